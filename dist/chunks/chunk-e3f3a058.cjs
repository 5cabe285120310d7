var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __create = Object.create;
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
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
var from_judge_audit_reply_be8e28cd;
var from_redact_566ff3a3;
var from_main;
parts["chunk-2OVJOPRS"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  leanFile: () => leanFile,
  leanHunk: () => leanHunk,
  splitHunk: () => splitHunk
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_Y5FHDHJZ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_OTZ2RVYM = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-OTZ2RVYM"]();
var PART_OVERHEAD = 120;
function splitHunk(hunk, maxBytes) {
  if ((0, import_chunk_Y5FHDHJZ.byteLength)(hunk.text) <= maxBytes) {
    return { pieces: [wholeHunk(hunk)], tooLong: [] };
  }
  const end = hunk.text.indexOf("\n") + 1;
  const section = sectionOf(hunk.text);
  const room = maxBytes - (0, import_chunk_Y5FHDHJZ.byteLength)(section) - PART_OVERHEAD;
  const rows = rowsOf(hunk.text.slice(end));
  const parts = partsOf(rows, room, (0, import_chunk_OTZ2RVYM.firstLine)(hunk.old), (0, import_chunk_OTZ2RVYM.firstLine)(hunk.new));
  return {
    pieces: parts.map((part, index) => ({
      hunk: hunk.id,
      part: { index: index + 1, of: parts.length },
      ...linesOf(part),
      text: hunkHeader(part, section) + part.rows.map((row) => row.text).join("")
    })),
    tooLong: rows.filter((row) => row.bytes > room).map((row) => row.bytes)
  };
}
function sectionOf(hunk) {
  return /^@@[^@]*@@(.*)\n$/s.exec(hunk.slice(0, hunk.indexOf("\n") + 1))?.[1] ?? "";
}
function rowsOf(body) {
  const rows = [];
  for (const line of body.split(/(?<=\n)/)) {
    const last = rows.at(-1);
    if (line.startsWith("\\") && last !== void 0) {
      rows[rows.length - 1] = { ...last, text: last.text + line, bytes: last.bytes + (0, import_chunk_Y5FHDHJZ.byteLength)(line) };
    } else {
      rows.push({
        text: line,
        bytes: (0, import_chunk_Y5FHDHJZ.byteLength)(line),
        old: line.startsWith("+") ? 0 : 1,
        new: line.startsWith("-") ? 0 : 1
      });
    }
  }
  return rows;
}
function partsOf(rows, room, oldFirst, newFirst) {
  const parts = [];
  let current = [];
  let [oldStart, newStart, bytes] = [oldFirst, newFirst, 0];
  const close = () => {
    if (current.length > 0) parts.push({ rows: current, oldStart, newStart });
    oldStart += current.reduce((sum, row) => sum + row.old, 0);
    newStart += current.reduce((sum, row) => sum + row.new, 0);
    [current, bytes] = [[], 0];
  };
  for (const row of rows) {
    if (bytes + row.bytes > room) close();
    if (row.bytes > room) {
      oldStart += row.old;
      newStart += row.new;
    } else {
      current.push(row);
      bytes += row.bytes;
    }
  }
  close();
  return parts;
}
function wholeHunk({ id, old, new: now, text }) {
  return {
    hunk: id,
    part: null,
    oldStart: (0, import_chunk_OTZ2RVYM.firstLine)(old),
    oldCount: old.count,
    newStart: (0, import_chunk_OTZ2RVYM.firstLine)(now),
    newCount: now.count,
    text
  };
}
function linesOf({ rows, oldStart, newStart }) {
  const oldCount = rows.reduce((sum, row) => sum + row.old, 0);
  const newCount = rows.reduce((sum, row) => sum + row.new, 0);
  return { oldStart, oldCount, newStart, newCount };
}
function hunkHeader(part, section) {
  const { oldStart, oldCount, newStart, newCount } = linesOf(part);
  const side2 = (start, count) => count === 1 ? String(start) : `${count === 0 ? start - 1 : start},${count}`;
  return `@@ -${side2(oldStart, oldCount)} +${side2(newStart, newCount)} @@${section}
`;
}
function leanHunk(hunk, most = Infinity) {
  const end = hunk.text.indexOf("\n") + 1;
  const rows = rowsOf(hunk.text.slice(end));
  const isChanged = ({ text }) => text.startsWith("+") || text.startsWith("-");
  const [first, last] = [rows.findIndex(isChanged), rows.findLastIndex(isChanged)];
  if (first < 0) return hunk;
  const depth = depthOf(rows.filter(isChanged));
  const above = Math.min(most, keptAbove(rows.slice(0, first), depth));
  const below = Math.min(most, keptBelow(rows.slice(last + 1), depth));
  const from = first - above;
  const kept = rows.slice(from, last + 1 + below);
  if (kept.length === rows.length) return hunk;
  const start = { old: (0, import_chunk_OTZ2RVYM.firstLine)(hunk.old) + from, new: (0, import_chunk_OTZ2RVYM.firstLine)(hunk.new) + from };
  const [old, now] = [side(start.old, kept, "old"), side(start.new, kept, "new")];
  const body = kept.map(({ text }) => text).join("");
  return {
    ...hunk,
    old,
    new: now,
    text: hunkHeader({ rows: kept, oldStart: start.old, newStart: start.new }, sectionOf(hunk.text)) + body
  };
}
function leanFile(file) {
  return { ...file, hunks: file.hunks.map(knownLean) };
}
var KNOWN = /* @__PURE__ */ new WeakMap();
function knownLean(hunk) {
  const lean = KNOWN.get(hunk) ?? leanHunk(hunk);
  KNOWN.set(hunk, lean);
  return lean;
}
function side(first, rows, of) {
  const count = rows.reduce((sum, row) => sum + row[of], 0);
  return { start: count === 0 ? first - 1 : first, count };
}
function keptAbove(rows, depth) {
  const near = rows.toReversed();
  let kept = 0;
  for (const row of near) {
    if (isBlank(row) || indentOf(row) < depth && onlyCloses(row)) break;
    kept += 1;
    if (indentOf(row) < depth) break;
  }
  while (kept > 0 && onlyCloses(near[kept - 1])) kept -= 1;
  return kept;
}
function keptBelow(rows, depth) {
  let kept = 0;
  for (const row of rows) {
    if (isBlank(row) || indentOf(row) < depth) break;
    kept += 1;
  }
  while (kept > 0 && onlyCloses(rows[kept - 1])) kept -= 1;
  return kept;
}
function depthOf(rows) {
  let least = Infinity;
  for (const row of rows) if (!isBlank(row)) least = Math.min(least, indentOf(row));
  return least === Infinity ? 0 : least;
}
function isBlank({ text }) {
  return text.slice(1).trim() === "";
}
function indentOf({ text }) {
  const line = text.slice(1);
  return line.length - line.trimStart().length;
}
function onlyCloses(row) {
  return row !== void 0 && /^[\s)\]}>;,]*$/.test(row.text.slice(1));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  leanFile,
  leanHunk,
  splitHunk
});
});
parts["chunk-AYSB4XVR"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  changedLineCount: () => changedLineCount,
  changedLinesOf: () => changedLinesOf,
  readTextsOfReply: () => readTextsOfReply,
  scopeEntries: () => scopeEntries
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_OEHHRI3P = parts["chunk-OEHHRI3P"]();
var import_chunk_7CJS4GIV = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-7CJS4GIV"]();
var import_chunk_R5DXX5NI = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_UUEVDYVP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-UUEVDYVP"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
async function withObjects(repository, use) {
  const talk = new Talk();
  const used = use((wanted) => talk.ask(wanted)).finally(() => {
    talk.end();
  });
  const [answer] = await Promise.all([used, converse(repository, talk)]);
  return answer;
}
async function converse(repository, talk) {
  try {
    do {
      await (0, import_chunk_UUEVDYVP.readGit)(repository, ["cat-file", "--batch"], {
        input: (git) => {
          talk.begin(git);
        },
        each: (piece) => talk.hear(piece)
      });
    } while (talk.goesOn());
  } catch (error) {
    talk.fail(error);
    throw error;
  }
}
var Talk = class {
  /** Asked, and not answered to the end. */
  #open = [];
  #git;
  #output = this.#newOutput();
  #stopped = false;
  #ended = false;
  #failure;
  async ask({ type, oids, most = Infinity }) {
    if (this.#failure !== void 0) throw this.#failure.error;
    const wanted = [...new Set(oids)];
    const answers = wanted.map(
      (oid) => new Promise((answer, fail) => {
        this.#open.push({ oid, type, most, answer, fail });
      })
    );
    this.#git?.write(lines(wanted));
    const contents = await Promise.all(answers);
    return new Map(wanted.flatMap((oid, at) => contents[at] === void 0 ? [] : [[oid, contents[at]]]));
  }
  begin(git) {
    this.#git = git;
    this.#output = this.#newOutput();
    this.#stopped = false;
    git.write(lines(this.#open.map(({ oid }) => oid)));
    if (this.#ended) git.end();
  }
  /** Nothing more will be asked. */
  end() {
    this.#ended = true;
    this.#git?.end();
  }
  /** Whether git is to be ended: at an object that is left out. */
  hear(piece) {
    this.#stopped = this.#output.take(piece);
    if (this.#stopped) this.#git = void 0;
    return this.#stopped;
  }
  /** Whether a further git is needed, now that one has ended. Throws when it ended of itself, with questions open. */
  goesOn() {
    const isDone = this.#ended && this.#open.length === 0;
    if (this.#stopped || isDone) return !isDone;
    throw new import_chunk_J3I4R3VV.Failure(
      "environment/git-failed",
      `git cat-file --batch ended ${this.#open.length} objects early`
    );
  }
  /** Nobody who asked waits for ever. */
  fail(error) {
    this.#failure = { error };
    for (const { fail } of this.#open) fail(error);
  }
  #newOutput() {
    const whole = new import_chunk_7CJS4GIV.WholeContent((content) => {
      this.#answer(content);
    });
    return new import_chunk_7CJS4GIV.BatchOutput({
      begin: (header) => {
        const [asked] = this.#open;
        if (asked === void 0)
          throw new import_chunk_J3I4R3VV.Failure("environment/git-failed", `git cat-file says "${header}" unasked`);
        const size = (0, import_chunk_KWOTC3ZP.sizeInHeader)(asked.oid, header, asked.type);
        if (size > asked.most) {
          this.#answer(void 0);
          return void 0;
        }
        whole.begin(size);
        return size;
      },
      take: (piece) => {
        whole.take(piece);
      }
    });
  }
  #answer(content) {
    this.#open.shift()?.answer(content);
  }
};
function lines(oids) {
  return oids.map((oid) => `${oid}
`).join("");
}
async function namedEntries(ask, trees, paths) {
  const folders = /* @__PURE__ */ new Map();
  const folder = (oid) => {
    const known = folders.get(oid) ?? ask({ type: "tree", oids: [oid] }).then((read) => items(read.get(oid) ?? Buffer.alloc(0), oid));
    folders.set(oid, known);
    return known;
  };
  const find = async (tree, [name = "", ...rest]) => {
    const item = (await folder(tree)).get(nameInTree(name));
    if (rest.length === 0 || item === void 0) return item;
    return item.type === "tree" ? find(item.oid, rest) : void 0;
  };
  const entry = async (tree, path) => {
    const item = await find(tree, path.split("/"));
    return item === void 0 ? [] : [{ ...item, path }];
  };
  return Promise.all(
    trees.map(async (tree) => (await Promise.all(paths.map((path) => entry(tree, path)))).flat())
  );
}
var nameInTree = (name) => Buffer.from(name, "utf8").toString("latin1");
function items(tree, oid) {
  const found = /* @__PURE__ */ new Map();
  for (let at = 0; at < tree.length; ) {
    const name = tree.indexOf(SPACE, at) + 1;
    const end = tree.indexOf(0, name);
    const next = end + 1 + oid.length / 2;
    if (name === 0 || end === -1 || next > tree.length) throw malformed(oid);
    const mode = parseInt(tree.toString("latin1", at, name - 1), 8);
    found.set(tree.toString("latin1", name, end), {
      type: mode === FOLDER ? "tree" : mode === SUBMODULE ? "commit" : "blob",
      oid: tree.toString("hex", end + 1, next)
    });
    at = next;
  }
  return found;
}
var SPACE = 32;
var FOLDER = 16384;
var SUBMODULE = 57344;
function malformed(oid) {
  return new import_chunk_J3I4R3VV.Failure("environment/tree-unavailable", `the tree ${oid} is not of git's form`, {
    hint: "look for damage: git fsck"
  });
}
async function readTextsOfReply(repository, quotes, redact) {
  const paths = (0, import_chunk_OEHHRI3P.pathsMeant)(quotes);
  const { base, head, blobs } = paths.length === 0 ? NOTHING : await readNamed(repository, quotes, paths);
  const shown = (0, import_chunk_OEHHRI3P.shownAsLines)(quotes.changed);
  const headTexts = await (0, import_chunk_OEHHRI3P.textsOf)(head.filter(isFile), blobs, redact, shown);
  const baseTexts = await (0, import_chunk_OEHHRI3P.textsOf)(base.filter(isFile), blobs, redact, shown);
  const places = (0, import_chunk_OEHHRI3P.placesIn)([...base, ...head]);
  return {
    headText: (path) => headTexts.get(path),
    baseText: (path) => baseTexts.get(path),
    changed: quotes.changed,
    treeRoots: quotes.treeRoots,
    exists: (path) => places.has(path)
  };
}
var NOTHING = { base: [], head: [], blobs: /* @__PURE__ */ new Map() };
function readNamed(repository, { baseTree, headTree }, paths) {
  return withObjects(repository, async (ask) => {
    const [base = [], head = []] = await namedEntries(ask, [baseTree, headTree], paths);
    const files = [...base, ...head].filter(isFile).map(({ oid }) => oid);
    const read = (oids) => ask({ type: "blob", oids, most: import_chunk_7CJS4GIV.LARGEST_TEXT });
    return { base, head, blobs: await (0, import_chunk_7CJS4GIV.readSharedBlobs)(repository, files, { read }) };
  });
}
var isFile = ({ type }) => type === "blob";
function scopeEntries(changed) {
  return [...changed.values()].map(scopeEntry);
}
function changedLineCount(entries) {
  return entries.reduce((sum, { addedLines, removedLines }) => sum + addedLines + removedLines, 0);
}
function scopeEntry(file) {
  switch (file.kind) {
    case "text":
      return {
        kind: "text",
        path: file.path,
        ...file.from === void 0 ? {} : { from: file.from },
        status: file.status,
        addedLines: file.addedLines,
        removedLines: file.removedLines,
        hunks: file.hunks.map(hunkNumbers)
      };
    case "deleted":
      return {
        kind: "deleted",
        path: file.path,
        status: "deleted",
        addedLines: 0,
        removedLines: file.removedLines,
        hunks: file.hunks.map(hunkNumbers)
      };
    case "opaque":
      return {
        kind: "opaque",
        path: file.path,
        ...file.from === void 0 ? {} : { from: file.from },
        status: file.status,
        why: file.why,
        addedLines: 0,
        removedLines: 0,
        hunks: []
      };
  }
}
function hunkNumbers(hunk) {
  return {
    old: hunk.old,
    new: hunk.new,
    added: hunk.added.map(pair),
    removed: hunk.removed.map(pair),
    deletionAnchors: [...hunk.deletionAnchors]
  };
}
var pair = (span2) => [span2.start, span2.end];
var span = ([start, end]) => ({ start, end });
function changedLinesOf(entries) {
  return new Map(entries.map((entry) => [entry.path, fileChange(entry)]));
}
function fileChange(entry) {
  const path = entry.path;
  const from = entry.from === void 0 ? {} : { from: entry.from };
  if (entry.kind === "opaque") {
    return { kind: "opaque", path, ...from, status: entry.status, why: entry.why ?? "binary" };
  }
  const hunks = entry.hunks.map((h) => ({
    ...h,
    bytes: { start: 0, end: 0 },
    added: h.added.map(span),
    removed: h.removed.map(span)
  }));
  const removed = (0, import_chunk_R5DXX5NI.mergeSpans)(hunks.flatMap((h) => h.removed));
  const { removedLines } = entry;
  if (entry.kind === "deleted") return { kind: "deleted", path, addedLines: 0, removedLines, hunks, removed };
  return {
    kind: "text",
    path,
    ...from,
    status: entry.status === "deleted" ? "modified" : entry.status,
    addedLines: entry.addedLines,
    removedLines,
    hunks,
    removed,
    added: (0, import_chunk_R5DXX5NI.mergeSpans)(hunks.flatMap((h) => h.added)),
    deletionAnchors: [...new Set(hunks.flatMap((h) => h.deletionAnchors))].toSorted((a, b) => a - b)
  };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  changedLineCount,
  changedLinesOf,
  readTextsOfReply,
  scopeEntries
});
});
parts["chunk-K4ZGMFTH"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  checkScore: () => checkScore,
  slotLenses: () => slotLenses,
  textsOfFiles: () => textsOfFiles,
  textsOfScores: () => textsOfScores,
  unmatchedClaims: () => unmatchedClaims,
  worldOf: () => worldOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_UJ2N3LMR = parts["chunk-UJ2N3LMR"]();
var import_chunk_AYSB4XVR = parts["chunk-AYSB4XVR"]();
var import_chunk_XQLRYSQN = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-XQLRYSQN"]();
var import_chunk_OEHHRI3P = parts["chunk-OEHHRI3P"]();
var import_chunk_EUYL2H7I = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_IJXJ7C2R = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_H3UCOH37 = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-H3UCOH37"]();
var import_chunk_5KINXVLH = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-5KINXVLH"]();
var import_chunk_AASB22DL = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-AASB22DL"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_XPIKYFDN = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_node_path = require("node:path");
function slotLenses({ agent, lenses }) {
  return lenses ?? import_chunk_PXWIJ4LO.LENSES.filter((lens) => lens === agent);
}
var LEAST_LIKENESS = 0.5;
function nearestLine(quote, side, { text }) {
  const wanted = new Set(
    (0, import_chunk_XQLRYSQN.readingsOf)(quote, side).map(longestOf).filter((line) => line !== "")
  );
  let best;
  let most = 0;
  for (const [at, whole] of text.split("\n").entries()) {
    const line = whole.trim();
    if (line === "") continue;
    for (const one of wanted) {
      const alike = likeness(one, line);
      if (alike < LEAST_LIKENESS || alike <= most) continue;
      most = alike;
      best = { line: at + 1, text: line };
    }
  }
  return best;
}
function longestOf(lines) {
  return lines.reduce((best, line) => line.length > best.length ? line : best, "");
}
function likeness(a, b) {
  if (b.includes(a)) return 0.9 + 0.1 * (a.length / b.length);
  const [left, right] = [wordsOf(a), wordsOf(b)];
  const common = [...left].filter((word) => right.has(word)).length;
  return 2 * common / Math.max(1, left.size + right.size);
}
function wordsOf(line) {
  return new Set(line.toLowerCase().match(/[\p{L}\p{N}_$]+/gu) ?? []);
}
function checkScore(defect, texts, threshold = import_chunk_IJXJ7C2R.THRESHOLD) {
  return [...missingProof(defect, texts, threshold), ...contradictions(defect, threshold)];
}
function missingProof({ score, status, supports, refutes }, texts, threshold) {
  if (score >= threshold) {
    return someStands(supports, texts) ? [] : [`a score of ${score} needs in supports one quote that stands in its file${fates(supports, texts)}`];
  }
  if (status === "needs_human_review" || someStands(refutes, texts)) return [];
  const way = "needs in refutes one quote that stands in its file, or the status needs_human_review";
  return [`a score of ${score} ${way}${fates(refutes, texts)}`];
}
function contradictions({ score, status }, threshold) {
  switch (status) {
    case "confirmed_valid":
      return score < import_chunk_IJXJ7C2R.CONFIRMED_FROM ? [`status confirmed_valid contradicts a score of ${score}`] : [];
    case "dismissed_false_positive":
    case "needs_human_review":
      return score >= threshold ? [`status ${status} contradicts a score of ${score}`] : [];
  }
}
function someStands(quotes, texts) {
  return quotes.some((quote) => "keep" in (0, import_chunk_XQLRYSQN.standInFile)(quote, texts));
}
function fates(quotes, texts) {
  const failed = quotes.map((quote) => {
    const stands = (0, import_chunk_XQLRYSQN.standInFile)(quote, texts);
    if (!("drop" in stands)) return "";
    return `${quote.file}: ${stands.drop.kind}, ${wayToMend(stands.drop.kind, quote, texts)}`;
  });
  return failed.length === 0 ? ": none was given" : `: ${failed.join("; ")}`;
}
function wayToMend(kind, quote, texts) {
  if (kind === "path_invalid") return "name the file from the top of the repository, as the packet does";
  if (kind === "quote_without_substance") return import_chunk_H3UCOH37.QUOTE_MORE;
  return whereItMightBe(quote, texts);
}
var MOST_OF_LINE = 200;
function whereItMightBe({ file, quote, side = "new" }, texts) {
  const rule = "quote whole lines, exactly as the file has them";
  const path = (0, import_chunk_XQLRYSQN.claimedFile)(file, texts);
  const shown = path === void 0 ? void 0 : (0, import_chunk_XQLRYSQN.textOn)(side, path, texts)?.redacted;
  const near = shown === void 0 ? void 0 : nearestLine(quote, side, shown);
  if (near === void 0) return rule;
  const text = near.text.length > MOST_OF_LINE ? `${near.text.slice(0, MOST_OF_LINE)}\u2026` : near.text;
  return `${rule}; nearest is line ${near.line}: ${(0, import_chunk_WDRVM6EA.inertLine)(text)}`;
}
function unmatchedClaims(defects, asked) {
  const times = /* @__PURE__ */ new Map();
  for (const id of defects.flatMap(({ claims }) => claims)) times.set(id, (times.get(id) ?? 0) + 1);
  const wanted = new Set(asked.map(({ id }) => id));
  const about = `the packet asks about ${[...wanted].join(", ") || "nothing"}`;
  return [
    ...[...wanted].filter((id) => !times.has(id)).map((id) => `${id} is in no defect: ${about}`),
    ...[...times.keys()].filter((id) => !wanted.has(id)).map((id) => `${id} is no claim of this packet: ${about}`),
    ...[...times].filter(([, n]) => n > 1).map(([id, n]) => `${id} is named ${n} times: each claim is in exactly one defect`)
  ];
}
async function readPackageTexts(root, named, redact) {
  const paths = named.filter(import_chunk_AASB22DL.isBesideTree);
  if (paths.length > 0 && !await (0, import_chunk_WRWMQTCS.exists)(root)) {
    throw new import_chunk_J3I4R3VV.Failure("environment/tree-unavailable", `the packages that agents read are gone from ${root}`, {
      hint: "plan the review anew with: correctless plan"
    });
  }
  const texts = /* @__PURE__ */ new Map();
  const places = /* @__PURE__ */ new Set();
  for (const path of paths) {
    const place = (0, import_node_path.join)(root, path);
    if (await (0, import_chunk_WRWMQTCS.exists)(place)) places.add(path);
    const text = await (0, import_chunk_XPIKYFDN.isFile)(place) ? await (0, import_chunk_WRWMQTCS.readTextIfAny)(place) : void 0;
    if (text !== void 0) texts.set(path, (0, import_chunk_EUYL2H7I.reviewedText)(text, await redact?.(text, path)));
  }
  return { textOf: (path) => texts.get(path), exists: (path) => places.has(path) };
}
var FROM_FACTS = import_chunk_PXWIJ4LO.LENSES.filter((lens) => (0, import_chunk_XQLRYSQN.isProvenByFacts)(lens));
async function worldOf(run, slot, looks, review) {
  const [texts, rules, facts] = await Promise.all([
    textsFor(
      run,
      [...review.examined, ...(0, import_chunk_UJ2N3LMR.namedPaths)(review.findings)],
      (0, import_chunk_EUYL2H7I.speaksOfSecrets)(JSON.stringify(review))
    ),
    (0, import_chunk_5KINXVLH.readStamped)(run.paths.rules, run.file),
    slotLenses(slot).some((lens) => FROM_FACTS.includes(lens)) ? factsGiven(run, slot) : void 0
  ]);
  return {
    ...texts,
    // Redacted already, with the run's own numbers: that is what agents were shown.
    rules: rules.all,
    redactedRule: (path) => rules.all.find((rule) => rule.path === path)?.body,
    rulesChanged: new Set(rules.changed),
    history: facts?.context.history ?? { rows: [], omitted: 0 },
    intent: facts === void 0 ? "" : (0, import_chunk_UJ2N3LMR.authorText)(facts.context, import_chunk_UJ2N3LMR.INTENT_ROOM),
    looks,
    shown: new Set(slot.paths),
    hasTree: !import_chunk_PXWIJ4LO.AGENTS_WITHOUT_TREE.includes(slot.agent),
    policy: run.file.settings.scope_policy
  };
}
function factsGiven({ file, paths }, slot) {
  const shard = slot.shard_slot?.split("/")[0];
  return (0, import_chunk_5KINXVLH.readStamped)(shard === void 0 ? paths.facts : paths.shardFacts(shard), file);
}
async function textsOfScores(run, defects, how) {
  const quotes = defects.flatMap(({ supports, refutes }) => [...supports, ...refutes]);
  const texts = await textsFor(
    run,
    quotes.map(({ file }) => file),
    how === "as shown" || (0, import_chunk_EUYL2H7I.speaksOfSecrets)(JSON.stringify(quotes))
  );
  return (0, import_chunk_XQLRYSQN.withPackages)(texts);
}
function textsOfFiles(run, files) {
  return textsFor(run, files, false);
}
async function textsFor(run, named, redacted) {
  const { repository, file, paths } = run;
  const scope = await (0, import_chunk_Y4VNX2VG.readRunJson)(paths.scope, "scope");
  const quotes = {
    baseTree: file.base.tree,
    headTree: file.head.tree,
    changed: (0, import_chunk_AYSB4XVR.changedLinesOf)(scope.files),
    treeRoots: [file.tree_root, file.top, ...packageRoots(file), ...shardRoots(file)],
    named
  };
  const redact = redacted ? await redactWith() : void 0;
  const [texts, packages] = await Promise.all([
    (0, import_chunk_AYSB4XVR.readTextsOfReply)(repository, quotes, redact),
    Promise.all(packageRoots(file).map((root) => readPackageTexts(root, (0, import_chunk_OEHHRI3P.pathsMeant)(quotes), redact)))
  ]);
  return packages[0] === void 0 ? texts : { ...texts, packages: packages[0] };
}
function packageRoots({ packages_root: root }) {
  return root === void 0 ? [] : [root];
}
function shardRoots({ merged }) {
  return (merged?.shards ?? []).flatMap(({ tree_root: tree, top }) => [tree, top]);
}
async function redactWith() {
  const { createRedactor } = await Promise.resolve().then(() => __toESM((from_redact_566ff3a3 ??= require("./redact-566ff3a3.cjs"))["redact-4KK7WPKN"]()));
  const redactor = createRedactor();
  return async (text) => (await redactor.redact(text)).text;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  checkScore,
  slotLenses,
  textsOfFiles,
  textsOfScores,
  unmatchedClaims,
  worldOf
});
});
parts["chunk-LKQPUD2R"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  checkReview: () => checkReview,
  cleanReply: () => cleanReply,
  cleanWords: () => cleanWords,
  judgeReply: () => judgeReply,
  readMaterial: () => readMaterial,
  readRedactor: () => readRedactor,
  withRules: () => withRules,
  writeMaterial: () => writeMaterial,
  writeSecrets: () => writeSecrets
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_K4ZGMFTH = parts["chunk-K4ZGMFTH"]();
var import_chunk_UJ2N3LMR = parts["chunk-UJ2N3LMR"]();
var import_chunk_KILPOJOR = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-KILPOJOR"]();
var import_chunk_GLPLX4GU = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-GLPLX4GU"]();
var import_chunk_BM7WRDFC = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-BM7WRDFC"]();
var import_chunk_JU7Y2GNN = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-JU7Y2GNN"]();
var import_chunk_H3UCOH37 = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-H3UCOH37"]();
var import_chunk_CKMVB2RJ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_5KINXVLH = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-5KINXVLH"]();
var import_chunk_NLWRO2NF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_XPIKYFDN = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
function checkExamined(review, world, placeOf = (index) => index) {
  const wasSeen = (path) => wasShown(path, world) || (0, import_chunk_GLPLX4GU.wasOpened)(path, world);
  const examined = review.examined.filter((path) => !wasSeen(path)).map((path) => `examined names ${path}, which the packet did not show and the reviewer never opened`);
  const checked = review.findings.flatMap(
    (claim, index) => (0, import_chunk_GLPLX4GU.claimsAbsence)(claim) ? [] : claim.verification.where_checked.filter((path) => !wasSeen(path)).map(
      (path) => `findings[${placeOf(index)}] says it checked ${path}, which was never opened or searched`
    )
  );
  return {
    noWork: noWorkIn(review, world),
    refusedClaims: [.../* @__PURE__ */ new Set([...examined, ...checked])],
    unexamined: unexaminedIn(review, world)
  };
}
function noWorkIn({ examined }, world) {
  const { hasTree, looks, shown } = world;
  if (hasTree && looks !== void 0 && (0, import_chunk_GLPLX4GU.isIdle)(looks)) return "never_looked";
  return shown.size > 0 && !examined.some((path) => wasShown(path, world)) ? "examined_nothing" : void 0;
}
function unexaminedIn({ examined }, world) {
  const named = new Set(examined.map((path) => (0, import_chunk_GLPLX4GU.placeNamed)(path, world)));
  return [...world.shown].filter((path) => !named.has(path));
}
function wasShown(claim, world) {
  const path = (0, import_chunk_GLPLX4GU.placeNamed)(claim, world);
  return path !== void 0 && world.shown.has(path);
}
var REMARKS = {
  path_invalid: ({ file }) => `file "${file}" does not exist. Name the file as the packet does.`,
  quote_not_found: ({ file }) => `the quote does not stand in ${file}. Copy whole lines exactly as the file has them (side "old" for removed lines).`,
  quote_without_substance: () => `the quote proves nothing: ${import_chunk_H3UCOH37.QUOTE_MORE}.`,
  not_on_changed_lines: ({ placement }) => `the quote stands on lines this change did not touch (${placement}). Quote the changed line that is wrong, or, if the change breaks a place elsewhere, set is_impact_finding and quote the changed line as cause.`,
  cause_missing: () => "is_impact_finding needs a cause: the file and quote of the changed line that breaks this place, or a file renamed or deleted.",
  cause_not_on_changed_line: () => "the quoted cause stands on lines this change did not touch. Quote a changed line.",
  cause_not_in_change: ({ file, whole }) => `the change has not ${whole} ${file}. Name a file that it has, or quote a changed line as cause.`,
  also_not_found: ({ file }) => `a quote in also does not stand in ${file}. Copy whole lines exactly as the file has them, or leave that place out.`,
  rests_on_not_found: ({ file }) => `what rests_on quotes does not stand in ${file}. Copy whole lines exactly as the file has them; name a package's file as deps/NAME/\u2026.`,
  rule_file_unknown: ({ ruleFile }) => `"${ruleFile}" is no rule file of the packet. Name the rule file as the packet does.`,
  rule_text_not_found: ({ ruleFile }) => `the rule text does not stand in ${ruleFile}. Copy it word for word.`,
  rule_text_cut: ({ ruleFile }) => `the rule text is a part of a sentence of ${ruleFile}. Copy the whole sentence, or the whole list item, word for word.`,
  rule_does_not_govern: ({ ruleFile, file }) => `${ruleFile} does not govern ${file}. Use a rule that does.`,
  rule_changed_in_diff: ({ ruleFile }) => `${ruleFile} says so only since this change, so it is not in force yet.`,
  commit_of_other_file: ({ commitRef, file }) => `the history table has commit ${commitRef} for other files, not for ${file}. Cite a commit of that file, or quote the file that it touched in cause, also or rests_on.`,
  commit_not_in_history_table: ({ commitRef }) => `commit ${commitRef} is not in the history table. Cite a commit of the table.`,
  comment_not_found: ({ file }) => `no comment of ${file} says that. Copy the comment word for word.`,
  intent_not_found: () => "the intent text stands in no commit message and not in the pull request. Copy the words of the author, not those of the summary.",
  caller_not_found: ({ file }) => `the caller's text does not stand in ${file} at head. Open the caller and copy whole lines.`,
  caller_is_cause: ({ file }) => `what you quote of ${file} as caller is added by this change, where the cause is. Name a caller that was there before.`,
  source_not_found: ({ file }) => `the source's text does not stand in ${file} at head. Open it and copy whole lines.`,
  sink_not_found: ({ file }) => `the sink's text does not stand in ${file} at head. Open it and copy whole lines.`,
  existing_not_found: ({ file }) => `the existing code does not stand in ${file} at head. Open it and copy whole lines.`,
  existing_is_own_place: ({ file }) => `what you quote of ${file} as existing code is the finding's own place. Quote the code that was there before.`,
  existing_is_added: ({ file }) => `what you quote of ${file} as existing code is added by this change. Quote the code that was there before.`,
  absence_not_checked: () => "it says that something is missing. Look where it could be, set checked_for_handling_elsewhere and name the places in where_checked; if nothing needs to be elsewhere, set claims_absence to false.",
  where_checked_not_opened: ({ path }) => `where_checked names ${path}, which you never opened or searched. Open it, or name only what you did.`,
  duplicate_of: null,
  suppressed: null,
  below_threshold: null,
  not_scored: null,
  unscored: null,
  raised_again: null,
  fixed: null,
  withdrawn: null
};
function remarkOn(index, { claim }, reason) {
  const remark = REMARKS[reason.kind];
  if (remark === null) return void 0;
  return `findings[${index}] ${JSON.stringify(claim.title)}: ${remark(reason)} Otherwise leave the finding out.`;
}
var NO_WORK = {
  never_looked: "you never looked at the tree. Read the changed files and what they touch, then answer.",
  examined_nothing: "examined names no file of the packet. Go through the files of the packet and name those that you went through."
};
function checkReview(lens, review, world, places = [...review.findings.keys()]) {
  const placeOf = (index) => places[index] ?? index;
  const raised = review.findings.map((claim) => ({ slot: review.slot, lens, claim }));
  const sifted = (0, import_chunk_GLPLX4GU.sift)(raised, (finding) => (0, import_chunk_GLPLX4GU.verifyFinding)(finding, world));
  const { noWork, refusedClaims, unexamined } = checkExamined(review, world, placeOf);
  const remarks = [
    ...noWork === void 0 ? [] : [NO_WORK[noWork]],
    ...refusedClaims.map((claim) => `${claim}. Open it, or do not name it.`),
    ...sifted.dropped.flatMap(
      ({ value, reason }) => remarkOn(placeOf(raised.indexOf(value)), value, reason) ?? []
    )
  ];
  return { remarks, sifted, refusedClaims, unexamined, noWork: noWork !== void 0 };
}
function unexaminedRemark(unexamined, shown) {
  if (unexamined.length === 0) return void 0;
  const names = unexamined.map(import_chunk_NLWRO2NF.printable).join(", ");
  return `examined lacks ${unexamined.length} of the ${(0, import_chunk_CKMVB2RJ.counted)(shown, "file")} that the packet shows: ${names}. Go through the diff of each and name it; what is not named counts as not reviewed.`;
}
function replyContract(agent, { audit }) {
  const several = import_chunk_PXWIJ4LO.AGENTS_OF_SEVERAL.find((one) => one === agent);
  return several === void 0 || audit?.subjects === void 0 ? agent : `${several}-shared`;
}
var AUDIT_JUDGES = {
  "audit-specialist": "judgeHunt",
  "audit-triage": "judgeTriage",
  "fix-executor": "judgeFix",
  "fix-diff-reviewer": "judgeFixReview"
};
async function judgeReply(given) {
  const { agent, reply } = given;
  const ofAudit = AUDIT_JUDGES[agent];
  if (ofAudit !== void 0) return (await Promise.resolve().then(() => __toESM((from_judge_audit_reply_be8e28cd ??= require("./judge-audit-reply-be8e28cd.cjs"))["judge-audit-reply-5IPLEOOB"]())))[ofAudit](given);
  if (replyContract(agent, given.run.file) === "execute-step-validator-shared")
    return (await Promise.resolve().then(() => __toESM((from_judge_audit_reply_be8e28cd ??= require("./judge-audit-reply-be8e28cd.cjs"))["judge-audit-reply-5IPLEOOB"]()))).judgeVerdicts(given);
  if (isLens(agent)) return judgeReview(agent, await (0, import_chunk_BM7WRDFC.parseReply)(agent, reply), given);
  if (agent === import_chunk_PXWIJ4LO.SOURCE_READER) return judgeReading(await (0, import_chunk_BM7WRDFC.parseReply)(agent, reply), given);
  if (agent === "finding-scorer") return judgeScores(await (0, import_chunk_BM7WRDFC.parseReply)(agent, reply), given);
  const value = await (0, import_chunk_BM7WRDFC.parseReply)(agent, reply);
  if ("slot" in value) {
    const { slot } = await given.slotNamed(value.slot);
    return { kind: "acceptable", slot, remarks: [] };
  }
  await given.slotAwaited();
  return { kind: "acceptable", slot: void 0, remarks: [] };
}
async function judgeScores({ slot: named, defects }, { run, slotNamed }) {
  const { slot, findings = [] } = await slotNamed(named);
  const unmatched = (0, import_chunk_K4ZGMFTH.unmatchedClaims)(defects, findings);
  if (unmatched.length > 0) return { kind: "refused", why: unmatched.join("\n"), once: false };
  const remarksBy = (texts) => defects.flatMap(
    (defect) => (0, import_chunk_K4ZGMFTH.checkScore)(defect, texts, run.file.settings.threshold).map(
      (problem) => `${defect.claims.join(", ")}: ${problem}`
    )
  );
  const remarks = remarksBy(await (0, import_chunk_K4ZGMFTH.textsOfScores)(run, defects));
  if (remarks.length === 0) return { kind: "acceptable", slot, remarks };
  return { kind: "acceptable", slot, remarks: remarksBy(await (0, import_chunk_K4ZGMFTH.textsOfScores)(run, defects, "as shown")) };
}
async function judgeReview(lens, review, { run, looks, slotNamed }) {
  const slot = await slotNamed(review.slot);
  return verdictOn([checkReview(lens, review, await (0, import_chunk_K4ZGMFTH.worldOf)(run, slot, looks, review))], slot);
}
async function judgeReading(reading, { run, looks, slotNamed }) {
  const slot = await slotNamed(reading.slot);
  const parts = await (0, import_chunk_BM7WRDFC.splitSources)(reading, (0, import_chunk_K4ZGMFTH.slotLenses)(slot));
  const world = await (0, import_chunk_K4ZGMFTH.worldOf)(run, slot, looks, reading);
  return verdictOn(
    parts.map(({ lens, review, places }) => checkReview(lens, review, world, places)),
    slot
  );
}
function verdictOn(checked, slot) {
  const remarks = [...new Set(checked.flatMap((one) => one.remarks))];
  if (checked.some(({ noWork }) => noWork))
    return { kind: "refused", why: `no_work: ${remarks.join("\n")}`, once: true };
  const unexamined = [...new Set(checked.flatMap((one) => one.unexamined))];
  const lacks = unexaminedRemark(unexamined, slot.paths.length);
  return { kind: "acceptable", slot: slot.slot, remarks, once: lacks === void 0 ? [] : [lacks] };
}
function isLens(agent) {
  return import_chunk_PXWIJ4LO.LENSES.some((lens) => lens === agent);
}
async function writeMaterial(paths, run, { files, context, rules, checklist }, selection) {
  const facts = { context, checklist };
  await Promise.all([
    (0, import_chunk_5KINXVLH.writeStamped)(paths.files, run, files),
    (0, import_chunk_5KINXVLH.writeStamped)(paths.rules, run, { all: rules, ...selection }),
    (0, import_chunk_5KINXVLH.writeStamped)(paths.facts, run, facts)
  ]);
}
async function readMaterial(paths, run) {
  const [files, rules, { context, checklist }] = await Promise.all([
    (0, import_chunk_5KINXVLH.readStamped)(paths.files, run),
    (0, import_chunk_5KINXVLH.readStamped)(paths.rules, run),
    (0, import_chunk_5KINXVLH.readStamped)(paths.facts, run)
  ]);
  return withRules({ files, context, checklist }, rules);
}
function withRules(read, { all, given }) {
  const material = { ...read, rules: all.filter(({ path }) => given.includes(path)) };
  return material;
}
async function readRedactor(paths, run) {
  return (0, import_chunk_KILPOJOR.createRedactor)(await (0, import_chunk_5KINXVLH.readStamped)(paths.secrets, run));
}
async function writeSecrets(paths, run, redactor) {
  await (0, import_chunk_5KINXVLH.writeStamped)(paths.secrets, run, redactor.known());
}
var KEPT = /* @__PURE__ */ new Set([
  ...import_chunk_UJ2N3LMR.PROOF_PATHS,
  ...["file", "examined", "where_checked", "filesTouched", "filesWritten", "patch"]
]);
async function cleanReply(run, agent, reply) {
  const value = (0, import_chunk_JU7Y2GNN.soleJsonValue)(reply, { fence: !import_chunk_PXWIJ4LO.AGENTS_WITHOUT_FENCE.includes(agent) });
  const clean = withKept(value, await (await redactorOf(run)).redactIn(value));
  const text = JSON.stringify(clean);
  if (text === JSON.stringify(value)) return Buffer.from(reply, "utf8");
  await (0, import_chunk_BM7WRDFC.parseReply)(replyContract(agent, run.file), text).catch(tooLongClean);
  return Buffer.from(text, "utf8");
}
function tooLongClean(error) {
  if (!(error instanceof import_chunk_J3I4R3VV.Failure)) throw error;
  throw new import_chunk_J3I4R3VV.Failure(
    "refused/schema",
    `with [REDACTED:\u2026] in the place of the secret that it repeats, it is ${error.message}`,
    { hint: "send the whole reply again, and say it without the secret", cause: error }
  );
}
async function cleanWords(run, words) {
  return words === "" ? words : (await (await redactorOf(run)).redact(words)).text;
}
async function redactorOf({ paths, file }) {
  return await (0, import_chunk_XPIKYFDN.isFile)(paths.secrets) ? readRedactor(paths, file) : (0, import_chunk_KILPOJOR.createRedactor)();
}
function withKept(value, clean) {
  if (Array.isArray(value) && Array.isArray(clean)) return value.map((item, at) => withKept(item, clean[at]));
  if (!isRecord(value) || !isRecord(clean)) return clean;
  return Object.fromEntries(
    Object.entries(clean).map(([key, item]) => [
      key,
      KEPT.has(key) ? value[key] : withKept(value[key], item)
    ])
  );
}
function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  checkReview,
  cleanReply,
  cleanWords,
  judgeReply,
  readMaterial,
  readRedactor,
  withRules,
  writeMaterial,
  writeSecrets
});
});
parts["chunk-N5WYDIJF"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  wholeLines: () => wholeLines,
  withoutPeople: () => withoutPeople
});
module.exports = __toCommonJS(stdin_exports);
var PERSON = /^[A-Za-z][\w-]*-(?:by|to):\s.*@.*$/i;
function withoutPeople(body) {
  return body.split(/\r?\n/).filter((line) => !PERSON.test(line.trim())).join("\n").trim();
}
function wholeLines(text, limit) {
  if (Buffer.byteLength(text) <= limit) return text;
  const lines = text.split("\n");
  let bytes = 0;
  const kept = lines.findIndex((line) => (bytes += Buffer.byteLength(line) + 1) > limit);
  return [...lines.slice(0, kept), `[${lines.length - kept} more lines]`].join("\n");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  wholeLines,
  withoutPeople
});
});
parts["chunk-OEHHRI3P"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  pathsMeant: () => pathsMeant,
  placesIn: () => placesIn,
  readQuotedTexts: () => readQuotedTexts,
  shownAsLines: () => shownAsLines,
  textsOf: () => textsOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_EUYL2H7I = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_7CJS4GIV = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-7CJS4GIV"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_node_path = require("node:path");
async function readQuotedTexts(repository, { baseTree, headTree, changed, treeRoots, named, baseOnDemand = false }, redact) {
  const paths = pathsMeant({ named, treeRoots, changed });
  const [base, head] = await Promise.all([
    entriesNamed(repository, baseTree, paths),
    entriesNamed(repository, headTree, paths)
  ]);
  const files = new Set(paths);
  const isWanted = ({ type, path, size }) => type === "blob" && files.has(path) && (size ?? 0) <= import_chunk_7CJS4GIV.LARGEST_TEXT;
  const [baseFiles, headFiles] = [base.filter(isWanted), head.filter(isWanted)];
  const blobs = await (0, import_chunk_7CJS4GIV.readSharedBlobs)(
    repository,
    [...baseOnDemand ? [] : baseFiles, ...headFiles].map(({ oid }) => oid)
  );
  const shown = shownAsLines(changed);
  const headTexts = await textsOf(headFiles, blobs, redact, shown);
  const baseTexts = textsOnDemand(repository, baseFiles, redact, shown);
  if (!baseOnDemand) {
    for (const { path } of baseFiles) baseTexts.of(path);
    await baseTexts.readAsked();
  }
  let places;
  return {
    headText: (path) => headTexts.get(path),
    baseText: baseTexts.of,
    changed,
    treeRoots,
    exists: (path) => (places ??= placesIn([...base, ...head])).has(path),
    readAsked: baseTexts.readAsked
  };
}
function textsOnDemand(repository, entries, redact, shown) {
  const unread = new Map(entries.map((entry) => [entry.path, entry]));
  const asked = /* @__PURE__ */ new Map();
  const texts = /* @__PURE__ */ new Map();
  return {
    of: (path) => {
      const entry = unread.get(path);
      if (entry !== void 0) asked.set(path, entry);
      return texts.get(path);
    },
    readAsked: async () => {
      if (asked.size === 0) return false;
      const wanted = [...asked.values()];
      asked.clear();
      const blobs = await (0, import_chunk_7CJS4GIV.readSharedBlobs)(
        repository,
        wanted.map(({ oid }) => oid)
      );
      for (const { path } of wanted) unread.delete(path);
      for (const [path, text] of await textsOf(wanted, blobs, redact, shown)) texts.set(path, text);
      return true;
    }
  };
}
function pathsMeant({ named, treeRoots, changed }) {
  return withOldNames(
    named.flatMap((name) => possiblePaths(name, treeRoots)),
    changed
  );
}
function possiblePaths(name, treeRoots) {
  const root = treeRoots.find((r) => name.startsWith(`${r}/`));
  const relative = import_node_path.posix.normalize(root === void 0 ? name : name.slice(root.length + 1)).replace(/\/+$/, "");
  return [relative, relative.replace(/^[ab]\//, "")].flatMap((path) => (0, import_chunk_KWOTC3ZP.asRepoPath)(path) ?? []);
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
  return paths.length > MOST_PATHS ? (0, import_chunk_KWOTC3ZP.listTree)(repository, tree) : (0, import_chunk_KWOTC3ZP.listTree)(repository, tree, { paths });
}
async function textsOf(entries, blobs, redact, shown) {
  const texts = /* @__PURE__ */ new Map();
  for (const { path, oid } of entries) {
    const bytes = blobs.get(oid);
    if (bytes === void 0) continue;
    const plain = (0, import_chunk_7CJS4GIV.textIn)(bytes) ?? (shown(path) ? bytes.toString("utf8") : void 0);
    if (plain === void 0) continue;
    texts.set(path, (0, import_chunk_EUYL2H7I.reviewedText)(plain, redact === void 0 ? void 0 : await redact(plain, path)));
  }
  return texts;
}
function shownAsLines(changed) {
  const paths = new Set(
    [...changed.values()].flatMap((change) => {
      if (change.kind === "opaque") return [];
      return change.kind === "text" && change.from !== void 0 ? [change.path, change.from] : [change.path];
    })
  );
  return (path) => paths.has(path);
}
function placesIn(entries) {
  return new Set(entries.flatMap(({ path }) => withFolders(path)));
}
function withFolders(path) {
  const folder = import_node_path.posix.dirname(path);
  return folder === "." ? [path] : [path, ...withFolders(folder)];
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  pathsMeant,
  placesIn,
  readQuotedTexts,
  shownAsLines,
  textsOf
});
});
parts["chunk-UJ2N3LMR"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  INTENT_ROOM: () => INTENT_ROOM,
  LIST_ROOM: () => LIST_ROOM,
  PROOF_NAMES: () => PROOF_NAMES,
  PROOF_PATHS: () => PROOF_PATHS,
  authorText: () => authorText,
  discussionText: () => discussionText,
  historyNotes: () => historyNotes,
  historyTexts: () => historyTexts,
  importText: () => importText,
  intentText: () => intentText,
  listed: () => listed,
  namedPaths: () => namedPaths,
  spanText: () => spanText,
  stackText: () => stackText
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_2OVJOPRS = parts["chunk-2OVJOPRS"]();
var import_chunk_BLJONZEY = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-BLJONZEY"]();
var import_chunk_N5WYDIJF = parts["chunk-N5WYDIJF"]();
var import_chunk_Y5FHDHJZ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var SHAPES = import_chunk_PXWIJ4LO.LENSES.flatMap((lens) => Object.entries((0, import_chunk_PXWIJ4LO.lensRecord)(lens).proof));
var PROOF_NAMES = [...new Set(SHAPES.map(([name]) => name))];
var PROOF_PATHS = PROOF_NAMES.filter(
  (name) => SHAPES.some(([one, shape]) => one === name && shape === "path")
);
function namedPaths(findings) {
  const paths = findings.flatMap((claim) => [
    claim.file,
    ...claim.verification.where_checked,
    claim.verification.cause?.file,
    ...(claim.also ?? []).map(({ file }) => file),
    ...(claim.rests_on ?? []).flatMap((rest) => "file" in rest ? [rest.file] : []),
    ...PROOF_PATHS.map((name) => claim[name])
  ]);
  return [...new Set(paths.filter((path) => path !== void 0))];
}
var CONTEXT_LINES = 1;
var HEADER = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;
function leanPatch(excerpt) {
  return excerpt.split(/(?<=\n)(?=@@ |\[\d+ more hunks )/).map(leanPart).join("");
}
function leanPart(text) {
  const found = HEADER.exec(text);
  const whole = text.endsWith("\n") ? text : `${text}
`;
  if (found === null || /^\[/m.test(whole)) return text;
  const [old, now] = [sideOf(found[1], found[2]), sideOf(found[3], found[4])];
  const lean = (0, import_chunk_2OVJOPRS.leanHunk)({ id: "", old, new: now, text: whole }, CONTEXT_LINES).text;
  return text.endsWith("\n") ? lean : lean.slice(0, -1);
}
function sideOf(start = "0", count = "1") {
  return { start: Number(start), count: Number(count) };
}
var LIST_ROOM = 4096;
function listed(items, separator, room = LIST_ROOM, omitted = 0) {
  const kept = [];
  let bytes = 0;
  for (const item of items) {
    bytes += (0, import_chunk_Y5FHDHJZ.byteLength)(item) + separator.length;
    if (bytes > room) break;
    kept.push(item);
  }
  const more = items.length - kept.length + omitted;
  return [...kept, ...more === 0 ? [] : [`(${more} more)`]].join(separator);
}
var NAMES_ROOM = 512;
function stackText(stack) {
  const rows = [
    ["languages", listed(stack.languages, ", ")],
    ["framework", stack.framework ?? ""],
    ["dependencies", listed(stack.dependencies, ", ", NAMES_ROOM)],
    ["configuration", listed(stack.configFiles.map(import_chunk_BLJONZEY.shownPath), ", ")]
  ].filter(([, value]) => value !== "");
  const notes = stack.notes.length === 0 ? [] : [
    listed(
      stack.notes.map((note) => `- ${note}`),
      "\n"
    )
  ];
  return [...rows.map(([name, value]) => `${name}: ${value}`), ...notes].join("\n") || "(nothing detected)";
}
function historyNotes({ omitted, notes }) {
  const lines = [
    ...omitted === 0 ? [] : [`(${omitted} more rows were found and are in no packet)`],
    ...(notes ?? []).map((note) => `(${note})`)
  ];
  return lines.length === 0 ? "" : `${listed(lines, "\n")}

`;
}
function historyTexts(rows, nameOf, patchLimit) {
  const patches = rows.flatMap((row) => shownPatch(row) ?? []);
  const fits = (0, import_chunk_Y5FHDHJZ.byteLength)(patches.join("")) <= patchLimit;
  const note = fits ? [] : [`(${patches.length} patch excerpts of the rows below are left out: they need too much room)`];
  return [...note, ...rows.map((row) => historyText(row, nameOf(row.sha), fits))];
}
function shownPatch({ patch }) {
  return patch === void 0 || patch.startsWith("@@ -0,0 ") ? void 0 : leanPatch(patch);
}
function historyText(row, name, withPatch) {
  const patch = shownPatch(row);
  return [
    `commit: ${name}`,
    `date: ${row.date.slice(0, 10)}`,
    `why: ${row.why}`,
    `file: ${(0, import_chunk_BLJONZEY.shownPath)(row.path)}`,
    ...row.lines.length === 0 ? [] : [`last to touch: ${row.lines.map(spanText).join(", ")}`],
    `message:
${row.subject}${row.body === "" ? "" : `

${row.body}`}`,
    ...withPatch && patch !== void 0 ? [`patch:
${patch}`] : [],
    ...row.patch !== void 0 && patch === void 0 ? ["(the commit made the file)"] : [],
    ...(row.remarks ?? []).map(
      ({ pullRequest, at, text }) => `review comment of ${at} in its pull request #${pullRequest}:
${text}`
    )
  ].join("\n");
}
function importText(change) {
  return [
    `${(0, import_chunk_BLJONZEY.shownPath)(change.path)}:`,
    ...change.added.map((name) => `+ ${name}`),
    ...change.removed.map((name) => `- ${name}`)
  ].join("\n");
}
function spanText({ start, end }) {
  return start === end ? String(start) : `${start}-${end}`;
}
var INTENT_ROOM = 4 * LIST_ROOM;
function intentText(summary, words, room = LIST_ROOM) {
  if (summary === null) {
    return `(no summary was made of this change)
${authorText(words, Math.max(room, 2 * LIST_ROOM))}`;
  }
  const said = "focus" in summary ? summaryLines(summary) : statedLines(summary);
  return [...said, "", authorText(words, room)].join("\n");
}
function summaryLines({ goal, approach, summary, focus }) {
  const places = focus.map((item) => `- ${item}`);
  return [
    ...[`goal: ${goal}`, `approach: ${approach}`, `summary: ${summary}`],
    ...places.length === 0 ? [] : ["look at:", ...places]
  ];
}
function statedLines({ goal, summary }) {
  return ["(as a reviewer of this change understood it)", `goal: ${goal}`, `summary: ${summary}`];
}
function authorText({ pullRequest, commits, commitsOmitted }, room) {
  const messages = commitsText(commits, room, commitsOmitted);
  return pullRequest === null ? messages : `${pullRequestText(pullRequest, room)}

${messages}`;
}
function pullRequestText({ number, title, author, body }, room) {
  return `pull request #${number} by ${author}: ${title}

${(0, import_chunk_N5WYDIJF.wholeLines)(body.trim(), room) || "(no description)"}`;
}
function commitsText(commits, room, omitted) {
  const texts = [];
  let bytes = 0;
  let left = omitted;
  for (const { sha, subject, body } of commits) {
    const short = `commit ${sha.slice(0, 12)}: ${subject}`;
    const fitting = [body === "" ? short : `${short}

${body}`, `${short}
(body left out)`].find(
      (text) => bytes + (0, import_chunk_Y5FHDHJZ.byteLength)(text) + 2 <= room
    );
    if (fitting === void 0) left += 1;
    else {
      texts.push(fitting);
      bytes += (0, import_chunk_Y5FHDHJZ.byteLength)(fitting) + 2;
    }
  }
  if (left > 0) texts.push(`(${left} more commits)`);
  return texts.join("\n\n") || "(no commit messages: the change is not committed)";
}
var REMARK_BYTES = 2e3;
function discussionText(pullRequest, room) {
  if (pullRequest === null) return "(this is no pull request)";
  const { discussion, reviewRemarks, omitted } = pullRequest;
  const remarks = [
    ...discussion.map((remark) => remarkText(remark, "")),
    ...reviewRemarks.map((remark) => {
      const line = remark.line === null ? "" : `, line ${remark.line}`;
      return remarkText(remark, ` on ${(0, import_chunk_BLJONZEY.shownPath)(remark.path)}${line}`);
    })
  ];
  return listed(remarks, "\n\n", room, omitted) || "(nobody has said anything)";
}
function remarkText({ author, at, text }, where) {
  return `${author}, ${at}${where}:
${(0, import_chunk_N5WYDIJF.wholeLines)(text.trim(), REMARK_BYTES)}`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  INTENT_ROOM,
  LIST_ROOM,
  PROOF_NAMES,
  PROOF_PATHS,
  authorText,
  discussionText,
  historyNotes,
  historyTexts,
  importText,
  intentText,
  listed,
  namedPaths,
  spanText,
  stackText
});
});
parts["chunk-W5ZRZBIG"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  looksOf: () => looksOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
function looksOf(ledger, agentId) {
  const own = (0, import_chunk_Y4VNX2VG.eventsOf)(ledger, "look").filter((e) => e.agentId === agentId && e.verdict === "allowed");
  return {
    opened: new Set(own.filter(({ tool }) => tool === "Read").map(({ path }) => path)),
    searched: own.filter(({ tool }) => tool === "Grep" || tool === "Glob").map(({ path }) => path)
  };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  looksOf
});
});
