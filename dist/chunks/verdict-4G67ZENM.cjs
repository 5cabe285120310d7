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
var import_chunk_V3TWNNPT = require("./chunk-V3TWNNPT.cjs");
var import_chunk_R35XM5IF = require("./chunk-R35XM5IF.cjs");
var import_chunk_XMU6LWRX = require("./chunk-XMU6LWRX.cjs");
var import_chunk_RNYARYVQ = require("./chunk-RNYARYVQ.cjs");
var import_chunk_AK7HW4HW = require("./chunk-AK7HW4HW.cjs");
var import_chunk_36GT5FFJ = require("./chunk-36GT5FFJ.cjs");
var import_chunk_AXYZSQPL = require("./chunk-AXYZSQPL.cjs");
var import_chunk_UESE6YC2 = require("./chunk-UESE6YC2.cjs");
var import_chunk_I7LNFJN7 = require("./chunk-I7LNFJN7.cjs");
var import_chunk_5SSH33IW = require("./chunk-5SSH33IW.cjs");
var import_chunk_OBVD3X5N = require("./chunk-OBVD3X5N.cjs");
var import_chunk_C3MVFUIJ = require("./chunk-C3MVFUIJ.cjs");
var import_chunk_LTVI5WJG = require("./chunk-LTVI5WJG.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_4C2DUJDG = require("./chunk-4C2DUJDG.cjs");
var import_chunk_XSV6NPDF = require("./chunk-XSV6NPDF.cjs");
var import_chunk_ZU5RHIBG = require("./chunk-ZU5RHIBG.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_YD7KA3J5 = require("./chunk-YD7KA3J5.cjs");
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
    const run = await (0, import_chunk_RNYARYVQ.openRun)(await (0, import_chunk_C3MVFUIJ.openRepository)(cwd), (0, import_chunk_XMU6LWRX.positional)(positionals, "RUN"));
    if (run.file.kind === "step") {
      const judged = await (0, import_chunk_R35XM5IF.readVerdict)(run);
      return { status: judged.valid ? 0 : 3, stdout: (0, import_chunk_R35XM5IF.verdictLine)(judged) };
    }
    const report = await (0, import_chunk_V3TWNNPT.readReport)(run);
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
