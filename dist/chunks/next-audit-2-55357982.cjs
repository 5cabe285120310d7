var { __load, __part } = require("../main.cjs").shared;
exports["audit-to-prove"] = __part((exports) => {
var { requireListed, startFromReview } = __load("audit-files-1c039331/start-from-review"), { auditsOfReview, proofsOfRun } = __load("suppressions-2-78a459f7/proofs-of-run"), { MOST_PROVEN } = __load("templates.gen-a8cf4e03/settings"), { readConfig } = __load("suppressions-2-78a459f7/config"), { settingsTree } = __load("evidence-drop-566105c0/revision");
async function auditToProve(run, report, asked, how) {
  requireListed(report, asked);
  const open = (await auditsOfReview(run.repository, run.file.run, "prove")).find(
    ({ state }) => state.finished === void 0
  );
  if (open !== void 0 && asked.every((id) => open.file.of?.findings.includes(id) === true)) return open;
  const wanted = asked.length > 0 ? [...new Set(asked)] : await notProven(run, report);
  return wanted.length === 0 ? void 0 : startFromReview({ run, purpose: "prove", findings: wanted, ...how });
}
async function notProven({ repository, file }, { findings }) {
  const proofs = await proofsOfRun(repository, file.run);
  const { prove = {} } = await readConfig(repository, settingsTree(file.base));
  return findings.map(({ id }) => id).filter((id) => proofs.get(id)?.outcome !== "proven").slice(0, prove.most ?? MOST_PROVEN);
}
Object.assign(exports, { auditToProve });
});
exports["news"] = __part((exports) => {
var { NO_FAILURES, failuresByRun } = __load("summary-text-2-405a3156/known-failures"), { editText } = __load("summary-text-2-405a3156/edited-tests"), { counted } = __load("main/counted"), { jsonText } = __load("matches-schema-76c5945f/own-key"), { readTextIfAny, writeFileAtomically } = __load("matches-schema-76c5945f/files"), { inertLine } = __load("main/inert-2");
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
    if (fresh.length === 0) return `tested: no new failure at ${at}; ${old.length} failed before the fixes too`;
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
exports["next-audit"] = __part((exports) => {
var { nextOfAudit } = __load("next-audit-2-55357982/next-audit-2");
Object.assign(exports, { nextOfAudit });
});
exports["next-audit-2"] = __part((exports) => {
var { newsOf, showNews } = __load("next-audit-2-55357982/news"), { advanceAudit } = __load("weigh-proof-702ff076/weigh-proof"), { dispatchJson, dispatchText } = __load("find-again-125be96d/dispatch"), { abortFailure } = __load("take-out-lines-4b144c18/decide-move"), { sentByRun } = __load("shown-files-80985a4c/sent-by-run-2"), { summaryText } = __load("summary-text-2-405a3156/summary-text-2"), { auditVerdict, proofLines } = __load("summary-text-2-405a3156/audit-verdict"), { fixOutcomes } = __load("summary-text-2-405a3156/fix-outcomes"), { artifactPaths } = __load("fold-fixing-63267d85/audit-paths"), { inertJson, inertLine } = __load("main/inert-2");
var WORDS = { fixed: "fixed and verified", "taken-back": "attempted and taken back", "not-attempted": "not attempted" };
function fixLines({ of }, state) {
  const outcomes = fixOutcomes(state);
  const never = { outcome: "not-attempted", why: state.ended?.why ?? "the audit is not over" };
  return (of?.findings ?? []).map((id) => fixLine(id, outcomes.get(id) ?? never));
}
function fixLine(id, { outcome, why }) {
  return `${id} ${WORDS[outcome]}: ${inertLine(why)}`;
}
function bringOverLines(run, fixes) {
  return fixes.some(({ outcome }) => outcome === "fixed") ? [
    `To bring them over, when the user wants that: correctless fix apply ${run}`,
    `As a patch: correctless fix ${run} --patch FILE`
  ] : [];
}
async function nextOfAudit(home, name, { json, goOn = name, ...how }) {
  const advanced = await advanceAudit(home, name, how);
  const failure = abortFailure(advanced.audit);
  if (failure !== void 0) throw failure;
  const { file } = advanced.audit;
  const news = newsOf(advanced.audit.journal, await showNews(advanced.audit), file.work_tree);
  if (json) return { status: 0, stdout: inertJson({ ...await jsonOf(advanced), run: goOn, news }) };
  return { status: 0, stdout: withNews(await textOf(advanced, goOn), news) };
}
function withNews(text, news) {
  if (news.length === 0) return text;
  const [state = "", ...rest] = text.split("\n");
  return [state, "Since the last call:", ...news.map((line) => `  ${line}`), ...rest].join("\n");
}
async function textOf({ audit, waiting }, goOn) {
  const next = `correctless next ${goOn}`;
  switch (waiting.kind) {
    case "dispatch": return dispatchText(waiting.run, waiting.step, next);
    case "ask": return ["state: ask", ...questionLines(audit, waiting.question), `Then run: ${next}`, ""].join("\n");
    case "wait":
      return [
        "state: wait",
        `At work: ${inertLine(waiting.what)}`,
        `Run again, as often as it says so: ${next}`,
        ""
      ].join("\n");
    case "aborted": throw new Error("an aborted round has a failure to show");
    case "done":
      if (audit.file.preset === "prove")
        return ["state: done", "", ...proofLines(audit.file, audit.state), ""].join("\n");
      if (audit.file.preset === "fix") return fixedText(audit);
      return [
        "state: done",
        "",
        summaryText(audit.file, audit.state, await sentByRun(audit)),
        ...closing(audit),
        ""
      ].join("\n");
  }
}
function fixedText({ file, state }) {
  const over = bringOverLines(file.of?.run ?? "", [...fixOutcomes(state).values()]);
  return ["state: done", "", ...fixLines(file, state), ...over, ""].join("\n");
}
function closing({ file, state }) {
  const { summary } = artifactPaths(file.top, file);
  const finish = state.finished === void 0 ? [closeLine(file)] : [];
  return [`Stored: ${summary}`, ...finish];
}
function closeLine({ audit, branch, in_place }) {
  const merge = in_place ? "" : `; with --merge it also merges ${branch}`;
  return `To close it, when the user wants that: correctless audit finish ${audit}${merge}`;
}
function questionLines(audit, question) {
  const { audit: id } = audit.file;
  switch (question.kind) {
    case "triage":
      return [
        `${question.ids.length} findings are to be decided:`,
        ...question.ids.flatMap((one) => findingLines(audit.state.findings.get(one))),
        "Ask the user with AskUserQuestion what to do about each: Fix now (recommended), Defer, or Dispute; at most four",
        "questions a call. A finding that is deferred or disputed needs the user\u2019s reason. Then, for each answer, run one of:",
        `  correctless audit triage ${id} fix ID`,
        `  correctless audit triage ${id} defer ID --reason "REASON"`,
        `  correctless audit triage ${id} dispute ID --reason "REASON"`,
        "Several ids of one answer may stand in one call; `all` stands for those that are left."
      ];
    case "oscillation":
      return [
        "What an earlier round fixed is there again:",
        ...question.ids.flatMap((one) => findingLines(audit.state.findings.get(one))),
        ...goOnLines(id)
      ];
    case "divergence":
      return [`Rounds find more instead of less: ${question.counts.join(", ")} kept.`, ...goOnLines(id)];
  }
}
function goOnLines(id) {
  return [
    "Ask the user with AskUserQuestion whether to go on: Stop (recommended) or Continue. Then run one of:",
    `  correctless audit answer ${id} stop`,
    `  correctless audit answer ${id} continue`
  ];
}
function findingLines(finding) {
  if (finding === void 0) return [];
  const { id, severity, tier, location, title, description, instance_fix, reason } = finding;
  const place = `${location.file}:${location.lines[0]}`;
  return [
    `- ${id} ${severity}, ${tier}, ${inertLine(place)}: ${inertLine(title)}`,
    ...reason === null ? [] : [`  ${inertLine(reason)}`],
    `  ${inertLine(description)}`,
    `  Fix: ${inertLine(instance_fix)}`
  ];
}
async function jsonOf({ audit, waiting }) {
  const run = audit.file.audit;
  switch (waiting.kind) {
    case "dispatch": return { ...await dispatchJson(waiting.run, waiting.step), run };
    case "ask":
      return {
        run,
        phase: waiting.question.kind,
        state: "ask",
        slots: [],
        question: questionJson(audit, waiting.question)
      };
    case "wait": return { run, phase: "wait", state: "wait", slots: [] };
    case "aborted":
    case "done": {
      const { status, exit } = auditVerdict(audit.state, audit.file.preset);
      return { run, phase: "report", state: "done", slots: [], verdict: { status, exit } };
    }
  }
}
function questionJson(audit, question) {
  const options = question.kind === "triage" ? ["fix", "defer", "dispute"] : ["stop", "continue"];
  return { text: questionLines(audit, question).join("\n"), options };
}
Object.assign(exports, { fixLine, bringOverLines, nextOfAudit });
});
exports["prove-planned"] = __part((exports) => {
var { auditToProve } = __load("next-audit-2-55357982/audit-to-prove"), { nextOfAudit } = __load("next-audit-2-55357982/next-audit-2"), { isProven } = __load("suppressions-2-78a459f7/proofs-of-run"), { finishRun } = __load("find-again-125be96d/build-report"), { cacheRoot } = __load("main-a6f1b15e/cache-root-named"), { openAudit } = __load("fold-fixing-63267d85/fold-fixing"), { Failure } = __load("main/failure");
async function provePlanned(run, { retry, json, env }) {
  try {
    if (await isProven(run)) return { over: "" };
    const how = { captured: run.file.captured, cacheRoot: cacheRoot(env) };
    const audit = await auditToProve(run, await finishRun(run), [], how);
    if (audit === void 0) return { over: "" };
    const { audit: name } = audit.file;
    const goOn = run.file.run;
    const waits = await nextOfAudit(run.repository, name, { retry, chunking: false, json, goOn });
    const { state } = await openAudit(run.repository, name);
    return state.finished === void 0 ? { waits } : { over: "" };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return {
      over: `its findings are not proven: ${error.message}${error.hint === void 0 ? "" : ` (${error.hint})`}\n`
    };
  }
}
Object.assign(exports, { provePlanned });
});
