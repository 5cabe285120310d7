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
var from_chunk_0f05ec40;
var from_chunk_2cfa2bbf;
var from_chunk_49735023;
var from_chunk_4b783c96;
var from_chunk_64f6c2f4;
var from_chunk_6621c70f;
var from_chunk_9d2a2c00;
var from_chunk_a518eb50;
var from_chunk_d5530e71;
var from_chunk_e2df60f8;
var from_chunk_ec68b35e;
var from_pre_4e3da236;
var from_main;
parts["verdict-JGOUC2SF"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  verdictCommand: () => verdictCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NBBLTD3G = (from_chunk_d5530e71 ??= require("./chunk-d5530e71.cjs"))["chunk-NBBLTD3G"]();
var import_chunk_JC3HBU5F = (from_chunk_d5530e71 ??= require("./chunk-d5530e71.cjs"))["chunk-JC3HBU5F"]();
var import_chunk_6LAVYHEZ = (from_chunk_d5530e71 ??= require("./chunk-d5530e71.cjs"))["chunk-6LAVYHEZ"]();
var import_chunk_3THTSDKG = (from_chunk_2cfa2bbf ??= require("./chunk-2cfa2bbf.cjs"))["chunk-3THTSDKG"]();
var import_chunk_3TIEXFGN = (from_chunk_6621c70f ??= require("./chunk-6621c70f.cjs"))["chunk-3TIEXFGN"]();
var import_chunk_2DCJMSLV = (from_chunk_a518eb50 ??= require("./chunk-a518eb50.cjs"))["chunk-2DCJMSLV"]();
var import_chunk_NFHYS2AH = (from_chunk_a518eb50 ??= require("./chunk-a518eb50.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_O66TJFNY = (from_chunk_d5530e71 ??= require("./chunk-d5530e71.cjs"))["chunk-O66TJFNY"]();
var import_chunk_P622XB2Q = (from_chunk_2cfa2bbf ??= require("./chunk-2cfa2bbf.cjs"))["chunk-P622XB2Q"]();
var import_chunk_IGR7V7IF = (from_chunk_6621c70f ??= require("./chunk-6621c70f.cjs"))["chunk-IGR7V7IF"]();
var import_chunk_UYO5PXMA = (from_chunk_ec68b35e ??= require("./chunk-ec68b35e.cjs"))["chunk-UYO5PXMA"]();
var import_chunk_6HUUNMXZ = (from_chunk_ec68b35e ??= require("./chunk-ec68b35e.cjs"))["chunk-6HUUNMXZ"]();
var import_chunk_XVJUAOZE = (from_chunk_d5530e71 ??= require("./chunk-d5530e71.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_Z4RTORCO = (from_chunk_6621c70f ??= require("./chunk-6621c70f.cjs"))["chunk-Z4RTORCO"]();
var import_chunk_BPDDXC6Y = (from_chunk_6621c70f ??= require("./chunk-6621c70f.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_ASSG5WPT = (from_chunk_6621c70f ??= require("./chunk-6621c70f.cjs"))["chunk-ASSG5WPT"]();
var import_chunk_CKMVB2RJ = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_F6C6MZ3W = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_COCIJOXI = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-COCIJOXI"]();
var import_chunk_TI7WKPHX = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-TI7WKPHX"]();
var import_chunk_7AQJ2AX2 = (from_main ??= require("../main.cjs"))["chunk-7AQJ2AX2"]();
var import_chunk_RSP5V4ZV = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_6V3URSKL = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-6V3URSKL"]();
var import_chunk_UKNUG25L = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-UKNUG25L"]();
var import_chunk_SMKJISEK = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-SMKJISEK"]();
var import_chunk_D66PGRUA = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-D66PGRUA"]();
var import_chunk_XKMPNDJX = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_PBESVMEE = (from_chunk_64f6c2f4 ??= require("./chunk-64f6c2f4.cjs"))["chunk-PBESVMEE"]();
var import_chunk_SVD6QO3J = (from_chunk_64f6c2f4 ??= require("./chunk-64f6c2f4.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DUUH6XJL = (from_pre_4e3da236 ??= require("./pre-4e3da236.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_YI2CIEZ2 = (from_pre_4e3da236 ??= require("./pre-4e3da236.cjs"))["chunk-YI2CIEZ2"]();
var import_chunk_3Y32VSR5 = (from_chunk_64f6c2f4 ??= require("./chunk-64f6c2f4.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_6SQPT5ZQ = (from_chunk_64f6c2f4 ??= require("./chunk-64f6c2f4.cjs"))["chunk-6SQPT5ZQ"]();
var import_chunk_VONXIK5O = (from_pre_4e3da236 ??= require("./pre-4e3da236.cjs"))["chunk-VONXIK5O"]();
var import_chunk_7R4OZ5NR = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_AE7HF43W = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-AE7HF43W"]();
var import_chunk_WCK3D5U5 = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_NJ3C7H5I = (from_chunk_0f05ec40 ??= require("./chunk-0f05ec40.cjs"))["chunk-NJ3C7H5I"]();
var import_chunk_TDLACVAW = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-TDLACVAW"]();
var import_chunk_4EBRHL3T = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-4EBRHL3T"]();
var import_chunk_TKCSMCAB = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_573E7KK3 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-573E7KK3"]();
var import_chunk_NLWRO2NF = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_YNVRU2D7 = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-YNVRU2D7"]();
var import_chunk_UTFC5QHX = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-N3IGRGRH"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_WD6Y2XFO = (from_main ??= require("../main.cjs"))["chunk-WD6Y2XFO"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
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
    const repository = await (0, import_chunk_D66PGRUA.openRepository)(cwd);
    const name = (0, import_chunk_NBBLTD3G.positional)(positionals, "RUN");
    if (await (0, import_chunk_PBESVMEE.isAudit)(repository, name))
      return verdictOfAudit(await (0, import_chunk_PBESVMEE.openAudit)(repository, name), flag("json"));
    const run = await (0, import_chunk_O66TJFNY.openRun)(repository, name);
    if (run.file.kind === "step") {
      const judged = await (0, import_chunk_3THTSDKG.readVerdict)(run);
      return { status: judged.valid ? 0 : 3, stdout: (0, import_chunk_3THTSDKG.verdictLine)(judged) };
    }
    const report = await (0, import_chunk_JC3HBU5F.readReport)(run);
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
