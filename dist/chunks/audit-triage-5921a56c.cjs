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
parts["audit-triage-WFFHHSIE"] = part((module, exports) => {
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
var schema11 = { "type": "object", "required": ["slot", "decisions"], "properties": { "slot": { "type": "string", "pattern": "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, "decisions": { "type": "array", "items": { "type": "object", "required": ["id", "decision", "reason", "tier"], "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 40, "pattern": "\\S" }, "decision": { "enum": ["keep", "reject", "duplicate"] }, "of": { "type": "string", "minLength": 1, "maxLength": 40, "pattern": "\\S" }, "reason": { "type": "string", "minLength": 1, "maxLength": 2e3, "pattern": "\\S" }, "tier": { "enum": ["confirmed", "probable", "suspicious"] } }, "additionalProperties": false }, "maxItems": 1e3 } }, "additionalProperties": false };
var func0 = Object.prototype.hasOwnProperty;
var func54 = require_ucs2length().default;
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
    if (data.decisions === void 0 || !func0.call(data, "decisions")) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decisions" }, message: "must have required property 'decisions'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(key0 === "slot" || key0 === "decisions")) {
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
    if (data.decisions !== void 0 && func0.call(data, "decisions")) {
      let data1 = data.decisions;
      if (Array.isArray(data1)) {
        if (data1.length > 1e3) {
          const err5 = { instancePath: instancePath + "/decisions", schemaPath: "#/properties/decisions/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
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
              const err6 = { instancePath: instancePath + "/decisions/" + i0, schemaPath: "#/properties/decisions/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (data2.decision === void 0 || !func0.call(data2, "decision")) {
              const err7 = { instancePath: instancePath + "/decisions/" + i0, schemaPath: "#/properties/decisions/items/required", keyword: "required", params: { missingProperty: "decision" }, message: "must have required property 'decision'" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (data2.reason === void 0 || !func0.call(data2, "reason")) {
              const err8 = { instancePath: instancePath + "/decisions/" + i0, schemaPath: "#/properties/decisions/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (data2.tier === void 0 || !func0.call(data2, "tier")) {
              const err9 = { instancePath: instancePath + "/decisions/" + i0, schemaPath: "#/properties/decisions/items/required", keyword: "required", params: { missingProperty: "tier" }, message: "must have required property 'tier'" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            for (const key1 of Object.keys(data2)) {
              if (!(key1 === "id" || key1 === "decision" || key1 === "of" || key1 === "reason" || key1 === "tier")) {
                const err10 = { instancePath: instancePath + "/decisions/" + i0, schemaPath: "#/properties/decisions/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
            if (data2.id !== void 0 && func0.call(data2, "id")) {
              let data3 = data2.id;
              if (typeof data3 === "string") {
                if (func54(data3) > 40) {
                  const err11 = { instancePath: instancePath + "/decisions/" + i0 + "/id", schemaPath: "#/properties/decisions/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
                if (func54(data3) < 1) {
                  const err12 = { instancePath: instancePath + "/decisions/" + i0 + "/id", schemaPath: "#/properties/decisions/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
                if (!pattern1.test(data3)) {
                  const err13 = { instancePath: instancePath + "/decisions/" + i0 + "/id", schemaPath: "#/properties/decisions/items/properties/id/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
              } else {
                const err14 = { instancePath: instancePath + "/decisions/" + i0 + "/id", schemaPath: "#/properties/decisions/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            }
            if (data2.decision !== void 0 && func0.call(data2, "decision")) {
              let data4 = data2.decision;
              if (!(data4 === "keep" || data4 === "reject" || data4 === "duplicate")) {
                const err15 = { instancePath: instancePath + "/decisions/" + i0 + "/decision", schemaPath: "#/properties/decisions/items/properties/decision/enum", keyword: "enum", params: { allowedValues: schema11.properties.decisions.items.properties.decision.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            }
            if (data2.of !== void 0 && func0.call(data2, "of")) {
              let data5 = data2.of;
              if (typeof data5 === "string") {
                if (func54(data5) > 40) {
                  const err16 = { instancePath: instancePath + "/decisions/" + i0 + "/of", schemaPath: "#/properties/decisions/items/properties/of/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
                if (func54(data5) < 1) {
                  const err17 = { instancePath: instancePath + "/decisions/" + i0 + "/of", schemaPath: "#/properties/decisions/items/properties/of/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
                if (!pattern1.test(data5)) {
                  const err18 = { instancePath: instancePath + "/decisions/" + i0 + "/of", schemaPath: "#/properties/decisions/items/properties/of/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                }
              } else {
                const err19 = { instancePath: instancePath + "/decisions/" + i0 + "/of", schemaPath: "#/properties/decisions/items/properties/of/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
            }
            if (data2.reason !== void 0 && func0.call(data2, "reason")) {
              let data6 = data2.reason;
              if (typeof data6 === "string") {
                if (func54(data6) > 2e3) {
                  const err20 = { instancePath: instancePath + "/decisions/" + i0 + "/reason", schemaPath: "#/properties/decisions/items/properties/reason/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
                  if (vErrors === null) {
                    vErrors = [err20];
                  } else {
                    vErrors.push(err20);
                  }
                  errors++;
                }
                if (func54(data6) < 1) {
                  const err21 = { instancePath: instancePath + "/decisions/" + i0 + "/reason", schemaPath: "#/properties/decisions/items/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err21];
                  } else {
                    vErrors.push(err21);
                  }
                  errors++;
                }
                if (!pattern1.test(data6)) {
                  const err22 = { instancePath: instancePath + "/decisions/" + i0 + "/reason", schemaPath: "#/properties/decisions/items/properties/reason/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  if (vErrors === null) {
                    vErrors = [err22];
                  } else {
                    vErrors.push(err22);
                  }
                  errors++;
                }
              } else {
                const err23 = { instancePath: instancePath + "/decisions/" + i0 + "/reason", schemaPath: "#/properties/decisions/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
            if (data2.tier !== void 0 && func0.call(data2, "tier")) {
              let data7 = data2.tier;
              if (!(data7 === "confirmed" || data7 === "probable" || data7 === "suspicious")) {
                const err24 = { instancePath: instancePath + "/decisions/" + i0 + "/tier", schemaPath: "#/properties/decisions/items/properties/tier/enum", keyword: "enum", params: { allowedValues: schema11.properties.decisions.items.properties.tier.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
          } else {
            const err25 = { instancePath: instancePath + "/decisions/" + i0, schemaPath: "#/properties/decisions/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/decisions", schemaPath: "#/properties/decisions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
  } else {
    const err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err27];
    } else {
      vErrors.push(err27);
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
