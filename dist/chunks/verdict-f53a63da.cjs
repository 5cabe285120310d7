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
var from_chunk_164a1dfd;
var from_chunk_1b2a4d5b;
var from_chunk_4cfffeab;
var from_chunk_55ac3ba9;
var from_chunk_61ff0063;
var from_chunk_67162232;
var from_chunk_6f26ba3d;
var from_chunk_a64ba8f7;
var from_chunk_c31ae12b;
var from_chunk_c97b65da;
var from_chunk_d2ad4077;
var from_chunk_da859161;
var from_pre_a93b6e1e;
var from_main;
parts["verdict-M3JCVZBK"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  verdictCommand: () => verdictCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_S3K5MMUH = (from_chunk_d2ad4077 ??= require("./chunk-d2ad4077.cjs"))["chunk-S3K5MMUH"]();
var import_chunk_5LXTIF3O = (from_chunk_c31ae12b ??= require("./chunk-c31ae12b.cjs"))["chunk-5LXTIF3O"]();
var import_chunk_GXAB5ZP5 = (from_chunk_67162232 ??= require("./chunk-67162232.cjs"))["chunk-GXAB5ZP5"]();
var import_chunk_2DCJMSLV = (from_chunk_61ff0063 ??= require("./chunk-61ff0063.cjs"))["chunk-2DCJMSLV"]();
var import_chunk_NFHYS2AH = (from_chunk_61ff0063 ??= require("./chunk-61ff0063.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_A7X42IUV = (from_chunk_c31ae12b ??= require("./chunk-c31ae12b.cjs"))["chunk-A7X42IUV"]();
var import_chunk_MZRIQKCG = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-MZRIQKCG"]();
var import_chunk_PDRCI44O = (from_chunk_c31ae12b ??= require("./chunk-c31ae12b.cjs"))["chunk-PDRCI44O"]();
var import_chunk_B7QXG7IO = (from_chunk_67162232 ??= require("./chunk-67162232.cjs"))["chunk-B7QXG7IO"]();
var import_chunk_P2AFGQRM = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-P2AFGQRM"]();
var import_chunk_TZ63U2R7 = (from_chunk_da859161 ??= require("./chunk-da859161.cjs"))["chunk-TZ63U2R7"]();
var import_chunk_UVEB2DKC = (from_chunk_da859161 ??= require("./chunk-da859161.cjs"))["chunk-UVEB2DKC"]();
var import_chunk_XVJUAOZE = (from_chunk_d2ad4077 ??= require("./chunk-d2ad4077.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_MMWTDIX3 = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-MMWTDIX3"]();
var import_chunk_66BED34G = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-66BED34G"]();
var import_chunk_LZCTZWJL = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_6XL6DKYN = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-6XL6DKYN"]();
var import_chunk_F6C6MZ3W = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_IJXJ7C2R = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_54YQBU5F = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-54YQBU5F"]();
var import_chunk_CKMVB2RJ = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_A6JCCCLN = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_6PUOBEVW = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-6PUOBEVW"]();
var import_chunk_XWPZDREH = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-XWPZDREH"]();
var import_chunk_SMKJISEK = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-SMKJISEK"]();
var import_chunk_YLVPOKUO = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_CYTLNJVL = (from_chunk_a64ba8f7 ??= require("./chunk-a64ba8f7.cjs"))["chunk-CYTLNJVL"]();
var import_chunk_SVD6QO3J = (from_chunk_a64ba8f7 ??= require("./chunk-a64ba8f7.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DUUH6XJL = (from_pre_a93b6e1e ??= require("./pre-a93b6e1e.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_BT7AZ22O = (from_pre_a93b6e1e ??= require("./pre-a93b6e1e.cjs"))["chunk-BT7AZ22O"]();
var import_chunk_3Y32VSR5 = (from_chunk_a64ba8f7 ??= require("./chunk-a64ba8f7.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_FUJS7BAP = (from_chunk_a64ba8f7 ??= require("./chunk-a64ba8f7.cjs"))["chunk-FUJS7BAP"]();
var import_chunk_52XWVFP6 = (from_pre_a93b6e1e ??= require("./pre-a93b6e1e.cjs"))["chunk-52XWVFP6"]();
var import_chunk_7R4OZ5NR = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_BL7SQKEU = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-BL7SQKEU"]();
var import_chunk_WCK3D5U5 = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_KJVLSB5U = (from_chunk_164a1dfd ??= require("./chunk-164a1dfd.cjs"))["chunk-KJVLSB5U"]();
var import_chunk_TDLACVAW = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-TDLACVAW"]();
var import_chunk_W4YBA4FF = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-W4YBA4FF"]();
var import_chunk_TKCSMCAB = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UGYIBA77 = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-BN7E3F24"]();
var import_chunk_RN53RASZ = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-RN53RASZ"]();
var import_chunk_UTFC5QHX = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N6P4XODE = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-N6P4XODE"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_XKMPNDJX = (from_main ??= require("../main.cjs"))["chunk-XKMPNDJX"]();
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
    if (await (0, import_chunk_CYTLNJVL.isAudit)(repository, name))
      return verdictOfAudit(await (0, import_chunk_CYTLNJVL.openAudit)(repository, name), flag("json"));
    const run = await (0, import_chunk_PDRCI44O.openRun)(repository, name);
    if (run.file.kind === "step") {
      const judged = await (0, import_chunk_GXAB5ZP5.readVerdict)(run);
      return { status: judged.valid ? 0 : 3, stdout: (0, import_chunk_GXAB5ZP5.verdictLine)(judged) };
    }
    const report = await (0, import_chunk_5LXTIF3O.readReport)(run);
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
