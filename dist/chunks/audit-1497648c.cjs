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
parts["audit-LS6NEKCB"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  SCHEMA: () => SCHEMA
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var SCHEMA = JSON.parse(
  '{"type":"object","required":["layout","audit","version","preset","scope","scope_note","started_at","date","label","start","top","work_tree","in_place","branch","branch_slug","home_branch","auto","captured","cache_root","settings","roles","files","skipped","warnings"],"properties":{"layout":{"type":"number","const":1},"audit":{"type":"string","pattern":"^[a-z0-9]{4,16}$"},"version":{"type":"string"},"preset":{"enum":["qa","hacker","perf","ux","custom"]},"scope":{"type":"string"},"scope_note":{"type":"string"},"started_at":{"type":"string"},"date":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d$"},"label":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d(-[0-9]+)?$"},"start":{"type":"string","pattern":"^[0-9a-f]{40,64}$"},"base":{"type":"string","pattern":"^[0-9a-f]{40,64}$"},"top":{"type":"string"},"work_tree":{"type":"string"},"in_place":{"type":"boolean"},"branch":{"type":"string"},"branch_slug":{"type":"string"},"home_branch":{"anyOf":[{"type":"string"},{"type":"null"}]},"auto":{"type":"boolean"},"captured":{"enum":["hooks","manual"]},"cache_root":{"type":"string"},"settings":{"type":"object","required":["test","setup","share","zero_findings_threshold","max_rounds","chunking","exclude","models"],"properties":{"test":{"type":"string","minLength":1},"setup":{"anyOf":[{"type":"string"},{"type":"null"}]},"lint":{"type":"string","minLength":1},"share":{"type":"array","items":{"type":"string"}},"zero_findings_threshold":{"type":"integer","minimum":1},"max_rounds":{"type":"integer","minimum":1},"chunking":{"type":"boolean"},"also_touch":{"type":"array","items":{"type":"string"}},"exclude":{"type":"array","items":{"type":"string"}},"models":{"type":"object","required":["audit","fix"],"properties":{"audit":{"enum":["inherit","haiku","sonnet","opus","fable"]},"fix":{"enum":["inherit","haiku","sonnet","opus","fable"]}},"additionalProperties":false}},"additionalProperties":false},"roles":{"type":"array","items":{"type":"object","required":["slug","own"],"properties":{"slug":{"type":"string"},"own":{"anyOf":[{"type":"string"},{"type":"null"}]}},"additionalProperties":false},"minItems":1},"files":{"type":"array","items":{"type":"object","required":["path","bytes","changed"],"properties":{"path":{"type":"string","minLength":1,"maxLength":4096},"bytes":{"type":"integer","minimum":0},"changed":{"type":"array","items":{"type":"array","items":{"type":"integer","minimum":1},"minItems":2,"maxItems":2}}},"additionalProperties":false},"minItems":1},"skipped":{"type":"array","items":{"type":"object","required":["path","reason","bytes"],"properties":{"path":{"type":"string","minLength":1,"maxLength":4096},"reason":{"type":"string"},"bytes":{"anyOf":[{"type":"integer","minimum":0},{"type":"null"}]}},"additionalProperties":false}},"warnings":{"type":"array","items":{"type":"string"}}},"additionalProperties":false}'
);
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  SCHEMA
});
});
