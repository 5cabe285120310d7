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
var from_bug_scan_bdc8df6b;
var from_bug_scan_c67fbf5a;
var from_caller_impact_03c5bea4;
var from_caller_impact_2ffb5969;
var from_change_summarizer_25bbefa5;
var from_change_summarizer_3cb6709f;
var from_codebase_fit_27e97848;
var from_codebase_fit_db787706;
var from_comment_compliance_23029108;
var from_comment_compliance_da927558;
var from_data_flow_security_418a0d4e;
var from_data_flow_security_8cd0b22d;
var from_dependency_check_e792386a;
var from_dependency_check_f262cf11;
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
var from_fix_executor_b4e707ed;
var from_fix_executor_e4784a35;
var from_fix_executor_shared_0f133f5a;
var from_fix_executor_shared_40a770cc;
var from_history_context_1768f2d7;
var from_history_context_7d5374c9;
var from_intent_fulfilment_1585ed08;
var from_intent_fulfilment_ae9f9c05;
var from_journal_event_62f7e353;
var from_journal_event_96624f69;
var from_ledger_event_8c1a73a5;
var from_ledger_event_f1a04640;
var from_report_16f8be7c;
var from_report_b4101a07;
var from_rules_compliance_1e0aa626;
var from_rules_compliance_5a4669bb;
var from_run_9d70fde0;
var from_run_d8ca4225;
var from_scope_7cf5e876;
var from_scope_c2065fe0;
var from_session_2d8dab3b;
var from_session_69872a02;
var from_slot_a66aaffa;
var from_slot_f41f26fb;
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
parts["chunk-OPRHWCFB"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  CONTRACT_NAMES: () => CONTRACT_NAMES,
  checkContract: () => checkContract,
  keepsContract: () => keepsContract
});
module.exports = __toCommonJS(stdin_exports);
var COMPILED = {
  "change-summarizer": () => Promise.resolve().then(() => __toESM((from_change_summarizer_3cb6709f ??= require("./change-summarizer-3cb6709f.cjs"))["change-summarizer-5DGAP4WN"]())),
  "rules-compliance": () => Promise.resolve().then(() => __toESM((from_rules_compliance_5a4669bb ??= require("./rules-compliance-5a4669bb.cjs"))["rules-compliance-GVTI7IM3"]())),
  "bug-scan": () => Promise.resolve().then(() => __toESM((from_bug_scan_c67fbf5a ??= require("./bug-scan-c67fbf5a.cjs"))["bug-scan-FOO4VVAP"]())),
  "dependency-check": () => Promise.resolve().then(() => __toESM((from_dependency_check_e792386a ??= require("./dependency-check-e792386a.cjs"))["dependency-check-MFDSAB6N"]())),
  "history-context": () => Promise.resolve().then(() => __toESM((from_history_context_7d5374c9 ??= require("./history-context-7d5374c9.cjs"))["history-context-C5JVRAPA"]())),
  "comment-compliance": () => Promise.resolve().then(() => __toESM((from_comment_compliance_da927558 ??= require("./comment-compliance-da927558.cjs"))["comment-compliance-Z6L5UTW5"]())),
  "intent-fulfilment": () => Promise.resolve().then(() => __toESM((from_intent_fulfilment_1585ed08 ??= require("./intent-fulfilment-1585ed08.cjs"))["intent-fulfilment-6SPTEZ4W"]())),
  "caller-impact": () => Promise.resolve().then(() => __toESM((from_caller_impact_2ffb5969 ??= require("./caller-impact-2ffb5969.cjs"))["caller-impact-QBLGFO4A"]())),
  "data-flow-security": () => Promise.resolve().then(() => __toESM((from_data_flow_security_8cd0b22d ??= require("./data-flow-security-8cd0b22d.cjs"))["data-flow-security-TA5ML4YG"]())),
  "codebase-fit": () => Promise.resolve().then(() => __toESM((from_codebase_fit_db787706 ??= require("./codebase-fit-db787706.cjs"))["codebase-fit-YH55CUXS"]())),
  "finding-scorer": () => Promise.resolve().then(() => __toESM((from_finding_scorer_d24360af ??= require("./finding-scorer-d24360af.cjs"))["finding-scorer-7MMF5PSH"]())),
  "step": () => Promise.resolve().then(() => __toESM((from_step_b9242172 ??= require("./step-b9242172.cjs"))["step-UTMOUHCO"]())),
  "execute-step": () => Promise.resolve().then(() => __toESM((from_execute_step_ef9013c0 ??= require("./execute-step-ef9013c0.cjs"))["execute-step-4ARX763N"]())),
  "validate-plan": () => Promise.resolve().then(() => __toESM((from_validate_plan_f3b9f841 ??= require("./validate-plan-f3b9f841.cjs"))["validate-plan-SQQPYFA2"]())),
  "execute-step-validator": () => Promise.resolve().then(() => __toESM((from_execute_step_validator_0bd7c343 ??= require("./execute-step-validator-0bd7c343.cjs"))["execute-step-validator-HWPLKZAP"]())),
  "execute-step-validator-shared": () => Promise.resolve().then(() => __toESM((from_execute_step_validator_shared_e1049df8 ??= require("./execute-step-validator-shared-e1049df8.cjs"))["execute-step-validator-shared-QN7XT22M"]())),
  "audit-specialist": () => Promise.resolve().then(() => __toESM((from_audit_specialist_f0982454 ??= require("./audit-specialist-f0982454.cjs"))["audit-specialist-BYHVD3MV"]())),
  "audit-triage": () => Promise.resolve().then(() => __toESM((from_audit_triage_5921a56c ??= require("./audit-triage-5921a56c.cjs"))["audit-triage-WFFHHSIE"]())),
  "fix-executor": () => Promise.resolve().then(() => __toESM((from_fix_executor_b4e707ed ??= require("./fix-executor-b4e707ed.cjs"))["fix-executor-IZSG4JMH"]())),
  "fix-executor-shared": () => Promise.resolve().then(() => __toESM((from_fix_executor_shared_0f133f5a ??= require("./fix-executor-shared-0f133f5a.cjs"))["fix-executor-shared-GEFHOHCT"]())),
  "fix-diff-reviewer": () => Promise.resolve().then(() => __toESM((from_fix_diff_reviewer_79b96baf ??= require("./fix-diff-reviewer-79b96baf.cjs"))["fix-diff-reviewer-57J4KURO"]())),
  "workflow-config": () => Promise.resolve().then(() => __toESM((from_workflow_config_b64348f9 ??= require("./workflow-config-b64348f9.cjs"))["workflow-config-NR67L5YP"]())),
  "suppressions": () => Promise.resolve().then(() => __toESM((from_suppressions_6f7fd443 ??= require("./suppressions-6f7fd443.cjs"))["suppressions-ABUO7YRK"]())),
  "run": () => Promise.resolve().then(() => __toESM((from_run_d8ca4225 ??= require("./run-d8ca4225.cjs"))["run-JY5YWJNF"]())),
  "scope": () => Promise.resolve().then(() => __toESM((from_scope_7cf5e876 ??= require("./scope-7cf5e876.cjs"))["scope-A6REOLJC"]())),
  "session": () => Promise.resolve().then(() => __toESM((from_session_2d8dab3b ??= require("./session-2d8dab3b.cjs"))["session-ESXNEL2Y"]())),
  "slot": () => Promise.resolve().then(() => __toESM((from_slot_a66aaffa ??= require("./slot-a66aaffa.cjs"))["slot-L4WYWAEY"]())),
  "ledger-event": () => Promise.resolve().then(() => __toESM((from_ledger_event_f1a04640 ??= require("./ledger-event-f1a04640.cjs"))["ledger-event-L6ZGZFMM"]())),
  "report": () => Promise.resolve().then(() => __toESM((from_report_16f8be7c ??= require("./report-16f8be7c.cjs"))["report-YMOBUGZ5"]())),
  "audit": () => Promise.resolve().then(() => __toESM((from_audit_e65a56f1 ??= require("./audit-e65a56f1.cjs"))["audit-K5AW43JP"]())),
  "journal-event": () => Promise.resolve().then(() => __toESM((from_journal_event_96624f69 ??= require("./journal-event-96624f69.cjs"))["journal-event-KJ6EZLBQ"]())),
  "audit-round": () => Promise.resolve().then(() => __toESM((from_audit_round_707fe32f ??= require("./audit-round-707fe32f.cjs"))["audit-round-DKCXJVUL"]())),
  "audit-trail": () => Promise.resolve().then(() => __toESM((from_audit_trail_7f8ce010 ??= require("./audit-trail-7f8ce010.cjs"))["audit-trail-M3TTDZYX"]())),
  "workflow-state": () => Promise.resolve().then(() => __toESM((from_workflow_state_9ca31c53 ??= require("./workflow-state-9ca31c53.cjs"))["workflow-state-M5AWYWQ3"]()))
};
var SCHEMAS = {
  "change-summarizer": () => Promise.resolve().then(() => __toESM((from_change_summarizer_25bbefa5 ??= require("./change-summarizer-25bbefa5.cjs"))["change-summarizer-R6TO4QC2"]())),
  "rules-compliance": () => Promise.resolve().then(() => __toESM((from_rules_compliance_1e0aa626 ??= require("./rules-compliance-1e0aa626.cjs"))["rules-compliance-YUEVL5PO"]())),
  "bug-scan": () => Promise.resolve().then(() => __toESM((from_bug_scan_bdc8df6b ??= require("./bug-scan-bdc8df6b.cjs"))["bug-scan-5LHGNX6O"]())),
  "dependency-check": () => Promise.resolve().then(() => __toESM((from_dependency_check_f262cf11 ??= require("./dependency-check-f262cf11.cjs"))["dependency-check-UVDGPZV2"]())),
  "history-context": () => Promise.resolve().then(() => __toESM((from_history_context_1768f2d7 ??= require("./history-context-1768f2d7.cjs"))["history-context-3WHFN5PH"]())),
  "comment-compliance": () => Promise.resolve().then(() => __toESM((from_comment_compliance_23029108 ??= require("./comment-compliance-23029108.cjs"))["comment-compliance-KHYAR4RT"]())),
  "intent-fulfilment": () => Promise.resolve().then(() => __toESM((from_intent_fulfilment_ae9f9c05 ??= require("./intent-fulfilment-ae9f9c05.cjs"))["intent-fulfilment-BJYBR6HO"]())),
  "caller-impact": () => Promise.resolve().then(() => __toESM((from_caller_impact_03c5bea4 ??= require("./caller-impact-03c5bea4.cjs"))["caller-impact-IT7LZC4R"]())),
  "data-flow-security": () => Promise.resolve().then(() => __toESM((from_data_flow_security_418a0d4e ??= require("./data-flow-security-418a0d4e.cjs"))["data-flow-security-CNZXJDIQ"]())),
  "codebase-fit": () => Promise.resolve().then(() => __toESM((from_codebase_fit_27e97848 ??= require("./codebase-fit-27e97848.cjs"))["codebase-fit-HGQ52F3X"]())),
  "finding-scorer": () => Promise.resolve().then(() => __toESM((from_finding_scorer_e972f0b5 ??= require("./finding-scorer-e972f0b5.cjs"))["finding-scorer-I4CV2KN4"]())),
  "step": () => Promise.resolve().then(() => __toESM((from_step_769aabe8 ??= require("./step-769aabe8.cjs"))["step-XSBR72W3"]())),
  "execute-step": () => Promise.resolve().then(() => __toESM((from_execute_step_1ca5adee ??= require("./execute-step-1ca5adee.cjs"))["execute-step-FAACVYEW"]())),
  "validate-plan": () => Promise.resolve().then(() => __toESM((from_validate_plan_db19d55b ??= require("./validate-plan-db19d55b.cjs"))["validate-plan-2RS3KU7H"]())),
  "execute-step-validator": () => Promise.resolve().then(() => __toESM((from_execute_step_validator_4c42c6bf ??= require("./execute-step-validator-4c42c6bf.cjs"))["execute-step-validator-RHQ43YTN"]())),
  "execute-step-validator-shared": () => Promise.resolve().then(() => __toESM((from_execute_step_validator_shared_63f13462 ??= require("./execute-step-validator-shared-63f13462.cjs"))["execute-step-validator-shared-CM5SJBQO"]())),
  "audit-specialist": () => Promise.resolve().then(() => __toESM((from_audit_specialist_efbc6544 ??= require("./audit-specialist-efbc6544.cjs"))["audit-specialist-DYE3XK5H"]())),
  "audit-triage": () => Promise.resolve().then(() => __toESM((from_audit_triage_7fbe87a0 ??= require("./audit-triage-7fbe87a0.cjs"))["audit-triage-RKRN3M2X"]())),
  "fix-executor": () => Promise.resolve().then(() => __toESM((from_fix_executor_e4784a35 ??= require("./fix-executor-e4784a35.cjs"))["fix-executor-ER6254EP"]())),
  "fix-executor-shared": () => Promise.resolve().then(() => __toESM((from_fix_executor_shared_40a770cc ??= require("./fix-executor-shared-40a770cc.cjs"))["fix-executor-shared-A6457JNY"]())),
  "fix-diff-reviewer": () => Promise.resolve().then(() => __toESM((from_fix_diff_reviewer_f9bfc571 ??= require("./fix-diff-reviewer-f9bfc571.cjs"))["fix-diff-reviewer-5BL74NSU"]())),
  "workflow-config": () => Promise.resolve().then(() => __toESM((from_workflow_config_fb27afd3 ??= require("./workflow-config-fb27afd3.cjs"))["workflow-config-74DWWXMG"]())),
  "suppressions": () => Promise.resolve().then(() => __toESM((from_suppressions_01ca182d ??= require("./suppressions-01ca182d.cjs"))["suppressions-MBCPHGWX"]())),
  "run": () => Promise.resolve().then(() => __toESM((from_run_9d70fde0 ??= require("./run-9d70fde0.cjs"))["run-RNFA4XPQ"]())),
  "scope": () => Promise.resolve().then(() => __toESM((from_scope_c2065fe0 ??= require("./scope-c2065fe0.cjs"))["scope-6ORW4M3F"]())),
  "session": () => Promise.resolve().then(() => __toESM((from_session_69872a02 ??= require("./session-69872a02.cjs"))["session-H2BDMWD5"]())),
  "slot": () => Promise.resolve().then(() => __toESM((from_slot_f41f26fb ??= require("./slot-f41f26fb.cjs"))["slot-HY2TW2DD"]())),
  "ledger-event": () => Promise.resolve().then(() => __toESM((from_ledger_event_8c1a73a5 ??= require("./ledger-event-8c1a73a5.cjs"))["ledger-event-PGFKA4TL"]())),
  "report": () => Promise.resolve().then(() => __toESM((from_report_b4101a07 ??= require("./report-b4101a07.cjs"))["report-A4R37PWQ"]())),
  "audit": () => Promise.resolve().then(() => __toESM((from_audit_1497648c ??= require("./audit-1497648c.cjs"))["audit-LS6NEKCB"]())),
  "journal-event": () => Promise.resolve().then(() => __toESM((from_journal_event_62f7e353 ??= require("./journal-event-62f7e353.cjs"))["journal-event-AHQWFNZR"]())),
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
