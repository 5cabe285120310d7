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
var import_chunk_3FZXRAK2 = require("./chunk-3FZXRAK2.cjs");
var import_chunk_AU4ZZBNW = require("./chunk-AU4ZZBNW.cjs");
var import_chunk_NFHYS2AH = require("./chunk-NFHYS2AH.cjs");
var import_chunk_O7TA7AW3 = require("./chunk-O7TA7AW3.cjs");
var import_chunk_7EFEXRSC = require("./chunk-7EFEXRSC.cjs");
var import_chunk_DADREYF6 = require("./chunk-DADREYF6.cjs");
var import_chunk_PH7NNIX3 = require("./chunk-PH7NNIX3.cjs");
var import_chunk_WI3WIAEP = require("./chunk-WI3WIAEP.cjs");
var import_chunk_5BR24YUK = require("./chunk-5BR24YUK.cjs");
var import_chunk_V6KAZEFG = require("./chunk-V6KAZEFG.cjs");
var import_chunk_JTOEGERV = require("./chunk-JTOEGERV.cjs");
var import_chunk_NIMENYH7 = require("./chunk-NIMENYH7.cjs");
var import_chunk_BDRH2VHB = require("./chunk-BDRH2VHB.cjs");
var import_chunk_AOMHXBU5 = require("./chunk-AOMHXBU5.cjs");
var import_chunk_7PNWFP6H = require("./chunk-7PNWFP6H.cjs");
var import_chunk_YNVMEEXY = require("./chunk-YNVMEEXY.cjs");
var import_chunk_5IDYNDVR = require("./chunk-5IDYNDVR.cjs");
var import_chunk_DDU43KAN = require("./chunk-DDU43KAN.cjs");
var import_chunk_YY6N2GNC = require("./chunk-YY6N2GNC.cjs");
var import_chunk_6ZKABKRW = require("./chunk-6ZKABKRW.cjs");
var import_chunk_OQGYYWEI = require("./chunk-OQGYYWEI.cjs");
var import_chunk_COCIJOXI = require("./chunk-COCIJOXI.cjs");
var import_chunk_5445BYDW = require("./chunk-5445BYDW.cjs");
var import_chunk_ZNZE32W7 = require("./chunk-ZNZE32W7.cjs");
var import_chunk_7R4OZ5NR = require("./chunk-7R4OZ5NR.cjs");
var import_chunk_HSMLU6WK = require("./chunk-HSMLU6WK.cjs");
var import_chunk_MYXZI2RE = require("./chunk-MYXZI2RE.cjs");
var import_chunk_T2YWPMGN = require("./chunk-T2YWPMGN.cjs");
var import_chunk_UIQGK3HJ = require("./chunk-UIQGK3HJ.cjs");
var import_chunk_BCECQ4U4 = require("./chunk-BCECQ4U4.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_DVETH7DV = require("./chunk-DVETH7DV.cjs");
var import_chunk_QCV6QELS = require("./chunk-QCV6QELS.cjs");
var import_chunk_FA77MLIE = require("./chunk-FA77MLIE.cjs");
var import_chunk_CC3FTJ7K = require("./chunk-CC3FTJ7K.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_JMQKZG5L = require("./chunk-JMQKZG5L.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
var verdictCommand = {
  name: "verdict",
  summary: "Ends with the exit status that a finished run has earned",
  usage: "RUN|AUDIT [--json]",
  flags: [{ name: "json", type: "boolean", summary: "the verdict as JSON on stdout" }],
  takes: { least: 1, most: 1, paths: false },
  details: `0 complete and clean; 1 findings at or above --fail-on; 3 incomplete, failed, or not finished.
JSON: {run, status: complete|incomplete|failed, exit, raised, shown, dropped{reason: n\u2026}, coverage{hunks, reviewed},
captured: hooks|manual}. Of a step's run it prints {valid, reason}, with or without --json; of an audit {run, status, exit, why,
rounds, captured}.`,
  run: async ({ positionals, flag, cwd }) => {
    const repository = await (0, import_chunk_MYXZI2RE.openRepository)(cwd);
    const name = (0, import_chunk_WI3WIAEP.positional)(positionals, "RUN");
    if (await (0, import_chunk_7EFEXRSC.isAudit)(repository, name))
      return verdictOfAudit(await (0, import_chunk_7EFEXRSC.openAudit)(repository, name), flag("json"));
    const run = await (0, import_chunk_5BR24YUK.openRun)(repository, name);
    if (run.file.kind === "step") {
      const judged = await (0, import_chunk_O7TA7AW3.readVerdict)(run);
      return { status: judged.valid ? 0 : 3, stdout: (0, import_chunk_O7TA7AW3.verdictLine)(judged) };
    }
    const report = await (0, import_chunk_3FZXRAK2.readReport)(run);
    const { counts, coverage, captured, status, exit } = report;
    const verdict = {
      run: report.run,
      status,
      exit,
      raised: counts.raised,
      shown: counts.shown,
      dropped: counts.dropped,
      coverage: { hunks: coverage.hunks, reviewed: coverage.reviewed },
      captured
    };
    const stdout = flag("json") ? `${JSON.stringify(verdict, null, 2)}
` : `${lineOf(report)}
`;
    return { status: exitStatus(exit), stdout };
  }
};
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
