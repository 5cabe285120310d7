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
  readReportIfAny: () => readReportIfAny
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_BUK7UHHJ = require("./chunk-BUK7UHHJ.cjs");
var import_chunk_SIHW7XFA = require("./chunk-SIHW7XFA.cjs");
async function readReportIfAny(path) {
  const text = await (0, import_chunk_SIHW7XFA.readTextIfAny)(path);
  if (text === void 0) return void 0;
  return (0, import_chunk_BUK7UHHJ.checkedJson)(path, "report", JSON.stringify(withoutMemory((0, import_chunk_BUK7UHHJ.parsedJson)(path, text))));
}
function withoutMemory(value) {
  if (!isPart(value)) return value;
  const { counts, coverage, suppressions, findings } = value;
  return {
    since: null,
    ...value,
    counts: filled(counts, { followed: 0 }),
    coverage: filled(
      isPart(coverage) ? { ...coverage, lenses: each(coverage["lenses"], NONE_CARRIED) } : coverage,
      NONE_CARRIED
    ),
    suppressions: filled(suppressions, { added: [] }),
    findings: each(findings, { state: "new", since: null })
  };
}
var NONE_CARRIED = { carried: 0 };
var isPart = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
var filled = (value, defaults) => isPart(value) ? { ...defaults, ...value } : value;
var each = (values, defaults) => Array.isArray(values) ? values.map((value) => filled(value, defaults)) : values;
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  readReportIfAny
});
