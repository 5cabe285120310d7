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
var from_chunk_6d27c720;
var from_main;
parts["chunk-7ABYQQTZ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  countsOf: () => countsOf,
  exitFor: () => exitFor,
  grave: () => grave,
  isUnproven: () => isUnproven,
  recommendation: () => recommendation,
  riskAreas: () => riskAreas,
  unjudged: () => unjudged
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_CU3CZOWL = parts["chunk-CU3CZOWL"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
function countsOf({ raised, followed }, findings, drops) {
  const inGroup = (group) => findings.filter((f) => f.group === group).length;
  const unproven = drops.filter(isUnproven).length;
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
    dropped
  };
}
function isUnproven({ value: { claim }, reason }) {
  const isGrave = claim.severity === "critical" || claim.severity === "high";
  return isGrave && (reason.kind.startsWith("cause_") || (0, import_chunk_CU3CZOWL.fellForItsEvidence)(reason.kind));
}
function exitFor(counts, failOn) {
  switch (failOn) {
    case "never":
      return 0;
    case "critical":
      return counts.critical > 0 ? 1 : 0;
    case "important":
      return grave(counts) + unjudged(counts) > 0 ? 1 : 0;
    case "minor":
      return counts.shown + unjudged(counts) > 0 ? 1 : 0;
  }
}
function grave({ critical, important }) {
  return critical + important;
}
function unjudged({ unscored, not_scored }) {
  return unscored + not_scored;
}
function recommendation(status, counts) {
  if (grave(counts) > 0) return "request-changes";
  const isSettled = status === "complete" && unjudged(counts) === 0 && counts.unproven === void 0;
  return isSettled ? "approve" : "needs-discussion";
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  countsOf,
  exitFor,
  grave,
  isUnproven,
  recommendation,
  riskAreas,
  unjudged
});
});
parts["chunk-CU3CZOWL"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  DROP_GROUPS: () => DROP_GROUPS,
  dropText: () => dropText,
  fellForItsEvidence: () => fellForItsEvidence,
  kindsOf: () => kindsOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_H3UCOH37 = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-H3UCOH37"]();
var DROP_GROUPS = [
  "below threshold",
  "not on changed lines",
  "evidence not found",
  "absence not checked",
  "duplicate",
  "suppressed",
  "not scored",
  "unscored",
  "raised again",
  "fixed",
  "withdrawn"
];
var GROUP_OF = {
  path_invalid: "evidence not found",
  quote_not_found: "evidence not found",
  quote_without_substance: "evidence not found",
  not_on_changed_lines: "not on changed lines",
  cause_missing: "not on changed lines",
  cause_not_on_changed_line: "not on changed lines",
  cause_not_in_change: "not on changed lines",
  also_not_found: "evidence not found",
  rests_on_not_found: "evidence not found",
  rule_file_unknown: "evidence not found",
  rule_text_not_found: "evidence not found",
  rule_text_cut: "evidence not found",
  rule_does_not_govern: "evidence not found",
  rule_changed_in_diff: "evidence not found",
  commit_not_in_history_table: "evidence not found",
  commit_of_other_file: "evidence not found",
  comment_not_found: "evidence not found",
  intent_not_found: "evidence not found",
  caller_not_found: "evidence not found",
  caller_is_cause: "evidence not found",
  source_not_found: "evidence not found",
  sink_not_found: "evidence not found",
  existing_not_found: "evidence not found",
  existing_is_own_place: "evidence not found",
  existing_is_added: "evidence not found",
  absence_not_checked: "absence not checked",
  where_checked_not_opened: "absence not checked",
  duplicate_of: "duplicate",
  suppressed: "suppressed",
  below_threshold: "below threshold",
  not_scored: "not scored",
  unscored: "unscored",
  raised_again: "raised again",
  fixed: "fixed",
  withdrawn: "withdrawn"
};
function kindsOf(group) {
  return Object.keys(GROUP_OF).filter((kind) => GROUP_OF[kind] === group);
}
var TEXTS = {
  path_invalid: (r) => `"${r.file}" is no file of this repository`,
  quote_not_found: (r) => `the quote does not stand in ${r.file}`,
  quote_without_substance: () => `the quote proves nothing: off the change's lines it needs ${import_chunk_H3UCOH37.SHORTEST_QUOTE} characters and one line with an identifier`,
  not_on_changed_lines: (r) => `stands at ${r.placement}, which the scope policy "${r.policy}" excludes`,
  cause_missing: () => "an impact finding needs the changed line that causes it",
  cause_not_on_changed_line: () => "the quoted cause does not stand on a changed line",
  cause_not_in_change: (r) => `the change has not ${r.whole} ${r.file}, which it names as the cause`,
  also_not_found: (r) => `a further place that it quotes does not stand in ${r.file}`,
  rests_on_not_found: (r) => `what it rests on does not stand in ${r.file}`,
  rule_file_unknown: (r) => `${r.ruleFile} is no rule file at base`,
  rule_text_not_found: (r) => `the rule text does not stand in ${r.ruleFile} at base`,
  rule_text_cut: (r) => `the rule text is a part of a sentence of ${r.ruleFile}, which may say something else`,
  rule_does_not_govern: (r) => `${r.ruleFile} does not govern ${r.file}`,
  rule_changed_in_diff: (r) => `the rule text stands in ${r.ruleFile} only since this change`,
  commit_not_in_history_table: (r) => `commit ${r.commitRef} is not in the history table`,
  commit_of_other_file: (r) => `the history table has commit ${r.commitRef} for other files than ${r.file}`,
  comment_not_found: (r) => `the comment does not stand in ${r.file}`,
  intent_not_found: () => "the intent it cites stands in no commit message and not in the pull request",
  caller_not_found: (r) => `the caller's text does not stand in ${r.file} at head`,
  caller_is_cause: (r) => `the caller it cites is added in ${r.file}, where the cause is`,
  source_not_found: (r) => `the text of the data's source does not stand in ${r.file} at head`,
  sink_not_found: (r) => `the text of the data's sink does not stand in ${r.file} at head`,
  existing_not_found: (r) => `the existing code it cites does not stand in ${r.file} at head`,
  existing_is_own_place: (r) => `the existing code it cites in ${r.file} is its own place`,
  existing_is_added: (r) => `the existing code it cites in ${r.file} is added by this change`,
  absence_not_checked: () => "claims that something is missing and did not look elsewhere",
  where_checked_not_opened: (r) => `claims to have checked ${r.path}, which was never opened or searched`,
  duplicate_of: (r) => `the same as finding ${r.fingerprint.slice(0, 12)}`,
  suppressed: (r) => `suppressed: ${r.reason}`,
  below_threshold: (r) => `score ${r.score} is below ${r.threshold}`,
  not_scored: (r) => `only the first ${r.cap} defects are scored`,
  unscored: (r) => `no acceptable score: ${r.why}`,
  raised_again: (r) => `raised again, now as ${r.fingerprint.slice(0, 12)}`,
  fixed: (r) => r.why,
  withdrawn: (r) => r.why
};
function dropText(reason) {
  const text = TEXTS[reason.kind];
  return text(reason);
}
function fellForItsEvidence(kind) {
  return GROUP_OF[kind] === "evidence not found" || GROUP_OF[kind] === "absence not checked";
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  DROP_GROUPS,
  dropText,
  fellForItsEvidence,
  kindsOf
});
});
parts["chunk-GJYHFE4Y"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  guessedBase: () => guessedBase,
  leftOut: () => leftOut,
  leftOutFile: () => leftOutFile,
  reservations: () => reservations,
  switchedOff: () => switchedOff
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_LK6EDTXU = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-LK6EDTXU"]();
var import_chunk_CKMVB2RJ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var WITHOUT_CONTENT = ["rename", "encoding"];
var KINDS = /* @__PURE__ */ new Map([
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
    ...lines === 0 ? [] : [`${(0, import_chunk_CKMVB2RJ.counted)(lines, "line")} in ${(0, import_chunk_CKMVB2RJ.counted)(withLines.length, "file")}`],
    ...without.length === 0 ? [] : [`${(0, import_chunk_CKMVB2RJ.counted)(without.length, "file")} without lines (${kinds})`]
  ];
  if (parts.length === 0) return void 0;
  return `${parts.join(" and ")} ${lines + without.length === 1 ? "was" : "were"}`;
}
function leftOutFile({ path, reason, lines, decided_by: by, why }) {
  const said = why === void 0 ? reason : `${reason}: ${why}`;
  const size = lines === 0 ? "" : `, ${(0, import_chunk_CKMVB2RJ.counted)(lines, "line")}`;
  return `${path} (${said}${by === "base" && why === void 0 ? ", says the base" : ""}${size})`;
}
function reservations(report) {
  const { captured, counts } = report;
  const { shard, paths } = report.scope;
  const accepted = counts.dropped["suppressed"] ?? 0;
  const { unproven = 0 } = counts;
  const unconfirmed = report.since?.unconfirmed ?? 0;
  const off = switchedOff(report);
  const unshown = leftOut(report);
  return [
    ...guessedBase(report),
    ...shard === void 0 ? [] : [`only shard ${shard.index} of ${shard.of} was reviewed`],
    ...paths === void 0 ? [] : [`only these paths were reviewed: ${paths.join(", ")}`],
    ...unshown === void 0 ? [] : [`${unshown} shown to nobody`],
    ...accepted === 0 ? [] : [`accepted before, and not listed: ${(0, import_chunk_CKMVB2RJ.counted)(accepted, "finding")}`],
    ...unconfirmed === 0 ? [] : [`there as in the review before, and not confirmed now: ${(0, import_chunk_CKMVB2RJ.counted)(unconfirmed, "finding")}`],
    ...unproven === 0 ? [] : [`dropped for want of proof, not refuted: ${(0, import_chunk_CKMVB2RJ.counted)(unproven, "grave claim")}`],
    ...off.length === 0 ? [] : [`switched off: ${off.join(", ")}`],
    ...captured === "manual" ? ["replies were brought by hand; no hook watched these agents"] : []
  ];
}
function guessedBase({ scope: { base } }) {
  return base.why.includes(import_chunk_LK6EDTXU.GUESSED) ? [`compared with ${base.label}, ${import_chunk_LK6EDTXU.GUESSED}`] : [];
}
function switchedOff({ coverage }) {
  const running = coverage.lenses.map(({ lens }) => lens);
  return import_chunk_PXWIJ4LO.DEFAULT_LENSES.filter((lens) => !running.includes(lens));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  guessedBase,
  leftOut,
  leftOutFile,
  reservations,
  switchedOff
});
});
parts["chunk-IVJR772G"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  KNOWLEDGE: () => KNOWLEDGE,
  KNOWLEDGE_SOURCE: () => KNOWLEDGE_SOURCE,
  knowledgeNote: () => knowledgeNote
});
module.exports = __toCommonJS(stdin_exports);
var KNOWLEDGE = "knowledge";
var KNOWLEDGE_SOURCE = "what the reviewer knows; nobody has looked it up";
function knowledgeNote({ evidence }) {
  const known = evidence.filter(({ kind }) => kind === KNOWLEDGE).map(({ text }) => text.trim());
  return known.length === 0 ? "" : `Rests on ${KNOWLEDGE_SOURCE}: ${known.join("; ")}`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  KNOWLEDGE,
  KNOWLEDGE_SOURCE,
  knowledgeNote
});
});
parts["chunk-LFKSI4BP"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  accountOf: () => accountOf,
  arithmetic: () => arithmetic,
  coverageLine: () => coverageLine
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_CU3CZOWL = parts["chunk-CU3CZOWL"]();
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
  const groups = import_chunk_CU3CZOWL.DROP_GROUPS.map((what) => ({
    what,
    n: (0, import_chunk_CU3CZOWL.kindsOf)(what).reduce((sum, kind) => sum + (counts.dropped[kind] ?? 0), 0)
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  accountOf,
  arithmetic,
  coverageLine
});
});
parts["chunk-TZCWUL47"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  allClear: () => allClear,
  summaryNotes: () => summaryNotes,
  wayOn: () => wayOn,
  wordOf: () => wordOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_GJYHFE4Y = parts["chunk-GJYHFE4Y"]();
var import_chunk_7ABYQQTZ = parts["chunk-7ABYQQTZ"]();
var import_chunk_CKMVB2RJ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-CKMVB2RJ"]();
function wordOf({ word_of: runs = [] }) {
  if (runs.length === 0) return "";
  return `taken on the word of ${runs.length === 1 ? "run" : "runs"} ${runs.join(", ")}`;
}
function summaryNotes(report) {
  const notes = [
    ["Base guessed", (0, import_chunk_GJYHFE4Y.guessedBase)(report)],
    ["Not run, switched off", (0, import_chunk_GJYHFE4Y.switchedOff)(report)],
    ["Reviewed alone, as it was asked for", report.scope.paths ?? []],
    ["Shown to no reviewer", report.scope.skipped.map(import_chunk_GJYHFE4Y.leftOutFile)],
    ["Not sent", notSent(report)],
    ["Kept", keptNotes(report)],
    ["Rule changed in this diff, not applied", report.rules_changed],
    ["Suppressions expired", report.suppressions.expired],
    ["Suppressions that match nothing", report.suppressions.unmatched],
    ["Suppression that suppresses nothing", report.suppressions.unsure],
    ["Suppressed, and graver than what was accepted", report.suppressions.graver],
    ["Suppression that this change adds, not applied", report.suppressions.added],
    ["Reviewer claim refused", report.refused_claims],
    ["Taken on the word of", wordNotes(report)],
    ["Warning", report.warnings],
    ["Captured", report.captured === "manual" ? ["manually; no hook watched these agents"] : []]
  ];
  return notes.flatMap(([name, texts]) => texts.map((text) => [name, text]));
}
function keptNotes({ kept }) {
  return kept === void 0 ? [] : [`replies of run ${kept.run}, which was not finished, where they still stand`];
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
  if (status !== "complete" || coverage.hunks === 0 || (0, import_chunk_7ABYQQTZ.grave)(counts) + (0, import_chunk_7ABYQQTZ.unjudged)(counts) > 0) return void 0;
  const ofShard = shard === void 0 ? "" : ` in shard ${shard.index} of ${shard.of}, which is a part of the change`;
  const part = ofShard + (paths === void 0 ? "" : " in the paths that were asked for, a part of the change");
  const notes = butWhat(report);
  const unshown = (0, import_chunk_GJYHFE4Y.leftOut)(report);
  const word = wordOf(report);
  const on = word === "" ? "" : `, ${word}`;
  return unshown === void 0 ? `No issues found${part}${notes}${on}.` : `No issues found in what was shown${part}${notes}${on}; ${unshown} shown to nobody.`;
}
function butWhat({ counts: { minor, unproven = 0, dropped }, since }) {
  const unconfirmed = since?.unconfirmed ?? 0;
  const accepted = dropped["suppressed"] ?? 0;
  const but = [
    ...minor === 0 ? [] : ["the minor notes"],
    ...accepted === 0 ? [] : [`${(0, import_chunk_CKMVB2RJ.counted)(accepted, "finding")} accepted before`],
    ...unconfirmed === 0 ? [] : [`${(0, import_chunk_CKMVB2RJ.counted)(unconfirmed, "finding")} of before not confirmed now`],
    ...unproven === 0 ? [] : [`${(0, import_chunk_CKMVB2RJ.counted)(unproven, "grave claim")} dropped for want of proof`]
  ];
  return but.length === 0 ? "" : ` but ${but.join(" and ")}`;
}
function wayOn({ status, run, coverage }) {
  if (status === "incomplete" && coverage.hunks === 0)
    return "Look at these yourself: no reviewer can be shown them.";
  return status === "failed" ? "Leave the repository as it is while a review runs; start again with: correctless plan" : `Try what failed once more with: correctless next ${run} --retry`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  allClear,
  summaryNotes,
  wayOn,
  wordOf
});
});
parts["chunk-YLGUHWXJ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  beforeTheChange: () => beforeTheChange,
  levelOf: () => levelOf,
  sentences: () => sentences
});
module.exports = __toCommonJS(stdin_exports);
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
function beforeTheChange({ side, lines }) {
  return side === "old" ? `Line ${lines[0]} before the change: ` : "";
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  beforeTheChange,
  levelOf,
  sentences
});
});
