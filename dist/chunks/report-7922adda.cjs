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
parts["report-MOYOSFVF"] = part((module, exports) => {
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
var schema11 = { "type": "object", "required": ["schema", "version", "run", "title", "status", "gaps", "exit", "captured", "scope", "counts", "coverage", "since", "findings", "dropped", "rules_changed", "suppressions", "refused_claims", "warnings", "recommendation", "risk_areas", "cost"], "properties": { "schema": { "type": "number", "const": 1 }, "version": { "type": "string" }, "run": { "type": "string" }, "title": { "type": "string" }, "status": { "enum": ["complete", "incomplete", "failed"] }, "gaps": { "type": "array", "items": { "type": "string" } }, "exit": { "type": "integer" }, "captured": { "enum": ["hooks", "manual"] }, "scope": { "type": "object", "required": ["note", "base", "head", "files", "changed_lines", "skipped"], "properties": { "note": { "type": "string" }, "shard": { "type": "object", "required": ["index", "of", "all_files"], "properties": { "index": { "type": "integer", "minimum": 1 }, "of": { "type": "integer", "minimum": 1 }, "all_files": { "type": "integer", "minimum": 0 } }, "additionalProperties": false }, "base": { "type": "object", "required": ["sha", "label", "why"], "properties": { "sha": { "anyOf": [{ "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, { "type": "null" }] }, "label": { "type": "string" }, "why": { "type": "string" } }, "additionalProperties": false }, "head": { "type": "object", "required": ["sha", "label", "why"], "properties": { "sha": { "anyOf": [{ "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, { "type": "null" }] }, "label": { "type": "string" }, "why": { "type": "string" } }, "additionalProperties": false }, "files": { "type": "integer", "minimum": 0 }, "changed_lines": { "type": "integer", "minimum": 0 }, "skipped": { "type": "array", "items": { "type": "object", "required": ["path", "reason", "bytes"], "properties": { "path": { "type": "string", "minLength": 1, "maxLength": 4096 }, "reason": { "type": "string" }, "bytes": { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] } }, "additionalProperties": false } } }, "additionalProperties": false }, "counts": { "type": "object", "required": ["raised", "followed", "shown", "critical", "important", "minor", "unscored", "not_scored", "dropped"], "properties": { "raised": { "type": "integer", "minimum": 0 }, "followed": { "type": "integer", "minimum": 0 }, "shown": { "type": "integer", "minimum": 0 }, "critical": { "type": "integer", "minimum": 0 }, "important": { "type": "integer", "minimum": 0 }, "minor": { "type": "integer", "minimum": 0 }, "unscored": { "type": "integer", "minimum": 0 }, "not_scored": { "type": "integer", "minimum": 0 }, "dropped": { "type": "object", "patternProperties": { "^.*$": { "type": "integer", "minimum": 0 } } } }, "additionalProperties": false }, "coverage": { "type": "object", "required": ["hunks", "reviewed", "carried", "lenses"], "properties": { "hunks": { "type": "integer", "minimum": 0 }, "reviewed": { "type": "integer", "minimum": 0 }, "carried": { "type": "integer", "minimum": 0 }, "lenses": { "type": "array", "items": { "type": "object", "required": ["lens", "slots", "stored", "hunks", "reviewed", "carried", "why"], "properties": { "lens": { "enum": ["rules-compliance", "bug-scan", "dependency-check", "history-context", "comment-compliance", "intent-fulfilment", "caller-impact", "data-flow-security", "codebase-fit"] }, "slots": { "type": "integer", "minimum": 0 }, "stored": { "type": "integer", "minimum": 0 }, "hunks": { "type": "integer", "minimum": 0 }, "reviewed": { "type": "integer", "minimum": 0 }, "carried": { "type": "integer", "minimum": 0 }, "why": { "anyOf": [{ "type": "string" }, { "type": "null" }] } }, "additionalProperties": false } } }, "additionalProperties": false }, "since": { "anyOf": [{ "type": "null" }, { "type": "object", "required": ["run", "planned_at", "new", "open", "fixed", "dismissed", "withdrawn", "gone"], "properties": { "run": { "type": "string" }, "planned_at": { "type": "string" }, "new": { "type": "integer", "minimum": 0 }, "open": { "type": "integer", "minimum": 0 }, "fixed": { "type": "integer", "minimum": 0 }, "dismissed": { "type": "integer", "minimum": 0 }, "withdrawn": { "type": "integer", "minimum": 0 }, "gone": { "type": "array", "items": { "type": "object", "required": ["fingerprint", "file", "line", "title", "lens", "became", "why"], "properties": { "fingerprint": { "type": "string" }, "file": { "type": "string", "minLength": 1, "maxLength": 4096 }, "line": { "type": "integer" }, "title": { "type": "string" }, "lens": { "enum": ["rules-compliance", "bug-scan", "dependency-check", "history-context", "comment-compliance", "intent-fulfilment", "caller-impact", "data-flow-security", "codebase-fit"] }, "became": { "enum": ["fixed", "dismissed", "withdrawn"] }, "why": { "type": "string" } }, "additionalProperties": false } } }, "additionalProperties": false }] }, "findings": { "type": "array", "items": { "type": "object", "required": ["id", "fingerprint", "file", "lines", "side", "severity", "score", "group", "state", "since", "title", "why", "lens", "witnesses", "placement", "evidence", "suggested_fix"], "properties": { "id": { "type": "string" }, "fingerprint": { "type": "string" }, "file": { "type": "string", "minLength": 1, "maxLength": 4096 }, "lines": { "type": "array", "items": { "type": "integer", "minimum": 1 }, "minItems": 2, "maxItems": 2 }, "side": { "enum": ["old", "new"] }, "severity": { "enum": ["critical", "high", "medium", "low"] }, "score": { "anyOf": [{ "type": "integer", "minimum": 0, "maximum": 100 }, { "type": "null" }] }, "group": { "enum": ["critical", "important", "minor", "unscored", "not-scored"] }, "state": { "enum": ["new", "open"] }, "since": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "title": { "type": "string" }, "why": { "type": "string" }, "lens": { "enum": ["rules-compliance", "bug-scan", "dependency-check", "history-context", "comment-compliance", "intent-fulfilment", "caller-impact", "data-flow-security", "codebase-fit"] }, "witnesses": { "type": "array", "items": { "type": "string" } }, "placement": { "type": "string" }, "evidence": { "type": "array", "items": { "type": "object", "required": ["kind", "source", "text"], "properties": { "kind": { "type": "string" }, "source": { "type": "string" }, "text": { "type": "string" } }, "additionalProperties": false } }, "suggested_fix": { "type": "string" } }, "additionalProperties": false } }, "dropped": { "type": "array", "items": { "type": "object", "required": ["finding", "reason"], "properties": { "finding": { "type": "object", "required": ["file", "line", "title", "lens"], "properties": { "file": { "type": "string" }, "line": { "type": "integer" }, "title": { "type": "string" }, "lens": { "enum": ["rules-compliance", "bug-scan", "dependency-check", "history-context", "comment-compliance", "intent-fulfilment", "caller-impact", "data-flow-security", "codebase-fit"] }, "fingerprint": { "type": "string" }, "side": { "enum": ["old", "new"] } }, "additionalProperties": false }, "reason": { "type": "object", "required": ["kind", "text"], "properties": { "kind": { "type": "string" }, "text": { "type": "string" } }, "additionalProperties": false } }, "additionalProperties": false } }, "rules_changed": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 4096 } }, "suppressions": { "type": "object", "required": ["applied", "expired", "unmatched", "added"], "properties": { "applied": { "type": "integer", "minimum": 0 }, "expired": { "type": "array", "items": { "type": "string" } }, "unmatched": { "type": "array", "items": { "type": "string" } }, "added": { "type": "array", "items": { "type": "string" } } }, "additionalProperties": false }, "refused_claims": { "type": "array", "items": { "type": "string" } }, "warnings": { "type": "array", "items": { "type": "string" } }, "recommendation": { "enum": ["approve", "request-changes", "needs-discussion"] }, "risk_areas": { "type": "array", "items": { "type": "string" } }, "cost": { "type": "object", "required": ["agents", "packet_bytes", "tokens"], "properties": { "agents": { "type": "integer", "minimum": 0 }, "packet_bytes": { "type": "integer", "minimum": 0 }, "tokens": { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] } }, "additionalProperties": false } }, "additionalProperties": false };
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
                  if (!(key9 === "lens" || key9 === "slots" || key9 === "stored" || key9 === "hunks" || key9 === "reviewed" || key9 === "carried" || key9 === "why")) {
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
              } else {
                const err155 = { instancePath: instancePath + "/coverage/lenses/" + i2, schemaPath: "#/properties/coverage/properties/lenses/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err155];
                } else {
                  vErrors.push(err155);
                }
                errors++;
              }
            }
          } else {
            const err156 = { instancePath: instancePath + "/coverage/lenses", schemaPath: "#/properties/coverage/properties/lenses/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err156];
            } else {
              vErrors.push(err156);
            }
            errors++;
          }
        }
      } else {
        const err157 = { instancePath: instancePath + "/coverage", schemaPath: "#/properties/coverage/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err157];
        } else {
          vErrors.push(err157);
        }
        errors++;
      }
    }
    if (data.since !== void 0 && func0.call(data, "since")) {
      let data54 = data.since;
      const _errs132 = errors;
      let valid20 = false;
      const _errs133 = errors;
      if (data54 !== null) {
        const err158 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/0/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        if (vErrors === null) {
          vErrors = [err158];
        } else {
          vErrors.push(err158);
        }
        errors++;
      }
      var _valid4 = _errs133 === errors;
      valid20 = valid20 || _valid4;
      if (!valid20) {
        const _errs135 = errors;
        if (data54 && typeof data54 == "object" && !Array.isArray(data54)) {
          if (data54.run === void 0 || !func0.call(data54, "run")) {
            const err159 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/1/required", keyword: "required", params: { missingProperty: "run" }, message: "must have required property 'run'" };
            if (vErrors === null) {
              vErrors = [err159];
            } else {
              vErrors.push(err159);
            }
            errors++;
          }
          if (data54.planned_at === void 0 || !func0.call(data54, "planned_at")) {
            const err160 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/1/required", keyword: "required", params: { missingProperty: "planned_at" }, message: "must have required property 'planned_at'" };
            if (vErrors === null) {
              vErrors = [err160];
            } else {
              vErrors.push(err160);
            }
            errors++;
          }
          if (data54.new === void 0 || !func0.call(data54, "new")) {
            const err161 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/1/required", keyword: "required", params: { missingProperty: "new" }, message: "must have required property 'new'" };
            if (vErrors === null) {
              vErrors = [err161];
            } else {
              vErrors.push(err161);
            }
            errors++;
          }
          if (data54.open === void 0 || !func0.call(data54, "open")) {
            const err162 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/1/required", keyword: "required", params: { missingProperty: "open" }, message: "must have required property 'open'" };
            if (vErrors === null) {
              vErrors = [err162];
            } else {
              vErrors.push(err162);
            }
            errors++;
          }
          if (data54.fixed === void 0 || !func0.call(data54, "fixed")) {
            const err163 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/1/required", keyword: "required", params: { missingProperty: "fixed" }, message: "must have required property 'fixed'" };
            if (vErrors === null) {
              vErrors = [err163];
            } else {
              vErrors.push(err163);
            }
            errors++;
          }
          if (data54.dismissed === void 0 || !func0.call(data54, "dismissed")) {
            const err164 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/1/required", keyword: "required", params: { missingProperty: "dismissed" }, message: "must have required property 'dismissed'" };
            if (vErrors === null) {
              vErrors = [err164];
            } else {
              vErrors.push(err164);
            }
            errors++;
          }
          if (data54.withdrawn === void 0 || !func0.call(data54, "withdrawn")) {
            const err165 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/1/required", keyword: "required", params: { missingProperty: "withdrawn" }, message: "must have required property 'withdrawn'" };
            if (vErrors === null) {
              vErrors = [err165];
            } else {
              vErrors.push(err165);
            }
            errors++;
          }
          if (data54.gone === void 0 || !func0.call(data54, "gone")) {
            const err166 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/1/required", keyword: "required", params: { missingProperty: "gone" }, message: "must have required property 'gone'" };
            if (vErrors === null) {
              vErrors = [err166];
            } else {
              vErrors.push(err166);
            }
            errors++;
          }
          for (const key10 of Object.keys(data54)) {
            if (!(key10 === "run" || key10 === "planned_at" || key10 === "new" || key10 === "open" || key10 === "fixed" || key10 === "dismissed" || key10 === "withdrawn" || key10 === "gone")) {
              const err167 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err167];
              } else {
                vErrors.push(err167);
              }
              errors++;
            }
          }
          if (data54.run !== void 0 && func0.call(data54, "run")) {
            if (typeof data54.run !== "string") {
              const err168 = { instancePath: instancePath + "/since/run", schemaPath: "#/properties/since/anyOf/1/properties/run/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err168];
              } else {
                vErrors.push(err168);
              }
              errors++;
            }
          }
          if (data54.planned_at !== void 0 && func0.call(data54, "planned_at")) {
            if (typeof data54.planned_at !== "string") {
              const err169 = { instancePath: instancePath + "/since/planned_at", schemaPath: "#/properties/since/anyOf/1/properties/planned_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err169];
              } else {
                vErrors.push(err169);
              }
              errors++;
            }
          }
          if (data54.new !== void 0 && func0.call(data54, "new")) {
            let data57 = data54.new;
            if (!(typeof data57 == "number" && (!(data57 % 1) && !isNaN(data57)) && isFinite(data57))) {
              const err170 = { instancePath: instancePath + "/since/new", schemaPath: "#/properties/since/anyOf/1/properties/new/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err170];
              } else {
                vErrors.push(err170);
              }
              errors++;
            }
            if (typeof data57 == "number" && isFinite(data57)) {
              if (data57 < 0 || isNaN(data57)) {
                const err171 = { instancePath: instancePath + "/since/new", schemaPath: "#/properties/since/anyOf/1/properties/new/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                if (vErrors === null) {
                  vErrors = [err171];
                } else {
                  vErrors.push(err171);
                }
                errors++;
              }
            }
          }
          if (data54.open !== void 0 && func0.call(data54, "open")) {
            let data58 = data54.open;
            if (!(typeof data58 == "number" && (!(data58 % 1) && !isNaN(data58)) && isFinite(data58))) {
              const err172 = { instancePath: instancePath + "/since/open", schemaPath: "#/properties/since/anyOf/1/properties/open/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err172];
              } else {
                vErrors.push(err172);
              }
              errors++;
            }
            if (typeof data58 == "number" && isFinite(data58)) {
              if (data58 < 0 || isNaN(data58)) {
                const err173 = { instancePath: instancePath + "/since/open", schemaPath: "#/properties/since/anyOf/1/properties/open/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                if (vErrors === null) {
                  vErrors = [err173];
                } else {
                  vErrors.push(err173);
                }
                errors++;
              }
            }
          }
          if (data54.fixed !== void 0 && func0.call(data54, "fixed")) {
            let data59 = data54.fixed;
            if (!(typeof data59 == "number" && (!(data59 % 1) && !isNaN(data59)) && isFinite(data59))) {
              const err174 = { instancePath: instancePath + "/since/fixed", schemaPath: "#/properties/since/anyOf/1/properties/fixed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err174];
              } else {
                vErrors.push(err174);
              }
              errors++;
            }
            if (typeof data59 == "number" && isFinite(data59)) {
              if (data59 < 0 || isNaN(data59)) {
                const err175 = { instancePath: instancePath + "/since/fixed", schemaPath: "#/properties/since/anyOf/1/properties/fixed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                if (vErrors === null) {
                  vErrors = [err175];
                } else {
                  vErrors.push(err175);
                }
                errors++;
              }
            }
          }
          if (data54.dismissed !== void 0 && func0.call(data54, "dismissed")) {
            let data60 = data54.dismissed;
            if (!(typeof data60 == "number" && (!(data60 % 1) && !isNaN(data60)) && isFinite(data60))) {
              const err176 = { instancePath: instancePath + "/since/dismissed", schemaPath: "#/properties/since/anyOf/1/properties/dismissed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err176];
              } else {
                vErrors.push(err176);
              }
              errors++;
            }
            if (typeof data60 == "number" && isFinite(data60)) {
              if (data60 < 0 || isNaN(data60)) {
                const err177 = { instancePath: instancePath + "/since/dismissed", schemaPath: "#/properties/since/anyOf/1/properties/dismissed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                if (vErrors === null) {
                  vErrors = [err177];
                } else {
                  vErrors.push(err177);
                }
                errors++;
              }
            }
          }
          if (data54.withdrawn !== void 0 && func0.call(data54, "withdrawn")) {
            let data61 = data54.withdrawn;
            if (!(typeof data61 == "number" && (!(data61 % 1) && !isNaN(data61)) && isFinite(data61))) {
              const err178 = { instancePath: instancePath + "/since/withdrawn", schemaPath: "#/properties/since/anyOf/1/properties/withdrawn/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err178];
              } else {
                vErrors.push(err178);
              }
              errors++;
            }
            if (typeof data61 == "number" && isFinite(data61)) {
              if (data61 < 0 || isNaN(data61)) {
                const err179 = { instancePath: instancePath + "/since/withdrawn", schemaPath: "#/properties/since/anyOf/1/properties/withdrawn/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                if (vErrors === null) {
                  vErrors = [err179];
                } else {
                  vErrors.push(err179);
                }
                errors++;
              }
            }
          }
          if (data54.gone !== void 0 && func0.call(data54, "gone")) {
            let data62 = data54.gone;
            if (Array.isArray(data62)) {
              const len3 = data62.length;
              for (let i3 = 0; i3 < len3; i3++) {
                let data63 = data62[i3];
                if (data63 && typeof data63 == "object" && !Array.isArray(data63)) {
                  if (data63.fingerprint === void 0 || !func0.call(data63, "fingerprint")) {
                    const err180 = { instancePath: instancePath + "/since/gone/" + i3, schemaPath: "#/properties/since/anyOf/1/properties/gone/items/required", keyword: "required", params: { missingProperty: "fingerprint" }, message: "must have required property 'fingerprint'" };
                    if (vErrors === null) {
                      vErrors = [err180];
                    } else {
                      vErrors.push(err180);
                    }
                    errors++;
                  }
                  if (data63.file === void 0 || !func0.call(data63, "file")) {
                    const err181 = { instancePath: instancePath + "/since/gone/" + i3, schemaPath: "#/properties/since/anyOf/1/properties/gone/items/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
                    if (vErrors === null) {
                      vErrors = [err181];
                    } else {
                      vErrors.push(err181);
                    }
                    errors++;
                  }
                  if (data63.line === void 0 || !func0.call(data63, "line")) {
                    const err182 = { instancePath: instancePath + "/since/gone/" + i3, schemaPath: "#/properties/since/anyOf/1/properties/gone/items/required", keyword: "required", params: { missingProperty: "line" }, message: "must have required property 'line'" };
                    if (vErrors === null) {
                      vErrors = [err182];
                    } else {
                      vErrors.push(err182);
                    }
                    errors++;
                  }
                  if (data63.title === void 0 || !func0.call(data63, "title")) {
                    const err183 = { instancePath: instancePath + "/since/gone/" + i3, schemaPath: "#/properties/since/anyOf/1/properties/gone/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
                    if (vErrors === null) {
                      vErrors = [err183];
                    } else {
                      vErrors.push(err183);
                    }
                    errors++;
                  }
                  if (data63.lens === void 0 || !func0.call(data63, "lens")) {
                    const err184 = { instancePath: instancePath + "/since/gone/" + i3, schemaPath: "#/properties/since/anyOf/1/properties/gone/items/required", keyword: "required", params: { missingProperty: "lens" }, message: "must have required property 'lens'" };
                    if (vErrors === null) {
                      vErrors = [err184];
                    } else {
                      vErrors.push(err184);
                    }
                    errors++;
                  }
                  if (data63.became === void 0 || !func0.call(data63, "became")) {
                    const err185 = { instancePath: instancePath + "/since/gone/" + i3, schemaPath: "#/properties/since/anyOf/1/properties/gone/items/required", keyword: "required", params: { missingProperty: "became" }, message: "must have required property 'became'" };
                    if (vErrors === null) {
                      vErrors = [err185];
                    } else {
                      vErrors.push(err185);
                    }
                    errors++;
                  }
                  if (data63.why === void 0 || !func0.call(data63, "why")) {
                    const err186 = { instancePath: instancePath + "/since/gone/" + i3, schemaPath: "#/properties/since/anyOf/1/properties/gone/items/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                    if (vErrors === null) {
                      vErrors = [err186];
                    } else {
                      vErrors.push(err186);
                    }
                    errors++;
                  }
                  for (const key11 of Object.keys(data63)) {
                    if (!(key11 === "fingerprint" || key11 === "file" || key11 === "line" || key11 === "title" || key11 === "lens" || key11 === "became" || key11 === "why")) {
                      const err187 = { instancePath: instancePath + "/since/gone/" + i3, schemaPath: "#/properties/since/anyOf/1/properties/gone/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, message: "must NOT have additional properties" };
                      if (vErrors === null) {
                        vErrors = [err187];
                      } else {
                        vErrors.push(err187);
                      }
                      errors++;
                    }
                  }
                  if (data63.fingerprint !== void 0 && func0.call(data63, "fingerprint")) {
                    if (typeof data63.fingerprint !== "string") {
                      const err188 = { instancePath: instancePath + "/since/gone/" + i3 + "/fingerprint", schemaPath: "#/properties/since/anyOf/1/properties/gone/items/properties/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err188];
                      } else {
                        vErrors.push(err188);
                      }
                      errors++;
                    }
                  }
                  if (data63.file !== void 0 && func0.call(data63, "file")) {
                    let data65 = data63.file;
                    if (typeof data65 === "string") {
                      if (func111(data65) > 4096) {
                        const err189 = { instancePath: instancePath + "/since/gone/" + i3 + "/file", schemaPath: "#/properties/since/anyOf/1/properties/gone/items/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                        if (vErrors === null) {
                          vErrors = [err189];
                        } else {
                          vErrors.push(err189);
                        }
                        errors++;
                      }
                      if (func111(data65) < 1) {
                        const err190 = { instancePath: instancePath + "/since/gone/" + i3 + "/file", schemaPath: "#/properties/since/anyOf/1/properties/gone/items/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        if (vErrors === null) {
                          vErrors = [err190];
                        } else {
                          vErrors.push(err190);
                        }
                        errors++;
                      }
                    } else {
                      const err191 = { instancePath: instancePath + "/since/gone/" + i3 + "/file", schemaPath: "#/properties/since/anyOf/1/properties/gone/items/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err191];
                      } else {
                        vErrors.push(err191);
                      }
                      errors++;
                    }
                  }
                  if (data63.line !== void 0 && func0.call(data63, "line")) {
                    let data66 = data63.line;
                    if (!(typeof data66 == "number" && (!(data66 % 1) && !isNaN(data66)) && isFinite(data66))) {
                      const err192 = { instancePath: instancePath + "/since/gone/" + i3 + "/line", schemaPath: "#/properties/since/anyOf/1/properties/gone/items/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      if (vErrors === null) {
                        vErrors = [err192];
                      } else {
                        vErrors.push(err192);
                      }
                      errors++;
                    }
                  }
                  if (data63.title !== void 0 && func0.call(data63, "title")) {
                    if (typeof data63.title !== "string") {
                      const err193 = { instancePath: instancePath + "/since/gone/" + i3 + "/title", schemaPath: "#/properties/since/anyOf/1/properties/gone/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err193];
                      } else {
                        vErrors.push(err193);
                      }
                      errors++;
                    }
                  }
                  if (data63.lens !== void 0 && func0.call(data63, "lens")) {
                    let data68 = data63.lens;
                    if (!(data68 === "rules-compliance" || data68 === "bug-scan" || data68 === "dependency-check" || data68 === "history-context" || data68 === "comment-compliance" || data68 === "intent-fulfilment" || data68 === "caller-impact" || data68 === "data-flow-security" || data68 === "codebase-fit")) {
                      const err194 = { instancePath: instancePath + "/since/gone/" + i3 + "/lens", schemaPath: "#/properties/since/anyOf/1/properties/gone/items/properties/lens/enum", keyword: "enum", params: { allowedValues: schema11.properties.since.anyOf[1].properties.gone.items.properties.lens.enum }, message: "must be equal to one of the allowed values" };
                      if (vErrors === null) {
                        vErrors = [err194];
                      } else {
                        vErrors.push(err194);
                      }
                      errors++;
                    }
                  }
                  if (data63.became !== void 0 && func0.call(data63, "became")) {
                    let data69 = data63.became;
                    if (!(data69 === "fixed" || data69 === "dismissed" || data69 === "withdrawn")) {
                      const err195 = { instancePath: instancePath + "/since/gone/" + i3 + "/became", schemaPath: "#/properties/since/anyOf/1/properties/gone/items/properties/became/enum", keyword: "enum", params: { allowedValues: schema11.properties.since.anyOf[1].properties.gone.items.properties.became.enum }, message: "must be equal to one of the allowed values" };
                      if (vErrors === null) {
                        vErrors = [err195];
                      } else {
                        vErrors.push(err195);
                      }
                      errors++;
                    }
                  }
                  if (data63.why !== void 0 && func0.call(data63, "why")) {
                    if (typeof data63.why !== "string") {
                      const err196 = { instancePath: instancePath + "/since/gone/" + i3 + "/why", schemaPath: "#/properties/since/anyOf/1/properties/gone/items/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err196];
                      } else {
                        vErrors.push(err196);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err197 = { instancePath: instancePath + "/since/gone/" + i3, schemaPath: "#/properties/since/anyOf/1/properties/gone/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  if (vErrors === null) {
                    vErrors = [err197];
                  } else {
                    vErrors.push(err197);
                  }
                  errors++;
                }
              }
            } else {
              const err198 = { instancePath: instancePath + "/since/gone", schemaPath: "#/properties/since/anyOf/1/properties/gone/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              if (vErrors === null) {
                vErrors = [err198];
              } else {
                vErrors.push(err198);
              }
              errors++;
            }
          }
        } else {
          const err199 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err199];
          } else {
            vErrors.push(err199);
          }
          errors++;
        }
        var _valid4 = _errs135 === errors;
        valid20 = valid20 || _valid4;
      }
      if (!valid20) {
        const err200 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err200];
        } else {
          vErrors.push(err200);
        }
        errors++;
      } else {
        errors = _errs132;
        if (vErrors !== null) {
          if (_errs132) {
            vErrors.length = _errs132;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.findings !== void 0 && func0.call(data, "findings")) {
      let data71 = data.findings;
      if (Array.isArray(data71)) {
        const len4 = data71.length;
        for (let i4 = 0; i4 < len4; i4++) {
          let data72 = data71[i4];
          if (data72 && typeof data72 == "object" && !Array.isArray(data72)) {
            if (data72.id === void 0 || !func0.call(data72, "id")) {
              const err201 = { instancePath: instancePath + "/findings/" + i4, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              if (vErrors === null) {
                vErrors = [err201];
              } else {
                vErrors.push(err201);
              }
              errors++;
            }
            if (data72.fingerprint === void 0 || !func0.call(data72, "fingerprint")) {
              const err202 = { instancePath: instancePath + "/findings/" + i4, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "fingerprint" }, message: "must have required property 'fingerprint'" };
              if (vErrors === null) {
                vErrors = [err202];
              } else {
                vErrors.push(err202);
              }
              errors++;
            }
            if (data72.file === void 0 || !func0.call(data72, "file")) {
              const err203 = { instancePath: instancePath + "/findings/" + i4, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
              if (vErrors === null) {
                vErrors = [err203];
              } else {
                vErrors.push(err203);
              }
              errors++;
            }
            if (data72.lines === void 0 || !func0.call(data72, "lines")) {
              const err204 = { instancePath: instancePath + "/findings/" + i4, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
              if (vErrors === null) {
                vErrors = [err204];
              } else {
                vErrors.push(err204);
              }
              errors++;
            }
            if (data72.side === void 0 || !func0.call(data72, "side")) {
              const err205 = { instancePath: instancePath + "/findings/" + i4, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "side" }, message: "must have required property 'side'" };
              if (vErrors === null) {
                vErrors = [err205];
              } else {
                vErrors.push(err205);
              }
              errors++;
            }
            if (data72.severity === void 0 || !func0.call(data72, "severity")) {
              const err206 = { instancePath: instancePath + "/findings/" + i4, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "severity" }, message: "must have required property 'severity'" };
              if (vErrors === null) {
                vErrors = [err206];
              } else {
                vErrors.push(err206);
              }
              errors++;
            }
            if (data72.score === void 0 || !func0.call(data72, "score")) {
              const err207 = { instancePath: instancePath + "/findings/" + i4, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "score" }, message: "must have required property 'score'" };
              if (vErrors === null) {
                vErrors = [err207];
              } else {
                vErrors.push(err207);
              }
              errors++;
            }
            if (data72.group === void 0 || !func0.call(data72, "group")) {
              const err208 = { instancePath: instancePath + "/findings/" + i4, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "group" }, message: "must have required property 'group'" };
              if (vErrors === null) {
                vErrors = [err208];
              } else {
                vErrors.push(err208);
              }
              errors++;
            }
            if (data72.state === void 0 || !func0.call(data72, "state")) {
              const err209 = { instancePath: instancePath + "/findings/" + i4, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
              if (vErrors === null) {
                vErrors = [err209];
              } else {
                vErrors.push(err209);
              }
              errors++;
            }
            if (data72.since === void 0 || !func0.call(data72, "since")) {
              const err210 = { instancePath: instancePath + "/findings/" + i4, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "since" }, message: "must have required property 'since'" };
              if (vErrors === null) {
                vErrors = [err210];
              } else {
                vErrors.push(err210);
              }
              errors++;
            }
            if (data72.title === void 0 || !func0.call(data72, "title")) {
              const err211 = { instancePath: instancePath + "/findings/" + i4, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
              if (vErrors === null) {
                vErrors = [err211];
              } else {
                vErrors.push(err211);
              }
              errors++;
            }
            if (data72.why === void 0 || !func0.call(data72, "why")) {
              const err212 = { instancePath: instancePath + "/findings/" + i4, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
              if (vErrors === null) {
                vErrors = [err212];
              } else {
                vErrors.push(err212);
              }
              errors++;
            }
            if (data72.lens === void 0 || !func0.call(data72, "lens")) {
              const err213 = { instancePath: instancePath + "/findings/" + i4, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "lens" }, message: "must have required property 'lens'" };
              if (vErrors === null) {
                vErrors = [err213];
              } else {
                vErrors.push(err213);
              }
              errors++;
            }
            if (data72.witnesses === void 0 || !func0.call(data72, "witnesses")) {
              const err214 = { instancePath: instancePath + "/findings/" + i4, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "witnesses" }, message: "must have required property 'witnesses'" };
              if (vErrors === null) {
                vErrors = [err214];
              } else {
                vErrors.push(err214);
              }
              errors++;
            }
            if (data72.placement === void 0 || !func0.call(data72, "placement")) {
              const err215 = { instancePath: instancePath + "/findings/" + i4, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "placement" }, message: "must have required property 'placement'" };
              if (vErrors === null) {
                vErrors = [err215];
              } else {
                vErrors.push(err215);
              }
              errors++;
            }
            if (data72.evidence === void 0 || !func0.call(data72, "evidence")) {
              const err216 = { instancePath: instancePath + "/findings/" + i4, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "evidence" }, message: "must have required property 'evidence'" };
              if (vErrors === null) {
                vErrors = [err216];
              } else {
                vErrors.push(err216);
              }
              errors++;
            }
            if (data72.suggested_fix === void 0 || !func0.call(data72, "suggested_fix")) {
              const err217 = { instancePath: instancePath + "/findings/" + i4, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "suggested_fix" }, message: "must have required property 'suggested_fix'" };
              if (vErrors === null) {
                vErrors = [err217];
              } else {
                vErrors.push(err217);
              }
              errors++;
            }
            for (const key12 of Object.keys(data72)) {
              if (!func0.call(schema11.properties.findings.items.properties, key12)) {
                const err218 = { instancePath: instancePath + "/findings/" + i4, schemaPath: "#/properties/findings/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err218];
                } else {
                  vErrors.push(err218);
                }
                errors++;
              }
            }
            if (data72.id !== void 0 && func0.call(data72, "id")) {
              if (typeof data72.id !== "string") {
                const err219 = { instancePath: instancePath + "/findings/" + i4 + "/id", schemaPath: "#/properties/findings/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err219];
                } else {
                  vErrors.push(err219);
                }
                errors++;
              }
            }
            if (data72.fingerprint !== void 0 && func0.call(data72, "fingerprint")) {
              if (typeof data72.fingerprint !== "string") {
                const err220 = { instancePath: instancePath + "/findings/" + i4 + "/fingerprint", schemaPath: "#/properties/findings/items/properties/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err220];
                } else {
                  vErrors.push(err220);
                }
                errors++;
              }
            }
            if (data72.file !== void 0 && func0.call(data72, "file")) {
              let data75 = data72.file;
              if (typeof data75 === "string") {
                if (func111(data75) > 4096) {
                  const err221 = { instancePath: instancePath + "/findings/" + i4 + "/file", schemaPath: "#/properties/findings/items/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                  if (vErrors === null) {
                    vErrors = [err221];
                  } else {
                    vErrors.push(err221);
                  }
                  errors++;
                }
                if (func111(data75) < 1) {
                  const err222 = { instancePath: instancePath + "/findings/" + i4 + "/file", schemaPath: "#/properties/findings/items/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err222];
                  } else {
                    vErrors.push(err222);
                  }
                  errors++;
                }
              } else {
                const err223 = { instancePath: instancePath + "/findings/" + i4 + "/file", schemaPath: "#/properties/findings/items/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err223];
                } else {
                  vErrors.push(err223);
                }
                errors++;
              }
            }
            if (data72.lines !== void 0 && func0.call(data72, "lines")) {
              let data76 = data72.lines;
              if (Array.isArray(data76)) {
                if (data76.length > 2) {
                  const err224 = { instancePath: instancePath + "/findings/" + i4 + "/lines", schemaPath: "#/properties/findings/items/properties/lines/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
                  if (vErrors === null) {
                    vErrors = [err224];
                  } else {
                    vErrors.push(err224);
                  }
                  errors++;
                }
                if (data76.length < 2) {
                  const err225 = { instancePath: instancePath + "/findings/" + i4 + "/lines", schemaPath: "#/properties/findings/items/properties/lines/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
                  if (vErrors === null) {
                    vErrors = [err225];
                  } else {
                    vErrors.push(err225);
                  }
                  errors++;
                }
                const len5 = data76.length;
                for (let i5 = 0; i5 < len5; i5++) {
                  let data77 = data76[i5];
                  if (!(typeof data77 == "number" && (!(data77 % 1) && !isNaN(data77)) && isFinite(data77))) {
                    const err226 = { instancePath: instancePath + "/findings/" + i4 + "/lines/" + i5, schemaPath: "#/properties/findings/items/properties/lines/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err226];
                    } else {
                      vErrors.push(err226);
                    }
                    errors++;
                  }
                  if (typeof data77 == "number" && isFinite(data77)) {
                    if (data77 < 1 || isNaN(data77)) {
                      const err227 = { instancePath: instancePath + "/findings/" + i4 + "/lines/" + i5, schemaPath: "#/properties/findings/items/properties/lines/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                      if (vErrors === null) {
                        vErrors = [err227];
                      } else {
                        vErrors.push(err227);
                      }
                      errors++;
                    }
                  }
                }
              } else {
                const err228 = { instancePath: instancePath + "/findings/" + i4 + "/lines", schemaPath: "#/properties/findings/items/properties/lines/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err228];
                } else {
                  vErrors.push(err228);
                }
                errors++;
              }
            }
            if (data72.side !== void 0 && func0.call(data72, "side")) {
              let data78 = data72.side;
              if (!(data78 === "old" || data78 === "new")) {
                const err229 = { instancePath: instancePath + "/findings/" + i4 + "/side", schemaPath: "#/properties/findings/items/properties/side/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.side.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err229];
                } else {
                  vErrors.push(err229);
                }
                errors++;
              }
            }
            if (data72.severity !== void 0 && func0.call(data72, "severity")) {
              let data79 = data72.severity;
              if (!(data79 === "critical" || data79 === "high" || data79 === "medium" || data79 === "low")) {
                const err230 = { instancePath: instancePath + "/findings/" + i4 + "/severity", schemaPath: "#/properties/findings/items/properties/severity/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.severity.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err230];
                } else {
                  vErrors.push(err230);
                }
                errors++;
              }
            }
            if (data72.score !== void 0 && func0.call(data72, "score")) {
              let data80 = data72.score;
              const _errs187 = errors;
              let valid30 = false;
              const _errs188 = errors;
              if (!(typeof data80 == "number" && (!(data80 % 1) && !isNaN(data80)) && isFinite(data80))) {
                const err231 = { instancePath: instancePath + "/findings/" + i4 + "/score", schemaPath: "#/properties/findings/items/properties/score/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err231];
                } else {
                  vErrors.push(err231);
                }
                errors++;
              }
              if (typeof data80 == "number" && isFinite(data80)) {
                if (data80 > 100 || isNaN(data80)) {
                  const err232 = { instancePath: instancePath + "/findings/" + i4 + "/score", schemaPath: "#/properties/findings/items/properties/score/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
                  if (vErrors === null) {
                    vErrors = [err232];
                  } else {
                    vErrors.push(err232);
                  }
                  errors++;
                }
                if (data80 < 0 || isNaN(data80)) {
                  const err233 = { instancePath: instancePath + "/findings/" + i4 + "/score", schemaPath: "#/properties/findings/items/properties/score/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  if (vErrors === null) {
                    vErrors = [err233];
                  } else {
                    vErrors.push(err233);
                  }
                  errors++;
                }
              }
              var _valid5 = _errs188 === errors;
              valid30 = valid30 || _valid5;
              if (!valid30) {
                const _errs190 = errors;
                if (data80 !== null) {
                  const err234 = { instancePath: instancePath + "/findings/" + i4 + "/score", schemaPath: "#/properties/findings/items/properties/score/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err234];
                  } else {
                    vErrors.push(err234);
                  }
                  errors++;
                }
                var _valid5 = _errs190 === errors;
                valid30 = valid30 || _valid5;
              }
              if (!valid30) {
                const err235 = { instancePath: instancePath + "/findings/" + i4 + "/score", schemaPath: "#/properties/findings/items/properties/score/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err235];
                } else {
                  vErrors.push(err235);
                }
                errors++;
              } else {
                errors = _errs187;
                if (vErrors !== null) {
                  if (_errs187) {
                    vErrors.length = _errs187;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
            if (data72.group !== void 0 && func0.call(data72, "group")) {
              let data81 = data72.group;
              if (!(data81 === "critical" || data81 === "important" || data81 === "minor" || data81 === "unscored" || data81 === "not-scored")) {
                const err236 = { instancePath: instancePath + "/findings/" + i4 + "/group", schemaPath: "#/properties/findings/items/properties/group/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.group.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err236];
                } else {
                  vErrors.push(err236);
                }
                errors++;
              }
            }
            if (data72.state !== void 0 && func0.call(data72, "state")) {
              let data82 = data72.state;
              if (!(data82 === "new" || data82 === "open")) {
                const err237 = { instancePath: instancePath + "/findings/" + i4 + "/state", schemaPath: "#/properties/findings/items/properties/state/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.state.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err237];
                } else {
                  vErrors.push(err237);
                }
                errors++;
              }
            }
            if (data72.since !== void 0 && func0.call(data72, "since")) {
              let data83 = data72.since;
              const _errs195 = errors;
              let valid31 = false;
              const _errs196 = errors;
              if (typeof data83 !== "string") {
                const err238 = { instancePath: instancePath + "/findings/" + i4 + "/since", schemaPath: "#/properties/findings/items/properties/since/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err238];
                } else {
                  vErrors.push(err238);
                }
                errors++;
              }
              var _valid6 = _errs196 === errors;
              valid31 = valid31 || _valid6;
              if (!valid31) {
                const _errs198 = errors;
                if (data83 !== null) {
                  const err239 = { instancePath: instancePath + "/findings/" + i4 + "/since", schemaPath: "#/properties/findings/items/properties/since/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err239];
                  } else {
                    vErrors.push(err239);
                  }
                  errors++;
                }
                var _valid6 = _errs198 === errors;
                valid31 = valid31 || _valid6;
              }
              if (!valid31) {
                const err240 = { instancePath: instancePath + "/findings/" + i4 + "/since", schemaPath: "#/properties/findings/items/properties/since/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err240];
                } else {
                  vErrors.push(err240);
                }
                errors++;
              } else {
                errors = _errs195;
                if (vErrors !== null) {
                  if (_errs195) {
                    vErrors.length = _errs195;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
            if (data72.title !== void 0 && func0.call(data72, "title")) {
              if (typeof data72.title !== "string") {
                const err241 = { instancePath: instancePath + "/findings/" + i4 + "/title", schemaPath: "#/properties/findings/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err241];
                } else {
                  vErrors.push(err241);
                }
                errors++;
              }
            }
            if (data72.why !== void 0 && func0.call(data72, "why")) {
              if (typeof data72.why !== "string") {
                const err242 = { instancePath: instancePath + "/findings/" + i4 + "/why", schemaPath: "#/properties/findings/items/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err242];
                } else {
                  vErrors.push(err242);
                }
                errors++;
              }
            }
            if (data72.lens !== void 0 && func0.call(data72, "lens")) {
              let data86 = data72.lens;
              if (!(data86 === "rules-compliance" || data86 === "bug-scan" || data86 === "dependency-check" || data86 === "history-context" || data86 === "comment-compliance" || data86 === "intent-fulfilment" || data86 === "caller-impact" || data86 === "data-flow-security" || data86 === "codebase-fit")) {
                const err243 = { instancePath: instancePath + "/findings/" + i4 + "/lens", schemaPath: "#/properties/findings/items/properties/lens/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.lens.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err243];
                } else {
                  vErrors.push(err243);
                }
                errors++;
              }
            }
            if (data72.witnesses !== void 0 && func0.call(data72, "witnesses")) {
              let data87 = data72.witnesses;
              if (Array.isArray(data87)) {
                const len6 = data87.length;
                for (let i6 = 0; i6 < len6; i6++) {
                  if (typeof data87[i6] !== "string") {
                    const err244 = { instancePath: instancePath + "/findings/" + i4 + "/witnesses/" + i6, schemaPath: "#/properties/findings/items/properties/witnesses/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err244];
                    } else {
                      vErrors.push(err244);
                    }
                    errors++;
                  }
                }
              } else {
                const err245 = { instancePath: instancePath + "/findings/" + i4 + "/witnesses", schemaPath: "#/properties/findings/items/properties/witnesses/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err245];
                } else {
                  vErrors.push(err245);
                }
                errors++;
              }
            }
            if (data72.placement !== void 0 && func0.call(data72, "placement")) {
              if (typeof data72.placement !== "string") {
                const err246 = { instancePath: instancePath + "/findings/" + i4 + "/placement", schemaPath: "#/properties/findings/items/properties/placement/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err246];
                } else {
                  vErrors.push(err246);
                }
                errors++;
              }
            }
            if (data72.evidence !== void 0 && func0.call(data72, "evidence")) {
              let data90 = data72.evidence;
              if (Array.isArray(data90)) {
                const len7 = data90.length;
                for (let i7 = 0; i7 < len7; i7++) {
                  let data91 = data90[i7];
                  if (data91 && typeof data91 == "object" && !Array.isArray(data91)) {
                    if (data91.kind === void 0 || !func0.call(data91, "kind")) {
                      const err247 = { instancePath: instancePath + "/findings/" + i4 + "/evidence/" + i7, schemaPath: "#/properties/findings/items/properties/evidence/items/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                      if (vErrors === null) {
                        vErrors = [err247];
                      } else {
                        vErrors.push(err247);
                      }
                      errors++;
                    }
                    if (data91.source === void 0 || !func0.call(data91, "source")) {
                      const err248 = { instancePath: instancePath + "/findings/" + i4 + "/evidence/" + i7, schemaPath: "#/properties/findings/items/properties/evidence/items/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'" };
                      if (vErrors === null) {
                        vErrors = [err248];
                      } else {
                        vErrors.push(err248);
                      }
                      errors++;
                    }
                    if (data91.text === void 0 || !func0.call(data91, "text")) {
                      const err249 = { instancePath: instancePath + "/findings/" + i4 + "/evidence/" + i7, schemaPath: "#/properties/findings/items/properties/evidence/items/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" };
                      if (vErrors === null) {
                        vErrors = [err249];
                      } else {
                        vErrors.push(err249);
                      }
                      errors++;
                    }
                    for (const key13 of Object.keys(data91)) {
                      if (!(key13 === "kind" || key13 === "source" || key13 === "text")) {
                        const err250 = { instancePath: instancePath + "/findings/" + i4 + "/evidence/" + i7, schemaPath: "#/properties/findings/items/properties/evidence/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err250];
                        } else {
                          vErrors.push(err250);
                        }
                        errors++;
                      }
                    }
                    if (data91.kind !== void 0 && func0.call(data91, "kind")) {
                      if (typeof data91.kind !== "string") {
                        const err251 = { instancePath: instancePath + "/findings/" + i4 + "/evidence/" + i7 + "/kind", schemaPath: "#/properties/findings/items/properties/evidence/items/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err251];
                        } else {
                          vErrors.push(err251);
                        }
                        errors++;
                      }
                    }
                    if (data91.source !== void 0 && func0.call(data91, "source")) {
                      if (typeof data91.source !== "string") {
                        const err252 = { instancePath: instancePath + "/findings/" + i4 + "/evidence/" + i7 + "/source", schemaPath: "#/properties/findings/items/properties/evidence/items/properties/source/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err252];
                        } else {
                          vErrors.push(err252);
                        }
                        errors++;
                      }
                    }
                    if (data91.text !== void 0 && func0.call(data91, "text")) {
                      if (typeof data91.text !== "string") {
                        const err253 = { instancePath: instancePath + "/findings/" + i4 + "/evidence/" + i7 + "/text", schemaPath: "#/properties/findings/items/properties/evidence/items/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err253];
                        } else {
                          vErrors.push(err253);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err254 = { instancePath: instancePath + "/findings/" + i4 + "/evidence/" + i7, schemaPath: "#/properties/findings/items/properties/evidence/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err254];
                    } else {
                      vErrors.push(err254);
                    }
                    errors++;
                  }
                }
              } else {
                const err255 = { instancePath: instancePath + "/findings/" + i4 + "/evidence", schemaPath: "#/properties/findings/items/properties/evidence/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err255];
                } else {
                  vErrors.push(err255);
                }
                errors++;
              }
            }
            if (data72.suggested_fix !== void 0 && func0.call(data72, "suggested_fix")) {
              if (typeof data72.suggested_fix !== "string") {
                const err256 = { instancePath: instancePath + "/findings/" + i4 + "/suggested_fix", schemaPath: "#/properties/findings/items/properties/suggested_fix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err256];
                } else {
                  vErrors.push(err256);
                }
                errors++;
              }
            }
          } else {
            const err257 = { instancePath: instancePath + "/findings/" + i4, schemaPath: "#/properties/findings/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err257];
            } else {
              vErrors.push(err257);
            }
            errors++;
          }
        }
      } else {
        const err258 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err258];
        } else {
          vErrors.push(err258);
        }
        errors++;
      }
    }
    if (data.dropped !== void 0 && func0.call(data, "dropped")) {
      let data96 = data.dropped;
      if (Array.isArray(data96)) {
        const len8 = data96.length;
        for (let i8 = 0; i8 < len8; i8++) {
          let data97 = data96[i8];
          if (data97 && typeof data97 == "object" && !Array.isArray(data97)) {
            if (data97.finding === void 0 || !func0.call(data97, "finding")) {
              const err259 = { instancePath: instancePath + "/dropped/" + i8, schemaPath: "#/properties/dropped/items/required", keyword: "required", params: { missingProperty: "finding" }, message: "must have required property 'finding'" };
              if (vErrors === null) {
                vErrors = [err259];
              } else {
                vErrors.push(err259);
              }
              errors++;
            }
            if (data97.reason === void 0 || !func0.call(data97, "reason")) {
              const err260 = { instancePath: instancePath + "/dropped/" + i8, schemaPath: "#/properties/dropped/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
              if (vErrors === null) {
                vErrors = [err260];
              } else {
                vErrors.push(err260);
              }
              errors++;
            }
            for (const key14 of Object.keys(data97)) {
              if (!(key14 === "finding" || key14 === "reason")) {
                const err261 = { instancePath: instancePath + "/dropped/" + i8, schemaPath: "#/properties/dropped/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err261];
                } else {
                  vErrors.push(err261);
                }
                errors++;
              }
            }
            if (data97.finding !== void 0 && func0.call(data97, "finding")) {
              let data98 = data97.finding;
              if (data98 && typeof data98 == "object" && !Array.isArray(data98)) {
                if (data98.file === void 0 || !func0.call(data98, "file")) {
                  const err262 = { instancePath: instancePath + "/dropped/" + i8 + "/finding", schemaPath: "#/properties/dropped/items/properties/finding/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
                  if (vErrors === null) {
                    vErrors = [err262];
                  } else {
                    vErrors.push(err262);
                  }
                  errors++;
                }
                if (data98.line === void 0 || !func0.call(data98, "line")) {
                  const err263 = { instancePath: instancePath + "/dropped/" + i8 + "/finding", schemaPath: "#/properties/dropped/items/properties/finding/required", keyword: "required", params: { missingProperty: "line" }, message: "must have required property 'line'" };
                  if (vErrors === null) {
                    vErrors = [err263];
                  } else {
                    vErrors.push(err263);
                  }
                  errors++;
                }
                if (data98.title === void 0 || !func0.call(data98, "title")) {
                  const err264 = { instancePath: instancePath + "/dropped/" + i8 + "/finding", schemaPath: "#/properties/dropped/items/properties/finding/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
                  if (vErrors === null) {
                    vErrors = [err264];
                  } else {
                    vErrors.push(err264);
                  }
                  errors++;
                }
                if (data98.lens === void 0 || !func0.call(data98, "lens")) {
                  const err265 = { instancePath: instancePath + "/dropped/" + i8 + "/finding", schemaPath: "#/properties/dropped/items/properties/finding/required", keyword: "required", params: { missingProperty: "lens" }, message: "must have required property 'lens'" };
                  if (vErrors === null) {
                    vErrors = [err265];
                  } else {
                    vErrors.push(err265);
                  }
                  errors++;
                }
                for (const key15 of Object.keys(data98)) {
                  if (!(key15 === "file" || key15 === "line" || key15 === "title" || key15 === "lens" || key15 === "fingerprint" || key15 === "side")) {
                    const err266 = { instancePath: instancePath + "/dropped/" + i8 + "/finding", schemaPath: "#/properties/dropped/items/properties/finding/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key15 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err266];
                    } else {
                      vErrors.push(err266);
                    }
                    errors++;
                  }
                }
                if (data98.file !== void 0 && func0.call(data98, "file")) {
                  if (typeof data98.file !== "string") {
                    const err267 = { instancePath: instancePath + "/dropped/" + i8 + "/finding/file", schemaPath: "#/properties/dropped/items/properties/finding/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err267];
                    } else {
                      vErrors.push(err267);
                    }
                    errors++;
                  }
                }
                if (data98.line !== void 0 && func0.call(data98, "line")) {
                  let data100 = data98.line;
                  if (!(typeof data100 == "number" && (!(data100 % 1) && !isNaN(data100)) && isFinite(data100))) {
                    const err268 = { instancePath: instancePath + "/dropped/" + i8 + "/finding/line", schemaPath: "#/properties/dropped/items/properties/finding/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err268];
                    } else {
                      vErrors.push(err268);
                    }
                    errors++;
                  }
                }
                if (data98.title !== void 0 && func0.call(data98, "title")) {
                  if (typeof data98.title !== "string") {
                    const err269 = { instancePath: instancePath + "/dropped/" + i8 + "/finding/title", schemaPath: "#/properties/dropped/items/properties/finding/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err269];
                    } else {
                      vErrors.push(err269);
                    }
                    errors++;
                  }
                }
                if (data98.lens !== void 0 && func0.call(data98, "lens")) {
                  let data102 = data98.lens;
                  if (!(data102 === "rules-compliance" || data102 === "bug-scan" || data102 === "dependency-check" || data102 === "history-context" || data102 === "comment-compliance" || data102 === "intent-fulfilment" || data102 === "caller-impact" || data102 === "data-flow-security" || data102 === "codebase-fit")) {
                    const err270 = { instancePath: instancePath + "/dropped/" + i8 + "/finding/lens", schemaPath: "#/properties/dropped/items/properties/finding/properties/lens/enum", keyword: "enum", params: { allowedValues: schema11.properties.dropped.items.properties.finding.properties.lens.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err270];
                    } else {
                      vErrors.push(err270);
                    }
                    errors++;
                  }
                }
                if (data98.fingerprint !== void 0 && func0.call(data98, "fingerprint")) {
                  if (typeof data98.fingerprint !== "string") {
                    const err271 = { instancePath: instancePath + "/dropped/" + i8 + "/finding/fingerprint", schemaPath: "#/properties/dropped/items/properties/finding/properties/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err271];
                    } else {
                      vErrors.push(err271);
                    }
                    errors++;
                  }
                }
                if (data98.side !== void 0 && func0.call(data98, "side")) {
                  let data104 = data98.side;
                  if (!(data104 === "old" || data104 === "new")) {
                    const err272 = { instancePath: instancePath + "/dropped/" + i8 + "/finding/side", schemaPath: "#/properties/dropped/items/properties/finding/properties/side/enum", keyword: "enum", params: { allowedValues: schema11.properties.dropped.items.properties.finding.properties.side.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err272];
                    } else {
                      vErrors.push(err272);
                    }
                    errors++;
                  }
                }
              } else {
                const err273 = { instancePath: instancePath + "/dropped/" + i8 + "/finding", schemaPath: "#/properties/dropped/items/properties/finding/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err273];
                } else {
                  vErrors.push(err273);
                }
                errors++;
              }
            }
            if (data97.reason !== void 0 && func0.call(data97, "reason")) {
              let data105 = data97.reason;
              if (data105 && typeof data105 == "object" && !Array.isArray(data105)) {
                if (data105.kind === void 0 || !func0.call(data105, "kind")) {
                  const err274 = { instancePath: instancePath + "/dropped/" + i8 + "/reason", schemaPath: "#/properties/dropped/items/properties/reason/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                  if (vErrors === null) {
                    vErrors = [err274];
                  } else {
                    vErrors.push(err274);
                  }
                  errors++;
                }
                if (data105.text === void 0 || !func0.call(data105, "text")) {
                  const err275 = { instancePath: instancePath + "/dropped/" + i8 + "/reason", schemaPath: "#/properties/dropped/items/properties/reason/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" };
                  if (vErrors === null) {
                    vErrors = [err275];
                  } else {
                    vErrors.push(err275);
                  }
                  errors++;
                }
                for (const key16 of Object.keys(data105)) {
                  if (!(key16 === "kind" || key16 === "text")) {
                    const err276 = { instancePath: instancePath + "/dropped/" + i8 + "/reason", schemaPath: "#/properties/dropped/items/properties/reason/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key16 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err276];
                    } else {
                      vErrors.push(err276);
                    }
                    errors++;
                  }
                }
                if (data105.kind !== void 0 && func0.call(data105, "kind")) {
                  if (typeof data105.kind !== "string") {
                    const err277 = { instancePath: instancePath + "/dropped/" + i8 + "/reason/kind", schemaPath: "#/properties/dropped/items/properties/reason/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err277];
                    } else {
                      vErrors.push(err277);
                    }
                    errors++;
                  }
                }
                if (data105.text !== void 0 && func0.call(data105, "text")) {
                  if (typeof data105.text !== "string") {
                    const err278 = { instancePath: instancePath + "/dropped/" + i8 + "/reason/text", schemaPath: "#/properties/dropped/items/properties/reason/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err278];
                    } else {
                      vErrors.push(err278);
                    }
                    errors++;
                  }
                }
              } else {
                const err279 = { instancePath: instancePath + "/dropped/" + i8 + "/reason", schemaPath: "#/properties/dropped/items/properties/reason/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err279];
                } else {
                  vErrors.push(err279);
                }
                errors++;
              }
            }
          } else {
            const err280 = { instancePath: instancePath + "/dropped/" + i8, schemaPath: "#/properties/dropped/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err280];
            } else {
              vErrors.push(err280);
            }
            errors++;
          }
        }
      } else {
        const err281 = { instancePath: instancePath + "/dropped", schemaPath: "#/properties/dropped/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err281];
        } else {
          vErrors.push(err281);
        }
        errors++;
      }
    }
    if (data.rules_changed !== void 0 && func0.call(data, "rules_changed")) {
      let data108 = data.rules_changed;
      if (Array.isArray(data108)) {
        const len9 = data108.length;
        for (let i9 = 0; i9 < len9; i9++) {
          let data109 = data108[i9];
          if (typeof data109 === "string") {
            if (func111(data109) > 4096) {
              const err282 = { instancePath: instancePath + "/rules_changed/" + i9, schemaPath: "#/properties/rules_changed/items/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
              if (vErrors === null) {
                vErrors = [err282];
              } else {
                vErrors.push(err282);
              }
              errors++;
            }
            if (func111(data109) < 1) {
              const err283 = { instancePath: instancePath + "/rules_changed/" + i9, schemaPath: "#/properties/rules_changed/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err283];
              } else {
                vErrors.push(err283);
              }
              errors++;
            }
          } else {
            const err284 = { instancePath: instancePath + "/rules_changed/" + i9, schemaPath: "#/properties/rules_changed/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err284];
            } else {
              vErrors.push(err284);
            }
            errors++;
          }
        }
      } else {
        const err285 = { instancePath: instancePath + "/rules_changed", schemaPath: "#/properties/rules_changed/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err285];
        } else {
          vErrors.push(err285);
        }
        errors++;
      }
    }
    if (data.suppressions !== void 0 && func0.call(data, "suppressions")) {
      let data110 = data.suppressions;
      if (data110 && typeof data110 == "object" && !Array.isArray(data110)) {
        if (data110.applied === void 0 || !func0.call(data110, "applied")) {
          const err286 = { instancePath: instancePath + "/suppressions", schemaPath: "#/properties/suppressions/required", keyword: "required", params: { missingProperty: "applied" }, message: "must have required property 'applied'" };
          if (vErrors === null) {
            vErrors = [err286];
          } else {
            vErrors.push(err286);
          }
          errors++;
        }
        if (data110.expired === void 0 || !func0.call(data110, "expired")) {
          const err287 = { instancePath: instancePath + "/suppressions", schemaPath: "#/properties/suppressions/required", keyword: "required", params: { missingProperty: "expired" }, message: "must have required property 'expired'" };
          if (vErrors === null) {
            vErrors = [err287];
          } else {
            vErrors.push(err287);
          }
          errors++;
        }
        if (data110.unmatched === void 0 || !func0.call(data110, "unmatched")) {
          const err288 = { instancePath: instancePath + "/suppressions", schemaPath: "#/properties/suppressions/required", keyword: "required", params: { missingProperty: "unmatched" }, message: "must have required property 'unmatched'" };
          if (vErrors === null) {
            vErrors = [err288];
          } else {
            vErrors.push(err288);
          }
          errors++;
        }
        if (data110.added === void 0 || !func0.call(data110, "added")) {
          const err289 = { instancePath: instancePath + "/suppressions", schemaPath: "#/properties/suppressions/required", keyword: "required", params: { missingProperty: "added" }, message: "must have required property 'added'" };
          if (vErrors === null) {
            vErrors = [err289];
          } else {
            vErrors.push(err289);
          }
          errors++;
        }
        for (const key17 of Object.keys(data110)) {
          if (!(key17 === "applied" || key17 === "expired" || key17 === "unmatched" || key17 === "added")) {
            const err290 = { instancePath: instancePath + "/suppressions", schemaPath: "#/properties/suppressions/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key17 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err290];
            } else {
              vErrors.push(err290);
            }
            errors++;
          }
        }
        if (data110.applied !== void 0 && func0.call(data110, "applied")) {
          let data111 = data110.applied;
          if (!(typeof data111 == "number" && (!(data111 % 1) && !isNaN(data111)) && isFinite(data111))) {
            const err291 = { instancePath: instancePath + "/suppressions/applied", schemaPath: "#/properties/suppressions/properties/applied/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err291];
            } else {
              vErrors.push(err291);
            }
            errors++;
          }
          if (typeof data111 == "number" && isFinite(data111)) {
            if (data111 < 0 || isNaN(data111)) {
              const err292 = { instancePath: instancePath + "/suppressions/applied", schemaPath: "#/properties/suppressions/properties/applied/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err292];
              } else {
                vErrors.push(err292);
              }
              errors++;
            }
          }
        }
        if (data110.expired !== void 0 && func0.call(data110, "expired")) {
          let data112 = data110.expired;
          if (Array.isArray(data112)) {
            const len10 = data112.length;
            for (let i10 = 0; i10 < len10; i10++) {
              if (typeof data112[i10] !== "string") {
                const err293 = { instancePath: instancePath + "/suppressions/expired/" + i10, schemaPath: "#/properties/suppressions/properties/expired/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err293];
                } else {
                  vErrors.push(err293);
                }
                errors++;
              }
            }
          } else {
            const err294 = { instancePath: instancePath + "/suppressions/expired", schemaPath: "#/properties/suppressions/properties/expired/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err294];
            } else {
              vErrors.push(err294);
            }
            errors++;
          }
        }
        if (data110.unmatched !== void 0 && func0.call(data110, "unmatched")) {
          let data114 = data110.unmatched;
          if (Array.isArray(data114)) {
            const len11 = data114.length;
            for (let i11 = 0; i11 < len11; i11++) {
              if (typeof data114[i11] !== "string") {
                const err295 = { instancePath: instancePath + "/suppressions/unmatched/" + i11, schemaPath: "#/properties/suppressions/properties/unmatched/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err295];
                } else {
                  vErrors.push(err295);
                }
                errors++;
              }
            }
          } else {
            const err296 = { instancePath: instancePath + "/suppressions/unmatched", schemaPath: "#/properties/suppressions/properties/unmatched/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err296];
            } else {
              vErrors.push(err296);
            }
            errors++;
          }
        }
        if (data110.added !== void 0 && func0.call(data110, "added")) {
          let data116 = data110.added;
          if (Array.isArray(data116)) {
            const len12 = data116.length;
            for (let i12 = 0; i12 < len12; i12++) {
              if (typeof data116[i12] !== "string") {
                const err297 = { instancePath: instancePath + "/suppressions/added/" + i12, schemaPath: "#/properties/suppressions/properties/added/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err297];
                } else {
                  vErrors.push(err297);
                }
                errors++;
              }
            }
          } else {
            const err298 = { instancePath: instancePath + "/suppressions/added", schemaPath: "#/properties/suppressions/properties/added/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err298];
            } else {
              vErrors.push(err298);
            }
            errors++;
          }
        }
      } else {
        const err299 = { instancePath: instancePath + "/suppressions", schemaPath: "#/properties/suppressions/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err299];
        } else {
          vErrors.push(err299);
        }
        errors++;
      }
    }
    if (data.refused_claims !== void 0 && func0.call(data, "refused_claims")) {
      let data118 = data.refused_claims;
      if (Array.isArray(data118)) {
        const len13 = data118.length;
        for (let i13 = 0; i13 < len13; i13++) {
          if (typeof data118[i13] !== "string") {
            const err300 = { instancePath: instancePath + "/refused_claims/" + i13, schemaPath: "#/properties/refused_claims/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err300];
            } else {
              vErrors.push(err300);
            }
            errors++;
          }
        }
      } else {
        const err301 = { instancePath: instancePath + "/refused_claims", schemaPath: "#/properties/refused_claims/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err301];
        } else {
          vErrors.push(err301);
        }
        errors++;
      }
    }
    if (data.warnings !== void 0 && func0.call(data, "warnings")) {
      let data120 = data.warnings;
      if (Array.isArray(data120)) {
        const len14 = data120.length;
        for (let i14 = 0; i14 < len14; i14++) {
          if (typeof data120[i14] !== "string") {
            const err302 = { instancePath: instancePath + "/warnings/" + i14, schemaPath: "#/properties/warnings/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err302];
            } else {
              vErrors.push(err302);
            }
            errors++;
          }
        }
      } else {
        const err303 = { instancePath: instancePath + "/warnings", schemaPath: "#/properties/warnings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err303];
        } else {
          vErrors.push(err303);
        }
        errors++;
      }
    }
    if (data.recommendation !== void 0 && func0.call(data, "recommendation")) {
      let data122 = data.recommendation;
      if (!(data122 === "approve" || data122 === "request-changes" || data122 === "needs-discussion")) {
        const err304 = { instancePath: instancePath + "/recommendation", schemaPath: "#/properties/recommendation/enum", keyword: "enum", params: { allowedValues: schema11.properties.recommendation.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err304];
        } else {
          vErrors.push(err304);
        }
        errors++;
      }
    }
    if (data.risk_areas !== void 0 && func0.call(data, "risk_areas")) {
      let data123 = data.risk_areas;
      if (Array.isArray(data123)) {
        const len15 = data123.length;
        for (let i15 = 0; i15 < len15; i15++) {
          if (typeof data123[i15] !== "string") {
            const err305 = { instancePath: instancePath + "/risk_areas/" + i15, schemaPath: "#/properties/risk_areas/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err305];
            } else {
              vErrors.push(err305);
            }
            errors++;
          }
        }
      } else {
        const err306 = { instancePath: instancePath + "/risk_areas", schemaPath: "#/properties/risk_areas/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err306];
        } else {
          vErrors.push(err306);
        }
        errors++;
      }
    }
    if (data.cost !== void 0 && func0.call(data, "cost")) {
      let data125 = data.cost;
      if (data125 && typeof data125 == "object" && !Array.isArray(data125)) {
        if (data125.agents === void 0 || !func0.call(data125, "agents")) {
          const err307 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/required", keyword: "required", params: { missingProperty: "agents" }, message: "must have required property 'agents'" };
          if (vErrors === null) {
            vErrors = [err307];
          } else {
            vErrors.push(err307);
          }
          errors++;
        }
        if (data125.packet_bytes === void 0 || !func0.call(data125, "packet_bytes")) {
          const err308 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/required", keyword: "required", params: { missingProperty: "packet_bytes" }, message: "must have required property 'packet_bytes'" };
          if (vErrors === null) {
            vErrors = [err308];
          } else {
            vErrors.push(err308);
          }
          errors++;
        }
        if (data125.tokens === void 0 || !func0.call(data125, "tokens")) {
          const err309 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/required", keyword: "required", params: { missingProperty: "tokens" }, message: "must have required property 'tokens'" };
          if (vErrors === null) {
            vErrors = [err309];
          } else {
            vErrors.push(err309);
          }
          errors++;
        }
        for (const key18 of Object.keys(data125)) {
          if (!(key18 === "agents" || key18 === "packet_bytes" || key18 === "tokens")) {
            const err310 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key18 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err310];
            } else {
              vErrors.push(err310);
            }
            errors++;
          }
        }
        if (data125.agents !== void 0 && func0.call(data125, "agents")) {
          let data126 = data125.agents;
          if (!(typeof data126 == "number" && (!(data126 % 1) && !isNaN(data126)) && isFinite(data126))) {
            const err311 = { instancePath: instancePath + "/cost/agents", schemaPath: "#/properties/cost/properties/agents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err311];
            } else {
              vErrors.push(err311);
            }
            errors++;
          }
          if (typeof data126 == "number" && isFinite(data126)) {
            if (data126 < 0 || isNaN(data126)) {
              const err312 = { instancePath: instancePath + "/cost/agents", schemaPath: "#/properties/cost/properties/agents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err312];
              } else {
                vErrors.push(err312);
              }
              errors++;
            }
          }
        }
        if (data125.packet_bytes !== void 0 && func0.call(data125, "packet_bytes")) {
          let data127 = data125.packet_bytes;
          if (!(typeof data127 == "number" && (!(data127 % 1) && !isNaN(data127)) && isFinite(data127))) {
            const err313 = { instancePath: instancePath + "/cost/packet_bytes", schemaPath: "#/properties/cost/properties/packet_bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err313];
            } else {
              vErrors.push(err313);
            }
            errors++;
          }
          if (typeof data127 == "number" && isFinite(data127)) {
            if (data127 < 0 || isNaN(data127)) {
              const err314 = { instancePath: instancePath + "/cost/packet_bytes", schemaPath: "#/properties/cost/properties/packet_bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err314];
              } else {
                vErrors.push(err314);
              }
              errors++;
            }
          }
        }
        if (data125.tokens !== void 0 && func0.call(data125, "tokens")) {
          let data128 = data125.tokens;
          const _errs291 = errors;
          let valid58 = false;
          const _errs292 = errors;
          if (!(typeof data128 == "number" && (!(data128 % 1) && !isNaN(data128)) && isFinite(data128))) {
            const err315 = { instancePath: instancePath + "/cost/tokens", schemaPath: "#/properties/cost/properties/tokens/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err315];
            } else {
              vErrors.push(err315);
            }
            errors++;
          }
          if (typeof data128 == "number" && isFinite(data128)) {
            if (data128 < 0 || isNaN(data128)) {
              const err316 = { instancePath: instancePath + "/cost/tokens", schemaPath: "#/properties/cost/properties/tokens/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err316];
              } else {
                vErrors.push(err316);
              }
              errors++;
            }
          }
          var _valid7 = _errs292 === errors;
          valid58 = valid58 || _valid7;
          if (!valid58) {
            const _errs294 = errors;
            if (data128 !== null) {
              const err317 = { instancePath: instancePath + "/cost/tokens", schemaPath: "#/properties/cost/properties/tokens/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              if (vErrors === null) {
                vErrors = [err317];
              } else {
                vErrors.push(err317);
              }
              errors++;
            }
            var _valid7 = _errs294 === errors;
            valid58 = valid58 || _valid7;
          }
          if (!valid58) {
            const err318 = { instancePath: instancePath + "/cost/tokens", schemaPath: "#/properties/cost/properties/tokens/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
            if (vErrors === null) {
              vErrors = [err318];
            } else {
              vErrors.push(err318);
            }
            errors++;
          } else {
            errors = _errs291;
            if (vErrors !== null) {
              if (_errs291) {
                vErrors.length = _errs291;
              } else {
                vErrors = null;
              }
            }
          }
        }
      } else {
        const err319 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err319];
        } else {
          vErrors.push(err319);
        }
        errors++;
      }
    }
  } else {
    const err320 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err320];
    } else {
      vErrors.push(err320);
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
