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
var from_chunk_085a2d43;
var from_chunk_135c2660;
var from_chunk_453d95f5;
var from_chunk_48097030;
var from_chunk_5c75abf6;
var from_chunk_6154375f;
var from_chunk_68449b40;
var from_chunk_6d27c720;
var from_chunk_aff50995;
var from_chunk_b330e460;
var from_chunk_c445cf6b;
var from_chunk_d0f5116a;
var from_main;
parts["diff-O347FEMH"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  diffCommand: () => diffCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TFSYFUH4 = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-TFSYFUH4"]();
var import_chunk_E7RWOVFP = (from_chunk_aff50995 ??= require("./chunk-aff50995.cjs"))["chunk-E7RWOVFP"]();
var import_chunk_6YI44MHD = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-6YI44MHD"]();
var import_chunk_IFVQ7AHZ = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-IFVQ7AHZ"]();
var import_chunk_H45SZGTG = (from_chunk_68449b40 ??= require("./chunk-68449b40.cjs"))["chunk-H45SZGTG"]();
var import_chunk_QQIYZKMN = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-QQIYZKMN"]();
var import_chunk_HPIUJ5VB = (from_chunk_aff50995 ??= require("./chunk-aff50995.cjs"))["chunk-HPIUJ5VB"]();
var import_chunk_WWMORQAC = (from_chunk_68449b40 ??= require("./chunk-68449b40.cjs"))["chunk-WWMORQAC"]();
var import_chunk_ASAQIJEX = (from_chunk_68449b40 ??= require("./chunk-68449b40.cjs"))["chunk-ASAQIJEX"]();
var import_chunk_3HWUE6N7 = (from_chunk_68449b40 ??= require("./chunk-68449b40.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_FPQD5OSR = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-FPQD5OSR"]();
var import_chunk_VJYJ6AYQ = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-VJYJ6AYQ"]();
var import_chunk_GLWFXNR5 = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-GLWFXNR5"]();
var import_chunk_TWOGUOFL = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_JZXNWCOT = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-JZXNWCOT"]();
var import_chunk_E2GJLKLX = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_DOWEYRLT = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-DOWEYRLT"]();
var import_chunk_2VYGJSTV = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-2VYGJSTV"]();
var import_chunk_GV4TNHRM = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-GV4TNHRM"]();
var import_chunk_ON27B7R4 = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-ON27B7R4"]();
var import_chunk_EXQDFZCV = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-EXQDFZCV"]();
var import_chunk_PIFHTIZ2 = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-PIFHTIZ2"]();
var import_chunk_XVJUAOZE = (from_chunk_c445cf6b ??= require("./chunk-c445cf6b.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_SQW7QEC7 = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-SQW7QEC7"]();
var import_chunk_VO7HK3P6 = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-VO7HK3P6"]();
var import_chunk_GLPLX4GU = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-GLPLX4GU"]();
var import_chunk_37AYGRAF = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-37AYGRAF"]();
var import_chunk_XQLRYSQN = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-XQLRYSQN"]();
var import_chunk_EUYL2H7I = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_JU7Y2GNN = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-JU7Y2GNN"]();
var import_chunk_5LLMWDAD = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-5LLMWDAD"]();
var import_chunk_7CJS4GIV = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-7CJS4GIV"]();
var import_chunk_OTZ2RVYM = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_LK6EDTXU = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-LK6EDTXU"]();
var import_chunk_H3UCOH37 = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-H3UCOH37"]();
var import_chunk_CKMVB2RJ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_SD67457G = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-SD67457G"]();
var import_chunk_7R4OZ5NR = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_TDLACVAW = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-TDLACVAW"]();
var import_chunk_ID6W4UWD = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-ID6W4UWD"]();
var import_chunk_3S5K3SIW = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-3S5K3SIW"]();
var import_chunk_NK4T5BNB = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-NK4T5BNB"]();
var import_chunk_TKCSMCAB = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_2OHYE5MN = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-2OHYE5MN"]();
var import_chunk_NLWRO2NF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_UUEVDYVP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-UUEVDYVP"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_6UWTLWUZ = (from_chunk_6154375f ??= require("./chunk-6154375f.cjs"))["chunk-6UWTLWUZ"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_HMYIUGB2 = (from_main ??= require("../main.cjs"))["chunk-HMYIUGB2"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
function diffJson(changed) {
  return { files: [...changed.values()].map(fileJson) };
}
var pair = ({ start, end }) => [start, end];
var NOTHING = { added: [], deletionAnchors: [], addedLines: 0, removedLines: 0 };
function fileJson(change) {
  const { path, kind } = change;
  switch (change.kind) {
    case "text": {
      const { from, addedLines, removedLines, deletionAnchors } = change;
      const lines = { added: change.added.map(pair), deletionAnchors, addedLines, removedLines };
      return from === void 0 ? { path, kind, ...lines } : { path, from, kind, ...lines };
    }
    case "deleted":
      return { path, kind, ...NOTHING, removedLines: change.removedLines };
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
addedLines, removedLines}], skipped[{path, reason, decided_by: base|content|nobody, why?, bytes, lines}]}. Lines are those
of the new file, 1-based, both ends included. head is null for work that is not committed; base is the empty tree for a first commit.`,
  run: async ({ positionals, paths, flag, cwd }) => {
    const flags = { staged: flag("staged"), uncommitted: flag("uncommitted"), paths };
    const { repository, target } = await (0, import_chunk_TFSYFUH4.askedTarget)(cwd, positionals, flags);
    const change = await (0, import_chunk_E7RWOVFP.readChangedLines)(repository, target);
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
  return (0, import_chunk_WDRVM6EA.inertJson)(json);
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
  return `  ${reason.padEnd(11)} ${size.padStart(16)}  ${(0, import_chunk_NLWRO2NF.printable)(path)}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  diffCommand
});
});
