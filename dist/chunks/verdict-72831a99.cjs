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
var from_chunk_0cd107b9;
var from_chunk_28729ffd;
var from_chunk_2f2729f3;
var from_chunk_3532fb8f;
var from_chunk_3fc18a8c;
var from_chunk_65e30782;
var from_chunk_6882ab89;
var from_chunk_a6011939;
var from_chunk_ba2d0478;
var from_chunk_c2093b53;
var from_chunk_cc483273;
var from_chunk_d1296144;
var from_chunk_eb2e9841;
var from_main;
parts["verdict-WFKH2N7A"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  verdictCommand: () => verdictCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_QBDBY2A3 = (from_chunk_28729ffd ??= require("./chunk-28729ffd.cjs"))["chunk-QBDBY2A3"]();
var import_chunk_S3K5MMUH = (from_chunk_0cd107b9 ??= require("./chunk-0cd107b9.cjs"))["chunk-S3K5MMUH"]();
var import_chunk_OTN3DPFN = (from_chunk_65e30782 ??= require("./chunk-65e30782.cjs"))["chunk-OTN3DPFN"]();
var import_chunk_ZLWDDNLC = (from_chunk_65e30782 ??= require("./chunk-65e30782.cjs"))["chunk-ZLWDDNLC"]();
var import_chunk_EGGQGB4G = (from_chunk_c2093b53 ??= require("./chunk-c2093b53.cjs"))["chunk-EGGQGB4G"]();
var import_chunk_XAXNZS3H = (from_chunk_65e30782 ??= require("./chunk-65e30782.cjs"))["chunk-XAXNZS3H"]();
var import_chunk_2DCJMSLV = (from_chunk_3fc18a8c ??= require("./chunk-3fc18a8c.cjs"))["chunk-2DCJMSLV"]();
var import_chunk_NFHYS2AH = (from_chunk_3fc18a8c ??= require("./chunk-3fc18a8c.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_2T7GTZOV = (from_chunk_28729ffd ??= require("./chunk-28729ffd.cjs"))["chunk-2T7GTZOV"]();
var import_chunk_HYFFNOHB = (from_chunk_28729ffd ??= require("./chunk-28729ffd.cjs"))["chunk-HYFFNOHB"]();
var import_chunk_SKLJIYBP = (from_chunk_ba2d0478 ??= require("./chunk-ba2d0478.cjs"))["chunk-SKLJIYBP"]();
var import_chunk_EGNZIYAS = (from_chunk_ba2d0478 ??= require("./chunk-ba2d0478.cjs"))["chunk-EGNZIYAS"]();
var import_chunk_XVJUAOZE = (from_chunk_0cd107b9 ??= require("./chunk-0cd107b9.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_4NHGDT2J = (from_chunk_28729ffd ??= require("./chunk-28729ffd.cjs"))["chunk-4NHGDT2J"]();
var import_chunk_LZCTZWJL = (from_chunk_c2093b53 ??= require("./chunk-c2093b53.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_Y4UYJQVW = (from_chunk_c2093b53 ??= require("./chunk-c2093b53.cjs"))["chunk-Y4UYJQVW"]();
var import_chunk_XL2HDATQ = (from_chunk_ba2d0478 ??= require("./chunk-ba2d0478.cjs"))["chunk-XL2HDATQ"]();
var import_chunk_3P5B5MV4 = (from_chunk_6882ab89 ??= require("./chunk-6882ab89.cjs"))["chunk-3P5B5MV4"]();
var import_chunk_BQ5ILKU4 = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-BQ5ILKU4"]();
var import_chunk_IJXJ7C2R = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_CKMVB2RJ = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_XIPCDINX = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-XIPCDINX"]();
var import_chunk_TUJ54KUD = (from_chunk_2f2729f3 ??= require("./chunk-2f2729f3.cjs"))["chunk-TUJ54KUD"]();
var import_chunk_DUUH6XJL = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_MQXWYK3B = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-MQXWYK3B"]();
var import_chunk_SVD6QO3J = (from_chunk_2f2729f3 ??= require("./chunk-2f2729f3.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_3Y32VSR5 = (from_chunk_2f2729f3 ??= require("./chunk-2f2729f3.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_I7I5PAJ2 = (from_chunk_2f2729f3 ??= require("./chunk-2f2729f3.cjs"))["chunk-I7I5PAJ2"]();
var import_chunk_7R4OZ5NR = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_RHX4JLJM = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-RHX4JLJM"]();
var import_chunk_TKCSMCAB = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UGYIBA77 = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-BN7E3F24"]();
var import_chunk_6WUWXQ75 = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-6WUWXQ75"]();
var import_chunk_Y34TZB52 = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-Y34TZB52"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_T7XFNSHT = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-T7XFNSHT"]();
var import_chunk_DRNRIY4A = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_FQRJC5IH = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-FQRJC5IH"]();
var import_chunk_WCK3D5U5 = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_OPRHWCFB = (from_chunk_3532fb8f ??= require("./chunk-3532fb8f.cjs"))["chunk-OPRHWCFB"]();
var import_chunk_R5ZSPPUH = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-R5ZSPPUH"]();
var import_chunk_UTFC5QHX = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-N6P4XODE"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
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
    const repository = await (0, import_chunk_YLVPOKUO.openRepository)(cwd);
    const name = (0, import_chunk_S3K5MMUH.positional)(positionals, "RUN");
    if (await (0, import_chunk_TUJ54KUD.isAudit)(repository, name))
      return verdictOfAudit(await (0, import_chunk_TUJ54KUD.openAudit)(repository, name), flag("json"));
    const run = await (0, import_chunk_XAXNZS3H.openRun)(repository, name);
    if (run.file.kind === "step") {
      const judged = await (0, import_chunk_QBDBY2A3.readVerdict)(run);
      return { status: judged.valid ? 0 : 3, stdout: (0, import_chunk_QBDBY2A3.verdictLine)(judged) };
    }
    const report = await (0, import_chunk_OTN3DPFN.readReport)(run);
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
  const line = `${status}: ${(0, import_chunk_WDRVM6EA.inertLine)(why)}
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
