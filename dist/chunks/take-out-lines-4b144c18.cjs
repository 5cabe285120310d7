var { __load, __part } = require("../main.cjs").shared;
exports["decide-move"] = __part((exports) => {
var { PRESET_RECORDS } = __load("summary-text-2-405a3156/presets"), { proofsInWords } = __load("summary-text-2-405a3156/audit-verdict"), { NO_REPLY, NO_VERDICT } = __load("fold-fixing-63267d85/unanswered"), { answeredIn } = __load("summary-text-2-405a3156/who-answered"), { fixesAbout } = __load("fold-fixing-63267d85/built-on"), { areTestsQuick, failedIn, isNameless, newlyFailing, runsAt, runsToBeSure, unstableTests, wantsBaseline } = __load("fold-fixing-63267d85/test-runs"), { note } = __load("fold-fixing-63267d85/journal"), { currentRound, isOfFixes, isTakenIn, lastAttempt } = __load("fold-fixing-63267d85/audit-state"), { isGrave } = __load("main/severity-rank"), { Failure } = __load("main/failure");
async function abortRound({ paths }, { round }, code, why) {
  await note(paths, { kind: "aborted", round, code, why });
}
function abortFailure(audit) {
  const { aborted } = audit.state;
  if (aborted === void 0) return void 0;
  const chunking = aborted.code === "PROMPT-BUDGET-EXCEEDED" ? " --chunking (several packets, each hunk in one)" : "";
  return new Failure(aborted.code, aborted.why, {
    hint: `nothing of round ${aborted.round} has advanced; try it again: correctless next ${audit.file.audit} --retry${chunking}`
  });
}
function convergence(preset, state, round, captured = "hooks", roles = []) {
  const { gates } = PRESET_RECORDS[preset];
  const grave = openFindings(state).filter(isGrave).length;
  const ofFixes = blocking(state).length - grave;
  const reasons = [
    ...grave > 0 ? [`${grave} critical or high open`] : [],
    ...ofFixes > 0 ? [`${ofFixes} of the fix review open`] : [],
    ...round.kept.size > 0 ? [`${round.kept.size} new in round ${round.round}`] : [],
    ...round.gaps.length > 0 && gates ? [`no reply of ${round.gaps.join(", ")}`] : [],
    ...round.unopened.length > 0 ? [`${round.unopened.length} files that nobody opened`] : []
  ];
  if (reasons.length > 0) return { converged: false, why: reasons.join("; ") };
  const why = `nothing new in round ${round.round}, nothing grave open, ${OPENED[captured]}`;
  const { answered, specialists } = answeredIn({ roles }, round);
  const but = answered === specialists ? "" : `, but ${answered} of ${specialists} specialists answered`;
  return { converged: true, why: `${why}${but}` };
}
var OPENED = { hooks: "every file opened", manual: "nobody watched which files were opened" };
function blocking(state) {
  return openFindings(state).filter((finding) => isGrave(finding) || isOfFixes(finding));
}
function openFindings({ findings }) {
  return [...findings.values()].filter(({ status }) => status === "open");
}
function divergences({ rounds }) {
  return rounds.filter(({ kept }, index) => index > 0 && kept.size > (rounds[index - 1]?.kept.size ?? 0)).map(({ round }) => round);
}
function isStalled(state, round) {
  if (round.kept.size > 0 || round.line.length > 0 || round.gaps.length > 0 || round.unopened.length > 0) return false;
  const open = blocking(state);
  return open.length > 0 && open.every(({ id }) => isLeftAlone(round, id));
}
function isLeftAlone({ items }, id) {
  const item = items.find(({ subject }) => subject === id);
  return item?.outcome === "given-up" && item.attempts.length === 0;
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
  return verdict(points, [passed, failed], seen, runsToBeSure(wavering, name), round);
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
    return { head, without: commits.slice(at + 1).map((commit) => commit.sha).toReversed() };
  });
  return [{ head: start }, ...after];
}
function look(state, point, name, isHead) {
  const runs = runsAt(state, point);
  if (runs.some(({ unusable }) => unusable !== null)) return "silent";
  const died = runs.some(({ failures }) => failures.some((one) => isNameless(one) && one !== name));
  if (died && !isHead) return "silent";
  return { runs: runs.length, failed: runs.filter((run) => failedIn(run, name)).length };
}
function isExplained({ isShared, checked }) {
  return !isShared && checked?.explained === true;
}
function attemptBefore({ rounds }, { round }, { subject }) {
  return rounds.filter((one) => one.round < round).flatMap(({ items }) => items.filter((item) => item.subject === subject)).flatMap(({ attempts }) => attempts).at(-1);
}
function hasNews({ rounds, findings }, { head, judged }, { subject, isWanted }) {
  const line = rounds.flatMap((round) => round.line);
  const since = line.slice(head === void 0 ? 0 : line.lastIndexOf(head) + 1);
  const file = findings.get(subject)?.location.file ?? "";
  const commits = rounds.flatMap((round) => round.commits);
  return isWanted === true || judged?.valid === true || commits.some(({ sha, files }) => since.includes(sha) && files.includes(file));
}
var MAX_ATTEMPTS = 3;
var MAX_SHARED = 4;
var MAX_REPAIRS = 5;
var MAX_REVIEWS = 5;
var MAX_REVIEWS_OF_FIX = 2;
var MAX_TESTS = 2;
function baselineMove(state, round) {
  const runs = runsAt(state, round);
  const unusable = unusableAt(state, round, "before the fixes");
  if (unusable !== void 0) return unusable;
  if (runs.some(({ failures }) => failures.some(isNameless))) {
    return blocked(
      "the tests fail before the fixes and name no test that fails, so nobody could tell what a fix breaks"
    );
  }
  return wantsBaseline(state, round) ? { kind: "test", head: round.head } : void 0;
}
function brokenMove(state, round) {
  if (runsAt(state, state).length === 0) return { kind: "test", head: state.head };
  const unusable = unusableAt(state, state, "after the fixes");
  if (unusable !== void 0) return unusable;
  const failing = newlyFailing(state, round);
  if (failing.length === 0) return void 0;
  const wavering = unstableTests(state);
  const sure = Math.max(...failing.map((name) => runsToBeSure(wavering, name)));
  if (runsAt(state, state).length < sure) return { kind: "test", head: state.head };
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
  const last = ofIt.at(-1)?.attempts.at(-1);
  const isVain = last !== void 0 && isExplained(last) && last.head === round.line.at(-1);
  if (ofIt.length < MAX_REPAIRS && !isRepair && !isVain) {
    const subject = `REPAIR-R${round.round}-${repairs.length + 1}`;
    return { kind: "break", subject, failures, of: culprit.sha };
  }
  const named = failures.slice(0, 3).join(", ");
  return {
    kind: "condemn",
    shas: [culprit.sha],
    why: `tests fail with it and not without it: ${named}`,
    finding: void 0
  };
}
function unusableAt(state, point, when) {
  const run = runsAt(state, point).find(({ unusable }) => unusable !== null);
  return run === void 0 ? void 0 : blocked(`the tests could not be run ${when}: ${run.unusable ?? ""}`);
}
function blocked(why) {
  return { kind: "abort", code: "audit/blocking", why };
}
function nextItem(state, { items }) {
  const open = items.filter(({ outcome }) => outcome === "open");
  const files = items.map((item) => fileOf(state, item.subject));
  const place = (item) => files.indexOf(fileOf(state, item.subject));
  return open.find(isUnderWay) ?? open.find(({ mode }) => mode === "fix_regression") ?? open.find(isReady) ?? open.toSorted((a, b) => place(a) - place(b))[0];
}
function testsAreDue(state, round, item) {
  const last = round.commits.at(-1);
  if (round.line.length === 0 || item.mode === "fix_regression" || isUnderWay(item)) return false;
  if (areTestsQuick(state, round) || last?.sha !== round.line.at(-1)) return true;
  return fileOf(state, last?.subject ?? "") !== fileOf(state, item.subject);
}
function isUnderWay(item) {
  const last = lastAttempt(item);
  if (last === void 0) return false;
  return !last.isShared || last.checked?.accepted !== false && last.judged === void 0;
}
function isReady(item) {
  const { isShared, checked, judged } = lastAttempt(item) ?? {};
  return isShared === true && checked?.accepted === true && judged?.valid === true;
}
function fileOf({ findings }, subject) {
  return findings.get(subject)?.location.file;
}
function findingsSharingCall(state, round, item) {
  const first = placeOf(state, item);
  if (first === void 0 || !isNew(item)) return [];
  const taken = [first];
  const others = [];
  for (const other of round.items) {
    const place = placeOf(state, other);
    if (other === item || !isNew(other) || place === void 0) continue;
    if (place.file !== first.file || place.isOfFixes !== first.isOfFixes) continue;
    if (others.length + 1 >= MAX_SHARED || taken.some((one) => touch(one.lines, place.lines))) continue;
    taken.push(place);
    others.push(other);
  }
  return others;
}
function isNew({ mode, outcome, attempts }) {
  return mode === "apply" && outcome === "open" && attempts.length === 0;
}
function placeOf({ findings }, { subject }) {
  const finding = findings.get(subject);
  return finding === void 0 ? void 0 : { ...finding.location, isOfFixes: isOfFixes(finding) };
}
function leaders(findings) {
  const leads = /* @__PURE__ */ new Map();
  const group = (first, { location: { file, lines } }) => {
    for (const other of findings) {
      if (leads.has(other.id) || other.location.file !== file || !touch(lines, other.location.lines)) continue;
      leads.set(other.id, first);
      group(first, other);
    }
  };
  for (const finding of findings) if (!leads.has(finding.id)) group(finding.id, finding);
  return leads;
}
function touch(one, other) {
  return one[0] <= other[1] + 1 && other[0] <= one[1] + 1;
}
function fixingMove(state, round, preset) {
  const condemned = condemnedMove(round);
  if (condemned !== void 0) return condemned;
  const item = nextItem(state, round);
  if (item === void 0 && round.commits.length === 0) return void 0;
  const baseline = baselineMove(state, round);
  if (baseline !== void 0) return baseline;
  if (item !== void 0) {
    const broken = testsAreDue(state, round, item) ? brokenMove(state, round) : void 0;
    return broken ?? endlessMove(state, round, item, preset) ?? itemMove(state, round, item);
  }
  return unresolvedMove(state, round, preset) ?? brokenMove(state, round);
}
function condemnedMove({ condemned, commits }) {
  const next = condemned.find(({ sha }) => commits.some((commit) => commit.sha === sha));
  return next === void 0 ? void 0 : { kind: "revert", ...next };
}
function endlessMove(state, round, { subject }, preset) {
  const finding = state.findings.get(subject);
  const most = preset === "fix" ? MAX_REVIEWS_OF_FIX : MAX_REVIEWS;
  if (finding === void 0 || !isOfFixes(finding) || round.reviews.length < most) return void 0;
  return { kind: "give-up", subject, why: `${round.reviews.length} reviews of this round's fixes found fault` };
}
function itemMove(state, round, item) {
  const attempt = lastAttempt(item);
  const { checked, judged } = attempt ?? {};
  if (checked?.gone !== void 0 && judged === void 0) return { kind: "check-gone", item, by: checked.gone };
  if (checked?.accepted === true && judged === void 0) return { kind: "judge", item };
  if (checked?.accepted === true && judged?.valid === true && checked.tree !== null)
    return { kind: "commit", item, tree: checked.tree };
  const explained = explainedMove(state, round, item);
  if (explained !== void 0) return explained;
  if (attempt === void 0) {
    const others = findingsSharingCall(state, round, item);
    return others.length === 0 ? { kind: "fix", item } : { kind: "fix", item, others };
  }
  if (ownAttempts(item) < mostAttempts(state, round, item)) return { kind: "fix", item };
  const why = judged?.reason ?? checked?.reason ?? NO_REPLY;
  return {
    kind: "give-up",
    subject: item.subject,
    why: `${item.attempts.length} attempts came to nothing, the last: ${why}`
  };
}
function ownAttempts({ attempts }) {
  return attempts.filter(({ isShared }) => !isShared).length;
}
function mostAttempts(state, round, item) {
  const before = attemptBefore(state, round, item);
  const isOld = before !== void 0 && !hasNews(state, before, item);
  return item.mode === "apply" && !isOld ? MAX_ATTEMPTS : 1;
}
function explainedMove(state, round, item) {
  const { subject } = item;
  const [last, before] = [lastAttempt(item), attemptBefore(state, round, item)];
  if (last !== void 0 && isExplained(last)) return { kind: "give-up", subject, why: last.checked?.reason ?? "" };
  if (last !== void 0 || before === void 0 || !isExplained(before) || hasNews(state, before, item)) return void 0;
  const why = `nothing has changed since ${before.checked?.reason ?? ""}`;
  return { kind: "give-up", subject, why };
}
function unresolvedMove(state, round, preset) {
  const unresolved = round.items.filter(({ outcome, subject }) => outcome === "given-up" && !round.leftOpen.has(subject)).flatMap(({ subject }) => state.findings.get(subject) ?? []).find((finding) => isOfFixes(finding) && finding.status === "open");
  if (unresolved === void 0) return void 0;
  const { id, title } = unresolved;
  const why = `${id} could not be mended: ${title}`;
  const shas = fixesAbout(state, round, unresolved);
  if (preset === "fix") {
    const all = round.commits.map(({ sha }) => sha);
    return { kind: "condemn", shas: shas.length > 0 ? shas : all, why, finding: void 0 };
  }
  if (shas.length > 0) return { kind: "condemn", shas, why, finding: unresolved };
  return { kind: "leave-open", subject: id, why: `it could not be mended, and no fix of the round made it` };
}
function undecided(state, round) {
  return [...state.findings.values()].filter(
    (finding) => finding.status === "open" && isAskedAbout(finding, round) && !round.untriaged.has(finding.id) && !round.decisions.has(finding.id)
  );
}
function isAskedAbout(finding, { round }) {
  return finding.source === "audit-specialist" || isOfFixes(finding) && finding.round < round;
}
function provingMove(state, round) {
  const item = round.items.find(({ outcome }) => outcome === "open");
  if (item === void 0) return { kind: "end", outcome: "converged", why: proofsInWords(state) };
  const before = runsAt(state, state).at(-1);
  if (before === void 0) return { kind: "test", head: state.head };
  if (before.unusable !== null)
    return { kind: "prove", item, outcome: "not-attempted", why: `no test can run here: ${before.unusable}` };
  const attempt = lastAttempt(item);
  return attempt === void 0 ? { kind: "fix", item } : attemptMove(item, attempt);
}
function attemptMove(item, attempt) {
  const { checked, judged } = attempt;
  if (checked?.accepted === true && judged === void 0) return { kind: "try", item };
  if (judged?.valid === true) return { kind: "prove", item, outcome: "proven", why: "by its test" };
  const why = judged?.reason ?? checked?.reason ?? "";
  if (isExplained(attempt)) return { kind: "prove", item, outcome: "not-proven", why };
  if (judged === void 0 ? checked?.rule === null : why === NO_VERDICT)
    return { kind: "prove", item, outcome: "not-attempted", why };
  if (item.attempts.length < MAX_TESTS) return { kind: "fix", item };
  return { kind: "prove", item, outcome: "not-proven", why: tried(item) };
}
function tried({ attempts }) {
  const each = attempts.map(({ checked, judged }, at) => `test ${at + 1}: ${judged?.reason ?? checked?.reason ?? ""}`);
  return each.join("; ");
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
  const round = currentRound(state);
  if (round === void 0) return { kind: "start-round", round: 1 };
  if (round.closed) return afterRound(audit, state, round);
  return runUnderWay(round) ?? bringingMove(audit, round) ?? (audit.preset === "prove" ? provingMove(state, round) : void 0) ?? huntingMove(round) ?? triageMove(round) ?? questionOf(state, round) ?? (round.pinned === void 0 ? { kind: "pin" } : void 0) ?? fixingMove(state, round, audit.preset) ?? reviewingMove(audit.settings, state, round) ?? {
    kind: "close",
    kept: round.kept.size + new Set(round.reviews.flatMap(({ ids }) => ids)).size,
    // What the fix review found is fixed like any other finding. Repairs of tests are commits too.
    fixed: round.commits.filter(({ subject }) => state.findings.has(subject)).length
  };
}
function runUnderWay(round) {
  const last = round.planned.at(-1);
  if (last === void 0 || isOver(round, last)) return void 0;
  return { ...last, kind: "run" };
}
function isOver(round, { stage, run, subjects }) {
  switch (stage) {
    case "hunt": return round.planned.filter((one) => one.stage === "hunt").length === round.hunts;
    case "triage": return round.untriaged.size === 0;
    case "fix":
    case "judge": return subjects.every((subject) => isTakenIn(round, stage, run, subject));
    case "verify": return round.reviews.some((review) => review.run === run);
  }
}
function bringingMove({ of }, { decisions }) {
  return of !== void 0 && decisions.size === 0 ? { kind: "bring" } : void 0;
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
  const rounds = divergences(state);
  if (rounds.length < 2 || rounds.at(-1) !== round.round) return void 0;
  const counts = state.rounds.map(({ kept }) => kept.size);
  return { kind: "divergence", key: `divergence-R${round.round}`, counts };
}
function afterRound(audit, state, round) {
  if (audit.of !== void 0)
    return { kind: "end", outcome: "converged", why: "every finding that was named has its answer" };
  const { converged, why } = convergence(audit.preset, state, round, audit.captured, audit.roles);
  if (converged) return { kind: "end", outcome: "converged", why };
  if (isStalled(state, round)) {
    return { kind: "end", outcome: "stopped", why: `round ${round.round} could do nothing new, and ${why}` };
  }
  if (round.round < audit.settings.max_rounds) return { kind: "start-round", round: round.round + 1 };
  return { kind: "end", outcome: "ceiling", why: `${round.round} rounds, and ${why}` };
}
Object.assign(exports, { abortRound, abortFailure, divergences, MAX_TESTS, leaders, ownAttempts, mostAttempts, undecided, decideMove });
});
exports["history-section"] = __part((exports) => {
var { sentByRun } = __load("shown-files-80985a4c/sent-by-run-2"), { roundFile, roundFileName } = __load("summary-text-2-405a3156/round-file-2"), { summaryText } = __load("summary-text-2-405a3156/summary-text-2"), { answeredIn } = __load("summary-text-2-405a3156/who-answered"), { artifactPaths } = __load("fold-fixing-63267d85/audit-paths"), { currentRound } = __load("fold-fixing-63267d85/audit-state"), { jsonText } = __load("matches-schema-76c5945f/own-key"), { readTextIfAny, writeFileAtomically } = __load("matches-schema-76c5945f/files"), { inertMarkdown } = __load("main/inert-2");
function historySection({ audit, date, branch, roles }, state) {
  const fixedIn = new Map(
    state.rounds.flatMap(({ commits }) => commits.map(({ subject, sha }) => [subject, sha.slice(0, 12)]))
  );
  const rounds = state.rounds.flatMap((one) => {
    const { round } = one;
    const { note, answered } = answeredIn({ roles }, one);
    const findings = [...state.findings.values()].filter((finding) => finding.round === round);
    return [
      `### Round ${round}`,
      "",
      `${findings.length === 0 && answered > 0 ? "No findings: " : ""}${inertMarkdown(note)}.`,
      ...findings.length === 0 ? [] : [
        "",
        "| ID | Severity | Tier | Title | Status | Fixed in |",
        "|---|---|---|---|---|---|",
        ...findings.map((finding) => row(finding, fixedIn.get(finding.id)))
      ],
      ""
    ];
  });
  return [`## Audit ${audit}, ${date}, branch ${inertMarkdown(branch)}`, "", ...rounds].join("\n");
}
function row({ id, severity, tier, title, status }, fixedIn = "") {
  return `| ${id} | ${severity} | ${tier} | ${inertMarkdown(title)} | ${status} | ${fixedIn} |`;
}
function workflowState({ preset, branch, started_at, roles }, state, at) {
  const completed = state.rounds.filter(({ closed }) => closed).length;
  const round = currentRound(state);
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
      answered: round === void 0 ? "no round has begun" : answeredIn({ roles }, round).note,
      converged: state.ended?.outcome === "converged"
    }
  };
}
async function writeArtifacts(audit) {
  const { file, state, journal } = audit;
  if (file.of !== void 0) return;
  const paths = artifactPaths(file.top, file);
  const entered = journal.findLast(({ kind }) => kind === "finished" || kind === "prepared")?.at ?? file.started_at;
  await writeFileAtomically(paths.state, jsonText(workflowState(file, state, entered)));
  for (const round of state.rounds) {
    const path = paths.round(roundFileName(file, round.round));
    await writeFileAtomically(path, jsonText(roundFile(file, state, round)));
  }
  if (state.ended === void 0) return;
  await writeFileAtomically(paths.summary, summaryText(file, state, await sentByRun(audit)));
  const history = await readTextIfAny(paths.history) ?? `# Audits with preset ${file.preset}\n`;
  const heading = `## Audit ${file.audit}`;
  const others = history.split(/^(?=## Audit )/m).filter((section) => !section.startsWith(`${heading},`));
  await writeFileAtomically(
    paths.history,
    [...others.map((s) => `${s.trimEnd()}
\n`), historySection(file, state)].join("")
  );
}
Object.assign(exports, { writeArtifacts });
});
exports["take-out-lines"] = __part((exports) => {
var { STARTED_FOR, readCommand, readEnd, runningIn } = __load("hunt-slots-d7d8f12e/background-folder"), { endReservations } = __load("summary-text-2-405a3156/end-reservations"), { writeArtifacts } = __load("take-out-lines-4b144c18/history-section"), { abortRound, undecided } = __load("take-out-lines-4b144c18/decide-move"), { killGroup } = __load("main-a6f1b15e/kill-group"), { readInstallation } = __load("main-a6f1b15e/installation"), { isByHand } = __load("main-a6f1b15e/by-hand"), { storedReply } = __load("shown-files-80985a4c/stored-reply"), { openRun } = __load("main-a6f1b15e/open-run"), { roundFileName } = __load("summary-text-2-405a3156/round-file-2"), { looksOf } = __load("evidence-drop-566105c0/looks-of"), { PRESET_RECORDS } = __load("summary-text-2-405a3156/presets"), { gapText } = __load("summary-text-2-405a3156/who-answered"), { discardChanges, keptUnder, refuseUnsaved, refuseUnsavedSubmodules } = __load("discard-changes-747cc9aa/discard-changes"), { branchMoved, commitTree, inTheWay, readHead, syncWorkTree } = __load("discard-changes-747cc9aa/commit-tree-2"), { pinRef, readRef, renameRefs } = __load("snapshot-94776c05/pin-ref"), { driveGit, mergeTrees } = __load("snapshot-94776c05/drive-git"), { createRedactor } = __load("evidence-drop-566105c0/redact-2"), { checkHunt, firstOf, huntWorldOf, linesOf } = __load("hunt-slots-d7d8f12e/check-hunt"), { pathPatterns } = __load("file-header-8cba8a58/path-patterns"), { isSimilarTitle } = __load("index-2fdaab01/same-claim"), { editedTests } = __load("summary-text-2-405a3156/edited-tests"), { counted } = __load("main/counted"), { isCommitOf, readCommit, treeOf, writeCommit } = __load("snapshot-94776c05/commit-object"), { treeChanges } = __load("snapshot-94776c05/tree-changes"), { snapshotWorkTree } = __load("snapshot-94776c05/snapshot"), { writeBlob } = __load("snapshot-94776c05/one-object"), { FILES } = __load("snapshot-94776c05/background-files"), { openRepository } = __load("git-3998040f/repository-2"), { bountyOf, openAudit, penaltyOf } = __load("fold-fixing-63267d85/fold-fixing"), { pointKey } = __load("fold-fixing-63267d85/test-runs"), { note } = __load("fold-fixing-63267d85/journal"), { artifactPaths, roundRef } = __load("fold-fixing-63267d85/audit-paths"), { currentRound } = __load("fold-fixing-63267d85/audit-state"), { isGrave, isGraver, severityRank } = __load("main/severity-rank"), { readBlobs } = __load("git-3998040f/objects"), { printable } = __load("git-3998040f/printable"), { checkedJson, now } = __load("matches-schema-76c5945f/own-key"), { createFileOnce, exists, listNames, readTextIfAny } = __load("matches-schema-76c5945f/files"), { by, inOrder } = __load("main/order"), { askGit, readGit, runGit } = __load("git-3998040f/git"), { realpath } = __load("main/disk"), { Failure } = __load("main/failure"), { inertLine } = __load("main/inert-2"), { mkdir, rename, rm, rmdir, open } = require("node:fs/promises"), { dirname: dirname2, join: join2, basename, dirname, join, resolve } = require("node:path"), { setTimeout: delay } = require("node:timers/promises"), { spawn } = require("node:child_process");
async function decideFindings(audit, { decision, ids, reason }) {
  const open2 = openQuestions(audit);
  const wanted = ids.length === 1 && ids[0] === "all" ? open2.map(({ id }) => id) : ids;
  if (wanted.length === 0) throw noQuestion(audit);
  const unknown = wanted.filter((id) => !open2.some((finding) => finding.id === id));
  if (unknown.length > 0) {
    throw new Failure("usage/bad-value", `${unknown.join(", ")}: not among the findings to be decided`, {
      hint: open2.length === 0 ? "none is" : `those are: ${open2.map(({ id }) => id).join(", ")}`
    });
  }
  if (decision !== "fix" && (reason ?? "").trim() === "") {
    throw new Failure("usage/missing-argument", `to ${decision} a finding takes --reason`, {
      hint: `correctless audit triage ${audit.file.audit} ${decision} ${wanted.join(" ")} --reason "\u2026"`
    });
  }
  const told = (await createRedactor().redact(reason ?? "")).text;
  await note(audit.paths, { kind: "decided", ids: [...wanted], decision, reason: told, by: "user" });
  return wanted;
}
async function decideAutomatically({ paths, ...audit }) {
  const open2 = openQuestions(audit);
  const confirmed = open2.filter(({ tier }) => tier === "confirmed");
  const grave = open2.filter((finding) => finding.tier !== "confirmed" && isGrave(finding));
  const rest = open2.filter((finding) => finding.tier !== "confirmed" && !isGrave(finding));
  const decisions = [
    { decided: confirmed, decision: "fix", reason: "confirmed" },
    { decided: grave, decision: "fix", reason: "critical or high, though not confirmed" },
    { decided: rest, decision: "defer", reason: "not confirmed, and neither critical nor high" }
  ];
  for (const { decided, decision, reason } of decisions) {
    const ids = decided.map(({ id }) => id);
    if (ids.length > 0) await note(paths, { kind: "decided", ids, decision, reason, by: "auto" });
  }
}
function openQuestions(audit) {
  const { state } = audit;
  const round = currentRound(state);
  const isOver = state.ended !== void 0 || round === void 0 || round.closed || round.untriaged.size > 0;
  if (!isOver) return undecided(state, round);
  throw noQuestion(audit);
}
function noQuestion({ file }) {
  return new Failure("audit/no-question", `audit ${file.audit} has no findings to be decided now`, {
    hint: `see what it waits for: correctless next ${file.audit}`
  });
}
async function mergeBranch(repository, branch, message) {
  const { branch: onto, sha: head } = await readHead(repository);
  if (onto === void 0) {
    throw new Failure("audit/no-branch", `HEAD of ${repository.top} is on no branch, at ${head}`, {
      hint: "check out the branch to merge into, then do it again"
    });
  }
  const tip = await readRef(repository, `refs/heads/${branch}`);
  if (tip === void 0) throw new Failure("scope/unknown-revision", `there is no branch ${branch}`);
  const finished = await finishMerge(repository, head, tip, message);
  if (finished !== void 0) return finished;
  const bases = await mergeBases(repository, head, tip);
  if (bases.includes(tip)) return { kind: "there" };
  await refuseUnsaved(repository);
  const tree = await mergedTree(repository, { bases, head, tip, branch });
  return { kind: "merged", sha: await commitTree(repository, { tree, parent: head, merged: tip, message }) };
}
async function finishMerge(repository, head, tip, message) {
  const { tree, parents } = await readCommit(repository, head);
  const [parent] = parents;
  if (parent === void 0 || !await isCommitOf(repository, head, { tree, parents: [parent, tip], message })) {
    return void 0;
  }
  return { kind: "merged", sha: await commitTree(repository, { tree, parent, merged: tip, message }) };
}
async function mergedTree(repository, { bases, head, tip, branch }) {
  const byHand = { hint: `merge it yourself: git merge --no-ff ${branch}` };
  const [base, ...others] = bases;
  if (base === void 0 || others.length > 0) {
    const said2 = `${branch} and HEAD have ${bases.length} nearest common ancestors, not one`;
    throw new Failure("audit/merge-conflict", said2, byHand);
  }
  const ours = await treeOf(repository, head);
  const merged = await mergeTrees(repository, {
    base: await treeOf(repository, base),
    ours,
    theirs: await treeOf(repository, tip)
  });
  if (merged.kind === "conflict") {
    const said2 = `${branch} does not merge by itself: ${merged.files.map(printable).join(", ")}`;
    throw new Failure("audit/merge-conflict", said2, byHand);
  }
  const blocked = await inTheWay(repository, ours, await treeChanges(repository, ours, merged.tree));
  if (blocked.length === 0) return merged.tree;
  const said = `ignored files are in the way of those of ${branch}: ${blocked.slice(0, 5).map(printable).join(", ")}`;
  throw new Failure("audit/work-tree-dirty", said, { hint: "move them away, then do it again" });
}
async function mergeBases(repository, ours, theirs) {
  const found2 = await askGit(repository, ["merge-base", "--all", ours, theirs], { answers: [0, 1] });
  return found2.stdout.toString("latin1").split("\n").filter(Boolean);
}
async function listWorkTrees(repository) {
  const list = ["worktree", "list", "--porcelain"];
  const exact = await runGit(repository.top, [...list, "-z"], { answers: [0, 129] });
  const { stdout } = exact.status === 0 ? exact : await runGit(repository.top, list);
  const text = exact.status === 0 ? stdout.toString("utf8") : stdout.toString("utf8").replaceAll("\n", "\0");
  return text.split("\0\0").filter((block) => block !== "").map((block) => {
    const fields = new Map(
      block.split("\0").map((field) => {
        const [name = ""] = field.split(" ", 1);
        return [name, field.slice(name.length + 1)];
      })
    );
    return { folder: fields.get("worktree") ?? "", branch: fields.get("branch"), locked: fields.has("locked") };
  });
}
async function completeWorkTree(place) {
  const link = await readTextIfAny(join(place, ".git"));
  const gitDir = /^gitdir: (.*)\n?$/s.exec(link ?? "")?.[1]?.replace(/\n$/, "");
  if (gitDir === void 0 || !await exists(resolve(place, gitDir, "index"))) return void 0;
  return openRepository(place);
}
async function placeOf(folder) {
  const above = dirname(resolve(folder));
  const real = await realpath(above).catch(async () => above === dirname(above) ? above : placeOf(above));
  return join(real, basename(folder));
}
async function addWorkTree(repository, { folder, branch, at }) {
  const place = await placeOf(folder);
  const ref = `refs/heads/${branch}`;
  const registered = await listWorkTrees(repository);
  const other = registered.find((one) => one.branch === ref && one.folder !== place);
  if (other !== void 0) throw taken(branch, `is checked out in ${other.folder}`);
  const here = registered.find((one) => one.folder === place);
  const whole = here === void 0 ? void 0 : await completeWorkTree(place);
  if (whole !== void 0 && here?.branch === ref) return whole;
  if (whole !== void 0) throw taken(branch, `cannot have ${place}: ${here?.branch ?? "no branch"} is there`);
  const value = await readRef(repository, ref);
  if (value !== void 0 && value !== at) throw taken(branch, `is there already, at ${value}, not at ${at}`);
  await pinRef(repository, ref, at);
  if (here !== void 0) await clearAway(repository, place);
  await mkdir(dirname2(place), { recursive: true });
  await (await driveGit(repository.top))(["worktree", "add", "--no-checkout", "--", place, branch]);
  await (await driveGit(place))(["read-tree", "--reset", "-u", at]);
  return openRepository(place);
}
async function removeWorkTree(repository, folder) {
  const place = await placeOf(folder);
  const here = (await listWorkTrees(repository)).find((one) => one.folder === place);
  if (here === void 0 && await exists(place)) {
    throw new Failure("audit/work-tree-dirty", `${place} exists, but is not a work tree of ${repository.top}`);
  }
  const whole = here === void 0 ? void 0 : await completeWorkTree(place);
  if (whole !== void 0) {
    if (here?.locked === true) throw new Failure("audit/work-tree-dirty", `${place} is locked`);
    await refuseUnsaved(whole);
    await refuseUnsavedSubmodules(whole);
  }
  const doomed = `${place}.removed`;
  await rm(doomed, { recursive: true, force: true });
  if (whole !== void 0) await rename(place, doomed);
  if (here !== void 0) await clearAway(repository, place);
  await rm(doomed, { recursive: true, force: true });
}
async function clearAway(repository, place) {
  if (!await exists(join2(place, ".git"))) await rmdir(place).catch(() => void 0);
  const git = await driveGit(repository.top);
  await git(["worktree", "remove", "--force", "--force", "--", place]);
}
function taken(branch, why) {
  return new Failure("audit/branch-exists", `the branch ${branch} ${why}`, {
    hint: `look at it (git log ${branch}), then rename it: git branch --move ${branch} ${branch}-old`
  });
}
async function finishAudit(audit, { merge, unreviewed = false }) {
  const { home, file, paths, state } = audit;
  if (state.finished !== void 0 && (!merge || file.in_place || state.finished.merged !== null)) return audit;
  if (state.ended === void 0) throw notOver(audit);
  await requireRecord(audit);
  const merged = merge && !file.in_place ? await mergeAudited(audit, unreviewed) : void 0;
  if (!file.in_place) await removeWorkTree(home, file.work_tree);
  const ours = `refs/correctless/audits/${file.audit}`;
  const rounds = state.rounds.map(({ round }) => ({ from: roundRef(round), to: `${ours}/round-${round}-start` }));
  const branch = file.preset === "prove" ? [{ from: `refs/heads/${file.branch}`, to: `${ours}/branch` }] : [];
  await renameRefs(home, [...rounds, ...branch]);
  await note(paths, { kind: "finished", merged: merged?.kind === "merged" ? merged.sha : null });
  const finished = await openAudit(home, file.audit);
  await writeArtifacts(finished);
  return finished;
}
async function requireRecord({ file, state }) {
  if (file.of !== void 0) return;
  const { round } = artifactPaths(file.top, file);
  for (const one of state.rounds) {
    const path = round(roundFileName(file, one.round));
    const text = await readTextIfAny(path);
    const recorded = text === void 0 ? void 0 : await checkedJson(path, "audit-round", text);
    if (recorded?.started_at === one.at) continue;
    throw new Failure("audit/not-over", `${path} is not the record of round ${one.round} of this audit`, {
      hint: `to have it written: correctless next ${file.audit}`
    });
  }
}
async function mergeAudited(audit, unreviewed) {
  const { home, file, state } = audit;
  const { ended, unseen } = await endReservations(audit);
  if (unseen.length > 0 && !unreviewed) {
    throw new Failure("audit/unreviewed", `${file.branch} was not merged: ${unseen.join("; ")}`, {
      hint: `look at it, then merge it anyway: correctless audit finish ${file.audit} --merge --unreviewed`
    });
  }
  const words = [...ended === void 0 ? [] : [ended], ...unseen, ...editedTests(state).map(inertLine)];
  const subject = mergeSubject(audit);
  return mergeBranch(home, file.branch, words.length === 0 ? subject : `${subject}
${words.join("\n")}\n`);
}
function mergeSubject({ file, state }) {
  const fixed = [...state.findings.values()].filter(({ status }) => status === "fixed").length;
  return `Merge ${file.branch}: ${counted(fixed, "finding")} fixed in ${counted(state.rounds.length, "round")}\n`;
}
function notOver({ file }) {
  return new Failure("audit/not-over", `audit ${file.audit} has not ended`, {
    hint: `go on with it (correctless next ${file.audit}) or stop it (correctless audit stop ${file.audit} --reason "\u2026")`
  });
}
var START_MS = 3e4;
async function startRunner(given, program) {
  const folder = resolve(given);
  const [file = "", ...args] = program ?? await ownProgram();
  const output = await open(join(folder, FILES.runnerOutput), "a");
  const runner = spawn(file, [...args, folder], {
    cwd: folder,
    env: { ...process.env, [STARTED_FOR]: folder },
    detached: true,
    stdio: ["ignore", output.fd, output.fd]
  });
  let ended = false;
  const end = () => {
    ended = true;
  };
  runner.on("exit", end).on("error", end).unref();
  await output.close();
  const until = performance.now() + START_MS;
  return { hasEnded: () => ended || performance.now() > until };
}
async function notStarted(folder) {
  const text = (await readTextIfAny(join(folder, FILES.runnerOutput)))?.trim() ?? "";
  const said = text === "" ? "no reason given" : text;
  return new Failure("environment/not-started", `nothing runs the command of ${folder}: ${said}`, {
    hint: "start it again; if that does not help: correctless doctor"
  });
}
async function ownProgram() {
  const { top } = await readInstallation([]);
  return [process.execPath, join(top, "dist", "start.cjs"), "background"];
}
var POLL_MS = 50;
async function startBackground(folder, command, program) {
  const { command: line, cwd, timeoutMs, sandbox } = command;
  const text = `${JSON.stringify({ command: line, cwd, timeoutMs, sandbox })}\n`;
  if (!await createFileOnce(join(folder, FILES.command), text)) {
    const there = await readCommand(folder);
    if (`${JSON.stringify(there)}\n` !== text) {
      throw new Failure("run/corrupt", `${folder} belongs to another command: ${there.command}`);
    }
  }
  const state = await readBackground(folder);
  if (state.kind !== "absent") return state;
  const runner = await startRunner(folder, program);
  for (; ; ) {
    const over = runner.hasEnded();
    const now2 = await readBackground(folder);
    if (now2.kind !== "absent") return now2;
    if (over) throw await notStarted(folder);
    await delay(POLL_MS);
  }
}
async function readBackground(folder) {
  const runner = await runningIn(folder, FILES.runner);
  const end = await readEnd(folder);
  if (end !== void 0) return { kind: "finished", ...end };
  if (runner === void 0) return { kind: "absent" };
  return { kind: runner === "gone" ? "died" : "running" };
}
async function waitForBackground(folder, ms) {
  const until = performance.now() + ms;
  for (; ; ) {
    const state = await readBackground(folder);
    const left = until - performance.now();
    if (state.kind !== "running" || left <= 0) return state;
    await delay(Math.min(POLL_MS, left));
  }
}
async function stopBackground(folder) {
  const [runner, group] = await Promise.all([runningIn(folder, FILES.runner), runningIn(folder, FILES.group)]);
  if (typeof runner === "number") killGroup(runner, "SIGTERM");
  else if (typeof group === "number") killGroup(group, "SIGKILL");
}
var TIME_LIMIT = 60 * 6e4;
var PATIENCE = 1e5;
async function commandFolder(paths, kind) {
  const used = await listNames(join(paths.dir, kind));
  return paths.command(kind, used.length + 1);
}
function lintFolder(tests) {
  return join(tests, "lint");
}
async function runCommand(folder, command, cwd, patience, limits = {}) {
  if ((await readBackground(folder)).kind === "absent")
    await startBackground(folder, { command, cwd, timeoutMs: TIME_LIMIT, ...limits });
  const state = await waitForBackground(folder, patience);
  switch (state.kind) {
    case "running":
    case "absent": return { kind: "running" };
    case "died":
      await stopBackground(folder);
      return { kind: "ended", status: null, output: await outputOf(folder), milliseconds: 0, timedOut: false };
    case "finished": {
      const { status, milliseconds, timedOut } = state;
      return { kind: "ended", status, output: await outputOf(folder), milliseconds, timedOut };
    }
  }
}
async function outputOf(folder) {
  return await readTextIfAny(join(folder, "output.txt")) ?? "";
}
function raiseFindings(all, raising) {
  const claims = all.flatMap(({ agent, checked }) => checked.sifted.kept.map((proven) => ({ agent, proven }))).toSorted(
    inOrder(
      by(({ proven }) => severityRank(proven.claim)),
      by(({ proven }) => proven.file),
      by(({ proven }) => proven.at.start),
      by(({ agent }) => agent)
    )
  );
  const dropped = all.flatMap(
    ({ agent, checked }) => checked.sifted.dropped.map(({ value, reason }) => ({ agent, value, reason }))
  );
  const number = numbers(raising);
  const rejections = dropped.map(({ agent, value, reason }) => ({
    ...rejected(number(), agent, value, reason),
    severity: value.severity
  }));
  const findings = [];
  for (const { agent, proven } of claims) {
    const known = raising.known.find((one) => isKnown(proven, one));
    if (known === void 0) findings.push(found(number(), agent, proven, raising));
    else
      rejections.push({
        ...rejected(number(), agent, proven.claim, `known: ${known.id} is ${known.status}`),
        penalty_applied: 0
      });
  }
  return { findings, rejected: rejections };
}
function isKnown({ claim, fingerprint }, one) {
  if (one.fingerprint !== fingerprint || one.status === "fixed" || isGraver(claim, one)) return false;
  return one.status === "open" || !isGrave(claim) || isSimilarTitle(claim.title, one.title);
}
function numbers({ preset, round, numbered }) {
  let last = numbered;
  return () => {
    last += 1;
    return `${PRESET_RECORDS[preset].prefix}-R${round}-${String(last).padStart(3, "0")}`;
  };
}
function rejected(id, agent, claim, reason) {
  return { id, title: claim.title, agent, reason, penalty_applied: penaltyOf({ ...claim, agent }) };
}
function found(id, agent, { claim, file, at, fingerprint }, { round, timestamp }) {
  return {
    ...claim,
    id,
    location: { file, lines: [at.start, at.end] },
    source: "audit-specialist",
    agent,
    status: "open",
    bounty: bountyOf({ ...claim, agent }),
    round,
    timestamp,
    fingerprint,
    reason: null
  };
}
async function takeHunt(audit, round, run) {
  const failed = run.states.filter(({ status }) => status !== "stored");
  if (failed.length === run.states.length) {
    await abortRound(audit, round, "FAIL-CLOSED", `no specialist brought a reply: ${failed[0]?.why ?? ""}`);
    return;
  }
  const checked = await Promise.all(
    run.states.filter(({ status }) => status === "stored").map((state) => checkStored(run, state))
  );
  const numbered = round.rejected.length + [...audit.state.findings.values()].filter((f) => f.round === round.round).length;
  const { findings, rejected: rejected2 } = raiseFindings(checked, {
    preset: audit.file.preset,
    round: round.round,
    timestamp: now(),
    known: [...audit.state.findings.values()],
    numbered
  });
  const clean = await createRedactor().redactIn({ findings: [...findings], rejected: [...rejected2] });
  const gaps = failed.map(({ slot, why }) => gapText(slot.role ?? slot.agent, slot.slot, why));
  await note(audit.paths, {
    kind: "raised",
    round: round.round,
    run: run.file.run,
    ...clean,
    gaps,
    unopened: await unopened(audit, round)
  });
}
async function checkStored(run, { slot, storedBy }) {
  const hunt = await storedReply(run, slot, "audit-specialist");
  if (hunt === void 0 || storedBy === null) throw new Error(`slot ${slot.slot} is stored and has no reply`);
  const looks = isByHand(storedBy) ? void 0 : looksOf(run.ledger, storedBy);
  return { agent: slot.role ?? slot.agent, checked: checkHunt(hunt, await huntWorldOf(run, hunt, looks)) };
}
async function unopened(audit, round) {
  const names = round.planned.filter(({ stage }) => stage === "hunt").map(({ run }) => run);
  const runs = await Promise.all(names.map((name) => openRun(audit.home, name)));
  const opened = new Set(runs.flatMap(openedIn));
  const listed = new Set(runs.flatMap(({ slots }) => slots.flatMap(({ paths }) => paths)));
  return [...listed].filter((path) => !opened.has(path));
}
function openedIn(run) {
  return run.states.flatMap(({ slot, storedBy }) => {
    if (storedBy === null) return [];
    return isByHand(storedBy) ? slot.paths : [...looksOf(run.ledger, storedBy).opened];
  });
}
async function revertCommit(workTree, sha, message, settle) {
  const { sha: head } = await readHead(workTree);
  if (await isRevert(workTree, { head, sha, message, settle })) {
    const { tree, parents } = await readCommit(workTree, head);
    return { kind: "reverted", sha: await commitTree(workTree, { tree, parent: parents[0] ?? "", message }) };
  }
  await refuseUnsaved(workTree);
  const merged = await treeWithout(workTree, head, sha, settle);
  if (merged.kind === "conflict") return merged;
  const current = await treeOf(workTree, head);
  const files = await inTheWay(workTree, current, await treeChanges(workTree, current, merged.tree));
  if (files.length > 0) return { kind: "conflict", files };
  return { kind: "reverted", sha: await commitTree(workTree, { tree: merged.tree, parent: head, message }) };
}
async function isRevert(workTree, asked) {
  const { head, sha, message, settle } = asked;
  const { tree, parents } = await readCommit(workTree, head);
  const [parent] = parents;
  if (parent === void 0 || !await isCommitOf(workTree, head, { tree, parents: [parent], message })) {
    return false;
  }
  const made = await treeWithout(workTree, parent, sha, settle);
  return made.kind === "merged" && made.tree === tree;
}
async function treeWithoutAll(workTree, from, shas, settle) {
  let left = { kind: "merged", tree: await treeOf(workTree, from) };
  for (const sha of shas) {
    if (left.kind === "conflict") return left;
    left = await treeWithout(workTree, left.tree, sha, settle);
  }
  return left;
}
async function treeWithout(workTree, from, sha, settle) {
  const { tree, parents } = await readCommit(workTree, sha);
  const [before, ...others] = parents;
  if (before === void 0 || others.length > 0) {
    throw new Failure(
      "scope/unknown-revision",
      `${sha} has ${parents.length} parents and cannot be taken back`,
      { hint: "only a commit with exactly one parent can" }
    );
  }
  const sides = { base: tree, ours: await treeOf(workTree, from), theirs: await treeOf(workTree, before) };
  return mergeTrees(workTree, sides, settle);
}
async function visitCommit(workTree, home, { tree, at }) {
  const { branch, sha } = await readHead(workTree);
  const content = { tree, parents: [home.head], message: "a search for the fix that broke tests\n" };
  const isThere = branch === void 0 && (at === void 0 ? await isCommitOf(workTree, sha, content) : sha === at);
  if (!isThere) {
    if (branch !== `refs/heads/${home.branch}` || sha !== home.head) throw branchMoved(branch, sha, home.head);
    const git = await driveGit(workTree.top);
    const goal = at ?? await writeCommit(git, content);
    await git(["update-ref", "--no-deref", "-m", "correctless: a visit", "HEAD", goal, sha]);
  }
  return await syncWorkTree(workTree, { from: await treeOf(workTree, home.head), to: tree }) === "settled";
}
async function leaveCommit(workTree, { branch, head }, keep) {
  const here = await readHead(workTree);
  if (here.branch !== void 0) return;
  const tree = await treeOf(workTree, head);
  if ((await snapshotWorkTree(workTree)).tree !== tree) {
    await discardChanges(workTree, { head: here.sha, keep });
    const from = await treeOf(workTree, here.sha);
    if (await syncWorkTree(workTree, { from, to: tree }) === "differs") throw inTheWayOf(workTree, branch);
  }
  const git = await driveGit(workTree.top);
  await git(["symbolic-ref", "-m", "correctless: back", "HEAD", `refs/heads/${branch}`]);
}
function inTheWayOf({ top }, branch) {
  return new Failure("audit/work-tree-dirty", `files in ${top} are in the way of those of ${branch}`, {
    hint: `move them away (git -C ${top} status --ignored), then do it again`
  });
}
function takeOutLines({ before, after, now: now2, made, since }) {
  const [old, written, lines] = [linesOf(before), linesOf(after), linesOf(now2)];
  const placed = placesNow(written.length, since);
  const own = new Set(placed.filter((at) => at !== void 0));
  const gone = /* @__PURE__ */ new Set();
  const back = /* @__PURE__ */ new Map();
  for (const hunk of made) {
    const first = firstOf(hunk.new);
    const places = placed.slice(first, first + hunk.new.count);
    const at = hunk.new.count === 0 ? gapNow(placed, first, lines.length) : places[0];
    const there = places.filter((place) => place !== void 0);
    if (at === void 0 || there.length < places.length) continue;
    const removed = old.slice(firstOf(hunk.old), firstOf(hunk.old) + hunk.old.count);
    back.set(at, [...back.get(at) ?? [], ...removed]);
    const kept = headingsAbove(there, lines, own);
    for (const place of there) if (!kept.has(place)) gone.add(place);
  }
  const left = [...lines, ""].flatMap((line, at) => [...back.get(at) ?? [], ...gone.has(at) ? [] : [line]]);
  return Buffer.from(joined(left.filter((line) => line !== "")), "latin1");
}
function placesNow(count, since) {
  const places = Array.from({ length: count }, () => void 0);
  let [from, to] = [0, 0];
  for (const hunk of [...since, END(count)]) {
    while (from < firstOf(hunk.old)) places[from++] = to++;
    from = firstOf(hunk.old) + hunk.old.count;
    to = firstOf(hunk.new) + hunk.new.count;
  }
  return places;
}
var END = (count) => ({ old: { start: count, count: 0 }, new: { start: 0, count: 0 } });
function gapNow(placed, at, count) {
  if (placed.length === 0) return count;
  const above = at === 0 ? void 0 : placed[at - 1];
  return placed[at] ?? (above === void 0 ? void 0 : above + 1);
}
function headingsAbove(there, lines, own) {
  const [first = 0, last = -1] = [there[0], there.at(-1)];
  const end = last + 1 < lines.length && !own.has(last + 1) ? last + 1 : last;
  const later = range(first, end).findLast((at) => !own.has(at));
  if (later === void 0) return /* @__PURE__ */ new Set();
  const headings = there.filter((at) => at < later && isHeading(lines, at));
  const blank = there.filter((at) => (lines[at] ?? "").trim() === "");
  return new Set(headings.length === 0 ? [] : [...headings, ...blank]);
}
function isHeading(lines, at) {
  const isLine = (text2 = "") => /^([=~^"'*+#-])\1{2,}\s*$/.test(text2);
  const text = lines[at] ?? "";
  return /^#{1,6}\s/.test(text) || isLine(text) || text.trim() !== "" && isLine(lines[at + 1]);
}
var range = (from, to) => Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n);
function joined(lines) {
  return lines.map((line, at) => at < lines.length - 1 && !line.endsWith("\n") ? `${line}\n` : line).join("");
}
function settleRecordFiles(repository, isRecord) {
  return async (path, [made, now2, before]) => {
    if (!isRecord(path)) return void 0;
    if (now2 === void 0) return "absent";
    if (made === void 0 || ![made, now2, before ?? now2].every(isFile)) return now2;
    const [added, since] = await Promise.all([changesOf(repository, before, made), changesOf(repository, made, now2)]);
    if (added === void 0 || since === void 0) return now2;
    const text = await textsOf(repository, [before, made, now2]);
    const [old, written, current] = text;
    const left = takeOutLines({ before: old, after: written, now: current, made: added, since });
    return { mode: now2.mode, oid: await writeBlob(repository, left) };
  };
}
var isFile = ({ mode }) => mode.startsWith("100");
async function textsOf(repository, sides) {
  const oids = sides.flatMap((side) => side?.oid ?? []);
  const blobs = await readBlobs(repository, oids);
  return sides.map((side) => (side === void 0 ? void 0 : blobs.get(side.oid)) ?? Buffer.alloc(0));
}
async function changesOf(repository, from, to) {
  const old = from?.oid ?? await writeBlob(repository, "");
  if (old === to.oid) return [];
  const options = ["-U0", "--inter-hunk-context=0", "--no-ext-diff", "--no-textconv", "--no-color"];
  const patch = (await readGit(repository, ["diff", ...options, old, to.oid])).toString("latin1");
  const hunks = [...patch.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)].map(
    ([, a, b = "1", c, d = "1"]) => ({
      old: { start: Number(a), count: Number(b) },
      new: { start: Number(c), count: Number(d) }
    })
  );
  return hunks.length === 0 ? void 0 : hunks;
}
function withoutRecords(workTree, { file }) {
  const isRecord = pathPatterns(file.settings.also_touch ?? [], { ignoreCase: false });
  return settleRecordFiles(workTree, isRecord);
}
async function visitPoint(audit, point) {
  const { file, state } = audit;
  if (pointKey(point) === pointKey(state)) return void 0;
  const workTree = await openRepository(file.work_tree);
  const { head, without = [] } = point;
  const home = { branch: file.branch, head: state.head };
  const left = await treeWithoutAll(workTree, head, without, withoutRecords(workTree, audit));
  if (left.kind === "conflict") return `others build on what is left out: ${left.files.join(", ")}`;
  const goal = without.length === 0 ? { tree: await treeOf(workTree, head), at: head } : { tree: left.tree };
  return await visitCommit(workTree, home, goal) ? void 0 : "ignored files are in the way";
}
async function returnToHead({ file, state }) {
  const workTree = await openRepository(file.work_tree);
  await leaveCommit(workTree, { branch: file.branch, head: state.head }, keptUnder(file));
}
Object.assign(exports, { readBackground, stopBackground, PATIENCE, commandFolder, lintFolder, runCommand, outputOf, decideFindings, decideAutomatically, listWorkTrees, addWorkTree, finishAudit, takeHunt, revertCommit, treeWithoutAll, withoutRecords, visitPoint, returnToHead });
});
