var { __load, __part } = require("../main.cjs").shared;
exports["reviews"] = __part((exports) => {
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
var rulesCompliance = validate21;
var schema6 = { $id: "rules-compliance", type: "object", required: ["slot", "examined", "findings"], properties: { slot: { $ref: "part-1" }, examined: { $ref: "part-2" }, findings: { type: "array", items: { type: "object", required: ["file", "line", "title", "why", "severity", "verification", "suggested_fix", "ruleFile", "ruleText"], properties: { file: { $ref: "part-3" }, line: { $ref: "part-4" }, side: { $ref: "part-5" }, title: { $ref: "part-6" }, why: { $ref: "part-7" }, severity: { $ref: "part-8" }, verification: { $ref: "part-9" }, suggested_fix: { $ref: "part-13" }, also: { $ref: "part-14" }, rests_on: { $ref: "part-15" }, ruleFile: { $ref: "part-3" }, ruleText: { $ref: "part-7" } }, additionalProperties: false }, maxItems: 100 } }, additionalProperties: false };
var func0 = Object.prototype.hasOwnProperty;
var pattern0 = new RegExp("^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (!pattern0.test(data)) {
      let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, message: 'must match pattern "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate22.errors = vErrors, errors === 0;
}
var func48 = require_ucs2length().default;
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func48(data) > 4096) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func48(data) < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate25.errors = vErrors, errors === 0;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 2e3) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 2e3 }, message: "must NOT have more than 2000 items" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate25(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate24.errors = vErrors, errors === 0;
}
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "number" && isFinite(data) && (data < 1 || isNaN(data))) {
    let err1 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate29.errors = vErrors, errors === 0;
}
var schema11 = { $id: "part-5", enum: ["old", "new"] };
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "old" || data === "new")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema11.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate31.errors = vErrors, errors === 0;
}
var pattern1 = new RegExp("\\S", "u");
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func48(data) > 200) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
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
  return validate33.errors = vErrors, errors === 0;
}
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func48(data) > 2e4) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
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
  return validate35.errors = vErrors, errors === 0;
}
var schema14 = { $id: "part-8", enum: ["critical", "high", "medium", "low"] };
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "critical" || data === "high" || data === "medium" || data === "low")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema14.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate37.errors = vErrors, errors === 0;
}
var schema15 = { $id: "part-9", type: "object", required: ["code_examined", "line_range_examined", "verification_method", "checked_for_handling_elsewhere", "where_checked", "is_impact_finding"], properties: { code_examined: { $ref: "part-10" }, line_range_examined: { type: "array", items: { $ref: "part-4" }, minItems: 2, maxItems: 2 }, verification_method: { $ref: "part-7" }, checked_for_handling_elsewhere: { $ref: "part-11" }, where_checked: { type: "array", items: { $ref: "part-3" }, maxItems: 50 }, is_impact_finding: { $ref: "part-11" }, claims_absence: { $ref: "part-11" }, cause: { anyOf: [{ type: "object", required: ["file", "quote"], properties: { file: { $ref: "part-3" }, quote: { $ref: "part-7" }, side: { $ref: "part-5" } }, additionalProperties: false }, { type: "object", required: ["file", "renamed"], properties: { file: { $ref: "part-3" }, renamed: { $ref: "part-12" } }, additionalProperties: false }, { type: "object", required: ["file", "deleted"], properties: { file: { $ref: "part-3" }, deleted: { $ref: "part-12" } }, additionalProperties: false }] } }, additionalProperties: false };
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func48(data) > 2e4) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func48(data) < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate40.errors = vErrors, errors === 0;
}
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "boolean") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate44.errors = vErrors, errors === 0;
}
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "boolean") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data !== true) {
    let err1 = { instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate53.errors = vErrors, errors === 0;
}
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let prop0 of schema15.required)
      if (data[prop0] === void 0 || !func0.call(data, prop0)) {
        let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: prop0 }, message: "must have required property '" + prop0 + "'" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    for (let key0 of Object.keys(data))
      if (!(key0 === "code_examined" || key0 === "line_range_examined" || key0 === "verification_method" || key0 === "checked_for_handling_elsewhere" || key0 === "where_checked" || key0 === "is_impact_finding" || key0 === "claims_absence" || key0 === "cause")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.code_examined !== void 0 && func0.call(data, "code_examined") && (validate40(data.code_examined, { instancePath: instancePath + "/code_examined", parentData: data, parentDataProperty: "code_examined", rootData }) || (vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors), errors = vErrors.length)), data.line_range_examined !== void 0 && func0.call(data, "line_range_examined")) {
      let data1 = data.line_range_examined;
      if (Array.isArray(data1)) {
        if (data1.length > 2) {
          let err2 = { instancePath: instancePath + "/line_range_examined", schemaPath: "#/properties/line_range_examined/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data1.length < 2) {
          let err3 = { instancePath: instancePath + "/line_range_examined", schemaPath: "#/properties/line_range_examined/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate29(data1[i0], { instancePath: instancePath + "/line_range_examined/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors), errors = vErrors.length);
      } else {
        let err4 = { instancePath: instancePath + "/line_range_examined", schemaPath: "#/properties/line_range_examined/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.verification_method !== void 0 && func0.call(data, "verification_method") && (validate35(data.verification_method, { instancePath: instancePath + "/verification_method", parentData: data, parentDataProperty: "verification_method", rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length)), data.checked_for_handling_elsewhere !== void 0 && func0.call(data, "checked_for_handling_elsewhere") && (validate44(data.checked_for_handling_elsewhere, { instancePath: instancePath + "/checked_for_handling_elsewhere", parentData: data, parentDataProperty: "checked_for_handling_elsewhere", rootData }) || (vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors), errors = vErrors.length)), data.where_checked !== void 0 && func0.call(data, "where_checked")) {
      let data5 = data.where_checked;
      if (Array.isArray(data5)) {
        if (data5.length > 50) {
          let err5 = { instancePath: instancePath + "/where_checked", schemaPath: "#/properties/where_checked/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len1 = data5.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate25(data5[i1], { instancePath: instancePath + "/where_checked/" + i1, parentData: data5, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length);
      } else {
        let err6 = { instancePath: instancePath + "/where_checked", schemaPath: "#/properties/where_checked/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.is_impact_finding !== void 0 && func0.call(data, "is_impact_finding") && (validate44(data.is_impact_finding, { instancePath: instancePath + "/is_impact_finding", parentData: data, parentDataProperty: "is_impact_finding", rootData }) || (vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors), errors = vErrors.length)), data.claims_absence !== void 0 && func0.call(data, "claims_absence") && (validate44(data.claims_absence, { instancePath: instancePath + "/claims_absence", parentData: data, parentDataProperty: "claims_absence", rootData }) || (vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors), errors = vErrors.length)), data.cause !== void 0 && func0.call(data, "cause")) {
      let data9 = data.cause, _errs14 = errors, valid5 = false, _errs15 = errors;
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        for (let prop1 of schema15.properties.cause.anyOf[0].required)
          if (data9[prop1] === void 0 || !func0.call(data9, prop1)) {
            let err7 = { instancePath: instancePath + "/cause", schemaPath: "#/properties/cause/anyOf/0/required", keyword: "required", params: { missingProperty: prop1 }, message: "must have required property '" + prop1 + "'" };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        for (let key1 of Object.keys(data9))
          if (!(key1 === "file" || key1 === "quote" || key1 === "side")) {
            let err8 = { instancePath: instancePath + "/cause", schemaPath: "#/properties/cause/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        data9.file !== void 0 && func0.call(data9, "file") && (validate25(data9.file, { instancePath: instancePath + "/cause/file", parentData: data9, parentDataProperty: "file", rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length)), data9.quote !== void 0 && func0.call(data9, "quote") && (validate35(data9.quote, { instancePath: instancePath + "/cause/quote", parentData: data9, parentDataProperty: "quote", rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length)), data9.side !== void 0 && func0.call(data9, "side") && (validate31(data9.side, { instancePath: instancePath + "/cause/side", parentData: data9, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length));
      } else {
        let err9 = { instancePath: instancePath + "/cause", schemaPath: "#/properties/cause/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      var _valid0 = _errs15 === errors;
      if (valid5 = valid5 || _valid0, !valid5) {
        let _errs21 = errors;
        if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
          for (let prop2 of schema15.properties.cause.anyOf[1].required)
            if (data9[prop2] === void 0 || !func0.call(data9, prop2)) {
              let err10 = { instancePath: instancePath + "/cause", schemaPath: "#/properties/cause/anyOf/1/required", keyword: "required", params: { missingProperty: prop2 }, message: "must have required property '" + prop2 + "'" };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
          for (let key2 of Object.keys(data9))
            if (!(key2 === "file" || key2 === "renamed")) {
              let err11 = { instancePath: instancePath + "/cause", schemaPath: "#/properties/cause/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
          data9.file !== void 0 && func0.call(data9, "file") && (validate25(data9.file, { instancePath: instancePath + "/cause/file", parentData: data9, parentDataProperty: "file", rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length)), data9.renamed !== void 0 && func0.call(data9, "renamed") && (validate53(data9.renamed, { instancePath: instancePath + "/cause/renamed", parentData: data9, parentDataProperty: "renamed", rootData }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length));
        } else {
          let err12 = { instancePath: instancePath + "/cause", schemaPath: "#/properties/cause/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        var _valid0 = _errs21 === errors;
        if (valid5 = valid5 || _valid0, !valid5) {
          let _errs26 = errors;
          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
            for (let prop3 of schema15.properties.cause.anyOf[2].required)
              if (data9[prop3] === void 0 || !func0.call(data9, prop3)) {
                let err13 = { instancePath: instancePath + "/cause", schemaPath: "#/properties/cause/anyOf/2/required", keyword: "required", params: { missingProperty: prop3 }, message: "must have required property '" + prop3 + "'" };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
              }
            for (let key3 of Object.keys(data9))
              if (!(key3 === "file" || key3 === "deleted")) {
                let err14 = { instancePath: instancePath + "/cause", schemaPath: "#/properties/cause/anyOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
              }
            data9.file !== void 0 && func0.call(data9, "file") && (validate25(data9.file, { instancePath: instancePath + "/cause/file", parentData: data9, parentDataProperty: "file", rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length)), data9.deleted !== void 0 && func0.call(data9, "deleted") && (validate53(data9.deleted, { instancePath: instancePath + "/cause/deleted", parentData: data9, parentDataProperty: "deleted", rootData }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length));
          } else {
            let err15 = { instancePath: instancePath + "/cause", schemaPath: "#/properties/cause/anyOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
          var _valid0 = _errs26 === errors;
          valid5 = valid5 || _valid0;
        }
      }
      if (valid5)
        errors = _errs14, vErrors !== null && (_errs14 ? vErrors.length = _errs14 : vErrors = null);
      else {
        let err16 = { instancePath: instancePath + "/cause", schemaPath: "#/properties/cause/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate39.errors = vErrors, errors === 0;
}
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func48(data) > 2e4) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate58.errors = vErrors, errors === 0;
}
var schema20 = { $id: "part-14", type: "array", items: { type: "object", required: ["file", "line", "quote"], properties: { file: { $ref: "part-3" }, line: { $ref: "part-4" }, quote: { $ref: "part-10" } }, additionalProperties: false }, maxItems: 20 };
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 20) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        for (let prop0 of schema20.items.required)
          if (data0[prop0] === void 0 || !func0.call(data0, prop0)) {
            let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: prop0 }, message: "must have required property '" + prop0 + "'" };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
        for (let key0 of Object.keys(data0))
          if (!(key0 === "file" || key0 === "line" || key0 === "quote")) {
            let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
        data0.file !== void 0 && func0.call(data0, "file") && (validate25(data0.file, { instancePath: instancePath + "/" + i0 + "/file", parentData: data0, parentDataProperty: "file", rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length)), data0.line !== void 0 && func0.call(data0, "line") && (validate29(data0.line, { instancePath: instancePath + "/" + i0 + "/line", parentData: data0, parentDataProperty: "line", rootData }) || (vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors), errors = vErrors.length)), data0.quote !== void 0 && func0.call(data0, "quote") && (validate40(data0.quote, { instancePath: instancePath + "/" + i0 + "/quote", parentData: data0, parentDataProperty: "quote", rootData }) || (vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors), errors = vErrors.length));
      } else {
        let err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate60.errors = vErrors, errors === 0;
}
var schema21 = { $id: "part-15", type: "array", items: { anyOf: [{ type: "object", required: ["file", "quote"], properties: { file: { $ref: "part-3" }, quote: { $ref: "part-10" }, side: { $ref: "part-5" } }, additionalProperties: false }, { type: "object", required: ["knowledge"], properties: { knowledge: { type: "string", minLength: 1, maxLength: 500, pattern: "\\S" } }, additionalProperties: false }] }, maxItems: 10 };
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 10) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0], _errs2 = errors, valid2 = false, _errs3 = errors;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        for (let prop0 of schema21.items.anyOf[0].required)
          if (data0[prop0] === void 0 || !func0.call(data0, prop0)) {
            let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/anyOf/0/required", keyword: "required", params: { missingProperty: prop0 }, message: "must have required property '" + prop0 + "'" };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
        for (let key0 of Object.keys(data0))
          if (!(key0 === "file" || key0 === "quote" || key0 === "side")) {
            let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
        data0.file !== void 0 && func0.call(data0, "file") && (validate25(data0.file, { instancePath: instancePath + "/" + i0 + "/file", parentData: data0, parentDataProperty: "file", rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length)), data0.quote !== void 0 && func0.call(data0, "quote") && (validate40(data0.quote, { instancePath: instancePath + "/" + i0 + "/quote", parentData: data0, parentDataProperty: "quote", rootData }) || (vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors), errors = vErrors.length)), data0.side !== void 0 && func0.call(data0, "side") && (validate31(data0.side, { instancePath: instancePath + "/" + i0 + "/side", parentData: data0, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length));
      } else {
        let err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      var _valid0 = _errs3 === errors;
      if (valid2 = valid2 || _valid0, !valid2) {
        let _errs9 = errors;
        if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
          for (let prop1 of schema21.items.anyOf[1].required)
            if (data0[prop1] === void 0 || !func0.call(data0, prop1)) {
              let err4 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/anyOf/1/required", keyword: "required", params: { missingProperty: prop1 }, message: "must have required property '" + prop1 + "'" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
          for (let key1 of Object.keys(data0))
            if (key1 !== "knowledge") {
              let err5 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          if (data0.knowledge !== void 0 && func0.call(data0, "knowledge")) {
            let data4 = data0.knowledge;
            if (typeof data4 == "string") {
              if (func48(data4) > 500) {
                let err6 = { instancePath: instancePath + "/" + i0 + "/knowledge", schemaPath: "#/items/anyOf/1/properties/knowledge/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
              }
              if (func48(data4) < 1) {
                let err7 = { instancePath: instancePath + "/" + i0 + "/knowledge", schemaPath: "#/items/anyOf/1/properties/knowledge/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
              }
              if (!pattern1.test(data4)) {
                let err8 = { instancePath: instancePath + "/" + i0 + "/knowledge", schemaPath: "#/items/anyOf/1/properties/knowledge/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
              }
            } else {
              let err9 = { instancePath: instancePath + "/" + i0 + "/knowledge", schemaPath: "#/items/anyOf/1/properties/knowledge/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
          }
        } else {
          let err10 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        var _valid0 = _errs9 === errors;
        valid2 = valid2 || _valid0;
      }
      if (valid2)
        errors = _errs2, vErrors !== null && (_errs2 ? vErrors.length = _errs2 : vErrors = null);
      else {
        let err11 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate65.errors = vErrors, errors === 0;
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
      if (!(key0 === "slot" || key0 === "examined" || key0 === "findings")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.slot !== void 0 && func0.call(data, "slot") && (validate22(data.slot, { instancePath: instancePath + "/slot", parentData: data, parentDataProperty: "slot", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length)), data.examined !== void 0 && func0.call(data, "examined") && (validate24(data.examined, { instancePath: instancePath + "/examined", parentData: data, parentDataProperty: "examined", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length)), data.findings !== void 0 && func0.call(data, "findings")) {
      let data2 = data.findings;
      if (Array.isArray(data2)) {
        if (data2.length > 100) {
          let err2 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            for (let prop1 of schema6.properties.findings.items.required)
              if (data3[prop1] === void 0 || !func0.call(data3, prop1)) {
                let err3 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: prop1 }, message: "must have required property '" + prop1 + "'" };
                vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
              }
            for (let key1 of Object.keys(data3))
              if (!func0.call(schema6.properties.findings.items.properties, key1)) {
                let err4 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              }
            data3.file !== void 0 && func0.call(data3, "file") && (validate25(data3.file, { instancePath: instancePath + "/findings/" + i0 + "/file", parentData: data3, parentDataProperty: "file", rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length)), data3.line !== void 0 && func0.call(data3, "line") && (validate29(data3.line, { instancePath: instancePath + "/findings/" + i0 + "/line", parentData: data3, parentDataProperty: "line", rootData }) || (vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors), errors = vErrors.length)), data3.side !== void 0 && func0.call(data3, "side") && (validate31(data3.side, { instancePath: instancePath + "/findings/" + i0 + "/side", parentData: data3, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length)), data3.title !== void 0 && func0.call(data3, "title") && (validate33(data3.title, { instancePath: instancePath + "/findings/" + i0 + "/title", parentData: data3, parentDataProperty: "title", rootData }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length)), data3.why !== void 0 && func0.call(data3, "why") && (validate35(data3.why, { instancePath: instancePath + "/findings/" + i0 + "/why", parentData: data3, parentDataProperty: "why", rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length)), data3.severity !== void 0 && func0.call(data3, "severity") && (validate37(data3.severity, { instancePath: instancePath + "/findings/" + i0 + "/severity", parentData: data3, parentDataProperty: "severity", rootData }) || (vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors), errors = vErrors.length)), data3.verification !== void 0 && func0.call(data3, "verification") && (validate39(data3.verification, { instancePath: instancePath + "/findings/" + i0 + "/verification", parentData: data3, parentDataProperty: "verification", rootData }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length)), data3.suggested_fix !== void 0 && func0.call(data3, "suggested_fix") && (validate58(data3.suggested_fix, { instancePath: instancePath + "/findings/" + i0 + "/suggested_fix", parentData: data3, parentDataProperty: "suggested_fix", rootData }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data3.also !== void 0 && func0.call(data3, "also") && (validate60(data3.also, { instancePath: instancePath + "/findings/" + i0 + "/also", parentData: data3, parentDataProperty: "also", rootData }) || (vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors), errors = vErrors.length)), data3.rests_on !== void 0 && func0.call(data3, "rests_on") && (validate65(data3.rests_on, { instancePath: instancePath + "/findings/" + i0 + "/rests_on", parentData: data3, parentDataProperty: "rests_on", rootData }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length)), data3.ruleFile !== void 0 && func0.call(data3, "ruleFile") && (validate25(data3.ruleFile, { instancePath: instancePath + "/findings/" + i0 + "/ruleFile", parentData: data3, parentDataProperty: "ruleFile", rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length)), data3.ruleText !== void 0 && func0.call(data3, "ruleText") && (validate35(data3.ruleText, { instancePath: instancePath + "/findings/" + i0 + "/ruleText", parentData: data3, parentDataProperty: "ruleText", rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length));
          } else {
            let err5 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
      } else {
        let err6 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
var bugScan = validate72;
var schema22 = { $id: "bug-scan", type: "object", required: ["slot", "examined", "findings"], properties: { slot: { $ref: "part-1" }, intent: { type: "object", required: ["summary", "goal"], properties: { summary: { type: "string", minLength: 1, maxLength: 3e3, pattern: "\\S" }, goal: { type: "string", minLength: 1, maxLength: 1e3, pattern: "\\S" } }, additionalProperties: false }, examined: { $ref: "part-2" }, findings: { type: "array", items: { type: "object", required: ["file", "line", "title", "why", "severity", "verification", "suggested_fix", "trigger"], properties: { file: { $ref: "part-3" }, line: { $ref: "part-4" }, side: { $ref: "part-5" }, title: { $ref: "part-6" }, why: { $ref: "part-7" }, severity: { $ref: "part-8" }, verification: { $ref: "part-9" }, suggested_fix: { $ref: "part-13" }, also: { $ref: "part-14" }, rests_on: { $ref: "part-15" }, trigger: { $ref: "part-7" } }, additionalProperties: false }, maxItems: 100 } }, additionalProperties: false };
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let prop0 of schema22.required)
      if (data[prop0] === void 0 || !func0.call(data, prop0)) {
        let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: prop0 }, message: "must have required property '" + prop0 + "'" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    for (let key0 of Object.keys(data))
      if (!(key0 === "slot" || key0 === "intent" || key0 === "examined" || key0 === "findings")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.slot !== void 0 && func0.call(data, "slot") && (validate22(data.slot, { instancePath: instancePath + "/slot", parentData: data, parentDataProperty: "slot", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length)), data.intent !== void 0 && func0.call(data, "intent")) {
      let data1 = data.intent;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        for (let prop1 of schema22.properties.intent.required)
          if (data1[prop1] === void 0 || !func0.call(data1, prop1)) {
            let err2 = { instancePath: instancePath + "/intent", schemaPath: "#/properties/intent/required", keyword: "required", params: { missingProperty: prop1 }, message: "must have required property '" + prop1 + "'" };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
        for (let key1 of Object.keys(data1))
          if (!(key1 === "summary" || key1 === "goal")) {
            let err3 = { instancePath: instancePath + "/intent", schemaPath: "#/properties/intent/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        if (data1.summary !== void 0 && func0.call(data1, "summary")) {
          let data2 = data1.summary;
          if (typeof data2 == "string") {
            if (func48(data2) > 3e3) {
              let err4 = { instancePath: instancePath + "/intent/summary", schemaPath: "#/properties/intent/properties/summary/maxLength", keyword: "maxLength", params: { limit: 3e3 }, message: "must NOT have more than 3000 characters" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (func48(data2) < 1) {
              let err5 = { instancePath: instancePath + "/intent/summary", schemaPath: "#/properties/intent/properties/summary/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
            if (!pattern1.test(data2)) {
              let err6 = { instancePath: instancePath + "/intent/summary", schemaPath: "#/properties/intent/properties/summary/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
          } else {
            let err7 = { instancePath: instancePath + "/intent/summary", schemaPath: "#/properties/intent/properties/summary/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        }
        if (data1.goal !== void 0 && func0.call(data1, "goal")) {
          let data3 = data1.goal;
          if (typeof data3 == "string") {
            if (func48(data3) > 1e3) {
              let err8 = { instancePath: instancePath + "/intent/goal", schemaPath: "#/properties/intent/properties/goal/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            if (func48(data3) < 1) {
              let err9 = { instancePath: instancePath + "/intent/goal", schemaPath: "#/properties/intent/properties/goal/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
            if (!pattern1.test(data3)) {
              let err10 = { instancePath: instancePath + "/intent/goal", schemaPath: "#/properties/intent/properties/goal/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
          } else {
            let err11 = { instancePath: instancePath + "/intent/goal", schemaPath: "#/properties/intent/properties/goal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        }
      } else {
        let err12 = { instancePath: instancePath + "/intent", schemaPath: "#/properties/intent/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.examined !== void 0 && func0.call(data, "examined") && (validate24(data.examined, { instancePath: instancePath + "/examined", parentData: data, parentDataProperty: "examined", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length)), data.findings !== void 0 && func0.call(data, "findings")) {
      let data5 = data.findings;
      if (Array.isArray(data5)) {
        if (data5.length > 100) {
          let err13 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data6 = data5[i0];
          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
            for (let prop2 of schema22.properties.findings.items.required)
              if (data6[prop2] === void 0 || !func0.call(data6, prop2)) {
                let err14 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: prop2 }, message: "must have required property '" + prop2 + "'" };
                vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
              }
            for (let key2 of Object.keys(data6))
              if (!func0.call(schema22.properties.findings.items.properties, key2)) {
                let err15 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
              }
            data6.file !== void 0 && func0.call(data6, "file") && (validate25(data6.file, { instancePath: instancePath + "/findings/" + i0 + "/file", parentData: data6, parentDataProperty: "file", rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length)), data6.line !== void 0 && func0.call(data6, "line") && (validate29(data6.line, { instancePath: instancePath + "/findings/" + i0 + "/line", parentData: data6, parentDataProperty: "line", rootData }) || (vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors), errors = vErrors.length)), data6.side !== void 0 && func0.call(data6, "side") && (validate31(data6.side, { instancePath: instancePath + "/findings/" + i0 + "/side", parentData: data6, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length)), data6.title !== void 0 && func0.call(data6, "title") && (validate33(data6.title, { instancePath: instancePath + "/findings/" + i0 + "/title", parentData: data6, parentDataProperty: "title", rootData }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length)), data6.why !== void 0 && func0.call(data6, "why") && (validate35(data6.why, { instancePath: instancePath + "/findings/" + i0 + "/why", parentData: data6, parentDataProperty: "why", rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length)), data6.severity !== void 0 && func0.call(data6, "severity") && (validate37(data6.severity, { instancePath: instancePath + "/findings/" + i0 + "/severity", parentData: data6, parentDataProperty: "severity", rootData }) || (vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors), errors = vErrors.length)), data6.verification !== void 0 && func0.call(data6, "verification") && (validate39(data6.verification, { instancePath: instancePath + "/findings/" + i0 + "/verification", parentData: data6, parentDataProperty: "verification", rootData }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length)), data6.suggested_fix !== void 0 && func0.call(data6, "suggested_fix") && (validate58(data6.suggested_fix, { instancePath: instancePath + "/findings/" + i0 + "/suggested_fix", parentData: data6, parentDataProperty: "suggested_fix", rootData }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data6.also !== void 0 && func0.call(data6, "also") && (validate60(data6.also, { instancePath: instancePath + "/findings/" + i0 + "/also", parentData: data6, parentDataProperty: "also", rootData }) || (vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors), errors = vErrors.length)), data6.rests_on !== void 0 && func0.call(data6, "rests_on") && (validate65(data6.rests_on, { instancePath: instancePath + "/findings/" + i0 + "/rests_on", parentData: data6, parentDataProperty: "rests_on", rootData }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length)), data6.trigger !== void 0 && func0.call(data6, "trigger") && (validate35(data6.trigger, { instancePath: instancePath + "/findings/" + i0 + "/trigger", parentData: data6, parentDataProperty: "trigger", rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length));
          } else {
            let err16 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        }
      } else {
        let err17 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
  } else {
    let err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate72.errors = vErrors, errors === 0;
}
var dependencyCheck = validate86;
var schema23 = { $id: "dependency-check", type: "object", required: ["slot", "examined", "findings"], properties: { slot: { $ref: "part-1" }, examined: { $ref: "part-2" }, findings: { type: "array", items: { type: "object", required: ["file", "line", "title", "why", "severity", "verification", "suggested_fix", "dependency", "expectedUsage", "actualUsage"], properties: { file: { $ref: "part-3" }, line: { $ref: "part-4" }, side: { $ref: "part-5" }, title: { $ref: "part-6" }, why: { $ref: "part-7" }, severity: { $ref: "part-8" }, verification: { $ref: "part-9" }, suggested_fix: { $ref: "part-13" }, also: { $ref: "part-14" }, rests_on: { $ref: "part-15" }, dependency: { $ref: "part-7" }, expectedUsage: { $ref: "part-7" }, actualUsage: { $ref: "part-7" } }, additionalProperties: false }, maxItems: 100 } }, additionalProperties: false };
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let prop0 of schema23.required)
      if (data[prop0] === void 0 || !func0.call(data, prop0)) {
        let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: prop0 }, message: "must have required property '" + prop0 + "'" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    for (let key0 of Object.keys(data))
      if (!(key0 === "slot" || key0 === "examined" || key0 === "findings")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.slot !== void 0 && func0.call(data, "slot") && (validate22(data.slot, { instancePath: instancePath + "/slot", parentData: data, parentDataProperty: "slot", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length)), data.examined !== void 0 && func0.call(data, "examined") && (validate24(data.examined, { instancePath: instancePath + "/examined", parentData: data, parentDataProperty: "examined", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length)), data.findings !== void 0 && func0.call(data, "findings")) {
      let data2 = data.findings;
      if (Array.isArray(data2)) {
        if (data2.length > 100) {
          let err2 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            for (let prop1 of schema23.properties.findings.items.required)
              if (data3[prop1] === void 0 || !func0.call(data3, prop1)) {
                let err3 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: prop1 }, message: "must have required property '" + prop1 + "'" };
                vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
              }
            for (let key1 of Object.keys(data3))
              if (!func0.call(schema23.properties.findings.items.properties, key1)) {
                let err4 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              }
            data3.file !== void 0 && func0.call(data3, "file") && (validate25(data3.file, { instancePath: instancePath + "/findings/" + i0 + "/file", parentData: data3, parentDataProperty: "file", rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length)), data3.line !== void 0 && func0.call(data3, "line") && (validate29(data3.line, { instancePath: instancePath + "/findings/" + i0 + "/line", parentData: data3, parentDataProperty: "line", rootData }) || (vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors), errors = vErrors.length)), data3.side !== void 0 && func0.call(data3, "side") && (validate31(data3.side, { instancePath: instancePath + "/findings/" + i0 + "/side", parentData: data3, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length)), data3.title !== void 0 && func0.call(data3, "title") && (validate33(data3.title, { instancePath: instancePath + "/findings/" + i0 + "/title", parentData: data3, parentDataProperty: "title", rootData }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length)), data3.why !== void 0 && func0.call(data3, "why") && (validate35(data3.why, { instancePath: instancePath + "/findings/" + i0 + "/why", parentData: data3, parentDataProperty: "why", rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length)), data3.severity !== void 0 && func0.call(data3, "severity") && (validate37(data3.severity, { instancePath: instancePath + "/findings/" + i0 + "/severity", parentData: data3, parentDataProperty: "severity", rootData }) || (vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors), errors = vErrors.length)), data3.verification !== void 0 && func0.call(data3, "verification") && (validate39(data3.verification, { instancePath: instancePath + "/findings/" + i0 + "/verification", parentData: data3, parentDataProperty: "verification", rootData }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length)), data3.suggested_fix !== void 0 && func0.call(data3, "suggested_fix") && (validate58(data3.suggested_fix, { instancePath: instancePath + "/findings/" + i0 + "/suggested_fix", parentData: data3, parentDataProperty: "suggested_fix", rootData }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data3.also !== void 0 && func0.call(data3, "also") && (validate60(data3.also, { instancePath: instancePath + "/findings/" + i0 + "/also", parentData: data3, parentDataProperty: "also", rootData }) || (vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors), errors = vErrors.length)), data3.rests_on !== void 0 && func0.call(data3, "rests_on") && (validate65(data3.rests_on, { instancePath: instancePath + "/findings/" + i0 + "/rests_on", parentData: data3, parentDataProperty: "rests_on", rootData }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length)), data3.dependency !== void 0 && func0.call(data3, "dependency") && (validate35(data3.dependency, { instancePath: instancePath + "/findings/" + i0 + "/dependency", parentData: data3, parentDataProperty: "dependency", rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length)), data3.expectedUsage !== void 0 && func0.call(data3, "expectedUsage") && (validate35(data3.expectedUsage, { instancePath: instancePath + "/findings/" + i0 + "/expectedUsage", parentData: data3, parentDataProperty: "expectedUsage", rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length)), data3.actualUsage !== void 0 && func0.call(data3, "actualUsage") && (validate35(data3.actualUsage, { instancePath: instancePath + "/findings/" + i0 + "/actualUsage", parentData: data3, parentDataProperty: "actualUsage", rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length));
          } else {
            let err5 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
      } else {
        let err6 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate86.errors = vErrors, errors === 0;
}
var historyContext = validate102;
var schema24 = { $id: "history-context", type: "object", required: ["slot", "examined", "findings"], properties: { slot: { $ref: "part-1" }, examined: { $ref: "part-2" }, findings: { type: "array", items: { type: "object", required: ["file", "line", "title", "why", "severity", "verification", "suggested_fix", "commitRef", "historicalContext"], properties: { file: { $ref: "part-3" }, line: { $ref: "part-4" }, side: { $ref: "part-5" }, title: { $ref: "part-6" }, why: { $ref: "part-7" }, severity: { $ref: "part-8" }, verification: { $ref: "part-9" }, suggested_fix: { $ref: "part-13" }, also: { $ref: "part-14" }, rests_on: { $ref: "part-15" }, commitRef: { $ref: "part-16" }, historicalContext: { $ref: "part-7" } }, additionalProperties: false }, maxItems: 100 } }, additionalProperties: false };
var pattern6 = new RegExp("^[0-9a-f]{7,64}$", "u");
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (!pattern6.test(data)) {
      let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{7,64}$" }, message: 'must match pattern "^[0-9a-f]{7,64}$"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate115.errors = vErrors, errors === 0;
}
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let prop0 of schema24.required)
      if (data[prop0] === void 0 || !func0.call(data, prop0)) {
        let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: prop0 }, message: "must have required property '" + prop0 + "'" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    for (let key0 of Object.keys(data))
      if (!(key0 === "slot" || key0 === "examined" || key0 === "findings")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.slot !== void 0 && func0.call(data, "slot") && (validate22(data.slot, { instancePath: instancePath + "/slot", parentData: data, parentDataProperty: "slot", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length)), data.examined !== void 0 && func0.call(data, "examined") && (validate24(data.examined, { instancePath: instancePath + "/examined", parentData: data, parentDataProperty: "examined", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length)), data.findings !== void 0 && func0.call(data, "findings")) {
      let data2 = data.findings;
      if (Array.isArray(data2)) {
        if (data2.length > 100) {
          let err2 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            for (let prop1 of schema24.properties.findings.items.required)
              if (data3[prop1] === void 0 || !func0.call(data3, prop1)) {
                let err3 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: prop1 }, message: "must have required property '" + prop1 + "'" };
                vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
              }
            for (let key1 of Object.keys(data3))
              if (!func0.call(schema24.properties.findings.items.properties, key1)) {
                let err4 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              }
            data3.file !== void 0 && func0.call(data3, "file") && (validate25(data3.file, { instancePath: instancePath + "/findings/" + i0 + "/file", parentData: data3, parentDataProperty: "file", rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length)), data3.line !== void 0 && func0.call(data3, "line") && (validate29(data3.line, { instancePath: instancePath + "/findings/" + i0 + "/line", parentData: data3, parentDataProperty: "line", rootData }) || (vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors), errors = vErrors.length)), data3.side !== void 0 && func0.call(data3, "side") && (validate31(data3.side, { instancePath: instancePath + "/findings/" + i0 + "/side", parentData: data3, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length)), data3.title !== void 0 && func0.call(data3, "title") && (validate33(data3.title, { instancePath: instancePath + "/findings/" + i0 + "/title", parentData: data3, parentDataProperty: "title", rootData }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length)), data3.why !== void 0 && func0.call(data3, "why") && (validate35(data3.why, { instancePath: instancePath + "/findings/" + i0 + "/why", parentData: data3, parentDataProperty: "why", rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length)), data3.severity !== void 0 && func0.call(data3, "severity") && (validate37(data3.severity, { instancePath: instancePath + "/findings/" + i0 + "/severity", parentData: data3, parentDataProperty: "severity", rootData }) || (vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors), errors = vErrors.length)), data3.verification !== void 0 && func0.call(data3, "verification") && (validate39(data3.verification, { instancePath: instancePath + "/findings/" + i0 + "/verification", parentData: data3, parentDataProperty: "verification", rootData }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length)), data3.suggested_fix !== void 0 && func0.call(data3, "suggested_fix") && (validate58(data3.suggested_fix, { instancePath: instancePath + "/findings/" + i0 + "/suggested_fix", parentData: data3, parentDataProperty: "suggested_fix", rootData }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data3.also !== void 0 && func0.call(data3, "also") && (validate60(data3.also, { instancePath: instancePath + "/findings/" + i0 + "/also", parentData: data3, parentDataProperty: "also", rootData }) || (vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors), errors = vErrors.length)), data3.rests_on !== void 0 && func0.call(data3, "rests_on") && (validate65(data3.rests_on, { instancePath: instancePath + "/findings/" + i0 + "/rests_on", parentData: data3, parentDataProperty: "rests_on", rootData }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length)), data3.commitRef !== void 0 && func0.call(data3, "commitRef") && (validate115(data3.commitRef, { instancePath: instancePath + "/findings/" + i0 + "/commitRef", parentData: data3, parentDataProperty: "commitRef", rootData }) || (vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors), errors = vErrors.length)), data3.historicalContext !== void 0 && func0.call(data3, "historicalContext") && (validate35(data3.historicalContext, { instancePath: instancePath + "/findings/" + i0 + "/historicalContext", parentData: data3, parentDataProperty: "historicalContext", rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length));
          } else {
            let err5 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
      } else {
        let err6 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate102.errors = vErrors, errors === 0;
}
var commentCompliance = validate118;
var schema26 = { $id: "comment-compliance", type: "object", required: ["slot", "examined", "findings"], properties: { slot: { $ref: "part-1" }, examined: { $ref: "part-2" }, findings: { type: "array", items: { type: "object", required: ["file", "line", "title", "why", "severity", "verification", "suggested_fix", "commentText"], properties: { file: { $ref: "part-3" }, line: { $ref: "part-4" }, side: { $ref: "part-5" }, title: { $ref: "part-6" }, why: { $ref: "part-7" }, severity: { $ref: "part-8" }, verification: { $ref: "part-9" }, suggested_fix: { $ref: "part-13" }, also: { $ref: "part-14" }, rests_on: { $ref: "part-15" }, commentText: { $ref: "part-7" } }, additionalProperties: false }, maxItems: 100 } }, additionalProperties: false };
function validate118(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let prop0 of schema26.required)
      if (data[prop0] === void 0 || !func0.call(data, prop0)) {
        let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: prop0 }, message: "must have required property '" + prop0 + "'" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    for (let key0 of Object.keys(data))
      if (!(key0 === "slot" || key0 === "examined" || key0 === "findings")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.slot !== void 0 && func0.call(data, "slot") && (validate22(data.slot, { instancePath: instancePath + "/slot", parentData: data, parentDataProperty: "slot", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length)), data.examined !== void 0 && func0.call(data, "examined") && (validate24(data.examined, { instancePath: instancePath + "/examined", parentData: data, parentDataProperty: "examined", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length)), data.findings !== void 0 && func0.call(data, "findings")) {
      let data2 = data.findings;
      if (Array.isArray(data2)) {
        if (data2.length > 100) {
          let err2 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            for (let prop1 of schema26.properties.findings.items.required)
              if (data3[prop1] === void 0 || !func0.call(data3, prop1)) {
                let err3 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: prop1 }, message: "must have required property '" + prop1 + "'" };
                vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
              }
            for (let key1 of Object.keys(data3))
              if (!func0.call(schema26.properties.findings.items.properties, key1)) {
                let err4 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              }
            data3.file !== void 0 && func0.call(data3, "file") && (validate25(data3.file, { instancePath: instancePath + "/findings/" + i0 + "/file", parentData: data3, parentDataProperty: "file", rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length)), data3.line !== void 0 && func0.call(data3, "line") && (validate29(data3.line, { instancePath: instancePath + "/findings/" + i0 + "/line", parentData: data3, parentDataProperty: "line", rootData }) || (vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors), errors = vErrors.length)), data3.side !== void 0 && func0.call(data3, "side") && (validate31(data3.side, { instancePath: instancePath + "/findings/" + i0 + "/side", parentData: data3, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length)), data3.title !== void 0 && func0.call(data3, "title") && (validate33(data3.title, { instancePath: instancePath + "/findings/" + i0 + "/title", parentData: data3, parentDataProperty: "title", rootData }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length)), data3.why !== void 0 && func0.call(data3, "why") && (validate35(data3.why, { instancePath: instancePath + "/findings/" + i0 + "/why", parentData: data3, parentDataProperty: "why", rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length)), data3.severity !== void 0 && func0.call(data3, "severity") && (validate37(data3.severity, { instancePath: instancePath + "/findings/" + i0 + "/severity", parentData: data3, parentDataProperty: "severity", rootData }) || (vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors), errors = vErrors.length)), data3.verification !== void 0 && func0.call(data3, "verification") && (validate39(data3.verification, { instancePath: instancePath + "/findings/" + i0 + "/verification", parentData: data3, parentDataProperty: "verification", rootData }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length)), data3.suggested_fix !== void 0 && func0.call(data3, "suggested_fix") && (validate58(data3.suggested_fix, { instancePath: instancePath + "/findings/" + i0 + "/suggested_fix", parentData: data3, parentDataProperty: "suggested_fix", rootData }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data3.also !== void 0 && func0.call(data3, "also") && (validate60(data3.also, { instancePath: instancePath + "/findings/" + i0 + "/also", parentData: data3, parentDataProperty: "also", rootData }) || (vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors), errors = vErrors.length)), data3.rests_on !== void 0 && func0.call(data3, "rests_on") && (validate65(data3.rests_on, { instancePath: instancePath + "/findings/" + i0 + "/rests_on", parentData: data3, parentDataProperty: "rests_on", rootData }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length)), data3.commentText !== void 0 && func0.call(data3, "commentText") && (validate35(data3.commentText, { instancePath: instancePath + "/findings/" + i0 + "/commentText", parentData: data3, parentDataProperty: "commentText", rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length));
          } else {
            let err5 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
      } else {
        let err6 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate118.errors = vErrors, errors === 0;
}
var intentFulfilment = validate132;
var schema27 = { $id: "intent-fulfilment", type: "object", required: ["slot", "examined", "findings"], properties: { slot: { $ref: "part-1" }, examined: { $ref: "part-2" }, findings: { type: "array", items: { type: "object", required: ["file", "line", "title", "why", "severity", "verification", "suggested_fix", "intentText"], properties: { file: { $ref: "part-3" }, line: { $ref: "part-4" }, side: { $ref: "part-5" }, title: { $ref: "part-6" }, why: { $ref: "part-7" }, severity: { $ref: "part-8" }, verification: { $ref: "part-9" }, suggested_fix: { $ref: "part-13" }, also: { $ref: "part-14" }, rests_on: { $ref: "part-15" }, intentText: { $ref: "part-7" } }, additionalProperties: false }, maxItems: 100 } }, additionalProperties: false };
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let prop0 of schema27.required)
      if (data[prop0] === void 0 || !func0.call(data, prop0)) {
        let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: prop0 }, message: "must have required property '" + prop0 + "'" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    for (let key0 of Object.keys(data))
      if (!(key0 === "slot" || key0 === "examined" || key0 === "findings")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.slot !== void 0 && func0.call(data, "slot") && (validate22(data.slot, { instancePath: instancePath + "/slot", parentData: data, parentDataProperty: "slot", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length)), data.examined !== void 0 && func0.call(data, "examined") && (validate24(data.examined, { instancePath: instancePath + "/examined", parentData: data, parentDataProperty: "examined", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length)), data.findings !== void 0 && func0.call(data, "findings")) {
      let data2 = data.findings;
      if (Array.isArray(data2)) {
        if (data2.length > 100) {
          let err2 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            for (let prop1 of schema27.properties.findings.items.required)
              if (data3[prop1] === void 0 || !func0.call(data3, prop1)) {
                let err3 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: prop1 }, message: "must have required property '" + prop1 + "'" };
                vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
              }
            for (let key1 of Object.keys(data3))
              if (!func0.call(schema27.properties.findings.items.properties, key1)) {
                let err4 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              }
            data3.file !== void 0 && func0.call(data3, "file") && (validate25(data3.file, { instancePath: instancePath + "/findings/" + i0 + "/file", parentData: data3, parentDataProperty: "file", rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length)), data3.line !== void 0 && func0.call(data3, "line") && (validate29(data3.line, { instancePath: instancePath + "/findings/" + i0 + "/line", parentData: data3, parentDataProperty: "line", rootData }) || (vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors), errors = vErrors.length)), data3.side !== void 0 && func0.call(data3, "side") && (validate31(data3.side, { instancePath: instancePath + "/findings/" + i0 + "/side", parentData: data3, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length)), data3.title !== void 0 && func0.call(data3, "title") && (validate33(data3.title, { instancePath: instancePath + "/findings/" + i0 + "/title", parentData: data3, parentDataProperty: "title", rootData }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length)), data3.why !== void 0 && func0.call(data3, "why") && (validate35(data3.why, { instancePath: instancePath + "/findings/" + i0 + "/why", parentData: data3, parentDataProperty: "why", rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length)), data3.severity !== void 0 && func0.call(data3, "severity") && (validate37(data3.severity, { instancePath: instancePath + "/findings/" + i0 + "/severity", parentData: data3, parentDataProperty: "severity", rootData }) || (vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors), errors = vErrors.length)), data3.verification !== void 0 && func0.call(data3, "verification") && (validate39(data3.verification, { instancePath: instancePath + "/findings/" + i0 + "/verification", parentData: data3, parentDataProperty: "verification", rootData }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length)), data3.suggested_fix !== void 0 && func0.call(data3, "suggested_fix") && (validate58(data3.suggested_fix, { instancePath: instancePath + "/findings/" + i0 + "/suggested_fix", parentData: data3, parentDataProperty: "suggested_fix", rootData }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data3.also !== void 0 && func0.call(data3, "also") && (validate60(data3.also, { instancePath: instancePath + "/findings/" + i0 + "/also", parentData: data3, parentDataProperty: "also", rootData }) || (vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors), errors = vErrors.length)), data3.rests_on !== void 0 && func0.call(data3, "rests_on") && (validate65(data3.rests_on, { instancePath: instancePath + "/findings/" + i0 + "/rests_on", parentData: data3, parentDataProperty: "rests_on", rootData }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length)), data3.intentText !== void 0 && func0.call(data3, "intentText") && (validate35(data3.intentText, { instancePath: instancePath + "/findings/" + i0 + "/intentText", parentData: data3, parentDataProperty: "intentText", rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length));
          } else {
            let err5 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
      } else {
        let err6 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate132.errors = vErrors, errors === 0;
}
var callerImpact = validate146;
var schema28 = { $id: "caller-impact", type: "object", required: ["slot", "examined", "findings"], properties: { slot: { $ref: "part-1" }, examined: { $ref: "part-2" }, findings: { type: "array", items: { type: "object", required: ["file", "line", "title", "why", "severity", "verification", "suggested_fix", "callerFile", "callerText"], properties: { file: { $ref: "part-3" }, line: { $ref: "part-4" }, side: { $ref: "part-5" }, title: { $ref: "part-6" }, why: { $ref: "part-7" }, severity: { $ref: "part-8" }, verification: { $ref: "part-9" }, suggested_fix: { $ref: "part-13" }, also: { $ref: "part-14" }, rests_on: { $ref: "part-15" }, callerFile: { $ref: "part-3" }, callerText: { $ref: "part-7" } }, additionalProperties: false }, maxItems: 100 } }, additionalProperties: false };
function validate146(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let prop0 of schema28.required)
      if (data[prop0] === void 0 || !func0.call(data, prop0)) {
        let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: prop0 }, message: "must have required property '" + prop0 + "'" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    for (let key0 of Object.keys(data))
      if (!(key0 === "slot" || key0 === "examined" || key0 === "findings")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.slot !== void 0 && func0.call(data, "slot") && (validate22(data.slot, { instancePath: instancePath + "/slot", parentData: data, parentDataProperty: "slot", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length)), data.examined !== void 0 && func0.call(data, "examined") && (validate24(data.examined, { instancePath: instancePath + "/examined", parentData: data, parentDataProperty: "examined", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length)), data.findings !== void 0 && func0.call(data, "findings")) {
      let data2 = data.findings;
      if (Array.isArray(data2)) {
        if (data2.length > 100) {
          let err2 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            for (let prop1 of schema28.properties.findings.items.required)
              if (data3[prop1] === void 0 || !func0.call(data3, prop1)) {
                let err3 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: prop1 }, message: "must have required property '" + prop1 + "'" };
                vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
              }
            for (let key1 of Object.keys(data3))
              if (!func0.call(schema28.properties.findings.items.properties, key1)) {
                let err4 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              }
            data3.file !== void 0 && func0.call(data3, "file") && (validate25(data3.file, { instancePath: instancePath + "/findings/" + i0 + "/file", parentData: data3, parentDataProperty: "file", rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length)), data3.line !== void 0 && func0.call(data3, "line") && (validate29(data3.line, { instancePath: instancePath + "/findings/" + i0 + "/line", parentData: data3, parentDataProperty: "line", rootData }) || (vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors), errors = vErrors.length)), data3.side !== void 0 && func0.call(data3, "side") && (validate31(data3.side, { instancePath: instancePath + "/findings/" + i0 + "/side", parentData: data3, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length)), data3.title !== void 0 && func0.call(data3, "title") && (validate33(data3.title, { instancePath: instancePath + "/findings/" + i0 + "/title", parentData: data3, parentDataProperty: "title", rootData }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length)), data3.why !== void 0 && func0.call(data3, "why") && (validate35(data3.why, { instancePath: instancePath + "/findings/" + i0 + "/why", parentData: data3, parentDataProperty: "why", rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length)), data3.severity !== void 0 && func0.call(data3, "severity") && (validate37(data3.severity, { instancePath: instancePath + "/findings/" + i0 + "/severity", parentData: data3, parentDataProperty: "severity", rootData }) || (vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors), errors = vErrors.length)), data3.verification !== void 0 && func0.call(data3, "verification") && (validate39(data3.verification, { instancePath: instancePath + "/findings/" + i0 + "/verification", parentData: data3, parentDataProperty: "verification", rootData }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length)), data3.suggested_fix !== void 0 && func0.call(data3, "suggested_fix") && (validate58(data3.suggested_fix, { instancePath: instancePath + "/findings/" + i0 + "/suggested_fix", parentData: data3, parentDataProperty: "suggested_fix", rootData }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data3.also !== void 0 && func0.call(data3, "also") && (validate60(data3.also, { instancePath: instancePath + "/findings/" + i0 + "/also", parentData: data3, parentDataProperty: "also", rootData }) || (vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors), errors = vErrors.length)), data3.rests_on !== void 0 && func0.call(data3, "rests_on") && (validate65(data3.rests_on, { instancePath: instancePath + "/findings/" + i0 + "/rests_on", parentData: data3, parentDataProperty: "rests_on", rootData }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length)), data3.callerFile !== void 0 && func0.call(data3, "callerFile") && (validate25(data3.callerFile, { instancePath: instancePath + "/findings/" + i0 + "/callerFile", parentData: data3, parentDataProperty: "callerFile", rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length)), data3.callerText !== void 0 && func0.call(data3, "callerText") && (validate35(data3.callerText, { instancePath: instancePath + "/findings/" + i0 + "/callerText", parentData: data3, parentDataProperty: "callerText", rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length));
          } else {
            let err5 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
      } else {
        let err6 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate146.errors = vErrors, errors === 0;
}
var dataFlowSecurity = validate161;
var schema29 = { $id: "data-flow-security", type: "object", required: ["slot", "examined", "findings"], properties: { slot: { $ref: "part-1" }, examined: { $ref: "part-2" }, findings: { type: "array", items: { type: "object", required: ["file", "line", "title", "why", "severity", "verification", "suggested_fix", "sourceFile", "sourceText", "sinkFile", "sinkText"], properties: { file: { $ref: "part-3" }, line: { $ref: "part-4" }, side: { $ref: "part-5" }, title: { $ref: "part-6" }, why: { $ref: "part-7" }, severity: { $ref: "part-8" }, verification: { $ref: "part-9" }, suggested_fix: { $ref: "part-13" }, also: { $ref: "part-14" }, rests_on: { $ref: "part-15" }, sourceFile: { $ref: "part-3" }, sourceText: { $ref: "part-7" }, sinkFile: { $ref: "part-3" }, sinkText: { $ref: "part-7" } }, additionalProperties: false }, maxItems: 100 } }, additionalProperties: false };
function validate161(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let prop0 of schema29.required)
      if (data[prop0] === void 0 || !func0.call(data, prop0)) {
        let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: prop0 }, message: "must have required property '" + prop0 + "'" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    for (let key0 of Object.keys(data))
      if (!(key0 === "slot" || key0 === "examined" || key0 === "findings")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.slot !== void 0 && func0.call(data, "slot") && (validate22(data.slot, { instancePath: instancePath + "/slot", parentData: data, parentDataProperty: "slot", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length)), data.examined !== void 0 && func0.call(data, "examined") && (validate24(data.examined, { instancePath: instancePath + "/examined", parentData: data, parentDataProperty: "examined", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length)), data.findings !== void 0 && func0.call(data, "findings")) {
      let data2 = data.findings;
      if (Array.isArray(data2)) {
        if (data2.length > 100) {
          let err2 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            for (let prop1 of schema29.properties.findings.items.required)
              if (data3[prop1] === void 0 || !func0.call(data3, prop1)) {
                let err3 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: prop1 }, message: "must have required property '" + prop1 + "'" };
                vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
              }
            for (let key1 of Object.keys(data3))
              if (!func0.call(schema29.properties.findings.items.properties, key1)) {
                let err4 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              }
            data3.file !== void 0 && func0.call(data3, "file") && (validate25(data3.file, { instancePath: instancePath + "/findings/" + i0 + "/file", parentData: data3, parentDataProperty: "file", rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length)), data3.line !== void 0 && func0.call(data3, "line") && (validate29(data3.line, { instancePath: instancePath + "/findings/" + i0 + "/line", parentData: data3, parentDataProperty: "line", rootData }) || (vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors), errors = vErrors.length)), data3.side !== void 0 && func0.call(data3, "side") && (validate31(data3.side, { instancePath: instancePath + "/findings/" + i0 + "/side", parentData: data3, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length)), data3.title !== void 0 && func0.call(data3, "title") && (validate33(data3.title, { instancePath: instancePath + "/findings/" + i0 + "/title", parentData: data3, parentDataProperty: "title", rootData }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length)), data3.why !== void 0 && func0.call(data3, "why") && (validate35(data3.why, { instancePath: instancePath + "/findings/" + i0 + "/why", parentData: data3, parentDataProperty: "why", rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length)), data3.severity !== void 0 && func0.call(data3, "severity") && (validate37(data3.severity, { instancePath: instancePath + "/findings/" + i0 + "/severity", parentData: data3, parentDataProperty: "severity", rootData }) || (vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors), errors = vErrors.length)), data3.verification !== void 0 && func0.call(data3, "verification") && (validate39(data3.verification, { instancePath: instancePath + "/findings/" + i0 + "/verification", parentData: data3, parentDataProperty: "verification", rootData }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length)), data3.suggested_fix !== void 0 && func0.call(data3, "suggested_fix") && (validate58(data3.suggested_fix, { instancePath: instancePath + "/findings/" + i0 + "/suggested_fix", parentData: data3, parentDataProperty: "suggested_fix", rootData }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data3.also !== void 0 && func0.call(data3, "also") && (validate60(data3.also, { instancePath: instancePath + "/findings/" + i0 + "/also", parentData: data3, parentDataProperty: "also", rootData }) || (vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors), errors = vErrors.length)), data3.rests_on !== void 0 && func0.call(data3, "rests_on") && (validate65(data3.rests_on, { instancePath: instancePath + "/findings/" + i0 + "/rests_on", parentData: data3, parentDataProperty: "rests_on", rootData }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length)), data3.sourceFile !== void 0 && func0.call(data3, "sourceFile") && (validate25(data3.sourceFile, { instancePath: instancePath + "/findings/" + i0 + "/sourceFile", parentData: data3, parentDataProperty: "sourceFile", rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length)), data3.sourceText !== void 0 && func0.call(data3, "sourceText") && (validate35(data3.sourceText, { instancePath: instancePath + "/findings/" + i0 + "/sourceText", parentData: data3, parentDataProperty: "sourceText", rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length)), data3.sinkFile !== void 0 && func0.call(data3, "sinkFile") && (validate25(data3.sinkFile, { instancePath: instancePath + "/findings/" + i0 + "/sinkFile", parentData: data3, parentDataProperty: "sinkFile", rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length)), data3.sinkText !== void 0 && func0.call(data3, "sinkText") && (validate35(data3.sinkText, { instancePath: instancePath + "/findings/" + i0 + "/sinkText", parentData: data3, parentDataProperty: "sinkText", rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length));
          } else {
            let err5 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
      } else {
        let err6 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate161.errors = vErrors, errors === 0;
}
var codebaseFit = validate178;
var schema30 = { $id: "codebase-fit", type: "object", required: ["slot", "examined", "findings"], properties: { slot: { $ref: "part-1" }, examined: { $ref: "part-2" }, findings: { type: "array", items: { type: "object", required: ["file", "line", "title", "why", "severity", "verification", "suggested_fix", "existingFile", "existingText"], properties: { file: { $ref: "part-3" }, line: { $ref: "part-4" }, side: { $ref: "part-5" }, title: { $ref: "part-6" }, why: { $ref: "part-7" }, severity: { $ref: "part-8" }, verification: { $ref: "part-9" }, suggested_fix: { $ref: "part-13" }, also: { $ref: "part-14" }, rests_on: { $ref: "part-15" }, existingFile: { $ref: "part-3" }, existingText: { $ref: "part-7" } }, additionalProperties: false }, maxItems: 100 } }, additionalProperties: false };
function validate178(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let prop0 of schema30.required)
      if (data[prop0] === void 0 || !func0.call(data, prop0)) {
        let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: prop0 }, message: "must have required property '" + prop0 + "'" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    for (let key0 of Object.keys(data))
      if (!(key0 === "slot" || key0 === "examined" || key0 === "findings")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.slot !== void 0 && func0.call(data, "slot") && (validate22(data.slot, { instancePath: instancePath + "/slot", parentData: data, parentDataProperty: "slot", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length)), data.examined !== void 0 && func0.call(data, "examined") && (validate24(data.examined, { instancePath: instancePath + "/examined", parentData: data, parentDataProperty: "examined", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length)), data.findings !== void 0 && func0.call(data, "findings")) {
      let data2 = data.findings;
      if (Array.isArray(data2)) {
        if (data2.length > 100) {
          let err2 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            for (let prop1 of schema30.properties.findings.items.required)
              if (data3[prop1] === void 0 || !func0.call(data3, prop1)) {
                let err3 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: prop1 }, message: "must have required property '" + prop1 + "'" };
                vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
              }
            for (let key1 of Object.keys(data3))
              if (!func0.call(schema30.properties.findings.items.properties, key1)) {
                let err4 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              }
            data3.file !== void 0 && func0.call(data3, "file") && (validate25(data3.file, { instancePath: instancePath + "/findings/" + i0 + "/file", parentData: data3, parentDataProperty: "file", rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length)), data3.line !== void 0 && func0.call(data3, "line") && (validate29(data3.line, { instancePath: instancePath + "/findings/" + i0 + "/line", parentData: data3, parentDataProperty: "line", rootData }) || (vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors), errors = vErrors.length)), data3.side !== void 0 && func0.call(data3, "side") && (validate31(data3.side, { instancePath: instancePath + "/findings/" + i0 + "/side", parentData: data3, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length)), data3.title !== void 0 && func0.call(data3, "title") && (validate33(data3.title, { instancePath: instancePath + "/findings/" + i0 + "/title", parentData: data3, parentDataProperty: "title", rootData }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length)), data3.why !== void 0 && func0.call(data3, "why") && (validate35(data3.why, { instancePath: instancePath + "/findings/" + i0 + "/why", parentData: data3, parentDataProperty: "why", rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length)), data3.severity !== void 0 && func0.call(data3, "severity") && (validate37(data3.severity, { instancePath: instancePath + "/findings/" + i0 + "/severity", parentData: data3, parentDataProperty: "severity", rootData }) || (vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors), errors = vErrors.length)), data3.verification !== void 0 && func0.call(data3, "verification") && (validate39(data3.verification, { instancePath: instancePath + "/findings/" + i0 + "/verification", parentData: data3, parentDataProperty: "verification", rootData }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length)), data3.suggested_fix !== void 0 && func0.call(data3, "suggested_fix") && (validate58(data3.suggested_fix, { instancePath: instancePath + "/findings/" + i0 + "/suggested_fix", parentData: data3, parentDataProperty: "suggested_fix", rootData }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data3.also !== void 0 && func0.call(data3, "also") && (validate60(data3.also, { instancePath: instancePath + "/findings/" + i0 + "/also", parentData: data3, parentDataProperty: "also", rootData }) || (vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors), errors = vErrors.length)), data3.rests_on !== void 0 && func0.call(data3, "rests_on") && (validate65(data3.rests_on, { instancePath: instancePath + "/findings/" + i0 + "/rests_on", parentData: data3, parentDataProperty: "rests_on", rootData }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length)), data3.existingFile !== void 0 && func0.call(data3, "existingFile") && (validate25(data3.existingFile, { instancePath: instancePath + "/findings/" + i0 + "/existingFile", parentData: data3, parentDataProperty: "existingFile", rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length)), data3.existingText !== void 0 && func0.call(data3, "existingText") && (validate35(data3.existingText, { instancePath: instancePath + "/findings/" + i0 + "/existingText", parentData: data3, parentDataProperty: "existingText", rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length));
          } else {
            let err5 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
      } else {
        let err6 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate178.errors = vErrors, errors === 0;
}
var sourceReader = validate193;
var schema31 = { $id: "source-reader", type: "object", required: ["slot", "examined", "findings"], properties: { slot: { $ref: "part-1" }, examined: { $ref: "part-2" }, findings: { type: "array", items: { type: "object", required: ["source", "file", "line", "title", "why", "severity", "verification", "suggested_fix"], properties: { source: { enum: ["dependency-check", "history-context", "comment-compliance"] }, file: { $ref: "part-3" }, line: { $ref: "part-4" }, side: { $ref: "part-5" }, title: { $ref: "part-6" }, why: { $ref: "part-7" }, severity: { $ref: "part-8" }, verification: { $ref: "part-9" }, suggested_fix: { $ref: "part-13" }, also: { $ref: "part-14" }, rests_on: { $ref: "part-15" }, dependency: { $ref: "part-7" }, expectedUsage: { $ref: "part-7" }, actualUsage: { $ref: "part-7" }, commitRef: { $ref: "part-16" }, historicalContext: { $ref: "part-7" }, commentText: { $ref: "part-7" } }, additionalProperties: false }, maxItems: 100 } }, additionalProperties: false };
function validate193(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let prop0 of schema31.required)
      if (data[prop0] === void 0 || !func0.call(data, prop0)) {
        let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: prop0 }, message: "must have required property '" + prop0 + "'" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    for (let key0 of Object.keys(data))
      if (!(key0 === "slot" || key0 === "examined" || key0 === "findings")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.slot !== void 0 && func0.call(data, "slot") && (validate22(data.slot, { instancePath: instancePath + "/slot", parentData: data, parentDataProperty: "slot", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length)), data.examined !== void 0 && func0.call(data, "examined") && (validate24(data.examined, { instancePath: instancePath + "/examined", parentData: data, parentDataProperty: "examined", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length)), data.findings !== void 0 && func0.call(data, "findings")) {
      let data2 = data.findings;
      if (Array.isArray(data2)) {
        if (data2.length > 100) {
          let err2 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            for (let prop1 of schema31.properties.findings.items.required)
              if (data3[prop1] === void 0 || !func0.call(data3, prop1)) {
                let err3 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: prop1 }, message: "must have required property '" + prop1 + "'" };
                vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
              }
            for (let key1 of Object.keys(data3))
              if (!func0.call(schema31.properties.findings.items.properties, key1)) {
                let err4 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              }
            if (data3.source !== void 0 && func0.call(data3, "source")) {
              let data4 = data3.source;
              if (!(data4 === "dependency-check" || data4 === "history-context" || data4 === "comment-compliance")) {
                let err5 = { instancePath: instancePath + "/findings/" + i0 + "/source", schemaPath: "#/properties/findings/items/properties/source/enum", keyword: "enum", params: { allowedValues: schema31.properties.findings.items.properties.source.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
              }
            }
            data3.file !== void 0 && func0.call(data3, "file") && (validate25(data3.file, { instancePath: instancePath + "/findings/" + i0 + "/file", parentData: data3, parentDataProperty: "file", rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length)), data3.line !== void 0 && func0.call(data3, "line") && (validate29(data3.line, { instancePath: instancePath + "/findings/" + i0 + "/line", parentData: data3, parentDataProperty: "line", rootData }) || (vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors), errors = vErrors.length)), data3.side !== void 0 && func0.call(data3, "side") && (validate31(data3.side, { instancePath: instancePath + "/findings/" + i0 + "/side", parentData: data3, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length)), data3.title !== void 0 && func0.call(data3, "title") && (validate33(data3.title, { instancePath: instancePath + "/findings/" + i0 + "/title", parentData: data3, parentDataProperty: "title", rootData }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length)), data3.why !== void 0 && func0.call(data3, "why") && (validate35(data3.why, { instancePath: instancePath + "/findings/" + i0 + "/why", parentData: data3, parentDataProperty: "why", rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length)), data3.severity !== void 0 && func0.call(data3, "severity") && (validate37(data3.severity, { instancePath: instancePath + "/findings/" + i0 + "/severity", parentData: data3, parentDataProperty: "severity", rootData }) || (vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors), errors = vErrors.length)), data3.verification !== void 0 && func0.call(data3, "verification") && (validate39(data3.verification, { instancePath: instancePath + "/findings/" + i0 + "/verification", parentData: data3, parentDataProperty: "verification", rootData }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length)), data3.suggested_fix !== void 0 && func0.call(data3, "suggested_fix") && (validate58(data3.suggested_fix, { instancePath: instancePath + "/findings/" + i0 + "/suggested_fix", parentData: data3, parentDataProperty: "suggested_fix", rootData }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data3.also !== void 0 && func0.call(data3, "also") && (validate60(data3.also, { instancePath: instancePath + "/findings/" + i0 + "/also", parentData: data3, parentDataProperty: "also", rootData }) || (vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors), errors = vErrors.length)), data3.rests_on !== void 0 && func0.call(data3, "rests_on") && (validate65(data3.rests_on, { instancePath: instancePath + "/findings/" + i0 + "/rests_on", parentData: data3, parentDataProperty: "rests_on", rootData }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length)), data3.dependency !== void 0 && func0.call(data3, "dependency") && (validate35(data3.dependency, { instancePath: instancePath + "/findings/" + i0 + "/dependency", parentData: data3, parentDataProperty: "dependency", rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length)), data3.expectedUsage !== void 0 && func0.call(data3, "expectedUsage") && (validate35(data3.expectedUsage, { instancePath: instancePath + "/findings/" + i0 + "/expectedUsage", parentData: data3, parentDataProperty: "expectedUsage", rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length)), data3.actualUsage !== void 0 && func0.call(data3, "actualUsage") && (validate35(data3.actualUsage, { instancePath: instancePath + "/findings/" + i0 + "/actualUsage", parentData: data3, parentDataProperty: "actualUsage", rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length)), data3.commitRef !== void 0 && func0.call(data3, "commitRef") && (validate115(data3.commitRef, { instancePath: instancePath + "/findings/" + i0 + "/commitRef", parentData: data3, parentDataProperty: "commitRef", rootData }) || (vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors), errors = vErrors.length)), data3.historicalContext !== void 0 && func0.call(data3, "historicalContext") && (validate35(data3.historicalContext, { instancePath: instancePath + "/findings/" + i0 + "/historicalContext", parentData: data3, parentDataProperty: "historicalContext", rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length)), data3.commentText !== void 0 && func0.call(data3, "commentText") && (validate35(data3.commentText, { instancePath: instancePath + "/findings/" + i0 + "/commentText", parentData: data3, parentDataProperty: "commentText", rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length));
          } else {
            let err6 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate193.errors = vErrors, errors === 0;
}
var VALIDATORS = {
  "rules-compliance": rulesCompliance,
  "bug-scan": bugScan,
  "dependency-check": dependencyCheck,
  "history-context": historyContext,
  "comment-compliance": commentCompliance,
  "intent-fulfilment": intentFulfilment,
  "caller-impact": callerImpact,
  "data-flow-security": dataFlowSecurity,
  "codebase-fit": codebaseFit,
  "source-reader": sourceReader
};
Object.assign(exports, { VALIDATORS });
});
