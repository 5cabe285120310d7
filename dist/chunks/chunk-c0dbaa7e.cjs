var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var part = (run) => {
  var module;
  return () => {
    if (module === void 0) run(module = { exports: {} }, module.exports);
    return module.exports;
  };
};
var parts = exports;
var from_chunk_3bfbfcd6;
var from_chunk_3d027e9f;
var from_chunk_46c789dd;
var from_chunk_472fa66f;
var from_chunk_6157886f;
var from_chunk_72be2841;
var from_chunk_858254bd;
var from_chunk_df061227;
var from_chunk_e87f0149;
var from_stop_7a9179d0;
var from_main;
parts["chunk-LBJ3E4PH"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  finishRun: () => finishRun
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_CXCUNVTR = (from_chunk_858254bd ??= require("./chunk-858254bd.cjs"))["chunk-CXCUNVTR"]();
var import_chunk_NWW7ALVI = parts["chunk-NWW7ALVI"]();
var import_chunk_K7KSN7K3 = (from_chunk_e87f0149 ??= require("./chunk-e87f0149.cjs"))["chunk-K7KSN7K3"]();
var import_chunk_4QBBK75V = (from_chunk_e87f0149 ??= require("./chunk-e87f0149.cjs"))["chunk-4QBBK75V"]();
var import_chunk_HLTSKGVN = (from_chunk_6157886f ??= require("./chunk-6157886f.cjs"))["chunk-HLTSKGVN"]();
var import_chunk_PMJUWC2A = (from_chunk_df061227 ??= require("./chunk-df061227.cjs"))["chunk-PMJUWC2A"]();
var import_chunk_KWWFSC3C = (from_chunk_46c789dd ??= require("./chunk-46c789dd.cjs"))["chunk-KWWFSC3C"]();
var import_chunk_XZVZV7WG = (from_chunk_46c789dd ??= require("./chunk-46c789dd.cjs"))["chunk-XZVZV7WG"]();
var import_chunk_TSNHQGKM = (from_chunk_df061227 ??= require("./chunk-df061227.cjs"))["chunk-TSNHQGKM"]();
var import_chunk_TA2OXHZK = (from_stop_7a9179d0 ??= require("./stop-7a9179d0.cjs"))["chunk-TA2OXHZK"]();
var import_chunk_NCBB32XO = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-COCIJOXI"]();
var import_chunk_4IVCGIZS = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-4IVCGIZS"]();
var import_chunk_VECHTI4M = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-VECHTI4M"]();
var import_chunk_BUK7UHHJ = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-BUK7UHHJ"]();
var import_chunk_SIHW7XFA = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-SIHW7XFA"]();
var import_chunk_UTFC5QHX = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-UTFC5QHX"]();
function sinceLast({ run, followed, dropped }, findings) {
  if (run.since === void 0) return null;
  const listed = new Set(findings.map(({ fingerprint }) => fingerprint));
  const gone = dropped.flatMap((drop) => goneFinding(drop, listed)).toSorted(byPlace);
  const became = (what) => gone.filter((one) => one.became === what).length;
  const open = findings.filter(({ state }) => state === "open").length;
  if (open + gone.length !== followed) {
    throw new Error(`the report lost a finding of run ${run.since.run}: ${followed} followed, ${open} open`);
  }
  return {
    run: run.since.run,
    planned_at: run.since.planned_at,
    new: findings.length - open,
    open,
    fixed: became("fixed"),
    dismissed: became("dismissed"),
    withdrawn: became("withdrawn"),
    gone
  };
}
function goneFinding({ value, reason }, listed) {
  if (!("witnesses" in value) || value.open === void 0) return [];
  if (reason.kind === "below_threshold" && listed.has(value.fingerprint)) return [];
  const end = endOf(reason);
  return end === void 0 ? [] : [{ ...placeOf(value), ...end }];
}
function endOf(reason) {
  const why = (0, import_chunk_4QBBK75V.dropText)(reason);
  if (reason.kind === "fixed" || reason.kind === "withdrawn") return { became: reason.kind, why };
  if (reason.kind === "suppressed") return { became: "dismissed", why };
  if (reason.kind !== "below_threshold") return void 0;
  return { became: "fixed", why: `the scorer does not confirm it: ${why}` };
}
function placeOf(finding) {
  const { fingerprint, file, at, claim, lens } = finding;
  return { fingerprint, file, line: at.start, title: claim.title, lens };
}
function byPlace(a, b) {
  return (0, import_chunk_UTFC5QHX.compareText)(a.file, b.file) || a.line - b.line || (0, import_chunk_UTFC5QHX.compareText)(a.fingerprint, b.fingerprint);
}
function evidenceOf(finding) {
  const lines = [quoteLine(finding), ...causeLines(finding), ...proofLines(finding)];
  for (const witness of finding.witnesses) {
    for (const line of [...causeLines(witness), ...proofLines(witness)]) {
      if (!lines.some((known) => known.kind === line.kind && known.source === line.source)) lines.push(line);
    }
  }
  return lines;
}
function quoteLine({ file, at, side, claim }) {
  return { kind: "quote", source: place(file, at.start, side), text: claim.verification.code_examined };
}
function causeLines({ cause, claim }) {
  if (cause === void 0 || claim.verification.cause === void 0) return [];
  const source = place(cause.file, cause.at.start, cause.side);
  return [{ kind: "cause", source, text: claim.verification.cause.quote }];
}
function proofLines(finding) {
  const { claim } = finding;
  const lines = [];
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
  if (claim.intentText !== void 0) {
    lines.push({ kind: "intent", source: "what the author says", text: claim.intentText });
  }
  return [...lines, ...placedProofs(finding)];
}
var TEXTS = {
  caller: "callerText",
  source: "sourceText",
  sink: "sinkText",
  existing: "existingText"
};
function placedProofs({ proofs, claim }) {
  return proofs.map(({ role, file, at, side }) => ({
    kind: role === "existing" ? "existing code" : role,
    source: place(file, at.start, side),
    text: claim[TEXTS[role]] ?? ""
  }));
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
  return reason.kind === "below_threshold" && isMinorNote(value, reason.score) ? [reportFinding(value, reason.score, "minor")] : [];
}
function isMinorNote({ open }, score) {
  return score >= MINOR_FROM && (open === void 0 || open.group === "minor");
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
    state: finding.open === void 0 ? "new" : "open",
    since: finding.open?.since ?? null,
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
  const found = "at" in value ? { line: value.at.start, fingerprint: value.fingerprint, side: value.side } : { line: value.claim.line };
  return {
    finding: { file, title, lens: value.lens, ...found },
    reason: { kind: reason.kind, text: (0, import_chunk_4QBBK75V.dropText)(reason) }
  };
}
function countsOf({ raised, followed }, findings, drops) {
  const inGroup = (group) => findings.filter((f) => f.group === group).length;
  const dropped = {};
  for (const { reason } of drops) dropped[reason.kind] = (dropped[reason.kind] ?? 0) + 1;
  return {
    raised,
    followed,
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
  const coverage = (0, import_chunk_NWW7ALVI.coverageOf)(facts.hunks, facts.run.settings.lenses, facts.calls, facts.idle, facts.carried);
  const gaps = [...facts.failures, ...facts.otherGaps, ...coverage.gaps];
  const status = facts.failures.length > 0 ? "failed" : gaps.length > 0 ? "incomplete" : "complete";
  const findings = listFindings(facts.scored, facts.dropped);
  const counts = countsOf(facts, findings, facts.dropped);
  (0, import_chunk_K7KSN7K3.arithmetic)(counts);
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
    since: sinceLast(facts, findings),
    findings,
    dropped: facts.dropped.map(droppedLine).toSorted(byPlace2),
    rules_changed: [...facts.rulesChanged],
    suppressions: {
      applied: counts.dropped["suppressed"] ?? 0,
      expired: [...facts.suppressions.expired],
      unmatched: [...facts.suppressions.unmatched],
      added: [...facts.suppressions.added]
    },
    refused_claims: facts.refusedClaims.toSorted(import_chunk_UTFC5QHX.compareText),
    warnings: [...facts.run.warnings, ...facts.warnings],
    recommendation: recommendation(facts.run.shard === void 0 ? status : "incomplete", counts),
    risk_areas: riskAreas(findings),
    cost: facts.cost
  };
}
var byPlace2 = (0, import_chunk_UTFC5QHX.inOrder)(
  (0, import_chunk_UTFC5QHX.by)(({ finding }) => finding.file),
  (0, import_chunk_UTFC5QHX.by)(({ finding }) => finding.line),
  (0, import_chunk_UTFC5QHX.by)(({ finding }) => finding.lens),
  (0, import_chunk_UTFC5QHX.by)(({ finding }) => finding.title),
  (0, import_chunk_UTFC5QHX.by)(({ reason }) => reason.kind),
  (0, import_chunk_UTFC5QHX.by)(({ reason }) => reason.text)
);
function scopeOf({ run, files, allFiles, changedLines, skipped }) {
  const { shard } = run;
  return {
    note: run.scope_note,
    ...shard === void 0 ? {} : { shard: { index: shard.index, of: shard.of, all_files: allFiles } },
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
function scoresKept(stillOpen, { threshold, max_findings: cap }) {
  const kept = [];
  const dropped = [];
  for (const { finding, group, score } of stillOpen) {
    if (score !== null && (group === "critical" || group === "important")) {
      kept.push({ ...finding, score, group });
    } else {
      dropped.push({ value: finding, reason: reasonOf(group, score, threshold, cap) });
    }
  }
  return { kept, dropped };
}
function reasonOf(group, score, threshold, cap) {
  if (score !== null) return { kind: "below_threshold", score, threshold };
  if (group === "not-scored") return { kind: "not_scored", cap };
  return { kind: "unscored", why: "it had none in the run before, and nothing there has changed" };
}
function memoryOf(run, { keys, carried }, reviewed, findings) {
  const names = new Set(reviewed.map(({ lens, hunk }) => nameOf(lens, hunk)));
  const here = keys.filter(({ lens, hunk }) => names.has(nameOf(lens, hunk)));
  return { shape: 1, reviewed: [...here.map((key) => ({ ...key, run })), ...carried], findings };
}
var nameOf = (lens, hunk) => `${lens} ${hunk}`;
function dismissed(dropped) {
  return dropped.flatMap(({ value: finding, reason }) => {
    if (reason.kind !== "suppressed" || !("witnesses" in finding)) return [];
    const { group = "unscored", score = null } = finding.open ?? {};
    return [{ finding, group, score, dismissed: true }];
  });
}
function listedWhole(listed, scored, dropped) {
  const known = /* @__PURE__ */ new Map();
  for (const finding of [...scored, ...dropped.flatMap(({ value, reason }) => listable(value, reason))]) {
    known.set(finding.fingerprint, finding);
  }
  return listed.map(({ fingerprint, group, score }) => {
    const finding = known.get(fingerprint);
    if (finding === void 0) throw new Error(`finding ${fingerprint} is listed and unknown`);
    return { finding, group, score };
  });
}
function listable(value, { kind }) {
  const isListed = kind === "below_threshold" || kind === "unscored" || kind === "not_scored";
  return isListed && "witnesses" in value ? [value] : [];
}
async function finishRun(run) {
  const stored = await (0, import_chunk_CXCUNVTR.readReportIfAny)(run.paths.report);
  if (stored !== void 0 && (0, import_chunk_VECHTI4M.ending)(run.ledger) !== void 0) return stored;
  const [findings, past] = await Promise.all([readFindings(run), (0, import_chunk_XZVZV7WG.readPast)(run.paths, run.file)]);
  const facts = await factsOf(run, findings, past);
  const report = buildReport(facts);
  const { status, exit } = report;
  const isRemembered = status === "complete" && run.file.shard === void 0;
  if (isRemembered) await remember(run, past, facts, report);
  await (0, import_chunk_SIHW7XFA.writeFileAtomically)(run.paths.report, (0, import_chunk_BUK7UHHJ.jsonText)(report));
  const ends = isRemembered ? [run.paths.report, run.paths.memory] : [run.paths.report];
  await (0, import_chunk_BUK7UHHJ.record)(run.paths, { kind: "finished", status, exit, files: await (0, import_chunk_VECHTI4M.hashesOf)(run.paths, ends) });
  return report;
}
async function factsOf(run, findings, past) {
  const [files, rules, scope, before] = await Promise.all([
    (0, import_chunk_4IVCGIZS.readStamped)(run.paths.files, run.file),
    (0, import_chunk_4IVCGIZS.readStamped)(run.paths.rules, run.file),
    (0, import_chunk_BUK7UHHJ.readRunJson)(run.paths.scope, "scope"),
    (0, import_chunk_4IVCGIZS.readStamped)(run.paths.fingerprint, run.file)
  ]);
  const after = await (0, import_chunk_TSNHQGKM.fingerprintRepository)(run.repository);
  const scores = await scoresOf(run, findings.toScore);
  const known = scoresKept(findings.stillOpen, run.file.settings);
  const own = (0, import_chunk_HLTSKGVN.ownOf)(run.file, scope.files);
  return {
    run: run.file,
    files: own.length,
    allFiles: scope.files.length,
    changedLines: own.reduce((sum, file) => sum + file.addedLines + file.removedLines, 0),
    skipped: [...(0, import_chunk_HLTSKGVN.ownOf)(run.file, scope.skipped)],
    hunks: (0, import_chunk_KWWFSC3C.hunkIds)((0, import_chunk_HLTSKGVN.ownOf)(run.file, files)),
    calls: (0, import_chunk_NWW7ALVI.reviewCalls)(run),
    carried: past.carried,
    idle: run.file.lenses_without_work,
    otherGaps: [
      ...run.file.merged?.gaps ?? [],
      ...(0, import_chunk_NWW7ALVI.slotGaps)(run),
      ...(0, import_chunk_NWW7ALVI.largeGaps)((0, import_chunk_HLTSKGVN.ownOf)(run.file, scope.skipped))
    ],
    failures: [...run.file.merged?.failures ?? [], ...changedBetween(before, after)],
    raised: findings.raised,
    followed: findings.followed,
    scored: [...scores.kept, ...known.kept],
    dropped: [...findings.dropped, ...scores.dropped, ...known.dropped],
    rulesChanged: rules.changed,
    // What matches nothing in a part may match in another.
    suppressions: run.file.shard === void 0 ? findings : { ...findings, unmatched: [] },
    refusedClaims: findings.refusedClaims,
    warnings: [],
    cost: (0, import_chunk_NWW7ALVI.runCost)(run)
  };
}
function changedBetween(before, after) {
  return (0, import_chunk_TSNHQGKM.differences)(before, after).map((what) => `the repository changed during the run: ${what}`);
}
async function readFindings({ paths, file }) {
  const findings = await (0, import_chunk_4IVCGIZS.readStamped)(paths.findings, file);
  return file.target === void 0 ? { ...findings, followed: 0, stillOpen: [], added: [] } : findings;
}
async function remember(run, past, facts, { findings }) {
  const reviewed = (0, import_chunk_NWW7ALVI.reviewedByLens)(facts.hunks, run.file.settings.lenses, facts.calls);
  const followed = [...listedWhole(findings, facts.scored, facts.dropped), ...dismissed(facts.dropped)];
  await (0, import_chunk_XZVZV7WG.writeMemory)(run.paths, run.file, memoryOf(run.file.run, past, reviewed, followed));
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
  const score = slot === void 0 ? void 0 : await (0, import_chunk_PMJUWC2A.storedReply)(run, slot, "finding-scorer");
  if (score === void 0) return { unscored: "no reply of its scorer is stored" };
  const problems = (0, import_chunk_TA2OXHZK.checkScore)(score, await (0, import_chunk_TA2OXHZK.textsOfScore)(run, score), run.file.settings.threshold);
  return problems.length === 0 ? { score: score.score } : { unscored: problems.join("; ") };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  finishRun
});
});
parts["chunk-NWW7ALVI"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  coverageOf: () => coverageOf,
  largeGaps: () => largeGaps,
  reviewCalls: () => reviewCalls,
  reviewedByLens: () => reviewedByLens,
  runCost: () => runCost,
  slotGaps: () => slotGaps
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NLWRO2NF = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_NKPLNUY4 = (from_main ??= require("../main.cjs"))["chunk-NKPLNUY4"]();
var import_chunk_BUK7UHHJ = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-BUK7UHHJ"]();
function coverageOf(hunks, lenses, calls, idle, carriedOver = []) {
  const gaps = [];
  const doneBy = [];
  const rows = lenses.map((lens) => {
    const nothing = idle.find((i) => i.lens === lens);
    if (nothing !== void 0) {
      return { lens, slots: 0, stored: 0, hunks: 0, reviewed: 0, carried: 0, why: nothing.why };
    }
    const own = calls.filter((call) => call.lens === lens);
    const carried = new Set(carriedOver.filter((one) => one.lens === lens).map(({ hunk }) => hunk));
    const owed = hunks.filter((hunk) => !carried.has(hunk));
    const reviewed = reviewedHunks(owed, own);
    doneBy.push({ reviewed, carried });
    gaps.push(...gapsOf(lens, owed, own));
    return {
      lens,
      slots: own.length,
      stored: own.filter((call) => call.stored).length,
      hunks: hunks.length,
      reviewed: reviewed.size,
      carried: hunks.length - owed.length,
      why: null
    };
  });
  if (hunks.length > 0 && doneBy.length === 0) gaps.push("no lens was at work on this change");
  return { table: { hunks: hunks.length, ...inSum(hunks, doneBy), lenses: rows }, gaps };
}
function inSum(hunks, doneBy) {
  if (doneBy.length === 0) return { reviewed: 0, carried: 0 };
  const carried = hunks.filter((hunk) => doneBy.every((done2) => done2.carried.has(hunk))).length;
  const done = hunks.filter(
    (hunk) => doneBy.every((one) => one.reviewed.has(hunk) || one.carried.has(hunk))
  ).length;
  return { reviewed: done - carried, carried };
}
function reviewedByLens(hunks, lenses, calls) {
  return lenses.flatMap((lens) => {
    const own = calls.filter((call) => call.lens === lens);
    return [...reviewedHunks(hunks, own)].map((hunk) => ({ lens, hunk }));
  });
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
function reviewCalls({ states }) {
  return states.flatMap(({ slot, status, why }) => {
    const lens = import_chunk_NKPLNUY4.LENSES.find((l) => l === slot.agent);
    return lens === void 0 ? [] : [{ slot: slot.slot, lens, hunks: slot.hunks, stored: status === "stored", why }];
  });
}
function slotGaps({ states, ledger }) {
  const failed = states.filter(({ slot, status }) => slot.phase !== "review" && status !== "stored").map(({ slot, why }) => `${slot.agent} (slot ${slot.slot}): ${why}`);
  const uncovered = (0, import_chunk_BUK7UHHJ.eventsOf)(ledger, "planned").flatMap((event) => event.uncovered);
  return [...failed, ...uncovered.map(({ hunk, why }) => `${hunk}: ${why}`)];
}
function largeGaps(skipped) {
  return skipped.filter(({ reason }) => reason === "large").map(({ path, bytes }) => `${(0, import_chunk_NLWRO2NF.printable)(path)}: ${bytes ?? 0} bytes of text are too many to be reviewed`);
}
function runCost({ slots, ledger }) {
  const stored = (0, import_chunk_BUK7UHHJ.eventsOf)(ledger, "stored");
  const tokens = stored.map((event) => event.tokens);
  return {
    agents: (0, import_chunk_BUK7UHHJ.eventsOf)(ledger, "dispatched").length,
    packet_bytes: slots.reduce((sum, slot) => sum + slot.packet.bytes, 0),
    // A sum with a part unknown would be a guess.
    tokens: tokens.every((n) => n !== null) ? tokens.reduce((sum, n) => sum + n, 0) : null
  };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  coverageOf,
  largeGaps,
  reviewCalls,
  reviewedByLens,
  runCost,
  slotGaps
});
});
