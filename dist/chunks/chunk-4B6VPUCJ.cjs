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
  listRuns: () => listRuns
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_CXCUNVTR = require("./chunk-CXCUNVTR.cjs");
var import_chunk_7APCTLTW = require("./chunk-7APCTLTW.cjs");
var import_chunk_BUK7UHHJ = require("./chunk-BUK7UHHJ.cjs");
var import_chunk_SIHW7XFA = require("./chunk-SIHW7XFA.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_node_path = require("node:path");
async function listRuns(repository) {
  const names = await (0, import_chunk_SIHW7XFA.listNames)((0, import_node_path.join)(repository.top, ".correctless", "runs"));
  const runs = await Promise.all(names.map((name) => listedRun(repository, name)));
  return runs.toSorted((a, b) => (0, import_chunk_UTFC5QHX.compareText)(b.planned_at, a.planned_at) || (0, import_chunk_UTFC5QHX.compareText)(a.run, b.run));
}
async function listedRun(repository, name) {
  const paths = (0, import_chunk_7APCTLTW.runPaths)(repository.top, name);
  try {
    const [{ title, planned_at, audit }, report, verdict] = await Promise.all([
      (0, import_chunk_BUK7UHHJ.readRunJson)(paths.run, "run"),
      (0, import_chunk_CXCUNVTR.readReportIfAny)(paths.report),
      (0, import_chunk_BUK7UHHJ.readRunJsonIfAny)(paths.verdict, "validate-plan")
    ]);
    return {
      run: name,
      title,
      planned_at,
      status: report?.status ?? (verdict === void 0 ? "open" : "complete"),
      ...audit === void 0 ? {} : { audit: audit.audit }
    };
  } catch {
    return { run: name, title: "", planned_at: "", status: "corrupt" };
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  listRuns
});
