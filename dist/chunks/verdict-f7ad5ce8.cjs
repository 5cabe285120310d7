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
var from_chunk_38295742;
var from_chunk_49a34b4e;
var from_chunk_6b825e61;
var from_chunk_95bb4be4;
var from_chunk_a84db1dc;
var from_chunk_d4321d58;
var from_chunk_eb0136a0;
var from_chunk_ec474846;
var from_main;
parts["verdict-MVK2FOXR"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  verdictCommand: () => verdictCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_A6OGBDPZ = (from_chunk_6b825e61 ??= require("./chunk-6b825e61.cjs"))["chunk-A6OGBDPZ"]();
var import_chunk_AU4ZZBNW = (from_chunk_95bb4be4 ??= require("./chunk-95bb4be4.cjs"))["chunk-AU4ZZBNW"]();
var import_chunk_NFHYS2AH = (from_chunk_95bb4be4 ??= require("./chunk-95bb4be4.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_RRBEWNMN = (from_chunk_49a34b4e ??= require("./chunk-49a34b4e.cjs"))["chunk-RRBEWNMN"]();
var import_chunk_XIGJY7CG = (from_chunk_49a34b4e ??= require("./chunk-49a34b4e.cjs"))["chunk-XIGJY7CG"]();
var import_chunk_JSE46UAG = (from_chunk_6b825e61 ??= require("./chunk-6b825e61.cjs"))["chunk-JSE46UAG"]();
var import_chunk_SX5CXOWI = (from_chunk_d4321d58 ??= require("./chunk-d4321d58.cjs"))["chunk-SX5CXOWI"]();
var import_chunk_UQCJTSQS = (from_chunk_6b825e61 ??= require("./chunk-6b825e61.cjs"))["chunk-UQCJTSQS"]();
var import_chunk_DTHOBBX6 = (from_chunk_49a34b4e ??= require("./chunk-49a34b4e.cjs"))["chunk-DTHOBBX6"]();
var import_chunk_4FXSJHAA = (from_chunk_49a34b4e ??= require("./chunk-49a34b4e.cjs"))["chunk-4FXSJHAA"]();
var import_chunk_ZL5BD4DO = (from_chunk_49a34b4e ??= require("./chunk-49a34b4e.cjs"))["chunk-ZL5BD4DO"]();
var import_chunk_KRCXUI7O = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-KRCXUI7O"]();
var import_chunk_HZZBRIM4 = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-HZZBRIM4"]();
var import_chunk_NLAVAH4F = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-NLAVAH4F"]();
var import_chunk_BPDDXC6Y = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_FHQ2PXUM = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-FHQ2PXUM"]();
var import_chunk_E7QTEREA = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-E7QTEREA"]();
var import_chunk_PGSSXO73 = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-PGSSXO73"]();
var import_chunk_YY6N2GNC = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_TDLACVAW = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-TDLACVAW"]();
var import_chunk_LJOAF2GT = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-LJOAF2GT"]();
var import_chunk_COCIJOXI = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-COCIJOXI"]();
var import_chunk_LHUUPZTH = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-LHUUPZTH"]();
var import_chunk_5R3KKR5L = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-5R3KKR5L"]();
var import_chunk_KGJLCUU4 = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-KGJLCUU4"]();
var import_chunk_7R4OZ5NR = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_LSJIPSHR = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-LSJIPSHR"]();
var import_chunk_NLWRO2NF = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_TWITAMCM = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-TWITAMCM"]();
var import_chunk_FO5PT7KO = (from_chunk_d4321d58 ??= require("./chunk-d4321d58.cjs"))["chunk-FO5PT7KO"]();
var import_chunk_VWRDYMPS = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_BWGQBUTV = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-BWGQBUTV"]();
var import_chunk_D22XEUC3 = (from_main ??= require("../main.cjs"))["chunk-D22XEUC3"]();
var import_chunk_XPIKYFDN = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_7APCTLTW = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-7APCTLTW"]();
var import_chunk_Q5D5M5TU = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-Q5D5M5TU"]();
var import_chunk_FM74E6O5 = (from_chunk_11b369f4 ??= require("./chunk-11b369f4.cjs"))["chunk-FM74E6O5"]();
var import_chunk_SCWNVSH6 = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-SCWNVSH6"]();
var import_chunk_4TSG2DVV = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-4TSG2DVV"]();
var import_chunk_U4VRNEB2 = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-U4VRNEB2"]();
var import_chunk_VHNAQYD7 = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-VHNAQYD7"]();
var import_chunk_UTFC5QHX = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-UTFC5QHX"]();
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
    const repository = await (0, import_chunk_4TSG2DVV.openRepository)(cwd);
    const name = (0, import_chunk_SX5CXOWI.positional)(positionals, "RUN");
    if (await (0, import_chunk_XIGJY7CG.isAudit)(repository, name))
      return verdictOfAudit(await (0, import_chunk_XIGJY7CG.openAudit)(repository, name), flag("json"));
    const run = await (0, import_chunk_UQCJTSQS.openRun)(repository, name);
    if (run.file.kind === "step") {
      const judged = await (0, import_chunk_RRBEWNMN.readVerdict)(run);
      return { status: judged.valid ? 0 : 3, stdout: (0, import_chunk_RRBEWNMN.verdictLine)(judged) };
    }
    const report = await (0, import_chunk_A6OGBDPZ.readReport)(run);
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
