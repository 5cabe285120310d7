var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["blame-ranges"] = __part((module, exports) => {
__export(exports, { GIT_FATAL: () => GIT_FATAL, pastFileOf: () => pastFileOf, readBlame: () => readBlame });
var [import_names, import_line_index, import_line_span, import_git] = ["file-header-a064cb69/names", "index-758d4a94/line-index", "evidence-drop-94f915f0/line-span", "objects-0b8527c9/git"].map(__load);
function parseBlame(output) {
  const blamed = [];
  const paths = /* @__PURE__ */ new Map();
  let current;
  for (const text of output.toString("latin1").split("\n")) {
    const [, sha, original, final] = /^([0-9a-f]{40,64}) (\d+) (\d+)/.exec(text) ?? [];
    if (sha !== void 0) current = { sha, originalLine: Number(original), line: Number(final) };
    else if (current === void 0) continue;
    else if (text.startsWith("filename ")) paths.set(current.sha, nameOf(text.slice("filename ".length)));
    else if (text.startsWith("	")) {
      blamed.push({ ...current, originalPath: paths.get(current.sha) ?? "" });
      current = void 0;
    }
  }
  return blamed;
}
function nameOf(written) {
  return (0, import_names.decodeName)((0, import_names.readQuotedName)(written)?.name ?? written);
}
var LINES_AROUND = 3;
var MOST_RANGES = 200;
function blameRanges(hunks, lineCount) {
  if (lineCount === 0) return [];
  const around = hunks.flatMap(changedPlaces).map(({ start, end }) => ({
    start: Math.max(1, start - LINES_AROUND),
    end: Math.min(lineCount, end + LINES_AROUND)
  }));
  const ranges = (0, import_line_span.mergeSpans)(around.filter((range) => range.start <= range.end));
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (first === void 0 || last === void 0) return [];
  return ranges.length > MOST_RANGES ? [{ start: first.start, end: last.end }] : ranges;
}
function changedPlaces(hunk) {
  return [...hunk.removed, ...insertionPoints(hunk)];
}
function insertionPoints({ old, new: now, removed, added }) {
  let [oldLine, newLine] = [firstOf(old), firstOf(now)];
  let [removals, additions] = [0, 0];
  return added.map((span) => {
    while (newLine < span.start) {
      const [gone, come] = [removed[removals], added[additions]];
      const [isGone, isCome] = [gone?.start === oldLine, come?.start === newLine];
      if (gone !== void 0 && isGone) [oldLine, removals] = [gone.end + 1, removals + 1];
      if (come !== void 0 && isCome) [newLine, additions] = [come.end + 1, additions + 1];
      if (isGone || isCome) continue;
      oldLine += 1;
      newLine += 1;
    }
    return { start: oldLine, end: oldLine - 1 };
  });
}
var firstOf = ({ start, count }) => count === 0 ? start + 1 : start;
var GIT_FATAL = 128;
function pastFileOf({ change, before }) {
  if (change.kind === "opaque" || change.kind === "text" && change.status === "added") return [];
  const basePath = change.kind === "text" ? change.from ?? change.path : change.path;
  const ranges = before === null ? [] : blameRanges(change.hunks, (0, import_line_index.lineCountOf)(before));
  return [{ path: change.path, basePath, removed: change.removed, ranges }];
}
async function readBlame(repository, base, file) {
  if (file.ranges.length === 0) return { lines: [], notes: [] };
  const answer = await (0, import_git.askGit)(
    repository,
    [
      // The option is the only way to neutralise `blame.ignoreRevsFile`; textconv would run a program of the user's.
      ...["blame", "--porcelain", "-w", "--no-textconv", "--no-ignore-revs-file", "--no-progress"],
      ...file.ranges.map(({ start, end }) => `-L${start},${end}`),
      ...[base, "--", file.basePath]
    ],
    { answers: [0, GIT_FATAL] }
  );
  if (answer.status === 0) return { lines: parseBlame(answer.stdout), notes: [] };
  const why = answer.stderr.trim().split("\n")[0] ?? "";
  return { lines: [], notes: [`${file.basePath}: git blame cannot read its history: ${why}`] };
}
});
exports["decide-next"] = __part((module, exports) => {
__export(exports, { MAX_PARALLEL: () => MAX_PARALLEL, decideNext: () => decideNext });
var MAX_PARALLEL = 10;
function decideNext(phases, states, ledger) {
  const prepared = preparedPhases(phases, states, ledger);
  for (const phase of phases) {
    if (!prepared.has(phase)) return { kind: "prepare", phase };
    const pending = states.filter((s) => s.slot.phase === phase && s.status === "pending");
    if (pending.length > 0) {
      const slots = pending.slice(0, MAX_PARALLEL);
      return { kind: "dispatch", phase, slots, left: pending.length - slots.length };
    }
  }
  return { kind: "report" };
}
function preparedPhases(phases, states, ledger) {
  const prepared = /* @__PURE__ */ new Set();
  for (const event of ledger) {
    if (event.kind === "planned") prepared.add(event.phase);
    if (event.kind !== "reopened") continue;
    const reopened = states.filter(({ slot }) => event.slots.includes(slot.slot)).map(({ slot }) => slot.phase);
    if (reopened.some((phase) => phase === "review" || phase === "sources") && phases.includes("score"))
      prepared.delete("score");
  }
  return prepared;
}
});
exports["functions-of"] = __part((module, exports) => {
__export(exports, { LARGEST_READ: () => LARGEST_READ, functionsOf: () => functionsOf, maskedOf: () => maskedOf });
var [import_extract, import_order] = ["extract-bd6f4934/extract", "main/order"].map(__load);
var LARGEST_READ = 5e5;
var MOST_FUNCTIONS = 2e3;
function functionsOf(text, path) {
  const family = (0, import_extract.familyOf)(path) ?? (/^#!.{0,100}sh\b/.test(text) ? import_extract.SHELL.family : void 0);
  const source = text.length > LARGEST_READ || family === void 0 ? null : maskedOf(text, path);
  if (source === null || family === void 0) return { source: { code: "", mask: "" }, list: [] };
  const owners = ownersIn(source.mask, family.isIndented === true).slice(0, MOST_FUNCTIONS);
  const byBody = /* @__PURE__ */ new Map();
  for (const found of family.functions(source)) {
    const owner = found.owner ?? innermost(owners, found.start)?.name ?? null;
    if (!byBody.has(found.body.start)) byBody.set(found.body.start, { ...found, owner });
  }
  const list = [...byBody.values()].toSorted((0, import_order.by)(({ start }) => start));
  return { source, list: list.slice(0, MOST_FUNCTIONS) };
}
var IN_BRACES = /(?<![.\w$])(?:(?:class|interface|struct|trait|object|enum|namespace)\s+(?<name>[\w$]+)|impl\b[^{;()]{0,300}?(?<type>\w+)(?:<[^{;]{0,200}>)?\s*(?=\{|where))[^;{()]{0,300}\{/g;
var INDENTED = /^(?<indent>[ \t]*)(?:class|module)[ \t]+(?<name>\w+)/gm;
function ownersIn(mask, isIndented) {
  if (!isIndented) {
    return [...mask.matchAll(IN_BRACES)].flatMap((match) => {
      const close = (0, import_extract.closingOf)(mask, match.index + match[0].length - 1);
      const name = match.groups?.["name"] ?? match.groups?.["type"] ?? "";
      return close === -1 ? [] : [{ name, start: match.index, end: close }];
    });
  }
  return [...mask.matchAll(INDENTED)].map((match) => {
    const { indent = "", name = "" } = match.groups ?? {};
    const from = match.index + match[0].length;
    const next = new RegExp(`\\n[ \\t]{0,${indent.length}}[^\\s"#)]`).exec(mask.slice(from));
    return { name, start: match.index, end: next === null ? mask.length : from + next.index };
  });
}
function innermost(owners, at) {
  return owners.findLast(({ start, end }) => start < at && at < end);
}
function maskedOf(text, path) {
  const syntax = (0, import_extract.syntaxOf)(path, text);
  if (syntax === null) return null;
  const [code, mask] = [[], []];
  let at = 0;
  for (const { kind, start, end } of (0, import_extract.scanRegions)(text, syntax)) {
    const [before, inside] = [text.slice(at, start), text.slice(start, end)];
    const isComment = kind === "line-comment" || kind === "block-comment";
    const blank = inside.replace(/[^\n]/g, " ");
    code.push(before, isComment ? blank : inside);
    mask.push(before, isComment ? blank : inside.replace(/[^\n]/g, '"'));
    at = end;
  }
  const rest = text.slice(at);
  return { code: code.join("") + rest, mask: mask.join("") + rest };
}
});
exports["phases-of"] = __part((module, exports) => {
__export(exports, { phasesOf: () => phasesOf });
var [import_vocabulary] = ["main/vocabulary"].map(__load);
function phasesOf({ kind, settings }) {
  return import_vocabulary.PHASES_OF[kind].filter((phase) => phase !== "sources" || settings.calls?.in_a_row === true);
}
});
exports["progress"] = __part((module, exports) => {
__export(exports, { currentProgress: () => currentProgress, progressOf: () => progressOf });
var [import_decide_next, import_phases_of, import_ledger, import_own_key] = ["blame-ranges-5449f9d6/decide-next", "blame-ranges-5449f9d6/phases-of", "matches-schema-2b17f0d0/ledger", "matches-schema-2b17f0d0/own-key"].map(__load);
function timeLeft({ took, open, sideBySide, atWork }) {
  const [middle] = took.toSorted((a, b) => a - b).slice(Math.floor(took.length / 2));
  if (middle === void 0 || open === 0) return null;
  return Math.ceil(open / sideBySide) * middle - Math.min(atWork, middle);
}
function progressOf({ states, ledger }, phase) {
  const own = states.filter(({ slot }) => slot.phase === phase);
  const names = new Set(own.map(({ slot }) => slot.slot));
  const stored = (0, import_ledger.eventsOf)(ledger, "stored").filter(({ slot }) => names.has(slot));
  const pending = own.filter(({ status }) => status === "pending");
  const tokens = stored.map((event) => event.tokens);
  return {
    phase,
    stored: own.filter(({ status }) => status === "stored").length,
    slots: own.length,
    failed: own.filter(({ status }) => status === "failed").length,
    tokens: tokens.every((n) => n !== null) ? tokens.reduce((sum, n) => sum + n, 0) : null,
    left: timeLeft({
      took: stored.flatMap(({ milliseconds }) => milliseconds === null ? [] : [milliseconds]),
      open: pending.length,
      sideBySide: import_decide_next.MAX_PARALLEL,
      atWork: longestAtWork(pending, ledger)
    })
  };
}
function longestAtWork(pending, ledger) {
  const called = (0, import_ledger.eventsOf)(ledger, "dispatched");
  const since = pending.flatMap(({ slot }) => {
    const last = called.findLast((event) => event.slot === slot.slot);
    return last === void 0 ? [] : [Date.parse(last.at)];
  });
  return since.length === 0 ? 0 : Math.max(0, Date.parse((0, import_own_key.now)()) - Math.min(...since));
}
function currentProgress(run) {
  const { file, states, ledger } = run;
  const step = (0, import_decide_next.decideNext)((0, import_phases_of.phasesOf)(file), states, ledger);
  const last = states.at(-1)?.slot.phase ?? (0, import_phases_of.phasesOf)(file)[0] ?? "review";
  return progressOf(run, step.kind === "report" ? last : step.phase);
}
});
exports["progress-line"] = __part((module, exports) => {
__export(exports, { elapsedText: () => elapsedText, progressLine: () => progressLine, shortCount: () => shortCount });
function progressLine({ phase, stored, slots, failed, tokens, left }) {
  return [
    slots === 0 ? `${phase}: preparing` : `${phase}: ${stored} of ${slots} slots stored`,
    ...failed === 0 ? [] : [`${failed} failed`],
    ...tokens === null || tokens === 0 ? [] : [`${shortCount(tokens)} tokens`],
    ...left === null ? [] : [`${minutesLeft(left)}${phase === "review" ? " before scoring" : ""}`]
  ].join(", ");
}
function elapsedText(milliseconds) {
  const seconds = Math.floor(milliseconds / 1e3);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = twoDigits(seconds % 60);
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${twoDigits(minutes)}:${rest}`;
}
function shortCount(n) {
  if (n < 1e3) return String(n);
  return n < 999500 ? `${Math.round(n / 1e3)}k` : `${(n / 1e6).toFixed(1)}M`;
}
function minutesLeft(milliseconds) {
  return milliseconds < 6e4 ? "under a minute left" : `about ${Math.round(milliseconds / 6e4)} min left`;
}
var twoDigits = (n) => String(n).padStart(2, "0");
});
