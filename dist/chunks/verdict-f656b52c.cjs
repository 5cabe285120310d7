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
var from_chunk_39c5fcee;
var from_chunk_4f46a8e7;
var from_chunk_5095118e;
var from_chunk_53f13f11;
var from_chunk_86bb22bc;
var from_chunk_8b330ff3;
var from_chunk_b3f3b87a;
var from_chunk_b8743d68;
var from_chunk_d98ecfd8;
var from_chunk_e64a521f;
var from_chunk_fa27cbcf;
var from_pre_ad3b00a3;
var from_main;
parts["verdict-ARGX7WWD"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  verdictCommand: () => verdictCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NBBLTD3G = (from_chunk_b3f3b87a ??= require("./chunk-b3f3b87a.cjs"))["chunk-NBBLTD3G"]();
var import_chunk_NTDYYD77 = (from_chunk_4f46a8e7 ??= require("./chunk-4f46a8e7.cjs"))["chunk-NTDYYD77"]();
var import_chunk_L67KRE73 = (from_chunk_e64a521f ??= require("./chunk-e64a521f.cjs"))["chunk-L67KRE73"]();
var import_chunk_2DCJMSLV = (from_chunk_b8743d68 ??= require("./chunk-b8743d68.cjs"))["chunk-2DCJMSLV"]();
var import_chunk_NFHYS2AH = (from_chunk_b8743d68 ??= require("./chunk-b8743d68.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_2SBLVU6Y = (from_chunk_4f46a8e7 ??= require("./chunk-4f46a8e7.cjs"))["chunk-2SBLVU6Y"]();
var import_chunk_HRXYRCD4 = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-HRXYRCD4"]();
var import_chunk_Z3YBCKDZ = (from_chunk_4f46a8e7 ??= require("./chunk-4f46a8e7.cjs"))["chunk-Z3YBCKDZ"]();
var import_chunk_SQJH2SHK = (from_chunk_e64a521f ??= require("./chunk-e64a521f.cjs"))["chunk-SQJH2SHK"]();
var import_chunk_44TNJBRB = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-44TNJBRB"]();
var import_chunk_ER7ND2TC = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-ER7ND2TC"]();
var import_chunk_G3U3FSZZ = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-G3U3FSZZ"]();
var import_chunk_XVJUAOZE = (from_chunk_b3f3b87a ??= require("./chunk-b3f3b87a.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_4SQ77CAD = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-4SQ77CAD"]();
var import_chunk_66BED34G = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-66BED34G"]();
var import_chunk_LZCTZWJL = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_SGJSLRIE = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-SGJSLRIE"]();
var import_chunk_F6C6MZ3W = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_IJXJ7C2R = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_2UKF5L7Y = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-2UKF5L7Y"]();
var import_chunk_CKMVB2RJ = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_A6JCCCLN = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_BSMFZR5B = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-BSMFZR5B"]();
var import_chunk_ZWQARH24 = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-ZWQARH24"]();
var import_chunk_SMKJISEK = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-SMKJISEK"]();
var import_chunk_D66PGRUA = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-D66PGRUA"]();
var import_chunk_XKMPNDJX = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_6ZEAV52K = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-6ZEAV52K"]();
var import_chunk_SVD6QO3J = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DUUH6XJL = (from_pre_ad3b00a3 ??= require("./pre-ad3b00a3.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_MZ5XJGTC = (from_pre_ad3b00a3 ??= require("./pre-ad3b00a3.cjs"))["chunk-MZ5XJGTC"]();
var import_chunk_3Y32VSR5 = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_3R5RSWBY = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-3R5RSWBY"]();
var import_chunk_HIJ37IJS = (from_pre_ad3b00a3 ??= require("./pre-ad3b00a3.cjs"))["chunk-HIJ37IJS"]();
var import_chunk_7R4OZ5NR = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_BCHXWA3P = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-BCHXWA3P"]();
var import_chunk_WCK3D5U5 = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_ZA4KROTO = (from_chunk_39c5fcee ??= require("./chunk-39c5fcee.cjs"))["chunk-ZA4KROTO"]();
var import_chunk_TDLACVAW = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-TDLACVAW"]();
var import_chunk_ADQRAGKH = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-ADQRAGKH"]();
var import_chunk_TKCSMCAB = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_573E7KK3 = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-573E7KK3"]();
var import_chunk_NLWRO2NF = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_APQNDADW = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-APQNDADW"]();
var import_chunk_UTFC5QHX = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-N3IGRGRH"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_WD6Y2XFO = (from_main ??= require("../main.cjs"))["chunk-WD6Y2XFO"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
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
    const repository = await (0, import_chunk_D66PGRUA.openRepository)(cwd);
    const name = (0, import_chunk_NBBLTD3G.positional)(positionals, "RUN");
    if (await (0, import_chunk_6ZEAV52K.isAudit)(repository, name))
      return verdictOfAudit(await (0, import_chunk_6ZEAV52K.openAudit)(repository, name), flag("json"));
    const run = await (0, import_chunk_Z3YBCKDZ.openRun)(repository, name);
    if (run.file.kind === "step") {
      const judged = await (0, import_chunk_L67KRE73.readVerdict)(run);
      return { status: judged.valid ? 0 : 3, stdout: (0, import_chunk_L67KRE73.verdictLine)(judged) };
    }
    const report = await (0, import_chunk_NTDYYD77.readReport)(run);
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
  const { status, exit, why } = (0, import_chunk_2DCJMSLV.auditVerdict)(state);
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
