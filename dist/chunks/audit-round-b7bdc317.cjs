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
parts["audit-round-UAYZLBMH"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  SCHEMA: () => SCHEMA
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var SCHEMA = JSON.parse(
  '{"type":"object","required":["preset","date","round","started_at","findings","rejected"],"properties":{"preset":{"type":"string"},"date":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d$"},"round":{"type":"integer","minimum":1},"started_at":{"type":"string"},"coverage":{"type":"object","required":["specialists","answered","silent","unopened","note"],"properties":{"specialists":{"type":"integer","minimum":1},"answered":{"type":"integer","minimum":0},"silent":{"type":"array","items":{"type":"string"}},"unopened":{"type":"array","items":{"type":"string","minLength":1,"maxLength":4096}},"note":{"type":"string"}},"additionalProperties":false},"findings":{"type":"array","items":{"type":"object","required":["id","severity","title","description","evidence","impact","location","instance_fix","class_fix","tier","escape_type","invariant_ref","architecture_ref","source","agent","status","bounty","round","timestamp","fingerprint","reason"],"properties":{"id":{"type":"string","minLength":1,"maxLength":40,"pattern":"\\\\S"},"severity":{"enum":["critical","high","medium","low"]},"title":{"type":"string"},"description":{"type":"string"},"evidence":{"type":"string"},"impact":{"type":"string"},"location":{"type":"object","required":["file","lines"],"properties":{"file":{"type":"string","minLength":1,"maxLength":4096},"lines":{"type":"array","items":{"type":"integer","minimum":1},"minItems":2,"maxItems":2}},"additionalProperties":false},"instance_fix":{"type":"string"},"class_fix":{"type":"string"},"tier":{"enum":["confirmed","probable","suspicious"]},"escape_type":{"anyOf":[{"enum":["implementation","spec","non-escape"]},{"type":"null"}]},"invariant_ref":{"anyOf":[{"type":"string"},{"type":"null"}]},"architecture_ref":{"anyOf":[{"type":"string"},{"type":"null"}]},"source":{"enum":["audit-specialist","fix-diff-reviewer","tests"]},"agent":{"type":"string","minLength":1,"maxLength":100,"pattern":"\\\\S"},"status":{"enum":["open","fixed","deferred","disputed","moot"]},"bounty":{"type":"integer"},"round":{"type":"integer","minimum":1},"timestamp":{"type":"string"},"fingerprint":{"type":"string","pattern":"^[0-9a-f]{64}$"},"reason":{"anyOf":[{"type":"string"},{"type":"null"}]}},"additionalProperties":false}},"rejected":{"type":"array","items":{"type":"object","required":["id","title","agent","reason","penalty_applied"],"properties":{"id":{"type":"string","minLength":1,"maxLength":40,"pattern":"\\\\S"},"title":{"type":"string"},"agent":{"type":"string"},"reason":{"type":"string"},"penalty_applied":{"type":"integer"}},"additionalProperties":false}}},"additionalProperties":false}'
);
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  SCHEMA
});
});
