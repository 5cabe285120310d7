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
parts["workflow-state-O35OPBIW"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  SCHEMA: () => SCHEMA
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var SCHEMA = JSON.parse(
  '{"type":"object","required":["phase","task","spec_file","started_at","phase_entered_at","branch","qa_rounds","audit"],"properties":{"phase":{"enum":["audit","done"]},"task":{"type":"string"},"spec_file":{"type":"null"},"started_at":{"type":"string"},"phase_entered_at":{"type":"string"},"branch":{"type":"string"},"qa_rounds":{"type":"integer","minimum":0},"audit":{"type":"object","required":["type","rounds_completed","total_findings","findings_fixed","answered","converged"],"properties":{"type":{"enum":["qa","hacker","perf","ux","custom"]},"rounds_completed":{"type":"integer","minimum":0},"total_findings":{"type":"integer","minimum":0},"findings_fixed":{"type":"integer","minimum":0},"answered":{"type":"string"},"converged":{"type":"boolean"}},"additionalProperties":false}},"additionalProperties":false}'
);
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  SCHEMA
});
});
