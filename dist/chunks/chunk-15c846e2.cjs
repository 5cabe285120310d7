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
var from_chunk_5095118e;
var from_chunk_53f13f11;
var from_chunk_86bb22bc;
var from_chunk_8b330ff3;
var from_chunk_8e9405e8;
var from_chunk_b8743d68;
var from_chunk_d98ecfd8;
var from_chunk_e3d66684;
var from_chunk_e64a521f;
var from_chunk_fa27cbcf;
var from_chunk_fc239c5f;
var from_redact_471043ec;
var from_start_over_1339eed9;
var from_main;
parts["chunk-6M3FGH62"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  abortFailure: () => abortFailure,
  abortRound: () => abortRound,
  decideMove: () => decideMove,
  mostAttempts: () => mostAttempts,
  undecided: () => undecided
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_2DCJMSLV = (from_chunk_b8743d68 ??= require("./chunk-b8743d68.cjs"))["chunk-2DCJMSLV"]();
var import_chunk_6ZEAV52K = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-6ZEAV52K"]();
var import_chunk_SVD6QO3J = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_3R5RSWBY = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-3R5RSWBY"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
async function abortRound({ paths }, { round }, code, why) {
  await (0, import_chunk_3R5RSWBY.note)(paths, { kind: "aborted", round, code, why });
}
function abortFailure(audit) {
  const { aborted } = audit.state;
  if (aborted === void 0) return void 0;
  const chunking = aborted.code === "PROMPT-BUDGET-EXCEEDED" ? " --chunking (several packets, each hunk in one)" : "";
  return new import_chunk_VNW4R5LF.Failure(aborted.code, aborted.why, {
    hint: `nothing of round ${aborted.round} has advanced; try it again: correctless next ${audit.file.audit} --retry${chunking}`
  });
}
function findCulprit(state, round, name, wavering) {
  const points = pointsOf(state, round);
  const seen = points.map((point, at) => look(state, point, name, at === points.length - 1));
  const silent = (at) => seen[at] === "silent";
  const passed = seen.findLastIndex((one) => one !== "silent" && one.runs > 0 && one.failed === 0);
  if (passed === -1) return { kind: "nobody" };
  const failed = seen.findIndex((one, at) => at > passed && one !== "silent" && one.failed > 0);
  const between = points.map((_, at) => at).filter((at) => at > passed && at < failed && !silent(at));
  const next = between[Math.floor(between.length / 2)];
  if (next !== void 0) return { kind: "test", point: points[next] ?? points[0] };
  return verdict(points, [passed, failed], seen, (0, import_chunk_SVD6QO3J.runsToBeSure)(wavering, name), round);
}
function verdict(points, [passed, failed], seen, sure, { commits }) {
  for (const at of [failed, passed]) {
    const one = seen[at];
    const point = points[at];
    if (one === void 0 || one === "silent" || point === void 0) return { kind: "nobody" };
    if (at === failed && one.failed < one.runs) return { kind: "nobody" };
    if (one.runs < sure) return { kind: "test", point };
  }
  const commit = commits[failed - 1];
  return commit === void 0 ? { kind: "nobody" } : { kind: "culprit", commit };
}
function pointsOf({ head }, { head: start, commits, line }) {
  const after = commits.map(({ sha }, at) => {
    if (at === commits.length - 1) return { head };
    const asMade = commits.slice(0, at + 1).every((commit, n) => commit.sha === line[n]);
    if (asMade) return { head: sha };
    return {
      head,
      without: commits.slice(at + 1).map((commit) => commit.sha).toReversed()
    };
  });
  return [{ head: start }, ...after];
}
function look(state, point, name, isHead) {
  const runs = (0, import_chunk_SVD6QO3J.runsAt)(state, point);
  if (runs.some(({ unusable }) => unusable !== null)) return "silent";
  const died = runs.some(({ failures }) => failures.some((one) => (0, import_chunk_SVD6QO3J.isNameless)(one) && one !== name));
  if (died && !isHead) return "silent";
  return { runs: runs.length, failed: runs.filter((run) => (0, import_chunk_SVD6QO3J.failedIn)(run, name)).length };
}
var MAX_ATTEMPTS = 3;
var MAX_REPAIRS = 5;
var MAX_REVIEWS = 5;
function baselineMove(state, round) {
  const runs = (0, import_chunk_SVD6QO3J.runsAt)(state, round);
  const unusable = unusableAt(state, round, "before the fixes");
  if (unusable !== void 0) return unusable;
  if (runs.some(({ failures }) => failures.some(import_chunk_SVD6QO3J.isNameless))) {
    return blocked(
      "the tests fail before the fixes and name no test that fails, so nobody could tell what a fix breaks"
    );
  }
  return (0, import_chunk_SVD6QO3J.wantsBaseline)(state, round) ? { kind: "test", head: round.head } : void 0;
}
function brokenMove(state, round) {
  if ((0, import_chunk_SVD6QO3J.runsAt)(state, state).length === 0) return { kind: "test", head: state.head };
  const unusable = unusableAt(state, state, "after the fixes");
  if (unusable !== void 0) return unusable;
  const failing = (0, import_chunk_SVD6QO3J.newlyFailing)(state, round);
  if (failing.length === 0) return void 0;
  const wavering = (0, import_chunk_SVD6QO3J.waveringTests)(state);
  const sure = Math.max(...failing.map((name) => (0, import_chunk_SVD6QO3J.runsToBeSure)(wavering, name)));
  if ((0, import_chunk_SVD6QO3J.runsAt)(state, state).length < sure) return { kind: "test", head: state.head };
  const broken = /* @__PURE__ */ new Map();
  for (const name of failing) {
    const search = findCulprit(state, round, name, wavering);
    if (search.kind === "test") return testAt(search.point);
    if (search.kind === "culprit") broken.set(search.commit, [...broken.get(search.commit) ?? [], name]);
  }
  const [first] = [...broken];
  return first === void 0 ? void 0 : repairMove(round, first);
}
function testAt({ head, without = [] }) {
  return without.length === 0 ? { kind: "test", head } : { kind: "test", head, without };
}
function repairMove(round, [culprit, failures]) {
  const repairs = round.items.filter(({ mode }) => mode === "fix_regression");
  const ofIt = repairs.filter(({ of }) => of === void 0 || of === culprit.sha);
  const isRepair = repairs.some(({ subject }) => subject === culprit.subject);
  if (ofIt.length < MAX_REPAIRS && !isRepair) {
    const subject = `REPAIR-R${round.round}-${repairs.length + 1}`;
    return { kind: "break", subject, failures, of: culprit.sha };
  }
  const named = failures.slice(0, 3).join(", ");
  return {
    kind: "condemn",
    shas: [culprit.sha],
    why: `tests fail with it and passed before it: ${named}`,
    finding: void 0
  };
}
function unusableAt(state, point, when) {
  const run = (0, import_chunk_SVD6QO3J.runsAt)(state, point).find(({ unusable }) => unusable !== null);
  return run === void 0 ? void 0 : blocked(`the tests could not be run ${when}: ${run.unusable ?? ""}`);
}
function blocked(why) {
  return { kind: "abort", code: "audit/blocking", why };
}
function nextItem(state, { items }) {
  const open = items.filter(({ outcome }) => outcome === "open");
  const files = items.map((item) => fileOf(state, item.subject));
  const place = (item) => files.indexOf(fileOf(state, item.subject));
  return open.find(({ attempts }) => attempts.length > 0) ?? open.find(({ mode }) => mode === "fix_regression") ?? open.toSorted((a, b) => place(a) - place(b))[0];
}
function testsAreDue(state, round, item) {
  const last = round.commits.at(-1);
  if (round.line.length === 0 || item.mode === "fix_regression" || isUnderWay(item)) return false;
  if ((0, import_chunk_SVD6QO3J.areQuick)(state, round) || last?.sha !== round.line.at(-1)) return true;
  return fileOf(state, last?.subject ?? "") !== fileOf(state, item.subject);
}
function isUnderWay(item) {
  return (0, import_chunk_SVD6QO3J.lastAttempt)(item) !== void 0;
}
function fileOf({ findings }, subject) {
  return findings.get(subject)?.location.file;
}
function fixingMove(state, round) {
  const condemned = condemnedMove(round);
  if (condemned !== void 0) return condemned;
  const item = nextItem(state, round);
  if (item === void 0 && round.commits.length === 0) return void 0;
  const baseline = baselineMove(state, round);
  if (baseline !== void 0) return baseline;
  if (item !== void 0) {
    const broken = testsAreDue(state, round, item) ? brokenMove(state, round) : void 0;
    return broken ?? endlessMove(state, round, item) ?? itemMove(item);
  }
  return unresolvedMove(state, round) ?? brokenMove(state, round);
}
function condemnedMove({ condemned, commits }) {
  const next = condemned.find(({ sha }) => commits.some((commit) => commit.sha === sha));
  return next === void 0 ? void 0 : { kind: "revert", ...next };
}
function endlessMove(state, round, { subject }) {
  const finding = state.findings.get(subject);
  if (finding === void 0 || !(0, import_chunk_SVD6QO3J.isOfFixes)(finding) || round.reviews.length < MAX_REVIEWS) return void 0;
  return {
    kind: "give-up",
    subject,
    why: `${round.reviews.length} reviews of this round's fixes found fault`
  };
}
function itemMove(item) {
  const attempt = (0, import_chunk_SVD6QO3J.lastAttempt)(item);
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
function unresolvedMove(state, round) {
  const unresolved = round.items.filter(({ outcome, subject }) => outcome === "given-up" && !round.leftOpen.has(subject)).flatMap(({ subject }) => state.findings.get(subject) ?? []).find((finding) => (0, import_chunk_SVD6QO3J.isOfFixes)(finding) && finding.status === "open");
  if (unresolved === void 0) return void 0;
  const { id, title } = unresolved;
  const why = `${id} could not be mended: ${title}`;
  const shas = (0, import_chunk_6ZEAV52K.fixesAbout)(state, round, unresolved);
  if (shas.length > 0) return { kind: "condemn", shas, why, finding: unresolved };
  return { kind: "leave-open", subject: id, why: `it could not be mended, and no fix of the round made it` };
}
function undecided(state, round) {
  return [...state.findings.values()].filter(
    (finding) => finding.status === "open" && isAskedAbout(finding, round) && !round.untriaged.has(finding.id) && !round.decisions.has(finding.id)
  );
}
function isAskedAbout(finding, { round }) {
  return finding.source === "audit-specialist" || (0, import_chunk_SVD6QO3J.isOfFixes)(finding) && finding.round < round;
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
  const round = (0, import_chunk_SVD6QO3J.currentRound)(state);
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
  const rounds = (0, import_chunk_2DCJMSLV.divergences)(state);
  if (rounds.length < 2 || rounds.at(-1) !== round.round) return void 0;
  const counts = state.rounds.map(({ kept }) => kept.size);
  return { kind: "divergence", key: `divergence-R${round.round}`, counts };
}
function afterRound(audit, state, round) {
  const { converged, why } = (0, import_chunk_2DCJMSLV.convergence)(audit.preset, state, round);
  if (converged) return { kind: "end", outcome: "converged", why };
  if (round.round < audit.settings.max_rounds) return { kind: "start-round", round: round.round + 1 };
  return { kind: "end", outcome: "ceiling", why: `${round.round} rounds, and ${why}` };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  abortFailure,
  abortRound,
  decideMove,
  mostAttempts,
  undecided
});
});
parts["chunk-C5JDRFPX"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  writeArtifacts: () => writeArtifacts
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_K6KIQL4H = (from_chunk_b8743d68 ??= require("./chunk-b8743d68.cjs"))["chunk-K6KIQL4H"]();
var import_chunk_2RCQ3LNH = (from_chunk_b8743d68 ??= require("./chunk-b8743d68.cjs"))["chunk-2RCQ3LNH"]();
var import_chunk_HNZBNY4X = (from_chunk_b8743d68 ??= require("./chunk-b8743d68.cjs"))["chunk-HNZBNY4X"]();
var import_chunk_3PKCCHBL = (from_chunk_b8743d68 ??= require("./chunk-b8743d68.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_SVD6QO3J = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_3Y32VSR5 = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_BCHXWA3P = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-BCHXWA3P"]();
var import_chunk_APQNDADW = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-APQNDADW"]();
function historySection({ audit, date, branch, roles }, state) {
  const fixedIn = new Map(
    state.rounds.flatMap(({ commits }) => commits.map(({ subject, sha }) => [subject, sha.slice(0, 12)]))
  );
  const rounds = state.rounds.flatMap((one) => {
    const { round } = one;
    const { note, answered } = (0, import_chunk_3PKCCHBL.answeredIn)({ roles }, one);
    const findings = [...state.findings.values()].filter((finding) => finding.round === round);
    return [
      `### Round ${round}`,
      "",
      `${findings.length === 0 && answered > 0 ? "No findings: " : ""}${(0, import_chunk_HNZBNY4X.inTable)(note)}.`,
      ...findings.length === 0 ? [] : [
        "",
        "| ID | Severity | Tier | Title | Status | Fixed in |",
        "|---|---|---|---|---|---|",
        ...findings.map((finding) => row(finding, fixedIn.get(finding.id)))
      ],
      ""
    ];
  });
  return [`## Audit ${audit}, ${date}, branch ${(0, import_chunk_HNZBNY4X.inTable)(branch)}`, "", ...rounds].join("\n");
}
function row({ id, severity, tier, title, status }, fixedIn = "") {
  return `| ${id} | ${severity} | ${tier} | ${(0, import_chunk_HNZBNY4X.inTable)(title)} | ${status} | ${fixedIn} |`;
}
function workflowState({ preset, branch, started_at, roles }, state, at) {
  const completed = state.rounds.filter(({ closed }) => closed).length;
  const round = (0, import_chunk_SVD6QO3J.currentRound)(state);
  const findings = [...state.findings.values()];
  return {
    phase: state.finished === void 0 ? "audit" : "done",
    task: `audit-${preset}`,
    spec_file: null,
    started_at,
    phase_entered_at: at,
    branch,
    qa_rounds: completed,
    audit: {
      type: preset,
      rounds_completed: completed,
      total_findings: findings.length,
      findings_fixed: findings.filter(({ status }) => status === "fixed").length,
      answered: round === void 0 ? "no round has begun" : (0, import_chunk_3PKCCHBL.answeredIn)({ roles }, round).note,
      converged: state.ended?.outcome === "converged"
    }
  };
}
async function writeArtifacts(audit) {
  const { file, state, journal } = audit;
  const paths = (0, import_chunk_3Y32VSR5.artifactPaths)(file.top, file);
  const entered = journal.findLast(({ kind }) => kind === "finished" || kind === "prepared")?.at ?? file.started_at;
  await (0, import_chunk_APQNDADW.writeFileAtomically)(paths.state, (0, import_chunk_BCHXWA3P.jsonText)(workflowState(file, state, entered)));
  for (const round of state.rounds) {
    const path = paths.round((0, import_chunk_K6KIQL4H.roundFileName)(file, round.round));
    await (0, import_chunk_APQNDADW.writeFileAtomically)(path, (0, import_chunk_BCHXWA3P.jsonText)((0, import_chunk_K6KIQL4H.roundFile)(file, state, round)));
  }
  if (state.ended === void 0) return;
  await (0, import_chunk_APQNDADW.writeFileAtomically)(paths.summary, (0, import_chunk_HNZBNY4X.summaryText)(file, state, await (0, import_chunk_2RCQ3LNH.sentByRun)(audit)));
  const history = await (0, import_chunk_APQNDADW.readTextIfAny)(paths.history) ?? `# Audits with preset ${file.preset}
`;
  const heading = `## Audit ${file.audit}`;
  const others = history.split(/^(?=## Audit )/m).filter((section) => !section.startsWith(`${heading},`));
  await (0, import_chunk_APQNDADW.writeFileAtomically)(
    paths.history,
    [...others.map((s) => `${s.trimEnd()}

`), historySection(file, state)].join("")
  );
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  writeArtifacts
});
});
parts["chunk-ML6PS24B"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  addedTests: () => addedTests,
  checkFix: () => checkFix,
  roundSoFar: () => roundSoFar,
  triageProblems: () => triageProblems
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_AMRZ2GZS = (from_chunk_e64a521f ??= require("./chunk-e64a521f.cjs"))["chunk-AMRZ2GZS"]();
var import_chunk_SQJH2SHK = (from_chunk_e64a521f ??= require("./chunk-e64a521f.cjs"))["chunk-SQJH2SHK"]();
var import_chunk_5LRPXDTB = (from_chunk_8e9405e8 ??= require("./chunk-8e9405e8.cjs"))["chunk-5LRPXDTB"]();
var import_chunk_JR7MH3EO = (from_chunk_b8743d68 ??= require("./chunk-b8743d68.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_ZTGKCVL4 = (from_start_over_1339eed9 ??= require("./start-over-1339eed9.cjs"))["chunk-ZTGKCVL4"]();
var import_chunk_ZWQARH24 = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-ZWQARH24"]();
var import_chunk_OT3BEBRP = (from_start_over_1339eed9 ??= require("./start-over-1339eed9.cjs"))["chunk-OT3BEBRP"]();
var import_chunk_J5GXARJV = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-J5GXARJV"]();
var import_chunk_NLWRO2NF = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_N3IGRGRH = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-N3IGRGRH"]();
var import_node_buffer = require("node:buffer");
function triageProblems({ decisions }, asked) {
  const wanted = new Set(asked);
  const decided = new Set(decisions.map(({ id }) => id));
  const kept = new Set(decisions.filter(({ decision }) => decision === "keep").map(({ id }) => id));
  const missing = asked.filter((id) => !decided.has(id));
  return [
    ...missing.length > 0 ? [`no decision on ${missing.join(", ")}`] : [],
    ...decisions.filter(({ id }) => !wanted.has(id)).map(({ id }) => `${id} is no finding of this packet`),
    ...decisions.filter(({ decision, of }) => decision === "duplicate" && (of === void 0 || !kept.has(of))).map(({ id, of }) => `${id} is a duplicate of ${of ?? "nothing"}, which is not kept`),
    ...decisions.filter(({ decision, of }) => decision !== "duplicate" && of !== void 0).map(({ id, decision }) => `${id}: "of" belongs to duplicates, not to ${decision}`)
  ];
}
var DECLARATIONS = [
  /^[ \t]*(?:async[ \t]+)?def[ \t]+(test\w*)/gm,
  /^[ \t]*class[ \t]+(Test\w+)/gm,
  /^func[ \t]+(?:\([^)]*\)[ \t]*)?((?:Test|Benchmark|Fuzz|Example)\w*)/gm,
  /#\[(?:\w+::)?test[^\]]*\]\s*(?:#\[[^\]]*\]\s*)*(?:pub\s+)?(?:async\s+)?fn\s+(\w+)/g,
  /\b(?:it|test|describe|specify|context|scenario)(?:\.\w+)*(?:\([^()'"`]*\))?[ \t]*\(?[ \t]*(['"`](?:\\.|(?!['"`]).)+['"`])/g,
  /@(?:Parameterized)?Test\b[^{;]*?\b(\w+)[ \t]*\(/g,
  /^@test[ \t]+(['"].+['"])[ \t]*\{/gm
];
function declaredTests(text) {
  return new Set(
    DECLARATIONS.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []))
  );
}
function undoneWork({ tree, earlier, tests, others }) {
  const same = earlier.find((one) => one.tree === tree);
  if (same !== void 0) {
    const reason = `earlier_state: the files are exactly those of ${same.sha.slice(0, 12)}, so what came after it in this round is lost`;
    return { rule: "earlier_state", reason };
  }
  const still = new Set(
    [...tests.flatMap(({ after }) => after ?? []), ...others].flatMap((text) => [...declaredTests(text)])
  );
  const lost = tests.flatMap((file) => lostOf(file, still));
  if (lost.length === 0) return void 0;
  return {
    rule: "tests_removed",
    reason: `tests_removed: tests that this round added are gone: ${lost.join(", ")}`
  };
}
function lostOf({ path, start, before, after }, still) {
  const known = declaredTests(start ?? "");
  const added = [...declaredTests(before ?? "")].filter((name) => !known.has(name));
  const lost = added.filter((name) => !still.has(name)).map((name) => `${path}: ${name}`);
  const isGone = start === void 0 && before !== void 0 && after === void 0 && added.length === 0;
  return isGone ? [path] : lost;
}
async function roundSoFar({ home, journal, state }, { round, head }, subject) {
  const made = journal.flatMap((event) => {
    if (!("round" in event) || event.round !== round) return [];
    if (event.kind === "committed") return [event.sha];
    return event.kind === "reverted" ? [event.by] : [];
  });
  const states = await Promise.all(
    [head, ...made].map(async (sha) => ({ sha, tree: await (0, import_chunk_OT3BEBRP.treeOf)(home, sha) }))
  );
  const now = await (0, import_chunk_OT3BEBRP.treeOf)(home, state.head);
  return {
    start: await (0, import_chunk_OT3BEBRP.treeOf)(home, head),
    earlier: states.filter(({ tree }) => tree !== now),
    about: state.findings.get(subject)?.location.file ?? null
  };
}
async function undoneBy(workTree, { start, earlier, about }, { before, after }) {
  const paths = async (from, to) => (await (0, import_chunk_OT3BEBRP.treeChanges)(workTree, from, to)).map(({ path }) => path).filter(import_chunk_JR7MH3EO.isTestFile);
  const ofRound = new Set(await paths(start, before));
  const changed = await paths(before, after);
  const at = (tree, path) => textAt(workTree, tree, path);
  const tests = changed.filter((path) => ofRound.has(path) && path !== about).map(async (path) => ({
    path,
    start: await at(start, path),
    before: await at(before, path),
    after: await at(after, path)
  }));
  const others = await Promise.all(changed.map((path) => at(after, path)));
  return undoneWork({
    tree: after,
    earlier,
    tests: await Promise.all(tests),
    others: others.flatMap((text) => text ?? [])
  });
}
async function addedTests({ home, state }, { head }) {
  const changes = (await (0, import_chunk_OT3BEBRP.treeChanges)(home, await (0, import_chunk_OT3BEBRP.treeOf)(home, head), await (0, import_chunk_OT3BEBRP.treeOf)(home, state.head))).filter(
    ({ path }) => (0, import_chunk_JR7MH3EO.isTestFile)(path)
  );
  const files = changes.filter(({ from }) => from === import_chunk_OT3BEBRP.ABSENT).map(({ path }) => path);
  const names = await Promise.all(
    changes.map(async ({ path }) => {
      const known = declaredTests(await textAt(home, head, path) ?? "");
      const now = declaredTests(await textAt(home, state.head, path) ?? "");
      return [...now].filter((name) => !known.has(name));
    })
  );
  return { files, names: names.flat() };
}
async function textAt(repository, tree, path) {
  const args = ["cat-file", "blob", `${tree}:${path}`];
  const { status, stdout } = await (0, import_chunk_N3IGRGRH.runGit)(repository.top, args, { answers: [0, 128] });
  return status === 0 ? stdout.toString("utf8") : void 0;
}
async function checkFix(run, claimed) {
  const { step, ignored, soFar } = await (0, import_chunk_ZWQARH24.readStamped)(run.paths.step, run.file);
  const workTree = await (0, import_chunk_SQJH2SHK.workTreeOf)(run.file);
  const { tree } = await (0, import_chunk_J5GXARJV.snapshotWorkTree)(workTree);
  const bytes = await patchBetween(workTree, run.file.base.tree, tree);
  const patch = bytes.toString("utf8");
  const result = claimed.patch === void 0 && patch !== "" ? { ...claimed, patch } : claimed;
  const base = run.file.base.sha ?? run.file.base.tree;
  const known = await (0, import_chunk_ZTGKCVL4.untouchedSince)(workTree, ignored);
  const read = await (0, import_chunk_AMRZ2GZS.readStepFacts)(workTree, { base, patch: result.patch, allow: [], exclude: [] });
  const facts = withoutKnown(read, known);
  const verdict = (0, import_chunk_AMRZ2GZS.checkStep)({ step, result, facts });
  const own = (0, import_node_buffer.isUtf8)(bytes) ? verdict.valid ? unreviewable(patch) ?? (soFar && await undoneBy(workTree, soFar, { before: run.file.base.tree, after: tree })) : void 0 : NOT_UTF8;
  const { valid, reason, rule = null } = own === void 0 ? verdict : { valid: false, ...own };
  return { valid, reason, rule, tree, result, step, facts };
}
var NOT_UTF8 = {
  rule: "unreviewable",
  reason: "unreviewable: the change holds text that is not UTF-8, which no reviewer could be shown"
};
function unreviewable(patch) {
  if (patch === "") return void 0;
  const unseen = [...(0, import_chunk_5LRPXDTB.parsePatch)(Buffer.from(patch)).values()].filter(
    (change) => change.kind === "opaque" && (change.why === "binary" || change.why === "submodule")
  );
  if (unseen.length === 0) return void 0;
  const named = unseen.map(({ path }) => (0, import_chunk_NLWRO2NF.printable)(path)).join(", ");
  return {
    rule: "unreviewable",
    reason: `unreviewable: ${named} is no text that a reviewer could be shown`
  };
}
function withoutKnown(facts, known) {
  if (facts.git === void 0) return facts;
  const changed = facts.git.changed.filter(({ path, status }) => status !== "ignored" || !known.has(path));
  return { ...facts, git: { ...facts.git, changed } };
}
async function patchBetween(workTree, base, head) {
  const options = [
    "-r",
    "-p",
    "-M50%",
    "--binary",
    "--full-index",
    "--no-ext-diff",
    "--no-textconv",
    "--no-color"
  ];
  const prefixes = ["--src-prefix=a/", "--dst-prefix=b/"];
  const args = ["diff-tree", ...options, ...prefixes, "--end-of-options", base, head];
  return (0, import_chunk_N3IGRGRH.readGit)(workTree, args);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  addedTests,
  checkFix,
  roundSoFar,
  triageProblems
});
});
parts["chunk-NCQUX6R6"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  fixReviewWorld: () => fixReviewWorld,
  misplaced: () => misplaced,
  withoutDiffLines: () => withoutDiffLines
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NOGNXHRU = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-NOGNXHRU"]();
var import_chunk_ZWQARH24 = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-ZWQARH24"]();
var import_chunk_BCHXWA3P = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-BCHXWA3P"]();
var import_chunk_EQ3XVTHR = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-EQ3XVTHR"]();
var import_node_path = require("node:path");
var LONG_LINE = 20;
var REMOVED = "[VERBATIM REMOVED]";
function withoutVerbatim(text, lines) {
  const squeezed = squeeze(text);
  const repeated = [...new Set(lines)].filter((line) => isLong(squeeze(line)) && squeezed.includes(squeeze(line))).toSorted((a, b) => squeeze(b).length - squeeze(a).length);
  return repeated.reduce((rest, line) => rest.replaceAll(patternOf(line), REMOVED), text);
}
var squeeze = (text) => text.replaceAll(/\s+/g, "");
var isLong = (squeezed) => Array.from(squeezed).length >= LONG_LINE;
function patternOf(line) {
  const characters = Array.from(squeeze(line)).map(
    (char) => char.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`)
  );
  return new RegExp(characters.join(String.raw`\s*`), "gu");
}
function misplaced(review, diff) {
  return review.flatMap(({ id, location: { file, lines } }, index) => {
    const [first, last] = lines;
    if (first > last) return [`/${index}/location/lines of ${id}: ${first} is after ${last}`];
    const path = (0, import_chunk_EQ3XVTHR.asRepoPath)(file);
    if (path !== void 0 && diff.exists(path) && isNear(path, diff.changed)) return [];
    return [`/${index}/location/file of ${id}: "${file}" is neither a changed file nor a sibling of one`];
  });
}
function isNear(path, changed) {
  if (changed.has(path)) return true;
  const [folder, ending] = [import_node_path.posix.dirname(path), import_node_path.posix.extname(path)];
  if (ending === "") return false;
  return [...changed].some((other) => import_node_path.posix.dirname(other) === folder && import_node_path.posix.extname(other) === ending);
}
function withoutDiffLines(finding, { lines }) {
  const clean = (text) => withoutVerbatim(text, lines);
  const { title, description, evidence, impact, instance_fix, class_fix } = finding;
  const cleaned = {
    ...finding,
    title: clean(title),
    description: clean(description),
    evidence: clean(evidence),
    impact: clean(impact),
    instance_fix: clean(instance_fix),
    class_fix: clean(class_fix)
  };
  return { finding: cleaned, repeats: JSON.stringify(cleaned) !== JSON.stringify(finding) };
}
async function fixReviewWorld(run, review) {
  const { repository, file, paths } = run;
  const [scope, files] = await Promise.all([
    (0, import_chunk_BCHXWA3P.readRunJson)(paths.scope, "scope"),
    (0, import_chunk_ZWQARH24.readStamped)(paths.files, file)
  ]);
  const changed = (0, import_chunk_NOGNXHRU.changedLinesOf)(scope.files);
  const { exists } = await (0, import_chunk_NOGNXHRU.readTextsOfReply)(repository, {
    baseTree: file.base.tree,
    headTree: file.head.tree,
    changed,
    treeRoots: [],
    named: review.map(({ location }) => location.file)
  });
  const names = files.flatMap(({ path, from }) => from === null ? [path] : [path, from]);
  return { changed: new Set(names), exists, lines: files.flatMap(changedLines) };
}
function changedLines({ hunks }) {
  return hunks.flatMap(
    ({ text }) => text.split("\n").filter((line) => line.startsWith("+") || line.startsWith("-") || line.startsWith(" ")).map((line) => line.slice(1))
  );
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  fixReviewWorld,
  misplaced,
  withoutDiffLines
});
});
parts["chunk-TJKFU6NH"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  takeVerify: () => takeVerify
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_6M3FGH62 = parts["chunk-6M3FGH62"]();
var import_chunk_AKN5DXUS = (from_chunk_e3d66684 ??= require("./chunk-e3d66684.cjs"))["chunk-AKN5DXUS"]();
var import_chunk_GGWDZ2UQ = (from_chunk_e3d66684 ??= require("./chunk-e3d66684.cjs"))["chunk-GGWDZ2UQ"]();
var import_chunk_HRXYRCD4 = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-HRXYRCD4"]();
var import_chunk_NCQUX6R6 = parts["chunk-NCQUX6R6"]();
var import_chunk_F6C6MZ3W = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_CLHPKY4O = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_ZWQARH24 = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-ZWQARH24"]();
var import_chunk_3R5RSWBY = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-3R5RSWBY"]();
var import_chunk_7R4OZ5NR = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_BCHXWA3P = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-BCHXWA3P"]();
var import_chunk_N3IGRGRH = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-N3IGRGRH"]();
function promoteFindings(review, { round, timestamp, taken }) {
  const used = new Set(taken);
  return review.map((finding) => {
    const id = freeId(finding.id, round, used);
    used.add(id);
    return {
      ...finding,
      id,
      source: "fix-diff-reviewer",
      agent: "fix-diff-reviewer",
      tier: "confirmed",
      status: "open",
      bounty: 0,
      invariant_ref: null,
      architecture_ref: null,
      escape_type: null,
      round,
      timestamp,
      fingerprint: (0, import_chunk_7R4OZ5NR.fingerprintOf)({
        file: finding.location.file,
        source: "fix-diff-reviewer",
        lines: [finding.title],
        occurrence: round
      }),
      reason: null
    };
  });
}
function freeId(id, round, used) {
  const [, digits = "1"] = /^FD-(\d+)$/.exec(id) ?? [];
  for (let n = Number(digits); ; n += 1) {
    const free = `FD-R${round}-${String(n).padStart(3, "0")}`;
    if (!used.has(free)) return free;
  }
}
async function commitsOfLines(repository, asked) {
  const { path, to, lines, among } = asked;
  const count = await linesIn(repository, to, path);
  if (count === 0) return [];
  const [start, end] = lines.map((line) => Math.min(line, count));
  const file = { path, basePath: path, removed: [], ranges: [{ start, end }] };
  const blamed = new Set((await (0, import_chunk_AKN5DXUS.readBlame)(repository, to, file)).lines.map(({ sha }) => sha));
  const wrote = among.filter((sha) => blamed.has(sha));
  if (wrote.length > 0) return wrote;
  const changed = await changedThere(repository, asked, [Math.max(1, start - 1), Math.min(count, end + 1)]);
  return changed.filter((sha) => among.includes(sha)).slice(0, 1);
}
async function linesIn(repository, at, path) {
  const { status, stdout } = await (0, import_chunk_N3IGRGRH.askGit)(repository, ["cat-file", "blob", `${at}:${path}`], {
    answers: [0, import_chunk_AKN5DXUS.CANNOT]
  });
  return status === 0 ? (0, import_chunk_CLHPKY4O.lineCountOf)(stdout.toString("latin1")) : 0;
}
async function changedThere(repository, { path, from, to }, [start, end]) {
  const options = ["--first-parent", "--format=%x00%H", "--no-ext-diff", "--no-textconv", "--no-color"];
  const args = ["log", ...options, `-L${start},${end}:${path}`, `${from}..${to}`, "--"];
  const { status, stdout } = await (0, import_chunk_N3IGRGRH.askGit)(repository, args, { answers: [0, import_chunk_AKN5DXUS.CANNOT] });
  if (status !== 0) return [];
  return [...stdout.toString("latin1").matchAll(/^\0([0-9a-f]+)$/gm)].map(([, sha = ""]) => sha);
}
var TASK_FAILURE = "Task failure aborts the current round";
async function takeVerify(audit, round, run) {
  const abort = (why) => (0, import_chunk_6M3FGH62.abortRound)(audit, round, "FAIL-CLOSED", `${TASK_FAILURE}: ${why}`);
  const failed = run.states.find(({ status }) => status !== "stored");
  if (failed !== void 0) return abort(`fix-diff-reviewer (${failed.slot.slot}): ${failed.why}`);
  const files = await (0, import_chunk_ZWQARH24.readStamped)(run.paths.files, run.file);
  const reviewed = new Set(run.slots.flatMap(({ hunks }) => hunks));
  const missing = (0, import_chunk_GGWDZ2UQ.hunkIds)(files).filter((id) => !reviewed.has(id));
  if (missing.length > 0) return abort(`no reviewer was shown ${missing.join(", ")}`);
  const found = [];
  for (const { slot } of run.states) {
    const review = await (0, import_chunk_HRXYRCD4.storedReply)(run, slot, "fix-diff-reviewer");
    if (review === void 0) return abort(`fix-diff-reviewer (${slot.slot}): its reply is gone`);
    const world = await (0, import_chunk_NCQUX6R6.fixReviewWorld)(run, review);
    const elsewhere = (0, import_chunk_NCQUX6R6.misplaced)(review, world);
    if (elsewhere.length > 0) return abort(elsewhere.join("; "));
    const clean = await (0, import_chunk_F6C6MZ3W.createRedactor)().redactIn(review);
    found.push(...clean.map((finding) => (0, import_chunk_NCQUX6R6.withoutDiffLines)(finding, world).finding));
  }
  const taken = new Set(audit.state.findings.keys());
  const findings = promoteFindings(found, { round: round.round, timestamp: (0, import_chunk_BCHXWA3P.now)(), taken });
  await (0, import_chunk_3R5RSWBY.note)(audit.paths, {
    kind: "reviewed",
    round: round.round,
    run: run.file.run,
    head: audit.state.head,
    lines_changed: await linesChanged(run),
    findings,
    about: await Promise.all(findings.map(async (finding) => fixesOf(audit, round, finding)))
  });
}
async function fixesOf({ home, state }, { head, commits: fixes }, { id, location }) {
  const commits = await commitsOfLines(home, {
    path: location.file,
    lines: location.lines,
    from: head,
    to: state.head,
    among: fixes.map(({ sha }) => sha)
  });
  return { id, commits };
}
async function linesChanged({ paths }) {
  const { files } = await (0, import_chunk_BCHXWA3P.readRunJson)(paths.scope, "scope");
  return files.reduce((sum, { addedLines, removedLines }) => sum + addedLines + removedLines, 0);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  takeVerify
});
});
parts["chunk-Z72ELF7T"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditedPaths: () => auditedPaths,
  checkHunt: () => checkHunt,
  fixedPaths: () => fixedPaths,
  huntWorldOf: () => huntWorldOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NIGIMF4N = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-NIGIMF4N"]();
var import_chunk_JCSGGJDF = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-JCSGGJDF"]();
var import_chunk_NOGNXHRU = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-NOGNXHRU"]();
var import_chunk_GFGFQTWA = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-GFGFQTWA"]();
var import_chunk_3Y32VSR5 = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_3R5RSWBY = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-3R5RSWBY"]();
var import_chunk_7R4OZ5NR = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_BCHXWA3P = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-BCHXWA3P"]();
var import_chunk_EQ3XVTHR = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-EQ3XVTHR"]();
function checkHunt({ findings }, world) {
  const sifted = (0, import_chunk_NIGIMF4N.sift)(findings, (claim) => proveClaim(claim, world));
  const noWork = world.looks !== void 0 && world.looks.opened.size === 0 && world.looks.searched.length === 0;
  const remarks = sifted.dropped.map(({ value, reason }) => `finding ${value.id}: ${reason}`);
  return {
    sifted,
    noWork,
    remarks: noWork ? ["no file of the list was opened or searched: go through them first", ...remarks] : remarks
  };
}
function proveClaim(claim, world) {
  const { location, evidence } = claim;
  const file = (0, import_chunk_EQ3XVTHR.claimedPath)(location.file, world.treeRoots, world.exists);
  if (file === void 0 || !world.exists(file)) return { drop: `file_not_found: no file ${location.file}` };
  if (!world.scope.has(file)) return { drop: `outside_scope: ${file} is not among the files of this audit` };
  const text = world.textOf(file);
  if (text === void 0) return { drop: `no_text: ${file} is no text` };
  const [line] = location.lines;
  const found = (0, import_chunk_JCSGGJDF.locateQuote)(evidence, text, { line, side: "new", remoteness: () => 0 });
  return proofOf(found, claim, file);
}
function proofOf(found, claim, file) {
  switch (found.kind) {
    case "absent":
      return { drop: `quote_not_found: evidence does not stand in ${file} as it was quoted` };
    case "without-substance":
      return { drop: "quote_without_substance: evidence needs ten characters and an identifier" };
    case "found": {
      const { lines, occurrence, at } = found;
      const source = claim.invariant_ref ?? "";
      return { keep: { claim, file, at, fingerprint: (0, import_chunk_7R4OZ5NR.fingerprintOf)({ file, source, lines, occurrence }) } };
    }
  }
}
function fixedPaths(journal) {
  return [
    ...new Set(journal.flatMap((event) => event.kind === "committed" ? event.files : []))
  ];
}
function auditedPaths({ files }, journal) {
  return /* @__PURE__ */ new Set([...files.map(({ path }) => path), ...fixedPaths(journal)]);
}
async function huntWorldOf(run, hunt, looks) {
  const { repository, file } = run;
  if (file.audit === void 0) throw (0, import_chunk_BCHXWA3P.corrupt)(run.paths.run, "belongs to no audit");
  const paths = (0, import_chunk_3Y32VSR5.auditPaths)(file.top, file.audit.audit);
  const [audit, journal, texts] = await Promise.all([
    (0, import_chunk_BCHXWA3P.readRunJson)(paths.audit, "audit"),
    (0, import_chunk_3R5RSWBY.readJournal)(paths),
    (0, import_chunk_NOGNXHRU.readTextsOfReply)(
      repository,
      {
        baseTree: file.head.tree,
        headTree: file.head.tree,
        changed: /* @__PURE__ */ new Map(),
        treeRoots: [file.tree_root, file.top],
        named: hunt.findings.map(({ location }) => location.file)
      },
      (0, import_chunk_GFGFQTWA.speaksOfSecrets)(JSON.stringify(hunt)) ? await redactWith() : void 0
    )
  ]);
  return {
    textOf: texts.headText,
    exists: texts.exists,
    treeRoots: texts.treeRoots,
    scope: auditedPaths(audit, journal),
    looks
  };
}
async function redactWith() {
  const { createRedactor } = await Promise.resolve().then(() => __toESM((from_redact_471043ec ??= require("./redact-471043ec.cjs"))["redact-WM3E2QUA"]()));
  const redactor = createRedactor();
  return async (text) => (await redactor.redact(text)).text;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditedPaths,
  checkHunt,
  fixedPaths,
  huntWorldOf
});
});
