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
parts["suppressions-ABUO7YRK"] = part((module, exports) => {
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
var schema11 = { "type": "array", "items": { "type": "object", "required": ["fingerprint", "reason", "by", "expires"], "properties": { "fingerprint": { "type": "string", "pattern": "^[0-9a-f]{64}$" }, "reason": { "type": "string", "minLength": 1, "maxLength": 2e4, "pattern": "\\S" }, "by": { "type": "string", "minLength": 1, "maxLength": 2e4, "pattern": "\\S" }, "expires": { "type": "string", "pattern": "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$" }, "titles": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 2e4, "pattern": "\\S" }, "minItems": 1, "maxItems": 20 }, "severity": { "enum": ["critical", "high", "medium", "low"] }, "place": { "type": "object", "required": ["lines", "within", "before", "after"], "properties": { "lines": { "type": "string", "pattern": "^[0-9a-f]{16}$" }, "within": { "type": "string", "pattern": "^[0-9a-f]{16}$" }, "before": { "type": "array", "items": { "type": "string", "pattern": "^[0-9a-f]{16}$" }, "maxItems": 3 }, "after": { "type": "array", "items": { "type": "string", "pattern": "^[0-9a-f]{16}$" }, "maxItems": 3 }, "cause": { "type": "string", "pattern": "^[0-9a-f]{16}$" } }, "additionalProperties": false } }, "additionalProperties": false }, "maxItems": 1e4 };
var func0 = Object.prototype.hasOwnProperty;
var func51 = require_ucs2length().default;
var pattern0 = new RegExp("^[0-9a-f]{64}$", "u");
var pattern1 = new RegExp("\\S", "u");
var pattern3 = new RegExp("^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$", "u");
var pattern5 = new RegExp("^[0-9a-f]{16}$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 1e4) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 1e4 }, message: "must NOT have more than 10000 items" };
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
        if (data0.fingerprint === void 0 || !func0.call(data0, "fingerprint")) {
          const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "fingerprint" }, message: "must have required property 'fingerprint'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0.reason === void 0 || !func0.call(data0, "reason")) {
          const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.by === void 0 || !func0.call(data0, "by")) {
          const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "by" }, message: "must have required property 'by'" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0.expires === void 0 || !func0.call(data0, "expires")) {
          const err4 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "expires" }, message: "must have required property 'expires'" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        for (const key0 of Object.keys(data0)) {
          if (!(key0 === "fingerprint" || key0 === "reason" || key0 === "by" || key0 === "expires" || key0 === "titles" || key0 === "severity" || key0 === "place")) {
            const err5 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data0.fingerprint !== void 0 && func0.call(data0, "fingerprint")) {
          let data1 = data0.fingerprint;
          if (typeof data1 === "string") {
            if (!pattern0.test(data1)) {
              const err6 = { instancePath: instancePath + "/" + i0 + "/fingerprint", schemaPath: "#/items/properties/fingerprint/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/" + i0 + "/fingerprint", schemaPath: "#/items/properties/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data0.reason !== void 0 && func0.call(data0, "reason")) {
          let data2 = data0.reason;
          if (typeof data2 === "string") {
            if (func51(data2) > 2e4) {
              const err8 = { instancePath: instancePath + "/" + i0 + "/reason", schemaPath: "#/items/properties/reason/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (func51(data2) < 1) {
              const err9 = { instancePath: instancePath + "/" + i0 + "/reason", schemaPath: "#/items/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (!pattern1.test(data2)) {
              const err10 = { instancePath: instancePath + "/" + i0 + "/reason", schemaPath: "#/items/properties/reason/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
          } else {
            const err11 = { instancePath: instancePath + "/" + i0 + "/reason", schemaPath: "#/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data0.by !== void 0 && func0.call(data0, "by")) {
          let data3 = data0.by;
          if (typeof data3 === "string") {
            if (func51(data3) > 2e4) {
              const err12 = { instancePath: instancePath + "/" + i0 + "/by", schemaPath: "#/items/properties/by/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (func51(data3) < 1) {
              const err13 = { instancePath: instancePath + "/" + i0 + "/by", schemaPath: "#/items/properties/by/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (!pattern1.test(data3)) {
              const err14 = { instancePath: instancePath + "/" + i0 + "/by", schemaPath: "#/items/properties/by/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
          } else {
            const err15 = { instancePath: instancePath + "/" + i0 + "/by", schemaPath: "#/items/properties/by/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data0.expires !== void 0 && func0.call(data0, "expires")) {
          let data4 = data0.expires;
          if (typeof data4 === "string") {
            if (!pattern3.test(data4)) {
              const err16 = { instancePath: instancePath + "/" + i0 + "/expires", schemaPath: "#/items/properties/expires/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$" }, message: 'must match pattern "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"' };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
          } else {
            const err17 = { instancePath: instancePath + "/" + i0 + "/expires", schemaPath: "#/items/properties/expires/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data0.titles !== void 0 && func0.call(data0, "titles")) {
          let data5 = data0.titles;
          if (Array.isArray(data5)) {
            if (data5.length > 20) {
              const err18 = { instancePath: instancePath + "/" + i0 + "/titles", schemaPath: "#/items/properties/titles/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
            if (data5.length < 1) {
              const err19 = { instancePath: instancePath + "/" + i0 + "/titles", schemaPath: "#/items/properties/titles/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            const len1 = data5.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data6 = data5[i1];
              if (typeof data6 === "string") {
                if (func51(data6) > 2e4) {
                  const err20 = { instancePath: instancePath + "/" + i0 + "/titles/" + i1, schemaPath: "#/items/properties/titles/items/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
                  if (vErrors === null) {
                    vErrors = [err20];
                  } else {
                    vErrors.push(err20);
                  }
                  errors++;
                }
                if (func51(data6) < 1) {
                  const err21 = { instancePath: instancePath + "/" + i0 + "/titles/" + i1, schemaPath: "#/items/properties/titles/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err21];
                  } else {
                    vErrors.push(err21);
                  }
                  errors++;
                }
                if (!pattern1.test(data6)) {
                  const err22 = { instancePath: instancePath + "/" + i0 + "/titles/" + i1, schemaPath: "#/items/properties/titles/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  if (vErrors === null) {
                    vErrors = [err22];
                  } else {
                    vErrors.push(err22);
                  }
                  errors++;
                }
              } else {
                const err23 = { instancePath: instancePath + "/" + i0 + "/titles/" + i1, schemaPath: "#/items/properties/titles/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
          } else {
            const err24 = { instancePath: instancePath + "/" + i0 + "/titles", schemaPath: "#/items/properties/titles/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
        if (data0.severity !== void 0 && func0.call(data0, "severity")) {
          let data7 = data0.severity;
          if (!(data7 === "critical" || data7 === "high" || data7 === "medium" || data7 === "low")) {
            const err25 = { instancePath: instancePath + "/" + i0 + "/severity", schemaPath: "#/items/properties/severity/enum", keyword: "enum", params: { allowedValues: schema11.items.properties.severity.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
        if (data0.place !== void 0 && func0.call(data0, "place")) {
          let data8 = data0.place;
          if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
            if (data8.lines === void 0 || !func0.call(data8, "lines")) {
              const err26 = { instancePath: instancePath + "/" + i0 + "/place", schemaPath: "#/items/properties/place/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
            if (data8.within === void 0 || !func0.call(data8, "within")) {
              const err27 = { instancePath: instancePath + "/" + i0 + "/place", schemaPath: "#/items/properties/place/required", keyword: "required", params: { missingProperty: "within" }, message: "must have required property 'within'" };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
            if (data8.before === void 0 || !func0.call(data8, "before")) {
              const err28 = { instancePath: instancePath + "/" + i0 + "/place", schemaPath: "#/items/properties/place/required", keyword: "required", params: { missingProperty: "before" }, message: "must have required property 'before'" };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
            if (data8.after === void 0 || !func0.call(data8, "after")) {
              const err29 = { instancePath: instancePath + "/" + i0 + "/place", schemaPath: "#/items/properties/place/required", keyword: "required", params: { missingProperty: "after" }, message: "must have required property 'after'" };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
            for (const key1 of Object.keys(data8)) {
              if (!(key1 === "lines" || key1 === "within" || key1 === "before" || key1 === "after" || key1 === "cause")) {
                const err30 = { instancePath: instancePath + "/" + i0 + "/place", schemaPath: "#/items/properties/place/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err30];
                } else {
                  vErrors.push(err30);
                }
                errors++;
              }
            }
            if (data8.lines !== void 0 && func0.call(data8, "lines")) {
              let data9 = data8.lines;
              if (typeof data9 === "string") {
                if (!pattern5.test(data9)) {
                  const err31 = { instancePath: instancePath + "/" + i0 + "/place/lines", schemaPath: "#/items/properties/place/properties/lines/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
                  if (vErrors === null) {
                    vErrors = [err31];
                  } else {
                    vErrors.push(err31);
                  }
                  errors++;
                }
              } else {
                const err32 = { instancePath: instancePath + "/" + i0 + "/place/lines", schemaPath: "#/items/properties/place/properties/lines/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err32];
                } else {
                  vErrors.push(err32);
                }
                errors++;
              }
            }
            if (data8.within !== void 0 && func0.call(data8, "within")) {
              let data10 = data8.within;
              if (typeof data10 === "string") {
                if (!pattern5.test(data10)) {
                  const err33 = { instancePath: instancePath + "/" + i0 + "/place/within", schemaPath: "#/items/properties/place/properties/within/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
                  if (vErrors === null) {
                    vErrors = [err33];
                  } else {
                    vErrors.push(err33);
                  }
                  errors++;
                }
              } else {
                const err34 = { instancePath: instancePath + "/" + i0 + "/place/within", schemaPath: "#/items/properties/place/properties/within/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err34];
                } else {
                  vErrors.push(err34);
                }
                errors++;
              }
            }
            if (data8.before !== void 0 && func0.call(data8, "before")) {
              let data11 = data8.before;
              if (Array.isArray(data11)) {
                if (data11.length > 3) {
                  const err35 = { instancePath: instancePath + "/" + i0 + "/place/before", schemaPath: "#/items/properties/place/properties/before/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items" };
                  if (vErrors === null) {
                    vErrors = [err35];
                  } else {
                    vErrors.push(err35);
                  }
                  errors++;
                }
                const len2 = data11.length;
                for (let i2 = 0; i2 < len2; i2++) {
                  let data12 = data11[i2];
                  if (typeof data12 === "string") {
                    if (!pattern5.test(data12)) {
                      const err36 = { instancePath: instancePath + "/" + i0 + "/place/before/" + i2, schemaPath: "#/items/properties/place/properties/before/items/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
                      if (vErrors === null) {
                        vErrors = [err36];
                      } else {
                        vErrors.push(err36);
                      }
                      errors++;
                    }
                  } else {
                    const err37 = { instancePath: instancePath + "/" + i0 + "/place/before/" + i2, schemaPath: "#/items/properties/place/properties/before/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err37];
                    } else {
                      vErrors.push(err37);
                    }
                    errors++;
                  }
                }
              } else {
                const err38 = { instancePath: instancePath + "/" + i0 + "/place/before", schemaPath: "#/items/properties/place/properties/before/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err38];
                } else {
                  vErrors.push(err38);
                }
                errors++;
              }
            }
            if (data8.after !== void 0 && func0.call(data8, "after")) {
              let data13 = data8.after;
              if (Array.isArray(data13)) {
                if (data13.length > 3) {
                  const err39 = { instancePath: instancePath + "/" + i0 + "/place/after", schemaPath: "#/items/properties/place/properties/after/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items" };
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
                  if (typeof data14 === "string") {
                    if (!pattern5.test(data14)) {
                      const err40 = { instancePath: instancePath + "/" + i0 + "/place/after/" + i3, schemaPath: "#/items/properties/place/properties/after/items/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
                      if (vErrors === null) {
                        vErrors = [err40];
                      } else {
                        vErrors.push(err40);
                      }
                      errors++;
                    }
                  } else {
                    const err41 = { instancePath: instancePath + "/" + i0 + "/place/after/" + i3, schemaPath: "#/items/properties/place/properties/after/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err41];
                    } else {
                      vErrors.push(err41);
                    }
                    errors++;
                  }
                }
              } else {
                const err42 = { instancePath: instancePath + "/" + i0 + "/place/after", schemaPath: "#/items/properties/place/properties/after/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err42];
                } else {
                  vErrors.push(err42);
                }
                errors++;
              }
            }
            if (data8.cause !== void 0 && func0.call(data8, "cause")) {
              let data15 = data8.cause;
              if (typeof data15 === "string") {
                if (!pattern5.test(data15)) {
                  const err43 = { instancePath: instancePath + "/" + i0 + "/place/cause", schemaPath: "#/items/properties/place/properties/cause/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" }, message: 'must match pattern "^[0-9a-f]{16}$"' };
                  if (vErrors === null) {
                    vErrors = [err43];
                  } else {
                    vErrors.push(err43);
                  }
                  errors++;
                }
              } else {
                const err44 = { instancePath: instancePath + "/" + i0 + "/place/cause", schemaPath: "#/items/properties/place/properties/cause/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err44];
                } else {
                  vErrors.push(err44);
                }
                errors++;
              }
            }
          } else {
            const err45 = { instancePath: instancePath + "/" + i0 + "/place", schemaPath: "#/items/properties/place/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err45];
            } else {
              vErrors.push(err45);
            }
            errors++;
          }
        }
      } else {
        const err46 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err46];
        } else {
          vErrors.push(err46);
        }
        errors++;
      }
    }
  } else {
    const err47 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    if (vErrors === null) {
      vErrors = [err47];
    } else {
      vErrors.push(err47);
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
