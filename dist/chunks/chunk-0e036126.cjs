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
var from_chunk_48469241;
var from_chunk_a6011939;
var from_chunk_d1296144;
var from_main;
parts["chunk-57S3MHCI"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  atAGlance: () => atAGlance,
  sentLine: () => sentLine,
  shortWhy: () => shortWhy
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_CKMVB2RJ = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_UTFC5QHX = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-UTFC5QHX"]();
var SEEN_AT_ONCE = 5;
var FIRST = 3;
var NAMES = [
  ["Critical", ["critical"]],
  ["Important", ["important"]],
  ["Not scored", ["unscored", "not-scored"]],
  ["Minor", ["minor"]]
];
function atAGlance({ findings }) {
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
var mattersMost = (0, import_chunk_UTFC5QHX.inOrder)(
  (0, import_chunk_UTFC5QHX.by)(({ group }) => SURENESS[group]),
  (0, import_chunk_UTFC5QHX.by)(({ severity }) => import_chunk_DFW3OGFT.SEVERITIES.indexOf(severity)),
  (0, import_chunk_UTFC5QHX.by)(({ score }) => -(score ?? 0))
);
var MOST_OF_WHY = 240;
function shortWhy({ why }) {
  const text = why.replaceAll(/\s+/g, " ").trim();
  if (text.length <= MOST_OF_WHY) return text;
  const cut = text.slice(0, MOST_OF_WHY).lastIndexOf(" ");
  return cut > 0 ? `${text.slice(0, cut)} \u2026` : "\u2026";
}
function sentLine({ agents, packet_bytes, by_agent }) {
  const all = total(by_agent);
  const phases = [...new Set(by_agent.map(({ phase }) => phase))].map((phase) => {
    const rows = by_agent.filter((row) => row.phase === phase);
    return `${phase} ${grouped(total(rows).packet_bytes)}: ${rows.map(rowText).join(", ")}`;
  });
  const head = `${grouped(packet_bytes)} bytes in ${(0, import_chunk_CKMVB2RJ.counted)(agents, "packet")}`;
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  atAGlance,
  sentLine,
  shortWhy
});
});
parts["chunk-G6WTRN5U"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nothingReviewed: () => nothingReviewed,
  reportKind: () => reportKind,
  sinceCounts: () => sinceCounts,
  sinceTitle: () => sinceTitle,
  stateLabel: () => stateLabel
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_CKMVB2RJ = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-CKMVB2RJ"]();
var WHY = /* @__PURE__ */ new Map([
  ["binary", "binary, or declared so"],
  ["lockfile", "a lock file, which a package manager writes"],
  ["minified", "minified, which nobody wrote by hand"],
  ["generated", "generated, which nobody wrote by hand"],
  ["vendored", "other people\u2019s code that was copied here"],
  ["submodule", "another commit of a submodule, no line of this repository"],
  ["mode", "another mode, the same content"],
  ["rename", "another name, the same content"],
  ["empty", "an empty file"],
  ["encoding", "another encoding, the same text"],
  ["review.skip", "left out by review.skip"],
  ["unreadable", "may be code, and is no text"],
  ["lfs", "is kept in Git LFS, of which only the pointer is in the repository"],
  ["large", "too large to be read"]
]);
var NAMED = 10;
function reportKind(report) {
  return isReviewed(report) ? "Code Review" : "Nothing Was Reviewed";
}
function nothingReviewed(report) {
  if (isReviewed(report)) return void 0;
  const { skipped, shard } = report.scope;
  const named = skipped.slice(0, NAMED).map(({ path, reason }) => `${path} (${WHY.get(reason) ?? reason})`);
  const more = skipped.length > NAMED ? ` and ${skipped.length - NAMED} more` : "";
  const part = shard === void 0 ? "this change" : `shard ${shard.index} of ${shard.of}`;
  return `No line of ${part} is for a reviewer, so nobody was shown anything. ${(0, import_chunk_CKMVB2RJ.counted)(skipped.length, "file")} changed: ${named.join(", ")}${more}. Look at what you did not expect.`;
}
function isReviewed({ coverage }) {
  return coverage.hunks > 0;
}
function sinceTitle({ run, planned_at }) {
  return `Since the review of ${planned_at.slice(0, 10)} (run ${run})`;
}
function sinceCounts({ new: added, open, fixed, dismissed, withdrawn }) {
  const rest = [
    ["dismissed", dismissed],
    ["withdrawn", withdrawn]
  ];
  const named = rest.flatMap(([word, n]) => n === 0 ? [] : [`${n} ${word}`]);
  return [`${added} new`, `${open} still open`, `${fixed} fixed`, ...named].join(", ");
}
function stateLabel({ state, since }, report) {
  if (report.since === null) return "";
  return state === "new" ? ", new" : `, open since run ${since ?? report.since.run}`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  nothingReviewed,
  reportKind,
  sinceCounts,
  sinceTitle,
  stateLabel
});
});
parts["chunk-K22E4IWM"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  GROUPS: () => GROUPS,
  groupTitle: () => groupTitle
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_IJXJ7C2R = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-IJXJ7C2R"]();
var SCORED = {
  critical: ["Critical Issues", import_chunk_IJXJ7C2R.CRITICAL_FROM, 100],
  important: ["Important Issues", import_chunk_IJXJ7C2R.THRESHOLD, import_chunk_IJXJ7C2R.CRITICAL_FROM - 1],
  minor: ["Minor Notes", import_chunk_IJXJ7C2R.CONFIRMED_FROM, import_chunk_IJXJ7C2R.THRESHOLD - 1]
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  GROUPS,
  groupTitle
});
});
parts["chunk-W5O5YQLN"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  allClear: () => allClear,
  reservations: () => reservations,
  summaryNotes: () => summaryNotes,
  wayOn: () => wayOn,
  wordOf: () => wordOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_X75GLVD4 = (from_chunk_48469241 ??= require("./chunk-48469241.cjs"))["chunk-X75GLVD4"]();
var import_chunk_CKMVB2RJ = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var WITHOUT_CONTENT = ["mode", "rename", "empty", "encoding"];
function leftOut({ scope: { skipped } }) {
  const files = skipped.filter(({ reason }) => !WITHOUT_CONTENT.includes(reason));
  const withLines = files.filter(({ lines: lines2 }) => lines2 > 0);
  const lines = withLines.reduce((sum, file) => sum + file.lines, 0);
  const parts = [
    ...lines === 0 ? [] : [`${(0, import_chunk_CKMVB2RJ.counted)(lines, "line")} in ${(0, import_chunk_CKMVB2RJ.counted)(withLines.length, "file")}`],
    ...files.length === withLines.length ? [] : [`${(0, import_chunk_CKMVB2RJ.counted)(files.length - withLines.length, "file")} without lines (binary or submodule)`]
  ];
  if (parts.length === 0) return void 0;
  return `${parts.join(" and ")} ${lines + files.length - withLines.length === 1 ? "was" : "were"}`;
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
  const off = switchedOff(report);
  const unshown = leftOut(report);
  return [
    ...shard === void 0 ? [] : [`only shard ${shard.index} of ${shard.of} was reviewed`],
    ...paths === void 0 ? [] : [`only these paths were reviewed: ${paths.join(", ")}`],
    ...unshown === void 0 ? [] : [`${unshown} shown to nobody`],
    ...accepted === 0 ? [] : [`accepted before, and not listed: ${(0, import_chunk_CKMVB2RJ.counted)(accepted, "finding")}`],
    ...off.length === 0 ? [] : [`switched off: ${off.join(", ")}`],
    ...captured === "manual" ? ["replies were brought by hand; no hook watched these agents"] : []
  ];
}
function switchedOff({ coverage }) {
  const running = coverage.lenses.map(({ lens }) => lens);
  return import_chunk_DFW3OGFT.DEFAULT_LENSES.filter((lens) => !running.includes(lens));
}
function wordOf({ word_of: runs = [] }) {
  if (runs.length === 0) return "";
  return `taken on the word of ${runs.length === 1 ? "run" : "runs"} ${runs.join(", ")}`;
}
function summaryNotes(report) {
  const notes = [
    ["Not run, switched off", switchedOff(report)],
    ["Reviewed alone, as it was asked for", report.scope.paths ?? []],
    ["Shown to no reviewer", report.scope.skipped.map(leftOutFile)],
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
  if (status !== "complete" || coverage.hunks === 0 || (0, import_chunk_X75GLVD4.grave)(counts) + (0, import_chunk_X75GLVD4.unjudged)(counts) > 0) return void 0;
  const ofShard = shard === void 0 ? "" : ` in shard ${shard.index} of ${shard.of}, which is a part of the change`;
  const part = ofShard + (paths === void 0 ? "" : " in the paths that were asked for, a part of the change");
  const notes = butWhat(counts);
  const unshown = leftOut(report);
  const word = wordOf(report);
  const on = word === "" ? "" : `, ${word}`;
  return unshown === void 0 ? `No issues found${part}${notes}${on}.` : `No issues found in what was shown${part}${notes}${on}; ${unshown} shown to nobody.`;
}
function butWhat({ minor, dropped }) {
  const accepted = dropped["suppressed"] ?? 0;
  const but = [
    ...minor === 0 ? [] : ["the minor notes"],
    ...accepted === 0 ? [] : [`${(0, import_chunk_CKMVB2RJ.counted)(accepted, "finding")} accepted before`]
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
  reservations,
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
