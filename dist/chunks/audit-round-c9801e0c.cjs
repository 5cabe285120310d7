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
parts["audit-round-VQMZ53K7"] = part((module, exports) => {
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
var schema11 = { "type": "object", "required": ["preset", "date", "round", "started_at", "findings", "rejected"], "properties": { "preset": { "type": "string" }, "date": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\d$" }, "round": { "type": "integer", "minimum": 1 }, "started_at": { "type": "string" }, "findings": { "type": "array", "items": { "type": "object", "required": ["id", "severity", "title", "description", "evidence", "impact", "location", "instance_fix", "class_fix", "tier", "escape_type", "invariant_ref", "architecture_ref", "source", "agent", "status", "bounty", "round", "timestamp", "fingerprint", "reason"], "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 40, "pattern": "\\S" }, "severity": { "enum": ["critical", "high", "medium", "low"] }, "title": { "type": "string" }, "description": { "type": "string" }, "evidence": { "type": "string" }, "impact": { "type": "string" }, "location": { "type": "object", "required": ["file", "lines"], "properties": { "file": { "type": "string", "minLength": 1, "maxLength": 4096 }, "lines": { "type": "array", "items": { "type": "integer", "minimum": 1 }, "minItems": 2, "maxItems": 2 } }, "additionalProperties": false }, "instance_fix": { "type": "string" }, "class_fix": { "type": "string" }, "tier": { "enum": ["confirmed", "probable", "suspicious"] }, "escape_type": { "anyOf": [{ "enum": ["implementation", "spec", "non-escape"] }, { "type": "null" }] }, "invariant_ref": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "architecture_ref": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "source": { "enum": ["audit-specialist", "fix-diff-reviewer", "tests"] }, "agent": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "\\S" }, "status": { "enum": ["open", "fixed", "deferred", "disputed"] }, "bounty": { "type": "integer" }, "round": { "type": "integer", "minimum": 1 }, "timestamp": { "type": "string" }, "fingerprint": { "type": "string", "pattern": "^[0-9a-f]{64}$" }, "reason": { "anyOf": [{ "type": "string" }, { "type": "null" }] } }, "additionalProperties": false } }, "rejected": { "type": "array", "items": { "type": "object", "required": ["id", "title", "agent", "reason", "penalty_applied"], "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 40, "pattern": "\\S" }, "title": { "type": "string" }, "agent": { "type": "string" }, "reason": { "type": "string" }, "penalty_applied": { "type": "integer" } }, "additionalProperties": false } } }, "additionalProperties": false };
var func0 = Object.prototype.hasOwnProperty;
var func79 = require_ucs2length().default;
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
      if (!(key0 === "preset" || key0 === "date" || key0 === "round" || key0 === "started_at" || key0 === "findings" || key0 === "rejected")) {
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
    if (data.findings !== void 0 && func0.call(data, "findings")) {
      let data4 = data.findings;
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data5 = data4[i0];
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
            if (data5.id === void 0 || !func0.call(data5, "id")) {
              const err13 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (data5.severity === void 0 || !func0.call(data5, "severity")) {
              const err14 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "severity" }, message: "must have required property 'severity'" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (data5.title === void 0 || !func0.call(data5, "title")) {
              const err15 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (data5.description === void 0 || !func0.call(data5, "description")) {
              const err16 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            if (data5.evidence === void 0 || !func0.call(data5, "evidence")) {
              const err17 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "evidence" }, message: "must have required property 'evidence'" };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            if (data5.impact === void 0 || !func0.call(data5, "impact")) {
              const err18 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "impact" }, message: "must have required property 'impact'" };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
            if (data5.location === void 0 || !func0.call(data5, "location")) {
              const err19 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "location" }, message: "must have required property 'location'" };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            if (data5.instance_fix === void 0 || !func0.call(data5, "instance_fix")) {
              const err20 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "instance_fix" }, message: "must have required property 'instance_fix'" };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            if (data5.class_fix === void 0 || !func0.call(data5, "class_fix")) {
              const err21 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "class_fix" }, message: "must have required property 'class_fix'" };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
            if (data5.tier === void 0 || !func0.call(data5, "tier")) {
              const err22 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "tier" }, message: "must have required property 'tier'" };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
            if (data5.escape_type === void 0 || !func0.call(data5, "escape_type")) {
              const err23 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "escape_type" }, message: "must have required property 'escape_type'" };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
            if (data5.invariant_ref === void 0 || !func0.call(data5, "invariant_ref")) {
              const err24 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "invariant_ref" }, message: "must have required property 'invariant_ref'" };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
            if (data5.architecture_ref === void 0 || !func0.call(data5, "architecture_ref")) {
              const err25 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "architecture_ref" }, message: "must have required property 'architecture_ref'" };
              if (vErrors === null) {
                vErrors = [err25];
              } else {
                vErrors.push(err25);
              }
              errors++;
            }
            if (data5.source === void 0 || !func0.call(data5, "source")) {
              const err26 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'" };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
            if (data5.agent === void 0 || !func0.call(data5, "agent")) {
              const err27 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'" };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
            if (data5.status === void 0 || !func0.call(data5, "status")) {
              const err28 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
            if (data5.bounty === void 0 || !func0.call(data5, "bounty")) {
              const err29 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "bounty" }, message: "must have required property 'bounty'" };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
            if (data5.round === void 0 || !func0.call(data5, "round")) {
              const err30 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
            if (data5.timestamp === void 0 || !func0.call(data5, "timestamp")) {
              const err31 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "timestamp" }, message: "must have required property 'timestamp'" };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
            if (data5.fingerprint === void 0 || !func0.call(data5, "fingerprint")) {
              const err32 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "fingerprint" }, message: "must have required property 'fingerprint'" };
              if (vErrors === null) {
                vErrors = [err32];
              } else {
                vErrors.push(err32);
              }
              errors++;
            }
            if (data5.reason === void 0 || !func0.call(data5, "reason")) {
              const err33 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
              if (vErrors === null) {
                vErrors = [err33];
              } else {
                vErrors.push(err33);
              }
              errors++;
            }
            for (const key1 of Object.keys(data5)) {
              if (!func0.call(schema11.properties.findings.items.properties, key1)) {
                const err34 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err34];
                } else {
                  vErrors.push(err34);
                }
                errors++;
              }
            }
            if (data5.id !== void 0 && func0.call(data5, "id")) {
              let data6 = data5.id;
              if (typeof data6 === "string") {
                if (func79(data6) > 40) {
                  const err35 = { instancePath: instancePath + "/findings/" + i0 + "/id", schemaPath: "#/properties/findings/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                  if (vErrors === null) {
                    vErrors = [err35];
                  } else {
                    vErrors.push(err35);
                  }
                  errors++;
                }
                if (func79(data6) < 1) {
                  const err36 = { instancePath: instancePath + "/findings/" + i0 + "/id", schemaPath: "#/properties/findings/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err36];
                  } else {
                    vErrors.push(err36);
                  }
                  errors++;
                }
                if (!pattern1.test(data6)) {
                  const err37 = { instancePath: instancePath + "/findings/" + i0 + "/id", schemaPath: "#/properties/findings/items/properties/id/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  if (vErrors === null) {
                    vErrors = [err37];
                  } else {
                    vErrors.push(err37);
                  }
                  errors++;
                }
              } else {
                const err38 = { instancePath: instancePath + "/findings/" + i0 + "/id", schemaPath: "#/properties/findings/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err38];
                } else {
                  vErrors.push(err38);
                }
                errors++;
              }
            }
            if (data5.severity !== void 0 && func0.call(data5, "severity")) {
              let data7 = data5.severity;
              if (!(data7 === "critical" || data7 === "high" || data7 === "medium" || data7 === "low")) {
                const err39 = { instancePath: instancePath + "/findings/" + i0 + "/severity", schemaPath: "#/properties/findings/items/properties/severity/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.severity.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err39];
                } else {
                  vErrors.push(err39);
                }
                errors++;
              }
            }
            if (data5.title !== void 0 && func0.call(data5, "title")) {
              if (typeof data5.title !== "string") {
                const err40 = { instancePath: instancePath + "/findings/" + i0 + "/title", schemaPath: "#/properties/findings/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err40];
                } else {
                  vErrors.push(err40);
                }
                errors++;
              }
            }
            if (data5.description !== void 0 && func0.call(data5, "description")) {
              if (typeof data5.description !== "string") {
                const err41 = { instancePath: instancePath + "/findings/" + i0 + "/description", schemaPath: "#/properties/findings/items/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err41];
                } else {
                  vErrors.push(err41);
                }
                errors++;
              }
            }
            if (data5.evidence !== void 0 && func0.call(data5, "evidence")) {
              if (typeof data5.evidence !== "string") {
                const err42 = { instancePath: instancePath + "/findings/" + i0 + "/evidence", schemaPath: "#/properties/findings/items/properties/evidence/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err42];
                } else {
                  vErrors.push(err42);
                }
                errors++;
              }
            }
            if (data5.impact !== void 0 && func0.call(data5, "impact")) {
              if (typeof data5.impact !== "string") {
                const err43 = { instancePath: instancePath + "/findings/" + i0 + "/impact", schemaPath: "#/properties/findings/items/properties/impact/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err43];
                } else {
                  vErrors.push(err43);
                }
                errors++;
              }
            }
            if (data5.location !== void 0 && func0.call(data5, "location")) {
              let data12 = data5.location;
              if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                if (data12.file === void 0 || !func0.call(data12, "file")) {
                  const err44 = { instancePath: instancePath + "/findings/" + i0 + "/location", schemaPath: "#/properties/findings/items/properties/location/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
                  if (vErrors === null) {
                    vErrors = [err44];
                  } else {
                    vErrors.push(err44);
                  }
                  errors++;
                }
                if (data12.lines === void 0 || !func0.call(data12, "lines")) {
                  const err45 = { instancePath: instancePath + "/findings/" + i0 + "/location", schemaPath: "#/properties/findings/items/properties/location/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
                  if (vErrors === null) {
                    vErrors = [err45];
                  } else {
                    vErrors.push(err45);
                  }
                  errors++;
                }
                for (const key2 of Object.keys(data12)) {
                  if (!(key2 === "file" || key2 === "lines")) {
                    const err46 = { instancePath: instancePath + "/findings/" + i0 + "/location", schemaPath: "#/properties/findings/items/properties/location/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err46];
                    } else {
                      vErrors.push(err46);
                    }
                    errors++;
                  }
                }
                if (data12.file !== void 0 && func0.call(data12, "file")) {
                  let data13 = data12.file;
                  if (typeof data13 === "string") {
                    if (func79(data13) > 4096) {
                      const err47 = { instancePath: instancePath + "/findings/" + i0 + "/location/file", schemaPath: "#/properties/findings/items/properties/location/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                      if (vErrors === null) {
                        vErrors = [err47];
                      } else {
                        vErrors.push(err47);
                      }
                      errors++;
                    }
                    if (func79(data13) < 1) {
                      const err48 = { instancePath: instancePath + "/findings/" + i0 + "/location/file", schemaPath: "#/properties/findings/items/properties/location/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      if (vErrors === null) {
                        vErrors = [err48];
                      } else {
                        vErrors.push(err48);
                      }
                      errors++;
                    }
                  } else {
                    const err49 = { instancePath: instancePath + "/findings/" + i0 + "/location/file", schemaPath: "#/properties/findings/items/properties/location/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err49];
                    } else {
                      vErrors.push(err49);
                    }
                    errors++;
                  }
                }
                if (data12.lines !== void 0 && func0.call(data12, "lines")) {
                  let data14 = data12.lines;
                  if (Array.isArray(data14)) {
                    if (data14.length > 2) {
                      const err50 = { instancePath: instancePath + "/findings/" + i0 + "/location/lines", schemaPath: "#/properties/findings/items/properties/location/properties/lines/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
                      if (vErrors === null) {
                        vErrors = [err50];
                      } else {
                        vErrors.push(err50);
                      }
                      errors++;
                    }
                    if (data14.length < 2) {
                      const err51 = { instancePath: instancePath + "/findings/" + i0 + "/location/lines", schemaPath: "#/properties/findings/items/properties/location/properties/lines/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
                      if (vErrors === null) {
                        vErrors = [err51];
                      } else {
                        vErrors.push(err51);
                      }
                      errors++;
                    }
                    const len1 = data14.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                      let data15 = data14[i1];
                      if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
                        const err52 = { instancePath: instancePath + "/findings/" + i0 + "/location/lines/" + i1, schemaPath: "#/properties/findings/items/properties/location/properties/lines/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) {
                          vErrors = [err52];
                        } else {
                          vErrors.push(err52);
                        }
                        errors++;
                      }
                      if (typeof data15 == "number" && isFinite(data15)) {
                        if (data15 < 1 || isNaN(data15)) {
                          const err53 = { instancePath: instancePath + "/findings/" + i0 + "/location/lines/" + i1, schemaPath: "#/properties/findings/items/properties/location/properties/lines/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                          if (vErrors === null) {
                            vErrors = [err53];
                          } else {
                            vErrors.push(err53);
                          }
                          errors++;
                        }
                      }
                    }
                  } else {
                    const err54 = { instancePath: instancePath + "/findings/" + i0 + "/location/lines", schemaPath: "#/properties/findings/items/properties/location/properties/lines/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    if (vErrors === null) {
                      vErrors = [err54];
                    } else {
                      vErrors.push(err54);
                    }
                    errors++;
                  }
                }
              } else {
                const err55 = { instancePath: instancePath + "/findings/" + i0 + "/location", schemaPath: "#/properties/findings/items/properties/location/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err55];
                } else {
                  vErrors.push(err55);
                }
                errors++;
              }
            }
            if (data5.instance_fix !== void 0 && func0.call(data5, "instance_fix")) {
              if (typeof data5.instance_fix !== "string") {
                const err56 = { instancePath: instancePath + "/findings/" + i0 + "/instance_fix", schemaPath: "#/properties/findings/items/properties/instance_fix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err56];
                } else {
                  vErrors.push(err56);
                }
                errors++;
              }
            }
            if (data5.class_fix !== void 0 && func0.call(data5, "class_fix")) {
              if (typeof data5.class_fix !== "string") {
                const err57 = { instancePath: instancePath + "/findings/" + i0 + "/class_fix", schemaPath: "#/properties/findings/items/properties/class_fix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err57];
                } else {
                  vErrors.push(err57);
                }
                errors++;
              }
            }
            if (data5.tier !== void 0 && func0.call(data5, "tier")) {
              let data18 = data5.tier;
              if (!(data18 === "confirmed" || data18 === "probable" || data18 === "suspicious")) {
                const err58 = { instancePath: instancePath + "/findings/" + i0 + "/tier", schemaPath: "#/properties/findings/items/properties/tier/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.tier.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err58];
                } else {
                  vErrors.push(err58);
                }
                errors++;
              }
            }
            if (data5.escape_type !== void 0 && func0.call(data5, "escape_type")) {
              let data19 = data5.escape_type;
              const _errs41 = errors;
              let valid7 = false;
              const _errs42 = errors;
              if (!(data19 === "implementation" || data19 === "spec" || data19 === "non-escape")) {
                const err59 = { instancePath: instancePath + "/findings/" + i0 + "/escape_type", schemaPath: "#/properties/findings/items/properties/escape_type/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.escape_type.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err59];
                } else {
                  vErrors.push(err59);
                }
                errors++;
              }
              var _valid0 = _errs42 === errors;
              valid7 = valid7 || _valid0;
              if (!valid7) {
                const _errs43 = errors;
                if (data19 !== null) {
                  const err60 = { instancePath: instancePath + "/findings/" + i0 + "/escape_type", schemaPath: "#/properties/findings/items/properties/escape_type/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err60];
                  } else {
                    vErrors.push(err60);
                  }
                  errors++;
                }
                var _valid0 = _errs43 === errors;
                valid7 = valid7 || _valid0;
              }
              if (!valid7) {
                const err61 = { instancePath: instancePath + "/findings/" + i0 + "/escape_type", schemaPath: "#/properties/findings/items/properties/escape_type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err61];
                } else {
                  vErrors.push(err61);
                }
                errors++;
              } else {
                errors = _errs41;
                if (vErrors !== null) {
                  if (_errs41) {
                    vErrors.length = _errs41;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
            if (data5.invariant_ref !== void 0 && func0.call(data5, "invariant_ref")) {
              let data20 = data5.invariant_ref;
              const _errs46 = errors;
              let valid8 = false;
              const _errs47 = errors;
              if (typeof data20 !== "string") {
                const err62 = { instancePath: instancePath + "/findings/" + i0 + "/invariant_ref", schemaPath: "#/properties/findings/items/properties/invariant_ref/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err62];
                } else {
                  vErrors.push(err62);
                }
                errors++;
              }
              var _valid1 = _errs47 === errors;
              valid8 = valid8 || _valid1;
              if (!valid8) {
                const _errs49 = errors;
                if (data20 !== null) {
                  const err63 = { instancePath: instancePath + "/findings/" + i0 + "/invariant_ref", schemaPath: "#/properties/findings/items/properties/invariant_ref/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err63];
                  } else {
                    vErrors.push(err63);
                  }
                  errors++;
                }
                var _valid1 = _errs49 === errors;
                valid8 = valid8 || _valid1;
              }
              if (!valid8) {
                const err64 = { instancePath: instancePath + "/findings/" + i0 + "/invariant_ref", schemaPath: "#/properties/findings/items/properties/invariant_ref/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err64];
                } else {
                  vErrors.push(err64);
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
            if (data5.architecture_ref !== void 0 && func0.call(data5, "architecture_ref")) {
              let data21 = data5.architecture_ref;
              const _errs52 = errors;
              let valid9 = false;
              const _errs53 = errors;
              if (typeof data21 !== "string") {
                const err65 = { instancePath: instancePath + "/findings/" + i0 + "/architecture_ref", schemaPath: "#/properties/findings/items/properties/architecture_ref/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err65];
                } else {
                  vErrors.push(err65);
                }
                errors++;
              }
              var _valid2 = _errs53 === errors;
              valid9 = valid9 || _valid2;
              if (!valid9) {
                const _errs55 = errors;
                if (data21 !== null) {
                  const err66 = { instancePath: instancePath + "/findings/" + i0 + "/architecture_ref", schemaPath: "#/properties/findings/items/properties/architecture_ref/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err66];
                  } else {
                    vErrors.push(err66);
                  }
                  errors++;
                }
                var _valid2 = _errs55 === errors;
                valid9 = valid9 || _valid2;
              }
              if (!valid9) {
                const err67 = { instancePath: instancePath + "/findings/" + i0 + "/architecture_ref", schemaPath: "#/properties/findings/items/properties/architecture_ref/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err67];
                } else {
                  vErrors.push(err67);
                }
                errors++;
              } else {
                errors = _errs52;
                if (vErrors !== null) {
                  if (_errs52) {
                    vErrors.length = _errs52;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
            if (data5.source !== void 0 && func0.call(data5, "source")) {
              let data22 = data5.source;
              if (!(data22 === "audit-specialist" || data22 === "fix-diff-reviewer" || data22 === "tests")) {
                const err68 = { instancePath: instancePath + "/findings/" + i0 + "/source", schemaPath: "#/properties/findings/items/properties/source/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.source.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err68];
                } else {
                  vErrors.push(err68);
                }
                errors++;
              }
            }
            if (data5.agent !== void 0 && func0.call(data5, "agent")) {
              let data23 = data5.agent;
              if (typeof data23 === "string") {
                if (func79(data23) > 100) {
                  const err69 = { instancePath: instancePath + "/findings/" + i0 + "/agent", schemaPath: "#/properties/findings/items/properties/agent/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                  if (vErrors === null) {
                    vErrors = [err69];
                  } else {
                    vErrors.push(err69);
                  }
                  errors++;
                }
                if (func79(data23) < 1) {
                  const err70 = { instancePath: instancePath + "/findings/" + i0 + "/agent", schemaPath: "#/properties/findings/items/properties/agent/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err70];
                  } else {
                    vErrors.push(err70);
                  }
                  errors++;
                }
                if (!pattern1.test(data23)) {
                  const err71 = { instancePath: instancePath + "/findings/" + i0 + "/agent", schemaPath: "#/properties/findings/items/properties/agent/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  if (vErrors === null) {
                    vErrors = [err71];
                  } else {
                    vErrors.push(err71);
                  }
                  errors++;
                }
              } else {
                const err72 = { instancePath: instancePath + "/findings/" + i0 + "/agent", schemaPath: "#/properties/findings/items/properties/agent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err72];
                } else {
                  vErrors.push(err72);
                }
                errors++;
              }
            }
            if (data5.status !== void 0 && func0.call(data5, "status")) {
              let data24 = data5.status;
              if (!(data24 === "open" || data24 === "fixed" || data24 === "deferred" || data24 === "disputed")) {
                const err73 = { instancePath: instancePath + "/findings/" + i0 + "/status", schemaPath: "#/properties/findings/items/properties/status/enum", keyword: "enum", params: { allowedValues: schema11.properties.findings.items.properties.status.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err73];
                } else {
                  vErrors.push(err73);
                }
                errors++;
              }
            }
            if (data5.bounty !== void 0 && func0.call(data5, "bounty")) {
              let data25 = data5.bounty;
              if (!(typeof data25 == "number" && (!(data25 % 1) && !isNaN(data25)) && isFinite(data25))) {
                const err74 = { instancePath: instancePath + "/findings/" + i0 + "/bounty", schemaPath: "#/properties/findings/items/properties/bounty/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err74];
                } else {
                  vErrors.push(err74);
                }
                errors++;
              }
            }
            if (data5.round !== void 0 && func0.call(data5, "round")) {
              let data26 = data5.round;
              if (!(typeof data26 == "number" && (!(data26 % 1) && !isNaN(data26)) && isFinite(data26))) {
                const err75 = { instancePath: instancePath + "/findings/" + i0 + "/round", schemaPath: "#/properties/findings/items/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err75];
                } else {
                  vErrors.push(err75);
                }
                errors++;
              }
              if (typeof data26 == "number" && isFinite(data26)) {
                if (data26 < 1 || isNaN(data26)) {
                  const err76 = { instancePath: instancePath + "/findings/" + i0 + "/round", schemaPath: "#/properties/findings/items/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  if (vErrors === null) {
                    vErrors = [err76];
                  } else {
                    vErrors.push(err76);
                  }
                  errors++;
                }
              }
            }
            if (data5.timestamp !== void 0 && func0.call(data5, "timestamp")) {
              if (typeof data5.timestamp !== "string") {
                const err77 = { instancePath: instancePath + "/findings/" + i0 + "/timestamp", schemaPath: "#/properties/findings/items/properties/timestamp/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err77];
                } else {
                  vErrors.push(err77);
                }
                errors++;
              }
            }
            if (data5.fingerprint !== void 0 && func0.call(data5, "fingerprint")) {
              let data28 = data5.fingerprint;
              if (typeof data28 === "string") {
                if (!pattern3.test(data28)) {
                  const err78 = { instancePath: instancePath + "/findings/" + i0 + "/fingerprint", schemaPath: "#/properties/findings/items/properties/fingerprint/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' };
                  if (vErrors === null) {
                    vErrors = [err78];
                  } else {
                    vErrors.push(err78);
                  }
                  errors++;
                }
              } else {
                const err79 = { instancePath: instancePath + "/findings/" + i0 + "/fingerprint", schemaPath: "#/properties/findings/items/properties/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err79];
                } else {
                  vErrors.push(err79);
                }
                errors++;
              }
            }
            if (data5.reason !== void 0 && func0.call(data5, "reason")) {
              let data29 = data5.reason;
              const _errs70 = errors;
              let valid10 = false;
              const _errs71 = errors;
              if (typeof data29 !== "string") {
                const err80 = { instancePath: instancePath + "/findings/" + i0 + "/reason", schemaPath: "#/properties/findings/items/properties/reason/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err80];
                } else {
                  vErrors.push(err80);
                }
                errors++;
              }
              var _valid3 = _errs71 === errors;
              valid10 = valid10 || _valid3;
              if (!valid10) {
                const _errs73 = errors;
                if (data29 !== null) {
                  const err81 = { instancePath: instancePath + "/findings/" + i0 + "/reason", schemaPath: "#/properties/findings/items/properties/reason/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err81];
                  } else {
                    vErrors.push(err81);
                  }
                  errors++;
                }
                var _valid3 = _errs73 === errors;
                valid10 = valid10 || _valid3;
              }
              if (!valid10) {
                const err82 = { instancePath: instancePath + "/findings/" + i0 + "/reason", schemaPath: "#/properties/findings/items/properties/reason/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err82];
                } else {
                  vErrors.push(err82);
                }
                errors++;
              } else {
                errors = _errs70;
                if (vErrors !== null) {
                  if (_errs70) {
                    vErrors.length = _errs70;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
          } else {
            const err83 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err83];
            } else {
              vErrors.push(err83);
            }
            errors++;
          }
        }
      } else {
        const err84 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err84];
        } else {
          vErrors.push(err84);
        }
        errors++;
      }
    }
    if (data.rejected !== void 0 && func0.call(data, "rejected")) {
      let data30 = data.rejected;
      if (Array.isArray(data30)) {
        const len2 = data30.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data31 = data30[i2];
          if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
            if (data31.id === void 0 || !func0.call(data31, "id")) {
              const err85 = { instancePath: instancePath + "/rejected/" + i2, schemaPath: "#/properties/rejected/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              if (vErrors === null) {
                vErrors = [err85];
              } else {
                vErrors.push(err85);
              }
              errors++;
            }
            if (data31.title === void 0 || !func0.call(data31, "title")) {
              const err86 = { instancePath: instancePath + "/rejected/" + i2, schemaPath: "#/properties/rejected/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
              if (vErrors === null) {
                vErrors = [err86];
              } else {
                vErrors.push(err86);
              }
              errors++;
            }
            if (data31.agent === void 0 || !func0.call(data31, "agent")) {
              const err87 = { instancePath: instancePath + "/rejected/" + i2, schemaPath: "#/properties/rejected/items/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'" };
              if (vErrors === null) {
                vErrors = [err87];
              } else {
                vErrors.push(err87);
              }
              errors++;
            }
            if (data31.reason === void 0 || !func0.call(data31, "reason")) {
              const err88 = { instancePath: instancePath + "/rejected/" + i2, schemaPath: "#/properties/rejected/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
              if (vErrors === null) {
                vErrors = [err88];
              } else {
                vErrors.push(err88);
              }
              errors++;
            }
            if (data31.penalty_applied === void 0 || !func0.call(data31, "penalty_applied")) {
              const err89 = { instancePath: instancePath + "/rejected/" + i2, schemaPath: "#/properties/rejected/items/required", keyword: "required", params: { missingProperty: "penalty_applied" }, message: "must have required property 'penalty_applied'" };
              if (vErrors === null) {
                vErrors = [err89];
              } else {
                vErrors.push(err89);
              }
              errors++;
            }
            for (const key3 of Object.keys(data31)) {
              if (!(key3 === "id" || key3 === "title" || key3 === "agent" || key3 === "reason" || key3 === "penalty_applied")) {
                const err90 = { instancePath: instancePath + "/rejected/" + i2, schemaPath: "#/properties/rejected/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err90];
                } else {
                  vErrors.push(err90);
                }
                errors++;
              }
            }
            if (data31.id !== void 0 && func0.call(data31, "id")) {
              let data32 = data31.id;
              if (typeof data32 === "string") {
                if (func79(data32) > 40) {
                  const err91 = { instancePath: instancePath + "/rejected/" + i2 + "/id", schemaPath: "#/properties/rejected/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                  if (vErrors === null) {
                    vErrors = [err91];
                  } else {
                    vErrors.push(err91);
                  }
                  errors++;
                }
                if (func79(data32) < 1) {
                  const err92 = { instancePath: instancePath + "/rejected/" + i2 + "/id", schemaPath: "#/properties/rejected/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err92];
                  } else {
                    vErrors.push(err92);
                  }
                  errors++;
                }
                if (!pattern1.test(data32)) {
                  const err93 = { instancePath: instancePath + "/rejected/" + i2 + "/id", schemaPath: "#/properties/rejected/items/properties/id/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  if (vErrors === null) {
                    vErrors = [err93];
                  } else {
                    vErrors.push(err93);
                  }
                  errors++;
                }
              } else {
                const err94 = { instancePath: instancePath + "/rejected/" + i2 + "/id", schemaPath: "#/properties/rejected/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err94];
                } else {
                  vErrors.push(err94);
                }
                errors++;
              }
            }
            if (data31.title !== void 0 && func0.call(data31, "title")) {
              if (typeof data31.title !== "string") {
                const err95 = { instancePath: instancePath + "/rejected/" + i2 + "/title", schemaPath: "#/properties/rejected/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err95];
                } else {
                  vErrors.push(err95);
                }
                errors++;
              }
            }
            if (data31.agent !== void 0 && func0.call(data31, "agent")) {
              if (typeof data31.agent !== "string") {
                const err96 = { instancePath: instancePath + "/rejected/" + i2 + "/agent", schemaPath: "#/properties/rejected/items/properties/agent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err96];
                } else {
                  vErrors.push(err96);
                }
                errors++;
              }
            }
            if (data31.reason !== void 0 && func0.call(data31, "reason")) {
              if (typeof data31.reason !== "string") {
                const err97 = { instancePath: instancePath + "/rejected/" + i2 + "/reason", schemaPath: "#/properties/rejected/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err97];
                } else {
                  vErrors.push(err97);
                }
                errors++;
              }
            }
            if (data31.penalty_applied !== void 0 && func0.call(data31, "penalty_applied")) {
              let data36 = data31.penalty_applied;
              if (!(typeof data36 == "number" && (!(data36 % 1) && !isNaN(data36)) && isFinite(data36))) {
                const err98 = { instancePath: instancePath + "/rejected/" + i2 + "/penalty_applied", schemaPath: "#/properties/rejected/items/properties/penalty_applied/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err98];
                } else {
                  vErrors.push(err98);
                }
                errors++;
              }
            }
          } else {
            const err99 = { instancePath: instancePath + "/rejected/" + i2, schemaPath: "#/properties/rejected/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err99];
            } else {
              vErrors.push(err99);
            }
            errors++;
          }
        }
      } else {
        const err100 = { instancePath: instancePath + "/rejected", schemaPath: "#/properties/rejected/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err100];
        } else {
          vErrors.push(err100);
        }
        errors++;
      }
    }
  } else {
    const err101 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err101];
    } else {
      vErrors.push(err101);
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
