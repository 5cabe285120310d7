var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  compared: () => compared,
  findLines: () => findLines,
  hasSubstance: () => hasSubstance,
  lineAt: () => lineAt,
  lineCountOf: () => lineCountOf,
  lineIndex: () => lineIndex,
  linesBetween: () => linesBetween,
  locateQuote: () => locateQuote,
  readQuotedTexts: () => readQuotedTexts,
  speaksOfSecrets: () => speaksOfSecrets,
  withoutNumbers: () => withoutNumbers
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_H2VF7K2H = require("./chunk-H2VF7K2H.cjs");
var import_chunk_N732WB45 = require("./chunk-N732WB45.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_node_path = require("node:path");
function lineIndex(text) {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return { starts };
}
function lineAt(index, offset) {
  let [low, high] = [0, index.starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((index.starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}
function linesBetween(index, start, end) {
  return { start: lineAt(index, start), end: lineAt(index, Math.max(start, end - 1)) };
}
function lineCountOf(text) {
  const newlines = lineIndex(text).starts.length - 1;
  return text === "" || text.endsWith("\n") ? newlines : newlines + 1;
}
function reviewedText(plain, redacted) {
  return {
    plain: lined(plain),
    ...redacted === void 0 ? {} : { redacted: lined(withoutNumbers(redacted)) }
  };
}
function lined(text) {
  let known;
  const index = () => known ??= lineIndex(text);
  return {
    text,
    lineAt: (offset) => lineAt(index(), offset),
    linesOf: ({ start, end }) => {
      const { starts } = index();
      return text.slice(starts[start - 1] ?? text.length, starts[end]).replace(/\n$/, "").split("\n");
    }
  };
}
function speaksOfSecrets(quote) {
  return quote.includes("[REDACTED:");
}
function withoutNumbers(text) {
  return text.replaceAll(/\[REDACTED:([^\]:\n]+):\d+\]/g, "[REDACTED:$1]");
}
function findLines(wanted, source) {
  const { text } = source;
  const [needle, at] = longest(wanted);
  if (needle === "") return [];
  const found = [];
  for (let hit = text.indexOf(needle); hit !== -1; ) {
    const start = text.lastIndexOf("\n", hit - 1) + 1;
    const end = endOfLine(text, hit);
    if (text.slice(start, end).trim() === needle && neighboursAgree(text, wanted, at, start, end)) {
      const first = source.lineAt(hit) - at;
      found.push({ start: first, end: first + wanted.length - 1 });
    }
    hit = text.indexOf(needle, end);
  }
  return found;
}
function neighboursAgree(text, wanted, at, start, end) {
  let before = start;
  for (let index = at - 1; index >= 0; index -= 1) {
    if (before === 0) return false;
    const lineEnd = before - 1;
    before = text.lastIndexOf("\n", lineEnd - 1) + 1;
    if (text.slice(before, lineEnd).trim() !== wanted[index]) return false;
  }
  let behind = end;
  for (let index = at + 1; index < wanted.length; index += 1) {
    if (behind >= text.length) return false;
    const lineEnd = endOfLine(text, behind + 1);
    if (text.slice(behind + 1, lineEnd).trim() !== wanted[index]) return false;
    behind = lineEnd;
  }
  return true;
}
function endOfLine(text, from) {
  const end = text.indexOf("\n", from);
  return end === -1 ? text.length : end;
}
function longest(lines) {
  return lines.reduce(
    (best, line, index) => line.length > best[0].length ? [line, index] : best,
    ["", 0]
  );
}
var GUTTER = /^\s*(\d+)(?:→|\t|:|-|[ ]*\|)(.*)$/su;
function readingsOf(quote, side) {
  const raw = quote.split("\n").map((line) => line.replace(/\r$/, ""));
  const numberless = withoutGutter(raw);
  const shown = numberless === void 0 ? [raw] : [raw, numberless];
  const markless = shown.map((lines) => withoutMarks(lines, side === "new" ? "+" : "-"));
  return [...shown, ...markless.filter((lines) => lines !== void 0)].map(compared);
}
function compared(lines) {
  const trimmed = lines.map((line) => line.trim());
  const first = trimmed.findIndex((line) => line !== "");
  return first === -1 ? [] : trimmed.slice(first, trimmed.findLastIndex((line) => line !== "") + 1);
}
function withoutGutter(lines) {
  let last;
  const stripped = [];
  for (const line of lines) {
    const [, digits, rest] = GUTTER.exec(line) ?? [];
    if (digits === void 0 || rest === void 0) {
      if (line.trim() !== "") return void 0;
      stripped.push("");
      continue;
    }
    const number = Number(digits);
    if (last !== void 0 && number !== last + 1) return void 0;
    last = number;
    stripped.push(rest);
  }
  return last === void 0 ? void 0 : stripped;
}
function withoutMarks(lines, own) {
  const marked = lines.filter((line) => line.trim() !== "");
  const isDiff = marked.every((line) => line.startsWith(own) || line.startsWith(" "));
  if (!isDiff || !marked.some((line) => line.startsWith(own))) return void 0;
  return lines.map((line) => line.slice(1));
}
var SHORTEST_QUOTE = 10;
var EMPTY_WORDS = new Set(
  "else end endif fi do done then begin try finally return break continue pass default null nil None true false True False undefined void".split(" ")
);
var WORDS = /(?<![\p{L}\p{N}_$])[\p{L}_$][\p{L}\p{N}_$]*/gu;
function hasSubstance(lines) {
  return lines.join("\n").length >= SHORTEST_QUOTE && lines.some(hasIdentifier);
}
function hasIdentifier(line) {
  return (line.match(WORDS) ?? []).some((word) => !EMPTY_WORDS.has(word));
}
function locateQuote(quote, file, hint) {
  const readings = readingsOf(quote, hint.side).filter(hasSubstance);
  if (readings.length === 0) return { kind: "without-substance" };
  return placeOf(readings, file.plain, hint) ?? placeAmongSecrets(readings, file, hint) ?? { kind: "absent" };
}
function placeOf(readings, source, hint) {
  for (const lines of readings) {
    const places = findLines(lines, source);
    const [at] = places.length < 2 ? places : places.toSorted(nearestFirst(hint));
    if (at !== void 0) return { kind: "found", at, lines, occurrence: places.indexOf(at) };
  }
  return void 0;
}
function placeAmongSecrets(readings, file, hint) {
  if (file.redacted === void 0 || !readings.some((lines2) => lines2.some(speaksOfSecrets))) return void 0;
  const masked = readings.map((lines2) => lines2.map(withoutNumbers));
  const found = placeOf(masked, file.redacted, hint);
  if (found === void 0) return void 0;
  const lines = compared(file.plain.linesOf(found.at));
  const occurrence = findLines(lines, file.plain).findIndex(({ start }) => start === found.at.start);
  return { ...found, lines, occurrence };
}
function nearestFirst({ line, remoteness }) {
  return (0, import_chunk_UTFC5QHX.inOrder)(
    (0, import_chunk_UTFC5QHX.by)(remoteness),
    (0, import_chunk_UTFC5QHX.by)((at) => line === void 0 ? 0 : Math.max(0, at.start - line, line - at.end)),
    (0, import_chunk_UTFC5QHX.by)((at) => at.start)
  );
}
async function readQuotedTexts(repository, { baseTree, headTree, changed, treeRoots, named }, redact) {
  const paths = withOldNames(
    named.flatMap((name) => possiblePaths(name, treeRoots)),
    changed
  );
  const [base, head] = await Promise.all([
    entriesNamed(repository, baseTree, paths),
    entriesNamed(repository, headTree, paths)
  ]);
  const files = new Set(paths);
  const wanted = [...base, ...head].filter(
    ({ type, path, size }) => type === "blob" && files.has(path) && (size ?? 0) <= import_chunk_H2VF7K2H.LARGEST_TEXT
  );
  const blobs = await (0, import_chunk_N732WB45.readBlobs)(
    repository,
    wanted.map(({ oid }) => oid)
  );
  const [baseTexts, headTexts] = await Promise.all([
    textsOf(base, blobs, redact),
    textsOf(head, blobs, redact)
  ]);
  const places = new Set([...base, ...head].flatMap(({ path }) => withFolders(path)));
  return {
    headText: (path) => headTexts.get(path),
    baseText: (path) => baseTexts.get(path),
    changed,
    treeRoots,
    exists: (path) => places.has(path)
  };
}
function possiblePaths(name, treeRoots) {
  const root = treeRoots.find((r) => name.startsWith(`${r}/`));
  const relative = import_node_path.posix.normalize(root === void 0 ? name : name.slice(root.length + 1)).replace(/\/+$/, "");
  return [relative, relative.replace(/^[ab]\//, "")].flatMap((path) => (0, import_chunk_N732WB45.asRepoPath)(path) ?? []);
}
function withOldNames(paths, changed) {
  const olds = paths.flatMap((path) => {
    const change = changed.get(path);
    return change === void 0 || change.kind === "deleted" ? [] : change.from ?? [];
  });
  const news = [...changed.values()].flatMap(
    (change) => change.kind !== "deleted" && change.from !== void 0 && paths.includes(change.from) ? [change.path] : []
  );
  return [.../* @__PURE__ */ new Set([...paths, ...olds, ...news])];
}
var MOST_PATHS = 500;
async function entriesNamed(repository, tree, paths) {
  if (paths.length === 0) return [];
  return paths.length > MOST_PATHS ? (0, import_chunk_N732WB45.listTree)(repository, tree) : (0, import_chunk_N732WB45.listTree)(repository, tree, { paths });
}
async function textsOf(entries, blobs, redact) {
  const texts = /* @__PURE__ */ new Map();
  for (const { path, oid } of entries) {
    const bytes = blobs.get(oid);
    if (bytes === void 0 || bytes.subarray(0, 8e3).includes(0)) continue;
    const plain = bytes.toString("utf8");
    texts.set(path, reviewedText(plain, redact === void 0 ? void 0 : await redact(plain, path)));
  }
  return texts;
}
function withFolders(path) {
  const folder = import_node_path.posix.dirname(path);
  return folder === "." ? [path] : [path, ...withFolders(folder)];
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  compared,
  findLines,
  hasSubstance,
  lineAt,
  lineCountOf,
  lineIndex,
  linesBetween,
  locateQuote,
  readQuotedTexts,
  speaksOfSecrets,
  withoutNumbers
});
