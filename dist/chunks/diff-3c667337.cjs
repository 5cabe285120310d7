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
var from_chunk_05a7027d;
var from_chunk_164a1dfd;
var from_chunk_404f426f;
var from_chunk_4cfffeab;
var from_chunk_50451d05;
var from_chunk_55ac3ba9;
var from_chunk_6db599d9;
var from_chunk_6f26ba3d;
var from_chunk_c97b65da;
var from_chunk_d2ad4077;
var from_chunk_da859161;
var from_chunk_eaa8e1f4;
var from_main;
parts["diff-7IVRWRVR"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  diffCommand: () => diffCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_XGLUSEXC = (from_chunk_6db599d9 ??= require("./chunk-6db599d9.cjs"))["chunk-XGLUSEXC"]();
var import_chunk_ZSZ2UPW6 = (from_chunk_eaa8e1f4 ??= require("./chunk-eaa8e1f4.cjs"))["chunk-ZSZ2UPW6"]();
var import_chunk_BPDK2H5L = (from_chunk_404f426f ??= require("./chunk-404f426f.cjs"))["chunk-BPDK2H5L"]();
var import_chunk_6YI44MHD = (from_chunk_da859161 ??= require("./chunk-da859161.cjs"))["chunk-6YI44MHD"]();
var import_chunk_YGPSWJDA = (from_chunk_404f426f ??= require("./chunk-404f426f.cjs"))["chunk-YGPSWJDA"]();
var import_chunk_JMVMKS35 = (from_chunk_eaa8e1f4 ??= require("./chunk-eaa8e1f4.cjs"))["chunk-JMVMKS35"]();
var import_chunk_BTNX326S = (from_chunk_404f426f ??= require("./chunk-404f426f.cjs"))["chunk-BTNX326S"]();
var import_chunk_B662L7GV = (from_chunk_404f426f ??= require("./chunk-404f426f.cjs"))["chunk-B662L7GV"]();
var import_chunk_43OESL65 = (from_chunk_6db599d9 ??= require("./chunk-6db599d9.cjs"))["chunk-43OESL65"]();
var import_chunk_DEFBUE5G = (from_chunk_6db599d9 ??= require("./chunk-6db599d9.cjs"))["chunk-DEFBUE5G"]();
var import_chunk_H7KQZJGP = (from_chunk_6db599d9 ??= require("./chunk-6db599d9.cjs"))["chunk-H7KQZJGP"]();
var import_chunk_TWOGUOFL = (from_chunk_6db599d9 ??= require("./chunk-6db599d9.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_TFE25BGY = (from_chunk_05a7027d ??= require("./chunk-05a7027d.cjs"))["chunk-TFE25BGY"]();
var import_chunk_KJBZSMUD = (from_chunk_05a7027d ??= require("./chunk-05a7027d.cjs"))["chunk-KJBZSMUD"]();
var import_chunk_UVEB2DKC = (from_chunk_da859161 ??= require("./chunk-da859161.cjs"))["chunk-UVEB2DKC"]();
var import_chunk_ON27B7R4 = (from_chunk_05a7027d ??= require("./chunk-05a7027d.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_d2ad4077 ??= require("./chunk-d2ad4077.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_HFHHHK3E = (from_chunk_da859161 ??= require("./chunk-da859161.cjs"))["chunk-HFHHHK3E"]();
var import_chunk_RMQ345H5 = (from_chunk_da859161 ??= require("./chunk-da859161.cjs"))["chunk-RMQ345H5"]();
var import_chunk_UHRZ6NLJ = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-UHRZ6NLJ"]();
var import_chunk_37AYGRAF = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-37AYGRAF"]();
var import_chunk_N6P3A34F = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-N6P3A34F"]();
var import_chunk_EUYL2H7I = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_54YQBU5F = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-54YQBU5F"]();
var import_chunk_OTZ2RVYM = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_MGBK3NCK = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-MGBK3NCK"]();
var import_chunk_YKRZYPRU = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-YKRZYPRU"]();
var import_chunk_CLHPKY4O = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_CKMVB2RJ = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_3HWUE6N7 = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_YLVPOKUO = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_7R4OZ5NR = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_KJVLSB5U = (from_chunk_164a1dfd ??= require("./chunk-164a1dfd.cjs"))["chunk-KJVLSB5U"]();
var import_chunk_TDLACVAW = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6SY5LKR = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-N6SY5LKR"]();
var import_chunk_Z7FSX4NQ = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-Z7FSX4NQ"]();
var import_chunk_W4YBA4FF = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-W4YBA4FF"]();
var import_chunk_TKCSMCAB = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UGYIBA77 = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-BN7E3F24"]();
var import_chunk_RN53RASZ = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-RN53RASZ"]();
var import_chunk_UTFC5QHX = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N6P4XODE = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-N6P4XODE"]();
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
    const { repository, target } = await (0, import_chunk_XGLUSEXC.askedTarget)(cwd, positionals, flags);
    const change = await (0, import_chunk_ZSZ2UPW6.readChangedLines)(repository, target);
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
