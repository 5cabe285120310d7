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
var from_chunk_11b369f4;
var from_chunk_29398c02;
var from_chunk_3e0ca10e;
var from_chunk_71b232b9;
var from_chunk_7a4e11dd;
var from_chunk_81729125;
var from_chunk_a30e7128;
var from_chunk_be66ce36;
var from_chunk_f9d4de8e;
var from_chunk_fad61fb7;
var from_main;
parts["verdict-E3PHYHSG"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  verdictCommand: () => verdictCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_ZO2N5URF = (from_chunk_be66ce36 ??= require("./chunk-be66ce36.cjs"))["chunk-ZO2N5URF"]();
var import_chunk_AU4ZZBNW = (from_chunk_7a4e11dd ??= require("./chunk-7a4e11dd.cjs"))["chunk-AU4ZZBNW"]();
var import_chunk_NFHYS2AH = (from_chunk_7a4e11dd ??= require("./chunk-7a4e11dd.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_J6HKFKXK = (from_chunk_fad61fb7 ??= require("./chunk-fad61fb7.cjs"))["chunk-J6HKFKXK"]();
var import_chunk_FDBZDE4F = (from_chunk_fad61fb7 ??= require("./chunk-fad61fb7.cjs"))["chunk-FDBZDE4F"]();
var import_chunk_3MHQRYCG = (from_chunk_be66ce36 ??= require("./chunk-be66ce36.cjs"))["chunk-3MHQRYCG"]();
var import_chunk_SX5CXOWI = (from_chunk_3e0ca10e ??= require("./chunk-3e0ca10e.cjs"))["chunk-SX5CXOWI"]();
var import_chunk_2ZF6S5IG = (from_chunk_be66ce36 ??= require("./chunk-be66ce36.cjs"))["chunk-2ZF6S5IG"]();
var import_chunk_F5HMGLW4 = (from_chunk_fad61fb7 ??= require("./chunk-fad61fb7.cjs"))["chunk-F5HMGLW4"]();
var import_chunk_4FXSJHAA = (from_chunk_fad61fb7 ??= require("./chunk-fad61fb7.cjs"))["chunk-4FXSJHAA"]();
var import_chunk_5UWGRQF5 = (from_chunk_fad61fb7 ??= require("./chunk-fad61fb7.cjs"))["chunk-5UWGRQF5"]();
var import_chunk_QRTS7KGD = (from_chunk_71b232b9 ??= require("./chunk-71b232b9.cjs"))["chunk-QRTS7KGD"]();
var import_chunk_HZZBRIM4 = (from_chunk_71b232b9 ??= require("./chunk-71b232b9.cjs"))["chunk-HZZBRIM4"]();
var import_chunk_5ZTUA6RG = (from_chunk_71b232b9 ??= require("./chunk-71b232b9.cjs"))["chunk-5ZTUA6RG"]();
var import_chunk_BPDDXC6Y = (from_chunk_71b232b9 ??= require("./chunk-71b232b9.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_7JR2VYIF = (from_chunk_71b232b9 ??= require("./chunk-71b232b9.cjs"))["chunk-7JR2VYIF"]();
var import_chunk_5WFRSBAK = (from_chunk_71b232b9 ??= require("./chunk-71b232b9.cjs"))["chunk-5WFRSBAK"]();
var import_chunk_REP4ZIYU = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-REP4ZIYU"]();
var import_chunk_YY6N2GNC = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_TDLACVAW = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-TDLACVAW"]();
var import_chunk_LJOAF2GT = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-LJOAF2GT"]();
var import_chunk_COCIJOXI = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-COCIJOXI"]();
var import_chunk_LHUUPZTH = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-LHUUPZTH"]();
var import_chunk_5R3KKR5L = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-5R3KKR5L"]();
var import_chunk_VLXE6YBG = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-VLXE6YBG"]();
var import_chunk_7R4OZ5NR = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_O2J5DYQP = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-O2J5DYQP"]();
var import_chunk_NLWRO2NF = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_WGK3PPFS = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_FO5PT7KO = (from_chunk_3e0ca10e ??= require("./chunk-3e0ca10e.cjs"))["chunk-FO5PT7KO"]();
var import_chunk_VWRDYMPS = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_JKFFGONX = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-JKFFGONX"]();
var import_chunk_D22XEUC3 = (from_main ??= require("../main.cjs"))["chunk-D22XEUC3"]();
var import_chunk_XPIKYFDN = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_7APCTLTW = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-7APCTLTW"]();
var import_chunk_IWL6AR3C = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-IWL6AR3C"]();
var import_chunk_FM74E6O5 = (from_chunk_11b369f4 ??= require("./chunk-11b369f4.cjs"))["chunk-FM74E6O5"]();
var import_chunk_LFEMXBUT = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-LFEMXBUT"]();
var import_chunk_OQ2GIMKN = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-OQ2GIMKN"]();
var import_chunk_5DEMJDHL = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_VHNAQYD7 = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-VHNAQYD7"]();
var import_chunk_UTFC5QHX = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-UTFC5QHX"]();
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
    const repository = await (0, import_chunk_OQ2GIMKN.openRepository)(cwd);
    const name = (0, import_chunk_SX5CXOWI.positional)(positionals, "RUN");
    if (await (0, import_chunk_FDBZDE4F.isAudit)(repository, name))
      return verdictOfAudit(await (0, import_chunk_FDBZDE4F.openAudit)(repository, name), flag("json"));
    const run = await (0, import_chunk_2ZF6S5IG.openRun)(repository, name);
    if (run.file.kind === "step") {
      const judged = await (0, import_chunk_J6HKFKXK.readVerdict)(run);
      return { status: judged.valid ? 0 : 3, stdout: (0, import_chunk_J6HKFKXK.verdictLine)(judged) };
    }
    const report = await (0, import_chunk_ZO2N5URF.readReport)(run);
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
  const line = `${status}: ${(0, import_chunk_FO5PT7KO.inertLine)(why)}
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
