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
var from_chunk_16ffa93b;
var from_chunk_3d5223b9;
var from_chunk_41c38ba8;
var from_chunk_5464ccc5;
var from_chunk_636e74ba;
var from_chunk_8e20af39;
var from_chunk_945581a2;
var from_chunk_9768a872;
var from_chunk_d715f0d7;
var from_chunk_f13d5024;
var from_main;
parts["verdict-QLLEM3OL"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  verdictCommand: () => verdictCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_SOPNLYGD = (from_chunk_3d5223b9 ??= require("./chunk-3d5223b9.cjs"))["chunk-SOPNLYGD"]();
var import_chunk_AU4ZZBNW = (from_chunk_5464ccc5 ??= require("./chunk-5464ccc5.cjs"))["chunk-AU4ZZBNW"]();
var import_chunk_NFHYS2AH = (from_chunk_5464ccc5 ??= require("./chunk-5464ccc5.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_35IQPWVW = (from_chunk_8e20af39 ??= require("./chunk-8e20af39.cjs"))["chunk-35IQPWVW"]();
var import_chunk_YKYEW4ZF = (from_chunk_8e20af39 ??= require("./chunk-8e20af39.cjs"))["chunk-YKYEW4ZF"]();
var import_chunk_UVZW4E52 = (from_chunk_3d5223b9 ??= require("./chunk-3d5223b9.cjs"))["chunk-UVZW4E52"]();
var import_chunk_SX5CXOWI = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-SX5CXOWI"]();
var import_chunk_7TSXGW7H = (from_chunk_3d5223b9 ??= require("./chunk-3d5223b9.cjs"))["chunk-7TSXGW7H"]();
var import_chunk_2UXSGL4G = (from_chunk_8e20af39 ??= require("./chunk-8e20af39.cjs"))["chunk-2UXSGL4G"]();
var import_chunk_4FXSJHAA = (from_chunk_8e20af39 ??= require("./chunk-8e20af39.cjs"))["chunk-4FXSJHAA"]();
var import_chunk_AWOSFOTL = (from_chunk_8e20af39 ??= require("./chunk-8e20af39.cjs"))["chunk-AWOSFOTL"]();
var import_chunk_V6TNONX2 = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-V6TNONX2"]();
var import_chunk_AFAAOGIW = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-AFAAOGIW"]();
var import_chunk_ZDC3FHAZ = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-ZDC3FHAZ"]();
var import_chunk_BPDDXC6Y = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_5Q2KDDAJ = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-5Q2KDDAJ"]();
var import_chunk_YUJ6TF4Q = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-YUJ6TF4Q"]();
var import_chunk_XSMDG5IY = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-XSMDG5IY"]();
var import_chunk_YY6N2GNC = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_HOHC3T4X = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-HOHC3T4X"]();
var import_chunk_TKCSMCAB = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_W7PXZJT7 = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-W7PXZJT7"]();
var import_chunk_COCIJOXI = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-COCIJOXI"]();
var import_chunk_ZEHYADPQ = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-ZEHYADPQ"]();
var import_chunk_6Y7LWF2A = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-6Y7LWF2A"]();
var import_chunk_5BAI5XGT = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-5BAI5XGT"]();
var import_chunk_7R4OZ5NR = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_O2J5DYQP = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-O2J5DYQP"]();
var import_chunk_NLWRO2NF = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_WGK3PPFS = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_VWRDYMPS = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_57JAG6KP = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-57JAG6KP"]();
var import_chunk_UQHUQYYF = (from_main ??= require("../main.cjs"))["chunk-UQHUQYYF"]();
var import_chunk_XPIKYFDN = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_7APCTLTW = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-7APCTLTW"]();
var import_chunk_JPD5QLI3 = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-JPD5QLI3"]();
var import_chunk_ELUKDH26 = (from_chunk_945581a2 ??= require("./chunk-945581a2.cjs"))["chunk-ELUKDH26"]();
var import_chunk_F2M6ALLY = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-F2M6ALLY"]();
var import_chunk_UTFC5QHX = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_UDK7FCCO = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-UDK7FCCO"]();
var import_chunk_5DEMJDHL = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_XKMPNDJX = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
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
    const repository = await (0, import_chunk_UDK7FCCO.openRepository)(cwd);
    const name = (0, import_chunk_SX5CXOWI.positional)(positionals, "RUN");
    if (await (0, import_chunk_YKYEW4ZF.isAudit)(repository, name))
      return verdictOfAudit(await (0, import_chunk_YKYEW4ZF.openAudit)(repository, name), flag("json"));
    const run = await (0, import_chunk_7TSXGW7H.openRun)(repository, name);
    if (run.file.kind === "step") {
      const judged = await (0, import_chunk_35IQPWVW.readVerdict)(run);
      return { status: judged.valid ? 0 : 3, stdout: (0, import_chunk_35IQPWVW.verdictLine)(judged) };
    }
    const report = await (0, import_chunk_SOPNLYGD.readReport)(run);
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
  const line = `${status}: ${(0, import_chunk_XKMPNDJX.inertLine)(why)}
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
});
