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
var from_chunk_05d639e2;
var from_chunk_207f101d;
var from_chunk_34c7cc2e;
var from_chunk_3d4247f8;
var from_chunk_486338da;
var from_chunk_4ed73501;
var from_chunk_81d95a63;
var from_chunk_8ef10247;
var from_chunk_c9dfc941;
var from_chunk_cbbb1100;
var from_chunk_cc483273;
var from_chunk_e1032810;
var from_main;
parts["diff-2PZYE2BY"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  diffCommand: () => diffCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_MRZKWHZY = (from_chunk_8ef10247 ??= require("./chunk-8ef10247.cjs"))["chunk-MRZKWHZY"]();
var import_chunk_MFEHOOCL = (from_chunk_486338da ??= require("./chunk-486338da.cjs"))["chunk-MFEHOOCL"]();
var import_chunk_6YI44MHD = (from_chunk_81d95a63 ??= require("./chunk-81d95a63.cjs"))["chunk-6YI44MHD"]();
var import_chunk_RYMJTX5A = (from_chunk_cbbb1100 ??= require("./chunk-cbbb1100.cjs"))["chunk-RYMJTX5A"]();
var import_chunk_BPDK2H5L = (from_chunk_cbbb1100 ??= require("./chunk-cbbb1100.cjs"))["chunk-BPDK2H5L"]();
var import_chunk_43OESL65 = (from_chunk_8ef10247 ??= require("./chunk-8ef10247.cjs"))["chunk-43OESL65"]();
var import_chunk_DEFBUE5G = (from_chunk_8ef10247 ??= require("./chunk-8ef10247.cjs"))["chunk-DEFBUE5G"]();
var import_chunk_H5WRTQQE = (from_chunk_486338da ??= require("./chunk-486338da.cjs"))["chunk-H5WRTQQE"]();
var import_chunk_7S2APD6P = (from_chunk_cbbb1100 ??= require("./chunk-cbbb1100.cjs"))["chunk-7S2APD6P"]();
var import_chunk_7UZLXLOW = (from_chunk_cbbb1100 ??= require("./chunk-cbbb1100.cjs"))["chunk-7UZLXLOW"]();
var import_chunk_H7KQZJGP = (from_chunk_8ef10247 ??= require("./chunk-8ef10247.cjs"))["chunk-H7KQZJGP"]();
var import_chunk_TWOGUOFL = (from_chunk_8ef10247 ??= require("./chunk-8ef10247.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_QWLFRWJF = (from_chunk_34c7cc2e ??= require("./chunk-34c7cc2e.cjs"))["chunk-QWLFRWJF"]();
var import_chunk_EGNZIYAS = (from_chunk_81d95a63 ??= require("./chunk-81d95a63.cjs"))["chunk-EGNZIYAS"]();
var import_chunk_XVJUAOZE = (from_chunk_e1032810 ??= require("./chunk-e1032810.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_QMY7C43Q = (from_chunk_81d95a63 ??= require("./chunk-81d95a63.cjs"))["chunk-QMY7C43Q"]();
var import_chunk_IMTTQKUO = (from_chunk_81d95a63 ??= require("./chunk-81d95a63.cjs"))["chunk-IMTTQKUO"]();
var import_chunk_KJBZSMUD = (from_chunk_34c7cc2e ??= require("./chunk-34c7cc2e.cjs"))["chunk-KJBZSMUD"]();
var import_chunk_XL2HDATQ = (from_chunk_81d95a63 ??= require("./chunk-81d95a63.cjs"))["chunk-XL2HDATQ"]();
var import_chunk_ON27B7R4 = (from_chunk_34c7cc2e ??= require("./chunk-34c7cc2e.cjs"))["chunk-ON27B7R4"]();
var import_chunk_OWFAV7E6 = (from_chunk_207f101d ??= require("./chunk-207f101d.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_NIGIMF4N = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-NIGIMF4N"]();
var import_chunk_OLOC3CPJ = (from_chunk_207f101d ??= require("./chunk-207f101d.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_YCSLEWCG = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-YCSLEWCG"]();
var import_chunk_BLMYTWFS = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-BLMYTWFS"]();
var import_chunk_37AYGRAF = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-37AYGRAF"]();
var import_chunk_OTZ2RVYM = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_YKRZYPRU = (from_chunk_207f101d ??= require("./chunk-207f101d.cjs"))["chunk-YKRZYPRU"]();
var import_chunk_R5DXX5NI = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_CKMVB2RJ = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_3HWUE6N7 = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_N6SY5LKR = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-N6SY5LKR"]();
var import_chunk_DGTTD5DF = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-DGTTD5DF"]();
var import_chunk_RHX4JLJM = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-RHX4JLJM"]();
var import_chunk_TKCSMCAB = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UGYIBA77 = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-BN7E3F24"]();
var import_chunk_RM4DF3K7 = (from_main ??= require("../main.cjs"))["chunk-RM4DF3K7"]();
var import_chunk_N6PILOQF = (from_chunk_4ed73501 ??= require("./chunk-4ed73501.cjs"))["chunk-N6PILOQF"]();
var import_chunk_R5ZSPPUH = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-R5ZSPPUH"]();
var import_chunk_UTFC5QHX = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-N6P4XODE"]();
var import_chunk_XKMPNDJX = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
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
    const { repository, target } = await (0, import_chunk_MRZKWHZY.askedTarget)(cwd, positionals, flags);
    const change = await (0, import_chunk_MFEHOOCL.readChangedLines)(repository, target);
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
  return `  ${reason.padEnd(11)} ${size.padStart(16)}  ${(0, import_chunk_NLWRO2NF.printable)(path)}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  diffCommand
});
});
