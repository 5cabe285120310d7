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
parts["run-MIBU7QHA"] = part((module, exports) => {
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
var schema11 = { "type": "object", "required": ["layout", "kind", "run", "version", "planned_at", "captured", "top", "title", "scope_note", "paths", "base", "head", "tree_root", "nonce", "settings", "lenses_without_work", "warnings"], "properties": { "layout": { "type": "number", "const": 1 }, "kind": { "enum": ["review", "step", "hunt", "triage", "fix", "verify"] }, "run": { "type": "string", "pattern": "^[a-z0-9]{4,16}$" }, "version": { "type": "string" }, "planned_at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "captured": { "enum": ["hooks", "manual"] }, "top": { "type": "string" }, "title": { "type": "string" }, "scope_note": { "type": "string" }, "asked": { "type": "string" }, "given": { "type": "array", "items": { "type": "string" } }, "paths": { "type": "array", "items": { "type": "string" } }, "base": { "type": "object", "required": ["sha", "tree", "label", "why"], "properties": { "sha": { "anyOf": [{ "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, { "type": "null" }] }, "tree": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "label": { "type": "string" }, "why": { "type": "string" } }, "additionalProperties": false }, "head": { "type": "object", "required": ["sha", "tree", "label", "why"], "properties": { "sha": { "anyOf": [{ "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, { "type": "null" }] }, "tree": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "label": { "type": "string" }, "why": { "type": "string" } }, "additionalProperties": false }, "tree_root": { "type": "string" }, "packages_root": { "type": "string" }, "nonce": { "type": "string", "pattern": "^[0-9a-f]{32}$" }, "settings": { "type": "object", "required": ["threshold", "max_findings", "fail_on", "scope_policy", "lenses", "rules", "models"], "properties": { "threshold": { "type": "integer", "minimum": 0, "maximum": 100 }, "max_findings": { "type": "integer", "minimum": 1 }, "fail_on": { "enum": ["critical", "important", "minor", "never"] }, "scope_policy": { "enum": ["added", "diff_context", "file", "nofilter"] }, "lenses": { "type": "array", "items": { "enum": ["rules-compliance", "bug-scan", "dependency-check", "history-context", "comment-compliance", "intent-fulfilment", "caller-impact", "data-flow-security", "codebase-fit"] } }, "named_by": { "enum": ["--deep", "--lenses", "review.lenses"] }, "rules": { "enum": ["all", "scoped", "none"] }, "calls": { "type": "object", "required": ["summary", "places", "quick"], "properties": { "summary": { "type": "boolean" }, "places": { "type": "integer", "minimum": 1 }, "quick": { "type": "boolean" }, "shared": { "type": "boolean", "const": true }, "in_a_row": { "type": "boolean", "const": true }, "readers": { "type": "integer", "minimum": 2 } }, "additionalProperties": false }, "models": { "type": "object", "required": ["summary", "review", "score", "audit", "fix"], "properties": { "summary": { "enum": ["inherit", "haiku", "sonnet", "opus", "fable"] }, "review": { "enum": ["inherit", "haiku", "sonnet", "opus", "fable"] }, "score": { "enum": ["inherit", "haiku", "sonnet", "opus", "fable"] }, "audit": { "enum": ["inherit", "haiku", "sonnet", "opus", "fable"] }, "fix": { "enum": ["inherit", "haiku", "sonnet", "opus", "fable"] } }, "additionalProperties": false } }, "additionalProperties": false }, "lenses_without_work": { "type": "array", "items": { "type": "object", "required": ["lens", "why"], "properties": { "lens": { "enum": ["rules-compliance", "bug-scan", "dependency-check", "history-context", "comment-compliance", "intent-fulfilment", "caller-impact", "data-flow-security", "codebase-fit"] }, "why": { "type": "string" } }, "additionalProperties": false } }, "not_sent": { "type": "array", "items": { "type": "object", "required": ["lens", "path", "why"], "properties": { "lens": { "enum": ["rules-compliance", "bug-scan", "dependency-check", "history-context", "comment-compliance", "intent-fulfilment", "caller-impact", "data-flow-security", "codebase-fit"] }, "path": { "type": "string", "minLength": 1, "maxLength": 4096 }, "why": { "type": "string" } }, "additionalProperties": false } }, "warnings": { "type": "array", "items": { "type": "string" } }, "stale_names": { "type": "array", "items": { "type": "object", "required": ["path", "from", "named_in"], "properties": { "path": { "type": "string", "minLength": 1, "maxLength": 4096 }, "from": { "type": "string", "minLength": 1, "maxLength": 4096 }, "named_in": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 4096 } } }, "additionalProperties": false } }, "target": { "type": "string" }, "since": { "type": "object", "required": ["run", "planned_at"], "properties": { "run": { "type": "string", "pattern": "^[a-z0-9]{4,16}$" }, "planned_at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" } }, "additionalProperties": false }, "kept": { "type": "object", "required": ["run", "planned_at"], "properties": { "run": { "type": "string", "pattern": "^[a-z0-9]{4,16}$" }, "planned_at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" } }, "additionalProperties": false }, "word_of": { "type": "array", "items": { "type": "string", "pattern": "^[a-z0-9]{4,16}$" } }, "shard": { "type": "object", "required": ["index", "of", "plan", "paths", "scope_note"], "properties": { "index": { "type": "integer", "minimum": 1 }, "of": { "type": "integer", "minimum": 1 }, "plan": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "paths": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 4096 } }, "scope_note": { "type": "string" } }, "additionalProperties": false }, "merged": { "type": "object", "required": ["of", "shards", "gaps", "failures"], "properties": { "of": { "type": "integer", "minimum": 1 }, "shards": { "type": "array", "items": { "type": "object", "required": ["index", "run", "top", "tree_root"], "properties": { "index": { "type": "integer", "minimum": 1 }, "run": { "type": "string", "pattern": "^[a-z0-9]{4,16}$" }, "top": { "type": "string" }, "tree_root": { "type": "string" } }, "additionalProperties": false } }, "gaps": { "type": "array", "items": { "type": "string" } }, "failures": { "type": "array", "items": { "type": "string" } } }, "additionalProperties": false }, "audit": { "type": "object", "required": ["audit", "round", "work_tree"], "properties": { "audit": { "type": "string", "pattern": "^[a-z0-9]{4,16}$" }, "round": { "type": "integer", "minimum": 1 }, "work_tree": { "type": "string" }, "subjects": { "type": "array", "items": { "type": "string" }, "minItems": 2 } }, "additionalProperties": false } }, "additionalProperties": false };
var func0 = Object.prototype.hasOwnProperty;
var func144 = require_ucs2length().default;
var pattern0 = new RegExp("^[a-z0-9]{4,16}$", "u");
var pattern1 = new RegExp("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$", "u");
var pattern2 = new RegExp("^[0-9a-f]{40,64}$", "u");
var pattern6 = new RegExp("^[0-9a-f]{32}$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.layout === void 0 || !func0.call(data, "layout")) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "layout" }, message: "must have required property 'layout'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.kind === void 0 || !func0.call(data, "kind")) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.run === void 0 || !func0.call(data, "run")) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "run" }, message: "must have required property 'run'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.version === void 0 || !func0.call(data, "version")) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.planned_at === void 0 || !func0.call(data, "planned_at")) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "planned_at" }, message: "must have required property 'planned_at'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.captured === void 0 || !func0.call(data, "captured")) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "captured" }, message: "must have required property 'captured'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.top === void 0 || !func0.call(data, "top")) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "top" }, message: "must have required property 'top'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.title === void 0 || !func0.call(data, "title")) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.scope_note === void 0 || !func0.call(data, "scope_note")) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scope_note" }, message: "must have required property 'scope_note'" };
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
    if (data.base === void 0 || !func0.call(data, "base")) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "base" }, message: "must have required property 'base'" };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.head === void 0 || !func0.call(data, "head")) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "head" }, message: "must have required property 'head'" };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.tree_root === void 0 || !func0.call(data, "tree_root")) {
      const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tree_root" }, message: "must have required property 'tree_root'" };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.nonce === void 0 || !func0.call(data, "nonce")) {
      const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nonce" }, message: "must have required property 'nonce'" };
      if (vErrors === null) {
        vErrors = [err13];
      } else {
        vErrors.push(err13);
      }
      errors++;
    }
    if (data.settings === void 0 || !func0.call(data, "settings")) {
      const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "settings" }, message: "must have required property 'settings'" };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    if (data.lenses_without_work === void 0 || !func0.call(data, "lenses_without_work")) {
      const err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lenses_without_work" }, message: "must have required property 'lenses_without_work'" };
      if (vErrors === null) {
        vErrors = [err15];
      } else {
        vErrors.push(err15);
      }
      errors++;
    }
    if (data.warnings === void 0 || !func0.call(data, "warnings")) {
      const err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "warnings" }, message: "must have required property 'warnings'" };
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!func0.call(schema11.properties, key0)) {
        const err17 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.layout !== void 0 && func0.call(data, "layout")) {
      let data0 = data.layout;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        const err18 = { instancePath: instancePath + "/layout", schemaPath: "#/properties/layout/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (1 !== data0) {
        const err19 = { instancePath: instancePath + "/layout", schemaPath: "#/properties/layout/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.kind !== void 0 && func0.call(data, "kind")) {
      let data1 = data.kind;
      if (!(data1 === "review" || data1 === "step" || data1 === "hunt" || data1 === "triage" || data1 === "fix" || data1 === "verify")) {
        const err20 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema11.properties.kind.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.run !== void 0 && func0.call(data, "run")) {
      let data2 = data.run;
      if (typeof data2 === "string") {
        if (!pattern0.test(data2)) {
          const err21 = { instancePath: instancePath + "/run", schemaPath: "#/properties/run/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}$" }, message: 'must match pattern "^[a-z0-9]{4,16}$"' };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      } else {
        const err22 = { instancePath: instancePath + "/run", schemaPath: "#/properties/run/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.version !== void 0 && func0.call(data, "version")) {
      if (typeof data.version !== "string") {
        const err23 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.planned_at !== void 0 && func0.call(data, "planned_at")) {
      let data4 = data.planned_at;
      if (typeof data4 === "string") {
        if (!pattern1.test(data4)) {
          const err24 = { instancePath: instancePath + "/planned_at", schemaPath: "#/properties/planned_at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      } else {
        const err25 = { instancePath: instancePath + "/planned_at", schemaPath: "#/properties/planned_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.captured !== void 0 && func0.call(data, "captured")) {
      let data5 = data.captured;
      if (!(data5 === "hooks" || data5 === "manual")) {
        const err26 = { instancePath: instancePath + "/captured", schemaPath: "#/properties/captured/enum", keyword: "enum", params: { allowedValues: schema11.properties.captured.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.top !== void 0 && func0.call(data, "top")) {
      if (typeof data.top !== "string") {
        const err27 = { instancePath: instancePath + "/top", schemaPath: "#/properties/top/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.title !== void 0 && func0.call(data, "title")) {
      if (typeof data.title !== "string") {
        const err28 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.scope_note !== void 0 && func0.call(data, "scope_note")) {
      if (typeof data.scope_note !== "string") {
        const err29 = { instancePath: instancePath + "/scope_note", schemaPath: "#/properties/scope_note/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.asked !== void 0 && func0.call(data, "asked")) {
      if (typeof data.asked !== "string") {
        const err30 = { instancePath: instancePath + "/asked", schemaPath: "#/properties/asked/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.given !== void 0 && func0.call(data, "given")) {
      let data10 = data.given;
      if (Array.isArray(data10)) {
        const len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data10[i0] !== "string") {
            const err31 = { instancePath: instancePath + "/given/" + i0, schemaPath: "#/properties/given/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
      } else {
        const err32 = { instancePath: instancePath + "/given", schemaPath: "#/properties/given/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.paths !== void 0 && func0.call(data, "paths")) {
      let data12 = data.paths;
      if (Array.isArray(data12)) {
        const len1 = data12.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (typeof data12[i1] !== "string") {
            const err33 = { instancePath: instancePath + "/paths/" + i1, schemaPath: "#/properties/paths/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
        }
      } else {
        const err34 = { instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
    }
    if (data.base !== void 0 && func0.call(data, "base")) {
      let data14 = data.base;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        if (data14.sha === void 0 || !func0.call(data14, "sha")) {
          const err35 = { instancePath: instancePath + "/base", schemaPath: "#/properties/base/required", keyword: "required", params: { missingProperty: "sha" }, message: "must have required property 'sha'" };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
        if (data14.tree === void 0 || !func0.call(data14, "tree")) {
          const err36 = { instancePath: instancePath + "/base", schemaPath: "#/properties/base/required", keyword: "required", params: { missingProperty: "tree" }, message: "must have required property 'tree'" };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
        if (data14.label === void 0 || !func0.call(data14, "label")) {
          const err37 = { instancePath: instancePath + "/base", schemaPath: "#/properties/base/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
        if (data14.why === void 0 || !func0.call(data14, "why")) {
          const err38 = { instancePath: instancePath + "/base", schemaPath: "#/properties/base/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
        for (const key1 of Object.keys(data14)) {
          if (!(key1 === "sha" || key1 === "tree" || key1 === "label" || key1 === "why")) {
            const err39 = { instancePath: instancePath + "/base", schemaPath: "#/properties/base/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        }
        if (data14.sha !== void 0 && func0.call(data14, "sha")) {
          let data15 = data14.sha;
          const _errs32 = errors;
          let valid6 = false;
          const _errs33 = errors;
          if (typeof data15 === "string") {
            if (!pattern2.test(data15)) {
              const err40 = { instancePath: instancePath + "/base/sha", schemaPath: "#/properties/base/properties/sha/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
              if (vErrors === null) {
                vErrors = [err40];
              } else {
                vErrors.push(err40);
              }
              errors++;
            }
          } else {
            const err41 = { instancePath: instancePath + "/base/sha", schemaPath: "#/properties/base/properties/sha/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err41];
            } else {
              vErrors.push(err41);
            }
            errors++;
          }
          var _valid0 = _errs33 === errors;
          valid6 = valid6 || _valid0;
          if (!valid6) {
            const _errs35 = errors;
            if (data15 !== null) {
              const err42 = { instancePath: instancePath + "/base/sha", schemaPath: "#/properties/base/properties/sha/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
            var _valid0 = _errs35 === errors;
            valid6 = valid6 || _valid0;
          }
          if (!valid6) {
            const err43 = { instancePath: instancePath + "/base/sha", schemaPath: "#/properties/base/properties/sha/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
            if (vErrors === null) {
              vErrors = [err43];
            } else {
              vErrors.push(err43);
            }
            errors++;
          } else {
            errors = _errs32;
            if (vErrors !== null) {
              if (_errs32) {
                vErrors.length = _errs32;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data14.tree !== void 0 && func0.call(data14, "tree")) {
          let data16 = data14.tree;
          if (typeof data16 === "string") {
            if (!pattern2.test(data16)) {
              const err44 = { instancePath: instancePath + "/base/tree", schemaPath: "#/properties/base/properties/tree/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
              if (vErrors === null) {
                vErrors = [err44];
              } else {
                vErrors.push(err44);
              }
              errors++;
            }
          } else {
            const err45 = { instancePath: instancePath + "/base/tree", schemaPath: "#/properties/base/properties/tree/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err45];
            } else {
              vErrors.push(err45);
            }
            errors++;
          }
        }
        if (data14.label !== void 0 && func0.call(data14, "label")) {
          if (typeof data14.label !== "string") {
            const err46 = { instancePath: instancePath + "/base/label", schemaPath: "#/properties/base/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err46];
            } else {
              vErrors.push(err46);
            }
            errors++;
          }
        }
        if (data14.why !== void 0 && func0.call(data14, "why")) {
          if (typeof data14.why !== "string") {
            const err47 = { instancePath: instancePath + "/base/why", schemaPath: "#/properties/base/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
        }
      } else {
        const err48 = { instancePath: instancePath + "/base", schemaPath: "#/properties/base/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err48];
        } else {
          vErrors.push(err48);
        }
        errors++;
      }
    }
    if (data.head !== void 0 && func0.call(data, "head")) {
      let data19 = data.head;
      if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
        if (data19.sha === void 0 || !func0.call(data19, "sha")) {
          const err49 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/required", keyword: "required", params: { missingProperty: "sha" }, message: "must have required property 'sha'" };
          if (vErrors === null) {
            vErrors = [err49];
          } else {
            vErrors.push(err49);
          }
          errors++;
        }
        if (data19.tree === void 0 || !func0.call(data19, "tree")) {
          const err50 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/required", keyword: "required", params: { missingProperty: "tree" }, message: "must have required property 'tree'" };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
        if (data19.label === void 0 || !func0.call(data19, "label")) {
          const err51 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
        if (data19.why === void 0 || !func0.call(data19, "why")) {
          const err52 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
          if (vErrors === null) {
            vErrors = [err52];
          } else {
            vErrors.push(err52);
          }
          errors++;
        }
        for (const key2 of Object.keys(data19)) {
          if (!(key2 === "sha" || key2 === "tree" || key2 === "label" || key2 === "why")) {
            const err53 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err53];
            } else {
              vErrors.push(err53);
            }
            errors++;
          }
        }
        if (data19.sha !== void 0 && func0.call(data19, "sha")) {
          let data20 = data19.sha;
          const _errs47 = errors;
          let valid8 = false;
          const _errs48 = errors;
          if (typeof data20 === "string") {
            if (!pattern2.test(data20)) {
              const err54 = { instancePath: instancePath + "/head/sha", schemaPath: "#/properties/head/properties/sha/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
              if (vErrors === null) {
                vErrors = [err54];
              } else {
                vErrors.push(err54);
              }
              errors++;
            }
          } else {
            const err55 = { instancePath: instancePath + "/head/sha", schemaPath: "#/properties/head/properties/sha/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err55];
            } else {
              vErrors.push(err55);
            }
            errors++;
          }
          var _valid1 = _errs48 === errors;
          valid8 = valid8 || _valid1;
          if (!valid8) {
            const _errs50 = errors;
            if (data20 !== null) {
              const err56 = { instancePath: instancePath + "/head/sha", schemaPath: "#/properties/head/properties/sha/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              if (vErrors === null) {
                vErrors = [err56];
              } else {
                vErrors.push(err56);
              }
              errors++;
            }
            var _valid1 = _errs50 === errors;
            valid8 = valid8 || _valid1;
          }
          if (!valid8) {
            const err57 = { instancePath: instancePath + "/head/sha", schemaPath: "#/properties/head/properties/sha/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
            if (vErrors === null) {
              vErrors = [err57];
            } else {
              vErrors.push(err57);
            }
            errors++;
          } else {
            errors = _errs47;
            if (vErrors !== null) {
              if (_errs47) {
                vErrors.length = _errs47;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data19.tree !== void 0 && func0.call(data19, "tree")) {
          let data21 = data19.tree;
          if (typeof data21 === "string") {
            if (!pattern2.test(data21)) {
              const err58 = { instancePath: instancePath + "/head/tree", schemaPath: "#/properties/head/properties/tree/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
              if (vErrors === null) {
                vErrors = [err58];
              } else {
                vErrors.push(err58);
              }
              errors++;
            }
          } else {
            const err59 = { instancePath: instancePath + "/head/tree", schemaPath: "#/properties/head/properties/tree/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err59];
            } else {
              vErrors.push(err59);
            }
            errors++;
          }
        }
        if (data19.label !== void 0 && func0.call(data19, "label")) {
          if (typeof data19.label !== "string") {
            const err60 = { instancePath: instancePath + "/head/label", schemaPath: "#/properties/head/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err60];
            } else {
              vErrors.push(err60);
            }
            errors++;
          }
        }
        if (data19.why !== void 0 && func0.call(data19, "why")) {
          if (typeof data19.why !== "string") {
            const err61 = { instancePath: instancePath + "/head/why", schemaPath: "#/properties/head/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err61];
            } else {
              vErrors.push(err61);
            }
            errors++;
          }
        }
      } else {
        const err62 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err62];
        } else {
          vErrors.push(err62);
        }
        errors++;
      }
    }
    if (data.tree_root !== void 0 && func0.call(data, "tree_root")) {
      if (typeof data.tree_root !== "string") {
        const err63 = { instancePath: instancePath + "/tree_root", schemaPath: "#/properties/tree_root/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err63];
        } else {
          vErrors.push(err63);
        }
        errors++;
      }
    }
    if (data.packages_root !== void 0 && func0.call(data, "packages_root")) {
      if (typeof data.packages_root !== "string") {
        const err64 = { instancePath: instancePath + "/packages_root", schemaPath: "#/properties/packages_root/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err64];
        } else {
          vErrors.push(err64);
        }
        errors++;
      }
    }
    if (data.nonce !== void 0 && func0.call(data, "nonce")) {
      let data26 = data.nonce;
      if (typeof data26 === "string") {
        if (!pattern6.test(data26)) {
          const err65 = { instancePath: instancePath + "/nonce", schemaPath: "#/properties/nonce/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{32}$" }, message: 'must match pattern "^[0-9a-f]{32}$"' };
          if (vErrors === null) {
            vErrors = [err65];
          } else {
            vErrors.push(err65);
          }
          errors++;
        }
      } else {
        const err66 = { instancePath: instancePath + "/nonce", schemaPath: "#/properties/nonce/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err66];
        } else {
          vErrors.push(err66);
        }
        errors++;
      }
    }
    if (data.settings !== void 0 && func0.call(data, "settings")) {
      let data27 = data.settings;
      if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
        if (data27.threshold === void 0 || !func0.call(data27, "threshold")) {
          const err67 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/required", keyword: "required", params: { missingProperty: "threshold" }, message: "must have required property 'threshold'" };
          if (vErrors === null) {
            vErrors = [err67];
          } else {
            vErrors.push(err67);
          }
          errors++;
        }
        if (data27.max_findings === void 0 || !func0.call(data27, "max_findings")) {
          const err68 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/required", keyword: "required", params: { missingProperty: "max_findings" }, message: "must have required property 'max_findings'" };
          if (vErrors === null) {
            vErrors = [err68];
          } else {
            vErrors.push(err68);
          }
          errors++;
        }
        if (data27.fail_on === void 0 || !func0.call(data27, "fail_on")) {
          const err69 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/required", keyword: "required", params: { missingProperty: "fail_on" }, message: "must have required property 'fail_on'" };
          if (vErrors === null) {
            vErrors = [err69];
          } else {
            vErrors.push(err69);
          }
          errors++;
        }
        if (data27.scope_policy === void 0 || !func0.call(data27, "scope_policy")) {
          const err70 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/required", keyword: "required", params: { missingProperty: "scope_policy" }, message: "must have required property 'scope_policy'" };
          if (vErrors === null) {
            vErrors = [err70];
          } else {
            vErrors.push(err70);
          }
          errors++;
        }
        if (data27.lenses === void 0 || !func0.call(data27, "lenses")) {
          const err71 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/required", keyword: "required", params: { missingProperty: "lenses" }, message: "must have required property 'lenses'" };
          if (vErrors === null) {
            vErrors = [err71];
          } else {
            vErrors.push(err71);
          }
          errors++;
        }
        if (data27.rules === void 0 || !func0.call(data27, "rules")) {
          const err72 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/required", keyword: "required", params: { missingProperty: "rules" }, message: "must have required property 'rules'" };
          if (vErrors === null) {
            vErrors = [err72];
          } else {
            vErrors.push(err72);
          }
          errors++;
        }
        if (data27.models === void 0 || !func0.call(data27, "models")) {
          const err73 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/required", keyword: "required", params: { missingProperty: "models" }, message: "must have required property 'models'" };
          if (vErrors === null) {
            vErrors = [err73];
          } else {
            vErrors.push(err73);
          }
          errors++;
        }
        for (const key3 of Object.keys(data27)) {
          if (!func0.call(schema11.properties.settings.properties, key3)) {
            const err74 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err74];
            } else {
              vErrors.push(err74);
            }
            errors++;
          }
        }
        if (data27.threshold !== void 0 && func0.call(data27, "threshold")) {
          let data28 = data27.threshold;
          if (!(typeof data28 == "number" && (!(data28 % 1) && !isNaN(data28)) && isFinite(data28))) {
            const err75 = { instancePath: instancePath + "/settings/threshold", schemaPath: "#/properties/settings/properties/threshold/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err75];
            } else {
              vErrors.push(err75);
            }
            errors++;
          }
          if (typeof data28 == "number" && isFinite(data28)) {
            if (data28 > 100 || isNaN(data28)) {
              const err76 = { instancePath: instancePath + "/settings/threshold", schemaPath: "#/properties/settings/properties/threshold/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err76];
              } else {
                vErrors.push(err76);
              }
              errors++;
            }
            if (data28 < 0 || isNaN(data28)) {
              const err77 = { instancePath: instancePath + "/settings/threshold", schemaPath: "#/properties/settings/properties/threshold/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err77];
              } else {
                vErrors.push(err77);
              }
              errors++;
            }
          }
        }
        if (data27.max_findings !== void 0 && func0.call(data27, "max_findings")) {
          let data29 = data27.max_findings;
          if (!(typeof data29 == "number" && (!(data29 % 1) && !isNaN(data29)) && isFinite(data29))) {
            const err78 = { instancePath: instancePath + "/settings/max_findings", schemaPath: "#/properties/settings/properties/max_findings/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err78];
            } else {
              vErrors.push(err78);
            }
            errors++;
          }
          if (typeof data29 == "number" && isFinite(data29)) {
            if (data29 < 1 || isNaN(data29)) {
              const err79 = { instancePath: instancePath + "/settings/max_findings", schemaPath: "#/properties/settings/properties/max_findings/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err79];
              } else {
                vErrors.push(err79);
              }
              errors++;
            }
          }
        }
        if (data27.fail_on !== void 0 && func0.call(data27, "fail_on")) {
          let data30 = data27.fail_on;
          if (!(data30 === "critical" || data30 === "important" || data30 === "minor" || data30 === "never")) {
            const err80 = { instancePath: instancePath + "/settings/fail_on", schemaPath: "#/properties/settings/properties/fail_on/enum", keyword: "enum", params: { allowedValues: schema11.properties.settings.properties.fail_on.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err80];
            } else {
              vErrors.push(err80);
            }
            errors++;
          }
        }
        if (data27.scope_policy !== void 0 && func0.call(data27, "scope_policy")) {
          let data31 = data27.scope_policy;
          if (!(data31 === "added" || data31 === "diff_context" || data31 === "file" || data31 === "nofilter")) {
            const err81 = { instancePath: instancePath + "/settings/scope_policy", schemaPath: "#/properties/settings/properties/scope_policy/enum", keyword: "enum", params: { allowedValues: schema11.properties.settings.properties.scope_policy.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err81];
            } else {
              vErrors.push(err81);
            }
            errors++;
          }
        }
        if (data27.lenses !== void 0 && func0.call(data27, "lenses")) {
          let data32 = data27.lenses;
          if (Array.isArray(data32)) {
            const len2 = data32.length;
            for (let i2 = 0; i2 < len2; i2++) {
              let data33 = data32[i2];
              if (!(data33 === "rules-compliance" || data33 === "bug-scan" || data33 === "dependency-check" || data33 === "history-context" || data33 === "comment-compliance" || data33 === "intent-fulfilment" || data33 === "caller-impact" || data33 === "data-flow-security" || data33 === "codebase-fit")) {
                const err82 = { instancePath: instancePath + "/settings/lenses/" + i2, schemaPath: "#/properties/settings/properties/lenses/items/enum", keyword: "enum", params: { allowedValues: schema11.properties.settings.properties.lenses.items.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err82];
                } else {
                  vErrors.push(err82);
                }
                errors++;
              }
            }
          } else {
            const err83 = { instancePath: instancePath + "/settings/lenses", schemaPath: "#/properties/settings/properties/lenses/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err83];
            } else {
              vErrors.push(err83);
            }
            errors++;
          }
        }
        if (data27.named_by !== void 0 && func0.call(data27, "named_by")) {
          let data34 = data27.named_by;
          if (!(data34 === "--deep" || data34 === "--lenses" || data34 === "review.lenses")) {
            const err84 = { instancePath: instancePath + "/settings/named_by", schemaPath: "#/properties/settings/properties/named_by/enum", keyword: "enum", params: { allowedValues: schema11.properties.settings.properties.named_by.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err84];
            } else {
              vErrors.push(err84);
            }
            errors++;
          }
        }
        if (data27.rules !== void 0 && func0.call(data27, "rules")) {
          let data35 = data27.rules;
          if (!(data35 === "all" || data35 === "scoped" || data35 === "none")) {
            const err85 = { instancePath: instancePath + "/settings/rules", schemaPath: "#/properties/settings/properties/rules/enum", keyword: "enum", params: { allowedValues: schema11.properties.settings.properties.rules.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err85];
            } else {
              vErrors.push(err85);
            }
            errors++;
          }
        }
        if (data27.calls !== void 0 && func0.call(data27, "calls")) {
          let data36 = data27.calls;
          if (data36 && typeof data36 == "object" && !Array.isArray(data36)) {
            if (data36.summary === void 0 || !func0.call(data36, "summary")) {
              const err86 = { instancePath: instancePath + "/settings/calls", schemaPath: "#/properties/settings/properties/calls/required", keyword: "required", params: { missingProperty: "summary" }, message: "must have required property 'summary'" };
              if (vErrors === null) {
                vErrors = [err86];
              } else {
                vErrors.push(err86);
              }
              errors++;
            }
            if (data36.places === void 0 || !func0.call(data36, "places")) {
              const err87 = { instancePath: instancePath + "/settings/calls", schemaPath: "#/properties/settings/properties/calls/required", keyword: "required", params: { missingProperty: "places" }, message: "must have required property 'places'" };
              if (vErrors === null) {
                vErrors = [err87];
              } else {
                vErrors.push(err87);
              }
              errors++;
            }
            if (data36.quick === void 0 || !func0.call(data36, "quick")) {
              const err88 = { instancePath: instancePath + "/settings/calls", schemaPath: "#/properties/settings/properties/calls/required", keyword: "required", params: { missingProperty: "quick" }, message: "must have required property 'quick'" };
              if (vErrors === null) {
                vErrors = [err88];
              } else {
                vErrors.push(err88);
              }
              errors++;
            }
            for (const key4 of Object.keys(data36)) {
              if (!(key4 === "summary" || key4 === "places" || key4 === "quick" || key4 === "shared" || key4 === "in_a_row" || key4 === "readers")) {
                const err89 = { instancePath: instancePath + "/settings/calls", schemaPath: "#/properties/settings/properties/calls/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err89];
                } else {
                  vErrors.push(err89);
                }
                errors++;
              }
            }
            if (data36.summary !== void 0 && func0.call(data36, "summary")) {
              if (typeof data36.summary !== "boolean") {
                const err90 = { instancePath: instancePath + "/settings/calls/summary", schemaPath: "#/properties/settings/properties/calls/properties/summary/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                if (vErrors === null) {
                  vErrors = [err90];
                } else {
                  vErrors.push(err90);
                }
                errors++;
              }
            }
            if (data36.places !== void 0 && func0.call(data36, "places")) {
              let data38 = data36.places;
              if (!(typeof data38 == "number" && (!(data38 % 1) && !isNaN(data38)) && isFinite(data38))) {
                const err91 = { instancePath: instancePath + "/settings/calls/places", schemaPath: "#/properties/settings/properties/calls/properties/places/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err91];
                } else {
                  vErrors.push(err91);
                }
                errors++;
              }
              if (typeof data38 == "number" && isFinite(data38)) {
                if (data38 < 1 || isNaN(data38)) {
                  const err92 = { instancePath: instancePath + "/settings/calls/places", schemaPath: "#/properties/settings/properties/calls/properties/places/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  if (vErrors === null) {
                    vErrors = [err92];
                  } else {
                    vErrors.push(err92);
                  }
                  errors++;
                }
              }
            }
            if (data36.quick !== void 0 && func0.call(data36, "quick")) {
              if (typeof data36.quick !== "boolean") {
                const err93 = { instancePath: instancePath + "/settings/calls/quick", schemaPath: "#/properties/settings/properties/calls/properties/quick/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                if (vErrors === null) {
                  vErrors = [err93];
                } else {
                  vErrors.push(err93);
                }
                errors++;
              }
            }
            if (data36.shared !== void 0 && func0.call(data36, "shared")) {
              let data40 = data36.shared;
              if (typeof data40 !== "boolean") {
                const err94 = { instancePath: instancePath + "/settings/calls/shared", schemaPath: "#/properties/settings/properties/calls/properties/shared/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                if (vErrors === null) {
                  vErrors = [err94];
                } else {
                  vErrors.push(err94);
                }
                errors++;
              }
              if (true !== data40) {
                const err95 = { instancePath: instancePath + "/settings/calls/shared", schemaPath: "#/properties/settings/properties/calls/properties/shared/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
                if (vErrors === null) {
                  vErrors = [err95];
                } else {
                  vErrors.push(err95);
                }
                errors++;
              }
            }
            if (data36.in_a_row !== void 0 && func0.call(data36, "in_a_row")) {
              let data41 = data36.in_a_row;
              if (typeof data41 !== "boolean") {
                const err96 = { instancePath: instancePath + "/settings/calls/in_a_row", schemaPath: "#/properties/settings/properties/calls/properties/in_a_row/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                if (vErrors === null) {
                  vErrors = [err96];
                } else {
                  vErrors.push(err96);
                }
                errors++;
              }
              if (true !== data41) {
                const err97 = { instancePath: instancePath + "/settings/calls/in_a_row", schemaPath: "#/properties/settings/properties/calls/properties/in_a_row/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
                if (vErrors === null) {
                  vErrors = [err97];
                } else {
                  vErrors.push(err97);
                }
                errors++;
              }
            }
            if (data36.readers !== void 0 && func0.call(data36, "readers")) {
              let data42 = data36.readers;
              if (!(typeof data42 == "number" && (!(data42 % 1) && !isNaN(data42)) && isFinite(data42))) {
                const err98 = { instancePath: instancePath + "/settings/calls/readers", schemaPath: "#/properties/settings/properties/calls/properties/readers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err98];
                } else {
                  vErrors.push(err98);
                }
                errors++;
              }
              if (typeof data42 == "number" && isFinite(data42)) {
                if (data42 < 2 || isNaN(data42)) {
                  const err99 = { instancePath: instancePath + "/settings/calls/readers", schemaPath: "#/properties/settings/properties/calls/properties/readers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 }, message: "must be >= 2" };
                  if (vErrors === null) {
                    vErrors = [err99];
                  } else {
                    vErrors.push(err99);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err100 = { instancePath: instancePath + "/settings/calls", schemaPath: "#/properties/settings/properties/calls/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err100];
            } else {
              vErrors.push(err100);
            }
            errors++;
          }
        }
        if (data27.models !== void 0 && func0.call(data27, "models")) {
          let data43 = data27.models;
          if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
            if (data43.summary === void 0 || !func0.call(data43, "summary")) {
              const err101 = { instancePath: instancePath + "/settings/models", schemaPath: "#/properties/settings/properties/models/required", keyword: "required", params: { missingProperty: "summary" }, message: "must have required property 'summary'" };
              if (vErrors === null) {
                vErrors = [err101];
              } else {
                vErrors.push(err101);
              }
              errors++;
            }
            if (data43.review === void 0 || !func0.call(data43, "review")) {
              const err102 = { instancePath: instancePath + "/settings/models", schemaPath: "#/properties/settings/properties/models/required", keyword: "required", params: { missingProperty: "review" }, message: "must have required property 'review'" };
              if (vErrors === null) {
                vErrors = [err102];
              } else {
                vErrors.push(err102);
              }
              errors++;
            }
            if (data43.score === void 0 || !func0.call(data43, "score")) {
              const err103 = { instancePath: instancePath + "/settings/models", schemaPath: "#/properties/settings/properties/models/required", keyword: "required", params: { missingProperty: "score" }, message: "must have required property 'score'" };
              if (vErrors === null) {
                vErrors = [err103];
              } else {
                vErrors.push(err103);
              }
              errors++;
            }
            if (data43.audit === void 0 || !func0.call(data43, "audit")) {
              const err104 = { instancePath: instancePath + "/settings/models", schemaPath: "#/properties/settings/properties/models/required", keyword: "required", params: { missingProperty: "audit" }, message: "must have required property 'audit'" };
              if (vErrors === null) {
                vErrors = [err104];
              } else {
                vErrors.push(err104);
              }
              errors++;
            }
            if (data43.fix === void 0 || !func0.call(data43, "fix")) {
              const err105 = { instancePath: instancePath + "/settings/models", schemaPath: "#/properties/settings/properties/models/required", keyword: "required", params: { missingProperty: "fix" }, message: "must have required property 'fix'" };
              if (vErrors === null) {
                vErrors = [err105];
              } else {
                vErrors.push(err105);
              }
              errors++;
            }
            for (const key5 of Object.keys(data43)) {
              if (!(key5 === "summary" || key5 === "review" || key5 === "score" || key5 === "audit" || key5 === "fix")) {
                const err106 = { instancePath: instancePath + "/settings/models", schemaPath: "#/properties/settings/properties/models/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err106];
                } else {
                  vErrors.push(err106);
                }
                errors++;
              }
            }
            if (data43.summary !== void 0 && func0.call(data43, "summary")) {
              let data44 = data43.summary;
              if (!(data44 === "inherit" || data44 === "haiku" || data44 === "sonnet" || data44 === "opus" || data44 === "fable")) {
                const err107 = { instancePath: instancePath + "/settings/models/summary", schemaPath: "#/properties/settings/properties/models/properties/summary/enum", keyword: "enum", params: { allowedValues: schema11.properties.settings.properties.models.properties.summary.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err107];
                } else {
                  vErrors.push(err107);
                }
                errors++;
              }
            }
            if (data43.review !== void 0 && func0.call(data43, "review")) {
              let data45 = data43.review;
              if (!(data45 === "inherit" || data45 === "haiku" || data45 === "sonnet" || data45 === "opus" || data45 === "fable")) {
                const err108 = { instancePath: instancePath + "/settings/models/review", schemaPath: "#/properties/settings/properties/models/properties/review/enum", keyword: "enum", params: { allowedValues: schema11.properties.settings.properties.models.properties.review.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err108];
                } else {
                  vErrors.push(err108);
                }
                errors++;
              }
            }
            if (data43.score !== void 0 && func0.call(data43, "score")) {
              let data46 = data43.score;
              if (!(data46 === "inherit" || data46 === "haiku" || data46 === "sonnet" || data46 === "opus" || data46 === "fable")) {
                const err109 = { instancePath: instancePath + "/settings/models/score", schemaPath: "#/properties/settings/properties/models/properties/score/enum", keyword: "enum", params: { allowedValues: schema11.properties.settings.properties.models.properties.score.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err109];
                } else {
                  vErrors.push(err109);
                }
                errors++;
              }
            }
            if (data43.audit !== void 0 && func0.call(data43, "audit")) {
              let data47 = data43.audit;
              if (!(data47 === "inherit" || data47 === "haiku" || data47 === "sonnet" || data47 === "opus" || data47 === "fable")) {
                const err110 = { instancePath: instancePath + "/settings/models/audit", schemaPath: "#/properties/settings/properties/models/properties/audit/enum", keyword: "enum", params: { allowedValues: schema11.properties.settings.properties.models.properties.audit.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err110];
                } else {
                  vErrors.push(err110);
                }
                errors++;
              }
            }
            if (data43.fix !== void 0 && func0.call(data43, "fix")) {
              let data48 = data43.fix;
              if (!(data48 === "inherit" || data48 === "haiku" || data48 === "sonnet" || data48 === "opus" || data48 === "fable")) {
                const err111 = { instancePath: instancePath + "/settings/models/fix", schemaPath: "#/properties/settings/properties/models/properties/fix/enum", keyword: "enum", params: { allowedValues: schema11.properties.settings.properties.models.properties.fix.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err111];
                } else {
                  vErrors.push(err111);
                }
                errors++;
              }
            }
          } else {
            const err112 = { instancePath: instancePath + "/settings/models", schemaPath: "#/properties/settings/properties/models/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err112];
            } else {
              vErrors.push(err112);
            }
            errors++;
          }
        }
      } else {
        const err113 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err113];
        } else {
          vErrors.push(err113);
        }
        errors++;
      }
    }
    if (data.lenses_without_work !== void 0 && func0.call(data, "lenses_without_work")) {
      let data49 = data.lenses_without_work;
      if (Array.isArray(data49)) {
        const len3 = data49.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data50 = data49[i3];
          if (data50 && typeof data50 == "object" && !Array.isArray(data50)) {
            if (data50.lens === void 0 || !func0.call(data50, "lens")) {
              const err114 = { instancePath: instancePath + "/lenses_without_work/" + i3, schemaPath: "#/properties/lenses_without_work/items/required", keyword: "required", params: { missingProperty: "lens" }, message: "must have required property 'lens'" };
              if (vErrors === null) {
                vErrors = [err114];
              } else {
                vErrors.push(err114);
              }
              errors++;
            }
            if (data50.why === void 0 || !func0.call(data50, "why")) {
              const err115 = { instancePath: instancePath + "/lenses_without_work/" + i3, schemaPath: "#/properties/lenses_without_work/items/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
              if (vErrors === null) {
                vErrors = [err115];
              } else {
                vErrors.push(err115);
              }
              errors++;
            }
            for (const key6 of Object.keys(data50)) {
              if (!(key6 === "lens" || key6 === "why")) {
                const err116 = { instancePath: instancePath + "/lenses_without_work/" + i3, schemaPath: "#/properties/lenses_without_work/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err116];
                } else {
                  vErrors.push(err116);
                }
                errors++;
              }
            }
            if (data50.lens !== void 0 && func0.call(data50, "lens")) {
              let data51 = data50.lens;
              if (!(data51 === "rules-compliance" || data51 === "bug-scan" || data51 === "dependency-check" || data51 === "history-context" || data51 === "comment-compliance" || data51 === "intent-fulfilment" || data51 === "caller-impact" || data51 === "data-flow-security" || data51 === "codebase-fit")) {
                const err117 = { instancePath: instancePath + "/lenses_without_work/" + i3 + "/lens", schemaPath: "#/properties/lenses_without_work/items/properties/lens/enum", keyword: "enum", params: { allowedValues: schema11.properties.lenses_without_work.items.properties.lens.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err117];
                } else {
                  vErrors.push(err117);
                }
                errors++;
              }
            }
            if (data50.why !== void 0 && func0.call(data50, "why")) {
              if (typeof data50.why !== "string") {
                const err118 = { instancePath: instancePath + "/lenses_without_work/" + i3 + "/why", schemaPath: "#/properties/lenses_without_work/items/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err118];
                } else {
                  vErrors.push(err118);
                }
                errors++;
              }
            }
          } else {
            const err119 = { instancePath: instancePath + "/lenses_without_work/" + i3, schemaPath: "#/properties/lenses_without_work/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err119];
            } else {
              vErrors.push(err119);
            }
            errors++;
          }
        }
      } else {
        const err120 = { instancePath: instancePath + "/lenses_without_work", schemaPath: "#/properties/lenses_without_work/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err120];
        } else {
          vErrors.push(err120);
        }
        errors++;
      }
    }
    if (data.not_sent !== void 0 && func0.call(data, "not_sent")) {
      let data53 = data.not_sent;
      if (Array.isArray(data53)) {
        const len4 = data53.length;
        for (let i4 = 0; i4 < len4; i4++) {
          let data54 = data53[i4];
          if (data54 && typeof data54 == "object" && !Array.isArray(data54)) {
            if (data54.lens === void 0 || !func0.call(data54, "lens")) {
              const err121 = { instancePath: instancePath + "/not_sent/" + i4, schemaPath: "#/properties/not_sent/items/required", keyword: "required", params: { missingProperty: "lens" }, message: "must have required property 'lens'" };
              if (vErrors === null) {
                vErrors = [err121];
              } else {
                vErrors.push(err121);
              }
              errors++;
            }
            if (data54.path === void 0 || !func0.call(data54, "path")) {
              const err122 = { instancePath: instancePath + "/not_sent/" + i4, schemaPath: "#/properties/not_sent/items/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
              if (vErrors === null) {
                vErrors = [err122];
              } else {
                vErrors.push(err122);
              }
              errors++;
            }
            if (data54.why === void 0 || !func0.call(data54, "why")) {
              const err123 = { instancePath: instancePath + "/not_sent/" + i4, schemaPath: "#/properties/not_sent/items/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
              if (vErrors === null) {
                vErrors = [err123];
              } else {
                vErrors.push(err123);
              }
              errors++;
            }
            for (const key7 of Object.keys(data54)) {
              if (!(key7 === "lens" || key7 === "path" || key7 === "why")) {
                const err124 = { instancePath: instancePath + "/not_sent/" + i4, schemaPath: "#/properties/not_sent/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err124];
                } else {
                  vErrors.push(err124);
                }
                errors++;
              }
            }
            if (data54.lens !== void 0 && func0.call(data54, "lens")) {
              let data55 = data54.lens;
              if (!(data55 === "rules-compliance" || data55 === "bug-scan" || data55 === "dependency-check" || data55 === "history-context" || data55 === "comment-compliance" || data55 === "intent-fulfilment" || data55 === "caller-impact" || data55 === "data-flow-security" || data55 === "codebase-fit")) {
                const err125 = { instancePath: instancePath + "/not_sent/" + i4 + "/lens", schemaPath: "#/properties/not_sent/items/properties/lens/enum", keyword: "enum", params: { allowedValues: schema11.properties.not_sent.items.properties.lens.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err125];
                } else {
                  vErrors.push(err125);
                }
                errors++;
              }
            }
            if (data54.path !== void 0 && func0.call(data54, "path")) {
              let data56 = data54.path;
              if (typeof data56 === "string") {
                if (func144(data56) > 4096) {
                  const err126 = { instancePath: instancePath + "/not_sent/" + i4 + "/path", schemaPath: "#/properties/not_sent/items/properties/path/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                  if (vErrors === null) {
                    vErrors = [err126];
                  } else {
                    vErrors.push(err126);
                  }
                  errors++;
                }
                if (func144(data56) < 1) {
                  const err127 = { instancePath: instancePath + "/not_sent/" + i4 + "/path", schemaPath: "#/properties/not_sent/items/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err127];
                  } else {
                    vErrors.push(err127);
                  }
                  errors++;
                }
              } else {
                const err128 = { instancePath: instancePath + "/not_sent/" + i4 + "/path", schemaPath: "#/properties/not_sent/items/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err128];
                } else {
                  vErrors.push(err128);
                }
                errors++;
              }
            }
            if (data54.why !== void 0 && func0.call(data54, "why")) {
              if (typeof data54.why !== "string") {
                const err129 = { instancePath: instancePath + "/not_sent/" + i4 + "/why", schemaPath: "#/properties/not_sent/items/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err129];
                } else {
                  vErrors.push(err129);
                }
                errors++;
              }
            }
          } else {
            const err130 = { instancePath: instancePath + "/not_sent/" + i4, schemaPath: "#/properties/not_sent/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err130];
            } else {
              vErrors.push(err130);
            }
            errors++;
          }
        }
      } else {
        const err131 = { instancePath: instancePath + "/not_sent", schemaPath: "#/properties/not_sent/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err131];
        } else {
          vErrors.push(err131);
        }
        errors++;
      }
    }
    if (data.warnings !== void 0 && func0.call(data, "warnings")) {
      let data58 = data.warnings;
      if (Array.isArray(data58)) {
        const len5 = data58.length;
        for (let i5 = 0; i5 < len5; i5++) {
          if (typeof data58[i5] !== "string") {
            const err132 = { instancePath: instancePath + "/warnings/" + i5, schemaPath: "#/properties/warnings/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err132];
            } else {
              vErrors.push(err132);
            }
            errors++;
          }
        }
      } else {
        const err133 = { instancePath: instancePath + "/warnings", schemaPath: "#/properties/warnings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err133];
        } else {
          vErrors.push(err133);
        }
        errors++;
      }
    }
    if (data.stale_names !== void 0 && func0.call(data, "stale_names")) {
      let data60 = data.stale_names;
      if (Array.isArray(data60)) {
        const len6 = data60.length;
        for (let i6 = 0; i6 < len6; i6++) {
          let data61 = data60[i6];
          if (data61 && typeof data61 == "object" && !Array.isArray(data61)) {
            if (data61.path === void 0 || !func0.call(data61, "path")) {
              const err134 = { instancePath: instancePath + "/stale_names/" + i6, schemaPath: "#/properties/stale_names/items/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
              if (vErrors === null) {
                vErrors = [err134];
              } else {
                vErrors.push(err134);
              }
              errors++;
            }
            if (data61.from === void 0 || !func0.call(data61, "from")) {
              const err135 = { instancePath: instancePath + "/stale_names/" + i6, schemaPath: "#/properties/stale_names/items/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'" };
              if (vErrors === null) {
                vErrors = [err135];
              } else {
                vErrors.push(err135);
              }
              errors++;
            }
            if (data61.named_in === void 0 || !func0.call(data61, "named_in")) {
              const err136 = { instancePath: instancePath + "/stale_names/" + i6, schemaPath: "#/properties/stale_names/items/required", keyword: "required", params: { missingProperty: "named_in" }, message: "must have required property 'named_in'" };
              if (vErrors === null) {
                vErrors = [err136];
              } else {
                vErrors.push(err136);
              }
              errors++;
            }
            for (const key8 of Object.keys(data61)) {
              if (!(key8 === "path" || key8 === "from" || key8 === "named_in")) {
                const err137 = { instancePath: instancePath + "/stale_names/" + i6, schemaPath: "#/properties/stale_names/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err137];
                } else {
                  vErrors.push(err137);
                }
                errors++;
              }
            }
            if (data61.path !== void 0 && func0.call(data61, "path")) {
              let data62 = data61.path;
              if (typeof data62 === "string") {
                if (func144(data62) > 4096) {
                  const err138 = { instancePath: instancePath + "/stale_names/" + i6 + "/path", schemaPath: "#/properties/stale_names/items/properties/path/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                  if (vErrors === null) {
                    vErrors = [err138];
                  } else {
                    vErrors.push(err138);
                  }
                  errors++;
                }
                if (func144(data62) < 1) {
                  const err139 = { instancePath: instancePath + "/stale_names/" + i6 + "/path", schemaPath: "#/properties/stale_names/items/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err139];
                  } else {
                    vErrors.push(err139);
                  }
                  errors++;
                }
              } else {
                const err140 = { instancePath: instancePath + "/stale_names/" + i6 + "/path", schemaPath: "#/properties/stale_names/items/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err140];
                } else {
                  vErrors.push(err140);
                }
                errors++;
              }
            }
            if (data61.from !== void 0 && func0.call(data61, "from")) {
              let data63 = data61.from;
              if (typeof data63 === "string") {
                if (func144(data63) > 4096) {
                  const err141 = { instancePath: instancePath + "/stale_names/" + i6 + "/from", schemaPath: "#/properties/stale_names/items/properties/from/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                  if (vErrors === null) {
                    vErrors = [err141];
                  } else {
                    vErrors.push(err141);
                  }
                  errors++;
                }
                if (func144(data63) < 1) {
                  const err142 = { instancePath: instancePath + "/stale_names/" + i6 + "/from", schemaPath: "#/properties/stale_names/items/properties/from/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err142];
                  } else {
                    vErrors.push(err142);
                  }
                  errors++;
                }
              } else {
                const err143 = { instancePath: instancePath + "/stale_names/" + i6 + "/from", schemaPath: "#/properties/stale_names/items/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err143];
                } else {
                  vErrors.push(err143);
                }
                errors++;
              }
            }
            if (data61.named_in !== void 0 && func0.call(data61, "named_in")) {
              let data64 = data61.named_in;
              if (Array.isArray(data64)) {
                const len7 = data64.length;
                for (let i7 = 0; i7 < len7; i7++) {
                  let data65 = data64[i7];
                  if (typeof data65 === "string") {
                    if (func144(data65) > 4096) {
                      const err144 = { instancePath: instancePath + "/stale_names/" + i6 + "/named_in/" + i7, schemaPath: "#/properties/stale_names/items/properties/named_in/items/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                      if (vErrors === null) {
                        vErrors = [err144];
                      } else {
                        vErrors.push(err144);
                      }
                      errors++;
                    }
                    if (func144(data65) < 1) {
                      const err145 = { instancePath: instancePath + "/stale_names/" + i6 + "/named_in/" + i7, schemaPath: "#/properties/stale_names/items/properties/named_in/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      if (vErrors === null) {
                        vErrors = [err145];
                      } else {
                        vErrors.push(err145);
                      }
                      errors++;
                    }
                  } else {
                    const err146 = { instancePath: instancePath + "/stale_names/" + i6 + "/named_in/" + i7, schemaPath: "#/properties/stale_names/items/properties/named_in/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err146];
                    } else {
                      vErrors.push(err146);
                    }
                    errors++;
                  }
                }
              } else {
                const err147 = { instancePath: instancePath + "/stale_names/" + i6 + "/named_in", schemaPath: "#/properties/stale_names/items/properties/named_in/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err147];
                } else {
                  vErrors.push(err147);
                }
                errors++;
              }
            }
          } else {
            const err148 = { instancePath: instancePath + "/stale_names/" + i6, schemaPath: "#/properties/stale_names/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err148];
            } else {
              vErrors.push(err148);
            }
            errors++;
          }
        }
      } else {
        const err149 = { instancePath: instancePath + "/stale_names", schemaPath: "#/properties/stale_names/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err149];
        } else {
          vErrors.push(err149);
        }
        errors++;
      }
    }
    if (data.target !== void 0 && func0.call(data, "target")) {
      if (typeof data.target !== "string") {
        const err150 = { instancePath: instancePath + "/target", schemaPath: "#/properties/target/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err150];
        } else {
          vErrors.push(err150);
        }
        errors++;
      }
    }
    if (data.since !== void 0 && func0.call(data, "since")) {
      let data67 = data.since;
      if (data67 && typeof data67 == "object" && !Array.isArray(data67)) {
        if (data67.run === void 0 || !func0.call(data67, "run")) {
          const err151 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/required", keyword: "required", params: { missingProperty: "run" }, message: "must have required property 'run'" };
          if (vErrors === null) {
            vErrors = [err151];
          } else {
            vErrors.push(err151);
          }
          errors++;
        }
        if (data67.planned_at === void 0 || !func0.call(data67, "planned_at")) {
          const err152 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/required", keyword: "required", params: { missingProperty: "planned_at" }, message: "must have required property 'planned_at'" };
          if (vErrors === null) {
            vErrors = [err152];
          } else {
            vErrors.push(err152);
          }
          errors++;
        }
        for (const key9 of Object.keys(data67)) {
          if (!(key9 === "run" || key9 === "planned_at")) {
            const err153 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err153];
            } else {
              vErrors.push(err153);
            }
            errors++;
          }
        }
        if (data67.run !== void 0 && func0.call(data67, "run")) {
          let data68 = data67.run;
          if (typeof data68 === "string") {
            if (!pattern0.test(data68)) {
              const err154 = { instancePath: instancePath + "/since/run", schemaPath: "#/properties/since/properties/run/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}$" }, message: 'must match pattern "^[a-z0-9]{4,16}$"' };
              if (vErrors === null) {
                vErrors = [err154];
              } else {
                vErrors.push(err154);
              }
              errors++;
            }
          } else {
            const err155 = { instancePath: instancePath + "/since/run", schemaPath: "#/properties/since/properties/run/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err155];
            } else {
              vErrors.push(err155);
            }
            errors++;
          }
        }
        if (data67.planned_at !== void 0 && func0.call(data67, "planned_at")) {
          let data69 = data67.planned_at;
          if (typeof data69 === "string") {
            if (!pattern1.test(data69)) {
              const err156 = { instancePath: instancePath + "/since/planned_at", schemaPath: "#/properties/since/properties/planned_at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
              if (vErrors === null) {
                vErrors = [err156];
              } else {
                vErrors.push(err156);
              }
              errors++;
            }
          } else {
            const err157 = { instancePath: instancePath + "/since/planned_at", schemaPath: "#/properties/since/properties/planned_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err157];
            } else {
              vErrors.push(err157);
            }
            errors++;
          }
        }
      } else {
        const err158 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err158];
        } else {
          vErrors.push(err158);
        }
        errors++;
      }
    }
    if (data.kept !== void 0 && func0.call(data, "kept")) {
      let data70 = data.kept;
      if (data70 && typeof data70 == "object" && !Array.isArray(data70)) {
        if (data70.run === void 0 || !func0.call(data70, "run")) {
          const err159 = { instancePath: instancePath + "/kept", schemaPath: "#/properties/kept/required", keyword: "required", params: { missingProperty: "run" }, message: "must have required property 'run'" };
          if (vErrors === null) {
            vErrors = [err159];
          } else {
            vErrors.push(err159);
          }
          errors++;
        }
        if (data70.planned_at === void 0 || !func0.call(data70, "planned_at")) {
          const err160 = { instancePath: instancePath + "/kept", schemaPath: "#/properties/kept/required", keyword: "required", params: { missingProperty: "planned_at" }, message: "must have required property 'planned_at'" };
          if (vErrors === null) {
            vErrors = [err160];
          } else {
            vErrors.push(err160);
          }
          errors++;
        }
        for (const key10 of Object.keys(data70)) {
          if (!(key10 === "run" || key10 === "planned_at")) {
            const err161 = { instancePath: instancePath + "/kept", schemaPath: "#/properties/kept/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err161];
            } else {
              vErrors.push(err161);
            }
            errors++;
          }
        }
        if (data70.run !== void 0 && func0.call(data70, "run")) {
          let data71 = data70.run;
          if (typeof data71 === "string") {
            if (!pattern0.test(data71)) {
              const err162 = { instancePath: instancePath + "/kept/run", schemaPath: "#/properties/kept/properties/run/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}$" }, message: 'must match pattern "^[a-z0-9]{4,16}$"' };
              if (vErrors === null) {
                vErrors = [err162];
              } else {
                vErrors.push(err162);
              }
              errors++;
            }
          } else {
            const err163 = { instancePath: instancePath + "/kept/run", schemaPath: "#/properties/kept/properties/run/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err163];
            } else {
              vErrors.push(err163);
            }
            errors++;
          }
        }
        if (data70.planned_at !== void 0 && func0.call(data70, "planned_at")) {
          let data72 = data70.planned_at;
          if (typeof data72 === "string") {
            if (!pattern1.test(data72)) {
              const err164 = { instancePath: instancePath + "/kept/planned_at", schemaPath: "#/properties/kept/properties/planned_at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
              if (vErrors === null) {
                vErrors = [err164];
              } else {
                vErrors.push(err164);
              }
              errors++;
            }
          } else {
            const err165 = { instancePath: instancePath + "/kept/planned_at", schemaPath: "#/properties/kept/properties/planned_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err165];
            } else {
              vErrors.push(err165);
            }
            errors++;
          }
        }
      } else {
        const err166 = { instancePath: instancePath + "/kept", schemaPath: "#/properties/kept/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err166];
        } else {
          vErrors.push(err166);
        }
        errors++;
      }
    }
    if (data.word_of !== void 0 && func0.call(data, "word_of")) {
      let data73 = data.word_of;
      if (Array.isArray(data73)) {
        const len8 = data73.length;
        for (let i8 = 0; i8 < len8; i8++) {
          let data74 = data73[i8];
          if (typeof data74 === "string") {
            if (!pattern0.test(data74)) {
              const err167 = { instancePath: instancePath + "/word_of/" + i8, schemaPath: "#/properties/word_of/items/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}$" }, message: 'must match pattern "^[a-z0-9]{4,16}$"' };
              if (vErrors === null) {
                vErrors = [err167];
              } else {
                vErrors.push(err167);
              }
              errors++;
            }
          } else {
            const err168 = { instancePath: instancePath + "/word_of/" + i8, schemaPath: "#/properties/word_of/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err168];
            } else {
              vErrors.push(err168);
            }
            errors++;
          }
        }
      } else {
        const err169 = { instancePath: instancePath + "/word_of", schemaPath: "#/properties/word_of/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err169];
        } else {
          vErrors.push(err169);
        }
        errors++;
      }
    }
    if (data.shard !== void 0 && func0.call(data, "shard")) {
      let data75 = data.shard;
      if (data75 && typeof data75 == "object" && !Array.isArray(data75)) {
        if (data75.index === void 0 || !func0.call(data75, "index")) {
          const err170 = { instancePath: instancePath + "/shard", schemaPath: "#/properties/shard/required", keyword: "required", params: { missingProperty: "index" }, message: "must have required property 'index'" };
          if (vErrors === null) {
            vErrors = [err170];
          } else {
            vErrors.push(err170);
          }
          errors++;
        }
        if (data75.of === void 0 || !func0.call(data75, "of")) {
          const err171 = { instancePath: instancePath + "/shard", schemaPath: "#/properties/shard/required", keyword: "required", params: { missingProperty: "of" }, message: "must have required property 'of'" };
          if (vErrors === null) {
            vErrors = [err171];
          } else {
            vErrors.push(err171);
          }
          errors++;
        }
        if (data75.plan === void 0 || !func0.call(data75, "plan")) {
          const err172 = { instancePath: instancePath + "/shard", schemaPath: "#/properties/shard/required", keyword: "required", params: { missingProperty: "plan" }, message: "must have required property 'plan'" };
          if (vErrors === null) {
            vErrors = [err172];
          } else {
            vErrors.push(err172);
          }
          errors++;
        }
        if (data75.paths === void 0 || !func0.call(data75, "paths")) {
          const err173 = { instancePath: instancePath + "/shard", schemaPath: "#/properties/shard/required", keyword: "required", params: { missingProperty: "paths" }, message: "must have required property 'paths'" };
          if (vErrors === null) {
            vErrors = [err173];
          } else {
            vErrors.push(err173);
          }
          errors++;
        }
        if (data75.scope_note === void 0 || !func0.call(data75, "scope_note")) {
          const err174 = { instancePath: instancePath + "/shard", schemaPath: "#/properties/shard/required", keyword: "required", params: { missingProperty: "scope_note" }, message: "must have required property 'scope_note'" };
          if (vErrors === null) {
            vErrors = [err174];
          } else {
            vErrors.push(err174);
          }
          errors++;
        }
        for (const key11 of Object.keys(data75)) {
          if (!(key11 === "index" || key11 === "of" || key11 === "plan" || key11 === "paths" || key11 === "scope_note")) {
            const err175 = { instancePath: instancePath + "/shard", schemaPath: "#/properties/shard/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err175];
            } else {
              vErrors.push(err175);
            }
            errors++;
          }
        }
        if (data75.index !== void 0 && func0.call(data75, "index")) {
          let data76 = data75.index;
          if (!(typeof data76 == "number" && (!(data76 % 1) && !isNaN(data76)) && isFinite(data76))) {
            const err176 = { instancePath: instancePath + "/shard/index", schemaPath: "#/properties/shard/properties/index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err176];
            } else {
              vErrors.push(err176);
            }
            errors++;
          }
          if (typeof data76 == "number" && isFinite(data76)) {
            if (data76 < 1 || isNaN(data76)) {
              const err177 = { instancePath: instancePath + "/shard/index", schemaPath: "#/properties/shard/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err177];
              } else {
                vErrors.push(err177);
              }
              errors++;
            }
          }
        }
        if (data75.of !== void 0 && func0.call(data75, "of")) {
          let data77 = data75.of;
          if (!(typeof data77 == "number" && (!(data77 % 1) && !isNaN(data77)) && isFinite(data77))) {
            const err178 = { instancePath: instancePath + "/shard/of", schemaPath: "#/properties/shard/properties/of/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err178];
            } else {
              vErrors.push(err178);
            }
            errors++;
          }
          if (typeof data77 == "number" && isFinite(data77)) {
            if (data77 < 1 || isNaN(data77)) {
              const err179 = { instancePath: instancePath + "/shard/of", schemaPath: "#/properties/shard/properties/of/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err179];
              } else {
                vErrors.push(err179);
              }
              errors++;
            }
          }
        }
        if (data75.plan !== void 0 && func0.call(data75, "plan")) {
          let data78 = data75.plan;
          if (typeof data78 === "string") {
            if (!pattern2.test(data78)) {
              const err180 = { instancePath: instancePath + "/shard/plan", schemaPath: "#/properties/shard/properties/plan/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
              if (vErrors === null) {
                vErrors = [err180];
              } else {
                vErrors.push(err180);
              }
              errors++;
            }
          } else {
            const err181 = { instancePath: instancePath + "/shard/plan", schemaPath: "#/properties/shard/properties/plan/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err181];
            } else {
              vErrors.push(err181);
            }
            errors++;
          }
        }
        if (data75.paths !== void 0 && func0.call(data75, "paths")) {
          let data79 = data75.paths;
          if (Array.isArray(data79)) {
            const len9 = data79.length;
            for (let i9 = 0; i9 < len9; i9++) {
              let data80 = data79[i9];
              if (typeof data80 === "string") {
                if (func144(data80) > 4096) {
                  const err182 = { instancePath: instancePath + "/shard/paths/" + i9, schemaPath: "#/properties/shard/properties/paths/items/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                  if (vErrors === null) {
                    vErrors = [err182];
                  } else {
                    vErrors.push(err182);
                  }
                  errors++;
                }
                if (func144(data80) < 1) {
                  const err183 = { instancePath: instancePath + "/shard/paths/" + i9, schemaPath: "#/properties/shard/properties/paths/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err183];
                  } else {
                    vErrors.push(err183);
                  }
                  errors++;
                }
              } else {
                const err184 = { instancePath: instancePath + "/shard/paths/" + i9, schemaPath: "#/properties/shard/properties/paths/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err184];
                } else {
                  vErrors.push(err184);
                }
                errors++;
              }
            }
          } else {
            const err185 = { instancePath: instancePath + "/shard/paths", schemaPath: "#/properties/shard/properties/paths/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err185];
            } else {
              vErrors.push(err185);
            }
            errors++;
          }
        }
        if (data75.scope_note !== void 0 && func0.call(data75, "scope_note")) {
          if (typeof data75.scope_note !== "string") {
            const err186 = { instancePath: instancePath + "/shard/scope_note", schemaPath: "#/properties/shard/properties/scope_note/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err186];
            } else {
              vErrors.push(err186);
            }
            errors++;
          }
        }
      } else {
        const err187 = { instancePath: instancePath + "/shard", schemaPath: "#/properties/shard/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err187];
        } else {
          vErrors.push(err187);
        }
        errors++;
      }
    }
    if (data.merged !== void 0 && func0.call(data, "merged")) {
      let data82 = data.merged;
      if (data82 && typeof data82 == "object" && !Array.isArray(data82)) {
        if (data82.of === void 0 || !func0.call(data82, "of")) {
          const err188 = { instancePath: instancePath + "/merged", schemaPath: "#/properties/merged/required", keyword: "required", params: { missingProperty: "of" }, message: "must have required property 'of'" };
          if (vErrors === null) {
            vErrors = [err188];
          } else {
            vErrors.push(err188);
          }
          errors++;
        }
        if (data82.shards === void 0 || !func0.call(data82, "shards")) {
          const err189 = { instancePath: instancePath + "/merged", schemaPath: "#/properties/merged/required", keyword: "required", params: { missingProperty: "shards" }, message: "must have required property 'shards'" };
          if (vErrors === null) {
            vErrors = [err189];
          } else {
            vErrors.push(err189);
          }
          errors++;
        }
        if (data82.gaps === void 0 || !func0.call(data82, "gaps")) {
          const err190 = { instancePath: instancePath + "/merged", schemaPath: "#/properties/merged/required", keyword: "required", params: { missingProperty: "gaps" }, message: "must have required property 'gaps'" };
          if (vErrors === null) {
            vErrors = [err190];
          } else {
            vErrors.push(err190);
          }
          errors++;
        }
        if (data82.failures === void 0 || !func0.call(data82, "failures")) {
          const err191 = { instancePath: instancePath + "/merged", schemaPath: "#/properties/merged/required", keyword: "required", params: { missingProperty: "failures" }, message: "must have required property 'failures'" };
          if (vErrors === null) {
            vErrors = [err191];
          } else {
            vErrors.push(err191);
          }
          errors++;
        }
        for (const key12 of Object.keys(data82)) {
          if (!(key12 === "of" || key12 === "shards" || key12 === "gaps" || key12 === "failures")) {
            const err192 = { instancePath: instancePath + "/merged", schemaPath: "#/properties/merged/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err192];
            } else {
              vErrors.push(err192);
            }
            errors++;
          }
        }
        if (data82.of !== void 0 && func0.call(data82, "of")) {
          let data83 = data82.of;
          if (!(typeof data83 == "number" && (!(data83 % 1) && !isNaN(data83)) && isFinite(data83))) {
            const err193 = { instancePath: instancePath + "/merged/of", schemaPath: "#/properties/merged/properties/of/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err193];
            } else {
              vErrors.push(err193);
            }
            errors++;
          }
          if (typeof data83 == "number" && isFinite(data83)) {
            if (data83 < 1 || isNaN(data83)) {
              const err194 = { instancePath: instancePath + "/merged/of", schemaPath: "#/properties/merged/properties/of/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err194];
              } else {
                vErrors.push(err194);
              }
              errors++;
            }
          }
        }
        if (data82.shards !== void 0 && func0.call(data82, "shards")) {
          let data84 = data82.shards;
          if (Array.isArray(data84)) {
            const len10 = data84.length;
            for (let i10 = 0; i10 < len10; i10++) {
              let data85 = data84[i10];
              if (data85 && typeof data85 == "object" && !Array.isArray(data85)) {
                if (data85.index === void 0 || !func0.call(data85, "index")) {
                  const err195 = { instancePath: instancePath + "/merged/shards/" + i10, schemaPath: "#/properties/merged/properties/shards/items/required", keyword: "required", params: { missingProperty: "index" }, message: "must have required property 'index'" };
                  if (vErrors === null) {
                    vErrors = [err195];
                  } else {
                    vErrors.push(err195);
                  }
                  errors++;
                }
                if (data85.run === void 0 || !func0.call(data85, "run")) {
                  const err196 = { instancePath: instancePath + "/merged/shards/" + i10, schemaPath: "#/properties/merged/properties/shards/items/required", keyword: "required", params: { missingProperty: "run" }, message: "must have required property 'run'" };
                  if (vErrors === null) {
                    vErrors = [err196];
                  } else {
                    vErrors.push(err196);
                  }
                  errors++;
                }
                if (data85.top === void 0 || !func0.call(data85, "top")) {
                  const err197 = { instancePath: instancePath + "/merged/shards/" + i10, schemaPath: "#/properties/merged/properties/shards/items/required", keyword: "required", params: { missingProperty: "top" }, message: "must have required property 'top'" };
                  if (vErrors === null) {
                    vErrors = [err197];
                  } else {
                    vErrors.push(err197);
                  }
                  errors++;
                }
                if (data85.tree_root === void 0 || !func0.call(data85, "tree_root")) {
                  const err198 = { instancePath: instancePath + "/merged/shards/" + i10, schemaPath: "#/properties/merged/properties/shards/items/required", keyword: "required", params: { missingProperty: "tree_root" }, message: "must have required property 'tree_root'" };
                  if (vErrors === null) {
                    vErrors = [err198];
                  } else {
                    vErrors.push(err198);
                  }
                  errors++;
                }
                for (const key13 of Object.keys(data85)) {
                  if (!(key13 === "index" || key13 === "run" || key13 === "top" || key13 === "tree_root")) {
                    const err199 = { instancePath: instancePath + "/merged/shards/" + i10, schemaPath: "#/properties/merged/properties/shards/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err199];
                    } else {
                      vErrors.push(err199);
                    }
                    errors++;
                  }
                }
                if (data85.index !== void 0 && func0.call(data85, "index")) {
                  let data86 = data85.index;
                  if (!(typeof data86 == "number" && (!(data86 % 1) && !isNaN(data86)) && isFinite(data86))) {
                    const err200 = { instancePath: instancePath + "/merged/shards/" + i10 + "/index", schemaPath: "#/properties/merged/properties/shards/items/properties/index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err200];
                    } else {
                      vErrors.push(err200);
                    }
                    errors++;
                  }
                  if (typeof data86 == "number" && isFinite(data86)) {
                    if (data86 < 1 || isNaN(data86)) {
                      const err201 = { instancePath: instancePath + "/merged/shards/" + i10 + "/index", schemaPath: "#/properties/merged/properties/shards/items/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                      if (vErrors === null) {
                        vErrors = [err201];
                      } else {
                        vErrors.push(err201);
                      }
                      errors++;
                    }
                  }
                }
                if (data85.run !== void 0 && func0.call(data85, "run")) {
                  let data87 = data85.run;
                  if (typeof data87 === "string") {
                    if (!pattern0.test(data87)) {
                      const err202 = { instancePath: instancePath + "/merged/shards/" + i10 + "/run", schemaPath: "#/properties/merged/properties/shards/items/properties/run/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}$" }, message: 'must match pattern "^[a-z0-9]{4,16}$"' };
                      if (vErrors === null) {
                        vErrors = [err202];
                      } else {
                        vErrors.push(err202);
                      }
                      errors++;
                    }
                  } else {
                    const err203 = { instancePath: instancePath + "/merged/shards/" + i10 + "/run", schemaPath: "#/properties/merged/properties/shards/items/properties/run/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err203];
                    } else {
                      vErrors.push(err203);
                    }
                    errors++;
                  }
                }
                if (data85.top !== void 0 && func0.call(data85, "top")) {
                  if (typeof data85.top !== "string") {
                    const err204 = { instancePath: instancePath + "/merged/shards/" + i10 + "/top", schemaPath: "#/properties/merged/properties/shards/items/properties/top/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err204];
                    } else {
                      vErrors.push(err204);
                    }
                    errors++;
                  }
                }
                if (data85.tree_root !== void 0 && func0.call(data85, "tree_root")) {
                  if (typeof data85.tree_root !== "string") {
                    const err205 = { instancePath: instancePath + "/merged/shards/" + i10 + "/tree_root", schemaPath: "#/properties/merged/properties/shards/items/properties/tree_root/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err205];
                    } else {
                      vErrors.push(err205);
                    }
                    errors++;
                  }
                }
              } else {
                const err206 = { instancePath: instancePath + "/merged/shards/" + i10, schemaPath: "#/properties/merged/properties/shards/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err206];
                } else {
                  vErrors.push(err206);
                }
                errors++;
              }
            }
          } else {
            const err207 = { instancePath: instancePath + "/merged/shards", schemaPath: "#/properties/merged/properties/shards/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err207];
            } else {
              vErrors.push(err207);
            }
            errors++;
          }
        }
        if (data82.gaps !== void 0 && func0.call(data82, "gaps")) {
          let data90 = data82.gaps;
          if (Array.isArray(data90)) {
            const len11 = data90.length;
            for (let i11 = 0; i11 < len11; i11++) {
              if (typeof data90[i11] !== "string") {
                const err208 = { instancePath: instancePath + "/merged/gaps/" + i11, schemaPath: "#/properties/merged/properties/gaps/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err208];
                } else {
                  vErrors.push(err208);
                }
                errors++;
              }
            }
          } else {
            const err209 = { instancePath: instancePath + "/merged/gaps", schemaPath: "#/properties/merged/properties/gaps/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err209];
            } else {
              vErrors.push(err209);
            }
            errors++;
          }
        }
        if (data82.failures !== void 0 && func0.call(data82, "failures")) {
          let data92 = data82.failures;
          if (Array.isArray(data92)) {
            const len12 = data92.length;
            for (let i12 = 0; i12 < len12; i12++) {
              if (typeof data92[i12] !== "string") {
                const err210 = { instancePath: instancePath + "/merged/failures/" + i12, schemaPath: "#/properties/merged/properties/failures/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err210];
                } else {
                  vErrors.push(err210);
                }
                errors++;
              }
            }
          } else {
            const err211 = { instancePath: instancePath + "/merged/failures", schemaPath: "#/properties/merged/properties/failures/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err211];
            } else {
              vErrors.push(err211);
            }
            errors++;
          }
        }
      } else {
        const err212 = { instancePath: instancePath + "/merged", schemaPath: "#/properties/merged/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err212];
        } else {
          vErrors.push(err212);
        }
        errors++;
      }
    }
    if (data.audit !== void 0 && func0.call(data, "audit")) {
      let data94 = data.audit;
      if (data94 && typeof data94 == "object" && !Array.isArray(data94)) {
        if (data94.audit === void 0 || !func0.call(data94, "audit")) {
          const err213 = { instancePath: instancePath + "/audit", schemaPath: "#/properties/audit/required", keyword: "required", params: { missingProperty: "audit" }, message: "must have required property 'audit'" };
          if (vErrors === null) {
            vErrors = [err213];
          } else {
            vErrors.push(err213);
          }
          errors++;
        }
        if (data94.round === void 0 || !func0.call(data94, "round")) {
          const err214 = { instancePath: instancePath + "/audit", schemaPath: "#/properties/audit/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
          if (vErrors === null) {
            vErrors = [err214];
          } else {
            vErrors.push(err214);
          }
          errors++;
        }
        if (data94.work_tree === void 0 || !func0.call(data94, "work_tree")) {
          const err215 = { instancePath: instancePath + "/audit", schemaPath: "#/properties/audit/required", keyword: "required", params: { missingProperty: "work_tree" }, message: "must have required property 'work_tree'" };
          if (vErrors === null) {
            vErrors = [err215];
          } else {
            vErrors.push(err215);
          }
          errors++;
        }
        for (const key14 of Object.keys(data94)) {
          if (!(key14 === "audit" || key14 === "round" || key14 === "work_tree" || key14 === "subjects")) {
            const err216 = { instancePath: instancePath + "/audit", schemaPath: "#/properties/audit/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err216];
            } else {
              vErrors.push(err216);
            }
            errors++;
          }
        }
        if (data94.audit !== void 0 && func0.call(data94, "audit")) {
          let data95 = data94.audit;
          if (typeof data95 === "string") {
            if (!pattern0.test(data95)) {
              const err217 = { instancePath: instancePath + "/audit/audit", schemaPath: "#/properties/audit/properties/audit/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}$" }, message: 'must match pattern "^[a-z0-9]{4,16}$"' };
              if (vErrors === null) {
                vErrors = [err217];
              } else {
                vErrors.push(err217);
              }
              errors++;
            }
          } else {
            const err218 = { instancePath: instancePath + "/audit/audit", schemaPath: "#/properties/audit/properties/audit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err218];
            } else {
              vErrors.push(err218);
            }
            errors++;
          }
        }
        if (data94.round !== void 0 && func0.call(data94, "round")) {
          let data96 = data94.round;
          if (!(typeof data96 == "number" && (!(data96 % 1) && !isNaN(data96)) && isFinite(data96))) {
            const err219 = { instancePath: instancePath + "/audit/round", schemaPath: "#/properties/audit/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err219];
            } else {
              vErrors.push(err219);
            }
            errors++;
          }
          if (typeof data96 == "number" && isFinite(data96)) {
            if (data96 < 1 || isNaN(data96)) {
              const err220 = { instancePath: instancePath + "/audit/round", schemaPath: "#/properties/audit/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err220];
              } else {
                vErrors.push(err220);
              }
              errors++;
            }
          }
        }
        if (data94.work_tree !== void 0 && func0.call(data94, "work_tree")) {
          if (typeof data94.work_tree !== "string") {
            const err221 = { instancePath: instancePath + "/audit/work_tree", schemaPath: "#/properties/audit/properties/work_tree/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err221];
            } else {
              vErrors.push(err221);
            }
            errors++;
          }
        }
        if (data94.subjects !== void 0 && func0.call(data94, "subjects")) {
          let data98 = data94.subjects;
          if (Array.isArray(data98)) {
            if (data98.length < 2) {
              const err222 = { instancePath: instancePath + "/audit/subjects", schemaPath: "#/properties/audit/properties/subjects/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              if (vErrors === null) {
                vErrors = [err222];
              } else {
                vErrors.push(err222);
              }
              errors++;
            }
            const len13 = data98.length;
            for (let i13 = 0; i13 < len13; i13++) {
              if (typeof data98[i13] !== "string") {
                const err223 = { instancePath: instancePath + "/audit/subjects/" + i13, schemaPath: "#/properties/audit/properties/subjects/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err223];
                } else {
                  vErrors.push(err223);
                }
                errors++;
              }
            }
          } else {
            const err224 = { instancePath: instancePath + "/audit/subjects", schemaPath: "#/properties/audit/properties/subjects/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err224];
            } else {
              vErrors.push(err224);
            }
            errors++;
          }
        }
      } else {
        const err225 = { instancePath: instancePath + "/audit", schemaPath: "#/properties/audit/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err225];
        } else {
          vErrors.push(err225);
        }
        errors++;
      }
    }
  } else {
    const err226 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err226];
    } else {
      vErrors.push(err226);
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
