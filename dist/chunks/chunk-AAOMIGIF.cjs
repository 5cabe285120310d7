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
  readReport: () => readReport
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_CXCUNVTR = require("./chunk-CXCUNVTR.cjs");
var import_chunk_VECHTI4M = require("./chunk-VECHTI4M.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
async function readReport(run) {
  if (run.file.kind === "step") {
    throw new import_chunk_TJ5KMKV5.Failure(
      "usage/bad-value",
      `run ${run.file.run} judged a step and has a verdict, not a report`,
      {
        hint: `see it with: correctless verdict ${run.file.run}`
      }
    );
  }
  const report = await (0, import_chunk_CXCUNVTR.readReportIfAny)(run.paths.report);
  if (report !== void 0 && (0, import_chunk_VECHTI4M.ending)(run.ledger) !== void 0) return report;
  throw new import_chunk_TJ5KMKV5.Failure("run/not-finished", `run ${run.file.run} has no report yet`, {
    hint: `go on with: correctless next ${run.file.run}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  readReport
});
