var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  CONTRACT_NAMES: () => CONTRACT_NAMES,
  checkContract: () => checkContract
});
module.exports = __toCommonJS(stdin_exports);
var COMPILED = {
  "change-summarizer": () => Promise.resolve().then(() => __toESM(require("./change-summarizer-5DGAP4WN.cjs"))),
  "rules-compliance": () => Promise.resolve().then(() => __toESM(require("./rules-compliance-7ATIT4E3.cjs"))),
  "bug-scan": () => Promise.resolve().then(() => __toESM(require("./bug-scan-ZDXPPLWO.cjs"))),
  "dependency-check": () => Promise.resolve().then(() => __toESM(require("./dependency-check-FZXEBDYD.cjs"))),
  "history-context": () => Promise.resolve().then(() => __toESM(require("./history-context-PJ6KJL3N.cjs"))),
  "comment-compliance": () => Promise.resolve().then(() => __toESM(require("./comment-compliance-GOFUI3OI.cjs"))),
  "intent-fulfilment": () => Promise.resolve().then(() => __toESM(require("./intent-fulfilment-ZWDIXDAI.cjs"))),
  "caller-impact": () => Promise.resolve().then(() => __toESM(require("./caller-impact-CSSEYYT5.cjs"))),
  "data-flow-security": () => Promise.resolve().then(() => __toESM(require("./data-flow-security-DCH63Y3R.cjs"))),
  "codebase-fit": () => Promise.resolve().then(() => __toESM(require("./codebase-fit-CU5L3KYA.cjs"))),
  "finding-scorer": () => Promise.resolve().then(() => __toESM(require("./finding-scorer-RPI6LAMI.cjs"))),
  "step": () => Promise.resolve().then(() => __toESM(require("./step-UTMOUHCO.cjs"))),
  "execute-step": () => Promise.resolve().then(() => __toESM(require("./execute-step-4ARX763N.cjs"))),
  "validate-plan": () => Promise.resolve().then(() => __toESM(require("./validate-plan-SQQPYFA2.cjs"))),
  "execute-step-validator": () => Promise.resolve().then(() => __toESM(require("./execute-step-validator-HWPLKZAP.cjs"))),
  "audit-specialist": () => Promise.resolve().then(() => __toESM(require("./audit-specialist-BYHVD3MV.cjs"))),
  "audit-triage": () => Promise.resolve().then(() => __toESM(require("./audit-triage-WFFHHSIE.cjs"))),
  "fix-executor": () => Promise.resolve().then(() => __toESM(require("./fix-executor-IZSG4JMH.cjs"))),
  "fix-diff-reviewer": () => Promise.resolve().then(() => __toESM(require("./fix-diff-reviewer-57J4KURO.cjs"))),
  "workflow-config": () => Promise.resolve().then(() => __toESM(require("./workflow-config-VWEBYEWY.cjs"))),
  "suppressions": () => Promise.resolve().then(() => __toESM(require("./suppressions-MJRMJBID.cjs"))),
  "run": () => Promise.resolve().then(() => __toESM(require("./run-AAUZHS36.cjs"))),
  "scope": () => Promise.resolve().then(() => __toESM(require("./scope-I4X24FXZ.cjs"))),
  "session": () => Promise.resolve().then(() => __toESM(require("./session-VKQ6SOX4.cjs"))),
  "slot": () => Promise.resolve().then(() => __toESM(require("./slot-5G26XASO.cjs"))),
  "ledger-event": () => Promise.resolve().then(() => __toESM(require("./ledger-event-B2UGKF5W.cjs"))),
  "report": () => Promise.resolve().then(() => __toESM(require("./report-MOYOSFVF.cjs"))),
  "audit": () => Promise.resolve().then(() => __toESM(require("./audit-C5RYZ3BH.cjs"))),
  "journal-event": () => Promise.resolve().then(() => __toESM(require("./journal-event-EHU2YJYS.cjs"))),
  "audit-round": () => Promise.resolve().then(() => __toESM(require("./audit-round-VQMZ53K7.cjs"))),
  "audit-trail": () => Promise.resolve().then(() => __toESM(require("./audit-trail-M3TTDZYX.cjs"))),
  "workflow-state": () => Promise.resolve().then(() => __toESM(require("./workflow-state-GHLXJH22.cjs")))
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
