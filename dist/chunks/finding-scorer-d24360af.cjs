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
parts["finding-scorer-7MMF5PSH"] = part((module, exports) => {
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
var schema11 = { "type": "object", "required": ["slot", "defects"], "properties": { "slot": { "type": "string", "pattern": "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, "defects": { "type": "array", "items": { "type": "object", "required": ["claims", "score", "severity", "status", "supports", "refutes", "reasoning"], "properties": { "claims": { "type": "array", "items": { "type": "string", "pattern": "^C[1-9][0-9]{0,3}$" }, "minItems": 1, "maxItems": 500 }, "score": { "type": "integer", "minimum": 0, "maximum": 100 }, "severity": { "enum": ["critical", "high", "medium", "low"] }, "status": { "enum": ["confirmed_valid", "dismissed_false_positive", "needs_human_review"] }, "supports": { "type": "array", "items": { "type": "object", "required": ["file", "quote"], "properties": { "file": { "type": "string", "minLength": 1, "maxLength": 4096 }, "quote": { "type": "string", "minLength": 1, "maxLength": 2e4, "pattern": "\\S" }, "side": { "enum": ["old", "new"] } }, "additionalProperties": false }, "maxItems": 20 }, "refutes": { "type": "array", "items": { "type": "object", "required": ["file", "quote"], "properties": { "file": { "type": "string", "minLength": 1, "maxLength": 4096 }, "quote": { "type": "string", "minLength": 1, "maxLength": 2e4, "pattern": "\\S" }, "side": { "enum": ["old", "new"] } }, "additionalProperties": false }, "maxItems": 20 }, "reasoning": { "type": "string", "minLength": 1, "maxLength": 2e4, "pattern": "\\S" } }, "additionalProperties": false }, "minItems": 1, "maxItems": 500 } }, "additionalProperties": false };
var func0 = Object.prototype.hasOwnProperty;
var func64 = require_ucs2length().default;
var pattern0 = new RegExp("^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$", "u");
var pattern1 = new RegExp("^C[1-9][0-9]{0,3}$", "u");
var pattern2 = new RegExp("\\S", "u");
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
    if (data.defects === void 0 || !func0.call(data, "defects")) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "defects" }, message: "must have required property 'defects'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(key0 === "slot" || key0 === "defects")) {
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
    if (data.defects !== void 0 && func0.call(data, "defects")) {
      let data1 = data.defects;
      if (Array.isArray(data1)) {
        if (data1.length > 500) {
          const err5 = { instancePath: instancePath + "/defects", schemaPath: "#/properties/defects/maxItems", keyword: "maxItems", params: { limit: 500 }, message: "must NOT have more than 500 items" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data1.length < 1) {
          const err6 = { instancePath: instancePath + "/defects", schemaPath: "#/properties/defects/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
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
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.claims === void 0 || !func0.call(data2, "claims")) {
              const err7 = { instancePath: instancePath + "/defects/" + i0, schemaPath: "#/properties/defects/items/required", keyword: "required", params: { missingProperty: "claims" }, message: "must have required property 'claims'" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (data2.score === void 0 || !func0.call(data2, "score")) {
              const err8 = { instancePath: instancePath + "/defects/" + i0, schemaPath: "#/properties/defects/items/required", keyword: "required", params: { missingProperty: "score" }, message: "must have required property 'score'" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (data2.severity === void 0 || !func0.call(data2, "severity")) {
              const err9 = { instancePath: instancePath + "/defects/" + i0, schemaPath: "#/properties/defects/items/required", keyword: "required", params: { missingProperty: "severity" }, message: "must have required property 'severity'" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (data2.status === void 0 || !func0.call(data2, "status")) {
              const err10 = { instancePath: instancePath + "/defects/" + i0, schemaPath: "#/properties/defects/items/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (data2.supports === void 0 || !func0.call(data2, "supports")) {
              const err11 = { instancePath: instancePath + "/defects/" + i0, schemaPath: "#/properties/defects/items/required", keyword: "required", params: { missingProperty: "supports" }, message: "must have required property 'supports'" };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (data2.refutes === void 0 || !func0.call(data2, "refutes")) {
              const err12 = { instancePath: instancePath + "/defects/" + i0, schemaPath: "#/properties/defects/items/required", keyword: "required", params: { missingProperty: "refutes" }, message: "must have required property 'refutes'" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (data2.reasoning === void 0 || !func0.call(data2, "reasoning")) {
              const err13 = { instancePath: instancePath + "/defects/" + i0, schemaPath: "#/properties/defects/items/required", keyword: "required", params: { missingProperty: "reasoning" }, message: "must have required property 'reasoning'" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            for (const key1 of Object.keys(data2)) {
              if (!(key1 === "claims" || key1 === "score" || key1 === "severity" || key1 === "status" || key1 === "supports" || key1 === "refutes" || key1 === "reasoning")) {
                const err14 = { instancePath: instancePath + "/defects/" + i0, schemaPath: "#/properties/defects/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            }
            if (data2.claims !== void 0 && func0.call(data2, "claims")) {
              let data3 = data2.claims;
              if (Array.isArray(data3)) {
                if (data3.length > 500) {
                  const err15 = { instancePath: instancePath + "/defects/" + i0 + "/claims", schemaPath: "#/properties/defects/items/properties/claims/maxItems", keyword: "maxItems", params: { limit: 500 }, message: "must NOT have more than 500 items" };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
                if (data3.length < 1) {
                  const err16 = { instancePath: instancePath + "/defects/" + i0 + "/claims", schemaPath: "#/properties/defects/items/properties/claims/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
                const len1 = data3.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data4 = data3[i1];
                  if (typeof data4 === "string") {
                    if (!pattern1.test(data4)) {
                      const err17 = { instancePath: instancePath + "/defects/" + i0 + "/claims/" + i1, schemaPath: "#/properties/defects/items/properties/claims/items/pattern", keyword: "pattern", params: { pattern: "^C[1-9][0-9]{0,3}$" }, message: 'must match pattern "^C[1-9][0-9]{0,3}$"' };
                      if (vErrors === null) {
                        vErrors = [err17];
                      } else {
                        vErrors.push(err17);
                      }
                      errors++;
                    }
                  } else {
                    const err18 = { instancePath: instancePath + "/defects/" + i0 + "/claims/" + i1, schemaPath: "#/properties/defects/items/properties/claims/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err18];
                    } else {
                      vErrors.push(err18);
                    }
                    errors++;
                  }
                }
              } else {
                const err19 = { instancePath: instancePath + "/defects/" + i0 + "/claims", schemaPath: "#/properties/defects/items/properties/claims/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
            }
            if (data2.score !== void 0 && func0.call(data2, "score")) {
              let data5 = data2.score;
              if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                const err20 = { instancePath: instancePath + "/defects/" + i0 + "/score", schemaPath: "#/properties/defects/items/properties/score/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
              if (typeof data5 == "number" && isFinite(data5)) {
                if (data5 > 100 || isNaN(data5)) {
                  const err21 = { instancePath: instancePath + "/defects/" + i0 + "/score", schemaPath: "#/properties/defects/items/properties/score/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
                  if (vErrors === null) {
                    vErrors = [err21];
                  } else {
                    vErrors.push(err21);
                  }
                  errors++;
                }
                if (data5 < 0 || isNaN(data5)) {
                  const err22 = { instancePath: instancePath + "/defects/" + i0 + "/score", schemaPath: "#/properties/defects/items/properties/score/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  if (vErrors === null) {
                    vErrors = [err22];
                  } else {
                    vErrors.push(err22);
                  }
                  errors++;
                }
              }
            }
            if (data2.severity !== void 0 && func0.call(data2, "severity")) {
              let data6 = data2.severity;
              if (!(data6 === "critical" || data6 === "high" || data6 === "medium" || data6 === "low")) {
                const err23 = { instancePath: instancePath + "/defects/" + i0 + "/severity", schemaPath: "#/properties/defects/items/properties/severity/enum", keyword: "enum", params: { allowedValues: schema11.properties.defects.items.properties.severity.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
            if (data2.status !== void 0 && func0.call(data2, "status")) {
              let data7 = data2.status;
              if (!(data7 === "confirmed_valid" || data7 === "dismissed_false_positive" || data7 === "needs_human_review")) {
                const err24 = { instancePath: instancePath + "/defects/" + i0 + "/status", schemaPath: "#/properties/defects/items/properties/status/enum", keyword: "enum", params: { allowedValues: schema11.properties.defects.items.properties.status.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
            if (data2.supports !== void 0 && func0.call(data2, "supports")) {
              let data8 = data2.supports;
              if (Array.isArray(data8)) {
                if (data8.length > 20) {
                  const err25 = { instancePath: instancePath + "/defects/" + i0 + "/supports", schemaPath: "#/properties/defects/items/properties/supports/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
                  if (vErrors === null) {
                    vErrors = [err25];
                  } else {
                    vErrors.push(err25);
                  }
                  errors++;
                }
                const len2 = data8.length;
                for (let i2 = 0; i2 < len2; i2++) {
                  let data9 = data8[i2];
                  if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                    if (data9.file === void 0 || !func0.call(data9, "file")) {
                      const err26 = { instancePath: instancePath + "/defects/" + i0 + "/supports/" + i2, schemaPath: "#/properties/defects/items/properties/supports/items/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
                      if (vErrors === null) {
                        vErrors = [err26];
                      } else {
                        vErrors.push(err26);
                      }
                      errors++;
                    }
                    if (data9.quote === void 0 || !func0.call(data9, "quote")) {
                      const err27 = { instancePath: instancePath + "/defects/" + i0 + "/supports/" + i2, schemaPath: "#/properties/defects/items/properties/supports/items/required", keyword: "required", params: { missingProperty: "quote" }, message: "must have required property 'quote'" };
                      if (vErrors === null) {
                        vErrors = [err27];
                      } else {
                        vErrors.push(err27);
                      }
                      errors++;
                    }
                    for (const key2 of Object.keys(data9)) {
                      if (!(key2 === "file" || key2 === "quote" || key2 === "side")) {
                        const err28 = { instancePath: instancePath + "/defects/" + i0 + "/supports/" + i2, schemaPath: "#/properties/defects/items/properties/supports/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err28];
                        } else {
                          vErrors.push(err28);
                        }
                        errors++;
                      }
                    }
                    if (data9.file !== void 0 && func0.call(data9, "file")) {
                      let data10 = data9.file;
                      if (typeof data10 === "string") {
                        if (func64(data10) > 4096) {
                          const err29 = { instancePath: instancePath + "/defects/" + i0 + "/supports/" + i2 + "/file", schemaPath: "#/properties/defects/items/properties/supports/items/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                          if (vErrors === null) {
                            vErrors = [err29];
                          } else {
                            vErrors.push(err29);
                          }
                          errors++;
                        }
                        if (func64(data10) < 1) {
                          const err30 = { instancePath: instancePath + "/defects/" + i0 + "/supports/" + i2 + "/file", schemaPath: "#/properties/defects/items/properties/supports/items/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err30];
                          } else {
                            vErrors.push(err30);
                          }
                          errors++;
                        }
                      } else {
                        const err31 = { instancePath: instancePath + "/defects/" + i0 + "/supports/" + i2 + "/file", schemaPath: "#/properties/defects/items/properties/supports/items/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err31];
                        } else {
                          vErrors.push(err31);
                        }
                        errors++;
                      }
                    }
                    if (data9.quote !== void 0 && func0.call(data9, "quote")) {
                      let data11 = data9.quote;
                      if (typeof data11 === "string") {
                        if (func64(data11) > 2e4) {
                          const err32 = { instancePath: instancePath + "/defects/" + i0 + "/supports/" + i2 + "/quote", schemaPath: "#/properties/defects/items/properties/supports/items/properties/quote/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
                          if (vErrors === null) {
                            vErrors = [err32];
                          } else {
                            vErrors.push(err32);
                          }
                          errors++;
                        }
                        if (func64(data11) < 1) {
                          const err33 = { instancePath: instancePath + "/defects/" + i0 + "/supports/" + i2 + "/quote", schemaPath: "#/properties/defects/items/properties/supports/items/properties/quote/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err33];
                          } else {
                            vErrors.push(err33);
                          }
                          errors++;
                        }
                        if (!pattern2.test(data11)) {
                          const err34 = { instancePath: instancePath + "/defects/" + i0 + "/supports/" + i2 + "/quote", schemaPath: "#/properties/defects/items/properties/supports/items/properties/quote/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                          if (vErrors === null) {
                            vErrors = [err34];
                          } else {
                            vErrors.push(err34);
                          }
                          errors++;
                        }
                      } else {
                        const err35 = { instancePath: instancePath + "/defects/" + i0 + "/supports/" + i2 + "/quote", schemaPath: "#/properties/defects/items/properties/supports/items/properties/quote/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err35];
                        } else {
                          vErrors.push(err35);
                        }
                        errors++;
                      }
                    }
                    if (data9.side !== void 0 && func0.call(data9, "side")) {
                      let data12 = data9.side;
                      if (!(data12 === "old" || data12 === "new")) {
                        const err36 = { instancePath: instancePath + "/defects/" + i0 + "/supports/" + i2 + "/side", schemaPath: "#/properties/defects/items/properties/supports/items/properties/side/enum", keyword: "enum", params: { allowedValues: schema11.properties.defects.items.properties.supports.items.properties.side.enum }, message: "must be equal to one of the allowed values" };
                        if (vErrors === null) {
                          vErrors = [err36];
                        } else {
                          vErrors.push(err36);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err37 = { instancePath: instancePath + "/defects/" + i0 + "/supports/" + i2, schemaPath: "#/properties/defects/items/properties/supports/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err37];
                    } else {
                      vErrors.push(err37);
                    }
                    errors++;
                  }
                }
              } else {
                const err38 = { instancePath: instancePath + "/defects/" + i0 + "/supports", schemaPath: "#/properties/defects/items/properties/supports/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err38];
                } else {
                  vErrors.push(err38);
                }
                errors++;
              }
            }
            if (data2.refutes !== void 0 && func0.call(data2, "refutes")) {
              let data13 = data2.refutes;
              if (Array.isArray(data13)) {
                if (data13.length > 20) {
                  const err39 = { instancePath: instancePath + "/defects/" + i0 + "/refutes", schemaPath: "#/properties/defects/items/properties/refutes/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
                  if (vErrors === null) {
                    vErrors = [err39];
                  } else {
                    vErrors.push(err39);
                  }
                  errors++;
                }
                const len3 = data13.length;
                for (let i3 = 0; i3 < len3; i3++) {
                  let data14 = data13[i3];
                  if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                    if (data14.file === void 0 || !func0.call(data14, "file")) {
                      const err40 = { instancePath: instancePath + "/defects/" + i0 + "/refutes/" + i3, schemaPath: "#/properties/defects/items/properties/refutes/items/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
                      if (vErrors === null) {
                        vErrors = [err40];
                      } else {
                        vErrors.push(err40);
                      }
                      errors++;
                    }
                    if (data14.quote === void 0 || !func0.call(data14, "quote")) {
                      const err41 = { instancePath: instancePath + "/defects/" + i0 + "/refutes/" + i3, schemaPath: "#/properties/defects/items/properties/refutes/items/required", keyword: "required", params: { missingProperty: "quote" }, message: "must have required property 'quote'" };
                      if (vErrors === null) {
                        vErrors = [err41];
                      } else {
                        vErrors.push(err41);
                      }
                      errors++;
                    }
                    for (const key3 of Object.keys(data14)) {
                      if (!(key3 === "file" || key3 === "quote" || key3 === "side")) {
                        const err42 = { instancePath: instancePath + "/defects/" + i0 + "/refutes/" + i3, schemaPath: "#/properties/defects/items/properties/refutes/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err42];
                        } else {
                          vErrors.push(err42);
                        }
                        errors++;
                      }
                    }
                    if (data14.file !== void 0 && func0.call(data14, "file")) {
                      let data15 = data14.file;
                      if (typeof data15 === "string") {
                        if (func64(data15) > 4096) {
                          const err43 = { instancePath: instancePath + "/defects/" + i0 + "/refutes/" + i3 + "/file", schemaPath: "#/properties/defects/items/properties/refutes/items/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                          if (vErrors === null) {
                            vErrors = [err43];
                          } else {
                            vErrors.push(err43);
                          }
                          errors++;
                        }
                        if (func64(data15) < 1) {
                          const err44 = { instancePath: instancePath + "/defects/" + i0 + "/refutes/" + i3 + "/file", schemaPath: "#/properties/defects/items/properties/refutes/items/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err44];
                          } else {
                            vErrors.push(err44);
                          }
                          errors++;
                        }
                      } else {
                        const err45 = { instancePath: instancePath + "/defects/" + i0 + "/refutes/" + i3 + "/file", schemaPath: "#/properties/defects/items/properties/refutes/items/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err45];
                        } else {
                          vErrors.push(err45);
                        }
                        errors++;
                      }
                    }
                    if (data14.quote !== void 0 && func0.call(data14, "quote")) {
                      let data16 = data14.quote;
                      if (typeof data16 === "string") {
                        if (func64(data16) > 2e4) {
                          const err46 = { instancePath: instancePath + "/defects/" + i0 + "/refutes/" + i3 + "/quote", schemaPath: "#/properties/defects/items/properties/refutes/items/properties/quote/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
                          if (vErrors === null) {
                            vErrors = [err46];
                          } else {
                            vErrors.push(err46);
                          }
                          errors++;
                        }
                        if (func64(data16) < 1) {
                          const err47 = { instancePath: instancePath + "/defects/" + i0 + "/refutes/" + i3 + "/quote", schemaPath: "#/properties/defects/items/properties/refutes/items/properties/quote/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err47];
                          } else {
                            vErrors.push(err47);
                          }
                          errors++;
                        }
                        if (!pattern2.test(data16)) {
                          const err48 = { instancePath: instancePath + "/defects/" + i0 + "/refutes/" + i3 + "/quote", schemaPath: "#/properties/defects/items/properties/refutes/items/properties/quote/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                          if (vErrors === null) {
                            vErrors = [err48];
                          } else {
                            vErrors.push(err48);
                          }
                          errors++;
                        }
                      } else {
                        const err49 = { instancePath: instancePath + "/defects/" + i0 + "/refutes/" + i3 + "/quote", schemaPath: "#/properties/defects/items/properties/refutes/items/properties/quote/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err49];
                        } else {
                          vErrors.push(err49);
                        }
                        errors++;
                      }
                    }
                    if (data14.side !== void 0 && func0.call(data14, "side")) {
                      let data17 = data14.side;
                      if (!(data17 === "old" || data17 === "new")) {
                        const err50 = { instancePath: instancePath + "/defects/" + i0 + "/refutes/" + i3 + "/side", schemaPath: "#/properties/defects/items/properties/refutes/items/properties/side/enum", keyword: "enum", params: { allowedValues: schema11.properties.defects.items.properties.refutes.items.properties.side.enum }, message: "must be equal to one of the allowed values" };
                        if (vErrors === null) {
                          vErrors = [err50];
                        } else {
                          vErrors.push(err50);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err51 = { instancePath: instancePath + "/defects/" + i0 + "/refutes/" + i3, schemaPath: "#/properties/defects/items/properties/refutes/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err51];
                    } else {
                      vErrors.push(err51);
                    }
                    errors++;
                  }
                }
              } else {
                const err52 = { instancePath: instancePath + "/defects/" + i0 + "/refutes", schemaPath: "#/properties/defects/items/properties/refutes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err52];
                } else {
                  vErrors.push(err52);
                }
                errors++;
              }
            }
            if (data2.reasoning !== void 0 && func0.call(data2, "reasoning")) {
              let data18 = data2.reasoning;
              if (typeof data18 === "string") {
                if (func64(data18) > 2e4) {
                  const err53 = { instancePath: instancePath + "/defects/" + i0 + "/reasoning", schemaPath: "#/properties/defects/items/properties/reasoning/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
                  if (vErrors === null) {
                    vErrors = [err53];
                  } else {
                    vErrors.push(err53);
                  }
                  errors++;
                }
                if (func64(data18) < 1) {
                  const err54 = { instancePath: instancePath + "/defects/" + i0 + "/reasoning", schemaPath: "#/properties/defects/items/properties/reasoning/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err54];
                  } else {
                    vErrors.push(err54);
                  }
                  errors++;
                }
                if (!pattern2.test(data18)) {
                  const err55 = { instancePath: instancePath + "/defects/" + i0 + "/reasoning", schemaPath: "#/properties/defects/items/properties/reasoning/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  if (vErrors === null) {
                    vErrors = [err55];
                  } else {
                    vErrors.push(err55);
                  }
                  errors++;
                }
              } else {
                const err56 = { instancePath: instancePath + "/defects/" + i0 + "/reasoning", schemaPath: "#/properties/defects/items/properties/reasoning/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err56];
                } else {
                  vErrors.push(err56);
                }
                errors++;
              }
            }
          } else {
            const err57 = { instancePath: instancePath + "/defects/" + i0, schemaPath: "#/properties/defects/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err57];
            } else {
              vErrors.push(err57);
            }
            errors++;
          }
        }
      } else {
        const err58 = { instancePath: instancePath + "/defects", schemaPath: "#/properties/defects/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err58];
        } else {
          vErrors.push(err58);
        }
        errors++;
      }
    }
  } else {
    const err59 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err59];
    } else {
      vErrors.push(err59);
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
