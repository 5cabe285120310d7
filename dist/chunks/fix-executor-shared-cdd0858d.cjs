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
parts["fix-executor-shared-2Y4H7NRI"] = part((module, exports) => {
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
var func0 = Object.prototype.hasOwnProperty;
var func51 = require_ucs2length().default;
var pattern0 = new RegExp("\\S", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.results === void 0 || !func0.call(data, "results")) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(key0 === "results")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.results !== void 0 && func0.call(data, "results")) {
      let data0 = data.results;
      if (Array.isArray(data0)) {
        if (data0.length > 20) {
          const err2 = { instancePath: instancePath + "/results", schemaPath: "#/properties/results/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.length < 1) {
          const err3 = { instancePath: instancePath + "/results", schemaPath: "#/properties/results/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.id === void 0 || !func0.call(data1, "id")) {
              const err4 = { instancePath: instancePath + "/results/" + i0, schemaPath: "#/properties/results/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            if (data1.success === void 0 || !func0.call(data1, "success")) {
              const err5 = { instancePath: instancePath + "/results/" + i0, schemaPath: "#/properties/results/items/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (data1.summary === void 0 || !func0.call(data1, "summary")) {
              const err6 = { instancePath: instancePath + "/results/" + i0, schemaPath: "#/properties/results/items/required", keyword: "required", params: { missingProperty: "summary" }, message: "must have required property 'summary'" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            for (const key1 of Object.keys(data1)) {
              if (!(key1 === "id" || key1 === "success" || key1 === "summary" || key1 === "details" || key1 === "filesTouched" || key1 === "filesWritten" || key1 === "gone" || key1 === "places")) {
                const err7 = { instancePath: instancePath + "/results/" + i0, schemaPath: "#/properties/results/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
            }
            if (data1.id !== void 0 && func0.call(data1, "id")) {
              let data2 = data1.id;
              if (typeof data2 === "string") {
                if (func51(data2) > 2e4) {
                  const err8 = { instancePath: instancePath + "/results/" + i0 + "/id", schemaPath: "#/properties/results/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
                if (func51(data2) < 1) {
                  const err9 = { instancePath: instancePath + "/results/" + i0 + "/id", schemaPath: "#/properties/results/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
                if (!pattern0.test(data2)) {
                  const err10 = { instancePath: instancePath + "/results/" + i0 + "/id", schemaPath: "#/properties/results/items/properties/id/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
              } else {
                const err11 = { instancePath: instancePath + "/results/" + i0 + "/id", schemaPath: "#/properties/results/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
            }
            if (data1.success !== void 0 && func0.call(data1, "success")) {
              if (typeof data1.success !== "boolean") {
                const err12 = { instancePath: instancePath + "/results/" + i0 + "/success", schemaPath: "#/properties/results/items/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
            }
            if (data1.summary !== void 0 && func0.call(data1, "summary")) {
              let data4 = data1.summary;
              if (typeof data4 === "string") {
                if (func51(data4) > 2e4) {
                  const err13 = { instancePath: instancePath + "/results/" + i0 + "/summary", schemaPath: "#/properties/results/items/properties/summary/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
                if (func51(data4) < 1) {
                  const err14 = { instancePath: instancePath + "/results/" + i0 + "/summary", schemaPath: "#/properties/results/items/properties/summary/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err14];
                  } else {
                    vErrors.push(err14);
                  }
                  errors++;
                }
                if (!pattern0.test(data4)) {
                  const err15 = { instancePath: instancePath + "/results/" + i0 + "/summary", schemaPath: "#/properties/results/items/properties/summary/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
              } else {
                const err16 = { instancePath: instancePath + "/results/" + i0 + "/summary", schemaPath: "#/properties/results/items/properties/summary/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
            if (data1.details !== void 0 && func0.call(data1, "details")) {
              if (typeof data1.details !== "string") {
                const err17 = { instancePath: instancePath + "/results/" + i0 + "/details", schemaPath: "#/properties/results/items/properties/details/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
            }
            if (data1.filesTouched !== void 0 && func0.call(data1, "filesTouched")) {
              let data6 = data1.filesTouched;
              if (Array.isArray(data6)) {
                if (data6.length > 1e4) {
                  const err18 = { instancePath: instancePath + "/results/" + i0 + "/filesTouched", schemaPath: "#/properties/results/items/properties/filesTouched/maxItems", keyword: "maxItems", params: { limit: 1e4 }, message: "must NOT have more than 10000 items" };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                }
                const len1 = data6.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data7 = data6[i1];
                  if (typeof data7 === "string") {
                    if (func51(data7) > 4096) {
                      const err19 = { instancePath: instancePath + "/results/" + i0 + "/filesTouched/" + i1, schemaPath: "#/properties/results/items/properties/filesTouched/items/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                      if (vErrors === null) {
                        vErrors = [err19];
                      } else {
                        vErrors.push(err19);
                      }
                      errors++;
                    }
                    if (func51(data7) < 1) {
                      const err20 = { instancePath: instancePath + "/results/" + i0 + "/filesTouched/" + i1, schemaPath: "#/properties/results/items/properties/filesTouched/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      if (vErrors === null) {
                        vErrors = [err20];
                      } else {
                        vErrors.push(err20);
                      }
                      errors++;
                    }
                  } else {
                    const err21 = { instancePath: instancePath + "/results/" + i0 + "/filesTouched/" + i1, schemaPath: "#/properties/results/items/properties/filesTouched/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err21];
                    } else {
                      vErrors.push(err21);
                    }
                    errors++;
                  }
                }
              } else {
                const err22 = { instancePath: instancePath + "/results/" + i0 + "/filesTouched", schemaPath: "#/properties/results/items/properties/filesTouched/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
            }
            if (data1.filesWritten !== void 0 && func0.call(data1, "filesWritten")) {
              let data8 = data1.filesWritten;
              if (Array.isArray(data8)) {
                if (data8.length > 1e4) {
                  const err23 = { instancePath: instancePath + "/results/" + i0 + "/filesWritten", schemaPath: "#/properties/results/items/properties/filesWritten/maxItems", keyword: "maxItems", params: { limit: 1e4 }, message: "must NOT have more than 10000 items" };
                  if (vErrors === null) {
                    vErrors = [err23];
                  } else {
                    vErrors.push(err23);
                  }
                  errors++;
                }
                const len2 = data8.length;
                for (let i2 = 0; i2 < len2; i2++) {
                  let data9 = data8[i2];
                  if (typeof data9 === "string") {
                    if (func51(data9) > 4096) {
                      const err24 = { instancePath: instancePath + "/results/" + i0 + "/filesWritten/" + i2, schemaPath: "#/properties/results/items/properties/filesWritten/items/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                      if (vErrors === null) {
                        vErrors = [err24];
                      } else {
                        vErrors.push(err24);
                      }
                      errors++;
                    }
                    if (func51(data9) < 1) {
                      const err25 = { instancePath: instancePath + "/results/" + i0 + "/filesWritten/" + i2, schemaPath: "#/properties/results/items/properties/filesWritten/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      if (vErrors === null) {
                        vErrors = [err25];
                      } else {
                        vErrors.push(err25);
                      }
                      errors++;
                    }
                  } else {
                    const err26 = { instancePath: instancePath + "/results/" + i0 + "/filesWritten/" + i2, schemaPath: "#/properties/results/items/properties/filesWritten/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err26];
                    } else {
                      vErrors.push(err26);
                    }
                    errors++;
                  }
                }
              } else {
                const err27 = { instancePath: instancePath + "/results/" + i0 + "/filesWritten", schemaPath: "#/properties/results/items/properties/filesWritten/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err27];
                } else {
                  vErrors.push(err27);
                }
                errors++;
              }
            }
            if (data1.gone !== void 0 && func0.call(data1, "gone")) {
              let data10 = data1.gone;
              if (typeof data10 === "string") {
                if (func51(data10) > 2e4) {
                  const err28 = { instancePath: instancePath + "/results/" + i0 + "/gone", schemaPath: "#/properties/results/items/properties/gone/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
                  if (vErrors === null) {
                    vErrors = [err28];
                  } else {
                    vErrors.push(err28);
                  }
                  errors++;
                }
                if (func51(data10) < 1) {
                  const err29 = { instancePath: instancePath + "/results/" + i0 + "/gone", schemaPath: "#/properties/results/items/properties/gone/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err29];
                  } else {
                    vErrors.push(err29);
                  }
                  errors++;
                }
                if (!pattern0.test(data10)) {
                  const err30 = { instancePath: instancePath + "/results/" + i0 + "/gone", schemaPath: "#/properties/results/items/properties/gone/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  if (vErrors === null) {
                    vErrors = [err30];
                  } else {
                    vErrors.push(err30);
                  }
                  errors++;
                }
              } else {
                const err31 = { instancePath: instancePath + "/results/" + i0 + "/gone", schemaPath: "#/properties/results/items/properties/gone/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err31];
                } else {
                  vErrors.push(err31);
                }
                errors++;
              }
            }
            if (data1.places !== void 0 && func0.call(data1, "places")) {
              let data11 = data1.places;
              if (Array.isArray(data11)) {
                if (data11.length > 1e3) {
                  const err32 = { instancePath: instancePath + "/results/" + i0 + "/places", schemaPath: "#/properties/results/items/properties/places/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
                  if (vErrors === null) {
                    vErrors = [err32];
                  } else {
                    vErrors.push(err32);
                  }
                  errors++;
                }
                const len3 = data11.length;
                for (let i3 = 0; i3 < len3; i3++) {
                  let data12 = data11[i3];
                  if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                    if (data12.file === void 0 || !func0.call(data12, "file")) {
                      const err33 = { instancePath: instancePath + "/results/" + i0 + "/places/" + i3, schemaPath: "#/properties/results/items/properties/places/items/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
                      if (vErrors === null) {
                        vErrors = [err33];
                      } else {
                        vErrors.push(err33);
                      }
                      errors++;
                    }
                    if (data12.lines === void 0 || !func0.call(data12, "lines")) {
                      const err34 = { instancePath: instancePath + "/results/" + i0 + "/places/" + i3, schemaPath: "#/properties/results/items/properties/places/items/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                      if (vErrors === null) {
                        vErrors = [err34];
                      } else {
                        vErrors.push(err34);
                      }
                      errors++;
                    }
                    for (const key2 of Object.keys(data12)) {
                      if (!(key2 === "file" || key2 === "lines")) {
                        const err35 = { instancePath: instancePath + "/results/" + i0 + "/places/" + i3, schemaPath: "#/properties/results/items/properties/places/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err35];
                        } else {
                          vErrors.push(err35);
                        }
                        errors++;
                      }
                    }
                    if (data12.file !== void 0 && func0.call(data12, "file")) {
                      let data13 = data12.file;
                      if (typeof data13 === "string") {
                        if (func51(data13) > 4096) {
                          const err36 = { instancePath: instancePath + "/results/" + i0 + "/places/" + i3 + "/file", schemaPath: "#/properties/results/items/properties/places/items/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                          if (vErrors === null) {
                            vErrors = [err36];
                          } else {
                            vErrors.push(err36);
                          }
                          errors++;
                        }
                        if (func51(data13) < 1) {
                          const err37 = { instancePath: instancePath + "/results/" + i0 + "/places/" + i3 + "/file", schemaPath: "#/properties/results/items/properties/places/items/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err37];
                          } else {
                            vErrors.push(err37);
                          }
                          errors++;
                        }
                      } else {
                        const err38 = { instancePath: instancePath + "/results/" + i0 + "/places/" + i3 + "/file", schemaPath: "#/properties/results/items/properties/places/items/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err38];
                        } else {
                          vErrors.push(err38);
                        }
                        errors++;
                      }
                    }
                    if (data12.lines !== void 0 && func0.call(data12, "lines")) {
                      let data14 = data12.lines;
                      if (Array.isArray(data14)) {
                        if (data14.length > 2) {
                          const err39 = { instancePath: instancePath + "/results/" + i0 + "/places/" + i3 + "/lines", schemaPath: "#/properties/results/items/properties/places/items/properties/lines/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
                          if (vErrors === null) {
                            vErrors = [err39];
                          } else {
                            vErrors.push(err39);
                          }
                          errors++;
                        }
                        if (data14.length < 2) {
                          const err40 = { instancePath: instancePath + "/results/" + i0 + "/places/" + i3 + "/lines", schemaPath: "#/properties/results/items/properties/places/items/properties/lines/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
                          if (vErrors === null) {
                            vErrors = [err40];
                          } else {
                            vErrors.push(err40);
                          }
                          errors++;
                        }
                        const len4 = data14.length;
                        for (let i4 = 0; i4 < len4; i4++) {
                          let data15 = data14[i4];
                          if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
                            const err41 = { instancePath: instancePath + "/results/" + i0 + "/places/" + i3 + "/lines/" + i4, schemaPath: "#/properties/results/items/properties/places/items/properties/lines/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                            if (vErrors === null) {
                              vErrors = [err41];
                            } else {
                              vErrors.push(err41);
                            }
                            errors++;
                          }
                          if (typeof data15 == "number" && isFinite(data15)) {
                            if (data15 < 1 || isNaN(data15)) {
                              const err42 = { instancePath: instancePath + "/results/" + i0 + "/places/" + i3 + "/lines/" + i4, schemaPath: "#/properties/results/items/properties/places/items/properties/lines/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                              if (vErrors === null) {
                                vErrors = [err42];
                              } else {
                                vErrors.push(err42);
                              }
                              errors++;
                            }
                          }
                        }
                      } else {
                        const err43 = { instancePath: instancePath + "/results/" + i0 + "/places/" + i3 + "/lines", schemaPath: "#/properties/results/items/properties/places/items/properties/lines/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                        if (vErrors === null) {
                          vErrors = [err43];
                        } else {
                          vErrors.push(err43);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err44 = { instancePath: instancePath + "/results/" + i0 + "/places/" + i3, schemaPath: "#/properties/results/items/properties/places/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err44];
                    } else {
                      vErrors.push(err44);
                    }
                    errors++;
                  }
                }
              } else {
                const err45 = { instancePath: instancePath + "/results/" + i0 + "/places", schemaPath: "#/properties/results/items/properties/places/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err45];
                } else {
                  vErrors.push(err45);
                }
                errors++;
              }
            }
          } else {
            const err46 = { instancePath: instancePath + "/results/" + i0, schemaPath: "#/properties/results/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err46];
            } else {
              vErrors.push(err46);
            }
            errors++;
          }
        }
      } else {
        const err47 = { instancePath: instancePath + "/results", schemaPath: "#/properties/results/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err47];
        } else {
          vErrors.push(err47);
        }
        errors++;
      }
    }
  } else {
    const err48 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err48];
    } else {
      vErrors.push(err48);
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
