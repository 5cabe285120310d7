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
var from_chunk_0cde1f63;
var from_chunk_0cf455f2;
var from_chunk_2ec45565;
var from_chunk_4598f42d;
var from_chunk_5024edbc;
var from_chunk_58b04f67;
var from_chunk_6457ef1c;
var from_chunk_9679095d;
var from_chunk_a7a87197;
var from_chunk_ba2610c8;
var from_chunk_dc12a92f;
var from_chunk_e2df60f8;
var from_pre_fa16d17a;
var from_main;
parts["verdict-DFBHQVR6"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  verdictCommand: () => verdictCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NBBLTD3G = (from_chunk_ba2610c8 ??= require("./chunk-ba2610c8.cjs"))["chunk-NBBLTD3G"]();
var import_chunk_6RIJVU7K = (from_chunk_6457ef1c ??= require("./chunk-6457ef1c.cjs"))["chunk-6RIJVU7K"]();
var import_chunk_DCYZ6FST = (from_chunk_0cde1f63 ??= require("./chunk-0cde1f63.cjs"))["chunk-DCYZ6FST"]();
var import_chunk_2DCJMSLV = (from_chunk_5024edbc ??= require("./chunk-5024edbc.cjs"))["chunk-2DCJMSLV"]();
var import_chunk_NFHYS2AH = (from_chunk_5024edbc ??= require("./chunk-5024edbc.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_5TJRA2JS = (from_chunk_6457ef1c ??= require("./chunk-6457ef1c.cjs"))["chunk-5TJRA2JS"]();
var import_chunk_SZYD2EWA = (from_chunk_2ec45565 ??= require("./chunk-2ec45565.cjs"))["chunk-SZYD2EWA"]();
var import_chunk_3ERGZM2Z = (from_chunk_6457ef1c ??= require("./chunk-6457ef1c.cjs"))["chunk-3ERGZM2Z"]();
var import_chunk_V73IYC7H = (from_chunk_0cde1f63 ??= require("./chunk-0cde1f63.cjs"))["chunk-V73IYC7H"]();
var import_chunk_44TNJBRB = (from_chunk_2ec45565 ??= require("./chunk-2ec45565.cjs"))["chunk-44TNJBRB"]();
var import_chunk_I7SDPTK7 = (from_chunk_4598f42d ??= require("./chunk-4598f42d.cjs"))["chunk-I7SDPTK7"]();
var import_chunk_G3U3FSZZ = (from_chunk_4598f42d ??= require("./chunk-4598f42d.cjs"))["chunk-G3U3FSZZ"]();
var import_chunk_XVJUAOZE = (from_chunk_ba2610c8 ??= require("./chunk-ba2610c8.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_BKHJBFLW = (from_chunk_2ec45565 ??= require("./chunk-2ec45565.cjs"))["chunk-BKHJBFLW"]();
var import_chunk_66BED34G = (from_chunk_2ec45565 ??= require("./chunk-2ec45565.cjs"))["chunk-66BED34G"]();
var import_chunk_LZCTZWJL = (from_chunk_2ec45565 ??= require("./chunk-2ec45565.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_ASSG5WPT = (from_chunk_2ec45565 ??= require("./chunk-2ec45565.cjs"))["chunk-ASSG5WPT"]();
var import_chunk_F6C6MZ3W = (from_chunk_9679095d ??= require("./chunk-9679095d.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_IJXJ7C2R = (from_chunk_9679095d ??= require("./chunk-9679095d.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_7QYQSRG5 = (from_chunk_9679095d ??= require("./chunk-9679095d.cjs"))["chunk-7QYQSRG5"]();
var import_chunk_CKMVB2RJ = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_A6JCCCLN = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_76V422XS = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-76V422XS"]();
var import_chunk_R5HL46N7 = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-R5HL46N7"]();
var import_chunk_SMKJISEK = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-SMKJISEK"]();
var import_chunk_D66PGRUA = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-D66PGRUA"]();
var import_chunk_XKMPNDJX = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_VNPWMVSF = (from_chunk_dc12a92f ??= require("./chunk-dc12a92f.cjs"))["chunk-VNPWMVSF"]();
var import_chunk_SVD6QO3J = (from_chunk_dc12a92f ??= require("./chunk-dc12a92f.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DUUH6XJL = (from_pre_fa16d17a ??= require("./pre-fa16d17a.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_5AZOZ2NW = (from_pre_fa16d17a ??= require("./pre-fa16d17a.cjs"))["chunk-5AZOZ2NW"]();
var import_chunk_3Y32VSR5 = (from_chunk_dc12a92f ??= require("./chunk-dc12a92f.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_RO4X6BNY = (from_chunk_dc12a92f ??= require("./chunk-dc12a92f.cjs"))["chunk-RO4X6BNY"]();
var import_chunk_2A2VIIGD = (from_pre_fa16d17a ??= require("./pre-fa16d17a.cjs"))["chunk-2A2VIIGD"]();
var import_chunk_7R4OZ5NR = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_MC23FZ2U = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-MC23FZ2U"]();
var import_chunk_WCK3D5U5 = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_XHFFEKVB = (from_chunk_58b04f67 ??= require("./chunk-58b04f67.cjs"))["chunk-XHFFEKVB"]();
var import_chunk_TDLACVAW = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-TDLACVAW"]();
var import_chunk_4EBRHL3T = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-4EBRHL3T"]();
var import_chunk_TKCSMCAB = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_573E7KK3 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-573E7KK3"]();
var import_chunk_NLWRO2NF = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_YNVRU2D7 = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-YNVRU2D7"]();
var import_chunk_UTFC5QHX = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-N3IGRGRH"]();
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
    if (await (0, import_chunk_VNPWMVSF.isAudit)(repository, name))
      return verdictOfAudit(await (0, import_chunk_VNPWMVSF.openAudit)(repository, name), flag("json"));
    const run = await (0, import_chunk_3ERGZM2Z.openRun)(repository, name);
    if (run.file.kind === "step") {
      const judged = await (0, import_chunk_DCYZ6FST.readVerdict)(run);
      return { status: judged.valid ? 0 : 3, stdout: (0, import_chunk_DCYZ6FST.verdictLine)(judged) };
    }
    const report = await (0, import_chunk_6RIJVU7K.readReport)(run);
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
