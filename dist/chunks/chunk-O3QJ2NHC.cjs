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
  checkedJson: () => checkedJson,
  corrupt: () => corrupt,
  jsonText: () => jsonText,
  now: () => now,
  parsedJson: () => parsedJson,
  readRunJson: () => readRunJson,
  readRunJsonIfAny: () => readRunJsonIfAny
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_FCSQHZBA = require("./chunk-FCSQHZBA.cjs");
var import_chunk_OCF75VPR = require("./chunk-OCF75VPR.cjs");
var import_chunk_PFZWFK77 = require("./chunk-PFZWFK77.cjs");
var HINT = "start a new run with: correctless plan";
async function readRunJson(path, contract) {
  const text = await (0, import_chunk_OCF75VPR.readTextIfAny)(path);
  if (text === void 0) throw corrupt(path, "is missing");
  return checkedJson(path, contract, text);
}
async function readRunJsonIfAny(path, contract) {
  const text = await (0, import_chunk_OCF75VPR.readTextIfAny)(path);
  return text === void 0 ? void 0 : checkedJson(path, contract, text);
}
async function checkedJson(path, contract, text) {
  const checked = await (0, import_chunk_FCSQHZBA.checkContract)(contract, parsedJson(path, text));
  if (checked.kind === "valid") return checked.value;
  const [{ pointer, problem }] = checked.defects;
  throw corrupt(path, `${pointer === "" ? "the value" : pointer} ${problem}`);
}
function parsedJson(path, text) {
  try {
    return JSON.parse(text);
  } catch {
    throw corrupt(path, "is not JSON");
  }
}
function corrupt(path, what) {
  return new import_chunk_PFZWFK77.Failure("run/corrupt", `${path}: ${what}`, { hint: HINT });
}
function jsonText(value) {
  return `${JSON.stringify(value, null, 2)}
`;
}
function now() {
  return (/* @__PURE__ */ new Date()).toISOString();
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  checkedJson,
  corrupt,
  jsonText,
  now,
  parsedJson,
  readRunJson,
  readRunJsonIfAny
});
