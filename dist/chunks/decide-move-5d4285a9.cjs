var { __load, __part } = require("../main.cjs").shared;
exports["decide-move"] = __part((exports) => {
var { noteInRound } = __load("summary-text-2-86151a74/note-in-round"), { PRESET_RECORDS } = __load("summary-text-2-86151a74/presets"), { proofsInWords } = __load("summary-text-2-86151a74/audit-verdict"), { NO_REPLY, NO_VERDICT } = __load("fold-fixing-5ea01992/unanswered"), { answeredIn } = __load("summary-text-2-86151a74/who-answered"), { fixesAbout } = __load("fold-fixing-5ea01992/built-on"), { areTestsQuick, failedIn, isNameless, newlyFailing, runsAt, runsToBeSure, unstableTests, wantsBaseline } = __load("fold-fixing-5ea01992/test-runs"), { currentRound, isOfFixes, isTakenIn, lastAttempt } = __load("fold-fixing-5ea01992/audit-state"), { isGrave } = __load("main/severity-rank"), { Failure } = __load("main/failure");
function abortRound(audit, code, why) {
  return noteInRound(audit, { kind: "aborted", code, why });
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
  if (round.kept.size > 0 || round.line.length > 0 || round.gaps.length > 0 || round.unopened.length > 0)
    return false;
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
    return {
      head,
      without: commits.slice(at + 1).map((commit) => commit.sha).toReversed()
    };
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
      if (leads.has(other.id) || other.location.file !== file || !touch(lines, other.location.lines))
        continue;
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
  return {
    kind: "give-up",
    subject,
    why: `${round.reviews.length} reviews of this round's fixes found fault`
  };
}
function itemMove(state, round, item) {
  const attempt = lastAttempt(item);
  const { checked, judged } = attempt ?? {};
  if (checked?.gone !== void 0 && judged === void 0)
    return { kind: "check-gone", item, by: checked.gone };
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
  if (last !== void 0 && isExplained(last))
    return { kind: "give-up", subject, why: last.checked?.reason ?? "" };
  if (last !== void 0 || before === void 0 || !isExplained(before) || hasNews(state, before, item))
    return void 0;
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
  const each = attempts.map(
    ({ checked, judged }, at) => `test ${at + 1}: ${judged?.reason ?? checked?.reason ?? ""}`
  );
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
    case "hunt":
      return round.planned.filter((one) => one.stage === "hunt").length === round.hunts;
    case "triage":
      return round.untriaged.size === 0;
    case "fix":
    case "judge":
      return subjects.every((subject) => isTakenIn(round, stage, run, subject));
    case "verify":
      return round.reviews.some((review) => review.run === run);
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
var { sentByRun } = __load("shown-files-85a04787/sent-by-run-2"), { summaryText } = __load("summary-text-2-86151a74/summary-text-2"), { roundFile, roundFileName } = __load("summary-text-2-86151a74/round-file-2"), { answeredIn } = __load("summary-text-2-86151a74/who-answered"), { artifactPaths } = __load("git-685f2d30/audit-paths"), { currentRound } = __load("fold-fixing-5ea01992/audit-state"), { jsonText } = __load("matches-schema-4b8261ce/own-key"), { readTextIfAny, writeFileAtomically } = __load("matches-schema-4b8261ce/files"), { inertMarkdown } = __load("main/inert-2");
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
  const history = await readTextIfAny(paths.history) ?? `# Audits with preset ${file.preset}
`;
  const heading = `## Audit ${file.audit}`;
  const others = history.split(/^(?=## Audit )/m).filter((section) => !section.startsWith(`${heading},`));
  await writeFileAtomically(
    paths.history,
    [...others.map((s) => `${s.trimEnd()}

`), historySection(file, state)].join("")
  );
}
Object.assign(exports, { writeArtifacts });
});
exports["news"] = __part((exports) => {
var { NO_FAILURES, failuresByRun } = __load("summary-text-2-86151a74/known-failures"), { editText } = __load("summary-text-2-86151a74/edited-tests"), { counted } = __load("main/counted"), { jsonText } = __load("matches-schema-4b8261ce/own-key"), { readTextIfAny, writeFileAtomically } = __load("matches-schema-4b8261ce/files"), { inertLine } = __load("main/inert-2");
var short = (sha) => sha.slice(0, 12);
var few = (names) => `${names.slice(0, 3).map(inertLine).join(", ")}${names.length > 3 ? ` and ${names.length - 3} more` : ""}`;
var placeOf = ({ head, without = [] }) => [short(head), ...without.map((sha) => `without ${short(sha)}`)].join(" ");
var TELLERS = {
  triaged: ({ decisions }) => triagedLine(decisions),
  // A fix is reported when it is committed.
  decided: ({ ids, decision, by, reason }) => decision === "fix" ? [] : `${decision === "defer" ? "deferred" : "disputed"}${by === "auto" ? " without asking" : ""}: ${ids.map(inertLine).join(", ")} (${inertLine(reason)})`,
  committed: ({ subject, sha, files, edits = [] }) => [
    `committed: ${subject} as ${short(sha)} (${few(files)})`,
    ...edits.map((edit) => `  ${inertLine(editText(edit))}`)
  ],
  tested: ({ failures, unusable, ...point }, { failures: { fresh, old, isStart } }) => {
    const at = placeOf(point);
    if (unusable !== null) return `tested: nothing is known of ${at}, ${inertLine(unusable)}`;
    if (failures.length === 0) return `tested: all pass at ${at}`;
    if (isStart) return `tested: ${failures.length} fail before the fixes, at ${at}: ${few(failures)}`;
    if (fresh.length === 0)
      return `tested: no new failure at ${at}; ${old.length} failed before the fixes too`;
    const known = old.length === 0 ? "" : `; ${old.length} more failed before the fixes too`;
    return `tested: ${fresh.length} fail at ${at}: ${few(fresh)}${known}`;
  },
  reverted: ({ subject, sha, by, why }) => `taken back: ${subject} (${short(sha)}) by ${short(by)}: ${inertLine(why)}`,
  discarded: ({ ref, why }, { workTree }) => [
    `set aside: ${inertLine(why)}; kept in ${ref}, to bring it back:`,
    `  ${restoreCommand(ref, workTree)}`
  ],
  gone: ({ subject, by, sha }) => `gone: ${subject}, with the fix of ${by} (${short(sha)})`,
  proved: ({ subject, proof }) => `${proof.outcome.replace("-", " ")}: ${subject}`,
  "given-up": ({ subject }) => `given up: ${subject}`,
  attempted: ({ subject, accepted, rule }) => accepted ? [] : rule === null ? `not done: ${subject}, by the agent that was asked` : `rejected: an attempt at ${subject} (${rule})`,
  judged: ({ subject, valid }) => valid ? [] : `not accepted by the validator: an attempt at ${subject}`,
  reviewed: ({ head, findings }) => `reviewed: the fixes up to ${short(head)}, ${findings.length === 0 ? "without a finding" : few(findings.map(({ id }) => id))}`,
  aborted: ({ round, code }) => `aborted: round ${round}, ${code}`,
  closed: ({ round, kept, fixed }) => `closed: round ${round}, ${kept} kept, ${fixed} fixed`
};
function newsOf(journal, from, workTree) {
  const failures = failuresByRun(journal);
  return journal.slice(from).filter(isNews).flatMap((event) => tell(event, { workTree, failures: failures.get(event) ?? NO_FAILURES }));
}
function tell(event, known) {
  const teller = TELLERS[event.kind];
  return teller(event, known);
}
function triagedLine(decisions) {
  const of = (wanted) => decisions.filter(({ decision }) => decision === wanted);
  const same = of("duplicate").map(({ id, of: kept = "" }) => `${inertLine(id)} is ${inertLine(kept)}`);
  const names = same.length === 0 ? "" : ` (${same.join(", ")})`;
  return `triaged: ${of("keep").length} kept, ${of("reject").length} rejected, ${counted(same.length, "duplicate")}${names}`;
}
function isNews(event) {
  return Object.hasOwn(TELLERS, event.kind);
}
function restoreCommand(ref, workTree) {
  const git = `git -C '${workTree.replaceAll("'", String.raw`'\''`)}'`;
  return `${git} diff-tree -p --binary ${ref}^ ${ref} | ${git} apply`;
}
async function showNews({ paths, journal }) {
  const { after } = await lastCall(paths.lastCall);
  await writeFileAtomically(paths.lastCall, jsonText({ before: after, after: journal.length }));
  return after;
}
async function newsSinceLastCall({ paths }) {
  return (await lastCall(paths.lastCall)).before;
}
async function lastCall(path) {
  try {
    const { before, after } = JSON.parse(await readTextIfAny(path) ?? "{}");
    return { before: before ?? 0, after: after ?? 0 };
  } catch {
    return { before: 0, after: 0 };
  }
}
Object.assign(exports, { newsOf, showNews, newsSinceLastCall });
});
