var { __load, __part } = require("../main.cjs").shared;
exports["history-blame"] = __part((exports) => {
var { decodeName, readQuotedName } = __load("scan-hunk-84fae24e/names"), { mergeSpans } = __load("evidence-drop-566105c0/line-span"), { askGit } = __load("git-4ddc216c/git");
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
  return decodeName(readQuotedName(written)?.name ?? written);
}
var MOST_RANGES = 200;
function blameRanges(hunks) {
  const ranges = mergeSpans(
    hunks.flatMap(({ old: { start, count } }) => count === 0 ? [] : [{ start, end: start + count - 1 }])
  );
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (first === void 0 || last === void 0 || ranges.length <= MOST_RANGES) return ranges;
  return [{ start: first.start, end: last.end }];
}
var GIT_FATAL = 128;
function pastFileOf({ change, before }) {
  if (change.kind === "opaque" || change.kind === "text" && change.status === "added") return [];
  const basePath = change.kind === "text" ? change.from ?? change.path : change.path;
  const ranges = before === null ? [] : blameRanges(change.hunks);
  return [{ path: change.path, basePath, removed: change.removed, ranges }];
}
async function readBlame(repository, base, file) {
  if (file.ranges.length === 0) return { lines: [], notes: [] };
  const answer = await askGit(
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
Object.assign(exports, { GIT_FATAL, pastFileOf, readBlame });
});
exports["names"] = __part((exports) => {
var ESCAPES = /* @__PURE__ */ new Map([
  ["a", "\x07"],
  ["b", "\b"],
  ["t", "	"],
  ["n", "\n"],
  ["v", "\v"],
  ["f", "\f"],
  ["r", "\r"],
  ['"', '"'],
  ["\\", "\\"]
]);
function readQuotedName(text) {
  if (!text.startsWith('"')) return void 0;
  let name = "";
  for (let at = 1; at < text.length; ) {
    const char = text.charAt(at);
    if (char === '"') return { name, rest: text.slice(at + 1) };
    if (char !== "\\") {
      name += char;
      at += 1;
      continue;
    }
    const octal = /^[0-3][0-7]{2}/.exec(text.slice(at + 1, at + 4))?.[0];
    const escaped = octal === void 0 ? ESCAPES.get(text.charAt(at + 1)) : String.fromCharCode(parseInt(octal, 8));
    if (escaped === void 0) return void 0;
    name += escaped;
    at += octal === void 0 ? 2 : 4;
  }
  return void 0;
}
function readWholeName(text) {
  if (!text.startsWith('"')) return text.split("	", 1)[0];
  const read = readQuotedName(text);
  return read !== void 0 && (read.rest === "" || read.rest.startsWith("	")) ? read.name : void 0;
}
function decodeName(bytes) {
  if (!/[\x80-\xff]/.test(bytes)) return bytes;
  return Buffer.from(bytes, "latin1").toString("utf8");
}
var LONGEST_SHOWN = 80;
function shownText(bytes) {
  const text = decodeName(bytes.slice(0, LONGEST_SHOWN));
  const quoted = JSON.stringify(bytes.length > LONGEST_SHOWN ? `${text}\u2026` : text);
  return quoted.replaceAll(/[\p{Cc}\p{Cf}]/gu, "\uFFFD");
}
Object.assign(exports, { readQuotedName, readWholeName, decodeName, shownText });
});
exports["own-attributes"] = __part((exports) => {
var { readTextIfAny } = __load("matches-schema-f8f7d0ae/files"), { readGit, runGit } = __load("git-4ddc216c/git"), { mkdtemp, rm } = require("node:fs/promises"), { tmpdir } = require("node:os"), { join, resolve } = require("node:path");
async function ownAttributes({ gitDir }) {
  const main = await readTextIfAny(join(gitDir, "commondir"));
  const folder = main === void 0 ? gitDir : resolve(gitDir, main.trim());
  return await readTextIfAny(join(folder, "info", "attributes")) ?? "";
}
async function withoutOwnAttributes(repository, ask) {
  if (await ownAttributes(repository) === "") return ask(repository, {});
  const folder = await mkdtemp(join(tmpdir(), "correctless-blind-"));
  try {
    const line = async (...args) => (await readGit(repository, ["rev-parse", ...args])).toString("utf8").replace(/\r?\n$/, "");
    const objects = resolve(repository.gitDir, await line("--git-path", "objects"));
    const format = await line("--show-object-format");
    await runGit(folder, ["init", "--quiet", "--bare", "--template=", `--object-format=${format}`, folder]);
    return await ask({ ...repository, gitDir: folder }, { GIT_OBJECT_DIRECTORY: objects });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
Object.assign(exports, { ownAttributes, withoutOwnAttributes });
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
exports["scan-hunk"] = __part((exports) => {
var { decodeName, readQuotedName, readWholeName, shownText } = __load("scan-hunk-84fae24e/names"), { firstLine, misplaced } = __load("git-4ddc216c/hunk-order"), { lineCount } = __load("evidence-drop-566105c0/line-span"), { asRepoPath } = __load("git-4ddc216c/batch-output"), { printable } = __load("git-4ddc216c/printable"), { by } = __load("main/order"), { Failure } = __load("main/failure");
var EMPTY_BLOBS = [
  "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391",
  "473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813"
];
function isEmptyBlob(id) {
  return EMPTY_BLOBS.some((empty) => empty.startsWith(id));
}
var SUBMODULE_MODE = "160000";
function fileChange(header, hunks) {
  const contradiction = hunks.length === 0 ? missingHunks(header) : impossibleHunks(header, hunks);
  if (contradiction !== void 0) return contradiction;
  const why = opaqueReason(header, hunks);
  return why === void 0 ? linesOf(header, hunks) : opaque(header, why);
}
function missingHunks(header) {
  if (header.announcesHunks) return 'no hunk follows its "---" and "+++" lines';
  if (header.binary) return void 0;
  const { index, status } = header;
  if (index !== void 0 && index.old !== index.new && !isEmptyFile(header)) {
    return `its content changes from ${index.old} to ${index.new}, but no line of it is shown`;
  }
  return status === "modified" && header.oldMode === header.newMode ? "nothing about it changes" : void 0;
}
function isEmptyFile({ index, status }) {
  if (index === void 0) return false;
  return status === "added" && isEmptyBlob(index.new) || status === "deleted" && isEmptyBlob(index.old);
}
function impossibleHunks(header, hunks) {
  if (header.binary) return "it is binary and has hunks";
  if (!header.announcesHunks) return 'it has hunks but no "---" and "+++" lines';
  if (header.status === "added" && hunks.some((hunk) => hunk.old.count > 0)) return "it is new and has old lines";
  if (header.status === "deleted" && hunks.some((hunk) => hunk.new.count > 0)) return "it is deleted and has new lines";
  return void 0;
}
function opaqueReason(header, hunks) {
  if (header.oldMode === SUBMODULE_MODE || header.newMode === SUBMODULE_MODE) return "submodule";
  if (header.binary) return "binary";
  if (hunks.length > 0) return void 0;
  switch (header.status) {
    case "added":
    case "deleted": return "empty";
    case "renamed": return "rename";
    case "modified": return "mode";
  }
}
function opaque({ path, from, status }, why) {
  return { kind: "opaque", path, ...from === void 0 ? {} : { from }, status, why };
}
function linesOf({ path, from, status }, hunks) {
  const removed = together(hunks, (hunk) => hunk.removed);
  const removedLines = lineCount(removed);
  if (status === "deleted") return { kind: "deleted", path, addedLines: 0, removedLines, hunks, removed };
  const added = together(hunks, (hunk) => hunk.added);
  return {
    kind: "text",
    path,
    ...from === void 0 ? {} : { from },
    status,
    addedLines: lineCount(added),
    removedLines,
    hunks,
    added,
    removed,
    deletionAnchors: together(hunks, (hunk) => hunk.deletionAnchors)
  };
}
function together(hunks, of) {
  const [first] = hunks;
  if (first !== void 0 && hunks.length === 1) return of(first);
  const all = [];
  for (const hunk of hunks) {
    for (const item of of(hunk)) all.push(item);
  }
  return all;
}
function readGitLine(text, renamed) {
  if (!text.startsWith("a/") && !text.startsWith('"a/')) return { kind: "no-prefix" };
  if (!text.includes(" b/") && !text.includes(' "b/')) return { kind: "no-prefix" };
  const sides = text.includes('"') ? quotedSides(text) : bareSides(text, renamed);
  if (sides === void 0) return { kind: "unclear" };
  const names = withoutPrefixes(sides);
  if (names === void 0) return { kind: "no-prefix" };
  const expected = renamed ?? { old: names.old, new: names.old };
  return names.old === expected.old && names.new === expected.new ? { kind: "names", names } : { kind: "unclear" };
}
function quotedSides(text) {
  const first = readQuotedName(text) ?? bareBeforeQuote(text);
  if (!first?.rest.startsWith(" ")) return void 0;
  const rest = first.rest.slice(1);
  if (!rest.startsWith('"')) return { old: first.name, new: rest };
  const second = readQuotedName(rest);
  return second?.rest === "" ? { old: first.name, new: second.name } : void 0;
}
function bareBeforeQuote(text) {
  const at = text.indexOf(' "');
  return text.startsWith('"') || at === -1 ? void 0 : { name: text.slice(0, at), rest: text.slice(at) };
}
function bareSides(text, renamed) {
  const middle = renamed === void 0 ? (text.length - 1) / 2 : "a/".length + renamed.old.length;
  if (text[middle] !== " ") return void 0;
  return { old: text.slice(0, middle), new: text.slice(middle + 1) };
}
function withoutPrefixes(sides) {
  if (!sides.old.startsWith("a/") || !sides.new.startsWith("b/")) return void 0;
  return { old: sides.old.slice(2), new: sides.new.slice(2) };
}
var FIELDS = [
  ...["old mode ", "new mode ", "deleted file mode ", "new file mode "],
  ...["copy from ", "copy to ", "rename from ", "rename to "],
  ...["similarity index ", "dissimilarity index ", "index "],
  ...["--- ", "+++ ", "Binary files ", "GIT binary patch"]
];
function readFields(reader) {
  const fields = /* @__PURE__ */ new Map();
  while (!reader.done && !reader.startsWith("@@") && !reader.startsWith("diff --")) {
    const field = FIELDS.find((start) => reader.startsWith(start));
    if (field === void 0 || fields.has(field)) {
      throw reader.malformed(`unexpected line ${reader.shown()} in the header of a file`);
    }
    fields.set(field, reader.takeHeader().slice(field.length));
    if (field === "GIT binary patch") skipBinaryPatch(reader);
  }
  return fields;
}
function skipBinaryPatch(reader) {
  while (!reader.done && /^(?:(?:literal|delta) \d+|[!-~]{2,})?$/.test(reader.peekHeader())) reader.takeHeader();
}
function nameIn(fields, field, reader) {
  const text = fields.get(field);
  if (text === void 0) return void 0;
  const name = readWholeName(text);
  if (name === void 0) throw reader.malformed(`unreadable name in ${shownText(field + text)}`);
  return name;
}
var GIT_LINE = "diff --git ";
var NOWHERE = "/dev/null";
var PREFIX_HINT = "print it with: git diff --src-prefix=a/ --dst-prefix=b/";
function readFileHeader(reader) {
  const gitLine = reader.takeHeader().slice(GIT_LINE.length);
  const fields = readFields(reader);
  if (fields.has("copy from ")) {
    throw reader.malformed(
      `${shownText(gitLine)} is a copy: a diff made with copy detection does not show the copied lines`
    );
  }
  const names = namesOf(gitLine, fields, reader);
  const status = statusOf(fields);
  checkContentNames(names, status, fields, reader);
  const [, old, now, mode] = /^([0-9a-f]+)\.\.([0-9a-f]+)(?: (\d+))?$/.exec(fields.get("index ") ?? "") ?? [];
  const header = {
    path: repoPath(status === "deleted" ? names.old : names.new, reader),
    status,
    oldMode: fields.get("old mode ") ?? fields.get("deleted file mode ") ?? mode,
    newMode: fields.get("new mode ") ?? fields.get("new file mode ") ?? mode,
    index: old === void 0 || now === void 0 ? void 0 : { old, new: now },
    binary: fields.has("Binary files ") || fields.has("GIT binary patch"),
    announcesHunks: fields.has("--- ")
  };
  return status === "renamed" ? { ...header, from: repoPath(names.old, reader) } : header;
}
function namesOf(gitLine, fields, reader) {
  const [old, now] = [nameIn(fields, "rename from ", reader), nameIn(fields, "rename to ", reader)];
  if (old === void 0 !== (now === void 0)) {
    throw reader.malformed(`${shownText(gitLine)} has only one of the lines "rename from" and "rename to"`);
  }
  const read = readGitLine(gitLine, old === void 0 || now === void 0 ? void 0 : { old, new: now });
  switch (read.kind) {
    case "names": return read.names;
    case "no-prefix":
      throw new Failure(
        "refused/not-a-diff",
        `no a/ and b/ before the names in ${shownText(GIT_LINE + gitLine)}`,
        { hint: PREFIX_HINT }
      );
    case "unclear": throw reader.malformed(`cannot tell the names in ${shownText(GIT_LINE + gitLine)}`);
  }
}
function statusOf(fields) {
  if (fields.has("new file mode ")) return "added";
  if (fields.has("deleted file mode ")) return "deleted";
  return fields.has("rename from ") ? "renamed" : "modified";
}
function checkContentNames({ old, new: now }, status, fields, reader) {
  if (fields.has("--- ") !== fields.has("+++ ")) {
    throw reader.malformed(`${shownText(now)} has only one of the lines "---" and "+++"`);
  }
  checkContentName(fields, "--- ", status === "added" ? NOWHERE : `a/${old}`, reader);
  checkContentName(fields, "+++ ", status === "deleted" ? NOWHERE : `b/${now}`, reader);
}
function checkContentName(fields, field, name, reader) {
  const named = nameIn(fields, field, reader);
  if (named !== void 0 && named !== name) {
    throw reader.malformed(`${shownText(field + named)} is where ${shownText(field + name)} belongs`);
  }
}
function repoPath(bytes, reader) {
  const path = asRepoPath(decodeName(bytes));
  if (path === void 0) throw reader.malformed(`${shownText(bytes)} cannot be a file of a repository`);
  return path;
}
var NEWLINE = 10;
var CARRIAGE_RETURN = 13;
var PatchReader = class {
  patch;
  /** Byte offset of the next line. */
  at = 0;
  constructor(patch) {
    this.patch = patch;
  }
  get done() {
    return this.at >= this.patch.length;
  }
  /** Whether the next line starts with an ASCII text. */
  startsWith(text) {
    for (let i = 0; i < text.length; i += 1) {
      if (this.patch[this.at + i] !== text.charCodeAt(i)) return false;
    }
    return true;
  }
  /** Consumes an ASCII text. False, without consuming, if it is not there. */
  take(text) {
    const there = this.startsWith(text);
    if (there) this.at += text.length;
    return there;
  }
  /** Consumes a decimal number. Undefined when there is no digit. */
  takeNumber() {
    const start = this.at;
    let value = 0;
    for (let digit = this.#digit(); digit !== void 0; digit = this.#digit()) {
      value = value * 10 + digit;
      this.at += 1;
    }
    return this.at === start ? void 0 : value;
  }
  #digit() {
    const byte = this.patch[this.at] ?? 0;
    return byte >= 48 && byte <= 57 ? byte - 48 : void 0;
  }
  /** The next line as latin1, without its line ending. A carriage return belongs to that only in a header. */
  peekHeader() {
    const newline = this.patch.indexOf(NEWLINE, this.at);
    const end = newline === -1 ? this.patch.length : newline;
    const text = end > this.at && this.patch[end - 1] === CARRIAGE_RETURN ? end - 1 : end;
    return this.patch.toString("latin1", this.at, text);
  }
  takeHeader() {
    const line = this.peekHeader();
    this.skipLine();
    return line;
  }
  skipLine() {
    this.at = lineEnd(this.patch, this.at);
  }
  /** The failure for a malformed patch, with the position in it. */
  malformed(what) {
    return new Failure("refused/malformed-diff", `${what} (line ${this.#lineNumber()} of the diff)`, {
      hint: "hand over the whole, unedited output of: git diff --src-prefix=a/ --dst-prefix=b/"
    });
  }
  /** The next line for a message. */
  shown() {
    return shownText(this.peekHeader());
  }
  #lineNumber() {
    let lines = 1;
    for (let i = this.patch.indexOf(NEWLINE); i !== -1 && i < this.at; lines += 1) {
      i = this.patch.indexOf(NEWLINE, i + 1);
    }
    return lines;
  }
};
function lineEnd(patch, at) {
  const newline = patch.indexOf(NEWLINE, at);
  return newline === -1 ? patch.length : newline + 1;
}
function readPlainHeader(reader) {
  const old = takeName(reader, "--- ", "a/");
  const now = takeName(reader, "+++ ", "b/");
  const path = now ?? old;
  if (path === void 0) throw reader.malformed("a file is /dev/null before and after");
  if (old !== void 0 && now !== void 0 && old !== now) {
    throw reader.malformed(
      `"---" names ${shownText(old)} and "+++" names ${shownText(now)}: only a "diff --git" header can say that`
    );
  }
  return {
    path: repoPath(path, reader),
    status: old === void 0 ? "added" : now === void 0 ? "deleted" : "modified",
    oldMode: void 0,
    newMode: void 0,
    index: void 0,
    binary: false,
    announcesHunks: true
  };
}
function takeName(reader, mark, prefix) {
  if (!reader.startsWith(mark)) {
    throw reader.malformed(`${reader.done ? "the end" : reader.shown()} is where "${mark}" belongs`);
  }
  const line = reader.takeHeader();
  const name = readWholeName(line.slice(mark.length));
  if (name === void 0) throw reader.malformed(`unreadable name in ${shownText(line)}`);
  if (name === NOWHERE) return void 0;
  if (!name.startsWith(prefix)) throw reader.malformed(`no ${prefix} before the name in ${shownText(line)}`);
  return name.slice(prefix.length);
}
var [PLUS, MINUS, BLANK, BACKSLASH, CARRIAGE_RETURN2] = [43, 45, 32, 92, 13];
function scanHunk(reader, place) {
  const start = reader.at;
  const sides = readSides(reader);
  if (sides === void 0) {
    reader.at = start;
    throw reader.malformed(`hunk ${place.ordinal} of ${printable(place.path)} starts with ${reader.shown()}`);
  }
  reader.skipLine();
  const { added, removed, deletionAnchors } = scanLines(reader, sides, place);
  if (reader.startsWith("\\ ")) reader.skipLine();
  return {
    old: sides.old,
    new: sides.new,
    bytes: { start, end: reader.at },
    added,
    removed,
    deletionAnchors: place.newFileGone ? [] : deletionAnchors
  };
}
function readSides(reader) {
  const old = reader.take("@@ -") ? readSide(reader) : void 0;
  const now = reader.take(" +") ? readSide(reader) : void 0;
  return old === void 0 || now === void 0 || !reader.take(" @@") ? void 0 : { old, new: now };
}
function readSide(reader) {
  const start = reader.takeNumber();
  const count = reader.take(",") ? reader.takeNumber() : 1;
  return start === void 0 || count === void 0 ? void 0 : { start, count };
}
function scanLines(reader, sides, place) {
  const { patch } = reader;
  const changes = { added: [], removed: [], deletionAnchors: [] };
  let [oldLine, newLine] = [firstLine(sides.old), firstLine(sides.new)];
  let [oldRun, newRun] = [oldLine, newLine];
  const [oldEnd, newEnd] = [oldLine + sides.old.count, newLine + sides.new.count];
  let [at, sawContext] = [reader.at, false];
  while (oldLine < oldEnd || newLine < newEnd) {
    const mark = patch[at];
    if (mark === PLUS && newLine < newEnd) newLine += 1;
    else if (mark === MINUS && oldLine < oldEnd) oldLine += 1;
    else if (isContext(patch, at) && oldLine < oldEnd && newLine < newEnd) {
      addRun(changes, [oldRun, oldLine], [newRun, newLine], newLine);
      oldRun = oldLine += 1;
      newRun = newLine += 1;
      sawContext = true;
    } else if (mark !== BACKSLASH || at === reader.at) {
      reader.at = at;
      throw countsLie(reader, sides, place, oldEnd - oldLine, newEnd - newLine);
    }
    at = lineEnd(patch, at);
  }
  reader.at = at;
  addRun(changes, [oldRun, oldLine], [newRun, newLine], sawContext ? Math.max(newLine - 1, 1) : newLine);
  return changes;
}
function addRun({ added, removed, deletionAnchors }, old, now, anchor) {
  const [isRemoved, isAdded] = [old[1] > old[0], now[1] > now[0]];
  if (isAdded) added.push({ start: now[0], end: now[1] - 1 });
  if (isRemoved) removed.push({ start: old[0], end: old[1] - 1 });
  if (isRemoved && !isAdded) deletionAnchors.push(anchor);
}
function countsLie(reader, sides, place, oldLeft, newLeft) {
  return reader.malformed(
    `hunk ${place.ordinal} of ${printable(place.path)} says ${sides.old.count} old and ${sides.new.count} new lines, but ${reader.done ? "the diff ends" : `${reader.shown()} comes`} after ${sides.old.count - oldLeft} and ${sides.new.count - newLeft}`
  );
}
function isContext(patch, at) {
  const mark = patch[at];
  return mark === BLANK || mark === NEWLINE || mark === CARRIAGE_RETURN2 && patch[at + 1] === NEWLINE;
}
function isTypeChange(first, second) {
  return first.header.status === "deleted" && second.header.status === "added" && fileType(first.header.oldMode) !== fileType(second.header.newMode);
}
function fileType(mode) {
  return mode?.slice(0, 3);
}
function joinTypeChange(removal, addition) {
  if (removal.kind === "opaque" && addition.kind === "opaque") {
    const why = addition.why === "empty" ? removal.why : addition.why;
    return { kind: "opaque", path: addition.path, status: "modified", why };
  }
  const [gone, come] = [linesOf2(removal), linesOf2(addition)];
  return {
    kind: "text",
    path: addition.path,
    status: "modified",
    addedLines: come.addedLines,
    removedLines: gone.removedLines,
    hunks: [...gone.hunks, ...come.hunks],
    added: come.added,
    removed: gone.removed,
    deletionAnchors: []
  };
}
function linesOf2(change) {
  switch (change.kind) {
    case "text": return change;
    case "deleted": return { ...change, added: [] };
    case "opaque": return { hunks: [], added: [], removed: [], addedLines: 0, removedLines: 0 };
  }
}
var GIT = { plainHeaders: false, idleHunks: false };
function parsePatch(patch, dialect = GIT) {
  const changes = /* @__PURE__ */ new Map();
  const reader = new PatchReader(patch);
  let previous;
  while (!reader.done) {
    const section = readSection(reader, dialect);
    const { path } = section.change;
    changes.set(path, changes.has(path) ? secondTime(previous, section, reader) : section.change);
    previous = section;
  }
  return new Map([...changes].sort(by(([path]) => path)));
}
function readSection(reader, dialect) {
  const header = readHeader(reader, dialect);
  const change = fileChange(header, readHunks(reader, header, dialect));
  if (typeof change === "string") throw reader.malformed(`${printable(header.path)}: ${change}`);
  return { header, change };
}
function secondTime(previous, section, reader) {
  if (previous?.change.path === section.change.path && isTypeChange(previous, section)) {
    return joinTypeChange(previous.change, section.change);
  }
  throw reader.malformed(
    `${printable(section.change.path)} is in the diff twice, in two line numberings: make one diff against the base instead`
  );
}
function readHeader(reader, { plainHeaders }) {
  if (plainHeaders && reader.startsWith("--- ")) return readPlainHeader(reader);
  refuseOtherFormats(reader);
  return readFileHeader(reader);
}
function refuseOtherFormats(reader) {
  if (reader.startsWith("diff --git ")) return;
  if (reader.startsWith("diff --cc ") || reader.startsWith("diff --combined ")) throw combined(reader);
  if (reader.at > 0) throw reader.malformed(`unexpected line ${reader.shown()} where a file should start`);
  throw new Failure(
    "refused/not-a-diff",
    `the text starts with ${reader.shown()}, not with a "diff --git" line`,
    { hint: PREFIX_HINT }
  );
}
function combined(reader) {
  return new Failure(
    "refused/combined-diff",
    `${reader.shown()} is a combined diff: its lines have several old files`,
    { hint: "compare a merge with its first parent: git diff MERGE^1 MERGE" }
  );
}
function readHunks(reader, header, dialect) {
  const hunks = [];
  const newFileGone = header.status === "deleted";
  while (reader.startsWith("@@")) {
    if (reader.startsWith("@@@")) throw combined(reader);
    const place = { path: header.path, ordinal: hunks.length + 1, newFileGone };
    const hunk = scanHunk(reader, place);
    const fault = misplaced(hunks.at(-1), hunk, dialect.idleHunks);
    if (fault !== void 0) throw reader.malformed(`hunk ${place.ordinal} of ${printable(header.path)} ${fault}`);
    hunks.push(hunk);
  }
  const nextFile = reader.startsWith("diff --") || dialect.plainHeaders && reader.startsWith("--- ");
  if (hunks.length > 0 && !reader.done && !nextFile) {
    throw reader.malformed(
      `hunk ${hunks.length} of ${printable(header.path)} goes on after its counts with ${reader.shown()}`
    );
  }
  return hunks;
}
Object.assign(exports, { isEmptyBlob, readFileHeader, PatchReader, parsePatch });
});
