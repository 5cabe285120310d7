var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  default: () => stdin_default,
  validate: () => validate
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
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
var schema11 = { "anyOf": [{ "type": "object", "required": ["at", "kind"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "prepared" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "head"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "round" }, "round": { "type": "integer", "minimum": 1 }, "head": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "stage", "run", "subject"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "planned" }, "round": { "type": "integer", "minimum": 1 }, "stage": { "enum": ["hunt", "triage", "fix", "judge", "verify"] }, "run": { "type": "string", "pattern": "^[a-z0-9]{4,16}$" }, "subject": { "type": "string" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "run", "findings", "rejected", "gaps", "unopened"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "raised" }, "round": { "type": "integer", "minimum": 1 }, "run": { "type": "string", "pattern": "^[a-z0-9]{4,16}$" }, "findings": { "type": "array", "items": { "type": "object", "required": ["id", "severity", "title", "description", "evidence", "impact", "location", "instance_fix", "class_fix", "tier", "escape_type", "invariant_ref", "architecture_ref", "source", "agent", "status", "bounty", "round", "timestamp", "fingerprint", "reason"], "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 40, "pattern": "\\S" }, "severity": { "enum": ["critical", "high", "medium", "low"] }, "title": { "type": "string" }, "description": { "type": "string" }, "evidence": { "type": "string" }, "impact": { "type": "string" }, "location": { "type": "object", "required": ["file", "lines"], "properties": { "file": { "type": "string", "minLength": 1, "maxLength": 4096 }, "lines": { "type": "array", "items": { "type": "integer", "minimum": 1 }, "minItems": 2, "maxItems": 2 } }, "additionalProperties": false }, "instance_fix": { "type": "string" }, "class_fix": { "type": "string" }, "tier": { "enum": ["confirmed", "probable", "suspicious"] }, "escape_type": { "anyOf": [{ "enum": ["implementation", "spec", "non-escape"] }, { "type": "null" }] }, "invariant_ref": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "architecture_ref": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "source": { "enum": ["audit-specialist", "fix-diff-reviewer", "tests"] }, "agent": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "\\S" }, "status": { "enum": ["open", "fixed", "deferred", "disputed"] }, "bounty": { "type": "integer" }, "round": { "type": "integer", "minimum": 1 }, "timestamp": { "type": "string" }, "fingerprint": { "type": "string", "pattern": "^[0-9a-f]{64}$" }, "reason": { "anyOf": [{ "type": "string" }, { "type": "null" }] } }, "additionalProperties": false } }, "rejected": { "type": "array", "items": { "type": "object", "required": ["id", "title", "agent", "reason", "penalty_applied"], "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 40, "pattern": "\\S" }, "title": { "type": "string" }, "agent": { "type": "string" }, "reason": { "type": "string" }, "penalty_applied": { "type": "integer" } }, "additionalProperties": false } }, "gaps": { "type": "array", "items": { "type": "string" } }, "unopened": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 4096 } } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "run", "decisions"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "triaged" }, "round": { "type": "integer", "minimum": 1 }, "run": { "type": "string", "pattern": "^[a-z0-9]{4,16}$" }, "decisions": { "type": "array", "items": { "type": "object", "required": ["id", "decision", "reason", "tier"], "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 40, "pattern": "\\S" }, "decision": { "enum": ["keep", "reject", "duplicate"] }, "of": { "type": "string", "minLength": 1, "maxLength": 40, "pattern": "\\S" }, "reason": { "type": "string" }, "tier": { "enum": ["confirmed", "probable", "suspicious"] } }, "additionalProperties": false } } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "ids", "decision", "reason", "by"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "decided" }, "ids": { "type": "array", "items": { "type": "string" } }, "decision": { "enum": ["fix", "defer", "dispute"] }, "reason": { "type": "string" }, "by": { "enum": ["user", "auto"] } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "ref", "sha"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "pinned" }, "round": { "type": "integer", "minimum": 1 }, "ref": { "type": "string" }, "sha": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "head", "folder"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "testing" }, "head": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "folder": { "type": "string" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "head", "parser", "status", "failures", "unusable", "milliseconds"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "tested" }, "head": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "parser": { "type": "string" }, "status": { "anyOf": [{ "type": "integer" }, { "type": "null" }] }, "failures": { "type": "array", "items": { "type": "string" } }, "unusable": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "milliseconds": { "type": "integer", "minimum": 0 } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "subject", "run", "accepted", "rule", "reason", "tree"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "attempted" }, "round": { "type": "integer", "minimum": 1 }, "subject": { "type": "string" }, "run": { "type": "string", "pattern": "^[a-z0-9]{4,16}$" }, "accepted": { "type": "boolean" }, "rule": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "reason": { "type": "string", "pattern": "\\S" }, "tree": { "anyOf": [{ "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, { "type": "null" }] } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "subject", "run", "valid", "reason"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "judged" }, "round": { "type": "integer", "minimum": 1 }, "subject": { "type": "string" }, "run": { "type": "string", "pattern": "^[a-z0-9]{4,16}$" }, "valid": { "type": "boolean" }, "reason": { "type": "string", "pattern": "\\S" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "subject", "sha", "parent", "files"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "committed" }, "round": { "type": "integer", "minimum": 1 }, "subject": { "type": "string" }, "sha": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "parent": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "files": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 4096 } } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "subject", "why"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "given-up" }, "round": { "type": "integer", "minimum": 1 }, "subject": { "type": "string" }, "why": { "type": "string", "pattern": "\\S" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "subject", "head", "failures"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "broken" }, "round": { "type": "integer", "minimum": 1 }, "subject": { "type": "string" }, "head": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "failures": { "type": "array", "items": { "type": "string" } } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "subject", "sha", "by", "why"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "reverted" }, "round": { "type": "integer", "minimum": 1 }, "subject": { "type": "string" }, "sha": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "by": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "why": { "type": "string", "pattern": "\\S" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "run", "head", "lines_changed", "findings"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "reviewed" }, "round": { "type": "integer", "minimum": 1 }, "run": { "type": "string", "pattern": "^[a-z0-9]{4,16}$" }, "head": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "lines_changed": { "type": "integer", "minimum": 0 }, "findings": { "type": "array", "items": { "type": "object", "required": ["id", "severity", "title", "description", "evidence", "impact", "location", "instance_fix", "class_fix", "tier", "escape_type", "invariant_ref", "architecture_ref", "source", "agent", "status", "bounty", "round", "timestamp", "fingerprint", "reason"], "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 40, "pattern": "\\S" }, "severity": { "enum": ["critical", "high", "medium", "low"] }, "title": { "type": "string" }, "description": { "type": "string" }, "evidence": { "type": "string" }, "impact": { "type": "string" }, "location": { "type": "object", "required": ["file", "lines"], "properties": { "file": { "type": "string", "minLength": 1, "maxLength": 4096 }, "lines": { "type": "array", "items": { "type": "integer", "minimum": 1 }, "minItems": 2, "maxItems": 2 } }, "additionalProperties": false }, "instance_fix": { "type": "string" }, "class_fix": { "type": "string" }, "tier": { "enum": ["confirmed", "probable", "suspicious"] }, "escape_type": { "anyOf": [{ "enum": ["implementation", "spec", "non-escape"] }, { "type": "null" }] }, "invariant_ref": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "architecture_ref": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "source": { "enum": ["audit-specialist", "fix-diff-reviewer", "tests"] }, "agent": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "\\S" }, "status": { "enum": ["open", "fixed", "deferred", "disputed"] }, "bounty": { "type": "integer" }, "round": { "type": "integer", "minimum": 1 }, "timestamp": { "type": "string" }, "fingerprint": { "type": "string", "pattern": "^[0-9a-f]{64}$" }, "reason": { "anyOf": [{ "type": "string" }, { "type": "null" }] } }, "additionalProperties": false } } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "head", "lines_changed"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "recorded" }, "round": { "type": "integer", "minimum": 1 }, "head": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "lines_changed": { "type": "integer", "minimum": 0 } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "code", "why"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "aborted" }, "round": { "type": "integer", "minimum": 1 }, "code": { "type": "string" }, "why": { "type": "string", "pattern": "\\S" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "chunking"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "retried" }, "chunking": { "type": "boolean" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "round", "kept", "fixed"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "closed" }, "round": { "type": "integer", "minimum": 1 }, "kept": { "type": "integer", "minimum": 0 }, "fixed": { "type": "integer", "minimum": 0 } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "question", "answer", "by"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "answered" }, "question": { "type": "string" }, "answer": { "enum": ["continue", "stop"] }, "by": { "enum": ["user", "auto"] } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "outcome", "why", "changed"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "ended" }, "outcome": { "enum": ["converged", "stopped", "ceiling"] }, "why": { "type": "string", "pattern": "\\S" }, "changed": { "type": "array", "items": { "type": "string" } } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "merged"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "finished" }, "merged": { "anyOf": [{ "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, { "type": "null" }] } }, "additionalProperties": false }] };
var func0 = Object.prototype.hasOwnProperty;
var func105 = require_ucs2length().default;
var pattern0 = new RegExp("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$", "u");
var pattern2 = new RegExp("^[0-9a-f]{40,64}$", "u");
var pattern4 = new RegExp("^[a-z0-9]{4,16}$", "u");
var pattern7 = new RegExp("\\S", "u");
var pattern9 = new RegExp("^[0-9a-f]{64}$", "u");
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
      if (!(key0 === "at" || key0 === "kind")) {
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
  } else {
    const err7 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs8 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.at === void 0 || !func0.call(data, "at")) {
        const err8 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (data.kind === void 0 || !func0.call(data, "kind")) {
        const err9 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (data.round === void 0 || !func0.call(data, "round")) {
        const err10 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (data.head === void 0 || !func0.call(data, "head")) {
        const err11 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "head" }, message: "must have required property 'head'" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      for (const key1 of Object.keys(data)) {
        if (!(key1 === "at" || key1 === "kind" || key1 === "round" || key1 === "head")) {
          const err12 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
      if (data.at !== void 0 && func0.call(data, "at")) {
        let data2 = data.at;
        if (typeof data2 === "string") {
          if (!pattern0.test(data2)) {
            const err13 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/1/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        } else {
          const err14 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/1/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
      if (data.kind !== void 0 && func0.call(data, "kind")) {
        let data3 = data.kind;
        if (typeof data3 !== "string") {
          const err15 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/1/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if ("round" !== data3) {
          const err16 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "round" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
      if (data.round !== void 0 && func0.call(data, "round")) {
        let data4 = data.round;
        if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
          const err17 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/1/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (typeof data4 == "number" && isFinite(data4)) {
          if (data4 < 1 || isNaN(data4)) {
            const err18 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/1/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
      }
      if (data.head !== void 0 && func0.call(data, "head")) {
        let data5 = data.head;
        if (typeof data5 === "string") {
          if (!pattern2.test(data5)) {
            const err19 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/1/properties/head/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        } else {
          const err20 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/1/properties/head/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      }
    } else {
      const err21 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err21];
      } else {
        vErrors.push(err21);
      }
      errors++;
    }
    var _valid0 = _errs8 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs19 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.at === void 0 || !func0.call(data, "at")) {
          const err22 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        if (data.kind === void 0 || !func0.call(data, "kind")) {
          const err23 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
        if (data.round === void 0 || !func0.call(data, "round")) {
          const err24 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        if (data.stage === void 0 || !func0.call(data, "stage")) {
          const err25 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "stage" }, message: "must have required property 'stage'" };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        if (data.run === void 0 || !func0.call(data, "run")) {
          const err26 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "run" }, message: "must have required property 'run'" };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        if (data.subject === void 0 || !func0.call(data, "subject")) {
          const err27 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'" };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        for (const key2 of Object.keys(data)) {
          if (!(key2 === "at" || key2 === "kind" || key2 === "round" || key2 === "stage" || key2 === "run" || key2 === "subject")) {
            const err28 = { instancePath, schemaPath: "#/anyOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
        if (data.at !== void 0 && func0.call(data, "at")) {
          let data6 = data.at;
          if (typeof data6 === "string") {
            if (!pattern0.test(data6)) {
              const err29 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/2/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
          } else {
            const err30 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/2/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
        }
        if (data.kind !== void 0 && func0.call(data, "kind")) {
          let data7 = data.kind;
          if (typeof data7 !== "string") {
            const err31 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/2/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
          if ("planned" !== data7) {
            const err32 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "planned" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err32];
            } else {
              vErrors.push(err32);
            }
            errors++;
          }
        }
        if (data.round !== void 0 && func0.call(data, "round")) {
          let data8 = data.round;
          if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
            const err33 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/2/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
          if (typeof data8 == "number" && isFinite(data8)) {
            if (data8 < 1 || isNaN(data8)) {
              const err34 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/2/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err34];
              } else {
                vErrors.push(err34);
              }
              errors++;
            }
          }
        }
        if (data.stage !== void 0 && func0.call(data, "stage")) {
          let data9 = data.stage;
          if (!(data9 === "hunt" || data9 === "triage" || data9 === "fix" || data9 === "judge" || data9 === "verify")) {
            const err35 = { instancePath: instancePath + "/stage", schemaPath: "#/anyOf/2/properties/stage/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[2].properties.stage.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        }
        if (data.run !== void 0 && func0.call(data, "run")) {
          let data10 = data.run;
          if (typeof data10 === "string") {
            if (!pattern4.test(data10)) {
              const err36 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/2/properties/run/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}$" }, message: 'must match pattern "^[a-z0-9]{4,16}$"' };
              if (vErrors === null) {
                vErrors = [err36];
              } else {
                vErrors.push(err36);
              }
              errors++;
            }
          } else {
            const err37 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/2/properties/run/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err37];
            } else {
              vErrors.push(err37);
            }
            errors++;
          }
        }
        if (data.subject !== void 0 && func0.call(data, "subject")) {
          if (typeof data.subject !== "string") {
            const err38 = { instancePath: instancePath + "/subject", schemaPath: "#/anyOf/2/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        }
      } else {
        const err39 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
      var _valid0 = _errs19 === errors;
      valid0 = valid0 || _valid0;
      if (!valid0) {
        const _errs33 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.at === void 0 || !func0.call(data, "at")) {
            const err40 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
          if (data.kind === void 0 || !func0.call(data, "kind")) {
            const err41 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
            if (vErrors === null) {
              vErrors = [err41];
            } else {
              vErrors.push(err41);
            }
            errors++;
          }
          if (data.round === void 0 || !func0.call(data, "round")) {
            const err42 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
            if (vErrors === null) {
              vErrors = [err42];
            } else {
              vErrors.push(err42);
            }
            errors++;
          }
          if (data.run === void 0 || !func0.call(data, "run")) {
            const err43 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: "run" }, message: "must have required property 'run'" };
            if (vErrors === null) {
              vErrors = [err43];
            } else {
              vErrors.push(err43);
            }
            errors++;
          }
          if (data.findings === void 0 || !func0.call(data, "findings")) {
            const err44 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: "findings" }, message: "must have required property 'findings'" };
            if (vErrors === null) {
              vErrors = [err44];
            } else {
              vErrors.push(err44);
            }
            errors++;
          }
          if (data.rejected === void 0 || !func0.call(data, "rejected")) {
            const err45 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: "rejected" }, message: "must have required property 'rejected'" };
            if (vErrors === null) {
              vErrors = [err45];
            } else {
              vErrors.push(err45);
            }
            errors++;
          }
          if (data.gaps === void 0 || !func0.call(data, "gaps")) {
            const err46 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: "gaps" }, message: "must have required property 'gaps'" };
            if (vErrors === null) {
              vErrors = [err46];
            } else {
              vErrors.push(err46);
            }
            errors++;
          }
          if (data.unopened === void 0 || !func0.call(data, "unopened")) {
            const err47 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: "unopened" }, message: "must have required property 'unopened'" };
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
          for (const key3 of Object.keys(data)) {
            if (!(key3 === "at" || key3 === "kind" || key3 === "round" || key3 === "run" || key3 === "findings" || key3 === "rejected" || key3 === "gaps" || key3 === "unopened")) {
              const err48 = { instancePath, schemaPath: "#/anyOf/3/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err48];
              } else {
                vErrors.push(err48);
              }
              errors++;
            }
          }
          if (data.at !== void 0 && func0.call(data, "at")) {
            let data12 = data.at;
            if (typeof data12 === "string") {
              if (!pattern0.test(data12)) {
                const err49 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/3/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                if (vErrors === null) {
                  vErrors = [err49];
                } else {
                  vErrors.push(err49);
                }
                errors++;
              }
            } else {
              const err50 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/3/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err50];
              } else {
                vErrors.push(err50);
              }
              errors++;
            }
          }
          if (data.kind !== void 0 && func0.call(data, "kind")) {
            let data13 = data.kind;
            if (typeof data13 !== "string") {
              const err51 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/3/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err51];
              } else {
                vErrors.push(err51);
              }
              errors++;
            }
            if ("raised" !== data13) {
              const err52 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "raised" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err52];
              } else {
                vErrors.push(err52);
              }
              errors++;
            }
          }
          if (data.round !== void 0 && func0.call(data, "round")) {
            let data14 = data.round;
            if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
              const err53 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/3/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err53];
              } else {
                vErrors.push(err53);
              }
              errors++;
            }
            if (typeof data14 == "number" && isFinite(data14)) {
              if (data14 < 1 || isNaN(data14)) {
                const err54 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/3/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                if (vErrors === null) {
                  vErrors = [err54];
                } else {
                  vErrors.push(err54);
                }
                errors++;
              }
            }
          }
          if (data.run !== void 0 && func0.call(data, "run")) {
            let data15 = data.run;
            if (typeof data15 === "string") {
              if (!pattern4.test(data15)) {
                const err55 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/3/properties/run/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}$" }, message: 'must match pattern "^[a-z0-9]{4,16}$"' };
                if (vErrors === null) {
                  vErrors = [err55];
                } else {
                  vErrors.push(err55);
                }
                errors++;
              }
            } else {
              const err56 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/3/properties/run/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err56];
              } else {
                vErrors.push(err56);
              }
              errors++;
            }
          }
          if (data.findings !== void 0 && func0.call(data, "findings")) {
            let data16 = data.findings;
            if (Array.isArray(data16)) {
              const len0 = data16.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let data17 = data16[i0];
                if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                  if (data17.id === void 0 || !func0.call(data17, "id")) {
                    const err57 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                    if (vErrors === null) {
                      vErrors = [err57];
                    } else {
                      vErrors.push(err57);
                    }
                    errors++;
                  }
                  if (data17.severity === void 0 || !func0.call(data17, "severity")) {
                    const err58 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/required", keyword: "required", params: { missingProperty: "severity" }, message: "must have required property 'severity'" };
                    if (vErrors === null) {
                      vErrors = [err58];
                    } else {
                      vErrors.push(err58);
                    }
                    errors++;
                  }
                  if (data17.title === void 0 || !func0.call(data17, "title")) {
                    const err59 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
                    if (vErrors === null) {
                      vErrors = [err59];
                    } else {
                      vErrors.push(err59);
                    }
                    errors++;
                  }
                  if (data17.description === void 0 || !func0.call(data17, "description")) {
                    const err60 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
                    if (vErrors === null) {
                      vErrors = [err60];
                    } else {
                      vErrors.push(err60);
                    }
                    errors++;
                  }
                  if (data17.evidence === void 0 || !func0.call(data17, "evidence")) {
                    const err61 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/required", keyword: "required", params: { missingProperty: "evidence" }, message: "must have required property 'evidence'" };
                    if (vErrors === null) {
                      vErrors = [err61];
                    } else {
                      vErrors.push(err61);
                    }
                    errors++;
                  }
                  if (data17.impact === void 0 || !func0.call(data17, "impact")) {
                    const err62 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/required", keyword: "required", params: { missingProperty: "impact" }, message: "must have required property 'impact'" };
                    if (vErrors === null) {
                      vErrors = [err62];
                    } else {
                      vErrors.push(err62);
                    }
                    errors++;
                  }
                  if (data17.location === void 0 || !func0.call(data17, "location")) {
                    const err63 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/required", keyword: "required", params: { missingProperty: "location" }, message: "must have required property 'location'" };
                    if (vErrors === null) {
                      vErrors = [err63];
                    } else {
                      vErrors.push(err63);
                    }
                    errors++;
                  }
                  if (data17.instance_fix === void 0 || !func0.call(data17, "instance_fix")) {
                    const err64 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/required", keyword: "required", params: { missingProperty: "instance_fix" }, message: "must have required property 'instance_fix'" };
                    if (vErrors === null) {
                      vErrors = [err64];
                    } else {
                      vErrors.push(err64);
                    }
                    errors++;
                  }
                  if (data17.class_fix === void 0 || !func0.call(data17, "class_fix")) {
                    const err65 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/required", keyword: "required", params: { missingProperty: "class_fix" }, message: "must have required property 'class_fix'" };
                    if (vErrors === null) {
                      vErrors = [err65];
                    } else {
                      vErrors.push(err65);
                    }
                    errors++;
                  }
                  if (data17.tier === void 0 || !func0.call(data17, "tier")) {
                    const err66 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/required", keyword: "required", params: { missingProperty: "tier" }, message: "must have required property 'tier'" };
                    if (vErrors === null) {
                      vErrors = [err66];
                    } else {
                      vErrors.push(err66);
                    }
                    errors++;
                  }
                  if (data17.escape_type === void 0 || !func0.call(data17, "escape_type")) {
                    const err67 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/required", keyword: "required", params: { missingProperty: "escape_type" }, message: "must have required property 'escape_type'" };
                    if (vErrors === null) {
                      vErrors = [err67];
                    } else {
                      vErrors.push(err67);
                    }
                    errors++;
                  }
                  if (data17.invariant_ref === void 0 || !func0.call(data17, "invariant_ref")) {
                    const err68 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/required", keyword: "required", params: { missingProperty: "invariant_ref" }, message: "must have required property 'invariant_ref'" };
                    if (vErrors === null) {
                      vErrors = [err68];
                    } else {
                      vErrors.push(err68);
                    }
                    errors++;
                  }
                  if (data17.architecture_ref === void 0 || !func0.call(data17, "architecture_ref")) {
                    const err69 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/required", keyword: "required", params: { missingProperty: "architecture_ref" }, message: "must have required property 'architecture_ref'" };
                    if (vErrors === null) {
                      vErrors = [err69];
                    } else {
                      vErrors.push(err69);
                    }
                    errors++;
                  }
                  if (data17.source === void 0 || !func0.call(data17, "source")) {
                    const err70 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'" };
                    if (vErrors === null) {
                      vErrors = [err70];
                    } else {
                      vErrors.push(err70);
                    }
                    errors++;
                  }
                  if (data17.agent === void 0 || !func0.call(data17, "agent")) {
                    const err71 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'" };
                    if (vErrors === null) {
                      vErrors = [err71];
                    } else {
                      vErrors.push(err71);
                    }
                    errors++;
                  }
                  if (data17.status === void 0 || !func0.call(data17, "status")) {
                    const err72 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
                    if (vErrors === null) {
                      vErrors = [err72];
                    } else {
                      vErrors.push(err72);
                    }
                    errors++;
                  }
                  if (data17.bounty === void 0 || !func0.call(data17, "bounty")) {
                    const err73 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/required", keyword: "required", params: { missingProperty: "bounty" }, message: "must have required property 'bounty'" };
                    if (vErrors === null) {
                      vErrors = [err73];
                    } else {
                      vErrors.push(err73);
                    }
                    errors++;
                  }
                  if (data17.round === void 0 || !func0.call(data17, "round")) {
                    const err74 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                    if (vErrors === null) {
                      vErrors = [err74];
                    } else {
                      vErrors.push(err74);
                    }
                    errors++;
                  }
                  if (data17.timestamp === void 0 || !func0.call(data17, "timestamp")) {
                    const err75 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/required", keyword: "required", params: { missingProperty: "timestamp" }, message: "must have required property 'timestamp'" };
                    if (vErrors === null) {
                      vErrors = [err75];
                    } else {
                      vErrors.push(err75);
                    }
                    errors++;
                  }
                  if (data17.fingerprint === void 0 || !func0.call(data17, "fingerprint")) {
                    const err76 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/required", keyword: "required", params: { missingProperty: "fingerprint" }, message: "must have required property 'fingerprint'" };
                    if (vErrors === null) {
                      vErrors = [err76];
                    } else {
                      vErrors.push(err76);
                    }
                    errors++;
                  }
                  if (data17.reason === void 0 || !func0.call(data17, "reason")) {
                    const err77 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                    if (vErrors === null) {
                      vErrors = [err77];
                    } else {
                      vErrors.push(err77);
                    }
                    errors++;
                  }
                  for (const key4 of Object.keys(data17)) {
                    if (!func0.call(schema11.anyOf[3].properties.findings.items.properties, key4)) {
                      const err78 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
                      if (vErrors === null) {
                        vErrors = [err78];
                      } else {
                        vErrors.push(err78);
                      }
                      errors++;
                    }
                  }
                  if (data17.id !== void 0 && func0.call(data17, "id")) {
                    let data18 = data17.id;
                    if (typeof data18 === "string") {
                      if (func105(data18) > 40) {
                        const err79 = { instancePath: instancePath + "/findings/" + i0 + "/id", schemaPath: "#/anyOf/3/properties/findings/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                        if (vErrors === null) {
                          vErrors = [err79];
                        } else {
                          vErrors.push(err79);
                        }
                        errors++;
                      }
                      if (func105(data18) < 1) {
                        const err80 = { instancePath: instancePath + "/findings/" + i0 + "/id", schemaPath: "#/anyOf/3/properties/findings/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        if (vErrors === null) {
                          vErrors = [err80];
                        } else {
                          vErrors.push(err80);
                        }
                        errors++;
                      }
                      if (!pattern7.test(data18)) {
                        const err81 = { instancePath: instancePath + "/findings/" + i0 + "/id", schemaPath: "#/anyOf/3/properties/findings/items/properties/id/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                        if (vErrors === null) {
                          vErrors = [err81];
                        } else {
                          vErrors.push(err81);
                        }
                        errors++;
                      }
                    } else {
                      const err82 = { instancePath: instancePath + "/findings/" + i0 + "/id", schemaPath: "#/anyOf/3/properties/findings/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err82];
                      } else {
                        vErrors.push(err82);
                      }
                      errors++;
                    }
                  }
                  if (data17.severity !== void 0 && func0.call(data17, "severity")) {
                    let data19 = data17.severity;
                    if (!(data19 === "critical" || data19 === "high" || data19 === "medium" || data19 === "low")) {
                      const err83 = { instancePath: instancePath + "/findings/" + i0 + "/severity", schemaPath: "#/anyOf/3/properties/findings/items/properties/severity/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[3].properties.findings.items.properties.severity.enum }, message: "must be equal to one of the allowed values" };
                      if (vErrors === null) {
                        vErrors = [err83];
                      } else {
                        vErrors.push(err83);
                      }
                      errors++;
                    }
                  }
                  if (data17.title !== void 0 && func0.call(data17, "title")) {
                    if (typeof data17.title !== "string") {
                      const err84 = { instancePath: instancePath + "/findings/" + i0 + "/title", schemaPath: "#/anyOf/3/properties/findings/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err84];
                      } else {
                        vErrors.push(err84);
                      }
                      errors++;
                    }
                  }
                  if (data17.description !== void 0 && func0.call(data17, "description")) {
                    if (typeof data17.description !== "string") {
                      const err85 = { instancePath: instancePath + "/findings/" + i0 + "/description", schemaPath: "#/anyOf/3/properties/findings/items/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err85];
                      } else {
                        vErrors.push(err85);
                      }
                      errors++;
                    }
                  }
                  if (data17.evidence !== void 0 && func0.call(data17, "evidence")) {
                    if (typeof data17.evidence !== "string") {
                      const err86 = { instancePath: instancePath + "/findings/" + i0 + "/evidence", schemaPath: "#/anyOf/3/properties/findings/items/properties/evidence/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err86];
                      } else {
                        vErrors.push(err86);
                      }
                      errors++;
                    }
                  }
                  if (data17.impact !== void 0 && func0.call(data17, "impact")) {
                    if (typeof data17.impact !== "string") {
                      const err87 = { instancePath: instancePath + "/findings/" + i0 + "/impact", schemaPath: "#/anyOf/3/properties/findings/items/properties/impact/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err87];
                      } else {
                        vErrors.push(err87);
                      }
                      errors++;
                    }
                  }
                  if (data17.location !== void 0 && func0.call(data17, "location")) {
                    let data24 = data17.location;
                    if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
                      if (data24.file === void 0 || !func0.call(data24, "file")) {
                        const err88 = { instancePath: instancePath + "/findings/" + i0 + "/location", schemaPath: "#/anyOf/3/properties/findings/items/properties/location/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
                        if (vErrors === null) {
                          vErrors = [err88];
                        } else {
                          vErrors.push(err88);
                        }
                        errors++;
                      }
                      if (data24.lines === void 0 || !func0.call(data24, "lines")) {
                        const err89 = { instancePath: instancePath + "/findings/" + i0 + "/location", schemaPath: "#/anyOf/3/properties/findings/items/properties/location/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                        if (vErrors === null) {
                          vErrors = [err89];
                        } else {
                          vErrors.push(err89);
                        }
                        errors++;
                      }
                      for (const key5 of Object.keys(data24)) {
                        if (!(key5 === "file" || key5 === "lines")) {
                          const err90 = { instancePath: instancePath + "/findings/" + i0 + "/location", schemaPath: "#/anyOf/3/properties/findings/items/properties/location/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
                          if (vErrors === null) {
                            vErrors = [err90];
                          } else {
                            vErrors.push(err90);
                          }
                          errors++;
                        }
                      }
                      if (data24.file !== void 0 && func0.call(data24, "file")) {
                        let data25 = data24.file;
                        if (typeof data25 === "string") {
                          if (func105(data25) > 4096) {
                            const err91 = { instancePath: instancePath + "/findings/" + i0 + "/location/file", schemaPath: "#/anyOf/3/properties/findings/items/properties/location/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                            if (vErrors === null) {
                              vErrors = [err91];
                            } else {
                              vErrors.push(err91);
                            }
                            errors++;
                          }
                          if (func105(data25) < 1) {
                            const err92 = { instancePath: instancePath + "/findings/" + i0 + "/location/file", schemaPath: "#/anyOf/3/properties/findings/items/properties/location/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                            if (vErrors === null) {
                              vErrors = [err92];
                            } else {
                              vErrors.push(err92);
                            }
                            errors++;
                          }
                        } else {
                          const err93 = { instancePath: instancePath + "/findings/" + i0 + "/location/file", schemaPath: "#/anyOf/3/properties/findings/items/properties/location/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err93];
                          } else {
                            vErrors.push(err93);
                          }
                          errors++;
                        }
                      }
                      if (data24.lines !== void 0 && func0.call(data24, "lines")) {
                        let data26 = data24.lines;
                        if (Array.isArray(data26)) {
                          if (data26.length > 2) {
                            const err94 = { instancePath: instancePath + "/findings/" + i0 + "/location/lines", schemaPath: "#/anyOf/3/properties/findings/items/properties/location/properties/lines/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
                            if (vErrors === null) {
                              vErrors = [err94];
                            } else {
                              vErrors.push(err94);
                            }
                            errors++;
                          }
                          if (data26.length < 2) {
                            const err95 = { instancePath: instancePath + "/findings/" + i0 + "/location/lines", schemaPath: "#/anyOf/3/properties/findings/items/properties/location/properties/lines/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
                            if (vErrors === null) {
                              vErrors = [err95];
                            } else {
                              vErrors.push(err95);
                            }
                            errors++;
                          }
                          const len1 = data26.length;
                          for (let i1 = 0; i1 < len1; i1++) {
                            let data27 = data26[i1];
                            if (!(typeof data27 == "number" && (!(data27 % 1) && !isNaN(data27)) && isFinite(data27))) {
                              const err96 = { instancePath: instancePath + "/findings/" + i0 + "/location/lines/" + i1, schemaPath: "#/anyOf/3/properties/findings/items/properties/location/properties/lines/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                              if (vErrors === null) {
                                vErrors = [err96];
                              } else {
                                vErrors.push(err96);
                              }
                              errors++;
                            }
                            if (typeof data27 == "number" && isFinite(data27)) {
                              if (data27 < 1 || isNaN(data27)) {
                                const err97 = { instancePath: instancePath + "/findings/" + i0 + "/location/lines/" + i1, schemaPath: "#/anyOf/3/properties/findings/items/properties/location/properties/lines/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                if (vErrors === null) {
                                  vErrors = [err97];
                                } else {
                                  vErrors.push(err97);
                                }
                                errors++;
                              }
                            }
                          }
                        } else {
                          const err98 = { instancePath: instancePath + "/findings/" + i0 + "/location/lines", schemaPath: "#/anyOf/3/properties/findings/items/properties/location/properties/lines/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                          if (vErrors === null) {
                            vErrors = [err98];
                          } else {
                            vErrors.push(err98);
                          }
                          errors++;
                        }
                      }
                    } else {
                      const err99 = { instancePath: instancePath + "/findings/" + i0 + "/location", schemaPath: "#/anyOf/3/properties/findings/items/properties/location/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      if (vErrors === null) {
                        vErrors = [err99];
                      } else {
                        vErrors.push(err99);
                      }
                      errors++;
                    }
                  }
                  if (data17.instance_fix !== void 0 && func0.call(data17, "instance_fix")) {
                    if (typeof data17.instance_fix !== "string") {
                      const err100 = { instancePath: instancePath + "/findings/" + i0 + "/instance_fix", schemaPath: "#/anyOf/3/properties/findings/items/properties/instance_fix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err100];
                      } else {
                        vErrors.push(err100);
                      }
                      errors++;
                    }
                  }
                  if (data17.class_fix !== void 0 && func0.call(data17, "class_fix")) {
                    if (typeof data17.class_fix !== "string") {
                      const err101 = { instancePath: instancePath + "/findings/" + i0 + "/class_fix", schemaPath: "#/anyOf/3/properties/findings/items/properties/class_fix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err101];
                      } else {
                        vErrors.push(err101);
                      }
                      errors++;
                    }
                  }
                  if (data17.tier !== void 0 && func0.call(data17, "tier")) {
                    let data30 = data17.tier;
                    if (!(data30 === "confirmed" || data30 === "probable" || data30 === "suspicious")) {
                      const err102 = { instancePath: instancePath + "/findings/" + i0 + "/tier", schemaPath: "#/anyOf/3/properties/findings/items/properties/tier/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[3].properties.findings.items.properties.tier.enum }, message: "must be equal to one of the allowed values" };
                      if (vErrors === null) {
                        vErrors = [err102];
                      } else {
                        vErrors.push(err102);
                      }
                      errors++;
                    }
                  }
                  if (data17.escape_type !== void 0 && func0.call(data17, "escape_type")) {
                    let data31 = data17.escape_type;
                    const _errs75 = errors;
                    let valid11 = false;
                    const _errs76 = errors;
                    if (!(data31 === "implementation" || data31 === "spec" || data31 === "non-escape")) {
                      const err103 = { instancePath: instancePath + "/findings/" + i0 + "/escape_type", schemaPath: "#/anyOf/3/properties/findings/items/properties/escape_type/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[3].properties.findings.items.properties.escape_type.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
                      if (vErrors === null) {
                        vErrors = [err103];
                      } else {
                        vErrors.push(err103);
                      }
                      errors++;
                    }
                    var _valid1 = _errs76 === errors;
                    valid11 = valid11 || _valid1;
                    if (!valid11) {
                      const _errs77 = errors;
                      if (data31 !== null) {
                        const err104 = { instancePath: instancePath + "/findings/" + i0 + "/escape_type", schemaPath: "#/anyOf/3/properties/findings/items/properties/escape_type/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                        if (vErrors === null) {
                          vErrors = [err104];
                        } else {
                          vErrors.push(err104);
                        }
                        errors++;
                      }
                      var _valid1 = _errs77 === errors;
                      valid11 = valid11 || _valid1;
                    }
                    if (!valid11) {
                      const err105 = { instancePath: instancePath + "/findings/" + i0 + "/escape_type", schemaPath: "#/anyOf/3/properties/findings/items/properties/escape_type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                      if (vErrors === null) {
                        vErrors = [err105];
                      } else {
                        vErrors.push(err105);
                      }
                      errors++;
                    } else {
                      errors = _errs75;
                      if (vErrors !== null) {
                        if (_errs75) {
                          vErrors.length = _errs75;
                        } else {
                          vErrors = null;
                        }
                      }
                    }
                  }
                  if (data17.invariant_ref !== void 0 && func0.call(data17, "invariant_ref")) {
                    let data32 = data17.invariant_ref;
                    const _errs80 = errors;
                    let valid12 = false;
                    const _errs81 = errors;
                    if (typeof data32 !== "string") {
                      const err106 = { instancePath: instancePath + "/findings/" + i0 + "/invariant_ref", schemaPath: "#/anyOf/3/properties/findings/items/properties/invariant_ref/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err106];
                      } else {
                        vErrors.push(err106);
                      }
                      errors++;
                    }
                    var _valid2 = _errs81 === errors;
                    valid12 = valid12 || _valid2;
                    if (!valid12) {
                      const _errs83 = errors;
                      if (data32 !== null) {
                        const err107 = { instancePath: instancePath + "/findings/" + i0 + "/invariant_ref", schemaPath: "#/anyOf/3/properties/findings/items/properties/invariant_ref/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                        if (vErrors === null) {
                          vErrors = [err107];
                        } else {
                          vErrors.push(err107);
                        }
                        errors++;
                      }
                      var _valid2 = _errs83 === errors;
                      valid12 = valid12 || _valid2;
                    }
                    if (!valid12) {
                      const err108 = { instancePath: instancePath + "/findings/" + i0 + "/invariant_ref", schemaPath: "#/anyOf/3/properties/findings/items/properties/invariant_ref/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                      if (vErrors === null) {
                        vErrors = [err108];
                      } else {
                        vErrors.push(err108);
                      }
                      errors++;
                    } else {
                      errors = _errs80;
                      if (vErrors !== null) {
                        if (_errs80) {
                          vErrors.length = _errs80;
                        } else {
                          vErrors = null;
                        }
                      }
                    }
                  }
                  if (data17.architecture_ref !== void 0 && func0.call(data17, "architecture_ref")) {
                    let data33 = data17.architecture_ref;
                    const _errs86 = errors;
                    let valid13 = false;
                    const _errs87 = errors;
                    if (typeof data33 !== "string") {
                      const err109 = { instancePath: instancePath + "/findings/" + i0 + "/architecture_ref", schemaPath: "#/anyOf/3/properties/findings/items/properties/architecture_ref/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err109];
                      } else {
                        vErrors.push(err109);
                      }
                      errors++;
                    }
                    var _valid3 = _errs87 === errors;
                    valid13 = valid13 || _valid3;
                    if (!valid13) {
                      const _errs89 = errors;
                      if (data33 !== null) {
                        const err110 = { instancePath: instancePath + "/findings/" + i0 + "/architecture_ref", schemaPath: "#/anyOf/3/properties/findings/items/properties/architecture_ref/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                        if (vErrors === null) {
                          vErrors = [err110];
                        } else {
                          vErrors.push(err110);
                        }
                        errors++;
                      }
                      var _valid3 = _errs89 === errors;
                      valid13 = valid13 || _valid3;
                    }
                    if (!valid13) {
                      const err111 = { instancePath: instancePath + "/findings/" + i0 + "/architecture_ref", schemaPath: "#/anyOf/3/properties/findings/items/properties/architecture_ref/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                      if (vErrors === null) {
                        vErrors = [err111];
                      } else {
                        vErrors.push(err111);
                      }
                      errors++;
                    } else {
                      errors = _errs86;
                      if (vErrors !== null) {
                        if (_errs86) {
                          vErrors.length = _errs86;
                        } else {
                          vErrors = null;
                        }
                      }
                    }
                  }
                  if (data17.source !== void 0 && func0.call(data17, "source")) {
                    let data34 = data17.source;
                    if (!(data34 === "audit-specialist" || data34 === "fix-diff-reviewer" || data34 === "tests")) {
                      const err112 = { instancePath: instancePath + "/findings/" + i0 + "/source", schemaPath: "#/anyOf/3/properties/findings/items/properties/source/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[3].properties.findings.items.properties.source.enum }, message: "must be equal to one of the allowed values" };
                      if (vErrors === null) {
                        vErrors = [err112];
                      } else {
                        vErrors.push(err112);
                      }
                      errors++;
                    }
                  }
                  if (data17.agent !== void 0 && func0.call(data17, "agent")) {
                    let data35 = data17.agent;
                    if (typeof data35 === "string") {
                      if (func105(data35) > 100) {
                        const err113 = { instancePath: instancePath + "/findings/" + i0 + "/agent", schemaPath: "#/anyOf/3/properties/findings/items/properties/agent/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                        if (vErrors === null) {
                          vErrors = [err113];
                        } else {
                          vErrors.push(err113);
                        }
                        errors++;
                      }
                      if (func105(data35) < 1) {
                        const err114 = { instancePath: instancePath + "/findings/" + i0 + "/agent", schemaPath: "#/anyOf/3/properties/findings/items/properties/agent/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        if (vErrors === null) {
                          vErrors = [err114];
                        } else {
                          vErrors.push(err114);
                        }
                        errors++;
                      }
                      if (!pattern7.test(data35)) {
                        const err115 = { instancePath: instancePath + "/findings/" + i0 + "/agent", schemaPath: "#/anyOf/3/properties/findings/items/properties/agent/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                        if (vErrors === null) {
                          vErrors = [err115];
                        } else {
                          vErrors.push(err115);
                        }
                        errors++;
                      }
                    } else {
                      const err116 = { instancePath: instancePath + "/findings/" + i0 + "/agent", schemaPath: "#/anyOf/3/properties/findings/items/properties/agent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err116];
                      } else {
                        vErrors.push(err116);
                      }
                      errors++;
                    }
                  }
                  if (data17.status !== void 0 && func0.call(data17, "status")) {
                    let data36 = data17.status;
                    if (!(data36 === "open" || data36 === "fixed" || data36 === "deferred" || data36 === "disputed")) {
                      const err117 = { instancePath: instancePath + "/findings/" + i0 + "/status", schemaPath: "#/anyOf/3/properties/findings/items/properties/status/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[3].properties.findings.items.properties.status.enum }, message: "must be equal to one of the allowed values" };
                      if (vErrors === null) {
                        vErrors = [err117];
                      } else {
                        vErrors.push(err117);
                      }
                      errors++;
                    }
                  }
                  if (data17.bounty !== void 0 && func0.call(data17, "bounty")) {
                    let data37 = data17.bounty;
                    if (!(typeof data37 == "number" && (!(data37 % 1) && !isNaN(data37)) && isFinite(data37))) {
                      const err118 = { instancePath: instancePath + "/findings/" + i0 + "/bounty", schemaPath: "#/anyOf/3/properties/findings/items/properties/bounty/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      if (vErrors === null) {
                        vErrors = [err118];
                      } else {
                        vErrors.push(err118);
                      }
                      errors++;
                    }
                  }
                  if (data17.round !== void 0 && func0.call(data17, "round")) {
                    let data38 = data17.round;
                    if (!(typeof data38 == "number" && (!(data38 % 1) && !isNaN(data38)) && isFinite(data38))) {
                      const err119 = { instancePath: instancePath + "/findings/" + i0 + "/round", schemaPath: "#/anyOf/3/properties/findings/items/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      if (vErrors === null) {
                        vErrors = [err119];
                      } else {
                        vErrors.push(err119);
                      }
                      errors++;
                    }
                    if (typeof data38 == "number" && isFinite(data38)) {
                      if (data38 < 1 || isNaN(data38)) {
                        const err120 = { instancePath: instancePath + "/findings/" + i0 + "/round", schemaPath: "#/anyOf/3/properties/findings/items/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                        if (vErrors === null) {
                          vErrors = [err120];
                        } else {
                          vErrors.push(err120);
                        }
                        errors++;
                      }
                    }
                  }
                  if (data17.timestamp !== void 0 && func0.call(data17, "timestamp")) {
                    if (typeof data17.timestamp !== "string") {
                      const err121 = { instancePath: instancePath + "/findings/" + i0 + "/timestamp", schemaPath: "#/anyOf/3/properties/findings/items/properties/timestamp/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err121];
                      } else {
                        vErrors.push(err121);
                      }
                      errors++;
                    }
                  }
                  if (data17.fingerprint !== void 0 && func0.call(data17, "fingerprint")) {
                    let data40 = data17.fingerprint;
                    if (typeof data40 === "string") {
                      if (!pattern9.test(data40)) {
                        const err122 = { instancePath: instancePath + "/findings/" + i0 + "/fingerprint", schemaPath: "#/anyOf/3/properties/findings/items/properties/fingerprint/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' };
                        if (vErrors === null) {
                          vErrors = [err122];
                        } else {
                          vErrors.push(err122);
                        }
                        errors++;
                      }
                    } else {
                      const err123 = { instancePath: instancePath + "/findings/" + i0 + "/fingerprint", schemaPath: "#/anyOf/3/properties/findings/items/properties/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err123];
                      } else {
                        vErrors.push(err123);
                      }
                      errors++;
                    }
                  }
                  if (data17.reason !== void 0 && func0.call(data17, "reason")) {
                    let data41 = data17.reason;
                    const _errs104 = errors;
                    let valid14 = false;
                    const _errs105 = errors;
                    if (typeof data41 !== "string") {
                      const err124 = { instancePath: instancePath + "/findings/" + i0 + "/reason", schemaPath: "#/anyOf/3/properties/findings/items/properties/reason/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err124];
                      } else {
                        vErrors.push(err124);
                      }
                      errors++;
                    }
                    var _valid4 = _errs105 === errors;
                    valid14 = valid14 || _valid4;
                    if (!valid14) {
                      const _errs107 = errors;
                      if (data41 !== null) {
                        const err125 = { instancePath: instancePath + "/findings/" + i0 + "/reason", schemaPath: "#/anyOf/3/properties/findings/items/properties/reason/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                        if (vErrors === null) {
                          vErrors = [err125];
                        } else {
                          vErrors.push(err125);
                        }
                        errors++;
                      }
                      var _valid4 = _errs107 === errors;
                      valid14 = valid14 || _valid4;
                    }
                    if (!valid14) {
                      const err126 = { instancePath: instancePath + "/findings/" + i0 + "/reason", schemaPath: "#/anyOf/3/properties/findings/items/properties/reason/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                      if (vErrors === null) {
                        vErrors = [err126];
                      } else {
                        vErrors.push(err126);
                      }
                      errors++;
                    } else {
                      errors = _errs104;
                      if (vErrors !== null) {
                        if (_errs104) {
                          vErrors.length = _errs104;
                        } else {
                          vErrors = null;
                        }
                      }
                    }
                  }
                } else {
                  const err127 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/anyOf/3/properties/findings/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  if (vErrors === null) {
                    vErrors = [err127];
                  } else {
                    vErrors.push(err127);
                  }
                  errors++;
                }
              }
            } else {
              const err128 = { instancePath: instancePath + "/findings", schemaPath: "#/anyOf/3/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              if (vErrors === null) {
                vErrors = [err128];
              } else {
                vErrors.push(err128);
              }
              errors++;
            }
          }
          if (data.rejected !== void 0 && func0.call(data, "rejected")) {
            let data42 = data.rejected;
            if (Array.isArray(data42)) {
              const len2 = data42.length;
              for (let i2 = 0; i2 < len2; i2++) {
                let data43 = data42[i2];
                if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
                  if (data43.id === void 0 || !func0.call(data43, "id")) {
                    const err129 = { instancePath: instancePath + "/rejected/" + i2, schemaPath: "#/anyOf/3/properties/rejected/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                    if (vErrors === null) {
                      vErrors = [err129];
                    } else {
                      vErrors.push(err129);
                    }
                    errors++;
                  }
                  if (data43.title === void 0 || !func0.call(data43, "title")) {
                    const err130 = { instancePath: instancePath + "/rejected/" + i2, schemaPath: "#/anyOf/3/properties/rejected/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
                    if (vErrors === null) {
                      vErrors = [err130];
                    } else {
                      vErrors.push(err130);
                    }
                    errors++;
                  }
                  if (data43.agent === void 0 || !func0.call(data43, "agent")) {
                    const err131 = { instancePath: instancePath + "/rejected/" + i2, schemaPath: "#/anyOf/3/properties/rejected/items/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'" };
                    if (vErrors === null) {
                      vErrors = [err131];
                    } else {
                      vErrors.push(err131);
                    }
                    errors++;
                  }
                  if (data43.reason === void 0 || !func0.call(data43, "reason")) {
                    const err132 = { instancePath: instancePath + "/rejected/" + i2, schemaPath: "#/anyOf/3/properties/rejected/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                    if (vErrors === null) {
                      vErrors = [err132];
                    } else {
                      vErrors.push(err132);
                    }
                    errors++;
                  }
                  if (data43.penalty_applied === void 0 || !func0.call(data43, "penalty_applied")) {
                    const err133 = { instancePath: instancePath + "/rejected/" + i2, schemaPath: "#/anyOf/3/properties/rejected/items/required", keyword: "required", params: { missingProperty: "penalty_applied" }, message: "must have required property 'penalty_applied'" };
                    if (vErrors === null) {
                      vErrors = [err133];
                    } else {
                      vErrors.push(err133);
                    }
                    errors++;
                  }
                  for (const key6 of Object.keys(data43)) {
                    if (!(key6 === "id" || key6 === "title" || key6 === "agent" || key6 === "reason" || key6 === "penalty_applied")) {
                      const err134 = { instancePath: instancePath + "/rejected/" + i2, schemaPath: "#/anyOf/3/properties/rejected/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" };
                      if (vErrors === null) {
                        vErrors = [err134];
                      } else {
                        vErrors.push(err134);
                      }
                      errors++;
                    }
                  }
                  if (data43.id !== void 0 && func0.call(data43, "id")) {
                    let data44 = data43.id;
                    if (typeof data44 === "string") {
                      if (func105(data44) > 40) {
                        const err135 = { instancePath: instancePath + "/rejected/" + i2 + "/id", schemaPath: "#/anyOf/3/properties/rejected/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                        if (vErrors === null) {
                          vErrors = [err135];
                        } else {
                          vErrors.push(err135);
                        }
                        errors++;
                      }
                      if (func105(data44) < 1) {
                        const err136 = { instancePath: instancePath + "/rejected/" + i2 + "/id", schemaPath: "#/anyOf/3/properties/rejected/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        if (vErrors === null) {
                          vErrors = [err136];
                        } else {
                          vErrors.push(err136);
                        }
                        errors++;
                      }
                      if (!pattern7.test(data44)) {
                        const err137 = { instancePath: instancePath + "/rejected/" + i2 + "/id", schemaPath: "#/anyOf/3/properties/rejected/items/properties/id/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                        if (vErrors === null) {
                          vErrors = [err137];
                        } else {
                          vErrors.push(err137);
                        }
                        errors++;
                      }
                    } else {
                      const err138 = { instancePath: instancePath + "/rejected/" + i2 + "/id", schemaPath: "#/anyOf/3/properties/rejected/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err138];
                      } else {
                        vErrors.push(err138);
                      }
                      errors++;
                    }
                  }
                  if (data43.title !== void 0 && func0.call(data43, "title")) {
                    if (typeof data43.title !== "string") {
                      const err139 = { instancePath: instancePath + "/rejected/" + i2 + "/title", schemaPath: "#/anyOf/3/properties/rejected/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err139];
                      } else {
                        vErrors.push(err139);
                      }
                      errors++;
                    }
                  }
                  if (data43.agent !== void 0 && func0.call(data43, "agent")) {
                    if (typeof data43.agent !== "string") {
                      const err140 = { instancePath: instancePath + "/rejected/" + i2 + "/agent", schemaPath: "#/anyOf/3/properties/rejected/items/properties/agent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err140];
                      } else {
                        vErrors.push(err140);
                      }
                      errors++;
                    }
                  }
                  if (data43.reason !== void 0 && func0.call(data43, "reason")) {
                    if (typeof data43.reason !== "string") {
                      const err141 = { instancePath: instancePath + "/rejected/" + i2 + "/reason", schemaPath: "#/anyOf/3/properties/rejected/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err141];
                      } else {
                        vErrors.push(err141);
                      }
                      errors++;
                    }
                  }
                  if (data43.penalty_applied !== void 0 && func0.call(data43, "penalty_applied")) {
                    let data48 = data43.penalty_applied;
                    if (!(typeof data48 == "number" && (!(data48 % 1) && !isNaN(data48)) && isFinite(data48))) {
                      const err142 = { instancePath: instancePath + "/rejected/" + i2 + "/penalty_applied", schemaPath: "#/anyOf/3/properties/rejected/items/properties/penalty_applied/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      if (vErrors === null) {
                        vErrors = [err142];
                      } else {
                        vErrors.push(err142);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err143 = { instancePath: instancePath + "/rejected/" + i2, schemaPath: "#/anyOf/3/properties/rejected/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  if (vErrors === null) {
                    vErrors = [err143];
                  } else {
                    vErrors.push(err143);
                  }
                  errors++;
                }
              }
            } else {
              const err144 = { instancePath: instancePath + "/rejected", schemaPath: "#/anyOf/3/properties/rejected/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              if (vErrors === null) {
                vErrors = [err144];
              } else {
                vErrors.push(err144);
              }
              errors++;
            }
          }
          if (data.gaps !== void 0 && func0.call(data, "gaps")) {
            let data49 = data.gaps;
            if (Array.isArray(data49)) {
              const len3 = data49.length;
              for (let i3 = 0; i3 < len3; i3++) {
                if (typeof data49[i3] !== "string") {
                  const err145 = { instancePath: instancePath + "/gaps/" + i3, schemaPath: "#/anyOf/3/properties/gaps/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err145];
                  } else {
                    vErrors.push(err145);
                  }
                  errors++;
                }
              }
            } else {
              const err146 = { instancePath: instancePath + "/gaps", schemaPath: "#/anyOf/3/properties/gaps/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              if (vErrors === null) {
                vErrors = [err146];
              } else {
                vErrors.push(err146);
              }
              errors++;
            }
          }
          if (data.unopened !== void 0 && func0.call(data, "unopened")) {
            let data51 = data.unopened;
            if (Array.isArray(data51)) {
              const len4 = data51.length;
              for (let i4 = 0; i4 < len4; i4++) {
                let data52 = data51[i4];
                if (typeof data52 === "string") {
                  if (func105(data52) > 4096) {
                    const err147 = { instancePath: instancePath + "/unopened/" + i4, schemaPath: "#/anyOf/3/properties/unopened/items/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                    if (vErrors === null) {
                      vErrors = [err147];
                    } else {
                      vErrors.push(err147);
                    }
                    errors++;
                  }
                  if (func105(data52) < 1) {
                    const err148 = { instancePath: instancePath + "/unopened/" + i4, schemaPath: "#/anyOf/3/properties/unopened/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    if (vErrors === null) {
                      vErrors = [err148];
                    } else {
                      vErrors.push(err148);
                    }
                    errors++;
                  }
                } else {
                  const err149 = { instancePath: instancePath + "/unopened/" + i4, schemaPath: "#/anyOf/3/properties/unopened/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err149];
                  } else {
                    vErrors.push(err149);
                  }
                  errors++;
                }
              }
            } else {
              const err150 = { instancePath: instancePath + "/unopened", schemaPath: "#/anyOf/3/properties/unopened/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              if (vErrors === null) {
                vErrors = [err150];
              } else {
                vErrors.push(err150);
              }
              errors++;
            }
          }
        } else {
          const err151 = { instancePath, schemaPath: "#/anyOf/3/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err151];
          } else {
            vErrors.push(err151);
          }
          errors++;
        }
        var _valid0 = _errs33 === errors;
        valid0 = valid0 || _valid0;
        if (!valid0) {
          const _errs132 = errors;
          if (data && typeof data == "object" && !Array.isArray(data)) {
            if (data.at === void 0 || !func0.call(data, "at")) {
              const err152 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
              if (vErrors === null) {
                vErrors = [err152];
              } else {
                vErrors.push(err152);
              }
              errors++;
            }
            if (data.kind === void 0 || !func0.call(data, "kind")) {
              const err153 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
              if (vErrors === null) {
                vErrors = [err153];
              } else {
                vErrors.push(err153);
              }
              errors++;
            }
            if (data.round === void 0 || !func0.call(data, "round")) {
              const err154 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
              if (vErrors === null) {
                vErrors = [err154];
              } else {
                vErrors.push(err154);
              }
              errors++;
            }
            if (data.run === void 0 || !func0.call(data, "run")) {
              const err155 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "run" }, message: "must have required property 'run'" };
              if (vErrors === null) {
                vErrors = [err155];
              } else {
                vErrors.push(err155);
              }
              errors++;
            }
            if (data.decisions === void 0 || !func0.call(data, "decisions")) {
              const err156 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "decisions" }, message: "must have required property 'decisions'" };
              if (vErrors === null) {
                vErrors = [err156];
              } else {
                vErrors.push(err156);
              }
              errors++;
            }
            for (const key7 of Object.keys(data)) {
              if (!(key7 === "at" || key7 === "kind" || key7 === "round" || key7 === "run" || key7 === "decisions")) {
                const err157 = { instancePath, schemaPath: "#/anyOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err157];
                } else {
                  vErrors.push(err157);
                }
                errors++;
              }
            }
            if (data.at !== void 0 && func0.call(data, "at")) {
              let data53 = data.at;
              if (typeof data53 === "string") {
                if (!pattern0.test(data53)) {
                  const err158 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/4/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                  if (vErrors === null) {
                    vErrors = [err158];
                  } else {
                    vErrors.push(err158);
                  }
                  errors++;
                }
              } else {
                const err159 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/4/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err159];
                } else {
                  vErrors.push(err159);
                }
                errors++;
              }
            }
            if (data.kind !== void 0 && func0.call(data, "kind")) {
              let data54 = data.kind;
              if (typeof data54 !== "string") {
                const err160 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/4/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err160];
                } else {
                  vErrors.push(err160);
                }
                errors++;
              }
              if ("triaged" !== data54) {
                const err161 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/4/properties/kind/const", keyword: "const", params: { allowedValue: "triaged" }, message: "must be equal to constant" };
                if (vErrors === null) {
                  vErrors = [err161];
                } else {
                  vErrors.push(err161);
                }
                errors++;
              }
            }
            if (data.round !== void 0 && func0.call(data, "round")) {
              let data55 = data.round;
              if (!(typeof data55 == "number" && (!(data55 % 1) && !isNaN(data55)) && isFinite(data55))) {
                const err162 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/4/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err162];
                } else {
                  vErrors.push(err162);
                }
                errors++;
              }
              if (typeof data55 == "number" && isFinite(data55)) {
                if (data55 < 1 || isNaN(data55)) {
                  const err163 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/4/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  if (vErrors === null) {
                    vErrors = [err163];
                  } else {
                    vErrors.push(err163);
                  }
                  errors++;
                }
              }
            }
            if (data.run !== void 0 && func0.call(data, "run")) {
              let data56 = data.run;
              if (typeof data56 === "string") {
                if (!pattern4.test(data56)) {
                  const err164 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/4/properties/run/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}$" }, message: 'must match pattern "^[a-z0-9]{4,16}$"' };
                  if (vErrors === null) {
                    vErrors = [err164];
                  } else {
                    vErrors.push(err164);
                  }
                  errors++;
                }
              } else {
                const err165 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/4/properties/run/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err165];
                } else {
                  vErrors.push(err165);
                }
                errors++;
              }
            }
            if (data.decisions !== void 0 && func0.call(data, "decisions")) {
              let data57 = data.decisions;
              if (Array.isArray(data57)) {
                const len5 = data57.length;
                for (let i5 = 0; i5 < len5; i5++) {
                  let data58 = data57[i5];
                  if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
                    if (data58.id === void 0 || !func0.call(data58, "id")) {
                      const err166 = { instancePath: instancePath + "/decisions/" + i5, schemaPath: "#/anyOf/4/properties/decisions/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                      if (vErrors === null) {
                        vErrors = [err166];
                      } else {
                        vErrors.push(err166);
                      }
                      errors++;
                    }
                    if (data58.decision === void 0 || !func0.call(data58, "decision")) {
                      const err167 = { instancePath: instancePath + "/decisions/" + i5, schemaPath: "#/anyOf/4/properties/decisions/items/required", keyword: "required", params: { missingProperty: "decision" }, message: "must have required property 'decision'" };
                      if (vErrors === null) {
                        vErrors = [err167];
                      } else {
                        vErrors.push(err167);
                      }
                      errors++;
                    }
                    if (data58.reason === void 0 || !func0.call(data58, "reason")) {
                      const err168 = { instancePath: instancePath + "/decisions/" + i5, schemaPath: "#/anyOf/4/properties/decisions/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                      if (vErrors === null) {
                        vErrors = [err168];
                      } else {
                        vErrors.push(err168);
                      }
                      errors++;
                    }
                    if (data58.tier === void 0 || !func0.call(data58, "tier")) {
                      const err169 = { instancePath: instancePath + "/decisions/" + i5, schemaPath: "#/anyOf/4/properties/decisions/items/required", keyword: "required", params: { missingProperty: "tier" }, message: "must have required property 'tier'" };
                      if (vErrors === null) {
                        vErrors = [err169];
                      } else {
                        vErrors.push(err169);
                      }
                      errors++;
                    }
                    for (const key8 of Object.keys(data58)) {
                      if (!(key8 === "id" || key8 === "decision" || key8 === "of" || key8 === "reason" || key8 === "tier")) {
                        const err170 = { instancePath: instancePath + "/decisions/" + i5, schemaPath: "#/anyOf/4/properties/decisions/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err170];
                        } else {
                          vErrors.push(err170);
                        }
                        errors++;
                      }
                    }
                    if (data58.id !== void 0 && func0.call(data58, "id")) {
                      let data59 = data58.id;
                      if (typeof data59 === "string") {
                        if (func105(data59) > 40) {
                          const err171 = { instancePath: instancePath + "/decisions/" + i5 + "/id", schemaPath: "#/anyOf/4/properties/decisions/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                          if (vErrors === null) {
                            vErrors = [err171];
                          } else {
                            vErrors.push(err171);
                          }
                          errors++;
                        }
                        if (func105(data59) < 1) {
                          const err172 = { instancePath: instancePath + "/decisions/" + i5 + "/id", schemaPath: "#/anyOf/4/properties/decisions/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err172];
                          } else {
                            vErrors.push(err172);
                          }
                          errors++;
                        }
                        if (!pattern7.test(data59)) {
                          const err173 = { instancePath: instancePath + "/decisions/" + i5 + "/id", schemaPath: "#/anyOf/4/properties/decisions/items/properties/id/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                          if (vErrors === null) {
                            vErrors = [err173];
                          } else {
                            vErrors.push(err173);
                          }
                          errors++;
                        }
                      } else {
                        const err174 = { instancePath: instancePath + "/decisions/" + i5 + "/id", schemaPath: "#/anyOf/4/properties/decisions/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err174];
                        } else {
                          vErrors.push(err174);
                        }
                        errors++;
                      }
                    }
                    if (data58.decision !== void 0 && func0.call(data58, "decision")) {
                      let data60 = data58.decision;
                      if (!(data60 === "keep" || data60 === "reject" || data60 === "duplicate")) {
                        const err175 = { instancePath: instancePath + "/decisions/" + i5 + "/decision", schemaPath: "#/anyOf/4/properties/decisions/items/properties/decision/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[4].properties.decisions.items.properties.decision.enum }, message: "must be equal to one of the allowed values" };
                        if (vErrors === null) {
                          vErrors = [err175];
                        } else {
                          vErrors.push(err175);
                        }
                        errors++;
                      }
                    }
                    if (data58.of !== void 0 && func0.call(data58, "of")) {
                      let data61 = data58.of;
                      if (typeof data61 === "string") {
                        if (func105(data61) > 40) {
                          const err176 = { instancePath: instancePath + "/decisions/" + i5 + "/of", schemaPath: "#/anyOf/4/properties/decisions/items/properties/of/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                          if (vErrors === null) {
                            vErrors = [err176];
                          } else {
                            vErrors.push(err176);
                          }
                          errors++;
                        }
                        if (func105(data61) < 1) {
                          const err177 = { instancePath: instancePath + "/decisions/" + i5 + "/of", schemaPath: "#/anyOf/4/properties/decisions/items/properties/of/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err177];
                          } else {
                            vErrors.push(err177);
                          }
                          errors++;
                        }
                        if (!pattern7.test(data61)) {
                          const err178 = { instancePath: instancePath + "/decisions/" + i5 + "/of", schemaPath: "#/anyOf/4/properties/decisions/items/properties/of/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                          if (vErrors === null) {
                            vErrors = [err178];
                          } else {
                            vErrors.push(err178);
                          }
                          errors++;
                        }
                      } else {
                        const err179 = { instancePath: instancePath + "/decisions/" + i5 + "/of", schemaPath: "#/anyOf/4/properties/decisions/items/properties/of/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err179];
                        } else {
                          vErrors.push(err179);
                        }
                        errors++;
                      }
                    }
                    if (data58.reason !== void 0 && func0.call(data58, "reason")) {
                      if (typeof data58.reason !== "string") {
                        const err180 = { instancePath: instancePath + "/decisions/" + i5 + "/reason", schemaPath: "#/anyOf/4/properties/decisions/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err180];
                        } else {
                          vErrors.push(err180);
                        }
                        errors++;
                      }
                    }
                    if (data58.tier !== void 0 && func0.call(data58, "tier")) {
                      let data63 = data58.tier;
                      if (!(data63 === "confirmed" || data63 === "probable" || data63 === "suspicious")) {
                        const err181 = { instancePath: instancePath + "/decisions/" + i5 + "/tier", schemaPath: "#/anyOf/4/properties/decisions/items/properties/tier/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[4].properties.decisions.items.properties.tier.enum }, message: "must be equal to one of the allowed values" };
                        if (vErrors === null) {
                          vErrors = [err181];
                        } else {
                          vErrors.push(err181);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err182 = { instancePath: instancePath + "/decisions/" + i5, schemaPath: "#/anyOf/4/properties/decisions/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err182];
                    } else {
                      vErrors.push(err182);
                    }
                    errors++;
                  }
                }
              } else {
                const err183 = { instancePath: instancePath + "/decisions", schemaPath: "#/anyOf/4/properties/decisions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err183];
                } else {
                  vErrors.push(err183);
                }
                errors++;
              }
            }
          } else {
            const err184 = { instancePath, schemaPath: "#/anyOf/4/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err184];
            } else {
              vErrors.push(err184);
            }
            errors++;
          }
          var _valid0 = _errs132 === errors;
          valid0 = valid0 || _valid0;
          if (!valid0) {
            const _errs156 = errors;
            if (data && typeof data == "object" && !Array.isArray(data)) {
              if (data.at === void 0 || !func0.call(data, "at")) {
                const err185 = { instancePath, schemaPath: "#/anyOf/5/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                if (vErrors === null) {
                  vErrors = [err185];
                } else {
                  vErrors.push(err185);
                }
                errors++;
              }
              if (data.kind === void 0 || !func0.call(data, "kind")) {
                const err186 = { instancePath, schemaPath: "#/anyOf/5/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                if (vErrors === null) {
                  vErrors = [err186];
                } else {
                  vErrors.push(err186);
                }
                errors++;
              }
              if (data.ids === void 0 || !func0.call(data, "ids")) {
                const err187 = { instancePath, schemaPath: "#/anyOf/5/required", keyword: "required", params: { missingProperty: "ids" }, message: "must have required property 'ids'" };
                if (vErrors === null) {
                  vErrors = [err187];
                } else {
                  vErrors.push(err187);
                }
                errors++;
              }
              if (data.decision === void 0 || !func0.call(data, "decision")) {
                const err188 = { instancePath, schemaPath: "#/anyOf/5/required", keyword: "required", params: { missingProperty: "decision" }, message: "must have required property 'decision'" };
                if (vErrors === null) {
                  vErrors = [err188];
                } else {
                  vErrors.push(err188);
                }
                errors++;
              }
              if (data.reason === void 0 || !func0.call(data, "reason")) {
                const err189 = { instancePath, schemaPath: "#/anyOf/5/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                if (vErrors === null) {
                  vErrors = [err189];
                } else {
                  vErrors.push(err189);
                }
                errors++;
              }
              if (data.by === void 0 || !func0.call(data, "by")) {
                const err190 = { instancePath, schemaPath: "#/anyOf/5/required", keyword: "required", params: { missingProperty: "by" }, message: "must have required property 'by'" };
                if (vErrors === null) {
                  vErrors = [err190];
                } else {
                  vErrors.push(err190);
                }
                errors++;
              }
              for (const key9 of Object.keys(data)) {
                if (!(key9 === "at" || key9 === "kind" || key9 === "ids" || key9 === "decision" || key9 === "reason" || key9 === "by")) {
                  const err191 = { instancePath, schemaPath: "#/anyOf/5/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err191];
                  } else {
                    vErrors.push(err191);
                  }
                  errors++;
                }
              }
              if (data.at !== void 0 && func0.call(data, "at")) {
                let data64 = data.at;
                if (typeof data64 === "string") {
                  if (!pattern0.test(data64)) {
                    const err192 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/5/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                    if (vErrors === null) {
                      vErrors = [err192];
                    } else {
                      vErrors.push(err192);
                    }
                    errors++;
                  }
                } else {
                  const err193 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/5/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err193];
                  } else {
                    vErrors.push(err193);
                  }
                  errors++;
                }
              }
              if (data.kind !== void 0 && func0.call(data, "kind")) {
                let data65 = data.kind;
                if (typeof data65 !== "string") {
                  const err194 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/5/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err194];
                  } else {
                    vErrors.push(err194);
                  }
                  errors++;
                }
                if ("decided" !== data65) {
                  const err195 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/5/properties/kind/const", keyword: "const", params: { allowedValue: "decided" }, message: "must be equal to constant" };
                  if (vErrors === null) {
                    vErrors = [err195];
                  } else {
                    vErrors.push(err195);
                  }
                  errors++;
                }
              }
              if (data.ids !== void 0 && func0.call(data, "ids")) {
                let data66 = data.ids;
                if (Array.isArray(data66)) {
                  const len6 = data66.length;
                  for (let i6 = 0; i6 < len6; i6++) {
                    if (typeof data66[i6] !== "string") {
                      const err196 = { instancePath: instancePath + "/ids/" + i6, schemaPath: "#/anyOf/5/properties/ids/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err196];
                      } else {
                        vErrors.push(err196);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err197 = { instancePath: instancePath + "/ids", schemaPath: "#/anyOf/5/properties/ids/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err197];
                  } else {
                    vErrors.push(err197);
                  }
                  errors++;
                }
              }
              if (data.decision !== void 0 && func0.call(data, "decision")) {
                let data68 = data.decision;
                if (!(data68 === "fix" || data68 === "defer" || data68 === "dispute")) {
                  const err198 = { instancePath: instancePath + "/decision", schemaPath: "#/anyOf/5/properties/decision/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[5].properties.decision.enum }, message: "must be equal to one of the allowed values" };
                  if (vErrors === null) {
                    vErrors = [err198];
                  } else {
                    vErrors.push(err198);
                  }
                  errors++;
                }
              }
              if (data.reason !== void 0 && func0.call(data, "reason")) {
                if (typeof data.reason !== "string") {
                  const err199 = { instancePath: instancePath + "/reason", schemaPath: "#/anyOf/5/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err199];
                  } else {
                    vErrors.push(err199);
                  }
                  errors++;
                }
              }
              if (data.by !== void 0 && func0.call(data, "by")) {
                let data70 = data.by;
                if (!(data70 === "user" || data70 === "auto")) {
                  const err200 = { instancePath: instancePath + "/by", schemaPath: "#/anyOf/5/properties/by/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[5].properties.by.enum }, message: "must be equal to one of the allowed values" };
                  if (vErrors === null) {
                    vErrors = [err200];
                  } else {
                    vErrors.push(err200);
                  }
                  errors++;
                }
              }
            } else {
              const err201 = { instancePath, schemaPath: "#/anyOf/5/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err201];
              } else {
                vErrors.push(err201);
              }
              errors++;
            }
            var _valid0 = _errs156 === errors;
            valid0 = valid0 || _valid0;
            if (!valid0) {
              const _errs171 = errors;
              if (data && typeof data == "object" && !Array.isArray(data)) {
                if (data.at === void 0 || !func0.call(data, "at")) {
                  const err202 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                  if (vErrors === null) {
                    vErrors = [err202];
                  } else {
                    vErrors.push(err202);
                  }
                  errors++;
                }
                if (data.kind === void 0 || !func0.call(data, "kind")) {
                  const err203 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                  if (vErrors === null) {
                    vErrors = [err203];
                  } else {
                    vErrors.push(err203);
                  }
                  errors++;
                }
                if (data.round === void 0 || !func0.call(data, "round")) {
                  const err204 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                  if (vErrors === null) {
                    vErrors = [err204];
                  } else {
                    vErrors.push(err204);
                  }
                  errors++;
                }
                if (data.ref === void 0 || !func0.call(data, "ref")) {
                  const err205 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "ref" }, message: "must have required property 'ref'" };
                  if (vErrors === null) {
                    vErrors = [err205];
                  } else {
                    vErrors.push(err205);
                  }
                  errors++;
                }
                if (data.sha === void 0 || !func0.call(data, "sha")) {
                  const err206 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "sha" }, message: "must have required property 'sha'" };
                  if (vErrors === null) {
                    vErrors = [err206];
                  } else {
                    vErrors.push(err206);
                  }
                  errors++;
                }
                for (const key10 of Object.keys(data)) {
                  if (!(key10 === "at" || key10 === "kind" || key10 === "round" || key10 === "ref" || key10 === "sha")) {
                    const err207 = { instancePath, schemaPath: "#/anyOf/6/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err207];
                    } else {
                      vErrors.push(err207);
                    }
                    errors++;
                  }
                }
                if (data.at !== void 0 && func0.call(data, "at")) {
                  let data71 = data.at;
                  if (typeof data71 === "string") {
                    if (!pattern0.test(data71)) {
                      const err208 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/6/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                      if (vErrors === null) {
                        vErrors = [err208];
                      } else {
                        vErrors.push(err208);
                      }
                      errors++;
                    }
                  } else {
                    const err209 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/6/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err209];
                    } else {
                      vErrors.push(err209);
                    }
                    errors++;
                  }
                }
                if (data.kind !== void 0 && func0.call(data, "kind")) {
                  let data72 = data.kind;
                  if (typeof data72 !== "string") {
                    const err210 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/6/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err210];
                    } else {
                      vErrors.push(err210);
                    }
                    errors++;
                  }
                  if ("pinned" !== data72) {
                    const err211 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/6/properties/kind/const", keyword: "const", params: { allowedValue: "pinned" }, message: "must be equal to constant" };
                    if (vErrors === null) {
                      vErrors = [err211];
                    } else {
                      vErrors.push(err211);
                    }
                    errors++;
                  }
                }
                if (data.round !== void 0 && func0.call(data, "round")) {
                  let data73 = data.round;
                  if (!(typeof data73 == "number" && (!(data73 % 1) && !isNaN(data73)) && isFinite(data73))) {
                    const err212 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/6/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err212];
                    } else {
                      vErrors.push(err212);
                    }
                    errors++;
                  }
                  if (typeof data73 == "number" && isFinite(data73)) {
                    if (data73 < 1 || isNaN(data73)) {
                      const err213 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/6/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                      if (vErrors === null) {
                        vErrors = [err213];
                      } else {
                        vErrors.push(err213);
                      }
                      errors++;
                    }
                  }
                }
                if (data.ref !== void 0 && func0.call(data, "ref")) {
                  if (typeof data.ref !== "string") {
                    const err214 = { instancePath: instancePath + "/ref", schemaPath: "#/anyOf/6/properties/ref/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err214];
                    } else {
                      vErrors.push(err214);
                    }
                    errors++;
                  }
                }
                if (data.sha !== void 0 && func0.call(data, "sha")) {
                  let data75 = data.sha;
                  if (typeof data75 === "string") {
                    if (!pattern2.test(data75)) {
                      const err215 = { instancePath: instancePath + "/sha", schemaPath: "#/anyOf/6/properties/sha/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                      if (vErrors === null) {
                        vErrors = [err215];
                      } else {
                        vErrors.push(err215);
                      }
                      errors++;
                    }
                  } else {
                    const err216 = { instancePath: instancePath + "/sha", schemaPath: "#/anyOf/6/properties/sha/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err216];
                    } else {
                      vErrors.push(err216);
                    }
                    errors++;
                  }
                }
              } else {
                const err217 = { instancePath, schemaPath: "#/anyOf/6/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err217];
                } else {
                  vErrors.push(err217);
                }
                errors++;
              }
              var _valid0 = _errs171 === errors;
              valid0 = valid0 || _valid0;
              if (!valid0) {
                const _errs184 = errors;
                if (data && typeof data == "object" && !Array.isArray(data)) {
                  if (data.at === void 0 || !func0.call(data, "at")) {
                    const err218 = { instancePath, schemaPath: "#/anyOf/7/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                    if (vErrors === null) {
                      vErrors = [err218];
                    } else {
                      vErrors.push(err218);
                    }
                    errors++;
                  }
                  if (data.kind === void 0 || !func0.call(data, "kind")) {
                    const err219 = { instancePath, schemaPath: "#/anyOf/7/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                    if (vErrors === null) {
                      vErrors = [err219];
                    } else {
                      vErrors.push(err219);
                    }
                    errors++;
                  }
                  if (data.head === void 0 || !func0.call(data, "head")) {
                    const err220 = { instancePath, schemaPath: "#/anyOf/7/required", keyword: "required", params: { missingProperty: "head" }, message: "must have required property 'head'" };
                    if (vErrors === null) {
                      vErrors = [err220];
                    } else {
                      vErrors.push(err220);
                    }
                    errors++;
                  }
                  if (data.folder === void 0 || !func0.call(data, "folder")) {
                    const err221 = { instancePath, schemaPath: "#/anyOf/7/required", keyword: "required", params: { missingProperty: "folder" }, message: "must have required property 'folder'" };
                    if (vErrors === null) {
                      vErrors = [err221];
                    } else {
                      vErrors.push(err221);
                    }
                    errors++;
                  }
                  for (const key11 of Object.keys(data)) {
                    if (!(key11 === "at" || key11 === "kind" || key11 === "head" || key11 === "folder")) {
                      const err222 = { instancePath, schemaPath: "#/anyOf/7/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, message: "must NOT have additional properties" };
                      if (vErrors === null) {
                        vErrors = [err222];
                      } else {
                        vErrors.push(err222);
                      }
                      errors++;
                    }
                  }
                  if (data.at !== void 0 && func0.call(data, "at")) {
                    let data76 = data.at;
                    if (typeof data76 === "string") {
                      if (!pattern0.test(data76)) {
                        const err223 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/7/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                        if (vErrors === null) {
                          vErrors = [err223];
                        } else {
                          vErrors.push(err223);
                        }
                        errors++;
                      }
                    } else {
                      const err224 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/7/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err224];
                      } else {
                        vErrors.push(err224);
                      }
                      errors++;
                    }
                  }
                  if (data.kind !== void 0 && func0.call(data, "kind")) {
                    let data77 = data.kind;
                    if (typeof data77 !== "string") {
                      const err225 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/7/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err225];
                      } else {
                        vErrors.push(err225);
                      }
                      errors++;
                    }
                    if ("testing" !== data77) {
                      const err226 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/7/properties/kind/const", keyword: "const", params: { allowedValue: "testing" }, message: "must be equal to constant" };
                      if (vErrors === null) {
                        vErrors = [err226];
                      } else {
                        vErrors.push(err226);
                      }
                      errors++;
                    }
                  }
                  if (data.head !== void 0 && func0.call(data, "head")) {
                    let data78 = data.head;
                    if (typeof data78 === "string") {
                      if (!pattern2.test(data78)) {
                        const err227 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/7/properties/head/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                        if (vErrors === null) {
                          vErrors = [err227];
                        } else {
                          vErrors.push(err227);
                        }
                        errors++;
                      }
                    } else {
                      const err228 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/7/properties/head/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err228];
                      } else {
                        vErrors.push(err228);
                      }
                      errors++;
                    }
                  }
                  if (data.folder !== void 0 && func0.call(data, "folder")) {
                    if (typeof data.folder !== "string") {
                      const err229 = { instancePath: instancePath + "/folder", schemaPath: "#/anyOf/7/properties/folder/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err229];
                      } else {
                        vErrors.push(err229);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err230 = { instancePath, schemaPath: "#/anyOf/7/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  if (vErrors === null) {
                    vErrors = [err230];
                  } else {
                    vErrors.push(err230);
                  }
                  errors++;
                }
                var _valid0 = _errs184 === errors;
                valid0 = valid0 || _valid0;
                if (!valid0) {
                  const _errs195 = errors;
                  if (data && typeof data == "object" && !Array.isArray(data)) {
                    if (data.at === void 0 || !func0.call(data, "at")) {
                      const err231 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                      if (vErrors === null) {
                        vErrors = [err231];
                      } else {
                        vErrors.push(err231);
                      }
                      errors++;
                    }
                    if (data.kind === void 0 || !func0.call(data, "kind")) {
                      const err232 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                      if (vErrors === null) {
                        vErrors = [err232];
                      } else {
                        vErrors.push(err232);
                      }
                      errors++;
                    }
                    if (data.head === void 0 || !func0.call(data, "head")) {
                      const err233 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: "head" }, message: "must have required property 'head'" };
                      if (vErrors === null) {
                        vErrors = [err233];
                      } else {
                        vErrors.push(err233);
                      }
                      errors++;
                    }
                    if (data.parser === void 0 || !func0.call(data, "parser")) {
                      const err234 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: "parser" }, message: "must have required property 'parser'" };
                      if (vErrors === null) {
                        vErrors = [err234];
                      } else {
                        vErrors.push(err234);
                      }
                      errors++;
                    }
                    if (data.status === void 0 || !func0.call(data, "status")) {
                      const err235 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
                      if (vErrors === null) {
                        vErrors = [err235];
                      } else {
                        vErrors.push(err235);
                      }
                      errors++;
                    }
                    if (data.failures === void 0 || !func0.call(data, "failures")) {
                      const err236 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: "failures" }, message: "must have required property 'failures'" };
                      if (vErrors === null) {
                        vErrors = [err236];
                      } else {
                        vErrors.push(err236);
                      }
                      errors++;
                    }
                    if (data.unusable === void 0 || !func0.call(data, "unusable")) {
                      const err237 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: "unusable" }, message: "must have required property 'unusable'" };
                      if (vErrors === null) {
                        vErrors = [err237];
                      } else {
                        vErrors.push(err237);
                      }
                      errors++;
                    }
                    if (data.milliseconds === void 0 || !func0.call(data, "milliseconds")) {
                      const err238 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: "milliseconds" }, message: "must have required property 'milliseconds'" };
                      if (vErrors === null) {
                        vErrors = [err238];
                      } else {
                        vErrors.push(err238);
                      }
                      errors++;
                    }
                    for (const key12 of Object.keys(data)) {
                      if (!(key12 === "at" || key12 === "kind" || key12 === "head" || key12 === "parser" || key12 === "status" || key12 === "failures" || key12 === "unusable" || key12 === "milliseconds")) {
                        const err239 = { instancePath, schemaPath: "#/anyOf/8/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err239];
                        } else {
                          vErrors.push(err239);
                        }
                        errors++;
                      }
                    }
                    if (data.at !== void 0 && func0.call(data, "at")) {
                      let data80 = data.at;
                      if (typeof data80 === "string") {
                        if (!pattern0.test(data80)) {
                          const err240 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/8/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                          if (vErrors === null) {
                            vErrors = [err240];
                          } else {
                            vErrors.push(err240);
                          }
                          errors++;
                        }
                      } else {
                        const err241 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/8/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err241];
                        } else {
                          vErrors.push(err241);
                        }
                        errors++;
                      }
                    }
                    if (data.kind !== void 0 && func0.call(data, "kind")) {
                      let data81 = data.kind;
                      if (typeof data81 !== "string") {
                        const err242 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/8/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err242];
                        } else {
                          vErrors.push(err242);
                        }
                        errors++;
                      }
                      if ("tested" !== data81) {
                        const err243 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/8/properties/kind/const", keyword: "const", params: { allowedValue: "tested" }, message: "must be equal to constant" };
                        if (vErrors === null) {
                          vErrors = [err243];
                        } else {
                          vErrors.push(err243);
                        }
                        errors++;
                      }
                    }
                    if (data.head !== void 0 && func0.call(data, "head")) {
                      let data82 = data.head;
                      if (typeof data82 === "string") {
                        if (!pattern2.test(data82)) {
                          const err244 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/8/properties/head/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                          if (vErrors === null) {
                            vErrors = [err244];
                          } else {
                            vErrors.push(err244);
                          }
                          errors++;
                        }
                      } else {
                        const err245 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/8/properties/head/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err245];
                        } else {
                          vErrors.push(err245);
                        }
                        errors++;
                      }
                    }
                    if (data.parser !== void 0 && func0.call(data, "parser")) {
                      if (typeof data.parser !== "string") {
                        const err246 = { instancePath: instancePath + "/parser", schemaPath: "#/anyOf/8/properties/parser/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err246];
                        } else {
                          vErrors.push(err246);
                        }
                        errors++;
                      }
                    }
                    if (data.status !== void 0 && func0.call(data, "status")) {
                      let data84 = data.status;
                      const _errs207 = errors;
                      let valid32 = false;
                      const _errs208 = errors;
                      if (!(typeof data84 == "number" && (!(data84 % 1) && !isNaN(data84)) && isFinite(data84))) {
                        const err247 = { instancePath: instancePath + "/status", schemaPath: "#/anyOf/8/properties/status/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) {
                          vErrors = [err247];
                        } else {
                          vErrors.push(err247);
                        }
                        errors++;
                      }
                      var _valid5 = _errs208 === errors;
                      valid32 = valid32 || _valid5;
                      if (!valid32) {
                        const _errs210 = errors;
                        if (data84 !== null) {
                          const err248 = { instancePath: instancePath + "/status", schemaPath: "#/anyOf/8/properties/status/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                          if (vErrors === null) {
                            vErrors = [err248];
                          } else {
                            vErrors.push(err248);
                          }
                          errors++;
                        }
                        var _valid5 = _errs210 === errors;
                        valid32 = valid32 || _valid5;
                      }
                      if (!valid32) {
                        const err249 = { instancePath: instancePath + "/status", schemaPath: "#/anyOf/8/properties/status/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                        if (vErrors === null) {
                          vErrors = [err249];
                        } else {
                          vErrors.push(err249);
                        }
                        errors++;
                      } else {
                        errors = _errs207;
                        if (vErrors !== null) {
                          if (_errs207) {
                            vErrors.length = _errs207;
                          } else {
                            vErrors = null;
                          }
                        }
                      }
                    }
                    if (data.failures !== void 0 && func0.call(data, "failures")) {
                      let data85 = data.failures;
                      if (Array.isArray(data85)) {
                        const len7 = data85.length;
                        for (let i7 = 0; i7 < len7; i7++) {
                          if (typeof data85[i7] !== "string") {
                            const err250 = { instancePath: instancePath + "/failures/" + i7, schemaPath: "#/anyOf/8/properties/failures/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err250];
                            } else {
                              vErrors.push(err250);
                            }
                            errors++;
                          }
                        }
                      } else {
                        const err251 = { instancePath: instancePath + "/failures", schemaPath: "#/anyOf/8/properties/failures/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                        if (vErrors === null) {
                          vErrors = [err251];
                        } else {
                          vErrors.push(err251);
                        }
                        errors++;
                      }
                    }
                    if (data.unusable !== void 0 && func0.call(data, "unusable")) {
                      let data87 = data.unusable;
                      const _errs217 = errors;
                      let valid35 = false;
                      const _errs218 = errors;
                      if (typeof data87 !== "string") {
                        const err252 = { instancePath: instancePath + "/unusable", schemaPath: "#/anyOf/8/properties/unusable/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err252];
                        } else {
                          vErrors.push(err252);
                        }
                        errors++;
                      }
                      var _valid6 = _errs218 === errors;
                      valid35 = valid35 || _valid6;
                      if (!valid35) {
                        const _errs220 = errors;
                        if (data87 !== null) {
                          const err253 = { instancePath: instancePath + "/unusable", schemaPath: "#/anyOf/8/properties/unusable/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                          if (vErrors === null) {
                            vErrors = [err253];
                          } else {
                            vErrors.push(err253);
                          }
                          errors++;
                        }
                        var _valid6 = _errs220 === errors;
                        valid35 = valid35 || _valid6;
                      }
                      if (!valid35) {
                        const err254 = { instancePath: instancePath + "/unusable", schemaPath: "#/anyOf/8/properties/unusable/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                        if (vErrors === null) {
                          vErrors = [err254];
                        } else {
                          vErrors.push(err254);
                        }
                        errors++;
                      } else {
                        errors = _errs217;
                        if (vErrors !== null) {
                          if (_errs217) {
                            vErrors.length = _errs217;
                          } else {
                            vErrors = null;
                          }
                        }
                      }
                    }
                    if (data.milliseconds !== void 0 && func0.call(data, "milliseconds")) {
                      let data88 = data.milliseconds;
                      if (!(typeof data88 == "number" && (!(data88 % 1) && !isNaN(data88)) && isFinite(data88))) {
                        const err255 = { instancePath: instancePath + "/milliseconds", schemaPath: "#/anyOf/8/properties/milliseconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) {
                          vErrors = [err255];
                        } else {
                          vErrors.push(err255);
                        }
                        errors++;
                      }
                      if (typeof data88 == "number" && isFinite(data88)) {
                        if (data88 < 0 || isNaN(data88)) {
                          const err256 = { instancePath: instancePath + "/milliseconds", schemaPath: "#/anyOf/8/properties/milliseconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                          if (vErrors === null) {
                            vErrors = [err256];
                          } else {
                            vErrors.push(err256);
                          }
                          errors++;
                        }
                      }
                    }
                  } else {
                    const err257 = { instancePath, schemaPath: "#/anyOf/8/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err257];
                    } else {
                      vErrors.push(err257);
                    }
                    errors++;
                  }
                  var _valid0 = _errs195 === errors;
                  valid0 = valid0 || _valid0;
                  if (!valid0) {
                    const _errs224 = errors;
                    if (data && typeof data == "object" && !Array.isArray(data)) {
                      if (data.at === void 0 || !func0.call(data, "at")) {
                        const err258 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                        if (vErrors === null) {
                          vErrors = [err258];
                        } else {
                          vErrors.push(err258);
                        }
                        errors++;
                      }
                      if (data.kind === void 0 || !func0.call(data, "kind")) {
                        const err259 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                        if (vErrors === null) {
                          vErrors = [err259];
                        } else {
                          vErrors.push(err259);
                        }
                        errors++;
                      }
                      if (data.round === void 0 || !func0.call(data, "round")) {
                        const err260 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                        if (vErrors === null) {
                          vErrors = [err260];
                        } else {
                          vErrors.push(err260);
                        }
                        errors++;
                      }
                      if (data.subject === void 0 || !func0.call(data, "subject")) {
                        const err261 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'" };
                        if (vErrors === null) {
                          vErrors = [err261];
                        } else {
                          vErrors.push(err261);
                        }
                        errors++;
                      }
                      if (data.run === void 0 || !func0.call(data, "run")) {
                        const err262 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "run" }, message: "must have required property 'run'" };
                        if (vErrors === null) {
                          vErrors = [err262];
                        } else {
                          vErrors.push(err262);
                        }
                        errors++;
                      }
                      if (data.accepted === void 0 || !func0.call(data, "accepted")) {
                        const err263 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "accepted" }, message: "must have required property 'accepted'" };
                        if (vErrors === null) {
                          vErrors = [err263];
                        } else {
                          vErrors.push(err263);
                        }
                        errors++;
                      }
                      if (data.rule === void 0 || !func0.call(data, "rule")) {
                        const err264 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "rule" }, message: "must have required property 'rule'" };
                        if (vErrors === null) {
                          vErrors = [err264];
                        } else {
                          vErrors.push(err264);
                        }
                        errors++;
                      }
                      if (data.reason === void 0 || !func0.call(data, "reason")) {
                        const err265 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                        if (vErrors === null) {
                          vErrors = [err265];
                        } else {
                          vErrors.push(err265);
                        }
                        errors++;
                      }
                      if (data.tree === void 0 || !func0.call(data, "tree")) {
                        const err266 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "tree" }, message: "must have required property 'tree'" };
                        if (vErrors === null) {
                          vErrors = [err266];
                        } else {
                          vErrors.push(err266);
                        }
                        errors++;
                      }
                      for (const key13 of Object.keys(data)) {
                        if (!func0.call(schema11.anyOf[9].properties, key13)) {
                          const err267 = { instancePath, schemaPath: "#/anyOf/9/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 }, message: "must NOT have additional properties" };
                          if (vErrors === null) {
                            vErrors = [err267];
                          } else {
                            vErrors.push(err267);
                          }
                          errors++;
                        }
                      }
                      if (data.at !== void 0 && func0.call(data, "at")) {
                        let data89 = data.at;
                        if (typeof data89 === "string") {
                          if (!pattern0.test(data89)) {
                            const err268 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/9/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                            if (vErrors === null) {
                              vErrors = [err268];
                            } else {
                              vErrors.push(err268);
                            }
                            errors++;
                          }
                        } else {
                          const err269 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/9/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err269];
                          } else {
                            vErrors.push(err269);
                          }
                          errors++;
                        }
                      }
                      if (data.kind !== void 0 && func0.call(data, "kind")) {
                        let data90 = data.kind;
                        if (typeof data90 !== "string") {
                          const err270 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/9/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err270];
                          } else {
                            vErrors.push(err270);
                          }
                          errors++;
                        }
                        if ("attempted" !== data90) {
                          const err271 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/9/properties/kind/const", keyword: "const", params: { allowedValue: "attempted" }, message: "must be equal to constant" };
                          if (vErrors === null) {
                            vErrors = [err271];
                          } else {
                            vErrors.push(err271);
                          }
                          errors++;
                        }
                      }
                      if (data.round !== void 0 && func0.call(data, "round")) {
                        let data91 = data.round;
                        if (!(typeof data91 == "number" && (!(data91 % 1) && !isNaN(data91)) && isFinite(data91))) {
                          const err272 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/9/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                          if (vErrors === null) {
                            vErrors = [err272];
                          } else {
                            vErrors.push(err272);
                          }
                          errors++;
                        }
                        if (typeof data91 == "number" && isFinite(data91)) {
                          if (data91 < 1 || isNaN(data91)) {
                            const err273 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/9/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                            if (vErrors === null) {
                              vErrors = [err273];
                            } else {
                              vErrors.push(err273);
                            }
                            errors++;
                          }
                        }
                      }
                      if (data.subject !== void 0 && func0.call(data, "subject")) {
                        if (typeof data.subject !== "string") {
                          const err274 = { instancePath: instancePath + "/subject", schemaPath: "#/anyOf/9/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err274];
                          } else {
                            vErrors.push(err274);
                          }
                          errors++;
                        }
                      }
                      if (data.run !== void 0 && func0.call(data, "run")) {
                        let data93 = data.run;
                        if (typeof data93 === "string") {
                          if (!pattern4.test(data93)) {
                            const err275 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/9/properties/run/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}$" }, message: 'must match pattern "^[a-z0-9]{4,16}$"' };
                            if (vErrors === null) {
                              vErrors = [err275];
                            } else {
                              vErrors.push(err275);
                            }
                            errors++;
                          }
                        } else {
                          const err276 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/9/properties/run/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err276];
                          } else {
                            vErrors.push(err276);
                          }
                          errors++;
                        }
                      }
                      if (data.accepted !== void 0 && func0.call(data, "accepted")) {
                        if (typeof data.accepted !== "boolean") {
                          const err277 = { instancePath: instancePath + "/accepted", schemaPath: "#/anyOf/9/properties/accepted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                          if (vErrors === null) {
                            vErrors = [err277];
                          } else {
                            vErrors.push(err277);
                          }
                          errors++;
                        }
                      }
                      if (data.rule !== void 0 && func0.call(data, "rule")) {
                        let data95 = data.rule;
                        const _errs240 = errors;
                        let valid37 = false;
                        const _errs241 = errors;
                        if (typeof data95 !== "string") {
                          const err278 = { instancePath: instancePath + "/rule", schemaPath: "#/anyOf/9/properties/rule/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err278];
                          } else {
                            vErrors.push(err278);
                          }
                          errors++;
                        }
                        var _valid7 = _errs241 === errors;
                        valid37 = valid37 || _valid7;
                        if (!valid37) {
                          const _errs243 = errors;
                          if (data95 !== null) {
                            const err279 = { instancePath: instancePath + "/rule", schemaPath: "#/anyOf/9/properties/rule/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                            if (vErrors === null) {
                              vErrors = [err279];
                            } else {
                              vErrors.push(err279);
                            }
                            errors++;
                          }
                          var _valid7 = _errs243 === errors;
                          valid37 = valid37 || _valid7;
                        }
                        if (!valid37) {
                          const err280 = { instancePath: instancePath + "/rule", schemaPath: "#/anyOf/9/properties/rule/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                          if (vErrors === null) {
                            vErrors = [err280];
                          } else {
                            vErrors.push(err280);
                          }
                          errors++;
                        } else {
                          errors = _errs240;
                          if (vErrors !== null) {
                            if (_errs240) {
                              vErrors.length = _errs240;
                            } else {
                              vErrors = null;
                            }
                          }
                        }
                      }
                      if (data.reason !== void 0 && func0.call(data, "reason")) {
                        let data96 = data.reason;
                        if (typeof data96 === "string") {
                          if (!pattern7.test(data96)) {
                            const err281 = { instancePath: instancePath + "/reason", schemaPath: "#/anyOf/9/properties/reason/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                            if (vErrors === null) {
                              vErrors = [err281];
                            } else {
                              vErrors.push(err281);
                            }
                            errors++;
                          }
                        } else {
                          const err282 = { instancePath: instancePath + "/reason", schemaPath: "#/anyOf/9/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err282];
                          } else {
                            vErrors.push(err282);
                          }
                          errors++;
                        }
                      }
                      if (data.tree !== void 0 && func0.call(data, "tree")) {
                        let data97 = data.tree;
                        const _errs248 = errors;
                        let valid38 = false;
                        const _errs249 = errors;
                        if (typeof data97 === "string") {
                          if (!pattern2.test(data97)) {
                            const err283 = { instancePath: instancePath + "/tree", schemaPath: "#/anyOf/9/properties/tree/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                            if (vErrors === null) {
                              vErrors = [err283];
                            } else {
                              vErrors.push(err283);
                            }
                            errors++;
                          }
                        } else {
                          const err284 = { instancePath: instancePath + "/tree", schemaPath: "#/anyOf/9/properties/tree/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err284];
                          } else {
                            vErrors.push(err284);
                          }
                          errors++;
                        }
                        var _valid8 = _errs249 === errors;
                        valid38 = valid38 || _valid8;
                        if (!valid38) {
                          const _errs251 = errors;
                          if (data97 !== null) {
                            const err285 = { instancePath: instancePath + "/tree", schemaPath: "#/anyOf/9/properties/tree/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                            if (vErrors === null) {
                              vErrors = [err285];
                            } else {
                              vErrors.push(err285);
                            }
                            errors++;
                          }
                          var _valid8 = _errs251 === errors;
                          valid38 = valid38 || _valid8;
                        }
                        if (!valid38) {
                          const err286 = { instancePath: instancePath + "/tree", schemaPath: "#/anyOf/9/properties/tree/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                          if (vErrors === null) {
                            vErrors = [err286];
                          } else {
                            vErrors.push(err286);
                          }
                          errors++;
                        } else {
                          errors = _errs248;
                          if (vErrors !== null) {
                            if (_errs248) {
                              vErrors.length = _errs248;
                            } else {
                              vErrors = null;
                            }
                          }
                        }
                      }
                    } else {
                      const err287 = { instancePath, schemaPath: "#/anyOf/9/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      if (vErrors === null) {
                        vErrors = [err287];
                      } else {
                        vErrors.push(err287);
                      }
                      errors++;
                    }
                    var _valid0 = _errs224 === errors;
                    valid0 = valid0 || _valid0;
                    if (!valid0) {
                      const _errs253 = errors;
                      if (data && typeof data == "object" && !Array.isArray(data)) {
                        if (data.at === void 0 || !func0.call(data, "at")) {
                          const err288 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                          if (vErrors === null) {
                            vErrors = [err288];
                          } else {
                            vErrors.push(err288);
                          }
                          errors++;
                        }
                        if (data.kind === void 0 || !func0.call(data, "kind")) {
                          const err289 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                          if (vErrors === null) {
                            vErrors = [err289];
                          } else {
                            vErrors.push(err289);
                          }
                          errors++;
                        }
                        if (data.round === void 0 || !func0.call(data, "round")) {
                          const err290 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                          if (vErrors === null) {
                            vErrors = [err290];
                          } else {
                            vErrors.push(err290);
                          }
                          errors++;
                        }
                        if (data.subject === void 0 || !func0.call(data, "subject")) {
                          const err291 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'" };
                          if (vErrors === null) {
                            vErrors = [err291];
                          } else {
                            vErrors.push(err291);
                          }
                          errors++;
                        }
                        if (data.run === void 0 || !func0.call(data, "run")) {
                          const err292 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "run" }, message: "must have required property 'run'" };
                          if (vErrors === null) {
                            vErrors = [err292];
                          } else {
                            vErrors.push(err292);
                          }
                          errors++;
                        }
                        if (data.valid === void 0 || !func0.call(data, "valid")) {
                          const err293 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "valid" }, message: "must have required property 'valid'" };
                          if (vErrors === null) {
                            vErrors = [err293];
                          } else {
                            vErrors.push(err293);
                          }
                          errors++;
                        }
                        if (data.reason === void 0 || !func0.call(data, "reason")) {
                          const err294 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                          if (vErrors === null) {
                            vErrors = [err294];
                          } else {
                            vErrors.push(err294);
                          }
                          errors++;
                        }
                        for (const key14 of Object.keys(data)) {
                          if (!(key14 === "at" || key14 === "kind" || key14 === "round" || key14 === "subject" || key14 === "run" || key14 === "valid" || key14 === "reason")) {
                            const err295 = { instancePath, schemaPath: "#/anyOf/10/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 }, message: "must NOT have additional properties" };
                            if (vErrors === null) {
                              vErrors = [err295];
                            } else {
                              vErrors.push(err295);
                            }
                            errors++;
                          }
                        }
                        if (data.at !== void 0 && func0.call(data, "at")) {
                          let data98 = data.at;
                          if (typeof data98 === "string") {
                            if (!pattern0.test(data98)) {
                              const err296 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/10/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                              if (vErrors === null) {
                                vErrors = [err296];
                              } else {
                                vErrors.push(err296);
                              }
                              errors++;
                            }
                          } else {
                            const err297 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/10/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err297];
                            } else {
                              vErrors.push(err297);
                            }
                            errors++;
                          }
                        }
                        if (data.kind !== void 0 && func0.call(data, "kind")) {
                          let data99 = data.kind;
                          if (typeof data99 !== "string") {
                            const err298 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/10/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err298];
                            } else {
                              vErrors.push(err298);
                            }
                            errors++;
                          }
                          if ("judged" !== data99) {
                            const err299 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/10/properties/kind/const", keyword: "const", params: { allowedValue: "judged" }, message: "must be equal to constant" };
                            if (vErrors === null) {
                              vErrors = [err299];
                            } else {
                              vErrors.push(err299);
                            }
                            errors++;
                          }
                        }
                        if (data.round !== void 0 && func0.call(data, "round")) {
                          let data100 = data.round;
                          if (!(typeof data100 == "number" && (!(data100 % 1) && !isNaN(data100)) && isFinite(data100))) {
                            const err300 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/10/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                            if (vErrors === null) {
                              vErrors = [err300];
                            } else {
                              vErrors.push(err300);
                            }
                            errors++;
                          }
                          if (typeof data100 == "number" && isFinite(data100)) {
                            if (data100 < 1 || isNaN(data100)) {
                              const err301 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/10/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                              if (vErrors === null) {
                                vErrors = [err301];
                              } else {
                                vErrors.push(err301);
                              }
                              errors++;
                            }
                          }
                        }
                        if (data.subject !== void 0 && func0.call(data, "subject")) {
                          if (typeof data.subject !== "string") {
                            const err302 = { instancePath: instancePath + "/subject", schemaPath: "#/anyOf/10/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err302];
                            } else {
                              vErrors.push(err302);
                            }
                            errors++;
                          }
                        }
                        if (data.run !== void 0 && func0.call(data, "run")) {
                          let data102 = data.run;
                          if (typeof data102 === "string") {
                            if (!pattern4.test(data102)) {
                              const err303 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/10/properties/run/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}$" }, message: 'must match pattern "^[a-z0-9]{4,16}$"' };
                              if (vErrors === null) {
                                vErrors = [err303];
                              } else {
                                vErrors.push(err303);
                              }
                              errors++;
                            }
                          } else {
                            const err304 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/10/properties/run/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err304];
                            } else {
                              vErrors.push(err304);
                            }
                            errors++;
                          }
                        }
                        if (data.valid !== void 0 && func0.call(data, "valid")) {
                          if (typeof data.valid !== "boolean") {
                            const err305 = { instancePath: instancePath + "/valid", schemaPath: "#/anyOf/10/properties/valid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                            if (vErrors === null) {
                              vErrors = [err305];
                            } else {
                              vErrors.push(err305);
                            }
                            errors++;
                          }
                        }
                        if (data.reason !== void 0 && func0.call(data, "reason")) {
                          let data104 = data.reason;
                          if (typeof data104 === "string") {
                            if (!pattern7.test(data104)) {
                              const err306 = { instancePath: instancePath + "/reason", schemaPath: "#/anyOf/10/properties/reason/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                              if (vErrors === null) {
                                vErrors = [err306];
                              } else {
                                vErrors.push(err306);
                              }
                              errors++;
                            }
                          } else {
                            const err307 = { instancePath: instancePath + "/reason", schemaPath: "#/anyOf/10/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err307];
                            } else {
                              vErrors.push(err307);
                            }
                            errors++;
                          }
                        }
                      } else {
                        const err308 = { instancePath, schemaPath: "#/anyOf/10/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                        if (vErrors === null) {
                          vErrors = [err308];
                        } else {
                          vErrors.push(err308);
                        }
                        errors++;
                      }
                      var _valid0 = _errs253 === errors;
                      valid0 = valid0 || _valid0;
                      if (!valid0) {
                        const _errs270 = errors;
                        if (data && typeof data == "object" && !Array.isArray(data)) {
                          if (data.at === void 0 || !func0.call(data, "at")) {
                            const err309 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                            if (vErrors === null) {
                              vErrors = [err309];
                            } else {
                              vErrors.push(err309);
                            }
                            errors++;
                          }
                          if (data.kind === void 0 || !func0.call(data, "kind")) {
                            const err310 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                            if (vErrors === null) {
                              vErrors = [err310];
                            } else {
                              vErrors.push(err310);
                            }
                            errors++;
                          }
                          if (data.round === void 0 || !func0.call(data, "round")) {
                            const err311 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                            if (vErrors === null) {
                              vErrors = [err311];
                            } else {
                              vErrors.push(err311);
                            }
                            errors++;
                          }
                          if (data.subject === void 0 || !func0.call(data, "subject")) {
                            const err312 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'" };
                            if (vErrors === null) {
                              vErrors = [err312];
                            } else {
                              vErrors.push(err312);
                            }
                            errors++;
                          }
                          if (data.sha === void 0 || !func0.call(data, "sha")) {
                            const err313 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "sha" }, message: "must have required property 'sha'" };
                            if (vErrors === null) {
                              vErrors = [err313];
                            } else {
                              vErrors.push(err313);
                            }
                            errors++;
                          }
                          if (data.parent === void 0 || !func0.call(data, "parent")) {
                            const err314 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "parent" }, message: "must have required property 'parent'" };
                            if (vErrors === null) {
                              vErrors = [err314];
                            } else {
                              vErrors.push(err314);
                            }
                            errors++;
                          }
                          if (data.files === void 0 || !func0.call(data, "files")) {
                            const err315 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "files" }, message: "must have required property 'files'" };
                            if (vErrors === null) {
                              vErrors = [err315];
                            } else {
                              vErrors.push(err315);
                            }
                            errors++;
                          }
                          for (const key15 of Object.keys(data)) {
                            if (!(key15 === "at" || key15 === "kind" || key15 === "round" || key15 === "subject" || key15 === "sha" || key15 === "parent" || key15 === "files")) {
                              const err316 = { instancePath, schemaPath: "#/anyOf/11/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key15 }, message: "must NOT have additional properties" };
                              if (vErrors === null) {
                                vErrors = [err316];
                              } else {
                                vErrors.push(err316);
                              }
                              errors++;
                            }
                          }
                          if (data.at !== void 0 && func0.call(data, "at")) {
                            let data105 = data.at;
                            if (typeof data105 === "string") {
                              if (!pattern0.test(data105)) {
                                const err317 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/11/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                if (vErrors === null) {
                                  vErrors = [err317];
                                } else {
                                  vErrors.push(err317);
                                }
                                errors++;
                              }
                            } else {
                              const err318 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/11/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err318];
                              } else {
                                vErrors.push(err318);
                              }
                              errors++;
                            }
                          }
                          if (data.kind !== void 0 && func0.call(data, "kind")) {
                            let data106 = data.kind;
                            if (typeof data106 !== "string") {
                              const err319 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/11/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err319];
                              } else {
                                vErrors.push(err319);
                              }
                              errors++;
                            }
                            if ("committed" !== data106) {
                              const err320 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/11/properties/kind/const", keyword: "const", params: { allowedValue: "committed" }, message: "must be equal to constant" };
                              if (vErrors === null) {
                                vErrors = [err320];
                              } else {
                                vErrors.push(err320);
                              }
                              errors++;
                            }
                          }
                          if (data.round !== void 0 && func0.call(data, "round")) {
                            let data107 = data.round;
                            if (!(typeof data107 == "number" && (!(data107 % 1) && !isNaN(data107)) && isFinite(data107))) {
                              const err321 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/11/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                              if (vErrors === null) {
                                vErrors = [err321];
                              } else {
                                vErrors.push(err321);
                              }
                              errors++;
                            }
                            if (typeof data107 == "number" && isFinite(data107)) {
                              if (data107 < 1 || isNaN(data107)) {
                                const err322 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/11/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                if (vErrors === null) {
                                  vErrors = [err322];
                                } else {
                                  vErrors.push(err322);
                                }
                                errors++;
                              }
                            }
                          }
                          if (data.subject !== void 0 && func0.call(data, "subject")) {
                            if (typeof data.subject !== "string") {
                              const err323 = { instancePath: instancePath + "/subject", schemaPath: "#/anyOf/11/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err323];
                              } else {
                                vErrors.push(err323);
                              }
                              errors++;
                            }
                          }
                          if (data.sha !== void 0 && func0.call(data, "sha")) {
                            let data109 = data.sha;
                            if (typeof data109 === "string") {
                              if (!pattern2.test(data109)) {
                                const err324 = { instancePath: instancePath + "/sha", schemaPath: "#/anyOf/11/properties/sha/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                if (vErrors === null) {
                                  vErrors = [err324];
                                } else {
                                  vErrors.push(err324);
                                }
                                errors++;
                              }
                            } else {
                              const err325 = { instancePath: instancePath + "/sha", schemaPath: "#/anyOf/11/properties/sha/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err325];
                              } else {
                                vErrors.push(err325);
                              }
                              errors++;
                            }
                          }
                          if (data.parent !== void 0 && func0.call(data, "parent")) {
                            let data110 = data.parent;
                            if (typeof data110 === "string") {
                              if (!pattern2.test(data110)) {
                                const err326 = { instancePath: instancePath + "/parent", schemaPath: "#/anyOf/11/properties/parent/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                if (vErrors === null) {
                                  vErrors = [err326];
                                } else {
                                  vErrors.push(err326);
                                }
                                errors++;
                              }
                            } else {
                              const err327 = { instancePath: instancePath + "/parent", schemaPath: "#/anyOf/11/properties/parent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err327];
                              } else {
                                vErrors.push(err327);
                              }
                              errors++;
                            }
                          }
                          if (data.files !== void 0 && func0.call(data, "files")) {
                            let data111 = data.files;
                            if (Array.isArray(data111)) {
                              const len8 = data111.length;
                              for (let i8 = 0; i8 < len8; i8++) {
                                let data112 = data111[i8];
                                if (typeof data112 === "string") {
                                  if (func105(data112) > 4096) {
                                    const err328 = { instancePath: instancePath + "/files/" + i8, schemaPath: "#/anyOf/11/properties/files/items/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                                    if (vErrors === null) {
                                      vErrors = [err328];
                                    } else {
                                      vErrors.push(err328);
                                    }
                                    errors++;
                                  }
                                  if (func105(data112) < 1) {
                                    const err329 = { instancePath: instancePath + "/files/" + i8, schemaPath: "#/anyOf/11/properties/files/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                    if (vErrors === null) {
                                      vErrors = [err329];
                                    } else {
                                      vErrors.push(err329);
                                    }
                                    errors++;
                                  }
                                } else {
                                  const err330 = { instancePath: instancePath + "/files/" + i8, schemaPath: "#/anyOf/11/properties/files/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                  if (vErrors === null) {
                                    vErrors = [err330];
                                  } else {
                                    vErrors.push(err330);
                                  }
                                  errors++;
                                }
                              }
                            } else {
                              const err331 = { instancePath: instancePath + "/files", schemaPath: "#/anyOf/11/properties/files/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                              if (vErrors === null) {
                                vErrors = [err331];
                              } else {
                                vErrors.push(err331);
                              }
                              errors++;
                            }
                          }
                        } else {
                          const err332 = { instancePath, schemaPath: "#/anyOf/11/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                          if (vErrors === null) {
                            vErrors = [err332];
                          } else {
                            vErrors.push(err332);
                          }
                          errors++;
                        }
                        var _valid0 = _errs270 === errors;
                        valid0 = valid0 || _valid0;
                        if (!valid0) {
                          const _errs289 = errors;
                          if (data && typeof data == "object" && !Array.isArray(data)) {
                            if (data.at === void 0 || !func0.call(data, "at")) {
                              const err333 = { instancePath, schemaPath: "#/anyOf/12/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                              if (vErrors === null) {
                                vErrors = [err333];
                              } else {
                                vErrors.push(err333);
                              }
                              errors++;
                            }
                            if (data.kind === void 0 || !func0.call(data, "kind")) {
                              const err334 = { instancePath, schemaPath: "#/anyOf/12/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                              if (vErrors === null) {
                                vErrors = [err334];
                              } else {
                                vErrors.push(err334);
                              }
                              errors++;
                            }
                            if (data.round === void 0 || !func0.call(data, "round")) {
                              const err335 = { instancePath, schemaPath: "#/anyOf/12/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                              if (vErrors === null) {
                                vErrors = [err335];
                              } else {
                                vErrors.push(err335);
                              }
                              errors++;
                            }
                            if (data.subject === void 0 || !func0.call(data, "subject")) {
                              const err336 = { instancePath, schemaPath: "#/anyOf/12/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'" };
                              if (vErrors === null) {
                                vErrors = [err336];
                              } else {
                                vErrors.push(err336);
                              }
                              errors++;
                            }
                            if (data.why === void 0 || !func0.call(data, "why")) {
                              const err337 = { instancePath, schemaPath: "#/anyOf/12/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                              if (vErrors === null) {
                                vErrors = [err337];
                              } else {
                                vErrors.push(err337);
                              }
                              errors++;
                            }
                            for (const key16 of Object.keys(data)) {
                              if (!(key16 === "at" || key16 === "kind" || key16 === "round" || key16 === "subject" || key16 === "why")) {
                                const err338 = { instancePath, schemaPath: "#/anyOf/12/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key16 }, message: "must NOT have additional properties" };
                                if (vErrors === null) {
                                  vErrors = [err338];
                                } else {
                                  vErrors.push(err338);
                                }
                                errors++;
                              }
                            }
                            if (data.at !== void 0 && func0.call(data, "at")) {
                              let data113 = data.at;
                              if (typeof data113 === "string") {
                                if (!pattern0.test(data113)) {
                                  const err339 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/12/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                  if (vErrors === null) {
                                    vErrors = [err339];
                                  } else {
                                    vErrors.push(err339);
                                  }
                                  errors++;
                                }
                              } else {
                                const err340 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/12/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err340];
                                } else {
                                  vErrors.push(err340);
                                }
                                errors++;
                              }
                            }
                            if (data.kind !== void 0 && func0.call(data, "kind")) {
                              let data114 = data.kind;
                              if (typeof data114 !== "string") {
                                const err341 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/12/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err341];
                                } else {
                                  vErrors.push(err341);
                                }
                                errors++;
                              }
                              if ("given-up" !== data114) {
                                const err342 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/12/properties/kind/const", keyword: "const", params: { allowedValue: "given-up" }, message: "must be equal to constant" };
                                if (vErrors === null) {
                                  vErrors = [err342];
                                } else {
                                  vErrors.push(err342);
                                }
                                errors++;
                              }
                            }
                            if (data.round !== void 0 && func0.call(data, "round")) {
                              let data115 = data.round;
                              if (!(typeof data115 == "number" && (!(data115 % 1) && !isNaN(data115)) && isFinite(data115))) {
                                const err343 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/12/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                if (vErrors === null) {
                                  vErrors = [err343];
                                } else {
                                  vErrors.push(err343);
                                }
                                errors++;
                              }
                              if (typeof data115 == "number" && isFinite(data115)) {
                                if (data115 < 1 || isNaN(data115)) {
                                  const err344 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/12/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                  if (vErrors === null) {
                                    vErrors = [err344];
                                  } else {
                                    vErrors.push(err344);
                                  }
                                  errors++;
                                }
                              }
                            }
                            if (data.subject !== void 0 && func0.call(data, "subject")) {
                              if (typeof data.subject !== "string") {
                                const err345 = { instancePath: instancePath + "/subject", schemaPath: "#/anyOf/12/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err345];
                                } else {
                                  vErrors.push(err345);
                                }
                                errors++;
                              }
                            }
                            if (data.why !== void 0 && func0.call(data, "why")) {
                              let data117 = data.why;
                              if (typeof data117 === "string") {
                                if (!pattern7.test(data117)) {
                                  const err346 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/12/properties/why/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                                  if (vErrors === null) {
                                    vErrors = [err346];
                                  } else {
                                    vErrors.push(err346);
                                  }
                                  errors++;
                                }
                              } else {
                                const err347 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/12/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err347];
                                } else {
                                  vErrors.push(err347);
                                }
                                errors++;
                              }
                            }
                          } else {
                            const err348 = { instancePath, schemaPath: "#/anyOf/12/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                            if (vErrors === null) {
                              vErrors = [err348];
                            } else {
                              vErrors.push(err348);
                            }
                            errors++;
                          }
                          var _valid0 = _errs289 === errors;
                          valid0 = valid0 || _valid0;
                          if (!valid0) {
                            const _errs302 = errors;
                            if (data && typeof data == "object" && !Array.isArray(data)) {
                              if (data.at === void 0 || !func0.call(data, "at")) {
                                const err349 = { instancePath, schemaPath: "#/anyOf/13/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                if (vErrors === null) {
                                  vErrors = [err349];
                                } else {
                                  vErrors.push(err349);
                                }
                                errors++;
                              }
                              if (data.kind === void 0 || !func0.call(data, "kind")) {
                                const err350 = { instancePath, schemaPath: "#/anyOf/13/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                if (vErrors === null) {
                                  vErrors = [err350];
                                } else {
                                  vErrors.push(err350);
                                }
                                errors++;
                              }
                              if (data.round === void 0 || !func0.call(data, "round")) {
                                const err351 = { instancePath, schemaPath: "#/anyOf/13/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                                if (vErrors === null) {
                                  vErrors = [err351];
                                } else {
                                  vErrors.push(err351);
                                }
                                errors++;
                              }
                              if (data.subject === void 0 || !func0.call(data, "subject")) {
                                const err352 = { instancePath, schemaPath: "#/anyOf/13/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'" };
                                if (vErrors === null) {
                                  vErrors = [err352];
                                } else {
                                  vErrors.push(err352);
                                }
                                errors++;
                              }
                              if (data.head === void 0 || !func0.call(data, "head")) {
                                const err353 = { instancePath, schemaPath: "#/anyOf/13/required", keyword: "required", params: { missingProperty: "head" }, message: "must have required property 'head'" };
                                if (vErrors === null) {
                                  vErrors = [err353];
                                } else {
                                  vErrors.push(err353);
                                }
                                errors++;
                              }
                              if (data.failures === void 0 || !func0.call(data, "failures")) {
                                const err354 = { instancePath, schemaPath: "#/anyOf/13/required", keyword: "required", params: { missingProperty: "failures" }, message: "must have required property 'failures'" };
                                if (vErrors === null) {
                                  vErrors = [err354];
                                } else {
                                  vErrors.push(err354);
                                }
                                errors++;
                              }
                              for (const key17 of Object.keys(data)) {
                                if (!(key17 === "at" || key17 === "kind" || key17 === "round" || key17 === "subject" || key17 === "head" || key17 === "failures")) {
                                  const err355 = { instancePath, schemaPath: "#/anyOf/13/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key17 }, message: "must NOT have additional properties" };
                                  if (vErrors === null) {
                                    vErrors = [err355];
                                  } else {
                                    vErrors.push(err355);
                                  }
                                  errors++;
                                }
                              }
                              if (data.at !== void 0 && func0.call(data, "at")) {
                                let data118 = data.at;
                                if (typeof data118 === "string") {
                                  if (!pattern0.test(data118)) {
                                    const err356 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/13/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                    if (vErrors === null) {
                                      vErrors = [err356];
                                    } else {
                                      vErrors.push(err356);
                                    }
                                    errors++;
                                  }
                                } else {
                                  const err357 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/13/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                  if (vErrors === null) {
                                    vErrors = [err357];
                                  } else {
                                    vErrors.push(err357);
                                  }
                                  errors++;
                                }
                              }
                              if (data.kind !== void 0 && func0.call(data, "kind")) {
                                let data119 = data.kind;
                                if (typeof data119 !== "string") {
                                  const err358 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/13/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                  if (vErrors === null) {
                                    vErrors = [err358];
                                  } else {
                                    vErrors.push(err358);
                                  }
                                  errors++;
                                }
                                if ("broken" !== data119) {
                                  const err359 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/13/properties/kind/const", keyword: "const", params: { allowedValue: "broken" }, message: "must be equal to constant" };
                                  if (vErrors === null) {
                                    vErrors = [err359];
                                  } else {
                                    vErrors.push(err359);
                                  }
                                  errors++;
                                }
                              }
                              if (data.round !== void 0 && func0.call(data, "round")) {
                                let data120 = data.round;
                                if (!(typeof data120 == "number" && (!(data120 % 1) && !isNaN(data120)) && isFinite(data120))) {
                                  const err360 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/13/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                  if (vErrors === null) {
                                    vErrors = [err360];
                                  } else {
                                    vErrors.push(err360);
                                  }
                                  errors++;
                                }
                                if (typeof data120 == "number" && isFinite(data120)) {
                                  if (data120 < 1 || isNaN(data120)) {
                                    const err361 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/13/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                    if (vErrors === null) {
                                      vErrors = [err361];
                                    } else {
                                      vErrors.push(err361);
                                    }
                                    errors++;
                                  }
                                }
                              }
                              if (data.subject !== void 0 && func0.call(data, "subject")) {
                                if (typeof data.subject !== "string") {
                                  const err362 = { instancePath: instancePath + "/subject", schemaPath: "#/anyOf/13/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                  if (vErrors === null) {
                                    vErrors = [err362];
                                  } else {
                                    vErrors.push(err362);
                                  }
                                  errors++;
                                }
                              }
                              if (data.head !== void 0 && func0.call(data, "head")) {
                                let data122 = data.head;
                                if (typeof data122 === "string") {
                                  if (!pattern2.test(data122)) {
                                    const err363 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/13/properties/head/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                    if (vErrors === null) {
                                      vErrors = [err363];
                                    } else {
                                      vErrors.push(err363);
                                    }
                                    errors++;
                                  }
                                } else {
                                  const err364 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/13/properties/head/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                  if (vErrors === null) {
                                    vErrors = [err364];
                                  } else {
                                    vErrors.push(err364);
                                  }
                                  errors++;
                                }
                              }
                              if (data.failures !== void 0 && func0.call(data, "failures")) {
                                let data123 = data.failures;
                                if (Array.isArray(data123)) {
                                  const len9 = data123.length;
                                  for (let i9 = 0; i9 < len9; i9++) {
                                    if (typeof data123[i9] !== "string") {
                                      const err365 = { instancePath: instancePath + "/failures/" + i9, schemaPath: "#/anyOf/13/properties/failures/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                      if (vErrors === null) {
                                        vErrors = [err365];
                                      } else {
                                        vErrors.push(err365);
                                      }
                                      errors++;
                                    }
                                  }
                                } else {
                                  const err366 = { instancePath: instancePath + "/failures", schemaPath: "#/anyOf/13/properties/failures/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                  if (vErrors === null) {
                                    vErrors = [err366];
                                  } else {
                                    vErrors.push(err366);
                                  }
                                  errors++;
                                }
                              }
                            } else {
                              const err367 = { instancePath, schemaPath: "#/anyOf/13/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                              if (vErrors === null) {
                                vErrors = [err367];
                              } else {
                                vErrors.push(err367);
                              }
                              errors++;
                            }
                            var _valid0 = _errs302 === errors;
                            valid0 = valid0 || _valid0;
                            if (!valid0) {
                              const _errs319 = errors;
                              if (data && typeof data == "object" && !Array.isArray(data)) {
                                if (data.at === void 0 || !func0.call(data, "at")) {
                                  const err368 = { instancePath, schemaPath: "#/anyOf/14/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                  if (vErrors === null) {
                                    vErrors = [err368];
                                  } else {
                                    vErrors.push(err368);
                                  }
                                  errors++;
                                }
                                if (data.kind === void 0 || !func0.call(data, "kind")) {
                                  const err369 = { instancePath, schemaPath: "#/anyOf/14/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                  if (vErrors === null) {
                                    vErrors = [err369];
                                  } else {
                                    vErrors.push(err369);
                                  }
                                  errors++;
                                }
                                if (data.round === void 0 || !func0.call(data, "round")) {
                                  const err370 = { instancePath, schemaPath: "#/anyOf/14/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                                  if (vErrors === null) {
                                    vErrors = [err370];
                                  } else {
                                    vErrors.push(err370);
                                  }
                                  errors++;
                                }
                                if (data.subject === void 0 || !func0.call(data, "subject")) {
                                  const err371 = { instancePath, schemaPath: "#/anyOf/14/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'" };
                                  if (vErrors === null) {
                                    vErrors = [err371];
                                  } else {
                                    vErrors.push(err371);
                                  }
                                  errors++;
                                }
                                if (data.sha === void 0 || !func0.call(data, "sha")) {
                                  const err372 = { instancePath, schemaPath: "#/anyOf/14/required", keyword: "required", params: { missingProperty: "sha" }, message: "must have required property 'sha'" };
                                  if (vErrors === null) {
                                    vErrors = [err372];
                                  } else {
                                    vErrors.push(err372);
                                  }
                                  errors++;
                                }
                                if (data.by === void 0 || !func0.call(data, "by")) {
                                  const err373 = { instancePath, schemaPath: "#/anyOf/14/required", keyword: "required", params: { missingProperty: "by" }, message: "must have required property 'by'" };
                                  if (vErrors === null) {
                                    vErrors = [err373];
                                  } else {
                                    vErrors.push(err373);
                                  }
                                  errors++;
                                }
                                if (data.why === void 0 || !func0.call(data, "why")) {
                                  const err374 = { instancePath, schemaPath: "#/anyOf/14/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                                  if (vErrors === null) {
                                    vErrors = [err374];
                                  } else {
                                    vErrors.push(err374);
                                  }
                                  errors++;
                                }
                                for (const key18 of Object.keys(data)) {
                                  if (!(key18 === "at" || key18 === "kind" || key18 === "round" || key18 === "subject" || key18 === "sha" || key18 === "by" || key18 === "why")) {
                                    const err375 = { instancePath, schemaPath: "#/anyOf/14/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key18 }, message: "must NOT have additional properties" };
                                    if (vErrors === null) {
                                      vErrors = [err375];
                                    } else {
                                      vErrors.push(err375);
                                    }
                                    errors++;
                                  }
                                }
                                if (data.at !== void 0 && func0.call(data, "at")) {
                                  let data125 = data.at;
                                  if (typeof data125 === "string") {
                                    if (!pattern0.test(data125)) {
                                      const err376 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/14/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                      if (vErrors === null) {
                                        vErrors = [err376];
                                      } else {
                                        vErrors.push(err376);
                                      }
                                      errors++;
                                    }
                                  } else {
                                    const err377 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/14/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    if (vErrors === null) {
                                      vErrors = [err377];
                                    } else {
                                      vErrors.push(err377);
                                    }
                                    errors++;
                                  }
                                }
                                if (data.kind !== void 0 && func0.call(data, "kind")) {
                                  let data126 = data.kind;
                                  if (typeof data126 !== "string") {
                                    const err378 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/14/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    if (vErrors === null) {
                                      vErrors = [err378];
                                    } else {
                                      vErrors.push(err378);
                                    }
                                    errors++;
                                  }
                                  if ("reverted" !== data126) {
                                    const err379 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/14/properties/kind/const", keyword: "const", params: { allowedValue: "reverted" }, message: "must be equal to constant" };
                                    if (vErrors === null) {
                                      vErrors = [err379];
                                    } else {
                                      vErrors.push(err379);
                                    }
                                    errors++;
                                  }
                                }
                                if (data.round !== void 0 && func0.call(data, "round")) {
                                  let data127 = data.round;
                                  if (!(typeof data127 == "number" && (!(data127 % 1) && !isNaN(data127)) && isFinite(data127))) {
                                    const err380 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/14/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                    if (vErrors === null) {
                                      vErrors = [err380];
                                    } else {
                                      vErrors.push(err380);
                                    }
                                    errors++;
                                  }
                                  if (typeof data127 == "number" && isFinite(data127)) {
                                    if (data127 < 1 || isNaN(data127)) {
                                      const err381 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/14/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                      if (vErrors === null) {
                                        vErrors = [err381];
                                      } else {
                                        vErrors.push(err381);
                                      }
                                      errors++;
                                    }
                                  }
                                }
                                if (data.subject !== void 0 && func0.call(data, "subject")) {
                                  if (typeof data.subject !== "string") {
                                    const err382 = { instancePath: instancePath + "/subject", schemaPath: "#/anyOf/14/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    if (vErrors === null) {
                                      vErrors = [err382];
                                    } else {
                                      vErrors.push(err382);
                                    }
                                    errors++;
                                  }
                                }
                                if (data.sha !== void 0 && func0.call(data, "sha")) {
                                  let data129 = data.sha;
                                  if (typeof data129 === "string") {
                                    if (!pattern2.test(data129)) {
                                      const err383 = { instancePath: instancePath + "/sha", schemaPath: "#/anyOf/14/properties/sha/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                      if (vErrors === null) {
                                        vErrors = [err383];
                                      } else {
                                        vErrors.push(err383);
                                      }
                                      errors++;
                                    }
                                  } else {
                                    const err384 = { instancePath: instancePath + "/sha", schemaPath: "#/anyOf/14/properties/sha/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    if (vErrors === null) {
                                      vErrors = [err384];
                                    } else {
                                      vErrors.push(err384);
                                    }
                                    errors++;
                                  }
                                }
                                if (data.by !== void 0 && func0.call(data, "by")) {
                                  let data130 = data.by;
                                  if (typeof data130 === "string") {
                                    if (!pattern2.test(data130)) {
                                      const err385 = { instancePath: instancePath + "/by", schemaPath: "#/anyOf/14/properties/by/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                      if (vErrors === null) {
                                        vErrors = [err385];
                                      } else {
                                        vErrors.push(err385);
                                      }
                                      errors++;
                                    }
                                  } else {
                                    const err386 = { instancePath: instancePath + "/by", schemaPath: "#/anyOf/14/properties/by/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    if (vErrors === null) {
                                      vErrors = [err386];
                                    } else {
                                      vErrors.push(err386);
                                    }
                                    errors++;
                                  }
                                }
                                if (data.why !== void 0 && func0.call(data, "why")) {
                                  let data131 = data.why;
                                  if (typeof data131 === "string") {
                                    if (!pattern7.test(data131)) {
                                      const err387 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/14/properties/why/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                                      if (vErrors === null) {
                                        vErrors = [err387];
                                      } else {
                                        vErrors.push(err387);
                                      }
                                      errors++;
                                    }
                                  } else {
                                    const err388 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/14/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    if (vErrors === null) {
                                      vErrors = [err388];
                                    } else {
                                      vErrors.push(err388);
                                    }
                                    errors++;
                                  }
                                }
                              } else {
                                const err389 = { instancePath, schemaPath: "#/anyOf/14/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                if (vErrors === null) {
                                  vErrors = [err389];
                                } else {
                                  vErrors.push(err389);
                                }
                                errors++;
                              }
                              var _valid0 = _errs319 === errors;
                              valid0 = valid0 || _valid0;
                              if (!valid0) {
                                const _errs336 = errors;
                                if (data && typeof data == "object" && !Array.isArray(data)) {
                                  if (data.at === void 0 || !func0.call(data, "at")) {
                                    const err390 = { instancePath, schemaPath: "#/anyOf/15/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                    if (vErrors === null) {
                                      vErrors = [err390];
                                    } else {
                                      vErrors.push(err390);
                                    }
                                    errors++;
                                  }
                                  if (data.kind === void 0 || !func0.call(data, "kind")) {
                                    const err391 = { instancePath, schemaPath: "#/anyOf/15/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                    if (vErrors === null) {
                                      vErrors = [err391];
                                    } else {
                                      vErrors.push(err391);
                                    }
                                    errors++;
                                  }
                                  if (data.round === void 0 || !func0.call(data, "round")) {
                                    const err392 = { instancePath, schemaPath: "#/anyOf/15/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                                    if (vErrors === null) {
                                      vErrors = [err392];
                                    } else {
                                      vErrors.push(err392);
                                    }
                                    errors++;
                                  }
                                  if (data.run === void 0 || !func0.call(data, "run")) {
                                    const err393 = { instancePath, schemaPath: "#/anyOf/15/required", keyword: "required", params: { missingProperty: "run" }, message: "must have required property 'run'" };
                                    if (vErrors === null) {
                                      vErrors = [err393];
                                    } else {
                                      vErrors.push(err393);
                                    }
                                    errors++;
                                  }
                                  if (data.head === void 0 || !func0.call(data, "head")) {
                                    const err394 = { instancePath, schemaPath: "#/anyOf/15/required", keyword: "required", params: { missingProperty: "head" }, message: "must have required property 'head'" };
                                    if (vErrors === null) {
                                      vErrors = [err394];
                                    } else {
                                      vErrors.push(err394);
                                    }
                                    errors++;
                                  }
                                  if (data.lines_changed === void 0 || !func0.call(data, "lines_changed")) {
                                    const err395 = { instancePath, schemaPath: "#/anyOf/15/required", keyword: "required", params: { missingProperty: "lines_changed" }, message: "must have required property 'lines_changed'" };
                                    if (vErrors === null) {
                                      vErrors = [err395];
                                    } else {
                                      vErrors.push(err395);
                                    }
                                    errors++;
                                  }
                                  if (data.findings === void 0 || !func0.call(data, "findings")) {
                                    const err396 = { instancePath, schemaPath: "#/anyOf/15/required", keyword: "required", params: { missingProperty: "findings" }, message: "must have required property 'findings'" };
                                    if (vErrors === null) {
                                      vErrors = [err396];
                                    } else {
                                      vErrors.push(err396);
                                    }
                                    errors++;
                                  }
                                  for (const key19 of Object.keys(data)) {
                                    if (!(key19 === "at" || key19 === "kind" || key19 === "round" || key19 === "run" || key19 === "head" || key19 === "lines_changed" || key19 === "findings")) {
                                      const err397 = { instancePath, schemaPath: "#/anyOf/15/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key19 }, message: "must NOT have additional properties" };
                                      if (vErrors === null) {
                                        vErrors = [err397];
                                      } else {
                                        vErrors.push(err397);
                                      }
                                      errors++;
                                    }
                                  }
                                  if (data.at !== void 0 && func0.call(data, "at")) {
                                    let data132 = data.at;
                                    if (typeof data132 === "string") {
                                      if (!pattern0.test(data132)) {
                                        const err398 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/15/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                        if (vErrors === null) {
                                          vErrors = [err398];
                                        } else {
                                          vErrors.push(err398);
                                        }
                                        errors++;
                                      }
                                    } else {
                                      const err399 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/15/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                      if (vErrors === null) {
                                        vErrors = [err399];
                                      } else {
                                        vErrors.push(err399);
                                      }
                                      errors++;
                                    }
                                  }
                                  if (data.kind !== void 0 && func0.call(data, "kind")) {
                                    let data133 = data.kind;
                                    if (typeof data133 !== "string") {
                                      const err400 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/15/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                      if (vErrors === null) {
                                        vErrors = [err400];
                                      } else {
                                        vErrors.push(err400);
                                      }
                                      errors++;
                                    }
                                    if ("reviewed" !== data133) {
                                      const err401 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/15/properties/kind/const", keyword: "const", params: { allowedValue: "reviewed" }, message: "must be equal to constant" };
                                      if (vErrors === null) {
                                        vErrors = [err401];
                                      } else {
                                        vErrors.push(err401);
                                      }
                                      errors++;
                                    }
                                  }
                                  if (data.round !== void 0 && func0.call(data, "round")) {
                                    let data134 = data.round;
                                    if (!(typeof data134 == "number" && (!(data134 % 1) && !isNaN(data134)) && isFinite(data134))) {
                                      const err402 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/15/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                      if (vErrors === null) {
                                        vErrors = [err402];
                                      } else {
                                        vErrors.push(err402);
                                      }
                                      errors++;
                                    }
                                    if (typeof data134 == "number" && isFinite(data134)) {
                                      if (data134 < 1 || isNaN(data134)) {
                                        const err403 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/15/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                        if (vErrors === null) {
                                          vErrors = [err403];
                                        } else {
                                          vErrors.push(err403);
                                        }
                                        errors++;
                                      }
                                    }
                                  }
                                  if (data.run !== void 0 && func0.call(data, "run")) {
                                    let data135 = data.run;
                                    if (typeof data135 === "string") {
                                      if (!pattern4.test(data135)) {
                                        const err404 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/15/properties/run/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}$" }, message: 'must match pattern "^[a-z0-9]{4,16}$"' };
                                        if (vErrors === null) {
                                          vErrors = [err404];
                                        } else {
                                          vErrors.push(err404);
                                        }
                                        errors++;
                                      }
                                    } else {
                                      const err405 = { instancePath: instancePath + "/run", schemaPath: "#/anyOf/15/properties/run/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                      if (vErrors === null) {
                                        vErrors = [err405];
                                      } else {
                                        vErrors.push(err405);
                                      }
                                      errors++;
                                    }
                                  }
                                  if (data.head !== void 0 && func0.call(data, "head")) {
                                    let data136 = data.head;
                                    if (typeof data136 === "string") {
                                      if (!pattern2.test(data136)) {
                                        const err406 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/15/properties/head/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                        if (vErrors === null) {
                                          vErrors = [err406];
                                        } else {
                                          vErrors.push(err406);
                                        }
                                        errors++;
                                      }
                                    } else {
                                      const err407 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/15/properties/head/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                      if (vErrors === null) {
                                        vErrors = [err407];
                                      } else {
                                        vErrors.push(err407);
                                      }
                                      errors++;
                                    }
                                  }
                                  if (data.lines_changed !== void 0 && func0.call(data, "lines_changed")) {
                                    let data137 = data.lines_changed;
                                    if (!(typeof data137 == "number" && (!(data137 % 1) && !isNaN(data137)) && isFinite(data137))) {
                                      const err408 = { instancePath: instancePath + "/lines_changed", schemaPath: "#/anyOf/15/properties/lines_changed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                      if (vErrors === null) {
                                        vErrors = [err408];
                                      } else {
                                        vErrors.push(err408);
                                      }
                                      errors++;
                                    }
                                    if (typeof data137 == "number" && isFinite(data137)) {
                                      if (data137 < 0 || isNaN(data137)) {
                                        const err409 = { instancePath: instancePath + "/lines_changed", schemaPath: "#/anyOf/15/properties/lines_changed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                        if (vErrors === null) {
                                          vErrors = [err409];
                                        } else {
                                          vErrors.push(err409);
                                        }
                                        errors++;
                                      }
                                    }
                                  }
                                  if (data.findings !== void 0 && func0.call(data, "findings")) {
                                    let data138 = data.findings;
                                    if (Array.isArray(data138)) {
                                      const len10 = data138.length;
                                      for (let i10 = 0; i10 < len10; i10++) {
                                        let data139 = data138[i10];
                                        if (data139 && typeof data139 == "object" && !Array.isArray(data139)) {
                                          if (data139.id === void 0 || !func0.call(data139, "id")) {
                                            const err410 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                                            if (vErrors === null) {
                                              vErrors = [err410];
                                            } else {
                                              vErrors.push(err410);
                                            }
                                            errors++;
                                          }
                                          if (data139.severity === void 0 || !func0.call(data139, "severity")) {
                                            const err411 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/required", keyword: "required", params: { missingProperty: "severity" }, message: "must have required property 'severity'" };
                                            if (vErrors === null) {
                                              vErrors = [err411];
                                            } else {
                                              vErrors.push(err411);
                                            }
                                            errors++;
                                          }
                                          if (data139.title === void 0 || !func0.call(data139, "title")) {
                                            const err412 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
                                            if (vErrors === null) {
                                              vErrors = [err412];
                                            } else {
                                              vErrors.push(err412);
                                            }
                                            errors++;
                                          }
                                          if (data139.description === void 0 || !func0.call(data139, "description")) {
                                            const err413 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
                                            if (vErrors === null) {
                                              vErrors = [err413];
                                            } else {
                                              vErrors.push(err413);
                                            }
                                            errors++;
                                          }
                                          if (data139.evidence === void 0 || !func0.call(data139, "evidence")) {
                                            const err414 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/required", keyword: "required", params: { missingProperty: "evidence" }, message: "must have required property 'evidence'" };
                                            if (vErrors === null) {
                                              vErrors = [err414];
                                            } else {
                                              vErrors.push(err414);
                                            }
                                            errors++;
                                          }
                                          if (data139.impact === void 0 || !func0.call(data139, "impact")) {
                                            const err415 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/required", keyword: "required", params: { missingProperty: "impact" }, message: "must have required property 'impact'" };
                                            if (vErrors === null) {
                                              vErrors = [err415];
                                            } else {
                                              vErrors.push(err415);
                                            }
                                            errors++;
                                          }
                                          if (data139.location === void 0 || !func0.call(data139, "location")) {
                                            const err416 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/required", keyword: "required", params: { missingProperty: "location" }, message: "must have required property 'location'" };
                                            if (vErrors === null) {
                                              vErrors = [err416];
                                            } else {
                                              vErrors.push(err416);
                                            }
                                            errors++;
                                          }
                                          if (data139.instance_fix === void 0 || !func0.call(data139, "instance_fix")) {
                                            const err417 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/required", keyword: "required", params: { missingProperty: "instance_fix" }, message: "must have required property 'instance_fix'" };
                                            if (vErrors === null) {
                                              vErrors = [err417];
                                            } else {
                                              vErrors.push(err417);
                                            }
                                            errors++;
                                          }
                                          if (data139.class_fix === void 0 || !func0.call(data139, "class_fix")) {
                                            const err418 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/required", keyword: "required", params: { missingProperty: "class_fix" }, message: "must have required property 'class_fix'" };
                                            if (vErrors === null) {
                                              vErrors = [err418];
                                            } else {
                                              vErrors.push(err418);
                                            }
                                            errors++;
                                          }
                                          if (data139.tier === void 0 || !func0.call(data139, "tier")) {
                                            const err419 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/required", keyword: "required", params: { missingProperty: "tier" }, message: "must have required property 'tier'" };
                                            if (vErrors === null) {
                                              vErrors = [err419];
                                            } else {
                                              vErrors.push(err419);
                                            }
                                            errors++;
                                          }
                                          if (data139.escape_type === void 0 || !func0.call(data139, "escape_type")) {
                                            const err420 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/required", keyword: "required", params: { missingProperty: "escape_type" }, message: "must have required property 'escape_type'" };
                                            if (vErrors === null) {
                                              vErrors = [err420];
                                            } else {
                                              vErrors.push(err420);
                                            }
                                            errors++;
                                          }
                                          if (data139.invariant_ref === void 0 || !func0.call(data139, "invariant_ref")) {
                                            const err421 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/required", keyword: "required", params: { missingProperty: "invariant_ref" }, message: "must have required property 'invariant_ref'" };
                                            if (vErrors === null) {
                                              vErrors = [err421];
                                            } else {
                                              vErrors.push(err421);
                                            }
                                            errors++;
                                          }
                                          if (data139.architecture_ref === void 0 || !func0.call(data139, "architecture_ref")) {
                                            const err422 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/required", keyword: "required", params: { missingProperty: "architecture_ref" }, message: "must have required property 'architecture_ref'" };
                                            if (vErrors === null) {
                                              vErrors = [err422];
                                            } else {
                                              vErrors.push(err422);
                                            }
                                            errors++;
                                          }
                                          if (data139.source === void 0 || !func0.call(data139, "source")) {
                                            const err423 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'" };
                                            if (vErrors === null) {
                                              vErrors = [err423];
                                            } else {
                                              vErrors.push(err423);
                                            }
                                            errors++;
                                          }
                                          if (data139.agent === void 0 || !func0.call(data139, "agent")) {
                                            const err424 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'" };
                                            if (vErrors === null) {
                                              vErrors = [err424];
                                            } else {
                                              vErrors.push(err424);
                                            }
                                            errors++;
                                          }
                                          if (data139.status === void 0 || !func0.call(data139, "status")) {
                                            const err425 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
                                            if (vErrors === null) {
                                              vErrors = [err425];
                                            } else {
                                              vErrors.push(err425);
                                            }
                                            errors++;
                                          }
                                          if (data139.bounty === void 0 || !func0.call(data139, "bounty")) {
                                            const err426 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/required", keyword: "required", params: { missingProperty: "bounty" }, message: "must have required property 'bounty'" };
                                            if (vErrors === null) {
                                              vErrors = [err426];
                                            } else {
                                              vErrors.push(err426);
                                            }
                                            errors++;
                                          }
                                          if (data139.round === void 0 || !func0.call(data139, "round")) {
                                            const err427 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                                            if (vErrors === null) {
                                              vErrors = [err427];
                                            } else {
                                              vErrors.push(err427);
                                            }
                                            errors++;
                                          }
                                          if (data139.timestamp === void 0 || !func0.call(data139, "timestamp")) {
                                            const err428 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/required", keyword: "required", params: { missingProperty: "timestamp" }, message: "must have required property 'timestamp'" };
                                            if (vErrors === null) {
                                              vErrors = [err428];
                                            } else {
                                              vErrors.push(err428);
                                            }
                                            errors++;
                                          }
                                          if (data139.fingerprint === void 0 || !func0.call(data139, "fingerprint")) {
                                            const err429 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/required", keyword: "required", params: { missingProperty: "fingerprint" }, message: "must have required property 'fingerprint'" };
                                            if (vErrors === null) {
                                              vErrors = [err429];
                                            } else {
                                              vErrors.push(err429);
                                            }
                                            errors++;
                                          }
                                          if (data139.reason === void 0 || !func0.call(data139, "reason")) {
                                            const err430 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                                            if (vErrors === null) {
                                              vErrors = [err430];
                                            } else {
                                              vErrors.push(err430);
                                            }
                                            errors++;
                                          }
                                          for (const key20 of Object.keys(data139)) {
                                            if (!func0.call(schema11.anyOf[15].properties.findings.items.properties, key20)) {
                                              const err431 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key20 }, message: "must NOT have additional properties" };
                                              if (vErrors === null) {
                                                vErrors = [err431];
                                              } else {
                                                vErrors.push(err431);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data139.id !== void 0 && func0.call(data139, "id")) {
                                            let data140 = data139.id;
                                            if (typeof data140 === "string") {
                                              if (func105(data140) > 40) {
                                                const err432 = { instancePath: instancePath + "/findings/" + i10 + "/id", schemaPath: "#/anyOf/15/properties/findings/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                                                if (vErrors === null) {
                                                  vErrors = [err432];
                                                } else {
                                                  vErrors.push(err432);
                                                }
                                                errors++;
                                              }
                                              if (func105(data140) < 1) {
                                                const err433 = { instancePath: instancePath + "/findings/" + i10 + "/id", schemaPath: "#/anyOf/15/properties/findings/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                                if (vErrors === null) {
                                                  vErrors = [err433];
                                                } else {
                                                  vErrors.push(err433);
                                                }
                                                errors++;
                                              }
                                              if (!pattern7.test(data140)) {
                                                const err434 = { instancePath: instancePath + "/findings/" + i10 + "/id", schemaPath: "#/anyOf/15/properties/findings/items/properties/id/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                                                if (vErrors === null) {
                                                  vErrors = [err434];
                                                } else {
                                                  vErrors.push(err434);
                                                }
                                                errors++;
                                              }
                                            } else {
                                              const err435 = { instancePath: instancePath + "/findings/" + i10 + "/id", schemaPath: "#/anyOf/15/properties/findings/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err435];
                                              } else {
                                                vErrors.push(err435);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data139.severity !== void 0 && func0.call(data139, "severity")) {
                                            let data141 = data139.severity;
                                            if (!(data141 === "critical" || data141 === "high" || data141 === "medium" || data141 === "low")) {
                                              const err436 = { instancePath: instancePath + "/findings/" + i10 + "/severity", schemaPath: "#/anyOf/15/properties/findings/items/properties/severity/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[15].properties.findings.items.properties.severity.enum }, message: "must be equal to one of the allowed values" };
                                              if (vErrors === null) {
                                                vErrors = [err436];
                                              } else {
                                                vErrors.push(err436);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data139.title !== void 0 && func0.call(data139, "title")) {
                                            if (typeof data139.title !== "string") {
                                              const err437 = { instancePath: instancePath + "/findings/" + i10 + "/title", schemaPath: "#/anyOf/15/properties/findings/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err437];
                                              } else {
                                                vErrors.push(err437);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data139.description !== void 0 && func0.call(data139, "description")) {
                                            if (typeof data139.description !== "string") {
                                              const err438 = { instancePath: instancePath + "/findings/" + i10 + "/description", schemaPath: "#/anyOf/15/properties/findings/items/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err438];
                                              } else {
                                                vErrors.push(err438);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data139.evidence !== void 0 && func0.call(data139, "evidence")) {
                                            if (typeof data139.evidence !== "string") {
                                              const err439 = { instancePath: instancePath + "/findings/" + i10 + "/evidence", schemaPath: "#/anyOf/15/properties/findings/items/properties/evidence/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err439];
                                              } else {
                                                vErrors.push(err439);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data139.impact !== void 0 && func0.call(data139, "impact")) {
                                            if (typeof data139.impact !== "string") {
                                              const err440 = { instancePath: instancePath + "/findings/" + i10 + "/impact", schemaPath: "#/anyOf/15/properties/findings/items/properties/impact/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err440];
                                              } else {
                                                vErrors.push(err440);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data139.location !== void 0 && func0.call(data139, "location")) {
                                            let data146 = data139.location;
                                            if (data146 && typeof data146 == "object" && !Array.isArray(data146)) {
                                              if (data146.file === void 0 || !func0.call(data146, "file")) {
                                                const err441 = { instancePath: instancePath + "/findings/" + i10 + "/location", schemaPath: "#/anyOf/15/properties/findings/items/properties/location/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
                                                if (vErrors === null) {
                                                  vErrors = [err441];
                                                } else {
                                                  vErrors.push(err441);
                                                }
                                                errors++;
                                              }
                                              if (data146.lines === void 0 || !func0.call(data146, "lines")) {
                                                const err442 = { instancePath: instancePath + "/findings/" + i10 + "/location", schemaPath: "#/anyOf/15/properties/findings/items/properties/location/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                                if (vErrors === null) {
                                                  vErrors = [err442];
                                                } else {
                                                  vErrors.push(err442);
                                                }
                                                errors++;
                                              }
                                              for (const key21 of Object.keys(data146)) {
                                                if (!(key21 === "file" || key21 === "lines")) {
                                                  const err443 = { instancePath: instancePath + "/findings/" + i10 + "/location", schemaPath: "#/anyOf/15/properties/findings/items/properties/location/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key21 }, message: "must NOT have additional properties" };
                                                  if (vErrors === null) {
                                                    vErrors = [err443];
                                                  } else {
                                                    vErrors.push(err443);
                                                  }
                                                  errors++;
                                                }
                                              }
                                              if (data146.file !== void 0 && func0.call(data146, "file")) {
                                                let data147 = data146.file;
                                                if (typeof data147 === "string") {
                                                  if (func105(data147) > 4096) {
                                                    const err444 = { instancePath: instancePath + "/findings/" + i10 + "/location/file", schemaPath: "#/anyOf/15/properties/findings/items/properties/location/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                                                    if (vErrors === null) {
                                                      vErrors = [err444];
                                                    } else {
                                                      vErrors.push(err444);
                                                    }
                                                    errors++;
                                                  }
                                                  if (func105(data147) < 1) {
                                                    const err445 = { instancePath: instancePath + "/findings/" + i10 + "/location/file", schemaPath: "#/anyOf/15/properties/findings/items/properties/location/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                                    if (vErrors === null) {
                                                      vErrors = [err445];
                                                    } else {
                                                      vErrors.push(err445);
                                                    }
                                                    errors++;
                                                  }
                                                } else {
                                                  const err446 = { instancePath: instancePath + "/findings/" + i10 + "/location/file", schemaPath: "#/anyOf/15/properties/findings/items/properties/location/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                  if (vErrors === null) {
                                                    vErrors = [err446];
                                                  } else {
                                                    vErrors.push(err446);
                                                  }
                                                  errors++;
                                                }
                                              }
                                              if (data146.lines !== void 0 && func0.call(data146, "lines")) {
                                                let data148 = data146.lines;
                                                if (Array.isArray(data148)) {
                                                  if (data148.length > 2) {
                                                    const err447 = { instancePath: instancePath + "/findings/" + i10 + "/location/lines", schemaPath: "#/anyOf/15/properties/findings/items/properties/location/properties/lines/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
                                                    if (vErrors === null) {
                                                      vErrors = [err447];
                                                    } else {
                                                      vErrors.push(err447);
                                                    }
                                                    errors++;
                                                  }
                                                  if (data148.length < 2) {
                                                    const err448 = { instancePath: instancePath + "/findings/" + i10 + "/location/lines", schemaPath: "#/anyOf/15/properties/findings/items/properties/location/properties/lines/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
                                                    if (vErrors === null) {
                                                      vErrors = [err448];
                                                    } else {
                                                      vErrors.push(err448);
                                                    }
                                                    errors++;
                                                  }
                                                  const len11 = data148.length;
                                                  for (let i11 = 0; i11 < len11; i11++) {
                                                    let data149 = data148[i11];
                                                    if (!(typeof data149 == "number" && (!(data149 % 1) && !isNaN(data149)) && isFinite(data149))) {
                                                      const err449 = { instancePath: instancePath + "/findings/" + i10 + "/location/lines/" + i11, schemaPath: "#/anyOf/15/properties/findings/items/properties/location/properties/lines/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                      if (vErrors === null) {
                                                        vErrors = [err449];
                                                      } else {
                                                        vErrors.push(err449);
                                                      }
                                                      errors++;
                                                    }
                                                    if (typeof data149 == "number" && isFinite(data149)) {
                                                      if (data149 < 1 || isNaN(data149)) {
                                                        const err450 = { instancePath: instancePath + "/findings/" + i10 + "/location/lines/" + i11, schemaPath: "#/anyOf/15/properties/findings/items/properties/location/properties/lines/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                                        if (vErrors === null) {
                                                          vErrors = [err450];
                                                        } else {
                                                          vErrors.push(err450);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                  }
                                                } else {
                                                  const err451 = { instancePath: instancePath + "/findings/" + i10 + "/location/lines", schemaPath: "#/anyOf/15/properties/findings/items/properties/location/properties/lines/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                                  if (vErrors === null) {
                                                    vErrors = [err451];
                                                  } else {
                                                    vErrors.push(err451);
                                                  }
                                                  errors++;
                                                }
                                              }
                                            } else {
                                              const err452 = { instancePath: instancePath + "/findings/" + i10 + "/location", schemaPath: "#/anyOf/15/properties/findings/items/properties/location/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                              if (vErrors === null) {
                                                vErrors = [err452];
                                              } else {
                                                vErrors.push(err452);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data139.instance_fix !== void 0 && func0.call(data139, "instance_fix")) {
                                            if (typeof data139.instance_fix !== "string") {
                                              const err453 = { instancePath: instancePath + "/findings/" + i10 + "/instance_fix", schemaPath: "#/anyOf/15/properties/findings/items/properties/instance_fix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err453];
                                              } else {
                                                vErrors.push(err453);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data139.class_fix !== void 0 && func0.call(data139, "class_fix")) {
                                            if (typeof data139.class_fix !== "string") {
                                              const err454 = { instancePath: instancePath + "/findings/" + i10 + "/class_fix", schemaPath: "#/anyOf/15/properties/findings/items/properties/class_fix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err454];
                                              } else {
                                                vErrors.push(err454);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data139.tier !== void 0 && func0.call(data139, "tier")) {
                                            let data152 = data139.tier;
                                            if (!(data152 === "confirmed" || data152 === "probable" || data152 === "suspicious")) {
                                              const err455 = { instancePath: instancePath + "/findings/" + i10 + "/tier", schemaPath: "#/anyOf/15/properties/findings/items/properties/tier/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[15].properties.findings.items.properties.tier.enum }, message: "must be equal to one of the allowed values" };
                                              if (vErrors === null) {
                                                vErrors = [err455];
                                              } else {
                                                vErrors.push(err455);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data139.escape_type !== void 0 && func0.call(data139, "escape_type")) {
                                            let data153 = data139.escape_type;
                                            const _errs382 = errors;
                                            let valid55 = false;
                                            const _errs383 = errors;
                                            if (!(data153 === "implementation" || data153 === "spec" || data153 === "non-escape")) {
                                              const err456 = { instancePath: instancePath + "/findings/" + i10 + "/escape_type", schemaPath: "#/anyOf/15/properties/findings/items/properties/escape_type/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[15].properties.findings.items.properties.escape_type.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
                                              if (vErrors === null) {
                                                vErrors = [err456];
                                              } else {
                                                vErrors.push(err456);
                                              }
                                              errors++;
                                            }
                                            var _valid9 = _errs383 === errors;
                                            valid55 = valid55 || _valid9;
                                            if (!valid55) {
                                              const _errs384 = errors;
                                              if (data153 !== null) {
                                                const err457 = { instancePath: instancePath + "/findings/" + i10 + "/escape_type", schemaPath: "#/anyOf/15/properties/findings/items/properties/escape_type/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                if (vErrors === null) {
                                                  vErrors = [err457];
                                                } else {
                                                  vErrors.push(err457);
                                                }
                                                errors++;
                                              }
                                              var _valid9 = _errs384 === errors;
                                              valid55 = valid55 || _valid9;
                                            }
                                            if (!valid55) {
                                              const err458 = { instancePath: instancePath + "/findings/" + i10 + "/escape_type", schemaPath: "#/anyOf/15/properties/findings/items/properties/escape_type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                              if (vErrors === null) {
                                                vErrors = [err458];
                                              } else {
                                                vErrors.push(err458);
                                              }
                                              errors++;
                                            } else {
                                              errors = _errs382;
                                              if (vErrors !== null) {
                                                if (_errs382) {
                                                  vErrors.length = _errs382;
                                                } else {
                                                  vErrors = null;
                                                }
                                              }
                                            }
                                          }
                                          if (data139.invariant_ref !== void 0 && func0.call(data139, "invariant_ref")) {
                                            let data154 = data139.invariant_ref;
                                            const _errs387 = errors;
                                            let valid56 = false;
                                            const _errs388 = errors;
                                            if (typeof data154 !== "string") {
                                              const err459 = { instancePath: instancePath + "/findings/" + i10 + "/invariant_ref", schemaPath: "#/anyOf/15/properties/findings/items/properties/invariant_ref/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err459];
                                              } else {
                                                vErrors.push(err459);
                                              }
                                              errors++;
                                            }
                                            var _valid10 = _errs388 === errors;
                                            valid56 = valid56 || _valid10;
                                            if (!valid56) {
                                              const _errs390 = errors;
                                              if (data154 !== null) {
                                                const err460 = { instancePath: instancePath + "/findings/" + i10 + "/invariant_ref", schemaPath: "#/anyOf/15/properties/findings/items/properties/invariant_ref/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                if (vErrors === null) {
                                                  vErrors = [err460];
                                                } else {
                                                  vErrors.push(err460);
                                                }
                                                errors++;
                                              }
                                              var _valid10 = _errs390 === errors;
                                              valid56 = valid56 || _valid10;
                                            }
                                            if (!valid56) {
                                              const err461 = { instancePath: instancePath + "/findings/" + i10 + "/invariant_ref", schemaPath: "#/anyOf/15/properties/findings/items/properties/invariant_ref/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                              if (vErrors === null) {
                                                vErrors = [err461];
                                              } else {
                                                vErrors.push(err461);
                                              }
                                              errors++;
                                            } else {
                                              errors = _errs387;
                                              if (vErrors !== null) {
                                                if (_errs387) {
                                                  vErrors.length = _errs387;
                                                } else {
                                                  vErrors = null;
                                                }
                                              }
                                            }
                                          }
                                          if (data139.architecture_ref !== void 0 && func0.call(data139, "architecture_ref")) {
                                            let data155 = data139.architecture_ref;
                                            const _errs393 = errors;
                                            let valid57 = false;
                                            const _errs394 = errors;
                                            if (typeof data155 !== "string") {
                                              const err462 = { instancePath: instancePath + "/findings/" + i10 + "/architecture_ref", schemaPath: "#/anyOf/15/properties/findings/items/properties/architecture_ref/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err462];
                                              } else {
                                                vErrors.push(err462);
                                              }
                                              errors++;
                                            }
                                            var _valid11 = _errs394 === errors;
                                            valid57 = valid57 || _valid11;
                                            if (!valid57) {
                                              const _errs396 = errors;
                                              if (data155 !== null) {
                                                const err463 = { instancePath: instancePath + "/findings/" + i10 + "/architecture_ref", schemaPath: "#/anyOf/15/properties/findings/items/properties/architecture_ref/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                if (vErrors === null) {
                                                  vErrors = [err463];
                                                } else {
                                                  vErrors.push(err463);
                                                }
                                                errors++;
                                              }
                                              var _valid11 = _errs396 === errors;
                                              valid57 = valid57 || _valid11;
                                            }
                                            if (!valid57) {
                                              const err464 = { instancePath: instancePath + "/findings/" + i10 + "/architecture_ref", schemaPath: "#/anyOf/15/properties/findings/items/properties/architecture_ref/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                              if (vErrors === null) {
                                                vErrors = [err464];
                                              } else {
                                                vErrors.push(err464);
                                              }
                                              errors++;
                                            } else {
                                              errors = _errs393;
                                              if (vErrors !== null) {
                                                if (_errs393) {
                                                  vErrors.length = _errs393;
                                                } else {
                                                  vErrors = null;
                                                }
                                              }
                                            }
                                          }
                                          if (data139.source !== void 0 && func0.call(data139, "source")) {
                                            let data156 = data139.source;
                                            if (!(data156 === "audit-specialist" || data156 === "fix-diff-reviewer" || data156 === "tests")) {
                                              const err465 = { instancePath: instancePath + "/findings/" + i10 + "/source", schemaPath: "#/anyOf/15/properties/findings/items/properties/source/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[15].properties.findings.items.properties.source.enum }, message: "must be equal to one of the allowed values" };
                                              if (vErrors === null) {
                                                vErrors = [err465];
                                              } else {
                                                vErrors.push(err465);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data139.agent !== void 0 && func0.call(data139, "agent")) {
                                            let data157 = data139.agent;
                                            if (typeof data157 === "string") {
                                              if (func105(data157) > 100) {
                                                const err466 = { instancePath: instancePath + "/findings/" + i10 + "/agent", schemaPath: "#/anyOf/15/properties/findings/items/properties/agent/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                                                if (vErrors === null) {
                                                  vErrors = [err466];
                                                } else {
                                                  vErrors.push(err466);
                                                }
                                                errors++;
                                              }
                                              if (func105(data157) < 1) {
                                                const err467 = { instancePath: instancePath + "/findings/" + i10 + "/agent", schemaPath: "#/anyOf/15/properties/findings/items/properties/agent/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                                if (vErrors === null) {
                                                  vErrors = [err467];
                                                } else {
                                                  vErrors.push(err467);
                                                }
                                                errors++;
                                              }
                                              if (!pattern7.test(data157)) {
                                                const err468 = { instancePath: instancePath + "/findings/" + i10 + "/agent", schemaPath: "#/anyOf/15/properties/findings/items/properties/agent/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                                                if (vErrors === null) {
                                                  vErrors = [err468];
                                                } else {
                                                  vErrors.push(err468);
                                                }
                                                errors++;
                                              }
                                            } else {
                                              const err469 = { instancePath: instancePath + "/findings/" + i10 + "/agent", schemaPath: "#/anyOf/15/properties/findings/items/properties/agent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err469];
                                              } else {
                                                vErrors.push(err469);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data139.status !== void 0 && func0.call(data139, "status")) {
                                            let data158 = data139.status;
                                            if (!(data158 === "open" || data158 === "fixed" || data158 === "deferred" || data158 === "disputed")) {
                                              const err470 = { instancePath: instancePath + "/findings/" + i10 + "/status", schemaPath: "#/anyOf/15/properties/findings/items/properties/status/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[15].properties.findings.items.properties.status.enum }, message: "must be equal to one of the allowed values" };
                                              if (vErrors === null) {
                                                vErrors = [err470];
                                              } else {
                                                vErrors.push(err470);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data139.bounty !== void 0 && func0.call(data139, "bounty")) {
                                            let data159 = data139.bounty;
                                            if (!(typeof data159 == "number" && (!(data159 % 1) && !isNaN(data159)) && isFinite(data159))) {
                                              const err471 = { instancePath: instancePath + "/findings/" + i10 + "/bounty", schemaPath: "#/anyOf/15/properties/findings/items/properties/bounty/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                              if (vErrors === null) {
                                                vErrors = [err471];
                                              } else {
                                                vErrors.push(err471);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data139.round !== void 0 && func0.call(data139, "round")) {
                                            let data160 = data139.round;
                                            if (!(typeof data160 == "number" && (!(data160 % 1) && !isNaN(data160)) && isFinite(data160))) {
                                              const err472 = { instancePath: instancePath + "/findings/" + i10 + "/round", schemaPath: "#/anyOf/15/properties/findings/items/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                              if (vErrors === null) {
                                                vErrors = [err472];
                                              } else {
                                                vErrors.push(err472);
                                              }
                                              errors++;
                                            }
                                            if (typeof data160 == "number" && isFinite(data160)) {
                                              if (data160 < 1 || isNaN(data160)) {
                                                const err473 = { instancePath: instancePath + "/findings/" + i10 + "/round", schemaPath: "#/anyOf/15/properties/findings/items/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                                if (vErrors === null) {
                                                  vErrors = [err473];
                                                } else {
                                                  vErrors.push(err473);
                                                }
                                                errors++;
                                              }
                                            }
                                          }
                                          if (data139.timestamp !== void 0 && func0.call(data139, "timestamp")) {
                                            if (typeof data139.timestamp !== "string") {
                                              const err474 = { instancePath: instancePath + "/findings/" + i10 + "/timestamp", schemaPath: "#/anyOf/15/properties/findings/items/properties/timestamp/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err474];
                                              } else {
                                                vErrors.push(err474);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data139.fingerprint !== void 0 && func0.call(data139, "fingerprint")) {
                                            let data162 = data139.fingerprint;
                                            if (typeof data162 === "string") {
                                              if (!pattern9.test(data162)) {
                                                const err475 = { instancePath: instancePath + "/findings/" + i10 + "/fingerprint", schemaPath: "#/anyOf/15/properties/findings/items/properties/fingerprint/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' };
                                                if (vErrors === null) {
                                                  vErrors = [err475];
                                                } else {
                                                  vErrors.push(err475);
                                                }
                                                errors++;
                                              }
                                            } else {
                                              const err476 = { instancePath: instancePath + "/findings/" + i10 + "/fingerprint", schemaPath: "#/anyOf/15/properties/findings/items/properties/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err476];
                                              } else {
                                                vErrors.push(err476);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data139.reason !== void 0 && func0.call(data139, "reason")) {
                                            let data163 = data139.reason;
                                            const _errs411 = errors;
                                            let valid58 = false;
                                            const _errs412 = errors;
                                            if (typeof data163 !== "string") {
                                              const err477 = { instancePath: instancePath + "/findings/" + i10 + "/reason", schemaPath: "#/anyOf/15/properties/findings/items/properties/reason/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err477];
                                              } else {
                                                vErrors.push(err477);
                                              }
                                              errors++;
                                            }
                                            var _valid12 = _errs412 === errors;
                                            valid58 = valid58 || _valid12;
                                            if (!valid58) {
                                              const _errs414 = errors;
                                              if (data163 !== null) {
                                                const err478 = { instancePath: instancePath + "/findings/" + i10 + "/reason", schemaPath: "#/anyOf/15/properties/findings/items/properties/reason/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                if (vErrors === null) {
                                                  vErrors = [err478];
                                                } else {
                                                  vErrors.push(err478);
                                                }
                                                errors++;
                                              }
                                              var _valid12 = _errs414 === errors;
                                              valid58 = valid58 || _valid12;
                                            }
                                            if (!valid58) {
                                              const err479 = { instancePath: instancePath + "/findings/" + i10 + "/reason", schemaPath: "#/anyOf/15/properties/findings/items/properties/reason/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                              if (vErrors === null) {
                                                vErrors = [err479];
                                              } else {
                                                vErrors.push(err479);
                                              }
                                              errors++;
                                            } else {
                                              errors = _errs411;
                                              if (vErrors !== null) {
                                                if (_errs411) {
                                                  vErrors.length = _errs411;
                                                } else {
                                                  vErrors = null;
                                                }
                                              }
                                            }
                                          }
                                        } else {
                                          const err480 = { instancePath: instancePath + "/findings/" + i10, schemaPath: "#/anyOf/15/properties/findings/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                          if (vErrors === null) {
                                            vErrors = [err480];
                                          } else {
                                            vErrors.push(err480);
                                          }
                                          errors++;
                                        }
                                      }
                                    } else {
                                      const err481 = { instancePath: instancePath + "/findings", schemaPath: "#/anyOf/15/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                      if (vErrors === null) {
                                        vErrors = [err481];
                                      } else {
                                        vErrors.push(err481);
                                      }
                                      errors++;
                                    }
                                  }
                                } else {
                                  const err482 = { instancePath, schemaPath: "#/anyOf/15/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                  if (vErrors === null) {
                                    vErrors = [err482];
                                  } else {
                                    vErrors.push(err482);
                                  }
                                  errors++;
                                }
                                var _valid0 = _errs336 === errors;
                                valid0 = valid0 || _valid0;
                                if (!valid0) {
                                  const _errs416 = errors;
                                  if (data && typeof data == "object" && !Array.isArray(data)) {
                                    if (data.at === void 0 || !func0.call(data, "at")) {
                                      const err483 = { instancePath, schemaPath: "#/anyOf/16/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                      if (vErrors === null) {
                                        vErrors = [err483];
                                      } else {
                                        vErrors.push(err483);
                                      }
                                      errors++;
                                    }
                                    if (data.kind === void 0 || !func0.call(data, "kind")) {
                                      const err484 = { instancePath, schemaPath: "#/anyOf/16/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                      if (vErrors === null) {
                                        vErrors = [err484];
                                      } else {
                                        vErrors.push(err484);
                                      }
                                      errors++;
                                    }
                                    if (data.round === void 0 || !func0.call(data, "round")) {
                                      const err485 = { instancePath, schemaPath: "#/anyOf/16/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                                      if (vErrors === null) {
                                        vErrors = [err485];
                                      } else {
                                        vErrors.push(err485);
                                      }
                                      errors++;
                                    }
                                    if (data.head === void 0 || !func0.call(data, "head")) {
                                      const err486 = { instancePath, schemaPath: "#/anyOf/16/required", keyword: "required", params: { missingProperty: "head" }, message: "must have required property 'head'" };
                                      if (vErrors === null) {
                                        vErrors = [err486];
                                      } else {
                                        vErrors.push(err486);
                                      }
                                      errors++;
                                    }
                                    if (data.lines_changed === void 0 || !func0.call(data, "lines_changed")) {
                                      const err487 = { instancePath, schemaPath: "#/anyOf/16/required", keyword: "required", params: { missingProperty: "lines_changed" }, message: "must have required property 'lines_changed'" };
                                      if (vErrors === null) {
                                        vErrors = [err487];
                                      } else {
                                        vErrors.push(err487);
                                      }
                                      errors++;
                                    }
                                    for (const key22 of Object.keys(data)) {
                                      if (!(key22 === "at" || key22 === "kind" || key22 === "round" || key22 === "head" || key22 === "lines_changed")) {
                                        const err488 = { instancePath, schemaPath: "#/anyOf/16/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key22 }, message: "must NOT have additional properties" };
                                        if (vErrors === null) {
                                          vErrors = [err488];
                                        } else {
                                          vErrors.push(err488);
                                        }
                                        errors++;
                                      }
                                    }
                                    if (data.at !== void 0 && func0.call(data, "at")) {
                                      let data164 = data.at;
                                      if (typeof data164 === "string") {
                                        if (!pattern0.test(data164)) {
                                          const err489 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/16/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                          if (vErrors === null) {
                                            vErrors = [err489];
                                          } else {
                                            vErrors.push(err489);
                                          }
                                          errors++;
                                        }
                                      } else {
                                        const err490 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/16/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        if (vErrors === null) {
                                          vErrors = [err490];
                                        } else {
                                          vErrors.push(err490);
                                        }
                                        errors++;
                                      }
                                    }
                                    if (data.kind !== void 0 && func0.call(data, "kind")) {
                                      let data165 = data.kind;
                                      if (typeof data165 !== "string") {
                                        const err491 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/16/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        if (vErrors === null) {
                                          vErrors = [err491];
                                        } else {
                                          vErrors.push(err491);
                                        }
                                        errors++;
                                      }
                                      if ("recorded" !== data165) {
                                        const err492 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/16/properties/kind/const", keyword: "const", params: { allowedValue: "recorded" }, message: "must be equal to constant" };
                                        if (vErrors === null) {
                                          vErrors = [err492];
                                        } else {
                                          vErrors.push(err492);
                                        }
                                        errors++;
                                      }
                                    }
                                    if (data.round !== void 0 && func0.call(data, "round")) {
                                      let data166 = data.round;
                                      if (!(typeof data166 == "number" && (!(data166 % 1) && !isNaN(data166)) && isFinite(data166))) {
                                        const err493 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/16/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                        if (vErrors === null) {
                                          vErrors = [err493];
                                        } else {
                                          vErrors.push(err493);
                                        }
                                        errors++;
                                      }
                                      if (typeof data166 == "number" && isFinite(data166)) {
                                        if (data166 < 1 || isNaN(data166)) {
                                          const err494 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/16/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                          if (vErrors === null) {
                                            vErrors = [err494];
                                          } else {
                                            vErrors.push(err494);
                                          }
                                          errors++;
                                        }
                                      }
                                    }
                                    if (data.head !== void 0 && func0.call(data, "head")) {
                                      let data167 = data.head;
                                      if (typeof data167 === "string") {
                                        if (!pattern2.test(data167)) {
                                          const err495 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/16/properties/head/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                          if (vErrors === null) {
                                            vErrors = [err495];
                                          } else {
                                            vErrors.push(err495);
                                          }
                                          errors++;
                                        }
                                      } else {
                                        const err496 = { instancePath: instancePath + "/head", schemaPath: "#/anyOf/16/properties/head/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        if (vErrors === null) {
                                          vErrors = [err496];
                                        } else {
                                          vErrors.push(err496);
                                        }
                                        errors++;
                                      }
                                    }
                                    if (data.lines_changed !== void 0 && func0.call(data, "lines_changed")) {
                                      let data168 = data.lines_changed;
                                      if (!(typeof data168 == "number" && (!(data168 % 1) && !isNaN(data168)) && isFinite(data168))) {
                                        const err497 = { instancePath: instancePath + "/lines_changed", schemaPath: "#/anyOf/16/properties/lines_changed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                        if (vErrors === null) {
                                          vErrors = [err497];
                                        } else {
                                          vErrors.push(err497);
                                        }
                                        errors++;
                                      }
                                      if (typeof data168 == "number" && isFinite(data168)) {
                                        if (data168 < 0 || isNaN(data168)) {
                                          const err498 = { instancePath: instancePath + "/lines_changed", schemaPath: "#/anyOf/16/properties/lines_changed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                          if (vErrors === null) {
                                            vErrors = [err498];
                                          } else {
                                            vErrors.push(err498);
                                          }
                                          errors++;
                                        }
                                      }
                                    }
                                  } else {
                                    const err499 = { instancePath, schemaPath: "#/anyOf/16/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                    if (vErrors === null) {
                                      vErrors = [err499];
                                    } else {
                                      vErrors.push(err499);
                                    }
                                    errors++;
                                  }
                                  var _valid0 = _errs416 === errors;
                                  valid0 = valid0 || _valid0;
                                  if (!valid0) {
                                    const _errs429 = errors;
                                    if (data && typeof data == "object" && !Array.isArray(data)) {
                                      if (data.at === void 0 || !func0.call(data, "at")) {
                                        const err500 = { instancePath, schemaPath: "#/anyOf/17/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                        if (vErrors === null) {
                                          vErrors = [err500];
                                        } else {
                                          vErrors.push(err500);
                                        }
                                        errors++;
                                      }
                                      if (data.kind === void 0 || !func0.call(data, "kind")) {
                                        const err501 = { instancePath, schemaPath: "#/anyOf/17/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                        if (vErrors === null) {
                                          vErrors = [err501];
                                        } else {
                                          vErrors.push(err501);
                                        }
                                        errors++;
                                      }
                                      if (data.round === void 0 || !func0.call(data, "round")) {
                                        const err502 = { instancePath, schemaPath: "#/anyOf/17/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                                        if (vErrors === null) {
                                          vErrors = [err502];
                                        } else {
                                          vErrors.push(err502);
                                        }
                                        errors++;
                                      }
                                      if (data.code === void 0 || !func0.call(data, "code")) {
                                        const err503 = { instancePath, schemaPath: "#/anyOf/17/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" };
                                        if (vErrors === null) {
                                          vErrors = [err503];
                                        } else {
                                          vErrors.push(err503);
                                        }
                                        errors++;
                                      }
                                      if (data.why === void 0 || !func0.call(data, "why")) {
                                        const err504 = { instancePath, schemaPath: "#/anyOf/17/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                                        if (vErrors === null) {
                                          vErrors = [err504];
                                        } else {
                                          vErrors.push(err504);
                                        }
                                        errors++;
                                      }
                                      for (const key23 of Object.keys(data)) {
                                        if (!(key23 === "at" || key23 === "kind" || key23 === "round" || key23 === "code" || key23 === "why")) {
                                          const err505 = { instancePath, schemaPath: "#/anyOf/17/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key23 }, message: "must NOT have additional properties" };
                                          if (vErrors === null) {
                                            vErrors = [err505];
                                          } else {
                                            vErrors.push(err505);
                                          }
                                          errors++;
                                        }
                                      }
                                      if (data.at !== void 0 && func0.call(data, "at")) {
                                        let data169 = data.at;
                                        if (typeof data169 === "string") {
                                          if (!pattern0.test(data169)) {
                                            const err506 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/17/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                            if (vErrors === null) {
                                              vErrors = [err506];
                                            } else {
                                              vErrors.push(err506);
                                            }
                                            errors++;
                                          }
                                        } else {
                                          const err507 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/17/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                          if (vErrors === null) {
                                            vErrors = [err507];
                                          } else {
                                            vErrors.push(err507);
                                          }
                                          errors++;
                                        }
                                      }
                                      if (data.kind !== void 0 && func0.call(data, "kind")) {
                                        let data170 = data.kind;
                                        if (typeof data170 !== "string") {
                                          const err508 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/17/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                          if (vErrors === null) {
                                            vErrors = [err508];
                                          } else {
                                            vErrors.push(err508);
                                          }
                                          errors++;
                                        }
                                        if ("aborted" !== data170) {
                                          const err509 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/17/properties/kind/const", keyword: "const", params: { allowedValue: "aborted" }, message: "must be equal to constant" };
                                          if (vErrors === null) {
                                            vErrors = [err509];
                                          } else {
                                            vErrors.push(err509);
                                          }
                                          errors++;
                                        }
                                      }
                                      if (data.round !== void 0 && func0.call(data, "round")) {
                                        let data171 = data.round;
                                        if (!(typeof data171 == "number" && (!(data171 % 1) && !isNaN(data171)) && isFinite(data171))) {
                                          const err510 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/17/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                          if (vErrors === null) {
                                            vErrors = [err510];
                                          } else {
                                            vErrors.push(err510);
                                          }
                                          errors++;
                                        }
                                        if (typeof data171 == "number" && isFinite(data171)) {
                                          if (data171 < 1 || isNaN(data171)) {
                                            const err511 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/17/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                            if (vErrors === null) {
                                              vErrors = [err511];
                                            } else {
                                              vErrors.push(err511);
                                            }
                                            errors++;
                                          }
                                        }
                                      }
                                      if (data.code !== void 0 && func0.call(data, "code")) {
                                        if (typeof data.code !== "string") {
                                          const err512 = { instancePath: instancePath + "/code", schemaPath: "#/anyOf/17/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                          if (vErrors === null) {
                                            vErrors = [err512];
                                          } else {
                                            vErrors.push(err512);
                                          }
                                          errors++;
                                        }
                                      }
                                      if (data.why !== void 0 && func0.call(data, "why")) {
                                        let data173 = data.why;
                                        if (typeof data173 === "string") {
                                          if (!pattern7.test(data173)) {
                                            const err513 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/17/properties/why/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                                            if (vErrors === null) {
                                              vErrors = [err513];
                                            } else {
                                              vErrors.push(err513);
                                            }
                                            errors++;
                                          }
                                        } else {
                                          const err514 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/17/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                          if (vErrors === null) {
                                            vErrors = [err514];
                                          } else {
                                            vErrors.push(err514);
                                          }
                                          errors++;
                                        }
                                      }
                                    } else {
                                      const err515 = { instancePath, schemaPath: "#/anyOf/17/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                      if (vErrors === null) {
                                        vErrors = [err515];
                                      } else {
                                        vErrors.push(err515);
                                      }
                                      errors++;
                                    }
                                    var _valid0 = _errs429 === errors;
                                    valid0 = valid0 || _valid0;
                                    if (!valid0) {
                                      const _errs442 = errors;
                                      if (data && typeof data == "object" && !Array.isArray(data)) {
                                        if (data.at === void 0 || !func0.call(data, "at")) {
                                          const err516 = { instancePath, schemaPath: "#/anyOf/18/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                          if (vErrors === null) {
                                            vErrors = [err516];
                                          } else {
                                            vErrors.push(err516);
                                          }
                                          errors++;
                                        }
                                        if (data.kind === void 0 || !func0.call(data, "kind")) {
                                          const err517 = { instancePath, schemaPath: "#/anyOf/18/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                          if (vErrors === null) {
                                            vErrors = [err517];
                                          } else {
                                            vErrors.push(err517);
                                          }
                                          errors++;
                                        }
                                        if (data.chunking === void 0 || !func0.call(data, "chunking")) {
                                          const err518 = { instancePath, schemaPath: "#/anyOf/18/required", keyword: "required", params: { missingProperty: "chunking" }, message: "must have required property 'chunking'" };
                                          if (vErrors === null) {
                                            vErrors = [err518];
                                          } else {
                                            vErrors.push(err518);
                                          }
                                          errors++;
                                        }
                                        for (const key24 of Object.keys(data)) {
                                          if (!(key24 === "at" || key24 === "kind" || key24 === "chunking")) {
                                            const err519 = { instancePath, schemaPath: "#/anyOf/18/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key24 }, message: "must NOT have additional properties" };
                                            if (vErrors === null) {
                                              vErrors = [err519];
                                            } else {
                                              vErrors.push(err519);
                                            }
                                            errors++;
                                          }
                                        }
                                        if (data.at !== void 0 && func0.call(data, "at")) {
                                          let data174 = data.at;
                                          if (typeof data174 === "string") {
                                            if (!pattern0.test(data174)) {
                                              const err520 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/18/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                              if (vErrors === null) {
                                                vErrors = [err520];
                                              } else {
                                                vErrors.push(err520);
                                              }
                                              errors++;
                                            }
                                          } else {
                                            const err521 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/18/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                            if (vErrors === null) {
                                              vErrors = [err521];
                                            } else {
                                              vErrors.push(err521);
                                            }
                                            errors++;
                                          }
                                        }
                                        if (data.kind !== void 0 && func0.call(data, "kind")) {
                                          let data175 = data.kind;
                                          if (typeof data175 !== "string") {
                                            const err522 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/18/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                            if (vErrors === null) {
                                              vErrors = [err522];
                                            } else {
                                              vErrors.push(err522);
                                            }
                                            errors++;
                                          }
                                          if ("retried" !== data175) {
                                            const err523 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/18/properties/kind/const", keyword: "const", params: { allowedValue: "retried" }, message: "must be equal to constant" };
                                            if (vErrors === null) {
                                              vErrors = [err523];
                                            } else {
                                              vErrors.push(err523);
                                            }
                                            errors++;
                                          }
                                        }
                                        if (data.chunking !== void 0 && func0.call(data, "chunking")) {
                                          if (typeof data.chunking !== "boolean") {
                                            const err524 = { instancePath: instancePath + "/chunking", schemaPath: "#/anyOf/18/properties/chunking/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                                            if (vErrors === null) {
                                              vErrors = [err524];
                                            } else {
                                              vErrors.push(err524);
                                            }
                                            errors++;
                                          }
                                        }
                                      } else {
                                        const err525 = { instancePath, schemaPath: "#/anyOf/18/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                        if (vErrors === null) {
                                          vErrors = [err525];
                                        } else {
                                          vErrors.push(err525);
                                        }
                                        errors++;
                                      }
                                      var _valid0 = _errs442 === errors;
                                      valid0 = valid0 || _valid0;
                                      if (!valid0) {
                                        const _errs451 = errors;
                                        if (data && typeof data == "object" && !Array.isArray(data)) {
                                          if (data.at === void 0 || !func0.call(data, "at")) {
                                            const err526 = { instancePath, schemaPath: "#/anyOf/19/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                            if (vErrors === null) {
                                              vErrors = [err526];
                                            } else {
                                              vErrors.push(err526);
                                            }
                                            errors++;
                                          }
                                          if (data.kind === void 0 || !func0.call(data, "kind")) {
                                            const err527 = { instancePath, schemaPath: "#/anyOf/19/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                            if (vErrors === null) {
                                              vErrors = [err527];
                                            } else {
                                              vErrors.push(err527);
                                            }
                                            errors++;
                                          }
                                          if (data.round === void 0 || !func0.call(data, "round")) {
                                            const err528 = { instancePath, schemaPath: "#/anyOf/19/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
                                            if (vErrors === null) {
                                              vErrors = [err528];
                                            } else {
                                              vErrors.push(err528);
                                            }
                                            errors++;
                                          }
                                          if (data.kept === void 0 || !func0.call(data, "kept")) {
                                            const err529 = { instancePath, schemaPath: "#/anyOf/19/required", keyword: "required", params: { missingProperty: "kept" }, message: "must have required property 'kept'" };
                                            if (vErrors === null) {
                                              vErrors = [err529];
                                            } else {
                                              vErrors.push(err529);
                                            }
                                            errors++;
                                          }
                                          if (data.fixed === void 0 || !func0.call(data, "fixed")) {
                                            const err530 = { instancePath, schemaPath: "#/anyOf/19/required", keyword: "required", params: { missingProperty: "fixed" }, message: "must have required property 'fixed'" };
                                            if (vErrors === null) {
                                              vErrors = [err530];
                                            } else {
                                              vErrors.push(err530);
                                            }
                                            errors++;
                                          }
                                          for (const key25 of Object.keys(data)) {
                                            if (!(key25 === "at" || key25 === "kind" || key25 === "round" || key25 === "kept" || key25 === "fixed")) {
                                              const err531 = { instancePath, schemaPath: "#/anyOf/19/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key25 }, message: "must NOT have additional properties" };
                                              if (vErrors === null) {
                                                vErrors = [err531];
                                              } else {
                                                vErrors.push(err531);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data.at !== void 0 && func0.call(data, "at")) {
                                            let data177 = data.at;
                                            if (typeof data177 === "string") {
                                              if (!pattern0.test(data177)) {
                                                const err532 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/19/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                                if (vErrors === null) {
                                                  vErrors = [err532];
                                                } else {
                                                  vErrors.push(err532);
                                                }
                                                errors++;
                                              }
                                            } else {
                                              const err533 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/19/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err533];
                                              } else {
                                                vErrors.push(err533);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data.kind !== void 0 && func0.call(data, "kind")) {
                                            let data178 = data.kind;
                                            if (typeof data178 !== "string") {
                                              const err534 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/19/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err534];
                                              } else {
                                                vErrors.push(err534);
                                              }
                                              errors++;
                                            }
                                            if ("closed" !== data178) {
                                              const err535 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/19/properties/kind/const", keyword: "const", params: { allowedValue: "closed" }, message: "must be equal to constant" };
                                              if (vErrors === null) {
                                                vErrors = [err535];
                                              } else {
                                                vErrors.push(err535);
                                              }
                                              errors++;
                                            }
                                          }
                                          if (data.round !== void 0 && func0.call(data, "round")) {
                                            let data179 = data.round;
                                            if (!(typeof data179 == "number" && (!(data179 % 1) && !isNaN(data179)) && isFinite(data179))) {
                                              const err536 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/19/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                              if (vErrors === null) {
                                                vErrors = [err536];
                                              } else {
                                                vErrors.push(err536);
                                              }
                                              errors++;
                                            }
                                            if (typeof data179 == "number" && isFinite(data179)) {
                                              if (data179 < 1 || isNaN(data179)) {
                                                const err537 = { instancePath: instancePath + "/round", schemaPath: "#/anyOf/19/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                                if (vErrors === null) {
                                                  vErrors = [err537];
                                                } else {
                                                  vErrors.push(err537);
                                                }
                                                errors++;
                                              }
                                            }
                                          }
                                          if (data.kept !== void 0 && func0.call(data, "kept")) {
                                            let data180 = data.kept;
                                            if (!(typeof data180 == "number" && (!(data180 % 1) && !isNaN(data180)) && isFinite(data180))) {
                                              const err538 = { instancePath: instancePath + "/kept", schemaPath: "#/anyOf/19/properties/kept/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                              if (vErrors === null) {
                                                vErrors = [err538];
                                              } else {
                                                vErrors.push(err538);
                                              }
                                              errors++;
                                            }
                                            if (typeof data180 == "number" && isFinite(data180)) {
                                              if (data180 < 0 || isNaN(data180)) {
                                                const err539 = { instancePath: instancePath + "/kept", schemaPath: "#/anyOf/19/properties/kept/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                if (vErrors === null) {
                                                  vErrors = [err539];
                                                } else {
                                                  vErrors.push(err539);
                                                }
                                                errors++;
                                              }
                                            }
                                          }
                                          if (data.fixed !== void 0 && func0.call(data, "fixed")) {
                                            let data181 = data.fixed;
                                            if (!(typeof data181 == "number" && (!(data181 % 1) && !isNaN(data181)) && isFinite(data181))) {
                                              const err540 = { instancePath: instancePath + "/fixed", schemaPath: "#/anyOf/19/properties/fixed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                              if (vErrors === null) {
                                                vErrors = [err540];
                                              } else {
                                                vErrors.push(err540);
                                              }
                                              errors++;
                                            }
                                            if (typeof data181 == "number" && isFinite(data181)) {
                                              if (data181 < 0 || isNaN(data181)) {
                                                const err541 = { instancePath: instancePath + "/fixed", schemaPath: "#/anyOf/19/properties/fixed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                if (vErrors === null) {
                                                  vErrors = [err541];
                                                } else {
                                                  vErrors.push(err541);
                                                }
                                                errors++;
                                              }
                                            }
                                          }
                                        } else {
                                          const err542 = { instancePath, schemaPath: "#/anyOf/19/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                          if (vErrors === null) {
                                            vErrors = [err542];
                                          } else {
                                            vErrors.push(err542);
                                          }
                                          errors++;
                                        }
                                        var _valid0 = _errs451 === errors;
                                        valid0 = valid0 || _valid0;
                                        if (!valid0) {
                                          const _errs464 = errors;
                                          if (data && typeof data == "object" && !Array.isArray(data)) {
                                            if (data.at === void 0 || !func0.call(data, "at")) {
                                              const err543 = { instancePath, schemaPath: "#/anyOf/20/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                              if (vErrors === null) {
                                                vErrors = [err543];
                                              } else {
                                                vErrors.push(err543);
                                              }
                                              errors++;
                                            }
                                            if (data.kind === void 0 || !func0.call(data, "kind")) {
                                              const err544 = { instancePath, schemaPath: "#/anyOf/20/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                              if (vErrors === null) {
                                                vErrors = [err544];
                                              } else {
                                                vErrors.push(err544);
                                              }
                                              errors++;
                                            }
                                            if (data.question === void 0 || !func0.call(data, "question")) {
                                              const err545 = { instancePath, schemaPath: "#/anyOf/20/required", keyword: "required", params: { missingProperty: "question" }, message: "must have required property 'question'" };
                                              if (vErrors === null) {
                                                vErrors = [err545];
                                              } else {
                                                vErrors.push(err545);
                                              }
                                              errors++;
                                            }
                                            if (data.answer === void 0 || !func0.call(data, "answer")) {
                                              const err546 = { instancePath, schemaPath: "#/anyOf/20/required", keyword: "required", params: { missingProperty: "answer" }, message: "must have required property 'answer'" };
                                              if (vErrors === null) {
                                                vErrors = [err546];
                                              } else {
                                                vErrors.push(err546);
                                              }
                                              errors++;
                                            }
                                            if (data.by === void 0 || !func0.call(data, "by")) {
                                              const err547 = { instancePath, schemaPath: "#/anyOf/20/required", keyword: "required", params: { missingProperty: "by" }, message: "must have required property 'by'" };
                                              if (vErrors === null) {
                                                vErrors = [err547];
                                              } else {
                                                vErrors.push(err547);
                                              }
                                              errors++;
                                            }
                                            for (const key26 of Object.keys(data)) {
                                              if (!(key26 === "at" || key26 === "kind" || key26 === "question" || key26 === "answer" || key26 === "by")) {
                                                const err548 = { instancePath, schemaPath: "#/anyOf/20/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key26 }, message: "must NOT have additional properties" };
                                                if (vErrors === null) {
                                                  vErrors = [err548];
                                                } else {
                                                  vErrors.push(err548);
                                                }
                                                errors++;
                                              }
                                            }
                                            if (data.at !== void 0 && func0.call(data, "at")) {
                                              let data182 = data.at;
                                              if (typeof data182 === "string") {
                                                if (!pattern0.test(data182)) {
                                                  const err549 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/20/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                                  if (vErrors === null) {
                                                    vErrors = [err549];
                                                  } else {
                                                    vErrors.push(err549);
                                                  }
                                                  errors++;
                                                }
                                              } else {
                                                const err550 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/20/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                if (vErrors === null) {
                                                  vErrors = [err550];
                                                } else {
                                                  vErrors.push(err550);
                                                }
                                                errors++;
                                              }
                                            }
                                            if (data.kind !== void 0 && func0.call(data, "kind")) {
                                              let data183 = data.kind;
                                              if (typeof data183 !== "string") {
                                                const err551 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/20/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                if (vErrors === null) {
                                                  vErrors = [err551];
                                                } else {
                                                  vErrors.push(err551);
                                                }
                                                errors++;
                                              }
                                              if ("answered" !== data183) {
                                                const err552 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/20/properties/kind/const", keyword: "const", params: { allowedValue: "answered" }, message: "must be equal to constant" };
                                                if (vErrors === null) {
                                                  vErrors = [err552];
                                                } else {
                                                  vErrors.push(err552);
                                                }
                                                errors++;
                                              }
                                            }
                                            if (data.question !== void 0 && func0.call(data, "question")) {
                                              if (typeof data.question !== "string") {
                                                const err553 = { instancePath: instancePath + "/question", schemaPath: "#/anyOf/20/properties/question/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                if (vErrors === null) {
                                                  vErrors = [err553];
                                                } else {
                                                  vErrors.push(err553);
                                                }
                                                errors++;
                                              }
                                            }
                                            if (data.answer !== void 0 && func0.call(data, "answer")) {
                                              let data185 = data.answer;
                                              if (!(data185 === "continue" || data185 === "stop")) {
                                                const err554 = { instancePath: instancePath + "/answer", schemaPath: "#/anyOf/20/properties/answer/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[20].properties.answer.enum }, message: "must be equal to one of the allowed values" };
                                                if (vErrors === null) {
                                                  vErrors = [err554];
                                                } else {
                                                  vErrors.push(err554);
                                                }
                                                errors++;
                                              }
                                            }
                                            if (data.by !== void 0 && func0.call(data, "by")) {
                                              let data186 = data.by;
                                              if (!(data186 === "user" || data186 === "auto")) {
                                                const err555 = { instancePath: instancePath + "/by", schemaPath: "#/anyOf/20/properties/by/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[20].properties.by.enum }, message: "must be equal to one of the allowed values" };
                                                if (vErrors === null) {
                                                  vErrors = [err555];
                                                } else {
                                                  vErrors.push(err555);
                                                }
                                                errors++;
                                              }
                                            }
                                          } else {
                                            const err556 = { instancePath, schemaPath: "#/anyOf/20/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                            if (vErrors === null) {
                                              vErrors = [err556];
                                            } else {
                                              vErrors.push(err556);
                                            }
                                            errors++;
                                          }
                                          var _valid0 = _errs464 === errors;
                                          valid0 = valid0 || _valid0;
                                          if (!valid0) {
                                            const _errs475 = errors;
                                            if (data && typeof data == "object" && !Array.isArray(data)) {
                                              if (data.at === void 0 || !func0.call(data, "at")) {
                                                const err557 = { instancePath, schemaPath: "#/anyOf/21/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                                if (vErrors === null) {
                                                  vErrors = [err557];
                                                } else {
                                                  vErrors.push(err557);
                                                }
                                                errors++;
                                              }
                                              if (data.kind === void 0 || !func0.call(data, "kind")) {
                                                const err558 = { instancePath, schemaPath: "#/anyOf/21/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                                if (vErrors === null) {
                                                  vErrors = [err558];
                                                } else {
                                                  vErrors.push(err558);
                                                }
                                                errors++;
                                              }
                                              if (data.outcome === void 0 || !func0.call(data, "outcome")) {
                                                const err559 = { instancePath, schemaPath: "#/anyOf/21/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'" };
                                                if (vErrors === null) {
                                                  vErrors = [err559];
                                                } else {
                                                  vErrors.push(err559);
                                                }
                                                errors++;
                                              }
                                              if (data.why === void 0 || !func0.call(data, "why")) {
                                                const err560 = { instancePath, schemaPath: "#/anyOf/21/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                                                if (vErrors === null) {
                                                  vErrors = [err560];
                                                } else {
                                                  vErrors.push(err560);
                                                }
                                                errors++;
                                              }
                                              if (data.changed === void 0 || !func0.call(data, "changed")) {
                                                const err561 = { instancePath, schemaPath: "#/anyOf/21/required", keyword: "required", params: { missingProperty: "changed" }, message: "must have required property 'changed'" };
                                                if (vErrors === null) {
                                                  vErrors = [err561];
                                                } else {
                                                  vErrors.push(err561);
                                                }
                                                errors++;
                                              }
                                              for (const key27 of Object.keys(data)) {
                                                if (!(key27 === "at" || key27 === "kind" || key27 === "outcome" || key27 === "why" || key27 === "changed")) {
                                                  const err562 = { instancePath, schemaPath: "#/anyOf/21/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key27 }, message: "must NOT have additional properties" };
                                                  if (vErrors === null) {
                                                    vErrors = [err562];
                                                  } else {
                                                    vErrors.push(err562);
                                                  }
                                                  errors++;
                                                }
                                              }
                                              if (data.at !== void 0 && func0.call(data, "at")) {
                                                let data187 = data.at;
                                                if (typeof data187 === "string") {
                                                  if (!pattern0.test(data187)) {
                                                    const err563 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/21/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                                    if (vErrors === null) {
                                                      vErrors = [err563];
                                                    } else {
                                                      vErrors.push(err563);
                                                    }
                                                    errors++;
                                                  }
                                                } else {
                                                  const err564 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/21/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                  if (vErrors === null) {
                                                    vErrors = [err564];
                                                  } else {
                                                    vErrors.push(err564);
                                                  }
                                                  errors++;
                                                }
                                              }
                                              if (data.kind !== void 0 && func0.call(data, "kind")) {
                                                let data188 = data.kind;
                                                if (typeof data188 !== "string") {
                                                  const err565 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/21/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                  if (vErrors === null) {
                                                    vErrors = [err565];
                                                  } else {
                                                    vErrors.push(err565);
                                                  }
                                                  errors++;
                                                }
                                                if ("ended" !== data188) {
                                                  const err566 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/21/properties/kind/const", keyword: "const", params: { allowedValue: "ended" }, message: "must be equal to constant" };
                                                  if (vErrors === null) {
                                                    vErrors = [err566];
                                                  } else {
                                                    vErrors.push(err566);
                                                  }
                                                  errors++;
                                                }
                                              }
                                              if (data.outcome !== void 0 && func0.call(data, "outcome")) {
                                                let data189 = data.outcome;
                                                if (!(data189 === "converged" || data189 === "stopped" || data189 === "ceiling")) {
                                                  const err567 = { instancePath: instancePath + "/outcome", schemaPath: "#/anyOf/21/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[21].properties.outcome.enum }, message: "must be equal to one of the allowed values" };
                                                  if (vErrors === null) {
                                                    vErrors = [err567];
                                                  } else {
                                                    vErrors.push(err567);
                                                  }
                                                  errors++;
                                                }
                                              }
                                              if (data.why !== void 0 && func0.call(data, "why")) {
                                                let data190 = data.why;
                                                if (typeof data190 === "string") {
                                                  if (!pattern7.test(data190)) {
                                                    const err568 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/21/properties/why/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                                                    if (vErrors === null) {
                                                      vErrors = [err568];
                                                    } else {
                                                      vErrors.push(err568);
                                                    }
                                                    errors++;
                                                  }
                                                } else {
                                                  const err569 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/21/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                  if (vErrors === null) {
                                                    vErrors = [err569];
                                                  } else {
                                                    vErrors.push(err569);
                                                  }
                                                  errors++;
                                                }
                                              }
                                              if (data.changed !== void 0 && func0.call(data, "changed")) {
                                                let data191 = data.changed;
                                                if (Array.isArray(data191)) {
                                                  const len12 = data191.length;
                                                  for (let i12 = 0; i12 < len12; i12++) {
                                                    if (typeof data191[i12] !== "string") {
                                                      const err570 = { instancePath: instancePath + "/changed/" + i12, schemaPath: "#/anyOf/21/properties/changed/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                      if (vErrors === null) {
                                                        vErrors = [err570];
                                                      } else {
                                                        vErrors.push(err570);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                } else {
                                                  const err571 = { instancePath: instancePath + "/changed", schemaPath: "#/anyOf/21/properties/changed/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                                  if (vErrors === null) {
                                                    vErrors = [err571];
                                                  } else {
                                                    vErrors.push(err571);
                                                  }
                                                  errors++;
                                                }
                                              }
                                            } else {
                                              const err572 = { instancePath, schemaPath: "#/anyOf/21/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                              if (vErrors === null) {
                                                vErrors = [err572];
                                              } else {
                                                vErrors.push(err572);
                                              }
                                              errors++;
                                            }
                                            var _valid0 = _errs475 === errors;
                                            valid0 = valid0 || _valid0;
                                            if (!valid0) {
                                              const _errs489 = errors;
                                              if (data && typeof data == "object" && !Array.isArray(data)) {
                                                if (data.at === void 0 || !func0.call(data, "at")) {
                                                  const err573 = { instancePath, schemaPath: "#/anyOf/22/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err573];
                                                  } else {
                                                    vErrors.push(err573);
                                                  }
                                                  errors++;
                                                }
                                                if (data.kind === void 0 || !func0.call(data, "kind")) {
                                                  const err574 = { instancePath, schemaPath: "#/anyOf/22/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err574];
                                                  } else {
                                                    vErrors.push(err574);
                                                  }
                                                  errors++;
                                                }
                                                if (data.merged === void 0 || !func0.call(data, "merged")) {
                                                  const err575 = { instancePath, schemaPath: "#/anyOf/22/required", keyword: "required", params: { missingProperty: "merged" }, message: "must have required property 'merged'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err575];
                                                  } else {
                                                    vErrors.push(err575);
                                                  }
                                                  errors++;
                                                }
                                                for (const key28 of Object.keys(data)) {
                                                  if (!(key28 === "at" || key28 === "kind" || key28 === "merged")) {
                                                    const err576 = { instancePath, schemaPath: "#/anyOf/22/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key28 }, message: "must NOT have additional properties" };
                                                    if (vErrors === null) {
                                                      vErrors = [err576];
                                                    } else {
                                                      vErrors.push(err576);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                if (data.at !== void 0 && func0.call(data, "at")) {
                                                  let data193 = data.at;
                                                  if (typeof data193 === "string") {
                                                    if (!pattern0.test(data193)) {
                                                      const err577 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/22/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                                      if (vErrors === null) {
                                                        vErrors = [err577];
                                                      } else {
                                                        vErrors.push(err577);
                                                      }
                                                      errors++;
                                                    }
                                                  } else {
                                                    const err578 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/22/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                    if (vErrors === null) {
                                                      vErrors = [err578];
                                                    } else {
                                                      vErrors.push(err578);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                if (data.kind !== void 0 && func0.call(data, "kind")) {
                                                  let data194 = data.kind;
                                                  if (typeof data194 !== "string") {
                                                    const err579 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/22/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                    if (vErrors === null) {
                                                      vErrors = [err579];
                                                    } else {
                                                      vErrors.push(err579);
                                                    }
                                                    errors++;
                                                  }
                                                  if ("finished" !== data194) {
                                                    const err580 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/22/properties/kind/const", keyword: "const", params: { allowedValue: "finished" }, message: "must be equal to constant" };
                                                    if (vErrors === null) {
                                                      vErrors = [err580];
                                                    } else {
                                                      vErrors.push(err580);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                if (data.merged !== void 0 && func0.call(data, "merged")) {
                                                  let data195 = data.merged;
                                                  const _errs497 = errors;
                                                  let valid68 = false;
                                                  const _errs498 = errors;
                                                  if (typeof data195 === "string") {
                                                    if (!pattern2.test(data195)) {
                                                      const err581 = { instancePath: instancePath + "/merged", schemaPath: "#/anyOf/22/properties/merged/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                                      if (vErrors === null) {
                                                        vErrors = [err581];
                                                      } else {
                                                        vErrors.push(err581);
                                                      }
                                                      errors++;
                                                    }
                                                  } else {
                                                    const err582 = { instancePath: instancePath + "/merged", schemaPath: "#/anyOf/22/properties/merged/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                    if (vErrors === null) {
                                                      vErrors = [err582];
                                                    } else {
                                                      vErrors.push(err582);
                                                    }
                                                    errors++;
                                                  }
                                                  var _valid13 = _errs498 === errors;
                                                  valid68 = valid68 || _valid13;
                                                  if (!valid68) {
                                                    const _errs500 = errors;
                                                    if (data195 !== null) {
                                                      const err583 = { instancePath: instancePath + "/merged", schemaPath: "#/anyOf/22/properties/merged/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                      if (vErrors === null) {
                                                        vErrors = [err583];
                                                      } else {
                                                        vErrors.push(err583);
                                                      }
                                                      errors++;
                                                    }
                                                    var _valid13 = _errs500 === errors;
                                                    valid68 = valid68 || _valid13;
                                                  }
                                                  if (!valid68) {
                                                    const err584 = { instancePath: instancePath + "/merged", schemaPath: "#/anyOf/22/properties/merged/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                    if (vErrors === null) {
                                                      vErrors = [err584];
                                                    } else {
                                                      vErrors.push(err584);
                                                    }
                                                    errors++;
                                                  } else {
                                                    errors = _errs497;
                                                    if (vErrors !== null) {
                                                      if (_errs497) {
                                                        vErrors.length = _errs497;
                                                      } else {
                                                        vErrors = null;
                                                      }
                                                    }
                                                  }
                                                }
                                              } else {
                                                const err585 = { instancePath, schemaPath: "#/anyOf/22/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                if (vErrors === null) {
                                                  vErrors = [err585];
                                                } else {
                                                  vErrors.push(err585);
                                                }
                                                errors++;
                                              }
                                              var _valid0 = _errs489 === errors;
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
    const err586 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err586];
    } else {
      vErrors.push(err586);
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
