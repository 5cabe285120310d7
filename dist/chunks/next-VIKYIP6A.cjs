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
  nextCommand: () => nextCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_UH7RZTA7 = require("./chunk-UH7RZTA7.cjs");
var import_chunk_R35XM5IF = require("./chunk-R35XM5IF.cjs");
var import_chunk_OQX5VIKF = require("./chunk-OQX5VIKF.cjs");
var import_chunk_3V6QR25X = require("./chunk-3V6QR25X.cjs");
var import_chunk_XMU6LWRX = require("./chunk-XMU6LWRX.cjs");
var import_chunk_RNYARYVQ = require("./chunk-RNYARYVQ.cjs");
var import_chunk_M3KPML23 = require("./chunk-M3KPML23.cjs");
var import_chunk_E2GJLKLX = require("./chunk-E2GJLKLX.cjs");
var import_chunk_XJBTPSP2 = require("./chunk-XJBTPSP2.cjs");
var import_chunk_RI7X6ABC = require("./chunk-RI7X6ABC.cjs");
var import_chunk_IG2FGOKM = require("./chunk-IG2FGOKM.cjs");
var import_chunk_AK7HW4HW = require("./chunk-AK7HW4HW.cjs");
var import_chunk_OTZ2RVYM = require("./chunk-OTZ2RVYM.cjs");
var import_chunk_36GT5FFJ = require("./chunk-36GT5FFJ.cjs");
var import_chunk_AXYZSQPL = require("./chunk-AXYZSQPL.cjs");
var import_chunk_HDX5G7DB = require("./chunk-HDX5G7DB.cjs");
var import_chunk_A36D263R = require("./chunk-A36D263R.cjs");
var import_chunk_K2ZAIKWT = require("./chunk-K2ZAIKWT.cjs");
var import_chunk_UESE6YC2 = require("./chunk-UESE6YC2.cjs");
var import_chunk_I7LNFJN7 = require("./chunk-I7LNFJN7.cjs");
var import_chunk_THSK2JZM = require("./chunk-THSK2JZM.cjs");
var import_chunk_67SIWUIP = require("./chunk-67SIWUIP.cjs");
var import_chunk_636KHXOM = require("./chunk-636KHXOM.cjs");
var import_chunk_NCBB32XO = require("./chunk-NCBB32XO.cjs");
var import_chunk_5SSH33IW = require("./chunk-5SSH33IW.cjs");
var import_chunk_R5DXX5NI = require("./chunk-R5DXX5NI.cjs");
var import_chunk_OBVD3X5N = require("./chunk-OBVD3X5N.cjs");
var import_chunk_C3MVFUIJ = require("./chunk-C3MVFUIJ.cjs");
var import_chunk_LTVI5WJG = require("./chunk-LTVI5WJG.cjs");
var import_chunk_TNHOAIB2 = require("./chunk-TNHOAIB2.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_4C2DUJDG = require("./chunk-4C2DUJDG.cjs");
var import_chunk_XSV6NPDF = require("./chunk-XSV6NPDF.cjs");
var import_chunk_ZU5RHIBG = require("./chunk-ZU5RHIBG.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_YD7KA3J5 = require("./chunk-YD7KA3J5.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
async function advance(repository, name) {
  for (; ; ) {
    const run = await (0, import_chunk_RNYARYVQ.openRun)(repository, name);
    const step = (0, import_chunk_UH7RZTA7.decideNext)(run.file.kind, run.states, run.ledger);
    if (step.kind === "prepare") {
      await (0, import_chunk_XJBTPSP2.preparePhase)(run, step.phase);
    } else if (step.kind === "report") {
      return { run, step };
    } else if (await giveUp(run)) {
      continue;
    } else {
      await (0, import_chunk_4C2DUJDG.record)(run.paths, { kind: "offered", slots: step.slots.map(({ slot }) => slot.slot) });
      return { run, step };
    }
  }
}
async function giveUp(run) {
  const slots = run.states.filter((s) => s.status === "pending" && s.exhausted).map(({ slot }) => slot.slot);
  if (slots.length === 0) return false;
  await (0, import_chunk_4C2DUJDG.record)(run.paths, { kind: "given-up", slots });
  return true;
}
async function reopen(repository, name) {
  const run = await (0, import_chunk_RNYARYVQ.openRun)(repository, name);
  const slots = run.states.filter((s) => s.status === "failed").map(({ slot }) => slot.slot);
  if (slots.length > 0) await (0, import_chunk_4C2DUJDG.record)(run.paths, { kind: "reopened", slots });
  return slots.length;
}
function coverageOf(hunks, lenses, calls, idle) {
  const gaps = [];
  const reviewedBy = [];
  const rows = lenses.map((lens) => {
    const nothing = idle.find((i) => i.lens === lens);
    if (nothing !== void 0) {
      return { lens, slots: 0, stored: 0, hunks: 0, reviewed: 0, why: nothing.why };
    }
    const own = calls.filter((call) => call.lens === lens);
    const reviewed = reviewedHunks(hunks, own);
    reviewedBy.push(reviewed);
    gaps.push(...gapsOf(lens, hunks, own));
    return {
      lens,
      slots: own.length,
      stored: own.filter((call) => call.stored).length,
      hunks: hunks.length,
      reviewed: reviewed.size,
      why: null
    };
  });
  const everyLens = hunks.filter((hunk) => reviewedBy.every((reviewed) => reviewed.has(hunk)));
  return {
    table: { hunks: hunks.length, reviewed: reviewedBy.length === 0 ? 0 : everyLens.length, lenses: rows },
    gaps
  };
}
function reviewedHunks(hunks, calls) {
  const shown = new Set(calls.flatMap((call) => call.hunks));
  const missed = new Set(calls.filter((call) => !call.stored).flatMap((call) => call.hunks));
  return new Set(hunks.filter((hunk) => shown.has(hunk) && !missed.has(hunk)));
}
function gapsOf(lens, hunks, calls) {
  const missing = calls.filter((call) => !call.stored).map(
    (call) => `${lens} (slot ${call.slot}): ${count(call.hunks.length, "hunk")} not reviewed: ${call.why}`
  );
  const shown = new Set(calls.flatMap((call) => call.hunks));
  const unseen = hunks.filter((hunk) => !shown.has(hunk));
  if (unseen.length === 0) return missing;
  return [...missing, `${lens}: ${count(unseen.length, "hunk")} shown to no reviewer: ${firstFew(unseen)}`];
}
function count(n, noun) {
  return `${n} ${noun}${n === 1 ? "" : "s"}`;
}
function firstFew(names) {
  return names.slice(0, 5).join(", ") + (names.length > 5 ? ` and ${names.length - 5} more` : "");
}
function evidenceOf(finding) {
  const { claim } = finding;
  const lines = [
    {
      kind: "quote",
      source: place(finding.file, finding.at.start, finding.side),
      text: claim.verification.code_examined
    }
  ];
  if (finding.cause !== void 0 && claim.verification.cause !== void 0) {
    const { file, at, side } = finding.cause;
    lines.push({ kind: "cause", source: place(file, at.start, side), text: claim.verification.cause.quote });
  }
  if (claim.ruleFile !== void 0) {
    lines.push({ kind: "rule", source: claim.ruleFile, text: claim.ruleText ?? "" });
  }
  if (claim.commitRef !== void 0) {
    lines.push({ kind: "commit", source: claim.commitRef, text: claim.historicalContext ?? "" });
  }
  if (claim.commentText !== void 0) {
    lines.push({ kind: "comment", source: finding.file, text: claim.commentText });
  }
  if (claim.dependency !== void 0) {
    const text = `expected ${claim.expectedUsage ?? ""}; found ${claim.actualUsage ?? ""}`;
    lines.push({ kind: "dependency", source: claim.dependency, text });
  }
  if (claim.trigger !== void 0)
    lines.push({ kind: "trigger", source: "input or state", text: claim.trigger });
  return lines;
}
function place(file, line, side) {
  return `${file}:${line}${side === "old" ? " (before the change)" : ""}`;
}
var MINOR_FROM = 50;
function listFindings(scored, dropped) {
  return numbered([...scored.map(shownFinding), ...dropped.flatMap(listedFinding)]);
}
var GROUP_ORDER = {
  critical: 0,
  important: 1,
  minor: 2,
  unscored: 3,
  "not-scored": 4
};
function numbered(findings) {
  return findings.toSorted(
    (a, b) => GROUP_ORDER[a.group] - GROUP_ORDER[b.group] || (b.score ?? 0) - (a.score ?? 0) || (0, import_chunk_UTFC5QHX.compareText)(a.file, b.file) || a.lines[0] - b.lines[0] || (0, import_chunk_UTFC5QHX.compareText)(a.fingerprint, b.fingerprint)
  ).map((finding, i) => ({ id: `F${i + 1}`, ...finding }));
}
function shownFinding(finding) {
  return reportFinding(finding, finding.score, finding.group);
}
function listedFinding({ value, reason }) {
  if (!("witnesses" in value)) return [];
  if (reason.kind === "unscored") return [reportFinding(value, null, "unscored")];
  if (reason.kind === "not_scored") return [reportFinding(value, null, "not-scored")];
  const isMinor = reason.kind === "below_threshold" && reason.score >= MINOR_FROM;
  return isMinor ? [reportFinding(value, reason.score, "minor")] : [];
}
function reportFinding(finding, score, group) {
  const { claim } = finding;
  return {
    fingerprint: finding.fingerprint,
    file: finding.file,
    lines: [finding.at.start, finding.at.end],
    side: finding.side,
    severity: claim.severity,
    score,
    group,
    title: claim.title,
    why: claim.why,
    lens: finding.lens,
    witnesses: [...new Set(finding.witnesses.map((w) => w.lens))].sort(import_chunk_UTFC5QHX.compareText),
    placement: finding.placement,
    evidence: evidenceOf(finding),
    suggested_fix: claim.suggested_fix
  };
}
function droppedLine({ value, reason }) {
  const { file, line, title } = value.claim;
  return {
    finding: { file, line, title, lens: value.lens },
    reason: { kind: reason.kind, text: (0, import_chunk_3V6QR25X.dropText)(reason) }
  };
}
function countsOf(raised, findings, drops) {
  const inGroup = (group) => findings.filter((f) => f.group === group).length;
  const dropped = {};
  for (const { reason } of drops) dropped[reason.kind] = (dropped[reason.kind] ?? 0) + 1;
  return {
    raised,
    shown: inGroup("critical") + inGroup("important"),
    critical: inGroup("critical"),
    important: inGroup("important"),
    minor: inGroup("minor"),
    unscored: inGroup("unscored"),
    not_scored: inGroup("not-scored"),
    dropped
  };
}
function exitFor(counts, failOn) {
  switch (failOn) {
    case "never":
      return 0;
    case "critical":
      return counts.critical > 0 ? 1 : 0;
    case "important":
      return counts.shown + counts.unscored + counts.not_scored > 0 ? 1 : 0;
  }
}
function recommendation(status, counts) {
  if (counts.shown > 0) return "request-changes";
  return status !== "complete" || counts.unscored + counts.not_scored > 0 ? "needs-discussion" : "approve";
}
function riskAreas(findings) {
  const areas = /* @__PURE__ */ new Map();
  for (const { file, group } of findings) {
    if (group !== "critical" && group !== "important") continue;
    const area = file.includes("/") ? file.slice(0, file.lastIndexOf("/")) : file;
    areas.set(area, (areas.get(area) ?? 0) + 1);
  }
  return [...areas].toSorted((a, b) => b[1] - a[1] || (0, import_chunk_UTFC5QHX.compareText)(a[0], b[0])).slice(0, 5).map(([area, n]) => `${area} (${n})`);
}
function buildReport(facts) {
  const coverage = coverageOf(facts.hunks, facts.run.settings.lenses, facts.calls, facts.idle);
  const gaps = [...facts.failures, ...facts.otherGaps, ...coverage.gaps];
  const status = facts.failures.length > 0 ? "failed" : gaps.length > 0 ? "incomplete" : "complete";
  const findings = listFindings(facts.scored, facts.dropped);
  const counts = countsOf(facts.raised, findings, facts.dropped);
  (0, import_chunk_OQX5VIKF.arithmetic)(counts);
  return {
    schema: 1,
    version: facts.run.version,
    run: facts.run.run,
    title: facts.run.title,
    status,
    gaps,
    exit: status === "complete" ? exitFor(counts, facts.run.settings.fail_on) : 3,
    captured: facts.run.captured,
    scope: scopeOf(facts),
    counts,
    coverage: coverage.table,
    findings,
    dropped: facts.dropped.map(droppedLine),
    rules_changed: [...facts.rulesChanged],
    suppressions: {
      applied: counts.dropped["suppressed"] ?? 0,
      expired: [...facts.suppressions.expired],
      unmatched: [...facts.suppressions.unmatched]
    },
    refused_claims: [...facts.refusedClaims],
    warnings: [...facts.run.warnings, ...facts.warnings],
    recommendation: recommendation(status, counts),
    risk_areas: riskAreas(findings),
    cost: facts.cost
  };
}
function scopeOf({ run, files, changedLines, skipped }) {
  return {
    note: run.scope_note,
    base: revisionLine(run.base),
    head: revisionLine(run.head),
    files,
    changed_lines: changedLines,
    skipped
  };
}
var revisionLine = ({ sha, label, why }) => ({ sha, label, why });
function groupOf(score) {
  if (score >= import_chunk_A36D263R.CRITICAL_FROM) return "critical";
  return score >= import_chunk_A36D263R.THRESHOLD ? "important" : "minor";
}
function applyScores(scored, threshold = import_chunk_A36D263R.THRESHOLD) {
  const { kept, dropped } = (0, import_chunk_NCBB32XO.sift)(scored, ({ finding, answer }) => {
    if ("unscored" in answer) return { drop: { kind: "unscored", why: answer.unscored } };
    const { score } = answer;
    if (score < threshold) return { drop: { kind: "below_threshold", score, threshold } };
    return { keep: { ...finding, score, group: groupOf(score) } };
  });
  return { kept, dropped: dropped.map(({ value, reason }) => ({ value: value.finding, reason })) };
}
function reviewCalls({ states }) {
  return states.flatMap(({ slot, status, why }) => {
    const lens = import_chunk_TNHOAIB2.LENSES.find((l) => l === slot.agent);
    return lens === void 0 ? [] : [{ slot: slot.slot, lens, hunks: slot.hunks, stored: status === "stored", why }];
  });
}
function slotGaps({ states, ledger }) {
  const failed = states.filter(({ slot, status }) => slot.phase !== "review" && status !== "stored").map(({ slot, why }) => `${slot.agent} (slot ${slot.slot}): ${why}`);
  const uncovered = (0, import_chunk_4C2DUJDG.eventsOf)(ledger, "planned").flatMap((event) => event.uncovered);
  return [...failed, ...uncovered.map(({ hunk, why }) => `${hunk}: ${why}`)];
}
function runCost({ slots, ledger }) {
  const stored = (0, import_chunk_4C2DUJDG.eventsOf)(ledger, "stored");
  const tokens = stored.map((event) => event.tokens);
  return {
    agents: (0, import_chunk_4C2DUJDG.eventsOf)(ledger, "dispatched").length,
    packet_bytes: slots.reduce((sum, slot) => sum + slot.packet.bytes, 0),
    // A sum with a part unknown would be a guess.
    tokens: tokens.every((n) => n !== null) ? tokens.reduce((sum, n) => sum + n, 0) : null
  };
}
async function finishRun(run) {
  const last = run.ledger.at(-1);
  const stored = await (0, import_chunk_4C2DUJDG.readRunJsonIfAny)(run.paths.report, "report");
  if (stored !== void 0 && last?.kind === "finished") return stored;
  const [findings, files, rules, scope, before] = await Promise.all([
    (0, import_chunk_UESE6YC2.readStamped)(run.paths.findings, run.file),
    (0, import_chunk_UESE6YC2.readStamped)(run.paths.files, run.file),
    (0, import_chunk_UESE6YC2.readStamped)(run.paths.rules, run.file),
    (0, import_chunk_4C2DUJDG.readRunJson)(run.paths.scope, "scope"),
    (0, import_chunk_UESE6YC2.readStamped)(run.paths.fingerprint, run.file)
  ]);
  const after = await (0, import_chunk_AK7HW4HW.fingerprintRepository)(run.repository);
  const scores = await scoresOf(run, findings.toScore);
  const report = buildReport({
    run: run.file,
    files: scope.files.length,
    changedLines: scope.files.reduce((sum, file) => sum + file.addedLines + file.removedLines, 0),
    skipped: scope.skipped,
    hunks: (0, import_chunk_M3KPML23.hunkIds)(files),
    calls: reviewCalls(run),
    idle: run.file.lenses_without_work,
    otherGaps: slotGaps(run),
    failures: (0, import_chunk_AK7HW4HW.differences)(before, after).map((what) => `the repository changed during the run: ${what}`),
    raised: findings.raised,
    scored: scores.kept,
    dropped: [...findings.dropped, ...scores.dropped],
    rulesChanged: rules.changed,
    suppressions: findings,
    refusedClaims: findings.refusedClaims,
    warnings: [],
    cost: runCost(run)
  });
  await (0, import_chunk_ZU5RHIBG.writeFileAtomically)(run.paths.report, (0, import_chunk_4C2DUJDG.jsonText)(report));
  await (0, import_chunk_4C2DUJDG.record)(run.paths, { kind: "finished", status: report.status, exit: report.exit });
  return report;
}
async function scoresOf(run, findings) {
  const scored = await Promise.all(
    findings.map(async (finding) => ({ finding, answer: await answerTo(run, finding) }))
  );
  return applyScores(scored, run.file.settings.threshold);
}
async function answerTo(run, finding) {
  const slot = run.slots.find((s) => s.phase === "score" && s.finding === finding.fingerprint);
  const score = slot === void 0 ? void 0 : await (0, import_chunk_AK7HW4HW.storedReply)(run, slot, "finding-scorer");
  if (score === void 0) return { unscored: "no reply of its scorer is stored" };
  const problems = (0, import_chunk_A36D263R.checkScore)(score, await (0, import_chunk_A36D263R.textsOfScore)(run, score), run.file.settings.threshold);
  return problems.length === 0 ? { score: score.score } : { unscored: problems.join("; ") };
}
var nextCommand = {
  name: "next",
  summary: "Says the one next thing to do in a run: agents to call, or the report (of a step: the verdict)",
  usage: "RUN [--retry] [--json]",
  flags: [
    { name: "retry", type: "boolean", summary: "open failed slots for another try first" },
    { name: "json", type: "boolean", summary: "the step as JSON on stdout" }
  ],
  takes: { least: 1, most: 1, paths: false },
  details: `Safe to repeat, and from any session: the step is computed from what is stored. Ends with status 0 whatever the
review found: \`correctless verdict RUN\` answers that.
JSON: {run, phase, state: dispatch|done, slots[{slot, agent, model, packet}], verdict?}; slot is RUN/N, packet a path;
verdict is {status, exit} of a review, {valid, reason} of a step.`,
  run: async ({ positionals, flag, cwd }) => {
    const repository = await (0, import_chunk_C3MVFUIJ.openRepository)(cwd);
    const name = (0, import_chunk_XMU6LWRX.positional)(positionals, "RUN");
    if (flag("retry")) await reopen(repository, name);
    const advanced = await advance(repository, name);
    const ending = advanced.step.kind === "report" ? await endingOf(advanced.run) : void 0;
    const stdout = flag("json") ? jsonOf(advanced, ending) : textOf(advanced, ending);
    return { status: 0, stdout };
  }
};
async function endingOf(run) {
  switch (run.file.kind) {
    case "review": {
      const report = await finishRun(run);
      const { status, exit } = report;
      return {
        text: `${(0, import_chunk_OQX5VIKF.renderTerminal)(report)}

Stored: ${run.paths.report}
`,
        verdict: { status, exit }
      };
    }
    case "step": {
      const verdict = await (0, import_chunk_R35XM5IF.finishStep)(run);
      return { text: (0, import_chunk_R35XM5IF.verdictLine)(verdict), verdict };
    }
  }
}
function textOf({ run, step }, ending) {
  if (step.kind === "report") return `state: done

${ending?.text ?? ""}`;
  const calls = step.slots.map(
    ({ slot }) => `Agent(subagent_type="correctless:${slot.agent}", description="slot ${slot.slot}", prompt="slot ${slot.slot}")`
  );
  const more = step.left === 0 ? "" : ` (${step.left} more after these)`;
  return [
    "state: dispatch",
    (0, import_chunk_UH7RZTA7.progressLine)(run.states, step.phase),
    `Make these ${calls.length} Agent calls in one message, exactly as written${more}:`,
    ...calls,
    `Then run: correctless next ${run.file.run}`,
    ""
  ].join("\n");
}
function jsonOf({ run, step }, ending) {
  const slots = step.kind === "report" ? [] : step.slots.map(({ slot }) => ({
    slot: slot.slot,
    agent: `correctless:${slot.agent}`,
    model: slot.model,
    packet: run.paths.packet((0, import_chunk_4C2DUJDG.slotParts)(slot.slot)?.number ?? 0)
  }));
  const json = {
    run: run.file.run,
    phase: step.kind === "report" ? "report" : step.phase,
    state: step.kind === "report" ? "done" : "dispatch",
    slots,
    ...ending === void 0 ? {} : { verdict: ending.verdict }
  };
  return `${JSON.stringify(json, null, 2)}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  nextCommand
});
