var { __load, __part } = require("../main.cjs").shared;
exports["fix-executor-shared"] = __part((exports) => {
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
var fixExecutorShared = validate21;
var schema6 = { $id: "fix-executor-shared", type: "object", required: ["results"], properties: { results: { type: "array", items: { type: "object", required: ["id", "success", "summary"], properties: { id: { $ref: "part-1" }, success: { type: "boolean" }, summary: { $ref: "part-1" }, details: { type: "string" }, filesTouched: { $ref: "part-2" }, filesWritten: { $ref: "part-2" }, gone: { $ref: "part-1" }, places: { type: "array", items: { type: "object", required: ["file", "lines"], properties: { file: { $ref: "part-3" }, lines: { type: "array", items: { type: "integer", minimum: 1 }, minItems: 2, maxItems: 2 } }, additionalProperties: false }, maxItems: 1e3 } }, additionalProperties: false }, minItems: 1, maxItems: 20 } }, additionalProperties: false };
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
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate26.errors = vErrors, errors === 0;
}
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 1e4) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 1e4 }, message: "must NOT have more than 10000 items" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate26(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate25.errors = vErrors, errors === 0;
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
      if (key0 !== "results") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.results !== void 0 && func0.call(data, "results")) {
      let data0 = data.results;
      if (Array.isArray(data0)) {
        if (data0.length > 20) {
          let err2 = { instancePath: instancePath + "/results", schemaPath: "#/properties/results/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data0.length < 1) {
          let err3 = { instancePath: instancePath + "/results", schemaPath: "#/properties/results/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            for (let prop1 of schema6.properties.results.items.required)
              if (data1[prop1] === void 0 || !func0.call(data1, prop1)) {
                let err4 = { instancePath: instancePath + "/results/" + i0, schemaPath: "#/properties/results/items/required", keyword: "required", params: { missingProperty: prop1 }, message: "must have required property '" + prop1 + "'" };
                vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              }
            for (let key1 of Object.keys(data1))
              if (!(key1 === "id" || key1 === "success" || key1 === "summary" || key1 === "details" || key1 === "filesTouched" || key1 === "filesWritten" || key1 === "gone" || key1 === "places")) {
                let err5 = { instancePath: instancePath + "/results/" + i0, schemaPath: "#/properties/results/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
              }
            if (data1.id !== void 0 && func0.call(data1, "id") && (validate22(data1.id, { instancePath: instancePath + "/results/" + i0 + "/id", parentData: data1, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length)), data1.success !== void 0 && func0.call(data1, "success") && typeof data1.success != "boolean") {
              let err6 = { instancePath: instancePath + "/results/" + i0 + "/success", schemaPath: "#/properties/results/items/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
            if (data1.summary !== void 0 && func0.call(data1, "summary") && (validate22(data1.summary, { instancePath: instancePath + "/results/" + i0 + "/summary", parentData: data1, parentDataProperty: "summary", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length)), data1.details !== void 0 && func0.call(data1, "details") && typeof data1.details != "string") {
              let err7 = { instancePath: instancePath + "/results/" + i0 + "/details", schemaPath: "#/properties/results/items/properties/details/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
            if (data1.filesTouched !== void 0 && func0.call(data1, "filesTouched") && (validate25(data1.filesTouched, { instancePath: instancePath + "/results/" + i0 + "/filesTouched", parentData: data1, parentDataProperty: "filesTouched", rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length)), data1.filesWritten !== void 0 && func0.call(data1, "filesWritten") && (validate25(data1.filesWritten, { instancePath: instancePath + "/results/" + i0 + "/filesWritten", parentData: data1, parentDataProperty: "filesWritten", rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length)), data1.gone !== void 0 && func0.call(data1, "gone") && (validate22(data1.gone, { instancePath: instancePath + "/results/" + i0 + "/gone", parentData: data1, parentDataProperty: "gone", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length)), data1.places !== void 0 && func0.call(data1, "places")) {
              let data9 = data1.places;
              if (Array.isArray(data9)) {
                if (data9.length > 1e3) {
                  let err8 = { instancePath: instancePath + "/results/" + i0 + "/places", schemaPath: "#/properties/results/items/properties/places/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
                  vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                }
                let len1 = data9.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data10 = data9[i1];
                  if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                    for (let prop2 of schema6.properties.results.items.properties.places.items.required)
                      if (data10[prop2] === void 0 || !func0.call(data10, prop2)) {
                        let err9 = { instancePath: instancePath + "/results/" + i0 + "/places/" + i1, schemaPath: "#/properties/results/items/properties/places/items/required", keyword: "required", params: { missingProperty: prop2 }, message: "must have required property '" + prop2 + "'" };
                        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                      }
                    for (let key2 of Object.keys(data10))
                      if (!(key2 === "file" || key2 === "lines")) {
                        let err10 = { instancePath: instancePath + "/results/" + i0 + "/places/" + i1, schemaPath: "#/properties/results/items/properties/places/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                      }
                    if (data10.file !== void 0 && func0.call(data10, "file") && (validate26(data10.file, { instancePath: instancePath + "/results/" + i0 + "/places/" + i1 + "/file", parentData: data10, parentDataProperty: "file", rootData }) || (vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length)), data10.lines !== void 0 && func0.call(data10, "lines")) {
                      let data12 = data10.lines;
                      if (Array.isArray(data12)) {
                        if (data12.length > 2) {
                          let err11 = { instancePath: instancePath + "/results/" + i0 + "/places/" + i1 + "/lines", schemaPath: "#/properties/results/items/properties/places/items/properties/lines/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
                          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                        }
                        if (data12.length < 2) {
                          let err12 = { instancePath: instancePath + "/results/" + i0 + "/places/" + i1 + "/lines", schemaPath: "#/properties/results/items/properties/places/items/properties/lines/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
                          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                        }
                        let len2 = data12.length;
                        for (let i2 = 0; i2 < len2; i2++) {
                          let data13 = data12[i2];
                          if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
                            let err13 = { instancePath: instancePath + "/results/" + i0 + "/places/" + i1 + "/lines/" + i2, schemaPath: "#/properties/results/items/properties/places/items/properties/lines/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                          }
                          if (typeof data13 == "number" && isFinite(data13) && (data13 < 1 || isNaN(data13))) {
                            let err14 = { instancePath: instancePath + "/results/" + i0 + "/places/" + i1 + "/lines/" + i2, schemaPath: "#/properties/results/items/properties/places/items/properties/lines/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                          }
                        }
                      } else {
                        let err15 = { instancePath: instancePath + "/results/" + i0 + "/places/" + i1 + "/lines", schemaPath: "#/properties/results/items/properties/places/items/properties/lines/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                      }
                    }
                  } else {
                    let err16 = { instancePath: instancePath + "/results/" + i0 + "/places/" + i1, schemaPath: "#/properties/results/items/properties/places/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                  }
                }
              } else {
                let err17 = { instancePath: instancePath + "/results/" + i0 + "/places", schemaPath: "#/properties/results/items/properties/places/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
              }
            }
          } else {
            let err18 = { instancePath: instancePath + "/results/" + i0, schemaPath: "#/properties/results/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
      } else {
        let err19 = { instancePath: instancePath + "/results", schemaPath: "#/properties/results/type", keyword: "type", params: { type: "array" }, message: "must be array" };
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
  "fix-executor-shared": fixExecutorShared
};
Object.assign(exports, { VALIDATORS });
});
