var { __load, __part } = require("../main.cjs").shared;
exports["audit-triage"] = __part((exports) => {
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
var auditTriage = validate21;
var schema6 = { $id: "audit-triage", type: "object", required: ["slot", "decisions"], properties: { slot: { type: "string", pattern: "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, decisions: { type: "array", items: { type: "object", required: ["id", "decision", "reason", "tier"], properties: { id: { $ref: "part-1" }, decision: { enum: ["keep", "reject", "duplicate"] }, of: { $ref: "part-1" }, reason: { type: "string", minLength: 1, maxLength: 2e3, pattern: "\\S" }, tier: { enum: ["confirmed", "probable", "suspicious"] } }, additionalProperties: false }, maxItems: 1e3 } }, additionalProperties: false };
var func0 = Object.prototype.hasOwnProperty;
var func50 = require_ucs2length().default;
var pattern0 = new RegExp("^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$", "u");
var pattern1 = new RegExp("\\S", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func50(data) > 40) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
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
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let prop0 of schema6.required)
      if (data[prop0] === void 0 || !func0.call(data, prop0)) {
        let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: prop0 }, message: "must have required property '" + prop0 + "'" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    for (let key0 of Object.keys(data))
      if (!(key0 === "slot" || key0 === "decisions")) {
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
    if (data.decisions !== void 0 && func0.call(data, "decisions")) {
      let data1 = data.decisions;
      if (Array.isArray(data1)) {
        if (data1.length > 1e3) {
          let err4 = { instancePath: instancePath + "/decisions", schemaPath: "#/properties/decisions/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            for (let prop1 of schema6.properties.decisions.items.required)
              if (data2[prop1] === void 0 || !func0.call(data2, prop1)) {
                let err5 = { instancePath: instancePath + "/decisions/" + i0, schemaPath: "#/properties/decisions/items/required", keyword: "required", params: { missingProperty: prop1 }, message: "must have required property '" + prop1 + "'" };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
              }
            for (let key1 of Object.keys(data2))
              if (!(key1 === "id" || key1 === "decision" || key1 === "of" || key1 === "reason" || key1 === "tier")) {
                let err6 = { instancePath: instancePath + "/decisions/" + i0, schemaPath: "#/properties/decisions/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
              }
            if (data2.id !== void 0 && func0.call(data2, "id") && (validate22(data2.id, { instancePath: instancePath + "/decisions/" + i0 + "/id", parentData: data2, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length)), data2.decision !== void 0 && func0.call(data2, "decision")) {
              let data4 = data2.decision;
              if (!(data4 === "keep" || data4 === "reject" || data4 === "duplicate")) {
                let err7 = { instancePath: instancePath + "/decisions/" + i0 + "/decision", schemaPath: "#/properties/decisions/items/properties/decision/enum", keyword: "enum", params: { allowedValues: schema6.properties.decisions.items.properties.decision.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
              }
            }
            if (data2.of !== void 0 && func0.call(data2, "of") && (validate22(data2.of, { instancePath: instancePath + "/decisions/" + i0 + "/of", parentData: data2, parentDataProperty: "of", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length)), data2.reason !== void 0 && func0.call(data2, "reason")) {
              let data6 = data2.reason;
              if (typeof data6 == "string") {
                if (func50(data6) > 2e3) {
                  let err8 = { instancePath: instancePath + "/decisions/" + i0 + "/reason", schemaPath: "#/properties/decisions/items/properties/reason/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
                  vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                }
                if (func50(data6) < 1) {
                  let err9 = { instancePath: instancePath + "/decisions/" + i0 + "/reason", schemaPath: "#/properties/decisions/items/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                }
                if (!pattern1.test(data6)) {
                  let err10 = { instancePath: instancePath + "/decisions/" + i0 + "/reason", schemaPath: "#/properties/decisions/items/properties/reason/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                }
              } else {
                let err11 = { instancePath: instancePath + "/decisions/" + i0 + "/reason", schemaPath: "#/properties/decisions/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
              }
            }
            if (data2.tier !== void 0 && func0.call(data2, "tier")) {
              let data7 = data2.tier;
              if (!(data7 === "confirmed" || data7 === "probable" || data7 === "suspicious")) {
                let err12 = { instancePath: instancePath + "/decisions/" + i0 + "/tier", schemaPath: "#/properties/decisions/items/properties/tier/enum", keyword: "enum", params: { allowedValues: schema6.properties.decisions.items.properties.tier.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
              }
            }
          } else {
            let err13 = { instancePath: instancePath + "/decisions/" + i0, schemaPath: "#/properties/decisions/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        }
      } else {
        let err14 = { instancePath: instancePath + "/decisions", schemaPath: "#/properties/decisions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
var VALIDATORS = {
  "audit-triage": auditTriage
};
Object.assign(exports, { VALIDATORS });
});
