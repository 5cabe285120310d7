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
parts["audit-specialist-BYHVD3MV"] = part((module, exports) => {
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
var schema11 = { "type": "object", "required": ["slot", "findings"], "properties": { "slot": { "type": "string", "pattern": "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, "findings": { "type": "array", "items": { "type": "object", "required": ["id", "severity", "title", "description", "evidence", "impact", "location", "instance_fix", "class_fix", "tier", "escape_type", "invariant_ref", "architecture_ref"], "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 40, "pattern": "\\S" }, "severity": { "enum": ["critical", "high", "medium", "low"] }, "title": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "\\S" }, "description": { "type": "string", "minLength": 1, "maxLength": 4e3, "pattern": "\\S" }, "evidence": { "type": "string", "minLength": 1, "maxLength": 4e3, "pattern": "\\S" }, "impact": { "type": "string", "minLength": 1, "maxLength": 2e3, "pattern": "\\S" }, "location": { "type": "object", "required": ["file", "lines"], "properties": { "file": { "type": "string", "minLength": 1, "maxLength": 4096 }, "lines": { "type": "array", "items": { "type": "integer", "minimum": 1 }, "minItems": 2, "maxItems": 2 } }, "additionalProperties": false }, "instance_fix": { "type": "string", "minLength": 1, "maxLength": 4e3, "pattern": "\\S" }, "class_fix": { "type": "string", "minLength": 1, "maxLength": 4e3, "pattern": "\\S" }, "tier": { "enum": ["confirmed", "probable", "suspicious"] }, "escape_type": { "anyOf": [{ "enum": ["implementation", "spec", "non-escape"] }, { "type": "null" }] }, "invariant_ref": { "anyOf": [{ "type": "string", "minLength": 1, "maxLength": 100, "pattern": "\\S" }, { "type": "null" }] }, "architecture_ref": { "anyOf": [{ "type": "string", "minLength": 1, "maxLength": 100, "pattern": "\\S" }, { "type": "null" }] } }, "additionalProperties": false }, "maxItems": 100 } }, "additionalProperties": false };
var func0 = Object.prototype.hasOwnProperty;
var func64 = require_ucs2length().default;
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
    if (data.findings === void 0 || !func0.call(data, "findings")) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "findings" }, message: "must have required property 'findings'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(key0 === "slot" || key0 === "findings")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.slot !== void 0 && func0.call(data, "slot")) {
      let data0 = data.slot;
      if (typeof data0 === "string") {
        if (!pattern0.test(data0)) {
          const err3 = { instancePath: instancePath + "/slot", schemaPath: "#/properties/slot/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, message: 'must match pattern "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$"' };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/slot", schemaPath: "#/properties/slot/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.findings !== void 0 && func0.call(data, "findings")) {
      let data1 = data.findings;
      if (Array.isArray(data1)) {
        if (data1.length > 100) {
          const err5 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.id === void 0 || !func0.call(data2, "id")) {
              const err6 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (data2.severity === void 0 || !func0.call(data2, "severity")) {
              const err7 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "severity" }, message: "must have required property 'severity'" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (data2.title === void 0 || !func0.call(data2, "title")) {
              const err8 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (data2.description === void 0 || !func0.call(data2, "description")) {
              const err9 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (data2.evidence === void 0 || !func0.call(data2, "evidence")) {
              const err10 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "evidence" }, message: "must have required property 'evidence'" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (data2.impact === void 0 || !func0.call(data2, "impact")) {
              const err11 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "impact" }, message: "must have required property 'impact'" };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (data2.location === void 0 || !func0.call(data2, "location")) {
              const err12 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "location" }, message: "must have required property 'location'" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (data2.instance_fix === void 0 || !func0.call(data2, "instance_fix")) {
              const err13 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "instance_fix" }, message: "must have required property 'instance_fix'" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (data2.class_fix === void 0 || !func0.call(data2, "class_fix")) {
              const err14 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "class_fix" }, message: "must have required property 'class_fix'" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (data2.tier === void 0 || !func0.call(data2, "tier")) {
              const err15 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "tier" }, message: "must have required property 'tier'" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (data2.escape_type === void 0 || !func0.call(data2, "escape_type")) {
              const err16 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "escape_type" }, message: "must have required property 'escape_type'" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            if (data2.invariant_ref === void 0 || !func0.call(data2, "invariant_ref")) {
              const err17 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "invariant_ref" }, message: "must have required property 'invariant_ref'" };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            if (data2.architecture_ref === void 0 || !func0.call(data2, "architecture_ref")) {
              const err18 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "architecture_ref" }, message: "must have required property 'architecture_ref'" };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
            for (const key1 of Object.keys(data2)) {
              if (!func0.call(schema11.properties.findings.items.properties, key1)) {
                const err19 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
            }
            if (data2.id !== void 0 && func0.call(data2, "id")) {
              let data3 = data2.id;
              if (typeof data3 === "string") {
                if (func64(data3) > 40) {
                  const err20 = { instancePath: instancePath + "/findings/" + i0 + "/id", schemaPath: "#/properties/findings/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                  if (vErrors === null) {
                    vErrors = [err20];
                  } else {
                    vErrors.push(err20);
                  }
                  errors++;
                }
                if (func64(data3) < 1) {
                  const err21 = { instancePath: instancePath + "/findings/" + i0 + "/id", schemaPath: "#/properties/findings/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err21];
                  } else {
                    vErrors.push(err21);
                  }
                  errors++;
                }
                if (!pattern1.test(data3)) {
                  const err22 = { instancePath: instancePath + "/findings/" + i0 + "/id", schemaPath: "#/properties/findings/items/properties/id/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  if (vErrors === null) {
                    vErrors = [err22];
                  } else {
                    vErrors.push(err22);
                  }
                  errors++;
                }
              } else {
                const err23 = { instancePath: instancePath + "/findings/" + i0 + "/id", schemaPath: "#/properties/findings/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
            if (data2.severity !== void 0 && func0.call(data2, "severity")) {
              let data4 = data2.severity;
              if (!(data4 === "critical" || data4 === "high" || data4 === "medium" || data4 === "low")) {
                const err24 = { instancePath: instancePath + "/findings/" + i0 + "/severity", schemaPath: "#/properties/findings/items/properties/severity/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.severity.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
            if (data2.title !== void 0 && func0.call(data2, "title")) {
              let data5 = data2.title;
              if (typeof data5 === "string") {
                if (func64(data5) > 200) {
                  const err25 = { instancePath: instancePath + "/findings/" + i0 + "/title", schemaPath: "#/properties/findings/items/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                  if (vErrors === null) {
                    vErrors = [err25];
                  } else {
                    vErrors.push(err25);
                  }
                  errors++;
                }
                if (func64(data5) < 1) {
                  const err26 = { instancePath: instancePath + "/findings/" + i0 + "/title", schemaPath: "#/properties/findings/items/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err26];
                  } else {
                    vErrors.push(err26);
                  }
                  errors++;
                }
                if (!pattern1.test(data5)) {
                  const err27 = { instancePath: instancePath + "/findings/" + i0 + "/title", schemaPath: "#/properties/findings/items/properties/title/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  if (vErrors === null) {
                    vErrors = [err27];
                  } else {
                    vErrors.push(err27);
                  }
                  errors++;
                }
              } else {
                const err28 = { instancePath: instancePath + "/findings/" + i0 + "/title", schemaPath: "#/properties/findings/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err28];
                } else {
                  vErrors.push(err28);
                }
                errors++;
              }
            }
            if (data2.description !== void 0 && func0.call(data2, "description")) {
              let data6 = data2.description;
              if (typeof data6 === "string") {
                if (func64(data6) > 4e3) {
                  const err29 = { instancePath: instancePath + "/findings/" + i0 + "/description", schemaPath: "#/properties/findings/items/properties/description/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
                  if (vErrors === null) {
                    vErrors = [err29];
                  } else {
                    vErrors.push(err29);
                  }
                  errors++;
                }
                if (func64(data6) < 1) {
                  const err30 = { instancePath: instancePath + "/findings/" + i0 + "/description", schemaPath: "#/properties/findings/items/properties/description/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err30];
                  } else {
                    vErrors.push(err30);
                  }
                  errors++;
                }
                if (!pattern1.test(data6)) {
                  const err31 = { instancePath: instancePath + "/findings/" + i0 + "/description", schemaPath: "#/properties/findings/items/properties/description/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  if (vErrors === null) {
                    vErrors = [err31];
                  } else {
                    vErrors.push(err31);
                  }
                  errors++;
                }
              } else {
                const err32 = { instancePath: instancePath + "/findings/" + i0 + "/description", schemaPath: "#/properties/findings/items/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err32];
                } else {
                  vErrors.push(err32);
                }
                errors++;
              }
            }
            if (data2.evidence !== void 0 && func0.call(data2, "evidence")) {
              let data7 = data2.evidence;
              if (typeof data7 === "string") {
                if (func64(data7) > 4e3) {
                  const err33 = { instancePath: instancePath + "/findings/" + i0 + "/evidence", schemaPath: "#/properties/findings/items/properties/evidence/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
                  if (vErrors === null) {
                    vErrors = [err33];
                  } else {
                    vErrors.push(err33);
                  }
                  errors++;
                }
                if (func64(data7) < 1) {
                  const err34 = { instancePath: instancePath + "/findings/" + i0 + "/evidence", schemaPath: "#/properties/findings/items/properties/evidence/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err34];
                  } else {
                    vErrors.push(err34);
                  }
                  errors++;
                }
                if (!pattern1.test(data7)) {
                  const err35 = { instancePath: instancePath + "/findings/" + i0 + "/evidence", schemaPath: "#/properties/findings/items/properties/evidence/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  if (vErrors === null) {
                    vErrors = [err35];
                  } else {
                    vErrors.push(err35);
                  }
                  errors++;
                }
              } else {
                const err36 = { instancePath: instancePath + "/findings/" + i0 + "/evidence", schemaPath: "#/properties/findings/items/properties/evidence/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err36];
                } else {
                  vErrors.push(err36);
                }
                errors++;
              }
            }
            if (data2.impact !== void 0 && func0.call(data2, "impact")) {
              let data8 = data2.impact;
              if (typeof data8 === "string") {
                if (func64(data8) > 2e3) {
                  const err37 = { instancePath: instancePath + "/findings/" + i0 + "/impact", schemaPath: "#/properties/findings/items/properties/impact/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
                  if (vErrors === null) {
                    vErrors = [err37];
                  } else {
                    vErrors.push(err37);
                  }
                  errors++;
                }
                if (func64(data8) < 1) {
                  const err38 = { instancePath: instancePath + "/findings/" + i0 + "/impact", schemaPath: "#/properties/findings/items/properties/impact/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err38];
                  } else {
                    vErrors.push(err38);
                  }
                  errors++;
                }
                if (!pattern1.test(data8)) {
                  const err39 = { instancePath: instancePath + "/findings/" + i0 + "/impact", schemaPath: "#/properties/findings/items/properties/impact/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  if (vErrors === null) {
                    vErrors = [err39];
                  } else {
                    vErrors.push(err39);
                  }
                  errors++;
                }
              } else {
                const err40 = { instancePath: instancePath + "/findings/" + i0 + "/impact", schemaPath: "#/properties/findings/items/properties/impact/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err40];
                } else {
                  vErrors.push(err40);
                }
                errors++;
              }
            }
            if (data2.location !== void 0 && func0.call(data2, "location")) {
              let data9 = data2.location;
              if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                if (data9.file === void 0 || !func0.call(data9, "file")) {
                  const err41 = { instancePath: instancePath + "/findings/" + i0 + "/location", schemaPath: "#/properties/findings/items/properties/location/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
                  if (vErrors === null) {
                    vErrors = [err41];
                  } else {
                    vErrors.push(err41);
                  }
                  errors++;
                }
                if (data9.lines === void 0 || !func0.call(data9, "lines")) {
                  const err42 = { instancePath: instancePath + "/findings/" + i0 + "/location", schemaPath: "#/properties/findings/items/properties/location/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                  if (vErrors === null) {
                    vErrors = [err42];
                  } else {
                    vErrors.push(err42);
                  }
                  errors++;
                }
                for (const key2 of Object.keys(data9)) {
                  if (!(key2 === "file" || key2 === "lines")) {
                    const err43 = { instancePath: instancePath + "/findings/" + i0 + "/location", schemaPath: "#/properties/findings/items/properties/location/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err43];
                    } else {
                      vErrors.push(err43);
                    }
                    errors++;
                  }
                }
                if (data9.file !== void 0 && func0.call(data9, "file")) {
                  let data10 = data9.file;
                  if (typeof data10 === "string") {
                    if (func64(data10) > 4096) {
                      const err44 = { instancePath: instancePath + "/findings/" + i0 + "/location/file", schemaPath: "#/properties/findings/items/properties/location/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                      if (vErrors === null) {
                        vErrors = [err44];
                      } else {
                        vErrors.push(err44);
                      }
                      errors++;
                    }
                    if (func64(data10) < 1) {
                      const err45 = { instancePath: instancePath + "/findings/" + i0 + "/location/file", schemaPath: "#/properties/findings/items/properties/location/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      if (vErrors === null) {
                        vErrors = [err45];
                      } else {
                        vErrors.push(err45);
                      }
                      errors++;
                    }
                  } else {
                    const err46 = { instancePath: instancePath + "/findings/" + i0 + "/location/file", schemaPath: "#/properties/findings/items/properties/location/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err46];
                    } else {
                      vErrors.push(err46);
                    }
                    errors++;
                  }
                }
                if (data9.lines !== void 0 && func0.call(data9, "lines")) {
                  let data11 = data9.lines;
                  if (Array.isArray(data11)) {
                    if (data11.length > 2) {
                      const err47 = { instancePath: instancePath + "/findings/" + i0 + "/location/lines", schemaPath: "#/properties/findings/items/properties/location/properties/lines/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
                      if (vErrors === null) {
                        vErrors = [err47];
                      } else {
                        vErrors.push(err47);
                      }
                      errors++;
                    }
                    if (data11.length < 2) {
                      const err48 = { instancePath: instancePath + "/findings/" + i0 + "/location/lines", schemaPath: "#/properties/findings/items/properties/location/properties/lines/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
                      if (vErrors === null) {
                        vErrors = [err48];
                      } else {
                        vErrors.push(err48);
                      }
                      errors++;
                    }
                    const len1 = data11.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                      let data12 = data11[i1];
                      if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                        const err49 = { instancePath: instancePath + "/findings/" + i0 + "/location/lines/" + i1, schemaPath: "#/properties/findings/items/properties/location/properties/lines/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) {
                          vErrors = [err49];
                        } else {
                          vErrors.push(err49);
                        }
                        errors++;
                      }
                      if (typeof data12 == "number" && isFinite(data12)) {
                        if (data12 < 1 || isNaN(data12)) {
                          const err50 = { instancePath: instancePath + "/findings/" + i0 + "/location/lines/" + i1, schemaPath: "#/properties/findings/items/properties/location/properties/lines/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
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
                    const err51 = { instancePath: instancePath + "/findings/" + i0 + "/location/lines", schemaPath: "#/properties/findings/items/properties/location/properties/lines/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    if (vErrors === null) {
                      vErrors = [err51];
                    } else {
                      vErrors.push(err51);
                    }
                    errors++;
                  }
                }
              } else {
                const err52 = { instancePath: instancePath + "/findings/" + i0 + "/location", schemaPath: "#/properties/findings/items/properties/location/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err52];
                } else {
                  vErrors.push(err52);
                }
                errors++;
              }
            }
            if (data2.instance_fix !== void 0 && func0.call(data2, "instance_fix")) {
              let data13 = data2.instance_fix;
              if (typeof data13 === "string") {
                if (func64(data13) > 4e3) {
                  const err53 = { instancePath: instancePath + "/findings/" + i0 + "/instance_fix", schemaPath: "#/properties/findings/items/properties/instance_fix/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
                  if (vErrors === null) {
                    vErrors = [err53];
                  } else {
                    vErrors.push(err53);
                  }
                  errors++;
                }
                if (func64(data13) < 1) {
                  const err54 = { instancePath: instancePath + "/findings/" + i0 + "/instance_fix", schemaPath: "#/properties/findings/items/properties/instance_fix/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err54];
                  } else {
                    vErrors.push(err54);
                  }
                  errors++;
                }
                if (!pattern1.test(data13)) {
                  const err55 = { instancePath: instancePath + "/findings/" + i0 + "/instance_fix", schemaPath: "#/properties/findings/items/properties/instance_fix/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  if (vErrors === null) {
                    vErrors = [err55];
                  } else {
                    vErrors.push(err55);
                  }
                  errors++;
                }
              } else {
                const err56 = { instancePath: instancePath + "/findings/" + i0 + "/instance_fix", schemaPath: "#/properties/findings/items/properties/instance_fix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err56];
                } else {
                  vErrors.push(err56);
                }
                errors++;
              }
            }
            if (data2.class_fix !== void 0 && func0.call(data2, "class_fix")) {
              let data14 = data2.class_fix;
              if (typeof data14 === "string") {
                if (func64(data14) > 4e3) {
                  const err57 = { instancePath: instancePath + "/findings/" + i0 + "/class_fix", schemaPath: "#/properties/findings/items/properties/class_fix/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
                  if (vErrors === null) {
                    vErrors = [err57];
                  } else {
                    vErrors.push(err57);
                  }
                  errors++;
                }
                if (func64(data14) < 1) {
                  const err58 = { instancePath: instancePath + "/findings/" + i0 + "/class_fix", schemaPath: "#/properties/findings/items/properties/class_fix/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err58];
                  } else {
                    vErrors.push(err58);
                  }
                  errors++;
                }
                if (!pattern1.test(data14)) {
                  const err59 = { instancePath: instancePath + "/findings/" + i0 + "/class_fix", schemaPath: "#/properties/findings/items/properties/class_fix/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  if (vErrors === null) {
                    vErrors = [err59];
                  } else {
                    vErrors.push(err59);
                  }
                  errors++;
                }
              } else {
                const err60 = { instancePath: instancePath + "/findings/" + i0 + "/class_fix", schemaPath: "#/properties/findings/items/properties/class_fix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err60];
                } else {
                  vErrors.push(err60);
                }
                errors++;
              }
            }
            if (data2.tier !== void 0 && func0.call(data2, "tier")) {
              let data15 = data2.tier;
              if (!(data15 === "confirmed" || data15 === "probable" || data15 === "suspicious")) {
                const err61 = { instancePath: instancePath + "/findings/" + i0 + "/tier", schemaPath: "#/properties/findings/items/properties/tier/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.tier.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err61];
                } else {
                  vErrors.push(err61);
                }
                errors++;
              }
            }
            if (data2.escape_type !== void 0 && func0.call(data2, "escape_type")) {
              let data16 = data2.escape_type;
              const _errs35 = errors;
              let valid7 = false;
              const _errs36 = errors;
              if (!(data16 === "implementation" || data16 === "spec" || data16 === "non-escape")) {
                const err62 = { instancePath: instancePath + "/findings/" + i0 + "/escape_type", schemaPath: "#/properties/findings/items/properties/escape_type/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.escape_type.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err62];
                } else {
                  vErrors.push(err62);
                }
                errors++;
              }
              var _valid0 = _errs36 === errors;
              valid7 = valid7 || _valid0;
              if (!valid7) {
                const _errs37 = errors;
                if (data16 !== null) {
                  const err63 = { instancePath: instancePath + "/findings/" + i0 + "/escape_type", schemaPath: "#/properties/findings/items/properties/escape_type/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err63];
                  } else {
                    vErrors.push(err63);
                  }
                  errors++;
                }
                var _valid0 = _errs37 === errors;
                valid7 = valid7 || _valid0;
              }
              if (!valid7) {
                const err64 = { instancePath: instancePath + "/findings/" + i0 + "/escape_type", schemaPath: "#/properties/findings/items/properties/escape_type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err64];
                } else {
                  vErrors.push(err64);
                }
                errors++;
              } else {
                errors = _errs35;
                if (vErrors !== null) {
                  if (_errs35) {
                    vErrors.length = _errs35;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
            if (data2.invariant_ref !== void 0 && func0.call(data2, "invariant_ref")) {
              let data17 = data2.invariant_ref;
              const _errs40 = errors;
              let valid8 = false;
              const _errs41 = errors;
              if (typeof data17 === "string") {
                if (func64(data17) > 100) {
                  const err65 = { instancePath: instancePath + "/findings/" + i0 + "/invariant_ref", schemaPath: "#/properties/findings/items/properties/invariant_ref/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                  if (vErrors === null) {
                    vErrors = [err65];
                  } else {
                    vErrors.push(err65);
                  }
                  errors++;
                }
                if (func64(data17) < 1) {
                  const err66 = { instancePath: instancePath + "/findings/" + i0 + "/invariant_ref", schemaPath: "#/properties/findings/items/properties/invariant_ref/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err66];
                  } else {
                    vErrors.push(err66);
                  }
                  errors++;
                }
                if (!pattern1.test(data17)) {
                  const err67 = { instancePath: instancePath + "/findings/" + i0 + "/invariant_ref", schemaPath: "#/properties/findings/items/properties/invariant_ref/anyOf/0/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  if (vErrors === null) {
                    vErrors = [err67];
                  } else {
                    vErrors.push(err67);
                  }
                  errors++;
                }
              } else {
                const err68 = { instancePath: instancePath + "/findings/" + i0 + "/invariant_ref", schemaPath: "#/properties/findings/items/properties/invariant_ref/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err68];
                } else {
                  vErrors.push(err68);
                }
                errors++;
              }
              var _valid1 = _errs41 === errors;
              valid8 = valid8 || _valid1;
              if (!valid8) {
                const _errs43 = errors;
                if (data17 !== null) {
                  const err69 = { instancePath: instancePath + "/findings/" + i0 + "/invariant_ref", schemaPath: "#/properties/findings/items/properties/invariant_ref/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err69];
                  } else {
                    vErrors.push(err69);
                  }
                  errors++;
                }
                var _valid1 = _errs43 === errors;
                valid8 = valid8 || _valid1;
              }
              if (!valid8) {
                const err70 = { instancePath: instancePath + "/findings/" + i0 + "/invariant_ref", schemaPath: "#/properties/findings/items/properties/invariant_ref/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err70];
                } else {
                  vErrors.push(err70);
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
            if (data2.architecture_ref !== void 0 && func0.call(data2, "architecture_ref")) {
              let data18 = data2.architecture_ref;
              const _errs46 = errors;
              let valid9 = false;
              const _errs47 = errors;
              if (typeof data18 === "string") {
                if (func64(data18) > 100) {
                  const err71 = { instancePath: instancePath + "/findings/" + i0 + "/architecture_ref", schemaPath: "#/properties/findings/items/properties/architecture_ref/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                  if (vErrors === null) {
                    vErrors = [err71];
                  } else {
                    vErrors.push(err71);
                  }
                  errors++;
                }
                if (func64(data18) < 1) {
                  const err72 = { instancePath: instancePath + "/findings/" + i0 + "/architecture_ref", schemaPath: "#/properties/findings/items/properties/architecture_ref/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err72];
                  } else {
                    vErrors.push(err72);
                  }
                  errors++;
                }
                if (!pattern1.test(data18)) {
                  const err73 = { instancePath: instancePath + "/findings/" + i0 + "/architecture_ref", schemaPath: "#/properties/findings/items/properties/architecture_ref/anyOf/0/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  if (vErrors === null) {
                    vErrors = [err73];
                  } else {
                    vErrors.push(err73);
                  }
                  errors++;
                }
              } else {
                const err74 = { instancePath: instancePath + "/findings/" + i0 + "/architecture_ref", schemaPath: "#/properties/findings/items/properties/architecture_ref/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err74];
                } else {
                  vErrors.push(err74);
                }
                errors++;
              }
              var _valid2 = _errs47 === errors;
              valid9 = valid9 || _valid2;
              if (!valid9) {
                const _errs49 = errors;
                if (data18 !== null) {
                  const err75 = { instancePath: instancePath + "/findings/" + i0 + "/architecture_ref", schemaPath: "#/properties/findings/items/properties/architecture_ref/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err75];
                  } else {
                    vErrors.push(err75);
                  }
                  errors++;
                }
                var _valid2 = _errs49 === errors;
                valid9 = valid9 || _valid2;
              }
              if (!valid9) {
                const err76 = { instancePath: instancePath + "/findings/" + i0 + "/architecture_ref", schemaPath: "#/properties/findings/items/properties/architecture_ref/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err76];
                } else {
                  vErrors.push(err76);
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
            const err77 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err77];
            } else {
              vErrors.push(err77);
            }
            errors++;
          }
        }
      } else {
        const err78 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err78];
        } else {
          vErrors.push(err78);
        }
        errors++;
      }
    }
  } else {
    const err79 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err79];
    } else {
      vErrors.push(err79);
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
