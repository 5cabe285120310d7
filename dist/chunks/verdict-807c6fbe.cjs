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
var from_chunk_0fc73645;
var from_chunk_2c7f64be;
var from_chunk_30440f4e;
var from_chunk_36527a88;
var from_chunk_49534d07;
var from_chunk_5a0a0c3a;
var from_chunk_cb1152f4;
var from_chunk_ce460e8a;
var from_chunk_dd800a30;
var from_chunk_e2df60f8;
var from_chunk_fb419460;
var from_pre_c7721268;
var from_main;
parts["verdict-KVMW3PQ4"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  verdictCommand: () => verdictCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NBBLTD3G = (from_chunk_fb419460 ??= require("./chunk-fb419460.cjs"))["chunk-NBBLTD3G"]();
var import_chunk_WARVG4I5 = (from_chunk_fb419460 ??= require("./chunk-fb419460.cjs"))["chunk-WARVG4I5"]();
var import_chunk_PX4E4SAD = (from_chunk_fb419460 ??= require("./chunk-fb419460.cjs"))["chunk-PX4E4SAD"]();
var import_chunk_4DTD3J54 = (from_chunk_2c7f64be ??= require("./chunk-2c7f64be.cjs"))["chunk-4DTD3J54"]();
var import_chunk_PNRZNGK6 = (from_chunk_49534d07 ??= require("./chunk-49534d07.cjs"))["chunk-PNRZNGK6"]();
var import_chunk_2DCJMSLV = (from_chunk_30440f4e ??= require("./chunk-30440f4e.cjs"))["chunk-2DCJMSLV"]();
var import_chunk_NFHYS2AH = (from_chunk_30440f4e ??= require("./chunk-30440f4e.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_PJCKJZTS = (from_chunk_fb419460 ??= require("./chunk-fb419460.cjs"))["chunk-PJCKJZTS"]();
var import_chunk_E2UE45JG = (from_chunk_2c7f64be ??= require("./chunk-2c7f64be.cjs"))["chunk-E2UE45JG"]();
var import_chunk_MK43L3EI = (from_chunk_49534d07 ??= require("./chunk-49534d07.cjs"))["chunk-MK43L3EI"]();
var import_chunk_RA67ZG5B = (from_chunk_0fc73645 ??= require("./chunk-0fc73645.cjs"))["chunk-RA67ZG5B"]();
var import_chunk_6HUUNMXZ = (from_chunk_0fc73645 ??= require("./chunk-0fc73645.cjs"))["chunk-6HUUNMXZ"]();
var import_chunk_XVJUAOZE = (from_chunk_fb419460 ??= require("./chunk-fb419460.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_AIY4ZVUO = (from_chunk_49534d07 ??= require("./chunk-49534d07.cjs"))["chunk-AIY4ZVUO"]();
var import_chunk_W5LD62C6 = (from_chunk_49534d07 ??= require("./chunk-49534d07.cjs"))["chunk-W5LD62C6"]();
var import_chunk_ASSG5WPT = (from_chunk_49534d07 ??= require("./chunk-49534d07.cjs"))["chunk-ASSG5WPT"]();
var import_chunk_CKMVB2RJ = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_F6C6MZ3W = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_IJXJ7C2R = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_2FBAYLT6 = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-2FBAYLT6"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_RSP5V4ZV = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_H35HTWH6 = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-H35HTWH6"]();
var import_chunk_LXVX7EQX = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-LXVX7EQX"]();
var import_chunk_SMKJISEK = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-SMKJISEK"]();
var import_chunk_D66PGRUA = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-D66PGRUA"]();
var import_chunk_XKMPNDJX = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_JTS3XOEX = (from_chunk_36527a88 ??= require("./chunk-36527a88.cjs"))["chunk-JTS3XOEX"]();
var import_chunk_SVD6QO3J = (from_chunk_36527a88 ??= require("./chunk-36527a88.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DUUH6XJL = (from_pre_c7721268 ??= require("./pre-c7721268.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_XT3VKKCA = (from_pre_c7721268 ??= require("./pre-c7721268.cjs"))["chunk-XT3VKKCA"]();
var import_chunk_3Y32VSR5 = (from_chunk_36527a88 ??= require("./chunk-36527a88.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_ZGIPPKLA = (from_chunk_36527a88 ??= require("./chunk-36527a88.cjs"))["chunk-ZGIPPKLA"]();
var import_chunk_CGRJKUFD = (from_pre_c7721268 ??= require("./pre-c7721268.cjs"))["chunk-CGRJKUFD"]();
var import_chunk_7R4OZ5NR = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_JU422HDE = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-JU422HDE"]();
var import_chunk_WCK3D5U5 = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_R4DMVLKO = (from_chunk_ce460e8a ??= require("./chunk-ce460e8a.cjs"))["chunk-R4DMVLKO"]();
var import_chunk_TDLACVAW = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-TDLACVAW"]();
var import_chunk_4EBRHL3T = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-4EBRHL3T"]();
var import_chunk_TKCSMCAB = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_573E7KK3 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-573E7KK3"]();
var import_chunk_NLWRO2NF = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_YNVRU2D7 = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-YNVRU2D7"]();
var import_chunk_UTFC5QHX = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-N3IGRGRH"]();
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
    if (await (0, import_chunk_JTS3XOEX.isAudit)(repository, name))
      return verdictOfAudit(await (0, import_chunk_JTS3XOEX.openAudit)(repository, name), flag("json"));
    const run = await (0, import_chunk_PJCKJZTS.openRun)(repository, name);
    if (run.file.kind === "step") {
      const judged = await (0, import_chunk_4DTD3J54.readVerdict)(run);
      return { status: judged.valid ? 0 : 3, stdout: (0, import_chunk_4DTD3J54.verdictLine)(judged) };
    }
    const report = await (0, import_chunk_WARVG4I5.readReport)(run);
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
