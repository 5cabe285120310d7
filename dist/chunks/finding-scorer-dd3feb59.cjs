var { __load, __part } = require("../main.cjs").shared;
exports["finding-scorer"] = __part((exports) => {
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
var findingScorer = validate21;
var schema6 = { $id: "finding-scorer", type: "object", required: ["slot", "defects"], properties: { slot: { type: "string", pattern: "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, defects: { type: "array", items: { type: "object", required: ["claims", "score", "severity", "status", "supports", "refutes", "reasoning"], properties: { claims: { type: "array", items: { type: "string", pattern: "^C[1-9][0-9]{0,3}$" }, minItems: 1, maxItems: 500 }, score: { type: "integer", minimum: 0, maximum: 100 }, severity: { enum: ["critical", "high", "medium", "low"] }, status: { enum: ["confirmed_valid", "dismissed_false_positive", "needs_human_review"] }, supports: { $ref: "part-1" }, refutes: { $ref: "part-1" }, reasoning: { $ref: "part-2" } }, additionalProperties: false }, minItems: 1, maxItems: 500 } }, additionalProperties: false };
var func0 = Object.prototype.hasOwnProperty;
var pattern0 = new RegExp("^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$", "u");
var pattern1 = new RegExp("^C[1-9][0-9]{0,3}$", "u");
var schema7 = { $id: "part-1", type: "array", items: { type: "object", required: ["file", "quote"], properties: { file: { type: "string", minLength: 1, maxLength: 4096 }, quote: { $ref: "part-2" }, side: { enum: ["old", "new"] } }, additionalProperties: false }, maxItems: 20 };
var func56 = require_ucs2length().default;
var pattern2 = new RegExp("\\S", "u");
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func56(data) > 2e4) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func56(data) < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern2.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate23.errors = vErrors, errors === 0;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        for (let prop0 of schema7.items.required)
          if (data0[prop0] === void 0 || !func0.call(data0, prop0)) {
            let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: prop0 }, message: "must have required property '" + prop0 + "'" };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
        for (let key0 of Object.keys(data0))
          if (!(key0 === "file" || key0 === "quote" || key0 === "side")) {
            let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
        if (data0.file !== void 0 && func0.call(data0, "file")) {
          let data1 = data0.file;
          if (typeof data1 == "string") {
            if (func56(data1) > 4096) {
              let err3 = { instancePath: instancePath + "/" + i0 + "/file", schemaPath: "#/items/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
            if (func56(data1) < 1) {
              let err4 = { instancePath: instancePath + "/" + i0 + "/file", schemaPath: "#/items/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
          } else {
            let err5 = { instancePath: instancePath + "/" + i0 + "/file", schemaPath: "#/items/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
        if (data0.quote !== void 0 && func0.call(data0, "quote") && (validate23(data0.quote, { instancePath: instancePath + "/" + i0 + "/quote", parentData: data0, parentDataProperty: "quote", rootData }) || (vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors), errors = vErrors.length)), data0.side !== void 0 && func0.call(data0, "side")) {
          let data3 = data0.side;
          if (!(data3 === "old" || data3 === "new")) {
            let err6 = { instancePath: instancePath + "/" + i0 + "/side", schemaPath: "#/items/properties/side/enum", keyword: "enum", params: { allowedValues: schema7.items.properties.side.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
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
      if (!(key0 === "slot" || key0 === "defects")) {
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
    if (data.defects !== void 0 && func0.call(data, "defects")) {
      let data1 = data.defects;
      if (Array.isArray(data1)) {
        if (data1.length > 500) {
          let err4 = { instancePath: instancePath + "/defects", schemaPath: "#/properties/defects/maxItems", keyword: "maxItems", params: { limit: 500 }, message: "must NOT have more than 500 items" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1.length < 1) {
          let err5 = { instancePath: instancePath + "/defects", schemaPath: "#/properties/defects/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            for (let prop1 of schema6.properties.defects.items.required)
              if (data2[prop1] === void 0 || !func0.call(data2, prop1)) {
                let err6 = { instancePath: instancePath + "/defects/" + i0, schemaPath: "#/properties/defects/items/required", keyword: "required", params: { missingProperty: prop1 }, message: "must have required property '" + prop1 + "'" };
                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
              }
            for (let key1 of Object.keys(data2))
              if (!(key1 === "claims" || key1 === "score" || key1 === "severity" || key1 === "status" || key1 === "supports" || key1 === "refutes" || key1 === "reasoning")) {
                let err7 = { instancePath: instancePath + "/defects/" + i0, schemaPath: "#/properties/defects/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
              }
            if (data2.claims !== void 0 && func0.call(data2, "claims")) {
              let data3 = data2.claims;
              if (Array.isArray(data3)) {
                if (data3.length > 500) {
                  let err8 = { instancePath: instancePath + "/defects/" + i0 + "/claims", schemaPath: "#/properties/defects/items/properties/claims/maxItems", keyword: "maxItems", params: { limit: 500 }, message: "must NOT have more than 500 items" };
                  vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                }
                if (data3.length < 1) {
                  let err9 = { instancePath: instancePath + "/defects/" + i0 + "/claims", schemaPath: "#/properties/defects/items/properties/claims/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                  vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                }
                let len1 = data3.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data4 = data3[i1];
                  if (typeof data4 == "string") {
                    if (!pattern1.test(data4)) {
                      let err10 = { instancePath: instancePath + "/defects/" + i0 + "/claims/" + i1, schemaPath: "#/properties/defects/items/properties/claims/items/pattern", keyword: "pattern", params: { pattern: "^C[1-9][0-9]{0,3}$" }, message: 'must match pattern "^C[1-9][0-9]{0,3}$"' };
                      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                    }
                  } else {
                    let err11 = { instancePath: instancePath + "/defects/" + i0 + "/claims/" + i1, schemaPath: "#/properties/defects/items/properties/claims/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                  }
                }
              } else {
                let err12 = { instancePath: instancePath + "/defects/" + i0 + "/claims", schemaPath: "#/properties/defects/items/properties/claims/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
              }
            }
            if (data2.score !== void 0 && func0.call(data2, "score")) {
              let data5 = data2.score;
              if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
                let err13 = { instancePath: instancePath + "/defects/" + i0 + "/score", schemaPath: "#/properties/defects/items/properties/score/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
              }
              if (typeof data5 == "number" && isFinite(data5)) {
                if (data5 > 100 || isNaN(data5)) {
                  let err14 = { instancePath: instancePath + "/defects/" + i0 + "/score", schemaPath: "#/properties/defects/items/properties/score/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
                  vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                }
                if (data5 < 0 || isNaN(data5)) {
                  let err15 = { instancePath: instancePath + "/defects/" + i0 + "/score", schemaPath: "#/properties/defects/items/properties/score/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                }
              }
            }
            if (data2.severity !== void 0 && func0.call(data2, "severity")) {
              let data6 = data2.severity;
              if (!(data6 === "critical" || data6 === "high" || data6 === "medium" || data6 === "low")) {
                let err16 = { instancePath: instancePath + "/defects/" + i0 + "/severity", schemaPath: "#/properties/defects/items/properties/severity/enum", keyword: "enum", params: { allowedValues: schema6.properties.defects.items.properties.severity.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
              }
            }
            if (data2.status !== void 0 && func0.call(data2, "status")) {
              let data7 = data2.status;
              if (!(data7 === "confirmed_valid" || data7 === "dismissed_false_positive" || data7 === "needs_human_review")) {
                let err17 = { instancePath: instancePath + "/defects/" + i0 + "/status", schemaPath: "#/properties/defects/items/properties/status/enum", keyword: "enum", params: { allowedValues: schema6.properties.defects.items.properties.status.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
              }
            }
            data2.supports !== void 0 && func0.call(data2, "supports") && (validate22(data2.supports, { instancePath: instancePath + "/defects/" + i0 + "/supports", parentData: data2, parentDataProperty: "supports", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length)), data2.refutes !== void 0 && func0.call(data2, "refutes") && (validate22(data2.refutes, { instancePath: instancePath + "/defects/" + i0 + "/refutes", parentData: data2, parentDataProperty: "refutes", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length)), data2.reasoning !== void 0 && func0.call(data2, "reasoning") && (validate23(data2.reasoning, { instancePath: instancePath + "/defects/" + i0 + "/reasoning", parentData: data2, parentDataProperty: "reasoning", rootData }) || (vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors), errors = vErrors.length));
          } else {
            let err18 = { instancePath: instancePath + "/defects/" + i0, schemaPath: "#/properties/defects/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
      } else {
        let err19 = { instancePath: instancePath + "/defects", schemaPath: "#/properties/defects/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
  } else {
    let err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
var VALIDATORS = {
  "finding-scorer": findingScorer
};
Object.assign(exports, { VALIDATORS });
});
