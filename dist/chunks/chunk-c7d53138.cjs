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
var from_chunk_1f30fb49;
var from_chunk_32195a4a;
var from_chunk_44bd882d;
var from_chunk_59850f32;
var from_chunk_a30e7128;
var from_chunk_d9c6d3b6;
var from_chunk_e94a5218;
var from_chunk_f7bf1d95;
var from_main;
parts["chunk-AFEDSF4O"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  changedLineCounts: () => changedLineCounts,
  defaultBranch: () => defaultBranch,
  readChange: () => readChange,
  readChangedLines: () => readChangedLines,
  readDifference: () => readDifference,
  tooManyFiles: () => tooManyFiles,
  tooManyPaths: () => tooManyPaths
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_Q4AACVZO = (from_chunk_32195a4a ??= require("./chunk-32195a4a.cjs"))["chunk-Q4AACVZO"]();
var import_chunk_7EQZ2GT5 = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-7EQZ2GT5"]();
var import_chunk_6YI44MHD = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-6YI44MHD"]();
var import_chunk_2OZZ4N6C = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-2OZZ4N6C"]();
var import_chunk_VPFLAI25 = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-VPFLAI25"]();
var import_chunk_SKQ7EGPN = (from_chunk_1f30fb49 ??= require("./chunk-1f30fb49.cjs"))["chunk-SKQ7EGPN"]();
var import_chunk_475S5V2Y = (from_chunk_1f30fb49 ??= require("./chunk-1f30fb49.cjs"))["chunk-475S5V2Y"]();
var import_chunk_REP4ZIYU = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-REP4ZIYU"]();
var import_chunk_TDLACVAW = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-TDLACVAW"]();
var import_chunk_LTWM26FQ = parts["chunk-LTWM26FQ"]();
var import_chunk_U7RQP5RZ = (from_chunk_32195a4a ??= require("./chunk-32195a4a.cjs"))["chunk-U7RQP5RZ"]();
var import_chunk_3HWUE6N7 = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_TWOGUOFL = (from_chunk_e94a5218 ??= require("./chunk-e94a5218.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_R62FEOYP = (from_chunk_1f30fb49 ??= require("./chunk-1f30fb49.cjs"))["chunk-R62FEOYP"]();
var import_chunk_CKMVB2RJ = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_O2J5DYQP = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-O2J5DYQP"]();
var import_chunk_NLWRO2NF = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_HOZTHO3D = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-HOZTHO3D"]();
var import_chunk_WGK3PPFS = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_FO5PT7KO = (from_chunk_e94a5218 ??= require("./chunk-e94a5218.cjs"))["chunk-FO5PT7KO"]();
var import_chunk_LFEMXBUT = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-LFEMXBUT"]();
var import_chunk_5DEMJDHL = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_UTFC5QHX = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_promises = require("node:fs/promises");
var import_node_path = require("node:path");
function scopeNote({ base, head }, changed, skipped) {
  const { added, removed } = changedLineCounts(changed);
  const files = (0, import_chunk_CKMVB2RJ.counted)(changed.size, "file");
  const left = skipped.length === 0 ? "" : ` (${skipped.length} not shown to reviewers)`;
  return `${files}${left}, +${added} -${removed} lines: base ${named(base)}, head ${named(head)}`;
}
function changedLineCounts(changed) {
  let [added, removed] = [0, 0];
  for (const change of changed.values()) {
    if (change.kind === "opaque") continue;
    added += change.addedLines;
    removed += change.removedLines;
  }
  return { added, removed };
}
function named({ sha, label, why }) {
  return sha === null ? `${label} (${why})` : `${sha.slice(0, 12)} (${label}: ${why})`;
}
var NAMED = 5;
function checkListedPaths(changed, listed, narrowed) {
  const git = keyed([...changed.values()].flatMap((change) => [change.path, ...formerPath(change)]));
  const github = keyed(listed.paths.filter((path) => isInside(path, narrowed)));
  const onlyGithub = [...github].filter(([key]) => !git.has(key));
  const onlyGit = listed.cutOff ? [] : [...git].filter(([key]) => !github.has(key));
  if (onlyGithub.length === 0 && onlyGit.length === 0) return;
  throw new import_chunk_TJ5KMKV5.Failure(
    "refused/diff-disagrees-with-github",
    `the files of the pull request: only GitHub lists ${named2(onlyGithub)}; only git finds ${named2(onlyGit)}`,
    {
      hint: "merge its base branch into it, or rebase it, so that both compare the same commits; then run this again"
    }
  );
}
function formerPath(change) {
  return "from" in change ? [change.from] : [];
}
function isInside(path, narrowed) {
  return narrowed.length === 0 || narrowed.some((one) => path === one || path.startsWith(`${one}/`));
}
function keyed(paths) {
  return new Map(paths.map((path) => [path.replaceAll(/[\u0000-\u001f\u007f-\u009f]|\^[@-_]/g, "?"), path]));
}
function named2(paths) {
  if (paths.length === 0) return "none";
  const sorted = paths.map(([, path]) => (0, import_chunk_NLWRO2NF.printable)(path)).toSorted(import_chunk_UTFC5QHX.compareText);
  const more = sorted.length - NAMED;
  return `${sorted.slice(0, NAMED).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
async function hasOwnAttributes({ gitDir }) {
  const main = await (0, import_chunk_LFEMXBUT.readTextIfAny)((0, import_node_path.join)(gitDir, "commondir"));
  const folder = main === void 0 ? gitDir : (0, import_node_path.resolve)(gitDir, main.trim());
  return (0, import_promises.stat)((0, import_node_path.join)(folder, "info", "attributes")).then(
    ({ size }) => size > 0,
    () => false
  );
}
var NAMED2 = 5;
function tooManyPaths(paths, limit) {
  const counts = /* @__PURE__ */ new Map();
  let total = 0;
  for (const path of paths) {
    const group = path.includes("/") ? `${path.slice(0, path.indexOf("/"))}/` : "files at the top";
    counts.set(group, (counts.get(group) ?? 0) + 1);
    total += 1;
  }
  if (total <= limit) return void 0;
  const groups = [...counts].toSorted(
    (0, import_chunk_UTFC5QHX.inOrder)(
      (0, import_chunk_UTFC5QHX.by)(([, count]) => -count),
      (0, import_chunk_UTFC5QHX.by)(([group]) => group)
    )
  );
  const named3 = groups.slice(0, NAMED2).map(([group, count]) => `${(0, import_chunk_NLWRO2NF.printable)(group)} ${count}`);
  const rest = groups.length > NAMED2 ? [`and ${groups.length - NAMED2} more folders`] : [];
  const folder = groups.find(([group]) => group.endsWith("/"))?.[0] ?? "PATH";
  return new import_chunk_TJ5KMKV5.Failure(
    "scope/too-many-files",
    `${total} files changed, more than ${limit}: ${[...named3, ...rest].join(", ")}`,
    {
      hint: `review them all: --yes; or a part: -- ${(0, import_chunk_TDLACVAW.shellWord)(folder)}; or in parts that are merged: --shard I/N`
    }
  );
}
var NEXT_FILE = "\ndiff --git ";
var PatchStream = class {
  #files = new import_chunk_R62FEOYP.ReadFiles();
  /** What is not read yet, and how much was. */
  #held = [];
  #read = 0;
  #taken = 0;
  /** Gives how many bytes have come. */
  take(piece) {
    this.#taken += piece.length;
    this.#readWholeFiles(piece);
    return this.#taken;
  }
  #readWholeFiles(piece) {
    const lastFile = piece.lastIndexOf(NEXT_FILE, void 0, "latin1");
    if (lastFile === -1) {
      this.#held.push(piece);
      return;
    }
    this.#held.push(piece.subarray(0, lastFile + 1));
    this.#readHeld();
    this.#held = [piece.subarray(lastFile + 1)];
  }
  /** The changed lines, when all of it has come. */
  end() {
    this.#readHeld();
    return this.#files.inOrder();
  }
  #readHeld() {
    const [first, ...more] = this.#held;
    if (first === void 0) return;
    const part = more.length === 0 ? first : Buffer.concat(this.#held);
    this.#held = [];
    this.#files.read(new import_chunk_R62FEOYP.PatchReader(part, this.#read));
    this.#read += part.length;
  }
};
var SUBMODULE_MODE = "160000";
var NOWHERE = { start: 0, count: 0 };
function withWholeFiles(changed, raw, linesOf) {
  const files = new Map(changed);
  for (const entry of raw) if (isWhole(entry)) files.set(entry.path, wholeFile(entry, linesOf(entry)));
  return new Map([...files].sort((0, import_chunk_UTFC5QHX.by)(([path]) => path)));
}
function isWhole(entry) {
  return entry.status === "added" || entry.status === "deleted";
}
function wholeFile({ path, status, oldMode, newMode }, lines) {
  if (oldMode === SUBMODULE_MODE || newMode === SUBMODULE_MODE)
    return { kind: "opaque", path, status, why: "submodule" };
  if (lines === null) return { kind: "opaque", path, status, why: "binary" };
  if (lines === 0) return { kind: "opaque", path, status, why: "empty" };
  const side = { start: 1, count: lines };
  const span = [{ start: 1, end: lines }];
  const common = { bytes: { start: 0, end: 0 }, deletionAnchors: [] };
  if (status === "deleted") {
    const hunk2 = { old: side, new: NOWHERE, ...common, added: [], removed: span };
    return { kind: "deleted", path, addedLines: 0, removedLines: lines, hunks: [hunk2], removed: span };
  }
  const hunk = { old: NOWHERE, new: side, ...common, added: span, removed: [] };
  const none = { removedLines: 0, removed: [], deletionAnchors: [] };
  return { kind: "text", path, status, addedLines: lines, hunks: [hunk], added: span, ...none };
}
function sharedContents(repository) {
  const known = /* @__PURE__ */ new Map();
  const sizes = async (oids) => {
    const missing = oids.filter((oid) => !known.has(oid));
    for (const [oid, size] of await (0, import_chunk_WGK3PPFS.blobSizes)(repository, missing)) known.set(oid, size);
    return known;
  };
  const facts = async (oids) => {
    const bytes = await sizes(oids);
    const read = /* @__PURE__ */ new Map();
    for (const slice of (0, import_chunk_6YI44MHD.inSlices)(oids.map((oid) => ({ oid, size: bytes.get(oid) ?? 0 })))) {
      const contents = await (0, import_chunk_HOZTHO3D.readSharedBlobs)(
        repository,
        slice.map(({ oid }) => oid)
      );
      for (const [oid, content] of contents) read.set(oid, (0, import_chunk_LTWM26FQ.contentFacts)(content));
    }
    return read;
  };
  return { sizes, facts };
}
function streamedContents(repository) {
  const known = /* @__PURE__ */ new Map();
  const facts = async (oids) => {
    await readFacts(
      repository,
      oids.filter((oid) => !known.has(oid)),
      known
    );
    return known;
  };
  const sizes = async (oids) => {
    const bytes = /* @__PURE__ */ new Map();
    for (const [oid, facts2] of known) bytes.set(oid, facts2.bytes);
    const missing = oids.filter((oid) => !known.has(oid));
    for (const [oid, size] of await (0, import_chunk_WGK3PPFS.blobSizes)(repository, missing)) bytes.set(oid, size);
    return bytes;
  };
  return { sizes, facts };
}
async function readFacts(repository, oids, into) {
  let [current, reading] = ["", new import_chunk_LTWM26FQ.ContentReading()];
  const close = () => {
    if (current !== "") into.set(current, reading.facts());
  };
  await (0, import_chunk_LTWM26FQ.streamBlobs)(repository, oids, {
    begin: (oid, bytes) => {
      close();
      const wanted = bytes <= import_chunk_HOZTHO3D.LARGEST_TEXT;
      [current, reading] = [wanted ? oid : "", new import_chunk_LTWM26FQ.ContentReading()];
      if (!wanted) into.set(oid, { bytes, lines: 0, binary: true, signed: false });
      return wanted;
    },
    take: (piece) => {
      reading.take(piece);
    }
  });
  close();
}
async function readSkipped(repository, baseTree, {
  changed,
  raw,
  large
}, contents = sharedContents(repository)) {
  const candidates = candidatesOf(changed, raw);
  const paths = candidates.flatMap(({ change }) => [change.path, ...oldName(change)]);
  const [attributes, sizes] = await Promise.all([
    (0, import_chunk_LTWM26FQ.baseAttributes)(repository, baseTree, paths),
    contents.sizes(candidates.flatMap(({ before: before2, after }) => after ?? before2 ?? []))
  ]);
  const tooLarge = new Set(large);
  const reasons = /* @__PURE__ */ new Map();
  const open = [];
  for (const candidate of candidates) {
    const reason = withoutContent(candidate.change, attributes, tooLarge);
    if (reason !== void 0) reasons.set(candidate.change.path, reason);
    else if (attributes(candidate.change.path).generated !== false) open.push(candidate);
  }
  for (const [path, reason] of await byContent(contents, open)) reasons.set(path, reason);
  return candidates.flatMap(({ change: { path }, before: before2, after }) => {
    const reason = reasons.get(path);
    return reason === void 0 ? [] : [{ path, reason, bytes: sizes.get(after ?? before2 ?? "") ?? null }];
  });
}
function candidatesOf(changed, raw) {
  const entries = new Map(raw.map((entry) => [entry.path, entry]));
  return [...changed.values()].map((change) => {
    const entry = entries.get(change.path);
    return {
      change,
      before: (0, import_chunk_7EQZ2GT5.blobId)(entry?.oldMode, entry?.oldOid),
      after: (0, import_chunk_7EQZ2GT5.blobId)(entry?.newMode, entry?.newOid)
    };
  });
}
function oldName(change) {
  return change.kind === "deleted" || change.from === void 0 ? [] : [change.from];
}
function withoutContent(change, attributes, tooLarge) {
  const isLarge = tooLarge.has(change.path);
  if (change.kind === "opaque" && !isLarge) return change.why;
  const [reason, ...others] = [change.path, ...oldName(change)].map(
    (path) => (0, import_chunk_LTWM26FQ.skippedByPath)(path, attributes(path))
  );
  return (others.includes(void 0) ? void 0 : reason) ?? (isLarge ? "large" : void 0);
}
async function byContent(contents, candidates) {
  const reasons = /* @__PURE__ */ new Map();
  const judge = async (side, judged) => {
    const facts = await contents.facts(judged.flatMap((candidate) => candidate[side] ?? []));
    for (const { change, [side]: oid } of judged) {
      const content = facts.get(oid ?? "");
      if (content === void 0) continue;
      const reason = (0, import_chunk_LTWM26FQ.skippedByFacts)(change.path, content);
      if (reason === void 0) reasons.delete(change.path);
      else reasons.set(change.path, reason);
    }
  };
  const old = candidates.filter(({ before: before2 }) => before2 !== void 0);
  await judge("after", old);
  const wasThere = old.filter(({ change, after }) => after === void 0 || reasons.has(change.path));
  await judge("before", wasThere);
  return reasons;
}
async function readLineDifference(repository, sides, paths) {
  const asked = { sides, paths, most: import_chunk_HOZTHO3D.LARGEST_PATCH };
  const contents = streamedContents(repository);
  const [onBothSides, { raw, facts }] = await Promise.all([
    readBothSides(repository, asked),
    (0, import_chunk_7EQZ2GT5.readRaw)(repository, asked).then(async (entries) => ({
      raw: entries,
      facts: await contents.facts(entries.flatMap(readAnyway))
    }))
  ]);
  const binary = calledBinary(raw, facts, onBothSides.changed);
  const { text, large } = await (0, import_chunk_7EQZ2GT5.textCalledBinary)(repository, raw, binary);
  if (text.length > 0) return void 0;
  const changed = withWholeFiles(
    onBothSides.changed,
    raw,
    (entry) => binary.has(entry.path) ? null : facts.get(oidsOf(entry)[0] ?? "")?.lines ?? 0
  );
  (0, import_chunk_SKQ7EGPN.checkListing)(changed, raw);
  const skipped = await readSkipped(repository, sides.base.tree, { changed, raw, large }, contents);
  return { changed, skipped, renameLimitHit: onBothSides.renameLimitHit };
}
async function readBothSides(repository, asked) {
  const stream = new PatchStream();
  const { renameLimitHit } = await (0, import_chunk_7EQZ2GT5.askText)(repository, asked, ["--diff-filter=ad"], stream);
  return { changed: stream.end(), renameLimitHit };
}
function readAnyway(entry) {
  const oids = oidsOf(entry);
  if (!isEdited(entry)) return oids;
  return (0, import_chunk_LTWM26FQ.skippedByPath)(entry.path, {}) === void 0 ? oids.slice(-1) : [];
}
function isEdited(entry) {
  return !isWhole(entry) && entry.status !== "type-changed" && entry.oldOid !== entry.newOid;
}
function oidsOf({ oldMode, oldOid, newMode, newOid }) {
  return [(0, import_chunk_7EQZ2GT5.blobId)(oldMode, oldOid), (0, import_chunk_7EQZ2GT5.blobId)(newMode, newOid)].filter((oid) => oid !== void 0);
}
function calledBinary(raw, facts, changed) {
  const isBinary = (entry) => {
    if (!isEdited(entry)) return oidsOf(entry).some((oid) => facts.get(oid)?.binary === true);
    const change = changed.get(entry.path);
    return change?.kind === "opaque" && change.why === "binary";
  };
  return new Set(raw.filter(isBinary).map(({ path }) => path));
}
async function forkPoint(repository, branch, head) {
  const tip = await (0, import_chunk_REP4ZIYU.commitNamed)(repository, branch.ref);
  const sha = await (0, import_chunk_REP4ZIYU.mergeBase)(repository, tip.sha, head.sha);
  if (sha !== void 0) {
    const why = `merge base of ${branch.label} and ${head.label}`;
    return { ...await (0, import_chunk_REP4ZIYU.commitNamed)(repository, sha), label: branch.label, why };
  }
  if (await (0, import_chunk_REP4ZIYU.isShallow)(repository)) {
    throw new import_chunk_TJ5KMKV5.Failure(
      "environment/shallow-without-base",
      `the clone is shallow and does not reach where ${head.label} forked from ${branch.label}`,
      { hint: "git fetch --unshallow" }
    );
  }
  throw new import_chunk_TJ5KMKV5.Failure(
    "scope/unrelated-histories",
    `${branch.label} and ${head.label} have no commit in common`,
    {
      hint: `compare them as they are: correctless diff ${(0, import_chunk_TDLACVAW.shellWord)(`${branch.label}..${head.label}`)}`
    }
  );
}
var REMOTE = "refs/remotes/origin/";
var USUAL_NAMES = ["main", "master"];
async function defaultBranch(repository) {
  const named3 = await (0, import_chunk_5DEMJDHL.readGit)(repository, ["symbolic-ref", "--quiet", `${REMOTE}HEAD`], { answers: [0, 1] });
  const candidates = USUAL_NAMES.flatMap((name) => [`${REMOTE}${name}`, `refs/heads/${name}`]);
  const target = named3.toString("utf8").trim();
  const present = await existing(repository, [...target === "" ? [] : [target], ...candidates]);
  if (present.has(target)) return withLabel(target);
  const names = USUAL_NAMES.filter(
    (name) => candidates.some((ref2) => ref2.endsWith(`/${name}`) && present.has(ref2))
  );
  const ref = candidates.find((candidate) => present.has(candidate));
  if (ref !== void 0 && names.length === 1) return withLabel(ref);
  throw unknown(names.length > 1, await hasOrigin(repository));
}
function unknown(both, origin) {
  const message = both ? "the repository has both main and master, and origin/HEAD does not say which is the default branch" : "the default branch is unknown: there is no origin/HEAD, main or master";
  const named3 = "name the base: correctless diff BASE...HEAD";
  const ask = "git fetch origin '+refs/heads/*:refs/remotes/origin/*' && git remote set-head origin --auto";
  return new import_chunk_TJ5KMKV5.Failure("scope/no-default-branch", message, { hint: origin ? `${ask}; or ${named3}` : named3 });
}
async function hasOrigin(repository) {
  return (await (0, import_chunk_5DEMJDHL.readGit)(repository, ["config", "--get", "remote.origin.url"], { answers: [0, 1] })).length > 0;
}
async function existing(repository, refs) {
  const listing = await (0, import_chunk_5DEMJDHL.readGit)(repository, ["for-each-ref", "--format=%(refname)", ...refs]);
  return new Set(listing.toString("utf8").split("\n").filter(Boolean));
}
function withLabel(ref) {
  return { ref, label: ref.replace(/^refs\/(?:heads|remotes)\//, "") };
}
var PATIENCE_MS = 5 * 6e4;
var MOST_BYTES = 1024 * 1024;
var PLACES = /* @__PURE__ */ new Set([
  "GIT_ALTERNATE_OBJECT_DIRECTORIES",
  "GIT_COMMON_DIR",
  "GIT_DIR",
  "GIT_GRAFT_FILE",
  "GIT_INDEX_FILE",
  "GIT_NAMESPACE",
  "GIT_OBJECT_DIRECTORY",
  "GIT_PREFIX",
  "GIT_QUARANTINE_PATH",
  "GIT_REPLACE_REF_BASE",
  "GIT_SHALLOW_FILE",
  "GIT_WORK_TREE"
]);
var SETTINGS = [
  // A hook on updated refs could do anything.
  "core.hooksPath=/dev/null",
  "core.fsmonitor=false",
  "gc.auto=0",
  "maintenance.auto=false",
  "fetch.writeCommitGraph=false",
  // A program that lists the refs of a repository whose objects this one borrows. It is told to list none.
  "core.alternateRefsCommand=true"
];
var PROTOCOLS = "file:http:https:ssh";
var NOTHING_ELSE = [
  ...["--quiet", "--no-tags", "--no-prune", "--no-prune-tags", "--no-recurse-submodules"],
  // The empty one keeps a refspec of the configuration from moving refs that match by chance.
  ...["--no-write-fetch-head", "--no-auto-maintenance", "--no-show-forced-updates", "--refmap="],
  // Of several settings git takes the first, which is the repository's; only this outranks it.
  "--upload-pack=git-upload-pack"
];
async function fetchRefs(repository, remote, refs) {
  const settings = [...SETTINGS, `remote.${remote}.followRemoteHEAD=never`].flatMap((one) => ["-c", one]);
  const refspecs = refs.map(({ from, to }) => `+${from}:${to}`);
  const ended = await (0, import_chunk_3HWUE6N7.runBounded)("git", [...settings, "fetch", ...NOTHING_ELSE, "--", remote, ...refspecs], {
    cwd: repository.top,
    env: await fetchEnvironment(repository),
    timeoutMs: PATIENCE_MS,
    mostBytes: MOST_BYTES
  });
  if (ended.kind === "ended" && ended.status === 0) return;
  const said = ended.kind === "late" ? `it took longer than ${PATIENCE_MS / 6e4} minutes` : ended.kind === "too-large" ? "it printed without an end" : (0, import_chunk_FO5PT7KO.inertLine)(ended.stderr).slice(0, 500) || `status ${ended.status}`;
  throw new import_chunk_TJ5KMKV5.Failure("environment/fetch-failed", `git fetch ${(0, import_chunk_TDLACVAW.shellWord)(remote)}: ${said}`, {
    hint: `see what git needs: git fetch ${(0, import_chunk_TDLACVAW.shellWord)(remote)} ${refs.map(({ from }) => (0, import_chunk_TDLACVAW.shellWord)(from)).join(" ")}`
  });
}
async function fetchEnvironment(repository) {
  const kept = Object.fromEntries(Object.entries(process.env).filter(([name]) => !PLACES.has(name)));
  return {
    GIT_ALLOW_PROTOCOL: PROTOCOLS,
    ...(0, import_chunk_5DEMJDHL.withAbsolutePath)(kept),
    ...await (0, import_chunk_O2J5DYQP.withoutPrograms)(repository, kept),
    ...{ LC_ALL: "C", GIT_TERMINAL_PROMPT: "0" }
  };
}
function pullRefs(number) {
  const folder = `refs/correctless/pulls/${number}`;
  return { base: `${folder}/base`, head: `${folder}/head` };
}
async function fetchPullRequest(repository, pull) {
  const refs = pullRefs(pull.number);
  await fetchRefs(repository, pull.place.remote, [
    { from: pull.base.sha, to: refs.base },
    { from: `refs/pull/${pull.number}/head`, to: refs.head }
  ]);
  const fetched = await (0, import_chunk_VPFLAI25.readRef)(repository, refs.head);
  if (fetched === pull.head.sha) return;
  throw new import_chunk_TJ5KMKV5.Failure(
    "environment/pull-request-moved",
    `pull request #${pull.number} was at ${pull.head.sha} and is now at ${fetched ?? "nothing"}: somebody pushed meanwhile`,
    { hint: "run the command again" }
  );
}
async function pullRequestSides(repository, target) {
  const place = await (0, import_chunk_U7RQP5RZ.pullRequestPlace)(repository, target);
  const pull = await (0, import_chunk_U7RQP5RZ.readPullRequest)(place, target.number);
  await fetchPullRequest(repository, pull);
  const label = `#${pull.number}`;
  const against = (0, import_chunk_FO5PT7KO.inertLine)(pull.base.ref);
  const tip = { ref: pull.base.sha, label: against };
  const base = await forkPoint(repository, tip, { sha: pull.head.sha, label });
  if (base.sha === pull.head.sha) {
    throw new import_chunk_TJ5KMKV5.Failure("scope/base-is-head", `every commit of ${label} is already in ${against}`, {
      hint: `name what to compare: correctless diff BASE..${pull.head.sha}`
    });
  }
  const head = await (0, import_chunk_REP4ZIYU.commitNamed)(repository, pull.head.sha);
  return { base, head: { ...head, label, why: headNote(pull) }, pullRequest: pull };
}
function headNote({ place, head, state }) {
  const from = head.fork === null ? [] : [`head of a fork, ${(0, import_chunk_FO5PT7KO.inertLine)(head.fork)}`];
  const over = state === "open" ? [] : [`already ${state}`];
  const choice = place.why === "" ? [] : [place.why];
  return [`pull request of ${(0, import_chunk_TWOGUOFL.repositoryText)(place.repository)}`, ...over, ...from, ...choice].join(", ");
}
async function resolveTarget(repository, target) {
  switch (target.kind) {
    case "default":
      return defaultSides(repository);
    case "branch-or-commit":
      return revisionSides(repository, target.rev);
    case "range":
      return rangeSides(repository, target);
    case "staged":
      return stagedSides(repository);
    case "uncommitted":
      return uncommittedSides(repository);
    case "pull-request":
      return pullRequestSides(repository, target);
  }
}
async function defaultSides(repository) {
  const head = await (0, import_chunk_REP4ZIYU.commitNamed)(repository, "HEAD");
  const against = await defaultBranch(repository);
  const base = await forkPoint(repository, against, { ...head, label: "HEAD" });
  const work = await (0, import_chunk_475S5V2Y.snapshotWorkTree)(repository);
  if (work.dirty) return { base, head: workTree(work.tree, head) };
  if (base.sha === head.sha) {
    throw new import_chunk_TJ5KMKV5.Failure(
      "scope/base-is-head",
      `HEAD has nothing that ${against.label} has not, and no work is uncommitted`,
      {
        hint: "switch to a branch with work, or review the last commit: correctless diff HEAD"
      }
    );
  }
  return { base, head: { ...head, label: "HEAD", why: "the current commit" } };
}
async function revisionSides(repository, rev) {
  const [commit, branch] = [await (0, import_chunk_REP4ZIYU.commitNamed)(repository, rev), await (0, import_chunk_REP4ZIYU.branchNamed)(repository, rev)];
  if (branch === void 0) return commitSides(repository, rev, commit);
  const against = await defaultBranch(repository);
  const base = await forkPoint(repository, against, { ...commit, label: rev });
  if (base.sha === commit.sha) {
    const message = branch === against.ref ? `${rev} is the default branch itself: it has nothing to be compared with` : `every commit of ${rev} is already in ${against.label}`;
    throw new import_chunk_TJ5KMKV5.Failure("scope/base-is-head", message, {
      hint: `name what to compare: correctless diff BASE..${(0, import_chunk_TDLACVAW.shellWord)(rev)}, or its last commit: correctless diff ${commit.sha}`
    });
  }
  return { base, head: { ...commit, label: rev, why: "the branch asked for" } };
}
async function commitSides(repository, rev, commit) {
  return {
    base: await before(repository, rev, commit),
    head: { ...commit, label: rev, why: "the commit asked for" }
  };
}
async function before(repository, rev, commit) {
  const parent = await (0, import_chunk_REP4ZIYU.firstParent)(repository, commit.sha);
  if (parent === void 0) {
    const tree = await (0, import_chunk_REP4ZIYU.emptyTree)(repository);
    return { sha: null, tree, label: "nothing", why: `${rev} is a first commit` };
  }
  const found = await (0, import_chunk_REP4ZIYU.findCommit)(repository, parent);
  if (found !== void 0) return { ...found, label: `${rev}^`, why: `first parent of ${rev}` };
  throw new import_chunk_TJ5KMKV5.Failure(
    "environment/shallow-without-base",
    `the clone does not hold ${parent}, the parent of ${rev}`,
    {
      hint: "git fetch --deepen=1"
    }
  );
}
async function rangeSides(repository, target) {
  const { from, to, dots } = target;
  const [start, end] = [await (0, import_chunk_REP4ZIYU.commitNamed)(repository, from), await (0, import_chunk_REP4ZIYU.commitNamed)(repository, to)];
  const base = dots === 2 ? { ...start, label: from, why: "the start asked for" } : await forkPoint(repository, { ref: from, label: from }, { ...end, label: to });
  if (base.sha === end.sha) {
    throw new import_chunk_TJ5KMKV5.Failure(
      "scope/base-is-head",
      `${from} and ${to} are the same commit, or ${to} is an ancestor of ${from}`,
      {
        hint: `look at the other direction: correctless diff ${(0, import_chunk_TDLACVAW.shellWord)(`${to}..${from}`)}`
      }
    );
  }
  return { base, head: { ...end, label: to, why: "the end asked for" } };
}
async function stagedSides(repository) {
  const head = await (0, import_chunk_REP4ZIYU.commitNamed)(repository, "HEAD");
  const { tree } = await (0, import_chunk_475S5V2Y.snapshotIndex)(repository);
  if (tree === head.tree) {
    throw new import_chunk_TJ5KMKV5.Failure("scope/empty", "nothing is staged", {
      hint: "stage something (git add), or review all uncommitted work: correctless diff --uncommitted"
    });
  }
  return {
    base: { ...head, label: "HEAD", why: "the current commit" },
    head: { sha: null, tree, label: "index", why: "what is staged" }
  };
}
async function uncommittedSides(repository) {
  const head = await (0, import_chunk_REP4ZIYU.commitNamed)(repository, "HEAD");
  const { tree, dirty } = await (0, import_chunk_475S5V2Y.snapshotWorkTree)(repository);
  if (!dirty) {
    throw new import_chunk_TJ5KMKV5.Failure("scope/empty", "no work is uncommitted", {
      hint: "review the last commit: correctless diff HEAD, or the branch: correctless diff"
    });
  }
  return { base: { ...head, label: "HEAD", why: "the current commit" }, head: workTree(tree, head) };
}
function workTree(tree, head) {
  const why = `HEAD ${head.sha.slice(0, 12)} plus uncommitted and untracked work`;
  return { sha: null, tree, label: "work tree", why };
}
async function readChange(repository, target, { listsTrees = false } = {}) {
  const sides = await resolveTarget(repository, target);
  if (listsTrees) startListing(repository, sides);
  const change = await checked(sides, target, readDifference(repository, sides, target.paths));
  if (change.patch.length === 0) {
    throw new import_chunk_TJ5KMKV5.Failure("refused/empty-change-map", "git lists changed files and prints no diff of them");
  }
  return change;
}
async function readChangedLines(repository, target) {
  const sides = await resolveTarget(repository, target);
  return checked(sides, target, readLines(repository, sides, target.paths));
}
async function readLines(repository, sides, paths) {
  const lines = await hasOwnAttributes(repository) ? void 0 : await readLineDifference(repository, sides, paths);
  return lines ?? readDifference(repository, sides, paths);
}
async function checked(sides, target, difference) {
  const { pullRequest } = sides;
  const [read, listed] = await Promise.all([
    difference,
    pullRequest === void 0 ? void 0 : (0, import_chunk_Q4AACVZO.readListedPaths)(pullRequest)
  ]);
  const { changed, skipped } = read;
  if (listed !== void 0) checkListedPaths(changed, listed, target.paths);
  if (changed.size === 0) throw emptyScope(sides, target);
  const note = scopeNote(sides, changed, skipped) + (listed?.cutOff === true ? CUT_OFF : "");
  return { ...sides, ...read, scopeNote: note };
}
async function readDifference(repository, sides, paths) {
  const { patch, raw, numstat, renameLimitHit, large } = await (0, import_chunk_7EQZ2GT5.readPatch)(repository, sides, paths);
  const changed = (0, import_chunk_R62FEOYP.parsePatch)(patch);
  (0, import_chunk_SKQ7EGPN.crossCheck)(changed, { raw, numstat });
  const skipped = await readSkipped(repository, sides.base.tree, { changed, raw, large });
  return { patch, changed, skipped, renameLimitHit };
}
function startListing(repository, { base, head }) {
  for (const { tree } of [base, head]) (0, import_chunk_WGK3PPFS.listTree)(repository, tree).catch(() => void 0);
}
var CUT_OFF = `; of the pull request's list of files only ${import_chunk_Q4AACVZO.MOST_LISTED} could be compared, GitHub names no more`;
function tooManyFiles({ changed }, limit, own = changed.keys()) {
  return tooManyPaths(own, limit);
}
function emptyScope({ base, head }, target) {
  const command = `correctless diff ${(0, import_chunk_TDLACVAW.shellWord)((0, import_chunk_2OZZ4N6C.targetText)(target))}`.trimEnd();
  if (target.paths.length > 0) {
    return new import_chunk_TJ5KMKV5.Failure("scope/empty", `nothing changed in ${target.paths.join(", ")}`, {
      hint: `see what did: ${command}`
    });
  }
  return new import_chunk_TJ5KMKV5.Failure("scope/empty", `${base.label} and ${head.label} hold the same files`, {
    hint: "review the last commit: correctless diff HEAD"
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  changedLineCounts,
  defaultBranch,
  readChange,
  readChangedLines,
  readDifference,
  tooManyFiles,
  tooManyPaths
});
});
parts["chunk-LTWM26FQ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  ContentReading: () => ContentReading,
  baseAttributes: () => baseAttributes,
  contentFacts: () => contentFacts,
  eachBlob: () => eachBlob,
  skippedByContent: () => skippedByContent,
  skippedByFacts: () => skippedByFacts,
  skippedByPath: () => skippedByPath,
  streamBlobs: () => streamBlobs
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_PIEXY6Y7 = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-PIEXY6Y7"]();
var import_chunk_O2J5DYQP = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-O2J5DYQP"]();
var import_chunk_HOZTHO3D = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-HOZTHO3D"]();
var import_chunk_WGK3PPFS = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_5DEMJDHL = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_promises = require("node:fs/promises");
var import_node_os = require("node:os");
var import_node_path = require("node:path");
var HEAD_BYTES = 4096;
var HEAD_LINES = 15;
var SIGNATURES = [
  /^\W*@generated\b/,
  /^\W*code generated .*do not edit/i,
  /^\W*<auto-?generated/i,
  /^\W*generated by the protocol buffer compiler\. +do not edit/i
];
function isSigned(beginning) {
  const lines = firstLines(beginning.subarray(0, HEAD_BYTES));
  if (!/generated/i.test(lines.toString("latin1"))) return false;
  const comments = new TextDecoder().decode(lines).split("\n", HEAD_LINES).filter((line) => /^\s*(?:\/\/|\/?\*|#|--|<!--|;|%|"""|\(\*)/.test(line));
  return comments.some((line) => SIGNATURES.some((signature) => signature.test(line)));
}
function firstLines(text) {
  let end = -1;
  for (let line = 0; line < HEAD_LINES; line += 1) {
    end = text.indexOf(10, end + 1);
    if (end === -1) return text;
  }
  return text.subarray(0, end);
}
function contentFacts(content) {
  const reading = new ContentReading();
  reading.take(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
  return reading.facts();
}
var ContentReading = class {
  #bytes = 0;
  #lineFeeds = 0;
  #last = NEWLINE;
  #beginning = [];
  take(piece) {
    if (piece.length === 0) return;
    if (this.#bytes < import_chunk_PIEXY6Y7.GIT_LOOKS_AT) this.#beginning.push(piece);
    this.#bytes += piece.length;
    this.#last = piece[piece.length - 1] ?? NEWLINE;
    for (let at = piece.indexOf(NEWLINE); at !== -1; at = piece.indexOf(NEWLINE, at + 1))
      this.#lineFeeds += 1;
  }
  facts() {
    const [first = Buffer.of(), ...more] = this.#beginning;
    const beginning = more.length === 0 ? first : Buffer.concat(this.#beginning);
    return {
      bytes: this.#bytes,
      lines: this.#lineFeeds + (this.#last === NEWLINE ? 0 : 1),
      binary: (0, import_chunk_PIEXY6Y7.gitCallsBinary)(beginning),
      signed: isSigned(beginning)
    };
  }
};
var NEWLINE = 10;
var LOCK_FILES = /* @__PURE__ */ new Set([
  ".terraform.lock.hcl",
  "Cargo.lock",
  "Cartfile.resolved",
  "Chart.lock",
  "Gemfile.lock",
  "MODULE.bazel.lock",
  "Package.resolved",
  "Pipfile.lock",
  "Podfile.lock",
  "buf.lock",
  "bun.lock",
  "bun.lockb",
  "composer.lock",
  "conan.lock",
  "deno.lock",
  "flake.lock",
  "gems.locked",
  "go.sum",
  "go.work.sum",
  "gradle.lockfile",
  "mix.lock",
  "npm-shrinkwrap.json",
  "package-lock.json",
  "packages.lock.json",
  "paket.lock",
  "pdm.lock",
  "pixi.lock",
  "pnpm-lock.yaml",
  "poetry.lock",
  "pubspec.lock",
  "rebar.lock",
  "renv.lock",
  "shard.lock",
  "stack.yaml.lock",
  "uv.lock",
  "yarn.lock"
]);
var VENDOR_FOLDER = /(?:^|\/)(?:bower_components|node_modules|third_party|vendor)\//;
function skippedByPath(path, attributes) {
  const name = path.slice(path.lastIndexOf("/") + 1);
  if (attributes.noDiff === true) return "binary";
  if (attributes.vendored ?? VENDOR_FOLDER.test(path)) return "vendored";
  if (attributes.generated === true) return "generated";
  if (attributes.generated === false) return void 0;
  if (LOCK_FILES.has(name)) return "lockfile";
  if (/\.min\.(?:m?js|cjs|css)$/.test(name)) return "minified";
  return /\.(?:m?js|cjs|css)\.map$/.test(name) ? "generated" : void 0;
}
var MINIFIED_LINE = 250;
function skippedByContent(path, content) {
  return skippedByFacts(path, contentFacts(content));
}
function skippedByFacts(path, content) {
  if (content.signed) return "generated";
  const isBundled = /\.(?:m?js|cjs|css)$/.test(path);
  return isBundled && content.bytes / Math.max(content.lines, 1) > MINIFIED_LINE ? "minified" : void 0;
}
async function readAttributes(repository, tree, paths, names) {
  if (paths.length === 0) return /* @__PURE__ */ new Map();
  const entries = await (0, import_chunk_WGK3PPFS.listWithoutSizes)(repository, tree);
  const files = entries.filter(({ path }) => path === ".gitattributes" || path.endsWith("/.gitattributes"));
  if (files.length === 0) return /* @__PURE__ */ new Map();
  const { gitDir } = repository;
  const folder = await (0, import_promises.mkdtemp)((0, import_node_path.join)((0, import_node_os.tmpdir)(), "correctless-attributes-"));
  try {
    const env = { ...await (0, import_chunk_O2J5DYQP.withoutPrograms)(repository), GIT_INDEX_FILE: (0, import_node_path.join)(folder, "index") };
    const git = async (args, input) => (await (0, import_chunk_5DEMJDHL.runGit)(gitDir, [`--git-dir=${gitDir}`, `--work-tree=${gitDir}`, ...args], { env, input })).stdout;
    const index = files.map(({ mode, oid, path }) => `${mode} ${oid}	${path}\0`).join("");
    await git(["update-index", "-z", "--index-info"], index);
    const answer = await git(
      ["check-attr", "--cached", "-z", "--stdin", ...names],
      paths.map((path) => `${path}\0`).join("")
    );
    return grouped((0, import_chunk_WGK3PPFS.records)(answer));
  } finally {
    await (0, import_promises.rm)(folder, { recursive: true, force: true });
  }
}
function grouped(fields) {
  const byPath = /* @__PURE__ */ new Map();
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const [path = "", name = "", value = ""] = fields.slice(at, at + 3);
    if (value === "unspecified") continue;
    const values = byPath.get(path) ?? /* @__PURE__ */ new Map();
    byPath.set(path, values.set(name, value));
  }
  return byPath;
}
async function baseAttributes(repository, tree, paths) {
  const names = ["linguist-generated", "linguist-vendored", "diff"];
  const values = await readAttributes(repository, tree, paths, names);
  return (path) => {
    const of = (name) => values.get(path)?.get(name);
    return {
      generated: truth(of("linguist-generated")),
      vendored: truth(of("linguist-vendored")),
      noDiff: of("diff") === "unset"
    };
  };
}
function truth(value) {
  if (value === "set" || value === "true") return true;
  return value === "unset" || value === "false" ? false : void 0;
}
async function streamBlobs(repository, oids, taker) {
  let wanted = [...new Set(oids)];
  while (wanted.length > 0) {
    const batch = new Batch(wanted, taker);
    await (0, import_chunk_5DEMJDHL.readGit)(repository, [...import_chunk_5DEMJDHL.MANY_OBJECTS, "cat-file", "--batch", "--buffer"], {
      input: `${wanted.join("\n")}
`,
      each: (piece) => batch.take(piece)
    });
    wanted = batch.rest();
  }
}
async function eachBlob(repository, oids, use) {
  let blob = "";
  const whole = new import_chunk_HOZTHO3D.WholeContent((content) => {
    use(blob, content);
  });
  await streamBlobs(repository, oids, {
    begin: (oid, size) => {
      blob = oid;
      whole.begin(size);
      return true;
    },
    take: (piece) => {
      whole.take(piece);
    }
  });
}
var Batch = class {
  #oids;
  #taker;
  #output;
  #begun = 0;
  #stopped = false;
  constructor(oids, taker) {
    this.#oids = oids;
    this.#taker = taker;
    this.#output = new import_chunk_HOZTHO3D.BatchOutput({
      begin: (header) => this.#begin(header),
      take: (piece) => {
        taker.take(piece);
      }
    });
  }
  /** Whether it ends here, at a blob that is not wanted. */
  take(piece) {
    this.#stopped = this.#output.take(piece);
    return this.#stopped;
  }
  /** Those that no content came of, when git has ended. */
  rest() {
    const rest = this.#oids.slice(this.#begun);
    if (this.#stopped || rest.length === 0 && this.#output.isWhole()) return rest;
    throw new import_chunk_TJ5KMKV5.Failure("environment/git-failed", `git cat-file --batch ended ${rest.length} objects early`);
  }
  #begin(header) {
    const oid = this.#oids[this.#begun] ?? "";
    const size = (0, import_chunk_WGK3PPFS.sizeInHeader)(oid, header);
    this.#begun += 1;
    return this.#taker.begin(oid, size) ? size : void 0;
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  ContentReading,
  baseAttributes,
  contentFacts,
  eachBlob,
  skippedByContent,
  skippedByFacts,
  skippedByPath,
  streamBlobs
});
});
