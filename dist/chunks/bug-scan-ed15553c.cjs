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
parts["bug-scan-BNOC7BTN"] = part((module, exports) => {
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
var schema11 = { "type": "object", "required": ["slot", "examined", "findings"], "properties": { "slot": { "type": "string", "pattern": "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, "intent": { "type": "object", "required": ["summary", "goal"], "properties": { "summary": { "type": "string", "minLength": 1, "maxLength": 3e3, "pattern": "\\S" }, "goal": { "type": "string", "minLength": 1, "maxLength": 1e3, "pattern": "\\S" } }, "additionalProperties": false }, "examined": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 4096 }, "maxItems": 2e3 }, "findings": { "type": "array", "items": { "type": "object", "required": ["file", "line", "title", "why", "severity", "verification", "suggested_fix", "trigger"], "properties": { "file": { "type": "string", "minLength": 1, "maxLength": 4096 }, "line": { "type": "integer", "minimum": 1 }, "side": { "enum": ["old", "new"] }, "title": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "\\S" }, "why": { "type": "string", "minLength": 1, "maxLength": 2e4, "pattern": "\\S" }, "severity": { "enum": ["critical", "high", "medium", "low"] }, "verification": { "type": "object", "required": ["code_examined", "line_range_examined", "verification_method", "checked_for_handling_elsewhere", "where_checked", "is_impact_finding"], "properties": { "code_examined": { "type": "string", "minLength": 1, "maxLength": 2e4 }, "line_range_examined": { "type": "array", "items": { "type": "integer", "minimum": 1 }, "minItems": 2, "maxItems": 2 }, "verification_method": { "type": "string", "minLength": 1, "maxLength": 2e4, "pattern": "\\S" }, "checked_for_handling_elsewhere": { "type": "boolean" }, "where_checked": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 4096 }, "maxItems": 50 }, "is_impact_finding": { "type": "boolean" }, "claims_absence": { "type": "boolean" }, "cause": { "anyOf": [{ "type": "object", "required": ["file", "quote"], "properties": { "file": { "type": "string", "minLength": 1, "maxLength": 4096 }, "quote": { "type": "string", "minLength": 1, "maxLength": 2e4, "pattern": "\\S" }, "side": { "enum": ["old", "new"] } }, "additionalProperties": false }, { "type": "object", "required": ["file", "renamed"], "properties": { "file": { "type": "string", "minLength": 1, "maxLength": 4096 }, "renamed": { "type": "boolean", "const": true } }, "additionalProperties": false }, { "type": "object", "required": ["file", "deleted"], "properties": { "file": { "type": "string", "minLength": 1, "maxLength": 4096 }, "deleted": { "type": "boolean", "const": true } }, "additionalProperties": false }] } }, "additionalProperties": false }, "suggested_fix": { "type": "string", "maxLength": 2e4 }, "also": { "type": "array", "items": { "type": "object", "required": ["file", "line", "quote"], "properties": { "file": { "type": "string", "minLength": 1, "maxLength": 4096 }, "line": { "type": "integer", "minimum": 1 }, "quote": { "type": "string", "minLength": 1, "maxLength": 2e4 } }, "additionalProperties": false }, "maxItems": 20 }, "rests_on": { "type": "array", "items": { "anyOf": [{ "type": "object", "required": ["file", "quote"], "properties": { "file": { "type": "string", "minLength": 1, "maxLength": 4096 }, "quote": { "type": "string", "minLength": 1, "maxLength": 2e4 }, "side": { "enum": ["old", "new"] } }, "additionalProperties": false }, { "type": "object", "required": ["knowledge"], "properties": { "knowledge": { "type": "string", "minLength": 1, "maxLength": 500, "pattern": "\\S" } }, "additionalProperties": false }] }, "maxItems": 10 }, "trigger": { "type": "string", "minLength": 1, "maxLength": 2e4, "pattern": "\\S" } }, "additionalProperties": false }, "maxItems": 100 } }, "additionalProperties": false };
var func0 = Object.prototype.hasOwnProperty;
var func53 = require_ucs2length().default;
var pattern0 = new RegExp("^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$", "u");
var pattern1 = new RegExp("\\S", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.slot === void 0 || !func0.call(data, "slot")) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "slot" }, message: "must have required property 'slot'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.examined === void 0 || !func0.call(data, "examined")) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "examined" }, message: "must have required property 'examined'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.findings === void 0 || !func0.call(data, "findings")) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "findings" }, message: "must have required property 'findings'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(key0 === "slot" || key0 === "intent" || key0 === "examined" || key0 === "findings")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.slot !== void 0 && func0.call(data, "slot")) {
      let data0 = data.slot;
      if (typeof data0 === "string") {
        if (!pattern0.test(data0)) {
          const err4 = { instancePath: instancePath + "/slot", schemaPath: "#/properties/slot/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, message: 'must match pattern "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/slot", schemaPath: "#/properties/slot/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.intent !== void 0 && func0.call(data, "intent")) {
      let data1 = data.intent;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.summary === void 0 || !func0.call(data1, "summary")) {
          const err6 = { instancePath: instancePath + "/intent", schemaPath: "#/properties/intent/required", keyword: "required", params: { missingProperty: "summary" }, message: "must have required property 'summary'" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data1.goal === void 0 || !func0.call(data1, "goal")) {
          const err7 = { instancePath: instancePath + "/intent", schemaPath: "#/properties/intent/required", keyword: "required", params: { missingProperty: "goal" }, message: "must have required property 'goal'" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        for (const key1 of Object.keys(data1)) {
          if (!(key1 === "summary" || key1 === "goal")) {
            const err8 = { instancePath: instancePath + "/intent", schemaPath: "#/properties/intent/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data1.summary !== void 0 && func0.call(data1, "summary")) {
          let data2 = data1.summary;
          if (typeof data2 === "string") {
            if (func53(data2) > 3e3) {
              const err9 = { instancePath: instancePath + "/intent/summary", schemaPath: "#/properties/intent/properties/summary/maxLength", keyword: "maxLength", params: { limit: 3e3 }, message: "must NOT have more than 3000 characters" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (func53(data2) < 1) {
              const err10 = { instancePath: instancePath + "/intent/summary", schemaPath: "#/properties/intent/properties/summary/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (!pattern1.test(data2)) {
              const err11 = { instancePath: instancePath + "/intent/summary", schemaPath: "#/properties/intent/properties/summary/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
          } else {
            const err12 = { instancePath: instancePath + "/intent/summary", schemaPath: "#/properties/intent/properties/summary/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data1.goal !== void 0 && func0.call(data1, "goal")) {
          let data3 = data1.goal;
          if (typeof data3 === "string") {
            if (func53(data3) > 1e3) {
              const err13 = { instancePath: instancePath + "/intent/goal", schemaPath: "#/properties/intent/properties/goal/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (func53(data3) < 1) {
              const err14 = { instancePath: instancePath + "/intent/goal", schemaPath: "#/properties/intent/properties/goal/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (!pattern1.test(data3)) {
              const err15 = { instancePath: instancePath + "/intent/goal", schemaPath: "#/properties/intent/properties/goal/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
          } else {
            const err16 = { instancePath: instancePath + "/intent/goal", schemaPath: "#/properties/intent/properties/goal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
      } else {
        const err17 = { instancePath: instancePath + "/intent", schemaPath: "#/properties/intent/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.examined !== void 0 && func0.call(data, "examined")) {
      let data4 = data.examined;
      if (Array.isArray(data4)) {
        if (data4.length > 2e3) {
          const err18 = { instancePath: instancePath + "/examined", schemaPath: "#/properties/examined/maxItems", keyword: "maxItems", params: { limit: 2e3 }, message: "must NOT have more than 2000 items" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data5 = data4[i0];
          if (typeof data5 === "string") {
            if (func53(data5) > 4096) {
              const err19 = { instancePath: instancePath + "/examined/" + i0, schemaPath: "#/properties/examined/items/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            if (func53(data5) < 1) {
              const err20 = { instancePath: instancePath + "/examined/" + i0, schemaPath: "#/properties/examined/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
          } else {
            const err21 = { instancePath: instancePath + "/examined/" + i0, schemaPath: "#/properties/examined/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
      } else {
        const err22 = { instancePath: instancePath + "/examined", schemaPath: "#/properties/examined/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.findings !== void 0 && func0.call(data, "findings")) {
      let data6 = data.findings;
      if (Array.isArray(data6)) {
        if (data6.length > 100) {
          const err23 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
        const len1 = data6.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data7 = data6[i1];
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            if (data7.file === void 0 || !func0.call(data7, "file")) {
              const err24 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
            if (data7.line === void 0 || !func0.call(data7, "line")) {
              const err25 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "line" }, message: "must have required property 'line'" };
              if (vErrors === null) {
                vErrors = [err25];
              } else {
                vErrors.push(err25);
              }
              errors++;
            }
            if (data7.title === void 0 || !func0.call(data7, "title")) {
              const err26 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
            if (data7.why === void 0 || !func0.call(data7, "why")) {
              const err27 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
            if (data7.severity === void 0 || !func0.call(data7, "severity")) {
              const err28 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "severity" }, message: "must have required property 'severity'" };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
            if (data7.verification === void 0 || !func0.call(data7, "verification")) {
              const err29 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "verification" }, message: "must have required property 'verification'" };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
            if (data7.suggested_fix === void 0 || !func0.call(data7, "suggested_fix")) {
              const err30 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "suggested_fix" }, message: "must have required property 'suggested_fix'" };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
            if (data7.trigger === void 0 || !func0.call(data7, "trigger")) {
              const err31 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "trigger" }, message: "must have required property 'trigger'" };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
            for (const key2 of Object.keys(data7)) {
              if (!func0.call(schema11.properties.findings.items.properties, key2)) {
                const err32 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/properties/findings/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err32];
                } else {
                  vErrors.push(err32);
                }
                errors++;
              }
            }
            if (data7.file !== void 0 && func0.call(data7, "file")) {
              let data8 = data7.file;
              if (typeof data8 === "string") {
                if (func53(data8) > 4096) {
                  const err33 = { instancePath: instancePath + "/findings/" + i1 + "/file", schemaPath: "#/properties/findings/items/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                  if (vErrors === null) {
                    vErrors = [err33];
                  } else {
                    vErrors.push(err33);
                  }
                  errors++;
                }
                if (func53(data8) < 1) {
                  const err34 = { instancePath: instancePath + "/findings/" + i1 + "/file", schemaPath: "#/properties/findings/items/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err34];
                  } else {
                    vErrors.push(err34);
                  }
                  errors++;
                }
              } else {
                const err35 = { instancePath: instancePath + "/findings/" + i1 + "/file", schemaPath: "#/properties/findings/items/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err35];
                } else {
                  vErrors.push(err35);
                }
                errors++;
              }
            }
            if (data7.line !== void 0 && func0.call(data7, "line")) {
              let data9 = data7.line;
              if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
                const err36 = { instancePath: instancePath + "/findings/" + i1 + "/line", schemaPath: "#/properties/findings/items/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err36];
                } else {
                  vErrors.push(err36);
                }
                errors++;
              }
              if (typeof data9 == "number" && isFinite(data9)) {
                if (data9 < 1 || isNaN(data9)) {
                  const err37 = { instancePath: instancePath + "/findings/" + i1 + "/line", schemaPath: "#/properties/findings/items/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  if (vErrors === null) {
                    vErrors = [err37];
                  } else {
                    vErrors.push(err37);
                  }
                  errors++;
                }
              }
            }
            if (data7.side !== void 0 && func0.call(data7, "side")) {
              let data10 = data7.side;
              if (!(data10 === "old" || data10 === "new")) {
                const err38 = { instancePath: instancePath + "/findings/" + i1 + "/side", schemaPath: "#/properties/findings/items/properties/side/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.side.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err38];
                } else {
                  vErrors.push(err38);
                }
                errors++;
              }
            }
            if (data7.title !== void 0 && func0.call(data7, "title")) {
              let data11 = data7.title;
              if (typeof data11 === "string") {
                if (func53(data11) > 200) {
                  const err39 = { instancePath: instancePath + "/findings/" + i1 + "/title", schemaPath: "#/properties/findings/items/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                  if (vErrors === null) {
                    vErrors = [err39];
                  } else {
                    vErrors.push(err39);
                  }
                  errors++;
                }
                if (func53(data11) < 1) {
                  const err40 = { instancePath: instancePath + "/findings/" + i1 + "/title", schemaPath: "#/properties/findings/items/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err40];
                  } else {
                    vErrors.push(err40);
                  }
                  errors++;
                }
                if (!pattern1.test(data11)) {
                  const err41 = { instancePath: instancePath + "/findings/" + i1 + "/title", schemaPath: "#/properties/findings/items/properties/title/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  if (vErrors === null) {
                    vErrors = [err41];
                  } else {
                    vErrors.push(err41);
                  }
                  errors++;
                }
              } else {
                const err42 = { instancePath: instancePath + "/findings/" + i1 + "/title", schemaPath: "#/properties/findings/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err42];
                } else {
                  vErrors.push(err42);
                }
                errors++;
              }
            }
            if (data7.why !== void 0 && func0.call(data7, "why")) {
              let data12 = data7.why;
              if (typeof data12 === "string") {
                if (func53(data12) > 2e4) {
                  const err43 = { instancePath: instancePath + "/findings/" + i1 + "/why", schemaPath: "#/properties/findings/items/properties/why/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
                  if (vErrors === null) {
                    vErrors = [err43];
                  } else {
                    vErrors.push(err43);
                  }
                  errors++;
                }
                if (func53(data12) < 1) {
                  const err44 = { instancePath: instancePath + "/findings/" + i1 + "/why", schemaPath: "#/properties/findings/items/properties/why/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err44];
                  } else {
                    vErrors.push(err44);
                  }
                  errors++;
                }
                if (!pattern1.test(data12)) {
                  const err45 = { instancePath: instancePath + "/findings/" + i1 + "/why", schemaPath: "#/properties/findings/items/properties/why/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  if (vErrors === null) {
                    vErrors = [err45];
                  } else {
                    vErrors.push(err45);
                  }
                  errors++;
                }
              } else {
                const err46 = { instancePath: instancePath + "/findings/" + i1 + "/why", schemaPath: "#/properties/findings/items/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err46];
                } else {
                  vErrors.push(err46);
                }
                errors++;
              }
            }
            if (data7.severity !== void 0 && func0.call(data7, "severity")) {
              let data13 = data7.severity;
              if (!(data13 === "critical" || data13 === "high" || data13 === "medium" || data13 === "low")) {
                const err47 = { instancePath: instancePath + "/findings/" + i1 + "/severity", schemaPath: "#/properties/findings/items/properties/severity/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.severity.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err47];
                } else {
                  vErrors.push(err47);
                }
                errors++;
              }
            }
            if (data7.verification !== void 0 && func0.call(data7, "verification")) {
              let data14 = data7.verification;
              if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                if (data14.code_examined === void 0 || !func0.call(data14, "code_examined")) {
                  const err48 = { instancePath: instancePath + "/findings/" + i1 + "/verification", schemaPath: "#/properties/findings/items/properties/verification/required", keyword: "required", params: { missingProperty: "code_examined" }, message: "must have required property 'code_examined'" };
                  if (vErrors === null) {
                    vErrors = [err48];
                  } else {
                    vErrors.push(err48);
                  }
                  errors++;
                }
                if (data14.line_range_examined === void 0 || !func0.call(data14, "line_range_examined")) {
                  const err49 = { instancePath: instancePath + "/findings/" + i1 + "/verification", schemaPath: "#/properties/findings/items/properties/verification/required", keyword: "required", params: { missingProperty: "line_range_examined" }, message: "must have required property 'line_range_examined'" };
                  if (vErrors === null) {
                    vErrors = [err49];
                  } else {
                    vErrors.push(err49);
                  }
                  errors++;
                }
                if (data14.verification_method === void 0 || !func0.call(data14, "verification_method")) {
                  const err50 = { instancePath: instancePath + "/findings/" + i1 + "/verification", schemaPath: "#/properties/findings/items/properties/verification/required", keyword: "required", params: { missingProperty: "verification_method" }, message: "must have required property 'verification_method'" };
                  if (vErrors === null) {
                    vErrors = [err50];
                  } else {
                    vErrors.push(err50);
                  }
                  errors++;
                }
                if (data14.checked_for_handling_elsewhere === void 0 || !func0.call(data14, "checked_for_handling_elsewhere")) {
                  const err51 = { instancePath: instancePath + "/findings/" + i1 + "/verification", schemaPath: "#/properties/findings/items/properties/verification/required", keyword: "required", params: { missingProperty: "checked_for_handling_elsewhere" }, message: "must have required property 'checked_for_handling_elsewhere'" };
                  if (vErrors === null) {
                    vErrors = [err51];
                  } else {
                    vErrors.push(err51);
                  }
                  errors++;
                }
                if (data14.where_checked === void 0 || !func0.call(data14, "where_checked")) {
                  const err52 = { instancePath: instancePath + "/findings/" + i1 + "/verification", schemaPath: "#/properties/findings/items/properties/verification/required", keyword: "required", params: { missingProperty: "where_checked" }, message: "must have required property 'where_checked'" };
                  if (vErrors === null) {
                    vErrors = [err52];
                  } else {
                    vErrors.push(err52);
                  }
                  errors++;
                }
                if (data14.is_impact_finding === void 0 || !func0.call(data14, "is_impact_finding")) {
                  const err53 = { instancePath: instancePath + "/findings/" + i1 + "/verification", schemaPath: "#/properties/findings/items/properties/verification/required", keyword: "required", params: { missingProperty: "is_impact_finding" }, message: "must have required property 'is_impact_finding'" };
                  if (vErrors === null) {
                    vErrors = [err53];
                  } else {
                    vErrors.push(err53);
                  }
                  errors++;
                }
                for (const key3 of Object.keys(data14)) {
                  if (!(key3 === "code_examined" || key3 === "line_range_examined" || key3 === "verification_method" || key3 === "checked_for_handling_elsewhere" || key3 === "where_checked" || key3 === "is_impact_finding" || key3 === "claims_absence" || key3 === "cause")) {
                    const err54 = { instancePath: instancePath + "/findings/" + i1 + "/verification", schemaPath: "#/properties/findings/items/properties/verification/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err54];
                    } else {
                      vErrors.push(err54);
                    }
                    errors++;
                  }
                }
                if (data14.code_examined !== void 0 && func0.call(data14, "code_examined")) {
                  let data15 = data14.code_examined;
                  if (typeof data15 === "string") {
                    if (func53(data15) > 2e4) {
                      const err55 = { instancePath: instancePath + "/findings/" + i1 + "/verification/code_examined", schemaPath: "#/properties/findings/items/properties/verification/properties/code_examined/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
                      if (vErrors === null) {
                        vErrors = [err55];
                      } else {
                        vErrors.push(err55);
                      }
                      errors++;
                    }
                    if (func53(data15) < 1) {
                      const err56 = { instancePath: instancePath + "/findings/" + i1 + "/verification/code_examined", schemaPath: "#/properties/findings/items/properties/verification/properties/code_examined/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      if (vErrors === null) {
                        vErrors = [err56];
                      } else {
                        vErrors.push(err56);
                      }
                      errors++;
                    }
                  } else {
                    const err57 = { instancePath: instancePath + "/findings/" + i1 + "/verification/code_examined", schemaPath: "#/properties/findings/items/properties/verification/properties/code_examined/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err57];
                    } else {
                      vErrors.push(err57);
                    }
                    errors++;
                  }
                }
                if (data14.line_range_examined !== void 0 && func0.call(data14, "line_range_examined")) {
                  let data16 = data14.line_range_examined;
                  if (Array.isArray(data16)) {
                    if (data16.length > 2) {
                      const err58 = { instancePath: instancePath + "/findings/" + i1 + "/verification/line_range_examined", schemaPath: "#/properties/findings/items/properties/verification/properties/line_range_examined/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
                      if (vErrors === null) {
                        vErrors = [err58];
                      } else {
                        vErrors.push(err58);
                      }
                      errors++;
                    }
                    if (data16.length < 2) {
                      const err59 = { instancePath: instancePath + "/findings/" + i1 + "/verification/line_range_examined", schemaPath: "#/properties/findings/items/properties/verification/properties/line_range_examined/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
                      if (vErrors === null) {
                        vErrors = [err59];
                      } else {
                        vErrors.push(err59);
                      }
                      errors++;
                    }
                    const len2 = data16.length;
                    for (let i2 = 0; i2 < len2; i2++) {
                      let data17 = data16[i2];
                      if (!(typeof data17 == "number" && (!(data17 % 1) && !isNaN(data17)) && isFinite(data17))) {
                        const err60 = { instancePath: instancePath + "/findings/" + i1 + "/verification/line_range_examined/" + i2, schemaPath: "#/properties/findings/items/properties/verification/properties/line_range_examined/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) {
                          vErrors = [err60];
                        } else {
                          vErrors.push(err60);
                        }
                        errors++;
                      }
                      if (typeof data17 == "number" && isFinite(data17)) {
                        if (data17 < 1 || isNaN(data17)) {
                          const err61 = { instancePath: instancePath + "/findings/" + i1 + "/verification/line_range_examined/" + i2, schemaPath: "#/properties/findings/items/properties/verification/properties/line_range_examined/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                          if (vErrors === null) {
                            vErrors = [err61];
                          } else {
                            vErrors.push(err61);
                          }
                          errors++;
                        }
                      }
                    }
                  } else {
                    const err62 = { instancePath: instancePath + "/findings/" + i1 + "/verification/line_range_examined", schemaPath: "#/properties/findings/items/properties/verification/properties/line_range_examined/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    if (vErrors === null) {
                      vErrors = [err62];
                    } else {
                      vErrors.push(err62);
                    }
                    errors++;
                  }
                }
                if (data14.verification_method !== void 0 && func0.call(data14, "verification_method")) {
                  let data18 = data14.verification_method;
                  if (typeof data18 === "string") {
                    if (func53(data18) > 2e4) {
                      const err63 = { instancePath: instancePath + "/findings/" + i1 + "/verification/verification_method", schemaPath: "#/properties/findings/items/properties/verification/properties/verification_method/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
                      if (vErrors === null) {
                        vErrors = [err63];
                      } else {
                        vErrors.push(err63);
                      }
                      errors++;
                    }
                    if (func53(data18) < 1) {
                      const err64 = { instancePath: instancePath + "/findings/" + i1 + "/verification/verification_method", schemaPath: "#/properties/findings/items/properties/verification/properties/verification_method/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      if (vErrors === null) {
                        vErrors = [err64];
                      } else {
                        vErrors.push(err64);
                      }
                      errors++;
                    }
                    if (!pattern1.test(data18)) {
                      const err65 = { instancePath: instancePath + "/findings/" + i1 + "/verification/verification_method", schemaPath: "#/properties/findings/items/properties/verification/properties/verification_method/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                      if (vErrors === null) {
                        vErrors = [err65];
                      } else {
                        vErrors.push(err65);
                      }
                      errors++;
                    }
                  } else {
                    const err66 = { instancePath: instancePath + "/findings/" + i1 + "/verification/verification_method", schemaPath: "#/properties/findings/items/properties/verification/properties/verification_method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err66];
                    } else {
                      vErrors.push(err66);
                    }
                    errors++;
                  }
                }
                if (data14.checked_for_handling_elsewhere !== void 0 && func0.call(data14, "checked_for_handling_elsewhere")) {
                  if (typeof data14.checked_for_handling_elsewhere !== "boolean") {
                    const err67 = { instancePath: instancePath + "/findings/" + i1 + "/verification/checked_for_handling_elsewhere", schemaPath: "#/properties/findings/items/properties/verification/properties/checked_for_handling_elsewhere/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                    if (vErrors === null) {
                      vErrors = [err67];
                    } else {
                      vErrors.push(err67);
                    }
                    errors++;
                  }
                }
                if (data14.where_checked !== void 0 && func0.call(data14, "where_checked")) {
                  let data20 = data14.where_checked;
                  if (Array.isArray(data20)) {
                    if (data20.length > 50) {
                      const err68 = { instancePath: instancePath + "/findings/" + i1 + "/verification/where_checked", schemaPath: "#/properties/findings/items/properties/verification/properties/where_checked/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
                      if (vErrors === null) {
                        vErrors = [err68];
                      } else {
                        vErrors.push(err68);
                      }
                      errors++;
                    }
                    const len3 = data20.length;
                    for (let i3 = 0; i3 < len3; i3++) {
                      let data21 = data20[i3];
                      if (typeof data21 === "string") {
                        if (func53(data21) > 4096) {
                          const err69 = { instancePath: instancePath + "/findings/" + i1 + "/verification/where_checked/" + i3, schemaPath: "#/properties/findings/items/properties/verification/properties/where_checked/items/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                          if (vErrors === null) {
                            vErrors = [err69];
                          } else {
                            vErrors.push(err69);
                          }
                          errors++;
                        }
                        if (func53(data21) < 1) {
                          const err70 = { instancePath: instancePath + "/findings/" + i1 + "/verification/where_checked/" + i3, schemaPath: "#/properties/findings/items/properties/verification/properties/where_checked/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err70];
                          } else {
                            vErrors.push(err70);
                          }
                          errors++;
                        }
                      } else {
                        const err71 = { instancePath: instancePath + "/findings/" + i1 + "/verification/where_checked/" + i3, schemaPath: "#/properties/findings/items/properties/verification/properties/where_checked/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err71];
                        } else {
                          vErrors.push(err71);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err72 = { instancePath: instancePath + "/findings/" + i1 + "/verification/where_checked", schemaPath: "#/properties/findings/items/properties/verification/properties/where_checked/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    if (vErrors === null) {
                      vErrors = [err72];
                    } else {
                      vErrors.push(err72);
                    }
                    errors++;
                  }
                }
                if (data14.is_impact_finding !== void 0 && func0.call(data14, "is_impact_finding")) {
                  if (typeof data14.is_impact_finding !== "boolean") {
                    const err73 = { instancePath: instancePath + "/findings/" + i1 + "/verification/is_impact_finding", schemaPath: "#/properties/findings/items/properties/verification/properties/is_impact_finding/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                    if (vErrors === null) {
                      vErrors = [err73];
                    } else {
                      vErrors.push(err73);
                    }
                    errors++;
                  }
                }
                if (data14.claims_absence !== void 0 && func0.call(data14, "claims_absence")) {
                  if (typeof data14.claims_absence !== "boolean") {
                    const err74 = { instancePath: instancePath + "/findings/" + i1 + "/verification/claims_absence", schemaPath: "#/properties/findings/items/properties/verification/properties/claims_absence/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                    if (vErrors === null) {
                      vErrors = [err74];
                    } else {
                      vErrors.push(err74);
                    }
                    errors++;
                  }
                }
                if (data14.cause !== void 0 && func0.call(data14, "cause")) {
                  let data24 = data14.cause;
                  const _errs52 = errors;
                  let valid12 = false;
                  const _errs53 = errors;
                  if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
                    if (data24.file === void 0 || !func0.call(data24, "file")) {
                      const err75 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/0/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
                      if (vErrors === null) {
                        vErrors = [err75];
                      } else {
                        vErrors.push(err75);
                      }
                      errors++;
                    }
                    if (data24.quote === void 0 || !func0.call(data24, "quote")) {
                      const err76 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/0/required", keyword: "required", params: { missingProperty: "quote" }, message: "must have required property 'quote'" };
                      if (vErrors === null) {
                        vErrors = [err76];
                      } else {
                        vErrors.push(err76);
                      }
                      errors++;
                    }
                    for (const key4 of Object.keys(data24)) {
                      if (!(key4 === "file" || key4 === "quote" || key4 === "side")) {
                        const err77 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err77];
                        } else {
                          vErrors.push(err77);
                        }
                        errors++;
                      }
                    }
                    if (data24.file !== void 0 && func0.call(data24, "file")) {
                      let data25 = data24.file;
                      if (typeof data25 === "string") {
                        if (func53(data25) > 4096) {
                          const err78 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause/file", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/0/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                          if (vErrors === null) {
                            vErrors = [err78];
                          } else {
                            vErrors.push(err78);
                          }
                          errors++;
                        }
                        if (func53(data25) < 1) {
                          const err79 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause/file", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/0/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err79];
                          } else {
                            vErrors.push(err79);
                          }
                          errors++;
                        }
                      } else {
                        const err80 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause/file", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/0/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err80];
                        } else {
                          vErrors.push(err80);
                        }
                        errors++;
                      }
                    }
                    if (data24.quote !== void 0 && func0.call(data24, "quote")) {
                      let data26 = data24.quote;
                      if (typeof data26 === "string") {
                        if (func53(data26) > 2e4) {
                          const err81 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause/quote", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/0/properties/quote/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
                          if (vErrors === null) {
                            vErrors = [err81];
                          } else {
                            vErrors.push(err81);
                          }
                          errors++;
                        }
                        if (func53(data26) < 1) {
                          const err82 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause/quote", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/0/properties/quote/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err82];
                          } else {
                            vErrors.push(err82);
                          }
                          errors++;
                        }
                        if (!pattern1.test(data26)) {
                          const err83 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause/quote", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/0/properties/quote/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                          if (vErrors === null) {
                            vErrors = [err83];
                          } else {
                            vErrors.push(err83);
                          }
                          errors++;
                        }
                      } else {
                        const err84 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause/quote", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/0/properties/quote/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err84];
                        } else {
                          vErrors.push(err84);
                        }
                        errors++;
                      }
                    }
                    if (data24.side !== void 0 && func0.call(data24, "side")) {
                      let data27 = data24.side;
                      if (!(data27 === "old" || data27 === "new")) {
                        const err85 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause/side", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/0/properties/side/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.verification.properties.cause.anyOf[0].properties.side.enum }, message: "must be equal to one of the allowed values" };
                        if (vErrors === null) {
                          vErrors = [err85];
                        } else {
                          vErrors.push(err85);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err86 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err86];
                    } else {
                      vErrors.push(err86);
                    }
                    errors++;
                  }
                  var _valid0 = _errs53 === errors;
                  valid12 = valid12 || _valid0;
                  if (!valid12) {
                    const _errs61 = errors;
                    if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
                      if (data24.file === void 0 || !func0.call(data24, "file")) {
                        const err87 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/1/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
                        if (vErrors === null) {
                          vErrors = [err87];
                        } else {
                          vErrors.push(err87);
                        }
                        errors++;
                      }
                      if (data24.renamed === void 0 || !func0.call(data24, "renamed")) {
                        const err88 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/1/required", keyword: "required", params: { missingProperty: "renamed" }, message: "must have required property 'renamed'" };
                        if (vErrors === null) {
                          vErrors = [err88];
                        } else {
                          vErrors.push(err88);
                        }
                        errors++;
                      }
                      for (const key5 of Object.keys(data24)) {
                        if (!(key5 === "file" || key5 === "renamed")) {
                          const err89 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
                          if (vErrors === null) {
                            vErrors = [err89];
                          } else {
                            vErrors.push(err89);
                          }
                          errors++;
                        }
                      }
                      if (data24.file !== void 0 && func0.call(data24, "file")) {
                        let data28 = data24.file;
                        if (typeof data28 === "string") {
                          if (func53(data28) > 4096) {
                            const err90 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause/file", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/1/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                            if (vErrors === null) {
                              vErrors = [err90];
                            } else {
                              vErrors.push(err90);
                            }
                            errors++;
                          }
                          if (func53(data28) < 1) {
                            const err91 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause/file", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/1/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                            if (vErrors === null) {
                              vErrors = [err91];
                            } else {
                              vErrors.push(err91);
                            }
                            errors++;
                          }
                        } else {
                          const err92 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause/file", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/1/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err92];
                          } else {
                            vErrors.push(err92);
                          }
                          errors++;
                        }
                      }
                      if (data24.renamed !== void 0 && func0.call(data24, "renamed")) {
                        let data29 = data24.renamed;
                        if (typeof data29 !== "boolean") {
                          const err93 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause/renamed", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/1/properties/renamed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                          if (vErrors === null) {
                            vErrors = [err93];
                          } else {
                            vErrors.push(err93);
                          }
                          errors++;
                        }
                        if (true !== data29) {
                          const err94 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause/renamed", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/1/properties/renamed/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
                          if (vErrors === null) {
                            vErrors = [err94];
                          } else {
                            vErrors.push(err94);
                          }
                          errors++;
                        }
                      }
                    } else {
                      const err95 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      if (vErrors === null) {
                        vErrors = [err95];
                      } else {
                        vErrors.push(err95);
                      }
                      errors++;
                    }
                    var _valid0 = _errs61 === errors;
                    valid12 = valid12 || _valid0;
                    if (!valid12) {
                      const _errs68 = errors;
                      if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
                        if (data24.file === void 0 || !func0.call(data24, "file")) {
                          const err96 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/2/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
                          if (vErrors === null) {
                            vErrors = [err96];
                          } else {
                            vErrors.push(err96);
                          }
                          errors++;
                        }
                        if (data24.deleted === void 0 || !func0.call(data24, "deleted")) {
                          const err97 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/2/required", keyword: "required", params: { missingProperty: "deleted" }, message: "must have required property 'deleted'" };
                          if (vErrors === null) {
                            vErrors = [err97];
                          } else {
                            vErrors.push(err97);
                          }
                          errors++;
                        }
                        for (const key6 of Object.keys(data24)) {
                          if (!(key6 === "file" || key6 === "deleted")) {
                            const err98 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" };
                            if (vErrors === null) {
                              vErrors = [err98];
                            } else {
                              vErrors.push(err98);
                            }
                            errors++;
                          }
                        }
                        if (data24.file !== void 0 && func0.call(data24, "file")) {
                          let data30 = data24.file;
                          if (typeof data30 === "string") {
                            if (func53(data30) > 4096) {
                              const err99 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause/file", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/2/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                              if (vErrors === null) {
                                vErrors = [err99];
                              } else {
                                vErrors.push(err99);
                              }
                              errors++;
                            }
                            if (func53(data30) < 1) {
                              const err100 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause/file", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/2/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                              if (vErrors === null) {
                                vErrors = [err100];
                              } else {
                                vErrors.push(err100);
                              }
                              errors++;
                            }
                          } else {
                            const err101 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause/file", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/2/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err101];
                            } else {
                              vErrors.push(err101);
                            }
                            errors++;
                          }
                        }
                        if (data24.deleted !== void 0 && func0.call(data24, "deleted")) {
                          let data31 = data24.deleted;
                          if (typeof data31 !== "boolean") {
                            const err102 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause/deleted", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/2/properties/deleted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                            if (vErrors === null) {
                              vErrors = [err102];
                            } else {
                              vErrors.push(err102);
                            }
                            errors++;
                          }
                          if (true !== data31) {
                            const err103 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause/deleted", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/2/properties/deleted/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
                            if (vErrors === null) {
                              vErrors = [err103];
                            } else {
                              vErrors.push(err103);
                            }
                            errors++;
                          }
                        }
                      } else {
                        const err104 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                        if (vErrors === null) {
                          vErrors = [err104];
                        } else {
                          vErrors.push(err104);
                        }
                        errors++;
                      }
                      var _valid0 = _errs68 === errors;
                      valid12 = valid12 || _valid0;
                    }
                  }
                  if (!valid12) {
                    const err105 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    if (vErrors === null) {
                      vErrors = [err105];
                    } else {
                      vErrors.push(err105);
                    }
                    errors++;
                  } else {
                    errors = _errs52;
                    if (vErrors !== null) {
                      if (_errs52) {
                        vErrors.length = _errs52;
                      } else {
                        vErrors = null;
                      }
                    }
                  }
                }
              } else {
                const err106 = { instancePath: instancePath + "/findings/" + i1 + "/verification", schemaPath: "#/properties/findings/items/properties/verification/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err106];
                } else {
                  vErrors.push(err106);
                }
                errors++;
              }
            }
            if (data7.suggested_fix !== void 0 && func0.call(data7, "suggested_fix")) {
              let data32 = data7.suggested_fix;
              if (typeof data32 === "string") {
                if (func53(data32) > 2e4) {
                  const err107 = { instancePath: instancePath + "/findings/" + i1 + "/suggested_fix", schemaPath: "#/properties/findings/items/properties/suggested_fix/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
                  if (vErrors === null) {
                    vErrors = [err107];
                  } else {
                    vErrors.push(err107);
                  }
                  errors++;
                }
              } else {
                const err108 = { instancePath: instancePath + "/findings/" + i1 + "/suggested_fix", schemaPath: "#/properties/findings/items/properties/suggested_fix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err108];
                } else {
                  vErrors.push(err108);
                }
                errors++;
              }
            }
            if (data7.also !== void 0 && func0.call(data7, "also")) {
              let data33 = data7.also;
              if (Array.isArray(data33)) {
                if (data33.length > 20) {
                  const err109 = { instancePath: instancePath + "/findings/" + i1 + "/also", schemaPath: "#/properties/findings/items/properties/also/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
                  if (vErrors === null) {
                    vErrors = [err109];
                  } else {
                    vErrors.push(err109);
                  }
                  errors++;
                }
                const len4 = data33.length;
                for (let i4 = 0; i4 < len4; i4++) {
                  let data34 = data33[i4];
                  if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
                    if (data34.file === void 0 || !func0.call(data34, "file")) {
                      const err110 = { instancePath: instancePath + "/findings/" + i1 + "/also/" + i4, schemaPath: "#/properties/findings/items/properties/also/items/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
                      if (vErrors === null) {
                        vErrors = [err110];
                      } else {
                        vErrors.push(err110);
                      }
                      errors++;
                    }
                    if (data34.line === void 0 || !func0.call(data34, "line")) {
                      const err111 = { instancePath: instancePath + "/findings/" + i1 + "/also/" + i4, schemaPath: "#/properties/findings/items/properties/also/items/required", keyword: "required", params: { missingProperty: "line" }, message: "must have required property 'line'" };
                      if (vErrors === null) {
                        vErrors = [err111];
                      } else {
                        vErrors.push(err111);
                      }
                      errors++;
                    }
                    if (data34.quote === void 0 || !func0.call(data34, "quote")) {
                      const err112 = { instancePath: instancePath + "/findings/" + i1 + "/also/" + i4, schemaPath: "#/properties/findings/items/properties/also/items/required", keyword: "required", params: { missingProperty: "quote" }, message: "must have required property 'quote'" };
                      if (vErrors === null) {
                        vErrors = [err112];
                      } else {
                        vErrors.push(err112);
                      }
                      errors++;
                    }
                    for (const key7 of Object.keys(data34)) {
                      if (!(key7 === "file" || key7 === "line" || key7 === "quote")) {
                        const err113 = { instancePath: instancePath + "/findings/" + i1 + "/also/" + i4, schemaPath: "#/properties/findings/items/properties/also/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err113];
                        } else {
                          vErrors.push(err113);
                        }
                        errors++;
                      }
                    }
                    if (data34.file !== void 0 && func0.call(data34, "file")) {
                      let data35 = data34.file;
                      if (typeof data35 === "string") {
                        if (func53(data35) > 4096) {
                          const err114 = { instancePath: instancePath + "/findings/" + i1 + "/also/" + i4 + "/file", schemaPath: "#/properties/findings/items/properties/also/items/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                          if (vErrors === null) {
                            vErrors = [err114];
                          } else {
                            vErrors.push(err114);
                          }
                          errors++;
                        }
                        if (func53(data35) < 1) {
                          const err115 = { instancePath: instancePath + "/findings/" + i1 + "/also/" + i4 + "/file", schemaPath: "#/properties/findings/items/properties/also/items/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err115];
                          } else {
                            vErrors.push(err115);
                          }
                          errors++;
                        }
                      } else {
                        const err116 = { instancePath: instancePath + "/findings/" + i1 + "/also/" + i4 + "/file", schemaPath: "#/properties/findings/items/properties/also/items/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err116];
                        } else {
                          vErrors.push(err116);
                        }
                        errors++;
                      }
                    }
                    if (data34.line !== void 0 && func0.call(data34, "line")) {
                      let data36 = data34.line;
                      if (!(typeof data36 == "number" && (!(data36 % 1) && !isNaN(data36)) && isFinite(data36))) {
                        const err117 = { instancePath: instancePath + "/findings/" + i1 + "/also/" + i4 + "/line", schemaPath: "#/properties/findings/items/properties/also/items/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) {
                          vErrors = [err117];
                        } else {
                          vErrors.push(err117);
                        }
                        errors++;
                      }
                      if (typeof data36 == "number" && isFinite(data36)) {
                        if (data36 < 1 || isNaN(data36)) {
                          const err118 = { instancePath: instancePath + "/findings/" + i1 + "/also/" + i4 + "/line", schemaPath: "#/properties/findings/items/properties/also/items/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                          if (vErrors === null) {
                            vErrors = [err118];
                          } else {
                            vErrors.push(err118);
                          }
                          errors++;
                        }
                      }
                    }
                    if (data34.quote !== void 0 && func0.call(data34, "quote")) {
                      let data37 = data34.quote;
                      if (typeof data37 === "string") {
                        if (func53(data37) > 2e4) {
                          const err119 = { instancePath: instancePath + "/findings/" + i1 + "/also/" + i4 + "/quote", schemaPath: "#/properties/findings/items/properties/also/items/properties/quote/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
                          if (vErrors === null) {
                            vErrors = [err119];
                          } else {
                            vErrors.push(err119);
                          }
                          errors++;
                        }
                        if (func53(data37) < 1) {
                          const err120 = { instancePath: instancePath + "/findings/" + i1 + "/also/" + i4 + "/quote", schemaPath: "#/properties/findings/items/properties/also/items/properties/quote/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err120];
                          } else {
                            vErrors.push(err120);
                          }
                          errors++;
                        }
                      } else {
                        const err121 = { instancePath: instancePath + "/findings/" + i1 + "/also/" + i4 + "/quote", schemaPath: "#/properties/findings/items/properties/also/items/properties/quote/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err121];
                        } else {
                          vErrors.push(err121);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err122 = { instancePath: instancePath + "/findings/" + i1 + "/also/" + i4, schemaPath: "#/properties/findings/items/properties/also/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err122];
                    } else {
                      vErrors.push(err122);
                    }
                    errors++;
                  }
                }
              } else {
                const err123 = { instancePath: instancePath + "/findings/" + i1 + "/also", schemaPath: "#/properties/findings/items/properties/also/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err123];
                } else {
                  vErrors.push(err123);
                }
                errors++;
              }
            }
            if (data7.rests_on !== void 0 && func0.call(data7, "rests_on")) {
              let data38 = data7.rests_on;
              if (Array.isArray(data38)) {
                if (data38.length > 10) {
                  const err124 = { instancePath: instancePath + "/findings/" + i1 + "/rests_on", schemaPath: "#/properties/findings/items/properties/rests_on/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items" };
                  if (vErrors === null) {
                    vErrors = [err124];
                  } else {
                    vErrors.push(err124);
                  }
                  errors++;
                }
                const len5 = data38.length;
                for (let i5 = 0; i5 < len5; i5++) {
                  let data39 = data38[i5];
                  const _errs91 = errors;
                  let valid21 = false;
                  const _errs92 = errors;
                  if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
                    if (data39.file === void 0 || !func0.call(data39, "file")) {
                      const err125 = { instancePath: instancePath + "/findings/" + i1 + "/rests_on/" + i5, schemaPath: "#/properties/findings/items/properties/rests_on/items/anyOf/0/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
                      if (vErrors === null) {
                        vErrors = [err125];
                      } else {
                        vErrors.push(err125);
                      }
                      errors++;
                    }
                    if (data39.quote === void 0 || !func0.call(data39, "quote")) {
                      const err126 = { instancePath: instancePath + "/findings/" + i1 + "/rests_on/" + i5, schemaPath: "#/properties/findings/items/properties/rests_on/items/anyOf/0/required", keyword: "required", params: { missingProperty: "quote" }, message: "must have required property 'quote'" };
                      if (vErrors === null) {
                        vErrors = [err126];
                      } else {
                        vErrors.push(err126);
                      }
                      errors++;
                    }
                    for (const key8 of Object.keys(data39)) {
                      if (!(key8 === "file" || key8 === "quote" || key8 === "side")) {
                        const err127 = { instancePath: instancePath + "/findings/" + i1 + "/rests_on/" + i5, schemaPath: "#/properties/findings/items/properties/rests_on/items/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err127];
                        } else {
                          vErrors.push(err127);
                        }
                        errors++;
                      }
                    }
                    if (data39.file !== void 0 && func0.call(data39, "file")) {
                      let data40 = data39.file;
                      if (typeof data40 === "string") {
                        if (func53(data40) > 4096) {
                          const err128 = { instancePath: instancePath + "/findings/" + i1 + "/rests_on/" + i5 + "/file", schemaPath: "#/properties/findings/items/properties/rests_on/items/anyOf/0/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                          if (vErrors === null) {
                            vErrors = [err128];
                          } else {
                            vErrors.push(err128);
                          }
                          errors++;
                        }
                        if (func53(data40) < 1) {
                          const err129 = { instancePath: instancePath + "/findings/" + i1 + "/rests_on/" + i5 + "/file", schemaPath: "#/properties/findings/items/properties/rests_on/items/anyOf/0/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err129];
                          } else {
                            vErrors.push(err129);
                          }
                          errors++;
                        }
                      } else {
                        const err130 = { instancePath: instancePath + "/findings/" + i1 + "/rests_on/" + i5 + "/file", schemaPath: "#/properties/findings/items/properties/rests_on/items/anyOf/0/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err130];
                        } else {
                          vErrors.push(err130);
                        }
                        errors++;
                      }
                    }
                    if (data39.quote !== void 0 && func0.call(data39, "quote")) {
                      let data41 = data39.quote;
                      if (typeof data41 === "string") {
                        if (func53(data41) > 2e4) {
                          const err131 = { instancePath: instancePath + "/findings/" + i1 + "/rests_on/" + i5 + "/quote", schemaPath: "#/properties/findings/items/properties/rests_on/items/anyOf/0/properties/quote/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
                          if (vErrors === null) {
                            vErrors = [err131];
                          } else {
                            vErrors.push(err131);
                          }
                          errors++;
                        }
                        if (func53(data41) < 1) {
                          const err132 = { instancePath: instancePath + "/findings/" + i1 + "/rests_on/" + i5 + "/quote", schemaPath: "#/properties/findings/items/properties/rests_on/items/anyOf/0/properties/quote/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err132];
                          } else {
                            vErrors.push(err132);
                          }
                          errors++;
                        }
                      } else {
                        const err133 = { instancePath: instancePath + "/findings/" + i1 + "/rests_on/" + i5 + "/quote", schemaPath: "#/properties/findings/items/properties/rests_on/items/anyOf/0/properties/quote/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err133];
                        } else {
                          vErrors.push(err133);
                        }
                        errors++;
                      }
                    }
                    if (data39.side !== void 0 && func0.call(data39, "side")) {
                      let data42 = data39.side;
                      if (!(data42 === "old" || data42 === "new")) {
                        const err134 = { instancePath: instancePath + "/findings/" + i1 + "/rests_on/" + i5 + "/side", schemaPath: "#/properties/findings/items/properties/rests_on/items/anyOf/0/properties/side/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.rests_on.items.anyOf[0].properties.side.enum }, message: "must be equal to one of the allowed values" };
                        if (vErrors === null) {
                          vErrors = [err134];
                        } else {
                          vErrors.push(err134);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err135 = { instancePath: instancePath + "/findings/" + i1 + "/rests_on/" + i5, schemaPath: "#/properties/findings/items/properties/rests_on/items/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err135];
                    } else {
                      vErrors.push(err135);
                    }
                    errors++;
                  }
                  var _valid1 = _errs92 === errors;
                  valid21 = valid21 || _valid1;
                  if (!valid21) {
                    const _errs100 = errors;
                    if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
                      if (data39.knowledge === void 0 || !func0.call(data39, "knowledge")) {
                        const err136 = { instancePath: instancePath + "/findings/" + i1 + "/rests_on/" + i5, schemaPath: "#/properties/findings/items/properties/rests_on/items/anyOf/1/required", keyword: "required", params: { missingProperty: "knowledge" }, message: "must have required property 'knowledge'" };
                        if (vErrors === null) {
                          vErrors = [err136];
                        } else {
                          vErrors.push(err136);
                        }
                        errors++;
                      }
                      for (const key9 of Object.keys(data39)) {
                        if (!(key9 === "knowledge")) {
                          const err137 = { instancePath: instancePath + "/findings/" + i1 + "/rests_on/" + i5, schemaPath: "#/properties/findings/items/properties/rests_on/items/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties" };
                          if (vErrors === null) {
                            vErrors = [err137];
                          } else {
                            vErrors.push(err137);
                          }
                          errors++;
                        }
                      }
                      if (data39.knowledge !== void 0 && func0.call(data39, "knowledge")) {
                        let data43 = data39.knowledge;
                        if (typeof data43 === "string") {
                          if (func53(data43) > 500) {
                            const err138 = { instancePath: instancePath + "/findings/" + i1 + "/rests_on/" + i5 + "/knowledge", schemaPath: "#/properties/findings/items/properties/rests_on/items/anyOf/1/properties/knowledge/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
                            if (vErrors === null) {
                              vErrors = [err138];
                            } else {
                              vErrors.push(err138);
                            }
                            errors++;
                          }
                          if (func53(data43) < 1) {
                            const err139 = { instancePath: instancePath + "/findings/" + i1 + "/rests_on/" + i5 + "/knowledge", schemaPath: "#/properties/findings/items/properties/rests_on/items/anyOf/1/properties/knowledge/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                            if (vErrors === null) {
                              vErrors = [err139];
                            } else {
                              vErrors.push(err139);
                            }
                            errors++;
                          }
                          if (!pattern1.test(data43)) {
                            const err140 = { instancePath: instancePath + "/findings/" + i1 + "/rests_on/" + i5 + "/knowledge", schemaPath: "#/properties/findings/items/properties/rests_on/items/anyOf/1/properties/knowledge/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                            if (vErrors === null) {
                              vErrors = [err140];
                            } else {
                              vErrors.push(err140);
                            }
                            errors++;
                          }
                        } else {
                          const err141 = { instancePath: instancePath + "/findings/" + i1 + "/rests_on/" + i5 + "/knowledge", schemaPath: "#/properties/findings/items/properties/rests_on/items/anyOf/1/properties/knowledge/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err141];
                          } else {
                            vErrors.push(err141);
                          }
                          errors++;
                        }
                      }
                    } else {
                      const err142 = { instancePath: instancePath + "/findings/" + i1 + "/rests_on/" + i5, schemaPath: "#/properties/findings/items/properties/rests_on/items/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      if (vErrors === null) {
                        vErrors = [err142];
                      } else {
                        vErrors.push(err142);
                      }
                      errors++;
                    }
                    var _valid1 = _errs100 === errors;
                    valid21 = valid21 || _valid1;
                  }
                  if (!valid21) {
                    const err143 = { instancePath: instancePath + "/findings/" + i1 + "/rests_on/" + i5, schemaPath: "#/properties/findings/items/properties/rests_on/items/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    if (vErrors === null) {
                      vErrors = [err143];
                    } else {
                      vErrors.push(err143);
                    }
                    errors++;
                  } else {
                    errors = _errs91;
                    if (vErrors !== null) {
                      if (_errs91) {
                        vErrors.length = _errs91;
                      } else {
                        vErrors = null;
                      }
                    }
                  }
                }
              } else {
                const err144 = { instancePath: instancePath + "/findings/" + i1 + "/rests_on", schemaPath: "#/properties/findings/items/properties/rests_on/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err144];
                } else {
                  vErrors.push(err144);
                }
                errors++;
              }
            }
            if (data7.trigger !== void 0 && func0.call(data7, "trigger")) {
              let data44 = data7.trigger;
              if (typeof data44 === "string") {
                if (func53(data44) > 2e4) {
                  const err145 = { instancePath: instancePath + "/findings/" + i1 + "/trigger", schemaPath: "#/properties/findings/items/properties/trigger/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
                  if (vErrors === null) {
                    vErrors = [err145];
                  } else {
                    vErrors.push(err145);
                  }
                  errors++;
                }
                if (func53(data44) < 1) {
                  const err146 = { instancePath: instancePath + "/findings/" + i1 + "/trigger", schemaPath: "#/properties/findings/items/properties/trigger/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err146];
                  } else {
                    vErrors.push(err146);
                  }
                  errors++;
                }
                if (!pattern1.test(data44)) {
                  const err147 = { instancePath: instancePath + "/findings/" + i1 + "/trigger", schemaPath: "#/properties/findings/items/properties/trigger/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  if (vErrors === null) {
                    vErrors = [err147];
                  } else {
                    vErrors.push(err147);
                  }
                  errors++;
                }
              } else {
                const err148 = { instancePath: instancePath + "/findings/" + i1 + "/trigger", schemaPath: "#/properties/findings/items/properties/trigger/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err148];
                } else {
                  vErrors.push(err148);
                }
                errors++;
              }
            }
          } else {
            const err149 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/properties/findings/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err149];
            } else {
              vErrors.push(err149);
            }
            errors++;
          }
        }
      } else {
        const err150 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err150];
        } else {
          vErrors.push(err150);
        }
        errors++;
      }
    }
  } else {
    const err151 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err151];
    } else {
      vErrors.push(err151);
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
