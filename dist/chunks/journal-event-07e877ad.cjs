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
parts["journal-event-7IYEWUE2"] = part((module, exports) => {
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
var schema11 = { "anyOf": [{ "type": "object", "required": ["at", "kind", "files"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "begun" }, "files": { "type": "object", "patternProperties": { "^.*$": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } } }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "prepared" }, "files": { "type": "object", "patternProperties": { "^.*$": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } } }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "head"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "round" }, "round": { "type": "integer", "minimum": 1 }, "head": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "stage", "run", "subject"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "planned" }, "round": { "type": "integer", "minimum": 1 }, "stage": { "enum": ["hunt", "triage", "fix", "judge", "verify"] }, "run": { "type": "string", "pattern": "^[a-z0-9]{4,16}$" }, "subject": { "type": "string" }, "subjects": { "type": "array", "items": { "type": "string" } }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "run", "findings", "rejected", "gaps", "unopened"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "raised" }, "round": { "type": "integer", "minimum": 1 }, "run": { "type": "string", "pattern": "^[a-z0-9]{4,16}$" }, "findings": { "type": "array", "items": { "type": "object", "required": ["id", "severity", "title", "description", "evidence", "impact", "location", "instance_fix", "class_fix", "tier", "escape_type", "invariant_ref", "architecture_ref", "source", "agent", "status", "bounty", "round", "timestamp", "fingerprint", "reason"], "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 40, "pattern": "\\S" }, "severity": { "enum": ["critical", "high", "medium", "low"] }, "title": { "type": "string" }, "description": { "type": "string" }, "evidence": { "type": "string" }, "impact": { "type": "string" }, "location": { "type": "object", "required": ["file", "lines"], "properties": { "file": { "type": "string", "minLength": 1, "maxLength": 4096 }, "lines": { "type": "array", "items": { "type": "integer", "minimum": 1 }, "minItems": 2, "maxItems": 2 } }, "additionalProperties": false }, "instance_fix": { "type": "string" }, "class_fix": { "type": "string" }, "tier": { "enum": ["confirmed", "probable", "suspicious"] }, "escape_type": { "anyOf": [{ "enum": ["implementation", "spec", "non-escape"] }, { "type": "null" }] }, "invariant_ref": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "architecture_ref": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "source": { "enum": ["audit-specialist", "fix-diff-reviewer", "tests"] }, "agent": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "\\S" }, "status": { "enum": ["open", "fixed", "deferred", "disputed", "moot"] }, "bounty": { "type": "integer" }, "round": { "type": "integer", "minimum": 1 }, "timestamp": { "type": "string" }, "fingerprint": { "type": "string", "pattern": "^[0-9a-f]{64}$" }, "reason": { "anyOf": [{ "type": "string" }, { "type": "null" }] } }, "additionalProperties": false } }, "rejected": { "type": "array", "items": { "type": "object", "required": ["id", "title", "agent", "reason", "penalty_applied"], "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 40, "pattern": "\\S" }, "title": { "type": "string" }, "agent": { "type": "string" }, "reason": { "type": "string" }, "penalty_applied": { "type": "integer" } }, "additionalProperties": false } }, "gaps": { "type": "array", "items": { "type": "string" } }, "unopened": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 4096 } }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "run", "decisions"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "triaged" }, "round": { "type": "integer", "minimum": 1 }, "run": { "type": "string", "pattern": "^[a-z0-9]{4,16}$" }, "decisions": { "type": "array", "items": { "type": "object", "required": ["id", "decision", "reason", "tier"], "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 40, "pattern": "\\S" }, "decision": { "enum": ["keep", "reject", "duplicate"] }, "of": { "type": "string", "minLength": 1, "maxLength": 40, "pattern": "\\S" }, "reason": { "type": "string" }, "tier": { "enum": ["confirmed", "probable", "suspicious"] } }, "additionalProperties": false } }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "ids", "decision", "reason", "by"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "decided" }, "ids": { "type": "array", "items": { "type": "string" } }, "decision": { "enum": ["fix", "defer", "dispute"] }, "reason": { "type": "string" }, "by": { "enum": ["user", "auto"] }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "ref", "sha"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "pinned" }, "round": { "type": "integer", "minimum": 1 }, "ref": { "type": "string" }, "sha": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "head", "folder"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "testing" }, "head": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "without": { "type": "array", "items": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "folder": { "type": "string" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "head", "parser", "status", "failures", "unusable", "milliseconds"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "tested" }, "head": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "without": { "type": "array", "items": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "parser": { "type": "string" }, "status": { "anyOf": [{ "type": "integer" }, { "type": "null" }] }, "failures": { "type": "array", "items": { "type": "string" } }, "unusable": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "milliseconds": { "type": "integer", "minimum": 0 }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "subject", "run", "accepted", "rule", "reason", "tree"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "attempted" }, "round": { "type": "integer", "minimum": 1 }, "subject": { "type": "string" }, "run": { "type": "string", "pattern": "^[a-z0-9]{4,16}$" }, "accepted": { "type": "boolean" }, "rule": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "reason": { "type": "string", "pattern": "\\S" }, "tree": { "anyOf": [{ "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, { "type": "null" }] }, "thrown": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "explained": { "type": "boolean", "const": true }, "gone": { "type": "string" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "subject", "run", "valid", "reason"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "judged" }, "round": { "type": "integer", "minimum": 1 }, "subject": { "type": "string" }, "run": { "type": "string", "pattern": "^[a-z0-9]{4,16}$" }, "valid": { "type": "boolean" }, "reason": { "type": "string", "pattern": "\\S" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "subject", "sha", "parent", "files"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "committed" }, "round": { "type": "integer", "minimum": 1 }, "subject": { "type": "string" }, "sha": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "parent": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "files": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 4096 } }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "subject", "by", "sha"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "gone" }, "round": { "type": "integer", "minimum": 1 }, "subject": { "type": "string" }, "by": { "type": "string" }, "sha": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "subject", "why"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "given-up" }, "round": { "type": "integer", "minimum": 1 }, "subject": { "type": "string" }, "why": { "type": "string", "pattern": "\\S" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "subject", "head", "failures"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "broken" }, "round": { "type": "integer", "minimum": 1 }, "subject": { "type": "string" }, "head": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "failures": { "type": "array", "items": { "type": "string" } }, "of": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "commits"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "condemned" }, "round": { "type": "integer", "minimum": 1 }, "commits": { "type": "array", "items": { "type": "object", "required": ["sha", "subject", "why"], "properties": { "sha": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "subject": { "type": "string" }, "why": { "type": "string", "pattern": "\\S" } }, "additionalProperties": false } }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "subject", "why"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "left-open" }, "round": { "type": "integer", "minimum": 1 }, "subject": { "type": "string" }, "why": { "type": "string", "pattern": "\\S" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "subject", "sha", "by", "why"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "reverted" }, "round": { "type": "integer", "minimum": 1 }, "subject": { "type": "string" }, "sha": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "by": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "why": { "type": "string", "pattern": "\\S" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "run", "head", "lines_changed", "findings"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "reviewed" }, "round": { "type": "integer", "minimum": 1 }, "run": { "type": "string", "pattern": "^[a-z0-9]{4,16}$" }, "head": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "lines_changed": { "type": "integer", "minimum": 0 }, "findings": { "type": "array", "items": { "type": "object", "required": ["id", "severity", "title", "description", "evidence", "impact", "location", "instance_fix", "class_fix", "tier", "escape_type", "invariant_ref", "architecture_ref", "source", "agent", "status", "bounty", "round", "timestamp", "fingerprint", "reason"], "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 40, "pattern": "\\S" }, "severity": { "enum": ["critical", "high", "medium", "low"] }, "title": { "type": "string" }, "description": { "type": "string" }, "evidence": { "type": "string" }, "impact": { "type": "string" }, "location": { "type": "object", "required": ["file", "lines"], "properties": { "file": { "type": "string", "minLength": 1, "maxLength": 4096 }, "lines": { "type": "array", "items": { "type": "integer", "minimum": 1 }, "minItems": 2, "maxItems": 2 } }, "additionalProperties": false }, "instance_fix": { "type": "string" }, "class_fix": { "type": "string" }, "tier": { "enum": ["confirmed", "probable", "suspicious"] }, "escape_type": { "anyOf": [{ "enum": ["implementation", "spec", "non-escape"] }, { "type": "null" }] }, "invariant_ref": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "architecture_ref": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "source": { "enum": ["audit-specialist", "fix-diff-reviewer", "tests"] }, "agent": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "\\S" }, "status": { "enum": ["open", "fixed", "deferred", "disputed", "moot"] }, "bounty": { "type": "integer" }, "round": { "type": "integer", "minimum": 1 }, "timestamp": { "type": "string" }, "fingerprint": { "type": "string", "pattern": "^[0-9a-f]{64}$" }, "reason": { "anyOf": [{ "type": "string" }, { "type": "null" }] } }, "additionalProperties": false } }, "about": { "type": "array", "items": { "type": "object", "required": ["id", "commits"], "properties": { "id": { "type": "string" }, "commits": { "type": "array", "items": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } } }, "additionalProperties": false } }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "ref", "head", "why"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "discarded" }, "ref": { "type": "string" }, "head": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "why": { "type": "string", "pattern": "\\S" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "head", "lines_changed"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "recorded" }, "round": { "type": "integer", "minimum": 1 }, "head": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "lines_changed": { "type": "integer", "minimum": 0 }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "code", "why"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "aborted" }, "round": { "type": "integer", "minimum": 1 }, "code": { "type": "string" }, "why": { "type": "string", "pattern": "\\S" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "chunking"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "retried" }, "chunking": { "type": "boolean" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "kept", "fixed"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "closed" }, "round": { "type": "integer", "minimum": 1 }, "kept": { "type": "integer", "minimum": 0 }, "fixed": { "type": "integer", "minimum": 0 }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "question", "answer", "by"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "answered" }, "question": { "type": "string" }, "answer": { "enum": ["continue", "stop"] }, "by": { "enum": ["user", "auto"] }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "outcome", "why", "changed"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "ended" }, "outcome": { "enum": ["converged", "stopped", "ceiling"] }, "why": { "type": "string", "pattern": "\\S" }, "changed": { "type": "array", "items": { "type": "string" } }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "merged"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "finished" }, "merged": { "anyOf": [{ "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, { "type": "null" }] }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }] };
var func0 = Object.prototype.hasOwnProperty;
var func139 = require_ucs2length().default;
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
            if (!func0.call(schema11.anyOf[3].properties, key8)) {
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
          if (data.subjects !== void 0 && func0.call(data, "subjects")) {
            let data30 = data.subjects;
            if (Array.isArray(data30)) {
              const len0 = data30.length;
              for (let i0 = 0; i0 < len0; i0++) {
                if (typeof data30[i0] !== "string") {
                  const err84 = { instancePath: instancePath + "/subjects/" + i0, schemaPath: "#/anyOf/3/properties/subjects/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err84];
                  } else {
                    vErrors.push(err84);
                  }
                  errors++;
                }
              }
            } else {
              const err85 = { instancePath: instancePath + "/subjects", schemaPath: "#/anyOf/3/properties/subjects/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              if (vErrors === null) {
                vErrors = [err85];
              } else {
                vErrors.push(err85);
              }
              errors++;
            }
          }
          if (data.after !== void 0 && func0.call(data, "after")) {
            let data32 = data.after;
            if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
              if (data32.lines === void 0 || !func0.call(data32, "lines")) {
                const err86 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/3/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                if (vErrors === null) {
                  vErrors = [err86];
                } else {
                  vErrors.push(err86);
                }
                errors++;
              }
              if (data32.sha256 === void 0 || !func0.call(data32, "sha256")) {
                const err87 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/3/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                if (vErrors === null) {
                  vErrors = [err87];
                } else {
                  vErrors.push(err87);
                }
                errors++;
              }
              for (const key9 of Object.keys(data32)) {
                if (!(key9 === "lines" || key9 === "sha256")) {
                  const err88 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/3/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err88];
                  } else {
                    vErrors.push(err88);
                  }
                  errors++;
                }
              }
              if (data32.lines !== void 0 && func0.call(data32, "lines")) {
                let data33 = data32.lines;
                if (!(typeof data33 == "number" && (!(data33 % 1) && !isNaN(data33)) && isFinite(data33))) {
                  const err89 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/3/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err89];
                  } else {
                    vErrors.push(err89);
                  }
                  errors++;
                }
                if (typeof data33 == "number" && isFinite(data33)) {
                  if (data33 < 0 || isNaN(data33)) {
                    const err90 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/3/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                    if (vErrors === null) {
                      vErrors = [err90];
                    } else {
                      vErrors.push(err90);
                    }
                    errors++;
                  }
                }
              }
              if (data32.sha256 !== void 0 && func0.call(data32, "sha256")) {
                let data34 = data32.sha256;
                if (typeof data34 === "string") {
                  if (!pattern2.test(data34)) {
                    const err91 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/3/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                    if (vErrors === null) {
                      vErrors = [err91];
                    } else {
                      vErrors.push(err91);
                    }
                    errors++;
                  }
                } else {
                  const err92 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/3/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err92];
                  } else {
                    vErrors.push(err92);
                  }
                  errors++;
                }
              }
            } else {
              const err93 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/3/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err93];
              } else {
                vErrors.push(err93);
              }
              errors++;
            }
          }
          if (data.seal !== void 0 && func0.call(data, "seal")) {
            let data35 = data.seal;
            if (typeof data35 === "string") {
              if (!pattern2.test(data35)) {
                const err94 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/3/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                if (vErrors === null) {
                  vErrors = [err94];
                } else {
                  vErrors.push(err94);
                }
                errors++;
              }
            } else {
              const err95 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/3/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err95];
              } else {
                vErrors.push(err95);
              }
              errors++;
            }
          }
        } else {
          const err96 = { instancePath, schemaPath: "#/anyOf/3/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err96];
          } else {
            vErrors.push(err96);
          }
          errors++;
        }
        var _valid0 = _errs61 === errors;
        valid0 = valid0 || _valid0;
        if (!valid0) {
          const _errs88 = errors;
          if (data && typeof data == "object" && !Array.isArray(data)) {
            if (data.at === void 0 || !func0.call(data, "at")) {
              const err97 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
              if (vErrors === null) {
                vErrors = [err97];
              } else {
                vErrors.push(err97);
              }
              errors++;
            }
            if (data.kind === void 0 || !func0.call(data, "kind")) {
              const err98 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
              if (vErrors === null) {
                vErrors = [err98];
              } else {
                vErrors.push(err98);
              }
              errors++;
            }
            if (data.round === void 0 || !func0.call(data, "round")) {
              const err99 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
              if (vErrors === null) {
                vErrors = [err99];
              } else {
                vErrors.push(err99);
              }
              errors++;
            }
            if (data.run === void 0 || !func0.call(data, "run")) {
              const err100 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "run" }, message: "must have required property 'run'" };
              if (vErrors === null) {
                vErrors = [err100];
              } else {
                vErrors.push(err100);
              }
              errors++;
            }
            if (data.findings === void 0 || !func0.call(data, "findings")) {
              const err101 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "findings" }, message: "must have required property 'findings'" };
              if (vErrors === null) {
                vErrors = [err101];
              } else {
                vErrors.push(err101);
              }
              errors++;
            }
            if (data.rejected === void 0 || !func0.call(data, "rejected")) {
              const err102 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "rejected" }, message: "must have required property 'rejected'" };
              if (vErrors === null) {
                vErrors = [err102];
              } else {
                vErrors.push(err102);
              }
              errors++;
            }
            if (data.gaps === void 0 || !func0.call(data, "gaps")) {
              const err103 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "gaps" }, message: "must have required property 'gaps'" };
              if (vErrors === null) {
                vErrors = [err103];
              } else {
                vErrors.push(err103);
              }
              errors++;
            }
            if (data.unopened === void 0 || !func0.call(data, "unopened")) {
              const err104 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "unopened" }, message: "must have required property 'unopened'" };
              if (vErrors === null) {
                vErrors = [err104];
              } else {
                vErrors.push(err104);
              }
              errors++;
            }
            for (const key10 of Object.keys(data)) {
              if (!func0.call(schema11.anyOf[4].properties, key10)) {
                const err105 = { instancePath, schemaPath: "#/anyOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err105];
                } else {
                  vErrors.push(err105);
                }
                errors++;
              }
            }
            if (data.at !== void 0 && func0.call(data, "at")) {
              let data36 = data.at;
              if (typeof data36 === "string") {
                if (!pattern0.test(data36)) {
                  const err106 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/4/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                  if (vErrors === null) {
                    vErrors = [err106];
                  } else {
                    vErrors.push(err106);
                  }
                  errors++;
                }
              } else {
                const err107 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/4/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err107];
                } else {
                  vErrors.push(err107);
                }
                errors++;
              }
            }
            if (data.kind !== void 0 && func0.call(data, "kind")) {
              let data37 = data.kind;
              if (typeof data37 !== "string") {
                const err108 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/4/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err108];
                } else {
                  vErrors.push(err108);
                }
                errors++;
              }
              if ("raised" !== data37) {
                const err109 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/4/properties/kind/const", keyword: "const", params: { allowedValue: "raised" }, message: "must be equal to constant" };
                if (vErrors === null) {
                  vErrors = [err109];
                } else {
                  vErrors.push(err109);
                }
                errors++;
              }
            }
            if (data.round !== void 0 && func0.call(data, "round")) {
              let data38 = data.round;
              if (!(typeof data38 == "number" && (!(data38 % 1) && !isNaN(data38)) && isFinite(data38))) {
                const err110 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/4/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err110];
                } else {
                  vErrors.push(err110);
                }
                errors++;
              }
              if (typeof data38 == "number" && isFinite(data38)) {
                if (data38 < 1 || isNaN(data38)) {
                  const err111 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/4/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  if (vErrors === null) {
                    vErrors = [err111];
                  } else {
                    vErrors.push(err111);
                  }
                  errors++;
                }
              }
            }
            if (data.run !== void 0 && func0.call(data, "run")) {
              let data39 = data.run;
              if (typeof data39 === "string") {
                if (!pattern15.test(data39)) {
                  const err112 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/4/properties/run/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}$" }, message: 'must match pattern "^[a-z0-9]{4,16}$"' };
                  if (vErrors === null) {
                    vErrors = [err112];
                  } else {
                    vErrors.push(err112);
                  }
                  errors++;
                }
              } else {
                const err113 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/4/properties/run/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err113];
                } else {
                  vErrors.push(err113);
                }
                errors++;
              }
            }
            if (data.findings !== void 0 && func0.call(data, "findings")) {
              let data40 = data.findings;
              if (Array.isArray(data40)) {
                const len1 = data40.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data41 = data40[i1];
                  if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
                    if (data41.id === void 0 || !func0.call(data41, "id")) {
                      const err114 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/anyOf/4/properties/findings/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                      if (vErrors === null) {
                        vErrors = [err114];
                      } else {
                        vErrors.push(err114);
                      }
                      errors++;
                    }
                    if (data41.severity === void 0 || !func0.call(data41, "severity")) {
                      const err115 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/anyOf/4/properties/findings/items/required", keyword: "required", params: { missingProperty: "severity" }, message: "must have required property 'severity'" };
                      if (vErrors === null) {
                        vErrors = [err115];
                      } else {
                        vErrors.push(err115);
                      }
                      errors++;
                    }
                    if (data41.title === void 0 || !func0.call(data41, "title")) {
                      const err116 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/anyOf/4/properties/findings/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
                      if (vErrors === null) {
                        vErrors = [err116];
                      } else {
                        vErrors.push(err116);
                      }
                      errors++;
                    }
                    if (data41.description === void 0 || !func0.call(data41, "description")) {
                      const err117 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/anyOf/4/properties/findings/items/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
                      if (vErrors === null) {
                        vErrors = [err117];
                      } else {
                        vErrors.push(err117);
                      }
                      errors++;
                    }
                    if (data41.evidence === void 0 || !func0.call(data41, "evidence")) {
                      const err118 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/anyOf/4/properties/findings/items/required", keyword: "required", params: { missingProperty: "evidence" }, message: "must have required property 'evidence'" };
                      if (vErrors === null) {
                        vErrors = [err118];
                      } else {
                        vErrors.push(err118);
                      }
                      errors++;
                    }
                    if (data41.impact === void 0 || !func0.call(data41, "impact")) {
                      const err119 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/anyOf/4/properties/findings/items/required", keyword: "required", params: { missingProperty: "impact" }, message: "must have required property 'impact'" };
                      if (vErrors === null) {
                        vErrors = [err119];
                      } else {
                        vErrors.push(err119);
                      }
                      errors++;
                    }
                    if (data41.location === void 0 || !func0.call(data41, "location")) {
                      const err120 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/anyOf/4/properties/findings/items/required", keyword: "required", params: { missingProperty: "location" }, message: "must have required property 'location'" };
                      if (vErrors === null) {
                        vErrors = [err120];
                      } else {
                        vErrors.push(err120);
                      }
                      errors++;
                    }
                    if (data41.instance_fix === void 0 || !func0.call(data41, "instance_fix")) {
                      const err121 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/anyOf/4/properties/findings/items/required", keyword: "required", params: { missingProperty: "instance_fix" }, message: "must have required property 'instance_fix'" };
                      if (vErrors === null) {
                        vErrors = [err121];
                      } else {
                        vErrors.push(err121);
                      }
                      errors++;
                    }
                    if (data41.class_fix === void 0 || !func0.call(data41, "class_fix")) {
                      const err122 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/anyOf/4/properties/findings/items/required", keyword: "required", params: { missingProperty: "class_fix" }, message: "must have required property 'class_fix'" };
                      if (vErrors === null) {
                        vErrors = [err122];
                      } else {
                        vErrors.push(err122);
                      }
                      errors++;
                    }
                    if (data41.tier === void 0 || !func0.call(data41, "tier")) {
                      const err123 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/anyOf/4/properties/findings/items/required", keyword: "required", params: { missingProperty: "tier" }, message: "must have required property 'tier'" };
                      if (vErrors === null) {
                        vErrors = [err123];
                      } else {
                        vErrors.push(err123);
                      }
                      errors++;
                    }
                    if (data41.escape_type === void 0 || !func0.call(data41, "escape_type")) {
                      const err124 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/anyOf/4/properties/findings/items/required", keyword: "required", params: { missingProperty: "escape_type" }, message: "must have required property 'escape_type'" };
                      if (vErrors === null) {
                        vErrors = [err124];
                      } else {
                        vErrors.push(err124);
                      }
                      errors++;
                    }
                    if (data41.invariant_ref === void 0 || !func0.call(data41, "invariant_ref")) {
                      const err125 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/anyOf/4/properties/findings/items/required", keyword: "required", params: { missingProperty: "invariant_ref" }, message: "must have required property 'invariant_ref'" };
                      if (vErrors === null) {
                        vErrors = [err125];
                      } else {
                        vErrors.push(err125);
                      }
                      errors++;
                    }
                    if (data41.architecture_ref === void 0 || !func0.call(data41, "architecture_ref")) {
                      const err126 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/anyOf/4/properties/findings/items/required", keyword: "required", params: { missingProperty: "architecture_ref" }, message: "must have required property 'architecture_ref'" };
                      if (vErrors === null) {
                        vErrors = [err126];
                      } else {
                        vErrors.push(err126);
                      }
                      errors++;
                    }
                    if (data41.source === void 0 || !func0.call(data41, "source")) {
                      const err127 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/anyOf/4/properties/findings/items/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'" };
                      if (vErrors === null) {
                        vErrors = [err127];
                      } else {
                        vErrors.push(err127);
                      }
                      errors++;
                    }
                    if (data41.agent === void 0 || !func0.call(data41, "agent")) {
                      const err128 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/anyOf/4/properties/findings/items/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'" };
                      if (vErrors === null) {
                        vErrors = [err128];
                      } else {
                        vErrors.push(err128);
                      }
                      errors++;
                    }
                    if (data41.status === void 0 || !func0.call(data41, "status")) {
                      const err129 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/anyOf/4/properties/findings/items/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
                      if (vErrors === null) {
                        vErrors = [err129];
                      } else {
                        vErrors.push(err129);
                      }
                      errors++;
                    }
                    if (data41.bounty === void 0 || !func0.call(data41, "bounty")) {
                      const err130 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/anyOf/4/properties/findings/items/required", keyword: "required", params: { missingProperty: "bounty" }, message: "must have required property 'bounty'" };
                      if (vErrors === null) {
                        vErrors = [err130];
                      } else {
                        vErrors.push(err130);
                      }
                      errors++;
                    }
                    if (data41.round === void 0 || !func0.call(data41, "round")) {
                      const err131 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/anyOf/4/properties/findings/items/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                      if (vErrors === null) {
                        vErrors = [err131];
                      } else {
                        vErrors.push(err131);
                      }
                      errors++;
                    }
                    if (data41.timestamp === void 0 || !func0.call(data41, "timestamp")) {
                      const err132 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/anyOf/4/properties/findings/items/required", keyword: "required", params: { missingProperty: "timestamp" }, message: "must have required property 'timestamp'" };
                      if (vErrors === null) {
                        vErrors = [err132];
                      } else {
                        vErrors.push(err132);
                      }
                      errors++;
                    }
                    if (data41.fingerprint === void 0 || !func0.call(data41, "fingerprint")) {
                      const err133 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/anyOf/4/properties/findings/items/required", keyword: "required", params: { missingProperty: "fingerprint" }, message: "must have required property 'fingerprint'" };
                      if (vErrors === null) {
                        vErrors = [err133];
                      } else {
                        vErrors.push(err133);
                      }
                      errors++;
                    }
                    if (data41.reason === void 0 || !func0.call(data41, "reason")) {
                      const err134 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/anyOf/4/properties/findings/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                      if (vErrors === null) {
                        vErrors = [err134];
                      } else {
                        vErrors.push(err134);
                      }
                      errors++;
                    }
                    for (const key11 of Object.keys(data41)) {
                      if (!func0.call(schema11.anyOf[4].properties.findings.items.properties, key11)) {
                        const err135 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/anyOf/4/properties/findings/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err135];
                        } else {
                          vErrors.push(err135);
                        }
                        errors++;
                      }
                    }
                    if (data41.id !== void 0 && func0.call(data41, "id")) {
                      let data42 = data41.id;
                      if (typeof data42 === "string") {
                        if (func139(data42) > 40) {
                          const err136 = { instancePath: instancePath + "/findings/" + i1 + "/id", schemaPath: "#/anyOf/4/properties/findings/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                          if (vErrors === null) {
                            vErrors = [err136];
                          } else {
                            vErrors.push(err136);
                          }
                          errors++;
                        }
                        if (func139(data42) < 1) {
                          const err137 = { instancePath: instancePath + "/findings/" + i1 + "/id", schemaPath: "#/anyOf/4/properties/findings/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err137];
                          } else {
                            vErrors.push(err137);
                          }
                          errors++;
                        }
                        if (!pattern20.test(data42)) {
                          const err138 = { instancePath: instancePath + "/findings/" + i1 + "/id", schemaPath: "#/anyOf/4/properties/findings/items/properties/id/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                          if (vErrors === null) {
                            vErrors = [err138];
                          } else {
                            vErrors.push(err138);
                          }
                          errors++;
                        }
                      } else {
                        const err139 = { instancePath: instancePath + "/findings/" + i1 + "/id", schemaPath: "#/anyOf/4/properties/findings/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err139];
                        } else {
                          vErrors.push(err139);
                        }
                        errors++;
                      }
                    }
                    if (data41.severity !== void 0 && func0.call(data41, "severity")) {
                      let data43 = data41.severity;
                      if (!(data43 === "critical" || data43 === "high" || data43 === "medium" || data43 === "low")) {
                        const err140 = { instancePath: instancePath + "/findings/" + i1 + "/severity", schemaPath: "#/anyOf/4/properties/findings/items/properties/severity/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[4].properties.findings.items.properties.severity.enum }, message: "must be equal to one of the allowed values" };
                        if (vErrors === null) {
                          vErrors = [err140];
                        } else {
                          vErrors.push(err140);
                        }
                        errors++;
                      }
                    }
                    if (data41.title !== void 0 && func0.call(data41, "title")) {
                      if (typeof data41.title !== "string") {
                        const err141 = { instancePath: instancePath + "/findings/" + i1 + "/title", schemaPath: "#/anyOf/4/properties/findings/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err141];
                        } else {
                          vErrors.push(err141);
                        }
                        errors++;
                      }
                    }
                    if (data41.description !== void 0 && func0.call(data41, "description")) {
                      if (typeof data41.description !== "string") {
                        const err142 = { instancePath: instancePath + "/findings/" + i1 + "/description", schemaPath: "#/anyOf/4/properties/findings/items/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err142];
                        } else {
                          vErrors.push(err142);
                        }
                        errors++;
                      }
                    }
                    if (data41.evidence !== void 0 && func0.call(data41, "evidence")) {
                      if (typeof data41.evidence !== "string") {
                        const err143 = { instancePath: instancePath + "/findings/" + i1 + "/evidence", schemaPath: "#/anyOf/4/properties/findings/items/properties/evidence/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err143];
                        } else {
                          vErrors.push(err143);
                        }
                        errors++;
                      }
                    }
                    if (data41.impact !== void 0 && func0.call(data41, "impact")) {
                      if (typeof data41.impact !== "string") {
                        const err144 = { instancePath: instancePath + "/findings/" + i1 + "/impact", schemaPath: "#/anyOf/4/properties/findings/items/properties/impact/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err144];
                        } else {
                          vErrors.push(err144);
                        }
                        errors++;
                      }
                    }
                    if (data41.location !== void 0 && func0.call(data41, "location")) {
                      let data48 = data41.location;
                      if (data48 && typeof data48 == "object" && !Array.isArray(data48)) {
                        if (data48.file === void 0 || !func0.call(data48, "file")) {
                          const err145 = { instancePath: instancePath + "/findings/" + i1 + "/location", schemaPath: "#/anyOf/4/properties/findings/items/properties/location/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
                          if (vErrors === null) {
                            vErrors = [err145];
                          } else {
                            vErrors.push(err145);
                          }
                          errors++;
                        }
                        if (data48.lines === void 0 || !func0.call(data48, "lines")) {
                          const err146 = { instancePath: instancePath + "/findings/" + i1 + "/location", schemaPath: "#/anyOf/4/properties/findings/items/properties/location/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                          if (vErrors === null) {
                            vErrors = [err146];
                          } else {
                            vErrors.push(err146);
                          }
                          errors++;
                        }
                        for (const key12 of Object.keys(data48)) {
                          if (!(key12 === "file" || key12 === "lines")) {
                            const err147 = { instancePath: instancePath + "/findings/" + i1 + "/location", schemaPath: "#/anyOf/4/properties/findings/items/properties/location/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 }, message: "must NOT have additional properties" };
                            if (vErrors === null) {
                              vErrors = [err147];
                            } else {
                              vErrors.push(err147);
                            }
                            errors++;
                          }
                        }
                        if (data48.file !== void 0 && func0.call(data48, "file")) {
                          let data49 = data48.file;
                          if (typeof data49 === "string") {
                            if (func139(data49) > 4096) {
                              const err148 = { instancePath: instancePath + "/findings/" + i1 + "/location/file", schemaPath: "#/anyOf/4/properties/findings/items/properties/location/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                              if (vErrors === null) {
                                vErrors = [err148];
                              } else {
                                vErrors.push(err148);
                              }
                              errors++;
                            }
                            if (func139(data49) < 1) {
                              const err149 = { instancePath: instancePath + "/findings/" + i1 + "/location/file", schemaPath: "#/anyOf/4/properties/findings/items/properties/location/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                              if (vErrors === null) {
                                vErrors = [err149];
                              } else {
                                vErrors.push(err149);
                              }
                              errors++;
                            }
                          } else {
                            const err150 = { instancePath: instancePath + "/findings/" + i1 + "/location/file", schemaPath: "#/anyOf/4/properties/findings/items/properties/location/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err150];
                            } else {
                              vErrors.push(err150);
                            }
                            errors++;
                          }
                        }
                        if (data48.lines !== void 0 && func0.call(data48, "lines")) {
                          let data50 = data48.lines;
                          if (Array.isArray(data50)) {
                            if (data50.length > 2) {
                              const err151 = { instancePath: instancePath + "/findings/" + i1 + "/location/lines", schemaPath: "#/anyOf/4/properties/findings/items/properties/location/properties/lines/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
                              if (vErrors === null) {
                                vErrors = [err151];
                              } else {
                                vErrors.push(err151);
                              }
                              errors++;
                            }
                            if (data50.length < 2) {
                              const err152 = { instancePath: instancePath + "/findings/" + i1 + "/location/lines", schemaPath: "#/anyOf/4/properties/findings/items/properties/location/properties/lines/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
                              if (vErrors === null) {
                                vErrors = [err152];
                              } else {
                                vErrors.push(err152);
                              }
                              errors++;
                            }
                            const len2 = data50.length;
                            for (let i2 = 0; i2 < len2; i2++) {
                              let data51 = data50[i2];
                              if (!(typeof data51 == "number" && (!(data51 % 1) && !isNaN(data51)) && isFinite(data51))) {
                                const err153 = { instancePath: instancePath + "/findings/" + i1 + "/location/lines/" + i2, schemaPath: "#/anyOf/4/properties/findings/items/properties/location/properties/lines/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                if (vErrors === null) {
                                  vErrors = [err153];
                                } else {
                                  vErrors.push(err153);
                                }
                                errors++;
                              }
                              if (typeof data51 == "number" && isFinite(data51)) {
                                if (data51 < 1 || isNaN(data51)) {
                                  const err154 = { instancePath: instancePath + "/findings/" + i1 + "/location/lines/" + i2, schemaPath: "#/anyOf/4/properties/findings/items/properties/location/properties/lines/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                  if (vErrors === null) {
                                    vErrors = [err154];
                                  } else {
                                    vErrors.push(err154);
                                  }
                                  errors++;
                                }
                              }
                            }
                          } else {
                            const err155 = { instancePath: instancePath + "/findings/" + i1 + "/location/lines", schemaPath: "#/anyOf/4/properties/findings/items/properties/location/properties/lines/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                            if (vErrors === null) {
                              vErrors = [err155];
                            } else {
                              vErrors.push(err155);
                            }
                            errors++;
                          }
                        }
                      } else {
                        const err156 = { instancePath: instancePath + "/findings/" + i1 + "/location", schemaPath: "#/anyOf/4/properties/findings/items/properties/location/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                        if (vErrors === null) {
                          vErrors = [err156];
                        } else {
                          vErrors.push(err156);
                        }
                        errors++;
                      }
                    }
                    if (data41.instance_fix !== void 0 && func0.call(data41, "instance_fix")) {
                      if (typeof data41.instance_fix !== "string") {
                        const err157 = { instancePath: instancePath + "/findings/" + i1 + "/instance_fix", schemaPath: "#/anyOf/4/properties/findings/items/properties/instance_fix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err157];
                        } else {
                          vErrors.push(err157);
                        }
                        errors++;
                      }
                    }
                    if (data41.class_fix !== void 0 && func0.call(data41, "class_fix")) {
                      if (typeof data41.class_fix !== "string") {
                        const err158 = { instancePath: instancePath + "/findings/" + i1 + "/class_fix", schemaPath: "#/anyOf/4/properties/findings/items/properties/class_fix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err158];
                        } else {
                          vErrors.push(err158);
                        }
                        errors++;
                      }
                    }
                    if (data41.tier !== void 0 && func0.call(data41, "tier")) {
                      let data54 = data41.tier;
                      if (!(data54 === "confirmed" || data54 === "probable" || data54 === "suspicious")) {
                        const err159 = { instancePath: instancePath + "/findings/" + i1 + "/tier", schemaPath: "#/anyOf/4/properties/findings/items/properties/tier/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[4].properties.findings.items.properties.tier.enum }, message: "must be equal to one of the allowed values" };
                        if (vErrors === null) {
                          vErrors = [err159];
                        } else {
                          vErrors.push(err159);
                        }
                        errors++;
                      }
                    }
                    if (data41.escape_type !== void 0 && func0.call(data41, "escape_type")) {
                      let data55 = data41.escape_type;
                      const _errs130 = errors;
                      let valid20 = false;
                      const _errs131 = errors;
                      if (!(data55 === "implementation" || data55 === "spec" || data55 === "non-escape")) {
                        const err160 = { instancePath: instancePath + "/findings/" + i1 + "/escape_type", schemaPath: "#/anyOf/4/properties/findings/items/properties/escape_type/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[4].properties.findings.items.properties.escape_type.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
                        if (vErrors === null) {
                          vErrors = [err160];
                        } else {
                          vErrors.push(err160);
                        }
                        errors++;
                      }
                      var _valid1 = _errs131 === errors;
                      valid20 = valid20 || _valid1;
                      if (!valid20) {
                        const _errs132 = errors;
                        if (data55 !== null) {
                          const err161 = { instancePath: instancePath + "/findings/" + i1 + "/escape_type", schemaPath: "#/anyOf/4/properties/findings/items/properties/escape_type/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                          if (vErrors === null) {
                            vErrors = [err161];
                          } else {
                            vErrors.push(err161);
                          }
                          errors++;
                        }
                        var _valid1 = _errs132 === errors;
                        valid20 = valid20 || _valid1;
                      }
                      if (!valid20) {
                        const err162 = { instancePath: instancePath + "/findings/" + i1 + "/escape_type", schemaPath: "#/anyOf/4/properties/findings/items/properties/escape_type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                        if (vErrors === null) {
                          vErrors = [err162];
                        } else {
                          vErrors.push(err162);
                        }
                        errors++;
                      } else {
                        errors = _errs130;
                        if (vErrors !== null) {
                          if (_errs130) {
                            vErrors.length = _errs130;
                          } else {
                            vErrors = null;
                          }
                        }
                      }
                    }
                    if (data41.invariant_ref !== void 0 && func0.call(data41, "invariant_ref")) {
                      let data56 = data41.invariant_ref;
                      const _errs135 = errors;
                      let valid21 = false;
                      const _errs136 = errors;
                      if (typeof data56 !== "string") {
                        const err163 = { instancePath: instancePath + "/findings/" + i1 + "/invariant_ref", schemaPath: "#/anyOf/4/properties/findings/items/properties/invariant_ref/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err163];
                        } else {
                          vErrors.push(err163);
                        }
                        errors++;
                      }
                      var _valid2 = _errs136 === errors;
                      valid21 = valid21 || _valid2;
                      if (!valid21) {
                        const _errs138 = errors;
                        if (data56 !== null) {
                          const err164 = { instancePath: instancePath + "/findings/" + i1 + "/invariant_ref", schemaPath: "#/anyOf/4/properties/findings/items/properties/invariant_ref/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                          if (vErrors === null) {
                            vErrors = [err164];
                          } else {
                            vErrors.push(err164);
                          }
                          errors++;
                        }
                        var _valid2 = _errs138 === errors;
                        valid21 = valid21 || _valid2;
                      }
                      if (!valid21) {
                        const err165 = { instancePath: instancePath + "/findings/" + i1 + "/invariant_ref", schemaPath: "#/anyOf/4/properties/findings/items/properties/invariant_ref/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                        if (vErrors === null) {
                          vErrors = [err165];
                        } else {
                          vErrors.push(err165);
                        }
                        errors++;
                      } else {
                        errors = _errs135;
                        if (vErrors !== null) {
                          if (_errs135) {
                            vErrors.length = _errs135;
                          } else {
                            vErrors = null;
                          }
                        }
                      }
                    }
                    if (data41.architecture_ref !== void 0 && func0.call(data41, "architecture_ref")) {
                      let data57 = data41.architecture_ref;
                      const _errs141 = errors;
                      let valid22 = false;
                      const _errs142 = errors;
                      if (typeof data57 !== "string") {
                        const err166 = { instancePath: instancePath + "/findings/" + i1 + "/architecture_ref", schemaPath: "#/anyOf/4/properties/findings/items/properties/architecture_ref/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err166];
                        } else {
                          vErrors.push(err166);
                        }
                        errors++;
                      }
                      var _valid3 = _errs142 === errors;
                      valid22 = valid22 || _valid3;
                      if (!valid22) {
                        const _errs144 = errors;
                        if (data57 !== null) {
                          const err167 = { instancePath: instancePath + "/findings/" + i1 + "/architecture_ref", schemaPath: "#/anyOf/4/properties/findings/items/properties/architecture_ref/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                          if (vErrors === null) {
                            vErrors = [err167];
                          } else {
                            vErrors.push(err167);
                          }
                          errors++;
                        }
                        var _valid3 = _errs144 === errors;
                        valid22 = valid22 || _valid3;
                      }
                      if (!valid22) {
                        const err168 = { instancePath: instancePath + "/findings/" + i1 + "/architecture_ref", schemaPath: "#/anyOf/4/properties/findings/items/properties/architecture_ref/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                        if (vErrors === null) {
                          vErrors = [err168];
                        } else {
                          vErrors.push(err168);
                        }
                        errors++;
                      } else {
                        errors = _errs141;
                        if (vErrors !== null) {
                          if (_errs141) {
                            vErrors.length = _errs141;
                          } else {
                            vErrors = null;
                          }
                        }
                      }
                    }
                    if (data41.source !== void 0 && func0.call(data41, "source")) {
                      let data58 = data41.source;
                      if (!(data58 === "audit-specialist" || data58 === "fix-diff-reviewer" || data58 === "tests")) {
                        const err169 = { instancePath: instancePath + "/findings/" + i1 + "/source", schemaPath: "#/anyOf/4/properties/findings/items/properties/source/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[4].properties.findings.items.properties.source.enum }, message: "must be equal to one of the allowed values" };
                        if (vErrors === null) {
                          vErrors = [err169];
                        } else {
                          vErrors.push(err169);
                        }
                        errors++;
                      }
                    }
                    if (data41.agent !== void 0 && func0.call(data41, "agent")) {
                      let data59 = data41.agent;
                      if (typeof data59 === "string") {
                        if (func139(data59) > 100) {
                          const err170 = { instancePath: instancePath + "/findings/" + i1 + "/agent", schemaPath: "#/anyOf/4/properties/findings/items/properties/agent/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                          if (vErrors === null) {
                            vErrors = [err170];
                          } else {
                            vErrors.push(err170);
                          }
                          errors++;
                        }
                        if (func139(data59) < 1) {
                          const err171 = { instancePath: instancePath + "/findings/" + i1 + "/agent", schemaPath: "#/anyOf/4/properties/findings/items/properties/agent/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err171];
                          } else {
                            vErrors.push(err171);
                          }
                          errors++;
                        }
                        if (!pattern20.test(data59)) {
                          const err172 = { instancePath: instancePath + "/findings/" + i1 + "/agent", schemaPath: "#/anyOf/4/properties/findings/items/properties/agent/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                          if (vErrors === null) {
                            vErrors = [err172];
                          } else {
                            vErrors.push(err172);
                          }
                          errors++;
                        }
                      } else {
                        const err173 = { instancePath: instancePath + "/findings/" + i1 + "/agent", schemaPath: "#/anyOf/4/properties/findings/items/properties/agent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err173];
                        } else {
                          vErrors.push(err173);
                        }
                        errors++;
                      }
                    }
                    if (data41.status !== void 0 && func0.call(data41, "status")) {
                      let data60 = data41.status;
                      if (!(data60 === "open" || data60 === "fixed" || data60 === "deferred" || data60 === "disputed" || data60 === "moot")) {
                        const err174 = { instancePath: instancePath + "/findings/" + i1 + "/status", schemaPath: "#/anyOf/4/properties/findings/items/properties/status/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[4].properties.findings.items.properties.status.enum }, message: "must be equal to one of the allowed values" };
                        if (vErrors === null) {
                          vErrors = [err174];
                        } else {
                          vErrors.push(err174);
                        }
                        errors++;
                      }
                    }
                    if (data41.bounty !== void 0 && func0.call(data41, "bounty")) {
                      let data61 = data41.bounty;
                      if (!(typeof data61 == "number" && (!(data61 % 1) && !isNaN(data61)) && isFinite(data61))) {
                        const err175 = { instancePath: instancePath + "/findings/" + i1 + "/bounty", schemaPath: "#/anyOf/4/properties/findings/items/properties/bounty/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) {
                          vErrors = [err175];
                        } else {
                          vErrors.push(err175);
                        }
                        errors++;
                      }
                    }
                    if (data41.round !== void 0 && func0.call(data41, "round")) {
                      let data62 = data41.round;
                      if (!(typeof data62 == "number" && (!(data62 % 1) && !isNaN(data62)) && isFinite(data62))) {
                        const err176 = { instancePath: instancePath + "/findings/" + i1 + "/round", schemaPath: "#/anyOf/4/properties/findings/items/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) {
                          vErrors = [err176];
                        } else {
                          vErrors.push(err176);
                        }
                        errors++;
                      }
                      if (typeof data62 == "number" && isFinite(data62)) {
                        if (data62 < 1 || isNaN(data62)) {
                          const err177 = { instancePath: instancePath + "/findings/" + i1 + "/round", schemaPath: "#/anyOf/4/properties/findings/items/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                          if (vErrors === null) {
                            vErrors = [err177];
                          } else {
                            vErrors.push(err177);
                          }
                          errors++;
                        }
                      }
                    }
                    if (data41.timestamp !== void 0 && func0.call(data41, "timestamp")) {
                      if (typeof data41.timestamp !== "string") {
                        const err178 = { instancePath: instancePath + "/findings/" + i1 + "/timestamp", schemaPath: "#/anyOf/4/properties/findings/items/properties/timestamp/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err178];
                        } else {
                          vErrors.push(err178);
                        }
                        errors++;
                      }
                    }
                    if (data41.fingerprint !== void 0 && func0.call(data41, "fingerprint")) {
                      let data64 = data41.fingerprint;
                      if (typeof data64 === "string") {
                        if (!pattern22.test(data64)) {
                          const err179 = { instancePath: instancePath + "/findings/" + i1 + "/fingerprint", schemaPath: "#/anyOf/4/properties/findings/items/properties/fingerprint/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' };
                          if (vErrors === null) {
                            vErrors = [err179];
                          } else {
                            vErrors.push(err179);
                          }
                          errors++;
                        }
                      } else {
                        const err180 = { instancePath: instancePath + "/findings/" + i1 + "/fingerprint", schemaPath: "#/anyOf/4/properties/findings/items/properties/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err180];
                        } else {
                          vErrors.push(err180);
                        }
                        errors++;
                      }
                    }
                    if (data41.reason !== void 0 && func0.call(data41, "reason")) {
                      let data65 = data41.reason;
                      const _errs159 = errors;
                      let valid23 = false;
                      const _errs160 = errors;
                      if (typeof data65 !== "string") {
                        const err181 = { instancePath: instancePath + "/findings/" + i1 + "/reason", schemaPath: "#/anyOf/4/properties/findings/items/properties/reason/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err181];
                        } else {
                          vErrors.push(err181);
                        }
                        errors++;
                      }
                      var _valid4 = _errs160 === errors;
                      valid23 = valid23 || _valid4;
                      if (!valid23) {
                        const _errs162 = errors;
                        if (data65 !== null) {
                          const err182 = { instancePath: instancePath + "/findings/" + i1 + "/reason", schemaPath: "#/anyOf/4/properties/findings/items/properties/reason/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                          if (vErrors === null) {
                            vErrors = [err182];
                          } else {
                            vErrors.push(err182);
                          }
                          errors++;
                        }
                        var _valid4 = _errs162 === errors;
                        valid23 = valid23 || _valid4;
                      }
                      if (!valid23) {
                        const err183 = { instancePath: instancePath + "/findings/" + i1 + "/reason", schemaPath: "#/anyOf/4/properties/findings/items/properties/reason/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                        if (vErrors === null) {
                          vErrors = [err183];
                        } else {
                          vErrors.push(err183);
                        }
                        errors++;
                      } else {
                        errors = _errs159;
                        if (vErrors !== null) {
                          if (_errs159) {
                            vErrors.length = _errs159;
                          } else {
                            vErrors = null;
                          }
                        }
                      }
                    }
                  } else {
                    const err184 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/anyOf/4/properties/findings/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err184];
                    } else {
                      vErrors.push(err184);
                    }
                    errors++;
                  }
                }
              } else {
                const err185 = { instancePath: instancePath + "/findings", schemaPath: "#/anyOf/4/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err185];
                } else {
                  vErrors.push(err185);
                }
                errors++;
              }
            }
            if (data.rejected !== void 0 && func0.call(data, "rejected")) {
              let data66 = data.rejected;
              if (Array.isArray(data66)) {
                const len3 = data66.length;
                for (let i3 = 0; i3 < len3; i3++) {
                  let data67 = data66[i3];
                  if (data67 && typeof data67 == "object" && !Array.isArray(data67)) {
                    if (data67.id === void 0 || !func0.call(data67, "id")) {
                      const err186 = { instancePath: instancePath + "/rejected/" + i3, schemaPath: "#/anyOf/4/properties/rejected/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                      if (vErrors === null) {
                        vErrors = [err186];
                      } else {
                        vErrors.push(err186);
                      }
                      errors++;
                    }
                    if (data67.title === void 0 || !func0.call(data67, "title")) {
                      const err187 = { instancePath: instancePath + "/rejected/" + i3, schemaPath: "#/anyOf/4/properties/rejected/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
                      if (vErrors === null) {
                        vErrors = [err187];
                      } else {
                        vErrors.push(err187);
                      }
                      errors++;
                    }
                    if (data67.agent === void 0 || !func0.call(data67, "agent")) {
                      const err188 = { instancePath: instancePath + "/rejected/" + i3, schemaPath: "#/anyOf/4/properties/rejected/items/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'" };
                      if (vErrors === null) {
                        vErrors = [err188];
                      } else {
                        vErrors.push(err188);
                      }
                      errors++;
                    }
                    if (data67.reason === void 0 || !func0.call(data67, "reason")) {
                      const err189 = { instancePath: instancePath + "/rejected/" + i3, schemaPath: "#/anyOf/4/properties/rejected/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                      if (vErrors === null) {
                        vErrors = [err189];
                      } else {
                        vErrors.push(err189);
                      }
                      errors++;
                    }
                    if (data67.penalty_applied === void 0 || !func0.call(data67, "penalty_applied")) {
                      const err190 = { instancePath: instancePath + "/rejected/" + i3, schemaPath: "#/anyOf/4/properties/rejected/items/required", keyword: "required", params: { missingProperty: "penalty_applied" }, message: "must have required property 'penalty_applied'" };
                      if (vErrors === null) {
                        vErrors = [err190];
                      } else {
                        vErrors.push(err190);
                      }
                      errors++;
                    }
                    for (const key13 of Object.keys(data67)) {
                      if (!(key13 === "id" || key13 === "title" || key13 === "agent" || key13 === "reason" || key13 === "penalty_applied")) {
                        const err191 = { instancePath: instancePath + "/rejected/" + i3, schemaPath: "#/anyOf/4/properties/rejected/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err191];
                        } else {
                          vErrors.push(err191);
                        }
                        errors++;
                      }
                    }
                    if (data67.id !== void 0 && func0.call(data67, "id")) {
                      let data68 = data67.id;
                      if (typeof data68 === "string") {
                        if (func139(data68) > 40) {
                          const err192 = { instancePath: instancePath + "/rejected/" + i3 + "/id", schemaPath: "#/anyOf/4/properties/rejected/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                          if (vErrors === null) {
                            vErrors = [err192];
                          } else {
                            vErrors.push(err192);
                          }
                          errors++;
                        }
                        if (func139(data68) < 1) {
                          const err193 = { instancePath: instancePath + "/rejected/" + i3 + "/id", schemaPath: "#/anyOf/4/properties/rejected/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err193];
                          } else {
                            vErrors.push(err193);
                          }
                          errors++;
                        }
                        if (!pattern20.test(data68)) {
                          const err194 = { instancePath: instancePath + "/rejected/" + i3 + "/id", schemaPath: "#/anyOf/4/properties/rejected/items/properties/id/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                          if (vErrors === null) {
                            vErrors = [err194];
                          } else {
                            vErrors.push(err194);
                          }
                          errors++;
                        }
                      } else {
                        const err195 = { instancePath: instancePath + "/rejected/" + i3 + "/id", schemaPath: "#/anyOf/4/properties/rejected/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err195];
                        } else {
                          vErrors.push(err195);
                        }
                        errors++;
                      }
                    }
                    if (data67.title !== void 0 && func0.call(data67, "title")) {
                      if (typeof data67.title !== "string") {
                        const err196 = { instancePath: instancePath + "/rejected/" + i3 + "/title", schemaPath: "#/anyOf/4/properties/rejected/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err196];
                        } else {
                          vErrors.push(err196);
                        }
                        errors++;
                      }
                    }
                    if (data67.agent !== void 0 && func0.call(data67, "agent")) {
                      if (typeof data67.agent !== "string") {
                        const err197 = { instancePath: instancePath + "/rejected/" + i3 + "/agent", schemaPath: "#/anyOf/4/properties/rejected/items/properties/agent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err197];
                        } else {
                          vErrors.push(err197);
                        }
                        errors++;
                      }
                    }
                    if (data67.reason !== void 0 && func0.call(data67, "reason")) {
                      if (typeof data67.reason !== "string") {
                        const err198 = { instancePath: instancePath + "/rejected/" + i3 + "/reason", schemaPath: "#/anyOf/4/properties/rejected/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err198];
                        } else {
                          vErrors.push(err198);
                        }
                        errors++;
                      }
                    }
                    if (data67.penalty_applied !== void 0 && func0.call(data67, "penalty_applied")) {
                      let data72 = data67.penalty_applied;
                      if (!(typeof data72 == "number" && (!(data72 % 1) && !isNaN(data72)) && isFinite(data72))) {
                        const err199 = { instancePath: instancePath + "/rejected/" + i3 + "/penalty_applied", schemaPath: "#/anyOf/4/properties/rejected/items/properties/penalty_applied/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) {
                          vErrors = [err199];
                        } else {
                          vErrors.push(err199);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err200 = { instancePath: instancePath + "/rejected/" + i3, schemaPath: "#/anyOf/4/properties/rejected/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err200];
                    } else {
                      vErrors.push(err200);
                    }
                    errors++;
                  }
                }
              } else {
                const err201 = { instancePath: instancePath + "/rejected", schemaPath: "#/anyOf/4/properties/rejected/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err201];
                } else {
                  vErrors.push(err201);
                }
                errors++;
              }
            }
            if (data.gaps !== void 0 && func0.call(data, "gaps")) {
              let data73 = data.gaps;
              if (Array.isArray(data73)) {
                const len4 = data73.length;
                for (let i4 = 0; i4 < len4; i4++) {
                  if (typeof data73[i4] !== "string") {
                    const err202 = { instancePath: instancePath + "/gaps/" + i4, schemaPath: "#/anyOf/4/properties/gaps/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err202];
                    } else {
                      vErrors.push(err202);
                    }
                    errors++;
                  }
                }
              } else {
                const err203 = { instancePath: instancePath + "/gaps", schemaPath: "#/anyOf/4/properties/gaps/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err203];
                } else {
                  vErrors.push(err203);
                }
                errors++;
              }
            }
            if (data.unopened !== void 0 && func0.call(data, "unopened")) {
              let data75 = data.unopened;
              if (Array.isArray(data75)) {
                const len5 = data75.length;
                for (let i5 = 0; i5 < len5; i5++) {
                  let data76 = data75[i5];
                  if (typeof data76 === "string") {
                    if (func139(data76) > 4096) {
                      const err204 = { instancePath: instancePath + "/unopened/" + i5, schemaPath: "#/anyOf/4/properties/unopened/items/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                      if (vErrors === null) {
                        vErrors = [err204];
                      } else {
                        vErrors.push(err204);
                      }
                      errors++;
                    }
                    if (func139(data76) < 1) {
                      const err205 = { instancePath: instancePath + "/unopened/" + i5, schemaPath: "#/anyOf/4/properties/unopened/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      if (vErrors === null) {
                        vErrors = [err205];
                      } else {
                        vErrors.push(err205);
                      }
                      errors++;
                    }
                  } else {
                    const err206 = { instancePath: instancePath + "/unopened/" + i5, schemaPath: "#/anyOf/4/properties/unopened/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err206];
                    } else {
                      vErrors.push(err206);
                    }
                    errors++;
                  }
                }
              } else {
                const err207 = { instancePath: instancePath + "/unopened", schemaPath: "#/anyOf/4/properties/unopened/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err207];
                } else {
                  vErrors.push(err207);
                }
                errors++;
              }
            }
            if (data.after !== void 0 && func0.call(data, "after")) {
              let data77 = data.after;
              if (data77 && typeof data77 == "object" && !Array.isArray(data77)) {
                if (data77.lines === void 0 || !func0.call(data77, "lines")) {
                  const err208 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/4/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                  if (vErrors === null) {
                    vErrors = [err208];
                  } else {
                    vErrors.push(err208);
                  }
                  errors++;
                }
                if (data77.sha256 === void 0 || !func0.call(data77, "sha256")) {
                  const err209 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/4/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                  if (vErrors === null) {
                    vErrors = [err209];
                  } else {
                    vErrors.push(err209);
                  }
                  errors++;
                }
                for (const key14 of Object.keys(data77)) {
                  if (!(key14 === "lines" || key14 === "sha256")) {
                    const err210 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/4/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err210];
                    } else {
                      vErrors.push(err210);
                    }
                    errors++;
                  }
                }
                if (data77.lines !== void 0 && func0.call(data77, "lines")) {
                  let data78 = data77.lines;
                  if (!(typeof data78 == "number" && (!(data78 % 1) && !isNaN(data78)) && isFinite(data78))) {
                    const err211 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/4/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err211];
                    } else {
                      vErrors.push(err211);
                    }
                    errors++;
                  }
                  if (typeof data78 == "number" && isFinite(data78)) {
                    if (data78 < 0 || isNaN(data78)) {
                      const err212 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/4/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      if (vErrors === null) {
                        vErrors = [err212];
                      } else {
                        vErrors.push(err212);
                      }
                      errors++;
                    }
                  }
                }
                if (data77.sha256 !== void 0 && func0.call(data77, "sha256")) {
                  let data79 = data77.sha256;
                  if (typeof data79 === "string") {
                    if (!pattern2.test(data79)) {
                      const err213 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/4/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                      if (vErrors === null) {
                        vErrors = [err213];
                      } else {
                        vErrors.push(err213);
                      }
                      errors++;
                    }
                  } else {
                    const err214 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/4/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err214];
                    } else {
                      vErrors.push(err214);
                    }
                    errors++;
                  }
                }
              } else {
                const err215 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/4/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err215];
                } else {
                  vErrors.push(err215);
                }
                errors++;
              }
            }
            if (data.seal !== void 0 && func0.call(data, "seal")) {
              let data80 = data.seal;
              if (typeof data80 === "string") {
                if (!pattern2.test(data80)) {
                  const err216 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/4/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                  if (vErrors === null) {
                    vErrors = [err216];
                  } else {
                    vErrors.push(err216);
                  }
                  errors++;
                }
              } else {
                const err217 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/4/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err217];
                } else {
                  vErrors.push(err217);
                }
                errors++;
              }
            }
          } else {
            const err218 = { instancePath, schemaPath: "#/anyOf/4/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err218];
            } else {
              vErrors.push(err218);
            }
            errors++;
          }
          var _valid0 = _errs88 === errors;
          valid0 = valid0 || _valid0;
          if (!valid0) {
            const _errs196 = errors;
            if (data && typeof data == "object" && !Array.isArray(data)) {
              if (data.at === void 0 || !func0.call(data, "at")) {
                const err219 = { instancePath, schemaPath: "#/anyOf/5/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                if (vErrors === null) {
                  vErrors = [err219];
                } else {
                  vErrors.push(err219);
                }
                errors++;
              }
              if (data.kind === void 0 || !func0.call(data, "kind")) {
                const err220 = { instancePath, schemaPath: "#/anyOf/5/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                if (vErrors === null) {
                  vErrors = [err220];
                } else {
                  vErrors.push(err220);
                }
                errors++;
              }
              if (data.round === void 0 || !func0.call(data, "round")) {
                const err221 = { instancePath, schemaPath: "#/anyOf/5/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                if (vErrors === null) {
                  vErrors = [err221];
                } else {
                  vErrors.push(err221);
                }
                errors++;
              }
              if (data.run === void 0 || !func0.call(data, "run")) {
                const err222 = { instancePath, schemaPath: "#/anyOf/5/required", keyword: "required", params: { missingProperty: "run" }, message: "must have required property 'run'" };
                if (vErrors === null) {
                  vErrors = [err222];
                } else {
                  vErrors.push(err222);
                }
                errors++;
              }
              if (data.decisions === void 0 || !func0.call(data, "decisions")) {
                const err223 = { instancePath, schemaPath: "#/anyOf/5/required", keyword: "required", params: { missingProperty: "decisions" }, message: "must have required property 'decisions'" };
                if (vErrors === null) {
                  vErrors = [err223];
                } else {
                  vErrors.push(err223);
                }
                errors++;
              }
              for (const key15 of Object.keys(data)) {
                if (!(key15 === "at" || key15 === "kind" || key15 === "round" || key15 === "run" || key15 === "decisions" || key15 === "after" || key15 === "seal")) {
                  const err224 = { instancePath, schemaPath: "#/anyOf/5/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key15 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err224];
                  } else {
                    vErrors.push(err224);
                  }
                  errors++;
                }
              }
              if (data.at !== void 0 && func0.call(data, "at")) {
                let data81 = data.at;
                if (typeof data81 === "string") {
                  if (!pattern0.test(data81)) {
                    const err225 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/5/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                    if (vErrors === null) {
                      vErrors = [err225];
                    } else {
                      vErrors.push(err225);
                    }
                    errors++;
                  }
                } else {
                  const err226 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/5/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err226];
                  } else {
                    vErrors.push(err226);
                  }
                  errors++;
                }
              }
              if (data.kind !== void 0 && func0.call(data, "kind")) {
                let data82 = data.kind;
                if (typeof data82 !== "string") {
                  const err227 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/5/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err227];
                  } else {
                    vErrors.push(err227);
                  }
                  errors++;
                }
                if ("triaged" !== data82) {
                  const err228 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/5/properties/kind/const", keyword: "const", params: { allowedValue: "triaged" }, message: "must be equal to constant" };
                  if (vErrors === null) {
                    vErrors = [err228];
                  } else {
                    vErrors.push(err228);
                  }
                  errors++;
                }
              }
              if (data.round !== void 0 && func0.call(data, "round")) {
                let data83 = data.round;
                if (!(typeof data83 == "number" && (!(data83 % 1) && !isNaN(data83)) && isFinite(data83))) {
                  const err229 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/5/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err229];
                  } else {
                    vErrors.push(err229);
                  }
                  errors++;
                }
                if (typeof data83 == "number" && isFinite(data83)) {
                  if (data83 < 1 || isNaN(data83)) {
                    const err230 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/5/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err230];
                    } else {
                      vErrors.push(err230);
                    }
                    errors++;
                  }
                }
              }
              if (data.run !== void 0 && func0.call(data, "run")) {
                let data84 = data.run;
                if (typeof data84 === "string") {
                  if (!pattern15.test(data84)) {
                    const err231 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/5/properties/run/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}$" }, message: 'must match pattern "^[a-z0-9]{4,16}$"' };
                    if (vErrors === null) {
                      vErrors = [err231];
                    } else {
                      vErrors.push(err231);
                    }
                    errors++;
                  }
                } else {
                  const err232 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/5/properties/run/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err232];
                  } else {
                    vErrors.push(err232);
                  }
                  errors++;
                }
              }
              if (data.decisions !== void 0 && func0.call(data, "decisions")) {
                let data85 = data.decisions;
                if (Array.isArray(data85)) {
                  const len6 = data85.length;
                  for (let i6 = 0; i6 < len6; i6++) {
                    let data86 = data85[i6];
                    if (data86 && typeof data86 == "object" && !Array.isArray(data86)) {
                      if (data86.id === void 0 || !func0.call(data86, "id")) {
                        const err233 = { instancePath: instancePath + "/decisions/" + i6, schemaPath: "#/anyOf/5/properties/decisions/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                        if (vErrors === null) {
                          vErrors = [err233];
                        } else {
                          vErrors.push(err233);
                        }
                        errors++;
                      }
                      if (data86.decision === void 0 || !func0.call(data86, "decision")) {
                        const err234 = { instancePath: instancePath + "/decisions/" + i6, schemaPath: "#/anyOf/5/properties/decisions/items/required", keyword: "required", params: { missingProperty: "decision" }, message: "must have required property 'decision'" };
                        if (vErrors === null) {
                          vErrors = [err234];
                        } else {
                          vErrors.push(err234);
                        }
                        errors++;
                      }
                      if (data86.reason === void 0 || !func0.call(data86, "reason")) {
                        const err235 = { instancePath: instancePath + "/decisions/" + i6, schemaPath: "#/anyOf/5/properties/decisions/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                        if (vErrors === null) {
                          vErrors = [err235];
                        } else {
                          vErrors.push(err235);
                        }
                        errors++;
                      }
                      if (data86.tier === void 0 || !func0.call(data86, "tier")) {
                        const err236 = { instancePath: instancePath + "/decisions/" + i6, schemaPath: "#/anyOf/5/properties/decisions/items/required", keyword: "required", params: { missingProperty: "tier" }, message: "must have required property 'tier'" };
                        if (vErrors === null) {
                          vErrors = [err236];
                        } else {
                          vErrors.push(err236);
                        }
                        errors++;
                      }
                      for (const key16 of Object.keys(data86)) {
                        if (!(key16 === "id" || key16 === "decision" || key16 === "of" || key16 === "reason" || key16 === "tier")) {
                          const err237 = { instancePath: instancePath + "/decisions/" + i6, schemaPath: "#/anyOf/5/properties/decisions/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key16 }, message: "must NOT have additional properties" };
                          if (vErrors === null) {
                            vErrors = [err237];
                          } else {
                            vErrors.push(err237);
                          }
                          errors++;
                        }
                      }
                      if (data86.id !== void 0 && func0.call(data86, "id")) {
                        let data87 = data86.id;
                        if (typeof data87 === "string") {
                          if (func139(data87) > 40) {
                            const err238 = { instancePath: instancePath + "/decisions/" + i6 + "/id", schemaPath: "#/anyOf/5/properties/decisions/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                            if (vErrors === null) {
                              vErrors = [err238];
                            } else {
                              vErrors.push(err238);
                            }
                            errors++;
                          }
                          if (func139(data87) < 1) {
                            const err239 = { instancePath: instancePath + "/decisions/" + i6 + "/id", schemaPath: "#/anyOf/5/properties/decisions/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                            if (vErrors === null) {
                              vErrors = [err239];
                            } else {
                              vErrors.push(err239);
                            }
                            errors++;
                          }
                          if (!pattern20.test(data87)) {
                            const err240 = { instancePath: instancePath + "/decisions/" + i6 + "/id", schemaPath: "#/anyOf/5/properties/decisions/items/properties/id/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                            if (vErrors === null) {
                              vErrors = [err240];
                            } else {
                              vErrors.push(err240);
                            }
                            errors++;
                          }
                        } else {
                          const err241 = { instancePath: instancePath + "/decisions/" + i6 + "/id", schemaPath: "#/anyOf/5/properties/decisions/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err241];
                          } else {
                            vErrors.push(err241);
                          }
                          errors++;
                        }
                      }
                      if (data86.decision !== void 0 && func0.call(data86, "decision")) {
                        let data88 = data86.decision;
                        if (!(data88 === "keep" || data88 === "reject" || data88 === "duplicate")) {
                          const err242 = { instancePath: instancePath + "/decisions/" + i6 + "/decision", schemaPath: "#/anyOf/5/properties/decisions/items/properties/decision/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[5].properties.decisions.items.properties.decision.enum }, message: "must be equal to one of the allowed values" };
                          if (vErrors === null) {
                            vErrors = [err242];
                          } else {
                            vErrors.push(err242);
                          }
                          errors++;
                        }
                      }
                      if (data86.of !== void 0 && func0.call(data86, "of")) {
                        let data89 = data86.of;
                        if (typeof data89 === "string") {
                          if (func139(data89) > 40) {
                            const err243 = { instancePath: instancePath + "/decisions/" + i6 + "/of", schemaPath: "#/anyOf/5/properties/decisions/items/properties/of/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                            if (vErrors === null) {
                              vErrors = [err243];
                            } else {
                              vErrors.push(err243);
                            }
                            errors++;
                          }
                          if (func139(data89) < 1) {
                            const err244 = { instancePath: instancePath + "/decisions/" + i6 + "/of", schemaPath: "#/anyOf/5/properties/decisions/items/properties/of/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                            if (vErrors === null) {
                              vErrors = [err244];
                            } else {
                              vErrors.push(err244);
                            }
                            errors++;
                          }
                          if (!pattern20.test(data89)) {
                            const err245 = { instancePath: instancePath + "/decisions/" + i6 + "/of", schemaPath: "#/anyOf/5/properties/decisions/items/properties/of/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                            if (vErrors === null) {
                              vErrors = [err245];
                            } else {
                              vErrors.push(err245);
                            }
                            errors++;
                          }
                        } else {
                          const err246 = { instancePath: instancePath + "/decisions/" + i6 + "/of", schemaPath: "#/anyOf/5/properties/decisions/items/properties/of/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err246];
                          } else {
                            vErrors.push(err246);
                          }
                          errors++;
                        }
                      }
                      if (data86.reason !== void 0 && func0.call(data86, "reason")) {
                        if (typeof data86.reason !== "string") {
                          const err247 = { instancePath: instancePath + "/decisions/" + i6 + "/reason", schemaPath: "#/anyOf/5/properties/decisions/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err247];
                          } else {
                            vErrors.push(err247);
                          }
                          errors++;
                        }
                      }
                      if (data86.tier !== void 0 && func0.call(data86, "tier")) {
                        let data91 = data86.tier;
                        if (!(data91 === "confirmed" || data91 === "probable" || data91 === "suspicious")) {
                          const err248 = { instancePath: instancePath + "/decisions/" + i6 + "/tier", schemaPath: "#/anyOf/5/properties/decisions/items/properties/tier/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[5].properties.decisions.items.properties.tier.enum }, message: "must be equal to one of the allowed values" };
                          if (vErrors === null) {
                            vErrors = [err248];
                          } else {
                            vErrors.push(err248);
                          }
                          errors++;
                        }
                      }
                    } else {
                      const err249 = { instancePath: instancePath + "/decisions/" + i6, schemaPath: "#/anyOf/5/properties/decisions/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      if (vErrors === null) {
                        vErrors = [err249];
                      } else {
                        vErrors.push(err249);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err250 = { instancePath: instancePath + "/decisions", schemaPath: "#/anyOf/5/properties/decisions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err250];
                  } else {
                    vErrors.push(err250);
                  }
                  errors++;
                }
              }
              if (data.after !== void 0 && func0.call(data, "after")) {
                let data92 = data.after;
                if (data92 && typeof data92 == "object" && !Array.isArray(data92)) {
                  if (data92.lines === void 0 || !func0.call(data92, "lines")) {
                    const err251 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/5/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                    if (vErrors === null) {
                      vErrors = [err251];
                    } else {
                      vErrors.push(err251);
                    }
                    errors++;
                  }
                  if (data92.sha256 === void 0 || !func0.call(data92, "sha256")) {
                    const err252 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/5/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                    if (vErrors === null) {
                      vErrors = [err252];
                    } else {
                      vErrors.push(err252);
                    }
                    errors++;
                  }
                  for (const key17 of Object.keys(data92)) {
                    if (!(key17 === "lines" || key17 === "sha256")) {
                      const err253 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/5/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key17 }, message: "must NOT have additional properties" };
                      if (vErrors === null) {
                        vErrors = [err253];
                      } else {
                        vErrors.push(err253);
                      }
                      errors++;
                    }
                  }
                  if (data92.lines !== void 0 && func0.call(data92, "lines")) {
                    let data93 = data92.lines;
                    if (!(typeof data93 == "number" && (!(data93 % 1) && !isNaN(data93)) && isFinite(data93))) {
                      const err254 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/5/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      if (vErrors === null) {
                        vErrors = [err254];
                      } else {
                        vErrors.push(err254);
                      }
                      errors++;
                    }
                    if (typeof data93 == "number" && isFinite(data93)) {
                      if (data93 < 0 || isNaN(data93)) {
                        const err255 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/5/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                        if (vErrors === null) {
                          vErrors = [err255];
                        } else {
                          vErrors.push(err255);
                        }
                        errors++;
                      }
                    }
                  }
                  if (data92.sha256 !== void 0 && func0.call(data92, "sha256")) {
                    let data94 = data92.sha256;
                    if (typeof data94 === "string") {
                      if (!pattern2.test(data94)) {
                        const err256 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/5/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                        if (vErrors === null) {
                          vErrors = [err256];
                        } else {
                          vErrors.push(err256);
                        }
                        errors++;
                      }
                    } else {
                      const err257 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/5/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err257];
                      } else {
                        vErrors.push(err257);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err258 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/5/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  if (vErrors === null) {
                    vErrors = [err258];
                  } else {
                    vErrors.push(err258);
                  }
                  errors++;
                }
              }
              if (data.seal !== void 0 && func0.call(data, "seal")) {
                let data95 = data.seal;
                if (typeof data95 === "string") {
                  if (!pattern2.test(data95)) {
                    const err259 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/5/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                    if (vErrors === null) {
                      vErrors = [err259];
                    } else {
                      vErrors.push(err259);
                    }
                    errors++;
                  }
                } else {
                  const err260 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/5/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err260];
                  } else {
                    vErrors.push(err260);
                  }
                  errors++;
                }
              }
            } else {
              const err261 = { instancePath, schemaPath: "#/anyOf/5/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err261];
              } else {
                vErrors.push(err261);
              }
              errors++;
            }
            var _valid0 = _errs196 === errors;
            valid0 = valid0 || _valid0;
            if (!valid0) {
              const _errs229 = errors;
              if (data && typeof data == "object" && !Array.isArray(data)) {
                if (data.at === void 0 || !func0.call(data, "at")) {
                  const err262 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                  if (vErrors === null) {
                    vErrors = [err262];
                  } else {
                    vErrors.push(err262);
                  }
                  errors++;
                }
                if (data.kind === void 0 || !func0.call(data, "kind")) {
                  const err263 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                  if (vErrors === null) {
                    vErrors = [err263];
                  } else {
                    vErrors.push(err263);
                  }
                  errors++;
                }
                if (data.ids === void 0 || !func0.call(data, "ids")) {
                  const err264 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "ids" }, message: "must have required property 'ids'" };
                  if (vErrors === null) {
                    vErrors = [err264];
                  } else {
                    vErrors.push(err264);
                  }
                  errors++;
                }
                if (data.decision === void 0 || !func0.call(data, "decision")) {
                  const err265 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "decision" }, message: "must have required property 'decision'" };
                  if (vErrors === null) {
                    vErrors = [err265];
                  } else {
                    vErrors.push(err265);
                  }
                  errors++;
                }
                if (data.reason === void 0 || !func0.call(data, "reason")) {
                  const err266 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                  if (vErrors === null) {
                    vErrors = [err266];
                  } else {
                    vErrors.push(err266);
                  }
                  errors++;
                }
                if (data.by === void 0 || !func0.call(data, "by")) {
                  const err267 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "by" }, message: "must have required property 'by'" };
                  if (vErrors === null) {
                    vErrors = [err267];
                  } else {
                    vErrors.push(err267);
                  }
                  errors++;
                }
                for (const key18 of Object.keys(data)) {
                  if (!(key18 === "at" || key18 === "kind" || key18 === "ids" || key18 === "decision" || key18 === "reason" || key18 === "by" || key18 === "after" || key18 === "seal")) {
                    const err268 = { instancePath, schemaPath: "#/anyOf/6/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key18 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err268];
                    } else {
                      vErrors.push(err268);
                    }
                    errors++;
                  }
                }
                if (data.at !== void 0 && func0.call(data, "at")) {
                  let data96 = data.at;
                  if (typeof data96 === "string") {
                    if (!pattern0.test(data96)) {
                      const err269 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/6/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                      if (vErrors === null) {
                        vErrors = [err269];
                      } else {
                        vErrors.push(err269);
                      }
                      errors++;
                    }
                  } else {
                    const err270 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/6/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err270];
                    } else {
                      vErrors.push(err270);
                    }
                    errors++;
                  }
                }
                if (data.kind !== void 0 && func0.call(data, "kind")) {
                  let data97 = data.kind;
                  if (typeof data97 !== "string") {
                    const err271 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/6/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err271];
                    } else {
                      vErrors.push(err271);
                    }
                    errors++;
                  }
                  if ("decided" !== data97) {
                    const err272 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/6/properties/kind/const", keyword: "const", params: { allowedValue: "decided" }, message: "must be equal to constant" };
                    if (vErrors === null) {
                      vErrors = [err272];
                    } else {
                      vErrors.push(err272);
                    }
                    errors++;
                  }
                }
                if (data.ids !== void 0 && func0.call(data, "ids")) {
                  let data98 = data.ids;
                  if (Array.isArray(data98)) {
                    const len7 = data98.length;
                    for (let i7 = 0; i7 < len7; i7++) {
                      if (typeof data98[i7] !== "string") {
                        const err273 = { instancePath: instancePath + "/ids/" + i7, schemaPath: "#/anyOf/6/properties/ids/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err273];
                        } else {
                          vErrors.push(err273);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err274 = { instancePath: instancePath + "/ids", schemaPath: "#/anyOf/6/properties/ids/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    if (vErrors === null) {
                      vErrors = [err274];
                    } else {
                      vErrors.push(err274);
                    }
                    errors++;
                  }
                }
                if (data.decision !== void 0 && func0.call(data, "decision")) {
                  let data100 = data.decision;
                  if (!(data100 === "fix" || data100 === "defer" || data100 === "dispute")) {
                    const err275 = { instancePath: instancePath + "/decision", schemaPath: "#/anyOf/6/properties/decision/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[6].properties.decision.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err275];
                    } else {
                      vErrors.push(err275);
                    }
                    errors++;
                  }
                }
                if (data.reason !== void 0 && func0.call(data, "reason")) {
                  if (typeof data.reason !== "string") {
                    const err276 = { instancePath: instancePath + "/reason", schemaPath: "#/anyOf/6/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err276];
                    } else {
                      vErrors.push(err276);
                    }
                    errors++;
                  }
                }
                if (data.by !== void 0 && func0.call(data, "by")) {
                  let data102 = data.by;
                  if (!(data102 === "user" || data102 === "auto")) {
                    const err277 = { instancePath: instancePath + "/by", schemaPath: "#/anyOf/6/properties/by/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[6].properties.by.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err277];
                    } else {
                      vErrors.push(err277);
                    }
                    errors++;
                  }
                }
                if (data.after !== void 0 && func0.call(data, "after")) {
                  let data103 = data.after;
                  if (data103 && typeof data103 == "object" && !Array.isArray(data103)) {
                    if (data103.lines === void 0 || !func0.call(data103, "lines")) {
                      const err278 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/6/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                      if (vErrors === null) {
                        vErrors = [err278];
                      } else {
                        vErrors.push(err278);
                      }
                      errors++;
                    }
                    if (data103.sha256 === void 0 || !func0.call(data103, "sha256")) {
                      const err279 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/6/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                      if (vErrors === null) {
                        vErrors = [err279];
                      } else {
                        vErrors.push(err279);
                      }
                      errors++;
                    }
                    for (const key19 of Object.keys(data103)) {
                      if (!(key19 === "lines" || key19 === "sha256")) {
                        const err280 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/6/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key19 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err280];
                        } else {
                          vErrors.push(err280);
                        }
                        errors++;
                      }
                    }
                    if (data103.lines !== void 0 && func0.call(data103, "lines")) {
                      let data104 = data103.lines;
                      if (!(typeof data104 == "number" && (!(data104 % 1) && !isNaN(data104)) && isFinite(data104))) {
                        const err281 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/6/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) {
                          vErrors = [err281];
                        } else {
                          vErrors.push(err281);
                        }
                        errors++;
                      }
                      if (typeof data104 == "number" && isFinite(data104)) {
                        if (data104 < 0 || isNaN(data104)) {
                          const err282 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/6/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                          if (vErrors === null) {
                            vErrors = [err282];
                          } else {
                            vErrors.push(err282);
                          }
                          errors++;
                        }
                      }
                    }
                    if (data103.sha256 !== void 0 && func0.call(data103, "sha256")) {
                      let data105 = data103.sha256;
                      if (typeof data105 === "string") {
                        if (!pattern2.test(data105)) {
                          const err283 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/6/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                          if (vErrors === null) {
                            vErrors = [err283];
                          } else {
                            vErrors.push(err283);
                          }
                          errors++;
                        }
                      } else {
                        const err284 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/6/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err284];
                        } else {
                          vErrors.push(err284);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err285 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/6/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err285];
                    } else {
                      vErrors.push(err285);
                    }
                    errors++;
                  }
                }
                if (data.seal !== void 0 && func0.call(data, "seal")) {
                  let data106 = data.seal;
                  if (typeof data106 === "string") {
                    if (!pattern2.test(data106)) {
                      const err286 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/6/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                      if (vErrors === null) {
                        vErrors = [err286];
                      } else {
                        vErrors.push(err286);
                      }
                      errors++;
                    }
                  } else {
                    const err287 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/6/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err287];
                    } else {
                      vErrors.push(err287);
                    }
                    errors++;
                  }
                }
              } else {
                const err288 = { instancePath, schemaPath: "#/anyOf/6/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err288];
                } else {
                  vErrors.push(err288);
                }
                errors++;
              }
              var _valid0 = _errs229 === errors;
              valid0 = valid0 || _valid0;
              if (!valid0) {
                const _errs253 = errors;
                if (data && typeof data == "object" && !Array.isArray(data)) {
                  if (data.at === void 0 || !func0.call(data, "at")) {
                    const err289 = { instancePath, schemaPath: "#/anyOf/7/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                    if (vErrors === null) {
                      vErrors = [err289];
                    } else {
                      vErrors.push(err289);
                    }
                    errors++;
                  }
                  if (data.kind === void 0 || !func0.call(data, "kind")) {
                    const err290 = { instancePath, schemaPath: "#/anyOf/7/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                    if (vErrors === null) {
                      vErrors = [err290];
                    } else {
                      vErrors.push(err290);
                    }
                    errors++;
                  }
                  if (data.round === void 0 || !func0.call(data, "round")) {
                    const err291 = { instancePath, schemaPath: "#/anyOf/7/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                    if (vErrors === null) {
                      vErrors = [err291];
                    } else {
                      vErrors.push(err291);
                    }
                    errors++;
                  }
                  if (data.ref === void 0 || !func0.call(data, "ref")) {
                    const err292 = { instancePath, schemaPath: "#/anyOf/7/required", keyword: "required", params: { missingProperty: "ref" }, message: "must have required property 'ref'" };
                    if (vErrors === null) {
                      vErrors = [err292];
                    } else {
                      vErrors.push(err292);
                    }
                    errors++;
                  }
                  if (data.sha === void 0 || !func0.call(data, "sha")) {
                    const err293 = { instancePath, schemaPath: "#/anyOf/7/required", keyword: "required", params: { missingProperty: "sha" }, message: "must have required property 'sha'" };
                    if (vErrors === null) {
                      vErrors = [err293];
                    } else {
                      vErrors.push(err293);
                    }
                    errors++;
                  }
                  for (const key20 of Object.keys(data)) {
                    if (!(key20 === "at" || key20 === "kind" || key20 === "round" || key20 === "ref" || key20 === "sha" || key20 === "after" || key20 === "seal")) {
                      const err294 = { instancePath, schemaPath: "#/anyOf/7/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key20 }, message: "must NOT have additional properties" };
                      if (vErrors === null) {
                        vErrors = [err294];
                      } else {
                        vErrors.push(err294);
                      }
                      errors++;
                    }
                  }
                  if (data.at !== void 0 && func0.call(data, "at")) {
                    let data107 = data.at;
                    if (typeof data107 === "string") {
                      if (!pattern0.test(data107)) {
                        const err295 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/7/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                        if (vErrors === null) {
                          vErrors = [err295];
                        } else {
                          vErrors.push(err295);
                        }
                        errors++;
                      }
                    } else {
                      const err296 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/7/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err296];
                      } else {
                        vErrors.push(err296);
                      }
                      errors++;
                    }
                  }
                  if (data.kind !== void 0 && func0.call(data, "kind")) {
                    let data108 = data.kind;
                    if (typeof data108 !== "string") {
                      const err297 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/7/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err297];
                      } else {
                        vErrors.push(err297);
                      }
                      errors++;
                    }
                    if ("pinned" !== data108) {
                      const err298 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/7/properties/kind/const", keyword: "const", params: { allowedValue: "pinned" }, message: "must be equal to constant" };
                      if (vErrors === null) {
                        vErrors = [err298];
                      } else {
                        vErrors.push(err298);
                      }
                      errors++;
                    }
                  }
                  if (data.round !== void 0 && func0.call(data, "round")) {
                    let data109 = data.round;
                    if (!(typeof data109 == "number" && (!(data109 % 1) && !isNaN(data109)) && isFinite(data109))) {
                      const err299 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/7/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      if (vErrors === null) {
                        vErrors = [err299];
                      } else {
                        vErrors.push(err299);
                      }
                      errors++;
                    }
                    if (typeof data109 == "number" && isFinite(data109)) {
                      if (data109 < 1 || isNaN(data109)) {
                        const err300 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/7/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                        if (vErrors === null) {
                          vErrors = [err300];
                        } else {
                          vErrors.push(err300);
                        }
                        errors++;
                      }
                    }
                  }
                  if (data.ref !== void 0 && func0.call(data, "ref")) {
                    if (typeof data.ref !== "string") {
                      const err301 = { instancePath: instancePath + "/ref", schemaPath: "#/anyOf/7/properties/ref/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err301];
                      } else {
                        vErrors.push(err301);
                      }
                      errors++;
                    }
                  }
                  if (data.sha !== void 0 && func0.call(data, "sha")) {
                    let data111 = data.sha;
                    if (typeof data111 === "string") {
                      if (!pattern2.test(data111)) {
                        const err302 = { instancePath: instancePath + "/sha", schemaPath: "#/anyOf/7/properties/sha/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                        if (vErrors === null) {
                          vErrors = [err302];
                        } else {
                          vErrors.push(err302);
                        }
                        errors++;
                      }
                    } else {
                      const err303 = { instancePath: instancePath + "/sha", schemaPath: "#/anyOf/7/properties/sha/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err303];
                      } else {
                        vErrors.push(err303);
                      }
                      errors++;
                    }
                  }
                  if (data.after !== void 0 && func0.call(data, "after")) {
                    let data112 = data.after;
                    if (data112 && typeof data112 == "object" && !Array.isArray(data112)) {
                      if (data112.lines === void 0 || !func0.call(data112, "lines")) {
                        const err304 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/7/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                        if (vErrors === null) {
                          vErrors = [err304];
                        } else {
                          vErrors.push(err304);
                        }
                        errors++;
                      }
                      if (data112.sha256 === void 0 || !func0.call(data112, "sha256")) {
                        const err305 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/7/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                        if (vErrors === null) {
                          vErrors = [err305];
                        } else {
                          vErrors.push(err305);
                        }
                        errors++;
                      }
                      for (const key21 of Object.keys(data112)) {
                        if (!(key21 === "lines" || key21 === "sha256")) {
                          const err306 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/7/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key21 }, message: "must NOT have additional properties" };
                          if (vErrors === null) {
                            vErrors = [err306];
                          } else {
                            vErrors.push(err306);
                          }
                          errors++;
                        }
                      }
                      if (data112.lines !== void 0 && func0.call(data112, "lines")) {
                        let data113 = data112.lines;
                        if (!(typeof data113 == "number" && (!(data113 % 1) && !isNaN(data113)) && isFinite(data113))) {
                          const err307 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/7/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                          if (vErrors === null) {
                            vErrors = [err307];
                          } else {
                            vErrors.push(err307);
                          }
                          errors++;
                        }
                        if (typeof data113 == "number" && isFinite(data113)) {
                          if (data113 < 0 || isNaN(data113)) {
                            const err308 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/7/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                            if (vErrors === null) {
                              vErrors = [err308];
                            } else {
                              vErrors.push(err308);
                            }
                            errors++;
                          }
                        }
                      }
                      if (data112.sha256 !== void 0 && func0.call(data112, "sha256")) {
                        let data114 = data112.sha256;
                        if (typeof data114 === "string") {
                          if (!pattern2.test(data114)) {
                            const err309 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/7/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                            if (vErrors === null) {
                              vErrors = [err309];
                            } else {
                              vErrors.push(err309);
                            }
                            errors++;
                          }
                        } else {
                          const err310 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/7/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err310];
                          } else {
                            vErrors.push(err310);
                          }
                          errors++;
                        }
                      }
                    } else {
                      const err311 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/7/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      if (vErrors === null) {
                        vErrors = [err311];
                      } else {
                        vErrors.push(err311);
                      }
                      errors++;
                    }
                  }
                  if (data.seal !== void 0 && func0.call(data, "seal")) {
                    let data115 = data.seal;
                    if (typeof data115 === "string") {
                      if (!pattern2.test(data115)) {
                        const err312 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/7/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                        if (vErrors === null) {
                          vErrors = [err312];
                        } else {
                          vErrors.push(err312);
                        }
                        errors++;
                      }
                    } else {
                      const err313 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/7/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err313];
                      } else {
                        vErrors.push(err313);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err314 = { instancePath, schemaPath: "#/anyOf/7/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  if (vErrors === null) {
                    vErrors = [err314];
                  } else {
                    vErrors.push(err314);
                  }
                  errors++;
                }
                var _valid0 = _errs253 === errors;
                valid0 = valid0 || _valid0;
                if (!valid0) {
                  const _errs275 = errors;
                  if (data && typeof data == "object" && !Array.isArray(data)) {
                    if (data.at === void 0 || !func0.call(data, "at")) {
                      const err315 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                      if (vErrors === null) {
                        vErrors = [err315];
                      } else {
                        vErrors.push(err315);
                      }
                      errors++;
                    }
                    if (data.kind === void 0 || !func0.call(data, "kind")) {
                      const err316 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                      if (vErrors === null) {
                        vErrors = [err316];
                      } else {
                        vErrors.push(err316);
                      }
                      errors++;
                    }
                    if (data.head === void 0 || !func0.call(data, "head")) {
                      const err317 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: "head" }, message: "must have required property 'head'" };
                      if (vErrors === null) {
                        vErrors = [err317];
                      } else {
                        vErrors.push(err317);
                      }
                      errors++;
                    }
                    if (data.folder === void 0 || !func0.call(data, "folder")) {
                      const err318 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: "folder" }, message: "must have required property 'folder'" };
                      if (vErrors === null) {
                        vErrors = [err318];
                      } else {
                        vErrors.push(err318);
                      }
                      errors++;
                    }
                    for (const key22 of Object.keys(data)) {
                      if (!(key22 === "at" || key22 === "kind" || key22 === "head" || key22 === "without" || key22 === "folder" || key22 === "after" || key22 === "seal")) {
                        const err319 = { instancePath, schemaPath: "#/anyOf/8/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key22 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err319];
                        } else {
                          vErrors.push(err319);
                        }
                        errors++;
                      }
                    }
                    if (data.at !== void 0 && func0.call(data, "at")) {
                      let data116 = data.at;
                      if (typeof data116 === "string") {
                        if (!pattern0.test(data116)) {
                          const err320 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/8/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                          if (vErrors === null) {
                            vErrors = [err320];
                          } else {
                            vErrors.push(err320);
                          }
                          errors++;
                        }
                      } else {
                        const err321 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/8/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err321];
                        } else {
                          vErrors.push(err321);
                        }
                        errors++;
                      }
                    }
                    if (data.kind !== void 0 && func0.call(data, "kind")) {
                      let data117 = data.kind;
                      if (typeof data117 !== "string") {
                        const err322 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/8/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err322];
                        } else {
                          vErrors.push(err322);
                        }
                        errors++;
                      }
                      if ("testing" !== data117) {
                        const err323 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/8/properties/kind/const", keyword: "const", params: { allowedValue: "testing" }, message: "must be equal to constant" };
                        if (vErrors === null) {
                          vErrors = [err323];
                        } else {
                          vErrors.push(err323);
                        }
                        errors++;
                      }
                    }
                    if (data.head !== void 0 && func0.call(data, "head")) {
                      let data118 = data.head;
                      if (typeof data118 === "string") {
                        if (!pattern2.test(data118)) {
                          const err324 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/8/properties/head/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                          if (vErrors === null) {
                            vErrors = [err324];
                          } else {
                            vErrors.push(err324);
                          }
                          errors++;
                        }
                      } else {
                        const err325 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/8/properties/head/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err325];
                        } else {
                          vErrors.push(err325);
                        }
                        errors++;
                      }
                    }
                    if (data.without !== void 0 && func0.call(data, "without")) {
                      let data119 = data.without;
                      if (Array.isArray(data119)) {
                        const len8 = data119.length;
                        for (let i8 = 0; i8 < len8; i8++) {
                          let data120 = data119[i8];
                          if (typeof data120 === "string") {
                            if (!pattern2.test(data120)) {
                              const err326 = { instancePath: instancePath + "/without/" + i8, schemaPath: "#/anyOf/8/properties/without/items/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                              if (vErrors === null) {
                                vErrors = [err326];
                              } else {
                                vErrors.push(err326);
                              }
                              errors++;
                            }
                          } else {
                            const err327 = { instancePath: instancePath + "/without/" + i8, schemaPath: "#/anyOf/8/properties/without/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err327];
                            } else {
                              vErrors.push(err327);
                            }
                            errors++;
                          }
                        }
                      } else {
                        const err328 = { instancePath: instancePath + "/without", schemaPath: "#/anyOf/8/properties/without/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                        if (vErrors === null) {
                          vErrors = [err328];
                        } else {
                          vErrors.push(err328);
                        }
                        errors++;
                      }
                    }
                    if (data.folder !== void 0 && func0.call(data, "folder")) {
                      if (typeof data.folder !== "string") {
                        const err329 = { instancePath: instancePath + "/folder", schemaPath: "#/anyOf/8/properties/folder/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err329];
                        } else {
                          vErrors.push(err329);
                        }
                        errors++;
                      }
                    }
                    if (data.after !== void 0 && func0.call(data, "after")) {
                      let data122 = data.after;
                      if (data122 && typeof data122 == "object" && !Array.isArray(data122)) {
                        if (data122.lines === void 0 || !func0.call(data122, "lines")) {
                          const err330 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/8/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                          if (vErrors === null) {
                            vErrors = [err330];
                          } else {
                            vErrors.push(err330);
                          }
                          errors++;
                        }
                        if (data122.sha256 === void 0 || !func0.call(data122, "sha256")) {
                          const err331 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/8/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                          if (vErrors === null) {
                            vErrors = [err331];
                          } else {
                            vErrors.push(err331);
                          }
                          errors++;
                        }
                        for (const key23 of Object.keys(data122)) {
                          if (!(key23 === "lines" || key23 === "sha256")) {
                            const err332 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/8/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key23 }, message: "must NOT have additional properties" };
                            if (vErrors === null) {
                              vErrors = [err332];
                            } else {
                              vErrors.push(err332);
                            }
                            errors++;
                          }
                        }
                        if (data122.lines !== void 0 && func0.call(data122, "lines")) {
                          let data123 = data122.lines;
                          if (!(typeof data123 == "number" && (!(data123 % 1) && !isNaN(data123)) && isFinite(data123))) {
                            const err333 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/8/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                            if (vErrors === null) {
                              vErrors = [err333];
                            } else {
                              vErrors.push(err333);
                            }
                            errors++;
                          }
                          if (typeof data123 == "number" && isFinite(data123)) {
                            if (data123 < 0 || isNaN(data123)) {
                              const err334 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/8/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                              if (vErrors === null) {
                                vErrors = [err334];
                              } else {
                                vErrors.push(err334);
                              }
                              errors++;
                            }
                          }
                        }
                        if (data122.sha256 !== void 0 && func0.call(data122, "sha256")) {
                          let data124 = data122.sha256;
                          if (typeof data124 === "string") {
                            if (!pattern2.test(data124)) {
                              const err335 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/8/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                              if (vErrors === null) {
                                vErrors = [err335];
                              } else {
                                vErrors.push(err335);
                              }
                              errors++;
                            }
                          } else {
                            const err336 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/8/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err336];
                            } else {
                              vErrors.push(err336);
                            }
                            errors++;
                          }
                        }
                      } else {
                        const err337 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/8/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                        if (vErrors === null) {
                          vErrors = [err337];
                        } else {
                          vErrors.push(err337);
                        }
                        errors++;
                      }
                    }
                    if (data.seal !== void 0 && func0.call(data, "seal")) {
                      let data125 = data.seal;
                      if (typeof data125 === "string") {
                        if (!pattern2.test(data125)) {
                          const err338 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/8/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                          if (vErrors === null) {
                            vErrors = [err338];
                          } else {
                            vErrors.push(err338);
                          }
                          errors++;
                        }
                      } else {
                        const err339 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/8/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err339];
                        } else {
                          vErrors.push(err339);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err340 = { instancePath, schemaPath: "#/anyOf/8/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err340];
                    } else {
                      vErrors.push(err340);
                    }
                    errors++;
                  }
                  var _valid0 = _errs275 === errors;
                  valid0 = valid0 || _valid0;
                  if (!valid0) {
                    const _errs299 = errors;
                    if (data && typeof data == "object" && !Array.isArray(data)) {
                      if (data.at === void 0 || !func0.call(data, "at")) {
                        const err341 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                        if (vErrors === null) {
                          vErrors = [err341];
                        } else {
                          vErrors.push(err341);
                        }
                        errors++;
                      }
                      if (data.kind === void 0 || !func0.call(data, "kind")) {
                        const err342 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                        if (vErrors === null) {
                          vErrors = [err342];
                        } else {
                          vErrors.push(err342);
                        }
                        errors++;
                      }
                      if (data.head === void 0 || !func0.call(data, "head")) {
                        const err343 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "head" }, message: "must have required property 'head'" };
                        if (vErrors === null) {
                          vErrors = [err343];
                        } else {
                          vErrors.push(err343);
                        }
                        errors++;
                      }
                      if (data.parser === void 0 || !func0.call(data, "parser")) {
                        const err344 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "parser" }, message: "must have required property 'parser'" };
                        if (vErrors === null) {
                          vErrors = [err344];
                        } else {
                          vErrors.push(err344);
                        }
                        errors++;
                      }
                      if (data.status === void 0 || !func0.call(data, "status")) {
                        const err345 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
                        if (vErrors === null) {
                          vErrors = [err345];
                        } else {
                          vErrors.push(err345);
                        }
                        errors++;
                      }
                      if (data.failures === void 0 || !func0.call(data, "failures")) {
                        const err346 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "failures" }, message: "must have required property 'failures'" };
                        if (vErrors === null) {
                          vErrors = [err346];
                        } else {
                          vErrors.push(err346);
                        }
                        errors++;
                      }
                      if (data.unusable === void 0 || !func0.call(data, "unusable")) {
                        const err347 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "unusable" }, message: "must have required property 'unusable'" };
                        if (vErrors === null) {
                          vErrors = [err347];
                        } else {
                          vErrors.push(err347);
                        }
                        errors++;
                      }
                      if (data.milliseconds === void 0 || !func0.call(data, "milliseconds")) {
                        const err348 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "milliseconds" }, message: "must have required property 'milliseconds'" };
                        if (vErrors === null) {
                          vErrors = [err348];
                        } else {
                          vErrors.push(err348);
                        }
                        errors++;
                      }
                      for (const key24 of Object.keys(data)) {
                        if (!func0.call(schema11.anyOf[9].properties, key24)) {
                          const err349 = { instancePath, schemaPath: "#/anyOf/9/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key24 }, message: "must NOT have additional properties" };
                          if (vErrors === null) {
                            vErrors = [err349];
                          } else {
                            vErrors.push(err349);
                          }
                          errors++;
                        }
                      }
                      if (data.at !== void 0 && func0.call(data, "at")) {
                        let data126 = data.at;
                        if (typeof data126 === "string") {
                          if (!pattern0.test(data126)) {
                            const err350 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/9/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                            if (vErrors === null) {
                              vErrors = [err350];
                            } else {
                              vErrors.push(err350);
                            }
                            errors++;
                          }
                        } else {
                          const err351 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/9/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err351];
                          } else {
                            vErrors.push(err351);
                          }
                          errors++;
                        }
                      }
                      if (data.kind !== void 0 && func0.call(data, "kind")) {
                        let data127 = data.kind;
                        if (typeof data127 !== "string") {
                          const err352 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/9/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err352];
                          } else {
                            vErrors.push(err352);
                          }
                          errors++;
                        }
                        if ("tested" !== data127) {
                          const err353 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/9/properties/kind/const", keyword: "const", params: { allowedValue: "tested" }, message: "must be equal to constant" };
                          if (vErrors === null) {
                            vErrors = [err353];
                          } else {
                            vErrors.push(err353);
                          }
                          errors++;
                        }
                      }
                      if (data.head !== void 0 && func0.call(data, "head")) {
                        let data128 = data.head;
                        if (typeof data128 === "string") {
                          if (!pattern2.test(data128)) {
                            const err354 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/9/properties/head/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                            if (vErrors === null) {
                              vErrors = [err354];
                            } else {
                              vErrors.push(err354);
                            }
                            errors++;
                          }
                        } else {
                          const err355 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/9/properties/head/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err355];
                          } else {
                            vErrors.push(err355);
                          }
                          errors++;
                        }
                      }
                      if (data.without !== void 0 && func0.call(data, "without")) {
                        let data129 = data.without;
                        if (Array.isArray(data129)) {
                          const len9 = data129.length;
                          for (let i9 = 0; i9 < len9; i9++) {
                            let data130 = data129[i9];
                            if (typeof data130 === "string") {
                              if (!pattern2.test(data130)) {
                                const err356 = { instancePath: instancePath + "/without/" + i9, schemaPath: "#/anyOf/9/properties/without/items/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                if (vErrors === null) {
                                  vErrors = [err356];
                                } else {
                                  vErrors.push(err356);
                                }
                                errors++;
                              }
                            } else {
                              const err357 = { instancePath: instancePath + "/without/" + i9, schemaPath: "#/anyOf/9/properties/without/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err357];
                              } else {
                                vErrors.push(err357);
                              }
                              errors++;
                            }
                          }
                        } else {
                          const err358 = { instancePath: instancePath + "/without", schemaPath: "#/anyOf/9/properties/without/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                          if (vErrors === null) {
                            vErrors = [err358];
                          } else {
                            vErrors.push(err358);
                          }
                          errors++;
                        }
                      }
                      if (data.parser !== void 0 && func0.call(data, "parser")) {
                        if (typeof data.parser !== "string") {
                          const err359 = { instancePath: instancePath + "/parser", schemaPath: "#/anyOf/9/properties/parser/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err359];
                          } else {
                            vErrors.push(err359);
                          }
                          errors++;
                        }
                      }
                      if (data.status !== void 0 && func0.call(data, "status")) {
                        let data132 = data.status;
                        const _errs315 = errors;
                        let valid50 = false;
                        const _errs316 = errors;
                        if (!(typeof data132 == "number" && (!(data132 % 1) && !isNaN(data132)) && isFinite(data132))) {
                          const err360 = { instancePath: instancePath + "/status", schemaPath: "#/anyOf/9/properties/status/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                          if (vErrors === null) {
                            vErrors = [err360];
                          } else {
                            vErrors.push(err360);
                          }
                          errors++;
                        }
                        var _valid5 = _errs316 === errors;
                        valid50 = valid50 || _valid5;
                        if (!valid50) {
                          const _errs318 = errors;
                          if (data132 !== null) {
                            const err361 = { instancePath: instancePath + "/status", schemaPath: "#/anyOf/9/properties/status/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                            if (vErrors === null) {
                              vErrors = [err361];
                            } else {
                              vErrors.push(err361);
                            }
                            errors++;
                          }
                          var _valid5 = _errs318 === errors;
                          valid50 = valid50 || _valid5;
                        }
                        if (!valid50) {
                          const err362 = { instancePath: instancePath + "/status", schemaPath: "#/anyOf/9/properties/status/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                          if (vErrors === null) {
                            vErrors = [err362];
                          } else {
                            vErrors.push(err362);
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
                      if (data.failures !== void 0 && func0.call(data, "failures")) {
                        let data133 = data.failures;
                        if (Array.isArray(data133)) {
                          const len10 = data133.length;
                          for (let i10 = 0; i10 < len10; i10++) {
                            if (typeof data133[i10] !== "string") {
                              const err363 = { instancePath: instancePath + "/failures/" + i10, schemaPath: "#/anyOf/9/properties/failures/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err363];
                              } else {
                                vErrors.push(err363);
                              }
                              errors++;
                            }
                          }
                        } else {
                          const err364 = { instancePath: instancePath + "/failures", schemaPath: "#/anyOf/9/properties/failures/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                          if (vErrors === null) {
                            vErrors = [err364];
                          } else {
                            vErrors.push(err364);
                          }
                          errors++;
                        }
                      }
                      if (data.unusable !== void 0 && func0.call(data, "unusable")) {
                        let data135 = data.unusable;
                        const _errs325 = errors;
                        let valid53 = false;
                        const _errs326 = errors;
                        if (typeof data135 !== "string") {
                          const err365 = { instancePath: instancePath + "/unusable", schemaPath: "#/anyOf/9/properties/unusable/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err365];
                          } else {
                            vErrors.push(err365);
                          }
                          errors++;
                        }
                        var _valid6 = _errs326 === errors;
                        valid53 = valid53 || _valid6;
                        if (!valid53) {
                          const _errs328 = errors;
                          if (data135 !== null) {
                            const err366 = { instancePath: instancePath + "/unusable", schemaPath: "#/anyOf/9/properties/unusable/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                            if (vErrors === null) {
                              vErrors = [err366];
                            } else {
                              vErrors.push(err366);
                            }
                            errors++;
                          }
                          var _valid6 = _errs328 === errors;
                          valid53 = valid53 || _valid6;
                        }
                        if (!valid53) {
                          const err367 = { instancePath: instancePath + "/unusable", schemaPath: "#/anyOf/9/properties/unusable/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                          if (vErrors === null) {
                            vErrors = [err367];
                          } else {
                            vErrors.push(err367);
                          }
                          errors++;
                        } else {
                          errors = _errs325;
                          if (vErrors !== null) {
                            if (_errs325) {
                              vErrors.length = _errs325;
                            } else {
                              vErrors = null;
                            }
                          }
                        }
                      }
                      if (data.milliseconds !== void 0 && func0.call(data, "milliseconds")) {
                        let data136 = data.milliseconds;
                        if (!(typeof data136 == "number" && (!(data136 % 1) && !isNaN(data136)) && isFinite(data136))) {
                          const err368 = { instancePath: instancePath + "/milliseconds", schemaPath: "#/anyOf/9/properties/milliseconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                          if (vErrors === null) {
                            vErrors = [err368];
                          } else {
                            vErrors.push(err368);
                          }
                          errors++;
                        }
                        if (typeof data136 == "number" && isFinite(data136)) {
                          if (data136 < 0 || isNaN(data136)) {
                            const err369 = { instancePath: instancePath + "/milliseconds", schemaPath: "#/anyOf/9/properties/milliseconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                            if (vErrors === null) {
                              vErrors = [err369];
                            } else {
                              vErrors.push(err369);
                            }
                            errors++;
                          }
                        }
                      }
                      if (data.after !== void 0 && func0.call(data, "after")) {
                        let data137 = data.after;
                        if (data137 && typeof data137 == "object" && !Array.isArray(data137)) {
                          if (data137.lines === void 0 || !func0.call(data137, "lines")) {
                            const err370 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/9/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                            if (vErrors === null) {
                              vErrors = [err370];
                            } else {
                              vErrors.push(err370);
                            }
                            errors++;
                          }
                          if (data137.sha256 === void 0 || !func0.call(data137, "sha256")) {
                            const err371 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/9/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                            if (vErrors === null) {
                              vErrors = [err371];
                            } else {
                              vErrors.push(err371);
                            }
                            errors++;
                          }
                          for (const key25 of Object.keys(data137)) {
                            if (!(key25 === "lines" || key25 === "sha256")) {
                              const err372 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/9/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key25 }, message: "must NOT have additional properties" };
                              if (vErrors === null) {
                                vErrors = [err372];
                              } else {
                                vErrors.push(err372);
                              }
                              errors++;
                            }
                          }
                          if (data137.lines !== void 0 && func0.call(data137, "lines")) {
                            let data138 = data137.lines;
                            if (!(typeof data138 == "number" && (!(data138 % 1) && !isNaN(data138)) && isFinite(data138))) {
                              const err373 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/9/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                              if (vErrors === null) {
                                vErrors = [err373];
                              } else {
                                vErrors.push(err373);
                              }
                              errors++;
                            }
                            if (typeof data138 == "number" && isFinite(data138)) {
                              if (data138 < 0 || isNaN(data138)) {
                                const err374 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/9/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                if (vErrors === null) {
                                  vErrors = [err374];
                                } else {
                                  vErrors.push(err374);
                                }
                                errors++;
                              }
                            }
                          }
                          if (data137.sha256 !== void 0 && func0.call(data137, "sha256")) {
                            let data139 = data137.sha256;
                            if (typeof data139 === "string") {
                              if (!pattern2.test(data139)) {
                                const err375 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/9/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                if (vErrors === null) {
                                  vErrors = [err375];
                                } else {
                                  vErrors.push(err375);
                                }
                                errors++;
                              }
                            } else {
                              const err376 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/9/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err376];
                              } else {
                                vErrors.push(err376);
                              }
                              errors++;
                            }
                          }
                        } else {
                          const err377 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/9/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                          if (vErrors === null) {
                            vErrors = [err377];
                          } else {
                            vErrors.push(err377);
                          }
                          errors++;
                        }
                      }
                      if (data.seal !== void 0 && func0.call(data, "seal")) {
                        let data140 = data.seal;
                        if (typeof data140 === "string") {
                          if (!pattern2.test(data140)) {
                            const err378 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/9/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                            if (vErrors === null) {
                              vErrors = [err378];
                            } else {
                              vErrors.push(err378);
                            }
                            errors++;
                          }
                        } else {
                          const err379 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/9/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err379];
                          } else {
                            vErrors.push(err379);
                          }
                          errors++;
                        }
                      }
                    } else {
                      const err380 = { instancePath, schemaPath: "#/anyOf/9/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      if (vErrors === null) {
                        vErrors = [err380];
                      } else {
                        vErrors.push(err380);
                      }
                      errors++;
                    }
                    var _valid0 = _errs299 === errors;
                    valid0 = valid0 || _valid0;
                    if (!valid0) {
                      const _errs341 = errors;
                      if (data && typeof data == "object" && !Array.isArray(data)) {
                        if (data.at === void 0 || !func0.call(data, "at")) {
                          const err381 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                          if (vErrors === null) {
                            vErrors = [err381];
                          } else {
                            vErrors.push(err381);
                          }
                          errors++;
                        }
                        if (data.kind === void 0 || !func0.call(data, "kind")) {
                          const err382 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                          if (vErrors === null) {
                            vErrors = [err382];
                          } else {
                            vErrors.push(err382);
                          }
                          errors++;
                        }
                        if (data.round === void 0 || !func0.call(data, "round")) {
                          const err383 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                          if (vErrors === null) {
                            vErrors = [err383];
                          } else {
                            vErrors.push(err383);
                          }
                          errors++;
                        }
                        if (data.subject === void 0 || !func0.call(data, "subject")) {
                          const err384 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'" };
                          if (vErrors === null) {
                            vErrors = [err384];
                          } else {
                            vErrors.push(err384);
                          }
                          errors++;
                        }
                        if (data.run === void 0 || !func0.call(data, "run")) {
                          const err385 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "run" }, message: "must have required property 'run'" };
                          if (vErrors === null) {
                            vErrors = [err385];
                          } else {
                            vErrors.push(err385);
                          }
                          errors++;
                        }
                        if (data.accepted === void 0 || !func0.call(data, "accepted")) {
                          const err386 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "accepted" }, message: "must have required property 'accepted'" };
                          if (vErrors === null) {
                            vErrors = [err386];
                          } else {
                            vErrors.push(err386);
                          }
                          errors++;
                        }
                        if (data.rule === void 0 || !func0.call(data, "rule")) {
                          const err387 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "rule" }, message: "must have required property 'rule'" };
                          if (vErrors === null) {
                            vErrors = [err387];
                          } else {
                            vErrors.push(err387);
                          }
                          errors++;
                        }
                        if (data.reason === void 0 || !func0.call(data, "reason")) {
                          const err388 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                          if (vErrors === null) {
                            vErrors = [err388];
                          } else {
                            vErrors.push(err388);
                          }
                          errors++;
                        }
                        if (data.tree === void 0 || !func0.call(data, "tree")) {
                          const err389 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "tree" }, message: "must have required property 'tree'" };
                          if (vErrors === null) {
                            vErrors = [err389];
                          } else {
                            vErrors.push(err389);
                          }
                          errors++;
                        }
                        for (const key26 of Object.keys(data)) {
                          if (!func0.call(schema11.anyOf[10].properties, key26)) {
                            const err390 = { instancePath, schemaPath: "#/anyOf/10/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key26 }, message: "must NOT have additional properties" };
                            if (vErrors === null) {
                              vErrors = [err390];
                            } else {
                              vErrors.push(err390);
                            }
                            errors++;
                          }
                        }
                        if (data.at !== void 0 && func0.call(data, "at")) {
                          let data141 = data.at;
                          if (typeof data141 === "string") {
                            if (!pattern0.test(data141)) {
                              const err391 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/10/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                              if (vErrors === null) {
                                vErrors = [err391];
                              } else {
                                vErrors.push(err391);
                              }
                              errors++;
                            }
                          } else {
                            const err392 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/10/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err392];
                            } else {
                              vErrors.push(err392);
                            }
                            errors++;
                          }
                        }
                        if (data.kind !== void 0 && func0.call(data, "kind")) {
                          let data142 = data.kind;
                          if (typeof data142 !== "string") {
                            const err393 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/10/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err393];
                            } else {
                              vErrors.push(err393);
                            }
                            errors++;
                          }
                          if ("attempted" !== data142) {
                            const err394 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/10/properties/kind/const", keyword: "const", params: { allowedValue: "attempted" }, message: "must be equal to constant" };
                            if (vErrors === null) {
                              vErrors = [err394];
                            } else {
                              vErrors.push(err394);
                            }
                            errors++;
                          }
                        }
                        if (data.round !== void 0 && func0.call(data, "round")) {
                          let data143 = data.round;
                          if (!(typeof data143 == "number" && (!(data143 % 1) && !isNaN(data143)) && isFinite(data143))) {
                            const err395 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/10/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                            if (vErrors === null) {
                              vErrors = [err395];
                            } else {
                              vErrors.push(err395);
                            }
                            errors++;
                          }
                          if (typeof data143 == "number" && isFinite(data143)) {
                            if (data143 < 1 || isNaN(data143)) {
                              const err396 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/10/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                              if (vErrors === null) {
                                vErrors = [err396];
                              } else {
                                vErrors.push(err396);
                              }
                              errors++;
                            }
                          }
                        }
                        if (data.subject !== void 0 && func0.call(data, "subject")) {
                          if (typeof data.subject !== "string") {
                            const err397 = { instancePath: instancePath + "/subject", schemaPath: "#/anyOf/10/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err397];
                            } else {
                              vErrors.push(err397);
                            }
                            errors++;
                          }
                        }
                        if (data.run !== void 0 && func0.call(data, "run")) {
                          let data145 = data.run;
                          if (typeof data145 === "string") {
                            if (!pattern15.test(data145)) {
                              const err398 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/10/properties/run/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}$" }, message: 'must match pattern "^[a-z0-9]{4,16}$"' };
                              if (vErrors === null) {
                                vErrors = [err398];
                              } else {
                                vErrors.push(err398);
                              }
                              errors++;
                            }
                          } else {
                            const err399 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/10/properties/run/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err399];
                            } else {
                              vErrors.push(err399);
                            }
                            errors++;
                          }
                        }
                        if (data.accepted !== void 0 && func0.call(data, "accepted")) {
                          if (typeof data.accepted !== "boolean") {
                            const err400 = { instancePath: instancePath + "/accepted", schemaPath: "#/anyOf/10/properties/accepted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                            if (vErrors === null) {
                              vErrors = [err400];
                            } else {
                              vErrors.push(err400);
                            }
                            errors++;
                          }
                        }
                        if (data.rule !== void 0 && func0.call(data, "rule")) {
                          let data147 = data.rule;
                          const _errs357 = errors;
                          let valid56 = false;
                          const _errs358 = errors;
                          if (typeof data147 !== "string") {
                            const err401 = { instancePath: instancePath + "/rule", schemaPath: "#/anyOf/10/properties/rule/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err401];
                            } else {
                              vErrors.push(err401);
                            }
                            errors++;
                          }
                          var _valid7 = _errs358 === errors;
                          valid56 = valid56 || _valid7;
                          if (!valid56) {
                            const _errs360 = errors;
                            if (data147 !== null) {
                              const err402 = { instancePath: instancePath + "/rule", schemaPath: "#/anyOf/10/properties/rule/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                              if (vErrors === null) {
                                vErrors = [err402];
                              } else {
                                vErrors.push(err402);
                              }
                              errors++;
                            }
                            var _valid7 = _errs360 === errors;
                            valid56 = valid56 || _valid7;
                          }
                          if (!valid56) {
                            const err403 = { instancePath: instancePath + "/rule", schemaPath: "#/anyOf/10/properties/rule/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                            if (vErrors === null) {
                              vErrors = [err403];
                            } else {
                              vErrors.push(err403);
                            }
                            errors++;
                          } else {
                            errors = _errs357;
                            if (vErrors !== null) {
                              if (_errs357) {
                                vErrors.length = _errs357;
                              } else {
                                vErrors = null;
                              }
                            }
                          }
                        }
                        if (data.reason !== void 0 && func0.call(data, "reason")) {
                          let data148 = data.reason;
                          if (typeof data148 === "string") {
                            if (!pattern20.test(data148)) {
                              const err404 = { instancePath: instancePath + "/reason", schemaPath: "#/anyOf/10/properties/reason/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                              if (vErrors === null) {
                                vErrors = [err404];
                              } else {
                                vErrors.push(err404);
                              }
                              errors++;
                            }
                          } else {
                            const err405 = { instancePath: instancePath + "/reason", schemaPath: "#/anyOf/10/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err405];
                            } else {
                              vErrors.push(err405);
                            }
                            errors++;
                          }
                        }
                        if (data.tree !== void 0 && func0.call(data, "tree")) {
                          let data149 = data.tree;
                          const _errs365 = errors;
                          let valid57 = false;
                          const _errs366 = errors;
                          if (typeof data149 === "string") {
                            if (!pattern2.test(data149)) {
                              const err406 = { instancePath: instancePath + "/tree", schemaPath: "#/anyOf/10/properties/tree/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                              if (vErrors === null) {
                                vErrors = [err406];
                              } else {
                                vErrors.push(err406);
                              }
                              errors++;
                            }
                          } else {
                            const err407 = { instancePath: instancePath + "/tree", schemaPath: "#/anyOf/10/properties/tree/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err407];
                            } else {
                              vErrors.push(err407);
                            }
                            errors++;
                          }
                          var _valid8 = _errs366 === errors;
                          valid57 = valid57 || _valid8;
                          if (!valid57) {
                            const _errs368 = errors;
                            if (data149 !== null) {
                              const err408 = { instancePath: instancePath + "/tree", schemaPath: "#/anyOf/10/properties/tree/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                              if (vErrors === null) {
                                vErrors = [err408];
                              } else {
                                vErrors.push(err408);
                              }
                              errors++;
                            }
                            var _valid8 = _errs368 === errors;
                            valid57 = valid57 || _valid8;
                          }
                          if (!valid57) {
                            const err409 = { instancePath: instancePath + "/tree", schemaPath: "#/anyOf/10/properties/tree/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                            if (vErrors === null) {
                              vErrors = [err409];
                            } else {
                              vErrors.push(err409);
                            }
                            errors++;
                          } else {
                            errors = _errs365;
                            if (vErrors !== null) {
                              if (_errs365) {
                                vErrors.length = _errs365;
                              } else {
                                vErrors = null;
                              }
                            }
                          }
                        }
                        if (data.thrown !== void 0 && func0.call(data, "thrown")) {
                          let data150 = data.thrown;
                          if (typeof data150 === "string") {
                            if (!pattern2.test(data150)) {
                              const err410 = { instancePath: instancePath + "/thrown", schemaPath: "#/anyOf/10/properties/thrown/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                              if (vErrors === null) {
                                vErrors = [err410];
                              } else {
                                vErrors.push(err410);
                              }
                              errors++;
                            }
                          } else {
                            const err411 = { instancePath: instancePath + "/thrown", schemaPath: "#/anyOf/10/properties/thrown/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err411];
                            } else {
                              vErrors.push(err411);
                            }
                            errors++;
                          }
                        }
                        if (data.explained !== void 0 && func0.call(data, "explained")) {
                          let data151 = data.explained;
                          if (typeof data151 !== "boolean") {
                            const err412 = { instancePath: instancePath + "/explained", schemaPath: "#/anyOf/10/properties/explained/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                            if (vErrors === null) {
                              vErrors = [err412];
                            } else {
                              vErrors.push(err412);
                            }
                            errors++;
                          }
                          if (true !== data151) {
                            const err413 = { instancePath: instancePath + "/explained", schemaPath: "#/anyOf/10/properties/explained/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
                            if (vErrors === null) {
                              vErrors = [err413];
                            } else {
                              vErrors.push(err413);
                            }
                            errors++;
                          }
                        }
                        if (data.gone !== void 0 && func0.call(data, "gone")) {
                          if (typeof data.gone !== "string") {
                            const err414 = { instancePath: instancePath + "/gone", schemaPath: "#/anyOf/10/properties/gone/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err414];
                            } else {
                              vErrors.push(err414);
                            }
                            errors++;
                          }
                        }
                        if (data.after !== void 0 && func0.call(data, "after")) {
                          let data153 = data.after;
                          if (data153 && typeof data153 == "object" && !Array.isArray(data153)) {
                            if (data153.lines === void 0 || !func0.call(data153, "lines")) {
                              const err415 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/10/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                              if (vErrors === null) {
                                vErrors = [err415];
                              } else {
                                vErrors.push(err415);
                              }
                              errors++;
                            }
                            if (data153.sha256 === void 0 || !func0.call(data153, "sha256")) {
                              const err416 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/10/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                              if (vErrors === null) {
                                vErrors = [err416];
                              } else {
                                vErrors.push(err416);
                              }
                              errors++;
                            }
                            for (const key27 of Object.keys(data153)) {
                              if (!(key27 === "lines" || key27 === "sha256")) {
                                const err417 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/10/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key27 }, message: "must NOT have additional properties" };
                                if (vErrors === null) {
                                  vErrors = [err417];
                                } else {
                                  vErrors.push(err417);
                                }
                                errors++;
                              }
                            }
                            if (data153.lines !== void 0 && func0.call(data153, "lines")) {
                              let data154 = data153.lines;
                              if (!(typeof data154 == "number" && (!(data154 % 1) && !isNaN(data154)) && isFinite(data154))) {
                                const err418 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/10/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                if (vErrors === null) {
                                  vErrors = [err418];
                                } else {
                                  vErrors.push(err418);
                                }
                                errors++;
                              }
                              if (typeof data154 == "number" && isFinite(data154)) {
                                if (data154 < 0 || isNaN(data154)) {
                                  const err419 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/10/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                  if (vErrors === null) {
                                    vErrors = [err419];
                                  } else {
                                    vErrors.push(err419);
                                  }
                                  errors++;
                                }
                              }
                            }
                            if (data153.sha256 !== void 0 && func0.call(data153, "sha256")) {
                              let data155 = data153.sha256;
                              if (typeof data155 === "string") {
                                if (!pattern2.test(data155)) {
                                  const err420 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/10/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                  if (vErrors === null) {
                                    vErrors = [err420];
                                  } else {
                                    vErrors.push(err420);
                                  }
                                  errors++;
                                }
                              } else {
                                const err421 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/10/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err421];
                                } else {
                                  vErrors.push(err421);
                                }
                                errors++;
                              }
                            }
                          } else {
                            const err422 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/10/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                            if (vErrors === null) {
                              vErrors = [err422];
                            } else {
                              vErrors.push(err422);
                            }
                            errors++;
                          }
                        }
                        if (data.seal !== void 0 && func0.call(data, "seal")) {
                          let data156 = data.seal;
                          if (typeof data156 === "string") {
                            if (!pattern2.test(data156)) {
                              const err423 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/10/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                              if (vErrors === null) {
                                vErrors = [err423];
                              } else {
                                vErrors.push(err423);
                              }
                              errors++;
                            }
                          } else {
                            const err424 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/10/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err424];
                            } else {
                              vErrors.push(err424);
                            }
                            errors++;
                          }
                        }
                      } else {
                        const err425 = { instancePath, schemaPath: "#/anyOf/10/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                        if (vErrors === null) {
                          vErrors = [err425];
                        } else {
                          vErrors.push(err425);
                        }
                        errors++;
                      }
                      var _valid0 = _errs341 === errors;
                      valid0 = valid0 || _valid0;
                      if (!valid0) {
                        const _errs385 = errors;
                        if (data && typeof data == "object" && !Array.isArray(data)) {
                          if (data.at === void 0 || !func0.call(data, "at")) {
                            const err426 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                            if (vErrors === null) {
                              vErrors = [err426];
                            } else {
                              vErrors.push(err426);
                            }
                            errors++;
                          }
                          if (data.kind === void 0 || !func0.call(data, "kind")) {
                            const err427 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                            if (vErrors === null) {
                              vErrors = [err427];
                            } else {
                              vErrors.push(err427);
                            }
                            errors++;
                          }
                          if (data.round === void 0 || !func0.call(data, "round")) {
                            const err428 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                            if (vErrors === null) {
                              vErrors = [err428];
                            } else {
                              vErrors.push(err428);
                            }
                            errors++;
                          }
                          if (data.subject === void 0 || !func0.call(data, "subject")) {
                            const err429 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'" };
                            if (vErrors === null) {
                              vErrors = [err429];
                            } else {
                              vErrors.push(err429);
                            }
                            errors++;
                          }
                          if (data.run === void 0 || !func0.call(data, "run")) {
                            const err430 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "run" }, message: "must have required property 'run'" };
                            if (vErrors === null) {
                              vErrors = [err430];
                            } else {
                              vErrors.push(err430);
                            }
                            errors++;
                          }
                          if (data.valid === void 0 || !func0.call(data, "valid")) {
                            const err431 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "valid" }, message: "must have required property 'valid'" };
                            if (vErrors === null) {
                              vErrors = [err431];
                            } else {
                              vErrors.push(err431);
                            }
                            errors++;
                          }
                          if (data.reason === void 0 || !func0.call(data, "reason")) {
                            const err432 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                            if (vErrors === null) {
                              vErrors = [err432];
                            } else {
                              vErrors.push(err432);
                            }
                            errors++;
                          }
                          for (const key28 of Object.keys(data)) {
                            if (!func0.call(schema11.anyOf[11].properties, key28)) {
                              const err433 = { instancePath, schemaPath: "#/anyOf/11/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key28 }, message: "must NOT have additional properties" };
                              if (vErrors === null) {
                                vErrors = [err433];
                              } else {
                                vErrors.push(err433);
                              }
                              errors++;
                            }
                          }
                          if (data.at !== void 0 && func0.call(data, "at")) {
                            let data157 = data.at;
                            if (typeof data157 === "string") {
                              if (!pattern0.test(data157)) {
                                const err434 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/11/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                if (vErrors === null) {
                                  vErrors = [err434];
                                } else {
                                  vErrors.push(err434);
                                }
                                errors++;
                              }
                            } else {
                              const err435 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/11/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err435];
                              } else {
                                vErrors.push(err435);
                              }
                              errors++;
                            }
                          }
                          if (data.kind !== void 0 && func0.call(data, "kind")) {
                            let data158 = data.kind;
                            if (typeof data158 !== "string") {
                              const err436 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/11/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err436];
                              } else {
                                vErrors.push(err436);
                              }
                              errors++;
                            }
                            if ("judged" !== data158) {
                              const err437 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/11/properties/kind/const", keyword: "const", params: { allowedValue: "judged" }, message: "must be equal to constant" };
                              if (vErrors === null) {
                                vErrors = [err437];
                              } else {
                                vErrors.push(err437);
                              }
                              errors++;
                            }
                          }
                          if (data.round !== void 0 && func0.call(data, "round")) {
                            let data159 = data.round;
                            if (!(typeof data159 == "number" && (!(data159 % 1) && !isNaN(data159)) && isFinite(data159))) {
                              const err438 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/11/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                              if (vErrors === null) {
                                vErrors = [err438];
                              } else {
                                vErrors.push(err438);
                              }
                              errors++;
                            }
                            if (typeof data159 == "number" && isFinite(data159)) {
                              if (data159 < 1 || isNaN(data159)) {
                                const err439 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/11/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                if (vErrors === null) {
                                  vErrors = [err439];
                                } else {
                                  vErrors.push(err439);
                                }
                                errors++;
                              }
                            }
                          }
                          if (data.subject !== void 0 && func0.call(data, "subject")) {
                            if (typeof data.subject !== "string") {
                              const err440 = { instancePath: instancePath + "/subject", schemaPath: "#/anyOf/11/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err440];
                              } else {
                                vErrors.push(err440);
                              }
                              errors++;
                            }
                          }
                          if (data.run !== void 0 && func0.call(data, "run")) {
                            let data161 = data.run;
                            if (typeof data161 === "string") {
                              if (!pattern15.test(data161)) {
                                const err441 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/11/properties/run/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}$" }, message: 'must match pattern "^[a-z0-9]{4,16}$"' };
                                if (vErrors === null) {
                                  vErrors = [err441];
                                } else {
                                  vErrors.push(err441);
                                }
                                errors++;
                              }
                            } else {
                              const err442 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/11/properties/run/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err442];
                              } else {
                                vErrors.push(err442);
                              }
                              errors++;
                            }
                          }
                          if (data.valid !== void 0 && func0.call(data, "valid")) {
                            if (typeof data.valid !== "boolean") {
                              const err443 = { instancePath: instancePath + "/valid", schemaPath: "#/anyOf/11/properties/valid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                              if (vErrors === null) {
                                vErrors = [err443];
                              } else {
                                vErrors.push(err443);
                              }
                              errors++;
                            }
                          }
                          if (data.reason !== void 0 && func0.call(data, "reason")) {
                            let data163 = data.reason;
                            if (typeof data163 === "string") {
                              if (!pattern20.test(data163)) {
                                const err444 = { instancePath: instancePath + "/reason", schemaPath: "#/anyOf/11/properties/reason/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                                if (vErrors === null) {
                                  vErrors = [err444];
                                } else {
                                  vErrors.push(err444);
                                }
                                errors++;
                              }
                            } else {
                              const err445 = { instancePath: instancePath + "/reason", schemaPath: "#/anyOf/11/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err445];
                              } else {
                                vErrors.push(err445);
                              }
                              errors++;
                            }
                          }
                          if (data.after !== void 0 && func0.call(data, "after")) {
                            let data164 = data.after;
                            if (data164 && typeof data164 == "object" && !Array.isArray(data164)) {
                              if (data164.lines === void 0 || !func0.call(data164, "lines")) {
                                const err446 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/11/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                if (vErrors === null) {
                                  vErrors = [err446];
                                } else {
                                  vErrors.push(err446);
                                }
                                errors++;
                              }
                              if (data164.sha256 === void 0 || !func0.call(data164, "sha256")) {
                                const err447 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/11/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                if (vErrors === null) {
                                  vErrors = [err447];
                                } else {
                                  vErrors.push(err447);
                                }
                                errors++;
                              }
                              for (const key29 of Object.keys(data164)) {
                                if (!(key29 === "lines" || key29 === "sha256")) {
                                  const err448 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/11/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key29 }, message: "must NOT have additional properties" };
                                  if (vErrors === null) {
                                    vErrors = [err448];
                                  } else {
                                    vErrors.push(err448);
                                  }
                                  errors++;
                                }
                              }
                              if (data164.lines !== void 0 && func0.call(data164, "lines")) {
                                let data165 = data164.lines;
                                if (!(typeof data165 == "number" && (!(data165 % 1) && !isNaN(data165)) && isFinite(data165))) {
                                  const err449 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/11/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                  if (vErrors === null) {
                                    vErrors = [err449];
                                  } else {
                                    vErrors.push(err449);
                                  }
                                  errors++;
                                }
                                if (typeof data165 == "number" && isFinite(data165)) {
                                  if (data165 < 0 || isNaN(data165)) {
                                    const err450 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/11/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                    if (vErrors === null) {
                                      vErrors = [err450];
                                    } else {
                                      vErrors.push(err450);
                                    }
                                    errors++;
                                  }
                                }
                              }
                              if (data164.sha256 !== void 0 && func0.call(data164, "sha256")) {
                                let data166 = data164.sha256;
                                if (typeof data166 === "string") {
                                  if (!pattern2.test(data166)) {
                                    const err451 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/11/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                    if (vErrors === null) {
                                      vErrors = [err451];
                                    } else {
                                      vErrors.push(err451);
                                    }
                                    errors++;
                                  }
                                } else {
                                  const err452 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/11/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                  if (vErrors === null) {
                                    vErrors = [err452];
                                  } else {
                                    vErrors.push(err452);
                                  }
                                  errors++;
                                }
                              }
                            } else {
                              const err453 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/11/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                              if (vErrors === null) {
                                vErrors = [err453];
                              } else {
                                vErrors.push(err453);
                              }
                              errors++;
                            }
                          }
                          if (data.seal !== void 0 && func0.call(data, "seal")) {
                            let data167 = data.seal;
                            if (typeof data167 === "string") {
                              if (!pattern2.test(data167)) {
                                const err454 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/11/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                if (vErrors === null) {
                                  vErrors = [err454];
                                } else {
                                  vErrors.push(err454);
                                }
                                errors++;
                              }
                            } else {
                              const err455 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/11/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err455];
                              } else {
                                vErrors.push(err455);
                              }
                              errors++;
                            }
                          }
                        } else {
                          const err456 = { instancePath, schemaPath: "#/anyOf/11/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                          if (vErrors === null) {
                            vErrors = [err456];
                          } else {
                            vErrors.push(err456);
                          }
                          errors++;
                        }
                        var _valid0 = _errs385 === errors;
                        valid0 = valid0 || _valid0;
                        if (!valid0) {
                          const _errs411 = errors;
                          if (data && typeof data == "object" && !Array.isArray(data)) {
                            if (data.at === void 0 || !func0.call(data, "at")) {
                              const err457 = { instancePath, schemaPath: "#/anyOf/12/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                              if (vErrors === null) {
                                vErrors = [err457];
                              } else {
                                vErrors.push(err457);
                              }
                              errors++;
                            }
                            if (data.kind === void 0 || !func0.call(data, "kind")) {
                              const err458 = { instancePath, schemaPath: "#/anyOf/12/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                              if (vErrors === null) {
                                vErrors = [err458];
                              } else {
                                vErrors.push(err458);
                              }
                              errors++;
                            }
                            if (data.round === void 0 || !func0.call(data, "round")) {
                              const err459 = { instancePath, schemaPath: "#/anyOf/12/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                              if (vErrors === null) {
                                vErrors = [err459];
                              } else {
                                vErrors.push(err459);
                              }
                              errors++;
                            }
                            if (data.subject === void 0 || !func0.call(data, "subject")) {
                              const err460 = { instancePath, schemaPath: "#/anyOf/12/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'" };
                              if (vErrors === null) {
                                vErrors = [err460];
                              } else {
                                vErrors.push(err460);
                              }
                              errors++;
                            }
                            if (data.sha === void 0 || !func0.call(data, "sha")) {
                              const err461 = { instancePath, schemaPath: "#/anyOf/12/required", keyword: "required", params: { missingProperty: "sha" }, message: "must have required property 'sha'" };
                              if (vErrors === null) {
                                vErrors = [err461];
                              } else {
                                vErrors.push(err461);
                              }
                              errors++;
                            }
                            if (data.parent === void 0 || !func0.call(data, "parent")) {
                              const err462 = { instancePath, schemaPath: "#/anyOf/12/required", keyword: "required", params: { missingProperty: "parent" }, message: "must have required property 'parent'" };
                              if (vErrors === null) {
                                vErrors = [err462];
                              } else {
                                vErrors.push(err462);
                              }
                              errors++;
                            }
                            if (data.files === void 0 || !func0.call(data, "files")) {
                              const err463 = { instancePath, schemaPath: "#/anyOf/12/required", keyword: "required", params: { missingProperty: "files" }, message: "must have required property 'files'" };
                              if (vErrors === null) {
                                vErrors = [err463];
                              } else {
                                vErrors.push(err463);
                              }
                              errors++;
                            }
                            for (const key30 of Object.keys(data)) {
                              if (!func0.call(schema11.anyOf[12].properties, key30)) {
                                const err464 = { instancePath, schemaPath: "#/anyOf/12/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key30 }, message: "must NOT have additional properties" };
                                if (vErrors === null) {
                                  vErrors = [err464];
                                } else {
                                  vErrors.push(err464);
                                }
                                errors++;
                              }
                            }
                            if (data.at !== void 0 && func0.call(data, "at")) {
                              let data168 = data.at;
                              if (typeof data168 === "string") {
                                if (!pattern0.test(data168)) {
                                  const err465 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/12/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                  if (vErrors === null) {
                                    vErrors = [err465];
                                  } else {
                                    vErrors.push(err465);
                                  }
                                  errors++;
                                }
                              } else {
                                const err466 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/12/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err466];
                                } else {
                                  vErrors.push(err466);
                                }
                                errors++;
                              }
                            }
                            if (data.kind !== void 0 && func0.call(data, "kind")) {
                              let data169 = data.kind;
                              if (typeof data169 !== "string") {
                                const err467 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/12/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err467];
                                } else {
                                  vErrors.push(err467);
                                }
                                errors++;
                              }
                              if ("committed" !== data169) {
                                const err468 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/12/properties/kind/const", keyword: "const", params: { allowedValue: "committed" }, message: "must be equal to constant" };
                                if (vErrors === null) {
                                  vErrors = [err468];
                                } else {
                                  vErrors.push(err468);
                                }
                                errors++;
                              }
                            }
                            if (data.round !== void 0 && func0.call(data, "round")) {
                              let data170 = data.round;
                              if (!(typeof data170 == "number" && (!(data170 % 1) && !isNaN(data170)) && isFinite(data170))) {
                                const err469 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/12/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                if (vErrors === null) {
                                  vErrors = [err469];
                                } else {
                                  vErrors.push(err469);
                                }
                                errors++;
                              }
                              if (typeof data170 == "number" && isFinite(data170)) {
                                if (data170 < 1 || isNaN(data170)) {
                                  const err470 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/12/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                  if (vErrors === null) {
                                    vErrors = [err470];
                                  } else {
                                    vErrors.push(err470);
                                  }
                                  errors++;
                                }
                              }
                            }
                            if (data.subject !== void 0 && func0.call(data, "subject")) {
                              if (typeof data.subject !== "string") {
                                const err471 = { instancePath: instancePath + "/subject", schemaPath: "#/anyOf/12/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err471];
                                } else {
                                  vErrors.push(err471);
                                }
                                errors++;
                              }
                            }
                            if (data.sha !== void 0 && func0.call(data, "sha")) {
                              let data172 = data.sha;
                              if (typeof data172 === "string") {
                                if (!pattern2.test(data172)) {
                                  const err472 = { instancePath: instancePath + "/sha", schemaPath: "#/anyOf/12/properties/sha/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                  if (vErrors === null) {
                                    vErrors = [err472];
                                  } else {
                                    vErrors.push(err472);
                                  }
                                  errors++;
                                }
                              } else {
                                const err473 = { instancePath: instancePath + "/sha", schemaPath: "#/anyOf/12/properties/sha/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err473];
                                } else {
                                  vErrors.push(err473);
                                }
                                errors++;
                              }
                            }
                            if (data.parent !== void 0 && func0.call(data, "parent")) {
                              let data173 = data.parent;
                              if (typeof data173 === "string") {
                                if (!pattern2.test(data173)) {
                                  const err474 = { instancePath: instancePath + "/parent", schemaPath: "#/anyOf/12/properties/parent/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                  if (vErrors === null) {
                                    vErrors = [err474];
                                  } else {
                                    vErrors.push(err474);
                                  }
                                  errors++;
                                }
                              } else {
                                const err475 = { instancePath: instancePath + "/parent", schemaPath: "#/anyOf/12/properties/parent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err475];
                                } else {
                                  vErrors.push(err475);
                                }
                                errors++;
                              }
                            }
                            if (data.files !== void 0 && func0.call(data, "files")) {
                              let data174 = data.files;
                              if (Array.isArray(data174)) {
                                const len11 = data174.length;
                                for (let i11 = 0; i11 < len11; i11++) {
                                  let data175 = data174[i11];
                                  if (typeof data175 === "string") {
                                    if (func139(data175) > 4096) {
                                      const err476 = { instancePath: instancePath + "/files/" + i11, schemaPath: "#/anyOf/12/properties/files/items/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                                      if (vErrors === null) {
                                        vErrors = [err476];
                                      } else {
                                        vErrors.push(err476);
                                      }
                                      errors++;
                                    }
                                    if (func139(data175) < 1) {
                                      const err477 = { instancePath: instancePath + "/files/" + i11, schemaPath: "#/anyOf/12/properties/files/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                      if (vErrors === null) {
                                        vErrors = [err477];
                                      } else {
                                        vErrors.push(err477);
                                      }
                                      errors++;
                                    }
                                  } else {
                                    const err478 = { instancePath: instancePath + "/files/" + i11, schemaPath: "#/anyOf/12/properties/files/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    if (vErrors === null) {
                                      vErrors = [err478];
                                    } else {
                                      vErrors.push(err478);
                                    }
                                    errors++;
                                  }
                                }
                              } else {
                                const err479 = { instancePath: instancePath + "/files", schemaPath: "#/anyOf/12/properties/files/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                if (vErrors === null) {
                                  vErrors = [err479];
                                } else {
                                  vErrors.push(err479);
                                }
                                errors++;
                              }
                            }
                            if (data.after !== void 0 && func0.call(data, "after")) {
                              let data176 = data.after;
                              if (data176 && typeof data176 == "object" && !Array.isArray(data176)) {
                                if (data176.lines === void 0 || !func0.call(data176, "lines")) {
                                  const err480 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/12/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                  if (vErrors === null) {
                                    vErrors = [err480];
                                  } else {
                                    vErrors.push(err480);
                                  }
                                  errors++;
                                }
                                if (data176.sha256 === void 0 || !func0.call(data176, "sha256")) {
                                  const err481 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/12/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                  if (vErrors === null) {
                                    vErrors = [err481];
                                  } else {
                                    vErrors.push(err481);
                                  }
                                  errors++;
                                }
                                for (const key31 of Object.keys(data176)) {
                                  if (!(key31 === "lines" || key31 === "sha256")) {
                                    const err482 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/12/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key31 }, message: "must NOT have additional properties" };
                                    if (vErrors === null) {
                                      vErrors = [err482];
                                    } else {
                                      vErrors.push(err482);
                                    }
                                    errors++;
                                  }
                                }
                                if (data176.lines !== void 0 && func0.call(data176, "lines")) {
                                  let data177 = data176.lines;
                                  if (!(typeof data177 == "number" && (!(data177 % 1) && !isNaN(data177)) && isFinite(data177))) {
                                    const err483 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/12/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                    if (vErrors === null) {
                                      vErrors = [err483];
                                    } else {
                                      vErrors.push(err483);
                                    }
                                    errors++;
                                  }
                                  if (typeof data177 == "number" && isFinite(data177)) {
                                    if (data177 < 0 || isNaN(data177)) {
                                      const err484 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/12/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                      if (vErrors === null) {
                                        vErrors = [err484];
                                      } else {
                                        vErrors.push(err484);
                                      }
                                      errors++;
                                    }
                                  }
                                }
                                if (data176.sha256 !== void 0 && func0.call(data176, "sha256")) {
                                  let data178 = data176.sha256;
                                  if (typeof data178 === "string") {
                                    if (!pattern2.test(data178)) {
                                      const err485 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/12/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                      if (vErrors === null) {
                                        vErrors = [err485];
                                      } else {
                                        vErrors.push(err485);
                                      }
                                      errors++;
                                    }
                                  } else {
                                    const err486 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/12/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    if (vErrors === null) {
                                      vErrors = [err486];
                                    } else {
                                      vErrors.push(err486);
                                    }
                                    errors++;
                                  }
                                }
                              } else {
                                const err487 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/12/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                if (vErrors === null) {
                                  vErrors = [err487];
                                } else {
                                  vErrors.push(err487);
                                }
                                errors++;
                              }
                            }
                            if (data.seal !== void 0 && func0.call(data, "seal")) {
                              let data179 = data.seal;
                              if (typeof data179 === "string") {
                                if (!pattern2.test(data179)) {
                                  const err488 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/12/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                  if (vErrors === null) {
                                    vErrors = [err488];
                                  } else {
                                    vErrors.push(err488);
                                  }
                                  errors++;
                                }
                              } else {
                                const err489 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/12/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err489];
                                } else {
                                  vErrors.push(err489);
                                }
                                errors++;
                              }
                            }
                          } else {
                            const err490 = { instancePath, schemaPath: "#/anyOf/12/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                            if (vErrors === null) {
                              vErrors = [err490];
                            } else {
                              vErrors.push(err490);
                            }
                            errors++;
                          }
                          var _valid0 = _errs411 === errors;
                          valid0 = valid0 || _valid0;
                          if (!valid0) {
                            const _errs439 = errors;
                            if (data && typeof data == "object" && !Array.isArray(data)) {
                              if (data.at === void 0 || !func0.call(data, "at")) {
                                const err491 = { instancePath, schemaPath: "#/anyOf/13/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                if (vErrors === null) {
                                  vErrors = [err491];
                                } else {
                                  vErrors.push(err491);
                                }
                                errors++;
                              }
                              if (data.kind === void 0 || !func0.call(data, "kind")) {
                                const err492 = { instancePath, schemaPath: "#/anyOf/13/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                if (vErrors === null) {
                                  vErrors = [err492];
                                } else {
                                  vErrors.push(err492);
                                }
                                errors++;
                              }
                              if (data.round === void 0 || !func0.call(data, "round")) {
                                const err493 = { instancePath, schemaPath: "#/anyOf/13/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                                if (vErrors === null) {
                                  vErrors = [err493];
                                } else {
                                  vErrors.push(err493);
                                }
                                errors++;
                              }
                              if (data.subject === void 0 || !func0.call(data, "subject")) {
                                const err494 = { instancePath, schemaPath: "#/anyOf/13/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'" };
                                if (vErrors === null) {
                                  vErrors = [err494];
                                } else {
                                  vErrors.push(err494);
                                }
                                errors++;
                              }
                              if (data.by === void 0 || !func0.call(data, "by")) {
                                const err495 = { instancePath, schemaPath: "#/anyOf/13/required", keyword: "required", params: { missingProperty: "by" }, message: "must have required property 'by'" };
                                if (vErrors === null) {
                                  vErrors = [err495];
                                } else {
                                  vErrors.push(err495);
                                }
                                errors++;
                              }
                              if (data.sha === void 0 || !func0.call(data, "sha")) {
                                const err496 = { instancePath, schemaPath: "#/anyOf/13/required", keyword: "required", params: { missingProperty: "sha" }, message: "must have required property 'sha'" };
                                if (vErrors === null) {
                                  vErrors = [err496];
                                } else {
                                  vErrors.push(err496);
                                }
                                errors++;
                              }
                              for (const key32 of Object.keys(data)) {
                                if (!(key32 === "at" || key32 === "kind" || key32 === "round" || key32 === "subject" || key32 === "by" || key32 === "sha" || key32 === "after" || key32 === "seal")) {
                                  const err497 = { instancePath, schemaPath: "#/anyOf/13/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key32 }, message: "must NOT have additional properties" };
                                  if (vErrors === null) {
                                    vErrors = [err497];
                                  } else {
                                    vErrors.push(err497);
                                  }
                                  errors++;
                                }
                              }
                              if (data.at !== void 0 && func0.call(data, "at")) {
                                let data180 = data.at;
                                if (typeof data180 === "string") {
                                  if (!pattern0.test(data180)) {
                                    const err498 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/13/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                    if (vErrors === null) {
                                      vErrors = [err498];
                                    } else {
                                      vErrors.push(err498);
                                    }
                                    errors++;
                                  }
                                } else {
                                  const err499 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/13/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                  if (vErrors === null) {
                                    vErrors = [err499];
                                  } else {
                                    vErrors.push(err499);
                                  }
                                  errors++;
                                }
                              }
                              if (data.kind !== void 0 && func0.call(data, "kind")) {
                                let data181 = data.kind;
                                if (typeof data181 !== "string") {
                                  const err500 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/13/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                  if (vErrors === null) {
                                    vErrors = [err500];
                                  } else {
                                    vErrors.push(err500);
                                  }
                                  errors++;
                                }
                                if ("gone" !== data181) {
                                  const err501 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/13/properties/kind/const", keyword: "const", params: { allowedValue: "gone" }, message: "must be equal to constant" };
                                  if (vErrors === null) {
                                    vErrors = [err501];
                                  } else {
                                    vErrors.push(err501);
                                  }
                                  errors++;
                                }
                              }
                              if (data.round !== void 0 && func0.call(data, "round")) {
                                let data182 = data.round;
                                if (!(typeof data182 == "number" && (!(data182 % 1) && !isNaN(data182)) && isFinite(data182))) {
                                  const err502 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/13/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                  if (vErrors === null) {
                                    vErrors = [err502];
                                  } else {
                                    vErrors.push(err502);
                                  }
                                  errors++;
                                }
                                if (typeof data182 == "number" && isFinite(data182)) {
                                  if (data182 < 1 || isNaN(data182)) {
                                    const err503 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/13/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                    if (vErrors === null) {
                                      vErrors = [err503];
                                    } else {
                                      vErrors.push(err503);
                                    }
                                    errors++;
                                  }
                                }
                              }
                              if (data.subject !== void 0 && func0.call(data, "subject")) {
                                if (typeof data.subject !== "string") {
                                  const err504 = { instancePath: instancePath + "/subject", schemaPath: "#/anyOf/13/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                  if (vErrors === null) {
                                    vErrors = [err504];
                                  } else {
                                    vErrors.push(err504);
                                  }
                                  errors++;
                                }
                              }
                              if (data.by !== void 0 && func0.call(data, "by")) {
                                if (typeof data.by !== "string") {
                                  const err505 = { instancePath: instancePath + "/by", schemaPath: "#/anyOf/13/properties/by/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                  if (vErrors === null) {
                                    vErrors = [err505];
                                  } else {
                                    vErrors.push(err505);
                                  }
                                  errors++;
                                }
                              }
                              if (data.sha !== void 0 && func0.call(data, "sha")) {
                                let data185 = data.sha;
                                if (typeof data185 === "string") {
                                  if (!pattern2.test(data185)) {
                                    const err506 = { instancePath: instancePath + "/sha", schemaPath: "#/anyOf/13/properties/sha/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                    if (vErrors === null) {
                                      vErrors = [err506];
                                    } else {
                                      vErrors.push(err506);
                                    }
                                    errors++;
                                  }
                                } else {
                                  const err507 = { instancePath: instancePath + "/sha", schemaPath: "#/anyOf/13/properties/sha/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                  if (vErrors === null) {
                                    vErrors = [err507];
                                  } else {
                                    vErrors.push(err507);
                                  }
                                  errors++;
                                }
                              }
                              if (data.after !== void 0 && func0.call(data, "after")) {
                                let data186 = data.after;
                                if (data186 && typeof data186 == "object" && !Array.isArray(data186)) {
                                  if (data186.lines === void 0 || !func0.call(data186, "lines")) {
                                    const err508 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/13/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                    if (vErrors === null) {
                                      vErrors = [err508];
                                    } else {
                                      vErrors.push(err508);
                                    }
                                    errors++;
                                  }
                                  if (data186.sha256 === void 0 || !func0.call(data186, "sha256")) {
                                    const err509 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/13/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                    if (vErrors === null) {
                                      vErrors = [err509];
                                    } else {
                                      vErrors.push(err509);
                                    }
                                    errors++;
                                  }
                                  for (const key33 of Object.keys(data186)) {
                                    if (!(key33 === "lines" || key33 === "sha256")) {
                                      const err510 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/13/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key33 }, message: "must NOT have additional properties" };
                                      if (vErrors === null) {
                                        vErrors = [err510];
                                      } else {
                                        vErrors.push(err510);
                                      }
                                      errors++;
                                    }
                                  }
                                  if (data186.lines !== void 0 && func0.call(data186, "lines")) {
                                    let data187 = data186.lines;
                                    if (!(typeof data187 == "number" && (!(data187 % 1) && !isNaN(data187)) && isFinite(data187))) {
                                      const err511 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/13/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                      if (vErrors === null) {
                                        vErrors = [err511];
                                      } else {
                                        vErrors.push(err511);
                                      }
                                      errors++;
                                    }
                                    if (typeof data187 == "number" && isFinite(data187)) {
                                      if (data187 < 0 || isNaN(data187)) {
                                        const err512 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/13/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                        if (vErrors === null) {
                                          vErrors = [err512];
                                        } else {
                                          vErrors.push(err512);
                                        }
                                        errors++;
                                      }
                                    }
                                  }
                                  if (data186.sha256 !== void 0 && func0.call(data186, "sha256")) {
                                    let data188 = data186.sha256;
                                    if (typeof data188 === "string") {
                                      if (!pattern2.test(data188)) {
                                        const err513 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/13/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                        if (vErrors === null) {
                                          vErrors = [err513];
                                        } else {
                                          vErrors.push(err513);
                                        }
                                        errors++;
                                      }
                                    } else {
                                      const err514 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/13/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                      if (vErrors === null) {
                                        vErrors = [err514];
                                      } else {
                                        vErrors.push(err514);
                                      }
                                      errors++;
                                    }
                                  }
                                } else {
                                  const err515 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/13/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                  if (vErrors === null) {
                                    vErrors = [err515];
                                  } else {
                                    vErrors.push(err515);
                                  }
                                  errors++;
                                }
                              }
                              if (data.seal !== void 0 && func0.call(data, "seal")) {
                                let data189 = data.seal;
                                if (typeof data189 === "string") {
                                  if (!pattern2.test(data189)) {
                                    const err516 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/13/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                    if (vErrors === null) {
                                      vErrors = [err516];
                                    } else {
                                      vErrors.push(err516);
                                    }
                                    errors++;
                                  }
                                } else {
                                  const err517 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/13/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                  if (vErrors === null) {
                                    vErrors = [err517];
                                  } else {
                                    vErrors.push(err517);
                                  }
                                  errors++;
                                }
                              }
                            } else {
                              const err518 = { instancePath, schemaPath: "#/anyOf/13/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                              if (vErrors === null) {
                                vErrors = [err518];
                              } else {
                                vErrors.push(err518);
                              }
                              errors++;
                            }
                            var _valid0 = _errs439 === errors;
                            valid0 = valid0 || _valid0;
                            if (!valid0) {
                              const _errs463 = errors;
                              if (data && typeof data == "object" && !Array.isArray(data)) {
                                if (data.at === void 0 || !func0.call(data, "at")) {
                                  const err519 = { instancePath, schemaPath: "#/anyOf/14/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                  if (vErrors === null) {
                                    vErrors = [err519];
                                  } else {
                                    vErrors.push(err519);
                                  }
                                  errors++;
                                }
                                if (data.kind === void 0 || !func0.call(data, "kind")) {
                                  const err520 = { instancePath, schemaPath: "#/anyOf/14/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                  if (vErrors === null) {
                                    vErrors = [err520];
                                  } else {
                                    vErrors.push(err520);
                                  }
                                  errors++;
                                }
                                if (data.round === void 0 || !func0.call(data, "round")) {
                                  const err521 = { instancePath, schemaPath: "#/anyOf/14/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                                  if (vErrors === null) {
                                    vErrors = [err521];
                                  } else {
                                    vErrors.push(err521);
                                  }
                                  errors++;
                                }
                                if (data.subject === void 0 || !func0.call(data, "subject")) {
                                  const err522 = { instancePath, schemaPath: "#/anyOf/14/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'" };
                                  if (vErrors === null) {
                                    vErrors = [err522];
                                  } else {
                                    vErrors.push(err522);
                                  }
                                  errors++;
                                }
                                if (data.why === void 0 || !func0.call(data, "why")) {
                                  const err523 = { instancePath, schemaPath: "#/anyOf/14/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                                  if (vErrors === null) {
                                    vErrors = [err523];
                                  } else {
                                    vErrors.push(err523);
                                  }
                                  errors++;
                                }
                                for (const key34 of Object.keys(data)) {
                                  if (!(key34 === "at" || key34 === "kind" || key34 === "round" || key34 === "subject" || key34 === "why" || key34 === "after" || key34 === "seal")) {
                                    const err524 = { instancePath, schemaPath: "#/anyOf/14/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key34 }, message: "must NOT have additional properties" };
                                    if (vErrors === null) {
                                      vErrors = [err524];
                                    } else {
                                      vErrors.push(err524);
                                    }
                                    errors++;
                                  }
                                }
                                if (data.at !== void 0 && func0.call(data, "at")) {
                                  let data190 = data.at;
                                  if (typeof data190 === "string") {
                                    if (!pattern0.test(data190)) {
                                      const err525 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/14/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                      if (vErrors === null) {
                                        vErrors = [err525];
                                      } else {
                                        vErrors.push(err525);
                                      }
                                      errors++;
                                    }
                                  } else {
                                    const err526 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/14/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    if (vErrors === null) {
                                      vErrors = [err526];
                                    } else {
                                      vErrors.push(err526);
                                    }
                                    errors++;
                                  }
                                }
                                if (data.kind !== void 0 && func0.call(data, "kind")) {
                                  let data191 = data.kind;
                                  if (typeof data191 !== "string") {
                                    const err527 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/14/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    if (vErrors === null) {
                                      vErrors = [err527];
                                    } else {
                                      vErrors.push(err527);
                                    }
                                    errors++;
                                  }
                                  if ("given-up" !== data191) {
                                    const err528 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/14/properties/kind/const", keyword: "const", params: { allowedValue: "given-up" }, message: "must be equal to constant" };
                                    if (vErrors === null) {
                                      vErrors = [err528];
                                    } else {
                                      vErrors.push(err528);
                                    }
                                    errors++;
                                  }
                                }
                                if (data.round !== void 0 && func0.call(data, "round")) {
                                  let data192 = data.round;
                                  if (!(typeof data192 == "number" && (!(data192 % 1) && !isNaN(data192)) && isFinite(data192))) {
                                    const err529 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/14/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                    if (vErrors === null) {
                                      vErrors = [err529];
                                    } else {
                                      vErrors.push(err529);
                                    }
                                    errors++;
                                  }
                                  if (typeof data192 == "number" && isFinite(data192)) {
                                    if (data192 < 1 || isNaN(data192)) {
                                      const err530 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/14/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                      if (vErrors === null) {
                                        vErrors = [err530];
                                      } else {
                                        vErrors.push(err530);
                                      }
                                      errors++;
                                    }
                                  }
                                }
                                if (data.subject !== void 0 && func0.call(data, "subject")) {
                                  if (typeof data.subject !== "string") {
                                    const err531 = { instancePath: instancePath + "/subject", schemaPath: "#/anyOf/14/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    if (vErrors === null) {
                                      vErrors = [err531];
                                    } else {
                                      vErrors.push(err531);
                                    }
                                    errors++;
                                  }
                                }
                                if (data.why !== void 0 && func0.call(data, "why")) {
                                  let data194 = data.why;
                                  if (typeof data194 === "string") {
                                    if (!pattern20.test(data194)) {
                                      const err532 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/14/properties/why/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                                      if (vErrors === null) {
                                        vErrors = [err532];
                                      } else {
                                        vErrors.push(err532);
                                      }
                                      errors++;
                                    }
                                  } else {
                                    const err533 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/14/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    if (vErrors === null) {
                                      vErrors = [err533];
                                    } else {
                                      vErrors.push(err533);
                                    }
                                    errors++;
                                  }
                                }
                                if (data.after !== void 0 && func0.call(data, "after")) {
                                  let data195 = data.after;
                                  if (data195 && typeof data195 == "object" && !Array.isArray(data195)) {
                                    if (data195.lines === void 0 || !func0.call(data195, "lines")) {
                                      const err534 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/14/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                      if (vErrors === null) {
                                        vErrors = [err534];
                                      } else {
                                        vErrors.push(err534);
                                      }
                                      errors++;
                                    }
                                    if (data195.sha256 === void 0 || !func0.call(data195, "sha256")) {
                                      const err535 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/14/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                      if (vErrors === null) {
                                        vErrors = [err535];
                                      } else {
                                        vErrors.push(err535);
                                      }
                                      errors++;
                                    }
                                    for (const key35 of Object.keys(data195)) {
                                      if (!(key35 === "lines" || key35 === "sha256")) {
                                        const err536 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/14/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key35 }, message: "must NOT have additional properties" };
                                        if (vErrors === null) {
                                          vErrors = [err536];
                                        } else {
                                          vErrors.push(err536);
                                        }
                                        errors++;
                                      }
                                    }
                                    if (data195.lines !== void 0 && func0.call(data195, "lines")) {
                                      let data196 = data195.lines;
                                      if (!(typeof data196 == "number" && (!(data196 % 1) && !isNaN(data196)) && isFinite(data196))) {
                                        const err537 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/14/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                        if (vErrors === null) {
                                          vErrors = [err537];
                                        } else {
                                          vErrors.push(err537);
                                        }
                                        errors++;
                                      }
                                      if (typeof data196 == "number" && isFinite(data196)) {
                                        if (data196 < 0 || isNaN(data196)) {
                                          const err538 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/14/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                          if (vErrors === null) {
                                            vErrors = [err538];
                                          } else {
                                            vErrors.push(err538);
                                          }
                                          errors++;
                                        }
                                      }
                                    }
                                    if (data195.sha256 !== void 0 && func0.call(data195, "sha256")) {
                                      let data197 = data195.sha256;
                                      if (typeof data197 === "string") {
                                        if (!pattern2.test(data197)) {
                                          const err539 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/14/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                          if (vErrors === null) {
                                            vErrors = [err539];
                                          } else {
                                            vErrors.push(err539);
                                          }
                                          errors++;
                                        }
                                      } else {
                                        const err540 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/14/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        if (vErrors === null) {
                                          vErrors = [err540];
                                        } else {
                                          vErrors.push(err540);
                                        }
                                        errors++;
                                      }
                                    }
                                  } else {
                                    const err541 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/14/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                    if (vErrors === null) {
                                      vErrors = [err541];
                                    } else {
                                      vErrors.push(err541);
                                    }
                                    errors++;
                                  }
                                }
                                if (data.seal !== void 0 && func0.call(data, "seal")) {
                                  let data198 = data.seal;
                                  if (typeof data198 === "string") {
                                    if (!pattern2.test(data198)) {
                                      const err542 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/14/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                      if (vErrors === null) {
                                        vErrors = [err542];
                                      } else {
                                        vErrors.push(err542);
                                      }
                                      errors++;
                                    }
                                  } else {
                                    const err543 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/14/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    if (vErrors === null) {
                                      vErrors = [err543];
                                    } else {
                                      vErrors.push(err543);
                                    }
                                    errors++;
                                  }
                                }
                              } else {
                                const err544 = { instancePath, schemaPath: "#/anyOf/14/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                if (vErrors === null) {
                                  vErrors = [err544];
                                } else {
                                  vErrors.push(err544);
                                }
                                errors++;
                              }
                              var _valid0 = _errs463 === errors;
                              valid0 = valid0 || _valid0;
                              if (!valid0) {
                                const _errs485 = errors;
                                if (data && typeof data == "object" && !Array.isArray(data)) {
                                  if (data.at === void 0 || !func0.call(data, "at")) {
                                    const err545 = { instancePath, schemaPath: "#/anyOf/15/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                    if (vErrors === null) {
                                      vErrors = [err545];
                                    } else {
                                      vErrors.push(err545);
                                    }
                                    errors++;
                                  }
                                  if (data.kind === void 0 || !func0.call(data, "kind")) {
                                    const err546 = { instancePath, schemaPath: "#/anyOf/15/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                    if (vErrors === null) {
                                      vErrors = [err546];
                                    } else {
                                      vErrors.push(err546);
                                    }
                                    errors++;
                                  }
                                  if (data.round === void 0 || !func0.call(data, "round")) {
                                    const err547 = { instancePath, schemaPath: "#/anyOf/15/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                                    if (vErrors === null) {
                                      vErrors = [err547];
                                    } else {
                                      vErrors.push(err547);
                                    }
                                    errors++;
                                  }
                                  if (data.subject === void 0 || !func0.call(data, "subject")) {
                                    const err548 = { instancePath, schemaPath: "#/anyOf/15/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'" };
                                    if (vErrors === null) {
                                      vErrors = [err548];
                                    } else {
                                      vErrors.push(err548);
                                    }
                                    errors++;
                                  }
                                  if (data.head === void 0 || !func0.call(data, "head")) {
                                    const err549 = { instancePath, schemaPath: "#/anyOf/15/required", keyword: "required", params: { missingProperty: "head" }, message: "must have required property 'head'" };
                                    if (vErrors === null) {
                                      vErrors = [err549];
                                    } else {
                                      vErrors.push(err549);
                                    }
                                    errors++;
                                  }
                                  if (data.failures === void 0 || !func0.call(data, "failures")) {
                                    const err550 = { instancePath, schemaPath: "#/anyOf/15/required", keyword: "required", params: { missingProperty: "failures" }, message: "must have required property 'failures'" };
                                    if (vErrors === null) {
                                      vErrors = [err550];
                                    } else {
                                      vErrors.push(err550);
                                    }
                                    errors++;
                                  }
                                  for (const key36 of Object.keys(data)) {
                                    if (!func0.call(schema11.anyOf[15].properties, key36)) {
                                      const err551 = { instancePath, schemaPath: "#/anyOf/15/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key36 }, message: "must NOT have additional properties" };
                                      if (vErrors === null) {
                                        vErrors = [err551];
                                      } else {
                                        vErrors.push(err551);
                                      }
                                      errors++;
                                    }
                                  }
                                  if (data.at !== void 0 && func0.call(data, "at")) {
                                    let data199 = data.at;
                                    if (typeof data199 === "string") {
                                      if (!pattern0.test(data199)) {
                                        const err552 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/15/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                        if (vErrors === null) {
                                          vErrors = [err552];
                                        } else {
                                          vErrors.push(err552);
                                        }
                                        errors++;
                                      }
                                    } else {
                                      const err553 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/15/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                      if (vErrors === null) {
                                        vErrors = [err553];
                                      } else {
                                        vErrors.push(err553);
                                      }
                                      errors++;
                                    }
                                  }
                                  if (data.kind !== void 0 && func0.call(data, "kind")) {
                                    let data200 = data.kind;
                                    if (typeof data200 !== "string") {
                                      const err554 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/15/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                      if (vErrors === null) {
                                        vErrors = [err554];
                                      } else {
                                        vErrors.push(err554);
                                      }
                                      errors++;
                                    }
                                    if ("broken" !== data200) {
                                      const err555 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/15/properties/kind/const", keyword: "const", params: { allowedValue: "broken" }, message: "must be equal to constant" };
                                      if (vErrors === null) {
                                        vErrors = [err555];
                                      } else {
                                        vErrors.push(err555);
                                      }
                                      errors++;
                                    }
                                  }
                                  if (data.round !== void 0 && func0.call(data, "round")) {
                                    let data201 = data.round;
                                    if (!(typeof data201 == "number" && (!(data201 % 1) && !isNaN(data201)) && isFinite(data201))) {
                                      const err556 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/15/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                      if (vErrors === null) {
                                        vErrors = [err556];
                                      } else {
                                        vErrors.push(err556);
                                      }
                                      errors++;
                                    }
                                    if (typeof data201 == "number" && isFinite(data201)) {
                                      if (data201 < 1 || isNaN(data201)) {
                                        const err557 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/15/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                        if (vErrors === null) {
                                          vErrors = [err557];
                                        } else {
                                          vErrors.push(err557);
                                        }
                                        errors++;
                                      }
                                    }
                                  }
                                  if (data.subject !== void 0 && func0.call(data, "subject")) {
                                    if (typeof data.subject !== "string") {
                                      const err558 = { instancePath: instancePath + "/subject", schemaPath: "#/anyOf/15/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                      if (vErrors === null) {
                                        vErrors = [err558];
                                      } else {
                                        vErrors.push(err558);
                                      }
                                      errors++;
                                    }
                                  }
                                  if (data.head !== void 0 && func0.call(data, "head")) {
                                    let data203 = data.head;
                                    if (typeof data203 === "string") {
                                      if (!pattern2.test(data203)) {
                                        const err559 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/15/properties/head/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                        if (vErrors === null) {
                                          vErrors = [err559];
                                        } else {
                                          vErrors.push(err559);
                                        }
                                        errors++;
                                      }
                                    } else {
                                      const err560 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/15/properties/head/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                      if (vErrors === null) {
                                        vErrors = [err560];
                                      } else {
                                        vErrors.push(err560);
                                      }
                                      errors++;
                                    }
                                  }
                                  if (data.failures !== void 0 && func0.call(data, "failures")) {
                                    let data204 = data.failures;
                                    if (Array.isArray(data204)) {
                                      const len12 = data204.length;
                                      for (let i12 = 0; i12 < len12; i12++) {
                                        if (typeof data204[i12] !== "string") {
                                          const err561 = { instancePath: instancePath + "/failures/" + i12, schemaPath: "#/anyOf/15/properties/failures/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                          if (vErrors === null) {
                                            vErrors = [err561];
                                          } else {
                                            vErrors.push(err561);
                                          }
                                          errors++;
                                        }
                                      }
                                    } else {
                                      const err562 = { instancePath: instancePath + "/failures", schemaPath: "#/anyOf/15/properties/failures/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                      if (vErrors === null) {
                                        vErrors = [err562];
                                      } else {
                                        vErrors.push(err562);
                                      }
                                      errors++;
                                    }
                                  }
                                  if (data.of !== void 0 && func0.call(data, "of")) {
                                    let data206 = data.of;
                                    if (typeof data206 === "string") {
                                      if (!pattern2.test(data206)) {
                                        const err563 = { instancePath: instancePath + "/of", schemaPath: "#/anyOf/15/properties/of/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                        if (vErrors === null) {
                                          vErrors = [err563];
                                        } else {
                                          vErrors.push(err563);
                                        }
                                        errors++;
                                      }
                                    } else {
                                      const err564 = { instancePath: instancePath + "/of", schemaPath: "#/anyOf/15/properties/of/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                      if (vErrors === null) {
                                        vErrors = [err564];
                                      } else {
                                        vErrors.push(err564);
                                      }
                                      errors++;
                                    }
                                  }
                                  if (data.after !== void 0 && func0.call(data, "after")) {
                                    let data207 = data.after;
                                    if (data207 && typeof data207 == "object" && !Array.isArray(data207)) {
                                      if (data207.lines === void 0 || !func0.call(data207, "lines")) {
                                        const err565 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/15/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                        if (vErrors === null) {
                                          vErrors = [err565];
                                        } else {
                                          vErrors.push(err565);
                                        }
                                        errors++;
                                      }
                                      if (data207.sha256 === void 0 || !func0.call(data207, "sha256")) {
                                        const err566 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/15/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                        if (vErrors === null) {
                                          vErrors = [err566];
                                        } else {
                                          vErrors.push(err566);
                                        }
                                        errors++;
                                      }
                                      for (const key37 of Object.keys(data207)) {
                                        if (!(key37 === "lines" || key37 === "sha256")) {
                                          const err567 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/15/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key37 }, message: "must NOT have additional properties" };
                                          if (vErrors === null) {
                                            vErrors = [err567];
                                          } else {
                                            vErrors.push(err567);
                                          }
                                          errors++;
                                        }
                                      }
                                      if (data207.lines !== void 0 && func0.call(data207, "lines")) {
                                        let data208 = data207.lines;
                                        if (!(typeof data208 == "number" && (!(data208 % 1) && !isNaN(data208)) && isFinite(data208))) {
                                          const err568 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/15/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                          if (vErrors === null) {
                                            vErrors = [err568];
                                          } else {
                                            vErrors.push(err568);
                                          }
                                          errors++;
                                        }
                                        if (typeof data208 == "number" && isFinite(data208)) {
                                          if (data208 < 0 || isNaN(data208)) {
                                            const err569 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/15/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                            if (vErrors === null) {
                                              vErrors = [err569];
                                            } else {
                                              vErrors.push(err569);
                                            }
                                            errors++;
                                          }
                                        }
                                      }
                                      if (data207.sha256 !== void 0 && func0.call(data207, "sha256")) {
                                        let data209 = data207.sha256;
                                        if (typeof data209 === "string") {
                                          if (!pattern2.test(data209)) {
                                            const err570 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/15/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                            if (vErrors === null) {
                                              vErrors = [err570];
                                            } else {
                                              vErrors.push(err570);
                                            }
                                            errors++;
                                          }
                                        } else {
                                          const err571 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/15/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                          if (vErrors === null) {
                                            vErrors = [err571];
                                          } else {
                                            vErrors.push(err571);
                                          }
                                          errors++;
                                        }
                                      }
                                    } else {
                                      const err572 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/15/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                      if (vErrors === null) {
                                        vErrors = [err572];
                                      } else {
                                        vErrors.push(err572);
                                      }
                                      errors++;
                                    }
                                  }
                                  if (data.seal !== void 0 && func0.call(data, "seal")) {
                                    let data210 = data.seal;
                                    if (typeof data210 === "string") {
                                      if (!pattern2.test(data210)) {
                                        const err573 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/15/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                        if (vErrors === null) {
                                          vErrors = [err573];
                                        } else {
                                          vErrors.push(err573);
                                        }
                                        errors++;
                                      }
                                    } else {
                                      const err574 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/15/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                      if (vErrors === null) {
                                        vErrors = [err574];
                                      } else {
                                        vErrors.push(err574);
                                      }
                                      errors++;
                                    }
                                  }
                                } else {
                                  const err575 = { instancePath, schemaPath: "#/anyOf/15/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                  if (vErrors === null) {
                                    vErrors = [err575];
                                  } else {
                                    vErrors.push(err575);
                                  }
                                  errors++;
                                }
                                var _valid0 = _errs485 === errors;
                                valid0 = valid0 || _valid0;
                                if (!valid0) {
                                  const _errs513 = errors;
                                  if (data && typeof data == "object" && !Array.isArray(data)) {
                                    if (data.at === void 0 || !func0.call(data, "at")) {
                                      const err576 = { instancePath, schemaPath: "#/anyOf/16/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                      if (vErrors === null) {
                                        vErrors = [err576];
                                      } else {
                                        vErrors.push(err576);
                                      }
                                      errors++;
                                    }
                                    if (data.kind === void 0 || !func0.call(data, "kind")) {
                                      const err577 = { instancePath, schemaPath: "#/anyOf/16/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                      if (vErrors === null) {
                                        vErrors = [err577];
                                      } else {
                                        vErrors.push(err577);
                                      }
                                      errors++;
                                    }
                                    if (data.round === void 0 || !func0.call(data, "round")) {
                                      const err578 = { instancePath, schemaPath: "#/anyOf/16/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                                      if (vErrors === null) {
                                        vErrors = [err578];
                                      } else {
                                        vErrors.push(err578);
                                      }
                                      errors++;
                                    }
                                    if (data.commits === void 0 || !func0.call(data, "commits")) {
                                      const err579 = { instancePath, schemaPath: "#/anyOf/16/required", keyword: "required", params: { missingProperty: "commits" }, message: "must have required property 'commits'" };
                                      if (vErrors === null) {
                                        vErrors = [err579];
                                      } else {
                                        vErrors.push(err579);
                                      }
                                      errors++;
                                    }
                                    for (const key38 of Object.keys(data)) {
                                      if (!(key38 === "at" || key38 === "kind" || key38 === "round" || key38 === "commits" || key38 === "after" || key38 === "seal")) {
                                        const err580 = { instancePath, schemaPath: "#/anyOf/16/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key38 }, message: "must NOT have additional properties" };
                                        if (vErrors === null) {
                                          vErrors = [err580];
                                        } else {
                                          vErrors.push(err580);
                                        }
                                        errors++;
                                      }
                                    }
                                    if (data.at !== void 0 && func0.call(data, "at")) {
                                      let data211 = data.at;
                                      if (typeof data211 === "string") {
                                        if (!pattern0.test(data211)) {
                                          const err581 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/16/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                          if (vErrors === null) {
                                            vErrors = [err581];
                                          } else {
                                            vErrors.push(err581);
                                          }
                                          errors++;
                                        }
                                      } else {
                                        const err582 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/16/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        if (vErrors === null) {
                                          vErrors = [err582];
                                        } else {
                                          vErrors.push(err582);
                                        }
                                        errors++;
                                      }
                                    }
                                    if (data.kind !== void 0 && func0.call(data, "kind")) {
                                      let data212 = data.kind;
                                      if (typeof data212 !== "string") {
                                        const err583 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/16/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        if (vErrors === null) {
                                          vErrors = [err583];
                                        } else {
                                          vErrors.push(err583);
                                        }
                                        errors++;
                                      }
                                      if ("condemned" !== data212) {
                                        const err584 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/16/properties/kind/const", keyword: "const", params: { allowedValue: "condemned" }, message: "must be equal to constant" };
                                        if (vErrors === null) {
                                          vErrors = [err584];
                                        } else {
                                          vErrors.push(err584);
                                        }
                                        errors++;
                                      }
                                    }
                                    if (data.round !== void 0 && func0.call(data, "round")) {
                                      let data213 = data.round;
                                      if (!(typeof data213 == "number" && (!(data213 % 1) && !isNaN(data213)) && isFinite(data213))) {
                                        const err585 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/16/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                        if (vErrors === null) {
                                          vErrors = [err585];
                                        } else {
                                          vErrors.push(err585);
                                        }
                                        errors++;
                                      }
                                      if (typeof data213 == "number" && isFinite(data213)) {
                                        if (data213 < 1 || isNaN(data213)) {
                                          const err586 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/16/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                          if (vErrors === null) {
                                            vErrors = [err586];
                                          } else {
                                            vErrors.push(err586);
                                          }
                                          errors++;
                                        }
                                      }
                                    }
                                    if (data.commits !== void 0 && func0.call(data, "commits")) {
                                      let data214 = data.commits;
                                      if (Array.isArray(data214)) {
                                        const len13 = data214.length;
                                        for (let i13 = 0; i13 < len13; i13++) {
                                          let data215 = data214[i13];
                                          if (data215 && typeof data215 == "object" && !Array.isArray(data215)) {
                                            if (data215.sha === void 0 || !func0.call(data215, "sha")) {
                                              const err587 = { instancePath: instancePath + "/commits/" + i13, schemaPath: "#/anyOf/16/properties/commits/items/required", keyword: "required", params: { missingProperty: "sha" }, message: "must have required property 'sha'" };
                                              if (vErrors === null) {
                                                vErrors = [err587];
                                              } else {
                                                vErrors.push(err587);
                                              }
                                              errors++;
                                            }
                                            if (data215.subject === void 0 || !func0.call(data215, "subject")) {
                                              const err588 = { instancePath: instancePath + "/commits/" + i13, schemaPath: "#/anyOf/16/properties/commits/items/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'" };
                                              if (vErrors === null) {
                                                vErrors = [err588];
                                              } else {
                                                vErrors.push(err588);
                                              }
                                              errors++;
                                            }
                                            if (data215.why === void 0 || !func0.call(data215, "why")) {
                                              const err589 = { instancePath: instancePath + "/commits/" + i13, schemaPath: "#/anyOf/16/properties/commits/items/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                                              if (vErrors === null) {
                                                vErrors = [err589];
                                              } else {
                                                vErrors.push(err589);
                                              }
                                              errors++;
                                            }
                                            for (const key39 of Object.keys(data215)) {
                                              if (!(key39 === "sha" || key39 === "subject" || key39 === "why")) {
                                                const err590 = { instancePath: instancePath + "/commits/" + i13, schemaPath: "#/anyOf/16/properties/commits/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key39 }, message: "must NOT have additional properties" };
                                                if (vErrors === null) {
                                                  vErrors = [err590];
                                                } else {
                                                  vErrors.push(err590);
                                                }
                                                errors++;
                                              }
                                            }
                                            if (data215.sha !== void 0 && func0.call(data215, "sha")) {
                                              let data216 = data215.sha;
                                              if (typeof data216 === "string") {
                                                if (!pattern2.test(data216)) {
                                                  const err591 = { instancePath: instancePath + "/commits/" + i13 + "/sha", schemaPath: "#/anyOf/16/properties/commits/items/properties/sha/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                  if (vErrors === null) {
                                                    vErrors = [err591];
                                                  } else {
                                                    vErrors.push(err591);
                                                  }
                                                  errors++;
                                                }
                                              } else {
                                                const err592 = { instancePath: instancePath + "/commits/" + i13 + "/sha", schemaPath: "#/anyOf/16/properties/commits/items/properties/sha/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                if (vErrors === null) {
                                                  vErrors = [err592];
                                                } else {
                                                  vErrors.push(err592);
                                                }
                                                errors++;
                                              }
                                            }
                                            if (data215.subject !== void 0 && func0.call(data215, "subject")) {
                                              if (typeof data215.subject !== "string") {
                                                const err593 = { instancePath: instancePath + "/commits/" + i13 + "/subject", schemaPath: "#/anyOf/16/properties/commits/items/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                if (vErrors === null) {
                                                  vErrors = [err593];
                                                } else {
                                                  vErrors.push(err593);
                                                }
                                                errors++;
                                              }
                                            }
                                            if (data215.why !== void 0 && func0.call(data215, "why")) {
                                              let data218 = data215.why;
                                              if (typeof data218 === "string") {
                                                if (!pattern20.test(data218)) {
                                                  const err594 = { instancePath: instancePath + "/commits/" + i13 + "/why", schemaPath: "#/anyOf/16/properties/commits/items/properties/why/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                                                  if (vErrors === null) {
                                                    vErrors = [err594];
                                                  } else {
                                                    vErrors.push(err594);
                                                  }
                                                  errors++;
                                                }
                                              } else {
                                                const err595 = { instancePath: instancePath + "/commits/" + i13 + "/why", schemaPath: "#/anyOf/16/properties/commits/items/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                if (vErrors === null) {
                                                  vErrors = [err595];
                                                } else {
                                                  vErrors.push(err595);
                                                }
                                                errors++;
                                              }
                                            }
                                          } else {
                                            const err596 = { instancePath: instancePath + "/commits/" + i13, schemaPath: "#/anyOf/16/properties/commits/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                            if (vErrors === null) {
                                              vErrors = [err596];
                                            } else {
                                              vErrors.push(err596);
                                            }
                                            errors++;
                                          }
                                        }
                                      } else {
                                        const err597 = { instancePath: instancePath + "/commits", schemaPath: "#/anyOf/16/properties/commits/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                        if (vErrors === null) {
                                          vErrors = [err597];
                                        } else {
                                          vErrors.push(err597);
                                        }
                                        errors++;
                                      }
                                    }
                                    if (data.after !== void 0 && func0.call(data, "after")) {
                                      let data219 = data.after;
                                      if (data219 && typeof data219 == "object" && !Array.isArray(data219)) {
                                        if (data219.lines === void 0 || !func0.call(data219, "lines")) {
                                          const err598 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/16/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                          if (vErrors === null) {
                                            vErrors = [err598];
                                          } else {
                                            vErrors.push(err598);
                                          }
                                          errors++;
                                        }
                                        if (data219.sha256 === void 0 || !func0.call(data219, "sha256")) {
                                          const err599 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/16/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                          if (vErrors === null) {
                                            vErrors = [err599];
                                          } else {
                                            vErrors.push(err599);
                                          }
                                          errors++;
                                        }
                                        for (const key40 of Object.keys(data219)) {
                                          if (!(key40 === "lines" || key40 === "sha256")) {
                                            const err600 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/16/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key40 }, message: "must NOT have additional properties" };
                                            if (vErrors === null) {
                                              vErrors = [err600];
                                            } else {
                                              vErrors.push(err600);
                                            }
                                            errors++;
                                          }
                                        }
                                        if (data219.lines !== void 0 && func0.call(data219, "lines")) {
                                          let data220 = data219.lines;
                                          if (!(typeof data220 == "number" && (!(data220 % 1) && !isNaN(data220)) && isFinite(data220))) {
                                            const err601 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/16/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                            if (vErrors === null) {
                                              vErrors = [err601];
                                            } else {
                                              vErrors.push(err601);
                                            }
                                            errors++;
                                          }
                                          if (typeof data220 == "number" && isFinite(data220)) {
                                            if (data220 < 0 || isNaN(data220)) {
                                              const err602 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/16/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                              if (vErrors === null) {
                                                vErrors = [err602];
                                              } else {
                                                vErrors.push(err602);
                                              }
                                              errors++;
                                            }
                                          }
                                        }
                                        if (data219.sha256 !== void 0 && func0.call(data219, "sha256")) {
                                          let data221 = data219.sha256;
                                          if (typeof data221 === "string") {
                                            if (!pattern2.test(data221)) {
                                              const err603 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/16/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                              if (vErrors === null) {
                                                vErrors = [err603];
                                              } else {
                                                vErrors.push(err603);
                                              }
                                              errors++;
                                            }
                                          } else {
                                            const err604 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/16/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                            if (vErrors === null) {
                                              vErrors = [err604];
                                            } else {
                                              vErrors.push(err604);
                                            }
                                            errors++;
                                          }
                                        }
                                      } else {
                                        const err605 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/16/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                        if (vErrors === null) {
                                          vErrors = [err605];
                                        } else {
                                          vErrors.push(err605);
                                        }
                                        errors++;
                                      }
                                    }
                                    if (data.seal !== void 0 && func0.call(data, "seal")) {
                                      let data222 = data.seal;
                                      if (typeof data222 === "string") {
                                        if (!pattern2.test(data222)) {
                                          const err606 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/16/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                          if (vErrors === null) {
                                            vErrors = [err606];
                                          } else {
                                            vErrors.push(err606);
                                          }
                                          errors++;
                                        }
                                      } else {
                                        const err607 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/16/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        if (vErrors === null) {
                                          vErrors = [err607];
                                        } else {
                                          vErrors.push(err607);
                                        }
                                        errors++;
                                      }
                                    }
                                  } else {
                                    const err608 = { instancePath, schemaPath: "#/anyOf/16/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                    if (vErrors === null) {
                                      vErrors = [err608];
                                    } else {
                                      vErrors.push(err608);
                                    }
                                    errors++;
                                  }
                                  var _valid0 = _errs513 === errors;
                                  valid0 = valid0 || _valid0;
                                  if (!valid0) {
                                    const _errs542 = errors;
                                    if (data && typeof data == "object" && !Array.isArray(data)) {
                                      if (data.at === void 0 || !func0.call(data, "at")) {
                                        const err609 = { instancePath, schemaPath: "#/anyOf/17/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                        if (vErrors === null) {
                                          vErrors = [err609];
                                        } else {
                                          vErrors.push(err609);
                                        }
                                        errors++;
                                      }
                                      if (data.kind === void 0 || !func0.call(data, "kind")) {
                                        const err610 = { instancePath, schemaPath: "#/anyOf/17/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                        if (vErrors === null) {
                                          vErrors = [err610];
                                        } else {
                                          vErrors.push(err610);
                                        }
                                        errors++;
                                      }
                                      if (data.round === void 0 || !func0.call(data, "round")) {
                                        const err611 = { instancePath, schemaPath: "#/anyOf/17/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                                        if (vErrors === null) {
                                          vErrors = [err611];
                                        } else {
                                          vErrors.push(err611);
                                        }
                                        errors++;
                                      }
                                      if (data.subject === void 0 || !func0.call(data, "subject")) {
                                        const err612 = { instancePath, schemaPath: "#/anyOf/17/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'" };
                                        if (vErrors === null) {
                                          vErrors = [err612];
                                        } else {
                                          vErrors.push(err612);
                                        }
                                        errors++;
                                      }
                                      if (data.why === void 0 || !func0.call(data, "why")) {
                                        const err613 = { instancePath, schemaPath: "#/anyOf/17/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                                        if (vErrors === null) {
                                          vErrors = [err613];
                                        } else {
                                          vErrors.push(err613);
                                        }
                                        errors++;
                                      }
                                      for (const key41 of Object.keys(data)) {
                                        if (!(key41 === "at" || key41 === "kind" || key41 === "round" || key41 === "subject" || key41 === "why" || key41 === "after" || key41 === "seal")) {
                                          const err614 = { instancePath, schemaPath: "#/anyOf/17/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key41 }, message: "must NOT have additional properties" };
                                          if (vErrors === null) {
                                            vErrors = [err614];
                                          } else {
                                            vErrors.push(err614);
                                          }
                                          errors++;
                                        }
                                      }
                                      if (data.at !== void 0 && func0.call(data, "at")) {
                                        let data223 = data.at;
                                        if (typeof data223 === "string") {
                                          if (!pattern0.test(data223)) {
                                            const err615 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/17/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                            if (vErrors === null) {
                                              vErrors = [err615];
                                            } else {
                                              vErrors.push(err615);
                                            }
                                            errors++;
                                          }
                                        } else {
                                          const err616 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/17/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                          if (vErrors === null) {
                                            vErrors = [err616];
                                          } else {
                                            vErrors.push(err616);
                                          }
                                          errors++;
                                        }
                                      }
                                      if (data.kind !== void 0 && func0.call(data, "kind")) {
                                        let data224 = data.kind;
                                        if (typeof data224 !== "string") {
                                          const err617 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/17/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                          if (vErrors === null) {
                                            vErrors = [err617];
                                          } else {
                                            vErrors.push(err617);
                                          }
                                          errors++;
                                        }
                                        if ("left-open" !== data224) {
                                          const err618 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/17/properties/kind/const", keyword: "const", params: { allowedValue: "left-open" }, message: "must be equal to constant" };
                                          if (vErrors === null) {
                                            vErrors = [err618];
                                          } else {
                                            vErrors.push(err618);
                                          }
                                          errors++;
                                        }
                                      }
                                      if (data.round !== void 0 && func0.call(data, "round")) {
                                        let data225 = data.round;
                                        if (!(typeof data225 == "number" && (!(data225 % 1) && !isNaN(data225)) && isFinite(data225))) {
                                          const err619 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/17/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                          if (vErrors === null) {
                                            vErrors = [err619];
                                          } else {
                                            vErrors.push(err619);
                                          }
                                          errors++;
                                        }
                                        if (typeof data225 == "number" && isFinite(data225)) {
                                          if (data225 < 1 || isNaN(data225)) {
                                            const err620 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/17/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                            if (vErrors === null) {
                                              vErrors = [err620];
                                            } else {
                                              vErrors.push(err620);
                                            }
                                            errors++;
                                          }
                                        }
                                      }
                                      if (data.subject !== void 0 && func0.call(data, "subject")) {
                                        if (typeof data.subject !== "string") {
                                          const err621 = { instancePath: instancePath + "/subject", schemaPath: "#/anyOf/17/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                          if (vErrors === null) {
                                            vErrors = [err621];
                                          } else {
                                            vErrors.push(err621);
                                          }
                                          errors++;
                                        }
                                      }
                                      if (data.why !== void 0 && func0.call(data, "why")) {
                                        let data227 = data.why;
                                        if (typeof data227 === "string") {
                                          if (!pattern20.test(data227)) {
                                            const err622 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/17/properties/why/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                                            if (vErrors === null) {
                                              vErrors = [err622];
                                            } else {
                                              vErrors.push(err622);
                                            }
                                            errors++;
                                          }
                                        } else {
                                          const err623 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/17/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                          if (vErrors === null) {
                                            vErrors = [err623];
                                          } else {
                                            vErrors.push(err623);
                                          }
                                          errors++;
                                        }
                                      }
                                      if (data.after !== void 0 && func0.call(data, "after")) {
                                        let data228 = data.after;
                                        if (data228 && typeof data228 == "object" && !Array.isArray(data228)) {
                                          if (data228.lines === void 0 || !func0.call(data228, "lines")) {
                                            const err624 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/17/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                            if (vErrors === null) {
                                              vErrors = [err624];
                                            } else {
                                              vErrors.push(err624);
                                            }
                                            errors++;
                                          }
                                          if (data228.sha256 === void 0 || !func0.call(data228, "sha256")) {
                                            const err625 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/17/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                            if (vErrors === null) {
                                              vErrors = [err625];
                                            } else {
                                              vErrors.push(err625);
                                            }
                                            errors++;
                                          }
                                          for (const key42 of Object.keys(data228)) {
                                            if (!(key42 === "lines" || key42 === "sha256")) {
                                              const err626 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/17/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key42 }, message: "must NOT have additional properties" };
                                              if (vErrors === null) {
                                                vErrors = [err626];
                                              } else {
                                                vErrors.push(err626);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data228.lines !== void 0 && func0.call(data228, "lines")) {
                                            let data229 = data228.lines;
                                            if (!(typeof data229 == "number" && (!(data229 % 1) && !isNaN(data229)) && isFinite(data229))) {
                                              const err627 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/17/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                              if (vErrors === null) {
                                                vErrors = [err627];
                                              } else {
                                                vErrors.push(err627);
                                              }
                                              errors++;
                                            }
                                            if (typeof data229 == "number" && isFinite(data229)) {
                                              if (data229 < 0 || isNaN(data229)) {
                                                const err628 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/17/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                if (vErrors === null) {
                                                  vErrors = [err628];
                                                } else {
                                                  vErrors.push(err628);
                                                }
                                                errors++;
                                              }
                                            }
                                          }
                                          if (data228.sha256 !== void 0 && func0.call(data228, "sha256")) {
                                            let data230 = data228.sha256;
                                            if (typeof data230 === "string") {
                                              if (!pattern2.test(data230)) {
                                                const err629 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/17/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                if (vErrors === null) {
                                                  vErrors = [err629];
                                                } else {
                                                  vErrors.push(err629);
                                                }
                                                errors++;
                                              }
                                            } else {
                                              const err630 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/17/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err630];
                                              } else {
                                                vErrors.push(err630);
                                              }
                                              errors++;
                                            }
                                          }
                                        } else {
                                          const err631 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/17/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                          if (vErrors === null) {
                                            vErrors = [err631];
                                          } else {
                                            vErrors.push(err631);
                                          }
                                          errors++;
                                        }
                                      }
                                      if (data.seal !== void 0 && func0.call(data, "seal")) {
                                        let data231 = data.seal;
                                        if (typeof data231 === "string") {
                                          if (!pattern2.test(data231)) {
                                            const err632 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/17/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                            if (vErrors === null) {
                                              vErrors = [err632];
                                            } else {
                                              vErrors.push(err632);
                                            }
                                            errors++;
                                          }
                                        } else {
                                          const err633 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/17/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                          if (vErrors === null) {
                                            vErrors = [err633];
                                          } else {
                                            vErrors.push(err633);
                                          }
                                          errors++;
                                        }
                                      }
                                    } else {
                                      const err634 = { instancePath, schemaPath: "#/anyOf/17/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                      if (vErrors === null) {
                                        vErrors = [err634];
                                      } else {
                                        vErrors.push(err634);
                                      }
                                      errors++;
                                    }
                                    var _valid0 = _errs542 === errors;
                                    valid0 = valid0 || _valid0;
                                    if (!valid0) {
                                      const _errs564 = errors;
                                      if (data && typeof data == "object" && !Array.isArray(data)) {
                                        if (data.at === void 0 || !func0.call(data, "at")) {
                                          const err635 = { instancePath, schemaPath: "#/anyOf/18/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                          if (vErrors === null) {
                                            vErrors = [err635];
                                          } else {
                                            vErrors.push(err635);
                                          }
                                          errors++;
                                        }
                                        if (data.kind === void 0 || !func0.call(data, "kind")) {
                                          const err636 = { instancePath, schemaPath: "#/anyOf/18/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                          if (vErrors === null) {
                                            vErrors = [err636];
                                          } else {
                                            vErrors.push(err636);
                                          }
                                          errors++;
                                        }
                                        if (data.round === void 0 || !func0.call(data, "round")) {
                                          const err637 = { instancePath, schemaPath: "#/anyOf/18/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                                          if (vErrors === null) {
                                            vErrors = [err637];
                                          } else {
                                            vErrors.push(err637);
                                          }
                                          errors++;
                                        }
                                        if (data.subject === void 0 || !func0.call(data, "subject")) {
                                          const err638 = { instancePath, schemaPath: "#/anyOf/18/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'" };
                                          if (vErrors === null) {
                                            vErrors = [err638];
                                          } else {
                                            vErrors.push(err638);
                                          }
                                          errors++;
                                        }
                                        if (data.sha === void 0 || !func0.call(data, "sha")) {
                                          const err639 = { instancePath, schemaPath: "#/anyOf/18/required", keyword: "required", params: { missingProperty: "sha" }, message: "must have required property 'sha'" };
                                          if (vErrors === null) {
                                            vErrors = [err639];
                                          } else {
                                            vErrors.push(err639);
                                          }
                                          errors++;
                                        }
                                        if (data.by === void 0 || !func0.call(data, "by")) {
                                          const err640 = { instancePath, schemaPath: "#/anyOf/18/required", keyword: "required", params: { missingProperty: "by" }, message: "must have required property 'by'" };
                                          if (vErrors === null) {
                                            vErrors = [err640];
                                          } else {
                                            vErrors.push(err640);
                                          }
                                          errors++;
                                        }
                                        if (data.why === void 0 || !func0.call(data, "why")) {
                                          const err641 = { instancePath, schemaPath: "#/anyOf/18/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                                          if (vErrors === null) {
                                            vErrors = [err641];
                                          } else {
                                            vErrors.push(err641);
                                          }
                                          errors++;
                                        }
                                        for (const key43 of Object.keys(data)) {
                                          if (!func0.call(schema11.anyOf[18].properties, key43)) {
                                            const err642 = { instancePath, schemaPath: "#/anyOf/18/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key43 }, message: "must NOT have additional properties" };
                                            if (vErrors === null) {
                                              vErrors = [err642];
                                            } else {
                                              vErrors.push(err642);
                                            }
                                            errors++;
                                          }
                                        }
                                        if (data.at !== void 0 && func0.call(data, "at")) {
                                          let data232 = data.at;
                                          if (typeof data232 === "string") {
                                            if (!pattern0.test(data232)) {
                                              const err643 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/18/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                              if (vErrors === null) {
                                                vErrors = [err643];
                                              } else {
                                                vErrors.push(err643);
                                              }
                                              errors++;
                                            }
                                          } else {
                                            const err644 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/18/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                            if (vErrors === null) {
                                              vErrors = [err644];
                                            } else {
                                              vErrors.push(err644);
                                            }
                                            errors++;
                                          }
                                        }
                                        if (data.kind !== void 0 && func0.call(data, "kind")) {
                                          let data233 = data.kind;
                                          if (typeof data233 !== "string") {
                                            const err645 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/18/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                            if (vErrors === null) {
                                              vErrors = [err645];
                                            } else {
                                              vErrors.push(err645);
                                            }
                                            errors++;
                                          }
                                          if ("reverted" !== data233) {
                                            const err646 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/18/properties/kind/const", keyword: "const", params: { allowedValue: "reverted" }, message: "must be equal to constant" };
                                            if (vErrors === null) {
                                              vErrors = [err646];
                                            } else {
                                              vErrors.push(err646);
                                            }
                                            errors++;
                                          }
                                        }
                                        if (data.round !== void 0 && func0.call(data, "round")) {
                                          let data234 = data.round;
                                          if (!(typeof data234 == "number" && (!(data234 % 1) && !isNaN(data234)) && isFinite(data234))) {
                                            const err647 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/18/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                            if (vErrors === null) {
                                              vErrors = [err647];
                                            } else {
                                              vErrors.push(err647);
                                            }
                                            errors++;
                                          }
                                          if (typeof data234 == "number" && isFinite(data234)) {
                                            if (data234 < 1 || isNaN(data234)) {
                                              const err648 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/18/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                              if (vErrors === null) {
                                                vErrors = [err648];
                                              } else {
                                                vErrors.push(err648);
                                              }
                                              errors++;
                                            }
                                          }
                                        }
                                        if (data.subject !== void 0 && func0.call(data, "subject")) {
                                          if (typeof data.subject !== "string") {
                                            const err649 = { instancePath: instancePath + "/subject", schemaPath: "#/anyOf/18/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                            if (vErrors === null) {
                                              vErrors = [err649];
                                            } else {
                                              vErrors.push(err649);
                                            }
                                            errors++;
                                          }
                                        }
                                        if (data.sha !== void 0 && func0.call(data, "sha")) {
                                          let data236 = data.sha;
                                          if (typeof data236 === "string") {
                                            if (!pattern2.test(data236)) {
                                              const err650 = { instancePath: instancePath + "/sha", schemaPath: "#/anyOf/18/properties/sha/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                              if (vErrors === null) {
                                                vErrors = [err650];
                                              } else {
                                                vErrors.push(err650);
                                              }
                                              errors++;
                                            }
                                          } else {
                                            const err651 = { instancePath: instancePath + "/sha", schemaPath: "#/anyOf/18/properties/sha/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                            if (vErrors === null) {
                                              vErrors = [err651];
                                            } else {
                                              vErrors.push(err651);
                                            }
                                            errors++;
                                          }
                                        }
                                        if (data.by !== void 0 && func0.call(data, "by")) {
                                          let data237 = data.by;
                                          if (typeof data237 === "string") {
                                            if (!pattern2.test(data237)) {
                                              const err652 = { instancePath: instancePath + "/by", schemaPath: "#/anyOf/18/properties/by/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                              if (vErrors === null) {
                                                vErrors = [err652];
                                              } else {
                                                vErrors.push(err652);
                                              }
                                              errors++;
                                            }
                                          } else {
                                            const err653 = { instancePath: instancePath + "/by", schemaPath: "#/anyOf/18/properties/by/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                            if (vErrors === null) {
                                              vErrors = [err653];
                                            } else {
                                              vErrors.push(err653);
                                            }
                                            errors++;
                                          }
                                        }
                                        if (data.why !== void 0 && func0.call(data, "why")) {
                                          let data238 = data.why;
                                          if (typeof data238 === "string") {
                                            if (!pattern20.test(data238)) {
                                              const err654 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/18/properties/why/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                                              if (vErrors === null) {
                                                vErrors = [err654];
                                              } else {
                                                vErrors.push(err654);
                                              }
                                              errors++;
                                            }
                                          } else {
                                            const err655 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/18/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                            if (vErrors === null) {
                                              vErrors = [err655];
                                            } else {
                                              vErrors.push(err655);
                                            }
                                            errors++;
                                          }
                                        }
                                        if (data.after !== void 0 && func0.call(data, "after")) {
                                          let data239 = data.after;
                                          if (data239 && typeof data239 == "object" && !Array.isArray(data239)) {
                                            if (data239.lines === void 0 || !func0.call(data239, "lines")) {
                                              const err656 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/18/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                              if (vErrors === null) {
                                                vErrors = [err656];
                                              } else {
                                                vErrors.push(err656);
                                              }
                                              errors++;
                                            }
                                            if (data239.sha256 === void 0 || !func0.call(data239, "sha256")) {
                                              const err657 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/18/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                              if (vErrors === null) {
                                                vErrors = [err657];
                                              } else {
                                                vErrors.push(err657);
                                              }
                                              errors++;
                                            }
                                            for (const key44 of Object.keys(data239)) {
                                              if (!(key44 === "lines" || key44 === "sha256")) {
                                                const err658 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/18/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key44 }, message: "must NOT have additional properties" };
                                                if (vErrors === null) {
                                                  vErrors = [err658];
                                                } else {
                                                  vErrors.push(err658);
                                                }
                                                errors++;
                                              }
                                            }
                                            if (data239.lines !== void 0 && func0.call(data239, "lines")) {
                                              let data240 = data239.lines;
                                              if (!(typeof data240 == "number" && (!(data240 % 1) && !isNaN(data240)) && isFinite(data240))) {
                                                const err659 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/18/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                if (vErrors === null) {
                                                  vErrors = [err659];
                                                } else {
                                                  vErrors.push(err659);
                                                }
                                                errors++;
                                              }
                                              if (typeof data240 == "number" && isFinite(data240)) {
                                                if (data240 < 0 || isNaN(data240)) {
                                                  const err660 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/18/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                  if (vErrors === null) {
                                                    vErrors = [err660];
                                                  } else {
                                                    vErrors.push(err660);
                                                  }
                                                  errors++;
                                                }
                                              }
                                            }
                                            if (data239.sha256 !== void 0 && func0.call(data239, "sha256")) {
                                              let data241 = data239.sha256;
                                              if (typeof data241 === "string") {
                                                if (!pattern2.test(data241)) {
                                                  const err661 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/18/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                  if (vErrors === null) {
                                                    vErrors = [err661];
                                                  } else {
                                                    vErrors.push(err661);
                                                  }
                                                  errors++;
                                                }
                                              } else {
                                                const err662 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/18/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                if (vErrors === null) {
                                                  vErrors = [err662];
                                                } else {
                                                  vErrors.push(err662);
                                                }
                                                errors++;
                                              }
                                            }
                                          } else {
                                            const err663 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/18/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                            if (vErrors === null) {
                                              vErrors = [err663];
                                            } else {
                                              vErrors.push(err663);
                                            }
                                            errors++;
                                          }
                                        }
                                        if (data.seal !== void 0 && func0.call(data, "seal")) {
                                          let data242 = data.seal;
                                          if (typeof data242 === "string") {
                                            if (!pattern2.test(data242)) {
                                              const err664 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/18/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                              if (vErrors === null) {
                                                vErrors = [err664];
                                              } else {
                                                vErrors.push(err664);
                                              }
                                              errors++;
                                            }
                                          } else {
                                            const err665 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/18/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                            if (vErrors === null) {
                                              vErrors = [err665];
                                            } else {
                                              vErrors.push(err665);
                                            }
                                            errors++;
                                          }
                                        }
                                      } else {
                                        const err666 = { instancePath, schemaPath: "#/anyOf/18/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                        if (vErrors === null) {
                                          vErrors = [err666];
                                        } else {
                                          vErrors.push(err666);
                                        }
                                        errors++;
                                      }
                                      var _valid0 = _errs564 === errors;
                                      valid0 = valid0 || _valid0;
                                      if (!valid0) {
                                        const _errs590 = errors;
                                        if (data && typeof data == "object" && !Array.isArray(data)) {
                                          if (data.at === void 0 || !func0.call(data, "at")) {
                                            const err667 = { instancePath, schemaPath: "#/anyOf/19/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                            if (vErrors === null) {
                                              vErrors = [err667];
                                            } else {
                                              vErrors.push(err667);
                                            }
                                            errors++;
                                          }
                                          if (data.kind === void 0 || !func0.call(data, "kind")) {
                                            const err668 = { instancePath, schemaPath: "#/anyOf/19/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                            if (vErrors === null) {
                                              vErrors = [err668];
                                            } else {
                                              vErrors.push(err668);
                                            }
                                            errors++;
                                          }
                                          if (data.round === void 0 || !func0.call(data, "round")) {
                                            const err669 = { instancePath, schemaPath: "#/anyOf/19/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                                            if (vErrors === null) {
                                              vErrors = [err669];
                                            } else {
                                              vErrors.push(err669);
                                            }
                                            errors++;
                                          }
                                          if (data.run === void 0 || !func0.call(data, "run")) {
                                            const err670 = { instancePath, schemaPath: "#/anyOf/19/required", keyword: "required", params: { missingProperty: "run" }, message: "must have required property 'run'" };
                                            if (vErrors === null) {
                                              vErrors = [err670];
                                            } else {
                                              vErrors.push(err670);
                                            }
                                            errors++;
                                          }
                                          if (data.head === void 0 || !func0.call(data, "head")) {
                                            const err671 = { instancePath, schemaPath: "#/anyOf/19/required", keyword: "required", params: { missingProperty: "head" }, message: "must have required property 'head'" };
                                            if (vErrors === null) {
                                              vErrors = [err671];
                                            } else {
                                              vErrors.push(err671);
                                            }
                                            errors++;
                                          }
                                          if (data.lines_changed === void 0 || !func0.call(data, "lines_changed")) {
                                            const err672 = { instancePath, schemaPath: "#/anyOf/19/required", keyword: "required", params: { missingProperty: "lines_changed" }, message: "must have required property 'lines_changed'" };
                                            if (vErrors === null) {
                                              vErrors = [err672];
                                            } else {
                                              vErrors.push(err672);
                                            }
                                            errors++;
                                          }
                                          if (data.findings === void 0 || !func0.call(data, "findings")) {
                                            const err673 = { instancePath, schemaPath: "#/anyOf/19/required", keyword: "required", params: { missingProperty: "findings" }, message: "must have required property 'findings'" };
                                            if (vErrors === null) {
                                              vErrors = [err673];
                                            } else {
                                              vErrors.push(err673);
                                            }
                                            errors++;
                                          }
                                          for (const key45 of Object.keys(data)) {
                                            if (!func0.call(schema11.anyOf[19].properties, key45)) {
                                              const err674 = { instancePath, schemaPath: "#/anyOf/19/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key45 }, message: "must NOT have additional properties" };
                                              if (vErrors === null) {
                                                vErrors = [err674];
                                              } else {
                                                vErrors.push(err674);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data.at !== void 0 && func0.call(data, "at")) {
                                            let data243 = data.at;
                                            if (typeof data243 === "string") {
                                              if (!pattern0.test(data243)) {
                                                const err675 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/19/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                                if (vErrors === null) {
                                                  vErrors = [err675];
                                                } else {
                                                  vErrors.push(err675);
                                                }
                                                errors++;
                                              }
                                            } else {
                                              const err676 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/19/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err676];
                                              } else {
                                                vErrors.push(err676);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data.kind !== void 0 && func0.call(data, "kind")) {
                                            let data244 = data.kind;
                                            if (typeof data244 !== "string") {
                                              const err677 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/19/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err677];
                                              } else {
                                                vErrors.push(err677);
                                              }
                                              errors++;
                                            }
                                            if ("reviewed" !== data244) {
                                              const err678 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/19/properties/kind/const", keyword: "const", params: { allowedValue: "reviewed" }, message: "must be equal to constant" };
                                              if (vErrors === null) {
                                                vErrors = [err678];
                                              } else {
                                                vErrors.push(err678);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data.round !== void 0 && func0.call(data, "round")) {
                                            let data245 = data.round;
                                            if (!(typeof data245 == "number" && (!(data245 % 1) && !isNaN(data245)) && isFinite(data245))) {
                                              const err679 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/19/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                              if (vErrors === null) {
                                                vErrors = [err679];
                                              } else {
                                                vErrors.push(err679);
                                              }
                                              errors++;
                                            }
                                            if (typeof data245 == "number" && isFinite(data245)) {
                                              if (data245 < 1 || isNaN(data245)) {
                                                const err680 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/19/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                                if (vErrors === null) {
                                                  vErrors = [err680];
                                                } else {
                                                  vErrors.push(err680);
                                                }
                                                errors++;
                                              }
                                            }
                                          }
                                          if (data.run !== void 0 && func0.call(data, "run")) {
                                            let data246 = data.run;
                                            if (typeof data246 === "string") {
                                              if (!pattern15.test(data246)) {
                                                const err681 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/19/properties/run/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}$" }, message: 'must match pattern "^[a-z0-9]{4,16}$"' };
                                                if (vErrors === null) {
                                                  vErrors = [err681];
                                                } else {
                                                  vErrors.push(err681);
                                                }
                                                errors++;
                                              }
                                            } else {
                                              const err682 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/19/properties/run/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err682];
                                              } else {
                                                vErrors.push(err682);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data.head !== void 0 && func0.call(data, "head")) {
                                            let data247 = data.head;
                                            if (typeof data247 === "string") {
                                              if (!pattern2.test(data247)) {
                                                const err683 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/19/properties/head/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                if (vErrors === null) {
                                                  vErrors = [err683];
                                                } else {
                                                  vErrors.push(err683);
                                                }
                                                errors++;
                                              }
                                            } else {
                                              const err684 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/19/properties/head/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err684];
                                              } else {
                                                vErrors.push(err684);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data.lines_changed !== void 0 && func0.call(data, "lines_changed")) {
                                            let data248 = data.lines_changed;
                                            if (!(typeof data248 == "number" && (!(data248 % 1) && !isNaN(data248)) && isFinite(data248))) {
                                              const err685 = { instancePath: instancePath + "/lines_changed", schemaPath: "#/anyOf/19/properties/lines_changed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                              if (vErrors === null) {
                                                vErrors = [err685];
                                              } else {
                                                vErrors.push(err685);
                                              }
                                              errors++;
                                            }
                                            if (typeof data248 == "number" && isFinite(data248)) {
                                              if (data248 < 0 || isNaN(data248)) {
                                                const err686 = { instancePath: instancePath + "/lines_changed", schemaPath: "#/anyOf/19/properties/lines_changed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                if (vErrors === null) {
                                                  vErrors = [err686];
                                                } else {
                                                  vErrors.push(err686);
                                                }
                                                errors++;
                                              }
                                            }
                                          }
                                          if (data.findings !== void 0 && func0.call(data, "findings")) {
                                            let data249 = data.findings;
                                            if (Array.isArray(data249)) {
                                              const len14 = data249.length;
                                              for (let i14 = 0; i14 < len14; i14++) {
                                                let data250 = data249[i14];
                                                if (data250 && typeof data250 == "object" && !Array.isArray(data250)) {
                                                  if (data250.id === void 0 || !func0.call(data250, "id")) {
                                                    const err687 = { instancePath: instancePath + "/findings/" + i14, schemaPath: "#/anyOf/19/properties/findings/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                                                    if (vErrors === null) {
                                                      vErrors = [err687];
                                                    } else {
                                                      vErrors.push(err687);
                                                    }
                                                    errors++;
                                                  }
                                                  if (data250.severity === void 0 || !func0.call(data250, "severity")) {
                                                    const err688 = { instancePath: instancePath + "/findings/" + i14, schemaPath: "#/anyOf/19/properties/findings/items/required", keyword: "required", params: { missingProperty: "severity" }, message: "must have required property 'severity'" };
                                                    if (vErrors === null) {
                                                      vErrors = [err688];
                                                    } else {
                                                      vErrors.push(err688);
                                                    }
                                                    errors++;
                                                  }
                                                  if (data250.title === void 0 || !func0.call(data250, "title")) {
                                                    const err689 = { instancePath: instancePath + "/findings/" + i14, schemaPath: "#/anyOf/19/properties/findings/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
                                                    if (vErrors === null) {
                                                      vErrors = [err689];
                                                    } else {
                                                      vErrors.push(err689);
                                                    }
                                                    errors++;
                                                  }
                                                  if (data250.description === void 0 || !func0.call(data250, "description")) {
                                                    const err690 = { instancePath: instancePath + "/findings/" + i14, schemaPath: "#/anyOf/19/properties/findings/items/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
                                                    if (vErrors === null) {
                                                      vErrors = [err690];
                                                    } else {
                                                      vErrors.push(err690);
                                                    }
                                                    errors++;
                                                  }
                                                  if (data250.evidence === void 0 || !func0.call(data250, "evidence")) {
                                                    const err691 = { instancePath: instancePath + "/findings/" + i14, schemaPath: "#/anyOf/19/properties/findings/items/required", keyword: "required", params: { missingProperty: "evidence" }, message: "must have required property 'evidence'" };
                                                    if (vErrors === null) {
                                                      vErrors = [err691];
                                                    } else {
                                                      vErrors.push(err691);
                                                    }
                                                    errors++;
                                                  }
                                                  if (data250.impact === void 0 || !func0.call(data250, "impact")) {
                                                    const err692 = { instancePath: instancePath + "/findings/" + i14, schemaPath: "#/anyOf/19/properties/findings/items/required", keyword: "required", params: { missingProperty: "impact" }, message: "must have required property 'impact'" };
                                                    if (vErrors === null) {
                                                      vErrors = [err692];
                                                    } else {
                                                      vErrors.push(err692);
                                                    }
                                                    errors++;
                                                  }
                                                  if (data250.location === void 0 || !func0.call(data250, "location")) {
                                                    const err693 = { instancePath: instancePath + "/findings/" + i14, schemaPath: "#/anyOf/19/properties/findings/items/required", keyword: "required", params: { missingProperty: "location" }, message: "must have required property 'location'" };
                                                    if (vErrors === null) {
                                                      vErrors = [err693];
                                                    } else {
                                                      vErrors.push(err693);
                                                    }
                                                    errors++;
                                                  }
                                                  if (data250.instance_fix === void 0 || !func0.call(data250, "instance_fix")) {
                                                    const err694 = { instancePath: instancePath + "/findings/" + i14, schemaPath: "#/anyOf/19/properties/findings/items/required", keyword: "required", params: { missingProperty: "instance_fix" }, message: "must have required property 'instance_fix'" };
                                                    if (vErrors === null) {
                                                      vErrors = [err694];
                                                    } else {
                                                      vErrors.push(err694);
                                                    }
                                                    errors++;
                                                  }
                                                  if (data250.class_fix === void 0 || !func0.call(data250, "class_fix")) {
                                                    const err695 = { instancePath: instancePath + "/findings/" + i14, schemaPath: "#/anyOf/19/properties/findings/items/required", keyword: "required", params: { missingProperty: "class_fix" }, message: "must have required property 'class_fix'" };
                                                    if (vErrors === null) {
                                                      vErrors = [err695];
                                                    } else {
                                                      vErrors.push(err695);
                                                    }
                                                    errors++;
                                                  }
                                                  if (data250.tier === void 0 || !func0.call(data250, "tier")) {
                                                    const err696 = { instancePath: instancePath + "/findings/" + i14, schemaPath: "#/anyOf/19/properties/findings/items/required", keyword: "required", params: { missingProperty: "tier" }, message: "must have required property 'tier'" };
                                                    if (vErrors === null) {
                                                      vErrors = [err696];
                                                    } else {
                                                      vErrors.push(err696);
                                                    }
                                                    errors++;
                                                  }
                                                  if (data250.escape_type === void 0 || !func0.call(data250, "escape_type")) {
                                                    const err697 = { instancePath: instancePath + "/findings/" + i14, schemaPath: "#/anyOf/19/properties/findings/items/required", keyword: "required", params: { missingProperty: "escape_type" }, message: "must have required property 'escape_type'" };
                                                    if (vErrors === null) {
                                                      vErrors = [err697];
                                                    } else {
                                                      vErrors.push(err697);
                                                    }
                                                    errors++;
                                                  }
                                                  if (data250.invariant_ref === void 0 || !func0.call(data250, "invariant_ref")) {
                                                    const err698 = { instancePath: instancePath + "/findings/" + i14, schemaPath: "#/anyOf/19/properties/findings/items/required", keyword: "required", params: { missingProperty: "invariant_ref" }, message: "must have required property 'invariant_ref'" };
                                                    if (vErrors === null) {
                                                      vErrors = [err698];
                                                    } else {
                                                      vErrors.push(err698);
                                                    }
                                                    errors++;
                                                  }
                                                  if (data250.architecture_ref === void 0 || !func0.call(data250, "architecture_ref")) {
                                                    const err699 = { instancePath: instancePath + "/findings/" + i14, schemaPath: "#/anyOf/19/properties/findings/items/required", keyword: "required", params: { missingProperty: "architecture_ref" }, message: "must have required property 'architecture_ref'" };
                                                    if (vErrors === null) {
                                                      vErrors = [err699];
                                                    } else {
                                                      vErrors.push(err699);
                                                    }
                                                    errors++;
                                                  }
                                                  if (data250.source === void 0 || !func0.call(data250, "source")) {
                                                    const err700 = { instancePath: instancePath + "/findings/" + i14, schemaPath: "#/anyOf/19/properties/findings/items/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'" };
                                                    if (vErrors === null) {
                                                      vErrors = [err700];
                                                    } else {
                                                      vErrors.push(err700);
                                                    }
                                                    errors++;
                                                  }
                                                  if (data250.agent === void 0 || !func0.call(data250, "agent")) {
                                                    const err701 = { instancePath: instancePath + "/findings/" + i14, schemaPath: "#/anyOf/19/properties/findings/items/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'" };
                                                    if (vErrors === null) {
                                                      vErrors = [err701];
                                                    } else {
                                                      vErrors.push(err701);
                                                    }
                                                    errors++;
                                                  }
                                                  if (data250.status === void 0 || !func0.call(data250, "status")) {
                                                    const err702 = { instancePath: instancePath + "/findings/" + i14, schemaPath: "#/anyOf/19/properties/findings/items/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
                                                    if (vErrors === null) {
                                                      vErrors = [err702];
                                                    } else {
                                                      vErrors.push(err702);
                                                    }
                                                    errors++;
                                                  }
                                                  if (data250.bounty === void 0 || !func0.call(data250, "bounty")) {
                                                    const err703 = { instancePath: instancePath + "/findings/" + i14, schemaPath: "#/anyOf/19/properties/findings/items/required", keyword: "required", params: { missingProperty: "bounty" }, message: "must have required property 'bounty'" };
                                                    if (vErrors === null) {
                                                      vErrors = [err703];
                                                    } else {
                                                      vErrors.push(err703);
                                                    }
                                                    errors++;
                                                  }
                                                  if (data250.round === void 0 || !func0.call(data250, "round")) {
                                                    const err704 = { instancePath: instancePath + "/findings/" + i14, schemaPath: "#/anyOf/19/properties/findings/items/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                                                    if (vErrors === null) {
                                                      vErrors = [err704];
                                                    } else {
                                                      vErrors.push(err704);
                                                    }
                                                    errors++;
                                                  }
                                                  if (data250.timestamp === void 0 || !func0.call(data250, "timestamp")) {
                                                    const err705 = { instancePath: instancePath + "/findings/" + i14, schemaPath: "#/anyOf/19/properties/findings/items/required", keyword: "required", params: { missingProperty: "timestamp" }, message: "must have required property 'timestamp'" };
                                                    if (vErrors === null) {
                                                      vErrors = [err705];
                                                    } else {
                                                      vErrors.push(err705);
                                                    }
                                                    errors++;
                                                  }
                                                  if (data250.fingerprint === void 0 || !func0.call(data250, "fingerprint")) {
                                                    const err706 = { instancePath: instancePath + "/findings/" + i14, schemaPath: "#/anyOf/19/properties/findings/items/required", keyword: "required", params: { missingProperty: "fingerprint" }, message: "must have required property 'fingerprint'" };
                                                    if (vErrors === null) {
                                                      vErrors = [err706];
                                                    } else {
                                                      vErrors.push(err706);
                                                    }
                                                    errors++;
                                                  }
                                                  if (data250.reason === void 0 || !func0.call(data250, "reason")) {
                                                    const err707 = { instancePath: instancePath + "/findings/" + i14, schemaPath: "#/anyOf/19/properties/findings/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                                                    if (vErrors === null) {
                                                      vErrors = [err707];
                                                    } else {
                                                      vErrors.push(err707);
                                                    }
                                                    errors++;
                                                  }
                                                  for (const key46 of Object.keys(data250)) {
                                                    if (!func0.call(schema11.anyOf[19].properties.findings.items.properties, key46)) {
                                                      const err708 = { instancePath: instancePath + "/findings/" + i14, schemaPath: "#/anyOf/19/properties/findings/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key46 }, message: "must NOT have additional properties" };
                                                      if (vErrors === null) {
                                                        vErrors = [err708];
                                                      } else {
                                                        vErrors.push(err708);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                  if (data250.id !== void 0 && func0.call(data250, "id")) {
                                                    let data251 = data250.id;
                                                    if (typeof data251 === "string") {
                                                      if (func139(data251) > 40) {
                                                        const err709 = { instancePath: instancePath + "/findings/" + i14 + "/id", schemaPath: "#/anyOf/19/properties/findings/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                                                        if (vErrors === null) {
                                                          vErrors = [err709];
                                                        } else {
                                                          vErrors.push(err709);
                                                        }
                                                        errors++;
                                                      }
                                                      if (func139(data251) < 1) {
                                                        const err710 = { instancePath: instancePath + "/findings/" + i14 + "/id", schemaPath: "#/anyOf/19/properties/findings/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                                        if (vErrors === null) {
                                                          vErrors = [err710];
                                                        } else {
                                                          vErrors.push(err710);
                                                        }
                                                        errors++;
                                                      }
                                                      if (!pattern20.test(data251)) {
                                                        const err711 = { instancePath: instancePath + "/findings/" + i14 + "/id", schemaPath: "#/anyOf/19/properties/findings/items/properties/id/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                                                        if (vErrors === null) {
                                                          vErrors = [err711];
                                                        } else {
                                                          vErrors.push(err711);
                                                        }
                                                        errors++;
                                                      }
                                                    } else {
                                                      const err712 = { instancePath: instancePath + "/findings/" + i14 + "/id", schemaPath: "#/anyOf/19/properties/findings/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                      if (vErrors === null) {
                                                        vErrors = [err712];
                                                      } else {
                                                        vErrors.push(err712);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                  if (data250.severity !== void 0 && func0.call(data250, "severity")) {
                                                    let data252 = data250.severity;
                                                    if (!(data252 === "critical" || data252 === "high" || data252 === "medium" || data252 === "low")) {
                                                      const err713 = { instancePath: instancePath + "/findings/" + i14 + "/severity", schemaPath: "#/anyOf/19/properties/findings/items/properties/severity/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[19].properties.findings.items.properties.severity.enum }, message: "must be equal to one of the allowed values" };
                                                      if (vErrors === null) {
                                                        vErrors = [err713];
                                                      } else {
                                                        vErrors.push(err713);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                  if (data250.title !== void 0 && func0.call(data250, "title")) {
                                                    if (typeof data250.title !== "string") {
                                                      const err714 = { instancePath: instancePath + "/findings/" + i14 + "/title", schemaPath: "#/anyOf/19/properties/findings/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                      if (vErrors === null) {
                                                        vErrors = [err714];
                                                      } else {
                                                        vErrors.push(err714);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                  if (data250.description !== void 0 && func0.call(data250, "description")) {
                                                    if (typeof data250.description !== "string") {
                                                      const err715 = { instancePath: instancePath + "/findings/" + i14 + "/description", schemaPath: "#/anyOf/19/properties/findings/items/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                      if (vErrors === null) {
                                                        vErrors = [err715];
                                                      } else {
                                                        vErrors.push(err715);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                  if (data250.evidence !== void 0 && func0.call(data250, "evidence")) {
                                                    if (typeof data250.evidence !== "string") {
                                                      const err716 = { instancePath: instancePath + "/findings/" + i14 + "/evidence", schemaPath: "#/anyOf/19/properties/findings/items/properties/evidence/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                      if (vErrors === null) {
                                                        vErrors = [err716];
                                                      } else {
                                                        vErrors.push(err716);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                  if (data250.impact !== void 0 && func0.call(data250, "impact")) {
                                                    if (typeof data250.impact !== "string") {
                                                      const err717 = { instancePath: instancePath + "/findings/" + i14 + "/impact", schemaPath: "#/anyOf/19/properties/findings/items/properties/impact/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                      if (vErrors === null) {
                                                        vErrors = [err717];
                                                      } else {
                                                        vErrors.push(err717);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                  if (data250.location !== void 0 && func0.call(data250, "location")) {
                                                    let data257 = data250.location;
                                                    if (data257 && typeof data257 == "object" && !Array.isArray(data257)) {
                                                      if (data257.file === void 0 || !func0.call(data257, "file")) {
                                                        const err718 = { instancePath: instancePath + "/findings/" + i14 + "/location", schemaPath: "#/anyOf/19/properties/findings/items/properties/location/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
                                                        if (vErrors === null) {
                                                          vErrors = [err718];
                                                        } else {
                                                          vErrors.push(err718);
                                                        }
                                                        errors++;
                                                      }
                                                      if (data257.lines === void 0 || !func0.call(data257, "lines")) {
                                                        const err719 = { instancePath: instancePath + "/findings/" + i14 + "/location", schemaPath: "#/anyOf/19/properties/findings/items/properties/location/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                                        if (vErrors === null) {
                                                          vErrors = [err719];
                                                        } else {
                                                          vErrors.push(err719);
                                                        }
                                                        errors++;
                                                      }
                                                      for (const key47 of Object.keys(data257)) {
                                                        if (!(key47 === "file" || key47 === "lines")) {
                                                          const err720 = { instancePath: instancePath + "/findings/" + i14 + "/location", schemaPath: "#/anyOf/19/properties/findings/items/properties/location/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key47 }, message: "must NOT have additional properties" };
                                                          if (vErrors === null) {
                                                            vErrors = [err720];
                                                          } else {
                                                            vErrors.push(err720);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                      if (data257.file !== void 0 && func0.call(data257, "file")) {
                                                        let data258 = data257.file;
                                                        if (typeof data258 === "string") {
                                                          if (func139(data258) > 4096) {
                                                            const err721 = { instancePath: instancePath + "/findings/" + i14 + "/location/file", schemaPath: "#/anyOf/19/properties/findings/items/properties/location/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                                                            if (vErrors === null) {
                                                              vErrors = [err721];
                                                            } else {
                                                              vErrors.push(err721);
                                                            }
                                                            errors++;
                                                          }
                                                          if (func139(data258) < 1) {
                                                            const err722 = { instancePath: instancePath + "/findings/" + i14 + "/location/file", schemaPath: "#/anyOf/19/properties/findings/items/properties/location/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                                            if (vErrors === null) {
                                                              vErrors = [err722];
                                                            } else {
                                                              vErrors.push(err722);
                                                            }
                                                            errors++;
                                                          }
                                                        } else {
                                                          const err723 = { instancePath: instancePath + "/findings/" + i14 + "/location/file", schemaPath: "#/anyOf/19/properties/findings/items/properties/location/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                          if (vErrors === null) {
                                                            vErrors = [err723];
                                                          } else {
                                                            vErrors.push(err723);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                      if (data257.lines !== void 0 && func0.call(data257, "lines")) {
                                                        let data259 = data257.lines;
                                                        if (Array.isArray(data259)) {
                                                          if (data259.length > 2) {
                                                            const err724 = { instancePath: instancePath + "/findings/" + i14 + "/location/lines", schemaPath: "#/anyOf/19/properties/findings/items/properties/location/properties/lines/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
                                                            if (vErrors === null) {
                                                              vErrors = [err724];
                                                            } else {
                                                              vErrors.push(err724);
                                                            }
                                                            errors++;
                                                          }
                                                          if (data259.length < 2) {
                                                            const err725 = { instancePath: instancePath + "/findings/" + i14 + "/location/lines", schemaPath: "#/anyOf/19/properties/findings/items/properties/location/properties/lines/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
                                                            if (vErrors === null) {
                                                              vErrors = [err725];
                                                            } else {
                                                              vErrors.push(err725);
                                                            }
                                                            errors++;
                                                          }
                                                          const len15 = data259.length;
                                                          for (let i15 = 0; i15 < len15; i15++) {
                                                            let data260 = data259[i15];
                                                            if (!(typeof data260 == "number" && (!(data260 % 1) && !isNaN(data260)) && isFinite(data260))) {
                                                              const err726 = { instancePath: instancePath + "/findings/" + i14 + "/location/lines/" + i15, schemaPath: "#/anyOf/19/properties/findings/items/properties/location/properties/lines/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                              if (vErrors === null) {
                                                                vErrors = [err726];
                                                              } else {
                                                                vErrors.push(err726);
                                                              }
                                                              errors++;
                                                            }
                                                            if (typeof data260 == "number" && isFinite(data260)) {
                                                              if (data260 < 1 || isNaN(data260)) {
                                                                const err727 = { instancePath: instancePath + "/findings/" + i14 + "/location/lines/" + i15, schemaPath: "#/anyOf/19/properties/findings/items/properties/location/properties/lines/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                                                if (vErrors === null) {
                                                                  vErrors = [err727];
                                                                } else {
                                                                  vErrors.push(err727);
                                                                }
                                                                errors++;
                                                              }
                                                            }
                                                          }
                                                        } else {
                                                          const err728 = { instancePath: instancePath + "/findings/" + i14 + "/location/lines", schemaPath: "#/anyOf/19/properties/findings/items/properties/location/properties/lines/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                                          if (vErrors === null) {
                                                            vErrors = [err728];
                                                          } else {
                                                            vErrors.push(err728);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                    } else {
                                                      const err729 = { instancePath: instancePath + "/findings/" + i14 + "/location", schemaPath: "#/anyOf/19/properties/findings/items/properties/location/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                      if (vErrors === null) {
                                                        vErrors = [err729];
                                                      } else {
                                                        vErrors.push(err729);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                  if (data250.instance_fix !== void 0 && func0.call(data250, "instance_fix")) {
                                                    if (typeof data250.instance_fix !== "string") {
                                                      const err730 = { instancePath: instancePath + "/findings/" + i14 + "/instance_fix", schemaPath: "#/anyOf/19/properties/findings/items/properties/instance_fix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                      if (vErrors === null) {
                                                        vErrors = [err730];
                                                      } else {
                                                        vErrors.push(err730);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                  if (data250.class_fix !== void 0 && func0.call(data250, "class_fix")) {
                                                    if (typeof data250.class_fix !== "string") {
                                                      const err731 = { instancePath: instancePath + "/findings/" + i14 + "/class_fix", schemaPath: "#/anyOf/19/properties/findings/items/properties/class_fix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                      if (vErrors === null) {
                                                        vErrors = [err731];
                                                      } else {
                                                        vErrors.push(err731);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                  if (data250.tier !== void 0 && func0.call(data250, "tier")) {
                                                    let data263 = data250.tier;
                                                    if (!(data263 === "confirmed" || data263 === "probable" || data263 === "suspicious")) {
                                                      const err732 = { instancePath: instancePath + "/findings/" + i14 + "/tier", schemaPath: "#/anyOf/19/properties/findings/items/properties/tier/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[19].properties.findings.items.properties.tier.enum }, message: "must be equal to one of the allowed values" };
                                                      if (vErrors === null) {
                                                        vErrors = [err732];
                                                      } else {
                                                        vErrors.push(err732);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                  if (data250.escape_type !== void 0 && func0.call(data250, "escape_type")) {
                                                    let data264 = data250.escape_type;
                                                    const _errs636 = errors;
                                                    let valid89 = false;
                                                    const _errs637 = errors;
                                                    if (!(data264 === "implementation" || data264 === "spec" || data264 === "non-escape")) {
                                                      const err733 = { instancePath: instancePath + "/findings/" + i14 + "/escape_type", schemaPath: "#/anyOf/19/properties/findings/items/properties/escape_type/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[19].properties.findings.items.properties.escape_type.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
                                                      if (vErrors === null) {
                                                        vErrors = [err733];
                                                      } else {
                                                        vErrors.push(err733);
                                                      }
                                                      errors++;
                                                    }
                                                    var _valid9 = _errs637 === errors;
                                                    valid89 = valid89 || _valid9;
                                                    if (!valid89) {
                                                      const _errs638 = errors;
                                                      if (data264 !== null) {
                                                        const err734 = { instancePath: instancePath + "/findings/" + i14 + "/escape_type", schemaPath: "#/anyOf/19/properties/findings/items/properties/escape_type/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                        if (vErrors === null) {
                                                          vErrors = [err734];
                                                        } else {
                                                          vErrors.push(err734);
                                                        }
                                                        errors++;
                                                      }
                                                      var _valid9 = _errs638 === errors;
                                                      valid89 = valid89 || _valid9;
                                                    }
                                                    if (!valid89) {
                                                      const err735 = { instancePath: instancePath + "/findings/" + i14 + "/escape_type", schemaPath: "#/anyOf/19/properties/findings/items/properties/escape_type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                      if (vErrors === null) {
                                                        vErrors = [err735];
                                                      } else {
                                                        vErrors.push(err735);
                                                      }
                                                      errors++;
                                                    } else {
                                                      errors = _errs636;
                                                      if (vErrors !== null) {
                                                        if (_errs636) {
                                                          vErrors.length = _errs636;
                                                        } else {
                                                          vErrors = null;
                                                        }
                                                      }
                                                    }
                                                  }
                                                  if (data250.invariant_ref !== void 0 && func0.call(data250, "invariant_ref")) {
                                                    let data265 = data250.invariant_ref;
                                                    const _errs641 = errors;
                                                    let valid90 = false;
                                                    const _errs642 = errors;
                                                    if (typeof data265 !== "string") {
                                                      const err736 = { instancePath: instancePath + "/findings/" + i14 + "/invariant_ref", schemaPath: "#/anyOf/19/properties/findings/items/properties/invariant_ref/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                      if (vErrors === null) {
                                                        vErrors = [err736];
                                                      } else {
                                                        vErrors.push(err736);
                                                      }
                                                      errors++;
                                                    }
                                                    var _valid10 = _errs642 === errors;
                                                    valid90 = valid90 || _valid10;
                                                    if (!valid90) {
                                                      const _errs644 = errors;
                                                      if (data265 !== null) {
                                                        const err737 = { instancePath: instancePath + "/findings/" + i14 + "/invariant_ref", schemaPath: "#/anyOf/19/properties/findings/items/properties/invariant_ref/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                        if (vErrors === null) {
                                                          vErrors = [err737];
                                                        } else {
                                                          vErrors.push(err737);
                                                        }
                                                        errors++;
                                                      }
                                                      var _valid10 = _errs644 === errors;
                                                      valid90 = valid90 || _valid10;
                                                    }
                                                    if (!valid90) {
                                                      const err738 = { instancePath: instancePath + "/findings/" + i14 + "/invariant_ref", schemaPath: "#/anyOf/19/properties/findings/items/properties/invariant_ref/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                      if (vErrors === null) {
                                                        vErrors = [err738];
                                                      } else {
                                                        vErrors.push(err738);
                                                      }
                                                      errors++;
                                                    } else {
                                                      errors = _errs641;
                                                      if (vErrors !== null) {
                                                        if (_errs641) {
                                                          vErrors.length = _errs641;
                                                        } else {
                                                          vErrors = null;
                                                        }
                                                      }
                                                    }
                                                  }
                                                  if (data250.architecture_ref !== void 0 && func0.call(data250, "architecture_ref")) {
                                                    let data266 = data250.architecture_ref;
                                                    const _errs647 = errors;
                                                    let valid91 = false;
                                                    const _errs648 = errors;
                                                    if (typeof data266 !== "string") {
                                                      const err739 = { instancePath: instancePath + "/findings/" + i14 + "/architecture_ref", schemaPath: "#/anyOf/19/properties/findings/items/properties/architecture_ref/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                      if (vErrors === null) {
                                                        vErrors = [err739];
                                                      } else {
                                                        vErrors.push(err739);
                                                      }
                                                      errors++;
                                                    }
                                                    var _valid11 = _errs648 === errors;
                                                    valid91 = valid91 || _valid11;
                                                    if (!valid91) {
                                                      const _errs650 = errors;
                                                      if (data266 !== null) {
                                                        const err740 = { instancePath: instancePath + "/findings/" + i14 + "/architecture_ref", schemaPath: "#/anyOf/19/properties/findings/items/properties/architecture_ref/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                        if (vErrors === null) {
                                                          vErrors = [err740];
                                                        } else {
                                                          vErrors.push(err740);
                                                        }
                                                        errors++;
                                                      }
                                                      var _valid11 = _errs650 === errors;
                                                      valid91 = valid91 || _valid11;
                                                    }
                                                    if (!valid91) {
                                                      const err741 = { instancePath: instancePath + "/findings/" + i14 + "/architecture_ref", schemaPath: "#/anyOf/19/properties/findings/items/properties/architecture_ref/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                      if (vErrors === null) {
                                                        vErrors = [err741];
                                                      } else {
                                                        vErrors.push(err741);
                                                      }
                                                      errors++;
                                                    } else {
                                                      errors = _errs647;
                                                      if (vErrors !== null) {
                                                        if (_errs647) {
                                                          vErrors.length = _errs647;
                                                        } else {
                                                          vErrors = null;
                                                        }
                                                      }
                                                    }
                                                  }
                                                  if (data250.source !== void 0 && func0.call(data250, "source")) {
                                                    let data267 = data250.source;
                                                    if (!(data267 === "audit-specialist" || data267 === "fix-diff-reviewer" || data267 === "tests")) {
                                                      const err742 = { instancePath: instancePath + "/findings/" + i14 + "/source", schemaPath: "#/anyOf/19/properties/findings/items/properties/source/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[19].properties.findings.items.properties.source.enum }, message: "must be equal to one of the allowed values" };
                                                      if (vErrors === null) {
                                                        vErrors = [err742];
                                                      } else {
                                                        vErrors.push(err742);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                  if (data250.agent !== void 0 && func0.call(data250, "agent")) {
                                                    let data268 = data250.agent;
                                                    if (typeof data268 === "string") {
                                                      if (func139(data268) > 100) {
                                                        const err743 = { instancePath: instancePath + "/findings/" + i14 + "/agent", schemaPath: "#/anyOf/19/properties/findings/items/properties/agent/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                                                        if (vErrors === null) {
                                                          vErrors = [err743];
                                                        } else {
                                                          vErrors.push(err743);
                                                        }
                                                        errors++;
                                                      }
                                                      if (func139(data268) < 1) {
                                                        const err744 = { instancePath: instancePath + "/findings/" + i14 + "/agent", schemaPath: "#/anyOf/19/properties/findings/items/properties/agent/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                                        if (vErrors === null) {
                                                          vErrors = [err744];
                                                        } else {
                                                          vErrors.push(err744);
                                                        }
                                                        errors++;
                                                      }
                                                      if (!pattern20.test(data268)) {
                                                        const err745 = { instancePath: instancePath + "/findings/" + i14 + "/agent", schemaPath: "#/anyOf/19/properties/findings/items/properties/agent/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                                                        if (vErrors === null) {
                                                          vErrors = [err745];
                                                        } else {
                                                          vErrors.push(err745);
                                                        }
                                                        errors++;
                                                      }
                                                    } else {
                                                      const err746 = { instancePath: instancePath + "/findings/" + i14 + "/agent", schemaPath: "#/anyOf/19/properties/findings/items/properties/agent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                      if (vErrors === null) {
                                                        vErrors = [err746];
                                                      } else {
                                                        vErrors.push(err746);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                  if (data250.status !== void 0 && func0.call(data250, "status")) {
                                                    let data269 = data250.status;
                                                    if (!(data269 === "open" || data269 === "fixed" || data269 === "deferred" || data269 === "disputed" || data269 === "moot")) {
                                                      const err747 = { instancePath: instancePath + "/findings/" + i14 + "/status", schemaPath: "#/anyOf/19/properties/findings/items/properties/status/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[19].properties.findings.items.properties.status.enum }, message: "must be equal to one of the allowed values" };
                                                      if (vErrors === null) {
                                                        vErrors = [err747];
                                                      } else {
                                                        vErrors.push(err747);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                  if (data250.bounty !== void 0 && func0.call(data250, "bounty")) {
                                                    let data270 = data250.bounty;
                                                    if (!(typeof data270 == "number" && (!(data270 % 1) && !isNaN(data270)) && isFinite(data270))) {
                                                      const err748 = { instancePath: instancePath + "/findings/" + i14 + "/bounty", schemaPath: "#/anyOf/19/properties/findings/items/properties/bounty/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                      if (vErrors === null) {
                                                        vErrors = [err748];
                                                      } else {
                                                        vErrors.push(err748);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                  if (data250.round !== void 0 && func0.call(data250, "round")) {
                                                    let data271 = data250.round;
                                                    if (!(typeof data271 == "number" && (!(data271 % 1) && !isNaN(data271)) && isFinite(data271))) {
                                                      const err749 = { instancePath: instancePath + "/findings/" + i14 + "/round", schemaPath: "#/anyOf/19/properties/findings/items/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                      if (vErrors === null) {
                                                        vErrors = [err749];
                                                      } else {
                                                        vErrors.push(err749);
                                                      }
                                                      errors++;
                                                    }
                                                    if (typeof data271 == "number" && isFinite(data271)) {
                                                      if (data271 < 1 || isNaN(data271)) {
                                                        const err750 = { instancePath: instancePath + "/findings/" + i14 + "/round", schemaPath: "#/anyOf/19/properties/findings/items/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                                        if (vErrors === null) {
                                                          vErrors = [err750];
                                                        } else {
                                                          vErrors.push(err750);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                  }
                                                  if (data250.timestamp !== void 0 && func0.call(data250, "timestamp")) {
                                                    if (typeof data250.timestamp !== "string") {
                                                      const err751 = { instancePath: instancePath + "/findings/" + i14 + "/timestamp", schemaPath: "#/anyOf/19/properties/findings/items/properties/timestamp/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                      if (vErrors === null) {
                                                        vErrors = [err751];
                                                      } else {
                                                        vErrors.push(err751);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                  if (data250.fingerprint !== void 0 && func0.call(data250, "fingerprint")) {
                                                    let data273 = data250.fingerprint;
                                                    if (typeof data273 === "string") {
                                                      if (!pattern22.test(data273)) {
                                                        const err752 = { instancePath: instancePath + "/findings/" + i14 + "/fingerprint", schemaPath: "#/anyOf/19/properties/findings/items/properties/fingerprint/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' };
                                                        if (vErrors === null) {
                                                          vErrors = [err752];
                                                        } else {
                                                          vErrors.push(err752);
                                                        }
                                                        errors++;
                                                      }
                                                    } else {
                                                      const err753 = { instancePath: instancePath + "/findings/" + i14 + "/fingerprint", schemaPath: "#/anyOf/19/properties/findings/items/properties/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                      if (vErrors === null) {
                                                        vErrors = [err753];
                                                      } else {
                                                        vErrors.push(err753);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                  if (data250.reason !== void 0 && func0.call(data250, "reason")) {
                                                    let data274 = data250.reason;
                                                    const _errs665 = errors;
                                                    let valid92 = false;
                                                    const _errs666 = errors;
                                                    if (typeof data274 !== "string") {
                                                      const err754 = { instancePath: instancePath + "/findings/" + i14 + "/reason", schemaPath: "#/anyOf/19/properties/findings/items/properties/reason/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                      if (vErrors === null) {
                                                        vErrors = [err754];
                                                      } else {
                                                        vErrors.push(err754);
                                                      }
                                                      errors++;
                                                    }
                                                    var _valid12 = _errs666 === errors;
                                                    valid92 = valid92 || _valid12;
                                                    if (!valid92) {
                                                      const _errs668 = errors;
                                                      if (data274 !== null) {
                                                        const err755 = { instancePath: instancePath + "/findings/" + i14 + "/reason", schemaPath: "#/anyOf/19/properties/findings/items/properties/reason/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                        if (vErrors === null) {
                                                          vErrors = [err755];
                                                        } else {
                                                          vErrors.push(err755);
                                                        }
                                                        errors++;
                                                      }
                                                      var _valid12 = _errs668 === errors;
                                                      valid92 = valid92 || _valid12;
                                                    }
                                                    if (!valid92) {
                                                      const err756 = { instancePath: instancePath + "/findings/" + i14 + "/reason", schemaPath: "#/anyOf/19/properties/findings/items/properties/reason/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                      if (vErrors === null) {
                                                        vErrors = [err756];
                                                      } else {
                                                        vErrors.push(err756);
                                                      }
                                                      errors++;
                                                    } else {
                                                      errors = _errs665;
                                                      if (vErrors !== null) {
                                                        if (_errs665) {
                                                          vErrors.length = _errs665;
                                                        } else {
                                                          vErrors = null;
                                                        }
                                                      }
                                                    }
                                                  }
                                                } else {
                                                  const err757 = { instancePath: instancePath + "/findings/" + i14, schemaPath: "#/anyOf/19/properties/findings/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                  if (vErrors === null) {
                                                    vErrors = [err757];
                                                  } else {
                                                    vErrors.push(err757);
                                                  }
                                                  errors++;
                                                }
                                              }
                                            } else {
                                              const err758 = { instancePath: instancePath + "/findings", schemaPath: "#/anyOf/19/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                              if (vErrors === null) {
                                                vErrors = [err758];
                                              } else {
                                                vErrors.push(err758);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data.about !== void 0 && func0.call(data, "about")) {
                                            let data275 = data.about;
                                            if (Array.isArray(data275)) {
                                              const len16 = data275.length;
                                              for (let i16 = 0; i16 < len16; i16++) {
                                                let data276 = data275[i16];
                                                if (data276 && typeof data276 == "object" && !Array.isArray(data276)) {
                                                  if (data276.id === void 0 || !func0.call(data276, "id")) {
                                                    const err759 = { instancePath: instancePath + "/about/" + i16, schemaPath: "#/anyOf/19/properties/about/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                                                    if (vErrors === null) {
                                                      vErrors = [err759];
                                                    } else {
                                                      vErrors.push(err759);
                                                    }
                                                    errors++;
                                                  }
                                                  if (data276.commits === void 0 || !func0.call(data276, "commits")) {
                                                    const err760 = { instancePath: instancePath + "/about/" + i16, schemaPath: "#/anyOf/19/properties/about/items/required", keyword: "required", params: { missingProperty: "commits" }, message: "must have required property 'commits'" };
                                                    if (vErrors === null) {
                                                      vErrors = [err760];
                                                    } else {
                                                      vErrors.push(err760);
                                                    }
                                                    errors++;
                                                  }
                                                  for (const key48 of Object.keys(data276)) {
                                                    if (!(key48 === "id" || key48 === "commits")) {
                                                      const err761 = { instancePath: instancePath + "/about/" + i16, schemaPath: "#/anyOf/19/properties/about/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key48 }, message: "must NOT have additional properties" };
                                                      if (vErrors === null) {
                                                        vErrors = [err761];
                                                      } else {
                                                        vErrors.push(err761);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                  if (data276.id !== void 0 && func0.call(data276, "id")) {
                                                    if (typeof data276.id !== "string") {
                                                      const err762 = { instancePath: instancePath + "/about/" + i16 + "/id", schemaPath: "#/anyOf/19/properties/about/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                      if (vErrors === null) {
                                                        vErrors = [err762];
                                                      } else {
                                                        vErrors.push(err762);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                  if (data276.commits !== void 0 && func0.call(data276, "commits")) {
                                                    let data278 = data276.commits;
                                                    if (Array.isArray(data278)) {
                                                      const len17 = data278.length;
                                                      for (let i17 = 0; i17 < len17; i17++) {
                                                        let data279 = data278[i17];
                                                        if (typeof data279 === "string") {
                                                          if (!pattern2.test(data279)) {
                                                            const err763 = { instancePath: instancePath + "/about/" + i16 + "/commits/" + i17, schemaPath: "#/anyOf/19/properties/about/items/properties/commits/items/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                            if (vErrors === null) {
                                                              vErrors = [err763];
                                                            } else {
                                                              vErrors.push(err763);
                                                            }
                                                            errors++;
                                                          }
                                                        } else {
                                                          const err764 = { instancePath: instancePath + "/about/" + i16 + "/commits/" + i17, schemaPath: "#/anyOf/19/properties/about/items/properties/commits/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                          if (vErrors === null) {
                                                            vErrors = [err764];
                                                          } else {
                                                            vErrors.push(err764);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                    } else {
                                                      const err765 = { instancePath: instancePath + "/about/" + i16 + "/commits", schemaPath: "#/anyOf/19/properties/about/items/properties/commits/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                                      if (vErrors === null) {
                                                        vErrors = [err765];
                                                      } else {
                                                        vErrors.push(err765);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                } else {
                                                  const err766 = { instancePath: instancePath + "/about/" + i16, schemaPath: "#/anyOf/19/properties/about/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                  if (vErrors === null) {
                                                    vErrors = [err766];
                                                  } else {
                                                    vErrors.push(err766);
                                                  }
                                                  errors++;
                                                }
                                              }
                                            } else {
                                              const err767 = { instancePath: instancePath + "/about", schemaPath: "#/anyOf/19/properties/about/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                              if (vErrors === null) {
                                                vErrors = [err767];
                                              } else {
                                                vErrors.push(err767);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data.after !== void 0 && func0.call(data, "after")) {
                                            let data280 = data.after;
                                            if (data280 && typeof data280 == "object" && !Array.isArray(data280)) {
                                              if (data280.lines === void 0 || !func0.call(data280, "lines")) {
                                                const err768 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/19/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                                if (vErrors === null) {
                                                  vErrors = [err768];
                                                } else {
                                                  vErrors.push(err768);
                                                }
                                                errors++;
                                              }
                                              if (data280.sha256 === void 0 || !func0.call(data280, "sha256")) {
                                                const err769 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/19/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                                if (vErrors === null) {
                                                  vErrors = [err769];
                                                } else {
                                                  vErrors.push(err769);
                                                }
                                                errors++;
                                              }
                                              for (const key49 of Object.keys(data280)) {
                                                if (!(key49 === "lines" || key49 === "sha256")) {
                                                  const err770 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/19/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key49 }, message: "must NOT have additional properties" };
                                                  if (vErrors === null) {
                                                    vErrors = [err770];
                                                  } else {
                                                    vErrors.push(err770);
                                                  }
                                                  errors++;
                                                }
                                              }
                                              if (data280.lines !== void 0 && func0.call(data280, "lines")) {
                                                let data281 = data280.lines;
                                                if (!(typeof data281 == "number" && (!(data281 % 1) && !isNaN(data281)) && isFinite(data281))) {
                                                  const err771 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/19/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                  if (vErrors === null) {
                                                    vErrors = [err771];
                                                  } else {
                                                    vErrors.push(err771);
                                                  }
                                                  errors++;
                                                }
                                                if (typeof data281 == "number" && isFinite(data281)) {
                                                  if (data281 < 0 || isNaN(data281)) {
                                                    const err772 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/19/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                    if (vErrors === null) {
                                                      vErrors = [err772];
                                                    } else {
                                                      vErrors.push(err772);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                              }
                                              if (data280.sha256 !== void 0 && func0.call(data280, "sha256")) {
                                                let data282 = data280.sha256;
                                                if (typeof data282 === "string") {
                                                  if (!pattern2.test(data282)) {
                                                    const err773 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/19/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                    if (vErrors === null) {
                                                      vErrors = [err773];
                                                    } else {
                                                      vErrors.push(err773);
                                                    }
                                                    errors++;
                                                  }
                                                } else {
                                                  const err774 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/19/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                  if (vErrors === null) {
                                                    vErrors = [err774];
                                                  } else {
                                                    vErrors.push(err774);
                                                  }
                                                  errors++;
                                                }
                                              }
                                            } else {
                                              const err775 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/19/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                              if (vErrors === null) {
                                                vErrors = [err775];
                                              } else {
                                                vErrors.push(err775);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data.seal !== void 0 && func0.call(data, "seal")) {
                                            let data283 = data.seal;
                                            if (typeof data283 === "string") {
                                              if (!pattern2.test(data283)) {
                                                const err776 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/19/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                if (vErrors === null) {
                                                  vErrors = [err776];
                                                } else {
                                                  vErrors.push(err776);
                                                }
                                                errors++;
                                              }
                                            } else {
                                              const err777 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/19/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err777];
                                              } else {
                                                vErrors.push(err777);
                                              }
                                              errors++;
                                            }
                                          }
                                        } else {
                                          const err778 = { instancePath, schemaPath: "#/anyOf/19/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                          if (vErrors === null) {
                                            vErrors = [err778];
                                          } else {
                                            vErrors.push(err778);
                                          }
                                          errors++;
                                        }
                                        var _valid0 = _errs590 === errors;
                                        valid0 = valid0 || _valid0;
                                        if (!valid0) {
                                          const _errs690 = errors;
                                          if (data && typeof data == "object" && !Array.isArray(data)) {
                                            if (data.at === void 0 || !func0.call(data, "at")) {
                                              const err779 = { instancePath, schemaPath: "#/anyOf/20/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                              if (vErrors === null) {
                                                vErrors = [err779];
                                              } else {
                                                vErrors.push(err779);
                                              }
                                              errors++;
                                            }
                                            if (data.kind === void 0 || !func0.call(data, "kind")) {
                                              const err780 = { instancePath, schemaPath: "#/anyOf/20/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                              if (vErrors === null) {
                                                vErrors = [err780];
                                              } else {
                                                vErrors.push(err780);
                                              }
                                              errors++;
                                            }
                                            if (data.ref === void 0 || !func0.call(data, "ref")) {
                                              const err781 = { instancePath, schemaPath: "#/anyOf/20/required", keyword: "required", params: { missingProperty: "ref" }, message: "must have required property 'ref'" };
                                              if (vErrors === null) {
                                                vErrors = [err781];
                                              } else {
                                                vErrors.push(err781);
                                              }
                                              errors++;
                                            }
                                            if (data.head === void 0 || !func0.call(data, "head")) {
                                              const err782 = { instancePath, schemaPath: "#/anyOf/20/required", keyword: "required", params: { missingProperty: "head" }, message: "must have required property 'head'" };
                                              if (vErrors === null) {
                                                vErrors = [err782];
                                              } else {
                                                vErrors.push(err782);
                                              }
                                              errors++;
                                            }
                                            if (data.why === void 0 || !func0.call(data, "why")) {
                                              const err783 = { instancePath, schemaPath: "#/anyOf/20/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                                              if (vErrors === null) {
                                                vErrors = [err783];
                                              } else {
                                                vErrors.push(err783);
                                              }
                                              errors++;
                                            }
                                            for (const key50 of Object.keys(data)) {
                                              if (!(key50 === "at" || key50 === "kind" || key50 === "ref" || key50 === "head" || key50 === "why" || key50 === "after" || key50 === "seal")) {
                                                const err784 = { instancePath, schemaPath: "#/anyOf/20/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key50 }, message: "must NOT have additional properties" };
                                                if (vErrors === null) {
                                                  vErrors = [err784];
                                                } else {
                                                  vErrors.push(err784);
                                                }
                                                errors++;
                                              }
                                            }
                                            if (data.at !== void 0 && func0.call(data, "at")) {
                                              let data284 = data.at;
                                              if (typeof data284 === "string") {
                                                if (!pattern0.test(data284)) {
                                                  const err785 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/20/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                                  if (vErrors === null) {
                                                    vErrors = [err785];
                                                  } else {
                                                    vErrors.push(err785);
                                                  }
                                                  errors++;
                                                }
                                              } else {
                                                const err786 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/20/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                if (vErrors === null) {
                                                  vErrors = [err786];
                                                } else {
                                                  vErrors.push(err786);
                                                }
                                                errors++;
                                              }
                                            }
                                            if (data.kind !== void 0 && func0.call(data, "kind")) {
                                              let data285 = data.kind;
                                              if (typeof data285 !== "string") {
                                                const err787 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/20/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                if (vErrors === null) {
                                                  vErrors = [err787];
                                                } else {
                                                  vErrors.push(err787);
                                                }
                                                errors++;
                                              }
                                              if ("discarded" !== data285) {
                                                const err788 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/20/properties/kind/const", keyword: "const", params: { allowedValue: "discarded" }, message: "must be equal to constant" };
                                                if (vErrors === null) {
                                                  vErrors = [err788];
                                                } else {
                                                  vErrors.push(err788);
                                                }
                                                errors++;
                                              }
                                            }
                                            if (data.ref !== void 0 && func0.call(data, "ref")) {
                                              if (typeof data.ref !== "string") {
                                                const err789 = { instancePath: instancePath + "/ref", schemaPath: "#/anyOf/20/properties/ref/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                if (vErrors === null) {
                                                  vErrors = [err789];
                                                } else {
                                                  vErrors.push(err789);
                                                }
                                                errors++;
                                              }
                                            }
                                            if (data.head !== void 0 && func0.call(data, "head")) {
                                              let data287 = data.head;
                                              if (typeof data287 === "string") {
                                                if (!pattern2.test(data287)) {
                                                  const err790 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/20/properties/head/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                  if (vErrors === null) {
                                                    vErrors = [err790];
                                                  } else {
                                                    vErrors.push(err790);
                                                  }
                                                  errors++;
                                                }
                                              } else {
                                                const err791 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/20/properties/head/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                if (vErrors === null) {
                                                  vErrors = [err791];
                                                } else {
                                                  vErrors.push(err791);
                                                }
                                                errors++;
                                              }
                                            }
                                            if (data.why !== void 0 && func0.call(data, "why")) {
                                              let data288 = data.why;
                                              if (typeof data288 === "string") {
                                                if (!pattern20.test(data288)) {
                                                  const err792 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/20/properties/why/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                                                  if (vErrors === null) {
                                                    vErrors = [err792];
                                                  } else {
                                                    vErrors.push(err792);
                                                  }
                                                  errors++;
                                                }
                                              } else {
                                                const err793 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/20/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                if (vErrors === null) {
                                                  vErrors = [err793];
                                                } else {
                                                  vErrors.push(err793);
                                                }
                                                errors++;
                                              }
                                            }
                                            if (data.after !== void 0 && func0.call(data, "after")) {
                                              let data289 = data.after;
                                              if (data289 && typeof data289 == "object" && !Array.isArray(data289)) {
                                                if (data289.lines === void 0 || !func0.call(data289, "lines")) {
                                                  const err794 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/20/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err794];
                                                  } else {
                                                    vErrors.push(err794);
                                                  }
                                                  errors++;
                                                }
                                                if (data289.sha256 === void 0 || !func0.call(data289, "sha256")) {
                                                  const err795 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/20/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err795];
                                                  } else {
                                                    vErrors.push(err795);
                                                  }
                                                  errors++;
                                                }
                                                for (const key51 of Object.keys(data289)) {
                                                  if (!(key51 === "lines" || key51 === "sha256")) {
                                                    const err796 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/20/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key51 }, message: "must NOT have additional properties" };
                                                    if (vErrors === null) {
                                                      vErrors = [err796];
                                                    } else {
                                                      vErrors.push(err796);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                if (data289.lines !== void 0 && func0.call(data289, "lines")) {
                                                  let data290 = data289.lines;
                                                  if (!(typeof data290 == "number" && (!(data290 % 1) && !isNaN(data290)) && isFinite(data290))) {
                                                    const err797 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/20/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                    if (vErrors === null) {
                                                      vErrors = [err797];
                                                    } else {
                                                      vErrors.push(err797);
                                                    }
                                                    errors++;
                                                  }
                                                  if (typeof data290 == "number" && isFinite(data290)) {
                                                    if (data290 < 0 || isNaN(data290)) {
                                                      const err798 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/20/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                      if (vErrors === null) {
                                                        vErrors = [err798];
                                                      } else {
                                                        vErrors.push(err798);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                }
                                                if (data289.sha256 !== void 0 && func0.call(data289, "sha256")) {
                                                  let data291 = data289.sha256;
                                                  if (typeof data291 === "string") {
                                                    if (!pattern2.test(data291)) {
                                                      const err799 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/20/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                      if (vErrors === null) {
                                                        vErrors = [err799];
                                                      } else {
                                                        vErrors.push(err799);
                                                      }
                                                      errors++;
                                                    }
                                                  } else {
                                                    const err800 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/20/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                    if (vErrors === null) {
                                                      vErrors = [err800];
                                                    } else {
                                                      vErrors.push(err800);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                              } else {
                                                const err801 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/20/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                if (vErrors === null) {
                                                  vErrors = [err801];
                                                } else {
                                                  vErrors.push(err801);
                                                }
                                                errors++;
                                              }
                                            }
                                            if (data.seal !== void 0 && func0.call(data, "seal")) {
                                              let data292 = data.seal;
                                              if (typeof data292 === "string") {
                                                if (!pattern2.test(data292)) {
                                                  const err802 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/20/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                  if (vErrors === null) {
                                                    vErrors = [err802];
                                                  } else {
                                                    vErrors.push(err802);
                                                  }
                                                  errors++;
                                                }
                                              } else {
                                                const err803 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/20/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                if (vErrors === null) {
                                                  vErrors = [err803];
                                                } else {
                                                  vErrors.push(err803);
                                                }
                                                errors++;
                                              }
                                            }
                                          } else {
                                            const err804 = { instancePath, schemaPath: "#/anyOf/20/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                            if (vErrors === null) {
                                              vErrors = [err804];
                                            } else {
                                              vErrors.push(err804);
                                            }
                                            errors++;
                                          }
                                          var _valid0 = _errs690 === errors;
                                          valid0 = valid0 || _valid0;
                                          if (!valid0) {
                                            const _errs712 = errors;
                                            if (data && typeof data == "object" && !Array.isArray(data)) {
                                              if (data.at === void 0 || !func0.call(data, "at")) {
                                                const err805 = { instancePath, schemaPath: "#/anyOf/21/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                                if (vErrors === null) {
                                                  vErrors = [err805];
                                                } else {
                                                  vErrors.push(err805);
                                                }
                                                errors++;
                                              }
                                              if (data.kind === void 0 || !func0.call(data, "kind")) {
                                                const err806 = { instancePath, schemaPath: "#/anyOf/21/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                                if (vErrors === null) {
                                                  vErrors = [err806];
                                                } else {
                                                  vErrors.push(err806);
                                                }
                                                errors++;
                                              }
                                              if (data.round === void 0 || !func0.call(data, "round")) {
                                                const err807 = { instancePath, schemaPath: "#/anyOf/21/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                                                if (vErrors === null) {
                                                  vErrors = [err807];
                                                } else {
                                                  vErrors.push(err807);
                                                }
                                                errors++;
                                              }
                                              if (data.head === void 0 || !func0.call(data, "head")) {
                                                const err808 = { instancePath, schemaPath: "#/anyOf/21/required", keyword: "required", params: { missingProperty: "head" }, message: "must have required property 'head'" };
                                                if (vErrors === null) {
                                                  vErrors = [err808];
                                                } else {
                                                  vErrors.push(err808);
                                                }
                                                errors++;
                                              }
                                              if (data.lines_changed === void 0 || !func0.call(data, "lines_changed")) {
                                                const err809 = { instancePath, schemaPath: "#/anyOf/21/required", keyword: "required", params: { missingProperty: "lines_changed" }, message: "must have required property 'lines_changed'" };
                                                if (vErrors === null) {
                                                  vErrors = [err809];
                                                } else {
                                                  vErrors.push(err809);
                                                }
                                                errors++;
                                              }
                                              for (const key52 of Object.keys(data)) {
                                                if (!(key52 === "at" || key52 === "kind" || key52 === "round" || key52 === "head" || key52 === "lines_changed" || key52 === "after" || key52 === "seal")) {
                                                  const err810 = { instancePath, schemaPath: "#/anyOf/21/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key52 }, message: "must NOT have additional properties" };
                                                  if (vErrors === null) {
                                                    vErrors = [err810];
                                                  } else {
                                                    vErrors.push(err810);
                                                  }
                                                  errors++;
                                                }
                                              }
                                              if (data.at !== void 0 && func0.call(data, "at")) {
                                                let data293 = data.at;
                                                if (typeof data293 === "string") {
                                                  if (!pattern0.test(data293)) {
                                                    const err811 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/21/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                                    if (vErrors === null) {
                                                      vErrors = [err811];
                                                    } else {
                                                      vErrors.push(err811);
                                                    }
                                                    errors++;
                                                  }
                                                } else {
                                                  const err812 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/21/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                  if (vErrors === null) {
                                                    vErrors = [err812];
                                                  } else {
                                                    vErrors.push(err812);
                                                  }
                                                  errors++;
                                                }
                                              }
                                              if (data.kind !== void 0 && func0.call(data, "kind")) {
                                                let data294 = data.kind;
                                                if (typeof data294 !== "string") {
                                                  const err813 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/21/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                  if (vErrors === null) {
                                                    vErrors = [err813];
                                                  } else {
                                                    vErrors.push(err813);
                                                  }
                                                  errors++;
                                                }
                                                if ("recorded" !== data294) {
                                                  const err814 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/21/properties/kind/const", keyword: "const", params: { allowedValue: "recorded" }, message: "must be equal to constant" };
                                                  if (vErrors === null) {
                                                    vErrors = [err814];
                                                  } else {
                                                    vErrors.push(err814);
                                                  }
                                                  errors++;
                                                }
                                              }
                                              if (data.round !== void 0 && func0.call(data, "round")) {
                                                let data295 = data.round;
                                                if (!(typeof data295 == "number" && (!(data295 % 1) && !isNaN(data295)) && isFinite(data295))) {
                                                  const err815 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/21/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                  if (vErrors === null) {
                                                    vErrors = [err815];
                                                  } else {
                                                    vErrors.push(err815);
                                                  }
                                                  errors++;
                                                }
                                                if (typeof data295 == "number" && isFinite(data295)) {
                                                  if (data295 < 1 || isNaN(data295)) {
                                                    const err816 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/21/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                                    if (vErrors === null) {
                                                      vErrors = [err816];
                                                    } else {
                                                      vErrors.push(err816);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                              }
                                              if (data.head !== void 0 && func0.call(data, "head")) {
                                                let data296 = data.head;
                                                if (typeof data296 === "string") {
                                                  if (!pattern2.test(data296)) {
                                                    const err817 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/21/properties/head/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                    if (vErrors === null) {
                                                      vErrors = [err817];
                                                    } else {
                                                      vErrors.push(err817);
                                                    }
                                                    errors++;
                                                  }
                                                } else {
                                                  const err818 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/21/properties/head/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                  if (vErrors === null) {
                                                    vErrors = [err818];
                                                  } else {
                                                    vErrors.push(err818);
                                                  }
                                                  errors++;
                                                }
                                              }
                                              if (data.lines_changed !== void 0 && func0.call(data, "lines_changed")) {
                                                let data297 = data.lines_changed;
                                                if (!(typeof data297 == "number" && (!(data297 % 1) && !isNaN(data297)) && isFinite(data297))) {
                                                  const err819 = { instancePath: instancePath + "/lines_changed", schemaPath: "#/anyOf/21/properties/lines_changed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                  if (vErrors === null) {
                                                    vErrors = [err819];
                                                  } else {
                                                    vErrors.push(err819);
                                                  }
                                                  errors++;
                                                }
                                                if (typeof data297 == "number" && isFinite(data297)) {
                                                  if (data297 < 0 || isNaN(data297)) {
                                                    const err820 = { instancePath: instancePath + "/lines_changed", schemaPath: "#/anyOf/21/properties/lines_changed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                    if (vErrors === null) {
                                                      vErrors = [err820];
                                                    } else {
                                                      vErrors.push(err820);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                              }
                                              if (data.after !== void 0 && func0.call(data, "after")) {
                                                let data298 = data.after;
                                                if (data298 && typeof data298 == "object" && !Array.isArray(data298)) {
                                                  if (data298.lines === void 0 || !func0.call(data298, "lines")) {
                                                    const err821 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/21/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                                    if (vErrors === null) {
                                                      vErrors = [err821];
                                                    } else {
                                                      vErrors.push(err821);
                                                    }
                                                    errors++;
                                                  }
                                                  if (data298.sha256 === void 0 || !func0.call(data298, "sha256")) {
                                                    const err822 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/21/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                                    if (vErrors === null) {
                                                      vErrors = [err822];
                                                    } else {
                                                      vErrors.push(err822);
                                                    }
                                                    errors++;
                                                  }
                                                  for (const key53 of Object.keys(data298)) {
                                                    if (!(key53 === "lines" || key53 === "sha256")) {
                                                      const err823 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/21/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key53 }, message: "must NOT have additional properties" };
                                                      if (vErrors === null) {
                                                        vErrors = [err823];
                                                      } else {
                                                        vErrors.push(err823);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                  if (data298.lines !== void 0 && func0.call(data298, "lines")) {
                                                    let data299 = data298.lines;
                                                    if (!(typeof data299 == "number" && (!(data299 % 1) && !isNaN(data299)) && isFinite(data299))) {
                                                      const err824 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/21/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                      if (vErrors === null) {
                                                        vErrors = [err824];
                                                      } else {
                                                        vErrors.push(err824);
                                                      }
                                                      errors++;
                                                    }
                                                    if (typeof data299 == "number" && isFinite(data299)) {
                                                      if (data299 < 0 || isNaN(data299)) {
                                                        const err825 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/21/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                        if (vErrors === null) {
                                                          vErrors = [err825];
                                                        } else {
                                                          vErrors.push(err825);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                  }
                                                  if (data298.sha256 !== void 0 && func0.call(data298, "sha256")) {
                                                    let data300 = data298.sha256;
                                                    if (typeof data300 === "string") {
                                                      if (!pattern2.test(data300)) {
                                                        const err826 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/21/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                        if (vErrors === null) {
                                                          vErrors = [err826];
                                                        } else {
                                                          vErrors.push(err826);
                                                        }
                                                        errors++;
                                                      }
                                                    } else {
                                                      const err827 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/21/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                      if (vErrors === null) {
                                                        vErrors = [err827];
                                                      } else {
                                                        vErrors.push(err827);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                } else {
                                                  const err828 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/21/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                  if (vErrors === null) {
                                                    vErrors = [err828];
                                                  } else {
                                                    vErrors.push(err828);
                                                  }
                                                  errors++;
                                                }
                                              }
                                              if (data.seal !== void 0 && func0.call(data, "seal")) {
                                                let data301 = data.seal;
                                                if (typeof data301 === "string") {
                                                  if (!pattern2.test(data301)) {
                                                    const err829 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/21/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                    if (vErrors === null) {
                                                      vErrors = [err829];
                                                    } else {
                                                      vErrors.push(err829);
                                                    }
                                                    errors++;
                                                  }
                                                } else {
                                                  const err830 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/21/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                  if (vErrors === null) {
                                                    vErrors = [err830];
                                                  } else {
                                                    vErrors.push(err830);
                                                  }
                                                  errors++;
                                                }
                                              }
                                            } else {
                                              const err831 = { instancePath, schemaPath: "#/anyOf/21/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                              if (vErrors === null) {
                                                vErrors = [err831];
                                              } else {
                                                vErrors.push(err831);
                                              }
                                              errors++;
                                            }
                                            var _valid0 = _errs712 === errors;
                                            valid0 = valid0 || _valid0;
                                            if (!valid0) {
                                              const _errs734 = errors;
                                              if (data && typeof data == "object" && !Array.isArray(data)) {
                                                if (data.at === void 0 || !func0.call(data, "at")) {
                                                  const err832 = { instancePath, schemaPath: "#/anyOf/22/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err832];
                                                  } else {
                                                    vErrors.push(err832);
                                                  }
                                                  errors++;
                                                }
                                                if (data.kind === void 0 || !func0.call(data, "kind")) {
                                                  const err833 = { instancePath, schemaPath: "#/anyOf/22/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err833];
                                                  } else {
                                                    vErrors.push(err833);
                                                  }
                                                  errors++;
                                                }
                                                if (data.round === void 0 || !func0.call(data, "round")) {
                                                  const err834 = { instancePath, schemaPath: "#/anyOf/22/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err834];
                                                  } else {
                                                    vErrors.push(err834);
                                                  }
                                                  errors++;
                                                }
                                                if (data.code === void 0 || !func0.call(data, "code")) {
                                                  const err835 = { instancePath, schemaPath: "#/anyOf/22/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err835];
                                                  } else {
                                                    vErrors.push(err835);
                                                  }
                                                  errors++;
                                                }
                                                if (data.why === void 0 || !func0.call(data, "why")) {
                                                  const err836 = { instancePath, schemaPath: "#/anyOf/22/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err836];
                                                  } else {
                                                    vErrors.push(err836);
                                                  }
                                                  errors++;
                                                }
                                                for (const key54 of Object.keys(data)) {
                                                  if (!(key54 === "at" || key54 === "kind" || key54 === "round" || key54 === "code" || key54 === "why" || key54 === "after" || key54 === "seal")) {
                                                    const err837 = { instancePath, schemaPath: "#/anyOf/22/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key54 }, message: "must NOT have additional properties" };
                                                    if (vErrors === null) {
                                                      vErrors = [err837];
                                                    } else {
                                                      vErrors.push(err837);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                if (data.at !== void 0 && func0.call(data, "at")) {
                                                  let data302 = data.at;
                                                  if (typeof data302 === "string") {
                                                    if (!pattern0.test(data302)) {
                                                      const err838 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/22/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                                      if (vErrors === null) {
                                                        vErrors = [err838];
                                                      } else {
                                                        vErrors.push(err838);
                                                      }
                                                      errors++;
                                                    }
                                                  } else {
                                                    const err839 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/22/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                    if (vErrors === null) {
                                                      vErrors = [err839];
                                                    } else {
                                                      vErrors.push(err839);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                if (data.kind !== void 0 && func0.call(data, "kind")) {
                                                  let data303 = data.kind;
                                                  if (typeof data303 !== "string") {
                                                    const err840 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/22/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                    if (vErrors === null) {
                                                      vErrors = [err840];
                                                    } else {
                                                      vErrors.push(err840);
                                                    }
                                                    errors++;
                                                  }
                                                  if ("aborted" !== data303) {
                                                    const err841 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/22/properties/kind/const", keyword: "const", params: { allowedValue: "aborted" }, message: "must be equal to constant" };
                                                    if (vErrors === null) {
                                                      vErrors = [err841];
                                                    } else {
                                                      vErrors.push(err841);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                if (data.round !== void 0 && func0.call(data, "round")) {
                                                  let data304 = data.round;
                                                  if (!(typeof data304 == "number" && (!(data304 % 1) && !isNaN(data304)) && isFinite(data304))) {
                                                    const err842 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/22/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                    if (vErrors === null) {
                                                      vErrors = [err842];
                                                    } else {
                                                      vErrors.push(err842);
                                                    }
                                                    errors++;
                                                  }
                                                  if (typeof data304 == "number" && isFinite(data304)) {
                                                    if (data304 < 1 || isNaN(data304)) {
                                                      const err843 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/22/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                                      if (vErrors === null) {
                                                        vErrors = [err843];
                                                      } else {
                                                        vErrors.push(err843);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                }
                                                if (data.code !== void 0 && func0.call(data, "code")) {
                                                  if (typeof data.code !== "string") {
                                                    const err844 = { instancePath: instancePath + "/code", schemaPath: "#/anyOf/22/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                    if (vErrors === null) {
                                                      vErrors = [err844];
                                                    } else {
                                                      vErrors.push(err844);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                if (data.why !== void 0 && func0.call(data, "why")) {
                                                  let data306 = data.why;
                                                  if (typeof data306 === "string") {
                                                    if (!pattern20.test(data306)) {
                                                      const err845 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/22/properties/why/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                                                      if (vErrors === null) {
                                                        vErrors = [err845];
                                                      } else {
                                                        vErrors.push(err845);
                                                      }
                                                      errors++;
                                                    }
                                                  } else {
                                                    const err846 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/22/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                    if (vErrors === null) {
                                                      vErrors = [err846];
                                                    } else {
                                                      vErrors.push(err846);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                if (data.after !== void 0 && func0.call(data, "after")) {
                                                  let data307 = data.after;
                                                  if (data307 && typeof data307 == "object" && !Array.isArray(data307)) {
                                                    if (data307.lines === void 0 || !func0.call(data307, "lines")) {
                                                      const err847 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/22/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                                      if (vErrors === null) {
                                                        vErrors = [err847];
                                                      } else {
                                                        vErrors.push(err847);
                                                      }
                                                      errors++;
                                                    }
                                                    if (data307.sha256 === void 0 || !func0.call(data307, "sha256")) {
                                                      const err848 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/22/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                                      if (vErrors === null) {
                                                        vErrors = [err848];
                                                      } else {
                                                        vErrors.push(err848);
                                                      }
                                                      errors++;
                                                    }
                                                    for (const key55 of Object.keys(data307)) {
                                                      if (!(key55 === "lines" || key55 === "sha256")) {
                                                        const err849 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/22/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key55 }, message: "must NOT have additional properties" };
                                                        if (vErrors === null) {
                                                          vErrors = [err849];
                                                        } else {
                                                          vErrors.push(err849);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                    if (data307.lines !== void 0 && func0.call(data307, "lines")) {
                                                      let data308 = data307.lines;
                                                      if (!(typeof data308 == "number" && (!(data308 % 1) && !isNaN(data308)) && isFinite(data308))) {
                                                        const err850 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/22/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                        if (vErrors === null) {
                                                          vErrors = [err850];
                                                        } else {
                                                          vErrors.push(err850);
                                                        }
                                                        errors++;
                                                      }
                                                      if (typeof data308 == "number" && isFinite(data308)) {
                                                        if (data308 < 0 || isNaN(data308)) {
                                                          const err851 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/22/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                          if (vErrors === null) {
                                                            vErrors = [err851];
                                                          } else {
                                                            vErrors.push(err851);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                    }
                                                    if (data307.sha256 !== void 0 && func0.call(data307, "sha256")) {
                                                      let data309 = data307.sha256;
                                                      if (typeof data309 === "string") {
                                                        if (!pattern2.test(data309)) {
                                                          const err852 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/22/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                          if (vErrors === null) {
                                                            vErrors = [err852];
                                                          } else {
                                                            vErrors.push(err852);
                                                          }
                                                          errors++;
                                                        }
                                                      } else {
                                                        const err853 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/22/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                        if (vErrors === null) {
                                                          vErrors = [err853];
                                                        } else {
                                                          vErrors.push(err853);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                  } else {
                                                    const err854 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/22/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                    if (vErrors === null) {
                                                      vErrors = [err854];
                                                    } else {
                                                      vErrors.push(err854);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                if (data.seal !== void 0 && func0.call(data, "seal")) {
                                                  let data310 = data.seal;
                                                  if (typeof data310 === "string") {
                                                    if (!pattern2.test(data310)) {
                                                      const err855 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/22/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                      if (vErrors === null) {
                                                        vErrors = [err855];
                                                      } else {
                                                        vErrors.push(err855);
                                                      }
                                                      errors++;
                                                    }
                                                  } else {
                                                    const err856 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/22/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                    if (vErrors === null) {
                                                      vErrors = [err856];
                                                    } else {
                                                      vErrors.push(err856);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                              } else {
                                                const err857 = { instancePath, schemaPath: "#/anyOf/22/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                if (vErrors === null) {
                                                  vErrors = [err857];
                                                } else {
                                                  vErrors.push(err857);
                                                }
                                                errors++;
                                              }
                                              var _valid0 = _errs734 === errors;
                                              valid0 = valid0 || _valid0;
                                              if (!valid0) {
                                                const _errs756 = errors;
                                                if (data && typeof data == "object" && !Array.isArray(data)) {
                                                  if (data.at === void 0 || !func0.call(data, "at")) {
                                                    const err858 = { instancePath, schemaPath: "#/anyOf/23/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                                    if (vErrors === null) {
                                                      vErrors = [err858];
                                                    } else {
                                                      vErrors.push(err858);
                                                    }
                                                    errors++;
                                                  }
                                                  if (data.kind === void 0 || !func0.call(data, "kind")) {
                                                    const err859 = { instancePath, schemaPath: "#/anyOf/23/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                                    if (vErrors === null) {
                                                      vErrors = [err859];
                                                    } else {
                                                      vErrors.push(err859);
                                                    }
                                                    errors++;
                                                  }
                                                  if (data.chunking === void 0 || !func0.call(data, "chunking")) {
                                                    const err860 = { instancePath, schemaPath: "#/anyOf/23/required", keyword: "required", params: { missingProperty: "chunking" }, message: "must have required property 'chunking'" };
                                                    if (vErrors === null) {
                                                      vErrors = [err860];
                                                    } else {
                                                      vErrors.push(err860);
                                                    }
                                                    errors++;
                                                  }
                                                  for (const key56 of Object.keys(data)) {
                                                    if (!(key56 === "at" || key56 === "kind" || key56 === "chunking" || key56 === "after" || key56 === "seal")) {
                                                      const err861 = { instancePath, schemaPath: "#/anyOf/23/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key56 }, message: "must NOT have additional properties" };
                                                      if (vErrors === null) {
                                                        vErrors = [err861];
                                                      } else {
                                                        vErrors.push(err861);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                  if (data.at !== void 0 && func0.call(data, "at")) {
                                                    let data311 = data.at;
                                                    if (typeof data311 === "string") {
                                                      if (!pattern0.test(data311)) {
                                                        const err862 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/23/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                                        if (vErrors === null) {
                                                          vErrors = [err862];
                                                        } else {
                                                          vErrors.push(err862);
                                                        }
                                                        errors++;
                                                      }
                                                    } else {
                                                      const err863 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/23/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                      if (vErrors === null) {
                                                        vErrors = [err863];
                                                      } else {
                                                        vErrors.push(err863);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                  if (data.kind !== void 0 && func0.call(data, "kind")) {
                                                    let data312 = data.kind;
                                                    if (typeof data312 !== "string") {
                                                      const err864 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/23/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                      if (vErrors === null) {
                                                        vErrors = [err864];
                                                      } else {
                                                        vErrors.push(err864);
                                                      }
                                                      errors++;
                                                    }
                                                    if ("retried" !== data312) {
                                                      const err865 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/23/properties/kind/const", keyword: "const", params: { allowedValue: "retried" }, message: "must be equal to constant" };
                                                      if (vErrors === null) {
                                                        vErrors = [err865];
                                                      } else {
                                                        vErrors.push(err865);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                  if (data.chunking !== void 0 && func0.call(data, "chunking")) {
                                                    if (typeof data.chunking !== "boolean") {
                                                      const err866 = { instancePath: instancePath + "/chunking", schemaPath: "#/anyOf/23/properties/chunking/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                                                      if (vErrors === null) {
                                                        vErrors = [err866];
                                                      } else {
                                                        vErrors.push(err866);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                  if (data.after !== void 0 && func0.call(data, "after")) {
                                                    let data314 = data.after;
                                                    if (data314 && typeof data314 == "object" && !Array.isArray(data314)) {
                                                      if (data314.lines === void 0 || !func0.call(data314, "lines")) {
                                                        const err867 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/23/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                                        if (vErrors === null) {
                                                          vErrors = [err867];
                                                        } else {
                                                          vErrors.push(err867);
                                                        }
                                                        errors++;
                                                      }
                                                      if (data314.sha256 === void 0 || !func0.call(data314, "sha256")) {
                                                        const err868 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/23/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                                        if (vErrors === null) {
                                                          vErrors = [err868];
                                                        } else {
                                                          vErrors.push(err868);
                                                        }
                                                        errors++;
                                                      }
                                                      for (const key57 of Object.keys(data314)) {
                                                        if (!(key57 === "lines" || key57 === "sha256")) {
                                                          const err869 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/23/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key57 }, message: "must NOT have additional properties" };
                                                          if (vErrors === null) {
                                                            vErrors = [err869];
                                                          } else {
                                                            vErrors.push(err869);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                      if (data314.lines !== void 0 && func0.call(data314, "lines")) {
                                                        let data315 = data314.lines;
                                                        if (!(typeof data315 == "number" && (!(data315 % 1) && !isNaN(data315)) && isFinite(data315))) {
                                                          const err870 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/23/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                          if (vErrors === null) {
                                                            vErrors = [err870];
                                                          } else {
                                                            vErrors.push(err870);
                                                          }
                                                          errors++;
                                                        }
                                                        if (typeof data315 == "number" && isFinite(data315)) {
                                                          if (data315 < 0 || isNaN(data315)) {
                                                            const err871 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/23/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                            if (vErrors === null) {
                                                              vErrors = [err871];
                                                            } else {
                                                              vErrors.push(err871);
                                                            }
                                                            errors++;
                                                          }
                                                        }
                                                      }
                                                      if (data314.sha256 !== void 0 && func0.call(data314, "sha256")) {
                                                        let data316 = data314.sha256;
                                                        if (typeof data316 === "string") {
                                                          if (!pattern2.test(data316)) {
                                                            const err872 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/23/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                            if (vErrors === null) {
                                                              vErrors = [err872];
                                                            } else {
                                                              vErrors.push(err872);
                                                            }
                                                            errors++;
                                                          }
                                                        } else {
                                                          const err873 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/23/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                          if (vErrors === null) {
                                                            vErrors = [err873];
                                                          } else {
                                                            vErrors.push(err873);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                    } else {
                                                      const err874 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/23/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                      if (vErrors === null) {
                                                        vErrors = [err874];
                                                      } else {
                                                        vErrors.push(err874);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                  if (data.seal !== void 0 && func0.call(data, "seal")) {
                                                    let data317 = data.seal;
                                                    if (typeof data317 === "string") {
                                                      if (!pattern2.test(data317)) {
                                                        const err875 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/23/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                        if (vErrors === null) {
                                                          vErrors = [err875];
                                                        } else {
                                                          vErrors.push(err875);
                                                        }
                                                        errors++;
                                                      }
                                                    } else {
                                                      const err876 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/23/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                      if (vErrors === null) {
                                                        vErrors = [err876];
                                                      } else {
                                                        vErrors.push(err876);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                } else {
                                                  const err877 = { instancePath, schemaPath: "#/anyOf/23/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                  if (vErrors === null) {
                                                    vErrors = [err877];
                                                  } else {
                                                    vErrors.push(err877);
                                                  }
                                                  errors++;
                                                }
                                                var _valid0 = _errs756 === errors;
                                                valid0 = valid0 || _valid0;
                                                if (!valid0) {
                                                  const _errs774 = errors;
                                                  if (data && typeof data == "object" && !Array.isArray(data)) {
                                                    if (data.at === void 0 || !func0.call(data, "at")) {
                                                      const err878 = { instancePath, schemaPath: "#/anyOf/24/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                                      if (vErrors === null) {
                                                        vErrors = [err878];
                                                      } else {
                                                        vErrors.push(err878);
                                                      }
                                                      errors++;
                                                    }
                                                    if (data.kind === void 0 || !func0.call(data, "kind")) {
                                                      const err879 = { instancePath, schemaPath: "#/anyOf/24/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                                      if (vErrors === null) {
                                                        vErrors = [err879];
                                                      } else {
                                                        vErrors.push(err879);
                                                      }
                                                      errors++;
                                                    }
                                                    if (data.round === void 0 || !func0.call(data, "round")) {
                                                      const err880 = { instancePath, schemaPath: "#/anyOf/24/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                                                      if (vErrors === null) {
                                                        vErrors = [err880];
                                                      } else {
                                                        vErrors.push(err880);
                                                      }
                                                      errors++;
                                                    }
                                                    if (data.kept === void 0 || !func0.call(data, "kept")) {
                                                      const err881 = { instancePath, schemaPath: "#/anyOf/24/required", keyword: "required", params: { missingProperty: "kept" }, message: "must have required property 'kept'" };
                                                      if (vErrors === null) {
                                                        vErrors = [err881];
                                                      } else {
                                                        vErrors.push(err881);
                                                      }
                                                      errors++;
                                                    }
                                                    if (data.fixed === void 0 || !func0.call(data, "fixed")) {
                                                      const err882 = { instancePath, schemaPath: "#/anyOf/24/required", keyword: "required", params: { missingProperty: "fixed" }, message: "must have required property 'fixed'" };
                                                      if (vErrors === null) {
                                                        vErrors = [err882];
                                                      } else {
                                                        vErrors.push(err882);
                                                      }
                                                      errors++;
                                                    }
                                                    for (const key58 of Object.keys(data)) {
                                                      if (!(key58 === "at" || key58 === "kind" || key58 === "round" || key58 === "kept" || key58 === "fixed" || key58 === "after" || key58 === "seal")) {
                                                        const err883 = { instancePath, schemaPath: "#/anyOf/24/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key58 }, message: "must NOT have additional properties" };
                                                        if (vErrors === null) {
                                                          vErrors = [err883];
                                                        } else {
                                                          vErrors.push(err883);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                    if (data.at !== void 0 && func0.call(data, "at")) {
                                                      let data318 = data.at;
                                                      if (typeof data318 === "string") {
                                                        if (!pattern0.test(data318)) {
                                                          const err884 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/24/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                                          if (vErrors === null) {
                                                            vErrors = [err884];
                                                          } else {
                                                            vErrors.push(err884);
                                                          }
                                                          errors++;
                                                        }
                                                      } else {
                                                        const err885 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/24/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                        if (vErrors === null) {
                                                          vErrors = [err885];
                                                        } else {
                                                          vErrors.push(err885);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                    if (data.kind !== void 0 && func0.call(data, "kind")) {
                                                      let data319 = data.kind;
                                                      if (typeof data319 !== "string") {
                                                        const err886 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/24/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                        if (vErrors === null) {
                                                          vErrors = [err886];
                                                        } else {
                                                          vErrors.push(err886);
                                                        }
                                                        errors++;
                                                      }
                                                      if ("closed" !== data319) {
                                                        const err887 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/24/properties/kind/const", keyword: "const", params: { allowedValue: "closed" }, message: "must be equal to constant" };
                                                        if (vErrors === null) {
                                                          vErrors = [err887];
                                                        } else {
                                                          vErrors.push(err887);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                    if (data.round !== void 0 && func0.call(data, "round")) {
                                                      let data320 = data.round;
                                                      if (!(typeof data320 == "number" && (!(data320 % 1) && !isNaN(data320)) && isFinite(data320))) {
                                                        const err888 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/24/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                        if (vErrors === null) {
                                                          vErrors = [err888];
                                                        } else {
                                                          vErrors.push(err888);
                                                        }
                                                        errors++;
                                                      }
                                                      if (typeof data320 == "number" && isFinite(data320)) {
                                                        if (data320 < 1 || isNaN(data320)) {
                                                          const err889 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/24/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                                          if (vErrors === null) {
                                                            vErrors = [err889];
                                                          } else {
                                                            vErrors.push(err889);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                    }
                                                    if (data.kept !== void 0 && func0.call(data, "kept")) {
                                                      let data321 = data.kept;
                                                      if (!(typeof data321 == "number" && (!(data321 % 1) && !isNaN(data321)) && isFinite(data321))) {
                                                        const err890 = { instancePath: instancePath + "/kept", schemaPath: "#/anyOf/24/properties/kept/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                        if (vErrors === null) {
                                                          vErrors = [err890];
                                                        } else {
                                                          vErrors.push(err890);
                                                        }
                                                        errors++;
                                                      }
                                                      if (typeof data321 == "number" && isFinite(data321)) {
                                                        if (data321 < 0 || isNaN(data321)) {
                                                          const err891 = { instancePath: instancePath + "/kept", schemaPath: "#/anyOf/24/properties/kept/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                          if (vErrors === null) {
                                                            vErrors = [err891];
                                                          } else {
                                                            vErrors.push(err891);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                    }
                                                    if (data.fixed !== void 0 && func0.call(data, "fixed")) {
                                                      let data322 = data.fixed;
                                                      if (!(typeof data322 == "number" && (!(data322 % 1) && !isNaN(data322)) && isFinite(data322))) {
                                                        const err892 = { instancePath: instancePath + "/fixed", schemaPath: "#/anyOf/24/properties/fixed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                        if (vErrors === null) {
                                                          vErrors = [err892];
                                                        } else {
                                                          vErrors.push(err892);
                                                        }
                                                        errors++;
                                                      }
                                                      if (typeof data322 == "number" && isFinite(data322)) {
                                                        if (data322 < 0 || isNaN(data322)) {
                                                          const err893 = { instancePath: instancePath + "/fixed", schemaPath: "#/anyOf/24/properties/fixed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                          if (vErrors === null) {
                                                            vErrors = [err893];
                                                          } else {
                                                            vErrors.push(err893);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                    }
                                                    if (data.after !== void 0 && func0.call(data, "after")) {
                                                      let data323 = data.after;
                                                      if (data323 && typeof data323 == "object" && !Array.isArray(data323)) {
                                                        if (data323.lines === void 0 || !func0.call(data323, "lines")) {
                                                          const err894 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/24/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                                          if (vErrors === null) {
                                                            vErrors = [err894];
                                                          } else {
                                                            vErrors.push(err894);
                                                          }
                                                          errors++;
                                                        }
                                                        if (data323.sha256 === void 0 || !func0.call(data323, "sha256")) {
                                                          const err895 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/24/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                                          if (vErrors === null) {
                                                            vErrors = [err895];
                                                          } else {
                                                            vErrors.push(err895);
                                                          }
                                                          errors++;
                                                        }
                                                        for (const key59 of Object.keys(data323)) {
                                                          if (!(key59 === "lines" || key59 === "sha256")) {
                                                            const err896 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/24/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key59 }, message: "must NOT have additional properties" };
                                                            if (vErrors === null) {
                                                              vErrors = [err896];
                                                            } else {
                                                              vErrors.push(err896);
                                                            }
                                                            errors++;
                                                          }
                                                        }
                                                        if (data323.lines !== void 0 && func0.call(data323, "lines")) {
                                                          let data324 = data323.lines;
                                                          if (!(typeof data324 == "number" && (!(data324 % 1) && !isNaN(data324)) && isFinite(data324))) {
                                                            const err897 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/24/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                            if (vErrors === null) {
                                                              vErrors = [err897];
                                                            } else {
                                                              vErrors.push(err897);
                                                            }
                                                            errors++;
                                                          }
                                                          if (typeof data324 == "number" && isFinite(data324)) {
                                                            if (data324 < 0 || isNaN(data324)) {
                                                              const err898 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/24/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                              if (vErrors === null) {
                                                                vErrors = [err898];
                                                              } else {
                                                                vErrors.push(err898);
                                                              }
                                                              errors++;
                                                            }
                                                          }
                                                        }
                                                        if (data323.sha256 !== void 0 && func0.call(data323, "sha256")) {
                                                          let data325 = data323.sha256;
                                                          if (typeof data325 === "string") {
                                                            if (!pattern2.test(data325)) {
                                                              const err899 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/24/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                              if (vErrors === null) {
                                                                vErrors = [err899];
                                                              } else {
                                                                vErrors.push(err899);
                                                              }
                                                              errors++;
                                                            }
                                                          } else {
                                                            const err900 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/24/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                            if (vErrors === null) {
                                                              vErrors = [err900];
                                                            } else {
                                                              vErrors.push(err900);
                                                            }
                                                            errors++;
                                                          }
                                                        }
                                                      } else {
                                                        const err901 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/24/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                        if (vErrors === null) {
                                                          vErrors = [err901];
                                                        } else {
                                                          vErrors.push(err901);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                    if (data.seal !== void 0 && func0.call(data, "seal")) {
                                                      let data326 = data.seal;
                                                      if (typeof data326 === "string") {
                                                        if (!pattern2.test(data326)) {
                                                          const err902 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/24/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                          if (vErrors === null) {
                                                            vErrors = [err902];
                                                          } else {
                                                            vErrors.push(err902);
                                                          }
                                                          errors++;
                                                        }
                                                      } else {
                                                        const err903 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/24/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                        if (vErrors === null) {
                                                          vErrors = [err903];
                                                        } else {
                                                          vErrors.push(err903);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                  } else {
                                                    const err904 = { instancePath, schemaPath: "#/anyOf/24/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                    if (vErrors === null) {
                                                      vErrors = [err904];
                                                    } else {
                                                      vErrors.push(err904);
                                                    }
                                                    errors++;
                                                  }
                                                  var _valid0 = _errs774 === errors;
                                                  valid0 = valid0 || _valid0;
                                                  if (!valid0) {
                                                    const _errs796 = errors;
                                                    if (data && typeof data == "object" && !Array.isArray(data)) {
                                                      if (data.at === void 0 || !func0.call(data, "at")) {
                                                        const err905 = { instancePath, schemaPath: "#/anyOf/25/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                                        if (vErrors === null) {
                                                          vErrors = [err905];
                                                        } else {
                                                          vErrors.push(err905);
                                                        }
                                                        errors++;
                                                      }
                                                      if (data.kind === void 0 || !func0.call(data, "kind")) {
                                                        const err906 = { instancePath, schemaPath: "#/anyOf/25/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                                        if (vErrors === null) {
                                                          vErrors = [err906];
                                                        } else {
                                                          vErrors.push(err906);
                                                        }
                                                        errors++;
                                                      }
                                                      if (data.question === void 0 || !func0.call(data, "question")) {
                                                        const err907 = { instancePath, schemaPath: "#/anyOf/25/required", keyword: "required", params: { missingProperty: "question" }, message: "must have required property 'question'" };
                                                        if (vErrors === null) {
                                                          vErrors = [err907];
                                                        } else {
                                                          vErrors.push(err907);
                                                        }
                                                        errors++;
                                                      }
                                                      if (data.answer === void 0 || !func0.call(data, "answer")) {
                                                        const err908 = { instancePath, schemaPath: "#/anyOf/25/required", keyword: "required", params: { missingProperty: "answer" }, message: "must have required property 'answer'" };
                                                        if (vErrors === null) {
                                                          vErrors = [err908];
                                                        } else {
                                                          vErrors.push(err908);
                                                        }
                                                        errors++;
                                                      }
                                                      if (data.by === void 0 || !func0.call(data, "by")) {
                                                        const err909 = { instancePath, schemaPath: "#/anyOf/25/required", keyword: "required", params: { missingProperty: "by" }, message: "must have required property 'by'" };
                                                        if (vErrors === null) {
                                                          vErrors = [err909];
                                                        } else {
                                                          vErrors.push(err909);
                                                        }
                                                        errors++;
                                                      }
                                                      for (const key60 of Object.keys(data)) {
                                                        if (!(key60 === "at" || key60 === "kind" || key60 === "question" || key60 === "answer" || key60 === "by" || key60 === "after" || key60 === "seal")) {
                                                          const err910 = { instancePath, schemaPath: "#/anyOf/25/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key60 }, message: "must NOT have additional properties" };
                                                          if (vErrors === null) {
                                                            vErrors = [err910];
                                                          } else {
                                                            vErrors.push(err910);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                      if (data.at !== void 0 && func0.call(data, "at")) {
                                                        let data327 = data.at;
                                                        if (typeof data327 === "string") {
                                                          if (!pattern0.test(data327)) {
                                                            const err911 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/25/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                                            if (vErrors === null) {
                                                              vErrors = [err911];
                                                            } else {
                                                              vErrors.push(err911);
                                                            }
                                                            errors++;
                                                          }
                                                        } else {
                                                          const err912 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/25/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                          if (vErrors === null) {
                                                            vErrors = [err912];
                                                          } else {
                                                            vErrors.push(err912);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                      if (data.kind !== void 0 && func0.call(data, "kind")) {
                                                        let data328 = data.kind;
                                                        if (typeof data328 !== "string") {
                                                          const err913 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/25/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                          if (vErrors === null) {
                                                            vErrors = [err913];
                                                          } else {
                                                            vErrors.push(err913);
                                                          }
                                                          errors++;
                                                        }
                                                        if ("answered" !== data328) {
                                                          const err914 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/25/properties/kind/const", keyword: "const", params: { allowedValue: "answered" }, message: "must be equal to constant" };
                                                          if (vErrors === null) {
                                                            vErrors = [err914];
                                                          } else {
                                                            vErrors.push(err914);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                      if (data.question !== void 0 && func0.call(data, "question")) {
                                                        if (typeof data.question !== "string") {
                                                          const err915 = { instancePath: instancePath + "/question", schemaPath: "#/anyOf/25/properties/question/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                          if (vErrors === null) {
                                                            vErrors = [err915];
                                                          } else {
                                                            vErrors.push(err915);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                      if (data.answer !== void 0 && func0.call(data, "answer")) {
                                                        let data330 = data.answer;
                                                        if (!(data330 === "continue" || data330 === "stop")) {
                                                          const err916 = { instancePath: instancePath + "/answer", schemaPath: "#/anyOf/25/properties/answer/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[25].properties.answer.enum }, message: "must be equal to one of the allowed values" };
                                                          if (vErrors === null) {
                                                            vErrors = [err916];
                                                          } else {
                                                            vErrors.push(err916);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                      if (data.by !== void 0 && func0.call(data, "by")) {
                                                        let data331 = data.by;
                                                        if (!(data331 === "user" || data331 === "auto")) {
                                                          const err917 = { instancePath: instancePath + "/by", schemaPath: "#/anyOf/25/properties/by/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[25].properties.by.enum }, message: "must be equal to one of the allowed values" };
                                                          if (vErrors === null) {
                                                            vErrors = [err917];
                                                          } else {
                                                            vErrors.push(err917);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                      if (data.after !== void 0 && func0.call(data, "after")) {
                                                        let data332 = data.after;
                                                        if (data332 && typeof data332 == "object" && !Array.isArray(data332)) {
                                                          if (data332.lines === void 0 || !func0.call(data332, "lines")) {
                                                            const err918 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/25/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                                            if (vErrors === null) {
                                                              vErrors = [err918];
                                                            } else {
                                                              vErrors.push(err918);
                                                            }
                                                            errors++;
                                                          }
                                                          if (data332.sha256 === void 0 || !func0.call(data332, "sha256")) {
                                                            const err919 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/25/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                                            if (vErrors === null) {
                                                              vErrors = [err919];
                                                            } else {
                                                              vErrors.push(err919);
                                                            }
                                                            errors++;
                                                          }
                                                          for (const key61 of Object.keys(data332)) {
                                                            if (!(key61 === "lines" || key61 === "sha256")) {
                                                              const err920 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/25/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key61 }, message: "must NOT have additional properties" };
                                                              if (vErrors === null) {
                                                                vErrors = [err920];
                                                              } else {
                                                                vErrors.push(err920);
                                                              }
                                                              errors++;
                                                            }
                                                          }
                                                          if (data332.lines !== void 0 && func0.call(data332, "lines")) {
                                                            let data333 = data332.lines;
                                                            if (!(typeof data333 == "number" && (!(data333 % 1) && !isNaN(data333)) && isFinite(data333))) {
                                                              const err921 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/25/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                              if (vErrors === null) {
                                                                vErrors = [err921];
                                                              } else {
                                                                vErrors.push(err921);
                                                              }
                                                              errors++;
                                                            }
                                                            if (typeof data333 == "number" && isFinite(data333)) {
                                                              if (data333 < 0 || isNaN(data333)) {
                                                                const err922 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/25/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                                if (vErrors === null) {
                                                                  vErrors = [err922];
                                                                } else {
                                                                  vErrors.push(err922);
                                                                }
                                                                errors++;
                                                              }
                                                            }
                                                          }
                                                          if (data332.sha256 !== void 0 && func0.call(data332, "sha256")) {
                                                            let data334 = data332.sha256;
                                                            if (typeof data334 === "string") {
                                                              if (!pattern2.test(data334)) {
                                                                const err923 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/25/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                                if (vErrors === null) {
                                                                  vErrors = [err923];
                                                                } else {
                                                                  vErrors.push(err923);
                                                                }
                                                                errors++;
                                                              }
                                                            } else {
                                                              const err924 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/25/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                              if (vErrors === null) {
                                                                vErrors = [err924];
                                                              } else {
                                                                vErrors.push(err924);
                                                              }
                                                              errors++;
                                                            }
                                                          }
                                                        } else {
                                                          const err925 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/25/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                          if (vErrors === null) {
                                                            vErrors = [err925];
                                                          } else {
                                                            vErrors.push(err925);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                      if (data.seal !== void 0 && func0.call(data, "seal")) {
                                                        let data335 = data.seal;
                                                        if (typeof data335 === "string") {
                                                          if (!pattern2.test(data335)) {
                                                            const err926 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/25/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                            if (vErrors === null) {
                                                              vErrors = [err926];
                                                            } else {
                                                              vErrors.push(err926);
                                                            }
                                                            errors++;
                                                          }
                                                        } else {
                                                          const err927 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/25/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                          if (vErrors === null) {
                                                            vErrors = [err927];
                                                          } else {
                                                            vErrors.push(err927);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                    } else {
                                                      const err928 = { instancePath, schemaPath: "#/anyOf/25/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                      if (vErrors === null) {
                                                        vErrors = [err928];
                                                      } else {
                                                        vErrors.push(err928);
                                                      }
                                                      errors++;
                                                    }
                                                    var _valid0 = _errs796 === errors;
                                                    valid0 = valid0 || _valid0;
                                                    if (!valid0) {
                                                      const _errs816 = errors;
                                                      if (data && typeof data == "object" && !Array.isArray(data)) {
                                                        if (data.at === void 0 || !func0.call(data, "at")) {
                                                          const err929 = { instancePath, schemaPath: "#/anyOf/26/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                                          if (vErrors === null) {
                                                            vErrors = [err929];
                                                          } else {
                                                            vErrors.push(err929);
                                                          }
                                                          errors++;
                                                        }
                                                        if (data.kind === void 0 || !func0.call(data, "kind")) {
                                                          const err930 = { instancePath, schemaPath: "#/anyOf/26/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                                          if (vErrors === null) {
                                                            vErrors = [err930];
                                                          } else {
                                                            vErrors.push(err930);
                                                          }
                                                          errors++;
                                                        }
                                                        if (data.outcome === void 0 || !func0.call(data, "outcome")) {
                                                          const err931 = { instancePath, schemaPath: "#/anyOf/26/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'" };
                                                          if (vErrors === null) {
                                                            vErrors = [err931];
                                                          } else {
                                                            vErrors.push(err931);
                                                          }
                                                          errors++;
                                                        }
                                                        if (data.why === void 0 || !func0.call(data, "why")) {
                                                          const err932 = { instancePath, schemaPath: "#/anyOf/26/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                                                          if (vErrors === null) {
                                                            vErrors = [err932];
                                                          } else {
                                                            vErrors.push(err932);
                                                          }
                                                          errors++;
                                                        }
                                                        if (data.changed === void 0 || !func0.call(data, "changed")) {
                                                          const err933 = { instancePath, schemaPath: "#/anyOf/26/required", keyword: "required", params: { missingProperty: "changed" }, message: "must have required property 'changed'" };
                                                          if (vErrors === null) {
                                                            vErrors = [err933];
                                                          } else {
                                                            vErrors.push(err933);
                                                          }
                                                          errors++;
                                                        }
                                                        for (const key62 of Object.keys(data)) {
                                                          if (!(key62 === "at" || key62 === "kind" || key62 === "outcome" || key62 === "why" || key62 === "changed" || key62 === "after" || key62 === "seal")) {
                                                            const err934 = { instancePath, schemaPath: "#/anyOf/26/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key62 }, message: "must NOT have additional properties" };
                                                            if (vErrors === null) {
                                                              vErrors = [err934];
                                                            } else {
                                                              vErrors.push(err934);
                                                            }
                                                            errors++;
                                                          }
                                                        }
                                                        if (data.at !== void 0 && func0.call(data, "at")) {
                                                          let data336 = data.at;
                                                          if (typeof data336 === "string") {
                                                            if (!pattern0.test(data336)) {
                                                              const err935 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/26/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                                              if (vErrors === null) {
                                                                vErrors = [err935];
                                                              } else {
                                                                vErrors.push(err935);
                                                              }
                                                              errors++;
                                                            }
                                                          } else {
                                                            const err936 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/26/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                            if (vErrors === null) {
                                                              vErrors = [err936];
                                                            } else {
                                                              vErrors.push(err936);
                                                            }
                                                            errors++;
                                                          }
                                                        }
                                                        if (data.kind !== void 0 && func0.call(data, "kind")) {
                                                          let data337 = data.kind;
                                                          if (typeof data337 !== "string") {
                                                            const err937 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/26/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                            if (vErrors === null) {
                                                              vErrors = [err937];
                                                            } else {
                                                              vErrors.push(err937);
                                                            }
                                                            errors++;
                                                          }
                                                          if ("ended" !== data337) {
                                                            const err938 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/26/properties/kind/const", keyword: "const", params: { allowedValue: "ended" }, message: "must be equal to constant" };
                                                            if (vErrors === null) {
                                                              vErrors = [err938];
                                                            } else {
                                                              vErrors.push(err938);
                                                            }
                                                            errors++;
                                                          }
                                                        }
                                                        if (data.outcome !== void 0 && func0.call(data, "outcome")) {
                                                          let data338 = data.outcome;
                                                          if (!(data338 === "converged" || data338 === "stopped" || data338 === "ceiling")) {
                                                            const err939 = { instancePath: instancePath + "/outcome", schemaPath: "#/anyOf/26/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[26].properties.outcome.enum }, message: "must be equal to one of the allowed values" };
                                                            if (vErrors === null) {
                                                              vErrors = [err939];
                                                            } else {
                                                              vErrors.push(err939);
                                                            }
                                                            errors++;
                                                          }
                                                        }
                                                        if (data.why !== void 0 && func0.call(data, "why")) {
                                                          let data339 = data.why;
                                                          if (typeof data339 === "string") {
                                                            if (!pattern20.test(data339)) {
                                                              const err940 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/26/properties/why/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                                                              if (vErrors === null) {
                                                                vErrors = [err940];
                                                              } else {
                                                                vErrors.push(err940);
                                                              }
                                                              errors++;
                                                            }
                                                          } else {
                                                            const err941 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/26/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                            if (vErrors === null) {
                                                              vErrors = [err941];
                                                            } else {
                                                              vErrors.push(err941);
                                                            }
                                                            errors++;
                                                          }
                                                        }
                                                        if (data.changed !== void 0 && func0.call(data, "changed")) {
                                                          let data340 = data.changed;
                                                          if (Array.isArray(data340)) {
                                                            const len18 = data340.length;
                                                            for (let i18 = 0; i18 < len18; i18++) {
                                                              if (typeof data340[i18] !== "string") {
                                                                const err942 = { instancePath: instancePath + "/changed/" + i18, schemaPath: "#/anyOf/26/properties/changed/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                                if (vErrors === null) {
                                                                  vErrors = [err942];
                                                                } else {
                                                                  vErrors.push(err942);
                                                                }
                                                                errors++;
                                                              }
                                                            }
                                                          } else {
                                                            const err943 = { instancePath: instancePath + "/changed", schemaPath: "#/anyOf/26/properties/changed/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                                            if (vErrors === null) {
                                                              vErrors = [err943];
                                                            } else {
                                                              vErrors.push(err943);
                                                            }
                                                            errors++;
                                                          }
                                                        }
                                                        if (data.after !== void 0 && func0.call(data, "after")) {
                                                          let data342 = data.after;
                                                          if (data342 && typeof data342 == "object" && !Array.isArray(data342)) {
                                                            if (data342.lines === void 0 || !func0.call(data342, "lines")) {
                                                              const err944 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/26/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                                              if (vErrors === null) {
                                                                vErrors = [err944];
                                                              } else {
                                                                vErrors.push(err944);
                                                              }
                                                              errors++;
                                                            }
                                                            if (data342.sha256 === void 0 || !func0.call(data342, "sha256")) {
                                                              const err945 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/26/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                                              if (vErrors === null) {
                                                                vErrors = [err945];
                                                              } else {
                                                                vErrors.push(err945);
                                                              }
                                                              errors++;
                                                            }
                                                            for (const key63 of Object.keys(data342)) {
                                                              if (!(key63 === "lines" || key63 === "sha256")) {
                                                                const err946 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/26/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key63 }, message: "must NOT have additional properties" };
                                                                if (vErrors === null) {
                                                                  vErrors = [err946];
                                                                } else {
                                                                  vErrors.push(err946);
                                                                }
                                                                errors++;
                                                              }
                                                            }
                                                            if (data342.lines !== void 0 && func0.call(data342, "lines")) {
                                                              let data343 = data342.lines;
                                                              if (!(typeof data343 == "number" && (!(data343 % 1) && !isNaN(data343)) && isFinite(data343))) {
                                                                const err947 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/26/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                                if (vErrors === null) {
                                                                  vErrors = [err947];
                                                                } else {
                                                                  vErrors.push(err947);
                                                                }
                                                                errors++;
                                                              }
                                                              if (typeof data343 == "number" && isFinite(data343)) {
                                                                if (data343 < 0 || isNaN(data343)) {
                                                                  const err948 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/26/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                                  if (vErrors === null) {
                                                                    vErrors = [err948];
                                                                  } else {
                                                                    vErrors.push(err948);
                                                                  }
                                                                  errors++;
                                                                }
                                                              }
                                                            }
                                                            if (data342.sha256 !== void 0 && func0.call(data342, "sha256")) {
                                                              let data344 = data342.sha256;
                                                              if (typeof data344 === "string") {
                                                                if (!pattern2.test(data344)) {
                                                                  const err949 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/26/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                                  if (vErrors === null) {
                                                                    vErrors = [err949];
                                                                  } else {
                                                                    vErrors.push(err949);
                                                                  }
                                                                  errors++;
                                                                }
                                                              } else {
                                                                const err950 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/26/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                                if (vErrors === null) {
                                                                  vErrors = [err950];
                                                                } else {
                                                                  vErrors.push(err950);
                                                                }
                                                                errors++;
                                                              }
                                                            }
                                                          } else {
                                                            const err951 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/26/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                            if (vErrors === null) {
                                                              vErrors = [err951];
                                                            } else {
                                                              vErrors.push(err951);
                                                            }
                                                            errors++;
                                                          }
                                                        }
                                                        if (data.seal !== void 0 && func0.call(data, "seal")) {
                                                          let data345 = data.seal;
                                                          if (typeof data345 === "string") {
                                                            if (!pattern2.test(data345)) {
                                                              const err952 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/26/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                              if (vErrors === null) {
                                                                vErrors = [err952];
                                                              } else {
                                                                vErrors.push(err952);
                                                              }
                                                              errors++;
                                                            }
                                                          } else {
                                                            const err953 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/26/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                            if (vErrors === null) {
                                                              vErrors = [err953];
                                                            } else {
                                                              vErrors.push(err953);
                                                            }
                                                            errors++;
                                                          }
                                                        }
                                                      } else {
                                                        const err954 = { instancePath, schemaPath: "#/anyOf/26/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                        if (vErrors === null) {
                                                          vErrors = [err954];
                                                        } else {
                                                          vErrors.push(err954);
                                                        }
                                                        errors++;
                                                      }
                                                      var _valid0 = _errs816 === errors;
                                                      valid0 = valid0 || _valid0;
                                                      if (!valid0) {
                                                        const _errs839 = errors;
                                                        if (data && typeof data == "object" && !Array.isArray(data)) {
                                                          if (data.at === void 0 || !func0.call(data, "at")) {
                                                            const err955 = { instancePath, schemaPath: "#/anyOf/27/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                                            if (vErrors === null) {
                                                              vErrors = [err955];
                                                            } else {
                                                              vErrors.push(err955);
                                                            }
                                                            errors++;
                                                          }
                                                          if (data.kind === void 0 || !func0.call(data, "kind")) {
                                                            const err956 = { instancePath, schemaPath: "#/anyOf/27/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                                            if (vErrors === null) {
                                                              vErrors = [err956];
                                                            } else {
                                                              vErrors.push(err956);
                                                            }
                                                            errors++;
                                                          }
                                                          if (data.merged === void 0 || !func0.call(data, "merged")) {
                                                            const err957 = { instancePath, schemaPath: "#/anyOf/27/required", keyword: "required", params: { missingProperty: "merged" }, message: "must have required property 'merged'" };
                                                            if (vErrors === null) {
                                                              vErrors = [err957];
                                                            } else {
                                                              vErrors.push(err957);
                                                            }
                                                            errors++;
                                                          }
                                                          for (const key64 of Object.keys(data)) {
                                                            if (!(key64 === "at" || key64 === "kind" || key64 === "merged" || key64 === "after" || key64 === "seal")) {
                                                              const err958 = { instancePath, schemaPath: "#/anyOf/27/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key64 }, message: "must NOT have additional properties" };
                                                              if (vErrors === null) {
                                                                vErrors = [err958];
                                                              } else {
                                                                vErrors.push(err958);
                                                              }
                                                              errors++;
                                                            }
                                                          }
                                                          if (data.at !== void 0 && func0.call(data, "at")) {
                                                            let data346 = data.at;
                                                            if (typeof data346 === "string") {
                                                              if (!pattern0.test(data346)) {
                                                                const err959 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/27/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                                                if (vErrors === null) {
                                                                  vErrors = [err959];
                                                                } else {
                                                                  vErrors.push(err959);
                                                                }
                                                                errors++;
                                                              }
                                                            } else {
                                                              const err960 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/27/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                              if (vErrors === null) {
                                                                vErrors = [err960];
                                                              } else {
                                                                vErrors.push(err960);
                                                              }
                                                              errors++;
                                                            }
                                                          }
                                                          if (data.kind !== void 0 && func0.call(data, "kind")) {
                                                            let data347 = data.kind;
                                                            if (typeof data347 !== "string") {
                                                              const err961 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/27/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                              if (vErrors === null) {
                                                                vErrors = [err961];
                                                              } else {
                                                                vErrors.push(err961);
                                                              }
                                                              errors++;
                                                            }
                                                            if ("finished" !== data347) {
                                                              const err962 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/27/properties/kind/const", keyword: "const", params: { allowedValue: "finished" }, message: "must be equal to constant" };
                                                              if (vErrors === null) {
                                                                vErrors = [err962];
                                                              } else {
                                                                vErrors.push(err962);
                                                              }
                                                              errors++;
                                                            }
                                                          }
                                                          if (data.merged !== void 0 && func0.call(data, "merged")) {
                                                            let data348 = data.merged;
                                                            const _errs847 = errors;
                                                            let valid116 = false;
                                                            const _errs848 = errors;
                                                            if (typeof data348 === "string") {
                                                              if (!pattern2.test(data348)) {
                                                                const err963 = { instancePath: instancePath + "/merged", schemaPath: "#/anyOf/27/properties/merged/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                                if (vErrors === null) {
                                                                  vErrors = [err963];
                                                                } else {
                                                                  vErrors.push(err963);
                                                                }
                                                                errors++;
                                                              }
                                                            } else {
                                                              const err964 = { instancePath: instancePath + "/merged", schemaPath: "#/anyOf/27/properties/merged/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                              if (vErrors === null) {
                                                                vErrors = [err964];
                                                              } else {
                                                                vErrors.push(err964);
                                                              }
                                                              errors++;
                                                            }
                                                            var _valid13 = _errs848 === errors;
                                                            valid116 = valid116 || _valid13;
                                                            if (!valid116) {
                                                              const _errs850 = errors;
                                                              if (data348 !== null) {
                                                                const err965 = { instancePath: instancePath + "/merged", schemaPath: "#/anyOf/27/properties/merged/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                                if (vErrors === null) {
                                                                  vErrors = [err965];
                                                                } else {
                                                                  vErrors.push(err965);
                                                                }
                                                                errors++;
                                                              }
                                                              var _valid13 = _errs850 === errors;
                                                              valid116 = valid116 || _valid13;
                                                            }
                                                            if (!valid116) {
                                                              const err966 = { instancePath: instancePath + "/merged", schemaPath: "#/anyOf/27/properties/merged/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                              if (vErrors === null) {
                                                                vErrors = [err966];
                                                              } else {
                                                                vErrors.push(err966);
                                                              }
                                                              errors++;
                                                            } else {
                                                              errors = _errs847;
                                                              if (vErrors !== null) {
                                                                if (_errs847) {
                                                                  vErrors.length = _errs847;
                                                                } else {
                                                                  vErrors = null;
                                                                }
                                                              }
                                                            }
                                                          }
                                                          if (data.after !== void 0 && func0.call(data, "after")) {
                                                            let data349 = data.after;
                                                            if (data349 && typeof data349 == "object" && !Array.isArray(data349)) {
                                                              if (data349.lines === void 0 || !func0.call(data349, "lines")) {
                                                                const err967 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/27/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                                                if (vErrors === null) {
                                                                  vErrors = [err967];
                                                                } else {
                                                                  vErrors.push(err967);
                                                                }
                                                                errors++;
                                                              }
                                                              if (data349.sha256 === void 0 || !func0.call(data349, "sha256")) {
                                                                const err968 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/27/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                                                if (vErrors === null) {
                                                                  vErrors = [err968];
                                                                } else {
                                                                  vErrors.push(err968);
                                                                }
                                                                errors++;
                                                              }
                                                              for (const key65 of Object.keys(data349)) {
                                                                if (!(key65 === "lines" || key65 === "sha256")) {
                                                                  const err969 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/27/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key65 }, message: "must NOT have additional properties" };
                                                                  if (vErrors === null) {
                                                                    vErrors = [err969];
                                                                  } else {
                                                                    vErrors.push(err969);
                                                                  }
                                                                  errors++;
                                                                }
                                                              }
                                                              if (data349.lines !== void 0 && func0.call(data349, "lines")) {
                                                                let data350 = data349.lines;
                                                                if (!(typeof data350 == "number" && (!(data350 % 1) && !isNaN(data350)) && isFinite(data350))) {
                                                                  const err970 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/27/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                                  if (vErrors === null) {
                                                                    vErrors = [err970];
                                                                  } else {
                                                                    vErrors.push(err970);
                                                                  }
                                                                  errors++;
                                                                }
                                                                if (typeof data350 == "number" && isFinite(data350)) {
                                                                  if (data350 < 0 || isNaN(data350)) {
                                                                    const err971 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/27/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                                    if (vErrors === null) {
                                                                      vErrors = [err971];
                                                                    } else {
                                                                      vErrors.push(err971);
                                                                    }
                                                                    errors++;
                                                                  }
                                                                }
                                                              }
                                                              if (data349.sha256 !== void 0 && func0.call(data349, "sha256")) {
                                                                let data351 = data349.sha256;
                                                                if (typeof data351 === "string") {
                                                                  if (!pattern2.test(data351)) {
                                                                    const err972 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/27/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                                    if (vErrors === null) {
                                                                      vErrors = [err972];
                                                                    } else {
                                                                      vErrors.push(err972);
                                                                    }
                                                                    errors++;
                                                                  }
                                                                } else {
                                                                  const err973 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/27/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                                  if (vErrors === null) {
                                                                    vErrors = [err973];
                                                                  } else {
                                                                    vErrors.push(err973);
                                                                  }
                                                                  errors++;
                                                                }
                                                              }
                                                            } else {
                                                              const err974 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/27/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                              if (vErrors === null) {
                                                                vErrors = [err974];
                                                              } else {
                                                                vErrors.push(err974);
                                                              }
                                                              errors++;
                                                            }
                                                          }
                                                          if (data.seal !== void 0 && func0.call(data, "seal")) {
                                                            let data352 = data.seal;
                                                            if (typeof data352 === "string") {
                                                              if (!pattern2.test(data352)) {
                                                                const err975 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/27/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                                if (vErrors === null) {
                                                                  vErrors = [err975];
                                                                } else {
                                                                  vErrors.push(err975);
                                                                }
                                                                errors++;
                                                              }
                                                            } else {
                                                              const err976 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/27/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                              if (vErrors === null) {
                                                                vErrors = [err976];
                                                              } else {
                                                                vErrors.push(err976);
                                                              }
                                                              errors++;
                                                            }
                                                          }
                                                        } else {
                                                          const err977 = { instancePath, schemaPath: "#/anyOf/27/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                          if (vErrors === null) {
                                                            vErrors = [err977];
                                                          } else {
                                                            vErrors.push(err977);
                                                          }
                                                          errors++;
                                                        }
                                                        var _valid0 = _errs839 === errors;
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
  }
  if (!valid0) {
    const err978 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err978];
    } else {
      vErrors.push(err978);
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
