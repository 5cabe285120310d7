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
parts["finding-scorer-RPI6LAMI"] = part((module, exports) => {
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
var schema11 = { "type": "object", "required": ["slot", "score", "status", "supports", "refutes", "reasoning"], "properties": { "slot": { "type": "string", "pattern": "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, "score": { "type": "integer", "minimum": 0, "maximum": 100 }, "status": { "enum": ["confirmed_valid", "dismissed_false_positive", "needs_human_review"] }, "supports": { "type": "array", "items": { "type": "object", "required": ["file", "quote"], "properties": { "file": { "type": "string", "minLength": 1, "maxLength": 4096 }, "quote": { "type": "string", "minLength": 1, "maxLength": 2e4, "pattern": "\\S" }, "side": { "enum": ["old", "new"] } }, "additionalProperties": false }, "maxItems": 20 }, "refutes": { "type": "array", "items": { "type": "object", "required": ["file", "quote"], "properties": { "file": { "type": "string", "minLength": 1, "maxLength": 4096 }, "quote": { "type": "string", "minLength": 1, "maxLength": 2e4, "pattern": "\\S" }, "side": { "enum": ["old", "new"] } }, "additionalProperties": false }, "maxItems": 20 }, "reasoning": { "type": "string", "minLength": 1, "maxLength": 2e4, "pattern": "\\S" } }, "additionalProperties": false };
var func0 = Object.prototype.hasOwnProperty;
var func58 = require_ucs2length().default;
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
    if (data.score === void 0 || !func0.call(data, "score")) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "score" }, message: "must have required property 'score'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.status === void 0 || !func0.call(data, "status")) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.supports === void 0 || !func0.call(data, "supports")) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "supports" }, message: "must have required property 'supports'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.refutes === void 0 || !func0.call(data, "refutes")) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "refutes" }, message: "must have required property 'refutes'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.reasoning === void 0 || !func0.call(data, "reasoning")) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reasoning" }, message: "must have required property 'reasoning'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(key0 === "slot" || key0 === "score" || key0 === "status" || key0 === "supports" || key0 === "refutes" || key0 === "reasoning")) {
        const err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.slot !== void 0 && func0.call(data, "slot")) {
      let data0 = data.slot;
      if (typeof data0 === "string") {
        if (!pattern0.test(data0)) {
          const err7 = { instancePath: instancePath + "/slot", schemaPath: "#/properties/slot/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, message: 'must match pattern "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$"' };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/slot", schemaPath: "#/properties/slot/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.score !== void 0 && func0.call(data, "score")) {
      let data1 = data.score;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err9 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 100 || isNaN(data1)) {
          const err10 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          const err11 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.status !== void 0 && func0.call(data, "status")) {
      let data2 = data.status;
      if (!(data2 === "confirmed_valid" || data2 === "dismissed_false_positive" || data2 === "needs_human_review")) {
        const err12 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema11.properties.status.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.supports !== void 0 && func0.call(data, "supports")) {
      let data3 = data.supports;
      if (Array.isArray(data3)) {
        if (data3.length > 20) {
          const err13 = { instancePath: instancePath + "/supports", schemaPath: "#/properties/supports/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
            if (data4.file === void 0 || !func0.call(data4, "file")) {
              const err14 = { instancePath: instancePath + "/supports/" + i0, schemaPath: "#/properties/supports/items/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (data4.quote === void 0 || !func0.call(data4, "quote")) {
              const err15 = { instancePath: instancePath + "/supports/" + i0, schemaPath: "#/properties/supports/items/required", keyword: "required", params: { missingProperty: "quote" }, message: "must have required property 'quote'" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            for (const key1 of Object.keys(data4)) {
              if (!(key1 === "file" || key1 === "quote" || key1 === "side")) {
                const err16 = { instancePath: instancePath + "/supports/" + i0, schemaPath: "#/properties/supports/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
            if (data4.file !== void 0 && func0.call(data4, "file")) {
              let data5 = data4.file;
              if (typeof data5 === "string") {
                if (func58(data5) > 4096) {
                  const err17 = { instancePath: instancePath + "/supports/" + i0 + "/file", schemaPath: "#/properties/supports/items/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
                if (func58(data5) < 1) {
                  const err18 = { instancePath: instancePath + "/supports/" + i0 + "/file", schemaPath: "#/properties/supports/items/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                }
              } else {
                const err19 = { instancePath: instancePath + "/supports/" + i0 + "/file", schemaPath: "#/properties/supports/items/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
            }
            if (data4.quote !== void 0 && func0.call(data4, "quote")) {
              let data6 = data4.quote;
              if (typeof data6 === "string") {
                if (func58(data6) > 2e4) {
                  const err20 = { instancePath: instancePath + "/supports/" + i0 + "/quote", schemaPath: "#/properties/supports/items/properties/quote/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
                  if (vErrors === null) {
                    vErrors = [err20];
                  } else {
                    vErrors.push(err20);
                  }
                  errors++;
                }
                if (func58(data6) < 1) {
                  const err21 = { instancePath: instancePath + "/supports/" + i0 + "/quote", schemaPath: "#/properties/supports/items/properties/quote/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err21];
                  } else {
                    vErrors.push(err21);
                  }
                  errors++;
                }
                if (!pattern1.test(data6)) {
                  const err22 = { instancePath: instancePath + "/supports/" + i0 + "/quote", schemaPath: "#/properties/supports/items/properties/quote/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  if (vErrors === null) {
                    vErrors = [err22];
                  } else {
                    vErrors.push(err22);
                  }
                  errors++;
                }
              } else {
                const err23 = { instancePath: instancePath + "/supports/" + i0 + "/quote", schemaPath: "#/properties/supports/items/properties/quote/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
            if (data4.side !== void 0 && func0.call(data4, "side")) {
              let data7 = data4.side;
              if (!(data7 === "old" || data7 === "new")) {
                const err24 = { instancePath: instancePath + "/supports/" + i0 + "/side", schemaPath: "#/properties/supports/items/properties/side/enum", keyword: "enum", params: { allowedValues: schema11.properties.supports.items.properties.side.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
          } else {
            const err25 = { instancePath: instancePath + "/supports/" + i0, schemaPath: "#/properties/supports/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/supports", schemaPath: "#/properties/supports/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.refutes !== void 0 && func0.call(data, "refutes")) {
      let data8 = data.refutes;
      if (Array.isArray(data8)) {
        if (data8.length > 20) {
          const err27 = { instancePath: instancePath + "/refutes", schemaPath: "#/properties/refutes/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        const len1 = data8.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data9 = data8[i1];
          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
            if (data9.file === void 0 || !func0.call(data9, "file")) {
              const err28 = { instancePath: instancePath + "/refutes/" + i1, schemaPath: "#/properties/refutes/items/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
            if (data9.quote === void 0 || !func0.call(data9, "quote")) {
              const err29 = { instancePath: instancePath + "/refutes/" + i1, schemaPath: "#/properties/refutes/items/required", keyword: "required", params: { missingProperty: "quote" }, message: "must have required property 'quote'" };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
            for (const key2 of Object.keys(data9)) {
              if (!(key2 === "file" || key2 === "quote" || key2 === "side")) {
                const err30 = { instancePath: instancePath + "/refutes/" + i1, schemaPath: "#/properties/refutes/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err30];
                } else {
                  vErrors.push(err30);
                }
                errors++;
              }
            }
            if (data9.file !== void 0 && func0.call(data9, "file")) {
              let data10 = data9.file;
              if (typeof data10 === "string") {
                if (func58(data10) > 4096) {
                  const err31 = { instancePath: instancePath + "/refutes/" + i1 + "/file", schemaPath: "#/properties/refutes/items/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                  if (vErrors === null) {
                    vErrors = [err31];
                  } else {
                    vErrors.push(err31);
                  }
                  errors++;
                }
                if (func58(data10) < 1) {
                  const err32 = { instancePath: instancePath + "/refutes/" + i1 + "/file", schemaPath: "#/properties/refutes/items/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err32];
                  } else {
                    vErrors.push(err32);
                  }
                  errors++;
                }
              } else {
                const err33 = { instancePath: instancePath + "/refutes/" + i1 + "/file", schemaPath: "#/properties/refutes/items/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err33];
                } else {
                  vErrors.push(err33);
                }
                errors++;
              }
            }
            if (data9.quote !== void 0 && func0.call(data9, "quote")) {
              let data11 = data9.quote;
              if (typeof data11 === "string") {
                if (func58(data11) > 2e4) {
                  const err34 = { instancePath: instancePath + "/refutes/" + i1 + "/quote", schemaPath: "#/properties/refutes/items/properties/quote/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
                  if (vErrors === null) {
                    vErrors = [err34];
                  } else {
                    vErrors.push(err34);
                  }
                  errors++;
                }
                if (func58(data11) < 1) {
                  const err35 = { instancePath: instancePath + "/refutes/" + i1 + "/quote", schemaPath: "#/properties/refutes/items/properties/quote/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err35];
                  } else {
                    vErrors.push(err35);
                  }
                  errors++;
                }
                if (!pattern1.test(data11)) {
                  const err36 = { instancePath: instancePath + "/refutes/" + i1 + "/quote", schemaPath: "#/properties/refutes/items/properties/quote/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  if (vErrors === null) {
                    vErrors = [err36];
                  } else {
                    vErrors.push(err36);
                  }
                  errors++;
                }
              } else {
                const err37 = { instancePath: instancePath + "/refutes/" + i1 + "/quote", schemaPath: "#/properties/refutes/items/properties/quote/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err37];
                } else {
                  vErrors.push(err37);
                }
                errors++;
              }
            }
            if (data9.side !== void 0 && func0.call(data9, "side")) {
              let data12 = data9.side;
              if (!(data12 === "old" || data12 === "new")) {
                const err38 = { instancePath: instancePath + "/refutes/" + i1 + "/side", schemaPath: "#/properties/refutes/items/properties/side/enum", keyword: "enum", params: { allowedValues: schema11.properties.refutes.items.properties.side.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err38];
                } else {
                  vErrors.push(err38);
                }
                errors++;
              }
            }
          } else {
            const err39 = { instancePath: instancePath + "/refutes/" + i1, schemaPath: "#/properties/refutes/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        }
      } else {
        const err40 = { instancePath: instancePath + "/refutes", schemaPath: "#/properties/refutes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
    }
    if (data.reasoning !== void 0 && func0.call(data, "reasoning")) {
      let data13 = data.reasoning;
      if (typeof data13 === "string") {
        if (func58(data13) > 2e4) {
          const err41 = { instancePath: instancePath + "/reasoning", schemaPath: "#/properties/reasoning/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
        if (func58(data13) < 1) {
          const err42 = { instancePath: instancePath + "/reasoning", schemaPath: "#/properties/reasoning/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err42];
          } else {
            vErrors.push(err42);
          }
          errors++;
        }
        if (!pattern1.test(data13)) {
          const err43 = { instancePath: instancePath + "/reasoning", schemaPath: "#/properties/reasoning/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
      } else {
        const err44 = { instancePath: instancePath + "/reasoning", schemaPath: "#/properties/reasoning/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err44];
        } else {
          vErrors.push(err44);
        }
        errors++;
      }
    }
  } else {
    const err45 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err45];
    } else {
      vErrors.push(err45);
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
