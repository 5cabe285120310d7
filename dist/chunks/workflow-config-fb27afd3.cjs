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
parts["workflow-config-74DWWXMG"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  SCHEMA: () => SCHEMA
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var SCHEMA = JSON.parse(
  '{"type":"object","properties":{"commands":{"type":"object","properties":{"test":{"type":"string","minLength":1},"setup":{"type":"string","minLength":1},"lint":{"type":"string","minLength":1}},"additionalProperties":false},"review":{"type":"object","properties":{"threshold":{"type":"integer","minimum":0,"maximum":100},"max_findings":{"type":"integer","minimum":1,"maximum":10000},"warn_files":{"type":"integer","minimum":1,"maximum":10000},"fail_on":{"enum":["critical","important","minor","never"]},"scope_policy":{"enum":["added","diff_context","file","nofilter"]},"lenses":{"type":"array","items":{"enum":["rules-compliance","bug-scan","dependency-check","history-context","comment-compliance","intent-fulfilment","caller-impact","data-flow-security","codebase-fit"]},"minItems":1,"uniqueItems":true},"skip":{"type":"array","items":{"type":"object","required":["glob","reason"],"properties":{"glob":{"type":"string","pattern":"^[^!\\\\r\\\\n][^\\\\r\\\\n]{0,4095}$"},"reason":{"type":"string","pattern":"^[^\\\\r\\\\n]{3,500}$"}},"additionalProperties":false},"maxItems":1000}},"additionalProperties":false},"audit":{"type":"object","properties":{"zero_findings_threshold":{"type":"integer","minimum":1,"maximum":10000},"max_rounds":{"type":"integer","minimum":1,"maximum":50},"chunking":{"type":"boolean"},"in_place":{"type":"boolean"},"setup":{"type":"string","minLength":1},"share":{"type":"array","items":{"type":"string","minLength":1}},"also_touch":{"type":"array","items":{"type":"string","minLength":1,"maxLength":4096},"maxItems":1000},"roles":{"type":"array","items":{"type":"object","required":["name","look_for"],"properties":{"name":{"type":"string","pattern":"^[a-z][a-z0-9-]{0,31}$"},"look_for":{"type":"string","minLength":10,"maxLength":4000}},"additionalProperties":false},"minItems":1,"maxItems":7}},"additionalProperties":false},"steps":{"type":"object","properties":{"exclude":{"type":"array","items":{"type":"string","minLength":1,"maxLength":4096},"maxItems":1000},"derived":{"type":"array","items":{"type":"string","minLength":1,"maxLength":4096},"maxItems":1000}},"additionalProperties":false},"models":{"type":"object","properties":{"summary":{"enum":["inherit","haiku","sonnet","opus","fable"]},"review":{"enum":["inherit","haiku","sonnet","opus","fable"]},"score":{"enum":["inherit","haiku","sonnet","opus","fable"]},"audit":{"enum":["inherit","haiku","sonnet","opus","fable"]},"fix":{"enum":["inherit","haiku","sonnet","opus","fable"]}},"additionalProperties":false}},"additionalProperties":false}'
);
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  SCHEMA
});
});
