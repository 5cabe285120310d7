var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var part = (run) => {
  var module;
  return () => {
    if (module === void 0) run(module = { exports: {} }, module.exports);
    return module.exports;
  };
};
var parts = exports;
var from_main;
parts["audit-trail-M3TTDZYX"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  default: () => stdin_default,
  validate: () => validate
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var validate = validate10;
var stdin_default = validate10;
var func0 = Object.prototype.hasOwnProperty;
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.timestamp === void 0 || !func0.call(data, "timestamp")) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timestamp" }, message: "must have required property 'timestamp'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.branch_slug === void 0 || !func0.call(data, "branch_slug")) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "branch_slug" }, message: "must have required property 'branch_slug'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.round === void 0 || !func0.call(data, "round")) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "round" }, message: "must have required property 'round'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.zero_findings_on_nontrivial_diff === void 0 || !func0.call(data, "zero_findings_on_nontrivial_diff")) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "zero_findings_on_nontrivial_diff" }, message: "must have required property 'zero_findings_on_nontrivial_diff'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.lines_changed === void 0 || !func0.call(data, "lines_changed")) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lines_changed" }, message: "must have required property 'lines_changed'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.threshold === void 0 || !func0.call(data, "threshold")) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "threshold" }, message: "must have required property 'threshold'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.reviewer_request === void 0 || !func0.call(data, "reviewer_request")) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reviewer_request" }, message: "must have required property 'reviewer_request'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.reviewer_response === void 0 || !func0.call(data, "reviewer_response")) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reviewer_response" }, message: "must have required property 'reviewer_response'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(key0 === "timestamp" || key0 === "branch_slug" || key0 === "round" || key0 === "zero_findings_on_nontrivial_diff" || key0 === "lines_changed" || key0 === "threshold" || key0 === "reviewer_request" || key0 === "reviewer_response")) {
        const err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.timestamp !== void 0 && func0.call(data, "timestamp")) {
      if (typeof data.timestamp !== "string") {
        const err9 = { instancePath: instancePath + "/timestamp", schemaPath: "#/properties/timestamp/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.branch_slug !== void 0 && func0.call(data, "branch_slug")) {
      if (typeof data.branch_slug !== "string") {
        const err10 = { instancePath: instancePath + "/branch_slug", schemaPath: "#/properties/branch_slug/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.round !== void 0 && func0.call(data, "round")) {
      let data2 = data.round;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err11 = { instancePath: instancePath + "/round", schemaPath: "#/properties/round/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 1 || isNaN(data2)) {
          const err12 = { instancePath: instancePath + "/round", schemaPath: "#/properties/round/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    if (data.zero_findings_on_nontrivial_diff !== void 0 && func0.call(data, "zero_findings_on_nontrivial_diff")) {
      let data3 = data.zero_findings_on_nontrivial_diff;
      if (typeof data3 !== "boolean") {
        const err13 = { instancePath: instancePath + "/zero_findings_on_nontrivial_diff", schemaPath: "#/properties/zero_findings_on_nontrivial_diff/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (true !== data3) {
        const err14 = { instancePath: instancePath + "/zero_findings_on_nontrivial_diff", schemaPath: "#/properties/zero_findings_on_nontrivial_diff/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.lines_changed !== void 0 && func0.call(data, "lines_changed")) {
      let data4 = data.lines_changed;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err15 = { instancePath: instancePath + "/lines_changed", schemaPath: "#/properties/lines_changed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 < 0 || isNaN(data4)) {
          const err16 = { instancePath: instancePath + "/lines_changed", schemaPath: "#/properties/lines_changed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
    }
    if (data.threshold !== void 0 && func0.call(data, "threshold")) {
      let data5 = data.threshold;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
        const err17 = { instancePath: instancePath + "/threshold", schemaPath: "#/properties/threshold/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 < 1 || isNaN(data5)) {
          const err18 = { instancePath: instancePath + "/threshold", schemaPath: "#/properties/threshold/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
    }
    if (data.reviewer_request !== void 0 && func0.call(data, "reviewer_request")) {
      let data6 = data.reviewer_request;
      if (Array.isArray(data6)) {
        const len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data6[i0] !== "string") {
            const err19 = { instancePath: instancePath + "/reviewer_request/" + i0, schemaPath: "#/properties/reviewer_request/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
      } else {
        const err20 = { instancePath: instancePath + "/reviewer_request", schemaPath: "#/properties/reviewer_request/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.reviewer_response !== void 0 && func0.call(data, "reviewer_response")) {
      let data8 = data.reviewer_response;
      if (Array.isArray(data8)) {
        const len1 = data8.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (typeof data8[i1] !== "string") {
            const err21 = { instancePath: instancePath + "/reviewer_response/" + i1, schemaPath: "#/properties/reviewer_response/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
      } else {
        const err22 = { instancePath: instancePath + "/reviewer_response", schemaPath: "#/properties/reviewer_response/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
  } else {
    const err23 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err23];
    } else {
      vErrors.push(err23);
    }
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  validate
});
});
