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
var from_chunk_1e1c0ca3;
var from_chunk_242c50fb;
var from_chunk_39c5fcee;
var from_chunk_4a90d636;
var from_chunk_5095118e;
var from_chunk_53f13f11;
var from_chunk_8b330ff3;
var from_chunk_8e9405e8;
var from_chunk_8ed1cd62;
var from_chunk_b3f3b87a;
var from_chunk_c7443ee0;
var from_chunk_d98ecfd8;
var from_main;
parts["diff-JG5JF4EQ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  diffCommand: () => diffCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_MTV7DFLM = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-MTV7DFLM"]();
var import_chunk_Q3GQ476W = (from_chunk_8ed1cd62 ??= require("./chunk-8ed1cd62.cjs"))["chunk-Q3GQ476W"]();
var import_chunk_6YI44MHD = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-6YI44MHD"]();
var import_chunk_RMDNUOPC = (from_chunk_4a90d636 ??= require("./chunk-4a90d636.cjs"))["chunk-RMDNUOPC"]();
var import_chunk_NSJD45H6 = (from_chunk_8ed1cd62 ??= require("./chunk-8ed1cd62.cjs"))["chunk-NSJD45H6"]();
var import_chunk_7F6VBHV5 = (from_chunk_4a90d636 ??= require("./chunk-4a90d636.cjs"))["chunk-7F6VBHV5"]();
var import_chunk_BUA2YANF = (from_chunk_4a90d636 ??= require("./chunk-4a90d636.cjs"))["chunk-BUA2YANF"]();
var import_chunk_O72X5HF2 = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-O72X5HF2"]();
var import_chunk_GT5L2GME = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-GT5L2GME"]();
var import_chunk_IQ3LK3HB = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-IQ3LK3HB"]();
var import_chunk_TWOGUOFL = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_UHRTTFOL = (from_chunk_8e9405e8 ??= require("./chunk-8e9405e8.cjs"))["chunk-UHRTTFOL"]();
var import_chunk_5LRPXDTB = (from_chunk_8e9405e8 ??= require("./chunk-8e9405e8.cjs"))["chunk-5LRPXDTB"]();
var import_chunk_G3U3FSZZ = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-G3U3FSZZ"]();
var import_chunk_ON27B7R4 = (from_chunk_8e9405e8 ??= require("./chunk-8e9405e8.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_b3f3b87a ??= require("./chunk-b3f3b87a.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_IMP4OHIR = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-IMP4OHIR"]();
var import_chunk_LHNE766D = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-LHNE766D"]();
var import_chunk_OWFAV7E6 = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_NIGIMF4N = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-NIGIMF4N"]();
var import_chunk_37AYGRAF = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-37AYGRAF"]();
var import_chunk_OLOC3CPJ = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_GDFGGMTZ = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-GDFGGMTZ"]();
var import_chunk_2UKF5L7Y = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-2UKF5L7Y"]();
var import_chunk_OTZ2RVYM = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_OEAVNMD4 = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OEAVNMD4"]();
var import_chunk_R5DXX5NI = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_CKMVB2RJ = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_3HWUE6N7 = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_D66PGRUA = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-D66PGRUA"]();
var import_chunk_XKMPNDJX = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_ZA4KROTO = (from_chunk_39c5fcee ??= require("./chunk-39c5fcee.cjs"))["chunk-ZA4KROTO"]();
var import_chunk_TDLACVAW = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-TDLACVAW"]();
var import_chunk_JIR2RCU5 = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-JIR2RCU5"]();
var import_chunk_J5GXARJV = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-J5GXARJV"]();
var import_chunk_ADQRAGKH = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-ADQRAGKH"]();
var import_chunk_TKCSMCAB = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_573E7KK3 = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-573E7KK3"]();
var import_chunk_NLWRO2NF = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_APQNDADW = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-APQNDADW"]();
var import_chunk_UTFC5QHX = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-N3IGRGRH"]();
var import_chunk_WD6Y2XFO = (from_main ??= require("../main.cjs"))["chunk-WD6Y2XFO"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
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
    const { repository, target } = await (0, import_chunk_MTV7DFLM.askedTarget)(cwd, positionals, flags);
    const change = await (0, import_chunk_Q3GQ476W.readChangedLines)(repository, target);
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
