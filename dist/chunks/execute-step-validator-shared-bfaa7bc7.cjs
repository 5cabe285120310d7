var { __load, __part } = require("../main.cjs").shared;
exports["execute-step-validator-shared"] = __part((exports) => {
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
var executeStepValidatorShared = validate21;
var schema6 = { $id: "execute-step-validator-shared", type: "object", required: ["verdicts"], properties: { verdicts: { type: "array", items: { type: "object", required: ["id", "valid", "reason"], properties: { id: { type: "string", minLength: 1, maxLength: 2e4, pattern: "\\S" }, valid: { type: "boolean" }, reason: { type: "string", pattern: "\\S" } }, additionalProperties: false }, minItems: 1, maxItems: 20 } }, additionalProperties: false };
var func0 = Object.prototype.hasOwnProperty;
var func49 = require_ucs2length().default;
var pattern0 = new RegExp("\\S", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let prop0 of schema6.required)
      if (data[prop0] === void 0 || !func0.call(data, prop0)) {
        let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: prop0 }, message: "must have required property '" + prop0 + "'" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    for (let key0 of Object.keys(data))
      if (key0 !== "verdicts") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.verdicts !== void 0 && func0.call(data, "verdicts")) {
      let data0 = data.verdicts;
      if (Array.isArray(data0)) {
        if (data0.length > 20) {
          let err2 = { instancePath: instancePath + "/verdicts", schemaPath: "#/properties/verdicts/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data0.length < 1) {
          let err3 = { instancePath: instancePath + "/verdicts", schemaPath: "#/properties/verdicts/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            for (let prop1 of schema6.properties.verdicts.items.required)
              if (data1[prop1] === void 0 || !func0.call(data1, prop1)) {
                let err4 = { instancePath: instancePath + "/verdicts/" + i0, schemaPath: "#/properties/verdicts/items/required", keyword: "required", params: { missingProperty: prop1 }, message: "must have required property '" + prop1 + "'" };
                vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              }
            for (let key1 of Object.keys(data1))
              if (!(key1 === "id" || key1 === "valid" || key1 === "reason")) {
                let err5 = { instancePath: instancePath + "/verdicts/" + i0, schemaPath: "#/properties/verdicts/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
              }
            if (data1.id !== void 0 && func0.call(data1, "id")) {
              let data2 = data1.id;
              if (typeof data2 == "string") {
                if (func49(data2) > 2e4) {
                  let err6 = { instancePath: instancePath + "/verdicts/" + i0 + "/id", schemaPath: "#/properties/verdicts/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
                  vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                }
                if (func49(data2) < 1) {
                  let err7 = { instancePath: instancePath + "/verdicts/" + i0 + "/id", schemaPath: "#/properties/verdicts/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                }
                if (!pattern0.test(data2)) {
                  let err8 = { instancePath: instancePath + "/verdicts/" + i0 + "/id", schemaPath: "#/properties/verdicts/items/properties/id/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                }
              } else {
                let err9 = { instancePath: instancePath + "/verdicts/" + i0 + "/id", schemaPath: "#/properties/verdicts/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
              }
            }
            if (data1.valid !== void 0 && func0.call(data1, "valid") && typeof data1.valid != "boolean") {
              let err10 = { instancePath: instancePath + "/verdicts/" + i0 + "/valid", schemaPath: "#/properties/verdicts/items/properties/valid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            if (data1.reason !== void 0 && func0.call(data1, "reason")) {
              let data4 = data1.reason;
              if (typeof data4 == "string") {
                if (!pattern0.test(data4)) {
                  let err11 = { instancePath: instancePath + "/verdicts/" + i0 + "/reason", schemaPath: "#/properties/verdicts/items/properties/reason/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                }
              } else {
                let err12 = { instancePath: instancePath + "/verdicts/" + i0 + "/reason", schemaPath: "#/properties/verdicts/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
              }
            }
          } else {
            let err13 = { instancePath: instancePath + "/verdicts/" + i0, schemaPath: "#/properties/verdicts/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        }
      } else {
        let err14 = { instancePath: instancePath + "/verdicts", schemaPath: "#/properties/verdicts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
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
  "execute-step-validator-shared": executeStepValidatorShared
};
Object.assign(exports, { VALIDATORS });
});
