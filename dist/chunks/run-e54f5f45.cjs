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
parts["run-O6GXEWQB"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  SCHEMA: () => SCHEMA
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var SCHEMA = JSON.parse(
  '{"type":"object","required":["layout","kind","run","version","planned_at","captured","top","title","scope_note","paths","base","head","tree_root","nonce","settings","lenses_without_work","warnings"],"properties":{"layout":{"type":"number","const":1},"kind":{"enum":["review","step","hunt","triage","fix","verify"]},"run":{"type":"string","pattern":"^[a-z0-9]{4,16}$"},"version":{"type":"string"},"planned_at":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\dT\\\\d\\\\d:\\\\d\\\\d:\\\\d\\\\d\\\\.\\\\d{3}Z$"},"captured":{"enum":["hooks","manual"]},"top":{"type":"string"},"title":{"type":"string"},"scope_note":{"type":"string"},"asked":{"type":"string"},"given":{"type":"array","items":{"type":"string"}},"paths":{"type":"array","items":{"type":"string"}},"base":{"type":"object","required":["sha","tree","label","why"],"properties":{"sha":{"anyOf":[{"type":"string","pattern":"^[0-9a-f]{40,64}$"},{"type":"null"}]},"tree":{"type":"string","pattern":"^[0-9a-f]{40,64}$"},"label":{"type":"string"},"why":{"type":"string"}},"additionalProperties":false},"head":{"type":"object","required":["sha","tree","label","why"],"properties":{"sha":{"anyOf":[{"type":"string","pattern":"^[0-9a-f]{40,64}$"},{"type":"null"}]},"tree":{"type":"string","pattern":"^[0-9a-f]{40,64}$"},"label":{"type":"string"},"why":{"type":"string"}},"additionalProperties":false},"tree_root":{"type":"string"},"packages_root":{"type":"string"},"nonce":{"type":"string","pattern":"^[0-9a-f]{32}$"},"settings":{"type":"object","required":["threshold","max_findings","fail_on","scope_policy","lenses","rules","models"],"properties":{"threshold":{"type":"integer","minimum":0,"maximum":100},"max_findings":{"type":"integer","minimum":1},"fail_on":{"enum":["critical","important","minor","never"]},"scope_policy":{"enum":["added","diff_context","file","nofilter"]},"lenses":{"type":"array","items":{"enum":["rules-compliance","bug-scan","dependency-check","history-context","comment-compliance","intent-fulfilment","caller-impact","data-flow-security","codebase-fit"]}},"named_by":{"enum":["--deep","--lenses","review.lenses"]},"rules":{"enum":["all","scoped","none"]},"calls":{"type":"object","required":["summary","places","quick"],"properties":{"summary":{"type":"boolean"},"places":{"type":"integer","minimum":1},"quick":{"type":"boolean"},"shared":{"type":"boolean","const":true},"in_a_row":{"type":"boolean","const":true},"readers":{"type":"integer","minimum":2}},"additionalProperties":false},"models":{"type":"object","required":["summary","review","score","audit","fix"],"properties":{"summary":{"enum":["inherit","haiku","sonnet","opus","fable"]},"review":{"enum":["inherit","haiku","sonnet","opus","fable"]},"score":{"enum":["inherit","haiku","sonnet","opus","fable"]},"audit":{"enum":["inherit","haiku","sonnet","opus","fable"]},"fix":{"enum":["inherit","haiku","sonnet","opus","fable"]}},"additionalProperties":false}},"additionalProperties":false},"lenses_without_work":{"type":"array","items":{"type":"object","required":["lens","why"],"properties":{"lens":{"enum":["rules-compliance","bug-scan","dependency-check","history-context","comment-compliance","intent-fulfilment","caller-impact","data-flow-security","codebase-fit"]},"why":{"type":"string"}},"additionalProperties":false}},"not_sent":{"type":"array","items":{"type":"object","required":["lens","path","why"],"properties":{"lens":{"enum":["rules-compliance","bug-scan","dependency-check","history-context","comment-compliance","intent-fulfilment","caller-impact","data-flow-security","codebase-fit"]},"path":{"type":"string","minLength":1,"maxLength":4096},"why":{"type":"string"}},"additionalProperties":false}},"warnings":{"type":"array","items":{"type":"string"}},"stale_names":{"type":"array","items":{"type":"object","required":["path","from","named_in"],"properties":{"path":{"type":"string","minLength":1,"maxLength":4096},"from":{"type":"string","minLength":1,"maxLength":4096},"named_in":{"type":"array","items":{"type":"string","minLength":1,"maxLength":4096}}},"additionalProperties":false}},"target":{"type":"string"},"since":{"type":"object","required":["run","planned_at"],"properties":{"run":{"type":"string","pattern":"^[a-z0-9]{4,16}$"},"planned_at":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\dT\\\\d\\\\d:\\\\d\\\\d:\\\\d\\\\d\\\\.\\\\d{3}Z$"}},"additionalProperties":false},"kept":{"type":"object","required":["run","planned_at"],"properties":{"run":{"type":"string","pattern":"^[a-z0-9]{4,16}$"},"planned_at":{"type":"string","pattern":"^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\dT\\\\d\\\\d:\\\\d\\\\d:\\\\d\\\\d\\\\.\\\\d{3}Z$"}},"additionalProperties":false},"word_of":{"type":"array","items":{"type":"string","pattern":"^[a-z0-9]{4,16}$"}},"shard":{"type":"object","required":["index","of","plan","paths","scope_note"],"properties":{"index":{"type":"integer","minimum":1},"of":{"type":"integer","minimum":1},"plan":{"type":"string","pattern":"^[0-9a-f]{40,64}$"},"paths":{"type":"array","items":{"type":"string","minLength":1,"maxLength":4096}},"scope_note":{"type":"string"}},"additionalProperties":false},"merged":{"type":"object","required":["of","shards","gaps","failures"],"properties":{"of":{"type":"integer","minimum":1},"shards":{"type":"array","items":{"type":"object","required":["index","run","top","tree_root"],"properties":{"index":{"type":"integer","minimum":1},"run":{"type":"string","pattern":"^[a-z0-9]{4,16}$"},"top":{"type":"string"},"tree_root":{"type":"string"}},"additionalProperties":false}},"gaps":{"type":"array","items":{"type":"string"}},"failures":{"type":"array","items":{"type":"string"}}},"additionalProperties":false},"audit":{"type":"object","required":["audit","round","work_tree"],"properties":{"audit":{"type":"string","pattern":"^[a-z0-9]{4,16}$"},"round":{"type":"integer","minimum":1},"work_tree":{"type":"string"},"subjects":{"type":"array","items":{"type":"string"},"minItems":2}},"additionalProperties":false}},"additionalProperties":false}'
);
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  SCHEMA
});
});
