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
parts["ledger-event-BNXOMMN5"] = part((module, exports) => {
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
var schema11 = { "anyOf": [{ "type": "object", "required": ["at", "kind", "phase", "slots", "uncovered"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "planned" }, "phase": { "enum": ["summary", "review", "sources", "score", "judge", "hunt", "triage", "fix", "verify"] }, "slots": { "type": "array", "items": { "type": "string", "pattern": "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" } }, "uncovered": { "type": "array", "items": { "type": "object", "required": ["hunk", "why"], "properties": { "hunk": { "type": "string" }, "why": { "type": "string" } }, "additionalProperties": false } }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "slots"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "offered" }, "slots": { "type": "array", "items": { "type": "string", "pattern": "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" } }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "slots"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "given-up" }, "slots": { "type": "array", "items": { "type": "string", "pattern": "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" } }, "why": { "type": "string" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "slots"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "reopened" }, "slots": { "type": "array", "items": { "type": "string", "pattern": "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" } }, "partly": { "type": "array", "items": { "type": "string", "pattern": "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" } }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "slot", "session", "toolUse"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "dispatched" }, "slot": { "type": "string", "pattern": "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, "session": { "type": "string", "minLength": 1 }, "toolUse": { "type": "string" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "agent", "session", "why"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "denied" }, "agent": { "type": "string" }, "session": { "type": "string", "minLength": 1 }, "why": { "type": "string" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "agentId", "agent", "tool", "path", "detail", "verdict"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "look" }, "agentId": { "type": "string", "minLength": 1 }, "agent": { "type": "string" }, "tool": { "enum": ["Read", "Grep", "Glob", "Edit", "Write"] }, "path": { "type": "string" }, "detail": { "type": "string" }, "verdict": { "enum": ["allowed", "refused"] }, "why": { "type": "string" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "agentId", "agent", "why"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "sent-back" }, "agentId": { "type": "string", "minLength": 1 }, "agent": { "type": "string" }, "why": { "type": "string" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "agentId", "sha256", "bytes", "remarks"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "accepted" }, "agentId": { "type": "string", "minLength": 1 }, "slot": { "type": "string", "pattern": "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "bytes": { "type": "integer", "minimum": 0 }, "remarks": { "type": "array", "items": { "type": "string" } }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "agent", "why"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "refused" }, "agentId": { "type": "string", "minLength": 1 }, "agent": { "type": "string" }, "slot": { "type": "string", "pattern": "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, "why": { "type": "string" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "agentId", "agent", "why"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "ignored" }, "agentId": { "type": "string", "minLength": 1 }, "agent": { "type": "string" }, "why": { "type": "string" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "slot", "agentId", "sha256", "bytes", "tokens", "milliseconds"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "stored" }, "slot": { "type": "string", "pattern": "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, "agentId": { "type": "string", "minLength": 1 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "bytes": { "type": "integer", "minimum": 0 }, "tokens": { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] }, "milliseconds": { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "slot", "why"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "lost" }, "slot": { "type": "string", "pattern": "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, "why": { "type": "string" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "files"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "sealed" }, "files": { "type": "object", "patternProperties": { "^.*$": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } } }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "status", "exit"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "finished" }, "status": { "enum": ["complete", "incomplete", "failed"] }, "exit": { "type": "integer" }, "files": { "type": "object", "patternProperties": { "^.*$": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } } }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "seal": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }] };
var func0 = Object.prototype.hasOwnProperty;
var func112 = require_ucs2length().default;
var pattern0 = new RegExp("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$", "u");
var pattern1 = new RegExp("^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$", "u");
var pattern2 = new RegExp("^[0-9a-f]{40,64}$", "u");
var pattern52 = new RegExp("^.*$", "u");
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
    if (data.phase === void 0 || !func0.call(data, "phase")) {
      const err2 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "phase" }, message: "must have required property 'phase'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.slots === void 0 || !func0.call(data, "slots")) {
      const err3 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "slots" }, message: "must have required property 'slots'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.uncovered === void 0 || !func0.call(data, "uncovered")) {
      const err4 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "uncovered" }, message: "must have required property 'uncovered'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(key0 === "at" || key0 === "kind" || key0 === "phase" || key0 === "slots" || key0 === "uncovered" || key0 === "after" || key0 === "seal")) {
        const err5 = { instancePath, schemaPath: "#/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.at !== void 0 && func0.call(data, "at")) {
      let data0 = data.at;
      if (typeof data0 === "string") {
        if (!pattern0.test(data0)) {
          const err6 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/0/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/0/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.kind !== void 0 && func0.call(data, "kind")) {
      let data1 = data.kind;
      if (typeof data1 !== "string") {
        const err8 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/0/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if ("planned" !== data1) {
        const err9 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "planned" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.phase !== void 0 && func0.call(data, "phase")) {
      let data2 = data.phase;
      if (!(data2 === "summary" || data2 === "review" || data2 === "sources" || data2 === "score" || data2 === "judge" || data2 === "hunt" || data2 === "triage" || data2 === "fix" || data2 === "verify")) {
        const err10 = { instancePath: instancePath + "/phase", schemaPath: "#/anyOf/0/properties/phase/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[0].properties.phase.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.slots !== void 0 && func0.call(data, "slots")) {
      let data3 = data.slots;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (typeof data4 === "string") {
            if (!pattern1.test(data4)) {
              const err11 = { instancePath: instancePath + "/slots/" + i0, schemaPath: "#/anyOf/0/properties/slots/items/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, message: 'must match pattern "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$"' };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
          } else {
            const err12 = { instancePath: instancePath + "/slots/" + i0, schemaPath: "#/anyOf/0/properties/slots/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
      } else {
        const err13 = { instancePath: instancePath + "/slots", schemaPath: "#/anyOf/0/properties/slots/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.uncovered !== void 0 && func0.call(data, "uncovered")) {
      let data5 = data.uncovered;
      if (Array.isArray(data5)) {
        const len1 = data5.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data6 = data5[i1];
          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
            if (data6.hunk === void 0 || !func0.call(data6, "hunk")) {
              const err14 = { instancePath: instancePath + "/uncovered/" + i1, schemaPath: "#/anyOf/0/properties/uncovered/items/required", keyword: "required", params: { missingProperty: "hunk" }, message: "must have required property 'hunk'" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (data6.why === void 0 || !func0.call(data6, "why")) {
              const err15 = { instancePath: instancePath + "/uncovered/" + i1, schemaPath: "#/anyOf/0/properties/uncovered/items/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            for (const key1 of Object.keys(data6)) {
              if (!(key1 === "hunk" || key1 === "why")) {
                const err16 = { instancePath: instancePath + "/uncovered/" + i1, schemaPath: "#/anyOf/0/properties/uncovered/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
            if (data6.hunk !== void 0 && func0.call(data6, "hunk")) {
              if (typeof data6.hunk !== "string") {
                const err17 = { instancePath: instancePath + "/uncovered/" + i1 + "/hunk", schemaPath: "#/anyOf/0/properties/uncovered/items/properties/hunk/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
            }
            if (data6.why !== void 0 && func0.call(data6, "why")) {
              if (typeof data6.why !== "string") {
                const err18 = { instancePath: instancePath + "/uncovered/" + i1 + "/why", schemaPath: "#/anyOf/0/properties/uncovered/items/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
          } else {
            const err19 = { instancePath: instancePath + "/uncovered/" + i1, schemaPath: "#/anyOf/0/properties/uncovered/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
      } else {
        const err20 = { instancePath: instancePath + "/uncovered", schemaPath: "#/anyOf/0/properties/uncovered/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.after !== void 0 && func0.call(data, "after")) {
      let data9 = data.after;
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        if (data9.lines === void 0 || !func0.call(data9, "lines")) {
          const err21 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/0/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        if (data9.sha256 === void 0 || !func0.call(data9, "sha256")) {
          const err22 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/0/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        for (const key2 of Object.keys(data9)) {
          if (!(key2 === "lines" || key2 === "sha256")) {
            const err23 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/0/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
        if (data9.lines !== void 0 && func0.call(data9, "lines")) {
          let data10 = data9.lines;
          if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
            const err24 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/0/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
          if (typeof data10 == "number" && isFinite(data10)) {
            if (data10 < 0 || isNaN(data10)) {
              const err25 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/0/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err25];
              } else {
                vErrors.push(err25);
              }
              errors++;
            }
          }
        }
        if (data9.sha256 !== void 0 && func0.call(data9, "sha256")) {
          let data11 = data9.sha256;
          if (typeof data11 === "string") {
            if (!pattern2.test(data11)) {
              const err26 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/0/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
          } else {
            const err27 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/0/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
        }
      } else {
        const err28 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/0/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.seal !== void 0 && func0.call(data, "seal")) {
      let data12 = data.seal;
      if (typeof data12 === "string") {
        if (!pattern2.test(data12)) {
          const err29 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/0/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
      } else {
        const err30 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/0/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
  } else {
    const err31 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err31];
    } else {
      vErrors.push(err31);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs31 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.at === void 0 || !func0.call(data, "at")) {
        const err32 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
      if (data.kind === void 0 || !func0.call(data, "kind")) {
        const err33 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
      if (data.slots === void 0 || !func0.call(data, "slots")) {
        const err34 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "slots" }, message: "must have required property 'slots'" };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
      for (const key3 of Object.keys(data)) {
        if (!(key3 === "at" || key3 === "kind" || key3 === "slots" || key3 === "after" || key3 === "seal")) {
          const err35 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
      }
      if (data.at !== void 0 && func0.call(data, "at")) {
        let data13 = data.at;
        if (typeof data13 === "string") {
          if (!pattern0.test(data13)) {
            const err36 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/1/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
            if (vErrors === null) {
              vErrors = [err36];
            } else {
              vErrors.push(err36);
            }
            errors++;
          }
        } else {
          const err37 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/1/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
      }
      if (data.kind !== void 0 && func0.call(data, "kind")) {
        let data14 = data.kind;
        if (typeof data14 !== "string") {
          const err38 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/1/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
        if ("offered" !== data14) {
          const err39 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "offered" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
      }
      if (data.slots !== void 0 && func0.call(data, "slots")) {
        let data15 = data.slots;
        if (Array.isArray(data15)) {
          const len2 = data15.length;
          for (let i2 = 0; i2 < len2; i2++) {
            let data16 = data15[i2];
            if (typeof data16 === "string") {
              if (!pattern1.test(data16)) {
                const err40 = { instancePath: instancePath + "/slots/" + i2, schemaPath: "#/anyOf/1/properties/slots/items/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, message: 'must match pattern "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$"' };
                if (vErrors === null) {
                  vErrors = [err40];
                } else {
                  vErrors.push(err40);
                }
                errors++;
              }
            } else {
              const err41 = { instancePath: instancePath + "/slots/" + i2, schemaPath: "#/anyOf/1/properties/slots/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err41];
              } else {
                vErrors.push(err41);
              }
              errors++;
            }
          }
        } else {
          const err42 = { instancePath: instancePath + "/slots", schemaPath: "#/anyOf/1/properties/slots/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          if (vErrors === null) {
            vErrors = [err42];
          } else {
            vErrors.push(err42);
          }
          errors++;
        }
      }
      if (data.after !== void 0 && func0.call(data, "after")) {
        let data17 = data.after;
        if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
          if (data17.lines === void 0 || !func0.call(data17, "lines")) {
            const err43 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/1/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
            if (vErrors === null) {
              vErrors = [err43];
            } else {
              vErrors.push(err43);
            }
            errors++;
          }
          if (data17.sha256 === void 0 || !func0.call(data17, "sha256")) {
            const err44 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/1/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
            if (vErrors === null) {
              vErrors = [err44];
            } else {
              vErrors.push(err44);
            }
            errors++;
          }
          for (const key4 of Object.keys(data17)) {
            if (!(key4 === "lines" || key4 === "sha256")) {
              const err45 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/1/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
          }
          if (data17.lines !== void 0 && func0.call(data17, "lines")) {
            let data18 = data17.lines;
            if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)) && isFinite(data18))) {
              const err46 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/1/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err46];
              } else {
                vErrors.push(err46);
              }
              errors++;
            }
            if (typeof data18 == "number" && isFinite(data18)) {
              if (data18 < 0 || isNaN(data18)) {
                const err47 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/1/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                if (vErrors === null) {
                  vErrors = [err47];
                } else {
                  vErrors.push(err47);
                }
                errors++;
              }
            }
          }
          if (data17.sha256 !== void 0 && func0.call(data17, "sha256")) {
            let data19 = data17.sha256;
            if (typeof data19 === "string") {
              if (!pattern2.test(data19)) {
                const err48 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/1/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                if (vErrors === null) {
                  vErrors = [err48];
                } else {
                  vErrors.push(err48);
                }
                errors++;
              }
            } else {
              const err49 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/1/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err49];
              } else {
                vErrors.push(err49);
              }
              errors++;
            }
          }
        } else {
          const err50 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/1/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
      }
      if (data.seal !== void 0 && func0.call(data, "seal")) {
        let data20 = data.seal;
        if (typeof data20 === "string") {
          if (!pattern2.test(data20)) {
            const err51 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/1/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
            if (vErrors === null) {
              vErrors = [err51];
            } else {
              vErrors.push(err51);
            }
            errors++;
          }
        } else {
          const err52 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/1/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err52];
          } else {
            vErrors.push(err52);
          }
          errors++;
        }
      }
    } else {
      const err53 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err53];
      } else {
        vErrors.push(err53);
      }
      errors++;
    }
    var _valid0 = _errs31 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs51 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.at === void 0 || !func0.call(data, "at")) {
          const err54 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
        if (data.kind === void 0 || !func0.call(data, "kind")) {
          const err55 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
          if (vErrors === null) {
            vErrors = [err55];
          } else {
            vErrors.push(err55);
          }
          errors++;
        }
        if (data.slots === void 0 || !func0.call(data, "slots")) {
          const err56 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "slots" }, message: "must have required property 'slots'" };
          if (vErrors === null) {
            vErrors = [err56];
          } else {
            vErrors.push(err56);
          }
          errors++;
        }
        for (const key5 of Object.keys(data)) {
          if (!(key5 === "at" || key5 === "kind" || key5 === "slots" || key5 === "why" || key5 === "after" || key5 === "seal")) {
            const err57 = { instancePath, schemaPath: "#/anyOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err57];
            } else {
              vErrors.push(err57);
            }
            errors++;
          }
        }
        if (data.at !== void 0 && func0.call(data, "at")) {
          let data21 = data.at;
          if (typeof data21 === "string") {
            if (!pattern0.test(data21)) {
              const err58 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/2/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
              if (vErrors === null) {
                vErrors = [err58];
              } else {
                vErrors.push(err58);
              }
              errors++;
            }
          } else {
            const err59 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/2/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err59];
            } else {
              vErrors.push(err59);
            }
            errors++;
          }
        }
        if (data.kind !== void 0 && func0.call(data, "kind")) {
          let data22 = data.kind;
          if (typeof data22 !== "string") {
            const err60 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/2/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err60];
            } else {
              vErrors.push(err60);
            }
            errors++;
          }
          if ("given-up" !== data22) {
            const err61 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "given-up" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err61];
            } else {
              vErrors.push(err61);
            }
            errors++;
          }
        }
        if (data.slots !== void 0 && func0.call(data, "slots")) {
          let data23 = data.slots;
          if (Array.isArray(data23)) {
            const len3 = data23.length;
            for (let i3 = 0; i3 < len3; i3++) {
              let data24 = data23[i3];
              if (typeof data24 === "string") {
                if (!pattern1.test(data24)) {
                  const err62 = { instancePath: instancePath + "/slots/" + i3, schemaPath: "#/anyOf/2/properties/slots/items/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, message: 'must match pattern "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$"' };
                  if (vErrors === null) {
                    vErrors = [err62];
                  } else {
                    vErrors.push(err62);
                  }
                  errors++;
                }
              } else {
                const err63 = { instancePath: instancePath + "/slots/" + i3, schemaPath: "#/anyOf/2/properties/slots/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err63];
                } else {
                  vErrors.push(err63);
                }
                errors++;
              }
            }
          } else {
            const err64 = { instancePath: instancePath + "/slots", schemaPath: "#/anyOf/2/properties/slots/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err64];
            } else {
              vErrors.push(err64);
            }
            errors++;
          }
        }
        if (data.why !== void 0 && func0.call(data, "why")) {
          if (typeof data.why !== "string") {
            const err65 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/2/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err65];
            } else {
              vErrors.push(err65);
            }
            errors++;
          }
        }
        if (data.after !== void 0 && func0.call(data, "after")) {
          let data26 = data.after;
          if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
            if (data26.lines === void 0 || !func0.call(data26, "lines")) {
              const err66 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/2/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
              if (vErrors === null) {
                vErrors = [err66];
              } else {
                vErrors.push(err66);
              }
              errors++;
            }
            if (data26.sha256 === void 0 || !func0.call(data26, "sha256")) {
              const err67 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/2/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
              if (vErrors === null) {
                vErrors = [err67];
              } else {
                vErrors.push(err67);
              }
              errors++;
            }
            for (const key6 of Object.keys(data26)) {
              if (!(key6 === "lines" || key6 === "sha256")) {
                const err68 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/2/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err68];
                } else {
                  vErrors.push(err68);
                }
                errors++;
              }
            }
            if (data26.lines !== void 0 && func0.call(data26, "lines")) {
              let data27 = data26.lines;
              if (!(typeof data27 == "number" && (!(data27 % 1) && !isNaN(data27)) && isFinite(data27))) {
                const err69 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/2/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err69];
                } else {
                  vErrors.push(err69);
                }
                errors++;
              }
              if (typeof data27 == "number" && isFinite(data27)) {
                if (data27 < 0 || isNaN(data27)) {
                  const err70 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/2/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  if (vErrors === null) {
                    vErrors = [err70];
                  } else {
                    vErrors.push(err70);
                  }
                  errors++;
                }
              }
            }
            if (data26.sha256 !== void 0 && func0.call(data26, "sha256")) {
              let data28 = data26.sha256;
              if (typeof data28 === "string") {
                if (!pattern2.test(data28)) {
                  const err71 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/2/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                  if (vErrors === null) {
                    vErrors = [err71];
                  } else {
                    vErrors.push(err71);
                  }
                  errors++;
                }
              } else {
                const err72 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/2/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err72];
                } else {
                  vErrors.push(err72);
                }
                errors++;
              }
            }
          } else {
            const err73 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/2/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err73];
            } else {
              vErrors.push(err73);
            }
            errors++;
          }
        }
        if (data.seal !== void 0 && func0.call(data, "seal")) {
          let data29 = data.seal;
          if (typeof data29 === "string") {
            if (!pattern2.test(data29)) {
              const err74 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/2/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
              if (vErrors === null) {
                vErrors = [err74];
              } else {
                vErrors.push(err74);
              }
              errors++;
            }
          } else {
            const err75 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/2/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err75];
            } else {
              vErrors.push(err75);
            }
            errors++;
          }
        }
      } else {
        const err76 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err76];
        } else {
          vErrors.push(err76);
        }
        errors++;
      }
      var _valid0 = _errs51 === errors;
      valid0 = valid0 || _valid0;
      if (!valid0) {
        const _errs73 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.at === void 0 || !func0.call(data, "at")) {
            const err77 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
            if (vErrors === null) {
              vErrors = [err77];
            } else {
              vErrors.push(err77);
            }
            errors++;
          }
          if (data.kind === void 0 || !func0.call(data, "kind")) {
            const err78 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
            if (vErrors === null) {
              vErrors = [err78];
            } else {
              vErrors.push(err78);
            }
            errors++;
          }
          if (data.slots === void 0 || !func0.call(data, "slots")) {
            const err79 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: "slots" }, message: "must have required property 'slots'" };
            if (vErrors === null) {
              vErrors = [err79];
            } else {
              vErrors.push(err79);
            }
            errors++;
          }
          for (const key7 of Object.keys(data)) {
            if (!(key7 === "at" || key7 === "kind" || key7 === "slots" || key7 === "partly" || key7 === "after" || key7 === "seal")) {
              const err80 = { instancePath, schemaPath: "#/anyOf/3/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err80];
              } else {
                vErrors.push(err80);
              }
              errors++;
            }
          }
          if (data.at !== void 0 && func0.call(data, "at")) {
            let data30 = data.at;
            if (typeof data30 === "string") {
              if (!pattern0.test(data30)) {
                const err81 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/3/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                if (vErrors === null) {
                  vErrors = [err81];
                } else {
                  vErrors.push(err81);
                }
                errors++;
              }
            } else {
              const err82 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/3/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err82];
              } else {
                vErrors.push(err82);
              }
              errors++;
            }
          }
          if (data.kind !== void 0 && func0.call(data, "kind")) {
            let data31 = data.kind;
            if (typeof data31 !== "string") {
              const err83 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/3/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err83];
              } else {
                vErrors.push(err83);
              }
              errors++;
            }
            if ("reopened" !== data31) {
              const err84 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "reopened" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err84];
              } else {
                vErrors.push(err84);
              }
              errors++;
            }
          }
          if (data.slots !== void 0 && func0.call(data, "slots")) {
            let data32 = data.slots;
            if (Array.isArray(data32)) {
              const len4 = data32.length;
              for (let i4 = 0; i4 < len4; i4++) {
                let data33 = data32[i4];
                if (typeof data33 === "string") {
                  if (!pattern1.test(data33)) {
                    const err85 = { instancePath: instancePath + "/slots/" + i4, schemaPath: "#/anyOf/3/properties/slots/items/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, message: 'must match pattern "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$"' };
                    if (vErrors === null) {
                      vErrors = [err85];
                    } else {
                      vErrors.push(err85);
                    }
                    errors++;
                  }
                } else {
                  const err86 = { instancePath: instancePath + "/slots/" + i4, schemaPath: "#/anyOf/3/properties/slots/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err86];
                  } else {
                    vErrors.push(err86);
                  }
                  errors++;
                }
              }
            } else {
              const err87 = { instancePath: instancePath + "/slots", schemaPath: "#/anyOf/3/properties/slots/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              if (vErrors === null) {
                vErrors = [err87];
              } else {
                vErrors.push(err87);
              }
              errors++;
            }
          }
          if (data.partly !== void 0 && func0.call(data, "partly")) {
            let data34 = data.partly;
            if (Array.isArray(data34)) {
              const len5 = data34.length;
              for (let i5 = 0; i5 < len5; i5++) {
                let data35 = data34[i5];
                if (typeof data35 === "string") {
                  if (!pattern1.test(data35)) {
                    const err88 = { instancePath: instancePath + "/partly/" + i5, schemaPath: "#/anyOf/3/properties/partly/items/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, message: 'must match pattern "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$"' };
                    if (vErrors === null) {
                      vErrors = [err88];
                    } else {
                      vErrors.push(err88);
                    }
                    errors++;
                  }
                } else {
                  const err89 = { instancePath: instancePath + "/partly/" + i5, schemaPath: "#/anyOf/3/properties/partly/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err89];
                  } else {
                    vErrors.push(err89);
                  }
                  errors++;
                }
              }
            } else {
              const err90 = { instancePath: instancePath + "/partly", schemaPath: "#/anyOf/3/properties/partly/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              if (vErrors === null) {
                vErrors = [err90];
              } else {
                vErrors.push(err90);
              }
              errors++;
            }
          }
          if (data.after !== void 0 && func0.call(data, "after")) {
            let data36 = data.after;
            if (data36 && typeof data36 == "object" && !Array.isArray(data36)) {
              if (data36.lines === void 0 || !func0.call(data36, "lines")) {
                const err91 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/3/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                if (vErrors === null) {
                  vErrors = [err91];
                } else {
                  vErrors.push(err91);
                }
                errors++;
              }
              if (data36.sha256 === void 0 || !func0.call(data36, "sha256")) {
                const err92 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/3/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                if (vErrors === null) {
                  vErrors = [err92];
                } else {
                  vErrors.push(err92);
                }
                errors++;
              }
              for (const key8 of Object.keys(data36)) {
                if (!(key8 === "lines" || key8 === "sha256")) {
                  const err93 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/3/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err93];
                  } else {
                    vErrors.push(err93);
                  }
                  errors++;
                }
              }
              if (data36.lines !== void 0 && func0.call(data36, "lines")) {
                let data37 = data36.lines;
                if (!(typeof data37 == "number" && (!(data37 % 1) && !isNaN(data37)) && isFinite(data37))) {
                  const err94 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/3/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err94];
                  } else {
                    vErrors.push(err94);
                  }
                  errors++;
                }
                if (typeof data37 == "number" && isFinite(data37)) {
                  if (data37 < 0 || isNaN(data37)) {
                    const err95 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/3/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                    if (vErrors === null) {
                      vErrors = [err95];
                    } else {
                      vErrors.push(err95);
                    }
                    errors++;
                  }
                }
              }
              if (data36.sha256 !== void 0 && func0.call(data36, "sha256")) {
                let data38 = data36.sha256;
                if (typeof data38 === "string") {
                  if (!pattern2.test(data38)) {
                    const err96 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/3/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                    if (vErrors === null) {
                      vErrors = [err96];
                    } else {
                      vErrors.push(err96);
                    }
                    errors++;
                  }
                } else {
                  const err97 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/3/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err97];
                  } else {
                    vErrors.push(err97);
                  }
                  errors++;
                }
              }
            } else {
              const err98 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/3/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err98];
              } else {
                vErrors.push(err98);
              }
              errors++;
            }
          }
          if (data.seal !== void 0 && func0.call(data, "seal")) {
            let data39 = data.seal;
            if (typeof data39 === "string") {
              if (!pattern2.test(data39)) {
                const err99 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/3/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                if (vErrors === null) {
                  vErrors = [err99];
                } else {
                  vErrors.push(err99);
                }
                errors++;
              }
            } else {
              const err100 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/3/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err100];
              } else {
                vErrors.push(err100);
              }
              errors++;
            }
          }
        } else {
          const err101 = { instancePath, schemaPath: "#/anyOf/3/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err101];
          } else {
            vErrors.push(err101);
          }
          errors++;
        }
        var _valid0 = _errs73 === errors;
        valid0 = valid0 || _valid0;
        if (!valid0) {
          const _errs97 = errors;
          if (data && typeof data == "object" && !Array.isArray(data)) {
            if (data.at === void 0 || !func0.call(data, "at")) {
              const err102 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
              if (vErrors === null) {
                vErrors = [err102];
              } else {
                vErrors.push(err102);
              }
              errors++;
            }
            if (data.kind === void 0 || !func0.call(data, "kind")) {
              const err103 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
              if (vErrors === null) {
                vErrors = [err103];
              } else {
                vErrors.push(err103);
              }
              errors++;
            }
            if (data.slot === void 0 || !func0.call(data, "slot")) {
              const err104 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "slot" }, message: "must have required property 'slot'" };
              if (vErrors === null) {
                vErrors = [err104];
              } else {
                vErrors.push(err104);
              }
              errors++;
            }
            if (data.session === void 0 || !func0.call(data, "session")) {
              const err105 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "session" }, message: "must have required property 'session'" };
              if (vErrors === null) {
                vErrors = [err105];
              } else {
                vErrors.push(err105);
              }
              errors++;
            }
            if (data.toolUse === void 0 || !func0.call(data, "toolUse")) {
              const err106 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "toolUse" }, message: "must have required property 'toolUse'" };
              if (vErrors === null) {
                vErrors = [err106];
              } else {
                vErrors.push(err106);
              }
              errors++;
            }
            for (const key9 of Object.keys(data)) {
              if (!(key9 === "at" || key9 === "kind" || key9 === "slot" || key9 === "session" || key9 === "toolUse" || key9 === "after" || key9 === "seal")) {
                const err107 = { instancePath, schemaPath: "#/anyOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err107];
                } else {
                  vErrors.push(err107);
                }
                errors++;
              }
            }
            if (data.at !== void 0 && func0.call(data, "at")) {
              let data40 = data.at;
              if (typeof data40 === "string") {
                if (!pattern0.test(data40)) {
                  const err108 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/4/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                  if (vErrors === null) {
                    vErrors = [err108];
                  } else {
                    vErrors.push(err108);
                  }
                  errors++;
                }
              } else {
                const err109 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/4/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err109];
                } else {
                  vErrors.push(err109);
                }
                errors++;
              }
            }
            if (data.kind !== void 0 && func0.call(data, "kind")) {
              let data41 = data.kind;
              if (typeof data41 !== "string") {
                const err110 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/4/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err110];
                } else {
                  vErrors.push(err110);
                }
                errors++;
              }
              if ("dispatched" !== data41) {
                const err111 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/4/properties/kind/const", keyword: "const", params: { allowedValue: "dispatched" }, message: "must be equal to constant" };
                if (vErrors === null) {
                  vErrors = [err111];
                } else {
                  vErrors.push(err111);
                }
                errors++;
              }
            }
            if (data.slot !== void 0 && func0.call(data, "slot")) {
              let data42 = data.slot;
              if (typeof data42 === "string") {
                if (!pattern1.test(data42)) {
                  const err112 = { instancePath: instancePath + "/slot", schemaPath: "#/anyOf/4/properties/slot/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, message: 'must match pattern "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$"' };
                  if (vErrors === null) {
                    vErrors = [err112];
                  } else {
                    vErrors.push(err112);
                  }
                  errors++;
                }
              } else {
                const err113 = { instancePath: instancePath + "/slot", schemaPath: "#/anyOf/4/properties/slot/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err113];
                } else {
                  vErrors.push(err113);
                }
                errors++;
              }
            }
            if (data.session !== void 0 && func0.call(data, "session")) {
              let data43 = data.session;
              if (typeof data43 === "string") {
                if (func112(data43) < 1) {
                  const err114 = { instancePath: instancePath + "/session", schemaPath: "#/anyOf/4/properties/session/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err114];
                  } else {
                    vErrors.push(err114);
                  }
                  errors++;
                }
              } else {
                const err115 = { instancePath: instancePath + "/session", schemaPath: "#/anyOf/4/properties/session/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err115];
                } else {
                  vErrors.push(err115);
                }
                errors++;
              }
            }
            if (data.toolUse !== void 0 && func0.call(data, "toolUse")) {
              if (typeof data.toolUse !== "string") {
                const err116 = { instancePath: instancePath + "/toolUse", schemaPath: "#/anyOf/4/properties/toolUse/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err116];
                } else {
                  vErrors.push(err116);
                }
                errors++;
              }
            }
            if (data.after !== void 0 && func0.call(data, "after")) {
              let data45 = data.after;
              if (data45 && typeof data45 == "object" && !Array.isArray(data45)) {
                if (data45.lines === void 0 || !func0.call(data45, "lines")) {
                  const err117 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/4/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                  if (vErrors === null) {
                    vErrors = [err117];
                  } else {
                    vErrors.push(err117);
                  }
                  errors++;
                }
                if (data45.sha256 === void 0 || !func0.call(data45, "sha256")) {
                  const err118 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/4/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                  if (vErrors === null) {
                    vErrors = [err118];
                  } else {
                    vErrors.push(err118);
                  }
                  errors++;
                }
                for (const key10 of Object.keys(data45)) {
                  if (!(key10 === "lines" || key10 === "sha256")) {
                    const err119 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/4/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err119];
                    } else {
                      vErrors.push(err119);
                    }
                    errors++;
                  }
                }
                if (data45.lines !== void 0 && func0.call(data45, "lines")) {
                  let data46 = data45.lines;
                  if (!(typeof data46 == "number" && (!(data46 % 1) && !isNaN(data46)) && isFinite(data46))) {
                    const err120 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/4/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err120];
                    } else {
                      vErrors.push(err120);
                    }
                    errors++;
                  }
                  if (typeof data46 == "number" && isFinite(data46)) {
                    if (data46 < 0 || isNaN(data46)) {
                      const err121 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/4/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      if (vErrors === null) {
                        vErrors = [err121];
                      } else {
                        vErrors.push(err121);
                      }
                      errors++;
                    }
                  }
                }
                if (data45.sha256 !== void 0 && func0.call(data45, "sha256")) {
                  let data47 = data45.sha256;
                  if (typeof data47 === "string") {
                    if (!pattern2.test(data47)) {
                      const err122 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/4/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                      if (vErrors === null) {
                        vErrors = [err122];
                      } else {
                        vErrors.push(err122);
                      }
                      errors++;
                    }
                  } else {
                    const err123 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/4/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err123];
                    } else {
                      vErrors.push(err123);
                    }
                    errors++;
                  }
                }
              } else {
                const err124 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/4/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err124];
                } else {
                  vErrors.push(err124);
                }
                errors++;
              }
            }
            if (data.seal !== void 0 && func0.call(data, "seal")) {
              let data48 = data.seal;
              if (typeof data48 === "string") {
                if (!pattern2.test(data48)) {
                  const err125 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/4/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                  if (vErrors === null) {
                    vErrors = [err125];
                  } else {
                    vErrors.push(err125);
                  }
                  errors++;
                }
              } else {
                const err126 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/4/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err126];
                } else {
                  vErrors.push(err126);
                }
                errors++;
              }
            }
          } else {
            const err127 = { instancePath, schemaPath: "#/anyOf/4/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err127];
            } else {
              vErrors.push(err127);
            }
            errors++;
          }
          var _valid0 = _errs97 === errors;
          valid0 = valid0 || _valid0;
          if (!valid0) {
            const _errs119 = errors;
            if (data && typeof data == "object" && !Array.isArray(data)) {
              if (data.at === void 0 || !func0.call(data, "at")) {
                const err128 = { instancePath, schemaPath: "#/anyOf/5/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                if (vErrors === null) {
                  vErrors = [err128];
                } else {
                  vErrors.push(err128);
                }
                errors++;
              }
              if (data.kind === void 0 || !func0.call(data, "kind")) {
                const err129 = { instancePath, schemaPath: "#/anyOf/5/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                if (vErrors === null) {
                  vErrors = [err129];
                } else {
                  vErrors.push(err129);
                }
                errors++;
              }
              if (data.agent === void 0 || !func0.call(data, "agent")) {
                const err130 = { instancePath, schemaPath: "#/anyOf/5/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'" };
                if (vErrors === null) {
                  vErrors = [err130];
                } else {
                  vErrors.push(err130);
                }
                errors++;
              }
              if (data.session === void 0 || !func0.call(data, "session")) {
                const err131 = { instancePath, schemaPath: "#/anyOf/5/required", keyword: "required", params: { missingProperty: "session" }, message: "must have required property 'session'" };
                if (vErrors === null) {
                  vErrors = [err131];
                } else {
                  vErrors.push(err131);
                }
                errors++;
              }
              if (data.why === void 0 || !func0.call(data, "why")) {
                const err132 = { instancePath, schemaPath: "#/anyOf/5/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                if (vErrors === null) {
                  vErrors = [err132];
                } else {
                  vErrors.push(err132);
                }
                errors++;
              }
              for (const key11 of Object.keys(data)) {
                if (!(key11 === "at" || key11 === "kind" || key11 === "agent" || key11 === "session" || key11 === "why" || key11 === "after" || key11 === "seal")) {
                  const err133 = { instancePath, schemaPath: "#/anyOf/5/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err133];
                  } else {
                    vErrors.push(err133);
                  }
                  errors++;
                }
              }
              if (data.at !== void 0 && func0.call(data, "at")) {
                let data49 = data.at;
                if (typeof data49 === "string") {
                  if (!pattern0.test(data49)) {
                    const err134 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/5/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                    if (vErrors === null) {
                      vErrors = [err134];
                    } else {
                      vErrors.push(err134);
                    }
                    errors++;
                  }
                } else {
                  const err135 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/5/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err135];
                  } else {
                    vErrors.push(err135);
                  }
                  errors++;
                }
              }
              if (data.kind !== void 0 && func0.call(data, "kind")) {
                let data50 = data.kind;
                if (typeof data50 !== "string") {
                  const err136 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/5/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err136];
                  } else {
                    vErrors.push(err136);
                  }
                  errors++;
                }
                if ("denied" !== data50) {
                  const err137 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/5/properties/kind/const", keyword: "const", params: { allowedValue: "denied" }, message: "must be equal to constant" };
                  if (vErrors === null) {
                    vErrors = [err137];
                  } else {
                    vErrors.push(err137);
                  }
                  errors++;
                }
              }
              if (data.agent !== void 0 && func0.call(data, "agent")) {
                if (typeof data.agent !== "string") {
                  const err138 = { instancePath: instancePath + "/agent", schemaPath: "#/anyOf/5/properties/agent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err138];
                  } else {
                    vErrors.push(err138);
                  }
                  errors++;
                }
              }
              if (data.session !== void 0 && func0.call(data, "session")) {
                let data52 = data.session;
                if (typeof data52 === "string") {
                  if (func112(data52) < 1) {
                    const err139 = { instancePath: instancePath + "/session", schemaPath: "#/anyOf/5/properties/session/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    if (vErrors === null) {
                      vErrors = [err139];
                    } else {
                      vErrors.push(err139);
                    }
                    errors++;
                  }
                } else {
                  const err140 = { instancePath: instancePath + "/session", schemaPath: "#/anyOf/5/properties/session/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err140];
                  } else {
                    vErrors.push(err140);
                  }
                  errors++;
                }
              }
              if (data.why !== void 0 && func0.call(data, "why")) {
                if (typeof data.why !== "string") {
                  const err141 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/5/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err141];
                  } else {
                    vErrors.push(err141);
                  }
                  errors++;
                }
              }
              if (data.after !== void 0 && func0.call(data, "after")) {
                let data54 = data.after;
                if (data54 && typeof data54 == "object" && !Array.isArray(data54)) {
                  if (data54.lines === void 0 || !func0.call(data54, "lines")) {
                    const err142 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/5/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                    if (vErrors === null) {
                      vErrors = [err142];
                    } else {
                      vErrors.push(err142);
                    }
                    errors++;
                  }
                  if (data54.sha256 === void 0 || !func0.call(data54, "sha256")) {
                    const err143 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/5/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                    if (vErrors === null) {
                      vErrors = [err143];
                    } else {
                      vErrors.push(err143);
                    }
                    errors++;
                  }
                  for (const key12 of Object.keys(data54)) {
                    if (!(key12 === "lines" || key12 === "sha256")) {
                      const err144 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/5/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 }, message: "must NOT have additional properties" };
                      if (vErrors === null) {
                        vErrors = [err144];
                      } else {
                        vErrors.push(err144);
                      }
                      errors++;
                    }
                  }
                  if (data54.lines !== void 0 && func0.call(data54, "lines")) {
                    let data55 = data54.lines;
                    if (!(typeof data55 == "number" && (!(data55 % 1) && !isNaN(data55)) && isFinite(data55))) {
                      const err145 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/5/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      if (vErrors === null) {
                        vErrors = [err145];
                      } else {
                        vErrors.push(err145);
                      }
                      errors++;
                    }
                    if (typeof data55 == "number" && isFinite(data55)) {
                      if (data55 < 0 || isNaN(data55)) {
                        const err146 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/5/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                        if (vErrors === null) {
                          vErrors = [err146];
                        } else {
                          vErrors.push(err146);
                        }
                        errors++;
                      }
                    }
                  }
                  if (data54.sha256 !== void 0 && func0.call(data54, "sha256")) {
                    let data56 = data54.sha256;
                    if (typeof data56 === "string") {
                      if (!pattern2.test(data56)) {
                        const err147 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/5/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                        if (vErrors === null) {
                          vErrors = [err147];
                        } else {
                          vErrors.push(err147);
                        }
                        errors++;
                      }
                    } else {
                      const err148 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/5/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err148];
                      } else {
                        vErrors.push(err148);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err149 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/5/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  if (vErrors === null) {
                    vErrors = [err149];
                  } else {
                    vErrors.push(err149);
                  }
                  errors++;
                }
              }
              if (data.seal !== void 0 && func0.call(data, "seal")) {
                let data57 = data.seal;
                if (typeof data57 === "string") {
                  if (!pattern2.test(data57)) {
                    const err150 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/5/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                    if (vErrors === null) {
                      vErrors = [err150];
                    } else {
                      vErrors.push(err150);
                    }
                    errors++;
                  }
                } else {
                  const err151 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/5/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err151];
                  } else {
                    vErrors.push(err151);
                  }
                  errors++;
                }
              }
            } else {
              const err152 = { instancePath, schemaPath: "#/anyOf/5/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err152];
              } else {
                vErrors.push(err152);
              }
              errors++;
            }
            var _valid0 = _errs119 === errors;
            valid0 = valid0 || _valid0;
            if (!valid0) {
              const _errs141 = errors;
              if (data && typeof data == "object" && !Array.isArray(data)) {
                if (data.at === void 0 || !func0.call(data, "at")) {
                  const err153 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                  if (vErrors === null) {
                    vErrors = [err153];
                  } else {
                    vErrors.push(err153);
                  }
                  errors++;
                }
                if (data.kind === void 0 || !func0.call(data, "kind")) {
                  const err154 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                  if (vErrors === null) {
                    vErrors = [err154];
                  } else {
                    vErrors.push(err154);
                  }
                  errors++;
                }
                if (data.agentId === void 0 || !func0.call(data, "agentId")) {
                  const err155 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "agentId" }, message: "must have required property 'agentId'" };
                  if (vErrors === null) {
                    vErrors = [err155];
                  } else {
                    vErrors.push(err155);
                  }
                  errors++;
                }
                if (data.agent === void 0 || !func0.call(data, "agent")) {
                  const err156 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'" };
                  if (vErrors === null) {
                    vErrors = [err156];
                  } else {
                    vErrors.push(err156);
                  }
                  errors++;
                }
                if (data.tool === void 0 || !func0.call(data, "tool")) {
                  const err157 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "tool" }, message: "must have required property 'tool'" };
                  if (vErrors === null) {
                    vErrors = [err157];
                  } else {
                    vErrors.push(err157);
                  }
                  errors++;
                }
                if (data.path === void 0 || !func0.call(data, "path")) {
                  const err158 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
                  if (vErrors === null) {
                    vErrors = [err158];
                  } else {
                    vErrors.push(err158);
                  }
                  errors++;
                }
                if (data.detail === void 0 || !func0.call(data, "detail")) {
                  const err159 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "detail" }, message: "must have required property 'detail'" };
                  if (vErrors === null) {
                    vErrors = [err159];
                  } else {
                    vErrors.push(err159);
                  }
                  errors++;
                }
                if (data.verdict === void 0 || !func0.call(data, "verdict")) {
                  const err160 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "verdict" }, message: "must have required property 'verdict'" };
                  if (vErrors === null) {
                    vErrors = [err160];
                  } else {
                    vErrors.push(err160);
                  }
                  errors++;
                }
                for (const key13 of Object.keys(data)) {
                  if (!func0.call(schema11.anyOf[6].properties, key13)) {
                    const err161 = { instancePath, schemaPath: "#/anyOf/6/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err161];
                    } else {
                      vErrors.push(err161);
                    }
                    errors++;
                  }
                }
                if (data.at !== void 0 && func0.call(data, "at")) {
                  let data58 = data.at;
                  if (typeof data58 === "string") {
                    if (!pattern0.test(data58)) {
                      const err162 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/6/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                      if (vErrors === null) {
                        vErrors = [err162];
                      } else {
                        vErrors.push(err162);
                      }
                      errors++;
                    }
                  } else {
                    const err163 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/6/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err163];
                    } else {
                      vErrors.push(err163);
                    }
                    errors++;
                  }
                }
                if (data.kind !== void 0 && func0.call(data, "kind")) {
                  let data59 = data.kind;
                  if (typeof data59 !== "string") {
                    const err164 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/6/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err164];
                    } else {
                      vErrors.push(err164);
                    }
                    errors++;
                  }
                  if ("look" !== data59) {
                    const err165 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/6/properties/kind/const", keyword: "const", params: { allowedValue: "look" }, message: "must be equal to constant" };
                    if (vErrors === null) {
                      vErrors = [err165];
                    } else {
                      vErrors.push(err165);
                    }
                    errors++;
                  }
                }
                if (data.agentId !== void 0 && func0.call(data, "agentId")) {
                  let data60 = data.agentId;
                  if (typeof data60 === "string") {
                    if (func112(data60) < 1) {
                      const err166 = { instancePath: instancePath + "/agentId", schemaPath: "#/anyOf/6/properties/agentId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      if (vErrors === null) {
                        vErrors = [err166];
                      } else {
                        vErrors.push(err166);
                      }
                      errors++;
                    }
                  } else {
                    const err167 = { instancePath: instancePath + "/agentId", schemaPath: "#/anyOf/6/properties/agentId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err167];
                    } else {
                      vErrors.push(err167);
                    }
                    errors++;
                  }
                }
                if (data.agent !== void 0 && func0.call(data, "agent")) {
                  if (typeof data.agent !== "string") {
                    const err168 = { instancePath: instancePath + "/agent", schemaPath: "#/anyOf/6/properties/agent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err168];
                    } else {
                      vErrors.push(err168);
                    }
                    errors++;
                  }
                }
                if (data.tool !== void 0 && func0.call(data, "tool")) {
                  let data62 = data.tool;
                  if (!(data62 === "Read" || data62 === "Grep" || data62 === "Glob" || data62 === "Edit" || data62 === "Write")) {
                    const err169 = { instancePath: instancePath + "/tool", schemaPath: "#/anyOf/6/properties/tool/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[6].properties.tool.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err169];
                    } else {
                      vErrors.push(err169);
                    }
                    errors++;
                  }
                }
                if (data.path !== void 0 && func0.call(data, "path")) {
                  if (typeof data.path !== "string") {
                    const err170 = { instancePath: instancePath + "/path", schemaPath: "#/anyOf/6/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err170];
                    } else {
                      vErrors.push(err170);
                    }
                    errors++;
                  }
                }
                if (data.detail !== void 0 && func0.call(data, "detail")) {
                  if (typeof data.detail !== "string") {
                    const err171 = { instancePath: instancePath + "/detail", schemaPath: "#/anyOf/6/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err171];
                    } else {
                      vErrors.push(err171);
                    }
                    errors++;
                  }
                }
                if (data.verdict !== void 0 && func0.call(data, "verdict")) {
                  let data65 = data.verdict;
                  if (!(data65 === "allowed" || data65 === "refused")) {
                    const err172 = { instancePath: instancePath + "/verdict", schemaPath: "#/anyOf/6/properties/verdict/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[6].properties.verdict.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err172];
                    } else {
                      vErrors.push(err172);
                    }
                    errors++;
                  }
                }
                if (data.why !== void 0 && func0.call(data, "why")) {
                  if (typeof data.why !== "string") {
                    const err173 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/6/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err173];
                    } else {
                      vErrors.push(err173);
                    }
                    errors++;
                  }
                }
                if (data.after !== void 0 && func0.call(data, "after")) {
                  let data67 = data.after;
                  if (data67 && typeof data67 == "object" && !Array.isArray(data67)) {
                    if (data67.lines === void 0 || !func0.call(data67, "lines")) {
                      const err174 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/6/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                      if (vErrors === null) {
                        vErrors = [err174];
                      } else {
                        vErrors.push(err174);
                      }
                      errors++;
                    }
                    if (data67.sha256 === void 0 || !func0.call(data67, "sha256")) {
                      const err175 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/6/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                      if (vErrors === null) {
                        vErrors = [err175];
                      } else {
                        vErrors.push(err175);
                      }
                      errors++;
                    }
                    for (const key14 of Object.keys(data67)) {
                      if (!(key14 === "lines" || key14 === "sha256")) {
                        const err176 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/6/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err176];
                        } else {
                          vErrors.push(err176);
                        }
                        errors++;
                      }
                    }
                    if (data67.lines !== void 0 && func0.call(data67, "lines")) {
                      let data68 = data67.lines;
                      if (!(typeof data68 == "number" && (!(data68 % 1) && !isNaN(data68)) && isFinite(data68))) {
                        const err177 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/6/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) {
                          vErrors = [err177];
                        } else {
                          vErrors.push(err177);
                        }
                        errors++;
                      }
                      if (typeof data68 == "number" && isFinite(data68)) {
                        if (data68 < 0 || isNaN(data68)) {
                          const err178 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/6/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                          if (vErrors === null) {
                            vErrors = [err178];
                          } else {
                            vErrors.push(err178);
                          }
                          errors++;
                        }
                      }
                    }
                    if (data67.sha256 !== void 0 && func0.call(data67, "sha256")) {
                      let data69 = data67.sha256;
                      if (typeof data69 === "string") {
                        if (!pattern2.test(data69)) {
                          const err179 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/6/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                          if (vErrors === null) {
                            vErrors = [err179];
                          } else {
                            vErrors.push(err179);
                          }
                          errors++;
                        }
                      } else {
                        const err180 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/6/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err180];
                        } else {
                          vErrors.push(err180);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err181 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/6/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err181];
                    } else {
                      vErrors.push(err181);
                    }
                    errors++;
                  }
                }
                if (data.seal !== void 0 && func0.call(data, "seal")) {
                  let data70 = data.seal;
                  if (typeof data70 === "string") {
                    if (!pattern2.test(data70)) {
                      const err182 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/6/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                      if (vErrors === null) {
                        vErrors = [err182];
                      } else {
                        vErrors.push(err182);
                      }
                      errors++;
                    }
                  } else {
                    const err183 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/6/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err183];
                    } else {
                      vErrors.push(err183);
                    }
                    errors++;
                  }
                }
              } else {
                const err184 = { instancePath, schemaPath: "#/anyOf/6/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err184];
                } else {
                  vErrors.push(err184);
                }
                errors++;
              }
              var _valid0 = _errs141 === errors;
              valid0 = valid0 || _valid0;
              if (!valid0) {
                const _errs169 = errors;
                if (data && typeof data == "object" && !Array.isArray(data)) {
                  if (data.at === void 0 || !func0.call(data, "at")) {
                    const err185 = { instancePath, schemaPath: "#/anyOf/7/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                    if (vErrors === null) {
                      vErrors = [err185];
                    } else {
                      vErrors.push(err185);
                    }
                    errors++;
                  }
                  if (data.kind === void 0 || !func0.call(data, "kind")) {
                    const err186 = { instancePath, schemaPath: "#/anyOf/7/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                    if (vErrors === null) {
                      vErrors = [err186];
                    } else {
                      vErrors.push(err186);
                    }
                    errors++;
                  }
                  if (data.agentId === void 0 || !func0.call(data, "agentId")) {
                    const err187 = { instancePath, schemaPath: "#/anyOf/7/required", keyword: "required", params: { missingProperty: "agentId" }, message: "must have required property 'agentId'" };
                    if (vErrors === null) {
                      vErrors = [err187];
                    } else {
                      vErrors.push(err187);
                    }
                    errors++;
                  }
                  if (data.agent === void 0 || !func0.call(data, "agent")) {
                    const err188 = { instancePath, schemaPath: "#/anyOf/7/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'" };
                    if (vErrors === null) {
                      vErrors = [err188];
                    } else {
                      vErrors.push(err188);
                    }
                    errors++;
                  }
                  if (data.why === void 0 || !func0.call(data, "why")) {
                    const err189 = { instancePath, schemaPath: "#/anyOf/7/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                    if (vErrors === null) {
                      vErrors = [err189];
                    } else {
                      vErrors.push(err189);
                    }
                    errors++;
                  }
                  for (const key15 of Object.keys(data)) {
                    if (!(key15 === "at" || key15 === "kind" || key15 === "agentId" || key15 === "agent" || key15 === "why" || key15 === "after" || key15 === "seal")) {
                      const err190 = { instancePath, schemaPath: "#/anyOf/7/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key15 }, message: "must NOT have additional properties" };
                      if (vErrors === null) {
                        vErrors = [err190];
                      } else {
                        vErrors.push(err190);
                      }
                      errors++;
                    }
                  }
                  if (data.at !== void 0 && func0.call(data, "at")) {
                    let data71 = data.at;
                    if (typeof data71 === "string") {
                      if (!pattern0.test(data71)) {
                        const err191 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/7/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                        if (vErrors === null) {
                          vErrors = [err191];
                        } else {
                          vErrors.push(err191);
                        }
                        errors++;
                      }
                    } else {
                      const err192 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/7/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err192];
                      } else {
                        vErrors.push(err192);
                      }
                      errors++;
                    }
                  }
                  if (data.kind !== void 0 && func0.call(data, "kind")) {
                    let data72 = data.kind;
                    if (typeof data72 !== "string") {
                      const err193 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/7/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err193];
                      } else {
                        vErrors.push(err193);
                      }
                      errors++;
                    }
                    if ("sent-back" !== data72) {
                      const err194 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/7/properties/kind/const", keyword: "const", params: { allowedValue: "sent-back" }, message: "must be equal to constant" };
                      if (vErrors === null) {
                        vErrors = [err194];
                      } else {
                        vErrors.push(err194);
                      }
                      errors++;
                    }
                  }
                  if (data.agentId !== void 0 && func0.call(data, "agentId")) {
                    let data73 = data.agentId;
                    if (typeof data73 === "string") {
                      if (func112(data73) < 1) {
                        const err195 = { instancePath: instancePath + "/agentId", schemaPath: "#/anyOf/7/properties/agentId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        if (vErrors === null) {
                          vErrors = [err195];
                        } else {
                          vErrors.push(err195);
                        }
                        errors++;
                      }
                    } else {
                      const err196 = { instancePath: instancePath + "/agentId", schemaPath: "#/anyOf/7/properties/agentId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err196];
                      } else {
                        vErrors.push(err196);
                      }
                      errors++;
                    }
                  }
                  if (data.agent !== void 0 && func0.call(data, "agent")) {
                    if (typeof data.agent !== "string") {
                      const err197 = { instancePath: instancePath + "/agent", schemaPath: "#/anyOf/7/properties/agent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err197];
                      } else {
                        vErrors.push(err197);
                      }
                      errors++;
                    }
                  }
                  if (data.why !== void 0 && func0.call(data, "why")) {
                    if (typeof data.why !== "string") {
                      const err198 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/7/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err198];
                      } else {
                        vErrors.push(err198);
                      }
                      errors++;
                    }
                  }
                  if (data.after !== void 0 && func0.call(data, "after")) {
                    let data76 = data.after;
                    if (data76 && typeof data76 == "object" && !Array.isArray(data76)) {
                      if (data76.lines === void 0 || !func0.call(data76, "lines")) {
                        const err199 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/7/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                        if (vErrors === null) {
                          vErrors = [err199];
                        } else {
                          vErrors.push(err199);
                        }
                        errors++;
                      }
                      if (data76.sha256 === void 0 || !func0.call(data76, "sha256")) {
                        const err200 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/7/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                        if (vErrors === null) {
                          vErrors = [err200];
                        } else {
                          vErrors.push(err200);
                        }
                        errors++;
                      }
                      for (const key16 of Object.keys(data76)) {
                        if (!(key16 === "lines" || key16 === "sha256")) {
                          const err201 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/7/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key16 }, message: "must NOT have additional properties" };
                          if (vErrors === null) {
                            vErrors = [err201];
                          } else {
                            vErrors.push(err201);
                          }
                          errors++;
                        }
                      }
                      if (data76.lines !== void 0 && func0.call(data76, "lines")) {
                        let data77 = data76.lines;
                        if (!(typeof data77 == "number" && (!(data77 % 1) && !isNaN(data77)) && isFinite(data77))) {
                          const err202 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/7/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                          if (vErrors === null) {
                            vErrors = [err202];
                          } else {
                            vErrors.push(err202);
                          }
                          errors++;
                        }
                        if (typeof data77 == "number" && isFinite(data77)) {
                          if (data77 < 0 || isNaN(data77)) {
                            const err203 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/7/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                            if (vErrors === null) {
                              vErrors = [err203];
                            } else {
                              vErrors.push(err203);
                            }
                            errors++;
                          }
                        }
                      }
                      if (data76.sha256 !== void 0 && func0.call(data76, "sha256")) {
                        let data78 = data76.sha256;
                        if (typeof data78 === "string") {
                          if (!pattern2.test(data78)) {
                            const err204 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/7/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                            if (vErrors === null) {
                              vErrors = [err204];
                            } else {
                              vErrors.push(err204);
                            }
                            errors++;
                          }
                        } else {
                          const err205 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/7/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err205];
                          } else {
                            vErrors.push(err205);
                          }
                          errors++;
                        }
                      }
                    } else {
                      const err206 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/7/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      if (vErrors === null) {
                        vErrors = [err206];
                      } else {
                        vErrors.push(err206);
                      }
                      errors++;
                    }
                  }
                  if (data.seal !== void 0 && func0.call(data, "seal")) {
                    let data79 = data.seal;
                    if (typeof data79 === "string") {
                      if (!pattern2.test(data79)) {
                        const err207 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/7/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                        if (vErrors === null) {
                          vErrors = [err207];
                        } else {
                          vErrors.push(err207);
                        }
                        errors++;
                      }
                    } else {
                      const err208 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/7/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err208];
                      } else {
                        vErrors.push(err208);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err209 = { instancePath, schemaPath: "#/anyOf/7/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  if (vErrors === null) {
                    vErrors = [err209];
                  } else {
                    vErrors.push(err209);
                  }
                  errors++;
                }
                var _valid0 = _errs169 === errors;
                valid0 = valid0 || _valid0;
                if (!valid0) {
                  const _errs191 = errors;
                  if (data && typeof data == "object" && !Array.isArray(data)) {
                    if (data.at === void 0 || !func0.call(data, "at")) {
                      const err210 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                      if (vErrors === null) {
                        vErrors = [err210];
                      } else {
                        vErrors.push(err210);
                      }
                      errors++;
                    }
                    if (data.kind === void 0 || !func0.call(data, "kind")) {
                      const err211 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                      if (vErrors === null) {
                        vErrors = [err211];
                      } else {
                        vErrors.push(err211);
                      }
                      errors++;
                    }
                    if (data.agentId === void 0 || !func0.call(data, "agentId")) {
                      const err212 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: "agentId" }, message: "must have required property 'agentId'" };
                      if (vErrors === null) {
                        vErrors = [err212];
                      } else {
                        vErrors.push(err212);
                      }
                      errors++;
                    }
                    if (data.sha256 === void 0 || !func0.call(data, "sha256")) {
                      const err213 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                      if (vErrors === null) {
                        vErrors = [err213];
                      } else {
                        vErrors.push(err213);
                      }
                      errors++;
                    }
                    if (data.bytes === void 0 || !func0.call(data, "bytes")) {
                      const err214 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: "bytes" }, message: "must have required property 'bytes'" };
                      if (vErrors === null) {
                        vErrors = [err214];
                      } else {
                        vErrors.push(err214);
                      }
                      errors++;
                    }
                    if (data.remarks === void 0 || !func0.call(data, "remarks")) {
                      const err215 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: "remarks" }, message: "must have required property 'remarks'" };
                      if (vErrors === null) {
                        vErrors = [err215];
                      } else {
                        vErrors.push(err215);
                      }
                      errors++;
                    }
                    for (const key17 of Object.keys(data)) {
                      if (!func0.call(schema11.anyOf[8].properties, key17)) {
                        const err216 = { instancePath, schemaPath: "#/anyOf/8/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key17 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err216];
                        } else {
                          vErrors.push(err216);
                        }
                        errors++;
                      }
                    }
                    if (data.at !== void 0 && func0.call(data, "at")) {
                      let data80 = data.at;
                      if (typeof data80 === "string") {
                        if (!pattern0.test(data80)) {
                          const err217 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/8/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                          if (vErrors === null) {
                            vErrors = [err217];
                          } else {
                            vErrors.push(err217);
                          }
                          errors++;
                        }
                      } else {
                        const err218 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/8/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err218];
                        } else {
                          vErrors.push(err218);
                        }
                        errors++;
                      }
                    }
                    if (data.kind !== void 0 && func0.call(data, "kind")) {
                      let data81 = data.kind;
                      if (typeof data81 !== "string") {
                        const err219 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/8/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err219];
                        } else {
                          vErrors.push(err219);
                        }
                        errors++;
                      }
                      if ("accepted" !== data81) {
                        const err220 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/8/properties/kind/const", keyword: "const", params: { allowedValue: "accepted" }, message: "must be equal to constant" };
                        if (vErrors === null) {
                          vErrors = [err220];
                        } else {
                          vErrors.push(err220);
                        }
                        errors++;
                      }
                    }
                    if (data.agentId !== void 0 && func0.call(data, "agentId")) {
                      let data82 = data.agentId;
                      if (typeof data82 === "string") {
                        if (func112(data82) < 1) {
                          const err221 = { instancePath: instancePath + "/agentId", schemaPath: "#/anyOf/8/properties/agentId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err221];
                          } else {
                            vErrors.push(err221);
                          }
                          errors++;
                        }
                      } else {
                        const err222 = { instancePath: instancePath + "/agentId", schemaPath: "#/anyOf/8/properties/agentId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err222];
                        } else {
                          vErrors.push(err222);
                        }
                        errors++;
                      }
                    }
                    if (data.slot !== void 0 && func0.call(data, "slot")) {
                      let data83 = data.slot;
                      if (typeof data83 === "string") {
                        if (!pattern1.test(data83)) {
                          const err223 = { instancePath: instancePath + "/slot", schemaPath: "#/anyOf/8/properties/slot/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, message: 'must match pattern "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$"' };
                          if (vErrors === null) {
                            vErrors = [err223];
                          } else {
                            vErrors.push(err223);
                          }
                          errors++;
                        }
                      } else {
                        const err224 = { instancePath: instancePath + "/slot", schemaPath: "#/anyOf/8/properties/slot/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err224];
                        } else {
                          vErrors.push(err224);
                        }
                        errors++;
                      }
                    }
                    if (data.sha256 !== void 0 && func0.call(data, "sha256")) {
                      let data84 = data.sha256;
                      if (typeof data84 === "string") {
                        if (!pattern2.test(data84)) {
                          const err225 = { instancePath: instancePath + "/sha256", schemaPath: "#/anyOf/8/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                          if (vErrors === null) {
                            vErrors = [err225];
                          } else {
                            vErrors.push(err225);
                          }
                          errors++;
                        }
                      } else {
                        const err226 = { instancePath: instancePath + "/sha256", schemaPath: "#/anyOf/8/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err226];
                        } else {
                          vErrors.push(err226);
                        }
                        errors++;
                      }
                    }
                    if (data.bytes !== void 0 && func0.call(data, "bytes")) {
                      let data85 = data.bytes;
                      if (!(typeof data85 == "number" && (!(data85 % 1) && !isNaN(data85)) && isFinite(data85))) {
                        const err227 = { instancePath: instancePath + "/bytes", schemaPath: "#/anyOf/8/properties/bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) {
                          vErrors = [err227];
                        } else {
                          vErrors.push(err227);
                        }
                        errors++;
                      }
                      if (typeof data85 == "number" && isFinite(data85)) {
                        if (data85 < 0 || isNaN(data85)) {
                          const err228 = { instancePath: instancePath + "/bytes", schemaPath: "#/anyOf/8/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                          if (vErrors === null) {
                            vErrors = [err228];
                          } else {
                            vErrors.push(err228);
                          }
                          errors++;
                        }
                      }
                    }
                    if (data.remarks !== void 0 && func0.call(data, "remarks")) {
                      let data86 = data.remarks;
                      if (Array.isArray(data86)) {
                        const len6 = data86.length;
                        for (let i6 = 0; i6 < len6; i6++) {
                          if (typeof data86[i6] !== "string") {
                            const err229 = { instancePath: instancePath + "/remarks/" + i6, schemaPath: "#/anyOf/8/properties/remarks/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err229];
                            } else {
                              vErrors.push(err229);
                            }
                            errors++;
                          }
                        }
                      } else {
                        const err230 = { instancePath: instancePath + "/remarks", schemaPath: "#/anyOf/8/properties/remarks/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                        if (vErrors === null) {
                          vErrors = [err230];
                        } else {
                          vErrors.push(err230);
                        }
                        errors++;
                      }
                    }
                    if (data.after !== void 0 && func0.call(data, "after")) {
                      let data88 = data.after;
                      if (data88 && typeof data88 == "object" && !Array.isArray(data88)) {
                        if (data88.lines === void 0 || !func0.call(data88, "lines")) {
                          const err231 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/8/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                          if (vErrors === null) {
                            vErrors = [err231];
                          } else {
                            vErrors.push(err231);
                          }
                          errors++;
                        }
                        if (data88.sha256 === void 0 || !func0.call(data88, "sha256")) {
                          const err232 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/8/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                          if (vErrors === null) {
                            vErrors = [err232];
                          } else {
                            vErrors.push(err232);
                          }
                          errors++;
                        }
                        for (const key18 of Object.keys(data88)) {
                          if (!(key18 === "lines" || key18 === "sha256")) {
                            const err233 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/8/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key18 }, message: "must NOT have additional properties" };
                            if (vErrors === null) {
                              vErrors = [err233];
                            } else {
                              vErrors.push(err233);
                            }
                            errors++;
                          }
                        }
                        if (data88.lines !== void 0 && func0.call(data88, "lines")) {
                          let data89 = data88.lines;
                          if (!(typeof data89 == "number" && (!(data89 % 1) && !isNaN(data89)) && isFinite(data89))) {
                            const err234 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/8/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                            if (vErrors === null) {
                              vErrors = [err234];
                            } else {
                              vErrors.push(err234);
                            }
                            errors++;
                          }
                          if (typeof data89 == "number" && isFinite(data89)) {
                            if (data89 < 0 || isNaN(data89)) {
                              const err235 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/8/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                              if (vErrors === null) {
                                vErrors = [err235];
                              } else {
                                vErrors.push(err235);
                              }
                              errors++;
                            }
                          }
                        }
                        if (data88.sha256 !== void 0 && func0.call(data88, "sha256")) {
                          let data90 = data88.sha256;
                          if (typeof data90 === "string") {
                            if (!pattern2.test(data90)) {
                              const err236 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/8/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                              if (vErrors === null) {
                                vErrors = [err236];
                              } else {
                                vErrors.push(err236);
                              }
                              errors++;
                            }
                          } else {
                            const err237 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/8/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err237];
                            } else {
                              vErrors.push(err237);
                            }
                            errors++;
                          }
                        }
                      } else {
                        const err238 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/8/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                        if (vErrors === null) {
                          vErrors = [err238];
                        } else {
                          vErrors.push(err238);
                        }
                        errors++;
                      }
                    }
                    if (data.seal !== void 0 && func0.call(data, "seal")) {
                      let data91 = data.seal;
                      if (typeof data91 === "string") {
                        if (!pattern2.test(data91)) {
                          const err239 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/8/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                          if (vErrors === null) {
                            vErrors = [err239];
                          } else {
                            vErrors.push(err239);
                          }
                          errors++;
                        }
                      } else {
                        const err240 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/8/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err240];
                        } else {
                          vErrors.push(err240);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err241 = { instancePath, schemaPath: "#/anyOf/8/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err241];
                    } else {
                      vErrors.push(err241);
                    }
                    errors++;
                  }
                  var _valid0 = _errs191 === errors;
                  valid0 = valid0 || _valid0;
                  if (!valid0) {
                    const _errs219 = errors;
                    if (data && typeof data == "object" && !Array.isArray(data)) {
                      if (data.at === void 0 || !func0.call(data, "at")) {
                        const err242 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                        if (vErrors === null) {
                          vErrors = [err242];
                        } else {
                          vErrors.push(err242);
                        }
                        errors++;
                      }
                      if (data.kind === void 0 || !func0.call(data, "kind")) {
                        const err243 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                        if (vErrors === null) {
                          vErrors = [err243];
                        } else {
                          vErrors.push(err243);
                        }
                        errors++;
                      }
                      if (data.agent === void 0 || !func0.call(data, "agent")) {
                        const err244 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'" };
                        if (vErrors === null) {
                          vErrors = [err244];
                        } else {
                          vErrors.push(err244);
                        }
                        errors++;
                      }
                      if (data.why === void 0 || !func0.call(data, "why")) {
                        const err245 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                        if (vErrors === null) {
                          vErrors = [err245];
                        } else {
                          vErrors.push(err245);
                        }
                        errors++;
                      }
                      for (const key19 of Object.keys(data)) {
                        if (!(key19 === "at" || key19 === "kind" || key19 === "agentId" || key19 === "agent" || key19 === "slot" || key19 === "why" || key19 === "after" || key19 === "seal")) {
                          const err246 = { instancePath, schemaPath: "#/anyOf/9/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key19 }, message: "must NOT have additional properties" };
                          if (vErrors === null) {
                            vErrors = [err246];
                          } else {
                            vErrors.push(err246);
                          }
                          errors++;
                        }
                      }
                      if (data.at !== void 0 && func0.call(data, "at")) {
                        let data92 = data.at;
                        if (typeof data92 === "string") {
                          if (!pattern0.test(data92)) {
                            const err247 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/9/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                            if (vErrors === null) {
                              vErrors = [err247];
                            } else {
                              vErrors.push(err247);
                            }
                            errors++;
                          }
                        } else {
                          const err248 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/9/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err248];
                          } else {
                            vErrors.push(err248);
                          }
                          errors++;
                        }
                      }
                      if (data.kind !== void 0 && func0.call(data, "kind")) {
                        let data93 = data.kind;
                        if (typeof data93 !== "string") {
                          const err249 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/9/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err249];
                          } else {
                            vErrors.push(err249);
                          }
                          errors++;
                        }
                        if ("refused" !== data93) {
                          const err250 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/9/properties/kind/const", keyword: "const", params: { allowedValue: "refused" }, message: "must be equal to constant" };
                          if (vErrors === null) {
                            vErrors = [err250];
                          } else {
                            vErrors.push(err250);
                          }
                          errors++;
                        }
                      }
                      if (data.agentId !== void 0 && func0.call(data, "agentId")) {
                        let data94 = data.agentId;
                        if (typeof data94 === "string") {
                          if (func112(data94) < 1) {
                            const err251 = { instancePath: instancePath + "/agentId", schemaPath: "#/anyOf/9/properties/agentId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                            if (vErrors === null) {
                              vErrors = [err251];
                            } else {
                              vErrors.push(err251);
                            }
                            errors++;
                          }
                        } else {
                          const err252 = { instancePath: instancePath + "/agentId", schemaPath: "#/anyOf/9/properties/agentId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err252];
                          } else {
                            vErrors.push(err252);
                          }
                          errors++;
                        }
                      }
                      if (data.agent !== void 0 && func0.call(data, "agent")) {
                        if (typeof data.agent !== "string") {
                          const err253 = { instancePath: instancePath + "/agent", schemaPath: "#/anyOf/9/properties/agent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err253];
                          } else {
                            vErrors.push(err253);
                          }
                          errors++;
                        }
                      }
                      if (data.slot !== void 0 && func0.call(data, "slot")) {
                        let data96 = data.slot;
                        if (typeof data96 === "string") {
                          if (!pattern1.test(data96)) {
                            const err254 = { instancePath: instancePath + "/slot", schemaPath: "#/anyOf/9/properties/slot/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, message: 'must match pattern "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$"' };
                            if (vErrors === null) {
                              vErrors = [err254];
                            } else {
                              vErrors.push(err254);
                            }
                            errors++;
                          }
                        } else {
                          const err255 = { instancePath: instancePath + "/slot", schemaPath: "#/anyOf/9/properties/slot/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err255];
                          } else {
                            vErrors.push(err255);
                          }
                          errors++;
                        }
                      }
                      if (data.why !== void 0 && func0.call(data, "why")) {
                        if (typeof data.why !== "string") {
                          const err256 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/9/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err256];
                          } else {
                            vErrors.push(err256);
                          }
                          errors++;
                        }
                      }
                      if (data.after !== void 0 && func0.call(data, "after")) {
                        let data98 = data.after;
                        if (data98 && typeof data98 == "object" && !Array.isArray(data98)) {
                          if (data98.lines === void 0 || !func0.call(data98, "lines")) {
                            const err257 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/9/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                            if (vErrors === null) {
                              vErrors = [err257];
                            } else {
                              vErrors.push(err257);
                            }
                            errors++;
                          }
                          if (data98.sha256 === void 0 || !func0.call(data98, "sha256")) {
                            const err258 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/9/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                            if (vErrors === null) {
                              vErrors = [err258];
                            } else {
                              vErrors.push(err258);
                            }
                            errors++;
                          }
                          for (const key20 of Object.keys(data98)) {
                            if (!(key20 === "lines" || key20 === "sha256")) {
                              const err259 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/9/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key20 }, message: "must NOT have additional properties" };
                              if (vErrors === null) {
                                vErrors = [err259];
                              } else {
                                vErrors.push(err259);
                              }
                              errors++;
                            }
                          }
                          if (data98.lines !== void 0 && func0.call(data98, "lines")) {
                            let data99 = data98.lines;
                            if (!(typeof data99 == "number" && (!(data99 % 1) && !isNaN(data99)) && isFinite(data99))) {
                              const err260 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/9/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                              if (vErrors === null) {
                                vErrors = [err260];
                              } else {
                                vErrors.push(err260);
                              }
                              errors++;
                            }
                            if (typeof data99 == "number" && isFinite(data99)) {
                              if (data99 < 0 || isNaN(data99)) {
                                const err261 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/9/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                if (vErrors === null) {
                                  vErrors = [err261];
                                } else {
                                  vErrors.push(err261);
                                }
                                errors++;
                              }
                            }
                          }
                          if (data98.sha256 !== void 0 && func0.call(data98, "sha256")) {
                            let data100 = data98.sha256;
                            if (typeof data100 === "string") {
                              if (!pattern2.test(data100)) {
                                const err262 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/9/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                if (vErrors === null) {
                                  vErrors = [err262];
                                } else {
                                  vErrors.push(err262);
                                }
                                errors++;
                              }
                            } else {
                              const err263 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/9/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err263];
                              } else {
                                vErrors.push(err263);
                              }
                              errors++;
                            }
                          }
                        } else {
                          const err264 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/9/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                          if (vErrors === null) {
                            vErrors = [err264];
                          } else {
                            vErrors.push(err264);
                          }
                          errors++;
                        }
                      }
                      if (data.seal !== void 0 && func0.call(data, "seal")) {
                        let data101 = data.seal;
                        if (typeof data101 === "string") {
                          if (!pattern2.test(data101)) {
                            const err265 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/9/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                            if (vErrors === null) {
                              vErrors = [err265];
                            } else {
                              vErrors.push(err265);
                            }
                            errors++;
                          }
                        } else {
                          const err266 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/9/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err266];
                          } else {
                            vErrors.push(err266);
                          }
                          errors++;
                        }
                      }
                    } else {
                      const err267 = { instancePath, schemaPath: "#/anyOf/9/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      if (vErrors === null) {
                        vErrors = [err267];
                      } else {
                        vErrors.push(err267);
                      }
                      errors++;
                    }
                    var _valid0 = _errs219 === errors;
                    valid0 = valid0 || _valid0;
                    if (!valid0) {
                      const _errs243 = errors;
                      if (data && typeof data == "object" && !Array.isArray(data)) {
                        if (data.at === void 0 || !func0.call(data, "at")) {
                          const err268 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                          if (vErrors === null) {
                            vErrors = [err268];
                          } else {
                            vErrors.push(err268);
                          }
                          errors++;
                        }
                        if (data.kind === void 0 || !func0.call(data, "kind")) {
                          const err269 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                          if (vErrors === null) {
                            vErrors = [err269];
                          } else {
                            vErrors.push(err269);
                          }
                          errors++;
                        }
                        if (data.agentId === void 0 || !func0.call(data, "agentId")) {
                          const err270 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "agentId" }, message: "must have required property 'agentId'" };
                          if (vErrors === null) {
                            vErrors = [err270];
                          } else {
                            vErrors.push(err270);
                          }
                          errors++;
                        }
                        if (data.agent === void 0 || !func0.call(data, "agent")) {
                          const err271 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'" };
                          if (vErrors === null) {
                            vErrors = [err271];
                          } else {
                            vErrors.push(err271);
                          }
                          errors++;
                        }
                        if (data.why === void 0 || !func0.call(data, "why")) {
                          const err272 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                          if (vErrors === null) {
                            vErrors = [err272];
                          } else {
                            vErrors.push(err272);
                          }
                          errors++;
                        }
                        for (const key21 of Object.keys(data)) {
                          if (!(key21 === "at" || key21 === "kind" || key21 === "agentId" || key21 === "agent" || key21 === "why" || key21 === "after" || key21 === "seal")) {
                            const err273 = { instancePath, schemaPath: "#/anyOf/10/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key21 }, message: "must NOT have additional properties" };
                            if (vErrors === null) {
                              vErrors = [err273];
                            } else {
                              vErrors.push(err273);
                            }
                            errors++;
                          }
                        }
                        if (data.at !== void 0 && func0.call(data, "at")) {
                          let data102 = data.at;
                          if (typeof data102 === "string") {
                            if (!pattern0.test(data102)) {
                              const err274 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/10/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                              if (vErrors === null) {
                                vErrors = [err274];
                              } else {
                                vErrors.push(err274);
                              }
                              errors++;
                            }
                          } else {
                            const err275 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/10/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err275];
                            } else {
                              vErrors.push(err275);
                            }
                            errors++;
                          }
                        }
                        if (data.kind !== void 0 && func0.call(data, "kind")) {
                          let data103 = data.kind;
                          if (typeof data103 !== "string") {
                            const err276 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/10/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err276];
                            } else {
                              vErrors.push(err276);
                            }
                            errors++;
                          }
                          if ("ignored" !== data103) {
                            const err277 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/10/properties/kind/const", keyword: "const", params: { allowedValue: "ignored" }, message: "must be equal to constant" };
                            if (vErrors === null) {
                              vErrors = [err277];
                            } else {
                              vErrors.push(err277);
                            }
                            errors++;
                          }
                        }
                        if (data.agentId !== void 0 && func0.call(data, "agentId")) {
                          let data104 = data.agentId;
                          if (typeof data104 === "string") {
                            if (func112(data104) < 1) {
                              const err278 = { instancePath: instancePath + "/agentId", schemaPath: "#/anyOf/10/properties/agentId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                              if (vErrors === null) {
                                vErrors = [err278];
                              } else {
                                vErrors.push(err278);
                              }
                              errors++;
                            }
                          } else {
                            const err279 = { instancePath: instancePath + "/agentId", schemaPath: "#/anyOf/10/properties/agentId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err279];
                            } else {
                              vErrors.push(err279);
                            }
                            errors++;
                          }
                        }
                        if (data.agent !== void 0 && func0.call(data, "agent")) {
                          if (typeof data.agent !== "string") {
                            const err280 = { instancePath: instancePath + "/agent", schemaPath: "#/anyOf/10/properties/agent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err280];
                            } else {
                              vErrors.push(err280);
                            }
                            errors++;
                          }
                        }
                        if (data.why !== void 0 && func0.call(data, "why")) {
                          if (typeof data.why !== "string") {
                            const err281 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/10/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err281];
                            } else {
                              vErrors.push(err281);
                            }
                            errors++;
                          }
                        }
                        if (data.after !== void 0 && func0.call(data, "after")) {
                          let data107 = data.after;
                          if (data107 && typeof data107 == "object" && !Array.isArray(data107)) {
                            if (data107.lines === void 0 || !func0.call(data107, "lines")) {
                              const err282 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/10/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                              if (vErrors === null) {
                                vErrors = [err282];
                              } else {
                                vErrors.push(err282);
                              }
                              errors++;
                            }
                            if (data107.sha256 === void 0 || !func0.call(data107, "sha256")) {
                              const err283 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/10/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                              if (vErrors === null) {
                                vErrors = [err283];
                              } else {
                                vErrors.push(err283);
                              }
                              errors++;
                            }
                            for (const key22 of Object.keys(data107)) {
                              if (!(key22 === "lines" || key22 === "sha256")) {
                                const err284 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/10/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key22 }, message: "must NOT have additional properties" };
                                if (vErrors === null) {
                                  vErrors = [err284];
                                } else {
                                  vErrors.push(err284);
                                }
                                errors++;
                              }
                            }
                            if (data107.lines !== void 0 && func0.call(data107, "lines")) {
                              let data108 = data107.lines;
                              if (!(typeof data108 == "number" && (!(data108 % 1) && !isNaN(data108)) && isFinite(data108))) {
                                const err285 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/10/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                if (vErrors === null) {
                                  vErrors = [err285];
                                } else {
                                  vErrors.push(err285);
                                }
                                errors++;
                              }
                              if (typeof data108 == "number" && isFinite(data108)) {
                                if (data108 < 0 || isNaN(data108)) {
                                  const err286 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/10/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                  if (vErrors === null) {
                                    vErrors = [err286];
                                  } else {
                                    vErrors.push(err286);
                                  }
                                  errors++;
                                }
                              }
                            }
                            if (data107.sha256 !== void 0 && func0.call(data107, "sha256")) {
                              let data109 = data107.sha256;
                              if (typeof data109 === "string") {
                                if (!pattern2.test(data109)) {
                                  const err287 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/10/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                  if (vErrors === null) {
                                    vErrors = [err287];
                                  } else {
                                    vErrors.push(err287);
                                  }
                                  errors++;
                                }
                              } else {
                                const err288 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/10/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err288];
                                } else {
                                  vErrors.push(err288);
                                }
                                errors++;
                              }
                            }
                          } else {
                            const err289 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/10/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                            if (vErrors === null) {
                              vErrors = [err289];
                            } else {
                              vErrors.push(err289);
                            }
                            errors++;
                          }
                        }
                        if (data.seal !== void 0 && func0.call(data, "seal")) {
                          let data110 = data.seal;
                          if (typeof data110 === "string") {
                            if (!pattern2.test(data110)) {
                              const err290 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/10/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                              if (vErrors === null) {
                                vErrors = [err290];
                              } else {
                                vErrors.push(err290);
                              }
                              errors++;
                            }
                          } else {
                            const err291 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/10/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err291];
                            } else {
                              vErrors.push(err291);
                            }
                            errors++;
                          }
                        }
                      } else {
                        const err292 = { instancePath, schemaPath: "#/anyOf/10/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                        if (vErrors === null) {
                          vErrors = [err292];
                        } else {
                          vErrors.push(err292);
                        }
                        errors++;
                      }
                      var _valid0 = _errs243 === errors;
                      valid0 = valid0 || _valid0;
                      if (!valid0) {
                        const _errs265 = errors;
                        if (data && typeof data == "object" && !Array.isArray(data)) {
                          if (data.at === void 0 || !func0.call(data, "at")) {
                            const err293 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                            if (vErrors === null) {
                              vErrors = [err293];
                            } else {
                              vErrors.push(err293);
                            }
                            errors++;
                          }
                          if (data.kind === void 0 || !func0.call(data, "kind")) {
                            const err294 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                            if (vErrors === null) {
                              vErrors = [err294];
                            } else {
                              vErrors.push(err294);
                            }
                            errors++;
                          }
                          if (data.slot === void 0 || !func0.call(data, "slot")) {
                            const err295 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "slot" }, message: "must have required property 'slot'" };
                            if (vErrors === null) {
                              vErrors = [err295];
                            } else {
                              vErrors.push(err295);
                            }
                            errors++;
                          }
                          if (data.agentId === void 0 || !func0.call(data, "agentId")) {
                            const err296 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "agentId" }, message: "must have required property 'agentId'" };
                            if (vErrors === null) {
                              vErrors = [err296];
                            } else {
                              vErrors.push(err296);
                            }
                            errors++;
                          }
                          if (data.sha256 === void 0 || !func0.call(data, "sha256")) {
                            const err297 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                            if (vErrors === null) {
                              vErrors = [err297];
                            } else {
                              vErrors.push(err297);
                            }
                            errors++;
                          }
                          if (data.bytes === void 0 || !func0.call(data, "bytes")) {
                            const err298 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "bytes" }, message: "must have required property 'bytes'" };
                            if (vErrors === null) {
                              vErrors = [err298];
                            } else {
                              vErrors.push(err298);
                            }
                            errors++;
                          }
                          if (data.tokens === void 0 || !func0.call(data, "tokens")) {
                            const err299 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "tokens" }, message: "must have required property 'tokens'" };
                            if (vErrors === null) {
                              vErrors = [err299];
                            } else {
                              vErrors.push(err299);
                            }
                            errors++;
                          }
                          if (data.milliseconds === void 0 || !func0.call(data, "milliseconds")) {
                            const err300 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "milliseconds" }, message: "must have required property 'milliseconds'" };
                            if (vErrors === null) {
                              vErrors = [err300];
                            } else {
                              vErrors.push(err300);
                            }
                            errors++;
                          }
                          for (const key23 of Object.keys(data)) {
                            if (!func0.call(schema11.anyOf[11].properties, key23)) {
                              const err301 = { instancePath, schemaPath: "#/anyOf/11/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key23 }, message: "must NOT have additional properties" };
                              if (vErrors === null) {
                                vErrors = [err301];
                              } else {
                                vErrors.push(err301);
                              }
                              errors++;
                            }
                          }
                          if (data.at !== void 0 && func0.call(data, "at")) {
                            let data111 = data.at;
                            if (typeof data111 === "string") {
                              if (!pattern0.test(data111)) {
                                const err302 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/11/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                if (vErrors === null) {
                                  vErrors = [err302];
                                } else {
                                  vErrors.push(err302);
                                }
                                errors++;
                              }
                            } else {
                              const err303 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/11/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err303];
                              } else {
                                vErrors.push(err303);
                              }
                              errors++;
                            }
                          }
                          if (data.kind !== void 0 && func0.call(data, "kind")) {
                            let data112 = data.kind;
                            if (typeof data112 !== "string") {
                              const err304 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/11/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err304];
                              } else {
                                vErrors.push(err304);
                              }
                              errors++;
                            }
                            if ("stored" !== data112) {
                              const err305 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/11/properties/kind/const", keyword: "const", params: { allowedValue: "stored" }, message: "must be equal to constant" };
                              if (vErrors === null) {
                                vErrors = [err305];
                              } else {
                                vErrors.push(err305);
                              }
                              errors++;
                            }
                          }
                          if (data.slot !== void 0 && func0.call(data, "slot")) {
                            let data113 = data.slot;
                            if (typeof data113 === "string") {
                              if (!pattern1.test(data113)) {
                                const err306 = { instancePath: instancePath + "/slot", schemaPath: "#/anyOf/11/properties/slot/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, message: 'must match pattern "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$"' };
                                if (vErrors === null) {
                                  vErrors = [err306];
                                } else {
                                  vErrors.push(err306);
                                }
                                errors++;
                              }
                            } else {
                              const err307 = { instancePath: instancePath + "/slot", schemaPath: "#/anyOf/11/properties/slot/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err307];
                              } else {
                                vErrors.push(err307);
                              }
                              errors++;
                            }
                          }
                          if (data.agentId !== void 0 && func0.call(data, "agentId")) {
                            let data114 = data.agentId;
                            if (typeof data114 === "string") {
                              if (func112(data114) < 1) {
                                const err308 = { instancePath: instancePath + "/agentId", schemaPath: "#/anyOf/11/properties/agentId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                if (vErrors === null) {
                                  vErrors = [err308];
                                } else {
                                  vErrors.push(err308);
                                }
                                errors++;
                              }
                            } else {
                              const err309 = { instancePath: instancePath + "/agentId", schemaPath: "#/anyOf/11/properties/agentId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err309];
                              } else {
                                vErrors.push(err309);
                              }
                              errors++;
                            }
                          }
                          if (data.sha256 !== void 0 && func0.call(data, "sha256")) {
                            let data115 = data.sha256;
                            if (typeof data115 === "string") {
                              if (!pattern2.test(data115)) {
                                const err310 = { instancePath: instancePath + "/sha256", schemaPath: "#/anyOf/11/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                if (vErrors === null) {
                                  vErrors = [err310];
                                } else {
                                  vErrors.push(err310);
                                }
                                errors++;
                              }
                            } else {
                              const err311 = { instancePath: instancePath + "/sha256", schemaPath: "#/anyOf/11/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err311];
                              } else {
                                vErrors.push(err311);
                              }
                              errors++;
                            }
                          }
                          if (data.bytes !== void 0 && func0.call(data, "bytes")) {
                            let data116 = data.bytes;
                            if (!(typeof data116 == "number" && (!(data116 % 1) && !isNaN(data116)) && isFinite(data116))) {
                              const err312 = { instancePath: instancePath + "/bytes", schemaPath: "#/anyOf/11/properties/bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                              if (vErrors === null) {
                                vErrors = [err312];
                              } else {
                                vErrors.push(err312);
                              }
                              errors++;
                            }
                            if (typeof data116 == "number" && isFinite(data116)) {
                              if (data116 < 0 || isNaN(data116)) {
                                const err313 = { instancePath: instancePath + "/bytes", schemaPath: "#/anyOf/11/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                if (vErrors === null) {
                                  vErrors = [err313];
                                } else {
                                  vErrors.push(err313);
                                }
                                errors++;
                              }
                            }
                          }
                          if (data.tokens !== void 0 && func0.call(data, "tokens")) {
                            let data117 = data.tokens;
                            const _errs281 = errors;
                            let valid39 = false;
                            const _errs282 = errors;
                            if (!(typeof data117 == "number" && (!(data117 % 1) && !isNaN(data117)) && isFinite(data117))) {
                              const err314 = { instancePath: instancePath + "/tokens", schemaPath: "#/anyOf/11/properties/tokens/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                              if (vErrors === null) {
                                vErrors = [err314];
                              } else {
                                vErrors.push(err314);
                              }
                              errors++;
                            }
                            if (typeof data117 == "number" && isFinite(data117)) {
                              if (data117 < 0 || isNaN(data117)) {
                                const err315 = { instancePath: instancePath + "/tokens", schemaPath: "#/anyOf/11/properties/tokens/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                if (vErrors === null) {
                                  vErrors = [err315];
                                } else {
                                  vErrors.push(err315);
                                }
                                errors++;
                              }
                            }
                            var _valid1 = _errs282 === errors;
                            valid39 = valid39 || _valid1;
                            if (!valid39) {
                              const _errs284 = errors;
                              if (data117 !== null) {
                                const err316 = { instancePath: instancePath + "/tokens", schemaPath: "#/anyOf/11/properties/tokens/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                if (vErrors === null) {
                                  vErrors = [err316];
                                } else {
                                  vErrors.push(err316);
                                }
                                errors++;
                              }
                              var _valid1 = _errs284 === errors;
                              valid39 = valid39 || _valid1;
                            }
                            if (!valid39) {
                              const err317 = { instancePath: instancePath + "/tokens", schemaPath: "#/anyOf/11/properties/tokens/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                              if (vErrors === null) {
                                vErrors = [err317];
                              } else {
                                vErrors.push(err317);
                              }
                              errors++;
                            } else {
                              errors = _errs281;
                              if (vErrors !== null) {
                                if (_errs281) {
                                  vErrors.length = _errs281;
                                } else {
                                  vErrors = null;
                                }
                              }
                            }
                          }
                          if (data.milliseconds !== void 0 && func0.call(data, "milliseconds")) {
                            let data118 = data.milliseconds;
                            const _errs287 = errors;
                            let valid40 = false;
                            const _errs288 = errors;
                            if (!(typeof data118 == "number" && (!(data118 % 1) && !isNaN(data118)) && isFinite(data118))) {
                              const err318 = { instancePath: instancePath + "/milliseconds", schemaPath: "#/anyOf/11/properties/milliseconds/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                              if (vErrors === null) {
                                vErrors = [err318];
                              } else {
                                vErrors.push(err318);
                              }
                              errors++;
                            }
                            if (typeof data118 == "number" && isFinite(data118)) {
                              if (data118 < 0 || isNaN(data118)) {
                                const err319 = { instancePath: instancePath + "/milliseconds", schemaPath: "#/anyOf/11/properties/milliseconds/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                if (vErrors === null) {
                                  vErrors = [err319];
                                } else {
                                  vErrors.push(err319);
                                }
                                errors++;
                              }
                            }
                            var _valid2 = _errs288 === errors;
                            valid40 = valid40 || _valid2;
                            if (!valid40) {
                              const _errs290 = errors;
                              if (data118 !== null) {
                                const err320 = { instancePath: instancePath + "/milliseconds", schemaPath: "#/anyOf/11/properties/milliseconds/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                if (vErrors === null) {
                                  vErrors = [err320];
                                } else {
                                  vErrors.push(err320);
                                }
                                errors++;
                              }
                              var _valid2 = _errs290 === errors;
                              valid40 = valid40 || _valid2;
                            }
                            if (!valid40) {
                              const err321 = { instancePath: instancePath + "/milliseconds", schemaPath: "#/anyOf/11/properties/milliseconds/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                              if (vErrors === null) {
                                vErrors = [err321];
                              } else {
                                vErrors.push(err321);
                              }
                              errors++;
                            } else {
                              errors = _errs287;
                              if (vErrors !== null) {
                                if (_errs287) {
                                  vErrors.length = _errs287;
                                } else {
                                  vErrors = null;
                                }
                              }
                            }
                          }
                          if (data.after !== void 0 && func0.call(data, "after")) {
                            let data119 = data.after;
                            if (data119 && typeof data119 == "object" && !Array.isArray(data119)) {
                              if (data119.lines === void 0 || !func0.call(data119, "lines")) {
                                const err322 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/11/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                if (vErrors === null) {
                                  vErrors = [err322];
                                } else {
                                  vErrors.push(err322);
                                }
                                errors++;
                              }
                              if (data119.sha256 === void 0 || !func0.call(data119, "sha256")) {
                                const err323 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/11/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                if (vErrors === null) {
                                  vErrors = [err323];
                                } else {
                                  vErrors.push(err323);
                                }
                                errors++;
                              }
                              for (const key24 of Object.keys(data119)) {
                                if (!(key24 === "lines" || key24 === "sha256")) {
                                  const err324 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/11/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key24 }, message: "must NOT have additional properties" };
                                  if (vErrors === null) {
                                    vErrors = [err324];
                                  } else {
                                    vErrors.push(err324);
                                  }
                                  errors++;
                                }
                              }
                              if (data119.lines !== void 0 && func0.call(data119, "lines")) {
                                let data120 = data119.lines;
                                if (!(typeof data120 == "number" && (!(data120 % 1) && !isNaN(data120)) && isFinite(data120))) {
                                  const err325 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/11/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                  if (vErrors === null) {
                                    vErrors = [err325];
                                  } else {
                                    vErrors.push(err325);
                                  }
                                  errors++;
                                }
                                if (typeof data120 == "number" && isFinite(data120)) {
                                  if (data120 < 0 || isNaN(data120)) {
                                    const err326 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/11/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                    if (vErrors === null) {
                                      vErrors = [err326];
                                    } else {
                                      vErrors.push(err326);
                                    }
                                    errors++;
                                  }
                                }
                              }
                              if (data119.sha256 !== void 0 && func0.call(data119, "sha256")) {
                                let data121 = data119.sha256;
                                if (typeof data121 === "string") {
                                  if (!pattern2.test(data121)) {
                                    const err327 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/11/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                    if (vErrors === null) {
                                      vErrors = [err327];
                                    } else {
                                      vErrors.push(err327);
                                    }
                                    errors++;
                                  }
                                } else {
                                  const err328 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/11/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                  if (vErrors === null) {
                                    vErrors = [err328];
                                  } else {
                                    vErrors.push(err328);
                                  }
                                  errors++;
                                }
                              }
                            } else {
                              const err329 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/11/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                              if (vErrors === null) {
                                vErrors = [err329];
                              } else {
                                vErrors.push(err329);
                              }
                              errors++;
                            }
                          }
                          if (data.seal !== void 0 && func0.call(data, "seal")) {
                            let data122 = data.seal;
                            if (typeof data122 === "string") {
                              if (!pattern2.test(data122)) {
                                const err330 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/11/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                if (vErrors === null) {
                                  vErrors = [err330];
                                } else {
                                  vErrors.push(err330);
                                }
                                errors++;
                              }
                            } else {
                              const err331 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/11/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
                        var _valid0 = _errs265 === errors;
                        valid0 = valid0 || _valid0;
                        if (!valid0) {
                          const _errs301 = errors;
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
                            if (data.slot === void 0 || !func0.call(data, "slot")) {
                              const err335 = { instancePath, schemaPath: "#/anyOf/12/required", keyword: "required", params: { missingProperty: "slot" }, message: "must have required property 'slot'" };
                              if (vErrors === null) {
                                vErrors = [err335];
                              } else {
                                vErrors.push(err335);
                              }
                              errors++;
                            }
                            if (data.why === void 0 || !func0.call(data, "why")) {
                              const err336 = { instancePath, schemaPath: "#/anyOf/12/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                              if (vErrors === null) {
                                vErrors = [err336];
                              } else {
                                vErrors.push(err336);
                              }
                              errors++;
                            }
                            for (const key25 of Object.keys(data)) {
                              if (!(key25 === "at" || key25 === "kind" || key25 === "slot" || key25 === "why" || key25 === "after" || key25 === "seal")) {
                                const err337 = { instancePath, schemaPath: "#/anyOf/12/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key25 }, message: "must NOT have additional properties" };
                                if (vErrors === null) {
                                  vErrors = [err337];
                                } else {
                                  vErrors.push(err337);
                                }
                                errors++;
                              }
                            }
                            if (data.at !== void 0 && func0.call(data, "at")) {
                              let data123 = data.at;
                              if (typeof data123 === "string") {
                                if (!pattern0.test(data123)) {
                                  const err338 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/12/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                  if (vErrors === null) {
                                    vErrors = [err338];
                                  } else {
                                    vErrors.push(err338);
                                  }
                                  errors++;
                                }
                              } else {
                                const err339 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/12/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err339];
                                } else {
                                  vErrors.push(err339);
                                }
                                errors++;
                              }
                            }
                            if (data.kind !== void 0 && func0.call(data, "kind")) {
                              let data124 = data.kind;
                              if (typeof data124 !== "string") {
                                const err340 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/12/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err340];
                                } else {
                                  vErrors.push(err340);
                                }
                                errors++;
                              }
                              if ("lost" !== data124) {
                                const err341 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/12/properties/kind/const", keyword: "const", params: { allowedValue: "lost" }, message: "must be equal to constant" };
                                if (vErrors === null) {
                                  vErrors = [err341];
                                } else {
                                  vErrors.push(err341);
                                }
                                errors++;
                              }
                            }
                            if (data.slot !== void 0 && func0.call(data, "slot")) {
                              let data125 = data.slot;
                              if (typeof data125 === "string") {
                                if (!pattern1.test(data125)) {
                                  const err342 = { instancePath: instancePath + "/slot", schemaPath: "#/anyOf/12/properties/slot/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, message: 'must match pattern "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$"' };
                                  if (vErrors === null) {
                                    vErrors = [err342];
                                  } else {
                                    vErrors.push(err342);
                                  }
                                  errors++;
                                }
                              } else {
                                const err343 = { instancePath: instancePath + "/slot", schemaPath: "#/anyOf/12/properties/slot/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err343];
                                } else {
                                  vErrors.push(err343);
                                }
                                errors++;
                              }
                            }
                            if (data.why !== void 0 && func0.call(data, "why")) {
                              if (typeof data.why !== "string") {
                                const err344 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/12/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err344];
                                } else {
                                  vErrors.push(err344);
                                }
                                errors++;
                              }
                            }
                            if (data.after !== void 0 && func0.call(data, "after")) {
                              let data127 = data.after;
                              if (data127 && typeof data127 == "object" && !Array.isArray(data127)) {
                                if (data127.lines === void 0 || !func0.call(data127, "lines")) {
                                  const err345 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/12/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                  if (vErrors === null) {
                                    vErrors = [err345];
                                  } else {
                                    vErrors.push(err345);
                                  }
                                  errors++;
                                }
                                if (data127.sha256 === void 0 || !func0.call(data127, "sha256")) {
                                  const err346 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/12/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                  if (vErrors === null) {
                                    vErrors = [err346];
                                  } else {
                                    vErrors.push(err346);
                                  }
                                  errors++;
                                }
                                for (const key26 of Object.keys(data127)) {
                                  if (!(key26 === "lines" || key26 === "sha256")) {
                                    const err347 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/12/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key26 }, message: "must NOT have additional properties" };
                                    if (vErrors === null) {
                                      vErrors = [err347];
                                    } else {
                                      vErrors.push(err347);
                                    }
                                    errors++;
                                  }
                                }
                                if (data127.lines !== void 0 && func0.call(data127, "lines")) {
                                  let data128 = data127.lines;
                                  if (!(typeof data128 == "number" && (!(data128 % 1) && !isNaN(data128)) && isFinite(data128))) {
                                    const err348 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/12/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                    if (vErrors === null) {
                                      vErrors = [err348];
                                    } else {
                                      vErrors.push(err348);
                                    }
                                    errors++;
                                  }
                                  if (typeof data128 == "number" && isFinite(data128)) {
                                    if (data128 < 0 || isNaN(data128)) {
                                      const err349 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/12/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                      if (vErrors === null) {
                                        vErrors = [err349];
                                      } else {
                                        vErrors.push(err349);
                                      }
                                      errors++;
                                    }
                                  }
                                }
                                if (data127.sha256 !== void 0 && func0.call(data127, "sha256")) {
                                  let data129 = data127.sha256;
                                  if (typeof data129 === "string") {
                                    if (!pattern2.test(data129)) {
                                      const err350 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/12/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                      if (vErrors === null) {
                                        vErrors = [err350];
                                      } else {
                                        vErrors.push(err350);
                                      }
                                      errors++;
                                    }
                                  } else {
                                    const err351 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/12/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    if (vErrors === null) {
                                      vErrors = [err351];
                                    } else {
                                      vErrors.push(err351);
                                    }
                                    errors++;
                                  }
                                }
                              } else {
                                const err352 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/12/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                if (vErrors === null) {
                                  vErrors = [err352];
                                } else {
                                  vErrors.push(err352);
                                }
                                errors++;
                              }
                            }
                            if (data.seal !== void 0 && func0.call(data, "seal")) {
                              let data130 = data.seal;
                              if (typeof data130 === "string") {
                                if (!pattern2.test(data130)) {
                                  const err353 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/12/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                  if (vErrors === null) {
                                    vErrors = [err353];
                                  } else {
                                    vErrors.push(err353);
                                  }
                                  errors++;
                                }
                              } else {
                                const err354 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/12/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err354];
                                } else {
                                  vErrors.push(err354);
                                }
                                errors++;
                              }
                            }
                          } else {
                            const err355 = { instancePath, schemaPath: "#/anyOf/12/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                            if (vErrors === null) {
                              vErrors = [err355];
                            } else {
                              vErrors.push(err355);
                            }
                            errors++;
                          }
                          var _valid0 = _errs301 === errors;
                          valid0 = valid0 || _valid0;
                          if (!valid0) {
                            const _errs321 = errors;
                            if (data && typeof data == "object" && !Array.isArray(data)) {
                              if (data.at === void 0 || !func0.call(data, "at")) {
                                const err356 = { instancePath, schemaPath: "#/anyOf/13/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                if (vErrors === null) {
                                  vErrors = [err356];
                                } else {
                                  vErrors.push(err356);
                                }
                                errors++;
                              }
                              if (data.kind === void 0 || !func0.call(data, "kind")) {
                                const err357 = { instancePath, schemaPath: "#/anyOf/13/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                if (vErrors === null) {
                                  vErrors = [err357];
                                } else {
                                  vErrors.push(err357);
                                }
                                errors++;
                              }
                              if (data.files === void 0 || !func0.call(data, "files")) {
                                const err358 = { instancePath, schemaPath: "#/anyOf/13/required", keyword: "required", params: { missingProperty: "files" }, message: "must have required property 'files'" };
                                if (vErrors === null) {
                                  vErrors = [err358];
                                } else {
                                  vErrors.push(err358);
                                }
                                errors++;
                              }
                              for (const key27 of Object.keys(data)) {
                                if (!(key27 === "at" || key27 === "kind" || key27 === "files" || key27 === "after" || key27 === "seal")) {
                                  const err359 = { instancePath, schemaPath: "#/anyOf/13/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key27 }, message: "must NOT have additional properties" };
                                  if (vErrors === null) {
                                    vErrors = [err359];
                                  } else {
                                    vErrors.push(err359);
                                  }
                                  errors++;
                                }
                              }
                              if (data.at !== void 0 && func0.call(data, "at")) {
                                let data131 = data.at;
                                if (typeof data131 === "string") {
                                  if (!pattern0.test(data131)) {
                                    const err360 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/13/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                    if (vErrors === null) {
                                      vErrors = [err360];
                                    } else {
                                      vErrors.push(err360);
                                    }
                                    errors++;
                                  }
                                } else {
                                  const err361 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/13/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                  if (vErrors === null) {
                                    vErrors = [err361];
                                  } else {
                                    vErrors.push(err361);
                                  }
                                  errors++;
                                }
                              }
                              if (data.kind !== void 0 && func0.call(data, "kind")) {
                                let data132 = data.kind;
                                if (typeof data132 !== "string") {
                                  const err362 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/13/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                  if (vErrors === null) {
                                    vErrors = [err362];
                                  } else {
                                    vErrors.push(err362);
                                  }
                                  errors++;
                                }
                                if ("sealed" !== data132) {
                                  const err363 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/13/properties/kind/const", keyword: "const", params: { allowedValue: "sealed" }, message: "must be equal to constant" };
                                  if (vErrors === null) {
                                    vErrors = [err363];
                                  } else {
                                    vErrors.push(err363);
                                  }
                                  errors++;
                                }
                              }
                              if (data.files !== void 0 && func0.call(data, "files")) {
                                let data133 = data.files;
                                if (data133 && typeof data133 == "object" && !Array.isArray(data133)) {
                                  for (const key28 of Object.keys(data133)) {
                                    if (pattern52.test(key28)) {
                                      let data134 = data133[key28];
                                      if (typeof data134 === "string") {
                                        if (!pattern2.test(data134)) {
                                          const err364 = { instancePath: instancePath + "/files/" + key28.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/anyOf/13/properties/files/patternProperties/%5E.*%24/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                          if (vErrors === null) {
                                            vErrors = [err364];
                                          } else {
                                            vErrors.push(err364);
                                          }
                                          errors++;
                                        }
                                      } else {
                                        const err365 = { instancePath: instancePath + "/files/" + key28.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/anyOf/13/properties/files/patternProperties/%5E.*%24/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        if (vErrors === null) {
                                          vErrors = [err365];
                                        } else {
                                          vErrors.push(err365);
                                        }
                                        errors++;
                                      }
                                    }
                                  }
                                } else {
                                  const err366 = { instancePath: instancePath + "/files", schemaPath: "#/anyOf/13/properties/files/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                  if (vErrors === null) {
                                    vErrors = [err366];
                                  } else {
                                    vErrors.push(err366);
                                  }
                                  errors++;
                                }
                              }
                              if (data.after !== void 0 && func0.call(data, "after")) {
                                let data135 = data.after;
                                if (data135 && typeof data135 == "object" && !Array.isArray(data135)) {
                                  if (data135.lines === void 0 || !func0.call(data135, "lines")) {
                                    const err367 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/13/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                    if (vErrors === null) {
                                      vErrors = [err367];
                                    } else {
                                      vErrors.push(err367);
                                    }
                                    errors++;
                                  }
                                  if (data135.sha256 === void 0 || !func0.call(data135, "sha256")) {
                                    const err368 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/13/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                    if (vErrors === null) {
                                      vErrors = [err368];
                                    } else {
                                      vErrors.push(err368);
                                    }
                                    errors++;
                                  }
                                  for (const key29 of Object.keys(data135)) {
                                    if (!(key29 === "lines" || key29 === "sha256")) {
                                      const err369 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/13/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key29 }, message: "must NOT have additional properties" };
                                      if (vErrors === null) {
                                        vErrors = [err369];
                                      } else {
                                        vErrors.push(err369);
                                      }
                                      errors++;
                                    }
                                  }
                                  if (data135.lines !== void 0 && func0.call(data135, "lines")) {
                                    let data136 = data135.lines;
                                    if (!(typeof data136 == "number" && (!(data136 % 1) && !isNaN(data136)) && isFinite(data136))) {
                                      const err370 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/13/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                      if (vErrors === null) {
                                        vErrors = [err370];
                                      } else {
                                        vErrors.push(err370);
                                      }
                                      errors++;
                                    }
                                    if (typeof data136 == "number" && isFinite(data136)) {
                                      if (data136 < 0 || isNaN(data136)) {
                                        const err371 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/13/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                        if (vErrors === null) {
                                          vErrors = [err371];
                                        } else {
                                          vErrors.push(err371);
                                        }
                                        errors++;
                                      }
                                    }
                                  }
                                  if (data135.sha256 !== void 0 && func0.call(data135, "sha256")) {
                                    let data137 = data135.sha256;
                                    if (typeof data137 === "string") {
                                      if (!pattern2.test(data137)) {
                                        const err372 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/13/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                        if (vErrors === null) {
                                          vErrors = [err372];
                                        } else {
                                          vErrors.push(err372);
                                        }
                                        errors++;
                                      }
                                    } else {
                                      const err373 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/13/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                      if (vErrors === null) {
                                        vErrors = [err373];
                                      } else {
                                        vErrors.push(err373);
                                      }
                                      errors++;
                                    }
                                  }
                                } else {
                                  const err374 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/13/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                  if (vErrors === null) {
                                    vErrors = [err374];
                                  } else {
                                    vErrors.push(err374);
                                  }
                                  errors++;
                                }
                              }
                              if (data.seal !== void 0 && func0.call(data, "seal")) {
                                let data138 = data.seal;
                                if (typeof data138 === "string") {
                                  if (!pattern2.test(data138)) {
                                    const err375 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/13/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                    if (vErrors === null) {
                                      vErrors = [err375];
                                    } else {
                                      vErrors.push(err375);
                                    }
                                    errors++;
                                  }
                                } else {
                                  const err376 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/13/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                  if (vErrors === null) {
                                    vErrors = [err376];
                                  } else {
                                    vErrors.push(err376);
                                  }
                                  errors++;
                                }
                              }
                            } else {
                              const err377 = { instancePath, schemaPath: "#/anyOf/13/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                              if (vErrors === null) {
                                vErrors = [err377];
                              } else {
                                vErrors.push(err377);
                              }
                              errors++;
                            }
                            var _valid0 = _errs321 === errors;
                            valid0 = valid0 || _valid0;
                            if (!valid0) {
                              const _errs341 = errors;
                              if (data && typeof data == "object" && !Array.isArray(data)) {
                                if (data.at === void 0 || !func0.call(data, "at")) {
                                  const err378 = { instancePath, schemaPath: "#/anyOf/14/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                  if (vErrors === null) {
                                    vErrors = [err378];
                                  } else {
                                    vErrors.push(err378);
                                  }
                                  errors++;
                                }
                                if (data.kind === void 0 || !func0.call(data, "kind")) {
                                  const err379 = { instancePath, schemaPath: "#/anyOf/14/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                  if (vErrors === null) {
                                    vErrors = [err379];
                                  } else {
                                    vErrors.push(err379);
                                  }
                                  errors++;
                                }
                                if (data.status === void 0 || !func0.call(data, "status")) {
                                  const err380 = { instancePath, schemaPath: "#/anyOf/14/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
                                  if (vErrors === null) {
                                    vErrors = [err380];
                                  } else {
                                    vErrors.push(err380);
                                  }
                                  errors++;
                                }
                                if (data.exit === void 0 || !func0.call(data, "exit")) {
                                  const err381 = { instancePath, schemaPath: "#/anyOf/14/required", keyword: "required", params: { missingProperty: "exit" }, message: "must have required property 'exit'" };
                                  if (vErrors === null) {
                                    vErrors = [err381];
                                  } else {
                                    vErrors.push(err381);
                                  }
                                  errors++;
                                }
                                for (const key30 of Object.keys(data)) {
                                  if (!(key30 === "at" || key30 === "kind" || key30 === "status" || key30 === "exit" || key30 === "files" || key30 === "after" || key30 === "seal")) {
                                    const err382 = { instancePath, schemaPath: "#/anyOf/14/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key30 }, message: "must NOT have additional properties" };
                                    if (vErrors === null) {
                                      vErrors = [err382];
                                    } else {
                                      vErrors.push(err382);
                                    }
                                    errors++;
                                  }
                                }
                                if (data.at !== void 0 && func0.call(data, "at")) {
                                  let data139 = data.at;
                                  if (typeof data139 === "string") {
                                    if (!pattern0.test(data139)) {
                                      const err383 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/14/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                      if (vErrors === null) {
                                        vErrors = [err383];
                                      } else {
                                        vErrors.push(err383);
                                      }
                                      errors++;
                                    }
                                  } else {
                                    const err384 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/14/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    if (vErrors === null) {
                                      vErrors = [err384];
                                    } else {
                                      vErrors.push(err384);
                                    }
                                    errors++;
                                  }
                                }
                                if (data.kind !== void 0 && func0.call(data, "kind")) {
                                  let data140 = data.kind;
                                  if (typeof data140 !== "string") {
                                    const err385 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/14/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    if (vErrors === null) {
                                      vErrors = [err385];
                                    } else {
                                      vErrors.push(err385);
                                    }
                                    errors++;
                                  }
                                  if ("finished" !== data140) {
                                    const err386 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/14/properties/kind/const", keyword: "const", params: { allowedValue: "finished" }, message: "must be equal to constant" };
                                    if (vErrors === null) {
                                      vErrors = [err386];
                                    } else {
                                      vErrors.push(err386);
                                    }
                                    errors++;
                                  }
                                }
                                if (data.status !== void 0 && func0.call(data, "status")) {
                                  let data141 = data.status;
                                  if (!(data141 === "complete" || data141 === "incomplete" || data141 === "failed")) {
                                    const err387 = { instancePath: instancePath + "/status", schemaPath: "#/anyOf/14/properties/status/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[14].properties.status.enum }, message: "must be equal to one of the allowed values" };
                                    if (vErrors === null) {
                                      vErrors = [err387];
                                    } else {
                                      vErrors.push(err387);
                                    }
                                    errors++;
                                  }
                                }
                                if (data.exit !== void 0 && func0.call(data, "exit")) {
                                  let data142 = data.exit;
                                  if (!(typeof data142 == "number" && (!(data142 % 1) && !isNaN(data142)) && isFinite(data142))) {
                                    const err388 = { instancePath: instancePath + "/exit", schemaPath: "#/anyOf/14/properties/exit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                    if (vErrors === null) {
                                      vErrors = [err388];
                                    } else {
                                      vErrors.push(err388);
                                    }
                                    errors++;
                                  }
                                }
                                if (data.files !== void 0 && func0.call(data, "files")) {
                                  let data143 = data.files;
                                  if (data143 && typeof data143 == "object" && !Array.isArray(data143)) {
                                    for (const key31 of Object.keys(data143)) {
                                      if (pattern52.test(key31)) {
                                        let data144 = data143[key31];
                                        if (typeof data144 === "string") {
                                          if (!pattern2.test(data144)) {
                                            const err389 = { instancePath: instancePath + "/files/" + key31.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/anyOf/14/properties/files/patternProperties/%5E.*%24/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                            if (vErrors === null) {
                                              vErrors = [err389];
                                            } else {
                                              vErrors.push(err389);
                                            }
                                            errors++;
                                          }
                                        } else {
                                          const err390 = { instancePath: instancePath + "/files/" + key31.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/anyOf/14/properties/files/patternProperties/%5E.*%24/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                          if (vErrors === null) {
                                            vErrors = [err390];
                                          } else {
                                            vErrors.push(err390);
                                          }
                                          errors++;
                                        }
                                      }
                                    }
                                  } else {
                                    const err391 = { instancePath: instancePath + "/files", schemaPath: "#/anyOf/14/properties/files/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                    if (vErrors === null) {
                                      vErrors = [err391];
                                    } else {
                                      vErrors.push(err391);
                                    }
                                    errors++;
                                  }
                                }
                                if (data.after !== void 0 && func0.call(data, "after")) {
                                  let data145 = data.after;
                                  if (data145 && typeof data145 == "object" && !Array.isArray(data145)) {
                                    if (data145.lines === void 0 || !func0.call(data145, "lines")) {
                                      const err392 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/14/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                      if (vErrors === null) {
                                        vErrors = [err392];
                                      } else {
                                        vErrors.push(err392);
                                      }
                                      errors++;
                                    }
                                    if (data145.sha256 === void 0 || !func0.call(data145, "sha256")) {
                                      const err393 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/14/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                      if (vErrors === null) {
                                        vErrors = [err393];
                                      } else {
                                        vErrors.push(err393);
                                      }
                                      errors++;
                                    }
                                    for (const key32 of Object.keys(data145)) {
                                      if (!(key32 === "lines" || key32 === "sha256")) {
                                        const err394 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/14/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key32 }, message: "must NOT have additional properties" };
                                        if (vErrors === null) {
                                          vErrors = [err394];
                                        } else {
                                          vErrors.push(err394);
                                        }
                                        errors++;
                                      }
                                    }
                                    if (data145.lines !== void 0 && func0.call(data145, "lines")) {
                                      let data146 = data145.lines;
                                      if (!(typeof data146 == "number" && (!(data146 % 1) && !isNaN(data146)) && isFinite(data146))) {
                                        const err395 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/14/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                        if (vErrors === null) {
                                          vErrors = [err395];
                                        } else {
                                          vErrors.push(err395);
                                        }
                                        errors++;
                                      }
                                      if (typeof data146 == "number" && isFinite(data146)) {
                                        if (data146 < 0 || isNaN(data146)) {
                                          const err396 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/14/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                          if (vErrors === null) {
                                            vErrors = [err396];
                                          } else {
                                            vErrors.push(err396);
                                          }
                                          errors++;
                                        }
                                      }
                                    }
                                    if (data145.sha256 !== void 0 && func0.call(data145, "sha256")) {
                                      let data147 = data145.sha256;
                                      if (typeof data147 === "string") {
                                        if (!pattern2.test(data147)) {
                                          const err397 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/14/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                          if (vErrors === null) {
                                            vErrors = [err397];
                                          } else {
                                            vErrors.push(err397);
                                          }
                                          errors++;
                                        }
                                      } else {
                                        const err398 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/14/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        if (vErrors === null) {
                                          vErrors = [err398];
                                        } else {
                                          vErrors.push(err398);
                                        }
                                        errors++;
                                      }
                                    }
                                  } else {
                                    const err399 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/14/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                    if (vErrors === null) {
                                      vErrors = [err399];
                                    } else {
                                      vErrors.push(err399);
                                    }
                                    errors++;
                                  }
                                }
                                if (data.seal !== void 0 && func0.call(data, "seal")) {
                                  let data148 = data.seal;
                                  if (typeof data148 === "string") {
                                    if (!pattern2.test(data148)) {
                                      const err400 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/14/properties/seal/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                      if (vErrors === null) {
                                        vErrors = [err400];
                                      } else {
                                        vErrors.push(err400);
                                      }
                                      errors++;
                                    }
                                  } else {
                                    const err401 = { instancePath: instancePath + "/seal", schemaPath: "#/anyOf/14/properties/seal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    if (vErrors === null) {
                                      vErrors = [err401];
                                    } else {
                                      vErrors.push(err401);
                                    }
                                    errors++;
                                  }
                                }
                              } else {
                                const err402 = { instancePath, schemaPath: "#/anyOf/14/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                if (vErrors === null) {
                                  vErrors = [err402];
                                } else {
                                  vErrors.push(err402);
                                }
                                errors++;
                              }
                              var _valid0 = _errs341 === errors;
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
  if (!valid0) {
    const err403 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err403];
    } else {
      vErrors.push(err403);
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
