var { __load, __part } = require("../main.cjs").shared;
exports["execute-step-validator"] = __part((exports) => {
var executeStepValidator = validate21;
var schema6 = { $id: "execute-step-validator", type: "object", required: ["valid", "reason"], properties: { valid: { type: "boolean" }, reason: { type: "string", pattern: "\\S" } }, additionalProperties: false };
var func0 = Object.prototype.hasOwnProperty;
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
      if (!(key0 === "valid" || key0 === "reason")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.valid !== void 0 && func0.call(data, "valid") && typeof data.valid != "boolean") {
      let err2 = { instancePath: instancePath + "/valid", schemaPath: "#/properties/valid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.reason !== void 0 && func0.call(data, "reason")) {
      let data1 = data.reason;
      if (typeof data1 == "string") {
        if (!pattern0.test(data1)) {
          let err3 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
var VALIDATORS = {
  "execute-step-validator": executeStepValidator
};
Object.assign(exports, { VALIDATORS });
});
