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
parts["audit-specialist-DYE3XK5H"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  SCHEMA: () => SCHEMA
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var SCHEMA = JSON.parse(
  '{"type":"object","required":["slot","findings"],"properties":{"slot":{"type":"string","pattern":"^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$"},"findings":{"type":"array","items":{"type":"object","required":["id","severity","title","description","evidence","impact","location","instance_fix","class_fix","tier","escape_type","invariant_ref","architecture_ref"],"properties":{"id":{"type":"string","minLength":1,"maxLength":40,"pattern":"\\\\S"},"severity":{"enum":["critical","high","medium","low"]},"title":{"type":"string","minLength":1,"maxLength":200,"pattern":"\\\\S"},"description":{"type":"string","minLength":1,"maxLength":4000,"pattern":"\\\\S"},"evidence":{"type":"string","minLength":1,"maxLength":4000,"pattern":"\\\\S"},"impact":{"type":"string","minLength":1,"maxLength":2000,"pattern":"\\\\S"},"location":{"type":"object","required":["file","lines"],"properties":{"file":{"type":"string","minLength":1,"maxLength":4096},"lines":{"type":"array","items":{"type":"integer","minimum":1},"minItems":2,"maxItems":2}},"additionalProperties":false},"instance_fix":{"type":"string","minLength":1,"maxLength":4000,"pattern":"\\\\S"},"class_fix":{"type":"string","minLength":1,"maxLength":4000,"pattern":"\\\\S"},"tier":{"enum":["confirmed","probable","suspicious"]},"escape_type":{"anyOf":[{"enum":["implementation","spec","non-escape"]},{"type":"null"}]},"invariant_ref":{"anyOf":[{"type":"string","minLength":1,"maxLength":100,"pattern":"\\\\S"},{"type":"null"}]},"architecture_ref":{"anyOf":[{"type":"string","minLength":1,"maxLength":100,"pattern":"\\\\S"},{"type":"null"}]}},"additionalProperties":false},"maxItems":100}},"additionalProperties":false}'
);
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  SCHEMA
});
});
