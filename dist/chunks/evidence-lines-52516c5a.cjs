var { __load, __part } = require("../main.cjs").shared;
exports["arithmetic"] = __part((exports) => {
var { DROP_GROUPS, kindsOf } = __load("evidence-drop-566105c0/evidence-drop");
function arithmetic(counts) {
  const account = accountOf(counts);
  const total = account.reduce((sum, { n }) => sum + n, 0);
  const before = counts.followed === 0 ? "" : ` + open before ${counts.followed}`;
  if (total !== counts.raised + counts.followed) {
    throw new Error(`the report does not add up: ${counts.raised} raised${before}, ${total} accounted for`);
  }
  const terms = account.map(({ what, n }) => `${what} ${n}`);
  return `raised ${counts.raised}${before} = ${terms.join(" + ")}`;
}
function accountOf(counts) {
  const groups = DROP_GROUPS.map((what) => ({
    what,
    n: kindsOf(what).reduce((sum, kind) => sum + (counts.dropped[kind] ?? 0), 0)
  }));
  return [{ what: "shown", n: counts.shown }, ...groups.filter(({ n }) => n > 0)];
}
function coverageLine(coverage) {
  if (coverage.hunks === 0) return "no line of it is for a reviewer";
  const lenses = coverage.lenses.map((row) => {
    if (row.why !== null) return `${row.lens}: ${row.why}`;
    return row.slots === 0 && row.carried > 0 ? `${row.lens}: carried over` : `${row.lens} ${row.stored}/${row.slots}`;
  });
  const carried = coverage.carried === 0 ? "" : `, carried over ${coverage.carried}`;
  return `reviewed ${coverage.reviewed} of ${coverage.hunks} hunks${carried}; ${lenses.join(", ")}`;
}
Object.assign(exports, { arithmetic, accountOf, coverageLine });
});
exports["evidence-lines"] = __part((exports) => {
var { dropText } = __load("evidence-drop-566105c0/evidence-drop"), { isGraveGroup, severityOf } = __load("evidence-drop-566105c0/substance"), { overlaps } = __load("evidence-drop-566105c0/line-span"), { counted } = __load("main/counted"), { isGrave } = __load("main/severity-rank"), { LENSES, lensRecord } = __load("main/vocabulary"), { by, compareText } = __load("main/order");
var KNOWLEDGE = "knowledge";
var KNOWLEDGE_SOURCE = "what the reviewer knows; nobody has looked it up";
function knowledgeNote({ evidence }) {
  const known = evidence.filter(({ kind }) => kind === KNOWLEDGE).map(({ text }) => text.trim());
  return known.length === 0 ? "" : `Rests on ${KNOWLEDGE_SOURCE}: ${known.join("; ")}`;
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
    ...placeLines("also here", finding.also),
    ...placeLines("rests on", finding.rests),
    ...knowledgeLines(finding),
    ...lostLines(finding)
  ];
}
function isSame(a, b) {
  return a.kind === b.kind && a.source === b.source && (a.kind !== KNOWLEDGE || a.text === b.text);
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
function placeLines(kind, places = []) {
  return places.map(({ file, at, side, quote }) => ({ kind, source: place(file, at.start, side), text: quote }));
}
function knowledgeLines({ claim }) {
  return (claim.rests_on ?? []).flatMap(
    (rest) => "knowledge" in rest ? [{ kind: KNOWLEDGE, source: KNOWLEDGE_SOURCE, text: rest.knowledge }] : []
  );
}
function lostLines({ lost = [] }) {
  return lost.map(({ part, file, quote }) => ({
    kind: part === "also" ? "said to be also here, and not found" : "said to rest on, and not found",
    source: file,
    text: quote
  }));
}
function proofLines(finding) {
  const { claim, file } = finding;
  const said = LENSES.map(lensRecord).filter(
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
var GROUP_ORDER = { critical: 0, important: 1, minor: 2, unscored: 3, "not-scored": 4 };
function numbered(findings) {
  return findings.toSorted(
    (a, b) => GROUP_ORDER[a.group] - GROUP_ORDER[b.group] || (b.score ?? 0) - (a.score ?? 0) || compareText(a.file, b.file) || a.lines[0] - b.lines[0] || compareText(a.fingerprint, b.fingerprint)
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
    severity: severityOf(finding),
    score,
    group,
    state: finding.open === void 0 ? "new" : "open",
    since: finding.open?.since ?? null,
    ...was(finding, group),
    title: claim.title,
    why: claim.why,
    lens: finding.lens,
    witnesses: witnessesOf(finding),
    ...alsoKnownAs(finding),
    placement: finding.placement,
    evidence: evidenceOf(finding),
    suggested_fix: claim.suggested_fix,
    place: finding.place
  };
}
function was({ open }, now) {
  return open === void 0 || open.group === now ? {} : { was: { group: open.group, score: open.score } };
}
function witnessesOf({ slot, witnesses }) {
  const others = witnesses.filter((one) => one.slot !== slot);
  return [...new Set(others.map(({ lens }) => lens))].sort(compareText);
}
function alsoKnownAs({ fingerprint, witnesses }) {
  const others = new Map(witnesses.map((one) => [one.fingerprint, one]));
  others.delete(fingerprint);
  const named = [...others.values()].map(({ fingerprint: own, claim: { title, severity }, place: place2 }) => ({
    ...{ fingerprint: own, title, severity, place: place2 }
  }));
  return named.length === 0 ? {} : { also_known_as: named.toSorted(by((one) => one.fingerprint)) };
}
function droppedLine({ value, reason }) {
  const { file, title } = value.claim;
  const found = "at" in value ? { line: value.at.start, fingerprint: value.fingerprint, side: value.side } : { line: value.claim.line };
  return {
    finding: { file, title, lens: value.lens, ...found },
    reason: { kind: reason.kind, text: dropText(reason) }
  };
}
function listedElsewhere({ run, findings }, here) {
  const settled = settledHere(here);
  const listed = listFindings(here.scored, here.dropped).filter(({ group }) => group !== "minor");
  const lost = findings.filter(
    (one) => isGraveThere(one) && !settled.has(one.fingerprint) && !listed.some((other) => isAt(other, one))
  );
  const [first] = lost;
  if (first === void 0) return void 0;
  const more = lost.length === 1 ? "" : ` and ${counted(lost.length - 1, "other")}`;
  return `run ${run} ${SAME_COMMITS}: ${first.file}:${first.lines[0]} ${first.title}${more}`;
}
function isListedElsewhere(warning) {
  return warning.includes(SAME_COMMITS);
}
var SAME_COMMITS = "of the same commits lists what this review does not have";
function settledHere({ scored, dropped }) {
  const ended = dropped.flatMap(
    ({ value, reason }) => "witnesses" in value && (reason.kind !== "below_threshold" || isFollowed(value)) ? [value] : []
  );
  const kept = scored.filter((one) => one.group !== "minor" || isFollowed(one));
  return new Set([...kept, ...ended].flatMap((one) => [one, ...one.witnesses].map((w) => w.fingerprint)));
}
var isFollowed = ({ open, foundIn }) => (open ?? foundIn) !== void 0;
var isGraveThere = (one) => one.group === "critical" || isGrave(one) && (isGraveGroup(one.group) || one.score === null);
function isAt(a, b) {
  const span = ({ lines: [start, end] }) => ({ start, end });
  return a.file === b.file && a.side === b.side && overlaps(span(a), span(b));
}
Object.assign(exports, { KNOWLEDGE, knowledgeNote, listFindings, droppedLine, listedElsewhere, isListedElsewhere });
});
exports["memory"] = __part((exports) => {
var { readStamped, writeStamped } = __load("git-3998040f/stamped"), { corrupt } = __load("matches-schema-76c5945f/own-key");
function readPast(paths, run) {
  return readStamped(paths.past, run);
}
function writePast(paths, run, past) {
  return writeStamped(paths.past, run, past);
}
async function readMemory(paths, run) {
  const memory = await readStamped(paths.memory, run);
  if (memory.shape === 1) return memory;
  throw corrupt(paths.memory, "was written by another version");
}
function writeMemory(paths, run, memory) {
  return writeStamped(paths.memory, run, memory);
}
Object.assign(exports, { readPast, writePast, readMemory, writeMemory });
});
exports["nothing-reviewed"] = __part((exports) => {
var { counted } = __load("main/counted");
var WHY = /* @__PURE__ */ new Map([
  ["binary", "binary, or declared so"],
  ["lockfile", "a lock file, which a package manager writes"],
  ["minified", "minified, which nobody wrote by hand"],
  ["generated", "generated, which nobody wrote by hand"],
  ["vendored", "other people\u2019s code that was copied here"],
  ["submodule", "another commit of a submodule, no line of this repository"],
  ["mode", "no more executable, the same content"],
  ["executable", "made executable, the same content"],
  ["rename", "another name, the same content"],
  ["moved", "another name, the same content, which may be loaded by its name or place"],
  ["program", "binary, and may be run"],
  ["empty", "an empty file"],
  ["placeholder", "an empty file that keeps a folder"],
  ["encoding", "another encoding, the same text"],
  ["review.skip", "left out by review.skip"],
  ["unreadable", "may be code, and is no text"],
  ["misread", "declares an encoding that changes what its bytes say; convert it to UTF-8, or list it in review.skip"],
  ["lfs", "is kept in Git LFS, of which only the pointer is in the repository"],
  ["large", "too large to be read"]
]);
function whyUnshown(reason) {
  return WHY.get(reason) ?? reason;
}
var NAMED = 10;
function reportKind(report) {
  return isReviewed(report) ? "Code Review" : "Nothing Was Reviewed";
}
function nothingReviewed(report) {
  if (isReviewed(report)) return void 0;
  const { skipped, shard } = report.scope;
  const named = skipped.slice(0, NAMED).map(({ path, reason }) => `${path} (${whyUnshown(reason)})`);
  const more = skipped.length > NAMED ? ` and ${skipped.length - NAMED} more` : "";
  const part = shard === void 0 ? "this change" : `shard ${shard.index} of ${shard.of}`;
  return `No line of ${part} is for a reviewer, so nobody was shown anything. ${counted(skipped.length, "file")} changed: ${named.join(", ")}${more}. Look at what you did not expect.`;
}
function isReviewed({ coverage }) {
  return coverage.hunks > 0;
}
Object.assign(exports, { whyUnshown, reportKind, nothingReviewed });
});
exports["pull-request"] = __part((exports) => {
var { Failure } = __load("main/failure");
function closedPullRequest({ number, state }) {
  if (state === "open") return void 0;
  return new Failure("scope/pull-request-closed", `pull request #${number} is ${state}`, {
    hint: "review it all the same: --yes"
  });
}
Object.assign(exports, { closedPullRequest });
});
exports["reservations"] = __part((exports) => {
var { dropText } = __load("evidence-drop-566105c0/evidence-drop"), { GUESSED_DEFAULT_BRANCH } = __load("evidence-drop-566105c0/revision"), { isGraveGroup, isStillThere } = __load("evidence-drop-566105c0/substance"), { counted } = __load("main/counted"), { DEFAULT_LENSES } = __load("main/vocabulary"), { compareText } = __load("main/order");
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
function lapsedFindings({ dropped }) {
  return dropped.flatMap(lapsedFinding).toSorted(byPlace);
}
function lapsedFinding({ value, reason }) {
  if (!("witnesses" in value) || value.foundIn === void 0 || value.open !== void 0) return [];
  const end = endOf(reason);
  return end === void 0 ? [] : [{ ...placeOf(value), ...end, run: value.foundIn }];
}
function unconfirmedNow({ since, lapsed = [], findings }) {
  const gone = (since?.unconfirmed ?? 0) + lapsed.filter(({ became }) => became === "unconfirmed").length;
  return gone + findings.filter(({ group, was }) => group === "minor" && isGraveGroup(was?.group)).length;
}
function goneFinding({ value, reason }) {
  if (!("witnesses" in value) || value.open === void 0) return [];
  const end = endOf(reason);
  return end === void 0 ? [] : [{ ...placeOf(value), ...end }];
}
function endOf(reason) {
  const why = dropText(reason);
  if (reason.kind === "withdrawn" && isStillThere(reason)) return { became: "unconfirmed", why };
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
  return compareText(a.file, b.file) || a.line - b.line || compareText(a.fingerprint, b.fingerprint);
}
var WITHOUT_CONTENT = ["rename", "encoding", "placeholder"];
var KINDS = /* @__PURE__ */ new Map([
  ["program", "binary that may be run"],
  ["moved", "moved as it is"],
  ["empty", "empty"],
  ["executable", "executable"],
  ["mode", "no more executable"]
]);
var OPAQUE = "binary or submodule";
function leftOut({ scope: { skipped } }) {
  const files = skipped.filter(({ reason }) => !WITHOUT_CONTENT.includes(reason));
  const withLines = files.filter(({ lines: lines2 }) => lines2 > 0);
  const without = files.filter(({ lines: lines2 }) => lines2 === 0);
  const lines = withLines.reduce((sum, file) => sum + file.lines, 0);
  const present = new Set(without.map(({ reason }) => KINDS.get(reason) ?? OPAQUE));
  const kinds = [OPAQUE, ...KINDS.values()].filter((kind) => present.has(kind)).join(", ");
  const parts = [
    ...lines === 0 ? [] : [`${counted(lines, "line")} in ${counted(withLines.length, "file")}`],
    ...without.length === 0 ? [] : [`${counted(without.length, "file")} without lines (${kinds})`]
  ];
  if (parts.length === 0) return void 0;
  return `${parts.join(" and ")} ${lines + without.length === 1 ? "was" : "were"}`;
}
function leftOutFile({ path, reason, lines, decided_by: by, why }) {
  const said = why === void 0 ? reason : `${reason}: ${why}`;
  const size = lines === 0 ? "" : `, ${counted(lines, "line")}`;
  return `${path} (${said}${by === "base" && why === void 0 ? ", says the base" : ""}${size})`;
}
function reservations(report) {
  const { captured, counts } = report;
  const { shard, paths, switched = [] } = report.scope;
  const { graver } = report.suppressions;
  const accepted = counts.dropped["suppressed"] ?? 0;
  const { unproven = 0, unplaced = 0 } = counts;
  const unconfirmed = unconfirmedNow(report);
  const off = switchedOff(report);
  const unshown = leftOut(report);
  const moved = report.scope.skipped.filter(({ reason }) => reason === "rename").map(({ path }) => path);
  return [
    ...guessedBase(report),
    ...shard === void 0 ? [] : [`only shard ${shard.index} of ${shard.of} was reviewed`],
    ...paths === void 0 ? [] : [`only these paths were reviewed: ${paths.join(", ")}`],
    ...unshown === void 0 ? [] : [`${unshown} shown to nobody`],
    ...moved.length === 0 ? [] : [`moved as they are, and shown to nobody: ${named(moved)}`],
    ...switched.length === 0 ? [] : [`made executable or no more: ${switched.map(({ path }) => path).join(", ")}`],
    ...accepted === 0 ? [] : [`accepted before, and not listed: ${counted(accepted, "finding")}`],
    ...graver.length === 0 ? [] : [`accepted before as less than it is said to be now: ${graver.join("; ")}`],
    ...unconfirmed === 0 ? [] : [`there as before, and not confirmed now: ${counted(unconfirmed, "finding")}`],
    ...unproven === 0 ? [] : [`dropped for want of proof, not refuted: ${counted(unproven, "grave claim")}`],
    ...unplaced === 0 ? [] : [`dropped for its place beside the change, not refuted: ${counted(unplaced, "grave claim")}`],
    ...off.length === 0 ? [] : [`switched off: ${off.join(", ")}`],
    ...report.rules_changed.map((rule) => `rule changed in this diff, not applied: ${rule}`),
    ...report.suppressions.added.map((added) => `suppression that this change adds, not applied: ${added}`),
    ...report.warnings,
    ...captured === "manual" ? ["replies were brought by hand; no hook watched these agents"] : []
  ];
}
var NAMED = 5;
function named(paths) {
  const more = paths.length - NAMED;
  return `${paths.slice(0, NAMED).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
function guessedBase({ scope: { base } }) {
  return base.why.includes(GUESSED_DEFAULT_BRANCH) ? [`compared with ${base.label}, ${GUESSED_DEFAULT_BRANCH}`] : [];
}
var BUG_LENS = "bug-scan";
function switchedOff({ coverage }) {
  const running = coverage.lenses.map(({ lens }) => lens);
  return DEFAULT_LENSES.filter((lens) => !running.includes(lens));
}
Object.assign(exports, { sinceLast, lapsedFindings, unconfirmedNow, leftOut, leftOutFile, reservations, guessedBase, BUG_LENS, switchedOff });
});
exports["tally"] = __part((exports) => {
var { failedOnEvidence } = __load("evidence-drop-566105c0/evidence-drop"), { isGraveGroup } = __load("evidence-drop-566105c0/substance"), { isGrave } = __load("main/severity-rank"), { compareText } = __load("main/order");
function countsOf({ raised, followed }, findings, drops) {
  const inGroup = (group) => findings.filter((f) => f.group === group).length;
  const unproven = drops.filter(isUnproven).length;
  const unplaced = drops.filter(isUnplaced).length;
  const dropped = {};
  for (const { reason } of drops) dropped[reason.kind] = (dropped[reason.kind] ?? 0) + 1;
  return {
    raised,
    followed,
    shown: inGroup("critical") + inGroup("important") + inGroup("minor"),
    critical: inGroup("critical"),
    important: inGroup("important"),
    minor: inGroup("minor"),
    unscored: inGroup("unscored"),
    not_scored: inGroup("not-scored"),
    ...unproven === 0 ? {} : { unproven },
    ...unplaced === 0 ? {} : { unplaced },
    dropped
  };
}
function isUnproven({ value: { claim }, reason }) {
  return isGrave(claim) && failedOnEvidence(reason);
}
function isUnplaced({ value: { claim }, reason }) {
  return isGrave(claim) && "beside" in reason;
}
function exitFor(counts, failOn, findings) {
  switch (failOn) {
    case "never": return 0;
    case "critical": return counts.critical > 0 || findings.some(mayBeCritical) ? 1 : 0;
    case "important": return graveCount(counts) + unjudgedCount(counts) > 0 ? 1 : 0;
    case "minor": return counts.shown + unjudgedCount(counts) > 0 ? 1 : 0;
  }
}
function mayBeCritical({ score, severity, was }) {
  return score === null && (severity === "critical" || was?.group === "critical");
}
function graveCount({ critical, important }) {
  return critical + important;
}
function unjudgedCount({ unscored, not_scored }) {
  return unscored + not_scored;
}
function recommendation(status, counts) {
  if (graveCount(counts) > 0) return "request-changes";
  const { unproven = 0, unplaced = 0 } = counts;
  const isSettled = status === "complete" && unjudgedCount(counts) + unproven + unplaced === 0;
  return isSettled ? "approve" : "needs-discussion";
}
function riskAreas(findings) {
  const areas = /* @__PURE__ */ new Map();
  for (const { file, group } of findings) {
    if (!isGraveGroup(group)) continue;
    const area = file.includes("/") ? file.slice(0, file.lastIndexOf("/")) : file;
    areas.set(area, (areas.get(area) ?? 0) + 1);
  }
  return [...areas].toSorted((a, b) => b[1] - a[1] || compareText(a[0], b[0])).slice(0, 5).map(([area, n]) => `${area} (${n})`);
}
Object.assign(exports, { countsOf, isUnproven, isUnplaced, exitFor, graveCount, unjudgedCount, recommendation, riskAreas });
});
