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
  allClear: () => allClear,
  summaryNotes: () => summaryNotes,
  wayOn: () => wayOn
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NKPLNUY4 = require("./chunk-NKPLNUY4.cjs");
function summaryNotes(report) {
  const running = report.coverage.lenses.map(({ lens }) => lens);
  const off = import_chunk_NKPLNUY4.DEFAULT_LENSES.filter((lens) => !running.includes(lens));
  const notes = [
    ["Not run, switched off", off],
    ["Shown to no reviewer", report.scope.skipped.map(({ path, reason }) => `${path} (${reason})`)],
    ["Rule changed in this diff, not applied", report.rules_changed],
    ["Suppressions expired", report.suppressions.expired],
    ["Suppressions that match nothing", report.suppressions.unmatched],
    ["Suppression that this change adds, not applied", report.suppressions.added],
    ["Reviewer claim refused", report.refused_claims],
    ["Warning", report.warnings],
    ["Captured", report.captured === "manual" ? ["manually; no hook watched these agents"] : []]
  ];
  return notes.flatMap(([name, texts]) => texts.map((text) => [name, text]));
}
function allClear({ status, counts, scope: { shard } }) {
  if (status !== "complete" || counts.shown + counts.unscored + counts.not_scored > 0) return void 0;
  const part = shard === void 0 ? "" : ` in shard ${shard.index} of ${shard.of}, which is a part of the change`;
  return counts.minor === 0 ? `No issues found${part}.` : `No issues found${part} but the minor notes.`;
}
function wayOn({ status, run }) {
  return status === "failed" ? "Leave the repository as it is while a review runs; start again with: correctless plan" : `Try what failed once more with: correctless next ${run} --retry`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  allClear,
  summaryNotes,
  wayOn
});
