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
var schema11 = { "type": "object", "required": ["schema", "version", "run", "title", "status", "gaps", "exit", "captured", "scope", "counts", "coverage", "since", "findings", "dropped", "rules_changed", "suppressions", "refused_claims", "warnings", "recommendation", "risk_areas", "cost"], "properties": { "schema": { "type": "number", "const": 1 }, "version": { "type": "string" }, "run": { "type": "string" }, "title": { "type": "string" }, "status": { "enum": ["complete", "incomplete", "failed"] }, "gaps": { "type": "array", "items": { "type": "string" } }, "exit": { "type": "integer" }, "captured": { "enum": ["hooks", "manual"] }, "scope": { "type": "object", "required": ["note", "base", "head", "files", "changed_lines", "skipped"], "properties": { "note": { "type": "string" }, "base": { "type": "object", "required": ["sha", "label", "why"], "properties": { "sha": { "anyOf": [{ "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, { "type": "null" }] }, "label": { "type": "string" }, "why": { "type": "string" } }, "additionalProperties": false }, "head": { "type": "object", "required": ["sha", "label", "why"], "properties": { "sha": { "anyOf": [{ "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, { "type": "null" }] }, "label": { "type": "string" }, "why": { "type": "string" } }, "additionalProperties": false }, "files": { "type": "integer", "minimum": 0 }, "changed_lines": { "type": "integer", "minimum": 0 }, "skipped": { "type": "array", "items": { "type": "object", "required": ["path", "reason", "bytes"], "properties": { "path": { "type": "string", "minLength": 1, "maxLength": 4096 }, "reason": { "type": "string" }, "bytes": { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] } }, "additionalProperties": false } } }, "additionalProperties": false }, "counts": { "type": "object", "required": ["raised", "followed", "shown", "critical", "important", "minor", "unscored", "not_scored", "dropped"], "properties": { "raised": { "type": "integer", "minimum": 0 }, "followed": { "type": "integer", "minimum": 0 }, "shown": { "type": "integer", "minimum": 0 }, "critical": { "type": "integer", "minimum": 0 }, "important": { "type": "integer", "minimum": 0 }, "minor": { "type": "integer", "minimum": 0 }, "unscored": { "type": "integer", "minimum": 0 }, "not_scored": { "type": "integer", "minimum": 0 }, "dropped": { "type": "object", "patternProperties": { "^.*$": { "type": "integer", "minimum": 0 } } } }, "additionalProperties": false }, "coverage": { "type": "object", "required": ["hunks", "reviewed", "carried", "lenses"], "properties": { "hunks": { "type": "integer", "minimum": 0 }, "reviewed": { "type": "integer", "minimum": 0 }, "carried": { "type": "integer", "minimum": 0 }, "lenses": { "type": "array", "items": { "type": "object", "required": ["lens", "slots", "stored", "hunks", "reviewed", "carried", "why"], "properties": { "lens": { "enum": ["rules-compliance", "bug-scan", "dependency-check", "history-context", "comment-compliance", "intent-fulfilment", "caller-impact", "data-flow-security", "codebase-fit"] }, "slots": { "type": "integer", "minimum": 0 }, "stored": { "type": "integer", "minimum": 0 }, "hunks": { "type": "integer", "minimum": 0 }, "reviewed": { "type": "integer", "minimum": 0 }, "carried": { "type": "integer", "minimum": 0 }, "why": { "anyOf": [{ "type": "string" }, { "type": "null" }] } }, "additionalProperties": false } } }, "additionalProperties": false }, "since": { "anyOf": [{ "type": "null" }, { "type": "object", "required": ["run", "planned_at", "new", "open", "fixed", "dismissed", "withdrawn", "gone"], "properties": { "run": { "type": "string" }, "planned_at": { "type": "string" }, "new": { "type": "integer", "minimum": 0 }, "open": { "type": "integer", "minimum": 0 }, "fixed": { "type": "integer", "minimum": 0 }, "dismissed": { "type": "integer", "minimum": 0 }, "withdrawn": { "type": "integer", "minimum": 0 }, "gone": { "type": "array", "items": { "type": "object", "required": ["fingerprint", "file", "line", "title", "lens", "became", "why"], "properties": { "fingerprint": { "type": "string" }, "file": { "type": "string", "minLength": 1, "maxLength": 4096 }, "line": { "type": "integer" }, "title": { "type": "string" }, "lens": { "enum": ["rules-compliance", "bug-scan", "dependency-check", "history-context", "comment-compliance", "intent-fulfilment", "caller-impact", "data-flow-security", "codebase-fit"] }, "became": { "enum": ["fixed", "dismissed", "withdrawn"] }, "why": { "type": "string" } }, "additionalProperties": false } } }, "additionalProperties": false }] }, "findings": { "type": "array", "items": { "type": "object", "required": ["id", "fingerprint", "file", "lines", "side", "severity", "score", "group", "state", "since", "title", "why", "lens", "witnesses", "placement", "evidence", "suggested_fix"], "properties": { "id": { "type": "string" }, "fingerprint": { "type": "string" }, "file": { "type": "string", "minLength": 1, "maxLength": 4096 }, "lines": { "type": "array", "items": { "type": "integer", "minimum": 1 }, "minItems": 2, "maxItems": 2 }, "side": { "enum": ["old", "new"] }, "severity": { "enum": ["critical", "high", "medium", "low"] }, "score": { "anyOf": [{ "type": "integer", "minimum": 0, "maximum": 100 }, { "type": "null" }] }, "group": { "enum": ["critical", "important", "minor", "unscored", "not-scored"] }, "state": { "enum": ["new", "open"] }, "since": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "title": { "type": "string" }, "why": { "type": "string" }, "lens": { "enum": ["rules-compliance", "bug-scan", "dependency-check", "history-context", "comment-compliance", "intent-fulfilment", "caller-impact", "data-flow-security", "codebase-fit"] }, "witnesses": { "type": "array", "items": { "type": "string" } }, "placement": { "type": "string" }, "evidence": { "type": "array", "items": { "type": "object", "required": ["kind", "source", "text"], "properties": { "kind": { "type": "string" }, "source": { "type": "string" }, "text": { "type": "string" } }, "additionalProperties": false } }, "suggested_fix": { "type": "string" } }, "additionalProperties": false } }, "dropped": { "type": "array", "items": { "type": "object", "required": ["finding", "reason"], "properties": { "finding": { "type": "object", "required": ["file", "line", "title", "lens"], "properties": { "file": { "type": "string" }, "line": { "type": "integer" }, "title": { "type": "string" }, "lens": { "enum": ["rules-compliance", "bug-scan", "dependency-check", "history-context", "comment-compliance", "intent-fulfilment", "caller-impact", "data-flow-security", "codebase-fit"] } }, "additionalProperties": false }, "reason": { "type": "object", "required": ["kind", "text"], "properties": { "kind": { "type": "string" }, "text": { "type": "string" } }, "additionalProperties": false } }, "additionalProperties": false } }, "rules_changed": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 4096 } }, "suppressions": { "type": "object", "required": ["applied", "expired", "unmatched", "added"], "properties": { "applied": { "type": "integer", "minimum": 0 }, "expired": { "type": "array", "items": { "type": "string" } }, "unmatched": { "type": "array", "items": { "type": "string" } }, "added": { "type": "array", "items": { "type": "string" } } }, "additionalProperties": false }, "refused_claims": { "type": "array", "items": { "type": "string" } }, "warnings": { "type": "array", "items": { "type": "string" } }, "recommendation": { "enum": ["approve", "request-changes", "needs-discussion"] }, "risk_areas": { "type": "array", "items": { "type": "string" } }, "cost": { "type": "object", "required": ["agents", "packet_bytes", "tokens"], "properties": { "agents": { "type": "integer", "minimum": 0 }, "packet_bytes": { "type": "integer", "minimum": 0 }, "tokens": { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] } }, "additionalProperties": false } }, "additionalProperties": false };
var func0 = Object.prototype.hasOwnProperty;
var func104 = require_ucs2length().default;
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
          if (!(key1 === "note" || key1 === "base" || key1 === "head" || key1 === "files" || key1 === "changed_lines" || key1 === "skipped")) {
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
        if (data9.base !== void 0 && func0.call(data9, "base")) {
          let data11 = data9.base;
          if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
            if (data11.sha === void 0 || !func0.call(data11, "sha")) {
              const err40 = { instancePath: instancePath + "/scope/base", schemaPath: "#/properties/scope/properties/base/required", keyword: "required", params: { missingProperty: "sha" }, message: "must have required property 'sha'" };
              if (vErrors === null) {
                vErrors = [err40];
              } else {
                vErrors.push(err40);
              }
              errors++;
            }
            if (data11.label === void 0 || !func0.call(data11, "label")) {
              const err41 = { instancePath: instancePath + "/scope/base", schemaPath: "#/properties/scope/properties/base/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
              if (vErrors === null) {
                vErrors = [err41];
              } else {
                vErrors.push(err41);
              }
              errors++;
            }
            if (data11.why === void 0 || !func0.call(data11, "why")) {
              const err42 = { instancePath: instancePath + "/scope/base", schemaPath: "#/properties/scope/properties/base/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
            for (const key2 of Object.keys(data11)) {
              if (!(key2 === "sha" || key2 === "label" || key2 === "why")) {
                const err43 = { instancePath: instancePath + "/scope/base", schemaPath: "#/properties/scope/properties/base/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err43];
                } else {
                  vErrors.push(err43);
                }
                errors++;
              }
            }
            if (data11.sha !== void 0 && func0.call(data11, "sha")) {
              let data12 = data11.sha;
              const _errs27 = errors;
              let valid5 = false;
              const _errs28 = errors;
              if (typeof data12 === "string") {
                if (!pattern0.test(data12)) {
                  const err44 = { instancePath: instancePath + "/scope/base/sha", schemaPath: "#/properties/scope/properties/base/properties/sha/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                  if (vErrors === null) {
                    vErrors = [err44];
                  } else {
                    vErrors.push(err44);
                  }
                  errors++;
                }
              } else {
                const err45 = { instancePath: instancePath + "/scope/base/sha", schemaPath: "#/properties/scope/properties/base/properties/sha/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err45];
                } else {
                  vErrors.push(err45);
                }
                errors++;
              }
              var _valid0 = _errs28 === errors;
              valid5 = valid5 || _valid0;
              if (!valid5) {
                const _errs30 = errors;
                if (data12 !== null) {
                  const err46 = { instancePath: instancePath + "/scope/base/sha", schemaPath: "#/properties/scope/properties/base/properties/sha/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err46];
                  } else {
                    vErrors.push(err46);
                  }
                  errors++;
                }
                var _valid0 = _errs30 === errors;
                valid5 = valid5 || _valid0;
              }
              if (!valid5) {
                const err47 = { instancePath: instancePath + "/scope/base/sha", schemaPath: "#/properties/scope/properties/base/properties/sha/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err47];
                } else {
                  vErrors.push(err47);
                }
                errors++;
              } else {
                errors = _errs27;
                if (vErrors !== null) {
                  if (_errs27) {
                    vErrors.length = _errs27;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
            if (data11.label !== void 0 && func0.call(data11, "label")) {
              if (typeof data11.label !== "string") {
                const err48 = { instancePath: instancePath + "/scope/base/label", schemaPath: "#/properties/scope/properties/base/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err48];
                } else {
                  vErrors.push(err48);
                }
                errors++;
              }
            }
            if (data11.why !== void 0 && func0.call(data11, "why")) {
              if (typeof data11.why !== "string") {
                const err49 = { instancePath: instancePath + "/scope/base/why", schemaPath: "#/properties/scope/properties/base/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err49];
                } else {
                  vErrors.push(err49);
                }
                errors++;
              }
            }
          } else {
            const err50 = { instancePath: instancePath + "/scope/base", schemaPath: "#/properties/scope/properties/base/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err50];
            } else {
              vErrors.push(err50);
            }
            errors++;
          }
        }
        if (data9.head !== void 0 && func0.call(data9, "head")) {
          let data15 = data9.head;
          if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
            if (data15.sha === void 0 || !func0.call(data15, "sha")) {
              const err51 = { instancePath: instancePath + "/scope/head", schemaPath: "#/properties/scope/properties/head/required", keyword: "required", params: { missingProperty: "sha" }, message: "must have required property 'sha'" };
              if (vErrors === null) {
                vErrors = [err51];
              } else {
                vErrors.push(err51);
              }
              errors++;
            }
            if (data15.label === void 0 || !func0.call(data15, "label")) {
              const err52 = { instancePath: instancePath + "/scope/head", schemaPath: "#/properties/scope/properties/head/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
              if (vErrors === null) {
                vErrors = [err52];
              } else {
                vErrors.push(err52);
              }
              errors++;
            }
            if (data15.why === void 0 || !func0.call(data15, "why")) {
              const err53 = { instancePath: instancePath + "/scope/head", schemaPath: "#/properties/scope/properties/head/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
              if (vErrors === null) {
                vErrors = [err53];
              } else {
                vErrors.push(err53);
              }
              errors++;
            }
            for (const key3 of Object.keys(data15)) {
              if (!(key3 === "sha" || key3 === "label" || key3 === "why")) {
                const err54 = { instancePath: instancePath + "/scope/head", schemaPath: "#/properties/scope/properties/head/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
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
              const _errs40 = errors;
              let valid7 = false;
              const _errs41 = errors;
              if (typeof data16 === "string") {
                if (!pattern0.test(data16)) {
                  const err55 = { instancePath: instancePath + "/scope/head/sha", schemaPath: "#/properties/scope/properties/head/properties/sha/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                  if (vErrors === null) {
                    vErrors = [err55];
                  } else {
                    vErrors.push(err55);
                  }
                  errors++;
                }
              } else {
                const err56 = { instancePath: instancePath + "/scope/head/sha", schemaPath: "#/properties/scope/properties/head/properties/sha/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err56];
                } else {
                  vErrors.push(err56);
                }
                errors++;
              }
              var _valid1 = _errs41 === errors;
              valid7 = valid7 || _valid1;
              if (!valid7) {
                const _errs43 = errors;
                if (data16 !== null) {
                  const err57 = { instancePath: instancePath + "/scope/head/sha", schemaPath: "#/properties/scope/properties/head/properties/sha/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err57];
                  } else {
                    vErrors.push(err57);
                  }
                  errors++;
                }
                var _valid1 = _errs43 === errors;
                valid7 = valid7 || _valid1;
              }
              if (!valid7) {
                const err58 = { instancePath: instancePath + "/scope/head/sha", schemaPath: "#/properties/scope/properties/head/properties/sha/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err58];
                } else {
                  vErrors.push(err58);
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
            if (data15.label !== void 0 && func0.call(data15, "label")) {
              if (typeof data15.label !== "string") {
                const err59 = { instancePath: instancePath + "/scope/head/label", schemaPath: "#/properties/scope/properties/head/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
                const err60 = { instancePath: instancePath + "/scope/head/why", schemaPath: "#/properties/scope/properties/head/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err60];
                } else {
                  vErrors.push(err60);
                }
                errors++;
              }
            }
          } else {
            const err61 = { instancePath: instancePath + "/scope/head", schemaPath: "#/properties/scope/properties/head/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err61];
            } else {
              vErrors.push(err61);
            }
            errors++;
          }
        }
        if (data9.files !== void 0 && func0.call(data9, "files")) {
          let data19 = data9.files;
          if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)) && isFinite(data19))) {
            const err62 = { instancePath: instancePath + "/scope/files", schemaPath: "#/properties/scope/properties/files/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err62];
            } else {
              vErrors.push(err62);
            }
            errors++;
          }
          if (typeof data19 == "number" && isFinite(data19)) {
            if (data19 < 0 || isNaN(data19)) {
              const err63 = { instancePath: instancePath + "/scope/files", schemaPath: "#/properties/scope/properties/files/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err63];
              } else {
                vErrors.push(err63);
              }
              errors++;
            }
          }
        }
        if (data9.changed_lines !== void 0 && func0.call(data9, "changed_lines")) {
          let data20 = data9.changed_lines;
          if (!(typeof data20 == "number" && (!(data20 % 1) && !isNaN(data20)) && isFinite(data20))) {
            const err64 = { instancePath: instancePath + "/scope/changed_lines", schemaPath: "#/properties/scope/properties/changed_lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err64];
            } else {
              vErrors.push(err64);
            }
            errors++;
          }
          if (typeof data20 == "number" && isFinite(data20)) {
            if (data20 < 0 || isNaN(data20)) {
              const err65 = { instancePath: instancePath + "/scope/changed_lines", schemaPath: "#/properties/scope/properties/changed_lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err65];
              } else {
                vErrors.push(err65);
              }
              errors++;
            }
          }
        }
        if (data9.skipped !== void 0 && func0.call(data9, "skipped")) {
          let data21 = data9.skipped;
          if (Array.isArray(data21)) {
            const len1 = data21.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data22 = data21[i1];
              if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
                if (data22.path === void 0 || !func0.call(data22, "path")) {
                  const err66 = { instancePath: instancePath + "/scope/skipped/" + i1, schemaPath: "#/properties/scope/properties/skipped/items/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
                  if (vErrors === null) {
                    vErrors = [err66];
                  } else {
                    vErrors.push(err66);
                  }
                  errors++;
                }
                if (data22.reason === void 0 || !func0.call(data22, "reason")) {
                  const err67 = { instancePath: instancePath + "/scope/skipped/" + i1, schemaPath: "#/properties/scope/properties/skipped/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                  if (vErrors === null) {
                    vErrors = [err67];
                  } else {
                    vErrors.push(err67);
                  }
                  errors++;
                }
                if (data22.bytes === void 0 || !func0.call(data22, "bytes")) {
                  const err68 = { instancePath: instancePath + "/scope/skipped/" + i1, schemaPath: "#/properties/scope/properties/skipped/items/required", keyword: "required", params: { missingProperty: "bytes" }, message: "must have required property 'bytes'" };
                  if (vErrors === null) {
                    vErrors = [err68];
                  } else {
                    vErrors.push(err68);
                  }
                  errors++;
                }
                for (const key4 of Object.keys(data22)) {
                  if (!(key4 === "path" || key4 === "reason" || key4 === "bytes")) {
                    const err69 = { instancePath: instancePath + "/scope/skipped/" + i1, schemaPath: "#/properties/scope/properties/skipped/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err69];
                    } else {
                      vErrors.push(err69);
                    }
                    errors++;
                  }
                }
                if (data22.path !== void 0 && func0.call(data22, "path")) {
                  let data23 = data22.path;
                  if (typeof data23 === "string") {
                    if (func104(data23) > 4096) {
                      const err70 = { instancePath: instancePath + "/scope/skipped/" + i1 + "/path", schemaPath: "#/properties/scope/properties/skipped/items/properties/path/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                      if (vErrors === null) {
                        vErrors = [err70];
                      } else {
                        vErrors.push(err70);
                      }
                      errors++;
                    }
                    if (func104(data23) < 1) {
                      const err71 = { instancePath: instancePath + "/scope/skipped/" + i1 + "/path", schemaPath: "#/properties/scope/properties/skipped/items/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      if (vErrors === null) {
                        vErrors = [err71];
                      } else {
                        vErrors.push(err71);
                      }
                      errors++;
                    }
                  } else {
                    const err72 = { instancePath: instancePath + "/scope/skipped/" + i1 + "/path", schemaPath: "#/properties/scope/properties/skipped/items/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err72];
                    } else {
                      vErrors.push(err72);
                    }
                    errors++;
                  }
                }
                if (data22.reason !== void 0 && func0.call(data22, "reason")) {
                  if (typeof data22.reason !== "string") {
                    const err73 = { instancePath: instancePath + "/scope/skipped/" + i1 + "/reason", schemaPath: "#/properties/scope/properties/skipped/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err73];
                    } else {
                      vErrors.push(err73);
                    }
                    errors++;
                  }
                }
                if (data22.bytes !== void 0 && func0.call(data22, "bytes")) {
                  let data25 = data22.bytes;
                  const _errs63 = errors;
                  let valid11 = false;
                  const _errs64 = errors;
                  if (!(typeof data25 == "number" && (!(data25 % 1) && !isNaN(data25)) && isFinite(data25))) {
                    const err74 = { instancePath: instancePath + "/scope/skipped/" + i1 + "/bytes", schemaPath: "#/properties/scope/properties/skipped/items/properties/bytes/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err74];
                    } else {
                      vErrors.push(err74);
                    }
                    errors++;
                  }
                  if (typeof data25 == "number" && isFinite(data25)) {
                    if (data25 < 0 || isNaN(data25)) {
                      const err75 = { instancePath: instancePath + "/scope/skipped/" + i1 + "/bytes", schemaPath: "#/properties/scope/properties/skipped/items/properties/bytes/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      if (vErrors === null) {
                        vErrors = [err75];
                      } else {
                        vErrors.push(err75);
                      }
                      errors++;
                    }
                  }
                  var _valid2 = _errs64 === errors;
                  valid11 = valid11 || _valid2;
                  if (!valid11) {
                    const _errs66 = errors;
                    if (data25 !== null) {
                      const err76 = { instancePath: instancePath + "/scope/skipped/" + i1 + "/bytes", schemaPath: "#/properties/scope/properties/skipped/items/properties/bytes/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                      if (vErrors === null) {
                        vErrors = [err76];
                      } else {
                        vErrors.push(err76);
                      }
                      errors++;
                    }
                    var _valid2 = _errs66 === errors;
                    valid11 = valid11 || _valid2;
                  }
                  if (!valid11) {
                    const err77 = { instancePath: instancePath + "/scope/skipped/" + i1 + "/bytes", schemaPath: "#/properties/scope/properties/skipped/items/properties/bytes/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    if (vErrors === null) {
                      vErrors = [err77];
                    } else {
                      vErrors.push(err77);
                    }
                    errors++;
                  } else {
                    errors = _errs63;
                    if (vErrors !== null) {
                      if (_errs63) {
                        vErrors.length = _errs63;
                      } else {
                        vErrors = null;
                      }
                    }
                  }
                }
              } else {
                const err78 = { instancePath: instancePath + "/scope/skipped/" + i1, schemaPath: "#/properties/scope/properties/skipped/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err78];
                } else {
                  vErrors.push(err78);
                }
                errors++;
              }
            }
          } else {
            const err79 = { instancePath: instancePath + "/scope/skipped", schemaPath: "#/properties/scope/properties/skipped/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err79];
            } else {
              vErrors.push(err79);
            }
            errors++;
          }
        }
      } else {
        const err80 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err80];
        } else {
          vErrors.push(err80);
        }
        errors++;
      }
    }
    if (data.counts !== void 0 && func0.call(data, "counts")) {
      let data26 = data.counts;
      if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
        if (data26.raised === void 0 || !func0.call(data26, "raised")) {
          const err81 = { instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/required", keyword: "required", params: { missingProperty: "raised" }, message: "must have required property 'raised'" };
          if (vErrors === null) {
            vErrors = [err81];
          } else {
            vErrors.push(err81);
          }
          errors++;
        }
        if (data26.followed === void 0 || !func0.call(data26, "followed")) {
          const err82 = { instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/required", keyword: "required", params: { missingProperty: "followed" }, message: "must have required property 'followed'" };
          if (vErrors === null) {
            vErrors = [err82];
          } else {
            vErrors.push(err82);
          }
          errors++;
        }
        if (data26.shown === void 0 || !func0.call(data26, "shown")) {
          const err83 = { instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/required", keyword: "required", params: { missingProperty: "shown" }, message: "must have required property 'shown'" };
          if (vErrors === null) {
            vErrors = [err83];
          } else {
            vErrors.push(err83);
          }
          errors++;
        }
        if (data26.critical === void 0 || !func0.call(data26, "critical")) {
          const err84 = { instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/required", keyword: "required", params: { missingProperty: "critical" }, message: "must have required property 'critical'" };
          if (vErrors === null) {
            vErrors = [err84];
          } else {
            vErrors.push(err84);
          }
          errors++;
        }
        if (data26.important === void 0 || !func0.call(data26, "important")) {
          const err85 = { instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/required", keyword: "required", params: { missingProperty: "important" }, message: "must have required property 'important'" };
          if (vErrors === null) {
            vErrors = [err85];
          } else {
            vErrors.push(err85);
          }
          errors++;
        }
        if (data26.minor === void 0 || !func0.call(data26, "minor")) {
          const err86 = { instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/required", keyword: "required", params: { missingProperty: "minor" }, message: "must have required property 'minor'" };
          if (vErrors === null) {
            vErrors = [err86];
          } else {
            vErrors.push(err86);
          }
          errors++;
        }
        if (data26.unscored === void 0 || !func0.call(data26, "unscored")) {
          const err87 = { instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/required", keyword: "required", params: { missingProperty: "unscored" }, message: "must have required property 'unscored'" };
          if (vErrors === null) {
            vErrors = [err87];
          } else {
            vErrors.push(err87);
          }
          errors++;
        }
        if (data26.not_scored === void 0 || !func0.call(data26, "not_scored")) {
          const err88 = { instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/required", keyword: "required", params: { missingProperty: "not_scored" }, message: "must have required property 'not_scored'" };
          if (vErrors === null) {
            vErrors = [err88];
          } else {
            vErrors.push(err88);
          }
          errors++;
        }
        if (data26.dropped === void 0 || !func0.call(data26, "dropped")) {
          const err89 = { instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/required", keyword: "required", params: { missingProperty: "dropped" }, message: "must have required property 'dropped'" };
          if (vErrors === null) {
            vErrors = [err89];
          } else {
            vErrors.push(err89);
          }
          errors++;
        }
        for (const key5 of Object.keys(data26)) {
          if (!func0.call(schema11.properties.counts.properties, key5)) {
            const err90 = { instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err90];
            } else {
              vErrors.push(err90);
            }
            errors++;
          }
        }
        if (data26.raised !== void 0 && func0.call(data26, "raised")) {
          let data27 = data26.raised;
          if (!(typeof data27 == "number" && (!(data27 % 1) && !isNaN(data27)) && isFinite(data27))) {
            const err91 = { instancePath: instancePath + "/counts/raised", schemaPath: "#/properties/counts/properties/raised/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err91];
            } else {
              vErrors.push(err91);
            }
            errors++;
          }
          if (typeof data27 == "number" && isFinite(data27)) {
            if (data27 < 0 || isNaN(data27)) {
              const err92 = { instancePath: instancePath + "/counts/raised", schemaPath: "#/properties/counts/properties/raised/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err92];
              } else {
                vErrors.push(err92);
              }
              errors++;
            }
          }
        }
        if (data26.followed !== void 0 && func0.call(data26, "followed")) {
          let data28 = data26.followed;
          if (!(typeof data28 == "number" && (!(data28 % 1) && !isNaN(data28)) && isFinite(data28))) {
            const err93 = { instancePath: instancePath + "/counts/followed", schemaPath: "#/properties/counts/properties/followed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err93];
            } else {
              vErrors.push(err93);
            }
            errors++;
          }
          if (typeof data28 == "number" && isFinite(data28)) {
            if (data28 < 0 || isNaN(data28)) {
              const err94 = { instancePath: instancePath + "/counts/followed", schemaPath: "#/properties/counts/properties/followed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err94];
              } else {
                vErrors.push(err94);
              }
              errors++;
            }
          }
        }
        if (data26.shown !== void 0 && func0.call(data26, "shown")) {
          let data29 = data26.shown;
          if (!(typeof data29 == "number" && (!(data29 % 1) && !isNaN(data29)) && isFinite(data29))) {
            const err95 = { instancePath: instancePath + "/counts/shown", schemaPath: "#/properties/counts/properties/shown/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err95];
            } else {
              vErrors.push(err95);
            }
            errors++;
          }
          if (typeof data29 == "number" && isFinite(data29)) {
            if (data29 < 0 || isNaN(data29)) {
              const err96 = { instancePath: instancePath + "/counts/shown", schemaPath: "#/properties/counts/properties/shown/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err96];
              } else {
                vErrors.push(err96);
              }
              errors++;
            }
          }
        }
        if (data26.critical !== void 0 && func0.call(data26, "critical")) {
          let data30 = data26.critical;
          if (!(typeof data30 == "number" && (!(data30 % 1) && !isNaN(data30)) && isFinite(data30))) {
            const err97 = { instancePath: instancePath + "/counts/critical", schemaPath: "#/properties/counts/properties/critical/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err97];
            } else {
              vErrors.push(err97);
            }
            errors++;
          }
          if (typeof data30 == "number" && isFinite(data30)) {
            if (data30 < 0 || isNaN(data30)) {
              const err98 = { instancePath: instancePath + "/counts/critical", schemaPath: "#/properties/counts/properties/critical/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err98];
              } else {
                vErrors.push(err98);
              }
              errors++;
            }
          }
        }
        if (data26.important !== void 0 && func0.call(data26, "important")) {
          let data31 = data26.important;
          if (!(typeof data31 == "number" && (!(data31 % 1) && !isNaN(data31)) && isFinite(data31))) {
            const err99 = { instancePath: instancePath + "/counts/important", schemaPath: "#/properties/counts/properties/important/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err99];
            } else {
              vErrors.push(err99);
            }
            errors++;
          }
          if (typeof data31 == "number" && isFinite(data31)) {
            if (data31 < 0 || isNaN(data31)) {
              const err100 = { instancePath: instancePath + "/counts/important", schemaPath: "#/properties/counts/properties/important/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err100];
              } else {
                vErrors.push(err100);
              }
              errors++;
            }
          }
        }
        if (data26.minor !== void 0 && func0.call(data26, "minor")) {
          let data32 = data26.minor;
          if (!(typeof data32 == "number" && (!(data32 % 1) && !isNaN(data32)) && isFinite(data32))) {
            const err101 = { instancePath: instancePath + "/counts/minor", schemaPath: "#/properties/counts/properties/minor/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err101];
            } else {
              vErrors.push(err101);
            }
            errors++;
          }
          if (typeof data32 == "number" && isFinite(data32)) {
            if (data32 < 0 || isNaN(data32)) {
              const err102 = { instancePath: instancePath + "/counts/minor", schemaPath: "#/properties/counts/properties/minor/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err102];
              } else {
                vErrors.push(err102);
              }
              errors++;
            }
          }
        }
        if (data26.unscored !== void 0 && func0.call(data26, "unscored")) {
          let data33 = data26.unscored;
          if (!(typeof data33 == "number" && (!(data33 % 1) && !isNaN(data33)) && isFinite(data33))) {
            const err103 = { instancePath: instancePath + "/counts/unscored", schemaPath: "#/properties/counts/properties/unscored/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err103];
            } else {
              vErrors.push(err103);
            }
            errors++;
          }
          if (typeof data33 == "number" && isFinite(data33)) {
            if (data33 < 0 || isNaN(data33)) {
              const err104 = { instancePath: instancePath + "/counts/unscored", schemaPath: "#/properties/counts/properties/unscored/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err104];
              } else {
                vErrors.push(err104);
              }
              errors++;
            }
          }
        }
        if (data26.not_scored !== void 0 && func0.call(data26, "not_scored")) {
          let data34 = data26.not_scored;
          if (!(typeof data34 == "number" && (!(data34 % 1) && !isNaN(data34)) && isFinite(data34))) {
            const err105 = { instancePath: instancePath + "/counts/not_scored", schemaPath: "#/properties/counts/properties/not_scored/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err105];
            } else {
              vErrors.push(err105);
            }
            errors++;
          }
          if (typeof data34 == "number" && isFinite(data34)) {
            if (data34 < 0 || isNaN(data34)) {
              const err106 = { instancePath: instancePath + "/counts/not_scored", schemaPath: "#/properties/counts/properties/not_scored/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err106];
              } else {
                vErrors.push(err106);
              }
              errors++;
            }
          }
        }
        if (data26.dropped !== void 0 && func0.call(data26, "dropped")) {
          let data35 = data26.dropped;
          if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
            for (const key6 of Object.keys(data35)) {
              if (pattern2.test(key6)) {
                let data36 = data35[key6];
                if (!(typeof data36 == "number" && (!(data36 % 1) && !isNaN(data36)) && isFinite(data36))) {
                  const err107 = { instancePath: instancePath + "/counts/dropped/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/counts/properties/dropped/patternProperties/%5E.*%24/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err107];
                  } else {
                    vErrors.push(err107);
                  }
                  errors++;
                }
                if (typeof data36 == "number" && isFinite(data36)) {
                  if (data36 < 0 || isNaN(data36)) {
                    const err108 = { instancePath: instancePath + "/counts/dropped/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/counts/properties/dropped/patternProperties/%5E.*%24/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                    if (vErrors === null) {
                      vErrors = [err108];
                    } else {
                      vErrors.push(err108);
                    }
                    errors++;
                  }
                }
              }
            }
          } else {
            const err109 = { instancePath: instancePath + "/counts/dropped", schemaPath: "#/properties/counts/properties/dropped/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err109];
            } else {
              vErrors.push(err109);
            }
            errors++;
          }
        }
      } else {
        const err110 = { instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err110];
        } else {
          vErrors.push(err110);
        }
        errors++;
      }
    }
    if (data.coverage !== void 0 && func0.call(data, "coverage")) {
      let data37 = data.coverage;
      if (data37 && typeof data37 == "object" && !Array.isArray(data37)) {
        if (data37.hunks === void 0 || !func0.call(data37, "hunks")) {
          const err111 = { instancePath: instancePath + "/coverage", schemaPath: "#/properties/coverage/required", keyword: "required", params: { missingProperty: "hunks" }, message: "must have required property 'hunks'" };
          if (vErrors === null) {
            vErrors = [err111];
          } else {
            vErrors.push(err111);
          }
          errors++;
        }
        if (data37.reviewed === void 0 || !func0.call(data37, "reviewed")) {
          const err112 = { instancePath: instancePath + "/coverage", schemaPath: "#/properties/coverage/required", keyword: "required", params: { missingProperty: "reviewed" }, message: "must have required property 'reviewed'" };
          if (vErrors === null) {
            vErrors = [err112];
          } else {
            vErrors.push(err112);
          }
          errors++;
        }
        if (data37.carried === void 0 || !func0.call(data37, "carried")) {
          const err113 = { instancePath: instancePath + "/coverage", schemaPath: "#/properties/coverage/required", keyword: "required", params: { missingProperty: "carried" }, message: "must have required property 'carried'" };
          if (vErrors === null) {
            vErrors = [err113];
          } else {
            vErrors.push(err113);
          }
          errors++;
        }
        if (data37.lenses === void 0 || !func0.call(data37, "lenses")) {
          const err114 = { instancePath: instancePath + "/coverage", schemaPath: "#/properties/coverage/required", keyword: "required", params: { missingProperty: "lenses" }, message: "must have required property 'lenses'" };
          if (vErrors === null) {
            vErrors = [err114];
          } else {
            vErrors.push(err114);
          }
          errors++;
        }
        for (const key7 of Object.keys(data37)) {
          if (!(key7 === "hunks" || key7 === "reviewed" || key7 === "carried" || key7 === "lenses")) {
            const err115 = { instancePath: instancePath + "/coverage", schemaPath: "#/properties/coverage/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err115];
            } else {
              vErrors.push(err115);
            }
            errors++;
          }
        }
        if (data37.hunks !== void 0 && func0.call(data37, "hunks")) {
          let data38 = data37.hunks;
          if (!(typeof data38 == "number" && (!(data38 % 1) && !isNaN(data38)) && isFinite(data38))) {
            const err116 = { instancePath: instancePath + "/coverage/hunks", schemaPath: "#/properties/coverage/properties/hunks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err116];
            } else {
              vErrors.push(err116);
            }
            errors++;
          }
          if (typeof data38 == "number" && isFinite(data38)) {
            if (data38 < 0 || isNaN(data38)) {
              const err117 = { instancePath: instancePath + "/coverage/hunks", schemaPath: "#/properties/coverage/properties/hunks/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err117];
              } else {
                vErrors.push(err117);
              }
              errors++;
            }
          }
        }
        if (data37.reviewed !== void 0 && func0.call(data37, "reviewed")) {
          let data39 = data37.reviewed;
          if (!(typeof data39 == "number" && (!(data39 % 1) && !isNaN(data39)) && isFinite(data39))) {
            const err118 = { instancePath: instancePath + "/coverage/reviewed", schemaPath: "#/properties/coverage/properties/reviewed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err118];
            } else {
              vErrors.push(err118);
            }
            errors++;
          }
          if (typeof data39 == "number" && isFinite(data39)) {
            if (data39 < 0 || isNaN(data39)) {
              const err119 = { instancePath: instancePath + "/coverage/reviewed", schemaPath: "#/properties/coverage/properties/reviewed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err119];
              } else {
                vErrors.push(err119);
              }
              errors++;
            }
          }
        }
        if (data37.carried !== void 0 && func0.call(data37, "carried")) {
          let data40 = data37.carried;
          if (!(typeof data40 == "number" && (!(data40 % 1) && !isNaN(data40)) && isFinite(data40))) {
            const err120 = { instancePath: instancePath + "/coverage/carried", schemaPath: "#/properties/coverage/properties/carried/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err120];
            } else {
              vErrors.push(err120);
            }
            errors++;
          }
          if (typeof data40 == "number" && isFinite(data40)) {
            if (data40 < 0 || isNaN(data40)) {
              const err121 = { instancePath: instancePath + "/coverage/carried", schemaPath: "#/properties/coverage/properties/carried/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err121];
              } else {
                vErrors.push(err121);
              }
              errors++;
            }
          }
        }
        if (data37.lenses !== void 0 && func0.call(data37, "lenses")) {
          let data41 = data37.lenses;
          if (Array.isArray(data41)) {
            const len2 = data41.length;
            for (let i2 = 0; i2 < len2; i2++) {
              let data42 = data41[i2];
              if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
                if (data42.lens === void 0 || !func0.call(data42, "lens")) {
                  const err122 = { instancePath: instancePath + "/coverage/lenses/" + i2, schemaPath: "#/properties/coverage/properties/lenses/items/required", keyword: "required", params: { missingProperty: "lens" }, message: "must have required property 'lens'" };
                  if (vErrors === null) {
                    vErrors = [err122];
                  } else {
                    vErrors.push(err122);
                  }
                  errors++;
                }
                if (data42.slots === void 0 || !func0.call(data42, "slots")) {
                  const err123 = { instancePath: instancePath + "/coverage/lenses/" + i2, schemaPath: "#/properties/coverage/properties/lenses/items/required", keyword: "required", params: { missingProperty: "slots" }, message: "must have required property 'slots'" };
                  if (vErrors === null) {
                    vErrors = [err123];
                  } else {
                    vErrors.push(err123);
                  }
                  errors++;
                }
                if (data42.stored === void 0 || !func0.call(data42, "stored")) {
                  const err124 = { instancePath: instancePath + "/coverage/lenses/" + i2, schemaPath: "#/properties/coverage/properties/lenses/items/required", keyword: "required", params: { missingProperty: "stored" }, message: "must have required property 'stored'" };
                  if (vErrors === null) {
                    vErrors = [err124];
                  } else {
                    vErrors.push(err124);
                  }
                  errors++;
                }
                if (data42.hunks === void 0 || !func0.call(data42, "hunks")) {
                  const err125 = { instancePath: instancePath + "/coverage/lenses/" + i2, schemaPath: "#/properties/coverage/properties/lenses/items/required", keyword: "required", params: { missingProperty: "hunks" }, message: "must have required property 'hunks'" };
                  if (vErrors === null) {
                    vErrors = [err125];
                  } else {
                    vErrors.push(err125);
                  }
                  errors++;
                }
                if (data42.reviewed === void 0 || !func0.call(data42, "reviewed")) {
                  const err126 = { instancePath: instancePath + "/coverage/lenses/" + i2, schemaPath: "#/properties/coverage/properties/lenses/items/required", keyword: "required", params: { missingProperty: "reviewed" }, message: "must have required property 'reviewed'" };
                  if (vErrors === null) {
                    vErrors = [err126];
                  } else {
                    vErrors.push(err126);
                  }
                  errors++;
                }
                if (data42.carried === void 0 || !func0.call(data42, "carried")) {
                  const err127 = { instancePath: instancePath + "/coverage/lenses/" + i2, schemaPath: "#/properties/coverage/properties/lenses/items/required", keyword: "required", params: { missingProperty: "carried" }, message: "must have required property 'carried'" };
                  if (vErrors === null) {
                    vErrors = [err127];
                  } else {
                    vErrors.push(err127);
                  }
                  errors++;
                }
                if (data42.why === void 0 || !func0.call(data42, "why")) {
                  const err128 = { instancePath: instancePath + "/coverage/lenses/" + i2, schemaPath: "#/properties/coverage/properties/lenses/items/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                  if (vErrors === null) {
                    vErrors = [err128];
                  } else {
                    vErrors.push(err128);
                  }
                  errors++;
                }
                for (const key8 of Object.keys(data42)) {
                  if (!(key8 === "lens" || key8 === "slots" || key8 === "stored" || key8 === "hunks" || key8 === "reviewed" || key8 === "carried" || key8 === "why")) {
                    const err129 = { instancePath: instancePath + "/coverage/lenses/" + i2, schemaPath: "#/properties/coverage/properties/lenses/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err129];
                    } else {
                      vErrors.push(err129);
                    }
                    errors++;
                  }
                }
                if (data42.lens !== void 0 && func0.call(data42, "lens")) {
                  let data43 = data42.lens;
                  if (!(data43 === "rules-compliance" || data43 === "bug-scan" || data43 === "dependency-check" || data43 === "history-context" || data43 === "comment-compliance" || data43 === "intent-fulfilment" || data43 === "caller-impact" || data43 === "data-flow-security" || data43 === "codebase-fit")) {
                    const err130 = { instancePath: instancePath + "/coverage/lenses/" + i2 + "/lens", schemaPath: "#/properties/coverage/properties/lenses/items/properties/lens/enum", keyword: "enum", params: { allowedValues: schema11.properties.coverage.properties.lenses.items.properties.lens.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err130];
                    } else {
                      vErrors.push(err130);
                    }
                    errors++;
                  }
                }
                if (data42.slots !== void 0 && func0.call(data42, "slots")) {
                  let data44 = data42.slots;
                  if (!(typeof data44 == "number" && (!(data44 % 1) && !isNaN(data44)) && isFinite(data44))) {
                    const err131 = { instancePath: instancePath + "/coverage/lenses/" + i2 + "/slots", schemaPath: "#/properties/coverage/properties/lenses/items/properties/slots/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err131];
                    } else {
                      vErrors.push(err131);
                    }
                    errors++;
                  }
                  if (typeof data44 == "number" && isFinite(data44)) {
                    if (data44 < 0 || isNaN(data44)) {
                      const err132 = { instancePath: instancePath + "/coverage/lenses/" + i2 + "/slots", schemaPath: "#/properties/coverage/properties/lenses/items/properties/slots/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      if (vErrors === null) {
                        vErrors = [err132];
                      } else {
                        vErrors.push(err132);
                      }
                      errors++;
                    }
                  }
                }
                if (data42.stored !== void 0 && func0.call(data42, "stored")) {
                  let data45 = data42.stored;
                  if (!(typeof data45 == "number" && (!(data45 % 1) && !isNaN(data45)) && isFinite(data45))) {
                    const err133 = { instancePath: instancePath + "/coverage/lenses/" + i2 + "/stored", schemaPath: "#/properties/coverage/properties/lenses/items/properties/stored/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err133];
                    } else {
                      vErrors.push(err133);
                    }
                    errors++;
                  }
                  if (typeof data45 == "number" && isFinite(data45)) {
                    if (data45 < 0 || isNaN(data45)) {
                      const err134 = { instancePath: instancePath + "/coverage/lenses/" + i2 + "/stored", schemaPath: "#/properties/coverage/properties/lenses/items/properties/stored/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      if (vErrors === null) {
                        vErrors = [err134];
                      } else {
                        vErrors.push(err134);
                      }
                      errors++;
                    }
                  }
                }
                if (data42.hunks !== void 0 && func0.call(data42, "hunks")) {
                  let data46 = data42.hunks;
                  if (!(typeof data46 == "number" && (!(data46 % 1) && !isNaN(data46)) && isFinite(data46))) {
                    const err135 = { instancePath: instancePath + "/coverage/lenses/" + i2 + "/hunks", schemaPath: "#/properties/coverage/properties/lenses/items/properties/hunks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err135];
                    } else {
                      vErrors.push(err135);
                    }
                    errors++;
                  }
                  if (typeof data46 == "number" && isFinite(data46)) {
                    if (data46 < 0 || isNaN(data46)) {
                      const err136 = { instancePath: instancePath + "/coverage/lenses/" + i2 + "/hunks", schemaPath: "#/properties/coverage/properties/lenses/items/properties/hunks/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      if (vErrors === null) {
                        vErrors = [err136];
                      } else {
                        vErrors.push(err136);
                      }
                      errors++;
                    }
                  }
                }
                if (data42.reviewed !== void 0 && func0.call(data42, "reviewed")) {
                  let data47 = data42.reviewed;
                  if (!(typeof data47 == "number" && (!(data47 % 1) && !isNaN(data47)) && isFinite(data47))) {
                    const err137 = { instancePath: instancePath + "/coverage/lenses/" + i2 + "/reviewed", schemaPath: "#/properties/coverage/properties/lenses/items/properties/reviewed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err137];
                    } else {
                      vErrors.push(err137);
                    }
                    errors++;
                  }
                  if (typeof data47 == "number" && isFinite(data47)) {
                    if (data47 < 0 || isNaN(data47)) {
                      const err138 = { instancePath: instancePath + "/coverage/lenses/" + i2 + "/reviewed", schemaPath: "#/properties/coverage/properties/lenses/items/properties/reviewed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      if (vErrors === null) {
                        vErrors = [err138];
                      } else {
                        vErrors.push(err138);
                      }
                      errors++;
                    }
                  }
                }
                if (data42.carried !== void 0 && func0.call(data42, "carried")) {
                  let data48 = data42.carried;
                  if (!(typeof data48 == "number" && (!(data48 % 1) && !isNaN(data48)) && isFinite(data48))) {
                    const err139 = { instancePath: instancePath + "/coverage/lenses/" + i2 + "/carried", schemaPath: "#/properties/coverage/properties/lenses/items/properties/carried/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err139];
                    } else {
                      vErrors.push(err139);
                    }
                    errors++;
                  }
                  if (typeof data48 == "number" && isFinite(data48)) {
                    if (data48 < 0 || isNaN(data48)) {
                      const err140 = { instancePath: instancePath + "/coverage/lenses/" + i2 + "/carried", schemaPath: "#/properties/coverage/properties/lenses/items/properties/carried/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      if (vErrors === null) {
                        vErrors = [err140];
                      } else {
                        vErrors.push(err140);
                      }
                      errors++;
                    }
                  }
                }
                if (data42.why !== void 0 && func0.call(data42, "why")) {
                  let data49 = data42.why;
                  const _errs117 = errors;
                  let valid18 = false;
                  const _errs118 = errors;
                  if (typeof data49 !== "string") {
                    const err141 = { instancePath: instancePath + "/coverage/lenses/" + i2 + "/why", schemaPath: "#/properties/coverage/properties/lenses/items/properties/why/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err141];
                    } else {
                      vErrors.push(err141);
                    }
                    errors++;
                  }
                  var _valid3 = _errs118 === errors;
                  valid18 = valid18 || _valid3;
                  if (!valid18) {
                    const _errs120 = errors;
                    if (data49 !== null) {
                      const err142 = { instancePath: instancePath + "/coverage/lenses/" + i2 + "/why", schemaPath: "#/properties/coverage/properties/lenses/items/properties/why/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                      if (vErrors === null) {
                        vErrors = [err142];
                      } else {
                        vErrors.push(err142);
                      }
                      errors++;
                    }
                    var _valid3 = _errs120 === errors;
                    valid18 = valid18 || _valid3;
                  }
                  if (!valid18) {
                    const err143 = { instancePath: instancePath + "/coverage/lenses/" + i2 + "/why", schemaPath: "#/properties/coverage/properties/lenses/items/properties/why/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    if (vErrors === null) {
                      vErrors = [err143];
                    } else {
                      vErrors.push(err143);
                    }
                    errors++;
                  } else {
                    errors = _errs117;
                    if (vErrors !== null) {
                      if (_errs117) {
                        vErrors.length = _errs117;
                      } else {
                        vErrors = null;
                      }
                    }
                  }
                }
              } else {
                const err144 = { instancePath: instancePath + "/coverage/lenses/" + i2, schemaPath: "#/properties/coverage/properties/lenses/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err144];
                } else {
                  vErrors.push(err144);
                }
                errors++;
              }
            }
          } else {
            const err145 = { instancePath: instancePath + "/coverage/lenses", schemaPath: "#/properties/coverage/properties/lenses/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err145];
            } else {
              vErrors.push(err145);
            }
            errors++;
          }
        }
      } else {
        const err146 = { instancePath: instancePath + "/coverage", schemaPath: "#/properties/coverage/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err146];
        } else {
          vErrors.push(err146);
        }
        errors++;
      }
    }
    if (data.since !== void 0 && func0.call(data, "since")) {
      let data50 = data.since;
      const _errs123 = errors;
      let valid19 = false;
      const _errs124 = errors;
      if (data50 !== null) {
        const err147 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/0/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        if (vErrors === null) {
          vErrors = [err147];
        } else {
          vErrors.push(err147);
        }
        errors++;
      }
      var _valid4 = _errs124 === errors;
      valid19 = valid19 || _valid4;
      if (!valid19) {
        const _errs126 = errors;
        if (data50 && typeof data50 == "object" && !Array.isArray(data50)) {
          if (data50.run === void 0 || !func0.call(data50, "run")) {
            const err148 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/1/required", keyword: "required", params: { missingProperty: "run" }, message: "must have required property 'run'" };
            if (vErrors === null) {
              vErrors = [err148];
            } else {
              vErrors.push(err148);
            }
            errors++;
          }
          if (data50.planned_at === void 0 || !func0.call(data50, "planned_at")) {
            const err149 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/1/required", keyword: "required", params: { missingProperty: "planned_at" }, message: "must have required property 'planned_at'" };
            if (vErrors === null) {
              vErrors = [err149];
            } else {
              vErrors.push(err149);
            }
            errors++;
          }
          if (data50.new === void 0 || !func0.call(data50, "new")) {
            const err150 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/1/required", keyword: "required", params: { missingProperty: "new" }, message: "must have required property 'new'" };
            if (vErrors === null) {
              vErrors = [err150];
            } else {
              vErrors.push(err150);
            }
            errors++;
          }
          if (data50.open === void 0 || !func0.call(data50, "open")) {
            const err151 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/1/required", keyword: "required", params: { missingProperty: "open" }, message: "must have required property 'open'" };
            if (vErrors === null) {
              vErrors = [err151];
            } else {
              vErrors.push(err151);
            }
            errors++;
          }
          if (data50.fixed === void 0 || !func0.call(data50, "fixed")) {
            const err152 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/1/required", keyword: "required", params: { missingProperty: "fixed" }, message: "must have required property 'fixed'" };
            if (vErrors === null) {
              vErrors = [err152];
            } else {
              vErrors.push(err152);
            }
            errors++;
          }
          if (data50.dismissed === void 0 || !func0.call(data50, "dismissed")) {
            const err153 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/1/required", keyword: "required", params: { missingProperty: "dismissed" }, message: "must have required property 'dismissed'" };
            if (vErrors === null) {
              vErrors = [err153];
            } else {
              vErrors.push(err153);
            }
            errors++;
          }
          if (data50.withdrawn === void 0 || !func0.call(data50, "withdrawn")) {
            const err154 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/1/required", keyword: "required", params: { missingProperty: "withdrawn" }, message: "must have required property 'withdrawn'" };
            if (vErrors === null) {
              vErrors = [err154];
            } else {
              vErrors.push(err154);
            }
            errors++;
          }
          if (data50.gone === void 0 || !func0.call(data50, "gone")) {
            const err155 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/1/required", keyword: "required", params: { missingProperty: "gone" }, message: "must have required property 'gone'" };
            if (vErrors === null) {
              vErrors = [err155];
            } else {
              vErrors.push(err155);
            }
            errors++;
          }
          for (const key9 of Object.keys(data50)) {
            if (!(key9 === "run" || key9 === "planned_at" || key9 === "new" || key9 === "open" || key9 === "fixed" || key9 === "dismissed" || key9 === "withdrawn" || key9 === "gone")) {
              const err156 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err156];
              } else {
                vErrors.push(err156);
              }
              errors++;
            }
          }
          if (data50.run !== void 0 && func0.call(data50, "run")) {
            if (typeof data50.run !== "string") {
              const err157 = { instancePath: instancePath + "/since/run", schemaPath: "#/properties/since/anyOf/1/properties/run/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err157];
              } else {
                vErrors.push(err157);
              }
              errors++;
            }
          }
          if (data50.planned_at !== void 0 && func0.call(data50, "planned_at")) {
            if (typeof data50.planned_at !== "string") {
              const err158 = { instancePath: instancePath + "/since/planned_at", schemaPath: "#/properties/since/anyOf/1/properties/planned_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err158];
              } else {
                vErrors.push(err158);
              }
              errors++;
            }
          }
          if (data50.new !== void 0 && func0.call(data50, "new")) {
            let data53 = data50.new;
            if (!(typeof data53 == "number" && (!(data53 % 1) && !isNaN(data53)) && isFinite(data53))) {
              const err159 = { instancePath: instancePath + "/since/new", schemaPath: "#/properties/since/anyOf/1/properties/new/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err159];
              } else {
                vErrors.push(err159);
              }
              errors++;
            }
            if (typeof data53 == "number" && isFinite(data53)) {
              if (data53 < 0 || isNaN(data53)) {
                const err160 = { instancePath: instancePath + "/since/new", schemaPath: "#/properties/since/anyOf/1/properties/new/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                if (vErrors === null) {
                  vErrors = [err160];
                } else {
                  vErrors.push(err160);
                }
                errors++;
              }
            }
          }
          if (data50.open !== void 0 && func0.call(data50, "open")) {
            let data54 = data50.open;
            if (!(typeof data54 == "number" && (!(data54 % 1) && !isNaN(data54)) && isFinite(data54))) {
              const err161 = { instancePath: instancePath + "/since/open", schemaPath: "#/properties/since/anyOf/1/properties/open/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err161];
              } else {
                vErrors.push(err161);
              }
              errors++;
            }
            if (typeof data54 == "number" && isFinite(data54)) {
              if (data54 < 0 || isNaN(data54)) {
                const err162 = { instancePath: instancePath + "/since/open", schemaPath: "#/properties/since/anyOf/1/properties/open/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                if (vErrors === null) {
                  vErrors = [err162];
                } else {
                  vErrors.push(err162);
                }
                errors++;
              }
            }
          }
          if (data50.fixed !== void 0 && func0.call(data50, "fixed")) {
            let data55 = data50.fixed;
            if (!(typeof data55 == "number" && (!(data55 % 1) && !isNaN(data55)) && isFinite(data55))) {
              const err163 = { instancePath: instancePath + "/since/fixed", schemaPath: "#/properties/since/anyOf/1/properties/fixed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err163];
              } else {
                vErrors.push(err163);
              }
              errors++;
            }
            if (typeof data55 == "number" && isFinite(data55)) {
              if (data55 < 0 || isNaN(data55)) {
                const err164 = { instancePath: instancePath + "/since/fixed", schemaPath: "#/properties/since/anyOf/1/properties/fixed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                if (vErrors === null) {
                  vErrors = [err164];
                } else {
                  vErrors.push(err164);
                }
                errors++;
              }
            }
          }
          if (data50.dismissed !== void 0 && func0.call(data50, "dismissed")) {
            let data56 = data50.dismissed;
            if (!(typeof data56 == "number" && (!(data56 % 1) && !isNaN(data56)) && isFinite(data56))) {
              const err165 = { instancePath: instancePath + "/since/dismissed", schemaPath: "#/properties/since/anyOf/1/properties/dismissed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err165];
              } else {
                vErrors.push(err165);
              }
              errors++;
            }
            if (typeof data56 == "number" && isFinite(data56)) {
              if (data56 < 0 || isNaN(data56)) {
                const err166 = { instancePath: instancePath + "/since/dismissed", schemaPath: "#/properties/since/anyOf/1/properties/dismissed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                if (vErrors === null) {
                  vErrors = [err166];
                } else {
                  vErrors.push(err166);
                }
                errors++;
              }
            }
          }
          if (data50.withdrawn !== void 0 && func0.call(data50, "withdrawn")) {
            let data57 = data50.withdrawn;
            if (!(typeof data57 == "number" && (!(data57 % 1) && !isNaN(data57)) && isFinite(data57))) {
              const err167 = { instancePath: instancePath + "/since/withdrawn", schemaPath: "#/properties/since/anyOf/1/properties/withdrawn/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err167];
              } else {
                vErrors.push(err167);
              }
              errors++;
            }
            if (typeof data57 == "number" && isFinite(data57)) {
              if (data57 < 0 || isNaN(data57)) {
                const err168 = { instancePath: instancePath + "/since/withdrawn", schemaPath: "#/properties/since/anyOf/1/properties/withdrawn/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                if (vErrors === null) {
                  vErrors = [err168];
                } else {
                  vErrors.push(err168);
                }
                errors++;
              }
            }
          }
          if (data50.gone !== void 0 && func0.call(data50, "gone")) {
            let data58 = data50.gone;
            if (Array.isArray(data58)) {
              const len3 = data58.length;
              for (let i3 = 0; i3 < len3; i3++) {
                let data59 = data58[i3];
                if (data59 && typeof data59 == "object" && !Array.isArray(data59)) {
                  if (data59.fingerprint === void 0 || !func0.call(data59, "fingerprint")) {
                    const err169 = { instancePath: instancePath + "/since/gone/" + i3, schemaPath: "#/properties/since/anyOf/1/properties/gone/items/required", keyword: "required", params: { missingProperty: "fingerprint" }, message: "must have required property 'fingerprint'" };
                    if (vErrors === null) {
                      vErrors = [err169];
                    } else {
                      vErrors.push(err169);
                    }
                    errors++;
                  }
                  if (data59.file === void 0 || !func0.call(data59, "file")) {
                    const err170 = { instancePath: instancePath + "/since/gone/" + i3, schemaPath: "#/properties/since/anyOf/1/properties/gone/items/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
                    if (vErrors === null) {
                      vErrors = [err170];
                    } else {
                      vErrors.push(err170);
                    }
                    errors++;
                  }
                  if (data59.line === void 0 || !func0.call(data59, "line")) {
                    const err171 = { instancePath: instancePath + "/since/gone/" + i3, schemaPath: "#/properties/since/anyOf/1/properties/gone/items/required", keyword: "required", params: { missingProperty: "line" }, message: "must have required property 'line'" };
                    if (vErrors === null) {
                      vErrors = [err171];
                    } else {
                      vErrors.push(err171);
                    }
                    errors++;
                  }
                  if (data59.title === void 0 || !func0.call(data59, "title")) {
                    const err172 = { instancePath: instancePath + "/since/gone/" + i3, schemaPath: "#/properties/since/anyOf/1/properties/gone/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
                    if (vErrors === null) {
                      vErrors = [err172];
                    } else {
                      vErrors.push(err172);
                    }
                    errors++;
                  }
                  if (data59.lens === void 0 || !func0.call(data59, "lens")) {
                    const err173 = { instancePath: instancePath + "/since/gone/" + i3, schemaPath: "#/properties/since/anyOf/1/properties/gone/items/required", keyword: "required", params: { missingProperty: "lens" }, message: "must have required property 'lens'" };
                    if (vErrors === null) {
                      vErrors = [err173];
                    } else {
                      vErrors.push(err173);
                    }
                    errors++;
                  }
                  if (data59.became === void 0 || !func0.call(data59, "became")) {
                    const err174 = { instancePath: instancePath + "/since/gone/" + i3, schemaPath: "#/properties/since/anyOf/1/properties/gone/items/required", keyword: "required", params: { missingProperty: "became" }, message: "must have required property 'became'" };
                    if (vErrors === null) {
                      vErrors = [err174];
                    } else {
                      vErrors.push(err174);
                    }
                    errors++;
                  }
                  if (data59.why === void 0 || !func0.call(data59, "why")) {
                    const err175 = { instancePath: instancePath + "/since/gone/" + i3, schemaPath: "#/properties/since/anyOf/1/properties/gone/items/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                    if (vErrors === null) {
                      vErrors = [err175];
                    } else {
                      vErrors.push(err175);
                    }
                    errors++;
                  }
                  for (const key10 of Object.keys(data59)) {
                    if (!(key10 === "fingerprint" || key10 === "file" || key10 === "line" || key10 === "title" || key10 === "lens" || key10 === "became" || key10 === "why")) {
                      const err176 = { instancePath: instancePath + "/since/gone/" + i3, schemaPath: "#/properties/since/anyOf/1/properties/gone/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties" };
                      if (vErrors === null) {
                        vErrors = [err176];
                      } else {
                        vErrors.push(err176);
                      }
                      errors++;
                    }
                  }
                  if (data59.fingerprint !== void 0 && func0.call(data59, "fingerprint")) {
                    if (typeof data59.fingerprint !== "string") {
                      const err177 = { instancePath: instancePath + "/since/gone/" + i3 + "/fingerprint", schemaPath: "#/properties/since/anyOf/1/properties/gone/items/properties/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err177];
                      } else {
                        vErrors.push(err177);
                      }
                      errors++;
                    }
                  }
                  if (data59.file !== void 0 && func0.call(data59, "file")) {
                    let data61 = data59.file;
                    if (typeof data61 === "string") {
                      if (func104(data61) > 4096) {
                        const err178 = { instancePath: instancePath + "/since/gone/" + i3 + "/file", schemaPath: "#/properties/since/anyOf/1/properties/gone/items/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                        if (vErrors === null) {
                          vErrors = [err178];
                        } else {
                          vErrors.push(err178);
                        }
                        errors++;
                      }
                      if (func104(data61) < 1) {
                        const err179 = { instancePath: instancePath + "/since/gone/" + i3 + "/file", schemaPath: "#/properties/since/anyOf/1/properties/gone/items/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        if (vErrors === null) {
                          vErrors = [err179];
                        } else {
                          vErrors.push(err179);
                        }
                        errors++;
                      }
                    } else {
                      const err180 = { instancePath: instancePath + "/since/gone/" + i3 + "/file", schemaPath: "#/properties/since/anyOf/1/properties/gone/items/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err180];
                      } else {
                        vErrors.push(err180);
                      }
                      errors++;
                    }
                  }
                  if (data59.line !== void 0 && func0.call(data59, "line")) {
                    let data62 = data59.line;
                    if (!(typeof data62 == "number" && (!(data62 % 1) && !isNaN(data62)) && isFinite(data62))) {
                      const err181 = { instancePath: instancePath + "/since/gone/" + i3 + "/line", schemaPath: "#/properties/since/anyOf/1/properties/gone/items/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      if (vErrors === null) {
                        vErrors = [err181];
                      } else {
                        vErrors.push(err181);
                      }
                      errors++;
                    }
                  }
                  if (data59.title !== void 0 && func0.call(data59, "title")) {
                    if (typeof data59.title !== "string") {
                      const err182 = { instancePath: instancePath + "/since/gone/" + i3 + "/title", schemaPath: "#/properties/since/anyOf/1/properties/gone/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err182];
                      } else {
                        vErrors.push(err182);
                      }
                      errors++;
                    }
                  }
                  if (data59.lens !== void 0 && func0.call(data59, "lens")) {
                    let data64 = data59.lens;
                    if (!(data64 === "rules-compliance" || data64 === "bug-scan" || data64 === "dependency-check" || data64 === "history-context" || data64 === "comment-compliance" || data64 === "intent-fulfilment" || data64 === "caller-impact" || data64 === "data-flow-security" || data64 === "codebase-fit")) {
                      const err183 = { instancePath: instancePath + "/since/gone/" + i3 + "/lens", schemaPath: "#/properties/since/anyOf/1/properties/gone/items/properties/lens/enum", keyword: "enum", params: { allowedValues: schema11.properties.since.anyOf[1].properties.gone.items.properties.lens.enum }, message: "must be equal to one of the allowed values" };
                      if (vErrors === null) {
                        vErrors = [err183];
                      } else {
                        vErrors.push(err183);
                      }
                      errors++;
                    }
                  }
                  if (data59.became !== void 0 && func0.call(data59, "became")) {
                    let data65 = data59.became;
                    if (!(data65 === "fixed" || data65 === "dismissed" || data65 === "withdrawn")) {
                      const err184 = { instancePath: instancePath + "/since/gone/" + i3 + "/became", schemaPath: "#/properties/since/anyOf/1/properties/gone/items/properties/became/enum", keyword: "enum", params: { allowedValues: schema11.properties.since.anyOf[1].properties.gone.items.properties.became.enum }, message: "must be equal to one of the allowed values" };
                      if (vErrors === null) {
                        vErrors = [err184];
                      } else {
                        vErrors.push(err184);
                      }
                      errors++;
                    }
                  }
                  if (data59.why !== void 0 && func0.call(data59, "why")) {
                    if (typeof data59.why !== "string") {
                      const err185 = { instancePath: instancePath + "/since/gone/" + i3 + "/why", schemaPath: "#/properties/since/anyOf/1/properties/gone/items/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err185];
                      } else {
                        vErrors.push(err185);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err186 = { instancePath: instancePath + "/since/gone/" + i3, schemaPath: "#/properties/since/anyOf/1/properties/gone/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  if (vErrors === null) {
                    vErrors = [err186];
                  } else {
                    vErrors.push(err186);
                  }
                  errors++;
                }
              }
            } else {
              const err187 = { instancePath: instancePath + "/since/gone", schemaPath: "#/properties/since/anyOf/1/properties/gone/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              if (vErrors === null) {
                vErrors = [err187];
              } else {
                vErrors.push(err187);
              }
              errors++;
            }
          }
        } else {
          const err188 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err188];
          } else {
            vErrors.push(err188);
          }
          errors++;
        }
        var _valid4 = _errs126 === errors;
        valid19 = valid19 || _valid4;
      }
      if (!valid19) {
        const err189 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err189];
        } else {
          vErrors.push(err189);
        }
        errors++;
      } else {
        errors = _errs123;
        if (vErrors !== null) {
          if (_errs123) {
            vErrors.length = _errs123;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.findings !== void 0 && func0.call(data, "findings")) {
      let data67 = data.findings;
      if (Array.isArray(data67)) {
        const len4 = data67.length;
        for (let i4 = 0; i4 < len4; i4++) {
          let data68 = data67[i4];
          if (data68 && typeof data68 == "object" && !Array.isArray(data68)) {
            if (data68.id === void 0 || !func0.call(data68, "id")) {
              const err190 = { instancePath: instancePath + "/findings/" + i4, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              if (vErrors === null) {
                vErrors = [err190];
              } else {
                vErrors.push(err190);
              }
              errors++;
            }
            if (data68.fingerprint === void 0 || !func0.call(data68, "fingerprint")) {
              const err191 = { instancePath: instancePath + "/findings/" + i4, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "fingerprint" }, message: "must have required property 'fingerprint'" };
              if (vErrors === null) {
                vErrors = [err191];
              } else {
                vErrors.push(err191);
              }
              errors++;
            }
            if (data68.file === void 0 || !func0.call(data68, "file")) {
              const err192 = { instancePath: instancePath + "/findings/" + i4, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
              if (vErrors === null) {
                vErrors = [err192];
              } else {
                vErrors.push(err192);
              }
              errors++;
            }
            if (data68.lines === void 0 || !func0.call(data68, "lines")) {
              const err193 = { instancePath: instancePath + "/findings/" + i4, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
              if (vErrors === null) {
                vErrors = [err193];
              } else {
                vErrors.push(err193);
              }
              errors++;
            }
            if (data68.side === void 0 || !func0.call(data68, "side")) {
              const err194 = { instancePath: instancePath + "/findings/" + i4, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "side" }, message: "must have required property 'side'" };
              if (vErrors === null) {
                vErrors = [err194];
              } else {
                vErrors.push(err194);
              }
              errors++;
            }
            if (data68.severity === void 0 || !func0.call(data68, "severity")) {
              const err195 = { instancePath: instancePath + "/findings/" + i4, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "severity" }, message: "must have required property 'severity'" };
              if (vErrors === null) {
                vErrors = [err195];
              } else {
                vErrors.push(err195);
              }
              errors++;
            }
            if (data68.score === void 0 || !func0.call(data68, "score")) {
              const err196 = { instancePath: instancePath + "/findings/" + i4, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "score" }, message: "must have required property 'score'" };
              if (vErrors === null) {
                vErrors = [err196];
              } else {
                vErrors.push(err196);
              }
              errors++;
            }
            if (data68.group === void 0 || !func0.call(data68, "group")) {
              const err197 = { instancePath: instancePath + "/findings/" + i4, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "group" }, message: "must have required property 'group'" };
              if (vErrors === null) {
                vErrors = [err197];
              } else {
                vErrors.push(err197);
              }
              errors++;
            }
            if (data68.state === void 0 || !func0.call(data68, "state")) {
              const err198 = { instancePath: instancePath + "/findings/" + i4, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
              if (vErrors === null) {
                vErrors = [err198];
              } else {
                vErrors.push(err198);
              }
              errors++;
            }
            if (data68.since === void 0 || !func0.call(data68, "since")) {
              const err199 = { instancePath: instancePath + "/findings/" + i4, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "since" }, message: "must have required property 'since'" };
              if (vErrors === null) {
                vErrors = [err199];
              } else {
                vErrors.push(err199);
              }
              errors++;
            }
            if (data68.title === void 0 || !func0.call(data68, "title")) {
              const err200 = { instancePath: instancePath + "/findings/" + i4, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
              if (vErrors === null) {
                vErrors = [err200];
              } else {
                vErrors.push(err200);
              }
              errors++;
            }
            if (data68.why === void 0 || !func0.call(data68, "why")) {
              const err201 = { instancePath: instancePath + "/findings/" + i4, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
              if (vErrors === null) {
                vErrors = [err201];
              } else {
                vErrors.push(err201);
              }
              errors++;
            }
            if (data68.lens === void 0 || !func0.call(data68, "lens")) {
              const err202 = { instancePath: instancePath + "/findings/" + i4, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "lens" }, message: "must have required property 'lens'" };
              if (vErrors === null) {
                vErrors = [err202];
              } else {
                vErrors.push(err202);
              }
              errors++;
            }
            if (data68.witnesses === void 0 || !func0.call(data68, "witnesses")) {
              const err203 = { instancePath: instancePath + "/findings/" + i4, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "witnesses" }, message: "must have required property 'witnesses'" };
              if (vErrors === null) {
                vErrors = [err203];
              } else {
                vErrors.push(err203);
              }
              errors++;
            }
            if (data68.placement === void 0 || !func0.call(data68, "placement")) {
              const err204 = { instancePath: instancePath + "/findings/" + i4, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "placement" }, message: "must have required property 'placement'" };
              if (vErrors === null) {
                vErrors = [err204];
              } else {
                vErrors.push(err204);
              }
              errors++;
            }
            if (data68.evidence === void 0 || !func0.call(data68, "evidence")) {
              const err205 = { instancePath: instancePath + "/findings/" + i4, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "evidence" }, message: "must have required property 'evidence'" };
              if (vErrors === null) {
                vErrors = [err205];
              } else {
                vErrors.push(err205);
              }
              errors++;
            }
            if (data68.suggested_fix === void 0 || !func0.call(data68, "suggested_fix")) {
              const err206 = { instancePath: instancePath + "/findings/" + i4, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "suggested_fix" }, message: "must have required property 'suggested_fix'" };
              if (vErrors === null) {
                vErrors = [err206];
              } else {
                vErrors.push(err206);
              }
              errors++;
            }
            for (const key11 of Object.keys(data68)) {
              if (!func0.call(schema11.properties.findings.items.properties, key11)) {
                const err207 = { instancePath: instancePath + "/findings/" + i4, schemaPath: "#/properties/findings/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err207];
                } else {
                  vErrors.push(err207);
                }
                errors++;
              }
            }
            if (data68.id !== void 0 && func0.call(data68, "id")) {
              if (typeof data68.id !== "string") {
                const err208 = { instancePath: instancePath + "/findings/" + i4 + "/id", schemaPath: "#/properties/findings/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err208];
                } else {
                  vErrors.push(err208);
                }
                errors++;
              }
            }
            if (data68.fingerprint !== void 0 && func0.call(data68, "fingerprint")) {
              if (typeof data68.fingerprint !== "string") {
                const err209 = { instancePath: instancePath + "/findings/" + i4 + "/fingerprint", schemaPath: "#/properties/findings/items/properties/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err209];
                } else {
                  vErrors.push(err209);
                }
                errors++;
              }
            }
            if (data68.file !== void 0 && func0.call(data68, "file")) {
              let data71 = data68.file;
              if (typeof data71 === "string") {
                if (func104(data71) > 4096) {
                  const err210 = { instancePath: instancePath + "/findings/" + i4 + "/file", schemaPath: "#/properties/findings/items/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                  if (vErrors === null) {
                    vErrors = [err210];
                  } else {
                    vErrors.push(err210);
                  }
                  errors++;
                }
                if (func104(data71) < 1) {
                  const err211 = { instancePath: instancePath + "/findings/" + i4 + "/file", schemaPath: "#/properties/findings/items/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err211];
                  } else {
                    vErrors.push(err211);
                  }
                  errors++;
                }
              } else {
                const err212 = { instancePath: instancePath + "/findings/" + i4 + "/file", schemaPath: "#/properties/findings/items/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err212];
                } else {
                  vErrors.push(err212);
                }
                errors++;
              }
            }
            if (data68.lines !== void 0 && func0.call(data68, "lines")) {
              let data72 = data68.lines;
              if (Array.isArray(data72)) {
                if (data72.length > 2) {
                  const err213 = { instancePath: instancePath + "/findings/" + i4 + "/lines", schemaPath: "#/properties/findings/items/properties/lines/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
                  if (vErrors === null) {
                    vErrors = [err213];
                  } else {
                    vErrors.push(err213);
                  }
                  errors++;
                }
                if (data72.length < 2) {
                  const err214 = { instancePath: instancePath + "/findings/" + i4 + "/lines", schemaPath: "#/properties/findings/items/properties/lines/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
                  if (vErrors === null) {
                    vErrors = [err214];
                  } else {
                    vErrors.push(err214);
                  }
                  errors++;
                }
                const len5 = data72.length;
                for (let i5 = 0; i5 < len5; i5++) {
                  let data73 = data72[i5];
                  if (!(typeof data73 == "number" && (!(data73 % 1) && !isNaN(data73)) && isFinite(data73))) {
                    const err215 = { instancePath: instancePath + "/findings/" + i4 + "/lines/" + i5, schemaPath: "#/properties/findings/items/properties/lines/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err215];
                    } else {
                      vErrors.push(err215);
                    }
                    errors++;
                  }
                  if (typeof data73 == "number" && isFinite(data73)) {
                    if (data73 < 1 || isNaN(data73)) {
                      const err216 = { instancePath: instancePath + "/findings/" + i4 + "/lines/" + i5, schemaPath: "#/properties/findings/items/properties/lines/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                      if (vErrors === null) {
                        vErrors = [err216];
                      } else {
                        vErrors.push(err216);
                      }
                      errors++;
                    }
                  }
                }
              } else {
                const err217 = { instancePath: instancePath + "/findings/" + i4 + "/lines", schemaPath: "#/properties/findings/items/properties/lines/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err217];
                } else {
                  vErrors.push(err217);
                }
                errors++;
              }
            }
            if (data68.side !== void 0 && func0.call(data68, "side")) {
              let data74 = data68.side;
              if (!(data74 === "old" || data74 === "new")) {
                const err218 = { instancePath: instancePath + "/findings/" + i4 + "/side", schemaPath: "#/properties/findings/items/properties/side/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.side.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err218];
                } else {
                  vErrors.push(err218);
                }
                errors++;
              }
            }
            if (data68.severity !== void 0 && func0.call(data68, "severity")) {
              let data75 = data68.severity;
              if (!(data75 === "critical" || data75 === "high" || data75 === "medium" || data75 === "low")) {
                const err219 = { instancePath: instancePath + "/findings/" + i4 + "/severity", schemaPath: "#/properties/findings/items/properties/severity/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.severity.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err219];
                } else {
                  vErrors.push(err219);
                }
                errors++;
              }
            }
            if (data68.score !== void 0 && func0.call(data68, "score")) {
              let data76 = data68.score;
              const _errs178 = errors;
              let valid29 = false;
              const _errs179 = errors;
              if (!(typeof data76 == "number" && (!(data76 % 1) && !isNaN(data76)) && isFinite(data76))) {
                const err220 = { instancePath: instancePath + "/findings/" + i4 + "/score", schemaPath: "#/properties/findings/items/properties/score/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err220];
                } else {
                  vErrors.push(err220);
                }
                errors++;
              }
              if (typeof data76 == "number" && isFinite(data76)) {
                if (data76 > 100 || isNaN(data76)) {
                  const err221 = { instancePath: instancePath + "/findings/" + i4 + "/score", schemaPath: "#/properties/findings/items/properties/score/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
                  if (vErrors === null) {
                    vErrors = [err221];
                  } else {
                    vErrors.push(err221);
                  }
                  errors++;
                }
                if (data76 < 0 || isNaN(data76)) {
                  const err222 = { instancePath: instancePath + "/findings/" + i4 + "/score", schemaPath: "#/properties/findings/items/properties/score/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  if (vErrors === null) {
                    vErrors = [err222];
                  } else {
                    vErrors.push(err222);
                  }
                  errors++;
                }
              }
              var _valid5 = _errs179 === errors;
              valid29 = valid29 || _valid5;
              if (!valid29) {
                const _errs181 = errors;
                if (data76 !== null) {
                  const err223 = { instancePath: instancePath + "/findings/" + i4 + "/score", schemaPath: "#/properties/findings/items/properties/score/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err223];
                  } else {
                    vErrors.push(err223);
                  }
                  errors++;
                }
                var _valid5 = _errs181 === errors;
                valid29 = valid29 || _valid5;
              }
              if (!valid29) {
                const err224 = { instancePath: instancePath + "/findings/" + i4 + "/score", schemaPath: "#/properties/findings/items/properties/score/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err224];
                } else {
                  vErrors.push(err224);
                }
                errors++;
              } else {
                errors = _errs178;
                if (vErrors !== null) {
                  if (_errs178) {
                    vErrors.length = _errs178;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
            if (data68.group !== void 0 && func0.call(data68, "group")) {
              let data77 = data68.group;
              if (!(data77 === "critical" || data77 === "important" || data77 === "minor" || data77 === "unscored" || data77 === "not-scored")) {
                const err225 = { instancePath: instancePath + "/findings/" + i4 + "/group", schemaPath: "#/properties/findings/items/properties/group/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.group.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err225];
                } else {
                  vErrors.push(err225);
                }
                errors++;
              }
            }
            if (data68.state !== void 0 && func0.call(data68, "state")) {
              let data78 = data68.state;
              if (!(data78 === "new" || data78 === "open")) {
                const err226 = { instancePath: instancePath + "/findings/" + i4 + "/state", schemaPath: "#/properties/findings/items/properties/state/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.state.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err226];
                } else {
                  vErrors.push(err226);
                }
                errors++;
              }
            }
            if (data68.since !== void 0 && func0.call(data68, "since")) {
              let data79 = data68.since;
              const _errs186 = errors;
              let valid30 = false;
              const _errs187 = errors;
              if (typeof data79 !== "string") {
                const err227 = { instancePath: instancePath + "/findings/" + i4 + "/since", schemaPath: "#/properties/findings/items/properties/since/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err227];
                } else {
                  vErrors.push(err227);
                }
                errors++;
              }
              var _valid6 = _errs187 === errors;
              valid30 = valid30 || _valid6;
              if (!valid30) {
                const _errs189 = errors;
                if (data79 !== null) {
                  const err228 = { instancePath: instancePath + "/findings/" + i4 + "/since", schemaPath: "#/properties/findings/items/properties/since/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err228];
                  } else {
                    vErrors.push(err228);
                  }
                  errors++;
                }
                var _valid6 = _errs189 === errors;
                valid30 = valid30 || _valid6;
              }
              if (!valid30) {
                const err229 = { instancePath: instancePath + "/findings/" + i4 + "/since", schemaPath: "#/properties/findings/items/properties/since/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err229];
                } else {
                  vErrors.push(err229);
                }
                errors++;
              } else {
                errors = _errs186;
                if (vErrors !== null) {
                  if (_errs186) {
                    vErrors.length = _errs186;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
            if (data68.title !== void 0 && func0.call(data68, "title")) {
              if (typeof data68.title !== "string") {
                const err230 = { instancePath: instancePath + "/findings/" + i4 + "/title", schemaPath: "#/properties/findings/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err230];
                } else {
                  vErrors.push(err230);
                }
                errors++;
              }
            }
            if (data68.why !== void 0 && func0.call(data68, "why")) {
              if (typeof data68.why !== "string") {
                const err231 = { instancePath: instancePath + "/findings/" + i4 + "/why", schemaPath: "#/properties/findings/items/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err231];
                } else {
                  vErrors.push(err231);
                }
                errors++;
              }
            }
            if (data68.lens !== void 0 && func0.call(data68, "lens")) {
              let data82 = data68.lens;
              if (!(data82 === "rules-compliance" || data82 === "bug-scan" || data82 === "dependency-check" || data82 === "history-context" || data82 === "comment-compliance" || data82 === "intent-fulfilment" || data82 === "caller-impact" || data82 === "data-flow-security" || data82 === "codebase-fit")) {
                const err232 = { instancePath: instancePath + "/findings/" + i4 + "/lens", schemaPath: "#/properties/findings/items/properties/lens/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.lens.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err232];
                } else {
                  vErrors.push(err232);
                }
                errors++;
              }
            }
            if (data68.witnesses !== void 0 && func0.call(data68, "witnesses")) {
              let data83 = data68.witnesses;
              if (Array.isArray(data83)) {
                const len6 = data83.length;
                for (let i6 = 0; i6 < len6; i6++) {
                  if (typeof data83[i6] !== "string") {
                    const err233 = { instancePath: instancePath + "/findings/" + i4 + "/witnesses/" + i6, schemaPath: "#/properties/findings/items/properties/witnesses/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err233];
                    } else {
                      vErrors.push(err233);
                    }
                    errors++;
                  }
                }
              } else {
                const err234 = { instancePath: instancePath + "/findings/" + i4 + "/witnesses", schemaPath: "#/properties/findings/items/properties/witnesses/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err234];
                } else {
                  vErrors.push(err234);
                }
                errors++;
              }
            }
            if (data68.placement !== void 0 && func0.call(data68, "placement")) {
              if (typeof data68.placement !== "string") {
                const err235 = { instancePath: instancePath + "/findings/" + i4 + "/placement", schemaPath: "#/properties/findings/items/properties/placement/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err235];
                } else {
                  vErrors.push(err235);
                }
                errors++;
              }
            }
            if (data68.evidence !== void 0 && func0.call(data68, "evidence")) {
              let data86 = data68.evidence;
              if (Array.isArray(data86)) {
                const len7 = data86.length;
                for (let i7 = 0; i7 < len7; i7++) {
                  let data87 = data86[i7];
                  if (data87 && typeof data87 == "object" && !Array.isArray(data87)) {
                    if (data87.kind === void 0 || !func0.call(data87, "kind")) {
                      const err236 = { instancePath: instancePath + "/findings/" + i4 + "/evidence/" + i7, schemaPath: "#/properties/findings/items/properties/evidence/items/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                      if (vErrors === null) {
                        vErrors = [err236];
                      } else {
                        vErrors.push(err236);
                      }
                      errors++;
                    }
                    if (data87.source === void 0 || !func0.call(data87, "source")) {
                      const err237 = { instancePath: instancePath + "/findings/" + i4 + "/evidence/" + i7, schemaPath: "#/properties/findings/items/properties/evidence/items/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'" };
                      if (vErrors === null) {
                        vErrors = [err237];
                      } else {
                        vErrors.push(err237);
                      }
                      errors++;
                    }
                    if (data87.text === void 0 || !func0.call(data87, "text")) {
                      const err238 = { instancePath: instancePath + "/findings/" + i4 + "/evidence/" + i7, schemaPath: "#/properties/findings/items/properties/evidence/items/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" };
                      if (vErrors === null) {
                        vErrors = [err238];
                      } else {
                        vErrors.push(err238);
                      }
                      errors++;
                    }
                    for (const key12 of Object.keys(data87)) {
                      if (!(key12 === "kind" || key12 === "source" || key12 === "text")) {
                        const err239 = { instancePath: instancePath + "/findings/" + i4 + "/evidence/" + i7, schemaPath: "#/properties/findings/items/properties/evidence/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err239];
                        } else {
                          vErrors.push(err239);
                        }
                        errors++;
                      }
                    }
                    if (data87.kind !== void 0 && func0.call(data87, "kind")) {
                      if (typeof data87.kind !== "string") {
                        const err240 = { instancePath: instancePath + "/findings/" + i4 + "/evidence/" + i7 + "/kind", schemaPath: "#/properties/findings/items/properties/evidence/items/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err240];
                        } else {
                          vErrors.push(err240);
                        }
                        errors++;
                      }
                    }
                    if (data87.source !== void 0 && func0.call(data87, "source")) {
                      if (typeof data87.source !== "string") {
                        const err241 = { instancePath: instancePath + "/findings/" + i4 + "/evidence/" + i7 + "/source", schemaPath: "#/properties/findings/items/properties/evidence/items/properties/source/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err241];
                        } else {
                          vErrors.push(err241);
                        }
                        errors++;
                      }
                    }
                    if (data87.text !== void 0 && func0.call(data87, "text")) {
                      if (typeof data87.text !== "string") {
                        const err242 = { instancePath: instancePath + "/findings/" + i4 + "/evidence/" + i7 + "/text", schemaPath: "#/properties/findings/items/properties/evidence/items/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err242];
                        } else {
                          vErrors.push(err242);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err243 = { instancePath: instancePath + "/findings/" + i4 + "/evidence/" + i7, schemaPath: "#/properties/findings/items/properties/evidence/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err243];
                    } else {
                      vErrors.push(err243);
                    }
                    errors++;
                  }
                }
              } else {
                const err244 = { instancePath: instancePath + "/findings/" + i4 + "/evidence", schemaPath: "#/properties/findings/items/properties/evidence/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err244];
                } else {
                  vErrors.push(err244);
                }
                errors++;
              }
            }
            if (data68.suggested_fix !== void 0 && func0.call(data68, "suggested_fix")) {
              if (typeof data68.suggested_fix !== "string") {
                const err245 = { instancePath: instancePath + "/findings/" + i4 + "/suggested_fix", schemaPath: "#/properties/findings/items/properties/suggested_fix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err245];
                } else {
                  vErrors.push(err245);
                }
                errors++;
              }
            }
          } else {
            const err246 = { instancePath: instancePath + "/findings/" + i4, schemaPath: "#/properties/findings/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err246];
            } else {
              vErrors.push(err246);
            }
            errors++;
          }
        }
      } else {
        const err247 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err247];
        } else {
          vErrors.push(err247);
        }
        errors++;
      }
    }
    if (data.dropped !== void 0 && func0.call(data, "dropped")) {
      let data92 = data.dropped;
      if (Array.isArray(data92)) {
        const len8 = data92.length;
        for (let i8 = 0; i8 < len8; i8++) {
          let data93 = data92[i8];
          if (data93 && typeof data93 == "object" && !Array.isArray(data93)) {
            if (data93.finding === void 0 || !func0.call(data93, "finding")) {
              const err248 = { instancePath: instancePath + "/dropped/" + i8, schemaPath: "#/properties/dropped/items/required", keyword: "required", params: { missingProperty: "finding" }, message: "must have required property 'finding'" };
              if (vErrors === null) {
                vErrors = [err248];
              } else {
                vErrors.push(err248);
              }
              errors++;
            }
            if (data93.reason === void 0 || !func0.call(data93, "reason")) {
              const err249 = { instancePath: instancePath + "/dropped/" + i8, schemaPath: "#/properties/dropped/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
              if (vErrors === null) {
                vErrors = [err249];
              } else {
                vErrors.push(err249);
              }
              errors++;
            }
            for (const key13 of Object.keys(data93)) {
              if (!(key13 === "finding" || key13 === "reason")) {
                const err250 = { instancePath: instancePath + "/dropped/" + i8, schemaPath: "#/properties/dropped/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err250];
                } else {
                  vErrors.push(err250);
                }
                errors++;
              }
            }
            if (data93.finding !== void 0 && func0.call(data93, "finding")) {
              let data94 = data93.finding;
              if (data94 && typeof data94 == "object" && !Array.isArray(data94)) {
                if (data94.file === void 0 || !func0.call(data94, "file")) {
                  const err251 = { instancePath: instancePath + "/dropped/" + i8 + "/finding", schemaPath: "#/properties/dropped/items/properties/finding/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
                  if (vErrors === null) {
                    vErrors = [err251];
                  } else {
                    vErrors.push(err251);
                  }
                  errors++;
                }
                if (data94.line === void 0 || !func0.call(data94, "line")) {
                  const err252 = { instancePath: instancePath + "/dropped/" + i8 + "/finding", schemaPath: "#/properties/dropped/items/properties/finding/required", keyword: "required", params: { missingProperty: "line" }, message: "must have required property 'line'" };
                  if (vErrors === null) {
                    vErrors = [err252];
                  } else {
                    vErrors.push(err252);
                  }
                  errors++;
                }
                if (data94.title === void 0 || !func0.call(data94, "title")) {
                  const err253 = { instancePath: instancePath + "/dropped/" + i8 + "/finding", schemaPath: "#/properties/dropped/items/properties/finding/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
                  if (vErrors === null) {
                    vErrors = [err253];
                  } else {
                    vErrors.push(err253);
                  }
                  errors++;
                }
                if (data94.lens === void 0 || !func0.call(data94, "lens")) {
                  const err254 = { instancePath: instancePath + "/dropped/" + i8 + "/finding", schemaPath: "#/properties/dropped/items/properties/finding/required", keyword: "required", params: { missingProperty: "lens" }, message: "must have required property 'lens'" };
                  if (vErrors === null) {
                    vErrors = [err254];
                  } else {
                    vErrors.push(err254);
                  }
                  errors++;
                }
                for (const key14 of Object.keys(data94)) {
                  if (!(key14 === "file" || key14 === "line" || key14 === "title" || key14 === "lens")) {
                    const err255 = { instancePath: instancePath + "/dropped/" + i8 + "/finding", schemaPath: "#/properties/dropped/items/properties/finding/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err255];
                    } else {
                      vErrors.push(err255);
                    }
                    errors++;
                  }
                }
                if (data94.file !== void 0 && func0.call(data94, "file")) {
                  if (typeof data94.file !== "string") {
                    const err256 = { instancePath: instancePath + "/dropped/" + i8 + "/finding/file", schemaPath: "#/properties/dropped/items/properties/finding/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err256];
                    } else {
                      vErrors.push(err256);
                    }
                    errors++;
                  }
                }
                if (data94.line !== void 0 && func0.call(data94, "line")) {
                  let data96 = data94.line;
                  if (!(typeof data96 == "number" && (!(data96 % 1) && !isNaN(data96)) && isFinite(data96))) {
                    const err257 = { instancePath: instancePath + "/dropped/" + i8 + "/finding/line", schemaPath: "#/properties/dropped/items/properties/finding/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err257];
                    } else {
                      vErrors.push(err257);
                    }
                    errors++;
                  }
                }
                if (data94.title !== void 0 && func0.call(data94, "title")) {
                  if (typeof data94.title !== "string") {
                    const err258 = { instancePath: instancePath + "/dropped/" + i8 + "/finding/title", schemaPath: "#/properties/dropped/items/properties/finding/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err258];
                    } else {
                      vErrors.push(err258);
                    }
                    errors++;
                  }
                }
                if (data94.lens !== void 0 && func0.call(data94, "lens")) {
                  let data98 = data94.lens;
                  if (!(data98 === "rules-compliance" || data98 === "bug-scan" || data98 === "dependency-check" || data98 === "history-context" || data98 === "comment-compliance" || data98 === "intent-fulfilment" || data98 === "caller-impact" || data98 === "data-flow-security" || data98 === "codebase-fit")) {
                    const err259 = { instancePath: instancePath + "/dropped/" + i8 + "/finding/lens", schemaPath: "#/properties/dropped/items/properties/finding/properties/lens/enum", keyword: "enum", params: { allowedValues: schema11.properties.dropped.items.properties.finding.properties.lens.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err259];
                    } else {
                      vErrors.push(err259);
                    }
                    errors++;
                  }
                }
              } else {
                const err260 = { instancePath: instancePath + "/dropped/" + i8 + "/finding", schemaPath: "#/properties/dropped/items/properties/finding/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err260];
                } else {
                  vErrors.push(err260);
                }
                errors++;
              }
            }
            if (data93.reason !== void 0 && func0.call(data93, "reason")) {
              let data99 = data93.reason;
              if (data99 && typeof data99 == "object" && !Array.isArray(data99)) {
                if (data99.kind === void 0 || !func0.call(data99, "kind")) {
                  const err261 = { instancePath: instancePath + "/dropped/" + i8 + "/reason", schemaPath: "#/properties/dropped/items/properties/reason/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                  if (vErrors === null) {
                    vErrors = [err261];
                  } else {
                    vErrors.push(err261);
                  }
                  errors++;
                }
                if (data99.text === void 0 || !func0.call(data99, "text")) {
                  const err262 = { instancePath: instancePath + "/dropped/" + i8 + "/reason", schemaPath: "#/properties/dropped/items/properties/reason/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" };
                  if (vErrors === null) {
                    vErrors = [err262];
                  } else {
                    vErrors.push(err262);
                  }
                  errors++;
                }
                for (const key15 of Object.keys(data99)) {
                  if (!(key15 === "kind" || key15 === "text")) {
                    const err263 = { instancePath: instancePath + "/dropped/" + i8 + "/reason", schemaPath: "#/properties/dropped/items/properties/reason/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key15 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err263];
                    } else {
                      vErrors.push(err263);
                    }
                    errors++;
                  }
                }
                if (data99.kind !== void 0 && func0.call(data99, "kind")) {
                  if (typeof data99.kind !== "string") {
                    const err264 = { instancePath: instancePath + "/dropped/" + i8 + "/reason/kind", schemaPath: "#/properties/dropped/items/properties/reason/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err264];
                    } else {
                      vErrors.push(err264);
                    }
                    errors++;
                  }
                }
                if (data99.text !== void 0 && func0.call(data99, "text")) {
                  if (typeof data99.text !== "string") {
                    const err265 = { instancePath: instancePath + "/dropped/" + i8 + "/reason/text", schemaPath: "#/properties/dropped/items/properties/reason/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err265];
                    } else {
                      vErrors.push(err265);
                    }
                    errors++;
                  }
                }
              } else {
                const err266 = { instancePath: instancePath + "/dropped/" + i8 + "/reason", schemaPath: "#/properties/dropped/items/properties/reason/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err266];
                } else {
                  vErrors.push(err266);
                }
                errors++;
              }
            }
          } else {
            const err267 = { instancePath: instancePath + "/dropped/" + i8, schemaPath: "#/properties/dropped/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err267];
            } else {
              vErrors.push(err267);
            }
            errors++;
          }
        }
      } else {
        const err268 = { instancePath: instancePath + "/dropped", schemaPath: "#/properties/dropped/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err268];
        } else {
          vErrors.push(err268);
        }
        errors++;
      }
    }
    if (data.rules_changed !== void 0 && func0.call(data, "rules_changed")) {
      let data102 = data.rules_changed;
      if (Array.isArray(data102)) {
        const len9 = data102.length;
        for (let i9 = 0; i9 < len9; i9++) {
          let data103 = data102[i9];
          if (typeof data103 === "string") {
            if (func104(data103) > 4096) {
              const err269 = { instancePath: instancePath + "/rules_changed/" + i9, schemaPath: "#/properties/rules_changed/items/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
              if (vErrors === null) {
                vErrors = [err269];
              } else {
                vErrors.push(err269);
              }
              errors++;
            }
            if (func104(data103) < 1) {
              const err270 = { instancePath: instancePath + "/rules_changed/" + i9, schemaPath: "#/properties/rules_changed/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err270];
              } else {
                vErrors.push(err270);
              }
              errors++;
            }
          } else {
            const err271 = { instancePath: instancePath + "/rules_changed/" + i9, schemaPath: "#/properties/rules_changed/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err271];
            } else {
              vErrors.push(err271);
            }
            errors++;
          }
        }
      } else {
        const err272 = { instancePath: instancePath + "/rules_changed", schemaPath: "#/properties/rules_changed/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err272];
        } else {
          vErrors.push(err272);
        }
        errors++;
      }
    }
    if (data.suppressions !== void 0 && func0.call(data, "suppressions")) {
      let data104 = data.suppressions;
      if (data104 && typeof data104 == "object" && !Array.isArray(data104)) {
        if (data104.applied === void 0 || !func0.call(data104, "applied")) {
          const err273 = { instancePath: instancePath + "/suppressions", schemaPath: "#/properties/suppressions/required", keyword: "required", params: { missingProperty: "applied" }, message: "must have required property 'applied'" };
          if (vErrors === null) {
            vErrors = [err273];
          } else {
            vErrors.push(err273);
          }
          errors++;
        }
        if (data104.expired === void 0 || !func0.call(data104, "expired")) {
          const err274 = { instancePath: instancePath + "/suppressions", schemaPath: "#/properties/suppressions/required", keyword: "required", params: { missingProperty: "expired" }, message: "must have required property 'expired'" };
          if (vErrors === null) {
            vErrors = [err274];
          } else {
            vErrors.push(err274);
          }
          errors++;
        }
        if (data104.unmatched === void 0 || !func0.call(data104, "unmatched")) {
          const err275 = { instancePath: instancePath + "/suppressions", schemaPath: "#/properties/suppressions/required", keyword: "required", params: { missingProperty: "unmatched" }, message: "must have required property 'unmatched'" };
          if (vErrors === null) {
            vErrors = [err275];
          } else {
            vErrors.push(err275);
          }
          errors++;
        }
        if (data104.added === void 0 || !func0.call(data104, "added")) {
          const err276 = { instancePath: instancePath + "/suppressions", schemaPath: "#/properties/suppressions/required", keyword: "required", params: { missingProperty: "added" }, message: "must have required property 'added'" };
          if (vErrors === null) {
            vErrors = [err276];
          } else {
            vErrors.push(err276);
          }
          errors++;
        }
        for (const key16 of Object.keys(data104)) {
          if (!(key16 === "applied" || key16 === "expired" || key16 === "unmatched" || key16 === "added")) {
            const err277 = { instancePath: instancePath + "/suppressions", schemaPath: "#/properties/suppressions/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key16 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err277];
            } else {
              vErrors.push(err277);
            }
            errors++;
          }
        }
        if (data104.applied !== void 0 && func0.call(data104, "applied")) {
          let data105 = data104.applied;
          if (!(typeof data105 == "number" && (!(data105 % 1) && !isNaN(data105)) && isFinite(data105))) {
            const err278 = { instancePath: instancePath + "/suppressions/applied", schemaPath: "#/properties/suppressions/properties/applied/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err278];
            } else {
              vErrors.push(err278);
            }
            errors++;
          }
          if (typeof data105 == "number" && isFinite(data105)) {
            if (data105 < 0 || isNaN(data105)) {
              const err279 = { instancePath: instancePath + "/suppressions/applied", schemaPath: "#/properties/suppressions/properties/applied/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err279];
              } else {
                vErrors.push(err279);
              }
              errors++;
            }
          }
        }
        if (data104.expired !== void 0 && func0.call(data104, "expired")) {
          let data106 = data104.expired;
          if (Array.isArray(data106)) {
            const len10 = data106.length;
            for (let i10 = 0; i10 < len10; i10++) {
              if (typeof data106[i10] !== "string") {
                const err280 = { instancePath: instancePath + "/suppressions/expired/" + i10, schemaPath: "#/properties/suppressions/properties/expired/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err280];
                } else {
                  vErrors.push(err280);
                }
                errors++;
              }
            }
          } else {
            const err281 = { instancePath: instancePath + "/suppressions/expired", schemaPath: "#/properties/suppressions/properties/expired/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err281];
            } else {
              vErrors.push(err281);
            }
            errors++;
          }
        }
        if (data104.unmatched !== void 0 && func0.call(data104, "unmatched")) {
          let data108 = data104.unmatched;
          if (Array.isArray(data108)) {
            const len11 = data108.length;
            for (let i11 = 0; i11 < len11; i11++) {
              if (typeof data108[i11] !== "string") {
                const err282 = { instancePath: instancePath + "/suppressions/unmatched/" + i11, schemaPath: "#/properties/suppressions/properties/unmatched/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err282];
                } else {
                  vErrors.push(err282);
                }
                errors++;
              }
            }
          } else {
            const err283 = { instancePath: instancePath + "/suppressions/unmatched", schemaPath: "#/properties/suppressions/properties/unmatched/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err283];
            } else {
              vErrors.push(err283);
            }
            errors++;
          }
        }
        if (data104.added !== void 0 && func0.call(data104, "added")) {
          let data110 = data104.added;
          if (Array.isArray(data110)) {
            const len12 = data110.length;
            for (let i12 = 0; i12 < len12; i12++) {
              if (typeof data110[i12] !== "string") {
                const err284 = { instancePath: instancePath + "/suppressions/added/" + i12, schemaPath: "#/properties/suppressions/properties/added/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err284];
                } else {
                  vErrors.push(err284);
                }
                errors++;
              }
            }
          } else {
            const err285 = { instancePath: instancePath + "/suppressions/added", schemaPath: "#/properties/suppressions/properties/added/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err285];
            } else {
              vErrors.push(err285);
            }
            errors++;
          }
        }
      } else {
        const err286 = { instancePath: instancePath + "/suppressions", schemaPath: "#/properties/suppressions/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err286];
        } else {
          vErrors.push(err286);
        }
        errors++;
      }
    }
    if (data.refused_claims !== void 0 && func0.call(data, "refused_claims")) {
      let data112 = data.refused_claims;
      if (Array.isArray(data112)) {
        const len13 = data112.length;
        for (let i13 = 0; i13 < len13; i13++) {
          if (typeof data112[i13] !== "string") {
            const err287 = { instancePath: instancePath + "/refused_claims/" + i13, schemaPath: "#/properties/refused_claims/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err287];
            } else {
              vErrors.push(err287);
            }
            errors++;
          }
        }
      } else {
        const err288 = { instancePath: instancePath + "/refused_claims", schemaPath: "#/properties/refused_claims/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err288];
        } else {
          vErrors.push(err288);
        }
        errors++;
      }
    }
    if (data.warnings !== void 0 && func0.call(data, "warnings")) {
      let data114 = data.warnings;
      if (Array.isArray(data114)) {
        const len14 = data114.length;
        for (let i14 = 0; i14 < len14; i14++) {
          if (typeof data114[i14] !== "string") {
            const err289 = { instancePath: instancePath + "/warnings/" + i14, schemaPath: "#/properties/warnings/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err289];
            } else {
              vErrors.push(err289);
            }
            errors++;
          }
        }
      } else {
        const err290 = { instancePath: instancePath + "/warnings", schemaPath: "#/properties/warnings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err290];
        } else {
          vErrors.push(err290);
        }
        errors++;
      }
    }
    if (data.recommendation !== void 0 && func0.call(data, "recommendation")) {
      let data116 = data.recommendation;
      if (!(data116 === "approve" || data116 === "request-changes" || data116 === "needs-discussion")) {
        const err291 = { instancePath: instancePath + "/recommendation", schemaPath: "#/properties/recommendation/enum", keyword: "enum", params: { allowedValues: schema11.properties.recommendation.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err291];
        } else {
          vErrors.push(err291);
        }
        errors++;
      }
    }
    if (data.risk_areas !== void 0 && func0.call(data, "risk_areas")) {
      let data117 = data.risk_areas;
      if (Array.isArray(data117)) {
        const len15 = data117.length;
        for (let i15 = 0; i15 < len15; i15++) {
          if (typeof data117[i15] !== "string") {
            const err292 = { instancePath: instancePath + "/risk_areas/" + i15, schemaPath: "#/properties/risk_areas/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err292];
            } else {
              vErrors.push(err292);
            }
            errors++;
          }
        }
      } else {
        const err293 = { instancePath: instancePath + "/risk_areas", schemaPath: "#/properties/risk_areas/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err293];
        } else {
          vErrors.push(err293);
        }
        errors++;
      }
    }
    if (data.cost !== void 0 && func0.call(data, "cost")) {
      let data119 = data.cost;
      if (data119 && typeof data119 == "object" && !Array.isArray(data119)) {
        if (data119.agents === void 0 || !func0.call(data119, "agents")) {
          const err294 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/required", keyword: "required", params: { missingProperty: "agents" }, message: "must have required property 'agents'" };
          if (vErrors === null) {
            vErrors = [err294];
          } else {
            vErrors.push(err294);
          }
          errors++;
        }
        if (data119.packet_bytes === void 0 || !func0.call(data119, "packet_bytes")) {
          const err295 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/required", keyword: "required", params: { missingProperty: "packet_bytes" }, message: "must have required property 'packet_bytes'" };
          if (vErrors === null) {
            vErrors = [err295];
          } else {
            vErrors.push(err295);
          }
          errors++;
        }
        if (data119.tokens === void 0 || !func0.call(data119, "tokens")) {
          const err296 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/required", keyword: "required", params: { missingProperty: "tokens" }, message: "must have required property 'tokens'" };
          if (vErrors === null) {
            vErrors = [err296];
          } else {
            vErrors.push(err296);
          }
          errors++;
        }
        for (const key17 of Object.keys(data119)) {
          if (!(key17 === "agents" || key17 === "packet_bytes" || key17 === "tokens")) {
            const err297 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key17 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err297];
            } else {
              vErrors.push(err297);
            }
            errors++;
          }
        }
        if (data119.agents !== void 0 && func0.call(data119, "agents")) {
          let data120 = data119.agents;
          if (!(typeof data120 == "number" && (!(data120 % 1) && !isNaN(data120)) && isFinite(data120))) {
            const err298 = { instancePath: instancePath + "/cost/agents", schemaPath: "#/properties/cost/properties/agents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err298];
            } else {
              vErrors.push(err298);
            }
            errors++;
          }
          if (typeof data120 == "number" && isFinite(data120)) {
            if (data120 < 0 || isNaN(data120)) {
              const err299 = { instancePath: instancePath + "/cost/agents", schemaPath: "#/properties/cost/properties/agents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err299];
              } else {
                vErrors.push(err299);
              }
              errors++;
            }
          }
        }
        if (data119.packet_bytes !== void 0 && func0.call(data119, "packet_bytes")) {
          let data121 = data119.packet_bytes;
          if (!(typeof data121 == "number" && (!(data121 % 1) && !isNaN(data121)) && isFinite(data121))) {
            const err300 = { instancePath: instancePath + "/cost/packet_bytes", schemaPath: "#/properties/cost/properties/packet_bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err300];
            } else {
              vErrors.push(err300);
            }
            errors++;
          }
          if (typeof data121 == "number" && isFinite(data121)) {
            if (data121 < 0 || isNaN(data121)) {
              const err301 = { instancePath: instancePath + "/cost/packet_bytes", schemaPath: "#/properties/cost/properties/packet_bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err301];
              } else {
                vErrors.push(err301);
              }
              errors++;
            }
          }
        }
        if (data119.tokens !== void 0 && func0.call(data119, "tokens")) {
          let data122 = data119.tokens;
          const _errs279 = errors;
          let valid57 = false;
          const _errs280 = errors;
          if (!(typeof data122 == "number" && (!(data122 % 1) && !isNaN(data122)) && isFinite(data122))) {
            const err302 = { instancePath: instancePath + "/cost/tokens", schemaPath: "#/properties/cost/properties/tokens/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err302];
            } else {
              vErrors.push(err302);
            }
            errors++;
          }
          if (typeof data122 == "number" && isFinite(data122)) {
            if (data122 < 0 || isNaN(data122)) {
              const err303 = { instancePath: instancePath + "/cost/tokens", schemaPath: "#/properties/cost/properties/tokens/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err303];
              } else {
                vErrors.push(err303);
              }
              errors++;
            }
          }
          var _valid7 = _errs280 === errors;
          valid57 = valid57 || _valid7;
          if (!valid57) {
            const _errs282 = errors;
            if (data122 !== null) {
              const err304 = { instancePath: instancePath + "/cost/tokens", schemaPath: "#/properties/cost/properties/tokens/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              if (vErrors === null) {
                vErrors = [err304];
              } else {
                vErrors.push(err304);
              }
              errors++;
            }
            var _valid7 = _errs282 === errors;
            valid57 = valid57 || _valid7;
          }
          if (!valid57) {
            const err305 = { instancePath: instancePath + "/cost/tokens", schemaPath: "#/properties/cost/properties/tokens/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
            if (vErrors === null) {
              vErrors = [err305];
            } else {
              vErrors.push(err305);
            }
            errors++;
          } else {
            errors = _errs279;
            if (vErrors !== null) {
              if (_errs279) {
                vErrors.length = _errs279;
              } else {
                vErrors = null;
              }
            }
          }
        }
      } else {
        const err306 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err306];
        } else {
          vErrors.push(err306);
        }
        errors++;
      }
    }
  } else {
    const err307 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err307];
    } else {
      vErrors.push(err307);
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
