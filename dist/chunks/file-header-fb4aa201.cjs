var { __load, __part } = require("../main.cjs").shared;
exports["bounded-program"] = __part((exports) => {
var { spawn } = require("node:child_process");
var GRACE_MS = 1e3;
function runBounded(program, args, bounds) {
  const { cwd, env, timeoutMs, mostBytes, input = "", verbatim = false } = bounds;
  return new Promise((resolve, reject) => {
    const how = { cwd, env, windowsHide: true, windowsVerbatimArguments: verbatim };
    const child = spawn(program, args, { ...how, stdio: "pipe" });
    child.stdin.on("error", () => void 0);
    child.stdin.end(input);
    const stop = (kind) => {
      child.kill("SIGTERM");
      setTimeout(() => child.kill("SIGKILL"), GRACE_MS).unref();
      child.stdout.destroy();
      child.stderr.destroy();
      resolve({ kind });
    };
    const timer = setTimeout(stop, Math.max(0, timeoutMs), "late");
    const tooMuch = () => {
      stop("too-large");
    };
    const [out, err] = [collect(child.stdout, mostBytes, tooMuch), collect(child.stderr, mostBytes, tooMuch)];
    child.on("error", (cause) => {
      clearTimeout(timer);
      reject(cause);
    });
    child.on("close", (status) => {
      clearTimeout(timer);
      resolve({
        kind: "ended",
        status: status ?? 128,
        stdout: Buffer.concat(out),
        stderr: Buffer.concat(err).toString("utf8")
      });
    });
  });
}
function collect(stream, most, tooMuch) {
  const chunks = [];
  let bytes = 0;
  stream.on("data", (chunk) => {
    bytes += chunk.length;
    if (bytes > most) tooMuch();
    else chunks.push(chunk);
  });
  return chunks;
}
Object.assign(exports, { runBounded });
});
exports["cross-check"] = __part((exports) => {
var { asRepoPath } = __load("git-685f2d30/batch-output"), { printable } = __load("git-685f2d30/printable"), { Failure } = __load("main/failure");
var RAW_STATUSES = {
  A: "added",
  D: "deleted",
  M: "modified",
  R: "renamed",
  T: "type-changed"
};
function parseRaw(output) {
  const fields = fieldsOf(output);
  const entries = [];
  for (let at = 0; at < fields.length; ) {
    const line = fields[at] ?? "";
    const [, oldMode, newMode, oldOid, newOid, letter] = /^:(\d{6}) (\d{6}) ([0-9a-f]+) ([0-9a-f]+) ([A-Z])\d*$/.exec(line) ?? [];
    if (!oldMode || !newMode || !oldOid || !newOid || !isStatusLetter(letter))
      throw unreadable("--raw", line);
    const renamed = letter === "R";
    const from = renamed ? { from: pathAt(fields, at + 1, "--raw") } : {};
    const path = pathAt(fields, renamed ? at + 2 : at + 1, "--raw");
    entries.push({ status: RAW_STATUSES[letter], path, ...from, oldMode, newMode, oldOid, newOid });
    at += renamed ? 3 : 2;
  }
  return entries;
}
function isStatusLetter(letter) {
  return letter !== void 0 && Object.hasOwn(RAW_STATUSES, letter);
}
function parseNumstat(output) {
  const fields = fieldsOf(output);
  const entries = [];
  for (let at = 0; at < fields.length; ) {
    const line = fields[at] ?? "";
    const [, added, removed, name] = /^(\d+|-)\t(\d+|-)\t(.*)$/s.exec(line) ?? [];
    if (added === void 0 || removed === void 0) throw unreadable("--numstat", line);
    const renamed = name === "";
    const from = renamed ? { from: pathAt(fields, at + 1, "--numstat") } : {};
    const path = renamed ? pathAt(fields, at + 2, "--numstat") : pathOf(name, "--numstat");
    entries.push({ path, ...from, added: countOf(added), removed: countOf(removed) });
    at += renamed ? 3 : 1;
  }
  return entries;
}
function fieldsOf(output) {
  return output.length === 0 ? [] : output.toString("utf8").replace(/\0$/, "").split("\0");
}
function countOf(text) {
  return text === "-" ? null : Number(text);
}
function pathAt(fields, at, list) {
  return pathOf(fields[at], list);
}
function pathOf(text, list) {
  const path = text === void 0 ? void 0 : asRepoPath(text);
  if (path === void 0) throw unreadable(list, text ?? "the end of the list");
  return path;
}
function unreadable(list, text) {
  return new Failure(
    "refused/diff-disagrees-with-git",
    `git diff ${list} -z printed an entry that cannot be read: ${printable(text.slice(0, 80))}`
  );
}
var SUBMODULE_MODE = "160000";
function crossCheck(changed, git) {
  const raw = byPath(git.raw, "--raw");
  const numstat = byPath(git.numstat, "--numstat");
  for (const path of /* @__PURE__ */ new Set([...changed.keys(), ...raw.keys(), ...numstat.keys()])) {
    const [change, entry, counts] = [changed.get(path), raw.get(path), numstat.get(path)];
    if (change === void 0 || entry === void 0 || counts === void 0) {
      const lists = [change && "the patch", entry && "git diff --raw", counts && "git diff --numstat"];
      throw disagrees(path, `only in ${lists.filter((list) => list !== void 0).join(" and ")}`);
    }
    checkStatus(change, entry);
    checkFrom(change, counts);
    checkCounts(change, entry, counts);
  }
}
function byPath(entries, list) {
  const map = new Map(entries.map((entry) => [entry.path, entry]));
  if (map.size === entries.length) return map;
  const twice = entries.find((entry, at) => entries.findIndex(({ path }) => path === entry.path) !== at);
  throw disagrees(String(twice?.path), `twice in git diff ${list}`);
}
function checkStatus(change, entry) {
  const status = change.kind === "deleted" ? "deleted" : change.status;
  const expected = entry.status === "type-changed" ? "modified" : entry.status;
  if (status !== expected) throw disagrees(change.path, `${status} in the patch, ${entry.status} for git`);
  checkFrom(change, entry);
}
function checkFrom(change, entry) {
  const from = change.kind === "deleted" ? void 0 : change.from;
  if (from === entry.from) return;
  throw disagrees(
    change.path,
    `renamed from ${printable(from ?? "nothing")} in the patch, from ${printable(entry.from ?? "nothing")} for git`
  );
}
function checkCounts(change, entry, counts) {
  const typeChanged = entry.status === "type-changed";
  const patch = typeChanged ? typeChangeCounts(change, entry) : patchCounts(change, entry);
  const agrees = typeChanged ? agreeOnTypeChange(patch, counts) : agree(change, patch, counts);
  if (agrees) return;
  throw disagrees(change.path, `${countText(patch)} in the patch, ${countText(counts)} for git`);
}
function patchCounts(change, entry) {
  if (change.kind !== "opaque") return { added: change.addedLines, removed: change.removedLines };
  switch (change.why) {
    case "binary":
      return { added: null, removed: null };
    case "submodule":
      return submoduleLines(entry);
    case "mode":
    case "rename":
    case "empty":
      return { added: 0, removed: 0 };
  }
}
function submoduleLines({ oldMode, newMode }) {
  return { added: Number(newMode === SUBMODULE_MODE), removed: Number(oldMode === SUBMODULE_MODE) };
}
function agree(change, patch, git) {
  if (patch.added === git.added && patch.removed === git.removed) return true;
  const contentStays = change.kind === "opaque" && ["mode", "rename", "empty"].includes(change.why);
  return contentStays && git.added === null && git.removed === null;
}
function typeChangeCounts(change, entry) {
  if (change.kind === "opaque" && change.why === "binary") return { added: null, removed: null };
  const lines = submoduleLines(entry);
  if (change.kind === "opaque") return lines;
  return { added: change.addedLines + lines.added, removed: change.removedLines + lines.removed };
}
function agreeOnTypeChange(patch, git) {
  if (patch.added === null || patch.removed === null || git.added === null || git.removed === null)
    return true;
  return patch.added >= git.added && patch.added - patch.removed === git.added - git.removed;
}
function countText({ added, removed }) {
  return added === null || removed === null ? "binary" : `+${added} -${removed}`;
}
function disagrees(path, how) {
  return new Failure("refused/diff-disagrees-with-git", `${printable(path)}: ${how}`, {
    hint: "this is a bug or an unusual git setting: run the command again with GIT_TRACE=1 and report it"
  });
}
Object.assign(exports, { parseRaw, parseNumstat, crossCheck });
});
exports["file-header"] = __part((exports) => {
var { decodeName, readQuotedName, readWholeName, shownText } = __load("file-header-fb4aa201/names"), { firstLine, misplaced } = __load("evidence-drop-a3c02e69/hunk-order"), { lineCount } = __load("evidence-drop-a3c02e69/line-span"), { asRepoPath } = __load("git-685f2d30/batch-output"), { printable } = __load("git-685f2d30/printable"), { by } = __load("main/order"), { Failure } = __load("main/failure");
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
  if (header.status === "added" && hunks.some((hunk) => hunk.old.count > 0))
    return "it is new and has old lines";
  if (header.status === "deleted" && hunks.some((hunk) => hunk.new.count > 0))
    return "it is deleted and has new lines";
  return void 0;
}
function opaqueReason(header, hunks) {
  if (header.oldMode === SUBMODULE_MODE || header.newMode === SUBMODULE_MODE) return "submodule";
  if (header.binary) return "binary";
  if (hunks.length > 0) return void 0;
  switch (header.status) {
    case "added":
    case "deleted":
      return "empty";
    case "renamed":
      return "rename";
    case "modified":
      return "mode";
  }
}
function opaque({ path, from, status }, why) {
  return { kind: "opaque", path, ...from === void 0 ? {} : { from }, status, why };
}
function linesOf({ path, from, status }, hunks) {
  const removed = hunks.flatMap((hunk) => hunk.removed);
  const removedLines = lineCount(removed);
  if (status === "deleted") return { kind: "deleted", path, addedLines: 0, removedLines, hunks, removed };
  const added = hunks.flatMap((hunk) => hunk.added);
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
    deletionAnchors: hunks.flatMap((hunk) => hunk.deletionAnchors)
  };
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
  while (!reader.done && /^(?:(?:literal|delta) \d+|[!-~]{2,})?$/.test(reader.peekHeader()))
    reader.takeHeader();
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
    case "names":
      return read.names;
    case "no-prefix":
      throw new Failure(
        "refused/not-a-diff",
        `no a/ and b/ before the names in ${shownText(GIT_LINE + gitLine)}`,
        {
          hint: PREFIX_HINT
        }
      );
    case "unclear":
      throw reader.malformed(`cannot tell the names in ${shownText(GIT_LINE + gitLine)}`);
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
    return this.patch.toString("latin1", this.at, this.at + text.length) === text;
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
  const sides = sidesIn(reader.peekHeader());
  if (sides === void 0) {
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
var SIDES = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;
function sidesIn(line) {
  const [, oldStart, oldCount = 1, newStart, newCount = 1] = SIDES.exec(line) ?? [];
  if (oldStart === void 0) return void 0;
  return {
    old: { start: Number(oldStart), count: Number(oldCount) },
    new: { start: Number(newStart), count: Number(newCount) }
  };
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
    case "text":
      return change;
    case "deleted":
      return { ...change, added: [] };
    case "opaque":
      return { hunks: [], added: [], removed: [], addedLines: 0, removedLines: 0 };
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
    {
      hint: PREFIX_HINT
    }
  );
}
function combined(reader) {
  return new Failure(
    "refused/combined-diff",
    `${reader.shown()} is a combined diff: its lines have several old files`,
    {
      hint: "compare a merge with its first parent: git diff MERGE^1 MERGE"
    }
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
    if (fault !== void 0)
      throw reader.malformed(`hunk ${place.ordinal} of ${printable(header.path)} ${fault}`);
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
exports["gh"] = __part((exports) => {
var { runBounded } = __load("file-header-fb4aa201/bounded-program"), { Failure } = __load("main/failure"), { inertLine } = __load("main/inert-2"), { tmpdir } = require("node:os");
function readGhAnswer(printed) {
  const head = /^HTTP\/[\d.]+ (\d{3})\b.*\r?\n((?:[^\r\n]+\r?\n)*)\r?\n/.exec(printed.toString("latin1"));
  if (head === null) return void 0;
  const [whole, status = "", lines = ""] = head;
  const headers = lines.split(/\r?\n/).flatMap((line) => {
    const colon = line.indexOf(":");
    return colon === -1 ? [] : [[line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]];
  });
  return {
    status: Number(status),
    headers: new Map(headers),
    body: jsonIn(printed.subarray(whole.length).toString("utf8"))
  };
}
function jsonIn(text) {
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}
function lastPage({ headers }) {
  const last = /<[^>]*[?&]page=(\d+)[^>]*>\s*;\s*rel="last"/.exec(headers.get("link") ?? "")?.[1];
  return last === void 0 ? 1 : Math.max(1, Number(last));
}
function refusalOf(host, path, answer) {
  const { status } = answer;
  const said = messageOf(answer);
  if (status === 401) {
    return new Failure("environment/gh-not-logged-in", `${host} does not take the login of gh: ${said}`, {
      hint: `gh auth login --hostname ${host}; a GH_TOKEN in the environment comes before it`
    });
  }
  if ((status === 403 || status === 429) && isRateLimit(answer)) return rateLimited(host, answer);
  if (status === 403 || status === 451) return noAccess(host, path, answer);
  if (status >= 500) {
    return new Failure(
      "environment/gh-unreachable",
      `${host} answered ${path} with status ${status}: ${said}`,
      { hint: "look at https://www.githubstatus.com, and run the command again" }
    );
  }
  return void 0;
}
function messageOf({ status, body }) {
  const message = typeof body === "object" && body !== null && "message" in body ? body.message : void 0;
  return typeof message === "string" ? inertLine(message).slice(0, 300) : `status ${status}`;
}
function isRateLimit(answer) {
  const { status, headers } = answer;
  const exhausted = headers.get("x-ratelimit-remaining") === "0";
  return status === 429 || exhausted || headers.has("retry-after") || /rate limit/i.test(messageOf(answer));
}
function rateLimited(host, { headers }) {
  const reset = Number(headers.get("x-ratelimit-reset") ?? Number.NaN);
  const wait = Number(headers.get("retry-after") ?? Number.NaN);
  const until = Number.isSafeInteger(wait) ? `for another ${wait} s` : Number.isSafeInteger(reset) && reset < 1e11 ? `until ${new Date(reset * 1e3).toISOString()}` : "for some minutes";
  return new Failure(
    "environment/gh-rate-limited",
    `${host} no longer answers this login ${until}: rate limit`,
    { hint: "wait, then run the command again; what is left: gh api rate_limit" }
  );
}
function noAccess(host, path, answer) {
  const said = messageOf(answer);
  const authorise = /url=(https:\/\/[^\s;,]+)/.exec(answer.headers.get("x-github-sso") ?? "")?.[1];
  return new Failure("environment/gh-no-access", `${host} refuses ${path}: ${said}`, {
    hint: authorise === void 0 ? `ask for access to the repository, or log in as somebody who has it: gh auth login --hostname ${host}` : `authorise the login of gh for the organisation: ${inertLine(authorise)}`
  });
}
var PATIENCE_MS = 3e4;
var MOST_BYTES = 32 * 1024 * 1024;
var NEUTRAL = {
  LC_ALL: "C",
  NO_COLOR: "1",
  CLICOLOR: "0",
  PAGER: "cat",
  GH_PAGER: "cat",
  GH_PROMPT_DISABLED: "1",
  GH_SPINNER_DISABLED: "1",
  GH_NO_UPDATE_NOTIFIER: "1",
  GH_NO_EXTENSION_UPDATE_NOTIFIER: "1"
};
var DROPPED = /* @__PURE__ */ new Set([
  "CLICOLOR_FORCE",
  "DEBUG",
  "GH_DEBUG",
  "GH_FORCE_TTY",
  "GH_REPO"
]);
var FOR_ANY_HOST = ["GH_ENTERPRISE_TOKEN", "GITHUB_ENTERPRISE_TOKEN"];
function askGithub(host, path, timeoutMs = PATIENCE_MS) {
  return request(host, path, timeoutMs);
}
function sendToGithub(host, path, body) {
  return request(host, path, PATIENCE_MS, JSON.stringify(body));
}
async function request(host, path, timeoutMs, input) {
  const accept = ["--header", "Accept: application/vnd.github+json"];
  const sent = input === void 0 ? [] : ["--method", "POST", "--input", "-"];
  const ended = await runGh(["api", "--hostname", host, "--include", ...accept, ...sent, "--", path], {
    timeoutMs,
    ...input === void 0 ? {} : { input }
  });
  switch (ended.kind) {
    case "late":
      throw new Failure(
        "environment/gh-unreachable",
        `${host} did not answer within ${Math.ceil(timeoutMs / 1e3)} s`,
        { hint: "look at your network or https://www.githubstatus.com, and run the command again" }
      );
    case "too-large":
      throw new Failure(
        "environment/gh-failed",
        `${host} answered ${path} with more than ${MOST_BYTES} bytes`
      );
    case "ended": {
      const answer = readGhAnswer(ended.stdout);
      const refusal = answer === void 0 ? withoutAnswer(host, ended) : refusalOf(host, path, answer);
      if (refusal !== void 0) throw refusal;
      if (answer !== void 0) return answer;
      throw new Failure("environment/gh-failed", `gh ended without an answer to ${path}`);
    }
  }
}
async function isLoggedIn(host, timeoutMs = PATIENCE_MS) {
  const named = process.env["GH_HOST"]?.toLowerCase() === host;
  const env = named ? {} : Object.fromEntries(FOR_ANY_HOST.map((name) => [name, void 0]));
  const ended = await runGh(["auth", "token", "--hostname", host], { timeoutMs, env });
  if (ended.kind === "ended" && /^unknown command\b/.test(ended.stderr)) {
    throw new Failure("environment/gh-failed", 'gh is too old: it has no "gh auth token"', {
      hint: "install gh 2.17 or newer: https://cli.github.com"
    });
  }
  if (ended.kind === "late") {
    throw new Failure(
      "environment/gh-failed",
      `gh did not say within ${Math.ceil(timeoutMs / 1e3)} s whether it has a login for ${host}`,
      { hint: `a key ring may be waiting for you; ask by hand: gh auth token --hostname ${host}` }
    );
  }
  return ended.kind === "ended" && ended.status === 0;
}
async function runGh(args, { timeoutMs, env = {}, input }) {
  const kept = Object.entries(process.env).filter(([name]) => !DROPPED.has(name));
  try {
    return await runBounded("gh", args, {
      // Not in the repository, so that none of its settings apply.
      cwd: tmpdir(),
      env: { ...Object.fromEntries(kept), ...NEUTRAL, ...env },
      timeoutMs,
      mostBytes: MOST_BYTES,
      ...input === void 0 ? {} : { input }
    });
  } catch (cause) {
    throw new Failure("environment/gh-missing", "gh could not be started: no program of that name on PATH", {
      hint: "install it (https://cli.github.com), then: gh auth login",
      cause
    });
  }
}
function withoutAnswer(host, { status, stderr }) {
  if (status === 4) return notLoggedIn(host);
  const said = inertLine(stderr).slice(0, 300) || `status ${status}`;
  return new Failure("environment/gh-unreachable", `gh could not ask ${host}: ${said}`, {
    hint: "look at your network and proxy settings, and run the command again"
  });
}
function notLoggedIn(host) {
  return new Failure("environment/gh-not-logged-in", `gh is not logged in to ${host}`, {
    hint: `gh auth login --hostname ${host}; in a job set GH_TOKEN for the step: GH_TOKEN: \${{ github.token }}`
  });
}
Object.assign(exports, { lastPage, askGithub, sendToGithub, isLoggedIn, notLoggedIn });
});
exports["history-blame"] = __part((exports) => {
var { decodeName, readQuotedName } = __load("file-header-fb4aa201/names"), { mergeSpans } = __load("evidence-drop-a3c02e69/line-span"), { askGit } = __load("git-685f2d30/git");
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
exports["listed-files"] = __part((exports) => {
var { mapWithLimit } = __load("file-header-fb4aa201/map-with-limit"), { apiPath, list, text, textOrNull, unexpected } = __load("file-header-fb4aa201/place"), { askGithub } = __load("file-header-fb4aa201/gh");
var PAGE = 100;
var MOST_LISTED = 3e3;
var AT_ONCE = 4;
async function readListedPaths(pull) {
  const names = await readFiles(pull, namesOf);
  return { paths: names.flat(), cutOff: pull.changedFiles > MOST_LISTED };
}
function readServedFiles(pull) {
  return readFiles(pull, servedFile);
}
async function readFiles(pull, read) {
  const pages = Math.ceil(Math.min(pull.changedFiles, MOST_LISTED) / PAGE);
  const numbers = Array.from({ length: pages }, (_, at) => at + 1);
  const files = await mapWithLimit(numbers, AT_ONCE, async (page) => {
    const path = apiPath(pull.place, `/pulls/${pull.number}/files?per_page=${PAGE}&page=${page}`);
    const answer = await askGithub(pull.place.repository.host, path);
    if (answer.status !== 200) throw unexpected(answer);
    return list(answer.body).map(read);
  });
  return files.flat();
}
function namesOf(file) {
  const { path, from } = servedFile(file);
  return [path, ...from === null ? [] : [from]];
}
function servedFile(file) {
  const former = text(file, "status") === "renamed" ? textOrNull(file, "previous_filename") : null;
  return { path: text(file, "filename"), from: former, patch: textOrNull(file, "patch") };
}
Object.assign(exports, { MOST_LISTED, readListedPaths, readServedFiles });
});
exports["map-with-limit"] = __part((exports) => {
async function mapWithLimit(values, limit, work) {
  const answers = [];
  const left = values.entries();
  const worker = async () => {
    for (const [index, value] of left) answers[index] = await work(value);
  };
  await Promise.all(Array.from({ length: Math.min(limit, values.length) }, worker));
  return answers;
}
Object.assign(exports, { mapWithLimit });
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
var { withTemporaryFolder } = __load("git-685f2d30/temporary-folder"), { readGit, runGit } = __load("git-685f2d30/git"), { readTextIfAny } = __load("matches-schema-4b8261ce/files"), { join, resolve } = require("node:path");
async function ownAttributes({ gitDir }) {
  const main = await readTextIfAny(join(gitDir, "commondir"));
  const folder = main === void 0 ? gitDir : resolve(gitDir, main.trim());
  return await readTextIfAny(join(folder, "info", "attributes")) ?? "";
}
async function withoutOwnAttributes(repository, ask) {
  if (await ownAttributes(repository) === "") return ask(repository, {});
  return withTemporaryFolder(async (folder) => {
    const line = async (...args) => (await readGit(repository, ["rev-parse", ...args])).toString("utf8").replace(/\r?\n$/, "");
    const objects = resolve(repository.gitDir, await line("--git-path", "objects"));
    const format = await line("--show-object-format");
    await runGit(folder, ["init", "--quiet", "--bare", "--template=", `--object-format=${format}`, folder]);
    return ask({ ...repository, gitDir: folder }, { GIT_OBJECT_DIRECTORY: objects });
  });
}
Object.assign(exports, { ownAttributes, withoutOwnAttributes });
});
exports["path-patterns"] = __part((exports) => {
var { isValidPattern, require_ignore } = __load("index-936eb180/index"), { Failure } = __load("main/failure"), { __toESM } = __load("evidence-drop-a3c02e69/chunk-PQNXDWJD");
var import_ignore = __toESM(require_ignore(), 1);
function pathPatterns(patterns, options) {
  const prepared = patterns.map(withoutDot);
  const broken = prepared.findIndex((pattern) => !isValidPattern(pattern));
  if (broken !== -1) {
    throw new Failure("usage/bad-value", `${JSON.stringify(patterns[broken])} is not a path pattern`, {
      hint: "write it as a line of .gitignore: https://git-scm.com/docs/gitignore"
    });
  }
  const matcher = (0, import_ignore.default)({ ignorecase: options.ignoreCase }).add(prepared);
  return (path) => matcher.ignores(path);
}
function withoutDot(pattern) {
  return pattern.replace(/^(!?)(?:\.\/)+(?=.)/s, "$1");
}
Object.assign(exports, { pathPatterns });
});
exports["place"] = __part((exports) => {
var { askGithub, isLoggedIn, notLoggedIn } = __load("file-header-fb4aa201/gh"), { readRemotes } = __load("target-3d41a926/remotes"), { repositoryAt, repositoryNamed, repositoryText, sameRepository } = __load("target-3d41a926/repository-name"), { printable } = __load("git-685f2d30/printable"), { Failure } = __load("main/failure");
function at(value, names) {
  let found = value;
  for (const name of names) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, name)) return void 0;
    found = found[name];
  }
  return found;
}
function textOrNull(value, ...names) {
  const found = at(value, names) ?? null;
  if (found === null || typeof found === "string") return found;
  throw senseless(names, "a text");
}
function text(value, ...names) {
  const found = textOrNull(value, ...names);
  if (found !== null) return found;
  throw senseless(names, "a text");
}
function count(value, ...names) {
  const found = at(value, names);
  if (typeof found === "number" && Number.isSafeInteger(found) && found >= 0) return found;
  throw senseless(names, "a count");
}
function flag(value, ...names) {
  const found = at(value, names);
  if (typeof found === "boolean") return found;
  throw senseless(names, "yes or no");
}
function lineOrNull(value, ...names) {
  const found = at(value, names);
  return typeof found === "number" && Number.isSafeInteger(found) && found > 0 ? found : null;
}
function sha(value, ...names) {
  const found = text(value, ...names);
  if (/^[0-9a-f]{40}([0-9a-f]{24})?$/.test(found)) return found;
  throw senseless(names, "the name of a commit");
}
function list(value) {
  if (Array.isArray(value)) return value;
  throw senseless([], "a list");
}
function senseless(names, wanted) {
  const where = names.length === 0 ? "GitHub answered something" : `GitHub answered a "${names.join(".")}"`;
  return new Failure("environment/gh-failed", `${where} that is not ${wanted}`, {
    hint: "see that gh speaks to GitHub itself and not to a proxy that answers for it: gh api rate_limit"
  });
}
function apiPath({ repository: { owner, name } }, rest) {
  return `repos/${owner}/${name}${rest}`;
}
async function readPullRequest(place, number) {
  const { host } = place.repository;
  const answer = await askGithub(host, apiPath(place, `/pulls/${number}`));
  if (answer.status === 200) return pullRequestIn(answer.body, place, number);
  throw answer.status === 404 ? await notFound(place, number) : unexpected(answer);
}
function unexpected({ status }) {
  return new Failure("environment/gh-failed", `GitHub answered with status ${status}`, {
    hint: "run the command again; if it stays so, report it"
  });
}
async function notFound(place, number) {
  const named = repositoryText(place.repository);
  const { status } = await askGithub(place.repository.host, apiPath(place, ""));
  if (status === 200) {
    return new Failure("scope/no-pull-request", `${named} has no pull request #${number}`, {
      hint: `an issue may have that number; see: gh pr list --repo ${named} --state all`
    });
  }
  return new Failure(
    "environment/gh-no-access",
    `there is no repository ${named}, or the login of gh may not see it`,
    {
      hint: `see who you are and log in as somebody who may: gh auth status --hostname ${place.repository.host}`
    }
  );
}
function pullRequestIn(body, place, number) {
  const repository = textOrNull(body, "head", "repo", "full_name");
  const own = `${place.repository.owner}/${place.repository.name}`;
  const base = textOrNull(body, "base", "repo", "full_name") ?? own;
  const merged = textOrNull(body, "merged_at") !== null;
  return {
    number,
    place,
    url: `https://${repositoryText(place.repository)}/pull/${number}`,
    title: text(body, "title"),
    body: textOrNull(body, "body") ?? "",
    author: textOrNull(body, "user", "login") ?? "ghost",
    state: merged ? "merged" : text(body, "state") === "open" ? "open" : "closed",
    base: { ref: text(body, "base", "ref"), sha: sha(body, "base", "sha") },
    head: {
      ref: text(body, "head", "ref"),
      sha: sha(body, "head", "sha"),
      fork: repository === base ? null : repository ?? "a repository that is gone"
    },
    changedFiles: count(body, "changed_files")
  };
}
var USUAL_NAMES = ["upstream", "origin"];
function choosePlace(candidates, asked) {
  const usual = USUAL_NAMES.map((name) => candidates.find(({ remote: remote2 }) => remote2 === name));
  const [first] = candidates;
  const alone = candidates.every(({ repository: repository2 }) => first && sameRepository(repository2, first.repository));
  const preset = candidates.find(({ preferred }) => preferred);
  const chosen = preset ?? usual.find((one) => one !== void 0) ?? (alone ? first : void 0);
  if (chosen === void 0) {
    throw new Failure("usage/bad-value", `"${asked}" may be one of ${listed(candidates)}`, {
      hint: "name it by its URL, or say once which repository is meant: gh repo set-default"
    });
  }
  const { remote, repository } = chosen;
  if (alone) return { remote, repository, why: "" };
  const others = candidates.filter((one) => !sameRepository(one.repository, repository));
  const reason = chosen === preset ? "as gh was told" : "by its name";
  return {
    remote,
    repository,
    why: `remote ${printable(remote)}, chosen ${reason} before ${listed(others)}`
  };
}
function placeOf(candidates, asked) {
  const found = candidates.find(({ repository }) => sameRepository(repository, asked));
  if (found !== void 0) return { remote: found.remote, repository: found.repository, why: "" };
  throw new Failure(
    "scope/wrong-repository",
    `the pull request belongs to ${repositoryText(asked)}, and this repository's remotes are ${listed(candidates)}`,
    { hint: "run this in a clone of that repository, or add it: git remote add upstream URL" }
  );
}
function listed(candidates) {
  const texts = candidates.map(
    ({ remote, repository }) => `${printable(remote)} (${repositoryText(repository)})`
  );
  return texts.length === 0 ? "none on such a host" : [...new Set(texts)].join(", ");
}
var PATIENCE = { login: 3e3, first: 3e3, all: 1e4 };
async function pullRequestPlace(repository, target) {
  const candidates = candidatesIn(await readRemotes(repository));
  const [first] = candidates;
  if (first === void 0) {
    throw new Failure(
      "scope/no-github-remote",
      "no remote of this repository has a URL of the form HOST/OWNER/REPO",
      { hint: "add the repository of the pull request: git remote add origin https://github.com/OWNER/REPO" }
    );
  }
  if (target.repository !== null) {
    const place = placeOf(candidates, target.repository);
    if (await isLoggedIn(place.repository.host)) return place;
    throw notLoggedIn(place.repository.host);
  }
  const known = await onKnownHosts(candidates);
  if (known.length === 0) throw notLoggedIn(first.repository.host);
  return choosePlace(known, target.asked);
}
async function likelyPlace(repository) {
  const candidates = candidatesIn(await readRemotes(repository));
  if (candidates.length === 0) return void 0;
  const known = await onKnownHosts(candidates, PATIENCE.login).catch((error) => {
    if (error instanceof Failure && error.code === "environment/gh-missing") return [];
    throw error;
  });
  return known.length === 0 ? void 0 : choosePlace(known, "this repository");
}
function candidatesIn(remotes) {
  return remotes.flatMap(({ name, urls, ghResolved }) => {
    const named = urls.flatMap((url) => repositoryAt(url) ?? []);
    return named.map((one) => ({
      remote: name,
      repository: one,
      preferred: ghResolved === "base" || isNamed(remotes, one)
    }));
  });
}
function isNamed(remotes, repository) {
  return remotes.some(({ ghResolved }) => {
    const [owner = "", name = "", ...more] = ghResolved?.split("/") ?? [];
    const of = more.length > 0 ? void 0 : repositoryNamed(repository.host, owner, name);
    return of !== void 0 && sameRepository(of, repository);
  });
}
async function onKnownHosts(candidates, patienceMs) {
  const hosts = [...new Set(candidates.map(({ repository }) => repository.host))];
  const logins = await Promise.all(hosts.map((host) => isLoggedIn(host, patienceMs)));
  const known = new Set(hosts.filter((_, at2) => logins[at2]));
  const seen = /* @__PURE__ */ new Set();
  return candidates.filter(({ remote, repository }) => {
    if (!known.has(repository.host) || seen.has(remote)) return false;
    seen.add(remote);
    return true;
  });
}
Object.assign(exports, { at, textOrNull, text, count, flag, lineOrNull, sha, list, apiPath, readPullRequest, unexpected, PATIENCE, pullRequestPlace, likelyPlace });
});
exports["rest-of-history"] = __part((exports) => {
var { gitLines, gitText } = __load("git-685f2d30/git");
var WORKFLOW_HINT = "in a GitHub workflow: actions/checkout with fetch-depth: 0";
async function isShallow(repository) {
  return await gitText(repository, ["rev-parse", "--is-shallow-repository"]) === "true";
}
async function fetchCommand(repository) {
  const asked = ["config", "--get-all", "remote.origin.fetch"];
  const [shallow, fetched] = await Promise.all([
    isShallow(repository),
    gitLines(repository, asked, { answers: [0, 1] })
  ]);
  const isPartial = fetched.length > 0 && !fetched.some((one) => /^\+?refs\/heads\/\*:/.test(one));
  if (isPartial && shallow) return "git fetch --unshallow origin '+refs/heads/*:refs/remotes/origin/*'";
  if (isPartial) return "git fetch origin '+refs/heads/*:refs/remotes/origin/*'";
  return shallow ? "git fetch --unshallow" : "git fetch";
}
async function hasOrigin(repository) {
  const asked = ["config", "--get", "remote.origin.url"];
  return await gitText(repository, asked, { answers: [0, 1] }) !== "";
}
function deepenCommand(ofHead) {
  return `git fetch --deepen=1 (in a GitHub workflow: actions/checkout with fetch-depth: ${ofHead ? 2 : 0})`;
}
Object.assign(exports, { WORKFLOW_HINT, isShallow, fetchCommand, hasOrigin, deepenCommand });
});
exports["revisions"] = __part((exports) => {
var { nearest } = __load("main-0f98ea10/nearest"), { WORKFLOW_HINT, fetchCommand, hasOrigin, isShallow } = __load("file-header-fb4aa201/rest-of-history"), { shellWord } = __load("git-685f2d30/shell-word"), { printable } = __load("git-685f2d30/printable"), { askGit, gitLines, gitText } = __load("git-685f2d30/git"), { Failure } = __load("main/failure");
async function unknownRevision(repository, rev, isPath) {
  const names = await branchNames(repository);
  const meant = names.find((name) => name === `origin/${rev}`) ?? nearest(rev, names);
  const near = [
    ...isPath ? [`if it is a path: correctless diff -- ${shellWord(rev)}`] : [],
    ...meant === void 0 ? [] : [`did you mean ${shellWord(meant)}?`]
  ];
  const far = await hasOrigin(repository) ? [`fetch it first: ${await fetchCommand(repository)}${await inAWorkflow(repository)}`] : near.length === 0 ? ["see which there are: git branch --all"] : [];
  return new Failure("scope/unknown-revision", `no branch, tag or commit "${rev}"`, {
    hint: [...near, ...far].join(meant === void 0 ? "; or " : " else ")
  });
}
async function inAWorkflow(repository) {
  return await isShallow(repository) ? `; ${WORKFLOW_HINT}` : "";
}
async function branchNames(repository) {
  const args = ["for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/remotes", "refs/tags"];
  return gitLines(repository, args);
}
var ABSENT = [0, 1, 128];
async function findCommit(repository, rev) {
  const [sha, tree] = await Promise.all(
    ["commit", "tree"].map(async (type) => {
      const args = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${rev}^{${type}}`];
      const said = await gitText(repository, args, { answers: ABSENT });
      return /^[0-9a-f]+$/.test(said) ? said : void 0;
    })
  );
  return sha === void 0 || tree === void 0 ? void 0 : { sha, tree };
}
async function commitNamed(repository, rev, { isPath = false } = {}) {
  const [commit] = await Promise.all([findCommit(repository, rev), refuseAmbiguous(repository, rev)]);
  if (commit !== void 0) return commit;
  throw await unknownRevision(repository, rev, isPath);
}
async function refuseAmbiguous(repository, rev) {
  const args = ["-c", "core.warnAmbiguousRefs=true", "rev-parse", "--verify", "--end-of-options", rev];
  const { stderr } = await askGit(repository, args, { answers: ABSENT });
  const name = /^warning: refname '(.*)' is ambiguous\.$/m.exec(stderr)?.[1];
  if (name === void 0 || name === "HEAD" || name.startsWith("refs/") || WHOLE_ID.test(name)) return;
  const refs = ["heads", "remotes", "tags"].map((kind) => `refs/${kind}/${name}`);
  const listed = await gitLines(repository, ["for-each-ref", "--format=%(refname)", ...refs]);
  const meant = listed.filter((ref) => refs.includes(ref));
  const id = /^[0-9a-f]+$/.test(name) ? ["the full id of the commit"] : [];
  throw new Failure("usage/bad-value", `"${printable(name)}" is ambiguous`, {
    hint: `write ${[...meant.map(printable), ...id].join(" or ")}`
  });
}
var WHOLE_ID = /^[0-9a-f]{40}([0-9a-f]{24})?$/;
async function branchNamed(repository, rev) {
  if (rev === "HEAD" || rev === "@") return void 0;
  const args = ["rev-parse", "--verify", "--quiet", "--symbolic-full-name", "--end-of-options", rev];
  const name = await gitText(repository, args, { answers: ABSENT });
  return name.startsWith("refs/heads/") || name.startsWith("refs/remotes/") ? name : void 0;
}
async function currentBranch(repository) {
  const asked = ["symbolic-ref", "--quiet", "--short", "HEAD"];
  return await gitText(repository, asked, { answers: [0, 1] }) || void 0;
}
Object.assign(exports, { findCommit, commitNamed, branchNamed, currentBranch });
});
exports["short-ids"] = __part((exports) => {
function shortIds(text) {
  return text.replaceAll(/\b(?:[0-9a-f]{64}|[0-9a-f]{40})\b/g, (id) => id.slice(0, 12));
}
Object.assign(exports, { shortIds });
});
