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
parts["report-VCZIOTUX"] = part((module, exports) => {
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
var schema11 = { "type": "object", "required": ["schema", "version", "run", "title", "status", "gaps", "exit", "captured", "scope", "counts", "coverage", "since", "findings", "dropped", "rules_changed", "suppressions", "refused_claims", "warnings", "recommendation", "risk_areas", "cost"], "properties": { "schema": { "type": "number", "const": 1 }, "version": { "type": "string" }, "run": { "type": "string" }, "title": { "type": "string" }, "status": { "enum": ["complete", "incomplete", "failed"] }, "gaps": { "type": "array", "items": { "type": "string" } }, "exit": { "type": "integer" }, "captured": { "enum": ["hooks", "manual"] }, "scope": { "type": "object", "required": ["note", "base", "head", "files", "changed_lines", "skipped"], "properties": { "note": { "type": "string" }, "shard": { "type": "object", "required": ["index", "of", "all_files"], "properties": { "index": { "type": "integer", "minimum": 1 }, "of": { "type": "integer", "minimum": 1 }, "all_files": { "type": "integer", "minimum": 0 } }, "additionalProperties": false }, "base": { "type": "object", "required": ["sha", "label", "why"], "properties": { "sha": { "anyOf": [{ "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, { "type": "null" }] }, "label": { "type": "string" }, "why": { "type": "string" } }, "additionalProperties": false }, "head": { "type": "object", "required": ["sha", "label", "why"], "properties": { "sha": { "anyOf": [{ "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, { "type": "null" }] }, "label": { "type": "string" }, "why": { "type": "string" } }, "additionalProperties": false }, "files": { "type": "integer", "minimum": 0 }, "changed_lines": { "type": "integer", "minimum": 0 }, "skipped": { "type": "array", "items": { "type": "object", "required": ["path", "reason", "bytes"], "properties": { "path": { "type": "string", "minLength": 1, "maxLength": 4096 }, "reason": { "type": "string" }, "bytes": { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] } }, "additionalProperties": false } } }, "additionalProperties": false }, "counts": { "type": "object", "required": ["raised", "followed", "shown", "critical", "important", "minor", "unscored", "not_scored", "dropped"], "properties": { "raised": { "type": "integer", "minimum": 0 }, "followed": { "type": "integer", "minimum": 0 }, "shown": { "type": "integer", "minimum": 0 }, "critical": { "type": "integer", "minimum": 0 }, "important": { "type": "integer", "minimum": 0 }, "minor": { "type": "integer", "minimum": 0 }, "unscored": { "type": "integer", "minimum": 0 }, "not_scored": { "type": "integer", "minimum": 0 }, "dropped": { "type": "object", "patternProperties": { "^.*$": { "type": "integer", "minimum": 0 } } } }, "additionalProperties": false }, "coverage": { "type": "object", "required": ["hunks", "reviewed", "carried", "lenses"], "properties": { "hunks": { "type": "integer", "minimum": 0 }, "reviewed": { "type": "integer", "minimum": 0 }, "carried": { "type": "integer", "minimum": 0 }, "lenses": { "type": "array", "items": { "type": "object", "required": ["lens", "slots", "stored", "hunks", "reviewed", "carried", "why"], "properties": { "lens": { "enum": ["rules-compliance", "bug-scan", "dependency-check", "history-context", "comment-compliance", "intent-fulfilment", "caller-impact", "data-flow-security", "codebase-fit"] }, "slots": { "type": "integer", "minimum": 0 }, "stored": { "type": "integer", "minimum": 0 }, "hunks": { "type": "integer", "minimum": 0 }, "reviewed": { "type": "integer", "minimum": 0 }, "carried": { "type": "integer", "minimum": 0 }, "why": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "not_sent": { "type": "array", "items": { "type": "object", "required": ["path", "why"], "properties": { "path": { "type": "string", "minLength": 1, "maxLength": 4096 }, "why": { "type": "string" } }, "additionalProperties": false } } }, "additionalProperties": false } } }, "additionalProperties": false }, "since": { "anyOf": [{ "type": "null" }, { "type": "object", "required": ["run", "planned_at", "new", "open", "fixed", "dismissed", "withdrawn", "gone"], "properties": { "run": { "type": "string" }, "planned_at": { "type": "string" }, "new": { "type": "integer", "minimum": 0 }, "open": { "type": "integer", "minimum": 0 }, "fixed": { "type": "integer", "minimum": 0 }, "dismissed": { "type": "integer", "minimum": 0 }, "withdrawn": { "type": "integer", "minimum": 0 }, "gone": { "type": "array", "items": { "type": "object", "required": ["fingerprint", "file", "line", "title", "lens", "became", "why"], "properties": { "fingerprint": { "type": "string" }, "file": { "type": "string", "minLength": 1, "maxLength": 4096 }, "line": { "type": "integer" }, "title": { "type": "string" }, "lens": { "enum": ["rules-compliance", "bug-scan", "dependency-check", "history-context", "comment-compliance", "intent-fulfilment", "caller-impact", "data-flow-security", "codebase-fit"] }, "became": { "enum": ["fixed", "dismissed", "withdrawn"] }, "why": { "type": "string" } }, "additionalProperties": false } } }, "additionalProperties": false }] }, "findings": { "type": "array", "items": { "type": "object", "required": ["id", "fingerprint", "file", "lines", "side", "severity", "score", "group", "state", "since", "title", "why", "lens", "witnesses", "placement", "evidence", "suggested_fix"], "properties": { "id": { "type": "string" }, "fingerprint": { "type": "string" }, "file": { "type": "string", "minLength": 1, "maxLength": 4096 }, "lines": { "type": "array", "items": { "type": "integer", "minimum": 1 }, "minItems": 2, "maxItems": 2 }, "side": { "enum": ["old", "new"] }, "severity": { "enum": ["critical", "high", "medium", "low"] }, "score": { "anyOf": [{ "type": "integer", "minimum": 0, "maximum": 100 }, { "type": "null" }] }, "group": { "enum": ["critical", "important", "minor", "unscored", "not-scored"] }, "state": { "enum": ["new", "open"] }, "since": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "title": { "type": "string" }, "why": { "type": "string" }, "lens": { "enum": ["rules-compliance", "bug-scan", "dependency-check", "history-context", "comment-compliance", "intent-fulfilment", "caller-impact", "data-flow-security", "codebase-fit"] }, "witnesses": { "type": "array", "items": { "type": "string" } }, "placement": { "type": "string" }, "evidence": { "type": "array", "items": { "type": "object", "required": ["kind", "source", "text"], "properties": { "kind": { "type": "string" }, "source": { "type": "string" }, "text": { "type": "string" } }, "additionalProperties": false } }, "suggested_fix": { "type": "string" } }, "additionalProperties": false } }, "dropped": { "type": "array", "items": { "type": "object", "required": ["finding", "reason"], "properties": { "finding": { "type": "object", "required": ["file", "line", "title", "lens"], "properties": { "file": { "type": "string" }, "line": { "type": "integer" }, "title": { "type": "string" }, "lens": { "enum": ["rules-compliance", "bug-scan", "dependency-check", "history-context", "comment-compliance", "intent-fulfilment", "caller-impact", "data-flow-security", "codebase-fit"] }, "fingerprint": { "type": "string" }, "side": { "enum": ["old", "new"] } }, "additionalProperties": false }, "reason": { "type": "object", "required": ["kind", "text"], "properties": { "kind": { "type": "string" }, "text": { "type": "string" } }, "additionalProperties": false } }, "additionalProperties": false } }, "rules_changed": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 4096 } }, "suppressions": { "type": "object", "required": ["applied", "expired", "unmatched", "added"], "properties": { "applied": { "type": "integer", "minimum": 0 }, "expired": { "type": "array", "items": { "type": "string" } }, "unmatched": { "type": "array", "items": { "type": "string" } }, "added": { "type": "array", "items": { "type": "string" } } }, "additionalProperties": false }, "refused_claims": { "type": "array", "items": { "type": "string" } }, "warnings": { "type": "array", "items": { "type": "string" } }, "recommendation": { "enum": ["approve", "request-changes", "needs-discussion"] }, "risk_areas": { "type": "array", "items": { "type": "string" } }, "cost": { "type": "object", "required": ["agents", "packet_bytes", "tokens", "by_agent"], "properties": { "agents": { "type": "integer", "minimum": 0 }, "packet_bytes": { "type": "integer", "minimum": 0 }, "tokens": { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] }, "by_agent": { "type": "array", "items": { "type": "object", "required": ["phase", "agent", "calls", "packet_bytes", "tokens", "calls_with_tokens"], "properties": { "phase": { "enum": ["summary", "review", "score", "judge", "hunt", "triage", "fix", "verify"] }, "agent": { "enum": ["change-summarizer", "rules-compliance", "bug-scan", "dependency-check", "history-context", "comment-compliance", "intent-fulfilment", "caller-impact", "data-flow-security", "codebase-fit", "finding-scorer", "execute-step-validator", "audit-specialist", "audit-triage", "fix-executor", "fix-diff-reviewer"] }, "calls": { "type": "integer", "minimum": 0 }, "packet_bytes": { "type": "integer", "minimum": 0 }, "tokens": { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] }, "calls_with_tokens": { "type": "integer", "minimum": 0 } }, "additionalProperties": false } } }, "additionalProperties": false } }, "additionalProperties": false };
var func0 = Object.prototype.hasOwnProperty;
var func111 = require_ucs2length().default;
var pattern0 = new RegExp("^[0-9a-f]{40,64}$", "u");
var pattern2 = new RegExp("^.*$", "u");
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
          if (!(key1 === "note" || key1 === "shard" || key1 === "base" || key1 === "head" || key1 === "files" || key1 === "changed_lines" || key1 === "skipped")) {
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
        if (data9.base !== void 0 && func0.call(data9, "base")) {
          let data15 = data9.base;
          if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
            if (data15.sha === void 0 || !func0.call(data15, "sha")) {
              const err51 = { instancePath: instancePath + "/scope/base", schemaPath: "#/properties/scope/properties/base/required", keyword: "required", params: { missingProperty: "sha" }, message: "must have required property 'sha'" };
              if (vErrors === null) {
                vErrors = [err51];
              } else {
                vErrors.push(err51);
              }
              errors++;
            }
            if (data15.label === void 0 || !func0.call(data15, "label")) {
              const err52 = { instancePath: instancePath + "/scope/base", schemaPath: "#/properties/scope/properties/base/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
              if (vErrors === null) {
                vErrors = [err52];
              } else {
                vErrors.push(err52);
              }
              errors++;
            }
            if (data15.why === void 0 || !func0.call(data15, "why")) {
              const err53 = { instancePath: instancePath + "/scope/base", schemaPath: "#/properties/scope/properties/base/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
              if (vErrors === null) {
                vErrors = [err53];
              } else {
                vErrors.push(err53);
              }
              errors++;
            }
            for (const key3 of Object.keys(data15)) {
              if (!(key3 === "sha" || key3 === "label" || key3 === "why")) {
                const err54 = { instancePath: instancePath + "/scope/base", schemaPath: "#/properties/scope/properties/base/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err54];
                } else {
                  vErrors.push(err54);
                }
                errors++;
              }
            }
            if (data15.sha !== void 0 && func0.call(data15, "sha")) {
              let data16 = data15.sha;
              const _errs36 = errors;
              let valid6 = false;
              const _errs37 = errors;
              if (typeof data16 === "string") {
                if (!pattern0.test(data16)) {
                  const err55 = { instancePath: instancePath + "/scope/base/sha", schemaPath: "#/properties/scope/properties/base/properties/sha/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                  if (vErrors === null) {
                    vErrors = [err55];
                  } else {
                    vErrors.push(err55);
                  }
                  errors++;
                }
              } else {
                const err56 = { instancePath: instancePath + "/scope/base/sha", schemaPath: "#/properties/scope/properties/base/properties/sha/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err56];
                } else {
                  vErrors.push(err56);
                }
                errors++;
              }
              var _valid0 = _errs37 === errors;
              valid6 = valid6 || _valid0;
              if (!valid6) {
                const _errs39 = errors;
                if (data16 !== null) {
                  const err57 = { instancePath: instancePath + "/scope/base/sha", schemaPath: "#/properties/scope/properties/base/properties/sha/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err57];
                  } else {
                    vErrors.push(err57);
                  }
                  errors++;
                }
                var _valid0 = _errs39 === errors;
                valid6 = valid6 || _valid0;
              }
              if (!valid6) {
                const err58 = { instancePath: instancePath + "/scope/base/sha", schemaPath: "#/properties/scope/properties/base/properties/sha/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err58];
                } else {
                  vErrors.push(err58);
                }
                errors++;
              } else {
                errors = _errs36;
                if (vErrors !== null) {
                  if (_errs36) {
                    vErrors.length = _errs36;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
            if (data15.label !== void 0 && func0.call(data15, "label")) {
              if (typeof data15.label !== "string") {
                const err59 = { instancePath: instancePath + "/scope/base/label", schemaPath: "#/properties/scope/properties/base/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err59];
                } else {
                  vErrors.push(err59);
                }
                errors++;
              }
            }
            if (data15.why !== void 0 && func0.call(data15, "why")) {
              if (typeof data15.why !== "string") {
                const err60 = { instancePath: instancePath + "/scope/base/why", schemaPath: "#/properties/scope/properties/base/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err60];
                } else {
                  vErrors.push(err60);
                }
                errors++;
              }
            }
          } else {
            const err61 = { instancePath: instancePath + "/scope/base", schemaPath: "#/properties/scope/properties/base/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err61];
            } else {
              vErrors.push(err61);
            }
            errors++;
          }
        }
        if (data9.head !== void 0 && func0.call(data9, "head")) {
          let data19 = data9.head;
          if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
            if (data19.sha === void 0 || !func0.call(data19, "sha")) {
              const err62 = { instancePath: instancePath + "/scope/head", schemaPath: "#/properties/scope/properties/head/required", keyword: "required", params: { missingProperty: "sha" }, message: "must have required property 'sha'" };
              if (vErrors === null) {
                vErrors = [err62];
              } else {
                vErrors.push(err62);
              }
              errors++;
            }
            if (data19.label === void 0 || !func0.call(data19, "label")) {
              const err63 = { instancePath: instancePath + "/scope/head", schemaPath: "#/properties/scope/properties/head/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
              if (vErrors === null) {
                vErrors = [err63];
              } else {
                vErrors.push(err63);
              }
              errors++;
            }
            if (data19.why === void 0 || !func0.call(data19, "why")) {
              const err64 = { instancePath: instancePath + "/scope/head", schemaPath: "#/properties/scope/properties/head/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
              if (vErrors === null) {
                vErrors = [err64];
              } else {
                vErrors.push(err64);
              }
              errors++;
            }
            for (const key4 of Object.keys(data19)) {
              if (!(key4 === "sha" || key4 === "label" || key4 === "why")) {
                const err65 = { instancePath: instancePath + "/scope/head", schemaPath: "#/properties/scope/properties/head/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err65];
                } else {
                  vErrors.push(err65);
                }
                errors++;
              }
            }
            if (data19.sha !== void 0 && func0.call(data19, "sha")) {
              let data20 = data19.sha;
              const _errs49 = errors;
              let valid8 = false;
              const _errs50 = errors;
              if (typeof data20 === "string") {
                if (!pattern0.test(data20)) {
                  const err66 = { instancePath: instancePath + "/scope/head/sha", schemaPath: "#/properties/scope/properties/head/properties/sha/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                  if (vErrors === null) {
                    vErrors = [err66];
                  } else {
                    vErrors.push(err66);
                  }
                  errors++;
                }
              } else {
                const err67 = { instancePath: instancePath + "/scope/head/sha", schemaPath: "#/properties/scope/properties/head/properties/sha/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err67];
                } else {
                  vErrors.push(err67);
                }
                errors++;
              }
              var _valid1 = _errs50 === errors;
              valid8 = valid8 || _valid1;
              if (!valid8) {
                const _errs52 = errors;
                if (data20 !== null) {
                  const err68 = { instancePath: instancePath + "/scope/head/sha", schemaPath: "#/properties/scope/properties/head/properties/sha/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err68];
                  } else {
                    vErrors.push(err68);
                  }
                  errors++;
                }
                var _valid1 = _errs52 === errors;
                valid8 = valid8 || _valid1;
              }
              if (!valid8) {
                const err69 = { instancePath: instancePath + "/scope/head/sha", schemaPath: "#/properties/scope/properties/head/properties/sha/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err69];
                } else {
                  vErrors.push(err69);
                }
                errors++;
              } else {
                errors = _errs49;
                if (vErrors !== null) {
                  if (_errs49) {
                    vErrors.length = _errs49;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
            if (data19.label !== void 0 && func0.call(data19, "label")) {
              if (typeof data19.label !== "string") {
                const err70 = { instancePath: instancePath + "/scope/head/label", schemaPath: "#/properties/scope/properties/head/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err70];
                } else {
                  vErrors.push(err70);
                }
                errors++;
              }
            }
            if (data19.why !== void 0 && func0.call(data19, "why")) {
              if (typeof data19.why !== "string") {
                const err71 = { instancePath: instancePath + "/scope/head/why", schemaPath: "#/properties/scope/properties/head/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err71];
                } else {
                  vErrors.push(err71);
                }
                errors++;
              }
            }
          } else {
            const err72 = { instancePath: instancePath + "/scope/head", schemaPath: "#/properties/scope/properties/head/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err72];
            } else {
              vErrors.push(err72);
            }
            errors++;
          }
        }
        if (data9.files !== void 0 && func0.call(data9, "files")) {
          let data23 = data9.files;
          if (!(typeof data23 == "number" && (!(data23 % 1) && !isNaN(data23)) && isFinite(data23))) {
            const err73 = { instancePath: instancePath + "/scope/files", schemaPath: "#/properties/scope/properties/files/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err73];
            } else {
              vErrors.push(err73);
            }
            errors++;
          }
          if (typeof data23 == "number" && isFinite(data23)) {
            if (data23 < 0 || isNaN(data23)) {
              const err74 = { instancePath: instancePath + "/scope/files", schemaPath: "#/properties/scope/properties/files/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err74];
              } else {
                vErrors.push(err74);
              }
              errors++;
            }
          }
        }
        if (data9.changed_lines !== void 0 && func0.call(data9, "changed_lines")) {
          let data24 = data9.changed_lines;
          if (!(typeof data24 == "number" && (!(data24 % 1) && !isNaN(data24)) && isFinite(data24))) {
            const err75 = { instancePath: instancePath + "/scope/changed_lines", schemaPath: "#/properties/scope/properties/changed_lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err75];
            } else {
              vErrors.push(err75);
            }
            errors++;
          }
          if (typeof data24 == "number" && isFinite(data24)) {
            if (data24 < 0 || isNaN(data24)) {
              const err76 = { instancePath: instancePath + "/scope/changed_lines", schemaPath: "#/properties/scope/properties/changed_lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err76];
              } else {
                vErrors.push(err76);
              }
              errors++;
            }
          }
        }
        if (data9.skipped !== void 0 && func0.call(data9, "skipped")) {
          let data25 = data9.skipped;
          if (Array.isArray(data25)) {
            const len1 = data25.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data26 = data25[i1];
              if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
                if (data26.path === void 0 || !func0.call(data26, "path")) {
                  const err77 = { instancePath: instancePath + "/scope/skipped/" + i1, schemaPath: "#/properties/scope/properties/skipped/items/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
                  if (vErrors === null) {
                    vErrors = [err77];
                  } else {
                    vErrors.push(err77);
                  }
                  errors++;
                }
                if (data26.reason === void 0 || !func0.call(data26, "reason")) {
                  const err78 = { instancePath: instancePath + "/scope/skipped/" + i1, schemaPath: "#/properties/scope/properties/skipped/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                  if (vErrors === null) {
                    vErrors = [err78];
                  } else {
                    vErrors.push(err78);
                  }
                  errors++;
                }
                if (data26.bytes === void 0 || !func0.call(data26, "bytes")) {
                  const err79 = { instancePath: instancePath + "/scope/skipped/" + i1, schemaPath: "#/properties/scope/properties/skipped/items/required", keyword: "required", params: { missingProperty: "bytes" }, message: "must have required property 'bytes'" };
                  if (vErrors === null) {
                    vErrors = [err79];
                  } else {
                    vErrors.push(err79);
                  }
                  errors++;
                }
                for (const key5 of Object.keys(data26)) {
                  if (!(key5 === "path" || key5 === "reason" || key5 === "bytes")) {
                    const err80 = { instancePath: instancePath + "/scope/skipped/" + i1, schemaPath: "#/properties/scope/properties/skipped/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err80];
                    } else {
                      vErrors.push(err80);
                    }
                    errors++;
                  }
                }
                if (data26.path !== void 0 && func0.call(data26, "path")) {
                  let data27 = data26.path;
                  if (typeof data27 === "string") {
                    if (func111(data27) > 4096) {
                      const err81 = { instancePath: instancePath + "/scope/skipped/" + i1 + "/path", schemaPath: "#/properties/scope/properties/skipped/items/properties/path/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                      if (vErrors === null) {
                        vErrors = [err81];
                      } else {
                        vErrors.push(err81);
                      }
                      errors++;
                    }
                    if (func111(data27) < 1) {
                      const err82 = { instancePath: instancePath + "/scope/skipped/" + i1 + "/path", schemaPath: "#/properties/scope/properties/skipped/items/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      if (vErrors === null) {
                        vErrors = [err82];
                      } else {
                        vErrors.push(err82);
                      }
                      errors++;
                    }
                  } else {
                    const err83 = { instancePath: instancePath + "/scope/skipped/" + i1 + "/path", schemaPath: "#/properties/scope/properties/skipped/items/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err83];
                    } else {
                      vErrors.push(err83);
                    }
                    errors++;
                  }
                }
                if (data26.reason !== void 0 && func0.call(data26, "reason")) {
                  if (typeof data26.reason !== "string") {
                    const err84 = { instancePath: instancePath + "/scope/skipped/" + i1 + "/reason", schemaPath: "#/properties/scope/properties/skipped/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err84];
                    } else {
                      vErrors.push(err84);
                    }
                    errors++;
                  }
                }
                if (data26.bytes !== void 0 && func0.call(data26, "bytes")) {
                  let data29 = data26.bytes;
                  const _errs72 = errors;
                  let valid12 = false;
                  const _errs73 = errors;
                  if (!(typeof data29 == "number" && (!(data29 % 1) && !isNaN(data29)) && isFinite(data29))) {
                    const err85 = { instancePath: instancePath + "/scope/skipped/" + i1 + "/bytes", schemaPath: "#/properties/scope/properties/skipped/items/properties/bytes/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err85];
                    } else {
                      vErrors.push(err85);
                    }
                    errors++;
                  }
                  if (typeof data29 == "number" && isFinite(data29)) {
                    if (data29 < 0 || isNaN(data29)) {
                      const err86 = { instancePath: instancePath + "/scope/skipped/" + i1 + "/bytes", schemaPath: "#/properties/scope/properties/skipped/items/properties/bytes/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      if (vErrors === null) {
                        vErrors = [err86];
                      } else {
                        vErrors.push(err86);
                      }
                      errors++;
                    }
                  }
                  var _valid2 = _errs73 === errors;
                  valid12 = valid12 || _valid2;
                  if (!valid12) {
                    const _errs75 = errors;
                    if (data29 !== null) {
                      const err87 = { instancePath: instancePath + "/scope/skipped/" + i1 + "/bytes", schemaPath: "#/properties/scope/properties/skipped/items/properties/bytes/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                      if (vErrors === null) {
                        vErrors = [err87];
                      } else {
                        vErrors.push(err87);
                      }
                      errors++;
                    }
                    var _valid2 = _errs75 === errors;
                    valid12 = valid12 || _valid2;
                  }
                  if (!valid12) {
                    const err88 = { instancePath: instancePath + "/scope/skipped/" + i1 + "/bytes", schemaPath: "#/properties/scope/properties/skipped/items/properties/bytes/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    if (vErrors === null) {
                      vErrors = [err88];
                    } else {
                      vErrors.push(err88);
                    }
                    errors++;
                  } else {
                    errors = _errs72;
                    if (vErrors !== null) {
                      if (_errs72) {
                        vErrors.length = _errs72;
                      } else {
                        vErrors = null;
                      }
                    }
                  }
                }
              } else {
                const err89 = { instancePath: instancePath + "/scope/skipped/" + i1, schemaPath: "#/properties/scope/properties/skipped/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err89];
                } else {
                  vErrors.push(err89);
                }
                errors++;
              }
            }
          } else {
            const err90 = { instancePath: instancePath + "/scope/skipped", schemaPath: "#/properties/scope/properties/skipped/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err90];
            } else {
              vErrors.push(err90);
            }
            errors++;
          }
        }
      } else {
        const err91 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err91];
        } else {
          vErrors.push(err91);
        }
        errors++;
      }
    }
    if (data.counts !== void 0 && func0.call(data, "counts")) {
      let data30 = data.counts;
      if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
        if (data30.raised === void 0 || !func0.call(data30, "raised")) {
          const err92 = { instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/required", keyword: "required", params: { missingProperty: "raised" }, message: "must have required property 'raised'" };
          if (vErrors === null) {
            vErrors = [err92];
          } else {
            vErrors.push(err92);
          }
          errors++;
        }
        if (data30.followed === void 0 || !func0.call(data30, "followed")) {
          const err93 = { instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/required", keyword: "required", params: { missingProperty: "followed" }, message: "must have required property 'followed'" };
          if (vErrors === null) {
            vErrors = [err93];
          } else {
            vErrors.push(err93);
          }
          errors++;
        }
        if (data30.shown === void 0 || !func0.call(data30, "shown")) {
          const err94 = { instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/required", keyword: "required", params: { missingProperty: "shown" }, message: "must have required property 'shown'" };
          if (vErrors === null) {
            vErrors = [err94];
          } else {
            vErrors.push(err94);
          }
          errors++;
        }
        if (data30.critical === void 0 || !func0.call(data30, "critical")) {
          const err95 = { instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/required", keyword: "required", params: { missingProperty: "critical" }, message: "must have required property 'critical'" };
          if (vErrors === null) {
            vErrors = [err95];
          } else {
            vErrors.push(err95);
          }
          errors++;
        }
        if (data30.important === void 0 || !func0.call(data30, "important")) {
          const err96 = { instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/required", keyword: "required", params: { missingProperty: "important" }, message: "must have required property 'important'" };
          if (vErrors === null) {
            vErrors = [err96];
          } else {
            vErrors.push(err96);
          }
          errors++;
        }
        if (data30.minor === void 0 || !func0.call(data30, "minor")) {
          const err97 = { instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/required", keyword: "required", params: { missingProperty: "minor" }, message: "must have required property 'minor'" };
          if (vErrors === null) {
            vErrors = [err97];
          } else {
            vErrors.push(err97);
          }
          errors++;
        }
        if (data30.unscored === void 0 || !func0.call(data30, "unscored")) {
          const err98 = { instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/required", keyword: "required", params: { missingProperty: "unscored" }, message: "must have required property 'unscored'" };
          if (vErrors === null) {
            vErrors = [err98];
          } else {
            vErrors.push(err98);
          }
          errors++;
        }
        if (data30.not_scored === void 0 || !func0.call(data30, "not_scored")) {
          const err99 = { instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/required", keyword: "required", params: { missingProperty: "not_scored" }, message: "must have required property 'not_scored'" };
          if (vErrors === null) {
            vErrors = [err99];
          } else {
            vErrors.push(err99);
          }
          errors++;
        }
        if (data30.dropped === void 0 || !func0.call(data30, "dropped")) {
          const err100 = { instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/required", keyword: "required", params: { missingProperty: "dropped" }, message: "must have required property 'dropped'" };
          if (vErrors === null) {
            vErrors = [err100];
          } else {
            vErrors.push(err100);
          }
          errors++;
        }
        for (const key6 of Object.keys(data30)) {
          if (!func0.call(schema11.properties.counts.properties, key6)) {
            const err101 = { instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err101];
            } else {
              vErrors.push(err101);
            }
            errors++;
          }
        }
        if (data30.raised !== void 0 && func0.call(data30, "raised")) {
          let data31 = data30.raised;
          if (!(typeof data31 == "number" && (!(data31 % 1) && !isNaN(data31)) && isFinite(data31))) {
            const err102 = { instancePath: instancePath + "/counts/raised", schemaPath: "#/properties/counts/properties/raised/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err102];
            } else {
              vErrors.push(err102);
            }
            errors++;
          }
          if (typeof data31 == "number" && isFinite(data31)) {
            if (data31 < 0 || isNaN(data31)) {
              const err103 = { instancePath: instancePath + "/counts/raised", schemaPath: "#/properties/counts/properties/raised/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err103];
              } else {
                vErrors.push(err103);
              }
              errors++;
            }
          }
        }
        if (data30.followed !== void 0 && func0.call(data30, "followed")) {
          let data32 = data30.followed;
          if (!(typeof data32 == "number" && (!(data32 % 1) && !isNaN(data32)) && isFinite(data32))) {
            const err104 = { instancePath: instancePath + "/counts/followed", schemaPath: "#/properties/counts/properties/followed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err104];
            } else {
              vErrors.push(err104);
            }
            errors++;
          }
          if (typeof data32 == "number" && isFinite(data32)) {
            if (data32 < 0 || isNaN(data32)) {
              const err105 = { instancePath: instancePath + "/counts/followed", schemaPath: "#/properties/counts/properties/followed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err105];
              } else {
                vErrors.push(err105);
              }
              errors++;
            }
          }
        }
        if (data30.shown !== void 0 && func0.call(data30, "shown")) {
          let data33 = data30.shown;
          if (!(typeof data33 == "number" && (!(data33 % 1) && !isNaN(data33)) && isFinite(data33))) {
            const err106 = { instancePath: instancePath + "/counts/shown", schemaPath: "#/properties/counts/properties/shown/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err106];
            } else {
              vErrors.push(err106);
            }
            errors++;
          }
          if (typeof data33 == "number" && isFinite(data33)) {
            if (data33 < 0 || isNaN(data33)) {
              const err107 = { instancePath: instancePath + "/counts/shown", schemaPath: "#/properties/counts/properties/shown/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err107];
              } else {
                vErrors.push(err107);
              }
              errors++;
            }
          }
        }
        if (data30.critical !== void 0 && func0.call(data30, "critical")) {
          let data34 = data30.critical;
          if (!(typeof data34 == "number" && (!(data34 % 1) && !isNaN(data34)) && isFinite(data34))) {
            const err108 = { instancePath: instancePath + "/counts/critical", schemaPath: "#/properties/counts/properties/critical/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err108];
            } else {
              vErrors.push(err108);
            }
            errors++;
          }
          if (typeof data34 == "number" && isFinite(data34)) {
            if (data34 < 0 || isNaN(data34)) {
              const err109 = { instancePath: instancePath + "/counts/critical", schemaPath: "#/properties/counts/properties/critical/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err109];
              } else {
                vErrors.push(err109);
              }
              errors++;
            }
          }
        }
        if (data30.important !== void 0 && func0.call(data30, "important")) {
          let data35 = data30.important;
          if (!(typeof data35 == "number" && (!(data35 % 1) && !isNaN(data35)) && isFinite(data35))) {
            const err110 = { instancePath: instancePath + "/counts/important", schemaPath: "#/properties/counts/properties/important/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err110];
            } else {
              vErrors.push(err110);
            }
            errors++;
          }
          if (typeof data35 == "number" && isFinite(data35)) {
            if (data35 < 0 || isNaN(data35)) {
              const err111 = { instancePath: instancePath + "/counts/important", schemaPath: "#/properties/counts/properties/important/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err111];
              } else {
                vErrors.push(err111);
              }
              errors++;
            }
          }
        }
        if (data30.minor !== void 0 && func0.call(data30, "minor")) {
          let data36 = data30.minor;
          if (!(typeof data36 == "number" && (!(data36 % 1) && !isNaN(data36)) && isFinite(data36))) {
            const err112 = { instancePath: instancePath + "/counts/minor", schemaPath: "#/properties/counts/properties/minor/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err112];
            } else {
              vErrors.push(err112);
            }
            errors++;
          }
          if (typeof data36 == "number" && isFinite(data36)) {
            if (data36 < 0 || isNaN(data36)) {
              const err113 = { instancePath: instancePath + "/counts/minor", schemaPath: "#/properties/counts/properties/minor/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err113];
              } else {
                vErrors.push(err113);
              }
              errors++;
            }
          }
        }
        if (data30.unscored !== void 0 && func0.call(data30, "unscored")) {
          let data37 = data30.unscored;
          if (!(typeof data37 == "number" && (!(data37 % 1) && !isNaN(data37)) && isFinite(data37))) {
            const err114 = { instancePath: instancePath + "/counts/unscored", schemaPath: "#/properties/counts/properties/unscored/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err114];
            } else {
              vErrors.push(err114);
            }
            errors++;
          }
          if (typeof data37 == "number" && isFinite(data37)) {
            if (data37 < 0 || isNaN(data37)) {
              const err115 = { instancePath: instancePath + "/counts/unscored", schemaPath: "#/properties/counts/properties/unscored/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err115];
              } else {
                vErrors.push(err115);
              }
              errors++;
            }
          }
        }
        if (data30.not_scored !== void 0 && func0.call(data30, "not_scored")) {
          let data38 = data30.not_scored;
          if (!(typeof data38 == "number" && (!(data38 % 1) && !isNaN(data38)) && isFinite(data38))) {
            const err116 = { instancePath: instancePath + "/counts/not_scored", schemaPath: "#/properties/counts/properties/not_scored/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err116];
            } else {
              vErrors.push(err116);
            }
            errors++;
          }
          if (typeof data38 == "number" && isFinite(data38)) {
            if (data38 < 0 || isNaN(data38)) {
              const err117 = { instancePath: instancePath + "/counts/not_scored", schemaPath: "#/properties/counts/properties/not_scored/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err117];
              } else {
                vErrors.push(err117);
              }
              errors++;
            }
          }
        }
        if (data30.dropped !== void 0 && func0.call(data30, "dropped")) {
          let data39 = data30.dropped;
          if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
            for (const key7 of Object.keys(data39)) {
              if (pattern2.test(key7)) {
                let data40 = data39[key7];
                if (!(typeof data40 == "number" && (!(data40 % 1) && !isNaN(data40)) && isFinite(data40))) {
                  const err118 = { instancePath: instancePath + "/counts/dropped/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/counts/properties/dropped/patternProperties/%5E.*%24/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err118];
                  } else {
                    vErrors.push(err118);
                  }
                  errors++;
                }
                if (typeof data40 == "number" && isFinite(data40)) {
                  if (data40 < 0 || isNaN(data40)) {
                    const err119 = { instancePath: instancePath + "/counts/dropped/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/counts/properties/dropped/patternProperties/%5E.*%24/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                    if (vErrors === null) {
                      vErrors = [err119];
                    } else {
                      vErrors.push(err119);
                    }
                    errors++;
                  }
                }
              }
            }
          } else {
            const err120 = { instancePath: instancePath + "/counts/dropped", schemaPath: "#/properties/counts/properties/dropped/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err120];
            } else {
              vErrors.push(err120);
            }
            errors++;
          }
        }
      } else {
        const err121 = { instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err121];
        } else {
          vErrors.push(err121);
        }
        errors++;
      }
    }
    if (data.coverage !== void 0 && func0.call(data, "coverage")) {
      let data41 = data.coverage;
      if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
        if (data41.hunks === void 0 || !func0.call(data41, "hunks")) {
          const err122 = { instancePath: instancePath + "/coverage", schemaPath: "#/properties/coverage/required", keyword: "required", params: { missingProperty: "hunks" }, message: "must have required property 'hunks'" };
          if (vErrors === null) {
            vErrors = [err122];
          } else {
            vErrors.push(err122);
          }
          errors++;
        }
        if (data41.reviewed === void 0 || !func0.call(data41, "reviewed")) {
          const err123 = { instancePath: instancePath + "/coverage", schemaPath: "#/properties/coverage/required", keyword: "required", params: { missingProperty: "reviewed" }, message: "must have required property 'reviewed'" };
          if (vErrors === null) {
            vErrors = [err123];
          } else {
            vErrors.push(err123);
          }
          errors++;
        }
        if (data41.carried === void 0 || !func0.call(data41, "carried")) {
          const err124 = { instancePath: instancePath + "/coverage", schemaPath: "#/properties/coverage/required", keyword: "required", params: { missingProperty: "carried" }, message: "must have required property 'carried'" };
          if (vErrors === null) {
            vErrors = [err124];
          } else {
            vErrors.push(err124);
          }
          errors++;
        }
        if (data41.lenses === void 0 || !func0.call(data41, "lenses")) {
          const err125 = { instancePath: instancePath + "/coverage", schemaPath: "#/properties/coverage/required", keyword: "required", params: { missingProperty: "lenses" }, message: "must have required property 'lenses'" };
          if (vErrors === null) {
            vErrors = [err125];
          } else {
            vErrors.push(err125);
          }
          errors++;
        }
        for (const key8 of Object.keys(data41)) {
          if (!(key8 === "hunks" || key8 === "reviewed" || key8 === "carried" || key8 === "lenses")) {
            const err126 = { instancePath: instancePath + "/coverage", schemaPath: "#/properties/coverage/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err126];
            } else {
              vErrors.push(err126);
            }
            errors++;
          }
        }
        if (data41.hunks !== void 0 && func0.call(data41, "hunks")) {
          let data42 = data41.hunks;
          if (!(typeof data42 == "number" && (!(data42 % 1) && !isNaN(data42)) && isFinite(data42))) {
            const err127 = { instancePath: instancePath + "/coverage/hunks", schemaPath: "#/properties/coverage/properties/hunks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err127];
            } else {
              vErrors.push(err127);
            }
            errors++;
          }
          if (typeof data42 == "number" && isFinite(data42)) {
            if (data42 < 0 || isNaN(data42)) {
              const err128 = { instancePath: instancePath + "/coverage/hunks", schemaPath: "#/properties/coverage/properties/hunks/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err128];
              } else {
                vErrors.push(err128);
              }
              errors++;
            }
          }
        }
        if (data41.reviewed !== void 0 && func0.call(data41, "reviewed")) {
          let data43 = data41.reviewed;
          if (!(typeof data43 == "number" && (!(data43 % 1) && !isNaN(data43)) && isFinite(data43))) {
            const err129 = { instancePath: instancePath + "/coverage/reviewed", schemaPath: "#/properties/coverage/properties/reviewed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err129];
            } else {
              vErrors.push(err129);
            }
            errors++;
          }
          if (typeof data43 == "number" && isFinite(data43)) {
            if (data43 < 0 || isNaN(data43)) {
              const err130 = { instancePath: instancePath + "/coverage/reviewed", schemaPath: "#/properties/coverage/properties/reviewed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err130];
              } else {
                vErrors.push(err130);
              }
              errors++;
            }
          }
        }
        if (data41.carried !== void 0 && func0.call(data41, "carried")) {
          let data44 = data41.carried;
          if (!(typeof data44 == "number" && (!(data44 % 1) && !isNaN(data44)) && isFinite(data44))) {
            const err131 = { instancePath: instancePath + "/coverage/carried", schemaPath: "#/properties/coverage/properties/carried/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err131];
            } else {
              vErrors.push(err131);
            }
            errors++;
          }
          if (typeof data44 == "number" && isFinite(data44)) {
            if (data44 < 0 || isNaN(data44)) {
              const err132 = { instancePath: instancePath + "/coverage/carried", schemaPath: "#/properties/coverage/properties/carried/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err132];
              } else {
                vErrors.push(err132);
              }
              errors++;
            }
          }
        }
        if (data41.lenses !== void 0 && func0.call(data41, "lenses")) {
          let data45 = data41.lenses;
          if (Array.isArray(data45)) {
            const len2 = data45.length;
            for (let i2 = 0; i2 < len2; i2++) {
              let data46 = data45[i2];
              if (data46 && typeof data46 == "object" && !Array.isArray(data46)) {
                if (data46.lens === void 0 || !func0.call(data46, "lens")) {
                  const err133 = { instancePath: instancePath + "/coverage/lenses/" + i2, schemaPath: "#/properties/coverage/properties/lenses/items/required", keyword: "required", params: { missingProperty: "lens" }, message: "must have required property 'lens'" };
                  if (vErrors === null) {
                    vErrors = [err133];
                  } else {
                    vErrors.push(err133);
                  }
                  errors++;
                }
                if (data46.slots === void 0 || !func0.call(data46, "slots")) {
                  const err134 = { instancePath: instancePath + "/coverage/lenses/" + i2, schemaPath: "#/properties/coverage/properties/lenses/items/required", keyword: "required", params: { missingProperty: "slots" }, message: "must have required property 'slots'" };
                  if (vErrors === null) {
                    vErrors = [err134];
                  } else {
                    vErrors.push(err134);
                  }
                  errors++;
                }
                if (data46.stored === void 0 || !func0.call(data46, "stored")) {
                  const err135 = { instancePath: instancePath + "/coverage/lenses/" + i2, schemaPath: "#/properties/coverage/properties/lenses/items/required", keyword: "required", params: { missingProperty: "stored" }, message: "must have required property 'stored'" };
                  if (vErrors === null) {
                    vErrors = [err135];
                  } else {
                    vErrors.push(err135);
                  }
                  errors++;
                }
                if (data46.hunks === void 0 || !func0.call(data46, "hunks")) {
                  const err136 = { instancePath: instancePath + "/coverage/lenses/" + i2, schemaPath: "#/properties/coverage/properties/lenses/items/required", keyword: "required", params: { missingProperty: "hunks" }, message: "must have required property 'hunks'" };
                  if (vErrors === null) {
                    vErrors = [err136];
                  } else {
                    vErrors.push(err136);
                  }
                  errors++;
                }
                if (data46.reviewed === void 0 || !func0.call(data46, "reviewed")) {
                  const err137 = { instancePath: instancePath + "/coverage/lenses/" + i2, schemaPath: "#/properties/coverage/properties/lenses/items/required", keyword: "required", params: { missingProperty: "reviewed" }, message: "must have required property 'reviewed'" };
                  if (vErrors === null) {
                    vErrors = [err137];
                  } else {
                    vErrors.push(err137);
                  }
                  errors++;
                }
                if (data46.carried === void 0 || !func0.call(data46, "carried")) {
                  const err138 = { instancePath: instancePath + "/coverage/lenses/" + i2, schemaPath: "#/properties/coverage/properties/lenses/items/required", keyword: "required", params: { missingProperty: "carried" }, message: "must have required property 'carried'" };
                  if (vErrors === null) {
                    vErrors = [err138];
                  } else {
                    vErrors.push(err138);
                  }
                  errors++;
                }
                if (data46.why === void 0 || !func0.call(data46, "why")) {
                  const err139 = { instancePath: instancePath + "/coverage/lenses/" + i2, schemaPath: "#/properties/coverage/properties/lenses/items/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                  if (vErrors === null) {
                    vErrors = [err139];
                  } else {
                    vErrors.push(err139);
                  }
                  errors++;
                }
                for (const key9 of Object.keys(data46)) {
                  if (!(key9 === "lens" || key9 === "slots" || key9 === "stored" || key9 === "hunks" || key9 === "reviewed" || key9 === "carried" || key9 === "why" || key9 === "not_sent")) {
                    const err140 = { instancePath: instancePath + "/coverage/lenses/" + i2, schemaPath: "#/properties/coverage/properties/lenses/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err140];
                    } else {
                      vErrors.push(err140);
                    }
                    errors++;
                  }
                }
                if (data46.lens !== void 0 && func0.call(data46, "lens")) {
                  let data47 = data46.lens;
                  if (!(data47 === "rules-compliance" || data47 === "bug-scan" || data47 === "dependency-check" || data47 === "history-context" || data47 === "comment-compliance" || data47 === "intent-fulfilment" || data47 === "caller-impact" || data47 === "data-flow-security" || data47 === "codebase-fit")) {
                    const err141 = { instancePath: instancePath + "/coverage/lenses/" + i2 + "/lens", schemaPath: "#/properties/coverage/properties/lenses/items/properties/lens/enum", keyword: "enum", params: { allowedValues: schema11.properties.coverage.properties.lenses.items.properties.lens.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err141];
                    } else {
                      vErrors.push(err141);
                    }
                    errors++;
                  }
                }
                if (data46.slots !== void 0 && func0.call(data46, "slots")) {
                  let data48 = data46.slots;
                  if (!(typeof data48 == "number" && (!(data48 % 1) && !isNaN(data48)) && isFinite(data48))) {
                    const err142 = { instancePath: instancePath + "/coverage/lenses/" + i2 + "/slots", schemaPath: "#/properties/coverage/properties/lenses/items/properties/slots/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err142];
                    } else {
                      vErrors.push(err142);
                    }
                    errors++;
                  }
                  if (typeof data48 == "number" && isFinite(data48)) {
                    if (data48 < 0 || isNaN(data48)) {
                      const err143 = { instancePath: instancePath + "/coverage/lenses/" + i2 + "/slots", schemaPath: "#/properties/coverage/properties/lenses/items/properties/slots/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      if (vErrors === null) {
                        vErrors = [err143];
                      } else {
                        vErrors.push(err143);
                      }
                      errors++;
                    }
                  }
                }
                if (data46.stored !== void 0 && func0.call(data46, "stored")) {
                  let data49 = data46.stored;
                  if (!(typeof data49 == "number" && (!(data49 % 1) && !isNaN(data49)) && isFinite(data49))) {
                    const err144 = { instancePath: instancePath + "/coverage/lenses/" + i2 + "/stored", schemaPath: "#/properties/coverage/properties/lenses/items/properties/stored/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err144];
                    } else {
                      vErrors.push(err144);
                    }
                    errors++;
                  }
                  if (typeof data49 == "number" && isFinite(data49)) {
                    if (data49 < 0 || isNaN(data49)) {
                      const err145 = { instancePath: instancePath + "/coverage/lenses/" + i2 + "/stored", schemaPath: "#/properties/coverage/properties/lenses/items/properties/stored/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      if (vErrors === null) {
                        vErrors = [err145];
                      } else {
                        vErrors.push(err145);
                      }
                      errors++;
                    }
                  }
                }
                if (data46.hunks !== void 0 && func0.call(data46, "hunks")) {
                  let data50 = data46.hunks;
                  if (!(typeof data50 == "number" && (!(data50 % 1) && !isNaN(data50)) && isFinite(data50))) {
                    const err146 = { instancePath: instancePath + "/coverage/lenses/" + i2 + "/hunks", schemaPath: "#/properties/coverage/properties/lenses/items/properties/hunks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err146];
                    } else {
                      vErrors.push(err146);
                    }
                    errors++;
                  }
                  if (typeof data50 == "number" && isFinite(data50)) {
                    if (data50 < 0 || isNaN(data50)) {
                      const err147 = { instancePath: instancePath + "/coverage/lenses/" + i2 + "/hunks", schemaPath: "#/properties/coverage/properties/lenses/items/properties/hunks/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      if (vErrors === null) {
                        vErrors = [err147];
                      } else {
                        vErrors.push(err147);
                      }
                      errors++;
                    }
                  }
                }
                if (data46.reviewed !== void 0 && func0.call(data46, "reviewed")) {
                  let data51 = data46.reviewed;
                  if (!(typeof data51 == "number" && (!(data51 % 1) && !isNaN(data51)) && isFinite(data51))) {
                    const err148 = { instancePath: instancePath + "/coverage/lenses/" + i2 + "/reviewed", schemaPath: "#/properties/coverage/properties/lenses/items/properties/reviewed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err148];
                    } else {
                      vErrors.push(err148);
                    }
                    errors++;
                  }
                  if (typeof data51 == "number" && isFinite(data51)) {
                    if (data51 < 0 || isNaN(data51)) {
                      const err149 = { instancePath: instancePath + "/coverage/lenses/" + i2 + "/reviewed", schemaPath: "#/properties/coverage/properties/lenses/items/properties/reviewed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      if (vErrors === null) {
                        vErrors = [err149];
                      } else {
                        vErrors.push(err149);
                      }
                      errors++;
                    }
                  }
                }
                if (data46.carried !== void 0 && func0.call(data46, "carried")) {
                  let data52 = data46.carried;
                  if (!(typeof data52 == "number" && (!(data52 % 1) && !isNaN(data52)) && isFinite(data52))) {
                    const err150 = { instancePath: instancePath + "/coverage/lenses/" + i2 + "/carried", schemaPath: "#/properties/coverage/properties/lenses/items/properties/carried/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err150];
                    } else {
                      vErrors.push(err150);
                    }
                    errors++;
                  }
                  if (typeof data52 == "number" && isFinite(data52)) {
                    if (data52 < 0 || isNaN(data52)) {
                      const err151 = { instancePath: instancePath + "/coverage/lenses/" + i2 + "/carried", schemaPath: "#/properties/coverage/properties/lenses/items/properties/carried/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      if (vErrors === null) {
                        vErrors = [err151];
                      } else {
                        vErrors.push(err151);
                      }
                      errors++;
                    }
                  }
                }
                if (data46.why !== void 0 && func0.call(data46, "why")) {
                  let data53 = data46.why;
                  const _errs126 = errors;
                  let valid19 = false;
                  const _errs127 = errors;
                  if (typeof data53 !== "string") {
                    const err152 = { instancePath: instancePath + "/coverage/lenses/" + i2 + "/why", schemaPath: "#/properties/coverage/properties/lenses/items/properties/why/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err152];
                    } else {
                      vErrors.push(err152);
                    }
                    errors++;
                  }
                  var _valid3 = _errs127 === errors;
                  valid19 = valid19 || _valid3;
                  if (!valid19) {
                    const _errs129 = errors;
                    if (data53 !== null) {
                      const err153 = { instancePath: instancePath + "/coverage/lenses/" + i2 + "/why", schemaPath: "#/properties/coverage/properties/lenses/items/properties/why/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                      if (vErrors === null) {
                        vErrors = [err153];
                      } else {
                        vErrors.push(err153);
                      }
                      errors++;
                    }
                    var _valid3 = _errs129 === errors;
                    valid19 = valid19 || _valid3;
                  }
                  if (!valid19) {
                    const err154 = { instancePath: instancePath + "/coverage/lenses/" + i2 + "/why", schemaPath: "#/properties/coverage/properties/lenses/items/properties/why/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    if (vErrors === null) {
                      vErrors = [err154];
                    } else {
                      vErrors.push(err154);
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
                if (data46.not_sent !== void 0 && func0.call(data46, "not_sent")) {
                  let data54 = data46.not_sent;
                  if (Array.isArray(data54)) {
                    const len3 = data54.length;
                    for (let i3 = 0; i3 < len3; i3++) {
                      let data55 = data54[i3];
                      if (data55 && typeof data55 == "object" && !Array.isArray(data55)) {
                        if (data55.path === void 0 || !func0.call(data55, "path")) {
                          const err155 = { instancePath: instancePath + "/coverage/lenses/" + i2 + "/not_sent/" + i3, schemaPath: "#/properties/coverage/properties/lenses/items/properties/not_sent/items/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
                          if (vErrors === null) {
                            vErrors = [err155];
                          } else {
                            vErrors.push(err155);
                          }
                          errors++;
                        }
                        if (data55.why === void 0 || !func0.call(data55, "why")) {
                          const err156 = { instancePath: instancePath + "/coverage/lenses/" + i2 + "/not_sent/" + i3, schemaPath: "#/properties/coverage/properties/lenses/items/properties/not_sent/items/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                          if (vErrors === null) {
                            vErrors = [err156];
                          } else {
                            vErrors.push(err156);
                          }
                          errors++;
                        }
                        for (const key10 of Object.keys(data55)) {
                          if (!(key10 === "path" || key10 === "why")) {
                            const err157 = { instancePath: instancePath + "/coverage/lenses/" + i2 + "/not_sent/" + i3, schemaPath: "#/properties/coverage/properties/lenses/items/properties/not_sent/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties" };
                            if (vErrors === null) {
                              vErrors = [err157];
                            } else {
                              vErrors.push(err157);
                            }
                            errors++;
                          }
                        }
                        if (data55.path !== void 0 && func0.call(data55, "path")) {
                          let data56 = data55.path;
                          if (typeof data56 === "string") {
                            if (func111(data56) > 4096) {
                              const err158 = { instancePath: instancePath + "/coverage/lenses/" + i2 + "/not_sent/" + i3 + "/path", schemaPath: "#/properties/coverage/properties/lenses/items/properties/not_sent/items/properties/path/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                              if (vErrors === null) {
                                vErrors = [err158];
                              } else {
                                vErrors.push(err158);
                              }
                              errors++;
                            }
                            if (func111(data56) < 1) {
                              const err159 = { instancePath: instancePath + "/coverage/lenses/" + i2 + "/not_sent/" + i3 + "/path", schemaPath: "#/properties/coverage/properties/lenses/items/properties/not_sent/items/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                              if (vErrors === null) {
                                vErrors = [err159];
                              } else {
                                vErrors.push(err159);
                              }
                              errors++;
                            }
                          } else {
                            const err160 = { instancePath: instancePath + "/coverage/lenses/" + i2 + "/not_sent/" + i3 + "/path", schemaPath: "#/properties/coverage/properties/lenses/items/properties/not_sent/items/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err160];
                            } else {
                              vErrors.push(err160);
                            }
                            errors++;
                          }
                        }
                        if (data55.why !== void 0 && func0.call(data55, "why")) {
                          if (typeof data55.why !== "string") {
                            const err161 = { instancePath: instancePath + "/coverage/lenses/" + i2 + "/not_sent/" + i3 + "/why", schemaPath: "#/properties/coverage/properties/lenses/items/properties/not_sent/items/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err161];
                            } else {
                              vErrors.push(err161);
                            }
                            errors++;
                          }
                        }
                      } else {
                        const err162 = { instancePath: instancePath + "/coverage/lenses/" + i2 + "/not_sent/" + i3, schemaPath: "#/properties/coverage/properties/lenses/items/properties/not_sent/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                        if (vErrors === null) {
                          vErrors = [err162];
                        } else {
                          vErrors.push(err162);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err163 = { instancePath: instancePath + "/coverage/lenses/" + i2 + "/not_sent", schemaPath: "#/properties/coverage/properties/lenses/items/properties/not_sent/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    if (vErrors === null) {
                      vErrors = [err163];
                    } else {
                      vErrors.push(err163);
                    }
                    errors++;
                  }
                }
              } else {
                const err164 = { instancePath: instancePath + "/coverage/lenses/" + i2, schemaPath: "#/properties/coverage/properties/lenses/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err164];
                } else {
                  vErrors.push(err164);
                }
                errors++;
              }
            }
          } else {
            const err165 = { instancePath: instancePath + "/coverage/lenses", schemaPath: "#/properties/coverage/properties/lenses/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err165];
            } else {
              vErrors.push(err165);
            }
            errors++;
          }
        }
      } else {
        const err166 = { instancePath: instancePath + "/coverage", schemaPath: "#/properties/coverage/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err166];
        } else {
          vErrors.push(err166);
        }
        errors++;
      }
    }
    if (data.since !== void 0 && func0.call(data, "since")) {
      let data58 = data.since;
      const _errs141 = errors;
      let valid23 = false;
      const _errs142 = errors;
      if (data58 !== null) {
        const err167 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/0/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        if (vErrors === null) {
          vErrors = [err167];
        } else {
          vErrors.push(err167);
        }
        errors++;
      }
      var _valid4 = _errs142 === errors;
      valid23 = valid23 || _valid4;
      if (!valid23) {
        const _errs144 = errors;
        if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
          if (data58.run === void 0 || !func0.call(data58, "run")) {
            const err168 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/1/required", keyword: "required", params: { missingProperty: "run" }, message: "must have required property 'run'" };
            if (vErrors === null) {
              vErrors = [err168];
            } else {
              vErrors.push(err168);
            }
            errors++;
          }
          if (data58.planned_at === void 0 || !func0.call(data58, "planned_at")) {
            const err169 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/1/required", keyword: "required", params: { missingProperty: "planned_at" }, message: "must have required property 'planned_at'" };
            if (vErrors === null) {
              vErrors = [err169];
            } else {
              vErrors.push(err169);
            }
            errors++;
          }
          if (data58.new === void 0 || !func0.call(data58, "new")) {
            const err170 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/1/required", keyword: "required", params: { missingProperty: "new" }, message: "must have required property 'new'" };
            if (vErrors === null) {
              vErrors = [err170];
            } else {
              vErrors.push(err170);
            }
            errors++;
          }
          if (data58.open === void 0 || !func0.call(data58, "open")) {
            const err171 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/1/required", keyword: "required", params: { missingProperty: "open" }, message: "must have required property 'open'" };
            if (vErrors === null) {
              vErrors = [err171];
            } else {
              vErrors.push(err171);
            }
            errors++;
          }
          if (data58.fixed === void 0 || !func0.call(data58, "fixed")) {
            const err172 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/1/required", keyword: "required", params: { missingProperty: "fixed" }, message: "must have required property 'fixed'" };
            if (vErrors === null) {
              vErrors = [err172];
            } else {
              vErrors.push(err172);
            }
            errors++;
          }
          if (data58.dismissed === void 0 || !func0.call(data58, "dismissed")) {
            const err173 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/1/required", keyword: "required", params: { missingProperty: "dismissed" }, message: "must have required property 'dismissed'" };
            if (vErrors === null) {
              vErrors = [err173];
            } else {
              vErrors.push(err173);
            }
            errors++;
          }
          if (data58.withdrawn === void 0 || !func0.call(data58, "withdrawn")) {
            const err174 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/1/required", keyword: "required", params: { missingProperty: "withdrawn" }, message: "must have required property 'withdrawn'" };
            if (vErrors === null) {
              vErrors = [err174];
            } else {
              vErrors.push(err174);
            }
            errors++;
          }
          if (data58.gone === void 0 || !func0.call(data58, "gone")) {
            const err175 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/1/required", keyword: "required", params: { missingProperty: "gone" }, message: "must have required property 'gone'" };
            if (vErrors === null) {
              vErrors = [err175];
            } else {
              vErrors.push(err175);
            }
            errors++;
          }
          for (const key11 of Object.keys(data58)) {
            if (!(key11 === "run" || key11 === "planned_at" || key11 === "new" || key11 === "open" || key11 === "fixed" || key11 === "dismissed" || key11 === "withdrawn" || key11 === "gone")) {
              const err176 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err176];
              } else {
                vErrors.push(err176);
              }
              errors++;
            }
          }
          if (data58.run !== void 0 && func0.call(data58, "run")) {
            if (typeof data58.run !== "string") {
              const err177 = { instancePath: instancePath + "/since/run", schemaPath: "#/properties/since/anyOf/1/properties/run/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err177];
              } else {
                vErrors.push(err177);
              }
              errors++;
            }
          }
          if (data58.planned_at !== void 0 && func0.call(data58, "planned_at")) {
            if (typeof data58.planned_at !== "string") {
              const err178 = { instancePath: instancePath + "/since/planned_at", schemaPath: "#/properties/since/anyOf/1/properties/planned_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err178];
              } else {
                vErrors.push(err178);
              }
              errors++;
            }
          }
          if (data58.new !== void 0 && func0.call(data58, "new")) {
            let data61 = data58.new;
            if (!(typeof data61 == "number" && (!(data61 % 1) && !isNaN(data61)) && isFinite(data61))) {
              const err179 = { instancePath: instancePath + "/since/new", schemaPath: "#/properties/since/anyOf/1/properties/new/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err179];
              } else {
                vErrors.push(err179);
              }
              errors++;
            }
            if (typeof data61 == "number" && isFinite(data61)) {
              if (data61 < 0 || isNaN(data61)) {
                const err180 = { instancePath: instancePath + "/since/new", schemaPath: "#/properties/since/anyOf/1/properties/new/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                if (vErrors === null) {
                  vErrors = [err180];
                } else {
                  vErrors.push(err180);
                }
                errors++;
              }
            }
          }
          if (data58.open !== void 0 && func0.call(data58, "open")) {
            let data62 = data58.open;
            if (!(typeof data62 == "number" && (!(data62 % 1) && !isNaN(data62)) && isFinite(data62))) {
              const err181 = { instancePath: instancePath + "/since/open", schemaPath: "#/properties/since/anyOf/1/properties/open/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err181];
              } else {
                vErrors.push(err181);
              }
              errors++;
            }
            if (typeof data62 == "number" && isFinite(data62)) {
              if (data62 < 0 || isNaN(data62)) {
                const err182 = { instancePath: instancePath + "/since/open", schemaPath: "#/properties/since/anyOf/1/properties/open/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                if (vErrors === null) {
                  vErrors = [err182];
                } else {
                  vErrors.push(err182);
                }
                errors++;
              }
            }
          }
          if (data58.fixed !== void 0 && func0.call(data58, "fixed")) {
            let data63 = data58.fixed;
            if (!(typeof data63 == "number" && (!(data63 % 1) && !isNaN(data63)) && isFinite(data63))) {
              const err183 = { instancePath: instancePath + "/since/fixed", schemaPath: "#/properties/since/anyOf/1/properties/fixed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err183];
              } else {
                vErrors.push(err183);
              }
              errors++;
            }
            if (typeof data63 == "number" && isFinite(data63)) {
              if (data63 < 0 || isNaN(data63)) {
                const err184 = { instancePath: instancePath + "/since/fixed", schemaPath: "#/properties/since/anyOf/1/properties/fixed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                if (vErrors === null) {
                  vErrors = [err184];
                } else {
                  vErrors.push(err184);
                }
                errors++;
              }
            }
          }
          if (data58.dismissed !== void 0 && func0.call(data58, "dismissed")) {
            let data64 = data58.dismissed;
            if (!(typeof data64 == "number" && (!(data64 % 1) && !isNaN(data64)) && isFinite(data64))) {
              const err185 = { instancePath: instancePath + "/since/dismissed", schemaPath: "#/properties/since/anyOf/1/properties/dismissed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err185];
              } else {
                vErrors.push(err185);
              }
              errors++;
            }
            if (typeof data64 == "number" && isFinite(data64)) {
              if (data64 < 0 || isNaN(data64)) {
                const err186 = { instancePath: instancePath + "/since/dismissed", schemaPath: "#/properties/since/anyOf/1/properties/dismissed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                if (vErrors === null) {
                  vErrors = [err186];
                } else {
                  vErrors.push(err186);
                }
                errors++;
              }
            }
          }
          if (data58.withdrawn !== void 0 && func0.call(data58, "withdrawn")) {
            let data65 = data58.withdrawn;
            if (!(typeof data65 == "number" && (!(data65 % 1) && !isNaN(data65)) && isFinite(data65))) {
              const err187 = { instancePath: instancePath + "/since/withdrawn", schemaPath: "#/properties/since/anyOf/1/properties/withdrawn/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err187];
              } else {
                vErrors.push(err187);
              }
              errors++;
            }
            if (typeof data65 == "number" && isFinite(data65)) {
              if (data65 < 0 || isNaN(data65)) {
                const err188 = { instancePath: instancePath + "/since/withdrawn", schemaPath: "#/properties/since/anyOf/1/properties/withdrawn/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                if (vErrors === null) {
                  vErrors = [err188];
                } else {
                  vErrors.push(err188);
                }
                errors++;
              }
            }
          }
          if (data58.gone !== void 0 && func0.call(data58, "gone")) {
            let data66 = data58.gone;
            if (Array.isArray(data66)) {
              const len4 = data66.length;
              for (let i4 = 0; i4 < len4; i4++) {
                let data67 = data66[i4];
                if (data67 && typeof data67 == "object" && !Array.isArray(data67)) {
                  if (data67.fingerprint === void 0 || !func0.call(data67, "fingerprint")) {
                    const err189 = { instancePath: instancePath + "/since/gone/" + i4, schemaPath: "#/properties/since/anyOf/1/properties/gone/items/required", keyword: "required", params: { missingProperty: "fingerprint" }, message: "must have required property 'fingerprint'" };
                    if (vErrors === null) {
                      vErrors = [err189];
                    } else {
                      vErrors.push(err189);
                    }
                    errors++;
                  }
                  if (data67.file === void 0 || !func0.call(data67, "file")) {
                    const err190 = { instancePath: instancePath + "/since/gone/" + i4, schemaPath: "#/properties/since/anyOf/1/properties/gone/items/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
                    if (vErrors === null) {
                      vErrors = [err190];
                    } else {
                      vErrors.push(err190);
                    }
                    errors++;
                  }
                  if (data67.line === void 0 || !func0.call(data67, "line")) {
                    const err191 = { instancePath: instancePath + "/since/gone/" + i4, schemaPath: "#/properties/since/anyOf/1/properties/gone/items/required", keyword: "required", params: { missingProperty: "line" }, message: "must have required property 'line'" };
                    if (vErrors === null) {
                      vErrors = [err191];
                    } else {
                      vErrors.push(err191);
                    }
                    errors++;
                  }
                  if (data67.title === void 0 || !func0.call(data67, "title")) {
                    const err192 = { instancePath: instancePath + "/since/gone/" + i4, schemaPath: "#/properties/since/anyOf/1/properties/gone/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
                    if (vErrors === null) {
                      vErrors = [err192];
                    } else {
                      vErrors.push(err192);
                    }
                    errors++;
                  }
                  if (data67.lens === void 0 || !func0.call(data67, "lens")) {
                    const err193 = { instancePath: instancePath + "/since/gone/" + i4, schemaPath: "#/properties/since/anyOf/1/properties/gone/items/required", keyword: "required", params: { missingProperty: "lens" }, message: "must have required property 'lens'" };
                    if (vErrors === null) {
                      vErrors = [err193];
                    } else {
                      vErrors.push(err193);
                    }
                    errors++;
                  }
                  if (data67.became === void 0 || !func0.call(data67, "became")) {
                    const err194 = { instancePath: instancePath + "/since/gone/" + i4, schemaPath: "#/properties/since/anyOf/1/properties/gone/items/required", keyword: "required", params: { missingProperty: "became" }, message: "must have required property 'became'" };
                    if (vErrors === null) {
                      vErrors = [err194];
                    } else {
                      vErrors.push(err194);
                    }
                    errors++;
                  }
                  if (data67.why === void 0 || !func0.call(data67, "why")) {
                    const err195 = { instancePath: instancePath + "/since/gone/" + i4, schemaPath: "#/properties/since/anyOf/1/properties/gone/items/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                    if (vErrors === null) {
                      vErrors = [err195];
                    } else {
                      vErrors.push(err195);
                    }
                    errors++;
                  }
                  for (const key12 of Object.keys(data67)) {
                    if (!(key12 === "fingerprint" || key12 === "file" || key12 === "line" || key12 === "title" || key12 === "lens" || key12 === "became" || key12 === "why")) {
                      const err196 = { instancePath: instancePath + "/since/gone/" + i4, schemaPath: "#/properties/since/anyOf/1/properties/gone/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 }, message: "must NOT have additional properties" };
                      if (vErrors === null) {
                        vErrors = [err196];
                      } else {
                        vErrors.push(err196);
                      }
                      errors++;
                    }
                  }
                  if (data67.fingerprint !== void 0 && func0.call(data67, "fingerprint")) {
                    if (typeof data67.fingerprint !== "string") {
                      const err197 = { instancePath: instancePath + "/since/gone/" + i4 + "/fingerprint", schemaPath: "#/properties/since/anyOf/1/properties/gone/items/properties/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err197];
                      } else {
                        vErrors.push(err197);
                      }
                      errors++;
                    }
                  }
                  if (data67.file !== void 0 && func0.call(data67, "file")) {
                    let data69 = data67.file;
                    if (typeof data69 === "string") {
                      if (func111(data69) > 4096) {
                        const err198 = { instancePath: instancePath + "/since/gone/" + i4 + "/file", schemaPath: "#/properties/since/anyOf/1/properties/gone/items/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                        if (vErrors === null) {
                          vErrors = [err198];
                        } else {
                          vErrors.push(err198);
                        }
                        errors++;
                      }
                      if (func111(data69) < 1) {
                        const err199 = { instancePath: instancePath + "/since/gone/" + i4 + "/file", schemaPath: "#/properties/since/anyOf/1/properties/gone/items/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        if (vErrors === null) {
                          vErrors = [err199];
                        } else {
                          vErrors.push(err199);
                        }
                        errors++;
                      }
                    } else {
                      const err200 = { instancePath: instancePath + "/since/gone/" + i4 + "/file", schemaPath: "#/properties/since/anyOf/1/properties/gone/items/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err200];
                      } else {
                        vErrors.push(err200);
                      }
                      errors++;
                    }
                  }
                  if (data67.line !== void 0 && func0.call(data67, "line")) {
                    let data70 = data67.line;
                    if (!(typeof data70 == "number" && (!(data70 % 1) && !isNaN(data70)) && isFinite(data70))) {
                      const err201 = { instancePath: instancePath + "/since/gone/" + i4 + "/line", schemaPath: "#/properties/since/anyOf/1/properties/gone/items/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      if (vErrors === null) {
                        vErrors = [err201];
                      } else {
                        vErrors.push(err201);
                      }
                      errors++;
                    }
                  }
                  if (data67.title !== void 0 && func0.call(data67, "title")) {
                    if (typeof data67.title !== "string") {
                      const err202 = { instancePath: instancePath + "/since/gone/" + i4 + "/title", schemaPath: "#/properties/since/anyOf/1/properties/gone/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err202];
                      } else {
                        vErrors.push(err202);
                      }
                      errors++;
                    }
                  }
                  if (data67.lens !== void 0 && func0.call(data67, "lens")) {
                    let data72 = data67.lens;
                    if (!(data72 === "rules-compliance" || data72 === "bug-scan" || data72 === "dependency-check" || data72 === "history-context" || data72 === "comment-compliance" || data72 === "intent-fulfilment" || data72 === "caller-impact" || data72 === "data-flow-security" || data72 === "codebase-fit")) {
                      const err203 = { instancePath: instancePath + "/since/gone/" + i4 + "/lens", schemaPath: "#/properties/since/anyOf/1/properties/gone/items/properties/lens/enum", keyword: "enum", params: { allowedValues: schema11.properties.since.anyOf[1].properties.gone.items.properties.lens.enum }, message: "must be equal to one of the allowed values" };
                      if (vErrors === null) {
                        vErrors = [err203];
                      } else {
                        vErrors.push(err203);
                      }
                      errors++;
                    }
                  }
                  if (data67.became !== void 0 && func0.call(data67, "became")) {
                    let data73 = data67.became;
                    if (!(data73 === "fixed" || data73 === "dismissed" || data73 === "withdrawn")) {
                      const err204 = { instancePath: instancePath + "/since/gone/" + i4 + "/became", schemaPath: "#/properties/since/anyOf/1/properties/gone/items/properties/became/enum", keyword: "enum", params: { allowedValues: schema11.properties.since.anyOf[1].properties.gone.items.properties.became.enum }, message: "must be equal to one of the allowed values" };
                      if (vErrors === null) {
                        vErrors = [err204];
                      } else {
                        vErrors.push(err204);
                      }
                      errors++;
                    }
                  }
                  if (data67.why !== void 0 && func0.call(data67, "why")) {
                    if (typeof data67.why !== "string") {
                      const err205 = { instancePath: instancePath + "/since/gone/" + i4 + "/why", schemaPath: "#/properties/since/anyOf/1/properties/gone/items/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err205];
                      } else {
                        vErrors.push(err205);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err206 = { instancePath: instancePath + "/since/gone/" + i4, schemaPath: "#/properties/since/anyOf/1/properties/gone/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  if (vErrors === null) {
                    vErrors = [err206];
                  } else {
                    vErrors.push(err206);
                  }
                  errors++;
                }
              }
            } else {
              const err207 = { instancePath: instancePath + "/since/gone", schemaPath: "#/properties/since/anyOf/1/properties/gone/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              if (vErrors === null) {
                vErrors = [err207];
              } else {
                vErrors.push(err207);
              }
              errors++;
            }
          }
        } else {
          const err208 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err208];
          } else {
            vErrors.push(err208);
          }
          errors++;
        }
        var _valid4 = _errs144 === errors;
        valid23 = valid23 || _valid4;
      }
      if (!valid23) {
        const err209 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err209];
        } else {
          vErrors.push(err209);
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
    if (data.findings !== void 0 && func0.call(data, "findings")) {
      let data75 = data.findings;
      if (Array.isArray(data75)) {
        const len5 = data75.length;
        for (let i5 = 0; i5 < len5; i5++) {
          let data76 = data75[i5];
          if (data76 && typeof data76 == "object" && !Array.isArray(data76)) {
            if (data76.id === void 0 || !func0.call(data76, "id")) {
              const err210 = { instancePath: instancePath + "/findings/" + i5, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              if (vErrors === null) {
                vErrors = [err210];
              } else {
                vErrors.push(err210);
              }
              errors++;
            }
            if (data76.fingerprint === void 0 || !func0.call(data76, "fingerprint")) {
              const err211 = { instancePath: instancePath + "/findings/" + i5, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "fingerprint" }, message: "must have required property 'fingerprint'" };
              if (vErrors === null) {
                vErrors = [err211];
              } else {
                vErrors.push(err211);
              }
              errors++;
            }
            if (data76.file === void 0 || !func0.call(data76, "file")) {
              const err212 = { instancePath: instancePath + "/findings/" + i5, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
              if (vErrors === null) {
                vErrors = [err212];
              } else {
                vErrors.push(err212);
              }
              errors++;
            }
            if (data76.lines === void 0 || !func0.call(data76, "lines")) {
              const err213 = { instancePath: instancePath + "/findings/" + i5, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
              if (vErrors === null) {
                vErrors = [err213];
              } else {
                vErrors.push(err213);
              }
              errors++;
            }
            if (data76.side === void 0 || !func0.call(data76, "side")) {
              const err214 = { instancePath: instancePath + "/findings/" + i5, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "side" }, message: "must have required property 'side'" };
              if (vErrors === null) {
                vErrors = [err214];
              } else {
                vErrors.push(err214);
              }
              errors++;
            }
            if (data76.severity === void 0 || !func0.call(data76, "severity")) {
              const err215 = { instancePath: instancePath + "/findings/" + i5, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "severity" }, message: "must have required property 'severity'" };
              if (vErrors === null) {
                vErrors = [err215];
              } else {
                vErrors.push(err215);
              }
              errors++;
            }
            if (data76.score === void 0 || !func0.call(data76, "score")) {
              const err216 = { instancePath: instancePath + "/findings/" + i5, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "score" }, message: "must have required property 'score'" };
              if (vErrors === null) {
                vErrors = [err216];
              } else {
                vErrors.push(err216);
              }
              errors++;
            }
            if (data76.group === void 0 || !func0.call(data76, "group")) {
              const err217 = { instancePath: instancePath + "/findings/" + i5, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "group" }, message: "must have required property 'group'" };
              if (vErrors === null) {
                vErrors = [err217];
              } else {
                vErrors.push(err217);
              }
              errors++;
            }
            if (data76.state === void 0 || !func0.call(data76, "state")) {
              const err218 = { instancePath: instancePath + "/findings/" + i5, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
              if (vErrors === null) {
                vErrors = [err218];
              } else {
                vErrors.push(err218);
              }
              errors++;
            }
            if (data76.since === void 0 || !func0.call(data76, "since")) {
              const err219 = { instancePath: instancePath + "/findings/" + i5, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "since" }, message: "must have required property 'since'" };
              if (vErrors === null) {
                vErrors = [err219];
              } else {
                vErrors.push(err219);
              }
              errors++;
            }
            if (data76.title === void 0 || !func0.call(data76, "title")) {
              const err220 = { instancePath: instancePath + "/findings/" + i5, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
              if (vErrors === null) {
                vErrors = [err220];
              } else {
                vErrors.push(err220);
              }
              errors++;
            }
            if (data76.why === void 0 || !func0.call(data76, "why")) {
              const err221 = { instancePath: instancePath + "/findings/" + i5, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
              if (vErrors === null) {
                vErrors = [err221];
              } else {
                vErrors.push(err221);
              }
              errors++;
            }
            if (data76.lens === void 0 || !func0.call(data76, "lens")) {
              const err222 = { instancePath: instancePath + "/findings/" + i5, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "lens" }, message: "must have required property 'lens'" };
              if (vErrors === null) {
                vErrors = [err222];
              } else {
                vErrors.push(err222);
              }
              errors++;
            }
            if (data76.witnesses === void 0 || !func0.call(data76, "witnesses")) {
              const err223 = { instancePath: instancePath + "/findings/" + i5, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "witnesses" }, message: "must have required property 'witnesses'" };
              if (vErrors === null) {
                vErrors = [err223];
              } else {
                vErrors.push(err223);
              }
              errors++;
            }
            if (data76.placement === void 0 || !func0.call(data76, "placement")) {
              const err224 = { instancePath: instancePath + "/findings/" + i5, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "placement" }, message: "must have required property 'placement'" };
              if (vErrors === null) {
                vErrors = [err224];
              } else {
                vErrors.push(err224);
              }
              errors++;
            }
            if (data76.evidence === void 0 || !func0.call(data76, "evidence")) {
              const err225 = { instancePath: instancePath + "/findings/" + i5, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "evidence" }, message: "must have required property 'evidence'" };
              if (vErrors === null) {
                vErrors = [err225];
              } else {
                vErrors.push(err225);
              }
              errors++;
            }
            if (data76.suggested_fix === void 0 || !func0.call(data76, "suggested_fix")) {
              const err226 = { instancePath: instancePath + "/findings/" + i5, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "suggested_fix" }, message: "must have required property 'suggested_fix'" };
              if (vErrors === null) {
                vErrors = [err226];
              } else {
                vErrors.push(err226);
              }
              errors++;
            }
            for (const key13 of Object.keys(data76)) {
              if (!func0.call(schema11.properties.findings.items.properties, key13)) {
                const err227 = { instancePath: instancePath + "/findings/" + i5, schemaPath: "#/properties/findings/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err227];
                } else {
                  vErrors.push(err227);
                }
                errors++;
              }
            }
            if (data76.id !== void 0 && func0.call(data76, "id")) {
              if (typeof data76.id !== "string") {
                const err228 = { instancePath: instancePath + "/findings/" + i5 + "/id", schemaPath: "#/properties/findings/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err228];
                } else {
                  vErrors.push(err228);
                }
                errors++;
              }
            }
            if (data76.fingerprint !== void 0 && func0.call(data76, "fingerprint")) {
              if (typeof data76.fingerprint !== "string") {
                const err229 = { instancePath: instancePath + "/findings/" + i5 + "/fingerprint", schemaPath: "#/properties/findings/items/properties/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err229];
                } else {
                  vErrors.push(err229);
                }
                errors++;
              }
            }
            if (data76.file !== void 0 && func0.call(data76, "file")) {
              let data79 = data76.file;
              if (typeof data79 === "string") {
                if (func111(data79) > 4096) {
                  const err230 = { instancePath: instancePath + "/findings/" + i5 + "/file", schemaPath: "#/properties/findings/items/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                  if (vErrors === null) {
                    vErrors = [err230];
                  } else {
                    vErrors.push(err230);
                  }
                  errors++;
                }
                if (func111(data79) < 1) {
                  const err231 = { instancePath: instancePath + "/findings/" + i5 + "/file", schemaPath: "#/properties/findings/items/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err231];
                  } else {
                    vErrors.push(err231);
                  }
                  errors++;
                }
              } else {
                const err232 = { instancePath: instancePath + "/findings/" + i5 + "/file", schemaPath: "#/properties/findings/items/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err232];
                } else {
                  vErrors.push(err232);
                }
                errors++;
              }
            }
            if (data76.lines !== void 0 && func0.call(data76, "lines")) {
              let data80 = data76.lines;
              if (Array.isArray(data80)) {
                if (data80.length > 2) {
                  const err233 = { instancePath: instancePath + "/findings/" + i5 + "/lines", schemaPath: "#/properties/findings/items/properties/lines/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
                  if (vErrors === null) {
                    vErrors = [err233];
                  } else {
                    vErrors.push(err233);
                  }
                  errors++;
                }
                if (data80.length < 2) {
                  const err234 = { instancePath: instancePath + "/findings/" + i5 + "/lines", schemaPath: "#/properties/findings/items/properties/lines/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
                  if (vErrors === null) {
                    vErrors = [err234];
                  } else {
                    vErrors.push(err234);
                  }
                  errors++;
                }
                const len6 = data80.length;
                for (let i6 = 0; i6 < len6; i6++) {
                  let data81 = data80[i6];
                  if (!(typeof data81 == "number" && (!(data81 % 1) && !isNaN(data81)) && isFinite(data81))) {
                    const err235 = { instancePath: instancePath + "/findings/" + i5 + "/lines/" + i6, schemaPath: "#/properties/findings/items/properties/lines/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err235];
                    } else {
                      vErrors.push(err235);
                    }
                    errors++;
                  }
                  if (typeof data81 == "number" && isFinite(data81)) {
                    if (data81 < 1 || isNaN(data81)) {
                      const err236 = { instancePath: instancePath + "/findings/" + i5 + "/lines/" + i6, schemaPath: "#/properties/findings/items/properties/lines/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                      if (vErrors === null) {
                        vErrors = [err236];
                      } else {
                        vErrors.push(err236);
                      }
                      errors++;
                    }
                  }
                }
              } else {
                const err237 = { instancePath: instancePath + "/findings/" + i5 + "/lines", schemaPath: "#/properties/findings/items/properties/lines/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err237];
                } else {
                  vErrors.push(err237);
                }
                errors++;
              }
            }
            if (data76.side !== void 0 && func0.call(data76, "side")) {
              let data82 = data76.side;
              if (!(data82 === "old" || data82 === "new")) {
                const err238 = { instancePath: instancePath + "/findings/" + i5 + "/side", schemaPath: "#/properties/findings/items/properties/side/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.side.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err238];
                } else {
                  vErrors.push(err238);
                }
                errors++;
              }
            }
            if (data76.severity !== void 0 && func0.call(data76, "severity")) {
              let data83 = data76.severity;
              if (!(data83 === "critical" || data83 === "high" || data83 === "medium" || data83 === "low")) {
                const err239 = { instancePath: instancePath + "/findings/" + i5 + "/severity", schemaPath: "#/properties/findings/items/properties/severity/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.severity.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err239];
                } else {
                  vErrors.push(err239);
                }
                errors++;
              }
            }
            if (data76.score !== void 0 && func0.call(data76, "score")) {
              let data84 = data76.score;
              const _errs196 = errors;
              let valid33 = false;
              const _errs197 = errors;
              if (!(typeof data84 == "number" && (!(data84 % 1) && !isNaN(data84)) && isFinite(data84))) {
                const err240 = { instancePath: instancePath + "/findings/" + i5 + "/score", schemaPath: "#/properties/findings/items/properties/score/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err240];
                } else {
                  vErrors.push(err240);
                }
                errors++;
              }
              if (typeof data84 == "number" && isFinite(data84)) {
                if (data84 > 100 || isNaN(data84)) {
                  const err241 = { instancePath: instancePath + "/findings/" + i5 + "/score", schemaPath: "#/properties/findings/items/properties/score/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
                  if (vErrors === null) {
                    vErrors = [err241];
                  } else {
                    vErrors.push(err241);
                  }
                  errors++;
                }
                if (data84 < 0 || isNaN(data84)) {
                  const err242 = { instancePath: instancePath + "/findings/" + i5 + "/score", schemaPath: "#/properties/findings/items/properties/score/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  if (vErrors === null) {
                    vErrors = [err242];
                  } else {
                    vErrors.push(err242);
                  }
                  errors++;
                }
              }
              var _valid5 = _errs197 === errors;
              valid33 = valid33 || _valid5;
              if (!valid33) {
                const _errs199 = errors;
                if (data84 !== null) {
                  const err243 = { instancePath: instancePath + "/findings/" + i5 + "/score", schemaPath: "#/properties/findings/items/properties/score/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err243];
                  } else {
                    vErrors.push(err243);
                  }
                  errors++;
                }
                var _valid5 = _errs199 === errors;
                valid33 = valid33 || _valid5;
              }
              if (!valid33) {
                const err244 = { instancePath: instancePath + "/findings/" + i5 + "/score", schemaPath: "#/properties/findings/items/properties/score/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err244];
                } else {
                  vErrors.push(err244);
                }
                errors++;
              } else {
                errors = _errs196;
                if (vErrors !== null) {
                  if (_errs196) {
                    vErrors.length = _errs196;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
            if (data76.group !== void 0 && func0.call(data76, "group")) {
              let data85 = data76.group;
              if (!(data85 === "critical" || data85 === "important" || data85 === "minor" || data85 === "unscored" || data85 === "not-scored")) {
                const err245 = { instancePath: instancePath + "/findings/" + i5 + "/group", schemaPath: "#/properties/findings/items/properties/group/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.group.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err245];
                } else {
                  vErrors.push(err245);
                }
                errors++;
              }
            }
            if (data76.state !== void 0 && func0.call(data76, "state")) {
              let data86 = data76.state;
              if (!(data86 === "new" || data86 === "open")) {
                const err246 = { instancePath: instancePath + "/findings/" + i5 + "/state", schemaPath: "#/properties/findings/items/properties/state/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.state.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err246];
                } else {
                  vErrors.push(err246);
                }
                errors++;
              }
            }
            if (data76.since !== void 0 && func0.call(data76, "since")) {
              let data87 = data76.since;
              const _errs204 = errors;
              let valid34 = false;
              const _errs205 = errors;
              if (typeof data87 !== "string") {
                const err247 = { instancePath: instancePath + "/findings/" + i5 + "/since", schemaPath: "#/properties/findings/items/properties/since/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err247];
                } else {
                  vErrors.push(err247);
                }
                errors++;
              }
              var _valid6 = _errs205 === errors;
              valid34 = valid34 || _valid6;
              if (!valid34) {
                const _errs207 = errors;
                if (data87 !== null) {
                  const err248 = { instancePath: instancePath + "/findings/" + i5 + "/since", schemaPath: "#/properties/findings/items/properties/since/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err248];
                  } else {
                    vErrors.push(err248);
                  }
                  errors++;
                }
                var _valid6 = _errs207 === errors;
                valid34 = valid34 || _valid6;
              }
              if (!valid34) {
                const err249 = { instancePath: instancePath + "/findings/" + i5 + "/since", schemaPath: "#/properties/findings/items/properties/since/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err249];
                } else {
                  vErrors.push(err249);
                }
                errors++;
              } else {
                errors = _errs204;
                if (vErrors !== null) {
                  if (_errs204) {
                    vErrors.length = _errs204;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
            if (data76.title !== void 0 && func0.call(data76, "title")) {
              if (typeof data76.title !== "string") {
                const err250 = { instancePath: instancePath + "/findings/" + i5 + "/title", schemaPath: "#/properties/findings/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err250];
                } else {
                  vErrors.push(err250);
                }
                errors++;
              }
            }
            if (data76.why !== void 0 && func0.call(data76, "why")) {
              if (typeof data76.why !== "string") {
                const err251 = { instancePath: instancePath + "/findings/" + i5 + "/why", schemaPath: "#/properties/findings/items/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err251];
                } else {
                  vErrors.push(err251);
                }
                errors++;
              }
            }
            if (data76.lens !== void 0 && func0.call(data76, "lens")) {
              let data90 = data76.lens;
              if (!(data90 === "rules-compliance" || data90 === "bug-scan" || data90 === "dependency-check" || data90 === "history-context" || data90 === "comment-compliance" || data90 === "intent-fulfilment" || data90 === "caller-impact" || data90 === "data-flow-security" || data90 === "codebase-fit")) {
                const err252 = { instancePath: instancePath + "/findings/" + i5 + "/lens", schemaPath: "#/properties/findings/items/properties/lens/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.lens.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err252];
                } else {
                  vErrors.push(err252);
                }
                errors++;
              }
            }
            if (data76.witnesses !== void 0 && func0.call(data76, "witnesses")) {
              let data91 = data76.witnesses;
              if (Array.isArray(data91)) {
                const len7 = data91.length;
                for (let i7 = 0; i7 < len7; i7++) {
                  if (typeof data91[i7] !== "string") {
                    const err253 = { instancePath: instancePath + "/findings/" + i5 + "/witnesses/" + i7, schemaPath: "#/properties/findings/items/properties/witnesses/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err253];
                    } else {
                      vErrors.push(err253);
                    }
                    errors++;
                  }
                }
              } else {
                const err254 = { instancePath: instancePath + "/findings/" + i5 + "/witnesses", schemaPath: "#/properties/findings/items/properties/witnesses/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err254];
                } else {
                  vErrors.push(err254);
                }
                errors++;
              }
            }
            if (data76.placement !== void 0 && func0.call(data76, "placement")) {
              if (typeof data76.placement !== "string") {
                const err255 = { instancePath: instancePath + "/findings/" + i5 + "/placement", schemaPath: "#/properties/findings/items/properties/placement/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err255];
                } else {
                  vErrors.push(err255);
                }
                errors++;
              }
            }
            if (data76.evidence !== void 0 && func0.call(data76, "evidence")) {
              let data94 = data76.evidence;
              if (Array.isArray(data94)) {
                const len8 = data94.length;
                for (let i8 = 0; i8 < len8; i8++) {
                  let data95 = data94[i8];
                  if (data95 && typeof data95 == "object" && !Array.isArray(data95)) {
                    if (data95.kind === void 0 || !func0.call(data95, "kind")) {
                      const err256 = { instancePath: instancePath + "/findings/" + i5 + "/evidence/" + i8, schemaPath: "#/properties/findings/items/properties/evidence/items/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                      if (vErrors === null) {
                        vErrors = [err256];
                      } else {
                        vErrors.push(err256);
                      }
                      errors++;
                    }
                    if (data95.source === void 0 || !func0.call(data95, "source")) {
                      const err257 = { instancePath: instancePath + "/findings/" + i5 + "/evidence/" + i8, schemaPath: "#/properties/findings/items/properties/evidence/items/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'" };
                      if (vErrors === null) {
                        vErrors = [err257];
                      } else {
                        vErrors.push(err257);
                      }
                      errors++;
                    }
                    if (data95.text === void 0 || !func0.call(data95, "text")) {
                      const err258 = { instancePath: instancePath + "/findings/" + i5 + "/evidence/" + i8, schemaPath: "#/properties/findings/items/properties/evidence/items/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" };
                      if (vErrors === null) {
                        vErrors = [err258];
                      } else {
                        vErrors.push(err258);
                      }
                      errors++;
                    }
                    for (const key14 of Object.keys(data95)) {
                      if (!(key14 === "kind" || key14 === "source" || key14 === "text")) {
                        const err259 = { instancePath: instancePath + "/findings/" + i5 + "/evidence/" + i8, schemaPath: "#/properties/findings/items/properties/evidence/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err259];
                        } else {
                          vErrors.push(err259);
                        }
                        errors++;
                      }
                    }
                    if (data95.kind !== void 0 && func0.call(data95, "kind")) {
                      if (typeof data95.kind !== "string") {
                        const err260 = { instancePath: instancePath + "/findings/" + i5 + "/evidence/" + i8 + "/kind", schemaPath: "#/properties/findings/items/properties/evidence/items/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err260];
                        } else {
                          vErrors.push(err260);
                        }
                        errors++;
                      }
                    }
                    if (data95.source !== void 0 && func0.call(data95, "source")) {
                      if (typeof data95.source !== "string") {
                        const err261 = { instancePath: instancePath + "/findings/" + i5 + "/evidence/" + i8 + "/source", schemaPath: "#/properties/findings/items/properties/evidence/items/properties/source/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err261];
                        } else {
                          vErrors.push(err261);
                        }
                        errors++;
                      }
                    }
                    if (data95.text !== void 0 && func0.call(data95, "text")) {
                      if (typeof data95.text !== "string") {
                        const err262 = { instancePath: instancePath + "/findings/" + i5 + "/evidence/" + i8 + "/text", schemaPath: "#/properties/findings/items/properties/evidence/items/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err262];
                        } else {
                          vErrors.push(err262);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err263 = { instancePath: instancePath + "/findings/" + i5 + "/evidence/" + i8, schemaPath: "#/properties/findings/items/properties/evidence/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err263];
                    } else {
                      vErrors.push(err263);
                    }
                    errors++;
                  }
                }
              } else {
                const err264 = { instancePath: instancePath + "/findings/" + i5 + "/evidence", schemaPath: "#/properties/findings/items/properties/evidence/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err264];
                } else {
                  vErrors.push(err264);
                }
                errors++;
              }
            }
            if (data76.suggested_fix !== void 0 && func0.call(data76, "suggested_fix")) {
              if (typeof data76.suggested_fix !== "string") {
                const err265 = { instancePath: instancePath + "/findings/" + i5 + "/suggested_fix", schemaPath: "#/properties/findings/items/properties/suggested_fix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err265];
                } else {
                  vErrors.push(err265);
                }
                errors++;
              }
            }
          } else {
            const err266 = { instancePath: instancePath + "/findings/" + i5, schemaPath: "#/properties/findings/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err266];
            } else {
              vErrors.push(err266);
            }
            errors++;
          }
        }
      } else {
        const err267 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err267];
        } else {
          vErrors.push(err267);
        }
        errors++;
      }
    }
    if (data.dropped !== void 0 && func0.call(data, "dropped")) {
      let data100 = data.dropped;
      if (Array.isArray(data100)) {
        const len9 = data100.length;
        for (let i9 = 0; i9 < len9; i9++) {
          let data101 = data100[i9];
          if (data101 && typeof data101 == "object" && !Array.isArray(data101)) {
            if (data101.finding === void 0 || !func0.call(data101, "finding")) {
              const err268 = { instancePath: instancePath + "/dropped/" + i9, schemaPath: "#/properties/dropped/items/required", keyword: "required", params: { missingProperty: "finding" }, message: "must have required property 'finding'" };
              if (vErrors === null) {
                vErrors = [err268];
              } else {
                vErrors.push(err268);
              }
              errors++;
            }
            if (data101.reason === void 0 || !func0.call(data101, "reason")) {
              const err269 = { instancePath: instancePath + "/dropped/" + i9, schemaPath: "#/properties/dropped/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
              if (vErrors === null) {
                vErrors = [err269];
              } else {
                vErrors.push(err269);
              }
              errors++;
            }
            for (const key15 of Object.keys(data101)) {
              if (!(key15 === "finding" || key15 === "reason")) {
                const err270 = { instancePath: instancePath + "/dropped/" + i9, schemaPath: "#/properties/dropped/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key15 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err270];
                } else {
                  vErrors.push(err270);
                }
                errors++;
              }
            }
            if (data101.finding !== void 0 && func0.call(data101, "finding")) {
              let data102 = data101.finding;
              if (data102 && typeof data102 == "object" && !Array.isArray(data102)) {
                if (data102.file === void 0 || !func0.call(data102, "file")) {
                  const err271 = { instancePath: instancePath + "/dropped/" + i9 + "/finding", schemaPath: "#/properties/dropped/items/properties/finding/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
                  if (vErrors === null) {
                    vErrors = [err271];
                  } else {
                    vErrors.push(err271);
                  }
                  errors++;
                }
                if (data102.line === void 0 || !func0.call(data102, "line")) {
                  const err272 = { instancePath: instancePath + "/dropped/" + i9 + "/finding", schemaPath: "#/properties/dropped/items/properties/finding/required", keyword: "required", params: { missingProperty: "line" }, message: "must have required property 'line'" };
                  if (vErrors === null) {
                    vErrors = [err272];
                  } else {
                    vErrors.push(err272);
                  }
                  errors++;
                }
                if (data102.title === void 0 || !func0.call(data102, "title")) {
                  const err273 = { instancePath: instancePath + "/dropped/" + i9 + "/finding", schemaPath: "#/properties/dropped/items/properties/finding/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
                  if (vErrors === null) {
                    vErrors = [err273];
                  } else {
                    vErrors.push(err273);
                  }
                  errors++;
                }
                if (data102.lens === void 0 || !func0.call(data102, "lens")) {
                  const err274 = { instancePath: instancePath + "/dropped/" + i9 + "/finding", schemaPath: "#/properties/dropped/items/properties/finding/required", keyword: "required", params: { missingProperty: "lens" }, message: "must have required property 'lens'" };
                  if (vErrors === null) {
                    vErrors = [err274];
                  } else {
                    vErrors.push(err274);
                  }
                  errors++;
                }
                for (const key16 of Object.keys(data102)) {
                  if (!(key16 === "file" || key16 === "line" || key16 === "title" || key16 === "lens" || key16 === "fingerprint" || key16 === "side")) {
                    const err275 = { instancePath: instancePath + "/dropped/" + i9 + "/finding", schemaPath: "#/properties/dropped/items/properties/finding/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key16 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err275];
                    } else {
                      vErrors.push(err275);
                    }
                    errors++;
                  }
                }
                if (data102.file !== void 0 && func0.call(data102, "file")) {
                  if (typeof data102.file !== "string") {
                    const err276 = { instancePath: instancePath + "/dropped/" + i9 + "/finding/file", schemaPath: "#/properties/dropped/items/properties/finding/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err276];
                    } else {
                      vErrors.push(err276);
                    }
                    errors++;
                  }
                }
                if (data102.line !== void 0 && func0.call(data102, "line")) {
                  let data104 = data102.line;
                  if (!(typeof data104 == "number" && (!(data104 % 1) && !isNaN(data104)) && isFinite(data104))) {
                    const err277 = { instancePath: instancePath + "/dropped/" + i9 + "/finding/line", schemaPath: "#/properties/dropped/items/properties/finding/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err277];
                    } else {
                      vErrors.push(err277);
                    }
                    errors++;
                  }
                }
                if (data102.title !== void 0 && func0.call(data102, "title")) {
                  if (typeof data102.title !== "string") {
                    const err278 = { instancePath: instancePath + "/dropped/" + i9 + "/finding/title", schemaPath: "#/properties/dropped/items/properties/finding/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err278];
                    } else {
                      vErrors.push(err278);
                    }
                    errors++;
                  }
                }
                if (data102.lens !== void 0 && func0.call(data102, "lens")) {
                  let data106 = data102.lens;
                  if (!(data106 === "rules-compliance" || data106 === "bug-scan" || data106 === "dependency-check" || data106 === "history-context" || data106 === "comment-compliance" || data106 === "intent-fulfilment" || data106 === "caller-impact" || data106 === "data-flow-security" || data106 === "codebase-fit")) {
                    const err279 = { instancePath: instancePath + "/dropped/" + i9 + "/finding/lens", schemaPath: "#/properties/dropped/items/properties/finding/properties/lens/enum", keyword: "enum", params: { allowedValues: schema11.properties.dropped.items.properties.finding.properties.lens.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err279];
                    } else {
                      vErrors.push(err279);
                    }
                    errors++;
                  }
                }
                if (data102.fingerprint !== void 0 && func0.call(data102, "fingerprint")) {
                  if (typeof data102.fingerprint !== "string") {
                    const err280 = { instancePath: instancePath + "/dropped/" + i9 + "/finding/fingerprint", schemaPath: "#/properties/dropped/items/properties/finding/properties/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err280];
                    } else {
                      vErrors.push(err280);
                    }
                    errors++;
                  }
                }
                if (data102.side !== void 0 && func0.call(data102, "side")) {
                  let data108 = data102.side;
                  if (!(data108 === "old" || data108 === "new")) {
                    const err281 = { instancePath: instancePath + "/dropped/" + i9 + "/finding/side", schemaPath: "#/properties/dropped/items/properties/finding/properties/side/enum", keyword: "enum", params: { allowedValues: schema11.properties.dropped.items.properties.finding.properties.side.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err281];
                    } else {
                      vErrors.push(err281);
                    }
                    errors++;
                  }
                }
              } else {
                const err282 = { instancePath: instancePath + "/dropped/" + i9 + "/finding", schemaPath: "#/properties/dropped/items/properties/finding/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err282];
                } else {
                  vErrors.push(err282);
                }
                errors++;
              }
            }
            if (data101.reason !== void 0 && func0.call(data101, "reason")) {
              let data109 = data101.reason;
              if (data109 && typeof data109 == "object" && !Array.isArray(data109)) {
                if (data109.kind === void 0 || !func0.call(data109, "kind")) {
                  const err283 = { instancePath: instancePath + "/dropped/" + i9 + "/reason", schemaPath: "#/properties/dropped/items/properties/reason/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                  if (vErrors === null) {
                    vErrors = [err283];
                  } else {
                    vErrors.push(err283);
                  }
                  errors++;
                }
                if (data109.text === void 0 || !func0.call(data109, "text")) {
                  const err284 = { instancePath: instancePath + "/dropped/" + i9 + "/reason", schemaPath: "#/properties/dropped/items/properties/reason/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" };
                  if (vErrors === null) {
                    vErrors = [err284];
                  } else {
                    vErrors.push(err284);
                  }
                  errors++;
                }
                for (const key17 of Object.keys(data109)) {
                  if (!(key17 === "kind" || key17 === "text")) {
                    const err285 = { instancePath: instancePath + "/dropped/" + i9 + "/reason", schemaPath: "#/properties/dropped/items/properties/reason/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key17 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err285];
                    } else {
                      vErrors.push(err285);
                    }
                    errors++;
                  }
                }
                if (data109.kind !== void 0 && func0.call(data109, "kind")) {
                  if (typeof data109.kind !== "string") {
                    const err286 = { instancePath: instancePath + "/dropped/" + i9 + "/reason/kind", schemaPath: "#/properties/dropped/items/properties/reason/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err286];
                    } else {
                      vErrors.push(err286);
                    }
                    errors++;
                  }
                }
                if (data109.text !== void 0 && func0.call(data109, "text")) {
                  if (typeof data109.text !== "string") {
                    const err287 = { instancePath: instancePath + "/dropped/" + i9 + "/reason/text", schemaPath: "#/properties/dropped/items/properties/reason/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err287];
                    } else {
                      vErrors.push(err287);
                    }
                    errors++;
                  }
                }
              } else {
                const err288 = { instancePath: instancePath + "/dropped/" + i9 + "/reason", schemaPath: "#/properties/dropped/items/properties/reason/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err288];
                } else {
                  vErrors.push(err288);
                }
                errors++;
              }
            }
          } else {
            const err289 = { instancePath: instancePath + "/dropped/" + i9, schemaPath: "#/properties/dropped/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err289];
            } else {
              vErrors.push(err289);
            }
            errors++;
          }
        }
      } else {
        const err290 = { instancePath: instancePath + "/dropped", schemaPath: "#/properties/dropped/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err290];
        } else {
          vErrors.push(err290);
        }
        errors++;
      }
    }
    if (data.rules_changed !== void 0 && func0.call(data, "rules_changed")) {
      let data112 = data.rules_changed;
      if (Array.isArray(data112)) {
        const len10 = data112.length;
        for (let i10 = 0; i10 < len10; i10++) {
          let data113 = data112[i10];
          if (typeof data113 === "string") {
            if (func111(data113) > 4096) {
              const err291 = { instancePath: instancePath + "/rules_changed/" + i10, schemaPath: "#/properties/rules_changed/items/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
              if (vErrors === null) {
                vErrors = [err291];
              } else {
                vErrors.push(err291);
              }
              errors++;
            }
            if (func111(data113) < 1) {
              const err292 = { instancePath: instancePath + "/rules_changed/" + i10, schemaPath: "#/properties/rules_changed/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err292];
              } else {
                vErrors.push(err292);
              }
              errors++;
            }
          } else {
            const err293 = { instancePath: instancePath + "/rules_changed/" + i10, schemaPath: "#/properties/rules_changed/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err293];
            } else {
              vErrors.push(err293);
            }
            errors++;
          }
        }
      } else {
        const err294 = { instancePath: instancePath + "/rules_changed", schemaPath: "#/properties/rules_changed/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err294];
        } else {
          vErrors.push(err294);
        }
        errors++;
      }
    }
    if (data.suppressions !== void 0 && func0.call(data, "suppressions")) {
      let data114 = data.suppressions;
      if (data114 && typeof data114 == "object" && !Array.isArray(data114)) {
        if (data114.applied === void 0 || !func0.call(data114, "applied")) {
          const err295 = { instancePath: instancePath + "/suppressions", schemaPath: "#/properties/suppressions/required", keyword: "required", params: { missingProperty: "applied" }, message: "must have required property 'applied'" };
          if (vErrors === null) {
            vErrors = [err295];
          } else {
            vErrors.push(err295);
          }
          errors++;
        }
        if (data114.expired === void 0 || !func0.call(data114, "expired")) {
          const err296 = { instancePath: instancePath + "/suppressions", schemaPath: "#/properties/suppressions/required", keyword: "required", params: { missingProperty: "expired" }, message: "must have required property 'expired'" };
          if (vErrors === null) {
            vErrors = [err296];
          } else {
            vErrors.push(err296);
          }
          errors++;
        }
        if (data114.unmatched === void 0 || !func0.call(data114, "unmatched")) {
          const err297 = { instancePath: instancePath + "/suppressions", schemaPath: "#/properties/suppressions/required", keyword: "required", params: { missingProperty: "unmatched" }, message: "must have required property 'unmatched'" };
          if (vErrors === null) {
            vErrors = [err297];
          } else {
            vErrors.push(err297);
          }
          errors++;
        }
        if (data114.added === void 0 || !func0.call(data114, "added")) {
          const err298 = { instancePath: instancePath + "/suppressions", schemaPath: "#/properties/suppressions/required", keyword: "required", params: { missingProperty: "added" }, message: "must have required property 'added'" };
          if (vErrors === null) {
            vErrors = [err298];
          } else {
            vErrors.push(err298);
          }
          errors++;
        }
        for (const key18 of Object.keys(data114)) {
          if (!(key18 === "applied" || key18 === "expired" || key18 === "unmatched" || key18 === "added")) {
            const err299 = { instancePath: instancePath + "/suppressions", schemaPath: "#/properties/suppressions/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key18 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err299];
            } else {
              vErrors.push(err299);
            }
            errors++;
          }
        }
        if (data114.applied !== void 0 && func0.call(data114, "applied")) {
          let data115 = data114.applied;
          if (!(typeof data115 == "number" && (!(data115 % 1) && !isNaN(data115)) && isFinite(data115))) {
            const err300 = { instancePath: instancePath + "/suppressions/applied", schemaPath: "#/properties/suppressions/properties/applied/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err300];
            } else {
              vErrors.push(err300);
            }
            errors++;
          }
          if (typeof data115 == "number" && isFinite(data115)) {
            if (data115 < 0 || isNaN(data115)) {
              const err301 = { instancePath: instancePath + "/suppressions/applied", schemaPath: "#/properties/suppressions/properties/applied/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err301];
              } else {
                vErrors.push(err301);
              }
              errors++;
            }
          }
        }
        if (data114.expired !== void 0 && func0.call(data114, "expired")) {
          let data116 = data114.expired;
          if (Array.isArray(data116)) {
            const len11 = data116.length;
            for (let i11 = 0; i11 < len11; i11++) {
              if (typeof data116[i11] !== "string") {
                const err302 = { instancePath: instancePath + "/suppressions/expired/" + i11, schemaPath: "#/properties/suppressions/properties/expired/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err302];
                } else {
                  vErrors.push(err302);
                }
                errors++;
              }
            }
          } else {
            const err303 = { instancePath: instancePath + "/suppressions/expired", schemaPath: "#/properties/suppressions/properties/expired/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err303];
            } else {
              vErrors.push(err303);
            }
            errors++;
          }
        }
        if (data114.unmatched !== void 0 && func0.call(data114, "unmatched")) {
          let data118 = data114.unmatched;
          if (Array.isArray(data118)) {
            const len12 = data118.length;
            for (let i12 = 0; i12 < len12; i12++) {
              if (typeof data118[i12] !== "string") {
                const err304 = { instancePath: instancePath + "/suppressions/unmatched/" + i12, schemaPath: "#/properties/suppressions/properties/unmatched/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err304];
                } else {
                  vErrors.push(err304);
                }
                errors++;
              }
            }
          } else {
            const err305 = { instancePath: instancePath + "/suppressions/unmatched", schemaPath: "#/properties/suppressions/properties/unmatched/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err305];
            } else {
              vErrors.push(err305);
            }
            errors++;
          }
        }
        if (data114.added !== void 0 && func0.call(data114, "added")) {
          let data120 = data114.added;
          if (Array.isArray(data120)) {
            const len13 = data120.length;
            for (let i13 = 0; i13 < len13; i13++) {
              if (typeof data120[i13] !== "string") {
                const err306 = { instancePath: instancePath + "/suppressions/added/" + i13, schemaPath: "#/properties/suppressions/properties/added/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err306];
                } else {
                  vErrors.push(err306);
                }
                errors++;
              }
            }
          } else {
            const err307 = { instancePath: instancePath + "/suppressions/added", schemaPath: "#/properties/suppressions/properties/added/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err307];
            } else {
              vErrors.push(err307);
            }
            errors++;
          }
        }
      } else {
        const err308 = { instancePath: instancePath + "/suppressions", schemaPath: "#/properties/suppressions/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err308];
        } else {
          vErrors.push(err308);
        }
        errors++;
      }
    }
    if (data.refused_claims !== void 0 && func0.call(data, "refused_claims")) {
      let data122 = data.refused_claims;
      if (Array.isArray(data122)) {
        const len14 = data122.length;
        for (let i14 = 0; i14 < len14; i14++) {
          if (typeof data122[i14] !== "string") {
            const err309 = { instancePath: instancePath + "/refused_claims/" + i14, schemaPath: "#/properties/refused_claims/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err309];
            } else {
              vErrors.push(err309);
            }
            errors++;
          }
        }
      } else {
        const err310 = { instancePath: instancePath + "/refused_claims", schemaPath: "#/properties/refused_claims/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err310];
        } else {
          vErrors.push(err310);
        }
        errors++;
      }
    }
    if (data.warnings !== void 0 && func0.call(data, "warnings")) {
      let data124 = data.warnings;
      if (Array.isArray(data124)) {
        const len15 = data124.length;
        for (let i15 = 0; i15 < len15; i15++) {
          if (typeof data124[i15] !== "string") {
            const err311 = { instancePath: instancePath + "/warnings/" + i15, schemaPath: "#/properties/warnings/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err311];
            } else {
              vErrors.push(err311);
            }
            errors++;
          }
        }
      } else {
        const err312 = { instancePath: instancePath + "/warnings", schemaPath: "#/properties/warnings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err312];
        } else {
          vErrors.push(err312);
        }
        errors++;
      }
    }
    if (data.recommendation !== void 0 && func0.call(data, "recommendation")) {
      let data126 = data.recommendation;
      if (!(data126 === "approve" || data126 === "request-changes" || data126 === "needs-discussion")) {
        const err313 = { instancePath: instancePath + "/recommendation", schemaPath: "#/properties/recommendation/enum", keyword: "enum", params: { allowedValues: schema11.properties.recommendation.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err313];
        } else {
          vErrors.push(err313);
        }
        errors++;
      }
    }
    if (data.risk_areas !== void 0 && func0.call(data, "risk_areas")) {
      let data127 = data.risk_areas;
      if (Array.isArray(data127)) {
        const len16 = data127.length;
        for (let i16 = 0; i16 < len16; i16++) {
          if (typeof data127[i16] !== "string") {
            const err314 = { instancePath: instancePath + "/risk_areas/" + i16, schemaPath: "#/properties/risk_areas/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err314];
            } else {
              vErrors.push(err314);
            }
            errors++;
          }
        }
      } else {
        const err315 = { instancePath: instancePath + "/risk_areas", schemaPath: "#/properties/risk_areas/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err315];
        } else {
          vErrors.push(err315);
        }
        errors++;
      }
    }
    if (data.cost !== void 0 && func0.call(data, "cost")) {
      let data129 = data.cost;
      if (data129 && typeof data129 == "object" && !Array.isArray(data129)) {
        if (data129.agents === void 0 || !func0.call(data129, "agents")) {
          const err316 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/required", keyword: "required", params: { missingProperty: "agents" }, message: "must have required property 'agents'" };
          if (vErrors === null) {
            vErrors = [err316];
          } else {
            vErrors.push(err316);
          }
          errors++;
        }
        if (data129.packet_bytes === void 0 || !func0.call(data129, "packet_bytes")) {
          const err317 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/required", keyword: "required", params: { missingProperty: "packet_bytes" }, message: "must have required property 'packet_bytes'" };
          if (vErrors === null) {
            vErrors = [err317];
          } else {
            vErrors.push(err317);
          }
          errors++;
        }
        if (data129.tokens === void 0 || !func0.call(data129, "tokens")) {
          const err318 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/required", keyword: "required", params: { missingProperty: "tokens" }, message: "must have required property 'tokens'" };
          if (vErrors === null) {
            vErrors = [err318];
          } else {
            vErrors.push(err318);
          }
          errors++;
        }
        if (data129.by_agent === void 0 || !func0.call(data129, "by_agent")) {
          const err319 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/required", keyword: "required", params: { missingProperty: "by_agent" }, message: "must have required property 'by_agent'" };
          if (vErrors === null) {
            vErrors = [err319];
          } else {
            vErrors.push(err319);
          }
          errors++;
        }
        for (const key19 of Object.keys(data129)) {
          if (!(key19 === "agents" || key19 === "packet_bytes" || key19 === "tokens" || key19 === "by_agent")) {
            const err320 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key19 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err320];
            } else {
              vErrors.push(err320);
            }
            errors++;
          }
        }
        if (data129.agents !== void 0 && func0.call(data129, "agents")) {
          let data130 = data129.agents;
          if (!(typeof data130 == "number" && (!(data130 % 1) && !isNaN(data130)) && isFinite(data130))) {
            const err321 = { instancePath: instancePath + "/cost/agents", schemaPath: "#/properties/cost/properties/agents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err321];
            } else {
              vErrors.push(err321);
            }
            errors++;
          }
          if (typeof data130 == "number" && isFinite(data130)) {
            if (data130 < 0 || isNaN(data130)) {
              const err322 = { instancePath: instancePath + "/cost/agents", schemaPath: "#/properties/cost/properties/agents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err322];
              } else {
                vErrors.push(err322);
              }
              errors++;
            }
          }
        }
        if (data129.packet_bytes !== void 0 && func0.call(data129, "packet_bytes")) {
          let data131 = data129.packet_bytes;
          if (!(typeof data131 == "number" && (!(data131 % 1) && !isNaN(data131)) && isFinite(data131))) {
            const err323 = { instancePath: instancePath + "/cost/packet_bytes", schemaPath: "#/properties/cost/properties/packet_bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err323];
            } else {
              vErrors.push(err323);
            }
            errors++;
          }
          if (typeof data131 == "number" && isFinite(data131)) {
            if (data131 < 0 || isNaN(data131)) {
              const err324 = { instancePath: instancePath + "/cost/packet_bytes", schemaPath: "#/properties/cost/properties/packet_bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err324];
              } else {
                vErrors.push(err324);
              }
              errors++;
            }
          }
        }
        if (data129.tokens !== void 0 && func0.call(data129, "tokens")) {
          let data132 = data129.tokens;
          const _errs300 = errors;
          let valid61 = false;
          const _errs301 = errors;
          if (!(typeof data132 == "number" && (!(data132 % 1) && !isNaN(data132)) && isFinite(data132))) {
            const err325 = { instancePath: instancePath + "/cost/tokens", schemaPath: "#/properties/cost/properties/tokens/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err325];
            } else {
              vErrors.push(err325);
            }
            errors++;
          }
          if (typeof data132 == "number" && isFinite(data132)) {
            if (data132 < 0 || isNaN(data132)) {
              const err326 = { instancePath: instancePath + "/cost/tokens", schemaPath: "#/properties/cost/properties/tokens/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err326];
              } else {
                vErrors.push(err326);
              }
              errors++;
            }
          }
          var _valid7 = _errs301 === errors;
          valid61 = valid61 || _valid7;
          if (!valid61) {
            const _errs303 = errors;
            if (data132 !== null) {
              const err327 = { instancePath: instancePath + "/cost/tokens", schemaPath: "#/properties/cost/properties/tokens/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              if (vErrors === null) {
                vErrors = [err327];
              } else {
                vErrors.push(err327);
              }
              errors++;
            }
            var _valid7 = _errs303 === errors;
            valid61 = valid61 || _valid7;
          }
          if (!valid61) {
            const err328 = { instancePath: instancePath + "/cost/tokens", schemaPath: "#/properties/cost/properties/tokens/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
            if (vErrors === null) {
              vErrors = [err328];
            } else {
              vErrors.push(err328);
            }
            errors++;
          } else {
            errors = _errs300;
            if (vErrors !== null) {
              if (_errs300) {
                vErrors.length = _errs300;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data129.by_agent !== void 0 && func0.call(data129, "by_agent")) {
          let data133 = data129.by_agent;
          if (Array.isArray(data133)) {
            const len17 = data133.length;
            for (let i17 = 0; i17 < len17; i17++) {
              let data134 = data133[i17];
              if (data134 && typeof data134 == "object" && !Array.isArray(data134)) {
                if (data134.phase === void 0 || !func0.call(data134, "phase")) {
                  const err329 = { instancePath: instancePath + "/cost/by_agent/" + i17, schemaPath: "#/properties/cost/properties/by_agent/items/required", keyword: "required", params: { missingProperty: "phase" }, message: "must have required property 'phase'" };
                  if (vErrors === null) {
                    vErrors = [err329];
                  } else {
                    vErrors.push(err329);
                  }
                  errors++;
                }
                if (data134.agent === void 0 || !func0.call(data134, "agent")) {
                  const err330 = { instancePath: instancePath + "/cost/by_agent/" + i17, schemaPath: "#/properties/cost/properties/by_agent/items/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'" };
                  if (vErrors === null) {
                    vErrors = [err330];
                  } else {
                    vErrors.push(err330);
                  }
                  errors++;
                }
                if (data134.calls === void 0 || !func0.call(data134, "calls")) {
                  const err331 = { instancePath: instancePath + "/cost/by_agent/" + i17, schemaPath: "#/properties/cost/properties/by_agent/items/required", keyword: "required", params: { missingProperty: "calls" }, message: "must have required property 'calls'" };
                  if (vErrors === null) {
                    vErrors = [err331];
                  } else {
                    vErrors.push(err331);
                  }
                  errors++;
                }
                if (data134.packet_bytes === void 0 || !func0.call(data134, "packet_bytes")) {
                  const err332 = { instancePath: instancePath + "/cost/by_agent/" + i17, schemaPath: "#/properties/cost/properties/by_agent/items/required", keyword: "required", params: { missingProperty: "packet_bytes" }, message: "must have required property 'packet_bytes'" };
                  if (vErrors === null) {
                    vErrors = [err332];
                  } else {
                    vErrors.push(err332);
                  }
                  errors++;
                }
                if (data134.tokens === void 0 || !func0.call(data134, "tokens")) {
                  const err333 = { instancePath: instancePath + "/cost/by_agent/" + i17, schemaPath: "#/properties/cost/properties/by_agent/items/required", keyword: "required", params: { missingProperty: "tokens" }, message: "must have required property 'tokens'" };
                  if (vErrors === null) {
                    vErrors = [err333];
                  } else {
                    vErrors.push(err333);
                  }
                  errors++;
                }
                if (data134.calls_with_tokens === void 0 || !func0.call(data134, "calls_with_tokens")) {
                  const err334 = { instancePath: instancePath + "/cost/by_agent/" + i17, schemaPath: "#/properties/cost/properties/by_agent/items/required", keyword: "required", params: { missingProperty: "calls_with_tokens" }, message: "must have required property 'calls_with_tokens'" };
                  if (vErrors === null) {
                    vErrors = [err334];
                  } else {
                    vErrors.push(err334);
                  }
                  errors++;
                }
                for (const key20 of Object.keys(data134)) {
                  if (!(key20 === "phase" || key20 === "agent" || key20 === "calls" || key20 === "packet_bytes" || key20 === "tokens" || key20 === "calls_with_tokens")) {
                    const err335 = { instancePath: instancePath + "/cost/by_agent/" + i17, schemaPath: "#/properties/cost/properties/by_agent/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key20 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err335];
                    } else {
                      vErrors.push(err335);
                    }
                    errors++;
                  }
                }
                if (data134.phase !== void 0 && func0.call(data134, "phase")) {
                  let data135 = data134.phase;
                  if (!(data135 === "summary" || data135 === "review" || data135 === "score" || data135 === "judge" || data135 === "hunt" || data135 === "triage" || data135 === "fix" || data135 === "verify")) {
                    const err336 = { instancePath: instancePath + "/cost/by_agent/" + i17 + "/phase", schemaPath: "#/properties/cost/properties/by_agent/items/properties/phase/enum", keyword: "enum", params: { allowedValues: schema11.properties.cost.properties.by_agent.items.properties.phase.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err336];
                    } else {
                      vErrors.push(err336);
                    }
                    errors++;
                  }
                }
                if (data134.agent !== void 0 && func0.call(data134, "agent")) {
                  let data136 = data134.agent;
                  if (!(data136 === "change-summarizer" || data136 === "rules-compliance" || data136 === "bug-scan" || data136 === "dependency-check" || data136 === "history-context" || data136 === "comment-compliance" || data136 === "intent-fulfilment" || data136 === "caller-impact" || data136 === "data-flow-security" || data136 === "codebase-fit" || data136 === "finding-scorer" || data136 === "execute-step-validator" || data136 === "audit-specialist" || data136 === "audit-triage" || data136 === "fix-executor" || data136 === "fix-diff-reviewer")) {
                    const err337 = { instancePath: instancePath + "/cost/by_agent/" + i17 + "/agent", schemaPath: "#/properties/cost/properties/by_agent/items/properties/agent/enum", keyword: "enum", params: { allowedValues: schema11.properties.cost.properties.by_agent.items.properties.agent.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err337];
                    } else {
                      vErrors.push(err337);
                    }
                    errors++;
                  }
                }
                if (data134.calls !== void 0 && func0.call(data134, "calls")) {
                  let data137 = data134.calls;
                  if (!(typeof data137 == "number" && (!(data137 % 1) && !isNaN(data137)) && isFinite(data137))) {
                    const err338 = { instancePath: instancePath + "/cost/by_agent/" + i17 + "/calls", schemaPath: "#/properties/cost/properties/by_agent/items/properties/calls/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err338];
                    } else {
                      vErrors.push(err338);
                    }
                    errors++;
                  }
                  if (typeof data137 == "number" && isFinite(data137)) {
                    if (data137 < 0 || isNaN(data137)) {
                      const err339 = { instancePath: instancePath + "/cost/by_agent/" + i17 + "/calls", schemaPath: "#/properties/cost/properties/by_agent/items/properties/calls/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      if (vErrors === null) {
                        vErrors = [err339];
                      } else {
                        vErrors.push(err339);
                      }
                      errors++;
                    }
                  }
                }
                if (data134.packet_bytes !== void 0 && func0.call(data134, "packet_bytes")) {
                  let data138 = data134.packet_bytes;
                  if (!(typeof data138 == "number" && (!(data138 % 1) && !isNaN(data138)) && isFinite(data138))) {
                    const err340 = { instancePath: instancePath + "/cost/by_agent/" + i17 + "/packet_bytes", schemaPath: "#/properties/cost/properties/by_agent/items/properties/packet_bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err340];
                    } else {
                      vErrors.push(err340);
                    }
                    errors++;
                  }
                  if (typeof data138 == "number" && isFinite(data138)) {
                    if (data138 < 0 || isNaN(data138)) {
                      const err341 = { instancePath: instancePath + "/cost/by_agent/" + i17 + "/packet_bytes", schemaPath: "#/properties/cost/properties/by_agent/items/properties/packet_bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      if (vErrors === null) {
                        vErrors = [err341];
                      } else {
                        vErrors.push(err341);
                      }
                      errors++;
                    }
                  }
                }
                if (data134.tokens !== void 0 && func0.call(data134, "tokens")) {
                  let data139 = data134.tokens;
                  const _errs317 = errors;
                  let valid65 = false;
                  const _errs318 = errors;
                  if (!(typeof data139 == "number" && (!(data139 % 1) && !isNaN(data139)) && isFinite(data139))) {
                    const err342 = { instancePath: instancePath + "/cost/by_agent/" + i17 + "/tokens", schemaPath: "#/properties/cost/properties/by_agent/items/properties/tokens/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err342];
                    } else {
                      vErrors.push(err342);
                    }
                    errors++;
                  }
                  if (typeof data139 == "number" && isFinite(data139)) {
                    if (data139 < 0 || isNaN(data139)) {
                      const err343 = { instancePath: instancePath + "/cost/by_agent/" + i17 + "/tokens", schemaPath: "#/properties/cost/properties/by_agent/items/properties/tokens/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      if (vErrors === null) {
                        vErrors = [err343];
                      } else {
                        vErrors.push(err343);
                      }
                      errors++;
                    }
                  }
                  var _valid8 = _errs318 === errors;
                  valid65 = valid65 || _valid8;
                  if (!valid65) {
                    const _errs320 = errors;
                    if (data139 !== null) {
                      const err344 = { instancePath: instancePath + "/cost/by_agent/" + i17 + "/tokens", schemaPath: "#/properties/cost/properties/by_agent/items/properties/tokens/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                      if (vErrors === null) {
                        vErrors = [err344];
                      } else {
                        vErrors.push(err344);
                      }
                      errors++;
                    }
                    var _valid8 = _errs320 === errors;
                    valid65 = valid65 || _valid8;
                  }
                  if (!valid65) {
                    const err345 = { instancePath: instancePath + "/cost/by_agent/" + i17 + "/tokens", schemaPath: "#/properties/cost/properties/by_agent/items/properties/tokens/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    if (vErrors === null) {
                      vErrors = [err345];
                    } else {
                      vErrors.push(err345);
                    }
                    errors++;
                  } else {
                    errors = _errs317;
                    if (vErrors !== null) {
                      if (_errs317) {
                        vErrors.length = _errs317;
                      } else {
                        vErrors = null;
                      }
                    }
                  }
                }
                if (data134.calls_with_tokens !== void 0 && func0.call(data134, "calls_with_tokens")) {
                  let data140 = data134.calls_with_tokens;
                  if (!(typeof data140 == "number" && (!(data140 % 1) && !isNaN(data140)) && isFinite(data140))) {
                    const err346 = { instancePath: instancePath + "/cost/by_agent/" + i17 + "/calls_with_tokens", schemaPath: "#/properties/cost/properties/by_agent/items/properties/calls_with_tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err346];
                    } else {
                      vErrors.push(err346);
                    }
                    errors++;
                  }
                  if (typeof data140 == "number" && isFinite(data140)) {
                    if (data140 < 0 || isNaN(data140)) {
                      const err347 = { instancePath: instancePath + "/cost/by_agent/" + i17 + "/calls_with_tokens", schemaPath: "#/properties/cost/properties/by_agent/items/properties/calls_with_tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      if (vErrors === null) {
                        vErrors = [err347];
                      } else {
                        vErrors.push(err347);
                      }
                      errors++;
                    }
                  }
                }
              } else {
                const err348 = { instancePath: instancePath + "/cost/by_agent/" + i17, schemaPath: "#/properties/cost/properties/by_agent/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err348];
                } else {
                  vErrors.push(err348);
                }
                errors++;
              }
            }
          } else {
            const err349 = { instancePath: instancePath + "/cost/by_agent", schemaPath: "#/properties/cost/properties/by_agent/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err349];
            } else {
              vErrors.push(err349);
            }
            errors++;
          }
        }
      } else {
        const err350 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err350];
        } else {
          vErrors.push(err350);
        }
        errors++;
      }
    }
  } else {
    const err351 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err351];
    } else {
      vErrors.push(err351);
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
