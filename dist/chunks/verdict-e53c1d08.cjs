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
var from_chunk_0de2b88b;
var from_chunk_1359ec14;
var from_chunk_28f73359;
var from_chunk_2b98bc5a;
var from_chunk_8827fc9c;
var from_chunk_cd5c75df;
var from_chunk_d715f0d7;
var from_chunk_e277ec65;
var from_chunk_f13d5024;
var from_chunk_f9f89524;
var from_main;
parts["verdict-6GWO6LHH"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  verdictCommand: () => verdictCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_STMJXO7O = (from_chunk_cd5c75df ??= require("./chunk-cd5c75df.cjs"))["chunk-STMJXO7O"]();
var import_chunk_AU4ZZBNW = (from_chunk_0de2b88b ??= require("./chunk-0de2b88b.cjs"))["chunk-AU4ZZBNW"]();
var import_chunk_NFHYS2AH = (from_chunk_0de2b88b ??= require("./chunk-0de2b88b.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_A3GQJUT2 = (from_chunk_2b98bc5a ??= require("./chunk-2b98bc5a.cjs"))["chunk-A3GQJUT2"]();
var import_chunk_HOTMYYZE = (from_chunk_2b98bc5a ??= require("./chunk-2b98bc5a.cjs"))["chunk-HOTMYYZE"]();
var import_chunk_7ZPZWCKX = (from_chunk_cd5c75df ??= require("./chunk-cd5c75df.cjs"))["chunk-7ZPZWCKX"]();
var import_chunk_SX5CXOWI = (from_chunk_e277ec65 ??= require("./chunk-e277ec65.cjs"))["chunk-SX5CXOWI"]();
var import_chunk_E533QOO5 = (from_chunk_cd5c75df ??= require("./chunk-cd5c75df.cjs"))["chunk-E533QOO5"]();
var import_chunk_5YDHAGWG = (from_chunk_2b98bc5a ??= require("./chunk-2b98bc5a.cjs"))["chunk-5YDHAGWG"]();
var import_chunk_4FXSJHAA = (from_chunk_2b98bc5a ??= require("./chunk-2b98bc5a.cjs"))["chunk-4FXSJHAA"]();
var import_chunk_5MX2YRYF = (from_chunk_2b98bc5a ??= require("./chunk-2b98bc5a.cjs"))["chunk-5MX2YRYF"]();
var import_chunk_257DHYRQ = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-257DHYRQ"]();
var import_chunk_C5MW623M = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-C5MW623M"]();
var import_chunk_WEFHRISI = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-WEFHRISI"]();
var import_chunk_BPDDXC6Y = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_RBAL4OKL = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-RBAL4OKL"]();
var import_chunk_YUJ6TF4Q = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-YUJ6TF4Q"]();
var import_chunk_XSMDG5IY = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-XSMDG5IY"]();
var import_chunk_YY6N2GNC = (from_chunk_e277ec65 ??= require("./chunk-e277ec65.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_HOHC3T4X = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-HOHC3T4X"]();
var import_chunk_TKCSMCAB = (from_chunk_e277ec65 ??= require("./chunk-e277ec65.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_W7PXZJT7 = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-W7PXZJT7"]();
var import_chunk_COCIJOXI = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-COCIJOXI"]();
var import_chunk_GSOY4OUO = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-GSOY4OUO"]();
var import_chunk_6Y7LWF2A = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-6Y7LWF2A"]();
var import_chunk_ZSU6X4ET = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-ZSU6X4ET"]();
var import_chunk_7R4OZ5NR = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_O2J5DYQP = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-O2J5DYQP"]();
var import_chunk_NLWRO2NF = (from_chunk_e277ec65 ??= require("./chunk-e277ec65.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_WGK3PPFS = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_VWRDYMPS = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_PZRT5MIY = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-PZRT5MIY"]();
var import_chunk_7ZLCWBCJ = (from_main ??= require("../main.cjs"))["chunk-7ZLCWBCJ"]();
var import_chunk_XPIKYFDN = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_7APCTLTW = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-7APCTLTW"]();
var import_chunk_4J5J7T6T = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-4J5J7T6T"]();
var import_chunk_EG4SYFI5 = (from_chunk_f9f89524 ??= require("./chunk-f9f89524.cjs"))["chunk-EG4SYFI5"]();
var import_chunk_F2M6ALLY = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-F2M6ALLY"]();
var import_chunk_UTFC5QHX = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-UTFC5QHX"]();
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
    if (await (0, import_chunk_HOTMYYZE.isAudit)(repository, name))
      return verdictOfAudit(await (0, import_chunk_HOTMYYZE.openAudit)(repository, name), flag("json"));
    const run = await (0, import_chunk_E533QOO5.openRun)(repository, name);
    if (run.file.kind === "step") {
      const judged = await (0, import_chunk_A3GQJUT2.readVerdict)(run);
      return { status: judged.valid ? 0 : 3, stdout: (0, import_chunk_A3GQJUT2.verdictLine)(judged) };
    }
    const report = await (0, import_chunk_STMJXO7O.readReport)(run);
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
