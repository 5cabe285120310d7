var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
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
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  nextCommand: () => nextCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_KZTI23TI = require("./chunk-KZTI23TI.cjs");
var import_chunk_3V6QR25X = require("./chunk-3V6QR25X.cjs");
var import_chunk_BKDQDBGQ = require("./chunk-BKDQDBGQ.cjs");
var import_chunk_EJ4AKR6G = require("./chunk-EJ4AKR6G.cjs");
var import_chunk_O7TA7AW3 = require("./chunk-O7TA7AW3.cjs");
var import_chunk_7EFEXRSC = require("./chunk-7EFEXRSC.cjs");
var import_chunk_XPOA67B5 = require("./chunk-XPOA67B5.cjs");
var import_chunk_4ECSHEJR = require("./chunk-4ECSHEJR.cjs");
var import_chunk_DADREYF6 = require("./chunk-DADREYF6.cjs");
var import_chunk_RRYGJF66 = require("./chunk-RRYGJF66.cjs");
var import_chunk_E2GJLKLX = require("./chunk-E2GJLKLX.cjs");
var import_chunk_PH7NNIX3 = require("./chunk-PH7NNIX3.cjs");
var import_chunk_K2FTSSU4 = require("./chunk-K2FTSSU4.cjs");
var import_chunk_WI3WIAEP = require("./chunk-WI3WIAEP.cjs");
var import_chunk_5BR24YUK = require("./chunk-5BR24YUK.cjs");
var import_chunk_V6KAZEFG = require("./chunk-V6KAZEFG.cjs");
var import_chunk_JTOEGERV = require("./chunk-JTOEGERV.cjs");
var import_chunk_NIMENYH7 = require("./chunk-NIMENYH7.cjs");
var import_chunk_BDRH2VHB = require("./chunk-BDRH2VHB.cjs");
var import_chunk_AOMHXBU5 = require("./chunk-AOMHXBU5.cjs");
var import_chunk_4STC77O3 = require("./chunk-4STC77O3.cjs");
var import_chunk_7PNWFP6H = require("./chunk-7PNWFP6H.cjs");
var import_chunk_YNVMEEXY = require("./chunk-YNVMEEXY.cjs");
var import_chunk_5IDYNDVR = require("./chunk-5IDYNDVR.cjs");
var import_chunk_OTZ2RVYM = require("./chunk-OTZ2RVYM.cjs");
var import_chunk_DDU43KAN = require("./chunk-DDU43KAN.cjs");
var import_chunk_YY6N2GNC = require("./chunk-YY6N2GNC.cjs");
var import_chunk_6ZKABKRW = require("./chunk-6ZKABKRW.cjs");
var import_chunk_SAW3E2DX = require("./chunk-SAW3E2DX.cjs");
var import_chunk_ELDVBZSK = require("./chunk-ELDVBZSK.cjs");
var import_chunk_SXSGO6LM = require("./chunk-SXSGO6LM.cjs");
var import_chunk_636KHXOM = require("./chunk-636KHXOM.cjs");
var import_chunk_THSK2JZM = require("./chunk-THSK2JZM.cjs");
var import_chunk_WVR735OG = require("./chunk-WVR735OG.cjs");
var import_chunk_MZTGER7V = require("./chunk-MZTGER7V.cjs");
var import_chunk_67SIWUIP = require("./chunk-67SIWUIP.cjs");
var import_chunk_OQGYYWEI = require("./chunk-OQGYYWEI.cjs");
var import_chunk_NCBB32XO = require("./chunk-NCBB32XO.cjs");
var import_chunk_COCIJOXI = require("./chunk-COCIJOXI.cjs");
var import_chunk_5445BYDW = require("./chunk-5445BYDW.cjs");
var import_chunk_ZNZE32W7 = require("./chunk-ZNZE32W7.cjs");
var import_chunk_7R4OZ5NR = require("./chunk-7R4OZ5NR.cjs");
var import_chunk_R5DXX5NI = require("./chunk-R5DXX5NI.cjs");
var import_chunk_HSMLU6WK = require("./chunk-HSMLU6WK.cjs");
var import_chunk_MYXZI2RE = require("./chunk-MYXZI2RE.cjs");
var import_chunk_T2YWPMGN = require("./chunk-T2YWPMGN.cjs");
var import_chunk_UIQGK3HJ = require("./chunk-UIQGK3HJ.cjs");
var import_chunk_BCECQ4U4 = require("./chunk-BCECQ4U4.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_DVETH7DV = require("./chunk-DVETH7DV.cjs");
var import_chunk_QCV6QELS = require("./chunk-QCV6QELS.cjs");
var import_chunk_FA77MLIE = require("./chunk-FA77MLIE.cjs");
var import_chunk_CC3FTJ7K = require("./chunk-CC3FTJ7K.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_JMQKZG5L = require("./chunk-JMQKZG5L.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
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
  if (hunks.length > 0 && reviewedBy.length === 0) gaps.push("no lens was at work on this change");
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
  const { file, title } = value.claim;
  const line = "at" in value ? value.at.start : value.claim.line;
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
  (0, import_chunk_KZTI23TI.arithmetic)(counts);
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
  if (score >= import_chunk_COCIJOXI.CRITICAL_FROM) return "critical";
  return score >= import_chunk_COCIJOXI.THRESHOLD ? "important" : "minor";
}
function applyScores(scored, threshold = import_chunk_COCIJOXI.THRESHOLD) {
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
    const lens = import_chunk_BCECQ4U4.LENSES.find((l) => l === slot.agent);
    return lens === void 0 ? [] : [{ slot: slot.slot, lens, hunks: slot.hunks, stored: status === "stored", why }];
  });
}
function slotGaps({ states, ledger }) {
  const failed = states.filter(({ slot, status }) => slot.phase !== "review" && status !== "stored").map(({ slot, why }) => `${slot.agent} (slot ${slot.slot}): ${why}`);
  const uncovered = (0, import_chunk_DVETH7DV.eventsOf)(ledger, "planned").flatMap((event) => event.uncovered);
  return [...failed, ...uncovered.map(({ hunk, why }) => `${hunk}: ${why}`)];
}
function runCost({ slots, ledger }) {
  const stored = (0, import_chunk_DVETH7DV.eventsOf)(ledger, "stored");
  const tokens = stored.map((event) => event.tokens);
  return {
    agents: (0, import_chunk_DVETH7DV.eventsOf)(ledger, "dispatched").length,
    packet_bytes: slots.reduce((sum, slot) => sum + slot.packet.bytes, 0),
    // A sum with a part unknown would be a guess.
    tokens: tokens.every((n) => n !== null) ? tokens.reduce((sum, n) => sum + n, 0) : null
  };
}
async function finishRun(run) {
  const stored = await (0, import_chunk_QCV6QELS.readRunJsonIfAny)(run.paths.report, "report");
  if (stored !== void 0 && isFinal(run)) return stored;
  const [findings, files, rules, scope, before] = await Promise.all([
    (0, import_chunk_OQGYYWEI.readStamped)(run.paths.findings, run.file),
    (0, import_chunk_OQGYYWEI.readStamped)(run.paths.files, run.file),
    (0, import_chunk_OQGYYWEI.readStamped)(run.paths.rules, run.file),
    (0, import_chunk_QCV6QELS.readRunJson)(run.paths.scope, "scope"),
    (0, import_chunk_OQGYYWEI.readStamped)(run.paths.fingerprint, run.file)
  ]);
  const after = await (0, import_chunk_5IDYNDVR.fingerprintRepository)(run.repository);
  const scores = await scoresOf(run, findings.toScore);
  const report = buildReport({
    run: run.file,
    files: scope.files.length,
    changedLines: scope.files.reduce((sum, file) => sum + file.addedLines + file.removedLines, 0),
    skipped: scope.skipped,
    hunks: (0, import_chunk_RRYGJF66.hunkIds)(files),
    calls: reviewCalls(run),
    idle: run.file.lenses_without_work,
    otherGaps: slotGaps(run),
    failures: (0, import_chunk_5IDYNDVR.differences)(before, after).map((what) => `the repository changed during the run: ${what}`),
    raised: findings.raised,
    scored: scores.kept,
    dropped: [...findings.dropped, ...scores.dropped],
    rulesChanged: rules.changed,
    suppressions: findings,
    refusedClaims: findings.refusedClaims,
    warnings: [],
    cost: runCost(run)
  });
  await (0, import_chunk_CC3FTJ7K.writeFileAtomically)(run.paths.report, (0, import_chunk_QCV6QELS.jsonText)(report));
  await (0, import_chunk_DVETH7DV.record)(run.paths, { kind: "finished", status: report.status, exit: report.exit });
  return report;
}
function isFinal({ ledger }) {
  const finished = ledger.findLastIndex((event) => event.kind === "finished");
  return finished !== -1 && !ledger.slice(finished).some((event) => event.kind === "reopened");
}
async function scoresOf(run, findings) {
  const scored = await Promise.all(
    findings.map(async (finding) => ({ finding, answer: await answerTo(run, finding) }))
  );
  return applyScores(scored, run.file.settings.threshold);
}
async function answerTo(run, finding) {
  const asked = run.states.filter(({ slot: s }) => s.phase === "score" && s.finding === finding.fingerprint);
  const slot = (asked.find(({ status }) => status === "stored") ?? asked[0])?.slot;
  const score = slot === void 0 ? void 0 : await (0, import_chunk_DADREYF6.storedReply)(run, slot, "finding-scorer");
  if (score === void 0) return { unscored: "no reply of its scorer is stored" };
  const problems = (0, import_chunk_ELDVBZSK.checkScore)(score, await (0, import_chunk_ELDVBZSK.textsOfScore)(run, score), run.file.settings.threshold);
  return problems.length === 0 ? { score: score.score } : { unscored: problems.join("; ") };
}
var nextCommand = {
  name: "next",
  summary: "Says the one next thing to do in a run or an audit: agents to call, a question, or how it ended",
  usage: "RUN|AUDIT [--retry [--chunking]] [--json]",
  flags: [
    {
      name: "retry",
      type: "boolean",
      summary: "open failed slots, or an aborted round, for another try first"
    },
    {
      name: "chunking",
      type: "boolean",
      summary: "with --retry, of an audit: review fixes over the budget in several packets from now on"
    },
    { name: "json", type: "boolean", summary: "the step as JSON on stdout" }
  ],
  takes: { least: 1, most: 1, paths: false },
  details: `Safe to repeat, and from any session: the step is computed from what is stored. Ends with status 0 whatever the
review found: \`correctless verdict RUN\` answers that. Only an aborted round of an audit ends with 2 (over budget) or 3.
JSON: {run, phase, state: dispatch|ask|wait|done, slots[{slot, agent, model, packet}], question?{text, options[]},
verdict?}; slot is RUN/N, packet a path; verdict is {status, exit} of a review or an audit, {valid, reason} of a step.`,
  run: async ({ positionals, flag, cwd }) => {
    const repository = await (0, import_chunk_MYXZI2RE.openRepository)(cwd);
    const name = (0, import_chunk_WI3WIAEP.positional)(positionals, "RUN");
    const how = { retry: flag("retry"), chunking: flag("chunking"), json: flag("json") };
    const audit = await auditNamed(repository, name);
    if (audit !== void 0) return (await Promise.resolve().then(() => __toESM(require("./next-audit-WEVZJZUV.cjs")))).nextOfAudit(repository, audit, how);
    return nextOfRun(repository, name, how);
  }
};
async function auditNamed(repository, name) {
  if (await (0, import_chunk_7EFEXRSC.isAudit)(repository, name)) return name;
  return (await (0, import_chunk_5BR24YUK.openRun)(repository, name)).file.audit?.audit;
}
async function nextOfRun(repository, name, { retry, json }) {
  if (retry) await (0, import_chunk_BKDQDBGQ.reopen)(repository, name);
  const advanced = await (0, import_chunk_BKDQDBGQ.advance)(repository, name);
  const ending = advanced.step.kind === "report" ? await endingOf(advanced.run) : void 0;
  return { status: 0, stdout: json ? jsonOf(advanced, ending) : textOf(advanced, ending) };
}
async function endingOf(run) {
  if (run.file.kind === "step") {
    const verdict = await (0, import_chunk_O7TA7AW3.finishStep)(run);
    return { text: (0, import_chunk_O7TA7AW3.verdictLine)(verdict), verdict };
  }
  const report = await finishRun(run);
  const { status, exit } = report;
  return { text: `${(0, import_chunk_KZTI23TI.renderTerminal)(report)}

Stored: ${run.paths.report}
`, verdict: { status, exit } };
}
function textOf({ run, step }, ending) {
  return step.kind === "report" ? `state: done

${ending?.text ?? ""}` : (0, import_chunk_BKDQDBGQ.dispatchText)(run, step, `correctless next ${run.file.run}`);
}
function jsonOf({ run, step }, ending) {
  const json = step.kind === "report" ? { run: run.file.run, phase: "report", state: "done", slots: [], verdict: ending?.verdict } : (0, import_chunk_BKDQDBGQ.dispatchJson)(run, step);
  return `${JSON.stringify(json, null, 2)}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  nextCommand
});
