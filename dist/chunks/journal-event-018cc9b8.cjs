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
parts["journal-event-EHU2YJYS"] = part((module, exports) => {
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
var schema11 = { "anyOf": [{ "type": "object", "required": ["at", "kind"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "prepared" }, "files": { "type": "object", "patternProperties": { "^.*$": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } } }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "head"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "round" }, "round": { "type": "integer", "minimum": 1 }, "head": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "stage", "run", "subject"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "planned" }, "round": { "type": "integer", "minimum": 1 }, "stage": { "enum": ["hunt", "triage", "fix", "judge", "verify"] }, "run": { "type": "string", "pattern": "^[a-z0-9]{4,16}$" }, "subject": { "type": "string" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "run", "findings", "rejected", "gaps", "unopened"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "raised" }, "round": { "type": "integer", "minimum": 1 }, "run": { "type": "string", "pattern": "^[a-z0-9]{4,16}$" }, "findings": { "type": "array", "items": { "type": "object", "required": ["id", "severity", "title", "description", "evidence", "impact", "location", "instance_fix", "class_fix", "tier", "escape_type", "invariant_ref", "architecture_ref", "source", "agent", "status", "bounty", "round", "timestamp", "fingerprint", "reason"], "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 40, "pattern": "\\S" }, "severity": { "enum": ["critical", "high", "medium", "low"] }, "title": { "type": "string" }, "description": { "type": "string" }, "evidence": { "type": "string" }, "impact": { "type": "string" }, "location": { "type": "object", "required": ["file", "lines"], "properties": { "file": { "type": "string", "minLength": 1, "maxLength": 4096 }, "lines": { "type": "array", "items": { "type": "integer", "minimum": 1 }, "minItems": 2, "maxItems": 2 } }, "additionalProperties": false }, "instance_fix": { "type": "string" }, "class_fix": { "type": "string" }, "tier": { "enum": ["confirmed", "probable", "suspicious"] }, "escape_type": { "anyOf": [{ "enum": ["implementation", "spec", "non-escape"] }, { "type": "null" }] }, "invariant_ref": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "architecture_ref": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "source": { "enum": ["audit-specialist", "fix-diff-reviewer", "tests"] }, "agent": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "\\S" }, "status": { "enum": ["open", "fixed", "deferred", "disputed"] }, "bounty": { "type": "integer" }, "round": { "type": "integer", "minimum": 1 }, "timestamp": { "type": "string" }, "fingerprint": { "type": "string", "pattern": "^[0-9a-f]{64}$" }, "reason": { "anyOf": [{ "type": "string" }, { "type": "null" }] } }, "additionalProperties": false } }, "rejected": { "type": "array", "items": { "type": "object", "required": ["id", "title", "agent", "reason", "penalty_applied"], "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 40, "pattern": "\\S" }, "title": { "type": "string" }, "agent": { "type": "string" }, "reason": { "type": "string" }, "penalty_applied": { "type": "integer" } }, "additionalProperties": false } }, "gaps": { "type": "array", "items": { "type": "string" } }, "unopened": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 4096 } }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "run", "decisions"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "triaged" }, "round": { "type": "integer", "minimum": 1 }, "run": { "type": "string", "pattern": "^[a-z0-9]{4,16}$" }, "decisions": { "type": "array", "items": { "type": "object", "required": ["id", "decision", "reason", "tier"], "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 40, "pattern": "\\S" }, "decision": { "enum": ["keep", "reject", "duplicate"] }, "of": { "type": "string", "minLength": 1, "maxLength": 40, "pattern": "\\S" }, "reason": { "type": "string" }, "tier": { "enum": ["confirmed", "probable", "suspicious"] } }, "additionalProperties": false } }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "ids", "decision", "reason", "by"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "decided" }, "ids": { "type": "array", "items": { "type": "string" } }, "decision": { "enum": ["fix", "defer", "dispute"] }, "reason": { "type": "string" }, "by": { "enum": ["user", "auto"] }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "ref", "sha"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "pinned" }, "round": { "type": "integer", "minimum": 1 }, "ref": { "type": "string" }, "sha": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "head", "folder"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "testing" }, "head": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "folder": { "type": "string" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "head", "parser", "status", "failures", "unusable", "milliseconds"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "tested" }, "head": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "parser": { "type": "string" }, "status": { "anyOf": [{ "type": "integer" }, { "type": "null" }] }, "failures": { "type": "array", "items": { "type": "string" } }, "unusable": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "milliseconds": { "type": "integer", "minimum": 0 }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "subject", "run", "accepted", "rule", "reason", "tree"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "attempted" }, "round": { "type": "integer", "minimum": 1 }, "subject": { "type": "string" }, "run": { "type": "string", "pattern": "^[a-z0-9]{4,16}$" }, "accepted": { "type": "boolean" }, "rule": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "reason": { "type": "string", "pattern": "\\S" }, "tree": { "anyOf": [{ "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, { "type": "null" }] }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "subject", "run", "valid", "reason"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "judged" }, "round": { "type": "integer", "minimum": 1 }, "subject": { "type": "string" }, "run": { "type": "string", "pattern": "^[a-z0-9]{4,16}$" }, "valid": { "type": "boolean" }, "reason": { "type": "string", "pattern": "\\S" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "subject", "sha", "parent", "files"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "committed" }, "round": { "type": "integer", "minimum": 1 }, "subject": { "type": "string" }, "sha": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "parent": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "files": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 4096 } }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "subject", "why"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "given-up" }, "round": { "type": "integer", "minimum": 1 }, "subject": { "type": "string" }, "why": { "type": "string", "pattern": "\\S" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "subject", "head", "failures"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "broken" }, "round": { "type": "integer", "minimum": 1 }, "subject": { "type": "string" }, "head": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "failures": { "type": "array", "items": { "type": "string" } }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "subject", "sha", "by", "why"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "reverted" }, "round": { "type": "integer", "minimum": 1 }, "subject": { "type": "string" }, "sha": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "by": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "why": { "type": "string", "pattern": "\\S" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "run", "head", "lines_changed", "findings"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "reviewed" }, "round": { "type": "integer", "minimum": 1 }, "run": { "type": "string", "pattern": "^[a-z0-9]{4,16}$" }, "head": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "lines_changed": { "type": "integer", "minimum": 0 }, "findings": { "type": "array", "items": { "type": "object", "required": ["id", "severity", "title", "description", "evidence", "impact", "location", "instance_fix", "class_fix", "tier", "escape_type", "invariant_ref", "architecture_ref", "source", "agent", "status", "bounty", "round", "timestamp", "fingerprint", "reason"], "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 40, "pattern": "\\S" }, "severity": { "enum": ["critical", "high", "medium", "low"] }, "title": { "type": "string" }, "description": { "type": "string" }, "evidence": { "type": "string" }, "impact": { "type": "string" }, "location": { "type": "object", "required": ["file", "lines"], "properties": { "file": { "type": "string", "minLength": 1, "maxLength": 4096 }, "lines": { "type": "array", "items": { "type": "integer", "minimum": 1 }, "minItems": 2, "maxItems": 2 } }, "additionalProperties": false }, "instance_fix": { "type": "string" }, "class_fix": { "type": "string" }, "tier": { "enum": ["confirmed", "probable", "suspicious"] }, "escape_type": { "anyOf": [{ "enum": ["implementation", "spec", "non-escape"] }, { "type": "null" }] }, "invariant_ref": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "architecture_ref": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "source": { "enum": ["audit-specialist", "fix-diff-reviewer", "tests"] }, "agent": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "\\S" }, "status": { "enum": ["open", "fixed", "deferred", "disputed"] }, "bounty": { "type": "integer" }, "round": { "type": "integer", "minimum": 1 }, "timestamp": { "type": "string" }, "fingerprint": { "type": "string", "pattern": "^[0-9a-f]{64}$" }, "reason": { "anyOf": [{ "type": "string" }, { "type": "null" }] } }, "additionalProperties": false } }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "head", "lines_changed"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "recorded" }, "round": { "type": "integer", "minimum": 1 }, "head": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "lines_changed": { "type": "integer", "minimum": 0 }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "code", "why"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "aborted" }, "round": { "type": "integer", "minimum": 1 }, "code": { "type": "string" }, "why": { "type": "string", "pattern": "\\S" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "chunking"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "retried" }, "chunking": { "type": "boolean" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "kept", "fixed"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "closed" }, "round": { "type": "integer", "minimum": 1 }, "kept": { "type": "integer", "minimum": 0 }, "fixed": { "type": "integer", "minimum": 0 }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "question", "answer", "by"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "answered" }, "question": { "type": "string" }, "answer": { "enum": ["continue", "stop"] }, "by": { "enum": ["user", "auto"] }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "outcome", "why", "changed"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "ended" }, "outcome": { "enum": ["converged", "stopped", "ceiling"] }, "why": { "type": "string", "pattern": "\\S" }, "changed": { "type": "array", "items": { "type": "string" } }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "merged"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "finished" }, "merged": { "anyOf": [{ "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, { "type": "null" }] }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false } }, "additionalProperties": false }] };
var func0 = Object.prototype.hasOwnProperty;
var func122 = require_ucs2length().default;
var pattern0 = new RegExp("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$", "u");
var pattern1 = new RegExp("^.*$", "u");
var pattern2 = new RegExp("^[0-9a-f]{40,64}$", "u");
var pattern8 = new RegExp("^[a-z0-9]{4,16}$", "u");
var pattern12 = new RegExp("\\S", "u");
var pattern14 = new RegExp("^[0-9a-f]{64}$", "u");
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
    for (const key0 of Object.keys(data)) {
      if (!(key0 === "at" || key0 === "kind" || key0 === "files" || key0 === "after")) {
        const err2 = { instancePath, schemaPath: "#/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.at !== void 0 && func0.call(data, "at")) {
      let data0 = data.at;
      if (typeof data0 === "string") {
        if (!pattern0.test(data0)) {
          const err3 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/0/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/0/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.kind !== void 0 && func0.call(data, "kind")) {
      let data1 = data.kind;
      if (typeof data1 !== "string") {
        const err5 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/0/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if ("prepared" !== data1) {
        const err6 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "prepared" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
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
                const err7 = { instancePath: instancePath + "/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/anyOf/0/properties/files/patternProperties/%5E.*%24/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
            } else {
              const err8 = { instancePath: instancePath + "/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/anyOf/0/properties/files/patternProperties/%5E.*%24/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          }
        }
      } else {
        const err9 = { instancePath: instancePath + "/files", schemaPath: "#/anyOf/0/properties/files/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.after !== void 0 && func0.call(data, "after")) {
      let data4 = data.after;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.lines === void 0 || !func0.call(data4, "lines")) {
          const err10 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/0/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data4.sha256 === void 0 || !func0.call(data4, "sha256")) {
          const err11 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/0/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        for (const key2 of Object.keys(data4)) {
          if (!(key2 === "lines" || key2 === "sha256")) {
            const err12 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/0/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data4.lines !== void 0 && func0.call(data4, "lines")) {
          let data5 = data4.lines;
          if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
            const err13 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/0/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 < 0 || isNaN(data5)) {
              const err14 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/0/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
          }
        }
        if (data4.sha256 !== void 0 && func0.call(data4, "sha256")) {
          let data6 = data4.sha256;
          if (typeof data6 === "string") {
            if (!pattern2.test(data6)) {
              const err15 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/0/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
          } else {
            const err16 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/0/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
      } else {
        const err17 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/0/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
  } else {
    const err18 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err18];
    } else {
      vErrors.push(err18);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs19 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.at === void 0 || !func0.call(data, "at")) {
        const err19 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (data.kind === void 0 || !func0.call(data, "kind")) {
        const err20 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      if (data.round === void 0 || !func0.call(data, "round")) {
        const err21 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (data.head === void 0 || !func0.call(data, "head")) {
        const err22 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "head" }, message: "must have required property 'head'" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      for (const key3 of Object.keys(data)) {
        if (!(key3 === "at" || key3 === "kind" || key3 === "round" || key3 === "head" || key3 === "after")) {
          const err23 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
      if (data.at !== void 0 && func0.call(data, "at")) {
        let data7 = data.at;
        if (typeof data7 === "string") {
          if (!pattern0.test(data7)) {
            const err24 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/1/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        } else {
          const err25 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/1/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      }
      if (data.kind !== void 0 && func0.call(data, "kind")) {
        let data8 = data.kind;
        if (typeof data8 !== "string") {
          const err26 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/1/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        if ("round" !== data8) {
          const err27 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "round" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      }
      if (data.round !== void 0 && func0.call(data, "round")) {
        let data9 = data.round;
        if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
          const err28 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/1/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
        if (typeof data9 == "number" && isFinite(data9)) {
          if (data9 < 1 || isNaN(data9)) {
            const err29 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/1/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
      }
      if (data.head !== void 0 && func0.call(data, "head")) {
        let data10 = data.head;
        if (typeof data10 === "string") {
          if (!pattern2.test(data10)) {
            const err30 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/1/properties/head/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
        } else {
          const err31 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/1/properties/head/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
      }
      if (data.after !== void 0 && func0.call(data, "after")) {
        let data11 = data.after;
        if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
          if (data11.lines === void 0 || !func0.call(data11, "lines")) {
            const err32 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/1/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
            if (vErrors === null) {
              vErrors = [err32];
            } else {
              vErrors.push(err32);
            }
            errors++;
          }
          if (data11.sha256 === void 0 || !func0.call(data11, "sha256")) {
            const err33 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/1/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
          for (const key4 of Object.keys(data11)) {
            if (!(key4 === "lines" || key4 === "sha256")) {
              const err34 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/1/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err34];
              } else {
                vErrors.push(err34);
              }
              errors++;
            }
          }
          if (data11.lines !== void 0 && func0.call(data11, "lines")) {
            let data12 = data11.lines;
            if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
              const err35 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/1/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err35];
              } else {
                vErrors.push(err35);
              }
              errors++;
            }
            if (typeof data12 == "number" && isFinite(data12)) {
              if (data12 < 0 || isNaN(data12)) {
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
          if (data11.sha256 !== void 0 && func0.call(data11, "sha256")) {
            let data13 = data11.sha256;
            if (typeof data13 === "string") {
              if (!pattern2.test(data13)) {
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
    } else {
      const err40 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err40];
      } else {
        vErrors.push(err40);
      }
      errors++;
    }
    var _valid0 = _errs19 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs37 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.at === void 0 || !func0.call(data, "at")) {
          const err41 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
        if (data.kind === void 0 || !func0.call(data, "kind")) {
          const err42 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
          if (vErrors === null) {
            vErrors = [err42];
          } else {
            vErrors.push(err42);
          }
          errors++;
        }
        if (data.round === void 0 || !func0.call(data, "round")) {
          const err43 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
        if (data.stage === void 0 || !func0.call(data, "stage")) {
          const err44 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "stage" }, message: "must have required property 'stage'" };
          if (vErrors === null) {
            vErrors = [err44];
          } else {
            vErrors.push(err44);
          }
          errors++;
        }
        if (data.run === void 0 || !func0.call(data, "run")) {
          const err45 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "run" }, message: "must have required property 'run'" };
          if (vErrors === null) {
            vErrors = [err45];
          } else {
            vErrors.push(err45);
          }
          errors++;
        }
        if (data.subject === void 0 || !func0.call(data, "subject")) {
          const err46 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'" };
          if (vErrors === null) {
            vErrors = [err46];
          } else {
            vErrors.push(err46);
          }
          errors++;
        }
        for (const key5 of Object.keys(data)) {
          if (!(key5 === "at" || key5 === "kind" || key5 === "round" || key5 === "stage" || key5 === "run" || key5 === "subject" || key5 === "after")) {
            const err47 = { instancePath, schemaPath: "#/anyOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
        }
        if (data.at !== void 0 && func0.call(data, "at")) {
          let data14 = data.at;
          if (typeof data14 === "string") {
            if (!pattern0.test(data14)) {
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
          let data15 = data.kind;
          if (typeof data15 !== "string") {
            const err50 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/2/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err50];
            } else {
              vErrors.push(err50);
            }
            errors++;
          }
          if ("planned" !== data15) {
            const err51 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "planned" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err51];
            } else {
              vErrors.push(err51);
            }
            errors++;
          }
        }
        if (data.round !== void 0 && func0.call(data, "round")) {
          let data16 = data.round;
          if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
            const err52 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/2/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err52];
            } else {
              vErrors.push(err52);
            }
            errors++;
          }
          if (typeof data16 == "number" && isFinite(data16)) {
            if (data16 < 1 || isNaN(data16)) {
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
        if (data.stage !== void 0 && func0.call(data, "stage")) {
          let data17 = data.stage;
          if (!(data17 === "hunt" || data17 === "triage" || data17 === "fix" || data17 === "judge" || data17 === "verify")) {
            const err54 = { instancePath: instancePath + "/stage", schemaPath: "#/anyOf/2/properties/stage/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[2].properties.stage.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err54];
            } else {
              vErrors.push(err54);
            }
            errors++;
          }
        }
        if (data.run !== void 0 && func0.call(data, "run")) {
          let data18 = data.run;
          if (typeof data18 === "string") {
            if (!pattern8.test(data18)) {
              const err55 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/2/properties/run/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}$" }, message: 'must match pattern "^[a-z0-9]{4,16}$"' };
              if (vErrors === null) {
                vErrors = [err55];
              } else {
                vErrors.push(err55);
              }
              errors++;
            }
          } else {
            const err56 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/2/properties/run/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err56];
            } else {
              vErrors.push(err56);
            }
            errors++;
          }
        }
        if (data.subject !== void 0 && func0.call(data, "subject")) {
          if (typeof data.subject !== "string") {
            const err57 = { instancePath: instancePath + "/subject", schemaPath: "#/anyOf/2/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err57];
            } else {
              vErrors.push(err57);
            }
            errors++;
          }
        }
        if (data.after !== void 0 && func0.call(data, "after")) {
          let data20 = data.after;
          if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
            if (data20.lines === void 0 || !func0.call(data20, "lines")) {
              const err58 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/2/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
              if (vErrors === null) {
                vErrors = [err58];
              } else {
                vErrors.push(err58);
              }
              errors++;
            }
            if (data20.sha256 === void 0 || !func0.call(data20, "sha256")) {
              const err59 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/2/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
              if (vErrors === null) {
                vErrors = [err59];
              } else {
                vErrors.push(err59);
              }
              errors++;
            }
            for (const key6 of Object.keys(data20)) {
              if (!(key6 === "lines" || key6 === "sha256")) {
                const err60 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/2/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err60];
                } else {
                  vErrors.push(err60);
                }
                errors++;
              }
            }
            if (data20.lines !== void 0 && func0.call(data20, "lines")) {
              let data21 = data20.lines;
              if (!(typeof data21 == "number" && (!(data21 % 1) && !isNaN(data21)) && isFinite(data21))) {
                const err61 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/2/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err61];
                } else {
                  vErrors.push(err61);
                }
                errors++;
              }
              if (typeof data21 == "number" && isFinite(data21)) {
                if (data21 < 0 || isNaN(data21)) {
                  const err62 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/2/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  if (vErrors === null) {
                    vErrors = [err62];
                  } else {
                    vErrors.push(err62);
                  }
                  errors++;
                }
              }
            }
            if (data20.sha256 !== void 0 && func0.call(data20, "sha256")) {
              let data22 = data20.sha256;
              if (typeof data22 === "string") {
                if (!pattern2.test(data22)) {
                  const err63 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/2/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                  if (vErrors === null) {
                    vErrors = [err63];
                  } else {
                    vErrors.push(err63);
                  }
                  errors++;
                }
              } else {
                const err64 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/2/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err64];
                } else {
                  vErrors.push(err64);
                }
                errors++;
              }
            }
          } else {
            const err65 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/2/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
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
      var _valid0 = _errs37 === errors;
      valid0 = valid0 || _valid0;
      if (!valid0) {
        const _errs58 = errors;
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
          if (data.run === void 0 || !func0.call(data, "run")) {
            const err70 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: "run" }, message: "must have required property 'run'" };
            if (vErrors === null) {
              vErrors = [err70];
            } else {
              vErrors.push(err70);
            }
            errors++;
          }
          if (data.findings === void 0 || !func0.call(data, "findings")) {
            const err71 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: "findings" }, message: "must have required property 'findings'" };
            if (vErrors === null) {
              vErrors = [err71];
            } else {
              vErrors.push(err71);
            }
            errors++;
          }
          if (data.rejected === void 0 || !func0.call(data, "rejected")) {
            const err72 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: "rejected" }, message: "must have required property 'rejected'" };
            if (vErrors === null) {
              vErrors = [err72];
            } else {
              vErrors.push(err72);
            }
            errors++;
          }
          if (data.gaps === void 0 || !func0.call(data, "gaps")) {
            const err73 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: "gaps" }, message: "must have required property 'gaps'" };
            if (vErrors === null) {
              vErrors = [err73];
            } else {
              vErrors.push(err73);
            }
            errors++;
          }
          if (data.unopened === void 0 || !func0.call(data, "unopened")) {
            const err74 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: "unopened" }, message: "must have required property 'unopened'" };
            if (vErrors === null) {
              vErrors = [err74];
            } else {
              vErrors.push(err74);
            }
            errors++;
          }
          for (const key7 of Object.keys(data)) {
            if (!func0.call(schema11.anyOf[3].properties, key7)) {
              const err75 = { instancePath, schemaPath: "#/anyOf/3/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err75];
              } else {
                vErrors.push(err75);
              }
              errors++;
            }
          }
          if (data.at !== void 0 && func0.call(data, "at")) {
            let data23 = data.at;
            if (typeof data23 === "string") {
              if (!pattern0.test(data23)) {
                const err76 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/3/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                if (vErrors === null) {
                  vErrors = [err76];
                } else {
                  vErrors.push(err76);
                }
                errors++;
              }
            } else {
              const err77 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/3/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err77];
              } else {
                vErrors.push(err77);
              }
              errors++;
            }
          }
          if (data.kind !== void 0 && func0.call(data, "kind")) {
            let data24 = data.kind;
            if (typeof data24 !== "string") {
              const err78 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/3/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err78];
              } else {
                vErrors.push(err78);
              }
              errors++;
            }
            if ("raised" !== data24) {
              const err79 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "raised" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err79];
              } else {
                vErrors.push(err79);
              }
              errors++;
            }
          }
          if (data.round !== void 0 && func0.call(data, "round")) {
            let data25 = data.round;
            if (!(typeof data25 == "number" && (!(data25 % 1) && !isNaN(data25)) && isFinite(data25))) {
              const err80 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/3/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err80];
              } else {
                vErrors.push(err80);
              }
              errors++;
            }
            if (typeof data25 == "number" && isFinite(data25)) {
              if (data25 < 1 || isNaN(data25)) {
                const err81 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/3/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                if (vErrors === null) {
                  vErrors = [err81];
                } else {
                  vErrors.push(err81);
                }
                errors++;
              }
            }
          }
          if (data.run !== void 0 && func0.call(data, "run")) {
            let data26 = data.run;
            if (typeof data26 === "string") {
              if (!pattern8.test(data26)) {
                const err82 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/3/properties/run/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}$" }, message: 'must match pattern "^[a-z0-9]{4,16}$"' };
                if (vErrors === null) {
                  vErrors = [err82];
                } else {
                  vErrors.push(err82);
                }
                errors++;
              }
            } else {
              const err83 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/3/properties/run/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err83];
              } else {
                vErrors.push(err83);
              }
              errors++;
            }
          }
          if (data.findings !== void 0 && func0.call(data, "findings")) {
            let data27 = data.findings;
            if (Array.isArray(data27)) {
              const len0 = data27.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let data28 = data27[i0];
                if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
                  if (data28.id === void 0 || !func0.call(data28, "id")) {
                    const err84 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                    if (vErrors === null) {
                      vErrors = [err84];
                    } else {
                      vErrors.push(err84);
                    }
                    errors++;
                  }
                  if (data28.severity === void 0 || !func0.call(data28, "severity")) {
                    const err85 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/required", keyword: "required", params: { missingProperty: "severity" }, message: "must have required property 'severity'" };
                    if (vErrors === null) {
                      vErrors = [err85];
                    } else {
                      vErrors.push(err85);
                    }
                    errors++;
                  }
                  if (data28.title === void 0 || !func0.call(data28, "title")) {
                    const err86 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
                    if (vErrors === null) {
                      vErrors = [err86];
                    } else {
                      vErrors.push(err86);
                    }
                    errors++;
                  }
                  if (data28.description === void 0 || !func0.call(data28, "description")) {
                    const err87 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
                    if (vErrors === null) {
                      vErrors = [err87];
                    } else {
                      vErrors.push(err87);
                    }
                    errors++;
                  }
                  if (data28.evidence === void 0 || !func0.call(data28, "evidence")) {
                    const err88 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/required", keyword: "required", params: { missingProperty: "evidence" }, message: "must have required property 'evidence'" };
                    if (vErrors === null) {
                      vErrors = [err88];
                    } else {
                      vErrors.push(err88);
                    }
                    errors++;
                  }
                  if (data28.impact === void 0 || !func0.call(data28, "impact")) {
                    const err89 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/required", keyword: "required", params: { missingProperty: "impact" }, message: "must have required property 'impact'" };
                    if (vErrors === null) {
                      vErrors = [err89];
                    } else {
                      vErrors.push(err89);
                    }
                    errors++;
                  }
                  if (data28.location === void 0 || !func0.call(data28, "location")) {
                    const err90 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/required", keyword: "required", params: { missingProperty: "location" }, message: "must have required property 'location'" };
                    if (vErrors === null) {
                      vErrors = [err90];
                    } else {
                      vErrors.push(err90);
                    }
                    errors++;
                  }
                  if (data28.instance_fix === void 0 || !func0.call(data28, "instance_fix")) {
                    const err91 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/required", keyword: "required", params: { missingProperty: "instance_fix" }, message: "must have required property 'instance_fix'" };
                    if (vErrors === null) {
                      vErrors = [err91];
                    } else {
                      vErrors.push(err91);
                    }
                    errors++;
                  }
                  if (data28.class_fix === void 0 || !func0.call(data28, "class_fix")) {
                    const err92 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/required", keyword: "required", params: { missingProperty: "class_fix" }, message: "must have required property 'class_fix'" };
                    if (vErrors === null) {
                      vErrors = [err92];
                    } else {
                      vErrors.push(err92);
                    }
                    errors++;
                  }
                  if (data28.tier === void 0 || !func0.call(data28, "tier")) {
                    const err93 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/required", keyword: "required", params: { missingProperty: "tier" }, message: "must have required property 'tier'" };
                    if (vErrors === null) {
                      vErrors = [err93];
                    } else {
                      vErrors.push(err93);
                    }
                    errors++;
                  }
                  if (data28.escape_type === void 0 || !func0.call(data28, "escape_type")) {
                    const err94 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/required", keyword: "required", params: { missingProperty: "escape_type" }, message: "must have required property 'escape_type'" };
                    if (vErrors === null) {
                      vErrors = [err94];
                    } else {
                      vErrors.push(err94);
                    }
                    errors++;
                  }
                  if (data28.invariant_ref === void 0 || !func0.call(data28, "invariant_ref")) {
                    const err95 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/required", keyword: "required", params: { missingProperty: "invariant_ref" }, message: "must have required property 'invariant_ref'" };
                    if (vErrors === null) {
                      vErrors = [err95];
                    } else {
                      vErrors.push(err95);
                    }
                    errors++;
                  }
                  if (data28.architecture_ref === void 0 || !func0.call(data28, "architecture_ref")) {
                    const err96 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/required", keyword: "required", params: { missingProperty: "architecture_ref" }, message: "must have required property 'architecture_ref'" };
                    if (vErrors === null) {
                      vErrors = [err96];
                    } else {
                      vErrors.push(err96);
                    }
                    errors++;
                  }
                  if (data28.source === void 0 || !func0.call(data28, "source")) {
                    const err97 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'" };
                    if (vErrors === null) {
                      vErrors = [err97];
                    } else {
                      vErrors.push(err97);
                    }
                    errors++;
                  }
                  if (data28.agent === void 0 || !func0.call(data28, "agent")) {
                    const err98 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'" };
                    if (vErrors === null) {
                      vErrors = [err98];
                    } else {
                      vErrors.push(err98);
                    }
                    errors++;
                  }
                  if (data28.status === void 0 || !func0.call(data28, "status")) {
                    const err99 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
                    if (vErrors === null) {
                      vErrors = [err99];
                    } else {
                      vErrors.push(err99);
                    }
                    errors++;
                  }
                  if (data28.bounty === void 0 || !func0.call(data28, "bounty")) {
                    const err100 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/required", keyword: "required", params: { missingProperty: "bounty" }, message: "must have required property 'bounty'" };
                    if (vErrors === null) {
                      vErrors = [err100];
                    } else {
                      vErrors.push(err100);
                    }
                    errors++;
                  }
                  if (data28.round === void 0 || !func0.call(data28, "round")) {
                    const err101 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                    if (vErrors === null) {
                      vErrors = [err101];
                    } else {
                      vErrors.push(err101);
                    }
                    errors++;
                  }
                  if (data28.timestamp === void 0 || !func0.call(data28, "timestamp")) {
                    const err102 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/required", keyword: "required", params: { missingProperty: "timestamp" }, message: "must have required property 'timestamp'" };
                    if (vErrors === null) {
                      vErrors = [err102];
                    } else {
                      vErrors.push(err102);
                    }
                    errors++;
                  }
                  if (data28.fingerprint === void 0 || !func0.call(data28, "fingerprint")) {
                    const err103 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/required", keyword: "required", params: { missingProperty: "fingerprint" }, message: "must have required property 'fingerprint'" };
                    if (vErrors === null) {
                      vErrors = [err103];
                    } else {
                      vErrors.push(err103);
                    }
                    errors++;
                  }
                  if (data28.reason === void 0 || !func0.call(data28, "reason")) {
                    const err104 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                    if (vErrors === null) {
                      vErrors = [err104];
                    } else {
                      vErrors.push(err104);
                    }
                    errors++;
                  }
                  for (const key8 of Object.keys(data28)) {
                    if (!func0.call(schema11.anyOf[3].properties.findings.items.properties, key8)) {
                      const err105 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties" };
                      if (vErrors === null) {
                        vErrors = [err105];
                      } else {
                        vErrors.push(err105);
                      }
                      errors++;
                    }
                  }
                  if (data28.id !== void 0 && func0.call(data28, "id")) {
                    let data29 = data28.id;
                    if (typeof data29 === "string") {
                      if (func122(data29) > 40) {
                        const err106 = { instancePath: instancePath + "/findings/" + i0 + "/id", schemaPath: "#/anyOf/3/properties/findings/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                        if (vErrors === null) {
                          vErrors = [err106];
                        } else {
                          vErrors.push(err106);
                        }
                        errors++;
                      }
                      if (func122(data29) < 1) {
                        const err107 = { instancePath: instancePath + "/findings/" + i0 + "/id", schemaPath: "#/anyOf/3/properties/findings/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        if (vErrors === null) {
                          vErrors = [err107];
                        } else {
                          vErrors.push(err107);
                        }
                        errors++;
                      }
                      if (!pattern12.test(data29)) {
                        const err108 = { instancePath: instancePath + "/findings/" + i0 + "/id", schemaPath: "#/anyOf/3/properties/findings/items/properties/id/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                        if (vErrors === null) {
                          vErrors = [err108];
                        } else {
                          vErrors.push(err108);
                        }
                        errors++;
                      }
                    } else {
                      const err109 = { instancePath: instancePath + "/findings/" + i0 + "/id", schemaPath: "#/anyOf/3/properties/findings/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err109];
                      } else {
                        vErrors.push(err109);
                      }
                      errors++;
                    }
                  }
                  if (data28.severity !== void 0 && func0.call(data28, "severity")) {
                    let data30 = data28.severity;
                    if (!(data30 === "critical" || data30 === "high" || data30 === "medium" || data30 === "low")) {
                      const err110 = { instancePath: instancePath + "/findings/" + i0 + "/severity", schemaPath: "#/anyOf/3/properties/findings/items/properties/severity/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[3].properties.findings.items.properties.severity.enum }, message: "must be equal to one of the allowed values" };
                      if (vErrors === null) {
                        vErrors = [err110];
                      } else {
                        vErrors.push(err110);
                      }
                      errors++;
                    }
                  }
                  if (data28.title !== void 0 && func0.call(data28, "title")) {
                    if (typeof data28.title !== "string") {
                      const err111 = { instancePath: instancePath + "/findings/" + i0 + "/title", schemaPath: "#/anyOf/3/properties/findings/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err111];
                      } else {
                        vErrors.push(err111);
                      }
                      errors++;
                    }
                  }
                  if (data28.description !== void 0 && func0.call(data28, "description")) {
                    if (typeof data28.description !== "string") {
                      const err112 = { instancePath: instancePath + "/findings/" + i0 + "/description", schemaPath: "#/anyOf/3/properties/findings/items/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err112];
                      } else {
                        vErrors.push(err112);
                      }
                      errors++;
                    }
                  }
                  if (data28.evidence !== void 0 && func0.call(data28, "evidence")) {
                    if (typeof data28.evidence !== "string") {
                      const err113 = { instancePath: instancePath + "/findings/" + i0 + "/evidence", schemaPath: "#/anyOf/3/properties/findings/items/properties/evidence/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err113];
                      } else {
                        vErrors.push(err113);
                      }
                      errors++;
                    }
                  }
                  if (data28.impact !== void 0 && func0.call(data28, "impact")) {
                    if (typeof data28.impact !== "string") {
                      const err114 = { instancePath: instancePath + "/findings/" + i0 + "/impact", schemaPath: "#/anyOf/3/properties/findings/items/properties/impact/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err114];
                      } else {
                        vErrors.push(err114);
                      }
                      errors++;
                    }
                  }
                  if (data28.location !== void 0 && func0.call(data28, "location")) {
                    let data35 = data28.location;
                    if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
                      if (data35.file === void 0 || !func0.call(data35, "file")) {
                        const err115 = { instancePath: instancePath + "/findings/" + i0 + "/location", schemaPath: "#/anyOf/3/properties/findings/items/properties/location/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
                        if (vErrors === null) {
                          vErrors = [err115];
                        } else {
                          vErrors.push(err115);
                        }
                        errors++;
                      }
                      if (data35.lines === void 0 || !func0.call(data35, "lines")) {
                        const err116 = { instancePath: instancePath + "/findings/" + i0 + "/location", schemaPath: "#/anyOf/3/properties/findings/items/properties/location/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                        if (vErrors === null) {
                          vErrors = [err116];
                        } else {
                          vErrors.push(err116);
                        }
                        errors++;
                      }
                      for (const key9 of Object.keys(data35)) {
                        if (!(key9 === "file" || key9 === "lines")) {
                          const err117 = { instancePath: instancePath + "/findings/" + i0 + "/location", schemaPath: "#/anyOf/3/properties/findings/items/properties/location/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties" };
                          if (vErrors === null) {
                            vErrors = [err117];
                          } else {
                            vErrors.push(err117);
                          }
                          errors++;
                        }
                      }
                      if (data35.file !== void 0 && func0.call(data35, "file")) {
                        let data36 = data35.file;
                        if (typeof data36 === "string") {
                          if (func122(data36) > 4096) {
                            const err118 = { instancePath: instancePath + "/findings/" + i0 + "/location/file", schemaPath: "#/anyOf/3/properties/findings/items/properties/location/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                            if (vErrors === null) {
                              vErrors = [err118];
                            } else {
                              vErrors.push(err118);
                            }
                            errors++;
                          }
                          if (func122(data36) < 1) {
                            const err119 = { instancePath: instancePath + "/findings/" + i0 + "/location/file", schemaPath: "#/anyOf/3/properties/findings/items/properties/location/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                            if (vErrors === null) {
                              vErrors = [err119];
                            } else {
                              vErrors.push(err119);
                            }
                            errors++;
                          }
                        } else {
                          const err120 = { instancePath: instancePath + "/findings/" + i0 + "/location/file", schemaPath: "#/anyOf/3/properties/findings/items/properties/location/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err120];
                          } else {
                            vErrors.push(err120);
                          }
                          errors++;
                        }
                      }
                      if (data35.lines !== void 0 && func0.call(data35, "lines")) {
                        let data37 = data35.lines;
                        if (Array.isArray(data37)) {
                          if (data37.length > 2) {
                            const err121 = { instancePath: instancePath + "/findings/" + i0 + "/location/lines", schemaPath: "#/anyOf/3/properties/findings/items/properties/location/properties/lines/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
                            if (vErrors === null) {
                              vErrors = [err121];
                            } else {
                              vErrors.push(err121);
                            }
                            errors++;
                          }
                          if (data37.length < 2) {
                            const err122 = { instancePath: instancePath + "/findings/" + i0 + "/location/lines", schemaPath: "#/anyOf/3/properties/findings/items/properties/location/properties/lines/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
                            if (vErrors === null) {
                              vErrors = [err122];
                            } else {
                              vErrors.push(err122);
                            }
                            errors++;
                          }
                          const len1 = data37.length;
                          for (let i1 = 0; i1 < len1; i1++) {
                            let data38 = data37[i1];
                            if (!(typeof data38 == "number" && (!(data38 % 1) && !isNaN(data38)) && isFinite(data38))) {
                              const err123 = { instancePath: instancePath + "/findings/" + i0 + "/location/lines/" + i1, schemaPath: "#/anyOf/3/properties/findings/items/properties/location/properties/lines/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                              if (vErrors === null) {
                                vErrors = [err123];
                              } else {
                                vErrors.push(err123);
                              }
                              errors++;
                            }
                            if (typeof data38 == "number" && isFinite(data38)) {
                              if (data38 < 1 || isNaN(data38)) {
                                const err124 = { instancePath: instancePath + "/findings/" + i0 + "/location/lines/" + i1, schemaPath: "#/anyOf/3/properties/findings/items/properties/location/properties/lines/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                if (vErrors === null) {
                                  vErrors = [err124];
                                } else {
                                  vErrors.push(err124);
                                }
                                errors++;
                              }
                            }
                          }
                        } else {
                          const err125 = { instancePath: instancePath + "/findings/" + i0 + "/location/lines", schemaPath: "#/anyOf/3/properties/findings/items/properties/location/properties/lines/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                          if (vErrors === null) {
                            vErrors = [err125];
                          } else {
                            vErrors.push(err125);
                          }
                          errors++;
                        }
                      }
                    } else {
                      const err126 = { instancePath: instancePath + "/findings/" + i0 + "/location", schemaPath: "#/anyOf/3/properties/findings/items/properties/location/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      if (vErrors === null) {
                        vErrors = [err126];
                      } else {
                        vErrors.push(err126);
                      }
                      errors++;
                    }
                  }
                  if (data28.instance_fix !== void 0 && func0.call(data28, "instance_fix")) {
                    if (typeof data28.instance_fix !== "string") {
                      const err127 = { instancePath: instancePath + "/findings/" + i0 + "/instance_fix", schemaPath: "#/anyOf/3/properties/findings/items/properties/instance_fix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err127];
                      } else {
                        vErrors.push(err127);
                      }
                      errors++;
                    }
                  }
                  if (data28.class_fix !== void 0 && func0.call(data28, "class_fix")) {
                    if (typeof data28.class_fix !== "string") {
                      const err128 = { instancePath: instancePath + "/findings/" + i0 + "/class_fix", schemaPath: "#/anyOf/3/properties/findings/items/properties/class_fix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err128];
                      } else {
                        vErrors.push(err128);
                      }
                      errors++;
                    }
                  }
                  if (data28.tier !== void 0 && func0.call(data28, "tier")) {
                    let data41 = data28.tier;
                    if (!(data41 === "confirmed" || data41 === "probable" || data41 === "suspicious")) {
                      const err129 = { instancePath: instancePath + "/findings/" + i0 + "/tier", schemaPath: "#/anyOf/3/properties/findings/items/properties/tier/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[3].properties.findings.items.properties.tier.enum }, message: "must be equal to one of the allowed values" };
                      if (vErrors === null) {
                        vErrors = [err129];
                      } else {
                        vErrors.push(err129);
                      }
                      errors++;
                    }
                  }
                  if (data28.escape_type !== void 0 && func0.call(data28, "escape_type")) {
                    let data42 = data28.escape_type;
                    const _errs100 = errors;
                    let valid15 = false;
                    const _errs101 = errors;
                    if (!(data42 === "implementation" || data42 === "spec" || data42 === "non-escape")) {
                      const err130 = { instancePath: instancePath + "/findings/" + i0 + "/escape_type", schemaPath: "#/anyOf/3/properties/findings/items/properties/escape_type/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[3].properties.findings.items.properties.escape_type.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
                      if (vErrors === null) {
                        vErrors = [err130];
                      } else {
                        vErrors.push(err130);
                      }
                      errors++;
                    }
                    var _valid1 = _errs101 === errors;
                    valid15 = valid15 || _valid1;
                    if (!valid15) {
                      const _errs102 = errors;
                      if (data42 !== null) {
                        const err131 = { instancePath: instancePath + "/findings/" + i0 + "/escape_type", schemaPath: "#/anyOf/3/properties/findings/items/properties/escape_type/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                        if (vErrors === null) {
                          vErrors = [err131];
                        } else {
                          vErrors.push(err131);
                        }
                        errors++;
                      }
                      var _valid1 = _errs102 === errors;
                      valid15 = valid15 || _valid1;
                    }
                    if (!valid15) {
                      const err132 = { instancePath: instancePath + "/findings/" + i0 + "/escape_type", schemaPath: "#/anyOf/3/properties/findings/items/properties/escape_type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                      if (vErrors === null) {
                        vErrors = [err132];
                      } else {
                        vErrors.push(err132);
                      }
                      errors++;
                    } else {
                      errors = _errs100;
                      if (vErrors !== null) {
                        if (_errs100) {
                          vErrors.length = _errs100;
                        } else {
                          vErrors = null;
                        }
                      }
                    }
                  }
                  if (data28.invariant_ref !== void 0 && func0.call(data28, "invariant_ref")) {
                    let data43 = data28.invariant_ref;
                    const _errs105 = errors;
                    let valid16 = false;
                    const _errs106 = errors;
                    if (typeof data43 !== "string") {
                      const err133 = { instancePath: instancePath + "/findings/" + i0 + "/invariant_ref", schemaPath: "#/anyOf/3/properties/findings/items/properties/invariant_ref/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err133];
                      } else {
                        vErrors.push(err133);
                      }
                      errors++;
                    }
                    var _valid2 = _errs106 === errors;
                    valid16 = valid16 || _valid2;
                    if (!valid16) {
                      const _errs108 = errors;
                      if (data43 !== null) {
                        const err134 = { instancePath: instancePath + "/findings/" + i0 + "/invariant_ref", schemaPath: "#/anyOf/3/properties/findings/items/properties/invariant_ref/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                        if (vErrors === null) {
                          vErrors = [err134];
                        } else {
                          vErrors.push(err134);
                        }
                        errors++;
                      }
                      var _valid2 = _errs108 === errors;
                      valid16 = valid16 || _valid2;
                    }
                    if (!valid16) {
                      const err135 = { instancePath: instancePath + "/findings/" + i0 + "/invariant_ref", schemaPath: "#/anyOf/3/properties/findings/items/properties/invariant_ref/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                      if (vErrors === null) {
                        vErrors = [err135];
                      } else {
                        vErrors.push(err135);
                      }
                      errors++;
                    } else {
                      errors = _errs105;
                      if (vErrors !== null) {
                        if (_errs105) {
                          vErrors.length = _errs105;
                        } else {
                          vErrors = null;
                        }
                      }
                    }
                  }
                  if (data28.architecture_ref !== void 0 && func0.call(data28, "architecture_ref")) {
                    let data44 = data28.architecture_ref;
                    const _errs111 = errors;
                    let valid17 = false;
                    const _errs112 = errors;
                    if (typeof data44 !== "string") {
                      const err136 = { instancePath: instancePath + "/findings/" + i0 + "/architecture_ref", schemaPath: "#/anyOf/3/properties/findings/items/properties/architecture_ref/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err136];
                      } else {
                        vErrors.push(err136);
                      }
                      errors++;
                    }
                    var _valid3 = _errs112 === errors;
                    valid17 = valid17 || _valid3;
                    if (!valid17) {
                      const _errs114 = errors;
                      if (data44 !== null) {
                        const err137 = { instancePath: instancePath + "/findings/" + i0 + "/architecture_ref", schemaPath: "#/anyOf/3/properties/findings/items/properties/architecture_ref/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                        if (vErrors === null) {
                          vErrors = [err137];
                        } else {
                          vErrors.push(err137);
                        }
                        errors++;
                      }
                      var _valid3 = _errs114 === errors;
                      valid17 = valid17 || _valid3;
                    }
                    if (!valid17) {
                      const err138 = { instancePath: instancePath + "/findings/" + i0 + "/architecture_ref", schemaPath: "#/anyOf/3/properties/findings/items/properties/architecture_ref/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                      if (vErrors === null) {
                        vErrors = [err138];
                      } else {
                        vErrors.push(err138);
                      }
                      errors++;
                    } else {
                      errors = _errs111;
                      if (vErrors !== null) {
                        if (_errs111) {
                          vErrors.length = _errs111;
                        } else {
                          vErrors = null;
                        }
                      }
                    }
                  }
                  if (data28.source !== void 0 && func0.call(data28, "source")) {
                    let data45 = data28.source;
                    if (!(data45 === "audit-specialist" || data45 === "fix-diff-reviewer" || data45 === "tests")) {
                      const err139 = { instancePath: instancePath + "/findings/" + i0 + "/source", schemaPath: "#/anyOf/3/properties/findings/items/properties/source/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[3].properties.findings.items.properties.source.enum }, message: "must be equal to one of the allowed values" };
                      if (vErrors === null) {
                        vErrors = [err139];
                      } else {
                        vErrors.push(err139);
                      }
                      errors++;
                    }
                  }
                  if (data28.agent !== void 0 && func0.call(data28, "agent")) {
                    let data46 = data28.agent;
                    if (typeof data46 === "string") {
                      if (func122(data46) > 100) {
                        const err140 = { instancePath: instancePath + "/findings/" + i0 + "/agent", schemaPath: "#/anyOf/3/properties/findings/items/properties/agent/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                        if (vErrors === null) {
                          vErrors = [err140];
                        } else {
                          vErrors.push(err140);
                        }
                        errors++;
                      }
                      if (func122(data46) < 1) {
                        const err141 = { instancePath: instancePath + "/findings/" + i0 + "/agent", schemaPath: "#/anyOf/3/properties/findings/items/properties/agent/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        if (vErrors === null) {
                          vErrors = [err141];
                        } else {
                          vErrors.push(err141);
                        }
                        errors++;
                      }
                      if (!pattern12.test(data46)) {
                        const err142 = { instancePath: instancePath + "/findings/" + i0 + "/agent", schemaPath: "#/anyOf/3/properties/findings/items/properties/agent/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                        if (vErrors === null) {
                          vErrors = [err142];
                        } else {
                          vErrors.push(err142);
                        }
                        errors++;
                      }
                    } else {
                      const err143 = { instancePath: instancePath + "/findings/" + i0 + "/agent", schemaPath: "#/anyOf/3/properties/findings/items/properties/agent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err143];
                      } else {
                        vErrors.push(err143);
                      }
                      errors++;
                    }
                  }
                  if (data28.status !== void 0 && func0.call(data28, "status")) {
                    let data47 = data28.status;
                    if (!(data47 === "open" || data47 === "fixed" || data47 === "deferred" || data47 === "disputed")) {
                      const err144 = { instancePath: instancePath + "/findings/" + i0 + "/status", schemaPath: "#/anyOf/3/properties/findings/items/properties/status/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[3].properties.findings.items.properties.status.enum }, message: "must be equal to one of the allowed values" };
                      if (vErrors === null) {
                        vErrors = [err144];
                      } else {
                        vErrors.push(err144);
                      }
                      errors++;
                    }
                  }
                  if (data28.bounty !== void 0 && func0.call(data28, "bounty")) {
                    let data48 = data28.bounty;
                    if (!(typeof data48 == "number" && (!(data48 % 1) && !isNaN(data48)) && isFinite(data48))) {
                      const err145 = { instancePath: instancePath + "/findings/" + i0 + "/bounty", schemaPath: "#/anyOf/3/properties/findings/items/properties/bounty/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      if (vErrors === null) {
                        vErrors = [err145];
                      } else {
                        vErrors.push(err145);
                      }
                      errors++;
                    }
                  }
                  if (data28.round !== void 0 && func0.call(data28, "round")) {
                    let data49 = data28.round;
                    if (!(typeof data49 == "number" && (!(data49 % 1) && !isNaN(data49)) && isFinite(data49))) {
                      const err146 = { instancePath: instancePath + "/findings/" + i0 + "/round", schemaPath: "#/anyOf/3/properties/findings/items/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      if (vErrors === null) {
                        vErrors = [err146];
                      } else {
                        vErrors.push(err146);
                      }
                      errors++;
                    }
                    if (typeof data49 == "number" && isFinite(data49)) {
                      if (data49 < 1 || isNaN(data49)) {
                        const err147 = { instancePath: instancePath + "/findings/" + i0 + "/round", schemaPath: "#/anyOf/3/properties/findings/items/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                        if (vErrors === null) {
                          vErrors = [err147];
                        } else {
                          vErrors.push(err147);
                        }
                        errors++;
                      }
                    }
                  }
                  if (data28.timestamp !== void 0 && func0.call(data28, "timestamp")) {
                    if (typeof data28.timestamp !== "string") {
                      const err148 = { instancePath: instancePath + "/findings/" + i0 + "/timestamp", schemaPath: "#/anyOf/3/properties/findings/items/properties/timestamp/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err148];
                      } else {
                        vErrors.push(err148);
                      }
                      errors++;
                    }
                  }
                  if (data28.fingerprint !== void 0 && func0.call(data28, "fingerprint")) {
                    let data51 = data28.fingerprint;
                    if (typeof data51 === "string") {
                      if (!pattern14.test(data51)) {
                        const err149 = { instancePath: instancePath + "/findings/" + i0 + "/fingerprint", schemaPath: "#/anyOf/3/properties/findings/items/properties/fingerprint/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' };
                        if (vErrors === null) {
                          vErrors = [err149];
                        } else {
                          vErrors.push(err149);
                        }
                        errors++;
                      }
                    } else {
                      const err150 = { instancePath: instancePath + "/findings/" + i0 + "/fingerprint", schemaPath: "#/anyOf/3/properties/findings/items/properties/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err150];
                      } else {
                        vErrors.push(err150);
                      }
                      errors++;
                    }
                  }
                  if (data28.reason !== void 0 && func0.call(data28, "reason")) {
                    let data52 = data28.reason;
                    const _errs129 = errors;
                    let valid18 = false;
                    const _errs130 = errors;
                    if (typeof data52 !== "string") {
                      const err151 = { instancePath: instancePath + "/findings/" + i0 + "/reason", schemaPath: "#/anyOf/3/properties/findings/items/properties/reason/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err151];
                      } else {
                        vErrors.push(err151);
                      }
                      errors++;
                    }
                    var _valid4 = _errs130 === errors;
                    valid18 = valid18 || _valid4;
                    if (!valid18) {
                      const _errs132 = errors;
                      if (data52 !== null) {
                        const err152 = { instancePath: instancePath + "/findings/" + i0 + "/reason", schemaPath: "#/anyOf/3/properties/findings/items/properties/reason/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                        if (vErrors === null) {
                          vErrors = [err152];
                        } else {
                          vErrors.push(err152);
                        }
                        errors++;
                      }
                      var _valid4 = _errs132 === errors;
                      valid18 = valid18 || _valid4;
                    }
                    if (!valid18) {
                      const err153 = { instancePath: instancePath + "/findings/" + i0 + "/reason", schemaPath: "#/anyOf/3/properties/findings/items/properties/reason/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                      if (vErrors === null) {
                        vErrors = [err153];
                      } else {
                        vErrors.push(err153);
                      }
                      errors++;
                    } else {
                      errors = _errs129;
                      if (vErrors !== null) {
                        if (_errs129) {
                          vErrors.length = _errs129;
                        } else {
                          vErrors = null;
                        }
                      }
                    }
                  }
                } else {
                  const err154 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  if (vErrors === null) {
                    vErrors = [err154];
                  } else {
                    vErrors.push(err154);
                  }
                  errors++;
                }
              }
            } else {
              const err155 = { instancePath: instancePath + "/findings", schemaPath: "#/anyOf/3/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              if (vErrors === null) {
                vErrors = [err155];
              } else {
                vErrors.push(err155);
              }
              errors++;
            }
          }
          if (data.rejected !== void 0 && func0.call(data, "rejected")) {
            let data53 = data.rejected;
            if (Array.isArray(data53)) {
              const len2 = data53.length;
              for (let i2 = 0; i2 < len2; i2++) {
                let data54 = data53[i2];
                if (data54 && typeof data54 == "object" && !Array.isArray(data54)) {
                  if (data54.id === void 0 || !func0.call(data54, "id")) {
                    const err156 = { instancePath: instancePath + "/rejected/" + i2, schemaPath: "#/anyOf/3/properties/rejected/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                    if (vErrors === null) {
                      vErrors = [err156];
                    } else {
                      vErrors.push(err156);
                    }
                    errors++;
                  }
                  if (data54.title === void 0 || !func0.call(data54, "title")) {
                    const err157 = { instancePath: instancePath + "/rejected/" + i2, schemaPath: "#/anyOf/3/properties/rejected/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
                    if (vErrors === null) {
                      vErrors = [err157];
                    } else {
                      vErrors.push(err157);
                    }
                    errors++;
                  }
                  if (data54.agent === void 0 || !func0.call(data54, "agent")) {
                    const err158 = { instancePath: instancePath + "/rejected/" + i2, schemaPath: "#/anyOf/3/properties/rejected/items/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'" };
                    if (vErrors === null) {
                      vErrors = [err158];
                    } else {
                      vErrors.push(err158);
                    }
                    errors++;
                  }
                  if (data54.reason === void 0 || !func0.call(data54, "reason")) {
                    const err159 = { instancePath: instancePath + "/rejected/" + i2, schemaPath: "#/anyOf/3/properties/rejected/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                    if (vErrors === null) {
                      vErrors = [err159];
                    } else {
                      vErrors.push(err159);
                    }
                    errors++;
                  }
                  if (data54.penalty_applied === void 0 || !func0.call(data54, "penalty_applied")) {
                    const err160 = { instancePath: instancePath + "/rejected/" + i2, schemaPath: "#/anyOf/3/properties/rejected/items/required", keyword: "required", params: { missingProperty: "penalty_applied" }, message: "must have required property 'penalty_applied'" };
                    if (vErrors === null) {
                      vErrors = [err160];
                    } else {
                      vErrors.push(err160);
                    }
                    errors++;
                  }
                  for (const key10 of Object.keys(data54)) {
                    if (!(key10 === "id" || key10 === "title" || key10 === "agent" || key10 === "reason" || key10 === "penalty_applied")) {
                      const err161 = { instancePath: instancePath + "/rejected/" + i2, schemaPath: "#/anyOf/3/properties/rejected/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties" };
                      if (vErrors === null) {
                        vErrors = [err161];
                      } else {
                        vErrors.push(err161);
                      }
                      errors++;
                    }
                  }
                  if (data54.id !== void 0 && func0.call(data54, "id")) {
                    let data55 = data54.id;
                    if (typeof data55 === "string") {
                      if (func122(data55) > 40) {
                        const err162 = { instancePath: instancePath + "/rejected/" + i2 + "/id", schemaPath: "#/anyOf/3/properties/rejected/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                        if (vErrors === null) {
                          vErrors = [err162];
                        } else {
                          vErrors.push(err162);
                        }
                        errors++;
                      }
                      if (func122(data55) < 1) {
                        const err163 = { instancePath: instancePath + "/rejected/" + i2 + "/id", schemaPath: "#/anyOf/3/properties/rejected/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        if (vErrors === null) {
                          vErrors = [err163];
                        } else {
                          vErrors.push(err163);
                        }
                        errors++;
                      }
                      if (!pattern12.test(data55)) {
                        const err164 = { instancePath: instancePath + "/rejected/" + i2 + "/id", schemaPath: "#/anyOf/3/properties/rejected/items/properties/id/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                        if (vErrors === null) {
                          vErrors = [err164];
                        } else {
                          vErrors.push(err164);
                        }
                        errors++;
                      }
                    } else {
                      const err165 = { instancePath: instancePath + "/rejected/" + i2 + "/id", schemaPath: "#/anyOf/3/properties/rejected/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err165];
                      } else {
                        vErrors.push(err165);
                      }
                      errors++;
                    }
                  }
                  if (data54.title !== void 0 && func0.call(data54, "title")) {
                    if (typeof data54.title !== "string") {
                      const err166 = { instancePath: instancePath + "/rejected/" + i2 + "/title", schemaPath: "#/anyOf/3/properties/rejected/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err166];
                      } else {
                        vErrors.push(err166);
                      }
                      errors++;
                    }
                  }
                  if (data54.agent !== void 0 && func0.call(data54, "agent")) {
                    if (typeof data54.agent !== "string") {
                      const err167 = { instancePath: instancePath + "/rejected/" + i2 + "/agent", schemaPath: "#/anyOf/3/properties/rejected/items/properties/agent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err167];
                      } else {
                        vErrors.push(err167);
                      }
                      errors++;
                    }
                  }
                  if (data54.reason !== void 0 && func0.call(data54, "reason")) {
                    if (typeof data54.reason !== "string") {
                      const err168 = { instancePath: instancePath + "/rejected/" + i2 + "/reason", schemaPath: "#/anyOf/3/properties/rejected/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err168];
                      } else {
                        vErrors.push(err168);
                      }
                      errors++;
                    }
                  }
                  if (data54.penalty_applied !== void 0 && func0.call(data54, "penalty_applied")) {
                    let data59 = data54.penalty_applied;
                    if (!(typeof data59 == "number" && (!(data59 % 1) && !isNaN(data59)) && isFinite(data59))) {
                      const err169 = { instancePath: instancePath + "/rejected/" + i2 + "/penalty_applied", schemaPath: "#/anyOf/3/properties/rejected/items/properties/penalty_applied/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      if (vErrors === null) {
                        vErrors = [err169];
                      } else {
                        vErrors.push(err169);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err170 = { instancePath: instancePath + "/rejected/" + i2, schemaPath: "#/anyOf/3/properties/rejected/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  if (vErrors === null) {
                    vErrors = [err170];
                  } else {
                    vErrors.push(err170);
                  }
                  errors++;
                }
              }
            } else {
              const err171 = { instancePath: instancePath + "/rejected", schemaPath: "#/anyOf/3/properties/rejected/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              if (vErrors === null) {
                vErrors = [err171];
              } else {
                vErrors.push(err171);
              }
              errors++;
            }
          }
          if (data.gaps !== void 0 && func0.call(data, "gaps")) {
            let data60 = data.gaps;
            if (Array.isArray(data60)) {
              const len3 = data60.length;
              for (let i3 = 0; i3 < len3; i3++) {
                if (typeof data60[i3] !== "string") {
                  const err172 = { instancePath: instancePath + "/gaps/" + i3, schemaPath: "#/anyOf/3/properties/gaps/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err172];
                  } else {
                    vErrors.push(err172);
                  }
                  errors++;
                }
              }
            } else {
              const err173 = { instancePath: instancePath + "/gaps", schemaPath: "#/anyOf/3/properties/gaps/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              if (vErrors === null) {
                vErrors = [err173];
              } else {
                vErrors.push(err173);
              }
              errors++;
            }
          }
          if (data.unopened !== void 0 && func0.call(data, "unopened")) {
            let data62 = data.unopened;
            if (Array.isArray(data62)) {
              const len4 = data62.length;
              for (let i4 = 0; i4 < len4; i4++) {
                let data63 = data62[i4];
                if (typeof data63 === "string") {
                  if (func122(data63) > 4096) {
                    const err174 = { instancePath: instancePath + "/unopened/" + i4, schemaPath: "#/anyOf/3/properties/unopened/items/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                    if (vErrors === null) {
                      vErrors = [err174];
                    } else {
                      vErrors.push(err174);
                    }
                    errors++;
                  }
                  if (func122(data63) < 1) {
                    const err175 = { instancePath: instancePath + "/unopened/" + i4, schemaPath: "#/anyOf/3/properties/unopened/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    if (vErrors === null) {
                      vErrors = [err175];
                    } else {
                      vErrors.push(err175);
                    }
                    errors++;
                  }
                } else {
                  const err176 = { instancePath: instancePath + "/unopened/" + i4, schemaPath: "#/anyOf/3/properties/unopened/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err176];
                  } else {
                    vErrors.push(err176);
                  }
                  errors++;
                }
              }
            } else {
              const err177 = { instancePath: instancePath + "/unopened", schemaPath: "#/anyOf/3/properties/unopened/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              if (vErrors === null) {
                vErrors = [err177];
              } else {
                vErrors.push(err177);
              }
              errors++;
            }
          }
          if (data.after !== void 0 && func0.call(data, "after")) {
            let data64 = data.after;
            if (data64 && typeof data64 == "object" && !Array.isArray(data64)) {
              if (data64.lines === void 0 || !func0.call(data64, "lines")) {
                const err178 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/3/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                if (vErrors === null) {
                  vErrors = [err178];
                } else {
                  vErrors.push(err178);
                }
                errors++;
              }
              if (data64.sha256 === void 0 || !func0.call(data64, "sha256")) {
                const err179 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/3/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                if (vErrors === null) {
                  vErrors = [err179];
                } else {
                  vErrors.push(err179);
                }
                errors++;
              }
              for (const key11 of Object.keys(data64)) {
                if (!(key11 === "lines" || key11 === "sha256")) {
                  const err180 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/3/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err180];
                  } else {
                    vErrors.push(err180);
                  }
                  errors++;
                }
              }
              if (data64.lines !== void 0 && func0.call(data64, "lines")) {
                let data65 = data64.lines;
                if (!(typeof data65 == "number" && (!(data65 % 1) && !isNaN(data65)) && isFinite(data65))) {
                  const err181 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/3/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err181];
                  } else {
                    vErrors.push(err181);
                  }
                  errors++;
                }
                if (typeof data65 == "number" && isFinite(data65)) {
                  if (data65 < 0 || isNaN(data65)) {
                    const err182 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/3/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                    if (vErrors === null) {
                      vErrors = [err182];
                    } else {
                      vErrors.push(err182);
                    }
                    errors++;
                  }
                }
              }
              if (data64.sha256 !== void 0 && func0.call(data64, "sha256")) {
                let data66 = data64.sha256;
                if (typeof data66 === "string") {
                  if (!pattern2.test(data66)) {
                    const err183 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/3/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                    if (vErrors === null) {
                      vErrors = [err183];
                    } else {
                      vErrors.push(err183);
                    }
                    errors++;
                  }
                } else {
                  const err184 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/3/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err184];
                  } else {
                    vErrors.push(err184);
                  }
                  errors++;
                }
              }
            } else {
              const err185 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/3/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err185];
              } else {
                vErrors.push(err185);
              }
              errors++;
            }
          }
        } else {
          const err186 = { instancePath, schemaPath: "#/anyOf/3/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err186];
          } else {
            vErrors.push(err186);
          }
          errors++;
        }
        var _valid0 = _errs58 === errors;
        valid0 = valid0 || _valid0;
        if (!valid0) {
          const _errs164 = errors;
          if (data && typeof data == "object" && !Array.isArray(data)) {
            if (data.at === void 0 || !func0.call(data, "at")) {
              const err187 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
              if (vErrors === null) {
                vErrors = [err187];
              } else {
                vErrors.push(err187);
              }
              errors++;
            }
            if (data.kind === void 0 || !func0.call(data, "kind")) {
              const err188 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
              if (vErrors === null) {
                vErrors = [err188];
              } else {
                vErrors.push(err188);
              }
              errors++;
            }
            if (data.round === void 0 || !func0.call(data, "round")) {
              const err189 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
              if (vErrors === null) {
                vErrors = [err189];
              } else {
                vErrors.push(err189);
              }
              errors++;
            }
            if (data.run === void 0 || !func0.call(data, "run")) {
              const err190 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "run" }, message: "must have required property 'run'" };
              if (vErrors === null) {
                vErrors = [err190];
              } else {
                vErrors.push(err190);
              }
              errors++;
            }
            if (data.decisions === void 0 || !func0.call(data, "decisions")) {
              const err191 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "decisions" }, message: "must have required property 'decisions'" };
              if (vErrors === null) {
                vErrors = [err191];
              } else {
                vErrors.push(err191);
              }
              errors++;
            }
            for (const key12 of Object.keys(data)) {
              if (!(key12 === "at" || key12 === "kind" || key12 === "round" || key12 === "run" || key12 === "decisions" || key12 === "after")) {
                const err192 = { instancePath, schemaPath: "#/anyOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err192];
                } else {
                  vErrors.push(err192);
                }
                errors++;
              }
            }
            if (data.at !== void 0 && func0.call(data, "at")) {
              let data67 = data.at;
              if (typeof data67 === "string") {
                if (!pattern0.test(data67)) {
                  const err193 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/4/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                  if (vErrors === null) {
                    vErrors = [err193];
                  } else {
                    vErrors.push(err193);
                  }
                  errors++;
                }
              } else {
                const err194 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/4/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err194];
                } else {
                  vErrors.push(err194);
                }
                errors++;
              }
            }
            if (data.kind !== void 0 && func0.call(data, "kind")) {
              let data68 = data.kind;
              if (typeof data68 !== "string") {
                const err195 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/4/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err195];
                } else {
                  vErrors.push(err195);
                }
                errors++;
              }
              if ("triaged" !== data68) {
                const err196 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/4/properties/kind/const", keyword: "const", params: { allowedValue: "triaged" }, message: "must be equal to constant" };
                if (vErrors === null) {
                  vErrors = [err196];
                } else {
                  vErrors.push(err196);
                }
                errors++;
              }
            }
            if (data.round !== void 0 && func0.call(data, "round")) {
              let data69 = data.round;
              if (!(typeof data69 == "number" && (!(data69 % 1) && !isNaN(data69)) && isFinite(data69))) {
                const err197 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/4/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err197];
                } else {
                  vErrors.push(err197);
                }
                errors++;
              }
              if (typeof data69 == "number" && isFinite(data69)) {
                if (data69 < 1 || isNaN(data69)) {
                  const err198 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/4/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  if (vErrors === null) {
                    vErrors = [err198];
                  } else {
                    vErrors.push(err198);
                  }
                  errors++;
                }
              }
            }
            if (data.run !== void 0 && func0.call(data, "run")) {
              let data70 = data.run;
              if (typeof data70 === "string") {
                if (!pattern8.test(data70)) {
                  const err199 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/4/properties/run/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}$" }, message: 'must match pattern "^[a-z0-9]{4,16}$"' };
                  if (vErrors === null) {
                    vErrors = [err199];
                  } else {
                    vErrors.push(err199);
                  }
                  errors++;
                }
              } else {
                const err200 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/4/properties/run/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err200];
                } else {
                  vErrors.push(err200);
                }
                errors++;
              }
            }
            if (data.decisions !== void 0 && func0.call(data, "decisions")) {
              let data71 = data.decisions;
              if (Array.isArray(data71)) {
                const len5 = data71.length;
                for (let i5 = 0; i5 < len5; i5++) {
                  let data72 = data71[i5];
                  if (data72 && typeof data72 == "object" && !Array.isArray(data72)) {
                    if (data72.id === void 0 || !func0.call(data72, "id")) {
                      const err201 = { instancePath: instancePath + "/decisions/" + i5, schemaPath: "#/anyOf/4/properties/decisions/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                      if (vErrors === null) {
                        vErrors = [err201];
                      } else {
                        vErrors.push(err201);
                      }
                      errors++;
                    }
                    if (data72.decision === void 0 || !func0.call(data72, "decision")) {
                      const err202 = { instancePath: instancePath + "/decisions/" + i5, schemaPath: "#/anyOf/4/properties/decisions/items/required", keyword: "required", params: { missingProperty: "decision" }, message: "must have required property 'decision'" };
                      if (vErrors === null) {
                        vErrors = [err202];
                      } else {
                        vErrors.push(err202);
                      }
                      errors++;
                    }
                    if (data72.reason === void 0 || !func0.call(data72, "reason")) {
                      const err203 = { instancePath: instancePath + "/decisions/" + i5, schemaPath: "#/anyOf/4/properties/decisions/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                      if (vErrors === null) {
                        vErrors = [err203];
                      } else {
                        vErrors.push(err203);
                      }
                      errors++;
                    }
                    if (data72.tier === void 0 || !func0.call(data72, "tier")) {
                      const err204 = { instancePath: instancePath + "/decisions/" + i5, schemaPath: "#/anyOf/4/properties/decisions/items/required", keyword: "required", params: { missingProperty: "tier" }, message: "must have required property 'tier'" };
                      if (vErrors === null) {
                        vErrors = [err204];
                      } else {
                        vErrors.push(err204);
                      }
                      errors++;
                    }
                    for (const key13 of Object.keys(data72)) {
                      if (!(key13 === "id" || key13 === "decision" || key13 === "of" || key13 === "reason" || key13 === "tier")) {
                        const err205 = { instancePath: instancePath + "/decisions/" + i5, schemaPath: "#/anyOf/4/properties/decisions/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err205];
                        } else {
                          vErrors.push(err205);
                        }
                        errors++;
                      }
                    }
                    if (data72.id !== void 0 && func0.call(data72, "id")) {
                      let data73 = data72.id;
                      if (typeof data73 === "string") {
                        if (func122(data73) > 40) {
                          const err206 = { instancePath: instancePath + "/decisions/" + i5 + "/id", schemaPath: "#/anyOf/4/properties/decisions/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                          if (vErrors === null) {
                            vErrors = [err206];
                          } else {
                            vErrors.push(err206);
                          }
                          errors++;
                        }
                        if (func122(data73) < 1) {
                          const err207 = { instancePath: instancePath + "/decisions/" + i5 + "/id", schemaPath: "#/anyOf/4/properties/decisions/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err207];
                          } else {
                            vErrors.push(err207);
                          }
                          errors++;
                        }
                        if (!pattern12.test(data73)) {
                          const err208 = { instancePath: instancePath + "/decisions/" + i5 + "/id", schemaPath: "#/anyOf/4/properties/decisions/items/properties/id/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                          if (vErrors === null) {
                            vErrors = [err208];
                          } else {
                            vErrors.push(err208);
                          }
                          errors++;
                        }
                      } else {
                        const err209 = { instancePath: instancePath + "/decisions/" + i5 + "/id", schemaPath: "#/anyOf/4/properties/decisions/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err209];
                        } else {
                          vErrors.push(err209);
                        }
                        errors++;
                      }
                    }
                    if (data72.decision !== void 0 && func0.call(data72, "decision")) {
                      let data74 = data72.decision;
                      if (!(data74 === "keep" || data74 === "reject" || data74 === "duplicate")) {
                        const err210 = { instancePath: instancePath + "/decisions/" + i5 + "/decision", schemaPath: "#/anyOf/4/properties/decisions/items/properties/decision/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[4].properties.decisions.items.properties.decision.enum }, message: "must be equal to one of the allowed values" };
                        if (vErrors === null) {
                          vErrors = [err210];
                        } else {
                          vErrors.push(err210);
                        }
                        errors++;
                      }
                    }
                    if (data72.of !== void 0 && func0.call(data72, "of")) {
                      let data75 = data72.of;
                      if (typeof data75 === "string") {
                        if (func122(data75) > 40) {
                          const err211 = { instancePath: instancePath + "/decisions/" + i5 + "/of", schemaPath: "#/anyOf/4/properties/decisions/items/properties/of/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                          if (vErrors === null) {
                            vErrors = [err211];
                          } else {
                            vErrors.push(err211);
                          }
                          errors++;
                        }
                        if (func122(data75) < 1) {
                          const err212 = { instancePath: instancePath + "/decisions/" + i5 + "/of", schemaPath: "#/anyOf/4/properties/decisions/items/properties/of/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err212];
                          } else {
                            vErrors.push(err212);
                          }
                          errors++;
                        }
                        if (!pattern12.test(data75)) {
                          const err213 = { instancePath: instancePath + "/decisions/" + i5 + "/of", schemaPath: "#/anyOf/4/properties/decisions/items/properties/of/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                          if (vErrors === null) {
                            vErrors = [err213];
                          } else {
                            vErrors.push(err213);
                          }
                          errors++;
                        }
                      } else {
                        const err214 = { instancePath: instancePath + "/decisions/" + i5 + "/of", schemaPath: "#/anyOf/4/properties/decisions/items/properties/of/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err214];
                        } else {
                          vErrors.push(err214);
                        }
                        errors++;
                      }
                    }
                    if (data72.reason !== void 0 && func0.call(data72, "reason")) {
                      if (typeof data72.reason !== "string") {
                        const err215 = { instancePath: instancePath + "/decisions/" + i5 + "/reason", schemaPath: "#/anyOf/4/properties/decisions/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err215];
                        } else {
                          vErrors.push(err215);
                        }
                        errors++;
                      }
                    }
                    if (data72.tier !== void 0 && func0.call(data72, "tier")) {
                      let data77 = data72.tier;
                      if (!(data77 === "confirmed" || data77 === "probable" || data77 === "suspicious")) {
                        const err216 = { instancePath: instancePath + "/decisions/" + i5 + "/tier", schemaPath: "#/anyOf/4/properties/decisions/items/properties/tier/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[4].properties.decisions.items.properties.tier.enum }, message: "must be equal to one of the allowed values" };
                        if (vErrors === null) {
                          vErrors = [err216];
                        } else {
                          vErrors.push(err216);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err217 = { instancePath: instancePath + "/decisions/" + i5, schemaPath: "#/anyOf/4/properties/decisions/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err217];
                    } else {
                      vErrors.push(err217);
                    }
                    errors++;
                  }
                }
              } else {
                const err218 = { instancePath: instancePath + "/decisions", schemaPath: "#/anyOf/4/properties/decisions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err218];
                } else {
                  vErrors.push(err218);
                }
                errors++;
              }
            }
            if (data.after !== void 0 && func0.call(data, "after")) {
              let data78 = data.after;
              if (data78 && typeof data78 == "object" && !Array.isArray(data78)) {
                if (data78.lines === void 0 || !func0.call(data78, "lines")) {
                  const err219 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/4/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                  if (vErrors === null) {
                    vErrors = [err219];
                  } else {
                    vErrors.push(err219);
                  }
                  errors++;
                }
                if (data78.sha256 === void 0 || !func0.call(data78, "sha256")) {
                  const err220 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/4/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                  if (vErrors === null) {
                    vErrors = [err220];
                  } else {
                    vErrors.push(err220);
                  }
                  errors++;
                }
                for (const key14 of Object.keys(data78)) {
                  if (!(key14 === "lines" || key14 === "sha256")) {
                    const err221 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/4/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err221];
                    } else {
                      vErrors.push(err221);
                    }
                    errors++;
                  }
                }
                if (data78.lines !== void 0 && func0.call(data78, "lines")) {
                  let data79 = data78.lines;
                  if (!(typeof data79 == "number" && (!(data79 % 1) && !isNaN(data79)) && isFinite(data79))) {
                    const err222 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/4/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err222];
                    } else {
                      vErrors.push(err222);
                    }
                    errors++;
                  }
                  if (typeof data79 == "number" && isFinite(data79)) {
                    if (data79 < 0 || isNaN(data79)) {
                      const err223 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/4/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      if (vErrors === null) {
                        vErrors = [err223];
                      } else {
                        vErrors.push(err223);
                      }
                      errors++;
                    }
                  }
                }
                if (data78.sha256 !== void 0 && func0.call(data78, "sha256")) {
                  let data80 = data78.sha256;
                  if (typeof data80 === "string") {
                    if (!pattern2.test(data80)) {
                      const err224 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/4/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                      if (vErrors === null) {
                        vErrors = [err224];
                      } else {
                        vErrors.push(err224);
                      }
                      errors++;
                    }
                  } else {
                    const err225 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/4/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err225];
                    } else {
                      vErrors.push(err225);
                    }
                    errors++;
                  }
                }
              } else {
                const err226 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/4/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err226];
                } else {
                  vErrors.push(err226);
                }
                errors++;
              }
            }
          } else {
            const err227 = { instancePath, schemaPath: "#/anyOf/4/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err227];
            } else {
              vErrors.push(err227);
            }
            errors++;
          }
          var _valid0 = _errs164 === errors;
          valid0 = valid0 || _valid0;
          if (!valid0) {
            const _errs195 = errors;
            if (data && typeof data == "object" && !Array.isArray(data)) {
              if (data.at === void 0 || !func0.call(data, "at")) {
                const err228 = { instancePath, schemaPath: "#/anyOf/5/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                if (vErrors === null) {
                  vErrors = [err228];
                } else {
                  vErrors.push(err228);
                }
                errors++;
              }
              if (data.kind === void 0 || !func0.call(data, "kind")) {
                const err229 = { instancePath, schemaPath: "#/anyOf/5/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                if (vErrors === null) {
                  vErrors = [err229];
                } else {
                  vErrors.push(err229);
                }
                errors++;
              }
              if (data.ids === void 0 || !func0.call(data, "ids")) {
                const err230 = { instancePath, schemaPath: "#/anyOf/5/required", keyword: "required", params: { missingProperty: "ids" }, message: "must have required property 'ids'" };
                if (vErrors === null) {
                  vErrors = [err230];
                } else {
                  vErrors.push(err230);
                }
                errors++;
              }
              if (data.decision === void 0 || !func0.call(data, "decision")) {
                const err231 = { instancePath, schemaPath: "#/anyOf/5/required", keyword: "required", params: { missingProperty: "decision" }, message: "must have required property 'decision'" };
                if (vErrors === null) {
                  vErrors = [err231];
                } else {
                  vErrors.push(err231);
                }
                errors++;
              }
              if (data.reason === void 0 || !func0.call(data, "reason")) {
                const err232 = { instancePath, schemaPath: "#/anyOf/5/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                if (vErrors === null) {
                  vErrors = [err232];
                } else {
                  vErrors.push(err232);
                }
                errors++;
              }
              if (data.by === void 0 || !func0.call(data, "by")) {
                const err233 = { instancePath, schemaPath: "#/anyOf/5/required", keyword: "required", params: { missingProperty: "by" }, message: "must have required property 'by'" };
                if (vErrors === null) {
                  vErrors = [err233];
                } else {
                  vErrors.push(err233);
                }
                errors++;
              }
              for (const key15 of Object.keys(data)) {
                if (!(key15 === "at" || key15 === "kind" || key15 === "ids" || key15 === "decision" || key15 === "reason" || key15 === "by" || key15 === "after")) {
                  const err234 = { instancePath, schemaPath: "#/anyOf/5/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key15 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err234];
                  } else {
                    vErrors.push(err234);
                  }
                  errors++;
                }
              }
              if (data.at !== void 0 && func0.call(data, "at")) {
                let data81 = data.at;
                if (typeof data81 === "string") {
                  if (!pattern0.test(data81)) {
                    const err235 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/5/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                    if (vErrors === null) {
                      vErrors = [err235];
                    } else {
                      vErrors.push(err235);
                    }
                    errors++;
                  }
                } else {
                  const err236 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/5/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err236];
                  } else {
                    vErrors.push(err236);
                  }
                  errors++;
                }
              }
              if (data.kind !== void 0 && func0.call(data, "kind")) {
                let data82 = data.kind;
                if (typeof data82 !== "string") {
                  const err237 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/5/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err237];
                  } else {
                    vErrors.push(err237);
                  }
                  errors++;
                }
                if ("decided" !== data82) {
                  const err238 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/5/properties/kind/const", keyword: "const", params: { allowedValue: "decided" }, message: "must be equal to constant" };
                  if (vErrors === null) {
                    vErrors = [err238];
                  } else {
                    vErrors.push(err238);
                  }
                  errors++;
                }
              }
              if (data.ids !== void 0 && func0.call(data, "ids")) {
                let data83 = data.ids;
                if (Array.isArray(data83)) {
                  const len6 = data83.length;
                  for (let i6 = 0; i6 < len6; i6++) {
                    if (typeof data83[i6] !== "string") {
                      const err239 = { instancePath: instancePath + "/ids/" + i6, schemaPath: "#/anyOf/5/properties/ids/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err239];
                      } else {
                        vErrors.push(err239);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err240 = { instancePath: instancePath + "/ids", schemaPath: "#/anyOf/5/properties/ids/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err240];
                  } else {
                    vErrors.push(err240);
                  }
                  errors++;
                }
              }
              if (data.decision !== void 0 && func0.call(data, "decision")) {
                let data85 = data.decision;
                if (!(data85 === "fix" || data85 === "defer" || data85 === "dispute")) {
                  const err241 = { instancePath: instancePath + "/decision", schemaPath: "#/anyOf/5/properties/decision/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[5].properties.decision.enum }, message: "must be equal to one of the allowed values" };
                  if (vErrors === null) {
                    vErrors = [err241];
                  } else {
                    vErrors.push(err241);
                  }
                  errors++;
                }
              }
              if (data.reason !== void 0 && func0.call(data, "reason")) {
                if (typeof data.reason !== "string") {
                  const err242 = { instancePath: instancePath + "/reason", schemaPath: "#/anyOf/5/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err242];
                  } else {
                    vErrors.push(err242);
                  }
                  errors++;
                }
              }
              if (data.by !== void 0 && func0.call(data, "by")) {
                let data87 = data.by;
                if (!(data87 === "user" || data87 === "auto")) {
                  const err243 = { instancePath: instancePath + "/by", schemaPath: "#/anyOf/5/properties/by/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[5].properties.by.enum }, message: "must be equal to one of the allowed values" };
                  if (vErrors === null) {
                    vErrors = [err243];
                  } else {
                    vErrors.push(err243);
                  }
                  errors++;
                }
              }
              if (data.after !== void 0 && func0.call(data, "after")) {
                let data88 = data.after;
                if (data88 && typeof data88 == "object" && !Array.isArray(data88)) {
                  if (data88.lines === void 0 || !func0.call(data88, "lines")) {
                    const err244 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/5/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                    if (vErrors === null) {
                      vErrors = [err244];
                    } else {
                      vErrors.push(err244);
                    }
                    errors++;
                  }
                  if (data88.sha256 === void 0 || !func0.call(data88, "sha256")) {
                    const err245 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/5/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                    if (vErrors === null) {
                      vErrors = [err245];
                    } else {
                      vErrors.push(err245);
                    }
                    errors++;
                  }
                  for (const key16 of Object.keys(data88)) {
                    if (!(key16 === "lines" || key16 === "sha256")) {
                      const err246 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/5/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key16 }, message: "must NOT have additional properties" };
                      if (vErrors === null) {
                        vErrors = [err246];
                      } else {
                        vErrors.push(err246);
                      }
                      errors++;
                    }
                  }
                  if (data88.lines !== void 0 && func0.call(data88, "lines")) {
                    let data89 = data88.lines;
                    if (!(typeof data89 == "number" && (!(data89 % 1) && !isNaN(data89)) && isFinite(data89))) {
                      const err247 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/5/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      if (vErrors === null) {
                        vErrors = [err247];
                      } else {
                        vErrors.push(err247);
                      }
                      errors++;
                    }
                    if (typeof data89 == "number" && isFinite(data89)) {
                      if (data89 < 0 || isNaN(data89)) {
                        const err248 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/5/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                        if (vErrors === null) {
                          vErrors = [err248];
                        } else {
                          vErrors.push(err248);
                        }
                        errors++;
                      }
                    }
                  }
                  if (data88.sha256 !== void 0 && func0.call(data88, "sha256")) {
                    let data90 = data88.sha256;
                    if (typeof data90 === "string") {
                      if (!pattern2.test(data90)) {
                        const err249 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/5/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                        if (vErrors === null) {
                          vErrors = [err249];
                        } else {
                          vErrors.push(err249);
                        }
                        errors++;
                      }
                    } else {
                      const err250 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/5/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err250];
                      } else {
                        vErrors.push(err250);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err251 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/5/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  if (vErrors === null) {
                    vErrors = [err251];
                  } else {
                    vErrors.push(err251);
                  }
                  errors++;
                }
              }
            } else {
              const err252 = { instancePath, schemaPath: "#/anyOf/5/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err252];
              } else {
                vErrors.push(err252);
              }
              errors++;
            }
            var _valid0 = _errs195 === errors;
            valid0 = valid0 || _valid0;
            if (!valid0) {
              const _errs217 = errors;
              if (data && typeof data == "object" && !Array.isArray(data)) {
                if (data.at === void 0 || !func0.call(data, "at")) {
                  const err253 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                  if (vErrors === null) {
                    vErrors = [err253];
                  } else {
                    vErrors.push(err253);
                  }
                  errors++;
                }
                if (data.kind === void 0 || !func0.call(data, "kind")) {
                  const err254 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                  if (vErrors === null) {
                    vErrors = [err254];
                  } else {
                    vErrors.push(err254);
                  }
                  errors++;
                }
                if (data.round === void 0 || !func0.call(data, "round")) {
                  const err255 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                  if (vErrors === null) {
                    vErrors = [err255];
                  } else {
                    vErrors.push(err255);
                  }
                  errors++;
                }
                if (data.ref === void 0 || !func0.call(data, "ref")) {
                  const err256 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "ref" }, message: "must have required property 'ref'" };
                  if (vErrors === null) {
                    vErrors = [err256];
                  } else {
                    vErrors.push(err256);
                  }
                  errors++;
                }
                if (data.sha === void 0 || !func0.call(data, "sha")) {
                  const err257 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "sha" }, message: "must have required property 'sha'" };
                  if (vErrors === null) {
                    vErrors = [err257];
                  } else {
                    vErrors.push(err257);
                  }
                  errors++;
                }
                for (const key17 of Object.keys(data)) {
                  if (!(key17 === "at" || key17 === "kind" || key17 === "round" || key17 === "ref" || key17 === "sha" || key17 === "after")) {
                    const err258 = { instancePath, schemaPath: "#/anyOf/6/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key17 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err258];
                    } else {
                      vErrors.push(err258);
                    }
                    errors++;
                  }
                }
                if (data.at !== void 0 && func0.call(data, "at")) {
                  let data91 = data.at;
                  if (typeof data91 === "string") {
                    if (!pattern0.test(data91)) {
                      const err259 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/6/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                      if (vErrors === null) {
                        vErrors = [err259];
                      } else {
                        vErrors.push(err259);
                      }
                      errors++;
                    }
                  } else {
                    const err260 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/6/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err260];
                    } else {
                      vErrors.push(err260);
                    }
                    errors++;
                  }
                }
                if (data.kind !== void 0 && func0.call(data, "kind")) {
                  let data92 = data.kind;
                  if (typeof data92 !== "string") {
                    const err261 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/6/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err261];
                    } else {
                      vErrors.push(err261);
                    }
                    errors++;
                  }
                  if ("pinned" !== data92) {
                    const err262 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/6/properties/kind/const", keyword: "const", params: { allowedValue: "pinned" }, message: "must be equal to constant" };
                    if (vErrors === null) {
                      vErrors = [err262];
                    } else {
                      vErrors.push(err262);
                    }
                    errors++;
                  }
                }
                if (data.round !== void 0 && func0.call(data, "round")) {
                  let data93 = data.round;
                  if (!(typeof data93 == "number" && (!(data93 % 1) && !isNaN(data93)) && isFinite(data93))) {
                    const err263 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/6/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err263];
                    } else {
                      vErrors.push(err263);
                    }
                    errors++;
                  }
                  if (typeof data93 == "number" && isFinite(data93)) {
                    if (data93 < 1 || isNaN(data93)) {
                      const err264 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/6/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                      if (vErrors === null) {
                        vErrors = [err264];
                      } else {
                        vErrors.push(err264);
                      }
                      errors++;
                    }
                  }
                }
                if (data.ref !== void 0 && func0.call(data, "ref")) {
                  if (typeof data.ref !== "string") {
                    const err265 = { instancePath: instancePath + "/ref", schemaPath: "#/anyOf/6/properties/ref/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err265];
                    } else {
                      vErrors.push(err265);
                    }
                    errors++;
                  }
                }
                if (data.sha !== void 0 && func0.call(data, "sha")) {
                  let data95 = data.sha;
                  if (typeof data95 === "string") {
                    if (!pattern2.test(data95)) {
                      const err266 = { instancePath: instancePath + "/sha", schemaPath: "#/anyOf/6/properties/sha/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                      if (vErrors === null) {
                        vErrors = [err266];
                      } else {
                        vErrors.push(err266);
                      }
                      errors++;
                    }
                  } else {
                    const err267 = { instancePath: instancePath + "/sha", schemaPath: "#/anyOf/6/properties/sha/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err267];
                    } else {
                      vErrors.push(err267);
                    }
                    errors++;
                  }
                }
                if (data.after !== void 0 && func0.call(data, "after")) {
                  let data96 = data.after;
                  if (data96 && typeof data96 == "object" && !Array.isArray(data96)) {
                    if (data96.lines === void 0 || !func0.call(data96, "lines")) {
                      const err268 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/6/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                      if (vErrors === null) {
                        vErrors = [err268];
                      } else {
                        vErrors.push(err268);
                      }
                      errors++;
                    }
                    if (data96.sha256 === void 0 || !func0.call(data96, "sha256")) {
                      const err269 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/6/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                      if (vErrors === null) {
                        vErrors = [err269];
                      } else {
                        vErrors.push(err269);
                      }
                      errors++;
                    }
                    for (const key18 of Object.keys(data96)) {
                      if (!(key18 === "lines" || key18 === "sha256")) {
                        const err270 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/6/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key18 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err270];
                        } else {
                          vErrors.push(err270);
                        }
                        errors++;
                      }
                    }
                    if (data96.lines !== void 0 && func0.call(data96, "lines")) {
                      let data97 = data96.lines;
                      if (!(typeof data97 == "number" && (!(data97 % 1) && !isNaN(data97)) && isFinite(data97))) {
                        const err271 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/6/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) {
                          vErrors = [err271];
                        } else {
                          vErrors.push(err271);
                        }
                        errors++;
                      }
                      if (typeof data97 == "number" && isFinite(data97)) {
                        if (data97 < 0 || isNaN(data97)) {
                          const err272 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/6/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                          if (vErrors === null) {
                            vErrors = [err272];
                          } else {
                            vErrors.push(err272);
                          }
                          errors++;
                        }
                      }
                    }
                    if (data96.sha256 !== void 0 && func0.call(data96, "sha256")) {
                      let data98 = data96.sha256;
                      if (typeof data98 === "string") {
                        if (!pattern2.test(data98)) {
                          const err273 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/6/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                          if (vErrors === null) {
                            vErrors = [err273];
                          } else {
                            vErrors.push(err273);
                          }
                          errors++;
                        }
                      } else {
                        const err274 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/6/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err274];
                        } else {
                          vErrors.push(err274);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err275 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/6/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err275];
                    } else {
                      vErrors.push(err275);
                    }
                    errors++;
                  }
                }
              } else {
                const err276 = { instancePath, schemaPath: "#/anyOf/6/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err276];
                } else {
                  vErrors.push(err276);
                }
                errors++;
              }
              var _valid0 = _errs217 === errors;
              valid0 = valid0 || _valid0;
              if (!valid0) {
                const _errs237 = errors;
                if (data && typeof data == "object" && !Array.isArray(data)) {
                  if (data.at === void 0 || !func0.call(data, "at")) {
                    const err277 = { instancePath, schemaPath: "#/anyOf/7/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                    if (vErrors === null) {
                      vErrors = [err277];
                    } else {
                      vErrors.push(err277);
                    }
                    errors++;
                  }
                  if (data.kind === void 0 || !func0.call(data, "kind")) {
                    const err278 = { instancePath, schemaPath: "#/anyOf/7/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                    if (vErrors === null) {
                      vErrors = [err278];
                    } else {
                      vErrors.push(err278);
                    }
                    errors++;
                  }
                  if (data.head === void 0 || !func0.call(data, "head")) {
                    const err279 = { instancePath, schemaPath: "#/anyOf/7/required", keyword: "required", params: { missingProperty: "head" }, message: "must have required property 'head'" };
                    if (vErrors === null) {
                      vErrors = [err279];
                    } else {
                      vErrors.push(err279);
                    }
                    errors++;
                  }
                  if (data.folder === void 0 || !func0.call(data, "folder")) {
                    const err280 = { instancePath, schemaPath: "#/anyOf/7/required", keyword: "required", params: { missingProperty: "folder" }, message: "must have required property 'folder'" };
                    if (vErrors === null) {
                      vErrors = [err280];
                    } else {
                      vErrors.push(err280);
                    }
                    errors++;
                  }
                  for (const key19 of Object.keys(data)) {
                    if (!(key19 === "at" || key19 === "kind" || key19 === "head" || key19 === "folder" || key19 === "after")) {
                      const err281 = { instancePath, schemaPath: "#/anyOf/7/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key19 }, message: "must NOT have additional properties" };
                      if (vErrors === null) {
                        vErrors = [err281];
                      } else {
                        vErrors.push(err281);
                      }
                      errors++;
                    }
                  }
                  if (data.at !== void 0 && func0.call(data, "at")) {
                    let data99 = data.at;
                    if (typeof data99 === "string") {
                      if (!pattern0.test(data99)) {
                        const err282 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/7/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                        if (vErrors === null) {
                          vErrors = [err282];
                        } else {
                          vErrors.push(err282);
                        }
                        errors++;
                      }
                    } else {
                      const err283 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/7/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err283];
                      } else {
                        vErrors.push(err283);
                      }
                      errors++;
                    }
                  }
                  if (data.kind !== void 0 && func0.call(data, "kind")) {
                    let data100 = data.kind;
                    if (typeof data100 !== "string") {
                      const err284 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/7/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err284];
                      } else {
                        vErrors.push(err284);
                      }
                      errors++;
                    }
                    if ("testing" !== data100) {
                      const err285 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/7/properties/kind/const", keyword: "const", params: { allowedValue: "testing" }, message: "must be equal to constant" };
                      if (vErrors === null) {
                        vErrors = [err285];
                      } else {
                        vErrors.push(err285);
                      }
                      errors++;
                    }
                  }
                  if (data.head !== void 0 && func0.call(data, "head")) {
                    let data101 = data.head;
                    if (typeof data101 === "string") {
                      if (!pattern2.test(data101)) {
                        const err286 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/7/properties/head/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                        if (vErrors === null) {
                          vErrors = [err286];
                        } else {
                          vErrors.push(err286);
                        }
                        errors++;
                      }
                    } else {
                      const err287 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/7/properties/head/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err287];
                      } else {
                        vErrors.push(err287);
                      }
                      errors++;
                    }
                  }
                  if (data.folder !== void 0 && func0.call(data, "folder")) {
                    if (typeof data.folder !== "string") {
                      const err288 = { instancePath: instancePath + "/folder", schemaPath: "#/anyOf/7/properties/folder/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err288];
                      } else {
                        vErrors.push(err288);
                      }
                      errors++;
                    }
                  }
                  if (data.after !== void 0 && func0.call(data, "after")) {
                    let data103 = data.after;
                    if (data103 && typeof data103 == "object" && !Array.isArray(data103)) {
                      if (data103.lines === void 0 || !func0.call(data103, "lines")) {
                        const err289 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/7/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                        if (vErrors === null) {
                          vErrors = [err289];
                        } else {
                          vErrors.push(err289);
                        }
                        errors++;
                      }
                      if (data103.sha256 === void 0 || !func0.call(data103, "sha256")) {
                        const err290 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/7/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                        if (vErrors === null) {
                          vErrors = [err290];
                        } else {
                          vErrors.push(err290);
                        }
                        errors++;
                      }
                      for (const key20 of Object.keys(data103)) {
                        if (!(key20 === "lines" || key20 === "sha256")) {
                          const err291 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/7/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key20 }, message: "must NOT have additional properties" };
                          if (vErrors === null) {
                            vErrors = [err291];
                          } else {
                            vErrors.push(err291);
                          }
                          errors++;
                        }
                      }
                      if (data103.lines !== void 0 && func0.call(data103, "lines")) {
                        let data104 = data103.lines;
                        if (!(typeof data104 == "number" && (!(data104 % 1) && !isNaN(data104)) && isFinite(data104))) {
                          const err292 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/7/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                          if (vErrors === null) {
                            vErrors = [err292];
                          } else {
                            vErrors.push(err292);
                          }
                          errors++;
                        }
                        if (typeof data104 == "number" && isFinite(data104)) {
                          if (data104 < 0 || isNaN(data104)) {
                            const err293 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/7/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                            if (vErrors === null) {
                              vErrors = [err293];
                            } else {
                              vErrors.push(err293);
                            }
                            errors++;
                          }
                        }
                      }
                      if (data103.sha256 !== void 0 && func0.call(data103, "sha256")) {
                        let data105 = data103.sha256;
                        if (typeof data105 === "string") {
                          if (!pattern2.test(data105)) {
                            const err294 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/7/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                            if (vErrors === null) {
                              vErrors = [err294];
                            } else {
                              vErrors.push(err294);
                            }
                            errors++;
                          }
                        } else {
                          const err295 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/7/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err295];
                          } else {
                            vErrors.push(err295);
                          }
                          errors++;
                        }
                      }
                    } else {
                      const err296 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/7/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      if (vErrors === null) {
                        vErrors = [err296];
                      } else {
                        vErrors.push(err296);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err297 = { instancePath, schemaPath: "#/anyOf/7/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  if (vErrors === null) {
                    vErrors = [err297];
                  } else {
                    vErrors.push(err297);
                  }
                  errors++;
                }
                var _valid0 = _errs237 === errors;
                valid0 = valid0 || _valid0;
                if (!valid0) {
                  const _errs255 = errors;
                  if (data && typeof data == "object" && !Array.isArray(data)) {
                    if (data.at === void 0 || !func0.call(data, "at")) {
                      const err298 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                      if (vErrors === null) {
                        vErrors = [err298];
                      } else {
                        vErrors.push(err298);
                      }
                      errors++;
                    }
                    if (data.kind === void 0 || !func0.call(data, "kind")) {
                      const err299 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                      if (vErrors === null) {
                        vErrors = [err299];
                      } else {
                        vErrors.push(err299);
                      }
                      errors++;
                    }
                    if (data.head === void 0 || !func0.call(data, "head")) {
                      const err300 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: "head" }, message: "must have required property 'head'" };
                      if (vErrors === null) {
                        vErrors = [err300];
                      } else {
                        vErrors.push(err300);
                      }
                      errors++;
                    }
                    if (data.parser === void 0 || !func0.call(data, "parser")) {
                      const err301 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: "parser" }, message: "must have required property 'parser'" };
                      if (vErrors === null) {
                        vErrors = [err301];
                      } else {
                        vErrors.push(err301);
                      }
                      errors++;
                    }
                    if (data.status === void 0 || !func0.call(data, "status")) {
                      const err302 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
                      if (vErrors === null) {
                        vErrors = [err302];
                      } else {
                        vErrors.push(err302);
                      }
                      errors++;
                    }
                    if (data.failures === void 0 || !func0.call(data, "failures")) {
                      const err303 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: "failures" }, message: "must have required property 'failures'" };
                      if (vErrors === null) {
                        vErrors = [err303];
                      } else {
                        vErrors.push(err303);
                      }
                      errors++;
                    }
                    if (data.unusable === void 0 || !func0.call(data, "unusable")) {
                      const err304 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: "unusable" }, message: "must have required property 'unusable'" };
                      if (vErrors === null) {
                        vErrors = [err304];
                      } else {
                        vErrors.push(err304);
                      }
                      errors++;
                    }
                    if (data.milliseconds === void 0 || !func0.call(data, "milliseconds")) {
                      const err305 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: "milliseconds" }, message: "must have required property 'milliseconds'" };
                      if (vErrors === null) {
                        vErrors = [err305];
                      } else {
                        vErrors.push(err305);
                      }
                      errors++;
                    }
                    for (const key21 of Object.keys(data)) {
                      if (!func0.call(schema11.anyOf[8].properties, key21)) {
                        const err306 = { instancePath, schemaPath: "#/anyOf/8/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key21 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err306];
                        } else {
                          vErrors.push(err306);
                        }
                        errors++;
                      }
                    }
                    if (data.at !== void 0 && func0.call(data, "at")) {
                      let data106 = data.at;
                      if (typeof data106 === "string") {
                        if (!pattern0.test(data106)) {
                          const err307 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/8/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                          if (vErrors === null) {
                            vErrors = [err307];
                          } else {
                            vErrors.push(err307);
                          }
                          errors++;
                        }
                      } else {
                        const err308 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/8/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err308];
                        } else {
                          vErrors.push(err308);
                        }
                        errors++;
                      }
                    }
                    if (data.kind !== void 0 && func0.call(data, "kind")) {
                      let data107 = data.kind;
                      if (typeof data107 !== "string") {
                        const err309 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/8/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err309];
                        } else {
                          vErrors.push(err309);
                        }
                        errors++;
                      }
                      if ("tested" !== data107) {
                        const err310 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/8/properties/kind/const", keyword: "const", params: { allowedValue: "tested" }, message: "must be equal to constant" };
                        if (vErrors === null) {
                          vErrors = [err310];
                        } else {
                          vErrors.push(err310);
                        }
                        errors++;
                      }
                    }
                    if (data.head !== void 0 && func0.call(data, "head")) {
                      let data108 = data.head;
                      if (typeof data108 === "string") {
                        if (!pattern2.test(data108)) {
                          const err311 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/8/properties/head/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                          if (vErrors === null) {
                            vErrors = [err311];
                          } else {
                            vErrors.push(err311);
                          }
                          errors++;
                        }
                      } else {
                        const err312 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/8/properties/head/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err312];
                        } else {
                          vErrors.push(err312);
                        }
                        errors++;
                      }
                    }
                    if (data.parser !== void 0 && func0.call(data, "parser")) {
                      if (typeof data.parser !== "string") {
                        const err313 = { instancePath: instancePath + "/parser", schemaPath: "#/anyOf/8/properties/parser/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err313];
                        } else {
                          vErrors.push(err313);
                        }
                        errors++;
                      }
                    }
                    if (data.status !== void 0 && func0.call(data, "status")) {
                      let data110 = data.status;
                      const _errs267 = errors;
                      let valid41 = false;
                      const _errs268 = errors;
                      if (!(typeof data110 == "number" && (!(data110 % 1) && !isNaN(data110)) && isFinite(data110))) {
                        const err314 = { instancePath: instancePath + "/status", schemaPath: "#/anyOf/8/properties/status/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) {
                          vErrors = [err314];
                        } else {
                          vErrors.push(err314);
                        }
                        errors++;
                      }
                      var _valid5 = _errs268 === errors;
                      valid41 = valid41 || _valid5;
                      if (!valid41) {
                        const _errs270 = errors;
                        if (data110 !== null) {
                          const err315 = { instancePath: instancePath + "/status", schemaPath: "#/anyOf/8/properties/status/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                          if (vErrors === null) {
                            vErrors = [err315];
                          } else {
                            vErrors.push(err315);
                          }
                          errors++;
                        }
                        var _valid5 = _errs270 === errors;
                        valid41 = valid41 || _valid5;
                      }
                      if (!valid41) {
                        const err316 = { instancePath: instancePath + "/status", schemaPath: "#/anyOf/8/properties/status/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                        if (vErrors === null) {
                          vErrors = [err316];
                        } else {
                          vErrors.push(err316);
                        }
                        errors++;
                      } else {
                        errors = _errs267;
                        if (vErrors !== null) {
                          if (_errs267) {
                            vErrors.length = _errs267;
                          } else {
                            vErrors = null;
                          }
                        }
                      }
                    }
                    if (data.failures !== void 0 && func0.call(data, "failures")) {
                      let data111 = data.failures;
                      if (Array.isArray(data111)) {
                        const len7 = data111.length;
                        for (let i7 = 0; i7 < len7; i7++) {
                          if (typeof data111[i7] !== "string") {
                            const err317 = { instancePath: instancePath + "/failures/" + i7, schemaPath: "#/anyOf/8/properties/failures/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err317];
                            } else {
                              vErrors.push(err317);
                            }
                            errors++;
                          }
                        }
                      } else {
                        const err318 = { instancePath: instancePath + "/failures", schemaPath: "#/anyOf/8/properties/failures/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                        if (vErrors === null) {
                          vErrors = [err318];
                        } else {
                          vErrors.push(err318);
                        }
                        errors++;
                      }
                    }
                    if (data.unusable !== void 0 && func0.call(data, "unusable")) {
                      let data113 = data.unusable;
                      const _errs277 = errors;
                      let valid44 = false;
                      const _errs278 = errors;
                      if (typeof data113 !== "string") {
                        const err319 = { instancePath: instancePath + "/unusable", schemaPath: "#/anyOf/8/properties/unusable/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err319];
                        } else {
                          vErrors.push(err319);
                        }
                        errors++;
                      }
                      var _valid6 = _errs278 === errors;
                      valid44 = valid44 || _valid6;
                      if (!valid44) {
                        const _errs280 = errors;
                        if (data113 !== null) {
                          const err320 = { instancePath: instancePath + "/unusable", schemaPath: "#/anyOf/8/properties/unusable/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                          if (vErrors === null) {
                            vErrors = [err320];
                          } else {
                            vErrors.push(err320);
                          }
                          errors++;
                        }
                        var _valid6 = _errs280 === errors;
                        valid44 = valid44 || _valid6;
                      }
                      if (!valid44) {
                        const err321 = { instancePath: instancePath + "/unusable", schemaPath: "#/anyOf/8/properties/unusable/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                        if (vErrors === null) {
                          vErrors = [err321];
                        } else {
                          vErrors.push(err321);
                        }
                        errors++;
                      } else {
                        errors = _errs277;
                        if (vErrors !== null) {
                          if (_errs277) {
                            vErrors.length = _errs277;
                          } else {
                            vErrors = null;
                          }
                        }
                      }
                    }
                    if (data.milliseconds !== void 0 && func0.call(data, "milliseconds")) {
                      let data114 = data.milliseconds;
                      if (!(typeof data114 == "number" && (!(data114 % 1) && !isNaN(data114)) && isFinite(data114))) {
                        const err322 = { instancePath: instancePath + "/milliseconds", schemaPath: "#/anyOf/8/properties/milliseconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) {
                          vErrors = [err322];
                        } else {
                          vErrors.push(err322);
                        }
                        errors++;
                      }
                      if (typeof data114 == "number" && isFinite(data114)) {
                        if (data114 < 0 || isNaN(data114)) {
                          const err323 = { instancePath: instancePath + "/milliseconds", schemaPath: "#/anyOf/8/properties/milliseconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                          if (vErrors === null) {
                            vErrors = [err323];
                          } else {
                            vErrors.push(err323);
                          }
                          errors++;
                        }
                      }
                    }
                    if (data.after !== void 0 && func0.call(data, "after")) {
                      let data115 = data.after;
                      if (data115 && typeof data115 == "object" && !Array.isArray(data115)) {
                        if (data115.lines === void 0 || !func0.call(data115, "lines")) {
                          const err324 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/8/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                          if (vErrors === null) {
                            vErrors = [err324];
                          } else {
                            vErrors.push(err324);
                          }
                          errors++;
                        }
                        if (data115.sha256 === void 0 || !func0.call(data115, "sha256")) {
                          const err325 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/8/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                          if (vErrors === null) {
                            vErrors = [err325];
                          } else {
                            vErrors.push(err325);
                          }
                          errors++;
                        }
                        for (const key22 of Object.keys(data115)) {
                          if (!(key22 === "lines" || key22 === "sha256")) {
                            const err326 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/8/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key22 }, message: "must NOT have additional properties" };
                            if (vErrors === null) {
                              vErrors = [err326];
                            } else {
                              vErrors.push(err326);
                            }
                            errors++;
                          }
                        }
                        if (data115.lines !== void 0 && func0.call(data115, "lines")) {
                          let data116 = data115.lines;
                          if (!(typeof data116 == "number" && (!(data116 % 1) && !isNaN(data116)) && isFinite(data116))) {
                            const err327 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/8/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                            if (vErrors === null) {
                              vErrors = [err327];
                            } else {
                              vErrors.push(err327);
                            }
                            errors++;
                          }
                          if (typeof data116 == "number" && isFinite(data116)) {
                            if (data116 < 0 || isNaN(data116)) {
                              const err328 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/8/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                              if (vErrors === null) {
                                vErrors = [err328];
                              } else {
                                vErrors.push(err328);
                              }
                              errors++;
                            }
                          }
                        }
                        if (data115.sha256 !== void 0 && func0.call(data115, "sha256")) {
                          let data117 = data115.sha256;
                          if (typeof data117 === "string") {
                            if (!pattern2.test(data117)) {
                              const err329 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/8/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                              if (vErrors === null) {
                                vErrors = [err329];
                              } else {
                                vErrors.push(err329);
                              }
                              errors++;
                            }
                          } else {
                            const err330 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/8/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err330];
                            } else {
                              vErrors.push(err330);
                            }
                            errors++;
                          }
                        }
                      } else {
                        const err331 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/8/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                        if (vErrors === null) {
                          vErrors = [err331];
                        } else {
                          vErrors.push(err331);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err332 = { instancePath, schemaPath: "#/anyOf/8/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err332];
                    } else {
                      vErrors.push(err332);
                    }
                    errors++;
                  }
                  var _valid0 = _errs255 === errors;
                  valid0 = valid0 || _valid0;
                  if (!valid0) {
                    const _errs291 = errors;
                    if (data && typeof data == "object" && !Array.isArray(data)) {
                      if (data.at === void 0 || !func0.call(data, "at")) {
                        const err333 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                        if (vErrors === null) {
                          vErrors = [err333];
                        } else {
                          vErrors.push(err333);
                        }
                        errors++;
                      }
                      if (data.kind === void 0 || !func0.call(data, "kind")) {
                        const err334 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                        if (vErrors === null) {
                          vErrors = [err334];
                        } else {
                          vErrors.push(err334);
                        }
                        errors++;
                      }
                      if (data.round === void 0 || !func0.call(data, "round")) {
                        const err335 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                        if (vErrors === null) {
                          vErrors = [err335];
                        } else {
                          vErrors.push(err335);
                        }
                        errors++;
                      }
                      if (data.subject === void 0 || !func0.call(data, "subject")) {
                        const err336 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'" };
                        if (vErrors === null) {
                          vErrors = [err336];
                        } else {
                          vErrors.push(err336);
                        }
                        errors++;
                      }
                      if (data.run === void 0 || !func0.call(data, "run")) {
                        const err337 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "run" }, message: "must have required property 'run'" };
                        if (vErrors === null) {
                          vErrors = [err337];
                        } else {
                          vErrors.push(err337);
                        }
                        errors++;
                      }
                      if (data.accepted === void 0 || !func0.call(data, "accepted")) {
                        const err338 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "accepted" }, message: "must have required property 'accepted'" };
                        if (vErrors === null) {
                          vErrors = [err338];
                        } else {
                          vErrors.push(err338);
                        }
                        errors++;
                      }
                      if (data.rule === void 0 || !func0.call(data, "rule")) {
                        const err339 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "rule" }, message: "must have required property 'rule'" };
                        if (vErrors === null) {
                          vErrors = [err339];
                        } else {
                          vErrors.push(err339);
                        }
                        errors++;
                      }
                      if (data.reason === void 0 || !func0.call(data, "reason")) {
                        const err340 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                        if (vErrors === null) {
                          vErrors = [err340];
                        } else {
                          vErrors.push(err340);
                        }
                        errors++;
                      }
                      if (data.tree === void 0 || !func0.call(data, "tree")) {
                        const err341 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "tree" }, message: "must have required property 'tree'" };
                        if (vErrors === null) {
                          vErrors = [err341];
                        } else {
                          vErrors.push(err341);
                        }
                        errors++;
                      }
                      for (const key23 of Object.keys(data)) {
                        if (!func0.call(schema11.anyOf[9].properties, key23)) {
                          const err342 = { instancePath, schemaPath: "#/anyOf/9/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key23 }, message: "must NOT have additional properties" };
                          if (vErrors === null) {
                            vErrors = [err342];
                          } else {
                            vErrors.push(err342);
                          }
                          errors++;
                        }
                      }
                      if (data.at !== void 0 && func0.call(data, "at")) {
                        let data118 = data.at;
                        if (typeof data118 === "string") {
                          if (!pattern0.test(data118)) {
                            const err343 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/9/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                            if (vErrors === null) {
                              vErrors = [err343];
                            } else {
                              vErrors.push(err343);
                            }
                            errors++;
                          }
                        } else {
                          const err344 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/9/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err344];
                          } else {
                            vErrors.push(err344);
                          }
                          errors++;
                        }
                      }
                      if (data.kind !== void 0 && func0.call(data, "kind")) {
                        let data119 = data.kind;
                        if (typeof data119 !== "string") {
                          const err345 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/9/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err345];
                          } else {
                            vErrors.push(err345);
                          }
                          errors++;
                        }
                        if ("attempted" !== data119) {
                          const err346 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/9/properties/kind/const", keyword: "const", params: { allowedValue: "attempted" }, message: "must be equal to constant" };
                          if (vErrors === null) {
                            vErrors = [err346];
                          } else {
                            vErrors.push(err346);
                          }
                          errors++;
                        }
                      }
                      if (data.round !== void 0 && func0.call(data, "round")) {
                        let data120 = data.round;
                        if (!(typeof data120 == "number" && (!(data120 % 1) && !isNaN(data120)) && isFinite(data120))) {
                          const err347 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/9/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                          if (vErrors === null) {
                            vErrors = [err347];
                          } else {
                            vErrors.push(err347);
                          }
                          errors++;
                        }
                        if (typeof data120 == "number" && isFinite(data120)) {
                          if (data120 < 1 || isNaN(data120)) {
                            const err348 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/9/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                            if (vErrors === null) {
                              vErrors = [err348];
                            } else {
                              vErrors.push(err348);
                            }
                            errors++;
                          }
                        }
                      }
                      if (data.subject !== void 0 && func0.call(data, "subject")) {
                        if (typeof data.subject !== "string") {
                          const err349 = { instancePath: instancePath + "/subject", schemaPath: "#/anyOf/9/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err349];
                          } else {
                            vErrors.push(err349);
                          }
                          errors++;
                        }
                      }
                      if (data.run !== void 0 && func0.call(data, "run")) {
                        let data122 = data.run;
                        if (typeof data122 === "string") {
                          if (!pattern8.test(data122)) {
                            const err350 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/9/properties/run/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}$" }, message: 'must match pattern "^[a-z0-9]{4,16}$"' };
                            if (vErrors === null) {
                              vErrors = [err350];
                            } else {
                              vErrors.push(err350);
                            }
                            errors++;
                          }
                        } else {
                          const err351 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/9/properties/run/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err351];
                          } else {
                            vErrors.push(err351);
                          }
                          errors++;
                        }
                      }
                      if (data.accepted !== void 0 && func0.call(data, "accepted")) {
                        if (typeof data.accepted !== "boolean") {
                          const err352 = { instancePath: instancePath + "/accepted", schemaPath: "#/anyOf/9/properties/accepted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                          if (vErrors === null) {
                            vErrors = [err352];
                          } else {
                            vErrors.push(err352);
                          }
                          errors++;
                        }
                      }
                      if (data.rule !== void 0 && func0.call(data, "rule")) {
                        let data124 = data.rule;
                        const _errs307 = errors;
                        let valid47 = false;
                        const _errs308 = errors;
                        if (typeof data124 !== "string") {
                          const err353 = { instancePath: instancePath + "/rule", schemaPath: "#/anyOf/9/properties/rule/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err353];
                          } else {
                            vErrors.push(err353);
                          }
                          errors++;
                        }
                        var _valid7 = _errs308 === errors;
                        valid47 = valid47 || _valid7;
                        if (!valid47) {
                          const _errs310 = errors;
                          if (data124 !== null) {
                            const err354 = { instancePath: instancePath + "/rule", schemaPath: "#/anyOf/9/properties/rule/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                            if (vErrors === null) {
                              vErrors = [err354];
                            } else {
                              vErrors.push(err354);
                            }
                            errors++;
                          }
                          var _valid7 = _errs310 === errors;
                          valid47 = valid47 || _valid7;
                        }
                        if (!valid47) {
                          const err355 = { instancePath: instancePath + "/rule", schemaPath: "#/anyOf/9/properties/rule/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                          if (vErrors === null) {
                            vErrors = [err355];
                          } else {
                            vErrors.push(err355);
                          }
                          errors++;
                        } else {
                          errors = _errs307;
                          if (vErrors !== null) {
                            if (_errs307) {
                              vErrors.length = _errs307;
                            } else {
                              vErrors = null;
                            }
                          }
                        }
                      }
                      if (data.reason !== void 0 && func0.call(data, "reason")) {
                        let data125 = data.reason;
                        if (typeof data125 === "string") {
                          if (!pattern12.test(data125)) {
                            const err356 = { instancePath: instancePath + "/reason", schemaPath: "#/anyOf/9/properties/reason/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                            if (vErrors === null) {
                              vErrors = [err356];
                            } else {
                              vErrors.push(err356);
                            }
                            errors++;
                          }
                        } else {
                          const err357 = { instancePath: instancePath + "/reason", schemaPath: "#/anyOf/9/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err357];
                          } else {
                            vErrors.push(err357);
                          }
                          errors++;
                        }
                      }
                      if (data.tree !== void 0 && func0.call(data, "tree")) {
                        let data126 = data.tree;
                        const _errs315 = errors;
                        let valid48 = false;
                        const _errs316 = errors;
                        if (typeof data126 === "string") {
                          if (!pattern2.test(data126)) {
                            const err358 = { instancePath: instancePath + "/tree", schemaPath: "#/anyOf/9/properties/tree/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                            if (vErrors === null) {
                              vErrors = [err358];
                            } else {
                              vErrors.push(err358);
                            }
                            errors++;
                          }
                        } else {
                          const err359 = { instancePath: instancePath + "/tree", schemaPath: "#/anyOf/9/properties/tree/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err359];
                          } else {
                            vErrors.push(err359);
                          }
                          errors++;
                        }
                        var _valid8 = _errs316 === errors;
                        valid48 = valid48 || _valid8;
                        if (!valid48) {
                          const _errs318 = errors;
                          if (data126 !== null) {
                            const err360 = { instancePath: instancePath + "/tree", schemaPath: "#/anyOf/9/properties/tree/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                            if (vErrors === null) {
                              vErrors = [err360];
                            } else {
                              vErrors.push(err360);
                            }
                            errors++;
                          }
                          var _valid8 = _errs318 === errors;
                          valid48 = valid48 || _valid8;
                        }
                        if (!valid48) {
                          const err361 = { instancePath: instancePath + "/tree", schemaPath: "#/anyOf/9/properties/tree/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                          if (vErrors === null) {
                            vErrors = [err361];
                          } else {
                            vErrors.push(err361);
                          }
                          errors++;
                        } else {
                          errors = _errs315;
                          if (vErrors !== null) {
                            if (_errs315) {
                              vErrors.length = _errs315;
                            } else {
                              vErrors = null;
                            }
                          }
                        }
                      }
                      if (data.after !== void 0 && func0.call(data, "after")) {
                        let data127 = data.after;
                        if (data127 && typeof data127 == "object" && !Array.isArray(data127)) {
                          if (data127.lines === void 0 || !func0.call(data127, "lines")) {
                            const err362 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/9/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                            if (vErrors === null) {
                              vErrors = [err362];
                            } else {
                              vErrors.push(err362);
                            }
                            errors++;
                          }
                          if (data127.sha256 === void 0 || !func0.call(data127, "sha256")) {
                            const err363 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/9/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                            if (vErrors === null) {
                              vErrors = [err363];
                            } else {
                              vErrors.push(err363);
                            }
                            errors++;
                          }
                          for (const key24 of Object.keys(data127)) {
                            if (!(key24 === "lines" || key24 === "sha256")) {
                              const err364 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/9/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key24 }, message: "must NOT have additional properties" };
                              if (vErrors === null) {
                                vErrors = [err364];
                              } else {
                                vErrors.push(err364);
                              }
                              errors++;
                            }
                          }
                          if (data127.lines !== void 0 && func0.call(data127, "lines")) {
                            let data128 = data127.lines;
                            if (!(typeof data128 == "number" && (!(data128 % 1) && !isNaN(data128)) && isFinite(data128))) {
                              const err365 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/9/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                              if (vErrors === null) {
                                vErrors = [err365];
                              } else {
                                vErrors.push(err365);
                              }
                              errors++;
                            }
                            if (typeof data128 == "number" && isFinite(data128)) {
                              if (data128 < 0 || isNaN(data128)) {
                                const err366 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/9/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                if (vErrors === null) {
                                  vErrors = [err366];
                                } else {
                                  vErrors.push(err366);
                                }
                                errors++;
                              }
                            }
                          }
                          if (data127.sha256 !== void 0 && func0.call(data127, "sha256")) {
                            let data129 = data127.sha256;
                            if (typeof data129 === "string") {
                              if (!pattern2.test(data129)) {
                                const err367 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/9/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                if (vErrors === null) {
                                  vErrors = [err367];
                                } else {
                                  vErrors.push(err367);
                                }
                                errors++;
                              }
                            } else {
                              const err368 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/9/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err368];
                              } else {
                                vErrors.push(err368);
                              }
                              errors++;
                            }
                          }
                        } else {
                          const err369 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/9/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                          if (vErrors === null) {
                            vErrors = [err369];
                          } else {
                            vErrors.push(err369);
                          }
                          errors++;
                        }
                      }
                    } else {
                      const err370 = { instancePath, schemaPath: "#/anyOf/9/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      if (vErrors === null) {
                        vErrors = [err370];
                      } else {
                        vErrors.push(err370);
                      }
                      errors++;
                    }
                    var _valid0 = _errs291 === errors;
                    valid0 = valid0 || _valid0;
                    if (!valid0) {
                      const _errs327 = errors;
                      if (data && typeof data == "object" && !Array.isArray(data)) {
                        if (data.at === void 0 || !func0.call(data, "at")) {
                          const err371 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                          if (vErrors === null) {
                            vErrors = [err371];
                          } else {
                            vErrors.push(err371);
                          }
                          errors++;
                        }
                        if (data.kind === void 0 || !func0.call(data, "kind")) {
                          const err372 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                          if (vErrors === null) {
                            vErrors = [err372];
                          } else {
                            vErrors.push(err372);
                          }
                          errors++;
                        }
                        if (data.round === void 0 || !func0.call(data, "round")) {
                          const err373 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                          if (vErrors === null) {
                            vErrors = [err373];
                          } else {
                            vErrors.push(err373);
                          }
                          errors++;
                        }
                        if (data.subject === void 0 || !func0.call(data, "subject")) {
                          const err374 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'" };
                          if (vErrors === null) {
                            vErrors = [err374];
                          } else {
                            vErrors.push(err374);
                          }
                          errors++;
                        }
                        if (data.run === void 0 || !func0.call(data, "run")) {
                          const err375 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "run" }, message: "must have required property 'run'" };
                          if (vErrors === null) {
                            vErrors = [err375];
                          } else {
                            vErrors.push(err375);
                          }
                          errors++;
                        }
                        if (data.valid === void 0 || !func0.call(data, "valid")) {
                          const err376 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "valid" }, message: "must have required property 'valid'" };
                          if (vErrors === null) {
                            vErrors = [err376];
                          } else {
                            vErrors.push(err376);
                          }
                          errors++;
                        }
                        if (data.reason === void 0 || !func0.call(data, "reason")) {
                          const err377 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                          if (vErrors === null) {
                            vErrors = [err377];
                          } else {
                            vErrors.push(err377);
                          }
                          errors++;
                        }
                        for (const key25 of Object.keys(data)) {
                          if (!(key25 === "at" || key25 === "kind" || key25 === "round" || key25 === "subject" || key25 === "run" || key25 === "valid" || key25 === "reason" || key25 === "after")) {
                            const err378 = { instancePath, schemaPath: "#/anyOf/10/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key25 }, message: "must NOT have additional properties" };
                            if (vErrors === null) {
                              vErrors = [err378];
                            } else {
                              vErrors.push(err378);
                            }
                            errors++;
                          }
                        }
                        if (data.at !== void 0 && func0.call(data, "at")) {
                          let data130 = data.at;
                          if (typeof data130 === "string") {
                            if (!pattern0.test(data130)) {
                              const err379 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/10/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                              if (vErrors === null) {
                                vErrors = [err379];
                              } else {
                                vErrors.push(err379);
                              }
                              errors++;
                            }
                          } else {
                            const err380 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/10/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err380];
                            } else {
                              vErrors.push(err380);
                            }
                            errors++;
                          }
                        }
                        if (data.kind !== void 0 && func0.call(data, "kind")) {
                          let data131 = data.kind;
                          if (typeof data131 !== "string") {
                            const err381 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/10/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err381];
                            } else {
                              vErrors.push(err381);
                            }
                            errors++;
                          }
                          if ("judged" !== data131) {
                            const err382 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/10/properties/kind/const", keyword: "const", params: { allowedValue: "judged" }, message: "must be equal to constant" };
                            if (vErrors === null) {
                              vErrors = [err382];
                            } else {
                              vErrors.push(err382);
                            }
                            errors++;
                          }
                        }
                        if (data.round !== void 0 && func0.call(data, "round")) {
                          let data132 = data.round;
                          if (!(typeof data132 == "number" && (!(data132 % 1) && !isNaN(data132)) && isFinite(data132))) {
                            const err383 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/10/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                            if (vErrors === null) {
                              vErrors = [err383];
                            } else {
                              vErrors.push(err383);
                            }
                            errors++;
                          }
                          if (typeof data132 == "number" && isFinite(data132)) {
                            if (data132 < 1 || isNaN(data132)) {
                              const err384 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/10/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                              if (vErrors === null) {
                                vErrors = [err384];
                              } else {
                                vErrors.push(err384);
                              }
                              errors++;
                            }
                          }
                        }
                        if (data.subject !== void 0 && func0.call(data, "subject")) {
                          if (typeof data.subject !== "string") {
                            const err385 = { instancePath: instancePath + "/subject", schemaPath: "#/anyOf/10/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err385];
                            } else {
                              vErrors.push(err385);
                            }
                            errors++;
                          }
                        }
                        if (data.run !== void 0 && func0.call(data, "run")) {
                          let data134 = data.run;
                          if (typeof data134 === "string") {
                            if (!pattern8.test(data134)) {
                              const err386 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/10/properties/run/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}$" }, message: 'must match pattern "^[a-z0-9]{4,16}$"' };
                              if (vErrors === null) {
                                vErrors = [err386];
                              } else {
                                vErrors.push(err386);
                              }
                              errors++;
                            }
                          } else {
                            const err387 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/10/properties/run/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err387];
                            } else {
                              vErrors.push(err387);
                            }
                            errors++;
                          }
                        }
                        if (data.valid !== void 0 && func0.call(data, "valid")) {
                          if (typeof data.valid !== "boolean") {
                            const err388 = { instancePath: instancePath + "/valid", schemaPath: "#/anyOf/10/properties/valid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                            if (vErrors === null) {
                              vErrors = [err388];
                            } else {
                              vErrors.push(err388);
                            }
                            errors++;
                          }
                        }
                        if (data.reason !== void 0 && func0.call(data, "reason")) {
                          let data136 = data.reason;
                          if (typeof data136 === "string") {
                            if (!pattern12.test(data136)) {
                              const err389 = { instancePath: instancePath + "/reason", schemaPath: "#/anyOf/10/properties/reason/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                              if (vErrors === null) {
                                vErrors = [err389];
                              } else {
                                vErrors.push(err389);
                              }
                              errors++;
                            }
                          } else {
                            const err390 = { instancePath: instancePath + "/reason", schemaPath: "#/anyOf/10/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err390];
                            } else {
                              vErrors.push(err390);
                            }
                            errors++;
                          }
                        }
                        if (data.after !== void 0 && func0.call(data, "after")) {
                          let data137 = data.after;
                          if (data137 && typeof data137 == "object" && !Array.isArray(data137)) {
                            if (data137.lines === void 0 || !func0.call(data137, "lines")) {
                              const err391 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/10/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                              if (vErrors === null) {
                                vErrors = [err391];
                              } else {
                                vErrors.push(err391);
                              }
                              errors++;
                            }
                            if (data137.sha256 === void 0 || !func0.call(data137, "sha256")) {
                              const err392 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/10/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                              if (vErrors === null) {
                                vErrors = [err392];
                              } else {
                                vErrors.push(err392);
                              }
                              errors++;
                            }
                            for (const key26 of Object.keys(data137)) {
                              if (!(key26 === "lines" || key26 === "sha256")) {
                                const err393 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/10/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key26 }, message: "must NOT have additional properties" };
                                if (vErrors === null) {
                                  vErrors = [err393];
                                } else {
                                  vErrors.push(err393);
                                }
                                errors++;
                              }
                            }
                            if (data137.lines !== void 0 && func0.call(data137, "lines")) {
                              let data138 = data137.lines;
                              if (!(typeof data138 == "number" && (!(data138 % 1) && !isNaN(data138)) && isFinite(data138))) {
                                const err394 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/10/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                if (vErrors === null) {
                                  vErrors = [err394];
                                } else {
                                  vErrors.push(err394);
                                }
                                errors++;
                              }
                              if (typeof data138 == "number" && isFinite(data138)) {
                                if (data138 < 0 || isNaN(data138)) {
                                  const err395 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/10/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                  if (vErrors === null) {
                                    vErrors = [err395];
                                  } else {
                                    vErrors.push(err395);
                                  }
                                  errors++;
                                }
                              }
                            }
                            if (data137.sha256 !== void 0 && func0.call(data137, "sha256")) {
                              let data139 = data137.sha256;
                              if (typeof data139 === "string") {
                                if (!pattern2.test(data139)) {
                                  const err396 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/10/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                  if (vErrors === null) {
                                    vErrors = [err396];
                                  } else {
                                    vErrors.push(err396);
                                  }
                                  errors++;
                                }
                              } else {
                                const err397 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/10/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err397];
                                } else {
                                  vErrors.push(err397);
                                }
                                errors++;
                              }
                            }
                          } else {
                            const err398 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/10/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                            if (vErrors === null) {
                              vErrors = [err398];
                            } else {
                              vErrors.push(err398);
                            }
                            errors++;
                          }
                        }
                      } else {
                        const err399 = { instancePath, schemaPath: "#/anyOf/10/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                        if (vErrors === null) {
                          vErrors = [err399];
                        } else {
                          vErrors.push(err399);
                        }
                        errors++;
                      }
                      var _valid0 = _errs327 === errors;
                      valid0 = valid0 || _valid0;
                      if (!valid0) {
                        const _errs351 = errors;
                        if (data && typeof data == "object" && !Array.isArray(data)) {
                          if (data.at === void 0 || !func0.call(data, "at")) {
                            const err400 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                            if (vErrors === null) {
                              vErrors = [err400];
                            } else {
                              vErrors.push(err400);
                            }
                            errors++;
                          }
                          if (data.kind === void 0 || !func0.call(data, "kind")) {
                            const err401 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                            if (vErrors === null) {
                              vErrors = [err401];
                            } else {
                              vErrors.push(err401);
                            }
                            errors++;
                          }
                          if (data.round === void 0 || !func0.call(data, "round")) {
                            const err402 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                            if (vErrors === null) {
                              vErrors = [err402];
                            } else {
                              vErrors.push(err402);
                            }
                            errors++;
                          }
                          if (data.subject === void 0 || !func0.call(data, "subject")) {
                            const err403 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'" };
                            if (vErrors === null) {
                              vErrors = [err403];
                            } else {
                              vErrors.push(err403);
                            }
                            errors++;
                          }
                          if (data.sha === void 0 || !func0.call(data, "sha")) {
                            const err404 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "sha" }, message: "must have required property 'sha'" };
                            if (vErrors === null) {
                              vErrors = [err404];
                            } else {
                              vErrors.push(err404);
                            }
                            errors++;
                          }
                          if (data.parent === void 0 || !func0.call(data, "parent")) {
                            const err405 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "parent" }, message: "must have required property 'parent'" };
                            if (vErrors === null) {
                              vErrors = [err405];
                            } else {
                              vErrors.push(err405);
                            }
                            errors++;
                          }
                          if (data.files === void 0 || !func0.call(data, "files")) {
                            const err406 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "files" }, message: "must have required property 'files'" };
                            if (vErrors === null) {
                              vErrors = [err406];
                            } else {
                              vErrors.push(err406);
                            }
                            errors++;
                          }
                          for (const key27 of Object.keys(data)) {
                            if (!(key27 === "at" || key27 === "kind" || key27 === "round" || key27 === "subject" || key27 === "sha" || key27 === "parent" || key27 === "files" || key27 === "after")) {
                              const err407 = { instancePath, schemaPath: "#/anyOf/11/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key27 }, message: "must NOT have additional properties" };
                              if (vErrors === null) {
                                vErrors = [err407];
                              } else {
                                vErrors.push(err407);
                              }
                              errors++;
                            }
                          }
                          if (data.at !== void 0 && func0.call(data, "at")) {
                            let data140 = data.at;
                            if (typeof data140 === "string") {
                              if (!pattern0.test(data140)) {
                                const err408 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/11/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                if (vErrors === null) {
                                  vErrors = [err408];
                                } else {
                                  vErrors.push(err408);
                                }
                                errors++;
                              }
                            } else {
                              const err409 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/11/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err409];
                              } else {
                                vErrors.push(err409);
                              }
                              errors++;
                            }
                          }
                          if (data.kind !== void 0 && func0.call(data, "kind")) {
                            let data141 = data.kind;
                            if (typeof data141 !== "string") {
                              const err410 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/11/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err410];
                              } else {
                                vErrors.push(err410);
                              }
                              errors++;
                            }
                            if ("committed" !== data141) {
                              const err411 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/11/properties/kind/const", keyword: "const", params: { allowedValue: "committed" }, message: "must be equal to constant" };
                              if (vErrors === null) {
                                vErrors = [err411];
                              } else {
                                vErrors.push(err411);
                              }
                              errors++;
                            }
                          }
                          if (data.round !== void 0 && func0.call(data, "round")) {
                            let data142 = data.round;
                            if (!(typeof data142 == "number" && (!(data142 % 1) && !isNaN(data142)) && isFinite(data142))) {
                              const err412 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/11/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                              if (vErrors === null) {
                                vErrors = [err412];
                              } else {
                                vErrors.push(err412);
                              }
                              errors++;
                            }
                            if (typeof data142 == "number" && isFinite(data142)) {
                              if (data142 < 1 || isNaN(data142)) {
                                const err413 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/11/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                if (vErrors === null) {
                                  vErrors = [err413];
                                } else {
                                  vErrors.push(err413);
                                }
                                errors++;
                              }
                            }
                          }
                          if (data.subject !== void 0 && func0.call(data, "subject")) {
                            if (typeof data.subject !== "string") {
                              const err414 = { instancePath: instancePath + "/subject", schemaPath: "#/anyOf/11/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err414];
                              } else {
                                vErrors.push(err414);
                              }
                              errors++;
                            }
                          }
                          if (data.sha !== void 0 && func0.call(data, "sha")) {
                            let data144 = data.sha;
                            if (typeof data144 === "string") {
                              if (!pattern2.test(data144)) {
                                const err415 = { instancePath: instancePath + "/sha", schemaPath: "#/anyOf/11/properties/sha/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                if (vErrors === null) {
                                  vErrors = [err415];
                                } else {
                                  vErrors.push(err415);
                                }
                                errors++;
                              }
                            } else {
                              const err416 = { instancePath: instancePath + "/sha", schemaPath: "#/anyOf/11/properties/sha/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err416];
                              } else {
                                vErrors.push(err416);
                              }
                              errors++;
                            }
                          }
                          if (data.parent !== void 0 && func0.call(data, "parent")) {
                            let data145 = data.parent;
                            if (typeof data145 === "string") {
                              if (!pattern2.test(data145)) {
                                const err417 = { instancePath: instancePath + "/parent", schemaPath: "#/anyOf/11/properties/parent/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                if (vErrors === null) {
                                  vErrors = [err417];
                                } else {
                                  vErrors.push(err417);
                                }
                                errors++;
                              }
                            } else {
                              const err418 = { instancePath: instancePath + "/parent", schemaPath: "#/anyOf/11/properties/parent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err418];
                              } else {
                                vErrors.push(err418);
                              }
                              errors++;
                            }
                          }
                          if (data.files !== void 0 && func0.call(data, "files")) {
                            let data146 = data.files;
                            if (Array.isArray(data146)) {
                              const len8 = data146.length;
                              for (let i8 = 0; i8 < len8; i8++) {
                                let data147 = data146[i8];
                                if (typeof data147 === "string") {
                                  if (func122(data147) > 4096) {
                                    const err419 = { instancePath: instancePath + "/files/" + i8, schemaPath: "#/anyOf/11/properties/files/items/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                                    if (vErrors === null) {
                                      vErrors = [err419];
                                    } else {
                                      vErrors.push(err419);
                                    }
                                    errors++;
                                  }
                                  if (func122(data147) < 1) {
                                    const err420 = { instancePath: instancePath + "/files/" + i8, schemaPath: "#/anyOf/11/properties/files/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                    if (vErrors === null) {
                                      vErrors = [err420];
                                    } else {
                                      vErrors.push(err420);
                                    }
                                    errors++;
                                  }
                                } else {
                                  const err421 = { instancePath: instancePath + "/files/" + i8, schemaPath: "#/anyOf/11/properties/files/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                  if (vErrors === null) {
                                    vErrors = [err421];
                                  } else {
                                    vErrors.push(err421);
                                  }
                                  errors++;
                                }
                              }
                            } else {
                              const err422 = { instancePath: instancePath + "/files", schemaPath: "#/anyOf/11/properties/files/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                              if (vErrors === null) {
                                vErrors = [err422];
                              } else {
                                vErrors.push(err422);
                              }
                              errors++;
                            }
                          }
                          if (data.after !== void 0 && func0.call(data, "after")) {
                            let data148 = data.after;
                            if (data148 && typeof data148 == "object" && !Array.isArray(data148)) {
                              if (data148.lines === void 0 || !func0.call(data148, "lines")) {
                                const err423 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/11/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                if (vErrors === null) {
                                  vErrors = [err423];
                                } else {
                                  vErrors.push(err423);
                                }
                                errors++;
                              }
                              if (data148.sha256 === void 0 || !func0.call(data148, "sha256")) {
                                const err424 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/11/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                if (vErrors === null) {
                                  vErrors = [err424];
                                } else {
                                  vErrors.push(err424);
                                }
                                errors++;
                              }
                              for (const key28 of Object.keys(data148)) {
                                if (!(key28 === "lines" || key28 === "sha256")) {
                                  const err425 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/11/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key28 }, message: "must NOT have additional properties" };
                                  if (vErrors === null) {
                                    vErrors = [err425];
                                  } else {
                                    vErrors.push(err425);
                                  }
                                  errors++;
                                }
                              }
                              if (data148.lines !== void 0 && func0.call(data148, "lines")) {
                                let data149 = data148.lines;
                                if (!(typeof data149 == "number" && (!(data149 % 1) && !isNaN(data149)) && isFinite(data149))) {
                                  const err426 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/11/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                  if (vErrors === null) {
                                    vErrors = [err426];
                                  } else {
                                    vErrors.push(err426);
                                  }
                                  errors++;
                                }
                                if (typeof data149 == "number" && isFinite(data149)) {
                                  if (data149 < 0 || isNaN(data149)) {
                                    const err427 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/11/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                    if (vErrors === null) {
                                      vErrors = [err427];
                                    } else {
                                      vErrors.push(err427);
                                    }
                                    errors++;
                                  }
                                }
                              }
                              if (data148.sha256 !== void 0 && func0.call(data148, "sha256")) {
                                let data150 = data148.sha256;
                                if (typeof data150 === "string") {
                                  if (!pattern2.test(data150)) {
                                    const err428 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/11/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                    if (vErrors === null) {
                                      vErrors = [err428];
                                    } else {
                                      vErrors.push(err428);
                                    }
                                    errors++;
                                  }
                                } else {
                                  const err429 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/11/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                  if (vErrors === null) {
                                    vErrors = [err429];
                                  } else {
                                    vErrors.push(err429);
                                  }
                                  errors++;
                                }
                              }
                            } else {
                              const err430 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/11/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                              if (vErrors === null) {
                                vErrors = [err430];
                              } else {
                                vErrors.push(err430);
                              }
                              errors++;
                            }
                          }
                        } else {
                          const err431 = { instancePath, schemaPath: "#/anyOf/11/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                          if (vErrors === null) {
                            vErrors = [err431];
                          } else {
                            vErrors.push(err431);
                          }
                          errors++;
                        }
                        var _valid0 = _errs351 === errors;
                        valid0 = valid0 || _valid0;
                        if (!valid0) {
                          const _errs377 = errors;
                          if (data && typeof data == "object" && !Array.isArray(data)) {
                            if (data.at === void 0 || !func0.call(data, "at")) {
                              const err432 = { instancePath, schemaPath: "#/anyOf/12/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                              if (vErrors === null) {
                                vErrors = [err432];
                              } else {
                                vErrors.push(err432);
                              }
                              errors++;
                            }
                            if (data.kind === void 0 || !func0.call(data, "kind")) {
                              const err433 = { instancePath, schemaPath: "#/anyOf/12/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                              if (vErrors === null) {
                                vErrors = [err433];
                              } else {
                                vErrors.push(err433);
                              }
                              errors++;
                            }
                            if (data.round === void 0 || !func0.call(data, "round")) {
                              const err434 = { instancePath, schemaPath: "#/anyOf/12/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                              if (vErrors === null) {
                                vErrors = [err434];
                              } else {
                                vErrors.push(err434);
                              }
                              errors++;
                            }
                            if (data.subject === void 0 || !func0.call(data, "subject")) {
                              const err435 = { instancePath, schemaPath: "#/anyOf/12/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'" };
                              if (vErrors === null) {
                                vErrors = [err435];
                              } else {
                                vErrors.push(err435);
                              }
                              errors++;
                            }
                            if (data.why === void 0 || !func0.call(data, "why")) {
                              const err436 = { instancePath, schemaPath: "#/anyOf/12/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                              if (vErrors === null) {
                                vErrors = [err436];
                              } else {
                                vErrors.push(err436);
                              }
                              errors++;
                            }
                            for (const key29 of Object.keys(data)) {
                              if (!(key29 === "at" || key29 === "kind" || key29 === "round" || key29 === "subject" || key29 === "why" || key29 === "after")) {
                                const err437 = { instancePath, schemaPath: "#/anyOf/12/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key29 }, message: "must NOT have additional properties" };
                                if (vErrors === null) {
                                  vErrors = [err437];
                                } else {
                                  vErrors.push(err437);
                                }
                                errors++;
                              }
                            }
                            if (data.at !== void 0 && func0.call(data, "at")) {
                              let data151 = data.at;
                              if (typeof data151 === "string") {
                                if (!pattern0.test(data151)) {
                                  const err438 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/12/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                  if (vErrors === null) {
                                    vErrors = [err438];
                                  } else {
                                    vErrors.push(err438);
                                  }
                                  errors++;
                                }
                              } else {
                                const err439 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/12/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err439];
                                } else {
                                  vErrors.push(err439);
                                }
                                errors++;
                              }
                            }
                            if (data.kind !== void 0 && func0.call(data, "kind")) {
                              let data152 = data.kind;
                              if (typeof data152 !== "string") {
                                const err440 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/12/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err440];
                                } else {
                                  vErrors.push(err440);
                                }
                                errors++;
                              }
                              if ("given-up" !== data152) {
                                const err441 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/12/properties/kind/const", keyword: "const", params: { allowedValue: "given-up" }, message: "must be equal to constant" };
                                if (vErrors === null) {
                                  vErrors = [err441];
                                } else {
                                  vErrors.push(err441);
                                }
                                errors++;
                              }
                            }
                            if (data.round !== void 0 && func0.call(data, "round")) {
                              let data153 = data.round;
                              if (!(typeof data153 == "number" && (!(data153 % 1) && !isNaN(data153)) && isFinite(data153))) {
                                const err442 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/12/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                if (vErrors === null) {
                                  vErrors = [err442];
                                } else {
                                  vErrors.push(err442);
                                }
                                errors++;
                              }
                              if (typeof data153 == "number" && isFinite(data153)) {
                                if (data153 < 1 || isNaN(data153)) {
                                  const err443 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/12/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                  if (vErrors === null) {
                                    vErrors = [err443];
                                  } else {
                                    vErrors.push(err443);
                                  }
                                  errors++;
                                }
                              }
                            }
                            if (data.subject !== void 0 && func0.call(data, "subject")) {
                              if (typeof data.subject !== "string") {
                                const err444 = { instancePath: instancePath + "/subject", schemaPath: "#/anyOf/12/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err444];
                                } else {
                                  vErrors.push(err444);
                                }
                                errors++;
                              }
                            }
                            if (data.why !== void 0 && func0.call(data, "why")) {
                              let data155 = data.why;
                              if (typeof data155 === "string") {
                                if (!pattern12.test(data155)) {
                                  const err445 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/12/properties/why/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                                  if (vErrors === null) {
                                    vErrors = [err445];
                                  } else {
                                    vErrors.push(err445);
                                  }
                                  errors++;
                                }
                              } else {
                                const err446 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/12/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err446];
                                } else {
                                  vErrors.push(err446);
                                }
                                errors++;
                              }
                            }
                            if (data.after !== void 0 && func0.call(data, "after")) {
                              let data156 = data.after;
                              if (data156 && typeof data156 == "object" && !Array.isArray(data156)) {
                                if (data156.lines === void 0 || !func0.call(data156, "lines")) {
                                  const err447 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/12/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                  if (vErrors === null) {
                                    vErrors = [err447];
                                  } else {
                                    vErrors.push(err447);
                                  }
                                  errors++;
                                }
                                if (data156.sha256 === void 0 || !func0.call(data156, "sha256")) {
                                  const err448 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/12/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                  if (vErrors === null) {
                                    vErrors = [err448];
                                  } else {
                                    vErrors.push(err448);
                                  }
                                  errors++;
                                }
                                for (const key30 of Object.keys(data156)) {
                                  if (!(key30 === "lines" || key30 === "sha256")) {
                                    const err449 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/12/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key30 }, message: "must NOT have additional properties" };
                                    if (vErrors === null) {
                                      vErrors = [err449];
                                    } else {
                                      vErrors.push(err449);
                                    }
                                    errors++;
                                  }
                                }
                                if (data156.lines !== void 0 && func0.call(data156, "lines")) {
                                  let data157 = data156.lines;
                                  if (!(typeof data157 == "number" && (!(data157 % 1) && !isNaN(data157)) && isFinite(data157))) {
                                    const err450 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/12/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                    if (vErrors === null) {
                                      vErrors = [err450];
                                    } else {
                                      vErrors.push(err450);
                                    }
                                    errors++;
                                  }
                                  if (typeof data157 == "number" && isFinite(data157)) {
                                    if (data157 < 0 || isNaN(data157)) {
                                      const err451 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/12/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                      if (vErrors === null) {
                                        vErrors = [err451];
                                      } else {
                                        vErrors.push(err451);
                                      }
                                      errors++;
                                    }
                                  }
                                }
                                if (data156.sha256 !== void 0 && func0.call(data156, "sha256")) {
                                  let data158 = data156.sha256;
                                  if (typeof data158 === "string") {
                                    if (!pattern2.test(data158)) {
                                      const err452 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/12/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                      if (vErrors === null) {
                                        vErrors = [err452];
                                      } else {
                                        vErrors.push(err452);
                                      }
                                      errors++;
                                    }
                                  } else {
                                    const err453 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/12/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    if (vErrors === null) {
                                      vErrors = [err453];
                                    } else {
                                      vErrors.push(err453);
                                    }
                                    errors++;
                                  }
                                }
                              } else {
                                const err454 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/12/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                if (vErrors === null) {
                                  vErrors = [err454];
                                } else {
                                  vErrors.push(err454);
                                }
                                errors++;
                              }
                            }
                          } else {
                            const err455 = { instancePath, schemaPath: "#/anyOf/12/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                            if (vErrors === null) {
                              vErrors = [err455];
                            } else {
                              vErrors.push(err455);
                            }
                            errors++;
                          }
                          var _valid0 = _errs377 === errors;
                          valid0 = valid0 || _valid0;
                          if (!valid0) {
                            const _errs397 = errors;
                            if (data && typeof data == "object" && !Array.isArray(data)) {
                              if (data.at === void 0 || !func0.call(data, "at")) {
                                const err456 = { instancePath, schemaPath: "#/anyOf/13/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                if (vErrors === null) {
                                  vErrors = [err456];
                                } else {
                                  vErrors.push(err456);
                                }
                                errors++;
                              }
                              if (data.kind === void 0 || !func0.call(data, "kind")) {
                                const err457 = { instancePath, schemaPath: "#/anyOf/13/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                if (vErrors === null) {
                                  vErrors = [err457];
                                } else {
                                  vErrors.push(err457);
                                }
                                errors++;
                              }
                              if (data.round === void 0 || !func0.call(data, "round")) {
                                const err458 = { instancePath, schemaPath: "#/anyOf/13/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                                if (vErrors === null) {
                                  vErrors = [err458];
                                } else {
                                  vErrors.push(err458);
                                }
                                errors++;
                              }
                              if (data.subject === void 0 || !func0.call(data, "subject")) {
                                const err459 = { instancePath, schemaPath: "#/anyOf/13/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'" };
                                if (vErrors === null) {
                                  vErrors = [err459];
                                } else {
                                  vErrors.push(err459);
                                }
                                errors++;
                              }
                              if (data.head === void 0 || !func0.call(data, "head")) {
                                const err460 = { instancePath, schemaPath: "#/anyOf/13/required", keyword: "required", params: { missingProperty: "head" }, message: "must have required property 'head'" };
                                if (vErrors === null) {
                                  vErrors = [err460];
                                } else {
                                  vErrors.push(err460);
                                }
                                errors++;
                              }
                              if (data.failures === void 0 || !func0.call(data, "failures")) {
                                const err461 = { instancePath, schemaPath: "#/anyOf/13/required", keyword: "required", params: { missingProperty: "failures" }, message: "must have required property 'failures'" };
                                if (vErrors === null) {
                                  vErrors = [err461];
                                } else {
                                  vErrors.push(err461);
                                }
                                errors++;
                              }
                              for (const key31 of Object.keys(data)) {
                                if (!(key31 === "at" || key31 === "kind" || key31 === "round" || key31 === "subject" || key31 === "head" || key31 === "failures" || key31 === "after")) {
                                  const err462 = { instancePath, schemaPath: "#/anyOf/13/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key31 }, message: "must NOT have additional properties" };
                                  if (vErrors === null) {
                                    vErrors = [err462];
                                  } else {
                                    vErrors.push(err462);
                                  }
                                  errors++;
                                }
                              }
                              if (data.at !== void 0 && func0.call(data, "at")) {
                                let data159 = data.at;
                                if (typeof data159 === "string") {
                                  if (!pattern0.test(data159)) {
                                    const err463 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/13/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                    if (vErrors === null) {
                                      vErrors = [err463];
                                    } else {
                                      vErrors.push(err463);
                                    }
                                    errors++;
                                  }
                                } else {
                                  const err464 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/13/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                  if (vErrors === null) {
                                    vErrors = [err464];
                                  } else {
                                    vErrors.push(err464);
                                  }
                                  errors++;
                                }
                              }
                              if (data.kind !== void 0 && func0.call(data, "kind")) {
                                let data160 = data.kind;
                                if (typeof data160 !== "string") {
                                  const err465 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/13/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                  if (vErrors === null) {
                                    vErrors = [err465];
                                  } else {
                                    vErrors.push(err465);
                                  }
                                  errors++;
                                }
                                if ("broken" !== data160) {
                                  const err466 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/13/properties/kind/const", keyword: "const", params: { allowedValue: "broken" }, message: "must be equal to constant" };
                                  if (vErrors === null) {
                                    vErrors = [err466];
                                  } else {
                                    vErrors.push(err466);
                                  }
                                  errors++;
                                }
                              }
                              if (data.round !== void 0 && func0.call(data, "round")) {
                                let data161 = data.round;
                                if (!(typeof data161 == "number" && (!(data161 % 1) && !isNaN(data161)) && isFinite(data161))) {
                                  const err467 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/13/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                  if (vErrors === null) {
                                    vErrors = [err467];
                                  } else {
                                    vErrors.push(err467);
                                  }
                                  errors++;
                                }
                                if (typeof data161 == "number" && isFinite(data161)) {
                                  if (data161 < 1 || isNaN(data161)) {
                                    const err468 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/13/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                    if (vErrors === null) {
                                      vErrors = [err468];
                                    } else {
                                      vErrors.push(err468);
                                    }
                                    errors++;
                                  }
                                }
                              }
                              if (data.subject !== void 0 && func0.call(data, "subject")) {
                                if (typeof data.subject !== "string") {
                                  const err469 = { instancePath: instancePath + "/subject", schemaPath: "#/anyOf/13/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                  if (vErrors === null) {
                                    vErrors = [err469];
                                  } else {
                                    vErrors.push(err469);
                                  }
                                  errors++;
                                }
                              }
                              if (data.head !== void 0 && func0.call(data, "head")) {
                                let data163 = data.head;
                                if (typeof data163 === "string") {
                                  if (!pattern2.test(data163)) {
                                    const err470 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/13/properties/head/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                    if (vErrors === null) {
                                      vErrors = [err470];
                                    } else {
                                      vErrors.push(err470);
                                    }
                                    errors++;
                                  }
                                } else {
                                  const err471 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/13/properties/head/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                  if (vErrors === null) {
                                    vErrors = [err471];
                                  } else {
                                    vErrors.push(err471);
                                  }
                                  errors++;
                                }
                              }
                              if (data.failures !== void 0 && func0.call(data, "failures")) {
                                let data164 = data.failures;
                                if (Array.isArray(data164)) {
                                  const len9 = data164.length;
                                  for (let i9 = 0; i9 < len9; i9++) {
                                    if (typeof data164[i9] !== "string") {
                                      const err472 = { instancePath: instancePath + "/failures/" + i9, schemaPath: "#/anyOf/13/properties/failures/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                      if (vErrors === null) {
                                        vErrors = [err472];
                                      } else {
                                        vErrors.push(err472);
                                      }
                                      errors++;
                                    }
                                  }
                                } else {
                                  const err473 = { instancePath: instancePath + "/failures", schemaPath: "#/anyOf/13/properties/failures/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                  if (vErrors === null) {
                                    vErrors = [err473];
                                  } else {
                                    vErrors.push(err473);
                                  }
                                  errors++;
                                }
                              }
                              if (data.after !== void 0 && func0.call(data, "after")) {
                                let data166 = data.after;
                                if (data166 && typeof data166 == "object" && !Array.isArray(data166)) {
                                  if (data166.lines === void 0 || !func0.call(data166, "lines")) {
                                    const err474 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/13/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                    if (vErrors === null) {
                                      vErrors = [err474];
                                    } else {
                                      vErrors.push(err474);
                                    }
                                    errors++;
                                  }
                                  if (data166.sha256 === void 0 || !func0.call(data166, "sha256")) {
                                    const err475 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/13/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                    if (vErrors === null) {
                                      vErrors = [err475];
                                    } else {
                                      vErrors.push(err475);
                                    }
                                    errors++;
                                  }
                                  for (const key32 of Object.keys(data166)) {
                                    if (!(key32 === "lines" || key32 === "sha256")) {
                                      const err476 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/13/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key32 }, message: "must NOT have additional properties" };
                                      if (vErrors === null) {
                                        vErrors = [err476];
                                      } else {
                                        vErrors.push(err476);
                                      }
                                      errors++;
                                    }
                                  }
                                  if (data166.lines !== void 0 && func0.call(data166, "lines")) {
                                    let data167 = data166.lines;
                                    if (!(typeof data167 == "number" && (!(data167 % 1) && !isNaN(data167)) && isFinite(data167))) {
                                      const err477 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/13/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                      if (vErrors === null) {
                                        vErrors = [err477];
                                      } else {
                                        vErrors.push(err477);
                                      }
                                      errors++;
                                    }
                                    if (typeof data167 == "number" && isFinite(data167)) {
                                      if (data167 < 0 || isNaN(data167)) {
                                        const err478 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/13/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                        if (vErrors === null) {
                                          vErrors = [err478];
                                        } else {
                                          vErrors.push(err478);
                                        }
                                        errors++;
                                      }
                                    }
                                  }
                                  if (data166.sha256 !== void 0 && func0.call(data166, "sha256")) {
                                    let data168 = data166.sha256;
                                    if (typeof data168 === "string") {
                                      if (!pattern2.test(data168)) {
                                        const err479 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/13/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                        if (vErrors === null) {
                                          vErrors = [err479];
                                        } else {
                                          vErrors.push(err479);
                                        }
                                        errors++;
                                      }
                                    } else {
                                      const err480 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/13/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                      if (vErrors === null) {
                                        vErrors = [err480];
                                      } else {
                                        vErrors.push(err480);
                                      }
                                      errors++;
                                    }
                                  }
                                } else {
                                  const err481 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/13/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                  if (vErrors === null) {
                                    vErrors = [err481];
                                  } else {
                                    vErrors.push(err481);
                                  }
                                  errors++;
                                }
                              }
                            } else {
                              const err482 = { instancePath, schemaPath: "#/anyOf/13/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                              if (vErrors === null) {
                                vErrors = [err482];
                              } else {
                                vErrors.push(err482);
                              }
                              errors++;
                            }
                            var _valid0 = _errs397 === errors;
                            valid0 = valid0 || _valid0;
                            if (!valid0) {
                              const _errs421 = errors;
                              if (data && typeof data == "object" && !Array.isArray(data)) {
                                if (data.at === void 0 || !func0.call(data, "at")) {
                                  const err483 = { instancePath, schemaPath: "#/anyOf/14/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                  if (vErrors === null) {
                                    vErrors = [err483];
                                  } else {
                                    vErrors.push(err483);
                                  }
                                  errors++;
                                }
                                if (data.kind === void 0 || !func0.call(data, "kind")) {
                                  const err484 = { instancePath, schemaPath: "#/anyOf/14/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                  if (vErrors === null) {
                                    vErrors = [err484];
                                  } else {
                                    vErrors.push(err484);
                                  }
                                  errors++;
                                }
                                if (data.round === void 0 || !func0.call(data, "round")) {
                                  const err485 = { instancePath, schemaPath: "#/anyOf/14/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                                  if (vErrors === null) {
                                    vErrors = [err485];
                                  } else {
                                    vErrors.push(err485);
                                  }
                                  errors++;
                                }
                                if (data.subject === void 0 || !func0.call(data, "subject")) {
                                  const err486 = { instancePath, schemaPath: "#/anyOf/14/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'" };
                                  if (vErrors === null) {
                                    vErrors = [err486];
                                  } else {
                                    vErrors.push(err486);
                                  }
                                  errors++;
                                }
                                if (data.sha === void 0 || !func0.call(data, "sha")) {
                                  const err487 = { instancePath, schemaPath: "#/anyOf/14/required", keyword: "required", params: { missingProperty: "sha" }, message: "must have required property 'sha'" };
                                  if (vErrors === null) {
                                    vErrors = [err487];
                                  } else {
                                    vErrors.push(err487);
                                  }
                                  errors++;
                                }
                                if (data.by === void 0 || !func0.call(data, "by")) {
                                  const err488 = { instancePath, schemaPath: "#/anyOf/14/required", keyword: "required", params: { missingProperty: "by" }, message: "must have required property 'by'" };
                                  if (vErrors === null) {
                                    vErrors = [err488];
                                  } else {
                                    vErrors.push(err488);
                                  }
                                  errors++;
                                }
                                if (data.why === void 0 || !func0.call(data, "why")) {
                                  const err489 = { instancePath, schemaPath: "#/anyOf/14/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                                  if (vErrors === null) {
                                    vErrors = [err489];
                                  } else {
                                    vErrors.push(err489);
                                  }
                                  errors++;
                                }
                                for (const key33 of Object.keys(data)) {
                                  if (!(key33 === "at" || key33 === "kind" || key33 === "round" || key33 === "subject" || key33 === "sha" || key33 === "by" || key33 === "why" || key33 === "after")) {
                                    const err490 = { instancePath, schemaPath: "#/anyOf/14/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key33 }, message: "must NOT have additional properties" };
                                    if (vErrors === null) {
                                      vErrors = [err490];
                                    } else {
                                      vErrors.push(err490);
                                    }
                                    errors++;
                                  }
                                }
                                if (data.at !== void 0 && func0.call(data, "at")) {
                                  let data169 = data.at;
                                  if (typeof data169 === "string") {
                                    if (!pattern0.test(data169)) {
                                      const err491 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/14/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                      if (vErrors === null) {
                                        vErrors = [err491];
                                      } else {
                                        vErrors.push(err491);
                                      }
                                      errors++;
                                    }
                                  } else {
                                    const err492 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/14/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    if (vErrors === null) {
                                      vErrors = [err492];
                                    } else {
                                      vErrors.push(err492);
                                    }
                                    errors++;
                                  }
                                }
                                if (data.kind !== void 0 && func0.call(data, "kind")) {
                                  let data170 = data.kind;
                                  if (typeof data170 !== "string") {
                                    const err493 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/14/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    if (vErrors === null) {
                                      vErrors = [err493];
                                    } else {
                                      vErrors.push(err493);
                                    }
                                    errors++;
                                  }
                                  if ("reverted" !== data170) {
                                    const err494 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/14/properties/kind/const", keyword: "const", params: { allowedValue: "reverted" }, message: "must be equal to constant" };
                                    if (vErrors === null) {
                                      vErrors = [err494];
                                    } else {
                                      vErrors.push(err494);
                                    }
                                    errors++;
                                  }
                                }
                                if (data.round !== void 0 && func0.call(data, "round")) {
                                  let data171 = data.round;
                                  if (!(typeof data171 == "number" && (!(data171 % 1) && !isNaN(data171)) && isFinite(data171))) {
                                    const err495 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/14/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                    if (vErrors === null) {
                                      vErrors = [err495];
                                    } else {
                                      vErrors.push(err495);
                                    }
                                    errors++;
                                  }
                                  if (typeof data171 == "number" && isFinite(data171)) {
                                    if (data171 < 1 || isNaN(data171)) {
                                      const err496 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/14/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                      if (vErrors === null) {
                                        vErrors = [err496];
                                      } else {
                                        vErrors.push(err496);
                                      }
                                      errors++;
                                    }
                                  }
                                }
                                if (data.subject !== void 0 && func0.call(data, "subject")) {
                                  if (typeof data.subject !== "string") {
                                    const err497 = { instancePath: instancePath + "/subject", schemaPath: "#/anyOf/14/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    if (vErrors === null) {
                                      vErrors = [err497];
                                    } else {
                                      vErrors.push(err497);
                                    }
                                    errors++;
                                  }
                                }
                                if (data.sha !== void 0 && func0.call(data, "sha")) {
                                  let data173 = data.sha;
                                  if (typeof data173 === "string") {
                                    if (!pattern2.test(data173)) {
                                      const err498 = { instancePath: instancePath + "/sha", schemaPath: "#/anyOf/14/properties/sha/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                      if (vErrors === null) {
                                        vErrors = [err498];
                                      } else {
                                        vErrors.push(err498);
                                      }
                                      errors++;
                                    }
                                  } else {
                                    const err499 = { instancePath: instancePath + "/sha", schemaPath: "#/anyOf/14/properties/sha/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    if (vErrors === null) {
                                      vErrors = [err499];
                                    } else {
                                      vErrors.push(err499);
                                    }
                                    errors++;
                                  }
                                }
                                if (data.by !== void 0 && func0.call(data, "by")) {
                                  let data174 = data.by;
                                  if (typeof data174 === "string") {
                                    if (!pattern2.test(data174)) {
                                      const err500 = { instancePath: instancePath + "/by", schemaPath: "#/anyOf/14/properties/by/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                      if (vErrors === null) {
                                        vErrors = [err500];
                                      } else {
                                        vErrors.push(err500);
                                      }
                                      errors++;
                                    }
                                  } else {
                                    const err501 = { instancePath: instancePath + "/by", schemaPath: "#/anyOf/14/properties/by/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    if (vErrors === null) {
                                      vErrors = [err501];
                                    } else {
                                      vErrors.push(err501);
                                    }
                                    errors++;
                                  }
                                }
                                if (data.why !== void 0 && func0.call(data, "why")) {
                                  let data175 = data.why;
                                  if (typeof data175 === "string") {
                                    if (!pattern12.test(data175)) {
                                      const err502 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/14/properties/why/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                                      if (vErrors === null) {
                                        vErrors = [err502];
                                      } else {
                                        vErrors.push(err502);
                                      }
                                      errors++;
                                    }
                                  } else {
                                    const err503 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/14/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    if (vErrors === null) {
                                      vErrors = [err503];
                                    } else {
                                      vErrors.push(err503);
                                    }
                                    errors++;
                                  }
                                }
                                if (data.after !== void 0 && func0.call(data, "after")) {
                                  let data176 = data.after;
                                  if (data176 && typeof data176 == "object" && !Array.isArray(data176)) {
                                    if (data176.lines === void 0 || !func0.call(data176, "lines")) {
                                      const err504 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/14/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                      if (vErrors === null) {
                                        vErrors = [err504];
                                      } else {
                                        vErrors.push(err504);
                                      }
                                      errors++;
                                    }
                                    if (data176.sha256 === void 0 || !func0.call(data176, "sha256")) {
                                      const err505 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/14/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                      if (vErrors === null) {
                                        vErrors = [err505];
                                      } else {
                                        vErrors.push(err505);
                                      }
                                      errors++;
                                    }
                                    for (const key34 of Object.keys(data176)) {
                                      if (!(key34 === "lines" || key34 === "sha256")) {
                                        const err506 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/14/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key34 }, message: "must NOT have additional properties" };
                                        if (vErrors === null) {
                                          vErrors = [err506];
                                        } else {
                                          vErrors.push(err506);
                                        }
                                        errors++;
                                      }
                                    }
                                    if (data176.lines !== void 0 && func0.call(data176, "lines")) {
                                      let data177 = data176.lines;
                                      if (!(typeof data177 == "number" && (!(data177 % 1) && !isNaN(data177)) && isFinite(data177))) {
                                        const err507 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/14/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                        if (vErrors === null) {
                                          vErrors = [err507];
                                        } else {
                                          vErrors.push(err507);
                                        }
                                        errors++;
                                      }
                                      if (typeof data177 == "number" && isFinite(data177)) {
                                        if (data177 < 0 || isNaN(data177)) {
                                          const err508 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/14/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                          if (vErrors === null) {
                                            vErrors = [err508];
                                          } else {
                                            vErrors.push(err508);
                                          }
                                          errors++;
                                        }
                                      }
                                    }
                                    if (data176.sha256 !== void 0 && func0.call(data176, "sha256")) {
                                      let data178 = data176.sha256;
                                      if (typeof data178 === "string") {
                                        if (!pattern2.test(data178)) {
                                          const err509 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/14/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                          if (vErrors === null) {
                                            vErrors = [err509];
                                          } else {
                                            vErrors.push(err509);
                                          }
                                          errors++;
                                        }
                                      } else {
                                        const err510 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/14/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        if (vErrors === null) {
                                          vErrors = [err510];
                                        } else {
                                          vErrors.push(err510);
                                        }
                                        errors++;
                                      }
                                    }
                                  } else {
                                    const err511 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/14/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                    if (vErrors === null) {
                                      vErrors = [err511];
                                    } else {
                                      vErrors.push(err511);
                                    }
                                    errors++;
                                  }
                                }
                              } else {
                                const err512 = { instancePath, schemaPath: "#/anyOf/14/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                if (vErrors === null) {
                                  vErrors = [err512];
                                } else {
                                  vErrors.push(err512);
                                }
                                errors++;
                              }
                              var _valid0 = _errs421 === errors;
                              valid0 = valid0 || _valid0;
                              if (!valid0) {
                                const _errs445 = errors;
                                if (data && typeof data == "object" && !Array.isArray(data)) {
                                  if (data.at === void 0 || !func0.call(data, "at")) {
                                    const err513 = { instancePath, schemaPath: "#/anyOf/15/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                    if (vErrors === null) {
                                      vErrors = [err513];
                                    } else {
                                      vErrors.push(err513);
                                    }
                                    errors++;
                                  }
                                  if (data.kind === void 0 || !func0.call(data, "kind")) {
                                    const err514 = { instancePath, schemaPath: "#/anyOf/15/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                    if (vErrors === null) {
                                      vErrors = [err514];
                                    } else {
                                      vErrors.push(err514);
                                    }
                                    errors++;
                                  }
                                  if (data.round === void 0 || !func0.call(data, "round")) {
                                    const err515 = { instancePath, schemaPath: "#/anyOf/15/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                                    if (vErrors === null) {
                                      vErrors = [err515];
                                    } else {
                                      vErrors.push(err515);
                                    }
                                    errors++;
                                  }
                                  if (data.run === void 0 || !func0.call(data, "run")) {
                                    const err516 = { instancePath, schemaPath: "#/anyOf/15/required", keyword: "required", params: { missingProperty: "run" }, message: "must have required property 'run'" };
                                    if (vErrors === null) {
                                      vErrors = [err516];
                                    } else {
                                      vErrors.push(err516);
                                    }
                                    errors++;
                                  }
                                  if (data.head === void 0 || !func0.call(data, "head")) {
                                    const err517 = { instancePath, schemaPath: "#/anyOf/15/required", keyword: "required", params: { missingProperty: "head" }, message: "must have required property 'head'" };
                                    if (vErrors === null) {
                                      vErrors = [err517];
                                    } else {
                                      vErrors.push(err517);
                                    }
                                    errors++;
                                  }
                                  if (data.lines_changed === void 0 || !func0.call(data, "lines_changed")) {
                                    const err518 = { instancePath, schemaPath: "#/anyOf/15/required", keyword: "required", params: { missingProperty: "lines_changed" }, message: "must have required property 'lines_changed'" };
                                    if (vErrors === null) {
                                      vErrors = [err518];
                                    } else {
                                      vErrors.push(err518);
                                    }
                                    errors++;
                                  }
                                  if (data.findings === void 0 || !func0.call(data, "findings")) {
                                    const err519 = { instancePath, schemaPath: "#/anyOf/15/required", keyword: "required", params: { missingProperty: "findings" }, message: "must have required property 'findings'" };
                                    if (vErrors === null) {
                                      vErrors = [err519];
                                    } else {
                                      vErrors.push(err519);
                                    }
                                    errors++;
                                  }
                                  for (const key35 of Object.keys(data)) {
                                    if (!(key35 === "at" || key35 === "kind" || key35 === "round" || key35 === "run" || key35 === "head" || key35 === "lines_changed" || key35 === "findings" || key35 === "after")) {
                                      const err520 = { instancePath, schemaPath: "#/anyOf/15/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key35 }, message: "must NOT have additional properties" };
                                      if (vErrors === null) {
                                        vErrors = [err520];
                                      } else {
                                        vErrors.push(err520);
                                      }
                                      errors++;
                                    }
                                  }
                                  if (data.at !== void 0 && func0.call(data, "at")) {
                                    let data179 = data.at;
                                    if (typeof data179 === "string") {
                                      if (!pattern0.test(data179)) {
                                        const err521 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/15/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                        if (vErrors === null) {
                                          vErrors = [err521];
                                        } else {
                                          vErrors.push(err521);
                                        }
                                        errors++;
                                      }
                                    } else {
                                      const err522 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/15/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                      if (vErrors === null) {
                                        vErrors = [err522];
                                      } else {
                                        vErrors.push(err522);
                                      }
                                      errors++;
                                    }
                                  }
                                  if (data.kind !== void 0 && func0.call(data, "kind")) {
                                    let data180 = data.kind;
                                    if (typeof data180 !== "string") {
                                      const err523 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/15/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                      if (vErrors === null) {
                                        vErrors = [err523];
                                      } else {
                                        vErrors.push(err523);
                                      }
                                      errors++;
                                    }
                                    if ("reviewed" !== data180) {
                                      const err524 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/15/properties/kind/const", keyword: "const", params: { allowedValue: "reviewed" }, message: "must be equal to constant" };
                                      if (vErrors === null) {
                                        vErrors = [err524];
                                      } else {
                                        vErrors.push(err524);
                                      }
                                      errors++;
                                    }
                                  }
                                  if (data.round !== void 0 && func0.call(data, "round")) {
                                    let data181 = data.round;
                                    if (!(typeof data181 == "number" && (!(data181 % 1) && !isNaN(data181)) && isFinite(data181))) {
                                      const err525 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/15/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                      if (vErrors === null) {
                                        vErrors = [err525];
                                      } else {
                                        vErrors.push(err525);
                                      }
                                      errors++;
                                    }
                                    if (typeof data181 == "number" && isFinite(data181)) {
                                      if (data181 < 1 || isNaN(data181)) {
                                        const err526 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/15/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                        if (vErrors === null) {
                                          vErrors = [err526];
                                        } else {
                                          vErrors.push(err526);
                                        }
                                        errors++;
                                      }
                                    }
                                  }
                                  if (data.run !== void 0 && func0.call(data, "run")) {
                                    let data182 = data.run;
                                    if (typeof data182 === "string") {
                                      if (!pattern8.test(data182)) {
                                        const err527 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/15/properties/run/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}$" }, message: 'must match pattern "^[a-z0-9]{4,16}$"' };
                                        if (vErrors === null) {
                                          vErrors = [err527];
                                        } else {
                                          vErrors.push(err527);
                                        }
                                        errors++;
                                      }
                                    } else {
                                      const err528 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/15/properties/run/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                      if (vErrors === null) {
                                        vErrors = [err528];
                                      } else {
                                        vErrors.push(err528);
                                      }
                                      errors++;
                                    }
                                  }
                                  if (data.head !== void 0 && func0.call(data, "head")) {
                                    let data183 = data.head;
                                    if (typeof data183 === "string") {
                                      if (!pattern2.test(data183)) {
                                        const err529 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/15/properties/head/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                        if (vErrors === null) {
                                          vErrors = [err529];
                                        } else {
                                          vErrors.push(err529);
                                        }
                                        errors++;
                                      }
                                    } else {
                                      const err530 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/15/properties/head/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                      if (vErrors === null) {
                                        vErrors = [err530];
                                      } else {
                                        vErrors.push(err530);
                                      }
                                      errors++;
                                    }
                                  }
                                  if (data.lines_changed !== void 0 && func0.call(data, "lines_changed")) {
                                    let data184 = data.lines_changed;
                                    if (!(typeof data184 == "number" && (!(data184 % 1) && !isNaN(data184)) && isFinite(data184))) {
                                      const err531 = { instancePath: instancePath + "/lines_changed", schemaPath: "#/anyOf/15/properties/lines_changed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                      if (vErrors === null) {
                                        vErrors = [err531];
                                      } else {
                                        vErrors.push(err531);
                                      }
                                      errors++;
                                    }
                                    if (typeof data184 == "number" && isFinite(data184)) {
                                      if (data184 < 0 || isNaN(data184)) {
                                        const err532 = { instancePath: instancePath + "/lines_changed", schemaPath: "#/anyOf/15/properties/lines_changed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                        if (vErrors === null) {
                                          vErrors = [err532];
                                        } else {
                                          vErrors.push(err532);
                                        }
                                        errors++;
                                      }
                                    }
                                  }
                                  if (data.findings !== void 0 && func0.call(data, "findings")) {
                                    let data185 = data.findings;
                                    if (Array.isArray(data185)) {
                                      const len10 = data185.length;
                                      for (let i10 = 0; i10 < len10; i10++) {
                                        let data186 = data185[i10];
                                        if (data186 && typeof data186 == "object" && !Array.isArray(data186)) {
                                          if (data186.id === void 0 || !func0.call(data186, "id")) {
                                            const err533 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                                            if (vErrors === null) {
                                              vErrors = [err533];
                                            } else {
                                              vErrors.push(err533);
                                            }
                                            errors++;
                                          }
                                          if (data186.severity === void 0 || !func0.call(data186, "severity")) {
                                            const err534 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/required", keyword: "required", params: { missingProperty: "severity" }, message: "must have required property 'severity'" };
                                            if (vErrors === null) {
                                              vErrors = [err534];
                                            } else {
                                              vErrors.push(err534);
                                            }
                                            errors++;
                                          }
                                          if (data186.title === void 0 || !func0.call(data186, "title")) {
                                            const err535 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
                                            if (vErrors === null) {
                                              vErrors = [err535];
                                            } else {
                                              vErrors.push(err535);
                                            }
                                            errors++;
                                          }
                                          if (data186.description === void 0 || !func0.call(data186, "description")) {
                                            const err536 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
                                            if (vErrors === null) {
                                              vErrors = [err536];
                                            } else {
                                              vErrors.push(err536);
                                            }
                                            errors++;
                                          }
                                          if (data186.evidence === void 0 || !func0.call(data186, "evidence")) {
                                            const err537 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/required", keyword: "required", params: { missingProperty: "evidence" }, message: "must have required property 'evidence'" };
                                            if (vErrors === null) {
                                              vErrors = [err537];
                                            } else {
                                              vErrors.push(err537);
                                            }
                                            errors++;
                                          }
                                          if (data186.impact === void 0 || !func0.call(data186, "impact")) {
                                            const err538 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/required", keyword: "required", params: { missingProperty: "impact" }, message: "must have required property 'impact'" };
                                            if (vErrors === null) {
                                              vErrors = [err538];
                                            } else {
                                              vErrors.push(err538);
                                            }
                                            errors++;
                                          }
                                          if (data186.location === void 0 || !func0.call(data186, "location")) {
                                            const err539 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/required", keyword: "required", params: { missingProperty: "location" }, message: "must have required property 'location'" };
                                            if (vErrors === null) {
                                              vErrors = [err539];
                                            } else {
                                              vErrors.push(err539);
                                            }
                                            errors++;
                                          }
                                          if (data186.instance_fix === void 0 || !func0.call(data186, "instance_fix")) {
                                            const err540 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/required", keyword: "required", params: { missingProperty: "instance_fix" }, message: "must have required property 'instance_fix'" };
                                            if (vErrors === null) {
                                              vErrors = [err540];
                                            } else {
                                              vErrors.push(err540);
                                            }
                                            errors++;
                                          }
                                          if (data186.class_fix === void 0 || !func0.call(data186, "class_fix")) {
                                            const err541 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/required", keyword: "required", params: { missingProperty: "class_fix" }, message: "must have required property 'class_fix'" };
                                            if (vErrors === null) {
                                              vErrors = [err541];
                                            } else {
                                              vErrors.push(err541);
                                            }
                                            errors++;
                                          }
                                          if (data186.tier === void 0 || !func0.call(data186, "tier")) {
                                            const err542 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/required", keyword: "required", params: { missingProperty: "tier" }, message: "must have required property 'tier'" };
                                            if (vErrors === null) {
                                              vErrors = [err542];
                                            } else {
                                              vErrors.push(err542);
                                            }
                                            errors++;
                                          }
                                          if (data186.escape_type === void 0 || !func0.call(data186, "escape_type")) {
                                            const err543 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/required", keyword: "required", params: { missingProperty: "escape_type" }, message: "must have required property 'escape_type'" };
                                            if (vErrors === null) {
                                              vErrors = [err543];
                                            } else {
                                              vErrors.push(err543);
                                            }
                                            errors++;
                                          }
                                          if (data186.invariant_ref === void 0 || !func0.call(data186, "invariant_ref")) {
                                            const err544 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/required", keyword: "required", params: { missingProperty: "invariant_ref" }, message: "must have required property 'invariant_ref'" };
                                            if (vErrors === null) {
                                              vErrors = [err544];
                                            } else {
                                              vErrors.push(err544);
                                            }
                                            errors++;
                                          }
                                          if (data186.architecture_ref === void 0 || !func0.call(data186, "architecture_ref")) {
                                            const err545 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/required", keyword: "required", params: { missingProperty: "architecture_ref" }, message: "must have required property 'architecture_ref'" };
                                            if (vErrors === null) {
                                              vErrors = [err545];
                                            } else {
                                              vErrors.push(err545);
                                            }
                                            errors++;
                                          }
                                          if (data186.source === void 0 || !func0.call(data186, "source")) {
                                            const err546 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'" };
                                            if (vErrors === null) {
                                              vErrors = [err546];
                                            } else {
                                              vErrors.push(err546);
                                            }
                                            errors++;
                                          }
                                          if (data186.agent === void 0 || !func0.call(data186, "agent")) {
                                            const err547 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'" };
                                            if (vErrors === null) {
                                              vErrors = [err547];
                                            } else {
                                              vErrors.push(err547);
                                            }
                                            errors++;
                                          }
                                          if (data186.status === void 0 || !func0.call(data186, "status")) {
                                            const err548 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
                                            if (vErrors === null) {
                                              vErrors = [err548];
                                            } else {
                                              vErrors.push(err548);
                                            }
                                            errors++;
                                          }
                                          if (data186.bounty === void 0 || !func0.call(data186, "bounty")) {
                                            const err549 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/required", keyword: "required", params: { missingProperty: "bounty" }, message: "must have required property 'bounty'" };
                                            if (vErrors === null) {
                                              vErrors = [err549];
                                            } else {
                                              vErrors.push(err549);
                                            }
                                            errors++;
                                          }
                                          if (data186.round === void 0 || !func0.call(data186, "round")) {
                                            const err550 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                                            if (vErrors === null) {
                                              vErrors = [err550];
                                            } else {
                                              vErrors.push(err550);
                                            }
                                            errors++;
                                          }
                                          if (data186.timestamp === void 0 || !func0.call(data186, "timestamp")) {
                                            const err551 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/required", keyword: "required", params: { missingProperty: "timestamp" }, message: "must have required property 'timestamp'" };
                                            if (vErrors === null) {
                                              vErrors = [err551];
                                            } else {
                                              vErrors.push(err551);
                                            }
                                            errors++;
                                          }
                                          if (data186.fingerprint === void 0 || !func0.call(data186, "fingerprint")) {
                                            const err552 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/required", keyword: "required", params: { missingProperty: "fingerprint" }, message: "must have required property 'fingerprint'" };
                                            if (vErrors === null) {
                                              vErrors = [err552];
                                            } else {
                                              vErrors.push(err552);
                                            }
                                            errors++;
                                          }
                                          if (data186.reason === void 0 || !func0.call(data186, "reason")) {
                                            const err553 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                                            if (vErrors === null) {
                                              vErrors = [err553];
                                            } else {
                                              vErrors.push(err553);
                                            }
                                            errors++;
                                          }
                                          for (const key36 of Object.keys(data186)) {
                                            if (!func0.call(schema11.anyOf[15].properties.findings.items.properties, key36)) {
                                              const err554 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key36 }, message: "must NOT have additional properties" };
                                              if (vErrors === null) {
                                                vErrors = [err554];
                                              } else {
                                                vErrors.push(err554);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data186.id !== void 0 && func0.call(data186, "id")) {
                                            let data187 = data186.id;
                                            if (typeof data187 === "string") {
                                              if (func122(data187) > 40) {
                                                const err555 = { instancePath: instancePath + "/findings/" + i10 + "/id", schemaPath: "#/anyOf/15/properties/findings/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                                                if (vErrors === null) {
                                                  vErrors = [err555];
                                                } else {
                                                  vErrors.push(err555);
                                                }
                                                errors++;
                                              }
                                              if (func122(data187) < 1) {
                                                const err556 = { instancePath: instancePath + "/findings/" + i10 + "/id", schemaPath: "#/anyOf/15/properties/findings/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                                if (vErrors === null) {
                                                  vErrors = [err556];
                                                } else {
                                                  vErrors.push(err556);
                                                }
                                                errors++;
                                              }
                                              if (!pattern12.test(data187)) {
                                                const err557 = { instancePath: instancePath + "/findings/" + i10 + "/id", schemaPath: "#/anyOf/15/properties/findings/items/properties/id/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                                                if (vErrors === null) {
                                                  vErrors = [err557];
                                                } else {
                                                  vErrors.push(err557);
                                                }
                                                errors++;
                                              }
                                            } else {
                                              const err558 = { instancePath: instancePath + "/findings/" + i10 + "/id", schemaPath: "#/anyOf/15/properties/findings/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err558];
                                              } else {
                                                vErrors.push(err558);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data186.severity !== void 0 && func0.call(data186, "severity")) {
                                            let data188 = data186.severity;
                                            if (!(data188 === "critical" || data188 === "high" || data188 === "medium" || data188 === "low")) {
                                              const err559 = { instancePath: instancePath + "/findings/" + i10 + "/severity", schemaPath: "#/anyOf/15/properties/findings/items/properties/severity/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[15].properties.findings.items.properties.severity.enum }, message: "must be equal to one of the allowed values" };
                                              if (vErrors === null) {
                                                vErrors = [err559];
                                              } else {
                                                vErrors.push(err559);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data186.title !== void 0 && func0.call(data186, "title")) {
                                            if (typeof data186.title !== "string") {
                                              const err560 = { instancePath: instancePath + "/findings/" + i10 + "/title", schemaPath: "#/anyOf/15/properties/findings/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err560];
                                              } else {
                                                vErrors.push(err560);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data186.description !== void 0 && func0.call(data186, "description")) {
                                            if (typeof data186.description !== "string") {
                                              const err561 = { instancePath: instancePath + "/findings/" + i10 + "/description", schemaPath: "#/anyOf/15/properties/findings/items/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err561];
                                              } else {
                                                vErrors.push(err561);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data186.evidence !== void 0 && func0.call(data186, "evidence")) {
                                            if (typeof data186.evidence !== "string") {
                                              const err562 = { instancePath: instancePath + "/findings/" + i10 + "/evidence", schemaPath: "#/anyOf/15/properties/findings/items/properties/evidence/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err562];
                                              } else {
                                                vErrors.push(err562);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data186.impact !== void 0 && func0.call(data186, "impact")) {
                                            if (typeof data186.impact !== "string") {
                                              const err563 = { instancePath: instancePath + "/findings/" + i10 + "/impact", schemaPath: "#/anyOf/15/properties/findings/items/properties/impact/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err563];
                                              } else {
                                                vErrors.push(err563);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data186.location !== void 0 && func0.call(data186, "location")) {
                                            let data193 = data186.location;
                                            if (data193 && typeof data193 == "object" && !Array.isArray(data193)) {
                                              if (data193.file === void 0 || !func0.call(data193, "file")) {
                                                const err564 = { instancePath: instancePath + "/findings/" + i10 + "/location", schemaPath: "#/anyOf/15/properties/findings/items/properties/location/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
                                                if (vErrors === null) {
                                                  vErrors = [err564];
                                                } else {
                                                  vErrors.push(err564);
                                                }
                                                errors++;
                                              }
                                              if (data193.lines === void 0 || !func0.call(data193, "lines")) {
                                                const err565 = { instancePath: instancePath + "/findings/" + i10 + "/location", schemaPath: "#/anyOf/15/properties/findings/items/properties/location/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                                if (vErrors === null) {
                                                  vErrors = [err565];
                                                } else {
                                                  vErrors.push(err565);
                                                }
                                                errors++;
                                              }
                                              for (const key37 of Object.keys(data193)) {
                                                if (!(key37 === "file" || key37 === "lines")) {
                                                  const err566 = { instancePath: instancePath + "/findings/" + i10 + "/location", schemaPath: "#/anyOf/15/properties/findings/items/properties/location/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key37 }, message: "must NOT have additional properties" };
                                                  if (vErrors === null) {
                                                    vErrors = [err566];
                                                  } else {
                                                    vErrors.push(err566);
                                                  }
                                                  errors++;
                                                }
                                              }
                                              if (data193.file !== void 0 && func0.call(data193, "file")) {
                                                let data194 = data193.file;
                                                if (typeof data194 === "string") {
                                                  if (func122(data194) > 4096) {
                                                    const err567 = { instancePath: instancePath + "/findings/" + i10 + "/location/file", schemaPath: "#/anyOf/15/properties/findings/items/properties/location/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                                                    if (vErrors === null) {
                                                      vErrors = [err567];
                                                    } else {
                                                      vErrors.push(err567);
                                                    }
                                                    errors++;
                                                  }
                                                  if (func122(data194) < 1) {
                                                    const err568 = { instancePath: instancePath + "/findings/" + i10 + "/location/file", schemaPath: "#/anyOf/15/properties/findings/items/properties/location/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                                    if (vErrors === null) {
                                                      vErrors = [err568];
                                                    } else {
                                                      vErrors.push(err568);
                                                    }
                                                    errors++;
                                                  }
                                                } else {
                                                  const err569 = { instancePath: instancePath + "/findings/" + i10 + "/location/file", schemaPath: "#/anyOf/15/properties/findings/items/properties/location/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                  if (vErrors === null) {
                                                    vErrors = [err569];
                                                  } else {
                                                    vErrors.push(err569);
                                                  }
                                                  errors++;
                                                }
                                              }
                                              if (data193.lines !== void 0 && func0.call(data193, "lines")) {
                                                let data195 = data193.lines;
                                                if (Array.isArray(data195)) {
                                                  if (data195.length > 2) {
                                                    const err570 = { instancePath: instancePath + "/findings/" + i10 + "/location/lines", schemaPath: "#/anyOf/15/properties/findings/items/properties/location/properties/lines/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
                                                    if (vErrors === null) {
                                                      vErrors = [err570];
                                                    } else {
                                                      vErrors.push(err570);
                                                    }
                                                    errors++;
                                                  }
                                                  if (data195.length < 2) {
                                                    const err571 = { instancePath: instancePath + "/findings/" + i10 + "/location/lines", schemaPath: "#/anyOf/15/properties/findings/items/properties/location/properties/lines/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
                                                    if (vErrors === null) {
                                                      vErrors = [err571];
                                                    } else {
                                                      vErrors.push(err571);
                                                    }
                                                    errors++;
                                                  }
                                                  const len11 = data195.length;
                                                  for (let i11 = 0; i11 < len11; i11++) {
                                                    let data196 = data195[i11];
                                                    if (!(typeof data196 == "number" && (!(data196 % 1) && !isNaN(data196)) && isFinite(data196))) {
                                                      const err572 = { instancePath: instancePath + "/findings/" + i10 + "/location/lines/" + i11, schemaPath: "#/anyOf/15/properties/findings/items/properties/location/properties/lines/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                      if (vErrors === null) {
                                                        vErrors = [err572];
                                                      } else {
                                                        vErrors.push(err572);
                                                      }
                                                      errors++;
                                                    }
                                                    if (typeof data196 == "number" && isFinite(data196)) {
                                                      if (data196 < 1 || isNaN(data196)) {
                                                        const err573 = { instancePath: instancePath + "/findings/" + i10 + "/location/lines/" + i11, schemaPath: "#/anyOf/15/properties/findings/items/properties/location/properties/lines/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                                        if (vErrors === null) {
                                                          vErrors = [err573];
                                                        } else {
                                                          vErrors.push(err573);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                  }
                                                } else {
                                                  const err574 = { instancePath: instancePath + "/findings/" + i10 + "/location/lines", schemaPath: "#/anyOf/15/properties/findings/items/properties/location/properties/lines/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                                  if (vErrors === null) {
                                                    vErrors = [err574];
                                                  } else {
                                                    vErrors.push(err574);
                                                  }
                                                  errors++;
                                                }
                                              }
                                            } else {
                                              const err575 = { instancePath: instancePath + "/findings/" + i10 + "/location", schemaPath: "#/anyOf/15/properties/findings/items/properties/location/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                              if (vErrors === null) {
                                                vErrors = [err575];
                                              } else {
                                                vErrors.push(err575);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data186.instance_fix !== void 0 && func0.call(data186, "instance_fix")) {
                                            if (typeof data186.instance_fix !== "string") {
                                              const err576 = { instancePath: instancePath + "/findings/" + i10 + "/instance_fix", schemaPath: "#/anyOf/15/properties/findings/items/properties/instance_fix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err576];
                                              } else {
                                                vErrors.push(err576);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data186.class_fix !== void 0 && func0.call(data186, "class_fix")) {
                                            if (typeof data186.class_fix !== "string") {
                                              const err577 = { instancePath: instancePath + "/findings/" + i10 + "/class_fix", schemaPath: "#/anyOf/15/properties/findings/items/properties/class_fix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err577];
                                              } else {
                                                vErrors.push(err577);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data186.tier !== void 0 && func0.call(data186, "tier")) {
                                            let data199 = data186.tier;
                                            if (!(data199 === "confirmed" || data199 === "probable" || data199 === "suspicious")) {
                                              const err578 = { instancePath: instancePath + "/findings/" + i10 + "/tier", schemaPath: "#/anyOf/15/properties/findings/items/properties/tier/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[15].properties.findings.items.properties.tier.enum }, message: "must be equal to one of the allowed values" };
                                              if (vErrors === null) {
                                                vErrors = [err578];
                                              } else {
                                                vErrors.push(err578);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data186.escape_type !== void 0 && func0.call(data186, "escape_type")) {
                                            let data200 = data186.escape_type;
                                            const _errs491 = errors;
                                            let valid71 = false;
                                            const _errs492 = errors;
                                            if (!(data200 === "implementation" || data200 === "spec" || data200 === "non-escape")) {
                                              const err579 = { instancePath: instancePath + "/findings/" + i10 + "/escape_type", schemaPath: "#/anyOf/15/properties/findings/items/properties/escape_type/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[15].properties.findings.items.properties.escape_type.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
                                              if (vErrors === null) {
                                                vErrors = [err579];
                                              } else {
                                                vErrors.push(err579);
                                              }
                                              errors++;
                                            }
                                            var _valid9 = _errs492 === errors;
                                            valid71 = valid71 || _valid9;
                                            if (!valid71) {
                                              const _errs493 = errors;
                                              if (data200 !== null) {
                                                const err580 = { instancePath: instancePath + "/findings/" + i10 + "/escape_type", schemaPath: "#/anyOf/15/properties/findings/items/properties/escape_type/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                if (vErrors === null) {
                                                  vErrors = [err580];
                                                } else {
                                                  vErrors.push(err580);
                                                }
                                                errors++;
                                              }
                                              var _valid9 = _errs493 === errors;
                                              valid71 = valid71 || _valid9;
                                            }
                                            if (!valid71) {
                                              const err581 = { instancePath: instancePath + "/findings/" + i10 + "/escape_type", schemaPath: "#/anyOf/15/properties/findings/items/properties/escape_type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                              if (vErrors === null) {
                                                vErrors = [err581];
                                              } else {
                                                vErrors.push(err581);
                                              }
                                              errors++;
                                            } else {
                                              errors = _errs491;
                                              if (vErrors !== null) {
                                                if (_errs491) {
                                                  vErrors.length = _errs491;
                                                } else {
                                                  vErrors = null;
                                                }
                                              }
                                            }
                                          }
                                          if (data186.invariant_ref !== void 0 && func0.call(data186, "invariant_ref")) {
                                            let data201 = data186.invariant_ref;
                                            const _errs496 = errors;
                                            let valid72 = false;
                                            const _errs497 = errors;
                                            if (typeof data201 !== "string") {
                                              const err582 = { instancePath: instancePath + "/findings/" + i10 + "/invariant_ref", schemaPath: "#/anyOf/15/properties/findings/items/properties/invariant_ref/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err582];
                                              } else {
                                                vErrors.push(err582);
                                              }
                                              errors++;
                                            }
                                            var _valid10 = _errs497 === errors;
                                            valid72 = valid72 || _valid10;
                                            if (!valid72) {
                                              const _errs499 = errors;
                                              if (data201 !== null) {
                                                const err583 = { instancePath: instancePath + "/findings/" + i10 + "/invariant_ref", schemaPath: "#/anyOf/15/properties/findings/items/properties/invariant_ref/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                if (vErrors === null) {
                                                  vErrors = [err583];
                                                } else {
                                                  vErrors.push(err583);
                                                }
                                                errors++;
                                              }
                                              var _valid10 = _errs499 === errors;
                                              valid72 = valid72 || _valid10;
                                            }
                                            if (!valid72) {
                                              const err584 = { instancePath: instancePath + "/findings/" + i10 + "/invariant_ref", schemaPath: "#/anyOf/15/properties/findings/items/properties/invariant_ref/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                              if (vErrors === null) {
                                                vErrors = [err584];
                                              } else {
                                                vErrors.push(err584);
                                              }
                                              errors++;
                                            } else {
                                              errors = _errs496;
                                              if (vErrors !== null) {
                                                if (_errs496) {
                                                  vErrors.length = _errs496;
                                                } else {
                                                  vErrors = null;
                                                }
                                              }
                                            }
                                          }
                                          if (data186.architecture_ref !== void 0 && func0.call(data186, "architecture_ref")) {
                                            let data202 = data186.architecture_ref;
                                            const _errs502 = errors;
                                            let valid73 = false;
                                            const _errs503 = errors;
                                            if (typeof data202 !== "string") {
                                              const err585 = { instancePath: instancePath + "/findings/" + i10 + "/architecture_ref", schemaPath: "#/anyOf/15/properties/findings/items/properties/architecture_ref/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err585];
                                              } else {
                                                vErrors.push(err585);
                                              }
                                              errors++;
                                            }
                                            var _valid11 = _errs503 === errors;
                                            valid73 = valid73 || _valid11;
                                            if (!valid73) {
                                              const _errs505 = errors;
                                              if (data202 !== null) {
                                                const err586 = { instancePath: instancePath + "/findings/" + i10 + "/architecture_ref", schemaPath: "#/anyOf/15/properties/findings/items/properties/architecture_ref/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                if (vErrors === null) {
                                                  vErrors = [err586];
                                                } else {
                                                  vErrors.push(err586);
                                                }
                                                errors++;
                                              }
                                              var _valid11 = _errs505 === errors;
                                              valid73 = valid73 || _valid11;
                                            }
                                            if (!valid73) {
                                              const err587 = { instancePath: instancePath + "/findings/" + i10 + "/architecture_ref", schemaPath: "#/anyOf/15/properties/findings/items/properties/architecture_ref/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                              if (vErrors === null) {
                                                vErrors = [err587];
                                              } else {
                                                vErrors.push(err587);
                                              }
                                              errors++;
                                            } else {
                                              errors = _errs502;
                                              if (vErrors !== null) {
                                                if (_errs502) {
                                                  vErrors.length = _errs502;
                                                } else {
                                                  vErrors = null;
                                                }
                                              }
                                            }
                                          }
                                          if (data186.source !== void 0 && func0.call(data186, "source")) {
                                            let data203 = data186.source;
                                            if (!(data203 === "audit-specialist" || data203 === "fix-diff-reviewer" || data203 === "tests")) {
                                              const err588 = { instancePath: instancePath + "/findings/" + i10 + "/source", schemaPath: "#/anyOf/15/properties/findings/items/properties/source/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[15].properties.findings.items.properties.source.enum }, message: "must be equal to one of the allowed values" };
                                              if (vErrors === null) {
                                                vErrors = [err588];
                                              } else {
                                                vErrors.push(err588);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data186.agent !== void 0 && func0.call(data186, "agent")) {
                                            let data204 = data186.agent;
                                            if (typeof data204 === "string") {
                                              if (func122(data204) > 100) {
                                                const err589 = { instancePath: instancePath + "/findings/" + i10 + "/agent", schemaPath: "#/anyOf/15/properties/findings/items/properties/agent/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                                                if (vErrors === null) {
                                                  vErrors = [err589];
                                                } else {
                                                  vErrors.push(err589);
                                                }
                                                errors++;
                                              }
                                              if (func122(data204) < 1) {
                                                const err590 = { instancePath: instancePath + "/findings/" + i10 + "/agent", schemaPath: "#/anyOf/15/properties/findings/items/properties/agent/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                                if (vErrors === null) {
                                                  vErrors = [err590];
                                                } else {
                                                  vErrors.push(err590);
                                                }
                                                errors++;
                                              }
                                              if (!pattern12.test(data204)) {
                                                const err591 = { instancePath: instancePath + "/findings/" + i10 + "/agent", schemaPath: "#/anyOf/15/properties/findings/items/properties/agent/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                                                if (vErrors === null) {
                                                  vErrors = [err591];
                                                } else {
                                                  vErrors.push(err591);
                                                }
                                                errors++;
                                              }
                                            } else {
                                              const err592 = { instancePath: instancePath + "/findings/" + i10 + "/agent", schemaPath: "#/anyOf/15/properties/findings/items/properties/agent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err592];
                                              } else {
                                                vErrors.push(err592);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data186.status !== void 0 && func0.call(data186, "status")) {
                                            let data205 = data186.status;
                                            if (!(data205 === "open" || data205 === "fixed" || data205 === "deferred" || data205 === "disputed")) {
                                              const err593 = { instancePath: instancePath + "/findings/" + i10 + "/status", schemaPath: "#/anyOf/15/properties/findings/items/properties/status/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[15].properties.findings.items.properties.status.enum }, message: "must be equal to one of the allowed values" };
                                              if (vErrors === null) {
                                                vErrors = [err593];
                                              } else {
                                                vErrors.push(err593);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data186.bounty !== void 0 && func0.call(data186, "bounty")) {
                                            let data206 = data186.bounty;
                                            if (!(typeof data206 == "number" && (!(data206 % 1) && !isNaN(data206)) && isFinite(data206))) {
                                              const err594 = { instancePath: instancePath + "/findings/" + i10 + "/bounty", schemaPath: "#/anyOf/15/properties/findings/items/properties/bounty/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                              if (vErrors === null) {
                                                vErrors = [err594];
                                              } else {
                                                vErrors.push(err594);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data186.round !== void 0 && func0.call(data186, "round")) {
                                            let data207 = data186.round;
                                            if (!(typeof data207 == "number" && (!(data207 % 1) && !isNaN(data207)) && isFinite(data207))) {
                                              const err595 = { instancePath: instancePath + "/findings/" + i10 + "/round", schemaPath: "#/anyOf/15/properties/findings/items/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                              if (vErrors === null) {
                                                vErrors = [err595];
                                              } else {
                                                vErrors.push(err595);
                                              }
                                              errors++;
                                            }
                                            if (typeof data207 == "number" && isFinite(data207)) {
                                              if (data207 < 1 || isNaN(data207)) {
                                                const err596 = { instancePath: instancePath + "/findings/" + i10 + "/round", schemaPath: "#/anyOf/15/properties/findings/items/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                                if (vErrors === null) {
                                                  vErrors = [err596];
                                                } else {
                                                  vErrors.push(err596);
                                                }
                                                errors++;
                                              }
                                            }
                                          }
                                          if (data186.timestamp !== void 0 && func0.call(data186, "timestamp")) {
                                            if (typeof data186.timestamp !== "string") {
                                              const err597 = { instancePath: instancePath + "/findings/" + i10 + "/timestamp", schemaPath: "#/anyOf/15/properties/findings/items/properties/timestamp/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err597];
                                              } else {
                                                vErrors.push(err597);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data186.fingerprint !== void 0 && func0.call(data186, "fingerprint")) {
                                            let data209 = data186.fingerprint;
                                            if (typeof data209 === "string") {
                                              if (!pattern14.test(data209)) {
                                                const err598 = { instancePath: instancePath + "/findings/" + i10 + "/fingerprint", schemaPath: "#/anyOf/15/properties/findings/items/properties/fingerprint/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' };
                                                if (vErrors === null) {
                                                  vErrors = [err598];
                                                } else {
                                                  vErrors.push(err598);
                                                }
                                                errors++;
                                              }
                                            } else {
                                              const err599 = { instancePath: instancePath + "/findings/" + i10 + "/fingerprint", schemaPath: "#/anyOf/15/properties/findings/items/properties/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err599];
                                              } else {
                                                vErrors.push(err599);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data186.reason !== void 0 && func0.call(data186, "reason")) {
                                            let data210 = data186.reason;
                                            const _errs520 = errors;
                                            let valid74 = false;
                                            const _errs521 = errors;
                                            if (typeof data210 !== "string") {
                                              const err600 = { instancePath: instancePath + "/findings/" + i10 + "/reason", schemaPath: "#/anyOf/15/properties/findings/items/properties/reason/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err600];
                                              } else {
                                                vErrors.push(err600);
                                              }
                                              errors++;
                                            }
                                            var _valid12 = _errs521 === errors;
                                            valid74 = valid74 || _valid12;
                                            if (!valid74) {
                                              const _errs523 = errors;
                                              if (data210 !== null) {
                                                const err601 = { instancePath: instancePath + "/findings/" + i10 + "/reason", schemaPath: "#/anyOf/15/properties/findings/items/properties/reason/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                if (vErrors === null) {
                                                  vErrors = [err601];
                                                } else {
                                                  vErrors.push(err601);
                                                }
                                                errors++;
                                              }
                                              var _valid12 = _errs523 === errors;
                                              valid74 = valid74 || _valid12;
                                            }
                                            if (!valid74) {
                                              const err602 = { instancePath: instancePath + "/findings/" + i10 + "/reason", schemaPath: "#/anyOf/15/properties/findings/items/properties/reason/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                              if (vErrors === null) {
                                                vErrors = [err602];
                                              } else {
                                                vErrors.push(err602);
                                              }
                                              errors++;
                                            } else {
                                              errors = _errs520;
                                              if (vErrors !== null) {
                                                if (_errs520) {
                                                  vErrors.length = _errs520;
                                                } else {
                                                  vErrors = null;
                                                }
                                              }
                                            }
                                          }
                                        } else {
                                          const err603 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                          if (vErrors === null) {
                                            vErrors = [err603];
                                          } else {
                                            vErrors.push(err603);
                                          }
                                          errors++;
                                        }
                                      }
                                    } else {
                                      const err604 = { instancePath: instancePath + "/findings", schemaPath: "#/anyOf/15/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                      if (vErrors === null) {
                                        vErrors = [err604];
                                      } else {
                                        vErrors.push(err604);
                                      }
                                      errors++;
                                    }
                                  }
                                  if (data.after !== void 0 && func0.call(data, "after")) {
                                    let data211 = data.after;
                                    if (data211 && typeof data211 == "object" && !Array.isArray(data211)) {
                                      if (data211.lines === void 0 || !func0.call(data211, "lines")) {
                                        const err605 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/15/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                        if (vErrors === null) {
                                          vErrors = [err605];
                                        } else {
                                          vErrors.push(err605);
                                        }
                                        errors++;
                                      }
                                      if (data211.sha256 === void 0 || !func0.call(data211, "sha256")) {
                                        const err606 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/15/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                        if (vErrors === null) {
                                          vErrors = [err606];
                                        } else {
                                          vErrors.push(err606);
                                        }
                                        errors++;
                                      }
                                      for (const key38 of Object.keys(data211)) {
                                        if (!(key38 === "lines" || key38 === "sha256")) {
                                          const err607 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/15/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key38 }, message: "must NOT have additional properties" };
                                          if (vErrors === null) {
                                            vErrors = [err607];
                                          } else {
                                            vErrors.push(err607);
                                          }
                                          errors++;
                                        }
                                      }
                                      if (data211.lines !== void 0 && func0.call(data211, "lines")) {
                                        let data212 = data211.lines;
                                        if (!(typeof data212 == "number" && (!(data212 % 1) && !isNaN(data212)) && isFinite(data212))) {
                                          const err608 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/15/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                          if (vErrors === null) {
                                            vErrors = [err608];
                                          } else {
                                            vErrors.push(err608);
                                          }
                                          errors++;
                                        }
                                        if (typeof data212 == "number" && isFinite(data212)) {
                                          if (data212 < 0 || isNaN(data212)) {
                                            const err609 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/15/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                            if (vErrors === null) {
                                              vErrors = [err609];
                                            } else {
                                              vErrors.push(err609);
                                            }
                                            errors++;
                                          }
                                        }
                                      }
                                      if (data211.sha256 !== void 0 && func0.call(data211, "sha256")) {
                                        let data213 = data211.sha256;
                                        if (typeof data213 === "string") {
                                          if (!pattern2.test(data213)) {
                                            const err610 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/15/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                            if (vErrors === null) {
                                              vErrors = [err610];
                                            } else {
                                              vErrors.push(err610);
                                            }
                                            errors++;
                                          }
                                        } else {
                                          const err611 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/15/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                          if (vErrors === null) {
                                            vErrors = [err611];
                                          } else {
                                            vErrors.push(err611);
                                          }
                                          errors++;
                                        }
                                      }
                                    } else {
                                      const err612 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/15/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                      if (vErrors === null) {
                                        vErrors = [err612];
                                      } else {
                                        vErrors.push(err612);
                                      }
                                      errors++;
                                    }
                                  }
                                } else {
                                  const err613 = { instancePath, schemaPath: "#/anyOf/15/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                  if (vErrors === null) {
                                    vErrors = [err613];
                                  } else {
                                    vErrors.push(err613);
                                  }
                                  errors++;
                                }
                                var _valid0 = _errs445 === errors;
                                valid0 = valid0 || _valid0;
                                if (!valid0) {
                                  const _errs532 = errors;
                                  if (data && typeof data == "object" && !Array.isArray(data)) {
                                    if (data.at === void 0 || !func0.call(data, "at")) {
                                      const err614 = { instancePath, schemaPath: "#/anyOf/16/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                      if (vErrors === null) {
                                        vErrors = [err614];
                                      } else {
                                        vErrors.push(err614);
                                      }
                                      errors++;
                                    }
                                    if (data.kind === void 0 || !func0.call(data, "kind")) {
                                      const err615 = { instancePath, schemaPath: "#/anyOf/16/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                      if (vErrors === null) {
                                        vErrors = [err615];
                                      } else {
                                        vErrors.push(err615);
                                      }
                                      errors++;
                                    }
                                    if (data.round === void 0 || !func0.call(data, "round")) {
                                      const err616 = { instancePath, schemaPath: "#/anyOf/16/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                                      if (vErrors === null) {
                                        vErrors = [err616];
                                      } else {
                                        vErrors.push(err616);
                                      }
                                      errors++;
                                    }
                                    if (data.head === void 0 || !func0.call(data, "head")) {
                                      const err617 = { instancePath, schemaPath: "#/anyOf/16/required", keyword: "required", params: { missingProperty: "head" }, message: "must have required property 'head'" };
                                      if (vErrors === null) {
                                        vErrors = [err617];
                                      } else {
                                        vErrors.push(err617);
                                      }
                                      errors++;
                                    }
                                    if (data.lines_changed === void 0 || !func0.call(data, "lines_changed")) {
                                      const err618 = { instancePath, schemaPath: "#/anyOf/16/required", keyword: "required", params: { missingProperty: "lines_changed" }, message: "must have required property 'lines_changed'" };
                                      if (vErrors === null) {
                                        vErrors = [err618];
                                      } else {
                                        vErrors.push(err618);
                                      }
                                      errors++;
                                    }
                                    for (const key39 of Object.keys(data)) {
                                      if (!(key39 === "at" || key39 === "kind" || key39 === "round" || key39 === "head" || key39 === "lines_changed" || key39 === "after")) {
                                        const err619 = { instancePath, schemaPath: "#/anyOf/16/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key39 }, message: "must NOT have additional properties" };
                                        if (vErrors === null) {
                                          vErrors = [err619];
                                        } else {
                                          vErrors.push(err619);
                                        }
                                        errors++;
                                      }
                                    }
                                    if (data.at !== void 0 && func0.call(data, "at")) {
                                      let data214 = data.at;
                                      if (typeof data214 === "string") {
                                        if (!pattern0.test(data214)) {
                                          const err620 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/16/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                          if (vErrors === null) {
                                            vErrors = [err620];
                                          } else {
                                            vErrors.push(err620);
                                          }
                                          errors++;
                                        }
                                      } else {
                                        const err621 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/16/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        if (vErrors === null) {
                                          vErrors = [err621];
                                        } else {
                                          vErrors.push(err621);
                                        }
                                        errors++;
                                      }
                                    }
                                    if (data.kind !== void 0 && func0.call(data, "kind")) {
                                      let data215 = data.kind;
                                      if (typeof data215 !== "string") {
                                        const err622 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/16/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        if (vErrors === null) {
                                          vErrors = [err622];
                                        } else {
                                          vErrors.push(err622);
                                        }
                                        errors++;
                                      }
                                      if ("recorded" !== data215) {
                                        const err623 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/16/properties/kind/const", keyword: "const", params: { allowedValue: "recorded" }, message: "must be equal to constant" };
                                        if (vErrors === null) {
                                          vErrors = [err623];
                                        } else {
                                          vErrors.push(err623);
                                        }
                                        errors++;
                                      }
                                    }
                                    if (data.round !== void 0 && func0.call(data, "round")) {
                                      let data216 = data.round;
                                      if (!(typeof data216 == "number" && (!(data216 % 1) && !isNaN(data216)) && isFinite(data216))) {
                                        const err624 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/16/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                        if (vErrors === null) {
                                          vErrors = [err624];
                                        } else {
                                          vErrors.push(err624);
                                        }
                                        errors++;
                                      }
                                      if (typeof data216 == "number" && isFinite(data216)) {
                                        if (data216 < 1 || isNaN(data216)) {
                                          const err625 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/16/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                          if (vErrors === null) {
                                            vErrors = [err625];
                                          } else {
                                            vErrors.push(err625);
                                          }
                                          errors++;
                                        }
                                      }
                                    }
                                    if (data.head !== void 0 && func0.call(data, "head")) {
                                      let data217 = data.head;
                                      if (typeof data217 === "string") {
                                        if (!pattern2.test(data217)) {
                                          const err626 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/16/properties/head/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                          if (vErrors === null) {
                                            vErrors = [err626];
                                          } else {
                                            vErrors.push(err626);
                                          }
                                          errors++;
                                        }
                                      } else {
                                        const err627 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/16/properties/head/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        if (vErrors === null) {
                                          vErrors = [err627];
                                        } else {
                                          vErrors.push(err627);
                                        }
                                        errors++;
                                      }
                                    }
                                    if (data.lines_changed !== void 0 && func0.call(data, "lines_changed")) {
                                      let data218 = data.lines_changed;
                                      if (!(typeof data218 == "number" && (!(data218 % 1) && !isNaN(data218)) && isFinite(data218))) {
                                        const err628 = { instancePath: instancePath + "/lines_changed", schemaPath: "#/anyOf/16/properties/lines_changed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                        if (vErrors === null) {
                                          vErrors = [err628];
                                        } else {
                                          vErrors.push(err628);
                                        }
                                        errors++;
                                      }
                                      if (typeof data218 == "number" && isFinite(data218)) {
                                        if (data218 < 0 || isNaN(data218)) {
                                          const err629 = { instancePath: instancePath + "/lines_changed", schemaPath: "#/anyOf/16/properties/lines_changed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                          if (vErrors === null) {
                                            vErrors = [err629];
                                          } else {
                                            vErrors.push(err629);
                                          }
                                          errors++;
                                        }
                                      }
                                    }
                                    if (data.after !== void 0 && func0.call(data, "after")) {
                                      let data219 = data.after;
                                      if (data219 && typeof data219 == "object" && !Array.isArray(data219)) {
                                        if (data219.lines === void 0 || !func0.call(data219, "lines")) {
                                          const err630 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/16/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                          if (vErrors === null) {
                                            vErrors = [err630];
                                          } else {
                                            vErrors.push(err630);
                                          }
                                          errors++;
                                        }
                                        if (data219.sha256 === void 0 || !func0.call(data219, "sha256")) {
                                          const err631 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/16/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                          if (vErrors === null) {
                                            vErrors = [err631];
                                          } else {
                                            vErrors.push(err631);
                                          }
                                          errors++;
                                        }
                                        for (const key40 of Object.keys(data219)) {
                                          if (!(key40 === "lines" || key40 === "sha256")) {
                                            const err632 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/16/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key40 }, message: "must NOT have additional properties" };
                                            if (vErrors === null) {
                                              vErrors = [err632];
                                            } else {
                                              vErrors.push(err632);
                                            }
                                            errors++;
                                          }
                                        }
                                        if (data219.lines !== void 0 && func0.call(data219, "lines")) {
                                          let data220 = data219.lines;
                                          if (!(typeof data220 == "number" && (!(data220 % 1) && !isNaN(data220)) && isFinite(data220))) {
                                            const err633 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/16/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                            if (vErrors === null) {
                                              vErrors = [err633];
                                            } else {
                                              vErrors.push(err633);
                                            }
                                            errors++;
                                          }
                                          if (typeof data220 == "number" && isFinite(data220)) {
                                            if (data220 < 0 || isNaN(data220)) {
                                              const err634 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/16/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                              if (vErrors === null) {
                                                vErrors = [err634];
                                              } else {
                                                vErrors.push(err634);
                                              }
                                              errors++;
                                            }
                                          }
                                        }
                                        if (data219.sha256 !== void 0 && func0.call(data219, "sha256")) {
                                          let data221 = data219.sha256;
                                          if (typeof data221 === "string") {
                                            if (!pattern2.test(data221)) {
                                              const err635 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/16/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                              if (vErrors === null) {
                                                vErrors = [err635];
                                              } else {
                                                vErrors.push(err635);
                                              }
                                              errors++;
                                            }
                                          } else {
                                            const err636 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/16/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                            if (vErrors === null) {
                                              vErrors = [err636];
                                            } else {
                                              vErrors.push(err636);
                                            }
                                            errors++;
                                          }
                                        }
                                      } else {
                                        const err637 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/16/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                        if (vErrors === null) {
                                          vErrors = [err637];
                                        } else {
                                          vErrors.push(err637);
                                        }
                                        errors++;
                                      }
                                    }
                                  } else {
                                    const err638 = { instancePath, schemaPath: "#/anyOf/16/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                    if (vErrors === null) {
                                      vErrors = [err638];
                                    } else {
                                      vErrors.push(err638);
                                    }
                                    errors++;
                                  }
                                  var _valid0 = _errs532 === errors;
                                  valid0 = valid0 || _valid0;
                                  if (!valid0) {
                                    const _errs552 = errors;
                                    if (data && typeof data == "object" && !Array.isArray(data)) {
                                      if (data.at === void 0 || !func0.call(data, "at")) {
                                        const err639 = { instancePath, schemaPath: "#/anyOf/17/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                        if (vErrors === null) {
                                          vErrors = [err639];
                                        } else {
                                          vErrors.push(err639);
                                        }
                                        errors++;
                                      }
                                      if (data.kind === void 0 || !func0.call(data, "kind")) {
                                        const err640 = { instancePath, schemaPath: "#/anyOf/17/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                        if (vErrors === null) {
                                          vErrors = [err640];
                                        } else {
                                          vErrors.push(err640);
                                        }
                                        errors++;
                                      }
                                      if (data.round === void 0 || !func0.call(data, "round")) {
                                        const err641 = { instancePath, schemaPath: "#/anyOf/17/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                                        if (vErrors === null) {
                                          vErrors = [err641];
                                        } else {
                                          vErrors.push(err641);
                                        }
                                        errors++;
                                      }
                                      if (data.code === void 0 || !func0.call(data, "code")) {
                                        const err642 = { instancePath, schemaPath: "#/anyOf/17/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" };
                                        if (vErrors === null) {
                                          vErrors = [err642];
                                        } else {
                                          vErrors.push(err642);
                                        }
                                        errors++;
                                      }
                                      if (data.why === void 0 || !func0.call(data, "why")) {
                                        const err643 = { instancePath, schemaPath: "#/anyOf/17/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                                        if (vErrors === null) {
                                          vErrors = [err643];
                                        } else {
                                          vErrors.push(err643);
                                        }
                                        errors++;
                                      }
                                      for (const key41 of Object.keys(data)) {
                                        if (!(key41 === "at" || key41 === "kind" || key41 === "round" || key41 === "code" || key41 === "why" || key41 === "after")) {
                                          const err644 = { instancePath, schemaPath: "#/anyOf/17/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key41 }, message: "must NOT have additional properties" };
                                          if (vErrors === null) {
                                            vErrors = [err644];
                                          } else {
                                            vErrors.push(err644);
                                          }
                                          errors++;
                                        }
                                      }
                                      if (data.at !== void 0 && func0.call(data, "at")) {
                                        let data222 = data.at;
                                        if (typeof data222 === "string") {
                                          if (!pattern0.test(data222)) {
                                            const err645 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/17/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                            if (vErrors === null) {
                                              vErrors = [err645];
                                            } else {
                                              vErrors.push(err645);
                                            }
                                            errors++;
                                          }
                                        } else {
                                          const err646 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/17/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                          if (vErrors === null) {
                                            vErrors = [err646];
                                          } else {
                                            vErrors.push(err646);
                                          }
                                          errors++;
                                        }
                                      }
                                      if (data.kind !== void 0 && func0.call(data, "kind")) {
                                        let data223 = data.kind;
                                        if (typeof data223 !== "string") {
                                          const err647 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/17/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                          if (vErrors === null) {
                                            vErrors = [err647];
                                          } else {
                                            vErrors.push(err647);
                                          }
                                          errors++;
                                        }
                                        if ("aborted" !== data223) {
                                          const err648 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/17/properties/kind/const", keyword: "const", params: { allowedValue: "aborted" }, message: "must be equal to constant" };
                                          if (vErrors === null) {
                                            vErrors = [err648];
                                          } else {
                                            vErrors.push(err648);
                                          }
                                          errors++;
                                        }
                                      }
                                      if (data.round !== void 0 && func0.call(data, "round")) {
                                        let data224 = data.round;
                                        if (!(typeof data224 == "number" && (!(data224 % 1) && !isNaN(data224)) && isFinite(data224))) {
                                          const err649 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/17/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                          if (vErrors === null) {
                                            vErrors = [err649];
                                          } else {
                                            vErrors.push(err649);
                                          }
                                          errors++;
                                        }
                                        if (typeof data224 == "number" && isFinite(data224)) {
                                          if (data224 < 1 || isNaN(data224)) {
                                            const err650 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/17/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                            if (vErrors === null) {
                                              vErrors = [err650];
                                            } else {
                                              vErrors.push(err650);
                                            }
                                            errors++;
                                          }
                                        }
                                      }
                                      if (data.code !== void 0 && func0.call(data, "code")) {
                                        if (typeof data.code !== "string") {
                                          const err651 = { instancePath: instancePath + "/code", schemaPath: "#/anyOf/17/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                          if (vErrors === null) {
                                            vErrors = [err651];
                                          } else {
                                            vErrors.push(err651);
                                          }
                                          errors++;
                                        }
                                      }
                                      if (data.why !== void 0 && func0.call(data, "why")) {
                                        let data226 = data.why;
                                        if (typeof data226 === "string") {
                                          if (!pattern12.test(data226)) {
                                            const err652 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/17/properties/why/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                                            if (vErrors === null) {
                                              vErrors = [err652];
                                            } else {
                                              vErrors.push(err652);
                                            }
                                            errors++;
                                          }
                                        } else {
                                          const err653 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/17/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                          if (vErrors === null) {
                                            vErrors = [err653];
                                          } else {
                                            vErrors.push(err653);
                                          }
                                          errors++;
                                        }
                                      }
                                      if (data.after !== void 0 && func0.call(data, "after")) {
                                        let data227 = data.after;
                                        if (data227 && typeof data227 == "object" && !Array.isArray(data227)) {
                                          if (data227.lines === void 0 || !func0.call(data227, "lines")) {
                                            const err654 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/17/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                            if (vErrors === null) {
                                              vErrors = [err654];
                                            } else {
                                              vErrors.push(err654);
                                            }
                                            errors++;
                                          }
                                          if (data227.sha256 === void 0 || !func0.call(data227, "sha256")) {
                                            const err655 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/17/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                            if (vErrors === null) {
                                              vErrors = [err655];
                                            } else {
                                              vErrors.push(err655);
                                            }
                                            errors++;
                                          }
                                          for (const key42 of Object.keys(data227)) {
                                            if (!(key42 === "lines" || key42 === "sha256")) {
                                              const err656 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/17/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key42 }, message: "must NOT have additional properties" };
                                              if (vErrors === null) {
                                                vErrors = [err656];
                                              } else {
                                                vErrors.push(err656);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data227.lines !== void 0 && func0.call(data227, "lines")) {
                                            let data228 = data227.lines;
                                            if (!(typeof data228 == "number" && (!(data228 % 1) && !isNaN(data228)) && isFinite(data228))) {
                                              const err657 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/17/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                              if (vErrors === null) {
                                                vErrors = [err657];
                                              } else {
                                                vErrors.push(err657);
                                              }
                                              errors++;
                                            }
                                            if (typeof data228 == "number" && isFinite(data228)) {
                                              if (data228 < 0 || isNaN(data228)) {
                                                const err658 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/17/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                if (vErrors === null) {
                                                  vErrors = [err658];
                                                } else {
                                                  vErrors.push(err658);
                                                }
                                                errors++;
                                              }
                                            }
                                          }
                                          if (data227.sha256 !== void 0 && func0.call(data227, "sha256")) {
                                            let data229 = data227.sha256;
                                            if (typeof data229 === "string") {
                                              if (!pattern2.test(data229)) {
                                                const err659 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/17/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                if (vErrors === null) {
                                                  vErrors = [err659];
                                                } else {
                                                  vErrors.push(err659);
                                                }
                                                errors++;
                                              }
                                            } else {
                                              const err660 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/17/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err660];
                                              } else {
                                                vErrors.push(err660);
                                              }
                                              errors++;
                                            }
                                          }
                                        } else {
                                          const err661 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/17/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                          if (vErrors === null) {
                                            vErrors = [err661];
                                          } else {
                                            vErrors.push(err661);
                                          }
                                          errors++;
                                        }
                                      }
                                    } else {
                                      const err662 = { instancePath, schemaPath: "#/anyOf/17/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                      if (vErrors === null) {
                                        vErrors = [err662];
                                      } else {
                                        vErrors.push(err662);
                                      }
                                      errors++;
                                    }
                                    var _valid0 = _errs552 === errors;
                                    valid0 = valid0 || _valid0;
                                    if (!valid0) {
                                      const _errs572 = errors;
                                      if (data && typeof data == "object" && !Array.isArray(data)) {
                                        if (data.at === void 0 || !func0.call(data, "at")) {
                                          const err663 = { instancePath, schemaPath: "#/anyOf/18/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                          if (vErrors === null) {
                                            vErrors = [err663];
                                          } else {
                                            vErrors.push(err663);
                                          }
                                          errors++;
                                        }
                                        if (data.kind === void 0 || !func0.call(data, "kind")) {
                                          const err664 = { instancePath, schemaPath: "#/anyOf/18/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                          if (vErrors === null) {
                                            vErrors = [err664];
                                          } else {
                                            vErrors.push(err664);
                                          }
                                          errors++;
                                        }
                                        if (data.chunking === void 0 || !func0.call(data, "chunking")) {
                                          const err665 = { instancePath, schemaPath: "#/anyOf/18/required", keyword: "required", params: { missingProperty: "chunking" }, message: "must have required property 'chunking'" };
                                          if (vErrors === null) {
                                            vErrors = [err665];
                                          } else {
                                            vErrors.push(err665);
                                          }
                                          errors++;
                                        }
                                        for (const key43 of Object.keys(data)) {
                                          if (!(key43 === "at" || key43 === "kind" || key43 === "chunking" || key43 === "after")) {
                                            const err666 = { instancePath, schemaPath: "#/anyOf/18/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key43 }, message: "must NOT have additional properties" };
                                            if (vErrors === null) {
                                              vErrors = [err666];
                                            } else {
                                              vErrors.push(err666);
                                            }
                                            errors++;
                                          }
                                        }
                                        if (data.at !== void 0 && func0.call(data, "at")) {
                                          let data230 = data.at;
                                          if (typeof data230 === "string") {
                                            if (!pattern0.test(data230)) {
                                              const err667 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/18/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                              if (vErrors === null) {
                                                vErrors = [err667];
                                              } else {
                                                vErrors.push(err667);
                                              }
                                              errors++;
                                            }
                                          } else {
                                            const err668 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/18/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                            if (vErrors === null) {
                                              vErrors = [err668];
                                            } else {
                                              vErrors.push(err668);
                                            }
                                            errors++;
                                          }
                                        }
                                        if (data.kind !== void 0 && func0.call(data, "kind")) {
                                          let data231 = data.kind;
                                          if (typeof data231 !== "string") {
                                            const err669 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/18/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                            if (vErrors === null) {
                                              vErrors = [err669];
                                            } else {
                                              vErrors.push(err669);
                                            }
                                            errors++;
                                          }
                                          if ("retried" !== data231) {
                                            const err670 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/18/properties/kind/const", keyword: "const", params: { allowedValue: "retried" }, message: "must be equal to constant" };
                                            if (vErrors === null) {
                                              vErrors = [err670];
                                            } else {
                                              vErrors.push(err670);
                                            }
                                            errors++;
                                          }
                                        }
                                        if (data.chunking !== void 0 && func0.call(data, "chunking")) {
                                          if (typeof data.chunking !== "boolean") {
                                            const err671 = { instancePath: instancePath + "/chunking", schemaPath: "#/anyOf/18/properties/chunking/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                                            if (vErrors === null) {
                                              vErrors = [err671];
                                            } else {
                                              vErrors.push(err671);
                                            }
                                            errors++;
                                          }
                                        }
                                        if (data.after !== void 0 && func0.call(data, "after")) {
                                          let data233 = data.after;
                                          if (data233 && typeof data233 == "object" && !Array.isArray(data233)) {
                                            if (data233.lines === void 0 || !func0.call(data233, "lines")) {
                                              const err672 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/18/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                              if (vErrors === null) {
                                                vErrors = [err672];
                                              } else {
                                                vErrors.push(err672);
                                              }
                                              errors++;
                                            }
                                            if (data233.sha256 === void 0 || !func0.call(data233, "sha256")) {
                                              const err673 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/18/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                              if (vErrors === null) {
                                                vErrors = [err673];
                                              } else {
                                                vErrors.push(err673);
                                              }
                                              errors++;
                                            }
                                            for (const key44 of Object.keys(data233)) {
                                              if (!(key44 === "lines" || key44 === "sha256")) {
                                                const err674 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/18/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key44 }, message: "must NOT have additional properties" };
                                                if (vErrors === null) {
                                                  vErrors = [err674];
                                                } else {
                                                  vErrors.push(err674);
                                                }
                                                errors++;
                                              }
                                            }
                                            if (data233.lines !== void 0 && func0.call(data233, "lines")) {
                                              let data234 = data233.lines;
                                              if (!(typeof data234 == "number" && (!(data234 % 1) && !isNaN(data234)) && isFinite(data234))) {
                                                const err675 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/18/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                if (vErrors === null) {
                                                  vErrors = [err675];
                                                } else {
                                                  vErrors.push(err675);
                                                }
                                                errors++;
                                              }
                                              if (typeof data234 == "number" && isFinite(data234)) {
                                                if (data234 < 0 || isNaN(data234)) {
                                                  const err676 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/18/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                  if (vErrors === null) {
                                                    vErrors = [err676];
                                                  } else {
                                                    vErrors.push(err676);
                                                  }
                                                  errors++;
                                                }
                                              }
                                            }
                                            if (data233.sha256 !== void 0 && func0.call(data233, "sha256")) {
                                              let data235 = data233.sha256;
                                              if (typeof data235 === "string") {
                                                if (!pattern2.test(data235)) {
                                                  const err677 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/18/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                  if (vErrors === null) {
                                                    vErrors = [err677];
                                                  } else {
                                                    vErrors.push(err677);
                                                  }
                                                  errors++;
                                                }
                                              } else {
                                                const err678 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/18/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                if (vErrors === null) {
                                                  vErrors = [err678];
                                                } else {
                                                  vErrors.push(err678);
                                                }
                                                errors++;
                                              }
                                            }
                                          } else {
                                            const err679 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/18/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                            if (vErrors === null) {
                                              vErrors = [err679];
                                            } else {
                                              vErrors.push(err679);
                                            }
                                            errors++;
                                          }
                                        }
                                      } else {
                                        const err680 = { instancePath, schemaPath: "#/anyOf/18/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                        if (vErrors === null) {
                                          vErrors = [err680];
                                        } else {
                                          vErrors.push(err680);
                                        }
                                        errors++;
                                      }
                                      var _valid0 = _errs572 === errors;
                                      valid0 = valid0 || _valid0;
                                      if (!valid0) {
                                        const _errs588 = errors;
                                        if (data && typeof data == "object" && !Array.isArray(data)) {
                                          if (data.at === void 0 || !func0.call(data, "at")) {
                                            const err681 = { instancePath, schemaPath: "#/anyOf/19/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                            if (vErrors === null) {
                                              vErrors = [err681];
                                            } else {
                                              vErrors.push(err681);
                                            }
                                            errors++;
                                          }
                                          if (data.kind === void 0 || !func0.call(data, "kind")) {
                                            const err682 = { instancePath, schemaPath: "#/anyOf/19/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                            if (vErrors === null) {
                                              vErrors = [err682];
                                            } else {
                                              vErrors.push(err682);
                                            }
                                            errors++;
                                          }
                                          if (data.round === void 0 || !func0.call(data, "round")) {
                                            const err683 = { instancePath, schemaPath: "#/anyOf/19/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                                            if (vErrors === null) {
                                              vErrors = [err683];
                                            } else {
                                              vErrors.push(err683);
                                            }
                                            errors++;
                                          }
                                          if (data.kept === void 0 || !func0.call(data, "kept")) {
                                            const err684 = { instancePath, schemaPath: "#/anyOf/19/required", keyword: "required", params: { missingProperty: "kept" }, message: "must have required property 'kept'" };
                                            if (vErrors === null) {
                                              vErrors = [err684];
                                            } else {
                                              vErrors.push(err684);
                                            }
                                            errors++;
                                          }
                                          if (data.fixed === void 0 || !func0.call(data, "fixed")) {
                                            const err685 = { instancePath, schemaPath: "#/anyOf/19/required", keyword: "required", params: { missingProperty: "fixed" }, message: "must have required property 'fixed'" };
                                            if (vErrors === null) {
                                              vErrors = [err685];
                                            } else {
                                              vErrors.push(err685);
                                            }
                                            errors++;
                                          }
                                          for (const key45 of Object.keys(data)) {
                                            if (!(key45 === "at" || key45 === "kind" || key45 === "round" || key45 === "kept" || key45 === "fixed" || key45 === "after")) {
                                              const err686 = { instancePath, schemaPath: "#/anyOf/19/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key45 }, message: "must NOT have additional properties" };
                                              if (vErrors === null) {
                                                vErrors = [err686];
                                              } else {
                                                vErrors.push(err686);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data.at !== void 0 && func0.call(data, "at")) {
                                            let data236 = data.at;
                                            if (typeof data236 === "string") {
                                              if (!pattern0.test(data236)) {
                                                const err687 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/19/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                                if (vErrors === null) {
                                                  vErrors = [err687];
                                                } else {
                                                  vErrors.push(err687);
                                                }
                                                errors++;
                                              }
                                            } else {
                                              const err688 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/19/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err688];
                                              } else {
                                                vErrors.push(err688);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data.kind !== void 0 && func0.call(data, "kind")) {
                                            let data237 = data.kind;
                                            if (typeof data237 !== "string") {
                                              const err689 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/19/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err689];
                                              } else {
                                                vErrors.push(err689);
                                              }
                                              errors++;
                                            }
                                            if ("closed" !== data237) {
                                              const err690 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/19/properties/kind/const", keyword: "const", params: { allowedValue: "closed" }, message: "must be equal to constant" };
                                              if (vErrors === null) {
                                                vErrors = [err690];
                                              } else {
                                                vErrors.push(err690);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data.round !== void 0 && func0.call(data, "round")) {
                                            let data238 = data.round;
                                            if (!(typeof data238 == "number" && (!(data238 % 1) && !isNaN(data238)) && isFinite(data238))) {
                                              const err691 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/19/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                              if (vErrors === null) {
                                                vErrors = [err691];
                                              } else {
                                                vErrors.push(err691);
                                              }
                                              errors++;
                                            }
                                            if (typeof data238 == "number" && isFinite(data238)) {
                                              if (data238 < 1 || isNaN(data238)) {
                                                const err692 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/19/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                                if (vErrors === null) {
                                                  vErrors = [err692];
                                                } else {
                                                  vErrors.push(err692);
                                                }
                                                errors++;
                                              }
                                            }
                                          }
                                          if (data.kept !== void 0 && func0.call(data, "kept")) {
                                            let data239 = data.kept;
                                            if (!(typeof data239 == "number" && (!(data239 % 1) && !isNaN(data239)) && isFinite(data239))) {
                                              const err693 = { instancePath: instancePath + "/kept", schemaPath: "#/anyOf/19/properties/kept/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                              if (vErrors === null) {
                                                vErrors = [err693];
                                              } else {
                                                vErrors.push(err693);
                                              }
                                              errors++;
                                            }
                                            if (typeof data239 == "number" && isFinite(data239)) {
                                              if (data239 < 0 || isNaN(data239)) {
                                                const err694 = { instancePath: instancePath + "/kept", schemaPath: "#/anyOf/19/properties/kept/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                if (vErrors === null) {
                                                  vErrors = [err694];
                                                } else {
                                                  vErrors.push(err694);
                                                }
                                                errors++;
                                              }
                                            }
                                          }
                                          if (data.fixed !== void 0 && func0.call(data, "fixed")) {
                                            let data240 = data.fixed;
                                            if (!(typeof data240 == "number" && (!(data240 % 1) && !isNaN(data240)) && isFinite(data240))) {
                                              const err695 = { instancePath: instancePath + "/fixed", schemaPath: "#/anyOf/19/properties/fixed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                              if (vErrors === null) {
                                                vErrors = [err695];
                                              } else {
                                                vErrors.push(err695);
                                              }
                                              errors++;
                                            }
                                            if (typeof data240 == "number" && isFinite(data240)) {
                                              if (data240 < 0 || isNaN(data240)) {
                                                const err696 = { instancePath: instancePath + "/fixed", schemaPath: "#/anyOf/19/properties/fixed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                if (vErrors === null) {
                                                  vErrors = [err696];
                                                } else {
                                                  vErrors.push(err696);
                                                }
                                                errors++;
                                              }
                                            }
                                          }
                                          if (data.after !== void 0 && func0.call(data, "after")) {
                                            let data241 = data.after;
                                            if (data241 && typeof data241 == "object" && !Array.isArray(data241)) {
                                              if (data241.lines === void 0 || !func0.call(data241, "lines")) {
                                                const err697 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/19/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                                if (vErrors === null) {
                                                  vErrors = [err697];
                                                } else {
                                                  vErrors.push(err697);
                                                }
                                                errors++;
                                              }
                                              if (data241.sha256 === void 0 || !func0.call(data241, "sha256")) {
                                                const err698 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/19/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                                if (vErrors === null) {
                                                  vErrors = [err698];
                                                } else {
                                                  vErrors.push(err698);
                                                }
                                                errors++;
                                              }
                                              for (const key46 of Object.keys(data241)) {
                                                if (!(key46 === "lines" || key46 === "sha256")) {
                                                  const err699 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/19/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key46 }, message: "must NOT have additional properties" };
                                                  if (vErrors === null) {
                                                    vErrors = [err699];
                                                  } else {
                                                    vErrors.push(err699);
                                                  }
                                                  errors++;
                                                }
                                              }
                                              if (data241.lines !== void 0 && func0.call(data241, "lines")) {
                                                let data242 = data241.lines;
                                                if (!(typeof data242 == "number" && (!(data242 % 1) && !isNaN(data242)) && isFinite(data242))) {
                                                  const err700 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/19/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                  if (vErrors === null) {
                                                    vErrors = [err700];
                                                  } else {
                                                    vErrors.push(err700);
                                                  }
                                                  errors++;
                                                }
                                                if (typeof data242 == "number" && isFinite(data242)) {
                                                  if (data242 < 0 || isNaN(data242)) {
                                                    const err701 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/19/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                    if (vErrors === null) {
                                                      vErrors = [err701];
                                                    } else {
                                                      vErrors.push(err701);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                              }
                                              if (data241.sha256 !== void 0 && func0.call(data241, "sha256")) {
                                                let data243 = data241.sha256;
                                                if (typeof data243 === "string") {
                                                  if (!pattern2.test(data243)) {
                                                    const err702 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/19/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                    if (vErrors === null) {
                                                      vErrors = [err702];
                                                    } else {
                                                      vErrors.push(err702);
                                                    }
                                                    errors++;
                                                  }
                                                } else {
                                                  const err703 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/19/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                  if (vErrors === null) {
                                                    vErrors = [err703];
                                                  } else {
                                                    vErrors.push(err703);
                                                  }
                                                  errors++;
                                                }
                                              }
                                            } else {
                                              const err704 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/19/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                              if (vErrors === null) {
                                                vErrors = [err704];
                                              } else {
                                                vErrors.push(err704);
                                              }
                                              errors++;
                                            }
                                          }
                                        } else {
                                          const err705 = { instancePath, schemaPath: "#/anyOf/19/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                          if (vErrors === null) {
                                            vErrors = [err705];
                                          } else {
                                            vErrors.push(err705);
                                          }
                                          errors++;
                                        }
                                        var _valid0 = _errs588 === errors;
                                        valid0 = valid0 || _valid0;
                                        if (!valid0) {
                                          const _errs608 = errors;
                                          if (data && typeof data == "object" && !Array.isArray(data)) {
                                            if (data.at === void 0 || !func0.call(data, "at")) {
                                              const err706 = { instancePath, schemaPath: "#/anyOf/20/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                              if (vErrors === null) {
                                                vErrors = [err706];
                                              } else {
                                                vErrors.push(err706);
                                              }
                                              errors++;
                                            }
                                            if (data.kind === void 0 || !func0.call(data, "kind")) {
                                              const err707 = { instancePath, schemaPath: "#/anyOf/20/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                              if (vErrors === null) {
                                                vErrors = [err707];
                                              } else {
                                                vErrors.push(err707);
                                              }
                                              errors++;
                                            }
                                            if (data.question === void 0 || !func0.call(data, "question")) {
                                              const err708 = { instancePath, schemaPath: "#/anyOf/20/required", keyword: "required", params: { missingProperty: "question" }, message: "must have required property 'question'" };
                                              if (vErrors === null) {
                                                vErrors = [err708];
                                              } else {
                                                vErrors.push(err708);
                                              }
                                              errors++;
                                            }
                                            if (data.answer === void 0 || !func0.call(data, "answer")) {
                                              const err709 = { instancePath, schemaPath: "#/anyOf/20/required", keyword: "required", params: { missingProperty: "answer" }, message: "must have required property 'answer'" };
                                              if (vErrors === null) {
                                                vErrors = [err709];
                                              } else {
                                                vErrors.push(err709);
                                              }
                                              errors++;
                                            }
                                            if (data.by === void 0 || !func0.call(data, "by")) {
                                              const err710 = { instancePath, schemaPath: "#/anyOf/20/required", keyword: "required", params: { missingProperty: "by" }, message: "must have required property 'by'" };
                                              if (vErrors === null) {
                                                vErrors = [err710];
                                              } else {
                                                vErrors.push(err710);
                                              }
                                              errors++;
                                            }
                                            for (const key47 of Object.keys(data)) {
                                              if (!(key47 === "at" || key47 === "kind" || key47 === "question" || key47 === "answer" || key47 === "by" || key47 === "after")) {
                                                const err711 = { instancePath, schemaPath: "#/anyOf/20/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key47 }, message: "must NOT have additional properties" };
                                                if (vErrors === null) {
                                                  vErrors = [err711];
                                                } else {
                                                  vErrors.push(err711);
                                                }
                                                errors++;
                                              }
                                            }
                                            if (data.at !== void 0 && func0.call(data, "at")) {
                                              let data244 = data.at;
                                              if (typeof data244 === "string") {
                                                if (!pattern0.test(data244)) {
                                                  const err712 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/20/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                                  if (vErrors === null) {
                                                    vErrors = [err712];
                                                  } else {
                                                    vErrors.push(err712);
                                                  }
                                                  errors++;
                                                }
                                              } else {
                                                const err713 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/20/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                if (vErrors === null) {
                                                  vErrors = [err713];
                                                } else {
                                                  vErrors.push(err713);
                                                }
                                                errors++;
                                              }
                                            }
                                            if (data.kind !== void 0 && func0.call(data, "kind")) {
                                              let data245 = data.kind;
                                              if (typeof data245 !== "string") {
                                                const err714 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/20/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                if (vErrors === null) {
                                                  vErrors = [err714];
                                                } else {
                                                  vErrors.push(err714);
                                                }
                                                errors++;
                                              }
                                              if ("answered" !== data245) {
                                                const err715 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/20/properties/kind/const", keyword: "const", params: { allowedValue: "answered" }, message: "must be equal to constant" };
                                                if (vErrors === null) {
                                                  vErrors = [err715];
                                                } else {
                                                  vErrors.push(err715);
                                                }
                                                errors++;
                                              }
                                            }
                                            if (data.question !== void 0 && func0.call(data, "question")) {
                                              if (typeof data.question !== "string") {
                                                const err716 = { instancePath: instancePath + "/question", schemaPath: "#/anyOf/20/properties/question/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                if (vErrors === null) {
                                                  vErrors = [err716];
                                                } else {
                                                  vErrors.push(err716);
                                                }
                                                errors++;
                                              }
                                            }
                                            if (data.answer !== void 0 && func0.call(data, "answer")) {
                                              let data247 = data.answer;
                                              if (!(data247 === "continue" || data247 === "stop")) {
                                                const err717 = { instancePath: instancePath + "/answer", schemaPath: "#/anyOf/20/properties/answer/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[20].properties.answer.enum }, message: "must be equal to one of the allowed values" };
                                                if (vErrors === null) {
                                                  vErrors = [err717];
                                                } else {
                                                  vErrors.push(err717);
                                                }
                                                errors++;
                                              }
                                            }
                                            if (data.by !== void 0 && func0.call(data, "by")) {
                                              let data248 = data.by;
                                              if (!(data248 === "user" || data248 === "auto")) {
                                                const err718 = { instancePath: instancePath + "/by", schemaPath: "#/anyOf/20/properties/by/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[20].properties.by.enum }, message: "must be equal to one of the allowed values" };
                                                if (vErrors === null) {
                                                  vErrors = [err718];
                                                } else {
                                                  vErrors.push(err718);
                                                }
                                                errors++;
                                              }
                                            }
                                            if (data.after !== void 0 && func0.call(data, "after")) {
                                              let data249 = data.after;
                                              if (data249 && typeof data249 == "object" && !Array.isArray(data249)) {
                                                if (data249.lines === void 0 || !func0.call(data249, "lines")) {
                                                  const err719 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/20/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err719];
                                                  } else {
                                                    vErrors.push(err719);
                                                  }
                                                  errors++;
                                                }
                                                if (data249.sha256 === void 0 || !func0.call(data249, "sha256")) {
                                                  const err720 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/20/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err720];
                                                  } else {
                                                    vErrors.push(err720);
                                                  }
                                                  errors++;
                                                }
                                                for (const key48 of Object.keys(data249)) {
                                                  if (!(key48 === "lines" || key48 === "sha256")) {
                                                    const err721 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/20/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key48 }, message: "must NOT have additional properties" };
                                                    if (vErrors === null) {
                                                      vErrors = [err721];
                                                    } else {
                                                      vErrors.push(err721);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                if (data249.lines !== void 0 && func0.call(data249, "lines")) {
                                                  let data250 = data249.lines;
                                                  if (!(typeof data250 == "number" && (!(data250 % 1) && !isNaN(data250)) && isFinite(data250))) {
                                                    const err722 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/20/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                    if (vErrors === null) {
                                                      vErrors = [err722];
                                                    } else {
                                                      vErrors.push(err722);
                                                    }
                                                    errors++;
                                                  }
                                                  if (typeof data250 == "number" && isFinite(data250)) {
                                                    if (data250 < 0 || isNaN(data250)) {
                                                      const err723 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/20/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                      if (vErrors === null) {
                                                        vErrors = [err723];
                                                      } else {
                                                        vErrors.push(err723);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                }
                                                if (data249.sha256 !== void 0 && func0.call(data249, "sha256")) {
                                                  let data251 = data249.sha256;
                                                  if (typeof data251 === "string") {
                                                    if (!pattern2.test(data251)) {
                                                      const err724 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/20/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                      if (vErrors === null) {
                                                        vErrors = [err724];
                                                      } else {
                                                        vErrors.push(err724);
                                                      }
                                                      errors++;
                                                    }
                                                  } else {
                                                    const err725 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/20/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                    if (vErrors === null) {
                                                      vErrors = [err725];
                                                    } else {
                                                      vErrors.push(err725);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                              } else {
                                                const err726 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/20/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                if (vErrors === null) {
                                                  vErrors = [err726];
                                                } else {
                                                  vErrors.push(err726);
                                                }
                                                errors++;
                                              }
                                            }
                                          } else {
                                            const err727 = { instancePath, schemaPath: "#/anyOf/20/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                            if (vErrors === null) {
                                              vErrors = [err727];
                                            } else {
                                              vErrors.push(err727);
                                            }
                                            errors++;
                                          }
                                          var _valid0 = _errs608 === errors;
                                          valid0 = valid0 || _valid0;
                                          if (!valid0) {
                                            const _errs626 = errors;
                                            if (data && typeof data == "object" && !Array.isArray(data)) {
                                              if (data.at === void 0 || !func0.call(data, "at")) {
                                                const err728 = { instancePath, schemaPath: "#/anyOf/21/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                                if (vErrors === null) {
                                                  vErrors = [err728];
                                                } else {
                                                  vErrors.push(err728);
                                                }
                                                errors++;
                                              }
                                              if (data.kind === void 0 || !func0.call(data, "kind")) {
                                                const err729 = { instancePath, schemaPath: "#/anyOf/21/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                                if (vErrors === null) {
                                                  vErrors = [err729];
                                                } else {
                                                  vErrors.push(err729);
                                                }
                                                errors++;
                                              }
                                              if (data.outcome === void 0 || !func0.call(data, "outcome")) {
                                                const err730 = { instancePath, schemaPath: "#/anyOf/21/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'" };
                                                if (vErrors === null) {
                                                  vErrors = [err730];
                                                } else {
                                                  vErrors.push(err730);
                                                }
                                                errors++;
                                              }
                                              if (data.why === void 0 || !func0.call(data, "why")) {
                                                const err731 = { instancePath, schemaPath: "#/anyOf/21/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                                                if (vErrors === null) {
                                                  vErrors = [err731];
                                                } else {
                                                  vErrors.push(err731);
                                                }
                                                errors++;
                                              }
                                              if (data.changed === void 0 || !func0.call(data, "changed")) {
                                                const err732 = { instancePath, schemaPath: "#/anyOf/21/required", keyword: "required", params: { missingProperty: "changed" }, message: "must have required property 'changed'" };
                                                if (vErrors === null) {
                                                  vErrors = [err732];
                                                } else {
                                                  vErrors.push(err732);
                                                }
                                                errors++;
                                              }
                                              for (const key49 of Object.keys(data)) {
                                                if (!(key49 === "at" || key49 === "kind" || key49 === "outcome" || key49 === "why" || key49 === "changed" || key49 === "after")) {
                                                  const err733 = { instancePath, schemaPath: "#/anyOf/21/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key49 }, message: "must NOT have additional properties" };
                                                  if (vErrors === null) {
                                                    vErrors = [err733];
                                                  } else {
                                                    vErrors.push(err733);
                                                  }
                                                  errors++;
                                                }
                                              }
                                              if (data.at !== void 0 && func0.call(data, "at")) {
                                                let data252 = data.at;
                                                if (typeof data252 === "string") {
                                                  if (!pattern0.test(data252)) {
                                                    const err734 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/21/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                                    if (vErrors === null) {
                                                      vErrors = [err734];
                                                    } else {
                                                      vErrors.push(err734);
                                                    }
                                                    errors++;
                                                  }
                                                } else {
                                                  const err735 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/21/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                  if (vErrors === null) {
                                                    vErrors = [err735];
                                                  } else {
                                                    vErrors.push(err735);
                                                  }
                                                  errors++;
                                                }
                                              }
                                              if (data.kind !== void 0 && func0.call(data, "kind")) {
                                                let data253 = data.kind;
                                                if (typeof data253 !== "string") {
                                                  const err736 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/21/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                  if (vErrors === null) {
                                                    vErrors = [err736];
                                                  } else {
                                                    vErrors.push(err736);
                                                  }
                                                  errors++;
                                                }
                                                if ("ended" !== data253) {
                                                  const err737 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/21/properties/kind/const", keyword: "const", params: { allowedValue: "ended" }, message: "must be equal to constant" };
                                                  if (vErrors === null) {
                                                    vErrors = [err737];
                                                  } else {
                                                    vErrors.push(err737);
                                                  }
                                                  errors++;
                                                }
                                              }
                                              if (data.outcome !== void 0 && func0.call(data, "outcome")) {
                                                let data254 = data.outcome;
                                                if (!(data254 === "converged" || data254 === "stopped" || data254 === "ceiling")) {
                                                  const err738 = { instancePath: instancePath + "/outcome", schemaPath: "#/anyOf/21/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[21].properties.outcome.enum }, message: "must be equal to one of the allowed values" };
                                                  if (vErrors === null) {
                                                    vErrors = [err738];
                                                  } else {
                                                    vErrors.push(err738);
                                                  }
                                                  errors++;
                                                }
                                              }
                                              if (data.why !== void 0 && func0.call(data, "why")) {
                                                let data255 = data.why;
                                                if (typeof data255 === "string") {
                                                  if (!pattern12.test(data255)) {
                                                    const err739 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/21/properties/why/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                                                    if (vErrors === null) {
                                                      vErrors = [err739];
                                                    } else {
                                                      vErrors.push(err739);
                                                    }
                                                    errors++;
                                                  }
                                                } else {
                                                  const err740 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/21/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                  if (vErrors === null) {
                                                    vErrors = [err740];
                                                  } else {
                                                    vErrors.push(err740);
                                                  }
                                                  errors++;
                                                }
                                              }
                                              if (data.changed !== void 0 && func0.call(data, "changed")) {
                                                let data256 = data.changed;
                                                if (Array.isArray(data256)) {
                                                  const len12 = data256.length;
                                                  for (let i12 = 0; i12 < len12; i12++) {
                                                    if (typeof data256[i12] !== "string") {
                                                      const err741 = { instancePath: instancePath + "/changed/" + i12, schemaPath: "#/anyOf/21/properties/changed/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                      if (vErrors === null) {
                                                        vErrors = [err741];
                                                      } else {
                                                        vErrors.push(err741);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                } else {
                                                  const err742 = { instancePath: instancePath + "/changed", schemaPath: "#/anyOf/21/properties/changed/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                                  if (vErrors === null) {
                                                    vErrors = [err742];
                                                  } else {
                                                    vErrors.push(err742);
                                                  }
                                                  errors++;
                                                }
                                              }
                                              if (data.after !== void 0 && func0.call(data, "after")) {
                                                let data258 = data.after;
                                                if (data258 && typeof data258 == "object" && !Array.isArray(data258)) {
                                                  if (data258.lines === void 0 || !func0.call(data258, "lines")) {
                                                    const err743 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/21/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                                    if (vErrors === null) {
                                                      vErrors = [err743];
                                                    } else {
                                                      vErrors.push(err743);
                                                    }
                                                    errors++;
                                                  }
                                                  if (data258.sha256 === void 0 || !func0.call(data258, "sha256")) {
                                                    const err744 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/21/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                                    if (vErrors === null) {
                                                      vErrors = [err744];
                                                    } else {
                                                      vErrors.push(err744);
                                                    }
                                                    errors++;
                                                  }
                                                  for (const key50 of Object.keys(data258)) {
                                                    if (!(key50 === "lines" || key50 === "sha256")) {
                                                      const err745 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/21/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key50 }, message: "must NOT have additional properties" };
                                                      if (vErrors === null) {
                                                        vErrors = [err745];
                                                      } else {
                                                        vErrors.push(err745);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                  if (data258.lines !== void 0 && func0.call(data258, "lines")) {
                                                    let data259 = data258.lines;
                                                    if (!(typeof data259 == "number" && (!(data259 % 1) && !isNaN(data259)) && isFinite(data259))) {
                                                      const err746 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/21/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                      if (vErrors === null) {
                                                        vErrors = [err746];
                                                      } else {
                                                        vErrors.push(err746);
                                                      }
                                                      errors++;
                                                    }
                                                    if (typeof data259 == "number" && isFinite(data259)) {
                                                      if (data259 < 0 || isNaN(data259)) {
                                                        const err747 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/21/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                        if (vErrors === null) {
                                                          vErrors = [err747];
                                                        } else {
                                                          vErrors.push(err747);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                  }
                                                  if (data258.sha256 !== void 0 && func0.call(data258, "sha256")) {
                                                    let data260 = data258.sha256;
                                                    if (typeof data260 === "string") {
                                                      if (!pattern2.test(data260)) {
                                                        const err748 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/21/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                        if (vErrors === null) {
                                                          vErrors = [err748];
                                                        } else {
                                                          vErrors.push(err748);
                                                        }
                                                        errors++;
                                                      }
                                                    } else {
                                                      const err749 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/21/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                      if (vErrors === null) {
                                                        vErrors = [err749];
                                                      } else {
                                                        vErrors.push(err749);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                } else {
                                                  const err750 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/21/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                  if (vErrors === null) {
                                                    vErrors = [err750];
                                                  } else {
                                                    vErrors.push(err750);
                                                  }
                                                  errors++;
                                                }
                                              }
                                            } else {
                                              const err751 = { instancePath, schemaPath: "#/anyOf/21/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                              if (vErrors === null) {
                                                vErrors = [err751];
                                              } else {
                                                vErrors.push(err751);
                                              }
                                              errors++;
                                            }
                                            var _valid0 = _errs626 === errors;
                                            valid0 = valid0 || _valid0;
                                            if (!valid0) {
                                              const _errs647 = errors;
                                              if (data && typeof data == "object" && !Array.isArray(data)) {
                                                if (data.at === void 0 || !func0.call(data, "at")) {
                                                  const err752 = { instancePath, schemaPath: "#/anyOf/22/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err752];
                                                  } else {
                                                    vErrors.push(err752);
                                                  }
                                                  errors++;
                                                }
                                                if (data.kind === void 0 || !func0.call(data, "kind")) {
                                                  const err753 = { instancePath, schemaPath: "#/anyOf/22/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err753];
                                                  } else {
                                                    vErrors.push(err753);
                                                  }
                                                  errors++;
                                                }
                                                if (data.merged === void 0 || !func0.call(data, "merged")) {
                                                  const err754 = { instancePath, schemaPath: "#/anyOf/22/required", keyword: "required", params: { missingProperty: "merged" }, message: "must have required property 'merged'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err754];
                                                  } else {
                                                    vErrors.push(err754);
                                                  }
                                                  errors++;
                                                }
                                                for (const key51 of Object.keys(data)) {
                                                  if (!(key51 === "at" || key51 === "kind" || key51 === "merged" || key51 === "after")) {
                                                    const err755 = { instancePath, schemaPath: "#/anyOf/22/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key51 }, message: "must NOT have additional properties" };
                                                    if (vErrors === null) {
                                                      vErrors = [err755];
                                                    } else {
                                                      vErrors.push(err755);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                if (data.at !== void 0 && func0.call(data, "at")) {
                                                  let data261 = data.at;
                                                  if (typeof data261 === "string") {
                                                    if (!pattern0.test(data261)) {
                                                      const err756 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/22/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                                      if (vErrors === null) {
                                                        vErrors = [err756];
                                                      } else {
                                                        vErrors.push(err756);
                                                      }
                                                      errors++;
                                                    }
                                                  } else {
                                                    const err757 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/22/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                    if (vErrors === null) {
                                                      vErrors = [err757];
                                                    } else {
                                                      vErrors.push(err757);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                if (data.kind !== void 0 && func0.call(data, "kind")) {
                                                  let data262 = data.kind;
                                                  if (typeof data262 !== "string") {
                                                    const err758 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/22/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                    if (vErrors === null) {
                                                      vErrors = [err758];
                                                    } else {
                                                      vErrors.push(err758);
                                                    }
                                                    errors++;
                                                  }
                                                  if ("finished" !== data262) {
                                                    const err759 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/22/properties/kind/const", keyword: "const", params: { allowedValue: "finished" }, message: "must be equal to constant" };
                                                    if (vErrors === null) {
                                                      vErrors = [err759];
                                                    } else {
                                                      vErrors.push(err759);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                if (data.merged !== void 0 && func0.call(data, "merged")) {
                                                  let data263 = data.merged;
                                                  const _errs655 = errors;
                                                  let valid91 = false;
                                                  const _errs656 = errors;
                                                  if (typeof data263 === "string") {
                                                    if (!pattern2.test(data263)) {
                                                      const err760 = { instancePath: instancePath + "/merged", schemaPath: "#/anyOf/22/properties/merged/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                      if (vErrors === null) {
                                                        vErrors = [err760];
                                                      } else {
                                                        vErrors.push(err760);
                                                      }
                                                      errors++;
                                                    }
                                                  } else {
                                                    const err761 = { instancePath: instancePath + "/merged", schemaPath: "#/anyOf/22/properties/merged/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                    if (vErrors === null) {
                                                      vErrors = [err761];
                                                    } else {
                                                      vErrors.push(err761);
                                                    }
                                                    errors++;
                                                  }
                                                  var _valid13 = _errs656 === errors;
                                                  valid91 = valid91 || _valid13;
                                                  if (!valid91) {
                                                    const _errs658 = errors;
                                                    if (data263 !== null) {
                                                      const err762 = { instancePath: instancePath + "/merged", schemaPath: "#/anyOf/22/properties/merged/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                      if (vErrors === null) {
                                                        vErrors = [err762];
                                                      } else {
                                                        vErrors.push(err762);
                                                      }
                                                      errors++;
                                                    }
                                                    var _valid13 = _errs658 === errors;
                                                    valid91 = valid91 || _valid13;
                                                  }
                                                  if (!valid91) {
                                                    const err763 = { instancePath: instancePath + "/merged", schemaPath: "#/anyOf/22/properties/merged/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                    if (vErrors === null) {
                                                      vErrors = [err763];
                                                    } else {
                                                      vErrors.push(err763);
                                                    }
                                                    errors++;
                                                  } else {
                                                    errors = _errs655;
                                                    if (vErrors !== null) {
                                                      if (_errs655) {
                                                        vErrors.length = _errs655;
                                                      } else {
                                                        vErrors = null;
                                                      }
                                                    }
                                                  }
                                                }
                                                if (data.after !== void 0 && func0.call(data, "after")) {
                                                  let data264 = data.after;
                                                  if (data264 && typeof data264 == "object" && !Array.isArray(data264)) {
                                                    if (data264.lines === void 0 || !func0.call(data264, "lines")) {
                                                      const err764 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/22/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                                      if (vErrors === null) {
                                                        vErrors = [err764];
                                                      } else {
                                                        vErrors.push(err764);
                                                      }
                                                      errors++;
                                                    }
                                                    if (data264.sha256 === void 0 || !func0.call(data264, "sha256")) {
                                                      const err765 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/22/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                                      if (vErrors === null) {
                                                        vErrors = [err765];
                                                      } else {
                                                        vErrors.push(err765);
                                                      }
                                                      errors++;
                                                    }
                                                    for (const key52 of Object.keys(data264)) {
                                                      if (!(key52 === "lines" || key52 === "sha256")) {
                                                        const err766 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/22/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key52 }, message: "must NOT have additional properties" };
                                                        if (vErrors === null) {
                                                          vErrors = [err766];
                                                        } else {
                                                          vErrors.push(err766);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                    if (data264.lines !== void 0 && func0.call(data264, "lines")) {
                                                      let data265 = data264.lines;
                                                      if (!(typeof data265 == "number" && (!(data265 % 1) && !isNaN(data265)) && isFinite(data265))) {
                                                        const err767 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/22/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                        if (vErrors === null) {
                                                          vErrors = [err767];
                                                        } else {
                                                          vErrors.push(err767);
                                                        }
                                                        errors++;
                                                      }
                                                      if (typeof data265 == "number" && isFinite(data265)) {
                                                        if (data265 < 0 || isNaN(data265)) {
                                                          const err768 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/22/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                          if (vErrors === null) {
                                                            vErrors = [err768];
                                                          } else {
                                                            vErrors.push(err768);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                    }
                                                    if (data264.sha256 !== void 0 && func0.call(data264, "sha256")) {
                                                      let data266 = data264.sha256;
                                                      if (typeof data266 === "string") {
                                                        if (!pattern2.test(data266)) {
                                                          const err769 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/22/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                          if (vErrors === null) {
                                                            vErrors = [err769];
                                                          } else {
                                                            vErrors.push(err769);
                                                          }
                                                          errors++;
                                                        }
                                                      } else {
                                                        const err770 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/22/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                        if (vErrors === null) {
                                                          vErrors = [err770];
                                                        } else {
                                                          vErrors.push(err770);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                  } else {
                                                    const err771 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/22/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                    if (vErrors === null) {
                                                      vErrors = [err771];
                                                    } else {
                                                      vErrors.push(err771);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                              } else {
                                                const err772 = { instancePath, schemaPath: "#/anyOf/22/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                if (vErrors === null) {
                                                  vErrors = [err772];
                                                } else {
                                                  vErrors.push(err772);
                                                }
                                                errors++;
                                              }
                                              var _valid0 = _errs647 === errors;
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
  if (!valid0) {
    const err773 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err773];
    } else {
      vErrors.push(err773);
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
