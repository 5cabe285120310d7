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
parts["audit-K5AW43JP"] = part((module, exports) => {
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
var schema11 = { "type": "object", "required": ["layout", "audit", "version", "preset", "scope", "scope_note", "started_at", "date", "label", "start", "top", "work_tree", "in_place", "branch", "branch_slug", "home_branch", "auto", "captured", "cache_root", "settings", "roles", "files", "skipped", "warnings"], "properties": { "layout": { "type": "number", "const": 1 }, "audit": { "type": "string", "pattern": "^[a-z0-9]{4,16}$" }, "version": { "type": "string" }, "preset": { "enum": ["qa", "hacker", "perf", "ux", "custom"] }, "scope": { "type": "string" }, "scope_note": { "type": "string" }, "started_at": { "type": "string" }, "date": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\d$" }, "label": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\d(-[0-9]+)?$" }, "start": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "base": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "top": { "type": "string" }, "work_tree": { "type": "string" }, "in_place": { "type": "boolean" }, "branch": { "type": "string" }, "branch_slug": { "type": "string" }, "home_branch": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "auto": { "type": "boolean" }, "captured": { "enum": ["hooks", "manual"] }, "cache_root": { "type": "string" }, "settings": { "type": "object", "required": ["test", "setup", "share", "zero_findings_threshold", "max_rounds", "chunking", "exclude", "models"], "properties": { "test": { "type": "string", "minLength": 1 }, "setup": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "lint": { "type": "string", "minLength": 1 }, "share": { "type": "array", "items": { "type": "string" } }, "zero_findings_threshold": { "type": "integer", "minimum": 1 }, "max_rounds": { "type": "integer", "minimum": 1 }, "chunking": { "type": "boolean" }, "also_touch": { "type": "array", "items": { "type": "string" } }, "exclude": { "type": "array", "items": { "type": "string" } }, "models": { "type": "object", "required": ["audit", "fix"], "properties": { "audit": { "enum": ["inherit", "haiku", "sonnet", "opus", "fable"] }, "fix": { "enum": ["inherit", "haiku", "sonnet", "opus", "fable"] } }, "additionalProperties": false } }, "additionalProperties": false }, "roles": { "type": "array", "items": { "type": "object", "required": ["slug", "own"], "properties": { "slug": { "type": "string" }, "own": { "anyOf": [{ "type": "string" }, { "type": "null" }] } }, "additionalProperties": false }, "minItems": 1 }, "files": { "type": "array", "items": { "type": "object", "required": ["path", "bytes", "changed"], "properties": { "path": { "type": "string", "minLength": 1, "maxLength": 4096 }, "bytes": { "type": "integer", "minimum": 0 }, "changed": { "type": "array", "items": { "type": "array", "items": { "type": "integer", "minimum": 1 }, "minItems": 2, "maxItems": 2 } } }, "additionalProperties": false }, "minItems": 1 }, "skipped": { "type": "array", "items": { "type": "object", "required": ["path", "reason", "bytes"], "properties": { "path": { "type": "string", "minLength": 1, "maxLength": 4096 }, "reason": { "type": "string" }, "bytes": { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] } }, "additionalProperties": false } }, "warnings": { "type": "array", "items": { "type": "string" } } }, "additionalProperties": false };
var func0 = Object.prototype.hasOwnProperty;
var func101 = require_ucs2length().default;
var pattern0 = new RegExp("^[a-z0-9]{4,16}$", "u");
var pattern1 = new RegExp("^\\d{4}-\\d\\d-\\d\\d$", "u");
var pattern2 = new RegExp("^\\d{4}-\\d\\d-\\d\\d(-[0-9]+)?$", "u");
var pattern3 = new RegExp("^[0-9a-f]{40,64}$", "u");
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
    if (data.audit === void 0 || !func0.call(data, "audit")) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "audit" }, message: "must have required property 'audit'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.version === void 0 || !func0.call(data, "version")) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.preset === void 0 || !func0.call(data, "preset")) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "preset" }, message: "must have required property 'preset'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.scope === void 0 || !func0.call(data, "scope")) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scope" }, message: "must have required property 'scope'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.scope_note === void 0 || !func0.call(data, "scope_note")) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scope_note" }, message: "must have required property 'scope_note'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.started_at === void 0 || !func0.call(data, "started_at")) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "started_at" }, message: "must have required property 'started_at'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.date === void 0 || !func0.call(data, "date")) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "date" }, message: "must have required property 'date'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.label === void 0 || !func0.call(data, "label")) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.start === void 0 || !func0.call(data, "start")) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "start" }, message: "must have required property 'start'" };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.top === void 0 || !func0.call(data, "top")) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "top" }, message: "must have required property 'top'" };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.work_tree === void 0 || !func0.call(data, "work_tree")) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "work_tree" }, message: "must have required property 'work_tree'" };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.in_place === void 0 || !func0.call(data, "in_place")) {
      const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "in_place" }, message: "must have required property 'in_place'" };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.branch === void 0 || !func0.call(data, "branch")) {
      const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "branch" }, message: "must have required property 'branch'" };
      if (vErrors === null) {
        vErrors = [err13];
      } else {
        vErrors.push(err13);
      }
      errors++;
    }
    if (data.branch_slug === void 0 || !func0.call(data, "branch_slug")) {
      const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "branch_slug" }, message: "must have required property 'branch_slug'" };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    if (data.home_branch === void 0 || !func0.call(data, "home_branch")) {
      const err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "home_branch" }, message: "must have required property 'home_branch'" };
      if (vErrors === null) {
        vErrors = [err15];
      } else {
        vErrors.push(err15);
      }
      errors++;
    }
    if (data.auto === void 0 || !func0.call(data, "auto")) {
      const err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "auto" }, message: "must have required property 'auto'" };
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
    }
    if (data.captured === void 0 || !func0.call(data, "captured")) {
      const err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "captured" }, message: "must have required property 'captured'" };
      if (vErrors === null) {
        vErrors = [err17];
      } else {
        vErrors.push(err17);
      }
      errors++;
    }
    if (data.cache_root === void 0 || !func0.call(data, "cache_root")) {
      const err18 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cache_root" }, message: "must have required property 'cache_root'" };
      if (vErrors === null) {
        vErrors = [err18];
      } else {
        vErrors.push(err18);
      }
      errors++;
    }
    if (data.settings === void 0 || !func0.call(data, "settings")) {
      const err19 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "settings" }, message: "must have required property 'settings'" };
      if (vErrors === null) {
        vErrors = [err19];
      } else {
        vErrors.push(err19);
      }
      errors++;
    }
    if (data.roles === void 0 || !func0.call(data, "roles")) {
      const err20 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "roles" }, message: "must have required property 'roles'" };
      if (vErrors === null) {
        vErrors = [err20];
      } else {
        vErrors.push(err20);
      }
      errors++;
    }
    if (data.files === void 0 || !func0.call(data, "files")) {
      const err21 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "files" }, message: "must have required property 'files'" };
      if (vErrors === null) {
        vErrors = [err21];
      } else {
        vErrors.push(err21);
      }
      errors++;
    }
    if (data.skipped === void 0 || !func0.call(data, "skipped")) {
      const err22 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "skipped" }, message: "must have required property 'skipped'" };
      if (vErrors === null) {
        vErrors = [err22];
      } else {
        vErrors.push(err22);
      }
      errors++;
    }
    if (data.warnings === void 0 || !func0.call(data, "warnings")) {
      const err23 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "warnings" }, message: "must have required property 'warnings'" };
      if (vErrors === null) {
        vErrors = [err23];
      } else {
        vErrors.push(err23);
      }
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!func0.call(schema11.properties, key0)) {
        const err24 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.layout !== void 0 && func0.call(data, "layout")) {
      let data0 = data.layout;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        const err25 = { instancePath: instancePath + "/layout", schemaPath: "#/properties/layout/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
      if (1 !== data0) {
        const err26 = { instancePath: instancePath + "/layout", schemaPath: "#/properties/layout/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.audit !== void 0 && func0.call(data, "audit")) {
      let data1 = data.audit;
      if (typeof data1 === "string") {
        if (!pattern0.test(data1)) {
          const err27 = { instancePath: instancePath + "/audit", schemaPath: "#/properties/audit/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}$" }, message: 'must match pattern "^[a-z0-9]{4,16}$"' };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      } else {
        const err28 = { instancePath: instancePath + "/audit", schemaPath: "#/properties/audit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.version !== void 0 && func0.call(data, "version")) {
      if (typeof data.version !== "string") {
        const err29 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.preset !== void 0 && func0.call(data, "preset")) {
      let data3 = data.preset;
      if (!(data3 === "qa" || data3 === "hacker" || data3 === "perf" || data3 === "ux" || data3 === "custom")) {
        const err30 = { instancePath: instancePath + "/preset", schemaPath: "#/properties/preset/enum", keyword: "enum", params: { allowedValues: schema11.properties.preset.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.scope !== void 0 && func0.call(data, "scope")) {
      if (typeof data.scope !== "string") {
        const err31 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
    if (data.scope_note !== void 0 && func0.call(data, "scope_note")) {
      if (typeof data.scope_note !== "string") {
        const err32 = { instancePath: instancePath + "/scope_note", schemaPath: "#/properties/scope_note/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.started_at !== void 0 && func0.call(data, "started_at")) {
      if (typeof data.started_at !== "string") {
        const err33 = { instancePath: instancePath + "/started_at", schemaPath: "#/properties/started_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
    if (data.date !== void 0 && func0.call(data, "date")) {
      let data7 = data.date;
      if (typeof data7 === "string") {
        if (!pattern1.test(data7)) {
          const err34 = { instancePath: instancePath + "/date", schemaPath: "#/properties/date/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\d$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\d$"' };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
      } else {
        const err35 = { instancePath: instancePath + "/date", schemaPath: "#/properties/date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
    }
    if (data.label !== void 0 && func0.call(data, "label")) {
      let data8 = data.label;
      if (typeof data8 === "string") {
        if (!pattern2.test(data8)) {
          const err36 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\d(-[0-9]+)?$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\d(-[0-9]+)?$"' };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
      } else {
        const err37 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
    }
    if (data.start !== void 0 && func0.call(data, "start")) {
      let data9 = data.start;
      if (typeof data9 === "string") {
        if (!pattern3.test(data9)) {
          const err38 = { instancePath: instancePath + "/start", schemaPath: "#/properties/start/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
      } else {
        const err39 = { instancePath: instancePath + "/start", schemaPath: "#/properties/start/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
    }
    if (data.base !== void 0 && func0.call(data, "base")) {
      let data10 = data.base;
      if (typeof data10 === "string") {
        if (!pattern3.test(data10)) {
          const err40 = { instancePath: instancePath + "/base", schemaPath: "#/properties/base/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
      } else {
        const err41 = { instancePath: instancePath + "/base", schemaPath: "#/properties/base/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
    }
    if (data.top !== void 0 && func0.call(data, "top")) {
      if (typeof data.top !== "string") {
        const err42 = { instancePath: instancePath + "/top", schemaPath: "#/properties/top/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
    if (data.work_tree !== void 0 && func0.call(data, "work_tree")) {
      if (typeof data.work_tree !== "string") {
        const err43 = { instancePath: instancePath + "/work_tree", schemaPath: "#/properties/work_tree/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err43];
        } else {
          vErrors.push(err43);
        }
        errors++;
      }
    }
    if (data.in_place !== void 0 && func0.call(data, "in_place")) {
      if (typeof data.in_place !== "boolean") {
        const err44 = { instancePath: instancePath + "/in_place", schemaPath: "#/properties/in_place/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err44];
        } else {
          vErrors.push(err44);
        }
        errors++;
      }
    }
    if (data.branch !== void 0 && func0.call(data, "branch")) {
      if (typeof data.branch !== "string") {
        const err45 = { instancePath: instancePath + "/branch", schemaPath: "#/properties/branch/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err45];
        } else {
          vErrors.push(err45);
        }
        errors++;
      }
    }
    if (data.branch_slug !== void 0 && func0.call(data, "branch_slug")) {
      if (typeof data.branch_slug !== "string") {
        const err46 = { instancePath: instancePath + "/branch_slug", schemaPath: "#/properties/branch_slug/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err46];
        } else {
          vErrors.push(err46);
        }
        errors++;
      }
    }
    if (data.home_branch !== void 0 && func0.call(data, "home_branch")) {
      let data16 = data.home_branch;
      const _errs34 = errors;
      let valid1 = false;
      const _errs35 = errors;
      if (typeof data16 !== "string") {
        const err47 = { instancePath: instancePath + "/home_branch", schemaPath: "#/properties/home_branch/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err47];
        } else {
          vErrors.push(err47);
        }
        errors++;
      }
      var _valid0 = _errs35 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs37 = errors;
        if (data16 !== null) {
          const err48 = { instancePath: instancePath + "/home_branch", schemaPath: "#/properties/home_branch/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err48];
          } else {
            vErrors.push(err48);
          }
          errors++;
        }
        var _valid0 = _errs37 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err49 = { instancePath: instancePath + "/home_branch", schemaPath: "#/properties/home_branch/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err49];
        } else {
          vErrors.push(err49);
        }
        errors++;
      } else {
        errors = _errs34;
        if (vErrors !== null) {
          if (_errs34) {
            vErrors.length = _errs34;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.auto !== void 0 && func0.call(data, "auto")) {
      if (typeof data.auto !== "boolean") {
        const err50 = { instancePath: instancePath + "/auto", schemaPath: "#/properties/auto/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err50];
        } else {
          vErrors.push(err50);
        }
        errors++;
      }
    }
    if (data.captured !== void 0 && func0.call(data, "captured")) {
      let data18 = data.captured;
      if (!(data18 === "hooks" || data18 === "manual")) {
        const err51 = { instancePath: instancePath + "/captured", schemaPath: "#/properties/captured/enum", keyword: "enum", params: { allowedValues: schema11.properties.captured.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err51];
        } else {
          vErrors.push(err51);
        }
        errors++;
      }
    }
    if (data.cache_root !== void 0 && func0.call(data, "cache_root")) {
      if (typeof data.cache_root !== "string") {
        const err52 = { instancePath: instancePath + "/cache_root", schemaPath: "#/properties/cache_root/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err52];
        } else {
          vErrors.push(err52);
        }
        errors++;
      }
    }
    if (data.settings !== void 0 && func0.call(data, "settings")) {
      let data20 = data.settings;
      if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
        if (data20.test === void 0 || !func0.call(data20, "test")) {
          const err53 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/required", keyword: "required", params: { missingProperty: "test" }, message: "must have required property 'test'" };
          if (vErrors === null) {
            vErrors = [err53];
          } else {
            vErrors.push(err53);
          }
          errors++;
        }
        if (data20.setup === void 0 || !func0.call(data20, "setup")) {
          const err54 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/required", keyword: "required", params: { missingProperty: "setup" }, message: "must have required property 'setup'" };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
        if (data20.share === void 0 || !func0.call(data20, "share")) {
          const err55 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/required", keyword: "required", params: { missingProperty: "share" }, message: "must have required property 'share'" };
          if (vErrors === null) {
            vErrors = [err55];
          } else {
            vErrors.push(err55);
          }
          errors++;
        }
        if (data20.zero_findings_threshold === void 0 || !func0.call(data20, "zero_findings_threshold")) {
          const err56 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/required", keyword: "required", params: { missingProperty: "zero_findings_threshold" }, message: "must have required property 'zero_findings_threshold'" };
          if (vErrors === null) {
            vErrors = [err56];
          } else {
            vErrors.push(err56);
          }
          errors++;
        }
        if (data20.max_rounds === void 0 || !func0.call(data20, "max_rounds")) {
          const err57 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/required", keyword: "required", params: { missingProperty: "max_rounds" }, message: "must have required property 'max_rounds'" };
          if (vErrors === null) {
            vErrors = [err57];
          } else {
            vErrors.push(err57);
          }
          errors++;
        }
        if (data20.chunking === void 0 || !func0.call(data20, "chunking")) {
          const err58 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/required", keyword: "required", params: { missingProperty: "chunking" }, message: "must have required property 'chunking'" };
          if (vErrors === null) {
            vErrors = [err58];
          } else {
            vErrors.push(err58);
          }
          errors++;
        }
        if (data20.exclude === void 0 || !func0.call(data20, "exclude")) {
          const err59 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/required", keyword: "required", params: { missingProperty: "exclude" }, message: "must have required property 'exclude'" };
          if (vErrors === null) {
            vErrors = [err59];
          } else {
            vErrors.push(err59);
          }
          errors++;
        }
        if (data20.models === void 0 || !func0.call(data20, "models")) {
          const err60 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/required", keyword: "required", params: { missingProperty: "models" }, message: "must have required property 'models'" };
          if (vErrors === null) {
            vErrors = [err60];
          } else {
            vErrors.push(err60);
          }
          errors++;
        }
        for (const key1 of Object.keys(data20)) {
          if (!func0.call(schema11.properties.settings.properties, key1)) {
            const err61 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err61];
            } else {
              vErrors.push(err61);
            }
            errors++;
          }
        }
        if (data20.test !== void 0 && func0.call(data20, "test")) {
          let data21 = data20.test;
          if (typeof data21 === "string") {
            if (func101(data21) < 1) {
              const err62 = { instancePath: instancePath + "/settings/test", schemaPath: "#/properties/settings/properties/test/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err62];
              } else {
                vErrors.push(err62);
              }
              errors++;
            }
          } else {
            const err63 = { instancePath: instancePath + "/settings/test", schemaPath: "#/properties/settings/properties/test/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err63];
            } else {
              vErrors.push(err63);
            }
            errors++;
          }
        }
        if (data20.setup !== void 0 && func0.call(data20, "setup")) {
          let data22 = data20.setup;
          const _errs50 = errors;
          let valid3 = false;
          const _errs51 = errors;
          if (typeof data22 !== "string") {
            const err64 = { instancePath: instancePath + "/settings/setup", schemaPath: "#/properties/settings/properties/setup/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err64];
            } else {
              vErrors.push(err64);
            }
            errors++;
          }
          var _valid1 = _errs51 === errors;
          valid3 = valid3 || _valid1;
          if (!valid3) {
            const _errs53 = errors;
            if (data22 !== null) {
              const err65 = { instancePath: instancePath + "/settings/setup", schemaPath: "#/properties/settings/properties/setup/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              if (vErrors === null) {
                vErrors = [err65];
              } else {
                vErrors.push(err65);
              }
              errors++;
            }
            var _valid1 = _errs53 === errors;
            valid3 = valid3 || _valid1;
          }
          if (!valid3) {
            const err66 = { instancePath: instancePath + "/settings/setup", schemaPath: "#/properties/settings/properties/setup/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
            if (vErrors === null) {
              vErrors = [err66];
            } else {
              vErrors.push(err66);
            }
            errors++;
          } else {
            errors = _errs50;
            if (vErrors !== null) {
              if (_errs50) {
                vErrors.length = _errs50;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data20.lint !== void 0 && func0.call(data20, "lint")) {
          let data23 = data20.lint;
          if (typeof data23 === "string") {
            if (func101(data23) < 1) {
              const err67 = { instancePath: instancePath + "/settings/lint", schemaPath: "#/properties/settings/properties/lint/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err67];
              } else {
                vErrors.push(err67);
              }
              errors++;
            }
          } else {
            const err68 = { instancePath: instancePath + "/settings/lint", schemaPath: "#/properties/settings/properties/lint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err68];
            } else {
              vErrors.push(err68);
            }
            errors++;
          }
        }
        if (data20.share !== void 0 && func0.call(data20, "share")) {
          let data24 = data20.share;
          if (Array.isArray(data24)) {
            const len0 = data24.length;
            for (let i0 = 0; i0 < len0; i0++) {
              if (typeof data24[i0] !== "string") {
                const err69 = { instancePath: instancePath + "/settings/share/" + i0, schemaPath: "#/properties/settings/properties/share/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err69];
                } else {
                  vErrors.push(err69);
                }
                errors++;
              }
            }
          } else {
            const err70 = { instancePath: instancePath + "/settings/share", schemaPath: "#/properties/settings/properties/share/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err70];
            } else {
              vErrors.push(err70);
            }
            errors++;
          }
        }
        if (data20.zero_findings_threshold !== void 0 && func0.call(data20, "zero_findings_threshold")) {
          let data26 = data20.zero_findings_threshold;
          if (!(typeof data26 == "number" && (!(data26 % 1) && !isNaN(data26)) && isFinite(data26))) {
            const err71 = { instancePath: instancePath + "/settings/zero_findings_threshold", schemaPath: "#/properties/settings/properties/zero_findings_threshold/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err71];
            } else {
              vErrors.push(err71);
            }
            errors++;
          }
          if (typeof data26 == "number" && isFinite(data26)) {
            if (data26 < 1 || isNaN(data26)) {
              const err72 = { instancePath: instancePath + "/settings/zero_findings_threshold", schemaPath: "#/properties/settings/properties/zero_findings_threshold/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err72];
              } else {
                vErrors.push(err72);
              }
              errors++;
            }
          }
        }
        if (data20.max_rounds !== void 0 && func0.call(data20, "max_rounds")) {
          let data27 = data20.max_rounds;
          if (!(typeof data27 == "number" && (!(data27 % 1) && !isNaN(data27)) && isFinite(data27))) {
            const err73 = { instancePath: instancePath + "/settings/max_rounds", schemaPath: "#/properties/settings/properties/max_rounds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err73];
            } else {
              vErrors.push(err73);
            }
            errors++;
          }
          if (typeof data27 == "number" && isFinite(data27)) {
            if (data27 < 1 || isNaN(data27)) {
              const err74 = { instancePath: instancePath + "/settings/max_rounds", schemaPath: "#/properties/settings/properties/max_rounds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err74];
              } else {
                vErrors.push(err74);
              }
              errors++;
            }
          }
        }
        if (data20.chunking !== void 0 && func0.call(data20, "chunking")) {
          if (typeof data20.chunking !== "boolean") {
            const err75 = { instancePath: instancePath + "/settings/chunking", schemaPath: "#/properties/settings/properties/chunking/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err75];
            } else {
              vErrors.push(err75);
            }
            errors++;
          }
        }
        if (data20.also_touch !== void 0 && func0.call(data20, "also_touch")) {
          let data29 = data20.also_touch;
          if (Array.isArray(data29)) {
            const len1 = data29.length;
            for (let i1 = 0; i1 < len1; i1++) {
              if (typeof data29[i1] !== "string") {
                const err76 = { instancePath: instancePath + "/settings/also_touch/" + i1, schemaPath: "#/properties/settings/properties/also_touch/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err76];
                } else {
                  vErrors.push(err76);
                }
                errors++;
              }
            }
          } else {
            const err77 = { instancePath: instancePath + "/settings/also_touch", schemaPath: "#/properties/settings/properties/also_touch/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err77];
            } else {
              vErrors.push(err77);
            }
            errors++;
          }
        }
        if (data20.exclude !== void 0 && func0.call(data20, "exclude")) {
          let data31 = data20.exclude;
          if (Array.isArray(data31)) {
            const len2 = data31.length;
            for (let i2 = 0; i2 < len2; i2++) {
              if (typeof data31[i2] !== "string") {
                const err78 = { instancePath: instancePath + "/settings/exclude/" + i2, schemaPath: "#/properties/settings/properties/exclude/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err78];
                } else {
                  vErrors.push(err78);
                }
                errors++;
              }
            }
          } else {
            const err79 = { instancePath: instancePath + "/settings/exclude", schemaPath: "#/properties/settings/properties/exclude/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err79];
            } else {
              vErrors.push(err79);
            }
            errors++;
          }
        }
        if (data20.models !== void 0 && func0.call(data20, "models")) {
          let data33 = data20.models;
          if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
            if (data33.audit === void 0 || !func0.call(data33, "audit")) {
              const err80 = { instancePath: instancePath + "/settings/models", schemaPath: "#/properties/settings/properties/models/required", keyword: "required", params: { missingProperty: "audit" }, message: "must have required property 'audit'" };
              if (vErrors === null) {
                vErrors = [err80];
              } else {
                vErrors.push(err80);
              }
              errors++;
            }
            if (data33.fix === void 0 || !func0.call(data33, "fix")) {
              const err81 = { instancePath: instancePath + "/settings/models", schemaPath: "#/properties/settings/properties/models/required", keyword: "required", params: { missingProperty: "fix" }, message: "must have required property 'fix'" };
              if (vErrors === null) {
                vErrors = [err81];
              } else {
                vErrors.push(err81);
              }
              errors++;
            }
            for (const key2 of Object.keys(data33)) {
              if (!(key2 === "audit" || key2 === "fix")) {
                const err82 = { instancePath: instancePath + "/settings/models", schemaPath: "#/properties/settings/properties/models/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err82];
                } else {
                  vErrors.push(err82);
                }
                errors++;
              }
            }
            if (data33.audit !== void 0 && func0.call(data33, "audit")) {
              let data34 = data33.audit;
              if (!(data34 === "inherit" || data34 === "haiku" || data34 === "sonnet" || data34 === "opus" || data34 === "fable")) {
                const err83 = { instancePath: instancePath + "/settings/models/audit", schemaPath: "#/properties/settings/properties/models/properties/audit/enum", keyword: "enum", params: { allowedValues: schema11.properties.settings.properties.models.properties.audit.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err83];
                } else {
                  vErrors.push(err83);
                }
                errors++;
              }
            }
            if (data33.fix !== void 0 && func0.call(data33, "fix")) {
              let data35 = data33.fix;
              if (!(data35 === "inherit" || data35 === "haiku" || data35 === "sonnet" || data35 === "opus" || data35 === "fable")) {
                const err84 = { instancePath: instancePath + "/settings/models/fix", schemaPath: "#/properties/settings/properties/models/properties/fix/enum", keyword: "enum", params: { allowedValues: schema11.properties.settings.properties.models.properties.fix.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err84];
                } else {
                  vErrors.push(err84);
                }
                errors++;
              }
            }
          } else {
            const err85 = { instancePath: instancePath + "/settings/models", schemaPath: "#/properties/settings/properties/models/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err85];
            } else {
              vErrors.push(err85);
            }
            errors++;
          }
        }
      } else {
        const err86 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err86];
        } else {
          vErrors.push(err86);
        }
        errors++;
      }
    }
    if (data.roles !== void 0 && func0.call(data, "roles")) {
      let data36 = data.roles;
      if (Array.isArray(data36)) {
        if (data36.length < 1) {
          const err87 = { instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err87];
          } else {
            vErrors.push(err87);
          }
          errors++;
        }
        const len3 = data36.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data37 = data36[i3];
          if (data37 && typeof data37 == "object" && !Array.isArray(data37)) {
            if (data37.slug === void 0 || !func0.call(data37, "slug")) {
              const err88 = { instancePath: instancePath + "/roles/" + i3, schemaPath: "#/properties/roles/items/required", keyword: "required", params: { missingProperty: "slug" }, message: "must have required property 'slug'" };
              if (vErrors === null) {
                vErrors = [err88];
              } else {
                vErrors.push(err88);
              }
              errors++;
            }
            if (data37.own === void 0 || !func0.call(data37, "own")) {
              const err89 = { instancePath: instancePath + "/roles/" + i3, schemaPath: "#/properties/roles/items/required", keyword: "required", params: { missingProperty: "own" }, message: "must have required property 'own'" };
              if (vErrors === null) {
                vErrors = [err89];
              } else {
                vErrors.push(err89);
              }
              errors++;
            }
            for (const key3 of Object.keys(data37)) {
              if (!(key3 === "slug" || key3 === "own")) {
                const err90 = { instancePath: instancePath + "/roles/" + i3, schemaPath: "#/properties/roles/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err90];
                } else {
                  vErrors.push(err90);
                }
                errors++;
              }
            }
            if (data37.slug !== void 0 && func0.call(data37, "slug")) {
              if (typeof data37.slug !== "string") {
                const err91 = { instancePath: instancePath + "/roles/" + i3 + "/slug", schemaPath: "#/properties/roles/items/properties/slug/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err91];
                } else {
                  vErrors.push(err91);
                }
                errors++;
              }
            }
            if (data37.own !== void 0 && func0.call(data37, "own")) {
              let data39 = data37.own;
              const _errs88 = errors;
              let valid14 = false;
              const _errs89 = errors;
              if (typeof data39 !== "string") {
                const err92 = { instancePath: instancePath + "/roles/" + i3 + "/own", schemaPath: "#/properties/roles/items/properties/own/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err92];
                } else {
                  vErrors.push(err92);
                }
                errors++;
              }
              var _valid2 = _errs89 === errors;
              valid14 = valid14 || _valid2;
              if (!valid14) {
                const _errs91 = errors;
                if (data39 !== null) {
                  const err93 = { instancePath: instancePath + "/roles/" + i3 + "/own", schemaPath: "#/properties/roles/items/properties/own/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err93];
                  } else {
                    vErrors.push(err93);
                  }
                  errors++;
                }
                var _valid2 = _errs91 === errors;
                valid14 = valid14 || _valid2;
              }
              if (!valid14) {
                const err94 = { instancePath: instancePath + "/roles/" + i3 + "/own", schemaPath: "#/properties/roles/items/properties/own/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err94];
                } else {
                  vErrors.push(err94);
                }
                errors++;
              } else {
                errors = _errs88;
                if (vErrors !== null) {
                  if (_errs88) {
                    vErrors.length = _errs88;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
          } else {
            const err95 = { instancePath: instancePath + "/roles/" + i3, schemaPath: "#/properties/roles/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err95];
            } else {
              vErrors.push(err95);
            }
            errors++;
          }
        }
      } else {
        const err96 = { instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err96];
        } else {
          vErrors.push(err96);
        }
        errors++;
      }
    }
    if (data.files !== void 0 && func0.call(data, "files")) {
      let data40 = data.files;
      if (Array.isArray(data40)) {
        if (data40.length < 1) {
          const err97 = { instancePath: instancePath + "/files", schemaPath: "#/properties/files/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err97];
          } else {
            vErrors.push(err97);
          }
          errors++;
        }
        const len4 = data40.length;
        for (let i4 = 0; i4 < len4; i4++) {
          let data41 = data40[i4];
          if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
            if (data41.path === void 0 || !func0.call(data41, "path")) {
              const err98 = { instancePath: instancePath + "/files/" + i4, schemaPath: "#/properties/files/items/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
              if (vErrors === null) {
                vErrors = [err98];
              } else {
                vErrors.push(err98);
              }
              errors++;
            }
            if (data41.bytes === void 0 || !func0.call(data41, "bytes")) {
              const err99 = { instancePath: instancePath + "/files/" + i4, schemaPath: "#/properties/files/items/required", keyword: "required", params: { missingProperty: "bytes" }, message: "must have required property 'bytes'" };
              if (vErrors === null) {
                vErrors = [err99];
              } else {
                vErrors.push(err99);
              }
              errors++;
            }
            if (data41.changed === void 0 || !func0.call(data41, "changed")) {
              const err100 = { instancePath: instancePath + "/files/" + i4, schemaPath: "#/properties/files/items/required", keyword: "required", params: { missingProperty: "changed" }, message: "must have required property 'changed'" };
              if (vErrors === null) {
                vErrors = [err100];
              } else {
                vErrors.push(err100);
              }
              errors++;
            }
            for (const key4 of Object.keys(data41)) {
              if (!(key4 === "path" || key4 === "bytes" || key4 === "changed")) {
                const err101 = { instancePath: instancePath + "/files/" + i4, schemaPath: "#/properties/files/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err101];
                } else {
                  vErrors.push(err101);
                }
                errors++;
              }
            }
            if (data41.path !== void 0 && func0.call(data41, "path")) {
              let data42 = data41.path;
              if (typeof data42 === "string") {
                if (func101(data42) > 4096) {
                  const err102 = { instancePath: instancePath + "/files/" + i4 + "/path", schemaPath: "#/properties/files/items/properties/path/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                  if (vErrors === null) {
                    vErrors = [err102];
                  } else {
                    vErrors.push(err102);
                  }
                  errors++;
                }
                if (func101(data42) < 1) {
                  const err103 = { instancePath: instancePath + "/files/" + i4 + "/path", schemaPath: "#/properties/files/items/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err103];
                  } else {
                    vErrors.push(err103);
                  }
                  errors++;
                }
              } else {
                const err104 = { instancePath: instancePath + "/files/" + i4 + "/path", schemaPath: "#/properties/files/items/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err104];
                } else {
                  vErrors.push(err104);
                }
                errors++;
              }
            }
            if (data41.bytes !== void 0 && func0.call(data41, "bytes")) {
              let data43 = data41.bytes;
              if (!(typeof data43 == "number" && (!(data43 % 1) && !isNaN(data43)) && isFinite(data43))) {
                const err105 = { instancePath: instancePath + "/files/" + i4 + "/bytes", schemaPath: "#/properties/files/items/properties/bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err105];
                } else {
                  vErrors.push(err105);
                }
                errors++;
              }
              if (typeof data43 == "number" && isFinite(data43)) {
                if (data43 < 0 || isNaN(data43)) {
                  const err106 = { instancePath: instancePath + "/files/" + i4 + "/bytes", schemaPath: "#/properties/files/items/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  if (vErrors === null) {
                    vErrors = [err106];
                  } else {
                    vErrors.push(err106);
                  }
                  errors++;
                }
              }
            }
            if (data41.changed !== void 0 && func0.call(data41, "changed")) {
              let data44 = data41.changed;
              if (Array.isArray(data44)) {
                const len5 = data44.length;
                for (let i5 = 0; i5 < len5; i5++) {
                  let data45 = data44[i5];
                  if (Array.isArray(data45)) {
                    if (data45.length > 2) {
                      const err107 = { instancePath: instancePath + "/files/" + i4 + "/changed/" + i5, schemaPath: "#/properties/files/items/properties/changed/items/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
                      if (vErrors === null) {
                        vErrors = [err107];
                      } else {
                        vErrors.push(err107);
                      }
                      errors++;
                    }
                    if (data45.length < 2) {
                      const err108 = { instancePath: instancePath + "/files/" + i4 + "/changed/" + i5, schemaPath: "#/properties/files/items/properties/changed/items/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
                      if (vErrors === null) {
                        vErrors = [err108];
                      } else {
                        vErrors.push(err108);
                      }
                      errors++;
                    }
                    const len6 = data45.length;
                    for (let i6 = 0; i6 < len6; i6++) {
                      let data46 = data45[i6];
                      if (!(typeof data46 == "number" && (!(data46 % 1) && !isNaN(data46)) && isFinite(data46))) {
                        const err109 = { instancePath: instancePath + "/files/" + i4 + "/changed/" + i5 + "/" + i6, schemaPath: "#/properties/files/items/properties/changed/items/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) {
                          vErrors = [err109];
                        } else {
                          vErrors.push(err109);
                        }
                        errors++;
                      }
                      if (typeof data46 == "number" && isFinite(data46)) {
                        if (data46 < 1 || isNaN(data46)) {
                          const err110 = { instancePath: instancePath + "/files/" + i4 + "/changed/" + i5 + "/" + i6, schemaPath: "#/properties/files/items/properties/changed/items/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                          if (vErrors === null) {
                            vErrors = [err110];
                          } else {
                            vErrors.push(err110);
                          }
                          errors++;
                        }
                      }
                    }
                  } else {
                    const err111 = { instancePath: instancePath + "/files/" + i4 + "/changed/" + i5, schemaPath: "#/properties/files/items/properties/changed/items/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    if (vErrors === null) {
                      vErrors = [err111];
                    } else {
                      vErrors.push(err111);
                    }
                    errors++;
                  }
                }
              } else {
                const err112 = { instancePath: instancePath + "/files/" + i4 + "/changed", schemaPath: "#/properties/files/items/properties/changed/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err112];
                } else {
                  vErrors.push(err112);
                }
                errors++;
              }
            }
          } else {
            const err113 = { instancePath: instancePath + "/files/" + i4, schemaPath: "#/properties/files/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err113];
            } else {
              vErrors.push(err113);
            }
            errors++;
          }
        }
      } else {
        const err114 = { instancePath: instancePath + "/files", schemaPath: "#/properties/files/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err114];
        } else {
          vErrors.push(err114);
        }
        errors++;
      }
    }
    if (data.skipped !== void 0 && func0.call(data, "skipped")) {
      let data47 = data.skipped;
      if (Array.isArray(data47)) {
        const len7 = data47.length;
        for (let i7 = 0; i7 < len7; i7++) {
          let data48 = data47[i7];
          if (data48 && typeof data48 == "object" && !Array.isArray(data48)) {
            if (data48.path === void 0 || !func0.call(data48, "path")) {
              const err115 = { instancePath: instancePath + "/skipped/" + i7, schemaPath: "#/properties/skipped/items/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
              if (vErrors === null) {
                vErrors = [err115];
              } else {
                vErrors.push(err115);
              }
              errors++;
            }
            if (data48.reason === void 0 || !func0.call(data48, "reason")) {
              const err116 = { instancePath: instancePath + "/skipped/" + i7, schemaPath: "#/properties/skipped/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
              if (vErrors === null) {
                vErrors = [err116];
              } else {
                vErrors.push(err116);
              }
              errors++;
            }
            if (data48.bytes === void 0 || !func0.call(data48, "bytes")) {
              const err117 = { instancePath: instancePath + "/skipped/" + i7, schemaPath: "#/properties/skipped/items/required", keyword: "required", params: { missingProperty: "bytes" }, message: "must have required property 'bytes'" };
              if (vErrors === null) {
                vErrors = [err117];
              } else {
                vErrors.push(err117);
              }
              errors++;
            }
            for (const key5 of Object.keys(data48)) {
              if (!(key5 === "path" || key5 === "reason" || key5 === "bytes")) {
                const err118 = { instancePath: instancePath + "/skipped/" + i7, schemaPath: "#/properties/skipped/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err118];
                } else {
                  vErrors.push(err118);
                }
                errors++;
              }
            }
            if (data48.path !== void 0 && func0.call(data48, "path")) {
              let data49 = data48.path;
              if (typeof data49 === "string") {
                if (func101(data49) > 4096) {
                  const err119 = { instancePath: instancePath + "/skipped/" + i7 + "/path", schemaPath: "#/properties/skipped/items/properties/path/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                  if (vErrors === null) {
                    vErrors = [err119];
                  } else {
                    vErrors.push(err119);
                  }
                  errors++;
                }
                if (func101(data49) < 1) {
                  const err120 = { instancePath: instancePath + "/skipped/" + i7 + "/path", schemaPath: "#/properties/skipped/items/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err120];
                  } else {
                    vErrors.push(err120);
                  }
                  errors++;
                }
              } else {
                const err121 = { instancePath: instancePath + "/skipped/" + i7 + "/path", schemaPath: "#/properties/skipped/items/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err121];
                } else {
                  vErrors.push(err121);
                }
                errors++;
              }
            }
            if (data48.reason !== void 0 && func0.call(data48, "reason")) {
              if (typeof data48.reason !== "string") {
                const err122 = { instancePath: instancePath + "/skipped/" + i7 + "/reason", schemaPath: "#/properties/skipped/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err122];
                } else {
                  vErrors.push(err122);
                }
                errors++;
              }
            }
            if (data48.bytes !== void 0 && func0.call(data48, "bytes")) {
              let data51 = data48.bytes;
              const _errs118 = errors;
              let valid25 = false;
              const _errs119 = errors;
              if (!(typeof data51 == "number" && (!(data51 % 1) && !isNaN(data51)) && isFinite(data51))) {
                const err123 = { instancePath: instancePath + "/skipped/" + i7 + "/bytes", schemaPath: "#/properties/skipped/items/properties/bytes/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err123];
                } else {
                  vErrors.push(err123);
                }
                errors++;
              }
              if (typeof data51 == "number" && isFinite(data51)) {
                if (data51 < 0 || isNaN(data51)) {
                  const err124 = { instancePath: instancePath + "/skipped/" + i7 + "/bytes", schemaPath: "#/properties/skipped/items/properties/bytes/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  if (vErrors === null) {
                    vErrors = [err124];
                  } else {
                    vErrors.push(err124);
                  }
                  errors++;
                }
              }
              var _valid3 = _errs119 === errors;
              valid25 = valid25 || _valid3;
              if (!valid25) {
                const _errs121 = errors;
                if (data51 !== null) {
                  const err125 = { instancePath: instancePath + "/skipped/" + i7 + "/bytes", schemaPath: "#/properties/skipped/items/properties/bytes/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err125];
                  } else {
                    vErrors.push(err125);
                  }
                  errors++;
                }
                var _valid3 = _errs121 === errors;
                valid25 = valid25 || _valid3;
              }
              if (!valid25) {
                const err126 = { instancePath: instancePath + "/skipped/" + i7 + "/bytes", schemaPath: "#/properties/skipped/items/properties/bytes/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err126];
                } else {
                  vErrors.push(err126);
                }
                errors++;
              } else {
                errors = _errs118;
                if (vErrors !== null) {
                  if (_errs118) {
                    vErrors.length = _errs118;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
          } else {
            const err127 = { instancePath: instancePath + "/skipped/" + i7, schemaPath: "#/properties/skipped/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err127];
            } else {
              vErrors.push(err127);
            }
            errors++;
          }
        }
      } else {
        const err128 = { instancePath: instancePath + "/skipped", schemaPath: "#/properties/skipped/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err128];
        } else {
          vErrors.push(err128);
        }
        errors++;
      }
    }
    if (data.warnings !== void 0 && func0.call(data, "warnings")) {
      let data52 = data.warnings;
      if (Array.isArray(data52)) {
        const len8 = data52.length;
        for (let i8 = 0; i8 < len8; i8++) {
          if (typeof data52[i8] !== "string") {
            const err129 = { instancePath: instancePath + "/warnings/" + i8, schemaPath: "#/properties/warnings/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err129];
            } else {
              vErrors.push(err129);
            }
            errors++;
          }
        }
      } else {
        const err130 = { instancePath: instancePath + "/warnings", schemaPath: "#/properties/warnings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err130];
        } else {
          vErrors.push(err130);
        }
        errors++;
      }
    }
  } else {
    const err131 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err131];
    } else {
      vErrors.push(err131);
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
