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
var from_audit_7eecad38;
var from_audit_round_c9801e0c;
var from_audit_specialist_f0982454;
var from_audit_trail_7f8ce010;
var from_audit_triage_5921a56c;
var from_bug_scan_ac9ae7b1;
var from_caller_impact_fafcde31;
var from_change_summarizer_3cb6709f;
var from_chunk_0faa1c29;
var from_codebase_fit_421eff8f;
var from_comment_compliance_a0bc5cb4;
var from_data_flow_security_60995c55;
var from_dependency_check_f572a05d;
var from_execute_step_ef9013c0;
var from_execute_step_validator_0bd7c343;
var from_finding_scorer_b9ce2fde;
var from_fix_diff_reviewer_79b96baf;
var from_fix_executor_b4e707ed;
var from_history_context_92b09c5d;
var from_intent_fulfilment_aa805cb6;
var from_journal_event_018cc9b8;
var from_ledger_event_458ed4f8;
var from_look_9f997479;
var from_look_eeeac387;
var from_post_6344bf67;
var from_pre_5b73e80d;
var from_report_6281346f;
var from_resume_ee25f055;
var from_rules_compliance_38556e52;
var from_run_9fa5ff32;
var from_scope_89db74b5;
var from_session_9fabc404;
var from_slot_1f2b302e;
var from_step_b9242172;
var from_stop_047a9a6f;
var from_suppressions_a9c402a7;
var from_validate_plan_f3b9f841;
var from_workflow_config_a13ae68f;
var from_workflow_state_c4e5cc58;
parts["chunk-27MUJIPQ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  runOfSession: () => runOfSession,
  startingFolders: () => startingFolders,
  topOfRun: () => topOfRun
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_YM7SSJYY = (from_chunk_0faa1c29 ??= require("./chunks/chunk-0faa1c29.cjs"))["chunk-YM7SSJYY"]();
var import_chunk_7APCTLTW = (from_chunk_0faa1c29 ??= require("./chunks/chunk-0faa1c29.cjs"))["chunk-7APCTLTW"]();
var import_chunk_M7V4JJRG = (from_chunk_0faa1c29 ??= require("./chunks/chunk-0faa1c29.cjs"))["chunk-M7V4JJRG"]();
var import_chunk_SIHW7XFA = (from_chunk_0faa1c29 ??= require("./chunks/chunk-0faa1c29.cjs"))["chunk-SIHW7XFA"]();
var import_node_path = require("node:path");
function startingFolders(cwd, env) {
  const folders = [cwd, env["CLAUDE_PROJECT_DIR"]].filter(
    (f) => typeof f === "string" && f !== ""
  );
  return [...new Set(folders.flatMap(withParents))];
}
function withParents(folder) {
  const parent = (0, import_node_path.dirname)(folder);
  return parent === folder ? [folder] : [folder, ...withParents(parent)];
}
async function topOfRun(folders, run) {
  for (const folder of folders) {
    if (await (0, import_chunk_YM7SSJYY.isFile)((0, import_chunk_7APCTLTW.runPaths)(folder, run).run)) return folder;
  }
  return void 0;
}
async function runOfSession(folders, session) {
  if (typeof session !== "string") return void 0;
  for (const folder of folders) {
    const path = (0, import_chunk_7APCTLTW.sessionPath)(folder, session);
    const text = await (0, import_chunk_SIHW7XFA.readTextIfAny)(path);
    if (text !== void 0) return { top: folder, session: await (0, import_chunk_M7V4JJRG.checkedJson)(path, "session", text) };
  }
  return void 0;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  runOfSession,
  startingFolders,
  topOfRun
});
});
parts["chunk-3HBUPN4Z"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  allowLook: () => allowLook,
  deny: () => deny,
  goOn: () => goOn,
  receipt: () => receipt,
  replaceInput: () => replaceInput,
  sendBack: () => sendBack
});
module.exports = __toCommonJS(stdin_exports);
var goOn = { status: 0 };
function replaceInput(input) {
  return json({ hookSpecificOutput: { hookEventName: "PreToolUse", updatedInput: input } });
}
function allowLook(input) {
  return json({
    hookSpecificOutput: { hookEventName: "PreToolUse", permissionDecision: "allow", updatedInput: input }
  });
}
function deny(reason) {
  return json({
    hookSpecificOutput: {
      hookEventName: "PreToolUse",
      permissionDecision: "deny",
      permissionDecisionReason: reason
    }
  });
}
function sendBack(reason) {
  return json({ decision: "block", reason });
}
function receipt(toolResponse, line) {
  return json({
    hookSpecificOutput: {
      hookEventName: "PostToolUse",
      updatedToolOutput: {
        ...toolResponse,
        content: [{ type: "text", text: line }],
        canContinueAgent: false
      }
    }
  });
}
function json(value) {
  return { status: 0, stdout: `${JSON.stringify(value)}
` };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  allowLook,
  deny,
  goOn,
  receipt,
  replaceInput,
  sendBack
});
});
parts["chunk-D22XEUC3"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  AGENTS: () => AGENTS,
  AGENTS_THAT_WRITE: () => AGENTS_THAT_WRITE,
  AGENTS_WITHOUT_FENCE: () => AGENTS_WITHOUT_FENCE,
  AGENTS_WITHOUT_SLOT: () => AGENTS_WITHOUT_SLOT,
  AGENTS_WITHOUT_TREE: () => AGENTS_WITHOUT_TREE,
  DEEP_LENSES: () => DEEP_LENSES,
  DEFAULT_LENSES: () => DEFAULT_LENSES,
  FAIL_LEVELS: () => FAIL_LEVELS,
  LENSES: () => LENSES,
  MAX_SCORED_TOGETHER: () => MAX_SCORED_TOGETHER,
  PHASES_OF: () => PHASES_OF,
  PRESETS: () => PRESETS,
  SCOPE_POLICIES: () => SCOPE_POLICIES,
  SEVERITIES: () => SEVERITIES
});
module.exports = __toCommonJS(stdin_exports);
var SEVERITIES = ["critical", "high", "medium", "low"];
var DEFAULT_LENSES = [
  "rules-compliance",
  "bug-scan",
  "dependency-check",
  "history-context",
  "comment-compliance"
];
var DEEP_LENSES = [
  "intent-fulfilment",
  "caller-impact",
  "data-flow-security",
  "codebase-fit"
];
var LENSES = [...DEFAULT_LENSES, ...DEEP_LENSES];
var REVIEW_AGENTS = ["change-summarizer", ...LENSES, "finding-scorer"];
var AGENTS = [
  ...REVIEW_AGENTS,
  "execute-step-validator",
  "audit-specialist",
  "audit-triage",
  "fix-executor",
  "fix-diff-reviewer"
];
var AGENTS_WITHOUT_SLOT = [
  "execute-step-validator",
  "fix-executor",
  "fix-diff-reviewer"
];
var AGENTS_WITHOUT_FENCE = ["fix-diff-reviewer"];
var AGENTS_THAT_WRITE = ["fix-executor"];
var AGENTS_WITHOUT_TREE = ["rules-compliance", "bug-scan"];
var MAX_SCORED_TOGETHER = 5;
var SCOPE_POLICIES = ["added", "diff_context", "file", "nofilter"];
var FAIL_LEVELS = ["critical", "important", "never"];
var PHASES_OF = {
  review: ["summary", "review", "score"],
  step: ["judge"],
  hunt: ["hunt"],
  triage: ["triage"],
  fix: ["fix"],
  verify: ["verify"]
};
var PRESETS = ["qa", "hacker", "perf", "ux", "custom"];
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  AGENTS,
  AGENTS_THAT_WRITE,
  AGENTS_WITHOUT_FENCE,
  AGENTS_WITHOUT_SLOT,
  AGENTS_WITHOUT_TREE,
  DEEP_LENSES,
  DEFAULT_LENSES,
  FAIL_LEVELS,
  LENSES,
  MAX_SCORED_TOGETHER,
  PHASES_OF,
  PRESETS,
  SCOPE_POLICIES,
  SEVERITIES
});
});
parts["chunk-HJ4XJV55"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  failureText: () => failureText,
  outcomeOf: () => outcomeOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TJ5KMKV5 = parts["chunk-TJ5KMKV5"]();
function outcomeOf(error) {
  if (error instanceof import_chunk_TJ5KMKV5.Failure) return { status: import_chunk_TJ5KMKV5.FAILURES[error.code], stderr: failureText(error) };
  const stack = error instanceof Error ? error.stack ?? error.message : String(error);
  return { status: 70, stderr: `internal error, please report it
${stack}
` };
}
function failureText(failure) {
  const hint = failure.hint === void 0 ? "" : `hint: ${failure.hint}
`;
  return `${failure.code}: ${failure.message}
${hint}`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  failureText,
  outcomeOf
});
});
parts["chunk-JTMPJUH2"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  CONTRACT_NAMES: () => CONTRACT_NAMES,
  checkContract: () => checkContract
});
module.exports = __toCommonJS(stdin_exports);
var COMPILED = {
  "change-summarizer": () => Promise.resolve().then(() => __toESM((from_change_summarizer_3cb6709f ??= require("./chunks/change-summarizer-3cb6709f.cjs"))["change-summarizer-5DGAP4WN"]())),
  "rules-compliance": () => Promise.resolve().then(() => __toESM((from_rules_compliance_38556e52 ??= require("./chunks/rules-compliance-38556e52.cjs"))["rules-compliance-7ATIT4E3"]())),
  "bug-scan": () => Promise.resolve().then(() => __toESM((from_bug_scan_ac9ae7b1 ??= require("./chunks/bug-scan-ac9ae7b1.cjs"))["bug-scan-ZDXPPLWO"]())),
  "dependency-check": () => Promise.resolve().then(() => __toESM((from_dependency_check_f572a05d ??= require("./chunks/dependency-check-f572a05d.cjs"))["dependency-check-FZXEBDYD"]())),
  "history-context": () => Promise.resolve().then(() => __toESM((from_history_context_92b09c5d ??= require("./chunks/history-context-92b09c5d.cjs"))["history-context-PJ6KJL3N"]())),
  "comment-compliance": () => Promise.resolve().then(() => __toESM((from_comment_compliance_a0bc5cb4 ??= require("./chunks/comment-compliance-a0bc5cb4.cjs"))["comment-compliance-GOFUI3OI"]())),
  "intent-fulfilment": () => Promise.resolve().then(() => __toESM((from_intent_fulfilment_aa805cb6 ??= require("./chunks/intent-fulfilment-aa805cb6.cjs"))["intent-fulfilment-ZWDIXDAI"]())),
  "caller-impact": () => Promise.resolve().then(() => __toESM((from_caller_impact_fafcde31 ??= require("./chunks/caller-impact-fafcde31.cjs"))["caller-impact-CSSEYYT5"]())),
  "data-flow-security": () => Promise.resolve().then(() => __toESM((from_data_flow_security_60995c55 ??= require("./chunks/data-flow-security-60995c55.cjs"))["data-flow-security-DCH63Y3R"]())),
  "codebase-fit": () => Promise.resolve().then(() => __toESM((from_codebase_fit_421eff8f ??= require("./chunks/codebase-fit-421eff8f.cjs"))["codebase-fit-CU5L3KYA"]())),
  "finding-scorer": () => Promise.resolve().then(() => __toESM((from_finding_scorer_b9ce2fde ??= require("./chunks/finding-scorer-b9ce2fde.cjs"))["finding-scorer-2GVVDRWR"]())),
  "step": () => Promise.resolve().then(() => __toESM((from_step_b9242172 ??= require("./chunks/step-b9242172.cjs"))["step-UTMOUHCO"]())),
  "execute-step": () => Promise.resolve().then(() => __toESM((from_execute_step_ef9013c0 ??= require("./chunks/execute-step-ef9013c0.cjs"))["execute-step-4ARX763N"]())),
  "validate-plan": () => Promise.resolve().then(() => __toESM((from_validate_plan_f3b9f841 ??= require("./chunks/validate-plan-f3b9f841.cjs"))["validate-plan-SQQPYFA2"]())),
  "execute-step-validator": () => Promise.resolve().then(() => __toESM((from_execute_step_validator_0bd7c343 ??= require("./chunks/execute-step-validator-0bd7c343.cjs"))["execute-step-validator-HWPLKZAP"]())),
  "audit-specialist": () => Promise.resolve().then(() => __toESM((from_audit_specialist_f0982454 ??= require("./chunks/audit-specialist-f0982454.cjs"))["audit-specialist-BYHVD3MV"]())),
  "audit-triage": () => Promise.resolve().then(() => __toESM((from_audit_triage_5921a56c ??= require("./chunks/audit-triage-5921a56c.cjs"))["audit-triage-WFFHHSIE"]())),
  "fix-executor": () => Promise.resolve().then(() => __toESM((from_fix_executor_b4e707ed ??= require("./chunks/fix-executor-b4e707ed.cjs"))["fix-executor-IZSG4JMH"]())),
  "fix-diff-reviewer": () => Promise.resolve().then(() => __toESM((from_fix_diff_reviewer_79b96baf ??= require("./chunks/fix-diff-reviewer-79b96baf.cjs"))["fix-diff-reviewer-57J4KURO"]())),
  "workflow-config": () => Promise.resolve().then(() => __toESM((from_workflow_config_a13ae68f ??= require("./chunks/workflow-config-a13ae68f.cjs"))["workflow-config-VWEBYEWY"]())),
  "suppressions": () => Promise.resolve().then(() => __toESM((from_suppressions_a9c402a7 ??= require("./chunks/suppressions-a9c402a7.cjs"))["suppressions-MJRMJBID"]())),
  "run": () => Promise.resolve().then(() => __toESM((from_run_9fa5ff32 ??= require("./chunks/run-9fa5ff32.cjs"))["run-SLHE42ZM"]())),
  "scope": () => Promise.resolve().then(() => __toESM((from_scope_89db74b5 ??= require("./chunks/scope-89db74b5.cjs"))["scope-I4X24FXZ"]())),
  "session": () => Promise.resolve().then(() => __toESM((from_session_9fabc404 ??= require("./chunks/session-9fabc404.cjs"))["session-VKQ6SOX4"]())),
  "slot": () => Promise.resolve().then(() => __toESM((from_slot_1f2b302e ??= require("./chunks/slot-1f2b302e.cjs"))["slot-H7TFWMEQ"]())),
  "ledger-event": () => Promise.resolve().then(() => __toESM((from_ledger_event_458ed4f8 ??= require("./chunks/ledger-event-458ed4f8.cjs"))["ledger-event-B2UGKF5W"]())),
  "report": () => Promise.resolve().then(() => __toESM((from_report_6281346f ??= require("./chunks/report-6281346f.cjs"))["report-VCZIOTUX"]())),
  "audit": () => Promise.resolve().then(() => __toESM((from_audit_7eecad38 ??= require("./chunks/audit-7eecad38.cjs"))["audit-C5RYZ3BH"]())),
  "journal-event": () => Promise.resolve().then(() => __toESM((from_journal_event_018cc9b8 ??= require("./chunks/journal-event-018cc9b8.cjs"))["journal-event-EHU2YJYS"]())),
  "audit-round": () => Promise.resolve().then(() => __toESM((from_audit_round_c9801e0c ??= require("./chunks/audit-round-c9801e0c.cjs"))["audit-round-VQMZ53K7"]())),
  "audit-trail": () => Promise.resolve().then(() => __toESM((from_audit_trail_7f8ce010 ??= require("./chunks/audit-trail-7f8ce010.cjs"))["audit-trail-M3TTDZYX"]())),
  "workflow-state": () => Promise.resolve().then(() => __toESM((from_workflow_state_c4e5cc58 ??= require("./chunks/workflow-state-c4e5cc58.cjs"))["workflow-state-GHLXJH22"]()))
};
var CONTRACT_NAMES = Object.keys(COMPILED);
async function checkContract(contract, value) {
  const { validate } = await COMPILED[contract]();
  if (validate(value)) return { kind: "valid", value };
  const [first, ...others] = (validate.errors ?? []).map((violation) => defectOf(violation, value));
  if (first === void 0) throw new Error(`the validator of ${contract} refused a value without a reason`);
  return { kind: "invalid", defects: [first, ...others] };
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
  checkContract
});
});
parts["chunk-PQNXDWJD"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  __commonJS: () => __commonJS,
  __require: () => __require,
  __toESM: () => __toESM
});
module.exports = __toCommonJS(stdin_exports);
var __create = Object.create;
var __defProp2 = Object.defineProperty;
var __getOwnPropDesc2 = Object.getOwnPropertyDescriptor;
var __getOwnPropNames2 = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp2 = Object.prototype.hasOwnProperty;
var __require = /* @__PURE__ */ ((x) => typeof require !== "undefined" ? require : typeof Proxy !== "undefined" ? new Proxy(x, {
  get: (a, b) => (typeof require !== "undefined" ? require : a)[b]
}) : x)(function(x) {
  if (typeof require !== "undefined") return require.apply(this, arguments);
  throw Error('Dynamic require of "' + x + '" is not supported');
});
var __commonJS = (cb, mod) => function __require2() {
  try {
    return mod || (0, cb[__getOwnPropNames2(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __copyProps2 = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames2(from))
      if (!__hasOwnProp2.call(to, key) && key !== except)
        __defProp2(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc2(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps2(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp2(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  __commonJS,
  __require,
  __toESM
});
});
parts["chunk-RB66ADJ2"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  VERSION_LINE: () => VERSION_LINE
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_YNVMEEXY = parts["chunk-YNVMEEXY"]();
var VERSION_LINE = `correctless ${import_chunk_YNVMEEXY.VERSION}
`;
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  VERSION_LINE
});
});
parts["chunk-TJ5KMKV5"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  FAILURES: () => FAILURES,
  Failure: () => Failure
});
module.exports = __toCommonJS(stdin_exports);
var FAILURES = {
  "usage/unknown-command": 2,
  "usage/unknown-option": 2,
  "usage/missing-argument": 2,
  "usage/bad-value": 2,
  "scope/empty": 2,
  "scope/base-is-head": 2,
  "scope/unknown-revision": 2,
  "scope/unrelated-histories": 2,
  "scope/no-default-branch": 2,
  "scope/too-many-files": 2,
  "scope/too-much-text": 2,
  "scope/unmerged": 2,
  "scope/nothing-to-review": 2,
  "scope/no-pull-request": 2,
  "scope/no-github-remote": 2,
  "scope/wrong-repository": 2,
  "scope/pull-request-closed": 2,
  "rules/none-found": 2,
  "config/unreadable": 2,
  "config/unknown-key": 2,
  "config/bad-value": 2,
  "refused/no-json": 3,
  "refused/several-json-values": 3,
  "refused/not-strict-json": 3,
  "refused/duplicate-key": 3,
  "refused/too-deep": 3,
  "refused/too-large": 3,
  "refused/schema": 3,
  "refused/wrong-slot": 3,
  "refused/duplicate-id": 3,
  "refused/claims": 3,
  "refused/not-a-diff": 3,
  "refused/combined-diff": 3,
  "refused/malformed-diff": 3,
  "refused/diff-disagrees-with-git": 3,
  "refused/diff-disagrees-with-github": 3,
  "refused/empty-change-map": 3,
  "run/unknown": 2,
  "run/unknown-slot": 2,
  "run/corrupt": 3,
  "run/other-repository": 2,
  "run/not-finished": 3,
  "run/captured-by-hooks": 2,
  "run/slot-stored": 2,
  "run/over-cap": 2,
  "post/no-pull-request": 2,
  "post/outdated": 2,
  "post/pending-review": 2,
  "post/refused": 4,
  "merge/no-shards": 2,
  "merge/not-a-shard": 2,
  "merge/other-plan": 2,
  "merge/shard-twice": 2,
  "merge/edited-shard": 3,
  "merge/unknown-head": 4,
  /** Markers of the fix review, in the words that other tools look for. */
  "PROMPT-BUDGET-EXCEEDED": 2,
  "FAIL-CLOSED": 3,
  "FORENSIC-LOG-FAILED": 3,
  "audit/blocking": 3,
  "audit/unknown": 2,
  "audit/open": 2,
  "audit/busy": 2,
  "audit/not-over": 2,
  "audit/no-test-command": 2,
  "audit/no-roles": 2,
  "audit/no-question": 2,
  "audit/setup-failed": 4,
  "audit/branch-exists": 2,
  "audit/no-branch": 2,
  "audit/work-tree-dirty": 2,
  "audit/ref-exists": 3,
  "audit/branch-moved": 3,
  "audit/merge-conflict": 3,
  "environment/not-a-repository": 4,
  "environment/no-commits": 4,
  "environment/no-identity": 4,
  "environment/shallow-without-base": 4,
  "environment/git-missing": 4,
  "environment/git-failed": 4,
  "environment/file-unreadable": 4,
  "environment/file-unwritable": 4,
  "environment/tree-unavailable": 4,
  "environment/not-started": 4,
  "environment/client-missing": 4,
  "environment/fetch-failed": 4,
  "environment/pull-request-moved": 4,
  "environment/gh-missing": 4,
  "environment/gh-not-logged-in": 4,
  "environment/gh-no-access": 4,
  "environment/gh-rate-limited": 4,
  "environment/gh-unreachable": 4,
  "environment/gh-failed": 4
};
var Failure = class extends Error {
  name = "Failure";
  code;
  hint;
  constructor(code, message, options = {}) {
    super(message, options.cause === void 0 ? {} : { cause: options.cause });
    this.code = code;
    this.hint = options.hint;
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  FAILURES,
  Failure
});
});
parts["chunk-YNVMEEXY"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  VERSION: () => VERSION
});
module.exports = __toCommonJS(stdin_exports);
var VERSION = "0.1.0";
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  VERSION
});
});
parts["entry-IDSRAMMR"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  hookEntry: () => hookEntry
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_D22XEUC3 = parts["chunk-D22XEUC3"]();
var import_chunk_3HBUPN4Z = parts["chunk-3HBUPN4Z"]();
var import_chunk_TJ5KMKV5 = parts["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = parts["chunk-PQNXDWJD"]();
var HOOKS = ["pre", "look", "stop", "post"];
function ourAgent(hook, event) {
  const type = hook === "pre" || hook === "post" ? event.tool_input?.["subagent_type"] : event.agent_type;
  return typeof type === "string" ? agentNamed(type) : void 0;
}
function agentNamed(type) {
  const name = folded(type);
  return import_chunk_D22XEUC3.AGENTS.find((agent) => folded(`correctless:${agent}`) === name);
}
function folded(name) {
  return /^[\x20-\x7e]*$/.test(name) ? name.toLowerCase().replaceAll(/[^a-z0-9:]/g, "") : foldedUnicode(name);
}
function foldedUnicode(name) {
  return name.normalize("NFKC").toLowerCase().replaceAll(/[^\p{L}\p{N}:]/gu, "");
}
async function hookEntry(name, stdin, env) {
  const hook = HOOKS.find((h) => h === name);
  if (hook === void 0) {
    throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `no hook "${name}"`, { hint: `one of: ${HOOKS.join(", ")}` });
  }
  try {
    return await answer(hook, eventIn(stdin), env);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    if (hook === "pre") return (0, import_chunk_3HBUPN4Z.deny)(`correctless could not prepare this agent: ${said}`);
    return { status: hook === "look" ? 2 : 1, stderr: `correctless hook ${hook}: ${said}
` };
  }
}
function eventIn(stdin) {
  const value = JSON.parse(stdin.toString("utf8"));
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  throw new Error("the event is not a JSON object");
}
async function answer(hook, event, env) {
  if (hook === "pre" && event.tool_name === "SendMessage") {
    return (await Promise.resolve().then(() => __toESM((from_resume_ee25f055 ??= require("./chunks/resume-ee25f055.cjs"))["resume-IQMHOTII"]()))).resumeHook(event, env);
  }
  const agent = ourAgent(hook, event);
  if (agent === void 0) return import_chunk_3HBUPN4Z.goOn;
  switch (hook) {
    case "pre":
      return (await Promise.resolve().then(() => __toESM((from_pre_5b73e80d ??= require("./chunks/pre-5b73e80d.cjs"))["pre-GIVBI3Z4"]()))).preHook(agent, event, env);
    case "look":
      return (await Promise.resolve().then(() => __toESM((from_look_eeeac387 ??= require("./chunks/look-eeeac387.cjs"))["look-N455FRUG"]()))).lookHook(agent, event, env);
    case "stop":
      return (await Promise.resolve().then(() => __toESM((from_stop_047a9a6f ??= require("./chunks/stop-047a9a6f.cjs"))["stop-GQRMZTHU"]()))).stopHook(agent, event, env);
    case "post":
      return (await Promise.resolve().then(() => __toESM((from_post_6344bf67 ??= require("./chunks/post-6344bf67.cjs"))["post-OUKRJFQD"]()))).postHook(agent, event, env);
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  hookEntry
});
});
parts["main"] = part((module, exports) => {
var import_chunk_RB66ADJ2 = parts["chunk-RB66ADJ2"]();
var import_chunk_HJ4XJV55 = parts["chunk-HJ4XJV55"]();
var import_chunk_YNVMEEXY = parts["chunk-YNVMEEXY"]();
var import_chunk_TJ5KMKV5 = parts["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = parts["chunk-PQNXDWJD"]();
var import_node_fs = require("node:fs");
var import_node_fs2 = require("node:fs");
var CHUNK = 64 * 1024;
async function readStdin() {
  const chunks = [];
  for (; ; ) {
    const chunk = Buffer.allocUnsafe(CHUNK);
    const bytes = readOrWait(chunk);
    if (bytes === "wait") return Buffer.concat([...chunks, await restOfStdin()]);
    if (bytes === 0) return Buffer.concat(chunks);
    chunks.push(chunk.subarray(0, bytes));
  }
}
function readOrWait(chunk) {
  try {
    return (0, import_node_fs2.readSync)(0, chunk);
  } catch (error) {
    const { code } = error;
    if (code === "EOF") return 0;
    if (code === "EAGAIN") return "wait";
    throw error;
  }
}
async function restOfStdin() {
  const chunks = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks);
}
var argv = process.argv.slice(2);
var isLook = argv[0] === "hook" && argv[1] === "look";
var broken = isLook ? 2 : 70;
process.exitCode = broken;
if (isLook) setTimeout(() => process.kill(process.pid, "SIGKILL"), 1e4).unref();
var answered = false;
var streams = /* @__PURE__ */ new Set();
process.once("exit", () => {
  if (!answered) (0, import_node_fs.writeSync)(2, "internal error, please report it\nthe command ended without an answer\n");
});
void Promise.race([answer(), crash()]).then(write);
async function answer() {
  try {
    const [first, name] = argv;
    if (first === "hook" && name !== void 0 && !name.startsWith("-")) {
      const { hookEntry } = await Promise.resolve().then(() => __toESM(parts["entry-IDSRAMMR"]()));
      return await hookEntry(name, await readStdin(), process.env);
    }
    if (argv.length === 1 && first === "--version") {
      return { status: 0, stdout: import_chunk_RB66ADJ2.VERSION_LINE };
    }
    const [{ main }, { lookOf }] = await Promise.all([Promise.resolve().then(() => __toESM((from_look_9f997479 ??= require("./chunks/look-9f997479.cjs"))["main-DYMIKRQU"]())), Promise.resolve().then(() => __toESM((from_look_9f997479 ??= require("./chunks/look-9f997479.cjs"))["look-NSSFWPEC"]()))]);
    const look = lookOf(screen(), process.env);
    return await main(argv, {
      cwd: process.cwd(),
      env: process.env,
      stdin: readStdin,
      look,
      live: openLive()
    });
  } catch (error) {
    return (0, import_chunk_HJ4XJV55.outcomeOf)(error);
  }
}
function crash() {
  return new Promise((resolve) => {
    process.on("uncaughtException", (error) => {
      if (answered) write((0, import_chunk_HJ4XJV55.outcomeOf)(error));
      else resolve((0, import_chunk_HJ4XJV55.outcomeOf)(error));
    });
  });
}
function write(outcome) {
  answered = true;
  process.exitCode = isLook && outcome.status !== 0 ? 2 : outcome.status;
  if (outcome.stderr !== void 0 && outcome.stderr !== "") send(2, outcome.stderr);
  if (outcome.stdout !== void 0 && outcome.stdout.length > 0) send(1, outcome.stdout);
}
function openLive() {
  return {
    get isTerminal() {
      return streamOf(2).isTTY;
    },
    columns: () => streamOf(2).columns,
    write: (text) => void streamOf(2).write(text)
  };
}
function screen() {
  if (takesAtOnce(1)) return { isTTY: false, columns: void 0 };
  const { isTTY = false, columns } = process.stdout;
  return { isTTY, columns };
}
function send(to, text) {
  const rest = takesAtOnce(to) ? restAfterWriting(to, text) : text;
  if (rest.length > 0) streamOf(to).write(rest);
}
function takesAtOnce(to) {
  if (process.platform === "win32" || streams.has(to)) return false;
  try {
    const kind = (0, import_node_fs.fstatSync)(to);
    return kind.isFIFO() || kind.isSocket() || kind.isFile();
  } catch {
    return false;
  }
}
function restAfterWriting(to, text) {
  let rest = typeof text === "string" ? Buffer.from(text) : text;
  try {
    while (rest.length > 0) rest = rest.subarray((0, import_node_fs.writeSync)(to, rest));
  } catch (error) {
    if (error.code === "EAGAIN") return rest;
    noteLost(error);
    return new Uint8Array();
  }
  return rest;
}
function streamOf(to) {
  const stream = to === 1 ? process.stdout : process.stderr;
  if (!streams.has(to)) stream.on("error", noteLost);
  streams.add(to);
  return stream;
}
function noteLost({ code }) {
  if (code !== "EPIPE") process.exitCode = broken;
}
});
parts["main"]();
