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
parts["chunk-EADOLVNT"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  sentLine: () => sentLine
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_CKMVB2RJ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-CKMVB2RJ"]();
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
  sentLine
});
});
parts["chunk-K22E4IWM"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  GROUPS: () => GROUPS,
  groupTitle: () => groupTitle
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_IJXJ7C2R = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-IJXJ7C2R"]();
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
parts["chunk-M5Z44UEJ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  atAGlance: () => atAGlance,
  shortTitle: () => shortTitle,
  shortWhy: () => shortWhy,
  sinceCounts: () => sinceCounts,
  sinceTitle: () => sinceTitle,
  stateLabel: () => stateLabel
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
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
  (0, import_chunk_UTFC5QHX.by)(({ severity }) => import_chunk_PXWIJ4LO.SEVERITIES.indexOf(severity)),
  (0, import_chunk_UTFC5QHX.by)(({ score }) => -(score ?? 0))
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
function sinceCounts({
  new: added,
  open,
  fixed,
  unconfirmed = 0,
  dismissed,
  withdrawn
}) {
  const rest = [
    ["not confirmed any more", unconfirmed],
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
  atAGlance,
  shortTitle,
  shortWhy,
  sinceCounts,
  sinceTitle,
  stateLabel
});
});
parts["chunk-NNS366VC"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nothingReviewed: () => nothingReviewed,
  reportKind: () => reportKind,
  whyUnshown: () => whyUnshown
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_CKMVB2RJ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-CKMVB2RJ"]();
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
  ["empty", "an empty file"],
  ["encoding", "another encoding, the same text"],
  ["review.skip", "left out by review.skip"],
  ["unreadable", "may be code, and is no text"],
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
  return `No line of ${part} is for a reviewer, so nobody was shown anything. ${(0, import_chunk_CKMVB2RJ.counted)(skipped.length, "file")} changed: ${named.join(", ")}${more}. Look at what you did not expect.`;
}
function isReviewed({ coverage }) {
  return coverage.hunks > 0;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  nothingReviewed,
  reportKind,
  whyUnshown
});
});
parts["chunk-ZOPGKXKW"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  closedPullRequest: () => closedPullRequest
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
function closedPullRequest({ number, state }) {
  if (state === "open") return void 0;
  return new import_chunk_J3I4R3VV.Failure("scope/pull-request-closed", `pull request #${number} is ${state}`, {
    hint: "review it all the same: --yes"
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  closedPullRequest
});
});
