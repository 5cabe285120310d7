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
var import_chunk_4U66IUBO = require("./chunk-4U66IUBO.cjs");
var import_chunk_KLIVVR2V = require("./chunk-KLIVVR2V.cjs");
var import_chunk_V6KAZEFG = require("./chunk-V6KAZEFG.cjs");
var import_chunk_MTB4QYU2 = require("./chunk-MTB4QYU2.cjs");
var import_chunk_LCCOYSKI = require("./chunk-LCCOYSKI.cjs");
var import_chunk_2N5ZNTP2 = require("./chunk-2N5ZNTP2.cjs");
var import_chunk_U2XDWY6A = require("./chunk-U2XDWY6A.cjs");
var import_chunk_2LLYUIDT = require("./chunk-2LLYUIDT.cjs");
var import_chunk_6XOGM6CC = require("./chunk-6XOGM6CC.cjs");
var NO_RESULT = { valid: false, reason: "validator did not return a result" };
async function finishStep(run) {
  const stored = await (0, import_chunk_U2XDWY6A.readRunJsonIfAny)(run.paths.verdict, "validate-plan");
  if (stored !== void 0 && run.ledger.at(-1)?.kind === "finished") return stored;
  const reply = await validatorsReply(run);
  const before = await (0, import_chunk_LCCOYSKI.readStamped)(run.paths.fingerprint, run.file);
  const after = await (0, import_chunk_MTB4QYU2.fingerprintRepository)(await (0, import_chunk_4U66IUBO.workTreeOf)(run.file));
  const changed = (0, import_chunk_MTB4QYU2.differences)(before, run.file.audit === void 0 ? after : { ...after, refs: before.refs });
  const verdict = changed.length === 0 ? reply ?? NO_RESULT : changedMeanwhile(changed);
  await (0, import_chunk_2LLYUIDT.writeFileAtomically)(run.paths.verdict, (0, import_chunk_U2XDWY6A.jsonText)(verdict));
  const status = changed.length > 0 ? "failed" : reply === void 0 ? "incomplete" : "complete";
  await (0, import_chunk_2N5ZNTP2.record)(run.paths, { kind: "finished", status, exit: verdict.valid ? 0 : 3 });
  return verdict;
}
async function readVerdict(run) {
  const verdict = await (0, import_chunk_U2XDWY6A.readRunJsonIfAny)(run.paths.verdict, "validate-plan");
  if (verdict !== void 0) return verdict;
  throw new import_chunk_6XOGM6CC.Failure("run/not-finished", `run ${run.file.run} has no verdict yet`, {
    hint: `go on with: correctless next ${run.file.run}`
  });
}
function verdictLine({ valid, reason }) {
  return `${JSON.stringify({ valid, reason })}
`;
}
async function validatorsReply(run) {
  const [slot] = run.slots;
  const reply = slot === void 0 ? void 0 : await (0, import_chunk_KLIVVR2V.storedReply)(run, slot, "execute-step-validator");
  return reply === void 0 ? void 0 : (0, import_chunk_V6KAZEFG.createRedactor)().redactIn(reply);
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
