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
parts["ledger-event-B2UGKF5W"] = part((module, exports) => {
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
var schema11 = { "anyOf": [{ "type": "object", "required": ["at", "kind", "phase", "slots", "uncovered"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "planned" }, "phase": { "enum": ["summary", "review", "score", "judge", "hunt", "triage", "fix", "verify"] }, "slots": { "type": "array", "items": { "type": "string", "pattern": "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" } }, "uncovered": { "type": "array", "items": { "type": "object", "required": ["hunk", "why"], "properties": { "hunk": { "type": "string" }, "why": { "type": "string" } }, "additionalProperties": false } }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "slots"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "offered" }, "slots": { "type": "array", "items": { "type": "string", "pattern": "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" } }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "slots"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "given-up" }, "slots": { "type": "array", "items": { "type": "string", "pattern": "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" } }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "slots"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "reopened" }, "slots": { "type": "array", "items": { "type": "string", "pattern": "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" } }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "slot", "session", "toolUse"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "dispatched" }, "slot": { "type": "string", "pattern": "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, "session": { "type": "string", "minLength": 1 }, "toolUse": { "type": "string" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "agent", "session", "why"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "denied" }, "agent": { "type": "string" }, "session": { "type": "string", "minLength": 1 }, "why": { "type": "string" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "agentId", "agent", "tool", "path", "detail", "verdict"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "look" }, "agentId": { "type": "string", "minLength": 1 }, "agent": { "type": "string" }, "tool": { "enum": ["Read", "Grep", "Glob", "Edit", "Write"] }, "path": { "type": "string" }, "detail": { "type": "string" }, "verdict": { "enum": ["allowed", "refused"] }, "why": { "type": "string" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "agentId", "agent", "why"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "sent-back" }, "agentId": { "type": "string", "minLength": 1 }, "agent": { "type": "string" }, "why": { "type": "string" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "agentId", "sha256", "bytes", "remarks"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "accepted" }, "agentId": { "type": "string", "minLength": 1 }, "slot": { "type": "string", "pattern": "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "bytes": { "type": "integer", "minimum": 0 }, "remarks": { "type": "array", "items": { "type": "string" } }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "agent", "why"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "refused" }, "agentId": { "type": "string", "minLength": 1 }, "agent": { "type": "string" }, "slot": { "type": "string", "pattern": "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, "why": { "type": "string" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "agentId", "agent", "why"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "ignored" }, "agentId": { "type": "string", "minLength": 1 }, "agent": { "type": "string" }, "why": { "type": "string" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "slot", "agentId", "sha256", "bytes", "tokens", "milliseconds"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "stored" }, "slot": { "type": "string", "pattern": "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, "agentId": { "type": "string", "minLength": 1 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "bytes": { "type": "integer", "minimum": 0 }, "tokens": { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] }, "milliseconds": { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "slot", "why"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "lost" }, "slot": { "type": "string", "pattern": "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, "why": { "type": "string" }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "files"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "sealed" }, "files": { "type": "object", "patternProperties": { "^.*$": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } } }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "status", "exit"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "finished" }, "status": { "enum": ["complete", "incomplete", "failed"] }, "exit": { "type": "integer" }, "files": { "type": "object", "patternProperties": { "^.*$": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } } }, "after": { "type": "object", "required": ["lines", "sha256"], "properties": { "lines": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false } }, "additionalProperties": false }] };
var func0 = Object.prototype.hasOwnProperty;
var func106 = require_ucs2length().default;
var pattern0 = new RegExp("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$", "u");
var pattern1 = new RegExp("^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$", "u");
var pattern2 = new RegExp("^[0-9a-f]{40,64}$", "u");
var pattern38 = new RegExp("^.*$", "u");
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
      if (!(key0 === "at" || key0 === "kind" || key0 === "phase" || key0 === "slots" || key0 === "uncovered" || key0 === "after")) {
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
      if (!(data2 === "summary" || data2 === "review" || data2 === "score" || data2 === "judge" || data2 === "hunt" || data2 === "triage" || data2 === "fix" || data2 === "verify")) {
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
  } else {
    const err29 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err29];
    } else {
      vErrors.push(err29);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs29 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.at === void 0 || !func0.call(data, "at")) {
        const err30 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
      if (data.kind === void 0 || !func0.call(data, "kind")) {
        const err31 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
      if (data.slots === void 0 || !func0.call(data, "slots")) {
        const err32 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "slots" }, message: "must have required property 'slots'" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
      for (const key3 of Object.keys(data)) {
        if (!(key3 === "at" || key3 === "kind" || key3 === "slots" || key3 === "after")) {
          const err33 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
      }
      if (data.at !== void 0 && func0.call(data, "at")) {
        let data12 = data.at;
        if (typeof data12 === "string") {
          if (!pattern0.test(data12)) {
            const err34 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/1/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        } else {
          const err35 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/1/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
      }
      if (data.kind !== void 0 && func0.call(data, "kind")) {
        let data13 = data.kind;
        if (typeof data13 !== "string") {
          const err36 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/1/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
        if ("offered" !== data13) {
          const err37 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "offered" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
      }
      if (data.slots !== void 0 && func0.call(data, "slots")) {
        let data14 = data.slots;
        if (Array.isArray(data14)) {
          const len2 = data14.length;
          for (let i2 = 0; i2 < len2; i2++) {
            let data15 = data14[i2];
            if (typeof data15 === "string") {
              if (!pattern1.test(data15)) {
                const err38 = { instancePath: instancePath + "/slots/" + i2, schemaPath: "#/anyOf/1/properties/slots/items/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, message: 'must match pattern "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$"' };
                if (vErrors === null) {
                  vErrors = [err38];
                } else {
                  vErrors.push(err38);
                }
                errors++;
              }
            } else {
              const err39 = { instancePath: instancePath + "/slots/" + i2, schemaPath: "#/anyOf/1/properties/slots/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err39];
              } else {
                vErrors.push(err39);
              }
              errors++;
            }
          }
        } else {
          const err40 = { instancePath: instancePath + "/slots", schemaPath: "#/anyOf/1/properties/slots/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
      }
      if (data.after !== void 0 && func0.call(data, "after")) {
        let data16 = data.after;
        if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
          if (data16.lines === void 0 || !func0.call(data16, "lines")) {
            const err41 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/1/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
            if (vErrors === null) {
              vErrors = [err41];
            } else {
              vErrors.push(err41);
            }
            errors++;
          }
          if (data16.sha256 === void 0 || !func0.call(data16, "sha256")) {
            const err42 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/1/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
            if (vErrors === null) {
              vErrors = [err42];
            } else {
              vErrors.push(err42);
            }
            errors++;
          }
          for (const key4 of Object.keys(data16)) {
            if (!(key4 === "lines" || key4 === "sha256")) {
              const err43 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/1/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err43];
              } else {
                vErrors.push(err43);
              }
              errors++;
            }
          }
          if (data16.lines !== void 0 && func0.call(data16, "lines")) {
            let data17 = data16.lines;
            if (!(typeof data17 == "number" && (!(data17 % 1) && !isNaN(data17)) && isFinite(data17))) {
              const err44 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/1/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err44];
              } else {
                vErrors.push(err44);
              }
              errors++;
            }
            if (typeof data17 == "number" && isFinite(data17)) {
              if (data17 < 0 || isNaN(data17)) {
                const err45 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/1/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                if (vErrors === null) {
                  vErrors = [err45];
                } else {
                  vErrors.push(err45);
                }
                errors++;
              }
            }
          }
          if (data16.sha256 !== void 0 && func0.call(data16, "sha256")) {
            let data18 = data16.sha256;
            if (typeof data18 === "string") {
              if (!pattern2.test(data18)) {
                const err46 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/1/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                if (vErrors === null) {
                  vErrors = [err46];
                } else {
                  vErrors.push(err46);
                }
                errors++;
              }
            } else {
              const err47 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/1/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err47];
              } else {
                vErrors.push(err47);
              }
              errors++;
            }
          }
        } else {
          const err48 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/1/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err48];
          } else {
            vErrors.push(err48);
          }
          errors++;
        }
      }
    } else {
      const err49 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err49];
      } else {
        vErrors.push(err49);
      }
      errors++;
    }
    var _valid0 = _errs29 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs47 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.at === void 0 || !func0.call(data, "at")) {
          const err50 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
        if (data.kind === void 0 || !func0.call(data, "kind")) {
          const err51 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
        if (data.slots === void 0 || !func0.call(data, "slots")) {
          const err52 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "slots" }, message: "must have required property 'slots'" };
          if (vErrors === null) {
            vErrors = [err52];
          } else {
            vErrors.push(err52);
          }
          errors++;
        }
        for (const key5 of Object.keys(data)) {
          if (!(key5 === "at" || key5 === "kind" || key5 === "slots" || key5 === "after")) {
            const err53 = { instancePath, schemaPath: "#/anyOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err53];
            } else {
              vErrors.push(err53);
            }
            errors++;
          }
        }
        if (data.at !== void 0 && func0.call(data, "at")) {
          let data19 = data.at;
          if (typeof data19 === "string") {
            if (!pattern0.test(data19)) {
              const err54 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/2/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
              if (vErrors === null) {
                vErrors = [err54];
              } else {
                vErrors.push(err54);
              }
              errors++;
            }
          } else {
            const err55 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/2/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err55];
            } else {
              vErrors.push(err55);
            }
            errors++;
          }
        }
        if (data.kind !== void 0 && func0.call(data, "kind")) {
          let data20 = data.kind;
          if (typeof data20 !== "string") {
            const err56 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/2/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err56];
            } else {
              vErrors.push(err56);
            }
            errors++;
          }
          if ("given-up" !== data20) {
            const err57 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "given-up" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err57];
            } else {
              vErrors.push(err57);
            }
            errors++;
          }
        }
        if (data.slots !== void 0 && func0.call(data, "slots")) {
          let data21 = data.slots;
          if (Array.isArray(data21)) {
            const len3 = data21.length;
            for (let i3 = 0; i3 < len3; i3++) {
              let data22 = data21[i3];
              if (typeof data22 === "string") {
                if (!pattern1.test(data22)) {
                  const err58 = { instancePath: instancePath + "/slots/" + i3, schemaPath: "#/anyOf/2/properties/slots/items/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, message: 'must match pattern "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$"' };
                  if (vErrors === null) {
                    vErrors = [err58];
                  } else {
                    vErrors.push(err58);
                  }
                  errors++;
                }
              } else {
                const err59 = { instancePath: instancePath + "/slots/" + i3, schemaPath: "#/anyOf/2/properties/slots/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err59];
                } else {
                  vErrors.push(err59);
                }
                errors++;
              }
            }
          } else {
            const err60 = { instancePath: instancePath + "/slots", schemaPath: "#/anyOf/2/properties/slots/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err60];
            } else {
              vErrors.push(err60);
            }
            errors++;
          }
        }
        if (data.after !== void 0 && func0.call(data, "after")) {
          let data23 = data.after;
          if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
            if (data23.lines === void 0 || !func0.call(data23, "lines")) {
              const err61 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/2/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
              if (vErrors === null) {
                vErrors = [err61];
              } else {
                vErrors.push(err61);
              }
              errors++;
            }
            if (data23.sha256 === void 0 || !func0.call(data23, "sha256")) {
              const err62 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/2/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
              if (vErrors === null) {
                vErrors = [err62];
              } else {
                vErrors.push(err62);
              }
              errors++;
            }
            for (const key6 of Object.keys(data23)) {
              if (!(key6 === "lines" || key6 === "sha256")) {
                const err63 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/2/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err63];
                } else {
                  vErrors.push(err63);
                }
                errors++;
              }
            }
            if (data23.lines !== void 0 && func0.call(data23, "lines")) {
              let data24 = data23.lines;
              if (!(typeof data24 == "number" && (!(data24 % 1) && !isNaN(data24)) && isFinite(data24))) {
                const err64 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/2/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err64];
                } else {
                  vErrors.push(err64);
                }
                errors++;
              }
              if (typeof data24 == "number" && isFinite(data24)) {
                if (data24 < 0 || isNaN(data24)) {
                  const err65 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/2/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  if (vErrors === null) {
                    vErrors = [err65];
                  } else {
                    vErrors.push(err65);
                  }
                  errors++;
                }
              }
            }
            if (data23.sha256 !== void 0 && func0.call(data23, "sha256")) {
              let data25 = data23.sha256;
              if (typeof data25 === "string") {
                if (!pattern2.test(data25)) {
                  const err66 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/2/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                  if (vErrors === null) {
                    vErrors = [err66];
                  } else {
                    vErrors.push(err66);
                  }
                  errors++;
                }
              } else {
                const err67 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/2/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err67];
                } else {
                  vErrors.push(err67);
                }
                errors++;
              }
            }
          } else {
            const err68 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/2/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err68];
            } else {
              vErrors.push(err68);
            }
            errors++;
          }
        }
      } else {
        const err69 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err69];
        } else {
          vErrors.push(err69);
        }
        errors++;
      }
      var _valid0 = _errs47 === errors;
      valid0 = valid0 || _valid0;
      if (!valid0) {
        const _errs65 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.at === void 0 || !func0.call(data, "at")) {
            const err70 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
            if (vErrors === null) {
              vErrors = [err70];
            } else {
              vErrors.push(err70);
            }
            errors++;
          }
          if (data.kind === void 0 || !func0.call(data, "kind")) {
            const err71 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
            if (vErrors === null) {
              vErrors = [err71];
            } else {
              vErrors.push(err71);
            }
            errors++;
          }
          if (data.slots === void 0 || !func0.call(data, "slots")) {
            const err72 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: "slots" }, message: "must have required property 'slots'" };
            if (vErrors === null) {
              vErrors = [err72];
            } else {
              vErrors.push(err72);
            }
            errors++;
          }
          for (const key7 of Object.keys(data)) {
            if (!(key7 === "at" || key7 === "kind" || key7 === "slots" || key7 === "after")) {
              const err73 = { instancePath, schemaPath: "#/anyOf/3/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err73];
              } else {
                vErrors.push(err73);
              }
              errors++;
            }
          }
          if (data.at !== void 0 && func0.call(data, "at")) {
            let data26 = data.at;
            if (typeof data26 === "string") {
              if (!pattern0.test(data26)) {
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
            let data27 = data.kind;
            if (typeof data27 !== "string") {
              const err76 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/3/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err76];
              } else {
                vErrors.push(err76);
              }
              errors++;
            }
            if ("reopened" !== data27) {
              const err77 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "reopened" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err77];
              } else {
                vErrors.push(err77);
              }
              errors++;
            }
          }
          if (data.slots !== void 0 && func0.call(data, "slots")) {
            let data28 = data.slots;
            if (Array.isArray(data28)) {
              const len4 = data28.length;
              for (let i4 = 0; i4 < len4; i4++) {
                let data29 = data28[i4];
                if (typeof data29 === "string") {
                  if (!pattern1.test(data29)) {
                    const err78 = { instancePath: instancePath + "/slots/" + i4, schemaPath: "#/anyOf/3/properties/slots/items/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, message: 'must match pattern "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$"' };
                    if (vErrors === null) {
                      vErrors = [err78];
                    } else {
                      vErrors.push(err78);
                    }
                    errors++;
                  }
                } else {
                  const err79 = { instancePath: instancePath + "/slots/" + i4, schemaPath: "#/anyOf/3/properties/slots/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err79];
                  } else {
                    vErrors.push(err79);
                  }
                  errors++;
                }
              }
            } else {
              const err80 = { instancePath: instancePath + "/slots", schemaPath: "#/anyOf/3/properties/slots/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              if (vErrors === null) {
                vErrors = [err80];
              } else {
                vErrors.push(err80);
              }
              errors++;
            }
          }
          if (data.after !== void 0 && func0.call(data, "after")) {
            let data30 = data.after;
            if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
              if (data30.lines === void 0 || !func0.call(data30, "lines")) {
                const err81 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/3/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                if (vErrors === null) {
                  vErrors = [err81];
                } else {
                  vErrors.push(err81);
                }
                errors++;
              }
              if (data30.sha256 === void 0 || !func0.call(data30, "sha256")) {
                const err82 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/3/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                if (vErrors === null) {
                  vErrors = [err82];
                } else {
                  vErrors.push(err82);
                }
                errors++;
              }
              for (const key8 of Object.keys(data30)) {
                if (!(key8 === "lines" || key8 === "sha256")) {
                  const err83 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/3/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err83];
                  } else {
                    vErrors.push(err83);
                  }
                  errors++;
                }
              }
              if (data30.lines !== void 0 && func0.call(data30, "lines")) {
                let data31 = data30.lines;
                if (!(typeof data31 == "number" && (!(data31 % 1) && !isNaN(data31)) && isFinite(data31))) {
                  const err84 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/3/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err84];
                  } else {
                    vErrors.push(err84);
                  }
                  errors++;
                }
                if (typeof data31 == "number" && isFinite(data31)) {
                  if (data31 < 0 || isNaN(data31)) {
                    const err85 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/3/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                    if (vErrors === null) {
                      vErrors = [err85];
                    } else {
                      vErrors.push(err85);
                    }
                    errors++;
                  }
                }
              }
              if (data30.sha256 !== void 0 && func0.call(data30, "sha256")) {
                let data32 = data30.sha256;
                if (typeof data32 === "string") {
                  if (!pattern2.test(data32)) {
                    const err86 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/3/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                    if (vErrors === null) {
                      vErrors = [err86];
                    } else {
                      vErrors.push(err86);
                    }
                    errors++;
                  }
                } else {
                  const err87 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/3/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err87];
                  } else {
                    vErrors.push(err87);
                  }
                  errors++;
                }
              }
            } else {
              const err88 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/3/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err88];
              } else {
                vErrors.push(err88);
              }
              errors++;
            }
          }
        } else {
          const err89 = { instancePath, schemaPath: "#/anyOf/3/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err89];
          } else {
            vErrors.push(err89);
          }
          errors++;
        }
        var _valid0 = _errs65 === errors;
        valid0 = valid0 || _valid0;
        if (!valid0) {
          const _errs83 = errors;
          if (data && typeof data == "object" && !Array.isArray(data)) {
            if (data.at === void 0 || !func0.call(data, "at")) {
              const err90 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
              if (vErrors === null) {
                vErrors = [err90];
              } else {
                vErrors.push(err90);
              }
              errors++;
            }
            if (data.kind === void 0 || !func0.call(data, "kind")) {
              const err91 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
              if (vErrors === null) {
                vErrors = [err91];
              } else {
                vErrors.push(err91);
              }
              errors++;
            }
            if (data.slot === void 0 || !func0.call(data, "slot")) {
              const err92 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "slot" }, message: "must have required property 'slot'" };
              if (vErrors === null) {
                vErrors = [err92];
              } else {
                vErrors.push(err92);
              }
              errors++;
            }
            if (data.session === void 0 || !func0.call(data, "session")) {
              const err93 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "session" }, message: "must have required property 'session'" };
              if (vErrors === null) {
                vErrors = [err93];
              } else {
                vErrors.push(err93);
              }
              errors++;
            }
            if (data.toolUse === void 0 || !func0.call(data, "toolUse")) {
              const err94 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "toolUse" }, message: "must have required property 'toolUse'" };
              if (vErrors === null) {
                vErrors = [err94];
              } else {
                vErrors.push(err94);
              }
              errors++;
            }
            for (const key9 of Object.keys(data)) {
              if (!(key9 === "at" || key9 === "kind" || key9 === "slot" || key9 === "session" || key9 === "toolUse" || key9 === "after")) {
                const err95 = { instancePath, schemaPath: "#/anyOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err95];
                } else {
                  vErrors.push(err95);
                }
                errors++;
              }
            }
            if (data.at !== void 0 && func0.call(data, "at")) {
              let data33 = data.at;
              if (typeof data33 === "string") {
                if (!pattern0.test(data33)) {
                  const err96 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/4/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                  if (vErrors === null) {
                    vErrors = [err96];
                  } else {
                    vErrors.push(err96);
                  }
                  errors++;
                }
              } else {
                const err97 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/4/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err97];
                } else {
                  vErrors.push(err97);
                }
                errors++;
              }
            }
            if (data.kind !== void 0 && func0.call(data, "kind")) {
              let data34 = data.kind;
              if (typeof data34 !== "string") {
                const err98 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/4/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err98];
                } else {
                  vErrors.push(err98);
                }
                errors++;
              }
              if ("dispatched" !== data34) {
                const err99 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/4/properties/kind/const", keyword: "const", params: { allowedValue: "dispatched" }, message: "must be equal to constant" };
                if (vErrors === null) {
                  vErrors = [err99];
                } else {
                  vErrors.push(err99);
                }
                errors++;
              }
            }
            if (data.slot !== void 0 && func0.call(data, "slot")) {
              let data35 = data.slot;
              if (typeof data35 === "string") {
                if (!pattern1.test(data35)) {
                  const err100 = { instancePath: instancePath + "/slot", schemaPath: "#/anyOf/4/properties/slot/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, message: 'must match pattern "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$"' };
                  if (vErrors === null) {
                    vErrors = [err100];
                  } else {
                    vErrors.push(err100);
                  }
                  errors++;
                }
              } else {
                const err101 = { instancePath: instancePath + "/slot", schemaPath: "#/anyOf/4/properties/slot/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err101];
                } else {
                  vErrors.push(err101);
                }
                errors++;
              }
            }
            if (data.session !== void 0 && func0.call(data, "session")) {
              let data36 = data.session;
              if (typeof data36 === "string") {
                if (func106(data36) < 1) {
                  const err102 = { instancePath: instancePath + "/session", schemaPath: "#/anyOf/4/properties/session/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err102];
                  } else {
                    vErrors.push(err102);
                  }
                  errors++;
                }
              } else {
                const err103 = { instancePath: instancePath + "/session", schemaPath: "#/anyOf/4/properties/session/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err103];
                } else {
                  vErrors.push(err103);
                }
                errors++;
              }
            }
            if (data.toolUse !== void 0 && func0.call(data, "toolUse")) {
              if (typeof data.toolUse !== "string") {
                const err104 = { instancePath: instancePath + "/toolUse", schemaPath: "#/anyOf/4/properties/toolUse/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err104];
                } else {
                  vErrors.push(err104);
                }
                errors++;
              }
            }
            if (data.after !== void 0 && func0.call(data, "after")) {
              let data38 = data.after;
              if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                if (data38.lines === void 0 || !func0.call(data38, "lines")) {
                  const err105 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/4/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                  if (vErrors === null) {
                    vErrors = [err105];
                  } else {
                    vErrors.push(err105);
                  }
                  errors++;
                }
                if (data38.sha256 === void 0 || !func0.call(data38, "sha256")) {
                  const err106 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/4/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                  if (vErrors === null) {
                    vErrors = [err106];
                  } else {
                    vErrors.push(err106);
                  }
                  errors++;
                }
                for (const key10 of Object.keys(data38)) {
                  if (!(key10 === "lines" || key10 === "sha256")) {
                    const err107 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/4/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err107];
                    } else {
                      vErrors.push(err107);
                    }
                    errors++;
                  }
                }
                if (data38.lines !== void 0 && func0.call(data38, "lines")) {
                  let data39 = data38.lines;
                  if (!(typeof data39 == "number" && (!(data39 % 1) && !isNaN(data39)) && isFinite(data39))) {
                    const err108 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/4/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err108];
                    } else {
                      vErrors.push(err108);
                    }
                    errors++;
                  }
                  if (typeof data39 == "number" && isFinite(data39)) {
                    if (data39 < 0 || isNaN(data39)) {
                      const err109 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/4/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      if (vErrors === null) {
                        vErrors = [err109];
                      } else {
                        vErrors.push(err109);
                      }
                      errors++;
                    }
                  }
                }
                if (data38.sha256 !== void 0 && func0.call(data38, "sha256")) {
                  let data40 = data38.sha256;
                  if (typeof data40 === "string") {
                    if (!pattern2.test(data40)) {
                      const err110 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/4/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                      if (vErrors === null) {
                        vErrors = [err110];
                      } else {
                        vErrors.push(err110);
                      }
                      errors++;
                    }
                  } else {
                    const err111 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/4/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err111];
                    } else {
                      vErrors.push(err111);
                    }
                    errors++;
                  }
                }
              } else {
                const err112 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/4/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err112];
                } else {
                  vErrors.push(err112);
                }
                errors++;
              }
            }
          } else {
            const err113 = { instancePath, schemaPath: "#/anyOf/4/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err113];
            } else {
              vErrors.push(err113);
            }
            errors++;
          }
          var _valid0 = _errs83 === errors;
          valid0 = valid0 || _valid0;
          if (!valid0) {
            const _errs103 = errors;
            if (data && typeof data == "object" && !Array.isArray(data)) {
              if (data.at === void 0 || !func0.call(data, "at")) {
                const err114 = { instancePath, schemaPath: "#/anyOf/5/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                if (vErrors === null) {
                  vErrors = [err114];
                } else {
                  vErrors.push(err114);
                }
                errors++;
              }
              if (data.kind === void 0 || !func0.call(data, "kind")) {
                const err115 = { instancePath, schemaPath: "#/anyOf/5/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                if (vErrors === null) {
                  vErrors = [err115];
                } else {
                  vErrors.push(err115);
                }
                errors++;
              }
              if (data.agent === void 0 || !func0.call(data, "agent")) {
                const err116 = { instancePath, schemaPath: "#/anyOf/5/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'" };
                if (vErrors === null) {
                  vErrors = [err116];
                } else {
                  vErrors.push(err116);
                }
                errors++;
              }
              if (data.session === void 0 || !func0.call(data, "session")) {
                const err117 = { instancePath, schemaPath: "#/anyOf/5/required", keyword: "required", params: { missingProperty: "session" }, message: "must have required property 'session'" };
                if (vErrors === null) {
                  vErrors = [err117];
                } else {
                  vErrors.push(err117);
                }
                errors++;
              }
              if (data.why === void 0 || !func0.call(data, "why")) {
                const err118 = { instancePath, schemaPath: "#/anyOf/5/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                if (vErrors === null) {
                  vErrors = [err118];
                } else {
                  vErrors.push(err118);
                }
                errors++;
              }
              for (const key11 of Object.keys(data)) {
                if (!(key11 === "at" || key11 === "kind" || key11 === "agent" || key11 === "session" || key11 === "why" || key11 === "after")) {
                  const err119 = { instancePath, schemaPath: "#/anyOf/5/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err119];
                  } else {
                    vErrors.push(err119);
                  }
                  errors++;
                }
              }
              if (data.at !== void 0 && func0.call(data, "at")) {
                let data41 = data.at;
                if (typeof data41 === "string") {
                  if (!pattern0.test(data41)) {
                    const err120 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/5/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                    if (vErrors === null) {
                      vErrors = [err120];
                    } else {
                      vErrors.push(err120);
                    }
                    errors++;
                  }
                } else {
                  const err121 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/5/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err121];
                  } else {
                    vErrors.push(err121);
                  }
                  errors++;
                }
              }
              if (data.kind !== void 0 && func0.call(data, "kind")) {
                let data42 = data.kind;
                if (typeof data42 !== "string") {
                  const err122 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/5/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err122];
                  } else {
                    vErrors.push(err122);
                  }
                  errors++;
                }
                if ("denied" !== data42) {
                  const err123 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/5/properties/kind/const", keyword: "const", params: { allowedValue: "denied" }, message: "must be equal to constant" };
                  if (vErrors === null) {
                    vErrors = [err123];
                  } else {
                    vErrors.push(err123);
                  }
                  errors++;
                }
              }
              if (data.agent !== void 0 && func0.call(data, "agent")) {
                if (typeof data.agent !== "string") {
                  const err124 = { instancePath: instancePath + "/agent", schemaPath: "#/anyOf/5/properties/agent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err124];
                  } else {
                    vErrors.push(err124);
                  }
                  errors++;
                }
              }
              if (data.session !== void 0 && func0.call(data, "session")) {
                let data44 = data.session;
                if (typeof data44 === "string") {
                  if (func106(data44) < 1) {
                    const err125 = { instancePath: instancePath + "/session", schemaPath: "#/anyOf/5/properties/session/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    if (vErrors === null) {
                      vErrors = [err125];
                    } else {
                      vErrors.push(err125);
                    }
                    errors++;
                  }
                } else {
                  const err126 = { instancePath: instancePath + "/session", schemaPath: "#/anyOf/5/properties/session/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err126];
                  } else {
                    vErrors.push(err126);
                  }
                  errors++;
                }
              }
              if (data.why !== void 0 && func0.call(data, "why")) {
                if (typeof data.why !== "string") {
                  const err127 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/5/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err127];
                  } else {
                    vErrors.push(err127);
                  }
                  errors++;
                }
              }
              if (data.after !== void 0 && func0.call(data, "after")) {
                let data46 = data.after;
                if (data46 && typeof data46 == "object" && !Array.isArray(data46)) {
                  if (data46.lines === void 0 || !func0.call(data46, "lines")) {
                    const err128 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/5/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                    if (vErrors === null) {
                      vErrors = [err128];
                    } else {
                      vErrors.push(err128);
                    }
                    errors++;
                  }
                  if (data46.sha256 === void 0 || !func0.call(data46, "sha256")) {
                    const err129 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/5/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                    if (vErrors === null) {
                      vErrors = [err129];
                    } else {
                      vErrors.push(err129);
                    }
                    errors++;
                  }
                  for (const key12 of Object.keys(data46)) {
                    if (!(key12 === "lines" || key12 === "sha256")) {
                      const err130 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/5/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 }, message: "must NOT have additional properties" };
                      if (vErrors === null) {
                        vErrors = [err130];
                      } else {
                        vErrors.push(err130);
                      }
                      errors++;
                    }
                  }
                  if (data46.lines !== void 0 && func0.call(data46, "lines")) {
                    let data47 = data46.lines;
                    if (!(typeof data47 == "number" && (!(data47 % 1) && !isNaN(data47)) && isFinite(data47))) {
                      const err131 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/5/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      if (vErrors === null) {
                        vErrors = [err131];
                      } else {
                        vErrors.push(err131);
                      }
                      errors++;
                    }
                    if (typeof data47 == "number" && isFinite(data47)) {
                      if (data47 < 0 || isNaN(data47)) {
                        const err132 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/5/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                        if (vErrors === null) {
                          vErrors = [err132];
                        } else {
                          vErrors.push(err132);
                        }
                        errors++;
                      }
                    }
                  }
                  if (data46.sha256 !== void 0 && func0.call(data46, "sha256")) {
                    let data48 = data46.sha256;
                    if (typeof data48 === "string") {
                      if (!pattern2.test(data48)) {
                        const err133 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/5/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                        if (vErrors === null) {
                          vErrors = [err133];
                        } else {
                          vErrors.push(err133);
                        }
                        errors++;
                      }
                    } else {
                      const err134 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/5/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err134];
                      } else {
                        vErrors.push(err134);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err135 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/5/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  if (vErrors === null) {
                    vErrors = [err135];
                  } else {
                    vErrors.push(err135);
                  }
                  errors++;
                }
              }
            } else {
              const err136 = { instancePath, schemaPath: "#/anyOf/5/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err136];
              } else {
                vErrors.push(err136);
              }
              errors++;
            }
            var _valid0 = _errs103 === errors;
            valid0 = valid0 || _valid0;
            if (!valid0) {
              const _errs123 = errors;
              if (data && typeof data == "object" && !Array.isArray(data)) {
                if (data.at === void 0 || !func0.call(data, "at")) {
                  const err137 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                  if (vErrors === null) {
                    vErrors = [err137];
                  } else {
                    vErrors.push(err137);
                  }
                  errors++;
                }
                if (data.kind === void 0 || !func0.call(data, "kind")) {
                  const err138 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                  if (vErrors === null) {
                    vErrors = [err138];
                  } else {
                    vErrors.push(err138);
                  }
                  errors++;
                }
                if (data.agentId === void 0 || !func0.call(data, "agentId")) {
                  const err139 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "agentId" }, message: "must have required property 'agentId'" };
                  if (vErrors === null) {
                    vErrors = [err139];
                  } else {
                    vErrors.push(err139);
                  }
                  errors++;
                }
                if (data.agent === void 0 || !func0.call(data, "agent")) {
                  const err140 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'" };
                  if (vErrors === null) {
                    vErrors = [err140];
                  } else {
                    vErrors.push(err140);
                  }
                  errors++;
                }
                if (data.tool === void 0 || !func0.call(data, "tool")) {
                  const err141 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "tool" }, message: "must have required property 'tool'" };
                  if (vErrors === null) {
                    vErrors = [err141];
                  } else {
                    vErrors.push(err141);
                  }
                  errors++;
                }
                if (data.path === void 0 || !func0.call(data, "path")) {
                  const err142 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
                  if (vErrors === null) {
                    vErrors = [err142];
                  } else {
                    vErrors.push(err142);
                  }
                  errors++;
                }
                if (data.detail === void 0 || !func0.call(data, "detail")) {
                  const err143 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "detail" }, message: "must have required property 'detail'" };
                  if (vErrors === null) {
                    vErrors = [err143];
                  } else {
                    vErrors.push(err143);
                  }
                  errors++;
                }
                if (data.verdict === void 0 || !func0.call(data, "verdict")) {
                  const err144 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "verdict" }, message: "must have required property 'verdict'" };
                  if (vErrors === null) {
                    vErrors = [err144];
                  } else {
                    vErrors.push(err144);
                  }
                  errors++;
                }
                for (const key13 of Object.keys(data)) {
                  if (!func0.call(schema11.anyOf[6].properties, key13)) {
                    const err145 = { instancePath, schemaPath: "#/anyOf/6/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err145];
                    } else {
                      vErrors.push(err145);
                    }
                    errors++;
                  }
                }
                if (data.at !== void 0 && func0.call(data, "at")) {
                  let data49 = data.at;
                  if (typeof data49 === "string") {
                    if (!pattern0.test(data49)) {
                      const err146 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/6/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                      if (vErrors === null) {
                        vErrors = [err146];
                      } else {
                        vErrors.push(err146);
                      }
                      errors++;
                    }
                  } else {
                    const err147 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/6/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err147];
                    } else {
                      vErrors.push(err147);
                    }
                    errors++;
                  }
                }
                if (data.kind !== void 0 && func0.call(data, "kind")) {
                  let data50 = data.kind;
                  if (typeof data50 !== "string") {
                    const err148 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/6/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err148];
                    } else {
                      vErrors.push(err148);
                    }
                    errors++;
                  }
                  if ("look" !== data50) {
                    const err149 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/6/properties/kind/const", keyword: "const", params: { allowedValue: "look" }, message: "must be equal to constant" };
                    if (vErrors === null) {
                      vErrors = [err149];
                    } else {
                      vErrors.push(err149);
                    }
                    errors++;
                  }
                }
                if (data.agentId !== void 0 && func0.call(data, "agentId")) {
                  let data51 = data.agentId;
                  if (typeof data51 === "string") {
                    if (func106(data51) < 1) {
                      const err150 = { instancePath: instancePath + "/agentId", schemaPath: "#/anyOf/6/properties/agentId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      if (vErrors === null) {
                        vErrors = [err150];
                      } else {
                        vErrors.push(err150);
                      }
                      errors++;
                    }
                  } else {
                    const err151 = { instancePath: instancePath + "/agentId", schemaPath: "#/anyOf/6/properties/agentId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err151];
                    } else {
                      vErrors.push(err151);
                    }
                    errors++;
                  }
                }
                if (data.agent !== void 0 && func0.call(data, "agent")) {
                  if (typeof data.agent !== "string") {
                    const err152 = { instancePath: instancePath + "/agent", schemaPath: "#/anyOf/6/properties/agent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err152];
                    } else {
                      vErrors.push(err152);
                    }
                    errors++;
                  }
                }
                if (data.tool !== void 0 && func0.call(data, "tool")) {
                  let data53 = data.tool;
                  if (!(data53 === "Read" || data53 === "Grep" || data53 === "Glob" || data53 === "Edit" || data53 === "Write")) {
                    const err153 = { instancePath: instancePath + "/tool", schemaPath: "#/anyOf/6/properties/tool/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[6].properties.tool.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err153];
                    } else {
                      vErrors.push(err153);
                    }
                    errors++;
                  }
                }
                if (data.path !== void 0 && func0.call(data, "path")) {
                  if (typeof data.path !== "string") {
                    const err154 = { instancePath: instancePath + "/path", schemaPath: "#/anyOf/6/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err154];
                    } else {
                      vErrors.push(err154);
                    }
                    errors++;
                  }
                }
                if (data.detail !== void 0 && func0.call(data, "detail")) {
                  if (typeof data.detail !== "string") {
                    const err155 = { instancePath: instancePath + "/detail", schemaPath: "#/anyOf/6/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err155];
                    } else {
                      vErrors.push(err155);
                    }
                    errors++;
                  }
                }
                if (data.verdict !== void 0 && func0.call(data, "verdict")) {
                  let data56 = data.verdict;
                  if (!(data56 === "allowed" || data56 === "refused")) {
                    const err156 = { instancePath: instancePath + "/verdict", schemaPath: "#/anyOf/6/properties/verdict/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[6].properties.verdict.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err156];
                    } else {
                      vErrors.push(err156);
                    }
                    errors++;
                  }
                }
                if (data.why !== void 0 && func0.call(data, "why")) {
                  if (typeof data.why !== "string") {
                    const err157 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/6/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err157];
                    } else {
                      vErrors.push(err157);
                    }
                    errors++;
                  }
                }
                if (data.after !== void 0 && func0.call(data, "after")) {
                  let data58 = data.after;
                  if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
                    if (data58.lines === void 0 || !func0.call(data58, "lines")) {
                      const err158 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/6/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                      if (vErrors === null) {
                        vErrors = [err158];
                      } else {
                        vErrors.push(err158);
                      }
                      errors++;
                    }
                    if (data58.sha256 === void 0 || !func0.call(data58, "sha256")) {
                      const err159 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/6/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                      if (vErrors === null) {
                        vErrors = [err159];
                      } else {
                        vErrors.push(err159);
                      }
                      errors++;
                    }
                    for (const key14 of Object.keys(data58)) {
                      if (!(key14 === "lines" || key14 === "sha256")) {
                        const err160 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/6/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err160];
                        } else {
                          vErrors.push(err160);
                        }
                        errors++;
                      }
                    }
                    if (data58.lines !== void 0 && func0.call(data58, "lines")) {
                      let data59 = data58.lines;
                      if (!(typeof data59 == "number" && (!(data59 % 1) && !isNaN(data59)) && isFinite(data59))) {
                        const err161 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/6/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) {
                          vErrors = [err161];
                        } else {
                          vErrors.push(err161);
                        }
                        errors++;
                      }
                      if (typeof data59 == "number" && isFinite(data59)) {
                        if (data59 < 0 || isNaN(data59)) {
                          const err162 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/6/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                          if (vErrors === null) {
                            vErrors = [err162];
                          } else {
                            vErrors.push(err162);
                          }
                          errors++;
                        }
                      }
                    }
                    if (data58.sha256 !== void 0 && func0.call(data58, "sha256")) {
                      let data60 = data58.sha256;
                      if (typeof data60 === "string") {
                        if (!pattern2.test(data60)) {
                          const err163 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/6/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                          if (vErrors === null) {
                            vErrors = [err163];
                          } else {
                            vErrors.push(err163);
                          }
                          errors++;
                        }
                      } else {
                        const err164 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/6/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err164];
                        } else {
                          vErrors.push(err164);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err165 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/6/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err165];
                    } else {
                      vErrors.push(err165);
                    }
                    errors++;
                  }
                }
              } else {
                const err166 = { instancePath, schemaPath: "#/anyOf/6/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err166];
                } else {
                  vErrors.push(err166);
                }
                errors++;
              }
              var _valid0 = _errs123 === errors;
              valid0 = valid0 || _valid0;
              if (!valid0) {
                const _errs149 = errors;
                if (data && typeof data == "object" && !Array.isArray(data)) {
                  if (data.at === void 0 || !func0.call(data, "at")) {
                    const err167 = { instancePath, schemaPath: "#/anyOf/7/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                    if (vErrors === null) {
                      vErrors = [err167];
                    } else {
                      vErrors.push(err167);
                    }
                    errors++;
                  }
                  if (data.kind === void 0 || !func0.call(data, "kind")) {
                    const err168 = { instancePath, schemaPath: "#/anyOf/7/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                    if (vErrors === null) {
                      vErrors = [err168];
                    } else {
                      vErrors.push(err168);
                    }
                    errors++;
                  }
                  if (data.agentId === void 0 || !func0.call(data, "agentId")) {
                    const err169 = { instancePath, schemaPath: "#/anyOf/7/required", keyword: "required", params: { missingProperty: "agentId" }, message: "must have required property 'agentId'" };
                    if (vErrors === null) {
                      vErrors = [err169];
                    } else {
                      vErrors.push(err169);
                    }
                    errors++;
                  }
                  if (data.agent === void 0 || !func0.call(data, "agent")) {
                    const err170 = { instancePath, schemaPath: "#/anyOf/7/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'" };
                    if (vErrors === null) {
                      vErrors = [err170];
                    } else {
                      vErrors.push(err170);
                    }
                    errors++;
                  }
                  if (data.why === void 0 || !func0.call(data, "why")) {
                    const err171 = { instancePath, schemaPath: "#/anyOf/7/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                    if (vErrors === null) {
                      vErrors = [err171];
                    } else {
                      vErrors.push(err171);
                    }
                    errors++;
                  }
                  for (const key15 of Object.keys(data)) {
                    if (!(key15 === "at" || key15 === "kind" || key15 === "agentId" || key15 === "agent" || key15 === "why" || key15 === "after")) {
                      const err172 = { instancePath, schemaPath: "#/anyOf/7/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key15 }, message: "must NOT have additional properties" };
                      if (vErrors === null) {
                        vErrors = [err172];
                      } else {
                        vErrors.push(err172);
                      }
                      errors++;
                    }
                  }
                  if (data.at !== void 0 && func0.call(data, "at")) {
                    let data61 = data.at;
                    if (typeof data61 === "string") {
                      if (!pattern0.test(data61)) {
                        const err173 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/7/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                        if (vErrors === null) {
                          vErrors = [err173];
                        } else {
                          vErrors.push(err173);
                        }
                        errors++;
                      }
                    } else {
                      const err174 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/7/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err174];
                      } else {
                        vErrors.push(err174);
                      }
                      errors++;
                    }
                  }
                  if (data.kind !== void 0 && func0.call(data, "kind")) {
                    let data62 = data.kind;
                    if (typeof data62 !== "string") {
                      const err175 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/7/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err175];
                      } else {
                        vErrors.push(err175);
                      }
                      errors++;
                    }
                    if ("sent-back" !== data62) {
                      const err176 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/7/properties/kind/const", keyword: "const", params: { allowedValue: "sent-back" }, message: "must be equal to constant" };
                      if (vErrors === null) {
                        vErrors = [err176];
                      } else {
                        vErrors.push(err176);
                      }
                      errors++;
                    }
                  }
                  if (data.agentId !== void 0 && func0.call(data, "agentId")) {
                    let data63 = data.agentId;
                    if (typeof data63 === "string") {
                      if (func106(data63) < 1) {
                        const err177 = { instancePath: instancePath + "/agentId", schemaPath: "#/anyOf/7/properties/agentId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        if (vErrors === null) {
                          vErrors = [err177];
                        } else {
                          vErrors.push(err177);
                        }
                        errors++;
                      }
                    } else {
                      const err178 = { instancePath: instancePath + "/agentId", schemaPath: "#/anyOf/7/properties/agentId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err178];
                      } else {
                        vErrors.push(err178);
                      }
                      errors++;
                    }
                  }
                  if (data.agent !== void 0 && func0.call(data, "agent")) {
                    if (typeof data.agent !== "string") {
                      const err179 = { instancePath: instancePath + "/agent", schemaPath: "#/anyOf/7/properties/agent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err179];
                      } else {
                        vErrors.push(err179);
                      }
                      errors++;
                    }
                  }
                  if (data.why !== void 0 && func0.call(data, "why")) {
                    if (typeof data.why !== "string") {
                      const err180 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/7/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err180];
                      } else {
                        vErrors.push(err180);
                      }
                      errors++;
                    }
                  }
                  if (data.after !== void 0 && func0.call(data, "after")) {
                    let data66 = data.after;
                    if (data66 && typeof data66 == "object" && !Array.isArray(data66)) {
                      if (data66.lines === void 0 || !func0.call(data66, "lines")) {
                        const err181 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/7/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                        if (vErrors === null) {
                          vErrors = [err181];
                        } else {
                          vErrors.push(err181);
                        }
                        errors++;
                      }
                      if (data66.sha256 === void 0 || !func0.call(data66, "sha256")) {
                        const err182 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/7/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                        if (vErrors === null) {
                          vErrors = [err182];
                        } else {
                          vErrors.push(err182);
                        }
                        errors++;
                      }
                      for (const key16 of Object.keys(data66)) {
                        if (!(key16 === "lines" || key16 === "sha256")) {
                          const err183 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/7/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key16 }, message: "must NOT have additional properties" };
                          if (vErrors === null) {
                            vErrors = [err183];
                          } else {
                            vErrors.push(err183);
                          }
                          errors++;
                        }
                      }
                      if (data66.lines !== void 0 && func0.call(data66, "lines")) {
                        let data67 = data66.lines;
                        if (!(typeof data67 == "number" && (!(data67 % 1) && !isNaN(data67)) && isFinite(data67))) {
                          const err184 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/7/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                          if (vErrors === null) {
                            vErrors = [err184];
                          } else {
                            vErrors.push(err184);
                          }
                          errors++;
                        }
                        if (typeof data67 == "number" && isFinite(data67)) {
                          if (data67 < 0 || isNaN(data67)) {
                            const err185 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/7/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                            if (vErrors === null) {
                              vErrors = [err185];
                            } else {
                              vErrors.push(err185);
                            }
                            errors++;
                          }
                        }
                      }
                      if (data66.sha256 !== void 0 && func0.call(data66, "sha256")) {
                        let data68 = data66.sha256;
                        if (typeof data68 === "string") {
                          if (!pattern2.test(data68)) {
                            const err186 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/7/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                            if (vErrors === null) {
                              vErrors = [err186];
                            } else {
                              vErrors.push(err186);
                            }
                            errors++;
                          }
                        } else {
                          const err187 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/7/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err187];
                          } else {
                            vErrors.push(err187);
                          }
                          errors++;
                        }
                      }
                    } else {
                      const err188 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/7/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      if (vErrors === null) {
                        vErrors = [err188];
                      } else {
                        vErrors.push(err188);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err189 = { instancePath, schemaPath: "#/anyOf/7/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  if (vErrors === null) {
                    vErrors = [err189];
                  } else {
                    vErrors.push(err189);
                  }
                  errors++;
                }
                var _valid0 = _errs149 === errors;
                valid0 = valid0 || _valid0;
                if (!valid0) {
                  const _errs169 = errors;
                  if (data && typeof data == "object" && !Array.isArray(data)) {
                    if (data.at === void 0 || !func0.call(data, "at")) {
                      const err190 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                      if (vErrors === null) {
                        vErrors = [err190];
                      } else {
                        vErrors.push(err190);
                      }
                      errors++;
                    }
                    if (data.kind === void 0 || !func0.call(data, "kind")) {
                      const err191 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                      if (vErrors === null) {
                        vErrors = [err191];
                      } else {
                        vErrors.push(err191);
                      }
                      errors++;
                    }
                    if (data.agentId === void 0 || !func0.call(data, "agentId")) {
                      const err192 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: "agentId" }, message: "must have required property 'agentId'" };
                      if (vErrors === null) {
                        vErrors = [err192];
                      } else {
                        vErrors.push(err192);
                      }
                      errors++;
                    }
                    if (data.sha256 === void 0 || !func0.call(data, "sha256")) {
                      const err193 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                      if (vErrors === null) {
                        vErrors = [err193];
                      } else {
                        vErrors.push(err193);
                      }
                      errors++;
                    }
                    if (data.bytes === void 0 || !func0.call(data, "bytes")) {
                      const err194 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: "bytes" }, message: "must have required property 'bytes'" };
                      if (vErrors === null) {
                        vErrors = [err194];
                      } else {
                        vErrors.push(err194);
                      }
                      errors++;
                    }
                    if (data.remarks === void 0 || !func0.call(data, "remarks")) {
                      const err195 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: "remarks" }, message: "must have required property 'remarks'" };
                      if (vErrors === null) {
                        vErrors = [err195];
                      } else {
                        vErrors.push(err195);
                      }
                      errors++;
                    }
                    for (const key17 of Object.keys(data)) {
                      if (!(key17 === "at" || key17 === "kind" || key17 === "agentId" || key17 === "slot" || key17 === "sha256" || key17 === "bytes" || key17 === "remarks" || key17 === "after")) {
                        const err196 = { instancePath, schemaPath: "#/anyOf/8/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key17 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err196];
                        } else {
                          vErrors.push(err196);
                        }
                        errors++;
                      }
                    }
                    if (data.at !== void 0 && func0.call(data, "at")) {
                      let data69 = data.at;
                      if (typeof data69 === "string") {
                        if (!pattern0.test(data69)) {
                          const err197 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/8/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                          if (vErrors === null) {
                            vErrors = [err197];
                          } else {
                            vErrors.push(err197);
                          }
                          errors++;
                        }
                      } else {
                        const err198 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/8/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err198];
                        } else {
                          vErrors.push(err198);
                        }
                        errors++;
                      }
                    }
                    if (data.kind !== void 0 && func0.call(data, "kind")) {
                      let data70 = data.kind;
                      if (typeof data70 !== "string") {
                        const err199 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/8/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err199];
                        } else {
                          vErrors.push(err199);
                        }
                        errors++;
                      }
                      if ("accepted" !== data70) {
                        const err200 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/8/properties/kind/const", keyword: "const", params: { allowedValue: "accepted" }, message: "must be equal to constant" };
                        if (vErrors === null) {
                          vErrors = [err200];
                        } else {
                          vErrors.push(err200);
                        }
                        errors++;
                      }
                    }
                    if (data.agentId !== void 0 && func0.call(data, "agentId")) {
                      let data71 = data.agentId;
                      if (typeof data71 === "string") {
                        if (func106(data71) < 1) {
                          const err201 = { instancePath: instancePath + "/agentId", schemaPath: "#/anyOf/8/properties/agentId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err201];
                          } else {
                            vErrors.push(err201);
                          }
                          errors++;
                        }
                      } else {
                        const err202 = { instancePath: instancePath + "/agentId", schemaPath: "#/anyOf/8/properties/agentId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err202];
                        } else {
                          vErrors.push(err202);
                        }
                        errors++;
                      }
                    }
                    if (data.slot !== void 0 && func0.call(data, "slot")) {
                      let data72 = data.slot;
                      if (typeof data72 === "string") {
                        if (!pattern1.test(data72)) {
                          const err203 = { instancePath: instancePath + "/slot", schemaPath: "#/anyOf/8/properties/slot/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, message: 'must match pattern "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$"' };
                          if (vErrors === null) {
                            vErrors = [err203];
                          } else {
                            vErrors.push(err203);
                          }
                          errors++;
                        }
                      } else {
                        const err204 = { instancePath: instancePath + "/slot", schemaPath: "#/anyOf/8/properties/slot/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err204];
                        } else {
                          vErrors.push(err204);
                        }
                        errors++;
                      }
                    }
                    if (data.sha256 !== void 0 && func0.call(data, "sha256")) {
                      let data73 = data.sha256;
                      if (typeof data73 === "string") {
                        if (!pattern2.test(data73)) {
                          const err205 = { instancePath: instancePath + "/sha256", schemaPath: "#/anyOf/8/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                          if (vErrors === null) {
                            vErrors = [err205];
                          } else {
                            vErrors.push(err205);
                          }
                          errors++;
                        }
                      } else {
                        const err206 = { instancePath: instancePath + "/sha256", schemaPath: "#/anyOf/8/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err206];
                        } else {
                          vErrors.push(err206);
                        }
                        errors++;
                      }
                    }
                    if (data.bytes !== void 0 && func0.call(data, "bytes")) {
                      let data74 = data.bytes;
                      if (!(typeof data74 == "number" && (!(data74 % 1) && !isNaN(data74)) && isFinite(data74))) {
                        const err207 = { instancePath: instancePath + "/bytes", schemaPath: "#/anyOf/8/properties/bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) {
                          vErrors = [err207];
                        } else {
                          vErrors.push(err207);
                        }
                        errors++;
                      }
                      if (typeof data74 == "number" && isFinite(data74)) {
                        if (data74 < 0 || isNaN(data74)) {
                          const err208 = { instancePath: instancePath + "/bytes", schemaPath: "#/anyOf/8/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                          if (vErrors === null) {
                            vErrors = [err208];
                          } else {
                            vErrors.push(err208);
                          }
                          errors++;
                        }
                      }
                    }
                    if (data.remarks !== void 0 && func0.call(data, "remarks")) {
                      let data75 = data.remarks;
                      if (Array.isArray(data75)) {
                        const len5 = data75.length;
                        for (let i5 = 0; i5 < len5; i5++) {
                          if (typeof data75[i5] !== "string") {
                            const err209 = { instancePath: instancePath + "/remarks/" + i5, schemaPath: "#/anyOf/8/properties/remarks/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err209];
                            } else {
                              vErrors.push(err209);
                            }
                            errors++;
                          }
                        }
                      } else {
                        const err210 = { instancePath: instancePath + "/remarks", schemaPath: "#/anyOf/8/properties/remarks/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                        if (vErrors === null) {
                          vErrors = [err210];
                        } else {
                          vErrors.push(err210);
                        }
                        errors++;
                      }
                    }
                    if (data.after !== void 0 && func0.call(data, "after")) {
                      let data77 = data.after;
                      if (data77 && typeof data77 == "object" && !Array.isArray(data77)) {
                        if (data77.lines === void 0 || !func0.call(data77, "lines")) {
                          const err211 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/8/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                          if (vErrors === null) {
                            vErrors = [err211];
                          } else {
                            vErrors.push(err211);
                          }
                          errors++;
                        }
                        if (data77.sha256 === void 0 || !func0.call(data77, "sha256")) {
                          const err212 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/8/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                          if (vErrors === null) {
                            vErrors = [err212];
                          } else {
                            vErrors.push(err212);
                          }
                          errors++;
                        }
                        for (const key18 of Object.keys(data77)) {
                          if (!(key18 === "lines" || key18 === "sha256")) {
                            const err213 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/8/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key18 }, message: "must NOT have additional properties" };
                            if (vErrors === null) {
                              vErrors = [err213];
                            } else {
                              vErrors.push(err213);
                            }
                            errors++;
                          }
                        }
                        if (data77.lines !== void 0 && func0.call(data77, "lines")) {
                          let data78 = data77.lines;
                          if (!(typeof data78 == "number" && (!(data78 % 1) && !isNaN(data78)) && isFinite(data78))) {
                            const err214 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/8/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                            if (vErrors === null) {
                              vErrors = [err214];
                            } else {
                              vErrors.push(err214);
                            }
                            errors++;
                          }
                          if (typeof data78 == "number" && isFinite(data78)) {
                            if (data78 < 0 || isNaN(data78)) {
                              const err215 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/8/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                              if (vErrors === null) {
                                vErrors = [err215];
                              } else {
                                vErrors.push(err215);
                              }
                              errors++;
                            }
                          }
                        }
                        if (data77.sha256 !== void 0 && func0.call(data77, "sha256")) {
                          let data79 = data77.sha256;
                          if (typeof data79 === "string") {
                            if (!pattern2.test(data79)) {
                              const err216 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/8/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                              if (vErrors === null) {
                                vErrors = [err216];
                              } else {
                                vErrors.push(err216);
                              }
                              errors++;
                            }
                          } else {
                            const err217 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/8/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err217];
                            } else {
                              vErrors.push(err217);
                            }
                            errors++;
                          }
                        }
                      } else {
                        const err218 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/8/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                        if (vErrors === null) {
                          vErrors = [err218];
                        } else {
                          vErrors.push(err218);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err219 = { instancePath, schemaPath: "#/anyOf/8/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err219];
                    } else {
                      vErrors.push(err219);
                    }
                    errors++;
                  }
                  var _valid0 = _errs169 === errors;
                  valid0 = valid0 || _valid0;
                  if (!valid0) {
                    const _errs195 = errors;
                    if (data && typeof data == "object" && !Array.isArray(data)) {
                      if (data.at === void 0 || !func0.call(data, "at")) {
                        const err220 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                        if (vErrors === null) {
                          vErrors = [err220];
                        } else {
                          vErrors.push(err220);
                        }
                        errors++;
                      }
                      if (data.kind === void 0 || !func0.call(data, "kind")) {
                        const err221 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                        if (vErrors === null) {
                          vErrors = [err221];
                        } else {
                          vErrors.push(err221);
                        }
                        errors++;
                      }
                      if (data.agent === void 0 || !func0.call(data, "agent")) {
                        const err222 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'" };
                        if (vErrors === null) {
                          vErrors = [err222];
                        } else {
                          vErrors.push(err222);
                        }
                        errors++;
                      }
                      if (data.why === void 0 || !func0.call(data, "why")) {
                        const err223 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                        if (vErrors === null) {
                          vErrors = [err223];
                        } else {
                          vErrors.push(err223);
                        }
                        errors++;
                      }
                      for (const key19 of Object.keys(data)) {
                        if (!(key19 === "at" || key19 === "kind" || key19 === "agentId" || key19 === "agent" || key19 === "slot" || key19 === "why" || key19 === "after")) {
                          const err224 = { instancePath, schemaPath: "#/anyOf/9/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key19 }, message: "must NOT have additional properties" };
                          if (vErrors === null) {
                            vErrors = [err224];
                          } else {
                            vErrors.push(err224);
                          }
                          errors++;
                        }
                      }
                      if (data.at !== void 0 && func0.call(data, "at")) {
                        let data80 = data.at;
                        if (typeof data80 === "string") {
                          if (!pattern0.test(data80)) {
                            const err225 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/9/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                            if (vErrors === null) {
                              vErrors = [err225];
                            } else {
                              vErrors.push(err225);
                            }
                            errors++;
                          }
                        } else {
                          const err226 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/9/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err226];
                          } else {
                            vErrors.push(err226);
                          }
                          errors++;
                        }
                      }
                      if (data.kind !== void 0 && func0.call(data, "kind")) {
                        let data81 = data.kind;
                        if (typeof data81 !== "string") {
                          const err227 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/9/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err227];
                          } else {
                            vErrors.push(err227);
                          }
                          errors++;
                        }
                        if ("refused" !== data81) {
                          const err228 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/9/properties/kind/const", keyword: "const", params: { allowedValue: "refused" }, message: "must be equal to constant" };
                          if (vErrors === null) {
                            vErrors = [err228];
                          } else {
                            vErrors.push(err228);
                          }
                          errors++;
                        }
                      }
                      if (data.agentId !== void 0 && func0.call(data, "agentId")) {
                        let data82 = data.agentId;
                        if (typeof data82 === "string") {
                          if (func106(data82) < 1) {
                            const err229 = { instancePath: instancePath + "/agentId", schemaPath: "#/anyOf/9/properties/agentId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                            if (vErrors === null) {
                              vErrors = [err229];
                            } else {
                              vErrors.push(err229);
                            }
                            errors++;
                          }
                        } else {
                          const err230 = { instancePath: instancePath + "/agentId", schemaPath: "#/anyOf/9/properties/agentId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err230];
                          } else {
                            vErrors.push(err230);
                          }
                          errors++;
                        }
                      }
                      if (data.agent !== void 0 && func0.call(data, "agent")) {
                        if (typeof data.agent !== "string") {
                          const err231 = { instancePath: instancePath + "/agent", schemaPath: "#/anyOf/9/properties/agent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err231];
                          } else {
                            vErrors.push(err231);
                          }
                          errors++;
                        }
                      }
                      if (data.slot !== void 0 && func0.call(data, "slot")) {
                        let data84 = data.slot;
                        if (typeof data84 === "string") {
                          if (!pattern1.test(data84)) {
                            const err232 = { instancePath: instancePath + "/slot", schemaPath: "#/anyOf/9/properties/slot/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, message: 'must match pattern "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$"' };
                            if (vErrors === null) {
                              vErrors = [err232];
                            } else {
                              vErrors.push(err232);
                            }
                            errors++;
                          }
                        } else {
                          const err233 = { instancePath: instancePath + "/slot", schemaPath: "#/anyOf/9/properties/slot/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err233];
                          } else {
                            vErrors.push(err233);
                          }
                          errors++;
                        }
                      }
                      if (data.why !== void 0 && func0.call(data, "why")) {
                        if (typeof data.why !== "string") {
                          const err234 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/9/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err234];
                          } else {
                            vErrors.push(err234);
                          }
                          errors++;
                        }
                      }
                      if (data.after !== void 0 && func0.call(data, "after")) {
                        let data86 = data.after;
                        if (data86 && typeof data86 == "object" && !Array.isArray(data86)) {
                          if (data86.lines === void 0 || !func0.call(data86, "lines")) {
                            const err235 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/9/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                            if (vErrors === null) {
                              vErrors = [err235];
                            } else {
                              vErrors.push(err235);
                            }
                            errors++;
                          }
                          if (data86.sha256 === void 0 || !func0.call(data86, "sha256")) {
                            const err236 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/9/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                            if (vErrors === null) {
                              vErrors = [err236];
                            } else {
                              vErrors.push(err236);
                            }
                            errors++;
                          }
                          for (const key20 of Object.keys(data86)) {
                            if (!(key20 === "lines" || key20 === "sha256")) {
                              const err237 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/9/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key20 }, message: "must NOT have additional properties" };
                              if (vErrors === null) {
                                vErrors = [err237];
                              } else {
                                vErrors.push(err237);
                              }
                              errors++;
                            }
                          }
                          if (data86.lines !== void 0 && func0.call(data86, "lines")) {
                            let data87 = data86.lines;
                            if (!(typeof data87 == "number" && (!(data87 % 1) && !isNaN(data87)) && isFinite(data87))) {
                              const err238 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/9/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                              if (vErrors === null) {
                                vErrors = [err238];
                              } else {
                                vErrors.push(err238);
                              }
                              errors++;
                            }
                            if (typeof data87 == "number" && isFinite(data87)) {
                              if (data87 < 0 || isNaN(data87)) {
                                const err239 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/9/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                if (vErrors === null) {
                                  vErrors = [err239];
                                } else {
                                  vErrors.push(err239);
                                }
                                errors++;
                              }
                            }
                          }
                          if (data86.sha256 !== void 0 && func0.call(data86, "sha256")) {
                            let data88 = data86.sha256;
                            if (typeof data88 === "string") {
                              if (!pattern2.test(data88)) {
                                const err240 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/9/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                if (vErrors === null) {
                                  vErrors = [err240];
                                } else {
                                  vErrors.push(err240);
                                }
                                errors++;
                              }
                            } else {
                              const err241 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/9/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err241];
                              } else {
                                vErrors.push(err241);
                              }
                              errors++;
                            }
                          }
                        } else {
                          const err242 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/9/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                          if (vErrors === null) {
                            vErrors = [err242];
                          } else {
                            vErrors.push(err242);
                          }
                          errors++;
                        }
                      }
                    } else {
                      const err243 = { instancePath, schemaPath: "#/anyOf/9/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      if (vErrors === null) {
                        vErrors = [err243];
                      } else {
                        vErrors.push(err243);
                      }
                      errors++;
                    }
                    var _valid0 = _errs195 === errors;
                    valid0 = valid0 || _valid0;
                    if (!valid0) {
                      const _errs217 = errors;
                      if (data && typeof data == "object" && !Array.isArray(data)) {
                        if (data.at === void 0 || !func0.call(data, "at")) {
                          const err244 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                          if (vErrors === null) {
                            vErrors = [err244];
                          } else {
                            vErrors.push(err244);
                          }
                          errors++;
                        }
                        if (data.kind === void 0 || !func0.call(data, "kind")) {
                          const err245 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                          if (vErrors === null) {
                            vErrors = [err245];
                          } else {
                            vErrors.push(err245);
                          }
                          errors++;
                        }
                        if (data.agentId === void 0 || !func0.call(data, "agentId")) {
                          const err246 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "agentId" }, message: "must have required property 'agentId'" };
                          if (vErrors === null) {
                            vErrors = [err246];
                          } else {
                            vErrors.push(err246);
                          }
                          errors++;
                        }
                        if (data.agent === void 0 || !func0.call(data, "agent")) {
                          const err247 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'" };
                          if (vErrors === null) {
                            vErrors = [err247];
                          } else {
                            vErrors.push(err247);
                          }
                          errors++;
                        }
                        if (data.why === void 0 || !func0.call(data, "why")) {
                          const err248 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                          if (vErrors === null) {
                            vErrors = [err248];
                          } else {
                            vErrors.push(err248);
                          }
                          errors++;
                        }
                        for (const key21 of Object.keys(data)) {
                          if (!(key21 === "at" || key21 === "kind" || key21 === "agentId" || key21 === "agent" || key21 === "why" || key21 === "after")) {
                            const err249 = { instancePath, schemaPath: "#/anyOf/10/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key21 }, message: "must NOT have additional properties" };
                            if (vErrors === null) {
                              vErrors = [err249];
                            } else {
                              vErrors.push(err249);
                            }
                            errors++;
                          }
                        }
                        if (data.at !== void 0 && func0.call(data, "at")) {
                          let data89 = data.at;
                          if (typeof data89 === "string") {
                            if (!pattern0.test(data89)) {
                              const err250 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/10/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                              if (vErrors === null) {
                                vErrors = [err250];
                              } else {
                                vErrors.push(err250);
                              }
                              errors++;
                            }
                          } else {
                            const err251 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/10/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err251];
                            } else {
                              vErrors.push(err251);
                            }
                            errors++;
                          }
                        }
                        if (data.kind !== void 0 && func0.call(data, "kind")) {
                          let data90 = data.kind;
                          if (typeof data90 !== "string") {
                            const err252 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/10/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err252];
                            } else {
                              vErrors.push(err252);
                            }
                            errors++;
                          }
                          if ("ignored" !== data90) {
                            const err253 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/10/properties/kind/const", keyword: "const", params: { allowedValue: "ignored" }, message: "must be equal to constant" };
                            if (vErrors === null) {
                              vErrors = [err253];
                            } else {
                              vErrors.push(err253);
                            }
                            errors++;
                          }
                        }
                        if (data.agentId !== void 0 && func0.call(data, "agentId")) {
                          let data91 = data.agentId;
                          if (typeof data91 === "string") {
                            if (func106(data91) < 1) {
                              const err254 = { instancePath: instancePath + "/agentId", schemaPath: "#/anyOf/10/properties/agentId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                              if (vErrors === null) {
                                vErrors = [err254];
                              } else {
                                vErrors.push(err254);
                              }
                              errors++;
                            }
                          } else {
                            const err255 = { instancePath: instancePath + "/agentId", schemaPath: "#/anyOf/10/properties/agentId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err255];
                            } else {
                              vErrors.push(err255);
                            }
                            errors++;
                          }
                        }
                        if (data.agent !== void 0 && func0.call(data, "agent")) {
                          if (typeof data.agent !== "string") {
                            const err256 = { instancePath: instancePath + "/agent", schemaPath: "#/anyOf/10/properties/agent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err256];
                            } else {
                              vErrors.push(err256);
                            }
                            errors++;
                          }
                        }
                        if (data.why !== void 0 && func0.call(data, "why")) {
                          if (typeof data.why !== "string") {
                            const err257 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/10/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err257];
                            } else {
                              vErrors.push(err257);
                            }
                            errors++;
                          }
                        }
                        if (data.after !== void 0 && func0.call(data, "after")) {
                          let data94 = data.after;
                          if (data94 && typeof data94 == "object" && !Array.isArray(data94)) {
                            if (data94.lines === void 0 || !func0.call(data94, "lines")) {
                              const err258 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/10/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                              if (vErrors === null) {
                                vErrors = [err258];
                              } else {
                                vErrors.push(err258);
                              }
                              errors++;
                            }
                            if (data94.sha256 === void 0 || !func0.call(data94, "sha256")) {
                              const err259 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/10/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                              if (vErrors === null) {
                                vErrors = [err259];
                              } else {
                                vErrors.push(err259);
                              }
                              errors++;
                            }
                            for (const key22 of Object.keys(data94)) {
                              if (!(key22 === "lines" || key22 === "sha256")) {
                                const err260 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/10/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key22 }, message: "must NOT have additional properties" };
                                if (vErrors === null) {
                                  vErrors = [err260];
                                } else {
                                  vErrors.push(err260);
                                }
                                errors++;
                              }
                            }
                            if (data94.lines !== void 0 && func0.call(data94, "lines")) {
                              let data95 = data94.lines;
                              if (!(typeof data95 == "number" && (!(data95 % 1) && !isNaN(data95)) && isFinite(data95))) {
                                const err261 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/10/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                if (vErrors === null) {
                                  vErrors = [err261];
                                } else {
                                  vErrors.push(err261);
                                }
                                errors++;
                              }
                              if (typeof data95 == "number" && isFinite(data95)) {
                                if (data95 < 0 || isNaN(data95)) {
                                  const err262 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/10/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                  if (vErrors === null) {
                                    vErrors = [err262];
                                  } else {
                                    vErrors.push(err262);
                                  }
                                  errors++;
                                }
                              }
                            }
                            if (data94.sha256 !== void 0 && func0.call(data94, "sha256")) {
                              let data96 = data94.sha256;
                              if (typeof data96 === "string") {
                                if (!pattern2.test(data96)) {
                                  const err263 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/10/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                  if (vErrors === null) {
                                    vErrors = [err263];
                                  } else {
                                    vErrors.push(err263);
                                  }
                                  errors++;
                                }
                              } else {
                                const err264 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/10/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err264];
                                } else {
                                  vErrors.push(err264);
                                }
                                errors++;
                              }
                            }
                          } else {
                            const err265 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/10/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                            if (vErrors === null) {
                              vErrors = [err265];
                            } else {
                              vErrors.push(err265);
                            }
                            errors++;
                          }
                        }
                      } else {
                        const err266 = { instancePath, schemaPath: "#/anyOf/10/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                        if (vErrors === null) {
                          vErrors = [err266];
                        } else {
                          vErrors.push(err266);
                        }
                        errors++;
                      }
                      var _valid0 = _errs217 === errors;
                      valid0 = valid0 || _valid0;
                      if (!valid0) {
                        const _errs237 = errors;
                        if (data && typeof data == "object" && !Array.isArray(data)) {
                          if (data.at === void 0 || !func0.call(data, "at")) {
                            const err267 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                            if (vErrors === null) {
                              vErrors = [err267];
                            } else {
                              vErrors.push(err267);
                            }
                            errors++;
                          }
                          if (data.kind === void 0 || !func0.call(data, "kind")) {
                            const err268 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                            if (vErrors === null) {
                              vErrors = [err268];
                            } else {
                              vErrors.push(err268);
                            }
                            errors++;
                          }
                          if (data.slot === void 0 || !func0.call(data, "slot")) {
                            const err269 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "slot" }, message: "must have required property 'slot'" };
                            if (vErrors === null) {
                              vErrors = [err269];
                            } else {
                              vErrors.push(err269);
                            }
                            errors++;
                          }
                          if (data.agentId === void 0 || !func0.call(data, "agentId")) {
                            const err270 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "agentId" }, message: "must have required property 'agentId'" };
                            if (vErrors === null) {
                              vErrors = [err270];
                            } else {
                              vErrors.push(err270);
                            }
                            errors++;
                          }
                          if (data.sha256 === void 0 || !func0.call(data, "sha256")) {
                            const err271 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                            if (vErrors === null) {
                              vErrors = [err271];
                            } else {
                              vErrors.push(err271);
                            }
                            errors++;
                          }
                          if (data.bytes === void 0 || !func0.call(data, "bytes")) {
                            const err272 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "bytes" }, message: "must have required property 'bytes'" };
                            if (vErrors === null) {
                              vErrors = [err272];
                            } else {
                              vErrors.push(err272);
                            }
                            errors++;
                          }
                          if (data.tokens === void 0 || !func0.call(data, "tokens")) {
                            const err273 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "tokens" }, message: "must have required property 'tokens'" };
                            if (vErrors === null) {
                              vErrors = [err273];
                            } else {
                              vErrors.push(err273);
                            }
                            errors++;
                          }
                          if (data.milliseconds === void 0 || !func0.call(data, "milliseconds")) {
                            const err274 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "milliseconds" }, message: "must have required property 'milliseconds'" };
                            if (vErrors === null) {
                              vErrors = [err274];
                            } else {
                              vErrors.push(err274);
                            }
                            errors++;
                          }
                          for (const key23 of Object.keys(data)) {
                            if (!func0.call(schema11.anyOf[11].properties, key23)) {
                              const err275 = { instancePath, schemaPath: "#/anyOf/11/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key23 }, message: "must NOT have additional properties" };
                              if (vErrors === null) {
                                vErrors = [err275];
                              } else {
                                vErrors.push(err275);
                              }
                              errors++;
                            }
                          }
                          if (data.at !== void 0 && func0.call(data, "at")) {
                            let data97 = data.at;
                            if (typeof data97 === "string") {
                              if (!pattern0.test(data97)) {
                                const err276 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/11/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                if (vErrors === null) {
                                  vErrors = [err276];
                                } else {
                                  vErrors.push(err276);
                                }
                                errors++;
                              }
                            } else {
                              const err277 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/11/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err277];
                              } else {
                                vErrors.push(err277);
                              }
                              errors++;
                            }
                          }
                          if (data.kind !== void 0 && func0.call(data, "kind")) {
                            let data98 = data.kind;
                            if (typeof data98 !== "string") {
                              const err278 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/11/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err278];
                              } else {
                                vErrors.push(err278);
                              }
                              errors++;
                            }
                            if ("stored" !== data98) {
                              const err279 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/11/properties/kind/const", keyword: "const", params: { allowedValue: "stored" }, message: "must be equal to constant" };
                              if (vErrors === null) {
                                vErrors = [err279];
                              } else {
                                vErrors.push(err279);
                              }
                              errors++;
                            }
                          }
                          if (data.slot !== void 0 && func0.call(data, "slot")) {
                            let data99 = data.slot;
                            if (typeof data99 === "string") {
                              if (!pattern1.test(data99)) {
                                const err280 = { instancePath: instancePath + "/slot", schemaPath: "#/anyOf/11/properties/slot/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, message: 'must match pattern "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$"' };
                                if (vErrors === null) {
                                  vErrors = [err280];
                                } else {
                                  vErrors.push(err280);
                                }
                                errors++;
                              }
                            } else {
                              const err281 = { instancePath: instancePath + "/slot", schemaPath: "#/anyOf/11/properties/slot/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err281];
                              } else {
                                vErrors.push(err281);
                              }
                              errors++;
                            }
                          }
                          if (data.agentId !== void 0 && func0.call(data, "agentId")) {
                            let data100 = data.agentId;
                            if (typeof data100 === "string") {
                              if (func106(data100) < 1) {
                                const err282 = { instancePath: instancePath + "/agentId", schemaPath: "#/anyOf/11/properties/agentId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                if (vErrors === null) {
                                  vErrors = [err282];
                                } else {
                                  vErrors.push(err282);
                                }
                                errors++;
                              }
                            } else {
                              const err283 = { instancePath: instancePath + "/agentId", schemaPath: "#/anyOf/11/properties/agentId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err283];
                              } else {
                                vErrors.push(err283);
                              }
                              errors++;
                            }
                          }
                          if (data.sha256 !== void 0 && func0.call(data, "sha256")) {
                            let data101 = data.sha256;
                            if (typeof data101 === "string") {
                              if (!pattern2.test(data101)) {
                                const err284 = { instancePath: instancePath + "/sha256", schemaPath: "#/anyOf/11/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                if (vErrors === null) {
                                  vErrors = [err284];
                                } else {
                                  vErrors.push(err284);
                                }
                                errors++;
                              }
                            } else {
                              const err285 = { instancePath: instancePath + "/sha256", schemaPath: "#/anyOf/11/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err285];
                              } else {
                                vErrors.push(err285);
                              }
                              errors++;
                            }
                          }
                          if (data.bytes !== void 0 && func0.call(data, "bytes")) {
                            let data102 = data.bytes;
                            if (!(typeof data102 == "number" && (!(data102 % 1) && !isNaN(data102)) && isFinite(data102))) {
                              const err286 = { instancePath: instancePath + "/bytes", schemaPath: "#/anyOf/11/properties/bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                              if (vErrors === null) {
                                vErrors = [err286];
                              } else {
                                vErrors.push(err286);
                              }
                              errors++;
                            }
                            if (typeof data102 == "number" && isFinite(data102)) {
                              if (data102 < 0 || isNaN(data102)) {
                                const err287 = { instancePath: instancePath + "/bytes", schemaPath: "#/anyOf/11/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                if (vErrors === null) {
                                  vErrors = [err287];
                                } else {
                                  vErrors.push(err287);
                                }
                                errors++;
                              }
                            }
                          }
                          if (data.tokens !== void 0 && func0.call(data, "tokens")) {
                            let data103 = data.tokens;
                            const _errs253 = errors;
                            let valid37 = false;
                            const _errs254 = errors;
                            if (!(typeof data103 == "number" && (!(data103 % 1) && !isNaN(data103)) && isFinite(data103))) {
                              const err288 = { instancePath: instancePath + "/tokens", schemaPath: "#/anyOf/11/properties/tokens/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                              if (vErrors === null) {
                                vErrors = [err288];
                              } else {
                                vErrors.push(err288);
                              }
                              errors++;
                            }
                            if (typeof data103 == "number" && isFinite(data103)) {
                              if (data103 < 0 || isNaN(data103)) {
                                const err289 = { instancePath: instancePath + "/tokens", schemaPath: "#/anyOf/11/properties/tokens/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                if (vErrors === null) {
                                  vErrors = [err289];
                                } else {
                                  vErrors.push(err289);
                                }
                                errors++;
                              }
                            }
                            var _valid1 = _errs254 === errors;
                            valid37 = valid37 || _valid1;
                            if (!valid37) {
                              const _errs256 = errors;
                              if (data103 !== null) {
                                const err290 = { instancePath: instancePath + "/tokens", schemaPath: "#/anyOf/11/properties/tokens/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                if (vErrors === null) {
                                  vErrors = [err290];
                                } else {
                                  vErrors.push(err290);
                                }
                                errors++;
                              }
                              var _valid1 = _errs256 === errors;
                              valid37 = valid37 || _valid1;
                            }
                            if (!valid37) {
                              const err291 = { instancePath: instancePath + "/tokens", schemaPath: "#/anyOf/11/properties/tokens/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                              if (vErrors === null) {
                                vErrors = [err291];
                              } else {
                                vErrors.push(err291);
                              }
                              errors++;
                            } else {
                              errors = _errs253;
                              if (vErrors !== null) {
                                if (_errs253) {
                                  vErrors.length = _errs253;
                                } else {
                                  vErrors = null;
                                }
                              }
                            }
                          }
                          if (data.milliseconds !== void 0 && func0.call(data, "milliseconds")) {
                            let data104 = data.milliseconds;
                            const _errs259 = errors;
                            let valid38 = false;
                            const _errs260 = errors;
                            if (!(typeof data104 == "number" && (!(data104 % 1) && !isNaN(data104)) && isFinite(data104))) {
                              const err292 = { instancePath: instancePath + "/milliseconds", schemaPath: "#/anyOf/11/properties/milliseconds/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                              if (vErrors === null) {
                                vErrors = [err292];
                              } else {
                                vErrors.push(err292);
                              }
                              errors++;
                            }
                            if (typeof data104 == "number" && isFinite(data104)) {
                              if (data104 < 0 || isNaN(data104)) {
                                const err293 = { instancePath: instancePath + "/milliseconds", schemaPath: "#/anyOf/11/properties/milliseconds/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                if (vErrors === null) {
                                  vErrors = [err293];
                                } else {
                                  vErrors.push(err293);
                                }
                                errors++;
                              }
                            }
                            var _valid2 = _errs260 === errors;
                            valid38 = valid38 || _valid2;
                            if (!valid38) {
                              const _errs262 = errors;
                              if (data104 !== null) {
                                const err294 = { instancePath: instancePath + "/milliseconds", schemaPath: "#/anyOf/11/properties/milliseconds/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                if (vErrors === null) {
                                  vErrors = [err294];
                                } else {
                                  vErrors.push(err294);
                                }
                                errors++;
                              }
                              var _valid2 = _errs262 === errors;
                              valid38 = valid38 || _valid2;
                            }
                            if (!valid38) {
                              const err295 = { instancePath: instancePath + "/milliseconds", schemaPath: "#/anyOf/11/properties/milliseconds/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                              if (vErrors === null) {
                                vErrors = [err295];
                              } else {
                                vErrors.push(err295);
                              }
                              errors++;
                            } else {
                              errors = _errs259;
                              if (vErrors !== null) {
                                if (_errs259) {
                                  vErrors.length = _errs259;
                                } else {
                                  vErrors = null;
                                }
                              }
                            }
                          }
                          if (data.after !== void 0 && func0.call(data, "after")) {
                            let data105 = data.after;
                            if (data105 && typeof data105 == "object" && !Array.isArray(data105)) {
                              if (data105.lines === void 0 || !func0.call(data105, "lines")) {
                                const err296 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/11/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                if (vErrors === null) {
                                  vErrors = [err296];
                                } else {
                                  vErrors.push(err296);
                                }
                                errors++;
                              }
                              if (data105.sha256 === void 0 || !func0.call(data105, "sha256")) {
                                const err297 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/11/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                if (vErrors === null) {
                                  vErrors = [err297];
                                } else {
                                  vErrors.push(err297);
                                }
                                errors++;
                              }
                              for (const key24 of Object.keys(data105)) {
                                if (!(key24 === "lines" || key24 === "sha256")) {
                                  const err298 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/11/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key24 }, message: "must NOT have additional properties" };
                                  if (vErrors === null) {
                                    vErrors = [err298];
                                  } else {
                                    vErrors.push(err298);
                                  }
                                  errors++;
                                }
                              }
                              if (data105.lines !== void 0 && func0.call(data105, "lines")) {
                                let data106 = data105.lines;
                                if (!(typeof data106 == "number" && (!(data106 % 1) && !isNaN(data106)) && isFinite(data106))) {
                                  const err299 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/11/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                  if (vErrors === null) {
                                    vErrors = [err299];
                                  } else {
                                    vErrors.push(err299);
                                  }
                                  errors++;
                                }
                                if (typeof data106 == "number" && isFinite(data106)) {
                                  if (data106 < 0 || isNaN(data106)) {
                                    const err300 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/11/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                    if (vErrors === null) {
                                      vErrors = [err300];
                                    } else {
                                      vErrors.push(err300);
                                    }
                                    errors++;
                                  }
                                }
                              }
                              if (data105.sha256 !== void 0 && func0.call(data105, "sha256")) {
                                let data107 = data105.sha256;
                                if (typeof data107 === "string") {
                                  if (!pattern2.test(data107)) {
                                    const err301 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/11/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                    if (vErrors === null) {
                                      vErrors = [err301];
                                    } else {
                                      vErrors.push(err301);
                                    }
                                    errors++;
                                  }
                                } else {
                                  const err302 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/11/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                  if (vErrors === null) {
                                    vErrors = [err302];
                                  } else {
                                    vErrors.push(err302);
                                  }
                                  errors++;
                                }
                              }
                            } else {
                              const err303 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/11/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                              if (vErrors === null) {
                                vErrors = [err303];
                              } else {
                                vErrors.push(err303);
                              }
                              errors++;
                            }
                          }
                        } else {
                          const err304 = { instancePath, schemaPath: "#/anyOf/11/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                          if (vErrors === null) {
                            vErrors = [err304];
                          } else {
                            vErrors.push(err304);
                          }
                          errors++;
                        }
                        var _valid0 = _errs237 === errors;
                        valid0 = valid0 || _valid0;
                        if (!valid0) {
                          const _errs271 = errors;
                          if (data && typeof data == "object" && !Array.isArray(data)) {
                            if (data.at === void 0 || !func0.call(data, "at")) {
                              const err305 = { instancePath, schemaPath: "#/anyOf/12/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                              if (vErrors === null) {
                                vErrors = [err305];
                              } else {
                                vErrors.push(err305);
                              }
                              errors++;
                            }
                            if (data.kind === void 0 || !func0.call(data, "kind")) {
                              const err306 = { instancePath, schemaPath: "#/anyOf/12/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                              if (vErrors === null) {
                                vErrors = [err306];
                              } else {
                                vErrors.push(err306);
                              }
                              errors++;
                            }
                            if (data.slot === void 0 || !func0.call(data, "slot")) {
                              const err307 = { instancePath, schemaPath: "#/anyOf/12/required", keyword: "required", params: { missingProperty: "slot" }, message: "must have required property 'slot'" };
                              if (vErrors === null) {
                                vErrors = [err307];
                              } else {
                                vErrors.push(err307);
                              }
                              errors++;
                            }
                            if (data.why === void 0 || !func0.call(data, "why")) {
                              const err308 = { instancePath, schemaPath: "#/anyOf/12/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                              if (vErrors === null) {
                                vErrors = [err308];
                              } else {
                                vErrors.push(err308);
                              }
                              errors++;
                            }
                            for (const key25 of Object.keys(data)) {
                              if (!(key25 === "at" || key25 === "kind" || key25 === "slot" || key25 === "why" || key25 === "after")) {
                                const err309 = { instancePath, schemaPath: "#/anyOf/12/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key25 }, message: "must NOT have additional properties" };
                                if (vErrors === null) {
                                  vErrors = [err309];
                                } else {
                                  vErrors.push(err309);
                                }
                                errors++;
                              }
                            }
                            if (data.at !== void 0 && func0.call(data, "at")) {
                              let data108 = data.at;
                              if (typeof data108 === "string") {
                                if (!pattern0.test(data108)) {
                                  const err310 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/12/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                  if (vErrors === null) {
                                    vErrors = [err310];
                                  } else {
                                    vErrors.push(err310);
                                  }
                                  errors++;
                                }
                              } else {
                                const err311 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/12/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err311];
                                } else {
                                  vErrors.push(err311);
                                }
                                errors++;
                              }
                            }
                            if (data.kind !== void 0 && func0.call(data, "kind")) {
                              let data109 = data.kind;
                              if (typeof data109 !== "string") {
                                const err312 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/12/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err312];
                                } else {
                                  vErrors.push(err312);
                                }
                                errors++;
                              }
                              if ("lost" !== data109) {
                                const err313 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/12/properties/kind/const", keyword: "const", params: { allowedValue: "lost" }, message: "must be equal to constant" };
                                if (vErrors === null) {
                                  vErrors = [err313];
                                } else {
                                  vErrors.push(err313);
                                }
                                errors++;
                              }
                            }
                            if (data.slot !== void 0 && func0.call(data, "slot")) {
                              let data110 = data.slot;
                              if (typeof data110 === "string") {
                                if (!pattern1.test(data110)) {
                                  const err314 = { instancePath: instancePath + "/slot", schemaPath: "#/anyOf/12/properties/slot/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, message: 'must match pattern "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$"' };
                                  if (vErrors === null) {
                                    vErrors = [err314];
                                  } else {
                                    vErrors.push(err314);
                                  }
                                  errors++;
                                }
                              } else {
                                const err315 = { instancePath: instancePath + "/slot", schemaPath: "#/anyOf/12/properties/slot/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err315];
                                } else {
                                  vErrors.push(err315);
                                }
                                errors++;
                              }
                            }
                            if (data.why !== void 0 && func0.call(data, "why")) {
                              if (typeof data.why !== "string") {
                                const err316 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/12/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err316];
                                } else {
                                  vErrors.push(err316);
                                }
                                errors++;
                              }
                            }
                            if (data.after !== void 0 && func0.call(data, "after")) {
                              let data112 = data.after;
                              if (data112 && typeof data112 == "object" && !Array.isArray(data112)) {
                                if (data112.lines === void 0 || !func0.call(data112, "lines")) {
                                  const err317 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/12/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                  if (vErrors === null) {
                                    vErrors = [err317];
                                  } else {
                                    vErrors.push(err317);
                                  }
                                  errors++;
                                }
                                if (data112.sha256 === void 0 || !func0.call(data112, "sha256")) {
                                  const err318 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/12/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                  if (vErrors === null) {
                                    vErrors = [err318];
                                  } else {
                                    vErrors.push(err318);
                                  }
                                  errors++;
                                }
                                for (const key26 of Object.keys(data112)) {
                                  if (!(key26 === "lines" || key26 === "sha256")) {
                                    const err319 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/12/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key26 }, message: "must NOT have additional properties" };
                                    if (vErrors === null) {
                                      vErrors = [err319];
                                    } else {
                                      vErrors.push(err319);
                                    }
                                    errors++;
                                  }
                                }
                                if (data112.lines !== void 0 && func0.call(data112, "lines")) {
                                  let data113 = data112.lines;
                                  if (!(typeof data113 == "number" && (!(data113 % 1) && !isNaN(data113)) && isFinite(data113))) {
                                    const err320 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/12/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                    if (vErrors === null) {
                                      vErrors = [err320];
                                    } else {
                                      vErrors.push(err320);
                                    }
                                    errors++;
                                  }
                                  if (typeof data113 == "number" && isFinite(data113)) {
                                    if (data113 < 0 || isNaN(data113)) {
                                      const err321 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/12/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                      if (vErrors === null) {
                                        vErrors = [err321];
                                      } else {
                                        vErrors.push(err321);
                                      }
                                      errors++;
                                    }
                                  }
                                }
                                if (data112.sha256 !== void 0 && func0.call(data112, "sha256")) {
                                  let data114 = data112.sha256;
                                  if (typeof data114 === "string") {
                                    if (!pattern2.test(data114)) {
                                      const err322 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/12/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                      if (vErrors === null) {
                                        vErrors = [err322];
                                      } else {
                                        vErrors.push(err322);
                                      }
                                      errors++;
                                    }
                                  } else {
                                    const err323 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/12/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    if (vErrors === null) {
                                      vErrors = [err323];
                                    } else {
                                      vErrors.push(err323);
                                    }
                                    errors++;
                                  }
                                }
                              } else {
                                const err324 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/12/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                if (vErrors === null) {
                                  vErrors = [err324];
                                } else {
                                  vErrors.push(err324);
                                }
                                errors++;
                              }
                            }
                          } else {
                            const err325 = { instancePath, schemaPath: "#/anyOf/12/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                            if (vErrors === null) {
                              vErrors = [err325];
                            } else {
                              vErrors.push(err325);
                            }
                            errors++;
                          }
                          var _valid0 = _errs271 === errors;
                          valid0 = valid0 || _valid0;
                          if (!valid0) {
                            const _errs289 = errors;
                            if (data && typeof data == "object" && !Array.isArray(data)) {
                              if (data.at === void 0 || !func0.call(data, "at")) {
                                const err326 = { instancePath, schemaPath: "#/anyOf/13/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                if (vErrors === null) {
                                  vErrors = [err326];
                                } else {
                                  vErrors.push(err326);
                                }
                                errors++;
                              }
                              if (data.kind === void 0 || !func0.call(data, "kind")) {
                                const err327 = { instancePath, schemaPath: "#/anyOf/13/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                if (vErrors === null) {
                                  vErrors = [err327];
                                } else {
                                  vErrors.push(err327);
                                }
                                errors++;
                              }
                              if (data.files === void 0 || !func0.call(data, "files")) {
                                const err328 = { instancePath, schemaPath: "#/anyOf/13/required", keyword: "required", params: { missingProperty: "files" }, message: "must have required property 'files'" };
                                if (vErrors === null) {
                                  vErrors = [err328];
                                } else {
                                  vErrors.push(err328);
                                }
                                errors++;
                              }
                              for (const key27 of Object.keys(data)) {
                                if (!(key27 === "at" || key27 === "kind" || key27 === "files" || key27 === "after")) {
                                  const err329 = { instancePath, schemaPath: "#/anyOf/13/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key27 }, message: "must NOT have additional properties" };
                                  if (vErrors === null) {
                                    vErrors = [err329];
                                  } else {
                                    vErrors.push(err329);
                                  }
                                  errors++;
                                }
                              }
                              if (data.at !== void 0 && func0.call(data, "at")) {
                                let data115 = data.at;
                                if (typeof data115 === "string") {
                                  if (!pattern0.test(data115)) {
                                    const err330 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/13/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                    if (vErrors === null) {
                                      vErrors = [err330];
                                    } else {
                                      vErrors.push(err330);
                                    }
                                    errors++;
                                  }
                                } else {
                                  const err331 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/13/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                  if (vErrors === null) {
                                    vErrors = [err331];
                                  } else {
                                    vErrors.push(err331);
                                  }
                                  errors++;
                                }
                              }
                              if (data.kind !== void 0 && func0.call(data, "kind")) {
                                let data116 = data.kind;
                                if (typeof data116 !== "string") {
                                  const err332 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/13/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                  if (vErrors === null) {
                                    vErrors = [err332];
                                  } else {
                                    vErrors.push(err332);
                                  }
                                  errors++;
                                }
                                if ("sealed" !== data116) {
                                  const err333 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/13/properties/kind/const", keyword: "const", params: { allowedValue: "sealed" }, message: "must be equal to constant" };
                                  if (vErrors === null) {
                                    vErrors = [err333];
                                  } else {
                                    vErrors.push(err333);
                                  }
                                  errors++;
                                }
                              }
                              if (data.files !== void 0 && func0.call(data, "files")) {
                                let data117 = data.files;
                                if (data117 && typeof data117 == "object" && !Array.isArray(data117)) {
                                  for (const key28 of Object.keys(data117)) {
                                    if (pattern38.test(key28)) {
                                      let data118 = data117[key28];
                                      if (typeof data118 === "string") {
                                        if (!pattern2.test(data118)) {
                                          const err334 = { instancePath: instancePath + "/files/" + key28.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/anyOf/13/properties/files/patternProperties/%5E.*%24/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                          if (vErrors === null) {
                                            vErrors = [err334];
                                          } else {
                                            vErrors.push(err334);
                                          }
                                          errors++;
                                        }
                                      } else {
                                        const err335 = { instancePath: instancePath + "/files/" + key28.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/anyOf/13/properties/files/patternProperties/%5E.*%24/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        if (vErrors === null) {
                                          vErrors = [err335];
                                        } else {
                                          vErrors.push(err335);
                                        }
                                        errors++;
                                      }
                                    }
                                  }
                                } else {
                                  const err336 = { instancePath: instancePath + "/files", schemaPath: "#/anyOf/13/properties/files/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                  if (vErrors === null) {
                                    vErrors = [err336];
                                  } else {
                                    vErrors.push(err336);
                                  }
                                  errors++;
                                }
                              }
                              if (data.after !== void 0 && func0.call(data, "after")) {
                                let data119 = data.after;
                                if (data119 && typeof data119 == "object" && !Array.isArray(data119)) {
                                  if (data119.lines === void 0 || !func0.call(data119, "lines")) {
                                    const err337 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/13/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                    if (vErrors === null) {
                                      vErrors = [err337];
                                    } else {
                                      vErrors.push(err337);
                                    }
                                    errors++;
                                  }
                                  if (data119.sha256 === void 0 || !func0.call(data119, "sha256")) {
                                    const err338 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/13/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                    if (vErrors === null) {
                                      vErrors = [err338];
                                    } else {
                                      vErrors.push(err338);
                                    }
                                    errors++;
                                  }
                                  for (const key29 of Object.keys(data119)) {
                                    if (!(key29 === "lines" || key29 === "sha256")) {
                                      const err339 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/13/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key29 }, message: "must NOT have additional properties" };
                                      if (vErrors === null) {
                                        vErrors = [err339];
                                      } else {
                                        vErrors.push(err339);
                                      }
                                      errors++;
                                    }
                                  }
                                  if (data119.lines !== void 0 && func0.call(data119, "lines")) {
                                    let data120 = data119.lines;
                                    if (!(typeof data120 == "number" && (!(data120 % 1) && !isNaN(data120)) && isFinite(data120))) {
                                      const err340 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/13/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                      if (vErrors === null) {
                                        vErrors = [err340];
                                      } else {
                                        vErrors.push(err340);
                                      }
                                      errors++;
                                    }
                                    if (typeof data120 == "number" && isFinite(data120)) {
                                      if (data120 < 0 || isNaN(data120)) {
                                        const err341 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/13/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                        if (vErrors === null) {
                                          vErrors = [err341];
                                        } else {
                                          vErrors.push(err341);
                                        }
                                        errors++;
                                      }
                                    }
                                  }
                                  if (data119.sha256 !== void 0 && func0.call(data119, "sha256")) {
                                    let data121 = data119.sha256;
                                    if (typeof data121 === "string") {
                                      if (!pattern2.test(data121)) {
                                        const err342 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/13/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                        if (vErrors === null) {
                                          vErrors = [err342];
                                        } else {
                                          vErrors.push(err342);
                                        }
                                        errors++;
                                      }
                                    } else {
                                      const err343 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/13/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                      if (vErrors === null) {
                                        vErrors = [err343];
                                      } else {
                                        vErrors.push(err343);
                                      }
                                      errors++;
                                    }
                                  }
                                } else {
                                  const err344 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/13/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                  if (vErrors === null) {
                                    vErrors = [err344];
                                  } else {
                                    vErrors.push(err344);
                                  }
                                  errors++;
                                }
                              }
                            } else {
                              const err345 = { instancePath, schemaPath: "#/anyOf/13/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                              if (vErrors === null) {
                                vErrors = [err345];
                              } else {
                                vErrors.push(err345);
                              }
                              errors++;
                            }
                            var _valid0 = _errs289 === errors;
                            valid0 = valid0 || _valid0;
                            if (!valid0) {
                              const _errs307 = errors;
                              if (data && typeof data == "object" && !Array.isArray(data)) {
                                if (data.at === void 0 || !func0.call(data, "at")) {
                                  const err346 = { instancePath, schemaPath: "#/anyOf/14/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                  if (vErrors === null) {
                                    vErrors = [err346];
                                  } else {
                                    vErrors.push(err346);
                                  }
                                  errors++;
                                }
                                if (data.kind === void 0 || !func0.call(data, "kind")) {
                                  const err347 = { instancePath, schemaPath: "#/anyOf/14/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                  if (vErrors === null) {
                                    vErrors = [err347];
                                  } else {
                                    vErrors.push(err347);
                                  }
                                  errors++;
                                }
                                if (data.status === void 0 || !func0.call(data, "status")) {
                                  const err348 = { instancePath, schemaPath: "#/anyOf/14/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
                                  if (vErrors === null) {
                                    vErrors = [err348];
                                  } else {
                                    vErrors.push(err348);
                                  }
                                  errors++;
                                }
                                if (data.exit === void 0 || !func0.call(data, "exit")) {
                                  const err349 = { instancePath, schemaPath: "#/anyOf/14/required", keyword: "required", params: { missingProperty: "exit" }, message: "must have required property 'exit'" };
                                  if (vErrors === null) {
                                    vErrors = [err349];
                                  } else {
                                    vErrors.push(err349);
                                  }
                                  errors++;
                                }
                                for (const key30 of Object.keys(data)) {
                                  if (!(key30 === "at" || key30 === "kind" || key30 === "status" || key30 === "exit" || key30 === "files" || key30 === "after")) {
                                    const err350 = { instancePath, schemaPath: "#/anyOf/14/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key30 }, message: "must NOT have additional properties" };
                                    if (vErrors === null) {
                                      vErrors = [err350];
                                    } else {
                                      vErrors.push(err350);
                                    }
                                    errors++;
                                  }
                                }
                                if (data.at !== void 0 && func0.call(data, "at")) {
                                  let data122 = data.at;
                                  if (typeof data122 === "string") {
                                    if (!pattern0.test(data122)) {
                                      const err351 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/14/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                      if (vErrors === null) {
                                        vErrors = [err351];
                                      } else {
                                        vErrors.push(err351);
                                      }
                                      errors++;
                                    }
                                  } else {
                                    const err352 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/14/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    if (vErrors === null) {
                                      vErrors = [err352];
                                    } else {
                                      vErrors.push(err352);
                                    }
                                    errors++;
                                  }
                                }
                                if (data.kind !== void 0 && func0.call(data, "kind")) {
                                  let data123 = data.kind;
                                  if (typeof data123 !== "string") {
                                    const err353 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/14/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    if (vErrors === null) {
                                      vErrors = [err353];
                                    } else {
                                      vErrors.push(err353);
                                    }
                                    errors++;
                                  }
                                  if ("finished" !== data123) {
                                    const err354 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/14/properties/kind/const", keyword: "const", params: { allowedValue: "finished" }, message: "must be equal to constant" };
                                    if (vErrors === null) {
                                      vErrors = [err354];
                                    } else {
                                      vErrors.push(err354);
                                    }
                                    errors++;
                                  }
                                }
                                if (data.status !== void 0 && func0.call(data, "status")) {
                                  let data124 = data.status;
                                  if (!(data124 === "complete" || data124 === "incomplete" || data124 === "failed")) {
                                    const err355 = { instancePath: instancePath + "/status", schemaPath: "#/anyOf/14/properties/status/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[14].properties.status.enum }, message: "must be equal to one of the allowed values" };
                                    if (vErrors === null) {
                                      vErrors = [err355];
                                    } else {
                                      vErrors.push(err355);
                                    }
                                    errors++;
                                  }
                                }
                                if (data.exit !== void 0 && func0.call(data, "exit")) {
                                  let data125 = data.exit;
                                  if (!(typeof data125 == "number" && (!(data125 % 1) && !isNaN(data125)) && isFinite(data125))) {
                                    const err356 = { instancePath: instancePath + "/exit", schemaPath: "#/anyOf/14/properties/exit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                    if (vErrors === null) {
                                      vErrors = [err356];
                                    } else {
                                      vErrors.push(err356);
                                    }
                                    errors++;
                                  }
                                }
                                if (data.files !== void 0 && func0.call(data, "files")) {
                                  let data126 = data.files;
                                  if (data126 && typeof data126 == "object" && !Array.isArray(data126)) {
                                    for (const key31 of Object.keys(data126)) {
                                      if (pattern38.test(key31)) {
                                        let data127 = data126[key31];
                                        if (typeof data127 === "string") {
                                          if (!pattern2.test(data127)) {
                                            const err357 = { instancePath: instancePath + "/files/" + key31.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/anyOf/14/properties/files/patternProperties/%5E.*%24/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                            if (vErrors === null) {
                                              vErrors = [err357];
                                            } else {
                                              vErrors.push(err357);
                                            }
                                            errors++;
                                          }
                                        } else {
                                          const err358 = { instancePath: instancePath + "/files/" + key31.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/anyOf/14/properties/files/patternProperties/%5E.*%24/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                          if (vErrors === null) {
                                            vErrors = [err358];
                                          } else {
                                            vErrors.push(err358);
                                          }
                                          errors++;
                                        }
                                      }
                                    }
                                  } else {
                                    const err359 = { instancePath: instancePath + "/files", schemaPath: "#/anyOf/14/properties/files/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                    if (vErrors === null) {
                                      vErrors = [err359];
                                    } else {
                                      vErrors.push(err359);
                                    }
                                    errors++;
                                  }
                                }
                                if (data.after !== void 0 && func0.call(data, "after")) {
                                  let data128 = data.after;
                                  if (data128 && typeof data128 == "object" && !Array.isArray(data128)) {
                                    if (data128.lines === void 0 || !func0.call(data128, "lines")) {
                                      const err360 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/14/properties/after/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                                      if (vErrors === null) {
                                        vErrors = [err360];
                                      } else {
                                        vErrors.push(err360);
                                      }
                                      errors++;
                                    }
                                    if (data128.sha256 === void 0 || !func0.call(data128, "sha256")) {
                                      const err361 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/14/properties/after/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                                      if (vErrors === null) {
                                        vErrors = [err361];
                                      } else {
                                        vErrors.push(err361);
                                      }
                                      errors++;
                                    }
                                    for (const key32 of Object.keys(data128)) {
                                      if (!(key32 === "lines" || key32 === "sha256")) {
                                        const err362 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/14/properties/after/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key32 }, message: "must NOT have additional properties" };
                                        if (vErrors === null) {
                                          vErrors = [err362];
                                        } else {
                                          vErrors.push(err362);
                                        }
                                        errors++;
                                      }
                                    }
                                    if (data128.lines !== void 0 && func0.call(data128, "lines")) {
                                      let data129 = data128.lines;
                                      if (!(typeof data129 == "number" && (!(data129 % 1) && !isNaN(data129)) && isFinite(data129))) {
                                        const err363 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/14/properties/after/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                        if (vErrors === null) {
                                          vErrors = [err363];
                                        } else {
                                          vErrors.push(err363);
                                        }
                                        errors++;
                                      }
                                      if (typeof data129 == "number" && isFinite(data129)) {
                                        if (data129 < 0 || isNaN(data129)) {
                                          const err364 = { instancePath: instancePath + "/after/lines", schemaPath: "#/anyOf/14/properties/after/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                          if (vErrors === null) {
                                            vErrors = [err364];
                                          } else {
                                            vErrors.push(err364);
                                          }
                                          errors++;
                                        }
                                      }
                                    }
                                    if (data128.sha256 !== void 0 && func0.call(data128, "sha256")) {
                                      let data130 = data128.sha256;
                                      if (typeof data130 === "string") {
                                        if (!pattern2.test(data130)) {
                                          const err365 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/14/properties/after/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                          if (vErrors === null) {
                                            vErrors = [err365];
                                          } else {
                                            vErrors.push(err365);
                                          }
                                          errors++;
                                        }
                                      } else {
                                        const err366 = { instancePath: instancePath + "/after/sha256", schemaPath: "#/anyOf/14/properties/after/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        if (vErrors === null) {
                                          vErrors = [err366];
                                        } else {
                                          vErrors.push(err366);
                                        }
                                        errors++;
                                      }
                                    }
                                  } else {
                                    const err367 = { instancePath: instancePath + "/after", schemaPath: "#/anyOf/14/properties/after/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                    if (vErrors === null) {
                                      vErrors = [err367];
                                    } else {
                                      vErrors.push(err367);
                                    }
                                    errors++;
                                  }
                                }
                              } else {
                                const err368 = { instancePath, schemaPath: "#/anyOf/14/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                if (vErrors === null) {
                                  vErrors = [err368];
                                } else {
                                  vErrors.push(err368);
                                }
                                errors++;
                              }
                              var _valid0 = _errs307 === errors;
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
    const err369 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err369];
    } else {
      vErrors.push(err369);
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
