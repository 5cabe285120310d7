var { __load, __part } = require("../main.cjs").shared;
exports["execute-step"] = __part((exports) => {
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports2) {
    "use strict";
    Object.defineProperty(exports2, "__esModule", { value: true });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports2.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});
var executeStep = validate21;
var schema6 = { $id: "execute-step", type: "object", required: ["success", "summary", "mode"], properties: { success: { type: "boolean" }, summary: { type: "string", minLength: 1, maxLength: 2e4, pattern: "\\S" }, details: { $ref: "part-1" }, filesTouched: { $ref: "part-2" }, filesWritten: { $ref: "part-2" }, patch: { $ref: "part-1" }, mode: { enum: ["apply", "fix_regression"] } }, additionalProperties: false };
var func0 = Object.prototype.hasOwnProperty;
var func48 = require_ucs2length().default;
var pattern0 = new RegExp("\\S", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate22.errors = vErrors, errors === 0;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 1e4) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 1e4 }, message: "must NOT have more than 10000 items" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (typeof data0 == "string") {
        if (func48(data0) > 4096) {
          let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (func48(data0) < 1) {
          let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate24.errors = vErrors, errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let prop0 of schema6.required)
      if (data[prop0] === void 0 || !func0.call(data, prop0)) {
        let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: prop0 }, message: "must have required property '" + prop0 + "'" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    for (let key0 of Object.keys(data))
      if (!(key0 === "success" || key0 === "summary" || key0 === "details" || key0 === "filesTouched" || key0 === "filesWritten" || key0 === "patch" || key0 === "mode")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.success !== void 0 && func0.call(data, "success") && typeof data.success != "boolean") {
      let err2 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.summary !== void 0 && func0.call(data, "summary")) {
      let data1 = data.summary;
      if (typeof data1 == "string") {
        if (func48(data1) > 2e4) {
          let err3 = { instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func48(data1) < 1) {
          let err4 = { instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!pattern0.test(data1)) {
          let err5 = { instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.details !== void 0 && func0.call(data, "details") && (validate22(data.details, { instancePath: instancePath + "/details", parentData: data, parentDataProperty: "details", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length)), data.filesTouched !== void 0 && func0.call(data, "filesTouched") && (validate24(data.filesTouched, { instancePath: instancePath + "/filesTouched", parentData: data, parentDataProperty: "filesTouched", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length)), data.filesWritten !== void 0 && func0.call(data, "filesWritten") && (validate24(data.filesWritten, { instancePath: instancePath + "/filesWritten", parentData: data, parentDataProperty: "filesWritten", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length)), data.patch !== void 0 && func0.call(data, "patch") && (validate22(data.patch, { instancePath: instancePath + "/patch", parentData: data, parentDataProperty: "patch", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length)), data.mode !== void 0 && func0.call(data, "mode")) {
      let data6 = data.mode;
      if (!(data6 === "apply" || data6 === "fix_regression")) {
        let err7 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/enum", keyword: "enum", params: { allowedValues: schema6.properties.mode.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
var VALIDATORS = {
  "execute-step": executeStep
};
Object.assign(exports, { VALIDATORS });
});
