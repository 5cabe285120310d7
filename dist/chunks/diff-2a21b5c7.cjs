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
var from_chunk_03380ab5;
var from_chunk_33462b0e;
var from_chunk_5789eeab;
var from_chunk_5794962b;
var from_chunk_59bc369f;
var from_chunk_69cb593b;
var from_chunk_76cc671a;
var from_chunk_8d2640ee;
var from_chunk_a674f0d5;
var from_chunk_c8595abe;
var from_chunk_ed20ff02;
var from_main;
parts["diff-KZ7M5OPR"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  diffCommand: () => diffCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_ETS2J6AB = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-ETS2J6AB"]();
var import_chunk_MXXPERLH = (from_chunk_59bc369f ??= require("./chunk-59bc369f.cjs"))["chunk-MXXPERLH"]();
var import_chunk_6YI44MHD = (from_chunk_ed20ff02 ??= require("./chunk-ed20ff02.cjs"))["chunk-6YI44MHD"]();
var import_chunk_SB5FKWU2 = (from_chunk_5794962b ??= require("./chunk-5794962b.cjs"))["chunk-SB5FKWU2"]();
var import_chunk_MBAZC5WU = (from_chunk_59bc369f ??= require("./chunk-59bc369f.cjs"))["chunk-MBAZC5WU"]();
var import_chunk_VPNMDZNS = (from_chunk_5794962b ??= require("./chunk-5794962b.cjs"))["chunk-VPNMDZNS"]();
var import_chunk_MRFLFNRQ = (from_chunk_5794962b ??= require("./chunk-5794962b.cjs"))["chunk-MRFLFNRQ"]();
var import_chunk_JZ5BEPTW = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-JZ5BEPTW"]();
var import_chunk_2XWVF7Y5 = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-2XWVF7Y5"]();
var import_chunk_EDJQS4ZY = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-EDJQS4ZY"]();
var import_chunk_TWOGUOFL = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_EMSCJM3L = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-EMSCJM3L"]();
var import_chunk_TSTPE7DL = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-TSTPE7DL"]();
var import_chunk_J47BHNTV = (from_chunk_ed20ff02 ??= require("./chunk-ed20ff02.cjs"))["chunk-J47BHNTV"]();
var import_chunk_ON27B7R4 = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_5789eeab ??= require("./chunk-5789eeab.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_YGTKOOWD = (from_chunk_ed20ff02 ??= require("./chunk-ed20ff02.cjs"))["chunk-YGTKOOWD"]();
var import_chunk_VXTNE6D5 = (from_chunk_ed20ff02 ??= require("./chunk-ed20ff02.cjs"))["chunk-VXTNE6D5"]();
var import_chunk_CKMVB2RJ = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_OLOC3CPJ = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_XK645RH3 = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-XK645RH3"]();
var import_chunk_BP6VPYFZ = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-BP6VPYFZ"]();
var import_chunk_OTZ2RVYM = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_37AYGRAF = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-37AYGRAF"]();
var import_chunk_O2EKCTLS = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-O2EKCTLS"]();
var import_chunk_R5DXX5NI = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_3HWUE6N7 = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_QJEDPBQW = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-QJEDPBQW"]();
var import_chunk_XKMPNDJX = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_P6J3OUUF = (from_chunk_33462b0e ??= require("./chunk-33462b0e.cjs"))["chunk-P6J3OUUF"]();
var import_chunk_YKMPV6QP = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_TDLACVAW = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-TDLACVAW"]();
var import_chunk_DGZOEXLR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-DGZOEXLR"]();
var import_chunk_5ZM32VDY = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-5ZM32VDY"]();
var import_chunk_HH4NBPQT = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_TKCSMCAB = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WYARB6QR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-MZPW42QD"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
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
    const { repository, target } = await (0, import_chunk_ETS2J6AB.askedTarget)(cwd, positionals, flags);
    const change = await (0, import_chunk_MXXPERLH.readChangedLines)(repository, target);
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
