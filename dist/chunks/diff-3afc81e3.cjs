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
var from_chunk_0eb32503;
var from_chunk_1a7e4671;
var from_chunk_237ea335;
var from_chunk_2df9118a;
var from_chunk_404f426f;
var from_chunk_683b2b99;
var from_chunk_885f03ff;
var from_chunk_94b63c89;
var from_chunk_aa30f698;
var from_chunk_cc483273;
var from_chunk_f9992ab7;
var from_chunk_ff949c2a;
var from_main;
parts["diff-EM4GSCCF"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  diffCommand: () => diffCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_MRZKWHZY = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-MRZKWHZY"]();
var import_chunk_CAVBOU3X = (from_chunk_885f03ff ??= require("./chunk-885f03ff.cjs"))["chunk-CAVBOU3X"]();
var import_chunk_6YI44MHD = (from_chunk_683b2b99 ??= require("./chunk-683b2b99.cjs"))["chunk-6YI44MHD"]();
var import_chunk_IFVQ7AHZ = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-IFVQ7AHZ"]();
var import_chunk_YGPSWJDA = (from_chunk_404f426f ??= require("./chunk-404f426f.cjs"))["chunk-YGPSWJDA"]();
var import_chunk_BPDK2H5L = (from_chunk_404f426f ??= require("./chunk-404f426f.cjs"))["chunk-BPDK2H5L"]();
var import_chunk_43OESL65 = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-43OESL65"]();
var import_chunk_DEFBUE5G = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-DEFBUE5G"]();
var import_chunk_NDY4AQET = (from_chunk_885f03ff ??= require("./chunk-885f03ff.cjs"))["chunk-NDY4AQET"]();
var import_chunk_BTNX326S = (from_chunk_404f426f ??= require("./chunk-404f426f.cjs"))["chunk-BTNX326S"]();
var import_chunk_B662L7GV = (from_chunk_404f426f ??= require("./chunk-404f426f.cjs"))["chunk-B662L7GV"]();
var import_chunk_H7KQZJGP = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-H7KQZJGP"]();
var import_chunk_TWOGUOFL = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_Q6KBHRUI = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-Q6KBHRUI"]();
var import_chunk_EGNZIYAS = (from_chunk_683b2b99 ??= require("./chunk-683b2b99.cjs"))["chunk-EGNZIYAS"]();
var import_chunk_XVJUAOZE = (from_chunk_0eb32503 ??= require("./chunk-0eb32503.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_WZCEDLFN = (from_chunk_683b2b99 ??= require("./chunk-683b2b99.cjs"))["chunk-WZCEDLFN"]();
var import_chunk_KEKSSPCP = (from_chunk_683b2b99 ??= require("./chunk-683b2b99.cjs"))["chunk-KEKSSPCP"]();
var import_chunk_KJBZSMUD = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-KJBZSMUD"]();
var import_chunk_XL2HDATQ = (from_chunk_683b2b99 ??= require("./chunk-683b2b99.cjs"))["chunk-XL2HDATQ"]();
var import_chunk_ON27B7R4 = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-ON27B7R4"]();
var import_chunk_ISSFKS4Y = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-ISSFKS4Y"]();
var import_chunk_3Q6ZRTRT = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3Q6ZRTRT"]();
var import_chunk_EUYL2H7I = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_LQYUZ4YC = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-LQYUZ4YC"]();
var import_chunk_37AYGRAF = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-37AYGRAF"]();
var import_chunk_OTZ2RVYM = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_3K5AAGTE = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3K5AAGTE"]();
var import_chunk_YKRZYPRU = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-YKRZYPRU"]();
var import_chunk_CLHPKY4O = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_H3UCOH37 = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-H3UCOH37"]();
var import_chunk_CKMVB2RJ = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_3HWUE6N7 = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_7R4OZ5NR = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_N6SY5LKR = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-N6SY5LKR"]();
var import_chunk_DGTTD5DF = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-DGTTD5DF"]();
var import_chunk_RHX4JLJM = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-RHX4JLJM"]();
var import_chunk_TKCSMCAB = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UGYIBA77 = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-BN7E3F24"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_XH37JHSS = (from_chunk_1a7e4671 ??= require("./chunk-1a7e4671.cjs"))["chunk-XH37JHSS"]();
var import_chunk_R5ZSPPUH = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-R5ZSPPUH"]();
var import_chunk_UTFC5QHX = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-N6P4XODE"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_XKMPNDJX = (from_main ??= require("../main.cjs"))["chunk-XKMPNDJX"]();
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
    const change = await (0, import_chunk_CAVBOU3X.readChangedLines)(repository, target);
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
