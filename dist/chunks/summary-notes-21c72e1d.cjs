var { __load, __part } = require("../main.cjs").shared;
exports["at-a-glance"] = __part((exports) => {
var { isProven } = __load("terminal-2adf8bf1/with-work"), { severityRank } = __load("main/severity-rank"), { by, inOrder } = __load("main/order");
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
var SURENESS = { critical: 0, important: 0, unscored: 1, "not-scored": 1, minor: 2 };
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
function sinceTitle({ run, planned_at }) {
  return `Since the review of ${planned_at.slice(0, 10)} (run ${run})`;
}
function sinceCounts({ new: added, open, fixed, unconfirmed, dismissed, withdrawn }) {
  const rest = [["not confirmed any more", unconfirmed], ["dismissed", dismissed], ["withdrawn", withdrawn]];
  const named = rest.flatMap(([word, n]) => n === 0 ? [] : [`${n} ${word}`]);
  return [`${added} new`, `${open} still open`, `${fixed} fixed`, ...named].join(", ");
}
function stateLabel({ state, since, was }, report) {
  if (report.since === null) return "";
  if (state === "new") return ", new";
  const before = was === void 0 ? "" : `, ${[was.group, was.score].join(" ").trim()} before`;
  return `, open since run ${since ?? report.since.run}${before}`;
}
Object.assign(exports, { glanceOf, shortWhy, shortTitle, sinceTitle, sinceCounts, stateLabel });
});
exports["finding-level"] = __part((exports) => {
function levelOf({ severity, group }) {
  if (group === "minor") return "note";
  switch (severity) {
    case "critical":
    case "high": return "error";
    case "medium": return "warning";
    case "low": return "note";
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
exports["group-title"] = __part((exports) => {
var { CONFIRMED_FROM, CRITICAL_FROM, THRESHOLD } = __load("evidence-drop-566105c0/rubric");
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
Object.assign(exports, { GROUPS, groupTitle });
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
  return [known === calls ? `${grouped(tokens)} tokens` : `${grouped(tokens)} tokens of ${known} of ${calls} calls`];
}
function grouped(n) {
  return String(n).replaceAll(/\B(?=(\d{3})+$)/g, ",");
}
Object.assign(exports, { sentLine });
});
exports["summary-notes"] = __part((exports) => {
var { isListedElsewhere } = __load("evidence-lines-52516c5a/evidence-lines"), { BUG_LENS, guessedBase, leftOut, leftOutFile, switchedOff, unconfirmedNow } = __load("evidence-lines-52516c5a/reservations"), { graveCount, unjudgedCount } = __load("evidence-lines-52516c5a/tally"), { sandboxNotes } = __load("summary-notes-21c72e1d/work-lines"), { counted } = __load("main/counted");
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
  const { status, counts, coverage, scope: { shard, paths } } = report;
  if (status !== "complete" || coverage.hunks === 0 || graveCount(counts) + unjudgedCount(counts) > 0) return void 0;
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
  if (status === "incomplete" && coverage.hunks === 0) return "Look at these yourself: no reviewer can be shown them.";
  return status === "failed" ? "Leave the repository as it is while a review runs; start again with: correctless plan" : `Try what failed once more with: correctless next ${run} --retry`;
}
Object.assign(exports, { wordOf, summaryNotes, allClear, nextStep });
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
    case "not-proven": return `Not proven: ${why}`;
    case "not-attempted": return `No proof attempted: ${why}`;
  }
}
function fixLine({ outcome, why, branch }) {
  switch (outcome) {
    case "fixed": return `Fixed and verified: ${why} (branch ${branch})`;
    case "taken-back": return `Fix attempted and taken back: ${why}`;
    case "not-attempted": return `No fix attempted: ${why}`;
  }
}
function workTexts({ proof, fix }) {
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
