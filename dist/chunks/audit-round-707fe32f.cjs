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
parts["audit-round-DKCXJVUL"] = part((module, exports) => {
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
var schema11 = { "type": "object", "required": ["preset", "date", "round", "started_at", "findings", "rejected"], "properties": { "preset": { "type": "string" }, "date": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\d$" }, "round": { "type": "integer", "minimum": 1 }, "started_at": { "type": "string" }, "coverage": { "type": "object", "required": ["specialists", "answered", "silent", "unopened", "note"], "properties": { "specialists": { "type": "integer", "minimum": 1 }, "answered": { "type": "integer", "minimum": 0 }, "silent": { "type": "array", "items": { "type": "string" } }, "unopened": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 4096 } }, "note": { "type": "string" } }, "additionalProperties": false }, "findings": { "type": "array", "items": { "type": "object", "required": ["id", "severity", "title", "description", "evidence", "impact", "location", "instance_fix", "class_fix", "tier", "escape_type", "invariant_ref", "architecture_ref", "source", "agent", "status", "bounty", "round", "timestamp", "fingerprint", "reason"], "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 40, "pattern": "\\S" }, "severity": { "enum": ["critical", "high", "medium", "low"] }, "title": { "type": "string" }, "description": { "type": "string" }, "evidence": { "type": "string" }, "impact": { "type": "string" }, "location": { "type": "object", "required": ["file", "lines"], "properties": { "file": { "type": "string", "minLength": 1, "maxLength": 4096 }, "lines": { "type": "array", "items": { "type": "integer", "minimum": 1 }, "minItems": 2, "maxItems": 2 } }, "additionalProperties": false }, "instance_fix": { "type": "string" }, "class_fix": { "type": "string" }, "tier": { "enum": ["confirmed", "probable", "suspicious"] }, "escape_type": { "anyOf": [{ "enum": ["implementation", "spec", "non-escape"] }, { "type": "null" }] }, "invariant_ref": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "architecture_ref": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "source": { "enum": ["audit-specialist", "fix-diff-reviewer", "tests"] }, "agent": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "\\S" }, "status": { "enum": ["open", "fixed", "deferred", "disputed", "moot"] }, "bounty": { "type": "integer" }, "round": { "type": "integer", "minimum": 1 }, "timestamp": { "type": "string" }, "fingerprint": { "type": "string", "pattern": "^[0-9a-f]{64}$" }, "reason": { "anyOf": [{ "type": "string" }, { "type": "null" }] } }, "additionalProperties": false } }, "rejected": { "type": "array", "items": { "type": "object", "required": ["id", "title", "agent", "reason", "penalty_applied"], "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 40, "pattern": "\\S" }, "title": { "type": "string" }, "agent": { "type": "string" }, "reason": { "type": "string" }, "penalty_applied": { "type": "integer" } }, "additionalProperties": false } } }, "additionalProperties": false };
var func0 = Object.prototype.hasOwnProperty;
var func65 = require_ucs2length().default;
var pattern0 = new RegExp("^\\d{4}-\\d\\d-\\d\\d$", "u");
var pattern1 = new RegExp("\\S", "u");
var pattern3 = new RegExp("^[0-9a-f]{64}$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.preset === void 0 || !func0.call(data, "preset")) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "preset" }, message: "must have required property 'preset'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.date === void 0 || !func0.call(data, "date")) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "date" }, message: "must have required property 'date'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.round === void 0 || !func0.call(data, "round")) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.started_at === void 0 || !func0.call(data, "started_at")) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "started_at" }, message: "must have required property 'started_at'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.findings === void 0 || !func0.call(data, "findings")) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "findings" }, message: "must have required property 'findings'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.rejected === void 0 || !func0.call(data, "rejected")) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rejected" }, message: "must have required property 'rejected'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(key0 === "preset" || key0 === "date" || key0 === "round" || key0 === "started_at" || key0 === "coverage" || key0 === "findings" || key0 === "rejected")) {
        const err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.preset !== void 0 && func0.call(data, "preset")) {
      if (typeof data.preset !== "string") {
        const err7 = { instancePath: instancePath + "/preset", schemaPath: "#/properties/preset/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.date !== void 0 && func0.call(data, "date")) {
      let data1 = data.date;
      if (typeof data1 === "string") {
        if (!pattern0.test(data1)) {
          const err8 = { instancePath: instancePath + "/date", schemaPath: "#/properties/date/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\d$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\d$"' };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/date", schemaPath: "#/properties/date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.round !== void 0 && func0.call(data, "round")) {
      let data2 = data.round;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err10 = { instancePath: instancePath + "/round", schemaPath: "#/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 1 || isNaN(data2)) {
          const err11 = { instancePath: instancePath + "/round", schemaPath: "#/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.started_at !== void 0 && func0.call(data, "started_at")) {
      if (typeof data.started_at !== "string") {
        const err12 = { instancePath: instancePath + "/started_at", schemaPath: "#/properties/started_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.coverage !== void 0 && func0.call(data, "coverage")) {
      let data4 = data.coverage;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.specialists === void 0 || !func0.call(data4, "specialists")) {
          const err13 = { instancePath: instancePath + "/coverage", schemaPath: "#/properties/coverage/required", keyword: "required", params: { missingProperty: "specialists" }, message: "must have required property 'specialists'" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data4.answered === void 0 || !func0.call(data4, "answered")) {
          const err14 = { instancePath: instancePath + "/coverage", schemaPath: "#/properties/coverage/required", keyword: "required", params: { missingProperty: "answered" }, message: "must have required property 'answered'" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data4.silent === void 0 || !func0.call(data4, "silent")) {
          const err15 = { instancePath: instancePath + "/coverage", schemaPath: "#/properties/coverage/required", keyword: "required", params: { missingProperty: "silent" }, message: "must have required property 'silent'" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (data4.unopened === void 0 || !func0.call(data4, "unopened")) {
          const err16 = { instancePath: instancePath + "/coverage", schemaPath: "#/properties/coverage/required", keyword: "required", params: { missingProperty: "unopened" }, message: "must have required property 'unopened'" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (data4.note === void 0 || !func0.call(data4, "note")) {
          const err17 = { instancePath: instancePath + "/coverage", schemaPath: "#/properties/coverage/required", keyword: "required", params: { missingProperty: "note" }, message: "must have required property 'note'" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        for (const key1 of Object.keys(data4)) {
          if (!(key1 === "specialists" || key1 === "answered" || key1 === "silent" || key1 === "unopened" || key1 === "note")) {
            const err18 = { instancePath: instancePath + "/coverage", schemaPath: "#/properties/coverage/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data4.specialists !== void 0 && func0.call(data4, "specialists")) {
          let data5 = data4.specialists;
          if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
            const err19 = { instancePath: instancePath + "/coverage/specialists", schemaPath: "#/properties/coverage/properties/specialists/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 < 1 || isNaN(data5)) {
              const err20 = { instancePath: instancePath + "/coverage/specialists", schemaPath: "#/properties/coverage/properties/specialists/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
          }
        }
        if (data4.answered !== void 0 && func0.call(data4, "answered")) {
          let data6 = data4.answered;
          if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
            const err21 = { instancePath: instancePath + "/coverage/answered", schemaPath: "#/properties/coverage/properties/answered/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
          if (typeof data6 == "number" && isFinite(data6)) {
            if (data6 < 0 || isNaN(data6)) {
              const err22 = { instancePath: instancePath + "/coverage/answered", schemaPath: "#/properties/coverage/properties/answered/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
          }
        }
        if (data4.silent !== void 0 && func0.call(data4, "silent")) {
          let data7 = data4.silent;
          if (Array.isArray(data7)) {
            const len0 = data7.length;
            for (let i0 = 0; i0 < len0; i0++) {
              if (typeof data7[i0] !== "string") {
                const err23 = { instancePath: instancePath + "/coverage/silent/" + i0, schemaPath: "#/properties/coverage/properties/silent/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
          } else {
            const err24 = { instancePath: instancePath + "/coverage/silent", schemaPath: "#/properties/coverage/properties/silent/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
        if (data4.unopened !== void 0 && func0.call(data4, "unopened")) {
          let data9 = data4.unopened;
          if (Array.isArray(data9)) {
            const len1 = data9.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data10 = data9[i1];
              if (typeof data10 === "string") {
                if (func65(data10) > 4096) {
                  const err25 = { instancePath: instancePath + "/coverage/unopened/" + i1, schemaPath: "#/properties/coverage/properties/unopened/items/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                  if (vErrors === null) {
                    vErrors = [err25];
                  } else {
                    vErrors.push(err25);
                  }
                  errors++;
                }
                if (func65(data10) < 1) {
                  const err26 = { instancePath: instancePath + "/coverage/unopened/" + i1, schemaPath: "#/properties/coverage/properties/unopened/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err26];
                  } else {
                    vErrors.push(err26);
                  }
                  errors++;
                }
              } else {
                const err27 = { instancePath: instancePath + "/coverage/unopened/" + i1, schemaPath: "#/properties/coverage/properties/unopened/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err27];
                } else {
                  vErrors.push(err27);
                }
                errors++;
              }
            }
          } else {
            const err28 = { instancePath: instancePath + "/coverage/unopened", schemaPath: "#/properties/coverage/properties/unopened/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
        if (data4.note !== void 0 && func0.call(data4, "note")) {
          if (typeof data4.note !== "string") {
            const err29 = { instancePath: instancePath + "/coverage/note", schemaPath: "#/properties/coverage/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
      } else {
        const err30 = { instancePath: instancePath + "/coverage", schemaPath: "#/properties/coverage/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.findings !== void 0 && func0.call(data, "findings")) {
      let data12 = data.findings;
      if (Array.isArray(data12)) {
        const len2 = data12.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data13 = data12[i2];
          if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
            if (data13.id === void 0 || !func0.call(data13, "id")) {
              const err31 = { instancePath: instancePath + "/findings/" + i2, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
            if (data13.severity === void 0 || !func0.call(data13, "severity")) {
              const err32 = { instancePath: instancePath + "/findings/" + i2, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "severity" }, message: "must have required property 'severity'" };
              if (vErrors === null) {
                vErrors = [err32];
              } else {
                vErrors.push(err32);
              }
              errors++;
            }
            if (data13.title === void 0 || !func0.call(data13, "title")) {
              const err33 = { instancePath: instancePath + "/findings/" + i2, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
              if (vErrors === null) {
                vErrors = [err33];
              } else {
                vErrors.push(err33);
              }
              errors++;
            }
            if (data13.description === void 0 || !func0.call(data13, "description")) {
              const err34 = { instancePath: instancePath + "/findings/" + i2, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
              if (vErrors === null) {
                vErrors = [err34];
              } else {
                vErrors.push(err34);
              }
              errors++;
            }
            if (data13.evidence === void 0 || !func0.call(data13, "evidence")) {
              const err35 = { instancePath: instancePath + "/findings/" + i2, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "evidence" }, message: "must have required property 'evidence'" };
              if (vErrors === null) {
                vErrors = [err35];
              } else {
                vErrors.push(err35);
              }
              errors++;
            }
            if (data13.impact === void 0 || !func0.call(data13, "impact")) {
              const err36 = { instancePath: instancePath + "/findings/" + i2, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "impact" }, message: "must have required property 'impact'" };
              if (vErrors === null) {
                vErrors = [err36];
              } else {
                vErrors.push(err36);
              }
              errors++;
            }
            if (data13.location === void 0 || !func0.call(data13, "location")) {
              const err37 = { instancePath: instancePath + "/findings/" + i2, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "location" }, message: "must have required property 'location'" };
              if (vErrors === null) {
                vErrors = [err37];
              } else {
                vErrors.push(err37);
              }
              errors++;
            }
            if (data13.instance_fix === void 0 || !func0.call(data13, "instance_fix")) {
              const err38 = { instancePath: instancePath + "/findings/" + i2, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "instance_fix" }, message: "must have required property 'instance_fix'" };
              if (vErrors === null) {
                vErrors = [err38];
              } else {
                vErrors.push(err38);
              }
              errors++;
            }
            if (data13.class_fix === void 0 || !func0.call(data13, "class_fix")) {
              const err39 = { instancePath: instancePath + "/findings/" + i2, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "class_fix" }, message: "must have required property 'class_fix'" };
              if (vErrors === null) {
                vErrors = [err39];
              } else {
                vErrors.push(err39);
              }
              errors++;
            }
            if (data13.tier === void 0 || !func0.call(data13, "tier")) {
              const err40 = { instancePath: instancePath + "/findings/" + i2, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "tier" }, message: "must have required property 'tier'" };
              if (vErrors === null) {
                vErrors = [err40];
              } else {
                vErrors.push(err40);
              }
              errors++;
            }
            if (data13.escape_type === void 0 || !func0.call(data13, "escape_type")) {
              const err41 = { instancePath: instancePath + "/findings/" + i2, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "escape_type" }, message: "must have required property 'escape_type'" };
              if (vErrors === null) {
                vErrors = [err41];
              } else {
                vErrors.push(err41);
              }
              errors++;
            }
            if (data13.invariant_ref === void 0 || !func0.call(data13, "invariant_ref")) {
              const err42 = { instancePath: instancePath + "/findings/" + i2, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "invariant_ref" }, message: "must have required property 'invariant_ref'" };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
            if (data13.architecture_ref === void 0 || !func0.call(data13, "architecture_ref")) {
              const err43 = { instancePath: instancePath + "/findings/" + i2, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "architecture_ref" }, message: "must have required property 'architecture_ref'" };
              if (vErrors === null) {
                vErrors = [err43];
              } else {
                vErrors.push(err43);
              }
              errors++;
            }
            if (data13.source === void 0 || !func0.call(data13, "source")) {
              const err44 = { instancePath: instancePath + "/findings/" + i2, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'" };
              if (vErrors === null) {
                vErrors = [err44];
              } else {
                vErrors.push(err44);
              }
              errors++;
            }
            if (data13.agent === void 0 || !func0.call(data13, "agent")) {
              const err45 = { instancePath: instancePath + "/findings/" + i2, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'" };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
            if (data13.status === void 0 || !func0.call(data13, "status")) {
              const err46 = { instancePath: instancePath + "/findings/" + i2, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
              if (vErrors === null) {
                vErrors = [err46];
              } else {
                vErrors.push(err46);
              }
              errors++;
            }
            if (data13.bounty === void 0 || !func0.call(data13, "bounty")) {
              const err47 = { instancePath: instancePath + "/findings/" + i2, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "bounty" }, message: "must have required property 'bounty'" };
              if (vErrors === null) {
                vErrors = [err47];
              } else {
                vErrors.push(err47);
              }
              errors++;
            }
            if (data13.round === void 0 || !func0.call(data13, "round")) {
              const err48 = { instancePath: instancePath + "/findings/" + i2, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
              if (vErrors === null) {
                vErrors = [err48];
              } else {
                vErrors.push(err48);
              }
              errors++;
            }
            if (data13.timestamp === void 0 || !func0.call(data13, "timestamp")) {
              const err49 = { instancePath: instancePath + "/findings/" + i2, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "timestamp" }, message: "must have required property 'timestamp'" };
              if (vErrors === null) {
                vErrors = [err49];
              } else {
                vErrors.push(err49);
              }
              errors++;
            }
            if (data13.fingerprint === void 0 || !func0.call(data13, "fingerprint")) {
              const err50 = { instancePath: instancePath + "/findings/" + i2, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "fingerprint" }, message: "must have required property 'fingerprint'" };
              if (vErrors === null) {
                vErrors = [err50];
              } else {
                vErrors.push(err50);
              }
              errors++;
            }
            if (data13.reason === void 0 || !func0.call(data13, "reason")) {
              const err51 = { instancePath: instancePath + "/findings/" + i2, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
              if (vErrors === null) {
                vErrors = [err51];
              } else {
                vErrors.push(err51);
              }
              errors++;
            }
            for (const key2 of Object.keys(data13)) {
              if (!func0.call(schema11.properties.findings.items.properties, key2)) {
                const err52 = { instancePath: instancePath + "/findings/" + i2, schemaPath: "#/properties/findings/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err52];
                } else {
                  vErrors.push(err52);
                }
                errors++;
              }
            }
            if (data13.id !== void 0 && func0.call(data13, "id")) {
              let data14 = data13.id;
              if (typeof data14 === "string") {
                if (func65(data14) > 40) {
                  const err53 = { instancePath: instancePath + "/findings/" + i2 + "/id", schemaPath: "#/properties/findings/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                  if (vErrors === null) {
                    vErrors = [err53];
                  } else {
                    vErrors.push(err53);
                  }
                  errors++;
                }
                if (func65(data14) < 1) {
                  const err54 = { instancePath: instancePath + "/findings/" + i2 + "/id", schemaPath: "#/properties/findings/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err54];
                  } else {
                    vErrors.push(err54);
                  }
                  errors++;
                }
                if (!pattern1.test(data14)) {
                  const err55 = { instancePath: instancePath + "/findings/" + i2 + "/id", schemaPath: "#/properties/findings/items/properties/id/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  if (vErrors === null) {
                    vErrors = [err55];
                  } else {
                    vErrors.push(err55);
                  }
                  errors++;
                }
              } else {
                const err56 = { instancePath: instancePath + "/findings/" + i2 + "/id", schemaPath: "#/properties/findings/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err56];
                } else {
                  vErrors.push(err56);
                }
                errors++;
              }
            }
            if (data13.severity !== void 0 && func0.call(data13, "severity")) {
              let data15 = data13.severity;
              if (!(data15 === "critical" || data15 === "high" || data15 === "medium" || data15 === "low")) {
                const err57 = { instancePath: instancePath + "/findings/" + i2 + "/severity", schemaPath: "#/properties/findings/items/properties/severity/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.severity.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err57];
                } else {
                  vErrors.push(err57);
                }
                errors++;
              }
            }
            if (data13.title !== void 0 && func0.call(data13, "title")) {
              if (typeof data13.title !== "string") {
                const err58 = { instancePath: instancePath + "/findings/" + i2 + "/title", schemaPath: "#/properties/findings/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err58];
                } else {
                  vErrors.push(err58);
                }
                errors++;
              }
            }
            if (data13.description !== void 0 && func0.call(data13, "description")) {
              if (typeof data13.description !== "string") {
                const err59 = { instancePath: instancePath + "/findings/" + i2 + "/description", schemaPath: "#/properties/findings/items/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err59];
                } else {
                  vErrors.push(err59);
                }
                errors++;
              }
            }
            if (data13.evidence !== void 0 && func0.call(data13, "evidence")) {
              if (typeof data13.evidence !== "string") {
                const err60 = { instancePath: instancePath + "/findings/" + i2 + "/evidence", schemaPath: "#/properties/findings/items/properties/evidence/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err60];
                } else {
                  vErrors.push(err60);
                }
                errors++;
              }
            }
            if (data13.impact !== void 0 && func0.call(data13, "impact")) {
              if (typeof data13.impact !== "string") {
                const err61 = { instancePath: instancePath + "/findings/" + i2 + "/impact", schemaPath: "#/properties/findings/items/properties/impact/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err61];
                } else {
                  vErrors.push(err61);
                }
                errors++;
              }
            }
            if (data13.location !== void 0 && func0.call(data13, "location")) {
              let data20 = data13.location;
              if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
                if (data20.file === void 0 || !func0.call(data20, "file")) {
                  const err62 = { instancePath: instancePath + "/findings/" + i2 + "/location", schemaPath: "#/properties/findings/items/properties/location/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
                  if (vErrors === null) {
                    vErrors = [err62];
                  } else {
                    vErrors.push(err62);
                  }
                  errors++;
                }
                if (data20.lines === void 0 || !func0.call(data20, "lines")) {
                  const err63 = { instancePath: instancePath + "/findings/" + i2 + "/location", schemaPath: "#/properties/findings/items/properties/location/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                  if (vErrors === null) {
                    vErrors = [err63];
                  } else {
                    vErrors.push(err63);
                  }
                  errors++;
                }
                for (const key3 of Object.keys(data20)) {
                  if (!(key3 === "file" || key3 === "lines")) {
                    const err64 = { instancePath: instancePath + "/findings/" + i2 + "/location", schemaPath: "#/properties/findings/items/properties/location/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err64];
                    } else {
                      vErrors.push(err64);
                    }
                    errors++;
                  }
                }
                if (data20.file !== void 0 && func0.call(data20, "file")) {
                  let data21 = data20.file;
                  if (typeof data21 === "string") {
                    if (func65(data21) > 4096) {
                      const err65 = { instancePath: instancePath + "/findings/" + i2 + "/location/file", schemaPath: "#/properties/findings/items/properties/location/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                      if (vErrors === null) {
                        vErrors = [err65];
                      } else {
                        vErrors.push(err65);
                      }
                      errors++;
                    }
                    if (func65(data21) < 1) {
                      const err66 = { instancePath: instancePath + "/findings/" + i2 + "/location/file", schemaPath: "#/properties/findings/items/properties/location/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      if (vErrors === null) {
                        vErrors = [err66];
                      } else {
                        vErrors.push(err66);
                      }
                      errors++;
                    }
                  } else {
                    const err67 = { instancePath: instancePath + "/findings/" + i2 + "/location/file", schemaPath: "#/properties/findings/items/properties/location/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err67];
                    } else {
                      vErrors.push(err67);
                    }
                    errors++;
                  }
                }
                if (data20.lines !== void 0 && func0.call(data20, "lines")) {
                  let data22 = data20.lines;
                  if (Array.isArray(data22)) {
                    if (data22.length > 2) {
                      const err68 = { instancePath: instancePath + "/findings/" + i2 + "/location/lines", schemaPath: "#/properties/findings/items/properties/location/properties/lines/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
                      if (vErrors === null) {
                        vErrors = [err68];
                      } else {
                        vErrors.push(err68);
                      }
                      errors++;
                    }
                    if (data22.length < 2) {
                      const err69 = { instancePath: instancePath + "/findings/" + i2 + "/location/lines", schemaPath: "#/properties/findings/items/properties/location/properties/lines/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
                      if (vErrors === null) {
                        vErrors = [err69];
                      } else {
                        vErrors.push(err69);
                      }
                      errors++;
                    }
                    const len3 = data22.length;
                    for (let i3 = 0; i3 < len3; i3++) {
                      let data23 = data22[i3];
                      if (!(typeof data23 == "number" && (!(data23 % 1) && !isNaN(data23)) && isFinite(data23))) {
                        const err70 = { instancePath: instancePath + "/findings/" + i2 + "/location/lines/" + i3, schemaPath: "#/properties/findings/items/properties/location/properties/lines/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) {
                          vErrors = [err70];
                        } else {
                          vErrors.push(err70);
                        }
                        errors++;
                      }
                      if (typeof data23 == "number" && isFinite(data23)) {
                        if (data23 < 1 || isNaN(data23)) {
                          const err71 = { instancePath: instancePath + "/findings/" + i2 + "/location/lines/" + i3, schemaPath: "#/properties/findings/items/properties/location/properties/lines/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                          if (vErrors === null) {
                            vErrors = [err71];
                          } else {
                            vErrors.push(err71);
                          }
                          errors++;
                        }
                      }
                    }
                  } else {
                    const err72 = { instancePath: instancePath + "/findings/" + i2 + "/location/lines", schemaPath: "#/properties/findings/items/properties/location/properties/lines/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    if (vErrors === null) {
                      vErrors = [err72];
                    } else {
                      vErrors.push(err72);
                    }
                    errors++;
                  }
                }
              } else {
                const err73 = { instancePath: instancePath + "/findings/" + i2 + "/location", schemaPath: "#/properties/findings/items/properties/location/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err73];
                } else {
                  vErrors.push(err73);
                }
                errors++;
              }
            }
            if (data13.instance_fix !== void 0 && func0.call(data13, "instance_fix")) {
              if (typeof data13.instance_fix !== "string") {
                const err74 = { instancePath: instancePath + "/findings/" + i2 + "/instance_fix", schemaPath: "#/properties/findings/items/properties/instance_fix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err74];
                } else {
                  vErrors.push(err74);
                }
                errors++;
              }
            }
            if (data13.class_fix !== void 0 && func0.call(data13, "class_fix")) {
              if (typeof data13.class_fix !== "string") {
                const err75 = { instancePath: instancePath + "/findings/" + i2 + "/class_fix", schemaPath: "#/properties/findings/items/properties/class_fix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err75];
                } else {
                  vErrors.push(err75);
                }
                errors++;
              }
            }
            if (data13.tier !== void 0 && func0.call(data13, "tier")) {
              let data26 = data13.tier;
              if (!(data26 === "confirmed" || data26 === "probable" || data26 === "suspicious")) {
                const err76 = { instancePath: instancePath + "/findings/" + i2 + "/tier", schemaPath: "#/properties/findings/items/properties/tier/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.tier.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err76];
                } else {
                  vErrors.push(err76);
                }
                errors++;
              }
            }
            if (data13.escape_type !== void 0 && func0.call(data13, "escape_type")) {
              let data27 = data13.escape_type;
              const _errs58 = errors;
              let valid12 = false;
              const _errs59 = errors;
              if (!(data27 === "implementation" || data27 === "spec" || data27 === "non-escape")) {
                const err77 = { instancePath: instancePath + "/findings/" + i2 + "/escape_type", schemaPath: "#/properties/findings/items/properties/escape_type/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.escape_type.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err77];
                } else {
                  vErrors.push(err77);
                }
                errors++;
              }
              var _valid0 = _errs59 === errors;
              valid12 = valid12 || _valid0;
              if (!valid12) {
                const _errs60 = errors;
                if (data27 !== null) {
                  const err78 = { instancePath: instancePath + "/findings/" + i2 + "/escape_type", schemaPath: "#/properties/findings/items/properties/escape_type/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err78];
                  } else {
                    vErrors.push(err78);
                  }
                  errors++;
                }
                var _valid0 = _errs60 === errors;
                valid12 = valid12 || _valid0;
              }
              if (!valid12) {
                const err79 = { instancePath: instancePath + "/findings/" + i2 + "/escape_type", schemaPath: "#/properties/findings/items/properties/escape_type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err79];
                } else {
                  vErrors.push(err79);
                }
                errors++;
              } else {
                errors = _errs58;
                if (vErrors !== null) {
                  if (_errs58) {
                    vErrors.length = _errs58;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
            if (data13.invariant_ref !== void 0 && func0.call(data13, "invariant_ref")) {
              let data28 = data13.invariant_ref;
              const _errs63 = errors;
              let valid13 = false;
              const _errs64 = errors;
              if (typeof data28 !== "string") {
                const err80 = { instancePath: instancePath + "/findings/" + i2 + "/invariant_ref", schemaPath: "#/properties/findings/items/properties/invariant_ref/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err80];
                } else {
                  vErrors.push(err80);
                }
                errors++;
              }
              var _valid1 = _errs64 === errors;
              valid13 = valid13 || _valid1;
              if (!valid13) {
                const _errs66 = errors;
                if (data28 !== null) {
                  const err81 = { instancePath: instancePath + "/findings/" + i2 + "/invariant_ref", schemaPath: "#/properties/findings/items/properties/invariant_ref/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err81];
                  } else {
                    vErrors.push(err81);
                  }
                  errors++;
                }
                var _valid1 = _errs66 === errors;
                valid13 = valid13 || _valid1;
              }
              if (!valid13) {
                const err82 = { instancePath: instancePath + "/findings/" + i2 + "/invariant_ref", schemaPath: "#/properties/findings/items/properties/invariant_ref/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err82];
                } else {
                  vErrors.push(err82);
                }
                errors++;
              } else {
                errors = _errs63;
                if (vErrors !== null) {
                  if (_errs63) {
                    vErrors.length = _errs63;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
            if (data13.architecture_ref !== void 0 && func0.call(data13, "architecture_ref")) {
              let data29 = data13.architecture_ref;
              const _errs69 = errors;
              let valid14 = false;
              const _errs70 = errors;
              if (typeof data29 !== "string") {
                const err83 = { instancePath: instancePath + "/findings/" + i2 + "/architecture_ref", schemaPath: "#/properties/findings/items/properties/architecture_ref/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err83];
                } else {
                  vErrors.push(err83);
                }
                errors++;
              }
              var _valid2 = _errs70 === errors;
              valid14 = valid14 || _valid2;
              if (!valid14) {
                const _errs72 = errors;
                if (data29 !== null) {
                  const err84 = { instancePath: instancePath + "/findings/" + i2 + "/architecture_ref", schemaPath: "#/properties/findings/items/properties/architecture_ref/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err84];
                  } else {
                    vErrors.push(err84);
                  }
                  errors++;
                }
                var _valid2 = _errs72 === errors;
                valid14 = valid14 || _valid2;
              }
              if (!valid14) {
                const err85 = { instancePath: instancePath + "/findings/" + i2 + "/architecture_ref", schemaPath: "#/properties/findings/items/properties/architecture_ref/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err85];
                } else {
                  vErrors.push(err85);
                }
                errors++;
              } else {
                errors = _errs69;
                if (vErrors !== null) {
                  if (_errs69) {
                    vErrors.length = _errs69;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
            if (data13.source !== void 0 && func0.call(data13, "source")) {
              let data30 = data13.source;
              if (!(data30 === "audit-specialist" || data30 === "fix-diff-reviewer" || data30 === "tests")) {
                const err86 = { instancePath: instancePath + "/findings/" + i2 + "/source", schemaPath: "#/properties/findings/items/properties/source/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.source.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err86];
                } else {
                  vErrors.push(err86);
                }
                errors++;
              }
            }
            if (data13.agent !== void 0 && func0.call(data13, "agent")) {
              let data31 = data13.agent;
              if (typeof data31 === "string") {
                if (func65(data31) > 100) {
                  const err87 = { instancePath: instancePath + "/findings/" + i2 + "/agent", schemaPath: "#/properties/findings/items/properties/agent/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                  if (vErrors === null) {
                    vErrors = [err87];
                  } else {
                    vErrors.push(err87);
                  }
                  errors++;
                }
                if (func65(data31) < 1) {
                  const err88 = { instancePath: instancePath + "/findings/" + i2 + "/agent", schemaPath: "#/properties/findings/items/properties/agent/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err88];
                  } else {
                    vErrors.push(err88);
                  }
                  errors++;
                }
                if (!pattern1.test(data31)) {
                  const err89 = { instancePath: instancePath + "/findings/" + i2 + "/agent", schemaPath: "#/properties/findings/items/properties/agent/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  if (vErrors === null) {
                    vErrors = [err89];
                  } else {
                    vErrors.push(err89);
                  }
                  errors++;
                }
              } else {
                const err90 = { instancePath: instancePath + "/findings/" + i2 + "/agent", schemaPath: "#/properties/findings/items/properties/agent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err90];
                } else {
                  vErrors.push(err90);
                }
                errors++;
              }
            }
            if (data13.status !== void 0 && func0.call(data13, "status")) {
              let data32 = data13.status;
              if (!(data32 === "open" || data32 === "fixed" || data32 === "deferred" || data32 === "disputed" || data32 === "moot")) {
                const err91 = { instancePath: instancePath + "/findings/" + i2 + "/status", schemaPath: "#/properties/findings/items/properties/status/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.status.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err91];
                } else {
                  vErrors.push(err91);
                }
                errors++;
              }
            }
            if (data13.bounty !== void 0 && func0.call(data13, "bounty")) {
              let data33 = data13.bounty;
              if (!(typeof data33 == "number" && (!(data33 % 1) && !isNaN(data33)) && isFinite(data33))) {
                const err92 = { instancePath: instancePath + "/findings/" + i2 + "/bounty", schemaPath: "#/properties/findings/items/properties/bounty/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err92];
                } else {
                  vErrors.push(err92);
                }
                errors++;
              }
            }
            if (data13.round !== void 0 && func0.call(data13, "round")) {
              let data34 = data13.round;
              if (!(typeof data34 == "number" && (!(data34 % 1) && !isNaN(data34)) && isFinite(data34))) {
                const err93 = { instancePath: instancePath + "/findings/" + i2 + "/round", schemaPath: "#/properties/findings/items/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err93];
                } else {
                  vErrors.push(err93);
                }
                errors++;
              }
              if (typeof data34 == "number" && isFinite(data34)) {
                if (data34 < 1 || isNaN(data34)) {
                  const err94 = { instancePath: instancePath + "/findings/" + i2 + "/round", schemaPath: "#/properties/findings/items/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  if (vErrors === null) {
                    vErrors = [err94];
                  } else {
                    vErrors.push(err94);
                  }
                  errors++;
                }
              }
            }
            if (data13.timestamp !== void 0 && func0.call(data13, "timestamp")) {
              if (typeof data13.timestamp !== "string") {
                const err95 = { instancePath: instancePath + "/findings/" + i2 + "/timestamp", schemaPath: "#/properties/findings/items/properties/timestamp/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err95];
                } else {
                  vErrors.push(err95);
                }
                errors++;
              }
            }
            if (data13.fingerprint !== void 0 && func0.call(data13, "fingerprint")) {
              let data36 = data13.fingerprint;
              if (typeof data36 === "string") {
                if (!pattern3.test(data36)) {
                  const err96 = { instancePath: instancePath + "/findings/" + i2 + "/fingerprint", schemaPath: "#/properties/findings/items/properties/fingerprint/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' };
                  if (vErrors === null) {
                    vErrors = [err96];
                  } else {
                    vErrors.push(err96);
                  }
                  errors++;
                }
              } else {
                const err97 = { instancePath: instancePath + "/findings/" + i2 + "/fingerprint", schemaPath: "#/properties/findings/items/properties/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err97];
                } else {
                  vErrors.push(err97);
                }
                errors++;
              }
            }
            if (data13.reason !== void 0 && func0.call(data13, "reason")) {
              let data37 = data13.reason;
              const _errs87 = errors;
              let valid15 = false;
              const _errs88 = errors;
              if (typeof data37 !== "string") {
                const err98 = { instancePath: instancePath + "/findings/" + i2 + "/reason", schemaPath: "#/properties/findings/items/properties/reason/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err98];
                } else {
                  vErrors.push(err98);
                }
                errors++;
              }
              var _valid3 = _errs88 === errors;
              valid15 = valid15 || _valid3;
              if (!valid15) {
                const _errs90 = errors;
                if (data37 !== null) {
                  const err99 = { instancePath: instancePath + "/findings/" + i2 + "/reason", schemaPath: "#/properties/findings/items/properties/reason/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err99];
                  } else {
                    vErrors.push(err99);
                  }
                  errors++;
                }
                var _valid3 = _errs90 === errors;
                valid15 = valid15 || _valid3;
              }
              if (!valid15) {
                const err100 = { instancePath: instancePath + "/findings/" + i2 + "/reason", schemaPath: "#/properties/findings/items/properties/reason/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err100];
                } else {
                  vErrors.push(err100);
                }
                errors++;
              } else {
                errors = _errs87;
                if (vErrors !== null) {
                  if (_errs87) {
                    vErrors.length = _errs87;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
          } else {
            const err101 = { instancePath: instancePath + "/findings/" + i2, schemaPath: "#/properties/findings/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err101];
            } else {
              vErrors.push(err101);
            }
            errors++;
          }
        }
      } else {
        const err102 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err102];
        } else {
          vErrors.push(err102);
        }
        errors++;
      }
    }
    if (data.rejected !== void 0 && func0.call(data, "rejected")) {
      let data38 = data.rejected;
      if (Array.isArray(data38)) {
        const len4 = data38.length;
        for (let i4 = 0; i4 < len4; i4++) {
          let data39 = data38[i4];
          if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
            if (data39.id === void 0 || !func0.call(data39, "id")) {
              const err103 = { instancePath: instancePath + "/rejected/" + i4, schemaPath: "#/properties/rejected/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              if (vErrors === null) {
                vErrors = [err103];
              } else {
                vErrors.push(err103);
              }
              errors++;
            }
            if (data39.title === void 0 || !func0.call(data39, "title")) {
              const err104 = { instancePath: instancePath + "/rejected/" + i4, schemaPath: "#/properties/rejected/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
              if (vErrors === null) {
                vErrors = [err104];
              } else {
                vErrors.push(err104);
              }
              errors++;
            }
            if (data39.agent === void 0 || !func0.call(data39, "agent")) {
              const err105 = { instancePath: instancePath + "/rejected/" + i4, schemaPath: "#/properties/rejected/items/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'" };
              if (vErrors === null) {
                vErrors = [err105];
              } else {
                vErrors.push(err105);
              }
              errors++;
            }
            if (data39.reason === void 0 || !func0.call(data39, "reason")) {
              const err106 = { instancePath: instancePath + "/rejected/" + i4, schemaPath: "#/properties/rejected/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
              if (vErrors === null) {
                vErrors = [err106];
              } else {
                vErrors.push(err106);
              }
              errors++;
            }
            if (data39.penalty_applied === void 0 || !func0.call(data39, "penalty_applied")) {
              const err107 = { instancePath: instancePath + "/rejected/" + i4, schemaPath: "#/properties/rejected/items/required", keyword: "required", params: { missingProperty: "penalty_applied" }, message: "must have required property 'penalty_applied'" };
              if (vErrors === null) {
                vErrors = [err107];
              } else {
                vErrors.push(err107);
              }
              errors++;
            }
            for (const key4 of Object.keys(data39)) {
              if (!(key4 === "id" || key4 === "title" || key4 === "agent" || key4 === "reason" || key4 === "penalty_applied")) {
                const err108 = { instancePath: instancePath + "/rejected/" + i4, schemaPath: "#/properties/rejected/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err108];
                } else {
                  vErrors.push(err108);
                }
                errors++;
              }
            }
            if (data39.id !== void 0 && func0.call(data39, "id")) {
              let data40 = data39.id;
              if (typeof data40 === "string") {
                if (func65(data40) > 40) {
                  const err109 = { instancePath: instancePath + "/rejected/" + i4 + "/id", schemaPath: "#/properties/rejected/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                  if (vErrors === null) {
                    vErrors = [err109];
                  } else {
                    vErrors.push(err109);
                  }
                  errors++;
                }
                if (func65(data40) < 1) {
                  const err110 = { instancePath: instancePath + "/rejected/" + i4 + "/id", schemaPath: "#/properties/rejected/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err110];
                  } else {
                    vErrors.push(err110);
                  }
                  errors++;
                }
                if (!pattern1.test(data40)) {
                  const err111 = { instancePath: instancePath + "/rejected/" + i4 + "/id", schemaPath: "#/properties/rejected/items/properties/id/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  if (vErrors === null) {
                    vErrors = [err111];
                  } else {
                    vErrors.push(err111);
                  }
                  errors++;
                }
              } else {
                const err112 = { instancePath: instancePath + "/rejected/" + i4 + "/id", schemaPath: "#/properties/rejected/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err112];
                } else {
                  vErrors.push(err112);
                }
                errors++;
              }
            }
            if (data39.title !== void 0 && func0.call(data39, "title")) {
              if (typeof data39.title !== "string") {
                const err113 = { instancePath: instancePath + "/rejected/" + i4 + "/title", schemaPath: "#/properties/rejected/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err113];
                } else {
                  vErrors.push(err113);
                }
                errors++;
              }
            }
            if (data39.agent !== void 0 && func0.call(data39, "agent")) {
              if (typeof data39.agent !== "string") {
                const err114 = { instancePath: instancePath + "/rejected/" + i4 + "/agent", schemaPath: "#/properties/rejected/items/properties/agent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err114];
                } else {
                  vErrors.push(err114);
                }
                errors++;
              }
            }
            if (data39.reason !== void 0 && func0.call(data39, "reason")) {
              if (typeof data39.reason !== "string") {
                const err115 = { instancePath: instancePath + "/rejected/" + i4 + "/reason", schemaPath: "#/properties/rejected/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err115];
                } else {
                  vErrors.push(err115);
                }
                errors++;
              }
            }
            if (data39.penalty_applied !== void 0 && func0.call(data39, "penalty_applied")) {
              let data44 = data39.penalty_applied;
              if (!(typeof data44 == "number" && (!(data44 % 1) && !isNaN(data44)) && isFinite(data44))) {
                const err116 = { instancePath: instancePath + "/rejected/" + i4 + "/penalty_applied", schemaPath: "#/properties/rejected/items/properties/penalty_applied/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err116];
                } else {
                  vErrors.push(err116);
                }
                errors++;
              }
            }
          } else {
            const err117 = { instancePath: instancePath + "/rejected/" + i4, schemaPath: "#/properties/rejected/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err117];
            } else {
              vErrors.push(err117);
            }
            errors++;
          }
        }
      } else {
        const err118 = { instancePath: instancePath + "/rejected", schemaPath: "#/properties/rejected/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err118];
        } else {
          vErrors.push(err118);
        }
        errors++;
      }
    }
  } else {
    const err119 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err119];
    } else {
      vErrors.push(err119);
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
