var { __load, __part } = require("../main.cjs").shared;
exports["next"] = __part((exports) => {
var { storedLines } = __load("next-74339a63/stored-lines"), { positional } = __load("main-0f98ea10/positional"), { withWorkOf } = __load("terminal-12b95ee8/worked-report"), { withoutSession } = __load("find-again-822ea1ed/without-session"), { changesSincePlanned, changesWarning } = __load("shown-files-85a04787/changes-since-planned"), { dispatchJson, dispatchText } = __load("shown-files-85a04787/dispatch"), { finishStep, verdictLine } = __load("shown-files-85a04787/finish-step"), { advance, reopen } = __load("injection-patterns-1c8972ad/advance"), { finishRun } = __load("injection-patterns-1c8972ad/finish-run"), { openRun } = __load("main-0f98ea10/open-run"), { renderTerminal } = __load("next-74339a63/render-terminal-2"), { folderInRepository, openRepository } = __load("git-685f2d30/repository"), { isAudit } = __load("fold-fixing-5ea01992/fold-fixing"), { inertJson } = __load("main/inert-2");
var nextCommand = {
  name: "next",
  summary: "Prints the next thing to do in a run or an audit: agents to call, a question, or how it ended",
  usage: "RUN|AUDIT [--retry [--chunking]] [--json]",
  flags: {
    retry: "first reopen failed slots or an aborted round, and give up a fix that waits for its reply",
    chunking: "with --retry, for an audit: from now on, review fixes over the budget in several packets",
    json: "the step as JSON on stdout"
  },
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
      return (await Promise.resolve().then(() => __load("weigh-proof-ce4754d2/next-audit"))).nextOfAudit(repository, audit, how);
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
  return (await Promise.resolve().then(() => __load("weigh-proof-ce4754d2/prove-planned"))).provePlanned(run, how);
}
async function retried(repository, name) {
  const run = await openRun(repository, name);
  const elsewhere = await (await Promise.resolve().then(() => __load("next-74339a63/retry-in-shards"))).retryInShards(run);
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
var { renderTerminal } = __load("next-74339a63/render-terminal-2");
Object.assign(exports, { renderTerminal });
});
exports["render-terminal-2"] = __part((exports) => {
var { TONES, reportText } = __load("next-74339a63/report-text-2"), { MARKS } = __load("terminal-12b95ee8/ink"), { nextStep } = __load("evidence-lines-5bad12b7/summary-notes"), { stateLabel } = __load("evidence-lines-5bad12b7/at-a-glance"), { workLines } = __load("evidence-lines-5bad12b7/work-lines"), { inertBlock, inertLine } = __load("main/inert-2");
function renderTerminal(report, ink = MARKS) {
  return reportText(report, {
    ink,
    inert: inertLine,
    status: (of) => statusText(of, ink),
    counts: (counts, scope) => `${counts}
${scope}`,
    since: (counts, gone) => {
      const lines = gone.map(
        ({ file, line, title, became, why }) => `- ${became}: [${placeText(file, line, ink)}] ${inertLine(title)} (${inertLine(why)})`
      );
      return [[counts, ...lines].join("\n")];
    },
    place: (finding) => findingPlace(finding, ink),
    finding: (finding, of) => findingText(finding, of, ink),
    dropped: (dropped) => dropped.map(
      ({ finding, reason }) => `- [${inertLine(finding.file)}:${finding.line}] ${inertLine(finding.title)} (${finding.lens}): ${inertLine(reason.text)}`
    ).join("\n")
  });
}
function statusText(report, ink) {
  const title = report.status === "failed" ? "FAILED: the repository changed while it was reviewed." : "INCOMPLETE: not everything was reviewed. What follows is partial and certifies nothing.";
  const gaps = report.gaps.map((gap) => `- ${inertLine(gap)}`);
  return [ink.strong(title, "red"), ...gaps, nextStep(report)].join("\n");
}
function findingText(finding, report, ink) {
  const score = finding.score === null ? "" : `, score ${finding.score}`;
  const also = finding.witnesses.length === 0 ? "" : `, also ${finding.witnesses.join(", ")}`;
  const facts = `${finding.id} (${finding.fingerprint.slice(0, 12)})${stateLabel(finding, report)}, severity ${finding.severity}${score}, ${finding.lens}${also}`;
  const named = (name, text) => `  - ${ink.strong(`${name}:`)} ${text}`;
  return [
    `- ${ink.strong(findingPlace(finding, ink), TONES[finding.group])} ${inertLine(finding.title)}`,
    `  ${ink.toned(facts, "faint")}`,
    ...workLines(finding).map((text) => `  - ${inertLine(text)}`),
    named("Why", inertLine(finding.why)),
    ...finding.evidence.map((e) => named(`Evidence (${e.kind}, ${inertLine(e.source)})`, quoted(e.text))),
    ...finding.suggested_fix.trim() === "" ? [] : [named("Fix", quoted(finding.suggested_fix))]
  ].join("\n");
}
function findingPlace({ file, lines, side }, ink) {
  return `[${placeText(file, lines[0], side === "old" ? MARKS : ink)}]`;
}
function placeText(file, line, ink) {
  return ink.link(`${inertLine(file)}:${line}`, file);
}
function quoted(text) {
  if (!text.includes("\n")) return inertLine(text);
  return `
${inertBlock(text)}`.replaceAll("\n", "\n      ");
}
Object.assign(exports, { renderTerminal });
});
exports["report-text-2"] = __part((exports) => {
var { sentLine } = __load("evidence-lines-5bad12b7/sent-line"), { nothingReviewed, reportKind } = __load("evidence-lines-5bad12b7/nothing-reviewed"), { allClear, summaryNotes } = __load("evidence-lines-5bad12b7/summary-notes"), { glanceOf, shortTitle, shortWhy, sinceCounts, sinceTitle } = __load("evidence-lines-5bad12b7/at-a-glance"), { arithmetic, coverageLine } = __load("evidence-lines-5bad12b7/arithmetic"), { CONFIRMED_FROM, CRITICAL_FROM, THRESHOLD } = __load("evidence-drop-a3c02e69/rubric");
var SCORED = {
  critical: ["Critical Issues", CRITICAL_FROM, 100],
  important: ["Important Issues", THRESHOLD, CRITICAL_FROM - 1],
  minor: ["Minor Notes", CONFIRMED_FROM, THRESHOLD - 1]
};
var UNSCORED = {
  unscored: "Not scored: no acceptable score, judge for yourself",
  "not-scored": "Not scored: beyond the limit of scored findings"
};
var GROUPS = ["critical", "important", "unscored", "not-scored", "minor"];
function groupTitle(group, findings) {
  const scored = SCORED[group];
  if (scored === void 0) return UNSCORED[group] ?? group;
  const [name, from, to] = scored;
  const scores = findings.flatMap(({ score }) => score === null ? [] : [score]);
  const [low, high] = [Math.min(from, ...scores), Math.max(to, ...scores)];
  if (low === from && high === to) return `${name} (score ${high === 100 ? `\u2265 ${from}` : `${from}\u2013${to}`})`;
  const [least, most] = [Math.min(...scores), Math.max(...scores)];
  return `${name} (score ${least === most ? least : `${least}\u2013${most}`})`;
}
var TONES = { critical: "red", important: "yellow" };
function reportText(report, style) {
  const { ink, inert } = style;
  const { dropped, since } = report;
  return [
    ink.heading(2, `${reportKind(report)}: ${inert(report.title)}`),
    ...[allClear(report) ?? []].flat().map((text) => ink.toned(text, "green")),
    ...report.status === "complete" ? [] : [style.status(report)],
    countsText(report, style),
    ...[nothingReviewed(report) ?? []].flat().map(inert),
    ...since === null ? [] : [ink.heading(3, sinceTitle(since)), ...style.since(sinceCounts(since), since.gone)],
    ...overview(report, style),
    ...GROUPS.flatMap((group) => section(report, group, style)),
    ink.heading(3, "Summary"),
    summary(report, style),
    ...dropped.length === 0 ? [] : [ink.heading(3, "Dropped, with the reason"), style.dropped(dropped)]
  ].join("\n\n");
}
function countsText({ counts, scope }, { ink, inert, counts: text }) {
  const found = `${counts.critical} critical, ${counts.important} important, ${counts.minor} minor`;
  return text(
    `${ink.strong("Files changed:")} ${scope.files} | ${ink.strong("Issues found:")} ${found}`,
    inert(scope.note)
  );
}
function overview(report, { ink, inert, place }) {
  const glance = glanceOf(report);
  if (glance === void 0) return [];
  const placed = (one) => `${ink.strong(place(one), TONES[one.group])} ${inert(shortTitle(one))} (${one.id}, ${one.severity})`;
  const first = glance.first.map((one, i) => `${i + 1}. ${placed(one)}
   ${inert(shortWhy(one))}`);
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
function section(report, group, { ink, finding }) {
  const findings = report.findings.filter((one) => one.group === group);
  const heading = ink.heading(3, groupTitle(group, findings), TONES[group]);
  return findings.length === 0 ? [] : [heading, ...findings.map((one) => finding(one, report))];
}
function summary(report, { ink, inert }) {
  const areas = report.risk_areas.map(inert).join(", ");
  const lines = [
    ["Recommendation", report.recommendation],
    ["Risk areas", areas === "" ? "none" : areas],
    ["Findings", arithmetic(report.counts)],
    ["Coverage", inert(coverageLine(report.coverage))],
    ["Sent", sentLine(report.cost)],
    ...summaryNotes(report).map(([name, text]) => [name, inert(text)])
  ];
  return lines.map(([name, text]) => `- ${ink.strong(`${name}:`)} ${text}`).join("\n");
}
Object.assign(exports, { TONES, reportText });
});
exports["retry-in-shards"] = __part((exports) => {
var { partlyExamined } = __load("injection-patterns-1c8972ad/advance"), { counted } = __load("main/counted"), { slotParts } = __load("matches-schema-4b8261ce/layout");
async function retryInShards(run) {
  const partly = new Set(await partlyExamined(run));
  const there = run.states.flatMap(
    ({ status, slot }) => slot.shard_slot !== void 0 && (status === "failed" || partly.has(slot.slot)) ? [slot.shard_slot] : []
  );
  if (there.length === 0) return "";
  const commands = [...new Set(there.map((slot) => slotParts(slot)?.run ?? slot))].map(
    (shard) => `  correctless next ${shard} --retry
`
  );
  return `${counted(there.length, "slot")} of shards not asked again here: ${there.join(", ")}. Ask where the shard was reviewed, then merge again:
${commands.join("")}`;
}
Object.assign(exports, { retryInShards });
});
exports["stored-lines"] = __part((exports) => {
var { shellWord } = __load("git-685f2d30/shell-word");
function storedLines({ file: { run }, paths: { report, page } }) {
  return `Stored: ${report}
As a page: correctless report ${run} --format html --output ${shellWord(page)}
`;
}
Object.assign(exports, { storedLines });
});
