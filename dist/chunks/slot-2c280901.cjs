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
parts["slot-5DZCQNRN"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  SCHEMA: () => SCHEMA
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var SCHEMA = JSON.parse(
  '{"type":"object","required":["run","base","head","slot","phase","agent","model","packet","hunks","paths"],"properties":{"run":{"type":"string","pattern":"^[a-z0-9]{4,16}$"},"base":{"type":"string","pattern":"^[0-9a-f]{40,64}$"},"head":{"type":"string","pattern":"^[0-9a-f]{40,64}$"},"slot":{"type":"string","pattern":"^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$"},"phase":{"enum":["summary","review","sources","score","judge","hunt","triage","fix","verify"]},"agent":{"enum":["change-summarizer","rules-compliance","bug-scan","dependency-check","history-context","comment-compliance","intent-fulfilment","caller-impact","data-flow-security","codebase-fit","source-reader","finding-scorer","execute-step-validator","audit-specialist","audit-triage","fix-executor","fix-diff-reviewer"]},"model":{"enum":["inherit","haiku","sonnet","opus","fable"]},"packet":{"type":"object","required":["bytes","sha256"],"properties":{"bytes":{"type":"integer","minimum":0},"sha256":{"type":"string","pattern":"^[0-9a-f]{40,64}$"}},"additionalProperties":false},"lenses":{"type":"array","items":{"enum":["rules-compliance","bug-scan","dependency-check","history-context","comment-compliance","intent-fulfilment","caller-impact","data-flow-security","codebase-fit"]},"minItems":2},"hunks":{"type":"array","items":{"type":"string"}},"paths":{"type":"array","items":{"type":"string","minLength":1,"maxLength":4096}},"findings":{"type":"array","items":{"type":"object","required":["id","fingerprint"],"properties":{"id":{"anyOf":[{"type":"string","pattern":"^C[1-9][0-9]{0,3}$"},{"type":"string","pattern":"^L[1-9][0-9]{0,8}(-[1-9][0-9]{0,8})?$"}]},"fingerprint":{"anyOf":[{"type":"string","pattern":"^[0-9a-f]{40,64}$"},{"type":"null"}]}},"additionalProperties":false}},"finding":{"type":"string","pattern":"^[0-9a-f]{40,64}$"},"ids":{"type":"array","items":{"type":"string"}},"shard_slot":{"type":"string","pattern":"^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$"},"role":{"type":"string"}},"additionalProperties":false}'
);
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  SCHEMA
});
});
