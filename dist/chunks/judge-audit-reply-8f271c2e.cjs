var { __load, __part } = require("../main.cjs").shared;
exports["judge-audit-reply"] = __part((exports) => {
var { checkFix, checkProof, checkSharedFix, triageProblems } = __load("object-to-test-e9aee0b9/object-to-test"), { checkHunt, huntWorldOf } = __load("check-hunt-ac7ce73c/check-hunt"), { fixReviewWorld, misplacedFindings, withoutDiffLines } = __load("rules-2-da93ab54/check-fix-review"), { parseReply } = __load("index-936eb180/split-sources"), { printable } = __load("git-685f2d30/printable");
function unmatchedIds(said, asked) {
  const named = said.map(({ id }) => id);
  return [
    ...asked.filter((id) => !named.includes(id)).map((id) => `nothing is said of ${id}`),
    ...named.filter((id) => !asked.includes(id)).map((id) => `${printable(id)} is none of ${asked.join(", ")}`),
    ...named.filter((id, at) => named.indexOf(id) < at).map((id) => `${printable(id)} is there twice`)
  ];
}
async function judgeHunt({ run, looks, reply, slotNamed }) {
  const hunt = await parseReply("audit-specialist", reply);
  const { slot } = await slotNamed(hunt.slot);
  const { remarks, noWork } = checkHunt(hunt, await huntWorldOf(run, hunt, looks));
  if (noWork) return { kind: "refused", why: `no_work: ${remarks.join("\n")}`, once: true };
  return { kind: "acceptable", slot, remarks };
}
async function judgeTriage({ reply, slotNamed }) {
  const triage = await parseReply("audit-triage", reply);
  const { slot, ids = [] } = await slotNamed(triage.slot);
  const problems = triageProblems(triage, ids);
  return problems.length === 0 ? { kind: "acceptable", slot, remarks: [] } : { kind: "refused", why: problems.join("\n"), once: false };
}
async function judgeFix(given) {
  const { run, reply, slotAwaited } = given;
  const subjects = run.file.audit?.subjects;
  if (subjects !== void 0) return judgeSharedFix(given, subjects);
  const result = await parseReply("fix-executor", reply);
  await slotAwaited();
  const { valid, reason } = await checkFix(run, result);
  return { kind: "acceptable", slot: void 0, remarks: valid ? [] : [reason] };
}
async function judgeProof({ run, reply, slotAwaited }) {
  const result = await parseReply("finding-prover", reply);
  await slotAwaited();
  const { valid, reason } = await checkProof(run, result);
  return { kind: "acceptable", slot: void 0, remarks: valid ? [] : [reason] };
}
async function judgeSharedFix({ run, reply, slotAwaited }, subjects) {
  const fix = await parseReply("fix-executor-shared", reply);
  await slotAwaited();
  const unmatched = unmatchedIds(fix.results, subjects);
  if (unmatched.length > 0) return { kind: "refused", why: unmatched.join("\n"), once: false };
  const checked = await checkSharedFix(run, fix);
  const remarks = checked.kind === "mixed" ? [checked.reason] : checked.parts.flatMap(({ id, valid, reason }) => valid ? [] : [`${id}: ${reason}`]);
  return { kind: "acceptable", slot: void 0, remarks };
}
async function judgeVerdicts({ run, reply, slotAwaited }) {
  const { verdicts } = await parseReply("execute-step-validator-shared", reply);
  await slotAwaited();
  const unmatched = unmatchedIds(verdicts, run.file.audit?.subjects ?? []);
  return unmatched.length === 0 ? { kind: "acceptable", slot: void 0, remarks: [] } : { kind: "refused", why: unmatched.join("\n"), once: false };
}
async function judgeFixReview({ run, reply, slotAwaited }) {
  const review = await parseReply("fix-diff-reviewer", reply);
  await slotAwaited();
  const world = await fixReviewWorld(run, review);
  const elsewhere = misplacedFindings(review, world);
  if (elsewhere.length > 0) return { kind: "refused", why: elsewhere.join("\n"), once: false };
  const repeating = review.filter((finding) => withoutDiffLines(finding, world).repeats);
  const remarks = repeating.map(({ id }) => `${id} repeats a line of the diff: say it in your own words`);
  return { kind: "acceptable", slot: void 0, remarks };
}
Object.assign(exports, { judgeFix, judgeFixReview, judgeHunt, judgeProof, judgeTriage, judgeVerdicts });
});
