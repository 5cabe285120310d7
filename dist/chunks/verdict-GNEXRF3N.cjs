var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  verdictCommand: () => verdictCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_RUPCBCAV = require("./chunk-RUPCBCAV.cjs");
var import_chunk_DR4RL3SX = require("./chunk-DR4RL3SX.cjs");
var import_chunk_SK6ZZSQ2 = require("./chunk-SK6ZZSQ2.cjs");
var import_chunk_2EST4GBC = require("./chunk-2EST4GBC.cjs");
var import_chunk_4W76IVYK = require("./chunk-4W76IVYK.cjs");
var import_chunk_NBEHWZXD = require("./chunk-NBEHWZXD.cjs");
var import_chunk_AXYZSQPL = require("./chunk-AXYZSQPL.cjs");
var import_chunk_547F5KMH = require("./chunk-547F5KMH.cjs");
var import_chunk_YWY2QIKT = require("./chunk-YWY2QIKT.cjs");
var import_chunk_NBGIRIUR = require("./chunk-NBGIRIUR.cjs");
var import_chunk_YHK5FGJR = require("./chunk-YHK5FGJR.cjs");
var import_chunk_KFW25QV2 = require("./chunk-KFW25QV2.cjs");
var import_chunk_UIQGK3HJ = require("./chunk-UIQGK3HJ.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_TY3DGQ3B = require("./chunk-TY3DGQ3B.cjs");
var import_chunk_XSV6NPDF = require("./chunk-XSV6NPDF.cjs");
var import_chunk_DODZE5QL = require("./chunk-DODZE5QL.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_VHIDEY7P = require("./chunk-VHIDEY7P.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
var verdictCommand = {
  name: "verdict",
  summary: "Ends with the exit status that a finished run has earned",
  usage: "RUN [--json]",
  flags: [{ name: "json", type: "boolean", summary: "the verdict as JSON on stdout" }],
  takes: { least: 1, most: 1, paths: false },
  details: `0 complete and clean; 1 findings at or above --fail-on; 3 incomplete, failed, or not finished.
JSON: {run, status: complete|incomplete|failed, exit, raised, shown, dropped{reason: n\u2026}, coverage{hunks, reviewed},
captured: hooks|manual}. Of a step's run it prints {valid, reason}, with or without --json.`,
  run: async ({ positionals, flag, cwd }) => {
    const run = await (0, import_chunk_2EST4GBC.openRun)(await (0, import_chunk_KFW25QV2.openRepository)(cwd), (0, import_chunk_SK6ZZSQ2.positional)(positionals, "RUN"));
    if (run.file.kind === "step") {
      const judged = await (0, import_chunk_DR4RL3SX.readVerdict)(run);
      return { status: judged.valid ? 0 : 3, stdout: (0, import_chunk_DR4RL3SX.verdictLine)(judged) };
    }
    const report = await (0, import_chunk_RUPCBCAV.readReport)(run);
    const { counts, coverage, captured, status, exit } = report;
    const verdict = {
      run: report.run,
      status,
      exit,
      raised: counts.raised,
      shown: counts.shown,
      dropped: counts.dropped,
      coverage: { hunks: coverage.hunks, reviewed: coverage.reviewed },
      captured
    };
    const stdout = flag("json") ? `${JSON.stringify(verdict, null, 2)}
` : `${lineOf(report)}
`;
    return { status: exitStatus(exit), stdout };
  }
};
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
