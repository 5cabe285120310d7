var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
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
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  auditVerdict: () => auditVerdict,
  convergence: () => convergence,
  divergences: () => divergences
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NFHYS2AH = require("./chunk-NFHYS2AH.cjs");
function convergence(preset, state, round) {
  const grave = openFindings(state).filter(isGrave).length;
  const reasons = [
    ...grave > 0 ? [`${grave} critical or high open`] : [],
    ...round.kept.size > 0 ? [`${round.kept.size} new in round ${round.round}`] : [],
    ...round.gaps.length > 0 && (0, import_chunk_NFHYS2AH.gates)(preset) ? [`no reply of ${round.gaps.join(", ")}`] : [],
    ...round.unopened.length > 0 ? [`${round.unopened.length} files that nobody opened`] : []
  ];
  return reasons.length === 0 ? { converged: true, why: `nothing new in round ${round.round}, nothing grave open, every file opened` } : { converged: false, why: reasons.join("; ") };
}
function openFindings({ findings }) {
  return [...findings.values()].filter(({ status }) => status === "open");
}
function isGrave({ severity }) {
  return severity === "critical" || severity === "high";
}
function divergences({ rounds }) {
  return rounds.filter(({ kept }, index) => index > 0 && kept.size > (rounds[index - 1]?.kept.size ?? 0)).map(({ round }) => round);
}
function auditVerdict({ aborted, ended, findings }) {
  if (aborted !== void 0) {
    const exit = aborted.code === "PROMPT-BUDGET-EXCEEDED" ? 2 : 3;
    return { status: "failed", exit, why: aborted.why };
  }
  if (ended?.outcome !== "converged") {
    return { status: "incomplete", exit: 3, why: ended?.why ?? "the audit is not over" };
  }
  const grave = [...findings.values()].filter(
    (finding) => isGrave(finding) && (finding.status === "open" || finding.status === "deferred")
  );
  return grave.length === 0 ? { status: "complete", exit: 0, why: ended.why } : { status: "complete", exit: 1, why: `${grave.length} critical or high not fixed` };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditVerdict,
  convergence,
  divergences
});
