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
var from_chunk_085a2d43;
var from_chunk_135c2660;
var from_chunk_48097030;
var from_chunk_5f9ff9b2;
var from_chunk_6d27c720;
var from_chunk_928e2745;
var from_chunk_b330e460;
var from_chunk_c87a5675;
var from_chunk_e0e3b72b;
var from_chunk_e3f3a058;
var from_chunk_e61fbb12;
var from_chunk_ecbb006d;
var from_main;
parts["chunk-3HP65ZAO"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  finishRun: () => finishRun,
  readFindings: () => readFindings
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_F2OT6W35 = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-F2OT6W35"]();
var import_chunk_E5ZXBR5P = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-E5ZXBR5P"]();
var import_chunk_6U2SYPUO = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-6U2SYPUO"]();
var import_chunk_PQUTTT4H = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-PQUTTT4H"]();
var import_chunk_UENEWP25 = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-UENEWP25"]();
var import_chunk_IVJR772G = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-IVJR772G"]();
var import_chunk_IG77THNZ = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-IG77THNZ"]();
var import_chunk_LZCTZWJL = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_JFFL4YWH = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-JFFL4YWH"]();
var import_chunk_K4ZGMFTH = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-K4ZGMFTH"]();
var import_chunk_AYSB4XVR = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-AYSB4XVR"]();
var import_chunk_XQLRYSQN = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-XQLRYSQN"]();
var import_chunk_LFKSI4BP = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-LFKSI4BP"]();
var import_chunk_7ABYQQTZ = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-7ABYQQTZ"]();
var import_chunk_CU3CZOWL = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-CU3CZOWL"]();
var import_chunk_IJXJ7C2R = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_5KINXVLH = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-5KINXVLH"]();
var import_chunk_I6EGR7Y3 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-I6EGR7Y3"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
function sinceLast({ run, followed, dropped }, findings) {
  if (run.since === void 0) return null;
  const gone = dropped.flatMap(goneFinding).toSorted(byPlace);
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
    unconfirmed: became("unconfirmed"),
    dismissed: became("dismissed"),
    withdrawn: became("withdrawn"),
    gone
  };
}
function goneFinding({ value, reason }) {
  if (!("witnesses" in value) || value.open === void 0) return [];
  const end = endOf(reason);
  return end === void 0 ? [] : [{ ...placeOf(value), ...end }];
}
function endOf(reason) {
  const why = (0, import_chunk_CU3CZOWL.dropText)(reason);
  if (reason.kind === "fixed" || reason.kind === "withdrawn") return { became: reason.kind, why };
  if (reason.kind === "suppressed") return { became: "dismissed", why };
  if (reason.kind === "duplicate_of") return { became: "withdrawn", why };
  if (reason.kind !== "below_threshold") return void 0;
  return { became: "unconfirmed", why: `it is still there, and its scorer does not confirm it: ${why}` };
}
function placeOf(finding) {
  const { fingerprint, file, at, claim, lens } = finding;
  return { fingerprint, file, line: at.start, title: claim.title, lens };
}
function byPlace(a, b) {
  return (0, import_chunk_UTFC5QHX.compareText)(a.file, b.file) || a.line - b.line || (0, import_chunk_UTFC5QHX.compareText)(a.fingerprint, b.fingerprint);
}
function evidenceOf(finding) {
  const lines = [quoteLine(finding), ...besides(finding)];
  for (const line of finding.witnesses.flatMap(besides)) {
    if (!lines.some((known) => isSame(known, line))) lines.push(line);
  }
  return lines;
}
function besides(finding) {
  return [
    ...causeLines(finding),
    ...proofLines(finding),
    ...alsoLines(finding),
    ...restLines(finding),
    ...knowledgeLines(finding)
  ];
}
function isSame(a, b) {
  return a.kind === b.kind && a.source === b.source && (a.kind !== import_chunk_IVJR772G.KNOWLEDGE || a.text === b.text);
}
function quoteLine({ file, at, side, claim }) {
  return { kind: "quote", source: place(file, at.start, side), text: claim.verification.code_examined };
}
function causeLines({ cause, claim }) {
  const claimed = claim.verification.cause;
  if (cause === void 0 || claimed === void 0) return [];
  if (!("quote" in claimed)) {
    return [{ kind: "cause", source: cause.file, text: `the change has ${cause.whole ?? ""} this file` }];
  }
  const source = place(cause.file, cause.at.start, cause.side);
  return [{ kind: "cause", source, text: claimed.quote }];
}
function alsoLines({ also = [] }) {
  return also.map(({ file, at, side, quote }) => ({
    kind: "also here",
    source: place(file, at.start, side),
    text: quote
  }));
}
function restLines({ rests = [] }) {
  return rests.map(({ file, at, side, quote }) => ({
    kind: "rests on",
    source: place(file, at.start, side),
    text: quote
  }));
}
function knowledgeLines({ claim }) {
  return (claim.rests_on ?? []).flatMap(
    (rest) => "knowledge" in rest ? [{ kind: import_chunk_IVJR772G.KNOWLEDGE, source: import_chunk_IVJR772G.KNOWLEDGE_SOURCE, text: rest.knowledge }] : []
  );
}
function proofLines(finding) {
  const { claim, file } = finding;
  const said = import_chunk_PXWIJ4LO.LENSES.map(import_chunk_PXWIJ4LO.lensRecord).filter(
    ({ proof }) => Object.keys(proof).some((name) => Object.hasOwn(claim, name))
  );
  const lines = said.flatMap(
    ({ evidence }) => evidence.map(({ kind, source, text }) => ({
      kind,
      source: filled(source, { ...claim, file }),
      text: filled(text, { ...claim, file })
    }))
  );
  return [...lines, ...placedProofs(finding)];
}
function filled(template, values) {
  return template.replaceAll(/\{(\w+)\}/g, (_, name) => {
    const value = values[name];
    return typeof value === "string" ? value : "";
  });
}
function placedProofs({ proofs, claim }) {
  return proofs.map(({ role, file, at, side }) => ({
    kind: role === "existing" ? "existing code" : role,
    source: place(file, at.start, side),
    text: claim[`${role}Text`] ?? ""
  }));
}
function place(file, line, side) {
  return `${file}:${line}${side === "old" ? " (before the change)" : ""}`;
}
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
  return [];
}
function reportFinding(finding, score, group) {
  const { claim } = finding;
  return {
    fingerprint: finding.fingerprint,
    file: finding.file,
    lines: [finding.at.start, finding.at.end],
    side: finding.side,
    severity: (0, import_chunk_LZCTZWJL.severityOf)(finding),
    score,
    group,
    state: finding.open === void 0 ? "new" : "open",
    since: finding.open?.since ?? null,
    title: claim.title,
    why: claim.why,
    lens: finding.lens,
    witnesses: witnessesOf(finding),
    ...alsoKnownAs(finding),
    placement: finding.placement,
    evidence: evidenceOf(finding),
    suggested_fix: claim.suggested_fix,
    ...finding.place === void 0 ? {} : { place: finding.place }
  };
}
function witnessesOf({ slot, witnesses }) {
  const others = witnesses.filter((one) => one.slot !== slot);
  return [...new Set(others.map(({ lens }) => lens))].sort(import_chunk_UTFC5QHX.compareText);
}
function alsoKnownAs({ fingerprint, witnesses }) {
  const others = new Map(witnesses.map((one) => [one.fingerprint, one]));
  others.delete(fingerprint);
  const named = [...others.values()].map(({ fingerprint: own, claim: { title, severity }, place: place2 }) => ({
    ...{ fingerprint: own, title, severity },
    ...place2 === void 0 ? {} : { place: place2 }
  }));
  return named.length === 0 ? {} : { also_known_as: named.toSorted((0, import_chunk_UTFC5QHX.by)((one) => one.fingerprint)) };
}
function droppedLine({ value, reason }) {
  const { file, title } = value.claim;
  const found = "at" in value ? { line: value.at.start, fingerprint: value.fingerprint, side: value.side } : { line: value.claim.line };
  return {
    finding: { file, title, lens: value.lens, ...found },
    reason: { kind: reason.kind, text: (0, import_chunk_CU3CZOWL.dropText)(reason) }
  };
}
function buildReport(facts) {
  const { settings, not_sent: notSent } = facts.run;
  const coverage = (0, import_chunk_E5ZXBR5P.coverageOf)(facts.hunks, settings.lenses, facts.calls, facts.idle, facts.carried, notSent);
  const gaps = [...facts.failures, ...facts.otherGaps, ...coverage.gaps];
  const status = facts.failures.length > 0 ? "failed" : gaps.length > 0 ? "incomplete" : "complete";
  const findings = listFindings(facts.scored, facts.dropped);
  const counts = (0, import_chunk_7ABYQQTZ.countsOf)(facts, findings, facts.dropped);
  (0, import_chunk_LFKSI4BP.arithmetic)(counts);
  const since = sinceLast(facts, findings);
  const isPart = facts.run.shard !== void 0 || facts.run.paths.length > 0 || coverage.table.hunks === 0;
  const isUnsure = isPart || switchesCode(facts) || (since?.unconfirmed ?? 0) > 0;
  return {
    schema: 1,
    version: facts.run.version,
    run: facts.run.run,
    title: facts.run.title,
    status,
    gaps,
    exit: status === "complete" ? (0, import_chunk_7ABYQQTZ.exitFor)(counts, facts.run.settings.fail_on) : 3,
    captured: facts.run.captured,
    scope: scopeOf(facts),
    counts,
    coverage: coverage.table,
    since,
    ...facts.run.kept === void 0 ? {} : { kept: facts.run.kept },
    findings,
    dropped: facts.dropped.map(droppedLine).toSorted(byPlace2),
    rules_changed: [...facts.rulesChanged],
    suppressions: suppressionsOf(facts, counts),
    refused_claims: facts.refusedClaims.toSorted(import_chunk_UTFC5QHX.compareText),
    warnings: [...facts.run.warnings, ...facts.warnings],
    ...facts.run.word_of === void 0 ? {} : { word_of: [...facts.run.word_of] },
    recommendation: (0, import_chunk_7ABYQQTZ.recommendation)(isUnsure ? "incomplete" : status, counts),
    risk_areas: (0, import_chunk_7ABYQQTZ.riskAreas)(findings),
    cost: facts.cost
  };
}
function switchesCode({ skipped }) {
  return skipped.some(({ reason }) => ["submodule", "executable", "mode"].includes(reason));
}
var byPlace2 = (0, import_chunk_UTFC5QHX.inOrder)(
  (0, import_chunk_UTFC5QHX.by)(({ finding }) => finding.file),
  (0, import_chunk_UTFC5QHX.by)(({ finding }) => finding.line),
  (0, import_chunk_UTFC5QHX.by)(({ finding }) => finding.lens),
  (0, import_chunk_UTFC5QHX.by)(({ finding }) => finding.title),
  (0, import_chunk_UTFC5QHX.by)(({ reason }) => reason.kind),
  (0, import_chunk_UTFC5QHX.by)(({ reason }) => reason.text)
);
function suppressionsOf({ suppressions }, { dropped }) {
  const { expired, unmatched, added, unsure, graver } = suppressions;
  return {
    applied: dropped["suppressed"] ?? 0,
    ...{ expired: [...expired], unmatched: [...unmatched], added: [...added] },
    ...{ unsure: [...unsure], graver: [...graver] }
  };
}
function scopeOf({ run, files, allFiles, changedLines, skipped }) {
  const { shard } = run;
  return {
    note: run.scope_note,
    ...shard === void 0 ? {} : { shard: { index: shard.index, of: shard.of, all_files: allFiles } },
    ...run.paths.length === 0 ? {} : { paths: [...run.paths] },
    base: revisionLine(run.base),
    head: revisionLine(run.head),
    files,
    changed_lines: changedLines,
    skipped
  };
}
var revisionLine = ({ sha, label, why }) => ({ sha, label, why });
function oneFinding(first, others) {
  if (others.length === 0) return first;
  const also = distinct([...first.also ?? [], ...others.flatMap(placesOf)], first);
  const open = [first, ...others].find((one) => one.open !== void 0)?.open;
  return {
    ...first,
    ...also.length === 0 ? {} : { also },
    ...open === void 0 ? {} : { open },
    witnesses: [...first.witnesses, ...others.flatMap((one) => [alone(one), ...one.witnesses])]
  };
}
function alone({ witnesses: _, open: __, severity: ___, ...finding }) {
  return finding;
}
function placesOf({ file, side, at, claim, also = [] }) {
  return [{ file, side, at, quote: claim.verification.code_examined }, ...also];
}
function distinct(places, { file, side, at }) {
  const kept = [];
  for (const place2 of places) {
    const isTold = [{ file, side, at }, ...kept].some((known) => holds(known, place2));
    if (!isTold) kept.push(place2);
  }
  return kept;
}
function holds(known, place2) {
  return known.file === place2.file && known.side === place2.side && known.at.start <= place2.at.start && place2.at.end <= known.at.end;
}
function groupOf(score, threshold = import_chunk_IJXJ7C2R.THRESHOLD) {
  if (score >= import_chunk_IJXJ7C2R.CRITICAL_FROM) return "critical";
  if (score >= threshold) return "important";
  return score >= (0, import_chunk_IJXJ7C2R.listedFrom)(threshold) ? "minor" : void 0;
}
function applyScores(defects, threshold = import_chunk_IJXJ7C2R.THRESHOLD) {
  const kept = [];
  const dropped = [];
  for (const { claims, answer } of defects) {
    if ("unscored" in answer) {
      dropped.push(
        ...claims.map((value) => ({ value, reason: { kind: "unscored", why: answer.unscored } }))
      );
      continue;
    }
    const { score, severity } = answer;
    const [first, ...others] = claims;
    const finding = { ...oneFinding(first, others), severity };
    const group = groupOf(score, threshold);
    if (group !== void 0) kept.push({ ...finding, score, group });
    else
      dropped.push({
        value: finding,
        reason: { kind: "below_threshold", score, threshold: (0, import_chunk_IJXJ7C2R.listedFrom)(threshold) }
      });
    dropped.push(...asWitnesses(first, others));
  }
  return { kept, dropped };
}
function asWitnesses(first, others) {
  const { fingerprint } = first;
  const known = first.open === void 0 ? others.find(({ open }) => open !== void 0) : void 0;
  return others.map((value) => ({
    value,
    reason: { kind: value === known ? "raised_again" : "duplicate_of", fingerprint }
  }));
}
var MOST_FOR_KNOWLEDGE = 74;
function cappedScore({ score, supports }, { rests_on: rests = [] }, texts) {
  const isKnown = rests.some((rest) => "knowledge" in rest);
  if (!isKnown || supports.some((quote) => "keep" in (0, import_chunk_XQLRYSQN.standInFile)(quote, texts))) return score;
  return Math.min(score, MOST_FOR_KNOWLEDGE);
}
function leftToPeople({ score, status, refutes }, { severity }, texts, threshold = import_chunk_IJXJ7C2R.THRESHOLD) {
  const isGrave = severity === "critical" || severity === "high";
  if (!isGrave || status !== "needs_human_review" || score >= threshold) return void 0;
  if (refutes.some((quote) => "keep" in (0, import_chunk_XQLRYSQN.standInFile)(quote, texts))) return void 0;
  return `its scorer can neither confirm nor refute it (${score}, needs_human_review), and it is said to be ${severity}`;
}
async function judgedDefects(run, findings) {
  const known = new Map(findings.map((finding) => [finding.fingerprint, finding]));
  const said = [];
  for (const { slot, status } of run.states.toReversed()) {
    if (slot.findings === void 0 || status !== "stored") continue;
    const reply = await (0, import_chunk_PQUTTT4H.storedReply)(run, slot, "finding-scorer");
    if (reply !== void 0) said.push(...await judgedIn(run, reply, slot.findings, known));
  }
  const waiting = new Set(findings);
  const judged = said.flatMap(({ claims, answer }) => {
    const [first, ...others] = claims.filter((claim) => waiting.delete(claim));
    return first === void 0 ? [] : [{ claims: [first, ...others], answer: highest(answer, [first, ...others], said) }];
  });
  return [...judged, ...apart([...waiting], "no reply of its scorer is stored")];
}
async function judgedIn(run, { defects }, asked, known) {
  const byId = new Map(asked.map(({ id, fingerprint }) => [id, known.get(fingerprint ?? "")]));
  const named = (ids) => [...ids].flatMap((id) => byId.get(id) ?? []);
  const unmatched = (0, import_chunk_K4ZGMFTH.unmatchedClaims)(defects, asked);
  if (unmatched.length > 0) return apart(named(byId.keys()), unmatched.join("; "));
  const judged = [];
  for (const defect of defects) {
    const [first, ...others] = named(defect.claims);
    if (first === void 0) continue;
    const claims = [first, ...others];
    judged.push({ claims, answer: await answerOf(run, defect, claims) });
  }
  return judged;
}
function highest(answer, claims, said) {
  const about = said.filter((defect) => defect.claims.some((claim) => claims.includes(claim)));
  return about.reduce(
    (best, { answer: other }) => "score" in other && ("unscored" in best || other.score > best.score) ? other : best,
    answer
  );
}
async function answerOf(run, defect, claims) {
  const { score, severity } = defect;
  const { threshold } = run.file.settings;
  const texts = await (0, import_chunk_K4ZGMFTH.textsOfScores)(run, [defect]);
  const capped = Math.max(...claims.map(({ claim }) => cappedScore(defect, claim, texts)));
  if (capped < score && capped < threshold) return { score: capped, severity };
  const left = claims.map(({ claim }) => leftToPeople(defect, claim, texts, threshold)).find(Boolean);
  if (left !== void 0) return { unscored: left };
  const problems = (0, import_chunk_K4ZGMFTH.checkScore)(defect, texts, threshold);
  return problems.length === 0 ? { score, severity } : { unscored: problems.join("; ") };
}
function apart(findings, unscored) {
  return findings.map((finding) => ({ claims: [finding], answer: { unscored } }));
}
function scoresKept(stillOpen, { max_findings: cap }) {
  const kept = [];
  const dropped = [];
  for (const { finding, group, score } of stillOpen) {
    if (score !== null && group !== "unscored" && group !== "not-scored") {
      kept.push({ ...finding, score, group });
    } else {
      dropped.push({ value: finding, reason: reasonOf(group, cap) });
    }
  }
  return { kept, dropped };
}
function reasonOf(group, cap) {
  if (group === "not-scored") return { kind: "not_scored", cap };
  return { kind: "unscored", why: "it had none in the run before, and nothing there has changed" };
}
function memoryOf(run, { keys, carried }, reviewed, findings) {
  const names = new Set(reviewed.map(({ lens, hunk }) => nameOf(lens, hunk)));
  const here = keys.filter(({ lens, hunk }) => names.has(nameOf(lens, hunk)));
  return { shape: 1, reviewed: [...here.map((key) => ({ ...key, run })), ...carried], findings };
}
function undoubted(reviewed, dropped) {
  const paths = new Set(reviewed.map(({ hunk }) => (0, import_chunk_E5ZXBR5P.pathOfHunk2)(hunk)));
  const doubts = dropped.filter(import_chunk_7ABYQQTZ.isUnproven).map(({ value: { lens, claim } }) => ({ lens, file: claim.file }));
  return reviewed.filter(
    ({ lens, hunk }) => !doubts.some((one) => one.lens === lens && (one.file === (0, import_chunk_E5ZXBR5P.pathOfHunk2)(hunk) || !paths.has(one.file)))
  );
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
  const isListed = kind === "unscored" || kind === "not_scored";
  return isListed && "witnesses" in value ? [value] : [];
}
async function finishRun(run) {
  const stored = await (0, import_chunk_F2OT6W35.readReportIfAny)(run.paths.report);
  if (stored !== void 0 && (0, import_chunk_I6EGR7Y3.ending)(run.ledger) !== void 0) return stored;
  const [findings, past] = await Promise.all([readFindings(run), (0, import_chunk_6U2SYPUO.readPast)(run.paths, run.file)]);
  const facts = await factsOf(run, findings, past);
  const report = buildReport(facts);
  const { status, exit } = report;
  const isRemembered = status === "complete" && run.file.shard === void 0;
  if (isRemembered) await remember(run, past, facts, report);
  await (0, import_chunk_WRWMQTCS.writeFileAtomically)(run.paths.report, (0, import_chunk_Y4VNX2VG.jsonText)(report));
  const ends = isRemembered ? [run.paths.report, run.paths.memory] : [run.paths.report];
  await (0, import_chunk_Y4VNX2VG.record)(run.paths, { kind: "finished", status, exit, files: await (0, import_chunk_I6EGR7Y3.hashesOf)(run.paths, ends) });
  return report;
}
async function factsOf(run, findings, past) {
  const [files, rules, scope, before] = await Promise.all([
    (0, import_chunk_5KINXVLH.readStamped)(run.paths.files, run.file),
    (0, import_chunk_5KINXVLH.readStamped)(run.paths.rules, run.file),
    (0, import_chunk_Y4VNX2VG.readRunJson)(run.paths.scope, "scope"),
    (0, import_chunk_5KINXVLH.readStamped)(run.paths.fingerprint, run.file)
  ]);
  const after = await (0, import_chunk_JFFL4YWH.fingerprintRepository)(run.repository);
  const scores = applyScores(await judgedDefects(run, findings.toScore), run.file.settings.threshold);
  const known = scoresKept(findings.stillOpen, run.file.settings);
  const own = (0, import_chunk_E5ZXBR5P.ownOf)(run.file, scope.files);
  return {
    run: run.file,
    files: own.length,
    allFiles: scope.files.length,
    changedLines: (0, import_chunk_AYSB4XVR.changedLineCount)(own),
    skipped: [...(0, import_chunk_E5ZXBR5P.ownOf)(run.file, scope.skipped)],
    hunks: (0, import_chunk_UENEWP25.hunkIds)((0, import_chunk_E5ZXBR5P.ownOf)(run.file, files)),
    calls: (0, import_chunk_E5ZXBR5P.reviewCalls)(run, findings.unexamined),
    carried: past.carried,
    idle: run.file.lenses_without_work,
    otherGaps: [
      ...run.file.merged?.gaps ?? [],
      ...(0, import_chunk_E5ZXBR5P.slotGaps)(run),
      ...(0, import_chunk_E5ZXBR5P.staleGaps)(run.file),
      ...(0, import_chunk_E5ZXBR5P.unshownGaps)((0, import_chunk_E5ZXBR5P.ownOf)(run.file, scope.skipped))
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
    cost: (0, import_chunk_IG77THNZ.runCost)(run)
  };
}
function changedBetween(before, after) {
  return (0, import_chunk_JFFL4YWH.differences)(before, after).map((what) => `the repository changed during the run: ${what}`);
}
async function readFindings({ paths, file }) {
  const findings = await (0, import_chunk_5KINXVLH.readStamped)(paths.findings, file);
  const whole = { ...NOTHING_SAID, ...findings };
  return file.target === void 0 ? { ...whole, followed: 0, stillOpen: [], added: [] } : whole;
}
var NOTHING_SAID = { unsure: [], graver: [], unexamined: [] };
async function remember(run, past, facts, { findings }) {
  const done = (0, import_chunk_E5ZXBR5P.reviewedByLens)(facts.hunks, run.file.settings.lenses, facts.calls);
  const reviewed = undoubted(done, facts.dropped);
  const followed = [...listedWhole(findings, facts.scored, facts.dropped), ...dismissed(facts.dropped)];
  await (0, import_chunk_6U2SYPUO.writeMemory)(run.paths, run.file, memoryOf(run.file.run, past, reviewed, followed));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  finishRun,
  readFindings
});
});
parts["chunk-QSES6BHB"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  claimPart: () => claimPart,
  collectFindings: () => collectFindings,
  mostScorers: () => mostScorers,
  noCommentSpeaks: () => noCommentSpeaks,
  preparePhase: () => preparePhase,
  prepareScores: () => prepareScores,
  reviewSlots: () => reviewSlots,
  saidSoFar: () => saidSoFar,
  storedSummary: () => storedSummary,
  summarySlots: () => summarySlots,
  workingLenses: () => workingLenses
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_ZDADOP2F = (from_chunk_928e2745 ??= require("./chunk-928e2745.cjs"))["chunk-ZDADOP2F"]();
var import_chunk_EGC7OJDX = (from_chunk_e61fbb12 ??= require("./chunk-e61fbb12.cjs"))["chunk-EGC7OJDX"]();
var import_chunk_YLGBABKS = (from_chunk_e61fbb12 ??= require("./chunk-e61fbb12.cjs"))["chunk-YLGBABKS"]();
var import_chunk_5ZFEDAR5 = (from_chunk_ecbb006d ??= require("./chunk-ecbb006d.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_E5ZXBR5P = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-E5ZXBR5P"]();
var import_chunk_6U2SYPUO = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-6U2SYPUO"]();
var import_chunk_PQUTTT4H = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-PQUTTT4H"]();
var import_chunk_UENEWP25 = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-UENEWP25"]();
var import_chunk_E2GJLKLX = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_SQW7QEC7 = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-SQW7QEC7"]();
var import_chunk_HCV6P5DB = (from_chunk_ecbb006d ??= require("./chunk-ecbb006d.cjs"))["chunk-HCV6P5DB"]();
var import_chunk_VO7HK3P6 = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-VO7HK3P6"]();
var import_chunk_W5ZRZBIG = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-W5ZRZBIG"]();
var import_chunk_LKQPUD2R = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-LKQPUD2R"]();
var import_chunk_K4ZGMFTH = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-K4ZGMFTH"]();
var import_chunk_UJ2N3LMR = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-UJ2N3LMR"]();
var import_chunk_2OVJOPRS = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-2OVJOPRS"]();
var import_chunk_BLJONZEY = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-BLJONZEY"]();
var import_chunk_Y5FHDHJZ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_GLPLX4GU = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-GLPLX4GU"]();
var import_chunk_AYSB4XVR = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-AYSB4XVR"]();
var import_chunk_BM7WRDFC = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-BM7WRDFC"]();
var import_chunk_XQLRYSQN = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-XQLRYSQN"]();
var import_chunk_OTZ2RVYM = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_R5DXX5NI = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_5KINXVLH = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-5KINXVLH"]();
var import_chunk_7R4OZ5NR = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_PAWDXQ65 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-PAWDXQ65"]();
var import_chunk_AASB22DL = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-AASB22DL"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var OBLIGES = /\b(?:after|all|allow\w*|always|answers?|ascending|assum\w*|at (?:least|most)|because|before|between|bytes?|call(?:ed|er|ers|ing)?|cannot|careful|contract|deprecated|descending|don'?t|each|empty|ensur\w*|every|exact\w*|except|expect\w*|first|freez\w*|held|hold\w*|if|in step|instead|invariant|keep\w*|last|limit\w*|lock\w*|may|milliseconds?|minutes?|must\w*|need\w*|never|newest|no|not|nothing|null|oldest|once|only|order\w*|otherwise|owns?|panics?|precondition|purpose|require\w*|returns?|rounded|safe\w*|same|seconds?|shall|should|so that|sort\w*|sync\w*|throws?|unchanged|unique|unless|until|unsafe|utc|valid\w*|when|while|without|wo(?:rk ?around|n'?t))\b|\d/iu;
var ENGLISH = /\b(?:a|an|and|are|as|at|be|by|for|from|have|has|in|is|it|its|of|on|or|that|the|their|this|to|what|which|with)\b/i;
var FOR_PROGRAMS = /^(?:#!|(?:#|\/\/|\/\*)\s*(?:shellcheck|eslint|prettier|pylint|noqa|type:|ts-|@ts-|biome|rubocop|nolint|vim:|-\*-)[^\n]*$)/;
function noCommentSpeaks(comments, unread) {
  if (unread.length > 0) return void 0;
  return comments.some((comment) => !FOR_PROGRAMS.test(comment.text) && speaks(comment)) ? void 0 : "no comment near these lines states an obligation, and none was changed";
}
function speaks({ side, changed, marker, text }) {
  return side === "old" || changed === true || marker !== null || obliges(text);
}
function obliges(text) {
  const words = text.match(new RegExp("\\p{L}{2,}", "gu")) ?? [];
  return OBLIGES.test(text) || words.length > 3 && !ENGLISH.test(text) || /[^\P{L}A-Za-z]/u.test(text);
}
function commentTexts(comments, file) {
  const shown = comments.filter((comment) => isInDiff(comment, file));
  const apart = comments.filter((comment) => !shown.includes(comment));
  const silent = apart.filter((comment) => !speaks(comment));
  return [
    ...apart.filter(speaks).map(commentText),
    ...silent.length === 0 ? [] : [namedText(silent, file, "in the tree")],
    ...shown.length === 0 ? [] : [namedText(shown, file, "in the diff below")]
  ];
}
function isInDiff({ at, side }, { hunks }) {
  return hunks.some((hunk) => contains(hunk[side], at));
}
function contains(side, { start, end }) {
  const first = (0, import_chunk_OTZ2RVYM.firstLine)(side);
  return start >= first && end < first + side.count;
}
function namedText(comments, { path }, where) {
  const sides = ["new", "old"].flatMap((side) => {
    const own = comments.filter((comment) => comment.side === side);
    return own.length === 0 ? [] : [`${linesAt(own, placeText)} of the ${side} side`];
  });
  return `${(0, import_chunk_BLJONZEY.shownPath)(path)}, ${where}: ${sides.join("; ")}`;
}
function placeText({ at, marker }) {
  return marker === null ? (0, import_chunk_UJ2N3LMR.spanText)(at) : `${(0, import_chunk_UJ2N3LMR.spanText)(at)} (${marker})`;
}
function linesAt(comments, said) {
  const isOne = comments.length === 1 && comments.every(({ at }) => at.start === at.end);
  return `${isOne ? "line" : "lines"} ${comments.map(said).join(", ")}`;
}
function commentText(comment) {
  const marker = comment.marker === null ? "" : `, ${comment.marker}`;
  const lines = linesAt([comment], ({ at }) => (0, import_chunk_UJ2N3LMR.spanText)(at));
  return `${(0, import_chunk_BLJONZEY.shownPath)(comment.path)}, ${lines} of the ${comment.side} side${marker}:
${comment.text}`;
}
var RELATED_ROOM = 2 * import_chunk_UJ2N3LMR.LIST_ROOM;
function relatedText(related2, only) {
  const files = related2.files.filter(({ relation }) => only === void 0 || only.includes(relation));
  const lines = files.map(({ path, relation, of }) => `${(0, import_chunk_BLJONZEY.shownPath)(path)} ${relation} ${(0, import_chunk_BLJONZEY.shownPath)(of)}`);
  const list = (0, import_chunk_UJ2N3LMR.listed)(lines, "\n", RELATED_ROOM, related2.omitted);
  const notes = (0, import_chunk_UJ2N3LMR.listed)(
    related2.notes.map((note) => `(${note})`),
    "\n"
  );
  return [list, notes].filter((part) => part !== "").join("\n") || NONE_KNOWN;
}
var NONE_KNOWN = "(none known)";
var LINE_BYTES = 400;
function triggerText({ path, line, symbol, kinds, what, callers, omitted }) {
  const calls = callers.map(callerText);
  const more = omitted === 0 ? [] : [`(${omitted} more callers)`];
  return [
    `${(0, import_chunk_BLJONZEY.shownPath)(path)}, line ${line}: ${shownLine(symbol)}`,
    `changed: ${kinds.join(", ")}`,
    ...what.map((text) => `- ${shownLine(text)}`),
    ...calls.length + more.length === 0 ? ["callers: none found"] : ["callers:", ...calls, ...more]
  ].join("\n");
}
function callerText({ path, line, text }) {
  return `- ${(0, import_chunk_BLJONZEY.shownPath)(path)}, line ${line}: ${shownLine(text)}`;
}
function shownLine(text) {
  const line = text.replaceAll(/\s+/g, " ").trim();
  const bytes = (0, import_chunk_Y5FHDHJZ.byteLength)(line);
  return bytes <= LINE_BYTES ? line : `(a line of ${bytes} bytes)`;
}
var nothing = () => ({ passes: () => [() => import_chunk_EGC7OJDX.NO_EXTRAS], filled: () => ({}) });
var NOTHING = {
  imports: "(none added or removed here)",
  history: "(no commit in the table for these files)",
  comments: "(none near the changed lines)",
  callers: "(no change of a contract was found here)"
};
function withoutNothing(filling2) {
  const said = new Set(Object.values(NOTHING));
  return Object.fromEntries(
    Object.entries(filling2).map(([name, value]) => [
      name,
      typeof value !== "string" && value.length > 0 && value.every(({ content }) => said.has(content)) ? "" : value
    ])
  );
}
var BESIDE_HUNKS = {
  change: nothing,
  rules: (material) => ({
    passes: (room) => rulePasses(material, room),
    filled: (extras) => ({
      rules: extras.map(({ content, attributes = {} }) => ({ kind: "RULES", content, attributes }))
    })
  }),
  imports: ({ context }) => ({
    passes: (room) => [factsPerFile(context.imports, room, (of) => of.map(import_chunk_UJ2N3LMR.importText))],
    filled: (extras) => ({
      imports: [{ kind: "IMPORTS", content: joined(extras, NOTHING.imports) }]
    })
  }),
  history: ({ context: { history } }) => {
    const nameOf = (0, import_chunk_XQLRYSQN.shownNames)(history);
    return {
      passes: (room) => [
        factsPerFile(history.rows, room, (of) => (0, import_chunk_UJ2N3LMR.historyTexts)(of, nameOf, Math.floor(room / 4)))
      ],
      filled: (extras) => ({
        history: [
          {
            kind: "HISTORY",
            content: (0, import_chunk_UJ2N3LMR.historyNotes)(history) + joined(extras, NOTHING.history)
          }
        ]
      })
    };
  },
  comments: ({ context }) => ({
    passes: (room) => [factsPerFile(context.comments, room, commentTexts)],
    filled: (extras) => ({
      comments: [{ kind: "COMMENTS", content: joined(extras, NOTHING.comments) }]
    })
  }),
  intent: nothing,
  callers: ({ context }) => ({
    passes: (room) => [factsPerFile(context.triggers, room, (of) => of.map(triggerText))],
    filled: (extras) => ({
      triggers: [{ kind: "TRIGGERS", content: joined(extras, NOTHING.callers) }]
    })
  }),
  flows: nothing,
  codebase: nothing
};
function rulePasses({ rules, files }, room) {
  const change = files.flatMap(({ header, hunks }) => [header, ...hunks.map((hunk) => hunk.text)]).join("");
  const limit = Math.max(room - (0, import_chunk_Y5FHDHJZ.byteLength)(change) - SPARE, Math.floor(room / 2));
  const { groups, tooLong } = (0, import_chunk_EGC7OJDX.ruleExtras)(rules, limit);
  return groups.map((group) => () => ({ groups: [group], tooLong }));
}
var SPARE = 256;
function factsPerFile(facts, room, texts) {
  const byPath = /* @__PURE__ */ new Map();
  for (const fact of facts) byPath.set(fact.path, [...byPath.get(fact.path) ?? [], fact]);
  return (file) => {
    const own = byPath.get(file.path);
    return own === void 0 ? import_chunk_EGC7OJDX.NO_EXTRAS : (0, import_chunk_EGC7OJDX.textExtras)(texts(own, file), Math.floor(room / 2));
  };
}
function joined(extras, none) {
  return extras.map((extra) => extra.content).join("") || none;
}
function packagesText(packages2) {
  if (packages2 === void 0) return NONE;
  const offered = packages2.offered.map(({ name, version, left }) => {
    const without = left === 0 ? "" : ` (without ${left} files that are no text, or too large)`;
    return `${(0, import_chunk_BLJONZEY.shownPath)(`${import_chunk_AASB22DL.PACKAGES_FOLDER}/${name}/`)}: ${(0, import_chunk_BLJONZEY.shownPath)(version)}${without}`;
  });
  const withheld = packages2.withheld.map(
    ({ name, why }) => `not offered: ${(0, import_chunk_BLJONZEY.shownPath)(name)} (${(0, import_chunk_BLJONZEY.shownPath)(why)})`
  );
  const parts = [
    offered.length === 0 ? NONE : (0, import_chunk_UJ2N3LMR.listed)(offered, "\n"),
    (0, import_chunk_UJ2N3LMR.listed)(withheld, "\n", Math.floor(import_chunk_UJ2N3LMR.LIST_ROOM / 2))
  ];
  return parts.filter((part) => part !== "").join("\n");
}
var NONE = "(none)";
var RAISED_ROOM = 2 * import_chunk_UJ2N3LMR.LIST_ROOM;
function raisedText(raised) {
  const lines = raised.map(({ file, side, at, title }) => {
    const removed = side === "old" ? " (removed lines)" : "";
    return `- ${(0, import_chunk_BLJONZEY.shownPath)(file)}:${(0, import_chunk_UJ2N3LMR.spanText)(at)}${removed}: ${title.replaceAll(/\s+/g, " ").trim()}`;
  });
  return (0, import_chunk_UJ2N3LMR.listed)(lines, "\n", RAISED_ROOM - WORDS_BYTES) || "(nothing)";
}
var WORDS_BYTES = 1024;
function lensPlan(lens, given) {
  const { hasTree, parts, source } = (0, import_chunk_PXWIJ4LO.lensRecord)(lens);
  const facts = hasTree ? { ...(0, import_chunk_YLGBABKS.taskFactsWithTree)(given.task), packages: packages(given), ...raisedBefore(lens, given) } : (0, import_chunk_YLGBABKS.taskFacts)(given.task);
  return {
    fixed: Object.assign({}, facts, ...parts.map((part) => PARTS[part](given))),
    ...BESIDE_HUNKS[source](given.material)
  };
}
var PARTS = {
  intent: (given) => intent(given),
  "intent in full": (given) => intent(given, import_chunk_UJ2N3LMR.INTENT_ROOM),
  stack: ({ material }) => ({ stack: [{ kind: "STACK", content: (0, import_chunk_UJ2N3LMR.stackText)(material.context.stack) }] }),
  "stack and checklist": ({ material }) => ({ stack: stackWithChecklist(material) }),
  related: (given) => related(given),
  importers: (given) => related(given, ["imports", "uses", "tests"])
};
function related({ material }, only) {
  const content = relatedText(material.context.related, only);
  return { related: content === NONE_KNOWN ? [] : [{ kind: "RELATED", content }] };
}
function raisedBefore(lens, { raised }) {
  if ((0, import_chunk_PXWIJ4LO.lensRecord)(lens).statesIntent === true) return {};
  return { raised: raised === void 0 ? [] : [{ kind: "RAISED", content: raisedText(raised) }] };
}
function packages({ material: { context } }) {
  const content = packagesText(context.packages);
  return content === NONE ? [] : [{ kind: "PACKAGES", content }];
}
function intent({ material, summary }, room) {
  return { intent: [{ kind: "INTENT", content: (0, import_chunk_UJ2N3LMR.intentText)(summary, material.context, room) }] };
}
function stackWithChecklist({ context, checklist }) {
  const items = checklist.length === 0 ? [] : ["", "worth a look in this stack:", ...checklist.map((item) => `- ${item}`)];
  return [{ kind: "STACK", content: [(0, import_chunk_UJ2N3LMR.stackText)(context.stack), ...items].join("\n") }];
}
var OF_SOME_SOURCES = { stack: "", related: "", imports: "", history: "", comments: "" };
function sharedPlan(lenses, given) {
  const plans = lenses.map((lens) => {
    const { raised: _, ...fixed } = lensPlan(lens, given).fixed;
    return { ...lensPlan(lens, given), fixed };
  });
  const whose = /* @__PURE__ */ new Map();
  return {
    fixed: Object.assign(
      { sources: lenses.join(", "), ...OF_SOME_SOURCES },
      ...plans.map(({ fixed }) => fixed)
    ),
    passes: (room) => [besideAll(plans, room, whose)],
    filled: (extras) => Object.assign(
      {},
      ...plans.map((plan, at) => plan.filled(extras.filter((extra) => whose.get(extra) === at)))
    )
  };
}
function besideAll(plans, room, whose) {
  const passes = plans.map((plan) => plan.passes(room));
  return (file) => {
    const found = passes.map((of) => of.map((pass) => pass(file)));
    for (const [at, all] of found.entries()) {
      for (const extra of all.flatMap(({ groups }) => groups.flat())) whose.set(extra, at);
    }
    const group = found.flat().flatMap(({ groups }) => groups.flat());
    const tooLong = found.flat().flatMap((one) => one.tooLong);
    return group.length + tooLong.length === 0 ? import_chunk_EGC7OJDX.NO_EXTRAS : { groups: [group], tooLong };
  };
}
function buildReviewPackets(input) {
  const { lens, nextSlot, nonces } = input;
  const { fillings, uncovered } = cutFor(lens, input, (given) => lensPlan(lens, given));
  const packets = fillings.map(({ filling: filling2, shown }, index) => {
    const call = { agent: lens, slot: nextSlot(), part: index + 1, of: fillings.length };
    return (0, import_chunk_YLGBABKS.packetOf)(call, filling2, nonces, shown);
  });
  return { packets, uncovered };
}
function buildSharedPacket(lenses, input) {
  const { fillings, uncovered } = cutFor(import_chunk_PXWIJ4LO.SOURCE_READER, input, (given) => sharedPlan(lenses, given));
  const [only, ...more] = fillings;
  if (only === void 0 || more.length > 0 || uncovered.length > 0) return void 0;
  const call = { agent: import_chunk_PXWIJ4LO.SOURCE_READER, slot: input.nextSlot(), part: 1, of: 1 };
  return (0, import_chunk_YLGBABKS.packetOf)(call, withoutNothing(only.filling), input.nonces, only.shown);
}
function cutFor(agent, input, planFor) {
  const { task, material, nonces, carried = /* @__PURE__ */ new Set(), unused = /* @__PURE__ */ new Set() } = input;
  const files = withoutUnused((0, import_chunk_E5ZXBR5P.withoutCarried)(material.files, carried), unused).map(import_chunk_2OVJOPRS.leanFile);
  const plan = planFor({ ...input, material: { ...material, files } });
  const raised = input.raised === void 0 ? {} : { raised: [] };
  const outline = { ...plan.fixed, ...raised, ...plan.filled([]), ...(0, import_chunk_EGC7OJDX.emptyParts)(material.files, carried) };
  const room = (0, import_chunk_YLGBABKS.roomLeft)(agent, task.run, outline, nonces) - (input.raised === void 0 ? 0 : RAISED_ROOM);
  const { units, uncovered } = (0, import_chunk_EGC7OJDX.cutChange)(files, plan.passes(room), room);
  const gaps = new Set(uncovered.map((gap2) => gap2.hunk));
  const partsIn = (0, import_chunk_EGC7OJDX.changeParts)(material.files, units.flat(2), uncovered, carried, unused);
  const isOwn = (path) => input.only?.has(path) ?? true;
  const chunks = units.flatMap((pass) => (0, import_chunk_EGC7OJDX.pack)(pass.filter(isOf(isOwn)), room));
  const fillings = chunks.map((chunk) => {
    const extras = [...chunk].flatMap((load) => load.kind === "beside" ? load.extras : []);
    const parts = partsIn(chunk);
    const list = isWhole(material.files, chunk) ? { files: allBelow(material.files.length) } : {};
    const filling2 = { ...plan.fixed, ...plan.filled(extras), ...parts, ...list };
    return { filling: filling2, shown: shownBy(chunk, gaps) };
  });
  return { fillings, uncovered: uncovered.filter(({ path }) => isOwn(path)) };
}
function isWhole(files, chunk) {
  const uncut = new Set(
    [...chunk].flatMap(
      (load) => load.kind === "piece" && load.piece.part === null ? [load.piece.hunk] : []
    )
  );
  return files.every(({ hunks }) => hunks.length > 0 && hunks.every(({ id }) => uncut.has(id)));
}
function allBelow(count) {
  return count === 1 ? "There is one, and it is below as a whole." : `All ${count} are below, each as a whole.`;
}
function withoutUnused(files, unused) {
  return files.map((file) => unused.has(file.path) ? { ...file, hunks: [] } : file);
}
function isOf(isOwn) {
  return (unit) => unit.some((load) => load.kind === "piece" && isOwn(load.file.path));
}
function shownBy(chunk, gaps) {
  const pieces = [...chunk].filter((load) => load.kind === "piece");
  const hunks = new Set(pieces.map(({ piece }) => piece.hunk));
  return {
    hunks: [...hunks].filter((hunk) => !gaps.has(hunk)),
    paths: [...new Set(pieces.map(({ file }) => file.path))]
  };
}
function reviewSlots(run, given, nextSlot, phase) {
  const lenses = workingLenses(run).filter((lens) => phaseOf(run, lens) === phase);
  const raised = phase === "sources" ? { raised: given.raised ?? NOTHING_RAISED } : {};
  const input = { ...inputOf(run, given, nextSlot), ...raised };
  const sharing = sharingLenses(run, given, lenses);
  const alone = (of) => allOf(of.map((lens) => slotsAlone(run, lens, given, input)));
  const apart = alone(lenses.filter((lens) => !sharing.includes(lens)));
  if (sharing.length === 0) return apart;
  const packet = buildSharedPacket(sharing, { ...input, ...leftOutBy(run, sharing, given) });
  return allOf([
    apart,
    packet === void 0 ? alone(sharing) : { slots: [{ packet, lenses: sharing }], uncovered: [] }
  ]);
}
var NOTHING_RAISED = [];
function inputOf(run, { material, summary }, nextSlot) {
  const packet = { task: (0, import_chunk_YLGBABKS.taskOf)(run), material, summary, nonces: (0, import_chunk_YLGBABKS.noncesOf)(run), nextSlot };
  return { ...packet, only: (0, import_chunk_E5ZXBR5P.ownPaths)(run) };
}
function phaseOf({ settings: { calls } }, lens) {
  const { hasTree, statesIntent } = (0, import_chunk_PXWIJ4LO.lensRecord)(lens);
  return calls?.in_a_row === true && hasTree && statesIntent !== true ? "sources" : "review";
}
function slotsAlone(run, lens, { carried }, input) {
  const readers = (0, import_chunk_PXWIJ4LO.lensRecord)(lens).statesIntent === true ? run.settings.calls?.readers ?? 1 : 1;
  const built = Array.from(
    { length: readers },
    () => buildReviewPackets({ ...input, lens, carried: (0, import_chunk_E5ZXBR5P.carriedFor)(lens, carried), unused: unusedBy(run, lens) })
  );
  return {
    slots: built.flatMap(({ packets }) => packets.map((packet) => ({ packet }))),
    uncovered: built[0]?.uncovered ?? []
  };
}
function allOf(parts) {
  return {
    slots: parts.flatMap(({ slots }) => slots),
    uncovered: parts.flatMap(({ uncovered }) => uncovered)
  };
}
function sharingLenses(run, given, lenses) {
  if (run.settings.calls?.shared !== true) return [];
  const own = (0, import_chunk_E5ZXBR5P.ownPaths)(run);
  const files = given.material.files.filter(({ path }) => own?.has(path) ?? true);
  const sharing = lenses.filter(
    (lens) => import_chunk_PXWIJ4LO.SOURCE_LENSES.includes(lens) && owedBy(run, lens, given, files).length > 0
  );
  return sharing.length < 2 ? [] : sharing;
}
function owedBy(run, lens, { carried }, files) {
  const [done, unused] = [(0, import_chunk_E5ZXBR5P.carriedFor)(lens, carried), unusedBy(run, lens)];
  return (0, import_chunk_UENEWP25.hunkIds)(files.filter(({ path }) => !unused.has(path))).filter((hunk) => !done.has(hunk));
}
function leftOutBy(run, lenses, given) {
  const { files } = given.material;
  const unused = files.map(({ path }) => path).filter((path) => lenses.every((lens) => unusedBy(run, lens).has(path)));
  const owed = new Set(lenses.flatMap((lens) => owedBy(run, lens, given, files)));
  const left = new Set(unused);
  const carried = (0, import_chunk_UENEWP25.hunkIds)(files.filter(({ path }) => !left.has(path))).filter((hunk) => !owed.has(hunk));
  return { unused: left, carried: new Set(carried) };
}
function unusedBy({ not_sent = [] }, lens) {
  return new Set(not_sent.flatMap((one) => one.lens === lens ? [one.path] : []));
}
function workingLenses({ settings, lenses_without_work }) {
  return settings.lenses.filter((lens) => !lenses_without_work.some((idle) => idle.lens === lens));
}
function hunksUnder({ file, side, at, cause }, changed) {
  const place = cause ?? { file, side, at };
  const change = changed.get(place.file);
  if (change === void 0 || change.kind === "opaque") return allHunks(changed);
  const ids = change.hunks.map((_, index) => (0, import_chunk_E2GJLKLX.hunkId)(change.path, index + 1));
  if (cause?.whole !== void 0) return ids;
  const touched = hunksAt(place, changed);
  return touched.length > 0 ? touched : ids;
}
function hunksAt(place, changed) {
  const change = (0, import_chunk_GLPLX4GU.changeAt)(place, changed);
  if (change === void 0 || change.kind === "opaque") return [];
  return change.hunks.flatMap((hunk, index) => {
    const range = hunk[place.side];
    return range.count > 0 && (0, import_chunk_R5DXX5NI.overlaps)(place.at, spanOf(range)) ? [(0, import_chunk_E2GJLKLX.hunkId)(change.path, index + 1)] : [];
  });
}
function allHunks(changed) {
  return [...changed.values()].flatMap(
    (change) => change.kind === "opaque" ? [] : change.hunks.map((_, index) => (0, import_chunk_E2GJLKLX.hunkId)(change.path, index + 1))
  );
}
function spanOf({ start, count }) {
  return { start, end: start + count - 1 };
}
function scoreTogether(findings, changed, most = import_chunk_PXWIJ4LO.MOST_PLACES_TOGETHER) {
  const defects = (0, import_chunk_HCV6P5DB.presumedDefects)(findings.toSorted(byPlace));
  const places = (0, import_chunk_HCV6P5DB.linked)(defects, (defect) => defect.flatMap((finding) => hunksOf(finding, changed)));
  return inBatches(
    places.flatMap((place) => inRuns(place, import_chunk_PXWIJ4LO.MOST_DEFECTS_TOGETHER)),
    most
  ).flatMap(withinLimit).map((batch) => batch.flat());
}
function mostScorers(defects, most = import_chunk_PXWIJ4LO.MOST_PLACES_TOGETHER) {
  return Math.ceil(defects / (defects > import_chunk_PXWIJ4LO.MOST_DEFECTS_TOGETHER ? import_chunk_PXWIJ4LO.MOST_PLACES_TOGETHER : most));
}
var byPlace = (0, import_chunk_UTFC5QHX.inOrder)(
  (0, import_chunk_UTFC5QHX.by)((f) => f.file),
  (0, import_chunk_UTFC5QHX.by)((f) => f.at.start),
  (0, import_chunk_UTFC5QHX.by)((f) => f.at.end),
  (0, import_chunk_UTFC5QHX.by)((f) => f.side),
  (0, import_chunk_UTFC5QHX.by)((f) => f.fingerprint)
);
function hunksOf({ file, side, at, cause, also = [] }, changed) {
  const places = [{ file, side, at }, ...cause === void 0 || "whole" in cause ? [] : [cause], ...also];
  return places.flatMap((place) => hunksAt(place, changed));
}
function inRuns(all, most) {
  return Array.from({ length: Math.ceil(all.length / most) }, (_, n) => all.slice(n * most, (n + 1) * most));
}
function inBatches(places, most) {
  const batches = [];
  let left = places;
  for (let open = Math.ceil(places.length / most); open > 0; open -= 1) {
    const size = sizeOfNext(left, open, most);
    batches.push(left.slice(0, size));
    left = left.slice(size);
  }
  return batches;
}
function sizeOfNext(left, open, mostPlaces) {
  const most = Math.min(mostPlaces, left.length);
  const least = Math.max(1, left.length - mostPlaces * (open - 1));
  for (let size = most; size >= least; size -= 1) {
    if (size === left.length || fileOf(left[size]) !== fileOf(left[size - 1])) return size;
  }
  return most;
}
var fileOf = (place) => place?.[0]?.[0]?.file;
function withinLimit(batch) {
  const parts = [];
  let defects = 0;
  for (const place of batch) {
    const open = parts.at(-1);
    defects += place.length;
    if (open !== void 0 && defects <= import_chunk_PXWIJ4LO.MOST_DEFECTS_TOGETHER) open.push(place);
    else {
      parts.push([place]);
      defects = place.length;
    }
  }
  return parts;
}
function quoting(claim, lines) {
  const { code_examined: quote } = claim.verification;
  const dense = (text) => text.replaceAll(/\s+/g, "");
  if (quote.split("\n").every((line) => lines.includes(line.trim()))) return claim;
  if (!dense(lines.join("")).includes(dense(quote))) return claim;
  return { ...claim, verification: { ...claim.verification, code_examined: lines.join("\n") } };
}
var LEAST = 10;
function reformatted(quote, { text, lineAt, linesOf }, line) {
  const wanted = quote.replaceAll(/\s+/g, "");
  if (wanted.length < LEAST) return void 0;
  const { dense, offsets } = withoutBlanks(text);
  let best;
  for (let hit = dense.indexOf(wanted); hit !== -1; hit = dense.indexOf(wanted, hit + 1)) {
    const [from = 0, to = 0] = [offsets[hit], offsets[hit + wanted.length - 1]];
    if (!isWholeLines(text, from, to)) continue;
    const at = { start: lineAt(from), end: lineAt(to) };
    if (best === void 0 || Math.abs(at.start - line) < Math.abs(best.start - line)) best = at;
  }
  if (best === void 0) return void 0;
  return { at: best, quote: linesOf(best).join("\n") };
}
function isWholeLines(text, from, to) {
  const behind = text.indexOf("\n", to);
  const before = text.slice(text.lastIndexOf("\n", from - 1) + 1, from);
  return `${before}${text.slice(to + 1, behind === -1 ? text.length : behind)}`.trim() === "";
}
function withoutBlanks(text) {
  const offsets = [];
  let dense = "";
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    dense += word;
    for (let i = 0; i < word.length; i += 1) offsets.push(index + i);
  }
  return { dense, offsets };
}
function standAgain(past, world, appeared = []) {
  const places = placesNow(past, world, appeared);
  if ("drop" in places) return places;
  const { quote, cause } = places.keep;
  const { file, side, at, lines, occurrence } = quote;
  const isImpact = past.claim.verification.is_impact_finding;
  const caused = cause === void 0 ? {} : { cause };
  const placement = (0, import_chunk_GLPLX4GU.placementOf)({ file, side, at, isImpact, ...caused }, world.changed);
  if (!(0, import_chunk_GLPLX4GU.allowedBy)((0, import_chunk_GLPLX4GU.policyFor)(past.lens, world), placement)) return offChange(past, side, file, world);
  const flaw = flawOfSource(past, file, world);
  if (flaw !== void 0) return { drop: flaw };
  const source = (0, import_chunk_GLPLX4GU.sourceOf)(past, world);
  const computed = (0, import_chunk_7R4OZ5NR.fingerprintOf)({ file, source, lines, occurrence });
  const fingerprint = isNumbered(past.fingerprint, computed) ? past.fingerprint : computed;
  const { also: alsoBefore = [], rests: restsBefore = [], ...rest } = past;
  const [also, rests] = [placesLeft(alsoBefore, world), placesLeft(restsBefore, (0, import_chunk_XQLRYSQN.withPackages)(world))];
  const named = {
    ...caused,
    ...also.length === 0 ? {} : { also },
    ...rests.length === 0 ? {} : { rests }
  };
  const place = (0, import_chunk_GLPLX4GU.placeNow)({ file, side, source, at }, world, cause);
  return {
    keep: {
      ...rest,
      claim: quoting(rest.claim, lines),
      file,
      side,
      at,
      placement,
      ...named,
      fingerprint,
      ...place
    }
  };
}
function placesLeft(places, world) {
  return places.flatMap(({ file, side, at, quote }) => {
    const stands = (0, import_chunk_XQLRYSQN.standInFile)({ file, side, line: at.start, quote }, world);
    return "drop" in stands ? [] : [{ file: stands.keep.file, side, at: stands.keep.at, quote }];
  });
}
function placesNow(past, world, appeared) {
  const { cause: claimed, code_examined: text } = past.claim.verification;
  const quote = nearestOfSame(past, text, world) ?? movedTo(past, text, world, appeared) ?? reformattedIn(past, text, world);
  if (quote === void 0) return { drop: { kind: "fixed", why: `the quote is gone from ${past.file}` } };
  if (claimed === void 0) return { keep: { quote } };
  const near = past.cause === void 0 ? {} : { side: past.cause.side, line: past.cause.at.start };
  const cause = (0, import_chunk_GLPLX4GU.proveCause)(claimed, world, near);
  if ("keep" in cause) return { keep: { quote, cause: cause.keep } };
  const gone = "quote" in claimed ? "the changed line that caused it is gone from" : "the change does not touch";
  return {
    drop: {
      kind: "fixed",
      why: `${gone} ${claimed.file}${"quote" in claimed ? "" : " as a whole any more"}`
    }
  };
}
function nearestOfSame(past, quote, world) {
  const at = (line) => {
    const stands = (0, import_chunk_XQLRYSQN.standInFile)({ file: past.file, side: past.side, line, quote }, world);
    return "keep" in stands ? stands.keep : void 0;
  };
  const nearest2 = at(past.at.start);
  if (nearest2 === void 0) return void 0;
  const text = (0, import_chunk_XQLRYSQN.textOn)(nearest2.side, nearest2.file, world)?.plain;
  const others = text === void 0 ? [] : (0, import_chunk_XQLRYSQN.findLines)(nearest2.lines, text);
  const place = past.place;
  if (text !== void 0 && place !== void 0) {
    const [only, ...more] = others.filter((one) => (0, import_chunk_GLPLX4GU.couldBe)((0, import_chunk_GLPLX4GU.placeAt)(nearest2.file, one, text), place));
    if (only !== void 0 && more.length === 0) {
      return { ...nearest2, at: only, occurrence: others.indexOf(only) };
    }
  }
  const isSame = ({ file, lines, occurrence }) => isNumbered(past.fingerprint, (0, import_chunk_7R4OZ5NR.fingerprintOf)({ file, source: (0, import_chunk_GLPLX4GU.sourceOf)(past, world), lines, occurrence }));
  if (isSame(nearest2)) return nearest2;
  return others.map(({ start }) => at(start)).find((one) => one !== void 0 && isSame(one)) ?? nearest2;
}
function movedTo({ side, placement }, quote, world, appeared) {
  if (side !== "new" || placement !== "added") return void 0;
  const found = appeared.flatMap((file) => {
    const stands = (0, import_chunk_XQLRYSQN.standInFile)({ file, side, quote }, world);
    return "keep" in stands && (0, import_chunk_GLPLX4GU.isOnChangedLine)(stands.keep, world.changed) ? [stands.keep] : [];
  });
  return found.length === 1 ? found[0] : void 0;
}
function reformattedIn({ file, side, at }, quote, world) {
  const text = side === "new" ? (0, import_chunk_XQLRYSQN.textOn)(side, file, world)?.plain : void 0;
  const now2 = text === void 0 ? void 0 : reformatted(quote, text, at.start);
  if (now2 === void 0) return void 0;
  const stands = (0, import_chunk_XQLRYSQN.standInFile)({ file, side, line: now2.at.start, quote: now2.quote }, world);
  return "keep" in stands ? stands.keep : void 0;
}
var MOST_OF_ONE_QUOTE = 100;
function isNumbered(fingerprint, computed) {
  if (fingerprint === computed) return true;
  for (let n = 1; n < MOST_OF_ONE_QUOTE; n += 1) {
    if (fingerprint === (0, import_chunk_7R4OZ5NR.nextFingerprint)(computed, n)) return true;
  }
  return false;
}
function offChange(past, side, file, world) {
  const quote = past.claim.verification.code_examined;
  if (side === "old" && "keep" in (0, import_chunk_XQLRYSQN.standInFile)({ file, side: "new", quote }, world)) {
    return { drop: { kind: "fixed", why: `the removed code is back in ${file}` } };
  }
  return { drop: { kind: "withdrawn", why: "its lines are no longer part of this change" } };
}
function flawOfSource(past, file, world) {
  const { claim } = past;
  const { provenBy } = (0, import_chunk_PXWIJ4LO.lensRecord)(past.lens);
  if (provenBy === "rule" && (0, import_chunk_XQLRYSQN.flawOfRule)(claim, file, world) !== void 0) {
    return { kind: "withdrawn", why: `the rule of ${claim.ruleFile ?? ""} is not in force at base any more` };
  }
  if (provenBy === "comment" && (0, import_chunk_XQLRYSQN.flawOfComment)(claim, file, world) !== void 0) {
    return { kind: "fixed", why: `the comment is gone from ${file}` };
  }
  return void 0;
}
function followFindings(following) {
  const { past, run, raised, world, appeared, isCarried } = following;
  const dropped = [];
  const standing = [];
  for (const one of past) {
    const finding = marked(one, run);
    const stands = standAgain(finding, world, appeared);
    if ("drop" in stands) dropped.push({ value: finding, reason: stands.drop });
    else standing.push({ ...one, finding: stands.keep, carried: isCarried(stands.keep) });
  }
  const pairs = pairUp(
    standing.map(({ finding }) => finding),
    raised
  );
  const kept = [];
  for (const finding of raised) {
    const known = standing.find((one) => pairs.get(one.finding) === finding) ?? standing.find((one) => keepsItsScore(one) && isWitnessOf(one.finding, finding));
    if (known !== void 0 && keepsItsScore(known)) {
      dropped.push({ value: finding, reason: duplicateOf(known.finding) });
      continue;
    }
    kept.push(known?.finding.open === void 0 ? finding : { ...finding, open: known.finding.open });
    if (known !== void 0) dropped.push({ value: known.finding, reason: raisedAgain(finding) });
  }
  const left = standing.filter((one) => !pairs.has(one.finding) || keepsItsScore(one));
  const distinct2 = withOwnFingerprints(left, new Set(kept.map(({ fingerprint }) => fingerprint)));
  return {
    raised: kept,
    toConfirm: distinct2.filter((one) => !keepsItsPlace(one)).map(({ finding }) => finding),
    stillOpen: distinct2.filter(keepsItsPlace).map(({ finding, group, score }) => ({ finding, group, score })),
    dropped
  };
}
function marked({ finding, group, score, dismissed, pending }, run) {
  if (pending === true) return finding;
  const { since = run, fingerprint: earlier = finding.fingerprint } = finding.open ?? {};
  const fingerprint = dismissed === true ? earlier : finding.fingerprint;
  return { ...finding, open: { since, fingerprint, group, score } };
}
function keepsItsPlace({ carried, dismissed, score, pending }) {
  return carried && pending !== true && !(dismissed === true && score === null);
}
function keepsItsScore({ carried, group }) {
  return carried && (group === "critical" || group === "important");
}
var raisedAgain = ({ fingerprint }) => ({ kind: "raised_again", fingerprint });
var duplicateOf = ({ fingerprint }) => ({ kind: "duplicate_of", fingerprint });
function pairUp(before, now2) {
  const pairs = /* @__PURE__ */ new Map();
  const taken = /* @__PURE__ */ new Set();
  for (const isSame of [saysTheSame, hasTheSameFingerprint]) {
    for (const old of before) {
      if (pairs.has(old)) continue;
      const found = now2.find((one) => !taken.has(one) && isSame(old, one));
      if (found === void 0) continue;
      pairs.set(old, found);
      taken.add(found);
    }
  }
  return pairs;
}
function isWitnessOf(old, now2) {
  return old.witnesses.some((one) => {
    const witness = { ...one, witnesses: [] };
    return saysTheSame(witness, now2) || hasTheSameFingerprint(witness, now2);
  });
}
function saysTheSame(old, now2) {
  return [now2, ...now2.witnesses].some((one) => (0, import_chunk_VO7HK3P6.sameClaim)(old, one));
}
function hasTheSameFingerprint(old, now2) {
  return [now2, ...now2.witnesses].some(({ fingerprint }) => fingerprint === old.fingerprint);
}
function withOwnFingerprints(standing, used) {
  return standing.map((one) => {
    let { fingerprint } = one.finding;
    for (let n = 1; used.has(fingerprint); n += 1) {
      fingerprint = (0, import_chunk_7R4OZ5NR.nextFingerprint)(one.finding.fingerprint, n);
    }
    used.add(fingerprint);
    return { ...one, finding: { ...one.finding, fingerprint } };
  });
}
function mergeDuplicates(findings, isEarlier = () => false) {
  const groups = [];
  const byFile = /* @__PURE__ */ new Map();
  const dropped = [];
  const used = /* @__PURE__ */ new Map();
  for (const finding of findings.toSorted(
    (0, import_chunk_UTFC5QHX.inOrder)(
      (0, import_chunk_UTFC5QHX.by)((one) => isEarlier(one) ? 0 : 1),
      import_chunk_HCV6P5DB.strongestFirst
    )
  )) {
    const beside = byFile.get(finding.file) ?? [];
    const group = beside.find(({ leader }) => (0, import_chunk_VO7HK3P6.surelySame)(leader, finding));
    if (group === void 0) {
      const opened = { leader: withOwnFingerprint(finding, used), others: [] };
      groups.push(opened);
      beside.push(opened);
      byFile.set(finding.file, beside);
      continue;
    }
    group.others.push(finding);
    dropped.push({ value: finding, reason: { kind: "duplicate_of", fingerprint: group.leader.fingerprint } });
  }
  const kept = groups.map(({ leader, others }) => ({ ...leader, witnesses: witnessesOf(leader, others) }));
  return { kept, dropped };
}
function withOwnFingerprint(finding, used) {
  const { fingerprint } = finding;
  const before = used.get(fingerprint) ?? 0;
  used.set(fingerprint, before + 1);
  return before === 0 ? finding : { ...finding, fingerprint: (0, import_chunk_7R4OZ5NR.nextFingerprint)(fingerprint, before) };
}
function witnessesOf(leader, others) {
  const heard = /* @__PURE__ */ new Set([leader.slot]);
  return others.filter(({ slot }) => !heard.has(slot) && heard.add(slot));
}
async function checkedReviews(run) {
  return (await Promise.all(storedReviews(run).map((stored) => checkStored(run, stored)))).flat();
}
function storedReviews(run) {
  return run.states.flatMap(
    (state) => (0, import_chunk_K4ZGMFTH.slotLenses)(state.slot).length === 0 ? [] : (0, import_chunk_PAWDXQ65.repliedBy)(state).map((agentId) => ({
      slot: state.slot,
      agentId,
      isEarlier: agentId !== state.storedBy
    }))
  );
}
async function checkStored(run, { slot, agentId, isEarlier }) {
  const reviews = await reviewsIn(run, slot, agentId);
  const looks = (0, import_chunk_ZDADOP2F.isByHand)(agentId) ? void 0 : (0, import_chunk_W5ZRZBIG.looksOf)(run.ledger, agentId);
  return Promise.all(
    reviews.map(async ({ lens, review, places }) => {
      const checked = (0, import_chunk_LKQPUD2R.checkReview)(lens, review, await (0, import_chunk_K4ZGMFTH.worldOf)(run, slot, looks, review), places);
      return {
        ...checked,
        isEarlier,
        slot: slot.slot,
        refusedClaims: checked.refusedClaims.map((claim) => `${slot.agent}: ${claim}`)
      };
    })
  );
}
async function reviewsIn(run, slot, by2) {
  if (slot.agent === import_chunk_PXWIJ4LO.SOURCE_READER) {
    const reading = await (0, import_chunk_PQUTTT4H.storedReply)(run, slot, slot.agent, by2);
    if (reading !== void 0) return (0, import_chunk_BM7WRDFC.splitSources)(reading, (0, import_chunk_K4ZGMFTH.slotLenses)(slot));
  }
  const [lens] = (0, import_chunk_K4ZGMFTH.slotLenses)(slot);
  const review = lens && await (0, import_chunk_PQUTTT4H.storedReply)(run, slot, lens, by2);
  if (lens === void 0 || review === void 0)
    throw new Error(`slot ${slot.slot} is stored and has no reply`);
  return [{ lens, review, places: [...review.findings.keys()] }];
}
async function collectFindings(run) {
  const checked = await checkedReviews(run);
  const merged = merge(checked);
  const past = await pastOf(run);
  const pending = past.findings.filter((one) => one.pending === true).length;
  const { raised, toConfirm, stillOpen, dropped } = await follow(run, past, merged.kept);
  const { base, head } = run.file;
  const { sifted, ...said } = await suppress(run, [
    ...raised,
    ...toConfirm,
    ...stillOpen.map(({ finding }) => finding)
  ]);
  const kept = new Set(sifted.kept);
  const isOpen = (finding) => kept.has(finding);
  const capped = (0, import_chunk_HCV6P5DB.capForScoring)([...raised, ...toConfirm].filter(isOpen), run.file.settings.max_findings);
  return {
    raised: checked.reduce((sum, { sifted: s }) => sum + s.kept.length + s.dropped.length, pending),
    followed: past.findings.length - pending,
    toScore: capped.kept,
    stillOpen: stillOpen.filter(({ finding }) => isOpen(finding)),
    dropped: [
      ...checked.flatMap(({ sifted: s }) => s.dropped),
      ...merged.dropped,
      ...dropped,
      ...sifted.dropped,
      ...capped.dropped
    ],
    ...said,
    added: await (0, import_chunk_SQW7QEC7.readAddedSuppressions)(run.repository, base.tree, head.tree),
    refusedClaims: [...new Set(checked.flatMap(({ refusedClaims }) => refusedClaims))],
    unexamined: leftOutOf(checked)
  };
}
async function suppress(run, findings) {
  const suppressions = await (0, import_chunk_SQW7QEC7.readSuppressions)(run.repository, run.file.base.tree);
  const files = (0, import_chunk_VO7HK3P6.maySuppress)(findings, suppressions).flatMap(
    (one) => [one, ...one.witnesses].flatMap(({ file, cause }) => cause === void 0 ? [file] : [file, cause.file])
  );
  return (0, import_chunk_VO7HK3P6.applySuppressions)(findings, suppressions, (0, import_chunk_Y4VNX2VG.now)().slice(0, 10), await (0, import_chunk_K4ZGMFTH.textsOfFiles)(run, files));
}
async function saidSoFar(run) {
  const checked = await checkedReviews(run);
  const raised = merge(checked).kept;
  return { raised, unexamined: leftOutOf(checked) };
}
function leftOutOf(checked) {
  const bySlot = /* @__PURE__ */ new Map();
  for (const { slot, unexamined } of checked)
    bySlot.set(slot, bySlot.get(slot)?.filter((path) => unexamined.includes(path)) ?? unexamined);
  return [...bySlot].flatMap(([slot, paths]) => paths.length === 0 ? [] : [{ slot, paths }]);
}
function merge(checked) {
  const earlier = new Set(checked.flatMap(({ isEarlier, sifted }) => isEarlier ? sifted.kept : []));
  return mergeDuplicates(
    checked.flatMap(({ sifted }) => sifted.kept),
    (finding) => earlier.has(finding)
  );
}
async function pastOf({ paths, file }) {
  const past = await (0, import_chunk_6U2SYPUO.readPast)(paths, file);
  if (file.shard === void 0) return past;
  const { files } = await (0, import_chunk_Y4VNX2VG.readRunJson)(paths.scope, "scope");
  const changed = new Set(files.map(({ path }) => path));
  return { ...past, findings: (0, import_chunk_E5ZXBR5P.followedBy)(file, past.findings, changed) };
}
async function follow(run, past, raised) {
  const { keys, findings, carried, appeared } = past;
  if (findings.length === 0) return { raised, toConfirm: [], stillOpen: [], dropped: [] };
  const since = run.file.since?.run ?? "";
  const claims = findings.map(({ finding }) => ({ ...finding.claim, file: finding.file }));
  const world = await (0, import_chunk_K4ZGMFTH.worldOf)(run, { agent: "bug-scan", paths: [] }, void 0, {
    examined: [...appeared],
    findings: claims
  });
  const owed = new Set(keys.map(({ hunk }) => hunk));
  const isCarried = (finding) => {
    const hunks = hunksUnder(finding, world.changed).filter((hunk) => owed.has(hunk));
    const done = (0, import_chunk_E5ZXBR5P.carriedFor)(finding.lens, carried);
    return hunks.length > 0 && hunks.every((hunk) => done.has(hunk));
  };
  return followFindings({ past: findings, run: since, raised, world, appeared, isCarried });
}
function claimText(finding) {
  const { claim, also = [], rests = [] } = finding;
  const proofs = import_chunk_UJ2N3LMR.PROOF_NAMES.flatMap((name) => {
    const value = claim[name];
    return value === void 0 ? [] : [`${name}:
${value}`];
  });
  return [
    `title: ${claim.title}`,
    `severity: ${claim.severity}`,
    `place: ${placeText2(finding)}`,
    `quote:
${claim.verification.code_examined}`,
    ...causeText(finding),
    `why:
${claim.why}`,
    ...proofs,
    ...also.map((place) => `also here: ${placeText2(place)}
${place.quote}`),
    ...rests.map((place) => `rests on: ${placeText2(place)}
${place.quote}`),
    ...knowledgeText(claim)
  ].join("\n\n");
}
function knowledgeText({ rests_on: rests = [] }) {
  return rests.flatMap(
    (rest) => "knowledge" in rest ? [
      `rests on what its finder knows and has not quoted; without a quote in supports it scores at most 74:
${rest.knowledge}`
    ] : []
  );
}
function causeText({ claim, cause }) {
  const claimed = claim.verification.cause;
  if (cause === void 0 || claimed === void 0) return [];
  if (!("quote" in claimed))
    return [`caused by: the change has ${cause.whole ?? ""} ${(0, import_chunk_BLJONZEY.shownPath)(cause.file)}`];
  return [`caused by: ${placeText2(cause)}
${claimed.quote}`];
}
function claimId(index) {
  return `C${index + 1}`;
}
function claimPart(finding, id) {
  return { kind: "FINDING_DESCRIPTION", content: claimText(finding), attributes: { id } };
}
function placeText2({ file, side, at }) {
  const removed = side === "old" ? " before the change" : "";
  const word = at.start === at.end ? "line" : "lines";
  return `${(0, import_chunk_BLJONZEY.shownPath)(file)}, ${word} ${(0, import_chunk_UJ2N3LMR.spanText)(at)}${removed}`;
}
var PROOF_ROOM = Math.floor(import_chunk_Y5FHDHJZ.PACKET_BUDGET / 3);
function proofParts(claim, material, treeRoot) {
  return [...ruleParts(claim, material.rules, treeRoot), ...historyParts(claim, material)];
}
function ruleParts({ ruleFile, ruleText }, rules, treeRoot) {
  if (ruleFile === void 0 || ruleText === void 0) return [];
  const isNamed = (rule, name) => (0, import_chunk_XQLRYSQN.placesOfRule)(rule).includes(name);
  const path = (0, import_chunk_KWOTC3ZP.claimedPath)(ruleFile, [treeRoot], (name) => rules.some((rule) => isNamed(rule, name)));
  const cited = path === void 0 ? [] : rules.filter((rule) => isNamed(rule, path));
  const parts = (0, import_chunk_EGC7OJDX.ruleExtras)(cited, PROOF_ROOM).groups.flat();
  const part = parts.find(({ content }) => content.includes(ruleText)) ?? parts.find(({ content }) => content.includes(ruleText.split("\n", 1)[0] ?? ""));
  return part === void 0 ? [] : [{ kind: "RULES", content: part.content, attributes: part.attributes ?? {} }];
}
function historyParts({ commitRef }, { context: { history } }) {
  const sha = commitRef === void 0 ? void 0 : (0, import_chunk_XQLRYSQN.commitInTable)(history, commitRef);
  const rows = history.rows.filter((row) => row.sha === sha);
  if (rows.length === 0) return [];
  return [{ kind: "HISTORY", content: (0, import_chunk_UJ2N3LMR.historyTexts)(rows, (0, import_chunk_XQLRYSQN.shownNames)(history), PROOF_ROOM).join("\n\n") }];
}
function nearestHunks(places, files, room, enough = room) {
  const touched = files.filter((file) => places.some((place) => isIn(place, file))).map(import_chunk_2OVJOPRS.leanFile);
  const cut = (0, import_chunk_EGC7OJDX.cutChange)(touched, [() => import_chunk_EGC7OJDX.NO_EXTRAS], Math.min(room, enough));
  const units = (cut.uncovered.length === 0 ? cut : (0, import_chunk_EGC7OJDX.cutChange)(touched, [() => import_chunk_EGC7OJDX.NO_EXTRAS], room)).units.flat();
  const pieces = units.flat().filter((load) => load.kind === "piece");
  const distance = new Map(pieces.map((load) => [load, nearest(places, load)]));
  const taken = /* @__PURE__ */ new Set();
  const distanceOf = (unit) => Math.min(...unit.map((load) => distance.get(load) ?? Infinity));
  for (const unit of units.toSorted((a, b) => distanceOf(a) - distanceOf(b))) {
    const wider = /* @__PURE__ */ new Set([...taken, ...unit]);
    if ((0, import_chunk_EGC7OJDX.total)(wider) > (distanceOf(unit) === 0 ? room : Math.min(room, enough))) continue;
    for (const load of unit) taken.add(load);
  }
  const shown = pieces.filter((load) => taken.has(load));
  return { shown, left: pieces.length - shown.length };
}
function isIn(place, file) {
  return place.file === file.path || place.file === file.from;
}
function nearest(places, { file, piece }) {
  return Math.min(...places.filter((place) => isIn(place, file)).map((place) => gap(place, piece)));
}
function gap({ side, at }, piece) {
  const [first, count] = side === "old" ? [piece.oldStart, piece.oldCount] : [piece.newStart, piece.newCount];
  return Math.max(first - at.end, at.start - (first + Math.max(count, 1) - 1), 0);
}
function buildScorePackets(input) {
  const asked = input.defects.flat().map((finding, index) => ({ id: claimId(index), finding }));
  const [first] = asked;
  if (first === void 0) return [];
  const room = (0, import_chunk_YLGBABKS.roomLeft)("finding-scorer", input.task.run, filling(input, asked, "", []), input.nonces) - NOTE_BYTES;
  if (room >= 0) return [{ kind: "packet", packet: packetIn(room, input, asked), asked }];
  if (asked.length === 1) return [{ kind: "too-large", finding: first.finding, over: -room }];
  return halves(input.defects).flatMap((defects) => buildScorePackets({ ...input, defects }));
}
function halves(defects) {
  const parts = defects.length > 1 ? defects : defects.flat().map((finding) => [finding]);
  const half = Math.ceil(parts.length / 2);
  return [parts.slice(0, half), parts.slice(half)];
}
function packetIn(room, input, asked) {
  const { material, nonces, nextSlot } = input;
  const places = asked.flatMap(
    ({ finding }) => finding.cause === void 0 ? [finding] : [finding, finding.cause]
  );
  const { shown, left } = nearestHunks(places, material.files, room, DIFF_ROOM);
  const paths = [...new Set(shown.map(({ file }) => file.path))];
  const note = left === 0 ? "" : `(${left} more hunks, farther away, are not shown)
`;
  return (0, import_chunk_YLGBABKS.packetOf)(
    { agent: "finding-scorer", slot: nextSlot(), part: 1, of: 1 },
    filling(input, asked, (0, import_chunk_EGC7OJDX.diffText)(shown) + note, paths),
    nonces,
    { hunks: [...new Set(shown.map(({ piece }) => piece.hunk))], paths }
  );
}
function filling({ task, material, summary }, asked, diff, paths) {
  return {
    ...(0, import_chunk_YLGBABKS.taskFactsWithTree)(task),
    ids: asked.map(({ id }) => id).join(", "),
    intent: [{ kind: "INTENT", content: (0, import_chunk_UJ2N3LMR.intentText)(summary, material.context) }],
    findings: [
      ...asked.map(({ id, finding }) => claimPart(finding, id)),
      ...distinct(asked.flatMap(({ finding: { claim } }) => proofParts(claim, material, task.treeRoot)))
    ],
    files: filesPart(material.files, paths),
    diff: [{ kind: "DIFF", content: diff }]
  };
}
function distinct(parts) {
  return [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()];
}
function filesPart(files, here) {
  if (files.every(({ path }) => here.includes(path))) return `${allOf2(files.length)} hunks below.`;
  const list = (0, import_chunk_EGC7OJDX.fileList)(files, false, LIST_ROOM2);
  return [{ kind: "FILES", content: list((path) => here.includes(path) ? "partly" : "other") }];
}
function allOf2(count) {
  return count === 1 ? "The one file has" : `All ${count} have`;
}
var NOTE_BYTES = 80;
var DIFF_ROOM = 2 * 1024;
var LIST_ROOM2 = 2 * 1024;
async function storedSummary(run) {
  const slot = run.slots.find(({ phase }) => phase === "summary");
  const summary = slot === void 0 ? void 0 : await (0, import_chunk_PQUTTT4H.storedReply)(run, slot, "change-summarizer");
  return summary === void 0 ? null : (0, import_chunk_5ZFEDAR5.cleanText)(summary, await (0, import_chunk_LKQPUD2R.readRedactor)(run.paths, run.file));
}
async function storedIntent(run) {
  const summary = await storedSummary(run);
  if (summary !== null) return summary;
  for (const { slot, status } of run.states) {
    const lens = import_chunk_PXWIJ4LO.LENSES.find((one) => one === slot.agent);
    if (status !== "stored" || lens === void 0 || (0, import_chunk_PXWIJ4LO.lensRecord)(lens).statesIntent !== true) continue;
    const intent2 = (await (0, import_chunk_PQUTTT4H.storedReply)(run, slot, lens))?.intent;
    if (intent2 !== void 0) return (0, import_chunk_5ZFEDAR5.cleanText)(intent2, await (0, import_chunk_LKQPUD2R.readRedactor)(run.paths, run.file));
  }
  return null;
}
async function prepareScores(run, material) {
  const findings = await collectFindings(run);
  const redactor = await (0, import_chunk_LKQPUD2R.readRedactor)(run.paths, run.file);
  const nextSlot = (0, import_chunk_HCV6P5DB.slotNames)(run.file, run.ledger);
  const summary = await storedIntent(run);
  const { files } = await (0, import_chunk_Y4VNX2VG.readRunJson)(run.paths.scope, "scope");
  const slots = [];
  const tooLarge = /* @__PURE__ */ new Set();
  const toScore = withoutScored(run, findings.toScore);
  for (const batch of scoreTogether(toScore, (0, import_chunk_AYSB4XVR.changedLinesOf)(files), run.file.settings.calls?.places)) {
    const made = buildScorePackets({
      task: (0, import_chunk_YLGBABKS.taskOf)(run.file),
      defects: await cleaned(batch, redactor),
      material,
      summary,
      nonces: (0, import_chunk_YLGBABKS.noncesOf)(run.file),
      nextSlot
    });
    for (const one of made) {
      if (one.kind === "packet") slots.push({ packet: one.packet, findings: one.asked.map(askedAs) });
      else tooLarge.add(one.finding.fingerprint);
    }
  }
  await (0, import_chunk_5KINXVLH.writeStamped)(run.paths.findings, run.file, withoutTooLarge(findings, tooLarge));
  await (0, import_chunk_HCV6P5DB.writeSlots)(run.paths, run.file, "score", slots, []);
}
function withoutScored({ states }, toScore) {
  const stored = states.filter(({ status }) => status === "stored");
  const scored = new Set(
    stored.flatMap(({ slot }) => slot.findings ?? []).map(({ fingerprint }) => fingerprint)
  );
  const isScored = ({ fingerprint }) => scored.has(fingerprint);
  return (0, import_chunk_HCV6P5DB.presumedDefects)(toScore).filter((defect) => !defect.every(isScored)).flat();
}
async function cleaned(defects, redactor) {
  const clean = [];
  for (const defect of defects) {
    const findings = [];
    for (const finding of defect) findings.push(await (0, import_chunk_5ZFEDAR5.cleanText)(finding, redactor));
    clean.push(findings);
  }
  return clean;
}
var askedAs = ({ id, finding: { fingerprint } }) => ({ id, fingerprint });
function withoutTooLarge(findings, tooLarge) {
  const why = "the finding and its proof are too large for one packet";
  const isTooLarge = ({ fingerprint }) => tooLarge.has(fingerprint);
  return {
    ...findings,
    toScore: findings.toScore.filter((finding) => !isTooLarge(finding)),
    dropped: [
      ...findings.dropped,
      ...findings.toScore.filter(isTooLarge).map((value) => ({ value, reason: { kind: "unscored", why } }))
    ]
  };
}
var COMMITS_ROOM = 24 * 1024;
var WORDS_ROOM = 16 * 1024;
var IMPORTS_ROOM = 8 * 1024;
function buildSummaryPacket({ task, title, material, nonces, nextSlot }) {
  const { files, context } = material;
  const groups = groupsText(context.groups);
  const facts = { ...(0, import_chunk_YLGBABKS.taskFactsWithTree)(task), groups, ...knownFacts(title, context) };
  const outline = { ...facts, ...(0, import_chunk_EGC7OJDX.emptyParts)(files) };
  const room = (0, import_chunk_YLGBABKS.roomLeft)("change-summarizer", task.run, outline, nonces);
  const { units, uncovered } = (0, import_chunk_EGC7OJDX.cutChange)(files.map(import_chunk_2OVJOPRS.leanFile), [() => import_chunk_EGC7OJDX.NO_EXTRAS], room);
  const [chunk = /* @__PURE__ */ new Set()] = (0, import_chunk_EGC7OJDX.pack)(units.flat(), room);
  const pieces = [...chunk].filter((load) => load.kind === "piece");
  return (0, import_chunk_YLGBABKS.packetOf)(
    { agent: "change-summarizer", slot: nextSlot(), part: 1, of: 1 },
    { ...facts, ...(0, import_chunk_EGC7OJDX.changeParts)(files, units.flat(2), uncovered)(chunk) },
    nonces,
    {
      hunks: [...new Set(pieces.map(({ piece }) => piece.hunk))],
      paths: [...new Set(pieces.map(({ file }) => file.path))]
    }
  );
}
function groupsText({ added, modified, deleted, renamed }) {
  const counts = { added, modified, deleted, renamed };
  return Object.entries(counts).map(([group, files]) => `${files.length} ${group}`).join(", ");
}
function knownFacts(title, context) {
  const room = context.pullRequest === null ? COMMITS_ROOM : WORDS_ROOM;
  const imports = (0, import_chunk_UJ2N3LMR.listed)(context.imports.map(import_chunk_UJ2N3LMR.importText), "\n", IMPORTS_ROOM);
  return {
    intent: [{ kind: "INTENT", content: `asked for: ${title}

${(0, import_chunk_UJ2N3LMR.authorText)(context, room)}` }],
    discussion: [{ kind: "COMMENTS", content: (0, import_chunk_UJ2N3LMR.discussionText)(context.pullRequest, WORDS_ROOM) }],
    stack: [{ kind: "STACK", content: (0, import_chunk_UJ2N3LMR.stackText)(context.stack) }],
    imports: [{ kind: "IMPORTS", content: imports || "(none added or removed)" }],
    related: [{ kind: "RELATED", content: relatedText(context.related) }]
  };
}
async function raisedSoFar(run) {
  const { toScore, stillOpen, dropped } = await collectFindings(run);
  const left = dropped.flatMap(
    ({ value, reason }) => "at" in value && (reason.kind === "not_scored" || reason.kind === "suppressed") ? [value] : []
  );
  const all = [...toScore, ...stillOpen.map(({ finding }) => finding), ...left];
  const raised = all.map(({ file, side, at, claim: { title } }) => ({ file, side, at, title })).toSorted(
    (0, import_chunk_UTFC5QHX.inOrder)(
      (0, import_chunk_UTFC5QHX.by)(({ file }) => file),
      (0, import_chunk_UTFC5QHX.by)(({ at }) => at.start)
    )
  );
  return (0, import_chunk_5ZFEDAR5.cleanText)(raised, await (0, import_chunk_LKQPUD2R.readRedactor)(run.paths, run.file));
}
async function preparePhase(run, phase) {
  if (phase !== "summary" && phase !== "review" && phase !== "sources" && phase !== "score")
    throw (0, import_chunk_Y4VNX2VG.corrupt)(run.paths.run, "was never planned to its end");
  const material = await (0, import_chunk_LKQPUD2R.readMaterial)(run.paths, run.file);
  switch (phase) {
    case "summary": {
      const { carried } = await (0, import_chunk_6U2SYPUO.readPast)(run.paths, run.file);
      const slots = summarySlots(run.file, material, carried, (0, import_chunk_HCV6P5DB.slotNames)(run.file, run.ledger));
      return (0, import_chunk_HCV6P5DB.writeSlots)(run.paths, run.file, phase, slots, []);
    }
    case "review":
    case "sources": {
      const summary = await storedSummary(run);
      const { carried } = await (0, import_chunk_6U2SYPUO.readPast)(run.paths, run.file);
      const raised = phase === "sources" ? { raised: await raisedSoFar(run) } : {};
      const nextSlot = (0, import_chunk_HCV6P5DB.slotNames)(run.file, run.ledger);
      const given = { material, summary, carried, ...raised };
      const { slots, uncovered } = reviewSlots(run.file, given, nextSlot, phase);
      return (0, import_chunk_HCV6P5DB.writeSlots)(run.paths, run.file, phase, slots, uncovered);
    }
    case "score":
      return prepareScores(run, material);
  }
}
function summarySlots(run, material, carried, nextSlot) {
  if (run.settings.calls?.summary === false) return [];
  const files = (0, import_chunk_E5ZXBR5P.ownOf)(run, material.files);
  const isDone = workingLenses(run).every((lens) => {
    const [done, unused] = [(0, import_chunk_E5ZXBR5P.carriedFor)(lens, carried), unusedBy(run, lens)];
    return (0, import_chunk_UENEWP25.hunkIds)(files.filter(({ path }) => !unused.has(path))).every((hunk) => done.has(hunk));
  });
  if (isDone) return [];
  const packet = buildSummaryPacket({
    task: (0, import_chunk_YLGBABKS.taskOf)(run),
    title: run.title,
    material,
    nonces: (0, import_chunk_YLGBABKS.noncesOf)(run),
    nextSlot
  });
  return [{ packet }];
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  claimPart,
  collectFindings,
  mostScorers,
  noCommentSpeaks,
  preparePhase,
  prepareScores,
  reviewSlots,
  saidSoFar,
  storedSummary,
  summarySlots,
  workingLenses
});
});
