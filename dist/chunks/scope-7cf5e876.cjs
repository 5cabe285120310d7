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
parts["scope-A6REOLJC"] = part((module, exports) => {
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
var schema11 = { "type": "object", "required": ["run", "base", "head", "files", "skipped"], "properties": { "run": { "type": "string", "pattern": "^[a-z0-9]{4,16}$" }, "base": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "head": { "type": "string", "pattern": "^[0-9a-f]{40,64}$" }, "files": { "type": "array", "items": { "type": "object", "required": ["kind", "path", "status", "addedLines", "removedLines", "hunks"], "properties": { "kind": { "enum": ["text", "deleted", "opaque"] }, "path": { "type": "string", "minLength": 1, "maxLength": 4096 }, "from": { "type": "string", "minLength": 1, "maxLength": 4096 }, "status": { "enum": ["added", "modified", "renamed", "deleted"] }, "why": { "enum": ["binary", "submodule", "mode", "rename", "empty"] }, "addedLines": { "type": "integer", "minimum": 0 }, "removedLines": { "type": "integer", "minimum": 0 }, "hunks": { "type": "array", "items": { "type": "object", "required": ["old", "new", "added", "removed", "deletionAnchors"], "properties": { "old": { "type": "object", "required": ["start", "count"], "properties": { "start": { "type": "integer", "minimum": 0 }, "count": { "type": "integer", "minimum": 0 } }, "additionalProperties": false }, "new": { "type": "object", "required": ["start", "count"], "properties": { "start": { "type": "integer", "minimum": 0 }, "count": { "type": "integer", "minimum": 0 } }, "additionalProperties": false }, "added": { "type": "array", "items": { "type": "array", "items": { "type": "integer", "minimum": 1 }, "minItems": 2, "maxItems": 2 } }, "removed": { "type": "array", "items": { "type": "array", "items": { "type": "integer", "minimum": 1 }, "minItems": 2, "maxItems": 2 } }, "deletionAnchors": { "type": "array", "items": { "type": "integer", "minimum": 0 } } }, "additionalProperties": false } } }, "additionalProperties": false } }, "skipped": { "type": "array", "items": { "type": "object", "required": ["path", "reason", "bytes", "lines", "decided_by"], "properties": { "path": { "type": "string", "minLength": 1, "maxLength": 4096 }, "reason": { "type": "string" }, "bytes": { "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] }, "lines": { "type": "integer", "minimum": 0 }, "decided_by": { "enum": ["base", "content", "nobody"] }, "why": { "type": "string" } }, "additionalProperties": false } } }, "additionalProperties": false };
var func0 = Object.prototype.hasOwnProperty;
var func62 = require_ucs2length().default;
var pattern0 = new RegExp("^[a-z0-9]{4,16}$", "u");
var pattern1 = new RegExp("^[0-9a-f]{40,64}$", "u");
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
    if (data.files === void 0 || !func0.call(data, "files")) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "files" }, message: "must have required property 'files'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.skipped === void 0 || !func0.call(data, "skipped")) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "skipped" }, message: "must have required property 'skipped'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(key0 === "run" || key0 === "base" || key0 === "head" || key0 === "files" || key0 === "skipped")) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.run !== void 0 && func0.call(data, "run")) {
      let data0 = data.run;
      if (typeof data0 === "string") {
        if (!pattern0.test(data0)) {
          const err6 = { instancePath: instancePath + "/run", schemaPath: "#/properties/run/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}$" }, message: 'must match pattern "^[a-z0-9]{4,16}$"' };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/run", schemaPath: "#/properties/run/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.base !== void 0 && func0.call(data, "base")) {
      let data1 = data.base;
      if (typeof data1 === "string") {
        if (!pattern1.test(data1)) {
          const err8 = { instancePath: instancePath + "/base", schemaPath: "#/properties/base/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/base", schemaPath: "#/properties/base/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.head !== void 0 && func0.call(data, "head")) {
      let data2 = data.head;
      if (typeof data2 === "string") {
        if (!pattern1.test(data2)) {
          const err10 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" }, message: 'must match pattern "^[0-9a-f]{40,64}$"' };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.files !== void 0 && func0.call(data, "files")) {
      let data3 = data.files;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
            if (data4.kind === void 0 || !func0.call(data4, "kind")) {
              const err12 = { instancePath: instancePath + "/files/" + i0, schemaPath: "#/properties/files/items/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (data4.path === void 0 || !func0.call(data4, "path")) {
              const err13 = { instancePath: instancePath + "/files/" + i0, schemaPath: "#/properties/files/items/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (data4.status === void 0 || !func0.call(data4, "status")) {
              const err14 = { instancePath: instancePath + "/files/" + i0, schemaPath: "#/properties/files/items/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (data4.addedLines === void 0 || !func0.call(data4, "addedLines")) {
              const err15 = { instancePath: instancePath + "/files/" + i0, schemaPath: "#/properties/files/items/required", keyword: "required", params: { missingProperty: "addedLines" }, message: "must have required property 'addedLines'" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (data4.removedLines === void 0 || !func0.call(data4, "removedLines")) {
              const err16 = { instancePath: instancePath + "/files/" + i0, schemaPath: "#/properties/files/items/required", keyword: "required", params: { missingProperty: "removedLines" }, message: "must have required property 'removedLines'" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            if (data4.hunks === void 0 || !func0.call(data4, "hunks")) {
              const err17 = { instancePath: instancePath + "/files/" + i0, schemaPath: "#/properties/files/items/required", keyword: "required", params: { missingProperty: "hunks" }, message: "must have required property 'hunks'" };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            for (const key1 of Object.keys(data4)) {
              if (!(key1 === "kind" || key1 === "path" || key1 === "from" || key1 === "status" || key1 === "why" || key1 === "addedLines" || key1 === "removedLines" || key1 === "hunks")) {
                const err18 = { instancePath: instancePath + "/files/" + i0, schemaPath: "#/properties/files/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
            if (data4.kind !== void 0 && func0.call(data4, "kind")) {
              let data5 = data4.kind;
              if (!(data5 === "text" || data5 === "deleted" || data5 === "opaque")) {
                const err19 = { instancePath: instancePath + "/files/" + i0 + "/kind", schemaPath: "#/properties/files/items/properties/kind/enum", keyword: "enum", params: { allowedValues: schema11.properties.files.items.properties.kind.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
            }
            if (data4.path !== void 0 && func0.call(data4, "path")) {
              let data6 = data4.path;
              if (typeof data6 === "string") {
                if (func62(data6) > 4096) {
                  const err20 = { instancePath: instancePath + "/files/" + i0 + "/path", schemaPath: "#/properties/files/items/properties/path/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                  if (vErrors === null) {
                    vErrors = [err20];
                  } else {
                    vErrors.push(err20);
                  }
                  errors++;
                }
                if (func62(data6) < 1) {
                  const err21 = { instancePath: instancePath + "/files/" + i0 + "/path", schemaPath: "#/properties/files/items/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err21];
                  } else {
                    vErrors.push(err21);
                  }
                  errors++;
                }
              } else {
                const err22 = { instancePath: instancePath + "/files/" + i0 + "/path", schemaPath: "#/properties/files/items/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
            }
            if (data4.from !== void 0 && func0.call(data4, "from")) {
              let data7 = data4.from;
              if (typeof data7 === "string") {
                if (func62(data7) > 4096) {
                  const err23 = { instancePath: instancePath + "/files/" + i0 + "/from", schemaPath: "#/properties/files/items/properties/from/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                  if (vErrors === null) {
                    vErrors = [err23];
                  } else {
                    vErrors.push(err23);
                  }
                  errors++;
                }
                if (func62(data7) < 1) {
                  const err24 = { instancePath: instancePath + "/files/" + i0 + "/from", schemaPath: "#/properties/files/items/properties/from/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                }
              } else {
                const err25 = { instancePath: instancePath + "/files/" + i0 + "/from", schemaPath: "#/properties/files/items/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
            }
            if (data4.status !== void 0 && func0.call(data4, "status")) {
              let data8 = data4.status;
              if (!(data8 === "added" || data8 === "modified" || data8 === "renamed" || data8 === "deleted")) {
                const err26 = { instancePath: instancePath + "/files/" + i0 + "/status", schemaPath: "#/properties/files/items/properties/status/enum", keyword: "enum", params: { allowedValues: schema11.properties.files.items.properties.status.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            }
            if (data4.why !== void 0 && func0.call(data4, "why")) {
              let data9 = data4.why;
              if (!(data9 === "binary" || data9 === "submodule" || data9 === "mode" || data9 === "rename" || data9 === "empty")) {
                const err27 = { instancePath: instancePath + "/files/" + i0 + "/why", schemaPath: "#/properties/files/items/properties/why/enum", keyword: "enum", params: { allowedValues: schema11.properties.files.items.properties.why.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err27];
                } else {
                  vErrors.push(err27);
                }
                errors++;
              }
            }
            if (data4.addedLines !== void 0 && func0.call(data4, "addedLines")) {
              let data10 = data4.addedLines;
              if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
                const err28 = { instancePath: instancePath + "/files/" + i0 + "/addedLines", schemaPath: "#/properties/files/items/properties/addedLines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err28];
                } else {
                  vErrors.push(err28);
                }
                errors++;
              }
              if (typeof data10 == "number" && isFinite(data10)) {
                if (data10 < 0 || isNaN(data10)) {
                  const err29 = { instancePath: instancePath + "/files/" + i0 + "/addedLines", schemaPath: "#/properties/files/items/properties/addedLines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  if (vErrors === null) {
                    vErrors = [err29];
                  } else {
                    vErrors.push(err29);
                  }
                  errors++;
                }
              }
            }
            if (data4.removedLines !== void 0 && func0.call(data4, "removedLines")) {
              let data11 = data4.removedLines;
              if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
                const err30 = { instancePath: instancePath + "/files/" + i0 + "/removedLines", schemaPath: "#/properties/files/items/properties/removedLines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err30];
                } else {
                  vErrors.push(err30);
                }
                errors++;
              }
              if (typeof data11 == "number" && isFinite(data11)) {
                if (data11 < 0 || isNaN(data11)) {
                  const err31 = { instancePath: instancePath + "/files/" + i0 + "/removedLines", schemaPath: "#/properties/files/items/properties/removedLines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  if (vErrors === null) {
                    vErrors = [err31];
                  } else {
                    vErrors.push(err31);
                  }
                  errors++;
                }
              }
            }
            if (data4.hunks !== void 0 && func0.call(data4, "hunks")) {
              let data12 = data4.hunks;
              if (Array.isArray(data12)) {
                const len1 = data12.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data13 = data12[i1];
                  if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                    if (data13.old === void 0 || !func0.call(data13, "old")) {
                      const err32 = { instancePath: instancePath + "/files/" + i0 + "/hunks/" + i1, schemaPath: "#/properties/files/items/properties/hunks/items/required", keyword: "required", params: { missingProperty: "old" }, message: "must have required property 'old'" };
                      if (vErrors === null) {
                        vErrors = [err32];
                      } else {
                        vErrors.push(err32);
                      }
                      errors++;
                    }
                    if (data13.new === void 0 || !func0.call(data13, "new")) {
                      const err33 = { instancePath: instancePath + "/files/" + i0 + "/hunks/" + i1, schemaPath: "#/properties/files/items/properties/hunks/items/required", keyword: "required", params: { missingProperty: "new" }, message: "must have required property 'new'" };
                      if (vErrors === null) {
                        vErrors = [err33];
                      } else {
                        vErrors.push(err33);
                      }
                      errors++;
                    }
                    if (data13.added === void 0 || !func0.call(data13, "added")) {
                      const err34 = { instancePath: instancePath + "/files/" + i0 + "/hunks/" + i1, schemaPath: "#/properties/files/items/properties/hunks/items/required", keyword: "required", params: { missingProperty: "added" }, message: "must have required property 'added'" };
                      if (vErrors === null) {
                        vErrors = [err34];
                      } else {
                        vErrors.push(err34);
                      }
                      errors++;
                    }
                    if (data13.removed === void 0 || !func0.call(data13, "removed")) {
                      const err35 = { instancePath: instancePath + "/files/" + i0 + "/hunks/" + i1, schemaPath: "#/properties/files/items/properties/hunks/items/required", keyword: "required", params: { missingProperty: "removed" }, message: "must have required property 'removed'" };
                      if (vErrors === null) {
                        vErrors = [err35];
                      } else {
                        vErrors.push(err35);
                      }
                      errors++;
                    }
                    if (data13.deletionAnchors === void 0 || !func0.call(data13, "deletionAnchors")) {
                      const err36 = { instancePath: instancePath + "/files/" + i0 + "/hunks/" + i1, schemaPath: "#/properties/files/items/properties/hunks/items/required", keyword: "required", params: { missingProperty: "deletionAnchors" }, message: "must have required property 'deletionAnchors'" };
                      if (vErrors === null) {
                        vErrors = [err36];
                      } else {
                        vErrors.push(err36);
                      }
                      errors++;
                    }
                    for (const key2 of Object.keys(data13)) {
                      if (!(key2 === "old" || key2 === "new" || key2 === "added" || key2 === "removed" || key2 === "deletionAnchors")) {
                        const err37 = { instancePath: instancePath + "/files/" + i0 + "/hunks/" + i1, schemaPath: "#/properties/files/items/properties/hunks/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err37];
                        } else {
                          vErrors.push(err37);
                        }
                        errors++;
                      }
                    }
                    if (data13.old !== void 0 && func0.call(data13, "old")) {
                      let data14 = data13.old;
                      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                        if (data14.start === void 0 || !func0.call(data14, "start")) {
                          const err38 = { instancePath: instancePath + "/files/" + i0 + "/hunks/" + i1 + "/old", schemaPath: "#/properties/files/items/properties/hunks/items/properties/old/required", keyword: "required", params: { missingProperty: "start" }, message: "must have required property 'start'" };
                          if (vErrors === null) {
                            vErrors = [err38];
                          } else {
                            vErrors.push(err38);
                          }
                          errors++;
                        }
                        if (data14.count === void 0 || !func0.call(data14, "count")) {
                          const err39 = { instancePath: instancePath + "/files/" + i0 + "/hunks/" + i1 + "/old", schemaPath: "#/properties/files/items/properties/hunks/items/properties/old/required", keyword: "required", params: { missingProperty: "count" }, message: "must have required property 'count'" };
                          if (vErrors === null) {
                            vErrors = [err39];
                          } else {
                            vErrors.push(err39);
                          }
                          errors++;
                        }
                        for (const key3 of Object.keys(data14)) {
                          if (!(key3 === "start" || key3 === "count")) {
                            const err40 = { instancePath: instancePath + "/files/" + i0 + "/hunks/" + i1 + "/old", schemaPath: "#/properties/files/items/properties/hunks/items/properties/old/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
                            if (vErrors === null) {
                              vErrors = [err40];
                            } else {
                              vErrors.push(err40);
                            }
                            errors++;
                          }
                        }
                        if (data14.start !== void 0 && func0.call(data14, "start")) {
                          let data15 = data14.start;
                          if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
                            const err41 = { instancePath: instancePath + "/files/" + i0 + "/hunks/" + i1 + "/old/start", schemaPath: "#/properties/files/items/properties/hunks/items/properties/old/properties/start/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                            if (vErrors === null) {
                              vErrors = [err41];
                            } else {
                              vErrors.push(err41);
                            }
                            errors++;
                          }
                          if (typeof data15 == "number" && isFinite(data15)) {
                            if (data15 < 0 || isNaN(data15)) {
                              const err42 = { instancePath: instancePath + "/files/" + i0 + "/hunks/" + i1 + "/old/start", schemaPath: "#/properties/files/items/properties/hunks/items/properties/old/properties/start/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                              if (vErrors === null) {
                                vErrors = [err42];
                              } else {
                                vErrors.push(err42);
                              }
                              errors++;
                            }
                          }
                        }
                        if (data14.count !== void 0 && func0.call(data14, "count")) {
                          let data16 = data14.count;
                          if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
                            const err43 = { instancePath: instancePath + "/files/" + i0 + "/hunks/" + i1 + "/old/count", schemaPath: "#/properties/files/items/properties/hunks/items/properties/old/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                            if (vErrors === null) {
                              vErrors = [err43];
                            } else {
                              vErrors.push(err43);
                            }
                            errors++;
                          }
                          if (typeof data16 == "number" && isFinite(data16)) {
                            if (data16 < 0 || isNaN(data16)) {
                              const err44 = { instancePath: instancePath + "/files/" + i0 + "/hunks/" + i1 + "/old/count", schemaPath: "#/properties/files/items/properties/hunks/items/properties/old/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                              if (vErrors === null) {
                                vErrors = [err44];
                              } else {
                                vErrors.push(err44);
                              }
                              errors++;
                            }
                          }
                        }
                      } else {
                        const err45 = { instancePath: instancePath + "/files/" + i0 + "/hunks/" + i1 + "/old", schemaPath: "#/properties/files/items/properties/hunks/items/properties/old/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                        if (vErrors === null) {
                          vErrors = [err45];
                        } else {
                          vErrors.push(err45);
                        }
                        errors++;
                      }
                    }
                    if (data13.new !== void 0 && func0.call(data13, "new")) {
                      let data17 = data13.new;
                      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                        if (data17.start === void 0 || !func0.call(data17, "start")) {
                          const err46 = { instancePath: instancePath + "/files/" + i0 + "/hunks/" + i1 + "/new", schemaPath: "#/properties/files/items/properties/hunks/items/properties/new/required", keyword: "required", params: { missingProperty: "start" }, message: "must have required property 'start'" };
                          if (vErrors === null) {
                            vErrors = [err46];
                          } else {
                            vErrors.push(err46);
                          }
                          errors++;
                        }
                        if (data17.count === void 0 || !func0.call(data17, "count")) {
                          const err47 = { instancePath: instancePath + "/files/" + i0 + "/hunks/" + i1 + "/new", schemaPath: "#/properties/files/items/properties/hunks/items/properties/new/required", keyword: "required", params: { missingProperty: "count" }, message: "must have required property 'count'" };
                          if (vErrors === null) {
                            vErrors = [err47];
                          } else {
                            vErrors.push(err47);
                          }
                          errors++;
                        }
                        for (const key4 of Object.keys(data17)) {
                          if (!(key4 === "start" || key4 === "count")) {
                            const err48 = { instancePath: instancePath + "/files/" + i0 + "/hunks/" + i1 + "/new", schemaPath: "#/properties/files/items/properties/hunks/items/properties/new/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
                            if (vErrors === null) {
                              vErrors = [err48];
                            } else {
                              vErrors.push(err48);
                            }
                            errors++;
                          }
                        }
                        if (data17.start !== void 0 && func0.call(data17, "start")) {
                          let data18 = data17.start;
                          if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)) && isFinite(data18))) {
                            const err49 = { instancePath: instancePath + "/files/" + i0 + "/hunks/" + i1 + "/new/start", schemaPath: "#/properties/files/items/properties/hunks/items/properties/new/properties/start/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                            if (vErrors === null) {
                              vErrors = [err49];
                            } else {
                              vErrors.push(err49);
                            }
                            errors++;
                          }
                          if (typeof data18 == "number" && isFinite(data18)) {
                            if (data18 < 0 || isNaN(data18)) {
                              const err50 = { instancePath: instancePath + "/files/" + i0 + "/hunks/" + i1 + "/new/start", schemaPath: "#/properties/files/items/properties/hunks/items/properties/new/properties/start/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                              if (vErrors === null) {
                                vErrors = [err50];
                              } else {
                                vErrors.push(err50);
                              }
                              errors++;
                            }
                          }
                        }
                        if (data17.count !== void 0 && func0.call(data17, "count")) {
                          let data19 = data17.count;
                          if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)) && isFinite(data19))) {
                            const err51 = { instancePath: instancePath + "/files/" + i0 + "/hunks/" + i1 + "/new/count", schemaPath: "#/properties/files/items/properties/hunks/items/properties/new/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                            if (vErrors === null) {
                              vErrors = [err51];
                            } else {
                              vErrors.push(err51);
                            }
                            errors++;
                          }
                          if (typeof data19 == "number" && isFinite(data19)) {
                            if (data19 < 0 || isNaN(data19)) {
                              const err52 = { instancePath: instancePath + "/files/" + i0 + "/hunks/" + i1 + "/new/count", schemaPath: "#/properties/files/items/properties/hunks/items/properties/new/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                              if (vErrors === null) {
                                vErrors = [err52];
                              } else {
                                vErrors.push(err52);
                              }
                              errors++;
                            }
                          }
                        }
                      } else {
                        const err53 = { instancePath: instancePath + "/files/" + i0 + "/hunks/" + i1 + "/new", schemaPath: "#/properties/files/items/properties/hunks/items/properties/new/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                        if (vErrors === null) {
                          vErrors = [err53];
                        } else {
                          vErrors.push(err53);
                        }
                        errors++;
                      }
                    }
                    if (data13.added !== void 0 && func0.call(data13, "added")) {
                      let data20 = data13.added;
                      if (Array.isArray(data20)) {
                        const len2 = data20.length;
                        for (let i2 = 0; i2 < len2; i2++) {
                          let data21 = data20[i2];
                          if (Array.isArray(data21)) {
                            if (data21.length > 2) {
                              const err54 = { instancePath: instancePath + "/files/" + i0 + "/hunks/" + i1 + "/added/" + i2, schemaPath: "#/properties/files/items/properties/hunks/items/properties/added/items/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
                              if (vErrors === null) {
                                vErrors = [err54];
                              } else {
                                vErrors.push(err54);
                              }
                              errors++;
                            }
                            if (data21.length < 2) {
                              const err55 = { instancePath: instancePath + "/files/" + i0 + "/hunks/" + i1 + "/added/" + i2, schemaPath: "#/properties/files/items/properties/hunks/items/properties/added/items/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
                              if (vErrors === null) {
                                vErrors = [err55];
                              } else {
                                vErrors.push(err55);
                              }
                              errors++;
                            }
                            const len3 = data21.length;
                            for (let i3 = 0; i3 < len3; i3++) {
                              let data22 = data21[i3];
                              if (!(typeof data22 == "number" && (!(data22 % 1) && !isNaN(data22)) && isFinite(data22))) {
                                const err56 = { instancePath: instancePath + "/files/" + i0 + "/hunks/" + i1 + "/added/" + i2 + "/" + i3, schemaPath: "#/properties/files/items/properties/hunks/items/properties/added/items/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                if (vErrors === null) {
                                  vErrors = [err56];
                                } else {
                                  vErrors.push(err56);
                                }
                                errors++;
                              }
                              if (typeof data22 == "number" && isFinite(data22)) {
                                if (data22 < 1 || isNaN(data22)) {
                                  const err57 = { instancePath: instancePath + "/files/" + i0 + "/hunks/" + i1 + "/added/" + i2 + "/" + i3, schemaPath: "#/properties/files/items/properties/hunks/items/properties/added/items/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                  if (vErrors === null) {
                                    vErrors = [err57];
                                  } else {
                                    vErrors.push(err57);
                                  }
                                  errors++;
                                }
                              }
                            }
                          } else {
                            const err58 = { instancePath: instancePath + "/files/" + i0 + "/hunks/" + i1 + "/added/" + i2, schemaPath: "#/properties/files/items/properties/hunks/items/properties/added/items/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                            if (vErrors === null) {
                              vErrors = [err58];
                            } else {
                              vErrors.push(err58);
                            }
                            errors++;
                          }
                        }
                      } else {
                        const err59 = { instancePath: instancePath + "/files/" + i0 + "/hunks/" + i1 + "/added", schemaPath: "#/properties/files/items/properties/hunks/items/properties/added/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                        if (vErrors === null) {
                          vErrors = [err59];
                        } else {
                          vErrors.push(err59);
                        }
                        errors++;
                      }
                    }
                    if (data13.removed !== void 0 && func0.call(data13, "removed")) {
                      let data23 = data13.removed;
                      if (Array.isArray(data23)) {
                        const len4 = data23.length;
                        for (let i4 = 0; i4 < len4; i4++) {
                          let data24 = data23[i4];
                          if (Array.isArray(data24)) {
                            if (data24.length > 2) {
                              const err60 = { instancePath: instancePath + "/files/" + i0 + "/hunks/" + i1 + "/removed/" + i4, schemaPath: "#/properties/files/items/properties/hunks/items/properties/removed/items/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
                              if (vErrors === null) {
                                vErrors = [err60];
                              } else {
                                vErrors.push(err60);
                              }
                              errors++;
                            }
                            if (data24.length < 2) {
                              const err61 = { instancePath: instancePath + "/files/" + i0 + "/hunks/" + i1 + "/removed/" + i4, schemaPath: "#/properties/files/items/properties/hunks/items/properties/removed/items/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
                              if (vErrors === null) {
                                vErrors = [err61];
                              } else {
                                vErrors.push(err61);
                              }
                              errors++;
                            }
                            const len5 = data24.length;
                            for (let i5 = 0; i5 < len5; i5++) {
                              let data25 = data24[i5];
                              if (!(typeof data25 == "number" && (!(data25 % 1) && !isNaN(data25)) && isFinite(data25))) {
                                const err62 = { instancePath: instancePath + "/files/" + i0 + "/hunks/" + i1 + "/removed/" + i4 + "/" + i5, schemaPath: "#/properties/files/items/properties/hunks/items/properties/removed/items/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                if (vErrors === null) {
                                  vErrors = [err62];
                                } else {
                                  vErrors.push(err62);
                                }
                                errors++;
                              }
                              if (typeof data25 == "number" && isFinite(data25)) {
                                if (data25 < 1 || isNaN(data25)) {
                                  const err63 = { instancePath: instancePath + "/files/" + i0 + "/hunks/" + i1 + "/removed/" + i4 + "/" + i5, schemaPath: "#/properties/files/items/properties/hunks/items/properties/removed/items/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                  if (vErrors === null) {
                                    vErrors = [err63];
                                  } else {
                                    vErrors.push(err63);
                                  }
                                  errors++;
                                }
                              }
                            }
                          } else {
                            const err64 = { instancePath: instancePath + "/files/" + i0 + "/hunks/" + i1 + "/removed/" + i4, schemaPath: "#/properties/files/items/properties/hunks/items/properties/removed/items/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                            if (vErrors === null) {
                              vErrors = [err64];
                            } else {
                              vErrors.push(err64);
                            }
                            errors++;
                          }
                        }
                      } else {
                        const err65 = { instancePath: instancePath + "/files/" + i0 + "/hunks/" + i1 + "/removed", schemaPath: "#/properties/files/items/properties/hunks/items/properties/removed/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                        if (vErrors === null) {
                          vErrors = [err65];
                        } else {
                          vErrors.push(err65);
                        }
                        errors++;
                      }
                    }
                    if (data13.deletionAnchors !== void 0 && func0.call(data13, "deletionAnchors")) {
                      let data26 = data13.deletionAnchors;
                      if (Array.isArray(data26)) {
                        const len6 = data26.length;
                        for (let i6 = 0; i6 < len6; i6++) {
                          let data27 = data26[i6];
                          if (!(typeof data27 == "number" && (!(data27 % 1) && !isNaN(data27)) && isFinite(data27))) {
                            const err66 = { instancePath: instancePath + "/files/" + i0 + "/hunks/" + i1 + "/deletionAnchors/" + i6, schemaPath: "#/properties/files/items/properties/hunks/items/properties/deletionAnchors/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                            if (vErrors === null) {
                              vErrors = [err66];
                            } else {
                              vErrors.push(err66);
                            }
                            errors++;
                          }
                          if (typeof data27 == "number" && isFinite(data27)) {
                            if (data27 < 0 || isNaN(data27)) {
                              const err67 = { instancePath: instancePath + "/files/" + i0 + "/hunks/" + i1 + "/deletionAnchors/" + i6, schemaPath: "#/properties/files/items/properties/hunks/items/properties/deletionAnchors/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                              if (vErrors === null) {
                                vErrors = [err67];
                              } else {
                                vErrors.push(err67);
                              }
                              errors++;
                            }
                          }
                        }
                      } else {
                        const err68 = { instancePath: instancePath + "/files/" + i0 + "/hunks/" + i1 + "/deletionAnchors", schemaPath: "#/properties/files/items/properties/hunks/items/properties/deletionAnchors/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                        if (vErrors === null) {
                          vErrors = [err68];
                        } else {
                          vErrors.push(err68);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err69 = { instancePath: instancePath + "/files/" + i0 + "/hunks/" + i1, schemaPath: "#/properties/files/items/properties/hunks/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err69];
                    } else {
                      vErrors.push(err69);
                    }
                    errors++;
                  }
                }
              } else {
                const err70 = { instancePath: instancePath + "/files/" + i0 + "/hunks", schemaPath: "#/properties/files/items/properties/hunks/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err70];
                } else {
                  vErrors.push(err70);
                }
                errors++;
              }
            }
          } else {
            const err71 = { instancePath: instancePath + "/files/" + i0, schemaPath: "#/properties/files/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err71];
            } else {
              vErrors.push(err71);
            }
            errors++;
          }
        }
      } else {
        const err72 = { instancePath: instancePath + "/files", schemaPath: "#/properties/files/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err72];
        } else {
          vErrors.push(err72);
        }
        errors++;
      }
    }
    if (data.skipped !== void 0 && func0.call(data, "skipped")) {
      let data28 = data.skipped;
      if (Array.isArray(data28)) {
        const len7 = data28.length;
        for (let i7 = 0; i7 < len7; i7++) {
          let data29 = data28[i7];
          if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
            if (data29.path === void 0 || !func0.call(data29, "path")) {
              const err73 = { instancePath: instancePath + "/skipped/" + i7, schemaPath: "#/properties/skipped/items/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
              if (vErrors === null) {
                vErrors = [err73];
              } else {
                vErrors.push(err73);
              }
              errors++;
            }
            if (data29.reason === void 0 || !func0.call(data29, "reason")) {
              const err74 = { instancePath: instancePath + "/skipped/" + i7, schemaPath: "#/properties/skipped/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
              if (vErrors === null) {
                vErrors = [err74];
              } else {
                vErrors.push(err74);
              }
              errors++;
            }
            if (data29.bytes === void 0 || !func0.call(data29, "bytes")) {
              const err75 = { instancePath: instancePath + "/skipped/" + i7, schemaPath: "#/properties/skipped/items/required", keyword: "required", params: { missingProperty: "bytes" }, message: "must have required property 'bytes'" };
              if (vErrors === null) {
                vErrors = [err75];
              } else {
                vErrors.push(err75);
              }
              errors++;
            }
            if (data29.lines === void 0 || !func0.call(data29, "lines")) {
              const err76 = { instancePath: instancePath + "/skipped/" + i7, schemaPath: "#/properties/skipped/items/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
              if (vErrors === null) {
                vErrors = [err76];
              } else {
                vErrors.push(err76);
              }
              errors++;
            }
            if (data29.decided_by === void 0 || !func0.call(data29, "decided_by")) {
              const err77 = { instancePath: instancePath + "/skipped/" + i7, schemaPath: "#/properties/skipped/items/required", keyword: "required", params: { missingProperty: "decided_by" }, message: "must have required property 'decided_by'" };
              if (vErrors === null) {
                vErrors = [err77];
              } else {
                vErrors.push(err77);
              }
              errors++;
            }
            for (const key5 of Object.keys(data29)) {
              if (!(key5 === "path" || key5 === "reason" || key5 === "bytes" || key5 === "lines" || key5 === "decided_by" || key5 === "why")) {
                const err78 = { instancePath: instancePath + "/skipped/" + i7, schemaPath: "#/properties/skipped/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err78];
                } else {
                  vErrors.push(err78);
                }
                errors++;
              }
            }
            if (data29.path !== void 0 && func0.call(data29, "path")) {
              let data30 = data29.path;
              if (typeof data30 === "string") {
                if (func62(data30) > 4096) {
                  const err79 = { instancePath: instancePath + "/skipped/" + i7 + "/path", schemaPath: "#/properties/skipped/items/properties/path/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                  if (vErrors === null) {
                    vErrors = [err79];
                  } else {
                    vErrors.push(err79);
                  }
                  errors++;
                }
                if (func62(data30) < 1) {
                  const err80 = { instancePath: instancePath + "/skipped/" + i7 + "/path", schemaPath: "#/properties/skipped/items/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err80];
                  } else {
                    vErrors.push(err80);
                  }
                  errors++;
                }
              } else {
                const err81 = { instancePath: instancePath + "/skipped/" + i7 + "/path", schemaPath: "#/properties/skipped/items/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err81];
                } else {
                  vErrors.push(err81);
                }
                errors++;
              }
            }
            if (data29.reason !== void 0 && func0.call(data29, "reason")) {
              if (typeof data29.reason !== "string") {
                const err82 = { instancePath: instancePath + "/skipped/" + i7 + "/reason", schemaPath: "#/properties/skipped/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err82];
                } else {
                  vErrors.push(err82);
                }
                errors++;
              }
            }
            if (data29.bytes !== void 0 && func0.call(data29, "bytes")) {
              let data32 = data29.bytes;
              const _errs69 = errors;
              let valid22 = false;
              const _errs70 = errors;
              if (!(typeof data32 == "number" && (!(data32 % 1) && !isNaN(data32)) && isFinite(data32))) {
                const err83 = { instancePath: instancePath + "/skipped/" + i7 + "/bytes", schemaPath: "#/properties/skipped/items/properties/bytes/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err83];
                } else {
                  vErrors.push(err83);
                }
                errors++;
              }
              if (typeof data32 == "number" && isFinite(data32)) {
                if (data32 < 0 || isNaN(data32)) {
                  const err84 = { instancePath: instancePath + "/skipped/" + i7 + "/bytes", schemaPath: "#/properties/skipped/items/properties/bytes/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  if (vErrors === null) {
                    vErrors = [err84];
                  } else {
                    vErrors.push(err84);
                  }
                  errors++;
                }
              }
              var _valid0 = _errs70 === errors;
              valid22 = valid22 || _valid0;
              if (!valid22) {
                const _errs72 = errors;
                if (data32 !== null) {
                  const err85 = { instancePath: instancePath + "/skipped/" + i7 + "/bytes", schemaPath: "#/properties/skipped/items/properties/bytes/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err85];
                  } else {
                    vErrors.push(err85);
                  }
                  errors++;
                }
                var _valid0 = _errs72 === errors;
                valid22 = valid22 || _valid0;
              }
              if (!valid22) {
                const err86 = { instancePath: instancePath + "/skipped/" + i7 + "/bytes", schemaPath: "#/properties/skipped/items/properties/bytes/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err86];
                } else {
                  vErrors.push(err86);
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
            if (data29.lines !== void 0 && func0.call(data29, "lines")) {
              let data33 = data29.lines;
              if (!(typeof data33 == "number" && (!(data33 % 1) && !isNaN(data33)) && isFinite(data33))) {
                const err87 = { instancePath: instancePath + "/skipped/" + i7 + "/lines", schemaPath: "#/properties/skipped/items/properties/lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err87];
                } else {
                  vErrors.push(err87);
                }
                errors++;
              }
              if (typeof data33 == "number" && isFinite(data33)) {
                if (data33 < 0 || isNaN(data33)) {
                  const err88 = { instancePath: instancePath + "/skipped/" + i7 + "/lines", schemaPath: "#/properties/skipped/items/properties/lines/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  if (vErrors === null) {
                    vErrors = [err88];
                  } else {
                    vErrors.push(err88);
                  }
                  errors++;
                }
              }
            }
            if (data29.decided_by !== void 0 && func0.call(data29, "decided_by")) {
              let data34 = data29.decided_by;
              if (!(data34 === "base" || data34 === "content" || data34 === "nobody")) {
                const err89 = { instancePath: instancePath + "/skipped/" + i7 + "/decided_by", schemaPath: "#/properties/skipped/items/properties/decided_by/enum", keyword: "enum", params: { allowedValues: schema11.properties.skipped.items.properties.decided_by.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err89];
                } else {
                  vErrors.push(err89);
                }
                errors++;
              }
            }
            if (data29.why !== void 0 && func0.call(data29, "why")) {
              if (typeof data29.why !== "string") {
                const err90 = { instancePath: instancePath + "/skipped/" + i7 + "/why", schemaPath: "#/properties/skipped/items/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err90];
                } else {
                  vErrors.push(err90);
                }
                errors++;
              }
            }
          } else {
            const err91 = { instancePath: instancePath + "/skipped/" + i7, schemaPath: "#/properties/skipped/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err91];
            } else {
              vErrors.push(err91);
            }
            errors++;
          }
        }
      } else {
        const err92 = { instancePath: instancePath + "/skipped", schemaPath: "#/properties/skipped/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err92];
        } else {
          vErrors.push(err92);
        }
        errors++;
      }
    }
  } else {
    const err93 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err93];
    } else {
      vErrors.push(err93);
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
