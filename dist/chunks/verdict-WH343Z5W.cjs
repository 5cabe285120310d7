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
var import_chunk_WJOJEFN6 = require("./chunk-WJOJEFN6.cjs");
var import_chunk_DYV7JMGO = require("./chunk-DYV7JMGO.cjs");
var import_chunk_OCS4WNCN = require("./chunk-OCS4WNCN.cjs");
var import_chunk_ZLVTTPUJ = require("./chunk-ZLVTTPUJ.cjs");
var import_chunk_ZVUGGQDH = require("./chunk-ZVUGGQDH.cjs");
var import_chunk_AU4ZZBNW = require("./chunk-AU4ZZBNW.cjs");
var import_chunk_NFHYS2AH = require("./chunk-NFHYS2AH.cjs");
var import_chunk_TUSV5Q57 = require("./chunk-TUSV5Q57.cjs");
var import_chunk_4U66IUBO = require("./chunk-4U66IUBO.cjs");
var import_chunk_NIMENYH7 = require("./chunk-NIMENYH7.cjs");
var import_chunk_SU32SCAC = require("./chunk-SU32SCAC.cjs");
var import_chunk_KLIVVR2V = require("./chunk-KLIVVR2V.cjs");
var import_chunk_V6KAZEFG = require("./chunk-V6KAZEFG.cjs");
var import_chunk_NDU4ASPS = require("./chunk-NDU4ASPS.cjs");
var import_chunk_D2FZ53PC = require("./chunk-D2FZ53PC.cjs");
var import_chunk_BPDDXC6Y = require("./chunk-BPDDXC6Y.cjs");
var import_chunk_VPSAYVE7 = require("./chunk-VPSAYVE7.cjs");
var import_chunk_MTB4QYU2 = require("./chunk-MTB4QYU2.cjs");
var import_chunk_YNVMEEXY = require("./chunk-YNVMEEXY.cjs");
var import_chunk_PM7SMEHJ = require("./chunk-PM7SMEHJ.cjs");
var import_chunk_YY6N2GNC = require("./chunk-YY6N2GNC.cjs");
var import_chunk_TDLACVAW = require("./chunk-TDLACVAW.cjs");
var import_chunk_ZIJ6YGW4 = require("./chunk-ZIJ6YGW4.cjs");
var import_chunk_NLWRO2NF = require("./chunk-NLWRO2NF.cjs");
var import_chunk_COCIJOXI = require("./chunk-COCIJOXI.cjs");
var import_chunk_Q2LLZGXS = require("./chunk-Q2LLZGXS.cjs");
var import_chunk_V6B4VSF5 = require("./chunk-V6B4VSF5.cjs");
var import_chunk_LCCOYSKI = require("./chunk-LCCOYSKI.cjs");
var import_chunk_W63TREGR = require("./chunk-W63TREGR.cjs");
var import_chunk_7R4OZ5NR = require("./chunk-7R4OZ5NR.cjs");
var import_chunk_6JTHDBMB = require("./chunk-6JTHDBMB.cjs");
var import_chunk_ECTCZI2R = require("./chunk-ECTCZI2R.cjs");
var import_chunk_NKPLNUY4 = require("./chunk-NKPLNUY4.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_7APCTLTW = require("./chunk-7APCTLTW.cjs");
var import_chunk_2N5ZNTP2 = require("./chunk-2N5ZNTP2.cjs");
var import_chunk_NJ42NZCG = require("./chunk-NJ42NZCG.cjs");
var import_chunk_U2XDWY6A = require("./chunk-U2XDWY6A.cjs");
var import_chunk_PTUVU4EN = require("./chunk-PTUVU4EN.cjs");
var import_chunk_2LLYUIDT = require("./chunk-2LLYUIDT.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_FVSROWUM = require("./chunk-FVSROWUM.cjs");
var import_chunk_STB4I2EK = require("./chunk-STB4I2EK.cjs");
var import_chunk_6XOGM6CC = require("./chunk-6XOGM6CC.cjs");
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
    const repository = await (0, import_chunk_FVSROWUM.openRepository)(cwd);
    const name = (0, import_chunk_ZLVTTPUJ.positional)(positionals, "RUN");
    if (await (0, import_chunk_TUSV5Q57.isAudit)(repository, name))
      return verdictOfAudit(await (0, import_chunk_TUSV5Q57.openAudit)(repository, name), flag("json"));
    const run = await (0, import_chunk_ZVUGGQDH.openRun)(repository, name);
    if (run.file.kind === "step") {
      const judged = await (0, import_chunk_DYV7JMGO.readVerdict)(run);
      return { status: judged.valid ? 0 : 3, stdout: (0, import_chunk_DYV7JMGO.verdictLine)(judged) };
    }
    const report = await (0, import_chunk_WJOJEFN6.readReport)(run);
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
  const line = `${status}: ${(0, import_chunk_6JTHDBMB.inertLine)(why)}
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
