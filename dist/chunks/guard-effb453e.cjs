var { __load, __part } = require("../main.cjs").shared;
exports["guard"] = __part((exports) => {
var { FINDINGS_FLAGS, askedPolicy, readFindings } = __load("text-called-binary-fccc6b1e/findings-input"), { TARGET_FLAGS, askedChange } = __load("target-3d41a926/asked-target"), { readChange } = __load("text-called-binary-fccc6b1e/read-skipped"), { forwardSlashes } = __load("look-c0605269/forward-slashes"), { contentFacts } = __load("text-called-binary-fccc6b1e/lock-file"), { allowedBy, isOnChangedLine, placementOf } = __load("extract-7558e31f/verify-finding"), { sift } = __load("index-936eb180/looks"), { compared, findLines } = __load("index-936eb180/same-claim"), { lined } = __load("evidence-drop-a3c02e69/reviewed-text"), { scanValue, skipWhitespace, soleJsonText, trimWhitespace } = __load("index-936eb180/scan-json"), { textIn } = __load("index-936eb180/decode-text"), { hasContent } = __load("evidence-drop-a3c02e69/substance"), { counted } = __load("main/counted"), { folderInRepository, openRepository } = __load("git-685f2d30/repository"), { LARGEST_TEXT } = __load("main/largest-text"), { eachFile, listTree } = __load("git-685f2d30/objects"), { asRepoPath } = __load("git-685f2d30/batch-output"), { printable } = __load("git-685f2d30/printable"), { Failure } = __load("main/failure"), { inertJson } = __load("main/inert-2"), { posix } = require("node:path");
function pathReadings(claim, where) {
  const slashed = claim.replaceAll("\\", "/");
  const inside = fromFolders(slashed, where);
  if ((inside.length === 0 ? [slashed] : inside).some(isInGit)) return { isInGit: true, tiers: [] };
  const spellings2 = [.../* @__PURE__ */ new Set([claim, slashed])];
  const tiers = [...spellings2, ...spellings2.flatMap(withoutPrefix)].map((path) => fromFolders(path, where));
  return {
    isInGit: false,
    tiers: tiers.map((paths) => paths.map(asRepoPath).filter((path) => path !== void 0))
  };
}
function isInGit(path) {
  return /(?:^|\/)\.git(?:\/|$)/i.test(posix.normalize(path));
}
function fromFolders(claim, { roots, prefix }) {
  const path = claim.replace(/^[a-z]:/, (drive) => drive.toUpperCase());
  if (path.startsWith("/") || /^[A-Z]:\//.test(path)) {
    const root = roots.find((one) => path.startsWith(`${one}/`));
    return root === void 0 ? [] : [posix.normalize(path.slice(root.length + 1))];
  }
  return [.../* @__PURE__ */ new Set([posix.normalize(path), posix.join(prefix, path)])];
}
function withoutPrefix(path) {
  const rest = /^[ab]\/(.+)$/s.exec(posix.normalize(path))?.[1];
  return rest === void 0 ? [] : [rest];
}
function namedPaths(findings, where) {
  const claims = findings.flatMap(({ places, quotes }) => [
    ...places.flatMap((place) => place.kind === "place" ? place.claims : []),
    ...quotes.flatMap((quote) => quote.claims)
  ]);
  return new Set([...new Set(claims)].flatMap((claim) => pathReadings(claim, where).tiers.flat()));
}
var LONGEST = 60;
var PAIRS = { ")": "(", "]": "[", "}": "{" };
var NO_CODE = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|(?:\/\/|#).*$/g;
function statementEnd(lines, start) {
  const open = [];
  for (let number = start; number <= Math.min(lines.length, start + LONGEST); number += 1) {
    const code = (lines[number - 1] ?? "").replaceAll(NO_CODE, " ");
    for (const { 0: sign, index } of code.matchAll(/[()[\]{}]/g)) {
      if ("([{".includes(sign)) {
        const before = code.slice(0, index).trim();
        if (sign === "{" && !isLiteral(before, open.length)) return start;
        open.push(sign);
      } else if (sign in PAIRS && open.at(-1) === PAIRS[sign]) {
        open.pop();
      }
    }
    if (open.length === 0) return number;
  }
  return start;
}
function isLiteral(before, open) {
  return before === "" ? open > 0 : /[([{,=:?|&]$/.test(before);
}
function decidePlace(place, world) {
  if (place.kind === "remark") {
    return [{ kept: false, placement: "outside", reason: `about no line: ${place.what}` }];
  }
  if (place.kind === "unreadable") return [noPlace(`${place.what} cannot be looked up`)];
  const readings = place.claims.map((claim2) => pathReadings(claim2, world));
  const [claim] = place.claims;
  if (readings.some(({ isInGit: isInGit2 }) => isInGit2)) {
    const moved = world.movedBy?.(claim);
    if (moved !== void 0) return [unclear(`${claim} may be another file: ${moved}`)];
    return [{ kept: false, placement: "outside", reason: `${claim} is in .git, which no change holds` }];
  }
  const meant = pathsMeant(readings, world);
  if (meant.length === 0) return [noPlace(`file ${JSON.stringify(claim)} is on neither side of the change`)];
  return meant.map((file) => decideLines({ ...place, file }, world));
}
function pathsMeant(readings, { linesOf }) {
  const tiers = readings.flatMap((reading) => reading.tiers);
  const there = tiers.map((paths) => paths.filter((path) => linesOf(path) !== void 0));
  const decides = there.findIndex((paths) => paths.some((path) => linesOf(path)?.old !== void 0));
  return [...new Set((decides === -1 ? there : there.slice(0, decides + 1)).flat())];
}
function decideLines(claimed, world) {
  const { changed, policy } = world;
  const place = { ...claimed, side: sideOf(claimed, world) };
  const { file, at } = place;
  const where = `${at.start === at.end ? `line ${at.start}` : `lines ${at.start}-${at.end}`} of ${file}`;
  const count = countOn(place, world);
  if (count === void 0) return noPlace(`${where}: the ${place.side} side has no such file`);
  if (at.start > Math.max(count, 1)) return noPlace(`${where}: the file has ${count} lines`);
  const placement = placementOf({ ...place, isImpact: false }, changed);
  if (allowedBy(policy, placement)) return { kept: true, placement, reason: where };
  if (isOfChangedStatement(place, world)) {
    return { kept: true, placement, reason: where, by: "the call that begins there has changed" };
  }
  if (at.end > count) return noPlace(`${where}: the file has ${count} lines`);
  if (changed.has(file) && /\.ipynb$/i.test(file)) return unclear(`${where} may be a line of any cell`);
  const moved = world.movedBy?.(file);
  if (moved !== void 0) return unclear(`${where} may be any other line: ${moved}`);
  const ends = world.otherEndsOf?.(file)?.[place.side] ?? 0;
  const above = { start: Math.max(1, at.start - ends), end: at.end };
  if (ends > 0 && allowedBy(policy, placementOf({ ...place, at: above, isImpact: false }, changed))) {
    return unclear(`${where} may be a line above: the file has ${ends} line ends that git does not count`);
  }
  const change = changed.get(file);
  if (change?.kind === "opaque" && (change.why === "binary" || change.why === "submodule")) {
    return noPlace(`${where}: the change of a ${change.why} shows no lines`);
  }
  const meaning = placement === "outside" && world.isNarrowed === true ? OUTSIDE_OF_PATHS : MEANINGS[placement];
  return { kept: false, placement, reason: `${where} ${meaning}` };
}
function isOfChangedStatement({ file, side, at }, { changed, policy, textOf: textOf2 }) {
  const lines = side === "new" && changed.has(file) ? textOf2?.(file, side)?.lines() : void 0;
  if (lines === void 0) return false;
  const whole = { start: at.start, end: Math.max(at.end, statementEnd(lines, at.end)) };
  return allowedBy(policy, placementOf({ file, side, at: whole, isImpact: false }, changed));
}
function decideQuote({ claims, text, around: around2 }, world) {
  const wanted = compared(text.split("\n"));
  if (!hasContent(wanted)) return [];
  const readings = claims.map((claim) => pathReadings(claim, world));
  const places = pathsMeant(readings, world).flatMap(
    (file2) => ["new", "old"].flatMap((side2) => {
      const source = world.textOf?.(file2, side2);
      const spans = source === void 0 ? [] : findLines(wanted, source);
      return spans.some(({ start }) => start === around2) ? [] : spans.map((at2) => ({ file: file2, side: side2, at: at2 }));
    })
  );
  const onChange = places.find((place) => isOnChangedLine(place, world.changed));
  if (onChange === void 0) return [];
  const { file, side, at } = onChange;
  const by = `what it quotes is ${side === "new" ? "changed" : "removed"} line ${at.start} of ${file}`;
  return [{ kept: true, placement: "added", reason: by, by }];
}
function sideOf({ file, side }, { linesOf }) {
  return linesOf(file)?.new === void 0 ? "old" : side;
}
function countOn({ file, side }, { changed, linesOf }) {
  const lines = linesOf(file)?.[side];
  const change = changed.get(file);
  if (lines !== void 0 || side === "new" || change === void 0 || change.kind === "deleted")
    return lines;
  return change.from === void 0 ? void 0 : linesOf(change.from)?.old;
}
function unclear(reason) {
  return { ...noPlace(reason), mayBeChanged: true };
}
var MEANINGS = {
  added: "is an added line",
  deletion_anchor: "is where lines were removed",
  impact: "is affected by the change",
  hunk_context: "is near a change, but unchanged",
  changed_file: "is an unchanged part of a changed file",
  outside: "is not in a changed file"
};
var OUTSIDE_OF_PATHS = "is not in a changed file of the paths that were asked for";
function noPlace(reason) {
  return { kept: false, placement: "unlocatable", reason };
}
function guardFindings(findings, world) {
  if (world.changed.size === 0) {
    throw new Failure("refused/empty-change-map", "no changed file is known, so no finding can be placed", {
      hint: "see what the target holds: correctless diff TARGET"
    });
  }
  const { kept, dropped } = sift(findings, (finding) => {
    const decided = decide(finding, world);
    const by = decided.by === void 0 ? {} : { by: decided.by };
    return decided.kept ? { keep: { ...finding, ...by } } : { drop: decided };
  });
  const unlocatableCount = dropped.filter(({ reason }) => reason.placement === "unlocatable").length;
  const passes = unlocatableCount === 0 ? "pass" : "error";
  return {
    status: kept.length > 0 ? "fail" : passes,
    kept,
    dropped: dropped.map(({ value: finding, reason: { placement, reason } }) => ({
      finding,
      placement,
      reason
    })),
    filteredCount: dropped.length,
    unlocatableCount
  };
}
function decide(finding, world) {
  if (finding.isProven) return { kept: true, placement: "impact", reason: PROVEN, by: PROVEN };
  const all = finding.places.flatMap((place) => {
    const decided = decidePlace(place, world);
    const isRelated = place.kind === "place" && place.isRelated === true;
    if (!isRelated) return decided;
    return decided.filter(({ kept: kept2, mayBeChanged }) => kept2 || mayBeChanged).map((one) => ({ ...one, by: `it names ${one.reason}` }));
  });
  const unlocatable = all.find(({ placement }) => placement === "unlocatable");
  const quoted = finding.quotes.flatMap((quote) => decideQuote(quote, world));
  const kept = [...all, ...quoted].find((one) => one.kept);
  return kept ?? unlocatable ?? all[0] ?? noPlace("a finding without a place");
}
var PROVEN = "a review of ours placed it on the change";
function guardJson(answer, passedOver, asked) {
  const kept = answer.kept.map(({ text }) => `    ${text}`);
  const dropped = answer.dropped.map(
    ({ finding, placement, reason }) => `    { "finding": ${finding.text}, "placement": ${JSON.stringify(placement)}, "reason": ${JSON.stringify(reason)} }`
  );
  return `{
  "status": ${JSON.stringify(answer.status)},
  "kept": ${list(kept)},
  "dropped": ${list(dropped)},
  "filteredCount": ${answer.filteredCount},
  "unlocatableCount": ${answer.unlocatableCount},
  "passed_over": ${inline(passedOver)},
  "scope_policy": ${JSON.stringify(asked.policy)},
  "paths": ${inline(asked.paths)},
  "base": ${inline(named(asked.base))},
  "head": ${inline(named(asked.head))}
}
`;
}
function list(elements) {
  return elements.length === 0 ? "[]" : `[
${elements.join(",\n")}
  ]`;
}
function named({ sha, label, why }) {
  return { sha, label, why };
}
function inline(value) {
  return inertJson(value).trimEnd().replaceAll("\n", "\n  ");
}
function decodeFindings(bytes) {
  const [first, second] = bytes;
  const utf16 = first === 255 && second === 254 ? "utf-16le" : first === 254 && second === 255 ? "utf-16be" : void 0;
  try {
    return new TextDecoder(utf16 ?? "utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Failure("refused/not-strict-json", "the findings are not UTF-8 text", {
      hint: "write them in UTF-8, or in UTF-16 with a byte order mark",
      cause
    });
  }
}
function elementsIn(list2) {
  const elements = [];
  let at = skipWhitespace(list2, 1);
  while (list2[at] !== "]") {
    const end = scanValue(list2, at);
    elements.push(list2.slice(at, end));
    at = nextPart(list2, end);
  }
  return elements;
}
function membersIn(object) {
  const members = /* @__PURE__ */ new Map();
  let at = skipWhitespace(object, 1);
  while (object[at] !== "}") {
    const keyEnd = scanValue(object, at);
    const start = skipWhitespace(object, skipWhitespace(object, keyEnd) + 1);
    const end = scanValue(object, start);
    members.set(JSON.parse(object.slice(at, keyEnd)), object.slice(start, end));
    at = nextPart(object, end);
  }
  return members;
}
function nextPart(text, end) {
  const at = skipWhitespace(text, end);
  return text[at] === "," ? skipWhitespace(text, at + 1) : at;
}
var HINT = 'hand over [{"file": \u2026, "line": \u2026}], {"violations": [\u2026]}, {"findings": [\u2026]}, SARIF 2.1.0, rdjson, rdjsonl, or the JSON of bandit, eslint, mypy, pyright, ruff, semgrep or GitLab\u2019s code quality';
function refusedFindings(message) {
  return new Failure("refused/schema", message, { hint: HINT });
}
function withFormats(read) {
  try {
    return read();
  } catch (error) {
    if (error instanceof Failure && (error.code === "refused/no-json" || error.code === "refused/several-json-values")) {
      throw new Failure(error.code, error.message, { hint: HINT, cause: error });
    }
    throw error;
  }
}
function diagnosticLines(text) {
  if (!text.startsWith("{")) return void 0;
  const first = text.slice(0, scanValue(text, 0));
  if (!isDiagnostic(first)) return void 0;
  const lines = [first];
  for (let end = first.length; end < text.length; ) {
    const start = skipWhitespace(text, end);
    if (!text.slice(end, start).includes("\n")) {
      throw refusedFindings(`line ${lines.length} of rdjsonl goes on behind its object`);
    }
    end = scanValue(text, start);
    const line = text.slice(start, end);
    if (!line.startsWith("{") || !isDiagnostic(line)) {
      throw refusedFindings(`line ${lines.length + 1} of rdjsonl is no object with a location`);
    }
    lines.push(line);
  }
  return lines;
}
function isDiagnostic(object) {
  const members = membersIn(object);
  const isPlaced = members.has("location") || ["file", "line", "message"].every((key) => members.has(key));
  return isPlaced && !CONTAINERS.some((key) => members.has(key));
}
var CONTAINERS = ["violations", "findings", "runs", "diagnostics", "results", "generalDiagnostics"];
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function valueAt(value, ...keys) {
  let at = value;
  for (const key of keys) {
    if (Array.isArray(at) && typeof key === "number") at = at[key];
    else at = isObject(at) && typeof key === "string" && Object.hasOwn(at, key) ? at[key] : void 0;
  }
  return at;
}
function spelled(value) {
  return value === void 0 ? "(missing)" : JSON.stringify(value).slice(0, 100);
}
function unreadable(what) {
  return { kind: "unreadable", what };
}
var RANGE = ["range.start.line", "range.end.line"];
var LISTING_TOOLS = [
  // `ruff check --output-format json`, and `json-lines`.
  { file: "filename", lines: ["location.row", "end_location.row"], first: 1 },
  // Code quality as GitLab reads it: the two ways to give a place.
  { file: "location.path", lines: ["location.lines.begin", "location.lines.end"], first: 1 },
  {
    file: "location.path",
    lines: ["location.positions.begin.line", "location.positions.end.line"],
    first: 1
  }
];
var SEMGREP = { file: "path", lines: ["start.line", "end.line"], first: 1 };
var STEPS = [
  SEMGREP,
  { file: "path", lines: ["lines.begin", "lines.end"], first: 1 },
  { file: "path", lines: RANGE, first: 1 }
];
var TOOL_REPORTS = [
  // bandit --format json
  {
    list: "results",
    beside: ["metrics", "generated_at"],
    tool: { file: "filename", lines: ["line_number", "line_range"], first: 1 }
  },
  // semgrep --json
  { list: "results", beside: ["paths", "version"], tool: SEMGREP },
  // pyright --outputjson
  {
    list: "generalDiagnostics",
    beside: ["summary", "version"],
    tool: { file: "file", lines: RANGE, first: 0 }
  }
];
function toolReport(has) {
  return TOOL_REPORTS.find(({ list: list2, beside }) => [list2, ...beside].every(has));
}
function toolPlaces(finding, tools) {
  const valueOf = (keys) => valueAt(finding, ...keys.split("."));
  for (const { file, lines, first } of tools) {
    const path = valueOf(file);
    const [start, ...others] = lines.map(valueOf);
    const numbers = [start, ...others.filter((one) => one !== void 0 && one !== null)].flat();
    if (typeof path !== "string" || !numbers.every((one) => isLine(one, first))) continue;
    const at = { start: Math.min(...numbers) + 1 - first, end: Math.max(...numbers) + 1 - first };
    return [{ kind: "place", claims: [path], side: "new", at }];
  }
  return void 0;
}
function isLine(value, first) {
  return Number.isSafeInteger(value) && value >= first;
}
var BY_CHOICE = /ignore|include|exclude|language|irrelevant|always/i;
function unscannedCode(whole, isOfChange) {
  if (!isToolReport(whole)) return void 0;
  if (valueAt(whole, "metrics", "_totals", "loc") === 0)
    return "/metrics/_totals/loc is 0: bandit has read no code";
  const skipped = skippedOf(whole, isOfChange).find(({ reason }) => !BY_CHOICE.test(reason));
  if (skipped === void 0) return void 0;
  return `/paths/skipped holds ${skipped.path}, which the change touches: ${skipped.reason}`;
}
function excludedFiles(whole, isOfChange) {
  if (!isToolReport(whole)) return [];
  return skippedOf(whole, isOfChange).map(({ path }) => `paths/skipped ${path}`);
}
function isToolReport(whole) {
  return toolReport((key) => Object.hasOwn(whole, key)) !== void 0;
}
function skippedOf(whole, isOfChange) {
  const skipped = valueAt(whole, "paths", "skipped");
  if (!Array.isArray(skipped)) return [];
  return skipped.filter(isObject).flatMap(({ path, reason }) => {
    if (typeof path !== "string" || !isOfChange(path)) return [];
    return [{ path, reason: typeof reason === "string" ? reason : "" }];
  });
}
var WELL = /^(pass(ed|es)?|ok(ay)?|success(ful|fully)?|succeeded|approved?|clean|complete|completed|done|finished|none|green|no (issues|findings|problems|errors)( found)?|looks good( to me)?|lgtm|comment(ed)?|neutral|unchanged)$/;
var BAD = /^(fail|fails|failed|failure|failing|request(ed)? changes|changes (requested|required|needed)|needs (changes|work)|reject(ed)?|den(y|ied)|block(ed|ing)?|not (ok|passed|approved|clean)|unsuccessful|unsafe|vulnerable|red|no pass)$/;
var UNFINISHED = new RegExp(
  [
    "error|errored|incomplete|partial(ly)?|truncated|timeout|timed out|abort(ed)?|cancell?ed|crashed|killed|interrupted|stopped|terminated",
    "in progress|running|pending|queued|waiting|started|processing|scanning|paused|stale|action required|startup failure",
    "rate limit(ed)?|unavailable|overloaded|unauthorized|forbidden|not (run|started|finished|complete|completed|reviewed|available)|unknown",
    "max (output )?(tokens|turns)|(completed?|finished|done) with errors"
  ].join("|")
);
var BEGINS_UNFINISHED = new RegExp(`^(${UNFINISHED.source})( [a-z0-9]+){0,2}$`);
function endedBy(text) {
  const [head = ""] = text.split(":");
  const words = head.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase().replaceAll(/[\s_-]+/g, " ").trim();
  if (WELL.test(words)) return "well";
  if (BAD.test(words)) return "bad";
  return BEGINS_UNFINISHED.test(words) ? "unfinished" : void 0;
}
var CUT_OFF = /^(max_?(output_?)?tokens|max_?turns|length|content_?filter|refusal|safety|recitation|pause_?turn|model_?context_?window_?exceeded|error|timeout|cancell?ed|abort(ed)?)$/i;
var OWN_CHOICE = /^(end_?turn|stop|stop_?sequence|tool_?(use|calls)|completed?|finished|done|eos)$/i;
function stoppedBy(text) {
  if (CUT_OFF.test(text)) return "unfinished";
  return OWN_CHOICE.test(text) ? "well" : void 0;
}
var YES = /^\s*(true|yes)\s*$/i;
var NO = /^\s*(false|no)\s*$/i;
function flagOf(value) {
  if (typeof value === "boolean") return value;
  if (typeof value !== "string") return void 0;
  if (YES.test(value)) return true;
  return NO.test(value) ? false : void 0;
}
function numberOf(value) {
  if (typeof value === "number") return value;
  return typeof value === "string" && /^-?\d{1,9}$/.test(value) ? Number(value) : void 0;
}
var PAGING = /^(|links|paging|pagination|pageinfo|page|cursor)$/;
var SUMMARY = /^(|summary|counts?|stats|statistics|totals?|severit(y|ies)|byseverity|severitycounts?|vulnerabilities|metadata)$/;
var NOUNS = "(fatal)?(error|finding|issue|violation|problem|result|diagnostic|defect|bug|vulnerabilit(y|ie))";
var COUNTED = new RegExp(
  `^((num|number|numberof|total|found)${NOUNS}s?|${NOUNS}(s|s?(count|total|found|number)))$`
);
var LOOKED = /^((num|number|numberof|total)?(files?|paths)|(num|total)?targets)?(reviewed|scanned|analy[sz]ed|checked|examined|inspected)(files?|paths)?(count)?$/;
var SAYINGS = [
  {
    // `gaps` is from our own report.
    names: /^(errors?|failures?|failed|exceptions?|fatal|crashed|cancell?ed|gaps|incomplete|truncated|timedout|aborted|iserror|err(or)?(message|msg|text|reason)|failure(message|reason)|failed(files|reviewers|agents)|traceback|stacktrace|unparsed(files)?|unreviewed(files)?|notreviewed|pars(e|ing)errors)$/,
    says: ({ value, within: within2 }, listed3) => {
      if (within2 !== "" && typeof value === "number") return value > listed3 ? "bad" : "fine";
      return isNonEmpty(value) ? "bad" : "fine";
    }
  },
  {
    names: /^(fail|blocked|errored|has(errors?|failures?|failed))$/,
    says: ({ value }, listed3) => {
      if (typeof value === "number") return value > listed3 ? "bad" : "fine";
      return isNonEmpty(value) && listed3 === 0 ? "bad" : "fine";
    }
  },
  {
    names: /^(success|successful|succeeded|ok|pass|passed|valid|clean|approved|reviewed)$/,
    says: ({ value }, listed3) => {
      if (flagOf(value) === false) return listed3 === 0 ? "bad" : "fine";
      return flagOf(value) === true || typeof value === "number" ? "fine" : void 0;
    }
  },
  {
    names: /^(exit|exitcode|exitstatus|returncode|returnvalue|rc)$/,
    says: ({ value }, listed3) => {
      const code = numberOf(value);
      if (code === void 0) return void 0;
      return code !== 0 && listed3 === 0 ? "bad" : "fine";
    }
  },
  { names: /^(statuscode|httpstatus|httpcode|code)$/, says: statusCode },
  {
    names: /^((overall|review|run|scan|job|final)?(status|state|verdict|result|outcome|conclusion|decision)|recommendation|subtype)$/,
    says: ended
  },
  {
    names: /^(stop|finish)reason$/,
    says: ({ value }) => typeof value === "string" ? saidBy(stoppedBy(value), 0) : void 0
  },
  {
    names: /^(is)?(complete|completed|finished|done)$/,
    says: ({ value }) => flagged(value, false)
  },
  {
    names: /^((is)?(partial|truncated)|has(more|next|nextpage|morepages)|more|morepages)$/,
    says: ({ value }) => flagged(value, true)
  },
  {
    names: /^next(page|pagetoken|cursor|token|url|link)$/,
    says: ({ value }) => isNonEmpty(value) ? "bad" : "fine"
  },
  {
    names: /^(next|remaining)$/,
    says: ({ value, within: within2 }) => {
      if (!PAGING.test(within2)) return void 0;
      return isNonEmpty(value) ? "bad" : "fine";
    }
  },
  {
    names: /^(omitted|unlisted|notshown|notlisted|notprinted|diagnosticsnotprinted)$/,
    says: ({ value }) => isNonEmpty(value) ? "bad" : "fine"
  },
  { names: /^(pages|totalpages|pagecount|lastpage)$/, says: furtherPages },
  { names: /^(page|currentpage|pagenumber)$/, says: ({ value }) => isCount(value) ? "fine" : void 0 },
  {
    names: LOOKED,
    says: ({ value }) => {
      const files = Array.isArray(value) ? value.length : numberOf(value);
      return files === void 0 ? void 0 : files === 0 ? "bad" : "fine";
    }
  },
  { names: COUNTED, says: counted2 },
  {
    names: /^(total|count|totalcount)$/,
    // A bare `total` of a summary may count anything, and is understood as such.
    says: (member, listed3) => PAGING.test(member.within) ? counted2(member, listed3) : numbered(member.value)
  },
  {
    names: /^(critical|high|medium|moderate|low|severe|blocker|major|minor)$/,
    says: (member, listed3) => SUMMARY.test(member.within) ? counted2(member, listed3) : void 0
  }
];
function outcomeOf(member, listed3) {
  return SAYINGS.find(({ names }) => names.test(member.name))?.says(member, listed3);
}
function isNonEmpty(value) {
  if (Array.isArray(value)) return value.length > 0;
  if (isObject(value)) return Object.keys(value).length > 0;
  if (typeof value === "string") return !/^\s*(|0|false|no|none|null|n\/a)\s*$/i.test(value);
  return value !== void 0 && value !== null && value !== false && value !== 0;
}
function ended({ value, within: within2, name }, listed3) {
  if (typeof value === "string") {
    const word = endedBy(value);
    if (within2 === "" && name === "status") return topStatus(value) ?? saidBy(word, listed3);
    return saidBy(word, listed3);
  }
  const code = numberOf(value);
  if (code !== void 0) return code === 0 || code >= 200 && code < 300 || listed3 > 0 ? "fine" : "bad";
  if (value === null) return "fine";
  return flagOf(value) === void 0 ? void 0 : flagOf(value) === false && listed3 === 0 ? "bad" : "fine";
}
function topStatus(text) {
  return /^(failed|failure|skipped)$/i.test(text) ? "bad" : void 0;
}
function saidBy(word, listed3) {
  if (word === "unfinished") return "bad";
  if (word === "bad") return listed3 === 0 ? "bad" : "fine";
  return word === void 0 ? void 0 : "fine";
}
function statusCode({ name, value, within: within2 }, listed3) {
  if (name === "code" && within2 !== "" && !/status|state|result$/.test(within2)) return void 0;
  if (typeof value === "string") return saidBy(endedBy(value), listed3);
  const code = numberOf(value);
  return code === void 0 ? void 0 : code >= 400 ? "bad" : "fine";
}
function flagged(value, bad) {
  const flag = flagOf(value);
  if (flag === void 0) return numbered(value);
  return flag === bad ? "bad" : "fine";
}
function furtherPages({ value, siblings }) {
  const at = ["page", "currentPage", "current_page", "pageNumber", "page_number"].map((key) => siblings[key]);
  const page = at.find((one) => isCount(one));
  return isCount(value) && isCount(page) && page < value ? "bad" : numbered(value);
}
function counted2({ name, value }, listed3) {
  if (Array.isArray(value)) {
    return value.some(isObject) && !/^(result|diagnostic|problem)s$/.test(name) ? "bad" : void 0;
  }
  return isCount(value) && value > listed3 ? "bad" : numbered(value);
}
function numbered(value) {
  return isCount(value) ? "fine" : void 0;
}
function isCount(value) {
  return typeof value === "number";
}
var LISTS = [
  "violations",
  "findings",
  "diagnostics",
  "runs",
  "results",
  "generalDiagnostics"
];
var ELSEWHERE = /^(args|arguments|config|configuration|env|environment|input|options|parameters|request|rules?|settings|tool|taxonomies|baseline|before|history|last|previous|since|accepted|dropped|excluded|filtered|fixed|ignored|resolved|suppress(ed|ions))$/;
var DEPTH = 8;
function besideList(whole, pointer = "") {
  return within(whole, pointer, "", DEPTH);
}
function within(siblings, pointer, name, depth) {
  return membersOf(siblings, pointer, name).flatMap((member) => [member, ...further(member, depth)]);
}
function membersOf(siblings, pointer, within2) {
  return Object.entries(siblings).filter(([key, value]) => !(pointer === "" && LISTS.includes(key) && Array.isArray(value))).map(([key, value]) => ({
    ...{ name: nameOf(key), value, pointer: `${pointer}/${key}` },
    ...{ within: within2, siblings }
  }));
}
function further({ name, value, pointer }, depth) {
  if (depth === 0 || isElsewhere(name)) return [];
  if (isObject(value)) return within(value, pointer, name, depth - 1);
  if (!Array.isArray(value)) return [];
  return value.flatMap(
    (one, n) => isObject(one) ? within(one, `${pointer}/${n}`, name, depth - 1) : []
  );
}
function isElsewhere(name) {
  return ELSEWHERE.test(name);
}
function nameOf(key) {
  return key.toLowerCase().replaceAll(/[_.-]/g, "");
}
var MORE = "is a list of what looks like more findings";
function reportedUnlisted(whole) {
  const runs = Array.isArray(whole["runs"]) ? whole["runs"] : [];
  return saidAnywhere(whole, runs) ?? notInRuns(whole, runs) ?? furtherIn(whole);
}
function saidAnywhere(whole, runs) {
  const count = listed(whole);
  const ofRuns = runs.flatMap((run, n) => {
    const properties = valueAt(run, "properties");
    return isObject(properties) ? besideList(properties, `/runs/${n}/properties`) : [];
  });
  const member = [...besideList(whole), ...ofRuns].find((one) => outcomeOf(one, count) === "bad");
  if (member === void 0) return void 0;
  const { pointer, value } = member;
  if (Array.isArray(value) && value.some(isObject)) return `${pointer} ${MORE}`;
  return `${pointer} is ${spelled(value)}${typeof value === "number" && value > count ? `, of which ${count} are listed` : ""}`;
}
function listed(whole) {
  const lists = LISTS.map((key) => whole[key]).filter((list2) => Array.isArray(list2));
  const all = lists.flatMap((list2) => list2);
  const results = Array.isArray(whole["runs"]) ? all.map((run) => valueAt(run, "results")) : [all];
  return results.reduce((sum, list2) => sum + sizeOf(list2), 0);
}
function sizeOf(list2) {
  return Array.isArray(list2) ? list2.length : 0;
}
function notInRuns(whole, runs) {
  const files = runs.findIndex(
    (run) => valueAt(valueAt(run, "externalPropertyFileReferences"), "results") !== void 0
  );
  if (files !== -1) return `/runs/${files} keeps its results in other files`;
  const inline2 = partsOf(whole, "inlineExternalProperties");
  const more = inline2.findIndex((one) => sizeOf(valueAt(one, "results")) > 0);
  if (more !== -1) return `/inlineExternalProperties/${more}/results lists what no run does`;
  const ended2 = runs.findIndex(
    (run) => sizeOf(valueAt(run, "results")) === 0 && partsOf(run, "invocations").some(isNotWell)
  );
  return ended2 === -1 ? void 0 : `/runs/${ended2} lists nothing, and its tool ended with a status that is not 0`;
}
function partsOf(value, key) {
  const list2 = valueAt(value, key);
  return Array.isArray(list2) ? list2 : [];
}
function isNotWell(invocation) {
  const code = valueAt(invocation, "exitCode");
  return typeof code === "number" && code !== 0;
}
var GONE = "/since/gone";
function furtherIn(whole) {
  for (const [key, value] of Object.entries(whole)) {
    if (LISTS.includes(key)) continue;
    const pointer = listWithLines(value, `/${key}`, DEPTH);
    if (pointer !== void 0) return `${pointer} ${MORE}`;
  }
  return void 0;
}
var LINE = /^(line|(start|begin)line|line(start|number|no))$/;
function listWithLines(value, pointer, depth) {
  if (depth === 0 || pointer === GONE) return void 0;
  if (Array.isArray(value) && value.some(hasLine)) return pointer;
  const parts = Array.isArray(value) || isObject(value) ? Object.entries(value) : [];
  for (const [key, part] of parts) {
    const found = listWithLines(part, `${pointer}/${key}`, depth - 1);
    if (found !== void 0) return found;
  }
  return void 0;
}
function hasLine(one) {
  return isObject(one) && Object.keys(one).some((key) => LINE.test(nameOf(key)));
}
function uncountedMessages(entries) {
  for (const [n, entry] of entries.entries()) {
    const messages = valueAt(entry, "messages");
    if (!Array.isArray(messages) || typeof valueAt(entry, "filePath") !== "string") continue;
    const counts = ["errorCount", "warningCount", "fatalErrorCount"].map((key) => {
      const count = valueAt(entry, key);
      return typeof count === "number" ? count : 0;
    });
    const [errors = 0, warnings = 0, fatal = 0] = counts;
    const counted3 = Math.max(errors, fatal) + warnings;
    if (counted3 > messages.length) return `/${n} counts ${counted3} messages and lists ${messages.length}`;
  }
  return void 0;
}
function reportedFailure(written, isOfChange = () => false) {
  const whole = wholeOf(written);
  if (Array.isArray(whole)) return uncountedMessages(whole);
  if (!isObject(whole)) return void 0;
  const { runs } = whole;
  const failed = Array.isArray(runs) ? failedRun(runs) : void 0;
  return failed ?? unscannedCode(whole, isOfChange) ?? reportedUnlisted(whole);
}
function wholeOf(written) {
  const text = trimWhitespace(written.replace(/^\uFEFF/, ""));
  if (diagnosticLines(text) !== void 0) return void 0;
  return JSON.parse(soleJsonText(text, { fence: true, input: "findings" }));
}
function failedRun(runs) {
  for (const [n, run] of runs.entries()) {
    const invocations = valueAt(run, "invocations");
    const own = Array.isArray(invocations) ? invocations : [];
    for (const invocation of [...own, valueAt(run, "conversion", "invocation")]) {
      if (valueAt(invocation, "executionSuccessful") === false) {
        return `/runs/${n}: its tool did not end well (executionSuccessful is false)`;
      }
      if (isNonEmpty(valueAt(invocation, "processStartFailureMessage"))) {
        return `/runs/${n}: its tool was not started`;
      }
      if (["exitSignalName", "exitSignalNumber"].some((key) => isNonEmpty(valueAt(invocation, key)))) {
        return `/runs/${n}: its tool was ended by a signal`;
      }
      const notes = ["toolExecutionNotifications", "toolConfigurationNotifications"].flatMap((key) => {
        const list2 = valueAt(invocation, key);
        return Array.isArray(list2) ? list2 : [];
      });
      const error = notes.find((note) => valueAt(note, "level") === "error");
      if (error !== void 0) {
        return `/runs/${n}: its tool reports an error: ${spelled(valueAt(error, "message", "text"))}`;
      }
    }
  }
  return void 0;
}
function eslintMessages(list2) {
  const entries = elementsIn(list2);
  const messages = entries.map(messagesOf);
  return entries.length > 0 && messages.every((one) => one !== void 0) ? messages.flat() : void 0;
}
function messagesOf(entry) {
  if (!entry.startsWith("{")) return void 0;
  const members = membersIn(entry);
  const [file, messages] = [members.get("filePath"), members.get("messages")];
  if (file?.startsWith('"') !== true || messages?.startsWith("[") !== true) return void 0;
  const silenced = members.get("suppressedMessages");
  const all = [messages, ...silenced?.startsWith("[") === true ? [silenced] : []].flatMap(elementsIn);
  return all.map((message) => withFile(message, file));
}
function withFile(message, file) {
  if (!message.startsWith("{")) return message;
  const rest = message.slice(1).trimStart();
  return `{"filePath":${file}${rest === "}" ? "" : ","}${rest}`;
}
function looseLines(value) {
  const ends = endsOf(value);
  if (ends === void 0) return void 0;
  const [start, end = start] = ends.map(lineNumber);
  return start !== void 0 && end !== void 0 && start <= end ? { start, end } : void 0;
}
function endsOf(value) {
  if (Array.isArray(value)) return value.length === 1 || value.length === 2 ? value : void 0;
  if (isObject(value)) return [value["start"], ...value["end"] === void 0 ? [] : [value["end"]]];
  if (typeof value !== "string") return [value];
  const [, start, end] = /^(L?\d+)(?:-(L?\d+))?$/.exec(value) ?? [];
  return end === void 0 ? [start] : [start, end];
}
function lineNumber(value) {
  const text = typeof value === "number" ? String(value) : value;
  const digits = typeof text === "string" ? /^L?(\d{1,9})$/.exec(text)?.[1] : void 0;
  return digits === void 0 || Number(digits) === 0 ? void 0 : Number(digits);
}
var FILE_KEYS = ["file", "path", "filename"];
var LINE_KEYS = ["line", "startLine", "start_line"];
var END = ["endLine", "end_line"];
var LINES = ["lines", "range"];
var SIDES = { old: "old", new: "new", LEFT: "old", RIGHT: "new" };
function plainPlaces(finding) {
  const { location } = finding;
  const own = filesOf(finding);
  const saysLines = isObject(location) && valuesOf(location, [...LINE_KEYS, ...LINES]).length > 0;
  const there = isObject(location) && (saysLines || own.length === 0) ? filesOf(location) : [];
  const places = [
    ...own.map((file) => plainPlace(finding, file)),
    ...isObject(location) ? there.map((file) => plainPlace(location, file)) : []
  ];
  return places.length > 0 ? places : [plainPlace(finding, void 0)];
}
function eslintPlaces(message) {
  return [plainPlace(message, message["filePath"])];
}
function filesOf(named2) {
  const files = [...new Set(valuesOf(named2, FILE_KEYS))];
  const isEndOf = (file, other) => typeof file === "string" && typeof other === "string" && /[\\/]/.test(other.at(-file.length - 1) ?? "") && other.endsWith(file);
  return files.filter((file) => !files.some((other) => isEndOf(file, other)));
}
function plainPlace(named2, file) {
  if (typeof file !== "string") return unreadable(`file ${spelled(file)}`);
  const starts = valuesOf(named2, LINE_KEYS);
  const written = [...starts, ...starts.length > 0 ? valuesOf(named2, END) : [], ...valuesOf(named2, LINES)];
  const at = around(written.map(looseLines));
  if (at === void 0) {
    return unreadable(
      `line ${written.length === 0 ? "(missing)" : written.map(spelled).join(", ")} of ${file}`
    );
  }
  const [given = "new"] = valuesOf(named2, ["side"]);
  const side = typeof given === "string" && Object.hasOwn(SIDES, given) ? SIDES[given] : void 0;
  if (side === void 0) return unreadable(`side ${spelled(given)} of ${file}`);
  return { kind: "place", claims: [file], side, at };
}
function around(spans) {
  const known = spans.filter((span) => span !== void 0);
  if (known.length === 0 || known.length < spans.length) return void 0;
  return {
    start: Math.min(...known.map(({ start }) => start)),
    end: Math.max(...known.map(({ end }) => end))
  };
}
function valuesOf(object, keys) {
  return keys.filter((key) => Object.hasOwn(object, key)).map((key) => object[key]).filter((value) => value !== void 0 && value !== null);
}
function sarifPlaces(result, run) {
  const locations = valueAt(result, "locations");
  if (!Array.isArray(locations) || locations.length === 0) return [unreadable("locations (missing)")];
  return locations.map((location) => sarifPlace(valueAt(location, "physicalLocation"), run));
}
function sarifPlace(physical, run) {
  const artifact = artifactOf(valueAt(physical, "artifactLocation"), run);
  const claims = sarifFile(physical, run);
  if (claims === void 0) return unreadable(`artifactLocation ${spelled(artifact)}`);
  const start = valueAt(physical, "region", "startLine");
  const end = valueAt(physical, "region", "endLine") ?? start;
  const at = looseLines([start, end]);
  if (at === void 0)
    return unreadable(`region ${spelled(valueAt(physical, "region"))} of ${claims.at(-1) ?? ""}`);
  return { kind: "place", claims, side: "new", at };
}
function sarifFile(physical, run) {
  const artifact = artifactOf(valueAt(physical, "artifactLocation"), run);
  const uri = valueAt(artifact, "uri");
  return typeof uri === "string" && uri !== "" ? spellings(uri, baseOf(artifact, run)) : void 0;
}
function artifactOf(location, { artifacts }) {
  const index = valueAt(location, "index");
  if (valueAt(location, "uri") !== void 0 || typeof index !== "number") return location;
  return valueAt(artifacts, index, "location");
}
function baseOf(artifact, { bases }) {
  let [base, at] = ["", artifact];
  for (let steps = 0; steps < 8; steps += 1) {
    const id = valueAt(at, "uriBaseId");
    if (typeof id !== "string" || base.startsWith("file:")) return base;
    at = valueAt(bases, id);
    const uri = valueAt(at, "uri");
    if (isObject(at) && typeof uri === "string") base = `${uri.replace(/\/?$/, "/")}${base}`;
  }
  return base;
}
function spellings(uri, base) {
  const isWhole = /^[a-z][a-z0-9+.-]+:/i.test(uri);
  const [first = uri, ...others] = isWhole || base === "" ? [uri] : [base + uri, uri];
  return [pathOfUri(first), ...others.map(pathOfUri), uri];
}
function pathOfUri(uri) {
  const path = uri.replace(/^file:(?:\/\/[^/]*)?/i, "").replace(/^\/([a-z]:)/i, "$1");
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
var DEPTH2 = 12;
var QUOTES = /^(quote|snippet|codesnippet|code|codeexamined|existingcode|originalcode|excerpt|evidence|sourceline|lines)$/;
function looseQuotes(finding, own, run) {
  const [claims] = own.flatMap((place) => place.kind === "place" ? [place.claims] : []);
  return quotesIn(finding, claims, run, DEPTH2);
}
function quotesIn(value, outer, run, depth) {
  if (depth === 0) return [];
  if (Array.isArray(value)) return value.flatMap((one) => quotesIn(one, outer, run, depth - 1));
  if (!isObject(value)) return [];
  const physical = value["physicalLocation"];
  if (run !== void 0 && isObject(physical)) return sarifQuotes(physical, run);
  const named2 = FILE_KEYS.map((key) => value[key]).find((file) => typeof file === "string");
  const claims = typeof named2 === "string" ? [named2] : outer;
  return Object.entries(value).flatMap(([key, member]) => {
    const text = typeof member === "string" ? member : valueAt(member, "text");
    const isQuote = QUOTES.test(key.toLowerCase().replaceAll(/[_-]/g, "")) && typeof text === "string";
    if (isQuote) return claims === void 0 ? [] : [{ claims, text }];
    return quotesIn(member, claims, run, depth - 1);
  });
}
function sarifQuotes(physical, run) {
  const claims = sarifFile(physical, run);
  if (claims === void 0) return [];
  const own = valueAt(physical, "region", "snippet", "text");
  const context = valueAt(physical, "contextRegion", "snippet", "text");
  const start = valueAt(physical, "contextRegion", "startLine");
  return [
    ...typeof own === "string" ? [{ claims, text: own }] : [],
    ...typeof context === "string" && typeof start === "number" ? [{ claims, text: context, around: start }] : []
  ];
}
var REMARKS = ["word-of", "not-run", "reservation"];
function ownRemark(diagnostic, source) {
  const { message, severity, location } = diagnostic;
  const isRemark = source === "correctless" && severity === "INFO" && location === void 0 && typeof message === "string" && REMARKS.includes(valueAt(diagnostic, "code", "value"));
  return isRemark ? { kind: "remark", what: message } : void 0;
}
function isProven(finding, source) {
  if (source === "correctless") return finding["location"] !== void 0;
  return [finding["placement"], valueAt(finding, "properties", "placement")].includes("impact");
}
function rdjsonPlaces(diagnostic) {
  const path = valueAt(diagnostic, "location", "path");
  if (typeof path !== "string") return [unreadable(`location.path ${spelled(path)}`)];
  const range = valueAt(diagnostic, "location", "range");
  const start = valueAt(range, "start", "line");
  const end = valueAt(range, "end", "line") ?? start;
  const at = looseLines([start, end]);
  if (at === void 0) return [unreadable(`location.range ${spelled(range)} of ${path}`)];
  return [{ kind: "place", claims: [path], side: "new", at }];
}
var DEPTH3 = 12;
var PARTS = /^(start|end|range|region|contextregion|positions?|fix(es)?|edits?|suggestions?)$/;
function relatedPlaces(finding, own, run) {
  const [file] = own.flatMap((place) => place.kind === "place" ? [place.claims[0]] : []);
  const found = membersOf2(finding).flatMap((value) => placesIn(value, { file, run }, DEPTH3));
  return found.flatMap((place) => place.kind === "place" ? [{ ...place, isRelated: true }] : []);
}
function placesIn(value, of, depth) {
  if (depth === 0) return [];
  if (Array.isArray(value)) return value.flatMap((one) => placesIn(one, of, depth - 1));
  if (!isObject(value)) return [];
  const physical = value["physicalLocation"];
  if (of.run !== void 0 && isObject(physical)) return [sarifPlace(physical, of.run)];
  const further2 = membersOf2(value).flatMap((member) => placesIn(member, of, depth - 1));
  return [...placesOf(value, of), ...stepOf(value, of.run), ...further2];
}
function membersOf2(object) {
  return Object.entries(object).flatMap(([key, value]) => PARTS.test(key.toLowerCase()) ? [] : [value]);
}
function placesOf(value, { file }) {
  const has = (key) => Object.hasOwn(value, key);
  if (FILE_KEYS.some(has)) {
    const places = plainPlaces(value);
    return places.some(({ kind }) => kind === "place") ? places : toolPlaces(value, STEPS) ?? [];
  }
  return file !== void 0 && LINE_KEYS.some(has) ? plainPlaces({ ...value, file }) : [];
}
function stepOf(value, run) {
  const { index, location } = value;
  if (run === void 0 || typeof index !== "number" || location !== void 0) return [];
  const physical = valueAt(run.threadFlowLocations, index, "location", "physicalLocation");
  return isObject(physical) ? [sarifPlace(physical, run)] : [];
}
function looseFindings(written) {
  const text = trimWhitespace(written.replace(/^\uFEFF/, ""));
  const lines = diagnosticLines(text);
  if (lines !== void 0) return lines.map((line, at) => asFinding(line, `line ${at + 1}`, linePlaces));
  const whole = withFormats(() => soleJsonText(text, { fence: true, input: "findings" }));
  if (whole.startsWith("[")) {
    const messages = eslintMessages(whole);
    if (messages === void 0) return listed2(whole, "", orAsTool(plainPlaces, LISTING_TOOLS));
    return messages.map((message, at) => asFinding(message, `message ${at + 1}`, eslintPlaces));
  }
  if (!whole.startsWith("{")) throw refusedFindings("the whole value is no list and no object");
  return inObject(membersIn(whole));
}
var linePlaces = (line) => orAsTool(isObject(line["location"]) ? rdjsonPlaces : plainPlaces, LISTING_TOOLS)(line);
var READERS = {
  violations: (list2, whole) => statedFindings(list2, "/violations", whole, ["pass", "fail"]),
  findings: (list2, whole) => statedFindings(list2, "/findings", whole),
  runs: sarifFindings,
  diagnostics: rdjsonFindings
};
function inObject(whole) {
  const [key, another] = Object.keys(READERS).filter((one) => whole.has(one));
  const read = key === void 0 ? void 0 : READERS[key];
  if (key === void 0 || read === void 0) return ofTool(whole) ?? withoutList(whole);
  if (another !== void 0) {
    throw refusedFindings(`the object has both ${key} and ${another}: which of them holds the findings?`);
  }
  const other = otherList(whole, key);
  if (other !== void 0) {
    throw anotherList(key, other);
  }
  return read(whole.get(key) ?? "", whole);
}
function ofTool(whole) {
  const report = toolReport((key) => whole.has(key));
  if (report === void 0) return void 0;
  const other = otherList(new Map([...whole].filter(([key]) => key !== "errors")), report.list);
  if (other !== void 0) throw anotherList(report.list, other);
  return listed2(whole.get(report.list) ?? "", `/${report.list}`, orAsTool(plainPlaces, [report.tool]));
}
function anotherList(key, other) {
  return refusedFindings(
    `the object has ${key} and, under ${JSON.stringify(other)}, a list of what looks like more findings`
  );
}
function orAsTool(read, tools) {
  return (finding) => {
    const places = read(finding);
    return places.some(({ kind }) => kind === "place") ? places : toolPlaces(finding, tools) ?? places;
  };
}
function otherList(whole, known) {
  return [...whole].find(([key, text]) => {
    if (key === known || !text.startsWith("[")) return false;
    const list2 = JSON.parse(text);
    return list2.some((one) => isObject(one) && FILE_KEYS.some((name) => Object.hasOwn(one, name)));
  })?.[0];
}
function withoutList(whole) {
  if (whole.size === 1 && whole.get("status") === '"pass"') return [];
  const keys = [...whole.keys()].slice(0, 20).map((key) => JSON.stringify(key));
  const more = whole.size > keys.length ? ` and ${whole.size - keys.length} more` : "";
  const has = keys.length === 0 ? "it has no key" : `it has the keys ${keys.join(", ")}${more}`;
  throw refusedFindings(`the object holds no ${Object.keys(READERS).join(", no ")}; ${has}`);
}
function statedFindings(list2, pointer, whole, statuses) {
  const status = JSON.parse(whole.get("status") ?? "null");
  if (statuses !== void 0 && whole.has("status") && !statuses.some((one) => one === status)) {
    throw refusedFindings(`/status is neither ${statuses.map((one) => JSON.stringify(one)).join(" nor ")}`);
  }
  const findings = listed2(list2, pointer, plainPlaces);
  if (findings.length === 0 && (status === "fail" || status === "error")) {
    throw refusedFindings(`${pointer} is empty although status is "${status}"`);
  }
  return findings;
}
function rdjsonFindings(list2, whole) {
  const source = valueAt(JSON.parse(whole.get("source") ?? "null"), "name");
  const found = listed2(list2, "/diagnostics", (one) => {
    const remark = ownRemark(one, source);
    return remark === void 0 ? rdjsonPlaces(one) : [remark];
  });
  return found.map((one) => ({ ...one, isProven: isProven(JSON.parse(one.text), source) }));
}
function sarifFindings(runs, whole) {
  const version = whole.get("version") ?? "(missing)";
  if (version !== '"2.1.0"')
    throw refusedFindings(`/version of SARIF is ${version.slice(0, 40)}, not "2.1.0"`);
  const all = partsOf2(runs, "/runs");
  if (all.length === 0) throw refusedFindings("/runs is empty: no tool has looked");
  return all.flatMap((run, at) => sarifRun(run, `/runs/${at}`));
}
function sarifRun(text, pointer) {
  if (!text.startsWith("{")) throw refusedFindings(`${pointer} is not an object`);
  const run = membersIn(text);
  const part = (key) => JSON.parse(run.get(key) ?? "null");
  const refers = {
    bases: part("originalUriBaseIds"),
    artifacts: part("artifacts"),
    threadFlowLocations: part("threadFlowLocations")
  };
  const results = run.get("results") ?? "null";
  const found = listed2(results, `${pointer}/results`, (one) => sarifPlaces(one, refers), refers);
  const invocations = part("invocations");
  const failed = Array.isArray(invocations) && invocations.some(hasFailed);
  if (failed && found.length === 0) {
    throw refusedFindings(
      `${pointer}/results is empty and its tool did not end well (executionSuccessful is false)`
    );
  }
  return found;
}
function hasFailed(invocation) {
  return valueAt(invocation, "executionSuccessful") === false;
}
function listed2(list2, pointer, places, run) {
  return partsOf2(list2, pointer).map((text, at) => asFinding(text, `${pointer}/${at}`, places, run));
}
function partsOf2(list2, pointer) {
  if (list2.startsWith("[")) return elementsIn(list2);
  throw refusedFindings(`${pointer} is not a list`);
}
function asFinding(text, where, places, run) {
  const value = JSON.parse(text);
  if (!isObject(value)) throw refusedFindings(`${where} is not an object`);
  const own = places(value);
  return {
    text,
    places: [...own, ...relatedPlaces(value, own, run)],
    quotes: looseQuotes(value, own, run),
    isProven: isProven(value, void 0)
  };
}
var LABELS = /^(\$?schema|version|schemaversion|source|tool|toolname|name|id|runid|url|title|command|date|time|timestamp|(generated|created|started|planned)(at|on)?|duration(ms)?|elapsed|commit|sha|branch|base|head|model|author|reviewer|repository|language)$/;
var OWN_REPORT = [
  ...[
    "schema",
    "version",
    "run",
    "title",
    "status",
    "gaps",
    "exit",
    "captured",
    "scope",
    "counts",
    "coverage"
  ],
  ...[
    "since",
    "lapsed",
    "kept",
    "findings",
    "dropped",
    "rules_changed",
    "suppressions",
    "refused_claims",
    "warnings"
  ],
  ...["word_of", "risk_areas", "cost"]
];
var OWN_MARKS = ["schema", "run", "captured", "coverage", "refused_claims"];
function ignoredKeys(written, isOfChange = () => false) {
  const whole = wholeOf(written);
  if (!isObject(whole)) return [];
  const known = knownKeys(whole);
  const unread = membersOf(whole, "", "").filter(({ pointer }) => !known.has(pointer.slice(1))).filter((member) => !isUnderstood(member));
  return [...unread.map(({ pointer }) => pointer.slice(1)), ...excludedFiles(whole, isOfChange)];
}
function failureKeys(written) {
  const whole = wholeOf(written);
  if (!isObject(whole)) return [];
  return membersOf(whole, "", "").filter(saysBad).map(({ pointer }) => pointer.slice(1));
}
function saysBad(member) {
  const { name, value, pointer } = member;
  if (pointer === "/status" && value === "fail") return false;
  const isCount2 = typeof value === "number" && !/exit|return|^rc$|status|code/.test(name);
  if (!isCount2 && outcomeOf(member, 0) === "bad") return true;
  return isObject(value) && !isElsewhere(name) && membersOf(value, pointer, name).some(saysBad);
}
function knownKeys(whole) {
  const has = (key) => Object.hasOwn(whole, key);
  if (OWN_MARKS.every(has)) return new Set(OWN_REPORT);
  return new Set(toolReport(has)?.beside);
}
function isUnderstood(member) {
  const { name, value, pointer } = member;
  if (value === null || typeof value === "object" && !isNonEmpty(value) || value === "") return true;
  if (LABELS.test(name) && typeof value !== "object") return true;
  if (outcomeOf(member, Infinity) !== void 0) return true;
  if (!isObject(value) || isElsewhere(name)) return false;
  return membersOf(value, pointer, name).every(isUnderstood);
}
var SIGN = String.raw`(?:^|\*\/)[ \t\v\f]*(?:#|%:|\?\?=)[ \t\v\f]*`;
var DIRECTIVES = new RegExp(
  [
    // C and languages with its preprocessor, C#, D, OCaml, Perl; a macro may replace all of it.
    String.raw`${SIGN}line[ \t\v\f]+(?:[\d(]|(?:hidden|default)\b|[A-Za-z_]\w*[ \t]*(?:$|["(/])).*`,
    String.raw`${SIGN}\d+[ \t]*(?:".*|$)`,
    String.raw`${SIGN}\/\*.*`,
    // Go.
    String.raw`^\/\/line .*:\d+[ \t]*$`,
    String.raw`\/\*line [^*\n]*:\d+\*\/`,
    // Haskell; Swift; Visual Basic; Erlang; Verilog; NASM.
    String.raw`\{-#[ \t]*LINE\b.*`,
    String.raw`${SIGN}(?:sourceLocation|ExternalSource)[ \t]*\(.*`,
    String.raw`^[ \t]*-[ \t]*file[ \t]*\(.*`,
    String.raw`^[ \t]*[%\x60]line[ \t]+\d.*`
  ].join("|"),
  "gim"
);
var CONTINUED = /(?:\\|\?\?\/)[ \t]*\r?\n/g;
var CODING = /^[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+).*/i;
var SAME_LINES = /^(?:utf-?8(?:-.*)?|(?:us-?)?ascii|(?:iso-)?latin-?1(?:-.*)?|iso-?8859-\d+(?:-.*)?)$/;
function lineDirectives(text) {
  const joined = text.replace(CONTINUED, "");
  const found = [...joined.matchAll(DIRECTIVES)].map(([directive]) => directive.trim());
  const coding = otherCoding(text);
  const first = coding ?? found[0];
  if (first === void 0) return void 0;
  const names = /* @__PURE__ */ new Set();
  for (const named2 of found.map(namesIn)) {
    if (named2 === "any") return { first, names: named2 };
    for (const name of named2) names.add(name);
  }
  return { first, names };
}
function otherCoding(text) {
  const match = /^(?:[^\r\n]*(?:\r\n|\r|\n)){0,1}[^\r\n]*/.exec(text)?.[0].split(/\r\n|\r|\n/) ?? [];
  return match.map((line) => CODING.exec(line)).find((found) => found !== null && !SAME_LINES.test((found[1] ?? "").toLowerCase().replaceAll("_", "-")))?.at(0)?.trim();
}
function namesIn(directive) {
  const go = /^\/[/*]line (.*?)(?::\d+){1,2}(?:\*\/)?$/.exec(directive);
  if (go !== null) return [lastPart(go[1] ?? "")].filter((name) => name !== "");
  const quoted = [...directive.matchAll(/"([^"]*)"/g)].map(([, name = ""]) => name);
  if (quoted.some((name) => /\\[0-7xuU]/.test(name))) return "any";
  const rest = directive.replace(/"[^"]*"/g, "").replace(/\b(?:line|hidden|default|file|sourceLocation|ExternalSource)\b/gi, "");
  return /[a-z_]|\/\*/i.test(rest) ? "any" : quoted.map(lastPart);
}
function lastPart(path) {
  return (path.split(/[\\/]/).at(-1) ?? path).toLowerCase();
}
async function readGuardedFiles(repository, { base, head, changed }, named2) {
  const asked = withFormerNames(named2, changed);
  const [old, now] = [
    await readSide(repository, base.tree, asked),
    await readSide(repository, head.tree, asked, changed)
  ];
  const former = new Set([...changed.values()].map(formerName));
  const sides = { old, new: now };
  const shownOn = (path, side) => changed.has(path) || former.has(path) ? sides[side].get(path) : void 0;
  return {
    linesOf: (path) => old.has(path) || now.has(path) ? { old: old.get(path)?.lines, new: now.get(path)?.lines } : void 0,
    otherEndsOf: (path) => ({
      old: shownOn(path, "old")?.otherEnds ?? 0,
      new: shownOn(path, "new")?.otherEnds ?? 0
    }),
    movedBy: movedLines(now, changed),
    textOf: (path, side) => shownOn(path, side)?.text
  };
}
function withFormerNames(named2, changed) {
  return new Set([...named2].flatMap((path) => [path, formerName(changed.get(path)) ?? path]));
}
function formerName(change) {
  return change === void 0 || change.kind === "deleted" ? void 0 : change.from;
}
var UNREAD = { lines: Infinity };
async function readSide(repository, tree, asked, others = /* @__PURE__ */ new Map()) {
  const listing = await listTree(repository, tree);
  const entries = listing.filter(({ path }) => asked.has(path) || others.has(path));
  const files = new Map(entries.map(({ path }) => [path, UNREAD]));
  await eachFile(repository, entries.filter(mayBeText), ({ path }, content) => {
    const text = textIn(content);
    const directives = lineDirectives(text ?? content.toString("latin1"));
    files.set(path, asked.has(path) ? { ...linesIn(content, text), directives } : { ...UNREAD, directives });
  });
  return files;
}
var mayBeText = ({ type, size }) => type === "blob" && (size ?? 0) <= LARGEST_TEXT;
function linesIn(content, text) {
  const { binary, lines } = contentFacts(content);
  return {
    lines: binary ? Infinity : lines,
    text: text === void 0 ? void 0 : lined(text),
    otherEnds: text?.match(OTHER_END)?.length ?? 0
  };
}
var OTHER_END = /[\u000b\u000c\u001c-\u001e\u0085\u2028\u2029]|\r(?!\n)/g;
function movedLines(now, changed) {
  const inFiles = /* @__PURE__ */ new Map();
  const named2 = /* @__PURE__ */ new Map();
  let anywhere;
  for (const [path, { directives }] of now) {
    if (directives === void 0 || !changed.has(path)) continue;
    const said = `${path} has ${JSON.stringify(directives.first.slice(0, SHOWN))}`;
    inFiles.set(path, said);
    if (directives.names === "any") anywhere ??= said;
    else for (const name of directives.names) named2.set(name, said);
  }
  return (path) => inFiles.get(path) ?? named2.get(lastPart(path)) ?? anywhere;
}
var SHOWN = 60;
var guardCommand = {
  name: "guard",
  summary: "Drops findings of any reviewer that are not on changed lines, and says why",
  usage: "[TARGET | --staged | --uncommitted] --findings FILE|- [--scope-policy P] [--json] [-- PATH\u2026]",
  flags: { ...FINDINGS_FLAGS, ...TARGET_FLAGS, json: "the answer as JSON on stdout" },
  takes: { least: 0, most: 1, paths: true },
  details: `Input: FILE holds [{file, line, \u2026}], {status, violations[\u2026]}, {violations[\u2026]}, {findings[\u2026]}, SARIF 2.1.0, rdjson, rdjsonl, GitLab's
code quality, or the output of bandit --format json, mypy --output json, pyright --outputjson, ruff check --output-format json,
semgrep --json or eslint --format json. Each message of eslint is a finding, and is given back with the filePath of its entry in front.
Other lists may use file, path or filename; line, startLine, start_line, lines or range as 5, "5", "L5", "5-7" or "L5-L7"; endLine or
end_line. side: "old" means lines of the old file. Paths are relative to the top or to the current folder. ./, the a/ or b/ of a diff,
absolute paths and backslashes are understood. A file with exactly that name wins if it existed at base; if two files may be meant,
either can keep a finding.

What is kept: a finding that names several files or lines, at any depth, counts at each of them: a cause, related locations, the steps
of a code flow. (For a step outside the repository, the finding's own place is enough.) A finding also counts if its quote (snippet,
code_examined, \u2026) is on a changed line, whatever line it names, or if it names the first line of a call in which lines changed. A
finding that a comment silences counts. In a changed notebook, no line number is enough to drop a finding, because tools count lines
within cells. Anything in .git is in no change, and is dropped.

What cannot be located: a file that neither side has, a missing line, line 0, or a line past the end. In a file with line ends that git
does not count and some tools do, also a line that may be an added one above. Where a changed file has line directives (#line 1,
//line x.go:1) or an encoding that moves lines, also any line of it or of a file that it names.

Exit status: 1 if a finding is kept; 3 (error) if none is kept and one could not be located; otherwise 0, if none was raised or all were
dropped, which filteredCount tells apart.
A list of which nothing is kept is refused with status 3 if something beside it says, at any depth, that the tool failed, did not finish
or found more (error, status: "running", verdict: "request-changes", has_more, issues_found: 3, a second list). So is a list of bandit,
pyright or semgrep that looked at no file, or failed at a changed one. If all was dropped, success: false or exit: 1 may only mean what
was dropped. passed_over names it, and every other key at the top of a passing list that this program does not know.

JSON: {status: pass|fail|error, kept[\u2026], dropped[{finding, placement, reason}], filteredCount, unlocatableCount, passed_over[key\u2026],
scope_policy, paths[\u2026], base{sha, label, why}, head{sha, label, why}}
  findings are given back as they were written
  filteredCount is how many were dropped, unlocatableCount how many of these could not be located
  base and head say what was compared and why, and whether the base is a guess; sha is null for uncommitted work`,
  run: async (input) => {
    const policy = askedPolicy(input);
    const written = decodeFindings(await readFindings("guard", input));
    const findings = looseFindings(written);
    const { paths, flag, cwd } = input;
    const { repository, target } = await askedChange(input);
    const change = await readChange(repository, target);
    const roots = await rootsOf(repository, input);
    const where = { roots: roots.map(withSlashes), prefix: await folderInRepository(repository, cwd) };
    const files = await readGuardedFiles(repository, change, namedPaths(findings, where));
    const { changed } = change;
    const world = { changed, policy, isNarrowed: paths.length > 0, ...where, ...files };
    const answer = guardFindings(findings, world);
    const isOfChange = (path) => pathReadings(path, where).tiers.flat().some((one) => changed.has(one));
    const failed = answer.status === "pass" ? reportedFailure(written, isOfChange) : void 0;
    if (failed !== void 0) throw refusedFindings(`${failed}, and nothing that it lists is kept`);
    const unread = answer.status === "pass" ? ignoredKeys(written, isOfChange) : [];
    const doubts = answer.status === "pass" ? failureKeys(written) : [];
    const said = keysText(UNREAD2, unread) + keysText(DOUBTED, doubts);
    const text = `${textOf(answer, policy, paths)}${said}${change.scopeNote}
`;
    const status = STATUSES[answer.status];
    if (!flag("json")) return { status, stdout: text };
    return {
      status,
      stdout: guardJson(answer, [.../* @__PURE__ */ new Set([...unread, ...doubts])], { ...change, policy, paths }),
      stderr: text
    };
  }
};
var STATUSES = { pass: 0, fail: 1, error: 3 };
function withSlashes(root) {
  return forwardSlashes(root, process.platform);
}
async function rootsOf(repository, { cwd, env }) {
  const shell = env["PWD"];
  if (shell === void 0 || shell === cwd) return [repository.top];
  const below = await folderInRepository(repository, cwd);
  const top = below === "" ? shell : shell.slice(0, -below.length - 1);
  const same = await openRepository(top).then(
    (other) => other.top === repository.top,
    () => false
  );
  return same ? [repository.top, top] : [repository.top];
}
function textOf({ status, kept, dropped, unlocatableCount }, policy, paths) {
  const drops = dropped.map(({ placement, reason }) => `  ${placement.padEnd(15)} ${printable(reason)}
`);
  const keeps = kept.map((finding) => {
    const by = finding.by === void 0 ? "" : `: ${finding.by}`;
    return `  kept            ${printable(`${placeText(finding)}${by}`)}
`;
  });
  const number = `${counted(unlocatableCount, "finding")} ${unlocatableCount === 1 ? "is" : "are"}`;
  const unclear2 = status === "error" ? `error: nobody can say whether ${number} on changed lines
` : "";
  const near = dropped.filter(({ placement }) => placement === "hunk_context").length;
  const some = near === 0 ? "" : `, ${near} of them next to a change`;
  const only = paths.length === 0 ? "" : `; only ${paths.map(printable).join(", ")}`;
  const first = `${kept.length} kept, ${dropped.length} dropped${some} (scope policy: ${policy}${only})
`;
  return `${first}${unclear2}${[...keeps, ...drops].join("")}`;
}
var UNREAD2 = "passed over, as nobody here knows what it says beside the findings";
var DOUBTED = "says that it did not end well, and may mean more than the findings that were dropped";
function keysText(what, keys) {
  return keys.length === 0 ? "" : `${what}: ${keys.map(printable).join(", ")}
`;
}
function placeText({ places: [place] }) {
  if (place?.kind !== "place") return "a finding without a place";
  return `${place.claims[0]}:${place.at.start}`;
}
Object.assign(exports, { guardCommand });
});
