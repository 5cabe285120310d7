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
parts["report-XP22IFEC"] = part((module, exports) => {
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
var schema11 = { "type": "object", "required": ["schema", "version", "run", "title", "status", "gaps", "exit", "captured", "scope", "counts", "coverage", "since", "findings", "dropped", "rules_changed", "suppressions", "refused_claims", "warnings", "recommendation", "risk_areas", "cost"], "properties": { "schema": { "type": "number", "const": 1 }, "version": { "type": "string" }, "run": { "type": "string" }, "title": { "type": "string" }, "status": { "enum": ["complete", "incomplete", "failed"] }, "gaps": { "type": "array", "items": { "type": "string" } }, "exit": { "type": "integer" }, "captured": { "enum": ["hooks", "manual"] }, "scope": { "type": "object", "required": ["note", "base", "head", "files", "changed_lines", "skipped"], "properties": { "note": { "type": "string" }, "shard": { "type": "object", "required": ["index", "of", "all_files"], "properties": { "index": { "type": "integer", "minimum": 1 }, "of": { "type": "integer", "minimum": 1 }, "all_files": { "type": "integer", "minimum": 0 } }, "additionalProperties": false }, "paths": { "type": "array", "items": { "type": "string" }, "minItems": 1 }, "base": { "type": "object", "required": ["sha", "label", "why"], "properties": { "sha": { "anyOf": [{ "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, { "type": "null" }] }, "label": { "type": "string" }, "why": { "type": "string" } }, "additionalProperties": false }, "head": { "type": "object", "required": ["sha", "label", "why"], "properties": { "sha": { "anyOf": [{ "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, { "type": "null" }] }, "label": { "type": "string" }, "why": { "type": "string" } }, "additionalProperties": false }, "files": { "type": "integer", "minimum": 0 }, "changed_lines": { "type": "integer", "minimum": 0 }, "skipped": { "type": "array", "items": { "type": "object", "required": ["path", "reason", "bytes", "lines", "decided_by"], "properties": { "path": { "type": "string", "minLength": 1, "maxLength": 4096 }, "reason": { "type": "string" }, "bytes": { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] }, "lines": { "type": "integer", "minimum": 0 }, "decided_by": { "enum": ["base", "content", "nobody"] }, "why": { "type": "string" } }, "additionalProperties": false } } }, "additionalProperties": false }, "counts": { "type": "object", "required": ["raised", "followed", "shown", "critical", "important", "minor", "unscored", "not_scored", "dropped"], "properties": { "raised": { "type": "integer", "minimum": 0 }, "followed": { "type": "integer", "minimum": 0 }, "shown": { "type": "integer", "minimum": 0 }, "critical": { "type": "integer", "minimum": 0 }, "important": { "type": "integer", "minimum": 0 }, "minor": { "type": "integer", "minimum": 0 }, "unscored": { "type": "integer", "minimum": 0 }, "not_scored": { "type": "integer", "minimum": 0 }, "unproven": { "type": "integer", "minimum": 0 }, "dropped": { "type": "object", "patternProperties": { "^.*$": { "type": "integer", "minimum": 0 } } } }, "additionalProperties": false }, "coverage": { "type": "object", "required": ["hunks", "reviewed", "carried", "lenses"], "properties": { "hunks": { "type": "integer", "minimum": 0 }, "reviewed": { "type": "integer", "minimum": 0 }, "carried": { "type": "integer", "minimum": 0 }, "lenses": { "type": "array", "items": { "type": "object", "required": ["lens", "slots", "stored", "hunks", "reviewed", "carried", "why"], "properties": { "lens": { "enum": ["rules-compliance", "bug-scan", "dependency-check", "history-context", "comment-compliance", "intent-fulfilment", "caller-impact", "data-flow-security", "codebase-fit"] }, "slots": { "type": "integer", "minimum": 0 }, "stored": { "type": "integer", "minimum": 0 }, "hunks": { "type": "integer", "minimum": 0 }, "reviewed": { "type": "integer", "minimum": 0 }, "carried": { "type": "integer", "minimum": 0 }, "why": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "not_sent": { "type": "array", "items": { "type": "object", "required": ["path", "why"], "properties": { "path": { "type": "string", "minLength": 1, "maxLength": 4096 }, "why": { "type": "string" } }, "additionalProperties": false } } }, "additionalProperties": false } } }, "additionalProperties": false }, "since": { "anyOf": [{ "type": "null" }, { "type": "object", "required": ["run", "planned_at", "new", "open", "fixed", "dismissed", "withdrawn", "gone"], "properties": { "run": { "type": "string" }, "planned_at": { "type": "string" }, "new": { "type": "integer", "minimum": 0 }, "open": { "type": "integer", "minimum": 0 }, "fixed": { "type": "integer", "minimum": 0 }, "unconfirmed": { "type": "integer", "minimum": 0 }, "dismissed": { "type": "integer", "minimum": 0 }, "withdrawn": { "type": "integer", "minimum": 0 }, "gone": { "type": "array", "items": { "type": "object", "required": ["fingerprint", "file", "line", "title", "lens", "became", "why"], "properties": { "fingerprint": { "type": "string" }, "file": { "type": "string", "minLength": 1, "maxLength": 4096 }, "line": { "type": "integer" }, "title": { "type": "string" }, "lens": { "enum": ["rules-compliance", "bug-scan", "dependency-check", "history-context", "comment-compliance", "intent-fulfilment", "caller-impact", "data-flow-security", "codebase-fit"] }, "became": { "enum": ["fixed", "unconfirmed", "dismissed", "withdrawn"] }, "why": { "type": "string" } }, "additionalProperties": false } } }, "additionalProperties": false }] }, "kept": { "type": "object", "required": ["run", "planned_at"], "properties": { "run": { "type": "string" }, "planned_at": { "type": "string" } }, "additionalProperties": false }, "findings": { "type": "array", "items": { "type": "object", "required": ["id", "fingerprint", "file", "lines", "side", "severity", "score", "group", "state", "since", "title", "why", "lens", "witnesses", "placement", "evidence", "suggested_fix"], "properties": { "id": { "type": "string" }, "fingerprint": { "type": "string" }, "file": { "type": "string", "minLength": 1, "maxLength": 4096 }, "lines": { "type": "array", "items": { "type": "integer", "minimum": 1 }, "minItems": 2, "maxItems": 2 }, "side": { "enum": ["old", "new"] }, "severity": { "enum": ["critical", "high", "medium", "low"] }, "score": { "anyOf": [{ "type": "integer", "minimum": 0, "maximum": 100 }, { "type": "null" }] }, "group": { "enum": ["critical", "important", "minor", "unscored", "not-scored"] }, "state": { "enum": ["new", "open"] }, "since": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "title": { "type": "string" }, "why": { "type": "string" }, "lens": { "enum": ["rules-compliance", "bug-scan", "dependency-check", "history-context", "comment-compliance", "intent-fulfilment", "caller-impact", "data-flow-security", "codebase-fit"] }, "witnesses": { "type": "array", "items": { "type": "string" } }, "also_known_as": { "type": "array", "items": { "type": "object", "required": ["fingerprint", "title", "severity"], "properties": { "fingerprint": { "type": "string" }, "title": { "type": "string" }, "severity": { "enum": ["critical", "high", "medium", "low"] }, "place": { "type": "object", "required": ["lines", "within", "before", "after"], "properties": { "lines": { "type": "string", "pattern": "^[0-9a-f]{16}$" }, "within": { "type": "string", "pattern": "^[0-9a-f]{16}$" }, "before": { "type": "array", "items": { "type": "string", "pattern": "^[0-9a-f]{16}$" }, "maxItems": 3 }, "after": { "type": "array", "items": { "type": "string", "pattern": "^[0-9a-f]{16}$" }, "maxItems": 3 }, "cause": { "type": "string", "pattern": "^[0-9a-f]{16}$" } }, "additionalProperties": false } }, "additionalProperties": false } }, "placement": { "type": "string" }, "evidence": { "type": "array", "items": { "type": "object", "required": ["kind", "source", "text"], "properties": { "kind": { "type": "string" }, "source": { "type": "string" }, "text": { "type": "string" } }, "additionalProperties": false } }, "suggested_fix": { "type": "string" }, "place": { "type": "object", "required": ["lines", "within", "before", "after"], "properties": { "lines": { "type": "string", "pattern": "^[0-9a-f]{16}$" }, "within": { "type": "string", "pattern": "^[0-9a-f]{16}$" }, "before": { "type": "array", "items": { "type": "string", "pattern": "^[0-9a-f]{16}$" }, "maxItems": 3 }, "after": { "type": "array", "items": { "type": "string", "pattern": "^[0-9a-f]{16}$" }, "maxItems": 3 }, "cause": { "type": "string", "pattern": "^[0-9a-f]{16}$" } }, "additionalProperties": false } }, "additionalProperties": false } }, "dropped": { "type": "array", "items": { "type": "object", "required": ["finding", "reason"], "properties": { "finding": { "type": "object", "required": ["file", "line", "title", "lens"], "properties": { "file": { "type": "string" }, "line": { "type": "integer" }, "title": { "type": "string" }, "lens": { "enum": ["rules-compliance", "bug-scan", "dependency-check", "history-context", "comment-compliance", "intent-fulfilment", "caller-impact", "data-flow-security", "codebase-fit"] }, "fingerprint": { "type": "string" }, "side": { "enum": ["old", "new"] } }, "additionalProperties": false }, "reason": { "type": "object", "required": ["kind", "text"], "properties": { "kind": { "type": "string" }, "text": { "type": "string" } }, "additionalProperties": false } }, "additionalProperties": false } }, "rules_changed": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 4096 } }, "suppressions": { "type": "object", "required": ["applied", "expired", "unmatched", "added", "unsure", "graver"], "properties": { "applied": { "type": "integer", "minimum": 0 }, "expired": { "type": "array", "items": { "type": "string" } }, "unmatched": { "type": "array", "items": { "type": "string" } }, "added": { "type": "array", "items": { "type": "string" } }, "unsure": { "type": "array", "items": { "type": "string" } }, "graver": { "type": "array", "items": { "type": "string" } } }, "additionalProperties": false }, "refused_claims": { "type": "array", "items": { "type": "string" } }, "warnings": { "type": "array", "items": { "type": "string" } }, "word_of": { "type": "array", "items": { "type": "string", "pattern": "^[a-z0-9]{4,16}$" } }, "recommendation": { "enum": ["approve", "request-changes", "needs-discussion"] }, "risk_areas": { "type": "array", "items": { "type": "string" } }, "cost": { "type": "object", "required": ["agents", "packet_bytes", "tokens", "by_agent"], "properties": { "agents": { "type": "integer", "minimum": 0 }, "packet_bytes": { "type": "integer", "minimum": 0 }, "tokens": { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] }, "by_agent": { "type": "array", "items": { "type": "object", "required": ["phase", "agent", "calls", "packet_bytes", "tokens", "calls_with_tokens"], "properties": { "phase": { "enum": ["summary", "review", "sources", "score", "judge", "hunt", "triage", "fix", "verify"] }, "agent": { "enum": ["change-summarizer", "rules-compliance", "bug-scan", "dependency-check", "history-context", "comment-compliance", "intent-fulfilment", "caller-impact", "data-flow-security", "codebase-fit", "source-reader", "finding-scorer", "execute-step-validator", "audit-specialist", "audit-triage", "fix-executor", "fix-diff-reviewer"] }, "calls": { "type": "integer", "minimum": 0 }, "packet_bytes": { "type": "integer", "minimum": 0 }, "tokens": { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] }, "calls_with_tokens": { "type": "integer", "minimum": 0 } }, "additionalProperties": false } } }, "additionalProperties": false } }, "additionalProperties": false };
var func0 = Object.prototype.hasOwnProperty;
var func114 = require_ucs2length().default;
var pattern0 = new RegExp("^[0-9a-f]{40,64}$", "u");
var pattern2 = new RegExp("^.*$", "u");
var pattern3 = new RegExp("^[0-9a-f]{16}$", "u");
var pattern13 = new RegExp("^[a-z0-9]{4,16}$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema === void 0 || !func0.call(data, "schema")) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schema" }, message: "must have required property 'schema'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.version === void 0 || !func0.call(data, "version")) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.run === void 0 || !func0.call(data, "run")) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "run" }, message: "must have required property 'run'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.title === void 0 || !func0.call(data, "title")) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.status === void 0 || !func0.call(data, "status")) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.gaps === void 0 || !func0.call(data, "gaps")) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "gaps" }, message: "must have required property 'gaps'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.exit === void 0 || !func0.call(data, "exit")) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "exit" }, message: "must have required property 'exit'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.captured === void 0 || !func0.call(data, "captured")) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "captured" }, message: "must have required property 'captured'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.scope === void 0 || !func0.call(data, "scope")) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scope" }, message: "must have required property 'scope'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.counts === void 0 || !func0.call(data, "counts")) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "counts" }, message: "must have required property 'counts'" };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.coverage === void 0 || !func0.call(data, "coverage")) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "coverage" }, message: "must have required property 'coverage'" };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.since === void 0 || !func0.call(data, "since")) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "since" }, message: "must have required property 'since'" };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.findings === void 0 || !func0.call(data, "findings")) {
      const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "findings" }, message: "must have required property 'findings'" };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.dropped === void 0 || !func0.call(data, "dropped")) {
      const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dropped" }, message: "must have required property 'dropped'" };
      if (vErrors === null) {
        vErrors = [err13];
      } else {
        vErrors.push(err13);
      }
      errors++;
    }
    if (data.rules_changed === void 0 || !func0.call(data, "rules_changed")) {
      const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rules_changed" }, message: "must have required property 'rules_changed'" };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    if (data.suppressions === void 0 || !func0.call(data, "suppressions")) {
      const err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "suppressions" }, message: "must have required property 'suppressions'" };
      if (vErrors === null) {
        vErrors = [err15];
      } else {
        vErrors.push(err15);
      }
      errors++;
    }
    if (data.refused_claims === void 0 || !func0.call(data, "refused_claims")) {
      const err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "refused_claims" }, message: "must have required property 'refused_claims'" };
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
    }
    if (data.warnings === void 0 || !func0.call(data, "warnings")) {
      const err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "warnings" }, message: "must have required property 'warnings'" };
      if (vErrors === null) {
        vErrors = [err17];
      } else {
        vErrors.push(err17);
      }
      errors++;
    }
    if (data.recommendation === void 0 || !func0.call(data, "recommendation")) {
      const err18 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recommendation" }, message: "must have required property 'recommendation'" };
      if (vErrors === null) {
        vErrors = [err18];
      } else {
        vErrors.push(err18);
      }
      errors++;
    }
    if (data.risk_areas === void 0 || !func0.call(data, "risk_areas")) {
      const err19 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "risk_areas" }, message: "must have required property 'risk_areas'" };
      if (vErrors === null) {
        vErrors = [err19];
      } else {
        vErrors.push(err19);
      }
      errors++;
    }
    if (data.cost === void 0 || !func0.call(data, "cost")) {
      const err20 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cost" }, message: "must have required property 'cost'" };
      if (vErrors === null) {
        vErrors = [err20];
      } else {
        vErrors.push(err20);
      }
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!func0.call(schema11.properties, key0)) {
        const err21 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.schema !== void 0 && func0.call(data, "schema")) {
      let data0 = data.schema;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        const err22 = { instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      if (1 !== data0) {
        const err23 = { instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.version !== void 0 && func0.call(data, "version")) {
      if (typeof data.version !== "string") {
        const err24 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.run !== void 0 && func0.call(data, "run")) {
      if (typeof data.run !== "string") {
        const err25 = { instancePath: instancePath + "/run", schemaPath: "#/properties/run/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.title !== void 0 && func0.call(data, "title")) {
      if (typeof data.title !== "string") {
        const err26 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.status !== void 0 && func0.call(data, "status")) {
      let data4 = data.status;
      if (!(data4 === "complete" || data4 === "incomplete" || data4 === "failed")) {
        const err27 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema11.properties.status.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.gaps !== void 0 && func0.call(data, "gaps")) {
      let data5 = data.gaps;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data5[i0] !== "string") {
            const err28 = { instancePath: instancePath + "/gaps/" + i0, schemaPath: "#/properties/gaps/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
      } else {
        const err29 = { instancePath: instancePath + "/gaps", schemaPath: "#/properties/gaps/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.exit !== void 0 && func0.call(data, "exit")) {
      let data7 = data.exit;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
        const err30 = { instancePath: instancePath + "/exit", schemaPath: "#/properties/exit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.captured !== void 0 && func0.call(data, "captured")) {
      let data8 = data.captured;
      if (!(data8 === "hooks" || data8 === "manual")) {
        const err31 = { instancePath: instancePath + "/captured", schemaPath: "#/properties/captured/enum", keyword: "enum", params: { allowedValues: schema11.properties.captured.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
    if (data.scope !== void 0 && func0.call(data, "scope")) {
      let data9 = data.scope;
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        if (data9.note === void 0 || !func0.call(data9, "note")) {
          const err32 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/required", keyword: "required", params: { missingProperty: "note" }, message: "must have required property 'note'" };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
        if (data9.base === void 0 || !func0.call(data9, "base")) {
          const err33 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/required", keyword: "required", params: { missingProperty: "base" }, message: "must have required property 'base'" };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
        if (data9.head === void 0 || !func0.call(data9, "head")) {
          const err34 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/required", keyword: "required", params: { missingProperty: "head" }, message: "must have required property 'head'" };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
        if (data9.files === void 0 || !func0.call(data9, "files")) {
          const err35 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/required", keyword: "required", params: { missingProperty: "files" }, message: "must have required property 'files'" };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
        if (data9.changed_lines === void 0 || !func0.call(data9, "changed_lines")) {
          const err36 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/required", keyword: "required", params: { missingProperty: "changed_lines" }, message: "must have required property 'changed_lines'" };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
        if (data9.skipped === void 0 || !func0.call(data9, "skipped")) {
          const err37 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/required", keyword: "required", params: { missingProperty: "skipped" }, message: "must have required property 'skipped'" };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
        for (const key1 of Object.keys(data9)) {
          if (!(key1 === "note" || key1 === "shard" || key1 === "paths" || key1 === "base" || key1 === "head" || key1 === "files" || key1 === "changed_lines" || key1 === "skipped")) {
            const err38 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        }
        if (data9.note !== void 0 && func0.call(data9, "note")) {
          if (typeof data9.note !== "string") {
            const err39 = { instancePath: instancePath + "/scope/note", schemaPath: "#/properties/scope/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        }
        if (data9.shard !== void 0 && func0.call(data9, "shard")) {
          let data11 = data9.shard;
          if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
            if (data11.index === void 0 || !func0.call(data11, "index")) {
              const err40 = { instancePath: instancePath + "/scope/shard", schemaPath: "#/properties/scope/properties/shard/required", keyword: "required", params: { missingProperty: "index" }, message: "must have required property 'index'" };
              if (vErrors === null) {
                vErrors = [err40];
              } else {
                vErrors.push(err40);
              }
              errors++;
            }
            if (data11.of === void 0 || !func0.call(data11, "of")) {
              const err41 = { instancePath: instancePath + "/scope/shard", schemaPath: "#/properties/scope/properties/shard/required", keyword: "required", params: { missingProperty: "of" }, message: "must have required property 'of'" };
              if (vErrors === null) {
                vErrors = [err41];
              } else {
                vErrors.push(err41);
              }
              errors++;
            }
            if (data11.all_files === void 0 || !func0.call(data11, "all_files")) {
              const err42 = { instancePath: instancePath + "/scope/shard", schemaPath: "#/properties/scope/properties/shard/required", keyword: "required", params: { missingProperty: "all_files" }, message: "must have required property 'all_files'" };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
            for (const key2 of Object.keys(data11)) {
              if (!(key2 === "index" || key2 === "of" || key2 === "all_files")) {
                const err43 = { instancePath: instancePath + "/scope/shard", schemaPath: "#/properties/scope/properties/shard/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err43];
                } else {
                  vErrors.push(err43);
                }
                errors++;
              }
            }
            if (data11.index !== void 0 && func0.call(data11, "index")) {
              let data12 = data11.index;
              if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                const err44 = { instancePath: instancePath + "/scope/shard/index", schemaPath: "#/properties/scope/properties/shard/properties/index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err44];
                } else {
                  vErrors.push(err44);
                }
                errors++;
              }
              if (typeof data12 == "number" && isFinite(data12)) {
                if (data12 < 1 || isNaN(data12)) {
                  const err45 = { instancePath: instancePath + "/scope/shard/index", schemaPath: "#/properties/scope/properties/shard/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  if (vErrors === null) {
                    vErrors = [err45];
                  } else {
                    vErrors.push(err45);
                  }
                  errors++;
                }
              }
            }
            if (data11.of !== void 0 && func0.call(data11, "of")) {
              let data13 = data11.of;
              if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
                const err46 = { instancePath: instancePath + "/scope/shard/of", schemaPath: "#/properties/scope/properties/shard/properties/of/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err46];
                } else {
                  vErrors.push(err46);
                }
                errors++;
              }
              if (typeof data13 == "number" && isFinite(data13)) {
                if (data13 < 1 || isNaN(data13)) {
                  const err47 = { instancePath: instancePath + "/scope/shard/of", schemaPath: "#/properties/scope/properties/shard/properties/of/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  if (vErrors === null) {
                    vErrors = [err47];
                  } else {
                    vErrors.push(err47);
                  }
                  errors++;
                }
              }
            }
            if (data11.all_files !== void 0 && func0.call(data11, "all_files")) {
              let data14 = data11.all_files;
              if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
                const err48 = { instancePath: instancePath + "/scope/shard/all_files", schemaPath: "#/properties/scope/properties/shard/properties/all_files/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err48];
                } else {
                  vErrors.push(err48);
                }
                errors++;
              }
              if (typeof data14 == "number" && isFinite(data14)) {
                if (data14 < 0 || isNaN(data14)) {
                  const err49 = { instancePath: instancePath + "/scope/shard/all_files", schemaPath: "#/properties/scope/properties/shard/properties/all_files/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  if (vErrors === null) {
                    vErrors = [err49];
                  } else {
                    vErrors.push(err49);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err50 = { instancePath: instancePath + "/scope/shard", schemaPath: "#/properties/scope/properties/shard/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err50];
            } else {
              vErrors.push(err50);
            }
            errors++;
          }
        }
        if (data9.paths !== void 0 && func0.call(data9, "paths")) {
          let data15 = data9.paths;
          if (Array.isArray(data15)) {
            if (data15.length < 1) {
              const err51 = { instancePath: instancePath + "/scope/paths", schemaPath: "#/properties/scope/properties/paths/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
              if (vErrors === null) {
                vErrors = [err51];
              } else {
                vErrors.push(err51);
              }
              errors++;
            }
            const len1 = data15.length;
            for (let i1 = 0; i1 < len1; i1++) {
              if (typeof data15[i1] !== "string") {
                const err52 = { instancePath: instancePath + "/scope/paths/" + i1, schemaPath: "#/properties/scope/properties/paths/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err52];
                } else {
                  vErrors.push(err52);
                }
                errors++;
              }
            }
          } else {
            const err53 = { instancePath: instancePath + "/scope/paths", schemaPath: "#/properties/scope/properties/paths/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err53];
            } else {
              vErrors.push(err53);
            }
            errors++;
          }
        }
        if (data9.base !== void 0 && func0.call(data9, "base")) {
          let data17 = data9.base;
          if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
            if (data17.sha === void 0 || !func0.call(data17, "sha")) {
              const err54 = { instancePath: instancePath + "/scope/base", schemaPath: "#/properties/scope/properties/base/required", keyword: "required", params: { missingProperty: "sha" }, message: "must have required property 'sha'" };
              if (vErrors === null) {
                vErrors = [err54];
              } else {
                vErrors.push(err54);
              }
              errors++;
            }
            if (data17.label === void 0 || !func0.call(data17, "label")) {
              const err55 = { instancePath: instancePath + "/scope/base", schemaPath: "#/properties/scope/properties/base/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
              if (vErrors === null) {
                vErrors = [err55];
              } else {
                vErrors.push(err55);
              }
              errors++;
            }
            if (data17.why === void 0 || !func0.call(data17, "why")) {
              const err56 = { instancePath: instancePath + "/scope/base", schemaPath: "#/properties/scope/properties/base/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
              if (vErrors === null) {
                vErrors = [err56];
              } else {
                vErrors.push(err56);
              }
              errors++;
            }
            for (const key3 of Object.keys(data17)) {
              if (!(key3 === "sha" || key3 === "label" || key3 === "why")) {
                const err57 = { instancePath: instancePath + "/scope/base", schemaPath: "#/properties/scope/properties/base/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err57];
                } else {
                  vErrors.push(err57);
                }
                errors++;
              }
            }
            if (data17.sha !== void 0 && func0.call(data17, "sha")) {
              let data18 = data17.sha;
              const _errs40 = errors;
              let valid8 = false;
              const _errs41 = errors;
              if (typeof data18 === "string") {
                if (!pattern0.test(data18)) {
                  const err58 = { instancePath: instancePath + "/scope/base/sha", schemaPath: "#/properties/scope/properties/base/properties/sha/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                  if (vErrors === null) {
                    vErrors = [err58];
                  } else {
                    vErrors.push(err58);
                  }
                  errors++;
                }
              } else {
                const err59 = { instancePath: instancePath + "/scope/base/sha", schemaPath: "#/properties/scope/properties/base/properties/sha/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err59];
                } else {
                  vErrors.push(err59);
                }
                errors++;
              }
              var _valid0 = _errs41 === errors;
              valid8 = valid8 || _valid0;
              if (!valid8) {
                const _errs43 = errors;
                if (data18 !== null) {
                  const err60 = { instancePath: instancePath + "/scope/base/sha", schemaPath: "#/properties/scope/properties/base/properties/sha/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err60];
                  } else {
                    vErrors.push(err60);
                  }
                  errors++;
                }
                var _valid0 = _errs43 === errors;
                valid8 = valid8 || _valid0;
              }
              if (!valid8) {
                const err61 = { instancePath: instancePath + "/scope/base/sha", schemaPath: "#/properties/scope/properties/base/properties/sha/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err61];
                } else {
                  vErrors.push(err61);
                }
                errors++;
              } else {
                errors = _errs40;
                if (vErrors !== null) {
                  if (_errs40) {
                    vErrors.length = _errs40;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
            if (data17.label !== void 0 && func0.call(data17, "label")) {
              if (typeof data17.label !== "string") {
                const err62 = { instancePath: instancePath + "/scope/base/label", schemaPath: "#/properties/scope/properties/base/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err62];
                } else {
                  vErrors.push(err62);
                }
                errors++;
              }
            }
            if (data17.why !== void 0 && func0.call(data17, "why")) {
              if (typeof data17.why !== "string") {
                const err63 = { instancePath: instancePath + "/scope/base/why", schemaPath: "#/properties/scope/properties/base/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err63];
                } else {
                  vErrors.push(err63);
                }
                errors++;
              }
            }
          } else {
            const err64 = { instancePath: instancePath + "/scope/base", schemaPath: "#/properties/scope/properties/base/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err64];
            } else {
              vErrors.push(err64);
            }
            errors++;
          }
        }
        if (data9.head !== void 0 && func0.call(data9, "head")) {
          let data21 = data9.head;
          if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
            if (data21.sha === void 0 || !func0.call(data21, "sha")) {
              const err65 = { instancePath: instancePath + "/scope/head", schemaPath: "#/properties/scope/properties/head/required", keyword: "required", params: { missingProperty: "sha" }, message: "must have required property 'sha'" };
              if (vErrors === null) {
                vErrors = [err65];
              } else {
                vErrors.push(err65);
              }
              errors++;
            }
            if (data21.label === void 0 || !func0.call(data21, "label")) {
              const err66 = { instancePath: instancePath + "/scope/head", schemaPath: "#/properties/scope/properties/head/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
              if (vErrors === null) {
                vErrors = [err66];
              } else {
                vErrors.push(err66);
              }
              errors++;
            }
            if (data21.why === void 0 || !func0.call(data21, "why")) {
              const err67 = { instancePath: instancePath + "/scope/head", schemaPath: "#/properties/scope/properties/head/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
              if (vErrors === null) {
                vErrors = [err67];
              } else {
                vErrors.push(err67);
              }
              errors++;
            }
            for (const key4 of Object.keys(data21)) {
              if (!(key4 === "sha" || key4 === "label" || key4 === "why")) {
                const err68 = { instancePath: instancePath + "/scope/head", schemaPath: "#/properties/scope/properties/head/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err68];
                } else {
                  vErrors.push(err68);
                }
                errors++;
              }
            }
            if (data21.sha !== void 0 && func0.call(data21, "sha")) {
              let data22 = data21.sha;
              const _errs53 = errors;
              let valid10 = false;
              const _errs54 = errors;
              if (typeof data22 === "string") {
                if (!pattern0.test(data22)) {
                  const err69 = { instancePath: instancePath + "/scope/head/sha", schemaPath: "#/properties/scope/properties/head/properties/sha/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                  if (vErrors === null) {
                    vErrors = [err69];
                  } else {
                    vErrors.push(err69);
                  }
                  errors++;
                }
              } else {
                const err70 = { instancePath: instancePath + "/scope/head/sha", schemaPath: "#/properties/scope/properties/head/properties/sha/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err70];
                } else {
                  vErrors.push(err70);
                }
                errors++;
              }
              var _valid1 = _errs54 === errors;
              valid10 = valid10 || _valid1;
              if (!valid10) {
                const _errs56 = errors;
                if (data22 !== null) {
                  const err71 = { instancePath: instancePath + "/scope/head/sha", schemaPath: "#/properties/scope/properties/head/properties/sha/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err71];
                  } else {
                    vErrors.push(err71);
                  }
                  errors++;
                }
                var _valid1 = _errs56 === errors;
                valid10 = valid10 || _valid1;
              }
              if (!valid10) {
                const err72 = { instancePath: instancePath + "/scope/head/sha", schemaPath: "#/properties/scope/properties/head/properties/sha/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err72];
                } else {
                  vErrors.push(err72);
                }
                errors++;
              } else {
                errors = _errs53;
                if (vErrors !== null) {
                  if (_errs53) {
                    vErrors.length = _errs53;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
            if (data21.label !== void 0 && func0.call(data21, "label")) {
              if (typeof data21.label !== "string") {
                const err73 = { instancePath: instancePath + "/scope/head/label", schemaPath: "#/properties/scope/properties/head/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err73];
                } else {
                  vErrors.push(err73);
                }
                errors++;
              }
            }
            if (data21.why !== void 0 && func0.call(data21, "why")) {
              if (typeof data21.why !== "string") {
                const err74 = { instancePath: instancePath + "/scope/head/why", schemaPath: "#/properties/scope/properties/head/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err74];
                } else {
                  vErrors.push(err74);
                }
                errors++;
              }
            }
          } else {
            const err75 = { instancePath: instancePath + "/scope/head", schemaPath: "#/properties/scope/properties/head/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err75];
            } else {
              vErrors.push(err75);
            }
            errors++;
          }
        }
        if (data9.files !== void 0 && func0.call(data9, "files")) {
          let data25 = data9.files;
          if (!(typeof data25 == "number" && (!(data25 % 1) && !isNaN(data25)) && isFinite(data25))) {
            const err76 = { instancePath: instancePath + "/scope/files", schemaPath: "#/properties/scope/properties/files/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err76];
            } else {
              vErrors.push(err76);
            }
            errors++;
          }
          if (typeof data25 == "number" && isFinite(data25)) {
            if (data25 < 0 || isNaN(data25)) {
              const err77 = { instancePath: instancePath + "/scope/files", schemaPath: "#/properties/scope/properties/files/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err77];
              } else {
                vErrors.push(err77);
              }
              errors++;
            }
          }
        }
        if (data9.changed_lines !== void 0 && func0.call(data9, "changed_lines")) {
          let data26 = data9.changed_lines;
          if (!(typeof data26 == "number" && (!(data26 % 1) && !isNaN(data26)) && isFinite(data26))) {
            const err78 = { instancePath: instancePath + "/scope/changed_lines", schemaPath: "#/properties/scope/properties/changed_lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err78];
            } else {
              vErrors.push(err78);
            }
            errors++;
          }
          if (typeof data26 == "number" && isFinite(data26)) {
            if (data26 < 0 || isNaN(data26)) {
              const err79 = { instancePath: instancePath + "/scope/changed_lines", schemaPath: "#/properties/scope/properties/changed_lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err79];
              } else {
                vErrors.push(err79);
              }
              errors++;
            }
          }
        }
        if (data9.skipped !== void 0 && func0.call(data9, "skipped")) {
          let data27 = data9.skipped;
          if (Array.isArray(data27)) {
            const len2 = data27.length;
            for (let i2 = 0; i2 < len2; i2++) {
              let data28 = data27[i2];
              if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
                if (data28.path === void 0 || !func0.call(data28, "path")) {
                  const err80 = { instancePath: instancePath + "/scope/skipped/" + i2, schemaPath: "#/properties/scope/properties/skipped/items/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
                  if (vErrors === null) {
                    vErrors = [err80];
                  } else {
                    vErrors.push(err80);
                  }
                  errors++;
                }
                if (data28.reason === void 0 || !func0.call(data28, "reason")) {
                  const err81 = { instancePath: instancePath + "/scope/skipped/" + i2, schemaPath: "#/properties/scope/properties/skipped/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                  if (vErrors === null) {
                    vErrors = [err81];
                  } else {
                    vErrors.push(err81);
                  }
                  errors++;
                }
                if (data28.bytes === void 0 || !func0.call(data28, "bytes")) {
                  const err82 = { instancePath: instancePath + "/scope/skipped/" + i2, schemaPath: "#/properties/scope/properties/skipped/items/required", keyword: "required", params: { missingProperty: "bytes" }, message: "must have required property 'bytes'" };
                  if (vErrors === null) {
                    vErrors = [err82];
                  } else {
                    vErrors.push(err82);
                  }
                  errors++;
                }
                if (data28.lines === void 0 || !func0.call(data28, "lines")) {
                  const err83 = { instancePath: instancePath + "/scope/skipped/" + i2, schemaPath: "#/properties/scope/properties/skipped/items/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                  if (vErrors === null) {
                    vErrors = [err83];
                  } else {
                    vErrors.push(err83);
                  }
                  errors++;
                }
                if (data28.decided_by === void 0 || !func0.call(data28, "decided_by")) {
                  const err84 = { instancePath: instancePath + "/scope/skipped/" + i2, schemaPath: "#/properties/scope/properties/skipped/items/required", keyword: "required", params: { missingProperty: "decided_by" }, message: "must have required property 'decided_by'" };
                  if (vErrors === null) {
                    vErrors = [err84];
                  } else {
                    vErrors.push(err84);
                  }
                  errors++;
                }
                for (const key5 of Object.keys(data28)) {
                  if (!(key5 === "path" || key5 === "reason" || key5 === "bytes" || key5 === "lines" || key5 === "decided_by" || key5 === "why")) {
                    const err85 = { instancePath: instancePath + "/scope/skipped/" + i2, schemaPath: "#/properties/scope/properties/skipped/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err85];
                    } else {
                      vErrors.push(err85);
                    }
                    errors++;
                  }
                }
                if (data28.path !== void 0 && func0.call(data28, "path")) {
                  let data29 = data28.path;
                  if (typeof data29 === "string") {
                    if (func114(data29) > 4096) {
                      const err86 = { instancePath: instancePath + "/scope/skipped/" + i2 + "/path", schemaPath: "#/properties/scope/properties/skipped/items/properties/path/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                      if (vErrors === null) {
                        vErrors = [err86];
                      } else {
                        vErrors.push(err86);
                      }
                      errors++;
                    }
                    if (func114(data29) < 1) {
                      const err87 = { instancePath: instancePath + "/scope/skipped/" + i2 + "/path", schemaPath: "#/properties/scope/properties/skipped/items/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      if (vErrors === null) {
                        vErrors = [err87];
                      } else {
                        vErrors.push(err87);
                      }
                      errors++;
                    }
                  } else {
                    const err88 = { instancePath: instancePath + "/scope/skipped/" + i2 + "/path", schemaPath: "#/properties/scope/properties/skipped/items/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err88];
                    } else {
                      vErrors.push(err88);
                    }
                    errors++;
                  }
                }
                if (data28.reason !== void 0 && func0.call(data28, "reason")) {
                  if (typeof data28.reason !== "string") {
                    const err89 = { instancePath: instancePath + "/scope/skipped/" + i2 + "/reason", schemaPath: "#/properties/scope/properties/skipped/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err89];
                    } else {
                      vErrors.push(err89);
                    }
                    errors++;
                  }
                }
                if (data28.bytes !== void 0 && func0.call(data28, "bytes")) {
                  let data31 = data28.bytes;
                  const _errs76 = errors;
                  let valid14 = false;
                  const _errs77 = errors;
                  if (!(typeof data31 == "number" && (!(data31 % 1) && !isNaN(data31)) && isFinite(data31))) {
                    const err90 = { instancePath: instancePath + "/scope/skipped/" + i2 + "/bytes", schemaPath: "#/properties/scope/properties/skipped/items/properties/bytes/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err90];
                    } else {
                      vErrors.push(err90);
                    }
                    errors++;
                  }
                  if (typeof data31 == "number" && isFinite(data31)) {
                    if (data31 < 0 || isNaN(data31)) {
                      const err91 = { instancePath: instancePath + "/scope/skipped/" + i2 + "/bytes", schemaPath: "#/properties/scope/properties/skipped/items/properties/bytes/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      if (vErrors === null) {
                        vErrors = [err91];
                      } else {
                        vErrors.push(err91);
                      }
                      errors++;
                    }
                  }
                  var _valid2 = _errs77 === errors;
                  valid14 = valid14 || _valid2;
                  if (!valid14) {
                    const _errs79 = errors;
                    if (data31 !== null) {
                      const err92 = { instancePath: instancePath + "/scope/skipped/" + i2 + "/bytes", schemaPath: "#/properties/scope/properties/skipped/items/properties/bytes/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                      if (vErrors === null) {
                        vErrors = [err92];
                      } else {
                        vErrors.push(err92);
                      }
                      errors++;
                    }
                    var _valid2 = _errs79 === errors;
                    valid14 = valid14 || _valid2;
                  }
                  if (!valid14) {
                    const err93 = { instancePath: instancePath + "/scope/skipped/" + i2 + "/bytes", schemaPath: "#/properties/scope/properties/skipped/items/properties/bytes/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    if (vErrors === null) {
                      vErrors = [err93];
                    } else {
                      vErrors.push(err93);
                    }
                    errors++;
                  } else {
                    errors = _errs76;
                    if (vErrors !== null) {
                      if (_errs76) {
                        vErrors.length = _errs76;
                      } else {
                        vErrors = null;
                      }
                    }
                  }
                }
                if (data28.lines !== void 0 && func0.call(data28, "lines")) {
                  let data32 = data28.lines;
                  if (!(typeof data32 == "number" && (!(data32 % 1) && !isNaN(data32)) && isFinite(data32))) {
                    const err94 = { instancePath: instancePath + "/scope/skipped/" + i2 + "/lines", schemaPath: "#/properties/scope/properties/skipped/items/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err94];
                    } else {
                      vErrors.push(err94);
                    }
                    errors++;
                  }
                  if (typeof data32 == "number" && isFinite(data32)) {
                    if (data32 < 0 || isNaN(data32)) {
                      const err95 = { instancePath: instancePath + "/scope/skipped/" + i2 + "/lines", schemaPath: "#/properties/scope/properties/skipped/items/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      if (vErrors === null) {
                        vErrors = [err95];
                      } else {
                        vErrors.push(err95);
                      }
                      errors++;
                    }
                  }
                }
                if (data28.decided_by !== void 0 && func0.call(data28, "decided_by")) {
                  let data33 = data28.decided_by;
                  if (!(data33 === "base" || data33 === "content" || data33 === "nobody")) {
                    const err96 = { instancePath: instancePath + "/scope/skipped/" + i2 + "/decided_by", schemaPath: "#/properties/scope/properties/skipped/items/properties/decided_by/enum", keyword: "enum", params: { allowedValues: schema11.properties.scope.properties.skipped.items.properties.decided_by.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err96];
                    } else {
                      vErrors.push(err96);
                    }
                    errors++;
                  }
                }
                if (data28.why !== void 0 && func0.call(data28, "why")) {
                  if (typeof data28.why !== "string") {
                    const err97 = { instancePath: instancePath + "/scope/skipped/" + i2 + "/why", schemaPath: "#/properties/scope/properties/skipped/items/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err97];
                    } else {
                      vErrors.push(err97);
                    }
                    errors++;
                  }
                }
              } else {
                const err98 = { instancePath: instancePath + "/scope/skipped/" + i2, schemaPath: "#/properties/scope/properties/skipped/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err98];
                } else {
                  vErrors.push(err98);
                }
                errors++;
              }
            }
          } else {
            const err99 = { instancePath: instancePath + "/scope/skipped", schemaPath: "#/properties/scope/properties/skipped/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err99];
            } else {
              vErrors.push(err99);
            }
            errors++;
          }
        }
      } else {
        const err100 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err100];
        } else {
          vErrors.push(err100);
        }
        errors++;
      }
    }
    if (data.counts !== void 0 && func0.call(data, "counts")) {
      let data35 = data.counts;
      if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
        if (data35.raised === void 0 || !func0.call(data35, "raised")) {
          const err101 = { instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/required", keyword: "required", params: { missingProperty: "raised" }, message: "must have required property 'raised'" };
          if (vErrors === null) {
            vErrors = [err101];
          } else {
            vErrors.push(err101);
          }
          errors++;
        }
        if (data35.followed === void 0 || !func0.call(data35, "followed")) {
          const err102 = { instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/required", keyword: "required", params: { missingProperty: "followed" }, message: "must have required property 'followed'" };
          if (vErrors === null) {
            vErrors = [err102];
          } else {
            vErrors.push(err102);
          }
          errors++;
        }
        if (data35.shown === void 0 || !func0.call(data35, "shown")) {
          const err103 = { instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/required", keyword: "required", params: { missingProperty: "shown" }, message: "must have required property 'shown'" };
          if (vErrors === null) {
            vErrors = [err103];
          } else {
            vErrors.push(err103);
          }
          errors++;
        }
        if (data35.critical === void 0 || !func0.call(data35, "critical")) {
          const err104 = { instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/required", keyword: "required", params: { missingProperty: "critical" }, message: "must have required property 'critical'" };
          if (vErrors === null) {
            vErrors = [err104];
          } else {
            vErrors.push(err104);
          }
          errors++;
        }
        if (data35.important === void 0 || !func0.call(data35, "important")) {
          const err105 = { instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/required", keyword: "required", params: { missingProperty: "important" }, message: "must have required property 'important'" };
          if (vErrors === null) {
            vErrors = [err105];
          } else {
            vErrors.push(err105);
          }
          errors++;
        }
        if (data35.minor === void 0 || !func0.call(data35, "minor")) {
          const err106 = { instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/required", keyword: "required", params: { missingProperty: "minor" }, message: "must have required property 'minor'" };
          if (vErrors === null) {
            vErrors = [err106];
          } else {
            vErrors.push(err106);
          }
          errors++;
        }
        if (data35.unscored === void 0 || !func0.call(data35, "unscored")) {
          const err107 = { instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/required", keyword: "required", params: { missingProperty: "unscored" }, message: "must have required property 'unscored'" };
          if (vErrors === null) {
            vErrors = [err107];
          } else {
            vErrors.push(err107);
          }
          errors++;
        }
        if (data35.not_scored === void 0 || !func0.call(data35, "not_scored")) {
          const err108 = { instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/required", keyword: "required", params: { missingProperty: "not_scored" }, message: "must have required property 'not_scored'" };
          if (vErrors === null) {
            vErrors = [err108];
          } else {
            vErrors.push(err108);
          }
          errors++;
        }
        if (data35.dropped === void 0 || !func0.call(data35, "dropped")) {
          const err109 = { instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/required", keyword: "required", params: { missingProperty: "dropped" }, message: "must have required property 'dropped'" };
          if (vErrors === null) {
            vErrors = [err109];
          } else {
            vErrors.push(err109);
          }
          errors++;
        }
        for (const key6 of Object.keys(data35)) {
          if (!func0.call(schema11.properties.counts.properties, key6)) {
            const err110 = { instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err110];
            } else {
              vErrors.push(err110);
            }
            errors++;
          }
        }
        if (data35.raised !== void 0 && func0.call(data35, "raised")) {
          let data36 = data35.raised;
          if (!(typeof data36 == "number" && (!(data36 % 1) && !isNaN(data36)) && isFinite(data36))) {
            const err111 = { instancePath: instancePath + "/counts/raised", schemaPath: "#/properties/counts/properties/raised/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err111];
            } else {
              vErrors.push(err111);
            }
            errors++;
          }
          if (typeof data36 == "number" && isFinite(data36)) {
            if (data36 < 0 || isNaN(data36)) {
              const err112 = { instancePath: instancePath + "/counts/raised", schemaPath: "#/properties/counts/properties/raised/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err112];
              } else {
                vErrors.push(err112);
              }
              errors++;
            }
          }
        }
        if (data35.followed !== void 0 && func0.call(data35, "followed")) {
          let data37 = data35.followed;
          if (!(typeof data37 == "number" && (!(data37 % 1) && !isNaN(data37)) && isFinite(data37))) {
            const err113 = { instancePath: instancePath + "/counts/followed", schemaPath: "#/properties/counts/properties/followed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err113];
            } else {
              vErrors.push(err113);
            }
            errors++;
          }
          if (typeof data37 == "number" && isFinite(data37)) {
            if (data37 < 0 || isNaN(data37)) {
              const err114 = { instancePath: instancePath + "/counts/followed", schemaPath: "#/properties/counts/properties/followed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err114];
              } else {
                vErrors.push(err114);
              }
              errors++;
            }
          }
        }
        if (data35.shown !== void 0 && func0.call(data35, "shown")) {
          let data38 = data35.shown;
          if (!(typeof data38 == "number" && (!(data38 % 1) && !isNaN(data38)) && isFinite(data38))) {
            const err115 = { instancePath: instancePath + "/counts/shown", schemaPath: "#/properties/counts/properties/shown/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err115];
            } else {
              vErrors.push(err115);
            }
            errors++;
          }
          if (typeof data38 == "number" && isFinite(data38)) {
            if (data38 < 0 || isNaN(data38)) {
              const err116 = { instancePath: instancePath + "/counts/shown", schemaPath: "#/properties/counts/properties/shown/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err116];
              } else {
                vErrors.push(err116);
              }
              errors++;
            }
          }
        }
        if (data35.critical !== void 0 && func0.call(data35, "critical")) {
          let data39 = data35.critical;
          if (!(typeof data39 == "number" && (!(data39 % 1) && !isNaN(data39)) && isFinite(data39))) {
            const err117 = { instancePath: instancePath + "/counts/critical", schemaPath: "#/properties/counts/properties/critical/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err117];
            } else {
              vErrors.push(err117);
            }
            errors++;
          }
          if (typeof data39 == "number" && isFinite(data39)) {
            if (data39 < 0 || isNaN(data39)) {
              const err118 = { instancePath: instancePath + "/counts/critical", schemaPath: "#/properties/counts/properties/critical/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err118];
              } else {
                vErrors.push(err118);
              }
              errors++;
            }
          }
        }
        if (data35.important !== void 0 && func0.call(data35, "important")) {
          let data40 = data35.important;
          if (!(typeof data40 == "number" && (!(data40 % 1) && !isNaN(data40)) && isFinite(data40))) {
            const err119 = { instancePath: instancePath + "/counts/important", schemaPath: "#/properties/counts/properties/important/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err119];
            } else {
              vErrors.push(err119);
            }
            errors++;
          }
          if (typeof data40 == "number" && isFinite(data40)) {
            if (data40 < 0 || isNaN(data40)) {
              const err120 = { instancePath: instancePath + "/counts/important", schemaPath: "#/properties/counts/properties/important/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err120];
              } else {
                vErrors.push(err120);
              }
              errors++;
            }
          }
        }
        if (data35.minor !== void 0 && func0.call(data35, "minor")) {
          let data41 = data35.minor;
          if (!(typeof data41 == "number" && (!(data41 % 1) && !isNaN(data41)) && isFinite(data41))) {
            const err121 = { instancePath: instancePath + "/counts/minor", schemaPath: "#/properties/counts/properties/minor/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err121];
            } else {
              vErrors.push(err121);
            }
            errors++;
          }
          if (typeof data41 == "number" && isFinite(data41)) {
            if (data41 < 0 || isNaN(data41)) {
              const err122 = { instancePath: instancePath + "/counts/minor", schemaPath: "#/properties/counts/properties/minor/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err122];
              } else {
                vErrors.push(err122);
              }
              errors++;
            }
          }
        }
        if (data35.unscored !== void 0 && func0.call(data35, "unscored")) {
          let data42 = data35.unscored;
          if (!(typeof data42 == "number" && (!(data42 % 1) && !isNaN(data42)) && isFinite(data42))) {
            const err123 = { instancePath: instancePath + "/counts/unscored", schemaPath: "#/properties/counts/properties/unscored/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err123];
            } else {
              vErrors.push(err123);
            }
            errors++;
          }
          if (typeof data42 == "number" && isFinite(data42)) {
            if (data42 < 0 || isNaN(data42)) {
              const err124 = { instancePath: instancePath + "/counts/unscored", schemaPath: "#/properties/counts/properties/unscored/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err124];
              } else {
                vErrors.push(err124);
              }
              errors++;
            }
          }
        }
        if (data35.not_scored !== void 0 && func0.call(data35, "not_scored")) {
          let data43 = data35.not_scored;
          if (!(typeof data43 == "number" && (!(data43 % 1) && !isNaN(data43)) && isFinite(data43))) {
            const err125 = { instancePath: instancePath + "/counts/not_scored", schemaPath: "#/properties/counts/properties/not_scored/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err125];
            } else {
              vErrors.push(err125);
            }
            errors++;
          }
          if (typeof data43 == "number" && isFinite(data43)) {
            if (data43 < 0 || isNaN(data43)) {
              const err126 = { instancePath: instancePath + "/counts/not_scored", schemaPath: "#/properties/counts/properties/not_scored/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err126];
              } else {
                vErrors.push(err126);
              }
              errors++;
            }
          }
        }
        if (data35.unproven !== void 0 && func0.call(data35, "unproven")) {
          let data44 = data35.unproven;
          if (!(typeof data44 == "number" && (!(data44 % 1) && !isNaN(data44)) && isFinite(data44))) {
            const err127 = { instancePath: instancePath + "/counts/unproven", schemaPath: "#/properties/counts/properties/unproven/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err127];
            } else {
              vErrors.push(err127);
            }
            errors++;
          }
          if (typeof data44 == "number" && isFinite(data44)) {
            if (data44 < 0 || isNaN(data44)) {
              const err128 = { instancePath: instancePath + "/counts/unproven", schemaPath: "#/properties/counts/properties/unproven/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err128];
              } else {
                vErrors.push(err128);
              }
              errors++;
            }
          }
        }
        if (data35.dropped !== void 0 && func0.call(data35, "dropped")) {
          let data45 = data35.dropped;
          if (data45 && typeof data45 == "object" && !Array.isArray(data45)) {
            for (const key7 of Object.keys(data45)) {
              if (pattern2.test(key7)) {
                let data46 = data45[key7];
                if (!(typeof data46 == "number" && (!(data46 % 1) && !isNaN(data46)) && isFinite(data46))) {
                  const err129 = { instancePath: instancePath + "/counts/dropped/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/counts/properties/dropped/patternProperties/%5E.*%24/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err129];
                  } else {
                    vErrors.push(err129);
                  }
                  errors++;
                }
                if (typeof data46 == "number" && isFinite(data46)) {
                  if (data46 < 0 || isNaN(data46)) {
                    const err130 = { instancePath: instancePath + "/counts/dropped/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/counts/properties/dropped/patternProperties/%5E.*%24/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                    if (vErrors === null) {
                      vErrors = [err130];
                    } else {
                      vErrors.push(err130);
                    }
                    errors++;
                  }
                }
              }
            }
          } else {
            const err131 = { instancePath: instancePath + "/counts/dropped", schemaPath: "#/properties/counts/properties/dropped/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err131];
            } else {
              vErrors.push(err131);
            }
            errors++;
          }
        }
      } else {
        const err132 = { instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err132];
        } else {
          vErrors.push(err132);
        }
        errors++;
      }
    }
    if (data.coverage !== void 0 && func0.call(data, "coverage")) {
      let data47 = data.coverage;
      if (data47 && typeof data47 == "object" && !Array.isArray(data47)) {
        if (data47.hunks === void 0 || !func0.call(data47, "hunks")) {
          const err133 = { instancePath: instancePath + "/coverage", schemaPath: "#/properties/coverage/required", keyword: "required", params: { missingProperty: "hunks" }, message: "must have required property 'hunks'" };
          if (vErrors === null) {
            vErrors = [err133];
          } else {
            vErrors.push(err133);
          }
          errors++;
        }
        if (data47.reviewed === void 0 || !func0.call(data47, "reviewed")) {
          const err134 = { instancePath: instancePath + "/coverage", schemaPath: "#/properties/coverage/required", keyword: "required", params: { missingProperty: "reviewed" }, message: "must have required property 'reviewed'" };
          if (vErrors === null) {
            vErrors = [err134];
          } else {
            vErrors.push(err134);
          }
          errors++;
        }
        if (data47.carried === void 0 || !func0.call(data47, "carried")) {
          const err135 = { instancePath: instancePath + "/coverage", schemaPath: "#/properties/coverage/required", keyword: "required", params: { missingProperty: "carried" }, message: "must have required property 'carried'" };
          if (vErrors === null) {
            vErrors = [err135];
          } else {
            vErrors.push(err135);
          }
          errors++;
        }
        if (data47.lenses === void 0 || !func0.call(data47, "lenses")) {
          const err136 = { instancePath: instancePath + "/coverage", schemaPath: "#/properties/coverage/required", keyword: "required", params: { missingProperty: "lenses" }, message: "must have required property 'lenses'" };
          if (vErrors === null) {
            vErrors = [err136];
          } else {
            vErrors.push(err136);
          }
          errors++;
        }
        for (const key8 of Object.keys(data47)) {
          if (!(key8 === "hunks" || key8 === "reviewed" || key8 === "carried" || key8 === "lenses")) {
            const err137 = { instancePath: instancePath + "/coverage", schemaPath: "#/properties/coverage/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err137];
            } else {
              vErrors.push(err137);
            }
            errors++;
          }
        }
        if (data47.hunks !== void 0 && func0.call(data47, "hunks")) {
          let data48 = data47.hunks;
          if (!(typeof data48 == "number" && (!(data48 % 1) && !isNaN(data48)) && isFinite(data48))) {
            const err138 = { instancePath: instancePath + "/coverage/hunks", schemaPath: "#/properties/coverage/properties/hunks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err138];
            } else {
              vErrors.push(err138);
            }
            errors++;
          }
          if (typeof data48 == "number" && isFinite(data48)) {
            if (data48 < 0 || isNaN(data48)) {
              const err139 = { instancePath: instancePath + "/coverage/hunks", schemaPath: "#/properties/coverage/properties/hunks/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err139];
              } else {
                vErrors.push(err139);
              }
              errors++;
            }
          }
        }
        if (data47.reviewed !== void 0 && func0.call(data47, "reviewed")) {
          let data49 = data47.reviewed;
          if (!(typeof data49 == "number" && (!(data49 % 1) && !isNaN(data49)) && isFinite(data49))) {
            const err140 = { instancePath: instancePath + "/coverage/reviewed", schemaPath: "#/properties/coverage/properties/reviewed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err140];
            } else {
              vErrors.push(err140);
            }
            errors++;
          }
          if (typeof data49 == "number" && isFinite(data49)) {
            if (data49 < 0 || isNaN(data49)) {
              const err141 = { instancePath: instancePath + "/coverage/reviewed", schemaPath: "#/properties/coverage/properties/reviewed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err141];
              } else {
                vErrors.push(err141);
              }
              errors++;
            }
          }
        }
        if (data47.carried !== void 0 && func0.call(data47, "carried")) {
          let data50 = data47.carried;
          if (!(typeof data50 == "number" && (!(data50 % 1) && !isNaN(data50)) && isFinite(data50))) {
            const err142 = { instancePath: instancePath + "/coverage/carried", schemaPath: "#/properties/coverage/properties/carried/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err142];
            } else {
              vErrors.push(err142);
            }
            errors++;
          }
          if (typeof data50 == "number" && isFinite(data50)) {
            if (data50 < 0 || isNaN(data50)) {
              const err143 = { instancePath: instancePath + "/coverage/carried", schemaPath: "#/properties/coverage/properties/carried/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err143];
              } else {
                vErrors.push(err143);
              }
              errors++;
            }
          }
        }
        if (data47.lenses !== void 0 && func0.call(data47, "lenses")) {
          let data51 = data47.lenses;
          if (Array.isArray(data51)) {
            const len3 = data51.length;
            for (let i3 = 0; i3 < len3; i3++) {
              let data52 = data51[i3];
              if (data52 && typeof data52 == "object" && !Array.isArray(data52)) {
                if (data52.lens === void 0 || !func0.call(data52, "lens")) {
                  const err144 = { instancePath: instancePath + "/coverage/lenses/" + i3, schemaPath: "#/properties/coverage/properties/lenses/items/required", keyword: "required", params: { missingProperty: "lens" }, message: "must have required property 'lens'" };
                  if (vErrors === null) {
                    vErrors = [err144];
                  } else {
                    vErrors.push(err144);
                  }
                  errors++;
                }
                if (data52.slots === void 0 || !func0.call(data52, "slots")) {
                  const err145 = { instancePath: instancePath + "/coverage/lenses/" + i3, schemaPath: "#/properties/coverage/properties/lenses/items/required", keyword: "required", params: { missingProperty: "slots" }, message: "must have required property 'slots'" };
                  if (vErrors === null) {
                    vErrors = [err145];
                  } else {
                    vErrors.push(err145);
                  }
                  errors++;
                }
                if (data52.stored === void 0 || !func0.call(data52, "stored")) {
                  const err146 = { instancePath: instancePath + "/coverage/lenses/" + i3, schemaPath: "#/properties/coverage/properties/lenses/items/required", keyword: "required", params: { missingProperty: "stored" }, message: "must have required property 'stored'" };
                  if (vErrors === null) {
                    vErrors = [err146];
                  } else {
                    vErrors.push(err146);
                  }
                  errors++;
                }
                if (data52.hunks === void 0 || !func0.call(data52, "hunks")) {
                  const err147 = { instancePath: instancePath + "/coverage/lenses/" + i3, schemaPath: "#/properties/coverage/properties/lenses/items/required", keyword: "required", params: { missingProperty: "hunks" }, message: "must have required property 'hunks'" };
                  if (vErrors === null) {
                    vErrors = [err147];
                  } else {
                    vErrors.push(err147);
                  }
                  errors++;
                }
                if (data52.reviewed === void 0 || !func0.call(data52, "reviewed")) {
                  const err148 = { instancePath: instancePath + "/coverage/lenses/" + i3, schemaPath: "#/properties/coverage/properties/lenses/items/required", keyword: "required", params: { missingProperty: "reviewed" }, message: "must have required property 'reviewed'" };
                  if (vErrors === null) {
                    vErrors = [err148];
                  } else {
                    vErrors.push(err148);
                  }
                  errors++;
                }
                if (data52.carried === void 0 || !func0.call(data52, "carried")) {
                  const err149 = { instancePath: instancePath + "/coverage/lenses/" + i3, schemaPath: "#/properties/coverage/properties/lenses/items/required", keyword: "required", params: { missingProperty: "carried" }, message: "must have required property 'carried'" };
                  if (vErrors === null) {
                    vErrors = [err149];
                  } else {
                    vErrors.push(err149);
                  }
                  errors++;
                }
                if (data52.why === void 0 || !func0.call(data52, "why")) {
                  const err150 = { instancePath: instancePath + "/coverage/lenses/" + i3, schemaPath: "#/properties/coverage/properties/lenses/items/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                  if (vErrors === null) {
                    vErrors = [err150];
                  } else {
                    vErrors.push(err150);
                  }
                  errors++;
                }
                for (const key9 of Object.keys(data52)) {
                  if (!(key9 === "lens" || key9 === "slots" || key9 === "stored" || key9 === "hunks" || key9 === "reviewed" || key9 === "carried" || key9 === "why" || key9 === "not_sent")) {
                    const err151 = { instancePath: instancePath + "/coverage/lenses/" + i3, schemaPath: "#/properties/coverage/properties/lenses/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err151];
                    } else {
                      vErrors.push(err151);
                    }
                    errors++;
                  }
                }
                if (data52.lens !== void 0 && func0.call(data52, "lens")) {
                  let data53 = data52.lens;
                  if (!(data53 === "rules-compliance" || data53 === "bug-scan" || data53 === "dependency-check" || data53 === "history-context" || data53 === "comment-compliance" || data53 === "intent-fulfilment" || data53 === "caller-impact" || data53 === "data-flow-security" || data53 === "codebase-fit")) {
                    const err152 = { instancePath: instancePath + "/coverage/lenses/" + i3 + "/lens", schemaPath: "#/properties/coverage/properties/lenses/items/properties/lens/enum", keyword: "enum", params: { allowedValues: schema11.properties.coverage.properties.lenses.items.properties.lens.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err152];
                    } else {
                      vErrors.push(err152);
                    }
                    errors++;
                  }
                }
                if (data52.slots !== void 0 && func0.call(data52, "slots")) {
                  let data54 = data52.slots;
                  if (!(typeof data54 == "number" && (!(data54 % 1) && !isNaN(data54)) && isFinite(data54))) {
                    const err153 = { instancePath: instancePath + "/coverage/lenses/" + i3 + "/slots", schemaPath: "#/properties/coverage/properties/lenses/items/properties/slots/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err153];
                    } else {
                      vErrors.push(err153);
                    }
                    errors++;
                  }
                  if (typeof data54 == "number" && isFinite(data54)) {
                    if (data54 < 0 || isNaN(data54)) {
                      const err154 = { instancePath: instancePath + "/coverage/lenses/" + i3 + "/slots", schemaPath: "#/properties/coverage/properties/lenses/items/properties/slots/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      if (vErrors === null) {
                        vErrors = [err154];
                      } else {
                        vErrors.push(err154);
                      }
                      errors++;
                    }
                  }
                }
                if (data52.stored !== void 0 && func0.call(data52, "stored")) {
                  let data55 = data52.stored;
                  if (!(typeof data55 == "number" && (!(data55 % 1) && !isNaN(data55)) && isFinite(data55))) {
                    const err155 = { instancePath: instancePath + "/coverage/lenses/" + i3 + "/stored", schemaPath: "#/properties/coverage/properties/lenses/items/properties/stored/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err155];
                    } else {
                      vErrors.push(err155);
                    }
                    errors++;
                  }
                  if (typeof data55 == "number" && isFinite(data55)) {
                    if (data55 < 0 || isNaN(data55)) {
                      const err156 = { instancePath: instancePath + "/coverage/lenses/" + i3 + "/stored", schemaPath: "#/properties/coverage/properties/lenses/items/properties/stored/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      if (vErrors === null) {
                        vErrors = [err156];
                      } else {
                        vErrors.push(err156);
                      }
                      errors++;
                    }
                  }
                }
                if (data52.hunks !== void 0 && func0.call(data52, "hunks")) {
                  let data56 = data52.hunks;
                  if (!(typeof data56 == "number" && (!(data56 % 1) && !isNaN(data56)) && isFinite(data56))) {
                    const err157 = { instancePath: instancePath + "/coverage/lenses/" + i3 + "/hunks", schemaPath: "#/properties/coverage/properties/lenses/items/properties/hunks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err157];
                    } else {
                      vErrors.push(err157);
                    }
                    errors++;
                  }
                  if (typeof data56 == "number" && isFinite(data56)) {
                    if (data56 < 0 || isNaN(data56)) {
                      const err158 = { instancePath: instancePath + "/coverage/lenses/" + i3 + "/hunks", schemaPath: "#/properties/coverage/properties/lenses/items/properties/hunks/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      if (vErrors === null) {
                        vErrors = [err158];
                      } else {
                        vErrors.push(err158);
                      }
                      errors++;
                    }
                  }
                }
                if (data52.reviewed !== void 0 && func0.call(data52, "reviewed")) {
                  let data57 = data52.reviewed;
                  if (!(typeof data57 == "number" && (!(data57 % 1) && !isNaN(data57)) && isFinite(data57))) {
                    const err159 = { instancePath: instancePath + "/coverage/lenses/" + i3 + "/reviewed", schemaPath: "#/properties/coverage/properties/lenses/items/properties/reviewed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err159];
                    } else {
                      vErrors.push(err159);
                    }
                    errors++;
                  }
                  if (typeof data57 == "number" && isFinite(data57)) {
                    if (data57 < 0 || isNaN(data57)) {
                      const err160 = { instancePath: instancePath + "/coverage/lenses/" + i3 + "/reviewed", schemaPath: "#/properties/coverage/properties/lenses/items/properties/reviewed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      if (vErrors === null) {
                        vErrors = [err160];
                      } else {
                        vErrors.push(err160);
                      }
                      errors++;
                    }
                  }
                }
                if (data52.carried !== void 0 && func0.call(data52, "carried")) {
                  let data58 = data52.carried;
                  if (!(typeof data58 == "number" && (!(data58 % 1) && !isNaN(data58)) && isFinite(data58))) {
                    const err161 = { instancePath: instancePath + "/coverage/lenses/" + i3 + "/carried", schemaPath: "#/properties/coverage/properties/lenses/items/properties/carried/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err161];
                    } else {
                      vErrors.push(err161);
                    }
                    errors++;
                  }
                  if (typeof data58 == "number" && isFinite(data58)) {
                    if (data58 < 0 || isNaN(data58)) {
                      const err162 = { instancePath: instancePath + "/coverage/lenses/" + i3 + "/carried", schemaPath: "#/properties/coverage/properties/lenses/items/properties/carried/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      if (vErrors === null) {
                        vErrors = [err162];
                      } else {
                        vErrors.push(err162);
                      }
                      errors++;
                    }
                  }
                }
                if (data52.why !== void 0 && func0.call(data52, "why")) {
                  let data59 = data52.why;
                  const _errs137 = errors;
                  let valid21 = false;
                  const _errs138 = errors;
                  if (typeof data59 !== "string") {
                    const err163 = { instancePath: instancePath + "/coverage/lenses/" + i3 + "/why", schemaPath: "#/properties/coverage/properties/lenses/items/properties/why/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err163];
                    } else {
                      vErrors.push(err163);
                    }
                    errors++;
                  }
                  var _valid3 = _errs138 === errors;
                  valid21 = valid21 || _valid3;
                  if (!valid21) {
                    const _errs140 = errors;
                    if (data59 !== null) {
                      const err164 = { instancePath: instancePath + "/coverage/lenses/" + i3 + "/why", schemaPath: "#/properties/coverage/properties/lenses/items/properties/why/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                      if (vErrors === null) {
                        vErrors = [err164];
                      } else {
                        vErrors.push(err164);
                      }
                      errors++;
                    }
                    var _valid3 = _errs140 === errors;
                    valid21 = valid21 || _valid3;
                  }
                  if (!valid21) {
                    const err165 = { instancePath: instancePath + "/coverage/lenses/" + i3 + "/why", schemaPath: "#/properties/coverage/properties/lenses/items/properties/why/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    if (vErrors === null) {
                      vErrors = [err165];
                    } else {
                      vErrors.push(err165);
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
                if (data52.not_sent !== void 0 && func0.call(data52, "not_sent")) {
                  let data60 = data52.not_sent;
                  if (Array.isArray(data60)) {
                    const len4 = data60.length;
                    for (let i4 = 0; i4 < len4; i4++) {
                      let data61 = data60[i4];
                      if (data61 && typeof data61 == "object" && !Array.isArray(data61)) {
                        if (data61.path === void 0 || !func0.call(data61, "path")) {
                          const err166 = { instancePath: instancePath + "/coverage/lenses/" + i3 + "/not_sent/" + i4, schemaPath: "#/properties/coverage/properties/lenses/items/properties/not_sent/items/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
                          if (vErrors === null) {
                            vErrors = [err166];
                          } else {
                            vErrors.push(err166);
                          }
                          errors++;
                        }
                        if (data61.why === void 0 || !func0.call(data61, "why")) {
                          const err167 = { instancePath: instancePath + "/coverage/lenses/" + i3 + "/not_sent/" + i4, schemaPath: "#/properties/coverage/properties/lenses/items/properties/not_sent/items/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                          if (vErrors === null) {
                            vErrors = [err167];
                          } else {
                            vErrors.push(err167);
                          }
                          errors++;
                        }
                        for (const key10 of Object.keys(data61)) {
                          if (!(key10 === "path" || key10 === "why")) {
                            const err168 = { instancePath: instancePath + "/coverage/lenses/" + i3 + "/not_sent/" + i4, schemaPath: "#/properties/coverage/properties/lenses/items/properties/not_sent/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties" };
                            if (vErrors === null) {
                              vErrors = [err168];
                            } else {
                              vErrors.push(err168);
                            }
                            errors++;
                          }
                        }
                        if (data61.path !== void 0 && func0.call(data61, "path")) {
                          let data62 = data61.path;
                          if (typeof data62 === "string") {
                            if (func114(data62) > 4096) {
                              const err169 = { instancePath: instancePath + "/coverage/lenses/" + i3 + "/not_sent/" + i4 + "/path", schemaPath: "#/properties/coverage/properties/lenses/items/properties/not_sent/items/properties/path/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                              if (vErrors === null) {
                                vErrors = [err169];
                              } else {
                                vErrors.push(err169);
                              }
                              errors++;
                            }
                            if (func114(data62) < 1) {
                              const err170 = { instancePath: instancePath + "/coverage/lenses/" + i3 + "/not_sent/" + i4 + "/path", schemaPath: "#/properties/coverage/properties/lenses/items/properties/not_sent/items/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                              if (vErrors === null) {
                                vErrors = [err170];
                              } else {
                                vErrors.push(err170);
                              }
                              errors++;
                            }
                          } else {
                            const err171 = { instancePath: instancePath + "/coverage/lenses/" + i3 + "/not_sent/" + i4 + "/path", schemaPath: "#/properties/coverage/properties/lenses/items/properties/not_sent/items/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err171];
                            } else {
                              vErrors.push(err171);
                            }
                            errors++;
                          }
                        }
                        if (data61.why !== void 0 && func0.call(data61, "why")) {
                          if (typeof data61.why !== "string") {
                            const err172 = { instancePath: instancePath + "/coverage/lenses/" + i3 + "/not_sent/" + i4 + "/why", schemaPath: "#/properties/coverage/properties/lenses/items/properties/not_sent/items/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err172];
                            } else {
                              vErrors.push(err172);
                            }
                            errors++;
                          }
                        }
                      } else {
                        const err173 = { instancePath: instancePath + "/coverage/lenses/" + i3 + "/not_sent/" + i4, schemaPath: "#/properties/coverage/properties/lenses/items/properties/not_sent/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                        if (vErrors === null) {
                          vErrors = [err173];
                        } else {
                          vErrors.push(err173);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err174 = { instancePath: instancePath + "/coverage/lenses/" + i3 + "/not_sent", schemaPath: "#/properties/coverage/properties/lenses/items/properties/not_sent/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    if (vErrors === null) {
                      vErrors = [err174];
                    } else {
                      vErrors.push(err174);
                    }
                    errors++;
                  }
                }
              } else {
                const err175 = { instancePath: instancePath + "/coverage/lenses/" + i3, schemaPath: "#/properties/coverage/properties/lenses/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err175];
                } else {
                  vErrors.push(err175);
                }
                errors++;
              }
            }
          } else {
            const err176 = { instancePath: instancePath + "/coverage/lenses", schemaPath: "#/properties/coverage/properties/lenses/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err176];
            } else {
              vErrors.push(err176);
            }
            errors++;
          }
        }
      } else {
        const err177 = { instancePath: instancePath + "/coverage", schemaPath: "#/properties/coverage/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err177];
        } else {
          vErrors.push(err177);
        }
        errors++;
      }
    }
    if (data.since !== void 0 && func0.call(data, "since")) {
      let data64 = data.since;
      const _errs152 = errors;
      let valid25 = false;
      const _errs153 = errors;
      if (data64 !== null) {
        const err178 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/0/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        if (vErrors === null) {
          vErrors = [err178];
        } else {
          vErrors.push(err178);
        }
        errors++;
      }
      var _valid4 = _errs153 === errors;
      valid25 = valid25 || _valid4;
      if (!valid25) {
        const _errs155 = errors;
        if (data64 && typeof data64 == "object" && !Array.isArray(data64)) {
          if (data64.run === void 0 || !func0.call(data64, "run")) {
            const err179 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/1/required", keyword: "required", params: { missingProperty: "run" }, message: "must have required property 'run'" };
            if (vErrors === null) {
              vErrors = [err179];
            } else {
              vErrors.push(err179);
            }
            errors++;
          }
          if (data64.planned_at === void 0 || !func0.call(data64, "planned_at")) {
            const err180 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/1/required", keyword: "required", params: { missingProperty: "planned_at" }, message: "must have required property 'planned_at'" };
            if (vErrors === null) {
              vErrors = [err180];
            } else {
              vErrors.push(err180);
            }
            errors++;
          }
          if (data64.new === void 0 || !func0.call(data64, "new")) {
            const err181 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/1/required", keyword: "required", params: { missingProperty: "new" }, message: "must have required property 'new'" };
            if (vErrors === null) {
              vErrors = [err181];
            } else {
              vErrors.push(err181);
            }
            errors++;
          }
          if (data64.open === void 0 || !func0.call(data64, "open")) {
            const err182 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/1/required", keyword: "required", params: { missingProperty: "open" }, message: "must have required property 'open'" };
            if (vErrors === null) {
              vErrors = [err182];
            } else {
              vErrors.push(err182);
            }
            errors++;
          }
          if (data64.fixed === void 0 || !func0.call(data64, "fixed")) {
            const err183 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/1/required", keyword: "required", params: { missingProperty: "fixed" }, message: "must have required property 'fixed'" };
            if (vErrors === null) {
              vErrors = [err183];
            } else {
              vErrors.push(err183);
            }
            errors++;
          }
          if (data64.dismissed === void 0 || !func0.call(data64, "dismissed")) {
            const err184 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/1/required", keyword: "required", params: { missingProperty: "dismissed" }, message: "must have required property 'dismissed'" };
            if (vErrors === null) {
              vErrors = [err184];
            } else {
              vErrors.push(err184);
            }
            errors++;
          }
          if (data64.withdrawn === void 0 || !func0.call(data64, "withdrawn")) {
            const err185 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/1/required", keyword: "required", params: { missingProperty: "withdrawn" }, message: "must have required property 'withdrawn'" };
            if (vErrors === null) {
              vErrors = [err185];
            } else {
              vErrors.push(err185);
            }
            errors++;
          }
          if (data64.gone === void 0 || !func0.call(data64, "gone")) {
            const err186 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/1/required", keyword: "required", params: { missingProperty: "gone" }, message: "must have required property 'gone'" };
            if (vErrors === null) {
              vErrors = [err186];
            } else {
              vErrors.push(err186);
            }
            errors++;
          }
          for (const key11 of Object.keys(data64)) {
            if (!func0.call(schema11.properties.since.anyOf[1].properties, key11)) {
              const err187 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err187];
              } else {
                vErrors.push(err187);
              }
              errors++;
            }
          }
          if (data64.run !== void 0 && func0.call(data64, "run")) {
            if (typeof data64.run !== "string") {
              const err188 = { instancePath: instancePath + "/since/run", schemaPath: "#/properties/since/anyOf/1/properties/run/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err188];
              } else {
                vErrors.push(err188);
              }
              errors++;
            }
          }
          if (data64.planned_at !== void 0 && func0.call(data64, "planned_at")) {
            if (typeof data64.planned_at !== "string") {
              const err189 = { instancePath: instancePath + "/since/planned_at", schemaPath: "#/properties/since/anyOf/1/properties/planned_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err189];
              } else {
                vErrors.push(err189);
              }
              errors++;
            }
          }
          if (data64.new !== void 0 && func0.call(data64, "new")) {
            let data67 = data64.new;
            if (!(typeof data67 == "number" && (!(data67 % 1) && !isNaN(data67)) && isFinite(data67))) {
              const err190 = { instancePath: instancePath + "/since/new", schemaPath: "#/properties/since/anyOf/1/properties/new/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err190];
              } else {
                vErrors.push(err190);
              }
              errors++;
            }
            if (typeof data67 == "number" && isFinite(data67)) {
              if (data67 < 0 || isNaN(data67)) {
                const err191 = { instancePath: instancePath + "/since/new", schemaPath: "#/properties/since/anyOf/1/properties/new/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                if (vErrors === null) {
                  vErrors = [err191];
                } else {
                  vErrors.push(err191);
                }
                errors++;
              }
            }
          }
          if (data64.open !== void 0 && func0.call(data64, "open")) {
            let data68 = data64.open;
            if (!(typeof data68 == "number" && (!(data68 % 1) && !isNaN(data68)) && isFinite(data68))) {
              const err192 = { instancePath: instancePath + "/since/open", schemaPath: "#/properties/since/anyOf/1/properties/open/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err192];
              } else {
                vErrors.push(err192);
              }
              errors++;
            }
            if (typeof data68 == "number" && isFinite(data68)) {
              if (data68 < 0 || isNaN(data68)) {
                const err193 = { instancePath: instancePath + "/since/open", schemaPath: "#/properties/since/anyOf/1/properties/open/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                if (vErrors === null) {
                  vErrors = [err193];
                } else {
                  vErrors.push(err193);
                }
                errors++;
              }
            }
          }
          if (data64.fixed !== void 0 && func0.call(data64, "fixed")) {
            let data69 = data64.fixed;
            if (!(typeof data69 == "number" && (!(data69 % 1) && !isNaN(data69)) && isFinite(data69))) {
              const err194 = { instancePath: instancePath + "/since/fixed", schemaPath: "#/properties/since/anyOf/1/properties/fixed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err194];
              } else {
                vErrors.push(err194);
              }
              errors++;
            }
            if (typeof data69 == "number" && isFinite(data69)) {
              if (data69 < 0 || isNaN(data69)) {
                const err195 = { instancePath: instancePath + "/since/fixed", schemaPath: "#/properties/since/anyOf/1/properties/fixed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                if (vErrors === null) {
                  vErrors = [err195];
                } else {
                  vErrors.push(err195);
                }
                errors++;
              }
            }
          }
          if (data64.unconfirmed !== void 0 && func0.call(data64, "unconfirmed")) {
            let data70 = data64.unconfirmed;
            if (!(typeof data70 == "number" && (!(data70 % 1) && !isNaN(data70)) && isFinite(data70))) {
              const err196 = { instancePath: instancePath + "/since/unconfirmed", schemaPath: "#/properties/since/anyOf/1/properties/unconfirmed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err196];
              } else {
                vErrors.push(err196);
              }
              errors++;
            }
            if (typeof data70 == "number" && isFinite(data70)) {
              if (data70 < 0 || isNaN(data70)) {
                const err197 = { instancePath: instancePath + "/since/unconfirmed", schemaPath: "#/properties/since/anyOf/1/properties/unconfirmed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                if (vErrors === null) {
                  vErrors = [err197];
                } else {
                  vErrors.push(err197);
                }
                errors++;
              }
            }
          }
          if (data64.dismissed !== void 0 && func0.call(data64, "dismissed")) {
            let data71 = data64.dismissed;
            if (!(typeof data71 == "number" && (!(data71 % 1) && !isNaN(data71)) && isFinite(data71))) {
              const err198 = { instancePath: instancePath + "/since/dismissed", schemaPath: "#/properties/since/anyOf/1/properties/dismissed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err198];
              } else {
                vErrors.push(err198);
              }
              errors++;
            }
            if (typeof data71 == "number" && isFinite(data71)) {
              if (data71 < 0 || isNaN(data71)) {
                const err199 = { instancePath: instancePath + "/since/dismissed", schemaPath: "#/properties/since/anyOf/1/properties/dismissed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                if (vErrors === null) {
                  vErrors = [err199];
                } else {
                  vErrors.push(err199);
                }
                errors++;
              }
            }
          }
          if (data64.withdrawn !== void 0 && func0.call(data64, "withdrawn")) {
            let data72 = data64.withdrawn;
            if (!(typeof data72 == "number" && (!(data72 % 1) && !isNaN(data72)) && isFinite(data72))) {
              const err200 = { instancePath: instancePath + "/since/withdrawn", schemaPath: "#/properties/since/anyOf/1/properties/withdrawn/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err200];
              } else {
                vErrors.push(err200);
              }
              errors++;
            }
            if (typeof data72 == "number" && isFinite(data72)) {
              if (data72 < 0 || isNaN(data72)) {
                const err201 = { instancePath: instancePath + "/since/withdrawn", schemaPath: "#/properties/since/anyOf/1/properties/withdrawn/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                if (vErrors === null) {
                  vErrors = [err201];
                } else {
                  vErrors.push(err201);
                }
                errors++;
              }
            }
          }
          if (data64.gone !== void 0 && func0.call(data64, "gone")) {
            let data73 = data64.gone;
            if (Array.isArray(data73)) {
              const len5 = data73.length;
              for (let i5 = 0; i5 < len5; i5++) {
                let data74 = data73[i5];
                if (data74 && typeof data74 == "object" && !Array.isArray(data74)) {
                  if (data74.fingerprint === void 0 || !func0.call(data74, "fingerprint")) {
                    const err202 = { instancePath: instancePath + "/since/gone/" + i5, schemaPath: "#/properties/since/anyOf/1/properties/gone/items/required", keyword: "required", params: { missingProperty: "fingerprint" }, message: "must have required property 'fingerprint'" };
                    if (vErrors === null) {
                      vErrors = [err202];
                    } else {
                      vErrors.push(err202);
                    }
                    errors++;
                  }
                  if (data74.file === void 0 || !func0.call(data74, "file")) {
                    const err203 = { instancePath: instancePath + "/since/gone/" + i5, schemaPath: "#/properties/since/anyOf/1/properties/gone/items/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
                    if (vErrors === null) {
                      vErrors = [err203];
                    } else {
                      vErrors.push(err203);
                    }
                    errors++;
                  }
                  if (data74.line === void 0 || !func0.call(data74, "line")) {
                    const err204 = { instancePath: instancePath + "/since/gone/" + i5, schemaPath: "#/properties/since/anyOf/1/properties/gone/items/required", keyword: "required", params: { missingProperty: "line" }, message: "must have required property 'line'" };
                    if (vErrors === null) {
                      vErrors = [err204];
                    } else {
                      vErrors.push(err204);
                    }
                    errors++;
                  }
                  if (data74.title === void 0 || !func0.call(data74, "title")) {
                    const err205 = { instancePath: instancePath + "/since/gone/" + i5, schemaPath: "#/properties/since/anyOf/1/properties/gone/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
                    if (vErrors === null) {
                      vErrors = [err205];
                    } else {
                      vErrors.push(err205);
                    }
                    errors++;
                  }
                  if (data74.lens === void 0 || !func0.call(data74, "lens")) {
                    const err206 = { instancePath: instancePath + "/since/gone/" + i5, schemaPath: "#/properties/since/anyOf/1/properties/gone/items/required", keyword: "required", params: { missingProperty: "lens" }, message: "must have required property 'lens'" };
                    if (vErrors === null) {
                      vErrors = [err206];
                    } else {
                      vErrors.push(err206);
                    }
                    errors++;
                  }
                  if (data74.became === void 0 || !func0.call(data74, "became")) {
                    const err207 = { instancePath: instancePath + "/since/gone/" + i5, schemaPath: "#/properties/since/anyOf/1/properties/gone/items/required", keyword: "required", params: { missingProperty: "became" }, message: "must have required property 'became'" };
                    if (vErrors === null) {
                      vErrors = [err207];
                    } else {
                      vErrors.push(err207);
                    }
                    errors++;
                  }
                  if (data74.why === void 0 || !func0.call(data74, "why")) {
                    const err208 = { instancePath: instancePath + "/since/gone/" + i5, schemaPath: "#/properties/since/anyOf/1/properties/gone/items/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                    if (vErrors === null) {
                      vErrors = [err208];
                    } else {
                      vErrors.push(err208);
                    }
                    errors++;
                  }
                  for (const key12 of Object.keys(data74)) {
                    if (!(key12 === "fingerprint" || key12 === "file" || key12 === "line" || key12 === "title" || key12 === "lens" || key12 === "became" || key12 === "why")) {
                      const err209 = { instancePath: instancePath + "/since/gone/" + i5, schemaPath: "#/properties/since/anyOf/1/properties/gone/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 }, message: "must NOT have additional properties" };
                      if (vErrors === null) {
                        vErrors = [err209];
                      } else {
                        vErrors.push(err209);
                      }
                      errors++;
                    }
                  }
                  if (data74.fingerprint !== void 0 && func0.call(data74, "fingerprint")) {
                    if (typeof data74.fingerprint !== "string") {
                      const err210 = { instancePath: instancePath + "/since/gone/" + i5 + "/fingerprint", schemaPath: "#/properties/since/anyOf/1/properties/gone/items/properties/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err210];
                      } else {
                        vErrors.push(err210);
                      }
                      errors++;
                    }
                  }
                  if (data74.file !== void 0 && func0.call(data74, "file")) {
                    let data76 = data74.file;
                    if (typeof data76 === "string") {
                      if (func114(data76) > 4096) {
                        const err211 = { instancePath: instancePath + "/since/gone/" + i5 + "/file", schemaPath: "#/properties/since/anyOf/1/properties/gone/items/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                        if (vErrors === null) {
                          vErrors = [err211];
                        } else {
                          vErrors.push(err211);
                        }
                        errors++;
                      }
                      if (func114(data76) < 1) {
                        const err212 = { instancePath: instancePath + "/since/gone/" + i5 + "/file", schemaPath: "#/properties/since/anyOf/1/properties/gone/items/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        if (vErrors === null) {
                          vErrors = [err212];
                        } else {
                          vErrors.push(err212);
                        }
                        errors++;
                      }
                    } else {
                      const err213 = { instancePath: instancePath + "/since/gone/" + i5 + "/file", schemaPath: "#/properties/since/anyOf/1/properties/gone/items/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err213];
                      } else {
                        vErrors.push(err213);
                      }
                      errors++;
                    }
                  }
                  if (data74.line !== void 0 && func0.call(data74, "line")) {
                    let data77 = data74.line;
                    if (!(typeof data77 == "number" && (!(data77 % 1) && !isNaN(data77)) && isFinite(data77))) {
                      const err214 = { instancePath: instancePath + "/since/gone/" + i5 + "/line", schemaPath: "#/properties/since/anyOf/1/properties/gone/items/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      if (vErrors === null) {
                        vErrors = [err214];
                      } else {
                        vErrors.push(err214);
                      }
                      errors++;
                    }
                  }
                  if (data74.title !== void 0 && func0.call(data74, "title")) {
                    if (typeof data74.title !== "string") {
                      const err215 = { instancePath: instancePath + "/since/gone/" + i5 + "/title", schemaPath: "#/properties/since/anyOf/1/properties/gone/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err215];
                      } else {
                        vErrors.push(err215);
                      }
                      errors++;
                    }
                  }
                  if (data74.lens !== void 0 && func0.call(data74, "lens")) {
                    let data79 = data74.lens;
                    if (!(data79 === "rules-compliance" || data79 === "bug-scan" || data79 === "dependency-check" || data79 === "history-context" || data79 === "comment-compliance" || data79 === "intent-fulfilment" || data79 === "caller-impact" || data79 === "data-flow-security" || data79 === "codebase-fit")) {
                      const err216 = { instancePath: instancePath + "/since/gone/" + i5 + "/lens", schemaPath: "#/properties/since/anyOf/1/properties/gone/items/properties/lens/enum", keyword: "enum", params: { allowedValues: schema11.properties.since.anyOf[1].properties.gone.items.properties.lens.enum }, message: "must be equal to one of the allowed values" };
                      if (vErrors === null) {
                        vErrors = [err216];
                      } else {
                        vErrors.push(err216);
                      }
                      errors++;
                    }
                  }
                  if (data74.became !== void 0 && func0.call(data74, "became")) {
                    let data80 = data74.became;
                    if (!(data80 === "fixed" || data80 === "unconfirmed" || data80 === "dismissed" || data80 === "withdrawn")) {
                      const err217 = { instancePath: instancePath + "/since/gone/" + i5 + "/became", schemaPath: "#/properties/since/anyOf/1/properties/gone/items/properties/became/enum", keyword: "enum", params: { allowedValues: schema11.properties.since.anyOf[1].properties.gone.items.properties.became.enum }, message: "must be equal to one of the allowed values" };
                      if (vErrors === null) {
                        vErrors = [err217];
                      } else {
                        vErrors.push(err217);
                      }
                      errors++;
                    }
                  }
                  if (data74.why !== void 0 && func0.call(data74, "why")) {
                    if (typeof data74.why !== "string") {
                      const err218 = { instancePath: instancePath + "/since/gone/" + i5 + "/why", schemaPath: "#/properties/since/anyOf/1/properties/gone/items/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err218];
                      } else {
                        vErrors.push(err218);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err219 = { instancePath: instancePath + "/since/gone/" + i5, schemaPath: "#/properties/since/anyOf/1/properties/gone/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  if (vErrors === null) {
                    vErrors = [err219];
                  } else {
                    vErrors.push(err219);
                  }
                  errors++;
                }
              }
            } else {
              const err220 = { instancePath: instancePath + "/since/gone", schemaPath: "#/properties/since/anyOf/1/properties/gone/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              if (vErrors === null) {
                vErrors = [err220];
              } else {
                vErrors.push(err220);
              }
              errors++;
            }
          }
        } else {
          const err221 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err221];
          } else {
            vErrors.push(err221);
          }
          errors++;
        }
        var _valid4 = _errs155 === errors;
        valid25 = valid25 || _valid4;
      }
      if (!valid25) {
        const err222 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err222];
        } else {
          vErrors.push(err222);
        }
        errors++;
      } else {
        errors = _errs152;
        if (vErrors !== null) {
          if (_errs152) {
            vErrors.length = _errs152;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.kept !== void 0 && func0.call(data, "kept")) {
      let data82 = data.kept;
      if (data82 && typeof data82 == "object" && !Array.isArray(data82)) {
        if (data82.run === void 0 || !func0.call(data82, "run")) {
          const err223 = { instancePath: instancePath + "/kept", schemaPath: "#/properties/kept/required", keyword: "required", params: { missingProperty: "run" }, message: "must have required property 'run'" };
          if (vErrors === null) {
            vErrors = [err223];
          } else {
            vErrors.push(err223);
          }
          errors++;
        }
        if (data82.planned_at === void 0 || !func0.call(data82, "planned_at")) {
          const err224 = { instancePath: instancePath + "/kept", schemaPath: "#/properties/kept/required", keyword: "required", params: { missingProperty: "planned_at" }, message: "must have required property 'planned_at'" };
          if (vErrors === null) {
            vErrors = [err224];
          } else {
            vErrors.push(err224);
          }
          errors++;
        }
        for (const key13 of Object.keys(data82)) {
          if (!(key13 === "run" || key13 === "planned_at")) {
            const err225 = { instancePath: instancePath + "/kept", schemaPath: "#/properties/kept/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err225];
            } else {
              vErrors.push(err225);
            }
            errors++;
          }
        }
        if (data82.run !== void 0 && func0.call(data82, "run")) {
          if (typeof data82.run !== "string") {
            const err226 = { instancePath: instancePath + "/kept/run", schemaPath: "#/properties/kept/properties/run/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err226];
            } else {
              vErrors.push(err226);
            }
            errors++;
          }
        }
        if (data82.planned_at !== void 0 && func0.call(data82, "planned_at")) {
          if (typeof data82.planned_at !== "string") {
            const err227 = { instancePath: instancePath + "/kept/planned_at", schemaPath: "#/properties/kept/properties/planned_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err227];
            } else {
              vErrors.push(err227);
            }
            errors++;
          }
        }
      } else {
        const err228 = { instancePath: instancePath + "/kept", schemaPath: "#/properties/kept/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err228];
        } else {
          vErrors.push(err228);
        }
        errors++;
      }
    }
    if (data.findings !== void 0 && func0.call(data, "findings")) {
      let data85 = data.findings;
      if (Array.isArray(data85)) {
        const len6 = data85.length;
        for (let i6 = 0; i6 < len6; i6++) {
          let data86 = data85[i6];
          if (data86 && typeof data86 == "object" && !Array.isArray(data86)) {
            if (data86.id === void 0 || !func0.call(data86, "id")) {
              const err229 = { instancePath: instancePath + "/findings/" + i6, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              if (vErrors === null) {
                vErrors = [err229];
              } else {
                vErrors.push(err229);
              }
              errors++;
            }
            if (data86.fingerprint === void 0 || !func0.call(data86, "fingerprint")) {
              const err230 = { instancePath: instancePath + "/findings/" + i6, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "fingerprint" }, message: "must have required property 'fingerprint'" };
              if (vErrors === null) {
                vErrors = [err230];
              } else {
                vErrors.push(err230);
              }
              errors++;
            }
            if (data86.file === void 0 || !func0.call(data86, "file")) {
              const err231 = { instancePath: instancePath + "/findings/" + i6, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
              if (vErrors === null) {
                vErrors = [err231];
              } else {
                vErrors.push(err231);
              }
              errors++;
            }
            if (data86.lines === void 0 || !func0.call(data86, "lines")) {
              const err232 = { instancePath: instancePath + "/findings/" + i6, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
              if (vErrors === null) {
                vErrors = [err232];
              } else {
                vErrors.push(err232);
              }
              errors++;
            }
            if (data86.side === void 0 || !func0.call(data86, "side")) {
              const err233 = { instancePath: instancePath + "/findings/" + i6, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "side" }, message: "must have required property 'side'" };
              if (vErrors === null) {
                vErrors = [err233];
              } else {
                vErrors.push(err233);
              }
              errors++;
            }
            if (data86.severity === void 0 || !func0.call(data86, "severity")) {
              const err234 = { instancePath: instancePath + "/findings/" + i6, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "severity" }, message: "must have required property 'severity'" };
              if (vErrors === null) {
                vErrors = [err234];
              } else {
                vErrors.push(err234);
              }
              errors++;
            }
            if (data86.score === void 0 || !func0.call(data86, "score")) {
              const err235 = { instancePath: instancePath + "/findings/" + i6, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "score" }, message: "must have required property 'score'" };
              if (vErrors === null) {
                vErrors = [err235];
              } else {
                vErrors.push(err235);
              }
              errors++;
            }
            if (data86.group === void 0 || !func0.call(data86, "group")) {
              const err236 = { instancePath: instancePath + "/findings/" + i6, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "group" }, message: "must have required property 'group'" };
              if (vErrors === null) {
                vErrors = [err236];
              } else {
                vErrors.push(err236);
              }
              errors++;
            }
            if (data86.state === void 0 || !func0.call(data86, "state")) {
              const err237 = { instancePath: instancePath + "/findings/" + i6, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
              if (vErrors === null) {
                vErrors = [err237];
              } else {
                vErrors.push(err237);
              }
              errors++;
            }
            if (data86.since === void 0 || !func0.call(data86, "since")) {
              const err238 = { instancePath: instancePath + "/findings/" + i6, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "since" }, message: "must have required property 'since'" };
              if (vErrors === null) {
                vErrors = [err238];
              } else {
                vErrors.push(err238);
              }
              errors++;
            }
            if (data86.title === void 0 || !func0.call(data86, "title")) {
              const err239 = { instancePath: instancePath + "/findings/" + i6, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
              if (vErrors === null) {
                vErrors = [err239];
              } else {
                vErrors.push(err239);
              }
              errors++;
            }
            if (data86.why === void 0 || !func0.call(data86, "why")) {
              const err240 = { instancePath: instancePath + "/findings/" + i6, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
              if (vErrors === null) {
                vErrors = [err240];
              } else {
                vErrors.push(err240);
              }
              errors++;
            }
            if (data86.lens === void 0 || !func0.call(data86, "lens")) {
              const err241 = { instancePath: instancePath + "/findings/" + i6, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "lens" }, message: "must have required property 'lens'" };
              if (vErrors === null) {
                vErrors = [err241];
              } else {
                vErrors.push(err241);
              }
              errors++;
            }
            if (data86.witnesses === void 0 || !func0.call(data86, "witnesses")) {
              const err242 = { instancePath: instancePath + "/findings/" + i6, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "witnesses" }, message: "must have required property 'witnesses'" };
              if (vErrors === null) {
                vErrors = [err242];
              } else {
                vErrors.push(err242);
              }
              errors++;
            }
            if (data86.placement === void 0 || !func0.call(data86, "placement")) {
              const err243 = { instancePath: instancePath + "/findings/" + i6, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "placement" }, message: "must have required property 'placement'" };
              if (vErrors === null) {
                vErrors = [err243];
              } else {
                vErrors.push(err243);
              }
              errors++;
            }
            if (data86.evidence === void 0 || !func0.call(data86, "evidence")) {
              const err244 = { instancePath: instancePath + "/findings/" + i6, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "evidence" }, message: "must have required property 'evidence'" };
              if (vErrors === null) {
                vErrors = [err244];
              } else {
                vErrors.push(err244);
              }
              errors++;
            }
            if (data86.suggested_fix === void 0 || !func0.call(data86, "suggested_fix")) {
              const err245 = { instancePath: instancePath + "/findings/" + i6, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "suggested_fix" }, message: "must have required property 'suggested_fix'" };
              if (vErrors === null) {
                vErrors = [err245];
              } else {
                vErrors.push(err245);
              }
              errors++;
            }
            for (const key14 of Object.keys(data86)) {
              if (!func0.call(schema11.properties.findings.items.properties, key14)) {
                const err246 = { instancePath: instancePath + "/findings/" + i6, schemaPath: "#/properties/findings/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err246];
                } else {
                  vErrors.push(err246);
                }
                errors++;
              }
            }
            if (data86.id !== void 0 && func0.call(data86, "id")) {
              if (typeof data86.id !== "string") {
                const err247 = { instancePath: instancePath + "/findings/" + i6 + "/id", schemaPath: "#/properties/findings/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err247];
                } else {
                  vErrors.push(err247);
                }
                errors++;
              }
            }
            if (data86.fingerprint !== void 0 && func0.call(data86, "fingerprint")) {
              if (typeof data86.fingerprint !== "string") {
                const err248 = { instancePath: instancePath + "/findings/" + i6 + "/fingerprint", schemaPath: "#/properties/findings/items/properties/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err248];
                } else {
                  vErrors.push(err248);
                }
                errors++;
              }
            }
            if (data86.file !== void 0 && func0.call(data86, "file")) {
              let data89 = data86.file;
              if (typeof data89 === "string") {
                if (func114(data89) > 4096) {
                  const err249 = { instancePath: instancePath + "/findings/" + i6 + "/file", schemaPath: "#/properties/findings/items/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                  if (vErrors === null) {
                    vErrors = [err249];
                  } else {
                    vErrors.push(err249);
                  }
                  errors++;
                }
                if (func114(data89) < 1) {
                  const err250 = { instancePath: instancePath + "/findings/" + i6 + "/file", schemaPath: "#/properties/findings/items/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err250];
                  } else {
                    vErrors.push(err250);
                  }
                  errors++;
                }
              } else {
                const err251 = { instancePath: instancePath + "/findings/" + i6 + "/file", schemaPath: "#/properties/findings/items/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err251];
                } else {
                  vErrors.push(err251);
                }
                errors++;
              }
            }
            if (data86.lines !== void 0 && func0.call(data86, "lines")) {
              let data90 = data86.lines;
              if (Array.isArray(data90)) {
                if (data90.length > 2) {
                  const err252 = { instancePath: instancePath + "/findings/" + i6 + "/lines", schemaPath: "#/properties/findings/items/properties/lines/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
                  if (vErrors === null) {
                    vErrors = [err252];
                  } else {
                    vErrors.push(err252);
                  }
                  errors++;
                }
                if (data90.length < 2) {
                  const err253 = { instancePath: instancePath + "/findings/" + i6 + "/lines", schemaPath: "#/properties/findings/items/properties/lines/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
                  if (vErrors === null) {
                    vErrors = [err253];
                  } else {
                    vErrors.push(err253);
                  }
                  errors++;
                }
                const len7 = data90.length;
                for (let i7 = 0; i7 < len7; i7++) {
                  let data91 = data90[i7];
                  if (!(typeof data91 == "number" && (!(data91 % 1) && !isNaN(data91)) && isFinite(data91))) {
                    const err254 = { instancePath: instancePath + "/findings/" + i6 + "/lines/" + i7, schemaPath: "#/properties/findings/items/properties/lines/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err254];
                    } else {
                      vErrors.push(err254);
                    }
                    errors++;
                  }
                  if (typeof data91 == "number" && isFinite(data91)) {
                    if (data91 < 1 || isNaN(data91)) {
                      const err255 = { instancePath: instancePath + "/findings/" + i6 + "/lines/" + i7, schemaPath: "#/properties/findings/items/properties/lines/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                      if (vErrors === null) {
                        vErrors = [err255];
                      } else {
                        vErrors.push(err255);
                      }
                      errors++;
                    }
                  }
                }
              } else {
                const err256 = { instancePath: instancePath + "/findings/" + i6 + "/lines", schemaPath: "#/properties/findings/items/properties/lines/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err256];
                } else {
                  vErrors.push(err256);
                }
                errors++;
              }
            }
            if (data86.side !== void 0 && func0.call(data86, "side")) {
              let data92 = data86.side;
              if (!(data92 === "old" || data92 === "new")) {
                const err257 = { instancePath: instancePath + "/findings/" + i6 + "/side", schemaPath: "#/properties/findings/items/properties/side/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.side.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err257];
                } else {
                  vErrors.push(err257);
                }
                errors++;
              }
            }
            if (data86.severity !== void 0 && func0.call(data86, "severity")) {
              let data93 = data86.severity;
              if (!(data93 === "critical" || data93 === "high" || data93 === "medium" || data93 === "low")) {
                const err258 = { instancePath: instancePath + "/findings/" + i6 + "/severity", schemaPath: "#/properties/findings/items/properties/severity/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.severity.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err258];
                } else {
                  vErrors.push(err258);
                }
                errors++;
              }
            }
            if (data86.score !== void 0 && func0.call(data86, "score")) {
              let data94 = data86.score;
              const _errs216 = errors;
              let valid36 = false;
              const _errs217 = errors;
              if (!(typeof data94 == "number" && (!(data94 % 1) && !isNaN(data94)) && isFinite(data94))) {
                const err259 = { instancePath: instancePath + "/findings/" + i6 + "/score", schemaPath: "#/properties/findings/items/properties/score/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err259];
                } else {
                  vErrors.push(err259);
                }
                errors++;
              }
              if (typeof data94 == "number" && isFinite(data94)) {
                if (data94 > 100 || isNaN(data94)) {
                  const err260 = { instancePath: instancePath + "/findings/" + i6 + "/score", schemaPath: "#/properties/findings/items/properties/score/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
                  if (vErrors === null) {
                    vErrors = [err260];
                  } else {
                    vErrors.push(err260);
                  }
                  errors++;
                }
                if (data94 < 0 || isNaN(data94)) {
                  const err261 = { instancePath: instancePath + "/findings/" + i6 + "/score", schemaPath: "#/properties/findings/items/properties/score/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  if (vErrors === null) {
                    vErrors = [err261];
                  } else {
                    vErrors.push(err261);
                  }
                  errors++;
                }
              }
              var _valid5 = _errs217 === errors;
              valid36 = valid36 || _valid5;
              if (!valid36) {
                const _errs219 = errors;
                if (data94 !== null) {
                  const err262 = { instancePath: instancePath + "/findings/" + i6 + "/score", schemaPath: "#/properties/findings/items/properties/score/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err262];
                  } else {
                    vErrors.push(err262);
                  }
                  errors++;
                }
                var _valid5 = _errs219 === errors;
                valid36 = valid36 || _valid5;
              }
              if (!valid36) {
                const err263 = { instancePath: instancePath + "/findings/" + i6 + "/score", schemaPath: "#/properties/findings/items/properties/score/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err263];
                } else {
                  vErrors.push(err263);
                }
                errors++;
              } else {
                errors = _errs216;
                if (vErrors !== null) {
                  if (_errs216) {
                    vErrors.length = _errs216;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
            if (data86.group !== void 0 && func0.call(data86, "group")) {
              let data95 = data86.group;
              if (!(data95 === "critical" || data95 === "important" || data95 === "minor" || data95 === "unscored" || data95 === "not-scored")) {
                const err264 = { instancePath: instancePath + "/findings/" + i6 + "/group", schemaPath: "#/properties/findings/items/properties/group/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.group.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err264];
                } else {
                  vErrors.push(err264);
                }
                errors++;
              }
            }
            if (data86.state !== void 0 && func0.call(data86, "state")) {
              let data96 = data86.state;
              if (!(data96 === "new" || data96 === "open")) {
                const err265 = { instancePath: instancePath + "/findings/" + i6 + "/state", schemaPath: "#/properties/findings/items/properties/state/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.state.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err265];
                } else {
                  vErrors.push(err265);
                }
                errors++;
              }
            }
            if (data86.since !== void 0 && func0.call(data86, "since")) {
              let data97 = data86.since;
              const _errs224 = errors;
              let valid37 = false;
              const _errs225 = errors;
              if (typeof data97 !== "string") {
                const err266 = { instancePath: instancePath + "/findings/" + i6 + "/since", schemaPath: "#/properties/findings/items/properties/since/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err266];
                } else {
                  vErrors.push(err266);
                }
                errors++;
              }
              var _valid6 = _errs225 === errors;
              valid37 = valid37 || _valid6;
              if (!valid37) {
                const _errs227 = errors;
                if (data97 !== null) {
                  const err267 = { instancePath: instancePath + "/findings/" + i6 + "/since", schemaPath: "#/properties/findings/items/properties/since/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err267];
                  } else {
                    vErrors.push(err267);
                  }
                  errors++;
                }
                var _valid6 = _errs227 === errors;
                valid37 = valid37 || _valid6;
              }
              if (!valid37) {
                const err268 = { instancePath: instancePath + "/findings/" + i6 + "/since", schemaPath: "#/properties/findings/items/properties/since/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err268];
                } else {
                  vErrors.push(err268);
                }
                errors++;
              } else {
                errors = _errs224;
                if (vErrors !== null) {
                  if (_errs224) {
                    vErrors.length = _errs224;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
            if (data86.title !== void 0 && func0.call(data86, "title")) {
              if (typeof data86.title !== "string") {
                const err269 = { instancePath: instancePath + "/findings/" + i6 + "/title", schemaPath: "#/properties/findings/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err269];
                } else {
                  vErrors.push(err269);
                }
                errors++;
              }
            }
            if (data86.why !== void 0 && func0.call(data86, "why")) {
              if (typeof data86.why !== "string") {
                const err270 = { instancePath: instancePath + "/findings/" + i6 + "/why", schemaPath: "#/properties/findings/items/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err270];
                } else {
                  vErrors.push(err270);
                }
                errors++;
              }
            }
            if (data86.lens !== void 0 && func0.call(data86, "lens")) {
              let data100 = data86.lens;
              if (!(data100 === "rules-compliance" || data100 === "bug-scan" || data100 === "dependency-check" || data100 === "history-context" || data100 === "comment-compliance" || data100 === "intent-fulfilment" || data100 === "caller-impact" || data100 === "data-flow-security" || data100 === "codebase-fit")) {
                const err271 = { instancePath: instancePath + "/findings/" + i6 + "/lens", schemaPath: "#/properties/findings/items/properties/lens/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.lens.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err271];
                } else {
                  vErrors.push(err271);
                }
                errors++;
              }
            }
            if (data86.witnesses !== void 0 && func0.call(data86, "witnesses")) {
              let data101 = data86.witnesses;
              if (Array.isArray(data101)) {
                const len8 = data101.length;
                for (let i8 = 0; i8 < len8; i8++) {
                  if (typeof data101[i8] !== "string") {
                    const err272 = { instancePath: instancePath + "/findings/" + i6 + "/witnesses/" + i8, schemaPath: "#/properties/findings/items/properties/witnesses/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err272];
                    } else {
                      vErrors.push(err272);
                    }
                    errors++;
                  }
                }
              } else {
                const err273 = { instancePath: instancePath + "/findings/" + i6 + "/witnesses", schemaPath: "#/properties/findings/items/properties/witnesses/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err273];
                } else {
                  vErrors.push(err273);
                }
                errors++;
              }
            }
            if (data86.also_known_as !== void 0 && func0.call(data86, "also_known_as")) {
              let data103 = data86.also_known_as;
              if (Array.isArray(data103)) {
                const len9 = data103.length;
                for (let i9 = 0; i9 < len9; i9++) {
                  let data104 = data103[i9];
                  if (data104 && typeof data104 == "object" && !Array.isArray(data104)) {
                    if (data104.fingerprint === void 0 || !func0.call(data104, "fingerprint")) {
                      const err274 = { instancePath: instancePath + "/findings/" + i6 + "/also_known_as/" + i9, schemaPath: "#/properties/findings/items/properties/also_known_as/items/required", keyword: "required", params: { missingProperty: "fingerprint" }, message: "must have required property 'fingerprint'" };
                      if (vErrors === null) {
                        vErrors = [err274];
                      } else {
                        vErrors.push(err274);
                      }
                      errors++;
                    }
                    if (data104.title === void 0 || !func0.call(data104, "title")) {
                      const err275 = { instancePath: instancePath + "/findings/" + i6 + "/also_known_as/" + i9, schemaPath: "#/properties/findings/items/properties/also_known_as/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
                      if (vErrors === null) {
                        vErrors = [err275];
                      } else {
                        vErrors.push(err275);
                      }
                      errors++;
                    }
                    if (data104.severity === void 0 || !func0.call(data104, "severity")) {
                      const err276 = { instancePath: instancePath + "/findings/" + i6 + "/also_known_as/" + i9, schemaPath: "#/properties/findings/items/properties/also_known_as/items/required", keyword: "required", params: { missingProperty: "severity" }, message: "must have required property 'severity'" };
                      if (vErrors === null) {
                        vErrors = [err276];
                      } else {
                        vErrors.push(err276);
                      }
                      errors++;
                    }
                    for (const key15 of Object.keys(data104)) {
                      if (!(key15 === "fingerprint" || key15 === "title" || key15 === "severity" || key15 === "place")) {
                        const err277 = { instancePath: instancePath + "/findings/" + i6 + "/also_known_as/" + i9, schemaPath: "#/properties/findings/items/properties/also_known_as/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key15 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err277];
                        } else {
                          vErrors.push(err277);
                        }
                        errors++;
                      }
                    }
                    if (data104.fingerprint !== void 0 && func0.call(data104, "fingerprint")) {
                      if (typeof data104.fingerprint !== "string") {
                        const err278 = { instancePath: instancePath + "/findings/" + i6 + "/also_known_as/" + i9 + "/fingerprint", schemaPath: "#/properties/findings/items/properties/also_known_as/items/properties/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err278];
                        } else {
                          vErrors.push(err278);
                        }
                        errors++;
                      }
                    }
                    if (data104.title !== void 0 && func0.call(data104, "title")) {
                      if (typeof data104.title !== "string") {
                        const err279 = { instancePath: instancePath + "/findings/" + i6 + "/also_known_as/" + i9 + "/title", schemaPath: "#/properties/findings/items/properties/also_known_as/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err279];
                        } else {
                          vErrors.push(err279);
                        }
                        errors++;
                      }
                    }
                    if (data104.severity !== void 0 && func0.call(data104, "severity")) {
                      let data107 = data104.severity;
                      if (!(data107 === "critical" || data107 === "high" || data107 === "medium" || data107 === "low")) {
                        const err280 = { instancePath: instancePath + "/findings/" + i6 + "/also_known_as/" + i9 + "/severity", schemaPath: "#/properties/findings/items/properties/also_known_as/items/properties/severity/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.also_known_as.items.properties.severity.enum }, message: "must be equal to one of the allowed values" };
                        if (vErrors === null) {
                          vErrors = [err280];
                        } else {
                          vErrors.push(err280);
                        }
                        errors++;
                      }
                    }
                    if (data104.place !== void 0 && func0.call(data104, "place")) {
                      let data108 = data104.place;
                      if (data108 && typeof data108 == "object" && !Array.isArray(data108)) {
                        if (data108.lines === void 0 || !func0.call(data108, "lines")) {
                          const err281 = { instancePath: instancePath + "/findings/" + i6 + "/also_known_as/" + i9 + "/place", schemaPath: "#/properties/findings/items/properties/also_known_as/items/properties/place/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                          if (vErrors === null) {
                            vErrors = [err281];
                          } else {
                            vErrors.push(err281);
                          }
                          errors++;
                        }
                        if (data108.within === void 0 || !func0.call(data108, "within")) {
                          const err282 = { instancePath: instancePath + "/findings/" + i6 + "/also_known_as/" + i9 + "/place", schemaPath: "#/properties/findings/items/properties/also_known_as/items/properties/place/required", keyword: "required", params: { missingProperty: "within" }, message: "must have required property 'within'" };
                          if (vErrors === null) {
                            vErrors = [err282];
                          } else {
                            vErrors.push(err282);
                          }
                          errors++;
                        }
                        if (data108.before === void 0 || !func0.call(data108, "before")) {
                          const err283 = { instancePath: instancePath + "/findings/" + i6 + "/also_known_as/" + i9 + "/place", schemaPath: "#/properties/findings/items/properties/also_known_as/items/properties/place/required", keyword: "required", params: { missingProperty: "before" }, message: "must have required property 'before'" };
                          if (vErrors === null) {
                            vErrors = [err283];
                          } else {
                            vErrors.push(err283);
                          }
                          errors++;
                        }
                        if (data108.after === void 0 || !func0.call(data108, "after")) {
                          const err284 = { instancePath: instancePath + "/findings/" + i6 + "/also_known_as/" + i9 + "/place", schemaPath: "#/properties/findings/items/properties/also_known_as/items/properties/place/required", keyword: "required", params: { missingProperty: "after" }, message: "must have required property 'after'" };
                          if (vErrors === null) {
                            vErrors = [err284];
                          } else {
                            vErrors.push(err284);
                          }
                          errors++;
                        }
                        for (const key16 of Object.keys(data108)) {
                          if (!(key16 === "lines" || key16 === "within" || key16 === "before" || key16 === "after" || key16 === "cause")) {
                            const err285 = { instancePath: instancePath + "/findings/" + i6 + "/also_known_as/" + i9 + "/place", schemaPath: "#/properties/findings/items/properties/also_known_as/items/properties/place/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key16 }, message: "must NOT have additional properties" };
                            if (vErrors === null) {
                              vErrors = [err285];
                            } else {
                              vErrors.push(err285);
                            }
                            errors++;
                          }
                        }
                        if (data108.lines !== void 0 && func0.call(data108, "lines")) {
                          let data109 = data108.lines;
                          if (typeof data109 === "string") {
                            if (!pattern3.test(data109)) {
                              const err286 = { instancePath: instancePath + "/findings/" + i6 + "/also_known_as/" + i9 + "/place/lines", schemaPath: "#/properties/findings/items/properties/also_known_as/items/properties/place/properties/lines/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
                              if (vErrors === null) {
                                vErrors = [err286];
                              } else {
                                vErrors.push(err286);
                              }
                              errors++;
                            }
                          } else {
                            const err287 = { instancePath: instancePath + "/findings/" + i6 + "/also_known_as/" + i9 + "/place/lines", schemaPath: "#/properties/findings/items/properties/also_known_as/items/properties/place/properties/lines/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err287];
                            } else {
                              vErrors.push(err287);
                            }
                            errors++;
                          }
                        }
                        if (data108.within !== void 0 && func0.call(data108, "within")) {
                          let data110 = data108.within;
                          if (typeof data110 === "string") {
                            if (!pattern3.test(data110)) {
                              const err288 = { instancePath: instancePath + "/findings/" + i6 + "/also_known_as/" + i9 + "/place/within", schemaPath: "#/properties/findings/items/properties/also_known_as/items/properties/place/properties/within/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
                              if (vErrors === null) {
                                vErrors = [err288];
                              } else {
                                vErrors.push(err288);
                              }
                              errors++;
                            }
                          } else {
                            const err289 = { instancePath: instancePath + "/findings/" + i6 + "/also_known_as/" + i9 + "/place/within", schemaPath: "#/properties/findings/items/properties/also_known_as/items/properties/place/properties/within/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err289];
                            } else {
                              vErrors.push(err289);
                            }
                            errors++;
                          }
                        }
                        if (data108.before !== void 0 && func0.call(data108, "before")) {
                          let data111 = data108.before;
                          if (Array.isArray(data111)) {
                            if (data111.length > 3) {
                              const err290 = { instancePath: instancePath + "/findings/" + i6 + "/also_known_as/" + i9 + "/place/before", schemaPath: "#/properties/findings/items/properties/also_known_as/items/properties/place/properties/before/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items" };
                              if (vErrors === null) {
                                vErrors = [err290];
                              } else {
                                vErrors.push(err290);
                              }
                              errors++;
                            }
                            const len10 = data111.length;
                            for (let i10 = 0; i10 < len10; i10++) {
                              let data112 = data111[i10];
                              if (typeof data112 === "string") {
                                if (!pattern3.test(data112)) {
                                  const err291 = { instancePath: instancePath + "/findings/" + i6 + "/also_known_as/" + i9 + "/place/before/" + i10, schemaPath: "#/properties/findings/items/properties/also_known_as/items/properties/place/properties/before/items/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
                                  if (vErrors === null) {
                                    vErrors = [err291];
                                  } else {
                                    vErrors.push(err291);
                                  }
                                  errors++;
                                }
                              } else {
                                const err292 = { instancePath: instancePath + "/findings/" + i6 + "/also_known_as/" + i9 + "/place/before/" + i10, schemaPath: "#/properties/findings/items/properties/also_known_as/items/properties/place/properties/before/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err292];
                                } else {
                                  vErrors.push(err292);
                                }
                                errors++;
                              }
                            }
                          } else {
                            const err293 = { instancePath: instancePath + "/findings/" + i6 + "/also_known_as/" + i9 + "/place/before", schemaPath: "#/properties/findings/items/properties/also_known_as/items/properties/place/properties/before/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                            if (vErrors === null) {
                              vErrors = [err293];
                            } else {
                              vErrors.push(err293);
                            }
                            errors++;
                          }
                        }
                        if (data108.after !== void 0 && func0.call(data108, "after")) {
                          let data113 = data108.after;
                          if (Array.isArray(data113)) {
                            if (data113.length > 3) {
                              const err294 = { instancePath: instancePath + "/findings/" + i6 + "/also_known_as/" + i9 + "/place/after", schemaPath: "#/properties/findings/items/properties/also_known_as/items/properties/place/properties/after/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items" };
                              if (vErrors === null) {
                                vErrors = [err294];
                              } else {
                                vErrors.push(err294);
                              }
                              errors++;
                            }
                            const len11 = data113.length;
                            for (let i11 = 0; i11 < len11; i11++) {
                              let data114 = data113[i11];
                              if (typeof data114 === "string") {
                                if (!pattern3.test(data114)) {
                                  const err295 = { instancePath: instancePath + "/findings/" + i6 + "/also_known_as/" + i9 + "/place/after/" + i11, schemaPath: "#/properties/findings/items/properties/also_known_as/items/properties/place/properties/after/items/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
                                  if (vErrors === null) {
                                    vErrors = [err295];
                                  } else {
                                    vErrors.push(err295);
                                  }
                                  errors++;
                                }
                              } else {
                                const err296 = { instancePath: instancePath + "/findings/" + i6 + "/also_known_as/" + i9 + "/place/after/" + i11, schemaPath: "#/properties/findings/items/properties/also_known_as/items/properties/place/properties/after/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err296];
                                } else {
                                  vErrors.push(err296);
                                }
                                errors++;
                              }
                            }
                          } else {
                            const err297 = { instancePath: instancePath + "/findings/" + i6 + "/also_known_as/" + i9 + "/place/after", schemaPath: "#/properties/findings/items/properties/also_known_as/items/properties/place/properties/after/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                            if (vErrors === null) {
                              vErrors = [err297];
                            } else {
                              vErrors.push(err297);
                            }
                            errors++;
                          }
                        }
                        if (data108.cause !== void 0 && func0.call(data108, "cause")) {
                          let data115 = data108.cause;
                          if (typeof data115 === "string") {
                            if (!pattern3.test(data115)) {
                              const err298 = { instancePath: instancePath + "/findings/" + i6 + "/also_known_as/" + i9 + "/place/cause", schemaPath: "#/properties/findings/items/properties/also_known_as/items/properties/place/properties/cause/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
                              if (vErrors === null) {
                                vErrors = [err298];
                              } else {
                                vErrors.push(err298);
                              }
                              errors++;
                            }
                          } else {
                            const err299 = { instancePath: instancePath + "/findings/" + i6 + "/also_known_as/" + i9 + "/place/cause", schemaPath: "#/properties/findings/items/properties/also_known_as/items/properties/place/properties/cause/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err299];
                            } else {
                              vErrors.push(err299);
                            }
                            errors++;
                          }
                        }
                      } else {
                        const err300 = { instancePath: instancePath + "/findings/" + i6 + "/also_known_as/" + i9 + "/place", schemaPath: "#/properties/findings/items/properties/also_known_as/items/properties/place/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                        if (vErrors === null) {
                          vErrors = [err300];
                        } else {
                          vErrors.push(err300);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err301 = { instancePath: instancePath + "/findings/" + i6 + "/also_known_as/" + i9, schemaPath: "#/properties/findings/items/properties/also_known_as/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err301];
                    } else {
                      vErrors.push(err301);
                    }
                    errors++;
                  }
                }
              } else {
                const err302 = { instancePath: instancePath + "/findings/" + i6 + "/also_known_as", schemaPath: "#/properties/findings/items/properties/also_known_as/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err302];
                } else {
                  vErrors.push(err302);
                }
                errors++;
              }
            }
            if (data86.placement !== void 0 && func0.call(data86, "placement")) {
              if (typeof data86.placement !== "string") {
                const err303 = { instancePath: instancePath + "/findings/" + i6 + "/placement", schemaPath: "#/properties/findings/items/properties/placement/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err303];
                } else {
                  vErrors.push(err303);
                }
                errors++;
              }
            }
            if (data86.evidence !== void 0 && func0.call(data86, "evidence")) {
              let data117 = data86.evidence;
              if (Array.isArray(data117)) {
                const len12 = data117.length;
                for (let i12 = 0; i12 < len12; i12++) {
                  let data118 = data117[i12];
                  if (data118 && typeof data118 == "object" && !Array.isArray(data118)) {
                    if (data118.kind === void 0 || !func0.call(data118, "kind")) {
                      const err304 = { instancePath: instancePath + "/findings/" + i6 + "/evidence/" + i12, schemaPath: "#/properties/findings/items/properties/evidence/items/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                      if (vErrors === null) {
                        vErrors = [err304];
                      } else {
                        vErrors.push(err304);
                      }
                      errors++;
                    }
                    if (data118.source === void 0 || !func0.call(data118, "source")) {
                      const err305 = { instancePath: instancePath + "/findings/" + i6 + "/evidence/" + i12, schemaPath: "#/properties/findings/items/properties/evidence/items/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'" };
                      if (vErrors === null) {
                        vErrors = [err305];
                      } else {
                        vErrors.push(err305);
                      }
                      errors++;
                    }
                    if (data118.text === void 0 || !func0.call(data118, "text")) {
                      const err306 = { instancePath: instancePath + "/findings/" + i6 + "/evidence/" + i12, schemaPath: "#/properties/findings/items/properties/evidence/items/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" };
                      if (vErrors === null) {
                        vErrors = [err306];
                      } else {
                        vErrors.push(err306);
                      }
                      errors++;
                    }
                    for (const key17 of Object.keys(data118)) {
                      if (!(key17 === "kind" || key17 === "source" || key17 === "text")) {
                        const err307 = { instancePath: instancePath + "/findings/" + i6 + "/evidence/" + i12, schemaPath: "#/properties/findings/items/properties/evidence/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key17 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err307];
                        } else {
                          vErrors.push(err307);
                        }
                        errors++;
                      }
                    }
                    if (data118.kind !== void 0 && func0.call(data118, "kind")) {
                      if (typeof data118.kind !== "string") {
                        const err308 = { instancePath: instancePath + "/findings/" + i6 + "/evidence/" + i12 + "/kind", schemaPath: "#/properties/findings/items/properties/evidence/items/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err308];
                        } else {
                          vErrors.push(err308);
                        }
                        errors++;
                      }
                    }
                    if (data118.source !== void 0 && func0.call(data118, "source")) {
                      if (typeof data118.source !== "string") {
                        const err309 = { instancePath: instancePath + "/findings/" + i6 + "/evidence/" + i12 + "/source", schemaPath: "#/properties/findings/items/properties/evidence/items/properties/source/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err309];
                        } else {
                          vErrors.push(err309);
                        }
                        errors++;
                      }
                    }
                    if (data118.text !== void 0 && func0.call(data118, "text")) {
                      if (typeof data118.text !== "string") {
                        const err310 = { instancePath: instancePath + "/findings/" + i6 + "/evidence/" + i12 + "/text", schemaPath: "#/properties/findings/items/properties/evidence/items/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err310];
                        } else {
                          vErrors.push(err310);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err311 = { instancePath: instancePath + "/findings/" + i6 + "/evidence/" + i12, schemaPath: "#/properties/findings/items/properties/evidence/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err311];
                    } else {
                      vErrors.push(err311);
                    }
                    errors++;
                  }
                }
              } else {
                const err312 = { instancePath: instancePath + "/findings/" + i6 + "/evidence", schemaPath: "#/properties/findings/items/properties/evidence/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err312];
                } else {
                  vErrors.push(err312);
                }
                errors++;
              }
            }
            if (data86.suggested_fix !== void 0 && func0.call(data86, "suggested_fix")) {
              if (typeof data86.suggested_fix !== "string") {
                const err313 = { instancePath: instancePath + "/findings/" + i6 + "/suggested_fix", schemaPath: "#/properties/findings/items/properties/suggested_fix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err313];
                } else {
                  vErrors.push(err313);
                }
                errors++;
              }
            }
            if (data86.place !== void 0 && func0.call(data86, "place")) {
              let data123 = data86.place;
              if (data123 && typeof data123 == "object" && !Array.isArray(data123)) {
                if (data123.lines === void 0 || !func0.call(data123, "lines")) {
                  const err314 = { instancePath: instancePath + "/findings/" + i6 + "/place", schemaPath: "#/properties/findings/items/properties/place/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                  if (vErrors === null) {
                    vErrors = [err314];
                  } else {
                    vErrors.push(err314);
                  }
                  errors++;
                }
                if (data123.within === void 0 || !func0.call(data123, "within")) {
                  const err315 = { instancePath: instancePath + "/findings/" + i6 + "/place", schemaPath: "#/properties/findings/items/properties/place/required", keyword: "required", params: { missingProperty: "within" }, message: "must have required property 'within'" };
                  if (vErrors === null) {
                    vErrors = [err315];
                  } else {
                    vErrors.push(err315);
                  }
                  errors++;
                }
                if (data123.before === void 0 || !func0.call(data123, "before")) {
                  const err316 = { instancePath: instancePath + "/findings/" + i6 + "/place", schemaPath: "#/properties/findings/items/properties/place/required", keyword: "required", params: { missingProperty: "before" }, message: "must have required property 'before'" };
                  if (vErrors === null) {
                    vErrors = [err316];
                  } else {
                    vErrors.push(err316);
                  }
                  errors++;
                }
                if (data123.after === void 0 || !func0.call(data123, "after")) {
                  const err317 = { instancePath: instancePath + "/findings/" + i6 + "/place", schemaPath: "#/properties/findings/items/properties/place/required", keyword: "required", params: { missingProperty: "after" }, message: "must have required property 'after'" };
                  if (vErrors === null) {
                    vErrors = [err317];
                  } else {
                    vErrors.push(err317);
                  }
                  errors++;
                }
                for (const key18 of Object.keys(data123)) {
                  if (!(key18 === "lines" || key18 === "within" || key18 === "before" || key18 === "after" || key18 === "cause")) {
                    const err318 = { instancePath: instancePath + "/findings/" + i6 + "/place", schemaPath: "#/properties/findings/items/properties/place/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key18 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err318];
                    } else {
                      vErrors.push(err318);
                    }
                    errors++;
                  }
                }
                if (data123.lines !== void 0 && func0.call(data123, "lines")) {
                  let data124 = data123.lines;
                  if (typeof data124 === "string") {
                    if (!pattern3.test(data124)) {
                      const err319 = { instancePath: instancePath + "/findings/" + i6 + "/place/lines", schemaPath: "#/properties/findings/items/properties/place/properties/lines/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
                      if (vErrors === null) {
                        vErrors = [err319];
                      } else {
                        vErrors.push(err319);
                      }
                      errors++;
                    }
                  } else {
                    const err320 = { instancePath: instancePath + "/findings/" + i6 + "/place/lines", schemaPath: "#/properties/findings/items/properties/place/properties/lines/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err320];
                    } else {
                      vErrors.push(err320);
                    }
                    errors++;
                  }
                }
                if (data123.within !== void 0 && func0.call(data123, "within")) {
                  let data125 = data123.within;
                  if (typeof data125 === "string") {
                    if (!pattern3.test(data125)) {
                      const err321 = { instancePath: instancePath + "/findings/" + i6 + "/place/within", schemaPath: "#/properties/findings/items/properties/place/properties/within/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
                      if (vErrors === null) {
                        vErrors = [err321];
                      } else {
                        vErrors.push(err321);
                      }
                      errors++;
                    }
                  } else {
                    const err322 = { instancePath: instancePath + "/findings/" + i6 + "/place/within", schemaPath: "#/properties/findings/items/properties/place/properties/within/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err322];
                    } else {
                      vErrors.push(err322);
                    }
                    errors++;
                  }
                }
                if (data123.before !== void 0 && func0.call(data123, "before")) {
                  let data126 = data123.before;
                  if (Array.isArray(data126)) {
                    if (data126.length > 3) {
                      const err323 = { instancePath: instancePath + "/findings/" + i6 + "/place/before", schemaPath: "#/properties/findings/items/properties/place/properties/before/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items" };
                      if (vErrors === null) {
                        vErrors = [err323];
                      } else {
                        vErrors.push(err323);
                      }
                      errors++;
                    }
                    const len13 = data126.length;
                    for (let i13 = 0; i13 < len13; i13++) {
                      let data127 = data126[i13];
                      if (typeof data127 === "string") {
                        if (!pattern3.test(data127)) {
                          const err324 = { instancePath: instancePath + "/findings/" + i6 + "/place/before/" + i13, schemaPath: "#/properties/findings/items/properties/place/properties/before/items/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
                          if (vErrors === null) {
                            vErrors = [err324];
                          } else {
                            vErrors.push(err324);
                          }
                          errors++;
                        }
                      } else {
                        const err325 = { instancePath: instancePath + "/findings/" + i6 + "/place/before/" + i13, schemaPath: "#/properties/findings/items/properties/place/properties/before/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err325];
                        } else {
                          vErrors.push(err325);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err326 = { instancePath: instancePath + "/findings/" + i6 + "/place/before", schemaPath: "#/properties/findings/items/properties/place/properties/before/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    if (vErrors === null) {
                      vErrors = [err326];
                    } else {
                      vErrors.push(err326);
                    }
                    errors++;
                  }
                }
                if (data123.after !== void 0 && func0.call(data123, "after")) {
                  let data128 = data123.after;
                  if (Array.isArray(data128)) {
                    if (data128.length > 3) {
                      const err327 = { instancePath: instancePath + "/findings/" + i6 + "/place/after", schemaPath: "#/properties/findings/items/properties/place/properties/after/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items" };
                      if (vErrors === null) {
                        vErrors = [err327];
                      } else {
                        vErrors.push(err327);
                      }
                      errors++;
                    }
                    const len14 = data128.length;
                    for (let i14 = 0; i14 < len14; i14++) {
                      let data129 = data128[i14];
                      if (typeof data129 === "string") {
                        if (!pattern3.test(data129)) {
                          const err328 = { instancePath: instancePath + "/findings/" + i6 + "/place/after/" + i14, schemaPath: "#/properties/findings/items/properties/place/properties/after/items/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
                          if (vErrors === null) {
                            vErrors = [err328];
                          } else {
                            vErrors.push(err328);
                          }
                          errors++;
                        }
                      } else {
                        const err329 = { instancePath: instancePath + "/findings/" + i6 + "/place/after/" + i14, schemaPath: "#/properties/findings/items/properties/place/properties/after/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err329];
                        } else {
                          vErrors.push(err329);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err330 = { instancePath: instancePath + "/findings/" + i6 + "/place/after", schemaPath: "#/properties/findings/items/properties/place/properties/after/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    if (vErrors === null) {
                      vErrors = [err330];
                    } else {
                      vErrors.push(err330);
                    }
                    errors++;
                  }
                }
                if (data123.cause !== void 0 && func0.call(data123, "cause")) {
                  let data130 = data123.cause;
                  if (typeof data130 === "string") {
                    if (!pattern3.test(data130)) {
                      const err331 = { instancePath: instancePath + "/findings/" + i6 + "/place/cause", schemaPath: "#/properties/findings/items/properties/place/properties/cause/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
                      if (vErrors === null) {
                        vErrors = [err331];
                      } else {
                        vErrors.push(err331);
                      }
                      errors++;
                    }
                  } else {
                    const err332 = { instancePath: instancePath + "/findings/" + i6 + "/place/cause", schemaPath: "#/properties/findings/items/properties/place/properties/cause/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err332];
                    } else {
                      vErrors.push(err332);
                    }
                    errors++;
                  }
                }
              } else {
                const err333 = { instancePath: instancePath + "/findings/" + i6 + "/place", schemaPath: "#/properties/findings/items/properties/place/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err333];
                } else {
                  vErrors.push(err333);
                }
                errors++;
              }
            }
          } else {
            const err334 = { instancePath: instancePath + "/findings/" + i6, schemaPath: "#/properties/findings/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err334];
            } else {
              vErrors.push(err334);
            }
            errors++;
          }
        }
      } else {
        const err335 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err335];
        } else {
          vErrors.push(err335);
        }
        errors++;
      }
    }
    if (data.dropped !== void 0 && func0.call(data, "dropped")) {
      let data131 = data.dropped;
      if (Array.isArray(data131)) {
        const len15 = data131.length;
        for (let i15 = 0; i15 < len15; i15++) {
          let data132 = data131[i15];
          if (data132 && typeof data132 == "object" && !Array.isArray(data132)) {
            if (data132.finding === void 0 || !func0.call(data132, "finding")) {
              const err336 = { instancePath: instancePath + "/dropped/" + i15, schemaPath: "#/properties/dropped/items/required", keyword: "required", params: { missingProperty: "finding" }, message: "must have required property 'finding'" };
              if (vErrors === null) {
                vErrors = [err336];
              } else {
                vErrors.push(err336);
              }
              errors++;
            }
            if (data132.reason === void 0 || !func0.call(data132, "reason")) {
              const err337 = { instancePath: instancePath + "/dropped/" + i15, schemaPath: "#/properties/dropped/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
              if (vErrors === null) {
                vErrors = [err337];
              } else {
                vErrors.push(err337);
              }
              errors++;
            }
            for (const key19 of Object.keys(data132)) {
              if (!(key19 === "finding" || key19 === "reason")) {
                const err338 = { instancePath: instancePath + "/dropped/" + i15, schemaPath: "#/properties/dropped/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key19 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err338];
                } else {
                  vErrors.push(err338);
                }
                errors++;
              }
            }
            if (data132.finding !== void 0 && func0.call(data132, "finding")) {
              let data133 = data132.finding;
              if (data133 && typeof data133 == "object" && !Array.isArray(data133)) {
                if (data133.file === void 0 || !func0.call(data133, "file")) {
                  const err339 = { instancePath: instancePath + "/dropped/" + i15 + "/finding", schemaPath: "#/properties/dropped/items/properties/finding/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
                  if (vErrors === null) {
                    vErrors = [err339];
                  } else {
                    vErrors.push(err339);
                  }
                  errors++;
                }
                if (data133.line === void 0 || !func0.call(data133, "line")) {
                  const err340 = { instancePath: instancePath + "/dropped/" + i15 + "/finding", schemaPath: "#/properties/dropped/items/properties/finding/required", keyword: "required", params: { missingProperty: "line" }, message: "must have required property 'line'" };
                  if (vErrors === null) {
                    vErrors = [err340];
                  } else {
                    vErrors.push(err340);
                  }
                  errors++;
                }
                if (data133.title === void 0 || !func0.call(data133, "title")) {
                  const err341 = { instancePath: instancePath + "/dropped/" + i15 + "/finding", schemaPath: "#/properties/dropped/items/properties/finding/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
                  if (vErrors === null) {
                    vErrors = [err341];
                  } else {
                    vErrors.push(err341);
                  }
                  errors++;
                }
                if (data133.lens === void 0 || !func0.call(data133, "lens")) {
                  const err342 = { instancePath: instancePath + "/dropped/" + i15 + "/finding", schemaPath: "#/properties/dropped/items/properties/finding/required", keyword: "required", params: { missingProperty: "lens" }, message: "must have required property 'lens'" };
                  if (vErrors === null) {
                    vErrors = [err342];
                  } else {
                    vErrors.push(err342);
                  }
                  errors++;
                }
                for (const key20 of Object.keys(data133)) {
                  if (!(key20 === "file" || key20 === "line" || key20 === "title" || key20 === "lens" || key20 === "fingerprint" || key20 === "side")) {
                    const err343 = { instancePath: instancePath + "/dropped/" + i15 + "/finding", schemaPath: "#/properties/dropped/items/properties/finding/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key20 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err343];
                    } else {
                      vErrors.push(err343);
                    }
                    errors++;
                  }
                }
                if (data133.file !== void 0 && func0.call(data133, "file")) {
                  if (typeof data133.file !== "string") {
                    const err344 = { instancePath: instancePath + "/dropped/" + i15 + "/finding/file", schemaPath: "#/properties/dropped/items/properties/finding/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err344];
                    } else {
                      vErrors.push(err344);
                    }
                    errors++;
                  }
                }
                if (data133.line !== void 0 && func0.call(data133, "line")) {
                  let data135 = data133.line;
                  if (!(typeof data135 == "number" && (!(data135 % 1) && !isNaN(data135)) && isFinite(data135))) {
                    const err345 = { instancePath: instancePath + "/dropped/" + i15 + "/finding/line", schemaPath: "#/properties/dropped/items/properties/finding/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err345];
                    } else {
                      vErrors.push(err345);
                    }
                    errors++;
                  }
                }
                if (data133.title !== void 0 && func0.call(data133, "title")) {
                  if (typeof data133.title !== "string") {
                    const err346 = { instancePath: instancePath + "/dropped/" + i15 + "/finding/title", schemaPath: "#/properties/dropped/items/properties/finding/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err346];
                    } else {
                      vErrors.push(err346);
                    }
                    errors++;
                  }
                }
                if (data133.lens !== void 0 && func0.call(data133, "lens")) {
                  let data137 = data133.lens;
                  if (!(data137 === "rules-compliance" || data137 === "bug-scan" || data137 === "dependency-check" || data137 === "history-context" || data137 === "comment-compliance" || data137 === "intent-fulfilment" || data137 === "caller-impact" || data137 === "data-flow-security" || data137 === "codebase-fit")) {
                    const err347 = { instancePath: instancePath + "/dropped/" + i15 + "/finding/lens", schemaPath: "#/properties/dropped/items/properties/finding/properties/lens/enum", keyword: "enum", params: { allowedValues: schema11.properties.dropped.items.properties.finding.properties.lens.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err347];
                    } else {
                      vErrors.push(err347);
                    }
                    errors++;
                  }
                }
                if (data133.fingerprint !== void 0 && func0.call(data133, "fingerprint")) {
                  if (typeof data133.fingerprint !== "string") {
                    const err348 = { instancePath: instancePath + "/dropped/" + i15 + "/finding/fingerprint", schemaPath: "#/properties/dropped/items/properties/finding/properties/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err348];
                    } else {
                      vErrors.push(err348);
                    }
                    errors++;
                  }
                }
                if (data133.side !== void 0 && func0.call(data133, "side")) {
                  let data139 = data133.side;
                  if (!(data139 === "old" || data139 === "new")) {
                    const err349 = { instancePath: instancePath + "/dropped/" + i15 + "/finding/side", schemaPath: "#/properties/dropped/items/properties/finding/properties/side/enum", keyword: "enum", params: { allowedValues: schema11.properties.dropped.items.properties.finding.properties.side.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err349];
                    } else {
                      vErrors.push(err349);
                    }
                    errors++;
                  }
                }
              } else {
                const err350 = { instancePath: instancePath + "/dropped/" + i15 + "/finding", schemaPath: "#/properties/dropped/items/properties/finding/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err350];
                } else {
                  vErrors.push(err350);
                }
                errors++;
              }
            }
            if (data132.reason !== void 0 && func0.call(data132, "reason")) {
              let data140 = data132.reason;
              if (data140 && typeof data140 == "object" && !Array.isArray(data140)) {
                if (data140.kind === void 0 || !func0.call(data140, "kind")) {
                  const err351 = { instancePath: instancePath + "/dropped/" + i15 + "/reason", schemaPath: "#/properties/dropped/items/properties/reason/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                  if (vErrors === null) {
                    vErrors = [err351];
                  } else {
                    vErrors.push(err351);
                  }
                  errors++;
                }
                if (data140.text === void 0 || !func0.call(data140, "text")) {
                  const err352 = { instancePath: instancePath + "/dropped/" + i15 + "/reason", schemaPath: "#/properties/dropped/items/properties/reason/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" };
                  if (vErrors === null) {
                    vErrors = [err352];
                  } else {
                    vErrors.push(err352);
                  }
                  errors++;
                }
                for (const key21 of Object.keys(data140)) {
                  if (!(key21 === "kind" || key21 === "text")) {
                    const err353 = { instancePath: instancePath + "/dropped/" + i15 + "/reason", schemaPath: "#/properties/dropped/items/properties/reason/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key21 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err353];
                    } else {
                      vErrors.push(err353);
                    }
                    errors++;
                  }
                }
                if (data140.kind !== void 0 && func0.call(data140, "kind")) {
                  if (typeof data140.kind !== "string") {
                    const err354 = { instancePath: instancePath + "/dropped/" + i15 + "/reason/kind", schemaPath: "#/properties/dropped/items/properties/reason/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err354];
                    } else {
                      vErrors.push(err354);
                    }
                    errors++;
                  }
                }
                if (data140.text !== void 0 && func0.call(data140, "text")) {
                  if (typeof data140.text !== "string") {
                    const err355 = { instancePath: instancePath + "/dropped/" + i15 + "/reason/text", schemaPath: "#/properties/dropped/items/properties/reason/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err355];
                    } else {
                      vErrors.push(err355);
                    }
                    errors++;
                  }
                }
              } else {
                const err356 = { instancePath: instancePath + "/dropped/" + i15 + "/reason", schemaPath: "#/properties/dropped/items/properties/reason/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err356];
                } else {
                  vErrors.push(err356);
                }
                errors++;
              }
            }
          } else {
            const err357 = { instancePath: instancePath + "/dropped/" + i15, schemaPath: "#/properties/dropped/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err357];
            } else {
              vErrors.push(err357);
            }
            errors++;
          }
        }
      } else {
        const err358 = { instancePath: instancePath + "/dropped", schemaPath: "#/properties/dropped/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err358];
        } else {
          vErrors.push(err358);
        }
        errors++;
      }
    }
    if (data.rules_changed !== void 0 && func0.call(data, "rules_changed")) {
      let data143 = data.rules_changed;
      if (Array.isArray(data143)) {
        const len16 = data143.length;
        for (let i16 = 0; i16 < len16; i16++) {
          let data144 = data143[i16];
          if (typeof data144 === "string") {
            if (func114(data144) > 4096) {
              const err359 = { instancePath: instancePath + "/rules_changed/" + i16, schemaPath: "#/properties/rules_changed/items/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
              if (vErrors === null) {
                vErrors = [err359];
              } else {
                vErrors.push(err359);
              }
              errors++;
            }
            if (func114(data144) < 1) {
              const err360 = { instancePath: instancePath + "/rules_changed/" + i16, schemaPath: "#/properties/rules_changed/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err360];
              } else {
                vErrors.push(err360);
              }
              errors++;
            }
          } else {
            const err361 = { instancePath: instancePath + "/rules_changed/" + i16, schemaPath: "#/properties/rules_changed/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err361];
            } else {
              vErrors.push(err361);
            }
            errors++;
          }
        }
      } else {
        const err362 = { instancePath: instancePath + "/rules_changed", schemaPath: "#/properties/rules_changed/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err362];
        } else {
          vErrors.push(err362);
        }
        errors++;
      }
    }
    if (data.suppressions !== void 0 && func0.call(data, "suppressions")) {
      let data145 = data.suppressions;
      if (data145 && typeof data145 == "object" && !Array.isArray(data145)) {
        if (data145.applied === void 0 || !func0.call(data145, "applied")) {
          const err363 = { instancePath: instancePath + "/suppressions", schemaPath: "#/properties/suppressions/required", keyword: "required", params: { missingProperty: "applied" }, message: "must have required property 'applied'" };
          if (vErrors === null) {
            vErrors = [err363];
          } else {
            vErrors.push(err363);
          }
          errors++;
        }
        if (data145.expired === void 0 || !func0.call(data145, "expired")) {
          const err364 = { instancePath: instancePath + "/suppressions", schemaPath: "#/properties/suppressions/required", keyword: "required", params: { missingProperty: "expired" }, message: "must have required property 'expired'" };
          if (vErrors === null) {
            vErrors = [err364];
          } else {
            vErrors.push(err364);
          }
          errors++;
        }
        if (data145.unmatched === void 0 || !func0.call(data145, "unmatched")) {
          const err365 = { instancePath: instancePath + "/suppressions", schemaPath: "#/properties/suppressions/required", keyword: "required", params: { missingProperty: "unmatched" }, message: "must have required property 'unmatched'" };
          if (vErrors === null) {
            vErrors = [err365];
          } else {
            vErrors.push(err365);
          }
          errors++;
        }
        if (data145.added === void 0 || !func0.call(data145, "added")) {
          const err366 = { instancePath: instancePath + "/suppressions", schemaPath: "#/properties/suppressions/required", keyword: "required", params: { missingProperty: "added" }, message: "must have required property 'added'" };
          if (vErrors === null) {
            vErrors = [err366];
          } else {
            vErrors.push(err366);
          }
          errors++;
        }
        if (data145.unsure === void 0 || !func0.call(data145, "unsure")) {
          const err367 = { instancePath: instancePath + "/suppressions", schemaPath: "#/properties/suppressions/required", keyword: "required", params: { missingProperty: "unsure" }, message: "must have required property 'unsure'" };
          if (vErrors === null) {
            vErrors = [err367];
          } else {
            vErrors.push(err367);
          }
          errors++;
        }
        if (data145.graver === void 0 || !func0.call(data145, "graver")) {
          const err368 = { instancePath: instancePath + "/suppressions", schemaPath: "#/properties/suppressions/required", keyword: "required", params: { missingProperty: "graver" }, message: "must have required property 'graver'" };
          if (vErrors === null) {
            vErrors = [err368];
          } else {
            vErrors.push(err368);
          }
          errors++;
        }
        for (const key22 of Object.keys(data145)) {
          if (!(key22 === "applied" || key22 === "expired" || key22 === "unmatched" || key22 === "added" || key22 === "unsure" || key22 === "graver")) {
            const err369 = { instancePath: instancePath + "/suppressions", schemaPath: "#/properties/suppressions/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key22 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err369];
            } else {
              vErrors.push(err369);
            }
            errors++;
          }
        }
        if (data145.applied !== void 0 && func0.call(data145, "applied")) {
          let data146 = data145.applied;
          if (!(typeof data146 == "number" && (!(data146 % 1) && !isNaN(data146)) && isFinite(data146))) {
            const err370 = { instancePath: instancePath + "/suppressions/applied", schemaPath: "#/properties/suppressions/properties/applied/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err370];
            } else {
              vErrors.push(err370);
            }
            errors++;
          }
          if (typeof data146 == "number" && isFinite(data146)) {
            if (data146 < 0 || isNaN(data146)) {
              const err371 = { instancePath: instancePath + "/suppressions/applied", schemaPath: "#/properties/suppressions/properties/applied/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err371];
              } else {
                vErrors.push(err371);
              }
              errors++;
            }
          }
        }
        if (data145.expired !== void 0 && func0.call(data145, "expired")) {
          let data147 = data145.expired;
          if (Array.isArray(data147)) {
            const len17 = data147.length;
            for (let i17 = 0; i17 < len17; i17++) {
              if (typeof data147[i17] !== "string") {
                const err372 = { instancePath: instancePath + "/suppressions/expired/" + i17, schemaPath: "#/properties/suppressions/properties/expired/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err372];
                } else {
                  vErrors.push(err372);
                }
                errors++;
              }
            }
          } else {
            const err373 = { instancePath: instancePath + "/suppressions/expired", schemaPath: "#/properties/suppressions/properties/expired/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err373];
            } else {
              vErrors.push(err373);
            }
            errors++;
          }
        }
        if (data145.unmatched !== void 0 && func0.call(data145, "unmatched")) {
          let data149 = data145.unmatched;
          if (Array.isArray(data149)) {
            const len18 = data149.length;
            for (let i18 = 0; i18 < len18; i18++) {
              if (typeof data149[i18] !== "string") {
                const err374 = { instancePath: instancePath + "/suppressions/unmatched/" + i18, schemaPath: "#/properties/suppressions/properties/unmatched/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err374];
                } else {
                  vErrors.push(err374);
                }
                errors++;
              }
            }
          } else {
            const err375 = { instancePath: instancePath + "/suppressions/unmatched", schemaPath: "#/properties/suppressions/properties/unmatched/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err375];
            } else {
              vErrors.push(err375);
            }
            errors++;
          }
        }
        if (data145.added !== void 0 && func0.call(data145, "added")) {
          let data151 = data145.added;
          if (Array.isArray(data151)) {
            const len19 = data151.length;
            for (let i19 = 0; i19 < len19; i19++) {
              if (typeof data151[i19] !== "string") {
                const err376 = { instancePath: instancePath + "/suppressions/added/" + i19, schemaPath: "#/properties/suppressions/properties/added/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err376];
                } else {
                  vErrors.push(err376);
                }
                errors++;
              }
            }
          } else {
            const err377 = { instancePath: instancePath + "/suppressions/added", schemaPath: "#/properties/suppressions/properties/added/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err377];
            } else {
              vErrors.push(err377);
            }
            errors++;
          }
        }
        if (data145.unsure !== void 0 && func0.call(data145, "unsure")) {
          let data153 = data145.unsure;
          if (Array.isArray(data153)) {
            const len20 = data153.length;
            for (let i20 = 0; i20 < len20; i20++) {
              if (typeof data153[i20] !== "string") {
                const err378 = { instancePath: instancePath + "/suppressions/unsure/" + i20, schemaPath: "#/properties/suppressions/properties/unsure/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err378];
                } else {
                  vErrors.push(err378);
                }
                errors++;
              }
            }
          } else {
            const err379 = { instancePath: instancePath + "/suppressions/unsure", schemaPath: "#/properties/suppressions/properties/unsure/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err379];
            } else {
              vErrors.push(err379);
            }
            errors++;
          }
        }
        if (data145.graver !== void 0 && func0.call(data145, "graver")) {
          let data155 = data145.graver;
          if (Array.isArray(data155)) {
            const len21 = data155.length;
            for (let i21 = 0; i21 < len21; i21++) {
              if (typeof data155[i21] !== "string") {
                const err380 = { instancePath: instancePath + "/suppressions/graver/" + i21, schemaPath: "#/properties/suppressions/properties/graver/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err380];
                } else {
                  vErrors.push(err380);
                }
                errors++;
              }
            }
          } else {
            const err381 = { instancePath: instancePath + "/suppressions/graver", schemaPath: "#/properties/suppressions/properties/graver/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err381];
            } else {
              vErrors.push(err381);
            }
            errors++;
          }
        }
      } else {
        const err382 = { instancePath: instancePath + "/suppressions", schemaPath: "#/properties/suppressions/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err382];
        } else {
          vErrors.push(err382);
        }
        errors++;
      }
    }
    if (data.refused_claims !== void 0 && func0.call(data, "refused_claims")) {
      let data157 = data.refused_claims;
      if (Array.isArray(data157)) {
        const len22 = data157.length;
        for (let i22 = 0; i22 < len22; i22++) {
          if (typeof data157[i22] !== "string") {
            const err383 = { instancePath: instancePath + "/refused_claims/" + i22, schemaPath: "#/properties/refused_claims/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err383];
            } else {
              vErrors.push(err383);
            }
            errors++;
          }
        }
      } else {
        const err384 = { instancePath: instancePath + "/refused_claims", schemaPath: "#/properties/refused_claims/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err384];
        } else {
          vErrors.push(err384);
        }
        errors++;
      }
    }
    if (data.warnings !== void 0 && func0.call(data, "warnings")) {
      let data159 = data.warnings;
      if (Array.isArray(data159)) {
        const len23 = data159.length;
        for (let i23 = 0; i23 < len23; i23++) {
          if (typeof data159[i23] !== "string") {
            const err385 = { instancePath: instancePath + "/warnings/" + i23, schemaPath: "#/properties/warnings/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err385];
            } else {
              vErrors.push(err385);
            }
            errors++;
          }
        }
      } else {
        const err386 = { instancePath: instancePath + "/warnings", schemaPath: "#/properties/warnings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err386];
        } else {
          vErrors.push(err386);
        }
        errors++;
      }
    }
    if (data.word_of !== void 0 && func0.call(data, "word_of")) {
      let data161 = data.word_of;
      if (Array.isArray(data161)) {
        const len24 = data161.length;
        for (let i24 = 0; i24 < len24; i24++) {
          let data162 = data161[i24];
          if (typeof data162 === "string") {
            if (!pattern13.test(data162)) {
              const err387 = { instancePath: instancePath + "/word_of/" + i24, schemaPath: "#/properties/word_of/items/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}$" }, message: 'must match pattern "^[a-z0-9]{4,16}$"' };
              if (vErrors === null) {
                vErrors = [err387];
              } else {
                vErrors.push(err387);
              }
              errors++;
            }
          } else {
            const err388 = { instancePath: instancePath + "/word_of/" + i24, schemaPath: "#/properties/word_of/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err388];
            } else {
              vErrors.push(err388);
            }
            errors++;
          }
        }
      } else {
        const err389 = { instancePath: instancePath + "/word_of", schemaPath: "#/properties/word_of/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err389];
        } else {
          vErrors.push(err389);
        }
        errors++;
      }
    }
    if (data.recommendation !== void 0 && func0.call(data, "recommendation")) {
      let data163 = data.recommendation;
      if (!(data163 === "approve" || data163 === "request-changes" || data163 === "needs-discussion")) {
        const err390 = { instancePath: instancePath + "/recommendation", schemaPath: "#/properties/recommendation/enum", keyword: "enum", params: { allowedValues: schema11.properties.recommendation.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err390];
        } else {
          vErrors.push(err390);
        }
        errors++;
      }
    }
    if (data.risk_areas !== void 0 && func0.call(data, "risk_areas")) {
      let data164 = data.risk_areas;
      if (Array.isArray(data164)) {
        const len25 = data164.length;
        for (let i25 = 0; i25 < len25; i25++) {
          if (typeof data164[i25] !== "string") {
            const err391 = { instancePath: instancePath + "/risk_areas/" + i25, schemaPath: "#/properties/risk_areas/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err391];
            } else {
              vErrors.push(err391);
            }
            errors++;
          }
        }
      } else {
        const err392 = { instancePath: instancePath + "/risk_areas", schemaPath: "#/properties/risk_areas/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err392];
        } else {
          vErrors.push(err392);
        }
        errors++;
      }
    }
    if (data.cost !== void 0 && func0.call(data, "cost")) {
      let data166 = data.cost;
      if (data166 && typeof data166 == "object" && !Array.isArray(data166)) {
        if (data166.agents === void 0 || !func0.call(data166, "agents")) {
          const err393 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/required", keyword: "required", params: { missingProperty: "agents" }, message: "must have required property 'agents'" };
          if (vErrors === null) {
            vErrors = [err393];
          } else {
            vErrors.push(err393);
          }
          errors++;
        }
        if (data166.packet_bytes === void 0 || !func0.call(data166, "packet_bytes")) {
          const err394 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/required", keyword: "required", params: { missingProperty: "packet_bytes" }, message: "must have required property 'packet_bytes'" };
          if (vErrors === null) {
            vErrors = [err394];
          } else {
            vErrors.push(err394);
          }
          errors++;
        }
        if (data166.tokens === void 0 || !func0.call(data166, "tokens")) {
          const err395 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/required", keyword: "required", params: { missingProperty: "tokens" }, message: "must have required property 'tokens'" };
          if (vErrors === null) {
            vErrors = [err395];
          } else {
            vErrors.push(err395);
          }
          errors++;
        }
        if (data166.by_agent === void 0 || !func0.call(data166, "by_agent")) {
          const err396 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/required", keyword: "required", params: { missingProperty: "by_agent" }, message: "must have required property 'by_agent'" };
          if (vErrors === null) {
            vErrors = [err396];
          } else {
            vErrors.push(err396);
          }
          errors++;
        }
        for (const key23 of Object.keys(data166)) {
          if (!(key23 === "agents" || key23 === "packet_bytes" || key23 === "tokens" || key23 === "by_agent")) {
            const err397 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key23 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err397];
            } else {
              vErrors.push(err397);
            }
            errors++;
          }
        }
        if (data166.agents !== void 0 && func0.call(data166, "agents")) {
          let data167 = data166.agents;
          if (!(typeof data167 == "number" && (!(data167 % 1) && !isNaN(data167)) && isFinite(data167))) {
            const err398 = { instancePath: instancePath + "/cost/agents", schemaPath: "#/properties/cost/properties/agents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err398];
            } else {
              vErrors.push(err398);
            }
            errors++;
          }
          if (typeof data167 == "number" && isFinite(data167)) {
            if (data167 < 0 || isNaN(data167)) {
              const err399 = { instancePath: instancePath + "/cost/agents", schemaPath: "#/properties/cost/properties/agents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err399];
              } else {
                vErrors.push(err399);
              }
              errors++;
            }
          }
        }
        if (data166.packet_bytes !== void 0 && func0.call(data166, "packet_bytes")) {
          let data168 = data166.packet_bytes;
          if (!(typeof data168 == "number" && (!(data168 % 1) && !isNaN(data168)) && isFinite(data168))) {
            const err400 = { instancePath: instancePath + "/cost/packet_bytes", schemaPath: "#/properties/cost/properties/packet_bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err400];
            } else {
              vErrors.push(err400);
            }
            errors++;
          }
          if (typeof data168 == "number" && isFinite(data168)) {
            if (data168 < 0 || isNaN(data168)) {
              const err401 = { instancePath: instancePath + "/cost/packet_bytes", schemaPath: "#/properties/cost/properties/packet_bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err401];
              } else {
                vErrors.push(err401);
              }
              errors++;
            }
          }
        }
        if (data166.tokens !== void 0 && func0.call(data166, "tokens")) {
          let data169 = data166.tokens;
          const _errs376 = errors;
          let valid83 = false;
          const _errs377 = errors;
          if (!(typeof data169 == "number" && (!(data169 % 1) && !isNaN(data169)) && isFinite(data169))) {
            const err402 = { instancePath: instancePath + "/cost/tokens", schemaPath: "#/properties/cost/properties/tokens/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err402];
            } else {
              vErrors.push(err402);
            }
            errors++;
          }
          if (typeof data169 == "number" && isFinite(data169)) {
            if (data169 < 0 || isNaN(data169)) {
              const err403 = { instancePath: instancePath + "/cost/tokens", schemaPath: "#/properties/cost/properties/tokens/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err403];
              } else {
                vErrors.push(err403);
              }
              errors++;
            }
          }
          var _valid7 = _errs377 === errors;
          valid83 = valid83 || _valid7;
          if (!valid83) {
            const _errs379 = errors;
            if (data169 !== null) {
              const err404 = { instancePath: instancePath + "/cost/tokens", schemaPath: "#/properties/cost/properties/tokens/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              if (vErrors === null) {
                vErrors = [err404];
              } else {
                vErrors.push(err404);
              }
              errors++;
            }
            var _valid7 = _errs379 === errors;
            valid83 = valid83 || _valid7;
          }
          if (!valid83) {
            const err405 = { instancePath: instancePath + "/cost/tokens", schemaPath: "#/properties/cost/properties/tokens/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
            if (vErrors === null) {
              vErrors = [err405];
            } else {
              vErrors.push(err405);
            }
            errors++;
          } else {
            errors = _errs376;
            if (vErrors !== null) {
              if (_errs376) {
                vErrors.length = _errs376;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data166.by_agent !== void 0 && func0.call(data166, "by_agent")) {
          let data170 = data166.by_agent;
          if (Array.isArray(data170)) {
            const len26 = data170.length;
            for (let i26 = 0; i26 < len26; i26++) {
              let data171 = data170[i26];
              if (data171 && typeof data171 == "object" && !Array.isArray(data171)) {
                if (data171.phase === void 0 || !func0.call(data171, "phase")) {
                  const err406 = { instancePath: instancePath + "/cost/by_agent/" + i26, schemaPath: "#/properties/cost/properties/by_agent/items/required", keyword: "required", params: { missingProperty: "phase" }, message: "must have required property 'phase'" };
                  if (vErrors === null) {
                    vErrors = [err406];
                  } else {
                    vErrors.push(err406);
                  }
                  errors++;
                }
                if (data171.agent === void 0 || !func0.call(data171, "agent")) {
                  const err407 = { instancePath: instancePath + "/cost/by_agent/" + i26, schemaPath: "#/properties/cost/properties/by_agent/items/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'" };
                  if (vErrors === null) {
                    vErrors = [err407];
                  } else {
                    vErrors.push(err407);
                  }
                  errors++;
                }
                if (data171.calls === void 0 || !func0.call(data171, "calls")) {
                  const err408 = { instancePath: instancePath + "/cost/by_agent/" + i26, schemaPath: "#/properties/cost/properties/by_agent/items/required", keyword: "required", params: { missingProperty: "calls" }, message: "must have required property 'calls'" };
                  if (vErrors === null) {
                    vErrors = [err408];
                  } else {
                    vErrors.push(err408);
                  }
                  errors++;
                }
                if (data171.packet_bytes === void 0 || !func0.call(data171, "packet_bytes")) {
                  const err409 = { instancePath: instancePath + "/cost/by_agent/" + i26, schemaPath: "#/properties/cost/properties/by_agent/items/required", keyword: "required", params: { missingProperty: "packet_bytes" }, message: "must have required property 'packet_bytes'" };
                  if (vErrors === null) {
                    vErrors = [err409];
                  } else {
                    vErrors.push(err409);
                  }
                  errors++;
                }
                if (data171.tokens === void 0 || !func0.call(data171, "tokens")) {
                  const err410 = { instancePath: instancePath + "/cost/by_agent/" + i26, schemaPath: "#/properties/cost/properties/by_agent/items/required", keyword: "required", params: { missingProperty: "tokens" }, message: "must have required property 'tokens'" };
                  if (vErrors === null) {
                    vErrors = [err410];
                  } else {
                    vErrors.push(err410);
                  }
                  errors++;
                }
                if (data171.calls_with_tokens === void 0 || !func0.call(data171, "calls_with_tokens")) {
                  const err411 = { instancePath: instancePath + "/cost/by_agent/" + i26, schemaPath: "#/properties/cost/properties/by_agent/items/required", keyword: "required", params: { missingProperty: "calls_with_tokens" }, message: "must have required property 'calls_with_tokens'" };
                  if (vErrors === null) {
                    vErrors = [err411];
                  } else {
                    vErrors.push(err411);
                  }
                  errors++;
                }
                for (const key24 of Object.keys(data171)) {
                  if (!(key24 === "phase" || key24 === "agent" || key24 === "calls" || key24 === "packet_bytes" || key24 === "tokens" || key24 === "calls_with_tokens")) {
                    const err412 = { instancePath: instancePath + "/cost/by_agent/" + i26, schemaPath: "#/properties/cost/properties/by_agent/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key24 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err412];
                    } else {
                      vErrors.push(err412);
                    }
                    errors++;
                  }
                }
                if (data171.phase !== void 0 && func0.call(data171, "phase")) {
                  let data172 = data171.phase;
                  if (!(data172 === "summary" || data172 === "review" || data172 === "sources" || data172 === "score" || data172 === "judge" || data172 === "hunt" || data172 === "triage" || data172 === "fix" || data172 === "verify")) {
                    const err413 = { instancePath: instancePath + "/cost/by_agent/" + i26 + "/phase", schemaPath: "#/properties/cost/properties/by_agent/items/properties/phase/enum", keyword: "enum", params: { allowedValues: schema11.properties.cost.properties.by_agent.items.properties.phase.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err413];
                    } else {
                      vErrors.push(err413);
                    }
                    errors++;
                  }
                }
                if (data171.agent !== void 0 && func0.call(data171, "agent")) {
                  let data173 = data171.agent;
                  if (!(data173 === "change-summarizer" || data173 === "rules-compliance" || data173 === "bug-scan" || data173 === "dependency-check" || data173 === "history-context" || data173 === "comment-compliance" || data173 === "intent-fulfilment" || data173 === "caller-impact" || data173 === "data-flow-security" || data173 === "codebase-fit" || data173 === "source-reader" || data173 === "finding-scorer" || data173 === "execute-step-validator" || data173 === "audit-specialist" || data173 === "audit-triage" || data173 === "fix-executor" || data173 === "fix-diff-reviewer")) {
                    const err414 = { instancePath: instancePath + "/cost/by_agent/" + i26 + "/agent", schemaPath: "#/properties/cost/properties/by_agent/items/properties/agent/enum", keyword: "enum", params: { allowedValues: schema11.properties.cost.properties.by_agent.items.properties.agent.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err414];
                    } else {
                      vErrors.push(err414);
                    }
                    errors++;
                  }
                }
                if (data171.calls !== void 0 && func0.call(data171, "calls")) {
                  let data174 = data171.calls;
                  if (!(typeof data174 == "number" && (!(data174 % 1) && !isNaN(data174)) && isFinite(data174))) {
                    const err415 = { instancePath: instancePath + "/cost/by_agent/" + i26 + "/calls", schemaPath: "#/properties/cost/properties/by_agent/items/properties/calls/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err415];
                    } else {
                      vErrors.push(err415);
                    }
                    errors++;
                  }
                  if (typeof data174 == "number" && isFinite(data174)) {
                    if (data174 < 0 || isNaN(data174)) {
                      const err416 = { instancePath: instancePath + "/cost/by_agent/" + i26 + "/calls", schemaPath: "#/properties/cost/properties/by_agent/items/properties/calls/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      if (vErrors === null) {
                        vErrors = [err416];
                      } else {
                        vErrors.push(err416);
                      }
                      errors++;
                    }
                  }
                }
                if (data171.packet_bytes !== void 0 && func0.call(data171, "packet_bytes")) {
                  let data175 = data171.packet_bytes;
                  if (!(typeof data175 == "number" && (!(data175 % 1) && !isNaN(data175)) && isFinite(data175))) {
                    const err417 = { instancePath: instancePath + "/cost/by_agent/" + i26 + "/packet_bytes", schemaPath: "#/properties/cost/properties/by_agent/items/properties/packet_bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err417];
                    } else {
                      vErrors.push(err417);
                    }
                    errors++;
                  }
                  if (typeof data175 == "number" && isFinite(data175)) {
                    if (data175 < 0 || isNaN(data175)) {
                      const err418 = { instancePath: instancePath + "/cost/by_agent/" + i26 + "/packet_bytes", schemaPath: "#/properties/cost/properties/by_agent/items/properties/packet_bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      if (vErrors === null) {
                        vErrors = [err418];
                      } else {
                        vErrors.push(err418);
                      }
                      errors++;
                    }
                  }
                }
                if (data171.tokens !== void 0 && func0.call(data171, "tokens")) {
                  let data176 = data171.tokens;
                  const _errs393 = errors;
                  let valid87 = false;
                  const _errs394 = errors;
                  if (!(typeof data176 == "number" && (!(data176 % 1) && !isNaN(data176)) && isFinite(data176))) {
                    const err419 = { instancePath: instancePath + "/cost/by_agent/" + i26 + "/tokens", schemaPath: "#/properties/cost/properties/by_agent/items/properties/tokens/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err419];
                    } else {
                      vErrors.push(err419);
                    }
                    errors++;
                  }
                  if (typeof data176 == "number" && isFinite(data176)) {
                    if (data176 < 0 || isNaN(data176)) {
                      const err420 = { instancePath: instancePath + "/cost/by_agent/" + i26 + "/tokens", schemaPath: "#/properties/cost/properties/by_agent/items/properties/tokens/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      if (vErrors === null) {
                        vErrors = [err420];
                      } else {
                        vErrors.push(err420);
                      }
                      errors++;
                    }
                  }
                  var _valid8 = _errs394 === errors;
                  valid87 = valid87 || _valid8;
                  if (!valid87) {
                    const _errs396 = errors;
                    if (data176 !== null) {
                      const err421 = { instancePath: instancePath + "/cost/by_agent/" + i26 + "/tokens", schemaPath: "#/properties/cost/properties/by_agent/items/properties/tokens/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                      if (vErrors === null) {
                        vErrors = [err421];
                      } else {
                        vErrors.push(err421);
                      }
                      errors++;
                    }
                    var _valid8 = _errs396 === errors;
                    valid87 = valid87 || _valid8;
                  }
                  if (!valid87) {
                    const err422 = { instancePath: instancePath + "/cost/by_agent/" + i26 + "/tokens", schemaPath: "#/properties/cost/properties/by_agent/items/properties/tokens/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    if (vErrors === null) {
                      vErrors = [err422];
                    } else {
                      vErrors.push(err422);
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
                if (data171.calls_with_tokens !== void 0 && func0.call(data171, "calls_with_tokens")) {
                  let data177 = data171.calls_with_tokens;
                  if (!(typeof data177 == "number" && (!(data177 % 1) && !isNaN(data177)) && isFinite(data177))) {
                    const err423 = { instancePath: instancePath + "/cost/by_agent/" + i26 + "/calls_with_tokens", schemaPath: "#/properties/cost/properties/by_agent/items/properties/calls_with_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err423];
                    } else {
                      vErrors.push(err423);
                    }
                    errors++;
                  }
                  if (typeof data177 == "number" && isFinite(data177)) {
                    if (data177 < 0 || isNaN(data177)) {
                      const err424 = { instancePath: instancePath + "/cost/by_agent/" + i26 + "/calls_with_tokens", schemaPath: "#/properties/cost/properties/by_agent/items/properties/calls_with_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      if (vErrors === null) {
                        vErrors = [err424];
                      } else {
                        vErrors.push(err424);
                      }
                      errors++;
                    }
                  }
                }
              } else {
                const err425 = { instancePath: instancePath + "/cost/by_agent/" + i26, schemaPath: "#/properties/cost/properties/by_agent/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err425];
                } else {
                  vErrors.push(err425);
                }
                errors++;
              }
            }
          } else {
            const err426 = { instancePath: instancePath + "/cost/by_agent", schemaPath: "#/properties/cost/properties/by_agent/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err426];
            } else {
              vErrors.push(err426);
            }
            errors++;
          }
        }
      } else {
        const err427 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err427];
        } else {
          vErrors.push(err427);
        }
        errors++;
      }
    }
  } else {
    const err428 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err428];
    } else {
      vErrors.push(err428);
    }
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  validate
});
});
