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
parts["fix-diff-reviewer-57J4KURO"] = part((module, exports) => {
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
var schema11 = { "type": "array", "items": { "type": "object", "required": ["id", "severity", "title", "description", "evidence", "impact", "location", "instance_fix", "class_fix"], "properties": { "id": { "type": "string", "pattern": "^FD-[0-9]{3,6}$" }, "severity": { "enum": ["critical", "high", "medium", "low"] }, "title": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "\\S" }, "description": { "type": "string", "minLength": 1, "maxLength": 4e3, "pattern": "\\S" }, "evidence": { "type": "string", "minLength": 1, "maxLength": 4e3, "pattern": "\\S" }, "impact": { "type": "string", "minLength": 1, "maxLength": 2e3, "pattern": "\\S" }, "location": { "type": "object", "required": ["file", "lines"], "properties": { "file": { "type": "string", "minLength": 1, "maxLength": 4096 }, "lines": { "type": "array", "items": { "type": "integer", "minimum": 1 }, "minItems": 2, "maxItems": 2 } }, "additionalProperties": false }, "instance_fix": { "type": "string", "minLength": 1, "maxLength": 4e3, "pattern": "\\S" }, "class_fix": { "type": "string", "minLength": 1, "maxLength": 4e3, "pattern": "\\S" } }, "additionalProperties": false }, "maxItems": 100 };
var func0 = Object.prototype.hasOwnProperty;
var func58 = require_ucs2length().default;
var pattern0 = new RegExp("^FD-[0-9]{3,6}$", "u");
var pattern1 = new RegExp("\\S", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 100) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.id === void 0 || !func0.call(data0, "id")) {
          const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0.severity === void 0 || !func0.call(data0, "severity")) {
          const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "severity" }, message: "must have required property 'severity'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.title === void 0 || !func0.call(data0, "title")) {
          const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0.description === void 0 || !func0.call(data0, "description")) {
          const err4 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data0.evidence === void 0 || !func0.call(data0, "evidence")) {
          const err5 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "evidence" }, message: "must have required property 'evidence'" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data0.impact === void 0 || !func0.call(data0, "impact")) {
          const err6 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "impact" }, message: "must have required property 'impact'" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data0.location === void 0 || !func0.call(data0, "location")) {
          const err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "location" }, message: "must have required property 'location'" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data0.instance_fix === void 0 || !func0.call(data0, "instance_fix")) {
          const err8 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "instance_fix" }, message: "must have required property 'instance_fix'" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data0.class_fix === void 0 || !func0.call(data0, "class_fix")) {
          const err9 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "class_fix" }, message: "must have required property 'class_fix'" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        for (const key0 of Object.keys(data0)) {
          if (!func0.call(schema11.items.properties, key0)) {
            const err10 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data0.id !== void 0 && func0.call(data0, "id")) {
          let data1 = data0.id;
          if (typeof data1 === "string") {
            if (!pattern0.test(data1)) {
              const err11 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^FD-[0-9]{3,6}$" }, message: 'must match pattern "^FD-[0-9]{3,6}$"' };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
          } else {
            const err12 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data0.severity !== void 0 && func0.call(data0, "severity")) {
          let data2 = data0.severity;
          if (!(data2 === "critical" || data2 === "high" || data2 === "medium" || data2 === "low")) {
            const err13 = { instancePath: instancePath + "/" + i0 + "/severity", schemaPath: "#/items/properties/severity/enum", keyword: "enum", params: { allowedValues: schema11.items.properties.severity.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data0.title !== void 0 && func0.call(data0, "title")) {
          let data3 = data0.title;
          if (typeof data3 === "string") {
            if (func58(data3) > 200) {
              const err14 = { instancePath: instancePath + "/" + i0 + "/title", schemaPath: "#/items/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (func58(data3) < 1) {
              const err15 = { instancePath: instancePath + "/" + i0 + "/title", schemaPath: "#/items/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (!pattern1.test(data3)) {
              const err16 = { instancePath: instancePath + "/" + i0 + "/title", schemaPath: "#/items/properties/title/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
          } else {
            const err17 = { instancePath: instancePath + "/" + i0 + "/title", schemaPath: "#/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data0.description !== void 0 && func0.call(data0, "description")) {
          let data4 = data0.description;
          if (typeof data4 === "string") {
            if (func58(data4) > 4e3) {
              const err18 = { instancePath: instancePath + "/" + i0 + "/description", schemaPath: "#/items/properties/description/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
            if (func58(data4) < 1) {
              const err19 = { instancePath: instancePath + "/" + i0 + "/description", schemaPath: "#/items/properties/description/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            if (!pattern1.test(data4)) {
              const err20 = { instancePath: instancePath + "/" + i0 + "/description", schemaPath: "#/items/properties/description/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
          } else {
            const err21 = { instancePath: instancePath + "/" + i0 + "/description", schemaPath: "#/items/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        if (data0.evidence !== void 0 && func0.call(data0, "evidence")) {
          let data5 = data0.evidence;
          if (typeof data5 === "string") {
            if (func58(data5) > 4e3) {
              const err22 = { instancePath: instancePath + "/" + i0 + "/evidence", schemaPath: "#/items/properties/evidence/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
            if (func58(data5) < 1) {
              const err23 = { instancePath: instancePath + "/" + i0 + "/evidence", schemaPath: "#/items/properties/evidence/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
            if (!pattern1.test(data5)) {
              const err24 = { instancePath: instancePath + "/" + i0 + "/evidence", schemaPath: "#/items/properties/evidence/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
          } else {
            const err25 = { instancePath: instancePath + "/" + i0 + "/evidence", schemaPath: "#/items/properties/evidence/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
        if (data0.impact !== void 0 && func0.call(data0, "impact")) {
          let data6 = data0.impact;
          if (typeof data6 === "string") {
            if (func58(data6) > 2e3) {
              const err26 = { instancePath: instancePath + "/" + i0 + "/impact", schemaPath: "#/items/properties/impact/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
            if (func58(data6) < 1) {
              const err27 = { instancePath: instancePath + "/" + i0 + "/impact", schemaPath: "#/items/properties/impact/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
            if (!pattern1.test(data6)) {
              const err28 = { instancePath: instancePath + "/" + i0 + "/impact", schemaPath: "#/items/properties/impact/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
          } else {
            const err29 = { instancePath: instancePath + "/" + i0 + "/impact", schemaPath: "#/items/properties/impact/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
        if (data0.location !== void 0 && func0.call(data0, "location")) {
          let data7 = data0.location;
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            if (data7.file === void 0 || !func0.call(data7, "file")) {
              const err30 = { instancePath: instancePath + "/" + i0 + "/location", schemaPath: "#/items/properties/location/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
            if (data7.lines === void 0 || !func0.call(data7, "lines")) {
              const err31 = { instancePath: instancePath + "/" + i0 + "/location", schemaPath: "#/items/properties/location/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
            for (const key1 of Object.keys(data7)) {
              if (!(key1 === "file" || key1 === "lines")) {
                const err32 = { instancePath: instancePath + "/" + i0 + "/location", schemaPath: "#/items/properties/location/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
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
                if (func58(data8) > 4096) {
                  const err33 = { instancePath: instancePath + "/" + i0 + "/location/file", schemaPath: "#/items/properties/location/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                  if (vErrors === null) {
                    vErrors = [err33];
                  } else {
                    vErrors.push(err33);
                  }
                  errors++;
                }
                if (func58(data8) < 1) {
                  const err34 = { instancePath: instancePath + "/" + i0 + "/location/file", schemaPath: "#/items/properties/location/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err34];
                  } else {
                    vErrors.push(err34);
                  }
                  errors++;
                }
              } else {
                const err35 = { instancePath: instancePath + "/" + i0 + "/location/file", schemaPath: "#/items/properties/location/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err35];
                } else {
                  vErrors.push(err35);
                }
                errors++;
              }
            }
            if (data7.lines !== void 0 && func0.call(data7, "lines")) {
              let data9 = data7.lines;
              if (Array.isArray(data9)) {
                if (data9.length > 2) {
                  const err36 = { instancePath: instancePath + "/" + i0 + "/location/lines", schemaPath: "#/items/properties/location/properties/lines/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
                  if (vErrors === null) {
                    vErrors = [err36];
                  } else {
                    vErrors.push(err36);
                  }
                  errors++;
                }
                if (data9.length < 2) {
                  const err37 = { instancePath: instancePath + "/" + i0 + "/location/lines", schemaPath: "#/items/properties/location/properties/lines/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
                  if (vErrors === null) {
                    vErrors = [err37];
                  } else {
                    vErrors.push(err37);
                  }
                  errors++;
                }
                const len1 = data9.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data10 = data9[i1];
                  if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
                    const err38 = { instancePath: instancePath + "/" + i0 + "/location/lines/" + i1, schemaPath: "#/items/properties/location/properties/lines/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err38];
                    } else {
                      vErrors.push(err38);
                    }
                    errors++;
                  }
                  if (typeof data10 == "number" && isFinite(data10)) {
                    if (data10 < 1 || isNaN(data10)) {
                      const err39 = { instancePath: instancePath + "/" + i0 + "/location/lines/" + i1, schemaPath: "#/items/properties/location/properties/lines/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                      if (vErrors === null) {
                        vErrors = [err39];
                      } else {
                        vErrors.push(err39);
                      }
                      errors++;
                    }
                  }
                }
              } else {
                const err40 = { instancePath: instancePath + "/" + i0 + "/location/lines", schemaPath: "#/items/properties/location/properties/lines/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err40];
                } else {
                  vErrors.push(err40);
                }
                errors++;
              }
            }
          } else {
            const err41 = { instancePath: instancePath + "/" + i0 + "/location", schemaPath: "#/items/properties/location/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err41];
            } else {
              vErrors.push(err41);
            }
            errors++;
          }
        }
        if (data0.instance_fix !== void 0 && func0.call(data0, "instance_fix")) {
          let data11 = data0.instance_fix;
          if (typeof data11 === "string") {
            if (func58(data11) > 4e3) {
              const err42 = { instancePath: instancePath + "/" + i0 + "/instance_fix", schemaPath: "#/items/properties/instance_fix/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
            if (func58(data11) < 1) {
              const err43 = { instancePath: instancePath + "/" + i0 + "/instance_fix", schemaPath: "#/items/properties/instance_fix/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err43];
              } else {
                vErrors.push(err43);
              }
              errors++;
            }
            if (!pattern1.test(data11)) {
              const err44 = { instancePath: instancePath + "/" + i0 + "/instance_fix", schemaPath: "#/items/properties/instance_fix/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
              if (vErrors === null) {
                vErrors = [err44];
              } else {
                vErrors.push(err44);
              }
              errors++;
            }
          } else {
            const err45 = { instancePath: instancePath + "/" + i0 + "/instance_fix", schemaPath: "#/items/properties/instance_fix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err45];
            } else {
              vErrors.push(err45);
            }
            errors++;
          }
        }
        if (data0.class_fix !== void 0 && func0.call(data0, "class_fix")) {
          let data12 = data0.class_fix;
          if (typeof data12 === "string") {
            if (func58(data12) > 4e3) {
              const err46 = { instancePath: instancePath + "/" + i0 + "/class_fix", schemaPath: "#/items/properties/class_fix/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
              if (vErrors === null) {
                vErrors = [err46];
              } else {
                vErrors.push(err46);
              }
              errors++;
            }
            if (func58(data12) < 1) {
              const err47 = { instancePath: instancePath + "/" + i0 + "/class_fix", schemaPath: "#/items/properties/class_fix/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err47];
              } else {
                vErrors.push(err47);
              }
              errors++;
            }
            if (!pattern1.test(data12)) {
              const err48 = { instancePath: instancePath + "/" + i0 + "/class_fix", schemaPath: "#/items/properties/class_fix/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
              if (vErrors === null) {
                vErrors = [err48];
              } else {
                vErrors.push(err48);
              }
              errors++;
            }
          } else {
            const err49 = { instancePath: instancePath + "/" + i0 + "/class_fix", schemaPath: "#/items/properties/class_fix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err49];
            } else {
              vErrors.push(err49);
            }
            errors++;
          }
        }
      } else {
        const err50 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err50];
        } else {
          vErrors.push(err50);
        }
        errors++;
      }
    }
  } else {
    const err51 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    if (vErrors === null) {
      vErrors = [err51];
    } else {
      vErrors.push(err51);
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
