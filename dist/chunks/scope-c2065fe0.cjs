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
parts["scope-6ORW4M3F"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  SCHEMA: () => SCHEMA
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var SCHEMA = JSON.parse(
  '{"type":"object","required":["run","base","head","files","skipped"],"properties":{"run":{"type":"string","pattern":"^[a-z0-9]{4,16}$"},"base":{"type":"string","pattern":"^[0-9a-f]{40,64}$"},"head":{"type":"string","pattern":"^[0-9a-f]{40,64}$"},"files":{"type":"array","items":{"type":"object","required":["kind","path","status","addedLines","removedLines","hunks"],"properties":{"kind":{"enum":["text","deleted","opaque"]},"path":{"type":"string","minLength":1,"maxLength":4096},"from":{"type":"string","minLength":1,"maxLength":4096},"status":{"enum":["added","modified","renamed","deleted"]},"why":{"enum":["binary","submodule","mode","rename","empty"]},"addedLines":{"type":"integer","minimum":0},"removedLines":{"type":"integer","minimum":0},"hunks":{"type":"array","items":{"type":"object","required":["old","new","added","removed","deletionAnchors"],"properties":{"old":{"type":"object","required":["start","count"],"properties":{"start":{"type":"integer","minimum":0},"count":{"type":"integer","minimum":0}},"additionalProperties":false},"new":{"type":"object","required":["start","count"],"properties":{"start":{"type":"integer","minimum":0},"count":{"type":"integer","minimum":0}},"additionalProperties":false},"added":{"type":"array","items":{"type":"array","items":{"type":"integer","minimum":1},"minItems":2,"maxItems":2}},"removed":{"type":"array","items":{"type":"array","items":{"type":"integer","minimum":1},"minItems":2,"maxItems":2}},"deletionAnchors":{"type":"array","items":{"type":"integer","minimum":0}}},"additionalProperties":false}}},"additionalProperties":false}},"skipped":{"type":"array","items":{"type":"object","required":["path","reason","bytes","lines","decided_by"],"properties":{"path":{"type":"string","minLength":1,"maxLength":4096},"reason":{"type":"string"},"bytes":{"anyOf":[{"type":"integer","minimum":0},{"type":"null"}]},"lines":{"type":"integer","minimum":0},"decided_by":{"enum":["base","content","nobody"]},"why":{"type":"string"}},"additionalProperties":false}}},"additionalProperties":false}'
);
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  SCHEMA
});
});
