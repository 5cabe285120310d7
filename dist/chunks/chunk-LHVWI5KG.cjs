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
  finishStep: () => finishStep,
  readVerdict: () => readVerdict,
  verdictLine: () => verdictLine
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_H2WZGKVI = require("./chunk-H2WZGKVI.cjs");
var import_chunk_PMJUWC2A = require("./chunk-PMJUWC2A.cjs");
var import_chunk_B7B76KLT = require("./chunk-B7B76KLT.cjs");
var import_chunk_3A5WKR4E = require("./chunk-3A5WKR4E.cjs");
var import_chunk_4IVCGIZS = require("./chunk-4IVCGIZS.cjs");
var import_chunk_VECHTI4M = require("./chunk-VECHTI4M.cjs");
var import_chunk_BUK7UHHJ = require("./chunk-BUK7UHHJ.cjs");
var import_chunk_SIHW7XFA = require("./chunk-SIHW7XFA.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
var NO_RESULT = { valid: false, reason: "validator did not return a result" };
async function finishStep(run) {
  const stored = await (0, import_chunk_BUK7UHHJ.readRunJsonIfAny)(run.paths.verdict, "validate-plan");
  if (stored !== void 0 && (0, import_chunk_VECHTI4M.ending)(run.ledger) !== void 0) return stored;
  const reply = await validatorsReply(run);
  const before = await (0, import_chunk_4IVCGIZS.readStamped)(run.paths.fingerprint, run.file);
  const after = await (0, import_chunk_B7B76KLT.fingerprintRepository)(await (0, import_chunk_H2WZGKVI.workTreeOf)(run.file));
  const changed = (0, import_chunk_B7B76KLT.differences)(before, run.file.audit === void 0 ? after : { ...after, refs: before.refs });
  const verdict = changed.length === 0 ? reply ?? NO_RESULT : changedMeanwhile(changed);
  await (0, import_chunk_SIHW7XFA.writeFileAtomically)(run.paths.verdict, (0, import_chunk_BUK7UHHJ.jsonText)(verdict));
  const status = changed.length > 0 ? "failed" : reply === void 0 ? "incomplete" : "complete";
  const files = await (0, import_chunk_VECHTI4M.hashesOf)(run.paths, [run.paths.verdict]);
  await (0, import_chunk_BUK7UHHJ.record)(run.paths, { kind: "finished", status, exit: verdict.valid ? 0 : 3, files });
  return verdict;
}
async function readVerdict(run) {
  const verdict = await (0, import_chunk_BUK7UHHJ.readRunJsonIfAny)(run.paths.verdict, "validate-plan");
  if (verdict !== void 0 && (0, import_chunk_VECHTI4M.ending)(run.ledger) !== void 0) return verdict;
  throw new import_chunk_TJ5KMKV5.Failure("run/not-finished", `run ${run.file.run} has no verdict yet`, {
    hint: `go on with: correctless next ${run.file.run}`
  });
}
function verdictLine({ valid, reason }) {
  return `${JSON.stringify({ valid, reason })}
`;
}
async function validatorsReply(run) {
  const [slot] = run.slots;
  const reply = slot === void 0 ? void 0 : await (0, import_chunk_PMJUWC2A.storedReply)(run, slot, "execute-step-validator");
  return reply === void 0 ? void 0 : (0, import_chunk_3A5WKR4E.createRedactor)().redactIn(reply);
}
function changedMeanwhile(changed) {
  const [first, ...more] = changed;
  const rest = more.length === 0 ? "" : ` and ${more.length} more`;
  return { valid: false, reason: `the repository changed while the step was judged: ${first ?? ""}${rest}` };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  finishStep,
  readVerdict,
  verdictLine
});
