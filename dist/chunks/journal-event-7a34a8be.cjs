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
parts["journal-event-H7WW6GGI"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  default: () => stdin_default,
  validate: () => validate
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var __getOwnPropNames2 = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames2(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports2) {
    "use strict";
    Object.defineProperty(exports2, "__esModule", { value: true });
    function ucs2length(str) {
      const len = str.length;
      let length = 0;
      let pos = 0;
      let value;
      while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 55296 && value <= 56319 && pos < len) {
          value = str.charCodeAt(pos);
          if ((value & 64512) === 56320)
            pos++;
        }
      }
      return length;
    }
    exports2.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});
var validate = validate10;
var stdin_default = validate10;
var schema11 = { "anyOf": [{ "type": "object", "required": ["at", "kind", "files"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "begun" }, "files": { "type": "object", "patternProperties": { "^.*$": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } } }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "prepared" }, "files": { "type": "object", "patternProperties": { "^.*$": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } } }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "head"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "round" }, "round": { "type": "integer", "minimum": 1 }, "head": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "stage", "run", "subject"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "planned" }, "round": { "type": "integer", "minimum": 1 }, "stage": { "enum": ["hunt", "triage", "fix", "judge", "verify"] }, "run": { "type": "string", "pattern": "^[a-z0-9]{4,16}$" }, "subject": { "type": "string" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "run", "findings", "rejected", "gaps", "unopened"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "raised" }, "round": { "type": "integer", "minimum": 1 }, "run": { "type": "string", "pattern": "^[a-z0-9]{4,16}$" }, "findings": { "type": "array", "items": { "type": "object", "required": ["id", "severity", "title", "description", "evidence", "impact", "location", "instance_fix", "class_fix", "tier", "escape_type", "invariant_ref", "architecture_ref", "source", "agent", "status", "bounty", "round", "timestamp", "fingerprint", "reason"], "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 40, "pattern": "\\S" }, "severity": { "enum": ["critical", "high", "medium", "low"] }, "title": { "type": "string" }, "description": { "type": "string" }, "evidence": { "type": "string" }, "impact": { "type": "string" }, "location": { "type": "object", "required": ["file", "lines"], "properties": { "file": { "type": "string", "minLength": 1, "maxLength": 4096 }, "lines": { "type": "array", "items": { "type": "integer", "minimum": 1 }, "minItems": 2, "maxItems": 2 } }, "additionalProperties": false }, "instance_fix": { "type": "string" }, "class_fix": { "type": "string" }, "tier": { "enum": ["confirmed", "probable", "suspicious"] }, "escape_type": { "anyOf": [{ "enum": ["implementation", "spec", "non-escape"] }, { "type": "null" }] }, "invariant_ref": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "architecture_ref": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "source": { "enum": ["audit-specialist", "fix-diff-reviewer", "tests"] }, "agent": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "\\S" }, "status": { "enum": ["open", "fixed", "deferred", "disputed", "moot"] }, "bounty": { "type": "integer" }, "round": { "type": "integer", "minimum": 1 }, "timestamp": { "type": "string" }, "fingerprint": { "type": "string", "pattern": "^[0-9a-f]{64}$" }, "reason": { "anyOf": [{ "type": "string" }, { "type": "null" }] } }, "additionalProperties": false } }, "rejected": { "type": "array", "items": { "type": "object", "required": ["id", "title", "agent", "reason", "penalty_applied"], "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 40, "pattern": "\\S" }, "title": { "type": "string" }, "agent": { "type": "string" }, "reason": { "type": "string" }, "penalty_applied": { "type": "integer" } }, "additionalProperties": false } }, "gaps": { "type": "array", "items": { "type": "string" } }, "unopened": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 4096 } }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "run", "decisions"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "triaged" }, "round": { "type": "integer", "minimum": 1 }, "run": { "type": "string", "pattern": "^[a-z0-9]{4,16}$" }, "decisions": { "type": "array", "items": { "type": "object", "required": ["id", "decision", "reason", "tier"], "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 40, "pattern": "\\S" }, "decision": { "enum": ["keep", "reject", "duplicate"] }, "of": { "type": "string", "minLength": 1, "maxLength": 40, "pattern": "\\S" }, "reason": { "type": "string" }, "tier": { "enum": ["confirmed", "probable", "suspicious"] } }, "additionalProperties": false } }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "ids", "decision", "reason", "by"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "decided" }, "ids": { "type": "array", "items": { "type": "string" } }, "decision": { "enum": ["fix", "defer", "dispute"] }, "reason": { "type": "string" }, "by": { "enum": ["user", "auto"] }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "ref", "sha"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "pinned" }, "round": { "type": "integer", "minimum": 1 }, "ref": { "type": "string" }, "sha": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "head", "folder"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "testing" }, "head": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "without": { "type": "array", "items": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "folder": { "type": "string" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "head", "parser", "status", "failures", "unusable", "milliseconds"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "tested" }, "head": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "without": { "type": "array", "items": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "parser": { "type": "string" }, "status": { "anyOf": [{ "type": "integer" }, { "type": "null" }] }, "failures": { "type": "array", "items": { "type": "string" } }, "unusable": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "milliseconds": { "type": "integer", "minimum": 0 }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "subject", "run", "accepted", "rule", "reason", "tree"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "attempted" }, "round": { "type": "integer", "minimum": 1 }, "subject": { "type": "string" }, "run": { "type": "string", "pattern": "^[a-z0-9]{4,16}$" }, "accepted": { "type": "boolean" }, "rule": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "reason": { "type": "string", "pattern": "\\S" }, "tree": { "anyOf": [{ "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, { "type": "null" }] }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "subject", "run", "valid", "reason"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "judged" }, "round": { "type": "integer", "minimum": 1 }, "subject": { "type": "string" }, "run": { "type": "string", "pattern": "^[a-z0-9]{4,16}$" }, "valid": { "type": "boolean" }, "reason": { "type": "string", "pattern": "\\S" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "subject", "sha", "parent", "files"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "committed" }, "round": { "type": "integer", "minimum": 1 }, "subject": { "type": "string" }, "sha": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "parent": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "files": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 4096 } }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "subject", "why"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "given-up" }, "round": { "type": "integer", "minimum": 1 }, "subject": { "type": "string" }, "why": { "type": "string", "pattern": "\\S" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "subject", "head", "failures"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "broken" }, "round": { "type": "integer", "minimum": 1 }, "subject": { "type": "string" }, "head": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "failures": { "type": "array", "items": { "type": "string" } }, "of": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "commits"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "condemned" }, "round": { "type": "integer", "minimum": 1 }, "commits": { "type": "array", "items": { "type": "object", "required": ["sha", "subject", "why"], "properties": { "sha": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "subject": { "type": "string" }, "why": { "type": "string", "pattern": "\\S" } }, "additionalProperties": false } }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "subject", "why"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "left-open" }, "round": { "type": "integer", "minimum": 1 }, "subject": { "type": "string" }, "why": { "type": "string", "pattern": "\\S" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "subject", "sha", "by", "why"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "reverted" }, "round": { "type": "integer", "minimum": 1 }, "subject": { "type": "string" }, "sha": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "by": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "why": { "type": "string", "pattern": "\\S" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "run", "head", "lines_changed", "findings"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "reviewed" }, "round": { "type": "integer", "minimum": 1 }, "run": { "type": "string", "pattern": "^[a-z0-9]{4,16}$" }, "head": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "lines_changed": { "type": "integer", "minimum": 0 }, "findings": { "type": "array", "items": { "type": "object", "required": ["id", "severity", "title", "description", "evidence", "impact", "location", "instance_fix", "class_fix", "tier", "escape_type", "invariant_ref", "architecture_ref", "source", "agent", "status", "bounty", "round", "timestamp", "fingerprint", "reason"], "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 40, "pattern": "\\S" }, "severity": { "enum": ["critical", "high", "medium", "low"] }, "title": { "type": "string" }, "description": { "type": "string" }, "evidence": { "type": "string" }, "impact": { "type": "string" }, "location": { "type": "object", "required": ["file", "lines"], "properties": { "file": { "type": "string", "minLength": 1, "maxLength": 4096 }, "lines": { "type": "array", "items": { "type": "integer", "minimum": 1 }, "minItems": 2, "maxItems": 2 } }, "additionalProperties": false }, "instance_fix": { "type": "string" }, "class_fix": { "type": "string" }, "tier": { "enum": ["confirmed", "probable", "suspicious"] }, "escape_type": { "anyOf": [{ "enum": ["implementation", "spec", "non-escape"] }, { "type": "null" }] }, "invariant_ref": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "architecture_ref": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "source": { "enum": ["audit-specialist", "fix-diff-reviewer", "tests"] }, "agent": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "\\S" }, "status": { "enum": ["open", "fixed", "deferred", "disputed", "moot"] }, "bounty": { "type": "integer" }, "round": { "type": "integer", "minimum": 1 }, "timestamp": { "type": "string" }, "fingerprint": { "type": "string", "pattern": "^[0-9a-f]{64}$" }, "reason": { "anyOf": [{ "type": "string" }, { "type": "null" }] } }, "additionalProperties": false } }, "about": { "type": "array", "items": { "type": "object", "required": ["id", "commits"], "properties": { "id": { "type": "string" }, "commits": { "type": "array", "items": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } } }, "additionalProperties": false } }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "ref", "head", "why"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "discarded" }, "ref": { "type": "string" }, "head": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "why": { "type": "string", "pattern": "\\S" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "head", "lines_changed"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "recorded" }, "round": { "type": "integer", "minimum": 1 }, "head": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "lines_changed": { "type": "integer", "minimum": 0 }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "code", "why"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "aborted" }, "round": { "type": "integer", "minimum": 1 }, "code": { "type": "string" }, "why": { "type": "string", "pattern": "\\S" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "chunking"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "retried" }, "chunking": { "type": "boolean" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "kept", "fixed"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "closed" }, "round": { "type": "integer", "minimum": 1 }, "kept": { "type": "integer", "minimum": 0 }, "fixed": { "type": "integer", "minimum": 0 }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "question", "answer", "by"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "answered" }, "question": { "type": "string" }, "answer": { "enum": ["continue", "stop"] }, "by": { "enum": ["user", "auto"] }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "outcome", "why", "changed"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "ended" }, "outcome": { "enum": ["converged", "stopped", "ceiling"] }, "why": { "type": "string", "pattern": "\\S" }, "changed": { "type": "array", "items": { "type": "string" } }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "merged"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "finished" }, "merged": { "anyOf": [{ "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, { "type": "null" }] }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }] };
var func0 = Object.prototype.hasOwnProperty;
var func137 = require_ucs2length().default;
var pattern0 = new RegExp("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$", "u");
var pattern1 = new RegExp("^.*$", "u");
var pattern2 = new RegExp("^[0-9a-f]{40,64}$", "u");
var pattern15 = new RegExp("^[a-z0-9]{4,16}$", "u");
var pattern20 = new RegExp("\\S", "u");
var pattern22 = new RegExp("^[0-9a-f]{64}$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.at === void 0 || !func0.call(data, "at")) {
      const err0 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.kind === void 0 || !func0.call(data, "kind")) {
      const err1 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.files === void 0 || !func0.call(data, "files")) {
      const err2 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "files" }, message: "must have required property 'files'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(key0 === "at" || key0 === "kind" || key0 === "files" || key0 === "after" || key0 === "seal")) {
        const err3 = { instancePath, schemaPath: "#/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.at !== void 0 && func0.call(data, "at")) {
      let data0 = data.at;
      if (typeof data0 === "string") {
        if (!pattern0.test(data0)) {
          const err4 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/0/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/0/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.kind !== void 0 && func0.call(data, "kind")) {
      let data1 = data.kind;
      if (typeof data1 !== "string") {
        const err6 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/0/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if ("begun" !== data1) {
        const err7 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "begun" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.files !== void 0 && func0.call(data, "files")) {
      let data2 = data.files;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        for (const key1 of Object.keys(data2)) {
          if (pattern1.test(key1)) {
            let data3 = data2[key1];
            if (typeof data3 === "string") {
              if (!pattern2.test(data3)) {
                const err8 = { instancePath: instancePath + "/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/anyOf/0/properties/files/patternProperties/%5E.*%24/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            } else {
              const err9 = { instancePath: instancePath + "/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/anyOf/0/properties/files/patternProperties/%5E.*%24/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
          }
        }
      } else {
        const err10 = { instancePath: instancePath + "/files", schemaPath: "#/anyOf/0/properties/files/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.after !== void 0 && func0.call(data, "after")) {
      let data4 = data.after;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.lines === void 0 || !func0.call(data4, "lines")) {
          const err11 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/0/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data4.sha256 === void 0 || !func0.call(data4, "sha256")) {
          const err12 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/0/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        for (const key2 of Object.keys(data4)) {
          if (!(key2 === "lines" || key2 === "sha256")) {
            const err13 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/0/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data4.lines !== void 0 && func0.call(data4, "lines")) {
          let data5 = data4.lines;
          if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
            const err14 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/0/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 < 0 || isNaN(data5)) {
              const err15 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/0/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
          }
        }
        if (data4.sha256 !== void 0 && func0.call(data4, "sha256")) {
          let data6 = data4.sha256;
          if (typeof data6 === "string") {
            if (!pattern2.test(data6)) {
              const err16 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/0/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
          } else {
            const err17 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/0/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
      } else {
        const err18 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/0/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.seal !== void 0 && func0.call(data, "seal")) {
      let data7 = data.seal;
      if (typeof data7 === "string") {
        if (!pattern2.test(data7)) {
          const err19 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/0/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      } else {
        const err20 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/0/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
  } else {
    const err21 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err21];
    } else {
      vErrors.push(err21);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs21 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.at === void 0 || !func0.call(data, "at")) {
        const err22 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      if (data.kind === void 0 || !func0.call(data, "kind")) {
        const err23 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      for (const key3 of Object.keys(data)) {
        if (!(key3 === "at" || key3 === "kind" || key3 === "files" || key3 === "after" || key3 === "seal")) {
          const err24 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      }
      if (data.at !== void 0 && func0.call(data, "at")) {
        let data8 = data.at;
        if (typeof data8 === "string") {
          if (!pattern0.test(data8)) {
            const err25 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/1/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        } else {
          const err26 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/1/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
      }
      if (data.kind !== void 0 && func0.call(data, "kind")) {
        let data9 = data.kind;
        if (typeof data9 !== "string") {
          const err27 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/1/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        if ("prepared" !== data9) {
          const err28 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "prepared" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
      }
      if (data.files !== void 0 && func0.call(data, "files")) {
        let data10 = data.files;
        if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
          for (const key4 of Object.keys(data10)) {
            if (pattern1.test(key4)) {
              let data11 = data10[key4];
              if (typeof data11 === "string") {
                if (!pattern2.test(data11)) {
                  const err29 = { instancePath: instancePath + "/files/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/anyOf/1/properties/files/patternProperties/%5E.*%24/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                  if (vErrors === null) {
                    vErrors = [err29];
                  } else {
                    vErrors.push(err29);
                  }
                  errors++;
                }
              } else {
                const err30 = { instancePath: instancePath + "/files/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/anyOf/1/properties/files/patternProperties/%5E.*%24/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err30];
                } else {
                  vErrors.push(err30);
                }
                errors++;
              }
            }
          }
        } else {
          const err31 = { instancePath: instancePath + "/files", schemaPath: "#/anyOf/1/properties/files/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
      }
      if (data.after !== void 0 && func0.call(data, "after")) {
        let data12 = data.after;
        if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
          if (data12.lines === void 0 || !func0.call(data12, "lines")) {
            const err32 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/1/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
            if (vErrors === null) {
              vErrors = [err32];
            } else {
              vErrors.push(err32);
            }
            errors++;
          }
          if (data12.sha256 === void 0 || !func0.call(data12, "sha256")) {
            const err33 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/1/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
          for (const key5 of Object.keys(data12)) {
            if (!(key5 === "lines" || key5 === "sha256")) {
              const err34 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/1/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err34];
              } else {
                vErrors.push(err34);
              }
              errors++;
            }
          }
          if (data12.lines !== void 0 && func0.call(data12, "lines")) {
            let data13 = data12.lines;
            if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
              const err35 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/1/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err35];
              } else {
                vErrors.push(err35);
              }
              errors++;
            }
            if (typeof data13 == "number" && isFinite(data13)) {
              if (data13 < 0 || isNaN(data13)) {
                const err36 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/1/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                if (vErrors === null) {
                  vErrors = [err36];
                } else {
                  vErrors.push(err36);
                }
                errors++;
              }
            }
          }
          if (data12.sha256 !== void 0 && func0.call(data12, "sha256")) {
            let data14 = data12.sha256;
            if (typeof data14 === "string") {
              if (!pattern2.test(data14)) {
                const err37 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/1/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                if (vErrors === null) {
                  vErrors = [err37];
                } else {
                  vErrors.push(err37);
                }
                errors++;
              }
            } else {
              const err38 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/1/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err38];
              } else {
                vErrors.push(err38);
              }
              errors++;
            }
          }
        } else {
          const err39 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/1/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
      }
      if (data.seal !== void 0 && func0.call(data, "seal")) {
        let data15 = data.seal;
        if (typeof data15 === "string") {
          if (!pattern2.test(data15)) {
            const err40 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/1/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
        } else {
          const err41 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/1/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
      }
    } else {
      const err42 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err42];
      } else {
        vErrors.push(err42);
      }
      errors++;
    }
    var _valid0 = _errs21 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs41 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.at === void 0 || !func0.call(data, "at")) {
          const err43 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
        if (data.kind === void 0 || !func0.call(data, "kind")) {
          const err44 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
          if (vErrors === null) {
            vErrors = [err44];
          } else {
            vErrors.push(err44);
          }
          errors++;
        }
        if (data.round === void 0 || !func0.call(data, "round")) {
          const err45 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
          if (vErrors === null) {
            vErrors = [err45];
          } else {
            vErrors.push(err45);
          }
          errors++;
        }
        if (data.head === void 0 || !func0.call(data, "head")) {
          const err46 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "head" }, message: "must have required property 'head'" };
          if (vErrors === null) {
            vErrors = [err46];
          } else {
            vErrors.push(err46);
          }
          errors++;
        }
        for (const key6 of Object.keys(data)) {
          if (!(key6 === "at" || key6 === "kind" || key6 === "round" || key6 === "head" || key6 === "after" || key6 === "seal")) {
            const err47 = { instancePath, schemaPath: "#/anyOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
        }
        if (data.at !== void 0 && func0.call(data, "at")) {
          let data16 = data.at;
          if (typeof data16 === "string") {
            if (!pattern0.test(data16)) {
              const err48 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/2/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
              if (vErrors === null) {
                vErrors = [err48];
              } else {
                vErrors.push(err48);
              }
              errors++;
            }
          } else {
            const err49 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/2/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err49];
            } else {
              vErrors.push(err49);
            }
            errors++;
          }
        }
        if (data.kind !== void 0 && func0.call(data, "kind")) {
          let data17 = data.kind;
          if (typeof data17 !== "string") {
            const err50 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/2/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err50];
            } else {
              vErrors.push(err50);
            }
            errors++;
          }
          if ("round" !== data17) {
            const err51 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "round" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err51];
            } else {
              vErrors.push(err51);
            }
            errors++;
          }
        }
        if (data.round !== void 0 && func0.call(data, "round")) {
          let data18 = data.round;
          if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)) && isFinite(data18))) {
            const err52 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/2/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err52];
            } else {
              vErrors.push(err52);
            }
            errors++;
          }
          if (typeof data18 == "number" && isFinite(data18)) {
            if (data18 < 1 || isNaN(data18)) {
              const err53 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/2/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err53];
              } else {
                vErrors.push(err53);
              }
              errors++;
            }
          }
        }
        if (data.head !== void 0 && func0.call(data, "head")) {
          let data19 = data.head;
          if (typeof data19 === "string") {
            if (!pattern2.test(data19)) {
              const err54 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/2/properties/head/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
              if (vErrors === null) {
                vErrors = [err54];
              } else {
                vErrors.push(err54);
              }
              errors++;
            }
          } else {
            const err55 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/2/properties/head/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err55];
            } else {
              vErrors.push(err55);
            }
            errors++;
          }
        }
        if (data.after !== void 0 && func0.call(data, "after")) {
          let data20 = data.after;
          if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
            if (data20.lines === void 0 || !func0.call(data20, "lines")) {
              const err56 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/2/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
              if (vErrors === null) {
                vErrors = [err56];
              } else {
                vErrors.push(err56);
              }
              errors++;
            }
            if (data20.sha256 === void 0 || !func0.call(data20, "sha256")) {
              const err57 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/2/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
              if (vErrors === null) {
                vErrors = [err57];
              } else {
                vErrors.push(err57);
              }
              errors++;
            }
            for (const key7 of Object.keys(data20)) {
              if (!(key7 === "lines" || key7 === "sha256")) {
                const err58 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/2/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err58];
                } else {
                  vErrors.push(err58);
                }
                errors++;
              }
            }
            if (data20.lines !== void 0 && func0.call(data20, "lines")) {
              let data21 = data20.lines;
              if (!(typeof data21 == "number" && (!(data21 % 1) && !isNaN(data21)) && isFinite(data21))) {
                const err59 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/2/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err59];
                } else {
                  vErrors.push(err59);
                }
                errors++;
              }
              if (typeof data21 == "number" && isFinite(data21)) {
                if (data21 < 0 || isNaN(data21)) {
                  const err60 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/2/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  if (vErrors === null) {
                    vErrors = [err60];
                  } else {
                    vErrors.push(err60);
                  }
                  errors++;
                }
              }
            }
            if (data20.sha256 !== void 0 && func0.call(data20, "sha256")) {
              let data22 = data20.sha256;
              if (typeof data22 === "string") {
                if (!pattern2.test(data22)) {
                  const err61 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/2/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                  if (vErrors === null) {
                    vErrors = [err61];
                  } else {
                    vErrors.push(err61);
                  }
                  errors++;
                }
              } else {
                const err62 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/2/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err62];
                } else {
                  vErrors.push(err62);
                }
                errors++;
              }
            }
          } else {
            const err63 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/2/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err63];
            } else {
              vErrors.push(err63);
            }
            errors++;
          }
        }
        if (data.seal !== void 0 && func0.call(data, "seal")) {
          let data23 = data.seal;
          if (typeof data23 === "string") {
            if (!pattern2.test(data23)) {
              const err64 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/2/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
              if (vErrors === null) {
                vErrors = [err64];
              } else {
                vErrors.push(err64);
              }
              errors++;
            }
          } else {
            const err65 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/2/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err65];
            } else {
              vErrors.push(err65);
            }
            errors++;
          }
        }
      } else {
        const err66 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err66];
        } else {
          vErrors.push(err66);
        }
        errors++;
      }
      var _valid0 = _errs41 === errors;
      valid0 = valid0 || _valid0;
      if (!valid0) {
        const _errs61 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.at === void 0 || !func0.call(data, "at")) {
            const err67 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
            if (vErrors === null) {
              vErrors = [err67];
            } else {
              vErrors.push(err67);
            }
            errors++;
          }
          if (data.kind === void 0 || !func0.call(data, "kind")) {
            const err68 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
            if (vErrors === null) {
              vErrors = [err68];
            } else {
              vErrors.push(err68);
            }
            errors++;
          }
          if (data.round === void 0 || !func0.call(data, "round")) {
            const err69 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
            if (vErrors === null) {
              vErrors = [err69];
            } else {
              vErrors.push(err69);
            }
            errors++;
          }
          if (data.stage === void 0 || !func0.call(data, "stage")) {
            const err70 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: "stage" }, message: "must have required property 'stage'" };
            if (vErrors === null) {
              vErrors = [err70];
            } else {
              vErrors.push(err70);
            }
            errors++;
          }
          if (data.run === void 0 || !func0.call(data, "run")) {
            const err71 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: "run" }, message: "must have required property 'run'" };
            if (vErrors === null) {
              vErrors = [err71];
            } else {
              vErrors.push(err71);
            }
            errors++;
          }
          if (data.subject === void 0 || !func0.call(data, "subject")) {
            const err72 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'" };
            if (vErrors === null) {
              vErrors = [err72];
            } else {
              vErrors.push(err72);
            }
            errors++;
          }
          for (const key8 of Object.keys(data)) {
            if (!(key8 === "at" || key8 === "kind" || key8 === "round" || key8 === "stage" || key8 === "run" || key8 === "subject" || key8 === "after" || key8 === "seal")) {
              const err73 = { instancePath, schemaPath: "#/anyOf/3/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err73];
              } else {
                vErrors.push(err73);
              }
              errors++;
            }
          }
          if (data.at !== void 0 && func0.call(data, "at")) {
            let data24 = data.at;
            if (typeof data24 === "string") {
              if (!pattern0.test(data24)) {
                const err74 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/3/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                if (vErrors === null) {
                  vErrors = [err74];
                } else {
                  vErrors.push(err74);
                }
                errors++;
              }
            } else {
              const err75 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/3/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err75];
              } else {
                vErrors.push(err75);
              }
              errors++;
            }
          }
          if (data.kind !== void 0 && func0.call(data, "kind")) {
            let data25 = data.kind;
            if (typeof data25 !== "string") {
              const err76 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/3/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err76];
              } else {
                vErrors.push(err76);
              }
              errors++;
            }
            if ("planned" !== data25) {
              const err77 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "planned" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err77];
              } else {
                vErrors.push(err77);
              }
              errors++;
            }
          }
          if (data.round !== void 0 && func0.call(data, "round")) {
            let data26 = data.round;
            if (!(typeof data26 == "number" && (!(data26 % 1) && !isNaN(data26)) && isFinite(data26))) {
              const err78 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/3/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err78];
              } else {
                vErrors.push(err78);
              }
              errors++;
            }
            if (typeof data26 == "number" && isFinite(data26)) {
              if (data26 < 1 || isNaN(data26)) {
                const err79 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/3/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                if (vErrors === null) {
                  vErrors = [err79];
                } else {
                  vErrors.push(err79);
                }
                errors++;
              }
            }
          }
          if (data.stage !== void 0 && func0.call(data, "stage")) {
            let data27 = data.stage;
            if (!(data27 === "hunt" || data27 === "triage" || data27 === "fix" || data27 === "judge" || data27 === "verify")) {
              const err80 = { instancePath: instancePath + "/stage", schemaPath: "#/anyOf/3/properties/stage/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[3].properties.stage.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err80];
              } else {
                vErrors.push(err80);
              }
              errors++;
            }
          }
          if (data.run !== void 0 && func0.call(data, "run")) {
            let data28 = data.run;
            if (typeof data28 === "string") {
              if (!pattern15.test(data28)) {
                const err81 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/3/properties/run/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}$" }, message: 'must match pattern "^[a-z0-9]{4,16}$"' };
                if (vErrors === null) {
                  vErrors = [err81];
                } else {
                  vErrors.push(err81);
                }
                errors++;
              }
            } else {
              const err82 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/3/properties/run/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err82];
              } else {
                vErrors.push(err82);
              }
              errors++;
            }
          }
          if (data.subject !== void 0 && func0.call(data, "subject")) {
            if (typeof data.subject !== "string") {
              const err83 = { instancePath: instancePath + "/subject", schemaPath: "#/anyOf/3/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err83];
              } else {
                vErrors.push(err83);
              }
              errors++;
            }
          }
          if (data.after !== void 0 && func0.call(data, "after")) {
            let data30 = data.after;
            if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
              if (data30.lines === void 0 || !func0.call(data30, "lines")) {
                const err84 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/3/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                if (vErrors === null) {
                  vErrors = [err84];
                } else {
                  vErrors.push(err84);
                }
                errors++;
              }
              if (data30.sha256 === void 0 || !func0.call(data30, "sha256")) {
                const err85 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/3/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                if (vErrors === null) {
                  vErrors = [err85];
                } else {
                  vErrors.push(err85);
                }
                errors++;
              }
              for (const key9 of Object.keys(data30)) {
                if (!(key9 === "lines" || key9 === "sha256")) {
                  const err86 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/3/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err86];
                  } else {
                    vErrors.push(err86);
                  }
                  errors++;
                }
              }
              if (data30.lines !== void 0 && func0.call(data30, "lines")) {
                let data31 = data30.lines;
                if (!(typeof data31 == "number" && (!(data31 % 1) && !isNaN(data31)) && isFinite(data31))) {
                  const err87 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/3/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err87];
                  } else {
                    vErrors.push(err87);
                  }
                  errors++;
                }
                if (typeof data31 == "number" && isFinite(data31)) {
                  if (data31 < 0 || isNaN(data31)) {
                    const err88 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/3/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                    if (vErrors === null) {
                      vErrors = [err88];
                    } else {
                      vErrors.push(err88);
                    }
                    errors++;
                  }
                }
              }
              if (data30.sha256 !== void 0 && func0.call(data30, "sha256")) {
                let data32 = data30.sha256;
                if (typeof data32 === "string") {
                  if (!pattern2.test(data32)) {
                    const err89 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/3/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                    if (vErrors === null) {
                      vErrors = [err89];
                    } else {
                      vErrors.push(err89);
                    }
                    errors++;
                  }
                } else {
                  const err90 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/3/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err90];
                  } else {
                    vErrors.push(err90);
                  }
                  errors++;
                }
              }
            } else {
              const err91 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/3/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err91];
              } else {
                vErrors.push(err91);
              }
              errors++;
            }
          }
          if (data.seal !== void 0 && func0.call(data, "seal")) {
            let data33 = data.seal;
            if (typeof data33 === "string") {
              if (!pattern2.test(data33)) {
                const err92 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/3/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                if (vErrors === null) {
                  vErrors = [err92];
                } else {
                  vErrors.push(err92);
                }
                errors++;
              }
            } else {
              const err93 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/3/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err93];
              } else {
                vErrors.push(err93);
              }
              errors++;
            }
          }
        } else {
          const err94 = { instancePath, schemaPath: "#/anyOf/3/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err94];
          } else {
            vErrors.push(err94);
          }
          errors++;
        }
        var _valid0 = _errs61 === errors;
        valid0 = valid0 || _valid0;
        if (!valid0) {
          const _errs84 = errors;
          if (data && typeof data == "object" && !Array.isArray(data)) {
            if (data.at === void 0 || !func0.call(data, "at")) {
              const err95 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
              if (vErrors === null) {
                vErrors = [err95];
              } else {
                vErrors.push(err95);
              }
              errors++;
            }
            if (data.kind === void 0 || !func0.call(data, "kind")) {
              const err96 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
              if (vErrors === null) {
                vErrors = [err96];
              } else {
                vErrors.push(err96);
              }
              errors++;
            }
            if (data.round === void 0 || !func0.call(data, "round")) {
              const err97 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
              if (vErrors === null) {
                vErrors = [err97];
              } else {
                vErrors.push(err97);
              }
              errors++;
            }
            if (data.run === void 0 || !func0.call(data, "run")) {
              const err98 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "run" }, message: "must have required property 'run'" };
              if (vErrors === null) {
                vErrors = [err98];
              } else {
                vErrors.push(err98);
              }
              errors++;
            }
            if (data.findings === void 0 || !func0.call(data, "findings")) {
              const err99 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "findings" }, message: "must have required property 'findings'" };
              if (vErrors === null) {
                vErrors = [err99];
              } else {
                vErrors.push(err99);
              }
              errors++;
            }
            if (data.rejected === void 0 || !func0.call(data, "rejected")) {
              const err100 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "rejected" }, message: "must have required property 'rejected'" };
              if (vErrors === null) {
                vErrors = [err100];
              } else {
                vErrors.push(err100);
              }
              errors++;
            }
            if (data.gaps === void 0 || !func0.call(data, "gaps")) {
              const err101 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "gaps" }, message: "must have required property 'gaps'" };
              if (vErrors === null) {
                vErrors = [err101];
              } else {
                vErrors.push(err101);
              }
              errors++;
            }
            if (data.unopened === void 0 || !func0.call(data, "unopened")) {
              const err102 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "unopened" }, message: "must have required property 'unopened'" };
              if (vErrors === null) {
                vErrors = [err102];
              } else {
                vErrors.push(err102);
              }
              errors++;
            }
            for (const key10 of Object.keys(data)) {
              if (!func0.call(schema11.anyOf[4].properties, key10)) {
                const err103 = { instancePath, schemaPath: "#/anyOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err103];
                } else {
                  vErrors.push(err103);
                }
                errors++;
              }
            }
            if (data.at !== void 0 && func0.call(data, "at")) {
              let data34 = data.at;
              if (typeof data34 === "string") {
                if (!pattern0.test(data34)) {
                  const err104 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/4/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                  if (vErrors === null) {
                    vErrors = [err104];
                  } else {
                    vErrors.push(err104);
                  }
                  errors++;
                }
              } else {
                const err105 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/4/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err105];
                } else {
                  vErrors.push(err105);
                }
                errors++;
              }
            }
            if (data.kind !== void 0 && func0.call(data, "kind")) {
              let data35 = data.kind;
              if (typeof data35 !== "string") {
                const err106 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/4/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err106];
                } else {
                  vErrors.push(err106);
                }
                errors++;
              }
              if ("raised" !== data35) {
                const err107 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/4/properties/kind/const", keyword: "const", params: { allowedValue: "raised" }, message: "must be equal to constant" };
                if (vErrors === null) {
                  vErrors = [err107];
                } else {
                  vErrors.push(err107);
                }
                errors++;
              }
            }
            if (data.round !== void 0 && func0.call(data, "round")) {
              let data36 = data.round;
              if (!(typeof data36 == "number" && (!(data36 % 1) && !isNaN(data36)) && isFinite(data36))) {
                const err108 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/4/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err108];
                } else {
                  vErrors.push(err108);
                }
                errors++;
              }
              if (typeof data36 == "number" && isFinite(data36)) {
                if (data36 < 1 || isNaN(data36)) {
                  const err109 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/4/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  if (vErrors === null) {
                    vErrors = [err109];
                  } else {
                    vErrors.push(err109);
                  }
                  errors++;
                }
              }
            }
            if (data.run !== void 0 && func0.call(data, "run")) {
              let data37 = data.run;
              if (typeof data37 === "string") {
                if (!pattern15.test(data37)) {
                  const err110 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/4/properties/run/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}$" }, message: 'must match pattern "^[a-z0-9]{4,16}$"' };
                  if (vErrors === null) {
                    vErrors = [err110];
                  } else {
                    vErrors.push(err110);
                  }
                  errors++;
                }
              } else {
                const err111 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/4/properties/run/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err111];
                } else {
                  vErrors.push(err111);
                }
                errors++;
              }
            }
            if (data.findings !== void 0 && func0.call(data, "findings")) {
              let data38 = data.findings;
              if (Array.isArray(data38)) {
                const len0 = data38.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data39 = data38[i0];
                  if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
                    if (data39.id === void 0 || !func0.call(data39, "id")) {
                      const err112 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/4/properties/findings/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                      if (vErrors === null) {
                        vErrors = [err112];
                      } else {
                        vErrors.push(err112);
                      }
                      errors++;
                    }
                    if (data39.severity === void 0 || !func0.call(data39, "severity")) {
                      const err113 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/4/properties/findings/items/required", keyword: "required", params: { missingProperty: "severity" }, message: "must have required property 'severity'" };
                      if (vErrors === null) {
                        vErrors = [err113];
                      } else {
                        vErrors.push(err113);
                      }
                      errors++;
                    }
                    if (data39.title === void 0 || !func0.call(data39, "title")) {
                      const err114 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/4/properties/findings/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
                      if (vErrors === null) {
                        vErrors = [err114];
                      } else {
                        vErrors.push(err114);
                      }
                      errors++;
                    }
                    if (data39.description === void 0 || !func0.call(data39, "description")) {
                      const err115 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/4/properties/findings/items/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
                      if (vErrors === null) {
                        vErrors = [err115];
                      } else {
                        vErrors.push(err115);
                      }
                      errors++;
                    }
                    if (data39.evidence === void 0 || !func0.call(data39, "evidence")) {
                      const err116 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/4/properties/findings/items/required", keyword: "required", params: { missingProperty: "evidence" }, message: "must have required property 'evidence'" };
                      if (vErrors === null) {
                        vErrors = [err116];
                      } else {
                        vErrors.push(err116);
                      }
                      errors++;
                    }
                    if (data39.impact === void 0 || !func0.call(data39, "impact")) {
                      const err117 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/4/properties/findings/items/required", keyword: "required", params: { missingProperty: "impact" }, message: "must have required property 'impact'" };
                      if (vErrors === null) {
                        vErrors = [err117];
                      } else {
                        vErrors.push(err117);
                      }
                      errors++;
                    }
                    if (data39.location === void 0 || !func0.call(data39, "location")) {
                      const err118 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/4/properties/findings/items/required", keyword: "required", params: { missingProperty: "location" }, message: "must have required property 'location'" };
                      if (vErrors === null) {
                        vErrors = [err118];
                      } else {
                        vErrors.push(err118);
                      }
                      errors++;
                    }
                    if (data39.instance_fix === void 0 || !func0.call(data39, "instance_fix")) {
                      const err119 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/4/properties/findings/items/required", keyword: "required", params: { missingProperty: "instance_fix" }, message: "must have required property 'instance_fix'" };
                      if (vErrors === null) {
                        vErrors = [err119];
                      } else {
                        vErrors.push(err119);
                      }
                      errors++;
                    }
                    if (data39.class_fix === void 0 || !func0.call(data39, "class_fix")) {
                      const err120 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/4/properties/findings/items/required", keyword: "required", params: { missingProperty: "class_fix" }, message: "must have required property 'class_fix'" };
                      if (vErrors === null) {
                        vErrors = [err120];
                      } else {
                        vErrors.push(err120);
                      }
                      errors++;
                    }
                    if (data39.tier === void 0 || !func0.call(data39, "tier")) {
                      const err121 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/4/properties/findings/items/required", keyword: "required", params: { missingProperty: "tier" }, message: "must have required property 'tier'" };
                      if (vErrors === null) {
                        vErrors = [err121];
                      } else {
                        vErrors.push(err121);
                      }
                      errors++;
                    }
                    if (data39.escape_type === void 0 || !func0.call(data39, "escape_type")) {
                      const err122 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/4/properties/findings/items/required", keyword: "required", params: { missingProperty: "escape_type" }, message: "must have required property 'escape_type'" };
                      if (vErrors === null) {
                        vErrors = [err122];
                      } else {
                        vErrors.push(err122);
                      }
                      errors++;
                    }
                    if (data39.invariant_ref === void 0 || !func0.call(data39, "invariant_ref")) {
                      const err123 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/4/properties/findings/items/required", keyword: "required", params: { missingProperty: "invariant_ref" }, message: "must have required property 'invariant_ref'" };
                      if (vErrors === null) {
                        vErrors = [err123];
                      } else {
                        vErrors.push(err123);
                      }
                      errors++;
                    }
                    if (data39.architecture_ref === void 0 || !func0.call(data39, "architecture_ref")) {
                      const err124 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/4/properties/findings/items/required", keyword: "required", params: { missingProperty: "architecture_ref" }, message: "must have required property 'architecture_ref'" };
                      if (vErrors === null) {
                        vErrors = [err124];
                      } else {
                        vErrors.push(err124);
                      }
                      errors++;
                    }
                    if (data39.source === void 0 || !func0.call(data39, "source")) {
                      const err125 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/4/properties/findings/items/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'" };
                      if (vErrors === null) {
                        vErrors = [err125];
                      } else {
                        vErrors.push(err125);
                      }
                      errors++;
                    }
                    if (data39.agent === void 0 || !func0.call(data39, "agent")) {
                      const err126 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/4/properties/findings/items/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'" };
                      if (vErrors === null) {
                        vErrors = [err126];
                      } else {
                        vErrors.push(err126);
                      }
                      errors++;
                    }
                    if (data39.status === void 0 || !func0.call(data39, "status")) {
                      const err127 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/4/properties/findings/items/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
                      if (vErrors === null) {
                        vErrors = [err127];
                      } else {
                        vErrors.push(err127);
                      }
                      errors++;
                    }
                    if (data39.bounty === void 0 || !func0.call(data39, "bounty")) {
                      const err128 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/4/properties/findings/items/required", keyword: "required", params: { missingProperty: "bounty" }, message: "must have required property 'bounty'" };
                      if (vErrors === null) {
                        vErrors = [err128];
                      } else {
                        vErrors.push(err128);
                      }
                      errors++;
                    }
                    if (data39.round === void 0 || !func0.call(data39, "round")) {
                      const err129 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/4/properties/findings/items/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                      if (vErrors === null) {
                        vErrors = [err129];
                      } else {
                        vErrors.push(err129);
                      }
                      errors++;
                    }
                    if (data39.timestamp === void 0 || !func0.call(data39, "timestamp")) {
                      const err130 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/4/properties/findings/items/required", keyword: "required", params: { missingProperty: "timestamp" }, message: "must have required property 'timestamp'" };
                      if (vErrors === null) {
                        vErrors = [err130];
                      } else {
                        vErrors.push(err130);
                      }
                      errors++;
                    }
                    if (data39.fingerprint === void 0 || !func0.call(data39, "fingerprint")) {
                      const err131 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/4/properties/findings/items/required", keyword: "required", params: { missingProperty: "fingerprint" }, message: "must have required property 'fingerprint'" };
                      if (vErrors === null) {
                        vErrors = [err131];
                      } else {
                        vErrors.push(err131);
                      }
                      errors++;
                    }
                    if (data39.reason === void 0 || !func0.call(data39, "reason")) {
                      const err132 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/4/properties/findings/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                      if (vErrors === null) {
                        vErrors = [err132];
                      } else {
                        vErrors.push(err132);
                      }
                      errors++;
                    }
                    for (const key11 of Object.keys(data39)) {
                      if (!func0.call(schema11.anyOf[4].properties.findings.items.properties, key11)) {
                        const err133 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/4/properties/findings/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err133];
                        } else {
                          vErrors.push(err133);
                        }
                        errors++;
                      }
                    }
                    if (data39.id !== void 0 && func0.call(data39, "id")) {
                      let data40 = data39.id;
                      if (typeof data40 === "string") {
                        if (func137(data40) > 40) {
                          const err134 = { instancePath: instancePath + "/findings/" + i0 + "/id", schemaPath: "#/anyOf/4/properties/findings/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                          if (vErrors === null) {
                            vErrors = [err134];
                          } else {
                            vErrors.push(err134);
                          }
                          errors++;
                        }
                        if (func137(data40) < 1) {
                          const err135 = { instancePath: instancePath + "/findings/" + i0 + "/id", schemaPath: "#/anyOf/4/properties/findings/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err135];
                          } else {
                            vErrors.push(err135);
                          }
                          errors++;
                        }
                        if (!pattern20.test(data40)) {
                          const err136 = { instancePath: instancePath + "/findings/" + i0 + "/id", schemaPath: "#/anyOf/4/properties/findings/items/properties/id/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                          if (vErrors === null) {
                            vErrors = [err136];
                          } else {
                            vErrors.push(err136);
                          }
                          errors++;
                        }
                      } else {
                        const err137 = { instancePath: instancePath + "/findings/" + i0 + "/id", schemaPath: "#/anyOf/4/properties/findings/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err137];
                        } else {
                          vErrors.push(err137);
                        }
                        errors++;
                      }
                    }
                    if (data39.severity !== void 0 && func0.call(data39, "severity")) {
                      let data41 = data39.severity;
                      if (!(data41 === "critical" || data41 === "high" || data41 === "medium" || data41 === "low")) {
                        const err138 = { instancePath: instancePath + "/findings/" + i0 + "/severity", schemaPath: "#/anyOf/4/properties/findings/items/properties/severity/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[4].properties.findings.items.properties.severity.enum }, message: "must be equal to one of the allowed values" };
                        if (vErrors === null) {
                          vErrors = [err138];
                        } else {
                          vErrors.push(err138);
                        }
                        errors++;
                      }
                    }
                    if (data39.title !== void 0 && func0.call(data39, "title")) {
                      if (typeof data39.title !== "string") {
                        const err139 = { instancePath: instancePath + "/findings/" + i0 + "/title", schemaPath: "#/anyOf/4/properties/findings/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err139];
                        } else {
                          vErrors.push(err139);
                        }
                        errors++;
                      }
                    }
                    if (data39.description !== void 0 && func0.call(data39, "description")) {
                      if (typeof data39.description !== "string") {
                        const err140 = { instancePath: instancePath + "/findings/" + i0 + "/description", schemaPath: "#/anyOf/4/properties/findings/items/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err140];
                        } else {
                          vErrors.push(err140);
                        }
                        errors++;
                      }
                    }
                    if (data39.evidence !== void 0 && func0.call(data39, "evidence")) {
                      if (typeof data39.evidence !== "string") {
                        const err141 = { instancePath: instancePath + "/findings/" + i0 + "/evidence", schemaPath: "#/anyOf/4/properties/findings/items/properties/evidence/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err141];
                        } else {
                          vErrors.push(err141);
                        }
                        errors++;
                      }
                    }
                    if (data39.impact !== void 0 && func0.call(data39, "impact")) {
                      if (typeof data39.impact !== "string") {
                        const err142 = { instancePath: instancePath + "/findings/" + i0 + "/impact", schemaPath: "#/anyOf/4/properties/findings/items/properties/impact/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err142];
                        } else {
                          vErrors.push(err142);
                        }
                        errors++;
                      }
                    }
                    if (data39.location !== void 0 && func0.call(data39, "location")) {
                      let data46 = data39.location;
                      if (data46 && typeof data46 == "object" && !Array.isArray(data46)) {
                        if (data46.file === void 0 || !func0.call(data46, "file")) {
                          const err143 = { instancePath: instancePath + "/findings/" + i0 + "/location", schemaPath: "#/anyOf/4/properties/findings/items/properties/location/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
                          if (vErrors === null) {
                            vErrors = [err143];
                          } else {
                            vErrors.push(err143);
                          }
                          errors++;
                        }
                        if (data46.lines === void 0 || !func0.call(data46, "lines")) {
                          const err144 = { instancePath: instancePath + "/findings/" + i0 + "/location", schemaPath: "#/anyOf/4/properties/findings/items/properties/location/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                          if (vErrors === null) {
                            vErrors = [err144];
                          } else {
                            vErrors.push(err144);
                          }
                          errors++;
                        }
                        for (const key12 of Object.keys(data46)) {
                          if (!(key12 === "file" || key12 === "lines")) {
                            const err145 = { instancePath: instancePath + "/findings/" + i0 + "/location", schemaPath: "#/anyOf/4/properties/findings/items/properties/location/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 }, message: "must NOT have additional properties" };
                            if (vErrors === null) {
                              vErrors = [err145];
                            } else {
                              vErrors.push(err145);
                            }
                            errors++;
                          }
                        }
                        if (data46.file !== void 0 && func0.call(data46, "file")) {
                          let data47 = data46.file;
                          if (typeof data47 === "string") {
                            if (func137(data47) > 4096) {
                              const err146 = { instancePath: instancePath + "/findings/" + i0 + "/location/file", schemaPath: "#/anyOf/4/properties/findings/items/properties/location/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                              if (vErrors === null) {
                                vErrors = [err146];
                              } else {
                                vErrors.push(err146);
                              }
                              errors++;
                            }
                            if (func137(data47) < 1) {
                              const err147 = { instancePath: instancePath + "/findings/" + i0 + "/location/file", schemaPath: "#/anyOf/4/properties/findings/items/properties/location/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                              if (vErrors === null) {
                                vErrors = [err147];
                              } else {
                                vErrors.push(err147);
                              }
                              errors++;
                            }
                          } else {
                            const err148 = { instancePath: instancePath + "/findings/" + i0 + "/location/file", schemaPath: "#/anyOf/4/properties/findings/items/properties/location/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err148];
                            } else {
                              vErrors.push(err148);
                            }
                            errors++;
                          }
                        }
                        if (data46.lines !== void 0 && func0.call(data46, "lines")) {
                          let data48 = data46.lines;
                          if (Array.isArray(data48)) {
                            if (data48.length > 2) {
                              const err149 = { instancePath: instancePath + "/findings/" + i0 + "/location/lines", schemaPath: "#/anyOf/4/properties/findings/items/properties/location/properties/lines/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
                              if (vErrors === null) {
                                vErrors = [err149];
                              } else {
                                vErrors.push(err149);
                              }
                              errors++;
                            }
                            if (data48.length < 2) {
                              const err150 = { instancePath: instancePath + "/findings/" + i0 + "/location/lines", schemaPath: "#/anyOf/4/properties/findings/items/properties/location/properties/lines/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
                              if (vErrors === null) {
                                vErrors = [err150];
                              } else {
                                vErrors.push(err150);
                              }
                              errors++;
                            }
                            const len1 = data48.length;
                            for (let i1 = 0; i1 < len1; i1++) {
                              let data49 = data48[i1];
                              if (!(typeof data49 == "number" && (!(data49 % 1) && !isNaN(data49)) && isFinite(data49))) {
                                const err151 = { instancePath: instancePath + "/findings/" + i0 + "/location/lines/" + i1, schemaPath: "#/anyOf/4/properties/findings/items/properties/location/properties/lines/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                if (vErrors === null) {
                                  vErrors = [err151];
                                } else {
                                  vErrors.push(err151);
                                }
                                errors++;
                              }
                              if (typeof data49 == "number" && isFinite(data49)) {
                                if (data49 < 1 || isNaN(data49)) {
                                  const err152 = { instancePath: instancePath + "/findings/" + i0 + "/location/lines/" + i1, schemaPath: "#/anyOf/4/properties/findings/items/properties/location/properties/lines/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                  if (vErrors === null) {
                                    vErrors = [err152];
                                  } else {
                                    vErrors.push(err152);
                                  }
                                  errors++;
                                }
                              }
                            }
                          } else {
                            const err153 = { instancePath: instancePath + "/findings/" + i0 + "/location/lines", schemaPath: "#/anyOf/4/properties/findings/items/properties/location/properties/lines/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                            if (vErrors === null) {
                              vErrors = [err153];
                            } else {
                              vErrors.push(err153);
                            }
                            errors++;
                          }
                        }
                      } else {
                        const err154 = { instancePath: instancePath + "/findings/" + i0 + "/location", schemaPath: "#/anyOf/4/properties/findings/items/properties/location/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                        if (vErrors === null) {
                          vErrors = [err154];
                        } else {
                          vErrors.push(err154);
                        }
                        errors++;
                      }
                    }
                    if (data39.instance_fix !== void 0 && func0.call(data39, "instance_fix")) {
                      if (typeof data39.instance_fix !== "string") {
                        const err155 = { instancePath: instancePath + "/findings/" + i0 + "/instance_fix", schemaPath: "#/anyOf/4/properties/findings/items/properties/instance_fix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err155];
                        } else {
                          vErrors.push(err155);
                        }
                        errors++;
                      }
                    }
                    if (data39.class_fix !== void 0 && func0.call(data39, "class_fix")) {
                      if (typeof data39.class_fix !== "string") {
                        const err156 = { instancePath: instancePath + "/findings/" + i0 + "/class_fix", schemaPath: "#/anyOf/4/properties/findings/items/properties/class_fix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err156];
                        } else {
                          vErrors.push(err156);
                        }
                        errors++;
                      }
                    }
                    if (data39.tier !== void 0 && func0.call(data39, "tier")) {
                      let data52 = data39.tier;
                      if (!(data52 === "confirmed" || data52 === "probable" || data52 === "suspicious")) {
                        const err157 = { instancePath: instancePath + "/findings/" + i0 + "/tier", schemaPath: "#/anyOf/4/properties/findings/items/properties/tier/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[4].properties.findings.items.properties.tier.enum }, message: "must be equal to one of the allowed values" };
                        if (vErrors === null) {
                          vErrors = [err157];
                        } else {
                          vErrors.push(err157);
                        }
                        errors++;
                      }
                    }
                    if (data39.escape_type !== void 0 && func0.call(data39, "escape_type")) {
                      let data53 = data39.escape_type;
                      const _errs126 = errors;
                      let valid18 = false;
                      const _errs127 = errors;
                      if (!(data53 === "implementation" || data53 === "spec" || data53 === "non-escape")) {
                        const err158 = { instancePath: instancePath + "/findings/" + i0 + "/escape_type", schemaPath: "#/anyOf/4/properties/findings/items/properties/escape_type/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[4].properties.findings.items.properties.escape_type.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
                        if (vErrors === null) {
                          vErrors = [err158];
                        } else {
                          vErrors.push(err158);
                        }
                        errors++;
                      }
                      var _valid1 = _errs127 === errors;
                      valid18 = valid18 || _valid1;
                      if (!valid18) {
                        const _errs128 = errors;
                        if (data53 !== null) {
                          const err159 = { instancePath: instancePath + "/findings/" + i0 + "/escape_type", schemaPath: "#/anyOf/4/properties/findings/items/properties/escape_type/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                          if (vErrors === null) {
                            vErrors = [err159];
                          } else {
                            vErrors.push(err159);
                          }
                          errors++;
                        }
                        var _valid1 = _errs128 === errors;
                        valid18 = valid18 || _valid1;
                      }
                      if (!valid18) {
                        const err160 = { instancePath: instancePath + "/findings/" + i0 + "/escape_type", schemaPath: "#/anyOf/4/properties/findings/items/properties/escape_type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                        if (vErrors === null) {
                          vErrors = [err160];
                        } else {
                          vErrors.push(err160);
                        }
                        errors++;
                      } else {
                        errors = _errs126;
                        if (vErrors !== null) {
                          if (_errs126) {
                            vErrors.length = _errs126;
                          } else {
                            vErrors = null;
                          }
                        }
                      }
                    }
                    if (data39.invariant_ref !== void 0 && func0.call(data39, "invariant_ref")) {
                      let data54 = data39.invariant_ref;
                      const _errs131 = errors;
                      let valid19 = false;
                      const _errs132 = errors;
                      if (typeof data54 !== "string") {
                        const err161 = { instancePath: instancePath + "/findings/" + i0 + "/invariant_ref", schemaPath: "#/anyOf/4/properties/findings/items/properties/invariant_ref/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err161];
                        } else {
                          vErrors.push(err161);
                        }
                        errors++;
                      }
                      var _valid2 = _errs132 === errors;
                      valid19 = valid19 || _valid2;
                      if (!valid19) {
                        const _errs134 = errors;
                        if (data54 !== null) {
                          const err162 = { instancePath: instancePath + "/findings/" + i0 + "/invariant_ref", schemaPath: "#/anyOf/4/properties/findings/items/properties/invariant_ref/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                          if (vErrors === null) {
                            vErrors = [err162];
                          } else {
                            vErrors.push(err162);
                          }
                          errors++;
                        }
                        var _valid2 = _errs134 === errors;
                        valid19 = valid19 || _valid2;
                      }
                      if (!valid19) {
                        const err163 = { instancePath: instancePath + "/findings/" + i0 + "/invariant_ref", schemaPath: "#/anyOf/4/properties/findings/items/properties/invariant_ref/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                        if (vErrors === null) {
                          vErrors = [err163];
                        } else {
                          vErrors.push(err163);
                        }
                        errors++;
                      } else {
                        errors = _errs131;
                        if (vErrors !== null) {
                          if (_errs131) {
                            vErrors.length = _errs131;
                          } else {
                            vErrors = null;
                          }
                        }
                      }
                    }
                    if (data39.architecture_ref !== void 0 && func0.call(data39, "architecture_ref")) {
                      let data55 = data39.architecture_ref;
                      const _errs137 = errors;
                      let valid20 = false;
                      const _errs138 = errors;
                      if (typeof data55 !== "string") {
                        const err164 = { instancePath: instancePath + "/findings/" + i0 + "/architecture_ref", schemaPath: "#/anyOf/4/properties/findings/items/properties/architecture_ref/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err164];
                        } else {
                          vErrors.push(err164);
                        }
                        errors++;
                      }
                      var _valid3 = _errs138 === errors;
                      valid20 = valid20 || _valid3;
                      if (!valid20) {
                        const _errs140 = errors;
                        if (data55 !== null) {
                          const err165 = { instancePath: instancePath + "/findings/" + i0 + "/architecture_ref", schemaPath: "#/anyOf/4/properties/findings/items/properties/architecture_ref/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                          if (vErrors === null) {
                            vErrors = [err165];
                          } else {
                            vErrors.push(err165);
                          }
                          errors++;
                        }
                        var _valid3 = _errs140 === errors;
                        valid20 = valid20 || _valid3;
                      }
                      if (!valid20) {
                        const err166 = { instancePath: instancePath + "/findings/" + i0 + "/architecture_ref", schemaPath: "#/anyOf/4/properties/findings/items/properties/architecture_ref/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                        if (vErrors === null) {
                          vErrors = [err166];
                        } else {
                          vErrors.push(err166);
                        }
                        errors++;
                      } else {
                        errors = _errs137;
                        if (vErrors !== null) {
                          if (_errs137) {
                            vErrors.length = _errs137;
                          } else {
                            vErrors = null;
                          }
                        }
                      }
                    }
                    if (data39.source !== void 0 && func0.call(data39, "source")) {
                      let data56 = data39.source;
                      if (!(data56 === "audit-specialist" || data56 === "fix-diff-reviewer" || data56 === "tests")) {
                        const err167 = { instancePath: instancePath + "/findings/" + i0 + "/source", schemaPath: "#/anyOf/4/properties/findings/items/properties/source/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[4].properties.findings.items.properties.source.enum }, message: "must be equal to one of the allowed values" };
                        if (vErrors === null) {
                          vErrors = [err167];
                        } else {
                          vErrors.push(err167);
                        }
                        errors++;
                      }
                    }
                    if (data39.agent !== void 0 && func0.call(data39, "agent")) {
                      let data57 = data39.agent;
                      if (typeof data57 === "string") {
                        if (func137(data57) > 100) {
                          const err168 = { instancePath: instancePath + "/findings/" + i0 + "/agent", schemaPath: "#/anyOf/4/properties/findings/items/properties/agent/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                          if (vErrors === null) {
                            vErrors = [err168];
                          } else {
                            vErrors.push(err168);
                          }
                          errors++;
                        }
                        if (func137(data57) < 1) {
                          const err169 = { instancePath: instancePath + "/findings/" + i0 + "/agent", schemaPath: "#/anyOf/4/properties/findings/items/properties/agent/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err169];
                          } else {
                            vErrors.push(err169);
                          }
                          errors++;
                        }
                        if (!pattern20.test(data57)) {
                          const err170 = { instancePath: instancePath + "/findings/" + i0 + "/agent", schemaPath: "#/anyOf/4/properties/findings/items/properties/agent/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                          if (vErrors === null) {
                            vErrors = [err170];
                          } else {
                            vErrors.push(err170);
                          }
                          errors++;
                        }
                      } else {
                        const err171 = { instancePath: instancePath + "/findings/" + i0 + "/agent", schemaPath: "#/anyOf/4/properties/findings/items/properties/agent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err171];
                        } else {
                          vErrors.push(err171);
                        }
                        errors++;
                      }
                    }
                    if (data39.status !== void 0 && func0.call(data39, "status")) {
                      let data58 = data39.status;
                      if (!(data58 === "open" || data58 === "fixed" || data58 === "deferred" || data58 === "disputed" || data58 === "moot")) {
                        const err172 = { instancePath: instancePath + "/findings/" + i0 + "/status", schemaPath: "#/anyOf/4/properties/findings/items/properties/status/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[4].properties.findings.items.properties.status.enum }, message: "must be equal to one of the allowed values" };
                        if (vErrors === null) {
                          vErrors = [err172];
                        } else {
                          vErrors.push(err172);
                        }
                        errors++;
                      }
                    }
                    if (data39.bounty !== void 0 && func0.call(data39, "bounty")) {
                      let data59 = data39.bounty;
                      if (!(typeof data59 == "number" && (!(data59 % 1) && !isNaN(data59)) && isFinite(data59))) {
                        const err173 = { instancePath: instancePath + "/findings/" + i0 + "/bounty", schemaPath: "#/anyOf/4/properties/findings/items/properties/bounty/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) {
                          vErrors = [err173];
                        } else {
                          vErrors.push(err173);
                        }
                        errors++;
                      }
                    }
                    if (data39.round !== void 0 && func0.call(data39, "round")) {
                      let data60 = data39.round;
                      if (!(typeof data60 == "number" && (!(data60 % 1) && !isNaN(data60)) && isFinite(data60))) {
                        const err174 = { instancePath: instancePath + "/findings/" + i0 + "/round", schemaPath: "#/anyOf/4/properties/findings/items/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) {
                          vErrors = [err174];
                        } else {
                          vErrors.push(err174);
                        }
                        errors++;
                      }
                      if (typeof data60 == "number" && isFinite(data60)) {
                        if (data60 < 1 || isNaN(data60)) {
                          const err175 = { instancePath: instancePath + "/findings/" + i0 + "/round", schemaPath: "#/anyOf/4/properties/findings/items/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                          if (vErrors === null) {
                            vErrors = [err175];
                          } else {
                            vErrors.push(err175);
                          }
                          errors++;
                        }
                      }
                    }
                    if (data39.timestamp !== void 0 && func0.call(data39, "timestamp")) {
                      if (typeof data39.timestamp !== "string") {
                        const err176 = { instancePath: instancePath + "/findings/" + i0 + "/timestamp", schemaPath: "#/anyOf/4/properties/findings/items/properties/timestamp/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err176];
                        } else {
                          vErrors.push(err176);
                        }
                        errors++;
                      }
                    }
                    if (data39.fingerprint !== void 0 && func0.call(data39, "fingerprint")) {
                      let data62 = data39.fingerprint;
                      if (typeof data62 === "string") {
                        if (!pattern22.test(data62)) {
                          const err177 = { instancePath: instancePath + "/findings/" + i0 + "/fingerprint", schemaPath: "#/anyOf/4/properties/findings/items/properties/fingerprint/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' };
                          if (vErrors === null) {
                            vErrors = [err177];
                          } else {
                            vErrors.push(err177);
                          }
                          errors++;
                        }
                      } else {
                        const err178 = { instancePath: instancePath + "/findings/" + i0 + "/fingerprint", schemaPath: "#/anyOf/4/properties/findings/items/properties/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err178];
                        } else {
                          vErrors.push(err178);
                        }
                        errors++;
                      }
                    }
                    if (data39.reason !== void 0 && func0.call(data39, "reason")) {
                      let data63 = data39.reason;
                      const _errs155 = errors;
                      let valid21 = false;
                      const _errs156 = errors;
                      if (typeof data63 !== "string") {
                        const err179 = { instancePath: instancePath + "/findings/" + i0 + "/reason", schemaPath: "#/anyOf/4/properties/findings/items/properties/reason/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err179];
                        } else {
                          vErrors.push(err179);
                        }
                        errors++;
                      }
                      var _valid4 = _errs156 === errors;
                      valid21 = valid21 || _valid4;
                      if (!valid21) {
                        const _errs158 = errors;
                        if (data63 !== null) {
                          const err180 = { instancePath: instancePath + "/findings/" + i0 + "/reason", schemaPath: "#/anyOf/4/properties/findings/items/properties/reason/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                          if (vErrors === null) {
                            vErrors = [err180];
                          } else {
                            vErrors.push(err180);
                          }
                          errors++;
                        }
                        var _valid4 = _errs158 === errors;
                        valid21 = valid21 || _valid4;
                      }
                      if (!valid21) {
                        const err181 = { instancePath: instancePath + "/findings/" + i0 + "/reason", schemaPath: "#/anyOf/4/properties/findings/items/properties/reason/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                        if (vErrors === null) {
                          vErrors = [err181];
                        } else {
                          vErrors.push(err181);
                        }
                        errors++;
                      } else {
                        errors = _errs155;
                        if (vErrors !== null) {
                          if (_errs155) {
                            vErrors.length = _errs155;
                          } else {
                            vErrors = null;
                          }
                        }
                      }
                    }
                  } else {
                    const err182 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/4/properties/findings/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err182];
                    } else {
                      vErrors.push(err182);
                    }
                    errors++;
                  }
                }
              } else {
                const err183 = { instancePath: instancePath + "/findings", schemaPath: "#/anyOf/4/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err183];
                } else {
                  vErrors.push(err183);
                }
                errors++;
              }
            }
            if (data.rejected !== void 0 && func0.call(data, "rejected")) {
              let data64 = data.rejected;
              if (Array.isArray(data64)) {
                const len2 = data64.length;
                for (let i2 = 0; i2 < len2; i2++) {
                  let data65 = data64[i2];
                  if (data65 && typeof data65 == "object" && !Array.isArray(data65)) {
                    if (data65.id === void 0 || !func0.call(data65, "id")) {
                      const err184 = { instancePath: instancePath + "/rejected/" + i2, schemaPath: "#/anyOf/4/properties/rejected/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                      if (vErrors === null) {
                        vErrors = [err184];
                      } else {
                        vErrors.push(err184);
                      }
                      errors++;
                    }
                    if (data65.title === void 0 || !func0.call(data65, "title")) {
                      const err185 = { instancePath: instancePath + "/rejected/" + i2, schemaPath: "#/anyOf/4/properties/rejected/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
                      if (vErrors === null) {
                        vErrors = [err185];
                      } else {
                        vErrors.push(err185);
                      }
                      errors++;
                    }
                    if (data65.agent === void 0 || !func0.call(data65, "agent")) {
                      const err186 = { instancePath: instancePath + "/rejected/" + i2, schemaPath: "#/anyOf/4/properties/rejected/items/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'" };
                      if (vErrors === null) {
                        vErrors = [err186];
                      } else {
                        vErrors.push(err186);
                      }
                      errors++;
                    }
                    if (data65.reason === void 0 || !func0.call(data65, "reason")) {
                      const err187 = { instancePath: instancePath + "/rejected/" + i2, schemaPath: "#/anyOf/4/properties/rejected/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                      if (vErrors === null) {
                        vErrors = [err187];
                      } else {
                        vErrors.push(err187);
                      }
                      errors++;
                    }
                    if (data65.penalty_applied === void 0 || !func0.call(data65, "penalty_applied")) {
                      const err188 = { instancePath: instancePath + "/rejected/" + i2, schemaPath: "#/anyOf/4/properties/rejected/items/required", keyword: "required", params: { missingProperty: "penalty_applied" }, message: "must have required property 'penalty_applied'" };
                      if (vErrors === null) {
                        vErrors = [err188];
                      } else {
                        vErrors.push(err188);
                      }
                      errors++;
                    }
                    for (const key13 of Object.keys(data65)) {
                      if (!(key13 === "id" || key13 === "title" || key13 === "agent" || key13 === "reason" || key13 === "penalty_applied")) {
                        const err189 = { instancePath: instancePath + "/rejected/" + i2, schemaPath: "#/anyOf/4/properties/rejected/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err189];
                        } else {
                          vErrors.push(err189);
                        }
                        errors++;
                      }
                    }
                    if (data65.id !== void 0 && func0.call(data65, "id")) {
                      let data66 = data65.id;
                      if (typeof data66 === "string") {
                        if (func137(data66) > 40) {
                          const err190 = { instancePath: instancePath + "/rejected/" + i2 + "/id", schemaPath: "#/anyOf/4/properties/rejected/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                          if (vErrors === null) {
                            vErrors = [err190];
                          } else {
                            vErrors.push(err190);
                          }
                          errors++;
                        }
                        if (func137(data66) < 1) {
                          const err191 = { instancePath: instancePath + "/rejected/" + i2 + "/id", schemaPath: "#/anyOf/4/properties/rejected/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err191];
                          } else {
                            vErrors.push(err191);
                          }
                          errors++;
                        }
                        if (!pattern20.test(data66)) {
                          const err192 = { instancePath: instancePath + "/rejected/" + i2 + "/id", schemaPath: "#/anyOf/4/properties/rejected/items/properties/id/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                          if (vErrors === null) {
                            vErrors = [err192];
                          } else {
                            vErrors.push(err192);
                          }
                          errors++;
                        }
                      } else {
                        const err193 = { instancePath: instancePath + "/rejected/" + i2 + "/id", schemaPath: "#/anyOf/4/properties/rejected/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err193];
                        } else {
                          vErrors.push(err193);
                        }
                        errors++;
                      }
                    }
                    if (data65.title !== void 0 && func0.call(data65, "title")) {
                      if (typeof data65.title !== "string") {
                        const err194 = { instancePath: instancePath + "/rejected/" + i2 + "/title", schemaPath: "#/anyOf/4/properties/rejected/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err194];
                        } else {
                          vErrors.push(err194);
                        }
                        errors++;
                      }
                    }
                    if (data65.agent !== void 0 && func0.call(data65, "agent")) {
                      if (typeof data65.agent !== "string") {
                        const err195 = { instancePath: instancePath + "/rejected/" + i2 + "/agent", schemaPath: "#/anyOf/4/properties/rejected/items/properties/agent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err195];
                        } else {
                          vErrors.push(err195);
                        }
                        errors++;
                      }
                    }
                    if (data65.reason !== void 0 && func0.call(data65, "reason")) {
                      if (typeof data65.reason !== "string") {
                        const err196 = { instancePath: instancePath + "/rejected/" + i2 + "/reason", schemaPath: "#/anyOf/4/properties/rejected/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err196];
                        } else {
                          vErrors.push(err196);
                        }
                        errors++;
                      }
                    }
                    if (data65.penalty_applied !== void 0 && func0.call(data65, "penalty_applied")) {
                      let data70 = data65.penalty_applied;
                      if (!(typeof data70 == "number" && (!(data70 % 1) && !isNaN(data70)) && isFinite(data70))) {
                        const err197 = { instancePath: instancePath + "/rejected/" + i2 + "/penalty_applied", schemaPath: "#/anyOf/4/properties/rejected/items/properties/penalty_applied/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) {
                          vErrors = [err197];
                        } else {
                          vErrors.push(err197);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err198 = { instancePath: instancePath + "/rejected/" + i2, schemaPath: "#/anyOf/4/properties/rejected/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err198];
                    } else {
                      vErrors.push(err198);
                    }
                    errors++;
                  }
                }
              } else {
                const err199 = { instancePath: instancePath + "/rejected", schemaPath: "#/anyOf/4/properties/rejected/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err199];
                } else {
                  vErrors.push(err199);
                }
                errors++;
              }
            }
            if (data.gaps !== void 0 && func0.call(data, "gaps")) {
              let data71 = data.gaps;
              if (Array.isArray(data71)) {
                const len3 = data71.length;
                for (let i3 = 0; i3 < len3; i3++) {
                  if (typeof data71[i3] !== "string") {
                    const err200 = { instancePath: instancePath + "/gaps/" + i3, schemaPath: "#/anyOf/4/properties/gaps/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err200];
                    } else {
                      vErrors.push(err200);
                    }
                    errors++;
                  }
                }
              } else {
                const err201 = { instancePath: instancePath + "/gaps", schemaPath: "#/anyOf/4/properties/gaps/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err201];
                } else {
                  vErrors.push(err201);
                }
                errors++;
              }
            }
            if (data.unopened !== void 0 && func0.call(data, "unopened")) {
              let data73 = data.unopened;
              if (Array.isArray(data73)) {
                const len4 = data73.length;
                for (let i4 = 0; i4 < len4; i4++) {
                  let data74 = data73[i4];
                  if (typeof data74 === "string") {
                    if (func137(data74) > 4096) {
                      const err202 = { instancePath: instancePath + "/unopened/" + i4, schemaPath: "#/anyOf/4/properties/unopened/items/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                      if (vErrors === null) {
                        vErrors = [err202];
                      } else {
                        vErrors.push(err202);
                      }
                      errors++;
                    }
                    if (func137(data74) < 1) {
                      const err203 = { instancePath: instancePath + "/unopened/" + i4, schemaPath: "#/anyOf/4/properties/unopened/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      if (vErrors === null) {
                        vErrors = [err203];
                      } else {
                        vErrors.push(err203);
                      }
                      errors++;
                    }
                  } else {
                    const err204 = { instancePath: instancePath + "/unopened/" + i4, schemaPath: "#/anyOf/4/properties/unopened/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err204];
                    } else {
                      vErrors.push(err204);
                    }
                    errors++;
                  }
                }
              } else {
                const err205 = { instancePath: instancePath + "/unopened", schemaPath: "#/anyOf/4/properties/unopened/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err205];
                } else {
                  vErrors.push(err205);
                }
                errors++;
              }
            }
            if (data.after !== void 0 && func0.call(data, "after")) {
              let data75 = data.after;
              if (data75 && typeof data75 == "object" && !Array.isArray(data75)) {
                if (data75.lines === void 0 || !func0.call(data75, "lines")) {
                  const err206 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/4/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                  if (vErrors === null) {
                    vErrors = [err206];
                  } else {
                    vErrors.push(err206);
                  }
                  errors++;
                }
                if (data75.sha256 === void 0 || !func0.call(data75, "sha256")) {
                  const err207 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/4/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                  if (vErrors === null) {
                    vErrors = [err207];
                  } else {
                    vErrors.push(err207);
                  }
                  errors++;
                }
                for (const key14 of Object.keys(data75)) {
                  if (!(key14 === "lines" || key14 === "sha256")) {
                    const err208 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/4/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err208];
                    } else {
                      vErrors.push(err208);
                    }
                    errors++;
                  }
                }
                if (data75.lines !== void 0 && func0.call(data75, "lines")) {
                  let data76 = data75.lines;
                  if (!(typeof data76 == "number" && (!(data76 % 1) && !isNaN(data76)) && isFinite(data76))) {
                    const err209 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/4/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err209];
                    } else {
                      vErrors.push(err209);
                    }
                    errors++;
                  }
                  if (typeof data76 == "number" && isFinite(data76)) {
                    if (data76 < 0 || isNaN(data76)) {
                      const err210 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/4/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      if (vErrors === null) {
                        vErrors = [err210];
                      } else {
                        vErrors.push(err210);
                      }
                      errors++;
                    }
                  }
                }
                if (data75.sha256 !== void 0 && func0.call(data75, "sha256")) {
                  let data77 = data75.sha256;
                  if (typeof data77 === "string") {
                    if (!pattern2.test(data77)) {
                      const err211 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/4/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                      if (vErrors === null) {
                        vErrors = [err211];
                      } else {
                        vErrors.push(err211);
                      }
                      errors++;
                    }
                  } else {
                    const err212 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/4/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err212];
                    } else {
                      vErrors.push(err212);
                    }
                    errors++;
                  }
                }
              } else {
                const err213 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/4/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err213];
                } else {
                  vErrors.push(err213);
                }
                errors++;
              }
            }
            if (data.seal !== void 0 && func0.call(data, "seal")) {
              let data78 = data.seal;
              if (typeof data78 === "string") {
                if (!pattern2.test(data78)) {
                  const err214 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/4/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                  if (vErrors === null) {
                    vErrors = [err214];
                  } else {
                    vErrors.push(err214);
                  }
                  errors++;
                }
              } else {
                const err215 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/4/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err215];
                } else {
                  vErrors.push(err215);
                }
                errors++;
              }
            }
          } else {
            const err216 = { instancePath, schemaPath: "#/anyOf/4/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err216];
            } else {
              vErrors.push(err216);
            }
            errors++;
          }
          var _valid0 = _errs84 === errors;
          valid0 = valid0 || _valid0;
          if (!valid0) {
            const _errs192 = errors;
            if (data && typeof data == "object" && !Array.isArray(data)) {
              if (data.at === void 0 || !func0.call(data, "at")) {
                const err217 = { instancePath, schemaPath: "#/anyOf/5/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                if (vErrors === null) {
                  vErrors = [err217];
                } else {
                  vErrors.push(err217);
                }
                errors++;
              }
              if (data.kind === void 0 || !func0.call(data, "kind")) {
                const err218 = { instancePath, schemaPath: "#/anyOf/5/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                if (vErrors === null) {
                  vErrors = [err218];
                } else {
                  vErrors.push(err218);
                }
                errors++;
              }
              if (data.round === void 0 || !func0.call(data, "round")) {
                const err219 = { instancePath, schemaPath: "#/anyOf/5/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                if (vErrors === null) {
                  vErrors = [err219];
                } else {
                  vErrors.push(err219);
                }
                errors++;
              }
              if (data.run === void 0 || !func0.call(data, "run")) {
                const err220 = { instancePath, schemaPath: "#/anyOf/5/required", keyword: "required", params: { missingProperty: "run" }, message: "must have required property 'run'" };
                if (vErrors === null) {
                  vErrors = [err220];
                } else {
                  vErrors.push(err220);
                }
                errors++;
              }
              if (data.decisions === void 0 || !func0.call(data, "decisions")) {
                const err221 = { instancePath, schemaPath: "#/anyOf/5/required", keyword: "required", params: { missingProperty: "decisions" }, message: "must have required property 'decisions'" };
                if (vErrors === null) {
                  vErrors = [err221];
                } else {
                  vErrors.push(err221);
                }
                errors++;
              }
              for (const key15 of Object.keys(data)) {
                if (!(key15 === "at" || key15 === "kind" || key15 === "round" || key15 === "run" || key15 === "decisions" || key15 === "after" || key15 === "seal")) {
                  const err222 = { instancePath, schemaPath: "#/anyOf/5/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key15 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err222];
                  } else {
                    vErrors.push(err222);
                  }
                  errors++;
                }
              }
              if (data.at !== void 0 && func0.call(data, "at")) {
                let data79 = data.at;
                if (typeof data79 === "string") {
                  if (!pattern0.test(data79)) {
                    const err223 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/5/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                    if (vErrors === null) {
                      vErrors = [err223];
                    } else {
                      vErrors.push(err223);
                    }
                    errors++;
                  }
                } else {
                  const err224 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/5/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err224];
                  } else {
                    vErrors.push(err224);
                  }
                  errors++;
                }
              }
              if (data.kind !== void 0 && func0.call(data, "kind")) {
                let data80 = data.kind;
                if (typeof data80 !== "string") {
                  const err225 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/5/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err225];
                  } else {
                    vErrors.push(err225);
                  }
                  errors++;
                }
                if ("triaged" !== data80) {
                  const err226 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/5/properties/kind/const", keyword: "const", params: { allowedValue: "triaged" }, message: "must be equal to constant" };
                  if (vErrors === null) {
                    vErrors = [err226];
                  } else {
                    vErrors.push(err226);
                  }
                  errors++;
                }
              }
              if (data.round !== void 0 && func0.call(data, "round")) {
                let data81 = data.round;
                if (!(typeof data81 == "number" && (!(data81 % 1) && !isNaN(data81)) && isFinite(data81))) {
                  const err227 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/5/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err227];
                  } else {
                    vErrors.push(err227);
                  }
                  errors++;
                }
                if (typeof data81 == "number" && isFinite(data81)) {
                  if (data81 < 1 || isNaN(data81)) {
                    const err228 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/5/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err228];
                    } else {
                      vErrors.push(err228);
                    }
                    errors++;
                  }
                }
              }
              if (data.run !== void 0 && func0.call(data, "run")) {
                let data82 = data.run;
                if (typeof data82 === "string") {
                  if (!pattern15.test(data82)) {
                    const err229 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/5/properties/run/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}$" }, message: 'must match pattern "^[a-z0-9]{4,16}$"' };
                    if (vErrors === null) {
                      vErrors = [err229];
                    } else {
                      vErrors.push(err229);
                    }
                    errors++;
                  }
                } else {
                  const err230 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/5/properties/run/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err230];
                  } else {
                    vErrors.push(err230);
                  }
                  errors++;
                }
              }
              if (data.decisions !== void 0 && func0.call(data, "decisions")) {
                let data83 = data.decisions;
                if (Array.isArray(data83)) {
                  const len5 = data83.length;
                  for (let i5 = 0; i5 < len5; i5++) {
                    let data84 = data83[i5];
                    if (data84 && typeof data84 == "object" && !Array.isArray(data84)) {
                      if (data84.id === void 0 || !func0.call(data84, "id")) {
                        const err231 = { instancePath: instancePath + "/decisions/" + i5, schemaPath: "#/anyOf/5/properties/decisions/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                        if (vErrors === null) {
                          vErrors = [err231];
                        } else {
                          vErrors.push(err231);
                        }
                        errors++;
                      }
                      if (data84.decision === void 0 || !func0.call(data84, "decision")) {
                        const err232 = { instancePath: instancePath + "/decisions/" + i5, schemaPath: "#/anyOf/5/properties/decisions/items/required", keyword: "required", params: { missingProperty: "decision" }, message: "must have required property 'decision'" };
                        if (vErrors === null) {
                          vErrors = [err232];
                        } else {
                          vErrors.push(err232);
                        }
                        errors++;
                      }
                      if (data84.reason === void 0 || !func0.call(data84, "reason")) {
                        const err233 = { instancePath: instancePath + "/decisions/" + i5, schemaPath: "#/anyOf/5/properties/decisions/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                        if (vErrors === null) {
                          vErrors = [err233];
                        } else {
                          vErrors.push(err233);
                        }
                        errors++;
                      }
                      if (data84.tier === void 0 || !func0.call(data84, "tier")) {
                        const err234 = { instancePath: instancePath + "/decisions/" + i5, schemaPath: "#/anyOf/5/properties/decisions/items/required", keyword: "required", params: { missingProperty: "tier" }, message: "must have required property 'tier'" };
                        if (vErrors === null) {
                          vErrors = [err234];
                        } else {
                          vErrors.push(err234);
                        }
                        errors++;
                      }
                      for (const key16 of Object.keys(data84)) {
                        if (!(key16 === "id" || key16 === "decision" || key16 === "of" || key16 === "reason" || key16 === "tier")) {
                          const err235 = { instancePath: instancePath + "/decisions/" + i5, schemaPath: "#/anyOf/5/properties/decisions/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key16 }, message: "must NOT have additional properties" };
                          if (vErrors === null) {
                            vErrors = [err235];
                          } else {
                            vErrors.push(err235);
                          }
                          errors++;
                        }
                      }
                      if (data84.id !== void 0 && func0.call(data84, "id")) {
                        let data85 = data84.id;
                        if (typeof data85 === "string") {
                          if (func137(data85) > 40) {
                            const err236 = { instancePath: instancePath + "/decisions/" + i5 + "/id", schemaPath: "#/anyOf/5/properties/decisions/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                            if (vErrors === null) {
                              vErrors = [err236];
                            } else {
                              vErrors.push(err236);
                            }
                            errors++;
                          }
                          if (func137(data85) < 1) {
                            const err237 = { instancePath: instancePath + "/decisions/" + i5 + "/id", schemaPath: "#/anyOf/5/properties/decisions/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                            if (vErrors === null) {
                              vErrors = [err237];
                            } else {
                              vErrors.push(err237);
                            }
                            errors++;
                          }
                          if (!pattern20.test(data85)) {
                            const err238 = { instancePath: instancePath + "/decisions/" + i5 + "/id", schemaPath: "#/anyOf/5/properties/decisions/items/properties/id/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                            if (vErrors === null) {
                              vErrors = [err238];
                            } else {
                              vErrors.push(err238);
                            }
                            errors++;
                          }
                        } else {
                          const err239 = { instancePath: instancePath + "/decisions/" + i5 + "/id", schemaPath: "#/anyOf/5/properties/decisions/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err239];
                          } else {
                            vErrors.push(err239);
                          }
                          errors++;
                        }
                      }
                      if (data84.decision !== void 0 && func0.call(data84, "decision")) {
                        let data86 = data84.decision;
                        if (!(data86 === "keep" || data86 === "reject" || data86 === "duplicate")) {
                          const err240 = { instancePath: instancePath + "/decisions/" + i5 + "/decision", schemaPath: "#/anyOf/5/properties/decisions/items/properties/decision/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[5].properties.decisions.items.properties.decision.enum }, message: "must be equal to one of the allowed values" };
                          if (vErrors === null) {
                            vErrors = [err240];
                          } else {
                            vErrors.push(err240);
                          }
                          errors++;
                        }
                      }
                      if (data84.of !== void 0 && func0.call(data84, "of")) {
                        let data87 = data84.of;
                        if (typeof data87 === "string") {
                          if (func137(data87) > 40) {
                            const err241 = { instancePath: instancePath + "/decisions/" + i5 + "/of", schemaPath: "#/anyOf/5/properties/decisions/items/properties/of/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                            if (vErrors === null) {
                              vErrors = [err241];
                            } else {
                              vErrors.push(err241);
                            }
                            errors++;
                          }
                          if (func137(data87) < 1) {
                            const err242 = { instancePath: instancePath + "/decisions/" + i5 + "/of", schemaPath: "#/anyOf/5/properties/decisions/items/properties/of/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                            if (vErrors === null) {
                              vErrors = [err242];
                            } else {
                              vErrors.push(err242);
                            }
                            errors++;
                          }
                          if (!pattern20.test(data87)) {
                            const err243 = { instancePath: instancePath + "/decisions/" + i5 + "/of", schemaPath: "#/anyOf/5/properties/decisions/items/properties/of/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                            if (vErrors === null) {
                              vErrors = [err243];
                            } else {
                              vErrors.push(err243);
                            }
                            errors++;
                          }
                        } else {
                          const err244 = { instancePath: instancePath + "/decisions/" + i5 + "/of", schemaPath: "#/anyOf/5/properties/decisions/items/properties/of/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err244];
                          } else {
                            vErrors.push(err244);
                          }
                          errors++;
                        }
                      }
                      if (data84.reason !== void 0 && func0.call(data84, "reason")) {
                        if (typeof data84.reason !== "string") {
                          const err245 = { instancePath: instancePath + "/decisions/" + i5 + "/reason", schemaPath: "#/anyOf/5/properties/decisions/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err245];
                          } else {
                            vErrors.push(err245);
                          }
                          errors++;
                        }
                      }
                      if (data84.tier !== void 0 && func0.call(data84, "tier")) {
                        let data89 = data84.tier;
                        if (!(data89 === "confirmed" || data89 === "probable" || data89 === "suspicious")) {
                          const err246 = { instancePath: instancePath + "/decisions/" + i5 + "/tier", schemaPath: "#/anyOf/5/properties/decisions/items/properties/tier/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[5].properties.decisions.items.properties.tier.enum }, message: "must be equal to one of the allowed values" };
                          if (vErrors === null) {
                            vErrors = [err246];
                          } else {
                            vErrors.push(err246);
                          }
                          errors++;
                        }
                      }
                    } else {
                      const err247 = { instancePath: instancePath + "/decisions/" + i5, schemaPath: "#/anyOf/5/properties/decisions/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      if (vErrors === null) {
                        vErrors = [err247];
                      } else {
                        vErrors.push(err247);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err248 = { instancePath: instancePath + "/decisions", schemaPath: "#/anyOf/5/properties/decisions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err248];
                  } else {
                    vErrors.push(err248);
                  }
                  errors++;
                }
              }
              if (data.after !== void 0 && func0.call(data, "after")) {
                let data90 = data.after;
                if (data90 && typeof data90 == "object" && !Array.isArray(data90)) {
                  if (data90.lines === void 0 || !func0.call(data90, "lines")) {
                    const err249 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/5/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                    if (vErrors === null) {
                      vErrors = [err249];
                    } else {
                      vErrors.push(err249);
                    }
                    errors++;
                  }
                  if (data90.sha256 === void 0 || !func0.call(data90, "sha256")) {
                    const err250 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/5/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                    if (vErrors === null) {
                      vErrors = [err250];
                    } else {
                      vErrors.push(err250);
                    }
                    errors++;
                  }
                  for (const key17 of Object.keys(data90)) {
                    if (!(key17 === "lines" || key17 === "sha256")) {
                      const err251 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/5/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key17 }, message: "must NOT have additional properties" };
                      if (vErrors === null) {
                        vErrors = [err251];
                      } else {
                        vErrors.push(err251);
                      }
                      errors++;
                    }
                  }
                  if (data90.lines !== void 0 && func0.call(data90, "lines")) {
                    let data91 = data90.lines;
                    if (!(typeof data91 == "number" && (!(data91 % 1) && !isNaN(data91)) && isFinite(data91))) {
                      const err252 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/5/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      if (vErrors === null) {
                        vErrors = [err252];
                      } else {
                        vErrors.push(err252);
                      }
                      errors++;
                    }
                    if (typeof data91 == "number" && isFinite(data91)) {
                      if (data91 < 0 || isNaN(data91)) {
                        const err253 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/5/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                        if (vErrors === null) {
                          vErrors = [err253];
                        } else {
                          vErrors.push(err253);
                        }
                        errors++;
                      }
                    }
                  }
                  if (data90.sha256 !== void 0 && func0.call(data90, "sha256")) {
                    let data92 = data90.sha256;
                    if (typeof data92 === "string") {
                      if (!pattern2.test(data92)) {
                        const err254 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/5/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                        if (vErrors === null) {
                          vErrors = [err254];
                        } else {
                          vErrors.push(err254);
                        }
                        errors++;
                      }
                    } else {
                      const err255 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/5/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err255];
                      } else {
                        vErrors.push(err255);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err256 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/5/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  if (vErrors === null) {
                    vErrors = [err256];
                  } else {
                    vErrors.push(err256);
                  }
                  errors++;
                }
              }
              if (data.seal !== void 0 && func0.call(data, "seal")) {
                let data93 = data.seal;
                if (typeof data93 === "string") {
                  if (!pattern2.test(data93)) {
                    const err257 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/5/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                    if (vErrors === null) {
                      vErrors = [err257];
                    } else {
                      vErrors.push(err257);
                    }
                    errors++;
                  }
                } else {
                  const err258 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/5/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err258];
                  } else {
                    vErrors.push(err258);
                  }
                  errors++;
                }
              }
            } else {
              const err259 = { instancePath, schemaPath: "#/anyOf/5/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err259];
              } else {
                vErrors.push(err259);
              }
              errors++;
            }
            var _valid0 = _errs192 === errors;
            valid0 = valid0 || _valid0;
            if (!valid0) {
              const _errs225 = errors;
              if (data && typeof data == "object" && !Array.isArray(data)) {
                if (data.at === void 0 || !func0.call(data, "at")) {
                  const err260 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                  if (vErrors === null) {
                    vErrors = [err260];
                  } else {
                    vErrors.push(err260);
                  }
                  errors++;
                }
                if (data.kind === void 0 || !func0.call(data, "kind")) {
                  const err261 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                  if (vErrors === null) {
                    vErrors = [err261];
                  } else {
                    vErrors.push(err261);
                  }
                  errors++;
                }
                if (data.ids === void 0 || !func0.call(data, "ids")) {
                  const err262 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "ids" }, message: "must have required property 'ids'" };
                  if (vErrors === null) {
                    vErrors = [err262];
                  } else {
                    vErrors.push(err262);
                  }
                  errors++;
                }
                if (data.decision === void 0 || !func0.call(data, "decision")) {
                  const err263 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "decision" }, message: "must have required property 'decision'" };
                  if (vErrors === null) {
                    vErrors = [err263];
                  } else {
                    vErrors.push(err263);
                  }
                  errors++;
                }
                if (data.reason === void 0 || !func0.call(data, "reason")) {
                  const err264 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                  if (vErrors === null) {
                    vErrors = [err264];
                  } else {
                    vErrors.push(err264);
                  }
                  errors++;
                }
                if (data.by === void 0 || !func0.call(data, "by")) {
                  const err265 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "by" }, message: "must have required property 'by'" };
                  if (vErrors === null) {
                    vErrors = [err265];
                  } else {
                    vErrors.push(err265);
                  }
                  errors++;
                }
                for (const key18 of Object.keys(data)) {
                  if (!(key18 === "at" || key18 === "kind" || key18 === "ids" || key18 === "decision" || key18 === "reason" || key18 === "by" || key18 === "after" || key18 === "seal")) {
                    const err266 = { instancePath, schemaPath: "#/anyOf/6/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key18 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err266];
                    } else {
                      vErrors.push(err266);
                    }
                    errors++;
                  }
                }
                if (data.at !== void 0 && func0.call(data, "at")) {
                  let data94 = data.at;
                  if (typeof data94 === "string") {
                    if (!pattern0.test(data94)) {
                      const err267 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/6/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                      if (vErrors === null) {
                        vErrors = [err267];
                      } else {
                        vErrors.push(err267);
                      }
                      errors++;
                    }
                  } else {
                    const err268 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/6/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err268];
                    } else {
                      vErrors.push(err268);
                    }
                    errors++;
                  }
                }
                if (data.kind !== void 0 && func0.call(data, "kind")) {
                  let data95 = data.kind;
                  if (typeof data95 !== "string") {
                    const err269 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/6/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err269];
                    } else {
                      vErrors.push(err269);
                    }
                    errors++;
                  }
                  if ("decided" !== data95) {
                    const err270 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/6/properties/kind/const", keyword: "const", params: { allowedValue: "decided" }, message: "must be equal to constant" };
                    if (vErrors === null) {
                      vErrors = [err270];
                    } else {
                      vErrors.push(err270);
                    }
                    errors++;
                  }
                }
                if (data.ids !== void 0 && func0.call(data, "ids")) {
                  let data96 = data.ids;
                  if (Array.isArray(data96)) {
                    const len6 = data96.length;
                    for (let i6 = 0; i6 < len6; i6++) {
                      if (typeof data96[i6] !== "string") {
                        const err271 = { instancePath: instancePath + "/ids/" + i6, schemaPath: "#/anyOf/6/properties/ids/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err271];
                        } else {
                          vErrors.push(err271);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err272 = { instancePath: instancePath + "/ids", schemaPath: "#/anyOf/6/properties/ids/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    if (vErrors === null) {
                      vErrors = [err272];
                    } else {
                      vErrors.push(err272);
                    }
                    errors++;
                  }
                }
                if (data.decision !== void 0 && func0.call(data, "decision")) {
                  let data98 = data.decision;
                  if (!(data98 === "fix" || data98 === "defer" || data98 === "dispute")) {
                    const err273 = { instancePath: instancePath + "/decision", schemaPath: "#/anyOf/6/properties/decision/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[6].properties.decision.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err273];
                    } else {
                      vErrors.push(err273);
                    }
                    errors++;
                  }
                }
                if (data.reason !== void 0 && func0.call(data, "reason")) {
                  if (typeof data.reason !== "string") {
                    const err274 = { instancePath: instancePath + "/reason", schemaPath: "#/anyOf/6/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err274];
                    } else {
                      vErrors.push(err274);
                    }
                    errors++;
                  }
                }
                if (data.by !== void 0 && func0.call(data, "by")) {
                  let data100 = data.by;
                  if (!(data100 === "user" || data100 === "auto")) {
                    const err275 = { instancePath: instancePath + "/by", schemaPath: "#/anyOf/6/properties/by/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[6].properties.by.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err275];
                    } else {
                      vErrors.push(err275);
                    }
                    errors++;
                  }
                }
                if (data.after !== void 0 && func0.call(data, "after")) {
                  let data101 = data.after;
                  if (data101 && typeof data101 == "object" && !Array.isArray(data101)) {
                    if (data101.lines === void 0 || !func0.call(data101, "lines")) {
                      const err276 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/6/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                      if (vErrors === null) {
                        vErrors = [err276];
                      } else {
                        vErrors.push(err276);
                      }
                      errors++;
                    }
                    if (data101.sha256 === void 0 || !func0.call(data101, "sha256")) {
                      const err277 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/6/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                      if (vErrors === null) {
                        vErrors = [err277];
                      } else {
                        vErrors.push(err277);
                      }
                      errors++;
                    }
                    for (const key19 of Object.keys(data101)) {
                      if (!(key19 === "lines" || key19 === "sha256")) {
                        const err278 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/6/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key19 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err278];
                        } else {
                          vErrors.push(err278);
                        }
                        errors++;
                      }
                    }
                    if (data101.lines !== void 0 && func0.call(data101, "lines")) {
                      let data102 = data101.lines;
                      if (!(typeof data102 == "number" && (!(data102 % 1) && !isNaN(data102)) && isFinite(data102))) {
                        const err279 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/6/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) {
                          vErrors = [err279];
                        } else {
                          vErrors.push(err279);
                        }
                        errors++;
                      }
                      if (typeof data102 == "number" && isFinite(data102)) {
                        if (data102 < 0 || isNaN(data102)) {
                          const err280 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/6/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                          if (vErrors === null) {
                            vErrors = [err280];
                          } else {
                            vErrors.push(err280);
                          }
                          errors++;
                        }
                      }
                    }
                    if (data101.sha256 !== void 0 && func0.call(data101, "sha256")) {
                      let data103 = data101.sha256;
                      if (typeof data103 === "string") {
                        if (!pattern2.test(data103)) {
                          const err281 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/6/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                          if (vErrors === null) {
                            vErrors = [err281];
                          } else {
                            vErrors.push(err281);
                          }
                          errors++;
                        }
                      } else {
                        const err282 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/6/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err282];
                        } else {
                          vErrors.push(err282);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err283 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/6/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err283];
                    } else {
                      vErrors.push(err283);
                    }
                    errors++;
                  }
                }
                if (data.seal !== void 0 && func0.call(data, "seal")) {
                  let data104 = data.seal;
                  if (typeof data104 === "string") {
                    if (!pattern2.test(data104)) {
                      const err284 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/6/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                      if (vErrors === null) {
                        vErrors = [err284];
                      } else {
                        vErrors.push(err284);
                      }
                      errors++;
                    }
                  } else {
                    const err285 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/6/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err285];
                    } else {
                      vErrors.push(err285);
                    }
                    errors++;
                  }
                }
              } else {
                const err286 = { instancePath, schemaPath: "#/anyOf/6/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err286];
                } else {
                  vErrors.push(err286);
                }
                errors++;
              }
              var _valid0 = _errs225 === errors;
              valid0 = valid0 || _valid0;
              if (!valid0) {
                const _errs249 = errors;
                if (data && typeof data == "object" && !Array.isArray(data)) {
                  if (data.at === void 0 || !func0.call(data, "at")) {
                    const err287 = { instancePath, schemaPath: "#/anyOf/7/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                    if (vErrors === null) {
                      vErrors = [err287];
                    } else {
                      vErrors.push(err287);
                    }
                    errors++;
                  }
                  if (data.kind === void 0 || !func0.call(data, "kind")) {
                    const err288 = { instancePath, schemaPath: "#/anyOf/7/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                    if (vErrors === null) {
                      vErrors = [err288];
                    } else {
                      vErrors.push(err288);
                    }
                    errors++;
                  }
                  if (data.round === void 0 || !func0.call(data, "round")) {
                    const err289 = { instancePath, schemaPath: "#/anyOf/7/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                    if (vErrors === null) {
                      vErrors = [err289];
                    } else {
                      vErrors.push(err289);
                    }
                    errors++;
                  }
                  if (data.ref === void 0 || !func0.call(data, "ref")) {
                    const err290 = { instancePath, schemaPath: "#/anyOf/7/required", keyword: "required", params: { missingProperty: "ref" }, message: "must have required property 'ref'" };
                    if (vErrors === null) {
                      vErrors = [err290];
                    } else {
                      vErrors.push(err290);
                    }
                    errors++;
                  }
                  if (data.sha === void 0 || !func0.call(data, "sha")) {
                    const err291 = { instancePath, schemaPath: "#/anyOf/7/required", keyword: "required", params: { missingProperty: "sha" }, message: "must have required property 'sha'" };
                    if (vErrors === null) {
                      vErrors = [err291];
                    } else {
                      vErrors.push(err291);
                    }
                    errors++;
                  }
                  for (const key20 of Object.keys(data)) {
                    if (!(key20 === "at" || key20 === "kind" || key20 === "round" || key20 === "ref" || key20 === "sha" || key20 === "after" || key20 === "seal")) {
                      const err292 = { instancePath, schemaPath: "#/anyOf/7/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key20 }, message: "must NOT have additional properties" };
                      if (vErrors === null) {
                        vErrors = [err292];
                      } else {
                        vErrors.push(err292);
                      }
                      errors++;
                    }
                  }
                  if (data.at !== void 0 && func0.call(data, "at")) {
                    let data105 = data.at;
                    if (typeof data105 === "string") {
                      if (!pattern0.test(data105)) {
                        const err293 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/7/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                        if (vErrors === null) {
                          vErrors = [err293];
                        } else {
                          vErrors.push(err293);
                        }
                        errors++;
                      }
                    } else {
                      const err294 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/7/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err294];
                      } else {
                        vErrors.push(err294);
                      }
                      errors++;
                    }
                  }
                  if (data.kind !== void 0 && func0.call(data, "kind")) {
                    let data106 = data.kind;
                    if (typeof data106 !== "string") {
                      const err295 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/7/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err295];
                      } else {
                        vErrors.push(err295);
                      }
                      errors++;
                    }
                    if ("pinned" !== data106) {
                      const err296 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/7/properties/kind/const", keyword: "const", params: { allowedValue: "pinned" }, message: "must be equal to constant" };
                      if (vErrors === null) {
                        vErrors = [err296];
                      } else {
                        vErrors.push(err296);
                      }
                      errors++;
                    }
                  }
                  if (data.round !== void 0 && func0.call(data, "round")) {
                    let data107 = data.round;
                    if (!(typeof data107 == "number" && (!(data107 % 1) && !isNaN(data107)) && isFinite(data107))) {
                      const err297 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/7/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      if (vErrors === null) {
                        vErrors = [err297];
                      } else {
                        vErrors.push(err297);
                      }
                      errors++;
                    }
                    if (typeof data107 == "number" && isFinite(data107)) {
                      if (data107 < 1 || isNaN(data107)) {
                        const err298 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/7/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                        if (vErrors === null) {
                          vErrors = [err298];
                        } else {
                          vErrors.push(err298);
                        }
                        errors++;
                      }
                    }
                  }
                  if (data.ref !== void 0 && func0.call(data, "ref")) {
                    if (typeof data.ref !== "string") {
                      const err299 = { instancePath: instancePath + "/ref", schemaPath: "#/anyOf/7/properties/ref/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err299];
                      } else {
                        vErrors.push(err299);
                      }
                      errors++;
                    }
                  }
                  if (data.sha !== void 0 && func0.call(data, "sha")) {
                    let data109 = data.sha;
                    if (typeof data109 === "string") {
                      if (!pattern2.test(data109)) {
                        const err300 = { instancePath: instancePath + "/sha", schemaPath: "#/anyOf/7/properties/sha/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                        if (vErrors === null) {
                          vErrors = [err300];
                        } else {
                          vErrors.push(err300);
                        }
                        errors++;
                      }
                    } else {
                      const err301 = { instancePath: instancePath + "/sha", schemaPath: "#/anyOf/7/properties/sha/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err301];
                      } else {
                        vErrors.push(err301);
                      }
                      errors++;
                    }
                  }
                  if (data.after !== void 0 && func0.call(data, "after")) {
                    let data110 = data.after;
                    if (data110 && typeof data110 == "object" && !Array.isArray(data110)) {
                      if (data110.lines === void 0 || !func0.call(data110, "lines")) {
                        const err302 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/7/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                        if (vErrors === null) {
                          vErrors = [err302];
                        } else {
                          vErrors.push(err302);
                        }
                        errors++;
                      }
                      if (data110.sha256 === void 0 || !func0.call(data110, "sha256")) {
                        const err303 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/7/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                        if (vErrors === null) {
                          vErrors = [err303];
                        } else {
                          vErrors.push(err303);
                        }
                        errors++;
                      }
                      for (const key21 of Object.keys(data110)) {
                        if (!(key21 === "lines" || key21 === "sha256")) {
                          const err304 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/7/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key21 }, message: "must NOT have additional properties" };
                          if (vErrors === null) {
                            vErrors = [err304];
                          } else {
                            vErrors.push(err304);
                          }
                          errors++;
                        }
                      }
                      if (data110.lines !== void 0 && func0.call(data110, "lines")) {
                        let data111 = data110.lines;
                        if (!(typeof data111 == "number" && (!(data111 % 1) && !isNaN(data111)) && isFinite(data111))) {
                          const err305 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/7/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                          if (vErrors === null) {
                            vErrors = [err305];
                          } else {
                            vErrors.push(err305);
                          }
                          errors++;
                        }
                        if (typeof data111 == "number" && isFinite(data111)) {
                          if (data111 < 0 || isNaN(data111)) {
                            const err306 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/7/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                            if (vErrors === null) {
                              vErrors = [err306];
                            } else {
                              vErrors.push(err306);
                            }
                            errors++;
                          }
                        }
                      }
                      if (data110.sha256 !== void 0 && func0.call(data110, "sha256")) {
                        let data112 = data110.sha256;
                        if (typeof data112 === "string") {
                          if (!pattern2.test(data112)) {
                            const err307 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/7/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                            if (vErrors === null) {
                              vErrors = [err307];
                            } else {
                              vErrors.push(err307);
                            }
                            errors++;
                          }
                        } else {
                          const err308 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/7/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err308];
                          } else {
                            vErrors.push(err308);
                          }
                          errors++;
                        }
                      }
                    } else {
                      const err309 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/7/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      if (vErrors === null) {
                        vErrors = [err309];
                      } else {
                        vErrors.push(err309);
                      }
                      errors++;
                    }
                  }
                  if (data.seal !== void 0 && func0.call(data, "seal")) {
                    let data113 = data.seal;
                    if (typeof data113 === "string") {
                      if (!pattern2.test(data113)) {
                        const err310 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/7/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                        if (vErrors === null) {
                          vErrors = [err310];
                        } else {
                          vErrors.push(err310);
                        }
                        errors++;
                      }
                    } else {
                      const err311 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/7/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err311];
                      } else {
                        vErrors.push(err311);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err312 = { instancePath, schemaPath: "#/anyOf/7/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  if (vErrors === null) {
                    vErrors = [err312];
                  } else {
                    vErrors.push(err312);
                  }
                  errors++;
                }
                var _valid0 = _errs249 === errors;
                valid0 = valid0 || _valid0;
                if (!valid0) {
                  const _errs271 = errors;
                  if (data && typeof data == "object" && !Array.isArray(data)) {
                    if (data.at === void 0 || !func0.call(data, "at")) {
                      const err313 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                      if (vErrors === null) {
                        vErrors = [err313];
                      } else {
                        vErrors.push(err313);
                      }
                      errors++;
                    }
                    if (data.kind === void 0 || !func0.call(data, "kind")) {
                      const err314 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                      if (vErrors === null) {
                        vErrors = [err314];
                      } else {
                        vErrors.push(err314);
                      }
                      errors++;
                    }
                    if (data.head === void 0 || !func0.call(data, "head")) {
                      const err315 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: "head" }, message: "must have required property 'head'" };
                      if (vErrors === null) {
                        vErrors = [err315];
                      } else {
                        vErrors.push(err315);
                      }
                      errors++;
                    }
                    if (data.folder === void 0 || !func0.call(data, "folder")) {
                      const err316 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: "folder" }, message: "must have required property 'folder'" };
                      if (vErrors === null) {
                        vErrors = [err316];
                      } else {
                        vErrors.push(err316);
                      }
                      errors++;
                    }
                    for (const key22 of Object.keys(data)) {
                      if (!(key22 === "at" || key22 === "kind" || key22 === "head" || key22 === "without" || key22 === "folder" || key22 === "after" || key22 === "seal")) {
                        const err317 = { instancePath, schemaPath: "#/anyOf/8/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key22 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err317];
                        } else {
                          vErrors.push(err317);
                        }
                        errors++;
                      }
                    }
                    if (data.at !== void 0 && func0.call(data, "at")) {
                      let data114 = data.at;
                      if (typeof data114 === "string") {
                        if (!pattern0.test(data114)) {
                          const err318 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/8/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                          if (vErrors === null) {
                            vErrors = [err318];
                          } else {
                            vErrors.push(err318);
                          }
                          errors++;
                        }
                      } else {
                        const err319 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/8/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err319];
                        } else {
                          vErrors.push(err319);
                        }
                        errors++;
                      }
                    }
                    if (data.kind !== void 0 && func0.call(data, "kind")) {
                      let data115 = data.kind;
                      if (typeof data115 !== "string") {
                        const err320 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/8/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err320];
                        } else {
                          vErrors.push(err320);
                        }
                        errors++;
                      }
                      if ("testing" !== data115) {
                        const err321 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/8/properties/kind/const", keyword: "const", params: { allowedValue: "testing" }, message: "must be equal to constant" };
                        if (vErrors === null) {
                          vErrors = [err321];
                        } else {
                          vErrors.push(err321);
                        }
                        errors++;
                      }
                    }
                    if (data.head !== void 0 && func0.call(data, "head")) {
                      let data116 = data.head;
                      if (typeof data116 === "string") {
                        if (!pattern2.test(data116)) {
                          const err322 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/8/properties/head/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                          if (vErrors === null) {
                            vErrors = [err322];
                          } else {
                            vErrors.push(err322);
                          }
                          errors++;
                        }
                      } else {
                        const err323 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/8/properties/head/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err323];
                        } else {
                          vErrors.push(err323);
                        }
                        errors++;
                      }
                    }
                    if (data.without !== void 0 && func0.call(data, "without")) {
                      let data117 = data.without;
                      if (Array.isArray(data117)) {
                        const len7 = data117.length;
                        for (let i7 = 0; i7 < len7; i7++) {
                          let data118 = data117[i7];
                          if (typeof data118 === "string") {
                            if (!pattern2.test(data118)) {
                              const err324 = { instancePath: instancePath + "/without/" + i7, schemaPath: "#/anyOf/8/properties/without/items/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                              if (vErrors === null) {
                                vErrors = [err324];
                              } else {
                                vErrors.push(err324);
                              }
                              errors++;
                            }
                          } else {
                            const err325 = { instancePath: instancePath + "/without/" + i7, schemaPath: "#/anyOf/8/properties/without/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err325];
                            } else {
                              vErrors.push(err325);
                            }
                            errors++;
                          }
                        }
                      } else {
                        const err326 = { instancePath: instancePath + "/without", schemaPath: "#/anyOf/8/properties/without/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                        if (vErrors === null) {
                          vErrors = [err326];
                        } else {
                          vErrors.push(err326);
                        }
                        errors++;
                      }
                    }
                    if (data.folder !== void 0 && func0.call(data, "folder")) {
                      if (typeof data.folder !== "string") {
                        const err327 = { instancePath: instancePath + "/folder", schemaPath: "#/anyOf/8/properties/folder/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err327];
                        } else {
                          vErrors.push(err327);
                        }
                        errors++;
                      }
                    }
                    if (data.after !== void 0 && func0.call(data, "after")) {
                      let data120 = data.after;
                      if (data120 && typeof data120 == "object" && !Array.isArray(data120)) {
                        if (data120.lines === void 0 || !func0.call(data120, "lines")) {
                          const err328 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/8/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                          if (vErrors === null) {
                            vErrors = [err328];
                          } else {
                            vErrors.push(err328);
                          }
                          errors++;
                        }
                        if (data120.sha256 === void 0 || !func0.call(data120, "sha256")) {
                          const err329 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/8/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                          if (vErrors === null) {
                            vErrors = [err329];
                          } else {
                            vErrors.push(err329);
                          }
                          errors++;
                        }
                        for (const key23 of Object.keys(data120)) {
                          if (!(key23 === "lines" || key23 === "sha256")) {
                            const err330 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/8/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key23 }, message: "must NOT have additional properties" };
                            if (vErrors === null) {
                              vErrors = [err330];
                            } else {
                              vErrors.push(err330);
                            }
                            errors++;
                          }
                        }
                        if (data120.lines !== void 0 && func0.call(data120, "lines")) {
                          let data121 = data120.lines;
                          if (!(typeof data121 == "number" && (!(data121 % 1) && !isNaN(data121)) && isFinite(data121))) {
                            const err331 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/8/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                            if (vErrors === null) {
                              vErrors = [err331];
                            } else {
                              vErrors.push(err331);
                            }
                            errors++;
                          }
                          if (typeof data121 == "number" && isFinite(data121)) {
                            if (data121 < 0 || isNaN(data121)) {
                              const err332 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/8/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                              if (vErrors === null) {
                                vErrors = [err332];
                              } else {
                                vErrors.push(err332);
                              }
                              errors++;
                            }
                          }
                        }
                        if (data120.sha256 !== void 0 && func0.call(data120, "sha256")) {
                          let data122 = data120.sha256;
                          if (typeof data122 === "string") {
                            if (!pattern2.test(data122)) {
                              const err333 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/8/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                              if (vErrors === null) {
                                vErrors = [err333];
                              } else {
                                vErrors.push(err333);
                              }
                              errors++;
                            }
                          } else {
                            const err334 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/8/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err334];
                            } else {
                              vErrors.push(err334);
                            }
                            errors++;
                          }
                        }
                      } else {
                        const err335 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/8/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                        if (vErrors === null) {
                          vErrors = [err335];
                        } else {
                          vErrors.push(err335);
                        }
                        errors++;
                      }
                    }
                    if (data.seal !== void 0 && func0.call(data, "seal")) {
                      let data123 = data.seal;
                      if (typeof data123 === "string") {
                        if (!pattern2.test(data123)) {
                          const err336 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/8/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                          if (vErrors === null) {
                            vErrors = [err336];
                          } else {
                            vErrors.push(err336);
                          }
                          errors++;
                        }
                      } else {
                        const err337 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/8/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err337];
                        } else {
                          vErrors.push(err337);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err338 = { instancePath, schemaPath: "#/anyOf/8/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err338];
                    } else {
                      vErrors.push(err338);
                    }
                    errors++;
                  }
                  var _valid0 = _errs271 === errors;
                  valid0 = valid0 || _valid0;
                  if (!valid0) {
                    const _errs295 = errors;
                    if (data && typeof data == "object" && !Array.isArray(data)) {
                      if (data.at === void 0 || !func0.call(data, "at")) {
                        const err339 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                        if (vErrors === null) {
                          vErrors = [err339];
                        } else {
                          vErrors.push(err339);
                        }
                        errors++;
                      }
                      if (data.kind === void 0 || !func0.call(data, "kind")) {
                        const err340 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                        if (vErrors === null) {
                          vErrors = [err340];
                        } else {
                          vErrors.push(err340);
                        }
                        errors++;
                      }
                      if (data.head === void 0 || !func0.call(data, "head")) {
                        const err341 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "head" }, message: "must have required property 'head'" };
                        if (vErrors === null) {
                          vErrors = [err341];
                        } else {
                          vErrors.push(err341);
                        }
                        errors++;
                      }
                      if (data.parser === void 0 || !func0.call(data, "parser")) {
                        const err342 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "parser" }, message: "must have required property 'parser'" };
                        if (vErrors === null) {
                          vErrors = [err342];
                        } else {
                          vErrors.push(err342);
                        }
                        errors++;
                      }
                      if (data.status === void 0 || !func0.call(data, "status")) {
                        const err343 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
                        if (vErrors === null) {
                          vErrors = [err343];
                        } else {
                          vErrors.push(err343);
                        }
                        errors++;
                      }
                      if (data.failures === void 0 || !func0.call(data, "failures")) {
                        const err344 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "failures" }, message: "must have required property 'failures'" };
                        if (vErrors === null) {
                          vErrors = [err344];
                        } else {
                          vErrors.push(err344);
                        }
                        errors++;
                      }
                      if (data.unusable === void 0 || !func0.call(data, "unusable")) {
                        const err345 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "unusable" }, message: "must have required property 'unusable'" };
                        if (vErrors === null) {
                          vErrors = [err345];
                        } else {
                          vErrors.push(err345);
                        }
                        errors++;
                      }
                      if (data.milliseconds === void 0 || !func0.call(data, "milliseconds")) {
                        const err346 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "milliseconds" }, message: "must have required property 'milliseconds'" };
                        if (vErrors === null) {
                          vErrors = [err346];
                        } else {
                          vErrors.push(err346);
                        }
                        errors++;
                      }
                      for (const key24 of Object.keys(data)) {
                        if (!func0.call(schema11.anyOf[9].properties, key24)) {
                          const err347 = { instancePath, schemaPath: "#/anyOf/9/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key24 }, message: "must NOT have additional properties" };
                          if (vErrors === null) {
                            vErrors = [err347];
                          } else {
                            vErrors.push(err347);
                          }
                          errors++;
                        }
                      }
                      if (data.at !== void 0 && func0.call(data, "at")) {
                        let data124 = data.at;
                        if (typeof data124 === "string") {
                          if (!pattern0.test(data124)) {
                            const err348 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/9/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                            if (vErrors === null) {
                              vErrors = [err348];
                            } else {
                              vErrors.push(err348);
                            }
                            errors++;
                          }
                        } else {
                          const err349 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/9/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err349];
                          } else {
                            vErrors.push(err349);
                          }
                          errors++;
                        }
                      }
                      if (data.kind !== void 0 && func0.call(data, "kind")) {
                        let data125 = data.kind;
                        if (typeof data125 !== "string") {
                          const err350 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/9/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err350];
                          } else {
                            vErrors.push(err350);
                          }
                          errors++;
                        }
                        if ("tested" !== data125) {
                          const err351 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/9/properties/kind/const", keyword: "const", params: { allowedValue: "tested" }, message: "must be equal to constant" };
                          if (vErrors === null) {
                            vErrors = [err351];
                          } else {
                            vErrors.push(err351);
                          }
                          errors++;
                        }
                      }
                      if (data.head !== void 0 && func0.call(data, "head")) {
                        let data126 = data.head;
                        if (typeof data126 === "string") {
                          if (!pattern2.test(data126)) {
                            const err352 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/9/properties/head/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                            if (vErrors === null) {
                              vErrors = [err352];
                            } else {
                              vErrors.push(err352);
                            }
                            errors++;
                          }
                        } else {
                          const err353 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/9/properties/head/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err353];
                          } else {
                            vErrors.push(err353);
                          }
                          errors++;
                        }
                      }
                      if (data.without !== void 0 && func0.call(data, "without")) {
                        let data127 = data.without;
                        if (Array.isArray(data127)) {
                          const len8 = data127.length;
                          for (let i8 = 0; i8 < len8; i8++) {
                            let data128 = data127[i8];
                            if (typeof data128 === "string") {
                              if (!pattern2.test(data128)) {
                                const err354 = { instancePath: instancePath + "/without/" + i8, schemaPath: "#/anyOf/9/properties/without/items/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                if (vErrors === null) {
                                  vErrors = [err354];
                                } else {
                                  vErrors.push(err354);
                                }
                                errors++;
                              }
                            } else {
                              const err355 = { instancePath: instancePath + "/without/" + i8, schemaPath: "#/anyOf/9/properties/without/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err355];
                              } else {
                                vErrors.push(err355);
                              }
                              errors++;
                            }
                          }
                        } else {
                          const err356 = { instancePath: instancePath + "/without", schemaPath: "#/anyOf/9/properties/without/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                          if (vErrors === null) {
                            vErrors = [err356];
                          } else {
                            vErrors.push(err356);
                          }
                          errors++;
                        }
                      }
                      if (data.parser !== void 0 && func0.call(data, "parser")) {
                        if (typeof data.parser !== "string") {
                          const err357 = { instancePath: instancePath + "/parser", schemaPath: "#/anyOf/9/properties/parser/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err357];
                          } else {
                            vErrors.push(err357);
                          }
                          errors++;
                        }
                      }
                      if (data.status !== void 0 && func0.call(data, "status")) {
                        let data130 = data.status;
                        const _errs311 = errors;
                        let valid48 = false;
                        const _errs312 = errors;
                        if (!(typeof data130 == "number" && (!(data130 % 1) && !isNaN(data130)) && isFinite(data130))) {
                          const err358 = { instancePath: instancePath + "/status", schemaPath: "#/anyOf/9/properties/status/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                          if (vErrors === null) {
                            vErrors = [err358];
                          } else {
                            vErrors.push(err358);
                          }
                          errors++;
                        }
                        var _valid5 = _errs312 === errors;
                        valid48 = valid48 || _valid5;
                        if (!valid48) {
                          const _errs314 = errors;
                          if (data130 !== null) {
                            const err359 = { instancePath: instancePath + "/status", schemaPath: "#/anyOf/9/properties/status/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                            if (vErrors === null) {
                              vErrors = [err359];
                            } else {
                              vErrors.push(err359);
                            }
                            errors++;
                          }
                          var _valid5 = _errs314 === errors;
                          valid48 = valid48 || _valid5;
                        }
                        if (!valid48) {
                          const err360 = { instancePath: instancePath + "/status", schemaPath: "#/anyOf/9/properties/status/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                          if (vErrors === null) {
                            vErrors = [err360];
                          } else {
                            vErrors.push(err360);
                          }
                          errors++;
                        } else {
                          errors = _errs311;
                          if (vErrors !== null) {
                            if (_errs311) {
                              vErrors.length = _errs311;
                            } else {
                              vErrors = null;
                            }
                          }
                        }
                      }
                      if (data.failures !== void 0 && func0.call(data, "failures")) {
                        let data131 = data.failures;
                        if (Array.isArray(data131)) {
                          const len9 = data131.length;
                          for (let i9 = 0; i9 < len9; i9++) {
                            if (typeof data131[i9] !== "string") {
                              const err361 = { instancePath: instancePath + "/failures/" + i9, schemaPath: "#/anyOf/9/properties/failures/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err361];
                              } else {
                                vErrors.push(err361);
                              }
                              errors++;
                            }
                          }
                        } else {
                          const err362 = { instancePath: instancePath + "/failures", schemaPath: "#/anyOf/9/properties/failures/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                          if (vErrors === null) {
                            vErrors = [err362];
                          } else {
                            vErrors.push(err362);
                          }
                          errors++;
                        }
                      }
                      if (data.unusable !== void 0 && func0.call(data, "unusable")) {
                        let data133 = data.unusable;
                        const _errs321 = errors;
                        let valid51 = false;
                        const _errs322 = errors;
                        if (typeof data133 !== "string") {
                          const err363 = { instancePath: instancePath + "/unusable", schemaPath: "#/anyOf/9/properties/unusable/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err363];
                          } else {
                            vErrors.push(err363);
                          }
                          errors++;
                        }
                        var _valid6 = _errs322 === errors;
                        valid51 = valid51 || _valid6;
                        if (!valid51) {
                          const _errs324 = errors;
                          if (data133 !== null) {
                            const err364 = { instancePath: instancePath + "/unusable", schemaPath: "#/anyOf/9/properties/unusable/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                            if (vErrors === null) {
                              vErrors = [err364];
                            } else {
                              vErrors.push(err364);
                            }
                            errors++;
                          }
                          var _valid6 = _errs324 === errors;
                          valid51 = valid51 || _valid6;
                        }
                        if (!valid51) {
                          const err365 = { instancePath: instancePath + "/unusable", schemaPath: "#/anyOf/9/properties/unusable/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                          if (vErrors === null) {
                            vErrors = [err365];
                          } else {
                            vErrors.push(err365);
                          }
                          errors++;
                        } else {
                          errors = _errs321;
                          if (vErrors !== null) {
                            if (_errs321) {
                              vErrors.length = _errs321;
                            } else {
                              vErrors = null;
                            }
                          }
                        }
                      }
                      if (data.milliseconds !== void 0 && func0.call(data, "milliseconds")) {
                        let data134 = data.milliseconds;
                        if (!(typeof data134 == "number" && (!(data134 % 1) && !isNaN(data134)) && isFinite(data134))) {
                          const err366 = { instancePath: instancePath + "/milliseconds", schemaPath: "#/anyOf/9/properties/milliseconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                          if (vErrors === null) {
                            vErrors = [err366];
                          } else {
                            vErrors.push(err366);
                          }
                          errors++;
                        }
                        if (typeof data134 == "number" && isFinite(data134)) {
                          if (data134 < 0 || isNaN(data134)) {
                            const err367 = { instancePath: instancePath + "/milliseconds", schemaPath: "#/anyOf/9/properties/milliseconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                            if (vErrors === null) {
                              vErrors = [err367];
                            } else {
                              vErrors.push(err367);
                            }
                            errors++;
                          }
                        }
                      }
                      if (data.after !== void 0 && func0.call(data, "after")) {
                        let data135 = data.after;
                        if (data135 && typeof data135 == "object" && !Array.isArray(data135)) {
                          if (data135.lines === void 0 || !func0.call(data135, "lines")) {
                            const err368 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/9/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                            if (vErrors === null) {
                              vErrors = [err368];
                            } else {
                              vErrors.push(err368);
                            }
                            errors++;
                          }
                          if (data135.sha256 === void 0 || !func0.call(data135, "sha256")) {
                            const err369 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/9/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                            if (vErrors === null) {
                              vErrors = [err369];
                            } else {
                              vErrors.push(err369);
                            }
                            errors++;
                          }
                          for (const key25 of Object.keys(data135)) {
                            if (!(key25 === "lines" || key25 === "sha256")) {
                              const err370 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/9/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key25 }, message: "must NOT have additional properties" };
                              if (vErrors === null) {
                                vErrors = [err370];
                              } else {
                                vErrors.push(err370);
                              }
                              errors++;
                            }
                          }
                          if (data135.lines !== void 0 && func0.call(data135, "lines")) {
                            let data136 = data135.lines;
                            if (!(typeof data136 == "number" && (!(data136 % 1) && !isNaN(data136)) && isFinite(data136))) {
                              const err371 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/9/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                              if (vErrors === null) {
                                vErrors = [err371];
                              } else {
                                vErrors.push(err371);
                              }
                              errors++;
                            }
                            if (typeof data136 == "number" && isFinite(data136)) {
                              if (data136 < 0 || isNaN(data136)) {
                                const err372 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/9/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                if (vErrors === null) {
                                  vErrors = [err372];
                                } else {
                                  vErrors.push(err372);
                                }
                                errors++;
                              }
                            }
                          }
                          if (data135.sha256 !== void 0 && func0.call(data135, "sha256")) {
                            let data137 = data135.sha256;
                            if (typeof data137 === "string") {
                              if (!pattern2.test(data137)) {
                                const err373 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/9/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                if (vErrors === null) {
                                  vErrors = [err373];
                                } else {
                                  vErrors.push(err373);
                                }
                                errors++;
                              }
                            } else {
                              const err374 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/9/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err374];
                              } else {
                                vErrors.push(err374);
                              }
                              errors++;
                            }
                          }
                        } else {
                          const err375 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/9/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                          if (vErrors === null) {
                            vErrors = [err375];
                          } else {
                            vErrors.push(err375);
                          }
                          errors++;
                        }
                      }
                      if (data.seal !== void 0 && func0.call(data, "seal")) {
                        let data138 = data.seal;
                        if (typeof data138 === "string") {
                          if (!pattern2.test(data138)) {
                            const err376 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/9/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                            if (vErrors === null) {
                              vErrors = [err376];
                            } else {
                              vErrors.push(err376);
                            }
                            errors++;
                          }
                        } else {
                          const err377 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/9/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err377];
                          } else {
                            vErrors.push(err377);
                          }
                          errors++;
                        }
                      }
                    } else {
                      const err378 = { instancePath, schemaPath: "#/anyOf/9/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      if (vErrors === null) {
                        vErrors = [err378];
                      } else {
                        vErrors.push(err378);
                      }
                      errors++;
                    }
                    var _valid0 = _errs295 === errors;
                    valid0 = valid0 || _valid0;
                    if (!valid0) {
                      const _errs337 = errors;
                      if (data && typeof data == "object" && !Array.isArray(data)) {
                        if (data.at === void 0 || !func0.call(data, "at")) {
                          const err379 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                          if (vErrors === null) {
                            vErrors = [err379];
                          } else {
                            vErrors.push(err379);
                          }
                          errors++;
                        }
                        if (data.kind === void 0 || !func0.call(data, "kind")) {
                          const err380 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                          if (vErrors === null) {
                            vErrors = [err380];
                          } else {
                            vErrors.push(err380);
                          }
                          errors++;
                        }
                        if (data.round === void 0 || !func0.call(data, "round")) {
                          const err381 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                          if (vErrors === null) {
                            vErrors = [err381];
                          } else {
                            vErrors.push(err381);
                          }
                          errors++;
                        }
                        if (data.subject === void 0 || !func0.call(data, "subject")) {
                          const err382 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'" };
                          if (vErrors === null) {
                            vErrors = [err382];
                          } else {
                            vErrors.push(err382);
                          }
                          errors++;
                        }
                        if (data.run === void 0 || !func0.call(data, "run")) {
                          const err383 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "run" }, message: "must have required property 'run'" };
                          if (vErrors === null) {
                            vErrors = [err383];
                          } else {
                            vErrors.push(err383);
                          }
                          errors++;
                        }
                        if (data.accepted === void 0 || !func0.call(data, "accepted")) {
                          const err384 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "accepted" }, message: "must have required property 'accepted'" };
                          if (vErrors === null) {
                            vErrors = [err384];
                          } else {
                            vErrors.push(err384);
                          }
                          errors++;
                        }
                        if (data.rule === void 0 || !func0.call(data, "rule")) {
                          const err385 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "rule" }, message: "must have required property 'rule'" };
                          if (vErrors === null) {
                            vErrors = [err385];
                          } else {
                            vErrors.push(err385);
                          }
                          errors++;
                        }
                        if (data.reason === void 0 || !func0.call(data, "reason")) {
                          const err386 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                          if (vErrors === null) {
                            vErrors = [err386];
                          } else {
                            vErrors.push(err386);
                          }
                          errors++;
                        }
                        if (data.tree === void 0 || !func0.call(data, "tree")) {
                          const err387 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "tree" }, message: "must have required property 'tree'" };
                          if (vErrors === null) {
                            vErrors = [err387];
                          } else {
                            vErrors.push(err387);
                          }
                          errors++;
                        }
                        for (const key26 of Object.keys(data)) {
                          if (!func0.call(schema11.anyOf[10].properties, key26)) {
                            const err388 = { instancePath, schemaPath: "#/anyOf/10/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key26 }, message: "must NOT have additional properties" };
                            if (vErrors === null) {
                              vErrors = [err388];
                            } else {
                              vErrors.push(err388);
                            }
                            errors++;
                          }
                        }
                        if (data.at !== void 0 && func0.call(data, "at")) {
                          let data139 = data.at;
                          if (typeof data139 === "string") {
                            if (!pattern0.test(data139)) {
                              const err389 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/10/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                              if (vErrors === null) {
                                vErrors = [err389];
                              } else {
                                vErrors.push(err389);
                              }
                              errors++;
                            }
                          } else {
                            const err390 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/10/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err390];
                            } else {
                              vErrors.push(err390);
                            }
                            errors++;
                          }
                        }
                        if (data.kind !== void 0 && func0.call(data, "kind")) {
                          let data140 = data.kind;
                          if (typeof data140 !== "string") {
                            const err391 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/10/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err391];
                            } else {
                              vErrors.push(err391);
                            }
                            errors++;
                          }
                          if ("attempted" !== data140) {
                            const err392 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/10/properties/kind/const", keyword: "const", params: { allowedValue: "attempted" }, message: "must be equal to constant" };
                            if (vErrors === null) {
                              vErrors = [err392];
                            } else {
                              vErrors.push(err392);
                            }
                            errors++;
                          }
                        }
                        if (data.round !== void 0 && func0.call(data, "round")) {
                          let data141 = data.round;
                          if (!(typeof data141 == "number" && (!(data141 % 1) && !isNaN(data141)) && isFinite(data141))) {
                            const err393 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/10/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                            if (vErrors === null) {
                              vErrors = [err393];
                            } else {
                              vErrors.push(err393);
                            }
                            errors++;
                          }
                          if (typeof data141 == "number" && isFinite(data141)) {
                            if (data141 < 1 || isNaN(data141)) {
                              const err394 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/10/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                              if (vErrors === null) {
                                vErrors = [err394];
                              } else {
                                vErrors.push(err394);
                              }
                              errors++;
                            }
                          }
                        }
                        if (data.subject !== void 0 && func0.call(data, "subject")) {
                          if (typeof data.subject !== "string") {
                            const err395 = { instancePath: instancePath + "/subject", schemaPath: "#/anyOf/10/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err395];
                            } else {
                              vErrors.push(err395);
                            }
                            errors++;
                          }
                        }
                        if (data.run !== void 0 && func0.call(data, "run")) {
                          let data143 = data.run;
                          if (typeof data143 === "string") {
                            if (!pattern15.test(data143)) {
                              const err396 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/10/properties/run/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}$" }, message: 'must match pattern "^[a-z0-9]{4,16}$"' };
                              if (vErrors === null) {
                                vErrors = [err396];
                              } else {
                                vErrors.push(err396);
                              }
                              errors++;
                            }
                          } else {
                            const err397 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/10/properties/run/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err397];
                            } else {
                              vErrors.push(err397);
                            }
                            errors++;
                          }
                        }
                        if (data.accepted !== void 0 && func0.call(data, "accepted")) {
                          if (typeof data.accepted !== "boolean") {
                            const err398 = { instancePath: instancePath + "/accepted", schemaPath: "#/anyOf/10/properties/accepted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                            if (vErrors === null) {
                              vErrors = [err398];
                            } else {
                              vErrors.push(err398);
                            }
                            errors++;
                          }
                        }
                        if (data.rule !== void 0 && func0.call(data, "rule")) {
                          let data145 = data.rule;
                          const _errs353 = errors;
                          let valid54 = false;
                          const _errs354 = errors;
                          if (typeof data145 !== "string") {
                            const err399 = { instancePath: instancePath + "/rule", schemaPath: "#/anyOf/10/properties/rule/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err399];
                            } else {
                              vErrors.push(err399);
                            }
                            errors++;
                          }
                          var _valid7 = _errs354 === errors;
                          valid54 = valid54 || _valid7;
                          if (!valid54) {
                            const _errs356 = errors;
                            if (data145 !== null) {
                              const err400 = { instancePath: instancePath + "/rule", schemaPath: "#/anyOf/10/properties/rule/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                              if (vErrors === null) {
                                vErrors = [err400];
                              } else {
                                vErrors.push(err400);
                              }
                              errors++;
                            }
                            var _valid7 = _errs356 === errors;
                            valid54 = valid54 || _valid7;
                          }
                          if (!valid54) {
                            const err401 = { instancePath: instancePath + "/rule", schemaPath: "#/anyOf/10/properties/rule/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                            if (vErrors === null) {
                              vErrors = [err401];
                            } else {
                              vErrors.push(err401);
                            }
                            errors++;
                          } else {
                            errors = _errs353;
                            if (vErrors !== null) {
                              if (_errs353) {
                                vErrors.length = _errs353;
                              } else {
                                vErrors = null;
                              }
                            }
                          }
                        }
                        if (data.reason !== void 0 && func0.call(data, "reason")) {
                          let data146 = data.reason;
                          if (typeof data146 === "string") {
                            if (!pattern20.test(data146)) {
                              const err402 = { instancePath: instancePath + "/reason", schemaPath: "#/anyOf/10/properties/reason/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                              if (vErrors === null) {
                                vErrors = [err402];
                              } else {
                                vErrors.push(err402);
                              }
                              errors++;
                            }
                          } else {
                            const err403 = { instancePath: instancePath + "/reason", schemaPath: "#/anyOf/10/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err403];
                            } else {
                              vErrors.push(err403);
                            }
                            errors++;
                          }
                        }
                        if (data.tree !== void 0 && func0.call(data, "tree")) {
                          let data147 = data.tree;
                          const _errs361 = errors;
                          let valid55 = false;
                          const _errs362 = errors;
                          if (typeof data147 === "string") {
                            if (!pattern2.test(data147)) {
                              const err404 = { instancePath: instancePath + "/tree", schemaPath: "#/anyOf/10/properties/tree/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                              if (vErrors === null) {
                                vErrors = [err404];
                              } else {
                                vErrors.push(err404);
                              }
                              errors++;
                            }
                          } else {
                            const err405 = { instancePath: instancePath + "/tree", schemaPath: "#/anyOf/10/properties/tree/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err405];
                            } else {
                              vErrors.push(err405);
                            }
                            errors++;
                          }
                          var _valid8 = _errs362 === errors;
                          valid55 = valid55 || _valid8;
                          if (!valid55) {
                            const _errs364 = errors;
                            if (data147 !== null) {
                              const err406 = { instancePath: instancePath + "/tree", schemaPath: "#/anyOf/10/properties/tree/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                              if (vErrors === null) {
                                vErrors = [err406];
                              } else {
                                vErrors.push(err406);
                              }
                              errors++;
                            }
                            var _valid8 = _errs364 === errors;
                            valid55 = valid55 || _valid8;
                          }
                          if (!valid55) {
                            const err407 = { instancePath: instancePath + "/tree", schemaPath: "#/anyOf/10/properties/tree/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                            if (vErrors === null) {
                              vErrors = [err407];
                            } else {
                              vErrors.push(err407);
                            }
                            errors++;
                          } else {
                            errors = _errs361;
                            if (vErrors !== null) {
                              if (_errs361) {
                                vErrors.length = _errs361;
                              } else {
                                vErrors = null;
                              }
                            }
                          }
                        }
                        if (data.after !== void 0 && func0.call(data, "after")) {
                          let data148 = data.after;
                          if (data148 && typeof data148 == "object" && !Array.isArray(data148)) {
                            if (data148.lines === void 0 || !func0.call(data148, "lines")) {
                              const err408 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/10/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                              if (vErrors === null) {
                                vErrors = [err408];
                              } else {
                                vErrors.push(err408);
                              }
                              errors++;
                            }
                            if (data148.sha256 === void 0 || !func0.call(data148, "sha256")) {
                              const err409 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/10/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                              if (vErrors === null) {
                                vErrors = [err409];
                              } else {
                                vErrors.push(err409);
                              }
                              errors++;
                            }
                            for (const key27 of Object.keys(data148)) {
                              if (!(key27 === "lines" || key27 === "sha256")) {
                                const err410 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/10/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key27 }, message: "must NOT have additional properties" };
                                if (vErrors === null) {
                                  vErrors = [err410];
                                } else {
                                  vErrors.push(err410);
                                }
                                errors++;
                              }
                            }
                            if (data148.lines !== void 0 && func0.call(data148, "lines")) {
                              let data149 = data148.lines;
                              if (!(typeof data149 == "number" && (!(data149 % 1) && !isNaN(data149)) && isFinite(data149))) {
                                const err411 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/10/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                if (vErrors === null) {
                                  vErrors = [err411];
                                } else {
                                  vErrors.push(err411);
                                }
                                errors++;
                              }
                              if (typeof data149 == "number" && isFinite(data149)) {
                                if (data149 < 0 || isNaN(data149)) {
                                  const err412 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/10/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                  if (vErrors === null) {
                                    vErrors = [err412];
                                  } else {
                                    vErrors.push(err412);
                                  }
                                  errors++;
                                }
                              }
                            }
                            if (data148.sha256 !== void 0 && func0.call(data148, "sha256")) {
                              let data150 = data148.sha256;
                              if (typeof data150 === "string") {
                                if (!pattern2.test(data150)) {
                                  const err413 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/10/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                  if (vErrors === null) {
                                    vErrors = [err413];
                                  } else {
                                    vErrors.push(err413);
                                  }
                                  errors++;
                                }
                              } else {
                                const err414 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/10/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err414];
                                } else {
                                  vErrors.push(err414);
                                }
                                errors++;
                              }
                            }
                          } else {
                            const err415 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/10/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                            if (vErrors === null) {
                              vErrors = [err415];
                            } else {
                              vErrors.push(err415);
                            }
                            errors++;
                          }
                        }
                        if (data.seal !== void 0 && func0.call(data, "seal")) {
                          let data151 = data.seal;
                          if (typeof data151 === "string") {
                            if (!pattern2.test(data151)) {
                              const err416 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/10/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                              if (vErrors === null) {
                                vErrors = [err416];
                              } else {
                                vErrors.push(err416);
                              }
                              errors++;
                            }
                          } else {
                            const err417 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/10/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err417];
                            } else {
                              vErrors.push(err417);
                            }
                            errors++;
                          }
                        }
                      } else {
                        const err418 = { instancePath, schemaPath: "#/anyOf/10/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                        if (vErrors === null) {
                          vErrors = [err418];
                        } else {
                          vErrors.push(err418);
                        }
                        errors++;
                      }
                      var _valid0 = _errs337 === errors;
                      valid0 = valid0 || _valid0;
                      if (!valid0) {
                        const _errs375 = errors;
                        if (data && typeof data == "object" && !Array.isArray(data)) {
                          if (data.at === void 0 || !func0.call(data, "at")) {
                            const err419 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                            if (vErrors === null) {
                              vErrors = [err419];
                            } else {
                              vErrors.push(err419);
                            }
                            errors++;
                          }
                          if (data.kind === void 0 || !func0.call(data, "kind")) {
                            const err420 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                            if (vErrors === null) {
                              vErrors = [err420];
                            } else {
                              vErrors.push(err420);
                            }
                            errors++;
                          }
                          if (data.round === void 0 || !func0.call(data, "round")) {
                            const err421 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                            if (vErrors === null) {
                              vErrors = [err421];
                            } else {
                              vErrors.push(err421);
                            }
                            errors++;
                          }
                          if (data.subject === void 0 || !func0.call(data, "subject")) {
                            const err422 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'" };
                            if (vErrors === null) {
                              vErrors = [err422];
                            } else {
                              vErrors.push(err422);
                            }
                            errors++;
                          }
                          if (data.run === void 0 || !func0.call(data, "run")) {
                            const err423 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "run" }, message: "must have required property 'run'" };
                            if (vErrors === null) {
                              vErrors = [err423];
                            } else {
                              vErrors.push(err423);
                            }
                            errors++;
                          }
                          if (data.valid === void 0 || !func0.call(data, "valid")) {
                            const err424 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "valid" }, message: "must have required property 'valid'" };
                            if (vErrors === null) {
                              vErrors = [err424];
                            } else {
                              vErrors.push(err424);
                            }
                            errors++;
                          }
                          if (data.reason === void 0 || !func0.call(data, "reason")) {
                            const err425 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                            if (vErrors === null) {
                              vErrors = [err425];
                            } else {
                              vErrors.push(err425);
                            }
                            errors++;
                          }
                          for (const key28 of Object.keys(data)) {
                            if (!func0.call(schema11.anyOf[11].properties, key28)) {
                              const err426 = { instancePath, schemaPath: "#/anyOf/11/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key28 }, message: "must NOT have additional properties" };
                              if (vErrors === null) {
                                vErrors = [err426];
                              } else {
                                vErrors.push(err426);
                              }
                              errors++;
                            }
                          }
                          if (data.at !== void 0 && func0.call(data, "at")) {
                            let data152 = data.at;
                            if (typeof data152 === "string") {
                              if (!pattern0.test(data152)) {
                                const err427 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/11/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                if (vErrors === null) {
                                  vErrors = [err427];
                                } else {
                                  vErrors.push(err427);
                                }
                                errors++;
                              }
                            } else {
                              const err428 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/11/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err428];
                              } else {
                                vErrors.push(err428);
                              }
                              errors++;
                            }
                          }
                          if (data.kind !== void 0 && func0.call(data, "kind")) {
                            let data153 = data.kind;
                            if (typeof data153 !== "string") {
                              const err429 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/11/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err429];
                              } else {
                                vErrors.push(err429);
                              }
                              errors++;
                            }
                            if ("judged" !== data153) {
                              const err430 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/11/properties/kind/const", keyword: "const", params: { allowedValue: "judged" }, message: "must be equal to constant" };
                              if (vErrors === null) {
                                vErrors = [err430];
                              } else {
                                vErrors.push(err430);
                              }
                              errors++;
                            }
                          }
                          if (data.round !== void 0 && func0.call(data, "round")) {
                            let data154 = data.round;
                            if (!(typeof data154 == "number" && (!(data154 % 1) && !isNaN(data154)) && isFinite(data154))) {
                              const err431 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/11/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                              if (vErrors === null) {
                                vErrors = [err431];
                              } else {
                                vErrors.push(err431);
                              }
                              errors++;
                            }
                            if (typeof data154 == "number" && isFinite(data154)) {
                              if (data154 < 1 || isNaN(data154)) {
                                const err432 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/11/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                if (vErrors === null) {
                                  vErrors = [err432];
                                } else {
                                  vErrors.push(err432);
                                }
                                errors++;
                              }
                            }
                          }
                          if (data.subject !== void 0 && func0.call(data, "subject")) {
                            if (typeof data.subject !== "string") {
                              const err433 = { instancePath: instancePath + "/subject", schemaPath: "#/anyOf/11/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err433];
                              } else {
                                vErrors.push(err433);
                              }
                              errors++;
                            }
                          }
                          if (data.run !== void 0 && func0.call(data, "run")) {
                            let data156 = data.run;
                            if (typeof data156 === "string") {
                              if (!pattern15.test(data156)) {
                                const err434 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/11/properties/run/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}$" }, message: 'must match pattern "^[a-z0-9]{4,16}$"' };
                                if (vErrors === null) {
                                  vErrors = [err434];
                                } else {
                                  vErrors.push(err434);
                                }
                                errors++;
                              }
                            } else {
                              const err435 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/11/properties/run/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err435];
                              } else {
                                vErrors.push(err435);
                              }
                              errors++;
                            }
                          }
                          if (data.valid !== void 0 && func0.call(data, "valid")) {
                            if (typeof data.valid !== "boolean") {
                              const err436 = { instancePath: instancePath + "/valid", schemaPath: "#/anyOf/11/properties/valid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                              if (vErrors === null) {
                                vErrors = [err436];
                              } else {
                                vErrors.push(err436);
                              }
                              errors++;
                            }
                          }
                          if (data.reason !== void 0 && func0.call(data, "reason")) {
                            let data158 = data.reason;
                            if (typeof data158 === "string") {
                              if (!pattern20.test(data158)) {
                                const err437 = { instancePath: instancePath + "/reason", schemaPath: "#/anyOf/11/properties/reason/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                                if (vErrors === null) {
                                  vErrors = [err437];
                                } else {
                                  vErrors.push(err437);
                                }
                                errors++;
                              }
                            } else {
                              const err438 = { instancePath: instancePath + "/reason", schemaPath: "#/anyOf/11/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err438];
                              } else {
                                vErrors.push(err438);
                              }
                              errors++;
                            }
                          }
                          if (data.after !== void 0 && func0.call(data, "after")) {
                            let data159 = data.after;
                            if (data159 && typeof data159 == "object" && !Array.isArray(data159)) {
                              if (data159.lines === void 0 || !func0.call(data159, "lines")) {
                                const err439 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/11/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                if (vErrors === null) {
                                  vErrors = [err439];
                                } else {
                                  vErrors.push(err439);
                                }
                                errors++;
                              }
                              if (data159.sha256 === void 0 || !func0.call(data159, "sha256")) {
                                const err440 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/11/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                if (vErrors === null) {
                                  vErrors = [err440];
                                } else {
                                  vErrors.push(err440);
                                }
                                errors++;
                              }
                              for (const key29 of Object.keys(data159)) {
                                if (!(key29 === "lines" || key29 === "sha256")) {
                                  const err441 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/11/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key29 }, message: "must NOT have additional properties" };
                                  if (vErrors === null) {
                                    vErrors = [err441];
                                  } else {
                                    vErrors.push(err441);
                                  }
                                  errors++;
                                }
                              }
                              if (data159.lines !== void 0 && func0.call(data159, "lines")) {
                                let data160 = data159.lines;
                                if (!(typeof data160 == "number" && (!(data160 % 1) && !isNaN(data160)) && isFinite(data160))) {
                                  const err442 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/11/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                  if (vErrors === null) {
                                    vErrors = [err442];
                                  } else {
                                    vErrors.push(err442);
                                  }
                                  errors++;
                                }
                                if (typeof data160 == "number" && isFinite(data160)) {
                                  if (data160 < 0 || isNaN(data160)) {
                                    const err443 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/11/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                    if (vErrors === null) {
                                      vErrors = [err443];
                                    } else {
                                      vErrors.push(err443);
                                    }
                                    errors++;
                                  }
                                }
                              }
                              if (data159.sha256 !== void 0 && func0.call(data159, "sha256")) {
                                let data161 = data159.sha256;
                                if (typeof data161 === "string") {
                                  if (!pattern2.test(data161)) {
                                    const err444 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/11/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                    if (vErrors === null) {
                                      vErrors = [err444];
                                    } else {
                                      vErrors.push(err444);
                                    }
                                    errors++;
                                  }
                                } else {
                                  const err445 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/11/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                  if (vErrors === null) {
                                    vErrors = [err445];
                                  } else {
                                    vErrors.push(err445);
                                  }
                                  errors++;
                                }
                              }
                            } else {
                              const err446 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/11/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                              if (vErrors === null) {
                                vErrors = [err446];
                              } else {
                                vErrors.push(err446);
                              }
                              errors++;
                            }
                          }
                          if (data.seal !== void 0 && func0.call(data, "seal")) {
                            let data162 = data.seal;
                            if (typeof data162 === "string") {
                              if (!pattern2.test(data162)) {
                                const err447 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/11/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                if (vErrors === null) {
                                  vErrors = [err447];
                                } else {
                                  vErrors.push(err447);
                                }
                                errors++;
                              }
                            } else {
                              const err448 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/11/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err448];
                              } else {
                                vErrors.push(err448);
                              }
                              errors++;
                            }
                          }
                        } else {
                          const err449 = { instancePath, schemaPath: "#/anyOf/11/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                          if (vErrors === null) {
                            vErrors = [err449];
                          } else {
                            vErrors.push(err449);
                          }
                          errors++;
                        }
                        var _valid0 = _errs375 === errors;
                        valid0 = valid0 || _valid0;
                        if (!valid0) {
                          const _errs401 = errors;
                          if (data && typeof data == "object" && !Array.isArray(data)) {
                            if (data.at === void 0 || !func0.call(data, "at")) {
                              const err450 = { instancePath, schemaPath: "#/anyOf/12/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                              if (vErrors === null) {
                                vErrors = [err450];
                              } else {
                                vErrors.push(err450);
                              }
                              errors++;
                            }
                            if (data.kind === void 0 || !func0.call(data, "kind")) {
                              const err451 = { instancePath, schemaPath: "#/anyOf/12/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                              if (vErrors === null) {
                                vErrors = [err451];
                              } else {
                                vErrors.push(err451);
                              }
                              errors++;
                            }
                            if (data.round === void 0 || !func0.call(data, "round")) {
                              const err452 = { instancePath, schemaPath: "#/anyOf/12/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                              if (vErrors === null) {
                                vErrors = [err452];
                              } else {
                                vErrors.push(err452);
                              }
                              errors++;
                            }
                            if (data.subject === void 0 || !func0.call(data, "subject")) {
                              const err453 = { instancePath, schemaPath: "#/anyOf/12/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'" };
                              if (vErrors === null) {
                                vErrors = [err453];
                              } else {
                                vErrors.push(err453);
                              }
                              errors++;
                            }
                            if (data.sha === void 0 || !func0.call(data, "sha")) {
                              const err454 = { instancePath, schemaPath: "#/anyOf/12/required", keyword: "required", params: { missingProperty: "sha" }, message: "must have required property 'sha'" };
                              if (vErrors === null) {
                                vErrors = [err454];
                              } else {
                                vErrors.push(err454);
                              }
                              errors++;
                            }
                            if (data.parent === void 0 || !func0.call(data, "parent")) {
                              const err455 = { instancePath, schemaPath: "#/anyOf/12/required", keyword: "required", params: { missingProperty: "parent" }, message: "must have required property 'parent'" };
                              if (vErrors === null) {
                                vErrors = [err455];
                              } else {
                                vErrors.push(err455);
                              }
                              errors++;
                            }
                            if (data.files === void 0 || !func0.call(data, "files")) {
                              const err456 = { instancePath, schemaPath: "#/anyOf/12/required", keyword: "required", params: { missingProperty: "files" }, message: "must have required property 'files'" };
                              if (vErrors === null) {
                                vErrors = [err456];
                              } else {
                                vErrors.push(err456);
                              }
                              errors++;
                            }
                            for (const key30 of Object.keys(data)) {
                              if (!func0.call(schema11.anyOf[12].properties, key30)) {
                                const err457 = { instancePath, schemaPath: "#/anyOf/12/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key30 }, message: "must NOT have additional properties" };
                                if (vErrors === null) {
                                  vErrors = [err457];
                                } else {
                                  vErrors.push(err457);
                                }
                                errors++;
                              }
                            }
                            if (data.at !== void 0 && func0.call(data, "at")) {
                              let data163 = data.at;
                              if (typeof data163 === "string") {
                                if (!pattern0.test(data163)) {
                                  const err458 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/12/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                  if (vErrors === null) {
                                    vErrors = [err458];
                                  } else {
                                    vErrors.push(err458);
                                  }
                                  errors++;
                                }
                              } else {
                                const err459 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/12/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err459];
                                } else {
                                  vErrors.push(err459);
                                }
                                errors++;
                              }
                            }
                            if (data.kind !== void 0 && func0.call(data, "kind")) {
                              let data164 = data.kind;
                              if (typeof data164 !== "string") {
                                const err460 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/12/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err460];
                                } else {
                                  vErrors.push(err460);
                                }
                                errors++;
                              }
                              if ("committed" !== data164) {
                                const err461 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/12/properties/kind/const", keyword: "const", params: { allowedValue: "committed" }, message: "must be equal to constant" };
                                if (vErrors === null) {
                                  vErrors = [err461];
                                } else {
                                  vErrors.push(err461);
                                }
                                errors++;
                              }
                            }
                            if (data.round !== void 0 && func0.call(data, "round")) {
                              let data165 = data.round;
                              if (!(typeof data165 == "number" && (!(data165 % 1) && !isNaN(data165)) && isFinite(data165))) {
                                const err462 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/12/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                if (vErrors === null) {
                                  vErrors = [err462];
                                } else {
                                  vErrors.push(err462);
                                }
                                errors++;
                              }
                              if (typeof data165 == "number" && isFinite(data165)) {
                                if (data165 < 1 || isNaN(data165)) {
                                  const err463 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/12/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                  if (vErrors === null) {
                                    vErrors = [err463];
                                  } else {
                                    vErrors.push(err463);
                                  }
                                  errors++;
                                }
                              }
                            }
                            if (data.subject !== void 0 && func0.call(data, "subject")) {
                              if (typeof data.subject !== "string") {
                                const err464 = { instancePath: instancePath + "/subject", schemaPath: "#/anyOf/12/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err464];
                                } else {
                                  vErrors.push(err464);
                                }
                                errors++;
                              }
                            }
                            if (data.sha !== void 0 && func0.call(data, "sha")) {
                              let data167 = data.sha;
                              if (typeof data167 === "string") {
                                if (!pattern2.test(data167)) {
                                  const err465 = { instancePath: instancePath + "/sha", schemaPath: "#/anyOf/12/properties/sha/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                  if (vErrors === null) {
                                    vErrors = [err465];
                                  } else {
                                    vErrors.push(err465);
                                  }
                                  errors++;
                                }
                              } else {
                                const err466 = { instancePath: instancePath + "/sha", schemaPath: "#/anyOf/12/properties/sha/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err466];
                                } else {
                                  vErrors.push(err466);
                                }
                                errors++;
                              }
                            }
                            if (data.parent !== void 0 && func0.call(data, "parent")) {
                              let data168 = data.parent;
                              if (typeof data168 === "string") {
                                if (!pattern2.test(data168)) {
                                  const err467 = { instancePath: instancePath + "/parent", schemaPath: "#/anyOf/12/properties/parent/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                  if (vErrors === null) {
                                    vErrors = [err467];
                                  } else {
                                    vErrors.push(err467);
                                  }
                                  errors++;
                                }
                              } else {
                                const err468 = { instancePath: instancePath + "/parent", schemaPath: "#/anyOf/12/properties/parent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err468];
                                } else {
                                  vErrors.push(err468);
                                }
                                errors++;
                              }
                            }
                            if (data.files !== void 0 && func0.call(data, "files")) {
                              let data169 = data.files;
                              if (Array.isArray(data169)) {
                                const len10 = data169.length;
                                for (let i10 = 0; i10 < len10; i10++) {
                                  let data170 = data169[i10];
                                  if (typeof data170 === "string") {
                                    if (func137(data170) > 4096) {
                                      const err469 = { instancePath: instancePath + "/files/" + i10, schemaPath: "#/anyOf/12/properties/files/items/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                                      if (vErrors === null) {
                                        vErrors = [err469];
                                      } else {
                                        vErrors.push(err469);
                                      }
                                      errors++;
                                    }
                                    if (func137(data170) < 1) {
                                      const err470 = { instancePath: instancePath + "/files/" + i10, schemaPath: "#/anyOf/12/properties/files/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                      if (vErrors === null) {
                                        vErrors = [err470];
                                      } else {
                                        vErrors.push(err470);
                                      }
                                      errors++;
                                    }
                                  } else {
                                    const err471 = { instancePath: instancePath + "/files/" + i10, schemaPath: "#/anyOf/12/properties/files/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    if (vErrors === null) {
                                      vErrors = [err471];
                                    } else {
                                      vErrors.push(err471);
                                    }
                                    errors++;
                                  }
                                }
                              } else {
                                const err472 = { instancePath: instancePath + "/files", schemaPath: "#/anyOf/12/properties/files/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                if (vErrors === null) {
                                  vErrors = [err472];
                                } else {
                                  vErrors.push(err472);
                                }
                                errors++;
                              }
                            }
                            if (data.after !== void 0 && func0.call(data, "after")) {
                              let data171 = data.after;
                              if (data171 && typeof data171 == "object" && !Array.isArray(data171)) {
                                if (data171.lines === void 0 || !func0.call(data171, "lines")) {
                                  const err473 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/12/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                  if (vErrors === null) {
                                    vErrors = [err473];
                                  } else {
                                    vErrors.push(err473);
                                  }
                                  errors++;
                                }
                                if (data171.sha256 === void 0 || !func0.call(data171, "sha256")) {
                                  const err474 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/12/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                  if (vErrors === null) {
                                    vErrors = [err474];
                                  } else {
                                    vErrors.push(err474);
                                  }
                                  errors++;
                                }
                                for (const key31 of Object.keys(data171)) {
                                  if (!(key31 === "lines" || key31 === "sha256")) {
                                    const err475 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/12/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key31 }, message: "must NOT have additional properties" };
                                    if (vErrors === null) {
                                      vErrors = [err475];
                                    } else {
                                      vErrors.push(err475);
                                    }
                                    errors++;
                                  }
                                }
                                if (data171.lines !== void 0 && func0.call(data171, "lines")) {
                                  let data172 = data171.lines;
                                  if (!(typeof data172 == "number" && (!(data172 % 1) && !isNaN(data172)) && isFinite(data172))) {
                                    const err476 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/12/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                    if (vErrors === null) {
                                      vErrors = [err476];
                                    } else {
                                      vErrors.push(err476);
                                    }
                                    errors++;
                                  }
                                  if (typeof data172 == "number" && isFinite(data172)) {
                                    if (data172 < 0 || isNaN(data172)) {
                                      const err477 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/12/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                      if (vErrors === null) {
                                        vErrors = [err477];
                                      } else {
                                        vErrors.push(err477);
                                      }
                                      errors++;
                                    }
                                  }
                                }
                                if (data171.sha256 !== void 0 && func0.call(data171, "sha256")) {
                                  let data173 = data171.sha256;
                                  if (typeof data173 === "string") {
                                    if (!pattern2.test(data173)) {
                                      const err478 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/12/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                      if (vErrors === null) {
                                        vErrors = [err478];
                                      } else {
                                        vErrors.push(err478);
                                      }
                                      errors++;
                                    }
                                  } else {
                                    const err479 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/12/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    if (vErrors === null) {
                                      vErrors = [err479];
                                    } else {
                                      vErrors.push(err479);
                                    }
                                    errors++;
                                  }
                                }
                              } else {
                                const err480 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/12/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                if (vErrors === null) {
                                  vErrors = [err480];
                                } else {
                                  vErrors.push(err480);
                                }
                                errors++;
                              }
                            }
                            if (data.seal !== void 0 && func0.call(data, "seal")) {
                              let data174 = data.seal;
                              if (typeof data174 === "string") {
                                if (!pattern2.test(data174)) {
                                  const err481 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/12/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                  if (vErrors === null) {
                                    vErrors = [err481];
                                  } else {
                                    vErrors.push(err481);
                                  }
                                  errors++;
                                }
                              } else {
                                const err482 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/12/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err482];
                                } else {
                                  vErrors.push(err482);
                                }
                                errors++;
                              }
                            }
                          } else {
                            const err483 = { instancePath, schemaPath: "#/anyOf/12/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                            if (vErrors === null) {
                              vErrors = [err483];
                            } else {
                              vErrors.push(err483);
                            }
                            errors++;
                          }
                          var _valid0 = _errs401 === errors;
                          valid0 = valid0 || _valid0;
                          if (!valid0) {
                            const _errs429 = errors;
                            if (data && typeof data == "object" && !Array.isArray(data)) {
                              if (data.at === void 0 || !func0.call(data, "at")) {
                                const err484 = { instancePath, schemaPath: "#/anyOf/13/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                if (vErrors === null) {
                                  vErrors = [err484];
                                } else {
                                  vErrors.push(err484);
                                }
                                errors++;
                              }
                              if (data.kind === void 0 || !func0.call(data, "kind")) {
                                const err485 = { instancePath, schemaPath: "#/anyOf/13/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                if (vErrors === null) {
                                  vErrors = [err485];
                                } else {
                                  vErrors.push(err485);
                                }
                                errors++;
                              }
                              if (data.round === void 0 || !func0.call(data, "round")) {
                                const err486 = { instancePath, schemaPath: "#/anyOf/13/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                                if (vErrors === null) {
                                  vErrors = [err486];
                                } else {
                                  vErrors.push(err486);
                                }
                                errors++;
                              }
                              if (data.subject === void 0 || !func0.call(data, "subject")) {
                                const err487 = { instancePath, schemaPath: "#/anyOf/13/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'" };
                                if (vErrors === null) {
                                  vErrors = [err487];
                                } else {
                                  vErrors.push(err487);
                                }
                                errors++;
                              }
                              if (data.why === void 0 || !func0.call(data, "why")) {
                                const err488 = { instancePath, schemaPath: "#/anyOf/13/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                                if (vErrors === null) {
                                  vErrors = [err488];
                                } else {
                                  vErrors.push(err488);
                                }
                                errors++;
                              }
                              for (const key32 of Object.keys(data)) {
                                if (!(key32 === "at" || key32 === "kind" || key32 === "round" || key32 === "subject" || key32 === "why" || key32 === "after" || key32 === "seal")) {
                                  const err489 = { instancePath, schemaPath: "#/anyOf/13/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key32 }, message: "must NOT have additional properties" };
                                  if (vErrors === null) {
                                    vErrors = [err489];
                                  } else {
                                    vErrors.push(err489);
                                  }
                                  errors++;
                                }
                              }
                              if (data.at !== void 0 && func0.call(data, "at")) {
                                let data175 = data.at;
                                if (typeof data175 === "string") {
                                  if (!pattern0.test(data175)) {
                                    const err490 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/13/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                    if (vErrors === null) {
                                      vErrors = [err490];
                                    } else {
                                      vErrors.push(err490);
                                    }
                                    errors++;
                                  }
                                } else {
                                  const err491 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/13/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                  if (vErrors === null) {
                                    vErrors = [err491];
                                  } else {
                                    vErrors.push(err491);
                                  }
                                  errors++;
                                }
                              }
                              if (data.kind !== void 0 && func0.call(data, "kind")) {
                                let data176 = data.kind;
                                if (typeof data176 !== "string") {
                                  const err492 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/13/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                  if (vErrors === null) {
                                    vErrors = [err492];
                                  } else {
                                    vErrors.push(err492);
                                  }
                                  errors++;
                                }
                                if ("given-up" !== data176) {
                                  const err493 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/13/properties/kind/const", keyword: "const", params: { allowedValue: "given-up" }, message: "must be equal to constant" };
                                  if (vErrors === null) {
                                    vErrors = [err493];
                                  } else {
                                    vErrors.push(err493);
                                  }
                                  errors++;
                                }
                              }
                              if (data.round !== void 0 && func0.call(data, "round")) {
                                let data177 = data.round;
                                if (!(typeof data177 == "number" && (!(data177 % 1) && !isNaN(data177)) && isFinite(data177))) {
                                  const err494 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/13/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                  if (vErrors === null) {
                                    vErrors = [err494];
                                  } else {
                                    vErrors.push(err494);
                                  }
                                  errors++;
                                }
                                if (typeof data177 == "number" && isFinite(data177)) {
                                  if (data177 < 1 || isNaN(data177)) {
                                    const err495 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/13/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                    if (vErrors === null) {
                                      vErrors = [err495];
                                    } else {
                                      vErrors.push(err495);
                                    }
                                    errors++;
                                  }
                                }
                              }
                              if (data.subject !== void 0 && func0.call(data, "subject")) {
                                if (typeof data.subject !== "string") {
                                  const err496 = { instancePath: instancePath + "/subject", schemaPath: "#/anyOf/13/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                  if (vErrors === null) {
                                    vErrors = [err496];
                                  } else {
                                    vErrors.push(err496);
                                  }
                                  errors++;
                                }
                              }
                              if (data.why !== void 0 && func0.call(data, "why")) {
                                let data179 = data.why;
                                if (typeof data179 === "string") {
                                  if (!pattern20.test(data179)) {
                                    const err497 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/13/properties/why/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                                    if (vErrors === null) {
                                      vErrors = [err497];
                                    } else {
                                      vErrors.push(err497);
                                    }
                                    errors++;
                                  }
                                } else {
                                  const err498 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/13/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                  if (vErrors === null) {
                                    vErrors = [err498];
                                  } else {
                                    vErrors.push(err498);
                                  }
                                  errors++;
                                }
                              }
                              if (data.after !== void 0 && func0.call(data, "after")) {
                                let data180 = data.after;
                                if (data180 && typeof data180 == "object" && !Array.isArray(data180)) {
                                  if (data180.lines === void 0 || !func0.call(data180, "lines")) {
                                    const err499 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/13/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                    if (vErrors === null) {
                                      vErrors = [err499];
                                    } else {
                                      vErrors.push(err499);
                                    }
                                    errors++;
                                  }
                                  if (data180.sha256 === void 0 || !func0.call(data180, "sha256")) {
                                    const err500 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/13/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                    if (vErrors === null) {
                                      vErrors = [err500];
                                    } else {
                                      vErrors.push(err500);
                                    }
                                    errors++;
                                  }
                                  for (const key33 of Object.keys(data180)) {
                                    if (!(key33 === "lines" || key33 === "sha256")) {
                                      const err501 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/13/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key33 }, message: "must NOT have additional properties" };
                                      if (vErrors === null) {
                                        vErrors = [err501];
                                      } else {
                                        vErrors.push(err501);
                                      }
                                      errors++;
                                    }
                                  }
                                  if (data180.lines !== void 0 && func0.call(data180, "lines")) {
                                    let data181 = data180.lines;
                                    if (!(typeof data181 == "number" && (!(data181 % 1) && !isNaN(data181)) && isFinite(data181))) {
                                      const err502 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/13/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                      if (vErrors === null) {
                                        vErrors = [err502];
                                      } else {
                                        vErrors.push(err502);
                                      }
                                      errors++;
                                    }
                                    if (typeof data181 == "number" && isFinite(data181)) {
                                      if (data181 < 0 || isNaN(data181)) {
                                        const err503 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/13/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                        if (vErrors === null) {
                                          vErrors = [err503];
                                        } else {
                                          vErrors.push(err503);
                                        }
                                        errors++;
                                      }
                                    }
                                  }
                                  if (data180.sha256 !== void 0 && func0.call(data180, "sha256")) {
                                    let data182 = data180.sha256;
                                    if (typeof data182 === "string") {
                                      if (!pattern2.test(data182)) {
                                        const err504 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/13/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                        if (vErrors === null) {
                                          vErrors = [err504];
                                        } else {
                                          vErrors.push(err504);
                                        }
                                        errors++;
                                      }
                                    } else {
                                      const err505 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/13/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                      if (vErrors === null) {
                                        vErrors = [err505];
                                      } else {
                                        vErrors.push(err505);
                                      }
                                      errors++;
                                    }
                                  }
                                } else {
                                  const err506 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/13/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                  if (vErrors === null) {
                                    vErrors = [err506];
                                  } else {
                                    vErrors.push(err506);
                                  }
                                  errors++;
                                }
                              }
                              if (data.seal !== void 0 && func0.call(data, "seal")) {
                                let data183 = data.seal;
                                if (typeof data183 === "string") {
                                  if (!pattern2.test(data183)) {
                                    const err507 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/13/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                    if (vErrors === null) {
                                      vErrors = [err507];
                                    } else {
                                      vErrors.push(err507);
                                    }
                                    errors++;
                                  }
                                } else {
                                  const err508 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/13/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                  if (vErrors === null) {
                                    vErrors = [err508];
                                  } else {
                                    vErrors.push(err508);
                                  }
                                  errors++;
                                }
                              }
                            } else {
                              const err509 = { instancePath, schemaPath: "#/anyOf/13/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                              if (vErrors === null) {
                                vErrors = [err509];
                              } else {
                                vErrors.push(err509);
                              }
                              errors++;
                            }
                            var _valid0 = _errs429 === errors;
                            valid0 = valid0 || _valid0;
                            if (!valid0) {
                              const _errs451 = errors;
                              if (data && typeof data == "object" && !Array.isArray(data)) {
                                if (data.at === void 0 || !func0.call(data, "at")) {
                                  const err510 = { instancePath, schemaPath: "#/anyOf/14/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                  if (vErrors === null) {
                                    vErrors = [err510];
                                  } else {
                                    vErrors.push(err510);
                                  }
                                  errors++;
                                }
                                if (data.kind === void 0 || !func0.call(data, "kind")) {
                                  const err511 = { instancePath, schemaPath: "#/anyOf/14/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                  if (vErrors === null) {
                                    vErrors = [err511];
                                  } else {
                                    vErrors.push(err511);
                                  }
                                  errors++;
                                }
                                if (data.round === void 0 || !func0.call(data, "round")) {
                                  const err512 = { instancePath, schemaPath: "#/anyOf/14/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                                  if (vErrors === null) {
                                    vErrors = [err512];
                                  } else {
                                    vErrors.push(err512);
                                  }
                                  errors++;
                                }
                                if (data.subject === void 0 || !func0.call(data, "subject")) {
                                  const err513 = { instancePath, schemaPath: "#/anyOf/14/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'" };
                                  if (vErrors === null) {
                                    vErrors = [err513];
                                  } else {
                                    vErrors.push(err513);
                                  }
                                  errors++;
                                }
                                if (data.head === void 0 || !func0.call(data, "head")) {
                                  const err514 = { instancePath, schemaPath: "#/anyOf/14/required", keyword: "required", params: { missingProperty: "head" }, message: "must have required property 'head'" };
                                  if (vErrors === null) {
                                    vErrors = [err514];
                                  } else {
                                    vErrors.push(err514);
                                  }
                                  errors++;
                                }
                                if (data.failures === void 0 || !func0.call(data, "failures")) {
                                  const err515 = { instancePath, schemaPath: "#/anyOf/14/required", keyword: "required", params: { missingProperty: "failures" }, message: "must have required property 'failures'" };
                                  if (vErrors === null) {
                                    vErrors = [err515];
                                  } else {
                                    vErrors.push(err515);
                                  }
                                  errors++;
                                }
                                for (const key34 of Object.keys(data)) {
                                  if (!func0.call(schema11.anyOf[14].properties, key34)) {
                                    const err516 = { instancePath, schemaPath: "#/anyOf/14/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key34 }, message: "must NOT have additional properties" };
                                    if (vErrors === null) {
                                      vErrors = [err516];
                                    } else {
                                      vErrors.push(err516);
                                    }
                                    errors++;
                                  }
                                }
                                if (data.at !== void 0 && func0.call(data, "at")) {
                                  let data184 = data.at;
                                  if (typeof data184 === "string") {
                                    if (!pattern0.test(data184)) {
                                      const err517 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/14/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                      if (vErrors === null) {
                                        vErrors = [err517];
                                      } else {
                                        vErrors.push(err517);
                                      }
                                      errors++;
                                    }
                                  } else {
                                    const err518 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/14/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    if (vErrors === null) {
                                      vErrors = [err518];
                                    } else {
                                      vErrors.push(err518);
                                    }
                                    errors++;
                                  }
                                }
                                if (data.kind !== void 0 && func0.call(data, "kind")) {
                                  let data185 = data.kind;
                                  if (typeof data185 !== "string") {
                                    const err519 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/14/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    if (vErrors === null) {
                                      vErrors = [err519];
                                    } else {
                                      vErrors.push(err519);
                                    }
                                    errors++;
                                  }
                                  if ("broken" !== data185) {
                                    const err520 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/14/properties/kind/const", keyword: "const", params: { allowedValue: "broken" }, message: "must be equal to constant" };
                                    if (vErrors === null) {
                                      vErrors = [err520];
                                    } else {
                                      vErrors.push(err520);
                                    }
                                    errors++;
                                  }
                                }
                                if (data.round !== void 0 && func0.call(data, "round")) {
                                  let data186 = data.round;
                                  if (!(typeof data186 == "number" && (!(data186 % 1) && !isNaN(data186)) && isFinite(data186))) {
                                    const err521 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/14/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                    if (vErrors === null) {
                                      vErrors = [err521];
                                    } else {
                                      vErrors.push(err521);
                                    }
                                    errors++;
                                  }
                                  if (typeof data186 == "number" && isFinite(data186)) {
                                    if (data186 < 1 || isNaN(data186)) {
                                      const err522 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/14/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                      if (vErrors === null) {
                                        vErrors = [err522];
                                      } else {
                                        vErrors.push(err522);
                                      }
                                      errors++;
                                    }
                                  }
                                }
                                if (data.subject !== void 0 && func0.call(data, "subject")) {
                                  if (typeof data.subject !== "string") {
                                    const err523 = { instancePath: instancePath + "/subject", schemaPath: "#/anyOf/14/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    if (vErrors === null) {
                                      vErrors = [err523];
                                    } else {
                                      vErrors.push(err523);
                                    }
                                    errors++;
                                  }
                                }
                                if (data.head !== void 0 && func0.call(data, "head")) {
                                  let data188 = data.head;
                                  if (typeof data188 === "string") {
                                    if (!pattern2.test(data188)) {
                                      const err524 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/14/properties/head/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                      if (vErrors === null) {
                                        vErrors = [err524];
                                      } else {
                                        vErrors.push(err524);
                                      }
                                      errors++;
                                    }
                                  } else {
                                    const err525 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/14/properties/head/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    if (vErrors === null) {
                                      vErrors = [err525];
                                    } else {
                                      vErrors.push(err525);
                                    }
                                    errors++;
                                  }
                                }
                                if (data.failures !== void 0 && func0.call(data, "failures")) {
                                  let data189 = data.failures;
                                  if (Array.isArray(data189)) {
                                    const len11 = data189.length;
                                    for (let i11 = 0; i11 < len11; i11++) {
                                      if (typeof data189[i11] !== "string") {
                                        const err526 = { instancePath: instancePath + "/failures/" + i11, schemaPath: "#/anyOf/14/properties/failures/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        if (vErrors === null) {
                                          vErrors = [err526];
                                        } else {
                                          vErrors.push(err526);
                                        }
                                        errors++;
                                      }
                                    }
                                  } else {
                                    const err527 = { instancePath: instancePath + "/failures", schemaPath: "#/anyOf/14/properties/failures/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                    if (vErrors === null) {
                                      vErrors = [err527];
                                    } else {
                                      vErrors.push(err527);
                                    }
                                    errors++;
                                  }
                                }
                                if (data.of !== void 0 && func0.call(data, "of")) {
                                  let data191 = data.of;
                                  if (typeof data191 === "string") {
                                    if (!pattern2.test(data191)) {
                                      const err528 = { instancePath: instancePath + "/of", schemaPath: "#/anyOf/14/properties/of/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                      if (vErrors === null) {
                                        vErrors = [err528];
                                      } else {
                                        vErrors.push(err528);
                                      }
                                      errors++;
                                    }
                                  } else {
                                    const err529 = { instancePath: instancePath + "/of", schemaPath: "#/anyOf/14/properties/of/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    if (vErrors === null) {
                                      vErrors = [err529];
                                    } else {
                                      vErrors.push(err529);
                                    }
                                    errors++;
                                  }
                                }
                                if (data.after !== void 0 && func0.call(data, "after")) {
                                  let data192 = data.after;
                                  if (data192 && typeof data192 == "object" && !Array.isArray(data192)) {
                                    if (data192.lines === void 0 || !func0.call(data192, "lines")) {
                                      const err530 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/14/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                      if (vErrors === null) {
                                        vErrors = [err530];
                                      } else {
                                        vErrors.push(err530);
                                      }
                                      errors++;
                                    }
                                    if (data192.sha256 === void 0 || !func0.call(data192, "sha256")) {
                                      const err531 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/14/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                      if (vErrors === null) {
                                        vErrors = [err531];
                                      } else {
                                        vErrors.push(err531);
                                      }
                                      errors++;
                                    }
                                    for (const key35 of Object.keys(data192)) {
                                      if (!(key35 === "lines" || key35 === "sha256")) {
                                        const err532 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/14/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key35 }, message: "must NOT have additional properties" };
                                        if (vErrors === null) {
                                          vErrors = [err532];
                                        } else {
                                          vErrors.push(err532);
                                        }
                                        errors++;
                                      }
                                    }
                                    if (data192.lines !== void 0 && func0.call(data192, "lines")) {
                                      let data193 = data192.lines;
                                      if (!(typeof data193 == "number" && (!(data193 % 1) && !isNaN(data193)) && isFinite(data193))) {
                                        const err533 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/14/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                        if (vErrors === null) {
                                          vErrors = [err533];
                                        } else {
                                          vErrors.push(err533);
                                        }
                                        errors++;
                                      }
                                      if (typeof data193 == "number" && isFinite(data193)) {
                                        if (data193 < 0 || isNaN(data193)) {
                                          const err534 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/14/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                          if (vErrors === null) {
                                            vErrors = [err534];
                                          } else {
                                            vErrors.push(err534);
                                          }
                                          errors++;
                                        }
                                      }
                                    }
                                    if (data192.sha256 !== void 0 && func0.call(data192, "sha256")) {
                                      let data194 = data192.sha256;
                                      if (typeof data194 === "string") {
                                        if (!pattern2.test(data194)) {
                                          const err535 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/14/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                          if (vErrors === null) {
                                            vErrors = [err535];
                                          } else {
                                            vErrors.push(err535);
                                          }
                                          errors++;
                                        }
                                      } else {
                                        const err536 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/14/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        if (vErrors === null) {
                                          vErrors = [err536];
                                        } else {
                                          vErrors.push(err536);
                                        }
                                        errors++;
                                      }
                                    }
                                  } else {
                                    const err537 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/14/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                    if (vErrors === null) {
                                      vErrors = [err537];
                                    } else {
                                      vErrors.push(err537);
                                    }
                                    errors++;
                                  }
                                }
                                if (data.seal !== void 0 && func0.call(data, "seal")) {
                                  let data195 = data.seal;
                                  if (typeof data195 === "string") {
                                    if (!pattern2.test(data195)) {
                                      const err538 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/14/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                      if (vErrors === null) {
                                        vErrors = [err538];
                                      } else {
                                        vErrors.push(err538);
                                      }
                                      errors++;
                                    }
                                  } else {
                                    const err539 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/14/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    if (vErrors === null) {
                                      vErrors = [err539];
                                    } else {
                                      vErrors.push(err539);
                                    }
                                    errors++;
                                  }
                                }
                              } else {
                                const err540 = { instancePath, schemaPath: "#/anyOf/14/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                if (vErrors === null) {
                                  vErrors = [err540];
                                } else {
                                  vErrors.push(err540);
                                }
                                errors++;
                              }
                              var _valid0 = _errs451 === errors;
                              valid0 = valid0 || _valid0;
                              if (!valid0) {
                                const _errs479 = errors;
                                if (data && typeof data == "object" && !Array.isArray(data)) {
                                  if (data.at === void 0 || !func0.call(data, "at")) {
                                    const err541 = { instancePath, schemaPath: "#/anyOf/15/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                    if (vErrors === null) {
                                      vErrors = [err541];
                                    } else {
                                      vErrors.push(err541);
                                    }
                                    errors++;
                                  }
                                  if (data.kind === void 0 || !func0.call(data, "kind")) {
                                    const err542 = { instancePath, schemaPath: "#/anyOf/15/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                    if (vErrors === null) {
                                      vErrors = [err542];
                                    } else {
                                      vErrors.push(err542);
                                    }
                                    errors++;
                                  }
                                  if (data.round === void 0 || !func0.call(data, "round")) {
                                    const err543 = { instancePath, schemaPath: "#/anyOf/15/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                                    if (vErrors === null) {
                                      vErrors = [err543];
                                    } else {
                                      vErrors.push(err543);
                                    }
                                    errors++;
                                  }
                                  if (data.commits === void 0 || !func0.call(data, "commits")) {
                                    const err544 = { instancePath, schemaPath: "#/anyOf/15/required", keyword: "required", params: { missingProperty: "commits" }, message: "must have required property 'commits'" };
                                    if (vErrors === null) {
                                      vErrors = [err544];
                                    } else {
                                      vErrors.push(err544);
                                    }
                                    errors++;
                                  }
                                  for (const key36 of Object.keys(data)) {
                                    if (!(key36 === "at" || key36 === "kind" || key36 === "round" || key36 === "commits" || key36 === "after" || key36 === "seal")) {
                                      const err545 = { instancePath, schemaPath: "#/anyOf/15/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key36 }, message: "must NOT have additional properties" };
                                      if (vErrors === null) {
                                        vErrors = [err545];
                                      } else {
                                        vErrors.push(err545);
                                      }
                                      errors++;
                                    }
                                  }
                                  if (data.at !== void 0 && func0.call(data, "at")) {
                                    let data196 = data.at;
                                    if (typeof data196 === "string") {
                                      if (!pattern0.test(data196)) {
                                        const err546 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/15/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                        if (vErrors === null) {
                                          vErrors = [err546];
                                        } else {
                                          vErrors.push(err546);
                                        }
                                        errors++;
                                      }
                                    } else {
                                      const err547 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/15/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                      if (vErrors === null) {
                                        vErrors = [err547];
                                      } else {
                                        vErrors.push(err547);
                                      }
                                      errors++;
                                    }
                                  }
                                  if (data.kind !== void 0 && func0.call(data, "kind")) {
                                    let data197 = data.kind;
                                    if (typeof data197 !== "string") {
                                      const err548 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/15/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                      if (vErrors === null) {
                                        vErrors = [err548];
                                      } else {
                                        vErrors.push(err548);
                                      }
                                      errors++;
                                    }
                                    if ("condemned" !== data197) {
                                      const err549 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/15/properties/kind/const", keyword: "const", params: { allowedValue: "condemned" }, message: "must be equal to constant" };
                                      if (vErrors === null) {
                                        vErrors = [err549];
                                      } else {
                                        vErrors.push(err549);
                                      }
                                      errors++;
                                    }
                                  }
                                  if (data.round !== void 0 && func0.call(data, "round")) {
                                    let data198 = data.round;
                                    if (!(typeof data198 == "number" && (!(data198 % 1) && !isNaN(data198)) && isFinite(data198))) {
                                      const err550 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/15/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                      if (vErrors === null) {
                                        vErrors = [err550];
                                      } else {
                                        vErrors.push(err550);
                                      }
                                      errors++;
                                    }
                                    if (typeof data198 == "number" && isFinite(data198)) {
                                      if (data198 < 1 || isNaN(data198)) {
                                        const err551 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/15/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                        if (vErrors === null) {
                                          vErrors = [err551];
                                        } else {
                                          vErrors.push(err551);
                                        }
                                        errors++;
                                      }
                                    }
                                  }
                                  if (data.commits !== void 0 && func0.call(data, "commits")) {
                                    let data199 = data.commits;
                                    if (Array.isArray(data199)) {
                                      const len12 = data199.length;
                                      for (let i12 = 0; i12 < len12; i12++) {
                                        let data200 = data199[i12];
                                        if (data200 && typeof data200 == "object" && !Array.isArray(data200)) {
                                          if (data200.sha === void 0 || !func0.call(data200, "sha")) {
                                            const err552 = { instancePath: instancePath + "/commits/" + i12, schemaPath: "#/anyOf/15/properties/commits/items/required", keyword: "required", params: { missingProperty: "sha" }, message: "must have required property 'sha'" };
                                            if (vErrors === null) {
                                              vErrors = [err552];
                                            } else {
                                              vErrors.push(err552);
                                            }
                                            errors++;
                                          }
                                          if (data200.subject === void 0 || !func0.call(data200, "subject")) {
                                            const err553 = { instancePath: instancePath + "/commits/" + i12, schemaPath: "#/anyOf/15/properties/commits/items/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'" };
                                            if (vErrors === null) {
                                              vErrors = [err553];
                                            } else {
                                              vErrors.push(err553);
                                            }
                                            errors++;
                                          }
                                          if (data200.why === void 0 || !func0.call(data200, "why")) {
                                            const err554 = { instancePath: instancePath + "/commits/" + i12, schemaPath: "#/anyOf/15/properties/commits/items/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                                            if (vErrors === null) {
                                              vErrors = [err554];
                                            } else {
                                              vErrors.push(err554);
                                            }
                                            errors++;
                                          }
                                          for (const key37 of Object.keys(data200)) {
                                            if (!(key37 === "sha" || key37 === "subject" || key37 === "why")) {
                                              const err555 = { instancePath: instancePath + "/commits/" + i12, schemaPath: "#/anyOf/15/properties/commits/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key37 }, message: "must NOT have additional properties" };
                                              if (vErrors === null) {
                                                vErrors = [err555];
                                              } else {
                                                vErrors.push(err555);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data200.sha !== void 0 && func0.call(data200, "sha")) {
                                            let data201 = data200.sha;
                                            if (typeof data201 === "string") {
                                              if (!pattern2.test(data201)) {
                                                const err556 = { instancePath: instancePath + "/commits/" + i12 + "/sha", schemaPath: "#/anyOf/15/properties/commits/items/properties/sha/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                if (vErrors === null) {
                                                  vErrors = [err556];
                                                } else {
                                                  vErrors.push(err556);
                                                }
                                                errors++;
                                              }
                                            } else {
                                              const err557 = { instancePath: instancePath + "/commits/" + i12 + "/sha", schemaPath: "#/anyOf/15/properties/commits/items/properties/sha/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err557];
                                              } else {
                                                vErrors.push(err557);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data200.subject !== void 0 && func0.call(data200, "subject")) {
                                            if (typeof data200.subject !== "string") {
                                              const err558 = { instancePath: instancePath + "/commits/" + i12 + "/subject", schemaPath: "#/anyOf/15/properties/commits/items/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err558];
                                              } else {
                                                vErrors.push(err558);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data200.why !== void 0 && func0.call(data200, "why")) {
                                            let data203 = data200.why;
                                            if (typeof data203 === "string") {
                                              if (!pattern20.test(data203)) {
                                                const err559 = { instancePath: instancePath + "/commits/" + i12 + "/why", schemaPath: "#/anyOf/15/properties/commits/items/properties/why/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                                                if (vErrors === null) {
                                                  vErrors = [err559];
                                                } else {
                                                  vErrors.push(err559);
                                                }
                                                errors++;
                                              }
                                            } else {
                                              const err560 = { instancePath: instancePath + "/commits/" + i12 + "/why", schemaPath: "#/anyOf/15/properties/commits/items/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err560];
                                              } else {
                                                vErrors.push(err560);
                                              }
                                              errors++;
                                            }
                                          }
                                        } else {
                                          const err561 = { instancePath: instancePath + "/commits/" + i12, schemaPath: "#/anyOf/15/properties/commits/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                          if (vErrors === null) {
                                            vErrors = [err561];
                                          } else {
                                            vErrors.push(err561);
                                          }
                                          errors++;
                                        }
                                      }
                                    } else {
                                      const err562 = { instancePath: instancePath + "/commits", schemaPath: "#/anyOf/15/properties/commits/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                      if (vErrors === null) {
                                        vErrors = [err562];
                                      } else {
                                        vErrors.push(err562);
                                      }
                                      errors++;
                                    }
                                  }
                                  if (data.after !== void 0 && func0.call(data, "after")) {
                                    let data204 = data.after;
                                    if (data204 && typeof data204 == "object" && !Array.isArray(data204)) {
                                      if (data204.lines === void 0 || !func0.call(data204, "lines")) {
                                        const err563 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/15/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                        if (vErrors === null) {
                                          vErrors = [err563];
                                        } else {
                                          vErrors.push(err563);
                                        }
                                        errors++;
                                      }
                                      if (data204.sha256 === void 0 || !func0.call(data204, "sha256")) {
                                        const err564 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/15/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                        if (vErrors === null) {
                                          vErrors = [err564];
                                        } else {
                                          vErrors.push(err564);
                                        }
                                        errors++;
                                      }
                                      for (const key38 of Object.keys(data204)) {
                                        if (!(key38 === "lines" || key38 === "sha256")) {
                                          const err565 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/15/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key38 }, message: "must NOT have additional properties" };
                                          if (vErrors === null) {
                                            vErrors = [err565];
                                          } else {
                                            vErrors.push(err565);
                                          }
                                          errors++;
                                        }
                                      }
                                      if (data204.lines !== void 0 && func0.call(data204, "lines")) {
                                        let data205 = data204.lines;
                                        if (!(typeof data205 == "number" && (!(data205 % 1) && !isNaN(data205)) && isFinite(data205))) {
                                          const err566 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/15/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                          if (vErrors === null) {
                                            vErrors = [err566];
                                          } else {
                                            vErrors.push(err566);
                                          }
                                          errors++;
                                        }
                                        if (typeof data205 == "number" && isFinite(data205)) {
                                          if (data205 < 0 || isNaN(data205)) {
                                            const err567 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/15/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                            if (vErrors === null) {
                                              vErrors = [err567];
                                            } else {
                                              vErrors.push(err567);
                                            }
                                            errors++;
                                          }
                                        }
                                      }
                                      if (data204.sha256 !== void 0 && func0.call(data204, "sha256")) {
                                        let data206 = data204.sha256;
                                        if (typeof data206 === "string") {
                                          if (!pattern2.test(data206)) {
                                            const err568 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/15/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                            if (vErrors === null) {
                                              vErrors = [err568];
                                            } else {
                                              vErrors.push(err568);
                                            }
                                            errors++;
                                          }
                                        } else {
                                          const err569 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/15/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                          if (vErrors === null) {
                                            vErrors = [err569];
                                          } else {
                                            vErrors.push(err569);
                                          }
                                          errors++;
                                        }
                                      }
                                    } else {
                                      const err570 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/15/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                      if (vErrors === null) {
                                        vErrors = [err570];
                                      } else {
                                        vErrors.push(err570);
                                      }
                                      errors++;
                                    }
                                  }
                                  if (data.seal !== void 0 && func0.call(data, "seal")) {
                                    let data207 = data.seal;
                                    if (typeof data207 === "string") {
                                      if (!pattern2.test(data207)) {
                                        const err571 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/15/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                        if (vErrors === null) {
                                          vErrors = [err571];
                                        } else {
                                          vErrors.push(err571);
                                        }
                                        errors++;
                                      }
                                    } else {
                                      const err572 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/15/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                      if (vErrors === null) {
                                        vErrors = [err572];
                                      } else {
                                        vErrors.push(err572);
                                      }
                                      errors++;
                                    }
                                  }
                                } else {
                                  const err573 = { instancePath, schemaPath: "#/anyOf/15/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                  if (vErrors === null) {
                                    vErrors = [err573];
                                  } else {
                                    vErrors.push(err573);
                                  }
                                  errors++;
                                }
                                var _valid0 = _errs479 === errors;
                                valid0 = valid0 || _valid0;
                                if (!valid0) {
                                  const _errs508 = errors;
                                  if (data && typeof data == "object" && !Array.isArray(data)) {
                                    if (data.at === void 0 || !func0.call(data, "at")) {
                                      const err574 = { instancePath, schemaPath: "#/anyOf/16/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                      if (vErrors === null) {
                                        vErrors = [err574];
                                      } else {
                                        vErrors.push(err574);
                                      }
                                      errors++;
                                    }
                                    if (data.kind === void 0 || !func0.call(data, "kind")) {
                                      const err575 = { instancePath, schemaPath: "#/anyOf/16/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                      if (vErrors === null) {
                                        vErrors = [err575];
                                      } else {
                                        vErrors.push(err575);
                                      }
                                      errors++;
                                    }
                                    if (data.round === void 0 || !func0.call(data, "round")) {
                                      const err576 = { instancePath, schemaPath: "#/anyOf/16/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                                      if (vErrors === null) {
                                        vErrors = [err576];
                                      } else {
                                        vErrors.push(err576);
                                      }
                                      errors++;
                                    }
                                    if (data.subject === void 0 || !func0.call(data, "subject")) {
                                      const err577 = { instancePath, schemaPath: "#/anyOf/16/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'" };
                                      if (vErrors === null) {
                                        vErrors = [err577];
                                      } else {
                                        vErrors.push(err577);
                                      }
                                      errors++;
                                    }
                                    if (data.why === void 0 || !func0.call(data, "why")) {
                                      const err578 = { instancePath, schemaPath: "#/anyOf/16/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                                      if (vErrors === null) {
                                        vErrors = [err578];
                                      } else {
                                        vErrors.push(err578);
                                      }
                                      errors++;
                                    }
                                    for (const key39 of Object.keys(data)) {
                                      if (!(key39 === "at" || key39 === "kind" || key39 === "round" || key39 === "subject" || key39 === "why" || key39 === "after" || key39 === "seal")) {
                                        const err579 = { instancePath, schemaPath: "#/anyOf/16/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key39 }, message: "must NOT have additional properties" };
                                        if (vErrors === null) {
                                          vErrors = [err579];
                                        } else {
                                          vErrors.push(err579);
                                        }
                                        errors++;
                                      }
                                    }
                                    if (data.at !== void 0 && func0.call(data, "at")) {
                                      let data208 = data.at;
                                      if (typeof data208 === "string") {
                                        if (!pattern0.test(data208)) {
                                          const err580 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/16/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                          if (vErrors === null) {
                                            vErrors = [err580];
                                          } else {
                                            vErrors.push(err580);
                                          }
                                          errors++;
                                        }
                                      } else {
                                        const err581 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/16/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        if (vErrors === null) {
                                          vErrors = [err581];
                                        } else {
                                          vErrors.push(err581);
                                        }
                                        errors++;
                                      }
                                    }
                                    if (data.kind !== void 0 && func0.call(data, "kind")) {
                                      let data209 = data.kind;
                                      if (typeof data209 !== "string") {
                                        const err582 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/16/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        if (vErrors === null) {
                                          vErrors = [err582];
                                        } else {
                                          vErrors.push(err582);
                                        }
                                        errors++;
                                      }
                                      if ("left-open" !== data209) {
                                        const err583 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/16/properties/kind/const", keyword: "const", params: { allowedValue: "left-open" }, message: "must be equal to constant" };
                                        if (vErrors === null) {
                                          vErrors = [err583];
                                        } else {
                                          vErrors.push(err583);
                                        }
                                        errors++;
                                      }
                                    }
                                    if (data.round !== void 0 && func0.call(data, "round")) {
                                      let data210 = data.round;
                                      if (!(typeof data210 == "number" && (!(data210 % 1) && !isNaN(data210)) && isFinite(data210))) {
                                        const err584 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/16/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                        if (vErrors === null) {
                                          vErrors = [err584];
                                        } else {
                                          vErrors.push(err584);
                                        }
                                        errors++;
                                      }
                                      if (typeof data210 == "number" && isFinite(data210)) {
                                        if (data210 < 1 || isNaN(data210)) {
                                          const err585 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/16/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                          if (vErrors === null) {
                                            vErrors = [err585];
                                          } else {
                                            vErrors.push(err585);
                                          }
                                          errors++;
                                        }
                                      }
                                    }
                                    if (data.subject !== void 0 && func0.call(data, "subject")) {
                                      if (typeof data.subject !== "string") {
                                        const err586 = { instancePath: instancePath + "/subject", schemaPath: "#/anyOf/16/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        if (vErrors === null) {
                                          vErrors = [err586];
                                        } else {
                                          vErrors.push(err586);
                                        }
                                        errors++;
                                      }
                                    }
                                    if (data.why !== void 0 && func0.call(data, "why")) {
                                      let data212 = data.why;
                                      if (typeof data212 === "string") {
                                        if (!pattern20.test(data212)) {
                                          const err587 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/16/properties/why/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                                          if (vErrors === null) {
                                            vErrors = [err587];
                                          } else {
                                            vErrors.push(err587);
                                          }
                                          errors++;
                                        }
                                      } else {
                                        const err588 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/16/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        if (vErrors === null) {
                                          vErrors = [err588];
                                        } else {
                                          vErrors.push(err588);
                                        }
                                        errors++;
                                      }
                                    }
                                    if (data.after !== void 0 && func0.call(data, "after")) {
                                      let data213 = data.after;
                                      if (data213 && typeof data213 == "object" && !Array.isArray(data213)) {
                                        if (data213.lines === void 0 || !func0.call(data213, "lines")) {
                                          const err589 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/16/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                          if (vErrors === null) {
                                            vErrors = [err589];
                                          } else {
                                            vErrors.push(err589);
                                          }
                                          errors++;
                                        }
                                        if (data213.sha256 === void 0 || !func0.call(data213, "sha256")) {
                                          const err590 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/16/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                          if (vErrors === null) {
                                            vErrors = [err590];
                                          } else {
                                            vErrors.push(err590);
                                          }
                                          errors++;
                                        }
                                        for (const key40 of Object.keys(data213)) {
                                          if (!(key40 === "lines" || key40 === "sha256")) {
                                            const err591 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/16/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key40 }, message: "must NOT have additional properties" };
                                            if (vErrors === null) {
                                              vErrors = [err591];
                                            } else {
                                              vErrors.push(err591);
                                            }
                                            errors++;
                                          }
                                        }
                                        if (data213.lines !== void 0 && func0.call(data213, "lines")) {
                                          let data214 = data213.lines;
                                          if (!(typeof data214 == "number" && (!(data214 % 1) && !isNaN(data214)) && isFinite(data214))) {
                                            const err592 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/16/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                            if (vErrors === null) {
                                              vErrors = [err592];
                                            } else {
                                              vErrors.push(err592);
                                            }
                                            errors++;
                                          }
                                          if (typeof data214 == "number" && isFinite(data214)) {
                                            if (data214 < 0 || isNaN(data214)) {
                                              const err593 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/16/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                              if (vErrors === null) {
                                                vErrors = [err593];
                                              } else {
                                                vErrors.push(err593);
                                              }
                                              errors++;
                                            }
                                          }
                                        }
                                        if (data213.sha256 !== void 0 && func0.call(data213, "sha256")) {
                                          let data215 = data213.sha256;
                                          if (typeof data215 === "string") {
                                            if (!pattern2.test(data215)) {
                                              const err594 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/16/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                              if (vErrors === null) {
                                                vErrors = [err594];
                                              } else {
                                                vErrors.push(err594);
                                              }
                                              errors++;
                                            }
                                          } else {
                                            const err595 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/16/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                            if (vErrors === null) {
                                              vErrors = [err595];
                                            } else {
                                              vErrors.push(err595);
                                            }
                                            errors++;
                                          }
                                        }
                                      } else {
                                        const err596 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/16/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                        if (vErrors === null) {
                                          vErrors = [err596];
                                        } else {
                                          vErrors.push(err596);
                                        }
                                        errors++;
                                      }
                                    }
                                    if (data.seal !== void 0 && func0.call(data, "seal")) {
                                      let data216 = data.seal;
                                      if (typeof data216 === "string") {
                                        if (!pattern2.test(data216)) {
                                          const err597 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/16/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                          if (vErrors === null) {
                                            vErrors = [err597];
                                          } else {
                                            vErrors.push(err597);
                                          }
                                          errors++;
                                        }
                                      } else {
                                        const err598 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/16/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        if (vErrors === null) {
                                          vErrors = [err598];
                                        } else {
                                          vErrors.push(err598);
                                        }
                                        errors++;
                                      }
                                    }
                                  } else {
                                    const err599 = { instancePath, schemaPath: "#/anyOf/16/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                    if (vErrors === null) {
                                      vErrors = [err599];
                                    } else {
                                      vErrors.push(err599);
                                    }
                                    errors++;
                                  }
                                  var _valid0 = _errs508 === errors;
                                  valid0 = valid0 || _valid0;
                                  if (!valid0) {
                                    const _errs530 = errors;
                                    if (data && typeof data == "object" && !Array.isArray(data)) {
                                      if (data.at === void 0 || !func0.call(data, "at")) {
                                        const err600 = { instancePath, schemaPath: "#/anyOf/17/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                        if (vErrors === null) {
                                          vErrors = [err600];
                                        } else {
                                          vErrors.push(err600);
                                        }
                                        errors++;
                                      }
                                      if (data.kind === void 0 || !func0.call(data, "kind")) {
                                        const err601 = { instancePath, schemaPath: "#/anyOf/17/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                        if (vErrors === null) {
                                          vErrors = [err601];
                                        } else {
                                          vErrors.push(err601);
                                        }
                                        errors++;
                                      }
                                      if (data.round === void 0 || !func0.call(data, "round")) {
                                        const err602 = { instancePath, schemaPath: "#/anyOf/17/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                                        if (vErrors === null) {
                                          vErrors = [err602];
                                        } else {
                                          vErrors.push(err602);
                                        }
                                        errors++;
                                      }
                                      if (data.subject === void 0 || !func0.call(data, "subject")) {
                                        const err603 = { instancePath, schemaPath: "#/anyOf/17/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'" };
                                        if (vErrors === null) {
                                          vErrors = [err603];
                                        } else {
                                          vErrors.push(err603);
                                        }
                                        errors++;
                                      }
                                      if (data.sha === void 0 || !func0.call(data, "sha")) {
                                        const err604 = { instancePath, schemaPath: "#/anyOf/17/required", keyword: "required", params: { missingProperty: "sha" }, message: "must have required property 'sha'" };
                                        if (vErrors === null) {
                                          vErrors = [err604];
                                        } else {
                                          vErrors.push(err604);
                                        }
                                        errors++;
                                      }
                                      if (data.by === void 0 || !func0.call(data, "by")) {
                                        const err605 = { instancePath, schemaPath: "#/anyOf/17/required", keyword: "required", params: { missingProperty: "by" }, message: "must have required property 'by'" };
                                        if (vErrors === null) {
                                          vErrors = [err605];
                                        } else {
                                          vErrors.push(err605);
                                        }
                                        errors++;
                                      }
                                      if (data.why === void 0 || !func0.call(data, "why")) {
                                        const err606 = { instancePath, schemaPath: "#/anyOf/17/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                                        if (vErrors === null) {
                                          vErrors = [err606];
                                        } else {
                                          vErrors.push(err606);
                                        }
                                        errors++;
                                      }
                                      for (const key41 of Object.keys(data)) {
                                        if (!func0.call(schema11.anyOf[17].properties, key41)) {
                                          const err607 = { instancePath, schemaPath: "#/anyOf/17/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key41 }, message: "must NOT have additional properties" };
                                          if (vErrors === null) {
                                            vErrors = [err607];
                                          } else {
                                            vErrors.push(err607);
                                          }
                                          errors++;
                                        }
                                      }
                                      if (data.at !== void 0 && func0.call(data, "at")) {
                                        let data217 = data.at;
                                        if (typeof data217 === "string") {
                                          if (!pattern0.test(data217)) {
                                            const err608 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/17/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                            if (vErrors === null) {
                                              vErrors = [err608];
                                            } else {
                                              vErrors.push(err608);
                                            }
                                            errors++;
                                          }
                                        } else {
                                          const err609 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/17/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                          if (vErrors === null) {
                                            vErrors = [err609];
                                          } else {
                                            vErrors.push(err609);
                                          }
                                          errors++;
                                        }
                                      }
                                      if (data.kind !== void 0 && func0.call(data, "kind")) {
                                        let data218 = data.kind;
                                        if (typeof data218 !== "string") {
                                          const err610 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/17/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                          if (vErrors === null) {
                                            vErrors = [err610];
                                          } else {
                                            vErrors.push(err610);
                                          }
                                          errors++;
                                        }
                                        if ("reverted" !== data218) {
                                          const err611 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/17/properties/kind/const", keyword: "const", params: { allowedValue: "reverted" }, message: "must be equal to constant" };
                                          if (vErrors === null) {
                                            vErrors = [err611];
                                          } else {
                                            vErrors.push(err611);
                                          }
                                          errors++;
                                        }
                                      }
                                      if (data.round !== void 0 && func0.call(data, "round")) {
                                        let data219 = data.round;
                                        if (!(typeof data219 == "number" && (!(data219 % 1) && !isNaN(data219)) && isFinite(data219))) {
                                          const err612 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/17/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                          if (vErrors === null) {
                                            vErrors = [err612];
                                          } else {
                                            vErrors.push(err612);
                                          }
                                          errors++;
                                        }
                                        if (typeof data219 == "number" && isFinite(data219)) {
                                          if (data219 < 1 || isNaN(data219)) {
                                            const err613 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/17/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                            if (vErrors === null) {
                                              vErrors = [err613];
                                            } else {
                                              vErrors.push(err613);
                                            }
                                            errors++;
                                          }
                                        }
                                      }
                                      if (data.subject !== void 0 && func0.call(data, "subject")) {
                                        if (typeof data.subject !== "string") {
                                          const err614 = { instancePath: instancePath + "/subject", schemaPath: "#/anyOf/17/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                          if (vErrors === null) {
                                            vErrors = [err614];
                                          } else {
                                            vErrors.push(err614);
                                          }
                                          errors++;
                                        }
                                      }
                                      if (data.sha !== void 0 && func0.call(data, "sha")) {
                                        let data221 = data.sha;
                                        if (typeof data221 === "string") {
                                          if (!pattern2.test(data221)) {
                                            const err615 = { instancePath: instancePath + "/sha", schemaPath: "#/anyOf/17/properties/sha/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                            if (vErrors === null) {
                                              vErrors = [err615];
                                            } else {
                                              vErrors.push(err615);
                                            }
                                            errors++;
                                          }
                                        } else {
                                          const err616 = { instancePath: instancePath + "/sha", schemaPath: "#/anyOf/17/properties/sha/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                          if (vErrors === null) {
                                            vErrors = [err616];
                                          } else {
                                            vErrors.push(err616);
                                          }
                                          errors++;
                                        }
                                      }
                                      if (data.by !== void 0 && func0.call(data, "by")) {
                                        let data222 = data.by;
                                        if (typeof data222 === "string") {
                                          if (!pattern2.test(data222)) {
                                            const err617 = { instancePath: instancePath + "/by", schemaPath: "#/anyOf/17/properties/by/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                            if (vErrors === null) {
                                              vErrors = [err617];
                                            } else {
                                              vErrors.push(err617);
                                            }
                                            errors++;
                                          }
                                        } else {
                                          const err618 = { instancePath: instancePath + "/by", schemaPath: "#/anyOf/17/properties/by/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                          if (vErrors === null) {
                                            vErrors = [err618];
                                          } else {
                                            vErrors.push(err618);
                                          }
                                          errors++;
                                        }
                                      }
                                      if (data.why !== void 0 && func0.call(data, "why")) {
                                        let data223 = data.why;
                                        if (typeof data223 === "string") {
                                          if (!pattern20.test(data223)) {
                                            const err619 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/17/properties/why/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                                            if (vErrors === null) {
                                              vErrors = [err619];
                                            } else {
                                              vErrors.push(err619);
                                            }
                                            errors++;
                                          }
                                        } else {
                                          const err620 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/17/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                          if (vErrors === null) {
                                            vErrors = [err620];
                                          } else {
                                            vErrors.push(err620);
                                          }
                                          errors++;
                                        }
                                      }
                                      if (data.after !== void 0 && func0.call(data, "after")) {
                                        let data224 = data.after;
                                        if (data224 && typeof data224 == "object" && !Array.isArray(data224)) {
                                          if (data224.lines === void 0 || !func0.call(data224, "lines")) {
                                            const err621 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/17/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                            if (vErrors === null) {
                                              vErrors = [err621];
                                            } else {
                                              vErrors.push(err621);
                                            }
                                            errors++;
                                          }
                                          if (data224.sha256 === void 0 || !func0.call(data224, "sha256")) {
                                            const err622 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/17/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                            if (vErrors === null) {
                                              vErrors = [err622];
                                            } else {
                                              vErrors.push(err622);
                                            }
                                            errors++;
                                          }
                                          for (const key42 of Object.keys(data224)) {
                                            if (!(key42 === "lines" || key42 === "sha256")) {
                                              const err623 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/17/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key42 }, message: "must NOT have additional properties" };
                                              if (vErrors === null) {
                                                vErrors = [err623];
                                              } else {
                                                vErrors.push(err623);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data224.lines !== void 0 && func0.call(data224, "lines")) {
                                            let data225 = data224.lines;
                                            if (!(typeof data225 == "number" && (!(data225 % 1) && !isNaN(data225)) && isFinite(data225))) {
                                              const err624 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/17/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                              if (vErrors === null) {
                                                vErrors = [err624];
                                              } else {
                                                vErrors.push(err624);
                                              }
                                              errors++;
                                            }
                                            if (typeof data225 == "number" && isFinite(data225)) {
                                              if (data225 < 0 || isNaN(data225)) {
                                                const err625 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/17/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                if (vErrors === null) {
                                                  vErrors = [err625];
                                                } else {
                                                  vErrors.push(err625);
                                                }
                                                errors++;
                                              }
                                            }
                                          }
                                          if (data224.sha256 !== void 0 && func0.call(data224, "sha256")) {
                                            let data226 = data224.sha256;
                                            if (typeof data226 === "string") {
                                              if (!pattern2.test(data226)) {
                                                const err626 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/17/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                if (vErrors === null) {
                                                  vErrors = [err626];
                                                } else {
                                                  vErrors.push(err626);
                                                }
                                                errors++;
                                              }
                                            } else {
                                              const err627 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/17/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err627];
                                              } else {
                                                vErrors.push(err627);
                                              }
                                              errors++;
                                            }
                                          }
                                        } else {
                                          const err628 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/17/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                          if (vErrors === null) {
                                            vErrors = [err628];
                                          } else {
                                            vErrors.push(err628);
                                          }
                                          errors++;
                                        }
                                      }
                                      if (data.seal !== void 0 && func0.call(data, "seal")) {
                                        let data227 = data.seal;
                                        if (typeof data227 === "string") {
                                          if (!pattern2.test(data227)) {
                                            const err629 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/17/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                            if (vErrors === null) {
                                              vErrors = [err629];
                                            } else {
                                              vErrors.push(err629);
                                            }
                                            errors++;
                                          }
                                        } else {
                                          const err630 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/17/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                          if (vErrors === null) {
                                            vErrors = [err630];
                                          } else {
                                            vErrors.push(err630);
                                          }
                                          errors++;
                                        }
                                      }
                                    } else {
                                      const err631 = { instancePath, schemaPath: "#/anyOf/17/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                      if (vErrors === null) {
                                        vErrors = [err631];
                                      } else {
                                        vErrors.push(err631);
                                      }
                                      errors++;
                                    }
                                    var _valid0 = _errs530 === errors;
                                    valid0 = valid0 || _valid0;
                                    if (!valid0) {
                                      const _errs556 = errors;
                                      if (data && typeof data == "object" && !Array.isArray(data)) {
                                        if (data.at === void 0 || !func0.call(data, "at")) {
                                          const err632 = { instancePath, schemaPath: "#/anyOf/18/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                          if (vErrors === null) {
                                            vErrors = [err632];
                                          } else {
                                            vErrors.push(err632);
                                          }
                                          errors++;
                                        }
                                        if (data.kind === void 0 || !func0.call(data, "kind")) {
                                          const err633 = { instancePath, schemaPath: "#/anyOf/18/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                          if (vErrors === null) {
                                            vErrors = [err633];
                                          } else {
                                            vErrors.push(err633);
                                          }
                                          errors++;
                                        }
                                        if (data.round === void 0 || !func0.call(data, "round")) {
                                          const err634 = { instancePath, schemaPath: "#/anyOf/18/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                                          if (vErrors === null) {
                                            vErrors = [err634];
                                          } else {
                                            vErrors.push(err634);
                                          }
                                          errors++;
                                        }
                                        if (data.run === void 0 || !func0.call(data, "run")) {
                                          const err635 = { instancePath, schemaPath: "#/anyOf/18/required", keyword: "required", params: { missingProperty: "run" }, message: "must have required property 'run'" };
                                          if (vErrors === null) {
                                            vErrors = [err635];
                                          } else {
                                            vErrors.push(err635);
                                          }
                                          errors++;
                                        }
                                        if (data.head === void 0 || !func0.call(data, "head")) {
                                          const err636 = { instancePath, schemaPath: "#/anyOf/18/required", keyword: "required", params: { missingProperty: "head" }, message: "must have required property 'head'" };
                                          if (vErrors === null) {
                                            vErrors = [err636];
                                          } else {
                                            vErrors.push(err636);
                                          }
                                          errors++;
                                        }
                                        if (data.lines_changed === void 0 || !func0.call(data, "lines_changed")) {
                                          const err637 = { instancePath, schemaPath: "#/anyOf/18/required", keyword: "required", params: { missingProperty: "lines_changed" }, message: "must have required property 'lines_changed'" };
                                          if (vErrors === null) {
                                            vErrors = [err637];
                                          } else {
                                            vErrors.push(err637);
                                          }
                                          errors++;
                                        }
                                        if (data.findings === void 0 || !func0.call(data, "findings")) {
                                          const err638 = { instancePath, schemaPath: "#/anyOf/18/required", keyword: "required", params: { missingProperty: "findings" }, message: "must have required property 'findings'" };
                                          if (vErrors === null) {
                                            vErrors = [err638];
                                          } else {
                                            vErrors.push(err638);
                                          }
                                          errors++;
                                        }
                                        for (const key43 of Object.keys(data)) {
                                          if (!func0.call(schema11.anyOf[18].properties, key43)) {
                                            const err639 = { instancePath, schemaPath: "#/anyOf/18/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key43 }, message: "must NOT have additional properties" };
                                            if (vErrors === null) {
                                              vErrors = [err639];
                                            } else {
                                              vErrors.push(err639);
                                            }
                                            errors++;
                                          }
                                        }
                                        if (data.at !== void 0 && func0.call(data, "at")) {
                                          let data228 = data.at;
                                          if (typeof data228 === "string") {
                                            if (!pattern0.test(data228)) {
                                              const err640 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/18/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                              if (vErrors === null) {
                                                vErrors = [err640];
                                              } else {
                                                vErrors.push(err640);
                                              }
                                              errors++;
                                            }
                                          } else {
                                            const err641 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/18/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                            if (vErrors === null) {
                                              vErrors = [err641];
                                            } else {
                                              vErrors.push(err641);
                                            }
                                            errors++;
                                          }
                                        }
                                        if (data.kind !== void 0 && func0.call(data, "kind")) {
                                          let data229 = data.kind;
                                          if (typeof data229 !== "string") {
                                            const err642 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/18/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                            if (vErrors === null) {
                                              vErrors = [err642];
                                            } else {
                                              vErrors.push(err642);
                                            }
                                            errors++;
                                          }
                                          if ("reviewed" !== data229) {
                                            const err643 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/18/properties/kind/const", keyword: "const", params: { allowedValue: "reviewed" }, message: "must be equal to constant" };
                                            if (vErrors === null) {
                                              vErrors = [err643];
                                            } else {
                                              vErrors.push(err643);
                                            }
                                            errors++;
                                          }
                                        }
                                        if (data.round !== void 0 && func0.call(data, "round")) {
                                          let data230 = data.round;
                                          if (!(typeof data230 == "number" && (!(data230 % 1) && !isNaN(data230)) && isFinite(data230))) {
                                            const err644 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/18/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                            if (vErrors === null) {
                                              vErrors = [err644];
                                            } else {
                                              vErrors.push(err644);
                                            }
                                            errors++;
                                          }
                                          if (typeof data230 == "number" && isFinite(data230)) {
                                            if (data230 < 1 || isNaN(data230)) {
                                              const err645 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/18/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                              if (vErrors === null) {
                                                vErrors = [err645];
                                              } else {
                                                vErrors.push(err645);
                                              }
                                              errors++;
                                            }
                                          }
                                        }
                                        if (data.run !== void 0 && func0.call(data, "run")) {
                                          let data231 = data.run;
                                          if (typeof data231 === "string") {
                                            if (!pattern15.test(data231)) {
                                              const err646 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/18/properties/run/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}$" }, message: 'must match pattern "^[a-z0-9]{4,16}$"' };
                                              if (vErrors === null) {
                                                vErrors = [err646];
                                              } else {
                                                vErrors.push(err646);
                                              }
                                              errors++;
                                            }
                                          } else {
                                            const err647 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/18/properties/run/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                            if (vErrors === null) {
                                              vErrors = [err647];
                                            } else {
                                              vErrors.push(err647);
                                            }
                                            errors++;
                                          }
                                        }
                                        if (data.head !== void 0 && func0.call(data, "head")) {
                                          let data232 = data.head;
                                          if (typeof data232 === "string") {
                                            if (!pattern2.test(data232)) {
                                              const err648 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/18/properties/head/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                              if (vErrors === null) {
                                                vErrors = [err648];
                                              } else {
                                                vErrors.push(err648);
                                              }
                                              errors++;
                                            }
                                          } else {
                                            const err649 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/18/properties/head/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                            if (vErrors === null) {
                                              vErrors = [err649];
                                            } else {
                                              vErrors.push(err649);
                                            }
                                            errors++;
                                          }
                                        }
                                        if (data.lines_changed !== void 0 && func0.call(data, "lines_changed")) {
                                          let data233 = data.lines_changed;
                                          if (!(typeof data233 == "number" && (!(data233 % 1) && !isNaN(data233)) && isFinite(data233))) {
                                            const err650 = { instancePath: instancePath + "/lines_changed", schemaPath: "#/anyOf/18/properties/lines_changed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                            if (vErrors === null) {
                                              vErrors = [err650];
                                            } else {
                                              vErrors.push(err650);
                                            }
                                            errors++;
                                          }
                                          if (typeof data233 == "number" && isFinite(data233)) {
                                            if (data233 < 0 || isNaN(data233)) {
                                              const err651 = { instancePath: instancePath + "/lines_changed", schemaPath: "#/anyOf/18/properties/lines_changed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                              if (vErrors === null) {
                                                vErrors = [err651];
                                              } else {
                                                vErrors.push(err651);
                                              }
                                              errors++;
                                            }
                                          }
                                        }
                                        if (data.findings !== void 0 && func0.call(data, "findings")) {
                                          let data234 = data.findings;
                                          if (Array.isArray(data234)) {
                                            const len13 = data234.length;
                                            for (let i13 = 0; i13 < len13; i13++) {
                                              let data235 = data234[i13];
                                              if (data235 && typeof data235 == "object" && !Array.isArray(data235)) {
                                                if (data235.id === void 0 || !func0.call(data235, "id")) {
                                                  const err652 = { instancePath: instancePath + "/findings/" + i13, schemaPath: "#/anyOf/18/properties/findings/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err652];
                                                  } else {
                                                    vErrors.push(err652);
                                                  }
                                                  errors++;
                                                }
                                                if (data235.severity === void 0 || !func0.call(data235, "severity")) {
                                                  const err653 = { instancePath: instancePath + "/findings/" + i13, schemaPath: "#/anyOf/18/properties/findings/items/required", keyword: "required", params: { missingProperty: "severity" }, message: "must have required property 'severity'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err653];
                                                  } else {
                                                    vErrors.push(err653);
                                                  }
                                                  errors++;
                                                }
                                                if (data235.title === void 0 || !func0.call(data235, "title")) {
                                                  const err654 = { instancePath: instancePath + "/findings/" + i13, schemaPath: "#/anyOf/18/properties/findings/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err654];
                                                  } else {
                                                    vErrors.push(err654);
                                                  }
                                                  errors++;
                                                }
                                                if (data235.description === void 0 || !func0.call(data235, "description")) {
                                                  const err655 = { instancePath: instancePath + "/findings/" + i13, schemaPath: "#/anyOf/18/properties/findings/items/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err655];
                                                  } else {
                                                    vErrors.push(err655);
                                                  }
                                                  errors++;
                                                }
                                                if (data235.evidence === void 0 || !func0.call(data235, "evidence")) {
                                                  const err656 = { instancePath: instancePath + "/findings/" + i13, schemaPath: "#/anyOf/18/properties/findings/items/required", keyword: "required", params: { missingProperty: "evidence" }, message: "must have required property 'evidence'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err656];
                                                  } else {
                                                    vErrors.push(err656);
                                                  }
                                                  errors++;
                                                }
                                                if (data235.impact === void 0 || !func0.call(data235, "impact")) {
                                                  const err657 = { instancePath: instancePath + "/findings/" + i13, schemaPath: "#/anyOf/18/properties/findings/items/required", keyword: "required", params: { missingProperty: "impact" }, message: "must have required property 'impact'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err657];
                                                  } else {
                                                    vErrors.push(err657);
                                                  }
                                                  errors++;
                                                }
                                                if (data235.location === void 0 || !func0.call(data235, "location")) {
                                                  const err658 = { instancePath: instancePath + "/findings/" + i13, schemaPath: "#/anyOf/18/properties/findings/items/required", keyword: "required", params: { missingProperty: "location" }, message: "must have required property 'location'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err658];
                                                  } else {
                                                    vErrors.push(err658);
                                                  }
                                                  errors++;
                                                }
                                                if (data235.instance_fix === void 0 || !func0.call(data235, "instance_fix")) {
                                                  const err659 = { instancePath: instancePath + "/findings/" + i13, schemaPath: "#/anyOf/18/properties/findings/items/required", keyword: "required", params: { missingProperty: "instance_fix" }, message: "must have required property 'instance_fix'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err659];
                                                  } else {
                                                    vErrors.push(err659);
                                                  }
                                                  errors++;
                                                }
                                                if (data235.class_fix === void 0 || !func0.call(data235, "class_fix")) {
                                                  const err660 = { instancePath: instancePath + "/findings/" + i13, schemaPath: "#/anyOf/18/properties/findings/items/required", keyword: "required", params: { missingProperty: "class_fix" }, message: "must have required property 'class_fix'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err660];
                                                  } else {
                                                    vErrors.push(err660);
                                                  }
                                                  errors++;
                                                }
                                                if (data235.tier === void 0 || !func0.call(data235, "tier")) {
                                                  const err661 = { instancePath: instancePath + "/findings/" + i13, schemaPath: "#/anyOf/18/properties/findings/items/required", keyword: "required", params: { missingProperty: "tier" }, message: "must have required property 'tier'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err661];
                                                  } else {
                                                    vErrors.push(err661);
                                                  }
                                                  errors++;
                                                }
                                                if (data235.escape_type === void 0 || !func0.call(data235, "escape_type")) {
                                                  const err662 = { instancePath: instancePath + "/findings/" + i13, schemaPath: "#/anyOf/18/properties/findings/items/required", keyword: "required", params: { missingProperty: "escape_type" }, message: "must have required property 'escape_type'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err662];
                                                  } else {
                                                    vErrors.push(err662);
                                                  }
                                                  errors++;
                                                }
                                                if (data235.invariant_ref === void 0 || !func0.call(data235, "invariant_ref")) {
                                                  const err663 = { instancePath: instancePath + "/findings/" + i13, schemaPath: "#/anyOf/18/properties/findings/items/required", keyword: "required", params: { missingProperty: "invariant_ref" }, message: "must have required property 'invariant_ref'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err663];
                                                  } else {
                                                    vErrors.push(err663);
                                                  }
                                                  errors++;
                                                }
                                                if (data235.architecture_ref === void 0 || !func0.call(data235, "architecture_ref")) {
                                                  const err664 = { instancePath: instancePath + "/findings/" + i13, schemaPath: "#/anyOf/18/properties/findings/items/required", keyword: "required", params: { missingProperty: "architecture_ref" }, message: "must have required property 'architecture_ref'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err664];
                                                  } else {
                                                    vErrors.push(err664);
                                                  }
                                                  errors++;
                                                }
                                                if (data235.source === void 0 || !func0.call(data235, "source")) {
                                                  const err665 = { instancePath: instancePath + "/findings/" + i13, schemaPath: "#/anyOf/18/properties/findings/items/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err665];
                                                  } else {
                                                    vErrors.push(err665);
                                                  }
                                                  errors++;
                                                }
                                                if (data235.agent === void 0 || !func0.call(data235, "agent")) {
                                                  const err666 = { instancePath: instancePath + "/findings/" + i13, schemaPath: "#/anyOf/18/properties/findings/items/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err666];
                                                  } else {
                                                    vErrors.push(err666);
                                                  }
                                                  errors++;
                                                }
                                                if (data235.status === void 0 || !func0.call(data235, "status")) {
                                                  const err667 = { instancePath: instancePath + "/findings/" + i13, schemaPath: "#/anyOf/18/properties/findings/items/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err667];
                                                  } else {
                                                    vErrors.push(err667);
                                                  }
                                                  errors++;
                                                }
                                                if (data235.bounty === void 0 || !func0.call(data235, "bounty")) {
                                                  const err668 = { instancePath: instancePath + "/findings/" + i13, schemaPath: "#/anyOf/18/properties/findings/items/required", keyword: "required", params: { missingProperty: "bounty" }, message: "must have required property 'bounty'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err668];
                                                  } else {
                                                    vErrors.push(err668);
                                                  }
                                                  errors++;
                                                }
                                                if (data235.round === void 0 || !func0.call(data235, "round")) {
                                                  const err669 = { instancePath: instancePath + "/findings/" + i13, schemaPath: "#/anyOf/18/properties/findings/items/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err669];
                                                  } else {
                                                    vErrors.push(err669);
                                                  }
                                                  errors++;
                                                }
                                                if (data235.timestamp === void 0 || !func0.call(data235, "timestamp")) {
                                                  const err670 = { instancePath: instancePath + "/findings/" + i13, schemaPath: "#/anyOf/18/properties/findings/items/required", keyword: "required", params: { missingProperty: "timestamp" }, message: "must have required property 'timestamp'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err670];
                                                  } else {
                                                    vErrors.push(err670);
                                                  }
                                                  errors++;
                                                }
                                                if (data235.fingerprint === void 0 || !func0.call(data235, "fingerprint")) {
                                                  const err671 = { instancePath: instancePath + "/findings/" + i13, schemaPath: "#/anyOf/18/properties/findings/items/required", keyword: "required", params: { missingProperty: "fingerprint" }, message: "must have required property 'fingerprint'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err671];
                                                  } else {
                                                    vErrors.push(err671);
                                                  }
                                                  errors++;
                                                }
                                                if (data235.reason === void 0 || !func0.call(data235, "reason")) {
                                                  const err672 = { instancePath: instancePath + "/findings/" + i13, schemaPath: "#/anyOf/18/properties/findings/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err672];
                                                  } else {
                                                    vErrors.push(err672);
                                                  }
                                                  errors++;
                                                }
                                                for (const key44 of Object.keys(data235)) {
                                                  if (!func0.call(schema11.anyOf[18].properties.findings.items.properties, key44)) {
                                                    const err673 = { instancePath: instancePath + "/findings/" + i13, schemaPath: "#/anyOf/18/properties/findings/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key44 }, message: "must NOT have additional properties" };
                                                    if (vErrors === null) {
                                                      vErrors = [err673];
                                                    } else {
                                                      vErrors.push(err673);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                if (data235.id !== void 0 && func0.call(data235, "id")) {
                                                  let data236 = data235.id;
                                                  if (typeof data236 === "string") {
                                                    if (func137(data236) > 40) {
                                                      const err674 = { instancePath: instancePath + "/findings/" + i13 + "/id", schemaPath: "#/anyOf/18/properties/findings/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                                                      if (vErrors === null) {
                                                        vErrors = [err674];
                                                      } else {
                                                        vErrors.push(err674);
                                                      }
                                                      errors++;
                                                    }
                                                    if (func137(data236) < 1) {
                                                      const err675 = { instancePath: instancePath + "/findings/" + i13 + "/id", schemaPath: "#/anyOf/18/properties/findings/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                                      if (vErrors === null) {
                                                        vErrors = [err675];
                                                      } else {
                                                        vErrors.push(err675);
                                                      }
                                                      errors++;
                                                    }
                                                    if (!pattern20.test(data236)) {
                                                      const err676 = { instancePath: instancePath + "/findings/" + i13 + "/id", schemaPath: "#/anyOf/18/properties/findings/items/properties/id/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                                                      if (vErrors === null) {
                                                        vErrors = [err676];
                                                      } else {
                                                        vErrors.push(err676);
                                                      }
                                                      errors++;
                                                    }
                                                  } else {
                                                    const err677 = { instancePath: instancePath + "/findings/" + i13 + "/id", schemaPath: "#/anyOf/18/properties/findings/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                    if (vErrors === null) {
                                                      vErrors = [err677];
                                                    } else {
                                                      vErrors.push(err677);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                if (data235.severity !== void 0 && func0.call(data235, "severity")) {
                                                  let data237 = data235.severity;
                                                  if (!(data237 === "critical" || data237 === "high" || data237 === "medium" || data237 === "low")) {
                                                    const err678 = { instancePath: instancePath + "/findings/" + i13 + "/severity", schemaPath: "#/anyOf/18/properties/findings/items/properties/severity/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[18].properties.findings.items.properties.severity.enum }, message: "must be equal to one of the allowed values" };
                                                    if (vErrors === null) {
                                                      vErrors = [err678];
                                                    } else {
                                                      vErrors.push(err678);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                if (data235.title !== void 0 && func0.call(data235, "title")) {
                                                  if (typeof data235.title !== "string") {
                                                    const err679 = { instancePath: instancePath + "/findings/" + i13 + "/title", schemaPath: "#/anyOf/18/properties/findings/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                    if (vErrors === null) {
                                                      vErrors = [err679];
                                                    } else {
                                                      vErrors.push(err679);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                if (data235.description !== void 0 && func0.call(data235, "description")) {
                                                  if (typeof data235.description !== "string") {
                                                    const err680 = { instancePath: instancePath + "/findings/" + i13 + "/description", schemaPath: "#/anyOf/18/properties/findings/items/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                    if (vErrors === null) {
                                                      vErrors = [err680];
                                                    } else {
                                                      vErrors.push(err680);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                if (data235.evidence !== void 0 && func0.call(data235, "evidence")) {
                                                  if (typeof data235.evidence !== "string") {
                                                    const err681 = { instancePath: instancePath + "/findings/" + i13 + "/evidence", schemaPath: "#/anyOf/18/properties/findings/items/properties/evidence/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                    if (vErrors === null) {
                                                      vErrors = [err681];
                                                    } else {
                                                      vErrors.push(err681);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                if (data235.impact !== void 0 && func0.call(data235, "impact")) {
                                                  if (typeof data235.impact !== "string") {
                                                    const err682 = { instancePath: instancePath + "/findings/" + i13 + "/impact", schemaPath: "#/anyOf/18/properties/findings/items/properties/impact/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                    if (vErrors === null) {
                                                      vErrors = [err682];
                                                    } else {
                                                      vErrors.push(err682);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                if (data235.location !== void 0 && func0.call(data235, "location")) {
                                                  let data242 = data235.location;
                                                  if (data242 && typeof data242 == "object" && !Array.isArray(data242)) {
                                                    if (data242.file === void 0 || !func0.call(data242, "file")) {
                                                      const err683 = { instancePath: instancePath + "/findings/" + i13 + "/location", schemaPath: "#/anyOf/18/properties/findings/items/properties/location/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
                                                      if (vErrors === null) {
                                                        vErrors = [err683];
                                                      } else {
                                                        vErrors.push(err683);
                                                      }
                                                      errors++;
                                                    }
                                                    if (data242.lines === void 0 || !func0.call(data242, "lines")) {
                                                      const err684 = { instancePath: instancePath + "/findings/" + i13 + "/location", schemaPath: "#/anyOf/18/properties/findings/items/properties/location/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                                      if (vErrors === null) {
                                                        vErrors = [err684];
                                                      } else {
                                                        vErrors.push(err684);
                                                      }
                                                      errors++;
                                                    }
                                                    for (const key45 of Object.keys(data242)) {
                                                      if (!(key45 === "file" || key45 === "lines")) {
                                                        const err685 = { instancePath: instancePath + "/findings/" + i13 + "/location", schemaPath: "#/anyOf/18/properties/findings/items/properties/location/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key45 }, message: "must NOT have additional properties" };
                                                        if (vErrors === null) {
                                                          vErrors = [err685];
                                                        } else {
                                                          vErrors.push(err685);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                    if (data242.file !== void 0 && func0.call(data242, "file")) {
                                                      let data243 = data242.file;
                                                      if (typeof data243 === "string") {
                                                        if (func137(data243) > 4096) {
                                                          const err686 = { instancePath: instancePath + "/findings/" + i13 + "/location/file", schemaPath: "#/anyOf/18/properties/findings/items/properties/location/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                                                          if (vErrors === null) {
                                                            vErrors = [err686];
                                                          } else {
                                                            vErrors.push(err686);
                                                          }
                                                          errors++;
                                                        }
                                                        if (func137(data243) < 1) {
                                                          const err687 = { instancePath: instancePath + "/findings/" + i13 + "/location/file", schemaPath: "#/anyOf/18/properties/findings/items/properties/location/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                                          if (vErrors === null) {
                                                            vErrors = [err687];
                                                          } else {
                                                            vErrors.push(err687);
                                                          }
                                                          errors++;
                                                        }
                                                      } else {
                                                        const err688 = { instancePath: instancePath + "/findings/" + i13 + "/location/file", schemaPath: "#/anyOf/18/properties/findings/items/properties/location/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                        if (vErrors === null) {
                                                          vErrors = [err688];
                                                        } else {
                                                          vErrors.push(err688);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                    if (data242.lines !== void 0 && func0.call(data242, "lines")) {
                                                      let data244 = data242.lines;
                                                      if (Array.isArray(data244)) {
                                                        if (data244.length > 2) {
                                                          const err689 = { instancePath: instancePath + "/findings/" + i13 + "/location/lines", schemaPath: "#/anyOf/18/properties/findings/items/properties/location/properties/lines/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
                                                          if (vErrors === null) {
                                                            vErrors = [err689];
                                                          } else {
                                                            vErrors.push(err689);
                                                          }
                                                          errors++;
                                                        }
                                                        if (data244.length < 2) {
                                                          const err690 = { instancePath: instancePath + "/findings/" + i13 + "/location/lines", schemaPath: "#/anyOf/18/properties/findings/items/properties/location/properties/lines/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
                                                          if (vErrors === null) {
                                                            vErrors = [err690];
                                                          } else {
                                                            vErrors.push(err690);
                                                          }
                                                          errors++;
                                                        }
                                                        const len14 = data244.length;
                                                        for (let i14 = 0; i14 < len14; i14++) {
                                                          let data245 = data244[i14];
                                                          if (!(typeof data245 == "number" && (!(data245 % 1) && !isNaN(data245)) && isFinite(data245))) {
                                                            const err691 = { instancePath: instancePath + "/findings/" + i13 + "/location/lines/" + i14, schemaPath: "#/anyOf/18/properties/findings/items/properties/location/properties/lines/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                            if (vErrors === null) {
                                                              vErrors = [err691];
                                                            } else {
                                                              vErrors.push(err691);
                                                            }
                                                            errors++;
                                                          }
                                                          if (typeof data245 == "number" && isFinite(data245)) {
                                                            if (data245 < 1 || isNaN(data245)) {
                                                              const err692 = { instancePath: instancePath + "/findings/" + i13 + "/location/lines/" + i14, schemaPath: "#/anyOf/18/properties/findings/items/properties/location/properties/lines/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                                              if (vErrors === null) {
                                                                vErrors = [err692];
                                                              } else {
                                                                vErrors.push(err692);
                                                              }
                                                              errors++;
                                                            }
                                                          }
                                                        }
                                                      } else {
                                                        const err693 = { instancePath: instancePath + "/findings/" + i13 + "/location/lines", schemaPath: "#/anyOf/18/properties/findings/items/properties/location/properties/lines/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                                        if (vErrors === null) {
                                                          vErrors = [err693];
                                                        } else {
                                                          vErrors.push(err693);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                  } else {
                                                    const err694 = { instancePath: instancePath + "/findings/" + i13 + "/location", schemaPath: "#/anyOf/18/properties/findings/items/properties/location/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                    if (vErrors === null) {
                                                      vErrors = [err694];
                                                    } else {
                                                      vErrors.push(err694);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                if (data235.instance_fix !== void 0 && func0.call(data235, "instance_fix")) {
                                                  if (typeof data235.instance_fix !== "string") {
                                                    const err695 = { instancePath: instancePath + "/findings/" + i13 + "/instance_fix", schemaPath: "#/anyOf/18/properties/findings/items/properties/instance_fix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                    if (vErrors === null) {
                                                      vErrors = [err695];
                                                    } else {
                                                      vErrors.push(err695);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                if (data235.class_fix !== void 0 && func0.call(data235, "class_fix")) {
                                                  if (typeof data235.class_fix !== "string") {
                                                    const err696 = { instancePath: instancePath + "/findings/" + i13 + "/class_fix", schemaPath: "#/anyOf/18/properties/findings/items/properties/class_fix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                    if (vErrors === null) {
                                                      vErrors = [err696];
                                                    } else {
                                                      vErrors.push(err696);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                if (data235.tier !== void 0 && func0.call(data235, "tier")) {
                                                  let data248 = data235.tier;
                                                  if (!(data248 === "confirmed" || data248 === "probable" || data248 === "suspicious")) {
                                                    const err697 = { instancePath: instancePath + "/findings/" + i13 + "/tier", schemaPath: "#/anyOf/18/properties/findings/items/properties/tier/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[18].properties.findings.items.properties.tier.enum }, message: "must be equal to one of the allowed values" };
                                                    if (vErrors === null) {
                                                      vErrors = [err697];
                                                    } else {
                                                      vErrors.push(err697);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                if (data235.escape_type !== void 0 && func0.call(data235, "escape_type")) {
                                                  let data249 = data235.escape_type;
                                                  const _errs602 = errors;
                                                  let valid85 = false;
                                                  const _errs603 = errors;
                                                  if (!(data249 === "implementation" || data249 === "spec" || data249 === "non-escape")) {
                                                    const err698 = { instancePath: instancePath + "/findings/" + i13 + "/escape_type", schemaPath: "#/anyOf/18/properties/findings/items/properties/escape_type/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[18].properties.findings.items.properties.escape_type.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
                                                    if (vErrors === null) {
                                                      vErrors = [err698];
                                                    } else {
                                                      vErrors.push(err698);
                                                    }
                                                    errors++;
                                                  }
                                                  var _valid9 = _errs603 === errors;
                                                  valid85 = valid85 || _valid9;
                                                  if (!valid85) {
                                                    const _errs604 = errors;
                                                    if (data249 !== null) {
                                                      const err699 = { instancePath: instancePath + "/findings/" + i13 + "/escape_type", schemaPath: "#/anyOf/18/properties/findings/items/properties/escape_type/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                      if (vErrors === null) {
                                                        vErrors = [err699];
                                                      } else {
                                                        vErrors.push(err699);
                                                      }
                                                      errors++;
                                                    }
                                                    var _valid9 = _errs604 === errors;
                                                    valid85 = valid85 || _valid9;
                                                  }
                                                  if (!valid85) {
                                                    const err700 = { instancePath: instancePath + "/findings/" + i13 + "/escape_type", schemaPath: "#/anyOf/18/properties/findings/items/properties/escape_type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                    if (vErrors === null) {
                                                      vErrors = [err700];
                                                    } else {
                                                      vErrors.push(err700);
                                                    }
                                                    errors++;
                                                  } else {
                                                    errors = _errs602;
                                                    if (vErrors !== null) {
                                                      if (_errs602) {
                                                        vErrors.length = _errs602;
                                                      } else {
                                                        vErrors = null;
                                                      }
                                                    }
                                                  }
                                                }
                                                if (data235.invariant_ref !== void 0 && func0.call(data235, "invariant_ref")) {
                                                  let data250 = data235.invariant_ref;
                                                  const _errs607 = errors;
                                                  let valid86 = false;
                                                  const _errs608 = errors;
                                                  if (typeof data250 !== "string") {
                                                    const err701 = { instancePath: instancePath + "/findings/" + i13 + "/invariant_ref", schemaPath: "#/anyOf/18/properties/findings/items/properties/invariant_ref/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                    if (vErrors === null) {
                                                      vErrors = [err701];
                                                    } else {
                                                      vErrors.push(err701);
                                                    }
                                                    errors++;
                                                  }
                                                  var _valid10 = _errs608 === errors;
                                                  valid86 = valid86 || _valid10;
                                                  if (!valid86) {
                                                    const _errs610 = errors;
                                                    if (data250 !== null) {
                                                      const err702 = { instancePath: instancePath + "/findings/" + i13 + "/invariant_ref", schemaPath: "#/anyOf/18/properties/findings/items/properties/invariant_ref/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                      if (vErrors === null) {
                                                        vErrors = [err702];
                                                      } else {
                                                        vErrors.push(err702);
                                                      }
                                                      errors++;
                                                    }
                                                    var _valid10 = _errs610 === errors;
                                                    valid86 = valid86 || _valid10;
                                                  }
                                                  if (!valid86) {
                                                    const err703 = { instancePath: instancePath + "/findings/" + i13 + "/invariant_ref", schemaPath: "#/anyOf/18/properties/findings/items/properties/invariant_ref/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                    if (vErrors === null) {
                                                      vErrors = [err703];
                                                    } else {
                                                      vErrors.push(err703);
                                                    }
                                                    errors++;
                                                  } else {
                                                    errors = _errs607;
                                                    if (vErrors !== null) {
                                                      if (_errs607) {
                                                        vErrors.length = _errs607;
                                                      } else {
                                                        vErrors = null;
                                                      }
                                                    }
                                                  }
                                                }
                                                if (data235.architecture_ref !== void 0 && func0.call(data235, "architecture_ref")) {
                                                  let data251 = data235.architecture_ref;
                                                  const _errs613 = errors;
                                                  let valid87 = false;
                                                  const _errs614 = errors;
                                                  if (typeof data251 !== "string") {
                                                    const err704 = { instancePath: instancePath + "/findings/" + i13 + "/architecture_ref", schemaPath: "#/anyOf/18/properties/findings/items/properties/architecture_ref/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                    if (vErrors === null) {
                                                      vErrors = [err704];
                                                    } else {
                                                      vErrors.push(err704);
                                                    }
                                                    errors++;
                                                  }
                                                  var _valid11 = _errs614 === errors;
                                                  valid87 = valid87 || _valid11;
                                                  if (!valid87) {
                                                    const _errs616 = errors;
                                                    if (data251 !== null) {
                                                      const err705 = { instancePath: instancePath + "/findings/" + i13 + "/architecture_ref", schemaPath: "#/anyOf/18/properties/findings/items/properties/architecture_ref/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                      if (vErrors === null) {
                                                        vErrors = [err705];
                                                      } else {
                                                        vErrors.push(err705);
                                                      }
                                                      errors++;
                                                    }
                                                    var _valid11 = _errs616 === errors;
                                                    valid87 = valid87 || _valid11;
                                                  }
                                                  if (!valid87) {
                                                    const err706 = { instancePath: instancePath + "/findings/" + i13 + "/architecture_ref", schemaPath: "#/anyOf/18/properties/findings/items/properties/architecture_ref/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                    if (vErrors === null) {
                                                      vErrors = [err706];
                                                    } else {
                                                      vErrors.push(err706);
                                                    }
                                                    errors++;
                                                  } else {
                                                    errors = _errs613;
                                                    if (vErrors !== null) {
                                                      if (_errs613) {
                                                        vErrors.length = _errs613;
                                                      } else {
                                                        vErrors = null;
                                                      }
                                                    }
                                                  }
                                                }
                                                if (data235.source !== void 0 && func0.call(data235, "source")) {
                                                  let data252 = data235.source;
                                                  if (!(data252 === "audit-specialist" || data252 === "fix-diff-reviewer" || data252 === "tests")) {
                                                    const err707 = { instancePath: instancePath + "/findings/" + i13 + "/source", schemaPath: "#/anyOf/18/properties/findings/items/properties/source/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[18].properties.findings.items.properties.source.enum }, message: "must be equal to one of the allowed values" };
                                                    if (vErrors === null) {
                                                      vErrors = [err707];
                                                    } else {
                                                      vErrors.push(err707);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                if (data235.agent !== void 0 && func0.call(data235, "agent")) {
                                                  let data253 = data235.agent;
                                                  if (typeof data253 === "string") {
                                                    if (func137(data253) > 100) {
                                                      const err708 = { instancePath: instancePath + "/findings/" + i13 + "/agent", schemaPath: "#/anyOf/18/properties/findings/items/properties/agent/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                                                      if (vErrors === null) {
                                                        vErrors = [err708];
                                                      } else {
                                                        vErrors.push(err708);
                                                      }
                                                      errors++;
                                                    }
                                                    if (func137(data253) < 1) {
                                                      const err709 = { instancePath: instancePath + "/findings/" + i13 + "/agent", schemaPath: "#/anyOf/18/properties/findings/items/properties/agent/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                                      if (vErrors === null) {
                                                        vErrors = [err709];
                                                      } else {
                                                        vErrors.push(err709);
                                                      }
                                                      errors++;
                                                    }
                                                    if (!pattern20.test(data253)) {
                                                      const err710 = { instancePath: instancePath + "/findings/" + i13 + "/agent", schemaPath: "#/anyOf/18/properties/findings/items/properties/agent/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                                                      if (vErrors === null) {
                                                        vErrors = [err710];
                                                      } else {
                                                        vErrors.push(err710);
                                                      }
                                                      errors++;
                                                    }
                                                  } else {
                                                    const err711 = { instancePath: instancePath + "/findings/" + i13 + "/agent", schemaPath: "#/anyOf/18/properties/findings/items/properties/agent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                    if (vErrors === null) {
                                                      vErrors = [err711];
                                                    } else {
                                                      vErrors.push(err711);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                if (data235.status !== void 0 && func0.call(data235, "status")) {
                                                  let data254 = data235.status;
                                                  if (!(data254 === "open" || data254 === "fixed" || data254 === "deferred" || data254 === "disputed" || data254 === "moot")) {
                                                    const err712 = { instancePath: instancePath + "/findings/" + i13 + "/status", schemaPath: "#/anyOf/18/properties/findings/items/properties/status/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[18].properties.findings.items.properties.status.enum }, message: "must be equal to one of the allowed values" };
                                                    if (vErrors === null) {
                                                      vErrors = [err712];
                                                    } else {
                                                      vErrors.push(err712);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                if (data235.bounty !== void 0 && func0.call(data235, "bounty")) {
                                                  let data255 = data235.bounty;
                                                  if (!(typeof data255 == "number" && (!(data255 % 1) && !isNaN(data255)) && isFinite(data255))) {
                                                    const err713 = { instancePath: instancePath + "/findings/" + i13 + "/bounty", schemaPath: "#/anyOf/18/properties/findings/items/properties/bounty/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                    if (vErrors === null) {
                                                      vErrors = [err713];
                                                    } else {
                                                      vErrors.push(err713);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                if (data235.round !== void 0 && func0.call(data235, "round")) {
                                                  let data256 = data235.round;
                                                  if (!(typeof data256 == "number" && (!(data256 % 1) && !isNaN(data256)) && isFinite(data256))) {
                                                    const err714 = { instancePath: instancePath + "/findings/" + i13 + "/round", schemaPath: "#/anyOf/18/properties/findings/items/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                    if (vErrors === null) {
                                                      vErrors = [err714];
                                                    } else {
                                                      vErrors.push(err714);
                                                    }
                                                    errors++;
                                                  }
                                                  if (typeof data256 == "number" && isFinite(data256)) {
                                                    if (data256 < 1 || isNaN(data256)) {
                                                      const err715 = { instancePath: instancePath + "/findings/" + i13 + "/round", schemaPath: "#/anyOf/18/properties/findings/items/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                                      if (vErrors === null) {
                                                        vErrors = [err715];
                                                      } else {
                                                        vErrors.push(err715);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                }
                                                if (data235.timestamp !== void 0 && func0.call(data235, "timestamp")) {
                                                  if (typeof data235.timestamp !== "string") {
                                                    const err716 = { instancePath: instancePath + "/findings/" + i13 + "/timestamp", schemaPath: "#/anyOf/18/properties/findings/items/properties/timestamp/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                    if (vErrors === null) {
                                                      vErrors = [err716];
                                                    } else {
                                                      vErrors.push(err716);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                if (data235.fingerprint !== void 0 && func0.call(data235, "fingerprint")) {
                                                  let data258 = data235.fingerprint;
                                                  if (typeof data258 === "string") {
                                                    if (!pattern22.test(data258)) {
                                                      const err717 = { instancePath: instancePath + "/findings/" + i13 + "/fingerprint", schemaPath: "#/anyOf/18/properties/findings/items/properties/fingerprint/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' };
                                                      if (vErrors === null) {
                                                        vErrors = [err717];
                                                      } else {
                                                        vErrors.push(err717);
                                                      }
                                                      errors++;
                                                    }
                                                  } else {
                                                    const err718 = { instancePath: instancePath + "/findings/" + i13 + "/fingerprint", schemaPath: "#/anyOf/18/properties/findings/items/properties/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                    if (vErrors === null) {
                                                      vErrors = [err718];
                                                    } else {
                                                      vErrors.push(err718);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                if (data235.reason !== void 0 && func0.call(data235, "reason")) {
                                                  let data259 = data235.reason;
                                                  const _errs631 = errors;
                                                  let valid88 = false;
                                                  const _errs632 = errors;
                                                  if (typeof data259 !== "string") {
                                                    const err719 = { instancePath: instancePath + "/findings/" + i13 + "/reason", schemaPath: "#/anyOf/18/properties/findings/items/properties/reason/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                    if (vErrors === null) {
                                                      vErrors = [err719];
                                                    } else {
                                                      vErrors.push(err719);
                                                    }
                                                    errors++;
                                                  }
                                                  var _valid12 = _errs632 === errors;
                                                  valid88 = valid88 || _valid12;
                                                  if (!valid88) {
                                                    const _errs634 = errors;
                                                    if (data259 !== null) {
                                                      const err720 = { instancePath: instancePath + "/findings/" + i13 + "/reason", schemaPath: "#/anyOf/18/properties/findings/items/properties/reason/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                      if (vErrors === null) {
                                                        vErrors = [err720];
                                                      } else {
                                                        vErrors.push(err720);
                                                      }
                                                      errors++;
                                                    }
                                                    var _valid12 = _errs634 === errors;
                                                    valid88 = valid88 || _valid12;
                                                  }
                                                  if (!valid88) {
                                                    const err721 = { instancePath: instancePath + "/findings/" + i13 + "/reason", schemaPath: "#/anyOf/18/properties/findings/items/properties/reason/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                    if (vErrors === null) {
                                                      vErrors = [err721];
                                                    } else {
                                                      vErrors.push(err721);
                                                    }
                                                    errors++;
                                                  } else {
                                                    errors = _errs631;
                                                    if (vErrors !== null) {
                                                      if (_errs631) {
                                                        vErrors.length = _errs631;
                                                      } else {
                                                        vErrors = null;
                                                      }
                                                    }
                                                  }
                                                }
                                              } else {
                                                const err722 = { instancePath: instancePath + "/findings/" + i13, schemaPath: "#/anyOf/18/properties/findings/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                if (vErrors === null) {
                                                  vErrors = [err722];
                                                } else {
                                                  vErrors.push(err722);
                                                }
                                                errors++;
                                              }
                                            }
                                          } else {
                                            const err723 = { instancePath: instancePath + "/findings", schemaPath: "#/anyOf/18/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                            if (vErrors === null) {
                                              vErrors = [err723];
                                            } else {
                                              vErrors.push(err723);
                                            }
                                            errors++;
                                          }
                                        }
                                        if (data.about !== void 0 && func0.call(data, "about")) {
                                          let data260 = data.about;
                                          if (Array.isArray(data260)) {
                                            const len15 = data260.length;
                                            for (let i15 = 0; i15 < len15; i15++) {
                                              let data261 = data260[i15];
                                              if (data261 && typeof data261 == "object" && !Array.isArray(data261)) {
                                                if (data261.id === void 0 || !func0.call(data261, "id")) {
                                                  const err724 = { instancePath: instancePath + "/about/" + i15, schemaPath: "#/anyOf/18/properties/about/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err724];
                                                  } else {
                                                    vErrors.push(err724);
                                                  }
                                                  errors++;
                                                }
                                                if (data261.commits === void 0 || !func0.call(data261, "commits")) {
                                                  const err725 = { instancePath: instancePath + "/about/" + i15, schemaPath: "#/anyOf/18/properties/about/items/required", keyword: "required", params: { missingProperty: "commits" }, message: "must have required property 'commits'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err725];
                                                  } else {
                                                    vErrors.push(err725);
                                                  }
                                                  errors++;
                                                }
                                                for (const key46 of Object.keys(data261)) {
                                                  if (!(key46 === "id" || key46 === "commits")) {
                                                    const err726 = { instancePath: instancePath + "/about/" + i15, schemaPath: "#/anyOf/18/properties/about/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key46 }, message: "must NOT have additional properties" };
                                                    if (vErrors === null) {
                                                      vErrors = [err726];
                                                    } else {
                                                      vErrors.push(err726);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                if (data261.id !== void 0 && func0.call(data261, "id")) {
                                                  if (typeof data261.id !== "string") {
                                                    const err727 = { instancePath: instancePath + "/about/" + i15 + "/id", schemaPath: "#/anyOf/18/properties/about/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                    if (vErrors === null) {
                                                      vErrors = [err727];
                                                    } else {
                                                      vErrors.push(err727);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                if (data261.commits !== void 0 && func0.call(data261, "commits")) {
                                                  let data263 = data261.commits;
                                                  if (Array.isArray(data263)) {
                                                    const len16 = data263.length;
                                                    for (let i16 = 0; i16 < len16; i16++) {
                                                      let data264 = data263[i16];
                                                      if (typeof data264 === "string") {
                                                        if (!pattern2.test(data264)) {
                                                          const err728 = { instancePath: instancePath + "/about/" + i15 + "/commits/" + i16, schemaPath: "#/anyOf/18/properties/about/items/properties/commits/items/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                          if (vErrors === null) {
                                                            vErrors = [err728];
                                                          } else {
                                                            vErrors.push(err728);
                                                          }
                                                          errors++;
                                                        }
                                                      } else {
                                                        const err729 = { instancePath: instancePath + "/about/" + i15 + "/commits/" + i16, schemaPath: "#/anyOf/18/properties/about/items/properties/commits/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                        if (vErrors === null) {
                                                          vErrors = [err729];
                                                        } else {
                                                          vErrors.push(err729);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                  } else {
                                                    const err730 = { instancePath: instancePath + "/about/" + i15 + "/commits", schemaPath: "#/anyOf/18/properties/about/items/properties/commits/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                                    if (vErrors === null) {
                                                      vErrors = [err730];
                                                    } else {
                                                      vErrors.push(err730);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                              } else {
                                                const err731 = { instancePath: instancePath + "/about/" + i15, schemaPath: "#/anyOf/18/properties/about/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                if (vErrors === null) {
                                                  vErrors = [err731];
                                                } else {
                                                  vErrors.push(err731);
                                                }
                                                errors++;
                                              }
                                            }
                                          } else {
                                            const err732 = { instancePath: instancePath + "/about", schemaPath: "#/anyOf/18/properties/about/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                            if (vErrors === null) {
                                              vErrors = [err732];
                                            } else {
                                              vErrors.push(err732);
                                            }
                                            errors++;
                                          }
                                        }
                                        if (data.after !== void 0 && func0.call(data, "after")) {
                                          let data265 = data.after;
                                          if (data265 && typeof data265 == "object" && !Array.isArray(data265)) {
                                            if (data265.lines === void 0 || !func0.call(data265, "lines")) {
                                              const err733 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/18/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                              if (vErrors === null) {
                                                vErrors = [err733];
                                              } else {
                                                vErrors.push(err733);
                                              }
                                              errors++;
                                            }
                                            if (data265.sha256 === void 0 || !func0.call(data265, "sha256")) {
                                              const err734 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/18/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                              if (vErrors === null) {
                                                vErrors = [err734];
                                              } else {
                                                vErrors.push(err734);
                                              }
                                              errors++;
                                            }
                                            for (const key47 of Object.keys(data265)) {
                                              if (!(key47 === "lines" || key47 === "sha256")) {
                                                const err735 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/18/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key47 }, message: "must NOT have additional properties" };
                                                if (vErrors === null) {
                                                  vErrors = [err735];
                                                } else {
                                                  vErrors.push(err735);
                                                }
                                                errors++;
                                              }
                                            }
                                            if (data265.lines !== void 0 && func0.call(data265, "lines")) {
                                              let data266 = data265.lines;
                                              if (!(typeof data266 == "number" && (!(data266 % 1) && !isNaN(data266)) && isFinite(data266))) {
                                                const err736 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/18/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                if (vErrors === null) {
                                                  vErrors = [err736];
                                                } else {
                                                  vErrors.push(err736);
                                                }
                                                errors++;
                                              }
                                              if (typeof data266 == "number" && isFinite(data266)) {
                                                if (data266 < 0 || isNaN(data266)) {
                                                  const err737 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/18/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                  if (vErrors === null) {
                                                    vErrors = [err737];
                                                  } else {
                                                    vErrors.push(err737);
                                                  }
                                                  errors++;
                                                }
                                              }
                                            }
                                            if (data265.sha256 !== void 0 && func0.call(data265, "sha256")) {
                                              let data267 = data265.sha256;
                                              if (typeof data267 === "string") {
                                                if (!pattern2.test(data267)) {
                                                  const err738 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/18/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                  if (vErrors === null) {
                                                    vErrors = [err738];
                                                  } else {
                                                    vErrors.push(err738);
                                                  }
                                                  errors++;
                                                }
                                              } else {
                                                const err739 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/18/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                if (vErrors === null) {
                                                  vErrors = [err739];
                                                } else {
                                                  vErrors.push(err739);
                                                }
                                                errors++;
                                              }
                                            }
                                          } else {
                                            const err740 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/18/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                            if (vErrors === null) {
                                              vErrors = [err740];
                                            } else {
                                              vErrors.push(err740);
                                            }
                                            errors++;
                                          }
                                        }
                                        if (data.seal !== void 0 && func0.call(data, "seal")) {
                                          let data268 = data.seal;
                                          if (typeof data268 === "string") {
                                            if (!pattern2.test(data268)) {
                                              const err741 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/18/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                              if (vErrors === null) {
                                                vErrors = [err741];
                                              } else {
                                                vErrors.push(err741);
                                              }
                                              errors++;
                                            }
                                          } else {
                                            const err742 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/18/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                            if (vErrors === null) {
                                              vErrors = [err742];
                                            } else {
                                              vErrors.push(err742);
                                            }
                                            errors++;
                                          }
                                        }
                                      } else {
                                        const err743 = { instancePath, schemaPath: "#/anyOf/18/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                        if (vErrors === null) {
                                          vErrors = [err743];
                                        } else {
                                          vErrors.push(err743);
                                        }
                                        errors++;
                                      }
                                      var _valid0 = _errs556 === errors;
                                      valid0 = valid0 || _valid0;
                                      if (!valid0) {
                                        const _errs656 = errors;
                                        if (data && typeof data == "object" && !Array.isArray(data)) {
                                          if (data.at === void 0 || !func0.call(data, "at")) {
                                            const err744 = { instancePath, schemaPath: "#/anyOf/19/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                            if (vErrors === null) {
                                              vErrors = [err744];
                                            } else {
                                              vErrors.push(err744);
                                            }
                                            errors++;
                                          }
                                          if (data.kind === void 0 || !func0.call(data, "kind")) {
                                            const err745 = { instancePath, schemaPath: "#/anyOf/19/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                            if (vErrors === null) {
                                              vErrors = [err745];
                                            } else {
                                              vErrors.push(err745);
                                            }
                                            errors++;
                                          }
                                          if (data.ref === void 0 || !func0.call(data, "ref")) {
                                            const err746 = { instancePath, schemaPath: "#/anyOf/19/required", keyword: "required", params: { missingProperty: "ref" }, message: "must have required property 'ref'" };
                                            if (vErrors === null) {
                                              vErrors = [err746];
                                            } else {
                                              vErrors.push(err746);
                                            }
                                            errors++;
                                          }
                                          if (data.head === void 0 || !func0.call(data, "head")) {
                                            const err747 = { instancePath, schemaPath: "#/anyOf/19/required", keyword: "required", params: { missingProperty: "head" }, message: "must have required property 'head'" };
                                            if (vErrors === null) {
                                              vErrors = [err747];
                                            } else {
                                              vErrors.push(err747);
                                            }
                                            errors++;
                                          }
                                          if (data.why === void 0 || !func0.call(data, "why")) {
                                            const err748 = { instancePath, schemaPath: "#/anyOf/19/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                                            if (vErrors === null) {
                                              vErrors = [err748];
                                            } else {
                                              vErrors.push(err748);
                                            }
                                            errors++;
                                          }
                                          for (const key48 of Object.keys(data)) {
                                            if (!(key48 === "at" || key48 === "kind" || key48 === "ref" || key48 === "head" || key48 === "why" || key48 === "after" || key48 === "seal")) {
                                              const err749 = { instancePath, schemaPath: "#/anyOf/19/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key48 }, message: "must NOT have additional properties" };
                                              if (vErrors === null) {
                                                vErrors = [err749];
                                              } else {
                                                vErrors.push(err749);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data.at !== void 0 && func0.call(data, "at")) {
                                            let data269 = data.at;
                                            if (typeof data269 === "string") {
                                              if (!pattern0.test(data269)) {
                                                const err750 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/19/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                                if (vErrors === null) {
                                                  vErrors = [err750];
                                                } else {
                                                  vErrors.push(err750);
                                                }
                                                errors++;
                                              }
                                            } else {
                                              const err751 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/19/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err751];
                                              } else {
                                                vErrors.push(err751);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data.kind !== void 0 && func0.call(data, "kind")) {
                                            let data270 = data.kind;
                                            if (typeof data270 !== "string") {
                                              const err752 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/19/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err752];
                                              } else {
                                                vErrors.push(err752);
                                              }
                                              errors++;
                                            }
                                            if ("discarded" !== data270) {
                                              const err753 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/19/properties/kind/const", keyword: "const", params: { allowedValue: "discarded" }, message: "must be equal to constant" };
                                              if (vErrors === null) {
                                                vErrors = [err753];
                                              } else {
                                                vErrors.push(err753);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data.ref !== void 0 && func0.call(data, "ref")) {
                                            if (typeof data.ref !== "string") {
                                              const err754 = { instancePath: instancePath + "/ref", schemaPath: "#/anyOf/19/properties/ref/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err754];
                                              } else {
                                                vErrors.push(err754);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data.head !== void 0 && func0.call(data, "head")) {
                                            let data272 = data.head;
                                            if (typeof data272 === "string") {
                                              if (!pattern2.test(data272)) {
                                                const err755 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/19/properties/head/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                if (vErrors === null) {
                                                  vErrors = [err755];
                                                } else {
                                                  vErrors.push(err755);
                                                }
                                                errors++;
                                              }
                                            } else {
                                              const err756 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/19/properties/head/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err756];
                                              } else {
                                                vErrors.push(err756);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data.why !== void 0 && func0.call(data, "why")) {
                                            let data273 = data.why;
                                            if (typeof data273 === "string") {
                                              if (!pattern20.test(data273)) {
                                                const err757 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/19/properties/why/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                                                if (vErrors === null) {
                                                  vErrors = [err757];
                                                } else {
                                                  vErrors.push(err757);
                                                }
                                                errors++;
                                              }
                                            } else {
                                              const err758 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/19/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err758];
                                              } else {
                                                vErrors.push(err758);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data.after !== void 0 && func0.call(data, "after")) {
                                            let data274 = data.after;
                                            if (data274 && typeof data274 == "object" && !Array.isArray(data274)) {
                                              if (data274.lines === void 0 || !func0.call(data274, "lines")) {
                                                const err759 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/19/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                                if (vErrors === null) {
                                                  vErrors = [err759];
                                                } else {
                                                  vErrors.push(err759);
                                                }
                                                errors++;
                                              }
                                              if (data274.sha256 === void 0 || !func0.call(data274, "sha256")) {
                                                const err760 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/19/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                                if (vErrors === null) {
                                                  vErrors = [err760];
                                                } else {
                                                  vErrors.push(err760);
                                                }
                                                errors++;
                                              }
                                              for (const key49 of Object.keys(data274)) {
                                                if (!(key49 === "lines" || key49 === "sha256")) {
                                                  const err761 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/19/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key49 }, message: "must NOT have additional properties" };
                                                  if (vErrors === null) {
                                                    vErrors = [err761];
                                                  } else {
                                                    vErrors.push(err761);
                                                  }
                                                  errors++;
                                                }
                                              }
                                              if (data274.lines !== void 0 && func0.call(data274, "lines")) {
                                                let data275 = data274.lines;
                                                if (!(typeof data275 == "number" && (!(data275 % 1) && !isNaN(data275)) && isFinite(data275))) {
                                                  const err762 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/19/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                  if (vErrors === null) {
                                                    vErrors = [err762];
                                                  } else {
                                                    vErrors.push(err762);
                                                  }
                                                  errors++;
                                                }
                                                if (typeof data275 == "number" && isFinite(data275)) {
                                                  if (data275 < 0 || isNaN(data275)) {
                                                    const err763 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/19/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                    if (vErrors === null) {
                                                      vErrors = [err763];
                                                    } else {
                                                      vErrors.push(err763);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                              }
                                              if (data274.sha256 !== void 0 && func0.call(data274, "sha256")) {
                                                let data276 = data274.sha256;
                                                if (typeof data276 === "string") {
                                                  if (!pattern2.test(data276)) {
                                                    const err764 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/19/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                    if (vErrors === null) {
                                                      vErrors = [err764];
                                                    } else {
                                                      vErrors.push(err764);
                                                    }
                                                    errors++;
                                                  }
                                                } else {
                                                  const err765 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/19/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                  if (vErrors === null) {
                                                    vErrors = [err765];
                                                  } else {
                                                    vErrors.push(err765);
                                                  }
                                                  errors++;
                                                }
                                              }
                                            } else {
                                              const err766 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/19/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                              if (vErrors === null) {
                                                vErrors = [err766];
                                              } else {
                                                vErrors.push(err766);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data.seal !== void 0 && func0.call(data, "seal")) {
                                            let data277 = data.seal;
                                            if (typeof data277 === "string") {
                                              if (!pattern2.test(data277)) {
                                                const err767 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/19/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                if (vErrors === null) {
                                                  vErrors = [err767];
                                                } else {
                                                  vErrors.push(err767);
                                                }
                                                errors++;
                                              }
                                            } else {
                                              const err768 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/19/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err768];
                                              } else {
                                                vErrors.push(err768);
                                              }
                                              errors++;
                                            }
                                          }
                                        } else {
                                          const err769 = { instancePath, schemaPath: "#/anyOf/19/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                          if (vErrors === null) {
                                            vErrors = [err769];
                                          } else {
                                            vErrors.push(err769);
                                          }
                                          errors++;
                                        }
                                        var _valid0 = _errs656 === errors;
                                        valid0 = valid0 || _valid0;
                                        if (!valid0) {
                                          const _errs678 = errors;
                                          if (data && typeof data == "object" && !Array.isArray(data)) {
                                            if (data.at === void 0 || !func0.call(data, "at")) {
                                              const err770 = { instancePath, schemaPath: "#/anyOf/20/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                              if (vErrors === null) {
                                                vErrors = [err770];
                                              } else {
                                                vErrors.push(err770);
                                              }
                                              errors++;
                                            }
                                            if (data.kind === void 0 || !func0.call(data, "kind")) {
                                              const err771 = { instancePath, schemaPath: "#/anyOf/20/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                              if (vErrors === null) {
                                                vErrors = [err771];
                                              } else {
                                                vErrors.push(err771);
                                              }
                                              errors++;
                                            }
                                            if (data.round === void 0 || !func0.call(data, "round")) {
                                              const err772 = { instancePath, schemaPath: "#/anyOf/20/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                                              if (vErrors === null) {
                                                vErrors = [err772];
                                              } else {
                                                vErrors.push(err772);
                                              }
                                              errors++;
                                            }
                                            if (data.head === void 0 || !func0.call(data, "head")) {
                                              const err773 = { instancePath, schemaPath: "#/anyOf/20/required", keyword: "required", params: { missingProperty: "head" }, message: "must have required property 'head'" };
                                              if (vErrors === null) {
                                                vErrors = [err773];
                                              } else {
                                                vErrors.push(err773);
                                              }
                                              errors++;
                                            }
                                            if (data.lines_changed === void 0 || !func0.call(data, "lines_changed")) {
                                              const err774 = { instancePath, schemaPath: "#/anyOf/20/required", keyword: "required", params: { missingProperty: "lines_changed" }, message: "must have required property 'lines_changed'" };
                                              if (vErrors === null) {
                                                vErrors = [err774];
                                              } else {
                                                vErrors.push(err774);
                                              }
                                              errors++;
                                            }
                                            for (const key50 of Object.keys(data)) {
                                              if (!(key50 === "at" || key50 === "kind" || key50 === "round" || key50 === "head" || key50 === "lines_changed" || key50 === "after" || key50 === "seal")) {
                                                const err775 = { instancePath, schemaPath: "#/anyOf/20/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key50 }, message: "must NOT have additional properties" };
                                                if (vErrors === null) {
                                                  vErrors = [err775];
                                                } else {
                                                  vErrors.push(err775);
                                                }
                                                errors++;
                                              }
                                            }
                                            if (data.at !== void 0 && func0.call(data, "at")) {
                                              let data278 = data.at;
                                              if (typeof data278 === "string") {
                                                if (!pattern0.test(data278)) {
                                                  const err776 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/20/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                                  if (vErrors === null) {
                                                    vErrors = [err776];
                                                  } else {
                                                    vErrors.push(err776);
                                                  }
                                                  errors++;
                                                }
                                              } else {
                                                const err777 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/20/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                if (vErrors === null) {
                                                  vErrors = [err777];
                                                } else {
                                                  vErrors.push(err777);
                                                }
                                                errors++;
                                              }
                                            }
                                            if (data.kind !== void 0 && func0.call(data, "kind")) {
                                              let data279 = data.kind;
                                              if (typeof data279 !== "string") {
                                                const err778 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/20/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                if (vErrors === null) {
                                                  vErrors = [err778];
                                                } else {
                                                  vErrors.push(err778);
                                                }
                                                errors++;
                                              }
                                              if ("recorded" !== data279) {
                                                const err779 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/20/properties/kind/const", keyword: "const", params: { allowedValue: "recorded" }, message: "must be equal to constant" };
                                                if (vErrors === null) {
                                                  vErrors = [err779];
                                                } else {
                                                  vErrors.push(err779);
                                                }
                                                errors++;
                                              }
                                            }
                                            if (data.round !== void 0 && func0.call(data, "round")) {
                                              let data280 = data.round;
                                              if (!(typeof data280 == "number" && (!(data280 % 1) && !isNaN(data280)) && isFinite(data280))) {
                                                const err780 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/20/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                if (vErrors === null) {
                                                  vErrors = [err780];
                                                } else {
                                                  vErrors.push(err780);
                                                }
                                                errors++;
                                              }
                                              if (typeof data280 == "number" && isFinite(data280)) {
                                                if (data280 < 1 || isNaN(data280)) {
                                                  const err781 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/20/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                                  if (vErrors === null) {
                                                    vErrors = [err781];
                                                  } else {
                                                    vErrors.push(err781);
                                                  }
                                                  errors++;
                                                }
                                              }
                                            }
                                            if (data.head !== void 0 && func0.call(data, "head")) {
                                              let data281 = data.head;
                                              if (typeof data281 === "string") {
                                                if (!pattern2.test(data281)) {
                                                  const err782 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/20/properties/head/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                  if (vErrors === null) {
                                                    vErrors = [err782];
                                                  } else {
                                                    vErrors.push(err782);
                                                  }
                                                  errors++;
                                                }
                                              } else {
                                                const err783 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/20/properties/head/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                if (vErrors === null) {
                                                  vErrors = [err783];
                                                } else {
                                                  vErrors.push(err783);
                                                }
                                                errors++;
                                              }
                                            }
                                            if (data.lines_changed !== void 0 && func0.call(data, "lines_changed")) {
                                              let data282 = data.lines_changed;
                                              if (!(typeof data282 == "number" && (!(data282 % 1) && !isNaN(data282)) && isFinite(data282))) {
                                                const err784 = { instancePath: instancePath + "/lines_changed", schemaPath: "#/anyOf/20/properties/lines_changed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                if (vErrors === null) {
                                                  vErrors = [err784];
                                                } else {
                                                  vErrors.push(err784);
                                                }
                                                errors++;
                                              }
                                              if (typeof data282 == "number" && isFinite(data282)) {
                                                if (data282 < 0 || isNaN(data282)) {
                                                  const err785 = { instancePath: instancePath + "/lines_changed", schemaPath: "#/anyOf/20/properties/lines_changed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                  if (vErrors === null) {
                                                    vErrors = [err785];
                                                  } else {
                                                    vErrors.push(err785);
                                                  }
                                                  errors++;
                                                }
                                              }
                                            }
                                            if (data.after !== void 0 && func0.call(data, "after")) {
                                              let data283 = data.after;
                                              if (data283 && typeof data283 == "object" && !Array.isArray(data283)) {
                                                if (data283.lines === void 0 || !func0.call(data283, "lines")) {
                                                  const err786 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/20/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err786];
                                                  } else {
                                                    vErrors.push(err786);
                                                  }
                                                  errors++;
                                                }
                                                if (data283.sha256 === void 0 || !func0.call(data283, "sha256")) {
                                                  const err787 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/20/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err787];
                                                  } else {
                                                    vErrors.push(err787);
                                                  }
                                                  errors++;
                                                }
                                                for (const key51 of Object.keys(data283)) {
                                                  if (!(key51 === "lines" || key51 === "sha256")) {
                                                    const err788 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/20/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key51 }, message: "must NOT have additional properties" };
                                                    if (vErrors === null) {
                                                      vErrors = [err788];
                                                    } else {
                                                      vErrors.push(err788);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                if (data283.lines !== void 0 && func0.call(data283, "lines")) {
                                                  let data284 = data283.lines;
                                                  if (!(typeof data284 == "number" && (!(data284 % 1) && !isNaN(data284)) && isFinite(data284))) {
                                                    const err789 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/20/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                    if (vErrors === null) {
                                                      vErrors = [err789];
                                                    } else {
                                                      vErrors.push(err789);
                                                    }
                                                    errors++;
                                                  }
                                                  if (typeof data284 == "number" && isFinite(data284)) {
                                                    if (data284 < 0 || isNaN(data284)) {
                                                      const err790 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/20/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                      if (vErrors === null) {
                                                        vErrors = [err790];
                                                      } else {
                                                        vErrors.push(err790);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                }
                                                if (data283.sha256 !== void 0 && func0.call(data283, "sha256")) {
                                                  let data285 = data283.sha256;
                                                  if (typeof data285 === "string") {
                                                    if (!pattern2.test(data285)) {
                                                      const err791 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/20/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                      if (vErrors === null) {
                                                        vErrors = [err791];
                                                      } else {
                                                        vErrors.push(err791);
                                                      }
                                                      errors++;
                                                    }
                                                  } else {
                                                    const err792 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/20/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                    if (vErrors === null) {
                                                      vErrors = [err792];
                                                    } else {
                                                      vErrors.push(err792);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                              } else {
                                                const err793 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/20/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                if (vErrors === null) {
                                                  vErrors = [err793];
                                                } else {
                                                  vErrors.push(err793);
                                                }
                                                errors++;
                                              }
                                            }
                                            if (data.seal !== void 0 && func0.call(data, "seal")) {
                                              let data286 = data.seal;
                                              if (typeof data286 === "string") {
                                                if (!pattern2.test(data286)) {
                                                  const err794 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/20/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                  if (vErrors === null) {
                                                    vErrors = [err794];
                                                  } else {
                                                    vErrors.push(err794);
                                                  }
                                                  errors++;
                                                }
                                              } else {
                                                const err795 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/20/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                if (vErrors === null) {
                                                  vErrors = [err795];
                                                } else {
                                                  vErrors.push(err795);
                                                }
                                                errors++;
                                              }
                                            }
                                          } else {
                                            const err796 = { instancePath, schemaPath: "#/anyOf/20/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                            if (vErrors === null) {
                                              vErrors = [err796];
                                            } else {
                                              vErrors.push(err796);
                                            }
                                            errors++;
                                          }
                                          var _valid0 = _errs678 === errors;
                                          valid0 = valid0 || _valid0;
                                          if (!valid0) {
                                            const _errs700 = errors;
                                            if (data && typeof data == "object" && !Array.isArray(data)) {
                                              if (data.at === void 0 || !func0.call(data, "at")) {
                                                const err797 = { instancePath, schemaPath: "#/anyOf/21/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                                if (vErrors === null) {
                                                  vErrors = [err797];
                                                } else {
                                                  vErrors.push(err797);
                                                }
                                                errors++;
                                              }
                                              if (data.kind === void 0 || !func0.call(data, "kind")) {
                                                const err798 = { instancePath, schemaPath: "#/anyOf/21/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                                if (vErrors === null) {
                                                  vErrors = [err798];
                                                } else {
                                                  vErrors.push(err798);
                                                }
                                                errors++;
                                              }
                                              if (data.round === void 0 || !func0.call(data, "round")) {
                                                const err799 = { instancePath, schemaPath: "#/anyOf/21/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                                                if (vErrors === null) {
                                                  vErrors = [err799];
                                                } else {
                                                  vErrors.push(err799);
                                                }
                                                errors++;
                                              }
                                              if (data.code === void 0 || !func0.call(data, "code")) {
                                                const err800 = { instancePath, schemaPath: "#/anyOf/21/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" };
                                                if (vErrors === null) {
                                                  vErrors = [err800];
                                                } else {
                                                  vErrors.push(err800);
                                                }
                                                errors++;
                                              }
                                              if (data.why === void 0 || !func0.call(data, "why")) {
                                                const err801 = { instancePath, schemaPath: "#/anyOf/21/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                                                if (vErrors === null) {
                                                  vErrors = [err801];
                                                } else {
                                                  vErrors.push(err801);
                                                }
                                                errors++;
                                              }
                                              for (const key52 of Object.keys(data)) {
                                                if (!(key52 === "at" || key52 === "kind" || key52 === "round" || key52 === "code" || key52 === "why" || key52 === "after" || key52 === "seal")) {
                                                  const err802 = { instancePath, schemaPath: "#/anyOf/21/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key52 }, message: "must NOT have additional properties" };
                                                  if (vErrors === null) {
                                                    vErrors = [err802];
                                                  } else {
                                                    vErrors.push(err802);
                                                  }
                                                  errors++;
                                                }
                                              }
                                              if (data.at !== void 0 && func0.call(data, "at")) {
                                                let data287 = data.at;
                                                if (typeof data287 === "string") {
                                                  if (!pattern0.test(data287)) {
                                                    const err803 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/21/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                                    if (vErrors === null) {
                                                      vErrors = [err803];
                                                    } else {
                                                      vErrors.push(err803);
                                                    }
                                                    errors++;
                                                  }
                                                } else {
                                                  const err804 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/21/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                  if (vErrors === null) {
                                                    vErrors = [err804];
                                                  } else {
                                                    vErrors.push(err804);
                                                  }
                                                  errors++;
                                                }
                                              }
                                              if (data.kind !== void 0 && func0.call(data, "kind")) {
                                                let data288 = data.kind;
                                                if (typeof data288 !== "string") {
                                                  const err805 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/21/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                  if (vErrors === null) {
                                                    vErrors = [err805];
                                                  } else {
                                                    vErrors.push(err805);
                                                  }
                                                  errors++;
                                                }
                                                if ("aborted" !== data288) {
                                                  const err806 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/21/properties/kind/const", keyword: "const", params: { allowedValue: "aborted" }, message: "must be equal to constant" };
                                                  if (vErrors === null) {
                                                    vErrors = [err806];
                                                  } else {
                                                    vErrors.push(err806);
                                                  }
                                                  errors++;
                                                }
                                              }
                                              if (data.round !== void 0 && func0.call(data, "round")) {
                                                let data289 = data.round;
                                                if (!(typeof data289 == "number" && (!(data289 % 1) && !isNaN(data289)) && isFinite(data289))) {
                                                  const err807 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/21/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                  if (vErrors === null) {
                                                    vErrors = [err807];
                                                  } else {
                                                    vErrors.push(err807);
                                                  }
                                                  errors++;
                                                }
                                                if (typeof data289 == "number" && isFinite(data289)) {
                                                  if (data289 < 1 || isNaN(data289)) {
                                                    const err808 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/21/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                                    if (vErrors === null) {
                                                      vErrors = [err808];
                                                    } else {
                                                      vErrors.push(err808);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                              }
                                              if (data.code !== void 0 && func0.call(data, "code")) {
                                                if (typeof data.code !== "string") {
                                                  const err809 = { instancePath: instancePath + "/code", schemaPath: "#/anyOf/21/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                  if (vErrors === null) {
                                                    vErrors = [err809];
                                                  } else {
                                                    vErrors.push(err809);
                                                  }
                                                  errors++;
                                                }
                                              }
                                              if (data.why !== void 0 && func0.call(data, "why")) {
                                                let data291 = data.why;
                                                if (typeof data291 === "string") {
                                                  if (!pattern20.test(data291)) {
                                                    const err810 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/21/properties/why/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                                                    if (vErrors === null) {
                                                      vErrors = [err810];
                                                    } else {
                                                      vErrors.push(err810);
                                                    }
                                                    errors++;
                                                  }
                                                } else {
                                                  const err811 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/21/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                  if (vErrors === null) {
                                                    vErrors = [err811];
                                                  } else {
                                                    vErrors.push(err811);
                                                  }
                                                  errors++;
                                                }
                                              }
                                              if (data.after !== void 0 && func0.call(data, "after")) {
                                                let data292 = data.after;
                                                if (data292 && typeof data292 == "object" && !Array.isArray(data292)) {
                                                  if (data292.lines === void 0 || !func0.call(data292, "lines")) {
                                                    const err812 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/21/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                                    if (vErrors === null) {
                                                      vErrors = [err812];
                                                    } else {
                                                      vErrors.push(err812);
                                                    }
                                                    errors++;
                                                  }
                                                  if (data292.sha256 === void 0 || !func0.call(data292, "sha256")) {
                                                    const err813 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/21/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                                    if (vErrors === null) {
                                                      vErrors = [err813];
                                                    } else {
                                                      vErrors.push(err813);
                                                    }
                                                    errors++;
                                                  }
                                                  for (const key53 of Object.keys(data292)) {
                                                    if (!(key53 === "lines" || key53 === "sha256")) {
                                                      const err814 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/21/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key53 }, message: "must NOT have additional properties" };
                                                      if (vErrors === null) {
                                                        vErrors = [err814];
                                                      } else {
                                                        vErrors.push(err814);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                  if (data292.lines !== void 0 && func0.call(data292, "lines")) {
                                                    let data293 = data292.lines;
                                                    if (!(typeof data293 == "number" && (!(data293 % 1) && !isNaN(data293)) && isFinite(data293))) {
                                                      const err815 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/21/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                      if (vErrors === null) {
                                                        vErrors = [err815];
                                                      } else {
                                                        vErrors.push(err815);
                                                      }
                                                      errors++;
                                                    }
                                                    if (typeof data293 == "number" && isFinite(data293)) {
                                                      if (data293 < 0 || isNaN(data293)) {
                                                        const err816 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/21/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                        if (vErrors === null) {
                                                          vErrors = [err816];
                                                        } else {
                                                          vErrors.push(err816);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                  }
                                                  if (data292.sha256 !== void 0 && func0.call(data292, "sha256")) {
                                                    let data294 = data292.sha256;
                                                    if (typeof data294 === "string") {
                                                      if (!pattern2.test(data294)) {
                                                        const err817 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/21/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                        if (vErrors === null) {
                                                          vErrors = [err817];
                                                        } else {
                                                          vErrors.push(err817);
                                                        }
                                                        errors++;
                                                      }
                                                    } else {
                                                      const err818 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/21/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                      if (vErrors === null) {
                                                        vErrors = [err818];
                                                      } else {
                                                        vErrors.push(err818);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                } else {
                                                  const err819 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/21/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                  if (vErrors === null) {
                                                    vErrors = [err819];
                                                  } else {
                                                    vErrors.push(err819);
                                                  }
                                                  errors++;
                                                }
                                              }
                                              if (data.seal !== void 0 && func0.call(data, "seal")) {
                                                let data295 = data.seal;
                                                if (typeof data295 === "string") {
                                                  if (!pattern2.test(data295)) {
                                                    const err820 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/21/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                    if (vErrors === null) {
                                                      vErrors = [err820];
                                                    } else {
                                                      vErrors.push(err820);
                                                    }
                                                    errors++;
                                                  }
                                                } else {
                                                  const err821 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/21/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                  if (vErrors === null) {
                                                    vErrors = [err821];
                                                  } else {
                                                    vErrors.push(err821);
                                                  }
                                                  errors++;
                                                }
                                              }
                                            } else {
                                              const err822 = { instancePath, schemaPath: "#/anyOf/21/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                              if (vErrors === null) {
                                                vErrors = [err822];
                                              } else {
                                                vErrors.push(err822);
                                              }
                                              errors++;
                                            }
                                            var _valid0 = _errs700 === errors;
                                            valid0 = valid0 || _valid0;
                                            if (!valid0) {
                                              const _errs722 = errors;
                                              if (data && typeof data == "object" && !Array.isArray(data)) {
                                                if (data.at === void 0 || !func0.call(data, "at")) {
                                                  const err823 = { instancePath, schemaPath: "#/anyOf/22/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err823];
                                                  } else {
                                                    vErrors.push(err823);
                                                  }
                                                  errors++;
                                                }
                                                if (data.kind === void 0 || !func0.call(data, "kind")) {
                                                  const err824 = { instancePath, schemaPath: "#/anyOf/22/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err824];
                                                  } else {
                                                    vErrors.push(err824);
                                                  }
                                                  errors++;
                                                }
                                                if (data.chunking === void 0 || !func0.call(data, "chunking")) {
                                                  const err825 = { instancePath, schemaPath: "#/anyOf/22/required", keyword: "required", params: { missingProperty: "chunking" }, message: "must have required property 'chunking'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err825];
                                                  } else {
                                                    vErrors.push(err825);
                                                  }
                                                  errors++;
                                                }
                                                for (const key54 of Object.keys(data)) {
                                                  if (!(key54 === "at" || key54 === "kind" || key54 === "chunking" || key54 === "after" || key54 === "seal")) {
                                                    const err826 = { instancePath, schemaPath: "#/anyOf/22/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key54 }, message: "must NOT have additional properties" };
                                                    if (vErrors === null) {
                                                      vErrors = [err826];
                                                    } else {
                                                      vErrors.push(err826);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                if (data.at !== void 0 && func0.call(data, "at")) {
                                                  let data296 = data.at;
                                                  if (typeof data296 === "string") {
                                                    if (!pattern0.test(data296)) {
                                                      const err827 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/22/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                                      if (vErrors === null) {
                                                        vErrors = [err827];
                                                      } else {
                                                        vErrors.push(err827);
                                                      }
                                                      errors++;
                                                    }
                                                  } else {
                                                    const err828 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/22/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                    if (vErrors === null) {
                                                      vErrors = [err828];
                                                    } else {
                                                      vErrors.push(err828);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                if (data.kind !== void 0 && func0.call(data, "kind")) {
                                                  let data297 = data.kind;
                                                  if (typeof data297 !== "string") {
                                                    const err829 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/22/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                    if (vErrors === null) {
                                                      vErrors = [err829];
                                                    } else {
                                                      vErrors.push(err829);
                                                    }
                                                    errors++;
                                                  }
                                                  if ("retried" !== data297) {
                                                    const err830 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/22/properties/kind/const", keyword: "const", params: { allowedValue: "retried" }, message: "must be equal to constant" };
                                                    if (vErrors === null) {
                                                      vErrors = [err830];
                                                    } else {
                                                      vErrors.push(err830);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                if (data.chunking !== void 0 && func0.call(data, "chunking")) {
                                                  if (typeof data.chunking !== "boolean") {
                                                    const err831 = { instancePath: instancePath + "/chunking", schemaPath: "#/anyOf/22/properties/chunking/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                                                    if (vErrors === null) {
                                                      vErrors = [err831];
                                                    } else {
                                                      vErrors.push(err831);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                if (data.after !== void 0 && func0.call(data, "after")) {
                                                  let data299 = data.after;
                                                  if (data299 && typeof data299 == "object" && !Array.isArray(data299)) {
                                                    if (data299.lines === void 0 || !func0.call(data299, "lines")) {
                                                      const err832 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/22/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                                      if (vErrors === null) {
                                                        vErrors = [err832];
                                                      } else {
                                                        vErrors.push(err832);
                                                      }
                                                      errors++;
                                                    }
                                                    if (data299.sha256 === void 0 || !func0.call(data299, "sha256")) {
                                                      const err833 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/22/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                                      if (vErrors === null) {
                                                        vErrors = [err833];
                                                      } else {
                                                        vErrors.push(err833);
                                                      }
                                                      errors++;
                                                    }
                                                    for (const key55 of Object.keys(data299)) {
                                                      if (!(key55 === "lines" || key55 === "sha256")) {
                                                        const err834 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/22/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key55 }, message: "must NOT have additional properties" };
                                                        if (vErrors === null) {
                                                          vErrors = [err834];
                                                        } else {
                                                          vErrors.push(err834);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                    if (data299.lines !== void 0 && func0.call(data299, "lines")) {
                                                      let data300 = data299.lines;
                                                      if (!(typeof data300 == "number" && (!(data300 % 1) && !isNaN(data300)) && isFinite(data300))) {
                                                        const err835 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/22/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                        if (vErrors === null) {
                                                          vErrors = [err835];
                                                        } else {
                                                          vErrors.push(err835);
                                                        }
                                                        errors++;
                                                      }
                                                      if (typeof data300 == "number" && isFinite(data300)) {
                                                        if (data300 < 0 || isNaN(data300)) {
                                                          const err836 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/22/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                          if (vErrors === null) {
                                                            vErrors = [err836];
                                                          } else {
                                                            vErrors.push(err836);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                    }
                                                    if (data299.sha256 !== void 0 && func0.call(data299, "sha256")) {
                                                      let data301 = data299.sha256;
                                                      if (typeof data301 === "string") {
                                                        if (!pattern2.test(data301)) {
                                                          const err837 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/22/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                          if (vErrors === null) {
                                                            vErrors = [err837];
                                                          } else {
                                                            vErrors.push(err837);
                                                          }
                                                          errors++;
                                                        }
                                                      } else {
                                                        const err838 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/22/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                        if (vErrors === null) {
                                                          vErrors = [err838];
                                                        } else {
                                                          vErrors.push(err838);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                  } else {
                                                    const err839 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/22/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                    if (vErrors === null) {
                                                      vErrors = [err839];
                                                    } else {
                                                      vErrors.push(err839);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                if (data.seal !== void 0 && func0.call(data, "seal")) {
                                                  let data302 = data.seal;
                                                  if (typeof data302 === "string") {
                                                    if (!pattern2.test(data302)) {
                                                      const err840 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/22/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                      if (vErrors === null) {
                                                        vErrors = [err840];
                                                      } else {
                                                        vErrors.push(err840);
                                                      }
                                                      errors++;
                                                    }
                                                  } else {
                                                    const err841 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/22/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                    if (vErrors === null) {
                                                      vErrors = [err841];
                                                    } else {
                                                      vErrors.push(err841);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                              } else {
                                                const err842 = { instancePath, schemaPath: "#/anyOf/22/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                if (vErrors === null) {
                                                  vErrors = [err842];
                                                } else {
                                                  vErrors.push(err842);
                                                }
                                                errors++;
                                              }
                                              var _valid0 = _errs722 === errors;
                                              valid0 = valid0 || _valid0;
                                              if (!valid0) {
                                                const _errs740 = errors;
                                                if (data && typeof data == "object" && !Array.isArray(data)) {
                                                  if (data.at === void 0 || !func0.call(data, "at")) {
                                                    const err843 = { instancePath, schemaPath: "#/anyOf/23/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                                    if (vErrors === null) {
                                                      vErrors = [err843];
                                                    } else {
                                                      vErrors.push(err843);
                                                    }
                                                    errors++;
                                                  }
                                                  if (data.kind === void 0 || !func0.call(data, "kind")) {
                                                    const err844 = { instancePath, schemaPath: "#/anyOf/23/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                                    if (vErrors === null) {
                                                      vErrors = [err844];
                                                    } else {
                                                      vErrors.push(err844);
                                                    }
                                                    errors++;
                                                  }
                                                  if (data.round === void 0 || !func0.call(data, "round")) {
                                                    const err845 = { instancePath, schemaPath: "#/anyOf/23/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                                                    if (vErrors === null) {
                                                      vErrors = [err845];
                                                    } else {
                                                      vErrors.push(err845);
                                                    }
                                                    errors++;
                                                  }
                                                  if (data.kept === void 0 || !func0.call(data, "kept")) {
                                                    const err846 = { instancePath, schemaPath: "#/anyOf/23/required", keyword: "required", params: { missingProperty: "kept" }, message: "must have required property 'kept'" };
                                                    if (vErrors === null) {
                                                      vErrors = [err846];
                                                    } else {
                                                      vErrors.push(err846);
                                                    }
                                                    errors++;
                                                  }
                                                  if (data.fixed === void 0 || !func0.call(data, "fixed")) {
                                                    const err847 = { instancePath, schemaPath: "#/anyOf/23/required", keyword: "required", params: { missingProperty: "fixed" }, message: "must have required property 'fixed'" };
                                                    if (vErrors === null) {
                                                      vErrors = [err847];
                                                    } else {
                                                      vErrors.push(err847);
                                                    }
                                                    errors++;
                                                  }
                                                  for (const key56 of Object.keys(data)) {
                                                    if (!(key56 === "at" || key56 === "kind" || key56 === "round" || key56 === "kept" || key56 === "fixed" || key56 === "after" || key56 === "seal")) {
                                                      const err848 = { instancePath, schemaPath: "#/anyOf/23/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key56 }, message: "must NOT have additional properties" };
                                                      if (vErrors === null) {
                                                        vErrors = [err848];
                                                      } else {
                                                        vErrors.push(err848);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                  if (data.at !== void 0 && func0.call(data, "at")) {
                                                    let data303 = data.at;
                                                    if (typeof data303 === "string") {
                                                      if (!pattern0.test(data303)) {
                                                        const err849 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/23/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                                        if (vErrors === null) {
                                                          vErrors = [err849];
                                                        } else {
                                                          vErrors.push(err849);
                                                        }
                                                        errors++;
                                                      }
                                                    } else {
                                                      const err850 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/23/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                      if (vErrors === null) {
                                                        vErrors = [err850];
                                                      } else {
                                                        vErrors.push(err850);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                  if (data.kind !== void 0 && func0.call(data, "kind")) {
                                                    let data304 = data.kind;
                                                    if (typeof data304 !== "string") {
                                                      const err851 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/23/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                      if (vErrors === null) {
                                                        vErrors = [err851];
                                                      } else {
                                                        vErrors.push(err851);
                                                      }
                                                      errors++;
                                                    }
                                                    if ("closed" !== data304) {
                                                      const err852 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/23/properties/kind/const", keyword: "const", params: { allowedValue: "closed" }, message: "must be equal to constant" };
                                                      if (vErrors === null) {
                                                        vErrors = [err852];
                                                      } else {
                                                        vErrors.push(err852);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                  if (data.round !== void 0 && func0.call(data, "round")) {
                                                    let data305 = data.round;
                                                    if (!(typeof data305 == "number" && (!(data305 % 1) && !isNaN(data305)) && isFinite(data305))) {
                                                      const err853 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/23/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                      if (vErrors === null) {
                                                        vErrors = [err853];
                                                      } else {
                                                        vErrors.push(err853);
                                                      }
                                                      errors++;
                                                    }
                                                    if (typeof data305 == "number" && isFinite(data305)) {
                                                      if (data305 < 1 || isNaN(data305)) {
                                                        const err854 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/23/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                                        if (vErrors === null) {
                                                          vErrors = [err854];
                                                        } else {
                                                          vErrors.push(err854);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                  }
                                                  if (data.kept !== void 0 && func0.call(data, "kept")) {
                                                    let data306 = data.kept;
                                                    if (!(typeof data306 == "number" && (!(data306 % 1) && !isNaN(data306)) && isFinite(data306))) {
                                                      const err855 = { instancePath: instancePath + "/kept", schemaPath: "#/anyOf/23/properties/kept/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                      if (vErrors === null) {
                                                        vErrors = [err855];
                                                      } else {
                                                        vErrors.push(err855);
                                                      }
                                                      errors++;
                                                    }
                                                    if (typeof data306 == "number" && isFinite(data306)) {
                                                      if (data306 < 0 || isNaN(data306)) {
                                                        const err856 = { instancePath: instancePath + "/kept", schemaPath: "#/anyOf/23/properties/kept/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                        if (vErrors === null) {
                                                          vErrors = [err856];
                                                        } else {
                                                          vErrors.push(err856);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                  }
                                                  if (data.fixed !== void 0 && func0.call(data, "fixed")) {
                                                    let data307 = data.fixed;
                                                    if (!(typeof data307 == "number" && (!(data307 % 1) && !isNaN(data307)) && isFinite(data307))) {
                                                      const err857 = { instancePath: instancePath + "/fixed", schemaPath: "#/anyOf/23/properties/fixed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                      if (vErrors === null) {
                                                        vErrors = [err857];
                                                      } else {
                                                        vErrors.push(err857);
                                                      }
                                                      errors++;
                                                    }
                                                    if (typeof data307 == "number" && isFinite(data307)) {
                                                      if (data307 < 0 || isNaN(data307)) {
                                                        const err858 = { instancePath: instancePath + "/fixed", schemaPath: "#/anyOf/23/properties/fixed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                        if (vErrors === null) {
                                                          vErrors = [err858];
                                                        } else {
                                                          vErrors.push(err858);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                  }
                                                  if (data.after !== void 0 && func0.call(data, "after")) {
                                                    let data308 = data.after;
                                                    if (data308 && typeof data308 == "object" && !Array.isArray(data308)) {
                                                      if (data308.lines === void 0 || !func0.call(data308, "lines")) {
                                                        const err859 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/23/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                                        if (vErrors === null) {
                                                          vErrors = [err859];
                                                        } else {
                                                          vErrors.push(err859);
                                                        }
                                                        errors++;
                                                      }
                                                      if (data308.sha256 === void 0 || !func0.call(data308, "sha256")) {
                                                        const err860 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/23/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                                        if (vErrors === null) {
                                                          vErrors = [err860];
                                                        } else {
                                                          vErrors.push(err860);
                                                        }
                                                        errors++;
                                                      }
                                                      for (const key57 of Object.keys(data308)) {
                                                        if (!(key57 === "lines" || key57 === "sha256")) {
                                                          const err861 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/23/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key57 }, message: "must NOT have additional properties" };
                                                          if (vErrors === null) {
                                                            vErrors = [err861];
                                                          } else {
                                                            vErrors.push(err861);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                      if (data308.lines !== void 0 && func0.call(data308, "lines")) {
                                                        let data309 = data308.lines;
                                                        if (!(typeof data309 == "number" && (!(data309 % 1) && !isNaN(data309)) && isFinite(data309))) {
                                                          const err862 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/23/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                          if (vErrors === null) {
                                                            vErrors = [err862];
                                                          } else {
                                                            vErrors.push(err862);
                                                          }
                                                          errors++;
                                                        }
                                                        if (typeof data309 == "number" && isFinite(data309)) {
                                                          if (data309 < 0 || isNaN(data309)) {
                                                            const err863 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/23/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                            if (vErrors === null) {
                                                              vErrors = [err863];
                                                            } else {
                                                              vErrors.push(err863);
                                                            }
                                                            errors++;
                                                          }
                                                        }
                                                      }
                                                      if (data308.sha256 !== void 0 && func0.call(data308, "sha256")) {
                                                        let data310 = data308.sha256;
                                                        if (typeof data310 === "string") {
                                                          if (!pattern2.test(data310)) {
                                                            const err864 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/23/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                            if (vErrors === null) {
                                                              vErrors = [err864];
                                                            } else {
                                                              vErrors.push(err864);
                                                            }
                                                            errors++;
                                                          }
                                                        } else {
                                                          const err865 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/23/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                          if (vErrors === null) {
                                                            vErrors = [err865];
                                                          } else {
                                                            vErrors.push(err865);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                    } else {
                                                      const err866 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/23/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                      if (vErrors === null) {
                                                        vErrors = [err866];
                                                      } else {
                                                        vErrors.push(err866);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                  if (data.seal !== void 0 && func0.call(data, "seal")) {
                                                    let data311 = data.seal;
                                                    if (typeof data311 === "string") {
                                                      if (!pattern2.test(data311)) {
                                                        const err867 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/23/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                        if (vErrors === null) {
                                                          vErrors = [err867];
                                                        } else {
                                                          vErrors.push(err867);
                                                        }
                                                        errors++;
                                                      }
                                                    } else {
                                                      const err868 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/23/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                      if (vErrors === null) {
                                                        vErrors = [err868];
                                                      } else {
                                                        vErrors.push(err868);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                } else {
                                                  const err869 = { instancePath, schemaPath: "#/anyOf/23/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                  if (vErrors === null) {
                                                    vErrors = [err869];
                                                  } else {
                                                    vErrors.push(err869);
                                                  }
                                                  errors++;
                                                }
                                                var _valid0 = _errs740 === errors;
                                                valid0 = valid0 || _valid0;
                                                if (!valid0) {
                                                  const _errs762 = errors;
                                                  if (data && typeof data == "object" && !Array.isArray(data)) {
                                                    if (data.at === void 0 || !func0.call(data, "at")) {
                                                      const err870 = { instancePath, schemaPath: "#/anyOf/24/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                                      if (vErrors === null) {
                                                        vErrors = [err870];
                                                      } else {
                                                        vErrors.push(err870);
                                                      }
                                                      errors++;
                                                    }
                                                    if (data.kind === void 0 || !func0.call(data, "kind")) {
                                                      const err871 = { instancePath, schemaPath: "#/anyOf/24/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                                      if (vErrors === null) {
                                                        vErrors = [err871];
                                                      } else {
                                                        vErrors.push(err871);
                                                      }
                                                      errors++;
                                                    }
                                                    if (data.question === void 0 || !func0.call(data, "question")) {
                                                      const err872 = { instancePath, schemaPath: "#/anyOf/24/required", keyword: "required", params: { missingProperty: "question" }, message: "must have required property 'question'" };
                                                      if (vErrors === null) {
                                                        vErrors = [err872];
                                                      } else {
                                                        vErrors.push(err872);
                                                      }
                                                      errors++;
                                                    }
                                                    if (data.answer === void 0 || !func0.call(data, "answer")) {
                                                      const err873 = { instancePath, schemaPath: "#/anyOf/24/required", keyword: "required", params: { missingProperty: "answer" }, message: "must have required property 'answer'" };
                                                      if (vErrors === null) {
                                                        vErrors = [err873];
                                                      } else {
                                                        vErrors.push(err873);
                                                      }
                                                      errors++;
                                                    }
                                                    if (data.by === void 0 || !func0.call(data, "by")) {
                                                      const err874 = { instancePath, schemaPath: "#/anyOf/24/required", keyword: "required", params: { missingProperty: "by" }, message: "must have required property 'by'" };
                                                      if (vErrors === null) {
                                                        vErrors = [err874];
                                                      } else {
                                                        vErrors.push(err874);
                                                      }
                                                      errors++;
                                                    }
                                                    for (const key58 of Object.keys(data)) {
                                                      if (!(key58 === "at" || key58 === "kind" || key58 === "question" || key58 === "answer" || key58 === "by" || key58 === "after" || key58 === "seal")) {
                                                        const err875 = { instancePath, schemaPath: "#/anyOf/24/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key58 }, message: "must NOT have additional properties" };
                                                        if (vErrors === null) {
                                                          vErrors = [err875];
                                                        } else {
                                                          vErrors.push(err875);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                    if (data.at !== void 0 && func0.call(data, "at")) {
                                                      let data312 = data.at;
                                                      if (typeof data312 === "string") {
                                                        if (!pattern0.test(data312)) {
                                                          const err876 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/24/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                                          if (vErrors === null) {
                                                            vErrors = [err876];
                                                          } else {
                                                            vErrors.push(err876);
                                                          }
                                                          errors++;
                                                        }
                                                      } else {
                                                        const err877 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/24/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                        if (vErrors === null) {
                                                          vErrors = [err877];
                                                        } else {
                                                          vErrors.push(err877);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                    if (data.kind !== void 0 && func0.call(data, "kind")) {
                                                      let data313 = data.kind;
                                                      if (typeof data313 !== "string") {
                                                        const err878 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/24/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                        if (vErrors === null) {
                                                          vErrors = [err878];
                                                        } else {
                                                          vErrors.push(err878);
                                                        }
                                                        errors++;
                                                      }
                                                      if ("answered" !== data313) {
                                                        const err879 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/24/properties/kind/const", keyword: "const", params: { allowedValue: "answered" }, message: "must be equal to constant" };
                                                        if (vErrors === null) {
                                                          vErrors = [err879];
                                                        } else {
                                                          vErrors.push(err879);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                    if (data.question !== void 0 && func0.call(data, "question")) {
                                                      if (typeof data.question !== "string") {
                                                        const err880 = { instancePath: instancePath + "/question", schemaPath: "#/anyOf/24/properties/question/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                        if (vErrors === null) {
                                                          vErrors = [err880];
                                                        } else {
                                                          vErrors.push(err880);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                    if (data.answer !== void 0 && func0.call(data, "answer")) {
                                                      let data315 = data.answer;
                                                      if (!(data315 === "continue" || data315 === "stop")) {
                                                        const err881 = { instancePath: instancePath + "/answer", schemaPath: "#/anyOf/24/properties/answer/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[24].properties.answer.enum }, message: "must be equal to one of the allowed values" };
                                                        if (vErrors === null) {
                                                          vErrors = [err881];
                                                        } else {
                                                          vErrors.push(err881);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                    if (data.by !== void 0 && func0.call(data, "by")) {
                                                      let data316 = data.by;
                                                      if (!(data316 === "user" || data316 === "auto")) {
                                                        const err882 = { instancePath: instancePath + "/by", schemaPath: "#/anyOf/24/properties/by/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[24].properties.by.enum }, message: "must be equal to one of the allowed values" };
                                                        if (vErrors === null) {
                                                          vErrors = [err882];
                                                        } else {
                                                          vErrors.push(err882);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                    if (data.after !== void 0 && func0.call(data, "after")) {
                                                      let data317 = data.after;
                                                      if (data317 && typeof data317 == "object" && !Array.isArray(data317)) {
                                                        if (data317.lines === void 0 || !func0.call(data317, "lines")) {
                                                          const err883 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/24/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                                          if (vErrors === null) {
                                                            vErrors = [err883];
                                                          } else {
                                                            vErrors.push(err883);
                                                          }
                                                          errors++;
                                                        }
                                                        if (data317.sha256 === void 0 || !func0.call(data317, "sha256")) {
                                                          const err884 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/24/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                                          if (vErrors === null) {
                                                            vErrors = [err884];
                                                          } else {
                                                            vErrors.push(err884);
                                                          }
                                                          errors++;
                                                        }
                                                        for (const key59 of Object.keys(data317)) {
                                                          if (!(key59 === "lines" || key59 === "sha256")) {
                                                            const err885 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/24/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key59 }, message: "must NOT have additional properties" };
                                                            if (vErrors === null) {
                                                              vErrors = [err885];
                                                            } else {
                                                              vErrors.push(err885);
                                                            }
                                                            errors++;
                                                          }
                                                        }
                                                        if (data317.lines !== void 0 && func0.call(data317, "lines")) {
                                                          let data318 = data317.lines;
                                                          if (!(typeof data318 == "number" && (!(data318 % 1) && !isNaN(data318)) && isFinite(data318))) {
                                                            const err886 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/24/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                            if (vErrors === null) {
                                                              vErrors = [err886];
                                                            } else {
                                                              vErrors.push(err886);
                                                            }
                                                            errors++;
                                                          }
                                                          if (typeof data318 == "number" && isFinite(data318)) {
                                                            if (data318 < 0 || isNaN(data318)) {
                                                              const err887 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/24/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                              if (vErrors === null) {
                                                                vErrors = [err887];
                                                              } else {
                                                                vErrors.push(err887);
                                                              }
                                                              errors++;
                                                            }
                                                          }
                                                        }
                                                        if (data317.sha256 !== void 0 && func0.call(data317, "sha256")) {
                                                          let data319 = data317.sha256;
                                                          if (typeof data319 === "string") {
                                                            if (!pattern2.test(data319)) {
                                                              const err888 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/24/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                              if (vErrors === null) {
                                                                vErrors = [err888];
                                                              } else {
                                                                vErrors.push(err888);
                                                              }
                                                              errors++;
                                                            }
                                                          } else {
                                                            const err889 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/24/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                            if (vErrors === null) {
                                                              vErrors = [err889];
                                                            } else {
                                                              vErrors.push(err889);
                                                            }
                                                            errors++;
                                                          }
                                                        }
                                                      } else {
                                                        const err890 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/24/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                        if (vErrors === null) {
                                                          vErrors = [err890];
                                                        } else {
                                                          vErrors.push(err890);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                    if (data.seal !== void 0 && func0.call(data, "seal")) {
                                                      let data320 = data.seal;
                                                      if (typeof data320 === "string") {
                                                        if (!pattern2.test(data320)) {
                                                          const err891 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/24/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                          if (vErrors === null) {
                                                            vErrors = [err891];
                                                          } else {
                                                            vErrors.push(err891);
                                                          }
                                                          errors++;
                                                        }
                                                      } else {
                                                        const err892 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/24/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                        if (vErrors === null) {
                                                          vErrors = [err892];
                                                        } else {
                                                          vErrors.push(err892);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                  } else {
                                                    const err893 = { instancePath, schemaPath: "#/anyOf/24/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                    if (vErrors === null) {
                                                      vErrors = [err893];
                                                    } else {
                                                      vErrors.push(err893);
                                                    }
                                                    errors++;
                                                  }
                                                  var _valid0 = _errs762 === errors;
                                                  valid0 = valid0 || _valid0;
                                                  if (!valid0) {
                                                    const _errs782 = errors;
                                                    if (data && typeof data == "object" && !Array.isArray(data)) {
                                                      if (data.at === void 0 || !func0.call(data, "at")) {
                                                        const err894 = { instancePath, schemaPath: "#/anyOf/25/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                                        if (vErrors === null) {
                                                          vErrors = [err894];
                                                        } else {
                                                          vErrors.push(err894);
                                                        }
                                                        errors++;
                                                      }
                                                      if (data.kind === void 0 || !func0.call(data, "kind")) {
                                                        const err895 = { instancePath, schemaPath: "#/anyOf/25/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                                        if (vErrors === null) {
                                                          vErrors = [err895];
                                                        } else {
                                                          vErrors.push(err895);
                                                        }
                                                        errors++;
                                                      }
                                                      if (data.outcome === void 0 || !func0.call(data, "outcome")) {
                                                        const err896 = { instancePath, schemaPath: "#/anyOf/25/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'" };
                                                        if (vErrors === null) {
                                                          vErrors = [err896];
                                                        } else {
                                                          vErrors.push(err896);
                                                        }
                                                        errors++;
                                                      }
                                                      if (data.why === void 0 || !func0.call(data, "why")) {
                                                        const err897 = { instancePath, schemaPath: "#/anyOf/25/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                                                        if (vErrors === null) {
                                                          vErrors = [err897];
                                                        } else {
                                                          vErrors.push(err897);
                                                        }
                                                        errors++;
                                                      }
                                                      if (data.changed === void 0 || !func0.call(data, "changed")) {
                                                        const err898 = { instancePath, schemaPath: "#/anyOf/25/required", keyword: "required", params: { missingProperty: "changed" }, message: "must have required property 'changed'" };
                                                        if (vErrors === null) {
                                                          vErrors = [err898];
                                                        } else {
                                                          vErrors.push(err898);
                                                        }
                                                        errors++;
                                                      }
                                                      for (const key60 of Object.keys(data)) {
                                                        if (!(key60 === "at" || key60 === "kind" || key60 === "outcome" || key60 === "why" || key60 === "changed" || key60 === "after" || key60 === "seal")) {
                                                          const err899 = { instancePath, schemaPath: "#/anyOf/25/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key60 }, message: "must NOT have additional properties" };
                                                          if (vErrors === null) {
                                                            vErrors = [err899];
                                                          } else {
                                                            vErrors.push(err899);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                      if (data.at !== void 0 && func0.call(data, "at")) {
                                                        let data321 = data.at;
                                                        if (typeof data321 === "string") {
                                                          if (!pattern0.test(data321)) {
                                                            const err900 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/25/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                                            if (vErrors === null) {
                                                              vErrors = [err900];
                                                            } else {
                                                              vErrors.push(err900);
                                                            }
                                                            errors++;
                                                          }
                                                        } else {
                                                          const err901 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/25/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                          if (vErrors === null) {
                                                            vErrors = [err901];
                                                          } else {
                                                            vErrors.push(err901);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                      if (data.kind !== void 0 && func0.call(data, "kind")) {
                                                        let data322 = data.kind;
                                                        if (typeof data322 !== "string") {
                                                          const err902 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/25/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                          if (vErrors === null) {
                                                            vErrors = [err902];
                                                          } else {
                                                            vErrors.push(err902);
                                                          }
                                                          errors++;
                                                        }
                                                        if ("ended" !== data322) {
                                                          const err903 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/25/properties/kind/const", keyword: "const", params: { allowedValue: "ended" }, message: "must be equal to constant" };
                                                          if (vErrors === null) {
                                                            vErrors = [err903];
                                                          } else {
                                                            vErrors.push(err903);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                      if (data.outcome !== void 0 && func0.call(data, "outcome")) {
                                                        let data323 = data.outcome;
                                                        if (!(data323 === "converged" || data323 === "stopped" || data323 === "ceiling")) {
                                                          const err904 = { instancePath: instancePath + "/outcome", schemaPath: "#/anyOf/25/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[25].properties.outcome.enum }, message: "must be equal to one of the allowed values" };
                                                          if (vErrors === null) {
                                                            vErrors = [err904];
                                                          } else {
                                                            vErrors.push(err904);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                      if (data.why !== void 0 && func0.call(data, "why")) {
                                                        let data324 = data.why;
                                                        if (typeof data324 === "string") {
                                                          if (!pattern20.test(data324)) {
                                                            const err905 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/25/properties/why/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                                                            if (vErrors === null) {
                                                              vErrors = [err905];
                                                            } else {
                                                              vErrors.push(err905);
                                                            }
                                                            errors++;
                                                          }
                                                        } else {
                                                          const err906 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/25/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                          if (vErrors === null) {
                                                            vErrors = [err906];
                                                          } else {
                                                            vErrors.push(err906);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                      if (data.changed !== void 0 && func0.call(data, "changed")) {
                                                        let data325 = data.changed;
                                                        if (Array.isArray(data325)) {
                                                          const len17 = data325.length;
                                                          for (let i17 = 0; i17 < len17; i17++) {
                                                            if (typeof data325[i17] !== "string") {
                                                              const err907 = { instancePath: instancePath + "/changed/" + i17, schemaPath: "#/anyOf/25/properties/changed/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                              if (vErrors === null) {
                                                                vErrors = [err907];
                                                              } else {
                                                                vErrors.push(err907);
                                                              }
                                                              errors++;
                                                            }
                                                          }
                                                        } else {
                                                          const err908 = { instancePath: instancePath + "/changed", schemaPath: "#/anyOf/25/properties/changed/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                                          if (vErrors === null) {
                                                            vErrors = [err908];
                                                          } else {
                                                            vErrors.push(err908);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                      if (data.after !== void 0 && func0.call(data, "after")) {
                                                        let data327 = data.after;
                                                        if (data327 && typeof data327 == "object" && !Array.isArray(data327)) {
                                                          if (data327.lines === void 0 || !func0.call(data327, "lines")) {
                                                            const err909 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/25/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                                            if (vErrors === null) {
                                                              vErrors = [err909];
                                                            } else {
                                                              vErrors.push(err909);
                                                            }
                                                            errors++;
                                                          }
                                                          if (data327.sha256 === void 0 || !func0.call(data327, "sha256")) {
                                                            const err910 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/25/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                                            if (vErrors === null) {
                                                              vErrors = [err910];
                                                            } else {
                                                              vErrors.push(err910);
                                                            }
                                                            errors++;
                                                          }
                                                          for (const key61 of Object.keys(data327)) {
                                                            if (!(key61 === "lines" || key61 === "sha256")) {
                                                              const err911 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/25/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key61 }, message: "must NOT have additional properties" };
                                                              if (vErrors === null) {
                                                                vErrors = [err911];
                                                              } else {
                                                                vErrors.push(err911);
                                                              }
                                                              errors++;
                                                            }
                                                          }
                                                          if (data327.lines !== void 0 && func0.call(data327, "lines")) {
                                                            let data328 = data327.lines;
                                                            if (!(typeof data328 == "number" && (!(data328 % 1) && !isNaN(data328)) && isFinite(data328))) {
                                                              const err912 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/25/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                              if (vErrors === null) {
                                                                vErrors = [err912];
                                                              } else {
                                                                vErrors.push(err912);
                                                              }
                                                              errors++;
                                                            }
                                                            if (typeof data328 == "number" && isFinite(data328)) {
                                                              if (data328 < 0 || isNaN(data328)) {
                                                                const err913 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/25/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                                if (vErrors === null) {
                                                                  vErrors = [err913];
                                                                } else {
                                                                  vErrors.push(err913);
                                                                }
                                                                errors++;
                                                              }
                                                            }
                                                          }
                                                          if (data327.sha256 !== void 0 && func0.call(data327, "sha256")) {
                                                            let data329 = data327.sha256;
                                                            if (typeof data329 === "string") {
                                                              if (!pattern2.test(data329)) {
                                                                const err914 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/25/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                                if (vErrors === null) {
                                                                  vErrors = [err914];
                                                                } else {
                                                                  vErrors.push(err914);
                                                                }
                                                                errors++;
                                                              }
                                                            } else {
                                                              const err915 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/25/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                              if (vErrors === null) {
                                                                vErrors = [err915];
                                                              } else {
                                                                vErrors.push(err915);
                                                              }
                                                              errors++;
                                                            }
                                                          }
                                                        } else {
                                                          const err916 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/25/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                          if (vErrors === null) {
                                                            vErrors = [err916];
                                                          } else {
                                                            vErrors.push(err916);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                      if (data.seal !== void 0 && func0.call(data, "seal")) {
                                                        let data330 = data.seal;
                                                        if (typeof data330 === "string") {
                                                          if (!pattern2.test(data330)) {
                                                            const err917 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/25/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                            if (vErrors === null) {
                                                              vErrors = [err917];
                                                            } else {
                                                              vErrors.push(err917);
                                                            }
                                                            errors++;
                                                          }
                                                        } else {
                                                          const err918 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/25/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                          if (vErrors === null) {
                                                            vErrors = [err918];
                                                          } else {
                                                            vErrors.push(err918);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                    } else {
                                                      const err919 = { instancePath, schemaPath: "#/anyOf/25/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                      if (vErrors === null) {
                                                        vErrors = [err919];
                                                      } else {
                                                        vErrors.push(err919);
                                                      }
                                                      errors++;
                                                    }
                                                    var _valid0 = _errs782 === errors;
                                                    valid0 = valid0 || _valid0;
                                                    if (!valid0) {
                                                      const _errs805 = errors;
                                                      if (data && typeof data == "object" && !Array.isArray(data)) {
                                                        if (data.at === void 0 || !func0.call(data, "at")) {
                                                          const err920 = { instancePath, schemaPath: "#/anyOf/26/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                                          if (vErrors === null) {
                                                            vErrors = [err920];
                                                          } else {
                                                            vErrors.push(err920);
                                                          }
                                                          errors++;
                                                        }
                                                        if (data.kind === void 0 || !func0.call(data, "kind")) {
                                                          const err921 = { instancePath, schemaPath: "#/anyOf/26/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                                          if (vErrors === null) {
                                                            vErrors = [err921];
                                                          } else {
                                                            vErrors.push(err921);
                                                          }
                                                          errors++;
                                                        }
                                                        if (data.merged === void 0 || !func0.call(data, "merged")) {
                                                          const err922 = { instancePath, schemaPath: "#/anyOf/26/required", keyword: "required", params: { missingProperty: "merged" }, message: "must have required property 'merged'" };
                                                          if (vErrors === null) {
                                                            vErrors = [err922];
                                                          } else {
                                                            vErrors.push(err922);
                                                          }
                                                          errors++;
                                                        }
                                                        for (const key62 of Object.keys(data)) {
                                                          if (!(key62 === "at" || key62 === "kind" || key62 === "merged" || key62 === "after" || key62 === "seal")) {
                                                            const err923 = { instancePath, schemaPath: "#/anyOf/26/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key62 }, message: "must NOT have additional properties" };
                                                            if (vErrors === null) {
                                                              vErrors = [err923];
                                                            } else {
                                                              vErrors.push(err923);
                                                            }
                                                            errors++;
                                                          }
                                                        }
                                                        if (data.at !== void 0 && func0.call(data, "at")) {
                                                          let data331 = data.at;
                                                          if (typeof data331 === "string") {
                                                            if (!pattern0.test(data331)) {
                                                              const err924 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/26/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                                              if (vErrors === null) {
                                                                vErrors = [err924];
                                                              } else {
                                                                vErrors.push(err924);
                                                              }
                                                              errors++;
                                                            }
                                                          } else {
                                                            const err925 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/26/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                            if (vErrors === null) {
                                                              vErrors = [err925];
                                                            } else {
                                                              vErrors.push(err925);
                                                            }
                                                            errors++;
                                                          }
                                                        }
                                                        if (data.kind !== void 0 && func0.call(data, "kind")) {
                                                          let data332 = data.kind;
                                                          if (typeof data332 !== "string") {
                                                            const err926 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/26/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                            if (vErrors === null) {
                                                              vErrors = [err926];
                                                            } else {
                                                              vErrors.push(err926);
                                                            }
                                                            errors++;
                                                          }
                                                          if ("finished" !== data332) {
                                                            const err927 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/26/properties/kind/const", keyword: "const", params: { allowedValue: "finished" }, message: "must be equal to constant" };
                                                            if (vErrors === null) {
                                                              vErrors = [err927];
                                                            } else {
                                                              vErrors.push(err927);
                                                            }
                                                            errors++;
                                                          }
                                                        }
                                                        if (data.merged !== void 0 && func0.call(data, "merged")) {
                                                          let data333 = data.merged;
                                                          const _errs813 = errors;
                                                          let valid112 = false;
                                                          const _errs814 = errors;
                                                          if (typeof data333 === "string") {
                                                            if (!pattern2.test(data333)) {
                                                              const err928 = { instancePath: instancePath + "/merged", schemaPath: "#/anyOf/26/properties/merged/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                              if (vErrors === null) {
                                                                vErrors = [err928];
                                                              } else {
                                                                vErrors.push(err928);
                                                              }
                                                              errors++;
                                                            }
                                                          } else {
                                                            const err929 = { instancePath: instancePath + "/merged", schemaPath: "#/anyOf/26/properties/merged/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                            if (vErrors === null) {
                                                              vErrors = [err929];
                                                            } else {
                                                              vErrors.push(err929);
                                                            }
                                                            errors++;
                                                          }
                                                          var _valid13 = _errs814 === errors;
                                                          valid112 = valid112 || _valid13;
                                                          if (!valid112) {
                                                            const _errs816 = errors;
                                                            if (data333 !== null) {
                                                              const err930 = { instancePath: instancePath + "/merged", schemaPath: "#/anyOf/26/properties/merged/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                              if (vErrors === null) {
                                                                vErrors = [err930];
                                                              } else {
                                                                vErrors.push(err930);
                                                              }
                                                              errors++;
                                                            }
                                                            var _valid13 = _errs816 === errors;
                                                            valid112 = valid112 || _valid13;
                                                          }
                                                          if (!valid112) {
                                                            const err931 = { instancePath: instancePath + "/merged", schemaPath: "#/anyOf/26/properties/merged/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                            if (vErrors === null) {
                                                              vErrors = [err931];
                                                            } else {
                                                              vErrors.push(err931);
                                                            }
                                                            errors++;
                                                          } else {
                                                            errors = _errs813;
                                                            if (vErrors !== null) {
                                                              if (_errs813) {
                                                                vErrors.length = _errs813;
                                                              } else {
                                                                vErrors = null;
                                                              }
                                                            }
                                                          }
                                                        }
                                                        if (data.after !== void 0 && func0.call(data, "after")) {
                                                          let data334 = data.after;
                                                          if (data334 && typeof data334 == "object" && !Array.isArray(data334)) {
                                                            if (data334.lines === void 0 || !func0.call(data334, "lines")) {
                                                              const err932 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/26/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                                              if (vErrors === null) {
                                                                vErrors = [err932];
                                                              } else {
                                                                vErrors.push(err932);
                                                              }
                                                              errors++;
                                                            }
                                                            if (data334.sha256 === void 0 || !func0.call(data334, "sha256")) {
                                                              const err933 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/26/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                                              if (vErrors === null) {
                                                                vErrors = [err933];
                                                              } else {
                                                                vErrors.push(err933);
                                                              }
                                                              errors++;
                                                            }
                                                            for (const key63 of Object.keys(data334)) {
                                                              if (!(key63 === "lines" || key63 === "sha256")) {
                                                                const err934 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/26/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key63 }, message: "must NOT have additional properties" };
                                                                if (vErrors === null) {
                                                                  vErrors = [err934];
                                                                } else {
                                                                  vErrors.push(err934);
                                                                }
                                                                errors++;
                                                              }
                                                            }
                                                            if (data334.lines !== void 0 && func0.call(data334, "lines")) {
                                                              let data335 = data334.lines;
                                                              if (!(typeof data335 == "number" && (!(data335 % 1) && !isNaN(data335)) && isFinite(data335))) {
                                                                const err935 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/26/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                                if (vErrors === null) {
                                                                  vErrors = [err935];
                                                                } else {
                                                                  vErrors.push(err935);
                                                                }
                                                                errors++;
                                                              }
                                                              if (typeof data335 == "number" && isFinite(data335)) {
                                                                if (data335 < 0 || isNaN(data335)) {
                                                                  const err936 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/26/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                                  if (vErrors === null) {
                                                                    vErrors = [err936];
                                                                  } else {
                                                                    vErrors.push(err936);
                                                                  }
                                                                  errors++;
                                                                }
                                                              }
                                                            }
                                                            if (data334.sha256 !== void 0 && func0.call(data334, "sha256")) {
                                                              let data336 = data334.sha256;
                                                              if (typeof data336 === "string") {
                                                                if (!pattern2.test(data336)) {
                                                                  const err937 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/26/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                                  if (vErrors === null) {
                                                                    vErrors = [err937];
                                                                  } else {
                                                                    vErrors.push(err937);
                                                                  }
                                                                  errors++;
                                                                }
                                                              } else {
                                                                const err938 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/26/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                                if (vErrors === null) {
                                                                  vErrors = [err938];
                                                                } else {
                                                                  vErrors.push(err938);
                                                                }
                                                                errors++;
                                                              }
                                                            }
                                                          } else {
                                                            const err939 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/26/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                            if (vErrors === null) {
                                                              vErrors = [err939];
                                                            } else {
                                                              vErrors.push(err939);
                                                            }
                                                            errors++;
                                                          }
                                                        }
                                                        if (data.seal !== void 0 && func0.call(data, "seal")) {
                                                          let data337 = data.seal;
                                                          if (typeof data337 === "string") {
                                                            if (!pattern2.test(data337)) {
                                                              const err940 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/26/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                              if (vErrors === null) {
                                                                vErrors = [err940];
                                                              } else {
                                                                vErrors.push(err940);
                                                              }
                                                              errors++;
                                                            }
                                                          } else {
                                                            const err941 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/26/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                            if (vErrors === null) {
                                                              vErrors = [err941];
                                                            } else {
                                                              vErrors.push(err941);
                                                            }
                                                            errors++;
                                                          }
                                                        }
                                                      } else {
                                                        const err942 = { instancePath, schemaPath: "#/anyOf/26/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                        if (vErrors === null) {
                                                          vErrors = [err942];
                                                        } else {
                                                          vErrors.push(err942);
                                                        }
                                                        errors++;
                                                      }
                                                      var _valid0 = _errs805 === errors;
                                                      valid0 = valid0 || _valid0;
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  if (!valid0) {
    const err943 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err943];
    } else {
      vErrors.push(err943);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate10.errors = vErrors;
  return errors === 0;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  validate
});
});
