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
var from_chunk_e3f3a058;
var from_main;
parts["chunk-6U2SYPUO"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  readMemory: () => readMemory,
  readPast: () => readPast,
  writeMemory: () => writeMemory,
  writePast: () => writePast
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_5KINXVLH = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-5KINXVLH"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var NO_PAST = { keys: [], carried: [], findings: [], appeared: [] };
async function readPast(paths, run) {
  return run.target === void 0 ? NO_PAST : (0, import_chunk_5KINXVLH.readStamped)(paths.past, run);
}
function writePast(paths, run, past) {
  return (0, import_chunk_5KINXVLH.writeStamped)(paths.past, run, past);
}
async function readMemory(paths, run) {
  const memory = await (0, import_chunk_5KINXVLH.readStamped)(paths.memory, run);
  if (memory.shape === 1) return memory;
  throw (0, import_chunk_Y4VNX2VG.corrupt)(paths.memory, "was written by another version");
}
function writeMemory(paths, run, memory) {
  return (0, import_chunk_5KINXVLH.writeStamped)(paths.memory, run, memory);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  readMemory,
  readPast,
  writeMemory,
  writePast
});
});
parts["chunk-E5ZXBR5P"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  carriedFor: () => carriedFor,
  carriedOver: () => carriedOver,
  coverageOf: () => coverageOf,
  followedBy: () => followedBy,
  hunkKeys: () => hunkKeys,
  ownOf: () => ownOf,
  ownPaths: () => ownPaths,
  pathOfHunk: () => pathOfHunk,
  pathOfHunk2: () => pathOfHunk2,
  reviewCalls: () => reviewCalls,
  reviewedByLens: () => reviewedByLens,
  slotGaps: () => slotGaps,
  staleGaps: () => staleGaps,
  unshownGaps: () => unshownGaps,
  withoutCarried: () => withoutCarried
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_K4ZGMFTH = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-K4ZGMFTH"]();
var import_chunk_OTZ2RVYM = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CKMVB2RJ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_NLWRO2NF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_node_crypto = require("node:crypto");
function pathOfHunk(hunk) {
  return hunk.slice(0, hunk.lastIndexOf("#"));
}
function coverageOf(hunks, lenses, calls, idle, carriedOver2 = [], notSent = []) {
  const gaps = [];
  const doneBy = [];
  const paths = new Set(hunks.map(pathOfHunk));
  const rows = lenses.map((lens) => {
    const nothing = idle.find((i) => i.lens === lens);
    if (nothing !== void 0) {
      return { lens, slots: 0, stored: 0, hunks: 0, reviewed: 0, carried: 0, why: nothing.why };
    }
    const own = calls.filter((call) => call.lens === lens);
    const unused = notSent.filter((one) => one.lens === lens && paths.has(one.path));
    const due = dueHunks(hunks, unused);
    const over = new Set(carriedOver2.filter((one) => one.lens === lens).map(({ hunk }) => hunk));
    const carried = new Set(due.filter((hunk) => over.has(hunk)));
    const owed = due.filter((hunk) => !carried.has(hunk));
    const reviewed = reviewedHunks(owed, own);
    doneBy.push({ due: new Set(due), reviewed, carried });
    gaps.push(...gapsOf(lens, owed, own));
    return {
      lens,
      slots: own.length,
      stored: own.filter((call) => call.stored).length,
      hunks: due.length,
      reviewed: reviewed.size,
      carried: carried.size,
      why: null,
      ...unused.length === 0 ? {} : { not_sent: unused.map(({ path, why }) => ({ path, why })) }
    };
  });
  if (hunks.length > 0 && doneBy.length === 0) gaps.push("no lens was at work on this change");
  gaps.push(...unowed(hunks, doneBy));
  return { table: { hunks: hunks.length, ...inSum(hunks, doneBy), lenses: rows }, gaps };
}
function dueHunks(hunks, unused) {
  const without = new Set(unused.map(({ path }) => path));
  return hunks.filter((hunk) => !without.has(pathOfHunk(hunk)));
}
function unowed(hunks, doneBy) {
  const left = hunks.filter((hunk) => doneBy.length > 0 && !doneBy.some(({ due }) => due.has(hunk)));
  return left.length === 0 ? [] : [`${(0, import_chunk_CKMVB2RJ.counted)(left.length, "hunk")} sent to no lens: ${firstFew(left)}`];
}
function inSum(hunks, doneBy) {
  if (doneBy.length === 0) return { reviewed: 0, carried: 0 };
  const owing = (hunk) => doneBy.filter(({ due }) => due.has(hunk));
  const isAll = (hunk, is) => owing(hunk).length > 0 && owing(hunk).every(is);
  const carried = hunks.filter((hunk) => isAll(hunk, (one) => one.carried.has(hunk))).length;
  const done = hunks.filter(
    (hunk) => isAll(hunk, (one) => one.reviewed.has(hunk) || one.carried.has(hunk))
  ).length;
  return { reviewed: done - carried, carried };
}
function reviewedByLens(hunks, lenses, calls) {
  return lenses.flatMap((lens) => {
    const own = calls.filter((call) => call.lens === lens);
    return [...reviewedHunks(hunks, own)].map((hunk) => ({ lens, hunk }));
  });
}
function reviewedHunks(hunks, calls) {
  const shown = new Set(calls.flatMap((call) => call.hunks));
  const missed = new Set(calls.flatMap((call) => call.stored ? leftOutHunks(call) : call.hunks));
  return new Set(hunks.filter((hunk) => shown.has(hunk) && !missed.has(hunk)));
}
function leftOutHunks({ hunks, unexamined = [] }) {
  return hunks.filter((hunk) => unexamined.includes(pathOfHunk(hunk)));
}
function gapsOf(lens, hunks, calls) {
  const notStored = calls.filter((call) => !call.stored).map(
    ({ slot, hunks: own, why }) => `${lens} (slot ${slot}): ${(0, import_chunk_CKMVB2RJ.counted)(own.length, "hunk")} not reviewed: ${why}`
  );
  const missing = [...notStored, ...calls.flatMap((call) => passedOver(lens, call))];
  const shown = new Set(calls.flatMap((call) => call.hunks));
  const unseen = hunks.filter((hunk) => !shown.has(hunk));
  if (unseen.length === 0) return missing;
  return [...missing, `${lens}: ${(0, import_chunk_CKMVB2RJ.counted)(unseen.length, "hunk")} shown to no reviewer: ${firstFew(unseen)}`];
}
function passedOver(lens, { slot, stored, unexamined = [] }) {
  if (!stored || unexamined.length === 0) return [];
  const files = `${(0, import_chunk_CKMVB2RJ.counted)(unexamined.length, "file")} of its packet not reviewed, which examined does not name`;
  return [`${lens} (slot ${slot}): ${files}: ${unexamined.map(import_chunk_NLWRO2NF.printable).join(", ")}`];
}
function firstFew(names) {
  return names.slice(0, 5).join(", ") + (names.length > 5 ? ` and ${names.length - 5} more` : "");
}
function reviewCalls({ states, file }, unexamined) {
  const isSent = (lens, path) => !(file.not_sent ?? []).some((one) => one.lens === lens && one.path === path);
  return states.flatMap(({ slot, status, why }) => {
    const leftOut = unexamined.flatMap((one) => one.slot === slot.slot ? one.paths : []);
    return (0, import_chunk_K4ZGMFTH.slotLenses)(slot).map((lens) => ({
      ...{ slot: slot.slot, lens, stored: status === "stored", why },
      hunks: slot.hunks.filter((hunk) => isSent(lens, pathOfHunk(hunk))),
      unexamined: leftOut.filter((path) => isSent(lens, path))
    }));
  });
}
function slotGaps({ states, ledger }) {
  const failed = states.filter(({ slot, status }) => (0, import_chunk_K4ZGMFTH.slotLenses)(slot).length === 0 && status !== "stored").map(({ slot, why }) => `${slot.agent} (slot ${slot.slot}): ${why}`);
  const uncovered = (0, import_chunk_Y4VNX2VG.eventsOf)(ledger, "planned").flatMap((event) => event.uncovered);
  return [...failed, ...uncovered.map(({ hunk, why }) => `${hunk}: ${why}`)];
}
function staleGaps({ stale_names: stale = [] }) {
  return stale.map(({ path, from, named_in: named }) => {
    const more = named.length > 3 ? ` and ${named.length - 3} more` : "";
    return `${(0, import_chunk_NLWRO2NF.printable)(from)} is ${(0, import_chunk_NLWRO2NF.printable)(path)} now, and ${named.slice(0, 3).map(import_chunk_NLWRO2NF.printable).join(", ")}${more} may still name it: no reviewer was shown that`;
  });
}
function unshownGaps(skipped) {
  return skipped.filter(({ decided_by }) => decided_by === "nobody").map((file) => `${(0, import_chunk_NLWRO2NF.printable)(file.path)}: ${whyUnshown(file)}`);
}
function whyUnshown({ reason, bytes, lines }) {
  const size = `${bytes ?? 0} bytes`;
  if (reason === "large") return `${size} of text are too many to be reviewed`;
  const what = reason === "minified" ? `${(0, import_chunk_CKMVB2RJ.counted)(lines, "line")} that nobody can read (minified) were shown to nobody` : `${size} that may be code and are no text were shown to nobody`;
  return `${what}, and nothing at base leaves them out (review.skip, .gitattributes)`;
}
var MOST_CANDIDATES = 1e3;
function placesIn(oldText) {
  const lines = oldText?.split("\n") ?? [];
  const positions = /* @__PURE__ */ new Map();
  for (const [at, line] of lines.entries()) {
    const known = positions.get(line);
    if (known === void 0) positions.set(line, [at]);
    else known.push(at);
  }
  return (hunk) => {
    const side = oldSide(hunk);
    if (side.length === 0) return 0;
    const own = (0, import_chunk_OTZ2RVYM.firstLine)(hunk.old) - 1;
    const isAt = (start) => side.every((line, index) => lines[start + index] === line);
    const counts = side.map((line) => positions.get(line)?.length ?? 0);
    const rarest = counts.indexOf(Math.min(...counts));
    const candidates = positions.get(side[rarest] ?? "") ?? [];
    if (candidates.length > MOST_CANDIDATES || !isAt(own)) return `line ${own + 1}`;
    return candidates.filter((at) => at - rarest < own && isAt(at - rarest)).length;
  };
}
function oldSide({ text }) {
  return text.split("\n").slice(1).filter((line) => line.startsWith("-") || line.startsWith(" ")).map((line) => line.slice(1));
}
function hunkKeys(files, lenses, conditions, textOf) {
  const hunks = files.map((file) => hunksAsJson(file, textOf));
  return lenses.flatMap(
    (lens) => files.flatMap((file, at) => {
      const shared = JSON.stringify([lens, conditions(lens, file.path), file.header]).slice(0, -1);
      const start = (0, import_node_crypto.createHash)("sha256").update(shared);
      return (hunks[at] ?? []).map(({ id, json }) => ({
        lens,
        hunk: id,
        key: start.copy().update(json).digest("hex")
      }));
    })
  );
}
function hunksAsJson({ path, from, hunks }, textOf) {
  const before = /* @__PURE__ */ new Map();
  const placeOf = placesIn(textOf(from ?? path, "old"));
  return hunks.map((hunk) => {
    const { id, text } = hunk;
    const body = text.slice(text.indexOf("\n") + 1);
    const nth = before.get(body) ?? 0;
    before.set(body, nth + 1);
    return { id, json: `,${JSON.stringify(body)},${nth},${JSON.stringify(placeOf(hunk))}]` };
  });
}
function carriedOver(keys, reviewed) {
  const runs = new Map(reviewed.map(({ lens, key, run }) => [`${lens} ${key}`, run]));
  return keys.flatMap((own) => {
    const run = runs.get(`${own.lens} ${own.key}`);
    return run === void 0 ? [] : [{ ...own, run }];
  });
}
function pathOfHunk2(hunk) {
  return hunk.slice(0, hunk.lastIndexOf("#"));
}
function carriedFor(lens, carried) {
  return new Set(carried.filter((one) => one.lens === lens).map(({ hunk }) => hunk));
}
function withoutCarried(files, carried) {
  return files.map((file) => ({ ...file, hunks: file.hunks.filter(({ id }) => !carried.has(id)) }));
}
function ownPaths({ shard }) {
  return shard === void 0 ? void 0 : new Set(shard.paths);
}
function ownOf(run, files) {
  const own = ownPaths(run);
  return own === void 0 ? files : files.filter(({ path }) => own.has(path));
}
function followedBy(run, past, changed) {
  const own = ownPaths(run);
  if (own === void 0) return past;
  const isFirst = run.shard?.index === 1;
  return past.filter(({ finding: { file } }) => own.has(file) || isFirst && !changed.has(file));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  carriedFor,
  carriedOver,
  coverageOf,
  followedBy,
  hunkKeys,
  ownOf,
  ownPaths,
  pathOfHunk,
  pathOfHunk2,
  reviewCalls,
  reviewedByLens,
  slotGaps,
  staleGaps,
  unshownGaps,
  withoutCarried
});
});
parts["chunk-JFFL4YWH"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  differences: () => differences,
  fingerprintRepository: () => fingerprintRepository
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NK4T5BNB = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-NK4T5BNB"]();
var import_chunk_2OHYE5MN = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-2OHYE5MN"]();
var import_chunk_NLWRO2NF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_UUEVDYVP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-UUEVDYVP"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_node_crypto = require("node:crypto");
var import_node_path = require("node:path");
var HASHED_BYTES = 32 * 1024 * 1024;
async function fingerprintRepository(repository) {
  const env = await (0, import_chunk_2OHYE5MN.withoutPrograms)(repository);
  const git = async (...args) => (await (0, import_chunk_UUEVDYVP.runGit)(repository.top, args, { env, answers: [0, 1] })).stdout;
  const [name, sha, index, refs, status, amongOwn, tags] = await Promise.all([
    git("symbolic-ref", "--quiet", "HEAD"),
    git("rev-parse", "--verify", "--quiet", "HEAD"),
    git("ls-files", "--stage", "-z"),
    git("for-each-ref", "--format=%(refname) %(objectname)"),
    git(
      "status",
      "--porcelain=v2",
      "-z",
      "--untracked-files=all",
      "--ignore-submodules=dirty",
      "--no-renames"
    ),
    // What the snapshot takes in besides: our own `.gitignore` hides what others put beside our files.
    git("ls-files", "-z", "--others", "--", ".correctless/"),
    git(...import_chunk_NK4T5BNB.TAGS_OF_INDEX)
  ]);
  const { assumed, skipped } = await (0, import_chunk_NK4T5BNB.flaggedFiles)(repository.top, tags);
  const listed = /* @__PURE__ */ new Set([...statusPaths(status), ...(0, import_chunk_KWOTC3ZP.records)(amongOwn), ...assumed, ...skipped]);
  const files = [...listed].filter((path) => !(0, import_chunk_NK4T5BNB.ownFile)(path)).toSorted(import_chunk_UTFC5QHX.compareText);
  return {
    head: [text(name) === "" ? "HEAD" : text(name), text(sha)],
    index: sha256(index),
    refs: refPairs(text(refs)),
    files: await contentsOf(repository, files)
  };
}
function differences(before, after) {
  const moved = [0, 1].find((part) => before.head[part] !== after.head[part]);
  const head = moved === void 0 ? [] : [`HEAD moved from ${before.head[moved]} to ${after.head[moved]}`];
  const index = before.index === after.index ? [] : ["index changed"];
  const refs = unequal(before.refs, after.refs).map((name) => `ref ${(0, import_chunk_NLWRO2NF.printable)(name)} moved`);
  const was = new Set(before.files.map(([path]) => path));
  const inBoth = new Set(after.files.map(([path]) => path).filter((path) => was.has(path)));
  const files = unequal(before.files, after.files).filter((path) => inBoth.has(path) || head.length === 0 && index.length === 0).map((path) => `file ${(0, import_chunk_NLWRO2NF.printable)(path)} changed`);
  return [...head, ...index, ...refs, ...files];
}
function unequal(before, after) {
  const [was, is] = [new Map(before), new Map(after)];
  return [.../* @__PURE__ */ new Set([...was.keys(), ...is.keys()])].filter((name) => was.get(name) !== is.get(name)).toSorted();
}
function refPairs(listing) {
  return listing.split("\n").filter((line) => line !== "" && !line.startsWith("refs/correctless/")).map((line) => [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)]);
}
function statusPaths(status) {
  const fieldsBefore = /* @__PURE__ */ new Map([
    ["?", 1],
    ["1", 8],
    ["u", 10]
  ]);
  return (0, import_chunk_KWOTC3ZP.records)(status).flatMap((record) => {
    const skip = fieldsBefore.get(record.charAt(0));
    return skip === void 0 ? [] : [record.split(" ").slice(skip).join(" ")];
  });
}
async function contentsOf(repository, paths) {
  const contents = [];
  for (const path of paths) contents.push([path, await contentOf(repository, path)]);
  return contents;
}
async function contentOf(repository, path) {
  const absolute = (0, import_node_path.join)(repository.top, path);
  try {
    const stats = await (0, import_chunk_PI4NLZB6.lstat)(absolute);
    if (stats.isSymbolicLink()) return `link ${await (0, import_chunk_PI4NLZB6.readlink)(absolute)}`;
    if (stats.isDirectory()) return `commit ${await commitOf(absolute)}`;
    const mode = stats.mode & 73 ? "program" : "file";
    if (stats.size > HASHED_BYTES) return `${mode} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}`;
    return `${mode} ${sha256(await (0, import_chunk_PI4NLZB6.readFile)(absolute))}`;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unreadable";
    return code === "ENOENT" || code === "ENOTDIR" ? "missing" : code;
  }
}
async function commitOf(folder) {
  const { stdout } = await (0, import_chunk_UUEVDYVP.runGit)(folder, ["rev-parse", "--verify", "--quiet", "HEAD"], {
    answers: [0, 1, 128]
  });
  return text(stdout);
}
function text(bytes) {
  return bytes.toString("utf8").trim();
}
function sha256(bytes) {
  return (0, import_node_crypto.createHash)("sha256").update(bytes).digest("hex");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  differences,
  fingerprintRepository
});
});
parts["chunk-LZCTZWJL"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  severityOf: () => severityOf
});
module.exports = __toCommonJS(stdin_exports);
function severityOf({ severity, claim }) {
  return severity ?? claim.severity;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  severityOf
});
});
parts["chunk-PQUTTT4H"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  storedReply: () => storedReply
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_BM7WRDFC = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-BM7WRDFC"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_node_crypto = require("node:crypto");
async function storedReply(run, slot, contract, by = run.states.find((state) => state.slot.slot === slot.slot)?.storedBy ?? null) {
  const stored = (0, import_chunk_Y4VNX2VG.eventsOf)(run.ledger, "stored").find((e) => e.slot === slot.slot && e.agentId === by);
  if (stored === void 0) return void 0;
  const path = run.paths.reply(stored.agentId);
  const bytes = await (0, import_chunk_WRWMQTCS.readBytes)(path);
  if ((0, import_node_crypto.createHash)("sha256").update(bytes).digest("hex") !== stored.sha256) {
    throw (0, import_chunk_Y4VNX2VG.corrupt)(path, "is not the reply that was stored");
  }
  return (0, import_chunk_BM7WRDFC.parseReply)(contract, bytes.toString("utf8"));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  storedReply
});
});
parts["chunk-U72TFYS5"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  KEPT_TREES: () => KEPT_TREES,
  createRun: () => createRun,
  requireRealFolders: () => requireRealFolders,
  writeGitignore: () => writeGitignore
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_promises = require("node:fs/promises");
var import_node_path = require("node:path");
var KEPT_TREES = 8;
var GITIGNORE = "*\n!config/\n!config/**\n!suppressions.json\n";
var OWN_FOLDERS = [".correctless", ".correctless/runs", ".correctless/sessions"];
async function createRun(file, paths) {
  await requireRealFolders(file.top);
  await writeGitignore(file.top);
  if (await (0, import_chunk_WRWMQTCS.createFileOnce)(paths.run, (0, import_chunk_Y4VNX2VG.jsonText)(file))) return;
  throw new import_chunk_J3I4R3VV.Failure("run/corrupt", `${paths.run} exists already`, { hint: "run the same command again" });
}
async function writeGitignore(top) {
  await (0, import_chunk_WRWMQTCS.createFileOnce)((0, import_node_path.join)(top, ".correctless", ".gitignore"), GITIGNORE);
}
async function requireRealFolders(top, also = []) {
  for (const folder of [...OWN_FOLDERS, ...also]) {
    const stats = await (0, import_promises.lstat)((0, import_node_path.join)(top, folder)).catch(() => void 0);
    if (stats?.isSymbolicLink() !== true) continue;
    throw new import_chunk_J3I4R3VV.Failure("environment/file-unwritable", `${folder} is a link, and runs are written below it`, {
      hint: `remove the link ${folder}; see where it leads before you do`
    });
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  KEPT_TREES,
  createRun,
  requireRealFolders,
  writeGitignore
});
});
parts["chunk-UENEWP25"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  hunkIds: () => hunkIds,
  shownFiles: () => shownFiles,
  unseenWarnings: () => unseenWarnings
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_JZXNWCOT = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-JZXNWCOT"]();
var import_chunk_E2GJLKLX = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_BLJONZEY = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-BLJONZEY"]();
var import_chunk_OTZ2RVYM = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CKMVB2RJ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_NLWRO2NF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var MOST_CHARACTERS = 8;
var MOST_LINES = 10;
var MOST_FILES = 5;
function unseenNote(hunks) {
  const lines = unseenLines(hunks);
  if (lines.length === 0) return "";
  return `characters that cannot be seen, in ${(0, import_chunk_CKMVB2RJ.counted)(lines.length, "added line")}: ${namesIn(lines)}
`;
}
function unseenWarnings(files) {
  const found = files.flatMap(({ path, hunks }) => {
    const lines = unseenLines(hunks);
    return lines.length === 0 ? [] : [{ path, lines }];
  });
  const more = found.length - MOST_FILES;
  return [
    ...found.slice(0, MOST_FILES).map(({ path, lines }) => {
      const numbers = lines.slice(0, MOST_LINES).map(({ line }) => String(line));
      const at = `${numbers.join(", ")}${lines.length > MOST_LINES ? " \u2026" : ""}`;
      return `${(0, import_chunk_NLWRO2NF.printable)(path)} adds characters that cannot be seen, ${namesIn(lines)}: line ${at}`;
    }),
    ...more > 0 ? [`${(0, import_chunk_CKMVB2RJ.counted)(more, "more file")} with characters that cannot be seen`] : []
  ];
}
function unseenLines(hunks) {
  return hunks.flatMap(({ new: now, text }) => {
    const found = [];
    let line = (0, import_chunk_OTZ2RVYM.firstLine)(now) - 1;
    for (const one of text.split("\n").slice(1)) {
      if (!one.startsWith("+") && !one.startsWith(" ")) continue;
      line += 1;
      if (!one.startsWith("+")) continue;
      const characters = /* @__PURE__ */ new Set();
      (0, import_chunk_WDRVM6EA.replaceInvisible)(readable(one.slice(1), line), (char) => {
        characters.add(codePoint(char));
        return "";
      });
      if (characters.size > 0) found.push({ line, characters: [...characters] });
    }
    return found;
  });
}
function readable(text, line) {
  const withoutEnd = text.replace(/\r$/, "");
  if (withoutEnd === "\f") return "";
  return line === 1 ? withoutEnd.replace(/^\uFEFF/, "") : withoutEnd;
}
function codePoint(char) {
  return `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
function namesIn(lines) {
  const all = [...new Set(lines.flatMap(({ characters }) => characters))];
  return `${all.slice(0, MOST_CHARACTERS).join(" ")}${all.length > MOST_CHARACTERS ? " \u2026" : ""}`;
}
function shownFiles({ patch, changed, skipped }) {
  const reasons = new Map(skipped.map(({ path, reason }) => [path, reason]));
  return [...changed.values()].map((file) => {
    const why = reasons.get(file.path) ?? (file.kind === "opaque" ? file.why : null);
    const from = file.kind === "deleted" ? null : file.from ?? null;
    const status = file.kind === "deleted" ? "deleted" : file.status;
    const hunks = why === null ? hunksOf(file, patch) : [];
    const notes = modeLines(file, patch) + linkLine(file, patch) + unseenNote(hunks);
    return {
      path: file.path,
      from,
      status,
      ...lineCounts(file),
      skipped: why,
      header: notes + fileHeader(file.path, from, status),
      hunks
    };
  });
}
function hunkIds(files) {
  return files.flatMap((file) => file.hunks.map((hunk) => hunk.id));
}
function lineCounts(file) {
  if (file.kind === "opaque") return { addedLines: 0, removedLines: 0 };
  return { addedLines: file.addedLines, removedLines: file.removedLines };
}
function hunksOf(file, patch) {
  if (file.kind === "opaque") return [];
  return file.hunks.map((hunk, index) => {
    const text = (0, import_chunk_E2GJLKLX.hunkText)(patch, hunk);
    return {
      id: (0, import_chunk_E2GJLKLX.hunkId)(file.path, index + 1),
      old: hunk.old,
      new: hunk.new,
      text: text.endsWith("\n") ? text : `${text}
`
    };
  });
}
function fileHeader(path, from, status) {
  const old = status === "added" ? "/dev/null" : (0, import_chunk_BLJONZEY.shownPath)(`a/${from ?? path}`);
  const now = status === "deleted" ? "/dev/null" : (0, import_chunk_BLJONZEY.shownPath)(`b/${path}`);
  return `--- ${old}
+++ ${now}
`;
}
function modeLines(file, patch) {
  if (file.kind === "opaque") return "";
  const ends = /* @__PURE__ */ new Set([file.hunks.at(0), file.hunks.at(-1)]);
  const lines = [...ends].flatMap((hunk) => {
    if (hunk === void 0) return [];
    const { start } = hunk.bytes;
    const section = patch.lastIndexOf("\ndiff --git ", start, "latin1") + 1;
    if (patch.indexOf("\n@@ ", section, "latin1") + 1 < start) return [];
    return patch.toString("latin1", section, start).match(MODE) ?? [];
  });
  return lines.map((line) => `${line}
`).join("");
}
function linkLine(file, patch) {
  const link = (0, import_chunk_JZXNWCOT.linkIn)(file, patch);
  if (link === void 0) return "";
  const where = link.leaves ? ", which is outside of the repository" : "";
  return `symbolic link to ${JSON.stringify(link.target)}${where}
`;
}
var MODE = /^(?:(?:old|new) mode \d{6}|(?:new|deleted) file mode (?!100644)\d{6})$/gm;
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  hunkIds,
  shownFiles,
  unseenWarnings
});
});
