var { __load, __part } = require("../main.cjs").shared;
exports["fix-diff-reviewer"] = __part((exports) => {
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
var fixDiffReviewer = validate21;
var schema6 = { $id: "fix-diff-reviewer", type: "array", items: { type: "object", required: ["id", "severity", "title", "description", "evidence", "impact", "location", "instance_fix", "class_fix"], properties: { id: { type: "string", pattern: "^FD-[0-9]{3,6}$" }, severity: { enum: ["critical", "high", "medium", "low"] }, title: { type: "string", minLength: 1, maxLength: 200, pattern: "\\S" }, description: { $ref: "part-1" }, evidence: { $ref: "part-1" }, impact: { type: "string", minLength: 1, maxLength: 2e3, pattern: "\\S" }, location: { type: "object", required: ["file", "lines"], properties: { file: { type: "string", minLength: 1, maxLength: 4096 }, lines: { type: "array", items: { type: "integer", minimum: 1 }, minItems: 2, maxItems: 2 } }, additionalProperties: false }, instance_fix: { $ref: "part-1" }, class_fix: { $ref: "part-1" } }, additionalProperties: false }, maxItems: 100 };
var func0 = Object.prototype.hasOwnProperty;
var func50 = require_ucs2length().default;
var pattern0 = new RegExp("^FD-[0-9]{3,6}$", "u");
var pattern1 = new RegExp("\\S", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func50(data) > 4e3) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func50(data) < 1) {
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
  if (Array.isArray(data)) {
    if (data.length > 100) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        for (let prop0 of schema6.items.required)
          if (data0[prop0] === void 0 || !func0.call(data0, prop0)) {
            let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: prop0 }, message: "must have required property '" + prop0 + "'" };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
        for (let key0 of Object.keys(data0))
          if (!func0.call(schema6.items.properties, key0)) {
            let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
        if (data0.id !== void 0 && func0.call(data0, "id")) {
          let data1 = data0.id;
          if (typeof data1 == "string") {
            if (!pattern0.test(data1)) {
              let err3 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^FD-[0-9]{3,6}$" }, message: 'must match pattern "^FD-[0-9]{3,6}$"' };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
          } else {
            let err4 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
        }
        if (data0.severity !== void 0 && func0.call(data0, "severity")) {
          let data2 = data0.severity;
          if (!(data2 === "critical" || data2 === "high" || data2 === "medium" || data2 === "low")) {
            let err5 = { instancePath: instancePath + "/" + i0 + "/severity", schemaPath: "#/items/properties/severity/enum", keyword: "enum", params: { allowedValues: schema6.items.properties.severity.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
        if (data0.title !== void 0 && func0.call(data0, "title")) {
          let data3 = data0.title;
          if (typeof data3 == "string") {
            if (func50(data3) > 200) {
              let err6 = { instancePath: instancePath + "/" + i0 + "/title", schemaPath: "#/items/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
            if (func50(data3) < 1) {
              let err7 = { instancePath: instancePath + "/" + i0 + "/title", schemaPath: "#/items/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
            if (!pattern1.test(data3)) {
              let err8 = { instancePath: instancePath + "/" + i0 + "/title", schemaPath: "#/items/properties/title/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
          } else {
            let err9 = { instancePath: instancePath + "/" + i0 + "/title", schemaPath: "#/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        }
        if (data0.description !== void 0 && func0.call(data0, "description") && (validate22(data0.description, { instancePath: instancePath + "/" + i0 + "/description", parentData: data0, parentDataProperty: "description", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length)), data0.evidence !== void 0 && func0.call(data0, "evidence") && (validate22(data0.evidence, { instancePath: instancePath + "/" + i0 + "/evidence", parentData: data0, parentDataProperty: "evidence", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length)), data0.impact !== void 0 && func0.call(data0, "impact")) {
          let data6 = data0.impact;
          if (typeof data6 == "string") {
            if (func50(data6) > 2e3) {
              let err10 = { instancePath: instancePath + "/" + i0 + "/impact", schemaPath: "#/items/properties/impact/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            if (func50(data6) < 1) {
              let err11 = { instancePath: instancePath + "/" + i0 + "/impact", schemaPath: "#/items/properties/impact/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
            if (!pattern1.test(data6)) {
              let err12 = { instancePath: instancePath + "/" + i0 + "/impact", schemaPath: "#/items/properties/impact/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
          } else {
            let err13 = { instancePath: instancePath + "/" + i0 + "/impact", schemaPath: "#/items/properties/impact/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        }
        if (data0.location !== void 0 && func0.call(data0, "location")) {
          let data7 = data0.location;
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            for (let prop1 of schema6.items.properties.location.required)
              if (data7[prop1] === void 0 || !func0.call(data7, prop1)) {
                let err14 = { instancePath: instancePath + "/" + i0 + "/location", schemaPath: "#/items/properties/location/required", keyword: "required", params: { missingProperty: prop1 }, message: "must have required property '" + prop1 + "'" };
                vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
              }
            for (let key1 of Object.keys(data7))
              if (!(key1 === "file" || key1 === "lines")) {
                let err15 = { instancePath: instancePath + "/" + i0 + "/location", schemaPath: "#/items/properties/location/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
              }
            if (data7.file !== void 0 && func0.call(data7, "file")) {
              let data8 = data7.file;
              if (typeof data8 == "string") {
                if (func50(data8) > 4096) {
                  let err16 = { instancePath: instancePath + "/" + i0 + "/location/file", schemaPath: "#/items/properties/location/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                  vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                }
                if (func50(data8) < 1) {
                  let err17 = { instancePath: instancePath + "/" + i0 + "/location/file", schemaPath: "#/items/properties/location/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                }
              } else {
                let err18 = { instancePath: instancePath + "/" + i0 + "/location/file", schemaPath: "#/items/properties/location/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
              }
            }
            if (data7.lines !== void 0 && func0.call(data7, "lines")) {
              let data9 = data7.lines;
              if (Array.isArray(data9)) {
                if (data9.length > 2) {
                  let err19 = { instancePath: instancePath + "/" + i0 + "/location/lines", schemaPath: "#/items/properties/location/properties/lines/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
                  vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                }
                if (data9.length < 2) {
                  let err20 = { instancePath: instancePath + "/" + i0 + "/location/lines", schemaPath: "#/items/properties/location/properties/lines/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
                  vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                }
                let len1 = data9.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data10 = data9[i1];
                  if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
                    let err21 = { instancePath: instancePath + "/" + i0 + "/location/lines/" + i1, schemaPath: "#/items/properties/location/properties/lines/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                  }
                  if (typeof data10 == "number" && isFinite(data10) && (data10 < 1 || isNaN(data10))) {
                    let err22 = { instancePath: instancePath + "/" + i0 + "/location/lines/" + i1, schemaPath: "#/items/properties/location/properties/lines/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                  }
                }
              } else {
                let err23 = { instancePath: instancePath + "/" + i0 + "/location/lines", schemaPath: "#/items/properties/location/properties/lines/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
              }
            }
          } else {
            let err24 = { instancePath: instancePath + "/" + i0 + "/location", schemaPath: "#/items/properties/location/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
          }
        }
        data0.instance_fix !== void 0 && func0.call(data0, "instance_fix") && (validate22(data0.instance_fix, { instancePath: instancePath + "/" + i0 + "/instance_fix", parentData: data0, parentDataProperty: "instance_fix", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length)), data0.class_fix !== void 0 && func0.call(data0, "class_fix") && (validate22(data0.class_fix, { instancePath: instancePath + "/" + i0 + "/class_fix", parentData: data0, parentDataProperty: "class_fix", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length));
      } else {
        let err25 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
  } else {
    let err26 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
var VALIDATORS = {
  "fix-diff-reviewer": fixDiffReviewer
};
Object.assign(exports, { VALIDATORS });
});
