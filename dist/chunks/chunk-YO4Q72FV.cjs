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
  WARN_FILES: () => WARN_FILES,
  settingsOf: () => settingsOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_COCIJOXI = require("./chunk-COCIJOXI.cjs");
var import_chunk_NKPLNUY4 = require("./chunk-NKPLNUY4.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
var MAX_FINDINGS = 15;
var WARN_FILES = 50;
function settingsOf(config, options) {
  const { review = {}, models = {} } = config;
  const rules = options.noRules ? "none" : oneOf("--rules", options.rules ?? "all", ["all", "scoped"]);
  const lenses = options.deep === true ? import_chunk_NKPLNUY4.LENSES : review.lenses ?? import_chunk_NKPLNUY4.DEFAULT_LENSES;
  return {
    threshold: review.threshold ?? import_chunk_COCIJOXI.THRESHOLD,
    max_findings: review.max_findings ?? MAX_FINDINGS,
    fail_on: oneOf("--fail-on", options.failOn ?? review.fail_on ?? "important", import_chunk_NKPLNUY4.FAIL_LEVELS),
    scope_policy: oneOf(
      "--scope-policy",
      options.scopePolicy ?? review.scope_policy ?? "added",
      import_chunk_NKPLNUY4.SCOPE_POLICIES
    ),
    lenses: import_chunk_NKPLNUY4.LENSES.filter(
      (lens) => lenses.includes(lens) && !(rules === "none" && lens === "rules-compliance")
    ),
    rules,
    models: {
      summary: models.summary ?? "haiku",
      review: models.review ?? "sonnet",
      score: models.score ?? "haiku",
      audit: models.audit ?? "inherit",
      fix: models.fix ?? "inherit"
    }
  };
}
function oneOf(option, value, allowed) {
  const found = allowed.find((a) => a === value);
  if (found !== void 0) return found;
  throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `${option}: "${value}" is not possible`, {
    hint: `one of: ${allowed.join(", ")}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  WARN_FILES,
  settingsOf
});
