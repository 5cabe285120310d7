var { __load, __part } = require("../main.cjs").shared;
exports["finding-prover"] = __part((exports) => {
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
var findingProver = validate21;
var schema6 = { $id: "finding-prover", type: "object", required: ["success", "summary", "mode"], properties: { success: { type: "boolean" }, summary: { $ref: "part-1" }, details: { $ref: "part-2" }, filesTouched: { $ref: "part-3" }, filesWritten: { $ref: "part-3" }, patch: { $ref: "part-2" }, mode: { enum: ["apply", "fix_regression"] }, test: { type: "object", required: ["file", "name"], properties: { file: { $ref: "part-4" }, name: { $ref: "part-1" } }, additionalProperties: false }, expected: { type: "object", required: ["file", "quote"], properties: { file: { $ref: "part-4" }, quote: { $ref: "part-1" }, side: { enum: ["old", "new"] } }, additionalProperties: false } }, additionalProperties: false };
var func0 = Object.prototype.hasOwnProperty;
var func49 = require_ucs2length().default;
var pattern0 = new RegExp("\\S", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func49(data) > 2e4) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func49(data) < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern0.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate22.errors = vErrors, errors === 0;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate24.errors = vErrors, errors === 0;
}
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func49(data) > 4096) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func49(data) < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate27.errors = vErrors, errors === 0;
}
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 1e4) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 1e4 }, message: "must NOT have more than 10000 items" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate27(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate26.errors = vErrors, errors === 0;
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
      if (!func0.call(schema6.properties, key0)) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.success !== void 0 && func0.call(data, "success") && typeof data.success != "boolean") {
      let err2 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.summary !== void 0 && func0.call(data, "summary") && (validate22(data.summary, { instancePath: instancePath + "/summary", parentData: data, parentDataProperty: "summary", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length)), data.details !== void 0 && func0.call(data, "details") && (validate24(data.details, { instancePath: instancePath + "/details", parentData: data, parentDataProperty: "details", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length)), data.filesTouched !== void 0 && func0.call(data, "filesTouched") && (validate26(data.filesTouched, { instancePath: instancePath + "/filesTouched", parentData: data, parentDataProperty: "filesTouched", rootData }) || (vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length)), data.filesWritten !== void 0 && func0.call(data, "filesWritten") && (validate26(data.filesWritten, { instancePath: instancePath + "/filesWritten", parentData: data, parentDataProperty: "filesWritten", rootData }) || (vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length)), data.patch !== void 0 && func0.call(data, "patch") && (validate24(data.patch, { instancePath: instancePath + "/patch", parentData: data, parentDataProperty: "patch", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length)), data.mode !== void 0 && func0.call(data, "mode")) {
      let data6 = data.mode;
      if (!(data6 === "apply" || data6 === "fix_regression")) {
        let err3 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/enum", keyword: "enum", params: { allowedValues: schema6.properties.mode.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.test !== void 0 && func0.call(data, "test")) {
      let data7 = data.test;
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        for (let prop1 of schema6.properties.test.required)
          if (data7[prop1] === void 0 || !func0.call(data7, prop1)) {
            let err4 = { instancePath: instancePath + "/test", schemaPath: "#/properties/test/required", keyword: "required", params: { missingProperty: prop1 }, message: "must have required property '" + prop1 + "'" };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
        for (let key1 of Object.keys(data7))
          if (!(key1 === "file" || key1 === "name")) {
            let err5 = { instancePath: instancePath + "/test", schemaPath: "#/properties/test/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        data7.file !== void 0 && func0.call(data7, "file") && (validate27(data7.file, { instancePath: instancePath + "/test/file", parentData: data7, parentDataProperty: "file", rootData }) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length)), data7.name !== void 0 && func0.call(data7, "name") && (validate22(data7.name, { instancePath: instancePath + "/test/name", parentData: data7, parentDataProperty: "name", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length));
      } else {
        let err6 = { instancePath: instancePath + "/test", schemaPath: "#/properties/test/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.expected !== void 0 && func0.call(data, "expected")) {
      let data10 = data.expected;
      if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
        for (let prop2 of schema6.properties.expected.required)
          if (data10[prop2] === void 0 || !func0.call(data10, prop2)) {
            let err7 = { instancePath: instancePath + "/expected", schemaPath: "#/properties/expected/required", keyword: "required", params: { missingProperty: prop2 }, message: "must have required property '" + prop2 + "'" };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        for (let key2 of Object.keys(data10))
          if (!(key2 === "file" || key2 === "quote" || key2 === "side")) {
            let err8 = { instancePath: instancePath + "/expected", schemaPath: "#/properties/expected/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        if (data10.file !== void 0 && func0.call(data10, "file") && (validate27(data10.file, { instancePath: instancePath + "/expected/file", parentData: data10, parentDataProperty: "file", rootData }) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length)), data10.quote !== void 0 && func0.call(data10, "quote") && (validate22(data10.quote, { instancePath: instancePath + "/expected/quote", parentData: data10, parentDataProperty: "quote", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length)), data10.side !== void 0 && func0.call(data10, "side")) {
          let data13 = data10.side;
          if (!(data13 === "old" || data13 === "new")) {
            let err9 = { instancePath: instancePath + "/expected/side", schemaPath: "#/properties/expected/properties/side/enum", keyword: "enum", params: { allowedValues: schema6.properties.expected.properties.side.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        }
      } else {
        let err10 = { instancePath: instancePath + "/expected", schemaPath: "#/properties/expected/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
var VALIDATORS = {
  "finding-prover": findingProver
};
Object.assign(exports, { VALIDATORS });
});
