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
var from_chunk_0faa1c29;
var from_chunk_4809983b;
var from_chunk_9571ce31;
var from_chunk_c36126c2;
var from_chunk_c779e065;
var from_chunk_eeb90ee8;
var from_chunk_f461cff0;
var from_main;
parts["diff-BYL4BXEY"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  diffCommand: () => diffCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_YQQJ2DIH = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-YQQJ2DIH"]();
var import_chunk_M2EGDVSO = (from_chunk_c36126c2 ??= require("./chunk-c36126c2.cjs"))["chunk-M2EGDVSO"]();
var import_chunk_26VPP5XZ = (from_chunk_c36126c2 ??= require("./chunk-c36126c2.cjs"))["chunk-26VPP5XZ"]();
var import_chunk_MIRQVROI = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-MIRQVROI"]();
var import_chunk_2OZZ4N6C = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-2OZZ4N6C"]();
var import_chunk_CBEJFHAX = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-CBEJFHAX"]();
var import_chunk_SWVW3W2S = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-SWVW3W2S"]();
var import_chunk_XJYLUAK5 = (from_chunk_c779e065 ??= require("./chunk-c779e065.cjs"))["chunk-XJYLUAK5"]();
var import_chunk_ZIOD77D2 = (from_chunk_c779e065 ??= require("./chunk-c779e065.cjs"))["chunk-ZIOD77D2"]();
var import_chunk_XJQSEWSE = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-XJQSEWSE"]();
var import_chunk_YY6N2GNC = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_TDLACVAW = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-TDLACVAW"]();
var import_chunk_CKMVB2RJ = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_LJOAF2GT = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-LJOAF2GT"]();
var import_chunk_ZINJSA2P = (from_chunk_c36126c2 ??= require("./chunk-c36126c2.cjs"))["chunk-ZINJSA2P"]();
var import_chunk_JCXOI3TM = (from_chunk_c36126c2 ??= require("./chunk-c36126c2.cjs"))["chunk-JCXOI3TM"]();
var import_chunk_YAOSKHMQ = (from_chunk_c36126c2 ??= require("./chunk-c36126c2.cjs"))["chunk-YAOSKHMQ"]();
var import_chunk_MZXVAYM7 = (from_chunk_eeb90ee8 ??= require("./chunk-eeb90ee8.cjs"))["chunk-MZXVAYM7"]();
var import_chunk_6YI44MHD = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-6YI44MHD"]();
var import_chunk_3HWUE6N7 = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_TWOGUOFL = (from_chunk_eeb90ee8 ??= require("./chunk-eeb90ee8.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_4DM5I4D3 = (from_chunk_c779e065 ??= require("./chunk-c779e065.cjs"))["chunk-4DM5I4D3"]();
var import_chunk_D4EQFVC3 = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-D4EQFVC3"]();
var import_chunk_NLWRO2NF = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BHSNOJBM = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-BHSNOJBM"]();
var import_chunk_SMVOO4S2 = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_AGULUDUO = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-AGULUDUO"]();
var import_chunk_6SBCUWJU = (from_chunk_eeb90ee8 ??= require("./chunk-eeb90ee8.cjs"))["chunk-6SBCUWJU"]();
var import_chunk_SIHW7XFA = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-SIHW7XFA"]();
var import_chunk_2XJFZYDY = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-2XJFZYDY"]();
var import_chunk_CDSK2B4X = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-CDSK2B4X"]();
var import_chunk_UTFC5QHX = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
function diffJson(changed) {
  return { files: [...changed.values()].map(fileJson) };
}
function fileJson(change) {
  const { path, kind } = change;
  const nothing = { added: [], deletionAnchors: [], addedLines: 0, removedLines: 0 };
  switch (change.kind) {
    case "text": {
      const { from, addedLines, removedLines, deletionAnchors } = change;
      const added = change.added.map(({ start, end }) => [start, end]);
      return { path, ...from && { from }, kind, added, deletionAnchors, addedLines, removedLines };
    }
    case "deleted":
      return { path, kind, ...nothing, removedLines: change.removedLines };
    case "opaque":
      return { path, ...change.from && { from: change.from }, kind, why: change.why, ...nothing };
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
    const { repository, target } = await (0, import_chunk_YQQJ2DIH.askedTarget)(cwd, positionals, flags);
    const change = await (0, import_chunk_M2EGDVSO.readChangedLines)(repository, target);
    const text = textOf(change);
    return { status: 0, ...flag("json") ? { stdout: jsonOf(change), stderr: text } : { stdout: text } };
  }
};
function jsonOf({ base, head, changed, skipped }) {
  const json = { base: base.sha ?? base.tree, head: head.sha, ...diffJson(changed), skipped };
  return `${JSON.stringify(json, null, 2)}
`;
}
function textOf({ scopeNote, changed, skipped, renameLimitHit }) {
  const hidden = new Set(skipped.map(({ path }) => path));
  const shown = diffJson(changed).files.filter(({ path }) => !hidden.has(path));
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
