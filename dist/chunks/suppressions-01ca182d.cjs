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
parts["suppressions-MBCPHGWX"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  SCHEMA: () => SCHEMA
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var SCHEMA = JSON.parse(
  '{"type":"array","items":{"type":"object","required":["fingerprint","reason","by","expires"],"properties":{"fingerprint":{"type":"string","pattern":"^[0-9a-f]{64}$"},"reason":{"type":"string","minLength":1,"maxLength":20000,"pattern":"\\\\S"},"by":{"type":"string","minLength":1,"maxLength":20000,"pattern":"\\\\S"},"expires":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\\\d|3[01])$"},"titles":{"type":"array","items":{"type":"string","minLength":1,"maxLength":20000,"pattern":"\\\\S"},"minItems":1,"maxItems":20},"severity":{"enum":["critical","high","medium","low"]},"place":{"type":"object","required":["lines","within","before","after"],"properties":{"lines":{"type":"string","pattern":"^[0-9a-f]{16}$"},"within":{"type":"string","pattern":"^[0-9a-f]{16}$"},"before":{"type":"array","items":{"type":"string","pattern":"^[0-9a-f]{16}$"},"maxItems":3},"after":{"type":"array","items":{"type":"string","pattern":"^[0-9a-f]{16}$"},"maxItems":3},"cause":{"type":"string","pattern":"^[0-9a-f]{16}$"}},"additionalProperties":false}},"additionalProperties":false},"maxItems":10000}'
);
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  SCHEMA
});
});
