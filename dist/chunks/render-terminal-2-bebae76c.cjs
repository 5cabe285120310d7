var { __load, __part } = require("../main.cjs").shared;
exports["next"] = __part((exports) => {
var { storedLines } = __load("render-terminal-2-bebae76c/stored-lines"), { dispatchJson, dispatchText } = __load("find-again-125be96d/dispatch"), { finishStep, verdictLine } = __load("shown-files-80985a4c/finish-step"), { positional } = __load("main-a6f1b15e/positional"), { withWorkOf } = __load("terminal-2adf8bf1/worked-report"), { advance, reopen } = __load("suppressions-2-78a459f7/advance"), { finishRun } = __load("find-again-125be96d/build-report"), { withoutSession } = __load("find-again-125be96d/without-session"), { changesSincePlanned, changesWarning } = __load("shown-files-80985a4c/changes-since-planned"), { openRun } = __load("main-a6f1b15e/open-run"), { renderTerminal } = __load("render-terminal-2-bebae76c/render-terminal-2"), { folderInRepository, openRepository } = __load("git-3998040f/repository-2"), { isAudit } = __load("fold-fixing-63267d85/fold-fixing"), { inertJson } = __load("main/inert-2");
var nextCommand = {
  name: "next",
  summary: "Prints the next thing to do in a run or an audit: agents to call, a question, or how it ended",
  usage: "RUN|AUDIT [--retry [--chunking]] [--json]",
  flags: [
    {
      name: "retry",
      summary: "first reopen failed slots or an aborted round, and give up a fix that waits for its reply"
    },
    {
      name: "chunking",
      summary: "with --retry, for an audit: from now on, review fixes over the budget in several packets"
    },
    { name: "json", summary: "the step as JSON on stdout" }
  ],
  takes: { least: 1, most: 1, paths: false },
  details: `Safe to repeat, from any session: the step is computed from what is stored. The status is 0 whatever the review found;
\`correctless verdict RUN\` gives the verdict. Only an aborted round of an audit ends with 2 (over budget) or 3.
A fix that waits for its reply is left alone, however often you call this. For an audit, the lines below the state say what happened
since the last call: commits, tests, fixes that were taken back, and work that was set aside, with the command that brings it back.
JSON: {run, phase, state: dispatch|ask|wait|done, slots[{slot, agent, model, offer, packet, instructions}], question?{text, options[]},
changed?, verdict?, news?[]}
  slot is RUN/N; offer is how often it was offered; packet is a path; instructions is the path of the agent's file, whose text below
  the frontmatter is the system prompt
  changed names what is different in the repository since the plan
  verdict is {status, exit} for a review or an audit, {valid, reason} for a step`,
  run: async ({ positionals, flag, cwd, env }) => {
    const repository = await openRepository(cwd);
    const name = positional(positionals, "RUN");
    const how = { retry: flag("retry"), chunking: flag("chunking"), json: flag("json") };
    const audit = await auditNamed(repository, name);
    if (audit !== void 0)
      return (await Promise.resolve().then(() => __load("next-audit-2-55357982/next-audit"))).nextOfAudit(repository, audit, how);
    return nextOfRun(repository, name, { ...how, env, cwd });
  }
};
async function auditNamed(repository, name) {
  if (await isAudit(repository, name)) return name;
  return (await openRun(repository, name)).file.audit?.audit;
}
async function nextOfRun(repository, name, { retry, json, env, cwd }) {
  const elsewhere = retry ? await retried(repository, name) : "";
  const advanced = await advance(repository, name);
  const proving = advanced.step.kind === "report" ? await proofOf(advanced.run, { retry, json, env }) : { over: "" };
  if ("waits" in proving) return proving.waits;
  const ending = advanced.step.kind === "report" ? await endingOf(advanced.run) : void 0;
  const moved = ending === void 0 ? await changesSincePlanned(advanced.run) : [];
  const from = await folderInRepository(repository, cwd);
  const warning = changesWarning(advanced.run.file, moved, "It ends as failed, whatever is answered.", {
    prefix: from
  });
  const stdout = json ? await jsonOf(advanced, ending, moved) : textOf(advanced, ending, { env, prefix: from });
  const stderr = elsewhere + proving.over + warning;
  return { status: 0, stdout, ...stderr === "" ? {} : { stderr } };
}
async function proofOf(run, how) {
  if (run.file.prove === void 0) return { over: "" };
  return (await Promise.resolve().then(() => __load("next-audit-2-55357982/prove-planned"))).provePlanned(run, how);
}
async function retried(repository, name) {
  const run = await openRun(repository, name);
  const elsewhere = await (await Promise.resolve().then(() => __load("render-terminal-2-bebae76c/retry-in-shards"))).retryInShards(run);
  await reopen(repository, name);
  return elsewhere;
}
async function endingOf(run) {
  if (run.file.kind === "step") {
    const verdict = await finishStep(run);
    return { text: verdictLine(verdict), verdict };
  }
  const report = await withWorkOf(run, await finishRun(run));
  const { status, exit } = report;
  return { text: `${renderTerminal(report)}

${storedLines(run)}`, verdict: { status, exit } };
}
function textOf({ run, step }, ending, shell) {
  return step.kind === "report" ? `state: done

${ending?.text ?? ""}` : dispatchText(run, step, `correctless next ${run.file.run}`, withoutSession(run.file, shell));
}
async function jsonOf({ run, step }, ending, moved) {
  const json = step.kind === "report" ? { run: run.file.run, phase: "report", state: "done", slots: [], verdict: ending?.verdict } : { ...await dispatchJson(run, step), ...moved.length === 0 ? {} : { changed: moved } };
  return inertJson(json);
}
Object.assign(exports, { nextCommand });
});
exports["render-terminal"] = __part((exports) => {
var { renderTerminal } = __load("render-terminal-2-bebae76c/render-terminal-2");
Object.assign(exports, { renderTerminal });
});
exports["render-terminal-2"] = __part((exports) => {
var { MARKS } = __load("terminal-2adf8bf1/ink"), { GROUPS, groupTitle } = __load("summary-notes-21c72e1d/group-title"), { sentLine } = __load("summary-notes-21c72e1d/sent-line"), { nothingReviewed, reportKind } = __load("evidence-lines-52516c5a/nothing-reviewed"), { arithmetic, coverageLine } = __load("evidence-lines-52516c5a/arithmetic"), { allClear, nextStep, summaryNotes } = __load("summary-notes-21c72e1d/summary-notes"), { glanceOf, shortTitle, shortWhy, sinceCounts, sinceTitle, stateLabel } = __load("summary-notes-21c72e1d/at-a-glance"), { workLines } = __load("summary-notes-21c72e1d/work-lines"), { inertBlock, inertLine } = __load("main/inert-2");
function renderTerminal(report, ink = MARKS) {
  return [
    ink.heading(2, `${reportKind(report)}: ${inertLine(report.title)}`),
    ...[allClear(report) ?? []].flat().map((text) => ink.toned(text, "green")),
    ...statusLines(report, ink),
    countsLine(report, ink),
    ...[nothingReviewed(report) ?? []].flat().map(inertLine),
    ...sinceLast(report, ink),
    ...overview(report, ink),
    ...GROUPS.flatMap((group) => section(report, group, ink)),
    ...summary(report, ink)
  ].join("\n\n");
}
function statusLines(report, ink) {
  if (report.status === "complete") return [];
  const title = report.status === "failed" ? "FAILED: the repository changed while it was reviewed." : "INCOMPLETE: not everything was reviewed. What follows is partial and certifies nothing.";
  const gaps = report.gaps.map((gap) => `- ${inertLine(gap)}`);
  return [[ink.strong(title, "red"), ...gaps, nextStep(report)].join("\n")];
}
function countsLine({ counts, scope }, ink) {
  const found = `${counts.critical} critical, ${counts.important} important, ${counts.minor} minor`;
  return [
    `${ink.strong("Files changed:")} ${scope.files} | ${ink.strong("Issues found:")} ${found}`,
    inertLine(scope.note)
  ].join("\n");
}
function sinceLast({ since }, ink) {
  if (since === null) return [];
  const gone = since.gone.map(
    ({ file, line, title, became, why }) => `- ${became}: [${placeText(file, line, ink)}] ${inertLine(title)} (${inertLine(why)})`
  );
  return [ink.heading(3, sinceTitle(since)), [sinceCounts(since), ...gone].join("\n")];
}
function overview(report, ink) {
  const glance = glanceOf(report);
  if (glance === void 0) return [];
  const placed = (finding) => `${ink.strong(`[${findingPlace(finding, ink)}]`, TONES[finding.group])} ${inertLine(shortTitle(finding))} (${finding.id}, ${finding.severity})`;
  const first = glance.first.map((one, i) => `${i + 1}. ${placed(one)}
   ${inertLine(shortWhy(one))}`);
  return [
    `${ink.strong("Recommendation:")} ${report.recommendation}`,
    ink.heading(3, `The ${glance.first.length} that matter most`),
    first.join("\n"),
    ...glance.rest.flatMap(({ name, findings }) => [
      ink.heading(3, `${name}, in a line each`),
      findings.map((one) => `- ${placed(one)}`).join("\n")
    ])
  ];
}
var TONES = { critical: "red", important: "yellow" };
function section(report, group, ink) {
  const findings = report.findings.filter((finding) => finding.group === group);
  const heading = ink.heading(3, groupTitle(group, findings), TONES[group]);
  return findings.length === 0 ? [] : [heading, ...findings.map((finding) => findingText(finding, report, ink))];
}
function findingText(finding, report, ink) {
  const score = finding.score === null ? "" : `, score ${finding.score}`;
  const facts = `${finding.id} (${finding.fingerprint.slice(0, 12)})${stateLabel(finding, report)}, severity ${finding.severity}${score}, ${finding.lens}${also(finding)}`;
  const named = (name, text) => `  - ${ink.strong(`${name}:`)} ${text}`;
  return [
    `- ${ink.strong(`[${findingPlace(finding, ink)}]`, TONES[finding.group])} ${inertLine(finding.title)}`,
    `  ${ink.toned(facts, "faint")}`,
    ...workLines(finding).map((text) => `  - ${inertLine(text)}`),
    named("Why", inertLine(finding.why)),
    ...finding.evidence.map((e) => named(`Evidence (${e.kind}, ${inertLine(e.source)})`, quoted(e.text))),
    ...finding.suggested_fix.trim() === "" ? [] : [named("Fix", quoted(finding.suggested_fix))]
  ].join("\n");
}
function findingPlace({ file, lines, side }, ink) {
  return side === "old" ? placeText(file, lines[0], MARKS) : placeText(file, lines[0], ink);
}
function placeText(file, line, ink) {
  return ink.link(`${inertLine(file)}:${line}`, file);
}
function also({ witnesses }) {
  return witnesses.length === 0 ? "" : `, also ${witnesses.join(", ")}`;
}
function quoted(text) {
  if (!text.includes("\n")) return inertLine(text);
  return `
${inertBlock(text)}`.replaceAll("\n", "\n      ");
}
function summary(report, ink) {
  const named = (name, text) => `- ${ink.strong(`${name}:`)} ${text}`;
  const lines = [
    named("Recommendation", report.recommendation),
    named("Risk areas", report.risk_areas.length === 0 ? "none" : report.risk_areas.map(inertLine).join(", ")),
    named("Findings", arithmetic(report.counts)),
    named("Coverage", inertLine(coverageLine(report.coverage))),
    named("Sent", sentLine(report.cost)),
    ...summaryNotes(report).map(([name, text]) => named(name, inertLine(text)))
  ];
  return [ink.heading(3, "Summary"), lines.join("\n"), ...droppedList(report, ink)];
}
function droppedList(report, ink) {
  if (report.dropped.length === 0) return [];
  const lines = report.dropped.map(
    ({ finding, reason }) => `- [${inertLine(finding.file)}:${finding.line}] ${inertLine(finding.title)} (${finding.lens}): ${inertLine(reason.text)}`
  );
  return [ink.heading(3, "Dropped, with the reason"), lines.join("\n")];
}
Object.assign(exports, { renderTerminal });
});
exports["retry-in-shards"] = __part((exports) => {
var { partlyExamined } = __load("suppressions-2-78a459f7/advance"), { counted } = __load("main/counted"), { slotParts } = __load("matches-schema-76c5945f/layout");
async function retryInShards(run) {
  const partly = new Set(await partlyExamined(run));
  const there = run.states.flatMap(
    ({ status, slot }) => slot.shard_slot !== void 0 && (status === "failed" || partly.has(slot.slot)) ? [slot.shard_slot] : []
  );
  if (there.length === 0) return "";
  const commands = [...new Set(there.map((slot) => slotParts(slot)?.run ?? slot))].map(
    (shard) => `  correctless next ${shard} --retry\n`
  );
  return `${counted(there.length, "slot")} of shards not asked again here: ${there.join(", ")}. Ask where the shard was reviewed, then merge again:
${commands.join("")}`;
}
Object.assign(exports, { retryInShards });
});
exports["stored-lines"] = __part((exports) => {
var { shellWord } = __load("git-3998040f/shell-word");
function storedLines({ file: { run }, paths: { report, page } }) {
  return `Stored: ${report}
As a page: correctless report ${run} --format html --output ${shellWord(page)}\n`;
}
Object.assign(exports, { storedLines });
});
