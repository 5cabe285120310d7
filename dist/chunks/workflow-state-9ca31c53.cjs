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
parts["workflow-state-M5AWYWQ3"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  default: () => stdin_default,
  validate: () => validate
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var validate = validate10;
var stdin_default = validate10;
var schema11 = { "type": "object", "required": ["phase", "task", "spec_file", "started_at", "phase_entered_at", "branch", "qa_rounds", "audit"], "properties": { "phase": { "enum": ["audit", "done"] }, "task": { "type": "string" }, "spec_file": { "type": "null" }, "started_at": { "type": "string" }, "phase_entered_at": { "type": "string" }, "branch": { "type": "string" }, "qa_rounds": { "type": "integer", "minimum": 0 }, "audit": { "type": "object", "required": ["type", "rounds_completed", "total_findings", "findings_fixed", "answered", "converged"], "properties": { "type": { "enum": ["qa", "hacker", "perf", "ux", "custom"] }, "rounds_completed": { "type": "integer", "minimum": 0 }, "total_findings": { "type": "integer", "minimum": 0 }, "findings_fixed": { "type": "integer", "minimum": 0 }, "answered": { "type": "string" }, "converged": { "type": "boolean" } }, "additionalProperties": false } }, "additionalProperties": false };
var func0 = Object.prototype.hasOwnProperty;
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.phase === void 0 || !func0.call(data, "phase")) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "phase" }, message: "must have required property 'phase'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.task === void 0 || !func0.call(data, "task")) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "task" }, message: "must have required property 'task'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.spec_file === void 0 || !func0.call(data, "spec_file")) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "spec_file" }, message: "must have required property 'spec_file'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.started_at === void 0 || !func0.call(data, "started_at")) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "started_at" }, message: "must have required property 'started_at'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.phase_entered_at === void 0 || !func0.call(data, "phase_entered_at")) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "phase_entered_at" }, message: "must have required property 'phase_entered_at'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.branch === void 0 || !func0.call(data, "branch")) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "branch" }, message: "must have required property 'branch'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.qa_rounds === void 0 || !func0.call(data, "qa_rounds")) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "qa_rounds" }, message: "must have required property 'qa_rounds'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.audit === void 0 || !func0.call(data, "audit")) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "audit" }, message: "must have required property 'audit'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(key0 === "phase" || key0 === "task" || key0 === "spec_file" || key0 === "started_at" || key0 === "phase_entered_at" || key0 === "branch" || key0 === "qa_rounds" || key0 === "audit")) {
        const err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.phase !== void 0 && func0.call(data, "phase")) {
      let data0 = data.phase;
      if (!(data0 === "audit" || data0 === "done")) {
        const err9 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/enum", keyword: "enum", params: { allowedValues: schema11.properties.phase.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.task !== void 0 && func0.call(data, "task")) {
      if (typeof data.task !== "string") {
        const err10 = { instancePath: instancePath + "/task", schemaPath: "#/properties/task/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.spec_file !== void 0 && func0.call(data, "spec_file")) {
      if (data.spec_file !== null) {
        const err11 = { instancePath: instancePath + "/spec_file", schemaPath: "#/properties/spec_file/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.started_at !== void 0 && func0.call(data, "started_at")) {
      if (typeof data.started_at !== "string") {
        const err12 = { instancePath: instancePath + "/started_at", schemaPath: "#/properties/started_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.phase_entered_at !== void 0 && func0.call(data, "phase_entered_at")) {
      if (typeof data.phase_entered_at !== "string") {
        const err13 = { instancePath: instancePath + "/phase_entered_at", schemaPath: "#/properties/phase_entered_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.branch !== void 0 && func0.call(data, "branch")) {
      if (typeof data.branch !== "string") {
        const err14 = { instancePath: instancePath + "/branch", schemaPath: "#/properties/branch/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.qa_rounds !== void 0 && func0.call(data, "qa_rounds")) {
      let data6 = data.qa_rounds;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
        const err15 = { instancePath: instancePath + "/qa_rounds", schemaPath: "#/properties/qa_rounds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 < 0 || isNaN(data6)) {
          const err16 = { instancePath: instancePath + "/qa_rounds", schemaPath: "#/properties/qa_rounds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
    }
    if (data.audit !== void 0 && func0.call(data, "audit")) {
      let data7 = data.audit;
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        if (data7.type === void 0 || !func0.call(data7, "type")) {
          const err17 = { instancePath: instancePath + "/audit", schemaPath: "#/properties/audit/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data7.rounds_completed === void 0 || !func0.call(data7, "rounds_completed")) {
          const err18 = { instancePath: instancePath + "/audit", schemaPath: "#/properties/audit/required", keyword: "required", params: { missingProperty: "rounds_completed" }, message: "must have required property 'rounds_completed'" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (data7.total_findings === void 0 || !func0.call(data7, "total_findings")) {
          const err19 = { instancePath: instancePath + "/audit", schemaPath: "#/properties/audit/required", keyword: "required", params: { missingProperty: "total_findings" }, message: "must have required property 'total_findings'" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (data7.findings_fixed === void 0 || !func0.call(data7, "findings_fixed")) {
          const err20 = { instancePath: instancePath + "/audit", schemaPath: "#/properties/audit/required", keyword: "required", params: { missingProperty: "findings_fixed" }, message: "must have required property 'findings_fixed'" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        if (data7.answered === void 0 || !func0.call(data7, "answered")) {
          const err21 = { instancePath: instancePath + "/audit", schemaPath: "#/properties/audit/required", keyword: "required", params: { missingProperty: "answered" }, message: "must have required property 'answered'" };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        if (data7.converged === void 0 || !func0.call(data7, "converged")) {
          const err22 = { instancePath: instancePath + "/audit", schemaPath: "#/properties/audit/required", keyword: "required", params: { missingProperty: "converged" }, message: "must have required property 'converged'" };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        for (const key1 of Object.keys(data7)) {
          if (!(key1 === "type" || key1 === "rounds_completed" || key1 === "total_findings" || key1 === "findings_fixed" || key1 === "answered" || key1 === "converged")) {
            const err23 = { instancePath: instancePath + "/audit", schemaPath: "#/properties/audit/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
        if (data7.type !== void 0 && func0.call(data7, "type")) {
          let data8 = data7.type;
          if (!(data8 === "qa" || data8 === "hacker" || data8 === "perf" || data8 === "ux" || data8 === "custom")) {
            const err24 = { instancePath: instancePath + "/audit/type", schemaPath: "#/properties/audit/properties/type/enum", keyword: "enum", params: { allowedValues: schema11.properties.audit.properties.type.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
        if (data7.rounds_completed !== void 0 && func0.call(data7, "rounds_completed")) {
          let data9 = data7.rounds_completed;
          if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
            const err25 = { instancePath: instancePath + "/audit/rounds_completed", schemaPath: "#/properties/audit/properties/rounds_completed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
          if (typeof data9 == "number" && isFinite(data9)) {
            if (data9 < 0 || isNaN(data9)) {
              const err26 = { instancePath: instancePath + "/audit/rounds_completed", schemaPath: "#/properties/audit/properties/rounds_completed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
          }
        }
        if (data7.total_findings !== void 0 && func0.call(data7, "total_findings")) {
          let data10 = data7.total_findings;
          if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
            const err27 = { instancePath: instancePath + "/audit/total_findings", schemaPath: "#/properties/audit/properties/total_findings/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
          if (typeof data10 == "number" && isFinite(data10)) {
            if (data10 < 0 || isNaN(data10)) {
              const err28 = { instancePath: instancePath + "/audit/total_findings", schemaPath: "#/properties/audit/properties/total_findings/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
          }
        }
        if (data7.findings_fixed !== void 0 && func0.call(data7, "findings_fixed")) {
          let data11 = data7.findings_fixed;
          if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
            const err29 = { instancePath: instancePath + "/audit/findings_fixed", schemaPath: "#/properties/audit/properties/findings_fixed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
          if (typeof data11 == "number" && isFinite(data11)) {
            if (data11 < 0 || isNaN(data11)) {
              const err30 = { instancePath: instancePath + "/audit/findings_fixed", schemaPath: "#/properties/audit/properties/findings_fixed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
          }
        }
        if (data7.answered !== void 0 && func0.call(data7, "answered")) {
          if (typeof data7.answered !== "string") {
            const err31 = { instancePath: instancePath + "/audit/answered", schemaPath: "#/properties/audit/properties/answered/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
        if (data7.converged !== void 0 && func0.call(data7, "converged")) {
          if (typeof data7.converged !== "boolean") {
            const err32 = { instancePath: instancePath + "/audit/converged", schemaPath: "#/properties/audit/properties/converged/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err32];
            } else {
              vErrors.push(err32);
            }
            errors++;
          }
        }
      } else {
        const err33 = { instancePath: instancePath + "/audit", schemaPath: "#/properties/audit/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
  } else {
    const err34 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err34];
    } else {
      vErrors.push(err34);
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
