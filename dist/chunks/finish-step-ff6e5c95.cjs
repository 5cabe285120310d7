var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["finish-step"] = __part((module, exports) => {
__export(exports, { finishSharedSteps: () => finishSharedSteps, finishStep: () => finishStep, readVerdict: () => readVerdict, verdictLine: () => verdictLine });
var [import_fingerprint_2, import_stored_reply, import_redact_2, import_work_tree_of, import_stamped, import_next_command, import_sealed_files, import_ledger, import_own_key, import_files, import_failure] = ["shown-files-3b977f13/fingerprint-2", "shown-files-3b977f13/stored-reply", "evidence-drop-94f915f0/redact-2", "finish-step-ff6e5c95/work-tree-of", "objects-0b8527c9/stamped", "matches-schema-2b17f0d0/next-command", "matches-schema-2b17f0d0/sealed-files", "matches-schema-2b17f0d0/ledger", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/files", "main/failure"].map(__load);
var NO_RESULT = { valid: false, reason: "validator did not return a result" };
async function finishStep(run) {
  return concludeStep(run, await validatorsReply(run));
}
async function finishSharedSteps(run, ids) {
  const [slot] = run.slots;
  const reply = slot === void 0 ? void 0 : await (0, import_stored_reply.storedReply)(run, slot, "execute-step-validator-shared");
  const clean = reply === void 0 ? void 0 : await (0, import_redact_2.createRedactor)().redactIn(reply);
  const whole = clean === void 0 ? void 0 : wholeVerdict(clean);
  const verdict = await concludeStep(run, whole);
  const isTheirs = whole !== void 0 && (0, import_own_key.jsonText)(verdict) === (0, import_own_key.jsonText)(whole);
  const own = new Map(clean?.verdicts.map(({ id, valid, reason }) => [id, { valid, reason }]));
  return new Map(ids.map((id) => [id, isTheirs ? own.get(id) ?? NO_RESULT : { ...verdict, valid: false }]));
}
function wholeVerdict({ verdicts }) {
  return {
    valid: verdicts.every(({ valid }) => valid),
    reason: verdicts.map(({ id, reason }) => `${id}: ${reason}`).join("\n")
  };
}
async function concludeStep(run, reply) {
  const stored = await (0, import_own_key.readRunJsonIfAny)(run.paths.verdict, "validate-plan");
  if (stored !== void 0 && (0, import_sealed_files.ending)(run.ledger) !== void 0) return stored;
  const before = await (0, import_stamped.readStamped)(run.paths.fingerprint, run.file);
  const after = await (0, import_fingerprint_2.fingerprintRepository)(await (0, import_work_tree_of.workTreeOf)(run.file));
  const changed = (0, import_fingerprint_2.differences)(before, run.file.audit === void 0 ? after : { ...after, refs: before.refs });
  const verdict = changed.length === 0 ? reply ?? NO_RESULT : changedMeanwhile(changed);
  await (0, import_files.writeFileAtomically)(run.paths.verdict, (0, import_own_key.jsonText)(verdict));
  const status = changed.length > 0 ? "failed" : reply === void 0 ? "incomplete" : "complete";
  const files = await (0, import_sealed_files.hashesOf)(run.paths, [run.paths.verdict]);
  await (0, import_ledger.record)(run.paths, { kind: "finished", status, exit: verdict.valid ? 0 : 3, files });
  return verdict;
}
async function readVerdict(run) {
  const verdict = await (0, import_own_key.readRunJsonIfAny)(run.paths.verdict, "validate-plan");
  if (verdict !== void 0 && (0, import_sealed_files.ending)(run.ledger) !== void 0) return verdict;
  throw new import_failure.Failure("run/not-finished", `run ${run.file.run} has no verdict yet`, {
    hint: `continue with: ${(0, import_next_command.nextCommand)(run.file)}`
  });
}
function verdictLine({ valid, reason }) {
  return `${JSON.stringify({ valid, reason })}
`;
}
async function validatorsReply(run) {
  const [slot] = run.slots;
  const reply = slot === void 0 ? void 0 : await (0, import_stored_reply.storedReply)(run, slot, "execute-step-validator");
  return reply === void 0 ? void 0 : (0, import_redact_2.createRedactor)().redactIn(reply);
}
function changedMeanwhile(changed) {
  const [first, ...more] = changed;
  const rest = more.length === 0 ? "" : ` and ${more.length} more`;
  return { valid: false, reason: `the repository changed while the step was judged: ${first ?? ""}${rest}` };
}
});
exports["verdict-basis"] = __part((module, exports) => {
__export(exports, { NO_BASE: () => NO_BASE, verdictBasis: () => verdictBasis });
var [import_inert_2] = ["main/inert-2"].map(__load);
var NO_BASE = "no base was named, so git was not asked what the step changed";
function verdictBasis({ base, captured }) {
  return [
    ...captured === "manual" ? ["its reply was brought by hand; no hook watched the validator"] : [],
    base.why === NO_BASE ? `the claim was compared with nothing but itself: ${NO_BASE}` : `the claim was compared with what git says changed since ${(0, import_inert_2.inertLine)(base.label)}`
  ];
}
});
exports["work-tree-of"] = __part((module, exports) => {
__export(exports, { workTreeOf: () => workTreeOf });
var [import_repository_2] = ["objects-0b8527c9/repository-2"].map(__load);
async function workTreeOf({ audit, top }) {
  return (0, import_repository_2.openRepository)(audit?.work_tree ?? top);
}
});
