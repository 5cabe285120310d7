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
var from_chunk_3bfbfcd6;
var from_chunk_3d027e9f;
var from_chunk_472fa66f;
var from_chunk_5bde808d;
var from_chunk_72be2841;
var from_chunk_7e3df3b2;
var from_chunk_858254bd;
var from_chunk_d2be9d52;
var from_chunk_df061227;
var from_main;
parts["verdict-KYZITMLG"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  verdictCommand: () => verdictCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_AAOMIGIF = (from_chunk_858254bd ??= require("./chunk-858254bd.cjs"))["chunk-AAOMIGIF"]();
var import_chunk_HCTWGGGA = (from_chunk_5bde808d ??= require("./chunk-5bde808d.cjs"))["chunk-HCTWGGGA"]();
var import_chunk_CXCUNVTR = (from_chunk_858254bd ??= require("./chunk-858254bd.cjs"))["chunk-CXCUNVTR"]();
var import_chunk_GEPUIZLA = (from_chunk_d2be9d52 ??= require("./chunk-d2be9d52.cjs"))["chunk-GEPUIZLA"]();
var import_chunk_3QZMME34 = (from_chunk_858254bd ??= require("./chunk-858254bd.cjs"))["chunk-3QZMME34"]();
var import_chunk_AU4ZZBNW = (from_chunk_7e3df3b2 ??= require("./chunk-7e3df3b2.cjs"))["chunk-AU4ZZBNW"]();
var import_chunk_NFHYS2AH = (from_chunk_7e3df3b2 ??= require("./chunk-7e3df3b2.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_ZE7WG7CL = (from_chunk_5bde808d ??= require("./chunk-5bde808d.cjs"))["chunk-ZE7WG7CL"]();
var import_chunk_WMM7O47P = (from_chunk_5bde808d ??= require("./chunk-5bde808d.cjs"))["chunk-WMM7O47P"]();
var import_chunk_NIMENYH7 = (from_chunk_5bde808d ??= require("./chunk-5bde808d.cjs"))["chunk-NIMENYH7"]();
var import_chunk_7I3RPIOM = (from_chunk_5bde808d ??= require("./chunk-5bde808d.cjs"))["chunk-7I3RPIOM"]();
var import_chunk_PMJUWC2A = (from_chunk_df061227 ??= require("./chunk-df061227.cjs"))["chunk-PMJUWC2A"]();
var import_chunk_YO4Q72FV = (from_chunk_df061227 ??= require("./chunk-df061227.cjs"))["chunk-YO4Q72FV"]();
var import_chunk_AW3IDURW = (from_chunk_df061227 ??= require("./chunk-df061227.cjs"))["chunk-AW3IDURW"]();
var import_chunk_BPDDXC6Y = (from_chunk_df061227 ??= require("./chunk-df061227.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_I4EJNCCZ = (from_chunk_df061227 ??= require("./chunk-df061227.cjs"))["chunk-I4EJNCCZ"]();
var import_chunk_TSNHQGKM = (from_chunk_df061227 ??= require("./chunk-df061227.cjs"))["chunk-TSNHQGKM"]();
var import_chunk_IIZAPNO6 = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-IIZAPNO6"]();
var import_chunk_YY6N2GNC = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_TDLACVAW = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-TDLACVAW"]();
var import_chunk_LJOAF2GT = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-LJOAF2GT"]();
var import_chunk_COCIJOXI = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-COCIJOXI"]();
var import_chunk_ZUBOOM5G = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-ZUBOOM5G"]();
var import_chunk_IY67O6LB = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-IY67O6LB"]();
var import_chunk_4IVCGIZS = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-4IVCGIZS"]();
var import_chunk_7R4OZ5NR = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_WJHWKB3J = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-WJHWKB3J"]();
var import_chunk_NLWRO2NF = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_AMIK6XCK = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-AMIK6XCK"]();
var import_chunk_6JTHDBMB = (from_chunk_d2be9d52 ??= require("./chunk-d2be9d52.cjs"))["chunk-6JTHDBMB"]();
var import_chunk_VWRDYMPS = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_VECHTI4M = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-VECHTI4M"]();
var import_chunk_NKPLNUY4 = (from_main ??= require("../main.cjs"))["chunk-NKPLNUY4"]();
var import_chunk_7APCTLTW = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-7APCTLTW"]();
var import_chunk_YM7SSJYY = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-YM7SSJYY"]();
var import_chunk_BUK7UHHJ = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-BUK7UHHJ"]();
var import_chunk_2IOTJHGT = (from_main ??= require("../main.cjs"))["chunk-2IOTJHGT"]();
var import_chunk_SIHW7XFA = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-SIHW7XFA"]();
var import_chunk_4MGI6UXE = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-4MGI6UXE"]();
var import_chunk_KGCKXHO3 = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-KGCKXHO3"]();
var import_chunk_SSKNQAO3 = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-SSKNQAO3"]();
var import_chunk_UTFC5QHX = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
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
    const repository = await (0, import_chunk_4MGI6UXE.openRepository)(cwd);
    const name = (0, import_chunk_GEPUIZLA.positional)(positionals, "RUN");
    if (await (0, import_chunk_ZE7WG7CL.isAudit)(repository, name))
      return verdictOfAudit(await (0, import_chunk_ZE7WG7CL.openAudit)(repository, name), flag("json"));
    const run = await (0, import_chunk_3QZMME34.openRun)(repository, name);
    if (run.file.kind === "step") {
      const judged = await (0, import_chunk_HCTWGGGA.readVerdict)(run);
      return { status: judged.valid ? 0 : 3, stdout: (0, import_chunk_HCTWGGGA.verdictLine)(judged) };
    }
    const report = await (0, import_chunk_AAOMIGIF.readReport)(run);
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
});
