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
parts["workflow-config-NR67L5YP"] = part((module, exports) => {
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
var require_fast_deep_equal = __commonJS({
  "node_modules/fast-deep-equal/index.js"(exports2, module2) {
    "use strict";
    module2.exports = function equal(a, b) {
      if (a === b) return true;
      if (a && b && typeof a == "object" && typeof b == "object") {
        if (a.constructor !== b.constructor) return false;
        var length, i, keys;
        if (Array.isArray(a)) {
          length = a.length;
          if (length != b.length) return false;
          for (i = length; i-- !== 0; )
            if (!equal(a[i], b[i])) return false;
          return true;
        }
        if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
        if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
        if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
        keys = Object.keys(a);
        length = keys.length;
        if (length !== Object.keys(b).length) return false;
        for (i = length; i-- !== 0; )
          if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return false;
        for (i = length; i-- !== 0; ) {
          var key = keys[i];
          if (!equal(a[key], b[key])) return false;
        }
        return true;
      }
      return a !== a && b !== b;
    };
  }
});
var require_equal = __commonJS({
  "node_modules/ajv/dist/runtime/equal.js"(exports2) {
    "use strict";
    Object.defineProperty(exports2, "__esModule", { value: true });
    var equal = require_fast_deep_equal();
    equal.code = 'require("ajv/dist/runtime/equal").default';
    exports2.default = equal;
  }
});
var validate = validate10;
var stdin_default = validate10;
var schema11 = { "type": "object", "properties": { "commands": { "type": "object", "properties": { "test": { "type": "string", "minLength": 1 }, "setup": { "type": "string", "minLength": 1 }, "lint": { "type": "string", "minLength": 1 } }, "additionalProperties": false }, "review": { "type": "object", "properties": { "threshold": { "type": "integer", "minimum": 0, "maximum": 100 }, "max_findings": { "type": "integer", "minimum": 1, "maximum": 1e4 }, "warn_files": { "type": "integer", "minimum": 1, "maximum": 1e4 }, "fail_on": { "enum": ["critical", "important", "minor", "never"] }, "scope_policy": { "enum": ["added", "diff_context", "file", "nofilter"] }, "lenses": { "type": "array", "items": { "enum": ["rules-compliance", "bug-scan", "dependency-check", "history-context", "comment-compliance", "intent-fulfilment", "caller-impact", "data-flow-security", "codebase-fit"] }, "minItems": 1, "uniqueItems": true }, "skip": { "type": "array", "items": { "type": "object", "required": ["glob", "reason"], "properties": { "glob": { "type": "string", "pattern": "^[^!\\r\\n][^\\r\\n]{0,4095}$" }, "reason": { "type": "string", "pattern": "^[^\\r\\n]{3,500}$" } }, "additionalProperties": false }, "maxItems": 1e3 } }, "additionalProperties": false }, "audit": { "type": "object", "properties": { "zero_findings_threshold": { "type": "integer", "minimum": 1, "maximum": 1e4 }, "max_rounds": { "type": "integer", "minimum": 1, "maximum": 50 }, "chunking": { "type": "boolean" }, "in_place": { "type": "boolean" }, "setup": { "type": "string", "minLength": 1 }, "share": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "also_touch": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 4096 }, "maxItems": 1e3 }, "roles": { "type": "array", "items": { "type": "object", "required": ["name", "look_for"], "properties": { "name": { "type": "string", "pattern": "^[a-z][a-z0-9-]{0,31}$" }, "look_for": { "type": "string", "minLength": 10, "maxLength": 4e3 } }, "additionalProperties": false }, "minItems": 1, "maxItems": 7 } }, "additionalProperties": false }, "steps": { "type": "object", "properties": { "exclude": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 4096 }, "maxItems": 1e3 }, "derived": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 4096 }, "maxItems": 1e3 } }, "additionalProperties": false }, "models": { "type": "object", "properties": { "summary": { "enum": ["inherit", "haiku", "sonnet", "opus", "fable"] }, "review": { "enum": ["inherit", "haiku", "sonnet", "opus", "fable"] }, "score": { "enum": ["inherit", "haiku", "sonnet", "opus", "fable"] }, "audit": { "enum": ["inherit", "haiku", "sonnet", "opus", "fable"] }, "fix": { "enum": ["inherit", "haiku", "sonnet", "opus", "fable"] } }, "additionalProperties": false } }, "additionalProperties": false };
var func0 = Object.prototype.hasOwnProperty;
var func47 = require_ucs2length().default;
var func32 = require_equal().default;
var pattern0 = new RegExp("^[^!\\r\\n][^\\r\\n]{0,4095}$", "u");
var pattern1 = new RegExp("^[^\\r\\n]{3,500}$", "u");
var pattern2 = new RegExp("^[a-z][a-z0-9-]{0,31}$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 of Object.keys(data)) {
      if (!(key0 === "commands" || key0 === "review" || key0 === "audit" || key0 === "steps" || key0 === "models")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.commands !== void 0 && func0.call(data, "commands")) {
      let data0 = data.commands;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        for (const key1 of Object.keys(data0)) {
          if (!(key1 === "test" || key1 === "setup" || key1 === "lint")) {
            const err1 = { instancePath: instancePath + "/commands", schemaPath: "#/properties/commands/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data0.test !== void 0 && func0.call(data0, "test")) {
          let data1 = data0.test;
          if (typeof data1 === "string") {
            if (func47(data1) < 1) {
              const err2 = { instancePath: instancePath + "/commands/test", schemaPath: "#/properties/commands/properties/test/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          } else {
            const err3 = { instancePath: instancePath + "/commands/test", schemaPath: "#/properties/commands/properties/test/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data0.setup !== void 0 && func0.call(data0, "setup")) {
          let data2 = data0.setup;
          if (typeof data2 === "string") {
            if (func47(data2) < 1) {
              const err4 = { instancePath: instancePath + "/commands/setup", schemaPath: "#/properties/commands/properties/setup/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          } else {
            const err5 = { instancePath: instancePath + "/commands/setup", schemaPath: "#/properties/commands/properties/setup/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data0.lint !== void 0 && func0.call(data0, "lint")) {
          let data3 = data0.lint;
          if (typeof data3 === "string") {
            if (func47(data3) < 1) {
              const err6 = { instancePath: instancePath + "/commands/lint", schemaPath: "#/properties/commands/properties/lint/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/commands/lint", schemaPath: "#/properties/commands/properties/lint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/commands", schemaPath: "#/properties/commands/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.review !== void 0 && func0.call(data, "review")) {
      let data4 = data.review;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        for (const key2 of Object.keys(data4)) {
          if (!(key2 === "threshold" || key2 === "max_findings" || key2 === "warn_files" || key2 === "fail_on" || key2 === "scope_policy" || key2 === "lenses" || key2 === "skip")) {
            const err9 = { instancePath: instancePath + "/review", schemaPath: "#/properties/review/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data4.threshold !== void 0 && func0.call(data4, "threshold")) {
          let data5 = data4.threshold;
          if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
            const err10 = { instancePath: instancePath + "/review/threshold", schemaPath: "#/properties/review/properties/threshold/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 > 100 || isNaN(data5)) {
              const err11 = { instancePath: instancePath + "/review/threshold", schemaPath: "#/properties/review/properties/threshold/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (data5 < 0 || isNaN(data5)) {
              const err12 = { instancePath: instancePath + "/review/threshold", schemaPath: "#/properties/review/properties/threshold/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          }
        }
        if (data4.max_findings !== void 0 && func0.call(data4, "max_findings")) {
          let data6 = data4.max_findings;
          if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
            const err13 = { instancePath: instancePath + "/review/max_findings", schemaPath: "#/properties/review/properties/max_findings/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
          if (typeof data6 == "number" && isFinite(data6)) {
            if (data6 > 1e4 || isNaN(data6)) {
              const err14 = { instancePath: instancePath + "/review/max_findings", schemaPath: "#/properties/review/properties/max_findings/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (data6 < 1 || isNaN(data6)) {
              const err15 = { instancePath: instancePath + "/review/max_findings", schemaPath: "#/properties/review/properties/max_findings/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
          }
        }
        if (data4.warn_files !== void 0 && func0.call(data4, "warn_files")) {
          let data7 = data4.warn_files;
          if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
            const err16 = { instancePath: instancePath + "/review/warn_files", schemaPath: "#/properties/review/properties/warn_files/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
          if (typeof data7 == "number" && isFinite(data7)) {
            if (data7 > 1e4 || isNaN(data7)) {
              const err17 = { instancePath: instancePath + "/review/warn_files", schemaPath: "#/properties/review/properties/warn_files/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000" };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            if (data7 < 1 || isNaN(data7)) {
              const err18 = { instancePath: instancePath + "/review/warn_files", schemaPath: "#/properties/review/properties/warn_files/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
          }
        }
        if (data4.fail_on !== void 0 && func0.call(data4, "fail_on")) {
          let data8 = data4.fail_on;
          if (!(data8 === "critical" || data8 === "important" || data8 === "minor" || data8 === "never")) {
            const err19 = { instancePath: instancePath + "/review/fail_on", schemaPath: "#/properties/review/properties/fail_on/enum", keyword: "enum", params: { allowedValues: schema11.properties.review.properties.fail_on.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
        if (data4.scope_policy !== void 0 && func0.call(data4, "scope_policy")) {
          let data9 = data4.scope_policy;
          if (!(data9 === "added" || data9 === "diff_context" || data9 === "file" || data9 === "nofilter")) {
            const err20 = { instancePath: instancePath + "/review/scope_policy", schemaPath: "#/properties/review/properties/scope_policy/enum", keyword: "enum", params: { allowedValues: schema11.properties.review.properties.scope_policy.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
        if (data4.lenses !== void 0 && func0.call(data4, "lenses")) {
          let data10 = data4.lenses;
          if (Array.isArray(data10)) {
            if (data10.length < 1) {
              const err21 = { instancePath: instancePath + "/review/lenses", schemaPath: "#/properties/review/properties/lenses/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
            const len0 = data10.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data11 = data10[i0];
              if (!(data11 === "rules-compliance" || data11 === "bug-scan" || data11 === "dependency-check" || data11 === "history-context" || data11 === "comment-compliance" || data11 === "intent-fulfilment" || data11 === "caller-impact" || data11 === "data-flow-security" || data11 === "codebase-fit")) {
                const err22 = { instancePath: instancePath + "/review/lenses/" + i0, schemaPath: "#/properties/review/properties/lenses/items/enum", keyword: "enum", params: { allowedValues: schema11.properties.review.properties.lenses.items.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
            }
            let i1 = data10.length;
            let j0;
            if (i1 > 1) {
              outer0:
                for (; i1--; ) {
                  for (j0 = i1; j0--; ) {
                    if (func32(data10[i1], data10[j0])) {
                      const err23 = { instancePath: instancePath + "/review/lenses", schemaPath: "#/properties/review/properties/lenses/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
                      if (vErrors === null) {
                        vErrors = [err23];
                      } else {
                        vErrors.push(err23);
                      }
                      errors++;
                      break outer0;
                    }
                  }
                }
            }
          } else {
            const err24 = { instancePath: instancePath + "/review/lenses", schemaPath: "#/properties/review/properties/lenses/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
        if (data4.skip !== void 0 && func0.call(data4, "skip")) {
          let data12 = data4.skip;
          if (Array.isArray(data12)) {
            if (data12.length > 1e3) {
              const err25 = { instancePath: instancePath + "/review/skip", schemaPath: "#/properties/review/properties/skip/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
              if (vErrors === null) {
                vErrors = [err25];
              } else {
                vErrors.push(err25);
              }
              errors++;
            }
            const len1 = data12.length;
            for (let i2 = 0; i2 < len1; i2++) {
              let data13 = data12[i2];
              if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                if (data13.glob === void 0 || !func0.call(data13, "glob")) {
                  const err26 = { instancePath: instancePath + "/review/skip/" + i2, schemaPath: "#/properties/review/properties/skip/items/required", keyword: "required", params: { missingProperty: "glob" }, message: "must have required property 'glob'" };
                  if (vErrors === null) {
                    vErrors = [err26];
                  } else {
                    vErrors.push(err26);
                  }
                  errors++;
                }
                if (data13.reason === void 0 || !func0.call(data13, "reason")) {
                  const err27 = { instancePath: instancePath + "/review/skip/" + i2, schemaPath: "#/properties/review/properties/skip/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
                  if (vErrors === null) {
                    vErrors = [err27];
                  } else {
                    vErrors.push(err27);
                  }
                  errors++;
                }
                for (const key3 of Object.keys(data13)) {
                  if (!(key3 === "glob" || key3 === "reason")) {
                    const err28 = { instancePath: instancePath + "/review/skip/" + i2, schemaPath: "#/properties/review/properties/skip/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err28];
                    } else {
                      vErrors.push(err28);
                    }
                    errors++;
                  }
                }
                if (data13.glob !== void 0 && func0.call(data13, "glob")) {
                  let data14 = data13.glob;
                  if (typeof data14 === "string") {
                    if (!pattern0.test(data14)) {
                      const err29 = { instancePath: instancePath + "/review/skip/" + i2 + "/glob", schemaPath: "#/properties/review/properties/skip/items/properties/glob/pattern", keyword: "pattern", params: { pattern: "^[^!\\r\\n][^\\r\\n]{0,4095}$" }, message: 'must match pattern "^[^!\\r\\n][^\\r\\n]{0,4095}$"' };
                      if (vErrors === null) {
                        vErrors = [err29];
                      } else {
                        vErrors.push(err29);
                      }
                      errors++;
                    }
                  } else {
                    const err30 = { instancePath: instancePath + "/review/skip/" + i2 + "/glob", schemaPath: "#/properties/review/properties/skip/items/properties/glob/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err30];
                    } else {
                      vErrors.push(err30);
                    }
                    errors++;
                  }
                }
                if (data13.reason !== void 0 && func0.call(data13, "reason")) {
                  let data15 = data13.reason;
                  if (typeof data15 === "string") {
                    if (!pattern1.test(data15)) {
                      const err31 = { instancePath: instancePath + "/review/skip/" + i2 + "/reason", schemaPath: "#/properties/review/properties/skip/items/properties/reason/pattern", keyword: "pattern", params: { pattern: "^[^\\r\\n]{3,500}$" }, message: 'must match pattern "^[^\\r\\n]{3,500}$"' };
                      if (vErrors === null) {
                        vErrors = [err31];
                      } else {
                        vErrors.push(err31);
                      }
                      errors++;
                    }
                  } else {
                    const err32 = { instancePath: instancePath + "/review/skip/" + i2 + "/reason", schemaPath: "#/properties/review/properties/skip/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err32];
                    } else {
                      vErrors.push(err32);
                    }
                    errors++;
                  }
                }
              } else {
                const err33 = { instancePath: instancePath + "/review/skip/" + i2, schemaPath: "#/properties/review/properties/skip/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err33];
                } else {
                  vErrors.push(err33);
                }
                errors++;
              }
            }
          } else {
            const err34 = { instancePath: instancePath + "/review/skip", schemaPath: "#/properties/review/properties/skip/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        }
      } else {
        const err35 = { instancePath: instancePath + "/review", schemaPath: "#/properties/review/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
    }
    if (data.audit !== void 0 && func0.call(data, "audit")) {
      let data16 = data.audit;
      if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
        for (const key4 of Object.keys(data16)) {
          if (!(key4 === "zero_findings_threshold" || key4 === "max_rounds" || key4 === "chunking" || key4 === "in_place" || key4 === "setup" || key4 === "share" || key4 === "also_touch" || key4 === "roles")) {
            const err36 = { instancePath: instancePath + "/audit", schemaPath: "#/properties/audit/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err36];
            } else {
              vErrors.push(err36);
            }
            errors++;
          }
        }
        if (data16.zero_findings_threshold !== void 0 && func0.call(data16, "zero_findings_threshold")) {
          let data17 = data16.zero_findings_threshold;
          if (!(typeof data17 == "number" && (!(data17 % 1) && !isNaN(data17)) && isFinite(data17))) {
            const err37 = { instancePath: instancePath + "/audit/zero_findings_threshold", schemaPath: "#/properties/audit/properties/zero_findings_threshold/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err37];
            } else {
              vErrors.push(err37);
            }
            errors++;
          }
          if (typeof data17 == "number" && isFinite(data17)) {
            if (data17 > 1e4 || isNaN(data17)) {
              const err38 = { instancePath: instancePath + "/audit/zero_findings_threshold", schemaPath: "#/properties/audit/properties/zero_findings_threshold/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000" };
              if (vErrors === null) {
                vErrors = [err38];
              } else {
                vErrors.push(err38);
              }
              errors++;
            }
            if (data17 < 1 || isNaN(data17)) {
              const err39 = { instancePath: instancePath + "/audit/zero_findings_threshold", schemaPath: "#/properties/audit/properties/zero_findings_threshold/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err39];
              } else {
                vErrors.push(err39);
              }
              errors++;
            }
          }
        }
        if (data16.max_rounds !== void 0 && func0.call(data16, "max_rounds")) {
          let data18 = data16.max_rounds;
          if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)) && isFinite(data18))) {
            const err40 = { instancePath: instancePath + "/audit/max_rounds", schemaPath: "#/properties/audit/properties/max_rounds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
          if (typeof data18 == "number" && isFinite(data18)) {
            if (data18 > 50 || isNaN(data18)) {
              const err41 = { instancePath: instancePath + "/audit/max_rounds", schemaPath: "#/properties/audit/properties/max_rounds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 }, message: "must be <= 50" };
              if (vErrors === null) {
                vErrors = [err41];
              } else {
                vErrors.push(err41);
              }
              errors++;
            }
            if (data18 < 1 || isNaN(data18)) {
              const err42 = { instancePath: instancePath + "/audit/max_rounds", schemaPath: "#/properties/audit/properties/max_rounds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
          }
        }
        if (data16.chunking !== void 0 && func0.call(data16, "chunking")) {
          if (typeof data16.chunking !== "boolean") {
            const err43 = { instancePath: instancePath + "/audit/chunking", schemaPath: "#/properties/audit/properties/chunking/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err43];
            } else {
              vErrors.push(err43);
            }
            errors++;
          }
        }
        if (data16.in_place !== void 0 && func0.call(data16, "in_place")) {
          if (typeof data16.in_place !== "boolean") {
            const err44 = { instancePath: instancePath + "/audit/in_place", schemaPath: "#/properties/audit/properties/in_place/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err44];
            } else {
              vErrors.push(err44);
            }
            errors++;
          }
        }
        if (data16.setup !== void 0 && func0.call(data16, "setup")) {
          let data21 = data16.setup;
          if (typeof data21 === "string") {
            if (func47(data21) < 1) {
              const err45 = { instancePath: instancePath + "/audit/setup", schemaPath: "#/properties/audit/properties/setup/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
          } else {
            const err46 = { instancePath: instancePath + "/audit/setup", schemaPath: "#/properties/audit/properties/setup/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err46];
            } else {
              vErrors.push(err46);
            }
            errors++;
          }
        }
        if (data16.share !== void 0 && func0.call(data16, "share")) {
          let data22 = data16.share;
          if (Array.isArray(data22)) {
            const len2 = data22.length;
            for (let i3 = 0; i3 < len2; i3++) {
              let data23 = data22[i3];
              if (typeof data23 === "string") {
                if (func47(data23) < 1) {
                  const err47 = { instancePath: instancePath + "/audit/share/" + i3, schemaPath: "#/properties/audit/properties/share/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err47];
                  } else {
                    vErrors.push(err47);
                  }
                  errors++;
                }
              } else {
                const err48 = { instancePath: instancePath + "/audit/share/" + i3, schemaPath: "#/properties/audit/properties/share/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err48];
                } else {
                  vErrors.push(err48);
                }
                errors++;
              }
            }
          } else {
            const err49 = { instancePath: instancePath + "/audit/share", schemaPath: "#/properties/audit/properties/share/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err49];
            } else {
              vErrors.push(err49);
            }
            errors++;
          }
        }
        if (data16.also_touch !== void 0 && func0.call(data16, "also_touch")) {
          let data24 = data16.also_touch;
          if (Array.isArray(data24)) {
            if (data24.length > 1e3) {
              const err50 = { instancePath: instancePath + "/audit/also_touch", schemaPath: "#/properties/audit/properties/also_touch/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
              if (vErrors === null) {
                vErrors = [err50];
              } else {
                vErrors.push(err50);
              }
              errors++;
            }
            const len3 = data24.length;
            for (let i4 = 0; i4 < len3; i4++) {
              let data25 = data24[i4];
              if (typeof data25 === "string") {
                if (func47(data25) > 4096) {
                  const err51 = { instancePath: instancePath + "/audit/also_touch/" + i4, schemaPath: "#/properties/audit/properties/also_touch/items/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                  if (vErrors === null) {
                    vErrors = [err51];
                  } else {
                    vErrors.push(err51);
                  }
                  errors++;
                }
                if (func47(data25) < 1) {
                  const err52 = { instancePath: instancePath + "/audit/also_touch/" + i4, schemaPath: "#/properties/audit/properties/also_touch/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err52];
                  } else {
                    vErrors.push(err52);
                  }
                  errors++;
                }
              } else {
                const err53 = { instancePath: instancePath + "/audit/also_touch/" + i4, schemaPath: "#/properties/audit/properties/also_touch/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err53];
                } else {
                  vErrors.push(err53);
                }
                errors++;
              }
            }
          } else {
            const err54 = { instancePath: instancePath + "/audit/also_touch", schemaPath: "#/properties/audit/properties/also_touch/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err54];
            } else {
              vErrors.push(err54);
            }
            errors++;
          }
        }
        if (data16.roles !== void 0 && func0.call(data16, "roles")) {
          let data26 = data16.roles;
          if (Array.isArray(data26)) {
            if (data26.length > 7) {
              const err55 = { instancePath: instancePath + "/audit/roles", schemaPath: "#/properties/audit/properties/roles/maxItems", keyword: "maxItems", params: { limit: 7 }, message: "must NOT have more than 7 items" };
              if (vErrors === null) {
                vErrors = [err55];
              } else {
                vErrors.push(err55);
              }
              errors++;
            }
            if (data26.length < 1) {
              const err56 = { instancePath: instancePath + "/audit/roles", schemaPath: "#/properties/audit/properties/roles/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
              if (vErrors === null) {
                vErrors = [err56];
              } else {
                vErrors.push(err56);
              }
              errors++;
            }
            const len4 = data26.length;
            for (let i5 = 0; i5 < len4; i5++) {
              let data27 = data26[i5];
              if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
                if (data27.name === void 0 || !func0.call(data27, "name")) {
                  const err57 = { instancePath: instancePath + "/audit/roles/" + i5, schemaPath: "#/properties/audit/properties/roles/items/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
                  if (vErrors === null) {
                    vErrors = [err57];
                  } else {
                    vErrors.push(err57);
                  }
                  errors++;
                }
                if (data27.look_for === void 0 || !func0.call(data27, "look_for")) {
                  const err58 = { instancePath: instancePath + "/audit/roles/" + i5, schemaPath: "#/properties/audit/properties/roles/items/required", keyword: "required", params: { missingProperty: "look_for" }, message: "must have required property 'look_for'" };
                  if (vErrors === null) {
                    vErrors = [err58];
                  } else {
                    vErrors.push(err58);
                  }
                  errors++;
                }
                for (const key5 of Object.keys(data27)) {
                  if (!(key5 === "name" || key5 === "look_for")) {
                    const err59 = { instancePath: instancePath + "/audit/roles/" + i5, schemaPath: "#/properties/audit/properties/roles/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err59];
                    } else {
                      vErrors.push(err59);
                    }
                    errors++;
                  }
                }
                if (data27.name !== void 0 && func0.call(data27, "name")) {
                  let data28 = data27.name;
                  if (typeof data28 === "string") {
                    if (!pattern2.test(data28)) {
                      const err60 = { instancePath: instancePath + "/audit/roles/" + i5 + "/name", schemaPath: "#/properties/audit/properties/roles/items/properties/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9-]{0,31}$" }, message: 'must match pattern "^[a-z][a-z0-9-]{0,31}$"' };
                      if (vErrors === null) {
                        vErrors = [err60];
                      } else {
                        vErrors.push(err60);
                      }
                      errors++;
                    }
                  } else {
                    const err61 = { instancePath: instancePath + "/audit/roles/" + i5 + "/name", schemaPath: "#/properties/audit/properties/roles/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err61];
                    } else {
                      vErrors.push(err61);
                    }
                    errors++;
                  }
                }
                if (data27.look_for !== void 0 && func0.call(data27, "look_for")) {
                  let data29 = data27.look_for;
                  if (typeof data29 === "string") {
                    if (func47(data29) > 4e3) {
                      const err62 = { instancePath: instancePath + "/audit/roles/" + i5 + "/look_for", schemaPath: "#/properties/audit/properties/roles/items/properties/look_for/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
                      if (vErrors === null) {
                        vErrors = [err62];
                      } else {
                        vErrors.push(err62);
                      }
                      errors++;
                    }
                    if (func47(data29) < 10) {
                      const err63 = { instancePath: instancePath + "/audit/roles/" + i5 + "/look_for", schemaPath: "#/properties/audit/properties/roles/items/properties/look_for/minLength", keyword: "minLength", params: { limit: 10 }, message: "must NOT have fewer than 10 characters" };
                      if (vErrors === null) {
                        vErrors = [err63];
                      } else {
                        vErrors.push(err63);
                      }
                      errors++;
                    }
                  } else {
                    const err64 = { instancePath: instancePath + "/audit/roles/" + i5 + "/look_for", schemaPath: "#/properties/audit/properties/roles/items/properties/look_for/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err64];
                    } else {
                      vErrors.push(err64);
                    }
                    errors++;
                  }
                }
              } else {
                const err65 = { instancePath: instancePath + "/audit/roles/" + i5, schemaPath: "#/properties/audit/properties/roles/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err65];
                } else {
                  vErrors.push(err65);
                }
                errors++;
              }
            }
          } else {
            const err66 = { instancePath: instancePath + "/audit/roles", schemaPath: "#/properties/audit/properties/roles/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err66];
            } else {
              vErrors.push(err66);
            }
            errors++;
          }
        }
      } else {
        const err67 = { instancePath: instancePath + "/audit", schemaPath: "#/properties/audit/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err67];
        } else {
          vErrors.push(err67);
        }
        errors++;
      }
    }
    if (data.steps !== void 0 && func0.call(data, "steps")) {
      let data30 = data.steps;
      if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
        for (const key6 of Object.keys(data30)) {
          if (!(key6 === "exclude" || key6 === "derived")) {
            const err68 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err68];
            } else {
              vErrors.push(err68);
            }
            errors++;
          }
        }
        if (data30.exclude !== void 0 && func0.call(data30, "exclude")) {
          let data31 = data30.exclude;
          if (Array.isArray(data31)) {
            if (data31.length > 1e3) {
              const err69 = { instancePath: instancePath + "/steps/exclude", schemaPath: "#/properties/steps/properties/exclude/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
              if (vErrors === null) {
                vErrors = [err69];
              } else {
                vErrors.push(err69);
              }
              errors++;
            }
            const len5 = data31.length;
            for (let i6 = 0; i6 < len5; i6++) {
              let data32 = data31[i6];
              if (typeof data32 === "string") {
                if (func47(data32) > 4096) {
                  const err70 = { instancePath: instancePath + "/steps/exclude/" + i6, schemaPath: "#/properties/steps/properties/exclude/items/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                  if (vErrors === null) {
                    vErrors = [err70];
                  } else {
                    vErrors.push(err70);
                  }
                  errors++;
                }
                if (func47(data32) < 1) {
                  const err71 = { instancePath: instancePath + "/steps/exclude/" + i6, schemaPath: "#/properties/steps/properties/exclude/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err71];
                  } else {
                    vErrors.push(err71);
                  }
                  errors++;
                }
              } else {
                const err72 = { instancePath: instancePath + "/steps/exclude/" + i6, schemaPath: "#/properties/steps/properties/exclude/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err72];
                } else {
                  vErrors.push(err72);
                }
                errors++;
              }
            }
          } else {
            const err73 = { instancePath: instancePath + "/steps/exclude", schemaPath: "#/properties/steps/properties/exclude/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err73];
            } else {
              vErrors.push(err73);
            }
            errors++;
          }
        }
        if (data30.derived !== void 0 && func0.call(data30, "derived")) {
          let data33 = data30.derived;
          if (Array.isArray(data33)) {
            if (data33.length > 1e3) {
              const err74 = { instancePath: instancePath + "/steps/derived", schemaPath: "#/properties/steps/properties/derived/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
              if (vErrors === null) {
                vErrors = [err74];
              } else {
                vErrors.push(err74);
              }
              errors++;
            }
            const len6 = data33.length;
            for (let i7 = 0; i7 < len6; i7++) {
              let data34 = data33[i7];
              if (typeof data34 === "string") {
                if (func47(data34) > 4096) {
                  const err75 = { instancePath: instancePath + "/steps/derived/" + i7, schemaPath: "#/properties/steps/properties/derived/items/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                  if (vErrors === null) {
                    vErrors = [err75];
                  } else {
                    vErrors.push(err75);
                  }
                  errors++;
                }
                if (func47(data34) < 1) {
                  const err76 = { instancePath: instancePath + "/steps/derived/" + i7, schemaPath: "#/properties/steps/properties/derived/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err76];
                  } else {
                    vErrors.push(err76);
                  }
                  errors++;
                }
              } else {
                const err77 = { instancePath: instancePath + "/steps/derived/" + i7, schemaPath: "#/properties/steps/properties/derived/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err77];
                } else {
                  vErrors.push(err77);
                }
                errors++;
              }
            }
          } else {
            const err78 = { instancePath: instancePath + "/steps/derived", schemaPath: "#/properties/steps/properties/derived/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err78];
            } else {
              vErrors.push(err78);
            }
            errors++;
          }
        }
      } else {
        const err79 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err79];
        } else {
          vErrors.push(err79);
        }
        errors++;
      }
    }
    if (data.models !== void 0 && func0.call(data, "models")) {
      let data35 = data.models;
      if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
        for (const key7 of Object.keys(data35)) {
          if (!(key7 === "summary" || key7 === "review" || key7 === "score" || key7 === "audit" || key7 === "fix")) {
            const err80 = { instancePath: instancePath + "/models", schemaPath: "#/properties/models/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err80];
            } else {
              vErrors.push(err80);
            }
            errors++;
          }
        }
        if (data35.summary !== void 0 && func0.call(data35, "summary")) {
          let data36 = data35.summary;
          if (!(data36 === "inherit" || data36 === "haiku" || data36 === "sonnet" || data36 === "opus" || data36 === "fable")) {
            const err81 = { instancePath: instancePath + "/models/summary", schemaPath: "#/properties/models/properties/summary/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.properties.summary.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err81];
            } else {
              vErrors.push(err81);
            }
            errors++;
          }
        }
        if (data35.review !== void 0 && func0.call(data35, "review")) {
          let data37 = data35.review;
          if (!(data37 === "inherit" || data37 === "haiku" || data37 === "sonnet" || data37 === "opus" || data37 === "fable")) {
            const err82 = { instancePath: instancePath + "/models/review", schemaPath: "#/properties/models/properties/review/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.properties.review.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err82];
            } else {
              vErrors.push(err82);
            }
            errors++;
          }
        }
        if (data35.score !== void 0 && func0.call(data35, "score")) {
          let data38 = data35.score;
          if (!(data38 === "inherit" || data38 === "haiku" || data38 === "sonnet" || data38 === "opus" || data38 === "fable")) {
            const err83 = { instancePath: instancePath + "/models/score", schemaPath: "#/properties/models/properties/score/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.properties.score.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err83];
            } else {
              vErrors.push(err83);
            }
            errors++;
          }
        }
        if (data35.audit !== void 0 && func0.call(data35, "audit")) {
          let data39 = data35.audit;
          if (!(data39 === "inherit" || data39 === "haiku" || data39 === "sonnet" || data39 === "opus" || data39 === "fable")) {
            const err84 = { instancePath: instancePath + "/models/audit", schemaPath: "#/properties/models/properties/audit/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.properties.audit.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err84];
            } else {
              vErrors.push(err84);
            }
            errors++;
          }
        }
        if (data35.fix !== void 0 && func0.call(data35, "fix")) {
          let data40 = data35.fix;
          if (!(data40 === "inherit" || data40 === "haiku" || data40 === "sonnet" || data40 === "opus" || data40 === "fable")) {
            const err85 = { instancePath: instancePath + "/models/fix", schemaPath: "#/properties/models/properties/fix/enum", keyword: "enum", params: { allowedValues: schema11.properties.models.properties.fix.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err85];
            } else {
              vErrors.push(err85);
            }
            errors++;
          }
        }
      } else {
        const err86 = { instancePath: instancePath + "/models", schemaPath: "#/properties/models/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err86];
        } else {
          vErrors.push(err86);
        }
        errors++;
      }
    }
  } else {
    const err87 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err87];
    } else {
      vErrors.push(err87);
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
