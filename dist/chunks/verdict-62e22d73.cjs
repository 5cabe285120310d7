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
var from_chunk_05d639e2;
var from_chunk_1c89f603;
var from_chunk_300651e2;
var from_chunk_3d4247f8;
var from_chunk_4ed73501;
var from_chunk_51f473ae;
var from_chunk_5bceb556;
var from_chunk_81d95a63;
var from_chunk_b778d404;
var from_chunk_c9dfc941;
var from_chunk_cc483273;
var from_chunk_e1032810;
var from_pre_88a614f7;
var from_main;
parts["verdict-B4EREFUE"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  verdictCommand: () => verdictCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_3L5F7WSN = (from_chunk_300651e2 ??= require("./chunk-300651e2.cjs"))["chunk-3L5F7WSN"]();
var import_chunk_S3K5MMUH = (from_chunk_e1032810 ??= require("./chunk-e1032810.cjs"))["chunk-S3K5MMUH"]();
var import_chunk_OG2QGKLI = (from_chunk_b778d404 ??= require("./chunk-b778d404.cjs"))["chunk-OG2QGKLI"]();
var import_chunk_PVHSDRHC = (from_chunk_b778d404 ??= require("./chunk-b778d404.cjs"))["chunk-PVHSDRHC"]();
var import_chunk_3EXVUZQJ = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-3EXVUZQJ"]();
var import_chunk_LULTQMGR = (from_chunk_b778d404 ??= require("./chunk-b778d404.cjs"))["chunk-LULTQMGR"]();
var import_chunk_2DCJMSLV = (from_chunk_5bceb556 ??= require("./chunk-5bceb556.cjs"))["chunk-2DCJMSLV"]();
var import_chunk_NFHYS2AH = (from_chunk_5bceb556 ??= require("./chunk-5bceb556.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_NAUUS4H3 = (from_chunk_300651e2 ??= require("./chunk-300651e2.cjs"))["chunk-NAUUS4H3"]();
var import_chunk_X5SJPM56 = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-X5SJPM56"]();
var import_chunk_MSIOT5LX = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-MSIOT5LX"]();
var import_chunk_RYZ5RHTO = (from_chunk_81d95a63 ??= require("./chunk-81d95a63.cjs"))["chunk-RYZ5RHTO"]();
var import_chunk_EGNZIYAS = (from_chunk_81d95a63 ??= require("./chunk-81d95a63.cjs"))["chunk-EGNZIYAS"]();
var import_chunk_XVJUAOZE = (from_chunk_e1032810 ??= require("./chunk-e1032810.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_ZJPOAVWI = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-ZJPOAVWI"]();
var import_chunk_UKY4DTXS = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-UKY4DTXS"]();
var import_chunk_LZCTZWJL = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_Y4UYJQVW = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-Y4UYJQVW"]();
var import_chunk_XL2HDATQ = (from_chunk_81d95a63 ??= require("./chunk-81d95a63.cjs"))["chunk-XL2HDATQ"]();
var import_chunk_3P5B5MV4 = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-3P5B5MV4"]();
var import_chunk_IJXJ7C2R = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_BLMYTWFS = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-BLMYTWFS"]();
var import_chunk_CKMVB2RJ = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_VUZR2LXR = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-VUZR2LXR"]();
var import_chunk_4LSUNKZZ = (from_chunk_51f473ae ??= require("./chunk-51f473ae.cjs"))["chunk-4LSUNKZZ"]();
var import_chunk_DUUH6XJL = (from_pre_88a614f7 ??= require("./pre-88a614f7.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_Z6IWSI3A = (from_pre_88a614f7 ??= require("./pre-88a614f7.cjs"))["chunk-Z6IWSI3A"]();
var import_chunk_SVD6QO3J = (from_chunk_51f473ae ??= require("./chunk-51f473ae.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_3Y32VSR5 = (from_chunk_51f473ae ??= require("./chunk-51f473ae.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_DP6A6MZR = (from_chunk_51f473ae ??= require("./chunk-51f473ae.cjs"))["chunk-DP6A6MZR"]();
var import_chunk_7R4OZ5NR = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_RHX4JLJM = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-RHX4JLJM"]();
var import_chunk_TKCSMCAB = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UGYIBA77 = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-BN7E3F24"]();
var import_chunk_A6JCCCLN = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_5YYKEXL5 = (from_pre_88a614f7 ??= require("./pre-88a614f7.cjs"))["chunk-5YYKEXL5"]();
var import_chunk_RM4DF3K7 = (from_main ??= require("../main.cjs"))["chunk-RM4DF3K7"]();
var import_chunk_ME4LCTXO = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-ME4LCTXO"]();
var import_chunk_DRNRIY4A = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_HEILT7NF = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-HEILT7NF"]();
var import_chunk_WCK3D5U5 = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_N6PILOQF = (from_chunk_4ed73501 ??= require("./chunk-4ed73501.cjs"))["chunk-N6PILOQF"]();
var import_chunk_R5ZSPPUH = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-R5ZSPPUH"]();
var import_chunk_UTFC5QHX = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-N6P4XODE"]();
var import_chunk_XKMPNDJX = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
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
    const repository = await (0, import_chunk_YLVPOKUO.openRepository)(cwd);
    const name = (0, import_chunk_S3K5MMUH.positional)(positionals, "RUN");
    if (await (0, import_chunk_4LSUNKZZ.isAudit)(repository, name))
      return verdictOfAudit(await (0, import_chunk_4LSUNKZZ.openAudit)(repository, name), flag("json"));
    const run = await (0, import_chunk_LULTQMGR.openRun)(repository, name);
    if (run.file.kind === "step") {
      const judged = await (0, import_chunk_3L5F7WSN.readVerdict)(run);
      return { status: judged.valid ? 0 : 3, stdout: (0, import_chunk_3L5F7WSN.verdictLine)(judged) };
    }
    const report = await (0, import_chunk_OG2QGKLI.readReport)(run);
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
