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
  decideMove: () => decideMove,
  mostAttempts: () => mostAttempts,
  undecided: () => undecided
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_AU4ZZBNW = require("./chunk-AU4ZZBNW.cjs");
var import_chunk_ZE7WG7CL = require("./chunk-ZE7WG7CL.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
function newFailures(before, after) {
  const known = new Set(before);
  return [...new Set(after)].filter((name) => !known.has(name)).toSorted(import_chunk_UTFC5QHX.compareText);
}
var MAX_ATTEMPTS = 3;
var MAX_REPAIRS = 5;
var MAX_REVIEWS = 5;
function fixingMove(state, round) {
  const item = round.items.find(({ outcome }) => outcome === "open");
  const newest = round.commits.at(-1);
  if (item !== void 0)
    return beforeMove(state, round) ?? endlessMove(state, round, item) ?? itemMove(item);
  if (newest === void 0) return void 0;
  return beforeMove(state, round) ?? unresolvedMove(state, round, newest) ?? testMove(state, state.head, "after the fixes") ?? brokenMove(state, round, newest);
}
function beforeMove(state, round) {
  const move = testMove(state, round.head, "before the fixes");
  if (move !== void 0 || !failuresAt(state, round.head).some(isNameless)) return move;
  return {
    kind: "abort",
    code: "audit/blocking",
    why: "the tests fail before the fixes and name no test that fails, so nobody could tell what a fix breaks"
  };
}
function failuresAt({ tests }, head) {
  return tests.get(head)?.failures ?? [];
}
function testMove({ tests }, head, when) {
  const run = tests.get(head);
  if (run === void 0) return { kind: "test", head };
  if (run.unusable === null) return void 0;
  return {
    kind: "abort",
    code: "audit/blocking",
    why: `the tests could not be run ${when}: ${run.unusable}`
  };
}
function endlessMove(state, round, { subject }) {
  const finding = state.findings.get(subject);
  if (finding === void 0 || !(0, import_chunk_ZE7WG7CL.isOfFixes)(finding) || round.reviews.length < MAX_REVIEWS) return void 0;
  return {
    kind: "give-up",
    subject,
    why: `${round.reviews.length} reviews of this round's fixes found fault`
  };
}
function isNameless(name) {
  return /^exit status \d+$/.test(name);
}
function itemMove(item) {
  const attempt = (0, import_chunk_ZE7WG7CL.lastAttempt)(item);
  const { checked, judged } = attempt ?? {};
  if (checked?.accepted === true && judged === void 0) return { kind: "judge", item };
  if (checked?.accepted === true && judged?.valid === true && checked.tree !== null)
    return { kind: "commit", item, tree: checked.tree };
  if (attempt === void 0 || item.attempts.length < mostAttempts(item)) return { kind: "fix", item };
  const why = judged?.reason ?? checked?.reason ?? "no reply of its executor";
  return {
    kind: "give-up",
    subject: item.subject,
    why: `${item.attempts.length} attempts were rejected, the last: ${why}`
  };
}
function mostAttempts({ mode }) {
  return mode === "apply" ? MAX_ATTEMPTS : 1;
}
function brokenMove(state, round, newest) {
  const failures = newFailures(failuresAt(state, round.head), failuresAt(state, state.head));
  if (failures.length === 0) return void 0;
  const repairs = round.items.filter(({ mode }) => mode === "fix_regression").length;
  if (repairs < MAX_REPAIRS)
    return { kind: "break", subject: `REPAIR-R${round.round}-${repairs + 1}`, failures };
  const why = `tests fail that passed before: ${failures.slice(0, 3).join(", ")}`;
  return { kind: "revert", sha: newest.sha, subject: newest.subject, why };
}
function unresolvedMove(state, round, newest) {
  const unresolved = round.items.filter(({ outcome }) => outcome === "given-up").flatMap(({ subject }) => state.findings.get(subject) ?? []).find((finding) => (0, import_chunk_ZE7WG7CL.isOfFixes)(finding) && finding.status === "open");
  if (unresolved === void 0) return void 0;
  const why = `${unresolved.id} could not be mended: ${unresolved.title}`;
  return { kind: "revert", sha: newest.sha, subject: newest.subject, why };
}
function undecided(state, round) {
  return [...state.findings.values()].filter(
    (finding) => finding.status === "open" && finding.source === "audit-specialist" && !round.untriaged.has(finding.id) && !round.decisions.has(finding.id)
  );
}
function reviewingMove({ zero_findings_threshold }, { head }, round) {
  if (round.commits.length === 0 || round.pinned === void 0) return void 0;
  const review = round.reviews.at(-1);
  if (review?.head !== head) return { kind: "verify", fromStart: round.pinned.sha };
  const silent = review.ids.length === 0 && review.linesChanged >= zero_findings_threshold;
  return silent && !round.recorded.has(review.head) ? { kind: "record", head: review.head, linesChanged: review.linesChanged } : void 0;
}
function decideMove(audit, state) {
  if (state.ended !== void 0) return { kind: "done" };
  if (state.aborted !== void 0) return { kind: "aborted" };
  if (!state.prepared) return { kind: "prepare" };
  const round = (0, import_chunk_ZE7WG7CL.currentRound)(state);
  if (round === void 0) return { kind: "start-round", round: 1 };
  if (round.closed) return afterRound(audit, state, round);
  return runUnderWay(round) ?? huntingMove(round) ?? triageMove(round) ?? questionOf(state, round) ?? (round.pinned === void 0 ? { kind: "pin" } : void 0) ?? fixingMove(state, round) ?? reviewingMove(audit.settings, state, round) ?? {
    kind: "close",
    kept: round.kept.size,
    fixed: round.commits.length
  };
}
function runUnderWay(round) {
  const last = round.planned.at(-1);
  if (last === void 0 || isTakenIn(round, last)) return void 0;
  return { ...last, kind: "run" };
}
function isTakenIn(round, { stage, run, subject }) {
  switch (stage) {
    case "hunt":
      return round.planned.filter((one) => one.stage === "hunt").length === round.hunts;
    case "triage":
      return round.untriaged.size === 0;
    case "fix":
      return attemptsOf(round, subject).some(
        (attempt) => attempt.run === run && attempt.checked !== void 0
      );
    case "judge":
      return attemptsOf(round, subject).some(
        (attempt) => attempt.judgeRun === run && attempt.judged !== void 0
      );
    case "verify":
      return round.reviews.some((review) => review.run === run);
  }
}
function attemptsOf(round, subject) {
  return round.items.find((item) => item.subject === subject)?.attempts ?? [];
}
function huntingMove({ hunts, unopened }) {
  if (hunts === 0) return { kind: "hunt", paths: void 0 };
  return hunts === 1 && unopened.length > 0 ? { kind: "hunt", paths: unopened } : void 0;
}
function triageMove({ untriaged }) {
  return untriaged.size === 0 ? void 0 : { kind: "triage", ids: [...untriaged] };
}
function questionOf(state, round) {
  for (const question of [oscillation(state, round), divergence(state, round)]) {
    const answer = question === void 0 ? "continue" : state.answers.get(question.key);
    if (question !== void 0 && answer === void 0) return { kind: "ask", question };
    if (question !== void 0 && answer === "stop")
      return { kind: "end", outcome: "stopped", why: `${question.kind} in round ${round.round}` };
  }
  const ids = undecided(state, round).map(({ id }) => id);
  return ids.length === 0 ? void 0 : { kind: "ask", question: { kind: "triage", key: `triage-R${round.round}`, ids } };
}
function oscillation(state, round) {
  const fixed = new Set(
    [...state.findings.values()].filter((f) => f.status === "fixed" && f.round < round.round).map((f) => f.fingerprint)
  );
  const ids = [...round.kept].filter((id) => fixed.has(state.findings.get(id)?.fingerprint ?? ""));
  return ids.length === 0 ? void 0 : { kind: "oscillation", key: `oscillation-R${round.round}`, ids };
}
function divergence(state, round) {
  const rounds = (0, import_chunk_AU4ZZBNW.divergences)(state);
  if (rounds.length < 2 || rounds.at(-1) !== round.round) return void 0;
  const counts = state.rounds.map(({ kept }) => kept.size);
  return { kind: "divergence", key: `divergence-R${round.round}`, counts };
}
function afterRound(audit, state, round) {
  const { converged, why } = (0, import_chunk_AU4ZZBNW.convergence)(audit.preset, state, round);
  if (converged) return { kind: "end", outcome: "converged", why };
  if (round.round < audit.settings.max_rounds) return { kind: "start-round", round: round.round + 1 };
  return { kind: "end", outcome: "ceiling", why: `${round.round} rounds, and ${why}` };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  decideMove,
  mostAttempts,
  undecided
});
