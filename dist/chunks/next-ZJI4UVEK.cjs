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
var import_chunk_7NFMX4CB = require("./chunk-7NFMX4CB.cjs");
var import_chunk_GMKH7ZYC = require("./chunk-GMKH7ZYC.cjs");
var import_chunk_Y6OPHK6D = require("./chunk-Y6OPHK6D.cjs");
var import_chunk_ZR776E5P = require("./chunk-ZR776E5P.cjs");
var import_chunk_4QBBK75V = require("./chunk-4QBBK75V.cjs");
var import_chunk_I2QQTFHH = require("./chunk-I2QQTFHH.cjs");
var import_chunk_C63BLPEU = require("./chunk-C63BLPEU.cjs");
var import_chunk_NHWSWUHQ = require("./chunk-NHWSWUHQ.cjs");
var import_chunk_ANA3C6RF = require("./chunk-ANA3C6RF.cjs");
var import_chunk_2PKZ7GPV = require("./chunk-2PKZ7GPV.cjs");
var import_chunk_NIMENYH7 = require("./chunk-NIMENYH7.cjs");
var import_chunk_ZV2HDEQO = require("./chunk-ZV2HDEQO.cjs");
var import_chunk_7QPR5MGP = require("./chunk-7QPR5MGP.cjs");
var import_chunk_HG5HOPAH = require("./chunk-HG5HOPAH.cjs");
var import_chunk_N4RJ3BKO = require("./chunk-N4RJ3BKO.cjs");
var import_chunk_E2GJLKLX = require("./chunk-E2GJLKLX.cjs");
var import_chunk_5PFNO4FR = require("./chunk-5PFNO4FR.cjs");
var import_chunk_OQEHWMQU = require("./chunk-OQEHWMQU.cjs");
var import_chunk_PH7NNIX3 = require("./chunk-PH7NNIX3.cjs");
var import_chunk_V6KAZEFG = require("./chunk-V6KAZEFG.cjs");
var import_chunk_ZKJIYEH3 = require("./chunk-ZKJIYEH3.cjs");
var import_chunk_UMXV4F4A = require("./chunk-UMXV4F4A.cjs");
var import_chunk_OTZ2RVYM = require("./chunk-OTZ2RVYM.cjs");
var import_chunk_LO4LA64Z = require("./chunk-LO4LA64Z.cjs");
var import_chunk_WW2MF3TT = require("./chunk-WW2MF3TT.cjs");
var import_chunk_YNVMEEXY = require("./chunk-YNVMEEXY.cjs");
var import_chunk_47NM4YJ4 = require("./chunk-47NM4YJ4.cjs");
var import_chunk_VK3YCKY4 = require("./chunk-VK3YCKY4.cjs");
var import_chunk_R55AMLKG = require("./chunk-R55AMLKG.cjs");
var import_chunk_YY6N2GNC = require("./chunk-YY6N2GNC.cjs");
var import_chunk_UKCGN3IE = require("./chunk-UKCGN3IE.cjs");
var import_chunk_2EA3QXOK = require("./chunk-2EA3QXOK.cjs");
var import_chunk_AGQOQCLW = require("./chunk-AGQOQCLW.cjs");
var import_chunk_RSSNBF2E = require("./chunk-RSSNBF2E.cjs");
var import_chunk_THSK2JZM = require("./chunk-THSK2JZM.cjs");
var import_chunk_636KHXOM = require("./chunk-636KHXOM.cjs");
var import_chunk_WRTIEWXX = require("./chunk-WRTIEWXX.cjs");
var import_chunk_Z2WZGHXV = require("./chunk-Z2WZGHXV.cjs");
var import_chunk_67SIWUIP = require("./chunk-67SIWUIP.cjs");
var import_chunk_NCBB32XO = require("./chunk-NCBB32XO.cjs");
var import_chunk_R5DXX5NI = require("./chunk-R5DXX5NI.cjs");
var import_chunk_KO24IEJL = require("./chunk-KO24IEJL.cjs");
var import_chunk_COCIJOXI = require("./chunk-COCIJOXI.cjs");
var import_chunk_GNZCOXAL = require("./chunk-GNZCOXAL.cjs");
var import_chunk_DFSBDAAB = require("./chunk-DFSBDAAB.cjs");
var import_chunk_7R4OZ5NR = require("./chunk-7R4OZ5NR.cjs");
var import_chunk_YURWSADG = require("./chunk-YURWSADG.cjs");
var import_chunk_4PH4C2GM = require("./chunk-4PH4C2GM.cjs");
var import_chunk_ECTCZI2R = require("./chunk-ECTCZI2R.cjs");
var import_chunk_NKPLNUY4 = require("./chunk-NKPLNUY4.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_JH3OI66H = require("./chunk-JH3OI66H.cjs");
var import_chunk_O3QJ2NHC = require("./chunk-O3QJ2NHC.cjs");
var import_chunk_FCSQHZBA = require("./chunk-FCSQHZBA.cjs");
var import_chunk_OCF75VPR = require("./chunk-OCF75VPR.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_JKDDQQVM = require("./chunk-JKDDQQVM.cjs");
var import_chunk_YPFR65XC = require("./chunk-YPFR65XC.cjs");
var import_chunk_PFZWFK77 = require("./chunk-PFZWFK77.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
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
  const line = "at" in value ? value.at.start : value.claim.line;
  return {
    finding: { file, line, title, lens: value.lens },
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
  const coverage = coverageOf(facts.hunks, facts.run.settings.lenses, facts.calls, facts.idle, facts.carried);
  const gaps = [...facts.failures, ...facts.otherGaps, ...coverage.gaps];
  const status = facts.failures.length > 0 ? "failed" : gaps.length > 0 ? "incomplete" : "complete";
  const findings = listFindings(facts.scored, facts.dropped);
  const counts = countsOf(facts, findings, facts.dropped);
  (0, import_chunk_ZR776E5P.arithmetic)(counts);
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
    dropped: facts.dropped.map(droppedLine),
    rules_changed: [...facts.rulesChanged],
    suppressions: {
      applied: counts.dropped["suppressed"] ?? 0,
      expired: [...facts.suppressions.expired],
      unmatched: [...facts.suppressions.unmatched],
      added: [...facts.suppressions.added]
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
    const lens = import_chunk_NKPLNUY4.LENSES.find((l) => l === slot.agent);
    return lens === void 0 ? [] : [{ slot: slot.slot, lens, hunks: slot.hunks, stored: status === "stored", why }];
  });
}
function slotGaps({ states, ledger }) {
  const failed = states.filter(({ slot, status }) => slot.phase !== "review" && status !== "stored").map(({ slot, why }) => `${slot.agent} (slot ${slot.slot}): ${why}`);
  const uncovered = (0, import_chunk_JH3OI66H.eventsOf)(ledger, "planned").flatMap((event) => event.uncovered);
  return [...failed, ...uncovered.map(({ hunk, why }) => `${hunk}: ${why}`)];
}
function runCost({ slots, ledger }) {
  const stored = (0, import_chunk_JH3OI66H.eventsOf)(ledger, "stored");
  const tokens = stored.map((event) => event.tokens);
  return {
    agents: (0, import_chunk_JH3OI66H.eventsOf)(ledger, "dispatched").length,
    packet_bytes: slots.reduce((sum, slot) => sum + slot.packet.bytes, 0),
    // A sum with a part unknown would be a guess.
    tokens: tokens.every((n) => n !== null) ? tokens.reduce((sum, n) => sum + n, 0) : null
  };
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
  const stored = await (0, import_chunk_C63BLPEU.readReportIfAny)(run.paths.report);
  if (stored !== void 0 && isFinal(run)) return stored;
  const [findings, past] = await Promise.all([readFindings(run), (0, import_chunk_7QPR5MGP.readPast)(run.paths, run.file)]);
  const facts = await factsOf(run, findings, past);
  const report = buildReport(facts);
  if (report.status === "complete") await remember(run, past, facts, report);
  await (0, import_chunk_OCF75VPR.writeFileAtomically)(run.paths.report, (0, import_chunk_O3QJ2NHC.jsonText)(report));
  await (0, import_chunk_JH3OI66H.record)(run.paths, { kind: "finished", status: report.status, exit: report.exit });
  return report;
}
async function factsOf(run, findings, past) {
  const [files, rules, scope, before] = await Promise.all([
    (0, import_chunk_KO24IEJL.readStamped)(run.paths.files, run.file),
    (0, import_chunk_KO24IEJL.readStamped)(run.paths.rules, run.file),
    (0, import_chunk_O3QJ2NHC.readRunJson)(run.paths.scope, "scope"),
    (0, import_chunk_KO24IEJL.readStamped)(run.paths.fingerprint, run.file)
  ]);
  const after = await (0, import_chunk_VK3YCKY4.fingerprintRepository)(run.repository);
  const scores = await scoresOf(run, findings.toScore);
  const known = scoresKept(findings.stillOpen, run.file.settings);
  return {
    run: run.file,
    files: scope.files.length,
    changedLines: scope.files.reduce((sum, file) => sum + file.addedLines + file.removedLines, 0),
    skipped: scope.skipped,
    hunks: (0, import_chunk_N4RJ3BKO.hunkIds)(files),
    calls: reviewCalls(run),
    carried: past.carried,
    idle: run.file.lenses_without_work,
    otherGaps: slotGaps(run),
    failures: (0, import_chunk_VK3YCKY4.differences)(before, after).map((what) => `the repository changed during the run: ${what}`),
    raised: findings.raised,
    followed: findings.followed,
    scored: [...scores.kept, ...known.kept],
    dropped: [...findings.dropped, ...scores.dropped, ...known.dropped],
    rulesChanged: rules.changed,
    suppressions: findings,
    refusedClaims: findings.refusedClaims,
    warnings: [],
    cost: runCost(run)
  };
}
async function readFindings({ paths, file }) {
  const findings = await (0, import_chunk_KO24IEJL.readStamped)(paths.findings, file);
  return file.target === void 0 ? { ...findings, followed: 0, stillOpen: [], added: [] } : findings;
}
async function remember(run, past, facts, { findings }) {
  const reviewed = reviewedByLens(facts.hunks, run.file.settings.lenses, facts.calls);
  const followed = [...listedWhole(findings, facts.scored, facts.dropped), ...dismissed(facts.dropped)];
  await (0, import_chunk_7QPR5MGP.writeMemory)(run.paths, run.file, memoryOf(run.file.run, past, reviewed, followed));
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
  const score = slot === void 0 ? void 0 : await (0, import_chunk_OQEHWMQU.storedReply)(run, slot, "finding-scorer");
  if (score === void 0) return { unscored: "no reply of its scorer is stored" };
  const problems = (0, import_chunk_2EA3QXOK.checkScore)(score, await (0, import_chunk_2EA3QXOK.textsOfScore)(run, score), run.file.settings.threshold);
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
    const repository = await (0, import_chunk_JKDDQQVM.openRepository)(cwd);
    const name = (0, import_chunk_I2QQTFHH.positional)(positionals, "RUN");
    const how = { retry: flag("retry"), chunking: flag("chunking"), json: flag("json") };
    const audit = await auditNamed(repository, name);
    if (audit !== void 0) return (await Promise.resolve().then(() => __toESM(require("./next-audit-NS636AEU.cjs")))).nextOfAudit(repository, audit, how);
    return nextOfRun(repository, name, how);
  }
};
async function auditNamed(repository, name) {
  if (await (0, import_chunk_ANA3C6RF.isAudit)(repository, name)) return name;
  return (await (0, import_chunk_NHWSWUHQ.openRun)(repository, name)).file.audit?.audit;
}
async function nextOfRun(repository, name, { retry, json }) {
  if (retry) await (0, import_chunk_7NFMX4CB.reopen)(repository, name);
  const advanced = await (0, import_chunk_7NFMX4CB.advance)(repository, name);
  const ending = advanced.step.kind === "report" ? await endingOf(advanced.run) : void 0;
  return { status: 0, stdout: json ? jsonOf(advanced, ending) : textOf(advanced, ending) };
}
async function endingOf(run) {
  if (run.file.kind === "step") {
    const verdict = await (0, import_chunk_Y6OPHK6D.finishStep)(run);
    return { text: (0, import_chunk_Y6OPHK6D.verdictLine)(verdict), verdict };
  }
  const report = await finishRun(run);
  const { status, exit } = report;
  return { text: `${(0, import_chunk_ZR776E5P.renderTerminal)(report)}

Stored: ${run.paths.report}
`, verdict: { status, exit } };
}
function textOf({ run, step }, ending) {
  return step.kind === "report" ? `state: done

${ending?.text ?? ""}` : (0, import_chunk_7NFMX4CB.dispatchText)(run, step, `correctless next ${run.file.run}`);
}
function jsonOf({ run, step }, ending) {
  const json = step.kind === "report" ? { run: run.file.run, phase: "report", state: "done", slots: [], verdict: ending?.verdict } : (0, import_chunk_7NFMX4CB.dispatchJson)(run, step);
  return `${JSON.stringify(json, null, 2)}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  nextCommand
});
