var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  verdictCommand: () => verdictCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_Y6OPHK6D = require("./chunk-Y6OPHK6D.cjs");
var import_chunk_XYMSZ6SX = require("./chunk-XYMSZ6SX.cjs");
var import_chunk_I2QQTFHH = require("./chunk-I2QQTFHH.cjs");
var import_chunk_C63BLPEU = require("./chunk-C63BLPEU.cjs");
var import_chunk_NHWSWUHQ = require("./chunk-NHWSWUHQ.cjs");
var import_chunk_AU4ZZBNW = require("./chunk-AU4ZZBNW.cjs");
var import_chunk_NFHYS2AH = require("./chunk-NFHYS2AH.cjs");
var import_chunk_ANA3C6RF = require("./chunk-ANA3C6RF.cjs");
var import_chunk_2PKZ7GPV = require("./chunk-2PKZ7GPV.cjs");
var import_chunk_NIMENYH7 = require("./chunk-NIMENYH7.cjs");
var import_chunk_ZV2HDEQO = require("./chunk-ZV2HDEQO.cjs");
var import_chunk_OQEHWMQU = require("./chunk-OQEHWMQU.cjs");
var import_chunk_PH7NNIX3 = require("./chunk-PH7NNIX3.cjs");
var import_chunk_V6KAZEFG = require("./chunk-V6KAZEFG.cjs");
var import_chunk_LO4LA64Z = require("./chunk-LO4LA64Z.cjs");
var import_chunk_WW2MF3TT = require("./chunk-WW2MF3TT.cjs");
var import_chunk_YNVMEEXY = require("./chunk-YNVMEEXY.cjs");
var import_chunk_47NM4YJ4 = require("./chunk-47NM4YJ4.cjs");
var import_chunk_VK3YCKY4 = require("./chunk-VK3YCKY4.cjs");
var import_chunk_R55AMLKG = require("./chunk-R55AMLKG.cjs");
var import_chunk_YY6N2GNC = require("./chunk-YY6N2GNC.cjs");
var import_chunk_KO24IEJL = require("./chunk-KO24IEJL.cjs");
var import_chunk_COCIJOXI = require("./chunk-COCIJOXI.cjs");
var import_chunk_GNZCOXAL = require("./chunk-GNZCOXAL.cjs");
var import_chunk_DFSBDAAB = require("./chunk-DFSBDAAB.cjs");
var import_chunk_7R4OZ5NR = require("./chunk-7R4OZ5NR.cjs");
var import_chunk_YURWSADG = require("./chunk-YURWSADG.cjs");
var import_chunk_4PH4C2GM = require("./chunk-4PH4C2GM.cjs");
var import_chunk_ECTCZI2R = require("./chunk-ECTCZI2R.cjs");
var import_chunk_NKPLNUY4 = require("./chunk-NKPLNUY4.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_JH3OI66H = require("./chunk-JH3OI66H.cjs");
var import_chunk_O3QJ2NHC = require("./chunk-O3QJ2NHC.cjs");
var import_chunk_FCSQHZBA = require("./chunk-FCSQHZBA.cjs");
var import_chunk_OCF75VPR = require("./chunk-OCF75VPR.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_JKDDQQVM = require("./chunk-JKDDQQVM.cjs");
var import_chunk_YPFR65XC = require("./chunk-YPFR65XC.cjs");
var import_chunk_PFZWFK77 = require("./chunk-PFZWFK77.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
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
    const repository = await (0, import_chunk_JKDDQQVM.openRepository)(cwd);
    const name = (0, import_chunk_I2QQTFHH.positional)(positionals, "RUN");
    if (await (0, import_chunk_ANA3C6RF.isAudit)(repository, name))
      return verdictOfAudit(await (0, import_chunk_ANA3C6RF.openAudit)(repository, name), flag("json"));
    const run = await (0, import_chunk_NHWSWUHQ.openRun)(repository, name);
    if (run.file.kind === "step") {
      const judged = await (0, import_chunk_Y6OPHK6D.readVerdict)(run);
      return { status: judged.valid ? 0 : 3, stdout: (0, import_chunk_Y6OPHK6D.verdictLine)(judged) };
    }
    const report = await (0, import_chunk_XYMSZ6SX.readReport)(run);
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
  const { status, exit, why } = (0, import_chunk_AU4ZZBNW.auditVerdict)(state);
  const verdict = {
    run: file.audit,
    status,
    exit,
    why,
    rounds: state.rounds.length,
    captured: file.captured
  };
  const line = `${status}: ${(0, import_chunk_PH7NNIX3.inertLine)(why)}
`;
  return { status: exit, stdout: json ? `${JSON.stringify(verdict, null, 2)}
` : line };
}
function lineOf({ status, counts, gaps }) {
  const found = `${counts.critical} critical, ${counts.important} important, ${counts.unscored + counts.not_scored} not scored`;
  return status === "complete" ? `complete: ${found}` : `${status}: ${gaps.length} gaps; ${found}`;
}
function exitStatus(exit) {
  return exit === 0 || exit === 1 ? exit : 3;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  verdictCommand
});
