var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __create = Object.create;
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var part = (run) => {
  var module;
  return () => {
    if (module === void 0) run(module = { exports: {} }, module.exports);
    return module.exports;
  };
};
var parts = exports;
var from_audit_1497648c;
var from_audit_e65a56f1;
var from_audit_round_707fe32f;
var from_audit_round_b7bdc317;
var from_audit_specialist_efbc6544;
var from_audit_specialist_f0982454;
var from_audit_trail_7f8ce010;
var from_audit_trail_c7cb32f6;
var from_audit_triage_5921a56c;
var from_audit_triage_7fbe87a0;
var from_bug_scan_8104586e;
var from_bug_scan_ed15553c;
var from_caller_impact_4b3a778f;
var from_caller_impact_a8355e25;
var from_change_summarizer_25bbefa5;
var from_change_summarizer_3cb6709f;
var from_codebase_fit_8902d321;
var from_codebase_fit_b2af3771;
var from_comment_compliance_51edb580;
var from_comment_compliance_c082f78a;
var from_data_flow_security_acd2df71;
var from_data_flow_security_d8d93387;
var from_dependency_check_60e645b4;
var from_dependency_check_6ff1d31e;
var from_execute_step_1ca5adee;
var from_execute_step_ef9013c0;
var from_execute_step_validator_0bd7c343;
var from_execute_step_validator_4c42c6bf;
var from_execute_step_validator_shared_63f13462;
var from_execute_step_validator_shared_e1049df8;
var from_finding_scorer_d24360af;
var from_finding_scorer_e972f0b5;
var from_fix_diff_reviewer_79b96baf;
var from_fix_diff_reviewer_f9bfc571;
var from_fix_executor_3c3ce295;
var from_fix_executor_93aeaedd;
var from_fix_executor_shared_cdd0858d;
var from_fix_executor_shared_e5aa8f2c;
var from_history_context_9d335282;
var from_history_context_fba63074;
var from_intent_fulfilment_6df571df;
var from_intent_fulfilment_dc79d30a;
var from_journal_event_07e877ad;
var from_journal_event_a3d819c1;
var from_ledger_event_2896b99c;
var from_ledger_event_f17e83cf;
var from_report_4f7ef52d;
var from_report_666e2169;
var from_rules_compliance_35c37195;
var from_rules_compliance_c2a523b9;
var from_run_4f61e91d;
var from_run_e54f5f45;
var from_scope_7cf5e876;
var from_scope_c2065fe0;
var from_session_2d8dab3b;
var from_session_69872a02;
var from_slot_2c280901;
var from_slot_31ab0e81;
var from_source_reader_69bb3edc;
var from_source_reader_ef4e75ca;
var from_step_769aabe8;
var from_step_b9242172;
var from_suppressions_01ca182d;
var from_suppressions_6f7fd443;
var from_validate_plan_db19d55b;
var from_validate_plan_f3b9f841;
var from_workflow_config_b64348f9;
var from_workflow_config_fb27afd3;
var from_workflow_state_9ca31c53;
var from_workflow_state_be80598f;
parts["chunk-6UWTLWUZ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  CONTRACT_NAMES: () => CONTRACT_NAMES,
  checkContract: () => checkContract,
  keepsContract: () => keepsContract
});
module.exports = __toCommonJS(stdin_exports);
var COMPILED = {
  "change-summarizer": () => Promise.resolve().then(() => __toESM((from_change_summarizer_3cb6709f ??= require("./change-summarizer-3cb6709f.cjs"))["change-summarizer-5DGAP4WN"]())),
  "rules-compliance": () => Promise.resolve().then(() => __toESM((from_rules_compliance_35c37195 ??= require("./rules-compliance-35c37195.cjs"))["rules-compliance-AL6DGH65"]())),
  "bug-scan": () => Promise.resolve().then(() => __toESM((from_bug_scan_ed15553c ??= require("./bug-scan-ed15553c.cjs"))["bug-scan-BNOC7BTN"]())),
  "dependency-check": () => Promise.resolve().then(() => __toESM((from_dependency_check_60e645b4 ??= require("./dependency-check-60e645b4.cjs"))["dependency-check-NIE2RMH7"]())),
  "history-context": () => Promise.resolve().then(() => __toESM((from_history_context_9d335282 ??= require("./history-context-9d335282.cjs"))["history-context-4XZV3IRN"]())),
  "comment-compliance": () => Promise.resolve().then(() => __toESM((from_comment_compliance_c082f78a ??= require("./comment-compliance-c082f78a.cjs"))["comment-compliance-KKQX7FCU"]())),
  "intent-fulfilment": () => Promise.resolve().then(() => __toESM((from_intent_fulfilment_dc79d30a ??= require("./intent-fulfilment-dc79d30a.cjs"))["intent-fulfilment-4YEDDBX3"]())),
  "caller-impact": () => Promise.resolve().then(() => __toESM((from_caller_impact_a8355e25 ??= require("./caller-impact-a8355e25.cjs"))["caller-impact-ESF3F4ID"]())),
  "data-flow-security": () => Promise.resolve().then(() => __toESM((from_data_flow_security_acd2df71 ??= require("./data-flow-security-acd2df71.cjs"))["data-flow-security-FLTQOFOG"]())),
  "codebase-fit": () => Promise.resolve().then(() => __toESM((from_codebase_fit_8902d321 ??= require("./codebase-fit-8902d321.cjs"))["codebase-fit-AHHLOCMT"]())),
  "source-reader": () => Promise.resolve().then(() => __toESM((from_source_reader_ef4e75ca ??= require("./source-reader-ef4e75ca.cjs"))["source-reader-FUB2NZQL"]())),
  "finding-scorer": () => Promise.resolve().then(() => __toESM((from_finding_scorer_d24360af ??= require("./finding-scorer-d24360af.cjs"))["finding-scorer-7MMF5PSH"]())),
  "step": () => Promise.resolve().then(() => __toESM((from_step_b9242172 ??= require("./step-b9242172.cjs"))["step-UTMOUHCO"]())),
  "execute-step": () => Promise.resolve().then(() => __toESM((from_execute_step_ef9013c0 ??= require("./execute-step-ef9013c0.cjs"))["execute-step-4ARX763N"]())),
  "validate-plan": () => Promise.resolve().then(() => __toESM((from_validate_plan_f3b9f841 ??= require("./validate-plan-f3b9f841.cjs"))["validate-plan-SQQPYFA2"]())),
  "execute-step-validator": () => Promise.resolve().then(() => __toESM((from_execute_step_validator_0bd7c343 ??= require("./execute-step-validator-0bd7c343.cjs"))["execute-step-validator-HWPLKZAP"]())),
  "execute-step-validator-shared": () => Promise.resolve().then(() => __toESM((from_execute_step_validator_shared_e1049df8 ??= require("./execute-step-validator-shared-e1049df8.cjs"))["execute-step-validator-shared-QN7XT22M"]())),
  "audit-specialist": () => Promise.resolve().then(() => __toESM((from_audit_specialist_f0982454 ??= require("./audit-specialist-f0982454.cjs"))["audit-specialist-BYHVD3MV"]())),
  "audit-triage": () => Promise.resolve().then(() => __toESM((from_audit_triage_5921a56c ??= require("./audit-triage-5921a56c.cjs"))["audit-triage-WFFHHSIE"]())),
  "fix-executor": () => Promise.resolve().then(() => __toESM((from_fix_executor_93aeaedd ??= require("./fix-executor-93aeaedd.cjs"))["fix-executor-J2YOFJS6"]())),
  "fix-executor-shared": () => Promise.resolve().then(() => __toESM((from_fix_executor_shared_cdd0858d ??= require("./fix-executor-shared-cdd0858d.cjs"))["fix-executor-shared-2Y4H7NRI"]())),
  "fix-diff-reviewer": () => Promise.resolve().then(() => __toESM((from_fix_diff_reviewer_79b96baf ??= require("./fix-diff-reviewer-79b96baf.cjs"))["fix-diff-reviewer-57J4KURO"]())),
  "workflow-config": () => Promise.resolve().then(() => __toESM((from_workflow_config_b64348f9 ??= require("./workflow-config-b64348f9.cjs"))["workflow-config-NR67L5YP"]())),
  "suppressions": () => Promise.resolve().then(() => __toESM((from_suppressions_6f7fd443 ??= require("./suppressions-6f7fd443.cjs"))["suppressions-ABUO7YRK"]())),
  "run": () => Promise.resolve().then(() => __toESM((from_run_4f61e91d ??= require("./run-4f61e91d.cjs"))["run-MIBU7QHA"]())),
  "scope": () => Promise.resolve().then(() => __toESM((from_scope_7cf5e876 ??= require("./scope-7cf5e876.cjs"))["scope-A6REOLJC"]())),
  "session": () => Promise.resolve().then(() => __toESM((from_session_2d8dab3b ??= require("./session-2d8dab3b.cjs"))["session-ESXNEL2Y"]())),
  "slot": () => Promise.resolve().then(() => __toESM((from_slot_31ab0e81 ??= require("./slot-31ab0e81.cjs"))["slot-JQKT27IU"]())),
  "ledger-event": () => Promise.resolve().then(() => __toESM((from_ledger_event_f17e83cf ??= require("./ledger-event-f17e83cf.cjs"))["ledger-event-BNXOMMN5"]())),
  "report": () => Promise.resolve().then(() => __toESM((from_report_666e2169 ??= require("./report-666e2169.cjs"))["report-XP22IFEC"]())),
  "audit": () => Promise.resolve().then(() => __toESM((from_audit_e65a56f1 ??= require("./audit-e65a56f1.cjs"))["audit-K5AW43JP"]())),
  "journal-event": () => Promise.resolve().then(() => __toESM((from_journal_event_07e877ad ??= require("./journal-event-07e877ad.cjs"))["journal-event-7IYEWUE2"]())),
  "audit-round": () => Promise.resolve().then(() => __toESM((from_audit_round_707fe32f ??= require("./audit-round-707fe32f.cjs"))["audit-round-DKCXJVUL"]())),
  "audit-trail": () => Promise.resolve().then(() => __toESM((from_audit_trail_7f8ce010 ??= require("./audit-trail-7f8ce010.cjs"))["audit-trail-M3TTDZYX"]())),
  "workflow-state": () => Promise.resolve().then(() => __toESM((from_workflow_state_9ca31c53 ??= require("./workflow-state-9ca31c53.cjs"))["workflow-state-M5AWYWQ3"]()))
};
var SCHEMAS = {
  "change-summarizer": () => Promise.resolve().then(() => __toESM((from_change_summarizer_25bbefa5 ??= require("./change-summarizer-25bbefa5.cjs"))["change-summarizer-R6TO4QC2"]())),
  "rules-compliance": () => Promise.resolve().then(() => __toESM((from_rules_compliance_c2a523b9 ??= require("./rules-compliance-c2a523b9.cjs"))["rules-compliance-VNHTWC5L"]())),
  "bug-scan": () => Promise.resolve().then(() => __toESM((from_bug_scan_8104586e ??= require("./bug-scan-8104586e.cjs"))["bug-scan-277WSHAK"]())),
  "dependency-check": () => Promise.resolve().then(() => __toESM((from_dependency_check_6ff1d31e ??= require("./dependency-check-6ff1d31e.cjs"))["dependency-check-GG7DIEBR"]())),
  "history-context": () => Promise.resolve().then(() => __toESM((from_history_context_fba63074 ??= require("./history-context-fba63074.cjs"))["history-context-LO2ZLAYW"]())),
  "comment-compliance": () => Promise.resolve().then(() => __toESM((from_comment_compliance_51edb580 ??= require("./comment-compliance-51edb580.cjs"))["comment-compliance-KUCISXJ4"]())),
  "intent-fulfilment": () => Promise.resolve().then(() => __toESM((from_intent_fulfilment_6df571df ??= require("./intent-fulfilment-6df571df.cjs"))["intent-fulfilment-JHKXPGQM"]())),
  "caller-impact": () => Promise.resolve().then(() => __toESM((from_caller_impact_4b3a778f ??= require("./caller-impact-4b3a778f.cjs"))["caller-impact-JV5M5WZ6"]())),
  "data-flow-security": () => Promise.resolve().then(() => __toESM((from_data_flow_security_d8d93387 ??= require("./data-flow-security-d8d93387.cjs"))["data-flow-security-NCANPUAX"]())),
  "codebase-fit": () => Promise.resolve().then(() => __toESM((from_codebase_fit_b2af3771 ??= require("./codebase-fit-b2af3771.cjs"))["codebase-fit-ZOEYDE6X"]())),
  "source-reader": () => Promise.resolve().then(() => __toESM((from_source_reader_69bb3edc ??= require("./source-reader-69bb3edc.cjs"))["source-reader-OYSC4Y2P"]())),
  "finding-scorer": () => Promise.resolve().then(() => __toESM((from_finding_scorer_e972f0b5 ??= require("./finding-scorer-e972f0b5.cjs"))["finding-scorer-I4CV2KN4"]())),
  "step": () => Promise.resolve().then(() => __toESM((from_step_769aabe8 ??= require("./step-769aabe8.cjs"))["step-XSBR72W3"]())),
  "execute-step": () => Promise.resolve().then(() => __toESM((from_execute_step_1ca5adee ??= require("./execute-step-1ca5adee.cjs"))["execute-step-FAACVYEW"]())),
  "validate-plan": () => Promise.resolve().then(() => __toESM((from_validate_plan_db19d55b ??= require("./validate-plan-db19d55b.cjs"))["validate-plan-2RS3KU7H"]())),
  "execute-step-validator": () => Promise.resolve().then(() => __toESM((from_execute_step_validator_4c42c6bf ??= require("./execute-step-validator-4c42c6bf.cjs"))["execute-step-validator-RHQ43YTN"]())),
  "execute-step-validator-shared": () => Promise.resolve().then(() => __toESM((from_execute_step_validator_shared_63f13462 ??= require("./execute-step-validator-shared-63f13462.cjs"))["execute-step-validator-shared-CM5SJBQO"]())),
  "audit-specialist": () => Promise.resolve().then(() => __toESM((from_audit_specialist_efbc6544 ??= require("./audit-specialist-efbc6544.cjs"))["audit-specialist-DYE3XK5H"]())),
  "audit-triage": () => Promise.resolve().then(() => __toESM((from_audit_triage_7fbe87a0 ??= require("./audit-triage-7fbe87a0.cjs"))["audit-triage-RKRN3M2X"]())),
  "fix-executor": () => Promise.resolve().then(() => __toESM((from_fix_executor_3c3ce295 ??= require("./fix-executor-3c3ce295.cjs"))["fix-executor-6HUDZTJ5"]())),
  "fix-executor-shared": () => Promise.resolve().then(() => __toESM((from_fix_executor_shared_e5aa8f2c ??= require("./fix-executor-shared-e5aa8f2c.cjs"))["fix-executor-shared-SIPGDJDF"]())),
  "fix-diff-reviewer": () => Promise.resolve().then(() => __toESM((from_fix_diff_reviewer_f9bfc571 ??= require("./fix-diff-reviewer-f9bfc571.cjs"))["fix-diff-reviewer-5BL74NSU"]())),
  "workflow-config": () => Promise.resolve().then(() => __toESM((from_workflow_config_fb27afd3 ??= require("./workflow-config-fb27afd3.cjs"))["workflow-config-74DWWXMG"]())),
  "suppressions": () => Promise.resolve().then(() => __toESM((from_suppressions_01ca182d ??= require("./suppressions-01ca182d.cjs"))["suppressions-MBCPHGWX"]())),
  "run": () => Promise.resolve().then(() => __toESM((from_run_e54f5f45 ??= require("./run-e54f5f45.cjs"))["run-O6GXEWQB"]())),
  "scope": () => Promise.resolve().then(() => __toESM((from_scope_c2065fe0 ??= require("./scope-c2065fe0.cjs"))["scope-6ORW4M3F"]())),
  "session": () => Promise.resolve().then(() => __toESM((from_session_69872a02 ??= require("./session-69872a02.cjs"))["session-H2BDMWD5"]())),
  "slot": () => Promise.resolve().then(() => __toESM((from_slot_2c280901 ??= require("./slot-2c280901.cjs"))["slot-5DZCQNRN"]())),
  "ledger-event": () => Promise.resolve().then(() => __toESM((from_ledger_event_2896b99c ??= require("./ledger-event-2896b99c.cjs"))["ledger-event-F7IIX6AQ"]())),
  "report": () => Promise.resolve().then(() => __toESM((from_report_4f7ef52d ??= require("./report-4f7ef52d.cjs"))["report-MDHUPDWZ"]())),
  "audit": () => Promise.resolve().then(() => __toESM((from_audit_1497648c ??= require("./audit-1497648c.cjs"))["audit-LS6NEKCB"]())),
  "journal-event": () => Promise.resolve().then(() => __toESM((from_journal_event_a3d819c1 ??= require("./journal-event-a3d819c1.cjs"))["journal-event-QGSQJBGO"]())),
  "audit-round": () => Promise.resolve().then(() => __toESM((from_audit_round_b7bdc317 ??= require("./audit-round-b7bdc317.cjs"))["audit-round-UAYZLBMH"]())),
  "audit-trail": () => Promise.resolve().then(() => __toESM((from_audit_trail_c7cb32f6 ??= require("./audit-trail-c7cb32f6.cjs"))["audit-trail-FAWCSV7B"]())),
  "workflow-state": () => Promise.resolve().then(() => __toESM((from_workflow_state_be80598f ??= require("./workflow-state-be80598f.cjs"))["workflow-state-O35OPBIW"]()))
};
function keepsSchema(schema, value) {
  const { anyOf, type } = schema;
  if (schema.const !== void 0 && value !== schema.const) return false;
  if (schema.enum?.includes(value) === false) return false;
  if (anyOf?.some((other) => keepsSchema(other, value)) === false) return false;
  return type === void 0 || isOfType(type, schema, value);
}
function isOfType(type, schema, value) {
  switch (type) {
    case "string":
      return typeof value === "string" && isText(schema, value);
    case "integer":
      return Number.isInteger(value) && isInLimits(schema, value);
    case "number":
      return Number.isFinite(value) && isInLimits(schema, value);
    case "boolean":
      return typeof value === "boolean";
    case "null":
      return value === null;
    case "array":
      return Array.isArray(value) && isList(schema, value);
    case "object":
      return typeof value === "object" && value !== null && !Array.isArray(value) && isRecord(schema, value);
  }
}
function isText({ pattern, minLength = 0, maxLength = Infinity }, text) {
  if (pattern !== void 0 && !matcher(pattern).test(text)) return false;
  if (minLength <= 1 && text.length <= maxLength) return text.length >= minLength;
  const { length } = Array.from(text);
  return length >= minLength && length <= maxLength;
}
function isInLimits({ minimum = -Infinity, maximum = Infinity }, number) {
  return number >= minimum && number <= maximum;
}
function isList(schema, list) {
  const { items, minItems = 0, maxItems = Infinity, uniqueItems } = schema;
  if (list.length < minItems || list.length > maxItems) return false;
  if (uniqueItems === true && new Set(list).size < list.length) return false;
  if (items !== void 0) {
    for (const item of list) if (!keepsSchema(items, item)) return false;
  }
  return true;
}
function isRecord(schema, record) {
  const { required, properties, patternProperties } = schema;
  if (required !== void 0) {
    for (const key of required) if (!Object.hasOwn(record, key)) return false;
  }
  for (const key of Object.keys(record)) {
    const value = record[key];
    const own = properties !== void 0 && Object.hasOwn(properties, key) ? properties[key] : void 0;
    if (own !== void 0 && !keepsSchema(own, value)) return false;
    const matches = patternProperties === void 0 ? 0 : keptPatterns(patternProperties, key, value);
    if (matches === void 0) return false;
    if (own === void 0 && matches === 0 && schema.additionalProperties === false) return false;
  }
  return true;
}
function keptPatterns(schemas, key, value) {
  const matching = Object.entries(schemas).filter(([pattern]) => matcher(pattern).test(key));
  return matching.every(([, schema]) => keepsSchema(schema, value)) ? matching.length : void 0;
}
var MATCHERS = /* @__PURE__ */ new Map();
function matcher(pattern) {
  const known = MATCHERS.get(pattern);
  if (known !== void 0) return known;
  const made = new RegExp(pattern, "u");
  MATCHERS.set(pattern, made);
  return made;
}
var CONTRACT_NAMES = Object.keys(COMPILED);
async function checkContract(contract, value) {
  const { validate } = await COMPILED[contract]();
  if (validate(value)) return { kind: "valid", value };
  const [first, ...others] = (validate.errors ?? []).map((violation) => defectOf(violation, value));
  if (first === void 0) throw new Error(`the validator of ${contract} refused a value without a reason`);
  return { kind: "invalid", defects: [first, ...others] };
}
async function keepsContract(contract, value) {
  const { SCHEMA } = await SCHEMAS[contract]();
  return keepsSchema(SCHEMA, value);
}
function defectOf(violation, root) {
  const { missingProperty, additionalProperty, allowedValues } = violation.params;
  const key = missingProperty ?? additionalProperty;
  const pointer = typeof key === "string" ? `${violation.instancePath}/${escaped(key)}` : violation.instancePath;
  return { pointer, problem: problemOf(violation, allowedValues), value: valueAt(root, pointer) };
}
function problemOf(violation, allowedValues) {
  if (violation.keyword === "required") return "is required and missing";
  if (violation.keyword === "additionalProperties") return "is not a property of this contract";
  const message = violation.message ?? `breaks "${violation.keyword}"`;
  return Array.isArray(allowedValues) ? `${message}: ${allowedValues.join(", ")}` : message;
}
function valueAt(root, pointer) {
  let at = root;
  for (const token of pointer.split("/").slice(1)) {
    const key = token.replaceAll("~1", "/").replaceAll("~0", "~");
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, key)) return void 0;
    at = at[key];
  }
  return at;
}
function escaped(key) {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  CONTRACT_NAMES,
  checkContract,
  keepsContract
});
});
