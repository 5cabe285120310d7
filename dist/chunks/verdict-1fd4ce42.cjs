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
var from_chunk_019c0aa2;
var from_chunk_330fcd1a;
var from_chunk_4283c454;
var from_chunk_45cfb9d2;
var from_chunk_4dd817fb;
var from_chunk_6ccb1515;
var from_chunk_8bb2ef54;
var from_chunk_a1c47994;
var from_chunk_b492da22;
var from_chunk_bc703c49;
var from_chunk_e5102664;
var from_chunk_f8138034;
var from_pre_a910e939;
var from_main;
parts["verdict-NXIQYOKD"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  verdictCommand: () => verdictCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_7RPIBHZT = (from_chunk_f8138034 ??= require("./chunk-f8138034.cjs"))["chunk-7RPIBHZT"]();
var import_chunk_MRJTLD43 = (from_chunk_e5102664 ??= require("./chunk-e5102664.cjs"))["chunk-MRJTLD43"]();
var import_chunk_UM6GWLIV = (from_chunk_e5102664 ??= require("./chunk-e5102664.cjs"))["chunk-UM6GWLIV"]();
var import_chunk_OW3I75FU = (from_chunk_4dd817fb ??= require("./chunk-4dd817fb.cjs"))["chunk-OW3I75FU"]();
var import_chunk_TVPH2E6A = (from_chunk_f8138034 ??= require("./chunk-f8138034.cjs"))["chunk-TVPH2E6A"]();
var import_chunk_PMBW7GTX = (from_chunk_a1c47994 ??= require("./chunk-a1c47994.cjs"))["chunk-PMBW7GTX"]();
var import_chunk_Z5FMJQYF = (from_chunk_bc703c49 ??= require("./chunk-bc703c49.cjs"))["chunk-Z5FMJQYF"]();
var import_chunk_NFHYS2AH = (from_chunk_bc703c49 ??= require("./chunk-bc703c49.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_JS7HFKLL = (from_chunk_4dd817fb ??= require("./chunk-4dd817fb.cjs"))["chunk-JS7HFKLL"]();
var import_chunk_EN3FHX4L = (from_chunk_a1c47994 ??= require("./chunk-a1c47994.cjs"))["chunk-EN3FHX4L"]();
var import_chunk_HCTG2EZG = (from_chunk_45cfb9d2 ??= require("./chunk-45cfb9d2.cjs"))["chunk-HCTG2EZG"]();
var import_chunk_L6SWPVC6 = (from_chunk_45cfb9d2 ??= require("./chunk-45cfb9d2.cjs"))["chunk-L6SWPVC6"]();
var import_chunk_XVJUAOZE = (from_chunk_f8138034 ??= require("./chunk-f8138034.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_S2HOTOBU = (from_chunk_a1c47994 ??= require("./chunk-a1c47994.cjs"))["chunk-S2HOTOBU"]();
var import_chunk_BPDDXC6Y = (from_chunk_a1c47994 ??= require("./chunk-a1c47994.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_CJPODVJK = (from_chunk_a1c47994 ??= require("./chunk-a1c47994.cjs"))["chunk-CJPODVJK"]();
var import_chunk_CKMVB2RJ = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_NPCEQHC5 = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-NPCEQHC5"]();
var import_chunk_COCIJOXI = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-COCIJOXI"]();
var import_chunk_CLVWUEFR = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-CLVWUEFR"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_HVXKFRYY = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-HVXKFRYY"]();
var import_chunk_YL4GAA7I = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-YL4GAA7I"]();
var import_chunk_SMKJISEK = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-SMKJISEK"]();
var import_chunk_GDWPJMRW = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-GDWPJMRW"]();
var import_chunk_XKMPNDJX = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_63MZDUFL = (from_chunk_019c0aa2 ??= require("./chunk-019c0aa2.cjs"))["chunk-63MZDUFL"]();
var import_chunk_PQJOHC2T = (from_pre_a910e939 ??= require("./pre-a910e939.cjs"))["chunk-PQJOHC2T"]();
var import_chunk_XQOCDP6C = (from_chunk_019c0aa2 ??= require("./chunk-019c0aa2.cjs"))["chunk-XQOCDP6C"]();
var import_chunk_3Y32VSR5 = (from_chunk_019c0aa2 ??= require("./chunk-019c0aa2.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_5POZMJLK = (from_chunk_019c0aa2 ??= require("./chunk-019c0aa2.cjs"))["chunk-5POZMJLK"]();
var import_chunk_UBEHNHW4 = (from_pre_a910e939 ??= require("./pre-a910e939.cjs"))["chunk-UBEHNHW4"]();
var import_chunk_7R4OZ5NR = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_AVHIYBNK = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-AVHIYBNK"]();
var import_chunk_WCK3D5U5 = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_EQ7TGJIC = (from_chunk_6ccb1515 ??= require("./chunk-6ccb1515.cjs"))["chunk-EQ7TGJIC"]();
var import_chunk_YKMPV6QP = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_HH4NBPQT = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_TKCSMCAB = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WYARB6QR = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-MZPW42QD"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var verdictCommand = {
  name: "verdict",
  summary: "Ends with the exit status that a finished run has earned",
  usage: "RUN|AUDIT [--json]",
  flags: [{ name: "json", type: "boolean", summary: "the verdict as JSON on stdout" }],
  takes: { least: 1, most: 1, paths: false },
  details: `0 complete and clean; 1 findings at or above --fail-on; 3 incomplete, failed, or not finished.
JSON: {run, status: complete|incomplete|failed, exit, raised, shown, dropped{reason: n\u2026}, coverage{hunks, reviewed,
carried}, since, captured: hooks|manual}; since is null or {run, new, open, fixed, dismissed, withdrawn}. Of a step's run it prints {valid, reason}, with or without --json; of an audit {run, status, exit, why,
rounds, captured}.`,
  run: async ({ positionals, flag, cwd }) => {
    const repository = await (0, import_chunk_GDWPJMRW.openRepository)(cwd);
    const name = (0, import_chunk_7RPIBHZT.positional)(positionals, "RUN");
    if (await (0, import_chunk_63MZDUFL.isAudit)(repository, name))
      return verdictOfAudit(await (0, import_chunk_63MZDUFL.openAudit)(repository, name), flag("json"));
    const run = await (0, import_chunk_TVPH2E6A.openRun)(repository, name);
    if (run.file.kind === "step") {
      const judged = await (0, import_chunk_OW3I75FU.readVerdict)(run);
      return { status: judged.valid ? 0 : 3, stdout: (0, import_chunk_OW3I75FU.verdictLine)(judged) };
    }
    const report = await (0, import_chunk_MRJTLD43.readReport)(run);
    const { counts, coverage, captured, status, exit } = report;
    const verdict = {
      run: report.run,
      status,
      exit,
      raised: counts.raised,
      shown: counts.shown,
      dropped: counts.dropped,
      coverage: { hunks: coverage.hunks, reviewed: coverage.reviewed, carried: coverage.carried },
      since: report.since === null ? null : sinceOf(report.since),
      captured
    };
    const stdout = flag("json") ? `${JSON.stringify(verdict, null, 2)}
` : `${lineOf(report)}
`;
    return { status: exitStatus(exit), stdout };
  }
};
function sinceOf({ run, new: added, open, fixed, dismissed, withdrawn }) {
  return { run, new: added, open, fixed, dismissed, withdrawn };
}
function verdictOfAudit({ file, state }, json) {
  const { status, exit, why } = (0, import_chunk_Z5FMJQYF.auditVerdict)(state);
  const verdict = {
    run: file.audit,
    status,
    exit,
    why,
    rounds: state.rounds.length,
    captured: file.captured
  };
  const line = `${status}: ${(0, import_chunk_XKMPNDJX.inertLine)(why)}
`;
  return { status: exit, stdout: json ? `${JSON.stringify(verdict, null, 2)}
` : line };
}
function lineOf({ status, counts, gaps, coverage, scope }) {
  const found = `${counts.critical} critical, ${counts.important} important, ${counts.unscored + counts.not_scored} not scored`;
  if (status === "complete" && coverage.hunks === 0)
    return `complete: nothing to review, ${(0, import_chunk_CKMVB2RJ.counted)(scope.skipped.length, "changed file")} shown to nobody`;
  return status === "complete" ? `complete: ${found}` : `${status}: ${(0, import_chunk_CKMVB2RJ.counted)(gaps.length, "gap")}; ${found}`;
}
function exitStatus(exit) {
  return exit === 0 || exit === 1 ? exit : 3;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  verdictCommand
});
});
