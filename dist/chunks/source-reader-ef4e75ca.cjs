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
parts["source-reader-FUB2NZQL"] = part((module, exports) => {
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
var schema11 = { "type": "object", "required": ["slot", "examined", "findings"], "properties": { "slot": { "type": "string", "pattern": "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, "examined": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 4096 }, "maxItems": 2e3 }, "findings": { "type": "array", "items": { "type": "object", "required": ["source", "file", "line", "title", "why", "severity", "verification", "suggested_fix"], "properties": { "source": { "enum": ["dependency-check", "history-context", "comment-compliance"] }, "file": { "type": "string", "minLength": 1, "maxLength": 4096 }, "line": { "type": "integer", "minimum": 1 }, "side": { "enum": ["old", "new"] }, "title": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "\\S" }, "why": { "type": "string", "minLength": 1, "maxLength": 2e4, "pattern": "\\S" }, "severity": { "enum": ["critical", "high", "medium", "low"] }, "verification": { "type": "object", "required": ["code_examined", "line_range_examined", "verification_method", "checked_for_handling_elsewhere", "where_checked", "is_impact_finding"], "properties": { "code_examined": { "type": "string", "minLength": 1, "maxLength": 2e4 }, "line_range_examined": { "type": "array", "items": { "type": "integer", "minimum": 1 }, "minItems": 2, "maxItems": 2 }, "verification_method": { "type": "string", "minLength": 1, "maxLength": 2e4, "pattern": "\\S" }, "checked_for_handling_elsewhere": { "type": "boolean" }, "where_checked": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 4096 }, "maxItems": 50 }, "is_impact_finding": { "type": "boolean" }, "claims_absence": { "type": "boolean" }, "cause": { "anyOf": [{ "type": "object", "required": ["file", "quote"], "properties": { "file": { "type": "string", "minLength": 1, "maxLength": 4096 }, "quote": { "type": "string", "minLength": 1, "maxLength": 2e4, "pattern": "\\S" }, "side": { "enum": ["old", "new"] } }, "additionalProperties": false }, { "type": "object", "required": ["file", "renamed"], "properties": { "file": { "type": "string", "minLength": 1, "maxLength": 4096 }, "renamed": { "type": "boolean", "const": true } }, "additionalProperties": false }, { "type": "object", "required": ["file", "deleted"], "properties": { "file": { "type": "string", "minLength": 1, "maxLength": 4096 }, "deleted": { "type": "boolean", "const": true } }, "additionalProperties": false }] } }, "additionalProperties": false }, "suggested_fix": { "type": "string", "maxLength": 2e4 }, "also": { "type": "array", "items": { "type": "object", "required": ["file", "line", "quote"], "properties": { "file": { "type": "string", "minLength": 1, "maxLength": 4096 }, "line": { "type": "integer", "minimum": 1 }, "quote": { "type": "string", "minLength": 1, "maxLength": 2e4 } }, "additionalProperties": false }, "maxItems": 20 }, "rests_on": { "type": "array", "items": { "anyOf": [{ "type": "object", "required": ["file", "quote"], "properties": { "file": { "type": "string", "minLength": 1, "maxLength": 4096 }, "quote": { "type": "string", "minLength": 1, "maxLength": 2e4 }, "side": { "enum": ["old", "new"] } }, "additionalProperties": false }, { "type": "object", "required": ["knowledge"], "properties": { "knowledge": { "type": "string", "minLength": 1, "maxLength": 500, "pattern": "\\S" } }, "additionalProperties": false }] }, "maxItems": 10 }, "dependency": { "type": "string", "minLength": 1, "maxLength": 2e4, "pattern": "\\S" }, "expectedUsage": { "type": "string", "minLength": 1, "maxLength": 2e4, "pattern": "\\S" }, "actualUsage": { "type": "string", "minLength": 1, "maxLength": 2e4, "pattern": "\\S" }, "commitRef": { "type": "string", "pattern": "^[0-9a-f]{7,64}$" }, "historicalContext": { "type": "string", "minLength": 1, "maxLength": 2e4, "pattern": "\\S" }, "commentText": { "type": "string", "minLength": 1, "maxLength": 2e4, "pattern": "\\S" } }, "additionalProperties": false }, "maxItems": 100 } }, "additionalProperties": false };
var func0 = Object.prototype.hasOwnProperty;
var func50 = require_ucs2length().default;
var pattern0 = new RegExp("^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$", "u");
var pattern1 = new RegExp("\\S", "u");
var pattern9 = new RegExp("^[0-9a-f]{7,64}$", "u");
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
      if (!(key0 === "slot" || key0 === "examined" || key0 === "findings")) {
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
    if (data.examined !== void 0 && func0.call(data, "examined")) {
      let data1 = data.examined;
      if (Array.isArray(data1)) {
        if (data1.length > 2e3) {
          const err6 = { instancePath: instancePath + "/examined", schemaPath: "#/properties/examined/maxItems", keyword: "maxItems", params: { limit: 2e3 }, message: "must NOT have more than 2000 items" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 === "string") {
            if (func50(data2) > 4096) {
              const err7 = { instancePath: instancePath + "/examined/" + i0, schemaPath: "#/properties/examined/items/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (func50(data2) < 1) {
              const err8 = { instancePath: instancePath + "/examined/" + i0, schemaPath: "#/properties/examined/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          } else {
            const err9 = { instancePath: instancePath + "/examined/" + i0, schemaPath: "#/properties/examined/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
      } else {
        const err10 = { instancePath: instancePath + "/examined", schemaPath: "#/properties/examined/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.findings !== void 0 && func0.call(data, "findings")) {
      let data3 = data.findings;
      if (Array.isArray(data3)) {
        if (data3.length > 100) {
          const err11 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        const len1 = data3.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data4 = data3[i1];
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
            if (data4.source === void 0 || !func0.call(data4, "source")) {
              const err12 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (data4.file === void 0 || !func0.call(data4, "file")) {
              const err13 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (data4.line === void 0 || !func0.call(data4, "line")) {
              const err14 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "line" }, message: "must have required property 'line'" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (data4.title === void 0 || !func0.call(data4, "title")) {
              const err15 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (data4.why === void 0 || !func0.call(data4, "why")) {
              const err16 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            if (data4.severity === void 0 || !func0.call(data4, "severity")) {
              const err17 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "severity" }, message: "must have required property 'severity'" };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            if (data4.verification === void 0 || !func0.call(data4, "verification")) {
              const err18 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "verification" }, message: "must have required property 'verification'" };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
            if (data4.suggested_fix === void 0 || !func0.call(data4, "suggested_fix")) {
              const err19 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "suggested_fix" }, message: "must have required property 'suggested_fix'" };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            for (const key1 of Object.keys(data4)) {
              if (!func0.call(schema11.properties.findings.items.properties, key1)) {
                const err20 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/properties/findings/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
            }
            if (data4.source !== void 0 && func0.call(data4, "source")) {
              let data5 = data4.source;
              if (!(data5 === "dependency-check" || data5 === "history-context" || data5 === "comment-compliance")) {
                const err21 = { instancePath: instancePath + "/findings/" + i1 + "/source", schemaPath: "#/properties/findings/items/properties/source/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.source.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              }
            }
            if (data4.file !== void 0 && func0.call(data4, "file")) {
              let data6 = data4.file;
              if (typeof data6 === "string") {
                if (func50(data6) > 4096) {
                  const err22 = { instancePath: instancePath + "/findings/" + i1 + "/file", schemaPath: "#/properties/findings/items/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                  if (vErrors === null) {
                    vErrors = [err22];
                  } else {
                    vErrors.push(err22);
                  }
                  errors++;
                }
                if (func50(data6) < 1) {
                  const err23 = { instancePath: instancePath + "/findings/" + i1 + "/file", schemaPath: "#/properties/findings/items/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err23];
                  } else {
                    vErrors.push(err23);
                  }
                  errors++;
                }
              } else {
                const err24 = { instancePath: instancePath + "/findings/" + i1 + "/file", schemaPath: "#/properties/findings/items/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
            if (data4.line !== void 0 && func0.call(data4, "line")) {
              let data7 = data4.line;
              if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                const err25 = { instancePath: instancePath + "/findings/" + i1 + "/line", schemaPath: "#/properties/findings/items/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
              if (typeof data7 == "number" && isFinite(data7)) {
                if (data7 < 1 || isNaN(data7)) {
                  const err26 = { instancePath: instancePath + "/findings/" + i1 + "/line", schemaPath: "#/properties/findings/items/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  if (vErrors === null) {
                    vErrors = [err26];
                  } else {
                    vErrors.push(err26);
                  }
                  errors++;
                }
              }
            }
            if (data4.side !== void 0 && func0.call(data4, "side")) {
              let data8 = data4.side;
              if (!(data8 === "old" || data8 === "new")) {
                const err27 = { instancePath: instancePath + "/findings/" + i1 + "/side", schemaPath: "#/properties/findings/items/properties/side/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.side.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err27];
                } else {
                  vErrors.push(err27);
                }
                errors++;
              }
            }
            if (data4.title !== void 0 && func0.call(data4, "title")) {
              let data9 = data4.title;
              if (typeof data9 === "string") {
                if (func50(data9) > 200) {
                  const err28 = { instancePath: instancePath + "/findings/" + i1 + "/title", schemaPath: "#/properties/findings/items/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                  if (vErrors === null) {
                    vErrors = [err28];
                  } else {
                    vErrors.push(err28);
                  }
                  errors++;
                }
                if (func50(data9) < 1) {
                  const err29 = { instancePath: instancePath + "/findings/" + i1 + "/title", schemaPath: "#/properties/findings/items/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err29];
                  } else {
                    vErrors.push(err29);
                  }
                  errors++;
                }
                if (!pattern1.test(data9)) {
                  const err30 = { instancePath: instancePath + "/findings/" + i1 + "/title", schemaPath: "#/properties/findings/items/properties/title/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  if (vErrors === null) {
                    vErrors = [err30];
                  } else {
                    vErrors.push(err30);
                  }
                  errors++;
                }
              } else {
                const err31 = { instancePath: instancePath + "/findings/" + i1 + "/title", schemaPath: "#/properties/findings/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err31];
                } else {
                  vErrors.push(err31);
                }
                errors++;
              }
            }
            if (data4.why !== void 0 && func0.call(data4, "why")) {
              let data10 = data4.why;
              if (typeof data10 === "string") {
                if (func50(data10) > 2e4) {
                  const err32 = { instancePath: instancePath + "/findings/" + i1 + "/why", schemaPath: "#/properties/findings/items/properties/why/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
                  if (vErrors === null) {
                    vErrors = [err32];
                  } else {
                    vErrors.push(err32);
                  }
                  errors++;
                }
                if (func50(data10) < 1) {
                  const err33 = { instancePath: instancePath + "/findings/" + i1 + "/why", schemaPath: "#/properties/findings/items/properties/why/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err33];
                  } else {
                    vErrors.push(err33);
                  }
                  errors++;
                }
                if (!pattern1.test(data10)) {
                  const err34 = { instancePath: instancePath + "/findings/" + i1 + "/why", schemaPath: "#/properties/findings/items/properties/why/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  if (vErrors === null) {
                    vErrors = [err34];
                  } else {
                    vErrors.push(err34);
                  }
                  errors++;
                }
              } else {
                const err35 = { instancePath: instancePath + "/findings/" + i1 + "/why", schemaPath: "#/properties/findings/items/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err35];
                } else {
                  vErrors.push(err35);
                }
                errors++;
              }
            }
            if (data4.severity !== void 0 && func0.call(data4, "severity")) {
              let data11 = data4.severity;
              if (!(data11 === "critical" || data11 === "high" || data11 === "medium" || data11 === "low")) {
                const err36 = { instancePath: instancePath + "/findings/" + i1 + "/severity", schemaPath: "#/properties/findings/items/properties/severity/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.severity.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err36];
                } else {
                  vErrors.push(err36);
                }
                errors++;
              }
            }
            if (data4.verification !== void 0 && func0.call(data4, "verification")) {
              let data12 = data4.verification;
              if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                if (data12.code_examined === void 0 || !func0.call(data12, "code_examined")) {
                  const err37 = { instancePath: instancePath + "/findings/" + i1 + "/verification", schemaPath: "#/properties/findings/items/properties/verification/required", keyword: "required", params: { missingProperty: "code_examined" }, message: "must have required property 'code_examined'" };
                  if (vErrors === null) {
                    vErrors = [err37];
                  } else {
                    vErrors.push(err37);
                  }
                  errors++;
                }
                if (data12.line_range_examined === void 0 || !func0.call(data12, "line_range_examined")) {
                  const err38 = { instancePath: instancePath + "/findings/" + i1 + "/verification", schemaPath: "#/properties/findings/items/properties/verification/required", keyword: "required", params: { missingProperty: "line_range_examined" }, message: "must have required property 'line_range_examined'" };
                  if (vErrors === null) {
                    vErrors = [err38];
                  } else {
                    vErrors.push(err38);
                  }
                  errors++;
                }
                if (data12.verification_method === void 0 || !func0.call(data12, "verification_method")) {
                  const err39 = { instancePath: instancePath + "/findings/" + i1 + "/verification", schemaPath: "#/properties/findings/items/properties/verification/required", keyword: "required", params: { missingProperty: "verification_method" }, message: "must have required property 'verification_method'" };
                  if (vErrors === null) {
                    vErrors = [err39];
                  } else {
                    vErrors.push(err39);
                  }
                  errors++;
                }
                if (data12.checked_for_handling_elsewhere === void 0 || !func0.call(data12, "checked_for_handling_elsewhere")) {
                  const err40 = { instancePath: instancePath + "/findings/" + i1 + "/verification", schemaPath: "#/properties/findings/items/properties/verification/required", keyword: "required", params: { missingProperty: "checked_for_handling_elsewhere" }, message: "must have required property 'checked_for_handling_elsewhere'" };
                  if (vErrors === null) {
                    vErrors = [err40];
                  } else {
                    vErrors.push(err40);
                  }
                  errors++;
                }
                if (data12.where_checked === void 0 || !func0.call(data12, "where_checked")) {
                  const err41 = { instancePath: instancePath + "/findings/" + i1 + "/verification", schemaPath: "#/properties/findings/items/properties/verification/required", keyword: "required", params: { missingProperty: "where_checked" }, message: "must have required property 'where_checked'" };
                  if (vErrors === null) {
                    vErrors = [err41];
                  } else {
                    vErrors.push(err41);
                  }
                  errors++;
                }
                if (data12.is_impact_finding === void 0 || !func0.call(data12, "is_impact_finding")) {
                  const err42 = { instancePath: instancePath + "/findings/" + i1 + "/verification", schemaPath: "#/properties/findings/items/properties/verification/required", keyword: "required", params: { missingProperty: "is_impact_finding" }, message: "must have required property 'is_impact_finding'" };
                  if (vErrors === null) {
                    vErrors = [err42];
                  } else {
                    vErrors.push(err42);
                  }
                  errors++;
                }
                for (const key2 of Object.keys(data12)) {
                  if (!(key2 === "code_examined" || key2 === "line_range_examined" || key2 === "verification_method" || key2 === "checked_for_handling_elsewhere" || key2 === "where_checked" || key2 === "is_impact_finding" || key2 === "claims_absence" || key2 === "cause")) {
                    const err43 = { instancePath: instancePath + "/findings/" + i1 + "/verification", schemaPath: "#/properties/findings/items/properties/verification/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err43];
                    } else {
                      vErrors.push(err43);
                    }
                    errors++;
                  }
                }
                if (data12.code_examined !== void 0 && func0.call(data12, "code_examined")) {
                  let data13 = data12.code_examined;
                  if (typeof data13 === "string") {
                    if (func50(data13) > 2e4) {
                      const err44 = { instancePath: instancePath + "/findings/" + i1 + "/verification/code_examined", schemaPath: "#/properties/findings/items/properties/verification/properties/code_examined/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
                      if (vErrors === null) {
                        vErrors = [err44];
                      } else {
                        vErrors.push(err44);
                      }
                      errors++;
                    }
                    if (func50(data13) < 1) {
                      const err45 = { instancePath: instancePath + "/findings/" + i1 + "/verification/code_examined", schemaPath: "#/properties/findings/items/properties/verification/properties/code_examined/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      if (vErrors === null) {
                        vErrors = [err45];
                      } else {
                        vErrors.push(err45);
                      }
                      errors++;
                    }
                  } else {
                    const err46 = { instancePath: instancePath + "/findings/" + i1 + "/verification/code_examined", schemaPath: "#/properties/findings/items/properties/verification/properties/code_examined/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err46];
                    } else {
                      vErrors.push(err46);
                    }
                    errors++;
                  }
                }
                if (data12.line_range_examined !== void 0 && func0.call(data12, "line_range_examined")) {
                  let data14 = data12.line_range_examined;
                  if (Array.isArray(data14)) {
                    if (data14.length > 2) {
                      const err47 = { instancePath: instancePath + "/findings/" + i1 + "/verification/line_range_examined", schemaPath: "#/properties/findings/items/properties/verification/properties/line_range_examined/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
                      if (vErrors === null) {
                        vErrors = [err47];
                      } else {
                        vErrors.push(err47);
                      }
                      errors++;
                    }
                    if (data14.length < 2) {
                      const err48 = { instancePath: instancePath + "/findings/" + i1 + "/verification/line_range_examined", schemaPath: "#/properties/findings/items/properties/verification/properties/line_range_examined/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
                      if (vErrors === null) {
                        vErrors = [err48];
                      } else {
                        vErrors.push(err48);
                      }
                      errors++;
                    }
                    const len2 = data14.length;
                    for (let i2 = 0; i2 < len2; i2++) {
                      let data15 = data14[i2];
                      if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
                        const err49 = { instancePath: instancePath + "/findings/" + i1 + "/verification/line_range_examined/" + i2, schemaPath: "#/properties/findings/items/properties/verification/properties/line_range_examined/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) {
                          vErrors = [err49];
                        } else {
                          vErrors.push(err49);
                        }
                        errors++;
                      }
                      if (typeof data15 == "number" && isFinite(data15)) {
                        if (data15 < 1 || isNaN(data15)) {
                          const err50 = { instancePath: instancePath + "/findings/" + i1 + "/verification/line_range_examined/" + i2, schemaPath: "#/properties/findings/items/properties/verification/properties/line_range_examined/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                          if (vErrors === null) {
                            vErrors = [err50];
                          } else {
                            vErrors.push(err50);
                          }
                          errors++;
                        }
                      }
                    }
                  } else {
                    const err51 = { instancePath: instancePath + "/findings/" + i1 + "/verification/line_range_examined", schemaPath: "#/properties/findings/items/properties/verification/properties/line_range_examined/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    if (vErrors === null) {
                      vErrors = [err51];
                    } else {
                      vErrors.push(err51);
                    }
                    errors++;
                  }
                }
                if (data12.verification_method !== void 0 && func0.call(data12, "verification_method")) {
                  let data16 = data12.verification_method;
                  if (typeof data16 === "string") {
                    if (func50(data16) > 2e4) {
                      const err52 = { instancePath: instancePath + "/findings/" + i1 + "/verification/verification_method", schemaPath: "#/properties/findings/items/properties/verification/properties/verification_method/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
                      if (vErrors === null) {
                        vErrors = [err52];
                      } else {
                        vErrors.push(err52);
                      }
                      errors++;
                    }
                    if (func50(data16) < 1) {
                      const err53 = { instancePath: instancePath + "/findings/" + i1 + "/verification/verification_method", schemaPath: "#/properties/findings/items/properties/verification/properties/verification_method/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      if (vErrors === null) {
                        vErrors = [err53];
                      } else {
                        vErrors.push(err53);
                      }
                      errors++;
                    }
                    if (!pattern1.test(data16)) {
                      const err54 = { instancePath: instancePath + "/findings/" + i1 + "/verification/verification_method", schemaPath: "#/properties/findings/items/properties/verification/properties/verification_method/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                      if (vErrors === null) {
                        vErrors = [err54];
                      } else {
                        vErrors.push(err54);
                      }
                      errors++;
                    }
                  } else {
                    const err55 = { instancePath: instancePath + "/findings/" + i1 + "/verification/verification_method", schemaPath: "#/properties/findings/items/properties/verification/properties/verification_method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err55];
                    } else {
                      vErrors.push(err55);
                    }
                    errors++;
                  }
                }
                if (data12.checked_for_handling_elsewhere !== void 0 && func0.call(data12, "checked_for_handling_elsewhere")) {
                  if (typeof data12.checked_for_handling_elsewhere !== "boolean") {
                    const err56 = { instancePath: instancePath + "/findings/" + i1 + "/verification/checked_for_handling_elsewhere", schemaPath: "#/properties/findings/items/properties/verification/properties/checked_for_handling_elsewhere/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                    if (vErrors === null) {
                      vErrors = [err56];
                    } else {
                      vErrors.push(err56);
                    }
                    errors++;
                  }
                }
                if (data12.where_checked !== void 0 && func0.call(data12, "where_checked")) {
                  let data18 = data12.where_checked;
                  if (Array.isArray(data18)) {
                    if (data18.length > 50) {
                      const err57 = { instancePath: instancePath + "/findings/" + i1 + "/verification/where_checked", schemaPath: "#/properties/findings/items/properties/verification/properties/where_checked/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
                      if (vErrors === null) {
                        vErrors = [err57];
                      } else {
                        vErrors.push(err57);
                      }
                      errors++;
                    }
                    const len3 = data18.length;
                    for (let i3 = 0; i3 < len3; i3++) {
                      let data19 = data18[i3];
                      if (typeof data19 === "string") {
                        if (func50(data19) > 4096) {
                          const err58 = { instancePath: instancePath + "/findings/" + i1 + "/verification/where_checked/" + i3, schemaPath: "#/properties/findings/items/properties/verification/properties/where_checked/items/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                          if (vErrors === null) {
                            vErrors = [err58];
                          } else {
                            vErrors.push(err58);
                          }
                          errors++;
                        }
                        if (func50(data19) < 1) {
                          const err59 = { instancePath: instancePath + "/findings/" + i1 + "/verification/where_checked/" + i3, schemaPath: "#/properties/findings/items/properties/verification/properties/where_checked/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err59];
                          } else {
                            vErrors.push(err59);
                          }
                          errors++;
                        }
                      } else {
                        const err60 = { instancePath: instancePath + "/findings/" + i1 + "/verification/where_checked/" + i3, schemaPath: "#/properties/findings/items/properties/verification/properties/where_checked/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err60];
                        } else {
                          vErrors.push(err60);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err61 = { instancePath: instancePath + "/findings/" + i1 + "/verification/where_checked", schemaPath: "#/properties/findings/items/properties/verification/properties/where_checked/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    if (vErrors === null) {
                      vErrors = [err61];
                    } else {
                      vErrors.push(err61);
                    }
                    errors++;
                  }
                }
                if (data12.is_impact_finding !== void 0 && func0.call(data12, "is_impact_finding")) {
                  if (typeof data12.is_impact_finding !== "boolean") {
                    const err62 = { instancePath: instancePath + "/findings/" + i1 + "/verification/is_impact_finding", schemaPath: "#/properties/findings/items/properties/verification/properties/is_impact_finding/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                    if (vErrors === null) {
                      vErrors = [err62];
                    } else {
                      vErrors.push(err62);
                    }
                    errors++;
                  }
                }
                if (data12.claims_absence !== void 0 && func0.call(data12, "claims_absence")) {
                  if (typeof data12.claims_absence !== "boolean") {
                    const err63 = { instancePath: instancePath + "/findings/" + i1 + "/verification/claims_absence", schemaPath: "#/properties/findings/items/properties/verification/properties/claims_absence/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                    if (vErrors === null) {
                      vErrors = [err63];
                    } else {
                      vErrors.push(err63);
                    }
                    errors++;
                  }
                }
                if (data12.cause !== void 0 && func0.call(data12, "cause")) {
                  let data22 = data12.cause;
                  const _errs46 = errors;
                  let valid11 = false;
                  const _errs47 = errors;
                  if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
                    if (data22.file === void 0 || !func0.call(data22, "file")) {
                      const err64 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/0/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
                      if (vErrors === null) {
                        vErrors = [err64];
                      } else {
                        vErrors.push(err64);
                      }
                      errors++;
                    }
                    if (data22.quote === void 0 || !func0.call(data22, "quote")) {
                      const err65 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/0/required", keyword: "required", params: { missingProperty: "quote" }, message: "must have required property 'quote'" };
                      if (vErrors === null) {
                        vErrors = [err65];
                      } else {
                        vErrors.push(err65);
                      }
                      errors++;
                    }
                    for (const key3 of Object.keys(data22)) {
                      if (!(key3 === "file" || key3 === "quote" || key3 === "side")) {
                        const err66 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err66];
                        } else {
                          vErrors.push(err66);
                        }
                        errors++;
                      }
                    }
                    if (data22.file !== void 0 && func0.call(data22, "file")) {
                      let data23 = data22.file;
                      if (typeof data23 === "string") {
                        if (func50(data23) > 4096) {
                          const err67 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause/file", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/0/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                          if (vErrors === null) {
                            vErrors = [err67];
                          } else {
                            vErrors.push(err67);
                          }
                          errors++;
                        }
                        if (func50(data23) < 1) {
                          const err68 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause/file", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/0/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err68];
                          } else {
                            vErrors.push(err68);
                          }
                          errors++;
                        }
                      } else {
                        const err69 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause/file", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/0/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err69];
                        } else {
                          vErrors.push(err69);
                        }
                        errors++;
                      }
                    }
                    if (data22.quote !== void 0 && func0.call(data22, "quote")) {
                      let data24 = data22.quote;
                      if (typeof data24 === "string") {
                        if (func50(data24) > 2e4) {
                          const err70 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause/quote", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/0/properties/quote/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
                          if (vErrors === null) {
                            vErrors = [err70];
                          } else {
                            vErrors.push(err70);
                          }
                          errors++;
                        }
                        if (func50(data24) < 1) {
                          const err71 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause/quote", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/0/properties/quote/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err71];
                          } else {
                            vErrors.push(err71);
                          }
                          errors++;
                        }
                        if (!pattern1.test(data24)) {
                          const err72 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause/quote", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/0/properties/quote/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                          if (vErrors === null) {
                            vErrors = [err72];
                          } else {
                            vErrors.push(err72);
                          }
                          errors++;
                        }
                      } else {
                        const err73 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause/quote", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/0/properties/quote/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err73];
                        } else {
                          vErrors.push(err73);
                        }
                        errors++;
                      }
                    }
                    if (data22.side !== void 0 && func0.call(data22, "side")) {
                      let data25 = data22.side;
                      if (!(data25 === "old" || data25 === "new")) {
                        const err74 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause/side", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/0/properties/side/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.verification.properties.cause.anyOf[0].properties.side.enum }, message: "must be equal to one of the allowed values" };
                        if (vErrors === null) {
                          vErrors = [err74];
                        } else {
                          vErrors.push(err74);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err75 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err75];
                    } else {
                      vErrors.push(err75);
                    }
                    errors++;
                  }
                  var _valid0 = _errs47 === errors;
                  valid11 = valid11 || _valid0;
                  if (!valid11) {
                    const _errs55 = errors;
                    if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
                      if (data22.file === void 0 || !func0.call(data22, "file")) {
                        const err76 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/1/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
                        if (vErrors === null) {
                          vErrors = [err76];
                        } else {
                          vErrors.push(err76);
                        }
                        errors++;
                      }
                      if (data22.renamed === void 0 || !func0.call(data22, "renamed")) {
                        const err77 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/1/required", keyword: "required", params: { missingProperty: "renamed" }, message: "must have required property 'renamed'" };
                        if (vErrors === null) {
                          vErrors = [err77];
                        } else {
                          vErrors.push(err77);
                        }
                        errors++;
                      }
                      for (const key4 of Object.keys(data22)) {
                        if (!(key4 === "file" || key4 === "renamed")) {
                          const err78 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
                          if (vErrors === null) {
                            vErrors = [err78];
                          } else {
                            vErrors.push(err78);
                          }
                          errors++;
                        }
                      }
                      if (data22.file !== void 0 && func0.call(data22, "file")) {
                        let data26 = data22.file;
                        if (typeof data26 === "string") {
                          if (func50(data26) > 4096) {
                            const err79 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause/file", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/1/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                            if (vErrors === null) {
                              vErrors = [err79];
                            } else {
                              vErrors.push(err79);
                            }
                            errors++;
                          }
                          if (func50(data26) < 1) {
                            const err80 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause/file", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/1/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                            if (vErrors === null) {
                              vErrors = [err80];
                            } else {
                              vErrors.push(err80);
                            }
                            errors++;
                          }
                        } else {
                          const err81 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause/file", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/1/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err81];
                          } else {
                            vErrors.push(err81);
                          }
                          errors++;
                        }
                      }
                      if (data22.renamed !== void 0 && func0.call(data22, "renamed")) {
                        let data27 = data22.renamed;
                        if (typeof data27 !== "boolean") {
                          const err82 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause/renamed", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/1/properties/renamed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                          if (vErrors === null) {
                            vErrors = [err82];
                          } else {
                            vErrors.push(err82);
                          }
                          errors++;
                        }
                        if (true !== data27) {
                          const err83 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause/renamed", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/1/properties/renamed/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
                          if (vErrors === null) {
                            vErrors = [err83];
                          } else {
                            vErrors.push(err83);
                          }
                          errors++;
                        }
                      }
                    } else {
                      const err84 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      if (vErrors === null) {
                        vErrors = [err84];
                      } else {
                        vErrors.push(err84);
                      }
                      errors++;
                    }
                    var _valid0 = _errs55 === errors;
                    valid11 = valid11 || _valid0;
                    if (!valid11) {
                      const _errs62 = errors;
                      if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
                        if (data22.file === void 0 || !func0.call(data22, "file")) {
                          const err85 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/2/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
                          if (vErrors === null) {
                            vErrors = [err85];
                          } else {
                            vErrors.push(err85);
                          }
                          errors++;
                        }
                        if (data22.deleted === void 0 || !func0.call(data22, "deleted")) {
                          const err86 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/2/required", keyword: "required", params: { missingProperty: "deleted" }, message: "must have required property 'deleted'" };
                          if (vErrors === null) {
                            vErrors = [err86];
                          } else {
                            vErrors.push(err86);
                          }
                          errors++;
                        }
                        for (const key5 of Object.keys(data22)) {
                          if (!(key5 === "file" || key5 === "deleted")) {
                            const err87 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
                            if (vErrors === null) {
                              vErrors = [err87];
                            } else {
                              vErrors.push(err87);
                            }
                            errors++;
                          }
                        }
                        if (data22.file !== void 0 && func0.call(data22, "file")) {
                          let data28 = data22.file;
                          if (typeof data28 === "string") {
                            if (func50(data28) > 4096) {
                              const err88 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause/file", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/2/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                              if (vErrors === null) {
                                vErrors = [err88];
                              } else {
                                vErrors.push(err88);
                              }
                              errors++;
                            }
                            if (func50(data28) < 1) {
                              const err89 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause/file", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/2/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                              if (vErrors === null) {
                                vErrors = [err89];
                              } else {
                                vErrors.push(err89);
                              }
                              errors++;
                            }
                          } else {
                            const err90 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause/file", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/2/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err90];
                            } else {
                              vErrors.push(err90);
                            }
                            errors++;
                          }
                        }
                        if (data22.deleted !== void 0 && func0.call(data22, "deleted")) {
                          let data29 = data22.deleted;
                          if (typeof data29 !== "boolean") {
                            const err91 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause/deleted", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/2/properties/deleted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                            if (vErrors === null) {
                              vErrors = [err91];
                            } else {
                              vErrors.push(err91);
                            }
                            errors++;
                          }
                          if (true !== data29) {
                            const err92 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause/deleted", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/2/properties/deleted/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
                            if (vErrors === null) {
                              vErrors = [err92];
                            } else {
                              vErrors.push(err92);
                            }
                            errors++;
                          }
                        }
                      } else {
                        const err93 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                        if (vErrors === null) {
                          vErrors = [err93];
                        } else {
                          vErrors.push(err93);
                        }
                        errors++;
                      }
                      var _valid0 = _errs62 === errors;
                      valid11 = valid11 || _valid0;
                    }
                  }
                  if (!valid11) {
                    const err94 = { instancePath: instancePath + "/findings/" + i1 + "/verification/cause", schemaPath: "#/properties/findings/items/properties/verification/properties/cause/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    if (vErrors === null) {
                      vErrors = [err94];
                    } else {
                      vErrors.push(err94);
                    }
                    errors++;
                  } else {
                    errors = _errs46;
                    if (vErrors !== null) {
                      if (_errs46) {
                        vErrors.length = _errs46;
                      } else {
                        vErrors = null;
                      }
                    }
                  }
                }
              } else {
                const err95 = { instancePath: instancePath + "/findings/" + i1 + "/verification", schemaPath: "#/properties/findings/items/properties/verification/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err95];
                } else {
                  vErrors.push(err95);
                }
                errors++;
              }
            }
            if (data4.suggested_fix !== void 0 && func0.call(data4, "suggested_fix")) {
              let data30 = data4.suggested_fix;
              if (typeof data30 === "string") {
                if (func50(data30) > 2e4) {
                  const err96 = { instancePath: instancePath + "/findings/" + i1 + "/suggested_fix", schemaPath: "#/properties/findings/items/properties/suggested_fix/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
                  if (vErrors === null) {
                    vErrors = [err96];
                  } else {
                    vErrors.push(err96);
                  }
                  errors++;
                }
              } else {
                const err97 = { instancePath: instancePath + "/findings/" + i1 + "/suggested_fix", schemaPath: "#/properties/findings/items/properties/suggested_fix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err97];
                } else {
                  vErrors.push(err97);
                }
                errors++;
              }
            }
            if (data4.also !== void 0 && func0.call(data4, "also")) {
              let data31 = data4.also;
              if (Array.isArray(data31)) {
                if (data31.length > 20) {
                  const err98 = { instancePath: instancePath + "/findings/" + i1 + "/also", schemaPath: "#/properties/findings/items/properties/also/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
                  if (vErrors === null) {
                    vErrors = [err98];
                  } else {
                    vErrors.push(err98);
                  }
                  errors++;
                }
                const len4 = data31.length;
                for (let i4 = 0; i4 < len4; i4++) {
                  let data32 = data31[i4];
                  if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
                    if (data32.file === void 0 || !func0.call(data32, "file")) {
                      const err99 = { instancePath: instancePath + "/findings/" + i1 + "/also/" + i4, schemaPath: "#/properties/findings/items/properties/also/items/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
                      if (vErrors === null) {
                        vErrors = [err99];
                      } else {
                        vErrors.push(err99);
                      }
                      errors++;
                    }
                    if (data32.line === void 0 || !func0.call(data32, "line")) {
                      const err100 = { instancePath: instancePath + "/findings/" + i1 + "/also/" + i4, schemaPath: "#/properties/findings/items/properties/also/items/required", keyword: "required", params: { missingProperty: "line" }, message: "must have required property 'line'" };
                      if (vErrors === null) {
                        vErrors = [err100];
                      } else {
                        vErrors.push(err100);
                      }
                      errors++;
                    }
                    if (data32.quote === void 0 || !func0.call(data32, "quote")) {
                      const err101 = { instancePath: instancePath + "/findings/" + i1 + "/also/" + i4, schemaPath: "#/properties/findings/items/properties/also/items/required", keyword: "required", params: { missingProperty: "quote" }, message: "must have required property 'quote'" };
                      if (vErrors === null) {
                        vErrors = [err101];
                      } else {
                        vErrors.push(err101);
                      }
                      errors++;
                    }
                    for (const key6 of Object.keys(data32)) {
                      if (!(key6 === "file" || key6 === "line" || key6 === "quote")) {
                        const err102 = { instancePath: instancePath + "/findings/" + i1 + "/also/" + i4, schemaPath: "#/properties/findings/items/properties/also/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err102];
                        } else {
                          vErrors.push(err102);
                        }
                        errors++;
                      }
                    }
                    if (data32.file !== void 0 && func0.call(data32, "file")) {
                      let data33 = data32.file;
                      if (typeof data33 === "string") {
                        if (func50(data33) > 4096) {
                          const err103 = { instancePath: instancePath + "/findings/" + i1 + "/also/" + i4 + "/file", schemaPath: "#/properties/findings/items/properties/also/items/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                          if (vErrors === null) {
                            vErrors = [err103];
                          } else {
                            vErrors.push(err103);
                          }
                          errors++;
                        }
                        if (func50(data33) < 1) {
                          const err104 = { instancePath: instancePath + "/findings/" + i1 + "/also/" + i4 + "/file", schemaPath: "#/properties/findings/items/properties/also/items/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err104];
                          } else {
                            vErrors.push(err104);
                          }
                          errors++;
                        }
                      } else {
                        const err105 = { instancePath: instancePath + "/findings/" + i1 + "/also/" + i4 + "/file", schemaPath: "#/properties/findings/items/properties/also/items/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err105];
                        } else {
                          vErrors.push(err105);
                        }
                        errors++;
                      }
                    }
                    if (data32.line !== void 0 && func0.call(data32, "line")) {
                      let data34 = data32.line;
                      if (!(typeof data34 == "number" && (!(data34 % 1) && !isNaN(data34)) && isFinite(data34))) {
                        const err106 = { instancePath: instancePath + "/findings/" + i1 + "/also/" + i4 + "/line", schemaPath: "#/properties/findings/items/properties/also/items/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) {
                          vErrors = [err106];
                        } else {
                          vErrors.push(err106);
                        }
                        errors++;
                      }
                      if (typeof data34 == "number" && isFinite(data34)) {
                        if (data34 < 1 || isNaN(data34)) {
                          const err107 = { instancePath: instancePath + "/findings/" + i1 + "/also/" + i4 + "/line", schemaPath: "#/properties/findings/items/properties/also/items/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                          if (vErrors === null) {
                            vErrors = [err107];
                          } else {
                            vErrors.push(err107);
                          }
                          errors++;
                        }
                      }
                    }
                    if (data32.quote !== void 0 && func0.call(data32, "quote")) {
                      let data35 = data32.quote;
                      if (typeof data35 === "string") {
                        if (func50(data35) > 2e4) {
                          const err108 = { instancePath: instancePath + "/findings/" + i1 + "/also/" + i4 + "/quote", schemaPath: "#/properties/findings/items/properties/also/items/properties/quote/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
                          if (vErrors === null) {
                            vErrors = [err108];
                          } else {
                            vErrors.push(err108);
                          }
                          errors++;
                        }
                        if (func50(data35) < 1) {
                          const err109 = { instancePath: instancePath + "/findings/" + i1 + "/also/" + i4 + "/quote", schemaPath: "#/properties/findings/items/properties/also/items/properties/quote/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err109];
                          } else {
                            vErrors.push(err109);
                          }
                          errors++;
                        }
                      } else {
                        const err110 = { instancePath: instancePath + "/findings/" + i1 + "/also/" + i4 + "/quote", schemaPath: "#/properties/findings/items/properties/also/items/properties/quote/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err110];
                        } else {
                          vErrors.push(err110);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err111 = { instancePath: instancePath + "/findings/" + i1 + "/also/" + i4, schemaPath: "#/properties/findings/items/properties/also/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err111];
                    } else {
                      vErrors.push(err111);
                    }
                    errors++;
                  }
                }
              } else {
                const err112 = { instancePath: instancePath + "/findings/" + i1 + "/also", schemaPath: "#/properties/findings/items/properties/also/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err112];
                } else {
                  vErrors.push(err112);
                }
                errors++;
              }
            }
            if (data4.rests_on !== void 0 && func0.call(data4, "rests_on")) {
              let data36 = data4.rests_on;
              if (Array.isArray(data36)) {
                if (data36.length > 10) {
                  const err113 = { instancePath: instancePath + "/findings/" + i1 + "/rests_on", schemaPath: "#/properties/findings/items/properties/rests_on/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items" };
                  if (vErrors === null) {
                    vErrors = [err113];
                  } else {
                    vErrors.push(err113);
                  }
                  errors++;
                }
                const len5 = data36.length;
                for (let i5 = 0; i5 < len5; i5++) {
                  let data37 = data36[i5];
                  const _errs85 = errors;
                  let valid20 = false;
                  const _errs86 = errors;
                  if (data37 && typeof data37 == "object" && !Array.isArray(data37)) {
                    if (data37.file === void 0 || !func0.call(data37, "file")) {
                      const err114 = { instancePath: instancePath + "/findings/" + i1 + "/rests_on/" + i5, schemaPath: "#/properties/findings/items/properties/rests_on/items/anyOf/0/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
                      if (vErrors === null) {
                        vErrors = [err114];
                      } else {
                        vErrors.push(err114);
                      }
                      errors++;
                    }
                    if (data37.quote === void 0 || !func0.call(data37, "quote")) {
                      const err115 = { instancePath: instancePath + "/findings/" + i1 + "/rests_on/" + i5, schemaPath: "#/properties/findings/items/properties/rests_on/items/anyOf/0/required", keyword: "required", params: { missingProperty: "quote" }, message: "must have required property 'quote'" };
                      if (vErrors === null) {
                        vErrors = [err115];
                      } else {
                        vErrors.push(err115);
                      }
                      errors++;
                    }
                    for (const key7 of Object.keys(data37)) {
                      if (!(key7 === "file" || key7 === "quote" || key7 === "side")) {
                        const err116 = { instancePath: instancePath + "/findings/" + i1 + "/rests_on/" + i5, schemaPath: "#/properties/findings/items/properties/rests_on/items/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err116];
                        } else {
                          vErrors.push(err116);
                        }
                        errors++;
                      }
                    }
                    if (data37.file !== void 0 && func0.call(data37, "file")) {
                      let data38 = data37.file;
                      if (typeof data38 === "string") {
                        if (func50(data38) > 4096) {
                          const err117 = { instancePath: instancePath + "/findings/" + i1 + "/rests_on/" + i5 + "/file", schemaPath: "#/properties/findings/items/properties/rests_on/items/anyOf/0/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                          if (vErrors === null) {
                            vErrors = [err117];
                          } else {
                            vErrors.push(err117);
                          }
                          errors++;
                        }
                        if (func50(data38) < 1) {
                          const err118 = { instancePath: instancePath + "/findings/" + i1 + "/rests_on/" + i5 + "/file", schemaPath: "#/properties/findings/items/properties/rests_on/items/anyOf/0/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err118];
                          } else {
                            vErrors.push(err118);
                          }
                          errors++;
                        }
                      } else {
                        const err119 = { instancePath: instancePath + "/findings/" + i1 + "/rests_on/" + i5 + "/file", schemaPath: "#/properties/findings/items/properties/rests_on/items/anyOf/0/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err119];
                        } else {
                          vErrors.push(err119);
                        }
                        errors++;
                      }
                    }
                    if (data37.quote !== void 0 && func0.call(data37, "quote")) {
                      let data39 = data37.quote;
                      if (typeof data39 === "string") {
                        if (func50(data39) > 2e4) {
                          const err120 = { instancePath: instancePath + "/findings/" + i1 + "/rests_on/" + i5 + "/quote", schemaPath: "#/properties/findings/items/properties/rests_on/items/anyOf/0/properties/quote/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
                          if (vErrors === null) {
                            vErrors = [err120];
                          } else {
                            vErrors.push(err120);
                          }
                          errors++;
                        }
                        if (func50(data39) < 1) {
                          const err121 = { instancePath: instancePath + "/findings/" + i1 + "/rests_on/" + i5 + "/quote", schemaPath: "#/properties/findings/items/properties/rests_on/items/anyOf/0/properties/quote/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err121];
                          } else {
                            vErrors.push(err121);
                          }
                          errors++;
                        }
                      } else {
                        const err122 = { instancePath: instancePath + "/findings/" + i1 + "/rests_on/" + i5 + "/quote", schemaPath: "#/properties/findings/items/properties/rests_on/items/anyOf/0/properties/quote/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err122];
                        } else {
                          vErrors.push(err122);
                        }
                        errors++;
                      }
                    }
                    if (data37.side !== void 0 && func0.call(data37, "side")) {
                      let data40 = data37.side;
                      if (!(data40 === "old" || data40 === "new")) {
                        const err123 = { instancePath: instancePath + "/findings/" + i1 + "/rests_on/" + i5 + "/side", schemaPath: "#/properties/findings/items/properties/rests_on/items/anyOf/0/properties/side/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.rests_on.items.anyOf[0].properties.side.enum }, message: "must be equal to one of the allowed values" };
                        if (vErrors === null) {
                          vErrors = [err123];
                        } else {
                          vErrors.push(err123);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err124 = { instancePath: instancePath + "/findings/" + i1 + "/rests_on/" + i5, schemaPath: "#/properties/findings/items/properties/rests_on/items/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err124];
                    } else {
                      vErrors.push(err124);
                    }
                    errors++;
                  }
                  var _valid1 = _errs86 === errors;
                  valid20 = valid20 || _valid1;
                  if (!valid20) {
                    const _errs94 = errors;
                    if (data37 && typeof data37 == "object" && !Array.isArray(data37)) {
                      if (data37.knowledge === void 0 || !func0.call(data37, "knowledge")) {
                        const err125 = { instancePath: instancePath + "/findings/" + i1 + "/rests_on/" + i5, schemaPath: "#/properties/findings/items/properties/rests_on/items/anyOf/1/required", keyword: "required", params: { missingProperty: "knowledge" }, message: "must have required property 'knowledge'" };
                        if (vErrors === null) {
                          vErrors = [err125];
                        } else {
                          vErrors.push(err125);
                        }
                        errors++;
                      }
                      for (const key8 of Object.keys(data37)) {
                        if (!(key8 === "knowledge")) {
                          const err126 = { instancePath: instancePath + "/findings/" + i1 + "/rests_on/" + i5, schemaPath: "#/properties/findings/items/properties/rests_on/items/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties" };
                          if (vErrors === null) {
                            vErrors = [err126];
                          } else {
                            vErrors.push(err126);
                          }
                          errors++;
                        }
                      }
                      if (data37.knowledge !== void 0 && func0.call(data37, "knowledge")) {
                        let data41 = data37.knowledge;
                        if (typeof data41 === "string") {
                          if (func50(data41) > 500) {
                            const err127 = { instancePath: instancePath + "/findings/" + i1 + "/rests_on/" + i5 + "/knowledge", schemaPath: "#/properties/findings/items/properties/rests_on/items/anyOf/1/properties/knowledge/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
                            if (vErrors === null) {
                              vErrors = [err127];
                            } else {
                              vErrors.push(err127);
                            }
                            errors++;
                          }
                          if (func50(data41) < 1) {
                            const err128 = { instancePath: instancePath + "/findings/" + i1 + "/rests_on/" + i5 + "/knowledge", schemaPath: "#/properties/findings/items/properties/rests_on/items/anyOf/1/properties/knowledge/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                            if (vErrors === null) {
                              vErrors = [err128];
                            } else {
                              vErrors.push(err128);
                            }
                            errors++;
                          }
                          if (!pattern1.test(data41)) {
                            const err129 = { instancePath: instancePath + "/findings/" + i1 + "/rests_on/" + i5 + "/knowledge", schemaPath: "#/properties/findings/items/properties/rests_on/items/anyOf/1/properties/knowledge/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                            if (vErrors === null) {
                              vErrors = [err129];
                            } else {
                              vErrors.push(err129);
                            }
                            errors++;
                          }
                        } else {
                          const err130 = { instancePath: instancePath + "/findings/" + i1 + "/rests_on/" + i5 + "/knowledge", schemaPath: "#/properties/findings/items/properties/rests_on/items/anyOf/1/properties/knowledge/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err130];
                          } else {
                            vErrors.push(err130);
                          }
                          errors++;
                        }
                      }
                    } else {
                      const err131 = { instancePath: instancePath + "/findings/" + i1 + "/rests_on/" + i5, schemaPath: "#/properties/findings/items/properties/rests_on/items/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      if (vErrors === null) {
                        vErrors = [err131];
                      } else {
                        vErrors.push(err131);
                      }
                      errors++;
                    }
                    var _valid1 = _errs94 === errors;
                    valid20 = valid20 || _valid1;
                  }
                  if (!valid20) {
                    const err132 = { instancePath: instancePath + "/findings/" + i1 + "/rests_on/" + i5, schemaPath: "#/properties/findings/items/properties/rests_on/items/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    if (vErrors === null) {
                      vErrors = [err132];
                    } else {
                      vErrors.push(err132);
                    }
                    errors++;
                  } else {
                    errors = _errs85;
                    if (vErrors !== null) {
                      if (_errs85) {
                        vErrors.length = _errs85;
                      } else {
                        vErrors = null;
                      }
                    }
                  }
                }
              } else {
                const err133 = { instancePath: instancePath + "/findings/" + i1 + "/rests_on", schemaPath: "#/properties/findings/items/properties/rests_on/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err133];
                } else {
                  vErrors.push(err133);
                }
                errors++;
              }
            }
            if (data4.dependency !== void 0 && func0.call(data4, "dependency")) {
              let data42 = data4.dependency;
              if (typeof data42 === "string") {
                if (func50(data42) > 2e4) {
                  const err134 = { instancePath: instancePath + "/findings/" + i1 + "/dependency", schemaPath: "#/properties/findings/items/properties/dependency/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
                  if (vErrors === null) {
                    vErrors = [err134];
                  } else {
                    vErrors.push(err134);
                  }
                  errors++;
                }
                if (func50(data42) < 1) {
                  const err135 = { instancePath: instancePath + "/findings/" + i1 + "/dependency", schemaPath: "#/properties/findings/items/properties/dependency/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err135];
                  } else {
                    vErrors.push(err135);
                  }
                  errors++;
                }
                if (!pattern1.test(data42)) {
                  const err136 = { instancePath: instancePath + "/findings/" + i1 + "/dependency", schemaPath: "#/properties/findings/items/properties/dependency/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  if (vErrors === null) {
                    vErrors = [err136];
                  } else {
                    vErrors.push(err136);
                  }
                  errors++;
                }
              } else {
                const err137 = { instancePath: instancePath + "/findings/" + i1 + "/dependency", schemaPath: "#/properties/findings/items/properties/dependency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err137];
                } else {
                  vErrors.push(err137);
                }
                errors++;
              }
            }
            if (data4.expectedUsage !== void 0 && func0.call(data4, "expectedUsage")) {
              let data43 = data4.expectedUsage;
              if (typeof data43 === "string") {
                if (func50(data43) > 2e4) {
                  const err138 = { instancePath: instancePath + "/findings/" + i1 + "/expectedUsage", schemaPath: "#/properties/findings/items/properties/expectedUsage/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
                  if (vErrors === null) {
                    vErrors = [err138];
                  } else {
                    vErrors.push(err138);
                  }
                  errors++;
                }
                if (func50(data43) < 1) {
                  const err139 = { instancePath: instancePath + "/findings/" + i1 + "/expectedUsage", schemaPath: "#/properties/findings/items/properties/expectedUsage/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err139];
                  } else {
                    vErrors.push(err139);
                  }
                  errors++;
                }
                if (!pattern1.test(data43)) {
                  const err140 = { instancePath: instancePath + "/findings/" + i1 + "/expectedUsage", schemaPath: "#/properties/findings/items/properties/expectedUsage/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  if (vErrors === null) {
                    vErrors = [err140];
                  } else {
                    vErrors.push(err140);
                  }
                  errors++;
                }
              } else {
                const err141 = { instancePath: instancePath + "/findings/" + i1 + "/expectedUsage", schemaPath: "#/properties/findings/items/properties/expectedUsage/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err141];
                } else {
                  vErrors.push(err141);
                }
                errors++;
              }
            }
            if (data4.actualUsage !== void 0 && func0.call(data4, "actualUsage")) {
              let data44 = data4.actualUsage;
              if (typeof data44 === "string") {
                if (func50(data44) > 2e4) {
                  const err142 = { instancePath: instancePath + "/findings/" + i1 + "/actualUsage", schemaPath: "#/properties/findings/items/properties/actualUsage/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
                  if (vErrors === null) {
                    vErrors = [err142];
                  } else {
                    vErrors.push(err142);
                  }
                  errors++;
                }
                if (func50(data44) < 1) {
                  const err143 = { instancePath: instancePath + "/findings/" + i1 + "/actualUsage", schemaPath: "#/properties/findings/items/properties/actualUsage/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err143];
                  } else {
                    vErrors.push(err143);
                  }
                  errors++;
                }
                if (!pattern1.test(data44)) {
                  const err144 = { instancePath: instancePath + "/findings/" + i1 + "/actualUsage", schemaPath: "#/properties/findings/items/properties/actualUsage/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  if (vErrors === null) {
                    vErrors = [err144];
                  } else {
                    vErrors.push(err144);
                  }
                  errors++;
                }
              } else {
                const err145 = { instancePath: instancePath + "/findings/" + i1 + "/actualUsage", schemaPath: "#/properties/findings/items/properties/actualUsage/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err145];
                } else {
                  vErrors.push(err145);
                }
                errors++;
              }
            }
            if (data4.commitRef !== void 0 && func0.call(data4, "commitRef")) {
              let data45 = data4.commitRef;
              if (typeof data45 === "string") {
                if (!pattern9.test(data45)) {
                  const err146 = { instancePath: instancePath + "/findings/" + i1 + "/commitRef", schemaPath: "#/properties/findings/items/properties/commitRef/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{7,64}$" }, message: 'must match pattern "^[0-9a-f]{7,64}$"' };
                  if (vErrors === null) {
                    vErrors = [err146];
                  } else {
                    vErrors.push(err146);
                  }
                  errors++;
                }
              } else {
                const err147 = { instancePath: instancePath + "/findings/" + i1 + "/commitRef", schemaPath: "#/properties/findings/items/properties/commitRef/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err147];
                } else {
                  vErrors.push(err147);
                }
                errors++;
              }
            }
            if (data4.historicalContext !== void 0 && func0.call(data4, "historicalContext")) {
              let data46 = data4.historicalContext;
              if (typeof data46 === "string") {
                if (func50(data46) > 2e4) {
                  const err148 = { instancePath: instancePath + "/findings/" + i1 + "/historicalContext", schemaPath: "#/properties/findings/items/properties/historicalContext/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
                  if (vErrors === null) {
                    vErrors = [err148];
                  } else {
                    vErrors.push(err148);
                  }
                  errors++;
                }
                if (func50(data46) < 1) {
                  const err149 = { instancePath: instancePath + "/findings/" + i1 + "/historicalContext", schemaPath: "#/properties/findings/items/properties/historicalContext/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err149];
                  } else {
                    vErrors.push(err149);
                  }
                  errors++;
                }
                if (!pattern1.test(data46)) {
                  const err150 = { instancePath: instancePath + "/findings/" + i1 + "/historicalContext", schemaPath: "#/properties/findings/items/properties/historicalContext/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  if (vErrors === null) {
                    vErrors = [err150];
                  } else {
                    vErrors.push(err150);
                  }
                  errors++;
                }
              } else {
                const err151 = { instancePath: instancePath + "/findings/" + i1 + "/historicalContext", schemaPath: "#/properties/findings/items/properties/historicalContext/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err151];
                } else {
                  vErrors.push(err151);
                }
                errors++;
              }
            }
            if (data4.commentText !== void 0 && func0.call(data4, "commentText")) {
              let data47 = data4.commentText;
              if (typeof data47 === "string") {
                if (func50(data47) > 2e4) {
                  const err152 = { instancePath: instancePath + "/findings/" + i1 + "/commentText", schemaPath: "#/properties/findings/items/properties/commentText/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
                  if (vErrors === null) {
                    vErrors = [err152];
                  } else {
                    vErrors.push(err152);
                  }
                  errors++;
                }
                if (func50(data47) < 1) {
                  const err153 = { instancePath: instancePath + "/findings/" + i1 + "/commentText", schemaPath: "#/properties/findings/items/properties/commentText/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err153];
                  } else {
                    vErrors.push(err153);
                  }
                  errors++;
                }
                if (!pattern1.test(data47)) {
                  const err154 = { instancePath: instancePath + "/findings/" + i1 + "/commentText", schemaPath: "#/properties/findings/items/properties/commentText/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  if (vErrors === null) {
                    vErrors = [err154];
                  } else {
                    vErrors.push(err154);
                  }
                  errors++;
                }
              } else {
                const err155 = { instancePath: instancePath + "/findings/" + i1 + "/commentText", schemaPath: "#/properties/findings/items/properties/commentText/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err155];
                } else {
                  vErrors.push(err155);
                }
                errors++;
              }
            }
          } else {
            const err156 = { instancePath: instancePath + "/findings/" + i1, schemaPath: "#/properties/findings/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err156];
            } else {
              vErrors.push(err156);
            }
            errors++;
          }
        }
      } else {
        const err157 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err157];
        } else {
          vErrors.push(err157);
        }
        errors++;
      }
    }
  } else {
    const err158 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err158];
    } else {
      vErrors.push(err158);
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
