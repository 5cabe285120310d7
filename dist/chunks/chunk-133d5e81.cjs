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
var from_chunk_3823f26a;
var from_chunk_570a5ee6;
var from_chunk_79f878d1;
var from_chunk_93d28b7f;
var from_chunk_aa30f698;
var from_chunk_b9b295a3;
var from_chunk_d1296144;
var from_chunk_dd505f93;
var from_main;
parts["chunk-K3CQM7HQ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  coverageOf: () => coverageOf,
  followedBy: () => followedBy,
  ownOf: () => ownOf,
  ownPaths: () => ownPaths,
  pathOfHunk: () => pathOfHunk,
  reviewCalls: () => reviewCalls,
  reviewedByLens: () => reviewedByLens,
  slotGaps: () => slotGaps,
  staleGaps: () => staleGaps,
  unshownGaps: () => unshownGaps
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_CKMVB2RJ = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_NLWRO2NF = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_XMW5SOGH = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-XMW5SOGH"]();
function pathOfHunk(hunk) {
  return hunk.slice(0, hunk.lastIndexOf("#"));
}
function coverageOf(hunks, lenses, calls, idle, carriedOver = [], notSent = []) {
  const gaps = [];
  const doneBy = [];
  const paths = new Set(hunks.map(pathOfHunk));
  const rows = lenses.map((lens) => {
    const nothing = idle.find((i) => i.lens === lens);
    if (nothing !== void 0) {
      return { lens, slots: 0, stored: 0, hunks: 0, reviewed: 0, carried: 0, why: nothing.why };
    }
    const own = calls.filter((call) => call.lens === lens);
    const unused = notSent.filter((one) => one.lens === lens && paths.has(one.path));
    const due = dueHunks(hunks, unused);
    const over = new Set(carriedOver.filter((one) => one.lens === lens).map(({ hunk }) => hunk));
    const carried = new Set(due.filter((hunk) => over.has(hunk)));
    const owed = due.filter((hunk) => !carried.has(hunk));
    const reviewed = reviewedHunks(owed, own);
    doneBy.push({ due: new Set(due), reviewed, carried });
    gaps.push(...gapsOf(lens, owed, own));
    return {
      lens,
      slots: own.length,
      stored: own.filter((call) => call.stored).length,
      hunks: due.length,
      reviewed: reviewed.size,
      carried: carried.size,
      why: null,
      ...unused.length === 0 ? {} : { not_sent: unused.map(({ path, why }) => ({ path, why })) }
    };
  });
  if (hunks.length > 0 && doneBy.length === 0) gaps.push("no lens was at work on this change");
  gaps.push(...unowed(hunks, doneBy));
  return { table: { hunks: hunks.length, ...inSum(hunks, doneBy), lenses: rows }, gaps };
}
function dueHunks(hunks, unused) {
  const without = new Set(unused.map(({ path }) => path));
  return hunks.filter((hunk) => !without.has(pathOfHunk(hunk)));
}
function unowed(hunks, doneBy) {
  const left = hunks.filter((hunk) => doneBy.length > 0 && !doneBy.some(({ due }) => due.has(hunk)));
  return left.length === 0 ? [] : [`${(0, import_chunk_CKMVB2RJ.counted)(left.length, "hunk")} sent to no lens: ${firstFew(left)}`];
}
function inSum(hunks, doneBy) {
  if (doneBy.length === 0) return { reviewed: 0, carried: 0 };
  const owing = (hunk) => doneBy.filter(({ due }) => due.has(hunk));
  const isAll = (hunk, is) => owing(hunk).length > 0 && owing(hunk).every(is);
  const carried = hunks.filter((hunk) => isAll(hunk, (one) => one.carried.has(hunk))).length;
  const done = hunks.filter(
    (hunk) => isAll(hunk, (one) => one.reviewed.has(hunk) || one.carried.has(hunk))
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
  const missed = new Set(calls.flatMap((call) => call.stored ? leftOutHunks(call) : call.hunks));
  return new Set(hunks.filter((hunk) => shown.has(hunk) && !missed.has(hunk)));
}
function leftOutHunks({ hunks, unexamined = [] }) {
  return hunks.filter((hunk) => unexamined.includes(pathOfHunk(hunk)));
}
function gapsOf(lens, hunks, calls) {
  const notStored = calls.filter((call) => !call.stored).map(
    ({ slot, hunks: own, why }) => `${lens} (slot ${slot}): ${(0, import_chunk_CKMVB2RJ.counted)(own.length, "hunk")} not reviewed: ${why}`
  );
  const missing = [...notStored, ...calls.flatMap((call) => passedOver(lens, call))];
  const shown = new Set(calls.flatMap((call) => call.hunks));
  const unseen = hunks.filter((hunk) => !shown.has(hunk));
  if (unseen.length === 0) return missing;
  return [...missing, `${lens}: ${(0, import_chunk_CKMVB2RJ.counted)(unseen.length, "hunk")} shown to no reviewer: ${firstFew(unseen)}`];
}
function passedOver(lens, { slot, stored, unexamined = [] }) {
  if (!stored || unexamined.length === 0) return [];
  const files = `${(0, import_chunk_CKMVB2RJ.counted)(unexamined.length, "file")} of its packet not reviewed, which examined does not name`;
  return [`${lens} (slot ${slot}): ${files}: ${unexamined.map(import_chunk_NLWRO2NF.printable).join(", ")}`];
}
function firstFew(names) {
  return names.slice(0, 5).join(", ") + (names.length > 5 ? ` and ${names.length - 5} more` : "");
}
function reviewCalls({ states }, unexamined) {
  return states.flatMap(({ slot, status, why }) => {
    const lens = import_chunk_DFW3OGFT.LENSES.find((l) => l === slot.agent);
    return lens === void 0 ? [] : [
      {
        ...{ slot: slot.slot, lens, hunks: slot.hunks, stored: status === "stored", why },
        unexamined: unexamined.flatMap((one) => one.slot === slot.slot ? one.paths : [])
      }
    ];
  });
}
function slotGaps({ states, ledger }) {
  const failed = states.filter(({ slot, status }) => slot.phase !== "review" && status !== "stored").map(({ slot, why }) => `${slot.agent} (slot ${slot.slot}): ${why}`);
  const uncovered = (0, import_chunk_XMW5SOGH.eventsOf)(ledger, "planned").flatMap((event) => event.uncovered);
  return [...failed, ...uncovered.map(({ hunk, why }) => `${hunk}: ${why}`)];
}
function staleGaps({ stale_names: stale = [] }) {
  return stale.map(({ path, from, named_in: named }) => {
    const more = named.length > 3 ? ` and ${named.length - 3} more` : "";
    return `${(0, import_chunk_NLWRO2NF.printable)(from)} is ${(0, import_chunk_NLWRO2NF.printable)(path)} now, and ${named.slice(0, 3).map(import_chunk_NLWRO2NF.printable).join(", ")}${more} may still name it: no reviewer was shown that`;
  });
}
function unshownGaps(skipped) {
  return skipped.filter(({ decided_by }) => decided_by === "nobody").map((file) => `${(0, import_chunk_NLWRO2NF.printable)(file.path)}: ${whyUnshown(file)}`);
}
function whyUnshown({ reason, bytes, lines }) {
  const size = `${bytes ?? 0} bytes`;
  if (reason === "large") return `${size} of text are too many to be reviewed`;
  const what = reason === "minified" ? `${(0, import_chunk_CKMVB2RJ.counted)(lines, "line")} that nobody can read (minified) were shown to nobody` : `${size} that may be code and are no text were shown to nobody`;
  return `${what}, and nothing at base leaves them out (review.skip, .gitattributes)`;
}
function ownPaths({ shard }) {
  return shard === void 0 ? void 0 : new Set(shard.paths);
}
function ownOf(run, files) {
  const own = ownPaths(run);
  return own === void 0 ? files : files.filter(({ path }) => own.has(path));
}
function followedBy(run, past, changed) {
  const own = ownPaths(run);
  if (own === void 0) return past;
  const isFirst = run.shard?.index === 1;
  return past.filter(({ finding: { file } }) => own.has(file) || isFirst && !changed.has(file));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  coverageOf,
  followedBy,
  ownOf,
  ownPaths,
  pathOfHunk,
  reviewCalls,
  reviewedByLens,
  slotGaps,
  staleGaps,
  unshownGaps
});
});
parts["chunk-SU4VJPMZ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  readMemory: () => readMemory,
  readPast: () => readPast,
  writeMemory: () => writeMemory,
  writePast: () => writePast
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_BUWVYDTR = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-BUWVYDTR"]();
var import_chunk_XMW5SOGH = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-XMW5SOGH"]();
var NO_PAST = { keys: [], carried: [], findings: [], appeared: [] };
async function readPast(paths, run) {
  return run.target === void 0 ? NO_PAST : (0, import_chunk_BUWVYDTR.readStamped)(paths.past, run);
}
function writePast(paths, run, past) {
  return (0, import_chunk_BUWVYDTR.writeStamped)(paths.past, run, past);
}
async function readMemory(paths, run) {
  const memory = await (0, import_chunk_BUWVYDTR.readStamped)(paths.memory, run);
  if (memory.shape === 1) return memory;
  throw (0, import_chunk_XMW5SOGH.corrupt)(paths.memory, "was written by another version");
}
function writeMemory(paths, run, memory) {
  return (0, import_chunk_BUWVYDTR.writeStamped)(paths.memory, run, memory);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  readMemory,
  readPast,
  writeMemory,
  writePast
});
});
parts["chunk-VRJ77ELK"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  finishRun: () => finishRun,
  readFindings: () => readFindings
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_P2OF6E2S = (from_chunk_570a5ee6 ??= require("./chunk-570a5ee6.cjs"))["chunk-P2OF6E2S"]();
var import_chunk_K3CQM7HQ = parts["chunk-K3CQM7HQ"]();
var import_chunk_SU4VJPMZ = parts["chunk-SU4VJPMZ"]();
var import_chunk_BNPXQXQG = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-BNPXQXQG"]();
var import_chunk_UENEWP25 = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-UENEWP25"]();
var import_chunk_KZDYPS7O = (from_chunk_570a5ee6 ??= require("./chunk-570a5ee6.cjs"))["chunk-KZDYPS7O"]();
var import_chunk_LZCTZWJL = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_2WANGYN7 = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-2WANGYN7"]();
var import_chunk_N2C3CHI7 = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-N2C3CHI7"]();
var import_chunk_3Q6ZRTRT = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3Q6ZRTRT"]();
var import_chunk_ITMNBPAO = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-ITMNBPAO"]();
var import_chunk_IJXJ7C2R = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_IVJR772G = (from_chunk_93d28b7f ??= require("./chunk-93d28b7f.cjs"))["chunk-IVJR772G"]();
var import_chunk_PFOE7DIO = (from_chunk_93d28b7f ??= require("./chunk-93d28b7f.cjs"))["chunk-PFOE7DIO"]();
var import_chunk_MNOSJ5H5 = (from_chunk_93d28b7f ??= require("./chunk-93d28b7f.cjs"))["chunk-MNOSJ5H5"]();
var import_chunk_X75GLVD4 = (from_chunk_93d28b7f ??= require("./chunk-93d28b7f.cjs"))["chunk-X75GLVD4"]();
var import_chunk_BUWVYDTR = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-BUWVYDTR"]();
var import_chunk_Y5G57ITR = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-Y5G57ITR"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_XMW5SOGH = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-XMW5SOGH"]();
var import_chunk_HN2YRWHB = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-HN2YRWHB"]();
var import_chunk_UTFC5QHX = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-UTFC5QHX"]();
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
  const why = (0, import_chunk_MNOSJ5H5.dropText)(reason);
  if (reason.kind === "fixed" || reason.kind === "withdrawn") return { became: reason.kind, why };
  if (reason.kind === "suppressed") return { became: "dismissed", why };
  if (reason.kind === "duplicate_of") return { became: "withdrawn", why };
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
  const said = import_chunk_DFW3OGFT.LENSES.map(import_chunk_DFW3OGFT.lensRecord).filter(
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
    reason: { kind: reason.kind, text: (0, import_chunk_MNOSJ5H5.dropText)(reason) }
  };
}
function buildReport(facts) {
  const { settings, not_sent: notSent } = facts.run;
  const coverage = (0, import_chunk_K3CQM7HQ.coverageOf)(facts.hunks, settings.lenses, facts.calls, facts.idle, facts.carried, notSent);
  const gaps = [...facts.failures, ...facts.otherGaps, ...coverage.gaps];
  const status = facts.failures.length > 0 ? "failed" : gaps.length > 0 ? "incomplete" : "complete";
  const findings = listFindings(facts.scored, facts.dropped);
  const counts = (0, import_chunk_X75GLVD4.countsOf)(facts, findings, facts.dropped);
  (0, import_chunk_PFOE7DIO.arithmetic)(counts);
  const isPart = facts.run.shard !== void 0 || facts.run.paths.length > 0 || coverage.table.hunks === 0;
  return {
    schema: 1,
    version: facts.run.version,
    run: facts.run.run,
    title: facts.run.title,
    status,
    gaps,
    exit: status === "complete" ? (0, import_chunk_X75GLVD4.exitFor)(counts, facts.run.settings.fail_on) : 3,
    captured: facts.run.captured,
    scope: scopeOf(facts),
    counts,
    coverage: coverage.table,
    since: sinceLast(facts, findings),
    ...facts.run.kept === void 0 ? {} : { kept: facts.run.kept },
    findings,
    dropped: facts.dropped.map(droppedLine).toSorted(byPlace2),
    rules_changed: [...facts.rulesChanged],
    suppressions: suppressionsOf(facts, counts),
    refused_claims: facts.refusedClaims.toSorted(import_chunk_UTFC5QHX.compareText),
    warnings: [...facts.run.warnings, ...facts.warnings],
    ...facts.run.word_of === void 0 ? {} : { word_of: [...facts.run.word_of] },
    // Nobody approves what nobody saw: neither a part, nor a change without a line for reviewers, nor code of a submodule.
    recommendation: (0, import_chunk_X75GLVD4.recommendation)(isPart || bringsOtherCode(facts) ? "incomplete" : status, counts),
    risk_areas: (0, import_chunk_X75GLVD4.riskAreas)(findings),
    cost: facts.cost
  };
}
function bringsOtherCode({ skipped }) {
  return skipped.some(({ reason }) => reason === "submodule");
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
  if (!isKnown || supports.some((quote) => "keep" in (0, import_chunk_3Q6ZRTRT.standInFile)(quote, texts))) return score;
  return Math.min(score, MOST_FOR_KNOWLEDGE);
}
function leftToPeople({ score, status, refutes }, { severity }, texts, threshold = import_chunk_IJXJ7C2R.THRESHOLD) {
  const isGrave = severity === "critical" || severity === "high";
  if (!isGrave || status !== "needs_human_review" || score >= threshold) return void 0;
  if (refutes.some((quote) => "keep" in (0, import_chunk_3Q6ZRTRT.standInFile)(quote, texts))) return void 0;
  return `its scorer can neither confirm nor refute it (${score}, needs_human_review), and it is said to be ${severity}`;
}
async function judgedDefects(run, findings) {
  const waiting = new Map(findings.map((finding) => [finding.fingerprint, finding]));
  const judged = [];
  for (const { slot, status } of run.states.toReversed()) {
    if (slot.findings === void 0 || status !== "stored") continue;
    const reply = await (0, import_chunk_BNPXQXQG.storedReply)(run, slot, "finding-scorer");
    if (reply !== void 0) judged.push(...await judgedIn(run, reply, slot.findings, waiting));
  }
  return [...judged, ...apart([...waiting.values()], "no reply of its scorer is stored")];
}
async function judgedIn(run, { defects }, asked, waiting) {
  const byId = new Map(asked.map(({ id, fingerprint }) => [id, fingerprint ?? ""]));
  const taken = (ids) => ids.flatMap((id) => {
    const finding = waiting.get(byId.get(id) ?? "");
    if (finding !== void 0) waiting.delete(finding.fingerprint);
    return finding ?? [];
  });
  const unmatched = (0, import_chunk_N2C3CHI7.unmatchedClaims)(defects, asked);
  if (unmatched.length > 0) return apart(taken([...byId.keys()]), unmatched.join("; "));
  const judged = [];
  for (const defect of defects) {
    const [first, ...others] = taken(defect.claims);
    if (first === void 0) continue;
    const claims = [first, ...others];
    judged.push({ claims, answer: await answerOf(run, defect, claims) });
  }
  return judged;
}
async function answerOf(run, defect, claims) {
  const { score, severity } = defect;
  const { threshold } = run.file.settings;
  const texts = await (0, import_chunk_N2C3CHI7.textsOfScores)(run, [defect]);
  const capped = Math.max(...claims.map(({ claim }) => cappedScore(defect, claim, texts)));
  if (capped < score && capped < threshold) return { score: capped, severity };
  const left = claims.map(({ claim }) => leftToPeople(defect, claim, texts, threshold)).find(Boolean);
  if (left !== void 0) return { unscored: left };
  const problems = (0, import_chunk_N2C3CHI7.checkScore)(defect, texts, threshold);
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
  const stored = await (0, import_chunk_P2OF6E2S.readReportIfAny)(run.paths.report);
  if (stored !== void 0 && (0, import_chunk_Y5G57ITR.ending)(run.ledger) !== void 0) return stored;
  const [findings, past] = await Promise.all([readFindings(run), (0, import_chunk_SU4VJPMZ.readPast)(run.paths, run.file)]);
  const facts = await factsOf(run, findings, past);
  const report = buildReport(facts);
  const { status, exit } = report;
  const isRemembered = status === "complete" && run.file.shard === void 0;
  if (isRemembered) await remember(run, past, facts, report);
  await (0, import_chunk_HN2YRWHB.writeFileAtomically)(run.paths.report, (0, import_chunk_XMW5SOGH.jsonText)(report));
  const ends = isRemembered ? [run.paths.report, run.paths.memory] : [run.paths.report];
  await (0, import_chunk_XMW5SOGH.record)(run.paths, { kind: "finished", status, exit, files: await (0, import_chunk_Y5G57ITR.hashesOf)(run.paths, ends) });
  return report;
}
async function factsOf(run, findings, past) {
  const [files, rules, scope, before] = await Promise.all([
    (0, import_chunk_BUWVYDTR.readStamped)(run.paths.files, run.file),
    (0, import_chunk_BUWVYDTR.readStamped)(run.paths.rules, run.file),
    (0, import_chunk_XMW5SOGH.readRunJson)(run.paths.scope, "scope"),
    (0, import_chunk_BUWVYDTR.readStamped)(run.paths.fingerprint, run.file)
  ]);
  const after = await (0, import_chunk_2WANGYN7.fingerprintRepository)(run.repository);
  const scores = applyScores(await judgedDefects(run, findings.toScore), run.file.settings.threshold);
  const known = scoresKept(findings.stillOpen, run.file.settings);
  const own = (0, import_chunk_K3CQM7HQ.ownOf)(run.file, scope.files);
  return {
    run: run.file,
    files: own.length,
    allFiles: scope.files.length,
    changedLines: (0, import_chunk_ITMNBPAO.changedLineCount)(own),
    skipped: [...(0, import_chunk_K3CQM7HQ.ownOf)(run.file, scope.skipped)],
    hunks: (0, import_chunk_UENEWP25.hunkIds)((0, import_chunk_K3CQM7HQ.ownOf)(run.file, files)),
    calls: (0, import_chunk_K3CQM7HQ.reviewCalls)(run, findings.unexamined),
    carried: past.carried,
    idle: run.file.lenses_without_work,
    otherGaps: [
      ...run.file.merged?.gaps ?? [],
      ...(0, import_chunk_K3CQM7HQ.slotGaps)(run),
      ...(0, import_chunk_K3CQM7HQ.staleGaps)(run.file),
      ...(0, import_chunk_K3CQM7HQ.unshownGaps)((0, import_chunk_K3CQM7HQ.ownOf)(run.file, scope.skipped))
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
    cost: (0, import_chunk_KZDYPS7O.runCost)(run)
  };
}
function changedBetween(before, after) {
  return (0, import_chunk_2WANGYN7.differences)(before, after).map((what) => `the repository changed during the run: ${what}`);
}
async function readFindings({ paths, file }) {
  const findings = await (0, import_chunk_BUWVYDTR.readStamped)(paths.findings, file);
  const whole = { ...NOTHING_SAID, ...findings };
  return file.target === void 0 ? { ...whole, followed: 0, stillOpen: [], added: [] } : whole;
}
var NOTHING_SAID = { unsure: [], graver: [], unexamined: [] };
async function remember(run, past, facts, { findings }) {
  const reviewed = (0, import_chunk_K3CQM7HQ.reviewedByLens)(facts.hunks, run.file.settings.lenses, facts.calls);
  const followed = [...listedWhole(findings, facts.scored, facts.dropped), ...dismissed(facts.dropped)];
  await (0, import_chunk_SU4VJPMZ.writeMemory)(run.paths, run.file, memoryOf(run.file.run, past, reviewed, followed));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  finishRun,
  readFindings
});
});
