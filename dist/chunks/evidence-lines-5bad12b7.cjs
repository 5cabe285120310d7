var { __load, __part } = require("../main.cjs").shared;
exports["arithmetic"] = __part((exports) => {
var { DROP_GROUPS, kindsOf } = __load("evidence-drop-a3c02e69/evidence-drop");
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
exports["at-a-glance"] = __part((exports) => {
var { isProven } = __load("terminal-12b95ee8/with-work"), { severityRank } = __load("main/severity-rank"), { by, inOrder } = __load("main/order");
function sinceTitle({ run, planned_at }) {
  return `Since the review of ${planned_at.slice(0, 10)} (run ${run})`;
}
function sinceCounts({ new: added, open, fixed, unconfirmed, dismissed, withdrawn }) {
  const rest = [
    ["not confirmed any more", unconfirmed],
    ["dismissed", dismissed],
    ["withdrawn", withdrawn]
  ];
  const named = rest.flatMap(([word, n]) => n === 0 ? [] : [`${n} ${word}`]);
  return [`${added} new`, `${open} still open`, `${fixed} fixed`, ...named].join(", ");
}
function stateLabel({ state, since, was }, report) {
  if (report.since === null) return "";
  if (state === "new") return ", new";
  const before = was === void 0 ? "" : `, ${[was.group, was.score].join(" ").trim()} before`;
  return `, open since run ${since ?? report.since.run}${before}`;
}
var SEEN_AT_ONCE = 5;
var FIRST = 3;
var NAMES = [
  ["Critical", ["critical"]],
  ["Important", ["important"]],
  ["Not scored", ["unscored", "not-scored"]],
  ["Minor", ["minor"]]
];
function glanceOf({ findings }) {
  if (findings.length <= SEEN_AT_ONCE) return void 0;
  const first = findings.toSorted(mattersMost).slice(0, FIRST);
  const rest = NAMES.map(([name, groups]) => ({
    name,
    findings: findings.filter((one) => groups.includes(one.group) && !first.includes(one))
  }));
  return { first, rest: rest.filter((group) => group.findings.length > 0) };
}
var SURENESS = {
  critical: 0,
  important: 0,
  unscored: 1,
  "not-scored": 1,
  minor: 2
};
var mattersMost = inOrder(
  by(({ group }) => SURENESS[group]),
  by(severityRank),
  by((finding) => isProven(finding) ? 0 : 1),
  by(({ score }) => -(score ?? 0))
);
var MOST_OF_WHY = 240;
var MOST_OF_TITLE = 100;
function shortWhy({ why }) {
  return shortened(why, MOST_OF_WHY);
}
function shortTitle({ title }) {
  return shortened(title, MOST_OF_TITLE);
}
function shortened(whole, most) {
  const text = whole.replaceAll(/\s+/g, " ").trim();
  if (text.length <= most) return text;
  const cut = text.slice(0, most).lastIndexOf(" ");
  return cut > 0 ? `${text.slice(0, cut)} \u2026` : "\u2026";
}
Object.assign(exports, { glanceOf, shortWhy, shortTitle, sinceTitle, sinceCounts, stateLabel });
});
exports["evidence-lines"] = __part((exports) => {
var { dropText } = __load("evidence-drop-a3c02e69/evidence-drop"), { isGraveGroup, severityOf } = __load("evidence-drop-a3c02e69/substance"), { overlaps } = __load("evidence-drop-a3c02e69/line-span"), { counted } = __load("main/counted"), { isGrave } = __load("main/severity-rank"), { LENSES, lensRecord } = __load("main/vocabulary"), { by, compareText } = __load("main/order");
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
  return places.map(({ file, at, side, quote }) => ({
    kind,
    source: place(file, at.start, side),
    text: quote
  }));
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
var GROUP_ORDER = {
  critical: 0,
  important: 1,
  minor: 2,
  unscored: 3,
  "not-scored": 4
};
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
exports["finding-level"] = __part((exports) => {
function levelOf({ severity, group }) {
  if (group === "minor") return "note";
  switch (severity) {
    case "critical":
    case "high":
      return "error";
    case "medium":
      return "warning";
    case "low":
      return "note";
  }
}
function sentences(title, why) {
  const end = title.trimEnd();
  return `${end}${/[.!?:…]$/.test(end) ? "" : "."} ${why.trim()}`;
}
function formerPlace({ side, lines }) {
  return side === "old" ? `Line ${lines[0]} before the change: ` : "";
}
Object.assign(exports, { levelOf, sentences, formerPlace });
});
exports["memory"] = __part((exports) => {
var { readStamped, writeStamped } = __load("git-685f2d30/stamped"), { corrupt } = __load("matches-schema-4b8261ce/own-key");
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
  [
    "misread",
    "declares an encoding that changes what its bytes say; convert it to UTF-8, or list it in review.skip"
  ],
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
var { GUESSED_DEFAULT_BRANCH } = __load("evidence-drop-a3c02e69/revision"), { dropText } = __load("evidence-drop-a3c02e69/evidence-drop"), { isGraveGroup, isStillThere } = __load("evidence-drop-a3c02e69/substance"), { counted } = __load("main/counted"), { DEFAULT_LENSES } = __load("main/vocabulary"), { compareText } = __load("main/order");
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
function unconfirmedNow({
  since,
  lapsed = [],
  findings
}) {
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
exports["sent-line"] = __part((exports) => {
var { counted } = __load("main/counted");
function sentLine({ agents, packet_bytes, by_agent }) {
  const all = total(by_agent);
  const phases = [...new Set(by_agent.map(({ phase }) => phase))].map((phase) => {
    const rows = by_agent.filter((row) => row.phase === phase);
    return `${phase} ${grouped(total(rows).packet_bytes)}: ${rows.map(rowText).join(", ")}`;
  });
  const head = `${grouped(packet_bytes)} bytes in ${counted(agents, "packet")}`;
  return [[head, ...tokensText(all)].join(", "), ...phases].join("; ");
}
function rowText(row) {
  const [tokens] = tokensText(row);
  const times = row.calls === 1 ? "" : ` in ${row.calls}`;
  return `${row.agent} ${grouped(row.packet_bytes)}${times}${tokens === void 0 ? "" : ` (${tokens})`}`;
}
function total(rows) {
  const known = rows.flatMap(({ tokens }) => tokens === null ? [] : [tokens]);
  const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
  return {
    calls: sum(rows.map(({ calls }) => calls)),
    packet_bytes: sum(rows.map(({ packet_bytes }) => packet_bytes)),
    tokens: known.length === 0 ? null : sum(known),
    calls_with_tokens: sum(rows.map(({ calls_with_tokens }) => calls_with_tokens))
  };
}
function tokensText({ calls, tokens, calls_with_tokens: known }) {
  if (tokens === null) return [];
  return [
    known === calls ? `${grouped(tokens)} tokens` : `${grouped(tokens)} tokens of ${known} of ${calls} calls`
  ];
}
function grouped(n) {
  return String(n).replaceAll(/\B(?=(\d{3})+$)/g, ",");
}
Object.assign(exports, { sentLine });
});
exports["summary-notes"] = __part((exports) => {
var { sandboxNotes } = __load("evidence-lines-5bad12b7/work-lines"), { isListedElsewhere } = __load("evidence-lines-5bad12b7/evidence-lines"), { BUG_LENS, guessedBase, leftOut, leftOutFile, switchedOff, unconfirmedNow } = __load("evidence-lines-5bad12b7/reservations"), { graveCount, unjudgedCount } = __load("evidence-lines-5bad12b7/tally"), { counted } = __load("main/counted");
function wordOf({ word_of: runs = [] }) {
  if (runs.length === 0) return "";
  return `taken on the word of ${runs.length === 1 ? "run" : "runs"} ${runs.join(", ")}`;
}
function summaryNotes(report) {
  const notes = [
    ["Base guessed", guessedBase(report)],
    ["Not run, switched off", switchedOff(report)],
    ["Reviewed alone, as it was asked for", report.scope.paths ?? []],
    ["Shown to no reviewer", report.scope.skipped.map(leftOutFile)],
    ["Executable now", switchedTo(report, "executable")],
    ["No more executable", switchedTo(report, "mode")],
    ["Not sent", notSent(report)],
    ["Kept", keptNotes(report)],
    ["Found before", lapsedNotes(report)],
    ["Rule changed in this diff, not applied", report.rules_changed],
    ["Suppressions expired", report.suppressions.expired],
    ["Suppressions that match nothing", report.suppressions.unmatched],
    ["Suppression that suppresses nothing", report.suppressions.unsure],
    ["Suppressed, and graver than what was accepted", report.suppressions.graver],
    ["Suppression that this change adds, not applied", report.suppressions.added],
    ["Reviewer claim refused", report.refused_claims],
    ["Proofs", sandboxNotes(report)],
    ["Taken on the word of", wordNotes(report)],
    ["Warning", report.warnings],
    ["Captured", report.captured === "manual" ? ["manually; no hook watched these agents"] : []]
  ];
  return notes.flatMap(([name, texts]) => texts.map((text) => [name, text]));
}
function switchedTo({ scope: { switched = [] } }, to) {
  return switched.filter(({ becomes }) => becomes === to).map(({ path }) => path);
}
function keptNotes({ kept }) {
  return kept === void 0 ? [] : [`what still holds of run ${kept.run}, which was not finished`];
}
function lapsedNotes({ lapsed = [] }) {
  return lapsed.map(
    ({ run, file, line, title, became, why }) => `${file}:${line} ${title} (in run ${run}, which came to no complete report): ${became}, ${why}`
  );
}
function wordNotes({ word_of: runs = [] }) {
  if (runs.length === 0) return [];
  return [`${runs.join(", ")}: not written on this machine by this user, and named to be believed`];
}
function notSent({ coverage }) {
  return coverage.lenses.flatMap(
    ({ lens, not_sent: files = [] }) => [...new Set(files.map(({ why }) => why))].map((reason) => {
      const paths = files.filter(({ why }) => why === reason).map(({ path }) => path);
      const more = paths.length > NAMED ? ` and ${paths.length - NAMED} more` : "";
      return `to ${lens}, ${reason}: ${paths.slice(0, NAMED).join(", ")}${more}`;
    })
  );
}
var NAMED = 10;
function allClear(report) {
  const {
    status,
    counts,
    coverage,
    scope: { shard, paths }
  } = report;
  if (status !== "complete" || coverage.hunks === 0 || graveCount(counts) + unjudgedCount(counts) > 0)
    return void 0;
  const ofShard = shard === void 0 ? "" : ` in shard ${shard.index} of ${shard.of}, which is a part of the change`;
  const part = byWhomAlone(report) + ofShard + (paths === void 0 ? "" : " in the paths that were asked for, a part of the change");
  const notes = butWhat(report);
  const unshown = leftOut(report);
  const word = wordOf(report);
  const on = word === "" ? "" : `, ${word}`;
  return unshown === void 0 ? `No issues found${part}${notes}${on}.` : `No issues found in what was shown${part}${notes}${on}; ${unshown} shown to nobody.`;
}
function byWhomAlone({ coverage }) {
  const lenses = coverage.lenses.map(({ lens }) => lens);
  return lenses.includes(BUG_LENS) ? "" : ` by ${lenses.join(" and ")} alone`;
}
function butWhat({ counts: { minor, unproven = 0, unplaced = 0, dropped }, ...report }) {
  const unconfirmed = unconfirmedNow(report);
  const accepted = dropped["suppressed"] ?? 0;
  const graver = report.suppressions.graver.length;
  const switched = report.scope.switched?.length ?? 0;
  const elsewhere = report.warnings.filter(isListedElsewhere).length;
  const but = [
    ...minor === 0 ? [] : ["the minor notes"],
    ...accepted === 0 ? [] : [`${counted(accepted, "finding")} accepted before`],
    ...graver === 0 ? [] : [`${graver} of them graver now`],
    ...unconfirmed === 0 ? [] : [`${counted(unconfirmed, "finding")} of before not confirmed now`],
    ...elsewhere === 0 ? [] : [`what ${counted(elsewhere, "other run")} of the same commits found`],
    ...switched === 0 ? [] : [`${counted(switched, "edited file")} made executable or no more`],
    ...unproven === 0 ? [] : [`${counted(unproven, "grave claim")} dropped for want of proof`],
    ...unplaced === 0 ? [] : [`${counted(unplaced, "grave claim")} on lines beside the change`]
  ];
  return but.length === 0 ? "" : ` but ${but.join(" and ")}`;
}
function nextStep({ status, run, coverage }) {
  if (status === "incomplete" && coverage.hunks === 0)
    return "Look at these yourself: no reviewer can be shown them.";
  return status === "failed" ? "Leave the repository as it is while a review runs; start again with: correctless plan" : `Try what failed once more with: correctless next ${run} --retry`;
}
Object.assign(exports, { wordOf, summaryNotes, allClear, nextStep });
});
exports["tally"] = __part((exports) => {
var { failedOnEvidence } = __load("evidence-drop-a3c02e69/evidence-drop"), { isGraveGroup } = __load("evidence-drop-a3c02e69/substance"), { isGrave } = __load("main/severity-rank"), { compareText } = __load("main/order");
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
    case "never":
      return 0;
    case "critical":
      return counts.critical > 0 || findings.some(mayBeCritical) ? 1 : 0;
    case "important":
      return graveCount(counts) + unjudgedCount(counts) > 0 ? 1 : 0;
    case "minor":
      return counts.shown + unjudgedCount(counts) > 0 ? 1 : 0;
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
exports["work-lines"] = __part((exports) => {
var { SANDBOX_KINDS } = __load("main/vocabulary");
function workLines({ proof, fix }) {
  return [...proof === void 0 ? [] : [proofLine(proof)], ...fix === void 0 ? [] : [fixLine(fix)]];
}
function proofLine({ outcome, why, test }) {
  switch (outcome) {
    case "proven": {
      const base = test?.introduced === true ? ", passes at base" : "";
      return `Proven: fails at head${base}${test === null ? "" : ` (${test.name}, ${test.file})`}`;
    }
    case "not-proven":
      return `Not proven: ${why}`;
    case "not-attempted":
      return `No proof attempted: ${why}`;
  }
}
function fixLine({ outcome, why, branch }) {
  switch (outcome) {
    case "fixed":
      return `Fixed and verified: ${why} (branch ${branch})`;
    case "taken-back":
      return `Fix attempted and taken back: ${why}`;
    case "not-attempted":
      return `No fix attempted: ${why}`;
  }
}
function workTexts({
  proof,
  fix
}) {
  const texts = [
    ["The test", proof?.test?.patch ?? ""],
    ["What the test printed", proof?.test?.output ?? ""],
    ["The verified fix", fix?.patch ?? ""]
  ];
  return texts.filter(([, text]) => text.trim() !== "");
}
var RAN_IN = {
  bwrap: "in bwrap, without network",
  "user-namespaces": "in user namespaces, without network",
  none: "without a sandbox"
};
function sandboxNotes(report) {
  const used = sandboxesOf(report);
  return used.map((kind) => {
    const own = report.findings.filter(({ proof }) => proof?.sandbox === kind).map(({ id }) => id);
    const of = used.length === 1 ? "proofs" : `the proofs of ${own.join(", ")}`;
    return `The tests of ${of} ran ${RAN_IN[kind]}`;
  });
}
function sandboxesOf({ findings }) {
  return SANDBOX_KINDS.filter((kind) => findings.some(({ proof }) => proof?.sandbox === kind));
}
Object.assign(exports, { workLines, workTexts, sandboxNotes, sandboxesOf });
});
