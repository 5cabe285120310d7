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
var from_chunk_1f8201f9;
var from_chunk_290e8e6b;
var from_chunk_293d8331;
var from_chunk_4e6a2b7e;
var from_chunk_67e09f12;
var from_chunk_68501e3f;
var from_chunk_83a04518;
var from_chunk_852eff56;
var from_chunk_909ecab0;
var from_chunk_93bd2415;
var from_chunk_c8595abe;
var from_chunk_ed8f7d80;
var from_pre_2a248e15;
var from_main;
parts["verdict-GYMDGROQ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  verdictCommand: () => verdictCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_7RPIBHZT = (from_chunk_293d8331 ??= require("./chunk-293d8331.cjs"))["chunk-7RPIBHZT"]();
var import_chunk_MFZGU2Q6 = (from_chunk_1f8201f9 ??= require("./chunk-1f8201f9.cjs"))["chunk-MFZGU2Q6"]();
var import_chunk_CI4DY75F = (from_chunk_1f8201f9 ??= require("./chunk-1f8201f9.cjs"))["chunk-CI4DY75F"]();
var import_chunk_BAXDA4Z5 = (from_chunk_83a04518 ??= require("./chunk-83a04518.cjs"))["chunk-BAXDA4Z5"]();
var import_chunk_QNDJGA4J = (from_chunk_293d8331 ??= require("./chunk-293d8331.cjs"))["chunk-QNDJGA4J"]();
var import_chunk_TCW6XLRF = (from_chunk_909ecab0 ??= require("./chunk-909ecab0.cjs"))["chunk-TCW6XLRF"]();
var import_chunk_Z5FMJQYF = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-Z5FMJQYF"]();
var import_chunk_NFHYS2AH = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_E45IDJU3 = (from_chunk_83a04518 ??= require("./chunk-83a04518.cjs"))["chunk-E45IDJU3"]();
var import_chunk_EN3FHX4L = (from_chunk_909ecab0 ??= require("./chunk-909ecab0.cjs"))["chunk-EN3FHX4L"]();
var import_chunk_Z7OCHJFN = (from_chunk_909ecab0 ??= require("./chunk-909ecab0.cjs"))["chunk-Z7OCHJFN"]();
var import_chunk_J47BHNTV = (from_chunk_852eff56 ??= require("./chunk-852eff56.cjs"))["chunk-J47BHNTV"]();
var import_chunk_XVJUAOZE = (from_chunk_293d8331 ??= require("./chunk-293d8331.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_X55FJDBY = (from_chunk_909ecab0 ??= require("./chunk-909ecab0.cjs"))["chunk-X55FJDBY"]();
var import_chunk_BPDDXC6Y = (from_chunk_909ecab0 ??= require("./chunk-909ecab0.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_CJPODVJK = (from_chunk_909ecab0 ??= require("./chunk-909ecab0.cjs"))["chunk-CJPODVJK"]();
var import_chunk_CKMVB2RJ = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_NPCEQHC5 = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-NPCEQHC5"]();
var import_chunk_COCIJOXI = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-COCIJOXI"]();
var import_chunk_MWIBNLHC = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-MWIBNLHC"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_RSP5V4ZV = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_SWPSNUBZ = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-SWPSNUBZ"]();
var import_chunk_SMKJISEK = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-SMKJISEK"]();
var import_chunk_QJEDPBQW = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-QJEDPBQW"]();
var import_chunk_TDLACVAW = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-TDLACVAW"]();
var import_chunk_XKMPNDJX = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_VMOHE4HW = (from_chunk_290e8e6b ??= require("./chunk-290e8e6b.cjs"))["chunk-VMOHE4HW"]();
var import_chunk_IJYU47K2 = (from_pre_2a248e15 ??= require("./pre-2a248e15.cjs"))["chunk-IJYU47K2"]();
var import_chunk_XQOCDP6C = (from_chunk_290e8e6b ??= require("./chunk-290e8e6b.cjs"))["chunk-XQOCDP6C"]();
var import_chunk_3Y32VSR5 = (from_chunk_290e8e6b ??= require("./chunk-290e8e6b.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_3N24DFPC = (from_chunk_290e8e6b ??= require("./chunk-290e8e6b.cjs"))["chunk-3N24DFPC"]();
var import_chunk_UL7S7MAU = (from_pre_2a248e15 ??= require("./pre-2a248e15.cjs"))["chunk-UL7S7MAU"]();
var import_chunk_7R4OZ5NR = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_KWQROFBA = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-KWQROFBA"]();
var import_chunk_WCK3D5U5 = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_B236GP6K = (from_chunk_4e6a2b7e ??= require("./chunk-4e6a2b7e.cjs"))["chunk-B236GP6K"]();
var import_chunk_YKMPV6QP = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_HH4NBPQT = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_TKCSMCAB = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WYARB6QR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-MZPW42QD"]();
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
    const repository = await (0, import_chunk_QJEDPBQW.openRepository)(cwd);
    const name = (0, import_chunk_7RPIBHZT.positional)(positionals, "RUN");
    if (await (0, import_chunk_VMOHE4HW.isAudit)(repository, name))
      return verdictOfAudit(await (0, import_chunk_VMOHE4HW.openAudit)(repository, name), flag("json"));
    const run = await (0, import_chunk_QNDJGA4J.openRun)(repository, name);
    if (run.file.kind === "step") {
      const judged = await (0, import_chunk_BAXDA4Z5.readVerdict)(run);
      return { status: judged.valid ? 0 : 3, stdout: (0, import_chunk_BAXDA4Z5.verdictLine)(judged) };
    }
    const report = await (0, import_chunk_MFZGU2Q6.readReport)(run);
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
