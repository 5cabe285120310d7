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
var from_chunk_1d5c5560;
var from_chunk_24e1df22;
var from_chunk_6359c602;
var from_chunk_6ee86528;
var from_chunk_876f5172;
var from_chunk_9ff490a1;
var from_chunk_aab5277a;
var from_chunk_c8595abe;
var from_chunk_c96268c3;
var from_chunk_d628de10;
var from_chunk_d962ced6;
var from_chunk_ed8f7d80;
var from_pre_48e5d2bd;
var from_main;
parts["verdict-3FITWZUY"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  verdictCommand: () => verdictCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_7RPIBHZT = (from_chunk_6ee86528 ??= require("./chunk-6ee86528.cjs"))["chunk-7RPIBHZT"]();
var import_chunk_CKLAGI7P = (from_chunk_c96268c3 ??= require("./chunk-c96268c3.cjs"))["chunk-CKLAGI7P"]();
var import_chunk_M2IMP5I3 = (from_chunk_c96268c3 ??= require("./chunk-c96268c3.cjs"))["chunk-M2IMP5I3"]();
var import_chunk_D6L55CNA = (from_chunk_9ff490a1 ??= require("./chunk-9ff490a1.cjs"))["chunk-D6L55CNA"]();
var import_chunk_NVO65GJU = (from_chunk_6ee86528 ??= require("./chunk-6ee86528.cjs"))["chunk-NVO65GJU"]();
var import_chunk_DKQQTEXY = (from_chunk_876f5172 ??= require("./chunk-876f5172.cjs"))["chunk-DKQQTEXY"]();
var import_chunk_Z5FMJQYF = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-Z5FMJQYF"]();
var import_chunk_NFHYS2AH = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_I4IL5S3N = (from_chunk_9ff490a1 ??= require("./chunk-9ff490a1.cjs"))["chunk-I4IL5S3N"]();
var import_chunk_EN3FHX4L = (from_chunk_876f5172 ??= require("./chunk-876f5172.cjs"))["chunk-EN3FHX4L"]();
var import_chunk_HCTG2EZG = (from_chunk_aab5277a ??= require("./chunk-aab5277a.cjs"))["chunk-HCTG2EZG"]();
var import_chunk_CY23VXW5 = (from_chunk_876f5172 ??= require("./chunk-876f5172.cjs"))["chunk-CY23VXW5"]();
var import_chunk_XVJUAOZE = (from_chunk_6ee86528 ??= require("./chunk-6ee86528.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_OTWS56O2 = (from_chunk_876f5172 ??= require("./chunk-876f5172.cjs"))["chunk-OTWS56O2"]();
var import_chunk_BPDDXC6Y = (from_chunk_876f5172 ??= require("./chunk-876f5172.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_CJPODVJK = (from_chunk_876f5172 ??= require("./chunk-876f5172.cjs"))["chunk-CJPODVJK"]();
var import_chunk_CKMVB2RJ = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_NPCEQHC5 = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-NPCEQHC5"]();
var import_chunk_COCIJOXI = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-COCIJOXI"]();
var import_chunk_VEBT7QIP = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-VEBT7QIP"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_RSP5V4ZV = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_I3BMPKLD = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-I3BMPKLD"]();
var import_chunk_SMKJISEK = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-SMKJISEK"]();
var import_chunk_GDWPJMRW = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-GDWPJMRW"]();
var import_chunk_XKMPNDJX = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_A3F3AR5Y = (from_chunk_d628de10 ??= require("./chunk-d628de10.cjs"))["chunk-A3F3AR5Y"]();
var import_chunk_2I456P6G = (from_pre_48e5d2bd ??= require("./pre-48e5d2bd.cjs"))["chunk-2I456P6G"]();
var import_chunk_XQOCDP6C = (from_chunk_d628de10 ??= require("./chunk-d628de10.cjs"))["chunk-XQOCDP6C"]();
var import_chunk_3Y32VSR5 = (from_chunk_d628de10 ??= require("./chunk-d628de10.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_YVLNLCZO = (from_chunk_d628de10 ??= require("./chunk-d628de10.cjs"))["chunk-YVLNLCZO"]();
var import_chunk_DTD6ZWBC = (from_pre_48e5d2bd ??= require("./pre-48e5d2bd.cjs"))["chunk-DTD6ZWBC"]();
var import_chunk_7R4OZ5NR = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_Q66WQ462 = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-Q66WQ462"]();
var import_chunk_WCK3D5U5 = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_EYWKNGBW = (from_chunk_6359c602 ??= require("./chunk-6359c602.cjs"))["chunk-EYWKNGBW"]();
var import_chunk_YKMPV6QP = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_HH4NBPQT = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_TKCSMCAB = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WYARB6QR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-MZPW42QD"]();
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
    if (await (0, import_chunk_A3F3AR5Y.isAudit)(repository, name))
      return verdictOfAudit(await (0, import_chunk_A3F3AR5Y.openAudit)(repository, name), flag("json"));
    const run = await (0, import_chunk_NVO65GJU.openRun)(repository, name);
    if (run.file.kind === "step") {
      const judged = await (0, import_chunk_D6L55CNA.readVerdict)(run);
      return { status: judged.valid ? 0 : 3, stdout: (0, import_chunk_D6L55CNA.verdictLine)(judged) };
    }
    const report = await (0, import_chunk_CKLAGI7P.readReport)(run);
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
