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
parts["codebase-fit-ZOEYDE6X"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  SCHEMA: () => SCHEMA
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var SCHEMA = JSON.parse(
  '{"type":"object","required":["slot","examined","findings"],"properties":{"slot":{"type":"string","pattern":"^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$"},"examined":{"type":"array","items":{"type":"string","minLength":1,"maxLength":4096},"maxItems":2000},"findings":{"type":"array","items":{"type":"object","required":["file","line","title","why","severity","verification","suggested_fix","existingFile","existingText"],"properties":{"file":{"type":"string","minLength":1,"maxLength":4096},"line":{"type":"integer","minimum":1},"side":{"enum":["old","new"]},"title":{"type":"string","minLength":1,"maxLength":200,"pattern":"\\\\S"},"why":{"type":"string","minLength":1,"maxLength":20000,"pattern":"\\\\S"},"severity":{"enum":["critical","high","medium","low"]},"verification":{"type":"object","required":["code_examined","line_range_examined","verification_method","checked_for_handling_elsewhere","where_checked","is_impact_finding"],"properties":{"code_examined":{"type":"string","minLength":1,"maxLength":20000},"line_range_examined":{"type":"array","items":{"type":"integer","minimum":1},"minItems":2,"maxItems":2},"verification_method":{"type":"string","minLength":1,"maxLength":20000,"pattern":"\\\\S"},"checked_for_handling_elsewhere":{"type":"boolean"},"where_checked":{"type":"array","items":{"type":"string","minLength":1,"maxLength":4096},"maxItems":50},"is_impact_finding":{"type":"boolean"},"claims_absence":{"type":"boolean"},"cause":{"anyOf":[{"type":"object","required":["file","quote"],"properties":{"file":{"type":"string","minLength":1,"maxLength":4096},"quote":{"type":"string","minLength":1,"maxLength":20000,"pattern":"\\\\S"},"side":{"enum":["old","new"]}},"additionalProperties":false},{"type":"object","required":["file","renamed"],"properties":{"file":{"type":"string","minLength":1,"maxLength":4096},"renamed":{"type":"boolean","const":true}},"additionalProperties":false},{"type":"object","required":["file","deleted"],"properties":{"file":{"type":"string","minLength":1,"maxLength":4096},"deleted":{"type":"boolean","const":true}},"additionalProperties":false}]}},"additionalProperties":false},"suggested_fix":{"type":"string","maxLength":20000},"also":{"type":"array","items":{"type":"object","required":["file","line","quote"],"properties":{"file":{"type":"string","minLength":1,"maxLength":4096},"line":{"type":"integer","minimum":1},"quote":{"type":"string","minLength":1,"maxLength":20000}},"additionalProperties":false},"maxItems":20},"rests_on":{"type":"array","items":{"anyOf":[{"type":"object","required":["file","quote"],"properties":{"file":{"type":"string","minLength":1,"maxLength":4096},"quote":{"type":"string","minLength":1,"maxLength":20000},"side":{"enum":["old","new"]}},"additionalProperties":false},{"type":"object","required":["knowledge"],"properties":{"knowledge":{"type":"string","minLength":1,"maxLength":500,"pattern":"\\\\S"}},"additionalProperties":false}]},"maxItems":10},"existingFile":{"type":"string","minLength":1,"maxLength":4096},"existingText":{"type":"string","minLength":1,"maxLength":20000,"pattern":"\\\\S"}},"additionalProperties":false},"maxItems":100}},"additionalProperties":false}'
);
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  SCHEMA
});
});
