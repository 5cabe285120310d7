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
parts["finding-scorer-2GVVDRWR"] = part((module, exports) => {
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
var schema11 = { "type": "object", "required": ["slot", "scores"], "properties": { "slot": { "type": "string", "pattern": "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, "scores": { "type": "array", "items": { "type": "object", "required": ["id", "score", "status", "supports", "refutes", "reasoning"], "properties": { "id": { "type": "string", "pattern": "^L[1-9][0-9]{0,8}(-[1-9][0-9]{0,8})?$" }, "score": { "type": "integer", "minimum": 0, "maximum": 100 }, "status": { "enum": ["confirmed_valid", "dismissed_false_positive", "needs_human_review"] }, "supports": { "type": "array", "items": { "type": "object", "required": ["file", "quote"], "properties": { "file": { "type": "string", "minLength": 1, "maxLength": 4096 }, "quote": { "type": "string", "minLength": 1, "maxLength": 2e4, "pattern": "\\S" }, "side": { "enum": ["old", "new"] } }, "additionalProperties": false }, "maxItems": 20 }, "refutes": { "type": "array", "items": { "type": "object", "required": ["file", "quote"], "properties": { "file": { "type": "string", "minLength": 1, "maxLength": 4096 }, "quote": { "type": "string", "minLength": 1, "maxLength": 2e4, "pattern": "\\S" }, "side": { "enum": ["old", "new"] } }, "additionalProperties": false }, "maxItems": 20 }, "reasoning": { "type": "string", "minLength": 1, "maxLength": 2e4, "pattern": "\\S" } }, "additionalProperties": false }, "minItems": 1, "maxItems": 5 } }, "additionalProperties": false };
var func0 = Object.prototype.hasOwnProperty;
var func62 = require_ucs2length().default;
var pattern0 = new RegExp("^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$", "u");
var pattern1 = new RegExp("^L[1-9][0-9]{0,8}(-[1-9][0-9]{0,8})?$", "u");
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
    if (data.scores === void 0 || !func0.call(data, "scores")) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scores" }, message: "must have required property 'scores'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(key0 === "slot" || key0 === "scores")) {
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
    if (data.scores !== void 0 && func0.call(data, "scores")) {
      let data1 = data.scores;
      if (Array.isArray(data1)) {
        if (data1.length > 5) {
          const err5 = { instancePath: instancePath + "/scores", schemaPath: "#/properties/scores/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data1.length < 1) {
          const err6 = { instancePath: instancePath + "/scores", schemaPath: "#/properties/scores/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
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
            if (data2.id === void 0 || !func0.call(data2, "id")) {
              const err7 = { instancePath: instancePath + "/scores/" + i0, schemaPath: "#/properties/scores/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (data2.score === void 0 || !func0.call(data2, "score")) {
              const err8 = { instancePath: instancePath + "/scores/" + i0, schemaPath: "#/properties/scores/items/required", keyword: "required", params: { missingProperty: "score" }, message: "must have required property 'score'" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (data2.status === void 0 || !func0.call(data2, "status")) {
              const err9 = { instancePath: instancePath + "/scores/" + i0, schemaPath: "#/properties/scores/items/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (data2.supports === void 0 || !func0.call(data2, "supports")) {
              const err10 = { instancePath: instancePath + "/scores/" + i0, schemaPath: "#/properties/scores/items/required", keyword: "required", params: { missingProperty: "supports" }, message: "must have required property 'supports'" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (data2.refutes === void 0 || !func0.call(data2, "refutes")) {
              const err11 = { instancePath: instancePath + "/scores/" + i0, schemaPath: "#/properties/scores/items/required", keyword: "required", params: { missingProperty: "refutes" }, message: "must have required property 'refutes'" };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (data2.reasoning === void 0 || !func0.call(data2, "reasoning")) {
              const err12 = { instancePath: instancePath + "/scores/" + i0, schemaPath: "#/properties/scores/items/required", keyword: "required", params: { missingProperty: "reasoning" }, message: "must have required property 'reasoning'" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            for (const key1 of Object.keys(data2)) {
              if (!(key1 === "id" || key1 === "score" || key1 === "status" || key1 === "supports" || key1 === "refutes" || key1 === "reasoning")) {
                const err13 = { instancePath: instancePath + "/scores/" + i0, schemaPath: "#/properties/scores/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
            if (data2.id !== void 0 && func0.call(data2, "id")) {
              let data3 = data2.id;
              if (typeof data3 === "string") {
                if (!pattern1.test(data3)) {
                  const err14 = { instancePath: instancePath + "/scores/" + i0 + "/id", schemaPath: "#/properties/scores/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^L[1-9][0-9]{0,8}(-[1-9][0-9]{0,8})?$" }, message: 'must match pattern "^L[1-9][0-9]{0,8}(-[1-9][0-9]{0,8})?$"' };
                  if (vErrors === null) {
                    vErrors = [err14];
                  } else {
                    vErrors.push(err14);
                  }
                  errors++;
                }
              } else {
                const err15 = { instancePath: instancePath + "/scores/" + i0 + "/id", schemaPath: "#/properties/scores/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            }
            if (data2.score !== void 0 && func0.call(data2, "score")) {
              let data4 = data2.score;
              if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                const err16 = { instancePath: instancePath + "/scores/" + i0 + "/score", schemaPath: "#/properties/scores/items/properties/score/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
              if (typeof data4 == "number" && isFinite(data4)) {
                if (data4 > 100 || isNaN(data4)) {
                  const err17 = { instancePath: instancePath + "/scores/" + i0 + "/score", schemaPath: "#/properties/scores/items/properties/score/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
                if (data4 < 0 || isNaN(data4)) {
                  const err18 = { instancePath: instancePath + "/scores/" + i0 + "/score", schemaPath: "#/properties/scores/items/properties/score/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                }
              }
            }
            if (data2.status !== void 0 && func0.call(data2, "status")) {
              let data5 = data2.status;
              if (!(data5 === "confirmed_valid" || data5 === "dismissed_false_positive" || data5 === "needs_human_review")) {
                const err19 = { instancePath: instancePath + "/scores/" + i0 + "/status", schemaPath: "#/properties/scores/items/properties/status/enum", keyword: "enum", params: { allowedValues: schema11.properties.scores.items.properties.status.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
            }
            if (data2.supports !== void 0 && func0.call(data2, "supports")) {
              let data6 = data2.supports;
              if (Array.isArray(data6)) {
                if (data6.length > 20) {
                  const err20 = { instancePath: instancePath + "/scores/" + i0 + "/supports", schemaPath: "#/properties/scores/items/properties/supports/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
                  if (vErrors === null) {
                    vErrors = [err20];
                  } else {
                    vErrors.push(err20);
                  }
                  errors++;
                }
                const len1 = data6.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data7 = data6[i1];
                  if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                    if (data7.file === void 0 || !func0.call(data7, "file")) {
                      const err21 = { instancePath: instancePath + "/scores/" + i0 + "/supports/" + i1, schemaPath: "#/properties/scores/items/properties/supports/items/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
                      if (vErrors === null) {
                        vErrors = [err21];
                      } else {
                        vErrors.push(err21);
                      }
                      errors++;
                    }
                    if (data7.quote === void 0 || !func0.call(data7, "quote")) {
                      const err22 = { instancePath: instancePath + "/scores/" + i0 + "/supports/" + i1, schemaPath: "#/properties/scores/items/properties/supports/items/required", keyword: "required", params: { missingProperty: "quote" }, message: "must have required property 'quote'" };
                      if (vErrors === null) {
                        vErrors = [err22];
                      } else {
                        vErrors.push(err22);
                      }
                      errors++;
                    }
                    for (const key2 of Object.keys(data7)) {
                      if (!(key2 === "file" || key2 === "quote" || key2 === "side")) {
                        const err23 = { instancePath: instancePath + "/scores/" + i0 + "/supports/" + i1, schemaPath: "#/properties/scores/items/properties/supports/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err23];
                        } else {
                          vErrors.push(err23);
                        }
                        errors++;
                      }
                    }
                    if (data7.file !== void 0 && func0.call(data7, "file")) {
                      let data8 = data7.file;
                      if (typeof data8 === "string") {
                        if (func62(data8) > 4096) {
                          const err24 = { instancePath: instancePath + "/scores/" + i0 + "/supports/" + i1 + "/file", schemaPath: "#/properties/scores/items/properties/supports/items/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                          if (vErrors === null) {
                            vErrors = [err24];
                          } else {
                            vErrors.push(err24);
                          }
                          errors++;
                        }
                        if (func62(data8) < 1) {
                          const err25 = { instancePath: instancePath + "/scores/" + i0 + "/supports/" + i1 + "/file", schemaPath: "#/properties/scores/items/properties/supports/items/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err25];
                          } else {
                            vErrors.push(err25);
                          }
                          errors++;
                        }
                      } else {
                        const err26 = { instancePath: instancePath + "/scores/" + i0 + "/supports/" + i1 + "/file", schemaPath: "#/properties/scores/items/properties/supports/items/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err26];
                        } else {
                          vErrors.push(err26);
                        }
                        errors++;
                      }
                    }
                    if (data7.quote !== void 0 && func0.call(data7, "quote")) {
                      let data9 = data7.quote;
                      if (typeof data9 === "string") {
                        if (func62(data9) > 2e4) {
                          const err27 = { instancePath: instancePath + "/scores/" + i0 + "/supports/" + i1 + "/quote", schemaPath: "#/properties/scores/items/properties/supports/items/properties/quote/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
                          if (vErrors === null) {
                            vErrors = [err27];
                          } else {
                            vErrors.push(err27);
                          }
                          errors++;
                        }
                        if (func62(data9) < 1) {
                          const err28 = { instancePath: instancePath + "/scores/" + i0 + "/supports/" + i1 + "/quote", schemaPath: "#/properties/scores/items/properties/supports/items/properties/quote/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err28];
                          } else {
                            vErrors.push(err28);
                          }
                          errors++;
                        }
                        if (!pattern2.test(data9)) {
                          const err29 = { instancePath: instancePath + "/scores/" + i0 + "/supports/" + i1 + "/quote", schemaPath: "#/properties/scores/items/properties/supports/items/properties/quote/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                          if (vErrors === null) {
                            vErrors = [err29];
                          } else {
                            vErrors.push(err29);
                          }
                          errors++;
                        }
                      } else {
                        const err30 = { instancePath: instancePath + "/scores/" + i0 + "/supports/" + i1 + "/quote", schemaPath: "#/properties/scores/items/properties/supports/items/properties/quote/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err30];
                        } else {
                          vErrors.push(err30);
                        }
                        errors++;
                      }
                    }
                    if (data7.side !== void 0 && func0.call(data7, "side")) {
                      let data10 = data7.side;
                      if (!(data10 === "old" || data10 === "new")) {
                        const err31 = { instancePath: instancePath + "/scores/" + i0 + "/supports/" + i1 + "/side", schemaPath: "#/properties/scores/items/properties/supports/items/properties/side/enum", keyword: "enum", params: { allowedValues: schema11.properties.scores.items.properties.supports.items.properties.side.enum }, message: "must be equal to one of the allowed values" };
                        if (vErrors === null) {
                          vErrors = [err31];
                        } else {
                          vErrors.push(err31);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err32 = { instancePath: instancePath + "/scores/" + i0 + "/supports/" + i1, schemaPath: "#/properties/scores/items/properties/supports/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err32];
                    } else {
                      vErrors.push(err32);
                    }
                    errors++;
                  }
                }
              } else {
                const err33 = { instancePath: instancePath + "/scores/" + i0 + "/supports", schemaPath: "#/properties/scores/items/properties/supports/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err33];
                } else {
                  vErrors.push(err33);
                }
                errors++;
              }
            }
            if (data2.refutes !== void 0 && func0.call(data2, "refutes")) {
              let data11 = data2.refutes;
              if (Array.isArray(data11)) {
                if (data11.length > 20) {
                  const err34 = { instancePath: instancePath + "/scores/" + i0 + "/refutes", schemaPath: "#/properties/scores/items/properties/refutes/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
                  if (vErrors === null) {
                    vErrors = [err34];
                  } else {
                    vErrors.push(err34);
                  }
                  errors++;
                }
                const len2 = data11.length;
                for (let i2 = 0; i2 < len2; i2++) {
                  let data12 = data11[i2];
                  if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                    if (data12.file === void 0 || !func0.call(data12, "file")) {
                      const err35 = { instancePath: instancePath + "/scores/" + i0 + "/refutes/" + i2, schemaPath: "#/properties/scores/items/properties/refutes/items/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
                      if (vErrors === null) {
                        vErrors = [err35];
                      } else {
                        vErrors.push(err35);
                      }
                      errors++;
                    }
                    if (data12.quote === void 0 || !func0.call(data12, "quote")) {
                      const err36 = { instancePath: instancePath + "/scores/" + i0 + "/refutes/" + i2, schemaPath: "#/properties/scores/items/properties/refutes/items/required", keyword: "required", params: { missingProperty: "quote" }, message: "must have required property 'quote'" };
                      if (vErrors === null) {
                        vErrors = [err36];
                      } else {
                        vErrors.push(err36);
                      }
                      errors++;
                    }
                    for (const key3 of Object.keys(data12)) {
                      if (!(key3 === "file" || key3 === "quote" || key3 === "side")) {
                        const err37 = { instancePath: instancePath + "/scores/" + i0 + "/refutes/" + i2, schemaPath: "#/properties/scores/items/properties/refutes/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err37];
                        } else {
                          vErrors.push(err37);
                        }
                        errors++;
                      }
                    }
                    if (data12.file !== void 0 && func0.call(data12, "file")) {
                      let data13 = data12.file;
                      if (typeof data13 === "string") {
                        if (func62(data13) > 4096) {
                          const err38 = { instancePath: instancePath + "/scores/" + i0 + "/refutes/" + i2 + "/file", schemaPath: "#/properties/scores/items/properties/refutes/items/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                          if (vErrors === null) {
                            vErrors = [err38];
                          } else {
                            vErrors.push(err38);
                          }
                          errors++;
                        }
                        if (func62(data13) < 1) {
                          const err39 = { instancePath: instancePath + "/scores/" + i0 + "/refutes/" + i2 + "/file", schemaPath: "#/properties/scores/items/properties/refutes/items/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err39];
                          } else {
                            vErrors.push(err39);
                          }
                          errors++;
                        }
                      } else {
                        const err40 = { instancePath: instancePath + "/scores/" + i0 + "/refutes/" + i2 + "/file", schemaPath: "#/properties/scores/items/properties/refutes/items/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err40];
                        } else {
                          vErrors.push(err40);
                        }
                        errors++;
                      }
                    }
                    if (data12.quote !== void 0 && func0.call(data12, "quote")) {
                      let data14 = data12.quote;
                      if (typeof data14 === "string") {
                        if (func62(data14) > 2e4) {
                          const err41 = { instancePath: instancePath + "/scores/" + i0 + "/refutes/" + i2 + "/quote", schemaPath: "#/properties/scores/items/properties/refutes/items/properties/quote/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
                          if (vErrors === null) {
                            vErrors = [err41];
                          } else {
                            vErrors.push(err41);
                          }
                          errors++;
                        }
                        if (func62(data14) < 1) {
                          const err42 = { instancePath: instancePath + "/scores/" + i0 + "/refutes/" + i2 + "/quote", schemaPath: "#/properties/scores/items/properties/refutes/items/properties/quote/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err42];
                          } else {
                            vErrors.push(err42);
                          }
                          errors++;
                        }
                        if (!pattern2.test(data14)) {
                          const err43 = { instancePath: instancePath + "/scores/" + i0 + "/refutes/" + i2 + "/quote", schemaPath: "#/properties/scores/items/properties/refutes/items/properties/quote/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                          if (vErrors === null) {
                            vErrors = [err43];
                          } else {
                            vErrors.push(err43);
                          }
                          errors++;
                        }
                      } else {
                        const err44 = { instancePath: instancePath + "/scores/" + i0 + "/refutes/" + i2 + "/quote", schemaPath: "#/properties/scores/items/properties/refutes/items/properties/quote/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err44];
                        } else {
                          vErrors.push(err44);
                        }
                        errors++;
                      }
                    }
                    if (data12.side !== void 0 && func0.call(data12, "side")) {
                      let data15 = data12.side;
                      if (!(data15 === "old" || data15 === "new")) {
                        const err45 = { instancePath: instancePath + "/scores/" + i0 + "/refutes/" + i2 + "/side", schemaPath: "#/properties/scores/items/properties/refutes/items/properties/side/enum", keyword: "enum", params: { allowedValues: schema11.properties.scores.items.properties.refutes.items.properties.side.enum }, message: "must be equal to one of the allowed values" };
                        if (vErrors === null) {
                          vErrors = [err45];
                        } else {
                          vErrors.push(err45);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err46 = { instancePath: instancePath + "/scores/" + i0 + "/refutes/" + i2, schemaPath: "#/properties/scores/items/properties/refutes/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err46];
                    } else {
                      vErrors.push(err46);
                    }
                    errors++;
                  }
                }
              } else {
                const err47 = { instancePath: instancePath + "/scores/" + i0 + "/refutes", schemaPath: "#/properties/scores/items/properties/refutes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err47];
                } else {
                  vErrors.push(err47);
                }
                errors++;
              }
            }
            if (data2.reasoning !== void 0 && func0.call(data2, "reasoning")) {
              let data16 = data2.reasoning;
              if (typeof data16 === "string") {
                if (func62(data16) > 2e4) {
                  const err48 = { instancePath: instancePath + "/scores/" + i0 + "/reasoning", schemaPath: "#/properties/scores/items/properties/reasoning/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
                  if (vErrors === null) {
                    vErrors = [err48];
                  } else {
                    vErrors.push(err48);
                  }
                  errors++;
                }
                if (func62(data16) < 1) {
                  const err49 = { instancePath: instancePath + "/scores/" + i0 + "/reasoning", schemaPath: "#/properties/scores/items/properties/reasoning/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err49];
                  } else {
                    vErrors.push(err49);
                  }
                  errors++;
                }
                if (!pattern2.test(data16)) {
                  const err50 = { instancePath: instancePath + "/scores/" + i0 + "/reasoning", schemaPath: "#/properties/scores/items/properties/reasoning/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  if (vErrors === null) {
                    vErrors = [err50];
                  } else {
                    vErrors.push(err50);
                  }
                  errors++;
                }
              } else {
                const err51 = { instancePath: instancePath + "/scores/" + i0 + "/reasoning", schemaPath: "#/properties/scores/items/properties/reasoning/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err51];
                } else {
                  vErrors.push(err51);
                }
                errors++;
              }
            }
          } else {
            const err52 = { instancePath: instancePath + "/scores/" + i0, schemaPath: "#/properties/scores/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err52];
            } else {
              vErrors.push(err52);
            }
            errors++;
          }
        }
      } else {
        const err53 = { instancePath: instancePath + "/scores", schemaPath: "#/properties/scores/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err53];
        } else {
          vErrors.push(err53);
        }
        errors++;
      }
    }
  } else {
    const err54 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err54];
    } else {
      vErrors.push(err54);
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
