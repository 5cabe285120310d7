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
var from_chunk_135c2660;
var from_chunk_6d27c720;
var from_chunk_b330e460;
var from_chunk_d0f5116a;
var from_main;
parts["chunk-2VYGJSTV"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  pathPatterns: () => pathPatterns
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_XQLRYSQN = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-XQLRYSQN"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var import_ignore = (0, import_chunk_PQNXDWJD.__toESM)((0, import_chunk_XQLRYSQN.require_ignore)(), 1);
function pathPatterns(patterns, options) {
  const prepared = patterns.map(withoutDot);
  const broken = prepared.findIndex((pattern) => !(0, import_chunk_XQLRYSQN.isValidPattern)(pattern));
  if (broken !== -1) {
    throw new import_chunk_J3I4R3VV.Failure("usage/bad-value", `${JSON.stringify(patterns[broken])} is no pattern of paths`, {
      hint: "write it as a line of .gitignore: https://git-scm.com/docs/gitignore"
    });
  }
  const matcher = (0, import_ignore.default)({ ignorecase: options.ignoreCase }).add(prepared);
  return (path) => matcher.ignores(path);
}
function withoutDot(pattern) {
  return pattern.replace(/^(!?)(?:\.\/)+(?=.)/s, "$1");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  pathPatterns
});
});
parts["chunk-DOWEYRLT"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  checkListing: () => checkListing,
  crossCheck: () => crossCheck,
  parseNumstat: () => parseNumstat,
  parseRaw: () => parseRaw
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NLWRO2NF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
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
  const path = text === void 0 ? void 0 : (0, import_chunk_KWOTC3ZP.asRepoPath)(text);
  if (path === void 0) throw unreadable(list, text ?? "the end of the list");
  return path;
}
function unreadable(list, text) {
  return new import_chunk_J3I4R3VV.Failure(
    "refused/diff-disagrees-with-git",
    `git diff ${list} -z printed an entry that cannot be read: ${(0, import_chunk_NLWRO2NF.printable)(text.slice(0, 80))}`
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
function checkListing(changed, list) {
  const raw = byPath(list, "--raw");
  for (const path of /* @__PURE__ */ new Set([...changed.keys(), ...raw.keys()])) {
    const [change, entry] = [changed.get(path), raw.get(path)];
    if (change === void 0 || entry === void 0) {
      throw disagrees(path, `only in ${change === void 0 ? "git diff --raw" : "the patch"}`);
    }
    checkStatus(change, entry);
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
    `renamed from ${(0, import_chunk_NLWRO2NF.printable)(from ?? "nothing")} in the patch, from ${(0, import_chunk_NLWRO2NF.printable)(entry.from ?? "nothing")} for git`
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
  return new import_chunk_J3I4R3VV.Failure("refused/diff-disagrees-with-git", `${(0, import_chunk_NLWRO2NF.printable)(path)}: ${how}`, {
    hint: "this is a bug or an unusual git setting: run the command again with GIT_TRACE=1 and report it"
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  checkListing,
  crossCheck,
  parseNumstat,
  parseRaw
});
});
parts["chunk-GV4TNHRM"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  PatchReader: () => PatchReader,
  ReadFiles: () => ReadFiles,
  emptyBlob: () => emptyBlob,
  parsePatch: () => parsePatch,
  readFileHeader: () => readFileHeader
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_ON27B7R4 = parts["chunk-ON27B7R4"]();
var import_chunk_OTZ2RVYM = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_R5DXX5NI = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_NLWRO2NF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var EMPTY_BLOBS = [
  "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391",
  "473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813"
];
function emptyBlob(id) {
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
  return status === "added" && emptyBlob(index.new) || status === "deleted" && emptyBlob(index.old);
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
  const removed = together(hunks, (hunk) => hunk.removed);
  const removedLines = (0, import_chunk_R5DXX5NI.lineCount)(removed);
  if (status === "deleted") return { kind: "deleted", path, addedLines: 0, removedLines, hunks, removed };
  const added = together(hunks, (hunk) => hunk.added);
  return {
    kind: "text",
    path,
    ...from === void 0 ? {} : { from },
    status,
    addedLines: (0, import_chunk_R5DXX5NI.lineCount)(added),
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
  const first = (0, import_chunk_ON27B7R4.readQuotedName)(text) ?? bareBeforeQuote(text);
  if (!first?.rest.startsWith(" ")) return void 0;
  const rest = first.rest.slice(1);
  if (!rest.startsWith('"')) return { old: first.name, new: rest };
  const second = (0, import_chunk_ON27B7R4.readQuotedName)(rest);
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
var PLACES = {
  "old mode ": 0,
  "new mode ": 1,
  "deleted file mode ": 2,
  "new file mode ": 3,
  "copy from ": 4,
  "copy to ": 5,
  "rename from ": 6,
  "rename to ": 7,
  "similarity index ": 8,
  "dissimilarity index ": 9,
  "index ": 10,
  "--- ": 11,
  "+++ ": 12,
  "Binary files ": 13,
  "GIT binary patch": 14
};
var FIELDS = Object.keys(PLACES);
var FIELDS_BY_BYTE = Array.from(
  { length: 128 },
  (_, byte) => FIELDS.filter((field) => field.charCodeAt(0) === byte)
);
var Fields = class {
  #reader;
  /** By the place of a field, where the text behind its start begins; -1: there is no such line. */
  #texts = FIELDS.map(() => -1);
  constructor(reader) {
    this.#reader = reader;
  }
  has(field) {
    return this.#texts[PLACES[field]] !== -1;
  }
  /** What stands behind the field's start, bytes written as latin1. */
  get(field) {
    const start = this.#texts[PLACES[field]] ?? -1;
    return start === -1 ? void 0 : this.#reader.textAt(start);
  }
  /** Whether the text of a field is the same bytes as a part of the patch, told without making strings of them. */
  repeats(field, start, length) {
    const at = this.#texts[PLACES[field]] ?? -1;
    return at !== -1 && this.#reader.isLine(at, start, length);
  }
  /** Takes the next line; false, and nothing moves, when it is none of the fields or one that stood there before. */
  take(field) {
    if (field === void 0 || this.has(field)) return false;
    this.#texts[PLACES[field]] = this.#reader.at + field.length;
    this.#reader.skipLine();
    return true;
  }
};
function readFields(reader) {
  const fields = new Fields(reader);
  while (!reader.done && !reader.startsWith("@@") && !reader.startsWith("diff --")) {
    const field = nextField(reader);
    if (!fields.take(field)) {
      throw reader.malformed(`unexpected line ${reader.shown()} in the header of a file`);
    }
    if (field === "GIT binary patch") skipBinaryPatch(reader);
  }
  return fields;
}
function nextField(reader) {
  for (const field of FIELDS_BY_BYTE[reader.byte] ?? []) if (reader.startsWith(field)) return field;
  return void 0;
}
function skipBinaryPatch(reader) {
  while (!reader.done && /^(?:(?:literal|delta) \d+|[!-~]{2,})?$/.test(reader.peekHeader()))
    reader.takeHeader();
}
function nameIn(fields, field, reader) {
  const text = fields.get(field);
  if (text === void 0) return void 0;
  const name = (0, import_chunk_ON27B7R4.readWholeName)(text);
  if (name === void 0) throw reader.malformed(`unreadable name in ${(0, import_chunk_ON27B7R4.shownText)(field + text)}`);
  return name;
}
var GIT_LINE = "diff --git ";
var NOWHERE = "/dev/null";
var PREFIX_HINT = "print it with: git diff --src-prefix=a/ --dst-prefix=b/";
function readFileHeader(reader) {
  const namesAt = reader.at + GIT_LINE.length;
  const gitLine = reader.takeHeader().slice(GIT_LINE.length);
  const fields = readFields(reader);
  if (fields.has("copy from ")) {
    throw reader.malformed(
      `${(0, import_chunk_ON27B7R4.shownText)(gitLine)} is a copy: a diff made with copy detection does not show the copied lines`
    );
  }
  const names = namesOf(gitLine, fields, reader);
  const status = statusOf(fields);
  const bare = !gitLine.includes('"') && !gitLine.includes("	");
  checkContentNames(names, status, fields, reader, bare ? namesAt : void 0);
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
    throw reader.malformed(`${(0, import_chunk_ON27B7R4.shownText)(gitLine)} has only one of the lines "rename from" and "rename to"`);
  }
  const read = readGitLine(gitLine, old === void 0 || now === void 0 ? void 0 : { old, new: now });
  switch (read.kind) {
    case "names":
      return read.names;
    case "no-prefix":
      throw new import_chunk_J3I4R3VV.Failure(
        "refused/not-a-diff",
        `no a/ and b/ before the names in ${(0, import_chunk_ON27B7R4.shownText)(GIT_LINE + gitLine)}`,
        {
          hint: PREFIX_HINT
        }
      );
    case "unclear":
      throw reader.malformed(`cannot tell the names in ${(0, import_chunk_ON27B7R4.shownText)(GIT_LINE + gitLine)}`);
  }
}
function statusOf(fields) {
  if (fields.has("new file mode ")) return "added";
  if (fields.has("deleted file mode ")) return "deleted";
  return fields.has("rename from ") ? "renamed" : "modified";
}
function checkContentNames({ old, new: now }, status, fields, reader, at) {
  if (fields.has("--- ") !== fields.has("+++ ")) {
    throw reader.malformed(`${(0, import_chunk_ON27B7R4.shownText)(now)} has only one of the lines "---" and "+++"`);
  }
  const [oldEnd, nowLength] = ["a/".length + old.length, "b/".length + now.length];
  const repeatsOld = at !== void 0 && status !== "added" && fields.repeats("--- ", at, oldEnd);
  const repeatsNow = at !== void 0 && status !== "deleted" && fields.repeats("+++ ", at + oldEnd + 1, nowLength);
  if (!repeatsOld) checkContentName(fields, "--- ", status === "added" ? NOWHERE : `a/${old}`, reader);
  if (!repeatsNow) checkContentName(fields, "+++ ", status === "deleted" ? NOWHERE : `b/${now}`, reader);
}
function checkContentName(fields, field, name, reader) {
  const named = nameIn(fields, field, reader);
  if (named !== void 0 && named !== name) {
    throw reader.malformed(`${(0, import_chunk_ON27B7R4.shownText)(field + named)} stands where ${(0, import_chunk_ON27B7R4.shownText)(field + name)} belongs`);
  }
}
function repoPath(bytes, reader) {
  const path = (0, import_chunk_KWOTC3ZP.asRepoPath)((0, import_chunk_ON27B7R4.decodeName)(bytes));
  if (path === void 0) throw reader.malformed(`${(0, import_chunk_ON27B7R4.shownText)(bytes)} cannot be a file of a repository`);
  return path;
}
var NEWLINE = 10;
var CARRIAGE_RETURN = 13;
var PatchReader = class {
  patch;
  /** Bytes of the whole patch that came before this part of it. */
  before;
  /** Byte offset of the line to be read next. */
  at = 0;
  constructor(patch, before = 0) {
    this.patch = patch;
    this.before = before;
  }
  get done() {
    return this.at >= this.patch.length;
  }
  /** The first byte of the next line. At the end 0, which starts no line of a diff. */
  get byte() {
    return this.patch[this.at] ?? 0;
  }
  /** Whether the next line starts with an ASCII text. */
  startsWith(text) {
    for (let i = 0; i < text.length; i += 1) {
      if (this.patch[this.at + i] !== text.charCodeAt(i)) return false;
    }
    return true;
  }
  /** Goes past an ASCII text; false, and nothing moves, when it does not stand there. */
  take(text) {
    const there = this.startsWith(text);
    if (there) this.at += text.length;
    return there;
  }
  /** Goes past a decimal number. Undefined when no digit stands there. */
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
  /** The line that starts or goes on at an offset, as latin1. A carriage return belongs to the line end of a header only. */
  textAt(offset) {
    const newline = this.patch.indexOf(NEWLINE, offset);
    const end = newline === -1 ? this.patch.length : newline;
    const text = end > offset && this.patch[end - 1] === CARRIAGE_RETURN ? end - 1 : end;
    return this.patch.toString("latin1", offset, text);
  }
  /** Whether from an offset to the line feed the same bytes stand as in another part of the patch. */
  isLine(offset, other, length) {
    for (let i = 0; i < length; i += 1) {
      if (this.patch[offset + i] !== this.patch[other + i]) return false;
    }
    return this.patch[offset + length] === NEWLINE;
  }
  /** The next line as latin1, without its line end. */
  peekHeader() {
    return this.textAt(this.at);
  }
  takeHeader() {
    const line = this.peekHeader();
    this.skipLine();
    return line;
  }
  skipLine() {
    this.at = lineEnd(this.patch, this.at);
  }
  /** A refusal that says where in the patch it came about. */
  malformed(what) {
    const start = this.before === 0 ? "of the diff" : `behind byte ${this.before} of the diff`;
    return new import_chunk_J3I4R3VV.Failure("refused/malformed-diff", `${what} (line ${this.#lineNumber()} ${start})`, {
      hint: "hand over the whole, unedited output of: git diff --src-prefix=a/ --dst-prefix=b/"
    });
  }
  /** The next line for a message. */
  shown() {
    return (0, import_chunk_ON27B7R4.shownText)(this.peekHeader());
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
var NOWHERE2 = "/dev/null";
function readPlainHeader(reader) {
  const old = takeName(reader, "--- ", "a/");
  const now = takeName(reader, "+++ ", "b/");
  const path = now ?? old;
  if (path === void 0) throw reader.malformed("a file is /dev/null before and after");
  if (old !== void 0 && now !== void 0 && old !== now) {
    throw reader.malformed(
      `"---" names ${(0, import_chunk_ON27B7R4.shownText)(old)} and "+++" names ${(0, import_chunk_ON27B7R4.shownText)(now)}: only a "diff --git" header can say that`
    );
  }
  return {
    path: repoPath2(path, reader),
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
    throw reader.malformed(`${reader.done ? "the end" : reader.shown()} stands where "${mark}" belongs`);
  }
  const line = reader.takeHeader();
  const name = (0, import_chunk_ON27B7R4.readWholeName)(line.slice(mark.length));
  if (name === void 0) throw reader.malformed(`unreadable name in ${(0, import_chunk_ON27B7R4.shownText)(line)}`);
  if (name === NOWHERE2) return void 0;
  if (!name.startsWith(prefix)) throw reader.malformed(`no ${prefix} before the name in ${(0, import_chunk_ON27B7R4.shownText)(line)}`);
  return name.slice(prefix.length);
}
function repoPath2(bytes, reader) {
  const path = (0, import_chunk_KWOTC3ZP.asRepoPath)((0, import_chunk_ON27B7R4.decodeName)(bytes));
  if (path === void 0) throw reader.malformed(`${(0, import_chunk_ON27B7R4.shownText)(bytes)} cannot be a file of a repository`);
  return path;
}
var NOTHING = [];
var ChangeRuns = class {
  // Made when something goes in: most hunks fill one or two of them, and a patch may hold a million hunks.
  #added;
  #removed;
  #anchors;
  /** A run from one position up to another. `anchor`: where its removal is to be found when nothing replaces it. */
  add(oldFrom, oldTo, newFrom, newTo, anchor) {
    if (newTo > newFrom) this.#added = withOne(this.#added, { start: newFrom, end: newTo - 1 });
    if (oldTo === oldFrom) return;
    this.#removed = withOne(this.#removed, { start: oldFrom, end: oldTo - 1 });
    if (newTo === newFrom) this.#anchors = withOne(this.#anchors, anchor);
  }
  changes(newFileGone) {
    return {
      added: this.#added ?? NOTHING,
      removed: this.#removed ?? NOTHING,
      deletionAnchors: (newFileGone ? void 0 : this.#anchors) ?? NOTHING
    };
  }
};
function withOne(list, item) {
  if (list === void 0) return [item];
  list.push(item);
  return list;
}
var [PLUS, MINUS, BLANK, BACKSLASH, CARRIAGE_RETURN2] = [43, 45, 32, 92, 13];
function scanHunk(reader, place) {
  const start = reader.at;
  const sides = readSides(reader);
  if (sides === void 0) {
    reader.at = start;
    throw reader.malformed(`hunk ${place.ordinal} of ${(0, import_chunk_NLWRO2NF.printable)(place.path)} starts with ${reader.shown()}`);
  }
  reader.skipLine();
  const { added, removed, deletionAnchors } = scanLines(reader, sides, place);
  if (reader.startsWith("\\ ")) reader.skipLine();
  return {
    old: sides.old,
    new: sides.new,
    bytes: { start: reader.before + start, end: reader.before + reader.at },
    added,
    removed,
    deletionAnchors
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
  const runs = new ChangeRuns();
  let [oldLine, newLine] = [(0, import_chunk_OTZ2RVYM.firstLine)(sides.old), (0, import_chunk_OTZ2RVYM.firstLine)(sides.new)];
  let [oldRun, newRun] = [oldLine, newLine];
  const [oldEnd, newEnd] = [oldLine + sides.old.count, newLine + sides.new.count];
  let [at, sawContext] = [reader.at, false];
  while (oldLine < oldEnd || newLine < newEnd) {
    const mark = patch[at];
    if (mark === PLUS && newLine < newEnd) newLine += 1;
    else if (mark === MINUS && oldLine < oldEnd) oldLine += 1;
    else if (isContext(patch, at) && oldLine < oldEnd && newLine < newEnd) {
      runs.add(oldRun, oldLine, newRun, newLine, newLine);
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
  runs.add(oldRun, oldLine, newRun, newLine, sawContext ? Math.max(newLine - 1, 1) : newLine);
  return runs.changes(place.newFileGone);
}
function countsLie(reader, sides, place, oldLeft, newLeft) {
  return reader.malformed(
    `hunk ${place.ordinal} of ${(0, import_chunk_NLWRO2NF.printable)(place.path)} says ${sides.old.count} old and ${sides.new.count} new lines, but ${reader.done ? "the diff ends" : `${reader.shown()} comes`} after ${sides.old.count - oldLeft} and ${sides.new.count - newLeft}`
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
  const files = new ReadFiles(dialect);
  files.read(new PatchReader(patch));
  return files.inOrder();
}
var ReadFiles = class {
  #dialect;
  #changes = /* @__PURE__ */ new Map();
  #previous;
  #sorted = true;
  constructor(dialect = GIT) {
    this.#dialect = dialect;
  }
  read(reader) {
    while (!reader.done) this.#add(readSection(reader, this.#dialect), reader);
  }
  #add(section, reader) {
    const { path } = section.change;
    const previous = this.#previous;
    this.#sorted &&= previous === void 0 || previous.change.path <= path;
    const again = !(this.#sorted && previous?.change.path !== path) && this.#changes.has(path);
    this.#changes.set(path, again ? secondTime(previous, section, reader) : section.change);
    this.#previous = section;
  }
  inOrder() {
    return this.#sorted ? this.#changes : new Map([...this.#changes].sort((0, import_chunk_UTFC5QHX.by)(([path]) => path)));
  }
};
function readSection(reader, dialect) {
  const header = readHeader(reader, dialect);
  const change = fileChange(header, readHunks(reader, header, dialect));
  if (typeof change === "string") throw reader.malformed(`${(0, import_chunk_NLWRO2NF.printable)(header.path)}: ${change}`);
  return { header, change };
}
function secondTime(previous, section, reader) {
  if (previous?.change.path === section.change.path && isTypeChange(previous, section)) {
    return joinTypeChange(previous.change, section.change);
  }
  throw reader.malformed(
    `${(0, import_chunk_NLWRO2NF.printable)(section.change.path)} stands in the diff twice, in two line numberings: make one diff against the base instead`
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
  throw new import_chunk_J3I4R3VV.Failure(
    "refused/not-a-diff",
    `the text starts with ${reader.shown()}, not with a "diff --git" line`,
    {
      hint: PREFIX_HINT
    }
  );
}
function combined(reader) {
  return new import_chunk_J3I4R3VV.Failure(
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
    const fault = (0, import_chunk_OTZ2RVYM.misplaced)(hunks.at(-1), hunk, dialect.idleHunks);
    if (fault !== void 0)
      throw reader.malformed(`hunk ${place.ordinal} of ${(0, import_chunk_NLWRO2NF.printable)(header.path)} ${fault}`);
    hunks.push(hunk);
  }
  const nextFile = reader.startsWith("diff --") || dialect.plainHeaders && reader.startsWith("--- ");
  if (hunks.length > 0 && !reader.done && !nextFile) {
    throw reader.malformed(
      `hunk ${hunks.length} of ${(0, import_chunk_NLWRO2NF.printable)(header.path)} goes on after its counts with ${reader.shown()}`
    );
  }
  return hunks;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  PatchReader,
  ReadFiles,
  emptyBlob,
  parsePatch,
  readFileHeader
});
});
parts["chunk-ON27B7R4"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  decodeName: () => decodeName,
  readQuotedName: () => readQuotedName,
  readWholeName: () => readWholeName,
  shownText: () => shownText
});
module.exports = __toCommonJS(stdin_exports);
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  decodeName,
  readQuotedName,
  readWholeName,
  shownText
});
});
parts["chunk-QQIYZKMN"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  mergeTrees: () => mergeTrees
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_2OHYE5MN = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-2OHYE5MN"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_UUEVDYVP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-UUEVDYVP"]();
var import_promises = require("node:fs/promises");
var import_node_os = require("node:os");
var import_node_path = require("node:path");
var import_promises2 = require("node:fs/promises");
var import_node_path2 = require("node:path");
async function mergeFile(repository, folder, [base, ours, theirs]) {
  if (base === void 0 || ours === void 0 || theirs === void 0) return void 0;
  const all = [ours, base, theirs];
  if (!all.every(({ mode: mode2 }) => mode2.startsWith("100"))) return void 0;
  const mode = ours.mode === base.mode ? theirs.mode : ours.mode;
  const blobs = await (0, import_chunk_KWOTC3ZP.readBlobs)(
    repository,
    all.map(({ oid }) => oid)
  );
  const names = ["ours", "base", "theirs"];
  for (const [i, { oid }] of all.entries()) {
    await (0, import_promises2.writeFile)((0, import_node_path2.join)(folder, names[i] ?? ""), blobs.get(oid) ?? "");
  }
  const answers = [...Array(256).keys()];
  const { status, stdout } = await (0, import_chunk_UUEVDYVP.runGit)(folder, ["merge-file", "-p", "-q", ...names], { answers });
  if (status !== 0) return void 0;
  const added = await (0, import_chunk_UUEVDYVP.askGit)(repository, ["hash-object", "-w", "--stdin"], { input: stdout });
  return { mode, oid: added.stdout.toString("latin1").trim() };
}
async function mergeTrees(repository, trees, settle = () => Promise.resolve(void 0)) {
  const folder = await (0, import_promises.mkdtemp)((0, import_node_path.join)((0, import_node_os.tmpdir)(), "correctless-merge-"));
  try {
    const env = { ...await (0, import_chunk_2OHYE5MN.withoutPrograms)(repository), GIT_INDEX_FILE: (0, import_node_path.join)(folder, "index") };
    const merge = ["read-tree", "-i", "-m", "--aggressive", trees.base, trees.ours, trees.theirs];
    await (0, import_chunk_UUEVDYVP.askGit)(repository, merge, { env });
    const unmerged = sidesOf(await (0, import_chunk_UUEVDYVP.readGit)(repository, ["ls-files", "-z", "--unmerged"], { env }));
    const special = await withMergeAttribute(
      repository,
      unmerged.map(({ path }) => path)
    );
    const entries = [];
    const conflicts = [];
    for (const { path, sides } of unmerged) {
      const file = special.has(path) ? void 0 : await mergeFile(repository, folder, sides);
      const merged = file ?? await settle(path, sides);
      if (merged === void 0) conflicts.push(path);
      else if (merged === "absent") entries.push(`0 ${"0".repeat(trees.base.length)}	${path}\0`);
      else entries.push(`${merged.mode} ${merged.oid}	${path}\0`);
    }
    if (conflicts.length > 0) return { kind: "conflict", files: conflicts };
    await (0, import_chunk_UUEVDYVP.askGit)(repository, ["update-index", "-z", "--index-info"], { env, input: entries.join("") });
    return { kind: "merged", tree: text((await (0, import_chunk_UUEVDYVP.askGit)(repository, ["write-tree"], { env })).stdout) };
  } finally {
    await (0, import_promises.rm)(folder, { recursive: true, force: true });
  }
}
function sidesOf(listing) {
  const byPath = /* @__PURE__ */ new Map();
  for (const record of (0, import_chunk_KWOTC3ZP.records)(listing)) {
    const [mode = "", oid = "", stage = ""] = record.slice(0, record.indexOf("	")).split(" ");
    const path = record.slice(record.indexOf("	") + 1);
    const sides = byPath.get(path) ?? [void 0, void 0, void 0];
    sides[Number(stage) - 1] = { mode, oid };
    byPath.set(path, sides);
  }
  return [...byPath].map(([path, sides]) => ({ path, sides }));
}
async function withMergeAttribute({ top }, paths) {
  if (paths.length === 0) return /* @__PURE__ */ new Set();
  const input = paths.map((path) => `${path}\0`).join("");
  const fields = (0, import_chunk_KWOTC3ZP.records)((await (0, import_chunk_UUEVDYVP.runGit)(top, ["check-attr", "-z", "--stdin", "merge"], { input })).stdout);
  return new Set(
    fields.filter((_, i) => i % 3 === 0 && !["unspecified", "set", "text"].includes(fields[i + 2] ?? ""))
  );
}
function text(bytes) {
  return bytes.toString("latin1").trim();
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  mergeTrees
});
});
parts["chunk-T7XZ2C4L"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  CANNOT: () => CANNOT,
  readBlame: () => readBlame,
  withPast: () => withPast
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_ON27B7R4 = parts["chunk-ON27B7R4"]();
var import_chunk_CLHPKY4O = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_UUEVDYVP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-UUEVDYVP"]();
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
  return (0, import_chunk_ON27B7R4.decodeName)((0, import_chunk_ON27B7R4.readQuotedName)(written)?.name ?? written);
}
var LINES_AROUND = 3;
var MOST_RANGES = 200;
function blameRanges(hunks, lineCount) {
  if (lineCount === 0) return [];
  const around = hunks.flatMap(changedPlaces).map(({ start, end }) => ({
    start: Math.max(1, start - LINES_AROUND),
    end: Math.min(lineCount, end + LINES_AROUND)
  }));
  const ranges = (0, import_chunk_R5DXX5NI.mergeSpans)(around.filter((range) => range.start <= range.end));
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
var CANNOT = 128;
function withPast({ change, before }) {
  if (change.kind === "opaque" || change.kind === "text" && change.status === "added") return [];
  const basePath = change.kind === "text" ? change.from ?? change.path : change.path;
  const ranges = before === null ? [] : blameRanges(change.hunks, (0, import_chunk_CLHPKY4O.lineCountOf)(before));
  return [{ path: change.path, basePath, removed: change.removed, ranges }];
}
async function readBlame(repository, base, file) {
  if (file.ranges.length === 0) return { lines: [], notes: [] };
  const answer = await (0, import_chunk_UUEVDYVP.askGit)(
    repository,
    [
      // The option is the only way to neutralise `blame.ignoreRevsFile`; textconv would run a program of the user's.
      ...["blame", "--porcelain", "-w", "--no-textconv", "--no-ignore-revs-file", "--no-progress"],
      ...file.ranges.map(({ start, end }) => `-L${start},${end}`),
      ...[base, "--", file.basePath]
    ],
    { answers: [0, CANNOT] }
  );
  if (answer.status === 0) return { lines: parseBlame(answer.stdout), notes: [] };
  const why = answer.stderr.trim().split("\n")[0] ?? "";
  return { lines: [], notes: [`${file.basePath}: git blame cannot tell its history: ${why}`] };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  CANNOT,
  readBlame,
  withPast
});
});
