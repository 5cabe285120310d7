var { __load, __part } = require("../main.cjs").shared;
exports["audit-specialist"] = __part((exports) => {
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
var auditSpecialist = validate21;
var schema6 = { $id: "audit-specialist", type: "object", required: ["slot", "findings"], properties: { slot: { type: "string", pattern: "^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$" }, findings: { type: "array", items: { type: "object", required: ["id", "severity", "title", "description", "evidence", "impact", "location", "instance_fix", "class_fix", "tier", "escape_type", "invariant_ref", "architecture_ref"], properties: { id: { type: "string", minLength: 1, maxLength: 40, pattern: "\\S" }, severity: { enum: ["critical", "high", "medium", "low"] }, title: { type: "string", minLength: 1, maxLength: 200, pattern: "\\S" }, description: { $ref: "part-1" }, evidence: { $ref: "part-1" }, impact: { type: "string", minLength: 1, maxLength: 2e3, pattern: "\\S" }, location: { type: "object", required: ["file", "lines"], properties: { file: { type: "string", minLength: 1, maxLength: 4096 }, lines: { type: "array", items: { type: "integer", minimum: 1 }, minItems: 2, maxItems: 2 } }, additionalProperties: false }, instance_fix: { $ref: "part-1" }, class_fix: { $ref: "part-1" }, tier: { enum: ["confirmed", "probable", "suspicious"] }, escape_type: { anyOf: [{ enum: ["implementation", "spec", "non-escape"] }, { $ref: "part-2" }] }, invariant_ref: { $ref: "part-3" }, architecture_ref: { $ref: "part-3" } }, additionalProperties: false }, maxItems: 100 } }, additionalProperties: false };
var func0 = Object.prototype.hasOwnProperty;
var func51 = require_ucs2length().default;
var pattern0 = new RegExp("^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$", "u");
var pattern1 = new RegExp("\\S", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func51(data) > 4e3) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func51(data) < 1) {
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
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate27.errors = vErrors, errors === 0;
}
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = false, _errs1 = errors;
  if (typeof data == "string") {
    if (func51(data) > 100) {
      let err0 = { instancePath, schemaPath: "#/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func51(data) < 1) {
      let err1 = { instancePath, schemaPath: "#/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern1.test(data)) {
      let err2 = { instancePath, schemaPath: "#/anyOf/0/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs3 = errors;
    validate27(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length);
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err4 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate29.errors = vErrors, errors === 0;
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
      if (!(key0 === "slot" || key0 === "findings")) {
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
    if (data.findings !== void 0 && func0.call(data, "findings")) {
      let data1 = data.findings;
      if (Array.isArray(data1)) {
        if (data1.length > 100) {
          let err4 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            for (let prop1 of schema6.properties.findings.items.required)
              if (data2[prop1] === void 0 || !func0.call(data2, prop1)) {
                let err5 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/required", keyword: "required", params: { missingProperty: prop1 }, message: "must have required property '" + prop1 + "'" };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
              }
            for (let key1 of Object.keys(data2))
              if (!func0.call(schema6.properties.findings.items.properties, key1)) {
                let err6 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
              }
            if (data2.id !== void 0 && func0.call(data2, "id")) {
              let data3 = data2.id;
              if (typeof data3 == "string") {
                if (func51(data3) > 40) {
                  let err7 = { instancePath: instancePath + "/findings/" + i0 + "/id", schemaPath: "#/properties/findings/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                  vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                }
                if (func51(data3) < 1) {
                  let err8 = { instancePath: instancePath + "/findings/" + i0 + "/id", schemaPath: "#/properties/findings/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                }
                if (!pattern1.test(data3)) {
                  let err9 = { instancePath: instancePath + "/findings/" + i0 + "/id", schemaPath: "#/properties/findings/items/properties/id/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                }
              } else {
                let err10 = { instancePath: instancePath + "/findings/" + i0 + "/id", schemaPath: "#/properties/findings/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
              }
            }
            if (data2.severity !== void 0 && func0.call(data2, "severity")) {
              let data4 = data2.severity;
              if (!(data4 === "critical" || data4 === "high" || data4 === "medium" || data4 === "low")) {
                let err11 = { instancePath: instancePath + "/findings/" + i0 + "/severity", schemaPath: "#/properties/findings/items/properties/severity/enum", keyword: "enum", params: { allowedValues: schema6.properties.findings.items.properties.severity.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
              }
            }
            if (data2.title !== void 0 && func0.call(data2, "title")) {
              let data5 = data2.title;
              if (typeof data5 == "string") {
                if (func51(data5) > 200) {
                  let err12 = { instancePath: instancePath + "/findings/" + i0 + "/title", schemaPath: "#/properties/findings/items/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                  vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                }
                if (func51(data5) < 1) {
                  let err13 = { instancePath: instancePath + "/findings/" + i0 + "/title", schemaPath: "#/properties/findings/items/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                }
                if (!pattern1.test(data5)) {
                  let err14 = { instancePath: instancePath + "/findings/" + i0 + "/title", schemaPath: "#/properties/findings/items/properties/title/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                }
              } else {
                let err15 = { instancePath: instancePath + "/findings/" + i0 + "/title", schemaPath: "#/properties/findings/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
              }
            }
            if (data2.description !== void 0 && func0.call(data2, "description") && (validate22(data2.description, { instancePath: instancePath + "/findings/" + i0 + "/description", parentData: data2, parentDataProperty: "description", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length)), data2.evidence !== void 0 && func0.call(data2, "evidence") && (validate22(data2.evidence, { instancePath: instancePath + "/findings/" + i0 + "/evidence", parentData: data2, parentDataProperty: "evidence", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length)), data2.impact !== void 0 && func0.call(data2, "impact")) {
              let data8 = data2.impact;
              if (typeof data8 == "string") {
                if (func51(data8) > 2e3) {
                  let err16 = { instancePath: instancePath + "/findings/" + i0 + "/impact", schemaPath: "#/properties/findings/items/properties/impact/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
                  vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                }
                if (func51(data8) < 1) {
                  let err17 = { instancePath: instancePath + "/findings/" + i0 + "/impact", schemaPath: "#/properties/findings/items/properties/impact/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                }
                if (!pattern1.test(data8)) {
                  let err18 = { instancePath: instancePath + "/findings/" + i0 + "/impact", schemaPath: "#/properties/findings/items/properties/impact/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                  vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                }
              } else {
                let err19 = { instancePath: instancePath + "/findings/" + i0 + "/impact", schemaPath: "#/properties/findings/items/properties/impact/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
              }
            }
            if (data2.location !== void 0 && func0.call(data2, "location")) {
              let data9 = data2.location;
              if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                for (let prop2 of schema6.properties.findings.items.properties.location.required)
                  if (data9[prop2] === void 0 || !func0.call(data9, prop2)) {
                    let err20 = { instancePath: instancePath + "/findings/" + i0 + "/location", schemaPath: "#/properties/findings/items/properties/location/required", keyword: "required", params: { missingProperty: prop2 }, message: "must have required property '" + prop2 + "'" };
                    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                  }
                for (let key2 of Object.keys(data9))
                  if (!(key2 === "file" || key2 === "lines")) {
                    let err21 = { instancePath: instancePath + "/findings/" + i0 + "/location", schemaPath: "#/properties/findings/items/properties/location/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                    vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                  }
                if (data9.file !== void 0 && func0.call(data9, "file")) {
                  let data10 = data9.file;
                  if (typeof data10 == "string") {
                    if (func51(data10) > 4096) {
                      let err22 = { instancePath: instancePath + "/findings/" + i0 + "/location/file", schemaPath: "#/properties/findings/items/properties/location/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                    }
                    if (func51(data10) < 1) {
                      let err23 = { instancePath: instancePath + "/findings/" + i0 + "/location/file", schemaPath: "#/properties/findings/items/properties/location/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                    }
                  } else {
                    let err24 = { instancePath: instancePath + "/findings/" + i0 + "/location/file", schemaPath: "#/properties/findings/items/properties/location/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                  }
                }
                if (data9.lines !== void 0 && func0.call(data9, "lines")) {
                  let data11 = data9.lines;
                  if (Array.isArray(data11)) {
                    if (data11.length > 2) {
                      let err25 = { instancePath: instancePath + "/findings/" + i0 + "/location/lines", schemaPath: "#/properties/findings/items/properties/location/properties/lines/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
                      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                    }
                    if (data11.length < 2) {
                      let err26 = { instancePath: instancePath + "/findings/" + i0 + "/location/lines", schemaPath: "#/properties/findings/items/properties/location/properties/lines/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
                      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                    }
                    let len1 = data11.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                      let data12 = data11[i1];
                      if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
                        let err27 = { instancePath: instancePath + "/findings/" + i0 + "/location/lines/" + i1, schemaPath: "#/properties/findings/items/properties/location/properties/lines/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                      }
                      if (typeof data12 == "number" && isFinite(data12) && (data12 < 1 || isNaN(data12))) {
                        let err28 = { instancePath: instancePath + "/findings/" + i0 + "/location/lines/" + i1, schemaPath: "#/properties/findings/items/properties/location/properties/lines/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                      }
                    }
                  } else {
                    let err29 = { instancePath: instancePath + "/findings/" + i0 + "/location/lines", schemaPath: "#/properties/findings/items/properties/location/properties/lines/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                  }
                }
              } else {
                let err30 = { instancePath: instancePath + "/findings/" + i0 + "/location", schemaPath: "#/properties/findings/items/properties/location/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
              }
            }
            if (data2.instance_fix !== void 0 && func0.call(data2, "instance_fix") && (validate22(data2.instance_fix, { instancePath: instancePath + "/findings/" + i0 + "/instance_fix", parentData: data2, parentDataProperty: "instance_fix", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length)), data2.class_fix !== void 0 && func0.call(data2, "class_fix") && (validate22(data2.class_fix, { instancePath: instancePath + "/findings/" + i0 + "/class_fix", parentData: data2, parentDataProperty: "class_fix", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length)), data2.tier !== void 0 && func0.call(data2, "tier")) {
              let data15 = data2.tier;
              if (!(data15 === "confirmed" || data15 === "probable" || data15 === "suspicious")) {
                let err31 = { instancePath: instancePath + "/findings/" + i0 + "/tier", schemaPath: "#/properties/findings/items/properties/tier/enum", keyword: "enum", params: { allowedValues: schema6.properties.findings.items.properties.tier.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
              }
            }
            if (data2.escape_type !== void 0 && func0.call(data2, "escape_type")) {
              let data16 = data2.escape_type, _errs31 = errors, valid7 = false, _errs32 = errors;
              if (!(data16 === "implementation" || data16 === "spec" || data16 === "non-escape")) {
                let err32 = { instancePath: instancePath + "/findings/" + i0 + "/escape_type", schemaPath: "#/properties/findings/items/properties/escape_type/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema6.properties.findings.items.properties.escape_type.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
              }
              var _valid0 = _errs32 === errors;
              if (valid7 = valid7 || _valid0, !valid7) {
                let _errs33 = errors;
                validate27(data16, { instancePath: instancePath + "/findings/" + i0 + "/escape_type", parentData: data2, parentDataProperty: "escape_type", rootData }) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length);
                var _valid0 = _errs33 === errors;
                valid7 = valid7 || _valid0;
              }
              if (valid7)
                errors = _errs31, vErrors !== null && (_errs31 ? vErrors.length = _errs31 : vErrors = null);
              else {
                let err33 = { instancePath: instancePath + "/findings/" + i0 + "/escape_type", schemaPath: "#/properties/findings/items/properties/escape_type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
              }
            }
            data2.invariant_ref !== void 0 && func0.call(data2, "invariant_ref") && (validate29(data2.invariant_ref, { instancePath: instancePath + "/findings/" + i0 + "/invariant_ref", parentData: data2, parentDataProperty: "invariant_ref", rootData }) || (vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors), errors = vErrors.length)), data2.architecture_ref !== void 0 && func0.call(data2, "architecture_ref") && (validate29(data2.architecture_ref, { instancePath: instancePath + "/findings/" + i0 + "/architecture_ref", parentData: data2, parentDataProperty: "architecture_ref", rootData }) || (vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors), errors = vErrors.length));
          } else {
            let err34 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "#/properties/findings/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
          }
        }
      } else {
        let err35 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
  } else {
    let err36 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
var VALIDATORS = {
  "audit-specialist": auditSpecialist
};
Object.assign(exports, { VALIDATORS });
});
