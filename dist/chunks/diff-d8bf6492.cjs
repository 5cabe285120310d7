var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var part = (run) => {
  var module;
  return () => {
    if (module === void 0) run(module = { exports: {} }, module.exports);
    return module.exports;
  };
};
var parts = exports;
var from_chunk_38295742;
var from_chunk_4793b330;
var from_chunk_8aa5568d;
var from_chunk_be136cb3;
var from_chunk_d4321d58;
var from_chunk_d74c1317;
var from_chunk_eb0136a0;
var from_chunk_ec474846;
var from_main;
parts["diff-CXWZRSJ4"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  diffCommand: () => diffCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_H6H4NJR3 = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-H6H4NJR3"]();
var import_chunk_6HOAEVZ4 = (from_chunk_4793b330 ??= require("./chunk-4793b330.cjs"))["chunk-6HOAEVZ4"]();
var import_chunk_5Y7IKGNC = (from_chunk_8aa5568d ??= require("./chunk-8aa5568d.cjs"))["chunk-5Y7IKGNC"]();
var import_chunk_M7BPTBQZ = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-M7BPTBQZ"]();
var import_chunk_2OZZ4N6C = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-2OZZ4N6C"]();
var import_chunk_CBEJFHAX = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-CBEJFHAX"]();
var import_chunk_DFLAREG4 = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-DFLAREG4"]();
var import_chunk_7QFANIAN = (from_chunk_be136cb3 ??= require("./chunk-be136cb3.cjs"))["chunk-7QFANIAN"]();
var import_chunk_SPMSSJI6 = (from_chunk_be136cb3 ??= require("./chunk-be136cb3.cjs"))["chunk-SPMSSJI6"]();
var import_chunk_PGSSXO73 = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-PGSSXO73"]();
var import_chunk_YY6N2GNC = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_TDLACVAW = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-TDLACVAW"]();
var import_chunk_LJOAF2GT = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-LJOAF2GT"]();
var import_chunk_BADJJZ2S = (from_chunk_4793b330 ??= require("./chunk-4793b330.cjs"))["chunk-BADJJZ2S"]();
var import_chunk_ULTNETPJ = (from_chunk_8aa5568d ??= require("./chunk-8aa5568d.cjs"))["chunk-ULTNETPJ"]();
var import_chunk_R4HTJOET = (from_chunk_8aa5568d ??= require("./chunk-8aa5568d.cjs"))["chunk-R4HTJOET"]();
var import_chunk_EF3CRQT3 = (from_chunk_d4321d58 ??= require("./chunk-d4321d58.cjs"))["chunk-EF3CRQT3"]();
var import_chunk_PIEXY6Y7 = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-PIEXY6Y7"]();
var import_chunk_6YI44MHD = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-6YI44MHD"]();
var import_chunk_3HWUE6N7 = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_TWOGUOFL = (from_chunk_d4321d58 ??= require("./chunk-d4321d58.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_Z7EAUBL6 = (from_chunk_be136cb3 ??= require("./chunk-be136cb3.cjs"))["chunk-Z7EAUBL6"]();
var import_chunk_CKMVB2RJ = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_LSJIPSHR = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-LSJIPSHR"]();
var import_chunk_NLWRO2NF = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_X6S3INMN = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-X6S3INMN"]();
var import_chunk_SMVOO4S2 = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_TWITAMCM = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-TWITAMCM"]();
var import_chunk_FO5PT7KO = (from_chunk_d4321d58 ??= require("./chunk-d4321d58.cjs"))["chunk-FO5PT7KO"]();
var import_chunk_SCWNVSH6 = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-SCWNVSH6"]();
var import_chunk_4TSG2DVV = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-4TSG2DVV"]();
var import_chunk_U4VRNEB2 = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-U4VRNEB2"]();
var import_chunk_UTFC5QHX = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
function diffJson(changed) {
  return { files: [...changed.values()].map(fileJson) };
}
var pair = ({ start, end }) => [start, end];
var NONE = [];
var NOTHING = { added: NONE, deletionAnchors: NONE, addedLines: 0, removedLines: 0 };
function fileJson(change) {
  const { path, kind } = change;
  switch (change.kind) {
    case "text": {
      const { from, addedLines, removedLines, deletionAnchors } = change;
      const lines = { added: change.added.map(pair), deletionAnchors, addedLines, removedLines };
      return from === void 0 ? { path, kind, ...lines } : { path, from, kind, ...lines };
    }
    case "deleted":
      return {
        path,
        kind,
        added: NONE,
        deletionAnchors: NONE,
        addedLines: 0,
        removedLines: change.removedLines
      };
    case "opaque":
      return { path, ...change.from && { from: change.from }, kind, why: change.why, ...NOTHING };
  }
}
var diffCommand = {
  name: "diff",
  summary: "Shows which lines a change touches, and what of it no reviewer is shown",
  usage: "[TARGET | --staged | --uncommitted] [--json] [-- PATH\u2026]",
  flags: [
    { name: "staged", type: "boolean", summary: "what is staged, against HEAD" },
    { name: "uncommitted", type: "boolean", summary: "the work tree with untracked files, against HEAD" },
    { name: "json", type: "boolean", summary: "the change as JSON on stdout" }
  ],
  takes: { least: 0, most: 1, paths: true },
  details: `TARGET is a branch (from where it forked from the default branch), a commit (against its first parent), A..B or
A...B, or a pull request: '#123', in quotes, or its URL. Without one: the current branch from where it forked, with
uncommitted and untracked work. PATH is taken literally and counts from where you stand.
JSON: {base, head, files[{path, from?, kind: text|deleted|opaque, why?, added[[start,end]\u2026], deletionAnchors[line\u2026],
addedLines, removedLines}], skipped[{path, reason, bytes}]}. Lines are those of the new file, 1-based, both ends
included. head is null for work that is not committed; base is the empty tree for a first commit.`,
  run: async ({ positionals, paths, flag, cwd }) => {
    const flags = { staged: flag("staged"), uncommitted: flag("uncommitted"), paths };
    const { repository, target } = await (0, import_chunk_H6H4NJR3.askedTarget)(cwd, positionals, flags);
    const change = await (0, import_chunk_6HOAEVZ4.readChangedLines)(repository, target);
    const { files } = diffJson(change.changed);
    const text = textOf(change, files);
    return {
      status: 0,
      ...flag("json") ? { stdout: jsonOf(change, files), stderr: text } : { stdout: text }
    };
  }
};
function jsonOf({ base, head, skipped }, files) {
  const json = { base: base.sha ?? base.tree, head: head.sha, files, skipped };
  return `${JSON.stringify(json, null, 2)}
`;
}
function textOf({ scopeNote, skipped, renameLimitHit }, files) {
  const hidden = new Set(skipped.map(({ path }) => path));
  const shown = files.filter(({ path }) => !hidden.has(path));
  const sections = [
    `${scopeNote}
`,
    ...renameLimitHit ? ["Too many files for git to look for inexact renames: some count as deleted and added.\n"] : [],
    ...shown.length === 0 ? [] : [shown.map(fileLine).join("")],
    ...skipped.length === 0 ? [] : [`Not shown to reviewers:
${skipped.map(skippedLine).join("")}`]
  ];
  return sections.join("\n");
}
function fileLine({ path, from, kind, addedLines, removedLines }) {
  const counts = `${`+${addedLines}`.padStart(7)} ${`-${removedLines}`.padStart(7)}`;
  const renamed = from === void 0 ? "" : ` (was ${(0, import_chunk_NLWRO2NF.printable)(from)})`;
  return `${counts}  ${(0, import_chunk_NLWRO2NF.printable)(path)}${renamed}${kind === "deleted" ? " (deleted)" : ""}
`;
}
function skippedLine({ path, reason, bytes }) {
  const size = bytes === null ? "" : `${bytes} bytes`;
  return `  ${reason.padEnd(9)} ${size.padStart(16)}  ${(0, import_chunk_NLWRO2NF.printable)(path)}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  diffCommand
});
});
