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
var schema11 = { "anyOf": [{ "type": "object", "required": ["at", "kind", "phase", "slots", "uncovered"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "planned" }, "phase": { "enum": ["summary", "review", "score", "judge", "hunt", "triage", "fix", "verify"] }, "slots": { "type": "array", "items": { "type": "string", "pattern": "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" } }, "uncovered": { "type": "array", "items": { "type": "object", "required": ["hunk", "why"], "properties": { "hunk": { "type": "string" }, "why": { "type": "string" } }, "additionalProperties": false } } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "slots"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "offered" }, "slots": { "type": "array", "items": { "type": "string", "pattern": "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" } } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "slots"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "given-up" }, "slots": { "type": "array", "items": { "type": "string", "pattern": "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" } } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "slots"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "reopened" }, "slots": { "type": "array", "items": { "type": "string", "pattern": "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" } } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "slot", "session", "toolUse"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "dispatched" }, "slot": { "type": "string", "pattern": "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, "session": { "type": "string", "minLength": 1 }, "toolUse": { "type": "string" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "agent", "session", "why"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "denied" }, "agent": { "type": "string" }, "session": { "type": "string", "minLength": 1 }, "why": { "type": "string" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "agentId", "agent", "tool", "path", "detail", "verdict"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "look" }, "agentId": { "type": "string", "minLength": 1 }, "agent": { "type": "string" }, "tool": { "enum": ["Read", "Grep", "Glob", "Edit", "Write"] }, "path": { "type": "string" }, "detail": { "type": "string" }, "verdict": { "enum": ["allowed", "refused"] }, "why": { "type": "string" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "agentId", "agent", "why"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "sent-back" }, "agentId": { "type": "string", "minLength": 1 }, "agent": { "type": "string" }, "why": { "type": "string" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "agentId", "sha256", "bytes", "remarks"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "accepted" }, "agentId": { "type": "string", "minLength": 1 }, "slot": { "type": "string", "pattern": "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "bytes": { "type": "integer", "minimum": 0 }, "remarks": { "type": "array", "items": { "type": "string" } } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "agent", "why"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "refused" }, "agentId": { "type": "string", "minLength": 1 }, "agent": { "type": "string" }, "slot": { "type": "string", "pattern": "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, "why": { "type": "string" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "agentId", "agent", "why"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "ignored" }, "agentId": { "type": "string", "minLength": 1 }, "agent": { "type": "string" }, "why": { "type": "string" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "slot", "agentId", "sha256", "bytes", "tokens", "milliseconds"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "stored" }, "slot": { "type": "string", "pattern": "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, "agentId": { "type": "string", "minLength": 1 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "bytes": { "type": "integer", "minimum": 0 }, "tokens": { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] }, "milliseconds": { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "slot", "why"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "lost" }, "slot": { "type": "string", "pattern": "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, "why": { "type": "string" } }, "additionalProperties": false }, { "type": "object", "required": ["at", "kind", "status", "exit"], "properties": { "at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "kind": { "type": "string", "const": "finished" }, "status": { "enum": ["complete", "incomplete", "failed"] }, "exit": { "type": "integer" } }, "additionalProperties": false }] };
var func0 = Object.prototype.hasOwnProperty;
var func86 = require_ucs2length().default;
var pattern0 = new RegExp("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$", "u");
var pattern1 = new RegExp("^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$", "u");
var pattern15 = new RegExp("^[0-9a-f]{40,64}$", "u");
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
      if (!(key0 === "at" || key0 === "kind" || key0 === "phase" || key0 === "slots" || key0 === "uncovered")) {
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
    const _errs22 = errors;
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
      if (data.slots === void 0 || !func0.call(data, "slots")) {
        const err24 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "slots" }, message: "must have required property 'slots'" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      for (const key2 of Object.keys(data)) {
        if (!(key2 === "at" || key2 === "kind" || key2 === "slots")) {
          const err25 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      }
      if (data.at !== void 0 && func0.call(data, "at")) {
        let data9 = data.at;
        if (typeof data9 === "string") {
          if (!pattern0.test(data9)) {
            const err26 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/1/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        } else {
          const err27 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/1/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      }
      if (data.kind !== void 0 && func0.call(data, "kind")) {
        let data10 = data.kind;
        if (typeof data10 !== "string") {
          const err28 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/1/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
        if ("offered" !== data10) {
          const err29 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "offered" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
      }
      if (data.slots !== void 0 && func0.call(data, "slots")) {
        let data11 = data.slots;
        if (Array.isArray(data11)) {
          const len2 = data11.length;
          for (let i2 = 0; i2 < len2; i2++) {
            let data12 = data11[i2];
            if (typeof data12 === "string") {
              if (!pattern1.test(data12)) {
                const err30 = { instancePath: instancePath + "/slots/" + i2, schemaPath: "#/anyOf/1/properties/slots/items/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, message: 'must match pattern "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$"' };
                if (vErrors === null) {
                  vErrors = [err30];
                } else {
                  vErrors.push(err30);
                }
                errors++;
              }
            } else {
              const err31 = { instancePath: instancePath + "/slots/" + i2, schemaPath: "#/anyOf/1/properties/slots/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
          }
        } else {
          const err32 = { instancePath: instancePath + "/slots", schemaPath: "#/anyOf/1/properties/slots/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
      }
    } else {
      const err33 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err33];
      } else {
        vErrors.push(err33);
      }
      errors++;
    }
    var _valid0 = _errs22 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs33 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.at === void 0 || !func0.call(data, "at")) {
          const err34 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
        if (data.kind === void 0 || !func0.call(data, "kind")) {
          const err35 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
        if (data.slots === void 0 || !func0.call(data, "slots")) {
          const err36 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "slots" }, message: "must have required property 'slots'" };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
        for (const key3 of Object.keys(data)) {
          if (!(key3 === "at" || key3 === "kind" || key3 === "slots")) {
            const err37 = { instancePath, schemaPath: "#/anyOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err37];
            } else {
              vErrors.push(err37);
            }
            errors++;
          }
        }
        if (data.at !== void 0 && func0.call(data, "at")) {
          let data13 = data.at;
          if (typeof data13 === "string") {
            if (!pattern0.test(data13)) {
              const err38 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/2/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
              if (vErrors === null) {
                vErrors = [err38];
              } else {
                vErrors.push(err38);
              }
              errors++;
            }
          } else {
            const err39 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/2/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        }
        if (data.kind !== void 0 && func0.call(data, "kind")) {
          let data14 = data.kind;
          if (typeof data14 !== "string") {
            const err40 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/2/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
          if ("given-up" !== data14) {
            const err41 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "given-up" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err41];
            } else {
              vErrors.push(err41);
            }
            errors++;
          }
        }
        if (data.slots !== void 0 && func0.call(data, "slots")) {
          let data15 = data.slots;
          if (Array.isArray(data15)) {
            const len3 = data15.length;
            for (let i3 = 0; i3 < len3; i3++) {
              let data16 = data15[i3];
              if (typeof data16 === "string") {
                if (!pattern1.test(data16)) {
                  const err42 = { instancePath: instancePath + "/slots/" + i3, schemaPath: "#/anyOf/2/properties/slots/items/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, message: 'must match pattern "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$"' };
                  if (vErrors === null) {
                    vErrors = [err42];
                  } else {
                    vErrors.push(err42);
                  }
                  errors++;
                }
              } else {
                const err43 = { instancePath: instancePath + "/slots/" + i3, schemaPath: "#/anyOf/2/properties/slots/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err43];
                } else {
                  vErrors.push(err43);
                }
                errors++;
              }
            }
          } else {
            const err44 = { instancePath: instancePath + "/slots", schemaPath: "#/anyOf/2/properties/slots/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err44];
            } else {
              vErrors.push(err44);
            }
            errors++;
          }
        }
      } else {
        const err45 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err45];
        } else {
          vErrors.push(err45);
        }
        errors++;
      }
      var _valid0 = _errs33 === errors;
      valid0 = valid0 || _valid0;
      if (!valid0) {
        const _errs44 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.at === void 0 || !func0.call(data, "at")) {
            const err46 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
            if (vErrors === null) {
              vErrors = [err46];
            } else {
              vErrors.push(err46);
            }
            errors++;
          }
          if (data.kind === void 0 || !func0.call(data, "kind")) {
            const err47 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
          if (data.slots === void 0 || !func0.call(data, "slots")) {
            const err48 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: "slots" }, message: "must have required property 'slots'" };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
          for (const key4 of Object.keys(data)) {
            if (!(key4 === "at" || key4 === "kind" || key4 === "slots")) {
              const err49 = { instancePath, schemaPath: "#/anyOf/3/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err49];
              } else {
                vErrors.push(err49);
              }
              errors++;
            }
          }
          if (data.at !== void 0 && func0.call(data, "at")) {
            let data17 = data.at;
            if (typeof data17 === "string") {
              if (!pattern0.test(data17)) {
                const err50 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/3/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                if (vErrors === null) {
                  vErrors = [err50];
                } else {
                  vErrors.push(err50);
                }
                errors++;
              }
            } else {
              const err51 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/3/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err51];
              } else {
                vErrors.push(err51);
              }
              errors++;
            }
          }
          if (data.kind !== void 0 && func0.call(data, "kind")) {
            let data18 = data.kind;
            if (typeof data18 !== "string") {
              const err52 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/3/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err52];
              } else {
                vErrors.push(err52);
              }
              errors++;
            }
            if ("reopened" !== data18) {
              const err53 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "reopened" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err53];
              } else {
                vErrors.push(err53);
              }
              errors++;
            }
          }
          if (data.slots !== void 0 && func0.call(data, "slots")) {
            let data19 = data.slots;
            if (Array.isArray(data19)) {
              const len4 = data19.length;
              for (let i4 = 0; i4 < len4; i4++) {
                let data20 = data19[i4];
                if (typeof data20 === "string") {
                  if (!pattern1.test(data20)) {
                    const err54 = { instancePath: instancePath + "/slots/" + i4, schemaPath: "#/anyOf/3/properties/slots/items/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, message: 'must match pattern "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$"' };
                    if (vErrors === null) {
                      vErrors = [err54];
                    } else {
                      vErrors.push(err54);
                    }
                    errors++;
                  }
                } else {
                  const err55 = { instancePath: instancePath + "/slots/" + i4, schemaPath: "#/anyOf/3/properties/slots/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err55];
                  } else {
                    vErrors.push(err55);
                  }
                  errors++;
                }
              }
            } else {
              const err56 = { instancePath: instancePath + "/slots", schemaPath: "#/anyOf/3/properties/slots/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              if (vErrors === null) {
                vErrors = [err56];
              } else {
                vErrors.push(err56);
              }
              errors++;
            }
          }
        } else {
          const err57 = { instancePath, schemaPath: "#/anyOf/3/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err57];
          } else {
            vErrors.push(err57);
          }
          errors++;
        }
        var _valid0 = _errs44 === errors;
        valid0 = valid0 || _valid0;
        if (!valid0) {
          const _errs55 = errors;
          if (data && typeof data == "object" && !Array.isArray(data)) {
            if (data.at === void 0 || !func0.call(data, "at")) {
              const err58 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
              if (vErrors === null) {
                vErrors = [err58];
              } else {
                vErrors.push(err58);
              }
              errors++;
            }
            if (data.kind === void 0 || !func0.call(data, "kind")) {
              const err59 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
              if (vErrors === null) {
                vErrors = [err59];
              } else {
                vErrors.push(err59);
              }
              errors++;
            }
            if (data.slot === void 0 || !func0.call(data, "slot")) {
              const err60 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "slot" }, message: "must have required property 'slot'" };
              if (vErrors === null) {
                vErrors = [err60];
              } else {
                vErrors.push(err60);
              }
              errors++;
            }
            if (data.session === void 0 || !func0.call(data, "session")) {
              const err61 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "session" }, message: "must have required property 'session'" };
              if (vErrors === null) {
                vErrors = [err61];
              } else {
                vErrors.push(err61);
              }
              errors++;
            }
            if (data.toolUse === void 0 || !func0.call(data, "toolUse")) {
              const err62 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "toolUse" }, message: "must have required property 'toolUse'" };
              if (vErrors === null) {
                vErrors = [err62];
              } else {
                vErrors.push(err62);
              }
              errors++;
            }
            for (const key5 of Object.keys(data)) {
              if (!(key5 === "at" || key5 === "kind" || key5 === "slot" || key5 === "session" || key5 === "toolUse")) {
                const err63 = { instancePath, schemaPath: "#/anyOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err63];
                } else {
                  vErrors.push(err63);
                }
                errors++;
              }
            }
            if (data.at !== void 0 && func0.call(data, "at")) {
              let data21 = data.at;
              if (typeof data21 === "string") {
                if (!pattern0.test(data21)) {
                  const err64 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/4/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                  if (vErrors === null) {
                    vErrors = [err64];
                  } else {
                    vErrors.push(err64);
                  }
                  errors++;
                }
              } else {
                const err65 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/4/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err65];
                } else {
                  vErrors.push(err65);
                }
                errors++;
              }
            }
            if (data.kind !== void 0 && func0.call(data, "kind")) {
              let data22 = data.kind;
              if (typeof data22 !== "string") {
                const err66 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/4/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err66];
                } else {
                  vErrors.push(err66);
                }
                errors++;
              }
              if ("dispatched" !== data22) {
                const err67 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/4/properties/kind/const", keyword: "const", params: { allowedValue: "dispatched" }, message: "must be equal to constant" };
                if (vErrors === null) {
                  vErrors = [err67];
                } else {
                  vErrors.push(err67);
                }
                errors++;
              }
            }
            if (data.slot !== void 0 && func0.call(data, "slot")) {
              let data23 = data.slot;
              if (typeof data23 === "string") {
                if (!pattern1.test(data23)) {
                  const err68 = { instancePath: instancePath + "/slot", schemaPath: "#/anyOf/4/properties/slot/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, message: 'must match pattern "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$"' };
                  if (vErrors === null) {
                    vErrors = [err68];
                  } else {
                    vErrors.push(err68);
                  }
                  errors++;
                }
              } else {
                const err69 = { instancePath: instancePath + "/slot", schemaPath: "#/anyOf/4/properties/slot/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err69];
                } else {
                  vErrors.push(err69);
                }
                errors++;
              }
            }
            if (data.session !== void 0 && func0.call(data, "session")) {
              let data24 = data.session;
              if (typeof data24 === "string") {
                if (func86(data24) < 1) {
                  const err70 = { instancePath: instancePath + "/session", schemaPath: "#/anyOf/4/properties/session/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err70];
                  } else {
                    vErrors.push(err70);
                  }
                  errors++;
                }
              } else {
                const err71 = { instancePath: instancePath + "/session", schemaPath: "#/anyOf/4/properties/session/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err71];
                } else {
                  vErrors.push(err71);
                }
                errors++;
              }
            }
            if (data.toolUse !== void 0 && func0.call(data, "toolUse")) {
              if (typeof data.toolUse !== "string") {
                const err72 = { instancePath: instancePath + "/toolUse", schemaPath: "#/anyOf/4/properties/toolUse/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err72];
                } else {
                  vErrors.push(err72);
                }
                errors++;
              }
            }
          } else {
            const err73 = { instancePath, schemaPath: "#/anyOf/4/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err73];
            } else {
              vErrors.push(err73);
            }
            errors++;
          }
          var _valid0 = _errs55 === errors;
          valid0 = valid0 || _valid0;
          if (!valid0) {
            const _errs68 = errors;
            if (data && typeof data == "object" && !Array.isArray(data)) {
              if (data.at === void 0 || !func0.call(data, "at")) {
                const err74 = { instancePath, schemaPath: "#/anyOf/5/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                if (vErrors === null) {
                  vErrors = [err74];
                } else {
                  vErrors.push(err74);
                }
                errors++;
              }
              if (data.kind === void 0 || !func0.call(data, "kind")) {
                const err75 = { instancePath, schemaPath: "#/anyOf/5/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                if (vErrors === null) {
                  vErrors = [err75];
                } else {
                  vErrors.push(err75);
                }
                errors++;
              }
              if (data.agent === void 0 || !func0.call(data, "agent")) {
                const err76 = { instancePath, schemaPath: "#/anyOf/5/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'" };
                if (vErrors === null) {
                  vErrors = [err76];
                } else {
                  vErrors.push(err76);
                }
                errors++;
              }
              if (data.session === void 0 || !func0.call(data, "session")) {
                const err77 = { instancePath, schemaPath: "#/anyOf/5/required", keyword: "required", params: { missingProperty: "session" }, message: "must have required property 'session'" };
                if (vErrors === null) {
                  vErrors = [err77];
                } else {
                  vErrors.push(err77);
                }
                errors++;
              }
              if (data.why === void 0 || !func0.call(data, "why")) {
                const err78 = { instancePath, schemaPath: "#/anyOf/5/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                if (vErrors === null) {
                  vErrors = [err78];
                } else {
                  vErrors.push(err78);
                }
                errors++;
              }
              for (const key6 of Object.keys(data)) {
                if (!(key6 === "at" || key6 === "kind" || key6 === "agent" || key6 === "session" || key6 === "why")) {
                  const err79 = { instancePath, schemaPath: "#/anyOf/5/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err79];
                  } else {
                    vErrors.push(err79);
                  }
                  errors++;
                }
              }
              if (data.at !== void 0 && func0.call(data, "at")) {
                let data26 = data.at;
                if (typeof data26 === "string") {
                  if (!pattern0.test(data26)) {
                    const err80 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/5/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                    if (vErrors === null) {
                      vErrors = [err80];
                    } else {
                      vErrors.push(err80);
                    }
                    errors++;
                  }
                } else {
                  const err81 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/5/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err81];
                  } else {
                    vErrors.push(err81);
                  }
                  errors++;
                }
              }
              if (data.kind !== void 0 && func0.call(data, "kind")) {
                let data27 = data.kind;
                if (typeof data27 !== "string") {
                  const err82 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/5/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err82];
                  } else {
                    vErrors.push(err82);
                  }
                  errors++;
                }
                if ("denied" !== data27) {
                  const err83 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/5/properties/kind/const", keyword: "const", params: { allowedValue: "denied" }, message: "must be equal to constant" };
                  if (vErrors === null) {
                    vErrors = [err83];
                  } else {
                    vErrors.push(err83);
                  }
                  errors++;
                }
              }
              if (data.agent !== void 0 && func0.call(data, "agent")) {
                if (typeof data.agent !== "string") {
                  const err84 = { instancePath: instancePath + "/agent", schemaPath: "#/anyOf/5/properties/agent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err84];
                  } else {
                    vErrors.push(err84);
                  }
                  errors++;
                }
              }
              if (data.session !== void 0 && func0.call(data, "session")) {
                let data29 = data.session;
                if (typeof data29 === "string") {
                  if (func86(data29) < 1) {
                    const err85 = { instancePath: instancePath + "/session", schemaPath: "#/anyOf/5/properties/session/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    if (vErrors === null) {
                      vErrors = [err85];
                    } else {
                      vErrors.push(err85);
                    }
                    errors++;
                  }
                } else {
                  const err86 = { instancePath: instancePath + "/session", schemaPath: "#/anyOf/5/properties/session/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err86];
                  } else {
                    vErrors.push(err86);
                  }
                  errors++;
                }
              }
              if (data.why !== void 0 && func0.call(data, "why")) {
                if (typeof data.why !== "string") {
                  const err87 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/5/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err87];
                  } else {
                    vErrors.push(err87);
                  }
                  errors++;
                }
              }
            } else {
              const err88 = { instancePath, schemaPath: "#/anyOf/5/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err88];
              } else {
                vErrors.push(err88);
              }
              errors++;
            }
            var _valid0 = _errs68 === errors;
            valid0 = valid0 || _valid0;
            if (!valid0) {
              const _errs81 = errors;
              if (data && typeof data == "object" && !Array.isArray(data)) {
                if (data.at === void 0 || !func0.call(data, "at")) {
                  const err89 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                  if (vErrors === null) {
                    vErrors = [err89];
                  } else {
                    vErrors.push(err89);
                  }
                  errors++;
                }
                if (data.kind === void 0 || !func0.call(data, "kind")) {
                  const err90 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                  if (vErrors === null) {
                    vErrors = [err90];
                  } else {
                    vErrors.push(err90);
                  }
                  errors++;
                }
                if (data.agentId === void 0 || !func0.call(data, "agentId")) {
                  const err91 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "agentId" }, message: "must have required property 'agentId'" };
                  if (vErrors === null) {
                    vErrors = [err91];
                  } else {
                    vErrors.push(err91);
                  }
                  errors++;
                }
                if (data.agent === void 0 || !func0.call(data, "agent")) {
                  const err92 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'" };
                  if (vErrors === null) {
                    vErrors = [err92];
                  } else {
                    vErrors.push(err92);
                  }
                  errors++;
                }
                if (data.tool === void 0 || !func0.call(data, "tool")) {
                  const err93 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "tool" }, message: "must have required property 'tool'" };
                  if (vErrors === null) {
                    vErrors = [err93];
                  } else {
                    vErrors.push(err93);
                  }
                  errors++;
                }
                if (data.path === void 0 || !func0.call(data, "path")) {
                  const err94 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
                  if (vErrors === null) {
                    vErrors = [err94];
                  } else {
                    vErrors.push(err94);
                  }
                  errors++;
                }
                if (data.detail === void 0 || !func0.call(data, "detail")) {
                  const err95 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "detail" }, message: "must have required property 'detail'" };
                  if (vErrors === null) {
                    vErrors = [err95];
                  } else {
                    vErrors.push(err95);
                  }
                  errors++;
                }
                if (data.verdict === void 0 || !func0.call(data, "verdict")) {
                  const err96 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: "verdict" }, message: "must have required property 'verdict'" };
                  if (vErrors === null) {
                    vErrors = [err96];
                  } else {
                    vErrors.push(err96);
                  }
                  errors++;
                }
                for (const key7 of Object.keys(data)) {
                  if (!func0.call(schema11.anyOf[6].properties, key7)) {
                    const err97 = { instancePath, schemaPath: "#/anyOf/6/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err97];
                    } else {
                      vErrors.push(err97);
                    }
                    errors++;
                  }
                }
                if (data.at !== void 0 && func0.call(data, "at")) {
                  let data31 = data.at;
                  if (typeof data31 === "string") {
                    if (!pattern0.test(data31)) {
                      const err98 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/6/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                      if (vErrors === null) {
                        vErrors = [err98];
                      } else {
                        vErrors.push(err98);
                      }
                      errors++;
                    }
                  } else {
                    const err99 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/6/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err99];
                    } else {
                      vErrors.push(err99);
                    }
                    errors++;
                  }
                }
                if (data.kind !== void 0 && func0.call(data, "kind")) {
                  let data32 = data.kind;
                  if (typeof data32 !== "string") {
                    const err100 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/6/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err100];
                    } else {
                      vErrors.push(err100);
                    }
                    errors++;
                  }
                  if ("look" !== data32) {
                    const err101 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/6/properties/kind/const", keyword: "const", params: { allowedValue: "look" }, message: "must be equal to constant" };
                    if (vErrors === null) {
                      vErrors = [err101];
                    } else {
                      vErrors.push(err101);
                    }
                    errors++;
                  }
                }
                if (data.agentId !== void 0 && func0.call(data, "agentId")) {
                  let data33 = data.agentId;
                  if (typeof data33 === "string") {
                    if (func86(data33) < 1) {
                      const err102 = { instancePath: instancePath + "/agentId", schemaPath: "#/anyOf/6/properties/agentId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      if (vErrors === null) {
                        vErrors = [err102];
                      } else {
                        vErrors.push(err102);
                      }
                      errors++;
                    }
                  } else {
                    const err103 = { instancePath: instancePath + "/agentId", schemaPath: "#/anyOf/6/properties/agentId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err103];
                    } else {
                      vErrors.push(err103);
                    }
                    errors++;
                  }
                }
                if (data.agent !== void 0 && func0.call(data, "agent")) {
                  if (typeof data.agent !== "string") {
                    const err104 = { instancePath: instancePath + "/agent", schemaPath: "#/anyOf/6/properties/agent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err104];
                    } else {
                      vErrors.push(err104);
                    }
                    errors++;
                  }
                }
                if (data.tool !== void 0 && func0.call(data, "tool")) {
                  let data35 = data.tool;
                  if (!(data35 === "Read" || data35 === "Grep" || data35 === "Glob" || data35 === "Edit" || data35 === "Write")) {
                    const err105 = { instancePath: instancePath + "/tool", schemaPath: "#/anyOf/6/properties/tool/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[6].properties.tool.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err105];
                    } else {
                      vErrors.push(err105);
                    }
                    errors++;
                  }
                }
                if (data.path !== void 0 && func0.call(data, "path")) {
                  if (typeof data.path !== "string") {
                    const err106 = { instancePath: instancePath + "/path", schemaPath: "#/anyOf/6/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err106];
                    } else {
                      vErrors.push(err106);
                    }
                    errors++;
                  }
                }
                if (data.detail !== void 0 && func0.call(data, "detail")) {
                  if (typeof data.detail !== "string") {
                    const err107 = { instancePath: instancePath + "/detail", schemaPath: "#/anyOf/6/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err107];
                    } else {
                      vErrors.push(err107);
                    }
                    errors++;
                  }
                }
                if (data.verdict !== void 0 && func0.call(data, "verdict")) {
                  let data38 = data.verdict;
                  if (!(data38 === "allowed" || data38 === "refused")) {
                    const err108 = { instancePath: instancePath + "/verdict", schemaPath: "#/anyOf/6/properties/verdict/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[6].properties.verdict.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err108];
                    } else {
                      vErrors.push(err108);
                    }
                    errors++;
                  }
                }
                if (data.why !== void 0 && func0.call(data, "why")) {
                  if (typeof data.why !== "string") {
                    const err109 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/6/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err109];
                    } else {
                      vErrors.push(err109);
                    }
                    errors++;
                  }
                }
              } else {
                const err110 = { instancePath, schemaPath: "#/anyOf/6/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err110];
                } else {
                  vErrors.push(err110);
                }
                errors++;
              }
              var _valid0 = _errs81 === errors;
              valid0 = valid0 || _valid0;
              if (!valid0) {
                const _errs100 = errors;
                if (data && typeof data == "object" && !Array.isArray(data)) {
                  if (data.at === void 0 || !func0.call(data, "at")) {
                    const err111 = { instancePath, schemaPath: "#/anyOf/7/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                    if (vErrors === null) {
                      vErrors = [err111];
                    } else {
                      vErrors.push(err111);
                    }
                    errors++;
                  }
                  if (data.kind === void 0 || !func0.call(data, "kind")) {
                    const err112 = { instancePath, schemaPath: "#/anyOf/7/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                    if (vErrors === null) {
                      vErrors = [err112];
                    } else {
                      vErrors.push(err112);
                    }
                    errors++;
                  }
                  if (data.agentId === void 0 || !func0.call(data, "agentId")) {
                    const err113 = { instancePath, schemaPath: "#/anyOf/7/required", keyword: "required", params: { missingProperty: "agentId" }, message: "must have required property 'agentId'" };
                    if (vErrors === null) {
                      vErrors = [err113];
                    } else {
                      vErrors.push(err113);
                    }
                    errors++;
                  }
                  if (data.agent === void 0 || !func0.call(data, "agent")) {
                    const err114 = { instancePath, schemaPath: "#/anyOf/7/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'" };
                    if (vErrors === null) {
                      vErrors = [err114];
                    } else {
                      vErrors.push(err114);
                    }
                    errors++;
                  }
                  if (data.why === void 0 || !func0.call(data, "why")) {
                    const err115 = { instancePath, schemaPath: "#/anyOf/7/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                    if (vErrors === null) {
                      vErrors = [err115];
                    } else {
                      vErrors.push(err115);
                    }
                    errors++;
                  }
                  for (const key8 of Object.keys(data)) {
                    if (!(key8 === "at" || key8 === "kind" || key8 === "agentId" || key8 === "agent" || key8 === "why")) {
                      const err116 = { instancePath, schemaPath: "#/anyOf/7/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties" };
                      if (vErrors === null) {
                        vErrors = [err116];
                      } else {
                        vErrors.push(err116);
                      }
                      errors++;
                    }
                  }
                  if (data.at !== void 0 && func0.call(data, "at")) {
                    let data40 = data.at;
                    if (typeof data40 === "string") {
                      if (!pattern0.test(data40)) {
                        const err117 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/7/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                        if (vErrors === null) {
                          vErrors = [err117];
                        } else {
                          vErrors.push(err117);
                        }
                        errors++;
                      }
                    } else {
                      const err118 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/7/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err118];
                      } else {
                        vErrors.push(err118);
                      }
                      errors++;
                    }
                  }
                  if (data.kind !== void 0 && func0.call(data, "kind")) {
                    let data41 = data.kind;
                    if (typeof data41 !== "string") {
                      const err119 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/7/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err119];
                      } else {
                        vErrors.push(err119);
                      }
                      errors++;
                    }
                    if ("sent-back" !== data41) {
                      const err120 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/7/properties/kind/const", keyword: "const", params: { allowedValue: "sent-back" }, message: "must be equal to constant" };
                      if (vErrors === null) {
                        vErrors = [err120];
                      } else {
                        vErrors.push(err120);
                      }
                      errors++;
                    }
                  }
                  if (data.agentId !== void 0 && func0.call(data, "agentId")) {
                    let data42 = data.agentId;
                    if (typeof data42 === "string") {
                      if (func86(data42) < 1) {
                        const err121 = { instancePath: instancePath + "/agentId", schemaPath: "#/anyOf/7/properties/agentId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        if (vErrors === null) {
                          vErrors = [err121];
                        } else {
                          vErrors.push(err121);
                        }
                        errors++;
                      }
                    } else {
                      const err122 = { instancePath: instancePath + "/agentId", schemaPath: "#/anyOf/7/properties/agentId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err122];
                      } else {
                        vErrors.push(err122);
                      }
                      errors++;
                    }
                  }
                  if (data.agent !== void 0 && func0.call(data, "agent")) {
                    if (typeof data.agent !== "string") {
                      const err123 = { instancePath: instancePath + "/agent", schemaPath: "#/anyOf/7/properties/agent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err123];
                      } else {
                        vErrors.push(err123);
                      }
                      errors++;
                    }
                  }
                  if (data.why !== void 0 && func0.call(data, "why")) {
                    if (typeof data.why !== "string") {
                      const err124 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/7/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err124];
                      } else {
                        vErrors.push(err124);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err125 = { instancePath, schemaPath: "#/anyOf/7/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  if (vErrors === null) {
                    vErrors = [err125];
                  } else {
                    vErrors.push(err125);
                  }
                  errors++;
                }
                var _valid0 = _errs100 === errors;
                valid0 = valid0 || _valid0;
                if (!valid0) {
                  const _errs113 = errors;
                  if (data && typeof data == "object" && !Array.isArray(data)) {
                    if (data.at === void 0 || !func0.call(data, "at")) {
                      const err126 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                      if (vErrors === null) {
                        vErrors = [err126];
                      } else {
                        vErrors.push(err126);
                      }
                      errors++;
                    }
                    if (data.kind === void 0 || !func0.call(data, "kind")) {
                      const err127 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                      if (vErrors === null) {
                        vErrors = [err127];
                      } else {
                        vErrors.push(err127);
                      }
                      errors++;
                    }
                    if (data.agentId === void 0 || !func0.call(data, "agentId")) {
                      const err128 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: "agentId" }, message: "must have required property 'agentId'" };
                      if (vErrors === null) {
                        vErrors = [err128];
                      } else {
                        vErrors.push(err128);
                      }
                      errors++;
                    }
                    if (data.sha256 === void 0 || !func0.call(data, "sha256")) {
                      const err129 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                      if (vErrors === null) {
                        vErrors = [err129];
                      } else {
                        vErrors.push(err129);
                      }
                      errors++;
                    }
                    if (data.bytes === void 0 || !func0.call(data, "bytes")) {
                      const err130 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: "bytes" }, message: "must have required property 'bytes'" };
                      if (vErrors === null) {
                        vErrors = [err130];
                      } else {
                        vErrors.push(err130);
                      }
                      errors++;
                    }
                    if (data.remarks === void 0 || !func0.call(data, "remarks")) {
                      const err131 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: "remarks" }, message: "must have required property 'remarks'" };
                      if (vErrors === null) {
                        vErrors = [err131];
                      } else {
                        vErrors.push(err131);
                      }
                      errors++;
                    }
                    for (const key9 of Object.keys(data)) {
                      if (!(key9 === "at" || key9 === "kind" || key9 === "agentId" || key9 === "slot" || key9 === "sha256" || key9 === "bytes" || key9 === "remarks")) {
                        const err132 = { instancePath, schemaPath: "#/anyOf/8/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err132];
                        } else {
                          vErrors.push(err132);
                        }
                        errors++;
                      }
                    }
                    if (data.at !== void 0 && func0.call(data, "at")) {
                      let data45 = data.at;
                      if (typeof data45 === "string") {
                        if (!pattern0.test(data45)) {
                          const err133 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/8/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                          if (vErrors === null) {
                            vErrors = [err133];
                          } else {
                            vErrors.push(err133);
                          }
                          errors++;
                        }
                      } else {
                        const err134 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/8/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err134];
                        } else {
                          vErrors.push(err134);
                        }
                        errors++;
                      }
                    }
                    if (data.kind !== void 0 && func0.call(data, "kind")) {
                      let data46 = data.kind;
                      if (typeof data46 !== "string") {
                        const err135 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/8/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err135];
                        } else {
                          vErrors.push(err135);
                        }
                        errors++;
                      }
                      if ("accepted" !== data46) {
                        const err136 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/8/properties/kind/const", keyword: "const", params: { allowedValue: "accepted" }, message: "must be equal to constant" };
                        if (vErrors === null) {
                          vErrors = [err136];
                        } else {
                          vErrors.push(err136);
                        }
                        errors++;
                      }
                    }
                    if (data.agentId !== void 0 && func0.call(data, "agentId")) {
                      let data47 = data.agentId;
                      if (typeof data47 === "string") {
                        if (func86(data47) < 1) {
                          const err137 = { instancePath: instancePath + "/agentId", schemaPath: "#/anyOf/8/properties/agentId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err137];
                          } else {
                            vErrors.push(err137);
                          }
                          errors++;
                        }
                      } else {
                        const err138 = { instancePath: instancePath + "/agentId", schemaPath: "#/anyOf/8/properties/agentId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err138];
                        } else {
                          vErrors.push(err138);
                        }
                        errors++;
                      }
                    }
                    if (data.slot !== void 0 && func0.call(data, "slot")) {
                      let data48 = data.slot;
                      if (typeof data48 === "string") {
                        if (!pattern1.test(data48)) {
                          const err139 = { instancePath: instancePath + "/slot", schemaPath: "#/anyOf/8/properties/slot/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, message: 'must match pattern "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$"' };
                          if (vErrors === null) {
                            vErrors = [err139];
                          } else {
                            vErrors.push(err139);
                          }
                          errors++;
                        }
                      } else {
                        const err140 = { instancePath: instancePath + "/slot", schemaPath: "#/anyOf/8/properties/slot/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err140];
                        } else {
                          vErrors.push(err140);
                        }
                        errors++;
                      }
                    }
                    if (data.sha256 !== void 0 && func0.call(data, "sha256")) {
                      let data49 = data.sha256;
                      if (typeof data49 === "string") {
                        if (!pattern15.test(data49)) {
                          const err141 = { instancePath: instancePath + "/sha256", schemaPath: "#/anyOf/8/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                          if (vErrors === null) {
                            vErrors = [err141];
                          } else {
                            vErrors.push(err141);
                          }
                          errors++;
                        }
                      } else {
                        const err142 = { instancePath: instancePath + "/sha256", schemaPath: "#/anyOf/8/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err142];
                        } else {
                          vErrors.push(err142);
                        }
                        errors++;
                      }
                    }
                    if (data.bytes !== void 0 && func0.call(data, "bytes")) {
                      let data50 = data.bytes;
                      if (!(typeof data50 == "number" && (!(data50 % 1) && !isNaN(data50)) && isFinite(data50))) {
                        const err143 = { instancePath: instancePath + "/bytes", schemaPath: "#/anyOf/8/properties/bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) {
                          vErrors = [err143];
                        } else {
                          vErrors.push(err143);
                        }
                        errors++;
                      }
                      if (typeof data50 == "number" && isFinite(data50)) {
                        if (data50 < 0 || isNaN(data50)) {
                          const err144 = { instancePath: instancePath + "/bytes", schemaPath: "#/anyOf/8/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                          if (vErrors === null) {
                            vErrors = [err144];
                          } else {
                            vErrors.push(err144);
                          }
                          errors++;
                        }
                      }
                    }
                    if (data.remarks !== void 0 && func0.call(data, "remarks")) {
                      let data51 = data.remarks;
                      if (Array.isArray(data51)) {
                        const len5 = data51.length;
                        for (let i5 = 0; i5 < len5; i5++) {
                          if (typeof data51[i5] !== "string") {
                            const err145 = { instancePath: instancePath + "/remarks/" + i5, schemaPath: "#/anyOf/8/properties/remarks/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err145];
                            } else {
                              vErrors.push(err145);
                            }
                            errors++;
                          }
                        }
                      } else {
                        const err146 = { instancePath: instancePath + "/remarks", schemaPath: "#/anyOf/8/properties/remarks/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                        if (vErrors === null) {
                          vErrors = [err146];
                        } else {
                          vErrors.push(err146);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err147 = { instancePath, schemaPath: "#/anyOf/8/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err147];
                    } else {
                      vErrors.push(err147);
                    }
                    errors++;
                  }
                  var _valid0 = _errs113 === errors;
                  valid0 = valid0 || _valid0;
                  if (!valid0) {
                    const _errs132 = errors;
                    if (data && typeof data == "object" && !Array.isArray(data)) {
                      if (data.at === void 0 || !func0.call(data, "at")) {
                        const err148 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                        if (vErrors === null) {
                          vErrors = [err148];
                        } else {
                          vErrors.push(err148);
                        }
                        errors++;
                      }
                      if (data.kind === void 0 || !func0.call(data, "kind")) {
                        const err149 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                        if (vErrors === null) {
                          vErrors = [err149];
                        } else {
                          vErrors.push(err149);
                        }
                        errors++;
                      }
                      if (data.agent === void 0 || !func0.call(data, "agent")) {
                        const err150 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'" };
                        if (vErrors === null) {
                          vErrors = [err150];
                        } else {
                          vErrors.push(err150);
                        }
                        errors++;
                      }
                      if (data.why === void 0 || !func0.call(data, "why")) {
                        const err151 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                        if (vErrors === null) {
                          vErrors = [err151];
                        } else {
                          vErrors.push(err151);
                        }
                        errors++;
                      }
                      for (const key10 of Object.keys(data)) {
                        if (!(key10 === "at" || key10 === "kind" || key10 === "agentId" || key10 === "agent" || key10 === "slot" || key10 === "why")) {
                          const err152 = { instancePath, schemaPath: "#/anyOf/9/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties" };
                          if (vErrors === null) {
                            vErrors = [err152];
                          } else {
                            vErrors.push(err152);
                          }
                          errors++;
                        }
                      }
                      if (data.at !== void 0 && func0.call(data, "at")) {
                        let data53 = data.at;
                        if (typeof data53 === "string") {
                          if (!pattern0.test(data53)) {
                            const err153 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/9/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                            if (vErrors === null) {
                              vErrors = [err153];
                            } else {
                              vErrors.push(err153);
                            }
                            errors++;
                          }
                        } else {
                          const err154 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/9/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err154];
                          } else {
                            vErrors.push(err154);
                          }
                          errors++;
                        }
                      }
                      if (data.kind !== void 0 && func0.call(data, "kind")) {
                        let data54 = data.kind;
                        if (typeof data54 !== "string") {
                          const err155 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/9/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err155];
                          } else {
                            vErrors.push(err155);
                          }
                          errors++;
                        }
                        if ("refused" !== data54) {
                          const err156 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/9/properties/kind/const", keyword: "const", params: { allowedValue: "refused" }, message: "must be equal to constant" };
                          if (vErrors === null) {
                            vErrors = [err156];
                          } else {
                            vErrors.push(err156);
                          }
                          errors++;
                        }
                      }
                      if (data.agentId !== void 0 && func0.call(data, "agentId")) {
                        let data55 = data.agentId;
                        if (typeof data55 === "string") {
                          if (func86(data55) < 1) {
                            const err157 = { instancePath: instancePath + "/agentId", schemaPath: "#/anyOf/9/properties/agentId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                            if (vErrors === null) {
                              vErrors = [err157];
                            } else {
                              vErrors.push(err157);
                            }
                            errors++;
                          }
                        } else {
                          const err158 = { instancePath: instancePath + "/agentId", schemaPath: "#/anyOf/9/properties/agentId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err158];
                          } else {
                            vErrors.push(err158);
                          }
                          errors++;
                        }
                      }
                      if (data.agent !== void 0 && func0.call(data, "agent")) {
                        if (typeof data.agent !== "string") {
                          const err159 = { instancePath: instancePath + "/agent", schemaPath: "#/anyOf/9/properties/agent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err159];
                          } else {
                            vErrors.push(err159);
                          }
                          errors++;
                        }
                      }
                      if (data.slot !== void 0 && func0.call(data, "slot")) {
                        let data57 = data.slot;
                        if (typeof data57 === "string") {
                          if (!pattern1.test(data57)) {
                            const err160 = { instancePath: instancePath + "/slot", schemaPath: "#/anyOf/9/properties/slot/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, message: 'must match pattern "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$"' };
                            if (vErrors === null) {
                              vErrors = [err160];
                            } else {
                              vErrors.push(err160);
                            }
                            errors++;
                          }
                        } else {
                          const err161 = { instancePath: instancePath + "/slot", schemaPath: "#/anyOf/9/properties/slot/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err161];
                          } else {
                            vErrors.push(err161);
                          }
                          errors++;
                        }
                      }
                      if (data.why !== void 0 && func0.call(data, "why")) {
                        if (typeof data.why !== "string") {
                          const err162 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/9/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err162];
                          } else {
                            vErrors.push(err162);
                          }
                          errors++;
                        }
                      }
                    } else {
                      const err163 = { instancePath, schemaPath: "#/anyOf/9/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      if (vErrors === null) {
                        vErrors = [err163];
                      } else {
                        vErrors.push(err163);
                      }
                      errors++;
                    }
                    var _valid0 = _errs132 === errors;
                    valid0 = valid0 || _valid0;
                    if (!valid0) {
                      const _errs147 = errors;
                      if (data && typeof data == "object" && !Array.isArray(data)) {
                        if (data.at === void 0 || !func0.call(data, "at")) {
                          const err164 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                          if (vErrors === null) {
                            vErrors = [err164];
                          } else {
                            vErrors.push(err164);
                          }
                          errors++;
                        }
                        if (data.kind === void 0 || !func0.call(data, "kind")) {
                          const err165 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                          if (vErrors === null) {
                            vErrors = [err165];
                          } else {
                            vErrors.push(err165);
                          }
                          errors++;
                        }
                        if (data.agentId === void 0 || !func0.call(data, "agentId")) {
                          const err166 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "agentId" }, message: "must have required property 'agentId'" };
                          if (vErrors === null) {
                            vErrors = [err166];
                          } else {
                            vErrors.push(err166);
                          }
                          errors++;
                        }
                        if (data.agent === void 0 || !func0.call(data, "agent")) {
                          const err167 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'" };
                          if (vErrors === null) {
                            vErrors = [err167];
                          } else {
                            vErrors.push(err167);
                          }
                          errors++;
                        }
                        if (data.why === void 0 || !func0.call(data, "why")) {
                          const err168 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                          if (vErrors === null) {
                            vErrors = [err168];
                          } else {
                            vErrors.push(err168);
                          }
                          errors++;
                        }
                        for (const key11 of Object.keys(data)) {
                          if (!(key11 === "at" || key11 === "kind" || key11 === "agentId" || key11 === "agent" || key11 === "why")) {
                            const err169 = { instancePath, schemaPath: "#/anyOf/10/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, message: "must NOT have additional properties" };
                            if (vErrors === null) {
                              vErrors = [err169];
                            } else {
                              vErrors.push(err169);
                            }
                            errors++;
                          }
                        }
                        if (data.at !== void 0 && func0.call(data, "at")) {
                          let data59 = data.at;
                          if (typeof data59 === "string") {
                            if (!pattern0.test(data59)) {
                              const err170 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/10/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                              if (vErrors === null) {
                                vErrors = [err170];
                              } else {
                                vErrors.push(err170);
                              }
                              errors++;
                            }
                          } else {
                            const err171 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/10/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err171];
                            } else {
                              vErrors.push(err171);
                            }
                            errors++;
                          }
                        }
                        if (data.kind !== void 0 && func0.call(data, "kind")) {
                          let data60 = data.kind;
                          if (typeof data60 !== "string") {
                            const err172 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/10/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err172];
                            } else {
                              vErrors.push(err172);
                            }
                            errors++;
                          }
                          if ("ignored" !== data60) {
                            const err173 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/10/properties/kind/const", keyword: "const", params: { allowedValue: "ignored" }, message: "must be equal to constant" };
                            if (vErrors === null) {
                              vErrors = [err173];
                            } else {
                              vErrors.push(err173);
                            }
                            errors++;
                          }
                        }
                        if (data.agentId !== void 0 && func0.call(data, "agentId")) {
                          let data61 = data.agentId;
                          if (typeof data61 === "string") {
                            if (func86(data61) < 1) {
                              const err174 = { instancePath: instancePath + "/agentId", schemaPath: "#/anyOf/10/properties/agentId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                              if (vErrors === null) {
                                vErrors = [err174];
                              } else {
                                vErrors.push(err174);
                              }
                              errors++;
                            }
                          } else {
                            const err175 = { instancePath: instancePath + "/agentId", schemaPath: "#/anyOf/10/properties/agentId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err175];
                            } else {
                              vErrors.push(err175);
                            }
                            errors++;
                          }
                        }
                        if (data.agent !== void 0 && func0.call(data, "agent")) {
                          if (typeof data.agent !== "string") {
                            const err176 = { instancePath: instancePath + "/agent", schemaPath: "#/anyOf/10/properties/agent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err176];
                            } else {
                              vErrors.push(err176);
                            }
                            errors++;
                          }
                        }
                        if (data.why !== void 0 && func0.call(data, "why")) {
                          if (typeof data.why !== "string") {
                            const err177 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/10/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err177];
                            } else {
                              vErrors.push(err177);
                            }
                            errors++;
                          }
                        }
                      } else {
                        const err178 = { instancePath, schemaPath: "#/anyOf/10/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                        if (vErrors === null) {
                          vErrors = [err178];
                        } else {
                          vErrors.push(err178);
                        }
                        errors++;
                      }
                      var _valid0 = _errs147 === errors;
                      valid0 = valid0 || _valid0;
                      if (!valid0) {
                        const _errs160 = errors;
                        if (data && typeof data == "object" && !Array.isArray(data)) {
                          if (data.at === void 0 || !func0.call(data, "at")) {
                            const err179 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                            if (vErrors === null) {
                              vErrors = [err179];
                            } else {
                              vErrors.push(err179);
                            }
                            errors++;
                          }
                          if (data.kind === void 0 || !func0.call(data, "kind")) {
                            const err180 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                            if (vErrors === null) {
                              vErrors = [err180];
                            } else {
                              vErrors.push(err180);
                            }
                            errors++;
                          }
                          if (data.slot === void 0 || !func0.call(data, "slot")) {
                            const err181 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "slot" }, message: "must have required property 'slot'" };
                            if (vErrors === null) {
                              vErrors = [err181];
                            } else {
                              vErrors.push(err181);
                            }
                            errors++;
                          }
                          if (data.agentId === void 0 || !func0.call(data, "agentId")) {
                            const err182 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "agentId" }, message: "must have required property 'agentId'" };
                            if (vErrors === null) {
                              vErrors = [err182];
                            } else {
                              vErrors.push(err182);
                            }
                            errors++;
                          }
                          if (data.sha256 === void 0 || !func0.call(data, "sha256")) {
                            const err183 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
                            if (vErrors === null) {
                              vErrors = [err183];
                            } else {
                              vErrors.push(err183);
                            }
                            errors++;
                          }
                          if (data.bytes === void 0 || !func0.call(data, "bytes")) {
                            const err184 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "bytes" }, message: "must have required property 'bytes'" };
                            if (vErrors === null) {
                              vErrors = [err184];
                            } else {
                              vErrors.push(err184);
                            }
                            errors++;
                          }
                          if (data.tokens === void 0 || !func0.call(data, "tokens")) {
                            const err185 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "tokens" }, message: "must have required property 'tokens'" };
                            if (vErrors === null) {
                              vErrors = [err185];
                            } else {
                              vErrors.push(err185);
                            }
                            errors++;
                          }
                          if (data.milliseconds === void 0 || !func0.call(data, "milliseconds")) {
                            const err186 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: "milliseconds" }, message: "must have required property 'milliseconds'" };
                            if (vErrors === null) {
                              vErrors = [err186];
                            } else {
                              vErrors.push(err186);
                            }
                            errors++;
                          }
                          for (const key12 of Object.keys(data)) {
                            if (!(key12 === "at" || key12 === "kind" || key12 === "slot" || key12 === "agentId" || key12 === "sha256" || key12 === "bytes" || key12 === "tokens" || key12 === "milliseconds")) {
                              const err187 = { instancePath, schemaPath: "#/anyOf/11/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 }, message: "must NOT have additional properties" };
                              if (vErrors === null) {
                                vErrors = [err187];
                              } else {
                                vErrors.push(err187);
                              }
                              errors++;
                            }
                          }
                          if (data.at !== void 0 && func0.call(data, "at")) {
                            let data64 = data.at;
                            if (typeof data64 === "string") {
                              if (!pattern0.test(data64)) {
                                const err188 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/11/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                if (vErrors === null) {
                                  vErrors = [err188];
                                } else {
                                  vErrors.push(err188);
                                }
                                errors++;
                              }
                            } else {
                              const err189 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/11/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err189];
                              } else {
                                vErrors.push(err189);
                              }
                              errors++;
                            }
                          }
                          if (data.kind !== void 0 && func0.call(data, "kind")) {
                            let data65 = data.kind;
                            if (typeof data65 !== "string") {
                              const err190 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/11/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err190];
                              } else {
                                vErrors.push(err190);
                              }
                              errors++;
                            }
                            if ("stored" !== data65) {
                              const err191 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/11/properties/kind/const", keyword: "const", params: { allowedValue: "stored" }, message: "must be equal to constant" };
                              if (vErrors === null) {
                                vErrors = [err191];
                              } else {
                                vErrors.push(err191);
                              }
                              errors++;
                            }
                          }
                          if (data.slot !== void 0 && func0.call(data, "slot")) {
                            let data66 = data.slot;
                            if (typeof data66 === "string") {
                              if (!pattern1.test(data66)) {
                                const err192 = { instancePath: instancePath + "/slot", schemaPath: "#/anyOf/11/properties/slot/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, message: 'must match pattern "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$"' };
                                if (vErrors === null) {
                                  vErrors = [err192];
                                } else {
                                  vErrors.push(err192);
                                }
                                errors++;
                              }
                            } else {
                              const err193 = { instancePath: instancePath + "/slot", schemaPath: "#/anyOf/11/properties/slot/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err193];
                              } else {
                                vErrors.push(err193);
                              }
                              errors++;
                            }
                          }
                          if (data.agentId !== void 0 && func0.call(data, "agentId")) {
                            let data67 = data.agentId;
                            if (typeof data67 === "string") {
                              if (func86(data67) < 1) {
                                const err194 = { instancePath: instancePath + "/agentId", schemaPath: "#/anyOf/11/properties/agentId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                if (vErrors === null) {
                                  vErrors = [err194];
                                } else {
                                  vErrors.push(err194);
                                }
                                errors++;
                              }
                            } else {
                              const err195 = { instancePath: instancePath + "/agentId", schemaPath: "#/anyOf/11/properties/agentId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err195];
                              } else {
                                vErrors.push(err195);
                              }
                              errors++;
                            }
                          }
                          if (data.sha256 !== void 0 && func0.call(data, "sha256")) {
                            let data68 = data.sha256;
                            if (typeof data68 === "string") {
                              if (!pattern15.test(data68)) {
                                const err196 = { instancePath: instancePath + "/sha256", schemaPath: "#/anyOf/11/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                                if (vErrors === null) {
                                  vErrors = [err196];
                                } else {
                                  vErrors.push(err196);
                                }
                                errors++;
                              }
                            } else {
                              const err197 = { instancePath: instancePath + "/sha256", schemaPath: "#/anyOf/11/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err197];
                              } else {
                                vErrors.push(err197);
                              }
                              errors++;
                            }
                          }
                          if (data.bytes !== void 0 && func0.call(data, "bytes")) {
                            let data69 = data.bytes;
                            if (!(typeof data69 == "number" && (!(data69 % 1) && !isNaN(data69)) && isFinite(data69))) {
                              const err198 = { instancePath: instancePath + "/bytes", schemaPath: "#/anyOf/11/properties/bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                              if (vErrors === null) {
                                vErrors = [err198];
                              } else {
                                vErrors.push(err198);
                              }
                              errors++;
                            }
                            if (typeof data69 == "number" && isFinite(data69)) {
                              if (data69 < 0 || isNaN(data69)) {
                                const err199 = { instancePath: instancePath + "/bytes", schemaPath: "#/anyOf/11/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                if (vErrors === null) {
                                  vErrors = [err199];
                                } else {
                                  vErrors.push(err199);
                                }
                                errors++;
                              }
                            }
                          }
                          if (data.tokens !== void 0 && func0.call(data, "tokens")) {
                            let data70 = data.tokens;
                            const _errs176 = errors;
                            let valid26 = false;
                            const _errs177 = errors;
                            if (!(typeof data70 == "number" && (!(data70 % 1) && !isNaN(data70)) && isFinite(data70))) {
                              const err200 = { instancePath: instancePath + "/tokens", schemaPath: "#/anyOf/11/properties/tokens/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                              if (vErrors === null) {
                                vErrors = [err200];
                              } else {
                                vErrors.push(err200);
                              }
                              errors++;
                            }
                            if (typeof data70 == "number" && isFinite(data70)) {
                              if (data70 < 0 || isNaN(data70)) {
                                const err201 = { instancePath: instancePath + "/tokens", schemaPath: "#/anyOf/11/properties/tokens/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                if (vErrors === null) {
                                  vErrors = [err201];
                                } else {
                                  vErrors.push(err201);
                                }
                                errors++;
                              }
                            }
                            var _valid1 = _errs177 === errors;
                            valid26 = valid26 || _valid1;
                            if (!valid26) {
                              const _errs179 = errors;
                              if (data70 !== null) {
                                const err202 = { instancePath: instancePath + "/tokens", schemaPath: "#/anyOf/11/properties/tokens/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                if (vErrors === null) {
                                  vErrors = [err202];
                                } else {
                                  vErrors.push(err202);
                                }
                                errors++;
                              }
                              var _valid1 = _errs179 === errors;
                              valid26 = valid26 || _valid1;
                            }
                            if (!valid26) {
                              const err203 = { instancePath: instancePath + "/tokens", schemaPath: "#/anyOf/11/properties/tokens/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                              if (vErrors === null) {
                                vErrors = [err203];
                              } else {
                                vErrors.push(err203);
                              }
                              errors++;
                            } else {
                              errors = _errs176;
                              if (vErrors !== null) {
                                if (_errs176) {
                                  vErrors.length = _errs176;
                                } else {
                                  vErrors = null;
                                }
                              }
                            }
                          }
                          if (data.milliseconds !== void 0 && func0.call(data, "milliseconds")) {
                            let data71 = data.milliseconds;
                            const _errs182 = errors;
                            let valid27 = false;
                            const _errs183 = errors;
                            if (!(typeof data71 == "number" && (!(data71 % 1) && !isNaN(data71)) && isFinite(data71))) {
                              const err204 = { instancePath: instancePath + "/milliseconds", schemaPath: "#/anyOf/11/properties/milliseconds/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                              if (vErrors === null) {
                                vErrors = [err204];
                              } else {
                                vErrors.push(err204);
                              }
                              errors++;
                            }
                            if (typeof data71 == "number" && isFinite(data71)) {
                              if (data71 < 0 || isNaN(data71)) {
                                const err205 = { instancePath: instancePath + "/milliseconds", schemaPath: "#/anyOf/11/properties/milliseconds/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                if (vErrors === null) {
                                  vErrors = [err205];
                                } else {
                                  vErrors.push(err205);
                                }
                                errors++;
                              }
                            }
                            var _valid2 = _errs183 === errors;
                            valid27 = valid27 || _valid2;
                            if (!valid27) {
                              const _errs185 = errors;
                              if (data71 !== null) {
                                const err206 = { instancePath: instancePath + "/milliseconds", schemaPath: "#/anyOf/11/properties/milliseconds/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                if (vErrors === null) {
                                  vErrors = [err206];
                                } else {
                                  vErrors.push(err206);
                                }
                                errors++;
                              }
                              var _valid2 = _errs185 === errors;
                              valid27 = valid27 || _valid2;
                            }
                            if (!valid27) {
                              const err207 = { instancePath: instancePath + "/milliseconds", schemaPath: "#/anyOf/11/properties/milliseconds/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                              if (vErrors === null) {
                                vErrors = [err207];
                              } else {
                                vErrors.push(err207);
                              }
                              errors++;
                            } else {
                              errors = _errs182;
                              if (vErrors !== null) {
                                if (_errs182) {
                                  vErrors.length = _errs182;
                                } else {
                                  vErrors = null;
                                }
                              }
                            }
                          }
                        } else {
                          const err208 = { instancePath, schemaPath: "#/anyOf/11/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                          if (vErrors === null) {
                            vErrors = [err208];
                          } else {
                            vErrors.push(err208);
                          }
                          errors++;
                        }
                        var _valid0 = _errs160 === errors;
                        valid0 = valid0 || _valid0;
                        if (!valid0) {
                          const _errs187 = errors;
                          if (data && typeof data == "object" && !Array.isArray(data)) {
                            if (data.at === void 0 || !func0.call(data, "at")) {
                              const err209 = { instancePath, schemaPath: "#/anyOf/12/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                              if (vErrors === null) {
                                vErrors = [err209];
                              } else {
                                vErrors.push(err209);
                              }
                              errors++;
                            }
                            if (data.kind === void 0 || !func0.call(data, "kind")) {
                              const err210 = { instancePath, schemaPath: "#/anyOf/12/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                              if (vErrors === null) {
                                vErrors = [err210];
                              } else {
                                vErrors.push(err210);
                              }
                              errors++;
                            }
                            if (data.slot === void 0 || !func0.call(data, "slot")) {
                              const err211 = { instancePath, schemaPath: "#/anyOf/12/required", keyword: "required", params: { missingProperty: "slot" }, message: "must have required property 'slot'" };
                              if (vErrors === null) {
                                vErrors = [err211];
                              } else {
                                vErrors.push(err211);
                              }
                              errors++;
                            }
                            if (data.why === void 0 || !func0.call(data, "why")) {
                              const err212 = { instancePath, schemaPath: "#/anyOf/12/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
                              if (vErrors === null) {
                                vErrors = [err212];
                              } else {
                                vErrors.push(err212);
                              }
                              errors++;
                            }
                            for (const key13 of Object.keys(data)) {
                              if (!(key13 === "at" || key13 === "kind" || key13 === "slot" || key13 === "why")) {
                                const err213 = { instancePath, schemaPath: "#/anyOf/12/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 }, message: "must NOT have additional properties" };
                                if (vErrors === null) {
                                  vErrors = [err213];
                                } else {
                                  vErrors.push(err213);
                                }
                                errors++;
                              }
                            }
                            if (data.at !== void 0 && func0.call(data, "at")) {
                              let data72 = data.at;
                              if (typeof data72 === "string") {
                                if (!pattern0.test(data72)) {
                                  const err214 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/12/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                  if (vErrors === null) {
                                    vErrors = [err214];
                                  } else {
                                    vErrors.push(err214);
                                  }
                                  errors++;
                                }
                              } else {
                                const err215 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/12/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err215];
                                } else {
                                  vErrors.push(err215);
                                }
                                errors++;
                              }
                            }
                            if (data.kind !== void 0 && func0.call(data, "kind")) {
                              let data73 = data.kind;
                              if (typeof data73 !== "string") {
                                const err216 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/12/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err216];
                                } else {
                                  vErrors.push(err216);
                                }
                                errors++;
                              }
                              if ("lost" !== data73) {
                                const err217 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/12/properties/kind/const", keyword: "const", params: { allowedValue: "lost" }, message: "must be equal to constant" };
                                if (vErrors === null) {
                                  vErrors = [err217];
                                } else {
                                  vErrors.push(err217);
                                }
                                errors++;
                              }
                            }
                            if (data.slot !== void 0 && func0.call(data, "slot")) {
                              let data74 = data.slot;
                              if (typeof data74 === "string") {
                                if (!pattern1.test(data74)) {
                                  const err218 = { instancePath: instancePath + "/slot", schemaPath: "#/anyOf/12/properties/slot/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, message: 'must match pattern "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$"' };
                                  if (vErrors === null) {
                                    vErrors = [err218];
                                  } else {
                                    vErrors.push(err218);
                                  }
                                  errors++;
                                }
                              } else {
                                const err219 = { instancePath: instancePath + "/slot", schemaPath: "#/anyOf/12/properties/slot/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err219];
                                } else {
                                  vErrors.push(err219);
                                }
                                errors++;
                              }
                            }
                            if (data.why !== void 0 && func0.call(data, "why")) {
                              if (typeof data.why !== "string") {
                                const err220 = { instancePath: instancePath + "/why", schemaPath: "#/anyOf/12/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err220];
                                } else {
                                  vErrors.push(err220);
                                }
                                errors++;
                              }
                            }
                          } else {
                            const err221 = { instancePath, schemaPath: "#/anyOf/12/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                            if (vErrors === null) {
                              vErrors = [err221];
                            } else {
                              vErrors.push(err221);
                            }
                            errors++;
                          }
                          var _valid0 = _errs187 === errors;
                          valid0 = valid0 || _valid0;
                          if (!valid0) {
                            const _errs198 = errors;
                            if (data && typeof data == "object" && !Array.isArray(data)) {
                              if (data.at === void 0 || !func0.call(data, "at")) {
                                const err222 = { instancePath, schemaPath: "#/anyOf/13/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                                if (vErrors === null) {
                                  vErrors = [err222];
                                } else {
                                  vErrors.push(err222);
                                }
                                errors++;
                              }
                              if (data.kind === void 0 || !func0.call(data, "kind")) {
                                const err223 = { instancePath, schemaPath: "#/anyOf/13/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
                                if (vErrors === null) {
                                  vErrors = [err223];
                                } else {
                                  vErrors.push(err223);
                                }
                                errors++;
                              }
                              if (data.status === void 0 || !func0.call(data, "status")) {
                                const err224 = { instancePath, schemaPath: "#/anyOf/13/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
                                if (vErrors === null) {
                                  vErrors = [err224];
                                } else {
                                  vErrors.push(err224);
                                }
                                errors++;
                              }
                              if (data.exit === void 0 || !func0.call(data, "exit")) {
                                const err225 = { instancePath, schemaPath: "#/anyOf/13/required", keyword: "required", params: { missingProperty: "exit" }, message: "must have required property 'exit'" };
                                if (vErrors === null) {
                                  vErrors = [err225];
                                } else {
                                  vErrors.push(err225);
                                }
                                errors++;
                              }
                              for (const key14 of Object.keys(data)) {
                                if (!(key14 === "at" || key14 === "kind" || key14 === "status" || key14 === "exit")) {
                                  const err226 = { instancePath, schemaPath: "#/anyOf/13/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 }, message: "must NOT have additional properties" };
                                  if (vErrors === null) {
                                    vErrors = [err226];
                                  } else {
                                    vErrors.push(err226);
                                  }
                                  errors++;
                                }
                              }
                              if (data.at !== void 0 && func0.call(data, "at")) {
                                let data76 = data.at;
                                if (typeof data76 === "string") {
                                  if (!pattern0.test(data76)) {
                                    const err227 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/13/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
                                    if (vErrors === null) {
                                      vErrors = [err227];
                                    } else {
                                      vErrors.push(err227);
                                    }
                                    errors++;
                                  }
                                } else {
                                  const err228 = { instancePath: instancePath + "/at", schemaPath: "#/anyOf/13/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                  if (vErrors === null) {
                                    vErrors = [err228];
                                  } else {
                                    vErrors.push(err228);
                                  }
                                  errors++;
                                }
                              }
                              if (data.kind !== void 0 && func0.call(data, "kind")) {
                                let data77 = data.kind;
                                if (typeof data77 !== "string") {
                                  const err229 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/13/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                  if (vErrors === null) {
                                    vErrors = [err229];
                                  } else {
                                    vErrors.push(err229);
                                  }
                                  errors++;
                                }
                                if ("finished" !== data77) {
                                  const err230 = { instancePath: instancePath + "/kind", schemaPath: "#/anyOf/13/properties/kind/const", keyword: "const", params: { allowedValue: "finished" }, message: "must be equal to constant" };
                                  if (vErrors === null) {
                                    vErrors = [err230];
                                  } else {
                                    vErrors.push(err230);
                                  }
                                  errors++;
                                }
                              }
                              if (data.status !== void 0 && func0.call(data, "status")) {
                                let data78 = data.status;
                                if (!(data78 === "complete" || data78 === "incomplete" || data78 === "failed")) {
                                  const err231 = { instancePath: instancePath + "/status", schemaPath: "#/anyOf/13/properties/status/enum", keyword: "enum", params: { allowedValues: schema11.anyOf[13].properties.status.enum }, message: "must be equal to one of the allowed values" };
                                  if (vErrors === null) {
                                    vErrors = [err231];
                                  } else {
                                    vErrors.push(err231);
                                  }
                                  errors++;
                                }
                              }
                              if (data.exit !== void 0 && func0.call(data, "exit")) {
                                let data79 = data.exit;
                                if (!(typeof data79 == "number" && (!(data79 % 1) && !isNaN(data79)) && isFinite(data79))) {
                                  const err232 = { instancePath: instancePath + "/exit", schemaPath: "#/anyOf/13/properties/exit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                  if (vErrors === null) {
                                    vErrors = [err232];
                                  } else {
                                    vErrors.push(err232);
                                  }
                                  errors++;
                                }
                              }
                            } else {
                              const err233 = { instancePath, schemaPath: "#/anyOf/13/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                              if (vErrors === null) {
                                vErrors = [err233];
                              } else {
                                vErrors.push(err233);
                              }
                              errors++;
                            }
                            var _valid0 = _errs198 === errors;
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
  if (!valid0) {
    const err234 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err234];
    } else {
      vErrors.push(err234);
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
