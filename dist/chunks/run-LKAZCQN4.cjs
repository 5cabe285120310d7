var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  default: () => stdin_default,
  validate: () => validate
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
var validate = validate10;
var stdin_default = validate10;
var schema11 = { "type": "object", "required": ["layout", "run", "version", "planned_at", "captured", "top", "title", "scope_note", "paths", "base", "head", "tree_root", "nonce", "settings", "lenses_without_work", "warnings"], "properties": { "layout": { "type": "number", "const": 1 }, "run": { "type": "string", "pattern": "^[a-z0-9]{4,16}$" }, "version": { "type": "string" }, "planned_at": { "type": "string", "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, "captured": { "enum": ["hooks", "manual"] }, "top": { "type": "string" }, "title": { "type": "string" }, "scope_note": { "type": "string" }, "paths": { "type": "array", "items": { "type": "string" } }, "base": { "type": "object", "required": ["sha", "tree", "label", "why"], "properties": { "sha": { "anyOf": [{ "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, { "type": "null" }] }, "tree": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "label": { "type": "string" }, "why": { "type": "string" } }, "additionalProperties": false }, "head": { "type": "object", "required": ["sha", "tree", "label", "why"], "properties": { "sha": { "anyOf": [{ "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, { "type": "null" }] }, "tree": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "label": { "type": "string" }, "why": { "type": "string" } }, "additionalProperties": false }, "tree_root": { "type": "string" }, "nonce": { "type": "string", "pattern": "^[0-9a-f]{32}$" }, "settings": { "type": "object", "required": ["threshold", "max_findings", "fail_on", "scope_policy", "lenses", "rules", "models"], "properties": { "threshold": { "type": "integer", "minimum": 0, "maximum": 100 }, "max_findings": { "type": "integer", "minimum": 1 }, "fail_on": { "enum": ["critical", "important", "never"] }, "scope_policy": { "enum": ["added", "diff_context", "file", "nofilter"] }, "lenses": { "type": "array", "items": { "enum": ["rules-compliance", "bug-scan", "dependency-check", "history-context", "comment-compliance"] } }, "rules": { "enum": ["all", "scoped", "none"] }, "models": { "type": "object", "required": ["summary", "review", "score"], "properties": { "summary": { "enum": ["inherit", "haiku", "sonnet", "opus", "fable"] }, "review": { "enum": ["inherit", "haiku", "sonnet", "opus", "fable"] }, "score": { "enum": ["inherit", "haiku", "sonnet", "opus", "fable"] } }, "additionalProperties": false } }, "additionalProperties": false }, "lenses_without_work": { "type": "array", "items": { "type": "object", "required": ["lens", "why"], "properties": { "lens": { "enum": ["rules-compliance", "bug-scan", "dependency-check", "history-context", "comment-compliance"] }, "why": { "type": "string" } }, "additionalProperties": false } }, "warnings": { "type": "array", "items": { "type": "string" } } }, "additionalProperties": false };
var func0 = Object.prototype.hasOwnProperty;
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
    if (data.run === void 0 || !func0.call(data, "run")) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "run" }, message: "must have required property 'run'" };
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
    if (data.planned_at === void 0 || !func0.call(data, "planned_at")) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "planned_at" }, message: "must have required property 'planned_at'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.captured === void 0 || !func0.call(data, "captured")) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "captured" }, message: "must have required property 'captured'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.top === void 0 || !func0.call(data, "top")) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "top" }, message: "must have required property 'top'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.title === void 0 || !func0.call(data, "title")) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.scope_note === void 0 || !func0.call(data, "scope_note")) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scope_note" }, message: "must have required property 'scope_note'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.paths === void 0 || !func0.call(data, "paths")) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paths" }, message: "must have required property 'paths'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.base === void 0 || !func0.call(data, "base")) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "base" }, message: "must have required property 'base'" };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.head === void 0 || !func0.call(data, "head")) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "head" }, message: "must have required property 'head'" };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.tree_root === void 0 || !func0.call(data, "tree_root")) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tree_root" }, message: "must have required property 'tree_root'" };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.nonce === void 0 || !func0.call(data, "nonce")) {
      const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nonce" }, message: "must have required property 'nonce'" };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.settings === void 0 || !func0.call(data, "settings")) {
      const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "settings" }, message: "must have required property 'settings'" };
      if (vErrors === null) {
        vErrors = [err13];
      } else {
        vErrors.push(err13);
      }
      errors++;
    }
    if (data.lenses_without_work === void 0 || !func0.call(data, "lenses_without_work")) {
      const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lenses_without_work" }, message: "must have required property 'lenses_without_work'" };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    if (data.warnings === void 0 || !func0.call(data, "warnings")) {
      const err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "warnings" }, message: "must have required property 'warnings'" };
      if (vErrors === null) {
        vErrors = [err15];
      } else {
        vErrors.push(err15);
      }
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!func0.call(schema11.properties, key0)) {
        const err16 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.layout !== void 0 && func0.call(data, "layout")) {
      let data0 = data.layout;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        const err17 = { instancePath: instancePath + "/layout", schemaPath: "#/properties/layout/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (1 !== data0) {
        const err18 = { instancePath: instancePath + "/layout", schemaPath: "#/properties/layout/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.run !== void 0 && func0.call(data, "run")) {
      let data1 = data.run;
      if (typeof data1 === "string") {
        if (!pattern0.test(data1)) {
          const err19 = { instancePath: instancePath + "/run", schemaPath: "#/properties/run/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}$" }, message: 'must match pattern "^[a-z0-9]{4,16}$"' };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      } else {
        const err20 = { instancePath: instancePath + "/run", schemaPath: "#/properties/run/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.version !== void 0 && func0.call(data, "version")) {
      if (typeof data.version !== "string") {
        const err21 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.planned_at !== void 0 && func0.call(data, "planned_at")) {
      let data3 = data.planned_at;
      if (typeof data3 === "string") {
        if (!pattern1.test(data3)) {
          const err22 = { instancePath: instancePath + "/planned_at", schemaPath: "#/properties/planned_at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"' };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      } else {
        const err23 = { instancePath: instancePath + "/planned_at", schemaPath: "#/properties/planned_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.captured !== void 0 && func0.call(data, "captured")) {
      let data4 = data.captured;
      if (!(data4 === "hooks" || data4 === "manual")) {
        const err24 = { instancePath: instancePath + "/captured", schemaPath: "#/properties/captured/enum", keyword: "enum", params: { allowedValues: schema11.properties.captured.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.top !== void 0 && func0.call(data, "top")) {
      if (typeof data.top !== "string") {
        const err25 = { instancePath: instancePath + "/top", schemaPath: "#/properties/top/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.title !== void 0 && func0.call(data, "title")) {
      if (typeof data.title !== "string") {
        const err26 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.scope_note !== void 0 && func0.call(data, "scope_note")) {
      if (typeof data.scope_note !== "string") {
        const err27 = { instancePath: instancePath + "/scope_note", schemaPath: "#/properties/scope_note/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.paths !== void 0 && func0.call(data, "paths")) {
      let data8 = data.paths;
      if (Array.isArray(data8)) {
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data8[i0] !== "string") {
            const err28 = { instancePath: instancePath + "/paths/" + i0, schemaPath: "#/properties/paths/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
      } else {
        const err29 = { instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.base !== void 0 && func0.call(data, "base")) {
      let data10 = data.base;
      if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
        if (data10.sha === void 0 || !func0.call(data10, "sha")) {
          const err30 = { instancePath: instancePath + "/base", schemaPath: "#/properties/base/required", keyword: "required", params: { missingProperty: "sha" }, message: "must have required property 'sha'" };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
        if (data10.tree === void 0 || !func0.call(data10, "tree")) {
          const err31 = { instancePath: instancePath + "/base", schemaPath: "#/properties/base/required", keyword: "required", params: { missingProperty: "tree" }, message: "must have required property 'tree'" };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
        if (data10.label === void 0 || !func0.call(data10, "label")) {
          const err32 = { instancePath: instancePath + "/base", schemaPath: "#/properties/base/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
        if (data10.why === void 0 || !func0.call(data10, "why")) {
          const err33 = { instancePath: instancePath + "/base", schemaPath: "#/properties/base/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
        for (const key1 of Object.keys(data10)) {
          if (!(key1 === "sha" || key1 === "tree" || key1 === "label" || key1 === "why")) {
            const err34 = { instancePath: instancePath + "/base", schemaPath: "#/properties/base/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        }
        if (data10.sha !== void 0 && func0.call(data10, "sha")) {
          let data11 = data10.sha;
          const _errs25 = errors;
          let valid4 = false;
          const _errs26 = errors;
          if (typeof data11 === "string") {
            if (!pattern2.test(data11)) {
              const err35 = { instancePath: instancePath + "/base/sha", schemaPath: "#/properties/base/properties/sha/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
              if (vErrors === null) {
                vErrors = [err35];
              } else {
                vErrors.push(err35);
              }
              errors++;
            }
          } else {
            const err36 = { instancePath: instancePath + "/base/sha", schemaPath: "#/properties/base/properties/sha/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err36];
            } else {
              vErrors.push(err36);
            }
            errors++;
          }
          var _valid0 = _errs26 === errors;
          valid4 = valid4 || _valid0;
          if (!valid4) {
            const _errs28 = errors;
            if (data11 !== null) {
              const err37 = { instancePath: instancePath + "/base/sha", schemaPath: "#/properties/base/properties/sha/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              if (vErrors === null) {
                vErrors = [err37];
              } else {
                vErrors.push(err37);
              }
              errors++;
            }
            var _valid0 = _errs28 === errors;
            valid4 = valid4 || _valid0;
          }
          if (!valid4) {
            const err38 = { instancePath: instancePath + "/base/sha", schemaPath: "#/properties/base/properties/sha/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          } else {
            errors = _errs25;
            if (vErrors !== null) {
              if (_errs25) {
                vErrors.length = _errs25;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data10.tree !== void 0 && func0.call(data10, "tree")) {
          let data12 = data10.tree;
          if (typeof data12 === "string") {
            if (!pattern2.test(data12)) {
              const err39 = { instancePath: instancePath + "/base/tree", schemaPath: "#/properties/base/properties/tree/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
              if (vErrors === null) {
                vErrors = [err39];
              } else {
                vErrors.push(err39);
              }
              errors++;
            }
          } else {
            const err40 = { instancePath: instancePath + "/base/tree", schemaPath: "#/properties/base/properties/tree/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
        }
        if (data10.label !== void 0 && func0.call(data10, "label")) {
          if (typeof data10.label !== "string") {
            const err41 = { instancePath: instancePath + "/base/label", schemaPath: "#/properties/base/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err41];
            } else {
              vErrors.push(err41);
            }
            errors++;
          }
        }
        if (data10.why !== void 0 && func0.call(data10, "why")) {
          if (typeof data10.why !== "string") {
            const err42 = { instancePath: instancePath + "/base/why", schemaPath: "#/properties/base/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err42];
            } else {
              vErrors.push(err42);
            }
            errors++;
          }
        }
      } else {
        const err43 = { instancePath: instancePath + "/base", schemaPath: "#/properties/base/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err43];
        } else {
          vErrors.push(err43);
        }
        errors++;
      }
    }
    if (data.head !== void 0 && func0.call(data, "head")) {
      let data15 = data.head;
      if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
        if (data15.sha === void 0 || !func0.call(data15, "sha")) {
          const err44 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/required", keyword: "required", params: { missingProperty: "sha" }, message: "must have required property 'sha'" };
          if (vErrors === null) {
            vErrors = [err44];
          } else {
            vErrors.push(err44);
          }
          errors++;
        }
        if (data15.tree === void 0 || !func0.call(data15, "tree")) {
          const err45 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/required", keyword: "required", params: { missingProperty: "tree" }, message: "must have required property 'tree'" };
          if (vErrors === null) {
            vErrors = [err45];
          } else {
            vErrors.push(err45);
          }
          errors++;
        }
        if (data15.label === void 0 || !func0.call(data15, "label")) {
          const err46 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
          if (vErrors === null) {
            vErrors = [err46];
          } else {
            vErrors.push(err46);
          }
          errors++;
        }
        if (data15.why === void 0 || !func0.call(data15, "why")) {
          const err47 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
          if (vErrors === null) {
            vErrors = [err47];
          } else {
            vErrors.push(err47);
          }
          errors++;
        }
        for (const key2 of Object.keys(data15)) {
          if (!(key2 === "sha" || key2 === "tree" || key2 === "label" || key2 === "why")) {
            const err48 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        }
        if (data15.sha !== void 0 && func0.call(data15, "sha")) {
          let data16 = data15.sha;
          const _errs40 = errors;
          let valid6 = false;
          const _errs41 = errors;
          if (typeof data16 === "string") {
            if (!pattern2.test(data16)) {
              const err49 = { instancePath: instancePath + "/head/sha", schemaPath: "#/properties/head/properties/sha/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
              if (vErrors === null) {
                vErrors = [err49];
              } else {
                vErrors.push(err49);
              }
              errors++;
            }
          } else {
            const err50 = { instancePath: instancePath + "/head/sha", schemaPath: "#/properties/head/properties/sha/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err50];
            } else {
              vErrors.push(err50);
            }
            errors++;
          }
          var _valid1 = _errs41 === errors;
          valid6 = valid6 || _valid1;
          if (!valid6) {
            const _errs43 = errors;
            if (data16 !== null) {
              const err51 = { instancePath: instancePath + "/head/sha", schemaPath: "#/properties/head/properties/sha/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              if (vErrors === null) {
                vErrors = [err51];
              } else {
                vErrors.push(err51);
              }
              errors++;
            }
            var _valid1 = _errs43 === errors;
            valid6 = valid6 || _valid1;
          }
          if (!valid6) {
            const err52 = { instancePath: instancePath + "/head/sha", schemaPath: "#/properties/head/properties/sha/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
            if (vErrors === null) {
              vErrors = [err52];
            } else {
              vErrors.push(err52);
            }
            errors++;
          } else {
            errors = _errs40;
            if (vErrors !== null) {
              if (_errs40) {
                vErrors.length = _errs40;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data15.tree !== void 0 && func0.call(data15, "tree")) {
          let data17 = data15.tree;
          if (typeof data17 === "string") {
            if (!pattern2.test(data17)) {
              const err53 = { instancePath: instancePath + "/head/tree", schemaPath: "#/properties/head/properties/tree/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
              if (vErrors === null) {
                vErrors = [err53];
              } else {
                vErrors.push(err53);
              }
              errors++;
            }
          } else {
            const err54 = { instancePath: instancePath + "/head/tree", schemaPath: "#/properties/head/properties/tree/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err54];
            } else {
              vErrors.push(err54);
            }
            errors++;
          }
        }
        if (data15.label !== void 0 && func0.call(data15, "label")) {
          if (typeof data15.label !== "string") {
            const err55 = { instancePath: instancePath + "/head/label", schemaPath: "#/properties/head/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err55];
            } else {
              vErrors.push(err55);
            }
            errors++;
          }
        }
        if (data15.why !== void 0 && func0.call(data15, "why")) {
          if (typeof data15.why !== "string") {
            const err56 = { instancePath: instancePath + "/head/why", schemaPath: "#/properties/head/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err56];
            } else {
              vErrors.push(err56);
            }
            errors++;
          }
        }
      } else {
        const err57 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err57];
        } else {
          vErrors.push(err57);
        }
        errors++;
      }
    }
    if (data.tree_root !== void 0 && func0.call(data, "tree_root")) {
      if (typeof data.tree_root !== "string") {
        const err58 = { instancePath: instancePath + "/tree_root", schemaPath: "#/properties/tree_root/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err58];
        } else {
          vErrors.push(err58);
        }
        errors++;
      }
    }
    if (data.nonce !== void 0 && func0.call(data, "nonce")) {
      let data21 = data.nonce;
      if (typeof data21 === "string") {
        if (!pattern6.test(data21)) {
          const err59 = { instancePath: instancePath + "/nonce", schemaPath: "#/properties/nonce/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{32}$" }, message: 'must match pattern "^[0-9a-f]{32}$"' };
          if (vErrors === null) {
            vErrors = [err59];
          } else {
            vErrors.push(err59);
          }
          errors++;
        }
      } else {
        const err60 = { instancePath: instancePath + "/nonce", schemaPath: "#/properties/nonce/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err60];
        } else {
          vErrors.push(err60);
        }
        errors++;
      }
    }
    if (data.settings !== void 0 && func0.call(data, "settings")) {
      let data22 = data.settings;
      if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
        if (data22.threshold === void 0 || !func0.call(data22, "threshold")) {
          const err61 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/required", keyword: "required", params: { missingProperty: "threshold" }, message: "must have required property 'threshold'" };
          if (vErrors === null) {
            vErrors = [err61];
          } else {
            vErrors.push(err61);
          }
          errors++;
        }
        if (data22.max_findings === void 0 || !func0.call(data22, "max_findings")) {
          const err62 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/required", keyword: "required", params: { missingProperty: "max_findings" }, message: "must have required property 'max_findings'" };
          if (vErrors === null) {
            vErrors = [err62];
          } else {
            vErrors.push(err62);
          }
          errors++;
        }
        if (data22.fail_on === void 0 || !func0.call(data22, "fail_on")) {
          const err63 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/required", keyword: "required", params: { missingProperty: "fail_on" }, message: "must have required property 'fail_on'" };
          if (vErrors === null) {
            vErrors = [err63];
          } else {
            vErrors.push(err63);
          }
          errors++;
        }
        if (data22.scope_policy === void 0 || !func0.call(data22, "scope_policy")) {
          const err64 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/required", keyword: "required", params: { missingProperty: "scope_policy" }, message: "must have required property 'scope_policy'" };
          if (vErrors === null) {
            vErrors = [err64];
          } else {
            vErrors.push(err64);
          }
          errors++;
        }
        if (data22.lenses === void 0 || !func0.call(data22, "lenses")) {
          const err65 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/required", keyword: "required", params: { missingProperty: "lenses" }, message: "must have required property 'lenses'" };
          if (vErrors === null) {
            vErrors = [err65];
          } else {
            vErrors.push(err65);
          }
          errors++;
        }
        if (data22.rules === void 0 || !func0.call(data22, "rules")) {
          const err66 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/required", keyword: "required", params: { missingProperty: "rules" }, message: "must have required property 'rules'" };
          if (vErrors === null) {
            vErrors = [err66];
          } else {
            vErrors.push(err66);
          }
          errors++;
        }
        if (data22.models === void 0 || !func0.call(data22, "models")) {
          const err67 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/required", keyword: "required", params: { missingProperty: "models" }, message: "must have required property 'models'" };
          if (vErrors === null) {
            vErrors = [err67];
          } else {
            vErrors.push(err67);
          }
          errors++;
        }
        for (const key3 of Object.keys(data22)) {
          if (!(key3 === "threshold" || key3 === "max_findings" || key3 === "fail_on" || key3 === "scope_policy" || key3 === "lenses" || key3 === "rules" || key3 === "models")) {
            const err68 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err68];
            } else {
              vErrors.push(err68);
            }
            errors++;
          }
        }
        if (data22.threshold !== void 0 && func0.call(data22, "threshold")) {
          let data23 = data22.threshold;
          if (!(typeof data23 == "number" && (!(data23 % 1) && !isNaN(data23)) && isFinite(data23))) {
            const err69 = { instancePath: instancePath + "/settings/threshold", schemaPath: "#/properties/settings/properties/threshold/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err69];
            } else {
              vErrors.push(err69);
            }
            errors++;
          }
          if (typeof data23 == "number" && isFinite(data23)) {
            if (data23 > 100 || isNaN(data23)) {
              const err70 = { instancePath: instancePath + "/settings/threshold", schemaPath: "#/properties/settings/properties/threshold/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err70];
              } else {
                vErrors.push(err70);
              }
              errors++;
            }
            if (data23 < 0 || isNaN(data23)) {
              const err71 = { instancePath: instancePath + "/settings/threshold", schemaPath: "#/properties/settings/properties/threshold/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err71];
              } else {
                vErrors.push(err71);
              }
              errors++;
            }
          }
        }
        if (data22.max_findings !== void 0 && func0.call(data22, "max_findings")) {
          let data24 = data22.max_findings;
          if (!(typeof data24 == "number" && (!(data24 % 1) && !isNaN(data24)) && isFinite(data24))) {
            const err72 = { instancePath: instancePath + "/settings/max_findings", schemaPath: "#/properties/settings/properties/max_findings/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err72];
            } else {
              vErrors.push(err72);
            }
            errors++;
          }
          if (typeof data24 == "number" && isFinite(data24)) {
            if (data24 < 1 || isNaN(data24)) {
              const err73 = { instancePath: instancePath + "/settings/max_findings", schemaPath: "#/properties/settings/properties/max_findings/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err73];
              } else {
                vErrors.push(err73);
              }
              errors++;
            }
          }
        }
        if (data22.fail_on !== void 0 && func0.call(data22, "fail_on")) {
          let data25 = data22.fail_on;
          if (!(data25 === "critical" || data25 === "important" || data25 === "never")) {
            const err74 = { instancePath: instancePath + "/settings/fail_on", schemaPath: "#/properties/settings/properties/fail_on/enum", keyword: "enum", params: { allowedValues: schema11.properties.settings.properties.fail_on.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err74];
            } else {
              vErrors.push(err74);
            }
            errors++;
          }
        }
        if (data22.scope_policy !== void 0 && func0.call(data22, "scope_policy")) {
          let data26 = data22.scope_policy;
          if (!(data26 === "added" || data26 === "diff_context" || data26 === "file" || data26 === "nofilter")) {
            const err75 = { instancePath: instancePath + "/settings/scope_policy", schemaPath: "#/properties/settings/properties/scope_policy/enum", keyword: "enum", params: { allowedValues: schema11.properties.settings.properties.scope_policy.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err75];
            } else {
              vErrors.push(err75);
            }
            errors++;
          }
        }
        if (data22.lenses !== void 0 && func0.call(data22, "lenses")) {
          let data27 = data22.lenses;
          if (Array.isArray(data27)) {
            const len1 = data27.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data28 = data27[i1];
              if (!(data28 === "rules-compliance" || data28 === "bug-scan" || data28 === "dependency-check" || data28 === "history-context" || data28 === "comment-compliance")) {
                const err76 = { instancePath: instancePath + "/settings/lenses/" + i1, schemaPath: "#/properties/settings/properties/lenses/items/enum", keyword: "enum", params: { allowedValues: schema11.properties.settings.properties.lenses.items.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err76];
                } else {
                  vErrors.push(err76);
                }
                errors++;
              }
            }
          } else {
            const err77 = { instancePath: instancePath + "/settings/lenses", schemaPath: "#/properties/settings/properties/lenses/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err77];
            } else {
              vErrors.push(err77);
            }
            errors++;
          }
        }
        if (data22.rules !== void 0 && func0.call(data22, "rules")) {
          let data29 = data22.rules;
          if (!(data29 === "all" || data29 === "scoped" || data29 === "none")) {
            const err78 = { instancePath: instancePath + "/settings/rules", schemaPath: "#/properties/settings/properties/rules/enum", keyword: "enum", params: { allowedValues: schema11.properties.settings.properties.rules.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err78];
            } else {
              vErrors.push(err78);
            }
            errors++;
          }
        }
        if (data22.models !== void 0 && func0.call(data22, "models")) {
          let data30 = data22.models;
          if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
            if (data30.summary === void 0 || !func0.call(data30, "summary")) {
              const err79 = { instancePath: instancePath + "/settings/models", schemaPath: "#/properties/settings/properties/models/required", keyword: "required", params: { missingProperty: "summary" }, message: "must have required property 'summary'" };
              if (vErrors === null) {
                vErrors = [err79];
              } else {
                vErrors.push(err79);
              }
              errors++;
            }
            if (data30.review === void 0 || !func0.call(data30, "review")) {
              const err80 = { instancePath: instancePath + "/settings/models", schemaPath: "#/properties/settings/properties/models/required", keyword: "required", params: { missingProperty: "review" }, message: "must have required property 'review'" };
              if (vErrors === null) {
                vErrors = [err80];
              } else {
                vErrors.push(err80);
              }
              errors++;
            }
            if (data30.score === void 0 || !func0.call(data30, "score")) {
              const err81 = { instancePath: instancePath + "/settings/models", schemaPath: "#/properties/settings/properties/models/required", keyword: "required", params: { missingProperty: "score" }, message: "must have required property 'score'" };
              if (vErrors === null) {
                vErrors = [err81];
              } else {
                vErrors.push(err81);
              }
              errors++;
            }
            for (const key4 of Object.keys(data30)) {
              if (!(key4 === "summary" || key4 === "review" || key4 === "score")) {
                const err82 = { instancePath: instancePath + "/settings/models", schemaPath: "#/properties/settings/properties/models/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err82];
                } else {
                  vErrors.push(err82);
                }
                errors++;
              }
            }
            if (data30.summary !== void 0 && func0.call(data30, "summary")) {
              let data31 = data30.summary;
              if (!(data31 === "inherit" || data31 === "haiku" || data31 === "sonnet" || data31 === "opus" || data31 === "fable")) {
                const err83 = { instancePath: instancePath + "/settings/models/summary", schemaPath: "#/properties/settings/properties/models/properties/summary/enum", keyword: "enum", params: { allowedValues: schema11.properties.settings.properties.models.properties.summary.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err83];
                } else {
                  vErrors.push(err83);
                }
                errors++;
              }
            }
            if (data30.review !== void 0 && func0.call(data30, "review")) {
              let data32 = data30.review;
              if (!(data32 === "inherit" || data32 === "haiku" || data32 === "sonnet" || data32 === "opus" || data32 === "fable")) {
                const err84 = { instancePath: instancePath + "/settings/models/review", schemaPath: "#/properties/settings/properties/models/properties/review/enum", keyword: "enum", params: { allowedValues: schema11.properties.settings.properties.models.properties.review.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err84];
                } else {
                  vErrors.push(err84);
                }
                errors++;
              }
            }
            if (data30.score !== void 0 && func0.call(data30, "score")) {
              let data33 = data30.score;
              if (!(data33 === "inherit" || data33 === "haiku" || data33 === "sonnet" || data33 === "opus" || data33 === "fable")) {
                const err85 = { instancePath: instancePath + "/settings/models/score", schemaPath: "#/properties/settings/properties/models/properties/score/enum", keyword: "enum", params: { allowedValues: schema11.properties.settings.properties.models.properties.score.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err85];
                } else {
                  vErrors.push(err85);
                }
                errors++;
              }
            }
          } else {
            const err86 = { instancePath: instancePath + "/settings/models", schemaPath: "#/properties/settings/properties/models/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err86];
            } else {
              vErrors.push(err86);
            }
            errors++;
          }
        }
      } else {
        const err87 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err87];
        } else {
          vErrors.push(err87);
        }
        errors++;
      }
    }
    if (data.lenses_without_work !== void 0 && func0.call(data, "lenses_without_work")) {
      let data34 = data.lenses_without_work;
      if (Array.isArray(data34)) {
        const len2 = data34.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data35 = data34[i2];
          if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
            if (data35.lens === void 0 || !func0.call(data35, "lens")) {
              const err88 = { instancePath: instancePath + "/lenses_without_work/" + i2, schemaPath: "#/properties/lenses_without_work/items/required", keyword: "required", params: { missingProperty: "lens" }, message: "must have required property 'lens'" };
              if (vErrors === null) {
                vErrors = [err88];
              } else {
                vErrors.push(err88);
              }
              errors++;
            }
            if (data35.why === void 0 || !func0.call(data35, "why")) {
              const err89 = { instancePath: instancePath + "/lenses_without_work/" + i2, schemaPath: "#/properties/lenses_without_work/items/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'" };
              if (vErrors === null) {
                vErrors = [err89];
              } else {
                vErrors.push(err89);
              }
              errors++;
            }
            for (const key5 of Object.keys(data35)) {
              if (!(key5 === "lens" || key5 === "why")) {
                const err90 = { instancePath: instancePath + "/lenses_without_work/" + i2, schemaPath: "#/properties/lenses_without_work/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err90];
                } else {
                  vErrors.push(err90);
                }
                errors++;
              }
            }
            if (data35.lens !== void 0 && func0.call(data35, "lens")) {
              let data36 = data35.lens;
              if (!(data36 === "rules-compliance" || data36 === "bug-scan" || data36 === "dependency-check" || data36 === "history-context" || data36 === "comment-compliance")) {
                const err91 = { instancePath: instancePath + "/lenses_without_work/" + i2 + "/lens", schemaPath: "#/properties/lenses_without_work/items/properties/lens/enum", keyword: "enum", params: { allowedValues: schema11.properties.lenses_without_work.items.properties.lens.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err91];
                } else {
                  vErrors.push(err91);
                }
                errors++;
              }
            }
            if (data35.why !== void 0 && func0.call(data35, "why")) {
              if (typeof data35.why !== "string") {
                const err92 = { instancePath: instancePath + "/lenses_without_work/" + i2 + "/why", schemaPath: "#/properties/lenses_without_work/items/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err92];
                } else {
                  vErrors.push(err92);
                }
                errors++;
              }
            }
          } else {
            const err93 = { instancePath: instancePath + "/lenses_without_work/" + i2, schemaPath: "#/properties/lenses_without_work/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err93];
            } else {
              vErrors.push(err93);
            }
            errors++;
          }
        }
      } else {
        const err94 = { instancePath: instancePath + "/lenses_without_work", schemaPath: "#/properties/lenses_without_work/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err94];
        } else {
          vErrors.push(err94);
        }
        errors++;
      }
    }
    if (data.warnings !== void 0 && func0.call(data, "warnings")) {
      let data38 = data.warnings;
      if (Array.isArray(data38)) {
        const len3 = data38.length;
        for (let i3 = 0; i3 < len3; i3++) {
          if (typeof data38[i3] !== "string") {
            const err95 = { instancePath: instancePath + "/warnings/" + i3, schemaPath: "#/properties/warnings/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err95];
            } else {
              vErrors.push(err95);
            }
            errors++;
          }
        }
      } else {
        const err96 = { instancePath: instancePath + "/warnings", schemaPath: "#/properties/warnings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err96];
        } else {
          vErrors.push(err96);
        }
        errors++;
      }
    }
  } else {
    const err97 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err97];
    } else {
      vErrors.push(err97);
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
