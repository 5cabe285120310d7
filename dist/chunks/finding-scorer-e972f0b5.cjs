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
var from_main;
parts["finding-scorer-I4CV2KN4"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  SCHEMA: () => SCHEMA
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var SCHEMA = JSON.parse(
  '{"type":"object","required":["slot","defects"],"properties":{"slot":{"type":"string","pattern":"^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$"},"defects":{"type":"array","items":{"type":"object","required":["claims","score","severity","status","supports","refutes","reasoning"],"properties":{"claims":{"type":"array","items":{"type":"string","pattern":"^C[1-9][0-9]{0,3}$"},"minItems":1,"maxItems":500},"score":{"type":"integer","minimum":0,"maximum":100},"severity":{"enum":["critical","high","medium","low"]},"status":{"enum":["confirmed_valid","dismissed_false_positive","needs_human_review"]},"supports":{"type":"array","items":{"type":"object","required":["file","quote"],"properties":{"file":{"type":"string","minLength":1,"maxLength":4096},"quote":{"type":"string","minLength":1,"maxLength":20000,"pattern":"\\\\S"},"side":{"enum":["old","new"]}},"additionalProperties":false},"maxItems":20},"refutes":{"type":"array","items":{"type":"object","required":["file","quote"],"properties":{"file":{"type":"string","minLength":1,"maxLength":4096},"quote":{"type":"string","minLength":1,"maxLength":20000,"pattern":"\\\\S"},"side":{"enum":["old","new"]}},"additionalProperties":false},"maxItems":20},"reasoning":{"type":"string","minLength":1,"maxLength":20000,"pattern":"\\\\S"}},"additionalProperties":false},"minItems":1,"maxItems":500}},"additionalProperties":false}'
);
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  SCHEMA
});
});
