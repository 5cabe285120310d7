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
parts["slot-JQKT27IU"] = part((module, exports) => {
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
var schema11 = { "type": "object", "required": ["run", "base", "head", "slot", "phase", "agent", "model", "packet", "hunks", "paths"], "properties": { "run": { "type": "string", "pattern": "^[a-z0-9]{4,16}$" }, "base": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "head": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "slot": { "type": "string", "pattern": "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, "phase": { "enum": ["summary", "review", "sources", "score", "judge", "hunt", "triage", "fix", "verify"] }, "agent": { "enum": ["change-summarizer", "rules-compliance", "bug-scan", "dependency-check", "history-context", "comment-compliance", "intent-fulfilment", "caller-impact", "data-flow-security", "codebase-fit", "source-reader", "finding-scorer", "execute-step-validator", "audit-specialist", "audit-triage", "fix-executor", "fix-diff-reviewer"] }, "model": { "enum": ["inherit", "haiku", "sonnet", "opus", "fable"] }, "packet": { "type": "object", "required": ["bytes", "sha256"], "properties": { "bytes": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" } }, "additionalProperties": false }, "lenses": { "type": "array", "items": { "enum": ["rules-compliance", "bug-scan", "dependency-check", "history-context", "comment-compliance", "intent-fulfilment", "caller-impact", "data-flow-security", "codebase-fit"] }, "minItems": 2 }, "hunks": { "type": "array", "items": { "type": "string" } }, "paths": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 4096 } }, "findings": { "type": "array", "items": { "type": "object", "required": ["id", "fingerprint"], "properties": { "id": { "anyOf": [{ "type": "string", "pattern": "^C[1-9][0-9]{0,3}$" }, { "type": "string", "pattern": "^L[1-9][0-9]{0,8}(-[1-9][0-9]{0,8})?$" }] }, "fingerprint": { "anyOf": [{ "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, { "type": "null" }] } }, "additionalProperties": false } }, "finding": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "ids": { "type": "array", "items": { "type": "string" } }, "shard_slot": { "type": "string", "pattern": "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, "role": { "type": "string" } }, "additionalProperties": false };
var func0 = Object.prototype.hasOwnProperty;
var func71 = require_ucs2length().default;
var pattern0 = new RegExp("^[a-z0-9]{4,16}$", "u");
var pattern1 = new RegExp("^[0-9a-f]{40,64}$", "u");
var pattern3 = new RegExp("^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$", "u");
var pattern5 = new RegExp("^C[1-9][0-9]{0,3}$", "u");
var pattern6 = new RegExp("^L[1-9][0-9]{0,8}(-[1-9][0-9]{0,8})?$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.run === void 0 || !func0.call(data, "run")) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "run" }, message: "must have required property 'run'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.base === void 0 || !func0.call(data, "base")) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "base" }, message: "must have required property 'base'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.head === void 0 || !func0.call(data, "head")) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "head" }, message: "must have required property 'head'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.slot === void 0 || !func0.call(data, "slot")) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "slot" }, message: "must have required property 'slot'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.phase === void 0 || !func0.call(data, "phase")) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "phase" }, message: "must have required property 'phase'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.agent === void 0 || !func0.call(data, "agent")) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.model === void 0 || !func0.call(data, "model")) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model" }, message: "must have required property 'model'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.packet === void 0 || !func0.call(data, "packet")) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "packet" }, message: "must have required property 'packet'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.hunks === void 0 || !func0.call(data, "hunks")) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hunks" }, message: "must have required property 'hunks'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.paths === void 0 || !func0.call(data, "paths")) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paths" }, message: "must have required property 'paths'" };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!func0.call(schema11.properties, key0)) {
        const err10 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.run !== void 0 && func0.call(data, "run")) {
      let data0 = data.run;
      if (typeof data0 === "string") {
        if (!pattern0.test(data0)) {
          const err11 = { instancePath: instancePath + "/run", schemaPath: "#/properties/run/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}$" }, message: 'must match pattern "^[a-z0-9]{4,16}$"' };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/run", schemaPath: "#/properties/run/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.base !== void 0 && func0.call(data, "base")) {
      let data1 = data.base;
      if (typeof data1 === "string") {
        if (!pattern1.test(data1)) {
          const err13 = { instancePath: instancePath + "/base", schemaPath: "#/properties/base/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      } else {
        const err14 = { instancePath: instancePath + "/base", schemaPath: "#/properties/base/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.head !== void 0 && func0.call(data, "head")) {
      let data2 = data.head;
      if (typeof data2 === "string") {
        if (!pattern1.test(data2)) {
          const err15 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.slot !== void 0 && func0.call(data, "slot")) {
      let data3 = data.slot;
      if (typeof data3 === "string") {
        if (!pattern3.test(data3)) {
          const err17 = { instancePath: instancePath + "/slot", schemaPath: "#/properties/slot/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, message: 'must match pattern "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$"' };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      } else {
        const err18 = { instancePath: instancePath + "/slot", schemaPath: "#/properties/slot/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.phase !== void 0 && func0.call(data, "phase")) {
      let data4 = data.phase;
      if (!(data4 === "summary" || data4 === "review" || data4 === "sources" || data4 === "score" || data4 === "judge" || data4 === "hunt" || data4 === "triage" || data4 === "fix" || data4 === "verify")) {
        const err19 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/enum", keyword: "enum", params: { allowedValues: schema11.properties.phase.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.agent !== void 0 && func0.call(data, "agent")) {
      let data5 = data.agent;
      if (!(data5 === "change-summarizer" || data5 === "rules-compliance" || data5 === "bug-scan" || data5 === "dependency-check" || data5 === "history-context" || data5 === "comment-compliance" || data5 === "intent-fulfilment" || data5 === "caller-impact" || data5 === "data-flow-security" || data5 === "codebase-fit" || data5 === "source-reader" || data5 === "finding-scorer" || data5 === "execute-step-validator" || data5 === "audit-specialist" || data5 === "audit-triage" || data5 === "fix-executor" || data5 === "fix-diff-reviewer")) {
        const err20 = { instancePath: instancePath + "/agent", schemaPath: "#/properties/agent/enum", keyword: "enum", params: { allowedValues: schema11.properties.agent.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.model !== void 0 && func0.call(data, "model")) {
      let data6 = data.model;
      if (!(data6 === "inherit" || data6 === "haiku" || data6 === "sonnet" || data6 === "opus" || data6 === "fable")) {
        const err21 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/enum", keyword: "enum", params: { allowedValues: schema11.properties.model.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.packet !== void 0 && func0.call(data, "packet")) {
      let data7 = data.packet;
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        if (data7.bytes === void 0 || !func0.call(data7, "bytes")) {
          const err22 = { instancePath: instancePath + "/packet", schemaPath: "#/properties/packet/required", keyword: "required", params: { missingProperty: "bytes" }, message: "must have required property 'bytes'" };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        if (data7.sha256 === void 0 || !func0.call(data7, "sha256")) {
          const err23 = { instancePath: instancePath + "/packet", schemaPath: "#/properties/packet/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
        for (const key1 of Object.keys(data7)) {
          if (!(key1 === "bytes" || key1 === "sha256")) {
            const err24 = { instancePath: instancePath + "/packet", schemaPath: "#/properties/packet/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
        if (data7.bytes !== void 0 && func0.call(data7, "bytes")) {
          let data8 = data7.bytes;
          if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
            const err25 = { instancePath: instancePath + "/packet/bytes", schemaPath: "#/properties/packet/properties/bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
          if (typeof data8 == "number" && isFinite(data8)) {
            if (data8 < 0 || isNaN(data8)) {
              const err26 = { instancePath: instancePath + "/packet/bytes", schemaPath: "#/properties/packet/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
          }
        }
        if (data7.sha256 !== void 0 && func0.call(data7, "sha256")) {
          let data9 = data7.sha256;
          if (typeof data9 === "string") {
            if (!pattern1.test(data9)) {
              const err27 = { instancePath: instancePath + "/packet/sha256", schemaPath: "#/properties/packet/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
          } else {
            const err28 = { instancePath: instancePath + "/packet/sha256", schemaPath: "#/properties/packet/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
      } else {
        const err29 = { instancePath: instancePath + "/packet", schemaPath: "#/properties/packet/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.lenses !== void 0 && func0.call(data, "lenses")) {
      let data10 = data.lenses;
      if (Array.isArray(data10)) {
        if (data10.length < 2) {
          const err30 = { instancePath: instancePath + "/lenses", schemaPath: "#/properties/lenses/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
        const len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data11 = data10[i0];
          if (!(data11 === "rules-compliance" || data11 === "bug-scan" || data11 === "dependency-check" || data11 === "history-context" || data11 === "comment-compliance" || data11 === "intent-fulfilment" || data11 === "caller-impact" || data11 === "data-flow-security" || data11 === "codebase-fit")) {
            const err31 = { instancePath: instancePath + "/lenses/" + i0, schemaPath: "#/properties/lenses/items/enum", keyword: "enum", params: { allowedValues: schema11.properties.lenses.items.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
      } else {
        const err32 = { instancePath: instancePath + "/lenses", schemaPath: "#/properties/lenses/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.hunks !== void 0 && func0.call(data, "hunks")) {
      let data12 = data.hunks;
      if (Array.isArray(data12)) {
        const len1 = data12.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (typeof data12[i1] !== "string") {
            const err33 = { instancePath: instancePath + "/hunks/" + i1, schemaPath: "#/properties/hunks/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
        }
      } else {
        const err34 = { instancePath: instancePath + "/hunks", schemaPath: "#/properties/hunks/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
    }
    if (data.paths !== void 0 && func0.call(data, "paths")) {
      let data14 = data.paths;
      if (Array.isArray(data14)) {
        const len2 = data14.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data15 = data14[i2];
          if (typeof data15 === "string") {
            if (func71(data15) > 4096) {
              const err35 = { instancePath: instancePath + "/paths/" + i2, schemaPath: "#/properties/paths/items/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
              if (vErrors === null) {
                vErrors = [err35];
              } else {
                vErrors.push(err35);
              }
              errors++;
            }
            if (func71(data15) < 1) {
              const err36 = { instancePath: instancePath + "/paths/" + i2, schemaPath: "#/properties/paths/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err36];
              } else {
                vErrors.push(err36);
              }
              errors++;
            }
          } else {
            const err37 = { instancePath: instancePath + "/paths/" + i2, schemaPath: "#/properties/paths/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err37];
            } else {
              vErrors.push(err37);
            }
            errors++;
          }
        }
      } else {
        const err38 = { instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
    }
    if (data.findings !== void 0 && func0.call(data, "findings")) {
      let data16 = data.findings;
      if (Array.isArray(data16)) {
        const len3 = data16.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data17 = data16[i3];
          if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
            if (data17.id === void 0 || !func0.call(data17, "id")) {
              const err39 = { instancePath: instancePath + "/findings/" + i3, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              if (vErrors === null) {
                vErrors = [err39];
              } else {
                vErrors.push(err39);
              }
              errors++;
            }
            if (data17.fingerprint === void 0 || !func0.call(data17, "fingerprint")) {
              const err40 = { instancePath: instancePath + "/findings/" + i3, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: "fingerprint" }, message: "must have required property 'fingerprint'" };
              if (vErrors === null) {
                vErrors = [err40];
              } else {
                vErrors.push(err40);
              }
              errors++;
            }
            for (const key2 of Object.keys(data17)) {
              if (!(key2 === "id" || key2 === "fingerprint")) {
                const err41 = { instancePath: instancePath + "/findings/" + i3, schemaPath: "#/properties/findings/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err41];
                } else {
                  vErrors.push(err41);
                }
                errors++;
              }
            }
            if (data17.id !== void 0 && func0.call(data17, "id")) {
              let data18 = data17.id;
              const _errs37 = errors;
              let valid11 = false;
              const _errs38 = errors;
              if (typeof data18 === "string") {
                if (!pattern5.test(data18)) {
                  const err42 = { instancePath: instancePath + "/findings/" + i3 + "/id", schemaPath: "#/properties/findings/items/properties/id/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^C[1-9][0-9]{0,3}$" }, message: 'must match pattern "^C[1-9][0-9]{0,3}$"' };
                  if (vErrors === null) {
                    vErrors = [err42];
                  } else {
                    vErrors.push(err42);
                  }
                  errors++;
                }
              } else {
                const err43 = { instancePath: instancePath + "/findings/" + i3 + "/id", schemaPath: "#/properties/findings/items/properties/id/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err43];
                } else {
                  vErrors.push(err43);
                }
                errors++;
              }
              var _valid0 = _errs38 === errors;
              valid11 = valid11 || _valid0;
              if (!valid11) {
                const _errs40 = errors;
                if (typeof data18 === "string") {
                  if (!pattern6.test(data18)) {
                    const err44 = { instancePath: instancePath + "/findings/" + i3 + "/id", schemaPath: "#/properties/findings/items/properties/id/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^L[1-9][0-9]{0,8}(-[1-9][0-9]{0,8})?$" }, message: 'must match pattern "^L[1-9][0-9]{0,8}(-[1-9][0-9]{0,8})?$"' };
                    if (vErrors === null) {
                      vErrors = [err44];
                    } else {
                      vErrors.push(err44);
                    }
                    errors++;
                  }
                } else {
                  const err45 = { instancePath: instancePath + "/findings/" + i3 + "/id", schemaPath: "#/properties/findings/items/properties/id/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err45];
                  } else {
                    vErrors.push(err45);
                  }
                  errors++;
                }
                var _valid0 = _errs40 === errors;
                valid11 = valid11 || _valid0;
              }
              if (!valid11) {
                const err46 = { instancePath: instancePath + "/findings/" + i3 + "/id", schemaPath: "#/properties/findings/items/properties/id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err46];
                } else {
                  vErrors.push(err46);
                }
                errors++;
              } else {
                errors = _errs37;
                if (vErrors !== null) {
                  if (_errs37) {
                    vErrors.length = _errs37;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
            if (data17.fingerprint !== void 0 && func0.call(data17, "fingerprint")) {
              let data19 = data17.fingerprint;
              const _errs43 = errors;
              let valid12 = false;
              const _errs44 = errors;
              if (typeof data19 === "string") {
                if (!pattern1.test(data19)) {
                  const err47 = { instancePath: instancePath + "/findings/" + i3 + "/fingerprint", schemaPath: "#/properties/findings/items/properties/fingerprint/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
                  if (vErrors === null) {
                    vErrors = [err47];
                  } else {
                    vErrors.push(err47);
                  }
                  errors++;
                }
              } else {
                const err48 = { instancePath: instancePath + "/findings/" + i3 + "/fingerprint", schemaPath: "#/properties/findings/items/properties/fingerprint/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err48];
                } else {
                  vErrors.push(err48);
                }
                errors++;
              }
              var _valid1 = _errs44 === errors;
              valid12 = valid12 || _valid1;
              if (!valid12) {
                const _errs46 = errors;
                if (data19 !== null) {
                  const err49 = { instancePath: instancePath + "/findings/" + i3 + "/fingerprint", schemaPath: "#/properties/findings/items/properties/fingerprint/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err49];
                  } else {
                    vErrors.push(err49);
                  }
                  errors++;
                }
                var _valid1 = _errs46 === errors;
                valid12 = valid12 || _valid1;
              }
              if (!valid12) {
                const err50 = { instancePath: instancePath + "/findings/" + i3 + "/fingerprint", schemaPath: "#/properties/findings/items/properties/fingerprint/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err50];
                } else {
                  vErrors.push(err50);
                }
                errors++;
              } else {
                errors = _errs43;
                if (vErrors !== null) {
                  if (_errs43) {
                    vErrors.length = _errs43;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
          } else {
            const err51 = { instancePath: instancePath + "/findings/" + i3, schemaPath: "#/properties/findings/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err51];
            } else {
              vErrors.push(err51);
            }
            errors++;
          }
        }
      } else {
        const err52 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err52];
        } else {
          vErrors.push(err52);
        }
        errors++;
      }
    }
    if (data.finding !== void 0 && func0.call(data, "finding")) {
      let data20 = data.finding;
      if (typeof data20 === "string") {
        if (!pattern1.test(data20)) {
          const err53 = { instancePath: instancePath + "/finding", schemaPath: "#/properties/finding/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
          if (vErrors === null) {
            vErrors = [err53];
          } else {
            vErrors.push(err53);
          }
          errors++;
        }
      } else {
        const err54 = { instancePath: instancePath + "/finding", schemaPath: "#/properties/finding/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err54];
        } else {
          vErrors.push(err54);
        }
        errors++;
      }
    }
    if (data.ids !== void 0 && func0.call(data, "ids")) {
      let data21 = data.ids;
      if (Array.isArray(data21)) {
        const len4 = data21.length;
        for (let i4 = 0; i4 < len4; i4++) {
          if (typeof data21[i4] !== "string") {
            const err55 = { instancePath: instancePath + "/ids/" + i4, schemaPath: "#/properties/ids/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err55];
            } else {
              vErrors.push(err55);
            }
            errors++;
          }
        }
      } else {
        const err56 = { instancePath: instancePath + "/ids", schemaPath: "#/properties/ids/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err56];
        } else {
          vErrors.push(err56);
        }
        errors++;
      }
    }
    if (data.shard_slot !== void 0 && func0.call(data, "shard_slot")) {
      let data23 = data.shard_slot;
      if (typeof data23 === "string") {
        if (!pattern3.test(data23)) {
          const err57 = { instancePath: instancePath + "/shard_slot", schemaPath: "#/properties/shard_slot/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, message: 'must match pattern "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$"' };
          if (vErrors === null) {
            vErrors = [err57];
          } else {
            vErrors.push(err57);
          }
          errors++;
        }
      } else {
        const err58 = { instancePath: instancePath + "/shard_slot", schemaPath: "#/properties/shard_slot/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err58];
        } else {
          vErrors.push(err58);
        }
        errors++;
      }
    }
    if (data.role !== void 0 && func0.call(data, "role")) {
      if (typeof data.role !== "string") {
        const err59 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err59];
        } else {
          vErrors.push(err59);
        }
        errors++;
      }
    }
  } else {
    const err60 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err60];
    } else {
      vErrors.push(err60);
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
