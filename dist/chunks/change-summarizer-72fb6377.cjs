var { __load, __part } = require("../main.cjs").shared;
exports["change-summarizer"] = __part((exports) => {
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
var changeSummarizer = validate21;
var schema6 = { $id: "change-summarizer", type: "object", required: ["slot", "summary", "goal", "approach", "focus"], properties: { slot: { type: "string", pattern: "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, summary: { $ref: "part-1" }, goal: { type: "string", minLength: 1, maxLength: 1e3, pattern: "\\S" }, approach: { $ref: "part-1" }, focus: { type: "array", items: { type: "string", minLength: 1, maxLength: 500, pattern: "\\S" }, maxItems: 5 } }, additionalProperties: false };
var func0 = Object.prototype.hasOwnProperty;
var func48 = require_ucs2length().default;
var pattern0 = new RegExp("^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$", "u");
var pattern1 = new RegExp("\\S", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func48(data) > 3e3) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 3e3 }, message: "must NOT have more than 3000 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func48(data) < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern1.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate22.errors = vErrors, errors === 0;
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
      if (!(key0 === "slot" || key0 === "summary" || key0 === "goal" || key0 === "approach" || key0 === "focus")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.slot !== void 0 && func0.call(data, "slot")) {
      let data0 = data.slot;
      if (typeof data0 == "string") {
        if (!pattern0.test(data0)) {
          let err2 = { instancePath: instancePath + "/slot", schemaPath: "#/properties/slot/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, message: 'must match pattern "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$"' };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/slot", schemaPath: "#/properties/slot/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.summary !== void 0 && func0.call(data, "summary") && (validate22(data.summary, { instancePath: instancePath + "/summary", parentData: data, parentDataProperty: "summary", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length)), data.goal !== void 0 && func0.call(data, "goal")) {
      let data2 = data.goal;
      if (typeof data2 == "string") {
        if (func48(data2) > 1e3) {
          let err4 = { instancePath: instancePath + "/goal", schemaPath: "#/properties/goal/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func48(data2) < 1) {
          let err5 = { instancePath: instancePath + "/goal", schemaPath: "#/properties/goal/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern1.test(data2)) {
          let err6 = { instancePath: instancePath + "/goal", schemaPath: "#/properties/goal/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/goal", schemaPath: "#/properties/goal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.approach !== void 0 && func0.call(data, "approach") && (validate22(data.approach, { instancePath: instancePath + "/approach", parentData: data, parentDataProperty: "approach", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length)), data.focus !== void 0 && func0.call(data, "focus")) {
      let data4 = data.focus;
      if (Array.isArray(data4)) {
        if (data4.length > 5) {
          let err8 = { instancePath: instancePath + "/focus", schemaPath: "#/properties/focus/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data5 = data4[i0];
          if (typeof data5 == "string") {
            if (func48(data5) > 500) {
              let err9 = { instancePath: instancePath + "/focus/" + i0, schemaPath: "#/properties/focus/items/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
            if (func48(data5) < 1) {
              let err10 = { instancePath: instancePath + "/focus/" + i0, schemaPath: "#/properties/focus/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            if (!pattern1.test(data5)) {
              let err11 = { instancePath: instancePath + "/focus/" + i0, schemaPath: "#/properties/focus/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
          } else {
            let err12 = { instancePath: instancePath + "/focus/" + i0, schemaPath: "#/properties/focus/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
      } else {
        let err13 = { instancePath: instancePath + "/focus", schemaPath: "#/properties/focus/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
  } else {
    let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
var VALIDATORS = {
  "change-summarizer": changeSummarizer
};
Object.assign(exports, { VALIDATORS });
});
